"""Events of seats and their decks: fate, honor, bids, cards that are drawn and turned up."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gorin.games.l5r_lcg.events.citing import COST
from gorin.games.l5r_lcg.events.conflicts import ConflictEnded, Expired, forget
from gorin.games.l5r_lcg.events.happened import (
    LcgHappened,
    begin_lasting,
    begins_anew,
    discard,
    leave_deck,
    put,
    put_in_province,
    seen_by,
    taken_from_row,
    without,
)
from gorin.games.l5r_lcg.events.notes import SHOWN, note
from gorin.games.l5r_lcg.events.plays import put_away
from gorin.games.l5r_lcg.events.statuses import unmask
from gorin.games.l5r_lcg.state import EMPTY, EVERYBODY, NOBODY, More, Province, State
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.plain import shuffled
from gorin.kernel.table import Outcome
from gorin.kernel.usual import Draws, Ends, Shuffles
from gorin.kernel.words import Message, say, seat_name, sentences


class Begun(LcgHappened, frozen=True):
    """A seat begins with an amount of honor."""

    seat: Seat
    honor: int
    clause: str = "LCG-S3.13"

    def apply(self, state: State) -> None:
        state.honor[self.seat] = self.honor


class Placed(LcgHappened, frozen=True):
    """A seat put its provinces face down in a row, the last one under its stronghold."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    open: tuple[int, ...] = ()
    titles: tuple[str, ...] = ()
    clause: str = "LCG-S3.6"

    def apply(self, state: State) -> None:
        state.provinces[self.seat] = tuple(
            Province(own=handle, shown=handle in self.open) for handle in self.handles
        )
        state.unplaced[self.seat] = ()
        for handle in self.handles:
            if handle in self.open:
                _ = state.known.pop(handle, None)
            else:
                state.known[handle] = (self.seat,)

    def told(self, viewer: Seat | None) -> Message | None:
        hidden = ("open", "titles")
        if viewer == self.seat:
            return self.message("-own", without=hidden)
        if self.open:
            return self.message("-eminent", without=("open", "slugs"))
        return self.message(without=("slugs", *hidden))


class FirstPlayer(LcgHappened, frozen=True):
    """A seat became the first player."""

    seat: Seat
    clause: str = "LCG-4.8"

    def apply(self, state: State) -> None:
        state.first = self.seat


class Shuffled(Shuffles, LcgHappened, frozen=True):
    """A deck was shuffled, with its discard pile if it is made anew."""

    seat: Seat
    side: str
    order: tuple[int, ...]
    clause: str = "LCG-S3.4"

    def apply(self, state: State) -> None:
        dynasty = self.side == "dynasty"
        decks = state.dynasty_decks if dynasty else state.conflict_decks
        piles = state.dynasty_piles if dynasty else state.conflict_piles
        handles = decks[self.seat]
        if not handles:
            handles, piles[self.seat] = piles[self.seat], ()
            for handle in handles:
                begins_anew(state, handle)
        state.physical = shuffled(state.physical, handles, self.order)
        for handle in handles:
            _ = state.known.pop(handle, None)
        decks[self.seat] = handles


@states("LCG-S3.10")
class Filled(LcgHappened, frozen=True):
    """The top card of a dynasty deck was put face down in a province."""

    seat: Seat
    slot: int
    handle: int
    slug: str = ""
    clause: str = "LCG-1.4"

    def apply(self, state: State) -> None:
        state.dynasty_decks[self.seat] = state.dynasty_decks[self.seat][1:]
        put_in_province(state, self.seat, self.slot, self.handle, open=bool(self.slug))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-open") if self.slug else self.message(without=("slug",))


