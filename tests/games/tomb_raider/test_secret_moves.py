"""TR-9.2: secret moves."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    fact,
    hunter,
    offered,
    place,
    play,
    refusals,
    spelunker,
)

# The net is overcome with Move 8; the somersault adds 1 to a result after the roll.
NET = {"B1": place("open-cavern", obstacles=["test-net"]), "C1": "open-cavern"}
SOMERSAULT = "test-somersault"


@pytest.mark.clause("TR-9.2", "TR-12.6")
def test_a_secret_move_is_played_from_hand_with_its_first_use_and_stays_saved() -> None:
    match = a_match([spelunker("B1", hand=[SOMERSAULT])], NET)
    play(match, "stay", (2, 2, 3), until="window-roll")
    assert offered(match) == ["pass", f"play:{SOMERSAULT}"]
    play(match, f"play:{SOMERSAULT}")
    assert fact(match, "raiders.0.saved") == [SOMERSAULT]
    assert fact(match, "raiders.0.unsaved") == []
    # Its effect came with it: 7 + 1 overcame the net, so the raider may search.
    assert offered(match) == ["no-search", "search"]


@pytest.mark.clause("TR-9.2")
def test_a_secret_move_in_play_is_used_as_often_as_its_conditions_are_met() -> None:
    two = {"B1": place("open-cavern", obstacles=["test-net", "test-spikes"])}
    match = a_match([spelunker("B1", saved=[SOMERSAULT])], two)
    play(match, "stay", "face:test-net", (2, 2, 3), f"use:{SOMERSAULT}")
    assert not fact(match, "raiders.0.stuck")
    play(match, (2, 2, 3), f"use:{SOMERSAULT}", until="search")
    assert fact(match, "raiders.0.damage") == 0
    assert fact(match, "raiders.0.saved") == [SOMERSAULT]


@pytest.mark.clause("TR-9.2")
def test_a_secret_move_is_used_more_than_once_in_a_test_if_nothing_forbids_it() -> None:
    match = a_match([spelunker("B1", saved=[SOMERSAULT])], NET)
    play(match, "stay", (2, 2, 2), f"use:{SOMERSAULT}", f"use:{SOMERSAULT}", until="search")
    assert not fact(match, "raiders.0.stuck")


@pytest.mark.clause("TR-9.2")
def test_a_secret_move_does_nothing_while_its_conditions_are_not_met() -> None:
    match = a_match([spelunker("B1", hand=[SOMERSAULT], saved=[SOMERSAULT]), hunter("B1")], NET)
    # No test is in progress at the start of the round.
    assert offered(match) == ["pass"]
    assert set(refusals(match, 0, f"play:{SOMERSAULT}")) == {"TR-12.2", "TR-12.1"}
    match = a_match([hunter("B1"), spelunker("C1", saved=[SOMERSAULT])], NET)
    play(match, "0>stay", (1, 1), until="window-start")
    # It was seat 0's test: seat 1 was asked during it, but not offered its own move.
    assert fact(match, "raiders.0.stuck")


@pytest.mark.clause("TR-9.2")
def test_another_raiders_test_does_not_meet_your_tests_condition() -> None:
    match = a_match([hunter("B1"), spelunker("C1", saved=[SOMERSAULT])], NET)
    play(match, "0>stay", (1, 1), until="window-roll")
    assert offered(match, 1) == ["pass"]
    assert refusals(match, 1, f"use:{SOMERSAULT}") == ["TR-12.1"]


@pytest.mark.clause("TR-9.2", "TR-9.7")
def test_a_secret_move_in_play_survives_death_but_not_one_in_hand() -> None:
    match = a_match(
        [spelunker("", entrance="B1", dead=True, hand=[SOMERSAULT], saved=["test-handstand"])],
        {"B1": "open-cavern"},
        round="draw",
    )
    play(match, until="window-start")
    assert fact(match, "raiders.0.saved") == ["test-handstand"]


@pytest.mark.clause("TR-9.2", "TR-12.9")
def test_a_cancelled_secret_move_is_discarded_and_not_saved() -> None:
    match = a_match(
        [
            spelunker("B1", hand=[SOMERSAULT], deck=["run"] * 9),
            hunter("C1", hand=["test-cancel"]),
        ],
        NET,
    )
    play(match, "stay", (2, 2, 3), f"play:{SOMERSAULT}", "1>play:test-cancel")
    assert fact(match, "raiders.0.stuck")
    assert fact(match, "raiders.0.saved") == []
    assert fact(match, "raiders.0.discard") == [SOMERSAULT]


@pytest.mark.clause("TR-9.2", "TR-12.9")
def test_cancelling_a_use_from_the_saved_row_leaves_the_secret_move_there() -> None:
    match = a_match([spelunker("B1", saved=[SOMERSAULT]), hunter("C1", hand=["test-cancel"])], NET)
    play(match, "stay", (2, 2, 3), f"use:{SOMERSAULT}", "1>play:test-cancel")
    assert fact(match, "raiders.0.stuck")
    assert fact(match, "raiders.0.saved") == [SOMERSAULT]
