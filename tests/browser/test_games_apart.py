"""A page fetches what belongs to the house and to one game, and nothing of any other game."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import Visit
from tests.browser.playing import until

from gorin.content.box.box import Box
from gorin.content.boxes import LISTED
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.kernel.words import say
from gorin.text.language import ENGLISH

OF_GAMES = re.compile(r"/({})(?:[./]|$)".format("|".join(box.id for box in LISTED)))

HAS_TABLE = (
    "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/table.js'))"
)


def heard(page: Page) -> list[str]:
    """Return the addresses that a page asks for from now on; more come as it asks."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def of_games(asked: Iterable[str]) -> dict[str, str]:
    """Return what belongs to a game among addresses, each with the id of its game."""
    found = ((address, OF_GAMES.search(address)) for address in asked)
    return {address: match[1] for address, match in found if match is not None}


def drawn(page: Page) -> None:
    """Wait until each door has its picture and the house has fetched its part of a table."""
    expect(page.locator(".door-leaf svg")).to_have_count(len(LISTED))
    until(page, lambda: page.evaluate(HAS_TABLE), "the house's part of a table")
    page.wait_for_load_state("networkidle")


def test_the_first_page_fetches_nothing_of_a_game(visit: Visit) -> None:
    visitor = visit()
    asked = heard(visitor.page)
    drawn(visitor.go("/"))
    assert asked
    assert of_games(asked) == {}


def test_a_door_that_is_chosen_fetches_its_own_game(visit: Visit) -> None:
    for box in LISTED:
        # A page of its own: another door may still be fetching what is behind it.
        page = visit().go("/")
        drawn(page)
        asked = heard(page)
        title = reader_for(SHIPPED, ENGLISH).read(say(f"game-{box.id}"))
        with page.expect_response(re.compile(rf"/api/text/en/{box.id}\.ftl")):
            page.locator(".door").filter(has=page.get_by_text(title, exact=True)).click()
        page.wait_for_load_state("networkidle")
        assert set(of_games(asked).values()) == {box.id}


@pytest.mark.parametrize("box", [pytest.param(box, id=box.id) for box in LISTED])
def test_a_table_fetches_its_own_game(visit: Visit, box: Box) -> None:
    visitor = visit()
    asked = heard(visitor.page)
    seats = box.format().usual_seats
    terms = {"seats": seats, "chosen": {"game": box.id}}
    bots = ["", *["easy"] * (seats - 1)]
    wait_to_act(visitor.at_a_table(terms=terms, bots=bots, begin=True))
    visitor.page.wait_for_load_state("networkidle")
    assert set(of_games(asked).values()) == {box.id}


def test_what_belongs_to_a_game_is_told_by_its_address() -> None:
    house = [
        "http://here/assets/0/house.js",
        "http://here/api/text/en.ftl",
        "http://here/magically",
    ]
    assert of_games(house) == {}
    own = ["/assets/0/magic.css", "/assets/0/magic/table.js", "/api/text/en/magic.ftl"]
    assert of_games(own) == dict.fromkeys(own, "magic")
