"""Domains: declared sets of answers that would be too many to list, each with its checker.

Answers are plain data (numbers, strings, tuples of them), so that a journal can hold them.
`sample` receives `below`, a function that gives a number from 0 up to but not including its
argument; chance, random players and tests all choose through it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, cast

import msgspec
from msgspec import Struct

Below = Callable[[int], int]
LONGEST_KEY = 100
"""The most signs in the key of a catalogue."""
SAMPLED = 8
"""The most signs by which a text at random exceeds the shortest one."""
NARROW = 1 << 32
"""The largest choice that is drawn in one draw."""


class Fault(Struct, frozen=True):
    """One thing that is wrong with an answer: a message id, what is wrong, and where in it."""

    reason: str
    given: object
    place: tuple[str, ...] = ()


class UnfitError(ValueError):
    """Data that are no answer of a domain of several entries, with all that is wrong."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults[0].reason)
        self.faults = tuple(faults)


def faults_of(error: ValueError, data: object) -> tuple[Fault, ...]:
    """Return all that is wrong with data that a domain did not read."""
    if isinstance(error, UnfitError):
        return error.faults
    reason, *named = error.args
    return (Fault(str(reason), named[0] if named else data),)


class Domain(Struct, frozen=True, tag=True):
    """The set of answers that a question accepts."""

    def read(self, data: object) -> Any:
        """Return the answer that `data` (as read from a file or a wire) stands for.

        Raises:
            ValueError: it is not an answer of this domain; the text is a message id, and
                `faults_of` returns all that is wrong.
        """
        raise NotImplementedError

    def sample(self, below: Below) -> Any:
        """Return one answer, each equally likely as far as the domain can be counted."""
        raise NotImplementedError

    def default(self) -> Any:
        """Return the answer taken for a seat that cannot answer any more."""
        return self.sample(lambda count: 0)

    def things(self) -> tuple[str, ...]:
        """Return the keys of all that an answer may name, each once."""
        return ()


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


def _text(data: object) -> str:
    if type(data) is not str:
        raise ValueError("answer-not-text")
    return data


def _pairs(data: object) -> tuple[tuple[str, str], ...]:
    try:
        if type(data) is dict:
            return tuple(msgspec.convert(data, dict[str, str]).items())
        return msgspec.convert(data, tuple[tuple[str, str], ...])
    except msgspec.ValidationError:
        raise ValueError("answer-not-pairs") from None


