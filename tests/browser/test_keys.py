"""Keys of the table: they leave alone what a dialog is open over."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.playing import answers_sent, question, wait_for_question, wait_until_settled


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
    page.wait_for_function(
        "before => document.querySelector('.question').innerText !== before", arg=asked
    )
    # What went out before would have been noted before.
    assert len(sent) == 1
