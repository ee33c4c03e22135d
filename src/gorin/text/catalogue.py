"""The catalogues: every message of one language, read from its folder of Fluent files.

The files of a language's folder are the house's texts; a folder in it has the texts of the game it
is named by. Two games may say different things under one id, so who reads reads the house's texts
and those of one game at most. What the house says of a game, be it played or not, is in the game's
folder and yet the house's: the files `DOORS`.

A program says few of some thousand messages, and whoever starts it waits for what is read first.
So a file is only cut into its entries, and an entry is parsed when it is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Filling: TypeAlias = Mapping[str, int | str]
"""Values for the places of a message, already read."""

NOTHING: Filling = {}

# Fluent gives up on a message when one text inside it is longer than 2500 characters. A longer
# one is put in after the message is formatted, where a character of the private use area stood.
_LONG = 2000
_STAND_IN = 0xE000


DOORS = ("door.ftl", "help.ftl")
"""The files of a game's folder that are the house's texts: what lists and titles say of the game,
and the help of its commands. Their ids are unique over all games.
"""

RETIRED = "retired.ftl"
"""The file of messages that no code says any more. Logs that were kept may hold them."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The first line of a message or a term, with its id; lines that continue it are indented."""


class CatalogueError(ValueError):
    """A catalogue cannot be read; the message lists every place and reason."""


class Phrase(NamedTuple):
    """A text and what other messages must know to say it among their own words.

    Attributes:
        gender: what agrees with it is said in this gender.
        number: what agrees with it is said in this number.
        of: the text behind "of" where the two are said as one: "deste personagem", "del anillo".
        on: the same behind "on" or "in": "neste personagem".
    """

    text: str
    gender: str | None = None
    number: str | None = None
    of: str | None = None
    on: str | None = None


GRAMMAR = tuple(name for name in Phrase._fields if name != "text")
"""The attributes of a message that the message it fills is told, under the name of the place."""


class Source(NamedTuple):
    """One Fluent file: its name as shown to people ("en/common.ftl") and its content."""

    name: str
    text: str

    def place(self, node: ast.SyntaxNode) -> str:
        """Return file and line of a node."""
        start = node.span.start if node.span else 0
        return f"{self.name}:{self.text.count(chr(10), 0, start) + 1}"


class GameTexts(NamedTuple):
    """The place where the texts of a game lie.

    Attributes:
        game: the id of the game.
        folder: the folder with a folder for each language; None for those of the package, which
            lie in the folders of the languages.
    """

    game: str
    folder: Traversable | None = None


class Texts(NamedTuple):
    """The texts that are read: the house's, and those of one game if there is one.

    Attributes:
        folder: the folder of all languages, for tests; None for the package's own.
        game: the texts of the game.
        elsewhere: the texts of all games that do not lie with the house's. Their doors are read
            whatever the game is, as those of the games that do.
    """

    folder: Traversable | None = None
    game: GameTexts | None = None
    elsewhere: tuple[GameTexts, ...] = ()

    def house(self, language: str) -> Traversable:
        """Return the folder of a language."""
        return (files("gorin.text") if self.folder is None else self.folder) / language

    def place(self, game: GameTexts, language: str) -> Traversable:
        """Return the folder of a game's texts in a language."""
        if game.folder is None:
            return self.house(language) / game.game
        return game.folder / language


HOUSE = Texts()
"""The house's texts and those of no game."""


