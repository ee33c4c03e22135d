from __future__ import annotations

from tests.timing.little import A, B

from gorin.timing.limits import Limit, Mark, expired, is_left, noted, renewed, uses, withdrawn

ROUND = Limit(1, "round")
BANZAI = Mark(A, "banzai", 0, 5)


def test_an_ability_of_a_card_is_used_so_often_in_a_period() -> None:
    twice = Limit(2, "conflict")
    marks = noted((), (twice,), BANZAI)
    assert is_left(marks, (twice,), BANZAI)
    marks = noted(marks, (twice,), BANZAI)
    assert uses(marks, twice, BANZAI) == 2
    assert not is_left(marks, (twice,), BANZAI)


def test_another_copy_ability_seat_or_object_is_fresh() -> None:
    marks = noted((), (ROUND,), BANZAI)
    assert not is_left(marks, (ROUND,), BANZAI)
    for fresh in (
        Mark(A, "banzai", 0, 6),
        Mark(A, "banzai", 1, 5),
        Mark(B, "banzai", 0, 5),
        Mark(A, "banzai", 0, 5, born=3),
    ):
        assert is_left(marks, (ROUND,), fresh), fresh


def test_a_limit_of_a_title_counts_all_its_copies_but_not_those_of_others() -> None:
    most = Limit(1, "round", "title")
    marks = noted((), (most,), BANZAI)
    assert not is_left(marks, (most,), Mark(A, "banzai", 0, 6, born=9))
    assert is_left(marks, (most,), Mark(B, "banzai", 0, 7))
    assert is_left(marks, (most,), Mark(A, "rout", 0, 8))


def test_several_limits_hold_together_and_each_period_is_noted_once() -> None:
    both = (Limit(2, "round"), Limit(1, "round", "title"), Limit(3, "match"))
    marks = noted((), both, BANZAI)
    assert [used.per for used in marks] == ["round", "match"]
    assert not is_left(marks, both, BANZAI)


def test_what_was_used_is_forgotten_with_its_period() -> None:
    marks = noted((), (ROUND, Limit(1, "match")), BANZAI)
    assert expired(marks, "conflict") is marks
    left = expired(marks, "round")
    assert is_left(left, (ROUND,), BANZAI)
    assert not is_left(left, (Limit(1, "match"),), BANZAI)


def test_a_card_that_is_another_object_is_fresh_but_for_the_limits_of_its_title() -> None:
    most = Limit(2, "round", "title")
    other = Mark(A, "banzai", 0, 6)
    marks = noted(noted((), (ROUND,), BANZAI), (ROUND,), other)
    assert renewed(marks, "banzai", 7) is marks
    assert renewed(marks, "rout", 5) is marks
    left = renewed(marks, "banzai", 5)
    assert is_left(left, (ROUND,), BANZAI)
    assert not is_left(left, (ROUND,), other)
    assert uses(left, most, BANZAI) == 2


def test_a_use_that_never_came_about_is_noted_no_more() -> None:
    both = (Limit(2, "round"), Limit(1, "match"))
    first = noted((), both, BANZAI)
    marks = noted(first, both, BANZAI)
    assert withdrawn(marks, marks[2:]) == first
    assert withdrawn(first, marks) == ()
