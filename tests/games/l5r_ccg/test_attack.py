"""Diamond: attacks, allies, both windows of maneuvers, battles and what follows."""

from __future__ import annotations

import pytest
from tests.games.l5r_ccg.positions import (
    ONE,
    THREE,
    TWO,
    answer,
    asked,
    change,
    empty_table,
    enter,
    fight,
    going,
    hold,
    keys,
    table_of,
    told,
)

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.games.l5r_ccg.attack import army_force, assignable, breaks_through, losing
from gorin.games.l5r_ccg.battle_events import Assigned, BattleBegan, UnitsMoved
from gorin.games.l5r_ccg.events import Eliminated, Turned
from gorin.games.l5r_ccg.state import EMPTY, HOME, State
from gorin.kernel.table import Frame
from gorin.text.language import ENGLISH

ATTACK = Frame("attack-phase", ONE)
RESOLVE = Frame("resolve")


def unit(key: str, handle: int) -> str:
    """Return the key of a unit that is assigned."""
    return f"unit:{key}.{handle}"


def field(slot: int) -> str:
    """Return the key of a battlefield of the second seat."""
    return f"field:{TWO}.{slot}"


# -- declaring and assigning -----------------------------------------------------------------------


@pytest.mark.clause("CCG-7.1")
def test_the_active_seat_attacks_one_other_or_none() -> None:
    state = empty_table(3)
    angai = enter(state, ONE, "soshi-angai", bowed=True)
    match = going(state, ATTACK)
    assert match.pending == ()  # nobody could be assigned
    change(state, angai, bowed=False)
    match = going(state, ATTACK)
    assert keys(match) == ("pass", f"attack:{TWO}", f"attack:{THREE}")
    answer(match, f"attack:{TWO}")
    domain = asked(match).decision.domain
    assert domain is not None
    assert domain.things() == (unit("soshi-angai", angai), *map(field, range(4)))


@pytest.mark.clause("CCG-7.3")
def test_units_are_assigned_together_and_to_several_battlefields() -> None:
    state = empty_table()
    soto, angai = enter(state, ONE, "yogo-soto"), enter(state, ONE, "soshi-angai")
    dogs = enter(state, ONE, "war-dogs", host=soto)
    weary = enter(state, ONE, "shosuro-maru", bowed=True)
    assert weary not in assignable(table_of(state), ONE, 0)
    match = going(state, ATTACK)
    answer(match, f"attack:{TWO}")
    pairs = ((unit("yogo-soto", soto), field(0)), (unit("soshi-angai", angai), field(2)))
    state_before = dict(state.play)
    answer(match, pairs)
    assert [state.play[card].at for card in (soto, dogs, angai)] == [0, 0, 2]
    assert all(state.play[card].attacks for card in (soto, dogs, angai))
    assert state_before[soto].at == HOME
    (said,) = (event.told(None) for event in match.log() if isinstance(event, Assigned))
    assert said is not None
    words = reader_for(SHIPPED, ENGLISH, ("Ana", "Ben"), "l5r-ccg").read(said)
    assert words == "Ana sends Yogo Soto to province 1 and Soshi Angai to province 3"


@pytest.mark.clause("CCG-7.4")
@pytest.mark.clause("CCG-7.5")
def test_in_the_second_window_only_riders_are_assigned_attacker_first() -> None:
    state = empty_table()
    soto = enter(state, ONE, "yogo-soto")
    rider = enter(state, ONE, "moto-zhijuan")
    other = enter(state, TWO, "moto-chagatai")
    angai = enter(state, TWO, "soshi-angai")
    table = table_of(state)
    assert assignable(table, ONE, 0) == (soto, rider)
    assert assignable(table, ONE, 1) == (rider,)
    match = going(state, ATTACK)
    answer(match, f"attack:{TWO}")
    order: list[tuple[int, tuple[str, ...]]] = []
    for _ in range(4):
        decision = asked(match).decision
        assert decision.domain is not None
        order.append((decision.seat, decision.domain.things()))
        given = ((unit("yogo-soto", soto), field(1)),) if len(order) == 1 else ()
        answer(match, given)
    assert [seat for seat, _ in order] == [ONE, TWO, ONE, TWO]
    assert unit("soshi-angai", angai) in order[1][1]
    assert order[2][1][0] == unit("moto-zhijuan", rider)
    assert order[3][1][0] == unit("moto-chagatai", other)
    assert unit("soshi-angai", angai) not in order[3][1]


