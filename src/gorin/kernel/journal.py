"""Journals: enough to replay a match exactly, chained so that an edit shows.

A journal is lines of JSON: a header, one line per entry, one result. Each line carries the
hash of the line before it and its own content. A secret answer enters the chain through a
salted digest, so that a public copy can leave the answer out and still be checked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct, field

from gorin.kernel.chance import Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.words import say


class Answered(Struct, frozen=True, tag="answer", omit_defaults=True, gc=False):
    """A seat answered the question with this serial number by an option key or a value."""

    serial: int
    seat: Seat
    answer: Any
    secret: bool = False


class Initiated(Struct, frozen=True, tag="initiative"):
    """A seat did something unasked."""

    seat: Seat
    kind: str
    data: Any = None


class Undone(Struct, frozen=True, tag="undo"):
    """Everything after the first `to` effective entries was taken back by `seat`."""

    seat: Seat
    to: int


Entry: TypeAlias = Answered | Initiated | Undone


class Header(Struct, frozen=True):
    """The beginning of a journal: everything that its match starts from.

    `setup` is the game's own plain data; `digests` name the rulebook, card data and level;
    `commitment` is the published hash of the table's seed (None: chance is not verifiable) and
    `entropy` what the seats added to it.
    """

    game: str
    format: str
    version: str
    setup: dict[str, Any]
    digests: dict[str, str] = field(default_factory=dict[str, str])
    commitment: str | None = None
    entropy: tuple[str, ...] = ()
    players: tuple[str, ...] = ()


class Result(Struct, frozen=True):
    """The end of a journal: the digest of the last state, the outcome, the revealed seed.

    A match that was closed before it was over has no outcome.
    """

    state: str
    outcome: dict[str, Any] | None = None
    seed: str | None = None


class Journal(Struct):
    """A match as its header, its entries in order, and its result so far."""

    header: Header
    entries: list[Entry]
    result: Result | None = None


class Hidden(Struct, frozen=True):
    """The salted digest, in a public copy, of a secret answer that is not revealed yet."""

    hidden: str


class _Line(Struct, omit_defaults=True):
    hash: str
    header: Header | None = None
    entry: Entry | None = None
    result: Result | None = None
    salt: str = ""


def effective(entries: Iterable[Entry]) -> list[Answered | Initiated]:
    """Return the entries that still count: undone ones are taken out."""
    kept: list[Answered | Initiated] = []
    for entry in entries:
        if isinstance(entry, Undone):
            del kept[entry.to :]
        else:
            kept.append(entry)
    return kept


def redrawn(entries: Iterable[Entry]) -> int:
    """Return how often entries with draws of chance among them were taken back."""
    kept: list[bool] = []
    count = 0
    for entry in entries:
        if isinstance(entry, Undone):
            count += any(kept[entry.to :])
            del kept[entry.to :]
        else:
            kept.append(isinstance(entry, Answered) and entry.seat == CHANCE)
    return count


def canonical(value: object) -> bytes:
    """Return a value as bytes that are the same on every machine.

    Keys become text first: tables keyed by number have no fixed order in JSON otherwise.
    """
    plain = msgspec.to_builtins(value, str_keys=True, order="deterministic")
    return msgspec.json.encode(plain)


def digest(value: object) -> str:
    """Return the SHA-256 of a value's canonical form, in hex."""
    return hashlib.sha256(canonical(value)).hexdigest()


def salted(answer: object, salt: str) -> Hidden:
    """Return the digest that stands for a secret answer in the chain."""
    return Hidden(hashlib.sha256(salt.encode() + canonical(answer)).hexdigest())


def _chain(before: str, content: object) -> str:
    return hashlib.sha256(before.encode() + canonical(content)).hexdigest()


def _linked(entry: Entry, salt: str) -> Entry:
    """Return the form of an entry that enters the chain."""
    if isinstance(entry, Answered) and entry.secret and not _is_hidden(entry.answer):
        return msgspec.structs.replace(entry, answer=salted(entry.answer, salt))
    return entry


def _is_hidden(answer: object) -> bool:
    return isinstance(answer, Hidden) or (isinstance(answer, dict) and "hidden" in answer)


def _salt(entry: Entry, position: int, seed: bytes | None) -> str:
    if not (isinstance(entry, Answered) and entry.secret) or _is_hidden(entry.answer):
        return ""
    return Committed(seed or b"open").salt(position)


def write(journal: Journal, *, seed: bytes | None = None, public: bool = False) -> str:
    """Return a journal as text, one JSON line per entry.

    Args:
        journal: the match.
        seed: the table's secret seed, which salts secret answers.
        public: leave the secret answers out (their salted digests stay in the chain).
    """
    lines: list[_Line] = []
    before = _chain("", journal.header)
    lines.append(_Line(before, header=journal.header))
    for position, entry in enumerate(journal.entries):
        salt = _salt(entry, position, seed)
        linked = _linked(entry, salt)
        before = _chain(before, linked)
        shown = public and linked is not entry
        lines.append(_Line(before, entry=linked if shown else entry, salt="" if shown else salt))
    if journal.result is not None:
        lines.append(_Line(_chain(before, journal.result), result=journal.result))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def _line(text: str, place: str) -> _Line:
    try:
        return msgspec.json.decode(text, type=_Line)
    except msgspec.ValidationError as error:
        raise BadInput(say("journal-bad-line", reason=str(error)), place=place) from None
    except (msgspec.DecodeError, RecursionError):
        raise BadInput(say("journal-not-json"), place=place) from None


def read(text: str, *, name: str = "journal") -> Journal:
    """Read a journal and check its chain.

    Raises:
        BadInput: a line is not what it should be or was edited after it was written.
    """
    rows = [
        (f"{name}:{number}", row) for number, row in enumerate(text.split("\n"), 1) if row.strip()
    ]
    if not rows:
        raise BadInput(say("journal-empty"), place=name)
    first = _line(rows[0][1], rows[0][0])
    if first.header is None:
        raise BadInput(say("journal-no-header"), place=rows[0][0])
    journal = Journal(first.header, [])
    before = _chain("", first.header)
    _check(before, first, rows[0][0])
    for place, row in rows[1:]:
        line = _line(row, place)
        if journal.result is not None or (line.entry is None) == (line.result is None):
            raise BadInput(say("journal-bad-line", reason="entry | result"), place=place)
        if line.entry is not None:
            before = _chain(before, _linked(line.entry, line.salt))
            journal.entries.append(line.entry)
        else:
            before = _chain(before, line.result)
            journal.result = line.result
        _check(before, line, place)
    return journal


def _check(expected: str, line: _Line, place: str) -> None:
    if line.hash != expected:
        raise BadInput(say("journal-edited"), place=place)


def draws(journal: Journal) -> list[tuple[int, Answered]]:
    """Return chance's answers with their positions, in the order in which they were drawn."""
    return [
        (index, entry)
        for index, entry in enumerate(journal.entries)
        if isinstance(entry, Answered) and entry.seat == CHANCE
    ]


def header_digest(parts: Mapping[str, object]) -> dict[str, str]:
    """Return the digests of named parts, for a header."""
    return {name: digest(part) for name, part in parts.items()}
