"""Draws in Enlightenment: what is bid, and how honor changes hands."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.pools import table_of
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.games.l5r_lcg.duels import challenge
from gorin.games.l5r_lcg.ends import eliminate
from gorin.games.l5r_lcg.events.seats import BidChanged, DialsShown, PhaseBegan
from gorin.games.l5r_lcg.measures import bid_of
from gorin.games.l5r_lcg.script import Use
from gorin.games.l5r_lcg.state import Duel
from gorin.games.l5r_lcg.words.lasting import ChangeBid
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

LAST = Seat(3)
CONCEDING = "lcg-out-by-conceding"


def drawing(sitting: Sitting, *bids: int) -> Sitting:
    """Let all who are in bid, in player order; none has a card to draw."""
    for seat in sitting.state.seats:
        sitting.state.conflict_decks[seat] = ()
    sitting.begin(Frame("draw-phase"))
    for bid in bids:
        sitting.answer(f"bid:{bid}" if len(bids) > 3 else bid)
    return sitting


def changes(sitting: Sitting) -> tuple[int, ...]:
    """Return what each has gained."""
    return tuple(sitting.state.honor[seat] - 10 for seat in sitting.state.alive)


@pytest.mark.clause("ENL-8.4", "ENL-8.4a", "ENL-8.4b", "ENL-8.4c", "ENL-8.4d")
@pytest.mark.parametrize(
    ("bids", "expected"),
    [
        ((1, 3, 5), (4, 0, -4)),
        ((4, 5, 1), (0, -4, 4)),
        ((2, 2, 4), (1, 1, -2)),
        ((5, 5, 3), (-1, -1, 2)),
        ((3, 3, 3), (0, 0, 0)),
    ],
)
def test_what_of_three_bids_needs_no_choice(
    bids: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    sitting = drawing(table_of(), *bids)
    assert sitting.asked is None
    assert changes(sitting) == expected


@pytest.mark.clause("ENL-8.4b")
def test_who_gives_says_who_gets_the_odd_point_and_sees_all_dials_first() -> None:
    for chosen, expected in (("give:0", (2, 1, -3)), ("give:1", (1, 2, -3))):
        sitting = drawing(table_of(), 2, 2, 5)
        assert sitting.asked == (OTHER, "split")
        shown = [event for event in sitting.match.log(0) if isinstance(event, DialsShown)]
        assert [event.bids for event in shown] == [(2, 2, 5)]
        sitting.answer(chosen)
        assert changes(sitting) == expected
        assert sitting.state.dials == {CRANE: 2, LION: 2, OTHER: 5}


@pytest.mark.clause("ENL-8.4c")
def test_who_gets_says_who_pays_the_odd_point() -> None:
    for chosen, expected in (("from:0", (-2, -1, 3)), ("from:1", (-1, -2, 3))):
        sitting = drawing(table_of(), 4, 4, 1)
        assert sitting.asked == (OTHER, "split")
        sitting.answer(chosen)
        assert changes(sitting) == expected


@pytest.mark.clause("ENL-8.4", "ENL-11.3")
@pytest.mark.parametrize("bids", [(1, 3, 5), (2, 4, 4, 2)])
def test_each_draws_as_many_as_it_bid(bids: tuple[int, ...]) -> None:
    sitting = table_of(len(bids))
    sitting.begin(Frame("draw-phase"))
    for bid in bids:
        sitting.answer(f"bid:{bid}" if len(bids) > 3 else bid)
    assert tuple(len(sitting.state.hands[seat]) for seat in sitting.state.seats) == bids


@pytest.mark.clause("ENL-11.1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_and_more_choose_two_or_four(seats: int) -> None:
    sitting = table_of(seats).begin(Frame("draw-phase"))
    assert len(sitting.match.pending) == seats
    for question in sitting.match.pending:
        assert [option.key for option in question.decision.options] == ["bid:2", "bid:4"]
        assert question.decision.secret


@pytest.mark.clause("ENL-11.2")
@pytest.mark.parametrize(
    ("bids", "expected"),
    [
        ((2, 2, 4, 4), (2, 2, -2, -2)),
        ((2, 2, 2, 2), (0, 0, 0, 0)),
        ((4, 4, 4, 4, 4), (0, 0, 0, 0, 0)),
        ((4, 2, 2, 2, 2), (-4, 1, 1, 1, 1)),
        ((2, 4, 4, 4, 4, 4), (5, -1, -1, -1, -1, -1)),
    ],
)
def test_each_who_bid_four_gives_one_to_each_who_bid_two(
    bids: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert changes(drawing(table_of(len(bids)), *bids)) == expected


@pytest.mark.clause("ENL-11.4")
def test_in_duels_of_four_seats_the_whole_dial_is_used() -> None:
    sitting = table_of(4)
    one, other = sitting.play(LION, "akodo-gunso"), sitting.play(CRANE, "doji-challenger")
    challenge(sitting.table, one, other, "military")
    sitting.begin(*sitting.state.frames[::-1])
    assert {seat.decision.seat for seat in sitting.match.pending} == {CRANE, LION}
    sitting.answer(5, 1)
    assert sorted(sitting.state.dials.values()) == [0, 0, 1, 5]


@pytest.mark.clause("ENL-R1")
def test_how_honor_changes_hands_follows_how_many_are_left() -> None:
    sitting = table_of(5)
    eliminate(sitting.table, LION, CONCEDING, "SKI-R4")
    assert changes(drawing(sitting, 2, 4, 4, 4)) == (3, -1, -1, -1)
    sitting = table_of(4)
    eliminate(sitting.table, LION, CONCEDING, "SKI-R4")
    assert changes(drawing(sitting, 1, 3, 5)) == (4, 0, -4)
    eliminate(sitting.table, LAST, CONCEDING, "SKI-R4")
    sitting.state.honor = dict.fromkeys(sitting.state.seats, 10)
    assert changes(drawing(sitting, 2, 5)) == (3, -3)


@pytest.mark.clause("ENL-R2")
def test_who_has_too_little_pays_a_point_at_a_time_in_player_order() -> None:
    sitting = table_of(4)
    sitting.state.first = OTHER
    sitting.state.honor[LION] = 2
    # Player order: the third, the fourth, the first, the second; the second alone bids 4.
    drawing(sitting, 2, 2, 2, 4)
    assert sitting.state.honor == {CRANE: 10, LION: 0, OTHER: 11, LAST: 11}
    assert LION not in sitting.state.alive


@pytest.mark.clause("ENL-R2")
def test_who_is_out_by_a_draw_is_so_after_all_have_paid() -> None:
    sitting = table_of(4)
    sitting.state.honor[CRANE] = sitting.state.honor[LION] = 1
    drawing(sitting, 4, 4, 2, 2)
    # Each pays what it has, to the first in player order.
    assert sitting.state.honor[OTHER] == 12
    assert sitting.state.alive == (OTHER, LAST)


@pytest.mark.clause("ENL-R4", "ENL-11.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_modifies_a_bid_is_offered_among_three_and_not_among_four(seats: int) -> None:
    sitting = table_of(seats)
    sitting.table.record(PhaseBegan("draw", 1, "LCG-2.1"))
    manipulator = sitting.play(CRANE, "bayushi-manipulator")
    sitting.hand(LION, "contingency-plan")
    for seat in sitting.state.seats:
        sitting.state.conflict_decks[seat] = ()
    sitting.begin(Frame("bids"))
    keys = {2: "bid:2", 4: "bid:4"}
    for bid in (2, 4, 2, 4)[:seats]:
        sitting.answer(keys[bid] if seats > 3 else bid)
    if seats > 3:
        assert sitting.asked == (LION, "act")
        use = Use(sitting.table, CRANE, manipulator)
        assert not any(effect.can_do(use) for effect in (ChangeBid(1), ChangeBid(-1)))
        return
    assert sitting.asked == (CRANE, "reaction")
    sitting.answer("use:bayushi-manipulator")
    assert bid_of(sitting.table, CRANE) == 3
    assert sitting.asked == (LION, "reaction")


@pytest.mark.clause("ENL-11.4")
def test_a_bid_of_a_duel_is_modified_among_four_in_the_draw_phase_too() -> None:
    sitting = table_of(4)
    sitting.table.record(PhaseBegan("draw", 1, "LCG-2.1"))
    challenger = sitting.play(CRANE, "doji-challenger")
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.state.duel = Duel(challenger, gunso, "military", seats=(CRANE, LION))
    sitting.table.record(DialsShown((CRANE, LION), (2, 5)))
    sitting.table.record(BidChanged(CRANE, 1))
    assert bid_of(sitting.table, CRANE) == 3


@pytest.mark.clause("LCG-S4.20", "LCG-S4.19")
def test_of_what_modifies_bids_each_counts() -> None:
    sitting = table_of()
    sitting.table.record(DialsShown(sitting.state.seats, (1, 2, 3)))
    sitting.table.record(BidChanged(CRANE, 1))
    sitting.table.record(BidChanged(LION, 1))
    sitting.table.record(BidChanged(CRANE, 1))
    assert len({each.stamp for each in sitting.state.lasting}) == 3
    assert [bid_of(sitting.table, seat) for seat in sitting.state.seats] == [3, 3, 3]
    # That is until the next bid.
    sitting.table.record(DialsShown(sitting.state.seats, (1, 2, 3)))
    assert [bid_of(sitting.table, seat) for seat in sitting.state.seats] == [1, 2, 3]


@pytest.mark.clause("ENL-R4", "ENL-11.1")
@pytest.mark.parametrize(
    ("bids", "expected"),
    # Of three the bid of the first counts as 4: the second one is the lowest now.
    [((1, 3, 5), (0, 2, -2)), ((2, 2, 4, 4), (2, 2, -2, -2))],
)
def test_a_bid_is_modified_among_three_and_not_among_four(
    bids: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    sitting = table_of(len(bids))
    sitting.table.record(PhaseBegan("draw", 1, "LCG-2.1"))
    sitting.table.record(DialsShown(sitting.state.seats, bids))
    sitting.table.record(BidChanged(CRANE, 3))
    for seat in sitting.state.seats:
        sitting.state.conflict_decks[seat] = ()
    sitting.begin(Frame("transfer"))
    assert changes(sitting) == expected
    assert sitting.state.dials[CRANE] == bids[0]


@pytest.mark.clause("ENL-R1", "ENL-R4")
def test_a_bid_is_modified_among_three_who_are_left_of_four() -> None:
    sitting = table_of(4)
    eliminate(sitting.table, LAST, CONCEDING, "SKI-R4")
    sitting.table.record(PhaseBegan("draw", 1, "LCG-2.1"))
    sitting.table.record(DialsShown(sitting.state.alive, (1, 3, 5)))
    sitting.table.record(BidChanged(CRANE, 3))
    for seat in sitting.state.seats:
        sitting.state.conflict_decks[seat] = ()
    sitting.begin(Frame("transfer"))
    assert changes(sitting) == (0, 2, -2)
