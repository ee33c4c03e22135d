"""Positions put to the referee from the clauses alone: bids, conflicts, rings, three seats."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.positions import (
    aimed,
    bids,
    broken,
    declare,
    keys,
    onward,
    turn_of,
    until,
    winners,
)
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.events.seats import PhaseBegan
from gorin.games.l5r_lcg.state import EMPTY, NOBODY
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

# -- bids ---------------------------------------------------------------------------------


@pytest.mark.clause("LCG-2.4", "LCG-2.5")
def test_five_against_one_costs_four_honor_and_five_cards_are_drawn() -> None:
    sitting = Sitting(strongholds=True)
    assert bids(sitting, 5, 1) == [2, 10]
    assert [len(sitting.state.hands[seat]) for seat in (CRANE, LION)] == [5, 1]


@pytest.mark.clause("LCG-2.4", "LCG-S6.3", "LCG-S6.4")
def test_who_gives_the_last_honor_for_a_bid_is_out_before_cards_are_drawn() -> None:
    sitting = Sitting(strongholds=True)
    sitting.state.honor[CRANE] = 3
    bids(sitting, 5, 1)
    assert winners(sitting) == (LION,)
    assert sitting.state.honor[LION] == 9
    assert not any(sitting.state.hands.values())


@pytest.mark.clause("SKI-10.1")
@pytest.mark.parametrize(
    ("dials", "honor"),
    [
        ((3, 2, 1), [4, 6, 8]),
        ((3, 2, 2), [4, 7, 7]),
        ((1, 3, 3), [8, 5, 5]),
        ((3, 1, 1), [4, 7, 7]),
        ((2, 2, 2), [6, 6, 6]),
    ],
)
def test_three_bids_move_one_honor_each_way_down(dials: tuple[int, ...], honor: list[int]) -> None:
    sitting = Sitting(seats=3)
    assert bids(sitting, *dials) == honor
    assert [len(sitting.state.hands[seat]) for seat in sitting.state.seats] == list(dials)


@pytest.mark.clause("SKI-R5", "SKI-R4")
def test_the_only_honor_of_a_giver_goes_to_the_first_in_player_order() -> None:
    sitting = Sitting(seats=3)
    sitting.state.first = OTHER
    sitting.state.honor[CRANE] = 1
    bids(sitting, 3, 1, 1)
    state = sitting.state
    assert (state.honor[LION], state.honor[OTHER]) == (6, 7)
    assert state.alive == (LION, OTHER)
    assert winners(sitting) is None
    assert (len(state.hands[LION]), len(state.hands[OTHER])) == (1, 1)


@pytest.mark.clause("LCG-S6.6", "SKI-8.7", "SKI-R4")
@pytest.mark.parametrize(("first", "winner"), [(CRANE, LION), (LION, LION), (OTHER, OTHER)])
def test_of_two_who_reach_twelve_at_once_the_nearer_to_the_first_wins(
    first: Seat, winner: Seat
) -> None:
    sitting = Sitting(seats=3)
    sitting.state.first = first
    sitting.state.honor = {CRANE: 6, LION: 11, OTHER: 11}
    bids(sitting, 3, 1, 1)
    assert winners(sitting) == (winner,)


@pytest.mark.clause("SKI-8.7")
def test_twelve_honor_win_though_the_giver_is_out_at_the_same_time() -> None:
    sitting = Sitting(seats=3)
    sitting.state.honor = {CRANE: 1, LION: 11, OTHER: 6}
    bids(sitting, 3, 1, 3)
    assert winners(sitting) == (LION,)


# -- declaring ----------------------------------------------------------------------------


@pytest.mark.clause("LCG-S0.2", "LCG-S4.26", "LCG-S4.29")
def test_who_may_not_attack_the_holder_of_the_favor_attacks_the_other_seat_only() -> None:
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "otomo-courtier")
    sitting.state.favor = LION
    declare(sitting, CRANE, "political")
    assert keys(sitting) == ["province:2.0", "province:2.1", "province:2.2"]
    pair = Sitting()
    pair.play(CRANE, "otomo-courtier")
    pair.state.favor = LION
    pair.state.opportunities = {CRANE: ("either",), LION: ()}
    assert pair.begin(Frame("declare", CRANE)).asked is None


@pytest.mark.clause("LCG-S7.1", "LCG-S4.26")
def test_who_has_only_a_political_dash_declares_nothing_political() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(LION, "matsu-berserker")
    sitting.state.opportunities = {CRANE: (), LION: ("military", "political")}
    sitting.begin(Frame("declare", LION))
    kinds = {key.partition(".")[0] for key in keys(sitting)}
    assert kinds == {"pass", "declare:military"}
    sitting = Sitting(strongholds=True)
    sitting.play(LION, "matsu-berserker")
    sitting.state.opportunities = {CRANE: (), LION: ("political",)}
    assert sitting.begin(Frame("declare", LION)).asked is None


@pytest.mark.clause("LCG-S8.8", "ENL-7.6")
def test_covert_chooses_among_the_characters_of_the_defender_without_covert() -> None:
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "political-rival")
    sitting.play(LION, "ikoma-eiji")
    sitting.play(LION, "akodo-gunso")
    sitting.play(OTHER, "doji-whisperer")
    declare(sitting, CRANE, "political").answer("province:1.0", ["character:political-rival"])
    assert sitting.asked == (CRANE, "covert")
    assert sorted(sitting.offered) == ["character:akodo-gunso", "character:ikoma-eiji"]
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "political-rival")
    sitting.play(OTHER, "political-rival")
    declare(sitting, CRANE, "political").answer("province:2.0", ["character:political-rival"])
    assert sitting.asked == (OTHER, "defenders")


@pytest.mark.clause("LCG-S8.9")
def test_who_was_chosen_by_covert_is_still_moved_in_by_a_holding() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "political-rival")
    eiji = sitting.play(LION, "ikoma-eiji")
    sitting.row(LION, 1, "favorable-ground")
    declare(sitting, CRANE, "political").answer("province:1.0", ["character:political-rival"])
    sitting.answer(["character:ikoma-eiji"])
    assert sitting.asked == (LION, "act")
    sitting.answer("use:favorable-ground")
    assert sitting.state.play[eiji].side != 0


@pytest.mark.clause("LCG-3.2.1", "LCG-S7.1")
def test_a_dash_and_a_bowed_character_do_not_defend() -> None:
    sitting = Sitting()
    sitting.play(LION, "akodo-gunso")
    sitting.play(CRANE, "otomo-courtier")
    sitting.play(CRANE, "brash-samurai", bowed=True)
    sitting.play(CRANE, "doji-whisperer")
    declare(sitting, LION).answer("province:0.0", ["character:akodo-gunso"])
    assert (sitting.asked, sitting.offered) == ((CRANE, "defenders"), ["character:doji-whisperer"])


@pytest.mark.clause("LCG-S4.23", "LCG-S4.55", "LCG-S7.5", "LCG-S4.36")
def test_a_type_that_is_switched_sends_a_dash_home_bowed_and_spends_what_was_declared() -> None:
    sitting = Sitting(strongholds=True)
    berserker = sitting.play(LION, "matsu-berserker")
    gunso = sitting.play(LION, "akodo-gunso")
    slot = sitting.province(CRANE, "rally-to-the-cause")
    declare(sitting, LION).answer(f"province:0.{slot}")
    sitting.answer(["character:matsu-berserker", "character:akodo-gunso"])
    until(sitting, "reaction").answer("use:rally-to-the-cause")
    state = sitting.state
    assert state.conflict is not None
    assert (state.conflict.kind, state.conflict.ring) == ("political", "air")
    assert is_home(sitting, berserker)
    assert state.play[berserker].bowed
    assert not is_home(sitting, gunso)
    assert state.opportunities[LION] == ("political",)


# -- who wins -----------------------------------------------------------------------------


@pytest.mark.clause("LCG-3.2.4", "LCG-S4.44")
def test_a_conflict_is_unopposed_if_the_only_defender_was_moved_home() -> None:
    sitting = Sitting(strongholds=True)
    scout = sitting.defender(CRANE, "cautious-scout")
    sitting.attacker(LION, "akodo-toturi")
    sitting.hand(LION, "rout")
    sitting.conflict(ring="earth", slot=1, resolve=True)
    until(sitting, "act").answer("play:rout")
    onward(sitting)
    assert sitting.state.honor[CRANE] == 5
    assert is_home(sitting, scout)
    assert not sitting.state.play[scout].bowed


@pytest.mark.clause("LCG-S4.41", "LCG-3.2.7", "LCG-3.2.8")
def test_an_attacker_whose_only_attacker_was_moved_home_loses_to_the_defender() -> None:
    sitting = Sitting()
    guard = sitting.attacker(LION, "seppun-guardsman")
    challenger = sitting.defender(CRANE, "doji-challenger")
    sitting.hand(CRANE, "rout")
    sitting.conflict(ring="fire", resolve=True).answer("play:rout")
    onward(sitting)
    assert sitting.asked is None
    assert sitting.state.rings["fire"].seat == CRANE
    assert not sitting.state.play[guard].bowed
    assert sitting.state.play[challenger].bowed


@pytest.mark.clause("LCG-S4.42")
def test_nobody_wins_without_a_participant_and_the_ring_goes_back() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "seppun-guardsman")
    sitting.play(CRANE, "doji-challenger")
    sitting.row(LION, 0, "favorable-ground")
    sitting.conflict(ring="fire", slot=1, resolve=True).answer("use:favorable-ground")
    onward(sitting)
    assert sitting.asked is None
    assert sitting.state.rings["fire"].seat == NOBODY
    assert sitting.state.conflict is None
    assert sitting.state.honor == {CRANE: 6, LION: 6}


@pytest.mark.clause("LCG-S8.23", "LCG-3.2.6")
def test_pride_that_attacks_and_loses_is_dishonored_and_no_ring_effect_follows() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.defender(CRANE, "doji-challenger")
    sitting.conflict(ring="air", resolve=True)
    onward(sitting)
    assert sitting.asked is None
    assert sitting.state.play[gunso].status == -1
    assert sitting.state.rings["air"].seat == CRANE
    assert sitting.state.honor == {CRANE: 6, LION: 6}


@pytest.mark.clause("LCG-S4.61", "SKI-4.2")
def test_a_bowed_participant_is_enough_for_the_favor_and_one_skill_wins() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-toturi", bowed=True)
    sitting.state.favor = LION
    sitting.conflict("political", ring="earth", resolve=True)
    onward(sitting)
    assert sitting.asked == (LION, "ring")
    assert not sitting.state.provinces[CRANE][0].broken


# -- provinces ----------------------------------------------------------------------------


@pytest.mark.clause("SKI-8.1", "LCG-S10.9", "LCG-3.2.5")
def test_a_holding_that_lies_face_down_adds_no_strength() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "matsu-berserker")
    sitting.row(CRANE, 0, "favorable-ground", open=False)
    sitting.conflict(ring="earth", resolve=True)
    assert sitting.state.provinces[CRANE][0].broken


@pytest.mark.clause("LCG-3.2.5", "LCG-S10.10", "LCG-S10.17")
def test_a_holding_that_is_sacrificed_in_the_conflict_adds_no_strength_any_more() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "matsu-berserker")
    sitting.play(CRANE, "doji-whisperer")
    card = sitting.row(CRANE, 0, "favorable-ground")
    sitting.conflict(ring="earth", resolve=True).answer("use:favorable-ground")
    province = sitting.state.provinces[CRANE][0]
    assert card in sitting.state.dynasty_piles[CRANE]
    assert province.card not in (card, EMPTY)
    assert not province.open
    onward(sitting)
    assert sitting.state.provinces[CRANE][0].broken


@pytest.mark.clause("SKI-R8", "LCG-S10.9")
def test_a_holding_in_a_broken_province_is_still_used() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 2, "imperial-storehouse")
    broken(sitting, CRANE, 2)
    sitting.window().answer("use:imperial-storehouse")
    assert len(sitting.state.hands[CRANE]) == 1
    assert sitting.state.provinces[CRANE][2].broken
    assert sitting.state.provinces[CRANE][2].card != EMPTY


@pytest.mark.clause("LCG-S6.1", "LCG-S4.35", "LCG-3.2.6")
def test_a_broken_stronghold_ends_the_match_before_the_ring_effect() -> None:
    sitting = Sitting(strongholds=True)
    broken(sitting, CRANE, 0, 1, 2)
    toturi = sitting.attacker(LION, "akodo-toturi", status=1)
    sitting.attacker(LION, "honored-general", status=1)
    sitting.wear(LION, "fine-katana", toturi)
    sitting.conflict(ring="air", slot=4, resolve=True)
    onward(sitting)
    assert winners(sitting) == (LION,)
    assert sitting.state.honor[LION] == 6


@pytest.mark.clause("LCG-S9.35", "LCG-3.2.7")
def test_pilgrimage_cancels_the_ring_effect_unless_it_breaks_and_the_ring_is_claimed() -> None:
    for helped in (False, True):
        sitting = Sitting(strongholds=True)
        hotaru = sitting.attacker(CRANE, "doji-challenger")
        if helped:
            sitting.wear(CRANE, "fine-katana", hotaru)
        slot = sitting.province(LION, "pilgrimage", shown=True)
        sitting.conflict(attacker=CRANE, defender=LION, ring="air", slot=slot, resolve=True)
        onward(sitting)
        if helped:
            while sitting.asked is not None and sitting.asked[1] != "ring":
                sitting.answer("keep" if "keep" in keys(sitting) else keys(sitting)[0])
            assert sitting.asked == (CRANE, "ring")
            sitting.answer("gain")
        onward(sitting)
        assert sitting.state.honor[CRANE] == (8 if helped else 6)
        assert sitting.state.rings["air"].seat == CRANE
        assert sitting.state.provinces[LION][slot].broken == helped


# -- three seats --------------------------------------------------------------------------


@pytest.mark.clause("SKI-8.2", "SKI-R4")
def test_the_third_broken_province_ends_the_conflict_without_ring_effect_or_claim() -> None:
    sitting = Sitting(seats=3)
    broken(sitting, CRANE, 0, 1)
    toturi = sitting.attacker(LION, "akodo-toturi")
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    sitting.conflict(ring="air", slot=2, resolve=True)
    onward(sitting)
    state = sitting.state
    assert winners(sitting) is None
    assert sitting.asked is None
    assert state.alive == (LION, OTHER)
    assert state.conflict is None
    assert (state.honor[LION], state.rings["air"].seat) == (6, NOBODY)
    assert is_home(sitting, toturi)
    assert state.play[toturi].bowed
    assert whisperer not in state.play


@pytest.mark.clause("SKI-R4", "LCG-S6.3", "LCG-S6.4")
def test_an_attacker_who_pays_the_last_honor_is_out_and_the_defenders_go_home_bowed() -> None:
    sitting = Sitting(seats=3)
    sitting.state.honor[LION] = 3
    gunso = sitting.attacker(LION, "akodo-gunso")
    hotaru = sitting.defender(CRANE, "doji-hotaru")
    sitting.defender(CRANE, "brash-samurai")
    sitting.hand(LION, "assassination")
    sitting.conflict(ring="fire", resolve=True)
    turn_of(sitting, LION)
    sitting.answer("play:assassination")
    aimed(sitting, "on:brash-samurai")
    onward(sitting)
    state = sitting.state
    assert state.alive == (CRANE, OTHER)
    assert state.conflict is None
    assert gunso not in state.play
    assert is_home(sitting, hotaru)
    assert state.play[hotaru].bowed
    assert state.rings["fire"].seat == NOBODY


@pytest.mark.clause("LCG-S9.6")
def test_three_honor_are_not_paid_by_who_has_two() -> None:
    sitting = Sitting()
    sitting.state.honor[LION] = 2
    sitting.defender(CRANE, "brash-samurai")
    sitting.hand(LION, "assassination")
    sitting.conflict()
    assert "refused-lcg-unpaid" in sitting.why_not(LION, "assassination")


@pytest.mark.clause("SKI-6.1")
def test_air_takes_from_the_defender_and_the_last_honor_puts_it_out() -> None:
    sitting = Sitting(seats=3)
    sitting.state.honor[CRANE] = 1
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="air", resolve=True)
    onward(sitting).answer("take")
    onward(sitting)
    state = sitting.state
    assert (state.honor[LION], state.honor[OTHER]) == (7, 6)
    assert state.alive == (LION, OTHER)
    assert state.conflict is None
    assert winners(sitting) is None


@pytest.mark.clause("SKI-8.7", "SKI-6.1", "LCG-S6.4")
def test_the_twelfth_honor_wins_before_the_ring_is_claimed() -> None:
    sitting = Sitting(seats=3)
    sitting.state.honor[LION] = 11
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="air", resolve=True)
    onward(sitting).answer("take")
    assert winners(sitting) == (LION,)
    assert sitting.state.rings["air"].seat == NOBODY


@pytest.mark.clause("SKI-R4")
def test_the_first_player_who_leaves_passes_the_token_on_and_frees_the_favor() -> None:
    sitting = Sitting(seats=3)
    whisperer = sitting.play(CRANE, "doji-whisperer")
    katana = sitting.wear(LION, "fine-katana", whisperer)
    sitting.state.first = sitting.state.favor = LION
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.window()
    sitting.match.initiate(LION, "concede")
    onward(sitting)
    state = sitting.state
    assert state.first == OTHER
    assert state.favor == NOBODY
    assert katana not in state.play
    assert state.play[whisperer].worn == ()
    assert katana not in state.conflict_piles[CRANE]


@pytest.mark.clause("LCG-4.8", "SKI-R4", "ENL-7.1")
def test_the_token_skips_a_seat_that_is_out() -> None:
    sitting = Sitting(seats=3)
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.play(CRANE, "doji-whisperer")
    sitting.window()
    sitting.match.initiate(LION, "concede")
    onward(sitting)
    sitting.state.frames = ()
    sitting.table.record(PhaseBegan("fate", 1, "LCG-4.1"))
    sitting.rulebook.steps["end-round"](sitting.table, Frame("end-round"))
    assert sitting.state.first == OTHER


@pytest.mark.clause("LCG-S6.8", "SKI-8.10", "SKI-R4")
def test_a_new_dynasty_deck_can_put_its_seat_out() -> None:
    sitting = Sitting(seats=3)
    state = sitting.state
    state.honor[CRANE] = 3
    state.dynasty_piles[CRANE], state.dynasty_decks[CRANE] = state.dynasty_decks[CRANE], ()
    sitting.begin(Frame("fill", CRANE))
    assert state.alive == (LION, OTHER)
    assert winners(sitting) is None


@pytest.mark.clause("ENL-7.7", "LCG-S4.37")
def test_the_defender_acts_first_though_the_attacker_is_first_player() -> None:
    sitting = Sitting(seats=3)
    for seat in (CRANE, LION, OTHER):
        sitting.hand(seat, "banzai")
    sitting.state.first = LION
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(defender=OTHER)
    asked = []
    while sitting.asked is not None:
        asked.append(sitting.asked[0])
        sitting.answer("pass")
    assert asked == [OTHER, CRANE, LION]


@pytest.mark.clause("ENL-7.1", "LCG-3.1")
def test_outside_conflicts_the_first_player_acts_first() -> None:
    sitting = Sitting(seats=3)
    for seat in (CRANE, OTHER):
        sitting.play(seat, "doji-whisperer")
        sitting.hand(seat, "way-of-the-crane")
    sitting.state.first = OTHER
    sitting.begin(Frame("conflict-phase"))
    assert sitting.asked == (OTHER, "act")
    sitting.answer("pass")
    assert sitting.asked == (CRANE, "act")


# -- rings --------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S5.2", "SKI-6.2")
def test_earth_draws_from_an_opponent_without_a_hand() -> None:
    base, skirmish = Sitting(strongholds=True), Sitting()
    for sitting in (base, skirmish):
        sitting.begin(Frame("ring-effect", LION, (CRANE,), ("earth",)))
        assert sitting.asked == (LION, "ring")
        assert len(sitting.offered) == 2
        sitting.answer(next(key for key in keys(sitting) if key.startswith("draw")))
        assert len(sitting.state.hands[LION]) == 1


@pytest.mark.clause("LCG-S5.1", "LCG-S6.2")
def test_two_honor_of_the_air_win_the_stronghold_game() -> None:
    sitting = Sitting(strongholds=True)
    sitting.state.honor[LION] = 23
    sitting.begin(Frame("ring-effect", LION, (CRANE,), ("air",))).answer("gain")
    assert winners(sitting) == (LION,)


@pytest.mark.clause("LCG-S5.3", "LCG-S7.10")
def test_fire_takes_the_honor_of_an_honored_character_only() -> None:
    sitting = Sitting()
    hotaru = sitting.play(CRANE, "doji-hotaru", status=1)
    sitting.begin(Frame("ring-effect", LION, (CRANE,), ("fire",))).answer("dishonor:doji-hotaru")
    assert sitting.state.play[hotaru].status == 0


@pytest.mark.clause("SKI-6.4", "LCG-S5.4")
def test_water_looks_at_fate_in_skirmish_for_readying_and_in_the_base_game_for_bowing() -> None:
    for strongholds, expected in (
        (True, ["ready:akodo-gunso", "ready:ikoma-eiji"]),
        (False, ["ready:akodo-gunso", "bow:doji-whisperer"]),
    ):
        sitting = Sitting(strongholds=strongholds)
        sitting.play(LION, "akodo-gunso", bowed=True, fate=1)
        sitting.play(LION, "ikoma-eiji", bowed=True, fate=2)
        sitting.play(CRANE, "doji-whisperer", fate=1)
        sitting.begin(Frame("ring-effect", LION, (CRANE,), ("water",)))
        assert sorted(sitting.offered) == sorted(["decline", *expected])


@pytest.mark.clause("LCG-S5.5", "SKI-6.5", "LCG-S9.7")
def test_void_is_not_asked_for_when_nobody_has_fate() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "doji-whisperer")
    sitting.begin(Frame("ring-effect", LION, (CRANE,), ("void",)))
    assert sitting.asked is None
