"""What strangers hand in has a thread, a limit of time and a queue of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.serving import Served, faults
from tests.web.test_people import play
from tests.web.test_playback import bots_play, journal_of

from gorin.kernel.journal import Journal, Undone, read, write
from gorin.web.errors import TooLong, Unavailable
from gorin.web.strangers import MOST_OF_ONE, MOST_WAITING, REST, TURN, Beat, Spent, Strangers

TWO: dict[str, Any] = {"seats": 2}
ADDRESS = "192.0.2.1"
NO_TIME, PLENTY = -1.0, 600.0


async def hand_in(guest: httpx.AsyncClient, text: str) -> httpx.Response:
    return await guest.post("/api/replays", json={"text": text})


def give(served: Served, seconds: float, patch: pytest.MonkeyPatch) -> None:
    """Give what strangers hand in so many seconds."""
    patch.setattr(served.app.state.site.strangers, "_most", seconds)


def taking_back(text: str, times: int) -> str:
    """Return a journal in which its last entry is taken back and done again, so many times."""
    journal = read(text)
    assert journal.result is not None
    entries = list(journal.entries)
    for _ in range(times):
        entries += [Undone(entries[0].seat, len(journal.entries) - 1), journal.entries[-1]]
    seed = bytes.fromhex(journal.result.seed or "")
    return write(Journal(journal.header, entries, journal.result), seed=seed)


def test_a_journal_that_takes_back_often_is_played_again_in_its_time(tmp_path: Path) -> None:
    """What is taken back so often took minutes once."""

    async def do(served: Served) -> None:
        guest = await served.guest()
        answer = await hand_in(guest, taking_back(await journal_of(served, guest), 1000))
        assert answer.status_code == 201, answer.text
        verdict = (await guest.get(f"/api/replays/{answer.json()['id']}/verify")).json()
        assert (verdict["replayed"], verdict["state_matches"]) == (True, True)

    play(tmp_path, do)


def test_what_takes_too_long_is_ended_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = await journal_of(served, guest)
        give(served, NO_TIME, monkeypatch)
        answer = await hand_in(guest, text)
        assert (answer.status_code, faults(answer)) == (400, ["web-too-long"])
        give(served, PLENTY, monkeypatch)
        id = (await hand_in(guest, text)).json()["id"]
        give(served, NO_TIME, monkeypatch)
        for part in ("verify", "chances"):
            answer = await guest.get(f"/api/replays/{id}/{part}")
            assert (answer.status_code, faults(answer)) == (400, ["web-too-long"])
        give(served, PLENTY, monkeypatch)
        for part in ("verify", "chances"):
            assert (await guest.get(f"/api/replays/{id}/{part}")).status_code == 200

    play(tmp_path, do)


def test_the_matches_of_tables_have_all_the_time_they_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await bots_play(served, guest, TWO)
        give(served, NO_TIME, monkeypatch)
        for part in ("head", "verify", "chances"):
            assert (await guest.get(f"/api/replays/{id}/{part}")).status_code == 200

    play(tmp_path, do)


def test_nothing_waits_for_what_strangers_hand_in(tmp_path: Path) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def slow(beat: Beat) -> None:
        begun.set()
        assert may_end.wait(60)

    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await bots_play(served, guest, TWO)
        text = await journal_of(served, guest)
        slowly = asyncio.create_task(served.app.state.site.strangers.do(slow, ADDRESS))
        assert await asyncio.to_thread(begun.wait, 60)
        waits = asyncio.create_task(hand_in(guest, text))
        try:
            async with asyncio.timeout(60):
                for path in (f"replays/{id}/head", f"replays/{id}/chances", f"tables/{id}/verify"):
                    assert (await guest.get(f"/api/{path}")).status_code == 200
            assert not waits.done()
        finally:
            may_end.set()
        await slowly
        assert (await waits).status_code == 201

    play(tmp_path, do)


def test_so_many_wait_and_no_more() -> None:
    may_end = threading.Event()

    def slow(beat: Beat) -> bool:
        return may_end.wait(60)

    async def run() -> None:
        strangers = Strangers()
        addresses = [str(number // MOST_OF_ONE) for number in range(MOST_WAITING)]
        waiting = [asyncio.create_task(strangers.do(slow, each)) for each in addresses]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            _ = await strangers.do(slow, ADDRESS)
        may_end.set()
        assert all(await asyncio.gather(*waiting))
        assert await strangers.do(slow, ADDRESS)

    asyncio.run(run())


def test_one_address_neither_fills_the_queue_nor_comes_twice_before_another() -> None:
    may_end, order = threading.Event(), list[str]()

    def of(address: str) -> Callable[[Beat], bool]:
        def work(beat: Beat) -> bool:
            order.append(address)
            return may_end.wait(60)

        return work

    async def run() -> None:
        strangers = Strangers()

        def hand_in_of(address: str) -> asyncio.Task[bool]:
            return asyncio.create_task(strangers.do(of(address), address))

        waiting = [hand_in_of("one") for _ in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            async with asyncio.timeout(60):
                _ = await strangers.do(of("one"), "one")
        waiting += [hand_in_of("two"), hand_in_of("two"), hand_in_of("three")]
        await asyncio.sleep(0)
        may_end.set()
        assert all(await asyncio.gather(*waiting))
        assert order == ["one", "one", "two", "three", "one", "two", "one"]

    asyncio.run(run())


def test_who_no_longer_waits_leaves_the_turn_to_the_next() -> None:
    may_end = threading.Event()

    def slow(beat: Beat) -> bool:
        return may_end.wait(60)

    async def run() -> None:
        strangers = Strangers()
        first, gone, last = (asyncio.create_task(strangers.do(slow, each)) for each in "abc")
        await asyncio.sleep(0)
        _ = gone.cancel()
        may_end.set()
        assert await first
        assert await last
        with pytest.raises(asyncio.CancelledError):
            _ = await gone
        assert await strangers.do(slow, "b")

    asyncio.run(run())


def test_work_that_fails_makes_room_for_the_next() -> None:
    def fail(beat: Beat) -> None:
        raise ValueError

    async def run() -> None:
        strangers = Strangers()
        for _ in range(2 * MOST_WAITING):
            with pytest.raises(ValueError, match=r"^$"):
                await strangers.do(fail, ADDRESS)

    asyncio.run(run())


def test_time_that_a_thread_has_taken_is_counted_and_others_have_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken, rests = [0.0], list[float]()
    monkeypatch.setattr("gorin.web.strangers.time.thread_time", lambda: taken[0])
    monkeypatch.setattr("gorin.web.strangers.time.sleep", rests.append)
    spent = Spent(1.0)
    for taken[0] in (0.0, TURN / 2, 2 * TURN, 2 * TURN, 0.9):
        spent()
    assert rests == [REST, REST]
    taken[0] = 1.1
    with pytest.raises(TooLong):
        spent()
