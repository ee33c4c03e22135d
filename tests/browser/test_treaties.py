"""Two people make a treaty of Enlightenment in the page, with a bot between them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Visit, Visitor, rarely
from tests.browser.playing import OPEN, until

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 768}


def two_at_a_table(visit: Visit) -> tuple[Visitor, Page, Page]:
    """Let two people and a bot begin a game of Enlightenment."""
    host, friend = visit(size=LAPTOP), visit(size=LAPTOP)
    chosen = {"game": "l5r-lcg", "format": "enlightenment"}
    page = host.at_a_table(terms={"seats": 3, "chosen": chosen})
    other = friend.go(page.get_by_role("textbox", name="Invitation link").input_value())
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_label("Seat a bot on seat 3").select_option("random")
    page.get_by_role("button", name="Begin").click()
    return host, page, other


def set_up(*pages: Page) -> None:
    """Answer what is asked before the first round, until treaties may be offered."""

    def offers() -> bool:
        for page in pages:
            asked = page.locator(OPEN).or_(
                page.locator("form.domain .main-button[aria-disabled=false]")
            )
            if asked.count() and not page.locator(".tool-acts").count():
                asked.first.click()
        return all(page.locator(".tool-acts").count() for page in pages)

    until(pages[0], offers, "the first round", patience=60_000)


def takes_up(page: Page, kind: str) -> Locator:
    """Open what somebody does unasked; return its sheet."""
    page.locator(".tool-acts").click()
    sheet = page.get_by_role("dialog")
    sheet.locator(f"[data-act={kind}]").click()
    return sheet


def part(sheet: Locator, name: str) -> Locator:
    """Return a part of the form on a sheet."""
    return sheet.get_by_role("group", name=name, exact=True)


@pytest.mark.parametrize("size", [LAPTOP, rarely(PHONE)], ids=["laptop", "phone"])
def test_two_offer_ask_for_more_and_agree(visit: Visit, size: dict[str, int]) -> None:
    host, page, other = two_at_a_table(visit)
    set_up(page, other)
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    if not page.locator(".tool-acts").is_visible():
        page.locator(".hand-toggle").click()
    host.picture(f"treaty-before-{size['width']}")
    sheet = takes_up(page, "treaty-offer")
    part(sheet, "With").get_by_role("button").first.click()
    for name in ("I promise", "They promise"):
        part(sheet, name).locator("select").select_option("no-attack")
    for name in ("My promise is for", "Their promise is for"):
        part(sheet, name).get_by_role("button", name="until the end of this round").click()
    host.picture(f"treaty-offer-{size['width']}")
    sheet.get_by_role("button", name="Offer a treaty").click()
    expect(sheet).to_have_count(0)
    treaties = other.locator("main").get_by_text("Offer of", exact=False)
    expect(treaties.first).to_be_visible()
    expect(other.locator(".tool-acts")).to_have_attribute("data-new", "true")
    asked = takes_up(other, "treaty-counter")
    for name in ("My promise is for", "Their promise is for"):
        part(asked, name).locator("select").select_option("as-offered")
    part(asked, "Honor at stake").get_by_role("button", name="More").click()
    asked.get_by_role("button", name="Ask for other terms").click()
    expect(asked).to_have_count(0)
    agreed = takes_up(page, "treaty-accept")
    expect(agreed).to_contain_text("Honor at stake: 2")
    host.picture(f"treaty-accept-{size['width']}")
    agreed.locator(".answer").first.click()
    expect(agreed).to_have_count(0)
    expect(other.locator(".log")).to_contain_text("A treaty stands")
    host.picture(f"treaty-{size['width']}")
