"""The players of a game: which bots can play it, and who can judge a position of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct, field

from gorin.bots.agent import EASY, ERRORS, HEURISTIC, RANDOM, SEARCH, Agent, Judge
from gorin.bots.random_bot import RandomBot
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say


class Players(Struct, frozen=True, kw_only=True):
    """The bots of a game.

    Attributes:
        heuristic: makes a bot that plays by rules of thumb, from a seed and an error.
        search: makes a bot that searches imagined worlds, from a seed; its matches must fork.
        judges: make a judge of one match, by format.
        others: make the bots of formats that are more than one match, by format: from a level
            and a seed.
    """

    heuristic: Callable[[int, float], Agent] | None = None
    search: Callable[[int], Agent] | None = None
    judges: Mapping[str, Callable[[], Judge]] = field(
        default_factory=dict[str, Callable[[], Judge]]
    )
    others: Mapping[str, Callable[[str, int], Agent]] = field(
        default_factory=dict[str, Callable[[str, int], Agent]]
    )

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels at which a bot can play, from the weakest on."""
        errors = (*ERRORS,) if self.heuristic is not None else ()
        return (RANDOM, *errors, *((SEARCH,) if self.search is not None else ()))

    @property
    def usual(self) -> str:
        """The level of a bot that nobody chose a level for."""
        return HEURISTIC if HEURISTIC in self.levels else RANDOM

    @property
    def gentle(self) -> str:
        """The level of a bot that sits down with somebody who chose none: the page's too."""
        return EASY if EASY in self.levels else self.usual

    def agent(self, level: str, seed: int, format: str = "") -> Agent:
        """Return an agent that plays at a level; equal seeds play alike.

        Raises:
            BadInput: there is no such level, or not for this game.
        """
        if level not in self.levels:
            raise BadInput(say("bot-unknown", asked=level, known=self.levels))
        if level == RANDOM:
            return RandomBot(seed)
        if format in self.others:
            return self.others[format](level, seed)
        if level == SEARCH:
            assert self.search is not None, level
            return self.search(seed)
        assert self.heuristic is not None, level
        return self.heuristic(seed, ERRORS[level])

    def judge(self, format: str) -> Judge | None:
        """Return a judge for one match, None if nobody can judge its format."""
        make = self.judges.get(format)
        return None if make is None else make()


RANDOM_ONLY = Players()
"""The players of a game that nobody wrote a bot for."""
