"""Rules of the courts game: setup, turns, bids, duels, tallies and seats that come and go."""

from __future__ import annotations

import msgspec
from tests.synthetic.cards import kind_of
from tests.synthetic.events import (
    BidsShown,
    Drawn,
    Ended,
    Hailed,
    Joined,
    Opened,
    Saluted,
    Sealed,
    Shuffled,
    Stormed,
    Struck,
    Turned,
)
from tests.synthetic.state import NOBODY, Court, after, around, targets
from tests.synthetic.windows import eliminate, happen

from gorin.kernel.decision import (
    REFEREE,
    TABLE,
    Decision,
    Option,
    Play,
    Prompt,
    Seat,
    ask,
    ask_all,
    draw_chance,
)
from gorin.kernel.domain import Range, Reported, Shuffle
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, Outcome

SHUFFLE = Prompt("shuffle", "SYN-2.1", "ask-shuffle")
BID = Prompt("bid", "SYN-7.2", "ask-bid")
DUEL = Prompt("duel", "SYN-7.4", "ask-duel")
STORM = Prompt("storm", "SYN-7.1", "ask-storm")
TALLY = Prompt("tally", "SYN-7.3", "ask-tally")


@rule("SYN-2.1")
def shuffle(table: Court, frame: Frame) -> Play[None]:
    """Shuffle the discard pile into the deck."""
    state = table.state
    count = len(state.deck) + len(state.discard)
    order = yield from draw_chance(SHUFFLE, Shuffle(count), secret=True)
    table.record(Shuffled(order))


@rule("SYN-2.3")
def deal(table: Court, frame: Frame) -> None:
    """Deal a hand to each seat, and to each team an objective that its captain sees."""
    state = table.state
    for seat in state.seats:
        draw_one(table, seat, table.rulebook.numbers.hand)
    for team, captain in enumerate(state.seats[:2]):
        handle = state.deck[0]
        table.record(Sealed(team, captain, handle, state.physical[handle]))


def draw_one(table: Court, seat: Seat, count: int) -> int:
    """Draw up to `count` cards while the deck lasts; return how many are left to draw."""
    state = table.state
    while count and state.deck:
        handle = state.deck[0]
        table.record(Drawn(seat, handle, state.physical[handle]))
        count -= 1
    return count


@rule("SYN-2.2")
def draw(table: Court, frame: Frame) -> None:
    """A seat in play draws; an empty deck is made anew from the discard pile."""
    seat = frame.seat
    if seat not in table.state.alive:
        return
    left = draw_one(table, seat, frame.data[0])
    if left and table.state.discard:
        table.push(Frame("shuffle"), Frame("draw", seat, (left,)))


@rule("SYN-3.2")
def draw_count(table: Court, seat: Seat) -> int:
    """The active seat draws one card."""
    return 1


@rule("SYN-3.1")
def turn(table: Court, frame: Frame) -> None:
    """A turn: draw, act, then what the turn's number brings; the match has a last turn."""
    state, numbers = table.state, table.rulebook.numbers
    if state.turn >= numbers.turns:
        best = max(state.life[seat] for seat in state.alive)
        winners = tuple(seat for seat in state.alive if state.life[seat] == best)
        table.record(Ended(Outcome(winners, "SYN-3.4", "last-turn")))
        return
    seat = frame.seat if frame.seat in state.alive else after(state, frame.seat)
    table.record(Turned(seat))
    every = {
        "bid": numbers.bid_every,
        "duel": numbers.duel_every,
        "storm": numbers.storm_every,
        "tally": numbers.tally_every,
        "council": numbers.council_every,
        "charter": numbers.charter_every,
    }
    extra = tuple(Frame(step, seat) for step, turns in every.items() if state.turn % turns == 0)
    draws = Frame("draw", seat, (draw_count(table, seat),))
    table.push(draws, Frame("act", seat), *extra, Frame("next", seat))


@rule("SYN-3.5")
def next_turn(table: Court, frame: Frame) -> None:
    """The next seat in play has its turn."""
    table.push(Frame("turn", after(table.state, frame.seat)))


