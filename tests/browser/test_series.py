"""A series of levels in the browser, from the form of a new table to its score sheet."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.browser.playing import answer_once, is_over, play_to_the_end, until, wait_for_question

pytestmark = pytest.mark.slow


def open_series(visitor: Visitor, title: str, turns: int) -> Page:
    """Open a table for a short series of two levels against a bot, by the form, and begin it."""
    page = visitor.go("/new")
    _ = page.get_by_label("What is played").select_option(label=title)
    page.get_by_text("Levels and agreements").click()
    visitor.picture("new-" + title.lower().replace(" ", "-"))
    if title == "Linked series":
        page.get_by_role("button", name="Leave out the last level").click()
    page.get_by_text("More options").click()
    page.get_by_label("Turn limit of each level").fill(str(turns))
    _ = page.get_by_label("Opening hand").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Begin").click()
    return page


def sheet_of(page: Page) -> list[str]:
    """Return the lines of the score sheet, a text each."""
    return [row.inner_text() for row in page.locator(".tr-sheet tr").all()]


def test_a_linked_series_is_played_to_its_score_sheet(visit: Visit) -> None:
    visitor = visit()
    page = open_series(visitor, "Linked series", 2)
    expect(page.get_by_role("heading", name="Linked series: Into the Caves")).to_be_visible()
    wait_for_question(page)
    expect(page.get_by_text("Level 1 of 2").first).to_be_visible()

    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.get_by_text("Atlantis")).to_be_visible()
    visitor.picture("series-sheet")
    sheet.get_by_role("button", name="To the map").click()
    expect(sheet).to_be_hidden()

    _ = play_to_the_end([page], random.Random(5))
    expect(sheet.get_by_role("heading", name="The series is over")).to_be_visible()
    visitor.picture("series-over")
    expect(page.locator(".tr-sheet tr")).to_have_count(4)
    rows = sheet_of(page)
    assert "Into the Caves" in rows[1]
    assert "Atlantis" in rows[2]
    assert all("2 turns" in row for row in rows[1:3])
    assert "In all" in rows[3]
    assert visitor.faults == []

    page.get_by_role("button", name="Check the whole game").click()
    expect(page.get_by_role("status").filter(has_text="follow from the seed")).to_be_visible()
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_text("Level 1 of 2").first).to_be_visible()


def test_between_levels_cards_are_offered_on_a_phone_too(visit: Visit) -> None:
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = open_series(visitor, "Pick Up series", 1)
    offers = page.locator(".tr-offers")
    heading = page.get_by_role("heading", name="cards for the deck")
    below = random.Random(6)

    def cards_are_offered() -> bool:
        # "Add nothing more" comes first: what is awaited must not be answered by the way.
        _ = answer_once(page, below, but="Add")
        return is_over(page) or heading.is_visible()

    until(page, cards_are_offered, "the level to end", patience=60_000)
    expect(heading).to_be_visible()
    visitor.picture("series-adding-phone")
    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
    assert not page.evaluate(wider)
    before = page.get_by_text("You may add 10 more").first
    expect(before).to_be_visible()
    offers.get_by_role("button").first.click()
    expect(page.get_by_text("You may add 9 more").first).to_be_visible()
    assert visitor.faults == []
