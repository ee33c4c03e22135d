"""TR-15.5: Freestyle, one of every location, deep or short, with an alternative start."""

from __future__ import annotations

from collections import Counter
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
    CARDS,
    a_match,
    a_plan,
    asks,
    events,
    fact,
    match_of,
    offered,
    place,
    play,
    runner,
)

from gorin.games.tomb_raider.events.mapping import PlacedFaceDown, RoomsRemoved
from gorin.games.tomb_raider.events.piles import BonusTaken, Shuffled
from gorin.games.tomb_raider.levels.faults import brought_faults
from gorin.games.tomb_raider.levels.format import LevelDeck
from gorin.kernel.clauses import BadInput

NAME = "freestyle"
HALL = "test-hall"
VARIANTS = ("power-2", "power-3", "short", "power-2-supplied", "power-3-supplied")
EVERY = numbers((2, 18), (27, 43), (101, 118), (151, 160))
"""Every location of the Premiere set but the two entrances."""


def rolled(*dice: int, seats: int = 2, variant: str | None = None, picks: Any = ()) -> Any:
    """Return a match after the roll for entrances, the first raider at A1 if nothing is said."""
    answers = picks or ["entrance:A1"]
    return begun(NAME, seats, *((face,) for face in dice), *answers, variant=variant, until="*")


# -- size, deck, limits --------------------------------------------------------------------


@pytest.mark.clause("TR-15.5")
@pytest.mark.parametrize(
    ("variant", "power", "depth", "treasure", "sanctuary"),
    [
        (None, 2, 6, 4, False),
        ("power-2", 2, 6, 4, False),
        ("power-3", 3, 12, 7, True),
        ("short", 3, 6, 4, True),
        ("power-2-supplied", 2, 6, 4, False),
        ("power-3-supplied", 3, 12, 7, True),
    ],
)
def test_power_and_depth_go_together(
    variant: str | None, power: int, depth: int, treasure: int, *, sanctuary: bool
) -> None:
    match = rolled(6, 1, variant=variant)
    plan = match.table.state.level
    assert (plan.power, plan.width, plan.depth) == (power, 3, depth)
    assert plan.treasure_minimum == treasure
    assert deck(match) == [number for number in EVERY if sanctuary or number != "151"]


@pytest.mark.clause("TR-15.5")
def test_any_number_may_play() -> None:
    for variant in VARIANTS:
        assert seats_of(NAME, variant=variant) == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("TR-15.5")
def test_a_deep_map_needs_36_locations_and_each_may_be_there_once() -> None:
    level = form_of(NAME, "power-3")
    assert faults(level, decks=(LevelDeck("own", ("001-018", "026-042", "118")),)) == []
    few = (LevelDeck("own", ("001-018", "026-041", "118")),)
    assert faults(level, decks=few) == [("TR-15.5", "level-too-few")]
    assert faults(form_of(NAME, "power-2"), decks=few) == []
    twice = (LevelDeck("own", ("001-018", "026-043", "101-118", "112")),)
    assert faults(level, decks=twice) == [("TR-15.5", "level-copies")]


@pytest.mark.clause("TR-15.5")
def test_each_entrance_lies_at_depth_1_and_is_picked_in_order_of_a_roll() -> None:
    match = begun(NAME, 3, (2,), (6,), (4,), until="entrance")
    assert face_up(match) == ["A1", "C1"]
    assert mapped(match) == {"A1": "001", "C1": "026"}
    assert asks(match) == [(1, "entrance")]
    play(match, "entrance:C1", "2>entrance:C1", until="opening")
    # Two of three are at one entrance, so the last one has the other.
    assert starts(match) == ["A1", "C1", "C1"]
    assert Counter(starts(match)) == {"A1": 1, "C1": 2}


def explored(start: str, card: str, variant: str) -> bool:
    """Return whether a card on top of the deck comes to lie one row deeper than `start`."""
    match = a_match(
        [runner(start)],
        {start: HALL},
        level=form_of(NAME, variant),
        level_deck=[card, "open-cavern"],
    )
    play(match, "move:ahead")
    deeper = f"{start[0]}{int(start[1:]) + 1}"
    return bool(fact(match, f"map.{deeper}.card") == card)


