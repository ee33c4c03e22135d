"""Events of the courts game: its only changes, and how each seat is told of them."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from tests.synthetic.cards import name_of, title
from tests.synthetic.state import NOBODY, State

from gorin.kernel.decision import Seat
from gorin.kernel.event import Event, Happened
from gorin.kernel.table import Outcome
from gorin.kernel.words import Arg, Message, say, seat_name, shown

CourtEvent: TypeAlias = Event[State]

SEATS = ("captain", "other", "source", "target")


class CourtHappened(Happened[State], frozen=True):
    """Something that happened in a courts match; public unless `told` says otherwise."""

    untold: ClassVar[tuple[str, ...]] = ("clause", "handle", "handles")

    def shown(self, name: str, value: Any) -> Arg:
        if name == "card":
            return title(name_of(value))
        if name == "cards":
            return tuple(title(name_of(card)) for card in value)
        if name == "kind":
            return say(f"card-{value}")
        if name == "team":
            return int(value) + 1
        return seat_name(value) if name in SEATS else shown(name, value)


class Shuffled(CourtHappened, frozen=True):
    """The discard pile went into the deck, and its cards lie behind other handles now."""

    order: tuple[int, ...]
    clause: str = "SYN-2.1"

    def apply(self, state: State) -> None:
        handles = state.deck + state.discard
        cards = list(state.physical)
        for place, handle in enumerate(handles):
            cards[handle] = state.physical[handles[self.order[place]]]
            state.known.pop(handle, None)
        state.physical = tuple(cards)
        state.deck, state.discard = handles, ()

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("order",), count=len(self.order))


class Drawn(CourtHappened, frozen=True):
    """A seat drew the top card of the deck."""

    seat: Seat
    handle: int
    card: int
    clause: str = "SYN-2.2"

    def apply(self, state: State) -> None:
        state.deck = state.deck[1:]
        state.hands[self.seat] += (self.handle,)
        state.known[self.handle] = (*state.known.get(self.handle, ()), self.seat)

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-card")
        return self.message(without=("card",))


class Sealed(CourtHappened, frozen=True):
    """The top card of the deck became a team's objective, which its captain saw."""

    team: int
    captain: Seat
    handle: int
    card: int
    clause: str = "SYN-2.3"

    def apply(self, state: State) -> None:
        state.deck = state.deck[1:]
        state.objectives[self.team] = self.handle
        state.known[self.handle] = (self.captain,)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-card") if viewer == self.captain else None


class Turned(CourtHappened, frozen=True):
    """A turn began."""

    seat: Seat
    clause: str = "SYN-3.1"

    def apply(self, state: State) -> None:
        state.turn += 1
        state.active = self.seat
        state.offers = state.spoken = ()

    def told(self, viewer: Seat | None) -> Message | None:
        return say("log-turn", seat=seat_name(self.seat))


class Peeked(CourtHappened, frozen=True):
    """A scout looked at the top of the deck."""

    seat: Seat
    handles: tuple[int, ...]
    cards: tuple[int, ...]
    clause: str = "SYN-3.3"

    def apply(self, state: State) -> None:
        for handle in self.handles:
            state.known[handle] = (*state.known.get(handle, ()), self.seat)

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-cards")
        return self.message(without=("cards",), count=len(self.cards))


class Announced(CourtHappened, frozen=True):
    """A card was put from a hand on the discard pile; its effect follows."""

    seat: Seat
    handle: int
    card: int
    clause: str = "SYN-4.1"

    def apply(self, state: State) -> None:
        hand = state.hands[self.seat]
        state.hands[self.seat] = tuple(handle for handle in hand if handle != self.handle)
        state.discard += (self.handle,)


class Passed(CourtHappened, frozen=True):
    """The active seat did nothing in its turn, by choice or because it could not."""

    seat: Seat
    clause: str = "SYN-3.3"

    def apply(self, state: State) -> None:
        """Nothing."""


class Aimed(CourtHappened, frozen=True):
    """The seat was named that an announced card is for."""

    seat: Seat
    kind: str
    target: Seat
    clause: str = "SYN-4.3"

    def apply(self, state: State) -> None:
        """Nothing yet: others may stop it."""


class Stopped(CourtHappened, frozen=True):
    """A card stopped another card or its strike."""

    seat: Seat
    card: int
    source: Seat
    kind: str
    clause: str = "SYN-4.4"

    def apply(self, state: State) -> None:
        """Nothing: what was to happen does not."""


class Mirrored(CourtHappened, frozen=True):
    """A mirror turned a strike back."""

    seat: Seat
    card: int
    source: Seat
    clause: str = "SYN-4.4"

    def apply(self, state: State) -> None:
        """Nothing: another strike takes its place."""


class Resolving(CourtHappened, frozen=True):
    """The effect of an announced card takes place, unless it is interrupted."""

    seat: Seat
    kind: str
    target: Seat = NOBODY
    clause: str = "SYN-4.2"

    def apply(self, state: State) -> None:
        """Nothing by itself: what follows is the effect."""

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("target",))

    def doer(self) -> tuple[Seat, str]:
        """Return whose card it is, and its kind."""
        return self.seat, self.kind

    def named(self) -> Message:
        """Return what is about to happen, for those who may stop it."""
        if self.target == NOBODY:
            return say(
                "courts-due-card", seat=seat_name(self.seat), kind=self.shown("kind", self.kind)
            )
        return say(
            "courts-due-card-at",
            seat=seat_name(self.seat),
            kind=self.shown("kind", self.kind),
            target=seat_name(self.target),
        )


