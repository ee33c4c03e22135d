"""TR-18: what levels of one's own can say, and what comes of it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider.level_tables import faults, form_of, mapped, starts
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
    view_of,
)

from gorin.games.tomb_raider.events.mapping import PlacedFaceDown
from gorin.games.tomb_raider.levels.format import (
    Arrangement,
    Bonus,
    Bonuses,
    EntranceSpot,
    FixedPlace,
    Level,
    LevelDeck,
    Limits,
    Players,
    Variant,
)
from gorin.games.tomb_raider.levels.odds import chance_of_last_space
from gorin.games.tomb_raider.measures import depth_number, may_lie

HALL = "test-hall"
TOMB = "tomb-entrance"


def a_level(**more: Any) -> Level:
    """Return a level of one's own: 3 by 4, caves, one entrance, the room from depth 3 on."""
    given: dict[str, Any] = {
        "id": "own",
        "title": "Our own level",
        "players": Players(2, 4),
        "power": 1,
        "width": 3,
        "depth": 4,
        "entrances": (Arrangement((EntranceSpot(2, 1, "001"),)),),
        "decks": (LevelDeck("caves", ("002-018",)),),
        "limits": Limits(3),
    }
    return Level(**(given | more))


def of_level(level: Level, seats: int = 2, *, variant: str | None = None) -> Any:
    plan = replace(a_plan(seats=seats), level=level, variant=variant)
    return match_of(plan, start=False)


# -- size, decks, entrances ----------------------------------------------------------------


