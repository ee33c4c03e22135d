"""The Action round, step 1: moving."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.board import NOWHERE, SIDE_NAMES, SIDES, neighbour
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.mapping import MovementEnded, RaiderMoved
from gorin.games.tomb_raider.events.raiders import CameFree
from gorin.games.tomb_raider.events.turns import ActionBegan
from gorin.games.tomb_raider.measures import is_known, move_limit, usable_exits
from gorin.games.tomb_raider.phases.overcoming import unfaced
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.windows import window
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

MOVE = Prompt("move", "TR-6.1", "ask-move")
MOVE_OR_EXPLORE = Prompt("move", "TR-6.1", "ask-move-explore")
MOVE_ON = Prompt("move-on", "TR-6.6", "ask-move-on")
STAY: Option[int] = Option("stay", -1)
STEPS: tuple[Option[int], ...] = tuple(Option(f"move:{SIDE_NAMES[side]}", side) for side in SIDES)
HALT: Option[bool] = Option("stop", value=False)
GO_ON: Option[bool] = Option("go-on", value=True)


@rule("TR-5.5", "TR-10.3")
def action_step(table: TombRaider, frame: Frame) -> None:
    """In turn order each raider does all its Action steps; a dead one does nothing."""
    seat = frame.seat
    if not table.state.raiders[seat].is_active:
        return
    happen(table, ActionBegan(seat))
    table.push(
        window(Moment.START),
        Frame("move", seat),
        Frame("attack", seat),
        Frame("overcome", seat),
        window(Moment.STEP),
    )


@rule("TR-6.3", "TR-6.5", "TR-6.6")
def move_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """A raider goes one location on, or ends its movement, which is then over for the turn.

    Before it leaves a location that it entered in this round it faces the obstacles there.
    """
    seat = frame.seat
    raider = table.state.raiders[seat]
    if raider.halted or not raider.is_active:
        return None
    if raider.stuck:
        come_free(table, seat)
        return None
    if unfaced(table, seat):
        return _ask_on(table, seat)
    return _ask_side(table, seat)


@rule("TR-6.4", "TR-10.13", "TR-R4")
def come_free(table: TombRaider, seat: Seat) -> None:
    """A stuck raider cannot move for a whole turn; then the marker comes off.

    It stays where it is, so it faces the obstacles there again; if it overcomes them it may
    search in this turn and leave in the next one.
    """
    happen(table, CameFree(seat))


def _may_go_on(table: TombRaider, seat: Seat) -> bool:
    return any(next(forbids_move(table, seat, side), None) is None for side in SIDES)


def _ask_on(table: TombRaider, seat: Seat) -> Play[None]:
    options = (HALT, GO_ON) if _may_go_on(table, seat) else (HALT,)
    if not (yield from ask(Decision(seat, MOVE_ON, options))):
        happen(table, MovementEnded(seat, stayed=False))
        return
    table.push(Frame("overcome", seat), window(Moment.STEP), Frame("move", seat))


def _ask_side(table: TombRaider, seat: Seat) -> Play[None]:
    steps = tuple(
        STEPS[side] for side in SIDES if next(forbids_move(table, seat, side), None) is None
    )
    left = move_limit(table, seat) - table.state.raiders[seat].moved
    explores = left > 1 and any(_explores(table, seat, step.value) for step in steps)
    prompt = MOVE_OR_EXPLORE if explores else MOVE
    side = yield from ask(Decision(seat, prompt, (STAY, *steps), args={"left": left}))
    if side == STAY.value:
        stayed = not table.state.raiders[seat].moved
        happen(table, MovementEnded(seat, stayed=stayed))
        return
    go(table, seat, side)


def _explores(table: TombRaider, seat: Seat, side: int) -> bool:
    """Return whether a step leads into an unknown space, so that it ends the movement (TR-6.2)."""
    level, space = table.state.level, table.state.raiders[seat].space
    return not is_known(table, neighbour(space, side, level.width, level.depth))


@rule("TR-6.2")
def go(table: TombRaider, seat: Seat, side: int) -> None:
    """Enter the next location through an arrow; an unknown space ends the movement."""
    state = table.state
    start = state.raiders[seat].space
    space = neighbour(start, side, state.level.width, state.level.depth)
    if is_known(table, space):
        happen(table, RaiderMoved(seat, start, space))
        table.push(window(Moment.STEP), Frame("move", seat))
    else:
        table.push(Frame("explore", seat, (space, side)))


@rule("TR-6.1")
def forbids_move(table: TombRaider, seat: Seat, side: int) -> Iterator[Refusal]:
    """Yield what forbids a move: up to Move a turn, through exit arrows only, never off the map."""
    state = table.state
    raider = state.raiders[seat]
    if not raider.is_active:
        yield refuse("TR-10.3", "refused-raider-dead")
        return
    if raider.stuck:
        yield refuse("TR-6.4", "refused-stuck")
    if raider.halted:
        yield refuse("TR-6.5", "refused-halted")
    limit = move_limit(table, seat)
    if raider.moved >= limit:
        yield refuse("TR-6.1", "refused-move-limit", limit=limit)
    if not usable_exits(table, seat, raider.space) & 1 << side:
        blocked = state.places[raider.space].blocked & 1 << side
        yield refuse("TR-11.2" if blocked else "TR-4.6", "refused-no-exit")
    if neighbour(raider.space, side, state.level.width, state.level.depth) == NOWHERE:
        yield refuse("TR-4.8", "refused-off-map")
