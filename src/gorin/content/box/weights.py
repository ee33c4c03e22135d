"""The weight of what happens: how long somebody who looks on must have it before their eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from gorin.kernel.event import Event

Weight: TypeAlias = Literal["none", "small", "grave"]
"""`none`: it changes nothing that one can see, and takes no time. `small`: a step on the way.
`grave`: nobody may miss it, and the table is shown as it stood just then."""


class Weights(Struct, frozen=True):
    """The weights of a game's events, by their classes; what is not listed is small.

    Attributes:
        grave: what nobody may miss: who wins, what is played, breaks, dies, leaves, is revealed.
        none: what changes nothing that one can see, such as a pass.
        judged: where the class alone does not tell, what judges the event.
    """

    grave: frozenset[type] = frozenset()
    none: frozenset[type] = frozenset()
    judged: dict[type, Callable[[Any], Weight]] = {}

    def of(self, event: Event[Any]) -> Weight:
        """Return the weight of an event."""
        kind = type(event)
        judge = self.judged.get(kind)
        if judge is not None:
            return judge(event)
        if kind in self.grave:
            return "grave"
        return "none" if kind in self.none else "small"


EVEN = Weights()
"""All events weigh the same: a game that says nothing of it."""
