"""The first page of somebody who has games that run, and of somebody with a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import PHONE, WRITTEN, Visit

from gorin.content.boxes import LISTED

LAPTOP = {"width": 1366, "height": 768}
ABOVE = """([one, other]) => {
    const box = place => document.querySelector(place).getBoundingClientRect();
    return box(one).bottom <= box(other).top;
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["wide", "phone"])
def test_a_game_that_waits_for_its_reader_stands_above_the_doors_and_says_so(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    expect(page.locator(".running")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    wait_to_act(page)
    page = visitor.go("/")
    row = page.locator(".running .table-rows > li")
    expect(row).to_have_attribute("data-yours", "true")
    expect(row).to_contain_text("your turn")
    expect(page.locator(".door").first).to_be_visible()
    assert page.evaluate(ABOVE, [".running", ".doors"])
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    visitor.picture(f"home-running-{size['width']}")
    row.get_by_role("link").click()
    wait_to_act(page)


def test_only_of_games_with_decks_the_way_to_play_at_once_speaks_of_a_deck(visit: Visit) -> None:
    page = visit().go("/")
    for box in LISTED:
        page.locator(".door").nth(LISTED.index(box)).click()
        said = page.locator(".way-play .way-text")
        expect(said).to_contain_text("A game of")
        with_deck = re.compile("deck")
        if box.decks is None:
            expect(said).not_to_contain_text(with_deck)
        else:
            expect(said).to_contain_text(with_deck)


@pytest.mark.parametrize("language", WRITTEN)
def test_on_a_phone_each_door_is_played_from_the_first_screen(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True, language=language)
    page = visitor.go("/")
    ways = page.locator(".doors .door-play")
    expect(ways).to_have_count(len(LISTED))
    visitor.picture(f"home-phone-{language}")
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
        box = way.bounding_box()
        assert box is not None
        assert min(box["height"], box["width"]) >= 44
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    visitor.picture(f"home-phone-{language}")
    ways.nth(2).tap()
    wait_to_act(page)
    expect(page.locator(".play-head .game-tag")).to_be_visible()
