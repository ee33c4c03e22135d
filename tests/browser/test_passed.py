"""Where the table has passed for somebody: a list of the windows, and the way to be asked there."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import Visit, Visitor
from tests.browser.playing import OPEN, answer_once, is_over, offered, until

TERMS = {"seats": 2, "chosen": {"game": "tomb-raider", "options": {"opening": "random"}}}
PASSED = ".passed-for"
STEPS = 60
TABLES = 12


def is_passed_for(page: Page) -> bool:
    """Return whether the table has passed in a window since the last answer."""
    return page.locator(PASSED).is_visible() and page.locator(OPEN).count() > 0


def windows_passed(visitor: Visitor) -> bool:
    """Answer what is no window until the table has passed in one; False if the match is over."""
    page = visitor.at_a_table(terms=TERMS, bots=["", "easy"], begin=True)
    passing = page.get_by_role("button", name="Pass this turn")
    below = random.Random(5)
    wished_at: list[tuple[str, str]] = []

    def is_passing() -> bool:
        """Wish to pass, which ends with each turn, then answer; one wish a question is enough."""
        wait_to_act(page)
        if is_over(page) or is_passed_for(page):
            return True
        asked = offered(page)
        if asked != wished_at and passing.get_attribute("aria-pressed") == "false":
            wished_at[:] = asked
            page.keyboard.press("s")
            return False
        return bool(answer_once(page, below))

    for _ in range(STEPS):
        until(page, is_passing, "an answer to be taken")
        if is_over(page) or is_passed_for(page):
            break
    return is_passed_for(page)


def test_the_windows_passed_for_somebody_are_listed_with_the_way_to_be_asked(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    passed = any(windows_passed(visitor) for _ in range(TABLES))
    assert passed, f"{TABLES} tables of {STEPS} answers had no window to be passed"
    count = int(page.locator(PASSED).inner_text().split()[-1])
    page.locator(PASSED).click()
    sheet = page.get_by_role("dialog")
    windows = sheet.locator(".passed-list > li")
    expect(windows).to_have_count(min(count, 30))
    for window in windows.all():
        expect(window).to_contain_text("TR-12")
    visitor.picture("windows-passed")
    sheet.get_by_role("button", name="When to ask me").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Ask everything")).to_be_visible()


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
def test_it_is_said_what_being_asked_tells_of_a_deck(visit: Visit, game: str) -> None:
    terms = {"seats": 2, "chosen": {"game": game}}
    page = visit().at_a_table(terms=terms, bots=["", "easy"], begin=True)
    page.get_by_role("button", name="When to ask me").first.click()
    said = "shows that a card of their deck could answer it, whether they hold it or not"
    expect(page.get_by_role("dialog")).to_contain_text(said)
