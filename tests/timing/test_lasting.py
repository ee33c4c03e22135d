"""Effects that last: L5R's ends of conflict, phase and round beside Magic's of turns."""

from __future__ import annotations

from gorin.kernel.decision import Seat
from gorin.timing.lasting import (
    FOR_EVER,
    Lasting,
    Moment,
    Span,
    by_thing,
    for_whatever_fits,
    parted,
    without,
)

ONE, TWO = Seat(0), Seat(1)


def effect(
    stamp: int, span: Span, *holds: int, seat: Seat = ONE, what: str = "", any: bool = False
) -> Lasting[str]:
    return Lasting(stamp, 7, seat, span, what, None if any else holds)


def test_what_lasts_until_the_end_of_a_conflict_outlives_neither_it_nor_its_phase() -> None:
    conflict = effect(1, Span("conflict"), 11)
    phase = effect(2, Span("phase"), 11)
    round = effect(3, Span("round"), 12)
    effects = (conflict, phase, round)
    assert parted(effects, Moment("conflict")) == ((conflict,), (phase, round))
    assert parted(effects, Moment("conflict"), Moment("phase")) == ((conflict, phase), (round,))
    assert parted(effects, Moment("turn")) == ((), effects)


def test_until_your_next_turn_is_over_at_that_seats_turn_alone() -> None:
    mine = effect(1, Span("next-turn", ONE), 11)
    theirs = effect(2, Span("next-turn", TWO), 11)
    turn = effect(3, Span("turn"), 11)
    ended, left = parted((mine, theirs, turn), Moment("next-turn", TWO))
    assert ended == (theirs,)
    assert left == (mine, turn)
    assert parted((turn,), Moment("turn", TWO)) == ((turn,), ())


def test_what_waits_for_the_end_of_a_phase_is_told_apart_from_what_ends_there() -> None:
    sacrifice = effect(1, Span("end-step"), 11, what="sacrifice it")
    pump = effect(2, Span("turn"), 11, what="+2/+2")
    due, left = parted((sacrifice, pump), Moment("end-step", ONE))
    assert [each.what for each in due] == ["sacrifice it"]
    assert left == (pump,)


def test_as_long_as_a_thing_is_there_and_not_longer() -> None:
    while_there = effect(1, Span(thing=40), 11, 12)
    for_ever = effect(2, FOR_EVER, 11)
    assert without((while_there, for_ever), {40}) == (for_ever,)
    assert parted((for_ever,), Moment("turn"), Moment("")) == ((), (for_ever,))


def test_an_effect_goes_on_without_its_source_and_leaves_what_is_gone() -> None:
    both = effect(1, Span("turn"), 11, 12)
    effects = (both,)
    assert without(effects, {7}) is effects
    (left,) = without(effects, {11})
    assert left.holds == (12,)
    assert without(effects, {11, 12}) == ()
    whatever = (effect(2, Span("turn"), any=True),)
    assert without(whatever, {11}) == whatever


def test_effects_stand_in_the_order_of_their_stamps() -> None:
    late, early = effect(9, Span("turn"), 11, 12), effect(3, Span("turn"), 11)
    rule = effect(5, Span("turn"), any=True)
    assert by_thing((late, rule, early)) == {11: (early, late), 12: (late,)}
    assert for_whatever_fits((late, rule, early)) == (rule,)
