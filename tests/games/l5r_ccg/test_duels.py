"""Diamond: challenges, refusals, focusing, strikes and what comes of duels."""

from __future__ import annotations

import pytest
from tests.games.l5r_ccg.positions import (
    ONE,
    THREE,
    TWO,
    answer,
    asked,
    change,
    empty_table,
    enter,
    fight,
    going,
    hold,
    keys,
    table_of,
    told,
)

from gorin.games.l5r_ccg.court_events import DuelEnded, DuelStopped
from gorin.games.l5r_ccg.duels import losers, totals
from gorin.games.l5r_ccg.state import HOME, Duel, State
from gorin.games.l5r_ccg.view import view
from gorin.kernel.match import Match
from gorin.kernel.table import Frame

ROUND = Frame("action-round", ONE, (0, 1))


def adachi(rider: str = "moto-zhijuan") -> tuple[State, int, int]:
    """Return a battle in which Adachi attacks a rider who is alone."""
    state = empty_table()
    fight(state)
    return (
        state,
        enter(state, ONE, "bayushi-adachi", at=0, attacks=True),
        enter(state, TWO, rider, at=0),
    )


def challenged(state: State, by: int, *more: str) -> Match[State]:
    """Return a match in which Adachi has challenged his enemy."""
    match = going(state, ROUND)
    answer(match, f"use:bayushi-adachi.{by}", *more)
    return match


@pytest.mark.clause("CCG-8.1")
def test_a_personality_challenges_an_enemy_and_the_loser_is_destroyed() -> None:
    state, by, rider = adachi()
    match = challenged(state, by, "accept")
    # Chi 4 against Personal Honor 2: nobody has a card, both strike.
    assert (told(match, DuelEnded, "first"), told(match, DuelEnded, "second")) == ([4], [2])
    assert rider not in state.play
    assert by in state.play


@pytest.mark.clause("CCG-8.2")
@pytest.mark.clause("CCG-2.7")
def test_whoever_refuses_adachi_is_dishonored_and_goes_home() -> None:
    state, by, rider = adachi()
    match = challenged(state, by)
    assert asked(match).decision.seat == TWO
    answer(match, "refuse")
    found = state.play[rider]
    assert (found.at, found.dishonorable, found.bowed) == (HOME, True, False)
    assert state.duel is None


@pytest.mark.clause("CCG-8.2")
def test_only_the_unbowed_refuse_to_stand_and_they_bow() -> None:
    state = empty_table()
    fight(state)
    cards = [hold(state, ONE, "stand-or-run") for _ in range(2)]
    own = enter(state, ONE, "soshi-angai", at=0, attacks=True)
    riders = [enter(state, TWO, slug, at=0) for slug in ("moto-zhijuan", "moto-chagatai")]
    change(state, riders[1], bowed=True)
    match = going(state, ROUND)
    answer(match, f"play:stand-or-run.{cards[0]}", f"on:moto-zhijuan.{riders[0]}")
    answer(match, "refuse", "pass")
    assert (state.play[riders[0]].at, state.play[riders[0]].bowed) == (HOME, True)
    match = going(state, ROUND)
    answer(match, f"play:stand-or-run.{cards[1]}")
    assert riders[1] not in state.play  # 3 against 5, and nobody was asked
    assert own in state.play


@pytest.mark.clause("CCG-8.2")
def test_nobody_refuses_steel() -> None:
    state = empty_table()
    fight(state)
    card = hold(state, ONE, "steel-on-steel")
    weary = enter(state, ONE, "yogo-soto", at=0, attacks=True, bowed=True)
    own = enter(state, ONE, "soshi-angai", at=0, attacks=True)
    rider = enter(state, TWO, "moto-zhijuan", at=0)
    match = going(state, ROUND)
    answer(match, f"play:steel-on-steel.{card}")
    assert rider not in state.play
    assert {weary, own} <= state.play.keys()