def _drawn(below: Below, count: int) -> int:
    """Return a number from 0 up to but not including `count`, however large that is."""
    if count <= NARROW:
        return below(count)
    bits = count.bit_length() + 64
    value = 0
    for _ in range(0, bits, 32):
        value = value * NARROW + below(NARROW)
    return value * count >> -(-bits // 32) * 32


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


class OneOf(Domain, frozen=True):
    """One of `keys`: what a list of options is elsewhere, as a part of a form."""

    keys: tuple[str, ...]

    def things(self) -> tuple[str, ...]:
        return self.keys

    def read(self, data: object) -> str:
        key = _text(data)
        if key not in self.keys:
            raise ValueError("answer-unknown-key")
        return key

    def sample(self, below: Below) -> str:
        return self.keys[below(len(self.keys))]


class Text(Domain, frozen=True):
    """One line of text in one's own words, within bounds of length."""

    longest: int
    shortest: int = 0

    def read(self, data: object) -> str:
        text = _text(data).strip()
        if not text.isprintable():
            raise ValueError("answer-not-a-line")
        if not self.shortest <= len(text) <= self.longest:
            raise ValueError("answer-wrong-length")
        return text

    def sample(self, below: Below) -> str:
        return "." * (self.shortest + below(min(self.longest - self.shortest, SAMPLED) + 1))


class Named(Domain, frozen=True):
    """One entry, by its key, of a catalogue that is too long to be sent, such as all cards.

    `some` of its keys are at hand; that others are in the catalogue, the decision's check says.
    """

    catalogue: str
    some: tuple[str, ...]

    def things(self) -> tuple[str, ...]:
        return self.some

    def read(self, data: object) -> str:
        key = _text(data).strip()
        if not key.isprintable():
            raise ValueError("answer-not-a-line")
        if not 0 < len(key) <= LONGEST_KEY:
            raise ValueError("answer-wrong-length")
        return key

    def sample(self, below: Below) -> str:
        return self.some[below(len(self.some))]


class Subset(Domain, frozen=True):
    """Some of `keys`, within bounds of number and weight, in the order of `keys`.

    Keys may have `weights`, whole numbers from 0 on; those of what is chosen then make at least
    `lightest` and at most `heaviest`, if there is such a bound.
    """

    keys: tuple[str, ...]
    at_least: int
    at_most: int
    weights: tuple[int, ...] = ()
    lightest: int = 0
    heaviest: int | None = None

    def things(self) -> tuple[str, ...]:
        return self.keys

    def read(self, data: object) -> tuple[str, ...]:
        chosen = _texts(data)
        if unknown := [key for key in chosen if key not in self.keys]:
            raise ValueError("answer-unknown-key", unknown[0])
        if len(set(chosen)) != len(chosen):
            raise ValueError("answer-repeated-key")
        if not self.at_least <= len(chosen) <= self.at_most:
            raise ValueError("answer-wrong-count")
        if self.weights and not self._bears(self.weight(chosen)):
            raise ValueError("answer-wrong-weight")
        return tuple(key for key in self.keys if key in chosen)

    def weight(self, chosen: tuple[str, ...]) -> int:
        """Return how much some keys weigh together."""
        return sum(self.weights[self.keys.index(key)] for key in chosen)

    def _bears(self, weight: int) -> bool:
        return self.lightest <= weight and (self.heaviest is None or weight <= self.heaviest)

    def sample(self, below: Below) -> tuple[str, ...]:
        if self.weights:
            return tuple(self._weighed(below))
        count = self.at_least + below(min(self.at_most, len(self.keys)) - self.at_least + 1)
        left = list(self.keys)
        chosen = [left.pop(below(len(left))) for _ in range(count)]
        return tuple(key for key in self.keys if key in chosen)

    def _weighed(self, below: Below) -> Iterator[str]:
        ways = self._ways()
        count = weight = 0
        number = _drawn(below, self._fitting(ways[0], count, weight))
        for key, own, after in zip(self.keys, self.weights, ways[1:], strict=True):
            without = self._fitting(after, count, weight)
            if number < without:
                continue
            number -= without
            count, weight = count + 1, weight + own
            yield key

    def _ways(self) -> list[dict[tuple[int, int], int]]:
        """Return for each key the ways to choose from it and those after, by number and weight."""
        ways = [{(0, 0): 1}]
        for own in reversed(self.weights):
            numbers = dict(ways[-1])
            for (count, weight), number in ways[-1].items():
                more = (count + 1, weight + own)
                if more[0] <= self.at_most and (self.heaviest is None or more[1] <= self.heaviest):
                    numbers[more] = numbers.get(more, 0) + number
            ways.append(numbers)
        return ways[::-1]

    def _fitting(self, ways: dict[tuple[int, int], int], count: int, weight: int) -> int:
        """Return how many of these ways are allowed beside what is chosen already."""
        return sum(
            number
            for (more, heavier), number in ways.items()
            if self.at_least <= count + more <= self.at_most and self._bears(weight + heavier)
        )


class Ordering(Domain, frozen=True):
    """All of `keys`, in an order of the seat's choice."""

    keys: tuple[str, ...]

    def things(self) -> tuple[str, ...]:
        return self.keys

    def read(self, data: object) -> tuple[str, ...]:
        chosen = _texts(data)
        if sorted(chosen) != sorted(self.keys):
            raise ValueError("answer-not-an-ordering")
        return chosen

    def sample(self, below: Below) -> tuple[str, ...]:
        left = list(self.keys)
        return tuple(left.pop(below(len(left))) for _ in self.keys)


class Division(Domain, frozen=True):
    """`total` divided among `keys`, each getting at least `at_least`: one number per key.

    With `bounds` each key gets at least and at most what its own bounds say instead.
    """

    total: int
    keys: tuple[str, ...]
    at_least: int = 0
    bounds: tuple[tuple[int, int], ...] = ()

    def things(self) -> tuple[str, ...]:
        return self.keys

    def bound(self, at: int) -> tuple[int, int]:
        """Return how much the key at a position gets at least and at most."""
        return self.bounds[at] if self.bounds else (self.at_least, self.total)

    def read(self, data: object) -> tuple[int, ...]:
        parts = _numbers(data)
        if len(parts) != len(self.keys) or sum(parts) != self.total:
            raise ValueError("answer-wrong-total")
        bounds = map(self.bound, range(len(parts)))
        if not all(low <= part <= high for part, (low, high) in zip(parts, bounds, strict=True)):
            raise ValueError("answer-out-of-range")
        return parts

    def sample(self, below: Below) -> tuple[int, ...]:
        if not self.keys:
            return ()
        if self.bounds:
            return tuple(self._bounded(below))
        free = self.total - self.at_least * len(self.keys)
        cuts = sorted(below(free + 1) for _ in self.keys[1:])
        return tuple(self.at_least + end - start for start, end in pairwise((0, *cuts, free)))

    def _bounded(self, below: Below) -> Iterator[int]:
        ways = self._ways()
        left = self.total
        number = _drawn(below, ways[0][left])
        for (low, _), after in zip(self.bounds, ways[1:], strict=True):
            part = low
            while number >= after.get(left - part, 0):
                number -= after.get(left - part, 0)
                part += 1
            left -= part
            yield part

    def _ways(self) -> list[dict[int, int]]:
        """Return for each key the ways to divide an amount among it and those after it."""
        ways = [{0: 1}]
        for low, high in reversed(self.bounds):
            numbers: dict[int, int] = {}
            for amount, number in ways[-1].items():
                for part in range(low, min(high, self.total - amount) + 1):
                    numbers[amount + part] = numbers.get(amount + part, 0) + number
            ways.append(numbers)
        return ways[::-1]


class Assignment(Domain, frozen=True):
    """Each of `keys` goes to at most one of `places`: pairs of key and place, in order of `keys`.

    `at_least` to `at_most` keys go somewhere. `allowed` says for each key to which places it
    may go; if it is empty, each may go to all. A table of places by key is read, too.
    """

    keys: tuple[str, ...]
    places: tuple[str, ...]
    at_least: int
    at_most: int
    allowed: tuple[tuple[str, ...], ...] = ()

    def things(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.keys, *self.places)))

    def open_to(self, at: int) -> tuple[str, ...]:
        """Return the places to which the key at a position may go."""
        return self.allowed[at] if self.allowed else self.places

    def read(self, data: object) -> tuple[tuple[str, str], ...]:
        pairs = _pairs(data)
        chosen: dict[str, str] = {}
        faults: list[Fault] = []
        for key, place in pairs:
            if key not in self.keys:
                faults.append(Fault("answer-unknown-key", key))
            elif key in chosen:
                faults.append(Fault("answer-repeated-key", key))
            elif place not in self.open_to(self.keys.index(key)):
                faults.append(Fault("answer-not-to-there", place, (key,)))
            chosen[key] = place
        if not self.at_least <= len(chosen) <= self.at_most:
            faults.append(Fault("answer-wrong-count", data))
        if faults:
            raise UnfitError(faults)
        return tuple((key, chosen[key]) for key in self.keys if key in chosen)

    def count(self) -> int:
        """Return how many answers there are."""
        return self._within(self._ways()[0], 0)

    def answer(self, number: int) -> tuple[tuple[str, str], ...]:
        """Return one of all answers by its number, from 0 on."""
        return tuple(self._chosen(number))

    def sample(self, below: Below) -> tuple[tuple[str, str], ...]:
        return self.answer(_drawn(below, self.count()))

    def _chosen(self, number: int) -> Iterator[tuple[str, str]]:
        placed = 0
        for at, (key, ways) in enumerate(zip(self.keys, self._ways()[1:], strict=True)):
            nowhere = self._within(ways, placed)
            if number < nowhere:
                continue
            placed += 1
            place, number = divmod(number - nowhere, self._within(ways, placed))
            yield key, self.open_to(at)[place]

    def _ways(self) -> list[list[int]]:
        """Return for each key the ways to send a number of it and those after it."""
        ways = [[1]]
        for at in reversed(range(len(self.keys))):
            after, open = ways[-1], len(self.open_to(at))
            ways.append([*after, 0])
            for count, number in enumerate(after, 1):
                ways[-1][count] += open * number
        return ways[::-1]

    def _within(self, ways: list[int], placed: int) -> int:
        """Return how many of these ways are allowed after a number of keys went somewhere."""
        return sum(ways[max(0, self.at_least - placed) : max(0, self.at_most - placed + 1)])


