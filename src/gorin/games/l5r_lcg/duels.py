"""Duels: two characters, two secret bids, honor for the higher one, and a comparison."""

from __future__ import annotations

from gorin.games.l5r_lcg.card_events import DialsShown
from gorin.games.l5r_lcg.conflict_events import DuelBegan, DuelDecided, DuelEnded
from gorin.games.l5r_lcg.ends import over, settle
from gorin.games.l5r_lcg.events import BidsShown, HandDiscarded
from gorin.games.l5r_lcg.happening import CLAUSE, happen
from gorin.games.l5r_lcg.measures import bid_of, skill, slug, slugs
from gorin.games.l5r_lcg.state import EMPTY, Match
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, ask_all
from gorin.kernel.domain import Range, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

INSTEAD = Prompt("duel-instead", "SKI-7.1", "ask-lcg-duel-instead")
GIVE_UP = Prompt("give-up", CLAUSE, "ask-lcg-give-up")
BID = Prompt("duel-bid", "SKI-7.1", "ask-lcg-duel-bid")


@states("LCG-S11.1", "LCG-S11.14")
def challenge(table: Match, one: int, other: int, kind: str, *, cards: bool = False) -> None:
    """Let a character challenge another one; bids, comparison and end of the duel follow.

    With `cards` who bids more may discard cards instead of giving honor.
    """
    state = table.state
    names = (slug(state, one), slug(state, other))
    table.push(Frame("duel-bid", data=(int(cards),)), Frame("duel-result"))
    happen(table, DuelBegan(one, other, names, kind))


@states("LCG-S11.5", "LCG-S11.6", "LCG-S11.7", "SKI-R3")
def duel_bid(table: Match, frame: Frame) -> Play[None] | None:
    """Both controllers bid in secret; who bids more gives the other the difference."""
    state, duel = table.state, table.state.duel
    if duel is None or duel.one not in state.play or duel.other not in state.play:
        return None
    seats = (state.play[duel.one].seat, state.play[duel.other].seat)
    return _bid(table, seats, frame) if seats[0] != seats[1] else None


def _bid(table: Match, seats: tuple[Seat, ...], frame: Frame) -> Play[None]:
    domain = Range(1, table.rulebook.numbers.dial)
    bids: dict[Seat, int] = yield from ask_all(
        {seat: Decision(seat, BID, domain=domain, secret=True) for seat in seats}
    )
    table.push(Frame("duel-honor", data=(*seats, *frame.data)))
    happen(table, DialsShown(seats, tuple(bids.values()), "SKI-7.1"))


def duel_honor(table: Match, frame: Frame) -> Play[None]:
    """Who bids more gives the other the difference, or discards so many cards if it may."""
    state = table.state
    one, other = seats = Seat(frame.data[0]), Seat(frame.data[1])
    bids = tuple(bid_of(table, seat) for seat in seats)
    difference = bids[0] - bids[1]
    giver = one if difference > 0 else other
    owed = min(abs(difference), state.honor[giver])
    if any(frame.data[2:]) and difference and giver in state.alive:
        count = abs(difference)
        if (yield from _discards_instead(table, giver, count)):
            owed = 0
    changes = tuple(-owed if seat == giver else owed for seat in seats)
    table.record(BidsShown(seats, bids, changes, "SKI-R3"))
    settle(table)
    if not over(table):
        table.push(Frame("check"))


def _discards_instead(table: Match, seat: Seat, count: int) -> Play[bool]:
    """Let a seat discard so many cards of its hand instead of giving honor."""
    state = table.state
    hand = state.hands[seat]
    if len(hand) < count:
        return False
    options = (Option("give-honor", 0), Option("discard-cards", 1))
    if not (yield from ask(Decision(seat, INSTEAD, options))):
        return False
    keys = tuple(f"card:{card}" for card in hand)
    chosen: tuple[str, ...] = yield from ask(
        Decision(seat, GIVE_UP, domain=Subset(keys, count, count), secret=True)
    )
    for card in (hand[keys.index(key)] for key in chosen):
        table.record(HandDiscarded(seat, card, slug(state, card), CLAUSE))
    return True


@rule("LCG-S11.9")
def duel_totals(table: Match, kind: str, duelists: tuple[int, int]) -> tuple[int, int]:
    """Return what each side of a duel has: its bid and the skill of its duelist."""
    state = table.state
    one, other = (
        skill(table, handle, kind) + bid_of(table, state.play[handle].seat) for handle in duelists
    )
    return one, other


@states("LCG-S11.8")
def duel_result(table: Match, frame: Frame) -> None:
    """The higher total wins; with the same ones nobody wins or loses."""
    state, duel = table.state, table.state.duel
    if duel is None or over(table):
        return
    if duel.one not in state.play or duel.other not in state.play:
        return
    totals = duel_totals(table, duel.kind, (duel.one, duel.other))
    winner = loser = EMPTY
    if totals[0] != totals[1]:
        first = totals[0] > totals[1]
        winner, loser = (duel.one, duel.other) if first else (duel.other, duel.one)
    named = (winner, loser) if winner != EMPTY else (duel.one, duel.other)
    happen(table, DuelDecided(winner, loser, slugs(state, named), totals))


def duel_end(table: Match, frame: Frame) -> None:
    """The duel is over."""
    if table.state.duel is not None:
        table.record(DuelEnded())
