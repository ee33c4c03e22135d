"""Diamond: action rounds, what forbids an action, and what cards do."""

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
    table_of,
)

from gorin.games.l5r_ccg.aims import CARD_AIMS, OTHERS
from gorin.games.l5r_ccg.base import destroy, settle
from gorin.games.l5r_ccg.cards import CARDS
from gorin.games.l5r_ccg.effects import EFFECTS
from gorin.games.l5r_ccg.events import Changed
from gorin.games.l5r_ccg.facts import Ability
from gorin.games.l5r_ccg.figures import chi, force, rides
from gorin.games.l5r_ccg.reactions import ANSWERS, FITS
from gorin.games.l5r_ccg.state import HOME
from gorin.kernel.table import Frame

BATTLE = Frame("action-round", TWO, (0, 1))
ACTION = Frame("action-round", ONE, (0, 0))


# -- figures ---------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-1.8")
def test_force_and_chi_change_and_are_never_less_than_nothing() -> None:
    state = empty_table()
    table = table_of(state)
    soto = enter(state, ONE, "yogo-soto")
    table.record(Changed(soto, "yogo-soto", 3, -1, for_battle=False))
    assert (force(table, soto), chi(table, soto)) == (5, 1)
    table.record(Changed(soto, "yogo-soto", -9, -5, for_battle=False))
    assert (force(table, soto), chi(table, soto)) == (0, 0)


@pytest.mark.clause("CCG-1.9")
def test_a_unit_rides_if_all_of_it_does() -> None:
    state = empty_table()
    rider = enter(state, TWO, "moto-zhijuan")
    assert rides(state, rider)
    _ = enter(state, TWO, "heavy-cavalry", host=rider)
    assert rides(state, rider)
    _ = enter(state, TWO, "unicorn-striders", host=rider)
    assert not rides(state, rider)


def test_force_of_those_who_have_a_text_for_it() -> None:
    state = empty_table()
    fight(state, slot=3)
    table = table_of(state)
    tsimaru = enter(state, ONE, "bayushi-tsimaru", at=3, attacks=True)
    dogs = enter(state, ONE, "war-dogs", host=tsimaru, at=3, attacks=True)
    reijiro = enter(state, TWO, "moto-reijiro", at=3)
    striders = enter(state, TWO, "unicorn-striders", host=reijiro, at=3)
    guards = enter(state, TWO, "ox-house-guard", host=reijiro, at=3)
    tama = enter(state, TWO, "utaku-tama")
    assert [force(table, card) for card in (dogs, reijiro, guards, tama)] == [2, 4, 4, 3]
    assert chi(table, reijiro) == 5
    assert force(table, striders) == 2  # a unit with striders is no Cavalry unit
    _ = enter(state, TWO, "utaku-yisheng", at=3)
    assert force(table, striders) == 3
    change(state, reijiro, at=1)
    assert force(table, reijiro) == 2
    etsumi = enter(state, TWO, "utaku-etsumi", at=3)
    xushen = enter(state, TWO, "shinjo-xushen", at=3)
    assert (force(table, etsumi), force(table, xushen)) == (4, 3)
    change(state, etsumi, attacks=True)
    change(state, xushen, early=True)
    assert (force(table, etsumi), force(table, xushen)) == (5, 4)


@pytest.mark.clause("CCG-2.5")
def test_a_destroyed_personality_takes_its_followers_along() -> None:
    state = empty_table()
    soto = enter(state, ONE, "yogo-soto")
    dogs = enter(state, ONE, "war-dogs", host=soto)
    assert destroy(table_of(state), (soto,), "CCG-5.6") == 2
    assert state.dynasty_piles[ONE] == (soto,)
    assert state.fate_piles[ONE] == (dogs,)


@pytest.mark.clause("CCG-2.6")
def test_without_chi_a_personality_is_destroyed() -> None:
    state = empty_table()
    table = table_of(state)
    soto = enter(state, ONE, "yogo-soto")
    chagatai = enter(state, TWO, "moto-chagatai")
    for card, slug in ((soto, "yogo-soto"), (chagatai, "moto-chagatai")):
        table.record(Changed(card, slug, 0, -3, for_battle=False))
    settle(table)
    assert soto not in state.play
    assert chagatai in state.play


