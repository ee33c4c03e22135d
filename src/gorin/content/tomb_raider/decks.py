"""Deck files of Tomb Raider: TOML, plain lists and the forms of LackeyCCG, read and written."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any
from xml.sax.saxutils import escape

import msgspec
from msgspec import Struct

from gorin.content.cards.names import CardNames, folded
from gorin.content.decks.lists import (
    LONGEST_LINE,
    MOST_COPIES,
    MOST_LINES,
    Entry,
    Listing,
    read_dek,
    read_list,
)
from gorin.content.reading import toml_entries
from gorin.content.reading.fault_limits import told as bounded
from gorin.content.reading.toml_lines import Path as Place
from gorin.content.reading.toml_text import TooDeep, load_toml, toml_fault
from gorin.games.tomb_raider.facts import (
    Action,
    CardFacts,
    Discovery,
    Location,
    Obstacle,
    Raider,
    SecretMove,
    Treasure,
    Upgrade,
)
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.setup import Setup, setup_faults
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import first_faults
from gorin.kernel.words import Message, Name, say

TOML, LIST, LACKEY, DEK = "toml", "list", "lackey", "dek"
FORMATS = (TOML, LIST, LACKEY, DEK)
"""The forms of deck files: ours, lines for people, LackeyCCG's lines, LackeyCCG's XML."""

KINDS: Mapping[type[Any], str] = {
    Upgrade: "Upgrades",
    Action: "Actions",
    Discovery: "Discoveries",
    Obstacle: "Obstacles",
    SecretMove: "Secret moves",
}
"""The kinds of draw cards in the order of lists, with the headings that files have in English."""


MOST_NEAR = 20
"""For so many unknown names of a deck similar ones are looked for."""


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck: a raider and counts of draw cards by slug; a starter has its locations too.

    `description` says in a line what it is for: a message id, or text.
    """

    name: str
    raider: str
    cards: dict[str, int]
    treasure: str = ""
    locations: tuple[str, ...] = ()
    description: str = ""


class Sheet(Struct, frozen=True):
    """A deck file as it was read: what it holds, where, and what is wrong with its lines.

    Attributes:
        name: the file.
        deck: the deck as far as it could be read.
        lines: the line of each card by slug; the raider's too.
        faults: lines that say nothing that can be played, in their order.
    """

    name: str
    deck: Deck
    lines: Mapping[str, int]
    faults: tuple[BadInput, ...]

    def place(self, slug: str) -> str:
        """Return the file, and the line of a card if it is in it."""
        return f"{self.name}:{self.lines[slug]}" if slug in self.lines else self.name


class Known(Struct, frozen=True):
    """The cards a deck may name: those that can be played, and names of others by their set."""

    cards: Mapping[str, CardFacts]
    others: Mapping[str, str]

    def names(self) -> CardNames[CardFacts]:
        """Return the names of the cards that can be played."""
        return CardNames(self.cards.values())


class UnknownNames:
    """Tells of the names in one deck that no card has what they may have been meant to be."""

    def __init__(self, known: Known, names: CardNames[CardFacts]) -> None:
        self._known = known
        self._names = names
        self._left = MOST_NEAR

    def told(self, asked: str) -> Message:
        """Return what to say of a name; similar ones are looked for only for the first few."""
        place = self._known.others.get(folded(asked))
        if place is not None:
            return say("deck-name-only", card=asked, set=say(f"set-{place}"))
        near: tuple[str, ...] = ()
        if self._left > 0:
            # It takes a millisecond to compare a name with all there are, and a text may hold
            # thousands: whoever has so many wrong ones has pasted something that is no deck.
            self._left -= 1
            near = self._names.near(asked[:LONGEST_LINE])
        if not near:
            return say("deck-unknown-card", card=asked)
        return say("deck-unknown-near", card=asked, near=near)


