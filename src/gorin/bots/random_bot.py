"""The random bot: any legal answer, each one equally likely."""

from __future__ import annotations

from gorin.bots.sight import Sight
from gorin.kernel.chance import Fast


class RandomBot:
    """Answers at random; the same seed gives the same answers to the same questions."""

    def __init__(self, seed: int) -> None:
        self._below = Fast(seed).below

    def choose(self, sight: Sight) -> object:
        keys = sight.keys
        if keys:
            return keys[self._below(len(keys))]
        assert sight.domain is not None, sight.kind
        answer: object = sight.sample(self._below)
        return answer
