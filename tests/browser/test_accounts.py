"""Accounts in the page: the same decks on several devices, and what is kept of people."""

from __future__ import annotations

import json
import uuid
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, WRITTEN, Visit, Visitor
from tests.browser.playing import wait_for_question

PASSWORD = "correct horse"


def new_name() -> str:
    """Return an account's name that nobody has: all tests share a server."""
    return f"Ana {uuid.uuid4().hex[:8]}"


def account(page: Page) -> Locator:
    """Return the part of the page that is about the account."""
    return page.locator("section", has=page.get_by_role("heading", name="Account", exact=True))


def fill_in(page: Page, way: str, name: str, password: str = PASSWORD) -> None:
    """Fill the form in and send it by the Enter key."""
    account(page).get_by_role("button", name=way).click()
    field = page.get_by_label("Account name")
    expect(field).to_be_focused()
    field.fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.keyboard.press("Enter")


def with_account(visitor: Visitor, name: str) -> Page:
    """Open an account in a new browser."""
    page = visitor.go("/me")
    fill_in(page, "Open an account", name)
    expect(page.get_by_text(f"The account {name} is open.")).to_be_visible()
    return page


def logged_in(visitor: Visitor, name: str) -> Page:
    """Log in from another browser."""
    page = visitor.go("/me")
    fill_in(page, "Log in", name)
    expect(page.get_by_role("status").filter(has_text=f"logged in as {name}")).to_be_visible()
    return page


def make_deck(page: Page, name: str, of: str = "arsenal") -> None:
    """Make a deck of one's own from one that comes with Gorin."""
    page.goto(urljoin(page.url, f"/decks/{of}"))
    page.get_by_role("textbox", name="Name of the deck").fill(name)
    page.keyboard.press("Tab")
    page.wait_for_url("**/decks/own-*")


def decks(page: Page) -> Locator:
    """Return the rows of one's own decks, on the page of all decks."""
    return page.locator("section", has_text="Your decks").locator(".own-rows > li")


def kept(row: Locator) -> Locator:
    """Return the sign that a row is with the account."""
    return row.locator(".kept-sign[data-kept=true]")


def test_decks_follow_their_maker_to_another_device(visit: Visit) -> None:
    name = new_name()
    desk, phone = visit(), visit(size=PHONE)
    page = desk.go("/")
    make_deck(page, "Before")
    page = desk.go("/decks")
    expect(page.get_by_text("Kept in this browser only")).to_be_visible()
    expect(page.locator(".kept-sign")).to_have_count(0)
    with_account(desk, name)
    expect(page.get_by_text("All decks and levels are with your account.")).to_be_visible()
    make_deck(page, "After")
    expect(kept(page.locator(".builder-head"))).to_be_visible()
    page.get_by_role("link", name="All decks").click()
    expect(kept(decks(page))).to_have_count(2)
    desk.picture("decks-kept")

    other = logged_in(phone, name)
    phone.picture("you-phone-logged-in")
    other.goto(phone.address + "/decks")
    expect(decks(other)).to_have_count(2)
    other.get_by_role("link", name="After").click()
    expect(other.locator(".reasons")).to_contain_text("Legal")
    phone.picture("deck-kept-phone")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.get_by_role("textbox", name="Name of the deck").fill("Later")
    other.keyboard.press("Tab")
    other.goto(phone.address + "/decks")
    expect(decks(other).filter(has_text="Later")).to_be_visible()
    expect(kept(decks(other))).to_have_count(2)
    with other.expect_response(lambda answer: answer.request.method == "DELETE"):
        other.get_by_role("button", name="Delete Before").click()
    expect(kept(decks(other))).to_have_count(1)
    page = desk.go("/decks")
    expect(decks(page)).to_have_count(1)
    expect(decks(page)).to_contain_text("Later")


def test_levels_are_kept_with_the_account_too(visit: Visit) -> None:
    name = new_name()
    desk, other = visit(), visit()
    page = with_account(desk, name)
    page.goto(desk.address + "/levels/atlantis")
    page.get_by_label("Title", exact=True).fill("Mine below")
    page.wait_for_url("**/levels/own-*")
    page.goto(desk.address + "/levels")
    expect(page.locator(".own-rows > li .kept-sign[data-kept=true]")).to_have_count(1)
    logged_in(other, name)
    found = other.go("/levels")
    expect(found.get_by_role("link", name="Mine below")).to_be_visible()


