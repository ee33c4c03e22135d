"""Write what `gorin.text.render` says, for the page's reader to be held to.

Run from the root of the project after messages that it reads have changed:

    python client/tests/reader_fixture.py
"""

# ruff: noqa: INP001
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gorin.kernel.words import Arg, Message, Name, say
from gorin.text.catalogue import GameTexts, Texts, sources
from gorin.text.language import ENGLISH, LANGUAGES
from gorin.text.render import Reader, first_sound

FIXTURE = Path(__file__).parent / "fixtures" / "reader.json"
TEXTS = Texts(game=GameTexts("tomb-raider"))
NAMES = {
    "card": {
        "jade": "Jade Dagger",
        "idol": "Ídolo",
        "hiedra": "Hiedra",
        "hiena": "Hiena",
        "hielo": "Hielo",
        "lara": "Lara",
    },
    "seat": {"0": "Ana", "1": "Inés"},
}
SOUNDS = ("agua", "Ingenio", "hijos", "hielo", "iodo", "Ídolo", "Hiena", "«Isla»", "12", "hi",
          "hiato", "Élan", "中文", "heroe", "Yves", "h'i", "hIjo", "ocho", "hora")  # fmt: skip
TITLES = ("clause-TR-6_1", "clause-TR-5_1", "no-such")
READ_FROM = ("common.ftl", "kernel.ftl", "tomb-raider/ask.ftl", "tomb-raider/log.ftl")
EVERY = 5
"""Of the messages of those files, every so many with every kind of filling."""


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _card(key: str) -> Name:
    return Name("card", key)


def _cases() -> Iterator[Arg]:
    """Yield what is hard to read: lists, numbers, what is missing, what must agree."""
    jade, idol, lara = _card("jade"), _card("idol"), _card("lara")
    seats = (Name("seat", "0"), Name("seat", "1"), Name("seat", "7"))
    yield from (3, 0, 1000, 1234567, "plain text", jade, _card("unknown-card"), *seats)
    yield from ((), ("a",), (jade,), (jade, idol), (jade, idol, lara), seats, (1, 2, 3, 4))
    yield from ((lara, _card("hiedra")), (lara, _card("hiena")), (lara, _card("hielo")))
    yield ((), (jade, idol))
    yield (say("ability-fight"), say("ability-search"))
    yield (say("ability-move"), say("round-action"))
    yield from (say("card-and", first="Lara", second=name) for name in ("Indio", "hielo"))
    yield from (say("card-or", first="siete", second=name) for name in ("ocho", "nueve"))
    yield say("no-such-message", a=1)
    yield from (say("seat-name", number=4), say("seat-name", number=1200))
    yield say("refused", reason=say("refused-not-asked", waiting=seats), clause="TR-6.1")
    yield say("error-at-clause", place="3", reason="x" * 3000, clause="TR-1")
    yield say("error-at", place="$x {y}", reason="")


def _messages() -> Iterator[Message]:
    """Yield messages of the catalogues, each with different things in its places."""
    fillings: tuple[Callable[[], Arg], ...] = (
        lambda: 1,
        lambda: 2,
        lambda: _card("jade"),
        lambda: (Name("seat", "0"), Name("seat", "5")),
        lambda: say("obstacle-bats"),
    )
    for source in sources(ENGLISH, TEXTS):
        if not source.name.endswith(READ_FROM):
            continue
        for entry in FluentParser().parse(source.text).body:
            if not isinstance(entry, ast.Message):
                continue
            visitor = _Variables()
            visitor.visit(entry)
            for first in range(len(fillings)):
                yield Message(
                    entry.id.name,
                    {
                        name: fillings[(first + place) % len(fillings)]()
                        for place, name in enumerate(sorted(visitor.found))
                        if not name.endswith(("_gender", "_number", "_start"))
                    },
                )


def fixture() -> dict[str, Any]:
    """Return everything that the page's reader has to say alike."""
    readers = {
        language: Reader(language, lambda name: NAMES.get(name.kind, {}).get(name.key), TEXTS)
        for language in LANGUAGES
    }
    cases: list[Arg] = [*_cases(), *list(_messages())[::EVERY]]
    return {
        "names": NAMES,
        "sounds": [[text, first_sound(text)] for text in ("", *SOUNDS)],
        "cases": [
            {
                "arg": json.loads(msgspec.json.encode(case)),
                "texts": {language: reader.read(case) for language, reader in readers.items()},
            }
            for case in cases
        ],
        "titles": {
            id: {language: reader.title(id) for language, reader in readers.items()}
            for id in TITLES
        },
    }


if __name__ == "__main__":
    text = json.dumps(fixture(), ensure_ascii=False, indent=1)
    FIXTURE.write_text(text + "\n", encoding="utf-8")