# -- allies ----------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-9.4")
@pytest.mark.clause("CCG-9.5")
def test_a_third_seat_offers_and_the_leader_answers() -> None:
    state = empty_table(3)
    soto = enter(state, ONE, "yogo-soto")
    angai = enter(state, THREE, "soshi-angai")
    _ = hold(state, ONE, "utz")  # so that the battle waits
    match = going(state, ATTACK)
    answer(match, f"attack:{TWO}")
    assert asked(match).decision.seat == THREE
    assert keys(match) == ("stay", f"join:{ONE}", f"join:{TWO}")
    answer(match, f"join:{ONE}")
    assert asked(match).decision.seat == ONE
    answer(match, "accept")
    assert state.attack is not None
    assert state.attack.allies == ((THREE, True),)
    answer(match, ((unit("yogo-soto", soto), field(0)),))
    assert asked(match).decision.seat == THREE
    answer(match, ((unit("soshi-angai", angai), field(0)),))
    assert state.play[angai].attacks
    assert army_force(match.table, 0, attacks=True) == 4


def test_an_ally_that_is_refused_stays_at_home() -> None:
    state = empty_table(3)
    _ = enter(state, ONE, "yogo-soto")
    _ = enter(state, THREE, "soshi-angai")
    match = going(state, ATTACK)
    answer(match, f"attack:{TWO}", f"join:{TWO}", "refuse")
    assert state.attack is not None
    assert not state.attack.allies
    assert asked(match).decision.seat == ONE
    answer(match, ())
    assert match.pending == ()


# -- battles ---------------------------------------------------------------------------------------


