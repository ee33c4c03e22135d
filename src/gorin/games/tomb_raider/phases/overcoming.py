"""The Action round, step 5: overcoming obstacles."""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.log import obstacle_name
from gorin.games.tomb_raider.events.raiders import ObstacleFaced
from gorin.games.tomb_raider.events.trials import (
    ObstacleDamaged,
    ObstacleRemoved,
    TestBegan,
    TestEnded,
)
from gorin.games.tomb_raider.facts import Ability, Trial
from gorin.games.tomb_raider.measures import abilities, fight_damage
from gorin.games.tomb_raider.phases.trials import drop_test, result_of, run_test, succeeds
from gorin.games.tomb_raider.state import (
    Moment,
    RaiderState,
    built_in,
    hindrance,
    obstacle_slug,
)
from gorin.games.tomb_raider.windows import FAILED, window
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

WHICH = Prompt("face", "TR-6.22", "ask-face")
HOW = Prompt("overcome", "TR-2.5", "ask-overcome")


def obstacles_at(table: TombRaider, space: int) -> tuple[int, ...]:
    """Return the obstacles of a location: the built-in one first, then cards in order."""
    state = table.state
    place = state.places[space]
    if not place.removed and state.location(space).obstacle is not None:
        return (built_in(space), *place.obstacles)
    return place.obstacles


@rule("TR-6.20", "TR-6.21", "TR-6.24", "TR-R11")
def unfaced(table: TombRaider, seat: Seat) -> tuple[int, ...]:
    """A raider faces every obstacle of each location it enters, each time it enters.

    Where it starts the Action round it faces them only if its movement ends there, or if it
    comes back to it. A card may spare it those of locations that it only passes.
    """
    raider: RaiderState = table.state.raiders[seat]
    if not raider.is_active or not (raider.entered or raider.halted):
        return ()
    if not raider.halted and table.state.held("unhindered", seat):
        return ()
    faced = raider.faced
    return tuple(number for number in obstacles_at(table, raider.space) if number not in faced)


@rule("TR-6.22", "TR-14.7")
def overcome_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Several obstacles are faced in any order, each one whatever happened with the others.

    The tutorial changes nothing of how obstacles are faced, nor of what they do.
    """
    seat = frame.seat
    left = unfaced(table, seat)
    if not left:
        return None
    return _face_next(table, seat, left)


def _face_next(table: TombRaider, seat: Seat, left: tuple[int, ...]) -> Play[None]:
    state = table.state
    options = tuple(
        Option(f"face:{obstacle_slug(state, number)}.{number}", number) for number in left
    )
    number = yield from ask(Decision(seat, WHICH, options))
    between = (window(Moment.STEP),) if len(left) > 1 else ()
    table.push(Frame("face", seat, (number,)), *between, Frame("overcome", seat))


@rule("TR-2.5", "TR-2.10")
def face_step(table: TombRaider, frame: Frame) -> Play[None]:
    """Let the raider pick the ability that it tests if an obstacle lists two."""
    seat = frame.seat
    (number,) = frame.data
    state = table.state
    tests = hindrance(state, number).tests
    options = tuple(Option(f"test:{trial.ability}", trial) for trial in tests)
    slug = obstacle_slug(state, number)
    args = {"obstacle": obstacle_name(slug, number)}
    trial: Trial = yield from ask(Decision(seat, HOW, options, args=args))
    ability = trial.tested
    dice = abilities(table, seat)[ability]
    happen(
        table,
        ObstacleFaced(seat, number),
        TestBegan(seat, ability, dice, trial.target, number, slug),
    )
    run_test(table, seat, "face-end", (number,))


def face_end_step(table: TombRaider, frame: Frame) -> None:
    """Decide the test against an obstacle."""
    seat = frame.seat
    (number,) = frame.data
    test = table.state.tests[-1]
    raider = table.state.raiders[seat]
    if not raider.is_active or number not in obstacles_at(table, raider.space):
        drop_test(table)
        return
    result = result_of(table, test)
    target = test.target or 0
    success = succeeds(table, result, target)
    happen(table, TestEnded(seat, test.ability, result, target, success))
    if not success:
        suffer(table, seat, number)
    elif test.ability is Ability.FIGHT:
        damage_obstacle(table, seat, number, fight_damage(table, test))


@rule("TR-6.23")
def suffer(table: TombRaider, seat: Seat, number: int) -> None:
    """Apply all listed effects on failure; on success they are avoided."""
    table.push(Frame("effect", seat, (number, FAILED, 0, int(Moment.STEP))))


@rule("TR-6.25", "TR-6.27")
def damage_obstacle(table: TombRaider, seat: Seat, number: int, amount: int) -> None:
    """A won fight damages the obstacle, which works at full strength until it is removed."""
    life = hindrance(table.state, number).life
    if life is None or amount <= 0:
        return
    happen(table, ObstacleDamaged(number, obstacle_slug(table.state, number), amount))
    if table.state.damaged[number] >= life:
        remove_obstacle(table, seat, number)


@rule("TR-6.26", "TR-6.28")
def remove_obstacle(table: TombRaider, seat: Seat, number: int) -> None:
    """A removed obstacle is discarded, a built-in one gets a skull, damaged or not."""
    state = table.state
    space = -number if number < 0 else _space_of(table, number)
    slug, kind = obstacle_slug(state, number), hindrance(state, number).kind
    happen(table, ObstacleRemoved(seat, space, number, slug, kind))
    table.push(window(Moment.REMOVED))


def _space_of(table: TombRaider, number: int) -> int:
    for space, place in table.state.places.items():
        if number in place.obstacles:
            return space
    raise KeyError(number)
