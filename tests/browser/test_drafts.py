"""Answers of several things are built on the board, seen as a draft, and sent when they can be."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tests.browser.acting import bid, wait_to_act
from tests.browser.conftest import Visit
from tests.browser.playing import OPEN, is_over, question, unfold_hand, until
from tests.browser.test_any_table import LAPTOP, SMALL_PHONE, at_courts, is_narrow_enough
from tests.web.process import Process

MOST_ANSWERS = 400
"""So many answers are given at most before all councils were held."""


COUNCIL = """() => {
  const form = document.querySelector("form.domain");
  if (form === null || form.querySelector(".domain-parts > .stepper") !== null) return null;
  return document.querySelector(".question-text").textContent;
}"""
"""What a council asks, null if none does; read at once, for what is asked changes meanwhile."""


def passed(page: Page) -> None:
    """Answer what is no council: with as little as can be."""
    if page.locator("form.domain").count():
        _ = bid(page)
        return
    with suppress(TookTooLong):  # another one may be asked meanwhile
        page.locator(OPEN).first.click(timeout=2000)


def council(page: Page, asked: str) -> None:
    """Play until a council asks this."""
    for _ in range(MOST_ANSWERS):
        wait_to_act(page)
        assert not is_over(page)
        text: str | None = page.evaluate(COUNCIL)
        if text is None:
            passed(page)
            continue
        assert asked in text
        return
    raise AssertionError(f"nothing like {asked} was asked")


def touch(page: Page, key: str) -> Locator:
    """Return what stands for a thing on the board or in the hand."""
    return page.locator(f"[data-touches='{key}']")


def send(page: Page) -> Locator:
    return question(page).get_by_role("button", name="Answer", exact=True)


def sent(page: Page) -> None:
    """Send the draft."""
    expect(send(page)).to_have_attribute("aria-disabled", "false")
    text = page.locator(".question-text").inner_text()
    send(page).click()
    until(page, lambda: page.locator(".question-text").all_inner_texts() != [text], "the next one")


def back(page: Page) -> Locator:
    return page.get_by_role("button", name="One step back")


def shed(page: Page) -> None:
    cards = page.locator(".any-hand [data-touches^='card:']")
    keys = [card.get_attribute("data-touches") for card in cards.all()]
    assert len(keys) > 2
    expect(back(page)).to_be_hidden()
    for key in keys[:2]:
        touch(page, str(key)).click()
        expect(touch(page, str(key))).to_have_attribute("aria-pressed", "true")
        expect(touch(page, str(key)).locator(".any-draft")).to_have_text("chosen")
    # No more than two: the others cannot be touched any more.
    expect(cards).to_have_count(2)
    assert question(page).locator(".choice[aria-pressed=true]").count() == 2
    back(page).click()
    expect(page.locator(".any-hand .any-draft")).to_have_count(1)
    expect(cards).to_have_count(len(keys))
    sent(page)


def grant(page: Page) -> None:
    expect(send(page)).to_have_attribute("aria-disabled", "true")
    expect(question(page).locator(".draft-lacks")).to_have_text("3 left to divide")
    for key, times in (("seat:1", 2), ("seat:0", 1)):
        for _ in range(times):
            touch(page, key).click()
    expect(touch(page, "seat:1").locator(".any-draft")).to_have_text("2")
    expect(question(page).get_by_role("spinbutton").nth(1)).to_have_value("2")
    expect(question(page).locator(".draft-lacks")).to_be_empty()
    sent(page)


def pay(page: Page) -> None:
    part = question(page).get_by_role("group", name="Coins")
    part.get_by_role("button", name="More").click()
    expect(question(page).locator(".draft-lacks")).to_have_text("Who gets them: Still to choose: 1")
    expect(send(page)).to_have_attribute("aria-disabled", "true")
    touch(page, "seat:1").click()
    expect(part.get_by_role("spinbutton")).to_have_value("1")
    sent(page)


def rank(page: Page) -> None:
    touch(page, "seat:1").click()
    expect(touch(page, "seat:1").locator(".any-draft")).to_have_text("place 1")
    expect(question(page).locator(".ordering li").first).to_have_text(
        page.locator(".any-seat[data-seat='1'] h3").inner_text()
    )
    sent(page)


COUNCILS: dict[str, Callable[[Page], None]] = {
    "Discard up to two cards": shed,
    "Divide the treasure": grant,
    "Pay coins": pay,
    "Put the seats in an order": rank,
}


@pytest.mark.parametrize("size", [LAPTOP, SMALL_PHONE], ids=["laptop", "phone"])
def test_answers_are_built_by_touching_what_is_meant(
    visit: Visit, courts: Process, size: dict[str, int]
) -> None:
    visitor = visit(size=size, address=courts.address)
    page = at_courts(visitor, "random", turns=40, life=40, councils=1)
    for asked, answer in COUNCILS.items():
        council(page, asked)
        unfold_hand(page)  # what lies on the board is touched beside an unfolded hand
        visitor.picture(f"draft-{answer.__name__}-{size['width']}")
        assert is_narrow_enough(page)
        answer(page)


def test_a_card_is_taken_up_and_goes_to_the_seat_that_is_touched_next(
    visit: Visit, courts: Process
) -> None:
    visitor = visit(size=LAPTOP, address=courts.address)
    page = at_courts(visitor, "random", "random", turns=40, life=40, councils=1)
    council(page, "Discard up to two cards")
    sent(page)
    council(page, "Give cards")
    key = page.locator(".any-hand [data-touches^='card:']").first.get_attribute("data-touches")
    assert key is not None
    expect(touch(page, "seat:1")).to_have_count(0)  # nothing goes there yet
    touch(page, key).click()
    expect(touch(page, key).locator(".any-draft")).to_have_text("where to?")
    touch(page, "seat:1").click()
    first, second = (
        page.locator(f".any-seat[data-seat='{seat}'] h3").inner_text() for seat in (1, 2)
    )
    draft = touch(page, key).locator(".any-draft")
    expect(draft).to_have_text(f"to {first}")
    visitor.picture("draft-send")
    # The form beside it says the same, and changes it by keyboard.
    form = question(page).get_by_role("combobox").first
    expect(form).to_have_value("seat:1")
    form.focus()
    page.keyboard.press("ArrowDown")
    expect(draft).to_have_text(f"to {second}")
    back(page).focus()
    page.keyboard.press("Enter")
    expect(draft).to_have_text(f"to {first}")
    sent(page)
    log = page.get_by_role("log").or_(page.locator(".ledger"))
    expect(log.first).to_contain_text(f"gives a card to each of: {first}")
