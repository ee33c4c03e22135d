"""Orders of the campaign, written on the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import PHONE, Visit

pytestmark = pytest.mark.slow

TITLE = "L5R Estratégico"


def give_an_order(page: Page) -> None:
    """Place the armies as they are offered; touch an army on the map, then where it goes."""
    page.locator("form.domain .main-button").click()
    page.locator("button.cm-army").first.click()
    page.locator("button.cm-name.lit").first.click()
    expect(page.locator("path.cm-arrow")).to_have_count(1)


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE])
def test_an_order_is_written_on_the_map(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    page.locator(".door").filter(has_text=TITLE).click()
    page.get_by_role("button", name="Play now").click()
    wait_to_act(page)
    give_an_order(page)
    visitor.picture(f"campaign-orders-{size['width']}")
