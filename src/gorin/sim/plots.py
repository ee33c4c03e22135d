"""Plots of a series: shares of wins with their intervals, and how long the games were."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.sim.series import Results
from gorin.sim.statistics import Summary, won_by

KINDS = (".png", ".svg")
FEW = 4
"""Names of more bars than that are tilted."""
INK = "#1f2a38"
FILL = "#5b7f95"
FILLS = (FILL, "#b5763f", "#7f9a5b", "#8a6a9a", "#a85f5f", "#9a9a9a")
"""Colours of the ways of winning, which a bar is made of."""
WIDE_FONTS = (
    "Noto Sans CJK SC",
    "Source Han Sans SC",
    "Microsoft YaHei",
    "PingFang SC",
    "SimHei",
    "WenQuanYi Micro Hei",
)
"""Fonts with Chinese letters, in case one is installed."""


class Labels(Struct, frozen=True):
    """The words on a plot; `entrants` names the bars, `ways` the ways of winning by message id."""

    title: str
    entrants: tuple[str, ...]
    wins: str
    turns: str
    games: str
    caption: str
    ways: Mapping[str, str] = field(default_factory=dict[str, str])


def check_plot(file: Path) -> None:
    """Say before the games are played whether they can be plotted.

    Raises:
        BadInput: the name has another ending, the folder is missing, or so is matplotlib.
    """
    if file.suffix.lower() not in KINDS:
        raise BadInput(say("plot-kind", known=KINDS), place=str(file))
    if not file.absolute().parent.is_dir():
        raise BadInput(say("plot-no-folder"), place=str(file))
    check_installed(str(file))


def check_installed(place: str) -> None:
    """Say before the games are played whether there is what plots are drawn with.

    Raises:
        BadInput: matplotlib is missing.
    """
    if find_spec("matplotlib") is None:
        raise BadInput(say("plot-not-installed", python=sys.executable), place=place)


def has_letters(language: str) -> bool:
    """Return whether plots can be labelled in a language with the fonts installed here."""
    return language != "zh" or bool(_wide_fonts())


def _wide_fonts() -> list[str]:
    from matplotlib import font_manager

    installed = set(font_manager.get_font_names())
    return [name for name in WIDE_FONTS if name in installed]


def plot(file: Path, summary: Summary, results: Results, labels: Labels) -> None:
    """Draw a series into a PNG or SVG file.

    Raises:
        BadInput: the file cannot be written.
    """
    from matplotlib.figure import Figure

    mpl: Any = import_module("matplotlib")
    style = {"font.family": [*_wide_fonts()[:1], "DejaVu Sans"], "svg.fonttype": "none"}
    with mpl.rc_context(style):
        figure: Any = Figure(figsize=(8, 3.6), layout="constrained")
        left, right = figure.subplots(1, 2, width_ratios=(1, 1.4))
        _draw_wins(left, summary, labels)
        _draw_turns(right, results, labels)
        for axes in (left, right):
            axes.spines[["top", "right"]].set_visible(False)
        figure.suptitle(labels.title, color=INK, fontsize=11)
        figure.supxlabel(labels.caption, color=INK, fontsize=8)
        try:
            figure.savefig(file, dpi=160)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadInput(say("plot-not-written", reason=reason), place=str(file)) from None


def _draw_wins(axes: Any, summary: Summary, labels: Labels) -> None:
    wins = [line.wins for line in summary.decks or summary.entrants]
    shares = [100 * share.share for share in wins]
    errors = [
        [100 * (share.share - share.interval.low) for share in wins],
        [100 * (share.interval.high - share.share) for share in wins],
    ]
    places = range(len(wins))
    if summary.decks:
        _draw_ways(axes, summary, labels)
    else:
        axes.bar(places, shares, color=FILL, width=0.6)
    axes.errorbar(places, shares, yerr=errors, fmt="none", ecolor=INK, capsize=5, lw=1.2)
    tilted = {"rotation": 30, "ha": "right"} if len(wins) > FEW else {}
    axes.set_xticks(list(places), labels.entrants, fontsize=8, **tilted)
    axes.set_ylim(0, 100)
    axes.set_ylabel(labels.wins)


def _draw_ways(axes: Any, summary: Summary, labels: Labels) -> None:
    """Draw a bar of each deck, made of the ways in which it won."""
    places = range(len(summary.decks))
    below = [0.0 for _ in places]
    for number, (way, said) in enumerate(labels.ways.items()):
        shares = [100 * won_by(deck, way) / max(1, deck.games) for deck in summary.decks]
        color = FILLS[number % len(FILLS)]
        axes.bar(places, shares, bottom=below, color=color, width=0.6, label=said)
        below = [low + share for low, share in zip(below, shares, strict=True)]
    if labels.ways:
        axes.legend(fontsize=7, frameon=False, loc="upper right")


def _draw_turns(axes: Any, results: Results, labels: Labels) -> None:
    counts = Counter(game.turns for game in results.played)
    if len(counts) > 60:
        axes.hist([game.turns for game in results.played], bins=30, color=FILL)
    else:
        axes.bar(list(counts), list(counts.values()), color=FILL, width=0.8)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(labels.turns)
    axes.set_ylabel(labels.games)
    axes.yaxis.get_major_locator().set_params(integer=True)
