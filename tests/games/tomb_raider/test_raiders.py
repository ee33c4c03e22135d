"""Raiders 191, 192 and 196 to 200."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import CARDS, a_match, view_of

from gorin.games.tomb_raider.facts import Raider

PRINTED = [
    facts for facts in CARDS.values() if isinstance(facts, Raider) and facts.number.isdecimal()
]


def test_there_are_nine_raiders_no_two_alike() -> None:
    assert len(PRINTED) == 9
    assert len({facts.abilities for facts in PRINTED}) == 9


@pytest.mark.clause("TR-3.2")
@pytest.mark.parametrize("facts", PRINTED, ids=lambda facts: facts.slug)
def test_a_raider_starts_with_power_1_and_abilities_of_2_or_3(facts: Raider) -> None:
    assert facts.power == 1
    assert set(facts.abilities) <= {2, 3}
    # What can be upgraded starts with ten, what cannot may have one more.
    is_lara = facts.name.startswith("Lara Croft")
    assert sum(facts.abilities) in ((10,) if is_lara else (10, 11))


@pytest.mark.clause("TR-2.6", "TR-1.6")
@pytest.mark.parametrize("facts", PRINTED, ids=lambda facts: facts.slug)
def test_a_raider_lives_and_moves_by_its_abilities(facts: Raider) -> None:
    match = a_match([{"card": facts.slug, "at": "B1"}], {"B1": "test-hall"})
    raider = view_of(match).raiders[0]
    assert raider.abilities == (facts.fight, facts.move, facts.search, facts.think)
    assert raider.life == 2
    assert raider.moves_left == facts.move
    assert raider.hand_limit == facts.think + 6
