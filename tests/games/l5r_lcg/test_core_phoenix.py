"""The cards of the Phoenix: what each does, and what it must not do."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.boards import finish, finish_until, go, is_used, lay, skills, with_home
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting, is_home

from gorin.games.l5r_lcg.keywords import Covert
from gorin.games.l5r_lcg.measures import can_join, glory, has
from gorin.games.l5r_lcg.state import ATTACKING, Conflict, Ring
from gorin.kernel.clauses import Refused
from gorin.kernel.table import Frame


def test_grasp_of_earth_keeps_characters_of_opponents_out() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "grasp-of-earth", sitting.defender(CRANE, "solemn-scholar"))
    sitting.attacker(LION, "akodo-gunso")
    sitting.play(LION, "shinjo-outrider")
    sitting.hand(LION, "vengeful-oathkeeper")
    sitting.play(CRANE, "shinjo-outrider")
    go(sitting.conflict(), "use:grasp-of-earth").quiet()
    assert "refused-lcg-barred" in sitting.why_not(LION, "vengeful-oathkeeper")
    assert sitting.why_not(LION, "shinjo-outrider", "use") == ["refused-lcg-no-target"]
    assert "refused-lcg-no-target" not in sitting.why_not(CRANE, "shinjo-outrider", "use")


def test_grasp_of_earth_is_put_on_a_shugenja_of_ones_own() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "grasp-of-earth")
    sitting.conflict()
    assert sitting.why_not(CRANE, "grasp-of-earth") == ["refused-lcg-no-target"]


@pytest.mark.parametrize(("mine", "status"), [("akodo-toturi", 1), ("eager-scout", -1)])
def test_magnificent_kimono_gives_pride(mine: str, status: int) -> None:
    sitting = Sitting()
    wearer = sitting.attacker(LION, mine)
    sitting.wear(LION, "magnificent-kimono", wearer)
    sitting.defender(CRANE, "brash-samurai")
    finish(sitting.conflict(ring="earth", resolve=True))
    assert sitting.state.play[wearer].status == status


def test_pacifism_keeps_its_bearer_out_of_military_conflicts() -> None:
    sitting = Sitting()
    toturi = sitting.play(LION, "akodo-toturi")
    sitting.wear(CRANE, "pacifism", toturi)
    for kind, may in (("military", False), ("political", True)):
        sitting.state.conflict = Conflict(LION, kind, "fire", CRANE, 0)
        assert can_join(sitting.table, toturi, ATTACKING) == may


def test_pacifism_is_not_played_during_a_conflict() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-toturi")
    sitting.hand(CRANE, "pacifism")
    sitting.conflict()
    assert sitting.why_not(CRANE, "pacifism") == ["refused-lcg-condition"]


def test_ishiken_initiate_grows_with_every_claimed_ring() -> None:
    sitting = Sitting()
    initiate = sitting.play(CRANE, "ishiken-initiate")
    assert skills(sitting, initiate) == (1, 1)
    sitting.state.rings |= {"air": Ring(CRANE), "void": Ring(LION)}
    sitting.table.memo.clear()
    assert skills(sitting, initiate) == (3, 3)


@pytest.mark.parametrize("attacks", [True, False])
def test_seeker_of_knowledge_adds_air_while_it_attacks(*, attacks: bool) -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "doji-challenger")
    if attacks:
        sitting.attacker(CRANE, "seeker-of-knowledge")
    else:
        sitting.play(CRANE, "seeker-of-knowledge")
    sitting.defender(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION, ring="earth", resolve=True)
    if attacks:
        finish_until(sitting, "element:air")
        assert sorted(sitting.offered) == ["element:air", "element:earth"]
    else:
        assert not is_used(sitting, "element:air")


@pytest.mark.clause("LCG-S13.4")
def test_against_the_waves_bows_or_readies_a_shugenja_of_ones_own() -> None:
    sitting = Sitting()
    sitting.play(LION, "solemn-scholar")
    sitting.hand(CRANE, "against-the-waves")
    sitting.window()
    assert sitting.why_not(CRANE, "against-the-waves") == ["refused-lcg-no-target"]
    sitting = Sitting()
    sitting.play(LION, "solemn-scholar")
    scholar = sitting.play(CRANE, "solemn-scholar", bowed=True)
    sitting.play(CRANE, "brash-samurai", bowed=True)
    sitting.hand(CRANE, "against-the-waves", "against-the-waves")
    go(sitting.window(), "play:against-the-waves").quiet()
    assert not sitting.state.play[scholar].bowed
    go(sitting, "play:against-the-waves").quiet()
    assert sitting.state.play[scholar].bowed


def test_display_of_power_takes_the_ring_of_an_unopposed_conflict() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "display-of-power")
    go(sitting.conflict(ring="air", resolve=True), "play:display-of-power").quiet()
    finish_until(sitting, "take")
    assert sitting.asked == (CRANE, "ring")
    finish(sitting.answer("take"))
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (7, 5)
    assert sitting.state.rings["air"].seat == CRANE


def test_display_of_power_needs_a_conflict_without_defenders() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-toturi")
    sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "display-of-power")
    sitting.conflict(ring="air", resolve=True)
    assert not is_used(sitting, "play:display-of-power")


def test_know_the_world_trades_a_claimed_ring() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "know-the-world")
    sitting.state.rings |= {"air": Ring(CRANE), "void": Ring(fate=3)}
    go(sitting.window(), "play:know-the-world").quiet().answer("trade:air/void")
    assert sitting.state.rings["void"] == Ring(CRANE)
    assert sitting.state.rings["air"] == Ring()
    assert sitting.state.fate[CRANE] == 12


def test_know_the_world_needs_a_ring_of_ones_own_and_leaves_the_contested_one() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "know-the-world")
    sitting.state.rings["air"] = Ring(LION)
    sitting.window()
    assert sitting.why_not(CRANE, "know-the-world") == ["refused-lcg-no-target"]
    sitting = Sitting()
    sitting.hand(CRANE, "know-the-world")
    sitting.state.rings["air"] = Ring(CRANE)
    go(sitting.conflict(ring="fire"), "play:know-the-world").quiet()
    assert "trade:air/fire" not in sitting.offered


def test_supernatural_storm_strengthens_by_shugenja() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "solemn-scholar")
    sitting.play(CRANE, "adept-of-the-waves")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "supernatural-storm")
    go(sitting.conflict(), "play:supernatural-storm").quiet()
    assert skills(sitting, samurai) == (4, 3)


def test_supernatural_storm_does_nothing_without_shugenja() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "supernatural-storm")
    sitting.conflict()
    assert sitting.why_not(CRANE, "supernatural-storm") == ["refused-lcg-no-target"]


def test_way_of_the_phoenix_closes_an_element_to_an_opponent() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "way-of-the-phoenix")
    sitting.play(LION, "akodo-gunso")
    sitting.play(CRANE, "brash-samurai")
    for seat in (CRANE, LION):
        sitting.state.opportunities[seat] = ("military",)
    sitting.begin(Frame("window", CRANE, (0,)), Frame("declare", LION), Frame("declare", CRANE))
    go(sitting, "play:way-of-the-phoenix").quiet().answer("ring:fire")
    finish_until(sitting, "declare:military")
    assert sitting.asked == (LION, "declare")
    assert "declare:military.fire" not in keys(sitting)
    assert "declare:military.air" in keys(sitting)
    sitting.answer("pass")
    assert "declare:military.fire" in keys(sitting)


@pytest.mark.clause("LCG-S9.51")
@pytest.mark.parametrize(("ring", "closed"), [("fire", {"fire", "air"}), ("air", {"air"})])
def test_way_of_the_phoenix_closes_all_elements_that_the_chosen_ring_has_then(
    ring: str, closed: set[str]
) -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "seeker-of-knowledge")
    sitting.hand(CRANE, "way-of-the-phoenix")
    sitting.conflict(attacker=CRANE, defender=LION, ring="fire")
    go(sitting, "play:way-of-the-phoenix", f"ring:{ring}").quiet()
    kinds = {each.what.kind for each in sitting.state.lasting}
    assert kinds == {f"no-ring-{element}" for element in closed}


def keys(sitting: Sitting) -> list[str]:
    """Return the whole keys of what may be answered."""
    return [option.key for option in sitting.match.pending[0].decision.options]


def test_adept_of_the_waves_gives_covert_in_water_conflicts_only() -> None:
    sitting = Sitting()
    adept = sitting.play(CRANE, "adept-of-the-waves")
    go(sitting.window(), "use:adept-of-the-waves").quiet()
    for ring, covert in (("water", True), ("air", False)):
        sitting.state.conflict = Conflict(CRANE, "military", ring, LION, 0)
        assert has(sitting.table, adept, Covert) == covert


def test_asako_diplomat_honors_or_dishonors_after_a_win() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "asako-diplomat")
    whisperer = sitting.play(CRANE, "doji-whisperer")
    sitting.conflict("political", ring="earth", resolve=True)
    go(sitting, "use:asako-diplomat", "on:doji-whisperer", "select:asako-diplomat.1").quiet()
    assert sitting.state.play[whisperer].status == -1


def test_asako_diplomat_at_home_has_not_won() -> None:
    sitting = Sitting()
    sitting.play(LION, "asako-diplomat")
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.conflict("political", ring="earth", resolve=True)
    assert not is_used(sitting, "use:asako-diplomat")


def test_fearsome_mystic_has_more_glory_in_air_and_takes_fate() -> None:
    sitting = Sitting()
    mystic = sitting.defender(CRANE, "fearsome-mystic")
    gunso = sitting.attacker(LION, "akodo-gunso", fate=1)
    toturi = sitting.attacker(LION, "akodo-toturi", fate=1)
    sitting.conflict(ring="air")
    assert glory(sitting.table, mystic) == 3
    go(sitting, "use:fearsome-mystic").quiet()
    assert sitting.state.play[gunso].fate == 0
    assert sitting.state.play[toturi].fate == 1


def test_fearsome_mystic_finds_nobody_of_less_glory_elsewhere() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "fearsome-mystic")
    sitting.attacker(LION, "akodo-gunso", fate=1)
    sitting.conflict(ring="fire")
    assert sitting.why_not(CRANE, "fearsome-mystic", "use") == ["refused-lcg-no-target"]


@pytest.mark.parametrize("ring", ["void", "air"])
def test_isawa_atsuko_shifts_skill_in_void_conflicts(ring: str) -> None:
    sitting = Sitting()
    sitting.play(CRANE, "isawa-atsuko")
    samurai = sitting.defender(CRANE, "brash-samurai")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring=ring)
    if ring == "air":
        assert sitting.why_not(CRANE, "isawa-atsuko", "use") == ["refused-lcg-condition"]
        return
    go(sitting, "use:isawa-atsuko").quiet()
    assert (skills(sitting, samurai), skills(sitting, gunso)) == ((3, 2), (1, 0))


@pytest.mark.parametrize("ring", ["fire", "air"])
def test_isawa_masahiro_discards_a_cheap_participant_in_fire_conflicts(ring: str) -> None:
    sitting = Sitting()
    sitting.play(CRANE, "isawa-masahiro")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict(ring=ring)
    if ring == "air":
        assert sitting.why_not(CRANE, "isawa-masahiro", "use") == ["refused-lcg-condition"]
        return
    go(sitting, "use:isawa-masahiro").quiet()
    assert gunso not in sitting.state.play


@pytest.mark.parametrize("times", [1, 2])
def test_meddling_mediator_takes_from_who_has_attacked_twice(times: int) -> None:
    from gorin.games.l5r_lcg.events.conflicts import Attacked, ConflictBegan

    sitting = Sitting()
    sitting.play(CRANE, "meddling-mediator")
    for _ in range(times):
        sitting.table.record(ConflictBegan(LION, "military", "fire", ()))
        sitting.table.record(Attacked(LION, CRANE, 0))
    sitting.state.conflict = None
    sitting.window()
    if times == 1:
        assert "refused-lcg-condition" in sitting.why_not(CRANE, "meddling-mediator", "use")
        return
    go(sitting, "use:meddling-mediator", "select:meddling-mediator.0").quiet()
    assert (sitting.state.fate[CRANE], sitting.state.fate[LION]) == (11, 9)


@pytest.mark.parametrize("title", ["naive-student", "bayushi-liar"])
def test_sincerity_leaves_a_card(title: str) -> None:
    sitting = Sitting()
    sitting.play(CRANE, title)
    sitting.hand(LION, "assassination")
    finish(go(sitting.conflict(), "play:assassination"))
    assert len(sitting.state.hands[CRANE]) == 1


def test_radiant_orator_sends_home_with_more_glory() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "radiant-orator")
    prodigy = sitting.attacker(LION, "ikoma-prodigy")
    go(sitting.conflict("political"), "use:radiant-orator").quiet()
    assert is_home(sitting, prodigy)


def test_radiant_orator_counts_ready_participants_only() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "radiant-orator", bowed=True)
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.conflict("political")
    assert sitting.why_not(CRANE, "radiant-orator", "use") == ["refused-lcg-condition"]


def test_shiba_peacemaker_defends_and_never_attacks() -> None:
    sitting = Sitting()
    peacemaker = sitting.play(CRANE, "shiba-peacemaker")
    sitting.state.conflict = Conflict(CRANE, "military", "fire", LION, 0)
    assert not can_join(sitting.table, peacemaker, ATTACKING)
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE, 0)
    assert can_join(sitting.table, peacemaker, 2)


def test_shiba_tsukune_resolves_two_unclaimed_rings_at_the_end_of_the_phase() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "shiba-tsukune")
    sitting.state.rings["water"] = Ring(LION)
    go(sitting.begin(Frame("conflict-phase-end")), "use:shiba-tsukune")
    assert sitting.offered == ["ring:air", "ring:earth", "ring:fire", "ring:void"]
    sitting.answer(["ring:air", "ring:fire"])
    go(sitting, "ring:air", "take").answer("dishonor:shiba-tsukune")
    finish(sitting)
    assert sitting.state.honor[CRANE] == 7
    assert sitting.state.rings["air"].seat not in (CRANE, LION)


@pytest.mark.clause("LCG-S9.22")
def test_shiba_tsukune_resolves_one_unclaimed_ring_at_least() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "shiba-tsukune")
    go(sitting.begin(Frame("conflict-phase-end")), "use:shiba-tsukune")
    with pytest.raises(Refused):
        sitting.answer([])


def test_shiba_yojimbo_cancels_what_is_aimed_at_a_shugenja() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "shiba-yojimbo")
    scholar = sitting.defender(CRANE, "solemn-scholar")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.hand(LION, "assassination")
    sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.conflict()
    go(sitting, "play:assassination", "on:solemn-scholar", "use:shiba-yojimbo").quiet()
    assert scholar in sitting.state.play
    go(sitting, "use:lion-s-pride-brawler", "on:brash-samurai").quiet()
    assert sitting.state.play[samurai].bowed


def test_solemn_scholar_bows_an_attacker_with_the_earth_ring() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "solemn-scholar")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.state.rings["earth"] = Ring(CRANE)
    go(sitting.conflict(), "use:solemn-scholar").quiet()
    assert sitting.state.play[gunso].bowed
    sitting = Sitting()
    sitting.play(CRANE, "solemn-scholar")
    sitting.attacker(LION, "akodo-gunso")
    sitting.state.rings["earth"] = Ring(LION)
    sitting.conflict()
    assert sitting.why_not(CRANE, "solemn-scholar", "use") == ["refused-lcg-condition"]


@pytest.mark.parametrize("phase", ["draw-phase", "conflict-phase"])
def test_forgotten_library_draws_as_the_draw_phase_begins(phase: str) -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "forgotten-library")
    sitting.begin(Frame(phase))
    if phase == "conflict-phase":
        assert not is_used(sitting, "use:forgotten-library")
        return
    go(sitting, "use:forgotten-library")
    assert len(sitting.state.hands[CRANE]) == 1
    assert sitting.asked is not None
    assert sitting.asked[1] == "bid"


def test_kuroi_mori_switches_the_type_or_the_ring() -> None:
    for part, kind, ring in ((0, "military", "air"), (1, "political", "fire")):
        sitting = Sitting(strongholds=True)
        lay(sitting, CRANE, "kuroi-mori")
        go(sitting.conflict(), "use:kuroi-mori", f"select:kuroi-mori.{part}").quiet()
        if part == 0:
            sitting.answer("ring:air").quiet()
        assert sitting.state.conflict is not None
        assert (sitting.state.conflict.kind, sitting.state.conflict.ring) == (kind, ring)


def test_kuroi_mori_lies_under_no_stronghold() -> None:
    sitting = Sitting(strongholds=True)
    row = [province.own for province in sitting.state.provinces[CRANE]]
    mori = sitting.new(CRANE, "kuroi-mori")
    sitting.state.unplaced[CRANE] = (mori, *row[1:])
    sitting.begin(Frame("place", CRANE))
    decision = sitting.match.pending[0].decision
    assert decision.check is not None
    order = tuple(f"card:{card}" for card in (*row[1:], mori))
    assert decision.check(order)
    assert not decision.check(order[::-1])


def test_isawa_mori_seido_lends_glory_for_the_phase() -> None:
    sitting = with_home("isawa-mori-seido")
    samurai = sitting.play(CRANE, "brash-samurai", status=1)
    go(sitting.window(), "use:isawa-mori-seido").quiet()
    assert glory(sitting.table, samurai) == 4
    assert skills(sitting, samurai) == (6, 5)
    assert "refused-lcg-unpaid" in sitting.why_not(CRANE, "isawa-mori-seido", "use")
