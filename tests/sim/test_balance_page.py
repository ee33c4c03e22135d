"""The page of a report: whole by itself, in every language, with plots in the page's colours."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.shipped import page_of, reader_for, report_of, work_for

from gorin.content.box.measures import Case
from gorin.kernel.decision import Seat
from gorin.sim.page import Markup, element, page, written
from gorin.sim.report.charts import scale_for
from gorin.sim.report.plots import MARKERS, NAMES, Chart, Mark, Panel, Row, draw
from gorin.sim.report.report import Report, table_of
from gorin.sim.report.run import Work
from gorin.sim.series import Failed, Played, Record
from gorin.text.language import LANGUAGES

BOTS = ("random", "heuristic")
CASES = tuple(
    Case(level, variant, seats, bot)
    for level, variant, seats in (
        ("introductory", "tomb", 1),
        ("introductory", "tomb", 2),
        ("parallel-peril", "", 4),
    )
    for bot in BOTS
)
VOID = ("meta", "br", "hr", "col")


def played(number: int, seats: int, *, won: bool, first: bool, turns: int) -> Played:
    """Return a game as a series reports it; seat 1 goes first where there are several."""
    starter = Seat(min(1, seats - 1))
    winner = starter if first else Seat(0)
    reason = "ended-treasure" if won else "ended-turn-limit"
    places = tuple(range(seats))
    winners = (winner,) if won else ()
    counted = {"deaths": (1,) * seats}
    return Played(number, places, winners, reason, turns, 50, counted, starter)


def work(case: Case, folder: Path, *, share: float = 0.8, broken: bool = False) -> Work:
    """Return a case with 200 games of which every second one that was won fell to the first."""
    made = work_for("tomb-raider", case, folder, games=200, seed=3, limit=150)
    records: list[Record] = [
        played(
            number,
            case.seats,
            won=(won := number < 200 * share),
            first=number % 2 == 0,
            turns=10 + number % 30 if won else 150,
        )
        for number in range(200)
    ]
    if broken:
        records[7] = Failed(7, (0,), "Traceback\nValueError: <b>&</b>")
    made.enter(records, 90.0)
    return made


@pytest.fixture(scope="module")
def works(tmp_path_factory: pytest.TempPathFactory) -> list[Work]:
    folder = tmp_path_factory.mktemp("data")
    shares = {"random": 0.1, "heuristic": 0.8}
    return [work(case, folder, share=shares[case.bot]) for case in CASES]


@pytest.fixture(scope="module")
def report(works: list[Work]) -> Report:
    return report_of(works, BOTS)


@pytest.fixture(scope="module")
def english(report: Report) -> str:
    return page_of(reader_for("en", game="tomb-raider"), report)


class Elements(HTMLParser):
    """Follows the elements of a page and notes those that are not closed where they should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: Counter[str] = Counter()
        self.ids: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names[tag] += 1
        self.ids.update(value for name, value in attrs if name == "id" and value)
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.wrong.append(tag)


# -- the writer ----------------------------------------------------------------------------


def test_text_is_escaped_and_elements_are_not() -> None:
    made = element("p", "a < b & c", element("b", 3), [element("i", "x"), "y"])
    assert made.text == "<p>a &lt; b &amp; c<b>3</b><i>x</i>y</p>"
    assert written((Markup("<hr>"), "<hr>")) == "<hr>&lt;hr&gt;"


def test_attributes_are_escaped_and_named_as_in_html() -> None:
    made = element("td", class_='"bad"', aria_label="a&b", colspan=2, title=None)
    assert made.text == '<td class="&quot;bad&quot;" aria-label="a&amp;b" colspan="2"></td>'
    assert element("meta", charset="utf-8").text == '<meta charset="utf-8">'


def test_a_page_names_its_language_and_title() -> None:
    made = page("pt-BR", "1 < 2", "p > b {}", element("p", "x"))
    assert '<html lang="pt-BR">' in made
    assert "<title>1 &lt; 2</title>" in made
    assert "<style>p > b {}</style>" in made