@pytest.mark.slow
def test_two_decks_of_one_name_are_both_kept_and_it_is_told(visit: Visit) -> None:
    name = new_name()
    desk, other = visit(), visit()
    page = with_account(desk, name)
    make_deck(page, "Mine", "arsenal")
    page.get_by_role("link", name="All decks").click()
    expect(kept(decks(page))).to_have_count(1)
    page = other.go("/")
    make_deck(page, "Mine", "cave-crawler")
    logged_in(other, name)
    expect(page.get_by_text("the one of this browser is now “Mine 2”")).to_be_visible()
    other.picture("you-renamed")
    page.get_by_role("button", name="All right").click()
    page.goto(other.address + "/decks")
    expect(kept(decks(page))).to_have_count(2)
    for row in decks(page).all():
        expect(row).to_contain_text("Lara Croft")  # the names of cards come a little later
    texts = sorted(decks(page).all_inner_texts())
    assert [text.split("\n")[0] for text in texts] == ["Mine", "Mine 2"]


def test_a_wrong_password_is_told_at_its_field(visit: Visit) -> None:
    name = new_name()
    with_account(visit(), name)
    visitor = visit(size=PHONE)
    page = visitor.go("/me")
    fill_in(page, "Log in", name, "wrong horse")
    password = page.get_by_label("Password", exact=True)
    expect(password).to_have_accessible_description("Name or password is wrong")
    expect(password).to_be_focused()
    expect(password).to_have_attribute("aria-invalid", "true")
    visitor.picture("you-wrong-password")
    password.fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(account(page)).to_contain_text(f"You are logged in as {name}")
    # The form had the focus and is gone.
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_focused()
    visitor.faults[:] = [fault for fault in visitor.faults if "403" not in fault]


def test_what_cannot_be_an_account_is_told_at_its_field(visit: Visit) -> None:
    name = new_name()
    with_account(visit(), name)
    visitor = visit()
    page = visitor.go("/me")
    fill_in(page, "Open an account", name.upper())
    field = page.get_by_label("Account name")
    expect(field).to_have_accessible_description(
        "You log in with it. At tables you go by your own name."
        f" Somebody has the name {name.upper()} already"
    )
    field.fill(new_name())
    page.get_by_label("Password", exact=True).fill("short")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Password", exact=True)).to_have_accessible_description(
        "8 characters or more The password needs 8 to 200 characters"
    )
    page.get_by_label("Show the password").check()
    expect(page.get_by_label("Password", exact=True)).to_have_attribute("type", "text")
    page.get_by_role("button", name="Not now").click()
    expect(account(page).get_by_role("button", name="Open an account")).to_be_focused()
    refused = ("409", "400")
    visitor.faults[:] = [
        fault for fault in visitor.faults if not any(code in fault for code in refused)
    ]


def test_password_managers_know_the_fields(visit: Visit) -> None:
    page = visit().go("/me")

    def known(way: str) -> list[str | None]:
        account(page).get_by_role("button", name=way).click()
        found = account(page).locator("form input[autocomplete]")
        expect(found).to_have_count(2)
        names = [field.get_attribute("autocomplete") for field in found.all()]
        page.get_by_role("button", name="Not now").click()
        return names

    assert known("Open an account") == ["username", "new-password"]
    assert known("Log in") == ["username", "current-password"]


@pytest.mark.slow
def test_whoever_logs_out_leaves_nothing_of_the_account_and_keeps_the_rest(visit: Visit) -> None:
    name = new_name()
    visitor = visit()
    page = with_account(visitor, name)
    make_deck(page, "Mine")
    page.goto(visitor.address + "/me")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You are logged out, and a guest again.")).to_be_visible()
    expect(account(page).get_by_role("button", name="Log in")).to_be_visible()
    page.goto(visitor.address + "/decks")
    expect(decks(page)).to_have_count(0)
    page.goto(visitor.address + "/me")
    fill_in(page, "Log in", name)
    expect(page.get_by_text("All decks and levels are with your account.")).to_be_visible()
    page.goto(visitor.address + "/decks")
    expect(decks(page)).to_have_count(1)


