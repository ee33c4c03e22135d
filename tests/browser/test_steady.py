"""Nothing jumps: from question to question the map, the question and the hand stay in place."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.browser.playing import (
    answer_next,
    answers,
    fold_hand,
    question,
    until,
    wait_for_question,
)

pytestmark = pytest.mark.slow

PLACES = {"map": ".map", "question": ".question", "hand": ".own"}
BOXES = """places => {
    if (document.querySelector('.over')) return {};
    const open = document.querySelector('.own[data-open=true] > .hand-toggle');
    const isThere = place => document.querySelector(place) !== null;
    if (open?.checkVisibility() || !Object.values(places).every(isThere)) return null;
    return Object.fromEntries(Object.entries(places).map(([name, place]) => {
        const {top, height} = document.querySelector(place).getBoundingClientRect();
        return [name, `${Math.round(top)} ${Math.round(height)}`];
    }));
}"""
"""Where each place is and how high, unless a phone's hand is unfolded; at the end none."""
TABLES = 12
"""So many matches are played at most: some end soon."""

HIDDEN = """() => {
    const list = document.querySelector('.answers');
    const {bottom} = list.getBoundingClientRect();
    return [...list.children].filter(one => {
        const box = one.getBoundingClientRect();
        return box.top + box.height / 2 > bottom;
    }).length;
}"""
"""How many answers lie below what is in sight."""

CUT = """() => [...document.querySelectorAll('.plate .tr-plate')].filter(
    plate => plate.scrollHeight > plate.clientHeight).length"""
"""How many nameplates hide a part of their figures."""


def desk_and_phone(visit: Visit) -> tuple[Visitor, Visitor]:
    """Let two people sit down at a table, one with a wide page and one with a phone."""
    host = visit(size=DESKTOP)
    friend = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = host.at_a_table(terms={"seats": 2})
    link = page.get_by_role("textbox", name="Invitation link")
    expect(link).to_be_visible()
    other = friend.go(link.input_value())
    other.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    for each in (page, other):
        wait_for_question(each)
        expect(each.get_by_role("gridcell", name="Tomb Entrance").first).to_be_visible()
    return host, friend


def boxes(page: Page, places: dict[str, str] = PLACES) -> dict[str, str]:
    """Return where the places are now.

    On a phone a question about the hand unfolds it, and what stands above makes room for that: it
    is folded away first, and all is where it was before.
    """
    found: dict[str, str] | None = None

    def is_folded() -> bool:
        nonlocal found
        fold_hand(page)
        found = page.evaluate(BOXES, places)
        return found is not None

    until(page, is_folded, "the hand to be folded away")
    assert found is not None
    return found


def test_map_question_and_hand_stay_where_they_are(visit: Visit) -> None:
    below = random.Random(31)
    given = 0
    for _ in range(TABLES):
        if given >= 25:
            break
        visitors = desk_and_phone(visit)
        pages = [visitor.page for visitor in visitors]
        at_first = [boxes(page) for page in pages]
        now = at_first
        while given < 25 and all(now):
            given += answer_next(pages, below)
            now = [boxes(page) for page in pages]
            assert not all(now) or now == at_first, f"after {given} answers"
        for visitor, name in zip(visitors, ("desktop", "phone"), strict=True):
            visitor.picture(f"steady-{name}")
    assert given >= 25


def is_told(page: Page, more: Locator) -> bool:
    return more.inner_text() == f"{page.evaluate(HIDDEN)} more"


def test_it_is_said_how_many_answers_are_out_of_sight(visit: Visit) -> None:
    desk, phone = (visitor.page for visitor in desk_and_phone(visit))
    for page in (desk, phone):
        assert answers(page).count() > 10
        if page is desk:
            page.set_viewport_size({"width": 1024, "height": 480})
        more = question(page).get_by_text(re.compile(r"^\d+ more"))
        expect(more).to_be_visible()
        until(page, partial(is_told, page, more), "the number of answers out of sight")
        before = more.inner_text()
        more.click()
        expect(question(page).get_by_text(before, exact=True)).to_have_count(0)
        answers(page).last.scroll_into_view_if_needed()
        expect(more).to_have_count(0)


@pytest.mark.parametrize("size", [{"width": 1024, "height": 768}, PHONE])
def test_plates_are_whole_and_decks_stay_where_they_are(visit: Visit, size: dict[str, int]) -> None:
    chosen = {"game": "tomb-raider", "options": {"level": "explore-the-depths"}}
    terms = {"seats": 3, "chosen": chosen}
    place = {"decks": ".decks li"}
    below = random.Random(32)
    visitor, given, has_rolled = visit(size=size), 0, False
    for _ in range(TABLES):
        if given >= 12 and has_rolled:
            break
        page = visitor.at_a_table(terms=terms, bots=["", "easy", "easy"], begin=True)
        wait_for_question(page)
        at_first = now = boxes(page, place)
        assert not at_first["decks"].endswith(" 0")
        while now and (given < 12 or not has_rolled):
            given += answer_next([page], below)
            assert page.evaluate(CUT) == 0, f"after {given} answers"
            now = boxes(page, place)
            assert not now or now == at_first, f"after {given} answers"
            has_rolled = has_rolled or page.locator(".cast").is_visible()
    assert given >= 12
    assert has_rolled
