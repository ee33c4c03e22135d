"""The cards of the Scorpion: what each does, and what it must not do."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.boards import (
    conflict_at_show,
    deck,
    finish,
    finish_until,
    go,
    is_used,
    lay,
    skills,
    with_home,
)
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting, is_home

from gorin.games.l5r_lcg.state import EVERYBODY
from gorin.kernel.table import Frame


def test_court_mask_returns_to_the_hand_and_dishonors_its_bearer() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    mask = sitting.wear(CRANE, "court-mask", whisperer)
    assert skills(sitting, whisperer) == (1, 5)
    go(sitting.window(), "use:court-mask").quiet()
    assert sitting.state.hands[CRANE] == (mask,)
    assert sitting.state.play[whisperer].status == -1
    assert sitting.state.known[mask] == (EVERYBODY,)


def test_court_mask_is_put_on_ones_own() -> None:
    sitting = Sitting()
    sitting.play(LION, "akodo-gunso")
    sitting.hand(CRANE, "court-mask")
    sitting.window()
    assert sitting.why_not(CRANE, "court-mask") == ["refused-lcg-no-target"]


def test_fiery_madness_weakens_but_not_below_nothing() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.wear(CRANE, "fiery-madness", gunso)
    assert skills(sitting, gunso) == (0, 0)


def test_adept_of_shadows_returns_for_an_honor() -> None:
    sitting = Sitting()
    adept = sitting.play(CRANE, "adept-of-shadows", fate=1)
    go(sitting.window(), "use:adept-of-shadows").quiet()
    assert sitting.state.hands[CRANE] == (adept,)
    assert sitting.state.honor[CRANE] == 5


def test_unassuming_yojimbo_is_covert() -> None:
    from gorin.games.l5r_lcg.keywords import Covert
    from gorin.games.l5r_lcg.measures import has

    sitting = Sitting()
    yojimbo = sitting.play(CRANE, "unassuming-yojimbo")
    other = sitting.play(CRANE, "doji-whisperer")
    assert has(sitting.table, yojimbo, Covert)
    assert not has(sitting.table, other, Covert)


def test_ambush_puts_scorpions_of_cost_six_into_the_conflict() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "ambush", "unassuming-yojimbo", "adept-of-shadows")
    miyako = sitting.row(CRANE, 0, "shosuro-miyako")
    sitting.row(CRANE, 1, "brash-samurai")
    go(sitting.conflict(), "play:ambush").quiet()
    decision = sitting.match.pending[0].decision
    assert decision.domain is not None
    assert len(sitting.offered) == 3
    yojimbo = next(c for c in sitting.state.hands[CRANE] if is_titled(sitting, c, "unassuming"))
    sitting.answer([f"card:{yojimbo}", f"card:{miyako}"]).quiet()
    assert {sitting.state.play[card].side for card in (miyako, yojimbo)} == {2}
    assert sitting.state.play[miyako].born != sitting.state.play[yojimbo].born


def is_titled(sitting: Sitting, card: int, begin: str) -> bool:
    """Return whether the title of a card begins so."""
    return sitting.state.facts(card).slug.startswith(begin)


def test_ambush_is_not_for_too_dear_characters_or_other_clans() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "ambush", "political-rival")
    sitting.row(CRANE, 0, "brash-samurai")
    sitting.conflict()
    assert sitting.why_not(CRANE, "ambush") == ["refused-lcg-no-target"]


def test_blackmail_takes_control_until_the_conflict_ends() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.attacker(LION, "akodo-toturi")
    sitting.hand(CRANE, "blackmail")
    sitting.state.honor[CRANE] = 5
    go(sitting.conflict(ring="earth", resolve=True), "play:blackmail").quiet()
    assert (sitting.state.play[gunso].seat, sitting.state.play[gunso].side) == (CRANE, 2)
    finish(sitting)
    assert sitting.state.play[gunso].seat == LION
    assert is_home(sitting, gunso)


def test_blackmail_is_for_who_has_less_honor() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "blackmail")
    sitting.conflict()
    assert sitting.why_not(CRANE, "blackmail") == ["refused-lcg-condition"]


def test_calling_in_favors_takes_an_attachment_over() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    katana = sitting.wear(LION, "fine-katana", sitting.play(LION, "akodo-gunso"))
    sitting.hand(CRANE, "calling-in-favors")
    go(sitting.window(), "play:calling-in-favors").quiet()
    found = sitting.state.play[katana]
    assert (found.seat, found.host) == (CRANE, whisperer)
    assert sitting.state.play[whisperer].status == -1


def test_calling_in_favors_discards_what_cannot_be_borne() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "doji-whisperer")
    toturi = sitting.play(LION, "akodo-toturi")
    banner = sitting.wear(LION, "sashimono", toturi)
    sitting.hand(CRANE, "calling-in-favors")
    go(sitting.window(), "play:calling-in-favors").quiet()
    assert banner in sitting.state.conflict_piles[LION]
    assert sitting.state.play[toturi].worn == ()


def test_forged_edict_cancels_an_event_for_a_courtier() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "way-of-the-lion")
    sitting.hand(CRANE, "forged-edict")
    go(sitting.conflict(), "play:way-of-the-lion", "play:forged-edict").quiet()
    assert skills(sitting, gunso)[0] == 2
    assert sitting.state.play[whisperer].status == -1


def test_forged_edict_is_not_paid_with_a_bushi() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "way-of-the-lion")
    sitting.hand(CRANE, "forged-edict")
    go(sitting.conflict(), "play:way-of-the-lion")
    assert not is_used(sitting, "play:forged-edict")


def test_i_can_swim_discards_who_is_dishonored_and_bids_less() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso", status=-1)
    sitting.attacker(LION, "akodo-toturi")
    sitting.hand(CRANE, "i-can-swim")
    sitting.state.dials |= {CRANE: 3, LION: 2}
    finish(go(sitting.conflict(), "play:i-can-swim"))
    assert gunso not in sitting.state.play
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso", status=-1)
    sitting.hand(CRANE, "i-can-swim")
    sitting.conflict()
    assert "refused-lcg-condition" in sitting.why_not(CRANE, "i-can-swim")


def test_way_of_the_scorpion_dishonors_other_clans_only() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "bayushi-yunako")
    sitting.hand(LION, "way-of-the-scorpion")
    go(sitting.conflict(), "play:way-of-the-scorpion").quiet()
    assert sitting.state.play[samurai].status == -1


def test_bayushi_manipulator_raises_a_bid() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "bayushi-manipulator")
    sitting.begin(Frame("bids")).answer(2, 2)
    finish(go(sitting, "use:bayushi-manipulator"))
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (5, 7)
    assert (len(sitting.state.hands[CRANE]), len(sitting.state.hands[LION])) == (3, 2)


def test_bayushi_shoju_discards_who_has_no_political_skill_left() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "bayushi-shoju")
    prodigy = sitting.attacker(LION, "ikoma-prodigy")
    go(sitting.conflict("political"), "use:bayushi-shoju").quiet()
    assert skills(sitting, prodigy)[1] == 1
    finish(go(sitting, "use:bayushi-shoju"))
    assert prodigy not in sitting.state.play


@pytest.mark.clause("LCG-S9.51", "LCG-S9.53")
def test_bayushi_shoju_waits_without_being_there_until_the_conflict_is_over() -> None:
    sitting = Sitting()
    shoju = sitting.defender(CRANE, "bayushi-shoju")
    sitting.play(CRANE, "sinister-soshi")
    prodigy = sitting.attacker(LION, "ikoma-prodigy")
    go(sitting.conflict("political"), "use:bayushi-shoju").quiet()
    del sitting.state.play[shoju]
    go(sitting, "use:sinister-soshi", "on:ikoma-prodigy").quiet()
    assert prodigy not in sitting.state.play
    sitting = Sitting()
    sitting.defender(CRANE, "bayushi-shoju")
    prodigy = sitting.attacker(LION, "ikoma-prodigy")
    finish(go(sitting.conflict("political", resolve=True), "use:bayushi-shoju"))
    assert prodigy in sitting.state.play
    assert sitting.state.lasting == ()


@pytest.mark.clause("LCG-S9.29", "LCG-S9.51")
def test_bayushi_shoju_discards_again_whom_a_reprieve_has_saved() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "bayushi-shoju")
    gunso = sitting.attacker(LION, "akodo-gunso")
    reprieve = sitting.wear(LION, "reprieve", gunso)
    go(sitting.conflict("political"), "use:bayushi-shoju")
    assert sitting.asked == (LION, "would")
    sitting.answer("use:reprieve").quiet()
    assert gunso not in sitting.state.play
    assert reprieve not in sitting.state.play


def test_bayushi_shoju_does_nothing_in_a_military_conflict() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "bayushi-shoju")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict()
    assert "refused-lcg-condition" in sitting.why_not(CRANE, "bayushi-shoju", "use")


def test_bayushi_yunako_switches_base_skills_but_no_dash() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "bayushi-yunako")
    toturi = sitting.attacker(LION, "akodo-toturi", status=1)
    sitting.attacker(LION, "matsu-berserker")
    go(sitting.conflict(), "use:bayushi-yunako")
    assert "on:matsu-berserker" not in sitting.offered
    sitting.answer("on:akodo-toturi").quiet()
    assert skills(sitting, toturi) == (6, 9)


def test_blackmail_artist_takes_honor_after_a_political_win() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "blackmail-artist")
    sitting.attacker(LION, "venerable-historian")
    go(sitting.conflict("political", resolve=True), "use:blackmail-artist")
    finish(sitting)
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (7, 5)
    sitting = Sitting()
    sitting.defender(CRANE, "blackmail-artist")
    sitting.defender(CRANE, "doji-hotaru")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(resolve=True)
    assert not is_used(sitting, "use:blackmail-artist")


def test_favored_niece_exchanges_a_card_twice_a_round() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "favored-niece")
    for _ in range(2):
        sitting.hand(CRANE, "banzai")
    banzai = sitting.state.hands[CRANE]
    go(sitting.window(), "use:favored-niece").answer([f"card:{banzai[0]}"])
    assert banzai[0] in sitting.state.conflict_piles[CRANE]
    assert len(sitting.state.hands[CRANE]) == 2
    go(sitting, "use:favored-niece").answer([f"card:{banzai[1]}"])
    assert "refused-lcg-limit" in sitting.why_not(CRANE, "favored-niece", "use")


def test_shosuro_actress_calls_an_opponents_character() -> None:
    sitting = Sitting()
    actress = sitting.play(CRANE, "shosuro-actress")
    gunso = sitting.pile(LION, "akodo-gunso")
    sitting.pile(LION, "akodo-toturi")
    go(sitting.conflict(), "use:shosuro-actress").quiet()
    assert (sitting.state.play[gunso].seat, sitting.state.play[gunso].side) == (CRANE, 2)
    assert actress not in sitting.state.play
    assert sitting.state.owners[gunso] == LION


def test_shosuro_actress_does_not_call_shinobi_or_her_own_dead() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "shosuro-actress")
    sitting.pile(LION, "adept-of-shadows")
    sitting.pile(CRANE, "brash-samurai")
    sitting.conflict()
    assert sitting.why_not(CRANE, "shosuro-actress", "use") == ["refused-lcg-no-target"]


def test_shosuro_miyako_answers_a_character_of_the_hand() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "shosuro-miyako")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "steward-of-law")
    sitting.hand(LION, "banzai")
    sitting.state.fate[CRANE] = 1
    go(sitting.conflict(), "play:steward-of-law", "home", "use:shosuro-miyako").quiet()
    assert sitting.asked == (LION, "select")
    sitting.answer("select:shosuro-miyako.0").quiet()
    assert sitting.state.hands[LION] == ()


def test_shosuro_miyako_does_not_answer_an_attachment() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "shosuro-miyako")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "fine-katana")
    go(sitting.conflict(), "play:fine-katana", "on:shosuro-miyako")
    assert not is_used(sitting, "use:shosuro-miyako")


def test_sinister_soshi_weakens_a_participant() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "sinister-soshi")
    toturi = sitting.attacker(LION, "akodo-toturi")
    sitting.play(LION, "akodo-gunso")
    go(sitting.conflict(), "use:sinister-soshi").quiet()
    assert skills(sitting, toturi) == (4, 1)
    assert "refused-lcg-limit" in sitting.why_not(CRANE, "sinister-soshi", "use")


def test_soshi_illusionist_discards_a_status_for_fate() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "soshi-illusionist")
    toturi = sitting.play(LION, "akodo-toturi", status=1)
    go(sitting.window(), "use:soshi-illusionist").quiet()
    assert sitting.state.play[toturi].status == 0
    assert sitting.state.fate[CRANE] == 9
    assert "refused-lcg-no-target" in sitting.why_not(CRANE, "soshi-illusionist", "use")


@pytest.mark.parametrize("wins", [True, False])
def test_yogo_hiroue_may_dishonor_whom_he_moved_if_he_wins(*, wins: bool) -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "yogo-hiroue")
    if not wins:
        sitting.attacker(LION, "ikoma-eiji")
        sitting.attacker(LION, "akodo-toturi")
    brawler = sitting.play(LION, "lion-s-pride-brawler")
    sitting.conflict("political", ring="earth", resolve=True)
    go(sitting, "use:yogo-hiroue", "on:lion-s-pride-brawler").quiet()
    assert not is_home(sitting, brawler)
    if wins:
        finish_until(sitting, "dishonor:lion-s-pride-brawler")
        assert sitting.asked == (CRANE, "may-dishonor")
        sitting.answer("dishonor:lion-s-pride-brawler")
    finish(sitting)
    assert sitting.state.play[brawler].status == (-1 if wins else 0)


def test_yogo_outcast_is_stronger_with_less_honor() -> None:
    sitting = Sitting()
    outcast = sitting.play(CRANE, "yogo-outcast")
    assert skills(sitting, outcast) == (2, 2)
    sitting.state.honor[CRANE] = 5
    sitting.table.memo.clear()
    assert skills(sitting, outcast) == (3, 3)


def test_young_rumormonger_turns_dishonor_to_another() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "young-rumormonger")
    gunso = sitting.attacker(LION, "akodo-gunso")
    toturi = sitting.play(LION, "akodo-toturi")
    sitting.hand(CRANE, "way-of-the-scorpion")
    go(sitting.conflict(), "play:way-of-the-scorpion", "use:young-rumormonger").quiet()
    assert sitting.state.play[gunso].status == 0
    assert sitting.state.play[toturi].status == -1


def test_young_rumormonger_does_not_turn_what_would_change_nobody() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "young-rumormonger")
    sitting.play(CRANE, "favored-niece")
    whisperer = sitting.play(CRANE, "doji-whisperer", status=-1)
    sitting.wear(CRANE, "court-mask", whisperer)
    go(sitting.window(), "use:court-mask")
    assert not is_used(sitting, "use:young-rumormonger")


def test_young_rumormonger_needs_another_who_would_change() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "young-rumormonger")
    sitting.attacker(LION, "akodo-gunso")
    sitting.play(LION, "akodo-toturi", status=-1)
    sitting.hand(CRANE, "way-of-the-scorpion")
    go(sitting.conflict(), "play:way-of-the-scorpion")
    assert not is_used(sitting, "use:young-rumormonger")


def test_city_of_lies_makes_one_event_cheaper() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "city-of-lies")
    sitting.defender(CRANE, "doji-whisperer")
    sitting.attacker(LION, "akodo-gunso")
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.hand(CRANE, "outwit", "outwit")
    go(sitting.conflict("political"), "use:city-of-lies", "play:outwit", "on:akodo-gunso").quiet()
    assert sitting.state.fate[CRANE] == 10
    go(sitting, "play:outwit").quiet()
    assert sitting.state.fate[CRANE] == 9


def test_secret_cache_searches_when_a_conflict_is_declared_there() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "secret-cache", shown=False)
    sitting.attacker(LION, "akodo-gunso")
    cards = deck(sitting, CRANE, "banzai", "outwit", "rout", "for-shame", "fine-katana")
    conflict_at_show(sitting)
    finish(go(sitting, "use:secret-cache").answer(f"card:{cards[4]}"))
    assert sitting.state.hands[CRANE] == (cards[4],)


def test_secret_cache_does_not_answer_a_conflict_elsewhere() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "secret-cache", 1)
    sitting.attacker(LION, "akodo-gunso")
    conflict_at_show(sitting)
    assert not is_used(sitting, "use:secret-cache")


@pytest.mark.clause("LCG-S13.1")
def test_city_of_the_open_hand_gains_honor_for_who_has_less_and_takes_none() -> None:
    sitting = with_home("city-of-the-open-hand")
    sitting.state.honor[CRANE] = 5
    go(sitting.window(), "use:city-of-the-open-hand")
    assert sitting.state.honor == {CRANE: 6, LION: 6}
    sitting = with_home("city-of-the-open-hand")
    sitting.window()
    key = "city-of-the-open-hand"
    assert sitting.why_not(CRANE, key, "use") == ["refused-lcg-condition"]
