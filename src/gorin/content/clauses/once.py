"""Values that are made once, also when several threads ask for them at the same time."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from threading import RLock
from typing import Generic, TypeVar

T = TypeVar("T")

_MAKING = RLock()
"""One for all values: they are made of each other, and none waits for one that waits for it."""


class Once(Generic[T]):
    """A function that makes its value when it is first called, and always returns that.

    A cache of functools makes it in each thread that asks meanwhile. To read all tests takes
    seconds each time, and Python does not parse in several threads at once without fail.

    Attributes:
        make: makes the value anew, and keeps nothing.
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self.make = make
        self._made: list[T] = []
        _ = update_wrapper(self, make)

    def __call__(self) -> T:
        """Return the value; whoever asks while it is being made waits."""
        if not self._made:
            with _MAKING:
                if not self._made:
                    self._made.append(self.make())
        return self._made[0]