class Struck(CourtHappened, frozen=True):
    """One seat struck another."""

    source: Seat
    target: Seat
    amount: int
    clause: str = "SYN-4.3"

    def apply(self, state: State) -> None:
        state.life[self.target] -= self.amount

    def doer(self) -> tuple[Seat, str]:
        """Return who strikes, and with what kind of card."""
        return self.source, "strike"

    def named(self) -> Message:
        """Return the strike, for those who may answer it."""
        seats = {"source": seat_name(self.source), "target": seat_name(self.target)}
        return say("courts-due-strike", **seats, amount=self.amount)


class Healed(CourtHappened, frozen=True):
    """A gift gave a seat life."""

    seat: Seat
    clause: str = "SYN-4.6"

    def apply(self, state: State) -> None:
        state.life[self.seat] += 1


class Eliminated(CourtHappened, frozen=True):
    """A seat is out of the match; its hand lies open on the discard pile."""

    seat: Seat
    cards: tuple[int, ...]
    clause: str = "SYN-5.1"

    def apply(self, state: State) -> None:
        seat = self.seat
        state.alive = tuple(other for other in state.alive if other != seat)
        state.discard += state.hands[seat]
        state.hands[seat] = ()
        state.treaties = tuple(pair for pair in state.treaties if seat not in pair)
        state.offers = tuple(other for other in state.offers if other != seat)


class Ended(CourtHappened, frozen=True):
    """The match is over."""

    outcome: Outcome
    clause: str = "SYN-5.2"

    def apply(self, state: State) -> None:
        state.outcome = self.outcome

    def told(self, viewer: Seat | None) -> Message | None:
        winners = tuple(seat_name(seat) for seat in self.outcome.winners)
        reason = say(self.outcome.reason)
        return self.message(
            without=("outcome",), winners=winners, count=len(winners), reason=reason
        )


class Offered(CourtHappened, frozen=True):
    """A seat offered a treaty to the active seat."""

    seat: Seat
    clause: str = "SYN-6.1"

    def apply(self, state: State) -> None:
        state.offers += (self.seat,)
        state.spoken += (self.seat,)


class Replied(CourtHappened, frozen=True):
    """The active seat took or refused an offer; a refused one is not made again."""

    seat: Seat
    other: Seat
    accepted: bool
    clause: str = "SYN-6.2"

    def apply(self, state: State) -> None:
        state.offers = tuple(seat for seat in state.offers if seat != self.other)
        if not self.accepted:
            state.refused += ((self.other, self.seat),)
        else:
            state.treaties += ((min(self.seat, self.other), max(self.seat, self.other)),)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("accepted",), answer="yes" if self.accepted else "no")


class Stormed(CourtHappened, frozen=True):
    """The referee saw a storm, and all treaties ended."""

    clause: str = "SYN-7.1"

    def apply(self, state: State) -> None:
        state.treaties = state.refused = ()

    def told(self, viewer: Seat | None) -> Message | None:
        return say("log-storm")


class BidsShown(CourtHappened, frozen=True):
    """The bids were opened; the winner, if one bid more than all others, paid."""

    bids: tuple[tuple[Seat, int], ...]
    winner: Seat
    clause: str = "SYN-7.2"

    def apply(self, state: State) -> None:
        for seat, amount in self.bids:
            if seat == self.winner:
                state.coins[seat] -= amount

    def told(self, viewer: Seat | None) -> Message | None:
        bids = tuple(
            say("courts-bid", seat=seat_name(seat), amount=amount) for seat, amount in self.bids
        )
        if self.winner == NOBODY:
            return say("log-bids-nobody", bids=bids)
        return say("log-bids", bids=bids, winner=seat_name(self.winner))


class Opened(CourtHappened, frozen=True):
    """A captain showed the objective; it earns coins if it is like the last card discarded."""

    seat: Seat
    handle: int
    card: int
    earned: int
    clause: str = "SYN-7.3"

    def apply(self, state: State) -> None:
        state.opened += (self.handle,)
        state.coins[self.seat] += self.earned


class Joined(CourtHappened, frozen=True):
    """A seat joined the table while the match ran."""

    seat: Seat
    team: int
    life: int
    coins: int
    clause: str = "SYN-8.1"

    def apply(self, state: State) -> None:
        state.seats += (self.seat,)
        state.alive += (self.seat,)
        state.team[self.seat] = self.team
        state.role[self.seat] = "scout"
        state.life[self.seat] = self.life
        state.coins[self.seat] = self.coins
        state.hands[self.seat] = ()


class Saluted(CourtHappened, frozen=True):
    """A seat saluted another one, which changes nothing."""

    seat: Seat
    other: Seat
    clause: str = "SYN-8.3"


class Hailed(CourtHappened, frozen=True):
    """A seat raised a banner with some words on it."""

    seat: Seat
    words: str
    clause: str = "SYN-8.2"

    def apply(self, state: State) -> None:
        state.banners[self.seat] = self.words
