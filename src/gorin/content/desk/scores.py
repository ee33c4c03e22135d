"""Scores of matches of several games: who has won which game, whether it is decided, by whom."""

from __future__ import annotations

from msgspec import Struct

from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.words import say


class Score(Struct, frozen=True):
    """The score of a match of so many games; `won` has the winners of each game that is over."""

    games: int
    won: tuple[tuple[Seat, ...], ...] = ()

    def wins(self, seats: int) -> tuple[int, ...]:
        """Return how many games each seat has won; one that several won counts for each."""
        return tuple(sum(seat in winners for winners in self.won) for seat in range(seats))

    @property
    def _counts(self) -> dict[Seat, int]:
        seats = sorted({seat for winners in self.won for seat in winners})
        return {seat: sum(seat in winners for winners in self.won) for seat in seats}

    @property
    def is_decided(self) -> bool:
        """Somebody has won more than half of the games, or all were played."""
        return len(self.won) >= self.games or any(
            2 * count > self.games for count in self._counts.values()
        )

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return who has won most games of a match that is decided; nobody if nobody won any."""
        counts = self._counts
        if not self.is_decided or not counts:
            return ()
        most = max(counts.values())
        return tuple(seat for seat, count in counts.items() if count == most)


def check_games(games: int, known: tuple[int, ...], place: str = "games") -> None:
    """Check how many games a match may have.

    Raises:
        BadInput: the format has no such matches.
    """
    if games not in known:
        raise BadInput(say("match-bad-games", count=games, known=known), place=place)
