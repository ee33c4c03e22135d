"""Costs: what using an ability takes."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.ends import honor_events
from gorin.games.l5r_lcg.events.cards import Spent
from gorin.games.l5r_lcg.events.citing import COST
from gorin.games.l5r_lcg.events.conflicts import Broken, RingFated
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import (
    FateRemoved,
    HoldingLost,
    StrongholdTurned,
    Turned,
    status_changed,
)
from gorin.games.l5r_lcg.events.seats import FateChanged, HandDiscarded
from gorin.games.l5r_lcg.measures import slot_of_own, slug
from gorin.games.l5r_lcg.script import Cost, Filter, Use, one_of
from gorin.games.l5r_lcg.state import EMPTY, NOBODY
from gorin.games.l5r_lcg.windows.asking import priced
from gorin.games.l5r_lcg.windows.happening import stands
from gorin.games.l5r_lcg.words.counts import unclaimed
from gorin.games.l5r_lcg.words.filters import YOURS
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask
from gorin.kernel.domain import Subset
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, say

SACRIFICE = Prompt("sacrifice", COST, "ask-lcg-pay-with")
PAY_WITH = Prompt("pay-with", COST, "ask-lcg-pay-with")
ON_RING = Prompt("on-ring", COST, "ask-lcg-on-ring")
GIVE_UP = Prompt("give-up", COST, "ask-lcg-pay-with")


class LoseHonor(Cost, frozen=True):
    """You lose honor."""

    amount: int

    def can_pay(self, use: Use) -> bool:
        return use.state.honor[use.seat] >= self.amount

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return honor_events(use.table, use.seat, -self.amount, COST)


class SacrificeThis(Cost, frozen=True):
    """You sacrifice this card."""

    def can_pay(self, use: Use) -> bool:
        return use.card in use.state.play or self._slot(use) != EMPTY

    def takes(self, use: Use) -> tuple[int, ...]:
        return (use.card,) if use.card in use.state.play else ()

    def _slot(self, use: Use) -> int:
        row = use.state.provinces[use.seat]
        slots = (slot for slot, each in enumerate(row) if each.open and each.card == use.card)
        return next(slots, EMPTY)

    @states("LCG-S10.17")
    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        if use.card in use.state.play:
            return (leaving(use.table, use.card, COST, "sacrificed"),)
        # What answers the sacrifice comes before the province is refilled.
        use.table.push(Frame("fill", use.seat))
        return (HoldingLost(use.seat, use.card, slug(use.state, use.card), COST),)


class SacrificeHonored(Cost, frozen=True):
    """You sacrifice an honored character of yours."""

    def can_pay(self, use: Use) -> bool:
        return bool(self._honored(use))

    def _honored(self, use: Use) -> tuple[int, ...]:
        state = use.state
        return tuple(card for card in state.characters(use.seat) if state.play[card].status > 0)

    def pay(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        options = tuple(
            Option(f"on:{slug(use.state, card)}.{card}", card) for card in self._honored(use)
        )
        card = yield from ask(Decision(use.seat, SACRIFICE, options, args=priced(use.state, self)))
        return (leaving(use.table, card, COST, "sacrificed"),)


class RemoveFateHere(Cost, frozen=True):
    """1 fate is removed from this character."""

    def can_pay(self, use: Use) -> bool:
        this = use.state.play.get(use.card)
        return this is not None and this.fate > 0

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return (FateRemoved((use.card,), (slug(use.state, use.card),), COST),)


class GiveFate(Cost, frozen=True):
    """You give your opponent fate."""

    amount: int

    def can_pay(self, use: Use) -> bool:
        return use.opponent != NOBODY and use.state.fate[use.seat] >= self.amount

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return (
            FateChanged(use.seat, -self.amount, COST),
            FateChanged(use.opponent, self.amount, COST),
        )


class BowThisStronghold(Cost, frozen=True):
    """You bow this stronghold."""

    gives_up: ClassVar[bool] = False

    def can_pay(self, use: Use) -> bool:
        home = use.state.strongholds.get(use.seat)
        return home is not None and not home.bowed

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return (StrongholdTurned(use.seat, slug(use.state, use.card), bowed=True, clause=COST),)


class BowThis(Cost, frozen=True):
    """You bow this card."""

    gives_up: ClassVar[bool] = False

    def can_pay(self, use: Use) -> bool:
        this = use.state.play.get(use.card)
        return this is not None and not this.bowed

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        name = slug(use.state, use.card)
        return (Turned(use.card, name, bowed=True, clause=COST, by=use.seat),)


class PayFate(Cost, frozen=True):
    """You pay fate."""

    amount: int

    def can_pay(self, use: Use) -> bool:
        return use.state.fate[use.seat] >= self.amount

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return (FateChanged(use.seat, -self.amount, COST),)


class FateToRing(Cost, frozen=True):
    """You put fate of your pool on an unclaimed ring."""

    amount: int

    def can_pay(self, use: Use) -> bool:
        return bool(unclaimed(use)) and use.state.fate[use.seat] >= self.amount

    def pay(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        options = tuple(Option(f"ring:{name}", name) for name in unclaimed(use))
        args = priced(use.state, self)
        ring = yield from ask(Decision(use.seat, ON_RING, options, args=args))
        return (FateChanged(use.seat, -self.amount, COST), RingFated(ring, self.amount))


class WithOwn(Cost, frozen=True):
    """A cost that is paid with a character of yours, as the filters say."""

    filters: tuple[Filter, ...] = ()

    def said(self) -> Message:
        return say(super().said().id, who=one_of("character", (*self.filters, YOURS)))

    def paid_with(self, use: Use, card: int) -> LcgHappened:
        """Return what happens to the card that it is paid with."""
        raise NotImplementedError

    def candidates(self, use: Use) -> tuple[int, ...]:
        """Return the cards that it can be paid with."""
        return tuple(
            card
            for card in use.state.characters(use.seat)
            if all(each.fits(use, card) for each in self.filters)
            if stands(use.table, self.paid_with(use, card))
        )

    def can_pay(self, use: Use) -> bool:
        return bool(self.candidates(use))

    def pay(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        state = use.state
        options = tuple(
            Option(f"on:{slug(state, card)}.{card}", card) for card in self.candidates(use)
        )
        args = priced(state, self)
        card = yield from ask(Decision(use.seat, PAY_WITH, options, args=args))
        use.table.record(Spent(state.resolving[-1].number, (card,)))
        return (self.paid_with(use, card),)


class Sacrifice(WithOwn, frozen=True):
    """You sacrifice a character of yours."""

    def paid_with(self, use: Use, card: int) -> LcgHappened:
        return leaving(use.table, card, COST, "sacrificed")


class DishonorOwn(WithOwn, frozen=True):
    """You dishonor a character of yours."""

    def paid_with(self, use: Use, card: int) -> LcgHappened:
        return status_changed(use.state, card, -1, COST)


class RemoveFateFromOwn(WithOwn, frozen=True):
    """You remove 1 fate from a character of yours."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        return tuple(card for card in super().candidates(use) if use.state.play[card].fate)

    def paid_with(self, use: Use, card: int) -> LcgHappened:
        return FateRemoved((card,), (slug(use.state, card),), COST)


