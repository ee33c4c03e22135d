"""Whatever anybody sends over a socket, in any order, there are clean errors and no other change.

A real server, real sockets; hypothesis chooses who sends what. People at one table are its host,
another player, a spectator and a stranger. The model is simple: a command that failed has changed
nothing that can be seen or that is stored, and the server goes on to answer.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace
from tests.web.players import Guest
from tests.web.serving import PLENTY, Served, listening
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

ROLES = ("host", "player", "spectator", "stranger")
LARGEST = 4_000
SETTINGS = replace(
    PLENTY,
    most_message=LARGEST,
    wishes=100_000,
    wishes_burst=100_000,
    open_tables=100_000,
    invitations=100_000,
)
REPLIES = ("done", "failed", "reasons", "attempt-list", "older-lines", "welcome", "bye")
NO_CHANGE = ("failed", "reasons", "attempt-list", "older-lines", "welcome")
TERMS = {"seats": 2, "undo": "any", "grace": 10, "chosen": {"options": {"turn_limit": 15}}}

seats = st.integers(-2, 4)
texts = st.sampled_from(("", "hello", "x" * 501, "\u202e\x00", "🂡"))
levels = st.sampled_from(("", "easy", "random", "search", "none such"))
wishes = st.one_of(
    st.fixed_dictionaries({"type": st.just("act"), "kind": texts, "data": st.none() | texts}),
    st.fixed_dictionaries({"type": st.just("why-not"), "attempt": texts}),
    st.fixed_dictionaries({"type": st.sampled_from(("attempts", "stand", "undo", "resync"))}),
    st.fixed_dictionaries({"type": st.sampled_from(("take-back", "again", "begin", "close"))}),
    st.fixed_dictionaries({"type": st.just("older"), "before": st.integers(-(2**40), 2**40)}),
    st.fixed_dictionaries(
        {
            "type": st.just("speak"),
            "text": texts,
            "channel": st.sampled_from(("table", "watchers", "elsewhere")),
        }
    ),
    st.fixed_dictionaries({"type": st.just("rename"), "name": texts}),
    st.fixed_dictionaries({"type": st.sampled_from(("sit", "hold")), "seat": seats}),
    st.fixed_dictionaries({"type": st.just("seat-bot"), "seat": seats, "level": levels}),
    st.fixed_dictionaries(
        {
            "type": st.just("choose-deck"),
            "seat": seats,
            "deck": st.sampled_from(("", "war-party", "none")),
            "text": texts,
        }
    ),
    st.fixed_dictionaries({"type": st.just("stir"), "entropy": texts}),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(("undo-answer", "consent")),
            "agrees": st.booleans(),
        }
    ),
    st.fixed_dictionaries({"type": st.just("pause"), "on": st.booleans()}),
    st.fixed_dictionaries(
        {
            "type": st.just("moderate"),
            "person": st.integers(-1, 5),
            "act": st.sampled_from(("mute", "unmute", "remove", "ban", "praise")),
        }
    ),
)
garbage = st.one_of(
    st.text(max_size=50),
    st.binary(max_size=50),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=8,
    ).map(json.dumps),
    st.just('{"id":1,"type":"answer","serial":1e99,"answer":null}'),
    st.just("[" * 3000),
    st.just('{"id":1,"type":"begin","type":"stand"}'),
)


class Server:
    """The server, in a thread with an event loop of its own; tests do things within that."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self._context = listening(Path(self._folder.name), SETTINGS)
        self.served: Served = self.do(self._context.__aenter__())
        self.client = httpx.AsyncClient(base_url=self.served.address)
        self.guests = {role: self.do(Guest.arrive(self.address)) for role in ROLES}

    @property
    def address(self) -> str:
        return self.served.address.removeprefix("http://")

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def close(self) -> None:
        self.do(self.client.aclose())
        self.do(self._context.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()
        self._folder.cleanup()


class Socket:
    """What one of the people has open at the table."""

    def __init__(self, server: Server, guest: Guest, table: str) -> None:
        self._server, self._guest, self._table = server, guest, table
        self._socket: ClientConnection | None = None
        self._count = 0
        self.questions: list[dict[str, Any]] = []
        self.answered: list[dict[str, Any]] = []

    async def open(self) -> dict[str, Any]:
        self._socket = await connect(
            f"ws://{self._guest.address}/api/tables/{self._table}/socket",
            additional_headers={"Cookie": self._guest.cookie},
            origin=Origin(f"http://{self._guest.address}"),
            compression=None,
            max_size=2**24,
        )
        return await self._hear()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Send a command; return what it is answered with."""
        self._count += 1
        return await self.send(json.dumps({"id": self._count, **wish}))

    async def send(self, message: str | bytes) -> dict[str, Any]:
        """Send a message; return what it is answered with, an empty one if the socket ends."""
        if self._socket is None:
            news = await self.open()
            if news["type"] == "bye":
                await self.close()
                return news
        assert self._socket is not None
        with suppress(ConnectionClosed):  # what was said before it closed is still to be heard
            await self._socket.send(message)
        try:
            while (news := await self._hear())["type"] not in REPLIES:
                pass
        except ConnectionClosed as closed:
            self._socket = None
            return {"type": "closed", "code": closed.rcvd and closed.rcvd.code}
        if news["type"] == "bye":
            await self.close()
        return news

    async def _hear(self) -> dict[str, Any]:
        assert self._socket is not None
        async with asyncio.timeout(20):
            news: dict[str, Any] = json.loads(await self._socket.recv())
        if news.get("sight"):
            self.questions = news["sight"]["questions"]
        return news


class Sockets(RuleBasedStateMachine):
    """People who send whatever comes to their minds."""

    server: Server

    @initialize(begun=st.booleans())
    def open_table(self, *, begun: bool) -> None:
        guests = self.server.guests
        self.table: str = self.do(guests["host"].open(TERMS, name="Host"))
        for role in ("player", "spectator"):
            self.do(guests[role].join(self.table, guests["host"], role))
        self.sockets = {
            role: Socket(self.server, guest, self.table) for role, guest in guests.items()
        }
        if begun:
            assert self.do(self.sockets["host"].ask({"type": "begin"}))["type"] == "done"

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.server.do(work)

    async def _seen(self) -> tuple[Any, int]:
        """Return the table as it is shown, and how many records are stored of it."""
        live = await self.server.served.hall.table(self.table)
        while not live.is_sound or live._driver._running is not None:
            await asyncio.sleep(0.001)
        headers = {"Cookie": self.server.guests["host"].cookie}
        answer = await self.server.client.get(f"/api/tables/{self.table}", headers=headers)
        assert answer.status_code == 200, answer.text
        view = answer.json()
        view.pop("now")
        for seat in view["seats"]:
            seat.pop("away"), seat.pop("present")
        for person in view["people"]:
            person.pop("present")
        return view, len(await self.server.served.store.records(self.table))

    async def _try(self, role: str, message: str | bytes | dict[str, Any]) -> dict[str, Any]:
        """Let somebody send something; what is not done must have changed nothing."""
        socket = self.sockets[role]
        before = await self._seen()
        news = await (socket.ask(message) if isinstance(message, dict) else socket.send(message))
        if news["type"] in NO_CHANGE or role == "stranger":
            assert await self._seen() == before, (role, message, news)
        if news["type"] == "failed":
            assert news["faults"], news
            assert all("broken" not in fault["message"]["id"] for fault in news["faults"]), news
        if role == "stranger":
            assert (news["type"], news["again"]) == ("bye", False)
        return news

    # -- what they do ----------------------------------------------------------------------

    @rule(role=st.sampled_from(ROLES), wish=wishes)
    def command(self, role: str, wish: dict[str, Any]) -> None:
        news = self.do(self._try(role, wish))
        assert news["type"] in REPLIES
        if news["type"] == "bye":
            assert role != "host"
            self.do(self.sockets[role].close())

    @rule(role=st.sampled_from(("host", "player")), pick=st.integers(0, 50))
    def answer(self, role: str, pick: int) -> None:
        socket = self.sockets[role]
        if not socket.questions:
            return
        question = socket.questions[0]
        options = question["options"] or [{"key": "none"}]
        given = {
            "type": "answer",
            "serial": question["serial"],
            "answer": options[pick % len(options)]["key"],
        }
        if self.do(self._try(role, given))["type"] == "done":
            socket.answered.append(given)

    @precondition(lambda self: any(one.answered for one in self.sockets.values()))
    @rule(role=st.sampled_from(ROLES))
    def answer_again(self, role: str) -> None:
        """A question that was answered is not answered again, by anybody."""
        for socket in list(self.sockets.values()):
            for given in socket.answered[-2:]:
                assert self.do(self._try(role, given))["type"] in ("failed", "bye")

    @rule(role=st.sampled_from(ROLES), ahead=st.integers(-3, 3))
    def answer_for_another(self, role: str, ahead: int) -> None:
        """The question of one seat is no question of any other."""
        for other, socket in self.sockets.items():
            if other == role or not socket.questions:
                continue
            question = socket.questions[0]
            own = [each["serial"] for each in self.sockets[role].questions]
            serial = question["serial"] + ahead
            if serial not in own:
                key = (question["options"] or [{"key": 0}])[0]["key"]
                wish = {"type": "answer", "serial": serial, "answer": key}
                assert self.do(self._try(role, wish))["type"] in ("failed", "bye")

    @rule(role=st.sampled_from(("host", "player")), value=st.none() | st.integers() | texts)
    def answer_nonsense(self, role: str, value: Any) -> None:
        for question in self.sockets[role].questions[:1]:
            if value not in [option["key"] for option in question["options"]]:
                given = {"type": "answer", "serial": question["serial"], "answer": value}
                if question["domain"] is None:
                    assert self.do(self._try(role, given))["type"] in ("failed", "bye")

    @rule(role=st.sampled_from(ROLES), message=garbage)
    def babble(self, role: str, message: str | bytes) -> None:
        news = self.do(self._try(role, message))
        assert news["type"] in ("failed", "bye", "done")

    @rule(role=st.sampled_from(ROLES[:3]), more=st.integers(1, LARGEST))
    def shout(self, role: str, more: int) -> None:
        """What is too large ends the socket and nothing else."""
        news = self.do(self._try(role, '"' + "x" * (LARGEST + more) + '"'))
        assert news["type"] == "bye" or news == {"type": "closed", "code": 1009}
        self.do(self.sockets[role].close())

    @rule(role=st.sampled_from(ROLES))
    def hang_up(self, role: str) -> None:
        with suppress(ConnectionClosed):
            self.do(self.sockets[role].close())

    def teardown(self) -> None:
        """The server is there, and shows the table."""
        if hasattr(self, "sockets"):
            self.do(self._seen())
        for socket in getattr(self, "sockets", {}).values():
            self.do(socket.close())


def _run(examples: int, steps: int, *, same: bool) -> None:
    server = Server()
    try:
        Sockets.server = server
        run_state_machine_as_test(
            Sockets,
            settings=settings(
                max_examples=examples,
                stateful_step_count=steps,
                deadline=None,
                derandomize=same,
                suppress_health_check=list(HealthCheck),
            ),
        )
    finally:
        server.close()


@pytest.mark.slow
def test_whatever_is_sent_only_what_is_done_changes_anything() -> None:
    _run(10, 25, same=True)


@pytest.mark.soak
def test_however_much_is_sent_only_what_is_done_changes_anything() -> None:
    _run(400, 60, same=False)
