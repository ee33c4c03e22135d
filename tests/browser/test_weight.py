"""What pages weigh: a page is slow by its bytes and by its requests, on every line.

The time is no test's: `python -m benchmarks.page --loading` tells it.
"""

from __future__ import annotations

import pytest
from benchmarks.fetched import Fetched
from playwright.sync_api import expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import Visit
from tests.browser.test_games_apart import drawn

from gorin.content.box.box import Box
from gorin.content.boxes import LISTED

FIRST = 25, 250_000
"""The most requests of the first page, and the most bytes."""
TABLE = 30, 300_000
"""Those of a table."""
LONG = "es"
"""The language with the longest words: of no other is there more to fetch."""


def weighs_at_most(fetched: Fetched, most: tuple[int, int]) -> bool:
    """Return whether so many requests and bytes were not exceeded."""
    return fetched.requests <= most[0] and fetched.size <= most[1]


def test_the_first_page_is_light(visit: Visit) -> None:
    visitor = visit(language=LONG)
    fetched = Fetched(visitor.page)
    drawn(visitor.go("/"))
    assert weighs_at_most(fetched, FIRST), fetched


@pytest.mark.parametrize("box", [pytest.param(box, id=box.id) for box in LISTED])
def test_a_table_is_light(visit: Visit, box: Box) -> None:
    visitor = visit(language=LONG)
    fetched = Fetched(visitor.page)
    seats = box.format().usual_seats
    terms = {"seats": seats, "chosen": {"game": box.id}}
    bots = ["", *["easy"] * (seats - 1)]
    page = visitor.at_a_table(terms=terms, bots=bots, begin=True)
    wait_to_act(page)
    page.wait_for_load_state("networkidle")
    assert weighs_at_most(fetched, TABLE), fetched
    assert f"/{box.id}/table.js" in str(fetched)  # all of it was counted


def test_what_a_page_fetches_is_counted(visit: Visit) -> None:
    visitor = visit()
    fetched = Fetched(visitor.page)
    page = visitor.go("/stats")
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        """performance.getEntries().filter(({transferSize}) => transferSize !== undefined)
            .map(({name, encodedBodySize}) => [name, encodedBodySize])"""
    )
    # The page itself knows its answers without their headers.
    bodies = sum(size for _, size in sizes)
    assert {name for name, _ in sizes} <= set(str(fetched).split())
    assert bodies < fetched.size < bodies + 2000 * fetched.requests


def test_a_clause_is_fetched_when_it_is_unfolded(visit: Visit) -> None:
    visitor = visit(language=LONG)
    fetched = Fetched(visitor.page)
    terms = {"seats": 1, "chosen": {"game": "tomb-raider"}}
    page = visitor.at_a_table(terms=terms, begin=True, entropy="1")
    wait_to_act(page)
    assert "clauses.ftl" not in str(fetched)
    page.locator(".question .clause-number").first.click()
    text = page.locator(".question .clause-text")
    expect(text.locator("strong")).to_be_visible()
    page.get_by_role("button", name="Ajustes").first.click()
    page.get_by_label("Idioma").select_option("zh")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(text.locator("strong")).to_be_visible()
    asked = [line.rpartition("/api/text/")[2] for line in str(fetched).splitlines()]
    assert {"es/tomb-raider/clauses.ftl", "zh/tomb-raider/clauses.ftl"} <= set(asked)