# -- rounds ----------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-5.1")
def test_a_round_ends_when_all_pass_one_after_the_other() -> None:
    state = empty_table(3)
    _ = [hold(state, seat, "utz") for seat in state.seats]
    farm = enter(state, ONE, "well-tended-farm")
    match = going(state, ACTION)
    seen: list[int] = []
    for key in ("pass", "pass"):
        seen.append(asked(match).decision.seat)
        answer(match, key)
    assert seen == [ONE, TWO]
    answer(match, "pass")
    assert match.pending == ()
    match = going(state, ACTION)
    answer(match, f"use:well-tended-farm.{farm}", "pass", "pass")
    assert asked(match).decision.seat == ONE
    answer(match, "pass")
    assert match.pending == ()


@pytest.mark.clause("CCG-5.2")
def test_limited_actions_are_for_the_active_seat() -> None:
    state = empty_table()
    own, other = enter(state, ONE, "well-tended-farm"), enter(state, TWO, "well-tended-farm")
    match = going(state, ACTION)
    assert refusals(match, ONE, f"use:well-tended-farm.{own}") == ()
    assert refusals(match, TWO, f"use:well-tended-farm.{other}") == ("CCG-5.2",)


@pytest.mark.clause("CCG-5.3")
def test_open_actions_are_for_all_and_battle_actions_for_battles() -> None:
    state = empty_table()
    soto = enter(state, ONE, "yogo-soto")
    cards = [hold(state, TWO, slug) for slug in ("uncertainty", "block-supply-lines")]
    names = [f"play:{state.slug(card)}.{card}" for card in cards]
    match = going(state, ACTION)
    assert refusals(match, TWO, names[0]) == ()
    assert "CCG-5.3" in refusals(match, TWO, names[1])
    fight(state)
    change(state, soto, at=0, attacks=True)
    assert refusals(match, TWO, names[0]) == ()
    assert refusals(match, TWO, names[1]) == ()
    farm = enter(state, TWO, "well-tended-farm")
    assert refusals(match, TWO, f"use:well-tended-farm.{farm}") == ("CCG-5.3",)


@pytest.mark.clause("CCG-5.5")
def test_nothing_is_announced_that_has_no_target_or_cannot_be_paid() -> None:
    state = empty_table()
    card = hold(state, ONE, "explosives")
    match = going(state, ACTION)
    assert refusals(match, ONE, f"play:explosives.{card}") == ("CCG-6.1", "CCG-5.5")
    _ = enter(state, TWO, "silk-works")
    assert refusals(match, ONE, f"play:explosives.{card}") == ("CCG-6.1",)
    _ = enter(state, ONE, "silk-works")
    assert refusals(match, ONE, f"play:explosives.{card}") == ()
    gift = enter(state, ONE, "the-daimyos-gift")
    state.honor[ONE] = 20
    assert refusals(match, ONE, f"use:the-daimyos-gift.{gift}") == ("CCG-5.5",)


@pytest.mark.clause("CCG-5.7")
def test_in_a_battle_only_those_act_who_are_there_and_unbowed() -> None:
    state = empty_table(3)
    fight(state)
    _ = [hold(state, seat, "utz") for seat in state.seats]
    one = enter(state, ONE, "shosuro-osamito", at=0, attacks=True)
    two = enter(state, TWO, "shinjo-xushen", at=0)
    away = enter(state, TWO, "shinjo-xushen", at=1)
    match = going(state, BATTLE)
    assert refusals(match, TWO, f"use:shinjo-xushen.{two}") == ()
    assert refusals(match, TWO, f"use:shinjo-xushen.{away}") == ("CCG-5.7",)
    change(state, two, bowed=True)
    assert refusals(match, TWO, f"use:shinjo-xushen.{two}") != ()
    assert asked(match).decision.seat == TWO
    answer(match, "pass")
    assert asked(match).decision.seat == ONE  # the third seat has nobody there
    assert state.play[one].at == 0


