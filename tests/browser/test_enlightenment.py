"""Enlightenment of three is played in the page to its end, at its rings, provinces and seats."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser import acting
from tests.browser.conftest import Visit

DESK = {"width": 1440, "height": 900}
RAW = re.compile(r"⟦|\b(ring|place|declare|province)[:.]\w")
"""What nobody is to read: a message that lacks, the key of an answer."""


def terms(seats: int) -> dict[str, Any]:
    chosen = {"game": "l5r-lcg", "format": "enlightenment", "options": {}}
    return {"seats": seats, "chosen": chosen}


@pytest.mark.slow
def test_somebody_plays_enlightenment_of_three_to_the_end(visit: Visit) -> None:
    visitor = visit(size=DESK)
    page: Page = visitor.at_a_table(terms=terms(3), bots=["", "random", "random"], begin=True)
    acting.wait_to_act(page)
    visitor.picture("enlightenment-begins")
    pools: list[str] = []

    def look(page: Page) -> None:
        if not pools and page.locator("[data-answers^='place:']").count():
            pools.append("seen")
            visitor.picture("enlightenment-ring-is-placed")

    done = acting.played([page], 4, look)
    visitor.picture("enlightenment-over")
    assert done["declare"] > 0
    assert done["province"] > 0
    assert not RAW.search(page.inner_text("body"))
    assert page.locator(".lcg-ring").count() > 0
