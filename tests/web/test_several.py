"""Several processes on one database: clients come to any of them, and one may be killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.hall.postgres import Postgres, cluster
from tests.web.players import ALL_STOPS, Guest, Player, play_on
from tests.web.process import Process
from tests.web.test_crash import _check, _room

from gorin.cli.app import main
from gorin.web import several
from gorin.web.run import bind
from gorin.web.settings import Settings

LONGEST = 60
"""Within so many seconds a table goes on, also on a machine that is busy; it takes some six."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for these tests."""
    with cluster() as running:
        yield running


class Pair:
    """Two processes of one database, and a table whose people came to one each."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self.houses = (Process(folder, database), Process(folder, database))
        self.players: list[Player] = []

    async def begin(self) -> None:
        """Begin a match: the table is where its host is."""
        first, second = self.houses
        host = await Guest.arrive(first.address)
        friend = await Guest.arrive(second.address)
        table = await host.open({"seats": 2, "undo": "none"})
        await friend.join(table, host)
        self.players = [Player(host, table), Player(friend, table)]
        await self.connect()
        for player in self.players:
            await player.send(type="stops", stops=ALL_STOPS)
        await self.players[0].send(type="begin")

    async def connect(self) -> None:
        """Connect both, however long the table takes to be somewhere."""
        for player in self.players:
            await _connect(player)

    async def play(self, answers: int) -> None:
        """Let both answer until each has done so that often more."""
        goal = [len(player.done) + answers for player in self.players]
        games = [
            asyncio.create_task(play_on(player, random.Random(seat), until=goal[seat]))
            for seat, player in enumerate(self.players)
        ]
        done, late = await asyncio.wait(games, timeout=LONGEST, return_when="FIRST_COMPLETED")
        for task in late:
            task.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        assert done

    async def check(self) -> None:
        """All that was acknowledged is stored."""
        _check(await _room(self.database, self.players[0].table), self.players)

    async def close(self) -> None:
        """Let both go away."""
        for player in self.players:
            await player.close()


async def _connect(player: Player) -> None:
    end = time.monotonic() + LONGEST
    while True:
        try:
            await player.connect()
        except Exception:  # noqa: BLE001  whatever it is, a page tries again
            assert time.monotonic() < end, "the table does not come back"
            await asyncio.sleep(0.2)
        else:
            if player.you:
                return


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres) -> Iterator[Pair]:
    """Two processes of one database, which run until the test ends."""
    made = Pair(tmp_path, postgres.database())
    try:
        for house in made.houses:
            house.start()
        yield made
    finally:
        for house in made.houses:
            house.kill()


@pytest.mark.slow
def test_clients_of_one_table_may_come_to_any_process(pair: Pair) -> None:
    async def run() -> None:
        await pair.begin()
        await pair.play(15)
        assert all(len(player.done) > 3 for player in pair.players)
        friend = pair.players[1].guest
        headers = {"Cookie": friend.cookie}
        async with httpx.AsyncClient(
            base_url=f"http://{friend.address}", headers=headers, timeout=30
        ) as client:
            table = pair.players[0].table
            seen: Any = (await client.get(f"/api/tables/{table}")).json()
            assert seen["stage"] == "playing"
            assert (await client.get("/api/tables/aaaaaaaaaaaaaaaa")).status_code == 404
            mine: Any = (await client.get("/api/me/tables")).json()
            assert table in str(mine)
        await pair.check()
        await pair.close()

    asyncio.run(run())


@pytest.mark.slow
def test_a_table_goes_on_elsewhere_when_its_process_is_killed(pair: Pair) -> None:
    async def run() -> None:
        await pair.begin()
        await pair.play(10)
        games = [asyncio.create_task(play_on(p, random.Random(1))) for p in pair.players]
        await asyncio.sleep(0.1)
        pair.houses[0].kill()
        for task in games:
            task.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await pair.check()
        pair.players[0].guest = Guest(pair.houses[1].address, pair.players[0].guest.cookie)
        for player in pair.players:
            await player.close()
        await pair.connect()
        await pair.play(10)
        await pair.check()
        await pair.close()

    asyncio.run(run())


@pytest.mark.slow
def test_a_table_goes_on_elsewhere_when_its_process_stands_still(pair: Pair) -> None:
    near, far = pair.houses

    async def run() -> None:
        await pair.begin()
        await pair.play(5)
        friend = pair.players[1]
        hearing = asyncio.create_task(friend.listen())
        path = f"/api/tables/{friend.table}"
        near.freeze()
        async with asyncio.timeout(LONGEST):
            # What is asked of it and what is connected to it through the other process ends well.
            assert await _statuses(friend.guest, path) == {200}
            await hearing
            pair.players[0].guest = Guest(far.address, pair.players[0].guest.cookie)
            await pair.connect()
            await pair.play(5)
        near.thaw()
        await pair.play(5)
        for house in pair.houses:
            assert await _statuses(Guest(house.address, friend.guest.cookie), path) == {200}
        await pair.check()
        await pair.close()

    try:
        asyncio.run(run())
    finally:
        near.thaw()


def _browser(guest: Guest) -> httpx.AsyncClient:
    """Return a browser whose requests come to any process: each has a connection of its own."""
    headers = {"Cookie": guest.cookie, "Connection": "close"}
    return httpx.AsyncClient(base_url=f"http://{guest.address}", headers=headers, timeout=30)


async def _statuses(guest: Guest, path: str) -> set[int]:
    """Return how a request is answered by all processes, as far as chance leads to them."""
    async with _browser(guest) as client:
        return {(await client.get(path)).status_code for _ in range(16)}


async def _resumed(guest: Guest, link: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{guest.address}", timeout=30) as client:
        return await client.post(f"/api/resume/{link}", json={})


@pytest.mark.slow
def test_who_is_logged_out_is_so_in_every_process(pair: Pair) -> None:
    near, far = pair.houses

    async def run() -> None:
        guest = await Guest.arrive(near.address)
        table = await guest.open({"seats": 2})
        login = {"name": "Ana", "password": "password one"}
        await guest.post("/api/account", login)
        link = (await guest.post("/api/me/resume", {}))["link"].rpartition("/")[2]
        cookie = (await _resumed(Guest(far.address, ""), link)).headers["set-cookie"]
        thief = Guest(far.address, cookie.partition(";")[0])
        elsewhere = Guest(near.address, thief.cookie)
        players = [Player(one, table) for one in (guest, thief, elsewhere)]
        for player in players:
            await _connect(player)
        assert await _statuses(thief, "/api/me/tables") == {200}
        assert await _statuses(elsewhere, "/api/me/tables") == {200}
        # The password is changed where the thief's sockets and requests do not go.
        there = Guest(far.address, guest.cookie)
        async with _browser(there) as client:
            change = {"password": "password one", "wanted": "password two"}
            assert (await client.patch("/api/account", json=change)).status_code == 204
        assert await _statuses(thief, "/api/me/tables") == {403}
        assert await _statuses(elsewhere, "/api/me/tables") == {403}
        assert await _statuses(guest, "/api/me/tables") == {200}
        async with asyncio.timeout(10):
            for player in players[1:]:
                await player.listen()
                assert "web-logged-out" in player.heard[-1]
        await players[0].send(type="speak", text="still here")
        for house in pair.houses:
            answer = await _resumed(Guest(house.address, ""), link)
            assert (answer.status_code, "web-link-ended" in answer.text) == (400, True)
        for player in players:
            await player.close()

    asyncio.run(run())


@pytest.mark.slow
def test_every_process_knows_invitations_and_refuses_what_postgresql_cannot_keep(
    pair: Pair,
) -> None:
    async def run() -> None:
        host = await Guest.arrive(pair.houses[0].address)
        table = await host.open({"seats": 2})
        made = await host.post(f"/api/tables/{table}/invitations", {"role": "player"})
        path = f"/api/invitations/{made['link'].rpartition('/')[2]}"
        for house in pair.houses:
            assert await _statuses(Guest(house.address, host.cookie), path) == {200}
        bad = "a\0b"
        async with _browser(host) as client:
            for way, body in (
                ("/api/me/decks", {"name": bad, "text": "1"}),
                ("/api/me/decks", {"name": "One", "text": bad}),
                ("/api/login", {"name": bad, "password": "password one"}),
                ("/api/account", {"name": bad, "password": "password one"}),
            ):
                answer = await client.post(way, json=body)
                assert (answer.status_code, "field-control-sign" in answer.text) == (400, True), way
            answer = await client.delete("/api/me/decks/%00")
            assert (answer.status_code, "web-no-own" in answer.text) == (404, True)
        player = Player(host, "%00")
        await player.connect()
        assert "web-no-table" in player.heard[0]
        await player.close()

    asyncio.run(run())


def test_several_processes_need_a_database_that_they_share(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["gorin", "serve", "--processes", "2", "--lang", "en"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code not in (0, None)
    assert "postgresql://" in "".join(capsys.readouterr())


@pytest.mark.slow
def test_one_port_is_served_by_several_processes_and_one_may_be_killed(
    tmp_path: Path, postgres: Postgres
) -> None:
    house = Process(tmp_path, postgres.database(), "--processes", "2")
    house.start()

    async def run() -> None:
        host, friend = await Guest.arrive(house.address), await Guest.arrive(house.address)
        table = await host.open({"seats": 2, "undo": "none"})
        await friend.join(table, host)
        players = (Player(host, table), Player(friend, table))
        for player in players:
            await _connect(player)
            await player.send(type="stops", stops=ALL_STOPS)
        await players[0].send(type="begin")
        for _ in range(2):
            before = [len(player.done) for player in players]
            games = [
                asyncio.create_task(play_on(p, random.Random(2), until=before[n] + 5))
                for n, p in enumerate(players)
            ]
            done, _ = await asyncio.wait(games, timeout=LONGEST, return_when="FIRST_COMPLETED")
            assert done
            for task in games:
                task.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            os.kill(await _eldest_of_two(house.pid), signal.SIGKILL)
            for player in players:
                await player.close()
                await _connect(player)
        for player in players:
            await player.close()

    try:
        asyncio.run(run())
    finally:
        house.stop()


class Interrupted(SpawnProcess):
    """A process at whose very beginning somebody asks all to end."""

    def start(self) -> None:
        """Begin, and be interrupted."""
        super().start()
        os.kill(os.getpid(), signal.SIGINT)


def _sleep(*_: object, **__: object) -> None:
    time.sleep(LONGEST)


def test_a_signal_that_comes_while_a_process_begins_ends_that_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(several, "_serve", _sleep)
    monkeypatch.setattr(several.CONTEXT, "Process", Interrupted)
    bound = bind("127.0.0.1", 0)
    try:
        several.run_several(2, bound, Settings(), None, print, json_logs=False)
    except KeyboardInterrupt:
        pytest.fail("it comes between a process and its being known")
    finally:
        bound.socket.close()
        left = active_children()
        for one in left:
            one.kill()
            one.join()
    assert left == []


async def _eldest_of_two(first: int) -> int:
    """Return the server that has lived longest, once one that was killed is replaced."""
    async with asyncio.timeout(LONGEST):
        while len(found := _servers(first)) < 2:
            await asyncio.sleep(0.1)
    return found[0]


def _servers(first: int) -> list[int]:
    """Return the processes that a process has started and that serve."""
    found = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [pid for pid in map(int, found) if _is_server(pid)]


def _is_server(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
