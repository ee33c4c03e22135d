"""The first five minutes: what somebody does who has never been here."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.playing import answers, play_to_the_end, question, wait_for_question

pytestmark = pytest.mark.slow


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
    visitor.picture("first-choice")


def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    visitor = visit()
    chosen = {"opening": "random", "turn_limit": 3}
    page = visitor.at_a_table(terms={"chosen": chosen, "seats": 2}, bots=["", "easy"], begin=True)
    wait_for_question(page)
    assert play_to_the_end([page], random.Random(4)) > 10
    visitor.picture("end")
    page.get_by_role("button", name="Check every roll and shuffle").click()
    expect(page.get_by_text("Played again: every move is legal")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Play again, seats swapped").click()
    page.wait_for_url(lambda url: url != before)
    wait_for_question(page)
    expect(answers(page).first).to_be_visible()
