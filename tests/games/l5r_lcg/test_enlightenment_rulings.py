"""What is played in Enlightenment where its document and the last Rules Reference disagree."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.pools import STRONGHOLD, broken, lay, on, pooled, table_of
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER

from gorin.games.l5r_lcg.conflict import contestable, eligible
from gorin.games.l5r_lcg.events.conflicts import Broken
from gorin.games.l5r_lcg.formats.enlightenment_rings import places
from gorin.games.l5r_lcg.rulings import LAST_REFERENCE, TO_THE_LETTER, Rulings
from gorin.games.l5r_lcg.state import ELEMENTS, NOBODY, Ring
from gorin.games.l5r_lcg.windows.happening import province_broken
from gorin.kernel.table import Frame


@pytest.mark.clause("ENL-6.2", "ENL-4.6")
def test_a_stronghold_is_attacked_and_holds_rings_after_three_or_four() -> None:
    for rulings, needed in ((TO_THE_LETTER, 4), (LAST_REFERENCE, 3)):
        sitting = table_of(rulings=rulings)
        broken(sitting, LION, *range(needed - 1))
        assert not eligible(sitting.table, LION, STRONGHOLD)
        assert STRONGHOLD not in places(sitting.table, LION)
        broken(sitting, LION, needed - 1)
        assert eligible(sitting.table, LION, STRONGHOLD)
        assert STRONGHOLD in places(sitting.table, LION)


@pytest.mark.clause("ENL-4.6")
def test_a_stronghold_that_can_be_attacked_holds_no_ring_while_another_province_does() -> None:
    sitting = table_of(rulings=replace(LAST_REFERENCE, enl_ring_on_stronghold="all-broken"))
    broken(sitting, LION, 0, 1, 2)
    assert eligible(sitting.table, LION, STRONGHOLD)
    assert places(sitting.table, LION) == (3,)
    broken(sitting, LION, 3)
    assert places(sitting.table, LION) == (STRONGHOLD,)


@pytest.mark.clause("ENL-9.8")
def test_fate_is_put_on_a_ring_of_an_opponent() -> None:
    sitting = table_of(rulings=LAST_REFERENCE)
    pooled(sitting, NOBODY, "air.2")
    sitting.begin(Frame("fate-on-ring", LION))
    assert sitting.asked == (LION, "fate-on-ring")
    keys = [option.key for option in sitting.match.pending[0].decision.options]
    own = [f"ring:{element}.0" for element in ELEMENTS]
    assert keys == [*(f"ring:{element}.2" for element in ELEMENTS[1:]), *own]
    sitting.answer("ring:fire.2")
    assert sitting.state.rings["fire.2"] == Ring(fate=1, pool=OTHER)


@pytest.mark.clause("ENL-R10")
def test_a_conflict_without_a_ring_needs_both_pools_to_be_empty() -> None:
    sitting = table_of(rulings=Rulings(enl_ringless="both-empty"))
    for slot, element in enumerate(ELEMENTS[:4]):
        lay(sitting, LION, slot, f"{element}.1")
    pooled(sitting, NOBODY, "void.1")
    assert contestable(sitting.table, LION) == ("void.1",)
    pooled(sitting, CRANE, "void.1")
    assert contestable(sitting.table, LION) == ("",)


@pytest.mark.clause("ENL-5.1", "ENL-R5")
def test_rings_are_taken_in_conflicts_alone_where_that_is_the_ruling() -> None:
    for rulings, taken in ((Rulings(), True), (LAST_REFERENCE, False)):
        sitting = table_of(rulings=rulings)
        lay(sitting, CRANE, 3, "air.0")
        broken(sitting, LION, 1, 2, 3)
        broken(sitting, CRANE, 3)
        province_broken(sitting.table, Broken(CRANE, 3, LION))
        sitting.begin(*sitting.state.frames[:0:-1])
        assert (on(sitting, LION) == {"air.0": 0}) == taken
        assert (sitting.state.rings["air.0"] == Ring(pool=CRANE)) != taken
