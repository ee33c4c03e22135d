"""The plots of a report on balance: what is shown in which row and panel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from math import ceil

from msgspec.structs import replace

from gorin.sim.report.balance import MOST_FIRST, Figures
from gorin.sim.report.plots import Chart, Key, Mark, Panel, Row
from gorin.sim.report.report import Report
from gorin.sim.report.words import Words
from gorin.sim.statistics import Share

STEPS = (5, 10, 25, 50, 100, 200)
TICKS = 4
"""At most how many steps an axis has."""


def charts_of(words: Words, report: Report) -> Iterator[Chart]:
    """Yield the plots of a report; one that would show nothing is left out."""
    for id, mark in (("won", won), ("first", first), ("turns", turns)):
        panels = tuple(_panels(words, report, mark))
        if panels:
            yield _chart(words, report, id, panels)


def won(found: Figures) -> Mark | None:
    """Return the share of games that somebody won."""
    return _share(found.won) if found.games else None


def first(found: Figures) -> Mark | None:
    """Return the share of won games that the seat won which went first."""
    return _share(found.first) if found.won.count and found.case.seats > 1 else None


def turns(found: Figures) -> Mark | None:
    """Return how the turns of won games are spread."""
    spread = found.turns
    if not found.won.count:
        return None
    return Mark(spread.median, (spread.p5, spread.p95), (spread.p25, spread.p75))


def _share(share: Share) -> Mark:
    interval = share.interval
    return Mark(100 * share.share, (100 * interval.low, 100 * interval.high))


def _chart(words: Words, report: Report, id: str, panels: tuple[Panel, ...]) -> Chart:
    if id == "first":
        panels = tuple(replace(panel, bound=100 * MOST_FIRST) for panel in panels)
    shown = {key for panel in panels for key, _ in panel.marks}
    step, end = scale_for(panels) if id == "turns" else (25, 100)
    return Chart(
        id,
        words.read(f"report-plot-{id}"),
        words.read(f"report-plot-{id}-axis"),
        end,
        tuple(range(0, end + 1, step)),
        tuple(row for row in _rows(words, report) if row.key in shown),
        report.bots,
        panels,
    )


def scale_for(panels: Iterable[Panel]) -> tuple[int, int]:
    """Return a step and an end of an axis on which all marks have room."""
    most = max(mark.thin[1] for panel in panels for mark in panel.marks.values())
    step = next((step for step in STEPS if most <= TICKS * step), ceil(most / TICKS))
    return step, step * max(1, ceil(most / step))


def _rows(words: Words, report: Report) -> Iterator[Row]:
    for key, found in groupby(report.cases, key=_key):
        level, variant = words.titles(next(found).case)
        yield Row(key, level, variant)


def _panels(
    words: Words, report: Report, mark: Callable[[Figures], Mark | None]
) -> Iterator[Panel]:
    for seats in sorted({found.case.seats for found in report.cases}):
        marks: dict[tuple[Key, str], Mark] = {}
        for found in report.cases:
            shown = mark(found) if found.case.seats == seats else None
            if shown is not None:
                marks[_key(found), found.case.bot] = shown
        if marks:
            fair = 100 / seats if mark is first else None
            title = words.seats(seats)
            yield Panel(title[:1].upper() + title[1:], marks, fair=fair)


def _key(found: Figures) -> Key:
    return found.case.level, found.case.variant