# -- the page ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(report: Report, language: str) -> None:
    text = page_of(reader_for(language, game="tomb-raider"), report)
    assert f'<html lang="{language}">' in text
    assert "⟦" not in text
    assert "report-" not in re.sub(r"[\w-]*:[^;]*;", "", text)
    assert Elements(text).wrong == []


def test_the_page_needs_neither_scripts_nor_anything_from_elsewhere(english: str) -> None:
    found = Elements(english)
    assert not {"script", "img", "link", "iframe"} & set(found.names)
    assert "@import" not in english
    assert set(re.findall(r"url\((.)", english)) <= {"#"}
    assert not re.findall(r"(?:src|href)=\"(?!#)", english)


def test_the_page_has_three_plots_and_no_id_twice(english: str) -> None:
    found = Elements(english)
    assert found.names["svg"] == 3
    assert [id for id, count in found.ids.items() if count > 1] == []


def test_the_page_has_a_light_and_a_dark_set_of_colours(english: str) -> None:
    style = english[english.index("<style>") : english.index("</style>")]
    light, dark = style.split("@media (prefers-color-scheme: dark)")
    for name in NAMES.values():
        assert f"--{name}:" in light
        assert f"--{name}:" in dark
    assert not re.findall(r"#0\d0\d\w\w", english)


def test_the_page_tells_what_was_played_with_what(report: Report, english: str) -> None:
    assert report.code in english
    assert report.cards in english
    assert report.rules["standard"] in english
    assert "1,200 in 6 cases" in english
    assert "heuristic bot: 200 a case" in english


def test_each_check_is_shown_with_its_figure_and_verdict(english: str) -> None:
    checks = re.findall(r"<tr><th scope=\"row\">(.*?)</tr>", english)
    assert len(checks) == 5
    # 8 of 10 games won within 40 turns, and half of them by who went first.
    assert "80.0%" in checks[0]
    assert "met" in checks[0]
    assert "50.0%" in checks[2]
    assert checks[2].endswith('<td class="verdict met">met</td>')
    # Two games in ten ran into the limit.
    assert "20.0%" in checks[4]
    assert checks[4].endswith('<td class="verdict failed">not met</td>')


def test_a_figure_out_of_bounds_is_marked_in_the_table(english: str) -> None:
    marked = re.findall(r"<td class=\"bad\">(.*?)<", english)
    assert len(marked) == len([case for case in CASES if case.bot == "heuristic"])
    assert set(marked) == {"20.0% "}


def test_every_case_has_a_row(english: str) -> None:
    table = english[english.index('<table class="cases">') :]
    assert table.count("<td>") + table.count('<td class="bad">') == 12 * len(CASES)
    assert "Introductory: Tomb" in table
    assert "Parallel Peril" in table


def test_a_report_of_solo_games_has_no_plot_of_who_went_first(works: list[Work]) -> None:
    alone = [found for found in works if found.case.seats == 1]
    assert (
        Elements(page_of(reader_for("en", game="tomb-raider"), report_of(alone, BOTS))).names["svg"]
        == 2
    )


def test_games_that_broke_come_last_with_seed_trace_and_how_to_play_them(tmp_path: Path) -> None:
    made = report_of([work(CASES[3], tmp_path, broken=True)], BOTS[1:])
    (broken,) = made.failed
    assert broken.number == 8
    assert broken.command == (
        "gorin sim tomb-raider --format standard"
        " --option level=introductory --option variant=tomb"
        " --seat bot:heuristic --seat bot:heuristic"
        " --turn-limit 150 --seed 3 --games 200 --game 8"
    )
    text = page_of(reader_for("en", game="tomb-raider"), made)
    last = text[text.index("Games that broke") :]
    assert str(broken.chance_seed) in last
    assert broken.command in last
    assert "ValueError: &lt;b&gt;&amp;&lt;/b&gt;" in last


