"""A report on balance as a whole: what was played with what, figures, checks and faults."""

from __future__ import annotations

import csv
import io
import shlex
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from gorin import __version__
from gorin.content.box.measures import Case
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.matches import SHORT, make_header
from gorin.content.desk.options import FLAG
from gorin.sim.report.balance import (
    Check,
    Fault,
    Figure,
    Figures,
    Lengths,
    checks_of,
    figures_of,
    subject_of,
)
from gorin.sim.report.run import Work
from gorin.sim.series import CHANCE, seed_for
from gorin.sim.sources import source_digest
from gorin.sim.statistics import Share

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
    `cards` that of the cards, empty if the game has none; `entered` says that they were as their
    owner entered them. `options` are those of the game that were asked for, `wanted` is how many
    games of a case are asked for, by bot; `stale` counts cases that were played with something
    else than what is in use now. Seconds are those of one process.
    """

    game: str
    version: str
    rules: Mapping[str, str]
    cards: str
    entered: bool
    code: str
    seed: int
    turn_limit: int | None
    options: Mapping[str, Any]
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


def report_of(library: Library, works: Sequence[Work], bots: Sequence[str]) -> Report:
    """Return the report on what has been played by now.

    Raises:
        BadInput: what an owner entered of the cards cannot be read.
    """
    game = works[0].series.plan.game
    box = find_box(game)
    pairs = [
        (work, figures_of(box, work.told, current=work.current)) for work in works if work.count
    ]
    figures = tuple(each for _, each in pairs)
    cards = box.cards
    return Report(
        game,
        __version__,
        _rules(works),
        "" if cards is None else cards.in_use(library)[:SHORT],
        cards is not None and bool(cards.entered(library)),
        source_digest("kernel", "games", "bots"),
        works[0].series.seed,
        works[0].limit,
        works[0].options,
        {bot: max(work.wanted for work in works if work.case.bot == bot) for bot in bots},
        sum(work.count for work in works),
        sum(work.wanted for work in works),
        sum(not each.current for each in figures),
        sum(each.seconds for each in figures),
        checks_of(box, figures, bots),
        figures,
        tuple(_broken(library, work, fault) for work in works for fault in work.told.failed),
    )


def _rules(works: Sequence[Work]) -> dict[str, str]:
    plans = {work.series.plan.format: work.series.plan for work in works}
    return {name: make_header(plans[name]).digests["rulebook"][:SHORT] for name in sorted(plans)}


def _broken(library: Library, work: Work, fault: Fault) -> Broken:
    case, plan = work.case, work.series.plan
    seed = work.series.seed
    subject = subject_of(library, find_box(plan.game), case)
    options = {**work.options, **subject.options}
    words = [
        *("gorin", "sim", plan.game, "--format", plan.format),
        *(word for name, value in options.items() for word in (FLAG, f"{name}={shown(value)}")),
        *(word for _ in range(case.seats) for word in ("--seat", f"bot:{case.bot}")),
        *(() if work.limit is None else ("--turn-limit", str(work.limit))),
        *("--seed", str(seed), "--games", str(work.wanted), "--game", str(fault.number + 1)),
    ]
    return Broken(
        case,
        fault.number + 1,
        seed_for(seed, fault.number, CHANCE),
        shlex.join(words),
        fault.trace,
    )


def shown(value: Any) -> str:
    """Return the value of an option as people type it."""
    if isinstance(value, tuple | list):
        return ",".join(map(shown, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- files ---------------------------------------------------------------------------------


def table_of(report: Report) -> str:
    """Return the figures of all cases as a table with commas, a line for each."""
    written = io.StringIO()
    columns = find_box(report.game).balance.columns
    rows = [_row(figures, columns) for figures in report.cases]
    names = list(dict.fromkeys(name for row in rows for name in row))
    writer = csv.DictWriter(written, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return written.getvalue()


def _row(figures: Figures, columns: tuple[str, str]) -> dict[str, str | float]:
    case = figures.case
    row: dict[str, str | float] = {
        columns[0]: case.subject,
        columns[1]: case.variant,
        "seats": case.seats,
        "bot": case.bot,
        "games": figures.games,
        "failed": figures.failed,
    }
    for id, figure in figures.measured.items():
        row |= _columns(id, figure)
    row["seconds"] = round(figures.seconds, 1)
    return row


def _columns(id: str, figure: Figure) -> dict[str, str | float]:
    if isinstance(figure, Share):
        return {
            f"{id}_count": figure.count,
            f"{id}_share": round(figure.share, PLACES),
            f"{id}_low": round(figure.interval.low, PLACES),
            f"{id}_high": round(figure.interval.high, PLACES),
        }
    if isinstance(figure, tuple):
        seats = (_columns(f"{id}_{seat}", share) for seat, share in enumerate(figure, 1))
        return {name: value for seat in seats for name, value in seat.items()}
    if isinstance(figure, Lengths):
        names = figure.__struct_fields__
        return {f"{id}_{name}": round(getattr(figure, name), PLACES) for name in names}
    return {id: round(figure, PLACES)}


def data_of(report: Report) -> dict[str, Any]:
    """Return a report as plain data: figures by the ids of measures, cases as the game says."""
    data: dict[str, Any] = _named(
        msgspec.to_builtins(report), find_box(report.game).balance.columns
    )
    return data


def _named(value: Any, columns: tuple[str, str]) -> Any:
    """Return data with a game's own names for what is played, and figures where they belong."""
    if isinstance(value, list | tuple):
        return [_named(each, columns) for each in value]
    if not isinstance(value, dict):
        return value
    if "subject" in value:
        return {
            dict(zip(("subject", "variant"), columns, strict=True)).get(name, name): each
            for name, each in value.items()
        }
    result: dict[str, Any] = {}
    for name, each in value.items():
        if name == "measured":
            result |= {id: _named(figure, columns) for id, figure in each.items()}
        elif name != "of":
            result[name] = _named(each, columns)
    return result
