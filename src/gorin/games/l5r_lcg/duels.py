"""Duels: two characters, two secret bids, honor for the higher one, and a comparison."""

from __future__ import annotations

from gorin.games.l5r_lcg.ends import over, settle
from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.conflicts import DuelBegan, DuelDecided, DuelEnded
from gorin.games.l5r_lcg.events.seats import BidsShown, DialsShown, HandDiscarded
from gorin.games.l5r_lcg.measures import (
    bid_of,
    can_fight,
    can_lose_honor,
    glory,
    skill,
    slug,
    slugs,
)
from gorin.games.l5r_lcg.state import EMPTY, HOME, Match, cited
from gorin.games.l5r_lcg.windows.asking import Args, called, used
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, ask_all
from gorin.kernel.domain import Range, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import say

GLORY = "glory"
INSTEAD = Prompt("duel-instead", "LCG-S11.7", "ask-lcg-duel-instead")
GIVE_UP = Prompt("give-up", EFFECT, "ask-lcg-give-up")
BID = Prompt("duel-bid", "LCG-S11.5", "ask-lcg-duel-bid")


@states("LCG-S11.1", "LCG-S11.14", "LCG-S9.24")
def challenge(table: Match, one: int, other: int, kind: str, *, cards: bool = False) -> None:
    """Let a character challenge another one; bids, comparison and end of the duel follow.

    With `cards` who bids more may discard cards instead of giving honor. Whoever a text that always
    counts discards because honor went from hand to hand is gone before they are compared.
    """
    state = table.state
    names = (slug(state, one), slug(state, other))
    seats = (state.play[one].seat, state.play[other].seat)
    pay = Frame("duel-pay", data=(int(cards),))
    table.push(Frame("duel-bid"), pay, Frame("check"), Frame("duel-result"))
    happen(table, DuelBegan(one, other, names, kind, seats))


@states("LCG-S11.2", "LCG-S11.3", "LCG-S7.4")
def may_duel(table: Match, card: int, kind: str) -> bool:
    """Return whether a character can take part in a duel: in a conflict it must participate.

    A dash in what is compared forbids it; glory is never a dash.
    """
    state = table.state
    entry = state.play.get(card)
    if entry is None or (state.conflict is not None and entry.side == HOME):
        return False
    return kind == GLORY or can_fight(state, card, kind)


@states("LCG-S11.5", "LCG-S11.6", "LCG-S11.12", "SKI-R3")
def duel_bid(table: Match, frame: Frame) -> Play[None] | None:
    """Both controllers bid in secret; no action window comes before or after."""
    state, duel = table.state, table.state.duel
    if duel is None or not all(seat in state.alive for seat in duel.seats):
        return None
    return _bid(table, duel.seats) if duel.seats[0] != duel.seats[1] else None


def _bid(table: Match, seats: tuple[Seat, ...]) -> Play[None]:
    domain = Range(1, table.rulebook.numbers.dial)
    bids: dict[Seat, int] = yield from ask_all(
        {
            seat: Decision(seat, BID, domain=domain, secret=True, args=_stands(table, seat))
            for seat in seats
        }
    )
    shown = tuple(bids[seat] for seat in seats)
    happen(table, DialsShown(seats, shown, cited(table, "LCG-S11.6")))


def _stands(table: Match, seat: Seat) -> Args:
    """Return how a duel stands for a seat: who fights it, and what counts beside the bids."""
    state, duel = table.state, table.state.duel
    assert duel is not None
    duelists = (duel.one, duel.other)
    totals = duel_totals(table, duel.kind, duelists)
    differences = [
        (called(state, seat, card) if card in state.play else say("lcg-gone"), all - bid)
        for card, all, bid in zip(
            duelists, totals, (bid_of(table, each) for each in duel.seats), strict=True
        )
    ]
    (card, own), (other, theirs) = differences if duel.seats[0] == seat else reversed(differences)
    kind = say(f"lcg-kind-{duel.kind}")
    return {"kind": kind, "card": card, "own": own, "other": other, "theirs": theirs}


@states("LCG-S11.7")
def duel_pay(table: Match, frame: Frame) -> Play[None]:
    """Let the seat that bids more, as the bids count now, give the other one the difference."""
    state, duel = table.state, table.state.duel
    if duel is None or not all(seat in state.alive for seat in duel.seats):
        return
    seats = duel.seats
    one, other = seats
    if one == other:
        return
    bids = (bid_of(table, one), bid_of(table, other))
    giver = one if bids[0] > bids[1] else other
    owed = min(abs(bids[0] - bids[1]), state.honor[giver])
    if not can_lose_honor(table, giver):
        owed = 0
    count = abs(bids[0] - bids[1])
    if any(frame.data) and count and (yield from _discards_instead(table, giver, count)):
        owed = 0
    changes = tuple(-owed if seat == giver else owed for seat in seats)
    table.record(BidsShown(seats, bids, changes, cited(table, "LCG-S11.7")))
    settle(table)


def _discards_instead(table: Match, seat: Seat, count: int) -> Play[bool]:
    """Let a seat discard a number of cards of its hand instead of giving honor."""
    state = table.state
    hand = state.hands[seat]
    if len(hand) < count:
        return False
    args = used(state, seat)
    options = (Option("give-honor", 0), Option("discard-cards", 1))
    if not (yield from ask(Decision(seat, INSTEAD, options, args=args))):
        return False
    keys = tuple(f"card:{card}" for card in hand)
    chosen: tuple[str, ...] = yield from ask(
        Decision(
            seat,
            GIVE_UP,
            domain=Subset(keys, count, count),
            secret=True,
            args={**args, "count": count},
        )
    )
    for card in (hand[keys.index(key)] for key in chosen):
        table.record(HandDiscarded(seat, card, slug(state, card), EFFECT))
    return True


@states("LCG-S11.4")
def statistic(table: Match, handle: int, kind: str) -> int:
    """Return what of a duelist is compared: a skill, or glory; nothing of one that is gone."""
    if handle not in table.state.play:
        return 0
    return glory(table, handle) if kind == GLORY else skill(table, handle, kind)


@rule("LCG-S11.9")
def duel_totals(table: Match, kind: str, duelists: tuple[int, int]) -> tuple[int, int]:
    """Return what each side of a duel has: its bid and the statistic of its duelist."""
    duel = table.state.duel
    assert duel is not None
    one, other = (
        statistic(table, handle, kind) + bid_of(table, seat)
        for handle, seat in zip(duelists, duel.seats, strict=True)
    )
    return one, other


@states("LCG-S11.8", "LCG-S11.13")
def duel_result(table: Match, frame: Frame) -> None:
    """The higher total wins; with the same ones nobody wins or loses.

    If a duelist has left play the duel goes on with what is left.
    """
    state, duel = table.state, table.state.duel
    if duel is None or over(table):
        return
    totals = duel_totals(table, duel.kind, (duel.one, duel.other))
    winner = loser = EMPTY
    if totals[0] != totals[1]:
        first = totals[0] > totals[1]
        winner, loser = (duel.one, duel.other) if first else (duel.other, duel.one)
    named = (winner, loser) if winner != EMPTY else (duel.one, duel.other)
    clause = cited(table, "LCG-S11.9")
    happen(table, DuelDecided(winner, loser, slugs(state, named), totals, clause))


@states("LCG-S11.10", "LCG-S11.11")
def duel_end(table: Match, frame: Frame) -> None:
    """The duel is over, after what it says of its winner and its loser has happened."""
    if table.state.duel is not None:
        table.record(DuelEnded())