class RowSeen(LcgHappened, frozen=True):
    """A seat looked at the cards in its provinces."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "LCG-S3.9"

    def apply(self, state: State) -> None:
        for handle in self.handles:
            state.known[handle] = (self.seat,)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-own") if viewer == self.seat else self.message(without=("slugs",))


class RowReplaced(LcgHappened, frozen=True):
    """A seat replaced cards in its provinces; the old ones lie at the bottom of the deck."""

    seat: Seat
    slots: tuple[int, ...]
    clause: str = "LCG-S3.9"

    def apply(self, state: State) -> None:
        seat = self.seat
        for slot in self.slots:
            old = state.provinces[seat][slot].card
            top, *rest = state.dynasty_decks[seat]
            state.dynasty_decks[seat] = (*rest, old)
            province = state.provinces[seat][slot]
            put(state, seat, slot, replace(province, card=top, open=False))


class Drawn(Draws, LcgHappened, frozen=True):
    """A seat drew the top cards of its conflict deck."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "LCG-2.5"

    def apply(self, state: State) -> None:
        seat = self.seat
        state.conflict_decks[seat] = state.conflict_decks[seat][len(self.handles) :]
        state.hands[seat] += self.handles
        leave_deck(state, *self.handles)
        for handle in self.handles:
            seen_by(state, handle, seat)


class HandReturned(LcgHappened, frozen=True):
    """A seat put cards of its hand at the bottom of its conflict deck."""

    seat: Seat
    handles: tuple[int, ...]
    clause: str = "LCG-S3.12"

    def apply(self, state: State) -> None:
        seat = self.seat
        state.hands[seat] = without(state.hands[seat], self.handles)
        state.conflict_decks[seat] += self.handles

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(count=len(self.handles))


class AllReadied(LcgHappened, frozen=True):
    """All cards in play were readied."""

    clause: str = "LCG-4.5"

    def apply(self, state: State) -> None:
        for handle, entry in state.play.items():
            if entry.bowed:
                state.play[handle] = replace(entry, bowed=False)
        for seat, home in state.strongholds.items():
            if home.bowed:
                state.strongholds[seat] = replace(home, bowed=False)


class PhaseBegan(LcgHappened, frozen=True):
    """A phase began; with the dynasty phase a round."""

    phase: str
    turn: int
    clause: str

    def apply(self, state: State) -> None:
        state.phase, state.turn = self.phase, self.turn
        state.passed = ()

    def asked_of(self, viewer: Seat | None) -> Message | None:
        return say("lcg-happens-phase-begins", phase=say(f"lcg-phase-{self.phase}"))


class OpportunitiesGiven(LcgHappened, frozen=True):
    """Each seat may declare a number of conflicts in this round, of these types."""

    seats: tuple[Seat, ...]
    kinds: tuple[str, ...]
    clause: str = "LCG-3.1"

    def apply(self, state: State) -> None:
        state.opportunities = dict.fromkeys(self.seats, self.kinds)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Revealed(LcgHappened, frozen=True):
    """A dynasty card was turned up in a province."""

    seat: Seat
    slot: int
    handle: int
    slug: str
    clause: str = "LCG-1.2"

    def apply(self, state: State) -> None:
        _ = state.known.pop(self.handle, None)
        taken_from_row(state, self.handle)
        put_in_province(state, self.seat, self.slot, self.handle, open=True)


class FateChanged(LcgHappened, frozen=True):
    """A seat gained or paid fate."""

    seat: Seat
    amount: int
    clause: str = "LCG-1.3"

    def apply(self, state: State) -> None:
        state.fate[self.seat] += self.amount

    def told(self, viewer: Seat | None) -> Message | None:
        if self.amount >= 0:
            return self.message()
        return self.message("-paid" if self.clause == COST else "-lost", amount=-self.amount)


class Passed(LcgHappened, frozen=True):
    """A seat passed."""

    unread: ClassVar[bool] = True

    seat: Seat
    clause: str

    def apply(self, state: State) -> None:
        state.passed += (self.seat,)


@states("LCG-S4.19", "LCG-S4.22")
class DialsShown(LcgHappened, frozen=True):
    """The dials were shown; they keep these numbers until the next bid."""

    seats: tuple[Seat, ...]
    bids: tuple[int, ...]
    clause: str = "LCG-2.3"

    def apply(self, state: State) -> None:
        forget(state, "bid")
        note(state, "match", SHOWN)
        for seat, bid in zip(self.seats, self.bids, strict=True):
            state.dials[seat] = bid

    def told(self, viewer: Seat | None) -> Message | None:
        parts = zip(self.seats, self.bids, strict=True)
        each = tuple(say("lcg-dial-shown", seat=seat_name(seat), bid=bid) for seat, bid in parts)
        return say("log-lcg-dials-shown", bids=sentences(each))


