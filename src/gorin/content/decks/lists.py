"""Lists of cards as players write them: plain lines, and the two forms of LackeyCCG.

What a list says is read here; which cards the names mean is for the game to know.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.parsers import expat

from msgspec import Struct, field

from gorin.kernel.words import Message, say

MOST_LINES = 1_000
"""The most lines of a list, or cards of a deck file, that are read: no deck has nearly as many."""
MOST_COPIES = 100
"""The most copies of a card: no deck has nearly as many, and each is written down."""
LONGEST_LINE = 200
"""The most characters of a line that names a card."""
MOST_TEXT = 20_000
"""The most characters of a deck that comes from far away."""
SIDEBOARD = "sideboard"
COMMON = frozenset(("card", "deck", "draw deck", "main", "main deck", "maindeck", SIDEBOARD))
"""Words of any game's list that begin a section, alone or with a count behind them."""

_ABOUT = re.compile(
    r"(?:(?:#|//|;)\s*)?(name|title|description|note|game|clan)\s*:\s*(.*)", re.IGNORECASE
)
_COMMENT = re.compile(r"(?:#(?!\d)|//|;).*")
_TRAILING = re.compile(r"\s+(?:#(?!\d)|//).*$")
_COUNT_FIRST = re.compile(r"(?:(\d+)\s*x?|x\s*(\d+))\s+(\S.*)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(\S.*?)\s+(?:x\s*(\d+)|(\d+)\s*x)", re.IGNORECASE)
_ONE_OF_A_KIND = re.compile(r"([^:]*?)\s*:\s*(\S.*)")
_SET = re.compile(r"(\S.*?)\s*\(([^()]+)\)")
_CODE = re.compile(r"(.*?)\s*[(\[]#?(\d+)[)\]]")


class Words(Struct, frozen=True):
    """Words that mean something in the lists of a game, folded.

    Attributes:
        headings: what begins a section, as `plural` has it.
        alone: what stands before the name of a card that is alone in its section, and a colon.
        sideboard: decks have a sideboard; else nothing can be done with what stands in one.
        sets: the set of a card stands behind its name, in brackets.
        clans: a line may say of which clan the deck is.
    """

    headings: frozenset[str] = COMMON
    alone: tuple[str, ...] = ()
    sideboard: bool = False
    sets: bool = False
    clans: bool = False


NO_WORDS = Words()
"""The words of lists of no certain game."""


def plural(heading: str) -> str:
    """Return a heading in one way for one card and for many."""
    return heading.casefold().removesuffix("s")


class Entry(Struct, frozen=True):
    """A card in a list: its line, how many, its name and its number if both are given.

    `heading` is what it stands under, `set` the set it is of; empty if nothing.
    """

    line: int
    count: int
    name: str
    number: str = ""
    heading: str = ""
    set: str = ""


class Listing(Struct):
    """A list as it was read; `faults` have their lines.

    `is_foreign`: another program may have written it, which calls games as it likes.
    """

    name: str = ""
    description: str = ""
    game: str = ""
    clan: str = ""
    is_foreign: bool = False
    entries: list[Entry] = field(default_factory=list[Entry])
    faults: list[tuple[int, Message]] = field(default_factory=list[tuple[int, Message]])


def read_list(text: str, is_name: Callable[[str], bool], words: Words = NO_WORDS) -> Listing:
    """Return a list of lines like "2 Take Aim", "2x Take Aim" or "Take Aim (057) x2".

    Args:
        text: the list. Lines that begin with #, // or ; are comments; a heading begins a section.
        is_name: tells whether a text is the name of a card, although it looks like a count.
        words: the words that mean something in it.
    """
    listing = Listing()
    section = ""
    rows = text.splitlines()
    for number, row in enumerate(rows[:MOST_LINES], 1):
        # Runs of blanks mean nothing, but to look behind each for a count takes ever longer.
        line = " ".join(row.split())
        about = _ABOUT.fullmatch(line)
        if about is not None and (words.clans or about[1].casefold() != "clan"):
            _tell(listing, about[1].casefold(), about[2].strip())
        elif line and not _COMMENT.fullmatch(line):
            line = _TRAILING.sub("", line)
            if _is_too_long(listing, number, line):
                continue
            heading = _heading(line, words)
            if heading is None or is_name(line):
                _add(listing, section, number, line, is_name, words)
            else:
                section = heading
    _tell_unread(listing, len(rows) - MOST_LINES)
    return listing


