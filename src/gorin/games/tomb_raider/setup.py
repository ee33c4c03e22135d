"""Setting up a match: which cards come where before the first step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from gorin.games.tomb_raider.events.mapping import PlaceMapped
from gorin.games.tomb_raider.facts import CardFacts, Obstacle, Raider, Treasure, is_drawn
from gorin.games.tomb_raider.levels import Level, Variant
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.state import (
    NOBODY,
    SEAT_ZONES,
    CardId,
    Place,
    RaiderState,
    State,
    Zone,
    zone_of,
)
from gorin.kernel.clauses import BadInput, Refusal, refuse, states
from gorin.kernel.decision import Seat
from gorin.kernel.rule import Rulebook, rule
from gorin.kernel.table import Frame, Table


class SeatSetup(Struct, frozen=True):
    """What one seat brings: its raider, its draw deck as counts by slug, treasures granted.

    `starter` says that the deck is a starter used as printed (TR-R28).
    """

    raider: str
    deck: Mapping[str, int]
    treasures: tuple[str, ...] = ()
    starter: bool = False


class Setup(Struct, frozen=True):
    """All that a match starts from, once files have been read."""

    level: Level
    variant: str | None
    seats: tuple[SeatSetup, ...]
    cards: Mapping[str, CardFacts]
    turn_limit: int | None = None
    opening: str = "chosen"


def new_table(rulebook: Rulebook, setup: Setup) -> Table[State]:
    """Return the table of a new match, ready to start.

    Raises:
        BadInput: all that is wrong with the setup.
    """
    faults = list(setup_faults(rulebook.numbers, setup))
    if faults:
        raise BadInput.together([BadInput(fault.reason, clause=fault.clause) for fault in faults])
    variant = setup.level.variant(setup.variant)
    assert variant is not None
    dealer = Dealer(setup)
    table = Table(rulebook, dealer.state())
    lay_out(table, dealer, setup.level, variant)
    deal_decks(table, dealer, setup)
    table.state.cards = tuple(dealer.printed)
    table.state.owners = tuple(dealer.owners)
    table.state.physical = tuple(range(len(dealer.printed)))
    table.push(Frame("setup"))
    return table


class Dealer:
    """Hands out handles for the cards of a new match."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.printed: list[CardFacts] = []
        self.owners: list[Seat] = []

    def state(self) -> State:
        """Return a state with raiders and empty zones."""
        setup = self.setup
        zones: dict[str, tuple[CardId, ...]] = dict.fromkeys(
            (Zone.LEVEL, Zone.OBSTACLES, Zone.OBSTACLE_DISCARD, Zone.PLAYED), ()
        )
        raiders: dict[Seat, RaiderState] = {}
        for number, chosen in enumerate(setup.seats):
            seat = Seat(number)
            spot = setup.level.entrances[number % len(setup.level.entrances)]
            raiders[seat] = RaiderState(seat, chosen.raider, spot.space, spot.space)
            zones |= {zone_of(zone, seat): () for zone in SEAT_ZONES}
            _ = self.deal((chosen.raider,), seat)
        return State(
            setup.level.plan,
            tuple(self.printed),
            (),
            raiders,
            zones,
            turn_limit=setup.turn_limit,
            opening=setup.opening,
        )

    def deal(self, slugs: tuple[str, ...], owner: Seat) -> tuple[CardId, ...]:
        """Return new handles for cards of an owner."""
        first = len(self.printed)
        self.printed += [self.setup.cards[slug] for slug in slugs]
        self.owners += [owner] * len(slugs)
        return tuple(CardId(handle) for handle in range(first, len(self.printed)))


@rule("TR-3.3", "TR-4.3", "TR-4.4")
def lay_out(table: Table[State], dealer: Dealer, level: Level, variant: Variant) -> None:
    """The level deck, an entrance for each raider's spot, and a fixed treasure room face down.

    All locations come from one supply, so that ownership does not mix.
    """
    state = table.state
    count = min(len(state.raiders), len(level.entrances))
    for spot in level.entrances[:count]:
        (card,) = dealer.deal((variant.entrance,), NOBODY)
        state.cards = tuple(dealer.printed)
        state.physical = tuple(range(len(dealer.printed)))
        state.places[spot.space] = entrance_place(state, spot.space, card)
    (room,) = dealer.deal((variant.treasure_room,), NOBODY)
    deck = dealer.deal(variant.locations, NOBODY)
    if level.treasure.placement == "fixed":
        space = level.treasure.depth * 100 + level.treasure.column
        state.places[space] = Place(space, room)
    else:
        deck = (*deck, room)
    state.zones[Zone.LEVEL] = deck


def entrance_place(state: State, space: int, card: CardId) -> Place:
    """Return an entrance face up, its top pointing forward."""
    PlaceMapped(space, card, state.slug(card), 0).apply(state)
    return state.places[space]