@pytest.mark.clause("CCG-5.8")
def test_an_ability_is_used_once_in_a_turn_unless_its_card_says_otherwise() -> None:
    state = empty_table()
    fight(state)
    osamito = enter(state, ONE, "shosuro-osamito", at=0, attacks=True)
    legion = enter(state, ONE, "tsuruchis-legion", host=osamito, at=0, attacks=True)
    _ = enter(state, TWO, "moto-zhijuan", at=0)
    _ = hold(state, ONE, "utz")
    match = going(state, Frame("action-round", ONE, (0, 1)))
    used = f"use:shosuro-osamito.{osamito}"
    answer(match, used, "cost-discard")
    assert refusals(match, ONE, used) == ("CCG-5.8",)
    twice = f"use:tsuruchis-legion.{legion}"
    answer(match, twice)
    assert refusals(match, ONE, twice) == ()
    answer(match, twice)
    assert refusals(match, ONE, twice) == ("CCG-5.8",)
    _ = going(state, Frame("turn", TWO))
    assert state.play[legion].used == 0


# -- what cards do ---------------------------------------------------------------------------------


def test_each_effect_and_aim_of_a_card_is_known() -> None:
    every = [ability for facts in CARDS for ability in (facts.ability, facts.also)]
    found = [ability for ability in every if isinstance(ability, Ability)]
    acts = {ability.effect for ability in found if not ability.trigger}
    assert acts | {"bow"} == set(EFFECTS)
    assert {ability.effect for ability in found if ability.trigger} == set(ANSWERS)
    assert {ability.trigger for ability in found if ability.trigger} == set(FITS)
    aims = {aim for ability in found for aim in ability.aims if not aim.startswith("if-")}
    assert aims <= {*CARD_AIMS, *OTHERS}


@pytest.mark.clause("CCG-7.13")
def test_a_ranged_attack_destroys_who_is_no_stronger_and_spares_who_has_followers() -> None:
    state = empty_table()
    fight(state)
    osamito = enter(state, ONE, "shosuro-osamito", at=0, attacks=True)
    rider = enter(state, TWO, "shinjo-xushen", at=0)
    strong = enter(state, TWO, "moto-zhijuan", at=0)
    guard = enter(state, TWO, "heavy-cavalry", host=strong, at=0)
    match = going(state, Frame("action-round", ONE, (0, 1)))
    answer(match, f"use:shosuro-osamito.{osamito}")
    assert keys(match) == (f"on:shinjo-xushen.{rider}", f"on:heavy-cavalry.{guard}")
    answer(match, f"on:shinjo-xushen.{rider}")
    assert rider not in state.play
    assert state.play[osamito].bowed
    change(state, osamito, bowed=False, used=0)
    match = going(state, Frame("action-round", ONE, (0, 1)))
    answer(match, f"use:shosuro-osamito.{osamito}")
    assert guard in state.play  # 4 Force against 3, the only one who can be shot at


@pytest.mark.clause("CCG-7.14")
def test_utz_is_for_those_who_are_opposed_and_lasts_for_the_battle() -> None:
    state = empty_table()
    fight(state)
    card = hold(state, TWO, "utz")
    own = enter(state, TWO, "moto-zhijuan", at=0)
    match = going(state, BATTLE)
    assert refusals(match, TWO, f"play:utz.{card}") == ("CCG-5.5",)
    enemy = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    match = going(state, BATTLE)
    answer(match, f"play:utz.{card}", f"on:moto-zhijuan.{own}")
    assert force(match.table, own) == 7
    assert enemy in state.play
    match = going(state, Frame("end-attack"))
    assert force(match.table, own) == 5


@pytest.mark.clause("CCG-7.16")
def test_a_tactician_gains_the_focus_value_of_a_card() -> None:
    state = empty_table()
    fight(state)
    nakaga = enter(state, TWO, "shinjo-nakaga", at=0)
    war = hold(state, TWO, "war-council")
    stay = hold(state, TWO, "stay-your-blade")
    match = going(state, BATTLE)
    answer(match, f"use:shinjo-nakaga.{nakaga}", f"card:stay-your-blade.{stay}")
    assert force(match.table, nakaga) == 6
    assert state.hands[TWO] == (war,)


