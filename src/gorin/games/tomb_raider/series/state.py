"""State of a series: its levels, what each player has, and how the levels went."""

from __future__ import annotations

import copy
from typing import TypeAlias

from msgspec import Struct

from gorin.games.tomb_raider.facts import (
    CardFacts,
    Discovery,
    SecretMove,
    Treasure,
    Upgrade,
    is_drawn,
)
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.series.numbers import Numbers
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame, Outcome, Table

CARRIED = ("treasure", "upgrade", "secret-move", "item")
"""The kinds of cards that may be carried over; of the items it is one that was saved."""

ORDERS = ("listed", "random", "ask")
"""The ways to settle the order of the levels: as listed, by lot, or as all agree."""


@states("TR-17.1")
class Agreement(Struct, frozen=True):
    """The agreement before a series of levels: their order, what is carried over, the scoring.

    `carry` are the kinds of cards that raiders keep; `scoring` names a way to find the winner
    that the kind of series knows. `turn_limit` ends each level that nobody has won by then.
    """

    order: str = "listed"
    carry: tuple[str, ...] = ()
    scoring: str = "levels"
    turn_limit: int | None = None
    opening: str = "chosen"


class Standing(Struct, frozen=True):
    """The things of a player between levels.

    `deck` counts all draw cards of the player by slug, also those that lie in the saved row;
    `kept` are the cards that lie there when the next level begins; `won` are the treasures won.
    """

    raider: str
    deck: tuple[tuple[str, int], ...]
    kept: tuple[str, ...] = ()
    won: tuple[str, ...] = ()


class Played(Struct, frozen=True, kw_only=True):
    """The course of a level: `level` is its place in the list, the lists go by seat.

    `room` is the power of the treasure room that lay on the map, 0 if none did; `finished` the
    turn in which each raider finished a timed level, 0 if it did not; `extra` the extra turns it
    needed. `saved` is what lay in the saved rows at the end. `kept`, `prizes` and `added` say
    what came of the level: the cards carried over, the treasure won, the number of cards added.
    """

    level: int
    winners: tuple[Seat, ...]
    turns: int
    reason: str
    room: int
    finished: tuple[int, ...]
    extra: tuple[int, ...]
    saved: tuple[tuple[str, ...], ...]
    kept: tuple[tuple[str, ...], ...]
    prizes: tuple[str, ...]
    added: tuple[int, ...]


class State(Struct, kw_only=True):
    """All that is true of a series at one moment.

    `stage` says what is going on: "order", "start", "level", "keep", "prize", "add" or "over".
    With `built` each level is that of the seat with its number. `pool` are all cards by slug.
    """

    levels: tuple[Level, ...]
    pool: dict[str, CardFacts]
    agreed: Agreement
    players: dict[Seat, Standing]
    built: bool = False
    order: tuple[int, ...] = ()
    played: tuple[Played, ...] = ()
    stage: str = "order"
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> State:
        """Return an independent copy; the records in it are shared, being frozen."""
        twin = copy.copy(self)
        twin.players = self.players.copy()
        return twin

    @property
    def cards(self) -> tuple[CardFacts, ...]:
        """The cards there are, in order of their numbers."""
        return tuple(self.pool.values())

    def is_drawn(self, slug: str) -> bool:
        """Return whether a card belongs in a draw deck."""
        return is_drawn(self.pool[slug])

    def kind(self, slug: str) -> str:
        """Return what a card is for a series: one of `CARRIED`, or an empty text."""
        facts = self.pool[slug]
        if isinstance(facts, Discovery):
            return "item" if facts.form == "item" else ""
        if isinstance(facts, Treasure):
            return "treasure"
        if isinstance(facts, Upgrade):
            return "upgrade"
        return "secret-move" if isinstance(facts, SecretMove) else ""

    @property
    def number(self) -> int:
        """The number of the level that is played or comes next, from 1."""
        return len(self.played) + (self.stage in ("order", "start", "level"))

    @property
    def is_last(self) -> bool:
        """No level comes after those that were played."""
        return len(self.played) == len(self.levels)


Series: TypeAlias = Table[State]


def numbers(table: Series) -> Numbers:
    """Return the numbers in force."""
    figures: Numbers = table.rulebook.numbers
    return figures


def deck_of(standing: Standing) -> dict[str, int]:
    """Return a player's draw cards by slug, those in the saved row too."""
    return dict(standing.deck)


def draw_deck(standing: Standing) -> dict[str, int]:
    """Return the draw deck for the next level: what lies in the saved row is not in it."""
    deck = deck_of(standing)
    for slug in standing.kept:
        if deck.get(slug):
            deck[slug] -= 1
    return {slug: count for slug, count in deck.items() if count}
