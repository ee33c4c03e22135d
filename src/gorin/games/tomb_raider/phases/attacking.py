"""The Action round, step 4: attacking another raider."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.trials import AttackBegan, AttackEnded, top_group
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.measures import abilities, fight_damage
from gorin.games.tomb_raider.phases.damage import deal_damage
from gorin.games.tomb_raider.phases.trials import drop_test, result_of, roll_again, run_test
from gorin.games.tomb_raider.state import Moment, Test
from gorin.games.tomb_raider.windows import window
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

ATTACK = Prompt("attack", "TR-6.17", "ask-attack")
PEACE: Option[Seat | None] = Option("no-attack", None)


@rule("TR-6.17", "TR-R10", "TR-R26")
def attack_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """A raider that ended its movement at another's location may attack one, once a turn."""
    seat = frame.seat
    options = tuple(
        Option[Seat | None](f"attack:{other}", other)
        for other in table.state.raiders
        if next(forbids_attack(table, seat, other), None) is None
    )
    return _ask_attack(table, seat, options) if options else None


def forbids_attack(table: TombRaider, seat: Seat, rival: Seat) -> Iterator[Refusal]:
    """Yield every reason why a seat's raider may not attack another one."""
    state = table.state
    raider, other = state.raiders[seat], state.raiders[rival]
    if not raider.is_active:
        yield refuse("TR-10.3", "refused-raider-dead")
    if rival == seat or not other.is_active or other.space != raider.space:
        yield refuse("TR-6.17", "refused-nobody-here")
    if raider.attacked:
        yield refuse("TR-R10", "refused-attacked-already")


def _ask_attack(
    table: TombRaider, seat: Seat, options: tuple[Option[Seat | None], ...]
) -> Play[None]:
    rival = yield from ask(Decision(seat, ATTACK, (PEACE, *options)))
    if rival is not None:
        table.push(window(Moment.STEP))
        begin_attack(table, seat, rival)


def begin_attack(table: TombRaider, seat: Seat, rival: Seat) -> None:
    """Announce an attack: both raiders make Fight tests."""
    dice = abilities(table, seat)[Ability.FIGHT]
    rival_dice = abilities(table, rival)[Ability.FIGHT]
    happen(table, AttackBegan(seat, rival, dice, rival_dice))
    run_test(table, seat, "attack-end")


def attack_end_step(table: TombRaider, frame: Frame) -> None:
    """Decide an attack; equal results are rolled again."""
    tests = top_group(table.state)
    if any(not table.state.raiders[test.seat].is_active for test in tests):
        drop_test(table)
        return
    decide_attack(table, *tests)


@rule("TR-2.4", "TR-6.18")
def decide_attack(table: TombRaider, ours: Test, theirs: Test) -> None:
    """The higher result deals 1 damage to the other raider, the attacker's too; ties reroll."""
    result, other = result_of(table, ours), result_of(table, theirs)
    if result == other:
        roll_again(table, (ours.seat, theirs.seat), ours.seat, "attack-end")
        return
    winner, loser = (ours, theirs) if result > other else (theirs, ours)
    amount = fight_damage(table, winner)
    happen(table, AttackEnded(ours.seat, theirs.seat, result, other))
    deal_damage(table, loser.seat, amount, "TR-6.18")