class Form(Domain, frozen=True):
    """Several named parts, each a domain of its own; an answer holds one of each, in their order.

    A table of answers by part is read, too.
    """

    parts: tuple[tuple[str, Domain], ...]

    def things(self) -> tuple[str, ...]:
        within = (thing for _, domain in self.parts for thing in domain.things())
        return tuple(dict.fromkeys((*(name for name, _ in self.parts), *within)))

    def read(self, data: object) -> tuple[Any, ...]:
        by_name, faults = self._by_name(data)
        values: list[Any] = []
        for name, domain in self.parts:
            if name not in by_name:
                faults.append(Fault("answer-part-lacks", name))
                continue
            try:
                values.append(domain.read(by_name[name]))
            except ValueError as error:
                faults += (
                    Fault(fault.reason, fault.given, (name, *fault.place))
                    for fault in faults_of(error, by_name[name])
                )
        if faults:
            raise UnfitError(faults)
        return tuple(values)

    def sample(self, below: Below) -> tuple[Any, ...]:
        return tuple(domain.sample(below) for _, domain in self.parts)

    def default(self) -> tuple[Any, ...]:
        return tuple(domain.default() for _, domain in self.parts)

    def _by_name(self, data: object) -> tuple[dict[str, object], list[Fault]]:
        """Return what is given for each part, and the faults of the parts that are none."""
        names = [name for name, _ in self.parts]
        if type(data) is dict:
            table = cast("dict[object, object]", data)
            by_name = {name: table[name] for name in names if name in table}
            unknown = [Fault("answer-unknown-key", name) for name in table if name not in names]
            return by_name, unknown
        if type(data) not in (list, tuple):
            raise ValueError("answer-not-parts")
        values = cast("tuple[object, ...]", data)
        if len(values) != len(names):
            raise ValueError("answer-wrong-count")
        return dict(zip(names, values, strict=True)), []


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
    """A report from outside: the outcome of a linked match, a referee's ruling.

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
