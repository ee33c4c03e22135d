"""Events of conflicts and duels."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gorin.games.l5r_lcg.events.happened import LcgHappened, begins_anew, put
from gorin.games.l5r_lcg.events.notes import AGAINST, LOST, note, note_declared, note_type
from gorin.games.l5r_lcg.events.statuses import unmask
from gorin.games.l5r_lcg.facts import place, title
from gorin.games.l5r_lcg.state import (
    DEFENDING,
    EMPTY,
    HOME,
    NOBODY,
    SIDES,
    Conflict,
    Duel,
    State,
)
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say, seat_name
from gorin.timing.lasting import Moment, parted
from gorin.timing.limits import expired


@states("LCG-S4.34", "LCG-S5.11")
class ConflictBegan(LcgHappened, frozen=True):
    """A seat declared a conflict of a type for a ring, and took the fate on it.

    Attributes:
        fate: how much lies on the ring.
        kept: whether it stays there because the seat cannot take it.
    """

    seat: Seat
    kind: str
    ring: str
    left: tuple[str, ...]
    clause: str = "LCG-3.2"
    fate: int = 0
    kept: bool = False

    def apply(self, state: State) -> None:
        note_declared(state, self.seat, self.kind)
        if self.ring and not self.kept:
            take_fate(state, self.seat, self.ring)
        state.conflict = Conflict(self.seat, self.kind, self.ring)
        state.opportunities[self.seat] = self.left

    def told(self, viewer: Seat | None) -> Message | None:
        if not self.ring:
            return self.message("-ringless", without=("left", "fate", "kept", "ring"))
        taken = "-fate" if self.fate and not self.kept else ""
        return self.message(taken, without=("left", "kept") if taken else ("left", "fate", "kept"))


def take_fate(state: State, seat: Seat, name: str) -> None:
    """Let a seat take the fate that lies on a ring."""
    ring = state.rings[name]
    state.fate[seat] += ring.fate
    state.rings[name] = replace(ring, fate=0)


class OpportunityPassed(LcgHappened, frozen=True):
    """A seat declared no conflict."""

    seat: Seat
    left: tuple[str, ...]
    clause: str = "LCG-3.2"

    def apply(self, state: State) -> None:
        state.opportunities[self.seat] = self.left

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("left",))


class Attacked(LcgHappened, frozen=True):
    """The attacker named the province that is attacked."""

    seat: Seat
    other: Seat
    slot: int
    clause: str = "LCG-3.2"

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        state.conflict = replace(state.conflict, defender=self.other, slot=self.slot)
        note(state, "phase", AGAINST, self.seat, self.other)


class Declared(LcgHappened, frozen=True):
    """A conflict has been declared, with its attackers, at a province that is revealed now.

    Attributes:
        ring: the ring that it was declared for, whatever it is switched with afterwards.
        fate: how much lay on that when it was chosen.
    """

    unread: ClassVar[bool] = True

    seat: Seat
    other: Seat
    slot: int
    kind: str
    ring: str
    clause: str = "LCG-3.2"
    fate: int = 0

    def told(self, viewer: Seat | None) -> Message | None:
        return None

    def asked_of(self, viewer: Seat | None) -> Message | None:
        seat, other = seat_name(self.seat), seat_name(self.other)
        kind = say(f"lcg-kind-{self.kind}")
        args: dict[str, Arg] = {"seat": seat, "other": other, "kind": kind}
        args["slot"] = place(self.slot)
        if not self.ring:
            return say("lcg-happens-declared", **args)
        return say("lcg-happens-declared-for", ring=self.shown("ring", self.ring), **args)


@states("LCG-S8.9")
class Covered(LcgHappened, frozen=True):
    """Characters were chosen that may not be declared as defenders."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "LCG-3.2"

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        state.conflict = replace(state.conflict, covered=self.handles)


@states("LCG-S10.14")
class ProvinceShown(LcgHappened, frozen=True):
    """A province that lay face down was revealed."""

    seat: Seat
    slot: int
    handle: int
    slug: str
    clause: str = "LCG-3.2"

    def apply(self, state: State) -> None:
        province = state.provinces[self.seat][self.slot]
        _ = state.known.pop(self.handle, None)
        begins_anew(state, self.handle)
        put(state, self.seat, self.slot, replace(province, shown=True))


class Joined(LcgHappened, frozen=True):
    """Characters were declared on a side of the conflict."""

    seat: Seat
    side: str
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str
    told_: bool = True

    def apply(self, state: State) -> None:
        for handle in self.handles:
            if handle in state.play:
                state.play[handle] = replace(state.play[handle], side=SIDES.index(self.side))

    def told(self, viewer: Seat | None) -> Message | None:
        if not self.told_:
            return None
        return self.message(f"-{self.side}", without=("told_", "side"), count=len(self.handles))

    def asked_of(self, viewer: Seat | None) -> Message | None:
        return replace(self, told_=True).told(viewer)


@states("LCG-S4.55")
class Switched(LcgHappened, frozen=True):
    """The type of the conflict was switched."""

    kind: str
    clause: str

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        state.conflict = replace(state.conflict, kind=self.kind)
        note_type(state, self.kind)


