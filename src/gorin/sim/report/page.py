"""The page of a report on balance: checks, plots, a table of all cases, games that broke."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib.resources import files
from itertools import groupby

from gorin.content.box.measures import Case, Measure
from gorin.content.cards.pool import Library
from gorin.kernel.words import Arg, say
from gorin.sim.page import Markup, Part, element, page
from gorin.sim.report.balance import (
    ENOUGH,
    Check,
    Figures,
    Finding,
    Lengths,
    bound_of,
    reported,
)
from gorin.sim.report.charts import charts_of
from gorin.sim.report.plots import MARKERS, OTHER, Chart, draw
from gorin.sim.report.report import Report, shown
from gorin.sim.report.words import Words
from gorin.sim.statistics import Share
from gorin.text.render import Reader

SIGNS = {"o": "●", "^": "▲", "s": "■", "D": "◆", "v": "▼", "P": "✚"}
"""The markers of plots as letters, for legends."""
FEW = 3
"""The most cases that a check names in full."""
SHOWN = 5
"""The most failing cases that it names."""


def page_of(library: Library, reader: Reader, report: Report) -> str:
    """Return the page of a report."""
    words = Words(library, reader, report.game)
    balance = words.box.balance
    title = words.read(balance.title, game=say(f"game-{report.game}"))
    style = (files("gorin.sim") / "page.css").read_text(encoding="utf-8")
    return page(
        reader.language,
        title,
        style,
        element(
            "main",
            element("h1", title),
            element("p", words.read(balance.about), class_="lead"),
            _notes(words, report),
            _facts(words, report),
            _checks(words, report),
            _plots(words, report),
            _table(words, report),
            _faults(words, report),
        ),
    )


def _notes(words: Words, report: Report) -> Iterator[Markup]:
    if report.games < report.all_games:
        note = words.read("report-unfinished", games=report.games, all=report.all_games)
        yield element("p", note, class_="note")
    if report.stale:
        yield element("p", words.read("report-stale", count=report.stale), class_="note")


def _facts(words: Words, report: Report) -> Markup:
    minutes = round(report.seconds / 60)
    entered = "report-cards-entered" if report.entered else "report-cards-shipped"
    cards = [words.read(entered, digest=report.cards)] if report.cards else []
    limit = [] if report.turn_limit is None else [str(report.turn_limit)]
    each = [
        words.read("report-games-each", bot=words.bot(bot), games=games)
        for bot, games in report.wanted.items()
    ]
    all_games = words.read("report-games", games=report.games, cases=len(report.cases))
    facts: dict[str, list[str]] = {
        "program": [words.read("report-program", version=report.version, code=report.code)],
        "rules": [f"{name} {digest}" for name, digest in report.rules.items()],
        "cards": cards,
        "games": [all_games, *each],
        "chance": [str(report.seed)],
        "limit": limit,
        "options": [f"{name}={shown(value)}" for name, value in report.options.items()],
        "time": [words.read("report-time", hours=minutes // 60, minutes=minutes % 60)],
    }
    return element(
        "dl",
        (
            element(
                "div",
                element("dt", words.read(f"report-fact-{name}")),
                (element("dd", line) for line in lines),
            )
            for name, lines in facts.items()
            if lines
        ),
        class_="facts",
    )


# -- checks --------------------------------------------------------------------------------


def _checks(words: Words, report: Report) -> Part:
    if not report.checks:
        return ()
    heads = ("asked", "found", "verdict")
    return element(
        "section",
        element("h2", words.read(words.box.balance.asked)),
        element(
            "div",
            element(
                "table",
                element("thead", element("tr", (_head(words, name) for name in heads))),
                element("tbody", (_check(words, check) for check in report.checks)),
                class_="checks",
            ),
            class_="wide",
        ),
    )


def _head(words: Words, name: str, **args: Arg) -> Markup:
    return element("th", words.read(f"report-column-{name}", **args), scope="col")


def _check(words: Words, check: Check) -> Markup:
    css = {True: "met", False: "failed", None: "unknown"}[check.met]
    return element(
        "tr",
        element("th", words.asked(check), scope="row"),
        element("td", _result(words, check)),
        element("td", words.verdict(check), class_=f"verdict {css}"),
    )


def _result(words: Words, check: Check) -> Iterator[Part]:
    """Yield what a check found: each of a few cases, of many those that fail or come closest."""
    if len(check.findings) <= FEW:
        yield _findings(words, check.findings)
        return
    certain = len(check.findings) - check.unknown
    if check.highest is not None:
        kind = "failing" if check.failing else "highest"
        yield words.read(f"report-check-{kind}", met=check.passing, all=certain)
        yield _findings(words, check.failing[:SHOWN] or (check.highest,))
    if more := len(check.failing[SHOWN:]):
        yield element("p", words.read("report-check-more", count=more))
    if check.unknown:
        text = words.read("report-check-too-few", count=check.unknown, enough=ENOUGH)
        yield element("p", text, class_="quiet")


def _findings(words: Words, findings: tuple[Finding, ...]) -> Markup:
    return element(
        "ul",
        (
            element(
                "li",
                words.share(finding.share),
                " ",
                element("span", words.finding(finding), class_="quiet"),
            )
            for finding in findings
        ),
    )


# -- plots ---------------------------------------------------------------------------------


def _plots(words: Words, report: Report) -> Markup:
    legend = element(
        "ul",
        (element("li", _sign(bot), f" {words.bot(bot)}") for bot in report.bots),
        class_="legend",
    )
    return element(
        "section",
        element("h2", words.read("report-plots")),
        (_figure(words, chart, legend) for chart in charts_of(words, report)),
    )


def _figure(words: Words, chart: Chart, legend: Markup) -> Markup:
    plots = {each.id: each.plot for each in reported(words.box)}
    plot = plots[chart.id]
    assert plot is not None, chart.id
    return element(
        "figure",
        element("h3", chart.told),
        element("figcaption", words.say(plot.about)),
        legend,
        element("div", Markup(draw(chart)), class_="wide"),
    )


def _sign(bot: str) -> Markup:
    kind = bot if bot in MARKERS else OTHER
    return element("span", SIGNS[MARKERS[kind]], style=f"color: var(--bot-{kind})")


# -- table ---------------------------------------------------------------------------------

FIRST_COLUMNS = ("seats", "bot", "games")
"""The columns of every table; those of the measures follow."""
OF_SPREAD = ("p90", "most")
"""Columns of a spread in the table beside its median."""


def _table(words: Words, report: Report) -> Markup:
    bad = {
        (finding.case, bound_of(words.box, check).measure)
        for check in report.checks
        for finding in check.failing
    }
    heads = [_head(words, name) for name in FIRST_COLUMNS]
    heads += [head for each in reported(words.box) for head in _heads(words, each)]
    groups = groupby(report.cases, key=lambda figures: words.place(figures.case))
    return element(
        "section",
        element("h2", words.read("report-table")),
        element("p", words.read(words.box.balance.table)),
        element(
            "div",
            element(
                "table",
                element("thead", element("tr", heads)),
                (
                    _group(words, title, tuple(figures), bad, len(heads))
                    for title, figures in groups
                ),
                class_="cases",
            ),
            class_="wide",
        ),
    )


def _heads(words: Words, measure: Measure) -> Iterator[Markup]:
    yield element("th", words.say(measure.head or measure.label), scope="col")
    if measure.unit == "spread":
        yield from (_head(words, name) for name in OF_SPREAD)


def _group(
    words: Words,
    title: str,
    figures: tuple[Figures, ...],
    bad: Collection[tuple[Case, str]],
    columns: int,
) -> Markup:
    return element(
        "tbody",
        element("tr", element("th", title, scope="rowgroup", colspan=columns)),
        (_row(words, each, bad) for each in figures),
    )


def _row(words: Words, figures: Figures, bad: Collection[tuple[Case, str]]) -> Markup:
    case = figures.case
    first: tuple[Part, ...] = (
        words.read("number", number=case.seats),
        (_sign(case.bot), f" {words.bot(case.bot)}", "" if figures.current else " *"),
        words.read("number", number=figures.games),
    )
    return element(
        "tr",
        (element("td", cell) for cell in first),
        (
            element("td", cell, class_="bad" if (case, measure.id) in bad else None)
            for measure in reported(words.box)
            for cell in _cells(words, figures, measure)
        ),
    )


def _cells(words: Words, figures: Figures, measure: Measure) -> Iterator[Part]:
    """Yield what the table has of a figure: of a spread three cells, else one."""
    figure = figures.measured[measure.id]
    count = 1 + len(OF_SPREAD) if measure.unit == "spread" else 1
    if not figures.shows(measure):
        yield from [""] * count
    elif isinstance(figure, Lengths):
        yield from (words.number(one, 0) for one in (figure.median, figure.p90, figure.most))
    elif isinstance(figure, Share):
        yield _share(words, figure)
    elif isinstance(figure, tuple):
        yield " / ".join(words.percent(share.share) for share in figure)
    elif measure.of == "seat":
        yield words.number(figure)
    else:
        yield words.read("number", number=round(figure))


def _share(words: Words, share: Share) -> Part:
    interval = share.interval
    low, high = words.number(100 * interval.low), words.number(100 * interval.high)
    return (
        words.percent(share.share),
        " ",
        element("small", words.read("report-interval", low=low, high=high)),
    )


# -- games that broke ----------------------------------------------------------------------


def _faults(words: Words, report: Report) -> Iterator[Markup]:
    if not report.failed:
        return
    yield element(
        "section",
        element("h2", words.read("report-broken")),
        element("p", words.read("report-broken-about")),
        (
            element(
                "details",
                element(
                    "summary",
                    words.read(
                        "report-broken-game",
                        case=words.case(broken.case),
                        number=broken.number,
                        seed=str(broken.chance_seed),
                    ),
                ),
                element("pre", element("code", broken.command)),
                element("pre", broken.trace),
            )
            for broken in report.failed
        ),
    )