def test_a_changed_password_sends_the_other_browser_away(visit: Visit) -> None:
    name = new_name()
    desk, other = visit(), visit()
    page = with_account(desk, name)
    logged_in(other, name)
    page.get_by_text("Change the password").first.click()
    page.get_by_label("Present password").fill(PASSWORD)
    page.get_by_label("New password").fill("battery staple")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    left = other.go("/me")
    expect(account(left).get_by_role("button", name="Log in")).to_be_visible()
    fill_in(left, "Log in", name, "battery staple")
    expect(account(left)).to_contain_text(f"You are logged in as {name}")


@pytest.mark.slow
def test_a_closed_account_leaves_a_guest_with_everything(visit: Visit) -> None:
    name = new_name()
    visitor = visit()
    page = with_account(visitor, name)
    make_deck(page, "Mine")
    page.goto(visitor.address + "/me")
    page.get_by_text("Close the account").first.click()
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text("The account is closed. You are a guest.")).to_be_visible()
    page.goto(visitor.address + "/decks")
    expect(decks(page)).to_have_count(1)


def test_all_that_is_kept_is_saved_as_a_file(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    make_deck(page, "Mine")
    page.goto(visitor.address + "/me")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all of it as a file").click()
    found = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert download.value.suggested_filename == "gorin.json"
    assert found["name"].startswith("Guest")
    assert found["decks"] == []
    (deck,) = found["browser"]["decks"]
    assert deck["name"] == "Mine"
    assert "bounty = 1" in deck["text"]


@pytest.mark.slow
def test_whoever_is_forgotten_is_told_before_what_goes_and_what_stays(visit: Visit) -> None:
    name = new_name()
    visitor, later = visit(), visit()
    page = with_account(visitor, name)
    make_deck(page, "Mine")
    page.goto(visitor.address + "/me")
    opener = page.get_by_role("button", name="Delete my data…")
    opener.click()
    sheet = page.get_by_role("dialog", name="Delete your data from the server")
    expect(sheet).to_contain_text(f"your account {name}")
    expect(sheet).to_contain_text("the records of games")
    visitor.picture("you-forget")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(account(page)).to_contain_text(f"You are logged in as {name}")
    opener.click()
    sheet.get_by_label("Delete the deck or level in this browser too").check()
    sheet.get_by_role("button", name="Delete my data").click()
    expect(page.get_by_text("Your data has been deleted.")).to_be_visible()
    expect(account(page).get_by_role("button", name="Open an account")).to_be_visible()
    page.goto(visitor.address + "/decks")
    expect(decks(page)).to_have_count(0)
    page = later.go("/me")
    fill_in(page, "Log in", name)
    expect(page.get_by_text("Name or password is wrong")).to_be_visible()
    later.faults[:] = [fault for fault in later.faults if "403" not in fault]


def test_a_guest_is_told_which_tables_stay_behind(visit: Visit) -> None:
    visitor = visit()
    visitor.at_a_table(terms={"seats": 2, "chosen": {"game": "tomb-raider"}})
    page = visitor.go("/me")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    account(page).get_by_role("button", name="Log in").click()
    expect(account(page)).to_contain_text("stays with that guest")


@pytest.mark.slow
@pytest.mark.parametrize("language", WRITTEN)
def test_the_page_about_the_reader_fits_a_phone(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, language=language)
    page = visitor.go("/me")
    wider = "document.documentElement.scrollWidth - innerWidth"
    section = page.locator("section.block").first
    section.get_by_role("button").first.click()
    visitor.picture(f"you-open-{language}")
    assert page.evaluate(wider) <= 0
    section.locator("form input").first.fill(new_name())
    section.locator("form input").nth(1).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(section.locator("details").first).to_be_visible()
    for folded in section.locator("summary").all():
        folded.click()
    assert page.evaluate(wider) <= 0
    page.screenshot(path=picture(f"you-{language}"), full_page=True)
    page.locator("section.block").last.get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    visitor.picture(f"you-forget-{language}")
    assert page.evaluate("document.querySelector('dialog').scrollWidth - innerWidth") <= 0
    assert "⟦" not in page.locator("body").inner_text()


def picture(name: str) -> Path:
    """Return where a picture is kept."""
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.png"


# -- the host of a table -------------------------------------------------------------------


def test_the_host_closes_a_table_for_good(visit: Visit) -> None:
    visitor = visit()
    page = visitor.at_a_table(
        terms={"seats": 2, "chosen": {"game": "tomb-raider"}}, bots=["", "easy"], begin=True
    )
    wait_for_question(page)
    page.get_by_role("tab", name="People").click()
    page.get_by_role("button", name="Close the table").click()
    sheet = page.get_by_role("dialog", name="Close the table")
    sheet.get_by_role("button", name="Keep it open").click()
    expect(page.get_by_role("button", name="Close the table")).to_be_focused()
    page.get_by_role("button", name="Close the table").click()
    sheet.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("region", name="What is asked")).to_contain_text("This table is closed")
    visitor.picture("table-closed")
    expect(page.get_by_role("button", name="Close the table")).to_have_count(0)


