"""What somebody does who plays a game without a drawing of its own in the page."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tests.browser.conftest import PICTURES
from tests.browser.playing import OPEN, answer_once, is_over, offered, until

MOST = 4000
"""So often is something tried at most before a match is over."""
TOUCHES = 12
"""So many things are touched at most for one answer."""
LIT = ":is([data-answers], [data-offers])"
"""What gives an answer on the board or in the hand, or has some to choose from."""


def wait_to_act(page: Page) -> None:
    """Wait until something is asked and no answer is on its way, or the match is over."""
    expect(page.locator(".question[data-open], .over").first).to_be_attached()


def lit(page: Page, by: str = LIT) -> list[str]:
    """Return the keys of the answers that can be given on the board or in the hand."""
    found: list[str] = page.locator(by).evaluate_all(
        "all => all.flatMap(({dataset: {answers, offers}}) => answers ?? offers.split(' '))"
    )
    return found


def is_lit(page: Page) -> bool:
    """Return whether all answers but passing are lit, or more is asked at once than one thing."""
    if page.locator(".question-others").count() or not page.locator(OPEN).count():
        return True
    return set(lit(page)) == {key for key, _ in offered(page)} - {"pass"}


def put_together(page: Page) -> bool:
    """Touch things until an answer of several things can be sent; return whether it was."""
    send = page.locator("form.domain .main-button")
    things = page.locator("[data-touches]:visible")
    if not things.count():  # on a phone the hand may be folded: there are words for all of it
        things = page.locator("form.domain .choice:visible")
    for at in range(TOUCHES):
        count = things.count()
        is_begun = at > 0 or not count  # of an empty hand nothing can be named
        try:
            if is_begun and send.get_attribute("aria-disabled", timeout=500) == "false":
                send.click(timeout=500)
                return True
            if count:
                things.nth(at % count).click(timeout=500)
        except TookTooLong:
            return False  # nothing is asked any more
    return False


def bid(page: Page) -> bool:
    """Bid a coin where coins are asked for; return whether they were."""
    form = page.locator("form.domain")
    try:
        form.locator(".stepper button").last.click(timeout=500)
        form.locator(".main-button").click(timeout=500)
    except TookTooLong:
        return False
    return True


def choose_there(page: Page, key: str) -> bool:
    """Give an answer where it lies, from the menu of its card if it has one; return whether so."""
    gives = page.locator(f"[data-answers={json.dumps(key)}]:visible")
    try:
        if not gives.count():
            offers = page.locator(f"[data-offers~={json.dumps(key)}]:visible")
            offers.first.click(timeout=1000)
        gives.first.click(timeout=1000)
    except TookTooLong:
        return False  # another one was asked meanwhile
    return True


def act(page: Page, below: random.Random, done: Counter[str]) -> bool:
    """Answer on the board where that can be done, else in the bar; return whether that went."""
    if page.locator("form.domain").count():
        if page.locator("form.domain .domain-parts > .stepper").count():
            done["bid"] += bid(page)
        else:
            done["council"] += put_together(page)
        return True
    keys = lit(page, f"{LIT}:visible")  # on a phone the hand is folded until it is wanted
    if not keys or below.random() < 0.2:
        return bool(answer_once(page, below))
    below.shuffle(keys)
    key = min(keys, key=lambda key: done[key.partition(":")[0]])  # what was not done yet first
    if not choose_there(page, key):
        return False
    done[key.partition(":")[0]] += 1
    return True


def _asked(pages: list[Page], done: Counter[str]) -> str:
    """Return what is asked and what was done, of a match that does not go on."""
    for number, page in enumerate(pages):
        page.screenshot(path=PICTURES / f"does-not-end-{number}.png")
    return " / ".join((str(dict(done)), *(page.inner_text(".question") for page in pages)))


def played(pages: list[Page], seed: int, after: Any = None) -> Counter[str]:
    """Play to the end; return what was answered on the board, by the verbs of the answers."""
    below, done = random.Random(seed), Counter[str]()
    tried = 0

    def goes_on() -> bool:
        nonlocal tried
        acted = 0
        for page in pages:
            acted += act(page, below, done)
            if after is not None:
                after(page)
        tried += acted
        return acted > 0 or all(map(is_over, pages))

    while not all(map(is_over, pages)):
        until(pages[0], goes_on, "somebody to be asked", patience=60_000)
        assert tried < MOST, f"the match does not end: {_asked(pages, done)}"
    return done
