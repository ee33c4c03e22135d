"""The plots of a report on balance, as SVG to stand in its page.

Each has a row for every variant of a level and a panel for every number of seats. Colours are
left to the page, which has a light and a dark set of them.
"""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Mapping, Sequence
from html import escape
from importlib import import_module
from itertools import groupby
from typing import Any, TypeAlias

from msgspec import Struct

WIDTH = 980
LABELS = 292
"""The width of the column with the names of levels."""
GAP = 26
MARGIN = 14
TOP, BOTTOM = 48, 44
HEADING = 24
"""The height of the line with a level's name, above its variants."""
LANE = 7
"""The distance between the marks of two bots."""
SIZE = 11.5
"""The size of letters; the page may show the plot smaller."""

# Colours that nobody sees: each stands for a colour of the page.
INK, FAINT, GRID, BAND, BOUND, PAPER = (f"#0102{n:02x}" for n in range(6))
OTHER = "other"
SHADES: Mapping[str, str] = {
    "random": "#010310",
    "easy": "#010311",
    "medium": "#010312",
    "heuristic": "#010313",
    "search": "#010314",
    OTHER: "#010315",
}
MARKERS: Mapping[str, str] = {
    "random": "o",
    "easy": "^",
    "medium": "s",
    "heuristic": "D",
    "search": "v",
    OTHER: "P",
}
NAMES: Mapping[str, str] = {
    INK: "ink",
    FAINT: "faint",
    GRID: "grid",
    BAND: "band",
    BOUND: "bound",
    PAPER: "paper",
    **{shade: f"bot-{bot}" for bot, shade in SHADES.items()},
}
"""The colours of the page, by the colours that stand for them."""

CLEARED = (
    (r"<metadata>.*?</metadata>", ""),
    (r"<style.*?</style>", ""),
    # Older versions write fonts in one, newer ones each part by itself.
    (r"font: ((?:bold |\d+ )?)([\d.]+px) [^;\"]*", r"font: \1\2 var(--font)"),
    (r"font-family: [^;\"]*;? ?", ""),
    (r" transform=\"rotate\(-?0 [^\"]*\"", ""),
    (r"(\.\d\d)\d+", r"\1"),
    ("xlink:href", "href"),
    (r"\n\s*", "\n"),
)
"""Parts of matplotlib's pages that ours does not need, with what takes their place."""


Key: TypeAlias = tuple[str, str]
"""The ids of a level and of its variant."""


class Row(Struct, frozen=True):
    """A row of a plot: a level in a variant, by ids and by titles; a level may have just one."""

    key: Key
    level: str
    variant: str = ""


class Mark(Struct, frozen=True):
    """The mark of a case in a plot: a point with a thin line, and a thick one if there is one."""

    middle: float
    thin: tuple[float, float]
    thick: tuple[float, float] | None = None


class Panel(Struct, frozen=True):
    """A column of a plot: the cases with one number of seats, by row and bot.

    `bound` is drawn as a line, `fair` as a broken one.
    """

    title: str
    marks: Mapping[tuple[Key, str], Mark]
    bound: float | None = None
    fair: float | None = None


class Chart(Struct, frozen=True):
    """All that a plot shows; `told` says it to those who cannot see it."""

    id: str
    told: str
    axis: str
    end: float
    ticks: tuple[int, ...]
    rows: tuple[Row, ...]
    bots: tuple[str, ...]
    panels: tuple[Panel, ...]


class _Level(Struct, frozen=True):
    """The top and bottom of a level's rows, and the middle of each."""

    title: str
    top: float
    bottom: float
    rows: tuple[tuple[Row, float], ...]


def _levels(chart: Chart) -> tuple[_Level, ...]:
    """Return where each level and each of its rows is."""
    high = max(22, LANE * len(chart.bots) + 9)
    levels: list[_Level] = []
    at = 0.0
    for _, group in groupby(chart.rows, key=lambda row: row.key[0]):
        rows, top = tuple(group), at
        at += HEADING if rows[0].variant else 0
        places = tuple((row, at + (number + 0.5) * high) for number, row in enumerate(rows))
        at += high * len(rows)
        levels.append(_Level(rows[0].level, top, at, places))
    return tuple(levels)


