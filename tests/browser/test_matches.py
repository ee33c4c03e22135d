"""Two people play a match of three games in the page, and swap cards before each of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.playing import give_up, question
from tests.hall.test_matches import MINE

pytestmark = pytest.mark.slow

SWAP = "Your deck and your sideboard"


def move(page: Page, card: str, where: str) -> None:
    """Touch the arrow beside a card."""
    page.get_by_role("button", name=f"Move {card} {where}", exact=True).click()


def to_next(page: Page) -> None:
    """Go from a game that is over to the next one."""
    question(page).get_by_role("link", name="To the next game").click()
    expect(page.get_by_text("The next game begins when everybody is ready.")).to_be_visible()


def be_ready(page: Page) -> None:
    page.get_by_role("button", name="I am ready", exact=True).click()


@pytest.mark.clause("SKI-2.8")
def test_a_match_of_three_is_played_to_its_end_with_swaps(visit: Visit) -> None:
    host, friend = visit(), visit(size=PHONE, has_touch=True, is_mobile=True)
    chosen = {"game": "l5r-lcg", "format": "skirmish"}
    page = host.at_a_table(terms={"seats": 2, "games": 3, "chosen": chosen}, deck_texts=[MINE])
    expect(page.locator(".lead")).to_contain_text("match of 3 games")
    # Before the first game, too, cards are swapped with the sideboard.
    board = page.get_by_role("region", name=SWAP)
    expect(board).to_contain_text("2 Savvy Politician")
    move(page, "Banzai!", "to the sideboard")
    expect(board.get_by_role("alert")).to_contain_text("29")
    expect(board.get_by_role("button", name="Play like this")).to_have_attribute(
        "aria-disabled", "true"
    )
    move(page, "Outwit", "into the deck")
    expect(board.get_by_role("alert")).to_have_count(0)
    board.get_by_role("button", name="Play like this").click()
    expect(board).to_contain_text("You play the deck that you see here.")
    host.picture("match-swap")
    other = friend.go(page.get_by_role("textbox", name="Invitation link").input_value())
    other.get_by_role("button", name="Take a seat").click()
    expect(other.get_by_role("region", name=SWAP)).to_have_count(0)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".match-tag")).to_have_text("Game 1 of 3 · 0 : 0")
    give_up(page)
    expect(question(page)).to_contain_text("Game 1 of 3 · 0 : 1")
    expect(question(page)).to_contain_text("The journal of this game can be read when")
    for person in (page, other):
        expect(question(person).get_by_role("button", name="Play again")).to_have_count(0)
        to_next(person)
    # Between two games: what is wrong is told at once, and who is ready plays what they see.
    move(page, "Savvy Politician", "into the deck")
    expect(page.get_by_role("alert")).to_contain_text("Savvy Politician")
    page.get_by_role("button", name="Change nothing").click()
    move(page, "Rout", "to the sideboard")
    move(page, "Banzai!", "into the deck")
    expect(page.get_by_role("alert")).to_have_count(0)
    be_ready(other)
    expect(page.locator(".seat-row").nth(1)).to_contain_text("ready")
    friend.picture("phone-match-between")
    be_ready(page)
    expect(other.locator(".match-tag")).to_have_text("Game 2 of 3 · 0 : 1")
    give_up(other)
    for person in (page, other):
        to_next(person)
    expect(page.get_by_role("region", name=SWAP)).to_contain_text("1 Rout")
    host.picture("match-between")
    for person in (page, other):
        be_ready(person)
    expect(page.locator(".match-tag")).to_have_text("Game 3 of 3 · 1 : 1")
    give_up(other)
    for person in (page, other):
        expect(question(person)).to_contain_text("wins the match, 2 : 1.")
    host.picture("match-over")
    seen = "".join(friend.traffic)
    assert "savvy-politician" not in seen
    assert "outwit" not in seen
    first = question(page).get_by_role("link", name="Game 1")
    expect(first).to_be_visible()
    first.click()
    # The match is over, so its first game can be looked at with all cards open.
    eyes = page.get_by_role("combobox", name="Through whose eyes")
    expect(eyes.get_by_role("option", name="Everything open")).to_be_attached()