class Totals(LcgHappened, frozen=True):
    """The skill of both sides was counted: before anybody acts, and when an act has changed it.

    Attributes:
        strength: that of the attacked province, which counts against the attack; EMPTY if it is
            not told again.
    """

    unread: ClassVar[bool] = True

    seat: Seat
    other: Seat
    attack: int
    defense: int
    strength: int = EMPTY
    clause: str = "LCG-3.2.2"

    def told(self, viewer: Seat | None) -> Message | None:
        if self.strength == EMPTY:
            return self.message(without=("strength",))
        return self.message("-begin")


@states("LCG-S4.44", "ENL-R20")
class Decided(LcgHappened, frozen=True):
    """The skills were compared, and a seat has won; `other` has lost."""

    attack: int
    defense: int
    seat: Seat
    other: Seat = NOBODY
    clause: str = "LCG-3.2.3"

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        margin = self.attack - self.defense
        won = self.seat == state.conflict.attacker
        unopposed = won and not state.fighting(DEFENDING)
        if self.other != NOBODY:
            note(state, "phase", LOST, self.other)
        state.conflict = replace(
            state.conflict, winner=self.seat, margin=margin, unopposed=unopposed
        )

    def told(self, viewer: Seat | None) -> Message | None:
        if self.seat == NOBODY:
            return self.message("-nobody", without=("seat", "other"))
        most, least = max(self.attack, self.defense), min(self.attack, self.defense)
        return self.message(without=("other", "attack", "defense"), most=most, least=least)


class Broken(LcgHappened, frozen=True):
    """A province broke; `other` counts as who broke it, even if its own seat did (`own`)."""

    seat: Seat
    slot: int
    other: Seat
    clause: str = "LCG-3.2.5"
    own: bool = False

    def apply(self, state: State) -> None:
        province = state.provinces[self.seat][self.slot]
        put(state, self.seat, self.slot, replace(province, broken=True))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("other", "own"))


@states("LCG-S1.9")
class Claimed(LcgHappened, frozen=True):
    """The winner of the conflict claimed its ring; or a ring was taken from somebody's province.

    Attributes:
        slot: the province of the seat that it was put on, EMPTY where rings lie on none.
        other: from whom it was taken, NOBODY if it was contested.
    """

    seat: Seat
    ring: str
    slot: int = EMPTY
    other: Seat = NOBODY
    clause: str = "LCG-3.2.7"

    def apply(self, state: State) -> None:
        ring = state.rings[self.ring]
        state.rings[self.ring] = replace(ring, seat=self.seat, slot=self.slot, pool=NOBODY)

    def told(self, viewer: Seat | None) -> Message | None:
        if self.slot == EMPTY:
            return self.message(without=("slot", "other"))
        if self.other == NOBODY:
            return self.message("-on", without=("other",))
        return self.message("-taken")


class RingReturned(LcgHappened, frozen=True):
    """A ring went back to an unclaimed pool: that of a seat, or the common one."""

    ring: str
    seat: Seat
    clause: str = "ENL-4.5"

    def apply(self, state: State) -> None:
        ring = state.rings[self.ring]
        state.rings[self.ring] = replace(ring, seat=NOBODY, slot=EMPTY, pool=self.seat)

    def told(self, viewer: Seat | None) -> Message | None:
        if self.seat == NOBODY:
            return self.message("-common", without=("seat",))
        return self.message("-twice" if self.clause == "ENL-9.4" else "")


class RingsShared(LcgHappened, frozen=True):
    """The rings of a seat that is out lie in the common pool, for all."""

    seat: Seat
    clause: str = "ENL-6.3"


class Uncontested(LcgHappened, frozen=True):
    """The ring of the conflict is contested no more; it still says what the conflict is."""

    clause: str = "LCG-3.2.7"

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        state.conflict = replace(state.conflict, contested=False)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


@states("LCG-S4.52")
class WentHome(LcgHappened, frozen=True):
    """The participants bow and go home, but for those who do not bow."""

    ready: tuple[int, ...] = ()
    clause: str = "LCG-3.2.8"
    slugs: tuple[str, ...] = ()

    def apply(self, state: State) -> None:
        for handle, entry in state.play.items():
            if entry.side != HOME:
                bowed = entry.bowed or handle not in self.ready
                state.play[handle] = replace(entry, side=HOME, bowed=bowed)

    def told(self, viewer: Seat | None) -> Message | None:
        if self.ready:
            return self.message("-but", without=("ready",))
        return self.message(without=("ready", "slugs"))


class ConflictSpread(LcgHappened, frozen=True):
    """One more province of the defender is attacked."""

    seat: Seat
    slot: int
    clause: str = "LCG-S4.45"

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        state.conflict = replace(state.conflict, also=(*state.conflict.also, self.slot))


