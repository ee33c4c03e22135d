"""The side of a table: what is new in it, whom it lets invite, and that a page forgets it."""

from __future__ import annotations

import random
from functools import partial

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.browser.meeting import met
from tests.browser.playing import (
    answer_some,
    is_over,
    question,
    until,
    wait_for_question,
    wait_until_settled,
)

TABLES = 12
MOST_NODES = 2_000
"""So many nodes has a first page at most after a match; some 200 are its own, and 60 answers that
nobody forgets leave more than 8,000."""

OPACITY = "one => getComputedStyle(one).opacity"
LEFT_BELOW = "log => log.scrollHeight - log.clientHeight - log.scrollTop"
"""How much of the log lies below what is seen of it."""
LENGTHEN = "log => log.firstElementChild.append(' and so on'.repeat(60))"
"""Make an older line longer, as another name or another language does."""
STANDS = """log => ({
    follows: log.dataset.follows, lines: log.children.length, top: log.scrollTop,
    height: log.clientHeight, all: log.scrollHeight, focus: document.activeElement?.className,
})"""
"""All that decides whether the log follows."""


def against_a_bot(visitor: Visitor) -> Page:
    """Let somebody begin the quickest game."""
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    return page


def watched_by(host: Page, watcher: Visitor) -> Page:
    """Let somebody watch a match that has begun, by an invitation of its player."""
    host.get_by_role("tab", name="People").click()
    expect(host.get_by_role("button", name="spectator")).to_have_attribute("aria-pressed", "true")
    expect(host.get_by_role("button", name="player")).to_have_count(0)
    link = host.get_by_role("textbox", name="Invitation link")
    expect(link).to_be_visible()
    page = watcher.go(link.input_value())
    page.get_by_role("button", name="Watch").click()
    expect(question(page)).to_be_visible()
    return page