def _is_too_long(listing: Listing, number: int, line: str) -> bool:
    """Return whether a line is too long to name a card, and note that."""
    if len(line) <= LONGEST_LINE:
        return False
    listing.faults.append((number, say("deck-long-line", most=LONGEST_LINE)))
    return True


def _tell_unread(listing: Listing, count: int) -> None:
    """Note how many lines were not read, if any."""
    if count > 0:
        message = say("deck-many-lines", most=MOST_LINES, count=count)
        listing.faults.append((0, message))


def _tell(listing: Listing, what: str, text: str) -> None:
    if what in ("name", "title"):
        listing.name = listing.name or text
    elif what in ("description", "note"):
        listing.description = listing.description or text
    elif what == "game":
        listing.game = listing.game or text
    elif what == "clan":
        listing.clan = listing.clan or text


def _heading(line: str, words: Words) -> str | None:
    """Return the section that a line begins, None for a card."""
    plain = re.sub(r"\s*[(\[]?\d*[)\]]?\s*:?$", "", line.strip("[]=-* ")).casefold()
    if line.endswith(":") or plural(plain) in words.headings:
        return plain
    return None


def _add(
    listing: Listing,
    section: str,
    number: int,
    line: str,
    is_name: Callable[[str], bool],
    words: Words,
) -> None:
    if section.startswith(SIDEBOARD) and not words.sideboard:
        listing.faults.append((number, say("deck-sideboard", text=line)))
        return
    alone = _ONE_OF_A_KIND.fullmatch(line)
    if alone is not None and alone[1].casefold() in words.alone:
        section, line = alone[1].casefold(), alone[2]
    count, name = _counted(line, is_name)
    code, of_set = _CODE.fullmatch(name), _SET.fullmatch(name) if words.sets else None
    if is_name(name):
        entry = Entry(number, count, name, heading=section)
    elif of_set is not None:
        entry = Entry(number, count, of_set[1], heading=section, set=of_set[2])
    elif code is not None:
        entry = Entry(number, count, code[1] or code[2], code[2], section)
    else:
        entry = Entry(number, count, name, heading=section)
    listing.entries.append(entry)


def _counted(line: str, is_name: Callable[[str], bool]) -> tuple[int, str]:
    """Return how many of which name a line says; one if it gives no count."""
    first, last = _COUNT_FIRST.fullmatch(line), _COUNT_LAST.fullmatch(line)
    if is_name(line):
        return 1, line
    if first is not None:
        return int(first[1] or first[2]), first[3]
    if last is not None:
        return int(last[2] or last[3]), last[1]
    return 1, line


# -- LackeyCCG's deck files ----------------------------------------------------------------


class _Declares(Exception):
    """A deck file declares entities: a few lines of them may stand for more than any memory."""


class _Reading:
    """The state of reading a deck file so far."""

    def __init__(self, parser: expat.XMLParserType, words: Words) -> None:
        self.parser = parser
        self.words = words
        self.listing = Listing(is_foreign=True)
        self.path: list[str] = []
        self.text = ""
        self.zone = ""
        self.count = 0
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.data
        parser.EntityDeclHandler = self.entity

    def entity(self, *_: object) -> None:
        raise _Declares

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.path.append(tag)
        self.text = ""
        if tag == "superzone":
            self.zone = attributes.get("name", "").casefold()

    def data(self, text: str) -> None:
        self.text += text

    def card(self, name: str, line: int) -> None:
        self.count += 1
        if self.count <= MOST_LINES and not _is_too_long(self.listing, line, name):
            _add(self.listing, self.zone, line, name, lambda _: True, self.words)

    def end(self, tag: str) -> None:
        text = " ".join(self.text.split())
        within = self.path[-2] if len(self.path) > 1 else ""
        if within == "meta" and text:
            _tell(self.listing, tag, text)
        elif within == "card" and tag == "name":
            self.card(text, self.parser.CurrentLineNumber)
        _ = self.path.pop()
        self.text = ""


def read_dek(text: str, words: Words = NO_WORDS) -> Listing:
    """Return the cards of a LackeyCCG deck file: XML with an element for each copy of a card."""
    parser = expat.ParserCreate()
    reading = _Reading(parser, words)
    try:
        _ = parser.Parse(text, True)  # noqa: FBT003 - expat takes it so
    except expat.ExpatError as error:
        reason = expat.errors.messages.get(error.code, str(error))
        reading.listing.faults.append((error.lineno, say("deck-not-xml", reason=reason)))
    except _Declares:
        line = parser.CurrentLineNumber
        reading.listing.faults.append((line, say("deck-xml-declares")))
    _tell_unread(reading.listing, reading.count - MOST_LINES)
    return reading.listing
