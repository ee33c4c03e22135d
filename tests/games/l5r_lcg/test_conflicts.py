"""Conflicts and rings, in both formats."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.conflict import (
    broken_card,
    declarable,
    eligible,
    given_up,
    opportunities,
    targets,
)
from gorin.games.l5r_lcg.events.happened import put
from gorin.games.l5r_lcg.events.seats import Passed
from gorin.games.l5r_lcg.keywords import Covert
from gorin.games.l5r_lcg.measures import skill, strength, total
from gorin.games.l5r_lcg.rings import ring_options
from gorin.games.l5r_lcg.script import Behaviour
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, NOBODY, Conflict, Ring
from gorin.games.l5r_lcg.windows.playing import IN_CONFLICT, WINDOW
from gorin.kernel.table import Frame

# -- conflicts --------------------------------------------------------------------------


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
    assert base.state.opportunities[CRANE] == ("either",)


@pytest.mark.clause("LCG-S4.25")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_who_has_passed_declares_one_more_conflict_of_either_type(kind: str) -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(CRANE, "doji-challenger")
    sitting.play(CRANE, "brash-samurai")
    sitting.state.opportunities = {CRANE: ("military", "political"), LION: ()}
    sitting.begin(Frame("declare", CRANE)).answer("pass")
    sitting.begin(Frame("declare", CRANE))
    assert {"declare:military", "declare:political"} < set(sitting.offered)
    sitting.answer(f"declare:{kind}.fire")
    assert sitting.state.opportunities[CRANE] == ()


@pytest.mark.clause("LCG-S4.25", "LCG-S4.54")
@pytest.mark.parametrize(
    ("had", "left"),
    [
        (("political",), ()),
        (("military", "military"), ("military",)),
        (("military", "political", "military"), ("military", "either")),
        (("either", "political"), ("either",)),
        (("either", "either"), ("either",)),
    ],
)
def test_who_passes_gives_up_one_opportunity_and_keeps_all_that_are_left(
    had: tuple[str, ...], left: tuple[str, ...]
) -> None:
    assert given_up(had) == left


@pytest.mark.clause("LCG-S4.54")
def test_an_opportunity_of_a_type_is_used_before_one_of_either() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(CRANE, "brash-samurai")
    sitting.state.opportunities = {CRANE: ("either", "military"), LION: ()}
    assert declarable(sitting.table, CRANE) == (("military", "military"), ("either", "political"))


@pytest.mark.clause("LCG-3.2", "LCG-S4.28", "LCG-S4.29", "LCG-S4.30", "LCG-S4.34", "ENL-7.8")
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


@pytest.mark.clause("LCG-S8.9")
@pytest.mark.parametrize("covering", [1, 2])
def test_each_covert_attacker_keeps_one_character_from_defending(covering: int) -> None:
    sitting = Sitting(scripts={"akodo-gunso": Behaviour(keywords=(Covert(),))})
    for _ in range(covering):
        sitting.attacker(LION, "akodo-gunso")
    sitting.attacker(LION, "matsu-berserker")
    for title in ("brash-samurai", "cautious-scout", "doji-hotaru"):
        sitting.play(CRANE, title)
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE, 0)
    sitting.begin(Frame("covert", LION))
    assert sitting.asked == (LION, "covert")
    domain: Any = sitting.match.pending[0].decision.domain
    assert (domain.at_least, domain.at_most) == (0, covering)


@pytest.mark.clause("LCG-S4.33")
def test_a_conflict_for_which_nobody_is_left_is_not_declared() -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.state.opportunities = {CRANE: ("either",)}
    sitting.begin(Frame("declare", CRANE)).answer("declare:military.fire")
    sitting.state.play[samurai] = replace(sitting.state.play[samurai], bowed=True)
    sitting.table.memo.clear()
    sitting.answer("province:1.0")
    assert sitting.asked is None
    assert sitting.state.conflict is None
    assert is_home(sitting, samurai)


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


@pytest.mark.clause("LCG-S7.1", "LCG-S7.2", "LCG-S7.3")
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
    # A pass is told under the clause of the window, which every format has.
    told = {event.clause for event in sitting.match.log() if isinstance(event, Passed)}
    assert told == {"LCG-S4.37"}


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


@pytest.mark.clause("LCG-S4.44")
def test_a_conflict_was_opposed_though_the_defender_is_discarded_afterwards() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "akodo-toturi")
    nerishma = sitting.defender(CRANE, "daidoji-nerishma", bowed=True)
    sitting.hand(LION, "fallen-in-battle")
    sitting.conflict("military", ring="earth", slot=1, resolve=True)
    while sitting.asked != (LION, "reaction"):
        sitting.answer("pass")
    sitting.answer("play:fallen-in-battle", "on:daidoji-nerishma").quiet()
    assert nerishma not in sitting.state.play
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


@pytest.mark.clause("LCG-S4.46")
def test_nobody_is_asked_about_a_card_where_the_break_was_prevented() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "matsu-berserker")
    sitting.row(CRANE, 0, "miya-mystic")
    sitting.conflict("military", ring="earth")
    frame = Frame("broken-card", LION, (CRANE, 0))
    assert broken_card(sitting.table, frame) is None
    put(sitting.state, CRANE, 0, replace(sitting.state.provinces[CRANE][0], broken=True))
    assert broken_card(sitting.table, frame) is not None


@pytest.mark.clause("LCG-3.2.6", "LCG-3.2.7", "LCG-3.2.8", "LCG-S4.52")
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


# -- rings ------------------------------------------------------------------------------


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


@pytest.mark.clause("LCG-S5.3", "LCG-S5.4", "LCG-S5.5")
def test_rings_do_something_to_characters_and_nothing_to_what_these_wear() -> None:
    sitting = Sitting(strongholds=True)
    gunso = sitting.attacker(LION, "akodo-gunso", bowed=True, fate=1)
    katana = sitting.wear(LION, "fine-katana", gunso)
    found = sitting.state.play[katana]
    sitting.state.play[katana] = replace(found, bowed=True, fate=1)
    sitting.conflict()
    for ring in ("fire", "water", "void"):
        assert {card for _, card in ring_options(sitting.table, LION, CRANE, ring)} == {gunso}


@pytest.mark.clause("LCG-S5.4", "SKI-6.4", "SKI-R9")
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