@pytest.mark.clause("TR-18.1")
@pytest.mark.parametrize(("width", "depth"), [(1, 12), (3, 4), (5, 4), (26, 99)])
def test_a_level_has_the_size_that_is_chosen(width: int, depth: int) -> None:
    middle = Arrangement((EntranceSpot((width + 1) // 2, 1, "001"),))
    level = a_level(width=width, depth=depth, entrances=(middle,))
    assert faults(level) == []
    seen = view_of(of_level(level))
    assert (seen.width, seen.depth) == (width, depth)


@pytest.mark.clause("TR-18.1")
@pytest.mark.parametrize(("width", "depth"), [(0, 4), (27, 4), (3, 0), (3, 100)])
def test_impossible_sizes_are_refused(width: int, depth: int) -> None:
    found = faults(a_level(width=width, depth=depth, limits=Limits(1)))
    assert ("TR-18.1", "level-bad-size") in found


@pytest.mark.parametrize(
    ("title", "reasons"),
    [
        ("The 探险 of São João", []),
        ("x" * 80, []),
        ("x" * 81, ["level-long-title"]),
        ("The\u202e end", ["level-unclean-title"]),
        ("Two\nlines", ["level-unclean-title"]),
        ("Z" + "\u0300" * 4, ["level-unclean-title"]),
        ("", ["level-blank-title"]),
        ("  ", ["level-blank-title"]),
        ("\u3164", ["level-blank-title"]),
        ("\u2800 \u115f", ["level-blank-title"]),
    ],
)
def test_a_title_can_stand_in_a_line_among_others(title: str, reasons: list[str]) -> None:
    assert [reason for _, reason in faults(a_level(title=title))] == reasons
    variant = Variant(id="other", title=title)
    assert [reason for _, reason in faults(a_level(variants=(variant,)))] == reasons


@pytest.mark.clause("TR-18.2")
def test_families_copies_and_fixed_places_are_chosen_and_there_may_be_several_decks() -> None:
    level = a_level(
        decks=(
            LevelDeck("near", ("004", "004", "104"), depths=(1, 2)),
            LevelDeck("far", ("027", "003"), depths=(3, 4)),
        ),
        places=(FixedPlace(column=1, depth=2, card="033"),),
    )
    assert faults(level) == []
    match = of_level(level)
    assert mapped(match) == {"B1": "001", "A2": "033"}
    assert not fact(match, "map.A2.face_up")
    assert fact(match, "level_deck") == ["skeletal-remains", "skeletal-remains", "giant-steps"]
    assert fact(match, "more_level_decks.0") == ["safe-chamber", "treasure-cave"]


@pytest.mark.clause("TR-18.2")
def test_fixed_places_may_lie_face_up() -> None:
    level = a_level(places=(FixedPlace(column=3, depth=2, card="027", face_up=True),))
    match = of_level(level)
    assert fact(match, "map.C2.face_up")
    assert fact(match, "map.C2.exits") == ["ahead", "right", "back", "left"]
    assert fact(match, "map.C2.save_point")


@pytest.mark.clause("TR-18.2")
def test_a_card_with_a_fixed_place_is_taken_out_of_the_deck_and_so_are_other_rooms() -> None:
    level = a_level(
        decks=(LevelDeck("both", ("002-018", "028")),),
        places=(FixedPlace(column=2, depth=4, card="003"),),
    )
    deck = fact(of_level(level), "level_deck")
    assert len(deck) == 16
    assert not {"treasure-cave", "treasure-vault"} & set(deck)


@pytest.mark.clause("TR-18.2")
def test_variants_change_what_they_name_and_keep_the_rest() -> None:
    level = a_level(
        variants=(
            Variant(id="plain", title="Plain"),
            Variant(id="deep", title="Deep", depth=8, power=2, limits=Limits(6)),
        )
    )
    assert faults(level) == []
    plain, deep = (of_level(level, variant=id).table.state.level for id in ("plain", "deep"))
    assert (plain.depth, plain.power, plain.treasure_minimum) == (4, 1, 3)
    assert (deep.depth, deep.power, deep.treasure_minimum) == (8, 2, 6)
    assert deep.width == plain.width


@pytest.mark.clause("TR-18.4")
def test_one_entrance_lets_raiders_fight_at_once_and_two_keep_them_apart() -> None:
    together = of_level(a_level())
    assert starts(together) == ["B1", "B1"]
    two = Arrangement((EntranceSpot(1, 1, "001"), EntranceSpot(3, 1, "001")))
    apart = of_level(a_level(entrances=(two,)))
    assert starts(apart) == ["A1", "C1"]
    for match, attack in ((together, True), (apart, False)):
        match.start()
        dice = [(6, 6), (1, 1, 1)]
        play(match, *["*"] * 5, *dice, "first:0", until="move")
        assert asks(match) == [(0, "move")]
        play(match, "stay", until="*")
        assert ("attack:1" in offered(match)) is attack


@pytest.mark.clause("TR-18.4")
def test_entrances_may_depend_on_the_number_of_raiders() -> None:
    def at(column: int, when: str) -> Arrangement:
        return Arrangement((EntranceSpot(column, 1, "001"),), when)

    level = a_level(entrances=(at(1, "even"), at(3, "odd")), players=Players(2, 4))
    assert faults(level) == []
    assert [starts(of_level(level, seats))[0] for seats in (2, 3, 4)] == ["A1", "C1", "A1"]
    assert faults(a_level(entrances=(at(1, "even"),))) == [("TR-4.3", "level-no-entrance-for")]
    # Entrances that are not laid out for this number stay out of the game.
    assert mapped(of_level(level, 2)) == {"A1": "001"}


# -- where the treasure lands --------------------------------------------------------------


def column(cards: int) -> Level:
    """Return a level one wide and four deep, the room from depth 2 on, with a deck so large."""
    names = ("003", *(f"{number:03}" for number in range(6, 6 + cards - 1)))
    return a_level(
        width=1,
        entrances=(Arrangement((EntranceSpot(1, 1, "001"),)),),
        decks=(LevelDeck("all", names),),
        limits=Limits(2),
    )


def comes_last(cards: int, place_of_room: int) -> bool:
    """Return whether the room is found last, if it lies so deep in the level deck."""
    deck = ["open-cavern"] * (cards - 1)
    deck.insert(place_of_room, "treasure-cave")
    match = a_match([runner("A1")], {"A1": HALL}, level=column(cards), level_deck=deck)
    for space in ("A2", "A3"):
        play(match, "move:ahead", until="search")
        assert fact(match, "raiders.0.at") == space
        if "treasure-cave" in seen(match):
            return False
        play(match, "no-search", "play-on", until="move")
    return bool(fact(match, "map.A4.card") == "treasure-cave")


def seen(match: Any) -> list[str]:
    return [place["card"] for place in fact(match, "map").values() if place["face_up"]]


@pytest.mark.clause("TR-18.3")
@pytest.mark.parametrize(("cards", "last"), [(3, 1), (4, 2), (6, 4), (9, 7)])
def test_with_more_cards_than_spaces_the_treasure_room_tends_to_come_last(
    cards: int, last: int
) -> None:
    # Three spaces can hold it; the room may lie at each place in the deck alike.
    cases = [comes_last(cards, place_of_room) for place_of_room in range(cards)]
    assert sum(cases) == last
    assert chance_of_last_space(column(cards), CARDS, 2) == (last, cards)


@pytest.mark.clause("TR-18.3")
def test_the_tendency_grows_with_the_deck_and_is_none_for_a_fixed_room() -> None:
    caves = form_of("into-the-caves")
    plain = form_of("into-the-caves", "plain")
    few, many = (chance_of_last_space(level, CARDS, 3) for level in (caves, plain))
    assert few == (1, 9)
    assert many == (10, 18)
    chances = [chance_of_last_space(column(cards), CARDS, 2) for cards in range(3, 10)]
    shares = [some / of for some, of in (found for found in chances if found)]
    assert all(less < more for less, more in pairwise(shares))
    assert chance_of_last_space(form_of("introductory"), CARDS, 2) is None
    assert chance_of_last_space(form_of("freestyle"), CARDS, 2) is None
    assert chance_of_last_space(form_of("explore-the-depths"), CARDS, 2) == (9, 20)


# -- depth, bonuses ------------------------------------------------------------------------


@pytest.mark.clause("TR-18.5", "TR-R24")
@pytest.mark.parametrize(("first", "limit"), [(1, 3), (3, 5), (5, 7)])
def test_a_level_that_begins_deeper_allows_harder_obstacles(first: int, limit: int) -> None:
    level = replace(form_of("introductory"), first_depth=first)
    match = a_match(
        [runner("B1"), runner("A1", hand=["bats", "wolves", "bear"])],
        {"B1": HALL, "A1": HALL},
        level=level,
        level_deck=["fork"],
        order=[0, 1],
    )
    # Fork has danger 1; it lies in the second row.
    assert depth_number(match.table.state, 201) == first + 1
    play(match, "move:ahead", until="obstacle")
    legal = {"bats": 3, "wolves": 5, "bear": 8}
    expected = {f"obstacle:{slug}" for slug, danger in legal.items() if danger <= limit}
    assert {option for option in offered(match) if option != "no-obstacle"} == expected


@pytest.mark.clause("TR-R24")
def test_the_least_depths_of_rooms_and_families_are_rows_of_the_map() -> None:
    level = replace(form_of("freestyle", "power-2"), first_depth=5)
    match = a_match([runner("B1")], {"B1": HALL}, level=level, level_deck=["fork"])
    room, zoo = CARDS["treasure-cave"], CARDS["zoo"]
    rows = {row: (may_lie(match.table, room, row * 100 + 1),  # type: ignore[arg-type]
                  may_lie(match.table, zoo, row * 100 + 1)) for row in (2, 3, 4, 6)}  # type: ignore[arg-type]  # fmt: skip
    assert rows == {2: (False, False), 3: (False, True), 4: (True, True), 6: (True, True)}


@pytest.mark.clause("TR-18.6")
@pytest.mark.parametrize(
    ("kind", "power", "given"),
    [
        ("treasure", 1, {"claw-of-the-cave-bear", "idol-of-fortune", "map-of-indiana"}),
        (
            "upgrade",
            2,
            {"lara-croft-adventurer", "lara-croft-millionaire", "lara-croft-explorer"},
        ),
    ],
)
def test_a_hard_level_gives_raiders_something_to_start_with(
    kind: str, power: int, given: set[str]
) -> None:
    level = a_level(bonuses=Bonuses((Bonus(kind, power),)))
    assert faults(level) == []
    match = of_level(level)
    match.start()
    play(match, until="bonus")
    assert asks(match) == [(0, "bonus"), (1, "bonus")]
    assert {option.removeprefix("bonus:") for option in offered(match)} == given


@pytest.mark.clause("TR-18.6")
def test_a_bonus_that_nobody_may_have_is_not_asked_for() -> None:
    # Nobody of power 1 may have an upgrade of power 3.
    match = of_level(a_level(bonuses=Bonuses((Bonus("upgrade", 3),))))
    match.start()
    play(match, until="opening")
    assert [raider["saved"] for raider in fact(match, "raiders")] == [[], []]
    assert faults(a_level(bonuses=Bonuses((Bonus("upgrade", 1),)))) == [
        ("TR-9.4", "level-bad-bonus")
    ]


@pytest.mark.clause("TR-9.4")
def test_a_bonus_has_something_to_choose() -> None:
    assert faults(a_level(bonuses=Bonuses(()))) == [("TR-9.4", "level-no-bonus")]


def test_a_space_that_no_deck_is_for_stays_unknown() -> None:
    level = a_level(decks=(LevelDeck("left", ("002-018",), columns=(1, 2)),))
    assert faults(level) == []
    match = a_match([runner("B2")], {"B2": HALL}, level=level, level_deck=["fork"])
    play(match, "move:right")
    assert fact(match, "raiders.0.at") == "B2"
    assert "C2" not in fact(match, "map")


def test_two_treasure_rooms_never_lie_on_a_map() -> None:
    level = a_level(decks=(LevelDeck("all", ("003", "028", "004-018")),))
    spaces = {f"{letter}{depth}": HALL for depth in (3, 4) for letter in "ABC"}
    del spaces["C4"]
    spaces["A3"] = "treasure-cave"
    match = a_match(
        [runner("B4")], spaces, level=level, level_deck=["fork", "treasure-vault", "slide"]
    )
    play(match, "move:right", until="*")
    assert events(match, PlacedFaceDown) == []
    assert fact(match, "map.C4.card") == "fork"
    assert fact(match, "level_deck") == ["slide"]


def test_a_face_down_room_on_the_map_counts_as_one() -> None:
    match = a_match(
        [runner("B2")],
        {"B2": HALL, "B4": place("treasure-vault", face_up=False)},
        level=a_level(),
        level_deck=["fork", "slide"],
    )
    play(match, "move:right", until="*")
    assert fact(match, "map.C2.card") == "fork"
    assert TOMB not in fact(match, "level_deck")