def test_the_towers_of_the_yogo_let_scorpions_bow_their_enemies() -> None:
    state = empty_table()
    fight(state)
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    rider = enter(state, TWO, "moto-zhijuan", at=0)
    match = going(state, Frame("action-round", ONE, (0, 1)))
    answer(match, f"tower:yogo-soto.{soto}")
    assert state.play[soto].bowed
    assert state.play[rider].bowed


def test_the_northern_provinces_switch_riders_each_once_in_a_turn() -> None:
    state = empty_table()
    fight(state)
    here = enter(state, TWO, "moto-zhijuan", at=0)
    home = enter(state, TWO, "moto-chagatai")
    other = enter(state, TWO, "utaku-tama")
    stronghold = state.strongholds[TWO]
    use = f"use:northern-provinces-of-the-moto.{stronghold}"
    match = going(state, BATTLE)
    answer(match, use, f"on:moto-chagatai.{home}")
    assert (state.play[home].at, state.play[here].at) == (0, HOME)
    match = going(state, BATTLE)
    assert refusals(match, TWO, use) == ("CCG-5.5",)
    assert state.play[other].at == HOME


def test_scorpions_make_others_bow_lose_honor_and_cards() -> None:
    state = empty_table(3)
    maru = enter(state, ONE, "shosuro-maru")
    tjeki = enter(state, ONE, "yogo-tjeki")
    toson = enter(state, ONE, "shosuro-toson")
    riders = [enter(state, TWO, slug) for slug in ("moto-zhijuan", "moto-chagatai")]
    state.honor[TWO] = 5
    match = going(state, ACTION)
    answer(match, f"use:shosuro-maru.{maru}", f"seat:{TWO}", f"on:moto-chagatai.{riders[1]}")
    assert state.play[riders[1]].bowed
    answer(match, f"use:yogo-tjeki.{tjeki}", f"seat:{TWO}")
    assert state.honor[TWO] == 4  # not below what its stronghold gave
    card = state.provinces[THREE][2].card
    answer(match, f"use:shosuro-toson.{toson}", f"province:{THREE}.2")
    assert card in state.dynasty_piles[THREE]
    assert state.provinces[THREE][2].card != card


def test_seiryo_takes_no_penalties_of_others() -> None:
    state = empty_table()
    seiryo = enter(state, ONE, "bayushi-seiryo")
    soto = enter(state, ONE, "yogo-soto")
    cards = [hold(state, TWO, "uncertainty") for _ in range(2)]
    match = going(state, Frame("action-round", TWO, (0, 0)))
    for card, slug, target in zip(
        cards, ("bayushi-seiryo", "yogo-soto"), (seiryo, soto), strict=True
    ):
        answer(match, f"play:uncertainty.{card}", f"on:{slug}.{target}")
    table = match.table
    assert (force(table, seiryo), chi(table, seiryo)) == (3, 4)
    assert (force(table, soto), chi(table, soto)) == (0, 1)


def test_political_actions_and_courtiers() -> None:
    state = empty_table()
    angai = enter(state, ONE, "soshi-angai")
    maru = enter(state, ONE, "shosuro-maru")
    card = hold(state, ONE, "mastermind")
    match = going(state, ACTION)
    answer(match, f"play:mastermind.{card}", f"on:soshi-angai.{angai}")
    assert state.honor[ONE] == 3
    assert state.play[angai].bowed
    assert not state.play[maru].bowed


def test_what_is_left_of_a_kamikaze_and_of_dogs() -> None:
    state = empty_table()
    fight(state)
    kadu = enter(state, TWO, "moto-kadu-kai", at=0)
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    dogs = enter(state, ONE, "war-dogs", host=soto, at=0, attacks=True)
    guard = enter(state, TWO, "heavy-cavalry", host=kadu, at=0)
    match = going(state, Frame("action-round", ONE, (0, 1)))
    answer(match, f"use:war-dogs.{dogs}")
    assert dogs not in state.play
    assert guard not in state.play
    answer(match, f"use:moto-kadu-kai.{kadu}")
    assert kadu not in state.play
    assert soto not in state.play
