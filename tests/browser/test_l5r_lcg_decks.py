"""The decks and the cards of the L5R LCG on the page: built, judged, brought, played."""

from __future__ import annotations

from playwright.sync_api import FilePayload, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_builders import pasted

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk import decks as desk
from gorin.content.l5r_lcg.pool import GAME

LIST = """\
Name: Border Riders
Stronghold
1x Golden Plains Outpost (Core Set)
Conflict Deck
3x Banzai! (Core Set)
2x Bordr Rider (Core Set)
"""


def test_a_ready_deck_is_changed_judged_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/l5r-lcg/decks")
    page.get_by_role("link", name="Left Unsaid").first.click()
    reasons = page.locator(".reasons")
    expect(reasons).to_contain_text("Legal")
    search = page.get_by_role("searchbox", name="Search cards")
    search.fill('t:character clan:crane !"Doji Hotaru"')
    expect(page.locator("[data-result]")).to_have_count(1)
    search.press("ArrowDown")
    page.keyboard.press("+")
    page.wait_for_url("**/l5r-lcg/decks/own-*")
    expect(reasons).to_contain_text("Doji Hotaru” is there 3 times in both decks together")
    expect(reasons.get_by_role("button", name="SKI-2.6")).to_be_visible()
    search.fill("Togashi Tadakatsu")
    expect(page.locator("[data-result]")).to_contain_text("Togashi Tadakatsu")
    search.press("ArrowDown")
    page.keyboard.press("+")
    expect(reasons).to_contain_text("is neither neutral nor of the Crane Clan")
    expect(page.locator(".deck-row-note").first).to_contain_text("cannot be played yet")
    visitor.picture("lcg-deck-builder")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(reasons).to_contain_text("Legal")
    page.reload()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    asked = page.get_by_text("Which cards in your provinces do you replace?")
    expect(asked.first).to_be_visible()


def test_a_list_of_another_site_is_brought_and_an_unknown_name_mended(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.go("/l5r-lcg/decks")
    page.get_by_role("button", name="Import a list").click()
    pasted(page, ".sheet textarea", LIST)
    faults = page.locator(".line-faults > li")
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text("Line 6")
    faults.get_by_role("button", name="Border Rider", exact=True).click()
    expect(faults).to_have_count(0)
    page.get_by_role("button", name="Make a deck of it").click()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Border Riders")
    expect(page.locator("[data-section=dynasty]")).to_contain_text("Border Rider")
    expect(page.locator(".reasons")).to_contain_text("No province is left for these elements")
    visitor.picture("lcg-deck-phone")
    page.get_by_role("button", name="Export").click()
    exported = page.get_by_role("textbox", name="Export the deck")
    page.get_by_role("button", name="JSON").click()
    expect(exported).to_have_value(
        '{\n  "name": "Border Riders",\n  "game": "l5r-lcg",\n'
        '  "format": "standard",\n  "primary_clan": "unicorn",\n  "cards": {\n'
        '    "golden-plains-outpost": 1,\n    "border-rider": 2,\n    "banzai": 3\n  }\n}\n'
    )


COPIED = """\
Riders of Spring
by: Somebody
Golden Plains Outpost (Core)
Dynasty Deck (3)
3x Border Rider (Core)
2x Bordr Rider (Core)
Total Influence: 0/10
https://example.org/deck/4
"""
OCTGN = """\
<deck game="0">
<section name="Stronghold"><card qty="1" id="1">Golden Plains Outpost</card></section>
<section name="Conflict Deck"><card qty="3" id="2">Banzai!</card>
<card qty="1" id="3">Cuort Games</card></section>
</deck>
"""


def test_what_stands_around_a_copied_list_is_noted_and_a_misspelt_card_is_not(
    visit: Visit,
) -> None:
    page = visit().go("/l5r-lcg/decks")
    page.get_by_role("button", name="Import a list").click()
    pasted(page, ".sheet textarea", COPIED)
    notes = page.locator(".line-notes li")
    expect(notes).to_have_count(4)
    expect(notes.first).to_contain_text("Line 1 Taken for the name of the deck: “Riders of Spring”")
    expect(notes.last).to_contain_text("https://example.org/deck/4")
    faults = page.locator(".line-faults > li")
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text("Line 6")
    page.get_by_role("button", name="Take it with 1 line set aside").click()
    name = page.get_by_role("textbox", name="Name of the deck")
    expect(name).to_have_value("Riders of Spring")
    expect(page.locator(".left-out")).to_contain_text("Bordr Rider")
    expect(page.locator(".left-out")).not_to_contain_text("Somebody")


def test_a_copied_list_is_played_at_a_table_and_its_title_is_the_deck(visit: Visit) -> None:
    # The list of a ready deck, as a site would print it.
    sheet = desk.shipped_sheet(SHIPPED, GAME, "skirmish-lion")
    cards = desk.export(SHIPPED, GAME, sheet.sound(), "list").partition("\n\n")[2]
    terms = {"seats": 2, "chosen": {"game": GAME, "format": "skirmish"}}
    page = visit().at_a_table(terms=terms, bots=["", "easy"], begin=False)
    page.get_by_role("combobox", name="Deck of seat 1").select_option("A deck of your own…")
    pasted(page, "textarea.deck-text", f"Lions of Spring\nby: Somebody\n{cards}https://example.org")
    notes = page.locator(".line-notes li")
    expect(notes).to_have_count(3)
    expect(notes.nth(1)).to_contain_text("by: Somebody")
    page.get_by_role("button", name="Play this deck").click()
    expect(notes).to_have_count(0)
    expect(page.get_by_role("combobox", name="Deck of seat 1")).to_contain_text("Lions of Spring")


def test_a_file_of_another_program_is_chosen_and_mended(visit: Visit) -> None:
    page = visit().go("/l5r-lcg/decks")
    page.get_by_role("button", name="Import a list").click()
    file = FilePayload(
        name="riders.o8d", mimeType="application/octet-stream", buffer=OCTGN.encode()
    )
    page.locator(".sheet input[type=file]").set_input_files(file)
    faults = page.locator(".line-faults > li")
    expect(faults).to_have_count(1)
    faults.get_by_role("button", name="Court Games", exact=True).click()
    expect(faults).to_have_count(0)
    page.get_by_role("button", name="Make a deck of it").click()
    expect(page.locator("[data-section=conflict]")).to_contain_text("Court Games")
    page.get_by_role("button", name="Import", exact=True).click()
    pasted(page, ".sheet textarea", "<html><body>no deck</body></html>")
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text("LackeyCCG (.dek), OCTGN (.o8d) and Cockatrice (.cod)")
    expect(page.locator(".sheet .main-button")).to_be_disabled()


def test_cards_are_searched_and_read(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/l5r-lcg/cards")
    search = page.get_by_role("searchbox", name="Search cards")
    search.fill("t:champion clan:lion is:unique cost=5 set:core")
    expect(page.locator("[data-result]")).to_have_count(1)
    page.locator("[data-result]").click()
    card = page.locator(".fact-card").last
    expect(card).to_contain_text("Akodo Toturi")
    expect(card).to_contain_text("Lion Clan")
    visitor.picture("lcg-cards")
    search.fill("cost=much")
    expect(page.locator(".search-faults")).to_be_visible()
