"""Setup and the phases but for the conflict itself."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.ends import over, settle
from gorin.games.l5r_lcg.events.conflicts import Expired
from gorin.games.l5r_lcg.events.plays import FateRemoved
from gorin.games.l5r_lcg.events.seats import (
    AllReadied,
    Begun,
    BidsShown,
    DialsShown,
    FateChanged,
    FavorClaimed,
    FavorStayed,
    FirstPlayer,
    HandReturned,
    PhaseBegan,
    Placed,
    Revealed,
    RingsFated,
    RingsReturned,
    RoundEnded,
    RowDiscarded,
    RowReplaced,
    RowSeen,
)
from gorin.games.l5r_lcg.keywords import Eminent
from gorin.games.l5r_lcg.measures import (
    active_constants,
    bid_of,
    can_lose_honor,
    cannot,
    glory,
    has,
    slug,
    slugs,
)
from gorin.games.l5r_lcg.state import NOBODY, TYPES, Match, cited
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.games.l5r_lcg.windows.playing import WINDOW
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import (
    Decision,
    Option,
    Play,
    Prompt,
    Seat,
    ask,
    ask_all,
    draw_chance,
    played,
)
from gorin.kernel.domain import Ordering, Pick, Range, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

FIRST = Prompt("first", "LCG-S3.3", "ask-lcg-first")
PLACES = Prompt("places", "LCG-S3.5", "ask-lcg-places")
ROW = Prompt("mulligan-row", "LCG-S3.9", "ask-lcg-mulligan-row")
HAND = Prompt("mulligan-hand", "LCG-S3.12", "ask-lcg-mulligan-hand")
BID = Prompt("bid", "LCG-2.2", "ask-lcg-bid")
TIDY = Prompt("tidy", "LCG-4.6", "ask-lcg-tidy")
FAVOR = Prompt("favor", "LCG-3.4", "ask-lcg-favor")
NEXT = Prompt("next", "LCG-4.2", "ask-lcg-next")


# -- setup ---------------------------------------------------------------------------------


@states("LCG-S3.3", "LCG-S3.4", "LCG-S3.8", "LCG-S3.11")
def setup(table: Match, frame: Frame) -> Play[None]:
    """Find the first player, shuffle, place provinces and fill them, draw; replace some once."""
    state = table.state
    number: int = yield from draw_chance(FIRST, Pick(len(state.seats)))
    table.record(FirstPlayer(state.seats[number], "LCG-S3.3"))
    for seat in state.around(state.first):
        table.record(Begun(seat, starting_honor(table, seat), cited(table, "LCG-S3.13")))
    order = state.around(state.first)
    steps: list[Frame] = []
    for seat in order:
        steps += (Frame("shuffle-dynasty", seat), Frame("shuffle-conflict", seat))
    steps += (Frame("place", seat) for seat in order)
    steps += (Frame("fill", seat) for seat in order)
    steps += (Frame("mulligan-row", seat) for seat in order)
    steps += (Frame("draw", seat, (table.rulebook.numbers.hand,), ("LCG-S3.11",)) for seat in order)
    steps += (Frame("mulligan-hand", seat) for seat in order)
    table.push(*steps, Frame("round"))


@rule("LCG-S3.13")
def starting_honor(table: Match, seat: Seat) -> int:
    """A seat begins with as much honor as its stronghold says."""
    state = table.state
    return state.facts(state.strongholds[seat].card).honor


@states("LCG-S3.5", "LCG-S3.6")
def place(table: Match, frame: Frame) -> Play[None] | None:
    """A seat puts its provinces face down in a row, and one of them under its stronghold."""
    state, seat = table.state, frame.seat
    cards = state.unplaced.get(seat, ())
    return _place(table, seat, cards) if cards and seat in state.alive else None


def _place(table: Match, seat: Seat, cards: tuple[int, ...]) -> Play[None]:
    keys = tuple(f"card:{handle}" for handle in cards)
    barred = tuple(
        key for key, handle in zip(keys, cards, strict=True) if _never_home(table, handle)
    )

    def check(order: tuple[str, ...]) -> tuple[Refusal, ...]:
        return (refuse("LCG-S3.7", "refused-lcg-eminent"),) if order[-1] in barred else ()

    decision: Decision[tuple[str, ...]] = Decision(
        seat,
        PLACES,
        domain=Ordering(keys),
        secret=True,
        check=check if barred else None,
        otherwise=tuple(sorted(keys, key=lambda key: key not in barred)) if barred else None,
    )
    chosen = yield from ask(decision)
    handles = tuple(cards[keys.index(key)] for key in chosen)
    shown = tuple(handle for handle in handles if _eminent(table, handle))
    state = table.state
    table.record(Placed(seat, handles, slugs(state, handles), shown, slugs(state, shown)))


@states("LCG-S2.15", "LCG-S13.3")
def _never_home(table: Match, handle: int) -> bool:
    """Return whether a province is never under a stronghold, as its text or a keyword says."""
    return table.state.facts(handle).outer or _eminent(table, handle)


@states("LCG-S3.7")
def _eminent(table: Match, handle: int) -> bool:
    """Return whether a province lies face up from the start, and never under a stronghold."""
    return has(table, handle, Eminent)


@rule("LCG-S3.9")
def mulligan_row(table: Match, frame: Frame) -> Play[None]:
    """A seat looks at the cards in its provinces and may replace some of them."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    row = state.provinces[seat][: table.rulebook.numbers.provinces]
    cards = tuple(province.card for province in row)
    table.record(RowSeen(seat, cards, slugs(state, cards)))
    keys = tuple(f"slot:{slot}" for slot in range(len(cards)))
    chosen: tuple[str, ...] = yield from ask(Decision(seat, ROW, domain=Subset(keys, 0, len(keys))))
    if chosen:
        table.record(RowReplaced(seat, tuple(keys.index(key) for key in chosen)))
        table.push(Frame("shuffle-dynasty", seat))


