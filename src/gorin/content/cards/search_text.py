"""Searches as people type them: a subset of Scryfall's language, read with all faults, written.

Bare words and "quoted texts" look for names, `!"a whole name"` for one; `field:value` and the
signs `= != < <= > >=` compare fields; `-` before a part negates it, `or` stands between parts,
parentheses group, `order:field` and `direction:desc` order what is found. There are no regular
expressions: those of Python can be made to run for ever.
"""

from __future__ import annotations

import re
from difflib import get_close_matches

from msgspec import Struct

from gorin.content.cards.search import (
    BY_NAME,
    SIGNS,
    AllOf,
    AnyOf,
    Compared,
    Field,
    Index,
    Named,
    Negated,
    Query,
    Search,
    all_of,
    any_of,
)
from gorin.kernel.words import Message, say

LONGEST = 1000
DEEPEST = 30
"""The depth to which parts may lie in groups and behind signs that negate."""
LIKENESS = 0.5
SUGGESTIONS = 3

NAME_FIELD = (BY_NAME, "n")
"""Names are looked for without a field; these may stand before them all the same."""

_ALIKE = str.maketrans(
    {chr(ord(sign) + 0xFEE0): sign for sign in ":()-=<>!/"}
    | {"\u201c": '"', "\u201d": '"', "\u3000": " "}
)
"""The signs that phones and Chinese keyboards type in place of the language's."""
_BLANK = re.compile(r"\s*")
_OR = re.compile(r"or(?=[\s()]|$)", re.IGNORECASE)
_WORD = re.compile(r'[^\s()"]+')
_FIELD = re.compile(r"([^\W\d_][\w-]*)(:|!=|<=|>=|=|<|>)")
_PATTERN = re.compile(r"/(?:\\.|[^/\\])*/?")
_PLAIN = re.compile(r"[\w.,'][\w.,'!?-]*")
_NUMBER = re.compile(r"[0-9]{1,6}")
_DIRECTIONS = {"asc": False, "ascending": False, "desc": True, "descending": True}


class SearchFault(Struct, frozen=True):
    """A fault of a search: where it begins, counted from 0, how long it is, and why."""

    at: int
    length: int
    message: Message


class Reading(Struct, frozen=True):
    """A search as it was read; with faults it is what could be understood."""

    search: Search
    faults: tuple[SearchFault, ...]


class Found(Struct, frozen=True):
    """The keys of the cards that answer to a search, and the search as it was understood.

    With faults nothing is looked for.
    """

    keys: tuple[str, ...]
    search: str
    faults: tuple[SearchFault, ...] = ()


def search_in(index: Index, text: str) -> Found:
    """Return the cards that answer to a search as it was typed."""
    read = read_search(index, text)
    if read.faults:
        return Found((), text, read.faults)
    return Found(index.find(read.search), write_search(read.search))


def read_search(index: Index, text: str) -> Reading:
    """Return a search with all that is wrong with it."""
    if len(text) > LONGEST:
        message = say("search-too-long", most=LONGEST)
        return Reading(Search(), (SearchFault(LONGEST, len(text) - LONGEST, message),))
    return _Parser(index, text).read()


