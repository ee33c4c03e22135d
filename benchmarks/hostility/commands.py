"""Bad commands over the sockets of tables: what is no command, and what nobody may do now.

Everything here has to be refused, by exactly one `failed` that names its number, or by the end of
the socket with a code that the protocol knows.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import msgspec
from benchmarks.hostility.wire import BINARY, CLOSE, CONTINUED, frame
from benchmarks.load import PING, PONG, TEXT, Client

Role: TypeAlias = Literal["host", "player", "watcher", "alone"]
"""The sender: the host of a match that runs, another player there, somebody who watches, or the
host of a table at which nobody else is yet.
"""
Wish: TypeAlias = dict[str, Any]

MOST_MESSAGE = 64 * 1024
"""Bytes of a message, as the server has it unless its host says otherwise."""
UNFIT, LARGE, NO_TEXT, POLICY = 1002, 1009, 1007, 1008
"""Codes of sockets that end: a frame that is none, too much, no UTF-8, what is not allowed."""
STRIKES = 100
"""The messages in a row that are no commands after which a socket is closed."""

VALID: Mapping[str, Wish] = {
    "answer": {"serial": 3, "answer": "pass"},
    "act": {"kind": "concede", "data": None},
    "why-not": {"attempt": "move:B4"},
    "attempts": {},
    "older": {"before": 9},
    "speak": {"text": "hello", "channel": "table"},
    "rename": {"name": "Ana"},
    "sit": {"seat": 1},
    "stand": {},
    "seat-bot": {"seat": 1, "level": "easy"},
    "choose-deck": {"seat": 0, "deck": "arsenal", "text": ""},
    "stir": {"entropy": "abc"},
    "begin": {},
    "stops": {"stops": {"stops": "all", "skip": "", "choices": {}}},
    "undo": {},
    "undo-answer": {"agrees": True},
    "pause": {"on": True},
    "hold": {"seat": 1},
    "take-back": {},
    "consent": {"agrees": True},
    "moderate": {"person": 1, "act": "ban"},
    "again": {},
    "close": {},
    "resync": {},
}
"""A command of each type that can be read; whether it may be done is another thing."""

WRONG: tuple[Any, ...] = (
    None, True, -1.5, [], {}, [[]], {"a": 1}, 10**30, -(10**30), 2**53 + 2, "\x00", "a\x07b",
    ["x"] * 50, 1e300,
)  # fmt: skip
"""Values that fit next to nothing."""


@dataclass(frozen=True)
class Bad:
    """Something bad to send.

    Attributes:
        kind: what it is called.
        data: its frames.
        id: the number that the refusal has to name.
        codes: the socket has to be closed with one of these; none: it goes on.
        bye: a `bye` comes before that.
        count: the number of refusals that there must be.
        shown: what is shown of it.
    """

    kind: str
    data: bytes
    id: int = 0
    codes: frozenset[int] = frozenset()
    bye: bool = False
    count: int = 1
    shown: str = ""


def encoded(wish: object) -> bytes:
    """Return a command as JSON."""
    return msgspec.json.encode(wish)


def valid(below: random.Random, id: int) -> Wish:
    """Return a command that can be read."""
    type = below.choice(tuple(VALID))
    return {"type": type, "id": id, **VALID[type]}


# -- what is no command --------------------------------------------------------------------


def _cut(below: random.Random, id: int) -> Bad:
    text = encoded(valid(below, id))
    return Bad("JSON cut off", frame(text[: below.randrange(len(text))]))


def _rubbish(below: random.Random, id: int) -> Bad:
    signs = "".join(chr(below.choice((below.randrange(1, 128), 0x4E2D, 0x1F600))) for _ in range(9))
    return Bad("no JSON", frame(f"!{signs * below.randrange(1, 300)}".encode()))


def _no_object(below: random.Random, id: int) -> Bad:
    text = below.choice(("[]", "1", '"answer"', "null", "true", '[{"type":"begin","id":1}]'))
    return Bad("no object", frame(text.encode()))


def _no_type(below: random.Random, id: int) -> Bad:
    wish: Wish = {"id": id, **valid(below, id)}
    wish["type"] = below.choice(("", "Answer", "answer ", "__class__", "x" * 9000, *WRONG))
    if below.random() < 0.2:
        del wish["type"]
    return Bad("unknown type", frame(encoded(wish)), id)


def _wrong_field(below: random.Random, id: int) -> Bad:
    """A field of another type; every type of a field refuses what is chosen here."""
    type = below.choice([name for name, fields in VALID.items() if set(fields) - FREE])
    wish = {"type": type, "id": id, **VALID[type]}
    name = below.choice(sorted(set(VALID[type]) - FREE))
    wish[name] = below.choice([None, -1.5, [1], {"zq": 1}, 10**30, "a\x00b", 1e300])
    return Bad("field of a wrong type", frame(encoded(wish)), id)


FREE = frozenset(("answer", "data"))
"""Fields that hold anything, as far as reading goes."""


def _endless(below: random.Random, id: int) -> Bad:
    wish = valid(below, id)
    text = encoded({**wish, "zq": 0}).replace(
        b'"zq":0', b'"zq":%s' % below.choice((b"1e999", b"9" * 5000, b"-1e-99999", b"0x10", b"NaN"))
    )
    return Bad("endless number", frame(text), -1)


def _unknown_field(below: random.Random, id: int) -> Bad:
    wish = valid(below, id)
    wish[below.choice(("zq", "__dict__", "seat2", "", "x" * 3000))] = below.choice(WRONG)
    return Bad("unknown field", frame(encoded(wish)), id)


def _lacking(below: random.Random, id: int) -> Bad:
    type = below.choice([name for name, fields in VALID.items() if fields and name not in LAX])
    fields = dict(VALID[type])
    del fields[below.choice(sorted(set(fields) - {"data", "channel", "text", "deck"}))]
    return Bad("field lacking", frame(encoded({"type": type, "id": id, **fields})), id)


LAX = frozenset(("speak",))


def _deep(below: random.Random, id: int) -> Bad:
    deep = below.choice((33, 200, 2000, 30_000))
    left, right = below.choice((("[", "]"), ('{"a":', "}")))
    deep = min(deep, MOST_MESSAGE // (len(left) + 2))
    text = f'{{"type":"answer","id":{id},"serial":1,"answer":{left * deep}1{right * deep}}}'
    return Bad("deep nesting", frame(text.encode()), -1)


def _signs(below: random.Random, id: int) -> Bad:
    sign = below.choice(("\\u0000", "\\ud800", "\\u0007", "\\u001b[2J"))
    text = f'{{"type":"speak","id":{id},"text":"a{sign}b"}}'
    return Bad("control signs", frame(text.encode()), -1)


def _no_id(below: random.Random, id: int) -> Bad:
    wish = valid(below, id)
    wish["id"] = below.choice((None, "1", 1.5, [1], 2**60, -(2**60), True))
    if below.random() < 0.2:
        del wish["id"]
    return Bad("no number", frame(encoded(wish)), -1)


def _binary(below: random.Random, id: int) -> Bad:
    return Bad("binary frame", frame(encoded(valid(below, id)), BINARY))


def _pieces(below: random.Random, id: int) -> Bad:
    """A message in many frames, pings between them, that is no command when it is whole."""
    text = encoded({**valid(below, id), "zq": "x" * below.randrange(2000)})
    size = below.choice((1, 7, 500)) if len(text) < 500 else 100
    parts = [text[at : at + size] for at in range(0, len(text), size)]
    data = b""
    for at, part in enumerate(parts):
        data += frame(part, CONTINUED if at else TEXT, final=at == len(parts) - 1)
        if below.random() < 0.1:
            data += frame(b"zq", below.choice((PING, PONG)))
    return Bad("in pieces", data, id)


def _long(below: random.Random, id: int) -> Bad:
    type, name = below.choice(LONG)
    wish = {"type": type, "id": id, **VALID[type], name: "x" * below.choice((1001, 30_000, 60_000))}
    return Bad("text too long", frame(encoded(wish)), id)


LONG = (("speak", "text"), ("rename", "name"), ("stir", "entropy"), ("choose-deck", "deck"))

Maker: TypeAlias = Callable[[random.Random, int], Bad]
UNREADABLE: tuple[Maker, ...] = (
    _cut, _rubbish, _no_object, _no_type, _wrong_field, _endless, _unknown_field, _lacking, _deep,
    _signs, _no_id, _binary, _pieces, _long,
)  # fmt: skip


# -- frames that are none ------------------------------------------------------------------


def broken_frames(below: random.Random) -> Bad:
    """Return frames that end a socket."""
    text = encoded({"type": "begin", "id": 1})
    unfit = (
        ("frame without a mask", frame(text, masked=False)),
        ("reserved bits", frame(text, reserved=below.choice((0x10, 0x20, 0x40)))),
        ("reserved kind of frame", frame(text, below.choice((3, 7, 11, 15)))),
        ("long ping", frame(b"x" * 126, PING)),
        ("ping in pieces", frame(b"x", PING, final=False)),
        ("end without a beginning", frame(text, CONTINUED)),
        ("message within a message", frame(b"{", final=False) + frame(text)),
        ("close with half a code", frame(b"\x03", CLOSE)),
        ("close with no code that is one", frame((5).to_bytes(2), CLOSE)),
        ("length beyond all", b"\x81\xff" + b"\xff" * 8 + b"zqzq"),
    )
    large = (
        ("length of a frame that never comes", frame(b"x", length=2**40)),
        ("message far too long", frame(b"x" * (5 * MOST_MESSAGE))),
        ("pieces far too long", _far_too_long()),
    )
    choice = below.randrange(len(unfit) + len(large) + 3)
    if choice < len(unfit):
        return Bad(*unfit[choice], codes=frozenset((UNFIT, LARGE)))
    choice -= len(unfit)
    if choice < len(large):
        return Bad(*large[choice], codes=frozenset((LARGE,)))
    if choice == len(large):
        sign = below.choice((b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b'{"a":"\xe4'))
        return Bad("no UTF-8", frame(sign), codes=frozenset((NO_TEXT,)))
    if choice == len(large) + 1:
        data = frame(b"x" * below.randrange(MOST_MESSAGE + 1, 4 * MOST_MESSAGE))
        return Bad("message too long", data, codes=frozenset((LARGE,)), bye=True)
    many = b"".join(_cut(below, 1).data for _ in range(STRIKES + 20))
    return Bad(
        "no commands again and again", many, codes=frozenset((POLICY,)), bye=True, count=STRIKES + 1
    )


def _far_too_long() -> bytes:
    parts = [frame(b"x" * 20_000, CONTINUED if at else TEXT, final=False) for at in range(15)]
    return b"".join(parts)


# -- what nobody may do now ----------------------------------------------------------------


def forbidden(role: Role, below: random.Random) -> Wish:
    """Return a command that can be read and that somebody in a role may not give."""
    return below.choice(FORBIDDEN[role])


def _wish(type: str, **fields: Any) -> Wish:
    return {"type": type, **fields}


NOBODY: tuple[Wish, ...] = (
    _wish("sit", seat=-1),
    _wish("sit", seat=99),
    _wish("sit", seat=2**53),
    _wish("seat-bot", seat=0, level="zq"),
    _wish("seat-bot", seat=-7, level="easy"),
    _wish("choose-deck", seat=0, deck="zq"),
    _wish("choose-deck", seat=77, deck="arsenal"),
    _wish("choose-deck", seat=0, text="1 zq"),
    _wish("choose-deck", seat=0, text="[" * 9000),
    _wish("choose-deck", seat=0, deck="arsenal", text="1 Pit Trap"),
    _wish("hold", seat=0),
    _wish("hold", seat=-1),
    _wish("take-back"),
    _wish("undo-answer", agrees=True),
    _wish("moderate", person=999, act="ban"),
    _wish("moderate", person=-1, act="mute"),
    _wish("again"),
    _wish("act", kind="zq"),
    _wish("act", kind="__init__", data={"a": [1]}),
    _wish("answer", serial=-1, answer="pass"),
    _wish("answer", serial=2**53, answer={"a": 1}),
    _wish("speak", text=""),
    _wish("speak", text="x" * 501),
    _wish("speak", text="\u202e" * 40),
    _wish("rename", name=""),
    _wish("rename", name="x" * 25),
    _wish("stops", stops={"choices": {"zq": "zq"}}),
    _wish("stops", stops={"cards": {"zq": "zq"}}),
)
"""Commands that make no sense for anybody."""
STARTED: tuple[Wish, ...] = (
    _wish("begin"),
    _wish("stir", entropy="abc"),
    _wish("stand"),
    _wish("sit", seat=0),
    _wish("sit", seat=1),
    _wish("seat-bot", seat=1, level="easy"),
    _wish("seat-bot", seat=0, level=""),
    _wish("choose-deck", seat=0, deck="arsenal"),
    _wish("close"),
    _wish("undo"),
)
"""Commands that come too late when a match of two people runs without undo."""
FORBIDDEN: Mapping[Role, tuple[Wish, ...]] = {
    "host": NOBODY + STARTED,
    "player": (*NOBODY, *STARTED, _wish("moderate", person=1, act="ban")),
    "watcher": (
        *NOBODY,
        *STARTED,
        _wish("moderate", person=1, act="ban"),
        _wish("moderate", person=1, act="mute"),
        _wish("act", kind="concede"),
        _wish("pause", on=True),
        _wish("consent", agrees=True),
        _wish("stops", stops={"stops": "all"}),
    ),
    "alone": (
        *NOBODY,
        _wish("begin"),
        _wish("seat-bot", seat=0, level="easy"),
        _wish("act", kind="concede"),
        _wish("pause", on=True),
        _wish("undo"),
    ),
}
"""Commands that each role may not use."""


def bad_answers(asked: Client | None, others: Sequence[Client], below: random.Random) -> Wish:
    """Return an answer that does not count: of another question, or none of its answers.

    Args:
        asked: whoever sends it, if they play.
        others: all who play at the table.
        below: gives chance.
    """
    of = below.choice(others)
    if of is not asked and of.questions:  # a right answer, but somebody else's
        question = of.questions[0]
        return _wish("answer", serial=question.serial, answer=question.answer(below.randrange))
    own = asked.questions[0] if asked is not None and asked.questions else None
    if own is None:
        return _wish("answer", serial=below.randrange(-5, 5000), answer="pass")
    if below.random() < 0.5:
        serial = own.serial + below.choice((-1, -own.serial, 100_000, -1000))
        return _wish("answer", serial=serial, answer=own.answer(below.randrange))
    return _wish("answer", serial=own.serial, answer=below.choice(NO_ANSWERS))


NO_ANSWERS: tuple[Any, ...] = (
    "zq", "", None, True, -1, 10**15, 1.5, {}, {"zq": "zq"}, [["zq", "zq"]], ["zq"] * 400,
    [[[[1]]]], "x" * 20_000, [None], [-1, -1],
)  # fmt: skip
