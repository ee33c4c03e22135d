"""What people do on the page of a table."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

ANSWERS = "button.answer:not([disabled])"
PATIENCE = 15_000


def answers(page: Page) -> Locator:
    """Return the buttons of the answers that can be given now."""
    return page.get_by_role("group", name="Answers").get_by_role("button")


def question(page: Page) -> Locator:
    """Return the place where it is said what is asked, and of whom."""
    return page.get_by_role("region", name="What is asked")


def is_over(page: Page) -> bool:
    """Return whether the page tells how the match ended.

    Of seats that are swapped the button speaks only where there are several.
    """
    return page.get_by_role("button", name="Play again").is_visible()


def wait_for_question(page: Page) -> None:
    """Wait until something is asked, or the match is over."""
    done = answers(page).first.or_(page.get_by_role("button", name="Play again"))
    expect(done.first).to_be_visible(timeout=PATIENCE)


def wait_until_settled(page: Page) -> None:
    """Wait until something is asked and no answer is on its way, or the match is over."""
    settled = page.locator('.answers[aria-busy="false"]').first
    expect(settled.or_(page.get_by_role("button", name="Play again")).first).to_be_visible()


def answer_once(page: Page, below: random.Random) -> str:
    """Give an answer that is offered, at random; return what it says, or nothing if none is."""
    offered = answers(page)
    count = offered.count()
    if count == 0 or page.locator(".answers[aria-busy=true]").count():
        return ""
    button = offered.nth(below.randrange(count))
    try:
        text = re.sub(r"\s+", " ", button.inner_text(timeout=500)).strip()
        button.click(timeout=500)
    except TookTooLong:
        return ""  # another one was asked meanwhile
    return text


def answer_some(pages: list[Page], below: random.Random, count: int) -> None:
    """Let people answer so many times in all, whoever is asked; the match may end meanwhile."""
    given = 0
    for _ in range(200 * count):
        moved = [page for page in pages if answer_once(page, below)]
        given += len(moved)
        if given >= count or all(map(is_over, pages)):
            return
        if not moved:
            pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def give_up(page: Page) -> None:
    """Give the game up, unless it is over."""
    button = page.get_by_role("button", name="Give up", exact=True)
    if not is_over(page) and button.first.is_visible():
        button.first.click()
        page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def play_to_the_end(pages: list[Page], below: random.Random, most: int = 4000) -> int:
    """Let all answer at random until the match is over; return how many answers were given."""
    given = 0
    for _ in range(most):
        if all(is_over(page) for page in pages):
            return given
        moved = [page for page in pages if answer_once(page, below)]
        given += len(moved)
        if not moved:
            pages[0].wait_for_timeout(20)
    raise AssertionError("the match does not end")
