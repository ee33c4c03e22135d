"""Rings in Enlightenment: pools, declaring, claiming, taking, fate on them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.formats import enlightenment
from tests.games.l5r_lcg.boards import lay as lay_card
from tests.games.l5r_lcg.pools import (
    STRONGHOLD,
    breaks,
    broken,
    lay,
    on,
    pooled,
    resolved,
    table_of,
)
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.games.l5r_lcg.conflict import contestable
from gorin.games.l5r_lcg.ends import eliminate
from gorin.games.l5r_lcg.events.conflicts import Decided, RingReturned, RingSwitched
from gorin.games.l5r_lcg.events.seats import RoundEnded
from gorin.games.l5r_lcg.formats.enlightenment_rings import is_enlightened, places, pool
from gorin.games.l5r_lcg.keywords import Support
from gorin.games.l5r_lcg.measures import elements_of, glory
from gorin.games.l5r_lcg.phases import glory_count
from gorin.games.l5r_lcg.rings import rings_on
from gorin.games.l5r_lcg.script import Behaviour
from gorin.games.l5r_lcg.state import ELEMENTS, EMPTY, NOBODY, Conflict, Ring
from gorin.games.l5r_lcg.windows.happening import happen, stands
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame


def fought(sitting: Sitting, ring: str, attacker: Seat = LION, defender: Seat = CRANE) -> Sitting:
    """Let a conflict be fought, at the fourth province."""
    sitting.state.conflict = Conflict(attacker, "military", ring, defender, 3)
    return sitting


def won(sitting: Sitting, ring: str, attacker: Seat = LION) -> Sitting:
    """Let an attacker have won a conflict without breaking anything."""
    _ = fought(sitting, ring, attacker)
    assert sitting.state.conflict is not None
    sitting.state.conflict = replace(sitting.state.conflict, winner=attacker)
    return sitting


# -- pools and declaring ----------------------------------------------------------------


@pytest.mark.clause("ENL-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_has_a_ring_of_each_element_and_there_is_no_common_pool(seats: int) -> None:
    state = enlightenment(1, seats=seats).table.state
    for seat in state.seats:
        assert pool(state, seat) == tuple(f"{element}.{seat}" for element in ELEMENTS)
    assert pool(state, NOBODY) == ()
    assert len(state.rings) == 5 * seats


@pytest.mark.clause("ENL-4.1")
def test_an_attacker_takes_a_ring_of_its_own_pool() -> None:
    sitting = table_of()
    _ = sitting.play(LION, "matsu-berserker")
    sitting.state.rings["fire.1"] = Ring(pool=LION, fate=2)
    sitting.state.opportunities = {LION: ("military",)}
    sitting.begin(Frame("declare", LION))
    rings = [f"declare:military.{element}.1" for element in ELEMENTS]
    assert [option.key for option in sitting.match.pending[0].decision.options] == ["pass", *rings]
    sitting.answer("declare:military.fire.1")
    assert sitting.state.conflict is not None
    assert sitting.state.conflict.ring == "fire.1"
    assert sitting.state.fate[LION] == 12
    assert pool(sitting.state, LION) == ("air.1", "earth.1", "water.1", "void.1")
    assert len(pool(sitting.state, OTHER)) == 5


@pytest.mark.clause("ENL-9.6", "ENL-R10", "ENL-R9")
def test_with_an_empty_pool_a_conflict_needs_no_ring() -> None:
    sitting = table_of()
    for slot, element in enumerate(ELEMENTS[:4]):
        lay(sitting, LION, slot, f"{element}.1")
    assert contestable(sitting.table, LION) == ("void.1",)
    pooled(sitting, CRANE, "void.1")
    assert contestable(sitting.table, LION) == ("",)
    pooled(sitting, NOBODY, "fire.2")
    assert contestable(sitting.table, LION) == ("fire.2", "")
    assert contestable(sitting.table, CRANE)[-2:] == ("void.1", "fire.2")
    pooled(sitting, OTHER, "fire.2")
    _ = sitting.play(LION, "matsu-berserker")
    sitting.state.opportunities = {LION: ("military",)}
    sitting.begin(Frame("declare", LION)).answer("declare:military.none")
    assert sitting.state.conflict is not None
    assert sitting.state.conflict.ring == ""


@pytest.mark.clause("ENL-9.6", "ENL-R10")
def test_a_conflict_without_a_ring_is_won_without_effect_and_nothing_is_claimed() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "matsu-berserker")
    before = dict(sitting.state.rings)
    resolved(won(sitting, ""), "compare", "unopposed", "ring", "claim", "go-home", "conflict-over")
    assert sitting.asked is None
    assert sitting.state.conflict is None
    assert sitting.state.rings == before


@pytest.mark.clause("ENL-R10")
@pytest.mark.parametrize(("ring", "more"), [("fire.1", 2), ("", 0)])
def test_a_conflict_without_a_ring_has_no_element_that_a_card_could_add_to(
    ring: str, more: int
) -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "seeker-of-knowledge")
    mystic = sitting.attacker(LION, "fearsome-mystic")
    printed = sitting.state.facts(mystic).glory
    sitting.conflict(ring=ring)
    assert glory(sitting.table, mystic) == printed + more
    assert bool(elements_of(sitting.table, ring)) == bool(ring)


# -- claiming ---------------------------------------------------------------------------


@pytest.mark.clause("ENL-4.2", "ENL-4.7")
def test_an_attacker_who_wins_puts_the_ring_on_any_unbroken_province() -> None:
    sitting = table_of()
    broken(sitting, LION, 0)
    lay(sitting, LION, 2, "air.1")
    resolved(won(sitting, "fire.1"), "claim")
    assert sitting.asked == (LION, "place-ring")
    assert sitting.offered == ["place:1", "place:2", "place:3"]
    sitting.answer("place:2")
    assert on(sitting, LION) == {"air.1": 2, "fire.1": 2}
    assert pool(sitting.state, LION) == ("earth.1", "water.1", "void.1")


@pytest.mark.clause("ENL-4.6", "ENL-6.2", "LCG-S4.35")
def test_only_when_all_others_are_broken_the_stronghold_holds_rings() -> None:
    sitting = table_of()
    assert places(sitting.table, LION) == (0, 1, 2, 3)
    broken(sitting, LION, 0, 1, 2)
    assert places(sitting.table, LION) == (3,)
    broken(sitting, LION, 3)
    assert places(sitting.table, LION) == (STRONGHOLD,)
    resolved(won(sitting, "fire.1"), "claim")
    assert sitting.asked is None
    assert on(sitting, LION) == {"fire.1": STRONGHOLD}


@pytest.mark.clause("ENL-4.5", "ENL-R15")
def test_a_defender_who_wins_claims_nothing() -> None:
    sitting = fought(table_of(), "fire.1")
    _ = sitting.defender(CRANE, "doji-challenger")
    _ = sitting.attacker(LION, "akodo-gunso")
    resolved(sitting, "compare", "ring", "claim").quiet()
    assert sitting.state.conflict is not None
    assert sitting.state.conflict.winner == CRANE
    assert sitting.asked is None
    assert sitting.state.rings["fire.1"] == Ring(pool=LION)
    assert on(sitting, CRANE) == {}


@pytest.mark.clause("ENL-9.3", "ENL-9.4")
def test_a_contested_ring_that_would_be_a_second_one_returns() -> None:
    sitting = table_of()
    lay(sitting, LION, 0, "fire.2")
    resolved(won(sitting, "fire.1"), "claim")
    assert sitting.asked is None
    assert on(sitting, LION) == {"fire.2": 0}
    assert sitting.state.rings["fire.1"] == Ring(pool=LION)


@pytest.mark.clause("ENL-R9", "ENL-R24")
def test_a_ring_of_the_common_pool_is_claimed_or_returns_there() -> None:
    sitting = table_of()
    pooled(sitting, NOBODY, "fire.2")
    lay(sitting, LION, 0, "fire.1")
    resolved(won(sitting, "fire.2"), "claim")
    assert sitting.state.rings["fire.2"] == Ring()
    other = table_of()
    pooled(other, NOBODY, "fire.2")
    resolved(won(other, "fire.2"), "claim").answer("place:1")
    assert on(other, LION) == {"fire.2": 1}
    lost = table_of()
    pooled(lost, NOBODY, "fire.2")
    resolved(fought(lost, "fire.2"), "claim")
    assert lost.state.rings["fire.2"] == Ring()


@pytest.mark.clause("ENL-4.4", "ENL-R17")
def test_rings_on_provinces_count_for_glory() -> None:
    sitting = table_of()
    _ = sitting.play(LION, "akodo-gunso")
    assert glory_count(sitting.table, LION) == 2
    lay(sitting, LION, 0, "air.1", "air.2")
    assert glory_count(sitting.table, LION) == 4
    pooled(sitting, LION, "air.2")
    assert glory_count(sitting.table, LION) == 3


@pytest.mark.clause("ENL-4.3", "ENL-9.7")
def test_rings_stay_at_the_end_of_the_round() -> None:
    sitting = table_of()
    lay(sitting, LION, 0, "air.1")
    sitting.begin(Frame("end-round"))
    assert on(sitting, LION) == {"air.1": 0}
    assert any(isinstance(event, RoundEnded) for event in sitting.match.log(0))


# -- taking -----------------------------------------------------------------------------


@pytest.mark.clause("ENL-5.1", "ENL-5.2", "ENL-9.5")
def test_who_breaks_a_province_takes_its_rings_where_it_wants_but_for_duplicates() -> None:
    sitting = fought(table_of(), "void.1")
    lay(sitting, CRANE, 3, "air.0", "fire.2", "water.0")
    lay(sitting, CRANE, 1, "earth.0")
    lay(sitting, LION, 0, "fire.1")
    breaks(sitting, LION)
    assert sitting.asked == (LION, "place-ring")
    sitting.answer("place:2", "place:3")
    assert on(sitting, LION) == {"fire.1": 0, "air.0": 2, "water.0": 3}
    assert on(sitting, CRANE) == {"earth.0": 1}
    assert sitting.state.rings["fire.2"] == Ring(pool=CRANE)
    assert sitting.asked is None


@pytest.mark.clause("ENL-5.1")
def test_a_province_that_is_broken_in_a_conflict_gives_its_rings_to_the_attacker() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "matsu-berserker")
    lay(sitting, CRANE, 3, "air.0")
    sitting.conflict(ring="fire.1", slot=3, resolve=True).passes().quiet()
    assert sitting.asked == (LION, "place-ring")
    assert sitting.state.provinces[CRANE][3].broken
    sitting.answer("place:0")
    assert on(sitting, LION) == {"air.0": 0}
    assert sitting.asked == (LION, "ring")


@pytest.mark.clause("ENL-R6")
def test_a_ring_just_taken_can_make_the_contested_one_a_duplicate() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "matsu-berserker")
    gunso = sitting.play(LION, "akodo-gunso")
    lay(sitting, CRANE, 3, "fire.0")
    sitting.conflict(ring="fire.1", slot=3, resolve=True).passes().quiet()
    sitting.answer("place:0", "honor:akodo-gunso").quiet()
    assert sitting.state.play[gunso].status == 1
    assert on(sitting, LION) == {"fire.0": 0}
    assert sitting.state.rings["fire.1"] == Ring(pool=LION)


@pytest.mark.clause("ENL-R5")
def test_rings_of_a_province_that_no_opponent_broke_return_to_the_pool_of_its_seat() -> None:
    sitting = fought(table_of(), "void.1")
    lay(sitting, CRANE, 3, "air.0", "fire.2")
    breaks(sitting, CRANE)
    assert sitting.asked is None
    assert on(sitting, CRANE) == {}
    assert pool(sitting.state, CRANE)[-1] == "fire.2"
    assert sitting.state.rings["air.0"] == Ring(pool=CRANE)


@pytest.mark.clause("ENL-R5")
def test_rings_return_if_who_takes_them_leaves_meanwhile() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "matsu-berserker")
    lay(sitting, CRANE, 3, "air.0", "fire.0")
    sitting.conflict(ring="void.1", slot=3, resolve=True).passes().quiet()
    assert sitting.asked == (LION, "place-ring")
    sitting.match.initiate(LION, "concede")
    assert on(sitting, CRANE) == {}
    # The first was placed as the question fell to its default, and left with its seat.
    assert sitting.state.rings["air.0"] == Ring()
    assert sitting.state.rings["fire.0"] == Ring(pool=CRANE)
    assert sitting.state.conflict is None


@pytest.mark.clause("ENL-R8")
def test_a_ring_without_a_place_returns() -> None:
    sitting = table_of()
    broken(sitting, LION, 0, 1, 2, 3, STRONGHOLD)
    resolved(won(sitting, "fire.1"), "claim")
    assert sitting.state.rings["fire.1"] == Ring(pool=LION)
    assert any(isinstance(event, RingReturned) for event in sitting.match.log(0))


# -- fate on rings ----------------------------------------------------------------------


@pytest.mark.clause("ENL-9.8")
def test_in_player_order_each_puts_one_fate_on_a_ring_of_its_pool() -> None:
    sitting = table_of()
    sitting.state.first = LION
    pooled(sitting, NOBODY, "earth.0")
    lay(sitting, OTHER, 0, *(f"{element}.2" for element in ELEMENTS))
    sitting.begin(Frame("ring-fate"))
    assert sitting.asked == (LION, "fate-on-ring")
    assert sitting.offered == ["ring:air", "ring:earth", "ring:fire", "ring:water", "ring:void"]
    sitting.answer("ring:fire.1")
    assert sitting.asked == (CRANE, "fate-on-ring")
    assert sitting.offered == ["ring:air", "ring:fire", "ring:water", "ring:void"]
    sitting.answer("ring:void.0")
    assert sitting.asked is None
    fated = {name: ring.fate for name, ring in sitting.state.rings.items() if ring.fate}
    assert fated == {"fire.1": 1, "void.0": 1}
    assert sitting.state.fate == {CRANE: 10, LION: 10, OTHER: 10}


@pytest.mark.clause("ENL-R9", "ENL-R16")
def test_fate_stays_on_rings_of_who_is_out_and_falls_to_who_contests_them() -> None:
    sitting = table_of()
    sitting.state.rings["fire.2"] = Ring(pool=OTHER, fate=3)
    eliminate(sitting.table, OTHER, "lcg-out-by-conceding", "SKI-R4")
    assert sitting.state.rings["fire.2"] == Ring(fate=3)
    _ = sitting.play(LION, "matsu-berserker")
    sitting.state.opportunities = {LION: ("military",)}
    sitting.begin(Frame("declare", LION)).answer("declare:military.fire.2")
    assert sitting.state.fate[LION] == 13
    assert sitting.state.rings["fire.2"] == Ring(slot=EMPTY)


@pytest.mark.clause("ENL-9.6")
def test_who_loses_a_conflict_without_a_ring_moves_none() -> None:
    sitting = fought(table_of(), "")
    before = dict(sitting.state.rings)
    happen(sitting.table, Decided(1, 2, CRANE, LION))
    resolved(sitting, "claim")
    assert sitting.state.rings == before


@pytest.mark.clause("ENL-R11")
def test_rings_are_switched_within_the_pool_of_the_attacker_and_return_to_who_has_them() -> None:
    sitting = fought(table_of(), "fire.1")
    pooled(sitting, NOBODY, "air.2")
    assert stands(sitting.table, RingSwitched(LION, "air.1"))
    assert not stands(sitting.table, RingSwitched(LION, "air.0"))
    assert not stands(sitting.table, RingSwitched(LION, "air.2"))
    assert not stands(sitting.table, RingSwitched(LION, "fire.1"))
    sitting.state.rings["air.1"] = Ring(pool=LION, fate=2)
    sitting.table.record(RingSwitched(LION, "air.1"))
    assert sitting.state.contested == "air.1"
    assert sitting.state.fate[LION] == 12
    assert sitting.state.rings["fire.1"] == sitting.state.rings["air.1"] == Ring(pool=LION)


@pytest.mark.clause("ENL-R11")
def test_elemental_fury_of_the_defender_switches_within_the_pool_of_the_attacker() -> None:
    sitting = table_of()
    lay_card(sitting, CRANE, "elemental-fury", 3, shown=False)
    lay(sitting, CRANE, 0, "earth.0")
    lay(sitting, LION, 0, "water.1")
    _ = sitting.attacker(LION, "matsu-berserker")
    sitting.state.conflict = Conflict(LION, "military", "fire.1", CRANE, 3)
    sitting.begin(Frame("declared", LION))
    assert sitting.asked == (CRANE, "reaction")
    sitting.answer("use:elemental-fury")
    assert sorted(sitting.offered) == ["ring:air", "ring:earth", "ring:void"]
    sitting.answer("ring:air.1")
    assert sitting.state.contested == "air.1"


@pytest.mark.clause("ENL-5.2")
def test_who_takes_a_ring_claims_it_and_reacts_with_the_effect_of_that_ring() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "akodo-toturi", fate=2)
    lay(sitting, CRANE, 3, "void.0")
    sitting.conflict(ring="water.1", slot=3, resolve=True).passes().quiet()
    sitting.answer("place:0")
    assert sitting.asked == (LION, "reaction")
    sitting.answer("use:akodo-toturi")
    assert sitting.asked == (LION, "ring")
    assert any(key.startswith("unfate:akodo-toturi") for key in sitting.offered), sitting.offered


# -- texts about rings on provinces -----------------------------------------------------


@pytest.mark.clause("ENL-R22")
def test_a_text_about_the_rings_on_a_province_means_those_and_no_others() -> None:
    sitting = table_of()
    lay_card(sitting, CRANE, "karmic-teachings", 3)
    lay(sitting, CRANE, 3, "air.0", "void.2")
    lay(sitting, CRANE, 2, "fire.0")
    breaks(sitting, LION)
    assert sitting.asked == (CRANE, "interrupt")
    sitting.answer("use:karmic-teachings")
    assert on(sitting, CRANE) == {"fire.0": 2}
    assert on(sitting, LION) == {}
    returned = {"air.0", "void.2"}
    assert returned < set(pool(sitting.state, CRANE))


@pytest.mark.clause("ENL-R22")
def test_a_text_about_the_rings_on_a_province_needs_one_there() -> None:
    sitting = table_of()
    lay_card(sitting, CRANE, "karmic-teachings", 3)
    lay(sitting, CRANE, 2, "fire.0")
    assert breaks(sitting, LION).asked is None
    # Elsewhere claimed rings lie on no province.
    two = Sitting(strongholds=True)
    lay_card(two, CRANE, "karmic-teachings", 3)
    two.state.rings["air"] = Ring(CRANE)
    assert rings_on(two.state, CRANE, 3) == ()
    assert breaks(two, LION).asked is None


@pytest.mark.clause("ENL-R22")
def test_others_pay_for_a_card_with_support() -> None:
    sitting = table_of(scripts={"master-of-the-spear": Behaviour(keywords=(Support(),))})
    sitting.hand(LION, "master-of-the-spear")
    sitting.state.fate = {CRANE: 0, LION: 1, OTHER: 2}
    sitting.window(LION).answer("play:master-of-the-spear")
    assert sitting.asked == (OTHER, "support")
    sitting.answer(2)
    assert sitting.state.fate == {CRANE: 0, LION: 0, OTHER: 0}
    assert len(sitting.state.characters(LION)) == 1


@pytest.mark.clause("ENL-3.2")
def test_a_ring_on_a_broken_province_is_not_one_of_the_five() -> None:
    sitting = table_of()
    for slot, element in enumerate(ELEMENTS[:4]):
        lay(sitting, LION, slot, f"{element}.1")
    lay(sitting, LION, 0, "void.1")
    assert is_enlightened(sitting.table, LION)
    broken(sitting, LION, 1)
    assert not is_enlightened(sitting.table, LION)
