"""Domains: declared sets of answers that would be too many to list, each with its checker.

Answers are plain data (numbers, strings, tuples of them), so that a journal can hold them.
`sample` receives `below`, a function that gives a number from 0 up to but not including its
argument; chance, random players and tests all choose through it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any, cast

import msgspec
from msgspec import Struct

Below = Callable[[int], int]


class Domain(Struct, frozen=True, tag=True):
    """What an answer may be."""

    def read(self, data: object) -> Any:
        """Return the answer that `data` (as read from a file or a wire) stands for.

        Raises:
            ValueError: it is not an answer of this domain; the text is a message id.
        """
        raise NotImplementedError

    def sample(self, below: Below) -> Any:
        """Return one answer, each equally likely as far as the domain can be counted."""
        raise NotImplementedError

    def default(self) -> Any:
        """Return the answer taken for a seat that cannot answer any more."""
        return self.sample(lambda count: 0)


def _numbers(data: object) -> tuple[int, ...]:
    try:
        return msgspec.convert(data, tuple[int, ...])
    except msgspec.ValidationError:
        raise ValueError("answer-not-numbers") from None


def _texts(data: object) -> tuple[str, ...]:
    try:
        return msgspec.convert(data, tuple[str, ...])
    except msgspec.ValidationError:
        raise ValueError("answer-not-keys") from None


class Range(Domain, frozen=True):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int

    def read(self, data: object) -> int:
        if type(data) is not int:
            raise ValueError("answer-not-number")
        if not self.low <= data <= self.high:
            raise ValueError("answer-out-of-range")
        return data

    def sample(self, below: Below) -> int:
        return self.low + below(self.high - self.low + 1)


class Subset(Domain, frozen=True):
    """Some of `keys`, at least and at most so many, given in the order of `keys`."""

    keys: tuple[str, ...]
    at_least: int
    at_most: int

    def read(self, data: object) -> tuple[str, ...]:
        chosen = _texts(data)
        if unknown := [key for key in chosen if key not in self.keys]:
            raise ValueError("answer-unknown-key", unknown[0])
        if len(set(chosen)) != len(chosen):
            raise ValueError("answer-repeated-key")
        if not self.at_least <= len(chosen) <= self.at_most:
            raise ValueError("answer-wrong-count")
        return tuple(key for key in self.keys if key in chosen)

    def sample(self, below: Below) -> tuple[str, ...]:
        count = self.at_least + below(min(self.at_most, len(self.keys)) - self.at_least + 1)
        left = list(self.keys)
        chosen = [left.pop(below(len(left))) for _ in range(count)]
        return tuple(key for key in self.keys if key in chosen)


class Ordering(Domain, frozen=True):
    """All of `keys`, in an order of the seat's choice."""

    keys: tuple[str, ...]

    def read(self, data: object) -> tuple[str, ...]:
        chosen = _texts(data)
        if sorted(chosen) != sorted(self.keys):
            raise ValueError("answer-not-an-ordering")
        return chosen

    def sample(self, below: Below) -> tuple[str, ...]:
        left = list(self.keys)
        return tuple(left.pop(below(len(left))) for _ in self.keys)


class Division(Domain, frozen=True):
    """`total` divided among `keys`, each getting at least `at_least`: one number per key."""

    total: int
    keys: tuple[str, ...]
    at_least: int = 0

    def read(self, data: object) -> tuple[int, ...]:
        parts = _numbers(data)
        if len(parts) != len(self.keys) or sum(parts) != self.total:
            raise ValueError("answer-wrong-total")
        if any(part < self.at_least for part in parts):
            raise ValueError("answer-out-of-range")
        return parts

    def sample(self, below: Below) -> tuple[int, ...]:
        if not self.keys:
            return ()
        free = self.total - self.at_least * len(self.keys)
        cuts = sorted(below(free + 1) for _ in self.keys[1:])
        return tuple(self.at_least + end - start for start, end in pairwise((0, *cuts, free)))


class Dice(Domain, frozen=True):
    """The faces of `count` dice, each from 1 to `sides`."""

    count: int
    sides: int = 6

    def read(self, data: object) -> tuple[int, ...]:
        faces = _numbers(data)
        if len(faces) != self.count:
            raise ValueError("answer-wrong-count")
        if not all(1 <= face <= self.sides for face in faces):
            raise ValueError("answer-out-of-range")
        return faces

    def sample(self, below: Below) -> tuple[int, ...]:
        sides = self.sides
        return tuple([1 + below(sides) for _ in range(self.count)])


class Shuffle(Domain, frozen=True):
    """A new order of `count` things: position i receives what lay at position answer[i]."""

    count: int

    def read(self, data: object) -> tuple[int, ...]:
        order = _numbers(data)
        if sorted(order) != list(range(self.count)):
            raise ValueError("answer-not-an-ordering")
        return order

    def sample(self, below: Below) -> tuple[int, ...]:
        order = list(range(self.count))
        for last in range(self.count - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def default(self) -> tuple[int, ...]:
        return tuple(range(self.count))


class Pick(Domain, frozen=True):
    """One of `count` things at random: its position."""

    count: int

    def read(self, data: object) -> int:
        if type(data) is not int or not 0 <= data < self.count:
            raise ValueError("answer-out-of-range")
        return data

    def sample(self, below: Below) -> int:
        return below(self.count)


class Reported(Domain, frozen=True):
    """What somebody outside reports: an outcome of a linked match, a referee's ruling.

    Any plain data of strings, numbers, lists and tables is accepted; the rule that asked
    judges what it means.
    """

    subject: str

    def read(self, data: object) -> object:
        return _frozen(data)

    def sample(self, below: Below) -> object:
        return ()


def _frozen(data: Any) -> object:
    if type(data) in (list, tuple):
        return tuple(_frozen(item) for item in data)
    if type(data) is dict:
        table = cast("dict[object, Any]", data)
        return tuple((str(key), _frozen(table[key])) for key in sorted(table, key=str))
    if data is None or isinstance(data, str | int):
        return data
    if isinstance(data, float) and math.isfinite(data):
        return data
    raise ValueError("answer-not-plain")
