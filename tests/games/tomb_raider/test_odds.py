"""Odds of dice against counts by hand."""

from __future__ import annotations

from itertools import product

import pytest

from gorin.games.tomb_raider.odds import at_least, ways, wins_against


def test_two_dice_reach_eight_in_fifteen_of_thirty_six_throws() -> None:
    assert at_least(2, 8) == pytest.approx(15 / 36)


@pytest.mark.parametrize("dice", [0, 1, 2, 3, 5])
def test_the_chances_of_all_totals_add_up_to_one(dice: int) -> None:
    assert sum(ways(dice)) == pytest.approx(1.0)
    assert at_least(dice, 0) == pytest.approx(1.0)
    assert at_least(dice, -3) == pytest.approx(1.0)
    assert at_least(dice, 6 * dice + 1) == 0.0


@pytest.mark.parametrize(("dice", "target"), [(1, 4), (3, 11), (4, 17)])
def test_odds_equal_a_count_of_all_throws(dice: int, target: int) -> None:
    throws = list(product(range(1, 7), repeat=dice))
    reached = sum(sum(throw) >= target for throw in throws)
    assert at_least(dice, target) == pytest.approx(reached / len(throws))


def test_ties_are_rolled_again() -> None:
    assert wins_against(2, 0, 2, 0) == pytest.approx(0.5)
    assert wins_against(1, 0, 1, 5) == 0.0
    assert wins_against(1, 6, 1, 0) == 1.0
    # One die with a bonus of 1 against one: 21 wins, 10 defeats, 5 ties of 36.
    assert wins_against(1, 1, 1, 0) == pytest.approx(21 / 31)
