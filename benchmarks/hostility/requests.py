"""Bad requests over HTTP, and bad handshakes of sockets."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from benchmarks.hostility.commands import WRONG
from benchmarks.hostility.judging import Judge
from benchmarks.hostility.pace import Pace
from benchmarks.hostility.wire import (
    CLOSE,
    HANDSHAKE,
    KEY,
    Asker,
    Reply,
    handshake,
    opened,
    request,
)
from benchmarks.load import TEXT

MOST_BODY = 256 * 1024
"""Bytes of a request, as the server has it unless its host says otherwise."""
REFUSING = frozenset((400, 403, 404, 405, 409, 413, 429))
"""Statuses of a refused request, as docs/protocol.md has them."""
BELOW = REFUSING | {408, 411, 414, 426, 431, 501, 505}
"""Statuses that may answer something that is no request."""
HANDSHAKES = 0.12
"""The share of handshakes of sockets in what is sent."""
BLANK = "a" * 26


@dataclass(frozen=True)
class Place:
    """A place to ask at: the server, the one who asks, and tables there are."""

    address: str
    cookie: str
    gathering: str
    running: str
    foreign: str

    @property
    def headers(self) -> dict[str, str]:
        """The headers that a browser on a page of the server sends."""
        return {"Host": self.address, "Origin": f"http://{self.address}", "Cookie": self.cookie}


@dataclass(frozen=True)
class Asked:
    """A bad request; `is_one` unless what is sent is no request of HTTP at all."""

    kind: str
    data: bytes
    is_one: bool = True
    statuses: frozenset[int] = REFUSING
    ends: bool = False


def bodies(place: Place) -> tuple[tuple[str, str, dict[str, Any]], ...]:
    """Return what can be asked with a body, and a body that can be read for each."""
    return (
        ("POST", "/api/tables", {"terms": {"seats": 2}, "name": "Ana", "bots": ["", "easy"]}),
        ("POST", f"/api/tables/{place.gathering}/enter", {"role": "player", "name": "Ana"}),
        ("POST", f"/api/tables/{place.running}/invitations", {"role": "player"}),
        ("PATCH", "/api/me", {"name": "Ana", "settings": {"a": 1}}),
        ("POST", "/api/me/decks", {"name": "a", "text": "b", "game": "tomb-raider", "id": "c"}),
        ("POST", "/api/me/levels", {"name": "a", "text": "b", "game": "tomb-raider", "id": "c"}),
        ("POST", "/api/decks/check", {"game": "tomb-raider", "text": "1 Pit Trap", "wishes": {}}),
        ("POST", "/api/decks/convert", {"game": "tomb-raider", "text": "1 Pit", "to": "list"}),
        ("POST", "/api/boards/check", {"game": "tomb-raider", "text": "a = 1", "seats": 2}),
        ("POST", "/api/boards/new", {"game": "tomb-raider", "wanted": {}, "language": "en"}),
        ("POST", "/api/replays", {"text": "{}"}),
        ("POST", "/api/login", {"name": "ana", "password": "a password"}),
        ("POST", "/api/account", {"name": "ana", "password": "a password"}),
        ("PATCH", "/api/account", {"password": "a password", "wanted": "another one"}),
        ("POST", f"/api/resume/{BLANK}", {"leaving": "Ana"}),
    )


WHO = ("/api/tables", "/api/me", "/api/me/decks", "/api/me/levels", "/api/account")
"""Addresses that only those may ask who are known."""


def _body(place: Place, below: random.Random) -> tuple[str, str, dict[str, Any]]:
    return below.choice(bodies(place))


def _sent(
    kind: str, place: Place, method: str, path: str, body: bytes | None, **other: str
) -> Asked:
    headers = {**place.headers, **{name.replace("_", "-"): each for name, each in other.items()}}
    return Asked(kind, request(method, path, headers, body))


def _encoded(body: object) -> bytes:
    return msgspec.json.encode(body)


# -- bodies that are none ------------------------------------------------------------------


def _no_json(place: Place, below: random.Random) -> Asked:
    method, path, body = _body(place, below)
    text = _encoded(body)
    cut = text[: below.randrange(len(text))]
    rubbish = (b"", cut, cut + b"\x00", b"\xff\xfe" + cut, text + b"}", b"nul", b"\xef\xbb\xbf")
    return _sent("no JSON", place, method, path, below.choice(rubbish))


def _no_object(place: Place, below: random.Random) -> Asked:
    method, path, _ = _body(place, below)
    text = below.choice((b"[]", b"1", b'"a"', b"null", b"true", b"[{}]", b"[" * 5000 + b"]" * 5000))
    return _sent("no object", place, method, path, text)


def _wrong_field(place: Place, below: random.Random) -> Asked:
    method, path, body = _body(place, below)
    name = below.choice(sorted(body))
    wrong = below.choice([None, 1.5, -(10**30), ["\x00", {}], [[["a"]]], "a\x00b"])
    if name == "settings" and wrong is None:
        wrong = 1.5
    if path == "/api/me" and name == "name" and wrong is None:
        wrong = 1.5
    return _sent("field of a wrong type", place, method, path, _encoded({**body, name: wrong}))


def _unknown_field(place: Place, below: random.Random) -> Asked:
    method, path, body = _body(place, below)
    name = below.choice(("zq", "__class__", "", "x" * 5000, "\x00"))
    text = _encoded({**body, name: below.choice(WRONG)})
    return _sent("unknown field", place, method, path, text)


def _deep(place: Place, below: random.Random) -> Asked:
    method, path, body = _body(place, below)
    deep = below.choice((40, 900, 5000, 60_000))
    text = _encoded({**body, "zq": 0}).replace(b'"zq":0', b'"zq":' + b"[" * deep + b"]" * deep)
    return _sent("deep nesting", place, method, path, text)


def _endless(place: Place, below: random.Random) -> Asked:
    method, path, body = _body(place, below)
    number = below.choice((b"1e999", b"9" * 5000, b"-" + b"9" * 40, b"NaN", b"1" + b"0" * 308))
    name = below.choice(sorted(body)).encode()
    text = _encoded({**body, name.decode(): 0}).replace(
        b'"%s":0' % name, b'"%s":%s' % (name, number)
    )
    return _sent("endless number", place, method, path, text)


def _large(place: Place, below: random.Random) -> Asked:
    method, path, body = _body(place, below)
    most = 6_000_000 if path == "/api/replays" else MOST_BODY
    text = _encoded({**body, "zq": "x" * (most + below.randrange(1, 200_000))})
    request = _sent("body too long", place, method, path, text)
    return Asked(request.kind, request.data, statuses=frozenset((413,)), ends=True)


# -- who asks, and where -------------------------------------------------------------------


def _foreign(place: Place, below: random.Random) -> Asked:
    method, path, body = _body(place, below)
    other = f"ftp://{place.address}"
    origin = below.choice(("http://evil.example", "null", other, "http://localhost:1", "zq", ""))
    request = _sent("foreign origin", place, method, path, _encoded(body), Origin=origin)
    return Asked(request.kind, request.data, statuses=frozenset((403,)))


def _strange_host(place: Place, below: random.Random) -> Asked:
    method, path, body = _body(place, below)
    host = below.choice(("evil.example", "", "a b", "[::1", "localhost.evil.example", "x" * 3000))
    request = _sent("unknown host", place, method, path, _encoded(body), Host=host)
    return Asked(request.kind, request.data, statuses=frozenset((400,)))


def _nobody(place: Place, below: random.Random) -> Asked:
    method, path, body = below.choice([each for each in bodies(place) if each[1] in WHO])
    token = below.choice(("", "gorin=", "gorin=zq", "gorin=" + "x" * 4000, "gorin=\xff", "a;;=b"))
    request = _sent("wrong cookie", place, method, path, _encoded(body), Cookie=token)
    return Asked(request.kind, request.data, statuses=frozenset((403,)))


def _nowhere(place: Place, below: random.Random) -> Asked:
    path = below.choice(
        (
            "/api/zq", "/api/tables/zq", f"/api/tables/{BLANK}", "/api/tables/" + "x" * 9000,
            "/api/tables/%00", "/api/tables/%ff%fe/journal", "/api/cards/zq", "/api/rules/zq",
            "/api/decks/zq", "/api/decks/tomb-raider/zq", "/api/decks/tomb-raider/%2e%2e%2fzq",
            "/api/boards/tomb-raider/zq", "/api/boards/tomb-raider/..%2f..%2fzq",
            "/api/boards/magic/zq", "/api/text/zq.ftl", "/api/text/en/zq.ftl",
            "/api/replays/zq/head", "/api/replays/file-zq/steps", "/api/search/zq",
            "/assets/../../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%00", "//zq", "/api/",
            f"/api/invitations/{BLANK}", "/api/invitations/zq.zq.zq", f"/api/resume/{BLANK}",
            "/api/resume/%f0%9f%98%80", f"/api/tables/{place.running}/verify",
            f"/api/tables/{place.running}/journal", f"/api/replays/{place.running}/chances",
            f"/api/replays/{place.running}/verify",
            f"/api/replays/{place.running}/steps?first=-1",
            f"/api/replays/{place.running}/steps?first=99999999999999999999",
            f"/api/replays/{place.running}/steps?view=all",
            "/api/boards/tomb-raider/atlantis?seats=zq",

            f"/api/replays/{place.running}/steps?view=seat9999999",
        )
    )  # fmt: skip
    return _sent("nothing there", place, "GET", path, None)


def _otherwise(place: Place, below: random.Random) -> Asked:
    method = below.choice(("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "ZQ"))
    path = below.choice(("/api/hello", "/api/tables", "/health", "/api/decks/check", "/metrics"))
    return _sent("other method", place, method, path, b"")


def _not_mine(place: Place, below: random.Random) -> Asked:
    """Return a request that only somebody else may send, or nobody now."""
    method, path, body = below.choice(
        (
            ("POST", f"/api/tables/{place.foreign}/invitations", {"role": "player"}),
            ("POST", f"/api/tables/{place.foreign}/enter", {"role": "player"}),
            ("POST", f"/api/tables/{place.foreign}/enter", {"role": "referee"}),
            ("POST", f"/api/tables/{place.foreign}/enter", {"role": "caster", "invitation": "zq"}),
            ("POST", f"/api/tables/{place.running}/leave", None),
            ("DELETE", "/api/me/decks/zq", None),
            ("DELETE", "/api/me/levels/" + "x" * 500, None),
            ("PATCH", "/api/account", {"password": "zqzqzqzq", "wanted": "zqzqzqzqzq"}),
            ("POST", "/api/account/close", {"name": "zq", "password": "zqzqzqzq"}),
            ("POST", "/api/account", {"name": "ana", "password": "zq"}),
            ("POST", "/api/tables", {"terms": {"seats": 99}}),
            ("POST", "/api/tables", {"terms": {"seats": -1, "grace": -1, "delay": 10**9}}),
            ("POST", "/api/tables", {"terms": {"chosen": {"game": "zq"}}}),
            ("POST", "/api/tables", {"terms": {"chosen": {"options": {"zq": 1}}}}),
            ("POST", "/api/tables", {"terms": {"seats": 2}, "begin": True}),
            ("POST", "/api/tables", {"terms": {"seats": 2}, "bots": ["zq"] * 9}),
            ("POST", "/api/tables", {"terms": {"seats": 2}, "decks": ["zq"] * 2}),
        )
    )
    text = None if body is None else _encoded(body)
    return _sent("not allowed", place, method, path, text)


# -- what is no request --------------------------------------------------------------------


def _no_request(place: Place, below: random.Random) -> Asked:
    host = f"Host: {place.address}"
    origin = f"Origin: http://{place.address}"
    post = f"POST /api/decks/check HTTP/1.1\r\n{host}\r\n{origin}\r\n"
    text = below.choice(
        (
            "zq\r\n\r\n", "\x00\x01\x02\r\n\r\n", "GET\r\n\r\n",
            "GET /health HTTP/1.1\r\n\r\n", f"GET /health HTTP/1.1\r\n{host}\r\n{host}\r\n\r\n",
            f"G\xc9T / HTTP/1.1\r\n{host}\r\n\r\n", f"GET /\x00 HTTP/1.1\r\n{host}\r\n\r\n",
            f"GET /health HTTP/1.1\r\n{host}\r\nzq\r\n\r\n",
            f"GET /health HTTP/1.1\r\n{host}\r\nz q: 1\r\n\r\n",
            f"GET /health HTTP/1.1\r\n{host}\r\na: b\x00c\r\n\r\n",
            f"GET /health HTTP/1.1\r\n{host}\r\nx: {'y' * 400_000}\r\n\r\n",
            f"GET /{'y' * 400_000} HTTP/1.1\r\n{host}\r\n\r\n",
            f"{post}Content-Length: -1\r\n\r\n", f"{post}Content-Length: zq\r\n\r\n",
            f"{post}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
            f"{post}Transfer-Encoding: zq\r\n\r\n", f"{post}Content-Length: {'9' * 50}\r\n\r\n",
            f"{post}Transfer-Encoding: chunked\r\n\r\nzq\r\n\r\n",
            f"{post}Transfer-Encoding: chunked\r\n\r\n-5\r\nabc\r\n",
            f"{post}Transfer-Encoding: chunked\r\n\r\n{'f' * 40}\r\nabc\r\n",
            "PRI * HTTP/2.0\r\n\r\n",
            "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        )
    )  # fmt: skip
    return Asked("no request", text.encode("latin-1"), is_one=False, statuses=BELOW, ends=True)


Maker: TypeAlias = Callable[[Place, random.Random], Asked]
MAKERS: tuple[Maker, ...] = (
    _no_json, _no_object, _wrong_field, _unknown_field, _deep, _endless, _foreign, _strange_host,
    _nobody, _nowhere, _otherwise, _not_mine, _no_request,
)  # fmt: skip
LARGE = 0.005
"""The share of requests that are too long: each sends a quarter of a megabyte."""


async def send_bad(
    place: Place, judge: Judge, below: random.Random, pace: Pace, count: int
) -> None:
    """Send bad requests, each after the answer to the one before."""
    asker = Asker(place.address)
    for _ in range(count):
        await pace.turn()
        if below.random() < HANDSHAKES:
            await _shake(place, judge, below)
            continue
        make = _large if below.random() < LARGE else below.choice(MAKERS)
        bad = make(place, below)
        judge.count("requests over HTTP")
        try:
            judge_reply(judge, bad, await asker.ask(bad.data, ends=bad.ends))
            if asker.surplus:
                judge.hold(f"{bad.kind} (HTTP): one answer too many", (bad.data, asker.surplus))
        except (TimeoutError, OSError) as error:
            judge.hold(f"{bad.kind} (HTTP): no reply: {error!r}", bad.data[:300])
            asker.close()
    asker.close()


def judge_reply(judge: Judge, bad: Asked, reply: Reply) -> None:
    """Judge the answer to a bad request: one refusal that can be read."""
    kind = f"{bad.kind} (HTTP)"
    if reply.status not in bad.statuses:
        shown = (bad.data[:300], reply.body[:300])
        judge.hold(f"{kind}: answered with {reply.status}", shown)
    elif judge.judge_json(kind, reply.body):
        judge.count("refused by a message")


# -- handshakes ----------------------------------------------------------------------------


async def _shake(place: Place, judge: Judge, below: random.Random) -> None:
    judge.count("handshakes of sockets")
    kind, data, statuses = _bad_handshake(place, below)
    try:
        wire = await opened(place.address, data)
    except (TimeoutError, OSError) as error:
        judge.hold(f"{kind}: no answer to a handshake: {error!r}", data)
        return
    status = wire.reply.status
    if status != 101:
        if status not in statuses:
            judge.hold(f"{kind}: a handshake was answered with {status}", wire.reply.body)
        else:
            judge.count("refused by the answer to a handshake")
        wire.pipe.close()
        return
    byes = 0
    try:
        while (got := await wire.next()) is not None and got.kind == TEXT:
            news = msgspec.json.decode(got.data)
            if news["type"] == "bye":
                byes += 1
                judge.judge_message(kind, news["reason"])
            else:
                judge.hold(f"{kind}: a socket was opened and told something", got.data)
    except TimeoutError:
        judge.hold(f"{kind}: a socket was opened and stays")
        got = None
    is_ended = got is not None and got.kind == CLOSE and got.code == 1008
    if byes != 1 or not is_ended or 101 not in statuses:
        judge.hold(f"{kind}: {byes} farewells, and the end {got}")
    else:
        judge.count("refused by the end of a socket")
    wire.pipe.close()


def _bad_handshake(place: Place, below: random.Random) -> tuple[str, bytes, frozenset[int]]:
    """Return a handshake that lets nobody in, and what it may be answered with."""
    path = f"/api/tables/{place.running}/socket"
    a, refused, ended = place.address, frozenset((403,)), frozenset((101,))
    unfit = frozenset((400, 426))
    handshakes: tuple[tuple[str, bytes, frozenset[int]], ...] = (
        ("socket without a cookie", handshake(a, path, "", Cookie=None), ended),
        ("socket of nobody", handshake(a, path, "gorin=" + "z" * 32), ended),
        ("foreign socket", handshake(a, path, place.cookie, Origin="http://evil.example"), refused),
        ("socket of null", handshake(a, path, place.cookie, Origin="null"), refused),
        (
            "socket of a strange host",
            handshake(a, path, place.cookie, Host="evil.example"),
            refused,
        ),
        ("no table", handshake(a, f"/api/tables/{BLANK}/socket", place.cookie), ended),
        ("table with signs", handshake(a, "/api/tables/%00%ff/socket", place.cookie), ended),
        ("not entered", handshake(a, f"/api/tables/{place.foreign}/socket", place.cookie), ended),
        ("socket elsewhere", handshake(a, "/api/hello", place.cookie), refused),
        ("socket nowhere", handshake(a, "/zq", place.cookie), refused),
        ("without a key", handshake(a, path, place.cookie, Sec_WebSocket_Key=None), unfit),
        ("bad key", handshake(a, path, place.cookie, Sec_WebSocket_Key="zq"), unfit),
        ("old version", handshake(a, path, place.cookie, Sec_WebSocket_Version="8"), unfit),
        ("no version", handshake(a, path, place.cookie, Sec_WebSocket_Version=None), unfit),
        ("post for a socket", _post_for(place, path), frozenset((400, 404, 405, 426))),
        ("half a handshake", handshake(a, path, place.cookie, Upgrade=None), frozenset((400, 404))),
    )
    return below.choice(handshakes)


def _post_for(place: Place, path: str) -> bytes:
    headers: Mapping[str, str] = {**place.headers, **HANDSHAKE, "Sec-WebSocket-Key": KEY}
    return request("POST", path, headers, b"")
