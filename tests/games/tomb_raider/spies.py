"""A match of spies: their decks are full of cards that look at others, steal and take back.

They never start over of their own will, find what they search for easily, and begin with a card
that takes items back from the discards, so that much is shown, stolen and lost in a short time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider.facts import CardFacts, Discovery, Obstacle
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.state import State, Zone, zone_of
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table

DECK = {
    "snoop-ahead": 5,
    "quick-assessment": 5,
    "im-sorry": 3,
    "steal-item": 9,
    "fresh-start": 2,
    "binoculars": 6,
    "compass": 6,
    "wolf-pack": 4,
    "bear": 4,
}
JACKETS = {"leather-jacket": 4}
"""Items that are discarded for what they do."""


def _play_on(table: Table[State], frame: Frame) -> None:
    """Nobody starts over."""


def _easy_cards() -> Iterator[CardFacts]:
    """Yield the cards of the deck with figures that let them be played at once."""
    cards = shipped().cards
    for slug in (*DECK, *JACKETS):
        facts = cards[slug]
        if isinstance(facts, Discovery):
            yield replace(facts, difficulty=1, weapon=True)
        elif isinstance(facts, Obstacle):
            tests = tuple(replace(trial, target=4) for trial in facts.obstacle.tests)
            danger = 1 + (slug == "bear")
            yield replace(facts, danger=danger, obstacle=replace(facts.obstacle, tests=tests))


SPY_RULES = STANDARD.amended(
    "tomb-raider/spies", numbers=Numbers(small_copies=9), steps={"reset": _play_on}
)


def spies(
    seed: int,
    *,
    seats: int = 3,
    level: str = "into-the-caves",
    variant: str | None = None,
    deck: Mapping[str, int] = DECK,
) -> Match[Any]:
    """Return a match of spies that has not started; it ends after 40 turns at the latest."""
    plan = tomb_raider.plan_match(
        shipped(), seats=seats, level=level, variant=variant, turn_limit=40
    )
    brought = tuple(
        replace(seat, deck=deck, starter=False, saved=("lock-and-load",)) for seat in plan.seats
    )
    plan = replace(plan, seats=brought, extra_cards=tuple(_easy_cards()))
    table = tomb_raider.begin(SPY_RULES, plan, shipped())
    return Match(table, chance=Fast(seed))


def spies_on_a_fixed_map(seed: int) -> Match[Any]:
    """Return a match of two spies on locations that lie face down, with some to spare."""
    return spies(seed, seats=2, level="death-by-design", variant="spare")


def thieves(seed: int) -> Match[Any]:
    """Return a match of three spies, each of whom has taken items from the next one already."""
    match = spies(seed, deck=DECK | JACKETS)
    state: State = match.table.state
    seats = tuple(state.raiders)
    for seat, rival in zip(seats, (*seats[1:], seats[0]), strict=True):
        deck, row = zone_of(Zone.DECK, rival), zone_of(Zone.UNSAVED, seat)
        items = [card for card in state.zones[deck] if isinstance(state.facts(card), Discovery)]
        state.zones[row] = tuple(items[::2])
        state.zones[deck] = tuple(card for card in state.zones[deck] if card not in items[::2])
    return Match(Table(match.table.rulebook, state), chance=Fast(seed))
