"""Cards of no clan: what each does, and what it must not do."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.measures import able, skill, strength
from gorin.games.l5r_lcg.state import DEFENDING, NOBODY
from gorin.kernel.table import Frame


def test_miya_mystic_is_sacrificed_to_discard_an_attachment() -> None:
    sitting = Sitting()
    mystic = sitting.play(CRANE, "miya-mystic")
    gunso = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(LION, "fine-katana", gunso)
    sitting.window().answer("use:miya-mystic").quiet()
    assert mystic not in sitting.state.play
    assert sitting.state.play[gunso].worn == ()
    assert katana in sitting.state.conflict_piles[LION]


def test_miya_mystic_does_so_in_the_conflict_phase_only() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "miya-mystic")
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.wear(LION, "fine-katana", gunso)
    sitting.state.phase = "fate"
    sitting.window()
    assert sitting.why_not(CRANE, "miya-mystic", "use") == ["refused-lcg-condition"]


@pytest.mark.parametrize("title", ["otomo-courtier", "seppun-guardsman"])
def test_who_respects_the_favor_does_not_attack_its_holder(title: str) -> None:
    sitting = Sitting(seats=3)
    card = sitting.play(CRANE, title)
    kind = "political" if title == "otomo-courtier" else "military"
    assert able(sitting.table, CRANE, kind, LION) == (card,)
    sitting.state.favor = LION
    assert able(sitting.table, CRANE, kind, LION) == ()
    assert able(sitting.table, CRANE, kind, OTHER) == (card,)
    assert able(sitting.table, CRANE, kind) == (card,)


@pytest.mark.clause("LCG-S9.45")
def test_wandering_ronin_is_stronger_twice_a_conflict_for_fate_on_it() -> None:
    sitting = Sitting()
    ronin = sitting.defender(CRANE, "wandering-ronin", fate=3)
    sitting.conflict().answer("use:wandering-ronin", "use:wandering-ronin")
    assert skill(sitting.table, ronin, "military") == 6
    assert skill(sitting.table, ronin, "political") == 6
    assert sitting.state.play[ronin].fate == 1
    assert sitting.why_not(CRANE, "wandering-ronin", "use") == ["refused-lcg-limit"]


def test_wandering_ronin_needs_fate_on_it() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "wandering-ronin")
    sitting.conflict()
    assert sitting.why_not(CRANE, "wandering-ronin", "use") == ["refused-lcg-unpaid"]


def test_favorable_ground_moves_a_character_in_or_home() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    ground = sitting.row(CRANE, 0, "favorable-ground")
    sitting.conflict().answer("use:favorable-ground")
    assert not is_home(sitting, whisperer)
    assert ground in sitting.state.dynasty_piles[CRANE]
    sitting = Sitting()
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    sitting.row(CRANE, 0, "favorable-ground")
    sitting.conflict().answer("use:favorable-ground")
    assert is_home(sitting, whisperer)


def test_favorable_ground_moves_no_outsider_into_the_conflict() -> None:
    sitting = Sitting(seats=3)
    sitting.play(OTHER, "doji-whisperer")
    sitting.row(OTHER, 0, "favorable-ground")
    sitting.conflict()
    assert sitting.why_not(OTHER, "favorable-ground", "use") == ["refused-lcg-no-target"]


def test_imperial_storehouse_is_sacrificed_to_draw_a_card() -> None:
    sitting = Sitting()
    storehouse = sitting.row(CRANE, 0, "imperial-storehouse")
    sitting.window().answer("use:imperial-storehouse")
    assert len(sitting.state.hands[CRANE]) == 1
    assert storehouse in sitting.state.dynasty_piles[CRANE]


@pytest.mark.clause("LCG-S10.9")
def test_a_holding_that_lies_face_down_does_nothing() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "imperial-storehouse", open=False)
    sitting.window()
    assert sitting.asked is None


@pytest.mark.clause("LCG-S8.26")
def test_of_three_restricted_attachments_one_is_discarded() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    katana = sitting.wear(CRANE, "fine-katana", whisperer)
    fan = sitting.wear(CRANE, "ornate-fan", whisperer)
    sitting.hand(CRANE, "ornate-fan")
    sitting.window().answer("play:ornate-fan")
    assert sitting.offered == ["on:fine-katana", "on:ornate-fan", "on:ornate-fan"]
    sitting.answer(f"on:fine-katana.{katana}")
    assert len(sitting.state.play[whisperer].worn) == 2
    assert fan in sitting.state.play[whisperer].worn
    assert skill(sitting.table, whisperer, "political") == 7


def test_two_restricted_attachments_stay() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    sitting.wear(CRANE, "fine-katana", whisperer)
    sitting.hand(CRANE, "ornate-fan")
    sitting.window().answer("play:ornate-fan")
    assert len(sitting.state.play[whisperer].worn) == 2


@pytest.mark.clause("LCG-S9.46", "LCG-S9.16")
def test_assassination_discards_a_cheap_character_for_honor_once_a_round() -> None:
    sitting = Sitting()
    scout = sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "ikoma-prodigy")
    sitting.hand(CRANE, "assassination", "assassination")
    sitting.conflict().answer("play:assassination", "on:akodo-gunso").quiet()
    assert scout not in sitting.state.play
    assert sitting.state.honor[CRANE] == 3
    assert sitting.why_not(CRANE, "assassination") == ["refused-lcg-limit"]


@pytest.mark.clause("LCG-S9.5", "LCG-S9.6")
def test_assassination_needs_a_conflict_honor_and_somebody_cheap() -> None:
    sitting = Sitting()
    sitting.play(LION, "akodo-toturi")
    sitting.hand(CRANE, "assassination")
    sitting.state.honor[CRANE] = 2
    sitting.window()
    assert sitting.why_not(CRANE, "assassination") == [
        "refused-lcg-condition",
        "refused-lcg-unpaid",
        "refused-lcg-no-target",
    ]


def test_who_pays_the_last_honor_is_out_and_the_effect_does_not_happen() -> None:
    sitting = Sitting(seats=3)
    scout = sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "ikoma-prodigy")
    sitting.hand(CRANE, "assassination")
    sitting.state.honor[CRANE] = 3
    sitting.conflict().answer("play:assassination")
    assert CRANE not in sitting.state.alive
    assert scout in sitting.state.play
    assert sitting.state.conflict is None


def test_banzai_gives_two_military_skill_and_again_for_honor() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    scout = sitting.defender(CRANE, "cautious-scout")
    sitting.hand(CRANE, "banzai")
    sitting.conflict().answer("play:banzai", "on:brash-samurai", "on:cautious-scout")
    assert skill(sitting.table, samurai, "military") == 4
    assert skill(sitting.table, scout, "military") == 4
    assert sitting.state.honor[CRANE] == 5


def test_banzai_may_be_left_at_one_and_is_played_once_a_conflict() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "banzai", "banzai")
    sitting.conflict().answer("play:banzai", "decline")
    assert skill(sitting.table, samurai, "military") == 4
    assert sitting.state.honor[CRANE] == 6
    assert sitting.why_not(CRANE, "banzai") == ["refused-lcg-limit"]


@pytest.mark.clause("LCG-S9.59", "LCG-S9.12")
@pytest.mark.parametrize("cancelled", [False, True])
def test_banzai_resolved_again_is_aimed_anew_and_may_be_cancelled(*, cancelled: bool) -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.defender(CRANE, "cautious-scout")
    sitting.attacker(LION, "akodo-gunso", status=1)
    sitting.hand(CRANE, "banzai", "fine-katana")
    sitting.hand(LION, "voice-of-honor")
    sitting.conflict().answer("play:banzai", "on:brash-samurai")
    assert sitting.asked == (LION, "would")
    sitting.answer("pass", "on:cautious-scout")
    assert sitting.asked == (LION, "would")
    (banzai,) = sitting.state.resolving
    assert [sitting.state.facts(card).slug for card, _ in banzai.targets] == ["cautious-scout"]
    sitting.answer("play:voice-of-honor" if cancelled else "pass").quiet()
    scout = sitting.state.fighting(DEFENDING)[1]
    assert skill(sitting.table, samurai, "military") == 4
    assert skill(sitting.table, scout, "military") == (2 if cancelled else 4)
    assert sitting.state.honor[CRANE] == 5
    assert banzai.card in sitting.state.conflict_piles[CRANE]


def test_fallen_in_battle_discards_a_participant_after_a_clear_victory() -> None:
    sitting = Sitting()
    toturi = sitting.attacker(LION, "akodo-toturi")
    samurai = sitting.defender(CRANE, "daidoji-nerishma", bowed=True)
    sitting.hand(LION, "fallen-in-battle")
    sitting.conflict(ring="earth", resolve=True).passes()
    sitting.answer("play:fallen-in-battle", "on:daidoji-nerishma").quiet()
    assert samurai not in sitting.state.play
    assert toturi in sitting.state.play


def test_fallen_in_battle_needs_five_more_skill() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-toturi")
    sitting.defender(CRANE, "brash-samurai")
    sitting.hand(LION, "fallen-in-battle")
    sitting.conflict(ring="earth", resolve=True).passes().quiet()
    assert sitting.asked == (LION, "ring")


def test_for_shame_lets_the_opponent_select_dishonor_or_bow() -> None:
    for choice, status, bowed in ((0, -1, False), (1, 0, True)):
        sitting = Sitting()
        sitting.defender(CRANE, "doji-whisperer")
        toturi = sitting.attacker(LION, "akodo-toturi")
        sitting.hand(CRANE, "for-shame")
        sitting.conflict().answer("play:for-shame")
        assert sitting.asked == (LION, "select")
        sitting.answer(f"select:for-shame.{choice}").quiet()
        found = sitting.state.play[toturi]
        assert (found.status, found.bowed) == (status, bowed)


def test_for_shame_needs_a_courtier_in_the_conflict() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "doji-whisperer")
    sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-toturi")
    sitting.hand(CRANE, "for-shame")
    sitting.conflict()
    assert sitting.why_not(CRANE, "for-shame") == ["refused-lcg-condition"]


@pytest.mark.parametrize(
    ("title", "own", "theirs", "kind"),
    [
        ("outwit", "doji-whisperer", "ikoma-prodigy", "political"),
        ("rout", "doji-challenger", "akodo-gunso", "military"),
    ],
)
def test_who_is_outdone_goes_home(title: str, own: str, theirs: str, kind: str) -> None:
    sitting = Sitting()
    sitting.defender(CRANE, own)
    beaten = sitting.attacker(LION, theirs)
    toturi = sitting.attacker(LION, "akodo-toturi")
    sitting.hand(CRANE, title)
    sitting.conflict(kind).answer(f"play:{title}")
    assert is_home(sitting, beaten)
    assert not is_home(sitting, toturi)


def test_nobody_is_outdone_by_those_at_home_or_of_another_trait() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "doji-challenger")
    sitting.defender(CRANE, "doji-whisperer")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "rout")
    sitting.conflict()
    assert sitting.why_not(CRANE, "rout") == ["refused-lcg-no-target"]


# -- provinces -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "seat", "kind", "other"),
    [
        ("entrenched-position", CRANE, "military", "political"),
        ("ancestral-lands", LION, "political", "military"),
    ],
)
def test_a_province_is_stronger_in_conflicts_of_a_type(
    title: str, seat: int, kind: str, other: str
) -> None:
    for fought, expected in ((kind, 10), (other, 5)):
        sitting = Sitting(strongholds=True)
        attacker, defender = (LION, CRANE) if seat == CRANE else (CRANE, LION)
        slot = sitting.province(defender, title, shown=True)
        sitting.conflict(fought, attacker=attacker, defender=defender, slot=slot)
        stronghold = 2 if slot == 4 else 0
        assert strength(sitting.table, defender, slot) == expected + stronghold


def test_meditations_on_the_tao_takes_fate_from_an_attacker() -> None:
    sitting = Sitting(strongholds=True)
    gunso = sitting.attacker(LION, "akodo-gunso", fate=2)
    slot = sitting.province(CRANE, "meditations-on-the-tao", shown=True)
    sitting.conflict(slot=slot).answer("use:meditations-on-the-tao")
    assert sitting.state.play[gunso].fate == 1


def test_meditations_on_the_tao_does_nothing_elsewhere() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "akodo-gunso", fate=2)
    slot = sitting.province(CRANE, "meditations-on-the-tao", shown=True)
    sitting.conflict(slot=(slot + 1) % 4)
    assert sitting.why_not(CRANE, "meditations-on-the-tao", "use") == ["refused-lcg-condition"]


def test_manicured_garden_gives_fate_once_a_round() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(CRANE, "brash-samurai")
    slot = sitting.province(LION, "manicured-garden", shown=True)
    sitting.conflict(attacker=CRANE, defender=LION, slot=slot).answer("use:manicured-garden")
    assert sitting.state.fate[LION] == 11
    assert sitting.why_not(LION, "manicured-garden", "use") == ["refused-lcg-limit"]


def declared(sitting: Sitting, seat: int, slot: int) -> None:
    """Let a seat declare a military conflict at a province of the other one."""
    sitting.state.opportunities = {CRANE: ("military",), LION: ("military",)}
    attacker, defender = (CRANE, LION) if seat == CRANE else (LION, CRANE)
    sitting.begin(Frame("declare", attacker))
    sitting.answer("declare:military.air", f"province:{defender}.{slot}")
    sitting.answer(sitting.offered)


@pytest.mark.clause("LCG-S4.36", "LCG-S4.55")
def test_rally_to_the_cause_switches_the_type_after_it_is_revealed() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(LION, "akodo-gunso")
    declared(sitting, LION, sitting.province(CRANE, "rally-to-the-cause"))
    sitting.answer("use:rally-to-the-cause")
    assert sitting.state.conflict is not None
    assert sitting.state.conflict.kind == "political"
    assert sitting.state.opportunities[LION] == ()


def test_rally_to_the_cause_that_lies_face_up_does_nothing() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(LION, "akodo-gunso")
    declared(sitting, LION, sitting.province(CRANE, "rally-to-the-cause", shown=True))
    assert sitting.asked != (CRANE, "reaction")


def test_night_raid_makes_the_opponent_discard_a_card_for_each_attacker() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(CRANE, "brash-samurai")
    _, fan = sitting.hand(CRANE, "banzai", "ornate-fan")
    declared(sitting, CRANE, sitting.province(LION, "night-raid"))
    sitting.answer("use:night-raid")
    assert sitting.asked == (CRANE, "give-up")
    sitting.answer([f"card:{fan}"])
    assert fan in sitting.state.conflict_piles[CRANE]
    assert len(sitting.state.hands[CRANE]) == 1


def test_night_raid_does_nothing_to_an_empty_hand() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(CRANE, "brash-samurai")
    declared(sitting, CRANE, sitting.province(LION, "night-raid"))
    assert sitting.asked != (LION, "reaction")


def test_shameful_display_honors_one_and_dishonors_another() -> None:
    sitting = Sitting(strongholds=True)
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    toturi = sitting.attacker(LION, "akodo-toturi")
    slot = sitting.province(CRANE, "shameful-display", shown=True)
    sitting.conflict(slot=slot).answer("use:shameful-display")
    sitting.answer(["on:doji-whisperer", "on:akodo-toturi"], "honor:doji-whisperer")
    found = [sitting.state.play[card].status for card in (whisperer, toturi)]
    assert found == [1, -1]


def test_shameful_display_needs_two_participants() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "akodo-toturi")
    slot = sitting.province(CRANE, "shameful-display", shown=True)
    sitting.conflict(slot=slot)
    assert sitting.why_not(CRANE, "shameful-display", "use") == ["refused-lcg-no-target"]


@pytest.mark.clause("LCG-S9.35")
def test_pilgrimage_cancels_the_ring_but_not_its_claim() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(CRANE, "brash-samurai")
    slot = sitting.province(LION, "pilgrimage", shown=True)
    sitting.conflict(attacker=CRANE, defender=LION, slot=slot, resolve=True)
    while sitting.asked is not None:
        assert sitting.asked[1] != "ring"
        sitting.answer("pass")
    assert sitting.state.rings["fire"].seat == CRANE


def test_pilgrimage_that_breaks_cancels_nothing() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(CRANE, "doji-hotaru", status=1)
    slot = sitting.province(LION, "pilgrimage", shown=True)
    sitting.conflict("political", attacker=CRANE, defender=LION, slot=slot, resolve=True)
    assert sitting.state.provinces[LION][slot].broken
    assert sitting.asked == (CRANE, "ring")
    assert sitting.state.favor == NOBODY