@states("LCG-S3.12")
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
        table.push(
            Frame("draw", seat, (len(chosen),), ("LCG-S3.12",)), Frame("shuffle-conflict", seat)
        )


# -- dynasty -------------------------------------------------------------------------------


@rule("LCG-1.1", "LCG-S4.1")
def round_(table: Match, frame: Frame) -> None:
    """A round: four phases, then the next one."""
    state = table.state
    table.record(PhaseBegan("dynasty", state.turn + 1, "LCG-1.1"))
    table.push(
        Frame("reveal"),
        Frame("collect"),
        Frame("dynasty", state.first),
        Frame("phase-end", texts=("LCG-1.5",)),
        *phases_from("draw"),
    )


LATER: Mapping[str, tuple[Frame, ...]] = {
    "draw": (Frame("draw-phase"), Frame("phase-end", texts=("LCG-2.6",))),
    "conflict": (Frame("conflict-phase"), Frame("phase-end", texts=("LCG-3.5",))),
    "fate": (Frame("fate-phase"),),
}
"""The steps of the phases after the first one; the last phase ends with its round."""


def phases_from(phase: str) -> tuple[Frame, ...]:
    """Return the steps of a round from a phase on, and of what follows it."""
    names = tuple(LATER)
    steps = (LATER[each] for each in names[names.index(phase) :])
    return (*chain.from_iterable(steps), Frame("round"))


@rule("LCG-1.2", "LCG-S4.5", "LCG-S4.6")
def reveal(table: Match, frame: Frame) -> None:
    """Turn up the dynasty cards that lie face down, in player order, one by one.

    Those of the stronghold province come first, then the others from left to right. Each can be
    answered before the next one is revealed.
    """
    state = table.state
    last = table.rulebook.numbers.provinces
    for seat in state.around(state.first):
        row = state.provinces[seat]
        for slot in sorted(range(len(row)), key=lambda slot: (slot != last, slot)):
            for card in row[slot].hidden_cards():
                table.push(frame)
                happen(table, Revealed(seat, slot, card, slug(state, card)))
                return


def collect(table: Match, frame: Frame) -> None:
    """All collect fate, in player order."""
    state = table.state
    for seat in state.around(state.first):
        first: str = table.rulebook.numbers.first_income
        clause = first if seat == state.first else "LCG-1.3"
        table.record(FateChanged(seat, collected(table, seat), clause))


@states("LCG-S4.7")
def collected(table: Match, seat: Seat) -> int:
    """Return how much fate a seat collects, with what changes that."""
    more = (constant.income(use, seat) for use, constant in active_constants(table, "income"))
    return max(0, income(table, seat) + sum(more))


@rule("LCG-1.3")
def income(table: Match, seat: Seat) -> int:
    """A seat collects as much fate as its stronghold says."""
    state = table.state
    return state.facts(state.strongholds[seat].card).fate


# -- draw ----------------------------------------------------------------------------------


@rule("LCG-2.1", "LCG-2.2", "LCG-S4.18")
def draw_phase(table: Match, frame: Frame) -> None:
    """The draw phase: bids, honor that goes from hand to hand, as many cards as were bid."""
    state = table.state
    table.push(Frame("bids"))
    happen(table, PhaseBegan("draw", state.turn, "LCG-2.1"))


def bids(table: Match, frame: Frame) -> Play[None]:
    """All bid in secret, and the dials are shown."""
    state = table.state
    bids: dict[Seat, int] = yield from ask_all(
        {seat: bidding(table, seat) for seat in state.around(state.first)}
    )
    yield from show_bids(table, bids)


