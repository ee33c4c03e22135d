"""Levels as children of their series: how they begin, what they report, how they are checked."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import begin, match_of, plan_of, plan_of_level
from gorin.games.tomb_raider.series.report import report_level
from gorin.games.tomb_raider.series.steps import subject_of
from gorin.kernel.chance import ChanceSource, Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import TABLE
from gorin.kernel.journal import Answered, Journal, Undone, digest, effective
from gorin.kernel.match import Match


def new_level(
    series: Match[Any], plan: Plan, *, chance: ChanceSource | None = None, forkable: bool = True
) -> Match[Any]:
    """Return the level that a series waits for now, not started.

    Args:
        series: the series.
        plan: the plan of the series.
        chance: what answers for chance in the level.
        forkable: see `Match`.
    """
    table = begin(plan_of_level(series, plan))
    return Match(table, chance=chance, forkable=forkable)


def report(level: Match[Any]) -> object:
    """Return what a level that is over tells its series, as plain data."""
    return msgspec.to_builtins(report_level(level.table.state))


def level_seed(seed: bytes, subject: str, entries: int) -> bytes:
    """Return the seed of a level, derived from that of its series.

    `entries` is the length of the journal of the series when the level begins: a level that is
    played anew after an undo has another seed. Revealing it reveals nothing of the series.
    """
    return hmac.new(seed, f"level\0{subject}\0{entries}".encode(), hashlib.sha256).digest()


class LevelCheck(Struct, frozen=True):
    """How the journal of a level fits the journal of its series.

    Attributes:
        number: which level of the series it is, from 1.
        title: the title of the level.
        found: there is a journal of it.
        fits: it starts from what the series says.
        reported: the series was told what came of it.
        chance: its seed follows from that of the series; None while that is secret.
    """

    number: int
    title: str
    found: bool
    fits: bool = False
    reported: bool = False
    chance: bool | None = None

    @property
    def is_fine(self) -> bool:
        """Nothing is wrong with it."""
        return self.found and self.fits and self.reported and self.chance is not False


def check_levels(series: Journal, levels: Mapping[int, Journal]) -> Iterator[LevelCheck]:
    """Yield for each level that the series was told of whether its journal fits.

    Args:
        series: the journal of a series, which must replay.
        levels: the journals of its levels by number.

    Raises:
        BadInput: the journal of the series does not fit this version.
    """
    plan = plan_of(series.header)
    match = match_of(series.header)
    match.start()
    for entries, entry in _counted(series):
        if isinstance(entry, Answered) and entry.seat == TABLE:
            yield _check(match, plan, entry, entries, series, levels)
        match.feed(entry)


def _counted(series: Journal) -> Iterator[tuple[int, Any]]:
    """Yield the entries that count, each with the number of all entries before it."""
    kept: list[tuple[int, Any]] = []
    for place, entry in enumerate(series.entries):
        if isinstance(entry, Undone):
            del kept[entry.to :]
        else:
            kept.append((place, entry))
    yield from kept


def _check(
    match: Match[Any],
    plan: Plan,
    entry: Answered,
    entries: int,
    series: Journal,
    levels: Mapping[int, Journal],
) -> LevelCheck:
    expected = plan_of_level(match, plan)
    number = match.table.state.number
    title = str(expected.data["level"]["title"])
    journal = levels.get(number)
    if journal is None:
        return LevelCheck(number, title, found=False)
    header = journal.header
    fits = (header.format, digest(header.setup)) == (expected.format, digest(expected.data))
    told = False
    if fits:
        domain = match.question(TABLE).decision.domain
        assert domain is not None
        outcome = _outcome(journal)
        told = outcome is not None and domain.read(outcome) == domain.read(entry.answer)
    chance = _chance(series, journal, number, entries)
    return LevelCheck(number, title, found=True, fits=fits, reported=told, chance=chance)


def _outcome(journal: Journal) -> object | None:
    """Return what the level of a journal reports; None if it is not over or does not replay."""
    try:
        level = match_of(journal.header)
        level.start()
        level.replay(effective(journal.entries))
    except BadInput:
        return None
    return None if level.outcome is None else report(level)


def _chance(series: Journal, journal: Journal, number: int, entries: int) -> bool | None:
    """Return whether a level's commitment follows from the seed of its series."""
    if series.result is None or series.result.seed is None or journal.header.commitment is None:
        return None
    seed = level_seed(bytes.fromhex(series.result.seed), subject_of(number), entries)
    return Committed.commitment(seed) == journal.header.commitment
