"""TR-15: the levels of the rule book, those with one shuffled deck and those by depth."""

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
    refused,
    seats_of,
    starts,
)
from tests.games.tomb_raider.tables import (
    a_level,
    a_match,
    a_plan,
    asks,
    events,
    fact,
    kinds,
    offered,
    play,
    runner,
    view_of,
)
from tests.shipped import load_level

from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import begin, level_names
from gorin.games.tomb_raider.events.mapping import LocationSetAside
from gorin.games.tomb_raider.events.piles import BonusTaken
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.levels.format import Level, LevelDeck
from gorin.games.tomb_raider.levels.manual import MANUAL
from gorin.games.tomb_raider.state import State
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match

HALL = "test-hall"
PLAIN = numbers((152, 160))


def test_the_levels_of_the_rule_book_are_the_first_that_are_listed() -> None:
    assert level_names()[:9] == tuple(name() for name in MANUAL)
    clauses = [load_level(name).clause for name in level_names()[:9]]
    assert clauses == [f"TR-15.{number}" for number in range(1, 10)]


# -- Introductory --------------------------------------------------------------------------


@pytest.mark.clause("TR-15.1a")
def test_the_introductory_level_goes_down_to_depth_6() -> None:
    match = a_match([runner("B5")], {"B4": "treasure-vault", "B5": HALL}, level_deck=["fork"])
    play(match, "move:ahead")
    assert fact(match, "raiders.0.at") == "B6"
    match = a_match([runner("B6")], {"B6": HALL})
    assert "move:ahead" not in offered(match)


@pytest.mark.clause("TR-15.1a")
def test_the_first_to_succeed_at_the_treasure_search_wins() -> None:
    match = a_match([runner("B4"), runner("B4")], {"B4": "treasure-vault"}, round="search")
    play(match, "0>search", (1, 1, 1, 1, 1), "1>search", (6, 6, 6, 6, 6))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "ended-treasure")


@pytest.mark.clause("TR-15.1b")
@pytest.mark.parametrize(("variant", "wrong"), [("tomb", "155"), ("tomb", "004"), ("cave", "035")])
def test_no_booster_and_no_other_starter_is_mixed_into_it(variant: str, wrong: str) -> None:
    level = form_of("introductory", variant)
    assert faults(level) == []
    (cards,) = level.decks
    mixed = (replace(cards, cards=(*cards.cards, wrong)),)
    assert faults(level, decks=mixed) == [("TR-15.1", "level-wrong-family")]
    twice = (replace(cards, cards=(*cards.cards, "035" if variant == "tomb" else "004")),)
    assert faults(level, decks=twice) == [("TR-15.1", "level-copies")]


# -- Into the Caves, Trapped in the Tombs, Atlantis ----------------------------------------


class Plain:
    """What the three levels with one deck prescribe, as the rule book's table has it."""

    def __init__(self, name: str, power: int, entrances: list[str], room: str, span: Any) -> None:
        self.name = name
        self.power = power
        self.entrances = entrances
        self.room = room
        self.numbers = numbers(span)


CAVES = Plain("into-the-caves", 1, ["001", "001"], "003", (1, 18))
TOMBS = Plain("trapped-in-the-tombs", 1, ["026", "026"], "028", (26, 43))
ATLANTIS = Plain("atlantis", 2, ["001", "026"], "118", (101, 118))
THREE = [
    pytest.param(CAVES, marks=pytest.mark.clause("TR-15.2")),
    pytest.param(TOMBS, marks=pytest.mark.clause("TR-15.3")),
    pytest.param(ATLANTIS, marks=pytest.mark.clause("TR-15.8")),
]


def opened(level: Plain, seats: int, variant: str | None = None) -> Any:
    """Return a match at the first question after the entrances have been laid out."""
    until = "bonus" if level is ATLANTIS else "opening"
    return begun(level.name, seats, variant=variant, until=until)


