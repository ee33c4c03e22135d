"""Writing level files: a level as TOML with a comment on every field, for people to change."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin.content.tomb_raider.levels import load_level, read_level, read_title
from gorin.content.tomb_raider.pool import CardPool
from gorin.games.tomb_raider.levels.format import (
    Arrangement,
    EntranceSpot,
    Level,
    LevelDeck,
    Limits,
    Players,
    Solo,
)
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.text.render import Reader

LONGEST = 96
"""The number of columns from which on a list goes on several lines."""
FAMILIES = (("002", "004-018"), ("027", "029-043"), ("152-160",), ("101-117",))
SIZES = (16, 16, 9, 17)
"""Locations of each group that are no treasure room."""
ROOMS = {1: "003", 2: "118", 3: "151"}
OWN_CLAUSE = "TR-18.2"
MOST_COPIES = 12


class Wanted(Struct, frozen=True):
    """The wishes for a new level: None takes that of the level it is like, or the usual."""

    name: str
    title: str | None = None
    like: str | None = None
    variant: str | None = None
    width: int | None = None
    depth: int | None = None
    power: int | None = None
    players: int | None = None


def is_unreadable(fault: BadInput) -> bool:
    """Return whether a fault of a file is one of its form, so that it is no level at all."""
    id = fault.message.id
    return id.startswith(("file-", "field-")) or id == "level-unknown"


def write_level(pool: CardPool, wanted: Wanted, reader: Reader) -> str:
    """Return the file of a new level; it is a level as it stands.

    Raises:
        BadInput: all that makes it none, or there is no such level to be like.
    """
    level = _like(pool, wanted, reader) if wanted.like else _small(wanted)
    text = write_form(form_of(level), reader)
    _ = read_level(pool, tomllib.loads(text), wanted.name)
    return text


def _like(pool: CardPool, wanted: Wanted, reader: Reader) -> Level:
    """Return a level like another, in one of its variants."""
    other = load_level(pool, wanted.like or "")
    form = other.variant(wanted.variant)
    if form is None:
        known = tuple(variant.id for variant in other.variants)
        message = say("setup-no-variant", asked=wanted.variant or "", known=known)
        raise BadInput(message, place="--variant")
    title = wanted.title or read_title(reader, other.title)
    solo = replace(form.solo, ours=False) if form.solo else None
    level = replace(
        form, id=slug_of(wanted.name), title=title, clause=OWN_CLAUSE, variants=(), solo=solo
    )
    return _sized(level, wanted)


def _sized(level: Level, wanted: Wanted) -> Level:
    """Return a level with the size, power and number of players asked for."""
    sizes = {
        name: value
        for name in ("width", "depth", "power")
        if (value := getattr(wanted, name)) is not None
    }
    if wanted.players is not None:
        sizes["players"] = Players(min(level.players.min, wanted.players), wanted.players)
    return replace(level, **sizes)


def _small(wanted: Wanted) -> Level:
    """Return a level of the usual kind: entrances as in Into the Caves, one deck with a room."""
    empty = Level(
        id=slug_of(wanted.name),
        title=wanted.title or re.sub(r"[-_ ]+", " ", wanted.name).strip().capitalize(),
        players=Players(2, 6),
        power=1,
        width=3,
        depth=6,
        solo=Solo(starter=True),
    )
    level = _sized(empty, wanted)
    middle = Arrangement((EntranceSpot((level.width + 1) // 2, 1, "001"),))
    corners = Arrangement((EntranceSpot(1, 1, "001"), EntranceSpot(level.width, 1, "001")), "even")
    deck = LevelDeck("all", (*_enough(level), ROOMS.get(level.power, "003")))
    return replace(
        level,
        entrances=(corners, middle) if level.width > 1 else (middle,),
        decks=(deck,),
        limits=Limits(max(1, min(4, level.depth))),
    )


def _enough(level: Level) -> Iterator[str]:
    """Yield enough locations to fill the map, each several times if need be."""
    left = level.width * level.depth
    for _ in range(MOST_COPIES):
        for entries, size in zip(FAMILIES, SIZES, strict=True):
            if left <= 0:
                return
            yield from entries
            left -= size


def slug_of(name: str) -> str:
    """Return a name as an id: small letters and digits with hyphens between."""
    plain = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode().casefold()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "level"


# -- TOML ----------------------------------------------------------------------------------

SPARE: Mapping[str, str] = {
    "first_depth": "1",
    "places": '[{ column = 2, depth = 4, card = "028" }]',
    "building": '{ minimum = 18, copies = 1, families = ["cave", "plain"] }',
    "bonuses": '{ choices = [{ kind = "treasure", power = 1 }] }',
    "own_goal": "true",
    "bounty": "{ traps = 1 }",
    "turn_limit": "60",
    "save_points": "false",
}
"""Examples of fields that a level may leave out."""

ORDER = (
    "id",
    "title",
    "clause",
    "players",
    "power",
    "width",
    "depth",
    "first_depth",
    "entrances",
    "choosing",
    "decks",
    "places",
    "limits",
    "building",
    "bonuses",
    "goal",
    "own_goal",
    "bounty",
    "turn_limit",
    "save_points",
)
"""The fields as a file gives them, before the tables."""


def form_of(level: Level) -> dict[str, Any]:
    """Return a level as its file gives it: plain data without the fields that say nothing."""
    usual = Level(id="", title="", players=Players(1, 1), power=1, width=1, depth=1)
    form = {
        name: _lean(getattr(level, name))
        for name in ORDER
        if name not in SPARE or getattr(level, name) != getattr(usual, name)
    }
    if level.solo is not None:
        form["solo"] = _lean(level.solo)
    if level.variants:
        form["variants"] = _lean(level.variants)
    return form


def write_form(form: Mapping[str, Any], reader: Reader) -> str:
    """Return a level, or what is to become one, as its file, every field explained.

    Args:
        form: plain data as TOML holds it, whether it is a level or not.
        reader: tells in which language fields are explained.
    """
    return "".join(_file(form, reader))


def _file(form: Mapping[str, Any], reader: Reader) -> Iterator[str]:
    """Yield the paragraphs of a level file."""
    tables = {"solo": _is_table(form.get("solo")), "variants": _are_tables(form.get("variants"))}
    yield _comment(reader.read(say("level-file-head")))
    for name in ORDER:
        yield "\n" + _comment(reader.read(say(f"level-file-{name.replace('_', '-')}")))
        if name in form:
            yield _pair(name, form[name])
        elif name in SPARE:
            yield f"# {name} = {SPARE[name]}\n"
    others = [name for name in form if name not in ORDER and not tables.get(name)]
    yield from ("\n" + _pair(_key(name), form[name]) for name in others)
    yield "\n" + _comment(reader.read(say("level-file-solo")))
    if tables["solo"]:
        yield "[solo]\n" + _pairs(form["solo"])
    else:
        yield "# [solo]\n# starter = true\n"
    yield "\n" + _comment(reader.read(say("level-file-variants")))
    if not tables["variants"]:
        yield '# [[variants]]\n# id = "deep"\n# title = "…"\n# depth = 8\n'
    else:
        yield "\n".join("[[variants]]\n" + _pairs(variant) for variant in form["variants"])


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_table, value))


def _pairs(table: Mapping[str, Any]) -> str:
    return "".join(_pair(_key(key), value) for key, value in table.items())


def _pair(name: str, value: Any) -> str:
    return f"{name} = {toml_value(value, room=LONGEST - len(name) - 3)}\n"


def _comment(text: str) -> str:
    """Return a text as comment lines that are not too long."""
    lines: list[str] = []
    for part in text.split("\n"):
        line = "#"
        for word in part.split(" "):
            if len(line) + 1 + len(word) > LONGEST and line != "#":
                lines.append(line)
                line = "#"
            line += f" {word}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _lean(value: Any) -> Any:
    """Return a value as plain data without the fields that say nothing."""
    if isinstance(value, Struct):
        default = {
            field.name: field.default
            if field.default_factory is msgspec.NODEFAULT
            else field.default_factory()
            for field in msgspec.structs.fields(value)
        }
        return {
            name: _lean(kept)
            for name in value.__struct_fields__
            if (kept := getattr(value, name)) is not None and kept != default[name]
        }
    if isinstance(value, tuple):
        return [_lean(part) for part in value]
    return msgspec.to_builtins(value)


def toml_value(value: Any, *, room: int = 10**9) -> str:
    """Return plain data as a value of TOML; lists too long for the room go on several lines."""
    if isinstance(value, dict):
        pairs = (f"{_key(key)} = {toml_value(inner)}" for key, inner in value.items())
        return "{ " + ", ".join(pairs) + " }" if value else "{}"
    if isinstance(value, list):
        parts = [toml_value(part) for part in value]
        whole = "[" + ", ".join(parts) + "]"
        if len(whole) <= room:
            return whole
        if all(isinstance(part, str) for part in value):
            parts = list(_packed(parts))
        return "[\n" + "".join(f"    {part},\n" for part in parts) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _quoted(value) if isinstance(value, str) else str(value)


def _packed(parts: list[str]) -> Iterator[str]:
    """Yield the parts of a list joined into lines that are not too long."""
    line = ""
    for part in parts:
        longer = f"{line}, {part}" if line else part
        if line and len(longer) >= LONGEST:
            yield line
            longer = part
        line = longer
    yield line


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _quoted(key)


def _quoted(text: str) -> str:
    # JSON lets one character stand as it is that TOML does not.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
