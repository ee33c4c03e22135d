"""Effects on rings, provinces, the conflict and hands."""

from __future__ import annotations

from gorin.games.l5r_lcg.conflict import AT_ONCE, declarations
from gorin.games.l5r_lcg.events.cards import CardsRevealed, RowSwitched
from gorin.games.l5r_lcg.events.citing import EFFECT, TARGET
from gorin.games.l5r_lcg.events.conflicts import RingReturned, RingSwitched, Switched
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import Aimed, RowTurned
from gorin.games.l5r_lcg.events.seats import HandDiscarded
from gorin.games.l5r_lcg.measures import (
    can_enter,
    is_second,
    slot_of,
    slot_of_own,
    slug,
    slugs,
    takes_ring_fate,
)
from gorin.games.l5r_lcg.rings import rings_on
from gorin.games.l5r_lcg.rings import unclaimed as unclaimed_of
from gorin.games.l5r_lcg.script import Count, Effect, Filter, Use, phrase
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, SIDES, TYPES
from gorin.games.l5r_lcg.windows.asking import used
from gorin.games.l5r_lcg.windows.happening import entering, happen
from gorin.games.l5r_lcg.words.aims import ROW, lying
from gorin.games.l5r_lcg.words.counts import unclaimed
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask
from gorin.kernel.domain import Subset
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, say

GIVE_UP = Prompt("give-up", EFFECT, "ask-lcg-give-up")
SEVERAL = 2
"""The number that says that more than one is meant."""
ON_RING = Prompt("which-ring", EFFECT, "ask-lcg-which-ring")
RINGS = Prompt("which-rings", EFFECT, "ask-lcg-which-rings")
PUT = Prompt("put", TARGET, "ask-lcg-put")


class TurnUp(Effect, frozen=True):
    """It is turned face up, or all that was chosen if that may be several cards."""

    several: bool = False

    def said(self) -> Message:
        return say("lcg-word-turn-up-several") if self.several else super().said()

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        state = use.state
        return tuple(
            RowTurned(use.seat, slot, each.card, slug(state, each.card))
            for slot, each in enumerate(state.provinces[use.seat])
            if each.card in use.chosen and not each.open
        )


class SwitchThisHolding(Effect, frozen=True):
    """It changes places with this holding."""

    def affects(self, use: Use, card: int) -> bool:
        return slot_of(use.state, use.seat, use.card) != EMPTY

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        row = use.state.provinces[use.seat]
        slots = {each.card: slot for slot, each in enumerate(row)}
        own = slots.get(use.card, EMPTY)
        return tuple(
            RowSwitched(use.seat, (own, slots[card]))
            for card in use.chosen
            if own != EMPTY and card in slots
        )


class SwitchType(Effect, frozen=True):
    """The type of the conflict is switched."""

    def can_do(self, use: Use) -> bool:
        return use.state.conflict is not None

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        conflict = use.state.conflict
        if conflict is None:
            return ()
        return (Switched(TYPES[1 - TYPES.index(conflict.kind)], EFFECT),)


class SwitchRing(Effect, frozen=True):
    """The contested ring is switched with an unclaimed one, out of the attacker's pool."""

    def can_do(self, use: Use) -> bool:
        conflict = use.state.conflict
        return conflict is not None and bool(conflict.ring and self._rings(use))

    def _rings(self, use: Use) -> tuple[str, ...]:
        conflict = use.state.conflict
        return () if conflict is None else unclaimed_of(use.table, conflict.attacker)

    def do(self, use: Use) -> Play[None] | None:
        return self._switch(use) if self.can_do(use) else None

    def _switch(self, use: Use) -> Play[None]:
        conflict = use.state.conflict
        assert conflict is not None
        options = tuple(Option(f"ring:{name}", name) for name in self._rings(use))
        args = used(use.state, use.seat)
        ring = yield from ask(Decision(use.seat, ON_RING, options, args=args))
        kept = not takes_ring_fate(use.table, conflict.attacker)
        fate = use.state.rings[ring].fate
        happen(use.table, RingSwitched(conflict.attacker, ring, kept=kept, fate=fate))


class ReturnRingsHere(Effect, frozen=True):
    """Each ring claimed on this province moves to your unclaimed pool."""

    def can_do(self, use: Use) -> bool:
        return bool(self.events(use))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        state, seat = use.state, use.state.owners[use.card]
        rings = rings_on(state, seat, slot_of_own(state, use.card))
        return tuple(RingReturned(ring, use.seat, EFFECT) for ring in rings)


