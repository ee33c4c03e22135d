"""The other cards of Crane, Lion and no clan: what each does and must not do."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.boards import (
    conflict_at_show,
    deck,
    finish,
    go,
    is_used,
    lay,
    skills,
)
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting, is_home

from gorin.games.l5r_lcg.state import EVERYBODY, Ring
from gorin.kernel.table import Frame

# -- Crane ---------------------------------------------------------------------------------


def test_above_question_keeps_opponents_events_away_but_not_ones_own() -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.wear(CRANE, "above-question", samurai)
    sitting.hand(LION, "assassination")
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.conflict()
    assert sitting.why_not(LION, "assassination") == ["refused-lcg-no-target"]
    go(sitting, "play:way-of-the-crane").quiet()
    assert sitting.state.play[samurai].status == 1


def test_above_question_keeps_away_what_an_event_lets_choose_with_a_part_of_it() -> None:
    sitting = Sitting()
    samurai = sitting.attacker(CRANE, "brash-samurai")
    sitting.wear(CRANE, "above-question", samurai)
    sitting.attacker(CRANE, "asahina-artisan")
    sitting.defender(LION, "ikoma-eiji")
    sitting.defender(LION, "ikoma-prodigy")
    sitting.hand(LION, "court-games")
    sitting.conflict("political", attacker=CRANE, defender=LION)
    go(sitting, "play:court-games", "select:court-games.1").quiet()
    (artisan,) = (card for card in sitting.state.characters(CRANE) if card != samurai)
    assert sitting.state.play[artisan].status == -1
    assert sitting.state.play[samurai].status == 0


def test_duelist_training_lets_its_bearer_bow_the_loser_of_a_duel() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "duelist-training", sitting.defender(CRANE, "doji-challenger"))
    gunso = sitting.attacker(LION, "akodo-gunso")
    go(sitting.conflict(), "use:duelist-training").answer(2, 1)
    finish(sitting)
    assert sitting.state.play[gunso].bowed
    assert sitting.state.honor[CRANE] == 5


def test_duelist_training_lets_who_bids_more_discard_cards() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "duelist-training", sitting.defender(CRANE, "doji-challenger"))
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "banzai", "outwit")
    go(sitting.conflict(), "use:duelist-training").answer(2, 1)
    sitting.quiet().answer("discard-cards")
    card = sitting.state.hands[CRANE][0]
    sitting.answer([f"card:{card}"])
    assert sitting.state.honor[CRANE] == 6
    assert len(sitting.state.hands[CRANE]) == 1


def test_duelist_training_takes_the_last_cards_of_a_hand_too_but_not_more_than_there_are() -> None:
    for bid, offered in ((2, True), (3, False)):
        sitting = Sitting()
        sitting.wear(CRANE, "duelist-training", sitting.defender(CRANE, "doji-challenger"))
        sitting.attacker(LION, "akodo-gunso")
        sitting.hand(CRANE, "banzai")
        go(sitting.conflict(), "use:duelist-training").answer(bid, 1)
        sitting.quiet()
        assert (sitting.asked == (CRANE, "duel-instead")) == offered


def test_duelist_training_is_not_used_at_home() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "duelist-training", sitting.play(CRANE, "doji-challenger"))
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict()
    assert "refused-lcg-condition" in sitting.why_not(CRANE, "duelist-training", "use")


def test_the_perfect_gift_gives_each_player_a_card_of_the_own_deck() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "the-perfect-gift")
    own = deck(sitting, CRANE, "banzai", "outwit", "rout", "assassination", "fine-katana")
    theirs = deck(sitting, LION, "banzai", "outwit", "rout", "assassination", "fine-katana")
    go(sitting.window(), "play:the-perfect-gift").quiet()
    assert len(sitting.offered) == 4
    sitting.answer(f"card:{own[1]}", f"card:{theirs[2]}").quiet()
    assert sitting.state.hands[CRANE] == (own[1],)
    assert sitting.state.hands[LION] == (theirs[2],)
    assert sitting.state.known[theirs[2]] == (EVERYBODY,)
    assert own[0] not in sitting.state.known


def test_asahina_artisan_bows_for_another_crane() -> None:
    sitting = Sitting()
    artisan = sitting.play(CRANE, "asahina-artisan")
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    go(sitting.conflict("political"), "use:asahina-artisan").quiet()
    assert skills(sitting, whisperer)[1] == 6
    assert sitting.state.play[artisan].bowed
    sitting = Sitting()
    sitting.play(CRANE, "asahina-artisan")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict("political")
    assert sitting.why_not(CRANE, "asahina-artisan", "use") == ["refused-lcg-no-target"]


def test_guest_of_honor_keeps_opponents_from_events_while_it_takes_part() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "guest-of-honor")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "banzai", "fine-katana")
    sitting.hand(CRANE, "banzai")
    sitting.conflict()
    assert sitting.why_not(LION, "banzai") == ["refused-lcg-barred"]
    assert "refused-lcg-barred" not in sitting.why_not(LION, "fine-katana")
    assert "play:banzai" in sitting.offered


def test_guest_of_honor_at_home_bars_nothing() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "guest-of-honor")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "banzai")
    sitting.conflict()
    assert "refused-lcg-barred" not in sitting.why_not(LION, "banzai")


def test_kakita_asami_takes_honor_while_her_side_is_ahead() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "kakita-asami")
    sitting.attacker(LION, "ikoma-prodigy")
    go(sitting.conflict("political"), "use:kakita-asami").quiet()
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (7, 5)
    sitting = Sitting()
    sitting.defender(CRANE, "kakita-asami")
    sitting.attacker(LION, "ikoma-eiji")
    sitting.conflict("political")
    assert sitting.why_not(CRANE, "kakita-asami", "use") == ["refused-lcg-condition"]


def test_savvy_politician_passes_its_honor_on() -> None:
    sitting = Sitting()
    politician = sitting.play(CRANE, "savvy-politician")
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.hand(CRANE, "way-of-the-crane", "way-of-the-crane")
    go(sitting.window(), "play:way-of-the-crane", f"on:savvy-politician.{politician}")
    go(sitting, "use:savvy-politician").quiet()
    assert sitting.state.play[samurai].status == 1


def test_savvy_politician_does_not_answer_when_another_is_honored() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "savvy-politician")
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.hand(CRANE, "way-of-the-crane")
    go(sitting.window(), "play:way-of-the-crane", f"on:brash-samurai.{samurai}")
    assert not is_used(sitting, "use:savvy-politician")


def test_artisan_academy_lets_the_top_card_be_played_in_this_phase() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "artisan-academy")
    samurai = sitting.defender(CRANE, "brash-samurai")
    (katana,) = deck(sitting, CRANE, "fine-katana")
    sitting.attacker(LION, "akodo-gunso")
    go(sitting.conflict(), "use:artisan-academy", "play:fine-katana", "on:brash-samurai").quiet()
    assert sitting.state.play[samurai].worn == (katana,)
    assert katana not in sitting.state.conflict_decks[CRANE]


def test_artisan_academy_lets_nothing_be_played_that_is_not_on_top_any_more() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "artisan-academy")
    sitting.row(CRANE, 1, "imperial-storehouse")
    deck(sitting, CRANE, "fine-katana", "banzai")
    sitting.defender(CRANE, "brash-samurai")
    go(sitting.conflict(), "use:artisan-academy", "use:imperial-storehouse").quiet()
    assert len(sitting.state.hands[CRANE]) == 1
    assert sitting.state.in_hand(CRANE) == sitting.state.hands[CRANE]


# -- Lion ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "bowed"), [("military", False), ("political", True)])
def test_sashimono_keeps_its_bearer_upright_in_military_conflicts(
    kind: str, *, bowed: bool
) -> None:
    sitting = Sitting()
    toturi = sitting.attacker(LION, "akodo-toturi")
    sitting.wear(LION, "sashimono", toturi)
    finish(sitting.conflict(kind, resolve=True))
    assert sitting.state.play[toturi].bowed == bowed


def test_sashimono_is_put_on_a_bushi_only() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.hand(LION, "sashimono")
    sitting.conflict("political")
    assert sitting.why_not(LION, "sashimono") == ["refused-lcg-no-target"]


def test_for_greater_glory_puts_fate_on_bushi_in_the_conflict() -> None:
    sitting = Sitting()
    toturi = sitting.attacker(LION, "akodo-toturi")
    prodigy = sitting.attacker(LION, "ikoma-prodigy")
    home = sitting.play(LION, "akodo-gunso")
    sitting.hand(LION, "for-greater-glory")
    finish(go(sitting.conflict(ring="earth", resolve=True), "play:for-greater-glory"))
    fate = [sitting.state.play[card].fate for card in (toturi, prodigy, home)]
    assert fate == [1, 0, 0]


def test_for_greater_glory_needs_a_military_conflict() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "ikoma-eiji")
    sitting.hand(LION, "for-greater-glory")
    sitting.conflict("political", ring="earth", resolve=True)
    assert not is_used(sitting, "play:for-greater-glory")


def test_strength_in_numbers_sends_home_a_defender_of_little_glory() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.attacker(LION, "matsu-berserker")
    samurai = sitting.defender(CRANE, "brash-samurai")
    hotaru = sitting.defender(CRANE, "doji-hotaru")
    sitting.hand(LION, "strength-in-numbers")
    go(sitting.conflict(), "play:strength-in-numbers").quiet()
    assert is_home(sitting, samurai)
    assert not is_home(sitting, hotaru)


def test_strength_in_numbers_is_for_attackers() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "brash-samurai")
    sitting.defender(LION, "akodo-gunso")
    sitting.hand(LION, "strength-in-numbers")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert "refused-lcg-condition" in sitting.why_not(LION, "strength-in-numbers")


@pytest.mark.parametrize("fate", [0, 2])
def test_deathseeker_takes_fate_or_the_character_itself(fate: int) -> None:
    sitting = Sitting()
    seeker = sitting.attacker(LION, "deathseeker")
    hotaru = sitting.defender(CRANE, "doji-hotaru", fate=fate)
    finish(go(sitting.conflict(resolve=True), "use:deathseeker"))
    assert seeker not in sitting.state.play
    if fate:
        assert sitting.state.play[hotaru].fate == 1
    else:
        assert hotaru not in sitting.state.play


def test_deathseeker_does_nothing_after_a_lost_defense() -> None:
    sitting = Sitting()
    sitting.defender(LION, "deathseeker")
    sitting.attacker(CRANE, "doji-hotaru")
    sitting.conflict(attacker=CRANE, defender=LION, ring="earth", resolve=True)
    assert not is_used(sitting, "use:deathseeker")


def test_kitsu_spiritcaller_calls_a_character_until_the_conflict_ends() -> None:
    sitting = Sitting()
    sitting.play(LION, "kitsu-spiritcaller")
    sitting.attacker(LION, "akodo-gunso")
    toturi = sitting.pile(LION, "akodo-toturi")
    go(sitting.conflict(resolve=True), "use:kitsu-spiritcaller").quiet()
    assert sitting.state.play[toturi].side == 1
    finish(sitting)
    assert toturi not in sitting.state.play
    assert sitting.state.dynasty_decks[LION][-1] == toturi


def test_kitsu_spiritcaller_does_not_call_who_has_a_dash() -> None:
    sitting = Sitting()
    sitting.play(LION, "kitsu-spiritcaller")
    sitting.pile(LION, "venerable-historian")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict()
    assert sitting.why_not(LION, "kitsu-spiritcaller", "use") == ["refused-lcg-no-target"]


def test_obstinate_recruit_goes_when_an_opponent_has_more_honor() -> None:
    sitting = Sitting()
    recruit = sitting.play(LION, "obstinate-recruit")
    sitting.defender(CRANE, "kakita-asami")
    sitting.attacker(LION, "ikoma-prodigy")
    finish(go(sitting.conflict("political"), "use:kakita-asami"))
    assert recruit not in sitting.state.play


def test_obstinate_recruit_goes_as_soon_as_a_bid_leaves_an_opponent_with_more_honor() -> None:
    sitting = Sitting()
    recruit = sitting.play(LION, "obstinate-recruit")
    sitting.hand(CRANE, "banzai")
    sitting.begin(Frame("bids")).answer(1, 2).quiet()
    assert sitting.asked == (CRANE, "act")
    assert sitting.state.honor[CRANE] > sitting.state.honor[LION]
    assert recruit not in sitting.state.play


def test_obstinate_recruit_stays_with_as_much_honor() -> None:
    sitting = Sitting()
    recruit = sitting.play(LION, "obstinate-recruit")
    sitting.play(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "assassination")
    finish(go(sitting.conflict(), "play:assassination", "on:doji-whisperer"))
    assert recruit in sitting.state.play


def test_staging_ground_turns_up_two_cards() -> None:
    sitting = Sitting()
    sitting.row(LION, 0, "staging-ground")
    for slot in (1, 2):
        sitting.row(LION, slot, "akodo-gunso", open=False)
    go(sitting.window(), "use:staging-ground").answer(["slot:1", "slot:2"])
    assert all(province.open for province in sitting.state.provinces[LION])


def test_staging_ground_needs_a_facedown_card() -> None:
    sitting = Sitting()
    sitting.row(LION, 0, "staging-ground")
    sitting.window()
    assert sitting.why_not(LION, "staging-ground", "use") == ["refused-lcg-no-target"]


@pytest.mark.parametrize(("honor", "stays"), [(11, True), (10, False)])
def test_steadfast_samurai_stays_through_the_fate_phase_with_much_honor(
    honor: int, *, stays: bool
) -> None:
    sitting = Sitting()
    samurai = sitting.play(LION, "steadfast-samurai")
    sitting.state.honor[LION] = honor
    finish(sitting.begin(Frame("fate-phase")))
    assert (samurai in sitting.state.play) == stays


# -- no clan -------------------------------------------------------------------------------


def test_cloud_the_mind_takes_a_text_away() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "asahina-storyteller")
    brawler = sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.wear(CRANE, "cloud-the-mind", brawler)
    sitting.conflict()
    assert "refused-lcg-blank" in sitting.why_not(LION, "lion-s-pride-brawler", "use")


def test_cloud_the_mind_is_played_with_a_shugenja_only() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "cloud-the-mind")
    sitting.conflict()
    assert sitting.why_not(CRANE, "cloud-the-mind") == ["refused-lcg-condition"]
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.play(CRANE, "asahina-storyteller")
    sitting.hand(CRANE, "cloud-the-mind")
    assert "play:cloud-the-mind" in sitting.conflict().offered


def test_charge_puts_a_character_of_a_province_into_a_military_conflict() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "charge")
    hotaru = sitting.row(CRANE, 0, "doji-hotaru")
    go(sitting.conflict(), "play:charge").quiet()
    assert sitting.state.play[hotaru].side == 2
    assert sitting.state.provinces[CRANE][0].card not in (-1, hotaru)


def test_charge_is_not_played_in_a_political_conflict() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.hand(CRANE, "charge")
    sitting.row(CRANE, 0, "doji-hotaru")
    sitting.conflict("political")
    assert sitting.why_not(CRANE, "charge") == ["refused-lcg-condition"]


def test_contingency_plan_changes_a_bid_but_no_dial() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "contingency-plan")
    sitting.begin(Frame("bids")).answer(3, 1)
    go(sitting, "play:contingency-plan", "select:contingency-plan.1")
    finish(sitting)
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (5, 7)
    assert sitting.state.dials[CRANE] == 3
    assert len(sitting.state.hands[CRANE]) == 2


def test_contingency_plan_is_played_at_no_other_time() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "contingency-plan")
    sitting.window()
    assert sitting.why_not(CRANE, "contingency-plan") == ["refused-lcg-trigger"]


def test_court_games_honors_or_lets_the_opponent_dishonor() -> None:
    sitting = Sitting()
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    sitting.attacker(LION, "ikoma-prodigy")
    eiji = sitting.attacker(LION, "ikoma-eiji")
    sitting.hand(CRANE, "court-games", "court-games")
    go(sitting.conflict("political"), "play:court-games", "select:court-games.1")
    assert sitting.asked == (LION, "target")
    sitting.answer("on:ikoma-eiji").quiet()
    assert sitting.state.play[eiji].status == -1
    assert sitting.state.play[whisperer].status == 0
    assert "refused-lcg-limit" in sitting.why_not(CRANE, "court-games")


def test_court_games_is_not_played_in_a_military_conflict() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "court-games")
    sitting.conflict()
    assert sitting.why_not(CRANE, "court-games") == ["refused-lcg-condition"]


def test_good_omen_is_played_with_the_lower_bid() -> None:
    sitting = Sitting()
    hotaru = sitting.play(CRANE, "doji-hotaru")
    sitting.play(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "good-omen")
    sitting.state.dials |= {CRANE: 1, LION: 2}
    go(sitting.window(), "play:good-omen").quiet()
    assert sitting.state.play[hotaru].fate == 1
    sitting = Sitting()
    sitting.play(CRANE, "doji-hotaru")
    sitting.hand(CRANE, "good-omen")
    sitting.state.dials |= {CRANE: 2, LION: 2}
    sitting.window()
    assert sitting.why_not(CRANE, "good-omen") == ["refused-lcg-condition"]


def test_spies_at_court_costs_a_dishonor_and_two_cards() -> None:
    sitting = Sitting()
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.hand(CRANE, "spies-at-court")
    sitting.hand(LION, "banzai", "outwit", "rout")
    finish(go(sitting.conflict("political", resolve=True), "play:spies-at-court"))
    assert sitting.state.play[whisperer].status == -1
    assert len(sitting.state.hands[LION]) == 1


def test_spies_at_court_is_not_paid_with_who_is_dishonored() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-whisperer", status=-1)
    sitting.attacker(LION, "ikoma-prodigy", status=-1)
    sitting.hand(CRANE, "spies-at-court")
    sitting.hand(LION, "banzai")
    sitting.conflict("political", resolve=True)
    assert not is_used(sitting, "play:spies-at-court")


def test_elemental_fury_switches_the_ring_and_its_fate_goes_to_the_attacker() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "elemental-fury", shown=False)
    sitting.attacker(LION, "akodo-gunso")
    sitting.state.rings["water"] = Ring(fate=2)
    sitting.state.rings["air"] = Ring(seat=CRANE)
    conflict_at_show(sitting)
    go(sitting, "use:elemental-fury")
    assert sorted(sitting.offered) == ["ring:earth", "ring:void", "ring:water"]
    sitting.answer("ring:water")
    assert sitting.state.conflict is not None
    assert sitting.state.conflict.ring == "water"
    assert sitting.state.fate[LION] == 12
    assert sitting.state.rings["water"].fate == 0


def test_elemental_fury_does_nothing_without_an_unclaimed_ring() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "elemental-fury", shown=False)
    sitting.attacker(LION, "akodo-gunso")
    for name in ("air", "earth", "water", "void"):
        sitting.state.rings[name] = Ring(seat=LION)
    conflict_at_show(sitting)
    assert not is_used(sitting, "use:elemental-fury")


def test_fertile_fields_draws_in_a_conflict_there_only() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "fertile-fields")
    go(sitting.conflict(), "use:fertile-fields")
    assert len(sitting.state.hands[CRANE]) == 1
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "fertile-fields")
    sitting.conflict(slot=1)
    assert sitting.why_not(CRANE, "fertile-fields", "use") == ["refused-lcg-condition"]
