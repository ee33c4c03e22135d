"""Clocks: how long people may still think. All times come from the records, in milliseconds.

A clock runs while its person is asked something, all clocks of those who are asked at once. Bots
have none, also where they hold the seat of a person. Nothing runs while the table is paused, and
what went by before the server took the table up again counts for nobody.

"move" and "day" give the same time for each answer anew. "game" gives time for all answers
together; of the time that an answer took, up to the increment is given back. So small answers, of
which a game has hundreds, cost nothing, and no clock ever shows more than at the start. What the
table answers for somebody counts like an answer of their own: else the clock would tell that there
was nothing to choose.

Who runs out of time loses: the table concedes for the seat where the game knows that, and else
answers by default.

A game may have a time of its own for all at once, such as that of a turn: it asks the table for it,
and the table answers when it is up. It stands still like the clocks do.
"""

from __future__ import annotations

from collections.abc import Collection

from gorin.hall.table.terms import Clock
from gorin.kernel.decision import Seat

SECOND, DAY = 1_000, 86_400_000


class Clocks:
    """The clocks of all seats.

    Attributes:
        left: milliseconds left by seat, as they were at `since`; empty without clocks.
        running: the seats whose clocks run.
        since: up to when time has been taken from them.
        used: how many milliseconds each seat has thought about what it is asked.
        remaining: milliseconds left, as they were at `since`, of the time that the game asks the
            table for; None if it asks for none.
        period: the number under which the table is asked for it.
        counts: that time runs.
    """

    __slots__ = (
        "_clock",
        "_full",
        "counts",
        "left",
        "period",
        "remaining",
        "running",
        "since",
        "used",
    )

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._full = clock.amount * (DAY if clock.kind == "day" else SECOND)
        self.left: list[int] = [self._full] * (0 if clock.kind == "none" else seats)
        self.used = [0] * len(self.left)
        self.running: tuple[Seat, ...] = ()
        self.since = 0
        self.period = 0
        self.remaining: int | None = None
        self.counts = False

    def settle(self, at: int) -> None:
        """Take the time up to now from the clocks that run."""
        for seat in self.running:
            self.left[seat] -= at - self.since
            self.used[seat] += at - self.since
        if self.counts and self.remaining is not None:
            self.remaining -= at - self.since
        self.since = at

    def count(self, period: int, seconds: int | None, *, runs: bool) -> None:
        """Let a time run or stand still that the table is asked for, under a number of its own."""
        if seconds is None:
            self.remaining = None
        elif period != self.period or self.remaining is None:
            self.period, self.remaining = period, seconds * SECOND
        self.counts = runs and seconds is not None

    def remaining_at(self, now: int) -> int | None:
        """Return how many milliseconds are left of what the table is asked for; None: nothing."""
        if self.remaining is None:
            return None
        return max(0, self.remaining - (max(0, now - self.since) if self.counts else 0))

    @property
    def over_at(self) -> int | None:
        """The time at which the question to the table lapses; None if no time runs."""
        runs = self.counts and self.remaining is not None
        return self.since + (self.remaining or 0) if runs else None

    def skip(self, at: int) -> None:
        """Let the time up to now count for nobody."""
        self.since = at

    def run(self, seats: Collection[Seat]) -> None:
        """Let the clocks of these seats run from now on, and no other."""
        if self.left:
            self.running = tuple(sorted(seats))

    def ask(self, seat: Seat) -> None:
        """Begin the time for one answer anew, if that is how time is given."""
        if self.left:
            self.used[seat] = 0
        if self.left and self._clock.kind != "game":
            self.left[seat] = self._full

    def answered(self, seat: Seat) -> None:
        """Give back what a seat gets for an answer."""
        if self.left:
            self.left[seat] += min(self.used[seat], self._clock.increment * SECOND)
            self.used[seat] = 0

    def at(self, seat: Seat, now: int) -> int | None:
        """Return how many milliseconds a seat has left, None without a clock."""
        if not self.left:
            return None
        used = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - used)

    def kept(self, now: int) -> tuple[int, ...]:
        """Return what all seats have left now, to be restored after an undo."""
        return tuple(self.at(Seat(seat), now) or 0 for seat in range(len(self.left)))

    def restore(self, left: tuple[int, ...]) -> None:
        """Put the clocks back to what they were."""
        self.left = list(left)

    @property
    def flag(self) -> tuple[int, Seat] | None:
        """The clock that runs out next, as its time and its seat; None if none runs."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)
