"""Orders of the campaign, written on the map."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import PHONE, WRITTEN, Visit, Visitor, rarely
from tests.browser.playing import OPEN, has_settled, until

pytestmark = pytest.mark.slow

TITLE = "L5R Estratégico"
WIDE = {"width": 1366, "height": 768}
ARROW = "path.cm-arrow:not(.cm-arrow-edge)"
SHEET = ".cm-sheet"
CAMPAIGNS = 12
"""So many are begun at most until one comes to a battle, and goes on after it."""


def give_an_order(page: Page) -> None:
    """Place the armies as they are offered; touch an army on the map, then where it goes."""
    page.locator("form.domain .main-button").click()
    page.locator("button.cm-army").first.click()
    page.locator("button.cm-name.lit").first.click()
    expect(page.locator(ARROW)).to_have_count(1)


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


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_no_name_on_the_map_lies_over_another(
    visit: Visit, size: dict[str, int], language: str
) -> None:
    visitor = visit(size=size)
    page = at_a_campaign(visitor, ["", "easy"])
    page.evaluate("language => localStorage.setItem('gorin.language', language)", language)
    page.reload()
    expect(page.locator("form.domain")).to_be_visible()
    page.locator("form.domain .main-button").click()
    expect(page.locator(SHEET)).to_be_attached()
    assert page.evaluate(CROWDED) == []


def test_the_whole_sheet_is_in_sight_and_it_is_asked_once_about_armies_without_orders(
    visit: Visit,
) -> None:
    visitor = visit(size=WIDE)
    page = at_a_campaign(visitor, ["", "easy"])
    page.locator("form.domain .main-button").click()
    expect(page.locator(".cm-order")).to_have_count(3)
    expect(page.locator("form.domain .more-below")).to_have_count(0)
    expect(page.locator(SHEET)).to_contain_text("Orders for 0 of 3 armies")
    page.locator("form.domain select").first.select_option(index=1)
    expect(page.locator(SHEET)).to_contain_text("Orders for 1 of 3 armies")
    page.locator("form.domain .main-button").click()
    warning = page.locator("[data-warns=true]")
    expect(warning).to_contain_text("You send no orders for Dragon army 2, in Shiro Kitsuki and")
    expect(warning).not_to_contain_text("army 1")
    page.get_by_role("button", name="Send it so").click()
    expect(page.get_by_text("Turn 2 of 8").first).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, rarely(PHONE)])
def test_an_order_is_written_on_the_map(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    page.locator(".door").filter(has_text=TITLE).click()
    page.get_by_role("button", name="Play now").click()
    wait_to_act(page)
    give_an_order(page)
    visitor.picture(f"campaign-orders-{size['width']}")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_who_has_handed_in_reads_the_sheet_while_the_other_writes(
    visit: Visit, size: dict[str, int]
) -> None:
    host, friend = visit(size=size), visit()
    terms = {"seats": 2, "chosen": {"game": "l5r-strategic"}}
    page = host.at_a_table(terms=terms, bots=[], begin=False)
    link = page.get_by_role("textbox", name="Invitation link").first.input_value()
    other = friend.go(link)
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    other.locator("form.domain .main-button").click()
    give_an_order(page)
    expect(page.get_by_role("button", name="Your orders")).to_have_count(0)
    page.locator("form.domain .main-button").click()
    page.get_by_role("button", name="Send it so").click()
    tab = page.get_by_role("button", name="Your orders")
    if size == PHONE:
        tab.click()
    sheet = page.get_by_role("list", name="Your orders")
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    expect(sheet).to_contain_text("Dragon army 1")
    expect(sheet).to_contain_text("Goes to Utaku Plains; Means to conquer")
    expect(page.locator(ARROW)).to_have_count(1)
    expect(other.get_by_role("button", name="Your orders")).to_have_count(0)
    expect(other.locator(ARROW)).to_have_count(0)
    host.picture(f"campaign-own-sheet-{size['width']}")


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


def with_a_battle(visitor: Visitor) -> Page:
    """Return a campaign whose referee has a battle to report of; now and then there is none."""
    for _ in range(CAMPAIGNS):
        page = as_referee(visitor)
        form, over = page.locator("form.domain"), page.locator(".over")
        expect(form.or_(over).first).to_be_visible()
        if form.count():
            return page
    raise AssertionError(f"{CAMPAIGNS} campaigns without a battle")


def turn_of(page: Page) -> str:
    """Return what the referee reads of the turn above the map."""
    return page.locator(".cm-head > strong").inner_text().partition(":")[0]


def goes_on(page: Page, turn: str = "") -> bool:
    """Return whether a report was heard and something is asked, or another turn has begun.

    A battle that goes on is asked about in the same words in the next turn: words do not tell.
    """
    asked = page.locator(f"{OPEN}, form.domain, .over")
    return has_settled(page) and (asked.count() > 0 or (bool(turn) and turn_of(page) != turn))


def report(page: Page) -> bool:
    """Report of each battle that the first army in it is destroyed; False if that ends all."""
    stands = page.locator(OPEN).filter(has_text="The reports stand")
    form, over = page.locator("form.domain"), page.locator(".over")
    for _ in range(20):
        expect(form.or_(stands).or_(over).first).to_be_visible()
        if stands.count() or over.count():
            break
        form.locator("select").first.select_option("destroyed")
        form.locator(".main-button").click()
        until(page, partial(goes_on, page), "the next question")
    return stands.count() > 0


def with_reports(visitor: Visitor) -> Page:
    """Return a campaign whose referee has reported of all battles, and can correct that.

    What is reported in extra time may end the campaign at once.
    """
    for _ in range(CAMPAIGNS):
        page = with_a_battle(visitor)
        visitor.picture(f"campaign-report-{page.evaluate('innerWidth')}")
        if report(page):
            return page
    raise AssertionError(f"{CAMPAIGNS} campaigns whose first battle is their end")


@pytest.mark.parametrize("size", [WIDE, rarely(PHONE)])
def test_a_referee_reports_of_a_battle_and_corrects_the_report(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    page = with_reports(visitor)
    visitor.picture(f"campaign-correction-{size['width']}")
    page.locator(OPEN).filter(has_text="anew").first.click()
    expect(page.locator("form.domain")).to_be_visible()
    expect(page.get_by_text("takes the report of").first).to_be_attached()
    turn = turn_of(page)
    stands = page.locator(OPEN).filter(has_text="The reports stand")
    form = page.locator("form.domain .main-button")
    before = len(visitor.traffic)
    # Once reports were corrected they stand, and the bots have handed in: another turn begins.
    for _ in range(20):
        (stands if stands.count() else form).first.click()  # it goes on, and nobody is destroyed
        until(page, partial(goes_on, page, turn), "the report to be heard")
        if turn_of(page) != turn:
            break
    assert turn_of(page) != turn
    assert any("log-campaign-battle-reported" in text for text in visitor.traffic[before:])
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


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_whoever_looks_on_sees_no_map_until_the_campaign_is_over(
    visit: Visit, size: dict[str, int]
) -> None:
    host, other = visit(), visit(size=size)
    bots = [*["random"] * 2, "", *["random"] * 7]
    page = at_a_campaign(host, bots, roles="apart", turns=1)
    sheet = page.get_by_role("button", name="Hand in the orders")
    expect(sheet).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    onlooker = other.go(f"/table/{table}")
    secret = onlooker.get_by_text("The map is secret from onlookers until the campaign is over")
    expect(secret).to_be_visible()
    expect(onlooker.locator(".cm-map")).to_be_visible()
    for drawn in (".cm-army", ".cm-origin", ".cm-battle", ".cm-race"):
        expect(onlooker.locator(drawn)).to_have_count(0)
    other.picture(f"campaign-secret-{size['width']}")
    assert not other.last_sight()["view"]["armies"]
    sheet.click()
    page.get_by_role("button", name="Send it so").click()
    expect(onlooker.locator(".cm-race")).to_contain_text("most points")
    expect(onlooker.locator(".cm-army").first).to_be_attached()
    expect(secret).to_have_count(0)
    # The replay shows to everybody how it came about.
    onlooker = other.go(f"/replay/{table}#step=1")
    expect(onlooker.locator(".replay-what .question-text")).to_be_visible()
    expect(onlooker.locator(".cm-race")).to_be_attached()
    onlooker.keyboard.press("End")
    expect(onlooker.locator(".cm-army").first).to_be_attached()
    onlooker.get_by_role("slider", name="Position").press("ArrowLeft")
    expect(onlooker.locator(".cm-army").first).to_be_attached()


COVERS = """() => {
    const [map, sheet] = [".cm-slot", ".question-body"].map(
        (each) => document.querySelector(each).getBoundingClientRect());
    const wide = Math.min(map.right, sheet.right) - Math.max(map.left, sheet.left);
    const high = Math.min(map.bottom, sheet.bottom) - Math.max(map.top, sheet.top);
    return wide > 1 && high > 1;
}"""
"""Returns whether the sheet lies over the map."""
IN_SIGHT = """() => {
    const place = document.querySelector(".cm-slot").getBoundingClientRect();
    const out = [...document.querySelectorAll(".cm-province.cm-clan-dragon")].filter((land) => {
        const box = land.getBoundingClientRect();
        return box.left < place.left || box.right > place.right
            || box.top < place.top || box.bottom > place.bottom;
    });
    return [out.length, document.querySelectorAll(".cm-province.cm-clan-dragon").length];
}"""
"""Returns how many provinces of the Dragon are not wholly in sight, and how many there are."""
LOOK = """() => {
    const place = document.querySelector(".cm-slot");
    return [place.scrollLeft, place.scrollTop, place.firstElementChild.clientWidth];
}"""
"""Returns where the map is looked at, and how large it is."""


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_newcomer_sees_who_they_are_what_they_own_and_how_one_wins(
    visit: Visit, size: dict[str, int]
) -> None:
    page = at_a_campaign(visit(size=size), ["", "easy"])
    page.locator("form.domain .main-button").click()
    expect(page.locator(SHEET)).to_be_visible()
    head = page.locator(".board-head")
    for words in ("You lead the Dragon", "Turn 1 of 8", "Most points after turn 8 win"):
        expect(head).to_contain_text(words)
    race = page.get_by_role("list", name="Points of the clans")
    expect(race).to_contain_text("Dragon 17")
    expect(race).to_contain_text("Lion 17")
    assert page.evaluate(IN_SIGHT) == [0, 7]
    assert not page.evaluate(COVERS)
    signs = page.get_by_role("list", name="Signs of the map")
    if size == PHONE:
        page.get_by_role("button", name="Signs of the map").click()
    expect(signs).to_contain_text("Castle")


def test_where_one_looks_at_the_map_is_kept_from_turn_to_turn(visit: Visit) -> None:
    page = at_a_campaign(visit(size=WIDE), ["", "easy"])
    page.locator("form.domain .main-button").click()
    expect(page.locator(SHEET)).to_be_visible()
    before = page.evaluate(LOOK)
    page.get_by_role("button", name="Nearer").click()
    page.mouse.move(500, 400)
    page.mouse.down()
    page.mouse.move(420, 330, steps=4)
    page.mouse.up()
    look = page.evaluate(LOOK)
    assert look[2] > before[2]
    assert look[:2] != before[:2]
    page.locator("form.domain select").first.select_option(index=1)
    assert page.evaluate(LOOK) == look
    page.locator("form.domain .main-button").click()
    page.get_by_role("button", name="Send it so").click()
    expect(page.get_by_text("Turn 2 of 8").first).to_be_visible()
    expect(page.locator(SHEET)).to_be_visible()
    assert page.evaluate(LOOK) == look


def test_who_is_sent_to_a_foreign_province_conquers_it_unless_that_is_unticked(
    visit: Visit,
) -> None:
    page = at_a_campaign(visit(size=WIDE), ["", "easy"])
    page.locator("form.domain .main-button").click()
    first = page.locator(".cm-order").first
    first.locator("select").select_option(label="→ Utaku Plains (Unicorn)")
    tick = first.get_by_role("checkbox", name="Conquer Utaku Plains: +1")
    expect(tick).to_be_checked()
    first.locator("select").select_option(label="→ Morning Frost (yours)")
    expect(tick).to_have_count(0)
    first.locator("select").select_option(label="→ Utaku Plains (Unicorn)")
    page.locator("form.domain .main-button").click()
    page.get_by_role("button", name="Send it so").click()
    expect(page.locator(".cm-report")).to_contain_text("Dragon conquers Utaku Plains")


@pytest.mark.parametrize("size", [WIDE, rarely(PHONE)])
def test_what_happened_in_a_turn_is_listed_and_shown_on_the_map_again(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(size=size)
    page = at_a_campaign(visitor, ["", "easy"])
    page.locator("form.domain .main-button").click()
    if size == PHONE:
        page.get_by_role("button", name="Write on the sheet").click()
    page.locator(".cm-order select").first.select_option(label="→ Utaku Plains (Unicorn)")
    page.locator("form.domain .main-button").click()
    page.get_by_role("button", name="Send it so").click()
    expect(page.get_by_text("Turn 2 of 8").first).to_be_visible()
    if size == PHONE:
        page.get_by_role("button", name="What happened in turn 1").click()
    report = page.locator(".cm-report")
    expect(report).to_contain_text("Points after turn 1: Dragon")
    plains = page.locator(".cm-spot").filter(has_text="Utaku Plains").locator(".cm-army")
    expect(plains).to_have_count(1)
    expect(page.locator(".cm-origin.cm-clan-unicorn")).to_have_count(1)
    # The map as it lay when the first army had gone: nothing was conquered yet.
    report.get_by_role("button", name="Dragon army 1 goes").click()
    expect(page.locator(".cm-done-march.cm-now")).to_have_count(1)
    expect(plains).to_have_count(1)
    expect(page.locator(".cm-origin")).to_have_count(0)
    visitor.picture(f"campaign-report-again-{size['width']}")
    report.get_by_role("button", name="The map as it lies now").click()
    expect(page.locator(".cm-origin.cm-clan-unicorn")).to_have_count(1)


def test_a_turn_is_told_on_the_map_step_by_step(visit: Visit) -> None:
    page = at_a_campaign(visit(size=WIDE, pace=1600), ["", "easy"])
    page.locator("form.domain .main-button").click()
    expect(page.locator(SHEET)).to_be_visible()
    page.locator(".cm-order select").first.select_option(label="→ Utaku Plains (Unicorn)")
    page.locator("form.domain .main-button").click()
    page.get_by_role("button", name="Send it so").click()
    # While the march is told nothing is conquered yet, and the turn is not over.
    expect(page.locator(".cm-done-march.cm-now")).to_have_count(1)
    expect(page.locator(".board-head")).to_contain_text("Turn 1 of 8")
    expect(page.locator(".cm-origin")).to_have_count(0)
    expect(page.locator(".cm-done-taken.cm-now").first).to_be_attached()
    page.keyboard.press("Space")
    expect(page.locator(SHEET)).to_be_visible()
    expect(page.locator(".cm-done")).to_have_count(0)


def test_the_sheet_of_a_phone_is_folded_until_somebody_writes_on_it(visit: Visit) -> None:
    page = at_a_campaign(visit(size=PHONE), ["", "easy"])
    page.locator("form.domain .main-button").click()
    expect(page.locator(SHEET)).to_contain_text("Touch it on the map")
    expect(page.locator(".cm-order").first).to_be_hidden()
    high = page.locator(".cm-slot").bounding_box()
    page.get_by_role("button", name="Write on the sheet").click()
    expect(page.locator(".cm-order").first).to_be_visible()
    page.get_by_role("button", name="Fold the sheet").click()
    expect(page.locator(".cm-order").first).to_be_hidden()
    assert page.locator(".cm-slot").bounding_box() == high
    page.locator("button.cm-army.lit").first.click()
    page.locator("button.cm-name.lit").filter(has_text="Utaku Plains").click()
    expect(page.locator(".cm-written")).to_contain_text("army 1 → Conquer Utaku Plains: +1")


def test_two_people_in_two_browsers_play_a_campaign_to_its_end(visit: Visit) -> None:
    one, other = visit(size=WIDE), visit(size=PHONE)
    chosen = {"game": "l5r-strategic", "options": {"turns": 2}}
    page = one.at_a_table(terms={"seats": 2, "chosen": chosen})
    guest = other.go(page.get_by_role("textbox", name="Invitation link").input_value())
    guest.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    for sheet in ("Place the armies", "Hand in the orders", "Hand in the orders"):
        for each in (page, guest):
            each.get_by_role("button", name=sheet).click()
            if sheet == "Hand in the orders":
                each.get_by_role("button", name="Send it so").click()
            if each is page:
                waits = "Your orders are sent" if sheet != "Place the armies" else "The armies are"
                expect(each.locator(".board-head")).to_contain_text(waits)
    for each in (page, guest):
        expect(each.get_by_role("button", name="Play again").first).to_be_visible()
        expect(each.locator(".cm-race")).to_contain_text("most points")
    assert page.locator(".cm-race").inner_text() == guest.locator(".cm-race").inner_text()
    one.picture("campaign-end")
    other.picture("campaign-end-phone")