@pytest.mark.clause("TR-15.5")
@pytest.mark.parametrize(
    ("variant", "first"), [("power-2", 4), ("power-3", 7), ("short", 4), ("power-3-supplied", 7)]
)
@pytest.mark.parametrize(
    "room", ["treasure-cave", "treasure-vault", "atlantean-treasure", "sanctuary"]
)
def test_any_treasure_room_lies_from_a_depth_on(variant: str, first: int, room: str) -> None:
    assert not explored(f"B{first - 2}", room, variant)
    assert explored(f"B{first - 1}", room, variant)
    assert explored(f"B{first}", room, variant)


@pytest.mark.clause("TR-15.5")
@pytest.mark.parametrize("variant", VARIANTS)
def test_atlantean_locations_lie_at_depth_3_or_deeper(variant: str) -> None:
    assert not explored("B1", "hall-of-revelation", variant)
    assert explored("B2", "hall-of-revelation", variant)
    assert explored("B1", "waterfall", variant)


# -- treasure rooms ------------------------------------------------------------------------

DEEP = [f"{column}{depth}" for depth in (4, 5, 6) for column in "ABC"]


def nearly_full(*free: str, level_deck: list[str]) -> Any:
    """Return a match in which only these spaces from depth 4 on are not mapped."""
    spaces = {space: HALL for space in DEEP if space not in free}
    return a_match([runner("B5")], spaces, level=form_of(NAME, "power-2"), level_deck=level_deck)


@pytest.mark.clause("TR-15.5a")
def test_a_treasure_room_is_found_in_the_deck_for_the_last_space() -> None:
    match = nearly_full(
        "A5", "C6", level_deck=["fork", "slide", "atlantean-treasure", "treasure-vault", "pond"]
    )
    play(match, "move:left")
    assert fact(match, "map.A5.card") == "fork"
    # Several would do: the first in the deck is put there, and no other stays in it.
    assert fact(match, "map.C6.card") == "atlantean-treasure"
    assert not fact(match, "map.C6.face_up")
    assert len(events(match, PlacedFaceDown)) == 1
    assert fact(match, "level_deck") == ["slide", "pond"]


@pytest.mark.clause("TR-15.5a")
def test_with_two_spaces_left_nothing_is_put_down() -> None:
    match = nearly_full("A5", "C6", "C4", level_deck=["fork", "treasure-vault", "treasure-cave"])
    play(match, "move:left")
    assert events(match, PlacedFaceDown) == []
    assert events(match, RoomsRemoved) == []
    assert fact(match, "level_deck") == ["treasure-vault", "treasure-cave"]


@pytest.mark.clause("TR-15.5b")
def test_once_a_treasure_room_is_on_the_map_the_others_leave_the_deck_and_it_is_shuffled() -> None:
    match = a_match(
        [runner("B4")],
        {"B4": HALL},
        level=form_of(NAME, "power-3"),
        level_deck=["fork", "treasure-vault", "sanctuary", "slide", "atlantean-treasure"],
    )
    play(match, "move:ahead")
    # A location that is no treasure room changes nothing.
    assert len(fact(match, "level_deck")) == 4
    match = a_match(
        [runner("B6")],
        {"B6": HALL},
        level=form_of(NAME, "power-3"),
        level_deck=["treasure-vault", "fork", "sanctuary", "slide", "atlantean-treasure"],
    )
    play(match, "move:ahead")
    assert fact(match, "map.B7.card") == "treasure-vault"
    assert fact(match, "level_deck") == ["fork", "slide"]
    (removed,) = events(match, RoomsRemoved)
    assert removed.count == 2
    assert [event.clause for event in events(match, Shuffled)] == ["TR-15.5b"]


@pytest.mark.clause("TR-15.5b")
def test_a_second_treasure_room_is_never_drawn() -> None:
    match = a_match(
        [runner("B5")],
        {"B4": place("treasure-cave", face_up=False), "B5": HALL},
        level=form_of(NAME, "power-2"),
        level_deck=["slide", "treasure-vault"],
    )
    play(match, "move:left", until="*")
    assert fact(match, "level_deck") == []


# -- the alternative start -----------------------------------------------------------------


def supplied(seats: int, variant: str = "power-2-supplied") -> Any:
    match = match_of(a_plan(seats=seats, level=NAME, variant=variant))
    dice = [(6 - seat,) for seat in range(seats)]
    picks = ["entrance:A1", "entrance:C1", "entrance:C1"][: 1 if seats < 3 else 3]
    play(match, *(dice if seats > 1 else ()), *picks, until="*bonus" if seats > 1 else "opening")
    return match


