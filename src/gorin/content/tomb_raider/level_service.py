"""Levels while they are made: text and form, checked like level files, and drawn.

A form is a level as plain data, as its file holds it, whether it is a level yet or not. What is
wrong is found in the text, by the same checks as `gorin levels check`, so that a fault of a form
has a line in the text too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin.content.reading.toml_text import load_toml
from gorin.content.tomb_raider.level_facts import FactLine, deck_parts, fact_lines
from gorin.content.tomb_raider.level_files import Wanted, is_unreadable, write_form, write_level
from gorin.content.tomb_raider.level_sheets import DeckSheet, SpaceSheet, sheet_of
from gorin.content.tomb_raider.levels import (
    IN_CATALOGUE,
    Checked,
    check_level,
    level_names,
    load_level,
)
from gorin.content.tomb_raider.names import TEXTS, reader_for
from gorin.content.tomb_raider.pool import CardPool
from gorin.games.tomb_raider.levels.format import Level
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import field_faults
from gorin.kernel.words import Message, say
from gorin.text.catalogue import load_catalogue
from gorin.text.language import ENGLISH

OF_SERIES = "series-"
"""The beginning of the titles of series in the catalogue."""
HARMLESS = (
    "id",
    "title",
    "clause",
    "goal",
    "own_goal",
    "bounty",
    "choosing",
    "turn_limit",
    "save_points",
    "building",
    "bonuses",
    "solo",
)
"""The fields that a level can be drawn with, whatever is wrong with them."""


class LevelFault(Struct, frozen=True):
    """Something wrong with a level: what, by which clause, in which line, at which entry.

    `entry` reads like "decks[0].cards"; line 0 and an empty entry mean the level as a whole.
    """

    message: Message
    clause: str = ""
    line: int = 0
    entry: str = ""


class DeckDrawing(Struct, frozen=True):
    """A level deck of a drawing, and in words which part of the map it is for, and whose."""

    deck: DeckSheet
    parts: tuple[Message, ...]


class LevelDrawing(Struct, frozen=True):
    """A level in one variant as it lies before play.

    Attributes:
        variant: the id of the variant, empty for a level without variants.
        title: what the variant or the level is called.
        recommended: its makers say that it is the one to play.
        seats: for how many raiders it is laid out.
        fewest: how few may play it; 1 if it can be played alone.
        most: how many may play it.
        width: the columns of the map.
        depth: the rows of the map.
        rows: what lies where, from the entrance on.
        decks: its level decks, in their order.
        facts: all else there is to tell; nothing while something is wrong.
    """

    variant: str
    title: Message
    recommended: bool
    seats: int
    fewest: int
    most: int
    width: int
    depth: int
    rows: tuple[tuple[SpaceSheet, ...], ...]
    decks: tuple[DeckDrawing, ...]
    facts: tuple[FactLine, ...]


class LevelReport(Struct, frozen=True):
    """A level as it is at this moment, and all there is to say of it.

    Attributes:
        text: its file.
        form: what the file holds, None if it is not TOML.
        title: what it is called, as far as it says so.
        faults: all that is wrong with it.
        readable: its fields are what they should be; else the faults are about these alone.
        drawings: the level in each of its variants; empty if what is wrong leaves nothing to draw.
    """

    text: str
    form: dict[str, Any] | None
    title: Message
    faults: tuple[LevelFault, ...]
    readable: bool
    drawings: tuple[LevelDrawing, ...]


class Template(Struct, frozen=True):
    """A level that a new one can be like; `variants` are the ids of its variants."""

    id: str
    title: Message
    variants: tuple[str, ...]


# -- judging -------------------------------------------------------------------------------


def judge_level(pool: CardPool, text: str, *, seats: int | None = None) -> LevelReport:
    """Return what there is to say of a level in the text of a file.

    Args:
        pool: the cards.
        text: the level.
        seats: for how many raiders to draw it; None for the fewest.
    """
    checked = check_level(pool, text, "level")
    form = _form_in(text)
    title = str(form.get("title", "")) if form is not None else ""
    return LevelReport(
        text,
        form,
        level_title(title),
        tuple(
            LevelFault(wrong.fault.message, wrong.fault.clause, wrong.line, wrong.entry)
            for wrong in checked.faults
        ),
        not any(is_unreadable(wrong.fault) for wrong in checked.faults),
        tuple(_drawings(pool, checked, form or {}, seats)),
    )


def judge_form(
    pool: CardPool,
    form: Mapping[str, Any],
    *,
    seats: int | None = None,
    language: str = ENGLISH,
) -> LevelReport:
    """Return what there is to say of a level that is edited field by field, with its file.

    Args:
        pool: the cards.
        form: plain data; fields that are None are left out.
        seats: for how many raiders to draw it; None for the fewest.
        language: in which language the file explains its fields.
    """
    return judge_level(pool, text_of_form(pool, form, language), seats=seats)


def text_of_form(pool: CardPool, form: Mapping[str, Any], language: str = ENGLISH) -> str:
    """Return the file of a level that is edited field by field; fields that are None are left out.

    Args:
        pool: the cards.
        form: plain data.
        language: in which language the file explains its fields.
    """
    return write_form(_without_none(form), reader_for(pool, language))


def _form_in(text: str) -> dict[str, Any] | None:
    try:
        form: dict[str, Any] = msgspec.to_builtins(load_toml(text))
    except tomllib.TOMLDecodeError:
        return None
    return form


def _without_none(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _without_none(part) for name, part in value.items() if part is not None}
    if isinstance(value, list | tuple):
        return [_without_none(part) for part in value if part is not None]
    return value


def level_title(title: str) -> Message:
    """Return the title of a level or a series as a message; one that is text stays as it is."""
    may_be = title.startswith((IN_CATALOGUE, OF_SERIES))
    is_message = may_be and load_catalogue(ENGLISH, TEXTS).has(title)
    return say(title) if is_message else say("level-own-title", title=title)


# -- drawing -------------------------------------------------------------------------------


def _drawings(
    pool: CardPool, checked: Checked, form: Mapping[str, Any], seats: int | None
) -> Iterator[LevelDrawing]:
    level = checked.level
    if level is None:
        roots = {_root(wrong.entry) for wrong in checked.faults}
        if not roots <= set(HARMLESS) or any(field_faults(dict(form), Level, "")):
            return
        level = msgspec.convert(form, Level)
    drawings = (
        _variants_drawn(pool, level, seats) if level.variants else (draw_level(pool, level, seats),)
    )
    for drawing in drawings:
        yield replace(drawing, facts=()) if checked.faults else drawing


def _variants_drawn(pool: CardPool, level: Level, seats: int | None) -> Iterator[LevelDrawing]:
    for variant in level.variants:
        drawn = level.variant(variant.id)
        assert drawn is not None, variant.id
        drawing = draw_level(pool, drawn, seats)
        yield replace(
            drawing,
            variant=variant.id,
            title=level_title(variant.title),
            recommended=variant.recommended,
        )


def _root(entry: str) -> str:
    """Return which field of a level an entry is in; of a variant's, which field of the variant."""
    parts = entry.replace("[", ".").split(".")
    return parts[2] if parts[0] == "variants" and len(parts) > 2 else parts[0]


