"""Outlines: the sections that the decks of a game have, and how files write them.

A section is a part of a deck that its rules count by itself: a raider and a draw deck; a
stronghold, provinces, a dynasty deck and a conflict deck; a commander and ninety-nine others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from gorin.content.decks.lists import COMMON, SIDEBOARD, Words, plural

Style: TypeAlias = Literal["one", "listed", "counted"]
ONE: Style = "one"
LISTED: Style = "listed"
COUNTED: Style = "counted"


TOML, LIST, LACKEY, DEK, JSON = FORMS = ("toml", "list", "lackey", "dek", "json")
"""The forms of deck files: ours, lines for people, LackeyCCG's lines and its XML, JSON of sites."""
USUAL_FORMS = FORMS[:-1]


class Group(Struct, frozen=True):
    """Cards of a section that lists put together: what lists call them, and which they are.

    The first of the headings is written, all of them are read.
    """

    headings: tuple[str, ...]
    holds: Callable[[Any], bool]


def no_match(card: Any, text: str) -> bool:
    """Match nothing."""
    return False


def no_card(card: Any) -> bool:
    """Hold no card."""
    return False


class Section(Struct, frozen=True, kw_only=True):
    """A section of a deck.

    Attributes:
        id: its name in files of ours and in data: a word in small letters.
        title: the message that says what people call it.
        headings: what begins it in lists: the first is written, all of them are read.
        holds: says whether a card may stand in it.
        style: how files of ours write it: "one" card by its name, the cards "listed" as often as
            they are there, or "counted" in a table.
        fewest: it has at least so many cards.
        most: it has no more than so many cards; None: any number.
        copies: so many copies of a card it may have; None: any number.
        free: says whether there may be any number of a card all the same.
        clause: the clause that says so.
        missing: the message that says that a deck lacks it; empty: the bounds say enough.
        by_heading: cards stand in it only under its heading, since they could stand elsewhere.
        groups: how lists divide it.
        aside: its cards are not in the deck: they lie beside it and may be swapped in.
    """

    id: str
    title: str
    headings: tuple[str, ...]
    holds: Callable[[Any], bool]
    style: Style = COUNTED
    fewest: int = 0
    most: int | None = None
    copies: int | None = None
    free: Callable[[Any], bool] = no_card
    clause: str = ""
    missing: str = ""
    by_heading: bool = False
    groups: tuple[Group, ...] = ()
    aside: bool = False

    def called(self) -> Iterator[str]:
        """Yield all that may begin the section, or a part of it, in a list."""
        yield from self.headings
        for group in self.groups:
            yield from group.headings


def as_said(deck: Any, cards: Mapping[str, Any]) -> str:
    """Return what a deck says of its clan."""
    return str(deck.clan)


def no_about(deck: Any, cards: Mapping[str, Any]) -> dict[str, str]:
    """Return nothing: files in JSON say nothing of a deck beside its name and its cards."""
    return {}


def no_set(card: Any) -> str:
    """Return an empty text: the files of other programs need no set of a card."""
    return ""


class Outline(Struct, frozen=True, kw_only=True):
    """The outline of a game's decks, whatever is in them.

    Attributes:
        game: the id of the game.
        title: what other programs call the game in their files.
        sections: the sections in the order of lists; the first one needs no heading.
        clause: the clause that says which cards a deck may have, and how often.
        says_game: files say which game they are of.
        set_of: the set that a card is of, where other programs want to know.
        lists_sets: lists name the set of a card behind it.
        is_set: says whether a text names the set of a card; it is folded.
        clans: what a deck may say that it is of, where its cards do not always tell; empty where
            decks say nothing of the kind.
        clan_said: what a deck has to say of its clan: nothing where its cards tell.
        forms: the forms that a deck can be written in.
        about: what files in JSON say of a deck beside its name and its cards.
    """

    game: str
    title: str
    sections: tuple[Section, ...]
    clause: str = ""
    says_game: bool = True
    set_of: Callable[[Any], str] = no_set
    lists_sets: bool = False
    is_set: Callable[[Any, str], bool] = no_match
    clans: tuple[str, ...] = ()
    clan_said: Callable[[Any, Mapping[str, Any]], str] = as_said
    forms: tuple[str, ...] = USUAL_FORMS
    about: Callable[[Any, Mapping[str, Any]], dict[str, str]] = no_about

    def words(self) -> Words:
        """Return the words that mean something in lists."""
        called = {plural(word) for section in self.sections for word in section.called()}
        alone = (section for section in self.sections if section.style == ONE)
        return Words(
            COMMON | called,
            tuple(heading.casefold() for section in alone for heading in section.headings),
            SIDEBOARD in called,
            self.lists_sets,
            bool(self.clans),
        )

    def place(self, card: Any, heading: str) -> Section | None:
        """Return the section where a card stands that a list names under a heading.

        The heading decides if the card may stand there; else it is the first section that holds
        such cards.
        """
        under = plural(heading)
        named = (each for each in self.sections if under in map(plural, each.called()))
        usual = (each for each in self.sections if not each.by_heading)
        return next((each for each in (*named, *usual) if each.holds(card)), None)