def test_a_report_that_is_not_finished_says_so(works: list[Work], tmp_path: Path) -> None:
    missing = work_for("tomb-raider", CASES[0], tmp_path, games=200, seed=3, limit=150)
    text = page_of(reader_for("en", game="tomb-raider"), report_of([*works[1:], missing], BOTS))
    assert "1,000 of 1,200 games have been played" in text


def test_cases_played_with_something_else_are_told_and_marked(tmp_path: Path) -> None:
    old = work(CASES[1], tmp_path)
    old.current = False
    text = page_of(reader_for("en", game="tomb-raider"), report_of([old], BOTS[1:]))
    assert "1 case was played with other rules" in text
    assert "heuristic bot *" in re.sub(r"<[^>]*>", "", text)


def test_the_table_with_commas_has_a_line_for_each_case(report: Report) -> None:
    lines = table_of(report).splitlines()
    assert len(lines) == 1 + len(CASES)
    head, second = lines[0].split(","), lines[2].split(",")
    row = dict(zip(head, second, strict=True))
    assert (row["level"], row["bot"], row["games"]) == ("introductory", "heuristic", "200")
    assert (row["won_count"], row["won_share"], row["slow_share"]) == ("160", "0.8", "0.2")
    assert (row["turns_median"], row["deaths"]) == ("23.5", "1.0")


# -- plots ---------------------------------------------------------------------------------


def chart(*panels: Panel, rows: tuple[Row, ...]) -> Chart:
    ticks = (0, 50, 100)
    return Chart("shares", "Shares & more", "share", 100, ticks, rows, BOTS, panels)


def test_a_plot_has_a_mark_for_each_case_and_text_that_can_be_read() -> None:
    rows = (
        Row(("a", "x"), "First level", "One way"),
        Row(("a", "y"), "First level", "另一种 <way>"),
        Row(("b", ""), "Second level"),
    )
    marks = {
        (("a", "x"), "random"): Mark(10, (5, 15)),
        (("a", "y"), "heuristic"): Mark(50, (40, 60), (45, 55)),
        (("b", ""), "random"): Mark(100, (90, 100)),
    }
    made = draw(chart(Panel("Alone", marks, bound=60), rows=rows))
    assert made.startswith("<svg viewBox=")
    assert 'aria-label="Shares &amp; more"' in made
    for text in ("First level", "One way", "另一种 &lt;way&gt;", "Second level", "Alone", "share"):
        assert made.count(f">{text}</text>") == 1
    assert len(re.findall(r"<use [^>]*var\(--bot-random\)", made)) == 2
    assert len(re.findall(r"<use [^>]*var\(--bot-heuristic\)", made)) == 1
    assert made.count("var(--bound)") == 1
    assert "font-family" not in made


def test_a_plot_is_the_same_each_time() -> None:
    panel = Panel("Alone", {(("b", ""), "random"): Mark(100, (90, 100))})
    rows = (Row(("b", ""), "Second level"),)
    assert draw(chart(panel, rows=rows)) == draw(chart(panel, rows=rows))


def test_a_bot_that_plots_do_not_know_gets_the_common_marker() -> None:
    panel = Panel("Alone", {(("b", ""), "oracle"): Mark(100, (90, 100))})
    made = draw(Chart("x", "x", "x", 100, (0, 100), (Row(("b", ""), "B"),), ("oracle",), (panel,)))
    assert "var(--bot-other)" in made
    assert len(set(MARKERS.values())) == len(MARKERS)


@pytest.mark.parametrize(
    ("most", "scale"),
    [(0, (5, 5)), (12, (5, 15)), (38, (10, 40)), (149, (50, 150)), (900, (225, 900))],
)
def test_an_axis_of_turns_has_few_round_steps(most: float, scale: tuple[int, int]) -> None:
    panel = Panel("Alone", {(("b", ""), "random"): Mark(most, (0, most))})
    assert scale_for((panel,)) == scale
