"""Treaties that a bot of L5R LCG makes unasked: it answers offers, and makes some seldom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gorin.bots.agent import Act
from gorin.bots.l5r_lcg.bonds import saw_breach
from gorin.bots.l5r_lcg.interests import Interests
from gorin.bots.l5r_lcg.scene import Scene
from gorin.games.l5r_lcg.pacts import (
    ATTACK,
    NO_ATTACK,
    ROUND,
    WORDS,
    Offer,
    Promise,
    Treaty,
    key_of,
    promise_of,
    until_of,
)
from gorin.games.l5r_lcg.treaties import offers as treaties
from gorin.kernel.decision import Seat

ENOUGH = 0.3
"""The worth from which a treaty is accepted."""
WANTED = 0.8
"""The worth from which one is offered, if it is worth enough to the other."""
WORTHLESS = -0.5
"""One that is worth no more than that a seat wants to dissolve."""
STAKE = 2
SHORT = f"{ROUND}:1"
TERMS = (f"{ROUND}:2", SHORT)
"""The terms for which a bot offers to attack nobody."""


class Envoy:
    """The envoy of one seat in one match; it remembers whom it has asked and when."""

    def __init__(self) -> None:
        self._turn = 0
        self._tries: Counter[Seat] = Counter()
        self._next: dict[Seat, int] = {}
        self._countered: set[tuple[int, Seat]] = set()
        self._wished: set[int] = set()

    def act(self, scene: Scene) -> Act | None:
        """Return what the seat does about treaties now, None for nothing."""
        open = scene.sight.keys
        if treaties.ACCEPT in open:
            return self._answer(scene)
        if treaties.DISSOLVE in open or treaties.CLAIM in open:
            initiative = self._about_own(scene)
            if initiative is not None:
                return initiative
        if treaties.OFFER in open and scene.view.phase == "dynasty":
            return self._offer(scene)
        return None

    # -- offers of others ------------------------------------------------------------------

    def _answer(self, scene: Scene) -> Act:
        """Accept an offer that serves the seat, ask for a shorter one, or refuse it."""
        offer = next(each for each in scene.view.offers if each.other == scene.seat)
        key = f"offer:{offer.seat}.{offer.number}"
        interests = Interests(scene)
        if worth_of(interests, offer, scene.seat) >= ENOUGH:
            self._tries[offer.seat] = 0
            return Act(treaties.ACCEPT, key)
        turn = scene.view.turn, offer.seat
        short = _shortened(offer)
        if turn not in self._countered and short != offer:
            self._countered.add(turn)
            if worth_of(interests, short, scene.seat) >= ENOUGH:
                return Act(treaties.COUNTER, (key, SHORT, SHORT, offer.stake))
        return Act(treaties.REFUSE, key)

    # -- treaties that stand ---------------------------------------------------------------

    def _about_own(self, scene: Scene) -> Act | None:
        """Claim a breach that was seen; dissolve what does not serve the seat any more."""
        for treaty in scene.view.treaties:
            if scene.seat not in treaty.seats:
                continue
            key = f"treaty:{treaty.partner(scene.seat)}.{treaty.number}"
            if self._may_claim(scene, treaty):
                return Act(treaties.CLAIM, key)
            if scene.seat not in treaty.dissolving and self._wants_out(scene, treaty):
                self._wished.add(treaty.number)
                return Act(treaties.DISSOLVE, key)
        return None

    def _may_claim(self, scene: Scene, treaty: Treaty) -> bool:
        promise = treaty.promise(treaty.partner(scene.seat))
        is_open = promise.kind == WORDS and not promise.due and not promise.over
        may = is_open and scene.seat not in treaty.claimed and scene.view.conflict is None
        return may and saw_breach(scene, treaty.partner(scene.seat), scene.seat)

    def _wants_out(self, scene: Scene, treaty: Treaty) -> bool:
        """Return whether a seat agrees that a treaty be over, or asks for it, once."""
        partner = treaty.partner(scene.seat)
        agrees = partner in treaty.dissolving
        is_time = scene.view.phase == "dynasty" and treaty.number not in self._wished
        if not (agrees or is_time):
            return False
        give, take = treaty.promise(scene.seat), treaty.promise(partner)
        worth = Interests(scene).treaty(scene.seat, partner, give, take, treaty.stake)
        return worth <= (0.0 if agrees else WORTHLESS)

    # -- offers of one's own ---------------------------------------------------------------

    def _offer(self, scene: Scene) -> Act | None:
        """Offer the treaty that serves the seat best, once in a round, and nobody too often."""
        turn = scene.view.turn
        if turn == self._turn:
            return None
        self._turn = turn
        interests = Interests(scene)
        offers = [
            (mine, offer)
            for offer in self._thinkable(scene, interests)
            for mine in (interests.treaty(*offer_terms(offer)),)
            if mine >= WANTED and worth_of(interests, offer, offer.other) >= ENOUGH
        ]
        if not offers:
            return None
        _, best = max(offers, key=lambda each: each[0])
        self._tries[best.other] += 1
        self._next[best.other] = turn + (1 << self._tries[best.other])
        said = (*_texts(best.give), *_texts(best.take))
        return Act(treaties.OFFER, (f"seat:{best.other}", *said, best.stake))

    def _thinkable(self, scene: Scene, interests: Interests) -> Iterator[Offer]:
        """Yield what the seat could offer to whom it is not bound and has not just asked.

        Nobody is offered two treaties at a time.
        """
        view, seat = scene.view, scene.seat
        bound = {each.partner(seat) for each in view.treaties if seat in each.seats}
        partners = {each.other for each in view.offers}
        leader = interests.leader()
        for rival in scene.rivals:
            other = rival.seat
            if other in bound or other in partners or self._next.get(other, 0) > view.turn:
                continue
            for until in TERMS:
                peace = promise_of(NO_ATTACK, until, "")
                yield Offer(0, seat, other, peace, peace, STAKE)
            if leader is not None and leader not in (seat, other):
                war = promise_of(f"{ATTACK}:{leader}", SHORT, "")
                yield Offer(0, seat, other, war, war, STAKE)


def offer_terms(offer: Offer) -> tuple[Seat, Seat, Promise, Promise, int]:
    """Return the terms of an offer as whoever made it sees them."""
    return offer.seat, offer.other, offer.give, offer.take, offer.stake


def worth_of(interests: Interests, offer: Offer, seat: Seat) -> float:
    """Return what an offer is worth to the seat to which it was made."""
    return interests.treaty(seat, offer.seat, offer.take, offer.give, offer.stake)


def _shortened(offer: Offer) -> Offer:
    """Return an offer with both promises for this round only."""
    give, take = (promise_of(key_of(each), SHORT, each.words) for each in (offer.give, offer.take))
    return Offer(offer.number, offer.seat, offer.other, give, take, offer.stake)


def _texts(promise: Promise) -> tuple[str, str, str]:
    return key_of(promise), until_of(promise), promise.words
