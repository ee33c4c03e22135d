"""What happened is shown one thing after another, and only then is anything asked."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.acting import act
from tests.browser.conftest import Visit, Visitor
from tests.browser.meeting import TABLES, met
from tests.browser.playing import (
    OPEN,
    answer_once,
    answers_sent,
    is_over,
    question,
    until,
    wait_for_question,
)

NEVER = 10_000_000
"""So slow a pace that nothing goes on by itself while a test looks."""

ASKED_TOO_SOON = """open => {
    window.tooSoon = [];
    window.shown = 0;
    let before = null;
    const look = () => {
        const play = document.querySelector(".play");
        const asked = document.querySelector(".question")?.dataset.open;
        if (play?.dataset.showing !== "true") {
            before = asked;
            return;
        }
        if (document.querySelector(".happening-line")) window.shown += 1;
        if (document.querySelector(open) && asked !== before) window.tooSoon.push([before, asked]);
    };
    new MutationObserver(look).observe(document.querySelector(".play"), {
        attributes: true, childList: true, subtree: true,
    });
}"""
"""Notes the moments at which something is shown and what was asked only then can be answered."""


def shows(page: Page) -> bool:
    """Return whether the page shows what happened."""
    return page.locator(".play[data-showing=true]").count() > 0


def sentence(page: Page) -> Locator:
    """Return the sentence that says what is being shown."""
    return question(page).locator(".happening-line")


def at_play(visit: Visit, **more: Any) -> Page:
    """Begin a match against a bot in which everything that is shown stays."""
    page = visit(pace=NEVER, **more).go("/")
    page.get_by_role("button", name="Play now").click()
    until(page, lambda: shows(page) or page.locator(OPEN).count(), "the match")
    return page


def until_shown(page: Page, below: random.Random) -> None:
    """Answer until something happens that is shown."""

    def is_shown() -> bool:
        if not shows(page):
            answer_once(page, below)
        return shows(page)

    until(page, is_shown, "something to happen")


def has_gone_on(page: Page, told: str) -> bool:
    """Return whether something is not shown any more; a bot may have gone on at once."""
    return not shows(page) or sentence(page).inner_text() != told


def test_nothing_is_asked_before_all_was_shown_and_a_click_shows_the_end(visit: Visit) -> None:
    page = at_play(visit)
    until_shown(page, random.Random(3))
    expect(sentence(page)).not_to_be_empty()
    expect(page.locator(OPEN)).to_have_count(0)
    expect(page.locator(".board .lit")).to_have_count(0)
    told = sentence(page).inner_text()
    page.locator(".board-place").click(position={"x": 4, "y": 4})
    until(page, lambda: has_gone_on(page, told), "the end of what is shown")


def test_space_shows_the_end_and_presses_nothing(visit: Visit) -> None:
    page = at_play(visit)
    below = random.Random(5)
    for _ in range(4):
        until_shown(page, below)
        told = sentence(page).inner_text()
        page.keyboard.press("Space")
        until(page, partial(has_gone_on, page, told), "the end of what is shown")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_who_comes_again_sees_how_it_stands_and_is_asked(visit: Visit) -> None:
    page = at_play(visit)
    until_shown(page, random.Random(4))
    page.reload()
    expect(page.locator(".play")).to_have_attribute("data-showing", "false")
    wait_for_question(page)


def test_while_a_match_is_played_at_a_pace_nothing_is_answered_too_soon(visit: Visit) -> None:
    page = visit(pace=100, reduced_motion="no-preference").go("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    page.evaluate(ASKED_TOO_SOON, OPEN)
    below = random.Random(6)

    def played() -> bool:
        if page.locator(".happening-on").count():
            page.keyboard.press("Space")
        return bool(answer_once(page, below)) or is_over(page)

    for _ in range(25):
        until(page, played, "an answer to be taken")
    assert page.evaluate("window.tooSoon") == []
    assert page.evaluate("window.shown") > 0


GUARDED = "localStorage.setItem('gorin.settings', JSON.stringify({ pace: 0, guard: %d }))"
"""Questions take no answer for so many milliseconds after they have come."""


def test_what_is_pressed_as_a_question_comes_is_no_answer_to_it(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(GUARDED % NEVER)
    sent = answers_sent(visitor.page)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    before = question(page).inner_text()
    # The first question of all stands in nobody's place.
    page.locator(OPEN).first.click()
    until(page, lambda: question(page).inner_text() != before, "the next question")
    fresh = page.locator(".answer[data-fresh=true]").first
    expect(fresh).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".lit")).to_have_count(0)
    fresh.click(force=True)
    page.keyboard.press("3")
    expect(page.locator(".answer[data-state=chosen]")).to_have_count(0)
    assert len(sent) == 1


LCG = {"seats": 2, "chosen": {"game": "l5r-lcg", "options": {}}}
"""A game of cards in which one is attacked often."""
STEPS = 300
"""So many answers and presses are made in one game at most."""
LAST_LINE = "() => [...document.querySelectorAll('.log-line')].at(-1)?.textContent ?? ''"


def goes_on_until(page: Page, below: random.Random, selector: str) -> bool:
    """Play on, with a press wherever something else is shown; return whether it is there."""
    place, done = page.locator(selector), Counter[str]()
    for _ in range(STEPS):
        until(page, lambda: place.count() or shows(page) or can_go_on(page), "something to do")
        if place.count() or is_over(page):
            return place.count() > 0
        if shows(page):
            page.keyboard.press("Space")
        else:
            _ = act(page, below, done)
    return False


def can_go_on(page: Page) -> bool:
    """Return whether something is asked, or the match is over."""
    return page.locator(".question[data-open], .over").count() > 0


def lcg_until(visit: Visit, selector: str, pace: int) -> tuple[Visitor, Page]:
    """Begin games against a bot until something is shown in one of them."""
    for seed in range(TABLES):
        visitor = visit(pace=pace, size={"width": 1366, "height": 768})
        page = visitor.at_a_table(terms=LCG, bots=["", "easy"], begin=True)
        if goes_on_until(page, random.Random(seed), selector):
            return visitor, page
    raise AssertionError(f"{TABLES} games, and never {selector}")


def test_what_hits_the_reader_stays_until_a_press_and_the_log_is_not_ahead_of_it(
    visit: Visit,
) -> None:
    visitor, page = lcg_until(visit, ".happening-on", 20)
    told = sentence(page).inner_text()
    visitor.picture("held")
    expect(page.locator(OPEN)).to_have_count(0)
    assert page.evaluate(LAST_LINE).strip().startswith(told.strip())
    # Whoever hears the page is told what happened, and how it goes on.
    aloud = page.get_by_role("log", name="Log")
    expect(aloud).to_contain_text(told.strip())
    expect(aloud).to_contain_text("Space")
    page.keyboard.press("Space")
    until(page, lambda: has_gone_on(page, told), "what comes after it")


def test_a_card_that_is_played_lies_open_over_the_board_while_it_is_told(visit: Visit) -> None:
    visitor, page = lcg_until(visit, ".staged", NEVER)
    visitor.picture("staged")
    face = page.locator(".staged")
    name = face.locator(".card-name").inner_text().strip()
    expect(sentence(page)).to_contain_text(name)
    box, board = face.bounding_box(), page.locator(".board-place").bounding_box()
    assert box is not None
    assert board is not None
    assert box["height"] <= board["height"] + 1
    page.keyboard.press("Space")
    until(page, lambda: face.count() == 0 or page.locator(".happening-on").count(), "the rest")


DEATH = """() => [...document.querySelectorAll(".scene-death")].slice(0, 1).map(one => ({
    told: one.textContent,
    cause: one.querySelector(".scene-cause")?.textContent ?? "",
    presses: getComputedStyle(one).pointerEvents,
}))"""
"""What is told of a death on the board, if it is told now."""


def test_a_death_is_told_on_the_board_with_its_cause_and_the_figure_lies_there(
    visit: Visit,
) -> None:
    visitor = visit(size={"width": 1366, "height": 768})
    terms = {"seats": 2, "chosen": {"game": "tomb-raider", "options": {"opening": "random"}}}
    # It is there for some seconds only: what is told of it is read in one breath.
    found: list[dict[str, str]] = []

    def a_death(page: Page) -> bool:
        if not found and (told := page.evaluate(DEATH)):
            visitor.picture("death")
            found.extend(told)
        return bool(found)

    opened = partial(visitor.at_a_table, terms=terms, bots=["", "random"], begin=True)
    met(opened, a_death, steps=200)
    assert re.search(r"The raider of .+ dies at [A-Z]\d+", found[0]["told"]), found
    assert re.search("damage|injury", found[0]["cause"]), found
    # Another one may stand there or none, but nothing below what is told is kept from a press.
    assert found[0]["presses"] == "none"
