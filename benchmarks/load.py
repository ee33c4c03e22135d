"""Load: many tables of three connections on one server, and how long an answer takes to arrive.

Each table has two people and a spectator; one of the people answers every so often. What is
measured is the time from an answer sent to the moment at which the last of the three connections
has received what became of it. The server is a process of its own, so are the clients; after the
play it is killed, started again, and all clients come back at once.

Without a game all games are played on one server, one after the other and that several times, to
compare what they take: the processor time of an answer, and the memory of a table.

    python benchmarks/load.py
    python benchmarks/load.py --tables 40 --seconds 4 --rounds 7
    python benchmarks/load.py --game GAME --option NAME=VALUE --tables 300 --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from gorin.content.boxes import boxes, find_box
from gorin.content.desk.options import FLAG, typed_options
from gorin.kernel.domain import Domain, Form

ASK = "ask"
"""The setting by which a person is asked."""
EVERY = 2.0
"""Seconds between two answers at one table."""
OFTEN = 0.5
"""Seconds between two answers at one table where games are compared."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED, KIND, SHORT = 0x80, 0x80, 0x0F, 126
"""Kinds of the frames of sockets (RFC 6455), and the masks of their first two bytes."""


TRIES = 60
"""The answers that are tried to a question: of what is put together rules forbid some."""
DOMAINS: Any = reduce(or_, Domain.__subclasses__())
"""All kinds of answers that are put together, as they come over the wire."""


class Question(Struct, frozen=True):
    """The parts of a question that matter here."""

    serial: int
    options: list[dict[str, Any]] = []
    domain: Any = None

    def answer(self, below: Callable[[int], int]) -> object:
        """Return any answer."""
        if self.options:
            return self.options[below(len(self.options))]["key"]
        answer: object = domain_of(self.domain).sample(below)
        return answer


def domain_of(plain: Mapping[str, Any]) -> Domain:
    """Return the domain that came over the wire; the parts of a form are domains too."""
    if plain["type"] == Form.__name__:
        return Form(tuple((name, domain_of(part)) for name, part in plain["parts"]))
    domain: Domain = msgspec.convert(plain, DOMAINS)
    return domain


class Sight(Struct, frozen=True):
    """The parts of a sight that matter here."""

    number: int
    questions: list[Question]
    outcome: Any


class News(Struct, frozen=True):
    """The parts of news that matter here; the rest is not even read."""

    type: str
    sight: Sight | None = None
    faults: Any = None


NEWS = msgspec.json.Decoder(News)


class Socket(asyncio.Protocol):
    """A socket that does what a browser must, and no more: it shares two cores with the server.

    Attributes:
        heard: takes each message.
        end: how the connection ended, empty as long as it stands.
    """

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self._transport: asyncio.Transport | None = None
        self.end = ""
        self._data = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note where to write to."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that nothing more comes."""
        self.end = f"{self.end} lost: {exc!r}"

    def ask(self, address: str, path: str, cookie: str) -> None:
        """Ask for a socket."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {address}",
            f"Origin: http://{address}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        self._write("\r\n".join((*lines, "", "")).encode())

    def close(self) -> None:
        """End the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a message of at most 64 kB; clients have to mask what they send."""
        mask = os.urandom(4)
        masked = bytes(one ^ mask[at % 4] for at, one in enumerate(text))
        size = len(text)
        length = bytes((MASKED | size,)) if size < SHORT else bytes((MASKED | SHORT,))
        more = b"" if size < SHORT else size.to_bytes(2)
        self._write(bytes((FINAL | kind,)) + length + more + mask + masked)

    def _write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, as far as it is whole."""
        self._data += data
        if not self._is_open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._is_open, self._data = True, rest
        while self._take():
            pass

    def _take(self) -> bool:
        """Take a frame; return whether one was whole."""
        data, start = self._data, 2
        if len(data) < start:
            return False
        length = data[1]
        if length >= SHORT:
            start = 4 if length == SHORT else 10
            if len(data) < start:
                return False
            length = int.from_bytes(data[2:start])
        if len(data) < start + length:
            return False
        kind, self._data = data[0] & KIND, data[start + length :]
        if kind == TEXT:
            self.heard(data[start : start + length])
        elif kind == PING:
            self.send(data[start : start + length], PONG)
        elif kind == CLOSE:
            self.end = f"closed: {data[start : start + length]!r}"
        return True


