"""What one click on a card does: it never gives a card up, and it shows what can be chosen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.browser.meeting import met
from tests.browser.playing import answers_sent, until

pytestmark = pytest.mark.slow
LAPTOP = {"width": 1366, "height": 768}
MENU = ".card-menu"

INSIDE = """menu => {
    const {left, top, right, bottom} = menu.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def table_of(visitor: Visitor, game: str) -> Callable[[], Page]:
    """Return what opens a table of a game against a bot."""
    terms: dict[str, Any] = {"seats": 2, "chosen": {"game": game}}
    if game == "l5r-lcg":
        terms["chosen"] |= {"format": "stronghold", "options": {}}
    return partial(visitor.at_a_table, terms=terms, bots=["", "random"], begin=True)


def offers_in_sight(page: Page) -> list[str]:
    """Return the answers of each card that lists them when it is clicked."""
    found: list[str] = page.locator("[data-offers]:visible").evaluate_all(
        "all => all.map(({dataset: {offers}}) => offers)"
    )
    return found


def has_several(offers: str) -> bool:
    """Return whether a card has several answers."""
    return " " in offers


def is_to_discard(offers: str) -> bool:
    """Return whether the only answer of a card discards it."""
    return offers.startswith("discard:") and not has_several(offers)


def has_a_price(offers: str) -> bool:
    """Return whether the only answer of a card takes a price: a click would give it otherwise."""
    return offers.startswith(("use:", "play:", "duplicate:")) and not has_several(offers)


def with_offers(open_table: Callable[[], Page], fits: Callable[[str], bool]) -> Locator:
    """Play until there is a card whose answers fit, and return it."""

    def shows(page: Page) -> bool:
        return any(map(fits, offers_in_sight(page)))

    shows.__name__ = fits.__name__
    page = met(open_table, shows, steps=60)
    found = next(filter(fits, offers_in_sight(page)))
    return page.locator(f"[data-offers={json.dumps(found)}]:visible").first


def test_a_click_does_not_discard_a_card_whose_only_answer_that_is(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page, sent = visitor.page, answers_sent(visitor.page)
    card = with_offers(table_of(visitor, "l5r-ccg"), is_to_discard)
    key = card.get_attribute("data-offers")
    before = len(sent)
    card.click()
    expect(card).to_have_attribute("aria-expanded", "true")
    menu = page.locator(MENU)
    expect(menu.get_by_role("button")).to_have_count(1)
    expect(menu).to_contain_text("Discard")
    assert menu.evaluate(INSIDE)
    visitor.picture("menu-of-a-card-to-discard")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert len(sent) == before
    card.click()
    menu.get_by_role("button").click()
    expect(page.locator(f"[data-offers='{key}']")).to_have_count(0)
    assert [answer["answer"] for answer in sent[before:]] == [key]


def test_a_click_does_not_pay_the_price_of_an_ability(visit: Visit) -> None:
    """In the L5R LCG the menu says what is given up before it is."""
    visitor = visit(size=LAPTOP)
    page, sent = visitor.page, answers_sent(visitor.page)
    card = with_offers(table_of(visitor, "l5r-lcg"), has_a_price)
    before = len(sent)
    card.click()
    menu = page.locator(MENU)
    expect(menu.get_by_role("button").first).to_contain_text(re.compile(r"\(.+\)|Discard a copy"))
    visitor.picture("menu-of-a-card-with-a-price")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert len(sent) == before


def test_a_click_or_enter_shows_the_answers_of_a_card_with_several(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page, sent = visitor.page, answers_sent(visitor.page)
    card = with_offers(table_of(visitor, "l5r-ccg"), has_several)
    keys = (card.get_attribute("data-offers") or "").split()
    menu = page.locator(MENU)
    before = len(sent)
    card.click()
    expect(menu.get_by_role("button")).to_have_count(len(keys))
    visitor.picture("menu-of-a-card-with-several-answers")
    card.click()
    expect(menu).to_have_count(0)
    card.focus()
    page.keyboard.press("Enter")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    until(page, lambda: len(sent) > before, "an answer to be sent")
    assert [answer["answer"] for answer in sent[before:]] == keys[:1]


def test_a_finger_has_room_for_each_answer_of_a_card(visit: Visit) -> None:
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    card = with_offers(table_of(visitor, "l5r-ccg"), has_several)
    card.scroll_into_view_if_needed()
    card.tap()
    menu = page.locator(MENU)
    assert menu.evaluate(INSIDE)
    heights = menu.get_by_role("button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    visitor.picture("menu-of-a-card-on-a-phone")
