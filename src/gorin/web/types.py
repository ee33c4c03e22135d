"""TypeScript for the page, generated from the types that go over the wire.

`python -m gorin.web.types` writes `client/src/wire.ts` of a checkout, and `wire.ts` in the folder
of each game there; with `--check` it returns 1 if a file is not what it would write. So the wire
has one definition, and a page that does not fit the server does not compile. A game's types are
those of its views and of what its own pages alone read; two games may have types of one name.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct, inspect

from gorin.content.box.box import Box
from gorin.content.box.drawing import Drawing
from gorin.content.box.figures import MatchStatistics
from gorin.content.boxes import LISTED
from gorin.content.cards.search_text import Found
from gorin.content.decks.report import DeckReport
from gorin.content.desk.replays import Chunk
from gorin.hall.table.commands import Wish
from gorin.hall.table.terms import Role, UndoRule
from gorin.hall.table.updates import PROTOCOL, News
from gorin.kernel.domain import Domain
from gorin.kernel.words import Message, Name
from gorin.sim.chances import Chances
from gorin.web.bodies import common, content, decks, people, replays, tables
from gorin.web.openapi import ANY_DOMAIN

HEAD = """\
// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

/** A page of another protocol than its server's has to load itself again. */
export const PROTOCOL = %d;

/** A proper name that is looked up: `kind` says in which list ("card", "seat"), `key` which. */
export interface Name {
  type: "name";
  kind: string;
  key: string;
}

/** A sentence or a phrase: its id in the catalogue and what fills its places. */
export interface Message {
  type: "message";
  id: string;
  args: Record<string, Arg>;
}

/** What may fill a place of a message. */
export type Arg = number | string | Name | Message | Arg[];

/** What is printed on a card, as far as all games have it; a game's own types say the rest. */
export interface Printed {
  slug: string;
  name: string;
  number: string;
  kind: string;
  rarity?: string;
  stand_in?: boolean;
}

/** A value of which a request may leave out any part: the server's defaults stand in. */
export type Partly<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: Partly<T[Key]> }
    : T;
"""

GAME_HEAD = """\
// Generated from the Python types by `python -m gorin.web.types`. Do not edit.
"""

UNIONS: Mapping[str, Any] = {
    "Wish": Wish,
    "News": News,
    **{union.name: union.type for box in LISTED for union in box.wire.unions},
}
"""Unions that have a name on the page too: those of the house, and those of the games."""

LITERALS: Mapping[str, Any] = {
    "Role": Role,
    "UndoRule": UndoRule,
    "DeckForm": decks.DeckForm,
}
"""Sets of words that have a name on the page too."""

DOCUMENTS: Mapping[str, str] = {
    "Wish": "What a page may send over the socket of a table.",
    "News": "What a table may send.",
    **{union.name: union.says for box in LISTED for union in box.wire.unions},
    "Role": "What somebody at a table may do and see.",
    "UndoRule": "Which choices may be taken back.",
    "DeckForm": "The forms of deck files.",
    "Domain": "What an answer may be, where there is no list of options.",
}

FROM_BELOW: tuple[type[Struct], ...] = (
    DeckReport,
    Found,
    Chunk,
    MatchStatistics,
    Chances,
    Drawing,
)
"""Answers whose types belong to what lies below the web."""

ARGUMENTS: Mapping[tuple[type[Struct], str], str] = {
    (Message, "args"): "Record<string, Arg>",
    (content.ValueRow, "value"): "Arg",
    (content.CardEntry, "printed"): "Printed",
}
"""Fields whose types cannot name themselves at run time."""

WIDTH = 100


def requests() -> tuple[type[Struct], ...]:
    """Return what the page sends: commands and the bodies of requests."""
    return (
        *get_args(Wish),
        *(cls for cls in _in_bodies() if issubclass(cls, common.RequestBody)),
    )


def answers() -> tuple[type[Struct], ...]:
    """Return what the server sends."""
    own = (cls for cls in _in_bodies() if not issubclass(cls, common.RequestBody))
    return (*get_args(News), *own, *FROM_BELOW)


def _in_bodies() -> Iterator[type[Struct]]:
    for module in (common, people, tables, replays, content, decks):
        for value in vars(module).values():
            is_struct = isinstance(value, type) and issubclass(value, Struct)
            is_own = is_struct and value.__module__ == module.__name__
            if is_own and value is not common.RequestBody:
                yield value


def wire() -> str:
    """Return the TypeScript module of the house's types."""
    writer = _house()
    parts = [HEAD % PROTOCOL]
    parts += [_alias(name, _quoted(get_args(literal))) for name, literal in LITERALS.items()]
    parts += writer.unions((*UNIONS.items(), ("Domain", ANY_DOMAIN)))
    return "\n".join((*parts, *writer.texts))


