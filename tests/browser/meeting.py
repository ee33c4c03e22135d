"""Playing on until a match shows something that chance brings: at another table if need be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page
from tests.browser.acting import act, wait_to_act
from tests.browser.playing import is_over, until

STEPS = 40
TABLES = 12
PATIENCE = 60_000


def met(
    open_table: Callable[[], Page],
    shows: str | Callable[[Page], bool],
    steps: int = STEPS,
    tables: int = TABLES,
) -> Page:
    """Play at random until the page shows something, and return it: the reader is asked then.

    What is looked for is in sight, by a selector, or is what a function finds. When the match is
    over or `steps` were taken the next table is opened; a match that is over shows nothing.
    """
    below, done = random.Random(5), Counter[str]()
    for _ in range(tables):
        page = open_table()
        for _ in range(steps):
            wait_to_act(page)
            if is_over(page):
                break
            if _is_there(page, shows):
                return page
            until(page, partial(_goes_on, page, below, done), "an answer to be taken", PATIENCE)
    named = shows if isinstance(shows, str) else getattr(shows, "__name__", repr(shows))
    raise AssertionError(f"{tables} tables of {steps} answers never met this: {named}")


def _goes_on(page: Page, below: random.Random, done: Counter[str]) -> bool:
    return act(page, below, done) or is_over(page)


def _is_there(page: Page, shows: str | Callable[[Page], bool]) -> bool:
    """Return whether what is looked for stands there, not while others play on."""
    for _ in range(2):
        found = page.locator(shows).first.is_visible() if isinstance(shows, str) else shows(page)
        if not found:
            return False
        wait_to_act(page)  # what came while an answer was on its way may be gone when it is heard
    return not is_over(page)