@rule("SYN-7.2")
def bid(table: Court, frame: Frame) -> Play[None]:
    """Three seats bid in secret for a card; the highest bid wins if it stands alone."""
    state = table.state
    bids: dict[Seat, int] = yield from ask_all(
        {
            seat: Decision(seat, BID, domain=Range(0, state.coins[seat]), secret=True)
            for seat in around(state)[:3]
        }
    )
    best = max(bids.values())
    highest = [seat for seat, amount in bids.items() if amount == best]
    winner = highest[0] if len(highest) == 1 else NOBODY
    yield from happen(table, BidsShown(tuple(bids.items()), winner))
    if winner != NOBODY:
        table.push(Frame("draw", winner, (1,)))


@rule("SYN-7.4")
def duel(table: Court, frame: Frame) -> Play[None]:
    """The active seat fights a duel, a match of its own, with the next seat of another team."""
    state = table.state
    rivals = [seat for seat in around(state) if state.team[seat] != state.team[frame.seat]]
    if frame.seat not in state.alive or not rivals:
        return
    subject = f"duel.{state.turn}.{frame.seat}.{rivals[0]}"
    report: object = yield from ask(Decision(TABLE, DUEL, domain=Reported(subject)))
    for loser, amount in damages(report):
        winner = rivals[0] if loser == frame.seat else frame.seat
        if loser in (frame.seat, rivals[0]) and loser in state.alive:
            yield from happen(table, Struck(winner, loser, amount))


def damages(report: object) -> list[tuple[Seat, int]]:
    """Return who loses how much by a report; what makes no sense in it is no loss."""
    try:
        found = msgspec.convert(report, tuple[tuple[str, int], ...])
    except msgspec.ValidationError:
        return []
    return [(Seat(int(seat)), amount) for seat, amount in found if seat.isdecimal()]


@rule("SYN-7.1")
def storm(table: Court, frame: Frame) -> Play[None]:
    """The referee looks out of the window: a storm ends all treaties."""
    options = (Option("calm", "calm"), Option("storm", "storm"))
    if (yield from ask(Decision(REFEREE, STORM, options))) == "storm":
        yield from happen(table, Stormed())


@rule("SYN-7.3")
def tally(table: Court, frame: Frame) -> Play[None]:
    """Captains may open their objectives: two coins if it is like the last discarded card."""
    state = table.state
    for team, handle in sorted(state.objectives.items()):
        captain = Seat(team)
        if captain not in state.alive or handle in state.opened:
            continue
        options = (Option("keep", "keep"), Option("open", "open"))
        if (yield from ask(Decision(captain, TALLY, options, secret=True))) == "open":
            card = state.physical[handle]
            like = bool(state.discard) and kind_of(card) == kind_of(
                state.physical[state.discard[-1]]
            )
            yield from happen(table, Opened(captain, handle, card, 2 if like else 0))


@rule("SYN-8.1")
def join(table: Court, frame: Frame) -> None:
    """A seat joins the smaller team and draws two cards."""
    state, numbers = table.state, table.rulebook.numbers
    if len(state.seats) >= numbers.places:
        return
    seat = Seat(len(state.seats))
    teams = [state.team[other] for other in state.alive]
    table.record(Joined(seat, int(teams.count(0) > teams.count(1)), numbers.life, numbers.coins))
    table.push(Frame("draw", seat, (2,)))


@rule("SYN-8.2")
def concede(table: Court, frame: Frame) -> None:
    """A seat that gives up is out of the match."""
    eliminate(table, frame.seat)


def can_strike(table: Court, seat: Seat) -> bool:
    """Return whether there is somebody to strike."""
    return bool(targets(table.state, seat))


@rule("SYN-8.2")
def hail(table: Court, frame: Frame) -> None:
    """A seat raises a banner at any moment, while others think; no rule reads what is on it."""
    (words,) = frame.texts
    table.record(Hailed(frame.seat, words))


@rule("SYN-8.3")
def salute(table: Court, frame: Frame) -> None:
    """A seat salutes another one at any moment."""
    table.record(Saluted(frame.seat, Seat(frame.data[0])))
