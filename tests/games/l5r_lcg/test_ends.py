"""Winning, losing and leaving, in both formats."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.games.l5r_lcg.ends import eliminate, honor_events, settle
from gorin.games.l5r_lcg.events.plays import Strengthened
from gorin.games.l5r_lcg.measures import skill
from gorin.games.l5r_lcg.script import Use
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, Conflict, Province
from gorin.games.l5r_lcg.windows.acting import actions
from gorin.games.l5r_lcg.windows.uses import usable
from gorin.games.l5r_lcg.words.conditions import Composure
from gorin.kernel.table import Frame

# -- winning and leaving ----------------------------------------------------------------


@pytest.mark.clause("LCG-S6.1", "LCG-S6.5", "SKI-8.2")
def test_the_broken_stronghold_is_the_end_and_in_skirmish_three_broken_provinces() -> None:
    sitting = Sitting(strongholds=True)
    for province in sitting.state.provinces[LION][:4]:
        _ = sitting.province(LION, sitting.state.facts(province.own).slug, broken=True)
    settle(sitting.table)
    assert sitting.state.outcome is None
    last = sitting.state.facts(sitting.state.provinces[LION][4].own).slug
    _ = sitting.province(LION, last, broken=True)
    settle(sitting.table)
    assert sitting.state.outcome is not None
    assert sitting.state.outcome.winners == (CRANE,)
    skirmish = Sitting()
    skirmish.state.provinces[LION] = (Province(broken=True),) * 2 + (Province(),)
    settle(skirmish.table)
    assert skirmish.state.outcome is None
    skirmish.state.provinces[LION] = (Province(broken=True),) * 3
    settle(skirmish.table)
    assert skirmish.state.outcome is not None
    assert skirmish.state.outcome.winners == (CRANE,)


@pytest.mark.clause("LCG-S6.2", "LCG-S6.3", "LCG-S6.4", "LCG-S6.6", "SKI-8.8", "SKI-R1")
def test_twenty_five_honor_win_and_none_loses() -> None:
    sitting = Sitting(strongholds=True)
    sitting.state.honor[CRANE] = 24
    settle(sitting.table)
    assert sitting.state.outcome is None
    sitting.state.honor = {CRANE: 25, LION: 25}
    sitting.state.first = LION
    settle(sitting.table)
    assert sitting.state.outcome is not None
    assert sitting.state.outcome.winners == (LION,)
    skirmish = Sitting()
    skirmish.state.honor[CRANE] = 0
    settle(skirmish.table)
    assert skirmish.state.outcome is not None
    assert skirmish.state.outcome.winners == (LION,)


@pytest.mark.clause("SKI-R4")
def test_who_leaves_in_the_middle_of_a_conflict_ends_it() -> None:
    sitting = Sitting(seats=3)
    gunso = sitting.attacker(LION, "akodo-gunso")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.hand(LION, "banzai")
    sitting.conflict(resolve=True)
    sitting.match.initiate(CRANE, "concede")
    sitting.passes()
    state = sitting.state
    assert state.conflict is None
    assert CRANE not in state.alive
    assert samurai not in state.play
    assert state.play[gunso].bowed
    assert state.rings["fire"].seat == NOBODY
    assert sitting.asked is None


@pytest.mark.clause("LCG-S9.48", "LCG-S1.18")
def test_a_card_that_comes_back_is_a_new_object() -> None:
    sitting = Sitting()
    state = sitting.state
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "banzai")
    sitting.conflict().answer("use:brash-samurai")
    state.play[samurai] = replace(state.play[samurai], status=0)
    (answer,) = actions(sitting.table, CRANE, hand=False)
    assert not usable(sitting.table, answer, None)
    state.counter += 1
    state.play[samurai] = replace(state.play[samurai], born=state.counter)
    assert usable(sitting.table, answer, None)


def test_an_attachment_leaves_with_its_wearer() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(LION, "fine-katana", gunso)
    sitting.hand(CRANE, "assassination")
    sitting.conflict().answer("play:assassination").quiet()
    assert katana not in sitting.state.play
    assert katana in sitting.state.conflict_piles[LION]


def test_who_is_out_has_nobody_left_in_play_but_others_keep_their_own() -> None:
    sitting = Sitting(seats=3)
    whisperer = sitting.play(CRANE, "doji-whisperer")
    katana = sitting.wear(LION, "fine-katana", whisperer)
    eliminate(sitting.table, CRANE, "lcg-out-by-conceding", "SKI-R4")
    assert whisperer not in sitting.state.play
    assert katana in sitting.state.conflict_piles[LION]


@pytest.mark.clause("SKI-R4", "LCG-S1.10")
def test_the_cards_of_who_is_out_leave_the_game_and_what_they_began_goes_on() -> None:
    """As in Enlightenment (ENL-6.4, ENL-6.6 to ENL-6.8): the token passes, the dial is ignored."""
    sitting = Sitting(seats=3)
    state = sitting.state
    state.first, state.dials = CRANE, {CRANE: 3, LION: 2, OTHER: 2}
    whisperer = sitting.play(CRANE, "doji-whisperer")
    (held,) = sitting.hand(CRANE, "banzai")
    gone = sitting.pile(CRANE, "brash-samurai")
    gunso = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(CRANE, "fine-katana", gunso)
    more = Strengthened(gunso, "akodo-gunso", "military", 1, "round", source=whisperer)
    sitting.table.record(more)
    assert Composure().holds(Use(sitting.table, LION, gunso))
    eliminate(sitting.table, CRANE, "lcg-out-by-conceding", "SKI-R4")
    assert {whisperer, gone, katana} <= set(state.removed[CRANE])
    assert held not in state.hands[CRANE]
    assert state.dynasty_piles[CRANE] == ()
    assert state.play[gunso].worn == ()
    assert state.first == LION
    assert skill(sitting.table, gunso, "military") == 3
    assert not Composure().holds(Use(sitting.table, LION, gunso))
    assert state.outcome is None
    eliminate(sitting.table, OTHER, "lcg-out-by-conceding", "SKI-R4")
    assert state.outcome is not None
    assert state.outcome.winners == (LION,)


@pytest.mark.clause("LCG-S9.69")
def test_nobody_loses_or_gives_more_honor_than_they_have() -> None:
    sitting = Sitting()
    sitting.state.honor = {CRANE: 2, LION: 6}
    for seat, amount, other, changed in (
        (CRANE, -5, NOBODY, -2),
        (LION, 5, CRANE, 2),
        (LION, 5, NOBODY, 5),
    ):
        (event,) = honor_events(sitting.table, seat, amount, "LCG-S9.69", other)
        assert event.amount == changed


@pytest.mark.clause("LCG-S10.17")
def test_a_province_is_filled_though_the_conflict_is_cut_short() -> None:
    sitting = Sitting(seats=3)
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE, 1)
    row = sitting.state.provinces[OTHER]
    sitting.state.provinces[OTHER] = tuple(replace(each, card=EMPTY) for each in row)
    steps = (Frame("concede", LION), Frame("fill", OTHER), Frame("conflict-over", LION))
    assert sitting.begin(*steps).asked is None
    assert sitting.state.alive == (CRANE, OTHER)
    assert all(each.card != EMPTY for each in sitting.state.provinces[OTHER])
