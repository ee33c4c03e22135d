"""The first five minutes: what somebody does who has never been here."""

from __future__ import annotations

import random
import re
import time
from functools import partial

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tests.browser.playing import answers, play_to_the_end, question, until, wait_for_question
from tests.browser.test_games_apart import drawn

LAPTOP = {"width": 1366, "height": 900}


def test_one_click_leads_to_the_first_choice(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visitor.picture("home")
    begun = time.monotonic()
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    took = f"{time.monotonic() - begun:.1f} s from the click to the first legal choice"
    visitor.note("first-choice", took)
    expect(question(page)).to_contain_text("Your")
    expect(question(page)).to_be_focused()  # the button that had the focus is gone
    visitor.picture("first-choice")


def test_who_does_not_wait_for_the_doors_plays_the_usual_game(visit: Visit) -> None:
    visitor = visit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/api/catalogue", hold)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    until(page, lambda: len(held) > 0, "the games to be asked for")
    visitor.page.unroute("**/api/catalogue")  # lets them come
    wait_for_question(page)
    assert "raiders" in visitor.last_sight()["view"]


def test_a_page_that_was_walked_to_has_the_focus(visit: Visit) -> None:
    page = visit().go("/")
    expect(page.locator("body")).to_be_focused()  # one that was opened by its address leaves it
    page.get_by_role("link", name="Learn").click()
    expect(page.get_by_role("button", name="Begin the first game")).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()


def test_a_new_table_asks_for_little_and_remembers_what_was_changed(visit: Visit) -> None:
    page = visit(size=LAPTOP).go("/new")
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_be_in_viewport()
    clock = page.get_by_role("combobox", name="Clock")
    expect(clock).to_be_hidden()
    page.get_by_text("More options").click()
    clock.select_option("move-60")
    button.click()
    expect(page.get_by_role("textbox", name="Invitation link")).to_be_visible()
    page.goto(page.url.split("/table/")[0] + "/new")
    # What differs from the usual is not folded away.
    expect(page.get_by_role("combobox", name="Clock")).to_have_value("move-60")
    expect(page.get_by_role("combobox", name="Clock")).to_be_visible()


def has_one(urls: list[str], named: re.Pattern[str]) -> bool:
    return any(map(named.search, urls))


def test_what_draws_a_table_is_fetched_before_it_is_asked_for(visit: Visit) -> None:
    visitor = visit()
    asked: list[str] = []
    fetched: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.on("requestfinished", lambda request: fetched.append(request.url))
    page = visitor.go("/")
    play = page.get_by_role("button", name="Play now")
    for part in ("table", "tomb-raider/options", "tomb-raider/table"):
        named = re.compile(rf"/assets/\w+/{part}\.js$")
        until(page, partial(has_one, fetched, named), f"{part} to be fetched")
        play.hover()  # what is the game's is fetched when the pointer comes to it
    # The doors are drawn meanwhile, and fetch what draws them.
    drawn(page)
    before = len(asked)
    play.click()
    wait_for_question(page)
    assert not [url for url in asked[before:] if url.endswith(".js")]


def test_the_tutorial_is_played_by_the_rules_that_its_lessons_teach(visit: Visit) -> None:
    page = visit().go("/learn")
    page.get_by_role("button", name="Begin the first game").click()
    wait_for_question(page)
    expect(question(page)).to_contain_text("Where to?")  # the hand is dealt
    expect(page.get_by_role("heading", name="Moving and exploring")).to_be_visible()
    expect(page.get_by_text("So far", exact=True)).to_be_visible()  # counts, not targets
    page.get_by_role("button", name="Give up").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Then it is over.")
    sheet.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Play again", exact=True)).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Now a game against a bot").click()
    page.wait_for_url(lambda url: url != before)
    wait_for_question(page)
    expect(page.locator(".plate")).to_have_count(2)


def test_whoever_gives_up_is_told_who_wins_and_that_they_have_lost(visit: Visit) -> None:
    host, friend = visit(), visit()
    page = host.at_a_table(terms={"seats": 2})
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    other = friend.go(link)
    expect(other.get_by_text("Tomb Raider CCG: Introductory")).to_be_visible()
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    wait_for_question(page)
    expect(page.get_by_text("Goal: find the treasure in the treasure room")).to_be_visible()
    name = other.locator('.plate[data-own="true"] .plate-name').inner_text()
    page.get_by_role("button", name="Give up").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"Then it is over, and {name} wins.")
    sheet.get_by_role("button", name="Give up").click()
    expect(question(page)).to_contain_text("You have lost")
    expect(question(other)).to_contain_text("You have won")


@pytest.mark.slow
def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    visitor = visit()
    chosen = {"options": {"opening": "random", "turn_limit": 3}}
    terms = {"chosen": chosen, "seats": 2}
    page, answered = visitor.page, 0
    for seed in range(12):  # chance may end a match soon
        page = visitor.at_a_table(terms=terms, bots=["", "easy"], begin=True)
        wait_for_question(page)
        answered = play_to_the_end([page], random.Random(seed))
        if answered > 10:
            break
    assert answered > 10
    visitor.picture("end")
    page.get_by_role("button", name="Check the whole game").click()
    expect(page.get_by_text("Played again: every move is legal")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Play again, seats swapped").click()
    page.wait_for_url(lambda url: url != before)
    wait_for_question(page)
    expect(answers(page).first).to_be_visible()
