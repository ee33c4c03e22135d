"""The cards of the Crane: what each does, and what it must not do."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.measures import skill
from gorin.kernel.table import Frame


def test_doji_whisperer_has_no_text() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-whisperer")
    sitting.conflict("political")
    assert sitting.asked is None or "use:doji-whisperer" not in sitting.offered


@pytest.mark.clause("LCG-S8.27")
def test_asahina_storyteller_gives_sincerity_to_honored_cranes_too() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "asahina-storyteller")
    samurai = sitting.play(CRANE, "brash-samurai", status=1)
    plain = sitting.play(CRANE, "cautious-scout")
    sitting.hand(LION, "assassination", "assassination")
    sitting.conflict().answer("play:assassination", f"on:brash-samurai.{samurai}").quiet()
    assert len(sitting.state.hands[CRANE]) == 1
    assert plain in sitting.state.play


def test_asahina_storyteller_gives_nothing_to_those_without_honor() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "asahina-storyteller")
    sitting.play(CRANE, "cautious-scout")
    sitting.hand(LION, "assassination")
    sitting.conflict().answer("play:assassination").quiet()
    assert sitting.state.hands[CRANE] == ()


def test_brash_samurai_honors_itself_while_it_fights_alone() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.conflict().answer("use:brash-samurai")
    assert sitting.state.play[samurai].status == 1


def test_brash_samurai_does_nothing_beside_another_or_at_home() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.defender(CRANE, "doji-whisperer")
    sitting.conflict()
    assert sitting.why_not(CRANE, "brash-samurai", "use") == ["refused-lcg-condition"]
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai")
    sitting.conflict()
    assert sitting.why_not(CRANE, "brash-samurai", "use") == ["refused-lcg-condition"]


def test_cautious_scout_alone_blanks_the_attacked_province() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(CRANE, "cautious-scout")
    slot = sitting.province(LION, "manicured-garden", shown=True)
    sitting.conflict(attacker=CRANE, defender=LION, slot=slot)
    assert sitting.why_not(LION, "manicured-garden", "use") == ["refused-lcg-blank"]


def test_cautious_scout_beside_another_blanks_nothing() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(CRANE, "cautious-scout")
    sitting.attacker(CRANE, "brash-samurai")
    slot = sitting.province(LION, "manicured-garden", shown=True)
    sitting.conflict(attacker=CRANE, defender=LION, slot=slot).answer("use:manicured-garden")
    assert sitting.state.fate[LION] == 11


def test_daidoji_nerishma_turns_up_a_card_of_her_own_provinces() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "daidoji-nerishma")
    card = sitting.row(CRANE, 1, "doji-hotaru", open=False)
    sitting.row(LION, 0, "akodo-toturi", open=False)
    sitting.window().answer("use:daidoji-nerishma")
    assert sitting.state.provinces[CRANE][1].open
    assert not sitting.state.provinces[LION][0].open
    assert card == sitting.state.provinces[CRANE][1].card


def test_daidoji_nerishma_needs_a_card_that_lies_face_down() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "daidoji-nerishma")
    sitting.row(CRANE, 1, "doji-hotaru")
    sitting.window()
    assert sitting.why_not(CRANE, "daidoji-nerishma", "use") == ["refused-lcg-no-target"]


def test_doji_challenger_draws_an_opponent_into_the_conflict() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "doji-challenger")
    general = sitting.play(LION, "honored-general")
    sitting.conflict(attacker=CRANE, defender=LION).answer("use:doji-challenger")
    assert not is_home(sitting, general)


def test_doji_challenger_does_not_draw_in_who_has_a_dash() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "doji-challenger")
    sitting.play(LION, "venerable-historian")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert sitting.why_not(CRANE, "doji-challenger", "use") == ["refused-lcg-no-target"]


def test_doji_gift_giver_gives_fate_and_the_opponent_chooses_who_bows() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-gift-giver")
    sitting.attacker(LION, "akodo-gunso")
    brawler = sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.conflict("political").answer("use:doji-gift-giver")
    assert sitting.asked == (LION, "target")
    sitting.answer("on:lion-s-pride-brawler")
    assert sitting.state.play[brawler].bowed
    assert (sitting.state.fate[CRANE], sitting.state.fate[LION]) == (9, 11)


def test_doji_gift_giver_needs_a_ready_opponent_and_fate() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-gift-giver")
    sitting.attacker(LION, "akodo-gunso", bowed=True)
    sitting.state.fate[CRANE] = 0
    sitting.conflict("political")
    assert sitting.why_not(CRANE, "doji-gift-giver", "use") == [
        "refused-lcg-unpaid",
        "refused-lcg-no-target",
    ]


@pytest.mark.clause("LCG-S5.8")
def test_doji_hotaru_resolves_the_ring_that_she_claims_in_a_political_conflict() -> None:
    sitting = Sitting()
    hotaru = sitting.defender(CRANE, "doji-hotaru")
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.conflict("political", resolve=True).passes()
    assert sitting.asked == (CRANE, "reaction")
    sitting.answer("use:doji-hotaru", f"honor:doji-hotaru.{hotaru}")
    assert sitting.state.play[hotaru].status == 1


def test_doji_hotaru_does_not_do_so_in_a_military_conflict() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-hotaru")
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.conflict("military", resolve=True).passes()
    assert sitting.asked is None
    assert sitting.state.rings["fire"].seat == CRANE


@pytest.mark.clause("SKI-7.1", "LCG-S11.1", "LCG-S11.14", "SKI-R3")
def test_kakita_kaezin_who_wins_sends_home_all_others() -> None:
    """Both bid 2: her higher skill adds 1. Honor does not move."""
    sitting = Sitting()
    kaezin = sitting.defender(CRANE, "kakita-kaezin")
    samurai = sitting.defender(CRANE, "brash-samurai")
    gunso = sitting.attacker(LION, "akodo-gunso")
    toturi = sitting.attacker(LION, "akodo-toturi")
    sitting.conflict().answer("use:kakita-kaezin")
    assert sitting.asked == (LION, "target")
    sitting.answer("on:akodo-gunso", 2, 2)
    at_home = [is_home(sitting, card) for card in (kaezin, gunso, samurai, toturi)]
    assert at_home == [False, False, True, True]
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (6, 6)


@pytest.mark.clause("LCG-S11.5", "LCG-S11.6", "LCG-S11.7", "LCG-S11.8")
def test_kakita_kaezin_who_loses_goes_home_and_the_higher_bidder_pays() -> None:
    sitting = Sitting()
    kaezin = sitting.defender(CRANE, "kakita-kaezin")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict().answer("use:kakita-kaezin")
    assert [question.decision.seat for question in sitting.match.pending] == [CRANE, LION]
    sitting.answer(1, 3)
    assert (is_home(sitting, kaezin), is_home(sitting, gunso)) == (True, False)
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (8, 4)


@pytest.mark.clause("SKI-R2")
def test_with_equal_skill_nobody_adds_to_the_bid() -> None:
    sitting = Sitting()
    kaezin = sitting.defender(CRANE, "kakita-kaezin")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.conflict().answer("use:kakita-kaezin", 2, 2)
    assert (is_home(sitting, kaezin), is_home(sitting, samurai)) == (False, False)
    assert sitting.state.honor[CRANE] == 6


def test_nobody_wins_a_duel_of_equal_totals() -> None:
    sitting = Sitting()
    kaezin = sitting.defender(CRANE, "kakita-kaezin")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict().answer("use:kakita-kaezin", 1, 2)
    assert not is_home(sitting, kaezin)
    assert not is_home(sitting, samurai)
    assert sitting.state.duel is None


@pytest.mark.clause("LCG-S11.9")
def test_in_the_stronghold_game_skill_and_bid_are_added() -> None:
    """3 + 1 against 2 + 3: the lower skill wins."""
    sitting = Sitting(strongholds=True)
    kaezin = sitting.defender(CRANE, "kakita-kaezin")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict().answer("use:kakita-kaezin", 1, 3)
    assert is_home(sitting, kaezin)
    sitting = Sitting(strongholds=True)
    kaezin = sitting.defender(CRANE, "kakita-kaezin")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict().answer("use:kakita-kaezin", 1, 1)
    assert not is_home(sitting, kaezin)


@pytest.mark.clause("LCG-S8.8")
def test_political_rival_keeps_somebody_from_defending() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "political-rival")
    sitting.play(LION, "ikoma-eiji")
    sitting.play(LION, "ikoma-prodigy")
    declared(sitting, "political", "political-rival")
    assert sitting.asked == (CRANE, "covert")
    sitting.answer(["character:ikoma-eiji"])
    assert sitting.asked == (LION, "defenders")
    assert sitting.offered == ["character:ikoma-prodigy"]


def declared(sitting: Sitting, kind: str, *attackers: str) -> None:
    """Let the Crane declare a conflict for the ring of fire at the first province of the Lion."""
    sitting.state.opportunities = {CRANE: ("either",), LION: ("either",)}
    sitting.begin(Frame("declare", CRANE))
    sitting.answer(f"declare:{kind}.fire", "province:1.0")
    sitting.answer([f"character:{attacker}" for attacker in attackers])


def test_political_rival_is_stronger_in_defense_only() -> None:
    sitting = Sitting()
    rival = sitting.defender(CRANE, "political-rival")
    assert skill(sitting.table, rival, "political") == 6
    sitting = Sitting()
    rival = sitting.attacker(CRANE, "political-rival")
    assert skill(sitting.table, rival, "political") == 3
    assert skill(sitting.table, rival, "military") == 0


@pytest.mark.clause("LCG-S13.5", "LCG-S0.2")
def test_steward_of_law_lets_nobody_become_dishonored() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "steward-of-law")
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict("military", ring="fire", resolve=True).passes()
    keys = sitting.offered
    assert "honor:akodo-toturi" in keys
    assert not any(key.startswith("dishonor") for key in keys)


def test_steward_of_law_at_home_forbids_nothing_and_honor_can_be_lost() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "steward-of-law")
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict("military", resolve=True).passes()
    assert "dishonor:akodo-toturi" in sitting.offered
    sitting = Sitting()
    sitting.defender(CRANE, "steward-of-law")
    sitting.attacker(LION, "akodo-toturi", status=1)
    sitting.conflict("military", resolve=True).passes()
    assert "dishonor:akodo-toturi" in sitting.offered


def test_height_of_fashion_adds_skill_and_is_not_played_in_a_conflict() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "height-of-fashion")
    sitting.window().answer("play:height-of-fashion")
    assert skill(sitting.table, whisperer, "political") == 7
    sitting = Sitting()
    sitting.defender(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "height-of-fashion")
    sitting.conflict("political")
    assert sitting.why_not(CRANE, "height-of-fashion") == ["refused-lcg-condition"]


def test_admit_defeat_bows_who_defends_alone() -> None:
    sitting = Sitting()
    gunso = sitting.defender(LION, "akodo-gunso")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.hand(CRANE, "admit-defeat")
    sitting.conflict(attacker=CRANE, defender=LION).answer("play:admit-defeat")
    assert sitting.state.play[gunso].bowed
    assert sitting.state.fate[CRANE] == 9


def test_admit_defeat_does_nothing_to_two_defenders() -> None:
    sitting = Sitting()
    sitting.defender(LION, "akodo-gunso")
    sitting.defender(LION, "akodo-toturi")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.hand(CRANE, "admit-defeat")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert sitting.why_not(CRANE, "admit-defeat") == ["refused-lcg-no-target"]


@pytest.mark.clause("LCG-S9.21", "LCG-S7.11")
def test_way_of_the_crane_honors_a_crane_that_is_not_honored() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    sitting.play(CRANE, "brash-samurai", status=1)
    sitting.play(CRANE, "wandering-ronin")
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.window().answer("play:way-of-the-crane")
    assert sitting.state.play[whisperer].status == 1


@pytest.mark.clause("LCG-S7.10")
def test_a_dishonored_character_that_is_honored_becomes_ordinary() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer", status=-1)
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.window().answer("play:way-of-the-crane")
    assert sitting.state.play[whisperer].status == 0


def test_noble_sacrifice_discards_a_dishonored_character_for_an_honored_one() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer", status=1)
    toturi = sitting.play(LION, "akodo-toturi", status=-1)
    sitting.hand(CRANE, "noble-sacrifice")
    sitting.window().answer("play:noble-sacrifice")
    assert whisperer not in sitting.state.play
    assert toturi not in sitting.state.play
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (7, 5)


def test_noble_sacrifice_needs_both() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "doji-whisperer")
    sitting.play(LION, "akodo-toturi")
    sitting.hand(CRANE, "noble-sacrifice")
    sitting.window()
    assert sitting.why_not(CRANE, "noble-sacrifice") == [
        "refused-lcg-unpaid",
        "refused-lcg-no-target",
    ]


@pytest.mark.clause("LCG-S9.34", "LCG-S9.32")
def test_voice_of_honor_cancels_an_event_whose_cost_stays_paid() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai", status=1)
    scout = sitting.play(CRANE, "cautious-scout")
    (voice,) = sitting.hand(CRANE, "voice-of-honor")
    (killer,) = sitting.hand(LION, "assassination")
    sitting.conflict().answer("pass", "play:assassination", f"on:cautious-scout.{scout}")
    assert sitting.asked == (CRANE, "would")
    sitting.answer("play:voice-of-honor")
    assert scout in sitting.state.play
    assert sitting.state.honor[LION] == 3
    assert killer in sitting.state.conflict_piles[LION]
    assert voice in sitting.state.conflict_piles[CRANE]


def test_voice_of_honor_needs_more_honored_characters_than_an_opponent() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai")
    sitting.hand(CRANE, "voice-of-honor")
    sitting.hand(LION, "assassination")
    sitting.conflict().answer("pass", "play:assassination")
    assert sitting.asked == (CRANE, "act")
    assert len(sitting.state.hands[CRANE]) == 1


def test_the_art_of_peace_dishonors_attackers_and_honors_defenders_as_it_breaks() -> None:
    sitting = Sitting(strongholds=True)
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    toturi = sitting.attacker(LION, "akodo-toturi")
    eiji = sitting.play(LION, "ikoma-eiji")
    slot = sitting.province(CRANE, "the-art-of-peace", shown=True)
    sitting.conflict("military", slot=slot, resolve=True)
    while sitting.asked is not None and sitting.asked[1] != "interrupt":
        sitting.answer("pass")
    sitting.answer("use:the-art-of-peace")
    found = [sitting.state.play[card].status for card in (whisperer, toturi, eiji)]
    assert found == [1, -1, 0]


@pytest.mark.clause("LCG-S9.7", "LCG-S13.5")
@pytest.mark.parametrize("stewards", [0, 1])
def test_the_art_of_peace_that_could_change_nothing_is_not_offered(stewards: int) -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "akodo-toturi")
    for _ in range(stewards):
        sitting.attacker(LION, "steward-of-law")
    slot = sitting.province(CRANE, "the-art-of-peace", shown=True)
    sitting.conflict("military", slot=slot, resolve=True)
    offered: set[str] = set()
    while sitting.asked is not None and not sitting.state.provinces[CRANE][slot].broken:
        offered |= set(sitting.offered)
        sitting.answer("pass")
    assert sitting.state.provinces[CRANE][slot].broken
    # With a steward among the attackers nobody becomes dishonored, and nobody defends.
    assert ("use:the-art-of-peace" in offered) == (not stewards)


def test_shizuka_toshi_bows_a_weak_courtier_in_a_political_conflict() -> None:
    sitting = Sitting(strongholds=True)
    sitting.defender(CRANE, "doji-whisperer")
    prodigy = sitting.attacker(LION, "ikoma-prodigy")
    sitting.attacker(LION, "ikoma-eiji")
    sitting.conflict("political").answer("use:shizuka-toshi")
    assert sitting.state.play[prodigy].bowed
    assert sitting.state.strongholds[CRANE].bowed


def test_shizuka_toshi_does_nothing_in_military_conflicts_or_bowed() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.conflict("military")
    assert sitting.why_not(CRANE, "shizuka-toshi", "use") == ["refused-lcg-condition"]


def test_an_outsider_has_no_opponent() -> None:
    """ENL-7.3: only the two who fight are each other's opponents."""
    sitting = Sitting(seats=3)
    sitting.play(OTHER, "doji-gift-giver")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(defender=CRANE)
    assert "refused-lcg-unpaid" in sitting.why_not(OTHER, "doji-gift-giver", "use")
