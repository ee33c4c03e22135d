"""TR-11: key terms."""

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
    place_of,
    play,
    refusals,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.board import connected, space_named
from gorin.games.tomb_raider.events.trials import Rolled, TestEnded
from gorin.games.tomb_raider.measures import adjacent, is_cut_off
from gorin.games.tomb_raider.state import State
from gorin.kernel.match import Match

HALL = "test-hall"  # exits on all sides
PIT = "test-pit"  # no exits
BRIDGE = "narrow-crossing"  # exits ahead and back


def near(match: Match[State], name: str) -> set[str]:
    found = adjacent(match.table, space_named(name))
    return {f"{chr(64 + space % 100)}{space // 100}" for space in found}


def reached(match: Match[State], name: str) -> list[str]:
    table = match.table
    found = connected(space_named(name), lambda at: adjacent(table, at))
    return [f"{chr(64 + space % 100)}{space // 100}" for space in found]


def sealed(**more: Any) -> dict[str, Any]:
    """Return a full map of pits around what is given, so that nothing is unknown."""
    spaces = {f"{column}{depth}": PIT for column in "ABC" for depth in range(1, 7)}
    return {**spaces, "B4": place("treasure-vault", face_up=False), **more}


@pytest.mark.clause("TR-11.1")
def test_a_location_is_adjacent_to_those_its_exits_point_to() -> None:
    match = a_match([spelunker("B2")], {"B2": BRIDGE, "B1": HALL, "A2": HALL})
    assert near(match, "B2") == {"B1", "B3"}


@pytest.mark.clause("TR-11.1")
def test_adjacency_is_not_symmetric() -> None:
    # The bridge has no exit to the sides, but the hall beside it has one towards the bridge.
    match = a_match([spelunker("A2")], {"A2": HALL, "B2": BRIDGE})
    assert "B2" in near(match, "A2")
    assert "A2" not in near(match, "B2")
    assert refusals(match, 0, "move:right") == []
    match = a_match([spelunker("B2")], {"A2": HALL, "B2": BRIDGE})
    assert refusals(match, 0, "move:left") == ["TR-4.6"]


@pytest.mark.clause("TR-11.1", "TR-11.2")
def test_a_blocked_exit_makes_no_adjacency() -> None:
    match = a_match([spelunker("B2")], {"B2": place(HALL, blocked=["ahead"])})
    assert near(match, "B2") == {"A2", "C2", "B1"}


@pytest.mark.clause("TR-11.2")
def test_a_blocked_exit_counts_as_none() -> None:
    match = a_match([spelunker("B1", hand=["test-rubble"])], {"B1": HALL, "B2": HALL})
    play(match, "play:test-rubble", "side:ahead", until="move")
    assert "move:ahead" not in offered(match)
    assert refusals(match, 0, "move:ahead") == ["TR-11.2"]
    assert fact(match, "map.B1.blocked") == ["ahead"]
    view = view_of(match).places[0]
    assert view.blocked == ("ahead",)
    assert "ahead" not in view.exits
    # The other side's exits are its own.
    assert place_of(match, "B2").exits == 15


@pytest.mark.clause("TR-11.2")
def test_a_new_exit_found_in_that_direction_removes_the_marker() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-tunnel"])], {"B1": place(HALL, blocked=["ahead"]), "B2": HALL}
    )
    play(match, "play:test-tunnel", until="move")
    assert fact(match, "map.B1.blocked") == []
    assert "move:ahead" in offered(match)


@pytest.mark.clause("TR-11.2")
def test_an_exit_that_was_added_can_be_blocked_and_found_again() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-tunnel", "test-rubble", "test-tunnel"])],
        {"B1": PIT, "B2": HALL},
    )
    play(match, "play:test-tunnel", "side:ahead", until="window-start")
    assert place_of(match, "B1").exits == 1
    play(match, "play:test-rubble", until="window-start")
    assert place_of(match, "B1").exits == 0
    play(match, "play:test-tunnel", "side:ahead", until="move")
    assert place_of(match, "B1").exits == 1
    assert fact(match, "map.B1.blocked") == []


@pytest.mark.clause("TR-11.2")
def test_no_exit_is_found_where_one_is_open_already_or_off_the_map() -> None:
    match = a_match([spelunker("B1", hand=["test-tunnel"])], {"B1": place(HALL, blocked=["left"])})
    play(match, "play:test-tunnel", until="move")
    # Only the blocked side could be chosen: back leads off the map.
    assert place_of(match, "B1").blocked == 0
    match = a_match([spelunker("B1", hand=["test-tunnel"])], {"B1": HALL})
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:test-tunnel") == ["TR-12.1"]


@pytest.mark.clause("TR-11.3")
def test_a_path_of_exits_connects_and_not_the_other_way_round() -> None:
    # A1 leads to A2 and A2 to A3; A3 leads nowhere.
    match = a_match([spelunker("A1")], {**sealed(), "A1": BRIDGE, "A2": place(BRIDGE), "A3": PIT})
    assert reached(match, "A1") == ["A2", "A3"]
    assert reached(match, "A3") == []


@pytest.mark.clause("TR-11.3")
def test_a_location_that_is_next_to_another_without_exits_is_not_connected() -> None:
    match = a_match([spelunker("A1")], {**sealed(), "A1": BRIDGE})
    assert reached(match, "A1") == ["A2"]
    assert "B1" not in reached(match, "A1")