def draw_level(pool: CardPool, level: Level, seats: int | None = None) -> LevelDrawing:
    """Return a level without variants as it lies before play."""
    fewest = 1 if level.solo is not None else level.players.min
    most = level.players.max
    count = level.players.min if seats is None else max(fewest, min(most, seats))
    sheet = sheet_of(pool, level, count)
    return LevelDrawing(
        variant="",
        title=level_title(level.title),
        recommended=False,
        seats=count,
        fewest=fewest,
        most=most,
        width=level.width,
        depth=level.depth,
        rows=sheet.rows,
        decks=tuple(DeckDrawing(deck, tuple(deck_parts(level, deck))) for deck in sheet.decks),
        facts=tuple(fact_lines(sheet)),
    )


# -- beginning -----------------------------------------------------------------------------


def templates(pool: CardPool) -> Iterator[Template]:
    """Yield the levels that come with the program, for a new one to be like."""
    for id in level_names():
        level = load_level(pool, id)
        yield Template(id, level_title(level.title), tuple(one.id for one in level.variants))


def new_level(pool: CardPool, wanted: Wanted, language: str = ENGLISH) -> str:
    """Return the file of a new level, a usual one or one like a level of the program.

    Raises:
        BadInput: all that makes it none, or there is no such level to be like.
    """
    if wanted.like is not None and wanted.like not in level_names():
        raise BadInput(say("level-unknown", asked=wanted.like, known=level_names()), place="like")
    return write_level(pool, wanted, reader_for(pool, language))
