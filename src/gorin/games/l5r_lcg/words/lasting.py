"""Effects that last until the end of a period."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.l5r_lcg.card_events import WITHOUT_SKILL, Lasts
from gorin.games.l5r_lcg.citing import EFFECT
from gorin.games.l5r_lcg.deferring import AtEndOf
from gorin.games.l5r_lcg.events import BidChanged
from gorin.games.l5r_lcg.happened import LcgHappened
from gorin.games.l5r_lcg.happening import stands
from gorin.games.l5r_lcg.measures import bid_of, bids_vary, is_second, slug, wearing
from gorin.games.l5r_lcg.script import Effect, Use
from gorin.games.l5r_lcg.state import EMPTY, HOME, NOBODY, TYPES
from gorin.games.l5r_lcg.status_events import control_taken
from gorin.games.l5r_lcg.words.aims import printed
from gorin.games.l5r_lcg.words.conditions import own_participants
from gorin.games.l5r_lcg.words.effects import OnChosen, OnThis
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say


def holding_for(use: Use, card: int, what: str, until: str = "conflict", amount: int = 0) -> Lasts:
    """Return the event of something that lasts for a card."""
    state = use.state
    source, name = slug(state, use.card), slug(state, card)
    return Lasts(what, amount, until, source, use.seat, card, name)


def holding(
    use: Use, what: str, until: str = "conflict", amount: int = 0, seat: Seat = NOBODY
) -> Lasts:
    """Return the event of something that lasts for no card: for the seat of a use, or another."""
    whose = use.seat if seat == NOBODY else seat
    return Lasts(what, amount, until, slug(use.state, use.card), whose)


class StaysUprightDefending(OnChosen, frozen=True):
    """It does not bow at the end of conflicts in which it defends, until the end of the phase."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (holding_for(use, card, "cannot-bow-at-end-defending", "phase"),)


class SingleStaysUpright(Effect, frozen=True):
    """Your only participant does not bow at the end of this conflict."""

    def can_do(self, use: Use) -> bool:
        return any(stands(use.table, event) for event in self.events(use))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return tuple(holding_for(use, card, "cannot-bow-at-end") for card in own_participants(use))


class Silence(OnChosen, frozen=True):
    """Its abilities cannot be triggered until the end of the conflict."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (holding_for(use, card, "cannot-trigger"),)


class DiscardWithoutSkill(OnChosen, frozen=True):
    """It is discarded as soon as it has no skill of a type, until the end of the conflict."""

    kind: str

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (holding_for(use, card, WITHOUT_SKILL, amount=TYPES.index(self.kind)),)


class StaysThisPhase(OnThis, frozen=True):
    """This character cannot be discarded or lose fate in this phase."""

    def on_this(self, use: Use) -> tuple[LcgHappened, ...]:
        if use.card not in use.state.play:
            return ()
        return tuple(
            holding_for(use, use.card, f"cannot-{what}", "phase")
            for what in ("discard", "lose-fate")
        )


class CovertDuring(OnChosen, frozen=True):
    """It has covert in conflicts of an element, until the end of the phase."""

    ring: str

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (holding_for(use, card, f"covert-{self.ring}", "phase"),)


class GainAbility(OnChosen, frozen=True):
    """This character gains an ability printed on it, until the end of the phase."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if use.card not in use.state.play:
            return ()
        title = slug(use.state, card)
        return tuple(
            holding_for(use, use.card, f"ability:{title}", "phase", number)
            for number in printed(use, card)
        )


class KeepOut(Effect, frozen=True):
    """No character of an opponent moves to this conflict or is played from the hand."""

    def can_do(self, use: Use) -> bool:
        return any(stands(use.table, event) for event in self.events(use))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (holding(use, "rooted"),)


class CalmTheirHome(Effect, frozen=True):
    """Characters at your opponent's home trigger no abilities until the end of the conflict.

    That are those who are there when it resolves, wherever they go; not those who come later.
    """

    def can_do(self, use: Use) -> bool:
        return any(stands(use.table, event) for event in self.events(use))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        state = use.state
        return tuple(
            holding_for(use, card, "cannot-trigger")
            for card in state.characters(use.opponent)
            if state.play[card].side == HOME
        )


class NextAttachmentCheaper(Effect, frozen=True):
    """The next attachment you play on the bearer of this in this phase costs less."""

    amount: int

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        host = wearing(use.state, use.card)
        if host == EMPTY:
            return ()
        return (holding_for(use, host, "cheaper-attachment", "phase", self.amount),)


class NextEventCheaper(Effect, frozen=True):
    """The next event you play in this phase costs less."""

    amount: int

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (holding(use, "cheaper-event", "phase", self.amount),)


class RaiseBid(Effect, frozen=True):
    """Your bid counts as higher."""

    amount: int

    def can_do(self, use: Use) -> bool:
        return bids_vary(use.table)

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (BidChanged(use.seat, self.amount),)


class LowerBidBy(Effect, frozen=True):
    """Your bid counts as lower, but not as less than 0."""

    amount: int

    def can_do(self, use: Use) -> bool:
        return bids_vary(use.table) and bid_of(use.table, use.seat) > 0

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (BidChanged(use.seat, -self.amount),)


class TakeControl(OnChosen, frozen=True):
    """You control it until the end of the conflict."""

    def affects(self, use: Use, card: int) -> bool:
        found = use.state.play[card]
        return found.seat != use.seat and not is_second(use.state, use.seat, card)

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        owner = use.state.play[card].seat
        return (
            control_taken(use.state, use.seat, card, EFFECT),
            holding_for(use, card, "owner", amount=owner),
        )


class TakeRingOver(Effect, frozen=True):
    """You have the effect of the ring instead of the attacker, and claim it."""

    def can_do(self, use: Use) -> bool:
        taken = (each.what.kind == "ring-taken" for each in use.state.lasting)
        return use.state.conflict is not None and not any(taken)

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (holding(use, "ring-taken"),)


class DishonorIfYouWin(OnChosen, frozen=True):
    """If you win the conflict you may dishonor it."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (holding_for(use, card, "dishonor-if-won"),)


class AtEndOfThen(AtEndOf, frozen=True):
    """At the end of a period something happens to what has been brought about before."""

    follows: ClassVar[bool] = True

    def said(self) -> Message:
        return say(f"lcg-word-at-end-of-{self.period}", effect=self.effect.said())
