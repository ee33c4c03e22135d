"""Setting up a match: which cards come where before the first step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from gorin.games.tomb_raider.events.mapping import PlaceMapped
from gorin.games.tomb_raider.facts import CardFacts, Obstacle, Raider, Treasure, Upgrade, is_drawn
from gorin.games.tomb_raider.levels.faults import (
    bonus_cards,
    brought_faults,
    solo_obstacles,
    treasures_of,
)
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.levels.goals import goal_faults, prizes
from gorin.games.tomb_raider.levels.supply import Supply, supply
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.state import (
    NOBODY,
    SEAT_ZONES,
    CardId,
    Place,
    RaiderState,
    State,
    Zone,
    level_zone,
    zone_of,
)
from gorin.kernel.clauses import BadInput, Refusal, refuse, states
from gorin.kernel.decision import Seat
from gorin.kernel.rule import Rulebook, rule
from gorin.kernel.table import Frame, Table
from gorin.kernel.words import Name


class SeatSetup(Struct, frozen=True):
    """The things that one seat brings: its raider, a draw deck by slug, cards it has already.

    `treasures` are granted at the start, `saved` are other cards that lie in the saved row from
    the start, as in a series; `locations` the level deck it brings, empty for the level's own.
    `starter` says that the deck is a starter used as printed (TR-R28).
    """

    raider: str
    deck: Mapping[str, int]
    treasures: tuple[str, ...] = ()
    starter: bool = False
    saved: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()


class Setup(Struct, frozen=True):
    """All that a match starts from, once files have been read."""

    level: Level
    variant: str | None
    seats: tuple[SeatSetup, ...]
    cards: Mapping[str, CardFacts]
    turn_limit: int | None = None
    opening: str = "chosen"

    @property
    def form(self) -> Level:
        """The level in the variant that is played; it exists once the setup was checked."""
        variant = self.level.variant(self.variant)
        assert variant is not None, self.variant
        return variant

    @property
    def locations(self) -> tuple[tuple[str, ...], ...]:
        """The locations that the seats bring."""
        return tuple(seat.locations for seat in self.seats)


def new_table(rulebook: Rulebook, setup: Setup) -> Table[State]:
    """Return the table of a new match, ready to start.

    Raises:
        BadInput: all that is wrong with the setup.
    """
    faults = list(setup_faults(rulebook.numbers, setup))
    if faults:
        raise BadInput.together([BadInput(fault.reason, clause=fault.clause) for fault in faults])
    dealer = Dealer(setup)
    laid = supply(setup.form, setup.cards, len(setup.seats), setup.locations)
    table = Table(rulebook, dealer.state(laid))
    lay_out(table, dealer, laid)
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
        self.level = setup.form
        self.printed: list[CardFacts] = []
        self.owners: list[Seat] = []

    def state(self, laid: Supply) -> State:
        """Return a state with raiders and empty zones.

        Raiders stand at the entrances in order of seats, or nowhere yet if they are to choose.
        """
        setup = self.setup
        zones: dict[str, tuple[CardId, ...]] = dict.fromkeys(
            (
                Zone.LEVEL,
                Zone.OBSTACLES,
                Zone.OBSTACLE_DISCARD,
                Zone.PLAYED,
                Zone.COLLECTION,
                Zone.PRIZE,
            ),
            (),
        )
        zones |= {level_zone(number): () for number in range(len(self.level.decks))}
        raiders: dict[Seat, RaiderState] = {}
        for number, chosen in enumerate(setup.seats):
            seat = Seat(number)
            space = laid.entrances[number % len(laid.entrances)][0]
            if self.level.choosing == "roll":
                space = 0
            power = power_of(chosen, setup.cards)
            raiders[seat] = RaiderState(
                seat=seat, card=chosen.raider, entrance=space, space=space, power=power
            )
            zones |= {zone_of(zone, seat): () for zone in SEAT_ZONES}
            _ = self.deal((chosen.raider,), seat)
        return State(
            level=self.level.plan,
            cards=tuple(self.printed),
            physical=(),
            raiders=raiders,
            zones=zones,
            turn_limit=self.turn_limit,
            opening=setup.opening,
            points=dict.fromkeys(raiders, 0) if self.level.goal == "bounty-hunter" else {},
        )

    @property
    def turn_limit(self) -> int | None:
        """The fewest turns among what was agreed and what the level says."""
        limits = [
            limit for limit in (self.setup.turn_limit, self.level.turn_limit) if limit is not None
        ]
        return min(limits, default=None)

    def deal(self, slugs: tuple[str, ...], owner: Seat) -> tuple[CardId, ...]:
        """Return new handles for cards of an owner."""
        first = len(self.printed)
        self.printed += [self.setup.cards[slug] for slug in slugs]
        self.owners += [owner] * len(slugs)
        return tuple(CardId(handle) for handle in range(first, len(self.printed)))


@rule("TR-4.3", "TR-4.4")
def lay_out(table: Table[State], dealer: Dealer, laid: Supply) -> None:
    """The entrances face up, the locations with a fixed place, and the level decks.

    All locations come from one supply, so that ownership does not mix.
    """
    state = table.state
    for space, slug in laid.entrances:
        _lay(state, dealer, space, slug, face_up=True)
    for space, slug, face_up in laid.places:
        _lay(state, dealer, space, slug, face_up=face_up)
    for number, slugs in enumerate(laid.decks):
        state.zones[level_zone(number)] = dealer.deal(slugs, NOBODY)


def _lay(state: State, dealer: Dealer, space: int, slug: str, *, face_up: bool) -> None:
    """Lay a location on the map; face up its top points forward."""
    (card,) = dealer.deal((slug,), NOBODY)
    if not face_up:
        state.places[space] = Place(space=space, card=card)
        return
    state.cards = tuple(dealer.printed)
    state.physical = tuple(range(len(dealer.printed)))
    PlaceMapped(space, card, state.slug(card), 0).apply(state)


@rule("TR-3.2", "TR-13.1", "TR-9.3", "TR-R30")
def deal_decks(table: Table[State], dealer: Dealer, setup: Setup) -> None:
    """Each raider has its draw deck; alone, obstacles form a deck of their own.

    By the letter a draw deck with obstacles would be refused. They are sorted out: they are that
    deck, or stay out of the game where the level lists others.

    Treasures granted at the start lie in the saved row. The treasures and upgrades that a level
    offers lie in the collection, one of each for each seat; so do the treasures of which the
    finder takes one, if it is to be brought back.
    """
    state = table.state
    solo = setup.form.solo
    for number, chosen in enumerate(setup.seats):
        seat = Seat(number)
        slugs = tuple(slug for slug, count in chosen.deck.items() for _ in range(count))
        if state.is_solo and solo is not None:
            obstacles = tuple(slug for slug in slugs if isinstance(setup.cards[slug], Obstacle))
            slugs = tuple(slug for slug in slugs if slug not in obstacles)
            obstacles = solo_obstacles(solo, setup.cards) or obstacles
            state.zones[Zone.OBSTACLES] = dealer.deal(obstacles, NOBODY)
        state.zones[zone_of(Zone.DECK, seat)] = dealer.deal(slugs, seat)
        kept = (*chosen.treasures, *chosen.saved)
        state.zones[zone_of(Zone.SAVED, seat)] = dealer.deal(kept, seat)
    state.zones[Zone.COLLECTION] = dealer.deal(collection(setup), NOBODY)


def collection(setup: Setup) -> tuple[str, ...]:
    """Return the cards that may be taken in the level from the collection.

    Whoever finds a treasure to be brought back takes one that fits its room, which may have
    another power than the level.
    """
    level = setup.form
    bonuses = bonus_cards(level.bonuses.choices, setup.cards) if level.bonuses else ()
    slugs = list(bonuses * len(setup.seats))
    if level.goal == "recovery":
        slugs += prizes(level, setup.cards, setup.locations)
    return tuple(slugs)


def setup_faults(numbers: Numbers, setup: Setup) -> Iterator[Refusal]:
    """Yield all that is wrong with a setup: seats, variant, raiders, decks, treasures."""
    level = setup.level.variant(setup.variant)
    if level is None:
        variants = tuple(variant.id for variant in setup.level.variants)
        asked = setup.variant or ""
        yield refuse(setup.level.clause, "setup-no-variant", asked=asked, known=variants)
    form = level or setup.level
    count = len(setup.seats)
    fewest = 1 if form.solo is not None else max(2, form.players.min)
    if count == 1 and form.solo is None:
        yield refuse("TR-13.4", "setup-no-solo")
    elif not fewest <= count <= form.players.max:
        # That one may play alone where the rules list no solo play is not what its clause says.
        is_ours = form.solo is not None and form.solo.ours
        yield refuse(
            form.clause,
            "setup-bad-seats",
            count=count,
            minimum=form.players.min if is_ours else fewest,
            maximum=form.players.max,
        )
    if setup.opening not in ("chosen", "random"):
        yield refuse("TR-R2", "setup-bad-opening", asked=setup.opening)
    for number in range(count):
        yield from _seat_faults(numbers, setup, form, number)
    if any(setup.locations) and level is not None:
        yield from brought_faults(level, setup.cards, setup.locations)
    if level is not None:
        yield from goal_faults(level, setup.cards, setup.locations)


def _seat_faults(numbers: Numbers, setup: Setup, level: Level, number: int) -> Iterator[Refusal]:
    chosen = setup.seats[number]
    raider = setup.cards.get(chosen.raider)
    if not isinstance(raider, Raider):
        yield refuse("TR-3.2", "setup-no-raider", seat=number + 1, card=chosen.raider)
    elif raider.power != numbers.starting_power:
        yield refuse(
            "TR-3.2", "setup-raider-power", card=Name("card", chosen.raider), power=raider.power
        )
    yield from treasure_faults(chosen.treasures, level.power, setup.cards)
    for slug in chosen.saved:
        if slug not in setup.cards:
            yield refuse("TR-17.4", "setup-unknown-kept", card=slug)
    if len(setup.seats) > 1 or not (chosen.starter and level.solo is not None):
        deck = with_saved(chosen, setup.cards)
        is_alone = len(setup.seats) == 1 and level.solo is not None
        yield from deck_faults(numbers, deck, setup.cards, obstacles_apart=is_alone)
    else:
        yield from unknown_cards(chosen.deck, setup.cards)


def with_saved(chosen: SeatSetup, cards: Mapping[str, CardFacts]) -> dict[str, int]:
    """Return the cards of a deck with those that lie in the saved row from the start.

    They are counted together: a card that was carried over came from the deck (TR-17.4f).
    """
    deck = dict(chosen.deck)
    for slug in chosen.saved:
        if slug in cards and is_drawn(cards[slug]):
            deck[slug] = deck.get(slug, 0) + 1
    return deck


def power_of(chosen: SeatSetup, cards: Mapping[str, CardFacts]) -> int:
    """Return the power of a raider: the highest of its card and of upgrades it has (TR-R17)."""
    entries = (cards.get(slug) for slug in (chosen.raider, *chosen.saved))
    return max((facts.power for facts in entries if isinstance(facts, Raider | Upgrade)), default=1)


def treasure_faults(
    treasures: tuple[str, ...], power: int, cards: Mapping[str, CardFacts]
) -> Iterator[Refusal]:
    """Yield the granted cards that are no treasures, or of too high a power."""
    allowed = treasures_of(power, cards)
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
            yield refuse("TR-1.3", "deck-not-drawn", card=Name("card", slug))
        if count < 1:
            yield refuse("TR-3.5", "deck-bad-count", card=Name("card", slug), count=count)


def draw_deck_size(
    deck: Mapping[str, int], cards: Mapping[str, CardFacts], *, obstacles_apart: bool = False
) -> int:
    """Return how many draw cards a deck has; an unknown card is taken for one.

    Cards that are set out do not count (TR-1.3), nor do obstacles in a deck of their own (TR-13.1).
    """
    return sum(
        count
        for slug, count in deck.items()
        if _is_counted(cards.get(slug), obstacles_apart=obstacles_apart)
    )


def _is_counted(facts: CardFacts | None, *, obstacles_apart: bool) -> bool:
    if facts is None:
        return True
    return is_drawn(facts) and not (obstacles_apart and isinstance(facts, Obstacle))


@states("TR-3.5", "TR-R28")
def deck_faults(
    numbers: Numbers,
    deck: Mapping[str, int],
    cards: Mapping[str, CardFacts],
    *,
    obstacles_apart: bool = False,
) -> Iterator[Refusal]:
    """A draw deck has at least 30 draw cards; up to 3 copies of each from 60 cards on, else 2.

    Alone, on a level with a solo obstacle deck, a starter is used as printed instead. Any other
    deck must be large enough without the obstacles, which form a deck of their own there.
    """
    yield from unknown_cards(deck, cards)
    total = draw_deck_size(deck, cards, obstacles_apart=obstacles_apart)
    if total < numbers.deck_minimum:
        bounds = {"count": total, "minimum": numbers.deck_minimum}
        if total < draw_deck_size(deck, cards):
            yield refuse("TR-13.1", "deck-too-small-alone", **bounds)
        else:
            yield refuse("TR-3.5", "deck-too-small", **bounds)
    limit = numbers.large_copies if total >= numbers.large_deck else numbers.small_copies
    for slug, count in deck.items():
        if count > limit:
            yield refuse(
                "TR-3.5", "deck-too-many-copies", card=Name("card", slug), count=count, limit=limit
            )
