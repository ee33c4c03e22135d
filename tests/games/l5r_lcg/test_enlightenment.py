"""Enlightenment: winning, leaving, the round, and who acts in conflicts of others."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.invariants import cards_are_of_their_owners, rings_are_somewhere
from msgspec.structs import replace
from tests.contracts import points
from tests.formats import enlightenment
from tests.games.l5r_lcg.boards import finish_until
from tests.games.l5r_lcg.own_cards import action, does, says
from tests.games.l5r_lcg.pools import (
    STRONGHOLD,
    breaks,
    broken,
    lay,
    on,
    resolved,
    table_of,
)
from tests.games.l5r_lcg.positions import turn_of
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting
from tests.shipped import reader_for

from gorin.content.box.wishes import Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.content.l5r_lcg.box import L5R_LCG, begin, plan
from gorin.content.l5r_lcg.options import Options
from gorin.games.l5r_lcg.ends import eliminate, settle
from gorin.games.l5r_lcg.events.conflicts import ConflictBegan
from gorin.games.l5r_lcg.events.seats import FirstPlayer
from gorin.games.l5r_lcg.measures import elements_of, skill
from gorin.games.l5r_lcg.script import Use
from gorin.games.l5r_lcg.state import ELEMENTS, EVERYBODY, HOME, NOBODY, Conflict, Ring
from gorin.games.l5r_lcg.windows.deferring import AtEndOf
from gorin.games.l5r_lcg.words.aims import Character
from gorin.games.l5r_lcg.words.conditions import Behind, Composure
from gorin.games.l5r_lcg.words.effects import Bow
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.observe import question_view
from gorin.kernel.table import Frame

LAST = Seat(3)


def won(sitting: Sitting) -> tuple[Any, ...] | None:
    """Return who has won and why."""
    outcome = sitting.state.outcome
    return None if outcome is None else (*outcome.winners, outcome.reason)


def wishes(seats: int) -> Wishes:
    """Return what somebody wishes who asks for Enlightenment."""
    return Wishes(seats=seats, format="enlightenment", options=Options(), library=SHIPPED)


# -- the format -------------------------------------------------------------------------


@pytest.mark.clause("ENL-1.1")
def test_three_to_eight_play_and_two_are_refused() -> None:
    for seats in range(3, 9):
        table = begin(plan(wishes(seats)))
        assert len(table.state.seats) == seats
        assert table.rulebook.name == "l5r-lcg-enlightenment"
    for seats in (2, 9):
        with pytest.raises(BadInput):
            plan(wishes(seats))
    assert "enlightenment" in [format.id for format in L5R_LCG.formats]


@pytest.mark.clause("ENL-1.2", "ENL-2.3", "ENL-8.1", "ENL-2.2")
def test_setup_gives_no_fate_and_the_first_player_collects_one_more() -> None:
    match = enlightenment(1, seats=3)
    match.start()
    state = match.table.state
    for _ in points(match, Fast(1).below, initiatives=10**9):
        if state.phase != "setup":
            break
        assert list(state.fate.values()) == [0, 0, 0]
    assert sorted(state.fate.values()) == [7, 7, 8]
    assert state.fate[state.first] == 8


@pytest.mark.clause("ENL-8.2")
def test_the_token_goes_to_the_left() -> None:
    sitting = table_of(4)
    sitting.state.first = OTHER
    eliminate(sitting.table, LAST, "lcg-out-by-conceding", "SKI-R4")
    sitting.begin(Frame("end-round"))
    assert sitting.state.first == CRANE
    first = [event.seat for event in sitting.match.log(0) if isinstance(event, FirstPlayer)]
    assert first == [CRANE]


@pytest.mark.clause("ENL-8.3", "ENL-R20")
def test_an_unopposed_conflict_costs_no_honor_and_outsiders_do_not_oppose() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "matsu-berserker")
    _ = sitting.play(OTHER, "doji-challenger")
    sitting.state.conflict = Conflict(LION, "military", "air.1", CRANE, 3)
    resolved(sitting, "compare", "unopposed").quiet()
    assert sitting.state.conflict is not None
    assert sitting.state.conflict.unopposed
    assert sitting.state.honor[CRANE] == 10


# -- winning ----------------------------------------------------------------------------


@pytest.mark.clause("ENL-3.2", "ENL-3.3", "ENL-3.1")
def test_the_fifth_element_wins_the_moment_it_is_placed() -> None:
    sitting = table_of()
    lay(sitting, LION, 0, "air.1", "earth.2", "fire.1")
    lay(sitting, LION, 1, "water.0")
    sitting.state.conflict = Conflict(LION, "military", "void.1", CRANE, 3, winner=LION)
    resolved(sitting, "claim", "go-home")
    settle(sitting.table)
    assert won(sitting) is None
    assert count_said(sitting) == len(ELEMENTS)
    sitting.answer("place:2")
    assert won(sitting) == (LION, "lcg-won-by-rings")


def count_said(sitting: Sitting) -> object:
    """Return of how many elements it is said that the seat has them with the ring it puts."""
    (question,) = sitting.match.pending
    english = reader_for("en", game="l5r-lcg")
    says = english.read(question_view(sitting.match, question).message)
    count = question.decision.args["elements"]
    assert ("you win at once" in says) is (count == len(ELEMENTS))
    return count


@pytest.mark.clause("ENL-3.3")
def test_the_question_where_a_ring_goes_says_whether_it_wins() -> None:
    sitting = table_of()
    lay(sitting, LION, 0, "air.1", "earth.2", "fire.1")
    lay(sitting, LION, 1, "water.0")
    broken(sitting, LION, 1)
    sitting.state.conflict = Conflict(LION, "military", "void.1", CRANE, 3, winner=LION)
    resolved(sitting, "claim", "go-home")
    assert count_said(sitting) == 4


@pytest.mark.clause("ENL-3.2", "ENL-9.1")
def test_four_elements_do_not_win_and_pools_do_not_count() -> None:
    sitting = table_of()
    lay(sitting, LION, 0, *(f"{element}.1" for element in ELEMENTS[:4]))
    settle(sitting.table)
    assert won(sitting) is None


@pytest.mark.clause("ENL-9.2", "ENL-9.1")
def test_a_ring_counts_as_what_is_printed_on_it_whatever_a_card_makes_of_it() -> None:
    more = says(ring=lambda use, ring: ("void",))
    sitting = table_of(scripts={"akodo-gunso": more})
    _ = sitting.play(LION, "akodo-gunso")
    lay(sitting, LION, 0, *(f"{element}.1" for element in ELEMENTS[:4]))
    assert "void" in elements_of(sitting.table, "air.1")
    settle(sitting.table)
    assert won(sitting) is None
    lay(sitting, LION, 1, "void.2")
    settle(sitting.table)
    assert won(sitting) == (LION, "lcg-won-by-rings")


@pytest.mark.clause("ENL-3.3")
def test_a_ring_that_is_taken_can_be_the_fifth() -> None:
    sitting = table_of()
    lay(sitting, LION, 0, *(f"{element}.1" for element in ELEMENTS[:4]))
    lay(sitting, CRANE, 3, "void.2")
    broken(sitting, LION, 1, 2, 3)
    sitting.state.conflict = Conflict(LION, "military", "", CRANE, 3)
    breaks(sitting, LION)
    assert won(sitting) == (LION, "lcg-won-by-rings")


@pytest.mark.clause("ENL-3.2")
def test_honor_and_being_left_win() -> None:
    sitting = table_of()
    sitting.state.honor[LION] = 25
    settle(sitting.table)
    assert won(sitting) == (LION, "lcg-won-by-honor")
    last = table_of()
    last.state.honor[LION] = last.state.honor[CRANE] = 0
    settle(last.table)
    assert won(last) == (OTHER, "lcg-won-by-staying")


@pytest.mark.clause("ENL-R3")
def test_of_several_who_win_at_once_the_first_in_player_order_does() -> None:
    sitting = table_of()
    sitting.state.first = OTHER
    sitting.state.honor[LION] = sitting.state.honor[CRANE] = 25
    settle(sitting.table)
    assert won(sitting) == (CRANE, "lcg-won-by-honor")


@pytest.mark.clause("ENL-R3")
def test_who_is_out_at_that_moment_does_not_win_and_who_wins_need_not_wait() -> None:
    sitting = table_of()
    sitting.state.honor[LION] = 25
    broken(sitting, LION, 0, 1, 2, 3, STRONGHOLD)
    settle(sitting.table)
    assert won(sitting) is None
    assert sitting.state.alive == (CRANE, OTHER)
    both = table_of()
    both.state.honor = {CRANE: 25, LION: 0, OTHER: 0}
    settle(both.table)
    assert won(both) == (CRANE, "lcg-won-by-honor")


# -- who is out -------------------------------------------------------------------------


@pytest.mark.clause("ENL-6.1", "ENL-6.3")
def test_no_honor_is_the_end_and_all_rings_go_to_the_common_pool() -> None:
    sitting = table_of()
    lay(sitting, LION, 0, "air.1", "fire.0")
    sitting.state.honor[LION] = 0
    settle(sitting.table)
    assert sitting.state.alive == (CRANE, OTHER)
    common = [name for name, ring in sitting.state.rings.items() if ring == Ring()]
    assert sorted(common) == ["air.1", "earth.1", "fire.0", "fire.1", "void.1", "water.1"]
    assert won(sitting) is None


@pytest.mark.clause("ENL-6.1", "ENL-6.2", "ENL-R7", "ENL-12.1")
def test_a_stronghold_that_breaks_first_loses_its_rings_then_its_seat_is_out() -> None:
    sitting = table_of()
    broken(sitting, CRANE, 0, 1, 2, 3)
    lay(sitting, CRANE, STRONGHOLD, "air.0", "fire.0", "earth.2")
    lay(sitting, LION, 0, "earth.1")
    toturi = sitting.attacker(LION, "akodo-toturi")
    _ = sitting.attacker(LION, "honored-general")
    sitting.conflict(ring="void.1", slot=STRONGHOLD, resolve=True).passes().quiet()
    assert sitting.asked == (LION, "place-ring")
    assert CRANE in sitting.state.alive
    sitting.answer("place:0").quiet().answer("place:1").quiet()
    assert sitting.state.alive == (LION, OTHER)
    assert on(sitting, LION) == {"earth.1": 0, "air.0": 0, "fire.0": 1}
    # No ring effect, nothing is claimed, and all are at home and bowed.
    assert sitting.asked is None
    assert sitting.state.conflict is None
    assert sitting.state.rings["void.1"] == Ring(pool=LION)
    assert sitting.state.rings["earth.2"] == Ring()
    assert sitting.state.play[toturi].bowed
    assert sitting.state.play[toturi].side == HOME


@pytest.mark.clause("ENL-12.1")
def test_a_conflict_ends_when_the_attacker_is_out_and_its_ring_is_common() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "akodo-gunso")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.conflict(ring="void.1", slot=3, resolve=True)
    sitting.match.initiate(LION, "concede")
    sitting.passes()
    assert sitting.state.conflict is None
    assert sitting.asked is None
    assert sitting.state.rings["void.1"] == Ring()
    assert sitting.state.play[samurai].bowed
    assert sitting.state.play[samurai].side == HOME
    assert not sitting.state.provinces[CRANE][3].broken


@pytest.mark.clause("ENL-12.1")
def test_a_conflict_goes_on_when_somebody_else_is_out() -> None:
    sitting = table_of()
    _ = sitting.attacker(LION, "matsu-berserker")
    sitting.hand(OTHER, "banzai")
    sitting.conflict(ring="void.1", slot=3, resolve=True)
    sitting.answer("pass")
    assert sitting.asked == (OTHER, "act")
    sitting.match.initiate(OTHER, "concede")
    sitting.passes().quiet()
    assert sitting.state.provinces[CRANE][3].broken
    assert sitting.asked == (LION, "place-ring")


@pytest.mark.clause("ENL-6.4", "ENL-R16")
def test_the_cards_of_who_is_out_are_removed_and_others_go_to_their_owners() -> None:
    sitting = table_of()
    state = sitting.state
    own = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(LION, "fine-katana", own)
    fan = sitting.wear(CRANE, "ornate-fan", own)
    challenger = sitting.play(CRANE, "doji-challenger")
    blade = sitting.wear(LION, "honored-blade", challenger)
    borrowed = sitting.play(OTHER, "brash-samurai")
    state.play[borrowed] = state.play[borrowed].__class__(LION, state.play[borrowed].born)
    hand = sitting.hand(LION, "banzai")
    pile = sitting.pile(LION, "outwit")
    row = sitting.row(LION, 0, "ikoma-prodigy")
    home = state.strongholds[LION].card
    cards = sitting.rulebook.game.cards(state)
    owned = {card for card, owner in enumerate(state.owners) if owner == LION}
    eliminate(sitting.table, LION, "lcg-out-by-conceding", "SKI-R4")
    assert sitting.rulebook.game.cards(state) == cards
    assert {own, katana, blade, pile, row, home} <= set(state.removed[LION])
    assert hand[0] in state.removed_hidden[LION]
    assert {*state.removed[LION], *state.removed_hidden[LION]} == owned
    assert state.conflict_piles[CRANE] == (fan,)
    assert state.dynasty_piles[OTHER] == (borrowed,)
    assert state.play[challenger].worn == ()
    assert list(state.play) == [challenger]


@pytest.mark.clause("ENL-6.4", "ENL-R16")
def test_what_follows_a_card_of_one_who_is_out_comes_though_a_conflict_ends_with_another() -> None:
    sitting = table_of(4)
    state = sitting.state
    _ = sitting.attacker(OTHER, "brash-samurai")
    _ = sitting.defender(LAST, "brash-samurai")
    lent = sitting.play(LION, "akodo-gunso", status=1)
    state.play[lent] = replace(state.play[lent], seat=CRANE)
    sitting.conflict(ring="void.1", attacker=OTHER, defender=LAST, slot=3, resolve=True)
    state.honor[LION] = state.honor[OTHER] = 0
    settle(sitting.table)
    assert state.alive == (CRANE, LAST)
    _ = sitting.begin(*reversed(state.frames))
    _ = sitting.quiet()
    assert state.honor[CRANE] == 11
    assert lent in state.removed[LION]


@pytest.mark.clause("ENL-R16")
def test_a_card_of_another_that_one_who_is_out_controls_on_a_third_leaves_too() -> None:
    sitting = table_of()
    challenger = sitting.play(CRANE, "doji-challenger")
    blade = sitting.wear(OTHER, "honored-blade", challenger)
    sitting.state.play[blade] = replace(sitting.state.play[blade], seat=LION)
    eliminate(sitting.table, LION, "lcg-out-by-conceding", "SKI-R4")
    assert sitting.state.conflict_piles[OTHER] == (blade,)
    assert sitting.state.play[challenger].worn == ()


@pytest.mark.clause("ENL-6.4", "LCG-S1.10")
def test_a_card_in_hand_that_all_know_lies_open_when_its_player_is_out() -> None:
    sitting = table_of()
    known, unknown = sitting.hand(OTHER, "banzai", "outwit")
    sitting.state.known[known] = (EVERYBODY,)
    eliminate(sitting.table, OTHER, "lcg-out-by-conceding", "SKI-R4")
    assert known in sitting.state.removed[OTHER]
    assert unknown in sitting.state.removed_hidden[OTHER]


@pytest.mark.clause("ENL-R16")
def test_the_favor_of_who_is_out_is_nobodys() -> None:
    sitting = table_of()
    sitting.state.favor = LION
    eliminate(sitting.table, LION, "lcg-out-by-conceding", "SKI-R4")
    assert sitting.state.favor == NOBODY


@pytest.mark.clause("ENL-6.7")
def test_the_token_of_who_is_out_goes_at_once_to_its_left() -> None:
    sitting = table_of(4)
    sitting.state.first = LAST
    eliminate(sitting.table, LAST, "lcg-out-by-conceding", "SKI-R4")
    assert sitting.state.first == CRANE


@pytest.mark.clause("ENL-6.6")
def test_the_dial_of_who_is_out_is_not_compared() -> None:
    sitting = table_of()
    sitting.state.dials = {CRANE: 3, LION: 3, OTHER: 5}
    card = sitting.play(CRANE, "doji-challenger")
    use = Use(sitting.table, CRANE, card)
    assert Composure().holds(use)
    eliminate(sitting.table, OTHER, "lcg-out-by-conceding", "SKI-R4")
    assert not Composure().holds(use)


@pytest.mark.clause("ENL-6.6")
def test_good_omen_is_not_played_for_a_dial_below_that_of_who_is_out() -> None:
    sitting = table_of()
    sitting.state.dials = {CRANE: 3, LION: 3, OTHER: 5}
    use = Use(sitting.table, CRANE, sitting.play(CRANE, "doji-hotaru"))
    assert Behind("dial", "an-opponent").holds(use)
    eliminate(sitting.table, OTHER, "lcg-out-by-conceding", "SKI-R4")
    assert not Behind("dial", "an-opponent").holds(use)


@pytest.mark.clause("ENL-6.8")
def test_what_lasts_of_who_is_out_lasts_on() -> None:
    sitting = table_of()
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.hand(OTHER, "banzai")
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.conflict(ring="void.1", slot=3, resolve=True)
    sitting.answer("pass", "pass", "play:banzai", "decline")
    assert skill(sitting.table, gunso, "military") == 4
    sitting.match.initiate(OTHER, "concede")
    sitting.answer("pass")
    assert OTHER not in sitting.state.alive
    assert sitting.state.conflict is not None
    assert skill(sitting.table, gunso, "military") == 4


@pytest.mark.clause("ENL-6.8", "LCG-S9.54")
@pytest.mark.parametrize("leaver", [CRANE, LION])
def test_what_waits_for_the_end_of_a_conflict_comes_when_it_is_cut_short(leaver: Seat) -> None:
    bows = AtEndOf("conflict", Bow())
    sitting = table_of(scripts={"wandering-ronin": does(action(bows, aim=Character()))})
    sitting.attacker(LION, "akodo-gunso")
    sitting.defender(CRANE, "brash-samurai")
    sitting.play(LION, "wandering-ronin")
    samurai = sitting.play(OTHER, "brash-samurai")
    sitting.conflict(ring="void.1", slot=3, resolve=True)
    turn_of(sitting, LION)
    sitting.answer("use:wandering-ronin", f"on:brash-samurai.{samurai}")
    assert [each.moment for each in sitting.state.deferred] == ["conflict"]
    sitting.match.initiate(leaver, "concede")
    sitting.passes()
    assert leaver not in sitting.state.alive
    assert sitting.state.play[samurai].bowed
    assert sitting.state.deferred == ()
    assert sitting.asked is None


@pytest.mark.clause("ENL-12.1", "LCG-3.3")
def test_a_conflict_that_breaks_a_stronghold_is_over_for_what_answers_its_end() -> None:
    sitting = table_of()
    broken(sitting, CRANE, 0, 1, 2, 3)
    sitting.attacker(LION, "akodo-toturi")
    sitting.attacker(LION, "honored-general")
    sitting.play(LION, "ikoma-prodigy")
    sitting.state.opportunities[LION] = ("political",)
    sitting.table.record(ConflictBegan(LION, "military", "void.1", ("political",)))
    sitting.hand(LION, "breakthrough")
    sitting.conflict(ring="void.1", slot=STRONGHOLD, resolve=True).passes()
    finish_until(sitting, "play:breakthrough")
    assert sitting.state.alive == (LION, OTHER)
    assert sitting.asked == (LION, "reaction")
    sitting.answer("play:breakthrough").quiet()
    assert sitting.asked == (LION, "declare")


@pytest.mark.clause("ENL-12.1", "LCG-S6.5")
def test_two_who_leave_in_one_conflict_are_both_out() -> None:
    sitting = table_of(4)
    _ = sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "way-of-the-crane")
    sitting.conflict(ring="void.1", slot=3, resolve=True)
    sitting.match.initiate(OTHER, "concede")
    sitting.match.initiate(LION, "concede")
    sitting.answer("pass")
    assert sitting.state.alive == (CRANE, LAST)


# -- whole games ------------------------------------------------------------------------


@pytest.mark.clause("ENL-2.1", "ENL-9.3", "ENL-6.3")
@pytest.mark.parametrize("seats", [3, 5])
def test_in_random_games_every_ring_is_somewhere_once(seats: int) -> None:
    match = enlightenment(3, seats=seats)
    match.start()
    for number in points(match, Fast(3).below):
        if number % 5 == 0:
            rings_are_somewhere(match.table.state)
            cards_are_of_their_owners(match.table.state)
    assert match.outcome is not None
