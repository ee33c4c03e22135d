"""Writes the tables of the pages that tell what the code says: `python docs/make_tables.py`.

A page holds a place for each of them, between `<!-- table: NAME -->` and `<!-- end -->`; with
`--check` nothing is written, and the exit code is 1 if a page is not what would be.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, Struct, inspect

from gorin.cli.rules import words_of
from gorin.content.cards.pool import SHIPPED
from gorin.content.clauses.registers import join, registers
from gorin.content.desk.names import reader_for
from gorin.hall.table.commands import Wish
from gorin.hall.table.terms import Terms
from gorin.hall.table.updates import News
from gorin.kernel.clauses import Clause
from gorin.kernel.domain import Domain
from gorin.kernel.words import say
from gorin.web.app import ROUTES
from gorin.web.bodies.tables import Enter, Invite, NewTable
from gorin.web.metrics import Metrics
from gorin.web.settings import VARIABLE, Settings

FOLDER = Path(__file__).parent
PAGES = ("protocol.md", "hosting.md", "table.md", "l5r-lcg-formats.md")
PLACE = re.compile(r"(<!-- table: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)

BURST = "at most so many at once."
"""What a setting without words of its own is."""

SIMPLE: Mapping[type[inspect.Type], str] = {
    inspect.AnyType: "any",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}

TAGS = {cls.__name__: str(cls.__struct_config__.tag) for cls in get_args(News)}
"""How the messages are called on the wire, by what the code calls them."""
BODIES: tuple[type[Struct], ...] = (NewTable, Enter, Invite)
"""The requests that the page tells; OpenAPI tells all."""
TOLD = frozenset(("Message", "Domain", "Terms"))
"""What messages are made of and the page tells elsewhere."""


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table in Markdown."""
    heads = tuple(heads)
    lines = [heads, ("---",) * len(heads), *map(tuple, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


# -- types in words ------------------------------------------------------------------------


def documented(cls: type[Any]) -> tuple[str, dict[str, str]]:
    """Return what a class's docstring says, and what it says of each attribute."""
    text = re.sub(r"\bNone\b", "null", cls.__doc__ or "")
    for name, tag in TAGS.items():
        text = text.replace(f"`{name}`", f"`{tag}`")
    head, _, rest = text.partition("Attributes:")
    found = re.findall(r"^ {8}(\w+): ((?:.|\n {12})+)", rest, re.MULTILINE)
    return " ".join(head.split()), {name: " ".join(said.split()) for name, said in found}


def fields(cls: type[Any]) -> tuple[inspect.Field, ...]:
    """Return the fields of a struct."""
    found = inspect.type_info(cls)
    assert isinstance(found, inspect.StructType), f"{cls} is a struct"
    return found.fields


def named(found: inspect.Type) -> str:
    """Return how a type is called on the page."""
    if isinstance(found, inspect.UnionType):
        return " or ".join(sorted(map(named, found.types), key=lambda name: name == "null"))
    if isinstance(found, inspect.StructType):
        return str(found.cls.__name__)
    if isinstance(found, inspect.LiteralType):
        return " or ".join(f'`"{value}"`' for value in found.values)
    if isinstance(found, inspect.DictType):
        return f"object of {named(found.value_type)}"
    if isinstance(found, inspect.VarTupleType | inspect.ListType):
        return f"list of {named(found.item_type)}"
    if isinstance(found, inspect.TupleType):
        return f"[{', '.join(map(named, found.item_types))}]"
    return SIMPLE[type(found)]


def made_of(found: inspect.Type) -> Iterator[type[Struct]]:
    """Yield the structs that a type names itself."""
    if isinstance(found, inspect.StructType):
        yield found.cls
    elif isinstance(found, inspect.UnionType):
        for each in found.types:
            yield from made_of(each)
    elif isinstance(found, inspect.VarTupleType | inspect.ListType):
        yield from made_of(found.item_type)


def default(field: inspect.Field) -> str:
    """Return what stands for a field that a message leaves out; empty if it may not."""
    if field.default is NODEFAULT:
        return ""
    value = field.default
    return f"`{value!r}`".replace("'", '"').replace("None", "null").replace("False", "false")


# -- the protocol --------------------------------------------------------------------------


def messages(union: Any, *, sent: bool) -> str:
    """Return a table of the messages of one direction."""
    rows: list[tuple[str, ...]] = []
    for cls in get_args(union):
        own = [field for field in fields(cls) if not (sent and field.name == "id")]
        told = ", ".join(f"`{field.name}`: {named(field.type)}" for field in own)
        tag = f"`{cls.__struct_config__.tag}`"
        rows.append((tag, told or "none", documented(cls)[0]))
    return table(("type", "fields", "what it says"), rows)


def parts(roots: Iterable[type[Struct]]) -> str:
    """Return what each struct is that messages are made of."""
    met: dict[str, type[Struct]] = {}
    waiting = [cls for root in roots for field in fields(root) for cls in made_of(field.type)]
    while waiting:
        cls = waiting.pop(0)
        if cls not in met.values() and cls.__name__ not in ("Message", "Domain"):
            met[cls.__name__] = cls
            waiting += [each for field in fields(cls) for each in made_of(field.type)]
    return "\n".join(part(met[name]) for name in sorted(met) if name not in TOLD)


def part(cls: type[Struct]) -> str:
    """Return what a struct is and what it is made of."""
    says, notes = documented(cls)
    if not notes:
        told = ", ".join(f"`{field.name}`: {named(field.type)}" for field in fields(cls))
        return f"**{cls.__name__}.** {says} Fields: {told}.\n"
    rows = ((f"`{f.name}`", named(f.type), notes.get(f.name, "")) for f in fields(cls))
    return f"**{cls.__name__}.** {says}\n\n{table(('field', 'type', 'what it is'), rows)}"


def domains() -> str:
    """Return a table of what an answer may be where there are no options."""
    rows: list[tuple[str, ...]] = []
    for cls in Domain.__subclasses__():
        own = ", ".join(f"`{field.name}`: {named(field.type)}" for field in fields(cls))
        rows.append((f"`{cls.__name__}`", own, documented(cls)[0]))
    return table(("type", "fields", "the answer"), rows)


def terms() -> str:
    """Return a table of the options of a table, with what each is if nobody says."""
    notes = documented(Terms)[1]
    rows = ((f"`{f.name}`", named(f.type), default(f), notes[f.name]) for f in fields(Terms))
    return table(("option", "type", "unless said", "what it does"), rows)


def routes() -> str:
    """Return a table of the HTTP API."""
    rows = sorted((route.about, route.path, route.method, route.says) for route in ROUTES)
    told = ((f"`{method} {path}`", says) for _, path, method, says in rows)
    return table(("request", "what it does"), told)


# -- hosting -------------------------------------------------------------------------------


def settings() -> str:
    """Return a table of what a host may change."""
    notes = documented(Settings)[1]
    rows: list[tuple[str, ...]] = []
    for field in fields(Settings):
        value = "" if field.default in ("", None) else shown(field.default)
        rows.append((f"`{VARIABLE}{field.name.upper()}`", value, notes.get(field.name, BURST)))
    return table(("variable", "unless said", "what it is"), rows)


def shown(value: object) -> str:
    """Return a value as one would write it, numbers in groups."""
    return f"{value:,}" if type(value) is int else f"`{value}`"


def metrics() -> str:
    """Return a table of the figures that Prometheus reads."""
    rows: list[tuple[str, ...]] = []
    for found in Metrics().registry.collect():
        ending = "_total" if found.type == "counter" else ""
        rows.append((f"`{found.name}{ending}`", found.type, found.documentation))
    return table(("name", "kind", "what it is"), rows)


# -- the page ------------------------------------------------------------------------------


def keys(file: str) -> str:
    """Return a table of the keys that a part of the page knows."""
    source = (FOLDER.parent / "client" / "src" / file).read_text(encoding="utf-8")
    listed = source.partition("KEYS:")[2].partition("\n];")[0]
    read = reader_for(SHIPPED, "en", game="tomb-raider").read
    rows: list[tuple[str, ...]] = []
    for names, id in re.findall(r'\[\[(.+?)\], "([\w-]+)"\]', listed):
        told = [SPOKEN.get(key, key) for key in re.findall(r'"(.+?)"', names)]
        rows.append(
            (" ".join(key if key == "…" else f"`{key}`" for key in told), read(say(id)).strip())
        )
    return table(("key", "what it does"), rows)


SPOKEN = {"␣": "Space", "⇧ ←": "Shift ←", "⇧ →": "Shift →"}
"""Keys whose signs not everybody knows."""

UNDONE = {"partial": "*(in part)*", "pending": "*(not yet)*"}
"""What is said of a clause that is not played as it stands."""


def changes_of(prefix: str) -> str:
    """Return what a format changes, clause by clause, with the clauses whose rules it replaces."""
    register = next(each for each in registers() if each.book.id == "l5r-lcg")
    instead: dict[str, list[str]] = {}
    for base, changes in join().changes.items():
        for change in changes:
            if base not in instead.setdefault(change.clause, []):
                instead[change.clause].append(base)
    lines: list[str] = []
    part = ""
    for clause in register.clauses.values():
        if not clause.id.startswith(f"{prefix}-"):
            continue
        heading = clause.source.partition(", ")[2] or clause.source
        if heading != part:
            part = heading
            lines += ["", f"### {part[0].upper()}{part[1:]}", ""]
        lines.append(f"- {clause_line(clause, instead.get(clause.id, ()))}")
    return "\n".join(lines).strip("\n")


def clause_line(clause: Clause, instead: Iterable[str]) -> str:
    """Return a clause in one line: its id, its title, its text, and what it stands instead of."""
    title, text = words_of(reader_for(SHIPPED, "en", game="l5r-lcg"), clause)
    found = [f"**{clause.id}** *{title}.* {text}"]
    if clause.state in UNDONE:
        found.append(UNDONE[clause.state])
    replaced = ", ".join(instead)
    if replaced:
        found.append(f"(Instead of {replaced}.)")
    return " ".join(found)


TABLES: Mapping[str, Callable[[], str]] = {
    "skirmish": lambda: changes_of("SKI"),
    "enlightenment": lambda: changes_of("ENL"),
    "commands": lambda: messages(Wish, sent=True),
    "news": lambda: messages(News, sent=False),
    "parts": lambda: parts((*get_args(Wish), *get_args(News))),
    "bodies": lambda: "\n".join(part(cls) for cls in BODIES),
    "domains": domains,
    "terms": terms,
    "routes": routes,
    "settings": settings,
    "metrics": metrics,
    "keys": lambda: keys("table/hotkeys.ts"),
    "replay-keys": lambda: keys("pages/replay/keys.tsx"),
}


def filled(page: str) -> str:
    """Return a page with all its tables as they should be."""
    return PLACE.sub(lambda place: f"{place[1]}\n{TABLES[place[2]]()}\n{place[3]}", page)


def main(arguments: list[str]) -> int:
    """Write the pages, or with `--check` say by the exit code whether they are fresh."""
    stale = 0
    for name in PAGES:
        file = FOLDER / name
        before = file.read_text(encoding="utf-8")
        after = filled(before)
        if after != before:
            stale = 1
            if "--check" not in arguments:
                _ = file.write_text(after, encoding="utf-8")
    return stale if "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
