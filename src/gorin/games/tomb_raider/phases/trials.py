"""The course of a test: announce, let cards answer, roll, let cards answer, decide."""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.trials import DiceTakenUp, Rolled, TestDropped, top_group
from gorin.games.tomb_raider.measures import bonus_for, dice_for
from gorin.games.tomb_raider.state import Moment, State, Test, is_on_map
from gorin.games.tomb_raider.windows import window
from gorin.kernel.decision import Play, Prompt, Seat, draw_chance
from gorin.kernel.domain import Dice
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

DIE_SIDES = 6
ROLL = Prompt("roll", "TR-2.2", "ask-roll")


@rule("TR-12.8")
def run_test(table: TombRaider, seat: Seat, end: str, data: tuple[int, ...] = ()) -> None:
    """Nobody may choose to fail: a test that was announced is rolled and then decided.

    The test is the one announced last; `end` is the step that decides it.
    """
    table.push(
        window(Moment.TEST),
        Frame("roll", seat),
        window(Moment.ROLL),
        Frame(end, seat, data),
    )


@rule("TR-2.2", "TR-11.7", "TR-12.7")
def roll_step(table: TombRaider, frame: Frame) -> Play[None]:
    """Roll as many six-sided dice as the ability; the total plus modifiers is the result."""
    group = top_group(table.state)
    if not all(_is_called_for(table.state, test) for test in group):
        return
    for test in group:
        if not test.faces:
            faces = yield from draw_chance(ROLL, Dice(dice_for(table, test), DIE_SIDES))
            result = sum(faces) + test.bonus + bonus_for(table, test)
            happen(table, Rolled(test.seat, test.ability, faces, result))


def _is_called_for(state: State, test: Test) -> bool:
    """Return whether a test is still to be rolled: its raider lives, its obstacle is there."""
    there = test.obstacle is None or is_on_map(state, test.obstacle)
    return there and state.raiders[test.seat].is_active


@rule("TR-2.3")
def succeeds(table: TombRaider, result: int, target: int) -> bool:
    """A result equal to or above the target succeeds."""
    return result >= target


def result_of(table: TombRaider, test: Test) -> int:
    """Return the result of a rolled test with all modifiers in force."""
    return test.result + bonus_for(table, test)


def roll_again(table: TombRaider, seats: tuple[Seat, ...], seat: Seat, end: str) -> None:
    """Take up tied dice and roll them again."""
    happen(table, DiceTakenUp(seats, tied=True))
    table.push(Frame("roll", seat), window(Moment.ROLL), Frame(end, seat))


def drop_test(table: TombRaider) -> None:
    """Let the test in progress come to nothing."""
    happen(table, TestDropped())
