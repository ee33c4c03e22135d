"""The search bot: tries its options in imagined worlds that agree with what it knows.

An imagined world is a copy of the match in which all that the seat cannot know is dealt anew.
In each one every option is tried, the same hidden cards and dice for all of them, and the match
is played on by a quicker bot at all seats until the next part of the match begins; then the
position is valued.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, TypeAlias

from msgspec import Struct

from gorin.bots.sight import Imagined, Policy, Sight
from gorin.kernel.answers import Undealable
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat

Value: TypeAlias = Callable[[Any, Seat], float]
"""Values a view for a seat: 1 when it has won, 0 when it has lost."""


class Effort(Struct, frozen=True):
    """The effort of the bot.

    Every option is tried in `least` worlds, and those that may still be better than the quicker
    bot's choice, within `hope` standard errors of the difference, in up to `worlds`. An option is
    taken instead of that choice when it is better by `sure` standard errors and by `gain`. Worlds
    are played on through so many `parts` of the match, the one of the question among them, for
    `answers` answers at most. At most `options` are considered.
    """

    worlds: int = 16
    least: int = 6
    hope: float = 1.0
    sure: float = 1.0
    gain: float = 0.01
    parts: int = 1
    answers: int = 200
    options: int = 5


class Thought(Struct, frozen=True):
    """The parts of a game's strategy that the search bot asks for.

    `known` returns an answer that needs no search, None where there is none. `options` returns the
    options of a question that are worth trying beside the quicker bot's choice, the most promising
    first. `part` names the part of the match that a sight belongs to.
    """

    known: Callable[[Sight], str | None]
    options: Callable[[Sight, str], Sequence[str]]
    part: Callable[[Sight], object]
    value: Value


class SearchBot:
    """Plays one seat: by search where it pays, by the quicker bot elsewhere.

    Args:
        seed: equal seeds think alike.
        policy: makes the quicker bot from a seed.
        thought: what the game tells.
        effort: how hard it thinks.
    """

    def __init__(
        self, seed: int, policy: Callable[[int], Policy], thought: Thought, effort: Effort
    ) -> None:
        self._next = Fast(seed)
        self._make = policy
        self._policy = policy(seed)
        self._thought = thought
        self._effort = effort
        self._players: dict[Seat, Policy] = {}

    def choose(self, sight: Sight) -> object:
        """Return the key of an option, or a value of the question's domain.

        Raises:
            ValueError: the question is worth a search, and the match cannot fork.
        """
        answer = self._thought.known(sight) if len(sight.keys) > 1 else None
        if answer is not None:
            return answer
        usual = self._policy.choose(sight)
        if len(sight.keys) < 2:
            return usual
        assert isinstance(usual, str)
        others = self._thought.options(sight, usual)[: self._effort.options - 1]
        return self._best(sight, usual, others) if others else usual

    def _best(self, sight: Sight, usual: str, others: Sequence[str]) -> str:
        """Return the option that does best; the quicker bot's choice if none is better."""
        effort = self._effort
        left = {key: Difference() for key in others}
        part = self._thought.part(sight)
        number = 0
        for _ in range(effort.worlds):
            try:
                world = sight.imagine(Fast(self._next.below(1 << 62)))
            except Undealable:
                continue
            number += 1
            seed = self._next.below(1 << 62)
            worth = self._try(world, sight.seat, usual, part, seed)
            for key, better in left.items():
                better.add(self._try(world, sight.seat, key, part, seed) - worth)
            if number >= effort.least:
                left = {
                    key: better for key, better in left.items() if _may_be_better(better, effort)
                }
                if not left:
                    return usual
        if not number:
            return usual
        best = max(left, key=lambda key: left[key].mean)
        mean, error = left[best].mean, left[best].error
        return best if mean > max(effort.gain, effort.sure * error) else usual

    def _try(self, world: Imagined, seat: Seat, key: str, part: object, seed: int) -> float:
        """Return what an option is worth in an imagined world, which stays as it is."""
        thought, effort = self._thought, self._effort
        tried = world.fork(Fast(seed))
        tried.choose(seat, key)
        parts = effort.parts
        for _ in range(effort.answers):
            sight = tried.open
            if sight is None:
                break
            now = thought.part(sight)
            if now != part:
                part, parts = now, parts - 1
                if parts <= 0:
                    break
            keys = sight.keys
            chosen = keys[0] if len(keys) == 1 else self._player(sight.seat).choose(sight)
            tried.choose(sight.seat, chosen)
        outcome = tried.outcome
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        return thought.value(tried.view(seat), seat)

    def _player(self, seat: Seat) -> Policy:
        """Return who plays a seat in all imagined worlds: what it knows of maps serves again."""
        player = self._players.get(seat)
        if player is None:
            player = self._players[seat] = self._make(seat)
        return player


class Difference:
    """The lead of an option over the usual one, in the worlds so far."""

    __slots__ = ("_count", "_squares", "_sum")

    def __init__(self) -> None:
        self._count, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, difference: float) -> None:
        """Take one more world into account."""
        self._count += 1
        self._sum += difference
        self._squares += difference * difference

    @property
    def mean(self) -> float:
        """The mean difference."""
        return self._sum / self._count

    @property
    def error(self) -> float:
        """The standard error of the mean difference."""
        count = self._count
        if count < 2:
            return 1.0
        return sqrt(max(0.0, self._squares - self._sum * self._sum / count) / (count * (count - 1)))


def _may_be_better(better: Difference, effort: Effort) -> bool:
    return better.mean + effort.hope * better.error > effort.gain
