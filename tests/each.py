"""One test about many things: it tries each of them and tells all faults at once."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

FAULTS = (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""Errors that are gathered; any other ends the test where it is raised."""


def try_each(
    values: Iterable[T], test: Callable[[T], None], show: Callable[[T], str] = str
) -> None:
    """Try every value, for tests that have fixtures of their own; tell all faults at once."""
    tried = tuple(values)
    assert tried, "there is nothing to try"
    faults: list[str] = []
    for value in tried:
        try:
            test(value)
        except FAULTS as error:
            faults.append(f"{show(value)}: {type(error).__name__}: {error}")
    assert not faults, f"{len(faults)} of {len(tried)} fail:\n" + "\n".join(faults)


def for_each(
    values: Iterable[T], show: Callable[[T], str] = str
) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """Make one test of a function about a value; where it fails is told for every value.

    A test for each value would say the same at a greater cost: hundreds of cards are quick to try,
    and slow to gather as tests of their own.
    """
    tried = tuple(values)
    assert tried, "there is nothing to try"

    def decorate(test: Callable[[T], None]) -> Callable[[], None]:
        @functools.wraps(test)
        def try_all() -> None:
            try_each(tried, test, show)

        # What it asks for is given here: pytest shall not look for a fixture of that name.
        del vars(try_all)["__wrapped__"]
        return try_all

    return decorate
