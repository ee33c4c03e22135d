"""Notes how long a page shows what happens: `python -m benchmarks.telling [--answers N]`.

In each game somebody plays at random against bots, with the settings of a new user, and the page
notes each line that it tells over the board: how long it stood, how heavy it is, and whether it
waited for a press, which is given after half a second. Told are, for what came between two
answers, the most that small lines took together (2 s are wanted at most), and the least that a
grave line stood (0.8 s at least); frames of a machine that is busy make times longer. It needs
Chromium.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import groupby
from statistics import median

from benchmarks.page import OPEN, opened, served
from msgspec import Struct, convert
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong

from gorin.content.boxes import boxes

HELD = 500
"""Milliseconds after which somebody presses, where a press is waited for."""
LONGEST = 120_000
TOUCHES = 12
"""So many things are touched at most for one form."""
NOTE = """heldFor => {
    window.told = [];
    window.answers = 0;
    let line = null;
    let since = 0;
    let held = false;
    const look = () => {
        const now = document.querySelector(".happening-line");
        const waits = document.querySelector(".happening-on") !== null;
        if (now !== line) {
            if (line !== null) {
                window.told.push({
                    after: window.answers,
                    words: line.innerText,
                    weight: line.dataset.weight,
                    stood: performance.now() - since,
                    held,
                });
            }
            [line, since, held] = [now, performance.now(), false];
        }
        if (waits && !held && line !== null) {
            held = true;
            setTimeout(() => {
                document.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
            }, heldFor);
        }
    };
    new MutationObserver(look).observe(document.querySelector(".play"), {
        attributes: true, childList: true, subtree: true,
    });
}"""
"""Notes each line that is told, when it came and went, and presses where it waits."""


class Told(Struct, frozen=True):
    """A line that was told over the board.

    Attributes:
        after: how many answers the reader had given before.
        words: what it says.
        weight: how heavy it is.
        stood: for how many milliseconds it was there.
        held: it waited for a press.
    """

    after: int
    words: str
    weight: str
    stood: float
    held: bool


def answer(page: Page, below: random.Random) -> bool:
    """Give an answer at random, or send the form; return whether that went."""
    form = page.locator("form.domain .main-button")
    try:
        if form.count():
            send_form(page)
        else:
            offered = page.locator(OPEN)
            offered.nth(below.randrange(max(1, offered.count()))).click(timeout=1000)
    except TookTooLong:
        return False
    page.evaluate("window.answers += 1")
    return True


def send_form(page: Page) -> None:
    """Touch things until the form can be sent, and send it.

    Raises:
        TookTooLong: nothing is asked any more.
    """
    send = page.locator("form.domain .main-button")
    things = page.locator("[data-touches]:visible, form.domain .choice:visible")
    for at in range(TOUCHES):
        if send.get_attribute("aria-disabled", timeout=500) == "false":
            break
        things.nth(at % max(1, things.count())).click(timeout=500)
    send.click(timeout=500)


def play(page: Page, answers: int) -> list[Told]:
    """Play at random for so many answers; return all that was told over the board."""
    asked = page.locator(f"{OPEN}, form.domain .main-button, .over").first
    asked.wait_for(timeout=LONGEST)
    page.evaluate(NOTE, HELD)
    below = random.Random(1)
    given = 0
    while given < answers and not page.locator(".over").count():
        given += answer(page, below)
        asked.wait_for(timeout=LONGEST)
    return convert(page.evaluate("window.told"), list[Told])


def together(told: list[Told]) -> Iterator[float]:
    """Yield how long the small lines between two answers stood together."""
    for _, lines in groupby(told, lambda one: one.after):
        yield sum(one.stood for one in lines if one.weight == "small" and not one.held)


def tell(game: str, told: list[Told]) -> None:
    """Print a line of the table."""
    grave = [one.stood for one in told if one.weight == "grave" and not one.held]
    small = list(together(told))
    held = sum(one.held for one in told)
    print(f"{game:<14}{len(told):5} lines, {held:3} waited for a press", end="")
    if small:
        print(f"; small ones together {max(small) / 1000:4.2f} s at most", end="")
    if grave:
        print(f"; {len(grave)} grave ones", end=" ")
        print(f"{min(grave) / 1000:4.2f} s at least, {median(grave) / 1000:4.2f} usually", end="")
    print(flush=True)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", help="one game; several may be named")
    parser.add_argument("--answers", type=int, default=30)
    asked = parser.parse_args()
    with served() as (browser, address):
        for game in asked.game or [box.id for box in boxes()]:
            context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
            page = context.new_page()
            page.goto(opened(context, f"http://{address}", game))
            tell(game, play(page, asked.answers))
            context.close()


if __name__ == "__main__":
    main()
