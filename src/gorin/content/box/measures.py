"""Measures of many matches between bots, and what a report on balance asks of them.

A match that is over is kept as an `Ended`. A measure takes its value from that, or from the match
itself while it is there. Values of many matches make a figure: a share, a spread or a mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from gorin.content.box.wishes import Wishes
from gorin.content.cards.pool import Library
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.words import Arg, Message, say

Number: TypeAlias = int | float
Value: TypeAlias = Number | tuple[Number, ...] | None
"""A value of the match, or of each seat in order; None where the match does not count."""
Counted: TypeAlias = Mapping[str, tuple[Number, ...]]
"""Figures read from a match when it was over, by the ids of measures."""
Unit: TypeAlias = Literal["share", "spread", "mean"]
Of: TypeAlias = Literal["match", "seat"]


class Ended(Struct, frozen=True, array_like=True):
    """The record of a match that bots played to its end.

    Attributes:
        number: which match of its case it was.
        seats: how many played.
        winners: the seats that won; none if nobody did.
        first: the seat that went first in the first turn, None if there is no such order.
        reason: how it ended, by message id.
        turns: how many turns it took.
        decisions: how many decisions.
        counted: what measures read from the match.
    """

    number: int
    seats: int
    winners: tuple[Seat, ...]
    first: Seat | None
    reason: str
    turns: int
    decisions: int
    counted: Counted = field(default_factory=dict[str, tuple[Number, ...]])


class Case(Struct, frozen=True):
    """A setup to play many times: a subject in one of its variants, seats, and the players there.

    The subject and its variant are ids; a subject may have no variants.
    """

    subject: str
    variant: str
    seats: int
    bot: str


class Plot(Struct, frozen=True, kw_only=True):
    """A plot of a measure; `bound` is drawn as a line, in percent or turns.

    With `fair` another line shows what a seat would have if all were alike.
    """

    title: Message
    axis: Message
    about: Message
    bound: float | None = None
    fair: bool = False


class Measure(Struct, frozen=True, kw_only=True):
    """Something that is counted of every match.

    Attributes:
        id: how files name it.
        label: what it is called.
        unit: what many values make: the share of those that are 1, how they are spread, the mean.
        of: whether a value is that of the match, or there is one of each seat.
        counted: reads values from a match that is over; None if what is kept of it is enough.
        value: the value, from what is kept of a match and the turn limit if there is one; else
            what was counted.
        head: the label where there is little room.
        formats: it is counted in these formats only; none for all.
        reported: a report has it.
        several: it says nothing where one seat plays alone.
        plot: how a report draws it.
    """

    id: str
    label: Message
    unit: Unit
    of: Of = "match"
    counted: Callable[[Match[Any]], tuple[Number, ...]] | None = None
    value: Callable[[Ended, int | None], Value] | None = None
    head: Message | None = None
    formats: tuple[str, ...] = ()
    reported: bool = True
    several: bool = False
    plot: Plot | None = None

    def values(self, ended: Ended, limit: int | None) -> tuple[Number, ...]:
        """Return its values in a match: one, one of each seat, or none."""
        if self.value is None:
            return ended.counted.get(self.id, ())
        value = self.value(ended, limit)
        if value is None:
            return ()
        return value if isinstance(value, tuple) else (value,)


def anywhere(case: Case) -> bool:
    """Return that a bound holds for a case: for every one."""
    return True


class Bound(Struct, frozen=True, kw_only=True):
    """A bound of balance: a measure's share lies between two values.

    Attributes:
        id: how files name it.
        measure: the id of the measure.
        asked: the message that says what is asked; it is given the bot, both bounds and `args`.
        args: what else the message needs.
        bots: whose matches are held to it; none for every bot, each by itself.
        concerns: which cases are.
        least: the lower bound.
        most: the upper bound.
        strict: the upper bound itself is too much.
        clause: the clause that says so, empty if the project does.
    """

    id: str
    measure: str
    asked: str
    args: Mapping[str, Arg] = field(default_factory=dict[str, Arg])
    bots: tuple[str, ...] = ()
    concerns: Callable[[Case], bool] = anywhere
    least: float = 0.0
    most: float = 1.0
    strict: bool = False
    clause: str = ""


class Subject(Struct, frozen=True, kw_only=True):
    """A subject of a report, apart from seats and bots, for instance a level in a variant.

    Attributes:
        id: its id, or the file that it comes from.
        variant: the id of the variant, empty if there is none.
        title: what it is called.
        aside: what the variant is called.
        format: the format that it is played by, None for the one that its options lead to.
        options: the options of the game that lead to it.
        fewest: so many seats must play it.
        most: so many may.
        alone: one seat may play it alone too.
    """

    id: str
    title: Message
    variant: str = ""
    aside: Message | None = None
    format: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    fewest: int
    most: int
    alone: bool = False

    def fits(self, seats: int) -> bool:
        """Return whether this number of seats may play it."""
        return self.fewest <= seats <= self.most or (self.alone and seats == 1)


class Subjects(Struct, frozen=True):
    """The subjects that a report can play: the ids of all, and what an id or a file means.

    `named` is given the cards that count; it raises all that is wrong with an id or a file.
    """

    ids: Callable[[], tuple[str, ...]]
    named: Callable[[Library, str], Iterator[Subject]]


class Balance(Struct, frozen=True, kw_only=True):
    """The way bots play a game many times, and what a report on its balance says.

    Attributes:
        subjects: what a report plays; None for all formats.
        seats: with how many seats, unless somebody says; none for as many as may play.
        bounds: what is asked, in the order in which a report has it.
        columns: what files call a subject and its variant.
        limit: the option that ends a long match after so many turns, empty if there is none.
        long: the limit of a report, unless somebody says.
        usual: the options of matches among bots where nobody chooses, by the format asked for
            and the options that somebody chose.
        played: what is played, in words, by what is asked for and the format.
        title: the message that heads a report; it is given the game.
        about: the message below it.
        asked: the message that heads what is asked.
        table: the message that says what is in the table.
        searching: modules of the program that only matches of searching bots depend on.
    """

    subjects: Subjects | None = None
    seats: tuple[int, ...] = ()
    bounds: tuple[Bound, ...] = ()
    columns: tuple[str, str] = ("format", "variant")
    limit: str = ""
    long: int | None = None
    usual: Callable[[str | None, Mapping[str, Any]], Mapping[str, Any]] = lambda *_: {}
    played: Callable[[Wishes, str], Message] | None = None
    title: str = "report-title"
    about: str = "report-about"
    asked: str = "report-checks"
    table: str = "report-table-about"
    searching: tuple[str, ...] = ()


PLAIN_BALANCE = Balance()
"""The balance of a game that says nothing of it."""


def is_won(ended: Ended, limit: int | None) -> Value:
    """Return 1 if somebody won."""
    return int(bool(ended.winners))


def is_won_by_first(ended: Ended, limit: int | None) -> Value:
    """Return 1 if the winner went first; only matches that somebody won count."""
    return int(ended.first in ended.winners) if ended.winners else None


def seats_won(ended: Ended, limit: int | None) -> Value:
    """Return of each seat whether it won; only matches that somebody won count."""
    seats = tuple(int(Seat(seat) in ended.winners) for seat in range(ended.seats))
    return seats if ended.winners else None


def turns_until_won(ended: Ended, limit: int | None) -> Value:
    """Return the turns of a match that somebody won."""
    return ended.turns if ended.winners else None


def decisions_of(ended: Ended, limit: int | None) -> Value:
    """Return how many decisions a match took."""
    return ended.decisions


WON = Measure(
    id="won",
    label=say("report-column-won"),
    unit="share",
    value=is_won,
    plot=Plot(
        title=say("report-plot-won"),
        axis=say("report-plot-won-axis"),
        about=say("report-plot-won-about"),
    ),
)
SEATS = Measure(
    id="seats",
    label=say("report-column-by-seat"),
    unit="share",
    of="seat",
    value=seats_won,
    several=True,
)
TURNS = Measure(
    id="turns",
    label=say("report-column-median"),
    unit="spread",
    value=turns_until_won,
    plot=Plot(
        title=say("report-plot-turns"),
        axis=say("report-plot-turns-axis"),
        about=say("report-plot-turns-about"),
    ),
)
DECISIONS = Measure(
    id="decisions", label=say("report-column-decisions"), unit="mean", value=decisions_of
)
MEASURES = (WON, SEATS, TURNS, DECISIONS)
"""The measures of any game: who wins, at which seat, how long it takes."""
