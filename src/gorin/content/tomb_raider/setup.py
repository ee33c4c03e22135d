"""Tomb Raider's data: cards, levels and decks read from files, and matches set up from them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from gorin.content.cards.names import folded_print
from gorin.content.cards.pages import ExpansionCard
from gorin.content.decks.sheets import Known, Sheet
from gorin.content.reading.files import convert, is_there, read_text, read_toml
from gorin.content.reading.unknown import unknown_deck
from gorin.content.tomb_raider.decks import Deck, read_deck
from gorin.content.tomb_raider.levels import level_names as level_names
from gorin.content.tomb_raider.levels import load_level as load_level
from gorin.content.tomb_raider.levels import read_level as read_level
from gorin.content.tomb_raider.pool import FOLDER, CardPool, shipped
from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.setup import SeatSetup, Setup, new_table
from gorin.games.tomb_raider.state import State
from gorin.kernel.clauses import BadInput
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Table

DEFAULT_LEVEL = "introductory"
STARTERS = ("into-the-caves", "trapped-in-the-tombs")
"""The decks that were printed; alone they are used as printed (TR-R28)."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a match as plain data; `locations` are the level deck it brings, if any.

    `saved` are cards that lie in the saved row from the start, carried over from other levels.
    """

    raider: str
    deck: dict[str, int]
    treasures: tuple[str, ...] = ()
    starter: bool = False
    locations: tuple[str, ...] = ()
    saved: tuple[str, ...] = ()


class MatchPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """All a match starts from, as plain data: what a journal's header keeps."""

    level: Level
    seats: tuple[SeatPlan, ...]
    variant: str | None = None
    turn_limit: int | None = None
    opening: str = "chosen"
    extra_cards: tuple[CardFacts, ...] = field(default_factory=tuple)


@cache
def expansion_cards() -> tuple[ExpansionCard, ...]:
    """Return the cards of the expansions and the promotional ones, set by set.

    Raises:
        BadInput: the shipped data are damaged.
    """
    place = "expansions.toml"
    sets: list[dict[str, Any]] = read_toml(FOLDER / place)["set"]
    return tuple(
        convert({**row, "set": expansion["id"]}, ExpansionCard, f"{place}: {row.get('number')}")
        for expansion in sets
        for row in expansion["cards"]
    )


def deck_names() -> tuple[str, ...]:
    """Return the ids of the decks that come with the program."""
    names = (entry.name for entry in (FOLDER / "decks").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def known_cards(pool: CardPool) -> Known:
    """Return the cards of a pool that a deck may name."""
    others = {folded_print(card.name): card.set for card in reversed(expansion_cards())}
    return Known(pool.cards, others)


def deck_text(id: str) -> str:
    """Return the text of the file of a deck that comes with the program."""
    name = f"{id}.toml"
    return read_text(FOLDER / "decks" / name, name)


def deck_sheet(pool: CardPool, asked: str) -> Sheet[Deck]:
    """Return a deck by id, or from a file in any form, with all that is wrong with its lines.

    Raises:
        BadInput: there is no such deck, or the file cannot be read.
    """
    sheets: dict[str, Sheet[Deck]] = pool.readings
    if asked not in sheets and asked in deck_names():
        sheets[asked] = sheet_from(pool, deck_text(asked), f"{asked}.toml")
    if asked in sheets:
        return sheets[asked]
    if Path(asked).suffix or is_there(Path(asked)):
        return sheet_from(pool, read_text(Path(asked)), asked)
    raise BadInput(unknown_deck(asked, deck_names()), place=asked)


def sheet_from(pool: CardPool, text: str, name: str) -> Sheet[Deck]:
    """Return a deck from the text of a file in any form, with all that is wrong with its lines."""
    return read_deck(text, name, known_cards(pool))


def load_deck(pool: CardPool, asked: str) -> Deck:
    """Return a deck by id, or from a file if `asked` names one.

    Raises:
        BadInput: there is no such deck, or all that is wrong with the lines of the file.
    """
    return deck_sheet(pool, asked).sound()


def is_starter(deck: Deck) -> bool:
    """Return whether a deck holds what a starter does as printed, whatever file it is from."""
    return deck.cards in _starters()


@cache
def _starters() -> tuple[dict[str, int], ...]:
    return tuple(load_deck(shipped(), name).cards for name in STARTERS)


def starter_for(variant: str | None, seat: int) -> str:
    """Return the starter deck a seat gets by default: that of the level, then the other one."""
    first = "into-the-caves" if variant == "cave" else "trapped-in-the-tombs"
    second = "trapped-in-the-tombs" if variant == "cave" else "into-the-caves"
    return (first, second)[seat % 2]


SUITED = {
    2: ("arsenal", "sticky-fingers", "sunken-city"),
    3: ("long-descent", "nothing-but-trouble", "war-party"),
}
"""The decks of ours for levels of more than power 1, by power."""


def deck_for(level: Level, variant: str | None, seats: int, seat: int) -> str:
    """Return the deck that a seat gets by default.

    Players together get decks that suit the level's power; at power 1, and alone, starters.
    """
    form = level.variant(variant)
    suited = SUITED.get(form.power, ()) if form is not None and seats > 1 else ()
    return suited[seat % len(suited)] if suited else starter_for(variant, seat)


def usual_deck(level: Level, variant: str | None, seats: int, seat: int) -> str:
    """Return the deck that a seat gets by default in a variant, None for the first one."""
    played = level.variants[0].id if variant is None and level.variants else variant
    return deck_for(level, played, seats, seat)


def seat_plan(pool: CardPool, asked: str) -> SeatPlan:
    """Return a seat that plays a deck (an id or a file) with the deck's raider."""
    return seat_with(load_deck(pool, asked))


def seat_with(deck: Deck) -> SeatPlan:
    """Return a seat that plays a deck with the deck's raider."""
    starter = is_starter(deck)
    locations = () if starter else deck.locations
    return SeatPlan(deck.raider, deck.cards, starter=starter, locations=locations)


def plan_match(
    pool: CardPool,
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
    loaded = load_level(pool, level)
    chosen = tuple(
        decks[seat] if seat < len(decks) else usual_deck(loaded, variant, seats, seat)
        for seat in range(seats)
    )
    return MatchPlan(
        loaded,
        tuple(seat_plan(pool, name) for name in chosen),
        variant,
        turn_limit,
        opening,
    )


def begin(rulebook: Rulebook, plan: MatchPlan, pool: CardPool) -> Table[State]:
    """Return the table of a new match, ready to start.

    Args:
        rulebook: the rules.
        plan: what the match starts from.
        pool: the cards.

    Raises:
        BadInput: all that is wrong with the plan.
    """
    cards = {**pool.cards, **{facts.slug: facts for facts in plan.extra_cards}}
    seats = tuple(
        SeatSetup(seat.raider, seat.deck, seat.treasures, seat.starter, seat.saved, seat.locations)
        for seat in plan.seats
    )
    setup = Setup(plan.level, plan.variant, seats, cards, plan.turn_limit, plan.opening)
    return new_table(pool.amended(rulebook), setup)


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
