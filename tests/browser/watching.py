"""What people do who look at matches that others play or have played."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visitor

PATIENCE = 30_000
TABLES = 12


def bots_play(visitor: Visitor, *, turns: int = 3, **terms: Any) -> str:
    """Let two bots play a match to its end before the eyes of its host; return the table's id."""
    asked = {"seats": 2, "chosen": {"options": {"turn_limit": turns}}, **terms}
    page = visitor.at_a_table(terms=asked, bots=["easy", "medium"], sits=False, begin=True)
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible(timeout=PATIENCE)
    return page.url.rsplit("/", 1)[1]


def replay_of(visitor: Visitor, table: str, hash: str = "") -> Page:
    """Open the replay of a table, and wait for its step."""
    page = visitor.go(f"/replay/{table}{hash}")
    shown(page)
    return page


def long_replay(visitor: Visitor, step: int, turns: int = 3) -> Page:
    """Open the replay of a match of bots that goes on beyond a step; chance may end one soon."""
    for _ in range(TABLES):
        page = replay_of(visitor, bots_play(visitor, turns=turns))
        if last_of(page) > step:
            return page
    raise AssertionError(f"{TABLES} matches of {turns} turns, and none beyond step {step}")


def shown(page: Page) -> None:
    """Wait until the step of a replay is there, drawn by what its game has fetched for it."""
    expect(page.locator(".replay-what .question-text")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".replay .board-place > *").first).to_be_attached(timeout=PATIENCE)
    expect(page.get_by_text("Fetching this step")).to_have_count(0)


def step_of(page: Page) -> int:
    """Return the step at which a replay stands."""
    return int(slider(page).input_value())


def slider(page: Page) -> Locator:
    """Return what shows where a replay stands."""
    return page.get_by_role("slider", name="Position")


def expect_step(page: Page, step: int) -> None:
    """Wait until a replay stands at a step and shows it."""
    expect(slider(page)).to_have_value(str(step))
    expect(page.locator(".replay-where")).to_contain_text(f"Step {step:,}")
    shown(page)


def last_of(page: Page) -> int:
    """Return the last step of a replay."""
    where = page.locator(".replay-where")
    expect(where).to_have_text(re.compile(r"of \d+"))
    found = re.search(r"of (\d+)", where.inner_text())
    assert found is not None
    return int(found[1])


def cards_in(place: Locator) -> list[str]:
    """Return the names of the cards in a hand."""
    return place.locator(".card-name").all_inner_texts()
