"""Obstacles beyond the starters, cards and built-in ones: what each does, what it must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.each import for_each
from tests.games.tomb_raider.tables import (
    CARDS,
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
    raider_of,
    runner,
)

from gorin.games.tomb_raider.board import SIDE_NAMES
from gorin.games.tomb_raider.events.trials import ObstacleRemoved, TestEnded
from gorin.games.tomb_raider.facts import Hindrance, Location, Obstacle, Trial
from gorin.games.tomb_raider.state import State
from gorin.kernel.domain import Pick
from gorin.kernel.match import Match

HALL = "test-hall"
HERE = "B3"
STARTERS = 74

CARDS_FAILED: dict[str, dict[str, Any]] = {
    "natlas-thug": {"damage": 1, "lost": ["leather-jacket"]},
    "lion": {"damage": 2},
    "gorilla": {"damage": 1, "lost": ["test-cannon"]},
    "pumas": {"damage": 1, "halted": True},
    "natla": {"damage": 2, "lost": ["backpack"]},
    "atlantean-horseman": {"damage": 1, "at": "B2"},
    "natlas-sniper": {"damage": 1, "injuries": (1, 0, 0, 0)},
    "falling-boulders": {"damage": 1, "blocked": ["ahead"]},
    "spike-trap": {"damage": 1, "injuries": (0, 1, 0, 0)},
    "blinding-flash-trap": {"halted": True, "searched": True},
    "break-away-floor": {"damage": 1, "at": "B4"},
    "gnashing-teeth": {"damage": 2, "lost": ["leather-jacket"]},
    "deep-pit-trap": {"damage": 2, "stuck": True, "halted": True},
    "flying-atlantean": {"damage": 1, "at": "B1"},
    "crawling-atlantean": {"injuries": (1, 1, 0, 0)},
    "atlantean-lara": {"damage": 1, "lost": ["push", "run"]},
    "atlantean-big-boss": {"damage": 3},
    "atlantean-natla": {"damage": 2, "at": "B1"},
    "lava-flow": {"damage": 2, "at": "B2"},
    "crushing-stone-trap": {"damage": 3},
    "toxic-fumes": {"injuries": (1, 0, 0, 0), "lost": ["push", "run"]},
    "spiked-floor": {"damage": 1, "injuries": (0, 1, 0, 0), "halted": True},
    "tnt": {"damage": 2, "lost": ["leather-jacket", "test-cannon"]},
}
"""What failing each card does to a raider that goes on moving; nothing else happens to it."""

BUILT_IN_FAILED: dict[str, dict[str, Any]] = {
    "zoo": {"damage": 1},
    "lava-straits": {"damage": 1, "injuries": (0, 1, 0, 0)},
    "maze": {"at": "B2"},
    "lure": {"lost": ["run"], "halted": True},
    "chasm": {"damage": 1, "at": "B4"},
    "atlantean-lair": {"damage": 1, "lost": ["run"]},
    "crawler-range": {"injuries": (0, 1, 0, 0), "halted": True},
    "revolving-door": {"at": "B2"},
    "difficult-slope": {"at": "B2"},
    "tiger-trap": {"damage": 1, "stuck": True, "halted": True},
}
"""The same for what is built into locations."""

FAILED = {**CARDS_FAILED, **BUILT_IN_FAILED}
PUT: dict[str, Any] = {
    **{slug: place(HALL, obstacles=[slug]) for slug in CARDS_FAILED},
    **{slug: place(slug) for slug in BUILT_IN_FAILED},
}
"""How each lies on the map."""


def part_of(slug: str) -> Hindrance:
    card = CARDS[slug]
    assert isinstance(card, Obstacle | Location)
    assert card.obstacle is not None
    return card.obstacle


def facing(slug: str, **more: Any) -> Match[State]:
    """Return a match whose raider, rich and tough, walks up to an obstacle and faces it."""
    spaces: dict[str, Any] = {f"{column}{depth}": HALL for column in "ABC" for depth in range(1, 7)}
    mine = {
        "extra_life": 2,
        "hand": ["run", "push"],
        "unsaved": ["leather-jacket", "test-cannon"],
        "saved": ["backpack"],
        **more,
    }
    found = runner("B2", **{**mine, "entrance": "B1"})
    match = a_match([found, hunter("C6", hand=["lost"])], {**spaces, HERE: PUT[slug]})
    play(match, "move:ahead", "go-on", until="*")
    if kinds(match) != ["overcome"]:
        play(match, until="overcome")
    return match


def answer(match: Match[State], trial: Trial, result: int) -> None:
    """Test one way to overcome it with a result, then take the first option of each question."""
    if kinds(match) == ["overcome"]:
        play(match, f"test:{trial.ability}", until="roll")
    play(match, faces(dice_asked(match), result), until="*")
    for _ in range(40):
        question = match.pending[0]
        decision = question.decision
        if decision.prompt.kind in ("move", "search"):
            return
        chosen = 0 if isinstance(decision.domain, Pick) else decision.options[0].key
        match.choose(decision.seat, chosen, serial=question.serial)
    pytest.fail("the questions do not end")


def faces(count: int, total: int) -> tuple[int, ...]:
    """Return faces of so many dice with this total."""
    found = [1] * count
    for die in range(count):
        found[die] += min(5, total - sum(found))
    assert sum(found) == total
    return tuple(found)


def suffered(match: Match[State]) -> dict[str, Any]:
    """Return what befell the raider and its location, without what did not."""
    raider = raider_of(match, 0)
    here = place_of(match, HERE)
    held = [*fact(match, "raiders.0.hand")]
    held += [*fact(match, "raiders.0.unsaved"), *fact(match, "raiders.0.saved")]
    found = {
        "damage": raider.damage,
        "injuries": raider.injuries if any(raider.injuries) else (),
        "stuck": raider.stuck,
        "halted": raider.halted,
        "searched": raider.searched,
        "at": "" if raider.space == here.space else fact(match, "raiders.0.at"),
        "lost": sorted({"run", "push", "leather-jacket", "test-cannon", "backpack"} - {*held}),
        "blocked": [side for bit, side in enumerate(SIDE_NAMES) if here.blocked & 1 << bit],
    }
    return {name: value for name, value in found.items() if value}


def test_all_obstacles_beyond_the_starters_are_tested() -> None:
    beyond = {
        slug: card
        for slug, card in CARDS.items()
        if card.number.isdecimal() and int(card.number) > STARTERS
    }
    cards = {slug for slug, card in beyond.items() if isinstance(card, Obstacle)}
    places = {slug for slug, card in beyond.items() if isinstance(card, Location) and card.obstacle}
    assert set(CARDS_FAILED) == cards
    assert set(BUILT_IN_FAILED) == places
    assert len(cards) == 23


@pytest.mark.clause("TR-6.23")
@for_each(FAILED)
def test_a_result_1_short_does_what_the_obstacle_names_and_nothing_else(slug: str) -> None:
    for trial in part_of(slug).tests:
        match = facing(slug)
        answer(match, trial, trial.target - 1)
        assert suffered(match) == FAILED[slug], trial
        assert fact(match, "raiders.1.hand") == ["lost"]
        assert raider_of(match, 1).damage == 0


@pytest.mark.clause("TR-6.23")
@for_each(FAILED)
def test_a_result_equal_to_the_target_does_nothing(slug: str) -> None:
    for trial in part_of(slug).tests:
        match = facing(slug)
        answer(match, trial, trial.target)
        assert suffered(match) == {}, trial


# -- creatures are worn down, the others stay ----------------------------------------------

CREATURES = [slug for slug in FAILED if part_of(slug).life is not None]
OTHERS = [slug for slug in FAILED if part_of(slug).life is None]


@pytest.mark.clause("TR-6.25", "TR-6.26")
@for_each(CREATURES)
def test_a_creature_falls_with_its_last_point_of_life_and_not_before(slug: str) -> None:
    part = part_of(slug)
    name = slug if slug in CARDS_FAILED else part.name
    assert part.life is not None
    assert part.kind == "creature"
    for taken in range(part.life):
        spaces = {HERE: PUT[slug] | {"damage": {name: taken}}, "B2": HALL, "B4": HALL}
        match = a_match([runner(HERE)], spaces)
        play(match, "stay", "test:fight", (6, 6, 6), until="*")
        assert len(events(match, ObstacleRemoved)) == (taken + 1 == part.life)


@for_each(OTHERS)
def test_what_has_no_life_is_neither_fought_nor_removed_by_a_success(slug: str) -> None:
    match = facing(slug)
    assert "test:fight" not in offered(match)
    trial = part_of(slug).tests[0]
    answer(match, trial, 6 * abilities_dice(trial))
    assert events(match, TestEnded)[-1].success
    assert not events(match, ObstacleRemoved)
    assert not match.table.state.damaged


def abilities_dice(trial: Trial) -> int:
    """Return how many dice the test raider has for a test."""
    return {"fight": 3, "move": 6, "search": 3, "think": 4}[trial.ability]


# -- which raiders they are for ------------------------------------------------------------


def test_dangers_are_spread_and_grow_with_the_targets() -> None:
    cards = [card for slug in CARDS_FAILED if isinstance(card := CARDS[slug], Obstacle)]
    dangers = [card.danger for card in cards]
    assert {min(dangers), max(dangers)} == {4, 14}
    assert len({*dangers}) >= 10
    for card in cards:
        easiest = min(trial.target for trial in card.obstacle.tests)
        assert card.danger <= easiest <= max(card.danger + 4, 11), card.slug


def test_bosses_take_the_most_hits() -> None:
    bosses = {"natla", "atlantean-natla", "atlantean-big-boss"}
    least = min(part_of(slug).life or 0 for slug in bosses)
    assert all((part_of(slug).life or 0) < least for slug in CREATURES if slug not in bosses)


@pytest.mark.parametrize(
    ("obstacle", "location", "depth", "legal"),
    [
        ("blinding-flash-trap", "empty-room", 3, True),
        ("blinding-flash-trap", "empty-room", 2, False),
        ("atlantean-big-boss", "deathtrap", 6, False),
        ("atlantean-natla", "deathtrap", 6, True),
        ("natla", "meditation-chamber", 6, False),
        ("natla", "zoo", 5, True),
    ],
)
@pytest.mark.clause("TR-6.13")
def test_strong_obstacles_come_in_deep_and_dangerous_places_only(
    obstacle: str, location: str, depth: int, *, legal: bool
) -> None:
    spaces = {f"B{depth - 1}": HALL}
    rival = hunter(f"B{depth - 1}", hand=[obstacle])
    match = a_match([runner(f"B{depth - 1}"), rival], spaces, level_deck=[location])
    play(match, "0>move:ahead", until="*")
    assert (f"obstacle:{obstacle}" in offered(match, 1)) is legal
