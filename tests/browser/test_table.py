"""At the table: several people, connections that break, choices taken back, those who watch."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.playing import (
    answer_some,
    give_up,
    play_to_the_end,
    question,
    until,
    wait_for_question,
    wait_until_settled,
)
from tests.web.process import Process


def two_at_a_table(visit: Visit, address: str = "", **host_options: object) -> list[Visitor]:
    """Let two people sit down at a table and begin."""
    host, friend = visit(address=address, **host_options), visit(address=address)
    page = host.at_a_table(terms={"seats": 2})
    link = page.get_by_role("textbox", name="Invitation link")
    expect(link).to_be_visible()
    other = friend.go(link.input_value())
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    for each in (page, other):
        expect(question(each)).to_be_visible()
    return [host, friend]


@pytest.mark.slow
def test_two_people_and_a_bot_finish_a_game(visit: Visit) -> None:
    host, friend = visit(), visit()
    page = host.go("/new")
    page.get_by_role("combobox", name="Level", exact=True).select_option("into-the-caves")
    page.get_by_label("Seats").first.select_option("3")
    page.get_by_label("Player of seat 2").select_option(label="A person")
    page.get_by_label("Player of seat 3").select_option(label="Bot: easy")
    host.picture("new-table")
    page.get_by_role("button", name="Open the table").click()
    other = friend.go(page.get_by_role("textbox", name="Invitation link").input_value())
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    wait_for_question(page)
    answer_some([page, other], random.Random(7), 20)
    host.picture("three-seats")
    give_up(page)
    give_up(other)
    play_to_the_end([page, other], random.Random(8))


@pytest.mark.slow
def test_after_the_server_was_killed_the_same_question_stands(visit: Visit, tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    try:
        visitor = visit(address=server.address)
        page = visitor.go("/")
        page.get_by_role("button", name="Play now").click()
        wait_for_question(page)
        answer_some([page], random.Random(9), 6)
        wait_until_settled(page)
        asked = question(page).inner_text()
        server.kill()
        expect(page.get_by_text("The connection was lost")).to_be_visible()
        visitor.picture("reconnecting")
        server.start()
        expect(page.get_by_text("The connection was lost")).to_be_hidden(timeout=20_000)
        expect(question(page)).to_have_text(asked, use_inner_text=True)
        answer_some([page], random.Random(10), 4)
    finally:
        server.stop()


def test_two_tabs_of_one_person_see_the_same(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    second = visitor.context.new_page()
    second.goto(page.url)
    wait_for_question(second)
    below = random.Random(11)
    for tab in (page, second, page, second):
        tab.bring_to_front()  # a tab that nobody sees is not drawn
        answer_some([tab], below, 1)
    wait_until_settled(second)
    asked = question(second).locator(".question-text").inner_text()
    page.bring_to_front()
    expect(question(page).locator(".question-text")).to_have_text(asked, use_inner_text=True)


def asked_to_take_back(visit: Visit) -> tuple[Page, Page]:
    """Let two play until the host asks to take back a choice; return the pages of both."""
    visitors = two_at_a_table(visit)
    host, friend = (visitor.page for visitor in visitors)
    below = random.Random(12)
    undo = host.get_by_role("button", name="Take back", exact=True)
    begun = host.locator(".log").get_by_text("Turn 1 begins")
    for _ in range(300):
        if begun.count() and undo.get_attribute("aria-disabled") != "true":
            break
        answer_some([host, friend], below, 1)
    undo.click()
    expect(question(friend)).to_contain_text("asks to take back")
    # Of a choice made in secret no line tells to where it would go back.
    if friend.locator(".undo-since").count():
        expect(question(friend)).to_contain_text("Everything would be as it was before:")
        expect(friend.locator(".undo-since q")).not_to_be_empty()
    visitors[1].picture("undo-asked")
    return host, friend


def test_a_choice_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    host, friend = asked_to_take_back(visit)
    friend.get_by_role("button", name="Agree").click()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_text("takes back").or_(host.get_by_text("took back")).first).to_be_visible()


def test_a_refusal_to_take_back_is_told_where_one_is_asked(visit: Visit) -> None:
    host, friend = asked_to_take_back(visit)
    friend.get_by_role("button", name="Refuse").click()
    expect(question(host)).to_contain_text("does not agree; the choice stays.")
    # What was told before is not told to whoever comes later.
    host.reload()
    expect(question(host)).to_be_visible()
    expect(question(host)).not_to_contain_text("does not agree")


def hands(visitor: Visitor) -> set[str]:
    """Return all cards that somebody was shown in a hand of their own."""
    found: set[str] = set()
    for text in visitor.traffic:
        sight = msgspec.json.decode(text).get("sight") or {}
        found |= {card["slug"] for card in sight.get("view", {}).get("hand", ())}
    return found


def test_who_watches_is_sent_no_hand(visit: Visit) -> None:
    player = visit()
    chosen = {"options": {"opening": "random"}}
    player.at_a_table(terms={"chosen": chosen, "seats": 2}, bots=["", "easy"], begin=True)
    watcher = visit()
    page = watcher.go(player.page.url)
    expect(question(page)).to_be_visible()
    expect(page.get_by_role("group", name="Answers")).to_have_count(0)
    answer_some([player.page], random.Random(13), 15)
    watcher.picture("watching")
    until(page, lambda: len(watcher.traffic) > 10, "what the watcher is told")
    for text in watcher.traffic:
        sight = msgspec.json.decode(text).get("sight") or {}
        assert not sight.get("questions")
        assert not sight.get("view", {}).get("hand")
    assert hands(player), "the player has a hand to be hidden"
    assert page.get_by_role("button", name="Give up").count() == 0
