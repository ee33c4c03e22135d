"""Skirmish: bids, ends, conflicts and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.contracts import points
from tests.formats import skirmish
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.content.box.wishes import Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.content.l5r_lcg.box import L5R_LCG
from gorin.content.l5r_lcg.options import Options
from gorin.games.l5r_lcg.conflict import eligible
from gorin.games.l5r_lcg.duels import duel_totals
from gorin.games.l5r_lcg.ends import change_honor, eliminate, settle
from gorin.games.l5r_lcg.events.conflicts import ProvinceShown
from gorin.games.l5r_lcg.events.happened import put
from gorin.games.l5r_lcg.events.seats import BidsShown
from gorin.games.l5r_lcg.measures import is_stronghold, strength
from gorin.games.l5r_lcg.phases import transfers
from gorin.games.l5r_lcg.rings import ring_options
from gorin.games.l5r_lcg.script import Ability, Behaviour
from gorin.games.l5r_lcg.state import ELEMENTS, EMPTY, HOME, Duel, Province, may_sit
from gorin.games.l5r_lcg.words.costs import BowThisStronghold
from gorin.games.l5r_lcg.words.effects import GainFate
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.table import Frame

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def started(seats: int) -> Match[Any]:
    """Return a match that has begun, with honor as at its first bid."""
    match = skirmish(1, seats=seats)
    match.start()
    match.table.state.phase = "draw"
    return match


@pytest.mark.clause("SKI-10.1")
def test_of_two_bids_the_higher_gives_the_difference() -> None:
    table = started(2).table
    assert transfers(table, {ONE: 3, TWO: 1}) == (-2, 2)
    assert transfers(table, {ONE: 2, TWO: 2}) == (0, 0)


@pytest.mark.clause("SKI-10.1")
def test_of_three_bids_each_gives_one_to_each_lower() -> None:
    table = started(3).table
    assert transfers(table, {ONE: 3, TWO: 2, THREE: 1}) == (-2, 0, 2)
    assert transfers(table, {ONE: 3, TWO: 3, THREE: 1}) == (-1, -1, 2)


@pytest.mark.clause("SKI-R14")
def test_of_three_seats_of_which_two_are_left_the_higher_gives_the_difference() -> None:
    table = started(3).table
    eliminate(table, TWO, "lcg-out-by-conceding", "SKI-R4")
    assert transfers(table, {ONE: 3, THREE: 1}) == (-2, 2)


@pytest.mark.clause("SKI-R5")
def test_nobody_gives_more_honor_than_they_have() -> None:
    table = started(3).table
    table.state.honor[ONE] = 1
    assert transfers(table, {ONE: 3, TWO: 1, THREE: 1}) == (-1, 1, 0)
    change_honor(table, TWO, 3, "SKI-6.1", ONE)
    assert table.state.honor[TWO] == 7
    assert ONE not in table.state.alive


@pytest.mark.clause("SKI-8.7")
def test_twelve_honor_win_at_once() -> None:
    table = started(2).table
    table.record(BidsShown((ONE, TWO), (1, 3), (5, -5)))
    settle(table)
    assert table.state.outcome is None
    change_honor(table, ONE, 1, "SKI-6.1")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (ONE,)


def test_a_province_has_strength_three_and_that_of_an_open_holding() -> None:
    match = started(2)
    assert strength(match.table, ONE, 0) == 3


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_random_games_end(seats: int) -> None:
    reasons: list[str] = []
    for seed in range(20):
        match = skirmish(seed, seats=seats)
        match.start()
        assert sum(1 for _ in points(match, Fast(seed).below, initiatives=10**9)) > 20
        outcome = match.table.state.outcome
        assert outcome is not None
        reasons.append(outcome.reason)
    assert "lcg-won-by-staying" in reasons


@pytest.mark.clause("SKI-10.2")
def test_each_of_five_seats_has_one_opportunity() -> None:
    sitting = Sitting(seats=5)
    for seat in range(5):
        sitting.play(Seat(seat), "wandering-ronin")
    sitting.begin(Frame("conflict-phase"))
    asked: list[int] = []
    while sitting.asked is not None:
        if sitting.asked[1] == "declare":
            asked.append(sitting.asked[0])
        sitting.answer("pass")
    assert asked == [0, 1, 2, 3, 4]
    assert L5R_LCG.format("skirmish").most_seats == len(sitting.state.rings)


@pytest.mark.clause("SKI-8.11", "SKI-R8")
def test_a_province_of_skirmish_is_never_revealed_and_a_broken_one_not_attacked() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai")
    put(sitting.state, LION, 1, Province(broken=True))
    sitting.state.opportunities = {CRANE: ("either",)}
    sitting.begin(Frame("declare", CRANE)).answer("declare:military.air")
    keys = [option.key for option in sitting.match.pending[0].decision.options]
    assert keys == ["province:1.0", "province:1.2"]
    sitting.answer("province:1.2", ["character:brash-samurai"])
    assert not any(type(event) is ProvinceShown for event in sitting.match.log())


# -- seats ---------------------------------------------------------------------------------


@pytest.mark.clause("SKI-1.1", "SKI-R12", "LCG-S12.1")
@pytest.mark.parametrize(("format", "fewest", "most"), [("skirmish", 2, 5), ("stronghold", 2, 2)])
def test_skirmish_is_for_two_to_five_seats_and_the_stronghold_game_for_two(
    format: str, fewest: int, most: int
) -> None:
    """There is a ring for each seat of Skirmish, and no more."""
    found = L5R_LCG.format(format)
    assert (found.fewest_seats, found.most_seats) == (fewest, most)
    for seats in (fewest, most):
        wishes = Wishes(seats=seats, options=Options(), format=format, library=SHIPPED)
        assert L5R_LCG.plan(wishes).seats == seats
    for seats in (fewest - 1, most + 1):
        wishes = Wishes(seats=seats, options=Options(), format=format, library=SHIPPED)
        with pytest.raises(BadInput):
            L5R_LCG.plan(wishes)
    sitting = [may_sit(found.rulebook.numbers, count) for count in range(1, 8)]
    assert sitting == [fewest <= count <= most for count in range(1, 8)]
    assert len(ELEMENTS) == 5


@pytest.mark.clause("SKI-R11")
def test_a_text_that_needs_a_stronghold_or_a_fourth_province_does_nothing() -> None:
    ability = Ability((GainFate(1),), costs=(BowThisStronghold(),))
    sitting = Sitting(scripts={"wandering-ronin": Behaviour((ability,))})
    sitting.play(LION, "wandering-ronin")
    sitting.window(LION)
    assert sitting.why_not(LION, "wandering-ronin", "use") == ["refused-lcg-unpaid"]
    for seat in (CRANE, LION):
        assert len(sitting.state.provinces[seat]) == 3
        assert not any(is_stronghold(sitting.table, seat, slot) for slot in range(4))


@pytest.mark.clause("SKI-R13")
def test_what_the_sheet_leaves_open_for_three_seats_follows_enlightenment() -> None:
    """Opponents, outsiders, passing, eligible provinces, and the opponent of a ring effect."""
    sitting = Sitting(seats=3)
    state = sitting.state
    state.first = OTHER
    for seat in (CRANE, LION, OTHER):
        sitting.hand(seat, "fine-katana")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.attacker(LION, "akodo-toturi")
    sitting.play(OTHER, "brash-samurai")
    sitting.hand(OTHER, "political-rival")
    assert sitting.state.around(state.first) == (OTHER, CRANE, LION)
    sitting.conflict("military", ring="air", resolve=True)
    assert [state.opponent(seat) for seat in (CRANE, LION, OTHER)] == [LION, CRANE, -9]
    asked = []
    while sitting.asked is not None and sitting.asked[1] == "act":
        asked.append(sitting.asked[0])
        sitting.answer("pass")
    assert asked == [CRANE, LION, OTHER]
    while sitting.asked is not None and sitting.asked[1] != "ring":
        sitting.answer("keep" if "keep" in sitting.offered else "pass")
    sitting.answer("take").quiet()
    assert (state.honor[CRANE], state.honor[OTHER]) == (5, 6)
    assert eligible(sitting.table, OTHER, 0)
    assert gunso in state.play


@pytest.mark.clause("SKI-R13")
def test_an_outsider_plays_a_character_home_and_not_into_the_conflict() -> None:
    sitting = Sitting(seats=3)
    (rival,) = sitting.hand(OTHER, "political-rival")
    sitting.attacker(LION, "ikoma-eiji")
    sitting.conflict("political")
    while sitting.asked != (OTHER, "act"):
        sitting.answer("pass")
    sitting.answer("play:political-rival").quiet()
    assert sitting.state.play[rival].side == HOME


@pytest.mark.clause("SKI-6.2")
def test_earth_makes_nobody_discard_who_has_no_card() -> None:
    sitting = Sitting()
    assert ring_options(sitting.table, LION, CRANE, "earth") == (("draw", EMPTY),)
    sitting.hand(CRANE, "banzai")
    both = (("draw", EMPTY), ("make", EMPTY))
    assert ring_options(sitting.table, LION, CRANE, "earth") == both


@pytest.mark.clause("SKI-8.2")
def test_a_seat_is_out_with_its_last_province_and_not_before() -> None:
    sitting = Sitting(seats=3)
    row = sitting.state.provinces[CRANE]
    for count in range(1, len(row) + 1):
        broken = tuple(replace(each, broken=True) for each in row[:count])
        sitting.state.provinces[CRANE] = (*broken, *row[count:])
        settle(sitting.table)
        assert (CRANE in sitting.state.alive) == (count < len(row))


@pytest.mark.clause("SKI-7.1", "SKI-R2")
@pytest.mark.parametrize(("bonus", "totals"), [(1, (3, 2)), (0, (2, 2)), (-1, (2, 3))])
def test_the_higher_statistic_of_a_duel_adds_one_to_the_bid(
    bonus: int, totals: tuple[int, int]
) -> None:
    sitting = Sitting()
    samurai, scout = (sitting.play(seat, "brash-samurai") for seat in (CRANE, LION))
    for card in (samurai, scout)[: abs(bonus)]:
        sitting.wear(CRANE, "fine-katana", card if bonus > 0 else scout)
    sitting.state.dials = {CRANE: 2, LION: 2}
    sitting.state.duel = Duel(samurai, scout, "military", seats=(CRANE, LION))
    assert duel_totals(sitting.table, "military", (samurai, scout)) == totals
