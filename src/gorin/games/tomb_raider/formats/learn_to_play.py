"""Learn to Play: the solo tutorial of the rule book, as what it changes of the standard game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from gorin.games.tomb_raider.board import DEEPER, RIGHT, column_of, depth_of
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.piles import CardDiscarded, HandReturned, OpeningChosen
from gorin.games.tomb_raider.events.trials import NoObstacle, ObstaclePlayed
from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.facts import Obstacle
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.levels.faults import solo_obstacles
from gorin.games.tomb_raider.levels.supply import Supply
from gorin.games.tomb_raider.measures import abilities, hand
from gorin.games.tomb_raider.phases import drawing, movement, placing, searching, turns
from gorin.games.tomb_raider.phases.exploring import shuffle
from gorin.games.tomb_raider.script import Ability
from gorin.games.tomb_raider.setup import Dealer, Setup, lay_out
from gorin.games.tomb_raider.state import NOBODY, CardId, Moment, State, Zone, zone_of
from gorin.games.tomb_raider.windows import forbids, window
from gorin.games.tomb_raider.words.conditions import (
    DuringOtherFightWithCreature,
    OtherAction,
    OtherRaiderHere,
)
from gorin.kernel.clauses import BadInput, Refusal, refuse, states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.table import Frame, Table

MOST_HELD = 6
"""The most cards that a hand keeps before drawing (TR-14.9)."""
OPENING = ("068", "057", "071")
"""The opening hand by card numbers: as many of these as the raider's Think (TR-14.4)."""
LAST_DEPTH = 4

DISCARD = Prompt("discard", "TR-14.9", "ask-discard-down")
FRESH_HAND = Prompt("mulligan", "TR-14.9", "ask-fresh-hand")

AGAINST_OTHERS = (OtherAction, OtherRaiderHere, DuringOtherFightWithCreature)
"""Conditions that no card can meet without an opponent."""


# -- getting ready ---------------------------------------------------------------------------


@states("TR-14.2", "TR-14.3")
class Starter(Struct, frozen=True):
    """A starter as the tutorial uses it, by card numbers.

    `raider` is the raider card; the treasure that comes with it is set aside, nobody starts
    with it. `obstacles` are the nine cards of the obstacle pile. The book prints 024 and 049
    among them, which are actions: 025 and 050 are meant (T-7).
    """

    raider: str
    entrance: str
    room: str
    obstacles: tuple[str, ...]


BOTH = ("058", "059", "060", "062", "062", "064", "065")
STARTERS = (
    Starter("019", "001", "003", ("022", "025", *BOTH)),
    Starter("044", "026", "028", ("047", "050", *BOTH)),
)

LayOut: TypeAlias = Callable[[Table[State], Dealer, Supply], None]


def lay_out_tutorial(before: LayOut, table: Table[State], dealer: Dealer, laid: Supply) -> None:
    """One starter is used, and a map four deep.

    Its entrance lies face up at depth 1, its treasure room face down at depth 4 and one column
    aside; its other locations are the level deck.

    Raises:
        BadInput: level, raider or obstacle pile are not those of one starter.
    """
    faults = [
        BadInput(fault.reason, clause=fault.clause) for fault in tutorial_faults(dealer.setup, laid)
    ]
    if faults:
        raise BadInput.together(faults)
    before(table, dealer, laid)


def tutorial_faults(setup: Setup, laid: Supply) -> Iterator[Refusal]:
    """Yield all that keeps a setup from being the tutorial's."""
    (seat,) = setup.seats
    number = setup.cards[seat.raider].number
    starter = next((each for each in STARTERS if each.raider == number), None)
    raiders = tuple(each.raider for each in STARTERS)
    if starter is None or not seat.starter or seat.treasures or seat.saved:
        yield refuse("TR-14.2", "setup-tutorial-raider", card=number, known=raiders)
        return
    if not _is_map_of(starter, setup, laid):
        yield refuse("TR-14.1", "setup-tutorial-map", level=setup.level.id, raider=number)
    solo = setup.form.solo
    pile = () if solo is None else _numbers(setup, solo_obstacles(solo, setup.cards))
    if sorted(pile) != sorted(starter.obstacles):
        yield refuse("TR-14.3", "setup-tutorial-pile", cards=starter.obstacles)


