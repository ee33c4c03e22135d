"""Setup and the phases but for the conflict itself."""

from __future__ import annotations

from gorin.games.l5r_lcg.base import end_window, leave_play, over, settle, slug, slugs
from gorin.games.l5r_lcg.events import (
    AllReadied,
    BidsShown,
    FateChanged,
    FateRemoved,
    FavorClaimed,
    FirstPlayer,
    HandReturned,
    PhaseBegan,
    Revealed,
    RingsReturned,
    RowDiscarded,
    RowReplaced,
    RowSeen,
)
from gorin.games.l5r_lcg.state import EMPTY, Match, State
from gorin.kernel.decision import Decision, Play, Prompt, Seat, ask, ask_all, draw_chance
from gorin.kernel.domain import Pick, Range, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

FIRST = Prompt("first", "SKI-8.3", "ask-lcg-first")
ROW = Prompt("mulligan-row", "SKI-8.3", "ask-lcg-mulligan-row")
HAND = Prompt("mulligan-hand", "SKI-8.3", "ask-lcg-mulligan-hand")
BID = Prompt("bid", "SKI-8.4", "ask-lcg-bid")
TIDY = Prompt("tidy", "LCG-4.6", "ask-lcg-tidy")


def setup(table: Match, frame: Frame) -> Play[None]:
    """Find the first player, shuffle, fill provinces, draw; cards may be replaced once."""
    state = table.state
    number: int = yield from draw_chance(FIRST, Pick(len(state.seats)))
    table.record(FirstPlayer(state.seats[number], "SKI-8.3"))
    order = state.around(state.first)
    steps: list[Frame] = []
    for seat in order:
        steps += (Frame("shuffle-dynasty", seat), Frame("shuffle-conflict", seat))
    steps += (Frame("fill", seat) for seat in order)
    steps += (Frame("mulligan-row", seat) for seat in order)
    steps += (Frame("draw", seat, (table.rulebook.numbers.hand,)) for seat in order)
    steps += (Frame("mulligan-hand", seat) for seat in order)
    table.push(*steps, Frame("round"))


@rule("SKI-8.3")
def mulligan_row(table: Match, frame: Frame) -> Play[None]:
    """A seat looks at the cards in its provinces and may replace some of them."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    cards = tuple(province.card for province in state.provinces[seat])
    table.record(RowSeen(seat, cards, slugs(state, cards)))
    keys = tuple(f"slot:{slot}" for slot in range(len(cards)))
    chosen: tuple[str, ...] = yield from ask(Decision(seat, ROW, domain=Subset(keys, 0, len(keys))))
    if chosen:
        table.record(RowReplaced(seat, tuple(keys.index(key) for key in chosen)))
        table.push(Frame("shuffle-dynasty", seat))


def mulligan_hand(table: Match, frame: Frame) -> Play[None]:
    """A seat may put back cards of its hand, and draws as many."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    hand = state.hands[seat]
    keys = tuple(f"card:{handle}" for handle in hand)
    chosen: tuple[str, ...] = yield from ask(
        Decision(seat, HAND, domain=Subset(keys, 0, len(keys)), secret=True)
    )
    if chosen:
        handles = tuple(hand[keys.index(key)] for key in chosen)
        table.record(HandReturned(seat, handles))
        table.push(Frame("draw", seat, (len(chosen),)), Frame("shuffle-conflict", seat))


@rule("LCG-1.1", "SKI-8.5")
def round_(table: Match, frame: Frame) -> None:
    """A round: four phases, then the next one."""
    state = table.state
    table.record(PhaseBegan("dynasty", state.turn + 1, "LCG-1.1"))
    reveal(table)
    for seat in state.around(state.first):
        table.record(FateChanged(seat, table.rulebook.numbers.fate))
    table.push(
        Frame("dynasty", state.first),
        Frame("draw-phase"),
        Frame("conflict-phase"),
        Frame("fate-phase"),
        Frame("round"),
    )


@rule("LCG-1.2")
def reveal(table: Match) -> None:
    """Turn up the dynasty cards that lie face down, in player order, from left to right."""
    state = table.state
    for seat in state.around(state.first):
        for slot, province in enumerate(state.provinces[seat]):
            if province.card != EMPTY and not province.open:
                table.record(Revealed(seat, slot, province.card, slug(state, province.card)))