def clash(ours: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[State, list[int], list[int]]:
    """Return a battle at the first province with personalities on both sides."""
    state = empty_table()
    fight(state)
    one = [enter(state, ONE, slug, at=0, attacks=True) for slug in ours]
    two = [enter(state, TWO, slug, at=0) for slug in theirs]
    return state, one, two


@pytest.mark.clause("CCG-7.6")
def test_the_attacker_orders_the_battles_and_each_is_fought_once() -> None:
    state = empty_table()
    fight(state, EMPTY)
    _ = [enter(state, ONE, "yogo-soto", at=slot, attacks=True) for slot in (0, 3)]
    match = going(state, Frame("next-battle"), Frame("end-attack"))
    assert asked(match).decision.seat == ONE
    assert keys(match) == (field(0), field(3))
    answer(match, field(3))
    while match.pending:
        answer(match, "pass")
    assert told(match, BattleBegan, "slot") == [3, 0]


@pytest.mark.clause("CCG-7.7")
def test_the_defender_acts_first_in_a_battle() -> None:
    state, _, _ = clash(("yogo-soto",), ("moto-zhijuan",))
    _ = [hold(state, seat, "utz") for seat in (ONE, TWO)]
    fight(state, EMPTY)
    match = going(state, Frame("next-battle"))
    assert state.attack is not None
    assert state.attack.slot == 0
    assert asked(match).decision.seat == TWO
    answer(match, "pass")
    assert asked(match).decision.seat == ONE


@pytest.mark.clause("CCG-7.8")
def test_the_force_of_unbowed_cards_counts() -> None:
    state, (motomu,), (zhijuan,) = clash(("bayushi-motomu",), ("moto-zhijuan",))
    guard = enter(state, ONE, "heavy-infantry", host=motomu, at=0, attacks=True)
    table = table_of(state)
    assert army_force(table, 0, attacks=True) == 9
    assert losing(table, 0) == (False, True)
    change(state, guard, bowed=True)
    assert army_force(table, 0, attacks=True) == 4
    assert losing(table, 0) == (True, False)
    _ = going(state, RESOLVE)
    assert motomu not in state.play
    assert guard not in state.play
    assert zhijuan in state.play


@pytest.mark.clause("CCG-7.9")
def test_a_province_falls_to_more_force_than_that_of_the_defenders_and_its_own() -> None:
    state, (motomu,), _ = clash(("bayushi-motomu",), ())
    fresh = [enter(state, ONE, "shosuro-osamito", at=0, attacks=True)]
    table = table_of(state)
    assert state.attack is not None
    assert army_force(table, 0, attacks=True) == 7
    assert not breaks_through(table, state.attack)  # 7 are not more than 7
    fresh.append(enter(state, ONE, "shosuro-osamito", at=0, attacks=True))
    assert breaks_through(table, state.attack)
    card = state.provinces[TWO][0].card
    _ = going(state, RESOLVE)
    assert state.provinces[TWO][0].destroyed
    assert state.dynasty_piles[TWO] == (card,)
    assert state.standing(TWO) == (1, 2, 3)
    assert motomu in state.play


@pytest.mark.clause("CCG-7.10")
def test_in_a_tie_both_armies_fall_if_both_are_there() -> None:
    state, ours, theirs = clash(("bayushi-motomu",), ("moto-chagatai",))
    _ = going(state, RESOLVE)
    assert not set(ours) & set(state.play)
    assert not set(theirs) & set(state.play)
    assert state.honor == {ONE: 3, TWO: 6}
    state, ours, _ = clash(("shosuro-maru",), ())
    assert losing(table_of(state), 0) == (False, False)
    _ = going(state, RESOLVE)
    assert ours[0] in state.play


@pytest.mark.clause("CCG-7.11")
def test_the_winner_gains_two_honor_for_each_card_that_was_destroyed() -> None:
    state, (motomu,), (huasha,) = clash(("bayushi-motomu",), ("iuchi-huasha",))
    _ = enter(state, TWO, "war-council", host=huasha, at=0, bowed=True)
    _ = going(state, RESOLVE)
    assert state.honor == {ONE: 5, TWO: 4}
    assert motomu in state.play


@pytest.mark.clause("CCG-9.6")
def test_the_honor_of_a_battle_goes_to_the_leader() -> None:
    state = empty_table(3)
    fight(state, 0, allies=((THREE, True),))
    _ = enter(state, THREE, "bayushi-motomu", at=0, attacks=True)
    _ = enter(state, TWO, "iuchi-huasha", at=0)
    _ = going(state, RESOLVE)
    assert state.honor == {ONE: 3, TWO: 4, THREE: 1}


@pytest.mark.clause("CCG-7.12")
def test_attackers_go_home_bowed_and_defenders_as_they_are_at_the_end() -> None:
    state, (motomu,), _ = clash(("bayushi-motomu",), ())
    other = enter(state, TWO, "moto-zhijuan", at=1)
    match = going(state, RESOLVE)
    assert state.play[motomu].at == HOME
    assert state.play[motomu].bowed
    assert state.play[motomu].fought
    assert state.play[other].at == 1
    match = going(state, Frame("end-attack"))
    assert match.pending == ()
    assert state.play[other].at == HOME
    assert not state.play[other].bowed
    assert not state.play[motomu].fought


@pytest.mark.clause("CCG-5.6")
def test_effects_happen_in_the_order_of_the_card() -> None:
    state, (motomu,), _ = clash(("bayushi-motomu",), ("moto-zhijuan",))
    block = hold(state, TWO, "block-supply-lines")
    match = going(state, Frame("action-round", TWO, (0, 1)))
    answer(match, f"play:block-supply-lines.{block}")
    found = [type(event) for event in match.log()]
    assert found.index(Turned) < found.index(UnitsMoved)
    assert (state.play[motomu].bowed, state.play[motomu].at) == (True, HOME)


def test_cards_move_units() -> None:
    state, (motomu,), (zhijuan,) = clash(("bayushi-motomu",), ("moto-zhijuan",))
    block = hold(state, TWO, "block-supply-lines")
    run = hold(state, TWO, "running-engagement")
    spent = hold(state, TWO, "war-council")
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    match = going(state, Frame("action-round", TWO, (0, 1)))
    answer(match, f"play:block-supply-lines.{block}", f"on:bayushi-motomu.{motomu}", "pass")
    assert state.play[motomu].at == HOME
    assert state.play[motomu].bowed
    answer(match, f"play:running-engagement.{run}", field(2))
    assert state.play[zhijuan].at == 2
    assert not state.play[zhijuan].attacks
    assert spent in state.fate_piles[TWO]
    assert state.play[soto].at == 0


# -- leaving ---------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-10.2")
def test_whoever_loses_the_last_province_is_out_at_once() -> None:
    state, _, _ = clash(("bayushi-motomu", "bayushi-tsimaru"), ())
    row = state.provinces[TWO]
    lost = tuple(type(each)(destroyed=True) for each in row[1:])
    for each in row[1:]:
        state.dynasty_decks[TWO] += (each.card,)
    state.provinces[TWO] = (row[0], *lost)
    match = going(state, RESOLVE)
    assert state.alive == (ONE,)
    assert match.outcome is not None
    assert match.outcome.winners == (ONE,)
    assert told(match, Eliminated, "reason") == ["ccg-out-by-provinces"]


@pytest.mark.clause("CCG-9.2")
def test_if_the_attacker_leaves_the_next_seat_orders_what_is_left() -> None:
    state = empty_table(3)
    fight(state, EMPTY, allies=((THREE, True),))
    _ = enter(state, ONE, "yogo-soto", at=1, attacks=True)
    left = [enter(state, THREE, "yogo-soto", at=slot, attacks=True) for slot in (0, 2, 3)]
    match = going(state, Frame("next-battle"), Frame("end-attack"))
    assert asked(match).decision.seat == ONE
    match.initiate(ONE, "concede")
    answer(match, "pass")  # in the battle that was taken for the one who has left
    assert asked(match).decision.seat == TWO
    assert keys(match) == (field(2), field(3))
    assert all(card in state.play for card in left)


def test_if_the_defender_leaves_in_mid_battle_the_attack_ends() -> None:
    state = empty_table(3)
    fight(state)
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    rider = enter(state, TWO, "moto-zhijuan", at=0)
    _ = hold(state, TWO, "utz")
    match = going(state, Frame("action-round", TWO, (0, 1)), RESOLVE, Frame("end-attack"))
    match.initiate(TWO, "concede")
    assert state.attack is None
    assert rider not in state.play
    assert state.play[soto].at == HOME
    assert not state.play[soto].bowed
    assert match.outcome is None
