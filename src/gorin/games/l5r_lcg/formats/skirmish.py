"""Skirmish: what it changes of the stronghold game, and nothing else."""

from __future__ import annotations

from gorin.games.l5r_lcg import conflict, duels, ends, measures, phases, rings
from gorin.games.l5r_lcg.base import BASE
from gorin.games.l5r_lcg.cards import SCRIPTS, STEPS
from gorin.games.l5r_lcg.conflict import EITHER
from gorin.games.l5r_lcg.measures import bid_of
from gorin.games.l5r_lcg.rings import Choice
from gorin.games.l5r_lcg.state import ELEMENTS, EMPTY, HOME, NOBODY, Match, Numbers
from gorin.games.l5r_lcg.windows import playing
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat

HONOR = 6
FATE = 6
STRENGTH = 3
MUCH_FATE = 1
TWO = 2
RULE_OF_THREE = (
    *("SKI-3.1", "SKI-4.3", "SKI-5.1", "SKI-8.3", "SKI-8.4"),
    *("SKI-8.7", "SKI-8.8", "SKI-8.10", "SKI-8.12", "SKI-R1"),
    *("SKI-1.1", "SKI-R12"),
)
"""The clauses that are numbers here and rules of the base."""


@states(*RULE_OF_THREE)
class SkirmishNumbers(Numbers, frozen=True):
    """The rule of three, and what does not happen here at all.

    Nobody gains fate for passing, loses honor for having no defenders, or finds fate on rings.
    Each seat needs a ring to fight for: there are five.
    """

    honor_to_win: int = 12
    dial: int = 3
    hand: int = 3
    provinces: int = 3
    new_deck: int = 3
    first_pass: int = 0
    unopposed: int = 0
    ring_fate: int = 0
    most_seats: int = len(ELEMENTS)
    clauses: tuple[tuple[str, str], ...] = (
        ("LCG-S3.13", "SKI-8.6"),
        ("LCG-2.4", "SKI-10.1"),
        ("LCG-S5.1", "SKI-6.1"),
        ("LCG-S5.2", "SKI-6.2"),
        ("LCG-S5.3", "SKI-6.3"),
        ("LCG-S5.4", "SKI-6.4"),
        ("LCG-S5.5", "SKI-6.5"),
        ("LCG-S6.1", "SKI-8.2"),
        ("LCG-S6.2", "SKI-8.7"),
        ("LCG-S6.3", "SKI-8.8"),
        ("LCG-S6.9", "SKI-8.10"),
        ("LCG-S11.7", "SKI-R3"),
        ("LCG-S11.9", "SKI-7.1"),
        ("LCG-3.4.2", "SKI-10.3"),
    )


@states("SKI-R7")
def hand_is_open(table: Match) -> bool:
    """In the dynasty phase no actions are played from a hand."""
    return table.state.phase != "dynasty"


@states("SKI-10.2")
def opportunities(table: Match) -> tuple[str, ...]:
    """Each seat has one opportunity in a round, for a conflict of either type."""
    return (EITHER,)


def favor_kinds(table: Match) -> tuple[str, ...]:
    """The Imperial Favor is not set to a type: it counts in all conflicts."""
    return ()


def broken_must_go(table: Match) -> bool:
    """Cards in broken provinces are discarded only if their seat wants to."""
    return False


def air(table: Match, seat: Seat, other: Seat) -> tuple[Choice, ...]:
    """Air: take 1 honor from the opponent."""
    return (("take", EMPTY),) if other != NOBODY and table.state.honor[other] else ()


def earth(table: Match, seat: Seat, other: Seat) -> tuple[Choice, ...]:
    """Earth: draw a card, or the opponent discards one at random."""
    make = (("make", EMPTY),) if other != NOBODY and table.state.hands[other] else ()
    return (("draw", EMPTY), *make)


@states("SKI-R9")
def water(table: Match, handle: int) -> bool:
    """Water: a character at home with at most 1 fate."""
    entry = table.state.play[handle]
    return entry.side == HOME and entry.fate <= MUCH_FATE


@states("SKI-R2")
def duel_totals(table: Match, kind: str, duelists: tuple[int, int]) -> tuple[int, int]:
    """Bids are compared, and the higher statistic adds 1 to that of its side."""
    duel = table.state.duel
    assert duel is not None
    skills = [duels.statistic(table, handle, kind) for handle in duelists]
    one, other = (bid_of(table, seat) for seat in duel.seats)
    return one + (skills[0] > skills[1]), other + (skills[1] > skills[0])


@states("SKI-8.11", "SKI-R8")
def province_strength(table: Match, seat: Seat, slot: int) -> int:
    """Each province has strength 3."""
    return STRENGTH


def is_overrun(table: Match, seat: Seat) -> bool:
    """A seat whose provinces are all broken is out."""
    return all(province.broken for province in table.state.provinces[seat])


def income(table: Match, seat: Seat) -> int:
    """Each seat collects 6 fate."""
    return FATE


def starting_honor(table: Match, seat: Seat) -> int:
    """Each seat begins with 6 honor."""
    return HONOR


@states("SKI-R14")
def transfers(table: Match, bids: dict[Seat, int]) -> tuple[int, ...]:
    """Return the transfers of honor; if three or more bid, each gives 1 to each who bid lower."""
    many = len(bids) > TWO
    return phases.passed_on(
        table,
        bids,
        {
            giver: {other: 1 if many else high - low for other, low in bids.items() if low < high}
            for giver, high in bids.items()
        },
    )


SKIRMISH = BASE.amended(
    "l5r-lcg-skirmish",
    playing.hand_is_open.becomes(hand_is_open, clause="SKI-3.2"),
    conflict.opportunities.becomes(opportunities, clause="SKI-4.1"),
    phases.favor_kinds.becomes(favor_kinds, clause="SKI-4.2"),
    phases.broken_must_go.becomes(broken_must_go, clause="SKI-5.2"),
    rings.air.becomes(air, clause="SKI-6.1"),
    rings.earth.becomes(earth, clause="SKI-6.2"),
    rings.water.becomes(water, clause="SKI-6.4"),
    duels.duel_totals.becomes(duel_totals, clause="SKI-7.1"),
    measures.province_strength.becomes(province_strength, clause="SKI-8.1"),
    ends.is_overrun.becomes(is_overrun, clause="SKI-8.2"),
    phases.income.becomes(income, clause="SKI-8.5"),
    phases.starting_honor.becomes(starting_honor, clause="SKI-8.6"),
    phases.transfers.becomes(transfers, clause="SKI-10.1"),
    numbers=SkirmishNumbers(),
    steps=STEPS,
    scripts=SCRIPTS,
)
