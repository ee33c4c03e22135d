"""The Action round, step 2: mapping a location; and being moved in other ways."""

from __future__ import annotations

from gorin.games.tomb_raider.board import rotation_default, rotation_entered
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.mapping import (
    LocationSetAside,
    LocationTaken,
    MovementEnded,
    NothingFits,
    PlacedFaceDown,
    PlaceMapped,
    RaiderMoved,
    RoomsRemoved,
)
from gorin.games.tomb_raider.events.piles import Shuffled
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.measures import (
    is_known,
    may_lie,
    rooms_in,
    treasure_candidates,
    treasure_room_space,
)
from gorin.games.tomb_raider.state import NOBODY, CardId, Round, deck_owning, level_zone
from gorin.kernel.decision import Play, Prompt, Seat, draw_chance
from gorin.kernel.domain import Shuffle
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

SHUFFLE = Prompt("shuffle", "TR-3.7", "ask-shuffle")
NO_SIDE = -1


@rule("TR-6.7")
def explore_step(table: TombRaider, frame: Frame) -> Play[None]:
    """An unknown space that a raider enters is mapped at once, and its movement ends.

    The frame holds the space and the side through which it was entered, -1 for another way.
    """
    seat = frame.seat
    space, side = frame.data
    raider = table.state.raiders[seat]
    if not raider.is_active:
        return
    walked = side != NO_SIDE
    later = () if walked else steps_after(table, seat)
    ends = is_acting(table, seat)
    card = yield from take_location(table, space)
    if card is None:
        happen(table, NothingFits(space))
        if walked:
            happen(table, MovementEnded(seat, stayed=False))
        return
    rotation = rotation_entered(side) if walked else rotation_default()
    happen(
        table,
        PlaceMapped(space, card, table.state.slug(card), rotation),
        RaiderMoved(
            seat, raider.space, space, walked=walked, clause="TR-6.1" if walked else "TR-12.5"
        ),
    )
    if ends:
        happen(table, MovementEnded(seat, stayed=False, clause="TR-6.2"))
    table.push(Frame("obstacles", seat, (space,)), *later)
    yield from remove_other_rooms(table)
    yield from keep_room_for_treasure(table)


@rule("TR-6.8", "TR-R6")
def take_location(table: TombRaider, space: int) -> Play[CardId | None]:
    """Turn the face-down card up, or take the first of the level deck that may lie there.

    Cards that may not are set aside and shuffled back afterwards; None if none fits.
    """
    state = table.state
    if space in state.places:
        return state.places[space].card
    number = deck_owning(state.level, space)
    if number is None:
        return None
    zone = level_zone(number)
    aside: list[CardId] = []
    location: CardId | None = None
    for card in state.zones[zone]:
        facts = state.facts(card)
        assert isinstance(facts, Location), facts.slug
        happen(table, LocationTaken(card))
        if may_lie(table, facts, space):
            location = card
            break
        aside.append(card)
    for card in aside:
        happen(table, LocationSetAside(space, card, state.slug(card), zone))
    if aside:
        yield from shuffle(table, zone, NOBODY, clause="TR-6.8")
    return location


def shuffle(table: TombRaider, zone: str, seat: Seat, *, clause: str) -> Play[None]:
    """Let chance put the cards of a zone into a new order."""
    count = len(table.state.zones[zone])
    if count > 1:
        order = yield from draw_chance(SHUFFLE, Shuffle(count), secret=True)
        happen(table, Shuffled(zone, seat, order, clause=clause))


@rule("TR-4.10", "TR-15.4c", "TR-15.5a", "TR-15.6b", "TR-15.7a")
def keep_room_for_treasure(table: TombRaider) -> Play[None]:
    """Put the treasure room face down on the last space that could hold it.

    It comes from the deck that the space belongs to; with several rooms in it the first one
    does. A deck of nothing but treasure rooms is drawn from when its space is entered.
    """
    state = table.state
    if treasure_room_space(state) is not None:
        return
    candidates = treasure_candidates(table)
    if len(candidates) != 1:
        return
    number = deck_owning(state.level, candidates[0])
    assert number is not None
    zone = level_zone(number)
    rooms = rooms_in(state, zone)
    if len(rooms) == len(state.zones[zone]) and len(rooms) > 1:
        return
    room = next(card for card, facts in rooms if may_lie(table, facts, candidates[0]))
    placed = PlacedFaceDown(candidates[0], room, state.slug(room), clause="TR-4.10")
    happen(table, placed)
    yield from shuffle(table, zone, NOBODY, clause="TR-4.10")
    yield from remove_other_rooms(table)


@rule("TR-15.5b")
def remove_other_rooms(table: TombRaider) -> Play[None]:
    """Take the other treasure rooms out of the level decks once one is on the map, and shuffle."""
    state = table.state
    if treasure_room_space(state) is None:
        return
    for deck in state.level.decks:
        rooms = tuple(card for card, _ in rooms_in(state, deck.zone))
        if rooms:
            happen(table, RoomsRemoved(deck.zone, rooms, len(rooms)))
            yield from shuffle(table, deck.zone, NOBODY, clause="TR-15.5b")


@rule("TR-12.5", "TR-R19")
def relocate(table: TombRaider, seat: Seat, space: int) -> None:
    """A raider put elsewhere does Action steps 2 to 5 there; then the interrupted turn goes on."""
    raider = table.state.raiders[seat]
    if not raider.is_active:
        return
    if is_known(table, space):
        later = steps_after(table, seat)
        happen(table, RaiderMoved(seat, raider.space, space, walked=False, clause="TR-12.5"))
        table.push(*later)
    else:
        table.push(Frame("explore", seat, (space, NO_SIDE)))


def is_acting(table: TombRaider, seat: Seat) -> bool:
    """Return whether it is this seat's own Action round."""
    state = table.state
    return state.round is Round.ACTION and state.active == seat


def steps_after(table: TombRaider, seat: Seat) -> tuple[Frame, ...]:
    """Return the steps that a raider must do where it is about to be put.

    In its own Action round its own steps are still to come, or its attack is past already.
    """
    if not is_acting(table, seat):
        return (Frame("attack", seat), Frame("overcome", seat))
    return (Frame("overcome", seat),) if table.state.raiders[seat].halted else ()
