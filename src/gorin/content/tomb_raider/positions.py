"""What scenario files need of Tomb Raider beside the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.goals import aimed, format_of
from gorin.games.tomb_raider.codec import read_position
from gorin.games.tomb_raider.events.piles import Shuffled
from gorin.games.tomb_raider.state import State
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE
from gorin.kernel.domain import Shuffle
from gorin.kernel.match import Match
from gorin.kernel.words import say

STANDARD = "standard"
OURS = ("cards", "level")
"""What the reader puts into a position; a file must not."""


class TombRaiderPositions:
    """Positions on a level, by default the Introductory one, and the piles that are shuffled."""

    def beside(self, options: Mapping[str, Any], folder: Path) -> Mapping[str, Any]:
        """Find a level's file in the folder."""
        level = options.get("level")
        if isinstance(level, str) and level.endswith(".toml"):
            return {**options, "level": str(folder / level)}
        return options

    def position(
        self, data: Mapping[str, Any], options: Mapping[str, Any], format: str | None, folder: Path
    ) -> tuple[State, str]:
        """Describe it on a level with the goal that the format plays."""
        for name in OURS:
            if name in data:
                raise BadInput(say("scenario-position-field", field=name), place="position")
        asked = self.beside(options, folder).get("level") or tomb_raider.DEFAULT_LEVEL
        found = aimed(tomb_raider.load_level(asked), None, format, ())
        state = read_position({**data, "cards": tomb_raider.cards(), "level": found})
        return state, format or format_of(found, None, STANDARD)

    def pile(self, match: Match[State]) -> tuple[str, ...]:
        """Find the pile in a copy of the match, by what it says it has shuffled."""
        question = match.pending[0]
        assert isinstance(question.decision.domain, Shuffle), question.decision.prompt.kind
        twin = match.fork()
        before = len(twin.table.log)
        twin.choose(CHANCE, question.decision.domain.default())
        zone = next(event.zone for event in twin.log(before) if isinstance(event, Shuffled))
        state = match.table.state
        return tuple(state.slug(card) for card in state.zones[zone])
