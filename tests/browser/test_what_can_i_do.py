"""What can I do? It names the cards that one may think of, and lists the orders of a campaign."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import Visit
from tests.browser.playing import until

LAPTOP = {"width": 1366, "height": 768}


def what_can_i_do(page: Page) -> Locator:
    """Ask what one can do; return the sheet that says it."""
    wait_to_act(page)
    sheet = page.get_by_role("dialog")

    def is_open() -> bool:
        if not sheet.is_visible():
            page.keyboard.press("w")  # a question that comes at this moment may take it
        return sheet.is_visible()

    until(page, is_open, "the sheet that says what one can do")
    return sheet


def test_cards_are_named_among_what_may_be_tried(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    terms = {"seats": 2, "chosen": {"game": "l5r-ccg"}}
    page = visitor.at_a_table(terms=terms, bots=["", "random"], begin=True, entropy="3")
    wait_to_act(page)
    card = page.locator(".any-hand .card-name").first.inner_text().replace("\u00ad", "")
    sheet = what_can_i_do(page)
    attempts = sheet.locator(".attempt")
    expect(attempts.filter(has_text=card).first).to_be_visible()
    told = attempts.all_inner_texts()
    assert not [one for one in told if ":" in one or "_" in one], told
    visitor.picture("attempts-with-cards")


def test_the_orders_of_a_campaign_are_listed(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.go("/")
    page.locator(".door").filter(has_text="L5R Estratégico").click()
    page.get_by_role("button", name="Play now").click()
    sheet = what_can_i_do(page)
    rows = sheet.locator(".writing dd")
    expect(rows.first).to_be_visible()
    expect(sheet.locator(".writing")).to_contain_text("army")
    assert not [one for one in rows.all_inner_texts() if one.split(":")[0] in {"army", "place"}]
    visitor.picture("orders-of-a-campaign")