class ResolveUnclaimed(Effect, frozen=True):
    """You resolve the effects of unclaimed rings, up to a number; the first player orders them."""

    count: int

    def can_do(self, use: Use) -> bool:
        return bool(unclaimed(use))

    def do(self, use: Use) -> Play[None]:
        free = unclaimed(use)
        keys = tuple(f"ring:{name}" for name in free)
        domain = Subset(keys, min(1, len(keys)), min(self.count, len(keys)))
        args = used(use.state, use.seat)
        chosen: tuple[str, ...] = yield from ask(
            Decision(use.seat, RINGS, domain=domain, args=args)
        )
        names = tuple(key.partition(":")[2] for key in chosen)
        use.table.push(Frame("ring-order", use.seat, texts=names))


class OpponentGivesUp(Effect, frozen=True):
    """Your opponent chooses and discards a card of the hand for each of what is counted."""

    count: Count

    def can_do(self, use: Use) -> bool:
        return bool(use.opponent != NOBODY and use.state.hands[use.opponent])

    def do(self, use: Use) -> Play[None] | None:
        count = min(self.count.value(use), len(use.state.hands.get(use.opponent, ())))
        return self._give_up(use, count) if count else None

    def _give_up(self, use: Use, count: int) -> Play[None]:
        state, other = use.state, use.opponent
        hand = state.hands[other]
        keys = tuple(f"card:{card}" for card in hand)
        domain = Subset(keys, count, count)
        args = {**used(state, other), "count": count}
        chosen: tuple[str, ...] = yield from ask(
            Decision(other, GIVE_UP, domain=domain, secret=True, args=args)
        )
        for card in (hand[keys.index(key)] for key in chosen):
            use.table.record(HandDiscarded(other, card, slug(state, card), EFFECT))


class PutSeveralIntoConflict(Effect, frozen=True):
    """You choose characters, up to a number and a cost together, and put them into the conflict.

    They are chosen as targets, and shown if they were hidden, before effects may be cancelled.
    `places` says from where: your hand and provinces, or your dynasty discard pile.
    """

    places: str
    filters: tuple[Filter, ...]
    amount: int
    most: int | None = None

    def said(self) -> Message:
        id = f"lcg-word-put-several-from-{self.places}"
        most = self.most or SEVERAL
        who = phrase("character", self.filters, most)
        return say(id, who=who, most=most, amount=self.amount)

    def _candidates(self, use: Use) -> tuple[int, ...]:
        state, seat = use.state, use.seat
        cards = lying(state, seat, "pile")
        if self.places == "hand":
            cards = (*state.hands[seat], *lying(state, seat, ROW))
        by_title: dict[str, int] = {}
        for card in cards:
            facts = state.facts(card)
            if facts.kind == "character" and self._fits(use, card):
                # Of a unique character one copy is enough.
                _ = by_title.setdefault(facts.slug if facts.unique else str(card), card)
        return tuple(by_title.values())

    def _fits(self, use: Use, card: int) -> bool:
        if use.state.facts(card).cost > self.amount or is_second(use.state, use.seat, card):
            return False
        if not can_enter(use.table, use.seat, card):
            return False
        return all(each.fits(use, card) for each in self.filters)

    def can_do(self, use: Use) -> bool:
        return bool(self._candidates(use))

    def beforehand(self, use: Use) -> Play[None] | None:
        candidates = self._candidates(use)
        return self._choose(use, candidates) if candidates else None

    def _choose(self, use: Use, candidates: tuple[int, ...]) -> Play[None]:
        state = use.state
        keys = tuple(f"card:{card}" for card in candidates)
        costs = tuple(state.facts(card).cost for card in candidates)
        most = min(self.most or len(keys), len(keys))
        domain = Subset(keys, 1, most, weights=costs, heaviest=self.amount)
        args = used(state, use.seat)
        chosen: tuple[str, ...] = yield from ask(
            Decision(use.seat, PUT, domain=domain, secret=self.places == "hand", args=args)
        )
        cards = tuple(candidates[keys.index(key)] for key in chosen)
        hidden = tuple(card for card in cards if card in state.hands[use.seat])
        if hidden:
            use.table.record(CardsRevealed(use.seat, hidden, slugs(state, hidden), TARGET))
        use.table.record(Aimed(use.seat, cards, slugs(state, cards)))

    def do(self, use: Use) -> None:
        use.table.push(Frame("fill", use.seat))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        state, seat = use.state, use.seat
        side = SIDES[state.side_of(seat)]
        return tuple(
            entering(use.table, seat, card, EFFECT, slot=slot_of(state, seat, card), side=side)
            for card in use.chosen
            if self._fits(use, card)
        )


class DeclareNow(Effect, frozen=True):
    """You declare your next conflict at once, if there is one that you could declare."""

    def can_do(self, use: Use) -> bool:
        return next(declarations(use.table, use.seat), None) is not None

    def do(self, use: Use) -> None:
        use.table.push(Frame("declare", use.seat, AT_ONCE))