@pytest.mark.clause("TR-11.4")
def test_a_raider_with_no_path_to_the_treasure_room_is_cut_off_and_sees_it() -> None:
    match = a_match([spelunker("B1"), hunter("B3")], sealed(B3=HALL))
    assert [raider.cut_off for raider in view_of(match, 1).raiders] == [True, False]
    assert is_cut_off(match.table, space_named("B1"))
    # Whoever is in the room is not cut off from it, even without a way out.
    match = a_match([spelunker("B4")], sealed(B4="treasure-vault"))
    assert not view_of(match).raiders[0].cut_off


@pytest.mark.clause("TR-11.4")
def test_unknown_spaces_have_exits_on_all_sides() -> None:
    open_map = {name: card for name, card in sealed().items() if name not in ("A2", "A3", "A4")}
    match = a_match([spelunker("A1")], {**open_map, "A1": BRIDGE})
    # Through the unknown column A one gets to the room at B4, which is unknown as well.
    assert near(match, "B4") == {"A4", "C4", "B3", "B5"}
    assert near(match, "A3") == {"A2", "A4", "B3"}
    assert not view_of(match).raiders[0].cut_off


@pytest.mark.clause("TR-11.4")
def test_a_blocked_exit_may_cut_off_and_a_found_one_opens_the_way() -> None:
    cut = sealed(B3=place(HALL, blocked=["ahead"]), A3=BRIDGE, C3=PIT, B2=PIT)
    match = a_match([spelunker("B3", hand=["test-tunnel"])], cut)
    assert view_of(match).raiders[0].cut_off
    play(match, "play:test-tunnel", until="move")
    assert not view_of(match).raiders[0].cut_off


@pytest.mark.clause("TR-11.4")
def test_with_the_room_in_the_level_deck_a_deep_enough_unknown_space_is_a_goal() -> None:
    pits = {f"{column}{depth}": PIT for column in "ABC" for depth in range(1, 7)}
    for unknown, cut_off in (("A2", True), ("A4", False)):
        spaces = {name: card for name, card in pits.items() if name != unknown}
        depth = int(unknown[1])
        spaces |= {f"A{row}": BRIDGE for row in range(1, depth)}
        match = a_match(
            [spelunker("A1")],
            spaces,
            level="shuffled-room",
            level_deck=["treasure-vault", "test-hall"],
        )
        # At depth 2 the room may not lie; all that leads on from there is pits.
        assert view_of(match).raiders[0].cut_off is cut_off


@pytest.mark.clause("TR-11.4")
def test_a_dead_raider_is_not_called_cut_off() -> None:
    match = a_match([spelunker("", dead=True, entrance="B1"), hunter("B3")], sealed(B3=HALL))
    assert not view_of(match).raiders[0].cut_off


@pytest.mark.clause("TR-11.4", "TR-8.5")
def test_who_is_cut_off_is_told_so_when_asked_for_a_reset() -> None:
    for at, message in (("B1", "ask-reset-cut-off"), ("B3", "ask-reset")):
        match = a_match([spelunker(at)], sealed(B3=HALL), round="draw")
        assert kinds(match) == ["reset"]
        assert match.pending[0].decision.prompt.message == message


@pytest.mark.clause("TR-11.5")
def test_life_starts_at_the_lowest_ability_and_extra_life_comes_on_top() -> None:
    match = a_match([spelunker("B1", hand=["test-amulet"], damage=1)], {"B1": HALL})
    before = view_of(match).raiders[0]
    assert (before.life, before.maximum_life) == (1, 2)
    play(match, "play:test-amulet", until="move")
    after = view_of(match).raiders[0]
    assert (after.life, after.maximum_life, after.abilities) == (2, 3, before.abilities)
    assert fact(match, "raiders.0.extra_life") == 1


@pytest.mark.clause("TR-11.5")
def test_extra_life_is_lost_when_the_raider_comes_back() -> None:
    match = a_match([spelunker("B1", entrance="B1", extra_life=2)], {"B1": HALL}, round="draw")
    play(match, "reset", until="move")
    assert fact(match, "raiders.0.extra_life") == 0
    assert view_of(match).raiders[0].maximum_life == 2


@pytest.mark.clause("TR-11.6")
def test_a_result_is_the_dice_total_plus_modifiers() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["rope"], hand=["just-made-it"])],
        {"B1": place(HALL, obstacles=["gap"])},
    )
    # Rope +2 and Just Made It +2: 2 + 2 + 2 makes 10, just the gap's target.
    play(match, "stay", "test:move", (2, 2, 2), "play:just-made-it", until="search")
    assert [event.result for event in events(match, Rolled)] == [8]
    ended = events(match, TestEnded)
    assert [(event.result, event.success) for event in ended] == [(10, True)]


@pytest.mark.clause("TR-11.7")
@pytest.mark.parametrize(("dice", "success"), [((3, 3, 2), True), ((3, 3, 1), False)])
def test_a_test_rolls_the_ability_and_fails_below_the_target(
    dice: tuple[int, ...], *, success: bool
) -> None:
    match = a_match([spelunker("B1")], {"B1": place(HALL, obstacles=["test-net"])})
    play(match, "stay", until="roll")
    assert dice_asked(match) == 3
    play(match, dice)
    assert [event.success for event in events(match, TestEnded)] == [success]
    assert fact(match, "raiders.0.stuck") is not success