class Client:
    """One connection: what it was told last, and how to answer."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.socket: Socket | None = None
        self.questions: list[Question] = []
        self.number = -1
        self.heard = asyncio.Event()
        self.welcome = asyncio.Event()
        self.asked = 0
        self.over = False
        self.failures: list[Any] = []

    async def come(self, address: str, table: str) -> None:
        """Connect and wait for the welcome."""
        host, _, port = address.partition(":")
        self.welcome.clear()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(self._take), host, int(port))
        self.socket = socket
        socket.ask(address, f"/api/tables/{table}/socket", self.cookie)
        async with asyncio.timeout(60):
            await self.welcome.wait()

    def _take(self, text: bytes) -> None:
        news = NEWS.decode(text)
        if news.type == "failed":
            self.failures.append(news.faults)
            self.heard.set()
        if news.sight is not None:
            self.questions = news.sight.questions
            self.number = news.sight.number
            self.over = news.sight.outcome is not None
            self.heard.set()
        if news.type == "welcome":
            self.welcome.set()

    async def is_past(self, number: int, refused: int) -> bool:
        """Wait until it knows of moments after one, or more of it is refused; return whether past.

        Raises:
            TimeoutError: neither comes within half a minute.
        """
        async with asyncio.timeout(30):
            while self.number <= number:
                if len(self.failures) > refused:
                    return False
                self.heard.clear()
                await self.heard.wait()
        return True

    @property
    def stands(self) -> str:
        """The state of the game, for whoever wonders why nothing comes."""
        end = "" if self.socket is None else self.socket.end
        open_ = [question.serial for question in self.questions]
        return f"number {self.number}, asked {open_}, refused {self.failures[-1:]}, socket {end!r}"

    def send(self, **command: Any) -> None:
        """Send a command."""
        assert self.socket is not None
        self.asked += 1
        self.socket.send(msgspec.json.encode({"id": self.asked, **command}))


class Table:
    """One table with its three clients."""

    def __init__(self, id: str, clients: Sequence[Client]) -> None:
        self.id = id
        self.clients = tuple(clients)

    async def answer(self, below: random.Random) -> float | None:
        """Answer an open question; return the seconds until all clients know, None if over."""
        asked = next((client for client in self.clients if client.questions), None)
        if asked is None or asked.over:
            return None
        question = asked.questions[0]
        before = max(client.number for client in self.clients)
        for _ in range(TRIES):
            refused = len(asked.failures)
            answer = question.answer(below.randrange)
            begun = time.perf_counter()
            asked.send(type="answer", serial=question.serial, answer=answer)
            if await asked.is_past(before, refused):
                await all_past(self.clients, before)
                return time.perf_counter() - begun
        raise TimeoutError(f"{TRIES} answers are refused: {asked.stands}")


async def all_past(clients: Sequence[Client], number: int) -> None:
    """Wait until clients know of moments after this one, for half a minute at most.

    Whoever plays on all the time is broken off here: `asyncio.wait_for` forgets that if it comes
    when all know already, up to Python 3.11.

    Raises:
        TimeoutError: one of them does not know.
    """
    async with asyncio.timeout(30):
        await asyncio.gather(*(_past(client, number) for client in clients))


async def _past(client: Client, number: int) -> None:
    while client.number <= number:
        client.heard.clear()
        await client.heard.wait()


class Server:
    """`gorin serve` as a process of its own; `said` is the file for what it says of trouble."""

    def __init__(self, folder: Path, database: str | None, said: Path | None = None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.folder = folder
        self.database = database
        self.said = said
        self.settings: Mapping[str, str] = UNLIMITED
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start and wait until it accepts requests; return the seconds that took."""
        begun = time.perf_counter()
        command = [sys.executable, "-m", "gorin", "serve", "--no-open", "--port", str(self.port)]
        if self.database:
            command += ["--database", self.database]
        with Path(self.said or os.devnull).open("ab") as said:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "GORIN_HOME": str(self.folder), **self.settings},
                stdout=subprocess.DEVNULL,
                stderr=None if self.said is None else said,
            )
        while True:
            try:
                if httpx.get(f"http://{self.address}/health").status_code == 200:
                    return time.perf_counter() - begun
            except httpx.TransportError:
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill without warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def memory(self) -> float:
        """Return the resident memory in MB."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def processor(self) -> float:
        """Return the seconds of processor time used so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


