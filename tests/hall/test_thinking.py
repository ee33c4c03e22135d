from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.hall.halls import Client, House, is_done, run, until
from tests.hall.tables import ANA, Table
from tests.raids import let_search

from gorin.bots.random_bot import RandomBot
from gorin.hall.robots.thinking import (
    Helper,
    Position,
    Processes,
    Thinkers,
    ThinkingFailed,
    Threads,
    think,
)
from gorin.kernel.clauses import BadInput


def positions(count: int) -> list[Position]:
    """Return questions for a bot that searches, of one game."""
    table = Table(ANA, seats=2).begin("search")
    found: list[Position] = []
    while len(found) < count:
        table.room.bot_turn(table.at, 50)
        asked = table.room.bot_question()
        if asked is None:
            table.answer(table.asked())
        else:
            found.append(asked.position)
            table.room.bot_turn(table.at, 1, slow=True)
    return found


def play(test: Callable[[Processes], Awaitable[None]], count: int = 1) -> None:
    """Run a test with processes of its own; none of them is left."""

    async def within() -> None:
        processes = Processes(count)
        try:
            await test(processes)
        finally:
            helpers = tuple(processes._all)
            await processes.stop()
            assert not any(helper.is_alive for helper in helpers)

    asyncio.run(within())


async def stopped(processes: Processes) -> Helper:
    """Return the process that thinks, after it was made to stand still."""
    await until(lambda: bool(processes._busy))
    (helper,) = processes._busy
    os.kill(pid(helper), signal.SIGSTOP)
    return helper


def pid(helper: Helper) -> int:
    return helper._process.pid


# -- what comes of it ----------------------------------------------------------------------


def test_a_bot_answers_alike_wherever_it_thinks() -> None:
    asked = positions(6)
    answers = [think(position) for position in asked]
    assert [think(position) for position in asked] == answers
    plain = [msgspec.json.decode(msgspec.json.encode(one), type=Position) for one in asked]
    assert [think(position) for position in plain] == answers

    async def test(processes: Processes) -> None:
        threads: Thinkers = Threads(2)
        for where in (threads, processes):
            found = await asyncio.gather(*(where.think(position) for position in asked))
            assert found == answers
        await threads.stop()

    play(test, 2)


def test_what_a_bot_is_to_think_about_holds_no_seed_of_the_table() -> None:
    table = Table(ANA, seats=2).begin("search")
    while (asked := table.room.bot_question()) is None:
        if not table.room.bot_turn(table.at, 50):
            table.answer(ANA)
    assert table.room.seed.hex().encode() not in msgspec.json.encode(asked.position)


def test_a_bot_that_fails_says_why_and_the_next_question_is_answered() -> None:
    good = positions(1)[0]
    bad = replace(good, level="divine")

    async def test(processes: Processes) -> None:
        with pytest.raises(ThinkingFailed, match="bot-unknown"):
            await processes.think(bad)
        assert await processes.think(good) == think(good)
        assert len(processes._idle) == 1

    play(test)

    async def in_a_thread() -> None:
        with pytest.raises(BadInput):
            await Threads(1).think(bad)

    asyncio.run(in_a_thread())


# -- how many ------------------------------------------------------------------------------


def test_processes_begin_when_they_are_needed_and_end_when_they_are_not() -> None:
    asked = positions(3)

    async def test(processes: Processes) -> None:
        assert not processes._idle
        _ = await processes.think(asked[0])
        (first,) = processes._idle
        processes.rest()
        _ = await processes.think(asked[1])
        assert processes._idle == [first]
        processes.rest()
        assert processes._idle == [first]
        processes.rest()
        assert not processes._idle
        await first.gone()
        _ = await processes.think(asked[2])
        assert pid(processes._idle[0]) != pid(first)

    play(test, 2)


def test_no_more_processes_think_at_once_than_may() -> None:
    asked = positions(5)

    async def test(processes: Processes) -> None:
        most = 0

        async def watched(position: Position) -> None:
            nonlocal most
            waiting = asyncio.create_task(processes.think(position))
            while not waiting.done():
                most = max(most, len(processes._busy))
                await asyncio.sleep(0)
            await waiting

        await asyncio.gather(*map(watched, asked))
        assert (most, len(processes._idle)) == (2, 2)

    play(test, 2)


