"""Damage, injuries and death."""

from __future__ import annotations

from gorin.games.tomb_raider.events.goals import TreasureDropped
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.raiders import (
    BecameStuck,
    DamageHealed,
    Died,
    HarmAnnounced,
    HarmDealt,
    HarmReduced,
    Injured,
    InjuryHealed,
    ResetChosen,
)
from gorin.games.tomb_raider.events.turns import Conceded
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.measures import abilities, life_left
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.windows import window
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame


@rule("TR-2.7")
def deal_damage(table: TombRaider, seat: Seat, amount: int, clause: str) -> None:
    """Damage is announced, may be reduced, and then takes a life for each point."""
    if amount > 0 and table.state.raiders[seat].is_active:
        happen(table, HarmAnnounced(seat, amount, clause))
        table.push(window(Moment.DAMAGE), Frame("harm", seat))


@rule("TR-10.8")
def harm_step(table: TombRaider, frame: Frame) -> None:
    """A raider loses one life per point of damage; its abilities stay as they are."""
    harm = table.state.harms[-1]
    happen(table, HarmDealt(harm.seat, harm.amount))
    check_life(table, harm.seat)


@rule("TR-10.2", "TR-10.11", "TR-R18")
def check_life(table: TombRaider, seat: Seat) -> None:
    """A raider without life, or with an ability at 0, dies at once and leaves the map.

    It is checked whenever damage came, or life or an ability may have become less.
    """
    if not table.state.raiders[seat].is_active:
        return
    if min(abilities(table, seat)) <= 0:
        leave_map(table, Died(seat, clause="TR-10.11"))
    elif life_left(table, seat) <= 0:
        leave_map(table, Died(seat))


@rule("TR-10.4")
def leave_map(table: TombRaider, leaving: Died | ResetChosen | Conceded) -> None:
    """Death and reset have the same results: the figure leaves the map at once.

    So does that of a player who leaves the game. A treasure that was to be brought back stays
    where the raider was (TR-16.2).
    """
    state = table.state
    seat = leaving.seat
    space = state.raiders[seat].space
    prize = state.prize if state.carrier == seat else None
    happen(table, leaving)
    if prize is not None:
        happen(table, TreasureDropped(seat, prize.card, state.slug(prize.card), space))


@rule("TR-12.10")
def reduce_damage(table: TombRaider, amount: int) -> None:
    """Damage being dealt may be reduced, which can save a raider; healing afterwards cannot."""
    harm = table.state.harms[-1]
    happen(table, HarmReduced(harm.seat, min(amount, harm.amount)))


@rule("TR-10.7")
def injure(table: TombRaider, seat: Seat, ability: Ability) -> None:
    """An affliction of a failed test: a named ability drops by 1, which may lower life."""
    if table.state.raiders[seat].is_active:
        happen(table, Injured(seat, ability))
        check_life(table, seat)


@rule("TR-10.12")
def become_stuck(table: TombRaider, seat: Seat) -> None:
    """A stuck raider stops, may not search this turn and misses its next movement."""
    if table.state.raiders[seat].is_active:
        happen(table, BecameStuck(seat))


@rule("TR-10.10")
def heal_injury(table: TombRaider, seat: Seat, ability: Ability) -> None:
    """Heal an injury instead of damage, as one point; all that heals damage may do so."""
    happen(table, InjuryHealed(seat, ability))


def heal_damage(table: TombRaider, seat: Seat) -> None:
    """Remove one point of damage."""
    happen(table, DamageHealed(seat, 1))