UNLIMITED = {
    f"GORIN_WEB_{name}": "1000000"
    for name in ("REQUESTS", "REQUESTS_BURST", "GUESTS", "INVITATIONS", "OPEN_TABLES")
}
"""All clients come from one address here, which the limits of a server are there to stop."""


async def guest(address: str) -> httpx.AsyncClient:
    """Return a client with the cookie of a new guest."""
    origin = f"http://{address}"
    client = httpx.AsyncClient(base_url=origin, headers={"Origin": origin}, timeout=60)
    (await client.get("/api/hello")).raise_for_status()
    return client


def _cookie(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def open_table(address: str, number: int, chosen: Mapping[str, Any]) -> Table:
    """Open a table of two people and a spectator and begin its match."""
    people = [await guest(address) for _ in range(3)]
    host = people[0]
    terms = {"seats": 2, "chosen": chosen, "undo": "none"}
    reply = await host.post("/api/tables", json={"terms": terms, "name": f"Host {number}"})
    if reply.is_error:
        raise SystemExit(reply.text)
    id = reply.json()["id"]
    for person, role in zip(people, ("player", "player", "spectator"), strict=True):
        invitation = ""
        if person is not host:
            invited = await host.post(f"/api/tables/{id}/invitations", json={"role": role})
            invitation = invited.json()["link"].rpartition("/")[2]
        body = {"role": role, "name": f"{role} {number}", "invitation": invitation}
        (await person.post(f"/api/tables/{id}/enter", json=body)).raise_for_status()
    clients = [Client(_cookie(person)) for person in people]
    for client in clients:
        await client.come(address, id)
    for client in clients[:2]:
        client.send(type="stops", stops={"stops": "all", "choices": asked_all(chosen["game"])})
    clients[0].send(type="begin")
    await all_past(clients, -1)
    for person in people:
        await person.aclose()
    return Table(id, clients)


def asked_all(game: str) -> dict[str, str]:
    """Return the settings by which a person leaves nothing to the table, as far as there are."""
    choices = find_box(game).customs.choices
    return {each.id: ASK for each in choices if ASK in dict(each.values)}


async def play(tables: Sequence[Table], seconds: float, every: float = EVERY) -> list[float]:
    """Let every table answer every so many seconds; return all times in seconds."""
    below = random.Random(1)
    times: list[float] = []
    ends = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        await asyncio.sleep(below.random() * every)
        while time.perf_counter() < ends:
            begun = time.perf_counter()
            took = await table.answer(below)
            if took is None:
                return
            times.append(took)
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))

    await asyncio.gather(*(one(table) for table in tables))
    return times


async def come_back(address: str, tables: Sequence[Table], over: float) -> list[float]:
    """Let all clients connect again within `over` seconds; return the time to each welcome."""
    below = random.Random(2)
    times: list[float] = []

    async def one(table: Table) -> None:
        await asyncio.sleep(below.random() * over)
        for client in table.clients:
            begun = time.perf_counter()
            await client.come(address, table.id)
            times.append(time.perf_counter() - begun)

    await asyncio.gather(*(one(table) for table in tables))
    return times


