"""The search bot: tries its options in imagined worlds that agree with what it knows.

An imagined world is a copy of the match in which all that the seat cannot know is dealt anew.
In each one every option is tried, the same hidden cards and dice for all of them, and the match
is played on for a while by a quicker bot at all seats; then the position is valued.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import sqrt
from statistics import mean, stdev
from typing import Any, TypeAlias

from msgspec import Struct

from gorin.bots.sight import Imagined, Policy, Sight, play_on
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat

Value: TypeAlias = Callable[[Any, Seat], float]
"""Values a view for a seat: 1 when it has won, 0 when it has lost."""


class Effort(Struct, frozen=True):
    """How hard the bot thinks.

    Every option is tried in `least` worlds, and those that may still be better than the quicker
    bot's choice in up to `worlds`. An option is taken instead of that choice when it is better
    by at least `sure` standard errors of the difference and by `gain`. Each world is played on
    for `answers` answers. At most `options` are considered.
    """

    worlds: int = 48
    least: int = 8
    sure: float = 1.5
    gain: float = 0.02
    answers: int = 400
    options: int = 5


class SearchBot:
    """Plays one seat: by search where it pays, by the quicker bot elsewhere.

    Args:
        seed: equal seeds think alike.
        policy: makes the quicker bot from a seed.
        value: values a view.
        searched: the kinds of questions that are worth a search.
        effort: how hard it thinks.
    """

    def __init__(
        self,
        seed: int,
        policy: Callable[[int], Policy],
        value: Value,
        searched: Collection[str],
        effort: Effort,
    ) -> None:
        self._next = Fast(seed)
        self._make = policy
        self._policy = policy(seed)
        self._value = value
        self._searched = searched
        self._effort = effort

    def choose(self, sight: Sight) -> object:
        first = self._policy.choose(sight)
        keys = sight.keys
        if len(keys) < 2 or sight.kind not in self._searched or not sight.can_imagine:
            return first
        assert isinstance(first, str)
        others = [key for key in keys if key != first]
        return self._best(sight, [first, *others][: self._effort.options])

    def _best(self, sight: Sight, keys: list[str]) -> str:
        """Return the option that does best; the quicker bot's choice stands first."""
        effort = self._effort
        usual, *left = keys
        gains: dict[str, list[float]] = {key: [] for key in left}
        for number in range(effort.worlds):
            seed = self._next.below(1 << 62)
            worth = self._try(sight, usual, seed)
            for key in left:
                gains[key].append(self._try(sight, key, seed) - worth)
            if number + 1 >= effort.least:
                left = [key for key in left if mean(gains[key]) + _error(gains[key]) > 0.0]
                if not left:
                    return usual
        best = max(left, key=lambda key: mean(gains[key]))
        enough = max(effort.gain, effort.sure * _error(gains[best]))
        return best if mean(gains[best]) > enough else usual

    def _try(self, sight: Sight, key: str, seed: int) -> float:
        """Return what an option is worth in one imagined world."""
        world: Imagined = sight.imagine(Fast(seed))
        world.choose(sight.seat, key)
        agents = {seat: self._make(seed ^ seat) for seat in world.seats}
        play_on(world, agents, self._effort.answers)
        outcome = world.outcome
        if outcome is not None:
            if sight.seat in outcome.winners:
                return 1.0 / len(outcome.winners)
            return 0.0
        return self._value(world.view(sight.seat), sight.seat)


def _error(values: list[float]) -> float:
    """Return the standard error of a mean."""
    return stdev(values) / sqrt(len(values))