@states("LCG-S4.54")
class OpportunityGained(LcgHappened, frozen=True):
    """A seat may declare one more conflict in this round, of a type or of either."""

    seat: Seat
    opportunity: str
    clause: str = "LCG-S4.54"

    def apply(self, state: State) -> None:
        state.opportunities[self.seat] = (*state.opportunities[self.seat], self.opportunity)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("opportunity",))


class RingIdle(LcgHappened, frozen=True):
    """The effect of a ring changes nothing for the seat that resolves it, and asks nothing.

    Attributes:
        alone: whether it is so because that seat has no opponent, outside a conflict.
    """

    seat: Seat
    ring: str
    alone: bool = False
    clause: str = "LCG-S5.6"

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-alone" * self.alone, without=("alone",))


@states("LCG-S5.10")
class RingFated(LcgHappened, frozen=True):
    """Fate was put on a ring, whatever its state, or taken from it if the amount says so."""

    ring: str
    amount: int
    clause: str = "LCG-S5.10"

    def apply(self, state: State) -> None:
        ring = state.rings[self.ring]
        state.rings[self.ring] = replace(ring, fate=max(0, ring.fate + self.amount))


@states("LCG-S9.67")
class RingSwitched(LcgHappened, frozen=True):
    """The contested ring was switched with an unclaimed one, whose fate the attacker takes.

    If it can: otherwise the fate is `kept` there. `fate` says how much lies on it.
    """

    seat: Seat
    ring: str
    clause: str = "LCG-S9.67"
    kept: bool = False
    fate: int = 0

    def apply(self, state: State) -> None:
        assert state.conflict is not None
        if not self.kept:
            take_fate(state, self.seat, self.ring)
        state.conflict = replace(state.conflict, ring=self.ring)

    def told(self, viewer: Seat | None) -> Message | None:
        if self.fate and not self.kept:
            return self.message("-fate", without=("kept",))
        return self.message(without=("kept", "fate", "seat"))


@states("LCG-S9.53")
class ConflictEnded(LcgHappened, frozen=True):
    """The conflict is over, and what lasted until then.

    Attributes:
        seat: who attacked.
        broke: whether the province was broken.
    """

    clause: str = "LCG-3.2.8"
    seat: Seat = NOBODY
    broke: bool = False

    def apply(self, state: State) -> None:
        state.conflict = None
        state.duel = None
        forget(state, "conflict")
        for handle, entry in state.play.items():
            if entry.side != HOME:
                state.play[handle] = replace(entry, side=HOME, bowed=True)

    def told(self, viewer: Seat | None) -> Message | None:
        return None

    def asked_of(self, viewer: Seat | None) -> Message | None:
        if self.seat == NOBODY:
            return None
        return say("lcg-happens-conflict-ends", seat=seat_name(self.seat))


class Expired(LcgHappened, frozen=True):
    """Effects that lasted until the end of a period last no more."""

    until: str
    clause: str

    def apply(self, state: State) -> None:
        forget(state, self.until)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


def forget(state: State, period: str) -> None:
    """Forget what lasted for a period, and what was used in it."""
    ended, state.lasting = parted(state.lasting, Moment(period))
    for each in ended:
        if each.what.kind == "owner":
            _give_back(state, each.holds or (), Seat(each.what.amount))
    state.used = expired(state.used, period)
    unmask(state)


def _give_back(state: State, holds: tuple[int, ...], seat: Seat) -> None:
    """Give a character back whose control was taken for a while."""
    for handle, entry in state.play.items():
        if entry.born in holds:
            state.play[handle] = replace(entry, seat=seat, side=HOME)


class DuelBegan(LcgHappened, frozen=True):
    """A character challenged another one to a duel."""

    handle: int
    target: int
    slugs: tuple[str, str]
    kind: str
    seats: tuple[Seat, Seat] = (NOBODY, NOBODY)
    clause: str = "LCG-S11.1"

    def apply(self, state: State) -> None:
        state.duel = Duel(self.handle, self.target, self.kind, seats=self.seats)

    def told(self, viewer: Seat | None) -> Message | None:
        one, other = map(title, self.slugs)
        return self.message(without=("target", "seats", "slugs"), one=one, other=other)


class DuelDecided(LcgHappened, frozen=True):
    """The totals of a duel were compared; with the same ones nobody wins."""

    winner: int
    loser: int
    slugs: tuple[str, ...]
    totals: tuple[int, int]
    clause: str = "LCG-S11.9"

    def apply(self, state: State) -> None:
        if state.duel is not None:
            state.duel = replace(state.duel, winner=self.winner, loser=self.loser)

    def told(self, viewer: Seat | None) -> Message | None:
        hidden = ("winner", "loser", "totals", "slugs")
        one, other = map(title, self.slugs)
        suffix = "-nobody" if self.winner == EMPTY else ""
        most, least = max(self.totals), min(self.totals)
        shown = {"most": most, "least": least}
        return self.message(suffix, without=hidden, one=one, other=other, **shown)


class DuelEnded(LcgHappened, frozen=True):
    """A duel is over."""

    clause: str = "LCG-S11.11"

    def apply(self, state: State) -> None:
        state.duel = None

    def told(self, viewer: Seat | None) -> Message | None:
        return None