def test_the_host_closes_a_table_at_which_nobody_has_begun(visit: Visit) -> None:
    visitor = visit()
    page = visitor.at_a_table(terms={"seats": 2, "chosen": {"game": "tomb-raider"}})
    page.get_by_role("button", name="Close the table").click()
    sheet = page.get_by_role("dialog", name="Close the table")
    sheet.get_by_role("button", name="Close the table").click()
    expect(page.get_by_text("This table is closed")).to_be_visible()
    visitor.picture("table-closed-gathering")
    page.get_by_role("link", name="To the first page").last.click()
    expect(page.get_by_role("heading", name="A table for card games")).to_be_visible()


def test_nobody_is_sent_away_by_one_click(visit: Visit) -> None:
    host, guest = visit(), visit(size=PHONE)
    page = host.at_a_table(terms={"seats": 2, "chosen": {"game": "tomb-raider"}})
    other = guest.go(page.get_by_role("textbox", name="Invitation link").input_value())
    name = "Bruno"
    other.get_by_label("Your name at the table").fill(name)
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name=f"Mute {name}").click()
    expect(page.get_by_text("muted", exact=True)).to_be_visible()
    page.get_by_role("button", name=f"Ban {name} from the table").click()
    sheet = page.get_by_role("dialog", name=f"Ban {name} from the table")
    expect(sheet).to_contain_text("may not come back")
    host.picture("table-ban")
    sheet.get_by_role("button", name=f"Let {name} stay").click()
    expect(page.get_by_role("button", name=f"Ban {name} from the table")).to_be_focused()
    page.get_by_role("button", name=f"Ban {name} from the table").click()
    sheet.get_by_role("button", name="Ban").click()
    expect(page.get_by_role("button", name=f"Ban {name} from the table")).to_have_count(0)
    expect(other.get_by_text("removed you from the table")).to_be_visible()


def test_a_link_of_somebody_else_asks_before_it_takes_anything(visit: Visit) -> None:
    page, other = visit().go("/me"), visit().go("/me")
    for one, name in ((page, "Ana"), (other, "Ben")):
        one.get_by_label("Your name").fill(name)
        one.keyboard.press("Enter")
        expect(one.get_by_role("button", name="Saved")).to_be_visible()
        one.reload()
        expect(one.get_by_label("Your name")).to_have_value(name)
    page.get_by_role("button", name="Continue on another device").click()
    link = page.locator("input[readonly]").input_value()
    other.goto(link)
    expect(other.get_by_text("You are Ben here now")).to_be_visible()
    other.get_by_role("link", name="Stay Ben").click()
    other.goto(urljoin(other.url, "/me"))
    expect(other.get_by_label("Your name")).to_have_value("Ben")
    other.goto(link)
    other.get_by_role("button", name="Go on as Ana").click()
    other.wait_for_url(lambda url: not url.endswith(link[-20:]))
    other.goto(urljoin(other.url, "/me"))
    expect(other.get_by_label("Your name")).to_have_value("Ana")
