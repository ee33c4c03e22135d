"""Events of treaties: offers, treaties that stand, claims, and how treaties end."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.pacts import Offer, Promise, Treaty, promise_in_words
from gorin.games.l5r_lcg.state import State
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say


def without_offer(state: State, number: int) -> tuple[Offer, ...]:
    """Return the open offers but for one."""
    return tuple(offer for offer in state.offers if offer.number != number)


def put_treaty(state: State, changed: Treaty) -> None:
    """Put a treaty in the place of what it was."""
    state.treaties = tuple(
        changed if treaty.number == changed.number else treaty for treaty in state.treaties
    )


def find_treaty(state: State, number: int) -> Treaty | None:
    """Return a treaty that stands by its number."""
    return next((treaty for treaty in state.treaties if treaty.number == number), None)


class TreatyHappened(LcgHappened, frozen=True):
    """Something about a treaty: all at the table hear it."""

    def shown(self, name: str, value: Any) -> Arg:
        return promise_in_words(value) if isinstance(value, Promise) else super().shown(name, value)


class TreatyOffered(TreatyHappened, frozen=True):
    """A seat offered a treaty to another one; what lay open between the two is off the table."""

    seat: Seat
    other: Seat
    give: Promise
    take: Promise
    stake: int
    number: int
    counter: bool = False
    clause: str = "ENL-10.2"

    def apply(self, state: State) -> None:
        pair = {self.seat, self.other}
        others = tuple(offer for offer in state.offers if {offer.seat, offer.other} != pair)
        offer = Offer(self.number, self.seat, self.other, self.give, self.take, self.stake)
        state.offers = (*others, offer)
        state.pacts = self.number

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-counter" if self.counter else "", without=("number", "counter"))


class OfferDropped(TreatyHappened, frozen=True):
    """An offer is off the table: `how` is refused, withdrawn or lapsed."""

    seat: Seat
    other: Seat
    number: int
    how: str
    clause: str = "ENL-10.2"

    def apply(self, state: State) -> None:
        state.offers = without_offer(state, self.number)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(f"-{self.how}", without=("number", "how"))


class TreatyMade(TreatyHappened, frozen=True):
    """An offer was accepted: the treaty stands, and nothing is paid yet."""

    seat: Seat
    other: Seat
    give: Promise
    take: Promise
    stake: int
    number: int
    clause: str = "ENL-10.1"

    def apply(self, state: State) -> None:
        state.offers = without_offer(state, self.number)
        pair, promises = (self.seat, self.other), (self.give, self.take)
        state.treaties += (Treaty(self.number, pair, promises, self.stake),)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("number",))


class TreatyMarked(TreatyHappened, frozen=True):
    """Something was noted of a treaty: a promise was kept, or its time goes on or is over."""

    treaty: Treaty
    clause: str = "ENL-10.2c"

    def apply(self, state: State) -> None:
        put_treaty(state, self.treaty)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class TreatyQuestioned(TreatyHappened, frozen=True):
    """A seat wants to dissolve a treaty, or no longer does."""

    seat: Seat
    other: Seat
    number: int
    wants: bool
    clause: str = "ENL-10.6"

    def apply(self, state: State) -> None:
        treaty = find_treaty(state, self.number)
        assert treaty is not None
        rest = tuple(seat for seat in treaty.dissolving if seat != self.seat)
        put_treaty(state, replace(treaty, dissolving=(*rest, self.seat) if self.wants else rest))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.wants else "-not", without=("number", "wants"))


class TreatyDissolved(TreatyHappened, frozen=True):
    """A treaty is over and nobody loses honor: `how` is agreed, over, out or void."""

    seat: Seat
    other: Seat
    number: int
    how: str
    clause: str

    def apply(self, state: State) -> None:
        state.treaties = tuple(each for each in state.treaties if each.number != self.number)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(f"-{self.how}", without=("number", "how"))


class TreatyBroken(TreatyHappened, frozen=True):
    """A seat broke its treaty with another one, or both did; nobody is bound by it any more."""

    seat: Seat
    other: Seat
    number: int
    stake: int
    both: bool = False
    clause: str = "ENL-10.5"

    def apply(self, state: State) -> None:
        state.treaties = tuple(each for each in state.treaties if each.number != self.number)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-both" if self.both else "", without=("number", "both"))


class TreatyCardShown(TreatyHappened, frozen=True):
    """A treaty card was turned up: it says what a seat that broke its treaty pays, or its partner.

    `stake` is X on it.
    """

    seat: Seat
    slug: str
    stake: int
    clause: str = "ENL-10.1"

    def told(self, viewer: Seat | None) -> Message | None:
        says = say(f"lcg-treaty-card-{self.slug}", number=self.stake)
        return self.message(without=("seat", "stake"), says=says)


class BreachClaimed(TreatyHappened, frozen=True):
    """A seat claims that its partner broke a promise in words."""

    seat: Seat
    other: Seat
    number: int
    promise: Promise
    clause: str = "ENL-R18"

    def apply(self, state: State) -> None:
        treaty = find_treaty(state, self.number)
        if treaty is not None:
            put_treaty(state, replace(treaty, claimed=(*treaty.claimed, self.seat)))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("number",))


class BreachAnswered(TreatyHappened, frozen=True):
    """A seat admitted a breach that was claimed, or denied it."""

    seat: Seat
    admits: bool
    clause: str = "ENL-R18"

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.admits else "-not", without=("admits",))


class BreachJudged(TreatyHappened, frozen=True):
    """The seats outside a treaty said what became of a promise: kept, broken or void.

    It was broken, or it may not be promised, if more than half of them say so.
    """

    seats: tuple[Seat, ...]
    votes: tuple[str, ...]
    clause: str = "ENL-R18"

    @property
    def verdict(self) -> str:
        """Return what more than half of them say; kept, if that is neither of the other two."""
        said = (each for each in ("broken", "void") if 2 * self.votes.count(each) > len(self.votes))
        return next(said, "kept")

    def told(self, viewer: Seat | None) -> Message | None:
        is_void = self.verdict == "void"
        votes = self.votes.count("void" if is_void else "broken")
        return self.message(
            {"broken": "", "kept": "-not"}.get(self.verdict, "-void"),
            without=("seats", "votes"),
            broken=votes,
            kept=len(self.votes) - votes,
        )


class PromiseAccepted(TreatyHappened, frozen=True):
    """A seat says that its partner kept a promise in words."""

    seat: Seat
    other: Seat
    clause: str = "ENL-10.4"