# -- what goes wrong -----------------------------------------------------------------------


def test_where_a_process_ends_in_the_middle_of_a_thought_a_thread_thinks_instead() -> None:
    asked = positions(1)[0]

    async def test(processes: Processes) -> None:
        waiting = asyncio.create_task(processes.think(asked))
        os.kill(pid(await stopped(processes)), signal.SIGKILL)
        assert await waiting == think(asked)
        assert not processes._idle
        assert await processes.think(asked) == think(asked)
        assert len(processes._idle) == 1

    play(test)


def test_a_process_that_ended_while_it_waited_is_replaced() -> None:
    asked = positions(1)[0]

    async def test(processes: Processes) -> None:
        _ = await processes.think(asked)
        (first,) = processes._idle
        os.kill(pid(first), signal.SIGKILL)
        await first.gone()
        assert await processes.think(asked) == think(asked)
        assert pid(processes._idle[0]) != pid(first)

    play(test)


def test_where_no_process_can_be_begun_a_thread_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    asked = positions(1)[0]

    async def test(processes: Processes) -> None:
        assert await processes.think(asked) == think(asked)

    play(test)


def test_who_no_longer_waits_leaves_no_answer_for_others() -> None:
    asked = positions(4)
    other = next(one for one in asked[1:] if think(one) != think(asked[0]))

    async def test(processes: Processes) -> None:
        waiting = asyncio.create_task(processes.think(asked[0]))
        helper = await stopped(processes)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await helper.gone()
        assert await processes.think(other) == think(other)

    play(test)


def test_processes_that_think_end_with_the_server() -> None:
    asked = positions(1)[0]

    async def test(processes: Processes) -> None:
        waiting = asyncio.create_task(processes.think(asked))
        helper = await stopped(processes)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await processes.stop()
        assert not helper.is_alive

    play(test)


def test_a_process_ends_only_when_nobody_can_ask_it_any_more() -> None:
    command = (sys.executable, "-m", "gorin.hall.robots.thinker")
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"nonsense\n")
        process.stdin.flush()
        assert b"DecodeError" in process.stdout.readline()
        for number in (signal.SIGINT, signal.SIGTERM):
            process.send_signal(number)
        process.stdin.write(msgspec.json.encode(positions(1)[0]) + b"\n")
        process.stdin.flush()
        assert msgspec.json.decode(process.stdout.readline())["error"] == ""
        process.stdin.close()
        assert process.wait() == 0


# -- in the hall ---------------------------------------------------------------------------


class Thoughtful:
    """A bot whose thoughts last until a test lets it go on."""

    go_on = threading.Event()
    begun = 0

    def __init__(self, seed: int) -> None:
        self._random = RandomBot(seed)

    def choose(self, sight: Any) -> Any:
        Thoughtful.begun += 1
        assert Thoughtful.go_on.wait(60)
        return self._random.choose(sight)


def test_slow_bots_hold_up_nothing_else_that_takes_a_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = positions(1)[0]
    let_search(monkeypatch, Thoughtful)
    Thoughtful.go_on.clear()

    async def within() -> None:
        threads = Threads(2)
        many = [asyncio.create_task(threads.think(asked)) for _ in range(100)]
        await until(lambda: Thoughtful.begun == 2)
        assert await asyncio.to_thread(lambda: "answered") == "answered"
        assert Thoughtful.begun == 2
        Thoughtful.go_on.set()
        await asyncio.gather(*many)
        await threads.stop()

    asyncio.run(within())


def test_a_table_plays_with_a_bot_that_thinks_in_a_process_and_both_end(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        processes = Processes(1)
        house.hall._thinkers = processes
        live, (ana,) = await house.match(ANA, bots=["search"])
        while not any(helper.was_asked for helper in processes._idle):
            if ana.is_asked:
                assert is_done(await ana.answer())
            await asyncio.sleep(0.001)
        await until(lambda: ana.is_asked and bool(processes._idle))
        helpers = tuple(processes._idle)
        await house.hall.stop()
        assert not any(helper.is_alive for helper in helpers)
        await house.hall.start()
        again = await Client.of(await house.hall.table(live.id), ANA)
        assert again.sight is not None

    run(tmp_path, test)