def read_deck(text: str, name: str, known: Known) -> Sheet:
    """Return a deck from the text of a file; its form is told by its name and its text.

    Args:
        text: what is in the file.
        name: the file.
        known: the cards that a deck may name.
    """
    suffix = name.casefold().rpartition(".")[2]
    if suffix not in ("txt", DEK):
        try:
            data = load_toml(text)
        except tomllib.TOMLDecodeError as error:
            if suffix == TOML or isinstance(error, TooDeep):
                return _no_toml(error, name)
        else:
            if suffix == TOML or "cards" in data:
                return _from_toml(data, text, name, known)
    names = known.names()
    is_xml = text.lstrip().startswith("<")
    listing = read_dek(text) if is_xml else read_list(text, lambda line: bool(names.find(line)))
    return _from_listing(listing, name, known, names)


def far_too_many(card: str, count: int) -> Message:
    """Return what is said of a card that is there more often than `MOST_COPIES` times."""
    return say("deck-far-too-many", card=card, count=count, most=MOST_COPIES)


def canonical(deck: Deck, cards: Mapping[str, CardFacts]) -> Deck:
    """Return a deck in the one way in which it is written: cards by number, names on one line."""

    def number(slug: str) -> str:
        return cards[slug].number if slug in cards else f"~{slug}"

    return Deck(
        " ".join(deck.name.split()),
        deck.raider,
        {slug: deck.cards[slug] for slug in sorted(deck.cards, key=number)},
        deck.treasure,
        tuple(sorted(deck.locations, key=number)),
        " ".join(deck.description.split()),
    )


# -- reading TOML --------------------------------------------------------------------------


def _no_toml(error: tomllib.TOMLDecodeError, name: str) -> Sheet:
    line, message = toml_fault(error)
    return Sheet(name, Deck("", "", {}), {}, (BadInput(message, place=_placed(name, line)),))


def _from_toml(data: dict[str, Any], text: str, name: str, known: Known) -> Sheet:
    lines = toml_entries.entry_lines(text)
    wrong = [(_line_at(path, lines), told) for path, told in first_faults(data, Deck)]
    faults = [BadInput(told, place=_placed(name, line)) for line, told in wrong]
    deck = _sound(data)
    unread = max(len(deck.cards), len(deck.locations)) - MOST_LINES
    if unread > 0:
        told = say("deck-many-lines", most=MOST_LINES, count=unread)
        faults.append(BadInput(told, place=name))
    resolved = _Resolved(name, known, known.names())
    raider = ""
    if deck.raider:
        raider = resolved.slug(deck.raider, lines.get(("raider",), 0))
    elif data.get("raider") == "":
        resolved.fault(lines.get(("raider",), 0), say("deck-no-raider"), "TR-3.2")
    treasure = resolved.slug(deck.treasure, lines.get(("treasure",), 0)) if deck.treasure else ""
    locations = tuple(
        resolved.slug(each, lines.get(("locations", place), 0))
        for place, each in enumerate(deck.locations[:MOST_LINES])
    )
    counts: dict[str, int] = {}
    for asked, count in islice(deck.cards.items(), MOST_LINES):
        line = lines.get(("cards", asked), 0)
        slug = resolved.slug(asked, line)
        if slug in counts:
            resolved.fault(line, say("deck-card-twice", card=asked))
        if count > MOST_COPIES:
            resolved.fault(line, far_too_many(asked, count), "TR-3.5")
        counts[slug] = counts.get(slug, 0) + count
        resolved.lines.setdefault(slug, line)
    resolved.lines[raider] = lines.get(("raider",), 0)
    made = Deck(deck.name, raider, counts, treasure, locations, deck.description)
    return resolved.sheet(made, faults)


def _sound(data: dict[str, Any]) -> Deck:
    """Return what can be used of a file that is not wholly a deck, so that it can be judged."""
    kept: dict[str, Any] = {"name": "", "raider": "", "cards": {}}
    for field in msgspec.structs.fields(Deck):
        value: Any = data.get(field.name)
        if type(value) is dict:
            counts: dict[str, Any] = value
            value = {slug: count for slug, count in counts.items() if type(count) is int}
        try:
            kept[field.name] = msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            continue
    return Deck(**kept)


def _line_at(path: str, lines: dict[Place, int]) -> int:
    return toml_entries.line_of(lines, toml_entries.path_of(path))


def _placed(name: str, line: int) -> str:
    return f"{name}:{line}" if line else name