class Catalogue:
    """The messages of one language. Messages that nothing fills are formatted once.

    Args:
        language: The name of the language.
        entries: The texts of all messages and terms by their ids; of terms these begin with "-".
    """

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        self.language = language
        self._entries = entries
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = set(entries)
        self._reading = Lock()
        self._constants: dict[str, Phrase | None] = {}

    def has(self, id: str) -> bool:
        """Return whether there is a message with this id."""
        return id in self._entries and not id.startswith("-")

    def phrase(self, id: str, filling: Filling = NOTHING) -> Phrase | None:
        """Return a message's text with its grammar, or None if there is none."""
        if filling:
            return self._phrase(id, filling)
        if id not in self._constants:
            self._constants[id] = self._phrase(id, NOTHING)
        return self._constants[id]

    def attribute(self, id: str, name: str, filling: Filling = NOTHING) -> str | None:
        """Return the text of an attribute of a message, or None if there is none."""
        if not self.has(id):
            return None
        self._read(id)
        if name not in self._bundle.get_message(id).attributes:
            return None
        return self._format(id, name, filling)

    def _phrase(self, id: str, filling: Filling) -> Phrase | None:
        if not self.has(id):
            return None
        self._read(id)
        message = self._bundle.get_message(id)
        if message.value is None:
            return None
        text, own = self._format(id, None, filling), message.attributes
        if not own:
            return Phrase(text)
        return Phrase(
            text,
            *(self._format(id, name, filling) if name in own else None for name in GRAMMAR),
        )

    def _read(self, id: str) -> None:
        """Parse a message and all that it refers to, unless that is done."""
        if id not in self._unread:
            return
        with self._reading:  # a server reads in several threads
            entries: dict[str, ast.EntryType] = {}
            waiting = [id]
            while waiting:
                wanted = waiting.pop()
                if wanted in self._unread and wanted not in entries:
                    entries[wanted] = FluentParser().parse_entry(self._entries[wanted])
                    waiting += references(entries[wanted])
            self._bundle.add_resource(ast.Resource(list(entries.values())))
            self._unread.difference_update(entries)

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
def load_catalogue(language: str, texts: Texts = HOUSE) -> Catalogue:
    """Return the messages of a language.

    Args:
        language: The name of the language's folder.
        texts: What is read. The catalogues of the package are parsed as a whole before they are
            shipped and not again.

    Raises:
        CatalogueError: The folder or one of its files cannot be read as Fluent.
    """
    files = sources(language, texts)
    if texts.folder is not None:
        _check(files)
    entries: dict[str, str] = {}
    for source in files:
        for id, text in entries_of(source):
            entries.setdefault(id, text)
    return Catalogue(language, entries)


def _check(files: Iterable[Source]) -> None:
    parsed = ((source, FluentParser().parse(source.text)) for source in files)
    wrong = [line for source, resource in parsed for line in junk(source, resource)]
    if wrong:
        raise CatalogueError("\n".join(wrong))


def entries_of(source: Source) -> Iterator[tuple[str, str]]:
    """Cut a file into its messages and terms: their ids and texts, with comments that follow."""
    starts = list(_ENTRY.finditer(source.text))
    bounds = [*(match.start() for match in starts), len(source.text)]
    for match, end in zip(starts, bounds[1:], strict=True):
        yield match[1], source.text[match.start() : end]


def references(entry: ast.EntryType) -> list[str]:
    """Return the ids of the messages and terms that an entry refers to."""
    visitor = _References()
    visitor.visit(entry)
    return visitor.ids


class _References(Visitor):
    def __init__(self) -> None:
        self.ids: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.MessageReference):
            self.ids.append(node.id.name)
        elif isinstance(node, ast.TermReference):
            self.ids.append(f"-{node.id.name}")
        super().generic_visit(node)


def sources(language: str, texts: Texts = HOUSE) -> list[Source]:
    """Return the Fluent files of a language: the house's, those of the doors, the game's own.

    Raises:
        CatalogueError: There is no such folder, or a file is not UTF-8.
    """
    own = [] if texts.game is None else game_sources(language, texts.game, texts)
    return [*house_sources(language, texts), *own]


def house_sources(language: str, texts: Texts = HOUSE) -> list[Source]:
    """Return the Fluent files of the house, with what it says of each game.

    Raises:
        CatalogueError: There is no such folder, or a file is not UTF-8.
    """
    place = texts.house(language)
    if not place.is_dir():
        raise CatalogueError(f"{language}: no folder of messages for this language")
    files = list(_files(place, language))
    for game in (*games_in(language, texts), *texts.elsewhere):
        files += _files(texts.place(game, language), _shown(language, game), DOORS)
    return files


def game_sources(language: str, game: GameTexts, texts: Texts = HOUSE) -> list[Source]:
    """Return the Fluent files that only those read who read of the game; none if it has none.

    Raises:
        CatalogueError: A file is not UTF-8.
    """
    files = _files(texts.place(game, language), _shown(language, game))
    return [each for each in files if not each.name.endswith(tuple(f"/{name}" for name in DOORS))]


def games_in(language: str, texts: Texts = HOUSE) -> list[GameTexts]:
    """Return the games whose texts lie with the house's."""
    folders = (entry.name for entry in texts.house(language).iterdir() if entry.is_dir())
    return [GameTexts(name) for name in sorted(folders)]


def _shown(language: str, game: GameTexts) -> str:
    return f"{language}/{game.game}"


def _files(place: Traversable, shown: str, only: Container[str] | None = None) -> Iterator[Source]:
    entries = place.iterdir() if place.is_dir() else ()
    for file in sorted(entries, key=lambda file: file.name):
        if file.name.endswith(".ftl") and (only is None or file.name in only):
            yield _read(shown, file)


def _read(place: str, file: Traversable) -> Source:
    name = f"{place}/{file.name}"
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
