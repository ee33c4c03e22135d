"""Three seats and more in Enlightenment: opponents, outsiders, turns and opportunities."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.pools import broken, lay, pooled, table_of
from tests.games.l5r_lcg.positions import turn_of
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.games.l5r_lcg.conflict import targets
from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.statuses import control_taken
from gorin.games.l5r_lcg.rings import claimed, unclaimed
from gorin.games.l5r_lcg.script import Use
from gorin.games.l5r_lcg.state import ELEMENTS, HOME, NOBODY, Conflict, Ring
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.games.l5r_lcg.windows.playing import forbids_play
from gorin.games.l5r_lcg.words.conditions import Ahead, Composure
from gorin.games.l5r_lcg.words.counts import FateOnRings, Rings
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

LAST = Seat(3)


def asked_until_done(sitting: Sitting, answer: str = "pass") -> list[Seat]:
    """Let all who are asked answer the same; return who was, in that order."""
    found: list[Seat] = []
    while sitting.asked is not None:
        found.append(sitting.asked[0])
        sitting.answer(answer)
    return found


# -- opponents --------------------------------------------------------------------------


@pytest.mark.clause("ENL-7.3")
def test_your_opponent_is_whom_you_fight_and_nobody_else() -> None:
    sitting = table_of()
    _ = sitting.attacker(CRANE, "doji-challenger")
    _ = sitting.play(LION, "akodo-gunso")
    _ = sitting.play(OTHER, "brash-samurai")
    sitting.hand(LION, "banzai")
    sitting.conflict(ring="air.0", attacker=CRANE, defender=LION)
    assert [sitting.state.opponent(seat) for seat in sitting.state.seats] == [LION, CRANE, NOBODY]
    sitting.answer("pass")
    # The challenger moves somebody of "your opponent" into the conflict.
    sitting.answer("use:doji-challenger")
    found = [card for card, each in sitting.state.play.items() if each.side]
    assert {sitting.state.play[card].seat for card in found} == {CRANE, LION}


@pytest.mark.clause("ENL-R23", "ENL-7.3")
def test_who_fights_no_conflict_has_no_opponent_and_cannot_use_what_needs_one() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "akodo-gunso")
    _ = sitting.defender(CRANE, "doji-whisperer")
    _ = sitting.play(OTHER, "doji-whisperer")
    sitting.hand(OTHER, "for-shame")
    sitting.hand(CRANE, "for-shame")
    sitting.conflict(ring="air.1")
    assert "play:for-shame" in sitting.offered
    assert "refused-lcg-no-target" in sitting.why_not(OTHER, "for-shame")
    assert sitting.why_not(CRANE, "for-shame") == []


@pytest.mark.clause("ENL-7.4")
def test_an_opponent_may_be_any_opponent_in_a_conflict_too() -> None:
    sitting = table_of()
    card = sitting.play(CRANE, "doji-challenger", status=1)
    _ = sitting.play(LION, "akodo-gunso", status=1)
    sitting.state.conflict = Conflict(LION, "military", "air.1", CRANE)
    use = Use(sitting.table, CRANE, card)
    assert Ahead("honored", "an-opponent").holds(use)
    _ = sitting.play(OTHER, "brash-samurai", status=1)
    assert not Ahead("honored", "an-opponent").holds(use)
    sitting.state.dials = {CRANE: 2, LION: 1, OTHER: 3}
    assert Composure().holds(use)
    sitting.state.dials = {CRANE: 3, LION: 1, OTHER: 3}
    assert not Composure().holds(use)


@pytest.mark.clause("ENL-7.5")
def test_an_effect_sees_the_rings_of_who_controls_it_alone() -> None:
    sitting = table_of()
    lay(sitting, LION, 0, "air.1", "fire.2")
    pooled(sitting, LION, "void.0")
    pooled(sitting, NOBODY, "water.2")
    assert claimed(sitting.table, LION) == ("air.1", "fire.2")
    own = ("void.0", "earth.1", "fire.1", "water.1", "void.1")
    assert unclaimed(sitting.table, LION) == own
    assert claimed(sitting.table, OTHER) == ()
    assert unclaimed(sitting.table, OTHER) == ("air.2", "earth.2", "void.2")
    use = Use(sitting.table, LION, sitting.play(LION, "akodo-gunso"))
    sitting.state.rings["void.0"] = Ring(pool=LION, fate=2)
    sitting.state.rings["air.2"] = Ring(pool=OTHER, fate=3)
    found = [count.value(use) for count in (Rings("claimed"), Rings("unclaimed"), FateOnRings())]
    assert found == [2, 5, 2]
    sitting.state.conflict = Conflict(LION, "military", "earth.1", CRANE)
    assert "earth.1" not in unclaimed(sitting.table, LION)


@pytest.mark.clause("ENL-7.6")
def test_others_act_in_a_conflict_but_bring_nobody_into_it() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "akodo-gunso")
    samurai = sitting.defender(CRANE, "brash-samurai")
    _ = sitting.play(OTHER, "doji-challenger")
    sitting.hand(OTHER, "banzai", "steward-of-law")
    sitting.conflict(ring="air.1")
    turn_of(sitting, OTHER)
    sitting.answer("play:steward-of-law", 0)
    assert all(not sitting.state.play[card].side for card in sitting.state.characters(OTHER))
    turn_of(sitting, OTHER)
    sitting.answer("play:banzai", "on:brash-samurai", "decline")
    assert [lasting.holds for lasting in sitting.state.lasting] == [(sitting.state.born(samurai),)]


@pytest.mark.clause("ENL-7.8")
def test_any_unbroken_province_of_any_opponent_may_be_attacked_never_ones_own() -> None:
    sitting = table_of()
    _ = sitting.play(LION, "akodo-gunso")
    broken(sitting, OTHER, 1)
    found = targets(sitting.table, LION, "military")
    theirs = [(OTHER, 0), (OTHER, 2), (OTHER, 3)]
    assert list(found) == [*theirs, *((CRANE, slot) for slot in range(4))]


@pytest.mark.clause("ENL-R21")
def test_unique_is_per_player() -> None:
    sitting = table_of()
    _ = sitting.play(CRANE, "kakita-kaezin")
    sitting.state.phase = "dynasty"
    own = sitting.row(CRANE, 0, "kakita-kaezin")
    other = sitting.row(OTHER, 0, "kakita-kaezin")
    refused = [refusal.reason.id for refusal in forbids_play(sitting.table, CRANE, own)]
    assert refused == ["refused-lcg-unique"]
    assert list(forbids_play(sitting.table, OTHER, other)) == []


# -- turns ------------------------------------------------------------------------------


@pytest.mark.clause("ENL-R12")
def test_only_the_first_to_pass_gains_fate_and_who_has_passed_is_left_out() -> None:
    sitting = table_of(4)
    sitting.state.phase = "dynasty"
    sitting.state.first = LION
    for seat in sitting.state.seats:
        sitting.hand(seat, "banzai")
    _ = sitting.row(OTHER, 0, "doji-whisperer")
    sitting.begin(Frame("dynasty", LION))
    asked = [sitting.asked]
    for answer in ("pass", "play:doji-whisperer", "pass", "pass", "pass"):
        sitting.answer(answer)
        if sitting.asked is not None and sitting.asked[1] == "fate":
            sitting.answer(0)
        asked.append(sitting.asked)
    order = (LION, OTHER, LAST, CRANE, OTHER)
    assert asked == [*((seat, "dynasty") for seat in order), None]
    assert sitting.state.fate == {CRANE: 10, LION: 11, OTHER: 9, LAST: 10}


@pytest.mark.clause("ENL-R13")
@pytest.mark.parametrize("seats", [3, 5])
def test_opportunities_go_round_and_each_has_one_of_each_type(seats: int) -> None:
    sitting = table_of(seats)
    sitting.state.first = OTHER
    for seat in sitting.state.seats:
        _ = sitting.play(seat, "wandering-ronin")
    sitting.begin(Frame("conflict-phase"))
    order = [*range(OTHER, seats), *range(OTHER)]
    assert asked_until_done(sitting)[: 2 * seats] == order * 2


@pytest.mark.clause("ENL-R13", "LCG-S4.24")
def test_who_has_no_opportunity_left_is_left_out_and_the_others_still_take_turns() -> None:
    sitting = table_of()
    for seat in (LION, OTHER):
        _ = sitting.play(seat, "wandering-ronin")
    both = ("military", "political")
    sitting.state.opportunities = {CRANE: (), LION: both, OTHER: both}
    sitting.begin(Frame("opportunity", CRANE))
    assert asked_until_done(sitting) == [LION, OTHER, LION, OTHER]


@pytest.mark.clause("ENL-7.6")
def test_whom_an_outsider_takes_control_of_fights_on_neither_side() -> None:
    sitting = table_of()
    gunso = sitting.attacker(LION, "akodo-gunso")
    _ = sitting.defender(CRANE, "brash-samurai")
    sitting.conflict(ring="fire.1")
    happen(sitting.table, control_taken(sitting.state, OTHER, gunso, EFFECT))
    found = sitting.state.play[gunso]
    assert (found.seat, found.side, found.bowed) == (OTHER, HOME, False)


@pytest.mark.clause("ENL-R13")
def test_who_is_defender_is_chosen_with_the_province() -> None:
    sitting = table_of()
    _ = sitting.play(LION, "akodo-gunso")
    sitting.state.opportunities = {LION: ("military", "political")}
    sitting.begin(Frame("declare", LION)).answer("declare:military.air.1")
    assert "province:0" in sitting.offered
    assert "province:2" in sitting.offered
    sitting.answer("province:2.3")
    assert sitting.state.conflict is not None
    assert (sitting.state.conflict.defender, sitting.state.conflict.slot) == (OTHER, 3)
    assert sitting.state.opportunities[LION] == ("political",)


@pytest.mark.clause("ENL-R14", "ENL-7.7", "ENL-7.2")
def test_in_a_conflict_the_defender_acts_first_then_the_others_clockwise() -> None:
    sitting = table_of(4)
    for seat in sitting.state.seats:
        sitting.hand(seat, "banzai")
    _ = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="air.1", attacker=LION, defender=OTHER)
    assert asked_until_done(sitting) == [OTHER, LAST, CRANE, LION]


@pytest.mark.clause("ENL-9.8", "ENL-R1")
def test_with_two_left_rings_and_draws_go_on() -> None:
    sitting = table_of()
    for element in ELEMENTS:
        pooled(sitting, NOBODY, f"{element}.2")
    sitting.state.alive = (CRANE, LION)
    sitting.begin(Frame("ring-fate"))
    assert [question.decision.seat for question in sitting.match.pending] == [CRANE]
    sitting.answer("ring:air.0", "ring:air.1")
    assert sitting.asked is None
