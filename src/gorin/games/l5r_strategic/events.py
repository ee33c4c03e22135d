"""Events of a campaign: the only changes of it, and how they are told.

Whoever has the map hears of all of them; a general who has not, of what his armies meet; whoever
only looks on, where there are such generals, of turns and of who leaves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from gorin.games.l5r_strategic.state import Army, State
from gorin.kernel.decision import Seat
from gorin.kernel.event import Happened
from gorin.kernel.table import Outcome
from gorin.kernel.words import Arg, Message, say, seat_name, shown

CLAN_FIELDS = ("clan", "other", "before", "holder")
PLACE_FIELDS = ("place", "start", "target")
KNOWN_NAMES = 512
"""The number of names of each kind that are kept as messages; there are fewer."""


@lru_cache(KNOWN_NAMES)
def place_said(place: str) -> Message:
    """Return what a province is called."""
    return say(f"campaign-place-{place}")


@lru_cache(KNOWN_NAMES)
def place_called(place: str) -> Message:
    """Return what a province is called, with what the name says to whoever reads no English."""
    return say(f"campaign-called-{place}")


@lru_cache(KNOWN_NAMES)
def clan_said(clan: str) -> Message:
    """Return what a clan is called."""
    return say(f"campaign-clan-{clan}")


@lru_cache(KNOWN_NAMES)
def army_said(name: str) -> Message:
    """Return what an army is called: its clan and its number."""
    clan, _, number = name.rpartition("-")
    return say("campaign-army", clan=clan_said(clan), number=int(number))


class CampaignHappened(Happened[State], frozen=True, kw_only=True, gc=False):
    """Something that happened.

    Attributes:
        deaf: the seats that do not hear of it; None among them: nor does who only looks on.
    """

    prefix: ClassVar[str] = "log-campaign-"
    untold: ClassVar[tuple[str, ...]] = ("clause", "deaf")

    deaf: tuple[Seat | None, ...] = ()

    def told(self, viewer: Seat | None) -> Message | None:
        return None if viewer in self.deaf else self.said()

    def said(self) -> Message | None:
        """Return the log line for whoever hears of it."""
        return self.message()

    @property
    def concerned(self) -> tuple[str, ...]:
        """The armies whose generals hear of it, though they may not see the map."""
        named: str = getattr(self, "army", "")
        return (named,) if named else getattr(self, "armies", ())

    def shown(self, name: str, value: Any) -> Arg:
        if name in CLAN_FIELDS:
            return clan_said(value)
        if name in PLACE_FIELDS:
            return place_said(value)
        if name == "army":
            return army_said(value)
        if name == "armies":
            return tuple(map(army_said, value))
        if name == "clans":
            return tuple(map(clan_said, value))
        return shown(name, value)


class Placed(CampaignHappened, frozen=True):
    """The referee put the marker of an army on the map."""

    army: str
    place: str
    clause: str = "STR-2.4"

    def apply(self, state: State) -> None:
        state.armies[self.army] = replace(state.armies[self.army], place=self.place)


class TurnBegan(CampaignHappened, frozen=True):
    """A turn began, and the order box is open."""

    turn: int
    turns: int
    clause: str = "STR-3.3"

    def apply(self, state: State) -> None:
        state.turn = self.turn
        state.phase = "orders"


class BoxOpened(CampaignHappened, frozen=True):
    """The order box was opened: the sheets are on the table of the map room."""

    turn: int
    clause: str = "STR-3.5"

    def apply(self, state: State) -> None:
        state.sheets, state.box = state.box, {}
        state.reports = {}
        state.corrected = ()
        state.winners = {}
        state.settled = False
        state.phase = "resolution"


class CallsChanged(CampaignHappened, frozen=True):
    """A Daimyo told the referee of allies; the others hear what comes of it."""

    clan: str
    calls: tuple[str, ...]
    clause: str = "STR-R12"

    def apply(self, state: State) -> None:
        state.calls = {**state.calls, self.clan: self.calls}

    def said(self) -> Message | None:
        return None


class AllyCalled(CampaignHappened, frozen=True):
    """A clan told the referee that it is allied with another one, which did not say so."""

    clan: str
    other: str
    clause: str = "STR-R12"


class Allied(CampaignHappened, frozen=True):
    """Two clans are allies from now on."""

    clan: str
    other: str
    clause: str = "STR-R12"

    def apply(self, state: State) -> None:
        state.allies = (*state.allies, (self.clan, self.other))


class AllianceEnded(CampaignHappened, frozen=True):
    """Two clans are no allies any more."""

    clan: str
    other: str
    clause: str = "STR-R12"

    def apply(self, state: State) -> None:
        state.allies = tuple(pair for pair in state.allies if pair != (self.clan, self.other))


class RebuildOrdered(CampaignHappened, frozen=True):
    """A general ordered a destroyed army to appear again."""

    army: str
    target: str
    due: int
    clause: str = "STR-4.1"

    def apply(self, state: State) -> None:
        army = state.armies[self.army]
        state.armies[self.army] = replace(army, target=self.target, due=self.due)


class Rebuilt(CampaignHappened, frozen=True):
    """A destroyed army appeared again."""

    army: str
    place: str
    clause: str = "STR-4.5"

    def apply(self, state: State) -> None:
        state.armies[self.army] = Army(state.armies[self.army].clan, self.place)


class Waited(CampaignHappened, frozen=True):
    """A destroyed army could not appear in its turn and waits."""

    army: str
    place: str
    clause: str = "STR-R3"


class Idle(CampaignHappened, frozen=True):
    """An order was not valid: the army is idle."""

    army: str
    reason: Message
    clause: str = "STR-3.6"

    def shown(self, name: str, value: Any) -> Arg:
        return value if name == "reason" else super().shown(name, value)


class Crossed(CampaignHappened, frozen=True):
    """Armies of two clans would have crossed; all of them end in one of the two provinces."""

    armies: tuple[str, ...]
    place: str
    how: str
    clause: str = "STR-5.2"

    def said(self) -> Message | None:
        return self.message("" if self.how == "drawn" else f"-{self.how}")


class Marched(CampaignHappened, frozen=True):
    """An army marched into the next province."""

    army: str
    start: str
    place: str
    clause: str = "STR-5.1"

    def apply(self, state: State) -> None:
        army = state.armies[self.army]
        state.armies[self.army] = replace(army, place=self.place, declared="")
        left = tuple(name for name in state.truces.pop(self.start, ()) if name != self.army)
        if len(left) > 1:
            state.truces[self.start] = left


class Declared(CampaignHappened, frozen=True):
    """A general declared what his army means to do with the province where it stands."""

    army: str
    place: str
    kind: str
    clause: str = "STR-6.1"

    def apply(self, state: State) -> None:
        state.armies[self.army] = replace(state.armies[self.army], declared=self.kind)

    def said(self) -> Message | None:
        return self.message(f"-{self.kind}", without=("kind",))


class Lapsed(CampaignHappened, frozen=True):
    """A declaration came to nothing."""

    army: str
    reason: Message
    clause: str = "STR-6.1"

    def apply(self, state: State) -> None:
        state.armies[self.army] = replace(state.armies[self.army], declared="")

    def shown(self, name: str, value: Any) -> Arg:
        return value if name == "reason" else super().shown(name, value)


class Taken(CampaignHappened, frozen=True):
    """A clan took a province: it holds it now, or gave it back to whose it was."""

    clan: str
    place: str
    before: str
    holder: str
    clause: str = "STR-6.1"

    def apply(self, state: State) -> None:
        state.holders[self.place] = self.holder
        for name in state.at(self.place):
            army = state.armies[name]
            if army.clan == self.clan:
                state.armies[name] = replace(army, declared="")

    def said(self) -> Message | None:
        return self.message("" if self.clan == self.holder else "-freed")


class TurnEnded(CampaignHappened, frozen=True):
    """A turn ended: its sheets are put away, and whoever sees the map sees how the clans stand.

    Attributes:
        standings: what each clan that plays would have if points were counted now.
    """

    turn: int
    standings: tuple[tuple[str, int], ...]
    clause: str = "STR-3.1"

    def apply(self, state: State) -> None:
        state.sheets = {}

    def said(self) -> Message | None:
        standings = tuple(
            say("campaign-standing", clan=clan_said(clan), points=points)
            for clan, points in self.standings
        )
        return self.message(without=("standings",), standings=standings)


class ExtraTime(CampaignHappened, frozen=True):
    """The last turn is over; only running battles are fought to their end."""

    clause: str = "STR-3.2"

    def apply(self, state: State) -> None:
        state.phase = "extra"


class Counted(CampaignHappened, frozen=True):
    """The points of a clan were counted."""

    clan: str
    points: int
    own: int
    others: int
    castles: int
    clause: str = "STR-10.1"


class Ended(CampaignHappened, frozen=True):
    """The campaign is over."""

    winners: tuple[Seat, ...]
    clans: tuple[str, ...]
    reason: str
    clause: str

    def apply(self, state: State) -> None:
        state.phase = "over"
        state.outcome = Outcome(self.winners, self.clause, self.reason)

    def shown(self, name: str, value: Any) -> Arg:
        if name == "winners":
            return tuple(map(seat_name, value))
        return super().shown(name, value)