class _Parser:
    """A reader of searches from left to right: it notes what is wrong, and reads on."""

    def __init__(self, index: Index, typed: str) -> None:
        self.index = index
        self.typed = typed
        self.text = typed.translate(_ALIKE)
        self.at = 0
        self.order = ""
        self.descending: bool | None = None
        self.faults: list[SearchFault] = []

    def read(self) -> Reading:
        """Return the search."""
        query = self.either(0)
        search = Search(query, self.order, self.descending or False)
        ordered = sorted(self.faults, key=lambda fault: (fault.at, fault.length))
        return Reading(search, tuple(ordered))

    def fault(self, start: int, id: str, **args: str | int | tuple[str, ...]) -> None:
        """Keep what is wrong with what was read since `start`."""
        self.faults.append(SearchFault(start, max(1, self.at - start), say(id, **args)))

    def is_before(self, signs: str) -> bool:
        """Return whether one of some characters comes next."""
        return self.at < len(self.text) and self.text[self.at] in signs

    def take(self, pattern: re.Pattern[str]) -> str:
        """Return what matches here as it was typed, empty if nothing does, and go past it."""
        match = pattern.match(self.text, self.at)
        start, self.at = self.at, match.end() if match else self.at
        return self.typed[start : self.at]

    # -- parts -----------------------------------------------------------------------------

    def either(self, depth: int) -> Query | None:
        """Return what answers to one of several sides with "or" between them."""
        query, is_some = self.every(depth)
        sides = [query]
        while True:
            start = self.at
            if not self.take(_OR):
                break
            side, is_next = self.every(depth)
            if not (is_some and is_next):
                self.faults.append(SearchFault(start, 2, say("search-or-alone")))
            sides.append(side)
            is_some = True
        return any_of([side for side in sides if side is not None])

    def every(self, depth: int) -> tuple[Query | None, bool]:
        """Return what answers to all parts that stand side by side, and whether there are any."""
        parts: list[Query] = []
        is_some = False
        while True:
            _ = self.take(_BLANK)
            if self.at >= len(self.text) or _OR.match(self.text, self.at):
                break
            start = self.at
            if self.is_before(")"):
                if depth:
                    break
                self.at += 1
                self.fault(start, "search-closed-group")
                continue
            before = (self.order, self.descending)
            part = self.part(depth)
            is_some = is_some or (self.order, self.descending) == before
            if part is not None:
                parts.append(part)
        return all_of(parts), is_some

    def part(self, depth: int) -> Query | None:
        """Return one part: a group, a part that is negated, or a term."""
        start = self.at
        if depth > DEEPEST:
            self.at = len(self.text)
            self.fault(start, "search-too-deep", most=DEEPEST)
            return None
        if self.is_before("("):
            return self.group(depth)
        if not self.is_before("-"):
            return self.term(depth)
        self.at += 1
        if self.at >= len(self.text) or self.text[self.at] == ")" or self.text[self.at].isspace():
            self.fault(start, "search-minus-alone")
            return None
        inner = self.part(depth + 1)
        return None if inner is None else Negated(inner)

    def group(self, depth: int) -> Query | None:
        start = self.at
        self.at += 1
        count = len(self.faults)
        inner = self.either(depth + 1)
        if self.is_before(")"):
            self.at += 1
        else:
            self.fault(start, "search-open-group")
        if inner is None and len(self.faults) == count:
            self.fault(start, "search-empty-group")
        return inner

    # -- terms -----------------------------------------------------------------------------

    def term(self, depth: int) -> Query | None:
        """Return a name or a comparison."""
        start = self.at
        field = _FIELD.match(self.text, self.at)
        if field is not None:
            self.at = field.end()
            return self.comparison(start, field[1], field[2], depth)
        whole = self.is_before("!")
        self.at += whole
        value = self.value(start)
        if value is None or (whole and not value):
            if self.at > start and not self.is_faulty(start):
                self.fault(start, "search-no-value", term=self.typed[start : self.at])
            return None
        return Named(value, whole)

    def is_faulty(self, start: int) -> bool:
        """Return whether something has been found wrong since `start`."""
        return any(fault.at >= start for fault in self.faults)

    def value(self, start: int) -> str | None:
        """Return the text that stands here, None if none does or it is a pattern."""
        if self.is_before('"'):
            return self.quoted()
        if self.is_before("/"):
            _ = self.take(_PATTERN)
            self.fault(start, "search-pattern")
            return None
        return self.take(_WORD) or None

    def quoted(self) -> str:
        """Return a text between quotation marks; a backslash stands before one that is meant."""
        start = self.at
        self.at += 1
        text = ""
        while self.at < len(self.text) and self.text[self.at] != '"':
            self.at += self.text[self.at] == "\\" and self.at + 1 < len(self.text)
            text += self.typed[self.at]
            self.at += 1
        if self.at >= len(self.text):
            self.fault(start, "search-open-quote")
        self.at += 1
        self.at = min(self.at, len(self.text))
        return text

    def comparison(self, start: int, name: str, sign: str, depth: int) -> Query | None:
        """Return the comparison of a field with the value that stands here."""
        value = self.value(start)
        if value is None:
            if not self.is_faulty(start):
                self.fault(start, "search-no-value", term=self.typed[start : self.at])
            return None
        asked = name.casefold()
        if asked in ("order", "sort", "direction", "dir"):
            self.arrange(start, asked, value, depth)
            return None
        if asked in NAME_FIELD and sign in SIGNS["text"]:
            return Named(value, sign == "=")
        field = self.index.field(asked)
        if field is None:
            self.unknown_field(start, name)
        elif sign not in SIGNS[field.shape]:
            signs = SIGNS[field.shape]
            self.fault(start, "search-bad-sign", field=field.name, sign=sign, known=signs)
        elif self.is_sensible(start, field, sign, value):
            return Compared(field.name, sign, value)
        return None

    def is_sensible(self, start: int, field: Field, sign: str, value: str) -> bool:
        """Return whether a field may hold a value; if not, that is a fault."""
        if field.shape == "number":
            if not _NUMBER.fullmatch(value):
                self.fault(start, "search-not-number", field=field.name, value=value)
                return False
        elif field.shape != "text" and not field.meant(value, exactly=sign == "="):
            self.unknown_value(start, field, value)
            return False
        return True

    def unknown_field(self, start: int, name: str) -> None:
        known = [BY_NAME, "order", "direction"]
        for field in self.index.fields:
            known += (field.name, *field.others)
        near = get_close_matches(name.casefold(), known, n=SUGGESTIONS, cutoff=LIKENESS)
        if near:
            self.fault(start, "search-unknown-field-near", asked=name, near=tuple(near))
        else:
            names = tuple(field.name for field in self.index.fields)
            self.fault(start, "search-unknown-field", asked=name, known=names)

    def unknown_value(self, start: int, field: Field, value: str) -> None:
        names = {name: choice.key for choice in field.choices for name in choice.names}
        near = get_close_matches(value.casefold(), list(names), n=SUGGESTIONS, cutoff=LIKENESS)
        keys = tuple(dict.fromkeys(names[name] for name in near))
        known = tuple(choice.key for choice in field.choices)
        if keys:
            self.fault(start, "search-unknown-value-near", field=field.name, value=value, near=keys)
        else:
            self.fault(start, "search-unknown-value", field=field.name, value=value, known=known)

    def arrange(self, start: int, asked: str, value: str, depth: int) -> None:
        """Keep the order in which cards are to be told."""
        is_order = asked in ("order", "sort")
        if depth:
            self.fault(start, "search-order-inside")
        elif self.order if is_order else self.descending is not None:
            self.fault(start, "search-order-twice")
        elif not is_order:
            self.descending = _DIRECTIONS.get(value.casefold())
            if self.descending is None:
                self.fault(start, "search-bad-direction", value=value, known=("asc", "desc"))
        else:
            field = self.index.field(value)
            name = value.casefold() if field is None else field.name
            if name in self.index.orders:
                self.order = name
            else:
                self.fault(start, "search-bad-order", value=value, known=self.index.orders)