class BidChanged(LcgHappened, frozen=True):
    """A bid of a seat counts as higher or lower until the next one; its dial stays."""

    seat: Seat
    amount: int
    clause: str = "LCG-S4.19"

    def apply(self, state: State) -> None:
        begin_lasting(state, More("bid", self.amount), "bid", seat=self.seat)


class BidsShown(LcgHappened, frozen=True):
    """Honor went from hand to hand as was bid."""

    seats: tuple[Seat, ...]
    bids: tuple[int, ...]
    changes: tuple[int, ...]
    clause: str = "LCG-2.4"

    def apply(self, state: State) -> None:
        for seat, change in zip(self.seats, self.changes, strict=True):
            state.honor[seat] += change

    def told(self, viewer: Seat | None) -> Message | None:
        changed = zip(map(seat_name, self.seats), self.changes, strict=True)
        each = tuple(
            say("lcg-bid-gives" if change < 0 else "lcg-bid-gets", seat=who, honor=abs(change))
            for who, change in changed
            if change
        )
        return say(f"log-lcg-bids-shown{'' if each else '-even'}", bids=sentences(each))


class HonorChanged(LcgHappened, frozen=True):
    """A seat gained or lost honor; another one gave or got it if `other` names one."""

    seat: Seat
    amount: int
    clause: str
    other: Seat = NOBODY

    def apply(self, state: State) -> None:
        state.honor[self.seat] += self.amount
        if self.other != NOBODY:
            state.honor[self.other] -= self.amount

    def told(self, viewer: Seat | None) -> Message | None:
        lost, amount = self.amount < 0, abs(self.amount)
        if self.other != NOBODY:
            return self.message("-given" if lost else "-taken", amount=amount)
        return self.message("-lost" * lost, without=("other",), amount=amount)


@states("LCG-S10.12")
class RowDiscarded(LcgHappened, frozen=True):
    """Dynasty cards were discarded from provinces; a card that lay face down is shown."""

    seat: Seat
    slots: tuple[int, ...]
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str

    def apply(self, state: State) -> None:
        for handle in self.handles:
            taken_from_row(state, handle)
            discard(state, handle)