@pytest.mark.clause("TR-15.5c", "TR-R22")
@pytest.mark.parametrize("variant", ["power-2", "power-3", "short"])
def test_nobody_starts_with_anything_unless_it_was_agreed(variant: str) -> None:
    match = rolled(6, 1, variant=variant)
    assert asks(match) == [(0, "opening"), (1, "opening")]


@pytest.mark.clause("TR-15.5c", "TR-R22")
@pytest.mark.parametrize("variant", ["power-2-supplied", "power-3-supplied"])
def test_all_but_the_one_who_supplies_the_level_may_start_with_a_card(variant: str) -> None:
    match = supplied(3, variant)
    assert asks(match) == [(1, "bonus"), (2, "bonus")]
    choices = set(offered(match, 1))
    assert "no-bonus" in choices
    assert {"bonus:lara-croft-adventurer", "bonus:idol-of-fortune"} < choices
    # Treasures of power 1 and upgrades of power 2, no others.
    assert not {"bonus:atlantean-dna", "bonus:lara-croft-victor"} & choices
    play(match, "1>bonus:lara-croft-adventurer", "2>no-bonus", until="opening")
    saved = [raider["saved"] for raider in fact(match, "raiders")]
    assert saved == [[], ["lara-croft-adventurer"], []]
    assert [event.seat for event in events(match, BonusTaken)] == [1]
    assert fact(match, "raiders.1.power") == 2


@pytest.mark.clause("TR-15.5c")
def test_the_first_player_may_bring_the_locations() -> None:
    plan = a_plan(seats=2, level=NAME, variant="power-2-supplied")
    own = ("003", "004-018", "026-043", "118")
    first = replace(plan.seats[0], locations=own)
    match = match_of(replace(plan, seats=(first, plan.seats[1])), start=False)
    assert deck(match) == numbers((3, 18), (27, 43), 118)
    # What another player has with them does not come into it.
    other = replace(plan.seats[1], locations=own)
    match = match_of(replace(plan, seats=(plan.seats[0], other)), start=False)
    assert deck(match) == [number for number in EVERY if number != "151"]


def bringing(*own: str, variant: str = "power-2-supplied") -> list[tuple[str, str]]:
    """Return what is wrong with the locations that the first player brings."""
    plan = a_plan(seats=2, level=NAME, variant=variant)
    seats = (replace(plan.seats[0], locations=own), plan.seats[1])
    try:
        _ = match_of(replace(plan, seats=seats), start=False)
    except BadInput as error:
        return [(one.clause, one.message.id) for one in error.all]
    return []


@pytest.mark.clause("TR-9.1", "TR-15.5c")
@pytest.mark.parametrize("room", ["003", "028", "118"])
def test_a_level_that_somebody_supplies_has_a_treasure_room(room: str) -> None:
    assert bringing("004-018", room) == []
    assert bringing("001", "002", "004-018") == [("TR-9.1", "level-no-treasure-room")]
    few = bringing("004-018", variant="power-3-supplied")
    assert few == [("TR-15.5", "level-too-few"), ("TR-9.1", "level-no-treasure-room")]


def test_that_a_room_is_missing_in_what_is_brought_is_told_once() -> None:
    level = form_of(NAME, "power-2-supplied")
    asked = replace(level, building=replace(level.building, treasure_rooms=1))
    own = (("001", "004-018"), ())
    rooms = [
        fault.reason.id for fault in brought_faults(asked, CARDS, own) if "room" in fault.reason.id
    ]
    assert rooms == ["level-wrong-rooms"]


@pytest.mark.clause("TR-15.5", "TR-15.5c")
def test_the_sanctuary_is_for_power_3_whoever_supplies_it() -> None:
    assert bringing("003", "004-018", "151") == [("TR-15.5", "level-room-power")]
    whole = ("002-018", "027-043", "101-117")
    assert bringing(*whole, "151", variant="power-3-supplied") == []
    level = form_of(NAME, "short")
    assert faults(level, decks=(LevelDeck("own", ("002-018", "151")),)) == []


@pytest.mark.clause("TR-15.5c")
def test_alone_there_is_nobody_to_compensate() -> None:
    match = supplied(1)
    assert fact(match, "raiders.0.saved") == []
