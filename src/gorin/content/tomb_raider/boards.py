"""Levels as the boards of Tomb Raider."""

from __future__ import annotations

from msgspec import Struct

from gorin.content.box.boards import BoardEntry, Boards
from gorin.content.cards.pool import Library
from gorin.content.reading.files import read_text
from gorin.content.tomb_raider.level_files import Wanted
from gorin.content.tomb_raider.level_service import (
    LevelReport,
    judge_level,
    level_title,
    new_level,
    text_of_form,
)
from gorin.content.tomb_raider.levels import LEVELS, SUFFIX, level_names, load_level
from gorin.content.tomb_raider.options import MOST_LEVEL_TEXT
from gorin.content.tomb_raider.pool import pool_in
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

NEW = "level"
"""The stem of a new level's id; its maker gives it another."""


class NewLevel(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level of one's own to begin: like a level, or an empty map of a size.

    Nothing, or 0, is what it is like, or what is usual.
    """

    title: str = ""
    like: str = ""
    variant: str = ""
    width: int = 0
    depth: int = 0
    power: int = 0
    players: int = 0


def level_entries(library: Library) -> tuple[BoardEntry, ...]:
    """Return the levels that come with the program."""
    pool = pool_in(library)
    return tuple(
        BoardEntry(
            id=level.id,
            title=level_title(level.title),
            fewest_seats=level.players.min,
            most_seats=level.players.max,
            alone=level.solo is not None,
            variants=tuple(variant.id for variant in level.variants),
        )
        for level in (load_level(pool, id) for id in level_names())
    )


def level_text(id: str) -> str:
    """Return the file of a level that comes with the program.

    Raises:
        BadInput: there is no such level.
    """
    if id not in level_names():
        raise BadInput(say("level-unknown", asked=id, known=level_names()))
    return read_text(LEVELS / f"{id}{SUFFIX}", id)


def begin_level(library: Library, asked: NewLevel, language: str) -> str:
    """Return the file of a new level.

    Raises:
        BadInput: all that makes it none, or there is no such level to be like.
    """
    wanted = Wanted(
        NEW,
        asked.title or None,
        asked.like or None,
        asked.variant or None,
        asked.width or None,
        asked.depth or None,
        asked.power or None,
        asked.players or None,
    )
    return new_level(pool_in(library), wanted, language)


BOARDS = Boards(
    kind="levels",
    one="games-level",
    entries=level_entries,
    text=level_text,
    report=LevelReport,
    judge=lambda library, text, seats: judge_level(pool_in(library), text, seats=seats),
    write=lambda library, form, language: text_of_form(pool_in(library), form, language),
    wanted=NewLevel,
    begin=begin_level,
    longest=MOST_LEVEL_TEXT,
)
