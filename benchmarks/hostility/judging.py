"""Offences of a server: each once, with the first that was seen of it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.kernel.words import Arg, Message, Name
from gorin.text.language import LANGUAGES

GAME = "tomb-raider"
SEEN = 5
"""The number of times that each message is read aloud in every language, differently filled."""
SHOWN = 600
"""The most signs that are shown of an offence."""


class Judge:
    """Collects offences, and counts what was refused as it should be."""

    def __init__(self) -> None:
        self.offences: dict[str, str] = {}
        self.often = Counter[str]()
        self.counts = Counter[str]()
        self.refusals = Counter[str]()
        self._read = Counter[tuple[str, tuple[str, ...]]]()
        self._readers = [reader_for(SHIPPED, each, (), GAME) for each in LANGUAGES]

    def hold(self, offence: str, shown: object = "") -> None:
        """Hold something against the server; the first of its kind is told at once."""
        self.often[offence] += 1
        if offence not in self.offences:
            self.offences[offence] = str(shown)[:SHOWN]
            print(f"held: {offence}\n    {self.offences[offence]}", file=sys.stderr, flush=True)

    def verdict(self) -> int:
        """Tell all offences and how many there are; return the exit code, 1 if there are any."""
        for offence, shown in self.offences.items():
            print(f"OFFENCE, {self.often[offence]} times: {offence}\n    {shown}")
        print("offences:", len(self.offences))
        return 1 if self.offences else 0

    def count(self, what: str, number: int = 1) -> None:
        """Count what was sent or done."""
        self.counts[what] += number

    def judge_json(self, kind: str, body: bytes) -> bool:
        """Judge the body of a refusal; return whether it is one."""
        try:
            faults = msgspec.json.decode(body)["faults"]
        except (msgspec.DecodeError, KeyError, TypeError):
            self.hold(f"{kind}: a refusal that is no list of faults", body)
            return False
        return self.judge_faults(kind, faults)

    def judge_faults(self, kind: str, faults: object) -> bool:
        """Judge the faults that a refusal tells; return whether it tells any."""
        if not isinstance(faults, list) or not faults:
            self.hold(f"{kind}: a refusal without a reason", faults)
            return False
        for fault in faults[:20]:
            self.judge_message(kind, fault.get("message"))
        return True

    def judge_message(self, kind: str, data: Any) -> None:
        """Judge a message: the catalogue has it, and it reads as a sentence in every language."""
        try:
            message = _message(data)
        except (TypeError, KeyError) as error:
            self.hold(f"{kind}: what is told is no message: {error}", data)
            return
        self.refusals[message.id] += 1
        key = (message.id, tuple(sorted(message.args)))
        self._read[key] += 1
        if self._read[key] > SEEN:
            return
        for reader in self._readers:
            text = reader.read(message)
            if not reader.has(message.id) or "⟦" in text:
                self.hold(f"{message.id}: it does not read in {reader.language}", text)
            elif len(text) < 2:
                self.hold(f"{message.id}: it is no sentence in {reader.language}", text)

    def judge_said(self, said: str) -> None:
        """Judge what the server wrote to its standard error: no errors, no tracebacks."""
        for block in _tracebacks(said):
            self.hold(f"a traceback: {block[-1]}", "\n".join(block[-12:]))
        for line in said.splitlines():
            if "ERROR" in line or "CRITICAL" in line:
                self.hold("the log tells an error", line)


def _message(data: Any) -> Message:
    return Message(data["id"], {name: _arg(each) for name, each in data["args"].items()})


def _arg(data: Any) -> Arg:
    if isinstance(data, list):
        return tuple(map(_arg, data))
    if isinstance(data, dict):
        return Name(data["kind"], data["key"]) if data["type"] == "name" else _message(data)
    if isinstance(data, int | str):
        return data
    raise TypeError(data)


def _tracebacks(said: str) -> Iterator[list[str]]:
    block: list[str] = []
    for line in said.splitlines():
        if line.lstrip(" |+").startswith("Traceback "):
            block = [line]
        elif block:
            block.append(line)
            if not line.startswith((" ", "|")):
                yield block
                block = []
    if block:
        yield block
