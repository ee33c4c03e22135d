"""Lists of cards as players write them: plain lines, LackeyCCG's among them.

What a list says is read here; which cards the names mean is for the game to know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from msgspec import Struct, field

from gorin.content.decks.head_and_foot import is_aside, is_credit
from gorin.kernel.words import Message, say

MOST_LINES = 1_000
"""The most lines of a list, or cards of a deck file, that are read: no deck has nearly as many."""
MOST_COPIES = 100
"""The most copies of a card: no deck has nearly as many, and each is written down."""
LONGEST_LINE = 200
"""The most characters of a line that names a card."""
MOST_DIGITS = 9
"""The most digits of a count that are read: what is longer is far too many."""
MOST_TEXT = 20_000
"""The most characters of a deck that comes from far away."""
SIDEBOARD = "sideboard"
SIDEBOARDS = ("side", "side board", "side deck")
"""Other words for a sideboard."""
UNSEEN = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"))
"""Signs that nobody sees and copying brings along."""
COMMON = frozenset(("card", "deck", "draw deck", "main", "main deck", "maindeck", SIDEBOARD))
"""Words of any game's list that begin a section, alone or with a count behind them."""

_ABOUT = re.compile(
    r"(?:(?:#|//|;)\s*)?(name|title|description|note|game|clan)\s*:\s*(.*)", re.IGNORECASE
)
_BULLET = re.compile(r"[-*\u2022\u00b7\u2013]\s+(?=\S)")
_AROUND = "[]=-*_~: "
"""Signs that people put around a heading."""
_SIZE = re.compile(
    r"\s*[-\u2013:]?\s*(?:[(\[][^()\[\]]*\d[^()\[\]]*[)\]]|\d+(?:/\d+)?(?:\s+cards?)?)?\s*:?$"
)
"""The size of a section behind its heading: "(40)", "40 cards:", "- 40", "(6 influence)"."""
_SIZE_FIRST = re.compile(r"^\d+\s*x?\s+")
_COMMENT = re.compile(r"(?:#(?!\d)|//|;).*")
_TRAILING = re.compile(r"\s+(?:#(?!\d)|//).*$")
_COUNT_FIRST = re.compile(
    r"(?:(-?\d+)\s*[x\u00d7]?|[x\u00d7]\s*(-?\d+)|[(\[](-?\d+)[)\]])\s+(\S.*)", re.IGNORECASE
)
_COUNT_LAST = re.compile(r"(\S.*?)\s+(?:[x\u00d7]\s*(-?\d+)|(-?\d+)\s*[x\u00d7])", re.IGNORECASE)
_ONE_OF_A_KIND = re.compile(r"([^:]*?)\s*:\s*(\S.*)")
_SET = re.compile(r"(\S.*?)\s*(?:\(([^()]+)\)|\[([^\[\]]+)\])")
_BRACKETS = re.compile(r"\s*[(\[][^()\[\]]*[)\]]$")
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


class DeckNote(Struct, frozen=True):
    """A remark on a line of a deck file that is no fault: what was skipped, and why."""

    line: int
    message: Message


class Listing(Struct):
    """A list as it was read; `faults` have their lines.

    Attributes:
        is_foreign: another program may have written it, which calls games as it likes.
        is_unread: nothing could be read, so nothing can be said of a deck.
        notes: lines that name no card and are no faults.
    """

    name: str = ""
    description: str = ""
    game: str = ""
    clan: str = ""
    is_foreign: bool = False
    is_unread: bool = False
    entries: list[Entry] = field(default_factory=list[Entry])
    faults: list[tuple[int, Message]] = field(default_factory=list[tuple[int, Message]])
    notes: list[DeckNote] = field(default_factory=list[DeckNote])


def never(text: str) -> bool:
    """Return that a text is like no name."""
    return False


def read_list(
    text: str,
    is_name: Callable[[str], bool],
    words: Words = NO_WORDS,
    is_like: Callable[[str], bool] = never,
) -> Listing:
    """Return a list of lines like "2 Take Aim", "2x Take Aim" or "Take Aim (057) x2".

    Args:
        text: the list. Lines that begin with #, // or ; are comments; a heading begins a section.
        is_name: tells whether a text is the name of a card, although it looks like a count.
        words: the words that mean something in it.
        is_like: tells whether a text may be the name of a card, misspelt.
    """
    return _Lines(text.splitlines(), is_name, words, is_like).read()


