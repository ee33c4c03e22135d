"""A match that other rules played: its board and its log are there, and no more than was told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.browser.playing import answer_some, wait_for_question, wait_until_settled
from tests.web.process import Process

pytestmark = pytest.mark.slow

BEFORE, SINCE = "tests.web.dealing", "tests.web.mending"
SAID = ".log > :is(.log-line, .log-head)"
"""What happened, in the log of a table that is played."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    """A server of the test's own, which can have other rules when it is started again."""
    server = Process(tmp_path, module=BEFORE)
    server.start()
    yield server
    server.stop()


def mend(served: Process) -> None:
    """Let the server come again with other rules."""
    served.stop()
    served.module = SINCE
    served.start()


def board(page: Page) -> Locator:
    return page.get_by_role("region", name="How it stood last")


def forget_refusals(visitor: Visitor) -> None:
    """Let go of what the browser said of a replay that is refused, or while nobody answered."""
    visitor.faults[:] = [one for one in visitor.faults if "Failed to load resource" not in one]


@pytest.mark.parametrize(
    ("game", "size"),
    [pytest.param("l5r-ccg", DESKTOP, id="drawn"), pytest.param("tomb-raider", PHONE, id="read")],
)
def test_a_table_whose_rules_have_changed_shows_its_last_board_and_its_log(
    game: str, size: dict[str, int], visit: Visit, served: Process
) -> None:
    ana, ben = [visit(address=served.address, size=size) for _ in range(2)]
    terms = {"seats": 2, "chosen": {"game": game}}
    page = ana.at_a_table(terms=terms, begin=True, bots=["", "easy"])
    wait_for_question(page)
    answer_some([page], random.Random(3), 8)
    wait_until_settled(page)
    last = page.locator(SAID).last.text_content()
    assert last
    address = page.url.replace(ana.address, "")
    mend(served)
    ana.go(address)
    expect(page.locator(".lead")).to_contain_text("played by other rules")
    expect(board(page).locator(".told-board .any")).to_be_visible()
    told = page.locator(".told-log .log-line")
    expect(told).not_to_have_count(0)
    expect(told.last).to_have_text(last)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.picture(f"other-rules-{game}")
    eyes = page.get_by_label("Through whose eyes")
    expect(eyes.locator("option")).to_have_count(2)
    eyes.select_option("public")
    expect(told).not_to_have_count(0)
    # The replay of it says why there is none, and shows the same; others see what is public.
    ana.go(address.replace("/table/", "/replay/"))
    expect(board(page).locator(".told-board .any")).to_be_visible()
    expect(page.get_by_label("Through whose eyes").locator("option")).to_have_count(2)
    other = ben.go(address.replace("/table/", "/replay/"))
    expect(board(other).locator(".told-board .any")).to_be_visible()
    expect(other.get_by_label("Through whose eyes")).to_have_count(0)
    for visitor in (ana, ben):
        forget_refusals(visitor)
