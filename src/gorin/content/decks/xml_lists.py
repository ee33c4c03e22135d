"""Decks that other programs write as XML: LackeyCCG, OCTGN and Cockatrice.

The first element of a file tells which of them wrote it. LackeyCCG has an element for each copy
of a card, the others count them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias
from xml.parsers import expat

from gorin.content.decks.lists import (
    MOST_LINES,
    NO_WORDS,
    SIDEBOARD,
    DeckNote,
    Entry,
    Listing,
    Words,
    add_line,
    count_of,
    is_too_long,
    tell,
    tell_unread,
)
from gorin.kernel.words import say

Attributes: TypeAlias = Mapping[str, str]

KNOWN = ("LackeyCCG (.dek)", "OCTGN (.o8d)", "Cockatrice (.cod)")
"""The programs whose XML is read."""
COCKATRICE_ROOT, ROOT = "cockatrice_deck", "deck"
"""The first elements of files; LackeyCCG and OCTGN have the same one."""
SIDE, TOKENS = "side", "tokens"
"""The zones of Cockatrice that are not the deck."""


class _Declares(Exception):
    """A deck file declares entities: a few lines of them may stand for more than any memory."""


class _Unknown(Exception):
    """A file is XML, but of no program whose decks are known."""


class _Form:
    """The way in which a program writes a deck; it takes the elements of a file one by one."""

    def __init__(self, listing: Listing, words: Words) -> None:
        self.listing = listing
        self.words = words
        self.section = ""
        self.count = 0

    def start(self, path: list[str], attributes: Attributes, line: int) -> None:
        """Take the beginning of an element, the last one of `path`."""

    def end(self, path: list[str], text: str, line: int) -> None:
        """Take the end of an element and the text in it."""

    def card(self, name: str, amount: str, line: int, set: str = "") -> None:
        """Keep so many copies of a card."""
        self.count += 1
        if self.count > MOST_LINES or is_too_long(self.listing, line, name):
            return
        if not name:
            self.listing.faults.append((line, say("deck-no-name")))
        elif self.section.startswith(SIDEBOARD) and not self.words.sideboard:
            self.listing.faults.append((line, say("deck-sideboard", text=name)))
        elif (number := _number(amount)) is None:
            self.listing.faults.append((line, say("deck-not-a-count", card=name)))
        else:
            self.listing.entries.append(
                Entry(line, number, name, heading=self.section, set=set if self.words.sets else "")
            )


def _number(text: str) -> int | None:
    """Return a whole number, None for anything else; one that is not there is one."""
    digits = text.strip()
    if not digits:
        return 1
    return count_of(digits) if digits.removeprefix("-").isdecimal() else None


class _Lackey(_Form):
    """The XML of LackeyCCG: an element for each copy, in zones."""

    def start(self, path: list[str], attributes: Attributes, line: int) -> None:
        if path[-1] == "superzone":
            self.section = attributes.get("name", "").casefold()

    def end(self, path: list[str], text: str, line: int) -> None:
        within = path[-2] if len(path) > 1 else ""
        if within == "meta" and text:
            tell(self.listing, path[-1], text)
        elif within == "card" and path[-1] == "name":
            self._copy(text, line)

    def _copy(self, name: str, line: int) -> None:
        if not name:
            self.card(name, "", line)
            return
        self.count += 1
        if self.count <= MOST_LINES and not is_too_long(self.listing, line, name):
            add_line(self.listing, self.section, line, name, lambda _: True, self.words)


class _Octgn(_Form):
    """The XML of OCTGN: sections with cards, each with how many there are as `qty`."""

    amount = ""
    begins = 0

    def start(self, path: list[str], attributes: Attributes, line: int) -> None:
        if path[-1] == "section":
            self.section = " ".join(attributes.get("name", "").split()).casefold()
        elif path[-1] == "card":
            self.amount, self.begins = attributes.get("qty", ""), line

    def end(self, path: list[str], text: str, line: int) -> None:
        if path[-1] == "card":
            self.card(text, self.amount, self.begins)
        elif path[-1] == "notes" and text:
            tell(self.listing, "note", text)


class _Cockatrice(_Form):
    """The XML of Cockatrice: zones with cards, each with its name and its number."""

    def start(self, path: list[str], attributes: Attributes, line: int) -> None:
        if path[-1] == "zone":
            zone = attributes.get("name", "").casefold()
            self.section = SIDEBOARD if zone == SIDE else zone
        elif path[-1] == "card" and "zone" in path:
            self._counted(attributes, line)

    def _counted(self, attributes: Attributes, line: int) -> None:
        name = " ".join(attributes.get("name", "").split())
        if self.section == TOKENS:
            self.listing.notes.append(DeckNote(line, say("deck-note-token", text=name)))
        else:
            self.card(name, attributes.get("number", ""), line, attributes.get("setShortName", ""))

    def end(self, path: list[str], text: str, line: int) -> None:
        told = {"deckname": "name", "comments": "note"}.get(path[-1], "")
        if told and text and len(path) == 2:
            tell(self.listing, told, text)


Maker: TypeAlias = Callable[[Listing, Words], _Form]


def _by_root(tag: str, attributes: Attributes) -> Maker | None:
    """Return the form that the first element of a file tells; None if it does not yet.

    Raises:
        _Unknown: it is none of those that are known.
    """
    if tag == COCKATRICE_ROOT:
        return _Cockatrice
    if tag != ROOT:
        raise _Unknown(tag)
    if "game" in attributes:
        return _Octgn
    return _Lackey if "version" in attributes else None


def _by_child(tag: str, attributes: Attributes) -> Maker:
    """Return the form that the first element within a deck tells.

    Raises:
        _Unknown: it is none of those that are known.
    """
    if tag == "section" or (tag == "card" and "qty" in attributes):
        return _Octgn
    if tag in ("meta", "superzone", "card"):
        return _Lackey
    raise _Unknown(f"{ROOT}/{tag}")


class _Reading:
    """The state of reading a file so far."""

    def __init__(self, parser: expat.XMLParserType, words: Words, above: int) -> None:
        self.parser = parser
        self.words = words
        self.above = above
        self.listing = Listing(is_foreign=True)
        self.form: _Form | None = None
        self.path: list[str] = []
        self.text: list[str] = []
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.data
        parser.EntityDeclHandler = self.entity

    @property
    def line(self) -> int:
        return self.parser.CurrentLineNumber + self.above

    @property
    def count(self) -> int:
        return 0 if self.form is None else self.form.count

    def entity(self, *_: object) -> None:
        raise _Declares

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.path.append(tag)
        self.text = []
        if self.form is None:
            told = _by_child if len(self.path) > 1 else _by_root
            maker = told(tag, attributes)
            self.form = None if maker is None else maker(self.listing, self.words)
        if self.form is not None:
            self.form.start(self.path, attributes, self.line)

    def data(self, text: str) -> None:
        self.text.append(text)

    def end(self, tag: str) -> None:
        if self.form is not None:
            self.form.end(self.path, " ".join("".join(self.text).split()), self.line)
        _ = self.path.pop()
        self.text = []


def read_xml(text: str, words: Words = NO_WORDS) -> Listing:
    """Return the cards of a deck in XML, as far as it is one that is known."""
    parser = expat.ParserCreate()
    begins = text.lstrip().encode(errors="replace").decode()
    reading = _Reading(parser, words, text[: len(text) - len(begins)].count("\n"))
    listing = reading.listing
    try:
        _ = parser.Parse(begins, True)  # noqa: FBT003 - expat takes it so
        if reading.form is None:
            raise _Unknown(ROOT)
    except expat.ExpatError as error:
        reason = expat.errors.messages.get(error.code, str(error))
        listing.faults.append((error.lineno + reading.above, say("deck-not-xml", reason=reason)))
        listing.is_unread = not listing.entries
    except _Declares:
        listing.faults.append((reading.line, say("deck-xml-declares")))
        listing.is_unread = not listing.entries
    except _Unknown as error:
        message = say("deck-xml-unknown", root=str(error)[:80], known=KNOWN)
        listing.faults.append((reading.line, message))
        listing.is_unread = True
    tell_unread(listing, reading.count - MOST_LINES)
    return listing