@rule()
def bidding(table: Match, seat: Seat) -> Decision[int]:
    """Return how a seat bids in a draw phase: any number of its dial, in secret."""
    dial = Range(1, table.rulebook.numbers.dial)
    return Decision(seat, BID, domain=dial, secret=True, args={"seats": len(table.state.alive)})


@rule("LCG-2.3", "ENL-11.3")
def show_bids(table: Match, bids: dict[Seat, int]) -> Play[None]:
    """All dials are shown together; what changes a bid does so now."""
    table.push(Frame("transfer"))
    happen(table, DialsShown(tuple(bids), tuple(bids.values())))
    yield from ()


@states("LCG-S4.2")
def transfer(table: Match, frame: Frame) -> Play[None]:
    """Let honor change hands by the bids as they count now, and all draw as many cards."""
    state = table.state
    bids = {seat: bid_of(table, seat) for seat in state.around(state.first)}
    changes = yield from played(transfers(table, bids))
    table.record(BidsShown(tuple(bids), tuple(bids.values()), changes, cited(table, "LCG-2.4")))
    settle(table)
    if not over(table):
        pairs = tuple(number for pair in bids.items() for number in pair)
        draws = Frame("draw-together", data=pairs)
        table.push(Frame("check"), draws, WINDOW.frame(table.state.first, 0))


@rule("LCG-2.4")
def transfers(table: Match, bids: dict[Seat, int]) -> tuple[int, ...] | Play[tuple[int, ...]]:
    """Return what each bidder gains: the higher one gives the lower one the difference."""
    return passed_on(
        table,
        bids,
        {
            giver: {other: high - low for other, low in bids.items() if low < high}
            for giver, high in bids.items()
        },
    )


@states("SKI-R5")
def passed_on(
    table: Match, bids: dict[Seat, int], all_owed: dict[Seat, dict[Seat, int]]
) -> tuple[int, ...]:
    """Return the changes of honor: a giver pays point by point and no more than it has.

    Who cannot lose honor gives none.
    """
    changes = dict.fromkeys(bids, 0)
    for giver, owed in all_owed.items():
        left = table.state.honor[giver] if can_lose_honor(table, giver) else 0
        while left and any(owed.values()):
            for other in owed:
                if left and owed[other]:
                    owed[other] -= 1
                    left -= 1
                    changes[giver] -= 1
                    changes[other] += 1
    return tuple(changes.values())


# -- the Imperial Favor --------------------------------------------------------------------


@rule("LCG-3.4", "LCG-3.4.2", "LCG-S4.59", "SKI-10.3", "ENL-R17")
def favor(table: Match, frame: Frame) -> Play[None] | None:
    """Give the Favor to the seat with most glory among ready characters and claimed rings."""
    state = table.state
    glory = {seat: glory_count(table, seat) for seat in state.around(state.first)}
    best = max(glory.values())
    highest = [seat for seat, count in glory.items() if count == best]
    if len(highest) == 1:
        return _favor(table, highest[0], best)
    clause = cited(table, "LCG-3.4.2")
    table.record(FavorStayed(tuple(highest), best, clause))
    return None


def _favor(table: Match, seat: Seat, glory: int) -> Play[None]:
    kinds = favor_kinds(table)
    kind = ""
    if kinds:
        options = tuple(Option(f"set:{kind}", kind) for kind in kinds)
        kind = yield from ask(Decision(seat, FAVOR, options))
    table.record(FavorClaimed(seat, glory, kind, cited(table, "LCG-3.4.2")))


@rule("LCG-S4.57", "LCG-S4.58")
def favor_kinds(table: Match) -> tuple[str, ...]:
    """Return to which types of conflicts the Favor can be set."""
    return TYPES


@states("LCG-3.4.1", "LCG-S4.56", "LCG-S7.27")
def glory_count(table: Match, seat: Seat) -> int:
    """Return the glory of a seat's ready characters, and 1 for each ring that it has claimed."""
    state = table.state
    ready = (handle for handle in state.characters(seat) if not state.play[handle].bowed)
    rings = sum(ring.seat == seat for ring in state.rings.values())
    return rings + sum(glory(table, handle) for handle in ready)


# -- fate ----------------------------------------------------------------------------------


@rule("LCG-4.1", "LCG-S4.4")
def fate_phase(table: Match, frame: Frame) -> None:
    """The fate phase begins."""
    state = table.state
    tidied = (Frame("tidy", seat) for seat in state.around(state.first))
    table.push(
        Frame("fateless"),
        Frame("lose-fate"),
        Frame("ring-fate"),
        WINDOW.frame(state.first, 0),
        Frame("ready"),
        *tidied,
        Frame("end-round"),
    )
    happen(table, PhaseBegan("fate", state.turn, "LCG-4.1"))


