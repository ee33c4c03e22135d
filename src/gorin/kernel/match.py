"""The match: what users of the kernel play, fork, replay, take back, save and read.

It is built up in layers: `playing` runs the rules and takes answers, `forking` copies,
`replaying` plays again and takes back. What is here saves a match and reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from gorin.kernel.chance import ChanceSource, Committed
from gorin.kernel.event import Event, Tape
from gorin.kernel.journal import Entry, digest, effective
from gorin.kernel.replaying import Replaying
from gorin.kernel.rule import Rulebook
from gorin.kernel.snapshot import Anchor, Snapshot
from gorin.kernel.table import State, Table

S = TypeVar("S", bound=State)


class Match(Replaying[S]):
    """A running game; the only driver of its rules."""

    __slots__ = ()

    def snapshot(self) -> Snapshot:
        """Return the match of this moment as plain data, from which it can be resumed.

        Raises:
            ValueError: the match was not forkable or never started.
        """
        anchor, chance = self._anchor, self.chance
        if anchor is None or self._initial is None:
            raise ValueError("this match was started without forkable=True, or not at all")
        committed = chance if isinstance(chance, Committed) else None
        return Snapshot(
            self.table.rulebook.game.pack_state(anchor.state),
            anchor.count,
            anchor.serial,
            anchor.log,
            anchor.absent,
            tuple(self._recent),
            len(self.journal),
            0 if committed is None else committed.counter,
            () if committed is None else committed.entropy,
        )

    @staticmethod
    def resume(
        rulebook: Rulebook,
        start: S,
        snapshot: Snapshot,
        *,
        chance: ChanceSource | None = None,
        earlier: Callable[[], list[Entry]] | None = None,
    ) -> Match[S]:
        """Return the match of which a snapshot was made, as it was then.

        Args:
            rulebook: the rules it is played by.
            start: the state it began with; what never changes is taken from there.
            snapshot: the snapshot.
            chance: answers the questions put to chance from now on.
            earlier: returns all entries of the journal up to the snapshot, undone ones too, for
                an undo that goes back far and for reading the log from before the snapshot.

        Raises:
            BadInput: the snapshot does not fit the game or its rules.
        """
        state = rulebook.game.unpack_state(start, snapshot.state)
        anchor: Anchor[S] = Anchor(
            state, snapshot.count, snapshot.serial, snapshot.log, snapshot.absent
        )
        log: Tape[Event[S]] = Tape(None, snapshot.log)
        initial = start.copy()
        match: Match[S] = Match(Table(rulebook, state.copy(), log))
        match._go_on(initial, anchor, snapshot.since)
        match.journal = Tape(None, snapshot.entries, earlier)
        journal = match.journal.fork(snapshot.entries)

        def told() -> list[Event[S]]:
            """Return the events before the snapshot: what led to it is played again."""
            entries = effective(journal.all())
            again: Match[S] = Match(Table(rulebook, initial.copy()))
            again.start()
            again.replay(entries[: snapshot.count])
            return again.table.log.all()[: snapshot.log]

        log.earlier = told
        match.chance = chance
        match._draw()
        return match

    def log(self, start: int = 0) -> Sequence[Event[S]]:
        """Return the events from position `start` on; what a seat is told of them is theirs."""
        return self.table.log.since(start)

    def state_digest(self) -> str:
        """Return a hash of the state that is the same on every machine."""
        return digest(self.table.state)