@pytest.mark.parametrize("level", THREE)
def test_a_plain_level_is_3_by_6_for_two_or_more(level: Plain) -> None:
    plan = opened(level, 2).table.state.level
    assert (plan.width, plan.depth, plan.first_depth, plan.power) == (3, 6, 1, level.power)
    assert plan.goal == "find-treasure"
    assert form_of(level.name).players.min == 2
    # The rules state no most; the solo play is ours.
    assert seats_of(level.name) == [1, 2, 3, 4, 5, 6]
    solo = form_of(level.name).solo
    assert solo is not None
    assert solo.ours


@pytest.mark.parametrize("level", THREE)
@pytest.mark.parametrize("seats", [2, 4])
def test_an_even_number_starts_in_the_corners_in_equal_numbers(level: Plain, seats: int) -> None:
    match = opened(level, seats)
    laid = mapped(match)
    assert [laid["A1"], laid["C1"]] == level.entrances
    assert face_up(match) == ["A1", "C1"]
    assert Counter(starts(match)) == {"A1": seats // 2, "C1": seats // 2}


@pytest.mark.parametrize("level", THREE)
@pytest.mark.parametrize(("seats", "variant"), [(3, None), (5, None), (2, "middle"), (1, None)])
def test_other_numbers_start_in_the_middle(level: Plain, seats: int, variant: str | None) -> None:
    match = begun(level.name, seats, variant=variant, until="*")
    assert mapped(match) == {"B1": level.entrances[0]}
    assert starts(match) == ["B1"] * seats


@pytest.mark.parametrize("level", THREE)
def test_the_level_deck_has_18_locations_of_its_family_the_treasure_room_among_them(
    level: Plain,
) -> None:
    expected = [number for number in level.numbers if number not in level.entrances]
    assert deck(opened(level, 2)) == expected
    assert level.room in expected
    assert deck(opened(level, 3)) == expected
    assert deck(opened(level, 2, variant="plain")) == [*expected, *PLAIN]


@pytest.mark.parametrize("level", THREE)
def test_another_level_deck_must_be_of_18_each_once_of_its_family_or_plain(level: Plain) -> None:
    form = form_of(level.name)

    def found(*entries: str) -> list[tuple[str, str]]:
        return faults(form, decks=(LevelDeck("own", entries),))

    first, last = level.numbers[0], level.numbers[-1]
    assert found(f"{first}-{last}") == []
    assert found(f"{first}-{last}", "153") == []
    clause = form.clause
    assert found(f"{first}-{int(last) - 1:03}") == [
        (clause, "level-too-few"),
        *([(clause, "level-wrong-rooms")] * (last == "118")),
    ]
    assert found(f"{first}-{last}", level.numbers[5]) == [(clause, "level-copies")]
    stranger = "105" if level is not ATLANTIS else "005"
    assert found(f"{first}-{last}", stranger) == [(clause, "level-wrong-family")]
    assert found(f"{first}-{last}", "151") == [(clause, "level-wrong-rooms")]
    # Entrances may be there several times.
    assert found(f"{first}-{last}", level.entrances[0], level.entrances[0]) == []


@pytest.mark.parametrize("level", THREE)
@pytest.mark.parametrize(("start", "lies"), [("B1", False), ("B2", False), ("B3", True)])
def test_the_treasure_room_lies_at_depth_4_5_or_6(level: Plain, start: str, *, lies: bool) -> None:
    room = {"003": "treasure-cave", "028": "treasure-vault", "118": "atlantean-treasure"}
    match = a_match(
        [runner(start)],
        {start: HALL},
        level=form_of(level.name),
        level_deck=[room[level.room], "open-cavern"],
    )
    play(match, "move:ahead")
    deeper = f"B{int(start[1]) + 1}"
    assert fact(match, f"map.{deeper}.card") == (room[level.room] if lies else "open-cavern")
    assert len(events(match, LocationSetAside)) == (not lies)


@pytest.mark.clause("TR-15.2", "TR-15.3")
@pytest.mark.parametrize("name", ["into-the-caves", "trapped-in-the-tombs"])
def test_levels_of_power_1_give_no_start_bonus(name: str) -> None:
    match = begun(name, 2)
    assert [raider["saved"] for raider in fact(match, "raiders")] == [[], []]


@pytest.mark.clause("TR-15.8")
def test_in_atlantis_each_raider_starts_with_an_upgrade_of_power_2_or_a_treasure_of_power_1() -> (
    None
):
    match = begun("atlantis", 3, until="bonus")
    assert asks(match) == [(0, "bonus"), (1, "bonus"), (2, "bonus")]
    given = [option.removeprefix("bonus:") for option in offered(match, 0)]
    treasures = {"claw-of-the-cave-bear", "idol-of-fortune", "map-of-indiana"}
    upgrades = {"lara-croft-adventurer", "lara-croft-millionaire", "lara-croft-explorer"}
    assert set(given) == treasures | upgrades
    play(
        match,
        "0>bonus:idol-of-fortune",
        "1>bonus:lara-croft-adventurer",
        "2>bonus:idol-of-fortune",
        until="opening",
    )
    saved = [raider["saved"] for raider in fact(match, "raiders")]
    assert saved == [["idol-of-fortune"], ["lara-croft-adventurer"], ["idol-of-fortune"]]
    assert [raider["power"] for raider in fact(match, "raiders")] == [1, 2, 1]
    assert [event.seat for event in events(match, BonusTaken)] == [0, 1, 2]


# -- Explore the Depths --------------------------------------------------------------------

DEPTHS = "explore-the-depths"


@pytest.mark.clause("TR-15.9")
def test_explore_the_depths_is_3_by_12_of_power_3_entered_in_the_middle() -> None:
    match = begun(DEPTHS, 4, until="bonus")
    plan = match.table.state.level
    assert (plan.width, plan.depth, plan.first_depth, plan.power) == (3, 12, 1, 3)
    assert mapped(match) == {"B1": "001"}
    assert starts(match) == ["B1"] * 4
    assert seats_of(DEPTHS) == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("TR-15.9")
def test_explore_the_depths_has_three_decks_of_18_19_and_20() -> None:
    match = begun(DEPTHS, 2, until="bonus")
    assert deck(match, 0) == numbers((4, 18), 153, 157, 158)
    assert deck(match, 1) == numbers((29, 43), 154, 156, 159, 160)
    assert deck(match, 2) == numbers((101, 117), 151, 152, 155)
    assert [len(deck(match, number)) for number in range(3)] == [18, 19, 20]
    spans = [(found.depths, found.columns) for found in view_of(match).level_decks]
    assert spans == [((1, 4), (1, 3)), ((5, 8), (1, 3)), ((9, 12), (1, 3))]


@pytest.mark.clause("TR-15.9")
def test_explore_the_depths_gives_each_raider_any_one_treasure() -> None:
    match = begun(DEPTHS, 2, until="bonus")
    given = [option.removeprefix("bonus:") for option in offered(match, 1)]
    powers = {view.slug for view in view_of(match).raiders[0].saved}
    assert powers == set()
    assert set(given) == {
        "claw-of-the-cave-bear",
        "idol-of-fortune",
        "idol-of-the-wolf",
        "atlantean-dna",
        "atlantean-scion",
        "incan-spirit-cloak",
        "map-of-indiana",
        "treasure-211",
    }
    play(match, "0>bonus:atlantean-scion", "1>bonus:atlantean-scion", until="opening")
    saved = [raider["saved"] for raider in fact(match, "raiders")]
    assert saved == [["atlantean-scion"], ["atlantean-scion"]]


def by_depth(start: str) -> Any:
    """Return a match in which the next location comes from one of three decks."""
    return a_match(
        [runner(start)],
        {start: HALL},
        level=DEPTHS,
        level_deck=["fork", "overlook"],
        more_level_decks=[["slide", "dead-end"], ["zoo", "maze"]],
    )


@pytest.mark.clause("TR-15.9a")
@pytest.mark.parametrize(
    ("start", "card"),
    [
        ("B1", "fork"),
        ("A3", "fork"),
        ("B4", "slide"),
        ("C7", "slide"),
        ("B8", "zoo"),
        ("A11", "zoo"),
    ],
)
def test_a_location_comes_from_the_deck_of_its_depth(start: str, card: str) -> None:
    match = by_depth(start)
    play(match, "move:ahead")
    at = f"{start[0]}{int(start[1:]) + 1}"
    assert fact(match, f"map.{at}.card") == card


@pytest.mark.clause("TR-15.9")
@pytest.mark.parametrize(("start", "lies"), [("B8", True), ("B11", True), ("B7", False)])
def test_the_sanctuary_lies_at_depth_9_or_deeper(start: str, *, lies: bool) -> None:
    # Put on top of every deck, it is still taken only where it may lie.
    match = a_match(
        [runner(start)],
        {start: HALL},
        level=DEPTHS,
        level_deck=[],
        more_level_decks=[["sanctuary", "slide"], ["sanctuary", "zoo"]],
    )
    play(match, "move:ahead")
    at = f"{start[0]}{int(start[1:]) + 1}"
    assert (fact(match, f"map.{at}.card") == "sanctuary") is lies


# -- all of them ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name() for name in MANUAL])
def test_more_than_its_players_may_not_play_a_level(name: str) -> None:
    most = load_level(name).players.max
    assert refused(name, most + 1) == [load_level(name).clause]


def play_at_random(name: str, variant: str | None, seats: int) -> Match[State]:
    plan = a_plan(seats=seats, level=name, variant=variant, turn_limit=3)
    match = Match(begin(STANDARD, plan, shipped()), chance=Fast(seats), forkable=False)
    match.start()
    below = Fast(seats + 1).below
    while match.pending:
        question = match.pending[below(len(match.pending))]
        match.pick(question, below(len(question.decision.options)))
    return match


@pytest.mark.parametrize("name", level_names())
def test_every_level_plays_in_each_variant_and_at_each_number_of_seats(name: str) -> None:
    level = load_level(name)
    for place, form in enumerate(level.forms):
        counts = [1] if form.solo else []
        counts += range(max(2, form.players.min), form.players.max + 1)
        variant = level.variants[place].id if level.variants else None
        for seats in counts if place == 0 else counts[:: max(1, len(counts) - 1)]:
            match = play_at_random(name, variant, seats)
            assert match.outcome is not None
            # Nothing lies off the map, and no more than one treasure room on it.
            state = match.table.state
            places = state.places.values()
            assert all(0 < found.space % 100 <= form.width for found in places)
            assert all(0 < found.space // 100 <= form.depth for found in places)
            rooms = [found for found in places if state.location(found.space).treasure]
            assert len(rooms) <= 1


@pytest.mark.clause("TR-R21", "TR-13.1")
@pytest.mark.parametrize("name", [name() for name in MANUAL if name() != "introductory"])
def test_solo_obstacles_of_other_levels_are_ours_and_say_so(name: str) -> None:
    level: Level = a_level(name)
    for form in level.forms:
        if name == "parallel-pick-up":
            assert form.solo is None
            assert refused(name, 1) == ["TR-13.4"]
            continue
        assert form.solo is not None
        assert form.solo.ours
        assert len(form.solo.obstacles) >= 15
        assert form.solo.turns
        assert form.solo.resets


@pytest.mark.clause("TR-13.1")
def test_alone_the_levels_own_obstacles_are_the_obstacle_deck() -> None:
    match = begun("into-the-caves", 1)
    assert kinds(match) == ["opening"]
    expected = [22, 25, 58, 58, 58, 59, 59, 59, 60, 60, 60, 62, 62, 65, 65, 65]
    found = fact(match, "obstacle_deck")
    assert sorted(found) == sorted(
        slug for number in expected for slug in SLUGS if SLUGS[slug] == number
    )
    assert not set(found) & set(fact(match, "raiders.0.deck"))


SLUGS = {
    "bear": 22,
    "wolf-pack": 25,
    "gap": 50,
    "rough-ground": 58,
    "bats": 59,
    "wolves": 60,
    "pit-trap": 62,
    "dark": 65,
}
