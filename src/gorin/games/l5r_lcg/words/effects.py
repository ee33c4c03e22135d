"""Effects: what cards do."""

from __future__ import annotations

from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.ends import honor_events
from gorin.games.l5r_lcg.events.cards import FateMoved, FateReturned
from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.conflicts import Claimed
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import (
    FateAdded,
    FateRemoved,
    Moved,
    StatusLost,
    Turned,
    status_changed,
)
from gorin.games.l5r_lcg.events.seats import FateChanged, FirstPlayer
from gorin.games.l5r_lcg.events.uses import Averted
from gorin.games.l5r_lcg.measures import (
    can_join,
    is_fighting,
    is_kept_out,
    is_second,
    slot_of,
    slug,
    wearing,
)
from gorin.games.l5r_lcg.rings import resolve_ring
from gorin.games.l5r_lcg.script import Effect, Use, Who
from gorin.games.l5r_lcg.state import EMPTY, HOME, NOBODY, SIDES
from gorin.games.l5r_lcg.windows.abilities import cancel
from gorin.games.l5r_lcg.windows.happening import TIMING, entering, stands
from gorin.games.l5r_lcg.words.phrases import IT, It, This
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, say


class OnChosen(Effect, frozen=True):
    """An effect on each card that was chosen, or on somebody else if its field `who` says so."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        """Return what happens to one card."""
        raise NotImplementedError

    @property
    def whom(self) -> Who:
        """To whom it happens."""
        who: Who = getattr(self, "who", IT)
        return who

    @property
    def on_targets(self) -> bool:
        return isinstance(self.whom, It)

    def said(self) -> Message:
        said = super().said()
        if self.on_targets:
            return said
        return Message(f"{said.id}-who", {**said.args, "who": self.whom.said_every()})

    def met(self, use: Use) -> tuple[int, ...]:
        """Return to which cards it happens; to this one wherever it is by now."""
        return (use.card,) if isinstance(self.whom, This) else self.whom.everyone(use)

    def affects(self, use: Use, card: int) -> bool:
        return not self.on_targets or any(stands(use.table, event) for event in self.on(use, card))

    def can_do(self, use: Use) -> bool:
        return self.on_targets or any(stands(use.table, event) for event in self.events(use))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return tuple(event for card in self.met(use) for event in self.on(use, card))


class OnThis(Effect, frozen=True):
    """An effect on the card itself."""

    def on_this(self, use: Use) -> tuple[LcgHappened, ...]:
        """Return what happens to it."""
        raise NotImplementedError

    def can_do(self, use: Use) -> bool:
        return any(stands(use.table, event) for event in self.on_this(use))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return self.on_this(use)


# -- what happens to characters ------------------------------------------------------------


class Honor(OnChosen, frozen=True):
    """It is honored."""

    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (status_changed(use.state, card, 1, EFFECT),)


class Bow(OnChosen, frozen=True):
    """It is bowed."""

    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (Turned(card, slug(use.state, card), bowed=True, clause=EFFECT, by=use.seat),)


class Discard(OnChosen, frozen=True):
    """It is discarded."""

    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (leaving(use.table, card, EFFECT),) if card in use.state.play else ()


class SendHome(OnChosen, frozen=True):
    """It moves home."""

    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if not is_fighting(use.state, card):
            return ()
        return (Moved(card, slug(use.state, card), "home", by=use.seat),)


class MoveToConflict(OnChosen, frozen=True):
    """It moves to the conflict, on the side of its controller; this is chosen for it too."""

    who: Who = IT

    @property
    def is_target(self) -> bool:
        return isinstance(self.who, This)

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return moved_in(use, card)


def moved_in(use: Use, card: int) -> tuple[LcgHappened, ...]:
    """Return what moves a character to the conflict; nothing if it cannot."""
    state = use.state
    if card not in state.play:
        return ()
    one = state.play[card]
    side = state.side_of(one.seat)
    if side == HOME or not can_join(use.table, card, side) or is_kept_out(state, one.seat):
        return ()
    moved = Moved(card, slug(state, card), SIDES[side], by=use.seat)
    return () if one.side != HOME else (moved,)


class MoveEitherWay(OnChosen, frozen=True):
    """It moves to the conflict, or home from it."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if is_fighting(use.state, card):
            return (Moved(card, slug(use.state, card), "home", by=use.seat),)
        return moved_in(use, card)


class RemoveFate(OnChosen, frozen=True):
    """1 fate is removed from it."""

    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if not use.state.play[card].fate:
            return ()
        return (FateRemoved((card,), (slug(use.state, card),), EFFECT),)


class Return(OnChosen, frozen=True):
    """It returns to its owner's hand, or to the top or the bottom of its deck."""

    to: str
    who: Who = IT

    def said(self) -> Message:
        return say(f"lcg-return-{self.to}", who=self.who.said_every())

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if card not in use.state.play:
            return ()
        return (leaving(use.table, card, EFFECT, "returned", self.to),)


class PutIntoPlay(Effect, frozen=True):
    """It is put into play at home, or on your side; a province that it came from is refilled."""

    where: str = "home"
    who: Who = IT

    def said(self) -> Message:
        return say(f"lcg-put-{self.where}", who=self.who.said())

    @property
    def enters(self) -> bool:
        return isinstance(self.who, This)

    def _met(self, use: Use) -> tuple[int, ...]:
        return (use.card,) if self.enters else use.chosen

    def can_do(self, use: Use) -> bool:
        return not self.enters or not is_second(use.state, use.seat, use.card)

    def do(self, use: Use) -> None:
        if any(slot_of(use.state, use.seat, card) != EMPTY for card in self._met(use)):
            use.table.push(Frame("fill", use.seat))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        side = "home" if self.where == "home" else SIDES[use.state.side_of(use.seat)]
        return tuple(put_in(use, card, side) for card in self._met(use))


