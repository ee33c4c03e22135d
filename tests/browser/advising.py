"""Advice for people in browsers, so that they play well enough to finish: a bot's answers.

It reads the table in the server's own database, which people cannot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from playwright.sync_api import TimeoutError as TookTooLong
from tests.browser.conftest import Visitor
from tests.browser.playing import is_over, until
from tests.raids import agent_for

from gorin.bots.agent import HEURISTIC, Agent
from gorin.bots.sight import sight_of
from gorin.content.cards.pool import SHIPPED
from gorin.hall.process.rooms import Rooms
from gorin.hall.store.store import Store
from gorin.kernel.decision import Seat

T = TypeVar("T")


class Adviser:
    """Tells what a good bot would answer at a table."""

    def __init__(self, database: str, table: str) -> None:
        self._store = Store.open(database)
        self._table = table
        self._agents: dict[Seat, Agent] = {}
        # The browser's event loop is running in this thread; the store's needs another.
        self._thread = ThreadPoolExecutor(1)
        self._runner = asyncio.Runner()
        self._run(self._store.start())

    def __enter__(self) -> Adviser:
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self._store.stop())
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._thread.submit(self._runner.run, work).result()

    def advise(self, seat: Seat) -> object | None:
        """Return how a seat's first open question should be answered, None if there is none."""
        room = self._run(Rooms(self._store, SHIPPED).load(self._table))
        if room is None or room.match is None or room.header is None:
            return None
        match = room.match
        agent = self._agents.setdefault(seat, agent_for(HEURISTIC, seat))
        for question in match.pending:
            if question.decision.seat == seat:
                return agent.choose(sight_of(match, question))
        return None


def seat_of(visitor: Visitor) -> Seat:
    """Return where somebody sits, as they were last told."""
    told = (msgspec.json.decode(text).get("you") for text in visitor.traffic)
    seats = [you["seat"] for you in told if you]
    assert seats, f"{visitor.page.url}: nobody was told where they sit"
    return Seat(seats[-1])


def play_advised(visitors: Sequence[Visitor], database: str, most: int = 3000) -> int:
    """Let people play well until the match is over; return how many answers they gave."""
    pages = [visitor.page for visitor in visitors]
    given = 0

    def somebody_answers() -> bool:
        nonlocal given
        moved = sum(_answer(visitor, adviser) for visitor in visitors)
        given += moved
        return moved > 0 or all(map(is_over, pages))

    with Adviser(database, pages[0].url.rsplit("/", 1)[1]) as adviser:
        while not all(map(is_over, pages)):
            assert given < most, "the match does not end"
            until(pages[0], somebody_answers, "somebody to be asked")
    return given


def _answer(visitor: Visitor, adviser: Adviser) -> bool:
    """Give the answer that is advised, if somebody is asked; return whether it was given."""
    if visitor.page.locator("button.answer[data-state=open]").count() == 0:
        return False
    advice = adviser.advise(seat_of(visitor))
    if advice is None:
        return False
    button = visitor.page.locator(f'button.answer[data-key="{advice}"][data-state=open]')
    try:
        button.click(timeout=1000)
    except TookTooLong:
        return False  # another one was asked meanwhile
    return True