class _Lines:
    """The lines of a list while they are read."""

    def __init__(
        self,
        rows: Sequence[str],
        is_name: Callable[[str], bool],
        words: Words,
        is_like: Callable[[str], bool],
    ) -> None:
        # Runs of blanks mean nothing, but to look behind each for a count takes ever longer.
        self.lines = [" ".join(row.split()) for row in rows[:MOST_LINES]]
        self.unread = len(rows) - MOST_LINES
        self.is_name = is_name
        self.words = words
        self.is_like = is_like
        self.listing = Listing()
        self.section = ""
        self.began = False

    def read(self) -> Listing:
        for number, line in enumerate(self.lines, 1):
            about = _about(line, self.words)
            if about is not None:
                tell(self.listing, about[1].casefold(), about[2].strip())
            elif not _COMMENT.fullmatch(line) and any(map(str.isalnum, line)):
                self._take(number, _plain(line))
        tell_unread(self.listing, self.unread)
        return self.listing

    def _take(self, number: int, line: str) -> None:
        """Take a line that says something: a title, what stands around a list, or a card."""
        is_first, self.began = not self.began, True
        if is_first and not self.listing.name and self._is_title(number, line):
            self.listing.name = line
            self._note(number, "deck-note-title", line)
        elif self._is_aside(line):
            self._note(number, "deck-note-skipped", line)
        elif not is_too_long(self.listing, number, line):
            heading = _heading(line, self.words)
            if heading is None or self.is_name(line):
                add_line(self.listing, self.section, number, line, self.is_name, self.words)
            else:
                self.section = heading

    def _note(self, number: int, id: str, line: str) -> None:
        shown = line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}\u2026"
        self.listing.notes.append(DeckNote(number, say(id, text=shown)))

    def _is_title(self, number: int, line: str) -> bool:
        """Return whether the first line that says something is what the deck is called.

        Who made a deck stands below its title. Else it is one if it is like no card, and the
        cards below have their numbers, which it has not.
        """
        if len(line) > LONGEST_LINE or _is_counted(line) or _heading(line, self.words) is not None:
            return False
        below = [each for each in self.lines[number:] if each]
        if below and is_credit(below[0]):
            return True
        counted = [each for each in below if _is_counted(each)]
        # A colon stands behind what names a section, and a set in brackets behind each card.
        is_of_set = line[-1] in ")]" and any(each[-1] in ")]" for each in counted)
        if ":" in line or is_of_set or self.is_name(line) or is_aside(line):
            return False
        return bool(counted) and not self.is_like(_BRACKETS.sub("", line))

    def _is_aside(self, line: str) -> bool:
        """Return whether a line is of those that stand above or below the cards of a list."""
        if not is_aside(line):
            return False
        if len(line) > LONGEST_LINE:
            return True
        if self.is_name(line):
            return False
        label = line.partition(":")[0].strip().casefold()
        if label in self.words.alone or _heading(line, self.words) is not None:
            return False
        return ":" in line or not self.is_like(line)


def _plain(line: str) -> str:
    """Return a line without a comment behind it, signs that nobody sees, and the sign of a list."""
    seen = " ".join(line.translate(UNSEEN).split())
    return _BULLET.sub("", _TRAILING.sub("", seen), count=1)


def _about(line: str, words: Words) -> re.Match[str] | None:
    """Return what a line says about a deck: what it tells, and the text; None if it does not."""
    about = _ABOUT.fullmatch(line)
    return about if about is None or words.clans or about[1].casefold() != "clan" else None


def _is_counted(line: str) -> bool:
    """Return whether a line says how many of a card there are."""
    short = line[:LONGEST_LINE]
    return _COUNT_FIRST.fullmatch(short) is not None or _COUNT_LAST.fullmatch(short) is not None


def is_too_long(listing: Listing, number: int, line: str) -> bool:
    """Return whether a line is too long to name a card, and note that."""
    if len(line) <= LONGEST_LINE:
        return False
    listing.faults.append((number, say("deck-long-line", most=LONGEST_LINE)))
    return True


def tell_unread(listing: Listing, count: int) -> None:
    """Note how many lines were not read, if any."""
    if count > 0:
        message = say("deck-many-lines", most=MOST_LINES, count=count)
        listing.faults.append((0, message))


def tell(listing: Listing, what: str, text: str) -> None:
    """Keep what a file says about its deck; what it says first counts.

    Args:
        listing: the deck as far as it was read.
        what: what it tells, such as "name"; any other word says nothing.
        text: what it says.
    """
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
    plain = _SIZE.sub("", line.strip(_AROUND)).strip(_AROUND).casefold()
    if line.endswith(":"):
        plain = _SIZE_FIRST.sub("", plain)
    elif plural(plain) not in words.headings and plain not in SIDEBOARDS:
        return None
    return SIDEBOARD if plain.startswith(SIDEBOARD) or plain in SIDEBOARDS else plain


def add_line(
    listing: Listing,
    section: str,
    number: int,
    line: str,
    is_name: Callable[[str], bool],
    words: Words,
) -> None:
    """Keep the card that a line of a section names."""
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
        of = of_set[2] or of_set[3]
        if of.isdecimal():
            listing.faults.append((number, say("deck-count-behind", card=of_set[1], count=of)))
            return
        entry = Entry(number, count, of_set[1], heading=section, set=of)
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
        return count_of(first[1] or first[2] or first[3]), first[4]
    if last is not None:
        return count_of(last[2] or last[3]), last[1]
    return 1, line


def count_of(digits: str) -> int:
    """Return how many some digits say, with a minus before them or not."""
    number = digits.removeprefix("-")
    count = int(number) if len(number) <= MOST_DIGITS else 10**MOST_DIGITS
    return count if number == digits else -count
