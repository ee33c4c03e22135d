"""Turns of tables at which bots play: whose is next, and that nobody waits for who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.hall.halls import House, run, until
from tests.hall.tables import ANA, BEN

from gorin.hall.process import turns
from gorin.hall.process.driver import Driver
from gorin.hall.process.turns import Turn, Turns
from gorin.hall.table.commands import Begin, SeatBot, Stand, Wish
from gorin.hall.table.terms import Terms


@pytest.fixture(autouse=True)
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets turns follow each other without a rest."""
    monkeypatch.setattr(turns, "REST", 0)
    monkeypatch.setattr(turns, "LONG_REST", 0)


def play(test: Coroutine[Any, Any, None]) -> None:
    async def within_reason() -> None:
        async with asyncio.timeout(20):
            await test

    asyncio.run(within_reason())


class Queue:
    """Tables that take turns, and the order in which they had them."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.had: list[str] = []

    async def wait(self, name: str, person: str, *, is_watched: bool = False) -> None:
        """Take one turn."""
        turn = await self.turns.take(person, is_watched=is_watched)
        self.had.append(name)
        turn.end()


def test_a_table_that_is_alone_has_one_turn_after_the_other() -> None:
    async def test() -> None:
        queue = Queue()
        for number in range(3):
            turn = await queue.turns.take(ANA, is_watched=False)
            assert (turn.is_wanted, turn.is_long) == (False, False), number
            turn.end()
            turn.end()

    play(test())


def test_watched_tables_go_first_and_those_of_one_person_after_those_of_others() -> None:
    async def test() -> None:
        queue = Queue()
        first = await queue.turns.take(ANA, is_watched=False)
        waiting = [
            asyncio.create_task(queue.wait(name, person, is_watched=name.isupper()))
            for name, person in (
                *(("a", ANA), ("b", ANA), ("c", ANA), ("d", BEN), ("e", BEN)),
                *(("X", ANA), ("Y", ANA), ("Z", BEN)),
            )
        ]
        await asyncio.sleep(0)
        assert first.is_wanted
        assert queue.had == []
        first.end()
        await asyncio.gather(*waiting)
        assert "".join(queue.had) == "XZYadbec"

    play(test())


def test_who_goes_while_waiting_or_just_before_the_turn_holds_up_nobody() -> None:
    async def test() -> None:
        queue = Queue()
        first = await queue.turns.take(ANA, is_watched=False)
        waiting = [asyncio.create_task(queue.wait(name, ANA)) for name in "abc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        first.end()  # the turn of the second one has come, and it does not know yet
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await queue.wait("d", BEN)
        assert queue.had == ["c", "d"]

    play(test())


def test_a_turn_is_over_after_a_while_if_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(turns, "SLICE", -1)
        queue = Queue()
        turn = await queue.turns.take(ANA, is_watched=True)
        assert not turn.is_long
        waiting = asyncio.create_task(queue.wait("a", BEN))
        await asyncio.sleep(0)
        assert turn.is_long
        turn.end()
        assert not turn.is_long
        await waiting

    play(test())


def test_tables_at_which_bots_play_alone_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, most = 0, 0
    had: list[str] = []
    step, advance = Driver._done_next, Driver._advance

    async def counted(self: Driver, turn: Turn) -> bool:
        nonlocal playing, most
        playing += 1
        most = max(most, playing)
        try:
            return await step(self, turn)
        finally:
            playing -= 1

    def noted(self: Driver, turn: Turn) -> None:
        before = self._table.room.next
        advance(self, turn)
        if turn.is_wanted and self._table.room.next > before:
            had.append(self._table.room.id)

    monkeypatch.setattr(Driver, "_done_next", counted)
    monkeypatch.setattr(Driver, "_advance", noted)

    async def test(house: House) -> None:
        wishes: list[Wish] = [Stand(1), SeatBot(1, 0, "random"), SeatBot(1, 1, "random"), Begin(1)]
        ids = [
            await house.hall.open(person, "Ana", Terms(seats=2), wishes)
            for person in (ANA, ANA, BEN)
        ]
        await until(lambda: min(had.count(id) for id in ids) >= 3)
        assert most == 1
        assert all(one != other for one, other in pairwise(had))

    run(tmp_path, test)
