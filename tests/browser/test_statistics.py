"""The page of statistics: its plots, its filter, and the same in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import give_up, wait_for_question
from tests.browser.watching import bots_play, shown

pytestmark = pytest.mark.slow


def counted(page: Page) -> int:
    """Return how many games the page says that it counts."""
    found = re.search(r"(\d+) games? counted", page.locator(".stats-note").inner_text())
    assert found is not None
    return int(found[1])


def row(page: Page, table: str, line: str) -> Locator:
    """Return a line of a table, as a screen reader finds it."""
    header = page.get_by_role("rowheader", name=line, exact=True)
    return page.get_by_role("table", name=table, exact=True).get_by_role("row").filter(has=header)


def test_who_has_played_nothing_is_told_so_and_led_to_a_game(visit: Visit) -> None:
    page = visit().go("/stats")
    page.get_by_role("button", name="Your games").click()
    expect(page.get_by_text("You have not finished a game yet")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link").first).to_have_attribute("href", "/new")


def test_games_are_counted_plotted_and_told_in_tables(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/stats")
    before = 0
    expect(page.locator(".stats-note, .stats-nothing").first).to_be_visible()
    if page.locator(".stats-note").count():
        before = counted(page)
    for turns in (2, 3):
        _ = bots_play(visitor, turns=turns, listed=True)
    page = visitor.go("/stats")
    expect(page.locator(".stats-note")).to_contain_text(f"{before + 2} games counted")
    plot = page.locator(".stats-lengths").get_by_role("img")
    expect(plot).to_be_visible()
    # Each bar has its number, and the whole plot is told in words.
    expect(page.locator(".plot rect").nth(1)).to_be_attached()
    words = plot.get_attribute("aria-label") or ""
    assert sum(map(int, re.findall(r"turns: (\d+)", words))) == before + 2
    for table in ("By level", "Bots by level", "By seat", "By deck"):
        expect(page.get_by_role("table", name=table, exact=True)).to_be_visible()
    easy = row(page, "Bots by level", "easy")
    expect(easy).to_contain_text(re.compile(r"\d+%\s*\d+ of \d+"))
    # The default decks are told by name too.
    expect(row(page, "By deck", "Into the Caves")).to_be_visible()
    expect(page.locator(".rate, .rates-share svg").first).to_be_attached()
    visitor.picture("statistics")
    page.locator(".played a").first.click()
    page.wait_for_url("**/replay/*")
    shown(page)


def test_ones_own_games_are_told_apart_from_those_of_all(visit: Visit) -> None:
    visitor = visit()
    terms = {"seats": 2, "chosen": {"options": {"opening": "random"}}}
    page = visitor.at_a_table(terms=terms, bots=["", "easy"], begin=True)
    wait_for_question(page)
    give_up(page)
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    _ = bots_play(visit())
    page = visitor.go("/stats")
    own = page.get_by_role("button", name="Your games")
    expect(own).to_have_attribute("aria-pressed", "true")
    only_one = re.compile(r"\b1 game counted")
    expect(page.locator(".stats-note")).to_have_text(only_one)
    game = page.locator(".played a")
    expect(game).to_have_count(1)
    expect(game).to_contain_text("You did not win")
    expect(game).to_contain_text("today, ")
    expect(row(page, "By seat", "Seat 1")).to_contain_text("0 of 1")
    page.get_by_role("button", name="All on this server").click()
    expect(own).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".stats-note")).to_have_text(re.compile(r"\b([2-9]|\d\d+) games counted"))
    own.click()
    expect(page.locator(".stats-note")).to_have_text(only_one)


@pytest.mark.parametrize("language", ["en", "zh"])
def test_statistics_fit_a_phone(visit: Visit, language: str) -> None:
    _ = bots_play(visit(), listed=True)
    visitor = visit(size=PHONE, language=language, color_scheme="dark")
    page = visitor.go("/stats")
    expect(page.locator(".stats-tables table").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.picture(f"phone-statistics-{language}")
