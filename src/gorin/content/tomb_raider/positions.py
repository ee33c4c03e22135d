"""The parts of Tomb Raider that scenario files need beside the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gorin.content.box.position_reader import next_shuffle
from gorin.content.box.positions import Positions
from gorin.content.cards.pool import Library
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.goals import aimed, format_of
from gorin.content.tomb_raider.pool import pool_in
from gorin.games.tomb_raider.codec import Position, read_position
from gorin.games.tomb_raider.events.piles import Shuffled
from gorin.games.tomb_raider.facts import ABILITIES
from gorin.games.tomb_raider.joined.state import State as Joined
from gorin.games.tomb_raider.joined.state import level_table
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.games.tomb_raider.state import State
from gorin.kernel.clauses import BadInput
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import say

STANDARD = "standard"
DERIVED = ("life", "maximum_life", "hand_limit", "moves_left", "cut_off")
"""Claims that scenarios may make of a raider and no position says: the rules make them."""
OF_SERIES = ("players", "order", "played", "stage")
"""Claims that scenarios may make of a series."""
OURS = ("cards", "level")
"""Keys that the reader puts into a position; a file must not."""


class TombRaiderPositions(Positions):
    """Positions on a level, by default the Introductory one, and the piles that are shuffled."""

    fields = Position
    takes = ("variant", "points")

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
        level = _varied(tomb_raider.load_level(pool, asked), options.get("variant"))
        level = aimed(level, None, format, options.get("points", ()))
        state = read_position({**data, "cards": pool.cards, "level": level})
        return state, format or format_of(level, None, STANDARD)

    def facts(self, match: Match[State]) -> Mapping[str, Any]:
        """Add what the rules make of a position: abilities, life, moves, limits.

        In a series these are the facts of the level that is played, and `series` has its own.
        """
        table: Table[Any] = match.table
        if not isinstance(table.state, Joined):
            return _of_level(table)
        written = table.rulebook.game.write_position(table.state)
        series = {name: written["series"][name] for name in OF_SERIES}
        series |= {"number": table.state.number, "left": written["left"]}
        level = {} if table.state.level is None else _of_level(level_table(table))
        return {**level, "series": series}

    def pile(self, match: Match[State]) -> tuple[str, ...]:
        """Find the pile in a copy of the match, by what it says it has shuffled."""
        shuffle = next_shuffle(match, Shuffled)
        table: Table[Any] = match.table
        state = table.state.level if isinstance(table.state, Joined) else table.state
        if shuffle is None or state is None:
            return ()
        return tuple(state.slug(card) for card in state.zones[shuffle.zone])


def _varied(level: Level, variant: str | None) -> Level:
    """Return a level in a variant, the level itself if none is asked for.

    Raises:
        BadInput: it has no such variant.
    """
    if variant is None:
        return level
    varied = level.variant(variant) if level.variants else None
    if varied is None:
        known = tuple(each.id for each in level.variants)
        message = say("setup-no-variant", asked=variant, known=known)
        raise BadInput(message, place="position: options.variant", clause=level.clause)
    return varied


def _of_level(table: Table[Any]) -> dict[str, Any]:
    game = table.rulebook.game
    position: dict[str, Any] = game.write_position(table.state)
    view: object = game.view(table, None)
    if isinstance(view, TombRaiderView):
        for row, raider in zip(position["raiders"], view.raiders, strict=True):
            row |= {name: getattr(raider, name) for name in DERIVED}
            row["abilities"] = dict(zip(ABILITIES, raider.abilities, strict=True))
        for place in view.places:
            if place.face_up:
                position["map"][place.space]["danger_limit"] = place.danger
    return position
