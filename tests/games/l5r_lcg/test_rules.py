"""The rules that both formats share, and those of the stronghold game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.conflict import declarable, eligible, opportunities, targets
from gorin.games.l5r_lcg.ends import eliminate, settle
from gorin.games.l5r_lcg.events import PhaseBegan
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.happening import actions, usable
from gorin.games.l5r_lcg.measures import skill, strength, total
from gorin.games.l5r_lcg.phases import glory_count, income, starting_honor, transfers
from gorin.games.l5r_lcg.playing import IN_CONFLICT, WINDOW
from gorin.games.l5r_lcg.rings import ring_options
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, NOBODY, Conflict, Province, Ring
from gorin.kernel.table import Frame


def phase(sitting: Sitting, name: str, *frames: Frame) -> Sitting:
    """Begin with steps of a phase."""
    sitting.table.record(PhaseBegan(name, 1, "LCG-1.1"))
    return sitting.begin(*frames)


# -- setup and the dynasty phase -----------------------------------------------------------


@pytest.mark.clause("LCG-S3.13", "LCG-1.3", "SKI-8.6", "SKI-8.5")
def test_the_stronghold_gives_honor_and_fate_and_skirmish_six_of_both() -> None:
    base, skirmish = Sitting(strongholds=True), Sitting()
    assert [starting_honor(base.table, seat) for seat in (CRANE, LION)] == [11, 12]
    assert [income(base.table, seat) for seat in (CRANE, LION)] == [7, 7]
    assert [starting_honor(skirmish.table, seat) for seat in (CRANE, LION)] == [6, 6]
    assert [income(skirmish.table, seat) for seat in (CRANE, LION)] == [6, 6]


@pytest.mark.clause("LCG-S3.5", "LCG-S3.6")
def test_a_seat_lays_out_its_provinces_and_only_it_knows_them() -> None:
    sitting = Sitting(strongholds=True)
    state = sitting.state
    row = tuple(province.own for province in state.provinces[CRANE])
    state.unplaced[CRANE], state.provinces[CRANE] = row, ()
    sitting.begin(Frame("place", CRANE))
    order = [f"card:{card}" for card in reversed(row)]
    sitting.answer(order)
    assert tuple(found.own for found in state.provinces[CRANE]) == row[::-1]
    assert not any(found.shown for found in state.provinces[CRANE])
    view = sitting.rulebook.game.view(sitting.table, LION)
    assert [each.own.slug for each in view.seats[CRANE].provinces] == [""] * 5
    own = sitting.rulebook.game.view(sitting.table, CRANE)
    assert all(each.own.slug for each in own.seats[CRANE].provinces)


@pytest.mark.clause("SKI-8.3", "LCG-S3.9", "LCG-S3.12")
def test_hands_of_three_and_one_mulligan_each() -> None:
    sitting = Sitting()
    sitting.state.phase = "setup"
    sitting.begin(
        Frame("fill", CRANE),
        Frame("mulligan-row", CRANE),
        Frame("draw", CRANE, (SKIRMISH.numbers.hand,)),
        Frame("mulligan-hand", CRANE),
    )
    before = tuple(province.card for province in sitting.state.provinces[CRANE])
    sitting.answer(["slot:1"])
    after = tuple(province.card for province in sitting.state.provinces[CRANE])
    assert (after[0], after[2]) == (before[0], before[2])
    hand = sitting.state.hands[CRANE]
    assert len(hand) == 3
    sitting.answer([f"card:{hand[0]}", f"card:{hand[1]}"])
    assert len(sitting.state.hands[CRANE]) == 3
    assert hand[2] in sitting.state.hands[CRANE]
    assert sitting.asked is None


@pytest.mark.clause("LCG-1.2", "LCG-S4.5", "ENL-7.1")
def test_dynasty_cards_are_turned_up_in_player_order_from_left_to_right() -> None:
    sitting = Sitting()
    for seat in (CRANE, LION):
        for slot, title in enumerate(("wandering-ronin", "miya-mystic")):
            sitting.row(seat, slot, title, open=False)
    sitting.state.first = LION
    sitting.begin(Frame("round"))
    shown = [event for event in sitting.match.log() if type(event).__name__ == "Revealed"]
    assert [(event.seat, event.slot) for event in shown] == [(1, 0), (1, 1), (0, 0), (0, 1)]


@pytest.mark.clause("LCG-S4.16", "SKI-3.1")
def test_the_first_to_pass_gains_fate_but_not_in_skirmish() -> None:
    for strongholds, gained in ((True, 1), (False, 0)):
        sitting = Sitting(strongholds=strongholds)
        for seat in (CRANE, LION):
            sitting.row(seat, 0, "wandering-ronin")
        phase(sitting, "dynasty", Frame("dynasty", CRANE)).answer("pass", "pass")
        assert sitting.state.fate[CRANE] == 10 + gained
        assert sitting.state.fate[LION] == 10


@pytest.mark.clause("LCG-S4.14", "LCG-S4.15", "LCG-S4.17")
def test_characters_are_played_in_turns_until_all_have_passed() -> None:
    sitting = Sitting()
    ronin = sitting.row(CRANE, 0, "wandering-ronin")
    mystic = sitting.row(CRANE, 1, "miya-mystic")
    sitting.row(LION, 0, "wandering-ronin")
    phase(sitting, "dynasty", Frame("dynasty", CRANE)).answer("play:wandering-ronin", 2)
    assert sitting.state.play[ronin].fate == 2
    assert is_home(sitting, ronin)
    assert not sitting.state.play[ronin].bowed
    assert sitting.state.fate[CRANE] == 5
    assert sitting.state.provinces[CRANE][0].card not in (-1, ronin)
    assert not sitting.state.provinces[CRANE][0].open
    sitting.answer("pass")
    assert sitting.asked == (CRANE, "dynasty")
    sitting.answer("play:miya-mystic", 0)
    assert mystic in sitting.state.play
    assert sitting.asked is None


@pytest.mark.clause("LCG-S4.13", "SKI-3.2", "LCG-S9.43")
def test_in_the_dynasty_phase_only_action_events_are_played_from_a_hand() -> None:
    for strongholds, reasons in ((True, []), (False, ["refused-lcg-phase"])):
        sitting = Sitting(strongholds=strongholds)
        sitting.play(CRANE, "doji-whisperer")
        sitting.hand(CRANE, "way-of-the-crane", "fine-katana", "steward-of-law")
        phase(sitting, "dynasty", Frame("dynasty", CRANE))
        assert sitting.why_not(CRANE, "way-of-the-crane") == reasons
        assert sitting.why_not(CRANE, "fine-katana") == ["refused-lcg-phase"]
        assert sitting.why_not(CRANE, "steward-of-law") == ["refused-lcg-phase"]


@pytest.mark.clause("LCG-S7.34", "LCG-S7.35")
def test_a_unique_character_is_played_once_by_each_player() -> None:
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "doji-hotaru")
    sitting.row(CRANE, 0, "doji-hotaru")
    sitting.row(OTHER, 0, "doji-hotaru")
    phase(sitting, "dynasty", Frame("dynasty", CRANE))
    assert sitting.why_not(CRANE, "doji-hotaru") == ["refused-lcg-unique"]
    assert sitting.why_not(OTHER, "doji-hotaru") == []


# -- draw ----------------------------------------------------------------------------------


@pytest.mark.clause("LCG-2.4")
def test_in_the_stronghold_game_the_higher_bid_gives_the_difference() -> None:
    sitting = Sitting(strongholds=True)
    assert transfers(sitting.table, {CRANE: 5, LION: 2}) == (-3, 3)
    assert transfers(sitting.table, {CRANE: 4, LION: 4}) == (0, 0)


@pytest.mark.clause("LCG-2.2", "LCG-2.3", "LCG-2.5", "SKI-8.4")
def test_all_bid_in_secret_and_draw_as_many_cards() -> None:
    sitting = Sitting().begin(Frame("draw-phase"))
    assert [question.decision.seat for question in sitting.match.pending] == [CRANE, LION]
    assert all(question.decision.secret for question in sitting.match.pending)
    with pytest.raises(Exception, match="answer-out-of-range"):
        sitting.match.choose(CRANE, 4)
    sitting.answer(3, 1)
    assert (len(sitting.state.hands[CRANE]), len(sitting.state.hands[LION])) == (3, 1)
    assert sitting.state.dials == {CRANE: 3, LION: 1}
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (4, 8)


@pytest.mark.clause("LCG-S6.8", "LCG-S6.9", "SKI-8.10")
@pytest.mark.parametrize(("strongholds", "cost"), [(True, 5), (False, 3)])
def test_a_new_deck_costs_honor(strongholds: bool, cost: int) -> None:  # noqa: FBT001
    sitting = Sitting(strongholds=strongholds)
    state = sitting.state
    top, *rest = state.conflict_decks[CRANE]
    state.conflict_decks[CRANE], state.conflict_piles[CRANE] = (top,), tuple(rest)
    sitting.begin(Frame("draw", CRANE, (3,)))
    assert len(state.hands[CRANE]) == 3
    assert state.honor[CRANE] == 6 - cost
    assert state.conflict_piles[CRANE] == ()


# -- conflicts -----------------------------------------------------------------------------


@pytest.mark.clause("LCG-S4.23", "SKI-4.1", "LCG-S4.25")
def test_a_seat_has_one_conflict_of_each_type_and_in_skirmish_one_of_either() -> None:
    base, skirmish = Sitting(strongholds=True), Sitting()
    assert opportunities(base.table) == ("military", "political")
    base.play(CRANE, "doji-challenger")
    skirmish.play(CRANE, "doji-challenger")
    base.state.opportunities = {CRANE: ("political",)}
    skirmish.state.opportunities = {CRANE: opportunities(skirmish.table)}
    assert [kind for _, kind in declarable(base.table, CRANE)] == ["political"]
    assert [kind for _, kind in declarable(skirmish.table, CRANE)] == ["military", "political"]
    skirmish.begin(Frame("declare", CRANE)).answer("pass")
    assert skirmish.state.opportunities[CRANE] == ()
    base.state.opportunities = {CRANE: ("military", "political")}
    base.begin(Frame("declare", CRANE)).answer("pass")
    assert base.state.opportunities[CRANE] == ("political",)


@pytest.mark.clause("LCG-3.2", "LCG-S4.28", "LCG-S4.29", "LCG-S4.30", "LCG-S4.34")
def test_an_attacker_names_type_ring_province_and_attackers_and_takes_the_fate() -> None:
    sitting = Sitting(seats=3)
    state = sitting.state
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.play(CRANE, "doji-whisperer", bowed=True)
    state.rings["air"] = Ring(fate=2)
    state.rings["fire"] = Ring(seat=LION)
    state.opportunities = {CRANE: ("either",)}
    sitting.begin(Frame("declare", CRANE))
    assert "declare:military" in sitting.offered
    keys = [option.key for option in sitting.match.pending[0].decision.options]
    assert "declare:military.air" in keys
    assert "declare:military.fire" not in keys
    sitting.answer("declare:military.air")
    assert state.fate[CRANE] == 12
    places = [option.key for option in sitting.match.pending[0].decision.options]
    assert places == [f"province:{seat}.{slot}" for seat in (1, 2) for slot in range(3)]
    sitting.answer("province:2.1")
    assert sitting.offered == ["character:brash-samurai"]
    with pytest.raises(Exception, match="answer-wrong-count"):
        sitting.match.choose(CRANE, ())
    sitting.answer(["character:brash-samurai"])
    assert state.play[samurai].side == ATTACKING


@pytest.mark.clause("LCG-S4.26")
def test_who_cannot_declare_a_conflict_passes() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai", bowed=True)
    sitting.state.opportunities = {CRANE: ("either",), LION: ()}
    sitting.begin(Frame("declare", CRANE))
    assert sitting.asked is None
    assert sitting.state.opportunities[CRANE] == ()


@pytest.mark.clause("LCG-S4.35")
def test_the_stronghold_is_attacked_only_after_three_other_provinces() -> None:
    sitting = Sitting(strongholds=True)
    row = sitting.state.provinces[LION]
    titles = [sitting.state.facts(province.own).slug for province in row]
    for title in titles[:3]:
        assert not eligible(sitting.table, LION, 4)
        slot = sitting.province(LION, title, broken=True)
        assert not eligible(sitting.table, LION, slot)
    assert eligible(sitting.table, LION, 4)
    assert eligible(sitting.table, LION, 3)


@pytest.mark.clause("LCG-S7.1", "LCG-S7.2")
def test_a_dash_keeps_out_of_conflicts_of_its_type() -> None:
    sitting = Sitting()
    historian = sitting.play(LION, "venerable-historian")
    sitting.wear(LION, "fine-katana", historian)
    assert skill(sitting.table, historian, "military") == 0
    assert not targets(sitting.table, LION, "military")
    assert targets(sitting.table, LION, "political")


@pytest.mark.clause("LCG-3.2.1", "LCG-S8.9")
def test_a_defender_declares_any_ready_characters_that_may_defend() -> None:
    sitting = Sitting()
    state = sitting.state
    samurai = sitting.play(CRANE, "brash-samurai")
    covered = sitting.play(CRANE, "cautious-scout")
    sitting.play(CRANE, "doji-whisperer", bowed=True)
    state.conflict = Conflict(LION, "military", "air", CRANE, 0, covered=(covered,))
    sitting.begin(Frame("defenders", LION))
    assert (sitting.asked, sitting.offered) == ((CRANE, "defenders"), ["character:brash-samurai"])
    sitting.answer([])
    assert is_home(sitting, samurai)


@pytest.mark.clause("ENL-7.7", "LCG-S4.37", "LCG-3.2.2", "ENL-7.2")
def test_the_window_of_a_conflict_begins_with_the_defender_and_others_act_too() -> None:
    sitting = Sitting(seats=3)
    for seat in (CRANE, LION, OTHER):
        sitting.hand(seat, "banzai")
    sitting.state.conflict = Conflict(OTHER, "military", "air", LION, 0)
    sitting.attacker(OTHER, "brash-samurai")
    sitting.begin(WINDOW.frame(LION, IN_CONFLICT))
    assert sitting.asked == (LION, "act")
    sitting.answer("pass")
    assert sitting.asked == (OTHER, "act")
    sitting.answer("pass")
    assert sitting.asked == (CRANE, "act")
    sitting.answer("play:banzai", "decline")
    assert sitting.asked == (LION, "act")
    sitting.answer("pass", "pass")
    assert sitting.asked is None


@pytest.mark.clause("ENL-7.6")
def test_an_outsider_plays_characters_at_home_only() -> None:
    sitting = Sitting(seats=3)
    (rival,) = sitting.hand(OTHER, "political-rival")
    sitting.conflict("political").answer("play:political-rival", 0)
    assert is_home(sitting, rival)


def test_a_defender_may_play_a_character_into_the_conflict() -> None:
    sitting = Sitting()
    (rival,) = sitting.hand(CRANE, "political-rival")
    sitting.conflict("political").answer("play:political-rival", "join", 0)
    assert sitting.state.play[rival].side == DEFENDING
    sitting = Sitting()
    (rival,) = sitting.hand(CRANE, "political-rival")
    sitting.conflict("military").answer("play:political-rival", 0)
    assert is_home(sitting, rival)


@pytest.mark.clause("LCG-3.2.3", "LCG-S4.40", "LCG-S7.6", "LCG-S7.8", "LCG-S7.23", "LCG-S7.32")
def test_a_total_counts_ready_participants_with_attachments_and_status() -> None:
    """Gunso 2 + 2 honored + 2 katana; the berserker is bowed; the general is at home."""
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso", status=1)
    sitting.wear(LION, "fine-katana", gunso)
    sitting.attacker(LION, "matsu-berserker", bowed=True)
    sitting.play(LION, "honored-general")
    sitting.defender(CRANE, "cautious-scout", status=-1)
    sitting.defender(CRANE, "doji-gift-giver", status=-1)
    sitting.state.conflict = Conflict(LION, "military", "air", CRANE, 0)
    assert total(sitting.table, ATTACKING) == 6
    assert total(sitting.table, DEFENDING) == 1


@pytest.mark.clause("LCG-S4.41", "LCG-S4.42")
def test_attackers_win_a_tie_and_nobody_wins_with_nothing() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.defender(CRANE, "cautious-scout")
    sitting.conflict("military", ring="earth", resolve=True)
    assert sitting.asked == (LION, "ring")
    sitting = Sitting()
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.defender(CRANE, "doji-gift-giver")
    sitting.conflict("military", resolve=True).passes()
    assert sitting.state.rings["fire"].seat == NOBODY
    assert sitting.asked is None


@pytest.mark.clause("SKI-4.2", "LCG-S4.60", "LCG-S4.61")
def test_the_favor_adds_one_for_its_holder_who_takes_part() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "cautious-scout")
    sitting.state.favor = CRANE
    sitting.state.conflict = Conflict(LION, "military", "air", CRANE, 0)
    assert (total(sitting.table, DEFENDING), total(sitting.table, ATTACKING)) == (3, 0)
    sitting.state.favor = LION
    assert (total(sitting.table, DEFENDING), total(sitting.table, ATTACKING)) == (2, 0)
    base = Sitting(strongholds=True)
    base.defender(CRANE, "cautious-scout")
    base.state.favor, base.state.favor_kind = CRANE, "political"
    base.state.conflict = Conflict(LION, "military", "air", CRANE, 0)
    assert total(base.table, DEFENDING) == 2
    base.state.favor_kind = "military"
    assert total(base.table, DEFENDING) == 3


@pytest.mark.clause("LCG-3.2.4", "LCG-S4.44", "SKI-4.3")
def test_an_unopposed_defeat_costs_honor_but_not_in_skirmish() -> None:
    for strongholds, lost in ((True, 1), (False, 0)):
        sitting = Sitting(strongholds=strongholds)
        sitting.attacker(LION, "matsu-berserker")
        sitting.conflict("military", ring="earth", slot=1, resolve=True)
        while sitting.asked != (LION, "ring"):
            sitting.answer("pass")
        assert sitting.state.honor[CRANE] == 6 - lost
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "matsu-berserker")
    sitting.defender(CRANE, "brash-samurai", bowed=True)
    sitting.conflict("military", ring="earth", slot=1, resolve=True)
    while sitting.asked != (LION, "ring"):
        sitting.answer("pass")
    assert sitting.state.honor[CRANE] == 6


@pytest.mark.clause("LCG-3.2.5", "SKI-8.1", "LCG-S10.10", "LCG-S4.46", "LCG-S4.47", "SKI-8.12")
def test_a_province_breaks_if_it_is_beaten_by_its_strength_with_a_holding() -> None:
    for holding, broken in ((False, True), (True, False)):
        sitting = Sitting()
        sitting.attacker(LION, "matsu-berserker")
        card = sitting.row(CRANE, 0, "favorable-ground" if holding else "miya-mystic")
        assert strength(sitting.table, CRANE, 0) == 3 + holding
        sitting.conflict("military", ring="earth", resolve=True)
        assert sitting.state.provinces[CRANE][0].broken == broken
        if broken:
            assert sitting.asked == (LION, "broken-card")
            sitting.answer("discard")
            assert card in sitting.state.dynasty_piles[CRANE]
            assert sitting.state.provinces[CRANE][0].card not in (card, -1)


@pytest.mark.clause("LCG-3.2.7", "LCG-3.2.8", "LCG-S4.52")
def test_the_defender_who_wins_claims_the_ring_and_all_go_home_bowed() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "ikoma-prodigy")
    hotaru = sitting.defender(CRANE, "doji-challenger")
    sitting.conflict("military", ring="void", resolve=True)
    assert sitting.asked is None
    assert sitting.state.rings["void"].seat == CRANE
    for card in (gunso, hotaru):
        assert is_home(sitting, card)
        assert sitting.state.play[card].bowed
    assert sitting.state.conflict is None


# -- rings ---------------------------------------------------------------------------------


def options(sitting: Sitting, ring: str) -> list[str]:
    """Return what a ring may do for the Lion against the Crane."""
    found = ring_options(sitting.table, LION, CRANE, ring)
    return [verb for verb, _ in found]


@pytest.mark.clause("LCG-S5.1", "SKI-6.1")
def test_air_takes_one_honor_or_gains_two_and_in_skirmish_takes_one() -> None:
    assert options(Sitting(strongholds=True), "air") == ["take", "gain"]
    assert options(Sitting(), "air") == ["take"]
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict("military", ring="air", resolve=True).answer("take")
    assert (sitting.state.honor[LION], sitting.state.honor[CRANE]) == (7, 5)
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "akodo-gunso")
    sitting.state.conflict = Conflict(LION, "military", "air", CRANE, 0)
    sitting.begin(Frame("ring-effect", LION, (CRANE,), ("air",))).answer("gain")
    assert (sitting.state.honor[LION], sitting.state.honor[CRANE]) == (8, 6)


@pytest.mark.clause("LCG-S5.2", "SKI-6.2")
def test_earth_does_both_and_in_skirmish_one() -> None:
    base, skirmish = Sitting(strongholds=True), Sitting()
    for sitting in (base, skirmish):
        sitting.hand(CRANE, "banzai")
        sitting.begin(Frame("ring-effect", LION, (CRANE,), ("earth",)))
    assert skirmish.offered == ["decline", "draw", "make"]
    base.answer("draw-and-make")
    assert (len(base.state.hands[LION]), len(base.state.hands[CRANE])) == (1, 0)
    skirmish.answer("make")
    assert (len(skirmish.state.hands[LION]), len(skirmish.state.hands[CRANE])) == (0, 0)


@pytest.mark.clause("LCG-S5.3", "LCG-S5.5", "LCG-S5.6", "SKI-6.3", "SKI-6.5")
def test_fire_honors_or_dishonors_and_void_takes_fate_and_nobody_has_to() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "doji-whisperer", status=1, fate=2)
    assert options(sitting, "fire") == ["dishonor"]
    sitting.begin(Frame("ring-effect", LION, (CRANE,), ("void",)))
    assert sitting.offered == ["decline", "unfate:doji-whisperer"]
    sitting.answer("unfate:doji-whisperer")
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer", fate=2)
    sitting.begin(Frame("ring-effect", LION, (CRANE,), ("void",))).answer("decline")
    assert sitting.state.play[whisperer].fate == 2


@pytest.mark.clause("LCG-S5.4", "SKI-6.4")
def test_water_readies_or_bows_and_in_skirmish_at_home_with_little_fate() -> None:
    for strongholds, expected in (
        (True, ["ready:wandering-ronin", "bow:doji-whisperer", "bow:brash-samurai"]),
        (False, ["bow:doji-whisperer", "bow:miya-mystic"]),
    ):
        sitting = Sitting(strongholds=strongholds)
        sitting.play(CRANE, "doji-whisperer")
        sitting.play(CRANE, "miya-mystic", fate=1)
        sitting.play(CRANE, "wandering-ronin", bowed=True, fate=2)
        sitting.attacker(CRANE, "brash-samurai")
        sitting.begin(Frame("ring-effect", LION, (CRANE,), ("water",)))
        assert sitting.offered == ["decline", *expected]


# -- favor and fate ------------------------------------------------------------------------


@pytest.mark.clause("LCG-3.4.1", "LCG-S4.56", "LCG-S7.27")
def test_glory_of_ready_characters_and_claimed_rings_are_counted() -> None:
    sitting = Sitting()
    sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "ikoma-eiji", bowed=True)
    sitting.state.rings["air"] = Ring(seat=LION)
    assert glory_count(sitting.table, LION) == 3


@pytest.mark.clause("LCG-3.4.2", "LCG-S4.59", "SKI-10.3")
def test_strictly_most_glory_claims_the_favor_and_a_tie_changes_nothing() -> None:
    sitting = Sitting(seats=3)
    sitting.play(LION, "akodo-gunso")
    sitting.state.favor = OTHER
    sitting.begin(Frame("favor"))
    assert sitting.state.favor == LION
    sitting = Sitting(seats=3)
    sitting.play(LION, "akodo-gunso")
    sitting.play(CRANE, "brash-samurai")
    sitting.state.favor = OTHER
    sitting.begin(Frame("favor"))
    assert sitting.state.favor == OTHER


@pytest.mark.clause("LCG-S4.57", "LCG-S4.58")
def test_in_the_stronghold_game_the_favor_is_set_to_a_type() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(LION, "akodo-gunso")
    sitting.state.favor, sitting.state.favor_kind = LION, "military"
    sitting.begin(Frame("favor"))
    keys = [option.key for option in sitting.match.pending[0].decision.options]
    assert keys == ["set:military", "set:political"]
    sitting.answer("set:political")
    assert (sitting.state.favor, sitting.state.favor_kind) == (LION, "political")


@pytest.mark.clause("LCG-4.2", "LCG-4.3", "LCG-S4.62", "LCG-S7.7", "LCG-S7.9")
def test_characters_without_fate_leave_one_by_one_and_their_status_counts() -> None:
    sitting = Sitting()
    first = sitting.play(CRANE, "doji-whisperer", status=1)
    second = sitting.play(CRANE, "brash-samurai", status=-1)
    stays = sitting.play(CRANE, "cautious-scout", fate=1)
    phase(sitting, "conflict", Frame("fate-phase"))
    assert sitting.offered == ["next:doji-whisperer", "next:brash-samurai"]
    sitting.answer("next:brash-samurai")
    assert first not in sitting.state.play
    assert second not in sitting.state.play
    assert sitting.state.honor[CRANE] == 6
    assert sitting.state.play[stays].fate == 0


def test_sincerity_courtesy_and_status_follow_at_once() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "asahina-storyteller", status=1)
    phase(sitting, "conflict", Frame("fate-phase"))
    assert sitting.state.honor[CRANE] == 7
    assert len(sitting.state.hands[CRANE]) == 1


@pytest.mark.clause("LCG-4.4", "SKI-5.1")
def test_unclaimed_rings_gain_fate_but_not_in_skirmish() -> None:
    for strongholds, fate in ((True, 1), (False, 0)):
        sitting = Sitting(strongholds=strongholds)
        sitting.state.rings["air"] = Ring(seat=LION)
        sitting.begin(Frame("ring-fate"))
        found = {name: ring.fate for name, ring in sitting.state.rings.items()}
        assert found == {"air": 0, "earth": fate, "fire": fate, "water": fate, "void": fate}


@pytest.mark.clause("LCG-4.5")
def test_all_bowed_cards_are_readied() -> None:
    sitting = Sitting(strongholds=True)
    whisperer = sitting.play(CRANE, "doji-whisperer", bowed=True)
    sitting.begin(Frame("ready"))
    assert not sitting.state.play[whisperer].bowed


@pytest.mark.clause("LCG-4.6", "LCG-S4.65", "LCG-S4.66", "LCG-S4.67", "SKI-5.2")
def test_open_cards_in_broken_provinces_must_go_but_not_in_skirmish() -> None:
    for strongholds in (True, False):
        sitting = Sitting(strongholds=strongholds)
        mystic = sitting.row(CRANE, 0, "miya-mystic")
        ronin = sitting.row(CRANE, 1, "wandering-ronin")
        row = sitting.state.provinces[CRANE]
        sitting.state.provinces[CRANE] = (
            type(row[0])(row[0].card, open=True, broken=True, own=row[0].own),
            *row[1:],
        )
        sitting.begin(Frame("tidy", CRANE))
        assert sitting.offered == (["slot:1"] if strongholds else ["slot:0", "slot:1"])
        sitting.answer([])
        gone = sitting.state.dynasty_piles[CRANE]
        assert (mystic in gone) == strongholds
        assert ronin not in gone
        assert (sitting.state.provinces[CRANE][0].card != mystic) == strongholds


@pytest.mark.clause("LCG-4.7", "LCG-4.8", "LCG-4.9", "LCG-S9.44")
def test_at_the_end_of_a_round_rings_return_and_the_next_seat_is_first() -> None:
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "daidoji-nerishma")
    sitting.row(CRANE, 0, "miya-mystic", open=False)
    sitting.row(CRANE, 1, "miya-mystic", open=False)
    sitting.state.rings["air"] = Ring(seat=LION)
    sitting.window().answer("use:daidoji-nerishma", "slot:0")
    assert sitting.why_not(CRANE, "daidoji-nerishma", "use") == ["refused-lcg-limit"]
    sitting.state.frames = ()
    sitting.table.record(PhaseBegan("fate", 1, "LCG-4.1"))
    sitting.rulebook.steps["end-round"](sitting.table, Frame("end-round"))
    assert sitting.state.rings["air"].seat == NOBODY
    assert sitting.state.first == LION
    assert sitting.state.used == ()


# -- winning and leaving -------------------------------------------------------------------


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


@pytest.mark.clause("LCG-S6.2", "LCG-S6.3", "LCG-S6.4", "LCG-S6.6", "SKI-8.8")
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