class HandDiscarded(LcgHappened, frozen=True):
    """A seat discarded a card of its hand."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "LCG-S5.2"

    def apply(self, state: State) -> None:
        state.hands[self.seat] = without(state.hands[self.seat], (self.handle,))
        discard(state, self.handle)


class RingsReturned(LcgHappened, frozen=True):
    """All claimed rings went back."""

    clause: str = "LCG-4.7"

    def apply(self, state: State) -> None:
        for name, ring in state.rings.items():
            state.rings[name] = replace(ring, seat=NOBODY)


class FavorStayed(LcgHappened, frozen=True):
    """Several seats had the most glory: nobody claims the Imperial Favor, and it stays."""

    seats: tuple[Seat, ...]
    glory: int
    clause: str = "LCG-3.4.2"


class FavorClaimed(LcgHappened, frozen=True):
    """A seat claimed the Imperial Favor, and set it to a type of conflicts if that matters."""

    seat: Seat
    glory: int
    kind: str = ""
    clause: str = "LCG-3.4.2"

    def apply(self, state: State) -> None:
        state.favor, state.favor_kind = self.seat, self.kind

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-set") if self.kind else self.message(without=("kind",))


class RingsFated(LcgHappened, frozen=True):
    """Fate was put on each ring that nobody has claimed."""

    rings: tuple[str, ...]
    amount: int
    clause: str = "LCG-4.4"

    def apply(self, state: State) -> None:
        for name in self.rings:
            ring = state.rings[name]
            state.rings[name] = replace(ring, fate=ring.fate + self.amount)

    def told(self, viewer: Seat | None) -> Message | None:
        names = tuple(say(f"lcg-ring-{name}") for name in self.rings)
        return say("log-lcg-rings-fated", rings=names, amount=self.amount)


class FatePut(LcgHappened, frozen=True):
    """A seat put fate on a ring of its choice."""

    seat: Seat
    ring: str
    amount: int
    clause: str = "ENL-9.8"

    def apply(self, state: State) -> None:
        ring = state.rings[self.ring]
        state.rings[self.ring] = replace(ring, fate=ring.fate + self.amount)


@states("ENL-6.3", "ENL-6.4", "ENL-6.7", "ENL-6.8", "ENL-12.1", "ENL-R16")
class Eliminated(LcgHappened, frozen=True):
    """A seat is out of the match, and a conflict that it `fought` ends.

    Its rings go to the common pool with their fate. Its cards are removed from the game; other
    cards that it controlled go to their owners' discard piles.
    """

    seat: Seat
    reason: str
    clause: str
    fought: bool = False

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-fought" if self.fought else "", without=("fought",))

    def apply(self, state: State) -> None:
        seat = self.seat
        if len(state.alive) > 1 and state.first == seat:
            state.first = state.after(seat)
        state.alive = tuple(other for other in state.alive if other != seat)
        conflict = state.conflict
        fought = conflict is not None and seat in (conflict.attacker, conflict.defender)
        self._stop(state, fought=fought)
        self._leave_play(state)
        if len(state.alive) > 1:
            self._remove(state)
        for name, ring in state.rings.items():
            if seat in (ring.seat, ring.pool):
                state.rings[name] = replace(ring, seat=NOBODY, pool=NOBODY, slot=EMPTY)
        if state.favor == seat:
            state.favor = NOBODY
        if fought:
            ConflictEnded().apply(state)

    def _stop(self, state: State, *, fought: bool) -> None:
        """Stop what the seat does; in its conflict, what anybody does."""
        stopped = [each for each in state.resolving if fought or each.seat == self.seat]
        for each in stopped:
            put_away(state, each)
        state.resolving = tuple(each for each in state.resolving if each not in stopped)

    def _leave_play(self, state: State) -> None:
        for handle in state.played:
            if state.owners[handle] == self.seat:
                state.played = without(state.played, (handle,))
                discard(state, handle)
        for handle, entry in tuple(state.play.items()):
            if handle not in state.play or entry.host != EMPTY:
                continue
            own = tuple(card for card in entry.worn if state.owners[card] == self.seat)
            whole = self.seat in (entry.seat, state.owners[handle])
            gone = (handle, *entry.worn) if whole else own
            if gone and handle not in gone:
                state.play[handle] = replace(entry, worn=without(entry.worn, own))
            for card in gone:
                _ = state.play.pop(card)
                discard(state, card)
        self._leave_provinces(state)

    def _leave_provinces(self, state: State) -> None:
        for handle, entry in tuple(state.play.items()):
            on_province = entry.host != EMPTY and entry.host not in state.play
            owners = (entry.seat, state.owners[handle], state.owners[entry.host])
            if on_province and self.seat in owners:
                _ = state.play.pop(handle)
                discard(state, handle)
        unmask(state)

    def _remove(self, state: State) -> None:
        seat = self.seat
        shown: list[int] = []
        hidden: list[int] = []
        for pile in (state.dynasty_piles, state.conflict_piles):
            shown += pile[seat]
            pile[seat] = ()
        for zone in (state.hands, state.dynasty_decks, state.conflict_decks, state.unplaced):
            for card in zone.get(seat, ()):
                (shown if EVERYBODY in state.known.get(card, ()) else hidden).append(card)
            zone[seat] = ()
        for each in state.provinces[seat]:
            (shown if each.open else hidden).append(each.card)
            (shown if each.shown else hidden).append(each.own)
        row = state.provinces[seat]
        state.provinces[seat] = tuple(Province(broken=each.broken) for each in row)
        home = state.strongholds.pop(seat, None)
        if home is not None:
            shown.append(home.card)
        before = state.removed.get(seat, ())
        state.removed[seat] = (*before, *(card for card in shown if card != EMPTY))
        state.removed_hidden[seat] = tuple(card for card in hidden if card != EMPTY)


class Ended(Ends, LcgHappened, frozen=True):
    """The match is over."""

    outcome: Outcome
    clause: str


@states("LCG-4.9", "LCG-S4.68")
class RoundEnded(Expired, frozen=True):
    """A round is over."""

    until: str = "round"
    clause: str = "LCG-4.9"