# -- writing -------------------------------------------------------------------------------


def write_search(search: Search) -> str:
    """Return a search as it may be typed: reading it gives the same search."""
    parts = [] if search.query is None else [_written(search.query)]
    if search.order:
        parts.append(f"order:{search.order}")
    if search.descending:
        parts.append("direction:desc")
    return " ".join(parts)


def _written(query: Query) -> str:
    if isinstance(query, Named):
        if query.whole:
            return "!" + _quoted(query.text)
        is_word = _PLAIN.fullmatch(query.text) and not _OR.fullmatch(query.text)
        return query.text if is_word else _quoted(query.text)
    if isinstance(query, Compared):
        value = query.value if _PLAIN.fullmatch(query.value) else _quoted(query.value)
        return f"{query.field}{query.sign}{value}"
    if isinstance(query, Negated):
        return "-" + _grouped(query.part)
    if isinstance(query, AllOf):
        return " ".join(
            _grouped(part) if isinstance(part, AnyOf) else _written(part) for part in query.parts
        )
    return " or ".join(_written(part) for part in query.parts)


def _grouped(query: Query) -> str:
    text = _written(query)
    return f"({text})" if isinstance(query, AllOf | AnyOf) else text


def _quoted(text: str) -> str:
    escaped = re.sub('["\u201c\u201d\\\\]', lambda match: "\\" + match[0], text)
    return f'"{escaped}"'
