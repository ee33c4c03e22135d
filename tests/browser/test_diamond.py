"""Diamond, from its door on the first page to the end of a match."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.acting import played, wait_to_act
from tests.browser.conftest import PHONE, Visit

pytestmark = pytest.mark.slow

TITLE = "Legend of the Five Rings CCG"


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE])
def test_a_match_is_begun_at_its_door_and_played_to_its_end(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    door = page.locator(".door").filter(has_text=TITLE)
    door.click()
    expect(door.locator("svg")).to_be_visible()
    visitor.picture(f"diamond-door-{size['width']}")
    page.get_by_role("button", name="Play now").click()
    wait_to_act(page)
    visitor.picture(f"diamond-first-{size['width']}")
    done = played([page], 81, lambda _: None)
    expect(page.locator(".over")).to_be_visible()
    visitor.picture(f"diamond-over-{size['width']}")
    assert sum(done.values()) > 5
