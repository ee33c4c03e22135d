"""What the others have just done is told above the board, and all of it a click away."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import Visit
from tests.browser.playing import answer_once, is_over, until, wait_until_settled

LAPTOP = {"width": 1366, "height": 768}
TERMS = {"seats": 2, "chosen": {"game": "l5r-ccg"}}
TOLD = ".deeds-told"


def has_told(page: Page, below: random.Random) -> bool:
    """Answer until something is asked after the other has done something."""
    wait_to_act(page)
    wait_until_settled(page)
    assert not is_over(page)
    if page.locator(TOLD).count():
        return True
    _ = answer_once(page, below)
    return False


def test_what_others_did_is_told_until_the_next_answer_and_listed(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.at_a_table(terms=TERMS, bots=["", "heuristic"], begin=True, entropy="3")
    below = random.Random(2)
    until(page, lambda: has_told(page, below), "the other to do something", patience=60_000)
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
    visitor.picture("deeds-listed")
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.locator(TOLD).click()
    page.locator(".answers button").first.click()
    expect(listed).to_have_count(0)
