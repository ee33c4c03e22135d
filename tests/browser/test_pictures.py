"""Pictures of cards: drawn in the browser where a card is to be read."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit


def test_a_card_that_is_read_shows_what_it_is_about(visit: Visit) -> None:
    visitor = visit()
    terms = {"seats": 1, "chosen": {"options": {"opening": "random"}}}
    page = visitor.at_a_table(terms=terms, bots=[""], begin=True)
    cards = page.locator(".hand-cards .card-control")
    expect(cards.first).to_be_visible()
    cards.first.focus()
    page.keyboard.press("Space")
    expect(page.locator(".peek .card-full .picture svg")).to_be_visible()
    visitor.picture("card-picture")
    inside = page.locator(".peek .picture").bounding_box()
    whole = page.locator(".peek .card-full").bounding_box()
    assert inside is not None
    assert whole is not None
    assert inside["width"] > whole["width"] * 0.8
    assert inside["height"] > 100
