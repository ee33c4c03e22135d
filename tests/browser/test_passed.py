"""Where the table has passed for somebody: a list of the windows, and the way to be asked there."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.playing import OPEN, answers, is_over, until, wait_until_settled

TERMS = {"seats": 2, "chosen": {"game": "tomb-raider", "options": {"opening": "random"}}}
PASSED = ".passed-for"


def is_passed_for(page: Page) -> bool:
    """Answer what is no window until the table has passed in one since; return whether it has."""
    wait_until_settled(page)
    assert not is_over(page)
    page.wait_for_timeout(100)
    asked = page.locator(OPEN)
    if page.locator(PASSED).is_visible() and asked.count():
        return True
    if page.get_by_role("button", name="Pass this turn").get_attribute("aria-pressed") == "false":
        page.keyboard.press("s")
    elif asked.count():
        asked.first.click()
    return False


def test_the_windows_passed_for_somebody_are_listed_with_the_way_to_be_asked(visit: Visit) -> None:
    visitor = visit()
    page = visitor.at_a_table(terms=TERMS, bots=["", "easy"], begin=True, entropy="2")
    expect(answers(page).first).to_be_visible()
    until(page, lambda: is_passed_for(page), "windows to be passed", patience=60_000)
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