class Dishonor(OnChosen, frozen=True):
    """It is dishonored."""

    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (status_changed(use.state, card, -1, EFFECT),)


class LoseStatus(OnChosen, frozen=True):
    """Its status token is discarded."""

    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if card not in use.state.play or not use.state.play[card].status:
            return ()
        return (StatusLost(card, slug(use.state, card), EFFECT),)


class MakeReady(OnChosen, frozen=True):
    """It is readied."""

    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (Turned(card, slug(use.state, card), bowed=False, clause=EFFECT, by=use.seat),)


class ReadySpent(Effect, frozen=True):
    """The character that it was paid with is readied."""

    def can_do(self, use: Use) -> bool:
        own = use.state.characters(use.seat)
        return any(use.state.play[card].bowed for card in own)

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return tuple(
            Turned(card, slug(use.state, card), bowed=False, clause=EFFECT, by=use.seat)
            for card in use.spent
        )


class PlaceFate(OnChosen, frozen=True):
    """Fate is placed on it."""

    amount: int
    who: Who = IT

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (FateAdded(card, slug(use.state, card), self.amount, clause=EFFECT),)


class RemoveFateOrDiscard(OnChosen, frozen=True):
    """It is discarded if it has no fate; otherwise 1 fate is removed from it."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if not use.state.play[card].fate:
            return (leaving(use.table, card, EFFECT),)
        return (FateRemoved((card,), (slug(use.state, card),), EFFECT),)


class ReturnFate(OnChosen, frozen=True):
    """All fate on it returns to the pool of its owner."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        fate, owner = use.state.play[card].fate, use.state.owners[card]
        return (FateReturned(card, slug(use.state, card), owner, fate, EFFECT),) if fate else ()


class MoveFateToBearer(OnChosen, frozen=True):
    """1 fate moves from it to the character that this is attached to."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        state, host = use.state, wearing(use.state, use.card)
        if not state.play[card].fate or host not in state.play:
            return ()
        names = slug(state, card), slug(state, host)
        return (FateMoved(card, names[0], host, names[1], 1),)


def put_in(use: Use, card: int, side: str) -> LcgHappened:
    """Return the event of a card that a seat puts into play on a side of the conflict."""
    slot = slot_of(use.state, use.seat, card)
    return entering(use.table, use.seat, card, EFFECT, slot=slot, side=side)


# -- honor, fate, cards --------------------------------------------------------------------


class GainHonor(Effect, frozen=True):
    """You gain honor."""

    amount: int

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return honor_events(use.table, use.seat, self.amount, EFFECT)


class GainFate(Effect, frozen=True):
    """You gain fate."""

    amount: int

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (FateChanged(use.seat, self.amount, EFFECT),)


class Draw(Effect, frozen=True):
    """You draw cards."""

    count: int

    def do(self, use: Use) -> None:
        use.table.push(Frame("draw", use.seat, (self.count,), (EFFECT,)))


class ResolveRing(Effect, frozen=True):
    """You resolve the effect of the ring that was claimed, or else of the contested one."""

    def can_do(self, use: Use) -> bool:
        return bool(self._ring(use))

    def do(self, use: Use) -> None:
        if ring := self._ring(use):
            resolve_ring(use.table, use.seat, ring)

    def _ring(self, use: Use) -> str:
        if isinstance(use.event, Claimed):
            return use.event.ring
        conflict = use.state.conflict
        return "" if conflict is None else conflict.ring


class CancelEffects(Effect, frozen=True):
    """Those effects are cancelled."""

    def do(self, use: Use) -> None:
        cancel(use.table, use.state.resolving[-1].serial)


class CancelThat(Effect, frozen=True):
    """It does not happen."""

    def do(self, use: Use) -> None:
        first = isinstance(use.event, FirstPlayer)
        use.table.record(Averted(use.seat, slug(use.state, use.card), first=first))
        TIMING.cancel(use.table, use.state.resolving[-1].serial)


class TakeHonor(Effect, frozen=True):
    """You take honor from your opponent."""

    amount: int

    def said_to_rival(self) -> Message:
        return say("lcg-yields-honor", amount=self.amount)

    def can_do(self, use: Use) -> bool:
        return use.rival != NOBODY and use.state.honor[use.rival] > 0

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return honor_events(use.table, use.seat, self.amount, EFFECT, use.rival)


class TakeFate(Effect, frozen=True):
    """You take fate from your opponent."""

    amount: int

    def said_to_rival(self) -> Message:
        return say("lcg-yields-fate", amount=self.amount)

    def can_do(self, use: Use) -> bool:
        return use.rival != NOBODY and use.state.fate[use.rival] >= self.amount

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        if not self.can_do(use):
            return ()
        return (
            FateChanged(use.rival, -self.amount, EFFECT),
            FateChanged(use.seat, self.amount, EFFECT),
        )


class TheyLoseHonor(Effect, frozen=True):
    """The player in question loses honor."""

    amount: int

    def can_do(self, use: Use) -> bool:
        return use.event is not None

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return honor_events(use.table, use.event.seat, -self.amount, EFFECT)


class OpponentDiscardsAtRandom(Effect, frozen=True):
    """Your opponent discards cards of the hand at random."""

    count: int

    def can_do(self, use: Use) -> bool:
        return use.opponent != NOBODY and bool(use.state.hands[use.opponent])

    def do(self, use: Use) -> None:
        if use.opponent != NOBODY:
            use.table.push(Frame("discard", use.opponent, (self.count,)))