def draw(chart: Chart) -> str:
    """Return a plot as an SVG element."""
    mpl: Any = import_module("matplotlib")
    figures: Any = import_module("matplotlib.figure")
    levels = _levels(chart)
    rows_height = levels[-1].bottom if levels else HEADING
    height = TOP + rows_height + BOTTOM
    style = {
        "svg.fonttype": "none",
        "svg.hashsalt": chart.id,
        "font.size": SIZE,
        "axes.linewidth": 0.8,
    }
    with mpl.rc_context(style), warnings.catch_warnings():
        # Browsers choose the fonts: it does not matter what those of this machine lack.
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        figure = figures.Figure(figsize=(WIDTH / 72, height / 72), dpi=72)
        figure.patch.set_visible(False)

        def axes_at(left: float, room: float) -> Any:
            place = (left / WIDTH, BOTTOM / height, room / WIDTH, rows_height / height)
            axes = figure.add_axes(place, ylim=(rows_height, 0))
            axes.patch.set_visible(False)
            return axes

        _draw_labels(axes_at(0, WIDTH), levels)
        room = (WIDTH - LABELS - MARGIN - GAP * (len(chart.panels) - 1)) / len(chart.panels)
        for number, panel in enumerate(chart.panels):
            _draw_panel(axes_at(LABELS + number * (room + GAP), room), chart, panel, levels)
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    return _for_page(written.getvalue(), chart, height)


def _draw_labels(axes: Any, levels: Sequence[_Level]) -> None:
    axes.set_axis_off()
    axes.set_xlim(0, WIDTH)
    style: dict[str, Any] = {"va": "center_baseline", "color": INK}
    for number, level in enumerate(levels):
        if number % 2 == 0:
            axes.axhspan(level.top, level.bottom, color=BAND, linewidth=0)
        for row, place in level.rows:
            if row.variant:
                axes.text(20, place, row.variant, **style)
        alone = not level.rows[0][0].variant
        place = level.rows[0][1] if alone else level.top + HEADING / 2 + 2
        axes.text(8, place, level.title, weight="bold", **style)


def _draw_panel(axes: Any, chart: Chart, panel: Panel, levels: Sequence[_Level]) -> None:
    axes.set_title(panel.title, color=INK, fontsize=SIZE + 1, weight="bold", pad=24)
    axes.set_xlabel(chart.axis, color=FAINT, labelpad=4)
    axes.set_xlim(-0.025 * chart.end, 1.025 * chart.end)
    axes.set_xticks(chart.ticks)
    axes.set_yticks([])
    axes.tick_params(
        color=GRID, labelcolor=FAINT, labelsize=SIZE - 1, top=True, labeltop=True, length=3
    )
    axes.spines[:].set_visible(False)
    for tick in chart.ticks:
        axes.axvline(tick, color=GRID, linewidth=0.8, zorder=0)
    if panel.fair is not None:
        axes.axvline(panel.fair, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    if panel.bound is not None:
        axes.axvline(panel.bound, color=BOUND, linewidth=1.6, zorder=1)
    for number, bot in enumerate(chart.bots):
        lane = (number - (len(chart.bots) - 1) / 2) * LANE
        marks = [
            (place + lane, panel.marks[row.key, bot])
            for level in levels
            for row, place in level.rows
            if (row.key, bot) in panel.marks
        ]
        if marks:
            _draw_bot(axes, bot, marks)


def _draw_bot(axes: Any, bot: str, marks: Sequence[tuple[float, Mark]]) -> None:
    shade = SHADES.get(bot, SHADES[OTHER])
    heights = [height for height, _ in marks]
    low, high = zip(*(mark.thin for _, mark in marks), strict=True)
    axes.hlines(heights, low, high, color=shade, linewidth=1.3, zorder=2, clip_on=False)
    thick = [(height, mark.thick) for height, mark in marks if mark.thick is not None]
    if thick:
        heights_of = [height for height, _ in thick]
        low, high = zip(*(span for _, span in thick), strict=True)
        axes.hlines(heights_of, low, high, color=shade, linewidth=5, zorder=2, clip_on=False)
    axes.scatter(
        [mark.middle for _, mark in marks],
        heights,
        s=28,
        marker=MARKERS.get(bot, MARKERS[OTHER]),
        color=shade,
        edgecolor=PAPER,
        linewidth=0.9,
        zorder=3,
        clip_on=False,
    )


def _for_page(svg: str, chart: Chart, height: float) -> str:
    """Return the SVG of a file as an element of a page, in the colours and fonts of the page."""
    body = svg[svg.index(">", svg.index("<svg")) + 1 :]
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', body))
    body = re.sub(r' id="([^"]+)"', lambda id: id[0] if id[1] in used else "", body)
    for pattern, better in CLEARED:
        body = re.sub(pattern, better, body, flags=re.DOTALL)
    for colour, name in NAMES.items():
        body = body.replace(colour, f"var(--{name})")
    label = escape(chart.told)
    opened = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{label}">'
    return f"{opened}\n{body.strip()}"
