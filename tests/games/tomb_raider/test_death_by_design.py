"""TR-15.4: Death by Design, a fixed map, and entrances chosen by a roll."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider.level_tables import (
    begun,
    deck,
    face_up,
    form_of,
    mapped,
    numbers,
    seats_of,
    starts,
)
from tests.games.tomb_raider.tables import (
    Order,
    a_match,
    a_plan,
    asks,
    events,
    fact,
    kinds,
    match_of,
    offered,
    place,
    play,
    refusals,
    runner,
    view_of,
)

from gorin.games.tomb_raider.events.mapping import FaceDownSwapped, RoomsRemoved
from gorin.games.tomb_raider.events.turns import EntranceChosen, EntranceRolled
from gorin.games.tomb_raider.levels.format import Players

NAME = "death-by-design"
HALL = "test-hall"
MAP = """
043 013 ---  007 038
040 035 041 010 042
004 039 030 015 034
033 008 032 009 029
011 014 027 018 037
031 005 016 006 017
026 012 002 036 001
"""
"""The map as the rule book prints it, the deepest row first."""


def printed() -> dict[str, str]:
    """Return the numbers of the printed map by space, without the empty one."""
    rows = [line.split() for line in MAP.strip().splitlines()]
    return {
        f"{'ABCDE'[column]}{7 - row}": number
        for row, line in enumerate(rows)
        for column, number in enumerate(line)
        if number != "---"
    }


def rolled(*dice: int, answers: tuple[str, ...] = (), variant: str | None = None) -> Any:
    """Return a match of two in which these dice were rolled for the entrances."""
    return begun(NAME, 2, *((face,) for face in dice), *answers, variant=variant)


# -- the roll ------------------------------------------------------------------------------


@pytest.mark.clause("TR-15.4")
def test_it_is_for_two_on_5_by_7_of_power_1() -> None:
    match = begun(NAME, 2, until="entrance-roll")
    plan = match.table.state.level
    assert (plan.width, plan.depth, plan.power) == (5, 7, 1)
    assert form_of(NAME).players.min == 2
    # Alone it is played by the solo rules, which are ours here.
    assert seats_of(NAME) == [1, 2]


@pytest.mark.clause("TR-15.4")
@pytest.mark.parametrize(
    ("dice", "answer", "places"),
    [
        ((5, 2), "0>entrance:E1", ["E1", "A1"]),
        ((5, 2), "0>entrance:A1", ["A1", "E1"]),
        ((1, 3), "1>entrance:A1", ["E1", "A1"]),
    ],
)
def test_the_higher_die_picks_an_entrance_and_the_other_has_the_one_left(
    dice: tuple[int, int], answer: str, places: list[str]
) -> None:
    match = rolled(*dice, answers=(answer,))
    assert starts(match) == places
    assert [raider["entrance"] for raider in fact(match, "raiders")] == places
    assert [event.face for event in events(match, EntranceRolled)] == list(dice)
    assert len(events(match, EntranceChosen)) == 2
    assert events(match, EntranceChosen)[0].seat == int(answer[0])


@pytest.mark.clause("TR-15.4")
def test_nobody_stands_anywhere_before_and_ties_roll_again() -> None:
    match = begun(NAME, 2, until="entrance-roll")
    assert starts(match) == ["", ""]
    play(match, (4,), (4,), until="entrance-roll")
    play(match, (2,), (6,), until="entrance")
    assert asks(match) == [(1, "entrance")]
    assert offered(match) == ["entrance:A1", "entrance:E1"]


@pytest.mark.clause("TR-15.4")
def test_alone_the_entrance_is_chosen_without_a_roll() -> None:
    match = begun(NAME, 1, until="entrance")
    assert kinds(match) == ["entrance"]
    play(match, "entrance:E1", until="opening")
    assert starts(match) == ["E1"]


# -- the map -------------------------------------------------------------------------------


@pytest.mark.clause("TR-15.4b")
def test_the_map_is_laid_out_as_printed() -> None:
    match = rolled(6, 1, answers=("entrance:A1",))
    assert mapped(match) == printed()
    # All of both starters but the treasure rooms, once each.
    both = [*numbers((1, 18)), *numbers((26, 43))]
    assert sorted(mapped(match).values()) == [n for n in both if n not in ("003", "028")]
    assert len(mapped(match)) == 34


@pytest.mark.clause("TR-15.4c", "TR-15.4")
def test_all_but_the_entrances_lies_face_down() -> None:
    match = rolled(6, 1, answers=("entrance:A1",))
    assert face_up(match) == ["A1", "E1"]
    laid = mapped(match)
    assert [laid["A1"], laid["E1"]] == ["026", "001"]
    seen = {found.space: found.slug for found in view_of(match, 0).places if found.slug}
    assert sorted(seen) == ["A1", "E1"]
    # Entrances lie with their tops pointing deeper.
    assert [fact(match, f"map.{space}.facing") for space in ("A1", "E1")] == ["ahead"] * 2


@pytest.mark.clause("TR-15.4a")
@pytest.mark.parametrize(
    ("start", "step", "facing"),
    [("B2", "ahead", "ahead"), ("A3", "right", "right"), ("B4", "back", "back")],
)
def test_positions_are_fixed_but_a_card_lies_as_it_is_entered(
    start: str, step: str, facing: str
) -> None:
    match = a_match(
        [runner(start)],
        {start: HALL, "B3": place("bend-left", face_up=False)},
        level=NAME,
        level_deck=["treasure-cave", "treasure-vault"],
    )
    play(match, f"move:{step}")
    assert fact(match, "map.B3.card") == "bend-left"
    assert fact(match, "map.B3.facing") == facing


@pytest.mark.clause("TR-15.4a")
def test_two_matches_have_the_same_map() -> None:
    one = rolled(6, 1, answers=("entrance:A1",))
    other = rolled(1, 6, answers=("entrance:A1",))
    assert mapped(one) == mapped(other)
    # Before the first turn only the two rooms are shuffled, and the decks of the players.
    assert deck(one) == ["003", "028"]


# -- the treasure space --------------------------------------------------------------------


def at_the_end(*rooms: str) -> Any:
    return a_match([runner("C6")], {"C6": HALL}, level=NAME, level_deck=list(rooms))


@pytest.mark.clause("TR-15.4c")
@pytest.mark.parametrize("rooms", [("treasure-cave", "treasure-vault")] * 2)
@pytest.mark.parametrize("turned", [False, True])
def test_the_treasure_room_is_drawn_when_the_empty_space_is_entered(
    rooms: tuple[str, str], *, turned: bool
) -> None:
    drawn, left = reversed(rooms) if turned else rooms
    match = at_the_end(drawn, left)
    # One space is left for a room, and yet none is put there before somebody comes.
    assert "C7" not in fact(match, "map")
    play(match, "move:ahead", until="search")
    assert fact(match, "map.C7.card") == drawn
    assert fact(match, "map.C7.face_up")
    assert [event.count for event in events(match, RoomsRemoved)] == [1]
    assert fact(match, "level_deck") == []


@pytest.mark.clause("TR-15.4c")
def test_which_room_it_is_the_shuffle_before_play_decides() -> None:
    orders = {}
    for order in ((0, 1), (1, 0)):
        match = begun(NAME, 2, Order(order), (6,), (1,), "entrance:A1")
        orders[order] = fact(match, "level_deck")
        assert "C7" not in fact(match, "map")
        assert numbers(3, 28) == deck(match)
    assert orders[0, 1] == orders[1, 0][::-1]


@pytest.mark.clause("TR-15.4c")
def test_no_other_location_comes_from_a_deck() -> None:
    match = at_the_end("treasure-cave", "treasure-vault")
    play(match, "move:right")
    # C6 has no face-down neighbour in this position, and the two rooms are for C7 alone.
    assert fact(match, "raiders.0.at") == "C6"
    assert sorted(fact(match, "map")) == ["C6"]
    assert len(fact(match, "level_deck")) == 2


# -- no level deck -------------------------------------------------------------------------


def looking(*, spare: bool) -> Any:
    """Return a match in which a raider may look at a location, with or without spare ones."""
    more: Any = {"more_level_decks": [["empty-room", "deathtrap"]]} if spare else {}
    return a_match(
        [runner("B2", hand=["snoop-ahead"])],
        {"B2": HALL, "B3": place("slide", face_up=False), "C6": HALL},
        level=form_of(NAME, "spare" if spare else "fixed"),
        level_deck=["treasure-cave", "treasure-vault"],
        **more,
    )


@pytest.mark.clause("TR-15.4d")
def test_a_card_that_looks_at_the_level_deck_looks_at_the_map_next_to_its_raider() -> None:
    match = looking(spare=False)
    play(match, "play:snoop-ahead", until="look-where")
    assert offered(match) == ["look:deck", "look:B3"]
    play(match, "look:B3")
    assert [found.slug for found in view_of(match, 0).places if found.space == "B3"] == ["slide"]
    assert [found.slug for found in view_of(match, None).places if found.space == "B3"] == [""]
    # Nothing can be swapped in.
    assert fact(match, "map.B3.card") == "slide"


@pytest.mark.clause("TR-15.4d")
@pytest.mark.parametrize("answer", ["swap", "leave"])
def test_with_locations_kept_as_a_pile_the_one_seen_may_be_swapped(answer: str) -> None:
    match = looking(spare=True)
    play(match, "play:snoop-ahead", "look:B3", until="swap")
    assert offered(match) == ["leave", "swap"]
    play(match, answer)
    swapped = answer == "swap"
    assert fact(match, "map.B3.card") == ("empty-room" if swapped else "slide")
    assert not fact(match, "map.B3.face_up")
    assert fact(match, "more_level_decks.0") == (
        ["deathtrap", "slide"] if swapped else ["empty-room", "deathtrap"]
    )
    assert len(events(match, FaceDownSwapped)) == swapped
    # What was swapped in nobody has seen.
    shown = next(found.slug for found in view_of(match, 0).places if found.space == "B3")
    assert shown == ("" if swapped else "slide")


@pytest.mark.clause("TR-15.4d")
def test_the_pile_of_152_to_160_is_for_no_space() -> None:
    match = rolled(6, 1, answers=("entrance:A1",), variant="spare")
    assert deck(match, 0) == ["003", "028"]
    assert deck(match, 1) == numbers((152, 160))
    spare = view_of(match).level_decks[1]
    assert (spare.spare, spare.count) == (True, 9)
    assert mapped(match) == printed()
    # It is no treasure space either: a raider that gets to one without a card stays out.
    bare = a_match([runner("A1")], {"A1": HALL}, level=form_of(NAME, "spare"), level_deck=[])
    play(bare, "move:right")
    assert fact(bare, "raiders.0.at") == "A1"


@pytest.mark.clause("TR-15.4")
@pytest.mark.parametrize(("seats", "taken"), [(3, {"A1": 2, "E1": 1}), (4, {"A1": 2, "E1": 2})])
def test_more_raiders_would_share_the_entrances_evenly(seats: int, taken: dict[str, int]) -> None:
    level = replace(form_of(NAME), players=Players(2, 4))
    match = match_of(replace(a_plan(seats=seats, level=NAME), level=level))
    dice = [(6 - seat,) for seat in range(seats)]
    play(match, *dice, "entrance:A1", "entrance:A1", until="opening")
    assert Counter(starts(match)) == taken


@pytest.mark.clause("TR-15.4")
@pytest.mark.parametrize("attempt", ["move:ahead", "attack:1", "search", "reset"])
def test_before_an_entrance_is_chosen_nothing_else_may_be_done(attempt: str) -> None:
    match = begun(NAME, 2, until="entrance-roll")
    assert refusals(match, 0, attempt) == ["TR-5.1"]