@rule("TR-3.2", "TR-13.1", "TR-9.3")
def deal_decks(table: Table[State], dealer: Dealer, setup: Setup) -> None:
    """Each raider has its draw deck; alone, obstacles form a deck of their own.

    Treasures granted at the start lie in the saved row.
    """
    state = table.state
    for number, chosen in enumerate(setup.seats):
        seat = Seat(number)
        slugs = tuple(slug for slug, count in chosen.deck.items() for _ in range(count))
        if state.is_solo:
            obstacles = tuple(slug for slug in slugs if isinstance(setup.cards[slug], Obstacle))
            slugs = tuple(slug for slug in slugs if slug not in obstacles)
            state.zones[Zone.OBSTACLES] = dealer.deal(obstacles, NOBODY)
        state.zones[zone_of(Zone.DECK, seat)] = dealer.deal(slugs, seat)
        state.zones[zone_of(Zone.SAVED, seat)] = dealer.deal(chosen.treasures, seat)


def setup_faults(numbers: Numbers, setup: Setup) -> Iterator[Refusal]:
    """Yield all that is wrong with a setup: seats, variant, raiders, decks, treasures."""
    level = setup.level
    count = len(setup.seats)
    if not level.players.min <= count <= level.players.max:
        yield refuse(
            level.clause,
            "setup-bad-seats",
            count=count,
            minimum=level.players.min,
            maximum=level.players.max,
        )
    if count == 1 and level.solo is None:
        yield refuse("TR-13.4", "setup-no-solo")
    if level.variant(setup.variant) is None:
        variants = tuple(variant.id for variant in level.variants)
        yield refuse(level.clause, "setup-no-variant", asked=setup.variant or "", known=variants)
    if setup.opening not in ("chosen", "random"):
        yield refuse("TR-R2", "setup-bad-opening", asked=setup.opening)
    for number, chosen in enumerate(setup.seats):
        yield from _seat_faults(numbers, setup, number, chosen)


def _seat_faults(
    numbers: Numbers, setup: Setup, number: int, chosen: SeatSetup
) -> Iterator[Refusal]:
    raider = setup.cards.get(chosen.raider)
    if not isinstance(raider, Raider):
        yield refuse("TR-3.2", "setup-no-raider", seat=number + 1, card=chosen.raider)
    elif raider.power != numbers.starting_power:
        yield refuse("TR-3.2", "setup-raider-power", card=chosen.raider, power=raider.power)
    yield from treasure_faults(chosen.treasures, setup.level.power, setup.cards)
    if len(setup.seats) > 1 or not (chosen.starter and setup.level.solo is not None):
        yield from deck_faults(numbers, chosen.deck, setup.cards)
    else:
        yield from unknown_cards(chosen.deck, setup.cards)


def treasure_choices(power: int, cards: Mapping[str, CardFacts]) -> tuple[str, ...]:
    """Return the treasures that a grant of a power allows, whoever's deck they are not in."""
    return tuple(
        slug
        for slug, facts in cards.items()
        if isinstance(facts, Treasure) and facts.power <= power
    )


@states("TR-9.4")
def treasure_faults(
    treasures: tuple[str, ...], power: int, cards: Mapping[str, CardFacts]
) -> Iterator[Refusal]:
    """A raider that is granted a treasure gets any of the level's power or less.

    It comes from the collection, not from a deck.
    """
    allowed = treasure_choices(power, cards)
    for slug in treasures:
        treasure = cards.get(slug)
        if not isinstance(treasure, Treasure):
            yield refuse("TR-9.4", "setup-no-treasure", card=slug)
        elif slug not in allowed:
            yield refuse("TR-9.4", "setup-treasure-power", card=slug, power=treasure.power)


def unknown_cards(deck: Mapping[str, int], cards: Mapping[str, CardFacts]) -> Iterator[Refusal]:
    """Yield the cards of a deck that are unknown or do not belong in a draw deck."""
    for slug, count in deck.items():
        facts = cards.get(slug)
        if facts is None:
            yield refuse("TR-3.5", "deck-unknown-card", card=slug)
        elif not is_drawn(facts):
            yield refuse("TR-1.3", "deck-not-drawn", card=slug)
        if count < 1:
            yield refuse("TR-3.5", "deck-bad-count", card=slug, count=count)


@states("TR-3.5", "TR-R28")
def deck_faults(
    numbers: Numbers, deck: Mapping[str, int], cards: Mapping[str, CardFacts]
) -> Iterator[Refusal]:
    """A draw deck has at least 30 draw cards; up to 3 copies of each from 60 cards on, else 2.

    Alone, on a level with a solo obstacle deck, a starter is used as printed instead.
    """
    yield from unknown_cards(deck, cards)
    total = sum(deck.values())
    if total < numbers.deck_minimum:
        yield refuse("TR-3.5", "deck-too-small", count=total, minimum=numbers.deck_minimum)
    limit = numbers.large_copies if total >= numbers.large_deck else numbers.small_copies
    for slug, count in deck.items():
        if count > limit:
            yield refuse("TR-3.5", "deck-too-many-copies", card=slug, count=count, limit=limit)
