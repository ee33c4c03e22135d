"""Whole games on the page, played well, to the end that the rules give them."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, expect
from tests.browser.advising import play_advised
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import answers, until, wait_for_question
from tests.web.process import Process

pytestmark = pytest.mark.slow

BEHIND = """() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
"""By how many pixels the log lags behind its last line."""

FEW = 10
"""No game is won with so few answers, by the luckiest rolls."""


def is_at_its_end(page: Page) -> bool:
    """Return whether the log shows its last line."""
    return float(page.evaluate(BEHIND)) < 2


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_two_people_find_the_treasure_and_play_again(visit: Visit, server: Process) -> None:
    host, friend = visit(), visit()
    page = host.go("/")
    page.get_by_role("button", name="Invite a friend").click()
    link = page.get_by_role("textbox", name="Invitation link")
    expect(link).to_be_visible()
    host.picture("gathering")
    other = friend.go(link.input_value())
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    assert play_advised([host, friend], server.database) > FEW
    for visitor, name in ((host, "treasure-host"), (friend, "treasure-friend")):
        result = visitor.page.get_by_text("wins: the treasure is found").first
        expect(result).to_be_visible()
        until(page, partial(is_at_its_end, visitor.page), "the end of the log")
        visitor.picture(name)
    page.get_by_role("button", name="Check the whole game").click()
    expect(page.get_by_text("Played again: every move is legal")).to_be_visible()
    host.picture("treasure-checked")
    before = page.url
    page.get_by_role("button", name="Play again, seats swapped").click()
    other.get_by_role("button", name="Play again, seats swapped").click()
    for each in (page, other):
        each.wait_for_url(lambda url: url != before)
        wait_for_question(each)
    assert table_of(page) == table_of(other)


def test_on_a_phone_the_first_game_is_played_to_its_end(visit: Visit, server: Process) -> None:
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").tap()
    wait_for_question(page)
    assert play_advised([visitor], server.database) > FEW
    expect(page.get_by_text("the treasure is found").first).to_be_visible()
    visitor.picture("treasure-phone")
    assert answers(page).count() == 0