def _is_map_of(starter: Starter, setup: Setup, laid: Supply) -> bool:
    if setup.form.depth != LAST_DEPTH or len(laid.entrances) != 1 or len(laid.places) != 1:
        return False
    ((entrance, _),) = laid.entrances
    ((room, _, face_up),) = laid.places
    first, last = int(starter.entrance), int(starter.entrance) + 17
    locations = {f"{number:03}" for number in range(first, last + 1)}
    shuffled = [number for deck in laid.decks for number in _numbers(setup, deck)]
    return (
        _numbers(setup, (laid.entrances[0][1], laid.places[0][1]))
        == (starter.entrance, starter.room)
        and sorted(shuffled) == sorted(locations - {starter.entrance, starter.room})
        and (depth_of(entrance), depth_of(room), face_up) == (1, LAST_DEPTH, False)
        and abs(column_of(entrance) - column_of(room)) == 1
    )


def _numbers(setup: Setup, slugs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(setup.cards[slug].number for slug in slugs)


def take_opening_hand(table: TombRaider) -> Play[None]:
    """The opening hand is fixed: Magnum Pistols and Take Aim, with Think 3 also Hidden Exit.

    The other draw cards are shuffled and are the draw deck.
    """
    state = table.state
    for seat in state.raiders:
        for number in OPENING[: abilities(table, seat)[Skill.THINK]]:
            deck = state.zones[zone_of(Zone.DECK, seat)]
            card = next(card for card in deck if state.facts(card).number == number)
            happen(table, OpeningChosen(seat, card, state.slug(card), clause="TR-14.4"))
    yield from turns.shuffle_decks(table)


# -- the Action and the Search round ---------------------------------------------------------

Forbids: TypeAlias = Callable[[TombRaider, Seat], Iterator[Refusal]]
ForbidsMove: TypeAlias = Callable[[TombRaider, Seat, int], Iterator[Refusal]]
ForbidsCard: TypeAlias = Callable[[TombRaider, Seat, CardId, Ability, Moment], Iterator[Refusal]]
Obstacles: TypeAlias = Callable[[TombRaider, Frame], Play[None]]


def leave_entrance(
    before: ForbidsMove, table: TombRaider, seat: Seat, side: int
) -> Iterator[Refusal]:
    """Yield what forbids a move: the entrance is left forward or to the right."""
    raider = table.state.raiders[seat]
    if raider.space == raider.entrance and side not in (DEEPER, RIGHT):
        yield refuse("TR-14.5", "refused-entrance-side")
    yield from before(table, seat, side)


def find_obstacle(table: TombRaider, space: int) -> Play[None]:
    """Look in the pile for an obstacle that may lie at a new location.

    Any may be found: the pile is shuffled and the first legal one is placed. Cards of too high
    a danger stay in the pile; if none may lie there, none is placed.
    """
    yield from shuffle(table, Zone.OBSTACLES, NOBODY, clause="TR-14.6")
    state = table.state
    limit = placing.danger_limit(table, space)
    for card in state.zones[Zone.OBSTACLES]:
        facts = state.facts(card)
        assert isinstance(facts, Obstacle), facts.slug
        if next(placing.forbids_obstacle(table, facts, space), None) is None:
            event = ObstaclePlayed(
                NOBODY, space, card, facts.slug, facts.danger, limit, clause="TR-14.6"
            )
            happen(table, event)
            break
    else:
        happen(table, NoObstacle(space, clause="TR-14.6"))
    table.push(window(Moment.STEP))


def spare_treasure_room(before: Obstacles, table: TombRaider, frame: Frame) -> Play[None]:
    """No obstacle is played on the treasure room; finding the treasure there wins as ever."""
    (space,) = frame.data
    if table.state.location(space).treasure is None:
        yield from before(table, frame)
        return
    happen(table, NoObstacle(space, clause="TR-14.11"))
    table.push(window(Moment.STEP))


def search_after_fighting(before: Forbids, table: TombRaider, seat: Seat) -> Iterator[Refusal]:
    """A raider may search in a turn in which it used Fight."""
    yield from (refusal for refusal in before(table, seat) if refusal.clause != "TR-7.2")


def ignore_against_others(
    before: ForbidsCard,
    table: TombRaider,
    seat: Seat,
    card: CardId,
    ability: Ability,
    moment: Moment,
) -> Iterator[Refusal]:
    """Actions may be played at any suitable time, but cards that need an opponent are ignored."""
    if needs_opponent(ability):
        yield refuse("TR-14.12", "refused-needs-opponent")
        return
    yield from before(table, seat, card, ability, moment)


def needs_opponent(ability: Ability) -> bool:
    """Return whether what a card does is for games with others only."""
    return any(isinstance(condition, AGAINST_OTHERS) for condition in ability.conditions)


# -- the Draw round --------------------------------------------------------------------------


def tutorial_draw_round(table: TombRaider, frame: Frame) -> None:
    """Discard down to six, draw Think, then reset if wished, save, reload.

    After the first draw the player may once take a whole new hand. A dead raider only reloads.
    """
    drawing.begin_draw_round(table, frame.seat, "discard-down", "draw-think", "fresh-hand")


def discard_down_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """A hand of more than six cards is discarded down to six, one card at a time."""
    if len(hand(table.state, frame.seat)) <= MOST_HELD:
        return None
    return _ask_discard(table, frame)


def _ask_discard(table: TombRaider, frame: Frame) -> Play[None]:
    seat = frame.seat
    state = table.state
    held = hand(state, seat)
    options = tuple(Option(f"discard:{state.slug(card)}.{card}", card) for card in held)
    args = {"count": len(held) - MOST_HELD}
    card = yield from ask(Decision(seat, DISCARD, options, args=args, secret=True))
    happen(table, CardDiscarded(seat, card, state.slug(card), clause="TR-14.9"))
    table.push(frame)


def draw_think_step(table: TombRaider, frame: Frame) -> Play[None]:
    """Draw as many cards as Think, however many are in hand."""
    think = abilities(table, frame.seat)[Skill.THINK]
    yield from drawing.draw_cards(table, frame.seat, think, clause="TR-14.9")


def fresh_hand_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """A bad opening hand may once be shuffled back and drawn again at the same size."""
    return _ask_fresh_hand(table, frame.seat) if table.state.turn == 1 else None


def _ask_fresh_hand(table: TombRaider, seat: Seat) -> Play[None]:
    count = len(hand(table.state, seat))
    options = (turns.KEEP_HAND, turns.NEW_HAND)
    if (yield from ask(Decision(seat, FRESH_HAND, options, secret=True))):
        happen(table, HandReturned(seat, clause="TR-14.9"))
        yield from shuffle(table, zone_of(Zone.DECK, seat), seat, clause="TR-14.9")
        yield from drawing.draw_cards(table, seat, count, clause="TR-14.9")


# -- afterwards ------------------------------------------------------------------------------


class NextMatch(Struct, frozen=True):
    """A match to play next: its format and level by id, and how many opponents there may be."""

    format: str
    level: str
    opponents: tuple[int, ...]


@states("TR-14.13")
def afterwards() -> NextMatch:
    """Return the match after the tutorial: the standard rules, from the Introductory level on.

    One or two opponents are recommended; the level itself is for two players at most.
    """
    return NextMatch("standard", "introductory", (1, 2))


LEARN_TO_PLAY = STANDARD.amended(
    "tomb-raider/learn-to-play",
    lay_out.wrapped(lay_out_tutorial, clause="TR-14.1"),
    turns.choose_hands.becomes(take_opening_hand, clause="TR-14.4"),
    turns.random_hands.becomes(take_opening_hand, clause="TR-14.4"),
    movement.forbids_move.wrapped(leave_entrance, clause="TR-14.5"),
    placing.turn_obstacle.becomes(find_obstacle, clause="TR-14.6"),
    searching.forbids_search.wrapped(search_after_fighting, clause="TR-14.8"),
    drawing.draw_round_step.becomes(tutorial_draw_round, clause="TR-14.9"),
    placing.obstacles_step.wrapped(spare_treasure_room, clause="TR-14.11"),
    forbids.wrapped(ignore_against_others, clause="TR-14.12"),
    steps={
        "discard-down": discard_down_step,
        "draw-think": draw_think_step,
        "fresh-hand": fresh_hand_step,
    },
)
