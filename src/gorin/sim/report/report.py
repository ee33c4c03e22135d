"""A report on balance as a whole: what was played with what, figures, checks and faults."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from msgspec import Struct

from gorin import __version__
from gorin.content.desk.matches import make_header
from gorin.content.tomb_raider.pool import SHORT, digest_of, pool_in_use
from gorin.sim.report.balance import GAME, Case, Check, Fault, Figures, checks_of, figures_of
from gorin.sim.report.run import Work
from gorin.sim.series import seed_for
from gorin.sim.sources import source_digest

PLACES = 5
"""To how many places figures are written into the table."""


class Broken(Struct, frozen=True):
    """A game that broke: its number from 1, how to play it again, and the traceback."""

    case: Case
    number: int
    chance_seed: int
    command: str
    trace: str


class Report(Struct, frozen=True):
    """All that a report says.

    `rules` are the digests of the rulebooks by format, `code` that of rules and bots as programs,
    `entered` says that cards were as their owner entered them. `wanted` is how many games of a
    case are asked for, by bot; `stale` counts cases that were played with something else than
    what is in use now. Seconds are those of one process.
    """

    game: str
    version: str
    rules: Mapping[str, str]
    cards: str
    entered: bool
    code: str
    seed: int
    turn_limit: int
    wanted: Mapping[str, int]
    games: int
    all_games: int
    stale: int
    seconds: float
    checks: tuple[Check, ...]
    cases: tuple[Figures, ...]
    failed: tuple[Broken, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots, in the order in which they were asked for."""
        return tuple(self.wanted)


def report_of(works: Sequence[Work], bots: Sequence[str]) -> Report:
    """Return the report on what has been played by now.

    Raises:
        BadInput: what an owner entered of the cards cannot be read.
    """
    told = [(work, figures_of(work.told, current=work.current)) for work in works if work.count]
    figures = tuple(found for _, found in told)
    pool = pool_in_use()
    return Report(
        GAME,
        __version__,
        _rules(works),
        digest_of(pool.cards.values())[:SHORT],
        bool(pool.entered),
        source_digest("kernel", "games", "bots"),
        works[0].series.seed,
        works[0].limit,
        {bot: max(work.wanted for work in works if work.case.bot == bot) for bot in bots},
        sum(work.count for work in works),
        sum(work.wanted for work in works),
        sum(not found.current for found in figures),
        sum(found.seconds for found in figures),
        checks_of(figures, bots),
        figures,
        tuple(_broken(work, fault) for work in works for fault in work.told.failed),
    )


def _rules(works: Sequence[Work]) -> dict[str, str]:
    plans = {work.series.plan.format: work.series.plan for work in works}
    return {name: make_header(plans[name]).digests["rulebook"][:SHORT] for name in sorted(plans)}


def _broken(work: Work, fault: Fault) -> Broken:
    case, series = work.case, work.series
    variant = f" --variant {case.variant}" if case.variant else ""
    return Broken(
        case,
        fault.number + 1,
        seed_for(series.seed, fault.number, "chance"),
        f"gorin sim {GAME} --format {series.plan.format} --level {case.level}{variant}"
        + f" --seat bot:{case.bot}" * case.seats
        + f" --turn-limit {work.limit} --seed {series.seed}"
        + f" --games {work.wanted} --game {fault.number + 1}",
        fault.trace,
    )


def table_of(figures: Sequence[Figures]) -> str:
    """Return the figures of all cases as a table with commas, a line for each."""
    written = io.StringIO()
    rows = [_row(found) for found in figures]
    writer = csv.DictWriter(written, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return written.getvalue()


def _row(found: Figures) -> dict[str, str | int | float]:
    case = found.case
    row: dict[str, str | int | float] = {
        "level": case.level,
        "variant": case.variant,
        "seats": case.seats,
        "bot": case.bot,
        "games": found.games,
        "failed": found.failed,
    }
    shares = {"won": found.won, "soon": found.soon, "slow": found.slow, "first": found.first}
    for name, share in shares.items():
        row[f"{name}_count"] = share.count
        row[f"{name}_share"] = round(share.share, PLACES)
        row[f"{name}_low"] = round(share.interval.low, PLACES)
        row[f"{name}_high"] = round(share.interval.high, PLACES)
    turns = found.turns
    for name in turns.__struct_fields__:
        row[f"turns_{name}"] = round(getattr(turns, name), PLACES)
    row["deaths"] = round(found.deaths, PLACES)
    row["decisions"] = round(found.decisions, PLACES)
    row["seconds"] = round(found.seconds, 1)
    return row
