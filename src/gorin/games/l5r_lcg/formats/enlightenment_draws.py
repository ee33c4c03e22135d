"""Draws in Enlightenment: what each may bid, and how honor changes hands."""

from __future__ import annotations

from gorin.games.l5r_lcg import phases
from gorin.games.l5r_lcg.state import Match
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Range

BID = Prompt("bid", "ENL-11.1", "ask-lcg-bid-of-many")
GIVE = Prompt("split", "ENL-8.4b", "ask-lcg-split-give")
OF_FEW = Prompt("bid", "LCG-2.2", "ask-lcg-bid-of-few")
FROM = Prompt("split", "ENL-8.4c", "ask-lcg-split-from")
THREE = 3
HIGH, LOW = 4, 2

Owed = dict[Seat, dict[Seat, int]]


@states("ENL-11.4", "ENL-R1")
def bidding(table: Match, seat: Seat) -> Decision[int]:
    """Four and more choose 2 or 4, fewer any number of their dials; so all do in duels."""
    if len(table.state.alive) <= THREE:
        dial = Range(1, table.rulebook.numbers.dial)
        return Decision(seat, OF_FEW, domain=dial, secret=True)
    options = tuple(Option(f"bid:{bid}", bid) for bid in (LOW, HIGH))
    return Decision(seat, BID, options, secret=True)


def bids_vary(table: Match) -> bool:
    """Return whether bids may vary: not in a draw of four and more, where the dial is compared.

    Bids in duels may vary, in the draw phase too (ENL-11.4).
    """
    state = table.state
    return state.phase != "draw" or state.duel is not None or len(state.alive) <= THREE


@states("ENL-8.4a", "ENL-8.4d", "ENL-R2")
def transfers(table: Match, bids: dict[Seat, int]) -> tuple[int, ...] | Play[tuple[int, ...]]:
    """Return the gifts: of three the highest pay the lowest the difference; of more 4 pay 2."""
    if len(bids) > THREE:
        return phases.passed_on(table, bids, of_many(bids))
    low, high = min(bids.values()), max(bids.values())
    if low == high:
        return (0,) * len(bids)
    givers = [seat for seat, bid in bids.items() if bid == high]
    takers = [seat for seat, bid in bids.items() if bid == low]
    each, odd = divmod(high - low, max(len(givers), len(takers)))
    owed: Owed = {giver: dict.fromkeys(takers, each) for giver in givers}
    if not odd:
        return phases.passed_on(table, bids, owed)
    return _split(table, bids, owed)


@states("ENL-11.2")
def of_many(bids: dict[Seat, int]) -> Owed:
    """Each who bid 4 gives 1 honor to each who bid 2."""
    takers = [seat for seat, bid in bids.items() if bid == LOW]
    return {seat: dict.fromkeys(takers, 1) for seat, bid in bids.items() if bid == HIGH}


@states("ENL-8.4b", "ENL-8.4c")
def _split(table: Match, bids: dict[Seat, int], owed: Owed) -> Play[tuple[int, ...]]:
    """The odd point: a single giver says who gets it, a single taker who pays it."""
    pairs = [(giver, taker) for giver, takers in owed.items() for taker in takers]
    alone = len(owed) == 1
    options = tuple(
        Option(f"give:{taker}" if alone else f"from:{giver}", (giver, taker))
        for giver, taker in pairs
    )
    chooser = pairs[0][0] if alone else pairs[0][1]
    giver, taker = yield from ask(Decision(chooser, GIVE if alone else FROM, options))
    owed[giver][taker] += 1
    return phases.passed_on(table, bids, owed)
