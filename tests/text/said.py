"""Checks what the engine says against all four catalogues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from tests.shipped import reader_for

from gorin.content.boxes import games
from gorin.kernel.words import Arg, Message, Name
from gorin.text import lint
from gorin.text.catalogue import HOUSE, GameTexts
from gorin.text.language import ENGLISH, LANGUAGES

Shape: TypeAlias = tuple[object, ...]

NAMED = ("card", "obstacle", "seat")
"""Kinds of names that must not read as their keys."""


GAME = "tomb-raider"


@cache
def needed(language: str, game: str = GAME) -> dict[str, set[str]]:
    """Return what each message of a language must be given, by id: the house's and the game's.

    Without a game those of the house alone.
    """
    house = lint.house_parts(language, HOUSE, [])
    own = lint.game_parts(language, GameTexts(game), house, HOUSE, []) if game else {}
    parts = {**house, **own}
    found: dict[str, set[str]] = {}
    for name, part in parts.items():
        variables, choices = lint._variables(part, parts)
        # What a message chooses by for grammar's sake comes with the thing it tells about.
        bases = {lint._base(choice) for choice in choices}
        if not name.startswith("-") and "." not in name:
            found[name] = variables | bases
    return found


def said_in(value: object) -> set[str]:
    """Return the ids of the messages in a value, and of those by which its names are looked up."""
    found: set[str] = set()
    waiting: list[Any] = [msgspec.to_builtins(value)]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            found |= _said_by(part)
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
    return found


def _said_by(part: dict[str, Any]) -> set[str]:
    if part.get("type") == "message":
        return {part["id"]}
    # What cards are called is looked up among the cards.
    if part.get("type") == "name" and part["kind"] != "card":
        return {part["key"], f"{part['kind']}-{part['key']}"}
    return set()


READERS = {language: reader_for(language, game=GAME) for language in LANGUAGES}


def faults_of(id: str, given: Iterable[str] | None, game: str = GAME) -> Iterator[str]:
    """Yield what is wrong with saying a message with these arguments (None: not known here)."""
    for language in LANGUAGES:
        known = needed(language, game)
        if id not in known:
            yield f"{language}: no message {id}"
        elif given is not None and (missing := known[id] - set(given)):
            yield f"{language}: {id} is not given {', '.join(sorted(missing))}"


class Listener:
    """Hears messages; looks at each shape of a message only once, since shapes repeat."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.heard: set[str] = set()
        self._shapes: set[Shape] = set()

    def hear(self, message: Message) -> None:
        shape = self._shape(message)
        if shape in self._shapes:
            return
        self._shapes.add(shape)
        self._check(message)
        for language, reader in READERS.items():
            text = reader.read(message)
            if "⟦" in text or not text.strip():
                self.faults.append(f"{language}: {message.id} reads {text!r}")

    def _check(self, arg: Arg) -> None:
        if isinstance(arg, Message):
            self.heard.add(arg.id)
            self.faults += faults_of(arg.id, arg.args)
            used = needed(ENGLISH).get(arg.id, set())
            for name, inner in arg.args.items():
                if name in used:
                    self._check(inner)
        elif isinstance(arg, tuple):
            for inner in arg:
                self._check(inner)
        elif isinstance(arg, Name) and arg.kind in NAMED:
            self._check_name(arg)

    def _check_name(self, name: Name) -> None:
        if name.kind == "seat" and not name.key.isdecimal():
            self.faults.append(f"a message names seat {name.key}")
        for language, reader in READERS.items():
            if reader.names(name) is None:
                self.faults.append(f"{language}: no name for {name.kind} {name.key}")

    def _shape(self, arg: Arg) -> Shape:
        if isinstance(arg, Message):
            parts = tuple((name, self._shape(inner)) for name, inner in arg.args.items())
            return (arg.id, parts)
        if isinstance(arg, tuple):
            return tuple(self._shape(inner) for inner in arg)
        if isinstance(arg, Name):
            return (arg.kind, arg.key if arg.kind in NAMED else "")
        return (type(arg).__name__,)


def game_of(path: Path) -> str:
    """Return the game in a folder of which a file lies, empty for none: `games/tomb_raider`."""
    known = {game.replace("-", "_"): game for game in games()}
    return next((known[part] for part in path.parts if part in known), "")
