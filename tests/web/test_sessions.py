"""Who is logged out on another device: sockets end, and nothing remembered lets them in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.web.serving import PLENTY, Served
from tests.web.test_people import play as play_without_a_network
from tests.web.test_socket import ask, browser, ended, hear, play, socket
from websockets.asyncio.client import ClientConnection

from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.rows import PersonRow
from gorin.kernel.words import say
from gorin.web.identity import COOKIE
from gorin.web.tokens import hash_of

MANY = replace(PLENTY, logins=1000)
LOGIN = {"name": "Ana", "password": "correct horse"}
CHANGE = {"password": LOGIN["password"], "wanted": "battery staple"}
TABLE: dict[str, Any] = {"terms": {"seats": 2}}


async def is_logged_out(client: ClientConnection) -> bool:
    """Return whether a socket ends since its browser is nobody's any more."""
    bye = await hear(client, "bye")
    assert await ended(client) == 1008
    return (bye["reason"]["id"], bye["again"]) == ("web-logged-out", False)


@asynccontextmanager
async def second_device(
    served: Served, guest: httpx.AsyncClient
) -> AsyncIterator[httpx.AsyncClient]:
    link: str = (await guest.post("/api/me/resume")).json()["link"]
    async with httpx.AsyncClient(base_url=served.address, timeout=60) as other:
        answer = await other.post(f"/api/resume/{link.rpartition('/')[2]}", json={})
        assert answer.status_code == 200
        yield other


@asynccontextmanager
async def two_sockets(
    served: Served, guest: httpx.AsyncClient, id: str
) -> AsyncIterator[tuple[httpx.AsyncClient, ClientConnection, ClientConnection]]:
    """Somebody at a table with two devices; yields the second one, and the socket of each."""
    async with (
        second_device(served, guest) as phone,
        socket(served, guest, id) as first,
        socket(served, phone, id) as second,
    ):
        _ = await hear(first, "welcome"), await hear(second, "welcome")
        yield phone, first, second


def test_a_changed_password_ends_the_sockets_of_the_other_browsers(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        guest.timeout = 60  # hashing a password takes long where others compute
        assert (await guest.post("/api/account", json=LOGIN)).status_code == 201
        async with (
            second_device(served, guest) as thief,
            browser(served) as friend,
            socket(served, guest, id) as own,
            socket(served, thief, id) as stolen,
        ):
            _ = await hear(own, "welcome"), await hear(stolen, "welcome")
            theirs = (await friend.post("/api/tables", json=TABLE)).json()["id"]
            async with socket(served, friend, theirs) as other:
                _ = await hear(other, "welcome")
                assert (await guest.patch("/api/account", json=CHANGE)).status_code == 204
                assert await is_logged_out(stolen)
                for client in (own, other):
                    assert (await ask(client, type="speak", text="still here"))["type"] == "done"
            assert (await thief.get("/api/me/tables")).status_code == 403
            assert (await guest.get("/api/me/tables")).status_code == 200
            async with socket(served, thief, id) as again:
                assert await is_logged_out(again)

    play(tmp_path, do, MANY, TABLE)


def test_who_is_forgotten_has_no_sockets(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with two_sockets(served, guest, id) as (phone, first, second):
            assert (await phone.delete("/api/me")).status_code == 204
            assert await is_logged_out(first)
            assert await is_logged_out(second)

    play(tmp_path, do, MANY, TABLE)


def test_who_leaves_in_one_browser_keeps_the_sockets_of_the_other(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with two_sockets(served, guest, id) as (phone, first, second):
            assert (await phone.post("/api/me/leave")).status_code == 204
            assert await is_logged_out(second)
            assert (await ask(first, type="speak", text="still here"))["type"] == "done"

    play(tmp_path, do, MANY, TABLE)


def test_what_another_process_forgets_is_found_by_looking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gorin.web.sessions.EVERY", 0.01)

    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        store, sessions = served.store, served.app.state.site.sessions
        looked, broken = store.gone_tokens, [StoreFailed(say("store-failed")), ValueError()]

        async def gone(hashes: list[str]) -> frozenset[str]:
            if broken:
                raise broken.pop()
            return await looked(hashes)

        monkeypatch.setattr(store, "gone_tokens", gone)
        watching = asyncio.create_task(sessions.watch())
        async with socket(served, guest, id) as client:
            _ = await hear(client, "welcome")
            live = await served.hall.table(id)
            await store.forget(live.room.host)  # as another process does it
            assert await is_logged_out(client)
        watching.cancel()
        assert not broken

    play(tmp_path, do, MANY, TABLE)


def test_who_is_asked_for_while_they_are_logged_out_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        people, find = served.app.state.site.people, served.store.find_person
        people._kept.clear()

        async def late(hash: str) -> PersonRow | None:
            found = await find(hash)
            monkeypatch.setattr(served.store, "find_person", find)
            assert (await guest.post("/api/me/leave")).status_code == 204
            return found

        cookie = {"cookie": f"{COOKIE}={guest.cookies[COOKIE]}"}
        monkeypatch.setattr(served.store, "find_person", late)
        for _ in range(2):
            answer = await served.visitor().get("/api/me/tables", headers=cookie)
            assert answer.status_code == 403

    play_without_a_network(tmp_path, do)


def test_nobody_is_remembered_where_other_processes_may_forget_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        monkeypatch.setattr(type(served.store), "is_shared", True)
        guest = await served.guest()
        assert (await guest.get("/api/me/tables")).status_code == 200
        row = await served.store.find_person(hash_of(guest.cookies[COOKIE]))
        assert row is not None
        await served.store.forget(row.id)  # as another process does it
        assert (await guest.get("/api/me/tables")).status_code == 403

    play_without_a_network(tmp_path, do)