def part(times: Sequence[float], share: float) -> float:
    """Return a quantile in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(name: str, times: Sequence[float]) -> None:
    """Print how times are spread."""
    print(
        f"{name}: {len(times)} times, median {1000 * statistics.median(times):.1f} ms, "
        f"p95 {part(times, 0.95):.1f} ms, p99 {part(times, 0.99):.1f} ms, "
        f"longest {1000 * max(times):.1f} ms"
    )


async def measure(server: Server, count: int, seconds: float, chosen: Mapping[str, Any]) -> None:
    """Run all of it and print the figures."""
    took = server.start()
    print(f"accepts requests after {took:.2f} s, processor time {server.processor():.2f} s")
    empty = server.memory()
    tables = [await open_table(server.address, number, chosen) for number in range(count)]
    opened = server.memory()
    print(f"memory: {empty:.0f} MB empty, {opened:.0f} MB with {count} tables")
    begun = server.processor()
    times = await play(tables, seconds)
    spent = server.processor() - begun
    report(f"{count} tables, {count / EVERY:.0f} answers/s asked, answer to last observer", times)
    print(f"answers carried out: {len(times) / seconds:.0f}/s")
    print(f"processor time of the server: {1000 * spent / len(times):.2f} ms an answer")
    used = (server.memory() - empty) / count
    print(f"memory for each table, three connections included: {1024 * used:.0f} kB")
    failures = [fault for table in tables for client in table.clients for fault in client.failures]
    print(f"commands refused: {len(failures)} {failures[:1]}")
    server.kill()
    took, begun = server.start(), server.processor()
    print(f"after a kill it accepts requests again in {took:.2f} s, processor time {begun:.2f} s")
    report("first welcome after the kill", await come_back(server.address, tables, 5.0))
    spent = (server.processor() - begun) / count
    print(f"processor time of the server for each table that came back: {1000 * spent:.1f} ms")


class Share:
    """The share of one game in what a server takes that serves all games.

    Attributes:
        game: its id.
        spent: milliseconds of processor time an answer, in each round.
        grown: MB by which the server grew for its tables.
        opened: how many tables were opened.
        answers: how many answers were carried out.
        refused: how many were refused.
    """

    def __init__(self, server: Server, game: str) -> None:
        self.game = game
        self.spent: list[float] = []
        self.grown = 0.0
        self.opened = self.answers = self.refused = 0
        self._server = server
        self._tables: list[Table] = []

    async def open(self, count: int) -> None:
        """Open tables until there are so many at which a match runs."""
        chosen, before = {"game": self.game, "options": {}}, self._server.memory()
        self._tables = [table for table in self._tables if not table.clients[0].over]
        while len(self._tables) < count:
            self._tables.append(await open_table(self._server.address, self.opened, chosen))
            self.opened += 1
        self.grown += self._server.memory() - before

    async def round(self, seconds: float) -> None:
        """Play for a while, and note what it takes."""
        clients = [client for table in self._tables for client in table.clients]
        before = sum(len(client.failures) for client in clients)
        memory, begun = self._server.memory(), self._server.processor()
        times = await play(self._tables, seconds, OFTEN)
        self.spent.append(1000 * (self._server.processor() - begun) / len(times))
        self.grown += self._server.memory() - memory
        self.answers += len(times)
        self.refused += sum(len(client.failures) for client in clients) - before

    def told(self, units: Sequence[float]) -> str:
        """Return a line of figures; `units` are the times of an answer to compare with.

        A machine is quicker in one round than in another, so each is compared with its own.
        """
        median = statistics.median(self.spent)
        spread = f"{min(self.spent):.2f} to {max(self.spent):.2f}"
        ratios = [one / unit for one, unit in zip(self.spent, units, strict=True)]
        return (
            f"{self.game}: {median:.2f} ms an answer ({spread}), "
            f"{statistics.median(ratios):.2f} times; "
            f"{1024 * self.grown / self.opened:.0f} kB a table; "
            f"{self.answers} answers at {self.opened} tables, {self.refused} refused"
        )


async def compare(server: Server, count: int, seconds: float, rounds: int) -> None:
    """Play all games on one server and print what each takes, beside the first of them."""
    server.start()
    shares = [Share(server, box.id) for box in boxes()]
    for share in shares:
        # What a game loads when it is played first is of no table.
        first = Share(server, share.game)
        await first.open(2)
        await first.round(2.0)
    for share in shares:
        await share.open(count)
    for _ in range(rounds):
        for share in shares:
            await share.open(count)
            await share.round(seconds)
    print(f"{count} tables of each game, {rounds} rounds of {seconds:.0f} s; median of rounds")
    for share in shares:
        print(share.told(shares[0].spent))


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, help="300 of one game, 40 of each of all")
    parser.add_argument("--seconds", type=float, help="30 of one game, 4 of each in a round of all")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of all games")
    parser.add_argument("--database", default=None)
    parser.add_argument("--game", choices=[box.id for box in boxes()], help="this game alone")
    parser.add_argument(FLAG, metavar="NAME=VALUE", action="append", default=[])
    asked = parser.parse_args()
    if asked.option and asked.game is None:
        parser.error(f"{FLAG} needs --game")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), asked.database)
        if asked.game is None:
            work = compare(server, asked.tables or 40, asked.seconds or 4, asked.rounds)
        else:
            chosen = {"game": asked.game, "options": typed_options(asked.game, asked.option)}
            work = measure(server, asked.tables or 300, asked.seconds or 30, chosen)
        try:
            asyncio.run(work)
        finally:
            if server.process is not None:
                server.kill()


if __name__ == "__main__":
    main()
