"""Lists of cards as players write them: plain lines, and the two forms of LackeyCCG.

What a list says is read here; which cards the names mean is for the game to know.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.parsers import expat

from msgspec import Struct, field

from gorin.kernel.words import Message, say

SIDEBOARD = "sideboard"
HEADINGS = (
    "raider",
    "treasure",
    "location",
    "level deck",
    "action",
    "discovery",
    "discoverie",
    "obstacle",
    "upgrade",
    "secret move",
    "card",
    "deck",
    "draw deck",
    "main",
    "main deck",
    "maindeck",
    SIDEBOARD,
)
"""What a line may say, alone or with a count behind it, to begin a section."""

_ABOUT = re.compile(r"(?:(?:#|//|;)\s*)?(name|title|description|note)\s*:\s*(.*)", re.IGNORECASE)
_COMMENT = re.compile(r"(?:#(?!\d)|//|;).*")
_TRAILING = re.compile(r"\s+(?:#(?!\d)|//).*$")
_COUNT_FIRST = re.compile(r"(?:(\d+)\s*x?|x\s*(\d+))\s+(\S.*)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(\S.*?)\s+(?:x\s*(\d+)|(\d+)\s*x)", re.IGNORECASE)
_ONE_OF_A_KIND = re.compile(r"(?:raider|treasure)\s*:\s*(\S.*)", re.IGNORECASE)
_CODE = re.compile(r"(.*?)\s*[(\[]#?(\d+)[)\]]")


class Entry(Struct, frozen=True):
    """A card in a list: its line, how many, its name and its number if both are given."""

    line: int
    count: int
    name: str
    number: str = ""


class Listing(Struct):
    """A list as it was read; `faults` have their lines."""

    name: str = ""
    description: str = ""
    entries: list[Entry] = field(default_factory=list[Entry])
    faults: list[tuple[int, Message]] = field(default_factory=list[tuple[int, Message]])


def read_list(text: str, is_name: Callable[[str], bool]) -> Listing:
    """Return a list of lines like "2 Take Aim", "2x Take Aim" or "Take Aim (057) x2".

    Args:
        text: the list. Lines that begin with #, // or ; are comments; a heading begins a section.
        is_name: tells whether a text is the name of a card, although it looks like a count.
    """
    found = Listing()
    section = ""
    for number, row in enumerate(text.splitlines(), 1):
        line = row.replace("\N{NO-BREAK SPACE}", " ").strip()
        about = _ABOUT.fullmatch(line)
        if about is not None:
            _tell(found, about[1].casefold(), about[2].strip())
        elif line and not _COMMENT.fullmatch(line):
            line = _TRAILING.sub("", line)
            heading = _heading(line)
            if heading is None or is_name(line):
                _add(found, section, number, line, is_name)
            else:
                section = heading
    return found


def _tell(found: Listing, what: str, text: str) -> None:
    if what in ("name", "title"):
        found.name = found.name or text
    elif what in ("description", "note"):
        found.description = found.description or text


def _heading(line: str) -> str | None:
    """Return the section that a line begins, None for a card."""
    plain = re.sub(r"\s*[(\[]?\d*[)\]]?\s*:?$", "", line.strip("[]=-* ")).casefold()
    if line.endswith(":") or plain.removesuffix("s") in HEADINGS:
        return plain
    return None


def _add(
    found: Listing, section: str, number: int, line: str, is_name: Callable[[str], bool]
) -> None:
    if section.startswith(SIDEBOARD):
        found.faults.append((number, say("deck-sideboard", text=line)))
        return
    alone = _ONE_OF_A_KIND.fullmatch(line)
    count, name = _counted(alone[1] if alone else line, is_name)
    code = _CODE.fullmatch(name)
    if code is not None and not is_name(name):
        found.entries.append(Entry(number, count, code[1] or code[2], code[2]))
    else:
        found.entries.append(Entry(number, count, name))


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


class _Reading:
    """What has been read of a deck file so far."""

    def __init__(self, parser: expat.XMLParserType) -> None:
        self.parser = parser
        self.found = Listing()
        self.path: list[str] = []
        self.text = ""
        self.zone = ""
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.data

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.path.append(tag)
        self.text = ""
        if tag == "superzone":
            self.zone = attributes.get("name", "").casefold()

    def data(self, text: str) -> None:
        self.text += text

    def end(self, tag: str) -> None:
        text = " ".join(self.text.split())
        within = self.path[-2] if len(self.path) > 1 else ""
        if within == "meta" and text:
            _tell(self.found, tag, text)
        elif within == "card" and tag == "name":
            line = self.parser.CurrentLineNumber
            _add(self.found, self.zone, line, text, lambda _: True)
        _ = self.path.pop()
        self.text = ""


def read_dek(text: str) -> Listing:
    """Return the cards of a LackeyCCG deck file: XML with an element for each copy of a card."""
    parser = expat.ParserCreate()
    reading = _Reading(parser)
    try:
        _ = parser.Parse(text, True)  # noqa: FBT003 - expat takes it so
    except expat.ExpatError as error:
        reason = expat.errors.messages.get(error.code, str(error))
        reading.found.faults.append((error.lineno, say("deck-not-xml", reason=reason)))
    return reading.found
