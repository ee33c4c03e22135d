"""Setting up a series: what is wrong with what was brought, and its first state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from gorin.games.tomb_raider.facts import CardFacts, Raider
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.numbers import Numbers as DeckNumbers
from gorin.games.tomb_raider.series.events import level_name
from gorin.games.tomb_raider.series.levels import built_faults, shallow_faults
from gorin.games.tomb_raider.series.numbers import Numbers
from gorin.games.tomb_raider.series.state import CARRIED, ORDERS, Agreement, Standing, State
from gorin.games.tomb_raider.setup import deck_faults
from gorin.kernel.clauses import BadInput, Refusal, refuse, states
from gorin.kernel.decision import Seat
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Frame, Table


class PlayerSetup(Struct, frozen=True):
    """The things that a player brings: a raider and counts of draw cards by slug."""

    raider: str
    deck: Mapping[str, int]


class SeriesSetup(Struct, frozen=True):
    """All that a series starts from, once files have been read.

    The levels are in the order in which they are listed, each in the variant that is played; if
    players build them, in the order of seats. `scorings` are those that may be agreed on.
    """

    levels: tuple[Level, ...]
    players: tuple[PlayerSetup, ...]
    cards: Mapping[str, CardFacts]
    agreed: Agreement
    scorings: tuple[str, ...]


def new_series(rulebook: Rulebook, setup: SeriesSetup) -> Table[State]:
    """Return the table of a new series, ready to start.

    Raises:
        BadInput: all that is wrong with the setup.
    """
    numbers: Numbers = rulebook.numbers
    faults = list(series_faults(numbers, setup))
    if faults:
        raise BadInput.together([BadInput(fault.reason, clause=fault.clause) for fault in faults])
    state = State(
        levels=setup.levels,
        pool=dict(setup.cards),
        agreed=setup.agreed,
        players={
            Seat(number): Standing(player.raider, tuple(sorted(player.deck.items())))
            for number, player in enumerate(setup.players)
        },
        built=numbers.one_level_each,
    )
    table = Table(rulebook, state)
    table.push(Frame("order"))
    return table


@states("TR-17.4")
def series_faults(numbers: Numbers, setup: SeriesSetup) -> Iterator[Refusal]:
    """Yield the faults of a series: it needs two players or more, and levels for as many."""
    count = len(setup.players)
    if count < 2:
        yield refuse("TR-17.4", "series-too-few-players", count=count)
    if not setup.levels:
        yield refuse("TR-17.1", "series-no-levels")
    yield from _agreement_faults(setup)
    yield from _level_faults(numbers, setup, count)
    for number, player in enumerate(setup.players, 1):
        yield from _player_faults(numbers, setup, player, number)


def _level_faults(numbers: Numbers, setup: SeriesSetup, count: int) -> Iterator[Refusal]:
    for level in setup.levels:
        if not level.players.min <= count <= level.players.max:
            yield refuse(
                level.clause,
                "series-bad-seats",
                level=level_name(level.title),
                count=count,
                minimum=level.players.min,
                maximum=level.players.max,
            )
    if numbers.one_level_each and len(setup.levels) != count:
        levels = len(setup.levels)
        yield refuse("TR-17.4a", "series-levels-each", levels=levels, count=count)
    if numbers.same_power:
        yield from _race_faults(setup)
    if numbers.treasure_row:
        yield from _pick_up_faults(numbers, setup)


def _agreement_faults(setup: SeriesSetup) -> Iterator[Refusal]:
    agreed = setup.agreed
    if agreed.order not in ORDERS:
        yield refuse("TR-17.4a", "series-bad-order", asked=agreed.order, known=ORDERS)
    if agreed.scoring not in setup.scorings:
        known = setup.scorings
        yield refuse("TR-17.1", "series-bad-scoring", asked=agreed.scoring, known=known)
    for kind in agreed.carry:
        if kind not in CARRIED:
            yield refuse("TR-17.3", "series-bad-carry", asked=kind, known=CARRIED)
    if agreed.turn_limit is not None and agreed.turn_limit < 1:
        yield refuse("TR-R27", "series-bad-turn-limit", turns=agreed.turn_limit)
    if agreed.opening not in ("chosen", "random"):
        yield refuse("TR-R2", "setup-bad-opening", asked=agreed.opening)


def _race_faults(setup: SeriesSetup) -> Iterator[Refusal]:
    """Yield what keeps levels from being raced through: unequal powers, other goals, no limit."""
    powers = tuple(dict.fromkeys(level.power for level in setup.levels))
    if len(powers) > 1:
        yield refuse("TR-17.2", "series-unequal-power", powers=powers)
    for level in setup.levels:
        if level.goal != "find-treasure":
            yield refuse("TR-17.2", "series-other-goal", level=level_name(level.title))
    if setup.agreed.turn_limit is None:
        yield refuse("TR-17.2", "series-no-turn-limit")


def _pick_up_faults(numbers: Numbers, setup: SeriesSetup) -> Iterator[Refusal]:
    for level in setup.levels:
        yield from built_faults(level, setup.cards)
    # Whichever level may come first must have enough locations for its first rows.
    first = setup.levels[:1] if setup.agreed.order == "listed" else setup.levels
    for level in first:
        yield from shallow_faults(level, setup.cards, numbers)


def _player_faults(
    numbers: Numbers, setup: SeriesSetup, player: PlayerSetup, number: int
) -> Iterator[Refusal]:
    raider = setup.cards.get(player.raider)
    if not isinstance(raider, Raider):
        yield refuse("TR-3.2", "setup-no-raider", seat=number, card=player.raider)
    elif raider.power != numbers.decks.starting_power:
        yield refuse("TR-3.2", "setup-raider-power", card=player.raider, power=raider.power)
    yield from large_enough(numbers.decks, player.deck, setup.cards)


@states("TR-17.4b")
def large_enough(
    numbers: DeckNumbers, deck: Mapping[str, int], cards: Mapping[str, CardFacts]
) -> Iterator[Refusal]:
    """The draw deck of a Pick Up series has at least 60 cards; other rules for decks hold too.

    Cards that a raider carries over later still belong to these 60, though they are not drawn.
    """
    for fault in deck_faults(numbers, deck, cards):
        is_size = fault.reason.id == "deck-too-small" and numbers.deck_minimum >= numbers.large_deck
        yield Refusal("TR-17.4b", fault.reason) if is_size else fault
