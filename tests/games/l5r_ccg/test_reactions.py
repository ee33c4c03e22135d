"""Diamond: reactions, interrupts, what is negated, and additional actions."""

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
    refusals,
    told,
)

from gorin.games.l5r_ccg.court_events import Negated
from gorin.games.l5r_ccg.events import Passed
from gorin.games.l5r_ccg.state import HOME, State
from gorin.kernel.table import Frame

ACTION = Frame("action-round", ONE, (0, 0))


def round_of(seat: int) -> Frame:
    """Return the step of a battle's action round."""
    return Frame("action-round", [ONE, TWO, THREE][seat], (0, 1))


@pytest.mark.clause("CCG-5.9")
def test_before_a_player_gains_honor_kaukatsu_bows_to_negate_it() -> None:
    state = empty_table()
    kaukatsu = enter(state, TWO, "bayushi-kaukatsu-experienced")
    farms = [enter(state, ONE, "well-tended-farm") for _ in range(2)]
    match = going(state, ACTION)
    answer(match, f"use:well-tended-farm.{farms[0]}")
    question = asked(match)
    assert (question.decision.seat, question.decision.prompt.kind) == (TWO, "react")
    answer(match, f"react:bayushi-kaukatsu-experienced.{kaukatsu}")
    assert state.honor[ONE] == 1
    assert state.play[kaukatsu].bowed
    answer(match, f"use:well-tended-farm.{farms[1]}")  # he is bowed: nobody is asked
    assert state.honor[ONE] == 2


@pytest.mark.clause("CCG-5.9")
def test_reactions_are_asked_from_the_active_seat_on_until_all_pass() -> None:
    state = empty_table(3)
    state.active = TWO
    for seat in (ONE, TWO, THREE):
        _ = enter(state, seat, "bayushi-kaukatsu-experienced")
    farm = enter(state, TWO, "well-tended-farm")
    match = going(state, Frame("action-round", TWO, (0, 0)))
    answer(match, f"use:well-tended-farm.{farm}")
    seen: list[int] = []
    while match.pending and asked(match).decision.prompt.kind == "react":
        seen.append(asked(match).decision.seat)
        answer(match, "pass")
    assert seen == [TWO, THREE, ONE]
    assert state.honor[TWO] == 5
    assert told(match, Passed, "clause")[:3] == ["CCG-5.9"] * 3


@pytest.mark.clause("CCG-5.4")
@pytest.mark.clause("CCG-5.10")
def test_a_negated_action_has_no_effect_and_its_costs_stay_paid() -> None:
    state = empty_table()
    fight(state)
    osamito = enter(state, ONE, "shosuro-osamito", at=0, attacks=True)
    soto = enter(state, TWO, "yogo-soto", at=0)
    rider = enter(state, TWO, "shinjo-xushen", at=0)
    card = hold(state, TWO, "flee-the-darkness")
    match = going(state, round_of(0))
    answer(match, f"use:shosuro-osamito.{osamito}", f"on:shinjo-xushen.{rider}")
    assert keys(match) == ("pass", f"react:flee-the-darkness.{card}")
    answer(match, f"react:flee-the-darkness.{card}")
    assert rider in state.play
    assert state.play[soto].bowed
    assert state.play[osamito].bowed
    assert state.fate_piles[TWO][-1] == card
    assert told(match, Negated, "slug") == ["flee-the-darkness"]


def test_the_asking_betrays_no_hand() -> None:
    """Whoever may hold a reaction that could be used is asked, and nobody else."""
    state = empty_table()
    fight(state)
    osamito = enter(state, ONE, "shosuro-osamito", at=0, attacks=True)
    rider = enter(state, TWO, "shinjo-xushen", at=0)
    titles = set(state.slugs(tuple(range(len(state.titles)))))
    assert "balance-in-nothingness" in titles
    _ = hold(state, TWO, "utz")
    use = f"use:shosuro-osamito.{osamito}"
    match = going(state, round_of(0))
    answer(match, use)  # the only target is unbowed: nothing could be negated
    assert rider not in state.play
    other = enter(state, TWO, "utaku-tama", at=0, bowed=True)
    change(state, osamito, bowed=False, used=0)
    match = going(state, round_of(0))
    answer(match, use)
    assert (asked(match).decision.seat, keys(match)) == (TWO, ("pass",))
    answer(match, "pass")
    assert other not in state.play


@pytest.mark.clause("CCG-5.10")
def test_balance_negates_what_is_aimed_at_a_bowed_personality() -> None:
    state = empty_table()
    card = hold(state, TWO, "balance-in-nothingness")
    weaken = hold(state, ONE, "uncertainty")
    rider = enter(state, TWO, "moto-reijiro", bowed=True)
    match = going(state, ACTION)
    answer(match, f"play:uncertainty.{weaken}")
    answer(match, f"react:balance-in-nothingness.{card}")
    assert (state.play[rider].force, state.play[rider].chi) == (0, 0)


