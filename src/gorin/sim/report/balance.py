"""How levels play: what a report on balance is about, and what it says.

A case is a level in one of its variants, with so many seats, played by bots of one kind. Figures
are counted from the games of a case; checks hold figures to what the project asks of its levels.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from gorin.bots.agent import HEURISTIC, RANDOM
from gorin.content.desk.matches import plan, wishes_for
from gorin.content.tomb_raider.formats import LEVEL_OF
from gorin.content.tomb_raider.levels import load_level
from gorin.sim.series import Failed, Played, Record, Series
from gorin.sim.statistics import Share, quantile, share_of

GAME = "tomb-raider"
SEATS = (1, 2, 4)
"""With how many seats levels are measured."""

LONG = 150
"""A game of more turns than that counts as long."""
SOON = 40
"""A game won within that many turns counts as won soon."""
MOST_FIRST = 0.6
"""In what share of the won games at most who went first may have won."""
ENOUGH = 100
"""From how many games on a share is held to a bound."""

STOPPED = ("ended-turn-limit", "ended-bounty-limit")
"""The endings of games that nobody brought to an end."""


class Case(Struct, frozen=True):
    """One series of the report: a level in one of its variants, seats, and who sits at them."""

    level: str
    variant: str
    seats: int
    bot: str

    @property
    def name(self) -> str:
        """A name for files."""
        level = re.sub(r"[^\w-]+", "-", self.level).strip("-")
        return f"{level}.{self.variant or 'plain'}.{self.seats}.{self.bot}"


class Game(Struct, frozen=True, array_like=True):
    """What is kept of a game: by number, since a series may be played in parts.

    `first` says that it was won by the seat that went first in the first turn, `stopped` that
    the turn limit ended it; `deaths` counts those of all raiders, resets included.
    """

    number: int
    won: bool
    first: bool
    stopped: bool
    turns: int
    decisions: int
    deaths: int


class Fault(Struct, frozen=True):
    """A game that broke, with its traceback."""

    number: int
    trace: str


class Kept(Struct, frozen=True):
    """The games of a case as its file keeps them; `digest` tells what they were played with."""

    case: Case
    digest: str
    seed: int
    limit: int
    seconds: float
    games: tuple[Game, ...]
    failed: tuple[Fault, ...]


class Lengths(Struct, frozen=True):
    """How the turns of games that were won are spread: quantiles, and the longest."""

    p5: float
    p25: float
    median: float
    p75: float
    p90: float
    p95: float
    most: int


class Figures(Struct, frozen=True):
    """What the games of a case give.

    `won` is the share of games that somebody won, `soon` of games won within 40 turns, `slow` of
    games that took more than 150 turns or were stopped by the limit; `first` is the share of the
    won games that the seat won which went first in the first turn. Deaths are those of a raider
    in a game, decisions those of a game. `current` says that the games were played with the
    rules, cards and bots of now.
    """

    case: Case
    games: int
    failed: int
    won: Share
    soon: Share
    slow: Share
    first: Share
    turns: Lengths
    deaths: float
    decisions: float
    seconds: float
    current: bool


def cases(
    levels: Sequence[str], bots: Sequence[str], seats: Sequence[int] = SEATS
) -> Iterator[Case]:
    """Yield the cases of a report: every variant of each level with each number of seats.

    A level is left out where it does not allow that many.

    Raises:
        BadInput: there is no such level, or its file is wrong.
    """
    for name in levels:
        level = load_level(name)
        ids: list[str | None] = [variant.id for variant in level.variants]
        for id in ids or [None]:
            form = level.variant(id)
            assert form is not None, "a level has the variants it lists"
            for count in seats:
                fits = form.players.min <= count <= form.players.max
                if fits or (count == 1 and form.solo is not None):
                    yield from (Case(name, id or "", count, bot) for bot in bots)


def series_of(case: Case, games: int, seed: int, limit: int) -> Series:
    """Return the series of a case; a level that has rules of its own is played by them.

    Raises:
        BadInput: the level cannot be played so.
    """
    own = next((id for id, level in LEVEL_OF.items() if level == case.level), None)
    wishes = wishes_for(
        GAME,
        seats=case.seats,
        format=own,
        level=case.level,
        variant=case.variant or None,
        turn_limit=limit,
    )
    return Series(plan(GAME, wishes), (case.bot,) * case.seats, games, seed)


def game_of(record: Record) -> Game | Fault:
    """Return what is kept of a game that was played, or that broke."""
    if isinstance(record, Failed):
        return Fault(record.number, record.trace)
    played: Played = record
    return Game(
        played.number,
        bool(played.winners),
        played.first is not None and played.first in played.winners,
        played.reason in STOPPED,
        played.turns,
        played.decisions,
        sum(played.deaths),
    )


def figures_of(kept: Kept, *, current: bool = True) -> Figures:
    """Return what there is to say of the games of a case."""
    games = kept.games
    count = len(games)
    won = [game for game in games if game.won]
    long = min(LONG, kept.limit)
    slow = sum(game.turns > long or (game.stopped and game.turns >= long) for game in games)
    return Figures(
        kept.case,
        count,
        len(kept.failed),
        share_of(len(won), count),
        share_of(sum(game.turns <= SOON for game in won), count),
        share_of(slow, count),
        share_of(sum(game.first for game in won), len(won)),
        lengths_of([game.turns for game in won]),
        _mean([game.deaths for game in games]) / kept.case.seats,
        _mean([game.decisions for game in games]),
        kept.seconds,
        current,
    )


def lengths_of(turns: Sequence[int]) -> Lengths:
    """Return how numbers of turns are spread."""
    ordered = sorted(turns)
    p5, p25, median, p75, p90, p95 = (
        quantile(ordered, part) for part in (0.05, 0.25, 0.5, 0.75, 0.9, 0.95)
    )
    return Lengths(p5, p25, median, p75, p90, p95, ordered[-1] if ordered else 0)


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


# -- checks --------------------------------------------------------------------------------


class Rule(Struct, frozen=True):
    """Something the project asks of its levels: a share that lies between two bounds.

    `of` tells the share of a case and of how many games it is a share. `strict` says that the
    upper bound itself is too much.
    """

    id: str
    bot: str
    concerns: Callable[[Case], bool]
    of: Callable[[Figures], tuple[Share, int]]
    least: float = 0.0
    most: float = 1.0
    strict: bool = False


class Finding(Struct, frozen=True):
    """The share that a check found in a case; `met` is None if there are too few games."""

    case: Case
    share: Share
    met: bool | None


class Check(Struct, frozen=True):
    """Something asked of the levels and what was found; `met` is None if nothing can be said."""

    id: str
    bot: str
    least: float
    most: float
    met: bool | None
    findings: tuple[Finding, ...]

    @property
    def passing(self) -> int:
        """In how many cases it is met."""
        return sum(finding.met is True for finding in self.findings)

    @property
    def unknown(self) -> int:
        """In how many cases it cannot be told."""
        return sum(finding.met is None for finding in self.findings)

    @property
    def failing(self) -> tuple[Finding, ...]:
        """The findings that fail, the highest share first."""
        failing = [finding for finding in self.findings if finding.met is False]
        return tuple(sorted(failing, key=lambda finding: -finding.share.share))

    @property
    def highest(self) -> Finding | None:
        """The finding with the highest share of those that can be told."""
        told = [finding for finding in self.findings if finding.met is not None]
        return max(told, key=lambda finding: finding.share.share, default=None)


def _starter_alone(case: Case) -> bool:
    return case.level == "introductory" and case.seats == 1


def _soon(figures: Figures) -> tuple[Share, int]:
    return figures.soon, figures.games


def _first(figures: Figures) -> tuple[Share, int]:
    return figures.first, figures.won.count


def _slow(figures: Figures) -> tuple[Share, int]:
    return figures.slow, figures.games


def rules_for(bots: Sequence[str]) -> tuple[Rule, ...]:
    """Return what is asked of the levels, as far as these bots can tell."""
    return (
        Rule("introductory", HEURISTIC, _starter_alone, _soon, least=0.6, most=0.9),
        Rule("introductory-random", RANDOM, _starter_alone, _soon, most=0.25, strict=True),
        *(
            Rule("first-mover", bot, lambda case: case.seats > 1, _first, most=MOST_FIRST)
            for bot in reversed(bots)
        ),
        Rule("long", HEURISTIC, lambda _: True, _slow, most=0.02),
    )


def checks_of(figures: Sequence[Figures], bots: Sequence[str]) -> tuple[Check, ...]:
    """Return the checks with what the figures say about them."""
    return tuple(_check(rule, figures) for rule in rules_for(bots))


def _check(rule: Rule, figures: Sequence[Figures]) -> Check:
    findings: list[Finding] = []
    for found in figures:
        if found.case.bot == rule.bot and rule.concerns(found.case):
            share, games = rule.of(found)
            findings.append(
                Finding(found.case, share, _within(rule, share.share) if games >= ENOUGH else None)
            )
    told = [finding.met for finding in findings if finding.met is not None]
    met = all(told) if told else None
    return Check(rule.id, rule.bot, rule.least, rule.most, met, tuple(findings))


def _within(rule: Rule, share: float) -> bool:
    return rule.least <= share and (share < rule.most if rule.strict else share <= rule.most)
