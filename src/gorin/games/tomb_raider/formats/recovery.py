"""Recovery: the treasure is not only found but brought back to an entrance."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from gorin.games.tomb_raider.events.goals import TreasurePickedUp, TreasureTaken
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.mapping import PlaceEmptied
from gorin.games.tomb_raider.events.turns import MatchEnded
from gorin.games.tomb_raider.facts import Treasure
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.measures import lies_at
from gorin.games.tomb_raider.phases.searching import find, find_treasure
from gorin.games.tomb_raider.phases.solo import score_solo
from gorin.games.tomb_raider.phases.trials import succeeds
from gorin.games.tomb_raider.phases.turns import turn_step
from gorin.games.tomb_raider.state import CardId, State, Zone
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.table import Frame

TREASURE = Prompt("treasure", "TR-16.1", "ask-treasure")
PICK_UP = Prompt("pick-up", "TR-16.2", "ask-pick-up")
PICK_IT_UP: Option[bool] = Option("pick-up", value=True)
LET_IT_LIE: Option[bool] = Option("let-lie", value=False)

Find: TypeAlias = Callable[[TombRaider, Seat, int], Play[None]]
Turn: TypeAlias = Callable[[TombRaider, Frame], None]


def carry_treasure(table: TombRaider, seat: Seat, result: int, target: int) -> None:
    """Finding the treasure does not end the level: the finder carries it from now on.

    Its room is empty then, and nobody finds a second one (TR-R13). If the treasure was dropped
    in the room itself, it is picked up there like anywhere else.
    """
    state = table.state
    prize = state.prize
    if prize is None:
        if succeeds(table, result, target):
            table.push(Frame("treasure", seat))
    elif lies_at(state, state.raiders[seat].space) and succeeds(table, result, prize.target):
        table.push(Frame("pick-up", seat))


def treasure_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """The finder chooses a treasure of the room's power or less; it lies in the unsaved row.

    There it gives what a treasure gives (TR-9.5), but no save point saves it: it is not won
    before it has been brought back. A room whose power no treasure at hand fits keeps its own.
    """
    state = table.state
    raider = state.raiders[frame.seat]
    if not raider.is_active:
        return None
    room = state.location(raider.space).treasure
    assert room is not None, raider.space
    choices = _treasures(state, room.power)
    return _take(table, frame.seat, choices, room.target) if choices else None


def _treasures(state: State, power: int) -> tuple[Option[CardId], ...]:
    first: dict[str, CardId] = {}
    for card in state.zones[Zone.COLLECTION]:
        facts = state.facts(card)
        if isinstance(facts, Treasure) and facts.power <= power:
            _ = first.setdefault(facts.slug, card)
    return tuple(Option(f"treasure:{slug}.{card}", card) for slug, card in first.items())


def _take(
    table: TombRaider, seat: Seat, choices: tuple[Option[CardId], ...], target: int
) -> Play[None]:
    card = yield from ask(Decision(seat, TREASURE, choices))
    state = table.state
    happen(
        table,
        TreasureTaken(seat, card, state.slug(card), target),
        PlaceEmptied(state.raiders[seat].space, clause="TR-R13"),
    )


def pick_up_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Let a raider whose search reached the target pick up the treasure that lies there."""
    if not table.state.raiders[frame.seat].is_active:
        return None
    return _pick_up(table, frame.seat)


def _pick_up(table: TombRaider, seat: Seat) -> Play[None]:
    _ = yield from offer_treasure(table, seat)


def offer_treasure(table: TombRaider, seat: Seat) -> Play[bool]:
    """Ask whether the treasure is picked up; return the answer."""
    picks = yield from ask(Decision(seat, PICK_UP, (PICK_IT_UP, LET_IT_LIE)))
    state = table.state
    prize = state.prize
    if picks and prize is not None:
        space = state.raiders[seat].space
        happen(table, TreasurePickedUp(seat, prize.card, state.slug(prize.card), space))
    return picks


def find_or_pick_up(find: Find, table: TombRaider, seat: Seat, result: int) -> Play[None]:
    """A search where the treasure was dropped may pick it up, against the original target.

    One roll finds one thing: who picks the treasure up plays no discovery. A location that is
    empty already is searched for the treasure alone.
    """
    state = table.state
    space = state.raiders[seat].space
    prize = state.prize
    if prize is not None and lies_at(state, space):
        picked = succeeds(table, result, prize.target) and (yield from offer_treasure(table, seat))
        if picked or state.places[space].empty:
            return
    yield from find(table, seat, result)


def bring_back(turn: Turn, table: TombRaider, frame: Frame) -> None:
    """Let a raider win who ends a turn at an entrance with the treasure; any entrance will do.

    A turn ends when all have finished its Draw round (TR-5.2). Only one raider carries the
    treasure, so there are no ties; a limit of turns that is reached with this turn is no matter.
    """
    state = table.state
    seat = state.carrier
    if seat is not None and state.location(state.raiders[seat].space).entrance:
        score_solo(table, found=True)
        happen(table, MatchEnded((seat,), "ended-brought-back", clause="TR-16.4"))
        return
    turn(table, frame)


RECOVERY = STANDARD.amended(
    "tomb-raider/recovery",
    find_treasure.becomes(carry_treasure, clause="TR-16.1"),
    find.wrapped(find_or_pick_up, clause="TR-16.2"),
    turn_step.wrapped(bring_back, clause="TR-16.4"),
    steps={"treasure": treasure_step, "pick-up": pick_up_step},
)
