"""What the others have just done is told above the board, and all of it a click away."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.meeting import met
from tests.browser.playing import OPEN

LAPTOP = {"width": 1366, "height": 768}
TERMS = {"seats": 2, "chosen": {"game": "l5r-ccg"}}
TOLD = ".deeds-told"


def has_told(page: Page) -> bool:
    """Return whether it is told what the other has done, beside answers that can be given."""
    return page.locator(TOLD).count() > 0 and page.locator(OPEN).count() > 0


def test_what_others_did_is_told_until_the_next_answer_and_listed(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = met(
        partial(visitor.at_a_table, terms=TERMS, bots=["", "heuristic"], begin=True), has_told
    )
    head = page.locator(".board-head").bounding_box()
    told = page.locator(TOLD).bounding_box()
    assert head is not None
    assert told is not None
    assert told["x"] + told["width"] <= head["x"] + head["width"]
    assert head["height"] <= 32
    expect(page.locator(TOLD)).to_contain_text("Bot 2")
    page.locator(TOLD).click()
    listed = page.locator(".deeds-list")
    expect(listed.get_by_role("listitem").first).to_be_visible()
    expect(listed).to_contain_text("Bot 2")
    expect(listed.locator(".log-head").first).to_be_visible()
    visitor.picture("deeds-listed")
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.locator(TOLD).click()
    page.locator(OPEN).first.click()
    expect(listed).to_have_count(0)
