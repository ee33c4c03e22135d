"""The page of a report on balance: checks, plots, a table of all cases, games that broke."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib.resources import files
from itertools import groupby

from gorin.kernel.words import Arg, say
from gorin.sim.page import Markup, Part, element, page
from gorin.sim.report.balance import ENOUGH, LONG, MOST_FIRST, SOON, Case, Check, Figures, Finding
from gorin.sim.report.charts import charts_of
from gorin.sim.report.plots import MARKERS, OTHER, Chart, draw
from gorin.sim.report.report import Report
from gorin.sim.report.words import Words
from gorin.sim.statistics import Share
from gorin.text.render import Reader

SIGNS = {"o": "●", "^": "▲", "s": "■", "D": "◆", "v": "▼", "P": "✚"}
"""The markers of plots as letters, for legends."""
FEW = 3
"""Up to how many cases a check names all."""
SHOWN = 5
"""How many cases it names that fail, of many."""


def page_of(reader: Reader, report: Report) -> str:
    """Return the page of a report."""
    words = Words(reader)
    title = words.read("report-title", game=say(f"game-{report.game}"))
    style = (files("gorin.sim") / "page.css").read_text(encoding="utf-8")
    return page(
        reader.language,
        title,
        style,
        element(
            "main",
            element("h1", title),
            element("p", words.read("report-about"), class_="lead"),
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
        told = words.read("report-unfinished", games=report.games, all=report.all_games)
        yield element("p", told, class_="note")
    if report.stale:
        yield element("p", words.read("report-stale", count=report.stale), class_="note")


def _facts(words: Words, report: Report) -> Markup:
    minutes = round(report.seconds / 60)
    cards = "report-cards-entered" if report.entered else "report-cards-shipped"
    each = [
        words.read("report-games-each", bot=words.bot(bot), games=games)
        for bot, games in report.wanted.items()
    ]
    all_games = words.read("report-games", games=report.games, cases=len(report.cases))
    facts: dict[str, list[str]] = {
        "program": [words.read("report-program", version=report.version, code=report.code)],
        "rules": [f"{name} {digest}" for name, digest in report.rules.items()],
        "cards": [words.read(cards, digest=report.cards)],
        "games": [all_games, *each],
        "chance": [str(report.seed)],
        "limit": [str(report.turn_limit)],
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
        ),
        class_="facts",
    )


# -- checks --------------------------------------------------------------------------------


def _checks(words: Words, report: Report) -> Markup:
    heads = ("asked", "found", "verdict")
    return element(
        "section",
        element("h2", words.read("report-checks")),
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
        element("td", _found(words, check)),
        element("td", words.verdict(check), class_=f"verdict {css}"),
    )


def _found(words: Words, check: Check) -> Iterator[Part]:
    """Yield what a check found: each of a few cases, of many those that fail or come closest."""
    if len(check.findings) <= FEW:
        yield _findings(words, check.findings)
        return
    told = len(check.findings) - check.unknown
    if check.highest is not None:
        kind = "failing" if check.failing else "highest"
        yield words.read(f"report-check-{kind}", met=check.passing, all=told)
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
                words.share(found.share),
                " ",
                element("span", words.finding(found), class_="quiet"),
            )
            for found in findings
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
    about = words.read(f"report-plot-{chart.id}-about", most=words.bound(MOST_FIRST))
    return element(
        "figure",
        element("h3", chart.told),
        element("figcaption", about),
        legend,
        element("div", Markup(draw(chart)), class_="wide"),
    )


def _sign(bot: str) -> Markup:
    known = bot if bot in MARKERS else OTHER
    return element("span", SIGNS[MARKERS[known]], style=f"color: var(--bot-{known})")


# -- table ---------------------------------------------------------------------------------

COLUMNS = (
    "seats",
    "bot",
    "games",
    "won",
    "soon",
    "slow",
    "first",
    "median",
    "p90",
    "most",
    "deaths",
    "decisions",
)
JUDGED = {
    "introductory": "soon",
    "introductory-random": "soon",
    "first-mover": "first",
    "long": "slow",
}
"""The column that a check is about."""


def _table(words: Words, report: Report) -> Markup:
    bad = {(finding.case, JUDGED[check.id]) for check in report.checks for finding in check.failing}
    turns = {"soon": SOON, "slow": LONG}
    heads = (_head(words, name, turns=turns.get(name, 0)) for name in COLUMNS)
    groups = groupby(report.cases, key=lambda found: words.place(found.case))
    return element(
        "section",
        element("h2", words.read("report-table")),
        element("p", words.read("report-table-about")),
        element(
            "div",
            element(
                "table",
                element("thead", element("tr", heads)),
                (_group(words, title, tuple(found), bad) for title, found in groups),
                class_="cases",
            ),
            class_="wide",
        ),
    )


def _group(
    words: Words, title: str, figures: tuple[Figures, ...], bad: Collection[tuple[Case, str]]
) -> Markup:
    return element(
        "tbody",
        element("tr", element("th", title, scope="rowgroup", colspan=len(COLUMNS))),
        (_row(words, found, bad) for found in figures),
    )


def _row(words: Words, found: Figures, bad: Collection[tuple[Case, str]]) -> Markup:
    case, turns = found.case, found.turns
    won = found.won.count > 0
    cells: dict[str, Part] = {
        "seats": words.read("number", number=case.seats),
        "bot": (_sign(case.bot), f" {words.bot(case.bot)}", "" if found.current else " *"),
        "games": words.read("number", number=found.games),
        "won": _share(words, found.won),
        "soon": _share(words, found.soon),
        "slow": _share(words, found.slow),
        "first": _share(words, found.first) if won and case.seats > 1 else "",
        "median": words.number(turns.median, 0) if won else "",
        "p90": words.number(turns.p90, 0) if won else "",
        "most": words.number(turns.most, 0) if won else "",
        "deaths": words.number(found.deaths),
        "decisions": words.read("number", number=round(found.decisions)),
    }
    return element(
        "tr",
        (
            element("td", cell, class_="bad" if (case, name) in bad else None)
            for name, cell in cells.items()
        ),
    )


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
