"""Every game from its door on the first page to the end of a match, alone and with a friend.

Tomb Raider is played to its end in the tests of whole games.
"""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import act, wait_to_act
from tests.browser.conftest import PHONE, Visit, rarely
from tests.browser.playing import give_up, is_over
from tests.browser.test_invitations import link_on

from gorin.content.box.box import Box
from gorin.content.boxes import LISTED
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.kernel.words import say
from gorin.text.language import ENGLISH

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 768}

DOORS = [pytest.param(box, id=box.id) for box in LISTED if box.id != "tomb-raider"]


PATIENCE = 60
"""So many seconds are played; whoever still plays then gives up, for matches at random are long."""


def played(pages: list[Page], seed: int) -> Counter[str]:
    """Play until the match is over; return what was answered."""
    below, done = random.Random(seed), Counter[str]()
    end = time.monotonic() + PATIENCE
    while not all(map(is_over, pages)) and time.monotonic() < end:
        for page in pages:
            _ = act(page, below, done)
            page.wait_for_timeout(20)
    for page in pages:
        give_up(page)
    return done


def chosen(page: Page, box: Box) -> None:
    """Choose a game by its door, which has a picture."""
    title = reader_for(SHIPPED, ENGLISH).read(say(f"game-{box.id}"))
    door = page.locator(".door").filter(has=page.get_by_text(title, exact=True))
    door.click()
    expect(door.locator("svg")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, rarely(PHONE)], ids=["wide", "phone"])
@pytest.mark.parametrize("box", DOORS)
def test_a_match_against_a_bot_is_played_to_its_end(
    visit: Visit, box: Box, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    chosen(page, box)
    visitor.picture(f"{box.id}-door-{size['width']}")
    page.get_by_role("button", name="Play now").click()
    wait_to_act(page)
    visitor.picture(f"{box.id}-first-{size['width']}")
    done = played([page], 81)
    expect(page.locator(".over")).to_be_visible()
    visitor.picture(f"{box.id}-over-{size['width']}")
    assert sum(done.values()) > 5


@pytest.mark.parametrize("box", DOORS)
def test_two_people_play_a_match_in_two_browsers_to_its_end(visit: Visit, box: Box) -> None:
    host, friend = visit(), visit()
    page = host.go("/")
    chosen(page, box)
    page.get_by_role("button", name="Invite a friend").click()
    other = friend.go(link_on(page))
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    done = played([page, other], 82)
    for each in (page, other):
        expect(each.locator(".over")).to_be_visible()
    assert sum(done.values()) > 5
