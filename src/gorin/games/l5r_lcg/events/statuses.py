"""Events of what cards are: statuses and taint, who controls them, copies, provinces restored."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.happened import LcgHappened, begins_anew, put
from gorin.games.l5r_lcg.state import EMPTY, EVERYBODY, HOME, NOBODY, SIDES, More, State
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message
from gorin.timing.lasting import Lasting, Span


@states("LCG-S7.12")
class StatusMoved(LcgHappened, frozen=True):
    """The honor or dishonor of a character moved to another one; against its opposite both go."""

    handle: int
    target: int
    slugs: tuple[str, str]
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        token = state.play[self.handle].status
        state.play[self.handle] = replace(state.play[self.handle], status=0)
        entry = state.play[self.target]
        state.play[self.target] = replace(entry, status=max(-1, min(1, entry.status + token)))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("target",))


@states("LCG-S7.20")
class TaintChanged(LcgHappened, frozen=True):
    """A character became tainted, or is so no more."""

    handle: int
    slug: str
    tainted: bool
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        state.play[self.handle] = replace(state.play[self.handle], tainted=self.tainted)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.tainted else "-lost", without=("tainted",))


@states("LCG-S7.21")
class ProvinceMarked(LcgHappened, frozen=True):
    """A province became tainted or dishonored, or is so no more."""

    seat: Seat
    slot: int
    mark: str
    there: bool = True
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        province = state.provinces[self.seat][self.slot]
        if self.mark == "tainted":
            province = replace(province, tainted=self.there)
        else:
            province = replace(province, status=-1 if self.there else 0)
        put(state, self.seat, self.slot, province)

    def told(self, viewer: Seat | None) -> Message | None:
        suffix = f"-{self.mark}" if self.there else f"-not-{self.mark}"
        return self.message(suffix, without=("mark", "there"))


@states("LCG-S1.24", "LCG-S1.26", "LCG-S1.25", "LCG-S10.4")
class ControlTaken(LcgHappened, frozen=True):
    """A seat took control of a character for as long as it stays in play; it stays as it is.

    One that takes part in a conflict does so on the new side; where its new seat has none, it is
    at home. What is attached to it keeps its controller.
    """

    seat: Seat
    handle: int
    slug: str
    side: str = "home"
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        side = SIDES.index(self.side)
        state.play[self.handle] = replace(state.play[self.handle], seat=self.seat, side=side)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("side",))


def control_taken(state: State, seat: Seat, handle: int, clause: str) -> ControlTaken:
    """Return the event of a seat that takes control of a character in play."""
    fights = state.play[handle].side != HOME
    side = SIDES[state.side_of(seat)] if fights else SIDES[HOME]
    return ControlTaken(seat, handle, state.facts(handle).slug, side, clause)


@states("LCG-S7.38", "LCG-S7.39")
class BecameCopy(LcgHappened, frozen=True):
    """A character became a copy of one of another title, until the end of a period if of one.

    What it has gained from elsewhere hangs on the object, not on the title, and so stays.
    """

    handle: int
    slugs: tuple[str, str]
    number: int
    until: str = ""
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        state.guises[self.handle] = self.number
        span, holds = Span(self.until), (state.play[self.handle].born,)
        more = More("guise", self.number)
        state.lasting += (Lasting(len(state.lasting), EMPTY, NOBODY, span, more, holds),)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("number", "until"))


def unmask(state: State) -> None:
    """Let cards be themselves that are no longer copies: whose copying is over, or that left."""
    if not state.guises:
        return
    copies = {
        born
        for lasting in state.lasting
        if lasting.what.kind == "guise"
        for born in lasting.holds or ()
    }
    for handle in tuple(state.guises):
        if handle not in state.play or state.play[handle].born not in copies:
            del state.guises[handle]


@states("LCG-S1.29")
class Restored(LcgHappened, frozen=True):
    """A broken province is unbroken again; it lies as it lay."""

    seat: Seat
    slot: int
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        province = state.provinces[self.seat][self.slot]
        put(state, self.seat, self.slot, replace(province, broken=False))


@states("LCG-S10.15")
class ProvinceHidden(LcgHappened, frozen=True):
    """A province was turned face down: it is another object then, of which all know what it is."""

    seat: Seat
    slot: int
    slug: str
    clause: str = EFFECT

    def apply(self, state: State) -> None:
        province = state.provinces[self.seat][self.slot]
        begins_anew(state, province.own)
        state.known[province.own] = (EVERYBODY,)
        put(state, self.seat, self.slot, replace(province, shown=False))
