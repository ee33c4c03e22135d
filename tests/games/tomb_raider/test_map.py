"""TR-4: the level map."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from tests.games.tomb_raider.tables import (
    a_level,
    a_match,
    a_new_match,
    a_plan,
    events,
    fact,
    hunter,
    kinds,
    match_of,
    offered,
    place,
    play,
    refusals,
    runner,
    spelunker,
    view_of,
)
from tests.shipped import read_level

from gorin.games.tomb_raider.board import depth_of, space_named
from gorin.games.tomb_raider.events.mapping import PlacedFaceDown
from gorin.games.tomb_raider.events.piles import Shuffled
from gorin.games.tomb_raider.levels.format import Arrangement, EntranceSpot, Level, Limits
from gorin.games.tomb_raider.measures import is_known
from gorin.kernel.clauses import BadInput

HALL = "test-hall"


def faults(level: Level, **changed: object) -> list[str]:
    """Return the clauses by which a level with changed entries is refused, in its first variant."""
    form = level.variant(None)
    data = to_builtins(form) | {name: to_builtins(value) for name, value in changed.items()}
    try:
        _ = read_level(data, "level")
    except BadInput as error:
        return [fault.clause for fault in error.all]
    return []


def entered_at(*spots: tuple[int, int]) -> Arrangement:
    """Return entrances, the Tomb Entrance each, by column and depth."""
    return Arrangement(tuple(EntranceSpot(*spot, card="tomb-entrance") for spot in spots))


@pytest.mark.clause("TR-4.1")
def test_a_level_is_a_grid_so_many_locations_wide_and_deep() -> None:
    seen = view_of(a_new_match(seats=2))
    assert (seen.width, seen.depth) == (3, 6)
    level = a_level("introductory")
    assert faults(level) == []
    assert faults(level, width=0) == ["TR-18.1"]
    assert faults(level, depth=100) == ["TR-18.1"]
    assert faults(level, entrances=(entered_at((1, 1), (1, 1)),)) == ["TR-4.1"]


@pytest.mark.clause("TR-4.1", "TR-4.5")
def test_spaces_without_a_face_up_location_are_unknown() -> None:
    match = a_match([runner("B1")], {"B1": HALL, "B2": place(HALL, face_up=False)})
    known = {name: is_known(match.table, space_named(name)) for name in ("B1", "B2", "B3")}
    assert known == {"B1": True, "B2": False, "B3": False}


@pytest.mark.clause("TR-4.2")
def test_the_entrances_row_is_depth_1_and_each_further_row_one_deeper() -> None:
    match = a_new_match(seats=2)
    entrances = [raider.entrance for raider in match.table.state.raiders.values()]
    assert [depth_of(space) for space in entrances] == [1, 1]
    match = a_match(
        [runner("B1")], {f"B{depth}": "open-cavern" for depth in range(1, 7)}, level_deck=[]
    )
    # Open Cavern has danger 1, to which the depth is added.
    assert [found.danger for found in view_of(match).places] == [2, 3, 4, 5, 6, 7]
    play(match, "move:ahead")
    assert fact(match, "raiders.0.at") == "B2"


@pytest.mark.clause("TR-4.3")
def test_two_players_enter_in_the_corners_of_depth_1_with_the_tops_pointing_forward() -> None:
    match = a_new_match(seats=2)
    assert [fact(match, f"raiders.{seat}.at") for seat in (0, 1)] == ["A1", "C1"]
    for space in ("A1", "C1"):
        assert fact(match, f"map.{space}.card") == "tomb-entrance"
        assert fact(match, f"map.{space}.facing") == "ahead"
        assert fact(match, f"map.{space}.face_up")
        assert fact(match, f"map.{space}.exits") == ["ahead", "right", "left"]
    assert [fact(match, f"raiders.{seat}.entrance") for seat in (0, 1)] == ["A1", "C1"]


@pytest.mark.clause("TR-4.3")
def test_alone_the_second_corner_stays_empty() -> None:
    match = a_new_match(seats=1)
    assert "A1" in fact(match, "map")
    assert "C1" not in fact(match, "map")


@pytest.mark.clause("TR-4.4")
def test_in_the_introductory_level_the_treasure_room_lies_face_down_in_the_middle_of_depth_4() -> (
    None
):
    match = a_new_match(seats=2)
    assert fact(match, "map.B4.card") == "treasure-vault"
    assert not fact(match, "map.B4.face_up")
    assert "treasure-vault" not in fact(match, "level_deck")


@pytest.mark.clause("TR-4.4")
def test_in_other_levels_the_treasure_room_is_shuffled_into_the_level_deck() -> None:
    match = a_new_match(seats=2, level="shuffled-room")
    assert fact(match, "level_deck").count("treasure-vault") == 1
    assert sorted(fact(match, "map")) == ["A1", "C1"]


@pytest.mark.clause("TR-4.5")
def test_entering_a_face_down_location_is_exploring() -> None:
    match = a_match(
        [runner("B3")], {"B3": HALL, "B4": place("treasure-vault", face_up=False), "B5": HALL}
    )
    play(match, "move:ahead")
    assert kinds(match) == ["search"]
    assert fact(match, "map.B4.face_up")
    assert fact(match, "raiders.0.at") == "B4"


@pytest.mark.clause("TR-4.5")
def test_the_face_of_a_face_down_location_is_not_shown() -> None:
    match = a_match([runner("B1")], {"B1": HALL, "B2": place("bat-cave", face_up=False)})
    seen = {found.space: found for found in view_of(match, 0).places}
    assert seen["B2"].slug == ""
    assert seen["B2"].exits == ()


@pytest.mark.clause("TR-4.6")
def test_a_side_without_an_arrow_cannot_be_used_from_inside_but_from_outside() -> None:
    # B2 has no exit to the left; A2 has one to the right.
    match = a_match(
        [runner("B2"), runner("A2")], {"A2": HALL, "B2": "narrow-crossing", "B1": HALL, "B3": HALL}
    )
    assert "move:left" not in offered(match)
    assert refusals(match, 0, "move:left") == ["TR-4.6"]
    play(match, "stay")
    assert "move:right" in offered(match)


@pytest.mark.clause("TR-4.6")
def test_a_card_may_say_otherwise_for_one_move() -> None:
    match = a_match(
        [runner("B2", hand=["the-way-through"])],
        {"A2": "narrow-crossing", "B2": "narrow-crossing"},
    )
    play(match, "play:the-way-through")
    assert "move:left" in offered(match)
    play(match, "move:left")
    assert fact(match, "raiders.0.at") == "A2"
    assert "move:right" not in offered(match)


@pytest.mark.clause("TR-4.6")
def test_a_blocked_exit_is_none_and_an_exit_marker_is_one() -> None:
    match = a_match(
        [runner("B2")],
        {"B2": place("narrow-crossing", blocked=["ahead"], added=["left"]), "B1": HALL},
    )
    assert offered(match) == ["stay", "move:back", "move:left"]


@pytest.mark.clause("TR-4.7")
def test_a_raider_may_be_unable_to_go_back() -> None:
    match = a_match([runner("B1")], {"B1": HALL, "B2": "slide", "B3": HALL})
    play(match, "move:ahead")
    assert "move:back" not in offered(match)
    assert refusals(match, 0, "move:back") == ["TR-4.6"]
    assert fact(match, "raiders.0.at") == "B2"


@pytest.mark.clause("TR-4.8")
@pytest.mark.parametrize(
    ("space", "sides"),
    [
        ("A1", {"ahead", "right"}),
        ("C1", {"ahead", "left"}),
        ("A6", {"right", "back"}),
        ("C6", {"left", "back"}),
        ("B1", {"ahead", "right", "left"}),
    ],
)
def test_arrows_that_point_off_the_map_are_ignored(space: str, sides: set[str]) -> None:
    match = a_match([runner(space)], {space: HALL}, level_deck=["open-cavern"])
    assert set(offered(match)) == {"stay"} | {f"move:{side}" for side in sides}
    for side in {"ahead", "right", "back", "left"} - sides:
        assert refusals(match, 0, f"move:{side}") == ["TR-4.8"]


@pytest.mark.clause("TR-4.8")
def test_a_level_may_not_place_anything_off_its_map() -> None:
    level = a_level("introductory")
    assert faults(level, entrances=(entered_at((4, 1)),)) == ["TR-4.8"]
    assert faults(level, entrances=(entered_at((1, 7)),)) == ["TR-4.8"]


@pytest.mark.clause("TR-4.9")
@pytest.mark.parametrize(("start", "lies"), [("B2", False), ("B3", True), ("B4", True)])
def test_a_treasure_room_is_placed_from_its_minimum_depth_on(start: str, *, lies: bool) -> None:
    match = a_match(
        [runner(start)],
        {start: HALL},
        level="shuffled-room",
        level_deck=["treasure-vault", "open-cavern"],
    )
    play(match, "move:ahead")
    deeper = f"B{int(start[1]) + 1}"
    assert fact(match, f"map.{deeper}.card") == ("treasure-vault" if lies else "open-cavern")
    assert ("treasure-vault" in fact(match, "level_deck")) is not lies


@pytest.mark.clause("TR-4.9")
def test_a_level_may_not_ask_for_a_depth_it_does_not_have() -> None:
    level = a_level("shuffled-room")
    assert faults(level, limits=Limits(treasure=7)) == ["TR-4.9"]


DEEP = {f"{column}{depth}": HALL for column in "ABC" for depth in (4, 5, 6)}


def without(*spaces: str) -> dict[str, object]:
    return {space: card for space, card in DEEP.items() if space not in spaces}


@pytest.mark.clause("TR-4.10", "TR-R7")
def test_the_last_space_that_could_hold_the_treasure_room_gets_it_face_down() -> None:
    match = a_match(
        [runner("B5")],
        without("A5", "C6"),
        level="shuffled-room",
        level_deck=["open-cavern", "slide", "treasure-vault", "overlook"],
    )
    assert events(match, PlacedFaceDown) == []
    play(match, "move:left")
    assert fact(match, "map.A5.card") == "open-cavern"
    assert fact(match, "map.C6.card") == "treasure-vault"
    assert not fact(match, "map.C6.face_up")
    assert fact(match, "level_deck") == ["slide", "overlook"]
    assert [shuffled.clause for shuffled in events(match, Shuffled)] == ["TR-4.10"]
    # The cards above the minimum depth are no places for it, however many are unknown.
    assert sorted(fact(match, "map")) == sorted(DEEP)


@pytest.mark.clause("TR-4.10", "TR-R7")
def test_with_two_spaces_left_it_stays_in_the_deck() -> None:
    match = a_match(
        [runner("B5")],
        without("A5", "C6", "C4"),
        level="shuffled-room",
        level_deck=["open-cavern", "slide", "treasure-vault"],
    )
    play(match, "move:left")
    assert events(match, PlacedFaceDown) == []
    assert "treasure-vault" in fact(match, "level_deck")


@pytest.mark.clause("TR-R7", "TR-4.10")
def test_a_space_with_a_fixed_face_down_card_does_not_count() -> None:
    match = a_match(
        [runner("B5")],
        without("A5", "C6", "C4") | {"C4": place("overlook", face_up=False)},
        level="shuffled-room",
        level_deck=["open-cavern", "slide", "treasure-vault"],
    )
    play(match, "move:left")
    assert fact(match, "map.C6.card") == "treasure-vault"


@pytest.mark.clause("TR-R7", "TR-4.10")
def test_whether_the_last_space_can_be_reached_does_not_matter() -> None:
    match = a_match(
        [runner("B5")],
        without("A5", "C6") | {"C5": "test-pit", "B6": "test-pit"},
        level="shuffled-room",
        level_deck=["open-cavern", "treasure-vault"],
    )
    play(match, "move:left")
    assert fact(match, "map.C6.card") == "treasure-vault"


@pytest.mark.clause("TR-R7", "TR-4.10")
def test_if_the_treasure_room_was_just_drawn_nothing_is_put_down() -> None:
    match = a_match(
        [runner("B5")],
        without("A5", "C6"),
        level="shuffled-room",
        level_deck=["treasure-vault", "slide"],
    )
    play(match, "move:left")
    assert fact(match, "map.A5.card") == "treasure-vault"
    assert events(match, PlacedFaceDown) == []
    assert fact(match, "level_deck") == ["slide"]


@pytest.mark.clause("TR-R7", "TR-4.10")
def test_with_a_treasure_room_on_the_map_no_other_one_is_put_down() -> None:
    match = a_match(
        [runner("B5")],
        without("A5", "C6") | {"A4": place("treasure-vault", face_up=False)},
        level="shuffled-room",
        level_deck=["slide", "treasure-cave"],
    )
    play(match, "move:left")
    assert events(match, PlacedFaceDown) == []
    assert sorted(fact(match, "map")) == sorted({*DEEP, "A5"} - {"C6"})


@pytest.mark.clause("TR-4.10")
def test_if_there_is_one_possible_space_from_the_beginning_it_is_put_there_at_once() -> None:
    level = replace(a_level("shuffled-room"), width=1, depth=4, entrances=(entered_at((1, 1)),))
    match = match_of(replace(a_plan(seats=1, level="shuffled-room"), level=level))
    play(match)
    assert fact(match, "map.A4.card") == "treasure-vault"
    assert "treasure-vault" not in fact(match, "level_deck")


@pytest.mark.clause("TR-4.10")
def test_the_room_put_down_last_is_found_like_any_face_down_card() -> None:
    match = a_match(
        [runner("B5"), hunter("C5")],
        without("A5", "C6"),
        level="shuffled-room",
        level_deck=["open-cavern", "treasure-vault"],
    )
    play(match, "move:left", "1>move:ahead")
    assert fact(match, "map.C6.face_up")
    assert fact(match, "raiders.1.at") == "C6"


@pytest.mark.clause("TR-4.11")
def test_the_printed_exits_turn_with_the_card() -> None:
    # Bend Left: exits on top, left and bottom. Entered from the left its top points right.
    match = a_match([runner("A3")], {"A3": HALL}, level_deck=["bend-left"])
    play(match, "move:right")
    assert fact(match, "map.B3.facing") == "right"
    assert fact(match, "map.B3.exits") == ["ahead", "right", "left"]


@pytest.mark.clause("TR-4.11")
def test_a_location_keeps_its_orientation_when_it_is_entered_again() -> None:
    match = a_match([runner("A3"), spelunker("B2")], {"A3": HALL, "B2": HALL}, level_deck=["fork"])
    play(match, "move:right", "1>move:ahead", "stay", "no-attack")
    assert fact(match, "raiders.1.at") == "B3"
    assert fact(match, "map.B3.facing") == "right"


@pytest.mark.clause("TR-4.12", "TR-R8")
def test_entered_by_a_fall_a_card_lies_with_its_bottom_toward_depth_1() -> None:
    match = a_match([runner("B3", hand=["chute-trap"])], {"B3": HALL}, level_deck=["bend-left"])
    play(match, "play:chute-trap")
    assert fact(match, "map.B4.facing") == "ahead"
    assert fact(match, "map.B4.exits") == ["ahead", "back", "left"]
