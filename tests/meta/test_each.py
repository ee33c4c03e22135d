from __future__ import annotations

import pytest
from tests.each import for_each, try_each


@for_each([1, 2, 3])
def test_each_value_is_tried(number: int) -> None:
    assert number in (1, 2, 3)


@for_each([1, 2, 3, 4], show=lambda number: f"card {number}")
def odd_and_small(number: int) -> None:
    assert number % 2, f"{number} is even"
    if number > 2:
        raise ValueError("too large")


def test_all_faults_are_told_at_once_with_what_fails() -> None:
    with pytest.raises(AssertionError) as caught:
        odd_and_small()
    told = str(caught.value)
    assert told.startswith("3 of 4 fail:")
    assert "card 2: AssertionError: 2 is even" in told
    assert "card 3: ValueError: too large" in told
    assert "card 4: AssertionError: 4 is even" in told


def test_a_test_about_nothing_is_none() -> None:
    with pytest.raises(AssertionError, match="nothing to try"):
        for_each([])
    with pytest.raises(AssertionError, match="nothing to try"):
        try_each(iter(()), lambda _: None)