@pytest.mark.clause("CCG-8.3")
def test_the_challenged_focuses_first_in_turns_face_down_until_a_strike() -> None:
    state, by, rider = adachi()
    mine = [hold(state, ONE, slug) for slug in ("treachery-and-deceit", "utz")]
    theirs = [hold(state, TWO, slug) for slug in ("veteran-samurai", "stay-your-blade")]
    match = challenged(state, by, "accept")
    assert asked(match).decision.seat == TWO
    assert keys(match) == (
        "strike",
        f"focus:veteran-samurai.{theirs[0]}",
        f"focus:stay-your-blade.{theirs[1]}",
    )
    answer(match, f"focus:veteran-samurai.{theirs[0]}")
    duels = [view(match.table, seat).duel for seat in (ONE, TWO)]
    shown = [duel.focused[1][0].slug for duel in duels if duel is not None]
    assert shown == ["", "veteran-samurai"]
    assert asked(match).decision.seat == ONE
    answer(match, f"focus:treachery-and-deceit.{mine[0]}")
    answer(match, f"focus:stay-your-blade.{theirs[1]}")
    answer(match, f"focus:utz.{mine[1]}")
    # Both hands are empty: whoever cannot focus must strike. 4 + 4 + 1 against 2 + 4 + 3.
    assert (told(match, DuelEnded, "first"), told(match, DuelEnded, "second")) == ([9], [9])
    assert not {by, rider} & state.play.keys()


@pytest.mark.clause("CCG-8.4")
def test_what_was_focused_counts_and_is_discarded() -> None:
    state, by, rider = adachi()
    card = hold(state, TWO, "balance-in-nothingness")
    other = hold(state, ONE, "utz")
    match = challenged(state, by, "accept", f"focus:balance-in-nothingness.{card}", "strike")
    assert told(match, DuelEnded, "second") == [6]
    assert by not in state.play
    assert rider in state.play
    assert card in state.fate_piles[TWO]
    assert state.hands[ONE] == (other,)


@pytest.mark.clause("CCG-8.5")
def test_in_a_tie_both_lose_but_no_duelist_against_somebody_else() -> None:
    state, by, rider = adachi("moto-reijiro")
    fought = Duel(by, rider, (ONE, TWO), ("chi", "chi"))
    table = table_of(state)
    change(state, by, chi=-1)
    change(state, rider, at=1)
    assert totals(table, fought) == (3, 3)
    assert losers(table, fought) == (by, rider)
    skilled = enter(state, TWO, "kakita-nakazo", at=1)
    one = Duel(by, skilled, (ONE, TWO))
    other = Duel(skilled, by, (TWO, ONE))
    assert losers(table, one) == losers(table, other) == (by,)
    more = enter(state, ONE, "kakita-nakazo", at=0)
    assert losers(table, Duel(more, skilled, (ONE, TWO))) == (more, skilled)


@pytest.mark.clause("CCG-8.6")
def test_by_force_the_winner_gains_honor_and_the_loser_bows() -> None:
    state = empty_table()
    fight(state)
    card = hold(state, TWO, "test-of-might")
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    _ = enter(state, TWO, "moto-zhijuan", at=0)
    state.honor[TWO] = 5
    match = going(state, Frame("action-round", TWO, (0, 1)))
    answer(match, f"play:test-of-might.{card}")
    assert state.honor[TWO] == 8
    assert state.play[soto].bowed


def test_a_duel_ends_with_whoever_leaves_it() -> None:
    state = empty_table(3)
    fight(state)
    by = enter(state, ONE, "bayushi-adachi", at=0, attacks=True)
    _ = enter(state, TWO, "moto-zhijuan", at=0)
    mine, theirs = hold(state, ONE, "utz"), hold(state, TWO, "utz")
    more = hold(state, TWO, "war-council")
    match = challenged(state, by, "accept", f"focus:utz.{theirs}")
    match.initiate(TWO, "concede")
    answer(match, "strike")
    assert state.duel is None
    assert {theirs, more} <= {*state.fate_piles[TWO], *state.hands[TWO]}
    assert state.hands[ONE] == (mine,)
    assert by in state.play
    assert match.outcome is None
    assert THREE in state.alive


def test_a_duel_without_one_of_the_two_comes_to_nothing() -> None:
    state, by, rider = adachi()
    card = hold(state, TWO, "utz")
    state.duel = Duel(by, rider, (ONE, TWO), focused=((), (card,)))
    state.hands[TWO] = ()
    _ = state.play.pop(rider)
    state.dynasty_piles[TWO] += (rider,)
    match = going(state, Frame("duel", ONE))
    assert told(match, DuelStopped, "handles") == [(card,)]
    assert card in state.fate_piles[TWO]
    assert by in state.play