def fateless(table: Match, frame: Frame) -> None:
    """Name the characters that leave play: without fate as the step begins, after all answers."""
    state = table.state
    order = state.around(state.first)
    table.push(*(Frame("leave", seat, without_fate(table, seat)) for seat in order))


def without_fate(table: Match, seat: Seat) -> tuple[int, ...]:
    """Return a seat's characters without fate, each with since when it is that object."""
    state = table.state
    pairs: list[int] = []
    for handle in state.characters(seat):
        if not state.play[handle].fate:
            pairs += (handle, state.play[handle].born)
    return tuple(pairs)


@rule("LCG-4.2", "LCG-S4.62", "LCG-S4.63")
def leave(table: Match, frame: Frame) -> Play[None] | None:
    """A seat discards its characters without fate one by one, in an order of its choice."""
    state, seat, data = table.state, frame.seat, frame.data
    pairs = zip(data[::2], data[1::2], strict=True)
    left = [
        (handle, born)
        for handle, born in pairs
        if handle in state.play and state.play[handle].born == born and not state.play[handle].fate
        if not cannot(table, "discard", handle)
    ]
    if seat not in state.alive or not left:
        return None
    return _leave(table, seat, left)


def _leave(table: Match, seat: Seat, left: list[tuple[int, int]]) -> Play[None]:
    state = table.state
    options = tuple(Option(f"next:{slug(state, handle)}.{handle}", handle) for handle, _ in left)
    handle = yield from ask(Decision(seat, NEXT, options))
    rest = tuple(number for pair in left if pair[0] != handle for number in pair)
    table.push(Frame("leave", seat, rest))
    happen(table, leaving(table, handle, "LCG-4.2"))


@rule("LCG-4.3", "LCG-S4.64")
def lose_fate(table: Match, frame: Frame) -> None:
    """One fate is removed from each character."""
    state = table.state
    left = tuple(
        handle
        for handle, entry in state.play.items()
        if entry.fate and not cannot(table, "lose-fate", handle)
    )
    if left:
        happen(table, FateRemoved(left, slugs(state, left), "LCG-4.3"))


@rule("LCG-4.4")
def ring_fate(table: Match, frame: Frame) -> Play[None] | None:
    """Each ring that nobody has claimed gains fate."""
    amount = table.rulebook.numbers.ring_fate
    free = tuple(name for name, ring in table.state.rings.items() if ring.seat == NOBODY)
    if amount and free:
        table.record(RingsFated(free, amount))
    return None


@rule("LCG-4.5")
def ready(table: Match, frame: Frame) -> None:
    """All cards are readied."""
    table.record(AllReadied())


@rule("LCG-4.6", "LCG-S4.66", "LCG-S4.67")
def tidy(table: Match, frame: Frame) -> Play[None]:
    """A seat may discard cards that lie open in its provinces; those in broken ones must go."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    row = state.provinces[seat]
    lying = tuple((slot, card) for slot, each in enumerate(row) for card in each.open_cards())
    must = tuple(each for each in lying if row[each[0]].broken and broken_must_go(table))
    may = tuple(each for each in lying if each not in must)
    entries = must
    if may:
        keys = tuple(
            f"slot:{slot}" if row[slot].card == card else f"card:{card}" for slot, card in may
        )
        chosen: tuple[str, ...] = yield from ask(
            Decision(seat, TIDY, domain=Subset(keys, 0, len(keys)))
        )
        entries = tuple(sorted((*must, *(may[keys.index(key)] for key in chosen))))
    if entries:
        slots, handles = tuple(slot for slot, _ in entries), tuple(card for _, card in entries)
        table.record(RowDiscarded(seat, slots, handles, slugs(state, handles), "LCG-4.6"))
    table.push(Frame("fill", seat))


@rule("LCG-S4.65")
def broken_must_go(table: Match) -> bool:
    """Return whether open cards in broken provinces have to be discarded."""
    return True


@rule("LCG-4.7")
def return_rings(table: Match) -> None:
    """All claimed rings go back."""
    table.record(RingsReturned())


@rule("LCG-4.8")
def end_round(table: Match, frame: Frame) -> None:
    """Rings go back, and the next seat clockwise becomes the first player (ENL-8.2)."""
    state = table.state
    return_rings(table)
    table.push(Frame("round-over"))
    happen(table, FirstPlayer(state.after(state.first)))


def round_over(table: Match, frame: Frame) -> None:
    """The round is over, with what lasted until then."""
    table.record(Expired("phase", "LCG-4.9"))
    table.record(RoundEnded())
    table.push(Frame("delayed", texts=("phase",)), Frame("delayed", texts=("round",)))
