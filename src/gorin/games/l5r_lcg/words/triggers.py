"""Triggers: what an ability answers."""

from __future__ import annotations

from typing import Any, ClassVar

from gorin.games.l5r_lcg.conflict_events import Broken, Claimed, Decided, ProvinceShown
from gorin.games.l5r_lcg.happened import LcgHappened
from gorin.games.l5r_lcg.measures import is_fighting, wearing
from gorin.games.l5r_lcg.play_events import Entered, FateAdded, Initiating, LeftPlay, Turned
from gorin.games.l5r_lcg.script import Trigger, Use
from gorin.games.l5r_lcg.state import EMPTY, NOBODY
from gorin.kernel.decision import Seat

Kinds = tuple[type[LcgHappened], ...]


class YouClaimRingHere(Trigger, frozen=True):
    """You claim a ring in a conflict of a type in which this character takes part."""

    kinds: ClassVar[Kinds] = (Claimed,)
    kind: str

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        if conflict is None or conflict.kind != self.kind or event.seat != use.seat:
            return False
        return is_fighting(use.state, use.card)


class ThisEnters(Trigger, frozen=True):
    """This character enters play."""

    kinds: ClassVar[Kinds] = (Entered,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card)


class ThisEntersFromProvince(Trigger, frozen=True):
    """This character enters play from a province."""

    kinds: ClassVar[Kinds] = (Entered,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card and event.slot != EMPTY)


class FatePlacedHere(Trigger, frozen=True):
    """Fate is placed on this character."""

    kinds: ClassVar[Kinds] = (FateAdded,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card and event.amount > 0)


class YouLose(Trigger, frozen=True):
    """You lose a conflict of a type."""

    kinds: ClassVar[Kinds] = (Decided,)
    kind: str

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        if conflict is None or conflict.kind != self.kind:
            return False
        return bool(event.seat != NOBODY and event.other == use.seat)


class YouWinBy(Trigger, frozen=True):
    """You win a conflict of a type by so much skill."""

    kinds: ClassVar[Kinds] = (Decided,)
    kind: str
    amount: int

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        if conflict is None or conflict.kind != self.kind or event.seat != use.seat:
            return False
        return bool(abs(event.attack - event.defense) >= self.amount)


class WearerWins(Trigger, frozen=True):
    """The character that this is attached to wins a conflict."""

    kinds: ClassVar[Kinds] = (Decided,)

    def fits(self, use: Use, event: Any) -> bool:
        state = use.state
        host = wearing(state, use.card)
        return is_fighting(state, host) and state.play[host].seat == event.seat


class EventWouldBegin(Trigger, frozen=True):
    """The effects of an event would begin."""

    kinds: ClassVar[Kinds] = (Initiating,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.event)


class HonoredWouldLeave(Trigger, frozen=True):
    """An honored character of yours would leave play."""

    kinds: ClassVar[Kinds] = (LeftPlay,)

    def fits(self, use: Use, event: Any) -> bool:
        found = use.state.play.get(event.handle)
        return found is not None and found.seat == use.seat and found.status > 0


class YoursBowed(Trigger, frozen=True):
    """An effect of an opponent's card or of a ring bows a character of yours."""

    kinds: ClassVar[Kinds] = (Turned,)

    def fits(self, use: Use, event: Any) -> bool:
        found = use.state.play.get(event.handle)
        if found is None or found.seat != use.seat or not event.bowed:
            return False
        return bool(event.ring or event.by not in (NOBODY, use.seat))


class ThisProvinceShown(Trigger, frozen=True):
    """This province is revealed."""

    kinds: ClassVar[Kinds] = (ProvinceShown,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card)


class ThisProvinceBreaks(Trigger, frozen=True):
    """This province breaks."""

    kinds: ClassVar[Kinds] = (Broken,)

    def fits(self, use: Use, event: Any) -> bool:
        seat, slot = Seat(event.seat), int(event.slot)
        return use.state.provinces[seat][slot].own == use.card
