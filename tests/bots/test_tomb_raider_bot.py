"""How well the heuristic bot plays, and a few choices it must get right."""

from __future__ import annotations

from functools import cache
from statistics import median
from typing import Any

import pytest
from tests.raids import agent_for, raid_wishes

from gorin.bots.agent import answer, sights
from gorin.bots.tomb_raider.atlas import atlas_of
from gorin.bots.tomb_raider.bot import is_near_prize
from gorin.bots.tomb_raider.judgement import value_of
from gorin.bots.tomb_raider.scene import Scene
from gorin.content.desk.matches import plan, starter
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.sim.series import Series, play_series
from gorin.sim.statistics import summarize

PROVING_GROUND = "tests/data/levels/proving-ground.toml"


def series(
    entrants: tuple[str, ...], games: int, *, swap: bool = False, level: str | None = None
) -> Series:
    wishes = raid_wishes(seats=len(entrants), level=level, turn_limit=300)
    return Series(plan("tomb-raider", wishes), entrants, games, seed=7, swap=swap)


@pytest.mark.parametrize(
    ("games", "low", "lost"),
    [(20, 0.75, 2), pytest.param(60, 0.85, 4, marks=pytest.mark.slow)],
)
def test_the_heuristic_bot_beats_the_random_one(games: int, low: float, lost: int) -> None:
    contest = series(("heuristic", "random"), games, swap=True)
    results = play_series(contest)
    strong, weak = summarize(contest, results).entrants
    assert not results.failed
    assert strong.wins.interval.low > low
    assert weak.wins.count < lost
    assert strong.counted["deaths"] < weak.counted["deaths"]


@pytest.mark.parametrize("games", [12, pytest.param(40, marks=pytest.mark.slow)])
@pytest.mark.parametrize("variant", ["tomb", "cave"])
def test_alone_it_finds_the_treasure_in_a_few_turns(variant: str, games: int) -> None:
    wishes = raid_wishes(seats=1, variant=variant, turn_limit=300)
    alone = Series(plan("tomb-raider", wishes), ("heuristic",), games, seed=7)
    played = play_series(alone).played
    assert len(played) == games
    assert {game.reason for game in played} == {"ended-treasure"}
    assert median(game.turns for game in played) <= 22


@pytest.mark.parametrize("level", [PROVING_GROUND, "tests/data/levels/shuffled-room.toml"])
def test_it_finishes_other_levels(level: str) -> None:
    seats = 4 if level == PROVING_GROUND else 2
    played = play_series(series(("heuristic",) * seats, 3, level=level)).played
    assert len(played) == 3
    assert {game.reason for game in played} == {"ended-treasure"}


def test_a_raider_that_is_walled_in_gets_out_by_its_cards() -> None:
    """In this game both ways from the entrance are dead ends."""
    alone = Series(
        plan("tomb-raider", raid_wishes(seats=1, turn_limit=300)), ("heuristic",), 1000, 1
    )
    (game,) = play_series(alone, numbers=(530,)).played
    assert game.reason == "ended-treasure"
    assert game.turns < 60


@cache
def scenes(seats: int, games: int) -> list[Scene]:
    """Return scenes of all questions in some games between heuristic bots."""
    make = starter(plan("tomb-raider", raid_wishes(seats=seats, turn_limit=300)))
    found: list[Scene] = []
    for seed in range(games):
        match: Match[Any] = make(Fast(seed))
        match.start()
        agents = {Seat(at): agent_for("heuristic", at) for at in range(seats)}
        while match.pending:
            found += [Scene(sight) for sight in sights(match)]
            _ = answer(match, agents, most=1)
    return found


def choice(scene: Scene) -> str:
    return str(agent_for("heuristic", 1).choose(scene.sight))


def test_it_stays_in_the_treasure_room_and_searches_there() -> None:
    asked = 0
    for scene in scenes(1, 10):
        chooses = scene.sight.kind in ("move", "search") and len(scene.sight.keys) > 1
        if chooses and scene.is_in_room(scene.me):
            asked += 1
            assert choice(scene) in ("stay", "search")
    assert asked > 5


def test_it_never_chooses_what_is_not_offered() -> None:
    for scene in scenes(2, 3):
        assert choice(scene) in scene.sight.keys


def test_paths_get_shorter_step_by_step() -> None:
    for scene in scenes(2, 3):
        atlas = atlas_of(scene, scene.me)
        for space in atlas.spaces:
            ways = [atlas.through(space, side) for side in atlas.sides_open(space)]
            assert atlas.turns[space] <= min(ways, default=99.0) + 1e-6


def test_obstacles_are_worth_nothing_alone() -> None:
    alone, contest = scenes(1, 1)[0], scenes(2, 1)[0]
    assert value_of(alone, "wolves") == 0.0
    assert value_of(contest, "wolves") > 2.0


def test_cards_it_has_never_seen_get_a_middling_value() -> None:
    scene = scenes(2, 1)[0]
    assert 0.6 < value_of(scene, "a-card-of-a-later-set") < 4.0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("easy", "random"), ("medium", "easy"), ("heuristic", "medium")]
)
def test_each_strength_beats_the_one_below_it(stronger: str, weaker: str) -> None:
    contest = series((stronger, weaker), 60, swap=True)
    results = play_series(contest)
    strong, weak = summarize(contest, results).entrants
    assert not results.failed
    assert strong.wins.count > 1.3 * weak.wins.count


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["tomb", "cave"])
def test_fighting_removes_an_obstacle_a_game(variant: str) -> None:
    """What balance asks of the stand-ins (docs/balance.md): 100 games of two heuristic bots."""
    wishes = raid_wishes(seats=2, level="introductory", variant=variant, turn_limit=300)
    contest = Series(plan("tomb-raider", wishes), ("heuristic", "heuristic"), 100, seed=7)
    summary = summarize(contest, play_series(contest))
    assert (summary.games, summary.failed) == (100, 0)
    assert summary.counted["fought"] >= 0.9


def test_it_rolls_for_the_order_only_when_two_are_near_the_treasure() -> None:
    make = starter(plan("tomb-raider", raid_wishes(seats=2, turn_limit=300)))
    rolled = kept = 0
    asked: set[tuple[int, int, Seat, int]] = set()
    for seed in range(3):
        match: Match[Any] = make(Fast(seed))
        match.start()
        agents = {Seat(at): agent_for("heuristic", at) for at in range(2)}
        while match.pending:
            asked |= {
                (seed, match.table.state.turn, each.decision.seat, each.serial)
                for each in match.pending
                if each.decision.prompt.kind == "roll-order"
            }
            for sight in sights(match):
                if sight.kind != "roll-order":
                    continue
                scene = Scene(sight)
                if agents[sight.seat].choose(sight) == "keep-order":
                    kept += 1
                else:
                    rolled += 1
                    assert sum(is_near_prize(scene, raider) for raider in scene.view.raiders) > 1
                    assert scene.view.order[0] != sight.seat
            _ = answer(match, agents, most=1)
    assert 0 < rolled < kept / 2
    # Nobody is asked about it twice in a turn.
    assert len({each[:3] for each in asked}) == len(asked)
