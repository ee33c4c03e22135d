"""Tomb Raider's data: cards, levels and decks read from files, and matches set up from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from gorin.content.files import DATA, convert, read_toml
from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.levels import Level, level_faults
from gorin.games.tomb_raider.setup import SeatSetup, Setup, new_table
from gorin.games.tomb_raider.state import State
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import digest
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Table
from gorin.kernel.words import say

FOLDER = DATA / "tomb-raider"
DEFAULT_LEVEL = "introductory"


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck file: a raider and counts of draw cards by slug; a starter has its locations too."""

    name: str
    raider: str
    cards: dict[str, int]
    treasure: str = ""
    locations: tuple[str, ...] = ()


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a match as plain data."""

    raider: str
    deck: dict[str, int]
    treasures: tuple[str, ...] = ()
    starter: bool = False


class MatchPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """All a match starts from, as plain data: what a journal's header keeps."""

    level: Level
    seats: tuple[SeatPlan, ...]
    variant: str | None = None
    turn_limit: int | None = None
    opening: str = "chosen"
    extra_cards: tuple[CardFacts, ...] = field(default_factory=tuple)


@cache
def cards() -> Mapping[str, CardFacts]:
    """Return the known cards by slug.

    Raises:
        BadInput: the shipped data are damaged.
    """
    found: dict[str, CardFacts] = {}
    rows: list[dict[str, Any]] = read_toml(FOLDER / "cards.toml")["card"]
    for row in rows:
        facts: CardFacts = convert(row, CardFacts, f"cards.toml: {row.get('number')}")  # type: ignore[arg-type]
        found[facts.slug] = facts
    return found


@cache
def cards_digest() -> str:
    """Return a digest of the card data in use, for journals."""
    return digest(list(cards().values()))


def level_names() -> tuple[str, ...]:
    """Return the ids of the levels that come with the program."""
    names = (entry.name for entry in (FOLDER / "levels").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def load_level(asked: str) -> Level:
    """Return a level by id, or from a file if `asked` names one.

    Raises:
        BadInput: there is no such level, or all that is wrong with the file.
    """
    if asked in level_names():
        name = f"{asked}.toml"
        return read_level(read_toml(FOLDER / "levels" / name, name), name)
    if asked.endswith(".toml") or Path(asked).exists():
        return read_level(read_toml(Path(asked)), asked)
    raise BadInput(say("level-unknown", asked=asked, known=level_names()), place=asked)


def read_level(data: object, place: str) -> Level:
    """Return a level from its data.

    Raises:
        BadInput: all that is wrong with it.
    """
    level = convert(data, Level, place)
    faults = [
        BadInput(fault.reason, place=place, clause=fault.clause)
        for fault in level_faults(level, cards())
    ]
    if faults:
        raise BadInput.together(faults)
    return level


def deck_names() -> tuple[str, ...]:
    """Return the ids of the decks that come with the program."""
    names = (entry.name for entry in (FOLDER / "decks").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def load_deck(asked: str) -> Deck:
    """Return a deck by id, or from a file if `asked` names one.

    Raises:
        BadInput: there is no such deck, or the file is not a deck.
    """
    if asked in deck_names():
        return convert(read_toml(FOLDER / "decks" / f"{asked}.toml"), Deck, f"{asked}.toml")
    if asked.endswith(".toml") or Path(asked).exists():
        return convert(read_toml(Path(asked)), Deck, asked)
    raise BadInput(say("deck-unknown", asked=asked, known=deck_names()), place=asked)


def starter_for(variant: str | None, seat: int) -> str:
    """Return the starter deck a seat gets by default: that of the level, then the other one."""
    first = "into-the-caves" if variant == "cave" else "trapped-in-the-tombs"
    second = "trapped-in-the-tombs" if variant == "cave" else "into-the-caves"
    return (first, second)[seat % 2]


def seat_plan(asked: str) -> SeatPlan:
    """Return a seat that plays a deck (an id or a file) with the deck's raider."""
    deck = load_deck(asked)
    return SeatPlan(deck.raider, deck.cards, starter=asked in deck_names())


def plan_match(
    *,
    seats: int,
    level: str = DEFAULT_LEVEL,
    variant: str | None = None,
    decks: tuple[str, ...] = (),
    turn_limit: int | None = None,
    opening: str = "chosen",
) -> MatchPlan:
    """Return the plan of a match from names of levels and decks.

    Raises:
        BadInput: a level or deck does not exist or cannot be read.
    """
    chosen = tuple(
        decks[seat] if seat < len(decks) else starter_for(variant, seat) for seat in range(seats)
    )
    return MatchPlan(
        load_level(level),
        tuple(seat_plan(name) for name in chosen),
        variant,
        turn_limit,
        opening,
    )


def begin(rulebook: Rulebook, plan: MatchPlan) -> Table[State]:
    """Return the table of a new match, ready to start.

    Raises:
        BadInput: all that is wrong with the plan.
    """
    known = {**cards(), **{facts.slug: facts for facts in plan.extra_cards}}
    seats = tuple(
        SeatSetup(seat.raider, seat.deck, seat.treasures, seat.starter) for seat in plan.seats
    )
    setup = Setup(plan.level, plan.variant, seats, known, plan.turn_limit, plan.opening)
    return new_table(rulebook, setup)


def plan_data(plan: MatchPlan) -> dict[str, Any]:
    """Return a plan as the plain data of a journal's header."""
    data: dict[str, Any] = msgspec.to_builtins(plan)
    return data


def read_plan(data: object, place: str) -> MatchPlan:
    """Return a plan from the data of a journal's header.

    Raises:
        BadInput: the data are not a plan.
    """
    return convert(data, MatchPlan, place)
