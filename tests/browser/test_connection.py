"""A server that falls silent: its sockets stay open, and nothing comes over them any more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.playing import (
    answer_once,
    answer_some,
    answers,
    answers_sent,
    question,
    until,
    wait_for_question,
    wait_until_settled,
)
from tests.web.process import Process

pytestmark = pytest.mark.slow

LOST = "The connection was lost"
TOLD = 20_000
"""After so many milliseconds at most it is told that the server is silent."""
BACK = 45_000
"""After so many milliseconds at most a server that answers again is found."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    """A server of the test's own."""
    server = Process(tmp_path)
    server.start()
    yield server
    server.thaw()
    server.stop()


def test_a_silent_server_is_told_and_the_answer_counts_once(visit: Visit, served: Process) -> None:
    visitor = visit(address=served.address)
    sent = answers_sent(visitor.page)
    chosen = {"options": {"opening": "random"}}
    terms = {"chosen": chosen, "seats": 2}
    page = visitor.at_a_table(terms=terms, bots=["", "easy"], begin=True)
    wait_for_question(page)
    answer_some([page], random.Random(21), 4)
    wait_until_settled(page)
    sent.clear()
    served.freeze()
    assert answer_once(page, random.Random(22))
    expect(page.get_by_text(LOST)).to_be_visible(timeout=TOLD)
    expect(page.locator(".halt")).to_be_visible()
    visitor.picture("silent-server")
    asked = question(page).locator(".question-text").inner_text()
    answers(page).first.click()  # it cannot be sent, and is not kept to be sent later
    served.thaw()
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=BACK)
    expect(page.locator(".halt")).to_be_hidden()
    wait_for_question(page)
    wait_until_settled(page)
    assert len(sent) == 1, asked
    last = visitor.last_sight()
    assert sent[0]["serial"] not in [one["serial"] for one in last["questions"]]
    answer_some([page], random.Random(23), 4)
    assert len({wish["serial"] for wish in sent}) == len(sent)


def test_whoever_waits_is_told_when_the_network_goes(visit: Visit, served: Process) -> None:
    player, watcher = visit(address=served.address), visit(address=served.address)
    player.at_a_table(terms={"seats": 2}, bots=["", "easy"], begin=True)
    page = watcher.go(player.page.url)
    expect(question(page)).to_be_visible()
    heard = len(watcher.traffic)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    until(page, lambda: len(watcher.traffic) > heard, "the server to answer")
    expect(page.get_by_text(LOST)).to_be_hidden()
    served.freeze()
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.get_by_text(LOST)).to_be_visible(timeout=TOLD)
    served.thaw()
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=BACK)