class _Resolved:
    """Finds cards by what a file calls them, and keeps what is wrong."""

    def __init__(self, name: str, known: Known, names: CardNames[CardFacts]) -> None:
        self.name = name
        self.known = known
        self.names = names
        self.lines: dict[str, int] = {}
        self.faults: list[BadInput] = []
        self.unknown = UnknownNames(known, self.names)

    def fault(self, line: int, message: Message, clause: str = "") -> None:
        """Keep what is wrong with a line."""
        self.faults.append(BadInput(message, place=_placed(self.name, line), clause=clause))

    def find(self, asked: str, line: int) -> CardFacts | None:
        """Return the card that a text names; if it names none, that is a fault."""
        found = self.names.find(asked)
        if found is None:
            self.fault(line, self.unknown.told(asked), "TR-3.5")
        return found

    def slug(self, asked: str, line: int) -> str:
        """Return the slug of the card that a text names, or the text if it names none."""
        found = self.find(asked, line)
        return asked if found is None else found.slug

    def sheet(self, deck: Deck, faults: Iterable[BadInput] = ()) -> Sheet:
        """Return the file as it was read."""
        lines = {slug: line for slug, line in self.lines.items() if line}
        found = sorted((*faults, *self.faults), key=line_of)
        told = bounded(found, self.name)
        return Sheet(self.name, canonical(deck, self.known.cards), lines, told)


def line_of(fault: BadInput) -> int:
    """Return the line of a fault; 0 if it is about the file as a whole."""
    line = fault.place.rpartition(":")[2]
    return int(line) if line.isdecimal() else 0


# -- reading lists -------------------------------------------------------------------------


def _from_listing(listing: Listing, name: str, known: Known, names: CardNames[CardFacts]) -> Sheet:
    resolved = _Resolved(name, known, names)
    for line, told in listing.faults:
        resolved.fault(line, told)
    raider = treasure = ""
    counts: dict[str, int] = {}
    locations: list[str] = []
    for entry in listing.entries:
        facts = _meant(entry, resolved)
        if facts is None:
            continue
        resolved.lines.setdefault(facts.slug, entry.line)
        if isinstance(facts, Location):
            locations += [facts.slug] * entry.count
        elif isinstance(facts, Raider):
            raider = _only(raider, facts, entry, resolved)
        elif isinstance(facts, Treasure):
            treasure = _only(treasure, facts, entry, resolved)
        else:
            counts[facts.slug] = counts.get(facts.slug, 0) + entry.count
    if not raider:
        resolved.fault(0, say("deck-no-raider"), "TR-3.2")
    title = listing.name or re.split(r"[/\\]", name)[-1].rpartition(".")[0] or name
    deck = Deck(title, raider, counts, treasure, tuple(locations), listing.description)
    return resolved.sheet(deck)


def _meant(entry: Entry, resolved: _Resolved) -> CardFacts | None:
    """Return the card of an entry; its name and its number must mean the same one."""
    found = resolved.find(entry.name, entry.line)
    if found is not None and entry.number and found.number != entry.number.zfill(3):
        told = say("deck-other-number", card=found.name, number=found.number, asked=entry.number)
        resolved.fault(entry.line, told)
    if found is not None and entry.count < 1:
        resolved.fault(
            entry.line, say("deck-bad-count", card=found.name, count=entry.count), "TR-3.5"
        )
        return None
    if found is not None and entry.count > MOST_COPIES:
        resolved.fault(entry.line, far_too_many(found.name, entry.count), "TR-3.5")
        return None
    return found


def _only(before: str, facts: CardFacts, entry: Entry, resolved: _Resolved) -> str:
    """Return a card of which a deck has only one; the first one stays."""
    if before or entry.count > 1:
        resolved.fault(entry.line, say("deck-only-one", card=facts.name))
    return before or facts.slug


# -- writing -------------------------------------------------------------------------------


def write_deck(deck: Deck, format: str, cards: Mapping[str, CardFacts]) -> str:
    """Return a deck, all of whose cards are known, as the text of a file.

    Args:
        deck: the deck.
        format: one of `FORMATS`.
        cards: the cards by slug.
    """
    writers = {TOML: _toml, LIST: _list, LACKEY: _lackey, DEK: _dek}
    return writers[format](canonical(deck, cards), cards)


