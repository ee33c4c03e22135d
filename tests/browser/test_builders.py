"""The deck builder and the level editor, as those who build use them."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import PHONE, WRITTEN, Visit
from tests.browser.playing import wait_for_question

HOSTILE = "<img src=x onerror=alert(1)> \U0001f600"


def pasted(page: Page, selector: str, text: str) -> None:
    """Put a long text into a field at once, as pasting does."""
    page.eval_on_selector(
        selector,
        "(field, text) => { field.value = text;"
        " field.dispatchEvent(new Event('input', { bubbles: true })); }",
        text,
    )


def test_a_ready_deck_becomes_an_own_one_and_is_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/decks/cave-crawler")
    reasons = page.locator(".reasons")
    expect(reasons).to_contain_text("Legal")
    search = page.get_by_role("searchbox", name="Search cards")
    search.fill("t:action !Run")
    expect(page.locator("[data-result]")).to_have_count(1)
    search.press("ArrowDown")
    for _ in range(3):
        page.keyboard.press("+")
    page.wait_for_url("**/decks/own-*")
    expect(reasons).to_contain_text("a deck of this size may have 2")
    expect(reasons.get_by_role("button", name="TR-3.5")).to_be_visible()
    visitor.picture("deck-builder")
    page.keyboard.press("Control+z")
    page.keyboard.press("-")
    page.keyboard.press("-")
    expect(reasons).to_contain_text("Legal")
    page.reload()
    expect(reasons).to_contain_text("Legal")
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Open the table").click()
    wait_for_question(page)


def test_a_pasted_list_tells_every_line_that_says_nothing(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/decks")
    page.get_by_role("button", name="Import a list").click()
    pasted(page, ".sheet textarea", "2 nothing at all\n" * 13_000)
    expect(page.locator(".sheet .faults")).to_contain_text("at most 20,000 can be read")
    text = f"Name: {HOSTILE}\n2 Pit Trpa\n1 Lara Croft, Spelunker\n2 {HOSTILE}\n"
    pasted(page, ".sheet textarea", text)
    faults = page.locator(".line-faults > li")
    expect(faults).to_have_count(2)
    expect(faults.first).to_contain_text("Line 2")
    visitor.picture("deck-import")
    faults.first.get_by_role("button", name="Pit Trap", exact=True).click()
    expect(faults).to_have_count(1)
    page.get_by_role("button", name="Take it with 1 line set aside").click()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value(HOSTILE)
    expect(page.locator(".left-out")).to_contain_text(HOSTILE)
    page.get_by_role("button", name="Export").click()
    exported = page.get_by_role("textbox", name="Export the deck")
    expect(exported).to_have_value(re.compile(r"\n2 Pit Trap \("))


def test_a_name_that_is_being_typed_outlasts_the_judgement_of_the_deck(visit: Visit) -> None:
    visitor = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/api/decks/check", hold)
    with visitor.page.expect_request("**/api/decks/check"):
        page = visitor.go("/decks/arsenal")
    name = page.get_by_role("textbox", name="Name of the deck")
    name.fill("Mine")
    held[0].continue_()
    expect(page.locator(".reasons")).to_contain_text("Legal")
    expect(name).to_have_value("Mine")


def test_a_deleted_deck_comes_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/decks/arsenal")
    page.get_by_role("textbox", name="Name of the deck").fill("Mine")
    page.keyboard.press("Tab")
    page.wait_for_url("**/decks/own-*")
    page.get_by_role("link", name="All decks").click()
    page.get_by_role("button", name="Delete Mine").click()
    expect(page.get_by_role("link", name="Mine")).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_role("link", name="Mine")).to_be_visible()


def test_a_fault_of_a_search_is_told_at_its_place_and_mended(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.go("/decks/new")
    search = page.get_by_role("searchbox", name="Search cards")
    search.fill("pit t:obstcale")
    expect(page.locator(".search-echo mark")).to_have_text("t:obstcale")
    page.get_by_role("button", name="obstacle", exact=True).last.click()
    expect(search).to_have_value("pit t:obstacle")
    expect(page.locator("[data-result=pit-trap]")).to_be_visible()
    expect(page.get_by_role("button", name="Not legal")).to_be_visible()
    visitor.picture("deck-search-phone")


KEPT_BEFORE = {
    "id": "own-before",
    "name": "Made long ago",
    "changed": 5,
    "raider": "pierre",
    "cards": {"wolves": 2, "no-such-card": 1},
    "treasure": "",
    "locations": ["cave-entrance", "cave-entrance"],
    "description": "",
    "wishes": {"format": "", "level": "atlantis", "variant": "", "seats": 2},
    "left": ["2 Pit Trpa"],
}
"""A deck as the page kept them before any game had a builder."""
KEEP = "([key, deck]) => localStorage.setItem(key, JSON.stringify(deck))"


def test_a_deck_that_was_kept_before_opens_whole_and_is_kept_again(visit: Visit) -> None:
    page = visit().go("/stats")
    page.evaluate(KEEP, ["gorin.deck.own-before", KEPT_BEFORE])
    page.goto(urljoin(page.url, "/decks"))
    row = page.get_by_role("link", name="Made long ago")
    expect(row).to_contain_text("Pierre · 3 cards")
    row.click()
    for _ in range(2):
        expect(page.locator("[data-section=raider]")).to_contain_text("Pierre")
        drawn = page.locator("[data-section=cards]")
        expect(drawn).to_contain_text("of 30 or more · up to 2 of each")
        expect(drawn).to_contain_text("no-such-cardnobody knows this card")
        expect(page.locator("[data-section=locations] .deck-row-count b")).to_have_text("2")
        expect(page.locator(".left-out")).to_contain_text("2 Pit Trpa")
        expect(page.locator(".wishes select").first).to_have_value("atlantis")
        expect(page.locator(".wishes").get_by_label("Seats")).to_have_value("2")
        page.get_by_role("button", name="Add Wolves").last.click()
        page.reload()
    expect(page.locator(".deck-row", has_text="Wolves").locator("b")).to_have_text("4")


def test_a_deck_is_built_before_the_server_has_judged_it(visit: Visit) -> None:
    visitor = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/api/decks/check", hold)
    page = visitor.go("/decks/new")
    page.get_by_role("searchbox", name="Search cards").fill("wolves")
    page.locator("[data-result=wolves]").click()
    page.wait_for_url("**/decks/own-*")
    expect(page.locator("[data-section=cards]")).to_contain_text("Obstacles 1")
    expect(page.locator(".deck-row")).to_contain_text("Wolves")
    expect(page.locator(".reasons")).to_contain_text("Checking…")
    for route in held:
        route.continue_()
    page.unroute("**/api/decks/check")
    page.locator("[data-result=wolves]").click()
    expect(page.locator(".reasons")).to_contain_text("The deck has 2 cards")


def test_kinds_give_way_to_each_other_and_cards_known_by_name_are_found(visit: Visit) -> None:
    page = visit().go("/decks/new")
    search = page.get_by_role("searchbox", name="Search cards")
    search.fill("lara")
    kinds = page.get_by_role("group", name="Kinds of cards")
    kinds.get_by_role("button", name="upgrade").click()
    kinds.get_by_role("button", name="raider").click()
    expect(search).to_have_value("lara t:raider")
    expect(kinds.get_by_role("button", pressed=True)).to_have_text("raider")
    expect(page.locator("[data-result]")).to_have_count(4)
    page.get_by_role("checkbox", name="known by name only").check()
    named = page.locator(".result-named")
    expect(named.first).to_contain_text("only its name is known")
    page.get_by_role("button", name="Show as cards").click()
    expect(page.locator(".card-small.kind-raider")).to_have_count(4)
    page.locator("[data-result]").first.click()
    page.wait_for_url("**/decks/own-*")
    expect(page.locator("[data-section=raider] .deck-row")).to_have_count(1)


# Which figures of a small card lie outside of what is shown of it.
CUT = """() => [...document.querySelectorAll('.kind-raider .card-body')].flatMap((body) => {
    const shown = body.getBoundingClientRect();
    return [...body.querySelectorAll('.card-corner')].filter((corner) => {
        const { right, bottom } = corner.getBoundingClientRect();
        // The last part fades out.
        return bottom > shown.top + shown.height * 0.82 + 1 || right > shown.right;
    }).map((corner) => corner.innerText);
})"""


def test_all_abilities_of_a_raider_are_seen_in_the_grid_and_its_rarity_is_a_word(
    visit: Visit,
) -> None:
    visitor = visit()
    page = visitor.go("/decks/new")
    page.get_by_role("searchbox", name="Search cards").fill("t:raider")
    page.get_by_role("button", name="Show as cards").click()
    raiders = page.locator("[data-result] .card-small.kind-raider")
    expect(raiders.first.locator(".card-corner")).to_have_count(6)
    visitor.picture("raiders-in-the-grid")
    assert page.evaluate(CUT) == []
    raiders.first.hover()
    foot = page.locator(".card-full .card-foot").first
    expect(foot).not_to_contain_text("booster")


def test_a_level_is_made_checked_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/levels/atlantis")
    reasons = page.locator(".reasons")
    expect(reasons).to_contain_text("No faults")
    page.get_by_label("Title", exact=True).fill(HOSTILE)
    page.wait_for_url("**/levels/own-*")
    columns = page.get_by_label("Columns", exact=True)
    columns.fill("40")
    expect(reasons).to_contain_text("1 fault")
    # The map stays as it was, and says so.
    expect(page.get_by_text("Drawn as it was before the fault")).to_be_visible()
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.get_by_label("Title", exact=True).focus()
    reasons.get_by_role("button", name="at most 26 wide").click()
    expect(columns).to_be_focused()
    columns.fill("4")
    expect(page.get_by_role("gridcell")).to_have_count(24)
    expect(page.get_by_text("Drawn as it was before the fault")).to_have_count(0)
    page.get_by_role("button", name="Text (TOML)").click()
    text = page.get_by_role("textbox", name="The text of the level's file")
    whole = text.input_value()
    assert "width = 4" in whole
    text.fill(whole[:700] + "\n[[[")
    expect(reasons).to_contain_text("The file is not TOML")
    page.get_by_role("button", name="Form", exact=True).click()
    expect(page.locator(".level-edit")).to_contain_text("Fix the text first")
    page.get_by_role("button", name="Text (TOML)").click()
    text.fill(whole)
    expect(reasons).to_contain_text("No faults")
    visitor.picture("level-editor")
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Open the table").click()
    wait_for_question(page)


# Types a title in the moment between the drawing of a judgement and what is made of it.
TYPE_WHILE_JUDGED = """(field, [wanted, title]) => {
    const watcher = new MutationObserver(() => {
        if (!document.querySelector('.reasons').innerText.includes(wanted)) return;
        watcher.disconnect();
        field.value = title;
        field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def test_a_title_that_is_being_typed_outlasts_the_judgement_of_the_level(visit: Visit) -> None:
    page = visit().go("/levels/atlantis")
    reasons = page.locator(".reasons")
    expect(reasons).to_contain_text("No faults")
    title = page.get_by_label("Title", exact=True)
    title.evaluate(TYPE_WHILE_JUDGED, ["1 fault", "Mine"])
    page.get_by_label("Columns", exact=True).fill("40")
    expect(reasons).to_contain_text("1 fault")
    page.wait_for_url("**/levels/own-*")
    expect(title).to_have_value("Mine")
    page.get_by_role("button", name="Text (TOML)").click()
    text = page.get_by_role("textbox", name="The text of the level's file")
    expect(text).to_have_value(re.compile('title = "Mine"'))


@pytest.mark.slow
@pytest.mark.parametrize("language", WRITTEN)
def test_nothing_is_wider_than_a_phone(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, language=language)
    for path, seen in (
        ("/decks", ".own-rows a"),
        ("/decks/war-party", ".deck-row"),
        ("/levels", ".own-rows a"),
        ("/levels/death-by-design", ".level-form"),
    ):
        page = visitor.go(path)
        expect(page.locator(seen).first).to_be_visible()
        wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wider <= 0, path
        visitor.picture(f"phone{path.replace('/', '-')}-{language}")
