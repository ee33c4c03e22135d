"""Orders of the campaign, written on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.browser.playing import OPEN, question, until

pytestmark = pytest.mark.slow

TITLE = "L5R Estratégico"


def give_an_order(page: Page) -> None:
    """Place the armies as they are offered; touch an army on the map, then where it goes."""
    page.locator("form.domain .main-button").click()
    page.locator("button.cm-army").first.click()
    page.locator("button.cm-name.lit").first.click()
    expect(page.locator("path.cm-arrow")).to_have_count(1)


CROWDED = """() => {
    const boxes = [...document.querySelectorAll(".cm-name")].map((name) => [
        name.innerText, name.getBoundingClientRect(),
    ]);
    return boxes.flatMap(([one, a], at) => boxes.slice(at + 1).flatMap(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 1 && high > 1 ? [`${one} over ${other}`] : [];
    }));
}"""
"""Returns the names on the map that lie over each other."""


@pytest.mark.parametrize("language", ["en", "pt-BR", "es", "zh"])
@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE])
def test_no_name_on_the_map_lies_over_another(
    visit: Visit, size: dict[str, int], language: str
) -> None:
    visitor = visit(size=size)
    page = at_a_campaign(visitor, ["", "easy"])
    page.evaluate("language => localStorage.setItem('gorin.language', language)", language)
    page.reload()
    expect(page.locator("form.domain")).to_be_visible()
    page.locator("form.domain .main-button").click()
    expect(page.locator(".form-part").nth(3)).to_be_attached()
    assert page.evaluate(CROWDED) == []


def test_the_whole_sheet_is_in_sight_and_it_is_asked_once_about_armies_without_orders(
    visit: Visit,
) -> None:
    visitor = visit(size={"width": 1366, "height": 768})
    page = at_a_campaign(visitor, ["", "easy"])
    page.locator("form.domain .main-button").click()
    expect(page.locator(".form-part").nth(3)).to_be_visible()
    expect(page.locator("form.domain .more-below")).to_have_count(0)
    page.locator("form.domain select").first.select_option(index=1)
    page.locator("form.domain .main-button").click()
    warning = page.locator("[data-warns=true]")
    expect(warning).to_contain_text("You send no orders for Dragon army 2, in Shiro Kitsuki and")
    expect(warning).not_to_contain_text("army 1")
    page.get_by_role("button", name="Send it so").click()
    expect(page.get_by_text("Turn 2 of 8").first).to_be_visible()


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE])
def test_an_order_is_written_on_the_map(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    page.locator(".door").filter(has_text=TITLE).click()
    page.get_by_role("button", name="Play now").click()
    wait_to_act(page)
    give_an_order(page)
    visitor.picture(f"campaign-orders-{size['width']}")


def at_a_campaign(visitor: Visitor, bots: list[str], **options: Any) -> Page:
    """Open a campaign whose free seats bots hold, and begin it."""
    chosen = {"game": "l5r-strategic", "options": options}
    return visitor.at_a_table(terms={"seats": len(bots), "chosen": chosen}, bots=bots, begin=True)


def as_referee(visitor: Visitor) -> Page:
    """Open a campaign of four clans of bots, sit down in the referee's seat, and begin."""
    options = {"referee": True, "generals": 4, "turns": 16}
    terms = {"seats": 5, "chosen": {"game": "l5r-strategic", "options": options}}
    page = visitor.at_a_table(terms=terms, bots=[], begin=False)
    page.get_by_role("button", name="Sit here").last.click()
    for seat in range(1, 5):
        page.get_by_label(f"Seat a bot on seat {seat}").select_option("random")
    page.get_by_role("button", name="Begin").click()
    return page


def is_other(page: Page, before: str) -> Callable[[], bool]:
    """Return what says whether something else is asked than before."""
    return lambda: question(page).inner_text() != before


def report(page: Page) -> None:
    """Report of each battle that the first army in it is destroyed."""
    stands = page.locator(OPEN).filter(has_text="The reports stand")
    form = page.locator("form.domain")
    for _ in range(20):
        expect(form.or_(stands).first).to_be_visible()
        if stands.count():
            return
        form.locator("select").first.select_option("destroyed")
        before = question(page).inner_text()
        form.locator(".main-button").click()
        until(page, is_other(page, before), "the next question")


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE])
def test_a_referee_reports_of_a_battle_and_corrects_the_report(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    page = as_referee(visitor)
    expect(page.locator("form.domain")).to_be_visible()
    visitor.picture(f"campaign-report-{size['width']}")
    report(page)
    visitor.picture(f"campaign-correction-{size['width']}")
    page.locator(OPEN).filter(has_text="anew").first.click()
    expect(page.locator("form.domain")).to_be_visible()
    # Here the bots wait for the referee: as they go on, turns without a battle would fill the log.
    expect(page.get_by_text("takes the report of").first).to_be_attached()
    before = question(page).inner_text()
    page.locator("form.domain .main-button").click()  # it goes on, and nobody is destroyed
    until(page, is_other(page, before), "the report to be heard")
    visitor.picture(f"campaign-corrected-{size['width']}")


def test_a_general_sees_his_own_army_and_the_time_that_is_left(visit: Visit) -> None:
    visitor = visit()
    bots = [""] + ["random"] * 9
    page = at_a_campaign(visitor, bots, roles="apart", minutes=15)
    wait_to_act(page)
    expect(page.locator(".board-head .clock")).to_have_count(0)  # the armies are being placed
    page.locator("form.domain .main-button").click()
    expect(page.locator(".board-head .clock")).to_be_visible()
    visitor.picture("campaign-talk")