def _toml(deck: Deck, cards: Mapping[str, CardFacts]) -> str:
    lines = [f"name = {_quoted(deck.name)}"]
    if deck.description:
        lines.append(f"description = {_quoted(deck.description)}")
    lines.append(f"raider = {_quoted(deck.raider)}")
    if deck.treasure:
        lines.append(f"treasure = {_quoted(deck.treasure)}")
    if deck.locations:
        lines += ["locations = [", *(f"    {_quoted(slug)}," for slug in deck.locations), "]"]
    counts = [f"{slug} = {count}" for slug, count in deck.cards.items()]
    return "\n".join((*lines, "", "[cards]", *counts)) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def sections(deck: Deck, cards: Mapping[str, CardFacts]) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the headings and cards of a deck: the draw deck kind by kind, then what is set out."""
    for kind, heading in KINDS.items():
        found = {
            slug: count for slug, count in deck.cards.items() if isinstance(cards.get(slug), kind)
        }
        if found:
            yield heading, found
    yield from set_out(deck)


def set_out(deck: Deck) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the headings and cards of what does not belong in the draw deck."""
    if deck.raider:
        yield "Raider", {deck.raider: 1}
    if deck.treasure:
        yield "Treasure", {deck.treasure: 1}
    if deck.locations:
        yield "Locations", {slug: deck.locations.count(slug) for slug in deck.locations}


def _about(deck: Deck, before: str) -> list[str]:
    lines = [f"{before}Name: {deck.name}"]
    return [*lines, f"{before}Description: {deck.description}"] if deck.description else lines


def _list(deck: Deck, cards: Mapping[str, CardFacts]) -> str:
    lines = _about(deck, "")
    for heading, counts in sections(deck, cards):
        lines += ["", f"{heading} ({sum(counts.values())}):"]
        for slug, count in counts.items():
            lines.append(f"{count} {cards[slug].name} ({cards[slug].number})")
    return "\n".join(lines) + "\n"


def _lackey(deck: Deck, cards: Mapping[str, CardFacts]) -> str:
    lines = _about(deck, "// ")
    lines += [f"{count}\t{cards[slug].name}" for slug, count in deck.cards.items()]
    for heading, counts in set_out(deck):
        lines.append(f"{heading}:")
        lines += [f"{count}\t{cards[slug].name}" for slug, count in counts.items()]
    return "\n".join(lines) + "\n"


def _dek(deck: Deck, cards: Mapping[str, CardFacts]) -> str:
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<deck version="0.8">', "  <meta>"]
    lines += [f"    <title>{escape(deck.name)}</title>", "    <game>Tomb Raider</game>"]
    lines += [f"    <note>{escape(deck.description)}</note>", "  </meta>"]
    for heading, counts in (("Deck", deck.cards), *set_out(deck)):
        lines.append(f'  <superzone name="{heading}">')
        for slug, count in counts.items():
            facts = cards[slug]
            element = f'<name id="{facts.number}">{escape(facts.name)}</name><set>Premiere</set>'
            lines += [f"    <card>{element}</card>"] * count
        lines.append("  </superzone>")
    return "\n".join((*lines, "</deck>")) + "\n"


# -- what the rules say --------------------------------------------------------------------


def violations(sheet: Sheet, setup: Setup, numbers: Numbers) -> Iterator[BadInput]:
    """Yield what the rules forbid in a deck, each with the line of the card it is about.

    Cards that nobody knows are left out: reading the file has told of them.

    Args:
        sheet: the deck, which plays the first seat.
        setup: a match in which it would be played.
        numbers: the numbers of the rulebook.
    """
    for fault in setup_faults(numbers, setup):
        card = card_named(fault.reason)
        if card is None or card in setup.cards:
            place = sheet.place(card) if card is not None else sheet.name
            yield BadInput(fault.reason, place=place, clause=fault.clause)


def card_named(fault: Message) -> str | None:
    """Return the card that a fault is about, by its slug or as it was asked for; None if none."""
    card = fault.args.get("card")
    if isinstance(card, Name):
        return card.key
    return None if card is None else str(card)
