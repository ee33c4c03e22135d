"""The campaign, from its door on the first page to the end of a match."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import played, wait_to_act
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
def test_a_campaign_is_begun_at_its_door_and_played_to_its_end(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    door = page.locator(".door").filter(has_text=TITLE)
    door.click()
    expect(door.locator("svg")).to_be_visible()
    visitor.picture(f"campaign-door-{size['width']}")
    page.get_by_role("button", name="Play now").click()
    wait_to_act(page)
    visitor.picture(f"campaign-first-{size['width']}")
    give_an_order(page)
    visitor.picture(f"campaign-orders-{size['width']}")
    done = played([page], 83, lambda _: None)
    expect(page.locator(".over")).to_be_visible()
    visitor.picture(f"campaign-over-{size['width']}")
    assert sum(done.values()) > 5