def game_wire(box: Box) -> str:
    """Return the TypeScript module of a game's types; what the house has it takes from there."""
    asked = () if box.boards is None else (box.boards.wanted,)
    writer = _Writer(frozenset((*requests(), *asked)), _house().met)
    _ = writer.interfaces((*asked, *_own_answers(box)))
    parts = [*writer.unions(UNIONS.items()), *writer.texts]
    text = "\n".join(parts)
    declared = set(re.findall(r"export (?:interface|type) (\w+)", text))
    house = set(re.findall(r"export (?:interface|type) (\w+)", wire()))
    used = set(re.findall(r"[\[(|<: ]([A-Z]\w+)\b", re.sub(r"/\*\*.*?\*/", "", text)))
    taken = sorted((used & house) - declared)
    imports = f'import type {{ {", ".join(taken)} }} from "../../wire";\n' if taken else ""
    return "\n".join(filter(None, (GAME_HEAD, imports, text)))


def _own_answers(box: Box) -> Iterator[type[Struct]]:
    """Yield what the server sends to the pages of one game alone."""
    yield from box.views
    yield from box.wire.answers
    for union in box.wire.unions:
        yield from get_args(union.type)
    if box.catalogue is not None:
        yield get_type_hints(box.catalogue)["return"]
    if box.boards is not None:
        yield box.boards.report


def _house() -> _Writer:
    writer = _Writer(frozenset(requests()))
    _ = writer.interfaces((*requests(), *answers()))
    return writer


def _quoted(values: Iterable[object]) -> list[str]:
    return [f'"{value}"' for value in values]


