"""Tomb Raider's levels: those that come with the program, and files of users with their faults."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from gorin.content.reading.fault_limits import MOST_FAULTS, limit_faults
from gorin.content.reading.files import is_there, read_text
from gorin.content.reading.lines import is_plain_line, shows_something
from gorin.content.reading.toml_lines import entry_lines, line_of, path_of
from gorin.content.reading.toml_text import load_toml, toml_fault
from gorin.content.tomb_raider.pool import FOLDER, CardPool
from gorin.games.tomb_raider.levels.faults import level_faults
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.levels.manual import MANUAL
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.words import say
from gorin.text.render import Reader

LEVELS = FOLDER / "levels"
SUFFIX = ".toml"
IN_CATALOGUE = "level-"
"""The beginning of a level's title that is the id of a message."""
LONGEST_TITLE = 80
"""The most characters of a title."""

USUAL = ("TR-18.2", "TR-14.1", "TR-17.4g", *(f"TR-15.{number}" for number in range(1, 10)))
"""Clauses of levels: for those of users unless they say otherwise, and of the rule book."""


@cache
def level_names() -> tuple[str, ...]:
    """Return the ids of the levels that come with the program, those of the rule book first."""
    files = sorted(entry.name.removesuffix(SUFFIX) for entry in LEVELS.iterdir())
    manual = tuple(name() for name in MANUAL)
    return (*manual, *(name for name in files if name not in manual))


def load_level(pool: CardPool, asked: str) -> Level:
    """Return a level by id, or from a file if `asked` names one, read with the cards of a pool.

    Raises:
        BadInput: there is no such level, or all that is wrong with the file.
    """
    if asked in level_names():
        name = asked + SUFFIX
        return level_from(pool, read_text(LEVELS / name, name), name)
    if asked.endswith(SUFFIX) or is_there(Path(asked)):
        return level_from(pool, read_text(Path(asked), asked), asked)
    raise BadInput(say("level-unknown", asked=asked, known=level_names()), place=asked)


def level_from(pool: CardPool, text: str, place: str) -> Level:
    """Return a level from the text of its file.

    Raises:
        BadInput: all that is wrong with it, each fault with its line.
    """
    checked = check_level(pool, text, place)
    if checked.level is None:
        raise BadInput.together([_at(wrong, place) for wrong in checked.faults])
    return checked.level


class Wrong(Struct, frozen=True):
    """Something wrong with a level file: the line, the entry ("decks[0].cards"), the fault.

    Line 0 and no entry mean the file as a whole.
    """

    line: int
    entry: str
    fault: BadInput


class Checked(Struct, frozen=True):
    """A level file as it was read: the level, or all that makes it none, by line."""

    level: Level | None
    faults: tuple[Wrong, ...] = ()


def check_level(pool: CardPool, text: str, place: str) -> Checked:
    """Return what the text of a level file holds, or all that is wrong with it."""
    try:
        data = load_toml(text)
    except tomllib.TOMLDecodeError as error:
        line, message = toml_fault(error)
        return Checked(None, (Wrong(line, "", BadInput(message, place=place)),))
    try:
        return Checked(read_level(pool, data, place))
    except BadInput as error:
        lines = entry_lines(text)
        faults = limit_faults(error.all, place)
        wrong = [
            Wrong(line_of(lines, path_of(entry)), entry, fault)
            for fault in faults[:MOST_FAULTS]
            for entry in (_entry_of(fault, place),)
        ]
        more = [Wrong(0, "", fault) for fault in faults[MOST_FAULTS:]]
        return Checked(None, (*sorted(wrong, key=lambda one: one.line), *more))


def _entry_of(fault: BadInput, place: str) -> str:
    """Return the entry that the place of a fault names, like "decks[0].cards"."""
    return fault.place.removeprefix(place).removeprefix(": ")


def _at(wrong: Wrong, place: str) -> BadInput:
    """Return a fault whose place names the line, and the field if the reason needs it."""
    fault, where = wrong.fault, f"{place}:{wrong.line}" if wrong.line else place
    if fault.message.id.startswith("field-") and wrong.entry:
        where = f"{where}: {wrong.entry}"
    return BadInput(fault.message, place=where, clause=fault.clause)


def read_level(pool: CardPool, data: object, place: str) -> Level:
    """Return a level from its data.

    Raises:
        BadInput: all that is wrong with it; the place names the entry.
    """
    level = read_fields(data, Level, place)
    faults = [
        BadInput(fault.reason, place=_entry(place, fault.path), clause=fault.clause)
        for fault in level_faults(level, pool.cards)
    ]
    faults += _title_faults(level.title, place, ("title",))
    for number, variant in enumerate(level.variants):
        faults += _title_faults(variant.title, place, ("variants", number, "title"))
    if not _is_clause(level.clause):
        message = say("level-unknown-clause", asked=level.clause)
        faults.append(BadInput(message, place=_entry(place, ("clause",))))
    if faults:
        raise BadInput.together(faults)
    return level


def _title_faults(title: str, place: str, path: tuple[str | int, ...]) -> Iterator[BadInput]:
    """Yield what keeps a title from being read in a line: strangers see it in the lobby."""
    if len(title) > LONGEST_TITLE:
        message = say("level-long-title", most=LONGEST_TITLE)
        yield BadInput(message, place=_entry(place, path), clause="TR-18.1")
    elif not is_plain_line(title):
        yield BadInput(say("level-unclean-title"), place=_entry(place, path), clause="TR-18.1")
    elif not shows_something(title):
        yield BadInput(say("level-blank-title"), place=_entry(place, path), clause="TR-18.1")


def _is_clause(id: str) -> bool:
    """Return whether there is such a clause; the register is read only for unusual ones."""
    if id in USUAL:
        return True
    from gorin.content.clauses.registers import known_clauses

    return id in known_clauses()


def _entry(place: str, path: tuple[str | int, ...]) -> str:
    """Return a place that names an entry of a level, like "level.toml: decks[0].cards"."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    shown = "".join(steps).removeprefix(".")
    return f"{place}: {shown}" if shown else place


def title_in(reader: Reader, setup: Mapping[str, Any]) -> str:
    """Return the title of the level that a journal's header says was played."""
    level = setup.get("level", {})
    return read_title(reader, str(level.get("title", "")))


def read_title(reader: Reader, title: str) -> str:
    """Return a title as people read it; one that is no message of the catalogue is text."""
    is_message = title.startswith(IN_CATALOGUE) and reader.has(title)
    return reader.read(say(title)) if is_message else title
