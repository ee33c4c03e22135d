"""The cards of the Lion: what each does, and what it must not do."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.boards import is_used
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting, is_home

from gorin.games.l5r_lcg.events.seats import PhaseBegan
from gorin.games.l5r_lcg.measures import skill
from gorin.kernel.table import Frame


def dynasty(sitting: Sitting) -> Sitting:
    """Begin in the dynasty phase with the Lion."""
    sitting.state.first = LION
    sitting.table.record(PhaseBegan("dynasty", 1, "LCG-1.1"))
    return sitting.begin(Frame("dynasty", LION))


def test_matsu_berserker_has_no_political_skill() -> None:
    sitting = Sitting()
    berserker = sitting.attacker(LION, "matsu-berserker", status=1)
    assert skill(sitting.table, berserker, "military") == 4
    assert skill(sitting.table, berserker, "political") == 0


def test_akodo_gunso_fills_the_province_that_he_came_from_face_up() -> None:
    sitting = Sitting()
    sitting.row(LION, 1, "akodo-gunso")
    dynasty(sitting).answer("play:akodo-gunso", "use:akodo-gunso")
    assert sitting.state.provinces[LION][1].open


def test_akodo_gunso_does_nothing_if_he_comes_from_elsewhere_or_is_let_pass() -> None:
    sitting = Sitting()
    sitting.row(LION, 1, "akodo-gunso")
    dynasty(sitting).answer("play:akodo-gunso", "pass", 0)
    assert not sitting.state.provinces[LION][1].open
    sitting = Sitting()
    sitting.pile(LION, "akodo-gunso")
    sitting.attacker(CRANE, "doji-hotaru")
    sitting.play(LION, "ikoma-eiji")
    sitting.conflict("political", attacker=CRANE, defender=LION, resolve=True)
    sitting.answer("use:ikoma-eiji")
    assert sitting.asked != (LION, "reaction")


@pytest.mark.clause("LCG-S8.23", "LCG-S4.43")
def test_akodo_gunso_is_honored_by_winning_and_dishonored_by_losing() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict("military", resolve=True)
    assert sitting.state.play[gunso].status == 1
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.defender(CRANE, "doji-challenger")
    sitting.conflict("military", resolve=True)
    assert sitting.state.play[gunso].status == -1
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.attacker(LION, "matsu-berserker")
    sitting.conflict("military", resolve=True)
    assert sitting.state.play[gunso].status == 0


def test_akodo_toturi_resolves_the_ring_that_he_claims_in_a_military_conflict() -> None:
    sitting = Sitting()
    toturi = sitting.attacker(LION, "akodo-toturi")
    sitting.conflict("military", ring="fire", resolve=True)
    sitting.answer("decline").quiet()
    sitting = Sitting()
    toturi = sitting.attacker(LION, "akodo-toturi")
    sitting.conflict("military", ring="fire", resolve=True)
    sitting.answer("decline", "use:akodo-toturi", "honor:akodo-toturi")
    assert sitting.state.play[toturi].status == 1


def test_akodo_toturi_does_not_do_so_in_a_political_conflict_or_at_home() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict("political", ring="fire", resolve=True).answer("decline")
    assert sitting.asked is None
    sitting = Sitting()
    sitting.play(LION, "akodo-toturi")
    sitting.attacker(LION, "matsu-berserker")
    sitting.conflict("military", ring="fire", resolve=True).answer("decline")
    assert sitting.asked is None


def test_honored_general_leads_other_lions_in_the_conflict() -> None:
    sitting = Sitting()
    general = sitting.attacker(LION, "honored-general")
    brawler = sitting.attacker(LION, "lion-s-pride-brawler")
    ronin = sitting.attacker(LION, "wandering-ronin")
    at_home = sitting.play(LION, "matsu-berserker")
    found = [skill(sitting.table, card, "military") for card in (general, brawler, ronin, at_home)]
    assert found == [3, 4, 2, 3]
    assert skill(sitting.table, brawler, "political") == 2


def test_honored_general_is_honored_after_entering_play() -> None:
    sitting = Sitting()
    general = sitting.row(LION, 1, "honored-general")
    dynasty(sitting).answer("play:honored-general", "use:honored-general")
    assert sitting.state.play[general].status == 1


def test_ikoma_eiji_puts_a_cheap_bushi_into_play_after_a_lost_political_conflict() -> None:
    sitting = Sitting()
    sitting.play(LION, "ikoma-eiji")
    sitting.attacker(CRANE, "doji-hotaru")
    sitting.pile(LION, "matsu-berserker")
    brawler = sitting.row(LION, 2, "lion-s-pride-brawler")
    sitting.row(LION, 1, "honored-general")
    sitting.conflict("political", attacker=CRANE, defender=LION, resolve=True)
    sitting.answer("use:ikoma-eiji")
    assert sitting.offered == ["on:matsu-berserker", "on:lion-s-pride-brawler"]
    sitting.answer("on:lion-s-pride-brawler")
    assert is_home(sitting, brawler)


def test_ikoma_eiji_does_nothing_after_a_military_conflict_or_one_that_is_won() -> None:
    for kind, prodigy in (("military", False), ("political", True)):
        sitting = Sitting()
        sitting.play(LION, "ikoma-eiji")
        sitting.pile(LION, "matsu-berserker")
        sitting.attacker(CRANE, "brash-samurai")
        if prodigy:
            sitting.defender(LION, "ikoma-prodigy")
        sitting.conflict(kind, attacker=CRANE, defender=LION, ring="air", resolve=True)
        assert sitting.asked is None or "use:ikoma-eiji" not in sitting.offered


def test_ikoma_prodigy_gains_honor_when_fate_is_placed_on_it() -> None:
    sitting = Sitting()
    sitting.row(LION, 1, "ikoma-prodigy")
    dynasty(sitting).answer("play:ikoma-prodigy", 2, "use:ikoma-prodigy")
    assert (sitting.state.honor[LION], sitting.state.fate[LION]) == (7, 7)


def test_ikoma_prodigy_gains_nothing_without_fate() -> None:
    sitting = Sitting()
    sitting.row(LION, 1, "ikoma-prodigy")
    dynasty(sitting).answer("play:ikoma-prodigy", 0)
    assert sitting.asked is None
    assert sitting.state.honor[LION] == 6


def test_lion_s_pride_brawler_bows_who_is_not_stronger() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "lion-s-pride-brawler")
    challenger = sitting.play(CRANE, "doji-challenger")
    sitting.play(CRANE, "doji-hotaru", status=1)
    sitting.conflict().answer("use:lion-s-pride-brawler")
    assert "on:doji-hotaru" not in sitting.offered
    sitting.answer("on:doji-challenger")
    assert sitting.state.play[challenger].bowed


def test_lion_s_pride_brawler_does_nothing_in_defense() -> None:
    sitting = Sitting()
    sitting.defender(LION, "lion-s-pride-brawler")
    sitting.play(CRANE, "doji-whisperer")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert sitting.why_not(LION, "lion-s-pride-brawler", "use") == ["refused-lcg-condition"]


def test_matsu_beiona_has_two_fate_beside_three_bushi() -> None:
    sitting = Sitting()
    beiona = sitting.row(LION, 1, "matsu-beiona")
    for bushi in ("matsu-berserker", "akodo-gunso", "wandering-ronin"):
        sitting.play(LION, bushi)
    dynasty(sitting).answer("play:matsu-beiona", "use:matsu-beiona")
    assert sitting.state.play[beiona].fate == 2
    assert sitting.state.fate[LION] == 7


def test_matsu_beiona_has_none_beside_two() -> None:
    sitting = Sitting()
    sitting.row(LION, 1, "matsu-beiona")
    for title in ("matsu-berserker", "akodo-gunso", "ikoma-prodigy"):
        sitting.play(LION, title)
    dynasty(sitting).answer("play:matsu-beiona")
    assert sitting.asked == (LION, "fate")


def test_venerable_historian_honors_itself_if_its_seat_has_more_honor() -> None:
    sitting = Sitting()
    historian = sitting.defender(LION, "venerable-historian")
    sitting.state.honor[LION] = 7
    sitting.conflict("political", attacker=CRANE, defender=LION)
    sitting.answer("use:venerable-historian")
    assert sitting.state.play[historian].status == 1


def test_venerable_historian_does_nothing_with_the_same_honor() -> None:
    sitting = Sitting()
    sitting.defender(LION, "venerable-historian")
    sitting.conflict("political", attacker=CRANE, defender=LION)
    assert sitting.why_not(LION, "venerable-historian", "use") == ["refused-lcg-condition"]


def test_master_of_the_spear_lets_the_opponent_send_home_a_participant() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "master-of-the-spear")
    sitting.defender(CRANE, "doji-whisperer")
    hotaru = sitting.defender(CRANE, "doji-hotaru")
    sitting.conflict().answer("use:master-of-the-spear")
    assert sitting.asked == (CRANE, "target")
    sitting.answer("on:doji-hotaru")
    assert is_home(sitting, hotaru)
    assert not sitting.state.play[hotaru].bowed


def test_master_of_the_spear_does_nothing_in_defense() -> None:
    sitting = Sitting()
    sitting.defender(LION, "master-of-the-spear")
    sitting.attacker(CRANE, "doji-hotaru")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert sitting.why_not(LION, "master-of-the-spear", "use") == ["refused-lcg-condition"]


def test_vengeful_oathkeeper_enters_play_after_a_lost_military_conflict() -> None:
    sitting = Sitting()
    (keeper,) = sitting.hand(LION, "vengeful-oathkeeper")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.conflict(attacker=CRANE, defender=LION, resolve=True).passes()
    sitting.answer("play:vengeful-oathkeeper")
    assert is_home(sitting, keeper)
    assert sitting.state.fate[LION] == 10
    assert sitting.state.hands[LION] == ()


def test_vengeful_oathkeeper_stays_in_hand_after_a_political_conflict() -> None:
    sitting = Sitting()
    sitting.hand(LION, "vengeful-oathkeeper")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.conflict("political", attacker=CRANE, defender=LION, resolve=True).passes()
    assert sitting.asked == (CRANE, "ring")


def test_guidance_of_the_ancestors_is_played_from_the_discard_pile() -> None:
    sitting = Sitting()
    berserker = sitting.play(LION, "matsu-berserker")
    guidance = sitting.pile(LION, "guidance-of-the-ancestors")
    sitting.window().answer("use:guidance-of-the-ancestors")
    assert sitting.state.play[berserker].worn == (guidance,)
    assert sitting.state.fate[LION] == 9
    assert skill(sitting.table, berserker, "military") == 4
    assert sitting.state.conflict_piles[LION] == ()


def test_guidance_of_the_ancestors_has_to_be_paid() -> None:
    sitting = Sitting()
    sitting.play(LION, "matsu-berserker")
    sitting.pile(LION, "guidance-of-the-ancestors")
    sitting.state.fate[LION] = 0
    sitting.window()
    assert sitting.asked is None


def test_honored_blade_gains_honor_when_its_wearer_wins() -> None:
    sitting = Sitting()
    berserker = sitting.attacker(LION, "matsu-berserker")
    sitting.wear(LION, "honored-blade", berserker)
    assert skill(sitting.table, berserker, "military") == 5
    sitting.conflict(ring="earth", resolve=True).answer("use:honored-blade")
    assert sitting.state.honor[LION] == 7


def test_honored_blade_gains_nothing_at_home_or_for_a_loser() -> None:
    sitting = Sitting()
    berserker = sitting.play(LION, "matsu-berserker")
    sitting.wear(LION, "honored-blade", berserker)
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="earth", resolve=True)
    assert sitting.asked == (LION, "ring")
    sitting = Sitting()
    berserker = sitting.attacker(LION, "matsu-berserker")
    sitting.wear(LION, "honored-blade", berserker)
    sitting.defender(CRANE, "doji-hotaru", status=1)
    sitting.conflict(ring="earth", resolve=True)
    assert sitting.asked is None


@pytest.mark.clause("LCG-S9.53", "LCG-S7.29")
def test_way_of_the_lion_doubles_the_base_skill_until_the_conflict_ends() -> None:
    """Printed 3, doubled 6; glory 1 and the katana 2 are added once."""
    sitting = Sitting()
    berserker = sitting.attacker(LION, "matsu-berserker", status=1)
    sitting.wear(LION, "fine-katana", berserker)
    sitting.hand(LION, "way-of-the-lion")
    sitting.conflict(ring="earth", resolve=True).answer("play:way-of-the-lion")
    assert skill(sitting.table, berserker, "military") == 9
    sitting.quiet().answer("decline")
    assert sitting.state.conflict is None
    assert skill(sitting.table, berserker, "military") == 6


def test_way_of_the_lion_does_nothing_for_others_or_outside_conflicts() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "wandering-ronin")
    sitting.hand(LION, "way-of-the-lion")
    sitting.conflict()
    assert sitting.why_not(LION, "way-of-the-lion") == ["refused-lcg-no-target"]
    sitting = Sitting()
    sitting.play(LION, "matsu-berserker")
    sitting.hand(LION, "way-of-the-lion")
    sitting.window(LION)
    assert sitting.why_not(LION, "way-of-the-lion") == ["refused-lcg-condition"]


def test_ready_for_battle_readies_who_was_bowed_by_a_card() -> None:
    sitting = Sitting()
    gunso = sitting.defender(LION, "akodo-gunso")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.hand(CRANE, "admit-defeat")
    sitting.hand(LION, "ready-for-battle")
    sitting.conflict(attacker=CRANE, defender=LION)
    sitting.answer("pass", "play:admit-defeat", "play:ready-for-battle")
    assert not sitting.state.play[gunso].bowed


def test_ready_for_battle_does_not_answer_the_end_of_a_conflict() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "ready-for-battle")
    sitting.conflict(ring="earth", resolve=True).passes().quiet()
    sitting.answer("decline").quiet()
    assert sitting.state.play[gunso].bowed
    assert len(sitting.state.hands[LION]) == 1


@pytest.mark.clause("LCG-S7.13")
def test_stand_your_ground_keeps_an_honored_character_for_its_status() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso", status=1)
    sitting.hand(CRANE, "assassination")
    sitting.hand(LION, "stand-your-ground")
    sitting.conflict(attacker=CRANE, defender=LION)
    sitting.answer("pass", "play:assassination", "play:stand-your-ground")
    assert sitting.state.play[gunso].status == 0
    assert sitting.state.honor[LION] == 6


def test_stand_your_ground_does_not_keep_the_honored_of_others() -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai", status=1)
    sitting.hand(LION, "assassination", "stand-your-ground")
    sitting.conflict(attacker=CRANE, defender=LION).answer("play:assassination")
    assert not is_used(sitting, "play:stand-your-ground")
    assert samurai in sitting.state.dynasty_piles[CRANE]


def test_stand_your_ground_does_not_keep_who_is_not_honored() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.hand(CRANE, "assassination")
    sitting.hand(LION, "stand-your-ground")
    sitting.conflict(attacker=CRANE, defender=LION)
    sitting.answer("pass", "play:assassination")
    assert gunso not in sitting.state.play


def test_the_art_of_war_draws_three_cards_as_it_breaks() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(CRANE, "doji-hotaru", status=1)
    slot = sitting.province(LION, "the-art-of-war", shown=True)
    sitting.conflict("political", attacker=CRANE, defender=LION, slot=slot, resolve=True)
    assert sitting.asked == (LION, "interrupt")
    sitting.answer("use:the-art-of-war")
    assert len(sitting.state.hands[LION]) == 3
    assert sitting.state.provinces[LION][slot].broken


def test_the_art_of_war_draws_nothing_if_it_holds() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(CRANE, "doji-whisperer", status=-1)
    slot = sitting.province(LION, "the-art-of-war", shown=True)
    sitting.conflict("political", attacker=CRANE, defender=LION, slot=slot, resolve=True)
    assert sitting.state.hands[LION] == ()
    assert not sitting.state.provinces[LION][slot].broken


def test_yojin_no_shiro_strengthens_attackers() -> None:
    sitting = Sitting(strongholds=True)
    gunso = sitting.attacker(LION, "akodo-gunso")
    at_home = sitting.play(LION, "matsu-berserker")
    sitting.conflict().answer("use:yojin-no-shiro")
    assert skill(sitting.table, gunso, "military") == 3
    assert skill(sitting.table, at_home, "military") == 3
    assert sitting.state.strongholds[LION].bowed


def test_yojin_no_shiro_does_nothing_without_attackers_or_twice() -> None:
    sitting = Sitting(strongholds=True)
    sitting.defender(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert sitting.why_not(LION, "yojin-no-shiro", "use") == ["refused-lcg-no-target"]
