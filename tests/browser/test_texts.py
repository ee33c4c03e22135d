"""Texts by game: a page waits for what a game says, and no id of a message is ever seen.

That none is seen is watched by every visitor, in every test of a browser; here are the pages and
the game that the others do not meet.
"""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import Visit, Visitor
from tests.browser.meeting import met
from tests.browser.playing import until, wait_for_question
from tests.browser.test_everybody import BUILDERS, PAGES
from tests.web.process import Process

OWN = "**/api/text/*/*.ftl"
"""Where the texts of games are."""


def asked_for(page: Page) -> list[str]:
    """Return a list that what the page fetches of texts will be in."""
    paths: list[str] = []
    page.on(
        "request",
        lambda request: (
            paths.append(request.url.partition("/api/text/")[2])
            if "/api/text/" in request.url
            else None
        ),
    )
    return paths


@pytest.mark.parametrize("path", [*PAGES, *BUILDERS])
def test_every_page_speaks_whatever_was_looked_at_before(visit: Visit, path: str) -> None:
    page = visit().go(path)
    expect(page.locator(".loading")).to_have_count(0)
    page.get_by_label("Language").first.select_option("zh")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.locator(".loading")).to_have_count(0)


def test_the_first_page_needs_no_game_to_speak(visit: Visit) -> None:
    visitor = visit()
    paths = asked_for(visitor.page)
    visitor.page.route(OWN, lambda route: None)
    page = visitor.go("/")
    expect(page.get_by_text("Tomb Raider CCG against a bot")).to_be_visible()
    page = visitor.go("/stats")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert "en.ftl" in paths


def test_a_table_waits_for_the_texts_of_its_game(visit: Visit) -> None:
    visitor = visit()
    held: list[Route] = []
    let_go = False

    def hold(route: Route) -> None:
        if let_go:
            route.continue_()
        else:
            held.append(route)

    page = visitor.at_a_table(
        terms={"chosen": {"game": "tomb-raider"}, "seats": 1}, begin=True, entropy="1"
    )
    # What the page before has asked for would be held too, and be taken for what this one asks.
    wait_for_question(page)
    page.route(OWN, hold)
    page.reload()
    until(page, lambda: held, "a page that asks for the texts of its game")
    expect(page.get_by_text("One moment…")).to_be_visible()
    expect(page.locator(".answers")).to_have_count(0)
    let_go = True
    for route in held:
        route.continue_()
    wait_for_question(page)


def test_texts_of_a_game_that_do_not_come_are_asked_for_again(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route(OWN, lambda route: route.fulfill(status=503), times=2)
    page = visitor.go("/decks")
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    expect(page.get_by_role("heading", name="Decks", exact=True)).to_be_visible()
    visitor.faults = [fault for fault in visitor.faults if "503" not in fault]


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_a_game_that_the_page_does_not_draw_says_what_it_says(
    visit: Visit, courts: Process, language: str
) -> None:
    visitor = visit(address=courts.address, language=language)
    paths = asked_for(visitor.page)
    terms = {"chosen": {"game": "courts"}, "seats": 2}
    said = {"en": "Play a card, or pass", "pt-BR": "Jogue uma carta ou passe"}[language]

    def is_said(page: Page) -> bool:
        return page.get_by_text(said).first.is_visible()

    met(partial(visitor.at_a_table, terms=terms, bots=["", "random"], begin=True), is_said)
    assert f"{language}/courts.ftl" in paths
    assert not [path for path in paths if "tomb-raider" in path]
    visitor.picture(f"courts-{language}")
    without_cards(visitor)


def without_cards(visitor: Visitor) -> None:
    """Forgive a page that its server has no cards of a game to name."""
    visitor.faults = [fault for fault in visitor.faults if "/api/cards/courts" not in fault]


def test_two_games_one_after_the_other_keep_their_words_apart(
    visit: Visit, courts: Process
) -> None:
    visitor = visit(address=courts.address)
    for game, seats in (("tomb-raider", 1), ("courts", 2), ("tomb-raider", 1)):
        page = visitor.at_a_table(
            terms={"chosen": {"game": game}, "seats": seats},
            bots=[""] + ["random"] * (seats - 1),
            begin=True,
            entropy="1",
        )
        wait_to_act(page)  # of the courts game coins may be asked for first, which is a form
        page.get_by_role("link", name="Gorin: to the first page").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("A table for card games")
    without_cards(visitor)
