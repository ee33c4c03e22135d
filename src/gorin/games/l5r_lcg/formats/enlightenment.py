"""Enlightenment: what it changes of the stronghold game, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.l5r_lcg import conflict, ends, game, measures, phases
from gorin.games.l5r_lcg import rings as base_rings
from gorin.games.l5r_lcg.base import BASE
from gorin.games.l5r_lcg.cards import SCRIPTS, STEPS
from gorin.games.l5r_lcg.ends import eliminate, over
from gorin.games.l5r_lcg.events.seats import Ended
from gorin.games.l5r_lcg.formats import enlightenment_draws as draws
from gorin.games.l5r_lcg.formats import enlightenment_rings as rings
from gorin.games.l5r_lcg.state import Match, Numbers
from gorin.games.l5r_lcg.treaties import offers as treaties
from gorin.games.l5r_lcg.treaties.keeping import steps_watched
from gorin.games.l5r_lcg.windows import happening
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import Outcome

OF_THE_BASE = ("ENL-1.1", "ENL-1.2", "ENL-2.2", "ENL-2.3", "ENL-6.2", "ENL-8.2", "ENL-8.3")
"""The clauses that are numbers here and rules of the base."""


@states(*OF_THE_BASE)
class EnlightenmentNumbers(Numbers, frozen=True):
    """Each seat has rings of its own, and its stronghold is attacked after all other provinces.

    Nobody loses honor for having no defenders, and setup gives no fate.
    """

    open_stronghold: int = 4
    first_income: str = "ENL-8.1"
    unopposed: int = 0
    own_rings: bool = True
    fewest_seats: int = 3
    most_seats: int = 8


@states("ENL-3.3", "ENL-6.1", "ENL-R3")
def settle(table: Match) -> None:
    """Check at once who has won, the first player first, then who is out.

    Who is out at the same moment does not win.
    """
    state = table.state
    if state.outcome is not None or state.phase == "setup":
        return
    order = state.around(state.first)
    out = {seat: reason for seat in order if (reason := why_out(table, seat))}
    for seat in order:
        won = "" if seat in out else why_won(table, seat)
        if won:
            clause = WINS[won]
            table.record(Ended(Outcome((seat,), clause, won), clause))
            return
    for seat, reason in out.items():
        if not over(table):
            eliminate(table, seat, reason, "ENL-6.1")


WINS = {"lcg-won-by-rings": "ENL-3.3", "lcg-won-by-honor": "ENL-3.2"}


def why_won(table: Match, seat: Seat) -> str:
    """Return how a seat has won: by rings, or by honor; empty if it has not."""
    if rings.is_enlightened(table, seat):
        return "lcg-won-by-rings"
    enough = table.state.honor[seat] >= table.rulebook.numbers.honor_to_win
    return "lcg-won-by-honor" if enough else ""


def why_out(table: Match, seat: Seat) -> str:
    """Return why a seat is out: its stronghold is broken, or it has no honor; empty if not."""
    if ends.is_overrun(table, seat):
        return "lcg-out-by-stronghold"
    return "" if table.state.honor[seat] > 0 else "lcg-out-by-honor"


Income = Callable[[Match, Seat], int]


def income(before: Income, table: Match, seat: Seat) -> int:
    """The first player collects 1 fate more."""
    return before(table, seat) + (seat == table.state.first)


ENLIGHTENMENT = BASE.amended(
    "l5r-lcg-enlightenment",
    ends.settle.becomes(settle, clause="ENL-3.1"),
    conflict.contestable.becomes(rings.contestable, clause="ENL-4.1"),
    conflict.claim.becomes(rings.claim, clause="ENL-4.2"),
    phases.return_rings.becomes(rings.return_rings, clause="ENL-4.3"),
    happening.province_broken.becomes(rings.province_broken, clause="ENL-5.1"),
    base_rings.seen.becomes(rings.seen, clause="ENL-7.5"),
    phases.income.wrapped(income, clause="ENL-8.1"),
    phases.transfers.becomes(draws.transfers, clause="ENL-8.4"),
    phases.ring_fate.becomes(rings.ring_fate, clause="ENL-9.8"),
    game.initiatives.wrapped(treaties.initiatives, clause="ENL-10.1"),
    game.initiative_asks.wrapped(treaties.initiative_asks, clause="ENL-10.2"),
    game.initiative.wrapped(treaties.initiative, clause="ENL-10.8"),
    phases.bidding.becomes(draws.bidding, clause="ENL-11.1"),
    measures.bids_vary.becomes(draws.bids_vary, clause="ENL-R4"),
    ends.left.becomes(rings.left, clause="ENL-R5"),
    ends.is_overrun.wrapped(rings.is_overrun, clause="ENL-R7"),
    numbers=EnlightenmentNumbers(),
    steps=steps_watched(
        {
            **BASE.steps,
            **STEPS,
            rings.TAKING: rings.take_rings,
            "fate-on-ring": rings.fate_on_ring,
        }
    ),
    scripts=SCRIPTS,
)
