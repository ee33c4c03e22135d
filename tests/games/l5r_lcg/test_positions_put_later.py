"""Positions put to the referee from the clauses alone: ends of rounds, duels, cards."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.positions import aimed, bids, keys, onward, turn_of, until, winners
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.events.happened import put
from gorin.games.l5r_lcg.events.seats import PhaseBegan
from gorin.games.l5r_lcg.measures import skill, strength
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, Province, Ring
from gorin.kernel.table import Frame

# -- the end of a round -------------------------------------------------------------------


@pytest.mark.clause("LCG-4.2", "LCG-4.3", "LCG-4.4", "LCG-4.5", "LCG-4.7", "LCG-4.8")
def test_a_fate_phase_takes_its_steps_in_order() -> None:
    sitting = Sitting(strongholds=True)
    state = sitting.state
    gone = sitting.play(CRANE, "doji-whisperer", bowed=True)
    stays = sitting.play(CRANE, "brash-samurai", bowed=True, fate=1)
    state.rings["air"] = Ring(seat=LION)
    state.rings["fire"] = Ring(fate=1)
    sitting.table.record(PhaseBegan("conflict", 1, "LCG-3.1"))
    sitting.begin(Frame("fate-phase"))
    while sitting.asked is not None and state.first == CRANE:
        sitting.answer([] if sitting.asked[1] == "tidy" else "pass")
    assert gone not in state.play
    assert (state.play[stays].fate, state.play[stays].bowed) == (0, False)
    assert {name: ring.fate for name, ring in state.rings.items()} == {
        "air": 0,
        "earth": 1,
        "fire": 2,
        "water": 1,
        "void": 1,
    }
    assert state.rings["air"].seat == NOBODY
    assert state.first == LION


@pytest.mark.clause("LCG-S4.62", "ENL-7.1")
def test_the_first_player_discards_characters_without_fate_first() -> None:
    sitting = Sitting()
    sitting.state.first = LION
    for seat, title in ((CRANE, "doji-whisperer"), (LION, "akodo-gunso")):
        sitting.play(seat, title)
        sitting.play(seat, "wandering-ronin")
    sitting.table.record(PhaseBegan("conflict", 1, "LCG-3.1"))
    sitting.begin(Frame("fate-phase"))
    assert sitting.asked is not None
    assert sitting.asked[0] == LION
    sitting.answer("next:wandering-ronin")
    assert sitting.asked is not None
    assert sitting.asked[0] == CRANE


@pytest.mark.clause("LCG-S7.7", "SKI-8.7", "LCG-S6.4")
def test_honor_of_one_who_leaves_can_win_in_the_middle_of_the_step() -> None:
    sitting = Sitting()
    sitting.state.honor = {CRANE: 11, LION: 11}
    sitting.state.first = LION
    sitting.play(CRANE, "doji-whisperer", status=1)
    sitting.play(LION, "akodo-gunso", status=1)
    sitting.table.record(PhaseBegan("conflict", 1, "LCG-3.1"))
    sitting.begin(Frame("fate-phase"))
    assert winners(sitting) == (LION,)
    assert sitting.state.honor[CRANE] == 11


@pytest.mark.clause("LCG-4.2")
def test_an_honored_character_may_stay_without_its_honor_in_the_fate_phase() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso", status=1)
    sitting.hand(LION, "stand-your-ground")
    sitting.table.record(PhaseBegan("conflict", 1, "LCG-3.1"))
    sitting.begin(Frame("fate-phase"))
    assert sitting.asked is not None
    sitting.answer("play:stand-your-ground")
    onward(sitting)
    assert sitting.state.play[gunso].status == 0
    assert sitting.state.honor[LION] == 6


@pytest.mark.clause("LCG-S7.9", "LCG-S6.3")
def test_a_dishonored_character_takes_the_last_honor_with_it() -> None:
    sitting = Sitting()
    sitting.state.honor[CRANE] = 1
    sitting.defender(CRANE, "brash-samurai", status=-1)
    sitting.hand(LION, "assassination")
    sitting.conflict()
    turn_of(sitting, LION)
    sitting.answer("play:assassination")
    aimed(sitting, "on:brash-samurai")
    onward(sitting)
    assert winners(sitting) == (LION,)


@pytest.mark.clause("LCG-S7.7", "LCG-S9.16")
def test_an_honored_character_that_is_sacrificed_as_a_cost_gives_honor_too() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "miya-mystic", status=1)
    gunso = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(LION, "fine-katana", gunso)
    sitting.window().answer("use:miya-mystic")
    onward(sitting)
    assert sitting.state.honor[CRANE] == 7
    assert katana in sitting.state.conflict_piles[LION]


@pytest.mark.clause("LCG-S8.27", "LCG-S8.1", "SKI-8.10")
def test_sincerity_draws_one_card_and_from_an_empty_deck_it_costs_honor() -> None:
    sitting = Sitting()
    state = sitting.state
    sitting.play(CRANE, "asahina-storyteller", status=1)
    state.conflict_piles[CRANE], state.conflict_decks[CRANE] = state.conflict_decks[CRANE], ()
    sitting.table.record(PhaseBegan("conflict", 1, "LCG-3.1"))
    sitting.begin(Frame("fate-phase"))
    assert len(state.hands[CRANE]) == 1
    assert state.honor[CRANE] == 4


# -- unique cards -------------------------------------------------------------------------


@pytest.mark.clause("LCG-S7.35", "LCG-S7.34")
def test_a_unique_character_in_play_is_not_put_into_play_again() -> None:
    for there, expected in ((True, ["lion-s-pride-brawler"]), (False, ["both"])):
        sitting = Sitting()
        sitting.defender(LION, "ikoma-eiji")
        sitting.attacker(CRANE, "doji-hotaru")
        if there:
            sitting.play(LION, "matsu-beiona")
        sitting.pile(LION, "matsu-beiona")
        sitting.pile(LION, "lion-s-pride-brawler")
        sitting.conflict("political", attacker=CRANE, defender=LION, ring="earth", resolve=True)
        until(sitting, "reaction")
        while sitting.asked == (CRANE, "reaction"):
            sitting.answer("pass")
        sitting.answer("use:ikoma-eiji")
        in_play = [sitting.state.facts(card).slug for card in sitting.state.characters(LION)]
        if expected == ["both"]:
            assert sitting.asked == (LION, "target")
            assert {"on:matsu-beiona", "on:lion-s-pride-brawler"} <= set(sitting.offered)
        else:
            assert "lion-s-pride-brawler" in in_play
            assert in_play.count("matsu-beiona") == 1


# -- duels --------------------------------------------------------------------------------


@pytest.mark.clause("SKI-R3", "LCG-S11.7", "SKI-8.4")
def test_at_three_seats_only_two_bid_in_a_duel_from_one_to_three_and_pay_the_difference() -> None:
    sitting = Sitting(seats=3)
    sitting.attacker(CRANE, "kakita-kaezin")
    sitting.defender(OTHER, "brash-samurai")
    sitting.conflict(attacker=CRANE, defender=OTHER)
    turn_of(sitting, CRANE)
    sitting.answer("use:kakita-kaezin")
    assert {question.decision.seat for question in sitting.match.pending} == {CRANE, OTHER}
    with pytest.raises(Exception, match="answer-out-of-range"):
        sitting.match.choose(CRANE, 4)
    sitting.answer(3, 1)
    assert sitting.state.honor == {CRANE: 4, LION: 6, OTHER: 8}


@pytest.mark.clause("LCG-S11.9", "LCG-S11.8")
def test_a_katana_counts_in_a_duel_of_the_stronghold_game_and_five_may_be_bid() -> None:
    """2 + 2 + 5 against 3 + 5: she loses and goes home; equal bids move no honor."""
    sitting = Sitting(strongholds=True)
    kaezin = sitting.defender(CRANE, "kakita-kaezin")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.wear(LION, "fine-katana", gunso)
    sitting.conflict().answer("use:kakita-kaezin", 5, 5)
    assert is_home(sitting, kaezin)
    assert sitting.state.honor == {CRANE: 6, LION: 6}


@pytest.mark.clause("LCG-S11.7", "LCG-S6.3", "SKI-R5")
def test_a_bid_in_a_duel_can_cost_the_last_honor() -> None:
    sitting = Sitting()
    sitting.state.honor[CRANE] = 1
    sitting.defender(CRANE, "kakita-kaezin")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict().answer("use:kakita-kaezin", 3, 1)
    assert winners(sitting) == (LION,)
    assert sitting.state.honor[LION] == 7


# -- attachments, limits, costs, cancelling ---------------------------------------------------


@pytest.mark.clause("LCG-S8.26")
def test_of_three_restricted_attachments_the_controller_discards_one_of_choice() -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai")
    katana = sitting.wear(CRANE, "fine-katana", samurai)
    fan = sitting.wear(CRANE, "ornate-fan", samurai)
    (third,) = sitting.hand(CRANE, "ornate-fan")
    sitting.window().answer("play:ornate-fan")
    assert sitting.asked is not None
    assert sitting.asked[0] == CRANE
    given = next(key for key in keys(sitting) if "fine-katana" in key)
    sitting.answer(given)
    assert sitting.state.play[samurai].worn == (fan, third)
    assert katana in sitting.state.conflict_piles[CRANE]


@pytest.mark.clause("LCG-S9.45", "LCG-S9.53")
def test_a_ronin_spends_two_fate_in_a_conflict_and_no_third() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "wandering-ronin", fate=3)
    sitting.attacker(LION, "matsu-berserker")
    sitting.hand(LION, "banzai")
    sitting.conflict().answer("use:wandering-ronin", "pass", "use:wandering-ronin", "pass")
    assert sitting.why_not(CRANE, "wandering-ronin", "use") == ["refused-lcg-limit"]


@pytest.mark.clause("LCG-S9.46", "LCG-S9.34")
def test_a_cancelled_event_counts_for_its_maximum_and_not_for_the_other_player() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai", status=1)
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "voice-of-honor", "banzai")
    sitting.hand(LION, "banzai", "banzai")
    sitting.conflict().answer("pass", "play:banzai", "on:akodo-gunso")
    assert sitting.asked == (CRANE, "would")
    sitting.answer("play:voice-of-honor")
    sitting.quiet()
    assert sitting.why_not(LION, "banzai") == ["refused-lcg-limit"]
    assert sitting.asked == (CRANE, "act")
    assert "play:banzai" in sitting.offered


@pytest.mark.clause("LCG-S9.46", "LCG-S9.34")
def test_a_cancelled_sacrifice_stays_paid() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer", status=1)
    gunso = sitting.play(LION, "akodo-gunso", status=-1)
    sitting.play(LION, "matsu-beiona", status=1)
    sitting.hand(CRANE, "noble-sacrifice")
    sitting.lent(LION, CRANE, "voice-of-honor")
    sitting.window().answer("play:noble-sacrifice")
    assert sitting.asked == (LION, "would")
    sitting.answer("play:voice-of-honor")
    assert whisperer not in sitting.state.play
    assert gunso in sitting.state.play
    assert (sitting.state.fate[CRANE], sitting.state.honor[CRANE]) == (9, 7)


@pytest.mark.clause("LCG-S9.6", "LCG-1.4")
def test_a_character_that_costs_more_than_there_is_fate_is_not_played() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "doji-hotaru")
    sitting.row(CRANE, 1, "kakita-kaezin")
    sitting.state.fate[CRANE] = 4
    sitting.table.record(PhaseBegan("dynasty", 1, "LCG-1.1"))
    sitting.begin(Frame("dynasty", CRANE))
    assert sitting.why_not(CRANE, "doji-hotaru") == ["refused-lcg-cost"]
    sitting.answer("play:kakita-kaezin")
    with pytest.raises(Exception, match="answer-out-of-range"):
        sitting.match.choose(CRANE, 2)


@pytest.mark.clause("LCG-S9.6", "LCG-S9.66")
def test_guidance_from_the_pile_costs_its_fate() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    card = sitting.pile(LION, "guidance-of-the-ancestors")
    sitting.state.fate[LION] = 0
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.play(CRANE, "doji-whisperer")
    sitting.window()
    assert sitting.why_not(LION, "guidance-of-the-ancestors", "use")
    sitting.state.fate[LION] = 1
    sitting.answer("pass")
    sitting.answer("use:guidance-of-the-ancestors")
    aimed(sitting, "on:akodo-gunso")
    assert sitting.state.play[gunso].worn == (card,)
    assert sitting.state.fate[LION] == 0


@pytest.mark.clause("LCG-3.4.2", "SKI-10.3", "LCG-S4.59")
def test_the_favor_stays_unclaimed_on_a_tie_for_the_most_glory() -> None:
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "brash-samurai")
    sitting.play(LION, "akodo-gunso", status=1)
    sitting.play(OTHER, "doji-whisperer")
    sitting.begin(Frame("favor"))
    assert sitting.state.favor == NOBODY
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "brash-samurai")
    sitting.play(LION, "akodo-gunso")
    sitting.state.rings["void"] = Ring(seat=LION)
    sitting.begin(Frame("favor"))
    assert sitting.state.favor == LION


@pytest.mark.clause("SKI-5.2")
def test_a_broken_province_of_skirmish_is_emptied_only_if_its_player_wants() -> None:
    for wanted in (False, True):
        sitting = Sitting()
        card = sitting.row(CRANE, 1, "wandering-ronin")
        put(sitting.state, CRANE, 1, Province(card=card, open=True, broken=True))
        sitting.begin(Frame("tidy", CRANE)).answer(["slot:1"] if wanted else [])
        assert (sitting.state.provinces[CRANE][1].card != card) == wanted
        assert sitting.state.provinces[CRANE][1].card != EMPTY


@pytest.mark.clause("LCG-S8.1", "SKI-R9", "LCG-S9.40")
def test_a_character_that_the_ring_of_water_bows_is_readied_by_an_answer() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "doji-challenger")
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.hand(LION, "ready-for-battle")
    sitting.conflict(attacker=CRANE, defender=LION, ring="water", resolve=True)
    onward(sitting)
    while sitting.asked is not None and sitting.asked[1] not in ("ring", "reaction"):
        sitting.answer(keys(sitting)[0])
    sitting.answer("bow:akodo-gunso")
    assert sitting.state.play[gunso].bowed
    assert sitting.asked == (LION, "reaction")
    sitting.answer("play:ready-for-battle")
    assert not sitting.state.play[gunso].bowed


# -- what rulings say of single cards ---------------------------------------------------------


@pytest.mark.clause("LCG-S7.29")
def test_a_base_skill_that_is_doubled_twice_is_quadrupled() -> None:
    """Four times 2, and then 2 of the katana: only the base is doubled."""
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.wear(LION, "fine-katana", gunso)
    first, second = sitting.hand(LION, "way-of-the-lion", "way-of-the-lion")
    sitting.conflict()
    for card in (first, second):
        turn_of(sitting, LION)
        sitting.answer(f"play:way-of-the-lion.{card}")
        sitting.quiet()
    assert skill(sitting.table, gunso, "military") == 10


@pytest.mark.clause("LCG-S0.2", "LCG-S9.66")
def test_who_may_not_attack_is_not_moved_into_the_attack() -> None:
    for favor in (CRANE, NOBODY):
        sitting = Sitting()
        sitting.attacker(LION, "akodo-gunso", bowed=True)
        guard = sitting.play(LION, "seppun-guardsman")
        sitting.row(LION, 0, "favorable-ground")
        sitting.state.favor = favor
        sitting.conflict()
        turn_of(sitting, LION)
        sitting.answer("use:favorable-ground")
        aimed(sitting, "on:seppun-guardsman")
        assert is_home(sitting, guard) == (favor == CRANE)


@pytest.mark.clause("LCG-S10.17", "LCG-S1.28")
def test_a_character_put_into_play_from_a_province_leaves_room_for_another_card() -> None:
    sitting = Sitting()
    sitting.defender(LION, "ikoma-eiji")
    sitting.attacker(CRANE, "doji-hotaru")
    brawler = sitting.row(LION, 2, "lion-s-pride-brawler")
    sitting.conflict("political", attacker=CRANE, defender=LION, ring="earth", resolve=True)
    while sitting.asked != (LION, "reaction"):
        sitting.answer("pass")
    sitting.answer("use:ikoma-eiji")
    sitting.quiet()
    assert is_home(sitting, brawler)
    province = sitting.state.provinces[LION][2]
    assert province.card not in (brawler, EMPTY)
    assert not province.open


@pytest.mark.clause("LCG-S10.18", "LCG-S9.40")
def test_a_gunso_put_into_play_from_a_province_entered_from_it() -> None:
    sitting = Sitting()
    sitting.defender(LION, "ikoma-eiji")
    sitting.attacker(CRANE, "doji-hotaru")
    gunso = sitting.row(LION, 2, "akodo-gunso")
    sitting.conflict("political", attacker=CRANE, defender=LION, ring="earth", resolve=True)
    while sitting.asked != (LION, "reaction"):
        sitting.answer("pass")
    sitting.answer("use:ikoma-eiji")
    assert sitting.asked == (LION, "reaction")
    sitting.answer("use:akodo-gunso")
    assert gunso in sitting.state.play
    assert sitting.state.provinces[LION][2].card not in (gunso, EMPTY)
    assert sitting.state.provinces[LION][2].open


@pytest.mark.clause("LCG-S9.7")
def test_for_shame_leaves_no_choice_if_only_one_thing_would_change_anything() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-whisperer")
    gunso = sitting.attacker(LION, "akodo-gunso", bowed=True)
    sitting.hand(CRANE, "for-shame")
    sitting.conflict("political").answer("play:for-shame")
    if sitting.asked is not None and sitting.asked[1] == "select":
        assert len(keys(sitting)) == 1
        sitting.answer(keys(sitting)[0])
    assert sitting.state.play[gunso].status == -1


@pytest.mark.clause("LCG-S7.3")
def test_a_dash_counts_as_nothing_where_a_skill_is_compared() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "lion-s-pride-brawler")
    courtier = sitting.play(CRANE, "otomo-courtier")
    sitting.wear(CRANE, "fine-katana", courtier)
    sitting.play(CRANE, "doji-hotaru", status=1)
    sitting.conflict()
    turn_of(sitting, LION)
    sitting.answer("use:lion-s-pride-brawler")
    assert "on:doji-hotaru" not in sitting.offered
    aimed(sitting, "on:otomo-courtier")
    assert sitting.state.play[courtier].bowed


def test_a_bowed_participant_keeps_its_skill_for_a_comparison_of_two() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-challenger", bowed=True)
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "rout")
    sitting.conflict().answer("play:rout")
    assert is_home(sitting, gunso)


@pytest.mark.clause("LCG-S9.35", "LCG-S5.8")
def test_pilgrimage_cancels_a_ring_effect_that_a_card_resolves_too() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(CRANE, "doji-hotaru", status=-1)
    slot = sitting.province(LION, "pilgrimage", shown=True)
    sitting.conflict("political", "air", CRANE, LION, slot, resolve=True)
    while sitting.asked is not None:
        used = "use:doji-hotaru" in sitting.offered
        sitting.answer("use:doji-hotaru" if used else "pass")
    assert sitting.state.honor[CRANE] == 6
    assert sitting.state.rings["air"].seat == CRANE
    assert not sitting.state.provinces[LION][slot].broken


def test_what_strengthens_attackers_holds_only_for_those_there_were() -> None:
    sitting = Sitting(strongholds=True)
    gunso = sitting.attacker(LION, "akodo-gunso")
    general = sitting.play(LION, "matsu-berserker")
    sitting.row(LION, 0, "favorable-ground")
    sitting.conflict(slot=1)
    turn_of(sitting, LION)
    sitting.answer("use:yojin-no-shiro")
    turn_of(sitting, LION)
    sitting.answer("use:favorable-ground")
    aimed(sitting, "on:matsu-berserker")
    assert not is_home(sitting, general)
    assert skill(sitting.table, gunso, "military") == 3
    assert skill(sitting.table, general, "military") == 3


@pytest.mark.clause("SKI-10.1", "SKI-10.2")
def test_five_bids_move_one_honor_from_each_to_each_lower_one() -> None:
    sitting = Sitting(seats=5)
    assert bids(sitting, 3, 3, 2, 1, 1) == [3, 3, 6, 9, 9]


@pytest.mark.clause("SKI-R4")
def test_an_attacker_who_gives_up_leaves_the_defenders_to_go_home_bowed() -> None:
    sitting = Sitting(seats=3)
    sitting.attacker(LION, "akodo-gunso")
    samurai = sitting.defender(CRANE, "brash-samurai")
    outsider = sitting.play(OTHER, "doji-whisperer")
    sitting.hand(CRANE, "banzai")
    sitting.conflict(resolve=True)
    sitting.match.initiate(LION, "concede")
    onward(sitting)
    state = sitting.state
    assert state.conflict is None
    assert is_home(sitting, samurai)
    assert state.play[samurai].bowed
    assert not state.play[outsider].bowed
    assert state.rings["fire"].seat == NOBODY


@pytest.mark.clause("LCG-S9.53", "LCG-S9.45")
def test_after_the_conflict_a_banzai_is_over_and_its_limit_too() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "doji-challenger")
    sitting.attacker(LION, "seppun-guardsman")
    sitting.hand(CRANE, "banzai", "banzai")
    sitting.conflict(ring="void", resolve=True).answer("play:banzai", "on:doji-challenger")
    sitting.quiet().answer("decline")
    assert skill(sitting.table, samurai, "military") == 5
    assert sitting.why_not(CRANE, "banzai") == ["refused-lcg-limit"]
    onward(sitting)
    assert sitting.state.conflict is None
    assert skill(sitting.table, samurai, "military") == 3
    assert "refused-lcg-limit" not in sitting.why_not(CRANE, "banzai")


@pytest.mark.clause("LCG-S6.1", "LCG-S10.10", "LCG-S4.35")
def test_a_stronghold_adds_its_strength_to_the_province_under_it() -> None:
    sitting = Sitting(strongholds=True)
    own = sitting.state.facts(sitting.state.provinces[CRANE][4].own).strength
    home = sitting.state.facts(sitting.state.strongholds[CRANE].card).strength
    assert strength(sitting.table, CRANE, 4) == own + home
    assert home > 0


@pytest.mark.clause("LCG-S6.8", "LCG-S6.9", "SKI-8.10")
def test_a_gunso_refills_its_province_from_a_new_deck() -> None:
    sitting = Sitting()
    state = sitting.state
    gunso = sitting.row(LION, 0, "akodo-gunso")
    for slot in (1, 2):
        sitting.row(LION, slot, "wandering-ronin")
    state.dynasty_piles[LION], state.dynasty_decks[LION] = state.dynasty_decks[LION], ()
    sitting.table.record(PhaseBegan("dynasty", 1, "LCG-1.1"))
    sitting.begin(Frame("dynasty", LION)).answer("play:akodo-gunso", "use:akodo-gunso")
    assert state.honor[LION] == 3
    assert state.provinces[LION][0].card not in (gunso, EMPTY)
    assert state.provinces[LION][0].open
