"""The plots of a report on balance: what is shown in which row and panel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from math import ceil

from gorin.content.box.measures import Measure, Plot
from gorin.sim.report.balance import Figures, Lengths, reported
from gorin.sim.report.plots import Chart, Key, Mark, Panel, Row
from gorin.sim.report.report import Report
from gorin.sim.report.words import Words
from gorin.sim.statistics import Share

STEPS = (5, 10, 25, 50, 100, 200)
TICKS = 4
"""The most steps of an axis."""


def charts_of(words: Words, report: Report) -> Iterator[Chart]:
    """Yield the plots of a report; one that would show nothing is left out."""
    for measure in reported(words.box):
        if measure.plot is not None:
            panels = tuple(_panels(words, report, measure, measure.plot))
            if panels:
                yield _chart(words, report, measure.id, measure.plot, panels)


def mark_of(figures: Figures, measure: Measure) -> Mark | None:
    """Return how a figure is drawn, None if it says nothing or cannot be drawn."""
    figure = figures.measured[measure.id]
    if not figures.shows(measure):
        return None
    if isinstance(figure, Share):
        interval = figure.interval
        return Mark(100 * figure.share, (100 * interval.low, 100 * interval.high))
    if isinstance(figure, Lengths):
        return Mark(figure.median, (figure.p5, figure.p95), (figure.p25, figure.p75))
    return None


def _chart(words: Words, report: Report, id: str, plot: Plot, panels: tuple[Panel, ...]) -> Chart:
    shown = {key for panel in panels for key, _ in panel.marks}
    is_spread = any(mark.thick for panel in panels for mark in panel.marks.values())
    step, end = scale_for(panels) if is_spread else (25, 100)
    return Chart(
        id,
        words.say(plot.title),
        words.say(plot.axis),
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
    for key, group in groupby(report.cases, key=_key):
        subject, variant = words.titles(next(group).case)
        yield Row(key, subject, variant)


def _panels(words: Words, report: Report, measure: Measure, plot: Plot) -> Iterator[Panel]:
    for seats in sorted({figures.case.seats for figures in report.cases}):
        marks: dict[tuple[Key, str], Mark] = {}
        for figures in report.cases:
            shown = mark_of(figures, measure) if figures.case.seats == seats else None
            if shown is not None:
                marks[_key(figures), figures.case.bot] = shown
        if marks:
            fair = 100 / seats if plot.fair else None
            title = words.seats(seats)
            yield Panel(title[:1].upper() + title[1:], marks, bound=plot.bound, fair=fair)


def _key(figures: Figures) -> Key:
    return figures.case.subject, figures.case.variant
