"""A seat whose person is away: what the others are told, and the person who comes back."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import answer_some, question

pytestmark = pytest.mark.slow

GRACE = 10
"""After so many seconds, the fewest there may be, a bot may hold a seat."""
HELD = "A bot plays for you."


def test_whoever_comes_back_takes_the_seat_back_on_a_phone(visit: Visit) -> None:
    host, friend = visit(), visit(size=PHONE, has_touch=True, is_mobile=True)
    chosen = {"options": {"opening": "random"}}
    page = host.at_a_table(terms={"seats": 2, "grace": GRACE, "chosen": chosen})
    usual = page.get_by_role("combobox", name="Deck of seat 1").locator("option").first
    expect(usual).to_have_text("Trapped in the Tombs (usual)")
    other = friend.go(page.get_by_role("textbox", name="Invitation link").input_value())
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    expect(question(other)).to_be_visible()
    answer_some([page], random.Random(3), 1)
    table = other.url
    other.goto("about:blank")
    plate = page.locator(".plates .plate")
    expect(plate.locator(".plate-away")).to_contain_text("away")
    expect(question(page)).to_contain_text("who is away")
    expect(plate.locator(".plate-asked")).to_have_count(0)
    host.picture("away")
    page.get_by_role("button", name="Let a bot hold the seat").click(timeout=GRACE * 2_000)
    expect(plate).to_contain_text("held by a bot")
    other.goto(table)
    back = question(other).get_by_role("button", name="Take my seat back")
    expect(question(other)).to_contain_text(HELD)
    expect(back).to_be_visible()
    friend.picture("phone-held")
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(question(other)).to_contain_text("paused the game.")
    expect(question(other)).not_to_contain_text("clocks")
    expect(back).to_be_in_viewport(ratio=1)
    friend.picture("phone-held-paused")
    question(page).get_by_role("button", name="Go on").click()
    back.click()
    expect(question(other).get_by_text(HELD)).to_have_count(0)
    expect(plate).not_to_contain_text("held by a bot")
