"""The cards of the Unicorn: what each does, and what it must not do."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.boards import (
    conflict_at_show,
    finish,
    finish_until,
    go,
    is_used,
    lay,
    skills,
    with_home,
)
from tests.games.l5r_lcg.own_cards import printed
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting, is_home

from gorin.games.l5r_lcg.events.conflicts import ConflictBegan
from gorin.games.l5r_lcg.measures import able, has_trait
from gorin.games.l5r_lcg.prices import cost_of
from gorin.games.l5r_lcg.state import Conflict, Ring
from gorin.kernel.table import Frame


def test_born_in_war_adds_for_each_unclaimed_ring() -> None:
    sitting = Sitting()
    rider = sitting.play(CRANE, "border-rider")
    sitting.wear(CRANE, "born-in-war", rider)
    sitting.state.rings["air"] = Ring(LION)
    assert skills(sitting, rider) == (6, 1)


def test_born_in_war_leaves_with_the_mount() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.wear(CRANE, "favored-mount", samurai)
    born = sitting.wear(CRANE, "born-in-war", samurai)
    sitting.hand(LION, "let-go")
    finish(go(sitting.conflict(), "play:let-go", "on:favored-mount"))
    assert born in sitting.state.conflict_piles[CRANE]


def test_born_in_war_is_put_on_cavalry_only() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "born-in-war")
    sitting.conflict()
    assert sitting.why_not(CRANE, "born-in-war") == ["refused-lcg-no-target"]


def test_favored_mount_gives_cavalry_and_carries_its_bearer() -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai")
    mount = sitting.wear(CRANE, "favored-mount", samurai)
    assert has_trait(sitting.table, samurai, "cavalry")
    go(sitting.conflict(), "use:favored-mount").quiet()
    assert not is_home(sitting, samurai)
    assert sitting.state.play[mount].bowed


def test_favored_mount_carries_nobody_with_a_dash() -> None:
    sitting = Sitting()
    sitting.wear(LION, "favored-mount", sitting.play(LION, "venerable-historian"))
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict()
    assert sitting.why_not(LION, "favored-mount", "use") == ["refused-lcg-no-target"]


def test_spyglass_draws_when_its_bearer_moves_in() -> None:
    sitting = Sitting()
    outrider = sitting.play(CRANE, "shinjo-outrider")
    sitting.wear(CRANE, "spyglass", outrider)
    go(sitting.conflict(), "use:shinjo-outrider", "use:spyglass").quiet()
    assert len(sitting.state.hands[CRANE]) == 1


def test_spyglass_draws_when_its_bearer_is_declared_but_not_for_others() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "spyglass", sitting.play(CRANE, "brash-samurai"))
    sitting.play(CRANE, "doji-whisperer")
    sitting.state.conflict = Conflict(LION, "political", "fire", CRANE, 0)
    sitting.begin(Frame("defenders", LION)).answer(["character:doji-whisperer"])
    assert not is_used(sitting, "use:spyglass")
    sitting.begin(Frame("defenders", LION)).answer(["character:brash-samurai"])
    go(sitting, "use:spyglass").quiet()
    assert len(sitting.state.hands[CRANE]) == 1


def test_ide_messenger_moves_one_of_ones_own_for_fate() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "ide-messenger")
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.play(LION, "akodo-gunso")
    go(sitting.conflict(), "use:ide-messenger", "on:brash-samurai").quiet()
    assert not is_home(sitting, samurai)
    assert sitting.state.fate[CRANE] == 9


def test_iuchi_wayfinder_looks_at_a_facedown_province() -> None:
    sitting = Sitting(strongholds=True)
    sitting.hand(CRANE, "iuchi-wayfinder")
    sitting.state.fate[CRANE] = 1
    sitting.conflict()
    go(sitting, "play:iuchi-wayfinder", "home", "use:iuchi-wayfinder")
    assert all(key.startswith("facedown:") for key in sitting.offered)
    sitting.answer("facedown:1.2").quiet()
    own = sitting.state.provinces[LION][2].own
    assert CRANE in sitting.state.known[own]
    assert not sitting.state.provinces[LION][2].shown


def declares(sitting: Sitting) -> Sitting:
    """Let the Crane end its first conflict of the phase."""
    sitting.table.record(ConflictBegan(CRANE, "military", "fire", ("political",)))
    sitting.state.conflict = Conflict(CRANE, "military", "fire", LION, 0)
    return sitting.begin(Frame("conflict-over", CRANE))


@pytest.mark.parametrize("broken", [True, False])
def test_breakthrough_declares_the_second_conflict_at_once(*, broken: bool) -> None:
    from msgspec.structs import replace

    from gorin.games.l5r_lcg.events.happened import put

    sitting = Sitting(strongholds=True)
    sitting.play(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "breakthrough")
    put(sitting.state, LION, 0, replace(sitting.state.provinces[LION][0], broken=broken))
    declares(sitting)
    if not broken:
        assert not is_used(sitting, "play:breakthrough")
        return
    go(sitting, "play:breakthrough").quiet()
    assert sitting.asked == (CRANE, "declare")


def test_captive_audience_makes_a_political_conflict_military() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    historian = sitting.attacker(LION, "venerable-historian")
    sitting.hand(CRANE, "captive-audience")
    go(sitting.conflict("political"), "play:captive-audience").quiet()
    assert sitting.state.conflict is not None
    assert sitting.state.conflict.kind == "military"
    assert is_home(sitting, historian)
    assert sitting.state.honor[CRANE] == 5
    assert sitting.why_not(CRANE, "brash-samurai", "use") == []


def test_captive_audience_does_nothing_in_a_military_conflict() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "captive-audience")
    sitting.conflict()
    assert sitting.why_not(CRANE, "captive-audience") == ["refused-lcg-condition"]


def test_cavalry_reserves_put_riders_of_cost_six_into_the_conflict() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "cavalry-reserves")
    riders = [sitting.pile(CRANE, title) for title in ("border-rider", "shinjo-tatsuo")]
    sitting.pile(CRANE, "brash-samurai")
    sitting.pile(CRANE, "aggressive-moto")
    go(sitting.conflict(), "play:cavalry-reserves").quiet()
    assert len(sitting.offered) == 3
    sitting.answer([f"card:{rider}" for rider in riders]).quiet()
    assert {sitting.state.play[rider].side for rider in riders} == {2}


def test_cavalry_reserves_need_a_military_conflict() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "cavalry-reserves")
    sitting.pile(CRANE, "border-rider")
    sitting.conflict("political")
    assert "refused-lcg-condition" in sitting.why_not(CRANE, "cavalry-reserves")


def test_i_am_ready_readies_a_unicorn_for_its_fate() -> None:
    sitting = Sitting()
    rider = sitting.play(CRANE, "border-rider", bowed=True, fate=1)
    sitting.hand(CRANE, "i-am-ready")
    go(sitting.window(), "play:i-am-ready").quiet()
    assert not sitting.state.play[rider].bowed
    assert sitting.state.play[rider].fate == 0
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai", bowed=True, fate=1)
    sitting.hand(CRANE, "i-am-ready")
    sitting.window()
    assert "refused-lcg-unpaid" in sitting.why_not(CRANE, "i-am-ready")


def test_way_of_the_unicorn_keeps_the_first_player_token() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "way-of-the-unicorn")
    sitting.state.first = CRANE
    finish(go(sitting.begin(Frame("end-round")), "play:way-of-the-unicorn"))
    assert sitting.state.first == CRANE


def test_way_of_the_unicorn_does_not_take_the_token() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "way-of-the-unicorn")
    sitting.state.first = LION
    sitting.begin(Frame("end-round"))
    assert not is_used(sitting, "play:way-of-the-unicorn")
    assert sitting.state.first == CRANE


def test_aggressive_moto_attacks_and_is_not_declared_in_defense() -> None:
    sitting = Sitting()
    moto = sitting.play(CRANE, "aggressive-moto")
    assert able(sitting.table, CRANE, "military", LION) == (moto,)
    assert able(sitting.table, CRANE, "military") == ()


def test_border_rider_readies_itself_once_a_round() -> None:
    sitting = Sitting()
    rider = sitting.play(CRANE, "border-rider", bowed=True)
    go(sitting.window(), "use:border-rider").quiet()
    assert not sitting.state.play[rider].bowed
    assert "refused-lcg-limit" in sitting.why_not(CRANE, "border-rider", "use")


def test_giver_of_gifts_moves_an_attachment_of_ones_own() -> None:
    sitting = Sitting()
    giver = sitting.play(CRANE, "giver-of-gifts")
    katana = sitting.wear(CRANE, "fine-katana", sitting.play(CRANE, "brash-samurai"))
    sitting.wear(LION, "ornate-fan", sitting.play(LION, "akodo-gunso"))
    go(sitting.window(), "use:giver-of-gifts", "on:giver-of-gifts").quiet()
    assert sitting.state.play[katana].host == giver
    assert sitting.state.play[giver].worn == (katana,)


@pytest.mark.clause("LCG-S10.3", "LCG-S8.26")
def test_giver_of_gifts_leaves_a_character_with_two_restricted_attachments() -> None:
    sitting = Sitting()
    giver = sitting.play(CRANE, "giver-of-gifts")
    fan, katana = (sitting.wear(CRANE, title, giver) for title in ("ornate-fan", "fine-katana"))
    samurai = sitting.play(CRANE, "brash-samurai")
    third = sitting.wear(CRANE, "fine-katana", samurai)
    gifts = ["on:ornate-fan", "on:fine-katana", "on:fine-katana"]
    go(sitting.window(), "use:giver-of-gifts")
    assert asked_in_words(sitting) == "ask-lcg-target"
    assert sitting.offered == gifts
    # Nobody else may bear it, so it is attached at once, and one of the three has to go.
    sitting.answer(f"on:fine-katana.{third}")
    assert asked_in_words(sitting) == "ask-lcg-restrict"
    assert sitting.offered == gifts
    assert sitting.state.play[giver].worn == (fan, katana, third)
    assert sitting.state.play[samurai].worn == ()
    sitting.answer("on:ornate-fan")
    assert sitting.state.play[giver].worn == (katana, third)
    assert fan in sitting.state.conflict_piles[CRANE]
    assert sitting.asked is None


def asked_in_words(sitting: Sitting) -> str:
    """Return the message of what is asked."""
    return sitting.match.pending[0].decision.prompt.message


def test_giver_of_gifts_needs_who_may_bear_it() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "giver-of-gifts")
    sitting.wear(CRANE, "sashimono", sitting.play(CRANE, "brash-samurai"))
    sitting.window()
    assert sitting.why_not(CRANE, "giver-of-gifts", "use") == ["refused-lcg-no-target"]


def test_ide_trader_gains_when_somebody_moves_to_its_conflict() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "ide-trader")
    sitting.play(CRANE, "shinjo-outrider")
    go(sitting.conflict("political"), "use:shinjo-outrider", "use:ide-trader")
    sitting.answer("select:ide-trader.0").quiet()
    assert sitting.state.fate[CRANE] == 11


def test_ide_trader_at_home_gains_nothing() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "ide-trader")
    sitting.play(CRANE, "shinjo-outrider")
    go(sitting.conflict(), "use:shinjo-outrider")
    assert not is_used(sitting, "use:ide-trader")


def test_meishodo_wielder_is_cheaper_for_the_first_player() -> None:
    sitting = Sitting()
    wielder = sitting.row(CRANE, 0, "meishodo-wielder")
    for first, cost in ((CRANE, 1), (LION, 2)):
        sitting.state.first = first
        assert cost_of(sitting.table, CRANE, wielder) == cost


def test_moto_horde_bears_weapons_only() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "moto-horde")
    sitting.hand(CRANE, "fine-katana", "ornate-fan")
    sitting.conflict()
    assert sitting.why_not(CRANE, "fine-katana") == []
    assert sitting.why_not(CRANE, "ornate-fan") == ["refused-lcg-no-target"]


def test_moto_youth_is_stronger_in_the_first_military_conflict_of_a_round() -> None:
    sitting = Sitting()
    youth = sitting.defender(CRANE, "moto-youth")
    for kind, skill in (("political", 2), ("military", 3), ("military", 2)):
        sitting.table.record(ConflictBegan(LION, kind, "fire", ()))
        assert skills(sitting, youth)[0] == skill


def test_shinjo_altansarnai_lets_the_opponent_lose_one_of_their_choice() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "shinjo-altansarnai")
    sitting.play(LION, "akodo-toturi")
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION, ring="earth", resolve=True)
    finish_until(sitting, "use:shinjo-altansarnai")
    sitting.answer("use:shinjo-altansarnai")
    assert sitting.asked == (LION, "target")
    finish(sitting.answer("on:akodo-gunso"))
    assert gunso not in sitting.state.play


def test_shinjo_altansarnai_at_home_breaks_nothing() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "shinjo-altansarnai")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.play(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION, ring="earth", resolve=True)
    assert not is_used(sitting, "use:shinjo-altansarnai")


def test_shinjo_outrider_moves_in() -> None:
    sitting = Sitting()
    outrider = sitting.play(CRANE, "shinjo-outrider")
    go(sitting.conflict(), "use:shinjo-outrider").quiet()
    assert not is_home(sitting, outrider)
    sitting = Sitting()
    sitting.play(CRANE, "shinjo-outrider")
    sitting.window()
    assert "refused-lcg-condition" in sitting.why_not(CRANE, "shinjo-outrider", "use")


@pytest.mark.parametrize("others", [0, 1])
def test_shinjo_tatsuo_moves_in_with_another_or_alone(others: int) -> None:
    sitting = Sitting()
    tatsuo = sitting.play(CRANE, "shinjo-tatsuo")
    samurai = [sitting.play(CRANE, "brash-samurai") for _ in range(others)]
    sitting.play(LION, "akodo-gunso")
    sitting.conflict()
    go(sitting, "use:shinjo-tatsuo")
    if others:
        sitting.answer(["on:brash-samurai"])
    sitting.quiet()
    assert not is_home(sitting, tatsuo)
    assert not any(is_home(sitting, card) for card in samurai)


@pytest.mark.clause("LCG-S9.20")
def test_shinjo_tatsuo_does_not_move_others_in_when_he_is_there() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "shinjo-tatsuo")
    sitting.play(CRANE, "brash-samurai")
    sitting.conflict()
    assert sitting.why_not(CRANE, "shinjo-tatsuo", "use") == ["refused-lcg-no-target"]


def test_utaku_infantry_grows_with_unicorns_in_the_conflict() -> None:
    sitting = Sitting()
    infantry = sitting.defender(CRANE, "utaku-infantry")
    sitting.defender(CRANE, "border-rider")
    sitting.defender(CRANE, "brash-samurai")
    sitting.play(CRANE, "ide-trader")
    assert skills(sitting, infantry) == (2, 2)
    sitting = Sitting()
    infantry = sitting.play(CRANE, "utaku-infantry")
    sitting.defender(CRANE, "border-rider")
    assert skills(sitting, infantry) == (0, 0)


def test_utaku_yumino_is_strengthened_by_a_discard_once_a_conflict() -> None:
    sitting = Sitting()
    yumino = sitting.defender(CRANE, "utaku-yumino")
    cards = sitting.hand(CRANE, "banzai", "outwit")
    go(sitting.conflict(), "use:utaku-yumino").answer([f"card:{cards[0]}"])
    assert skills(sitting, yumino) == (4, 4)
    assert "refused-lcg-limit" in sitting.why_not(CRANE, "utaku-yumino", "use")


def test_warrior_poet_weakens_the_opponents_participants() -> None:
    sitting = Sitting()
    poet = sitting.defender(CRANE, "warrior-poet")
    gunso = sitting.attacker(LION, "akodo-gunso")
    home = sitting.play(LION, "akodo-gunso")
    go(sitting.conflict(), "use:warrior-poet").quiet()
    assert skills(sitting, gunso) == (1, 0)
    assert skills(sitting, home) == (2, 1)
    assert skills(sitting, poet) == (2, 2)


def test_endless_plains_breaks_itself_to_discard_an_attacker() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "endless-plains", shown=False)
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.attacker(LION, "akodo-toturi")
    conflict_at_show(sitting)
    finish_until(sitting, "use:endless-plains")
    sitting.answer("use:endless-plains").quiet()
    finish_until(sitting, "on:akodo-gunso")
    assert sitting.asked == (LION, "target")
    finish(sitting.answer("on:akodo-gunso"))
    assert sitting.state.provinces[CRANE][0].broken
    assert gunso not in sitting.state.play


def test_endless_plains_does_not_answer_a_conflict_elsewhere() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "endless-plains", 1)
    sitting.attacker(LION, "akodo-gunso")
    conflict_at_show(sitting)
    assert not is_used(sitting, "use:endless-plains")


@pytest.mark.parametrize("title", ["border-rider", "ide-trader"])
def test_golden_plains_outpost_moves_cavalry_only(title: str) -> None:
    sitting = with_home("golden-plains-outpost")
    character = sitting.play(CRANE, title)
    sitting.conflict()
    if title == "ide-trader":
        key = "golden-plains-outpost"
        assert sitting.why_not(CRANE, key, "use") == ["refused-lcg-no-target"]
        return
    go(sitting, "use:golden-plains-outpost").quiet()
    assert not is_home(sitting, character)


@pytest.mark.clause("LCG-S9.7", "LCG-S9.22")
def test_shinjo_tatsuo_who_fights_already_and_has_nobody_to_bring_is_not_used() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "shinjo-tatsuo")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict()
    assert sitting.why_not(CRANE, "shinjo-tatsuo", "use") == ["refused-lcg-no-target"]
    other = Sitting()
    tatsuo = other.play(CRANE, "shinjo-tatsuo")
    other.attacker(LION, "akodo-gunso")
    go(other.conflict(), "use:shinjo-tatsuo").quiet()
    assert not is_home(other, tatsuo)


@pytest.mark.clause("LCG-S9.22")
def test_cavalry_reserves_have_a_cost_for_a_cap_and_no_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    titles = ("brash-samurai", "doji-challenger", "doji-whisperer", "doji-gift-giver")
    for title in titles:
        printed(monkeypatch, title, cost=0, military=1, traits=("cavalry",))
    sitting = Sitting()
    _ = sitting.attacker(LION, "akodo-gunso")
    riders = [sitting.pile(CRANE, title) for title in titles for _ in range(2)]
    _ = sitting.hand(CRANE, "cavalry-reserves")
    go(sitting.conflict(), "play:cavalry-reserves").quiet()
    sitting.answer([f"card:{card}" for card in riders])
    assert all(card in sitting.quiet().state.play for card in riders)
