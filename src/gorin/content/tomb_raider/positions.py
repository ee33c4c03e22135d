"""What scenario files need of Tomb Raider beside the game itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from gorin.content.cards.pool import Library
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.goals import aimed, format_of
from gorin.content.tomb_raider.pool import pool_in
from gorin.games.tomb_raider.codec import read_position
from gorin.games.tomb_raider.events.piles import Shuffled
from gorin.games.tomb_raider.facts import ABILITIES
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.games.tomb_raider.state import State
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE
from gorin.kernel.domain import Shuffle
from gorin.kernel.match import Match
from gorin.kernel.words import say

STANDARD = "standard"
DERIVED = ("life", "maximum_life", "hand_limit", "moves_left", "cut_off")
"""What scenarios may claim of a raider that no position says: the rules make it."""
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
        self,
        library: Library,
        data: Mapping[str, Any],
        options: Mapping[str, Any],
        format: str | None,
        folder: Path,
    ) -> tuple[State, str]:
        """Describe it on a level with the goal that the format plays."""
        for name in OURS:
            if name in data:
                raise BadInput(say("scenario-position-field", field=name), place="position")
        asked = self.beside(options, folder).get("level") or tomb_raider.DEFAULT_LEVEL
        pool = pool_in(library)
        found = aimed(tomb_raider.load_level(pool, asked), None, format, ())
        try:
            state = read_position({**data, "cards": pool.cards, "level": found})
        except BadInput as error:
            raise BadInput.together([_with_near(each, pool.cards) for each in error.all]) from None
        return state, format or format_of(found, None, STANDARD)

    def facts(self, match: Match[State]) -> Mapping[str, Any]:
        """Add what the rules make of a position: abilities, life, moves, limits."""
        game, table = match.table.rulebook.game, match.table
        found = game.write_position(table.state)
        view: object = game.view(table, None)
        if isinstance(view, TombRaiderView):
            for row, raider in zip(found["raiders"], view.raiders, strict=True):
                row |= {name: getattr(raider, name) for name in DERIVED}
                row["abilities"] = dict(zip(ABILITIES, raider.abilities, strict=True))
            for place in view.places:
                if place.face_up:
                    found["map"][place.space]["danger_limit"] = place.danger
        return found

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


def _with_near(fault: BadInput, known: Collection[str]) -> BadInput:
    """Return a fault; one about a card that nobody knows names the card that is meant, perhaps."""
    asked = fault.message.args.get("card")
    if fault.message.id != "position-unknown-card" or not isinstance(asked, str):
        return fault
    near = get_close_matches(asked.casefold().replace(" ", "-"), known, 1)
    if asked in known or not near:
        return fault
    told = say("position-unknown-card-near", card=asked, near=near[0])
    return BadInput(told, place=fault.place, clause=fault.clause)