class BowOwnAttachment(WithOwn, frozen=True):
    """You bow an attachment of yours on this character."""

    gives_up: ClassVar[bool] = False

    def said(self) -> Message:
        return say("lcg-word-bow-own-attachment")

    def candidates(self, use: Use) -> tuple[int, ...]:
        play = use.state.play
        worn = play[use.card].worn if use.card in play else ()
        return tuple(card for card in worn if play[card].seat == use.seat and not play[card].bowed)

    def paid_with(self, use: Use, card: int) -> LcgHappened:
        return Turned(card, slug(use.state, card), bowed=True, clause=COST, by=use.seat)


class DiscardFromHand(Cost, frozen=True):
    """You discard cards of your hand."""

    count: int

    def can_pay(self, use: Use) -> bool:
        return len(use.state.hands[use.seat]) >= self.count

    def pay(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        state = use.state
        hand = state.hands[use.seat]
        keys = tuple(f"card:{card}" for card in hand)
        domain = Subset(keys, self.count, self.count)
        chosen: tuple[str, ...] = yield from ask(
            Decision(use.seat, GIVE_UP, domain=domain, secret=True, args=priced(state, self))
        )
        cards = (hand[keys.index(key)] for key in chosen)
        return tuple(HandDiscarded(use.seat, card, slug(state, card), COST) for card in cards)


class BreakThisProvince(Cost, frozen=True):
    """You break this province."""

    def can_pay(self, use: Use) -> bool:
        slot = slot_of_own(use.state, use.card)
        return not use.state.provinces[use.seat][slot].broken

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        conflict, slot = use.state.conflict, slot_of_own(use.state, use.card)
        other = use.seat if conflict is None else conflict.attacker
        # What answers the break comes before the attacker is asked about the card there.
        use.table.push(Frame("broken-card", other, (use.seat, slot)))
        return (Broken(use.seat, slot, other, COST, own=True),)
