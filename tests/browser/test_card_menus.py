"""What one click on a card does: it never gives a card up, and it shows what can be chosen."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.acting import act, wait_to_act
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.browser.playing import OPEN, answer_once, answers_sent, is_over, wait_until_settled

pytestmark = pytest.mark.slow
STEPS = 30
TABLES = 6
LAPTOP = {"width": 1366, "height": 768}
MENU = ".card-menu"
PRICED = ":is([data-offers^='use:'], [data-offers^='play:'], [data-offers^='duplicate:'])"
"""A card whose answer takes a price."""

INSIDE = """menu => {
    const {left, top, right, bottom} = menu.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def opened(visitor: Visitor, game: str) -> Page:
    """Open a table of a game against a bot."""
    terms: dict[str, Any] = {"seats": 2, "chosen": {"game": game}}
    if game == "l5r-lcg":
        terms["chosen"] |= {"format": "stronghold", "options": {}}
    return visitor.at_a_table(terms=terms, bots=["", "random"], begin=True, entropy="3")


def with_offers(page: Page, *, several: bool) -> Locator:
    """Pass until a card has one answer that gives it up, or several; return that card."""
    below = random.Random(1)
    for _ in range(STEPS):
        wait_to_act(page)
        wait_until_settled(page)
        offers = page.locator("[data-offers]").evaluate_all(
            "all => all.map(({dataset: {offers}}) => offers)"
        )
        fitting = [one for one in offers if (" " in one) == several]
        if fitting:
            return page.locator(f"[data-offers={json.dumps(fitting[0])}]").first
        assert not is_over(page)
        _ = answer_once(page, below)
    pytest.fail("no card has such answers")


def at_a_priced_card(visitor: Visitor) -> Page:
    """Open a table of the L5R LCG and play until a card has an answer that takes a price.

    Chance deals nobody such a card for many answers, or for a match: then at the next table.
    """
    below, done = random.Random(2), Counter[str]()
    for _ in range(TABLES):
        page = opened(visitor, "l5r-lcg")
        for _ in range(2 * STEPS):
            wait_to_act(page)
            if page.locator(PRICED).count():
                return page
            if is_over(page):
                break
            _ = act(page, below, done)
    pytest.fail("no card has an answer that takes a price")


def test_a_click_does_not_discard_a_card_whose_only_answer_that_is(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = opened(visitor, "l5r-ccg")
    sent = answers_sent(page)
    page.reload()
    card = with_offers(page, several=False)
    key = card.get_attribute("data-offers")
    assert key is not None
    assert key.startswith("discard:")
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
    sent = answers_sent(visitor.page)
    page = at_a_priced_card(visitor)
    card = page.locator(PRICED).first
    expect(card).to_be_visible()
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
    page = opened(visitor, "l5r-ccg")
    card = with_offers(page, several=True)
    keys = (card.get_attribute("data-offers") or "").split()
    menu = page.locator(MENU)
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
    expect(page.locator(f"{OPEN}[data-key={json.dumps(keys[0])}]")).to_have_count(0)


def test_a_finger_has_room_for_each_answer_of_a_card(visit: Visit) -> None:
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = opened(visitor, "l5r-ccg")
    card = with_offers(page, several=True)
    card.scroll_into_view_if_needed()
    card.tap()
    menu = page.locator(MENU)
    assert menu.evaluate(INSIDE)
    heights = menu.get_by_role("button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    visitor.picture("menu-of-a-card-on-a-phone")
