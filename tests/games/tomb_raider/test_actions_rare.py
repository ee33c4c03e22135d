"""The rare actions 181 to 185: what each does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    dice_asked,
    events,
    fact,
    hunter,
    kinds,
    offered,
    place,
    play,
    raider_of,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.actions import DieThrown, TestHindered
from gorin.games.tomb_raider.events.items import HandSeen
from gorin.games.tomb_raider.events.trials import TestEnded
from gorin.kernel.decision import Seat

HALL = "test-hall"
ONE = {"B1": HALL}
ROW = {"B1": HALL, "C1": HALL}


def guarded(*obstacles: str, location: str = HALL) -> dict[str, Any]:
    return {"B1": place(location, obstacles=list(obstacles)), "C1": HALL}


# -- 181 I'm Sorry... ----------------------------------------------------------------------


def test_im_sorry_shows_a_hand_and_discards_a_card_of_it() -> None:
    match = a_match(
        [spelunker("B1", hand=["im-sorry"]), hunter("C1", hand=["rope", "gap", "push"])], ROW
    )
    play(match, "0>play:im-sorry", until="spoil")
    assert offered(match, 0) == ["discard:rope", "discard:gap", "discard:push"]
    play(match, "0>discard:gap", until="move")
    assert fact(match, "raiders.1.hand") == ["rope", "push"]
    assert fact(match, "raiders.1.discard") == ["gap"]


def test_im_sorry_lets_only_its_player_know_the_hand() -> None:
    match = a_match(
        [
            spelunker("B1", hand=["im-sorry"]),
            hunter("C1", hand=["rope", "gap"]),
            runner("C1", hand=["push"]),
        ],
        ROW,
    )
    play(match, "0>play:im-sorry", "0>hand:1", "0>discard:gap", until="move")
    known = {seat: [c.slug for c in view_of(match, seat).raiders[1].known_hand] for seat in (0, 2)}
    assert known == {0: ["rope"], 2: []}
    assert view_of(match, None).raiders[1].known_hand == ()
    assert view_of(match, 0).raiders[2].known_hand == ()
    (seen,) = events(match, HandSeen)
    told = seen.told(Seat(2))
    assert told is not None
    assert "slugs" not in told.args


def test_im_sorry_needs_another_hand_with_cards() -> None:
    match = a_match([spelunker("B1", hand=["im-sorry", "rope"]), hunter("C1")], ROW)
    assert offered(match, 0) == ["pass"]
    assert refusals(match, 0, "play:im-sorry") == ["TR-12.1"]


# -- 182 Luck of the Draw ------------------------------------------------------------------


@pytest.mark.parametrize("face", [1, 4])
def test_luck_of_the_draw_draws_what_a_die_shows(face: int) -> None:
    deck = ["rope", "gap", "push", "run", "bats"]
    match = a_match([spelunker("B1", hand=["luck-of-the-draw"], deck=deck)], ONE)
    play(match, "play:luck-of-the-draw", (face,), until="move")
    assert fact(match, "raiders.0.hand") == deck[:face]
    assert [thrown.face for thrown in events(match, DieThrown)] == [face]


def test_luck_of_the_draw_draws_no_more_than_there_are_and_is_no_test() -> None:
    match = a_match([spelunker("B1", hand=["luck-of-the-draw"], deck=["rope"])], ONE)
    play(match, "play:luck-of-the-draw", (6,), until="move")
    assert fact(match, "raiders.0.hand") == ["rope"]
    match = a_match([spelunker("B1", hand=["luck-of-the-draw"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]


# -- 183 Poor Aim --------------------------------------------------------------------------


def test_poor_aim_lowers_the_result_of_another_raiders_fight_by_6() -> None:
    match = a_match([spelunker("B1"), hunter("C1", hand=["poor-aim"])], guarded("wolves"))
    play(match, "0>stay", (6, 6), "1>play:poor-aim", until="move")
    (ended,) = events(match, TestEnded)
    assert (ended.result, ended.success) == (6, False)


def test_poor_aim_saves_a_raider_that_is_attacked() -> None:
    match = a_match([spelunker("B1"), hunter("B1", hand=["poor-aim"])], ONE)
    play(match, "0>stay", "attack:1", (6, 6), (3, 4), "1>play:poor-aim", until="move")
    assert [raider_of(match, seat).damage for seat in (0, 1)] == [1, 0]


def test_poor_aim_does_not_go_below_0_nor_into_other_tests() -> None:
    match = a_match([spelunker("B1"), hunter("C1", hand=["poor-aim"])], guarded("wolves"))
    play(match, "0>stay", (2, 2), "1>play:poor-aim", until="move")
    assert [hindered.amount for hindered in events(match, TestHindered)] == [4]
    match = a_match([spelunker("B1"), hunter("C1", hand=["poor-aim"])], guarded("test-net"))
    play(match, "0>stay", (6, 6, 6), until="window-roll")
    assert offered(match, 1) == ["pass"]


# -- 184 No Fallback -----------------------------------------------------------------------


@pytest.mark.clause("TR-10.6")
def test_no_fallback_sends_a_raider_back_to_its_entrance() -> None:
    saved = hunter("B3", entrance="C1", save_point="B2", saved=["rope"], damage=1)
    match = a_match(
        [spelunker("B1", hand=["no-fallback"]), saved],
        {**ROW, "B2": HALL, "B3": place(HALL, obstacles=["test-spikes"])},
    )
    play(match, "0>play:no-fallback", "0>stay", "1>stay", (1, 1), until="search")
    assert fact(match, "raiders.1.save_point") == ""
    play(match, "0>no-search", "0>play-on", until="move")
    assert fact(match, "raiders.1.at") == "C1"
    assert fact(match, "raiders.1.saved") == ["rope"]


def test_no_fallback_needs_another_raider_that_has_saved() -> None:
    match = a_match(
        [spelunker("B1", save_point="C1", hand=["no-fallback"]), hunter("C1", saved=["rope"])], ROW
    )
    assert offered(match, 0) == ["pass"]


# -- 185 Superior Tactics ------------------------------------------------------------------


@pytest.mark.clause("TR-12.9")
def test_superior_tactics_cancels_a_card_and_draws_one() -> None:
    match = a_match(
        [
            spelunker("B1", hand=["take-aim"]),
            hunter("C1", hand=["superior-tactics"], deck=["rope", "gap"]),
        ],
        guarded("wolves"),
    )
    play(match, "0>stay", "0>play:take-aim", "1>play:superior-tactics", until="roll")
    assert dice_asked(match) == 2
    assert fact(match, "raiders.1.hand") == ["rope"]


@pytest.mark.clause("TR-12.9")
def test_superior_tactics_that_is_cancelled_itself_does_nothing() -> None:
    match = a_match(
        [
            spelunker("B1", hand=["take-aim", "superior-tactics"], deck=["gap"]),
            hunter("C1", hand=["superior-tactics"], deck=["rope"]),
        ],
        guarded("wolves"),
    )
    play(
        match,
        "0>stay",
        "0>play:take-aim",
        "1>play:superior-tactics",
        "0>play:superior-tactics",
        until="roll",
    )
    assert dice_asked(match) == 3
    assert fact(match, "raiders.0.hand") == ["gap"]
    assert fact(match, "raiders.1.hand") == []


def test_superior_tactics_answers_no_own_card_and_nothing_but_cards() -> None:
    match = a_match(
        [spelunker("B1", hand=["take-aim", "superior-tactics"]), hunter("C1")], guarded("wolves")
    )
    play(match, "0>stay", until="window-test")
    assert offered(match, 0) == ["pass", "play:take-aim"]
    play(match, "0>play:take-aim", until="window-played")
    assert kinds(match) == ["window-played"]
    assert offered(match, 0) == ["pass"]
