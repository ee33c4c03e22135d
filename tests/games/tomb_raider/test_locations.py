"""Locations beyond the starters: each can be laid, and what is special about it."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.each import for_each
from tests.games.tomb_raider.tables import (
    CARDS,
    a_match,
    dice_asked,
    fact,
    hunter,
    kinds,
    offered,
    place,
    place_of,
    play,
    raider_of,
    runner,
    spelunker,
)

from gorin.games.tomb_raider.board import SIDE_NAMES
from gorin.games.tomb_raider.events.trials import SearchEnded
from gorin.games.tomb_raider.facts import Hindrance, Location
from gorin.games.tomb_raider.state import State
from gorin.kernel.match import Match

HALL = "test-hall"
STARTERS = 74
SEARCH = 3


class Plan(NamedTuple):
    """What a raider finds that comes from the left: ways on, danger, further search dice.

    The ways are the sides of the map by their first letters: ahead, right, back, left. The
    raider enters to the right, so that "right" is straight on and "left" is the way back.
    """

    ways: str
    danger: int
    dice: int = 0
    save: bool = False


PLANS = {
    "zoo": Plan("arbl", 6, 1),
    "sphere-room": Plan("arbl", 5, 1),
    "atlantean-save": Plan("arbl", 3, 1, save=True),
    "giant-steps": Plan("rbl", 3),
    "lava-straits": Plan("rl", 6),
    "wellspring": Plan("arl", 3, 3),
    "maze": Plan("arb", 5),
    "lure": Plan("arl", 7, 2),
    "chasm": Plan("rl", 5),
    "drawbridge": Plan("arb", 4),
    "hall-of-revelation": Plan("arbl", 4, 3),
    "jagged-cavern": Plan("arb", 5),
    "atlantean-lair": Plan("abl", 7, 2),
    "fleeting-beauty": Plan("rb", 3, 2),
    "storehouse": Plan("abl", 4, 3),
    "crawler-range": Plan("arbl", 6),
    "lava-fall": Plan("arb", 6, 1),
    "atlantean-treasure": Plan("abl", 6, 2),
    "sanctuary": Plan("abl", 7, 1),
    "revolving-door": Plan("arb", 2),
    "difficult-slope": Plan("rbl", 3),
    "tiger-trap": Plan("arb", 4, 1),
    "secret-room": Plan("l", 1, 3),
    "meditation-chamber": Plan("rbl", 0, 2),
    "empty-room": Plan("arbl", 1),
    "waterfall": Plan("arb", 4, 1),
    "bottleneck": Plan("rl", 2),
    "deathtrap": Plan("arbl", 7, 2),
}

DEAD_ENDS = {"end-of-the-line", "dead-end", "treasure-vault", "secret-room"}
"""Rooms with no way on; their names say so."""


def beyond() -> dict[str, Location]:
    return {
        slug: card
        for slug, card in CARDS.items()
        if isinstance(card, Location) and card.number.isdecimal() and int(card.number) > STARTERS
    }


def location(slug: str) -> Location:
    card = CARDS[slug]
    assert isinstance(card, Location)
    return card


def quiet(slug: str, **more: Any) -> dict[str, Any]:
    """Describe a location whose built-in obstacle, if it has one, is removed."""
    return place(slug, removed=location(slug).obstacle is not None, **more)


def entered(slug: str, *, depth: int = 4, **more: Any) -> Match[State]:
    """Return a match whose raider has just gone right into a location of the level deck."""
    spaces = {f"A{depth}": HALL}
    mine = runner(f"A{depth}", entrance=f"A{depth}", extra_life=9)
    rival = hunter(f"A{depth}", hand=["test-net"])
    match = a_match([mine, rival], spaces, level_deck=[slug, "fork"], **more)
    play(match, "0>move:right", until="obstacle")
    return match


def test_all_locations_beyond_the_starters_are_tested() -> None:
    assert set(PLANS) == set(beyond())
    assert len(PLANS) == 28


@pytest.mark.clause("TR-6.9")
@for_each(PLANS)
def test_it_is_laid_with_its_bottom_to_where_the_raider_came_from(slug: str) -> None:
    match = entered(slug)
    assert fact(match, "map.B4.card") == slug
    assert fact(match, "map.B4.facing") == "right"
    exits = place_of(match, "B4").exits
    ways = "".join(name[0] for side, name in enumerate(SIDE_NAMES) if exits & 1 << side)
    assert ways == PLANS[slug].ways


@pytest.mark.clause("TR-6.13")
@for_each(PLANS)
def test_its_danger_and_its_depth_say_how_bad_it_may_get(slug: str) -> None:
    (question,) = entered(slug).pending
    assert question.decision.args["limit"] == PLANS[slug].danger + 4


@pytest.mark.clause("TR-7.5")
@for_each(PLANS)
def test_its_search_bonus_is_dice(slug: str) -> None:
    spaces = {"B4": quiet(slug)}
    match = a_match([spelunker("B4")], spaces, round="search")
    play(match, "search", until="roll")
    assert dice_asked(match) == SEARCH + PLANS[slug].dice


@pytest.mark.clause("TR-8.6")
@for_each(PLANS)
def test_raiders_save_at_the_save_point_only(slug: str) -> None:
    spaces = {"B4": quiet(slug)}
    match = a_match([spelunker("B4", unsaved=["rope"])], spaces, round="draw")
    play(match, "play-on", until="move")
    assert fact(match, "raiders.0.saved") == (["rope"] if PLANS[slug].save else [])


# -- one way, dead ends --------------------------------------------------------------------


@pytest.mark.clause("TR-4.7")
@for_each([slug for slug, plan in PLANS.items() if "l" not in plan.ways])
def test_who_enters_a_one_way_location_does_not_come_back_the_same_way(slug: str) -> None:
    spaces = {"A4": HALL, "B4": quiet(slug, facing="right")}
    match = a_match([runner("A4")], spaces)
    play(match, "move:right", until="move")
    assert "move:left" not in offered(match)
    assert len(offered(match)) > 2


def test_the_secret_room_leads_back_and_nowhere_else() -> None:
    spaces = {"A4": HALL, "B4": place("secret-room", facing="right")}
    match = a_match([runner("A4")], spaces)
    play(match, "move:right", until="move")
    assert offered(match) == ["stay", "move:left"]


@pytest.mark.clause("TR-4.6")
def test_no_location_shuts_a_raider_in_and_only_dead_ends_let_it_go_back_only() -> None:
    for slug, card in CARDS.items():
        if isinstance(card, Location) and card.number.isdecimal():
            assert card.exits, slug
            assert (card.exits == ("bottom",)) <= (slug in DEAD_ENDS), slug


def test_most_locations_lead_straight_on() -> None:
    straight = [slug for slug, card in beyond().items() if "top" in card.exits]
    assert len(straight) >= len(PLANS) * 3 // 4


# -- treasure rooms ------------------------------------------------------------------------


@pytest.mark.clause("TR-9.1")
@pytest.mark.parametrize(
    ("slug", "power", "enough", "too_little"),
    [
        ("atlantean-treasure", 2, (5, 3, 3, 3, 3), (4, 3, 3, 3, 3)),
        ("sanctuary", 3, (5, 5, 5, 4), (5, 5, 4, 4)),
    ],
)
def test_a_treasure_room_is_won_by_its_target_and_not_by_1_less(
    slug: str, power: int, enough: tuple[int, ...], too_little: tuple[int, ...]
) -> None:
    room = location(slug).treasure
    assert room is not None
    assert room.power == power
    assert sum(enough) == room.target
    for faces in (enough, too_little):
        match = a_match([spelunker("B4")], {"B4": slug}, round="search")
        play(match, "search", faces)
        assert (match.table.state.outcome is not None) is (faces == enough)
        told = [event.told(None) for event in match.log() if isinstance(event, SearchEnded)]
        assert [(one.id, one.args["target"]) for one in told if one is not None] == [
            ("log-search-ended-treasure", room.target)
        ]


# -- what is built in ----------------------------------------------------------------------


@pytest.mark.clause("TR-6.20")
@for_each([slug for slug in PLANS if location(slug).obstacle])
def test_what_is_built_in_is_faced_at_once_even_if_nobody_plays_anything(slug: str) -> None:
    match = entered(slug)
    play(match, "1>no-obstacle", until="overcome")
    part = location(slug).obstacle
    assert part is not None
    assert offered(match) == [f"test:{trial.ability}" for trial in part.tests]


@for_each([slug for slug in PLANS if not location(slug).obstacle])
def test_a_location_with_nothing_built_in_harms_nobody(slug: str) -> None:
    match = entered(slug)
    play(match, "1>no-obstacle", "1>stay", until="search")
    assert kinds(match) == ["search"]
    assert raider_of(match, 0).damage == 0
    assert fact(match, "raiders.0.at") == "B4"


# -- figures within bounds -----------------------------------------------------------------


@for_each(PLANS)
def test_figures_lie_within_bounds(slug: str) -> None:
    card = beyond()[slug]
    assert card.family == ("atlantean" if int(card.number) < 150 else "plain")
    assert card.stand_in
    assert not card.entrance
    assert 0 <= card.search <= 3
    assert 0 <= card.danger <= 7
    assert card.family == "plain" or card.danger >= 3
    assert (card.minimum_depth, card.maximum_depth) == (0, 0)
    part = card.obstacle
    if isinstance(part, Hindrance):
        assert (part.life is not None) is (part.kind == "creature")
        assert all(8 <= trial.target <= 12 for trial in part.tests)
