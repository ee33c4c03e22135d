"""Cases that a report on balance plays, their figures and their bounds; of any game.

A case is a subject of a game, such as a level, in one of its variants, with a number of seats,
played by bots of one kind. Figures are made of what the game's measures count in the matches of a
case; checks hold figures to the bounds that the game declares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from gorin.content.box.box import Box
from gorin.content.box.measures import Bound, Case, Ended, Measure, Number, Subject, Subjects
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.matches import plan, wishes_for
from gorin.kernel.words import say
from gorin.sim.series import Failed, Played, Record, Series
from gorin.sim.statistics import Share, quantile, share_of

ENOUGH = 100
"""The number of games from which on a share is held to a bound."""


class Fault(Struct, frozen=True):
    """A game that broke, with its traceback."""

    number: int
    trace: str


class Kept(Struct, frozen=True):
    """The games of a case as its file keeps them; `digest` tells what they were played with."""

    case: Case
    digest: str
    seed: int
    limit: int | None
    seconds: float
    games: tuple[Ended, ...]
    failed: tuple[Fault, ...]


class Lengths(Struct, frozen=True):
    """The spread of numbers, such as the turns of games: quantiles, and the largest."""

    p5: float
    p25: float
    median: float
    p75: float
    p90: float
    p95: float
    most: float


Figure: TypeAlias = Share | tuple[Share, ...] | Lengths | float
"""The figure of a measure: a share, one of each seat, a spread, or a mean."""


class Figures(Struct, frozen=True):
    """The figures of a case's games.

    `measured` has the figures by measure, `of` how many games each of them is of. `current` says
    that the games were played with the rules, cards and bots of now.
    """

    case: Case
    games: int
    failed: int
    measured: Mapping[str, Figure]
    of: Mapping[str, int]
    seconds: float
    current: bool

    def shows(self, measure: Measure) -> bool:
        """Return whether a measure says something of the case."""
        return self.of[measure.id] > 0 and (self.case.seats > 1 or not measure.several)


# -- what is played ------------------------------------------------------------------------


def subjects_of(box: Box) -> Subjects:
    """Return what a report on a game can play: what the game says, else its formats."""
    return box.balance.subjects or Subjects(
        lambda: tuple(each.id for each in box.choosable),
        lambda library, asked: _format(box, asked),
    )


def _format(box: Box, asked: str) -> Iterator[Subject]:
    format = box.format(asked)
    yield Subject(
        id=format.id,
        title=say(format.title),
        format=format.id,
        fewest=format.fewest_seats,
        most=format.most_seats,
    )


def usual_seats(box: Box) -> tuple[int, ...]:
    """Return with how many seats a report plays a game unless somebody says."""
    if box.balance.seats:
        return box.balance.seats
    fewest = min(each.fewest_seats for each in box.choosable)
    return tuple(range(fewest, max(each.most_seats for each in box.choosable) + 1))


def cases(
    library: Library,
    box: Box,
    names: Sequence[str],
    bots: Sequence[str],
    seats: Sequence[int],
) -> list[Case]:
    """Return the cases of a report: every variant of each subject with each number of seats.

    A subject is left out where it does not allow that many.

    Raises:
        BadInput: there is no such subject, or its file is wrong.
    """
    return [
        Case(subject.id, subject.variant, count, bot)
        for name in names
        for subject in subjects_of(box).named(library, name)
        for count in seats
        if subject.fits(count)
        for bot in bots
    ]


def subject_of(library: Library, box: Box, case: Case) -> Subject:
    """Return what a case plays.

    Raises:
        BadInput: there is no such subject, or its file is wrong.
    """
    named = subjects_of(box).named(library, case.subject)
    return next(subject for subject in named if subject.variant == case.variant)


def name_of(case: Case) -> str:
    """Return a name for files."""
    subject = re.sub(r"[^\w-]+", "-", case.subject).strip("-")
    return f"{subject}.{case.variant or 'plain'}.{case.seats}.{case.bot}"


def series_of(
    library: Library,
    game: str,
    case: Case,
    games: int,
    *,
    seed: int = 0,
    limit: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Series:
    """Return the series of a case.

    Raises:
        BadInput: the subject cannot be played so.
    """
    box = find_box(game)
    subject = subject_of(library, box, case)
    limited = {} if limit is None else {box.balance.limit: limit}
    chosen = {**(options or {}), **subject.options, **limited}
    wishes = wishes_for(library, game, seats=case.seats, format=subject.format, **chosen)
    return Series(plan(game, wishes), (case.bot,) * case.seats, games, seed)


# -- figures -------------------------------------------------------------------------------


def game_of(record: Record) -> Ended | Fault:
    """Return what is kept of a game that was played, or that broke."""
    if isinstance(record, Failed):
        return Fault(record.number, record.trace)
    played: Played = record
    return Ended(
        played.number,
        len(played.seats),
        played.winners,
        played.first,
        played.reason,
        played.turns,
        played.decisions,
        played.counted,
    )


def reported(box: Box) -> tuple[Measure, ...]:
    """Return the measures of a game that a report has."""
    return tuple(each for each in box.measures if each.reported)


def figures_of(box: Box, kept: Kept, *, current: bool = True) -> Figures:
    """Return the figures of the games of a case."""
    values = {
        each.id: [numbers for game in kept.games if (numbers := each.values(game, kept.limit))]
        for each in reported(box)
    }
    return Figures(
        kept.case,
        len(kept.games),
        len(kept.failed),
        {each.id: figure_of(each, values[each.id], kept.case.seats) for each in reported(box)},
        {id: len(numbers) for id, numbers in values.items()},
        kept.seconds,
        current,
    )


def figure_of(measure: Measure, values: Sequence[tuple[Number, ...]], seats: int) -> Figure:
    """Return what the values of a measure make; in each game one, or one of each seat."""
    if measure.unit == "spread":
        return lengths_of([value for numbers in values for value in numbers])
    if measure.unit == "mean":
        each = [sum(numbers) / (seats if measure.of == "seat" else 1) for numbers in values]
        return sum(each) / len(each) if each else 0.0
    if measure.of == "seat":
        return tuple(_share([numbers[seat] for numbers in values]) for seat in range(seats))
    return _share([numbers[0] for numbers in values])


def _share(values: Sequence[Number]) -> Share:
    return share_of(sum(bool(value) for value in values), len(values))


def lengths_of(values: Sequence[Number]) -> Lengths:
    """Return how numbers are spread."""
    ordered = sorted(values)
    p5, p25, median, p75, p90, p95 = (
        quantile(ordered, part) for part in (0.05, 0.25, 0.5, 0.75, 0.9, 0.95)
    )
    return Lengths(p5, p25, median, p75, p90, p95, ordered[-1] if ordered else 0)


# -- checks --------------------------------------------------------------------------------


class Finding(Struct, frozen=True, omit_defaults=True):
    """The share that a check found in a case; `met` is None if there are too few games.

    `seat` is the one whose share it is, None if the measure is not one of seats.
    """

    case: Case
    share: Share
    met: bool | None
    seat: int | None = None


class Check(Struct, frozen=True):
    """A check of a game and its findings; `met` is None if nothing can be said."""

    id: str
    bot: str
    least: float
    most: float
    met: bool | None
    findings: tuple[Finding, ...]

    @property
    def passing(self) -> int:
        """The number of cases in which it is met."""
        return sum(finding.met is True for finding in self.findings)

    @property
    def unknown(self) -> int:
        """The number of cases in which it cannot be told."""
        return sum(finding.met is None for finding in self.findings)

    @property
    def failing(self) -> tuple[Finding, ...]:
        """The findings that fail, the highest share first."""
        failing = [finding for finding in self.findings if finding.met is False]
        return tuple(sorted(failing, key=lambda finding: -finding.share.share))

    @property
    def highest(self) -> Finding | None:
        """The finding with the highest share of those that can be told."""
        certain = [finding for finding in self.findings if finding.met is not None]
        return max(certain, key=lambda finding: finding.share.share, default=None)


def bound_of(box: Box, check: Check) -> Bound:
    """Return the bound that a check holds figures to."""
    return next(each for each in box.balance.bounds if each.id == check.id)


def checks_of(box: Box, figures: Sequence[Figures], bots: Sequence[str]) -> tuple[Check, ...]:
    """Return the checks of a game with what the figures say about them."""
    return tuple(
        _check(bound, bot, figures)
        for bound in box.balance.bounds
        for bot in bound.bots or reversed(bots)
    )


def _check(bound: Bound, bot: str, figures: Sequence[Figures]) -> Check:
    findings = tuple(
        finding
        for each in figures
        if each.case.bot == bot and bound.concerns(each.case)
        for finding in _findings(bound, each)
    )
    results = [finding.met for finding in findings if finding.met is not None]
    met = all(results) if results else None
    return Check(bound.id, bot, bound.least, bound.most, met, findings)


def _findings(bound: Bound, figures: Figures) -> Iterator[Finding]:
    figure = figures.measured[bound.measure]
    is_enough = figures.of[bound.measure] >= ENOUGH
    if isinstance(figure, Share):
        yield Finding(figures.case, figure, _within(bound, figure.share) if is_enough else None)
    elif isinstance(figure, tuple):
        for seat, share in enumerate(figure):
            met = _within(bound, share.share) if is_enough else None
            yield Finding(figures.case, share, met, seat)


def _within(bound: Bound, share: float) -> bool:
    below = share < bound.most if bound.strict else share <= bound.most
    return bound.least <= share and below
