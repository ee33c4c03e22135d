"""Senders of bad commands over sockets, who hold the replies against what has to come."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
from benchmarks.hostility import commands
from benchmarks.hostility.commands import Bad, Role
from benchmarks.hostility.judging import Judge
from benchmarks.hostility.pace import Pace
from benchmarks.hostility.wire import CLOSE, PATIENCE, Wire, frame, handshake, opened
from benchmarks.load import TEXT, Client
from msgspec import Struct

LOOK = 16
"""The bad commands after which a good one tells whether any reply was too many."""
ENDING = 0.05
"""The share of frames that end a socket in what is sent."""
AGAIN = 0.03
"""The share of answers that count and are then sent once more."""


class Heard(Struct, frozen=True):
    """The parts of news that matter here; the rest is not even read."""

    type: str
    id: int = 0
    faults: Any = None
    reason: Any = None


HEARD = msgspec.json.Decoder(Heard)
REPLIES = frozenset(("done", "failed", "reasons", "attempt-list", "older-lines"))


class Rogue:
    """Somebody at a table who sends nothing good.

    Attributes:
        own: the connection that tells what is asked of them, None if they do not play.
        players: all who play at the table.
    """

    def __init__(
        self,
        address: str,
        table: str,
        cookie: str,
        role: Role,
        judge: Judge,
        own: Client | None = None,
        players: Sequence[Client] = (),
    ) -> None:
        self.path = f"/api/tables/{table}/socket"
        self.address, self.cookie, self.role, self.judge = address, cookie, role, judge
        self.own, self.players = own, players
        self._wire: Wire | None = None
        self._number = 0

    async def send_bad(self, below: random.Random, pace: Pace, count: int) -> None:
        """Send bad commands, each after the reply to the one before."""
        sent = 0
        while sent < count:
            for _ in range(min(LOOK, count - sent)):
                await pace.turn()
                bad = await self._replayed(below) if below.random() < AGAIN else None
                bad = bad or self._next(below)
                await self._try(bad)
                sent += bad.count
            await self._look()
        if self._wire is not None:
            self._wire.pipe.close()

    def _next(self, below: random.Random) -> Bad:
        self._number += 1
        if below.random() < ENDING:
            return commands.broken_frames(below)
        choice = below.random()
        if choice < 0.6:
            return below.choice(commands.UNREADABLE)(below, self._number)
        if self.players and choice < 0.8:
            wish = commands.bad_answers(self.own, self.players, below)
        else:
            wish = commands.forbidden(self.role, below)
        data = commands.encoded({**wish, "id": self._number})
        kind = f"not allowed ({self.role}): {wish['type']}"
        return Bad(kind, frame(data), self._number, shown=data.decode())

    async def _replayed(self, below: random.Random) -> Bad | None:
        """Answer what is asked, and return the same answer once more; None if nothing is asked."""
        own = self.own
        if own is None or own.over or not own.questions:
            return None
        self._number += 1
        question, before, refused = own.questions[0], own.number, len(own.failures)
        answer = question.answer(below.randrange)
        own.send(type="answer", serial=question.serial, answer=answer)
        try:
            async with asyncio.timeout(PATIENCE):
                # Somebody else may have answered first; then this one is refused.
                while own.number <= before and len(own.failures) == refused:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            self.judge.hold("a good answer is not carried out", (question, own.stands))
            self.own = None  # nobody answers here any more
            return None
        wish = {"type": "answer", "serial": question.serial, "answer": answer}
        data = commands.encoded({**wish, "id": self._number})
        return Bad("answer once more", frame(data), self._number)

    async def _open(self) -> Wire | None:
        if self._wire is not None and self._wire.is_open:
            return self._wire
        self._wire = None
        wire = await opened(self.address, handshake(self.address, self.path, self.cookie))
        got = await wire.next() if wire.is_open else None
        if got is None or got.kind != TEXT or HEARD.decode(got.data).type != "welcome":
            self.judge.hold("a socket was not let in", wire.reply.head if got is None else got.data)
            return None
        self._wire = wire
        return wire

    async def _try(self, bad: Bad) -> None:
        wire = await self._open()
        if wire is None:
            return
        self.judge.count("commands over sockets", bad.count)
        wire.pipe.send(bad.data)
        try:
            async with asyncio.timeout(PATIENCE):  # in all: news of the game come all the time
                await self._hear(wire, bad)
        except TimeoutError:
            self.judge.hold(f"{bad.kind}: no reply", bad.shown or bad.data[:200])
            self._drop()

    async def _hear(self, wire: Wire, bad: Bad) -> None:
        refused, byes = 0, 0
        while bad.codes or refused < bad.count:
            got = await wire.next()
            if got is None or got.kind == CLOSE:
                self._check_end(bad, got.code if got is not None else 1006, refused, byes)
                self._drop()
                return
            news = HEARD.decode(got.data)
            if news.type == "bye":
                byes += 1
                self.judge.judge_message(bad.kind, news.reason)
            elif news.type in REPLIES:
                refused += 1
                self._check_reply(bad, news)
            elif news.type == "welcome":
                self.judge.hold(f"{bad.kind}: the table began anew", bad.shown or bad.data[:200])

    def _check_reply(self, bad: Bad, news: Heard) -> None:
        if news.type != "failed":
            self.judge.hold(f"{bad.kind}: it was {news.type}", bad.shown or bad.data[:300])
        elif self.judge.judge_faults(bad.kind, news.faults):
            self.judge.count("refused by a message")
        if bad.id >= 0 and news.id != bad.id:
            shown = (news.id, bad.id, bad.shown or bad.data[:200])
            self.judge.hold(f"{bad.kind}: the refusal names another number", shown)

    def _check_end(self, bad: Bad, code: int, refused: int, byes: int) -> None:
        if code not in bad.codes:
            self.judge.hold(
                f"{bad.kind}: the socket ended with {code}", bad.shown or bad.data[:200]
            )
        elif byes != bad.bye:
            self.judge.hold(
                f"{bad.kind}: {byes} farewells before the end", bad.shown or bad.data[:200]
            )
        elif not bad.count - LOOK < refused + (bad.count == 1) <= bad.count:
            self.judge.hold(
                f"{bad.kind}: {refused} refusals before the end", bad.shown or bad.data[:200]
            )
        else:
            self.judge.count("refused by the end of a socket")

    async def _look(self) -> None:
        """Ask for something that is given; whatever replies before are too many."""
        wire = await self._open()
        if wire is None:
            return
        wire.pipe.send(frame(commands.encoded({"type": "older", "id": 9**9, "before": 0})))
        try:
            async with asyncio.timeout(PATIENCE):
                if await self._goes_on(wire):
                    return
        except TimeoutError:
            pass
        self.judge.hold("a socket does not go on after bad commands")
        self._drop()

    async def _goes_on(self, wire: Wire) -> bool:
        while (got := await wire.next()) is not None and got.kind != CLOSE:
            news = HEARD.decode(got.data)
            if news.type == "older-lines" and news.id == 9**9:
                return True
            if news.type in REPLIES or news.type == "welcome":
                self.judge.hold(f"one reply too many: {news.type}", got.data)
        return False

    def _drop(self) -> None:
        if self._wire is not None:
            self._wire.pipe.close()
            self._wire = None