def test_a_reaction_is_no_action() -> None:
    state = empty_table()
    card = hold(state, ONE, "flee-the-darkness")
    kaukatsu = enter(state, ONE, "bayushi-kaukatsu-experienced")
    match = going(state, ACTION)
    assert refusals(match, ONE, f"play:flee-the-darkness.{card}") == ("CCG-5.9",)
    assert refusals(match, ONE, f"use:bayushi-kaukatsu-experienced.{kaukatsu}") == ("CCG-5.9",)


def tsimaru(**fields: int) -> tuple[State, int, int, int]:
    """Return a battle in which the defender may drive an attacker home, and Tsimaru is there."""
    state = empty_table()
    fight(state)
    card = hold(state, TWO, "block-supply-lines")
    own = enter(state, ONE, "bayushi-tsimaru-experienced", at=0, attacks=True, **fields)
    soto = enter(state, ONE, "soshi-angai", at=0, attacks=True)
    _ = enter(state, TWO, "moto-zhijuan", at=0)
    return state, card, own, soto


@pytest.mark.clause("CCG-7.15")
def test_before_a_unit_moves_tsimaru_keeps_it_where_it_is() -> None:
    state, card, own, angai = tsimaru()
    match = going(state, round_of(1))
    answer(match, f"play:block-supply-lines.{card}", f"on:soshi-angai.{angai}")
    answer(match, f"react:bayushi-tsimaru-experienced.{own}")
    assert (state.play[angai].at, state.play[angai].bowed) == (0, True)
    assert state.play[own].used == 1


@pytest.mark.clause("CCG-7.15")
def test_tsimaru_does_it_twice_in_a_turn_and_only_where_he_is() -> None:
    for fields in ({"used": 2}, {"bowed": True}):
        state, card, _, angai = tsimaru(**fields)
        match = going(state, round_of(1))
        answer(match, f"play:block-supply-lines.{card}", f"on:soshi-angai.{angai}")
        assert state.play[angai].at == HOME
    state, card, own, angai = tsimaru()
    change(state, own, at=2)
    match = going(state, round_of(1))
    answer(match, f"play:block-supply-lines.{card}")
    assert state.play[angai].at == HOME


@pytest.mark.clause("CCG-5.11")
def test_whom_a_battle_action_has_moved_takes_another_action() -> None:
    state = empty_table()
    fight(state)
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    muhito = enter(state, ONE, "bayushi-muhito")
    _ = enter(state, TWO, "moto-zhijuan", at=0)
    _ = [hold(state, seat, "utz") for seat in (ONE, TWO)]
    match = going(state, round_of(0))
    answer(match, f"use:yogo-soto.{soto}")
    assert (state.play[muhito].at, state.play[soto].at) == (0, HOME)
    answer(match, f"react:bayushi-muhito.{muhito}")
    question = asked(match)
    assert (question.decision.seat, question.decision.prompt.kind) == (ONE, "act")
    answer(match, "pass")
    assert asked(match).decision.seat == TWO  # passing it does not count
    answer(match, "pass")
    assert asked(match).decision.seat == ONE
    answer(match, "pass")
    assert match.pending == ()


def test_after_a_refusal_superior_stance_gains_honor_and_negates_what_it_does() -> None:
    state = empty_table()
    fight(state)
    by = enter(state, ONE, "bayushi-adachi", at=0, attacks=True)
    rider = enter(state, TWO, "moto-zhijuan", at=0)
    card = hold(state, ONE, "superior-stance")
    match = going(state, round_of(0))
    answer(match, f"use:bayushi-adachi.{by}", "refuse", f"react:superior-stance.{card}")
    assert state.honor[ONE] == 4
    assert (state.play[rider].at, state.play[rider].dishonorable) == (0, False)


def test_toki_unsettles_whoever_challenges_him() -> None:
    state = empty_table()
    fight(state)
    by = enter(state, ONE, "bayushi-adachi", at=0, attacks=True)
    toki = enter(state, TWO, "shosuro-toki", at=0)
    match = going(state, round_of(0))
    answer(match, f"use:bayushi-adachi.{by}", "accept", f"react:shosuro-toki.{toki}")
    # Chi 4 and 2 less against Personal Honor 1.
    assert (state.play[by].chi, state.honor[TWO]) == (-2, 2)
    assert toki not in state.play
    other = enter(state, TWO, "shosuro-toki", at=0)
    state.honor[TWO] = 9
    card = hold(state, TWO, "steel-on-steel")
    match = going(state, round_of(1))
    answer(match, f"play:steel-on-steel.{card}")  # here he challenges
    assert other in state.play
    assert by not in state.play


def test_rieko_straightens_from_afar() -> None:
    state = empty_table()
    fight(state)
    rieko = enter(state, ONE, "yogo-rieko", bowed=True)
    angai = enter(state, ONE, "soshi-angai", at=0, attacks=True, bowed=True)
    _ = enter(state, TWO, "moto-zhijuan", at=0)
    match = going(state, round_of(0))
    answer(match, f"use:yogo-rieko.{rieko}", f"on:soshi-angai.{angai}")
    assert not state.play[angai].bowed
    assert state.play[state.strongholds[ONE]].bowed
