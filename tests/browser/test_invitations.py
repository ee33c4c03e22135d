"""Invitations: what a link says before anybody clicks, and whom the host may still invite."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import question

LAPTOP = {"width": 1366, "height": 768}
FULL = "Every seat is taken."


def link_on(page: Page) -> str:
    """Return the invitation that a table shows."""
    field = page.get_by_role("textbox", name="Invitation link")
    expect(field).to_be_visible()
    return field.input_value()


def test_a_friend_is_dealt_a_hand_and_the_host_sees_that_the_link_is_local(visit: Visit) -> None:
    host, friend = visit(size=LAPTOP), visit()
    page = host.go("/")
    page.get_by_role("button", name="Invite a friend").click()
    expect(page.get_by_text("This address works on this computer only")).to_be_in_viewport(ratio=1)
    other = friend.go(link_on(page))
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    for each in (page, other):
        expect(question(each)).to_contain_text("Do you keep this opening hand?")


def test_a_full_table_says_so_and_lets_watch(visit: Visit) -> None:
    host, friend, late = visit(), visit(), visit(size=PHONE)
    page = host.at_a_table(terms={"seats": 2})
    link = link_on(page)
    plays = page.get_by_role("button", name="player")
    expect(plays).to_have_attribute("aria-pressed", "true")
    other = friend.go(link)
    expect(other.get_by_role("button", name="Watch")).to_be_visible()
    other.get_by_role("button", name="Take a seat").click()
    # The host has nobody to invite to play any more.
    expect(page.get_by_text("whoever comes now does not play")).to_be_visible()
    expect(plays).to_have_count(0)
    expect(page.get_by_role("button", name="spectator", pressed=True)).to_be_visible()
    host.picture("inviting-full")
    expect(page.get_by_role("textbox", name="Invitation link")).not_to_have_value(link)
    third = late.go(link)
    expect(third.get_by_text(FULL)).to_be_visible()
    expect(third.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(third.get_by_role("link", name="To the first page", exact=True)).to_be_visible()
    late.picture("invited-full")
    third.get_by_role("button", name="Watch").click()
    expect(third.get_by_role("heading", name="Who is here")).to_be_visible()
    # Who is there already is led in.
    friend.go(link).get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Begin").click()
    for each in (page, other, third):
        expect(question(each)).to_be_visible()


def test_where_nobody_watches_a_full_table_leads_home(visit: Visit) -> None:
    host, late = visit(), visit()
    page = host.at_a_table(terms={"seats": 2, "watching": "none"})
    link = link_on(page)
    page.get_by_role("combobox", name="Seat a bot on seat 2").select_option("easy")
    expect(page.get_by_role("button", name="player")).to_have_count(0)
    third = late.go(link)
    expect(third.get_by_text(FULL)).to_be_visible()
    expect(third.get_by_text("Nobody may watch at this table.")).to_be_visible()
    expect(third.get_by_role("button", name="Watch")).to_have_count(0)
    third.get_by_role("link", name="To the first page", exact=True).click()
    expect(third.get_by_role("button", name="Play now")).to_be_visible()


def test_a_damaged_link_says_what_can_be_done(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/invite/garbage")
    expect(page.get_by_text("Ask whoever sent it for a new link.")).to_be_visible()
    expect(page.get_by_role("link", name="To the first page", exact=True)).to_be_visible()
    visitor.picture("invited-damaged")
    visitor.faults.clear()  # the browser notes that the request was refused