def nodes(visitor: Visitor) -> int:
    """Return how many nodes the page keeps, shown or not."""
    session = visitor.context.new_cdp_session(visitor.page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    counted: int = session.send("Memory.getDOMCounters")["nodes"]
    return counted


@pytest.mark.slow
def test_a_page_forgets_what_it_has_drawn(visit: Visit) -> None:
    visitor = visit()
    page, older = visitor.page, visitor.page.locator(".log-older")
    for seed in range(TABLES):  # chance may end a match before there are many lines
        against_a_bot(visitor)
        answer_some([page], random.Random(seed), 60)
        wait_until_settled(page)
        if older.count():
            break
    # Its lines were too many to be drawn all, and whoever follows the log is still at its end.
    expect(page.locator(".log")).to_have_attribute("data-follows", "true")
    expect(older).to_be_visible()
    page.get_by_role("link", name="To the first page").first.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    until(page, lambda: nodes(visitor) < MOST_NODES, "the table to be forgotten")
    visitor.note("nodes-after-60-answers", str(nodes(visitor)))


def goes_on(page: Page, below: random.Random, count: int) -> bool:
    """Answer so many times; return whether the match goes on after that."""
    answer_some([page], below, count)
    return not is_over(page)


def expect_end_of_log(page: Page, named: str) -> None:
    """Wait until the end of the log is in sight; say how it stands if it never is."""
    log = page.locator(".log")
    try:
        until(page, lambda: log.evaluate(LEFT_BELOW) < 2, named)
    except AssertionError as error:
        raise AssertionError(f"{error}; it stands so: {log.evaluate(STANDS)}") from None


def read_on(visitor: Visitor, below: random.Random) -> bool:
    """Read the log while a match goes on, here and there; return whether it went on for so long."""
    page = visitor.page
    log = page.locator(".log")
    if not goes_on(page, below, 12):
        return False
    wait_until_settled(page)
    log.locator(".clause-number").last.click()
    expect(log.locator(".clause-text")).to_be_visible()
    if not goes_on(page, below, 4):
        return False
    expect(log).to_have_attribute("data-follows", "true")
    expect_end_of_log(page, "the log to be at its end after a clause was read")
    expect(page.locator(".log-place .more-below")).to_have_count(0)
    # Whoever reads further up is not moved, and is told of what is new.
    log.evaluate("log => log.scrollTo(0, 0)")
    expect(log).to_have_attribute("data-follows", "false")
    if not goes_on(page, below, 4):
        return False
    new = page.get_by_role("button", name="new line")
    expect(new).to_be_visible()
    assert log.evaluate("log => log.scrollTop") < 40
    visitor.picture("log-new-lines")
    new.click()
    expect_end_of_log(page, "the new lines to lead to the end of the log")
    expect(new).to_have_count(0)
    if not goes_on(page, below, 2):
        return False
    expect_end_of_log(page, "the log to follow again")
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"] - 200})
    expect_end_of_log(page, "the log to be at its end in a lower window")
    # Nor does a line of before that is drawn anew, and longer, leave a follower behind.
    log.evaluate(LENGTHEN)
    expect_end_of_log(page, "the log to be at its end after an older line became longer")
    return True


def test_the_log_follows_after_a_clause_is_read_and_leads_to_new_lines(visit: Visit) -> None:
    for seed in range(TABLES):
        visitor = visit()
        _ = against_a_bot(visitor)
        if read_on(visitor, random.Random(seed)):
            return
    raise AssertionError(f"{TABLES} matches, and all ended within 22 answers")


def test_a_log_has_heads_folds_passes_and_shows_clauses_where_they_are_wanted(visit: Visit) -> None:
    visitor = visit(size={"width": 1366, "height": 768})
    game = {"seats": 2, "chosen": {"game": "l5r-lcg", "options": {}}}
    opened = partial(visitor.at_a_table, terms=game, bots=["", "random"], begin=True)
    page = met(opened, ".log-passes")
    log = page.locator(".log")
    expect(log.get_by_role("heading", level=3).first).to_contain_text("Round 1")
    passes = log.locator(".log-passes").last
    count = int(passes.inner_text().split()[0])
    assert count > 1
    passes.get_by_role("button", name="passes").click()
    expect(passes.locator("li")).to_have_count(count)
    expect(passes.locator("li").first).to_contain_text("passes")
    clause = log.locator(".log-line > .clause").first
    page.mouse.move(2, 2)
    assert clause.evaluate(OPACITY) == "0"
    clause.locator("..").hover()
    assert clause.evaluate(OPACITY) == "1"
    visitor.picture("log-passes")
    page.mouse.move(2, 2)
    page.get_by_role("button", name="Clauses").click()
    assert clause.evaluate(OPACITY) == "1"
    page.reload()
    expect(log).to_have_attribute("data-clauses", "true")


def test_whoever_plays_lets_others_watch_a_match_that_has_begun(visit: Visit) -> None:
    host, friend = visit(), visit()
    page = against_a_bot(host)
    watcher = watched_by(page, friend)
    host.picture("ledger-inviting")
    expect(page.locator(".person-rows li")).to_have_count(2)
    # Who watches lets nobody in.
    watcher.get_by_role("tab", name="People").click()
    expect(watcher.locator(".person-rows li")).to_have_count(2)
    expect(watcher.get_by_role("heading", name="Invite somebody")).to_have_count(0)


def test_a_phone_tells_that_somebody_has_spoken(visit: Visit) -> None:
    host, friend = visit(), visit(size=PHONE, has_touch=True, is_mobile=True)
    page = host.at_a_table(terms={"seats": 2})
    other = friend.go(page.get_by_role("textbox", name="Invitation link").input_value())
    other.get_by_role("button", name="Take a seat").click()
    say(page, "before")
    expect(other.get_by_text("before")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    for each in (page, other):
        wait_for_question(each)
    toggle = other.locator(".ledger-toggle")
    expect(toggle).to_have_accessible_name("Log")
    page.get_by_role("tab", name="Chat").click()
    say(page, "first")
    expect(toggle).to_have_accessible_name("Log 1 new message")
    say(page, "second")
    expect(toggle).to_have_accessible_name("Log 2 new messages")
    friend.picture("ledger-new-phone")
    toggle.click()
    other.get_by_role("tab", name="Chat 2 new messages").click()
    expect(other.get_by_text("second")).to_be_visible()
    other.get_by_role("button", name="Close").click()
    expect(toggle).to_have_accessible_name("Log")
    # The chat is chosen now, but it is out of sight.
    say(page, "third")
    expect(toggle).to_have_accessible_name("Log 1 new message")
    toggle.click()
    expect(toggle).to_have_accessible_name("Log")


def say(page: Page, text: str) -> None:
    """Say something in the chat that is shown."""
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text(text)).to_be_visible()
