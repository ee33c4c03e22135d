"""What stands beside a question: one's own hand and figures, and answers that only look chosen."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import ElementHandle, Page, expect
from tests.browser.conftest import PHONE, WRITTEN, Visit
from tests.browser.playing import OPEN, question, until, wait_until_settled

DEALT = {"chosen": {"game": "tomb-raider", "options": {"opening": "random"}}, "seats": 2}
BOTS = ["", "easy"]
KEY_AT = "([x, y]) => document.elementFromPoint(x, y).closest('.answer')?.dataset.key ?? null"


def at_a_dealt_hand(visit: Visit, *, phone: bool = False, language: str = "en") -> Page:
    """Sit down where it is asked whether the opening hand is kept."""
    more = {"size": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    visitor = visit(language=language, **more)
    page = visitor.at_a_table(terms=DEALT, bots=BOTS, begin=True, entropy="2")
    expect(page.locator(f"{OPEN}[data-key=keep-hand]")).to_be_visible()
    return page


@pytest.mark.parametrize("language", WRITTEN)
def test_a_phone_unfolds_the_hand_that_is_asked_about_and_always_shows_ones_own_figures(
    visit: Visit, language: str
) -> None:
    page = at_a_dealt_hand(visit, phone=True, language=language)
    own = page.locator(".own")
    expect(own).to_have_attribute("data-open", "true")
    expect(own.locator(".hand-cards .card").first).to_be_in_viewport()
    page.locator(f"{OPEN}[data-key=keep-hand]").tap()
    for _ in range(40):
        wait_until_settled(page)
        if page.locator(f"{OPEN}[data-key=stay]").count():
            break
        lit = page.locator(".own-hand .lit")
        if lit.count():
            expect(own).to_have_attribute("data-open", "true")
            expect(lit.first).to_be_in_viewport()
        page.locator(OPEN).first.tap()
    expect(page.locator(f"{OPEN}[data-key=stay]")).to_be_visible()
    expect(own).to_have_attribute("data-open", "false")
    expect(own.locator(".hearts")).to_be_in_viewport(ratio=1)
    expect(own.locator(".abilities")).to_be_in_viewport(ratio=1)
    for place in (".plates", ".plates .plate", ".own .plate", ".play-head"):
        wide = page.locator(place).first.evaluate("at => at.scrollWidth - at.clientWidth")
        assert wide <= 0, f"{place} is cut off by {wide} pixels"


def test_who_folds_the_hand_away_has_it_so_until_it_is_asked_about_again(visit: Visit) -> None:
    page = at_a_dealt_hand(visit, phone=True)
    toggle = page.locator(".hand-toggle")
    expect(toggle).to_have_attribute("aria-expanded", "true")
    toggle.tap()
    expect(toggle).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".own .hand-cards")).to_be_hidden()
    expect(page.locator(".own .hearts")).to_be_visible()


def test_an_answer_that_comes_to_lie_below_a_resting_pointer_does_not_look_chosen(
    visit: Visit,
) -> None:
    page = at_a_dealt_hand(visit)
    for _ in range(20):
        x, y = pointed_at(page)
        answers = page.locator(".answers").element_handle()
        page.mouse.click(x, y)
        until(page, partial(is_gone, answers), "another question")
        wait_until_settled(page)
        below = page.evaluate(KEY_AT, [x, y])
        if below:
            expect(page.locator(".answer[data-lit=true]")).to_have_count(0)
            page.mouse.move(x + 1, y)
            lit = page.locator(f".answer[data-key='{below}']")
            expect(lit).to_have_attribute("data-lit", "true")
            return
    pytest.fail("no answer came to lie where the pointer rests")


def pointed_at(page: Page) -> tuple[float, float]:
    """Point at the first answer, which lights up; return where."""
    answer = page.locator(OPEN).first
    box = answer.bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + box["height"] / 2
    page.mouse.move(x - 5, y)
    page.mouse.move(x, y)
    expect(answer).to_have_attribute("data-lit", "true")
    return x, y


def is_gone(element: ElementHandle | None) -> bool:
    """Return whether an element is not on the page any more."""
    return element is None or not element.evaluate("it => it.isConnected")


def test_a_secret_question_says_what_the_lock_means(visit: Visit) -> None:
    page = at_a_dealt_hand(visit)
    sign = question(page).locator(".question-secret")
    expect(sign).to_contain_text("unseen by the others")
    expect(sign).to_have_attribute(
        "title",
        "Only you see what can be chosen here. The others see "
        "what you chose as soon as it takes effect for them.",
    )


def test_a_table_names_its_game(visit: Visit) -> None:
    for phone in (False, True):
        page = at_a_dealt_hand(visit, phone=phone)
        expect(page.locator(".play-head")).to_contain_text("Tomb Raider CCG")
        expect(page.get_by_role("heading", level=1)).to_have_text("Introductory")
        for tag in (page.locator(".game-tag"), page.locator(".play-head h1")):
            assert tag.evaluate("at => at.scrollWidth <= at.clientWidth + 1")
        expect(page).to_have_title("● Tomb Raider CCG: Introductory · Gorin")


def test_who_came_to_a_full_table_is_not_asked_to_invite_anybody(visit: Visit) -> None:
    host, friend = visit(), visit(size=PHONE)
    page = host.at_a_table(terms=DEALT)
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    other = friend.go(link)
    other.get_by_role("button", name="Take a seat").click()
    expect(other.get_by_text("Everybody is here. Waiting for the host to begin.")).to_be_visible()
    expect(other.locator(".inviting")).to_have_count(0)
    expect(page.locator(".inviting")).to_have_count(1)
    page.get_by_role("button", name="Stand up").click()
    expect(other.get_by_text("Still 1 seat to take.")).to_be_visible()
    expect(other.get_by_text("seat a bot")).to_have_count(0)
