"""Positions of Enlightenment put to the referee as files: bids and duels."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-11.2", "ENL-R2", "ENL-6.1", "ENL-6.3")
def test_two_of_five_who_bid_4_with_2_honor_pay_in_player_order_and_are_out(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Each owes 1 to 4, 0, 2 (from the first player on) and has 2: seat 2 gets none. Ten
        # rings are common.
        position.phase = "draw"
        position.first = 4
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout"]
        [[position.seats]]
        honor = 2
        conflict_deck = ["banzai", "outwit", "rout", "banzai"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout"]
        [[position.seats]]
        honor = 2
        conflict_deck = ["banzai", "outwit", "rout", "banzai"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 1
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 2
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 3
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 4
        asked = "bid"
        choose = "bid:2"
        [step.expect]
        "seats.4.honor" = 12
        "seats.0.honor" = 12
        "seats.2.honor" = 10
        "seats.2.hand.count" = 2
        "common.count" = 10
        alive = [0, 2, 4]
        """,
    )


@pytest.mark.clause("ENL-8.4c", "ENL-R2")
def test_the_odd_point_may_be_asked_of_a_giver_who_cannot_pay_it(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Amounts are fixed (2 from seat 0, 1 from seat 1), then seat 0 pays the 1 it has and
        # is out.
        position.phase = "draw"
        [[position.seats]]
        honor = 1
        conflict_deck = ["banzai", "outwit", "rout", "banzai"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "banzai"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "banzai"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 4
        [[step]]
        seat = 1
        asked = "bid"
        choose = 4
        [[step]]
        seat = 2
        asked = "bid"
        choose = 1
        [[step]]
        seat = 2
        asked = "split"
        offered = ["from:0", "from:1"]
        choose = "from:0"
        [step.expect]
        "seats.0.honor" = 0
        "seats.1.honor" = 9
        "seats.2.honor" = 12
        "seats.1.hand.count" = 4
        alive = [1, 2]
        """,
    )


@pytest.mark.clause("ENL-11.2", "ENL-11.3")
def test_of_eight_four_who_bid_4_pay_each_of_four_who_bid_2(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Each of four pays 1 to each of four. (ENL-11.2)
        position.phase = "draw"
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 1
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 2
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 3
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 4
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 5
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 6
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 7
        asked = "bid"
        choose = "bid:4"
        [step.expect]
        "seats.0.honor" = 14
        "seats.6.honor" = 14
        "seats.1.honor" = 6
        "seats.7.honor" = 6
        "seats.0.hand.count" = 2
        "seats.7.hand.count" = 4
        """,
    )


@pytest.mark.clause("ENL-11.4", "LCG-S11.5", "LCG-S11.9")
def test_in_a_duel_of_four_seats_two_bid_and_five_may_be_bid(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # All five values (11.4), only the two duelists' players; 3 + 5 beats 5 + 2; 3 honor
        # are given.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { mirumoto-raitsugu = { fights = true } }
        [[position.seats]]
        honor = 10
        characters.matsu-beiona = { fights = true, honored = true, fate = 1 }
        characters.ikoma-prodigy = { fate = 1 }
        [[position.seats]]
        [[position.seats]]
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 5
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 2
        [[step]]
        seat = 1
        asked = "declare"
        asked_times = { duel-bid = 2 }
        [step.expect]
        "seats.0.honor" = 7
        "seats.1.honor" = 13
        "seats.1.characters.matsu-beiona.fate" = 0
        """,
    )


@pytest.mark.clause("ENL-11.1")
def test_at_four_seats_nobody_raises_a_bid(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The value cannot be modified: a manipulator is not asked, 2 cards are drawn.
        [position]
        phase = "draw"
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        characters = { bayushi-manipulator = {} }
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout", "assassination"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 1
        asked = "bid"
        choose = "bid:2"
        [[step]]
        seat = 2
        asked = "bid"
        choose = "bid:4"
        [[step]]
        seat = 3
        asked = "bid"
        choose = "bid:2"
        is_not_asked = ["reaction", "react", "answer"]
        [step.expect]
        "seats.0.hand.count" = 2
        "seats.0.honor" = 11
        "seats.2.honor" = 7
        """,
    )


@pytest.mark.clause("ENL-8.4", "LCG-2.5", "LCG-S6.8", "ENL-R1")
def test_who_is_out_by_a_draw_has_bid_with_the_others(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Honor goes by the dials of three (8.4a): seat 2 gives 2 to seat 0; then seat 1 makes
        # a new deck with 5 and is out.
        [position]
        phase = "draw"
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit"]
        [[position.seats]]
        honor = 5
        conflict_deck = ["banzai"]
        conflict_pile = ["rout", "outwit"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "bid"
        choose = 2
        [[step]]
        seat = 2
        asked = "bid"
        choose = 3
        [step.expect]
        "seats.0.honor" = 12
        "seats.2.honor" = 8
        "seats.2.hand.count" = 3
        "seats.0.hand.count" = 1
        alive = [0, 2]
        "common.count" = 5
        """,
    )