def _alias(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = "\n  | ".join((f"export type {name} =", *members)) + ";"
    return f"/** {DOCUMENTS[name]} */\n{line}\n"


class _Writer:
    """Writes interfaces, each type once, in the order in which they are met.

    What was written `elsewhere` is not written again.
    """

    def __init__(
        self,
        requests: frozenset[type[Struct]],
        elsewhere: Mapping[str, type[Struct]] | None = None,
    ) -> None:
        self.requests = requests
        self.elsewhere = elsewhere or {}
        self.met: dict[str, type[Struct]] = {"Name": Name, "Message": Message}
        self.texts: list[str] = []

    def interfaces(self, structs: tuple[type[Struct], ...]) -> list[str]:
        """Return interfaces of these types and of all that they are made of."""
        for cls in structs:
            self._meet(cls)
        return self.texts

    def unions(self, named: Iterable[tuple[str, Any]]) -> list[str]:
        """Return the unions of which each type is written here."""
        return [
            _alias(name, [cls.__name__ for cls in get_args(union)])
            for name, union in named
            if all(any(_is_of(cls, text) for text in self.texts) for cls in get_args(union))
        ]

    def _meet(self, cls: type[Struct]) -> None:
        first = self.met.setdefault(cls.__name__, cls)
        if first is not cls:
            raise TypeError(f"two types are called {cls.__name__}: {first} and {cls}")
        if first is cls and not any(_is_of(cls, text) for text in self.texts):
            self._write(cls)

    def _write(self, cls: type[Struct]) -> None:
        if cls in (Name, Message) or self.elsewhere.get(cls.__name__) is cls:
            return
        place = len(self.texts)
        self.texts.append(f"export interface {cls.__name__} {{")
        says, notes = _documented(cls)
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType), f"{cls} is a struct"
        lines = [f"/** {says} */" if says else "", f"export interface {cls.__name__} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
        for field in info.fields:
            if field.name in notes:
                lines.append(f"  /** {notes[field.name]} */")
            may_lack = self._may_lack(cls) and not field.required
            type = ARGUMENTS.get((cls, field.name)) or self._type(field.type, cls)
            lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {type};")
        self.texts[place] = "\n".join((*filter(None, lines), "}", ""))

    def _may_lack(self, cls: type[Struct]) -> bool:
        """Return whether fields at their defaults may be left out."""
        return cls in self.requests or cls.__struct_config__.omit_defaults

    def _type(self, info: inspect.Type, within: type[Struct]) -> str:
        if isinstance(info, inspect.UnionType):
            return self._union(info, within)
        if isinstance(info, inspect.StructType):
            return self._struct(info.cls, within)
        if isinstance(info, inspect.LiteralType):
            return _literal(info)
        if isinstance(info, inspect.DictType):
            return f"Record<string, {self._type(info.value_type, within)}>"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self._type(item, within) for item in info.item_types)}]"
        if isinstance(info, inspect.VarTupleType | inspect.ListType):
            item = self._type(info.item_type, within)
            return f"({item})[]" if " | " in item else f"{item}[]"
        return SIMPLE[type(info)]

    def _struct(self, cls: type[Struct], within: type[Struct]) -> str:
        if cls is Domain:
            for each in Domain.__subclasses__():
                self._meet(each)
            return "Domain"
        self._meet(cls)
        is_partly = within in self.requests and cls not in self.requests
        return f"Partly<{cls.__name__}>" if is_partly else cls.__name__

    def _union(self, info: inspect.UnionType, within: type[Struct]) -> str:
        structs = {each.cls for each in info.types if isinstance(each, inspect.StructType)}
        for name, union in UNIONS.items():
            if structs and structs == set(get_args(union)):
                for cls in get_args(union):
                    self._meet(cls)
                return name
        parts = [self._type(each, within) for each in info.types]
        return " | ".join(sorted(parts, key=lambda part: part == "null"))


def _is_of(cls: type[Struct], text: str) -> bool:
    return f"export interface {cls.__name__} {{" in text


def _literal(literal: inspect.LiteralType) -> str:
    for name, alias in LITERALS.items():
        if set(get_args(alias)) == set(literal.values):
            return name
    return " | ".join(_quoted(literal.values))


SIMPLE: Mapping[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def _documented(cls: type[Struct]) -> tuple[str, dict[str, str]]:
    """Return the first line of a class's docstring, and what it says of each attribute."""
    text = cls.__doc__ or ""
    head, _, rest = text.partition("Attributes:")
    notes: dict[str, str] = {}
    for name, said in re.findall(r"^ {8}(\w+): ((?:.|\n {12})+)", rest, re.MULTILINE):
        notes[name] = " ".join(said.split())
    return " ".join(head.partition("\n\n")[0].split()), notes


def wire_file() -> Path | None:
    """Return the file of a checkout that the house's types are written to, or None in a wheel."""
    package = Path(str(resources.files("gorin")))
    client = package.parent.parent / "client" / "src"
    return client / "wire.ts" if package.parent.name == "src" and client.is_dir() else None


def files(house: Path) -> dict[Path, str]:
    """Return what is written to the house's file and to those of the games on the page."""
    folders = {box.id: house.parent / "games" / box.id for box in LISTED}
    own = {
        folders[box.id] / house.name: game_wire(box) for box in LISTED if folders[box.id].is_dir()
    }
    return {house: wire(), **own}


def main(arguments: list[str]) -> int:
    """Write the types, or with `--check` say by the exit code whether they are fresh."""
    file = wire_file()
    if file is None:
        return 1
    texts = files(file)
    if "--check" in arguments:
        fresh = (path.is_file() and path.read_text("utf-8") == text for path, text in texts.items())
        return 0 if all(fresh) else 1
    for path, text in texts.items():
        _ = path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
