"""What somebody does who plays a game without a drawing of its own in the page."""

from __future__ import annotations

import json
import random
from collections import Counter

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tests.browser.playing import OPEN, answer_once, offered

LIT = "[data-answers]"
"""What gives an answer on the board or in the hand."""


def wait_to_act(page: Page) -> None:
    """Wait until something is asked, coins too, or the match is over."""
    asked = page.locator(OPEN).or_(page.locator("form.domain"))
    expect(asked.or_(page.locator(".over")).first).to_be_visible()


def lit(page: Page) -> list[str]:
    """Return the keys of the answers that can be given on the board or in the hand."""
    found: list[str] = page.locator(LIT).evaluate_all("all => all.map(one => one.dataset.answers)")
    return found


def is_lit(page: Page) -> bool:
    """Return whether all answers but passing are lit, or more is asked at once than one thing."""
    if page.locator(".question-others").count() or not page.locator(OPEN).count():
        return True
    return set(lit(page)) == {key for key, _ in offered(page)} - {"pass"}


def bid(page: Page) -> bool:
    """Bid a coin where coins are asked for; return whether they were."""
    form = page.locator("form.domain")
    try:
        form.locator(".stepper button").last.click(timeout=500)
        form.locator(".main-button").click(timeout=500)
    except TookTooLong:
        return False
    return True


def act(page: Page, below: random.Random, done: Counter[str]) -> bool:
    """Answer on the board where that can be done, else in the bar; return whether that went."""
    if page.locator("form.domain").count():
        done["bid"] += bid(page)
        return True
    keys = lit(page)
    if not keys or below.random() < 0.2:
        return bool(answer_once(page, below))
    below.shuffle(keys)
    key = min(keys, key=lambda key: done[key.partition(":")[0]])  # what was not done yet first
    try:
        page.locator(f"[data-answers={json.dumps(key)}]").first.click(timeout=1000)
    except TookTooLong:
        return False  # another one was asked meanwhile
    done[key.partition(":")[0]] += 1
    return True
