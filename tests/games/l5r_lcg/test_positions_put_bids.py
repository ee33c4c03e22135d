"""Positions put to the referee as files: bids of two, three and four seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import drawn, holds


@pytest.mark.clause("ENL-8.4a", "ENL-R2", "ENL-6.1")
def test_a_giver_who_is_short_pays_what_it_has_and_is_out(tmp_path: Path) -> None:
    text = drawn(
        [10, 10, 2],
        [1, 3, 5],
        "[step.expect]",
        '"seats.0.honor" = 12',
        '"seats.1.honor" = 10',
        "alive = [0, 1]",
        '"common.count" = 5',
    )
    holds(tmp_path, text)


@pytest.mark.clause("ENL-8.4b", "ENL-R2")
def test_the_only_honor_of_a_giver_goes_to_the_first_of_two(tmp_path: Path) -> None:
    text = drawn(
        [10, 10, 1],
        [1, 1, 5],
        'expect = { "seats.0.honor" = 10, "seats.1.honor" = 11, alive = [0, 1] }',
        first=1,
    )
    holds(tmp_path, text)


@pytest.mark.clause("ENL-8.4b", "ENL-R2")
def test_the_two_honor_of_a_giver_go_to_two_point_by_point(tmp_path: Path) -> None:
    text = drawn(
        [10, 10, 2],
        [1, 1, 5],
        'expect = { "seats.0.honor" = 11, "seats.1.honor" = 11, alive = [0, 1] }',
        first=1,
    )
    holds(tmp_path, text)


@pytest.mark.clause("ENL-R1", "ENL-8.4a")
def test_three_of_four_bid_as_three_do(tmp_path: Path) -> None:
    text = drawn(
        [10, 10, 10, 10],
        [5, 2, 1, 0],
        "[step.expect]",
        '"seats.0.honor" = 6',
        '"seats.1.honor" = 10',
        '"seats.2.honor" = 14',
        '"seats.0.hand.count" = 5',
    )
    holds(tmp_path, text)


@pytest.mark.clause("ENL-R1")
def test_two_of_three_pay_the_difference(tmp_path: Path) -> None:
    text = drawn(
        [10, 10, 10],
        [4, 0, 1],
        'expect = { "seats.0.honor" = 7, "seats.2.honor" = 13, "seats.0.hand.count" = 4 }',
    )
    holds(tmp_path, text)


@pytest.mark.clause("ENL-11.2", "ENL-R2")
def test_one_who_bids_four_pays_each_of_three_in_player_order(tmp_path: Path) -> None:
    text = drawn(
        [10, 2, 10, 10],
        [2, 4, 2, 2],
        "[step.expect]",
        '"seats.0.honor" = 10',
        '"seats.2.honor" = 11',
        '"seats.3.honor" = 11',
        "alive = [0, 2, 3]",
        first=2,
    )
    holds(tmp_path, text)


@pytest.mark.clause("ENL-R3", "ENL-3.2")
def test_of_two_with_twenty_five_the_nearer_to_the_left_wins(tmp_path: Path) -> None:
    text = drawn([24, 24, 10, 10], [2, 2, 4, 4], "winner = [0]", first=2)
    holds(tmp_path, text)


@pytest.mark.clause("ENL-R3")
def test_who_has_twenty_five_wins_though_the_giver_is_out_at_once(tmp_path: Path) -> None:
    text = drawn([21, 10, 4], [1, 2, 5], "winner = [0]", 'expect = { "seats.0.honor" = 25 }')
    holds(tmp_path, text)


@pytest.mark.clause("ENL-R4")
def test_of_three_a_raised_bid_counts_for_honor_and_cards(tmp_path: Path) -> None:
    text = drawn(
        [10, 10, 10],
        [2, 4, 1],
        "[[step]]",
        "seat = 1",
        'asked = "reaction"',
        'choose = "use:bayushi-manipulator"',
        "[step.expect]",
        '"seats.0.honor" = 10',
        '"seats.1.honor" = 6',
        '"seats.2.honor" = 14',
        '"seats.1.hand.count" = 5',
        raises=1,
    )
    holds(tmp_path, text)


@pytest.mark.clause("LCG-2.4", "LCG-2.5")
def test_a_raised_bid_gives_honor_and_draws_one_card_more(tmp_path: Path) -> None:
    text = drawn(
        [10, 10],
        [2, 2],
        "[[step]]",
        "seat = 1",
        'asked = "reaction"',
        'choose = "use:bayushi-manipulator"',
        'expect = { "seats.0.honor" = 11, "seats.1.honor" = 9, "seats.1.hand.count" = 3 }',
        raises=1,
    )
    holds(tmp_path, text, "stronghold")


@pytest.mark.clause("SKI-8.7", "SKI-10.1")
def test_the_twelfth_honor_may_come_from_a_draw(tmp_path: Path) -> None:
    text = drawn(
        [11, 6, 6],
        [1, 2, 3],
        "winner = [0]",
        'expect = { "seats.0.honor" = 13, "seats.2.honor" = 4 }',
    )
    holds(tmp_path, text, "skirmish")
