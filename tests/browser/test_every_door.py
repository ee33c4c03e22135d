"""Every game from its door on the first page to the end of a match, alone and with friends.

Tomb Raider is played to its end in the tests of whole games.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import MOST, act, wait_to_act
from tests.browser.conftest import PHONE, Visit, rarely
from tests.browser.playing import answers_sent, give_up, is_over, until
from tests.browser.test_invitations import link_on
from tests.lengths import fewest_answers

from gorin.content.box.box import Box
from gorin.content.boxes import LISTED
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.kernel.plain import CONCEDE
from gorin.kernel.words import say
from gorin.text.language import ENGLISH

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 768}


def usual_seats(box: Box) -> int:
    """Return how many sit at a table of a game if nobody says more than its name."""
    return box.choosable[0].usual_seats


TOLD_ELSEWHERE = ("tomb-raider",)

DOORS = [pytest.param(box, id=box.id) for box in LISTED if box.id not in TOLD_ELSEWHERE]
SHARED = [
    pytest.param(box, id=box.id)
    for box in LISTED
    if box.id not in TOLD_ELSEWHERE and usual_seats(box) > 1
]
"""Doors of games that friends can be invited to."""


MATCHES = 6
"""So many matches are played until one is as long as a match of its game is."""
ENOUGH = 150
"""So often somebody acts; whoever still plays then gives up, for matches at random are long."""


class Heard:
    """The answers that some pages send from now on, of a match of a game."""

    def __init__(self, box: Box, pages: Sequence[Page]) -> None:
        self.box = box
        self.pages = pages
        self._sent: list[list[dict[str, Any]]] = [answers_sent(page) for page in pages]

    def __len__(self) -> int:
        return sum(map(len, self._sent))

    def is_over(self) -> bool:
        """Return whether all pages tell how the match ended."""
        return all(map(is_over, self.pages))

    @property
    def may_give_up(self) -> bool:
        """The game lets people give up, and enough was answered to call it a match."""
        leaving = self.box.choosable[0].rulebook.game.leaving
        return CONCEDE in leaving and len(self) >= fewest_answers(self.box.id)


def play(heard: Heard, seed: int) -> None:
    """Play until the match is over."""
    pages, tried = heard.pages, 0
    below, done = random.Random(seed), Counter[str]()

    def goes_on() -> bool:
        nonlocal tried
        acted = sum(act(page, below, done) for page in pages)
        tried += acted
        return acted > 0 or heard.is_over()

    while not heard.is_over() and not (heard.may_give_up and tried >= ENOUGH):
        until(pages[0], goes_on, "somebody to be asked", patience=60_000)
        assert tried < MOST, f"the match does not end: {dict(done)}"
    for page in pages:
        give_up(page)


def chosen(page: Page, box: Box) -> None:
    """Choose a game by its door, which has a picture."""
    title = reader_for(SHIPPED, ENGLISH).read(say(f"game-{box.id}"))
    door = page.locator(".door").filter(has=page.get_by_text(title, exact=True))
    door.click()
    expect(door.locator("svg")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, rarely(PHONE)], ids=["wide", "phone"])
@pytest.mark.parametrize("box", DOORS)
def test_a_match_against_bots_is_played_to_its_end(
    visit: Visit, box: Box, size: dict[str, int]
) -> None:
    visitor = visit(size=size)

    def played() -> int:
        """Play a match; return how many answers were given."""
        page = visitor.go("/")
        heard = Heard(box, [page])
        chosen(page, box)
        visitor.picture(f"{box.id}-door-{size['width']}")
        page.get_by_role("button", name="Play now").click()
        wait_to_act(page)
        visitor.picture(f"{box.id}-first-{size['width']}")
        play(heard, 81)
        expect(page.locator(".over")).to_be_visible()
        visitor.picture(f"{box.id}-over-{size['width']}")
        return len(heard)

    # Some match ends before it has begun: whoever plays at random may be beaten soon.
    assert any(played() >= fewest_answers(box.id) for _ in range(MATCHES))


@pytest.mark.parametrize("box", SHARED)
def test_friends_play_a_match_in_browsers_of_their_own_to_its_end(visit: Visit, box: Box) -> None:
    host, *friends = (visit() for _ in range(usual_seats(box)))

    def played() -> int:
        """Play a match; return how many answers were given."""
        page = host.go("/")
        heard = Heard(box, [page, *(friend.page for friend in friends)])
        chosen(page, box)
        page.get_by_role("button", name="Invite a friend").click()
        link = link_on(page)
        for friend in friends:
            friend.go(link).get_by_role("button", name="Take a seat").click()
        page.get_by_role("button", name="Begin").click()
        play(heard, 82)
        for each in heard.pages:
            expect(each.locator(".over")).to_be_visible()
        return len(heard)

    assert any(played() >= fewest_answers(box.id) for _ in range(MATCHES))