@rule("LCG-2.1", "LCG-2.2", "LCG-2.3", "SKI-8.4")
def draw_phase(table: Match, frame: Frame) -> Play[None]:
    """All bid in secret, honor goes from hand to hand, all draw as many as they bid."""
    state = table.state
    table.record(PhaseBegan("draw", state.turn, "LCG-2.1"))
    domain = Range(1, table.rulebook.numbers.dial)
    bids: dict[Seat, int] = yield from ask_all(
        {
            seat: Decision(seat, BID, domain=domain, secret=True)
            for seat in state.around(state.first)
        }
    )
    changes = transfers(table, bids)
    table.record(BidsShown(tuple(bids), tuple(bids.values()), changes))
    settle(table)
    if not over(table):
        draws = (Frame("draw", seat, (bid,)) for seat, bid in bids.items())
        table.push(*draws, Frame("window", state.first))


@rule("SKI-10.1")
def transfers(table: Match, bids: dict[Seat, int]) -> tuple[int, ...]:
    """Return what each bidder gains; a giver pays point by point and no more than it has."""
    changes = dict.fromkeys(bids, 0)
    for giver, high in bids.items():
        owed = {
            other: 1 if len(bids) > 2 else high - low for other, low in bids.items() if low < high
        }
        left = table.state.honor[giver]
        while left and any(owed.values()):
            for other in owed:
                if left and owed[other]:
                    owed[other] -= 1
                    left -= 1
                    changes[giver] -= 1
                    changes[other] += 1
    return tuple(changes.values())


@rule("LCG-3.4", "SKI-10.3")
def favor(table: Match, frame: Frame) -> None:
    """Whoever has most glory among ready characters and claimed rings claims the Favor."""
    state = table.state
    glory = {seat: _glory(state, seat) for seat in state.around(state.first)}
    best = max(glory.values())
    highest = [seat for seat, count in glory.items() if count == best]
    if len(highest) == 1:
        table.record(FavorClaimed(highest[0], best))


def _glory(state: State, seat: Seat) -> int:
    ready = (handle for handle in state.characters(seat) if not state.play[handle].bowed)
    rings = sum(ring.seat == seat for ring in state.rings.values())
    return rings + sum(state.facts(handle).glory for handle in ready)


@rule("LCG-4.1", "LCG-4.2", "LCG-4.3", "SKI-5.1")
def fate_phase(table: Match, frame: Frame) -> None:
    """Characters without fate leave, the others lose one; no fate goes on rings."""
    state = table.state
    table.record(PhaseBegan("fate", state.turn, "LCG-4.1"))
    without = [
        handle
        for seat in state.around(state.first)
        for handle in state.characters(seat)
        if not state.play[handle].fate
    ]
    for handle in without:
        if handle in state.play and not over(table):
            leave_play(table, handle, "LCG-4.2")
    if over(table):
        return
    left = tuple(state.play)
    if left:
        table.record(FateRemoved(left, slugs(state, left), "LCG-4.3"))
    tidied = (Frame("tidy", seat) for seat in state.around(state.first))
    table.push(Frame("window", state.first), Frame("ready"), *tidied, Frame("end-round"))


@rule("LCG-4.5")
def ready(table: Match, frame: Frame) -> None:
    """All characters are readied."""
    table.record(AllReadied())


@rule("LCG-4.6", "SKI-5.2")
def tidy(table: Match, frame: Frame) -> Play[None]:
    """A seat may discard cards that lie open in its provinces, broken ones too."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    row = state.provinces[seat]
    slots = tuple(slot for slot, each in enumerate(row) if each.open and each.card != EMPTY)
    if slots:
        keys = tuple(f"slot:{slot}" for slot in slots)
        chosen: tuple[str, ...] = yield from ask(
            Decision(seat, TIDY, domain=Subset(keys, 0, len(keys)))
        )
        found = tuple(slots[keys.index(key)] for key in chosen)
        handles = tuple(row[slot].card for slot in found)
        if found:
            table.record(RowDiscarded(seat, found, handles, slugs(state, handles), "LCG-4.6"))
    table.push(Frame("fill", seat))


@rule("LCG-4.7", "LCG-4.8")
def end_round(table: Match, frame: Frame) -> None:
    """Rings go back, and the next seat clockwise becomes the first player."""
    state = table.state
    table.record(RingsReturned())
    table.record(FirstPlayer(state.after(state.first)))


def window_ends(table: Match, frame: Frame) -> None:
    """An action window ends."""
    end_window(table)
