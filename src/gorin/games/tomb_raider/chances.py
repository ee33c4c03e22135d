"""Chances of what somebody is asked about, in whole per cent.

Abilities, cards in rows and lasting effects lie open, so that these odds betray nothing.
"""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.measures import abilities, bonus_for, dice_for, lies_at
from gorin.games.tomb_raider.odds import at_least, percent, wins_against
from gorin.games.tomb_raider.state import NOBODY, Test
from gorin.kernel.decision import Seat


def chance_of(table: TombRaider, test: Test, target: int) -> int:
    """Return how likely a test reaches a result; once its dice have fallen that is certain."""
    bonus = test.bonus + bonus_for(table, test)
    if test.faces:
        return 100 if sum(test.faces) + bonus >= target else 0
    return percent(at_least(dice_for(table, test), target - bonus))


def chance_to_win(table: TombRaider, seat: Seat, rival: Seat) -> int:
    """Return how likely a raider that attacks has the higher result; ties are rolled again."""
    (dice, bonus), (others, against) = (_fighting(table, one) for one in (seat, rival))
    return percent(wins_against(dice, bonus, others, against))


def _fighting(table: TombRaider, seat: Seat) -> tuple[int, int]:
    test = Test(seat=seat, ability=Ability.FIGHT, dice=abilities(table, seat)[Ability.FIGHT])
    return dice_for(table, test), bonus_for(table, test)


def search_here(table: TombRaider, seat: Seat) -> Test:
    """Return the test by which a raider would search its location (TR-7.5)."""
    bonus = table.state.location(table.state.raiders[seat].space).search
    dice = abilities(table, seat)[Ability.SEARCH] + bonus
    return Test(seat=seat, ability=Ability.SEARCH, dice=dice)


def target_here(table: TombRaider, seat: Seat) -> int:
    """Return what a search for the treasure must reach where a raider is; 0 for none there."""
    state = table.state
    space = state.raiders[seat].space
    if state.prize is not None and lies_at(state, space):
        return state.prize.target
    room = state.location(space).treasure
    return 0 if room is None or state.places[space].empty else room.target


def target_of(table: TombRaider, test: Test) -> int:
    """Return the one result that a test must reach; 0 if it may bring several things."""
    if test.target is not None or test.rival != NOBODY:
        return test.target or 0
    return target_here(table, test.seat) if table.state.raiders[test.seat].is_active else 0
