"""What people do on the page of a table."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TookTooLong

OPEN = ".answers[aria-busy=false] button.answer[data-state=open]"
"""The answers that can be given now."""
ON_ITS_WAY = ".question[data-mine=true]:not([data-open])"
"""A question whose answer was sent and is not heard yet."""
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


def until(page: Page, holds: Callable[[], object], named: str, patience: int = PATIENCE) -> None:
    """Wait until something holds that no one place of a page shows, and name it if it never does.

    While it waits the page's news come in: what went over its socket, what it fetched.
    """
    end = time.monotonic() + patience / 1000
    while not holds():
        assert time.monotonic() < end, f"{page.url}: waited for {named}"
        page.wait_for_timeout(20)


def offered(page: Page, but: str = "") -> list[tuple[str, str]]:
    """Return key and text of the answers that can be given now, without those that say something.

    All are read at one moment, so they belong to one question.
    """
    found: list[tuple[str, str]] = page.locator(OPEN).evaluate_all(
        "all => all.map(one => [one.dataset.key, one.innerText.replace(/\\s+/g, ' ').trim()])"
    )
    return [(key, text) for key, text in found if not but or but not in text]


def answer_once(page: Page, below: random.Random, but: str = "") -> str:
    """Give an answer that is offered, at random; return what it says, or nothing if none is."""
    choices = offered(page, but)
    if not choices:
        return ""
    key, text = choices[below.randrange(len(choices))]
    button = page.locator(f"{OPEN}[data-key={json.dumps(key)}]")
    try:
        button.click(timeout=1000)
    except TookTooLong:
        return ""  # another one was asked meanwhile
    return text


def has_settled(page: Page) -> bool:
    """Return whether no answer is on its way."""
    return page.locator(ON_ITS_WAY).count() == 0


def answer_next(pages: list[Page], below: random.Random) -> int:
    """Wait until somebody is asked and answers; return how many did, none if the match is over."""
    given = 0

    def somebody_answers() -> bool:
        nonlocal given
        given = sum(bool(answer_once(page, below)) for page in pages)
        return given > 0 or all(map(is_over, pages))

    until(pages[0], somebody_answers, "somebody to be asked")
    return given


def answer_some(pages: list[Page], below: random.Random, count: int) -> None:
    """Let people answer so many times in all, whoever is asked; the match may end meanwhile.

    When it returns the server has heard all answers.
    """
    given = 0
    while given < count and (moved := answer_next(pages, below)):
        given += moved
    for page in pages:
        until(page, partial(has_settled, page), "its answer to be heard")


def answers_sent(page: Page) -> list[dict[str, Any]]:
    """Return a list that all answers are put into that a page sends from now on."""
    sent: list[dict[str, Any]] = []

    def note(text: str | bytes) -> None:
        wish = json.loads(text)
        if wish["type"] == "answer":
            sent.append(wish)

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", listen)
    return sent


def give_up(page: Page) -> None:
    """Give the game up, unless it is over; on a phone the place where that is done is unfolded."""
    button = page.get_by_role("button", name="Give up", exact=True).first
    sheet = page.get_by_role("dialog")
    folded = page.locator(".own[data-open=false] > .hand-toggle")

    def is_asked_or_over() -> bool:
        if is_over(page) or sheet.count():
            return True
        try:
            if not button.is_visible() and folded.is_visible():
                folded.click(timeout=500)
            button.click(timeout=500)
        except TookTooLong:
            pass  # the match may end at this moment
        return False

    until(page, is_asked_or_over, "the way to give up")
    if not is_over(page):
        sheet.get_by_role("button", name="Give up").click()
        expect(sheet).to_have_count(0)


def is_hand_open(page: Page) -> bool:
    """Return whether a phone shows the hand, and not only the figures beside it."""
    return page.locator(".own[data-open=true] > .hand-toggle").is_visible()


def fold_hand(page: Page) -> None:
    """Fold the hand of a phone away, which a question about it unfolds."""
    shown = page.locator(".own[data-open=true] > .hand-toggle")

    def is_folded() -> bool:
        if not shown.is_visible():
            return True
        with suppress(TookTooLong):  # it may be folded at this moment: something else is asked
            shown.click(timeout=500)
        return False

    until(page, is_folded, "the hand to be folded away")


def unfold_hand(page: Page) -> None:
    """Unfold the hand of a phone, unless it is; a wide page always shows it."""
    hidden = page.locator(".own[data-open=false] > .hand-toggle")

    def is_unfolded() -> bool:
        if not hidden.is_visible():
            return True
        with suppress(TookTooLong):  # what is asked may unfold it at this moment
            hidden.click(timeout=500)
        return False

    until(page, is_unfolded, "the hand to be unfolded")


def play_to_the_end(pages: list[Page], below: random.Random, most: int = 4000) -> int:
    """Let all answer at random until the match is over; return how many answers were given."""
    given = 0
    while moved := answer_next(pages, below):
        given += moved
        assert given < most, "the match does not end"
    return given
