"""One random match that many contracts watch at once.

A contract that only looks at a match, or at copies of it, is a *watch*: a generator that is made
of a match which has not started. It gets the number of each answer before the answer is given,
and None when the match is over; then it returns how often it met what it is about. So a match is
played once for all of them, and it is the match that each would have played alone: the answers
are drawn from the seed only, and a watch draws from what it has itself.

A watch that finds a fault looks no further, the others do; all faults are told together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests import each
from tests.contracts import INITIATIVES, Make, Watch, Watcher, points

from gorin.kernel.chance import Fast
from gorin.kernel.clauses import GorinError
from gorin.kernel.match import Match

PLAY = "the match itself"
"""The name that is blamed for a fault that comes up while nobody looks."""
FAULTS = (*each.FAULTS, RuntimeError, GorinError)
"""Errors that are gathered; any other ends the walk where it is raised."""


class Broken(ExceptionGroup[Exception]):
    """All that was not as promised in one match.

    Attributes:
        faults: the errors by the names of the contracts that found them.
    """

    faults: Mapping[str, Exception]


def walk(
    make: Make, seed: int, watchers: Mapping[str, Watcher], *, initiatives: int = INITIATIVES
) -> tuple[Match[Any], dict[str, Any]]:
    """Play a match at random before watchers; return it, and what each has met by its name.

    Raises:
        Broken: something was not as promised; it names each contract that found a fault, and
            the moment.
    """
    match = make(seed)
    audience = Audience(match, seed, watchers)
    try:
        match.start()
        for number in points(match, Fast(seed).below, initiatives=initiatives):
            audience.look(number)
        audience.look(None)
        assert match.outcome is not None, "nothing is asked, and the match is not over"
        assert not audience.watches, f"{[*audience.watches]} do not end with the match"
    except FAULTS as error:
        audience.blame(PLAY, error)
    audience.tell_faults()
    return match, audience.met


class Audience:
    """The watchers of a match, and everything that they found.

    Attributes:
        met: what was met by those who have seen enough.
        faults: what is wrong, by the name of who found it.
        places: the same in words: who, and at which moment.
        watches: those who still look.
    """

    def __init__(self, match: Match[Any], seed: int, watchers: Mapping[str, Watcher]) -> None:
        self.match = match
        self.seed = seed
        self.met: dict[str, Any] = {}
        self.faults: dict[str, Exception] = {}
        self.places: list[str] = []
        self.watches: dict[str, Watch] = {
            name: watcher(match, seed) for name, watcher in watchers.items()
        }
        self.look(None)

    def look(self, number: int | None) -> None:
        """Let everybody look before an answer, or, with None, before the match and after it."""
        for name, watch in tuple(self.watches.items()):
            self._let_look(name, watch, number)

    def _let_look(self, name: str, watch: Watch, number: int | None) -> None:
        before = self._mark()
        try:
            watch.send(number)
        except StopIteration as end:
            self.met[name] = end.value
            del self.watches[name]
        except FAULTS as error:
            self.blame(name, error)
        if self._mark() != before:
            self.blame(name, AssertionError("who watches a match has changed it"))

    def _mark(self) -> tuple[object, ...]:
        """Return what tells at once that a match was played on: entries, events and questions."""
        match = self.match
        return len(match.journal), len(match.table.log), match.pending, match.outcome

    def blame(self, name: str, error: Exception) -> None:
        """Note a fault, who found it, and when; who found one looks no further."""
        match = self.match
        serials = ", ".join(str(question.serial) for question in match.pending)
        asked = f"question {serials}" if serials else "no question"
        place = f"{name}: {len(match.journal)} answers, {len(match.table.log)} events, {asked} open"
        error.add_note(f"found by {place}")
        self.places.append(place)
        self.faults[name] = error
        _ = self.watches.pop(name, None)

    def tell_faults(self) -> None:
        """Raise all faults together, if there are any."""
        if self.faults:
            first = f"seed {self.seed}: {', '.join(self.faults)}"
            broken = Broken("\n".join((first, *self.places)), [*self.faults.values()])
            broken.faults = self.faults
            raise broken
