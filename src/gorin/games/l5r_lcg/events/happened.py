"""The base of all events: how they are told, and what they do with cards."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from gorin.games.l5r_lcg.facts import place, title
from gorin.games.l5r_lcg.state import EMPTY, EVERYBODY, NOBODY, More, Province, State, element_of
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.event import Happened
from gorin.kernel.words import Arg, Message, say, seat_name, shown
from gorin.timing.lasting import Lasting, Span
from gorin.timing.limits import renewed

SEATS = ("seat", "other")
NAMED = ("kind", "phase", "side")


class LcgHappened(Happened[State], frozen=True, tag=True):
    """Something that happened; public unless `told` says otherwise."""

    prefix: ClassVar[str] = "log-lcg-"
    untold: ClassVar[tuple[str, ...]] = ("clause", "handle", "handles", "by")

    def asked_of(self, viewer: Seat | None) -> Message | None:
        """Return what a question says of it that asks whether a seat answers it."""
        return self.told(viewer)

    def shown(self, name: str, value: Any) -> Arg:
        if name in SEATS:
            return seat_name(value)
        if name == "ring":
            return say(f"lcg-ring-{element_of(value)}")
        if name in NAMED:
            return say(f"lcg-{name}-{value}")
        if name == "slug":
            return title(value)
        if name in ("slugs", "titles"):
            return tuple(map(title, value))
        if name == "slot":
            return place(int(value))
        if name == "slots":
            return tuple(map(place, value))
        return shown(name, value)


def used_as(card: Arg, slug: str, script: str) -> Arg:
    """Return what a card is called for one of its abilities: with who gives it, if another does.

    `script` is the title whose ability it is, empty for the card's own.
    """
    giver = script.partition("/")[0]
    return card if giver in ("", slug) else say("lcg-card-by", card=card, giver=title(giver))


def played_by(seat: Seat, slug: str) -> Message:
    """Return that a seat plays a card."""
    return say("log-lcg-announced", seat=seat_name(seat), slug=title(slug))


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards without some of them."""
    return tuple(card for card in cards if card not in gone)


def put(state: State, seat: Seat, slot: int, province: Province) -> None:
    """Put a province in its place of a seat's row."""
    row = state.provinces[seat]
    state.provinces[seat] = (*row[:slot], province, *row[slot + 1 :])


@states("LCG-S9.48")
def begins_anew(state: State, handle: int) -> None:
    """Forget what a card was used for that is about to be another object, as one out of play is.

    In play it is known by its number which object it is. A maximum of its title still counts.
    """
    if state.used and handle in [used.mark.card for used in state.used]:
        state.used = renewed(state.used, state.facts(handle).slug, handle)


def taken_from_row(state: State, handle: int) -> None:
    """Take a dynasty card out of the province where it lies, if it lies in one."""
    begins_anew(state, handle)
    for seat, row in state.provinces.items():
        for slot, province in enumerate(row):
            if handle in province.cards():
                put(state, seat, slot, _emptied(province, handle))
                return


def _emptied(province: Province, handle: int) -> Province:
    """Return a province without a card; the next one there takes its place."""
    if province.card != handle:
        more, under = without(province.more, (handle,)), without(province.under, (handle,))
        return replace(province, more=more, under=under)
    if province.more:
        return replace(province, card=province.more[0], open=True, more=province.more[1:])
    if province.under:
        return replace(province, card=province.under[0], open=False, under=province.under[1:])
    return replace(province, card=EMPTY, open=False)


def leave_deck(state: State, *handles: int) -> None:
    """Forget that cards lay open on a conflict deck, which they leave as other objects."""
    if state.lasting:
        state.lasting = tuple(
            [
                each
                for each in state.lasting
                if each.what.kind != "top" or each.what.amount not in handles
            ]
        )


def taken_out(state: State, handle: int) -> None:
    """Take a card out of wherever it lies out of play."""
    begins_anew(state, handle)
    leave_deck(state, handle)
    owner = state.owners[handle]
    state.played = without(state.played, (handle,))
    for zone in (state.hands, state.conflict_piles, state.dynasty_piles, state.conflict_decks):
        if handle in zone[owner]:
            zone[owner] = without(zone[owner], (handle,))
            return
    taken_from_row(state, handle)


def is_dynasty(state: State, handle: int) -> bool:
    """Return whether a card is of a dynasty deck."""
    return state.back(handle) == "dynasty"


@states("LCG-S1.10")
def remove(state: State, handle: int) -> None:
    """Put a card apart, out of the game, where all may look at it."""
    _ = state.known.pop(handle, None)
    owner = state.owners[handle]
    state.removed[owner] = (*state.removed.get(owner, ()), handle)


@states("LCG-S1.20", "LCG-S1.5")
def put_in_hand(state: State, handle: int) -> None:
    """Put a card into its owner's hand; a dynasty card goes to the discard pile instead."""
    if is_dynasty(state, handle):
        discard(state, handle)
        return
    owner = state.owners[handle]
    state.hands[owner] += (handle,)
    state.known[handle] = (EVERYBODY,)


@states("LCG-S1.19")
def put_on_deck(state: State, handle: int, side: str, *, bottom: bool = False) -> None:
    """Put a card on its owner's deck of a side; one of the other back is discarded instead."""
    if side != ("dynasty" if is_dynasty(state, handle) else "conflict"):
        discard(state, handle)
        return
    owner = state.owners[handle]
    state.known[handle] = (EVERYBODY,)
    decks = state.dynasty_decks if side == "dynasty" else state.conflict_decks
    decks[owner] = (*decks[owner], handle) if bottom else (handle, *decks[owner])


@states("LCG-S1.21", "LCG-S10.19")
def put_in_province(
    state: State, seat: Seat, slot: int, handle: int, *, open: bool = False
) -> None:
    """Put a dynasty card into a province, even if others lie there; others are discarded."""
    if not is_dynasty(state, handle):
        discard(state, handle)
        return
    province = state.provinces[seat][slot]
    if province.card == EMPTY:
        put(state, seat, slot, replace(province, card=handle, open=open))
    elif open:
        put(state, seat, slot, replace(province, more=(*province.more, handle)))
    else:
        put(state, seat, slot, replace(province, under=(*province.under, handle)))


@states("LCG-S1.4", "LCG-S1.23")
def discard(state: State, handle: int) -> None:
    """Put a card on its owner's discard pile of its side."""
    owner = state.owners[handle]
    _ = state.known.pop(handle, None)
    piles = state.dynasty_piles if is_dynasty(state, handle) else state.conflict_piles
    piles[owner] += (handle,)


def seen_by(state: State, handle: int, seat: Seat) -> None:
    """Note that a seat, or everybody, knows a card."""
    seats = state.known.get(handle, ())
    if seat not in seats:
        state.known[handle] = (*seats, seat)


def begin_lasting(
    state: State,
    more: More,
    until: str,
    *,
    seat: Seat = NOBODY,
    source: int = EMPTY,
    holds: tuple[int, ...] | None = None,
) -> None:
    """Let something last until the end of a period: for what it holds, or for whatever fits."""
    stamp = state.lasting[-1].stamp + 1 if state.lasting else 0
    one: Lasting[More] = Lasting(stamp, source, seat, Span(until), more, holds)
    state.lasting += (one,)
