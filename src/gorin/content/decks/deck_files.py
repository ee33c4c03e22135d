"""Deck files of any game, read: TOML, plain lists, JSON and the XML of other programs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from gorin.content.cards.names import NUMBER_LENGTH, Printed, folded_print
from gorin.content.decks.json_lists import read_json
from gorin.content.decks.lists import (
    MOST_COPIES,
    MOST_DIGITS,
    MOST_LINES,
    NO_WORDS,
    DeckNote,
    Entry,
    Listing,
    Words,
    never,
    read_list,
)
from gorin.content.decks.outline import (
    DEK,
    JSON,
    LACKEY,
    LIST,
    LISTED,
    ONE,
    TOML,
    USUAL_FORMS,
    Outline,
    Section,
    Style,
)
from gorin.content.decks.sheets import (
    MOST_NEAR,
    Deck,
    Known,
    Sheet,
    UnknownNames,
    canonical,
    far_too_many,
    limit_notes,
    line_of,
)
from gorin.content.decks.xml_lists import read_xml
from gorin.content.reading import toml_lines
from gorin.content.reading.fault_limits import limit_faults
from gorin.content.reading.lines import shows_something
from gorin.content.reading.toml_lines import Path as Place
from gorin.content.reading.toml_text import TooDeep, load_toml, toml_fault
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import first_faults
from gorin.kernel.words import Message, say

__all__ = ("DEK", "FORMATS", "JSON", "LACKEY", "LIST", "TOML", "game_in", "read_deck")
FORMATS = USUAL_FORMS
"""The forms that decks of every game can be written in."""

MARK = "\ufeff"
"""The sign that some programs put before a text."""
_NO_TOML = ("txt", DEK, JSON, "o8d", "cod", "xml", "dck", "dec")
"""The endings of names of files that are not ours."""
_TYPES: Mapping[Style, tuple[Any, Any]] = {
    ONE: (str, ""),
    LISTED: (tuple[str, ...], ()),
}


def read_deck(text: str, name: str, outline: Outline, known: Known) -> Sheet[Deck]:
    """Return a deck from the text of a file; its form is told by its name and its text.

    Args:
        text: what is in the file.
        name: the file.
        outline: what decks of the game are like.
        known: the cards that a deck may name.
    """
    text = text.removeprefix(MARK)
    suffix, begins = _suffix(name), text.lstrip()[:1]
    # Nothing of ours begins so, whatever the file is called.
    if begins not in ("<", "{"):
        try:
            data = load_toml(text)
        except tomllib.TOMLDecodeError as error:
            if suffix == TOML or (isinstance(error, TooDeep) and suffix not in _NO_TOML):
                return _no_toml(error, name)
        else:
            if suffix == TOML or any(section.id in data for section in outline.sections):
                return _from_toml(data, text, _Resolved(name, outline, known))
    resolved = _Resolved(name, outline, known)
    listing = _listing(text, suffix, outline.words(), resolved.is_name, resolved.is_like)
    return _from_listing(listing, resolved)


def game_in(text: str, name: str) -> tuple[str, bool]:
    """Return the game that a deck file says it is of, and whether another program may have said it.

    The game is an empty text if the file does not say.
    """
    text = text.removeprefix(MARK)
    try:
        game = load_toml(text).get("game", "")
    except tomllib.TOMLDecodeError:
        pass
    else:
        return (game if isinstance(game, str) else ""), False
    listing = _listing(text, _suffix(name), NO_WORDS, never, never)
    return listing.game, listing.is_foreign


def _suffix(name: str) -> str:
    return name.casefold().rpartition(".")[2]


def _listing(
    text: str,
    suffix: str,
    words: Words,
    is_name: Callable[[str], bool],
    is_like: Callable[[str], bool],
) -> Listing:
    """Return what a text lists that is no file of ours; how it begins tells its form."""
    begins = text.lstrip()[:1]
    if begins == "<":
        return read_xml(text, words)
    # A list may begin with a heading in brackets, though its file is called so.
    if begins == "{" or (suffix == JSON and begins == "["):
        return read_json(text, words)
    return read_list(text, is_name, words, is_like)


# -- what names mean -----------------------------------------------------------------------


def _placed(name: str, line: int) -> str:
    return f"{name}:{line}" if line else name


class _Resolved:
    """Finds cards by what a file calls them, and keeps what is wrong."""

    def __init__(self, name: str, outline: Outline, known: Known) -> None:
        self.name = name
        self.outline = outline
        self.known = known
        self.names = known.names()
        self.lines: dict[str, int] = {}
        self.within: dict[tuple[str, str], int] = {}
        self.faults: list[BadInput] = []
        self.unknown = UnknownNames(known, self.names)
        self.notes: tuple[DeckNote, ...] = ()
        self.compared = 0
        self.sections: dict[str, dict[str, int]] = {each.id: {} for each in outline.sections}

    def fault(self, line: int, message: Message, clause: str = "") -> None:
        """Keep what is wrong with a line."""
        self.faults.append(BadInput(message, place=_placed(self.name, line), clause=clause))

    def is_name(self, text: str) -> bool:
        """Return whether a text names a card."""
        return self.names.find(text) is not None

    def is_like(self, text: str) -> bool:
        """Return whether a text may be a misspelt name; after the first few all may be."""
        self.compared += 1
        return self.compared > MOST_NEAR or self.names.is_like(text)

    def find(self, asked: str, line: int) -> Printed | None:
        """Return the card that a text names; if it names none, that is a fault."""
        card = self.names.find(asked)
        if card is None:
            self.fault(line, self.unknown.told(asked), self.outline.clause)
        return card

    def slug(self, asked: str, line: int) -> str:
        """Return the slug of the card that a text names, or the text if it names none."""
        card = self.find(asked, line)
        return asked if card is None else card.slug

    def add(self, section: Section, slug: str, count: int, line: int) -> None:
        """Put copies of a card into a section."""
        counts = self.sections[section.id]
        counts[slug] = counts.get(slug, 0) + count
        if line:
            _ = self.lines.setdefault(slug, line)
            _ = self.within.setdefault((section.id, slug), line)

    def check_game(self, asked: str, line: int) -> None:
        """Note that a file is of another game."""
        own = (self.outline.game, self.outline.title)
        if asked and asked.casefold() not in map(str.casefold, own):
            self.fault(line, say("deck-other-game", asked=asked, game=self.outline.game))

    def clan(self, asked: str, line: int = 0) -> str:
        """Return the clan that a file says the deck is of; it may be none that there is."""
        clans = self.outline.clans
        known_clan = next((clan for clan in clans if clan == asked.casefold()), "")
        if asked and clans and not known_clan:
            self.fault(line, say("deck-no-clan", asked=asked, known=clans))
        return known_clan

    def sheet(
        self,
        name: str,
        description: str,
        clan: str = "",
        faults: Iterable[BadInput] = (),
        *,
        is_unread: bool = False,
    ) -> Sheet[Deck]:
        """Return the file as it was read; a name that shows as nothing is a fault."""
        if name and not shows_something(name):
            self.fault(0, say("deck-blank-name"))
        together = sorted((*faults, *self.faults), key=line_of)
        whole = Deck(name, self.sections, description, clan)
        deck = canonical(whole, self.outline, self.known.cards)
        limited = limit_faults(together, self.name)
        return Sheet(
            self.name, deck, self.lines, limited, self.within, self.notes, is_unread=is_unread
        )


# -- TOML ----------------------------------------------------------------------------------


def _no_toml(error: tomllib.TOMLDecodeError, name: str) -> Sheet[Deck]:
    line, message = toml_fault(error)
    fault = BadInput(message, place=_placed(name, line))
    return Sheet(name, Deck(), {}, (fault,), is_unread=True)


@cache
def _file_type(outline: Outline) -> type[Struct]:
    """Return what a file of ours holds: a field for each section, by its style."""
    fields: list[Any] = [("name", str)]
    more: list[Any] = []
    for section in outline.sections:
        type, default = _TYPES.get(section.style, (dict[str, int], {}))
        needed = section.fewest > 0
        (fields if needed else more).append((section.id, type, *(() if needed else (default,))))
    more += [("description", str, ""), ("game", str, "")]
    if outline.clans:
        more.append(("clan", str, ""))
    return msgspec.defstruct(
        "DeckFile", (*fields, *more), frozen=True, forbid_unknown_fields=True, kw_only=True
    )


def _from_toml(data: dict[str, Any], text: str, resolved: _Resolved) -> Sheet[Deck]:
    name = resolved.name
    lines = toml_lines.entry_lines(text)
    form = _file_type(resolved.outline)
    wrong = [
        (_line_at(path, lines), _in_line(path, said)) for path, said in first_faults(data, form)
    ]
    faults = [BadInput(message, place=_placed(name, line)) for line, message in wrong]
    sound = _sound(data, form)
    resolved.check_game(sound.get("game", ""), lines.get(("game",), 0))
    unread = 0
    for section in sorted(resolved.outline.sections, key=lambda each: each.style != ONE):
        value = sound.get(section.id, _TYPES.get(section.style, (dict, {}))[1])
        if section.style == ONE:
            _take_one(section, value, lines, resolved, is_empty=data.get(section.id) == "")
            continue
        unread = max(unread, len(value) - MOST_LINES)
        entries = _listed(value) if section.style == LISTED else value.items()
        _take(section, islice(entries, MOST_LINES), lines, resolved)
    if unread > 0:
        faults.append(BadInput(say("deck-many-lines", most=MOST_LINES, count=unread), place=name))
    clan = resolved.clan(sound.get("clan", ""), lines.get(("clan",), 0))
    return resolved.sheet(sound.get("name", ""), sound.get("description", ""), clan, faults)


def _in_line(path: str, said: Message) -> Message:
    """Return what is said of a field; that of a file that lacks it has no line to say which."""
    return say("deck-field-missing", field=path) if said.id == "field-missing" else said


def _listed(names: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    return ((name, 1) for name in names)


def _take_one(
    section: Section,
    asked: str,
    lines: dict[Place, int],
    resolved: _Resolved,
    *,
    is_empty: bool,
) -> None:
    """Take the one card of a section; `is_empty` tells that the file names it, and names none."""
    line = lines.get((section.id,), 0)
    if asked:
        resolved.add(section, resolved.slug(asked, line), 1, line)
    elif is_empty and section.missing:
        resolved.fault(line, say(section.missing), section.clause)


def _take(
    section: Section,
    entries: Iterable[tuple[str, int]],
    lines: dict[Place, int],
    resolved: _Resolved,
) -> None:
    """Take the cards of a section; one that a table counts twice under two names is a fault."""
    for place, (asked, count) in enumerate(entries):
        key = place if section.style == LISTED else asked
        line = lines.get((section.id, key), 0)
        slug = resolved.slug(asked, line)
        if section.style != LISTED and slug in resolved.sections[section.id]:
            resolved.fault(line, say("deck-card-twice", card=asked))
        if count > MOST_COPIES:
            resolved.fault(line, far_too_many(asked, count), resolved.outline.clause)
        resolved.add(section, slug, count, line)


def _sound(data: dict[str, Any], form: type[Struct]) -> dict[str, Any]:
    """Return what can be used of a file that is not wholly a deck, so that it can be judged."""
    kept: dict[str, Any] = {}
    for field in msgspec.structs.fields(form):
        value: Any = data.get(field.name)
        if type(value) is dict:
            counts: dict[str, Any] = value
            value = {slug: count for slug, count in counts.items() if type(count) is int}
        try:
            kept[field.name] = msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            continue
    return kept


def _line_at(path: str, lines: dict[Place, int]) -> int:
    return toml_lines.line_of(lines, toml_lines.path_of(path))


# -- lists ---------------------------------------------------------------------------------


def _from_listing(listing: Listing, resolved: _Resolved) -> Sheet[Deck]:
    resolved.notes = limit_notes(listing.notes)
    for line, message in listing.faults:
        resolved.fault(line, message)
    if not listing.is_foreign:
        resolved.check_game(listing.game, 0)
    for entry in listing.entries:
        card = _meant(entry, resolved)
        if card is not None:
            _put(card, entry, resolved)
    for section in resolved.outline.sections:
        if section.missing and not resolved.sections[section.id] and not listing.is_unread:
            resolved.fault(0, say(section.missing), section.clause)
    file = resolved.name
    title = listing.name or re.split(r"[/\\]", file)[-1].rpartition(".")[0] or file
    clan, unread = resolved.clan(listing.clan), listing.is_unread
    return resolved.sheet(title, listing.description, clan, is_unread=unread)


def _put(card: Printed, entry: Entry, resolved: _Resolved) -> None:
    """Put a card where it belongs; of a section with one card the first one stays."""
    section = resolved.outline.place(card, entry.heading)
    if section is None:
        resolved.fault(entry.line, say("deck-no-place", card=card.name), resolved.outline.clause)
        return
    if section.style != ONE:
        resolved.add(section, card.slug, entry.count, entry.line)
        return
    before = resolved.sections[section.id]
    if before or entry.count > 1:
        resolved.fault(entry.line, say("deck-only-one", card=card.name))
    if not before:
        resolved.add(section, card.slug, 1, entry.line)


def _version(entry: Entry, resolved: _Resolved) -> Printed | None:
    """Return which of several cards of one name is meant; None if its set does not tell."""
    same = resolved.known.same.get(folded_print(entry.name), ()) if entry.set else ()
    asked = folded_print(entry.set)
    return next((card for card in same if resolved.outline.is_set(card, asked)), None)


def _meant(entry: Entry, resolved: _Resolved) -> Printed | None:
    """Return the card of an entry; its name and its number must mean the same one."""
    card = _version(entry, resolved) or resolved.find(entry.name, entry.line)
    clause = resolved.outline.clause
    if card is None:
        return None
    if entry.number and card.number != entry.number.zfill(NUMBER_LENGTH):
        message = say("deck-other-number", card=card.name, number=card.number, asked=entry.number)
        resolved.fault(entry.line, message)
    if entry.count < 1:
        count = max(entry.count, -(10**MOST_DIGITS))
        message = say("deck-bad-count", card=card.name, count=count)
        resolved.fault(entry.line, message, clause)
        return None
    if entry.count > MOST_COPIES:
        resolved.fault(entry.line, far_too_many(card.name, entry.count), clause)
        return None
    return card
