"""The catalogues: every message of one language, read from its folder of Fluent files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

Filling: TypeAlias = Mapping[str, int | str]
"""What fills the places of a message, already read."""

NOTHING: Filling = {}

# Fluent gives up on a message when one text inside it is longer than 2500 characters. A longer
# one is put in after the message is formatted, where a character of the private use area stood.
_LONG = 2000
_STAND_IN = 0xE000


class CatalogueError(ValueError):
    """A catalogue cannot be read; the message lists every place and reason."""


class Phrase(NamedTuple):
    """A text and what other messages must know to agree with it."""

    text: str
    gender: str | None = None
    number: str | None = None


class Source(NamedTuple):
    """One Fluent file: its name as shown to people ("en/common.ftl") and its content."""

    name: str
    text: str

    def place(self, node: ast.SyntaxNode) -> str:
        """Return file and line of a node."""
        start = node.span.start if node.span else 0
        return f"{self.name}:{self.text.count(chr(10), 0, start) + 1}"


class Catalogue:
    """The messages of one language. Messages that nothing fills are formatted once."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle
        self._constants: dict[str, Phrase | None] = {}

    def has(self, id: str) -> bool:
        """Return whether there is a message with this id."""
        return self._bundle.has_message(id)

    def phrase(self, id: str, filling: Filling = NOTHING) -> Phrase | None:
        """Return a message's text with its gender and number, or None if there is none."""
        if filling:
            return self._phrase(id, filling)
        if id not in self._constants:
            self._constants[id] = self._phrase(id, NOTHING)
        return self._constants[id]

    def attribute(self, id: str, name: str, filling: Filling = NOTHING) -> str | None:
        """Return the text of an attribute of a message, or None if there is none."""
        if not self.has(id) or name not in self._bundle.get_message(id).attributes:
            return None
        return self._format(id, name, filling)

    def _phrase(self, id: str, filling: Filling) -> Phrase | None:
        if not self.has(id) or self._bundle.get_message(id).value is None:
            return None
        return Phrase(
            self._format(id, None, filling),
            self.attribute(id, "gender", filling),
            self.attribute(id, "number", filling),
        )

    def _format(self, id: str, attribute: str | None, filling: Filling) -> str:
        message = self._bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None, f"{id} has no text"
        short, long = _set_long_aside(filling)
        # The errors are places left unfilled or unknown references. The text says where; the
        # lint and the tests are for finding them, a player is not to be stopped by them.
        text, _errors = self._bundle.format_pattern(pattern, short)
        if not isinstance(text, str):
            return f"⟦{id}⟧"
        for stand_in, whole in long.items():
            text = text.replace(stand_in, whole)
        return text


def _set_long_aside(filling: Filling) -> tuple[dict[str, int | str], dict[str, str]]:
    """Return the filling with stand-ins for long texts, and what each of them stands for."""
    short = dict(filling)
    long: dict[str, str] = {}
    for name, value in filling.items():
        if isinstance(value, str) and len(value) > _LONG:
            stand_in = chr(_STAND_IN + len(long))
            short[name] = stand_in
            long[stand_in] = value
    return short, long


@cache
def load_catalogue(language: str, folder: Path | None = None) -> Catalogue:
    """Return the messages of a language.

    Args:
        language: The name of the language's folder.
        folder: The folder of all languages; None for the catalogues of the package.

    Raises:
        CatalogueError: The folder or one of its files cannot be read as Fluent.
    """
    bundle = FluentBundle([language], use_isolating=False)
    wrong: list[str] = []
    for source in sources(language, folder):
        resource = FluentParser().parse(source.text)
        wrong += junk(source, resource)
        bundle.add_resource(resource)
    if wrong:
        raise CatalogueError("\n".join(wrong))
    return Catalogue(language, bundle)


def sources(language: str, folder: Path | None = None) -> list[Source]:
    """Return the Fluent files of a language in the order of their names.

    Raises:
        CatalogueError: There is no such folder, or a file is not UTF-8.
    """
    place: Traversable = files("gorin.text") if folder is None else folder
    place = place / language
    if not place.is_dir():
        raise CatalogueError(f"{language}: no folder of messages for this language")
    found = sorted(place.iterdir(), key=lambda file: file.name)
    return [_read(language, file) for file in found if file.name.endswith(".ftl")]


def _read(language: str, file: Traversable) -> Source:
    name = f"{language}/{file.name}"
    try:
        return Source(name, file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise CatalogueError(f"{name}: not UTF-8 at byte {error.start}") from None


def junk(source: Source, resource: ast.Resource) -> list[str]:
    """Return what the parser could not read of a file, each with its line."""
    return [
        f"{source.place(annotation)}: {annotation.message}" for annotation in _annotations(resource)
    ]


def _annotations(resource: ast.Resource) -> Iterator[ast.Annotation]:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            yield from entry.annotations
