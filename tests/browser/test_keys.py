"""Keys of the table: they leave alone what a dialog is open over."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.meeting import met
from tests.browser.playing import (
    answers_sent,
    offered,
    question,
    until,
    wait_for_question,
    wait_until_settled,
)


def test_keys_do_nothing_behind_a_dialog_and_escape_closes_it(visit: Visit) -> None:
    visitor = visit()
    sent = answers_sent(visitor.page)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    wait_until_settled(page)
    asked = question(page).inner_text()
    page.locator(".legend-button").click()
    legend = page.get_by_role("dialog")
    expect(legend).to_be_visible()
    for key in ("1", "s", "w", "?"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(1)
    assert question(page).inner_text() == asked
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    # With no dialog the keys work.
    page.keyboard.press("1")
    until(page, lambda: question(page).inner_text() != asked, "another question")
    # What went out before would have been noted before.
    assert len(sent) == 1


PATIENT = """{
    const wait = window.setTimeout;
    window.setTimeout = (act, after, ...more) => wait(act, after === 900 ? 1e9 : after, ...more);
}"""
"""A second digit may come at any time, not only within the 900 milliseconds that the page waits."""


def test_every_answer_has_a_key_on_the_board_too(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(PATIENT)
    sent = answers_sent(visitor.page)
    terms = {"seats": 2, "chosen": {"game": "tomb-raider"}}
    page = visitor.at_a_table(terms=terms, bots=["", "random"], begin=True)
    wait_for_question(page)
    wait_until_settled(page)
    count = page.locator(".answer").count()
    assert count > 20
    expect(page.locator(".answer kbd")).to_have_text([str(one + 1) for one in range(count)])
    # The cards that are offered have the same numbers.
    expect(page.locator(".hand-offered .digit").nth(11)).to_have_text("12")
    for keys, at in (("12", 11), ("1", 0)):
        key = page.locator(".answer").nth(at).get_attribute("data-key")
        before = len(sent)
        for digit in keys:
            page.keyboard.press(digit)
        if keys == "1":
            # Another digit may follow: until then the answer is pointed at, and Enter gives it.
            expect(page.locator(f".answer[data-key='{key}']")).to_have_attribute("data-lit", "true")
            assert len(sent) == before
            page.keyboard.press("Enter")
        expect(page.locator(f".answer[data-key='{key}'][data-state='open']")).to_have_count(0)
        until(page, partial(has_grown, sent, before), "the answer to be sent")
        assert [str(key) in str(one) for one in sent[before:]] == [True]
        wait_until_settled(page)


def has_grown(sent: list[dict[str, Any]], before: int) -> bool:
    """Return whether more was sent than before."""
    return len(sent) > before


def test_one_passes_until_something_concerns_one_and_wants_no_more_of_a_card(visit: Visit) -> None:
    visitor = visit()
    terms = {"seats": 2, "chosen": {"game": "tomb-raider", "options": {"opening": "random"}}}
    opened = partial(visitor.at_a_table, terms=terms, bots=["", "easy"], begin=True)
    # At a question that is no window nothing goes on by itself.
    page = met(opened, ".answer[data-key^='move'][data-state='open']")
    page.keyboard.press("d")
    on = page.get_by_role("button", name="Pass until it concerns me")
    expect(on).to_have_attribute("aria-pressed", "true")
    visitor.picture("passing-until-it-concerns")
    page.keyboard.press("d")
    expect(on).to_have_attribute("aria-pressed", "false")
    met(opened, is_at_a_window)
    page.get_by_role("button", name="When to ask me").first.click()
    cards = page.get_by_role("dialog").locator(".card-wishes")
    never = cards.get_by_role("button", name="Never ask").first
    never.click()
    expect(never).to_have_attribute("aria-pressed", "true")
    visitor.picture("card-wishes")


def is_at_a_window(page: Page) -> bool:
    """Return whether a card may be played in a window."""
    keys = [key for key, _ in offered(page)]
    return "pass" in keys and len(keys) > 1
