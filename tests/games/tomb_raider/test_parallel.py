"""TR-15.6 and TR-15.7: levels with a deck on either side of the map."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider.level_tables import (
    begun,
    deck,
    face_up,
    faults,
    form_of,
    mapped,
    numbers,
    seats_of,
    starts,
)
from tests.games.tomb_raider.tables import (
    RULEBOOK,
    a_match,
    a_plan,
    asks,
    events,
    fact,
    match_of,
    play,
    runner,
    view_of,
)

from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import begin
from gorin.games.tomb_raider.events.mapping import PlacedFaceDown, RoomsRemoved
from gorin.games.tomb_raider.events.piles import Shuffled
from gorin.kernel.clauses import BadInput

PERIL, PICK_UP = "parallel-peril", "parallel-pick-up"
HALL = "test-hall"


# -- Parallel Peril ------------------------------------------------------------------------


@pytest.mark.clause("TR-15.6")
def test_parallel_peril_is_4_by_8_of_power_1_for_two_or_more() -> None:
    match = begun(PERIL, 2, until="entrance-roll")
    plan = match.table.state.level
    assert (plan.width, plan.depth, plan.power, plan.treasure_minimum) == (4, 8, 1, 5)
    assert form_of(PERIL).players.min == 2
    assert seats_of(PERIL) == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("TR-15.6")
def test_each_deck_lies_beside_its_entrance_and_one_die_each_picks() -> None:
    match = begun(PERIL, 2, (1,), (2,), until="entrance")
    assert asks(match) == [(1, "entrance")]
    play(match, "entrance:D1", until="opening")
    assert starts(match) == ["A1", "D1"]
    assert mapped(match) == {"A1": "001", "D1": "026"}
    assert face_up(match) == ["A1", "D1"]
    assert deck(match, 0) == numbers((2, 18))
    assert deck(match, 1) == numbers((27, 43))
    assert [raider["saved"] for raider in fact(match, "raiders")] == [[], []]


def beside(start: str, cave: list[str], tomb: list[str], level: Any = PERIL, **map: str) -> Any:
    return a_match(
        [runner(start)],
        {start: HALL, **map},
        level=level,
        level_deck=cave,
        more_level_decks=[tomb],
    )


@pytest.mark.clause("TR-15.6a")
@pytest.mark.parametrize(
    ("start", "step", "space", "card"),
    [
        ("A2", "ahead", "A3", "fork"),
        ("A2", "right", "B2", "fork"),
        ("B2", "right", "C2", "slide"),
        ("C2", "left", "B2", "fork"),
        ("D4", "ahead", "D5", "slide"),
    ],
)
def test_the_columns_of_a_side_take_the_cards_of_that_side(
    start: str, step: str, space: str, card: str
) -> None:
    match = beside(start, ["fork", "overlook"], ["slide", "dead-end"])
    play(match, f"move:{step}")
    assert fact(match, f"map.{space}.card") == card
    spans = [(found.columns, found.depths) for found in view_of(match).level_decks]
    assert spans == [((1, 2), (1, 8)), ((3, 4), (1, 8))]


@pytest.mark.clause("TR-15.6")
@pytest.mark.parametrize(("start", "lies"), [("A3", False), ("A4", True), ("D3", False)])
def test_either_treasure_room_lies_at_depth_5_or_deeper(start: str, *, lies: bool) -> None:
    match = beside(start, ["treasure-cave", "fork"], ["treasure-vault", "slide"])
    play(match, "move:ahead")
    deeper = f"{start[0]}{int(start[1]) + 1}"
    is_room = fact(match, f"map.{deeper}.card") in ("treasure-cave", "treasure-vault")
    assert is_room is lies


@pytest.mark.clause("TR-15.6b")
def test_when_a_treasure_room_is_placed_the_other_decks_room_is_removed() -> None:
    match = beside("A4", ["treasure-cave", "fork"], ["slide", "treasure-vault", "dead-end"])
    play(match, "move:ahead")
    assert fact(match, "map.A5.card") == "treasure-cave"
    assert fact(match, "more_level_decks.0") == ["slide", "dead-end"]
    assert [(event.zone, event.count) for event in events(match, RoomsRemoved)] == [
        ("level-deck/1", 1)
    ]
    assert [event.zone for event in events(match, Shuffled)] == ["level-deck/1"]


FULL = {f"{column}{depth}": HALL for depth in (5, 6, 7, 8) for column in "ABCD"}


@pytest.mark.clause("TR-15.6b")
@pytest.mark.parametrize(
    ("last", "room", "left"),
    [
        ("D8", "treasure-vault", (["overlook"], ["dead-end"])),
        ("B8", "treasure-cave", (["overlook"], ["dead-end"])),
    ],
)
def test_the_last_space_gets_the_room_of_the_deck_that_owns_its_column(
    last: str, room: str, left: tuple[list[str], list[str]]
) -> None:
    spaces = {space: card for space, card in FULL.items() if space not in (last, "A6")}
    match = beside(
        "A5", ["fork", "overlook", "treasure-cave"], ["dead-end", "treasure-vault"], **spaces
    )
    play(match, "move:ahead")
    assert fact(match, "map.A6.card") == "fork"
    assert fact(match, f"map.{last}.card") == room
    assert len(events(match, PlacedFaceDown)) == 1
    assert (fact(match, "level_deck"), fact(match, "more_level_decks.0")) == left


# -- Parallel Pick Up ----------------------------------------------------------------------


@pytest.mark.clause("TR-15.7")
@pytest.mark.parametrize(
    ("variant", "power", "depth", "treasure", "least"),
    [
        (None, 1, 6, 4, 18),
        ("power-1", 1, 6, 4, 18),
        ("power-2", 2, 8, 5, 18),
        ("power-3", 3, 10, 6, 20),
    ],
)
def test_parallel_pick_up_grows_with_its_power(
    variant: str | None, power: int, depth: int, treasure: int, least: int
) -> None:
    level = form_of(PICK_UP, variant)
    assert (level.power, level.width, level.depth) == (power, 4, depth)
    assert (level.limits.treasure, level.building.minimum) == (treasure, least)
    assert level.building.room_power == power
    # It is a contest of two builders and is not played alone.
    assert seats_of(PICK_UP, variant=variant) == [2]


@pytest.mark.clause("TR-15.7")
@pytest.mark.parametrize("variant", ["power-1", "power-2", "power-3"])
def test_each_starts_at_an_own_entrance_beside_an_own_deck(variant: str) -> None:
    match = begun(PICK_UP, 2, variant=variant)
    assert starts(match) == ["A1", "D1"]
    assert mapped(match) == {"A1": "026", "D1": "001"}
    owned = [(found.columns, found.depths[0]) for found in view_of(match).level_decks]
    assert owned == [((1, 2), 1), ((3, 4), 1)]
    # The decks of ours obey the rules for decks.
    level = form_of(PICK_UP, variant)
    assert [len(deck(match, number)) + 1 >= level.building.minimum for number in (0, 1)] == [
        True,
        True,
    ]
    if variant == "power-1":
        assert deck(match, 0) == numbers((27, 43))
        assert deck(match, 1) == numbers((2, 18))


def brought(first: tuple[str, ...], variant: str = "power-1", second: tuple[str, ...] = ()) -> Any:
    """Return the plan of a match in which players bring level decks of their own."""
    plan = a_plan(seats=2, level=PICK_UP, variant=variant)
    seats = (
        replace(plan.seats[0], locations=first),
        replace(plan.seats[1], locations=second),
    )
    return replace(plan, seats=seats)


@pytest.mark.clause("TR-15.7")
def test_players_bring_level_decks_of_their_own() -> None:
    own = ("001-018", "153")
    match = match_of(brought(own))
    play(match, until="opening")
    assert mapped(match) == {"A1": "001", "D1": "001"}
    assert deck(match, 0) == numbers((2, 18), 153)
    assert deck(match, 1) == numbers((2, 18))
    match = match_of(brought(own, second=("026-043", "157", "157")))
    assert deck(match, 1) == numbers((27, 43), 157, 157)


@pytest.mark.clause("TR-15.7")
@pytest.mark.parametrize(
    ("variant", "own", "reasons"),
    [
        ("power-1", ("001-017",), ["level-too-few"]),
        ("power-2", ("001-018",), []),
        ("power-3", ("001-018", "152"), ["level-too-few"]),
        ("power-3", ("001-018", "152", "153"), []),
        ("power-1", ("001-018", "028"), ["level-wrong-rooms"]),
        ("power-1", ("001-002", "004-018", "152"), ["level-wrong-rooms"]),
        ("power-1", ("001-018", "026"), ["level-wrong-entrances"]),
        ("power-1", ("002-018", "152"), ["level-wrong-entrances"]),
        ("power-1", ("001-018", "101"), ["level-wrong-family"]),
        ("power-2", ("001-018", "101"), []),
        ("power-1", ("001-002", "004-018", "118"), ["level-room-power"]),
        ("power-2", ("001-002", "004-018", "118"), []),
        ("power-2", ("001-002", "004-018", "151"), ["level-room-power"]),
        ("power-3", ("001-002", "004-018", "152-153", "151"), []),
        ("power-1", ("001-018", "no-such-card"), ["level-no-location"]),
        ("power-1", ("001-018", "020"), ["level-no-location"]),
    ],
)
def test_a_level_deck_of_ones_own_obeys_the_rules(
    variant: str, own: tuple[str, ...], reasons: list[str]
) -> None:
    for plan in (brought(own, variant), brought((), variant, second=own)):
        found: list[str] = []
        try:
            _ = begin(RULEBOOK, plan, shipped())
        except BadInput as error:
            found = [fault.message.id for fault in error.all]
        assert found == reasons


@pytest.mark.clause("TR-15.7")
@pytest.mark.parametrize(("variant", "first"), [("power-1", 4), ("power-2", 5), ("power-3", 6)])
@pytest.mark.parametrize("column", ["A", "D"])
def test_the_treasure_room_has_a_minimum_depth_by_power(
    variant: str, first: int, column: str
) -> None:
    for depth, lies in ((first - 1, False), (first, True)):
        start = f"{column}{depth - 1}"
        match = beside(
            start,
            ["treasure-cave", "fork"],
            ["treasure-vault", "slide"],
            form_of(PICK_UP, variant),
        )
        play(match, "move:ahead")
        card = fact(match, f"map.{column}{depth}.card")
        assert (card in ("treasure-cave", "treasure-vault")) is lies


@pytest.mark.clause("TR-15.7a")
@pytest.mark.parametrize(("last", "room"), [("D6", "treasure-vault"), ("B6", "treasure-cave")])
def test_the_last_space_gets_the_room_of_whoever_owns_its_column(last: str, room: str) -> None:
    spaces = {f"{column}{depth}": HALL for depth in (4, 5, 6) for column in "ABCD"}
    del spaces[last], spaces["A5"]
    match = beside(
        "A4",
        ["fork", "overlook", "treasure-cave"],
        ["dead-end", "treasure-vault"],
        PICK_UP,
        **spaces,
    )
    play(match, "move:ahead")
    assert fact(match, "map.A5.card") == "fork"
    assert fact(match, f"map.{last}.card") == room
    assert (fact(match, "level_deck"), fact(match, "more_level_decks.0")) == (
        ["overlook"],
        ["dead-end"],
    )


@pytest.mark.clause("TR-15.7a")
def test_a_side_takes_its_locations_from_its_players_deck() -> None:
    match = beside("B2", ["fork"], ["slide"], PICK_UP)
    play(match, "move:right")
    assert fact(match, "map.C2.card") == "slide"
    assert fact(match, "level_deck") == ["fork"]


@pytest.mark.clause("TR-15.7")
def test_there_is_no_start_bonus_and_nothing_about_copies() -> None:
    level = form_of(PICK_UP)
    assert level.bonuses is None
    assert (
        faults(level, decks=(*level.decks[:1], replace(level.decks[1], cards=("001-018", "004"))))
        == []
    )
