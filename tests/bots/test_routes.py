"""How the heuristic bot finds its way: danger, waiting for cards, and bringing a treasure back."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.games.tomb_raider.tables import a_match, place, spelunker
from tests.raids import agent_for, raid_wishes

from gorin.bots.agent import answer, sights
from gorin.bots.tomb_raider.atlas import Atlas, atlas_of, healed
from gorin.bots.tomb_raider.routes import USUAL, aid_of, aided_chance
from gorin.bots.tomb_raider.scene import Scene
from gorin.content.desk.matches import plan, starter
from gorin.games.tomb_raider.board import space_named
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.seen import ObstacleView
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.sim.series import Series, play_series

WOLF_PACK = ObstacleView("wolf-pack", 1, "creature", (("fight", 11),), 0, 2, ("damage-2",))


@cache
def scenes(games: int, *, format: str | None = None) -> list[Scene]:
    """Return scenes of all questions in some solo games of the heuristic bot."""
    make = starter(plan("tomb-raider", raid_wishes(seats=1, turn_limit=60, format=format)))
    found: list[Scene] = []
    for seed in range(games):
        match: Match[Any] = make(Fast(seed))
        match.start()
        agents = {Seat(0): agent_for("heuristic", seed)}
        while match.pending:
            found += [Scene(sight) for sight in sights(match)]
            _ = answer(match, agents, most=1)
    return found


@pytest.mark.parametrize(("games", "most"), [(12, 1), pytest.param(40, 2, marks=pytest.mark.slow)])
def test_few_games_drag_where_deadly_obstacles_bar_the_way(games: int, most: int) -> None:
    wishes = raid_wishes(seats=1, level="into-the-caves", variant="plain", turn_limit=150)
    contest = Series(plan("tomb-raider", wishes), ("heuristic",), games, seed=11)
    played = play_series(contest).played
    assert len(played) == games
    assert sum(not game.winners for game in played) <= most


def test_cards_in_hand_make_a_fight_that_dice_alone_lose() -> None:
    scene = next(scene for scene in scenes(1) if scene.me.space != "-")
    atlas = atlas_of(scene, scene.me)
    dice = scene.me.abilities[Ability.FIGHT]
    bare, nothing = aided_chance(atlas, WOLF_PACK, Ability.FIGHT, 11, [])
    aided, used = aided_chance(atlas, WOLF_PACK, Ability.FIGHT, 11, USUAL)
    assert bare == at_least(dice, 11 - atlas.bonuses[Ability.FIGHT])
    assert not nothing
    assert used
    assert aided > bare + 0.4
    _, none_of_them = aided_chance(atlas, WOLF_PACK, Ability.MOVE, 4, USUAL[:2])
    assert not none_of_them


def test_what_helps_against_obstacles_is_read_from_scripts() -> None:
    assert aid_of("take-aim") == USUAL[0]
    assert aid_of("loaded-for-bear") == USUAL[1]
    assert aid_of("look-again") is None
    assert aid_of("rope") is None


def test_an_atlas_kept_from_before_says_the_same_as_a_new_one() -> None:
    for scene in scenes(2)[::7]:
        kept = Atlas(scene, scene.me)
        again = Atlas(scene, scene.me, kept)
        assert again.turns == kept.turns
        assert all(turns >= 0.0 for turns in kept.turns.values())


def test_who_is_hurt_is_not_nearer_than_who_is_whole() -> None:
    hurt = [scene for scene in scenes(12) if scene.me.damage and scene.me.space != "-"]
    assert hurt
    for scene in hurt[::5]:
        whole = Atlas(scene, healed(scene.me))
        wounded = Atlas(scene, scene.me, last=whole)
        assert wounded.now >= whole.now - 0.5


def test_a_found_treasure_is_carried_to_an_entrance() -> None:
    carried = [scene for scene in scenes(4, format="recovery") if scene.me.carries]
    assert carried
    for scene in carried:
        atlas = atlas_of(scene, scene.me)
        goals = {place.space for place in scene.view.places if place.entrance}
        assert {scene.places[space].space for space in atlas.goals} == goals


def test_bringing_the_treasure_back_can_be_done() -> None:
    wishes = raid_wishes(seats=1, format="recovery", turn_limit=150)
    played = play_series(Series(plan("tomb-raider", wishes), ("heuristic",), 6, seed=4)).played
    assert sum(bool(game.winners) for game in played) >= 2


def bot_answers(match: Match[Any], kind: str) -> object:
    """Return what the heuristic bot answers to the next question of a kind."""
    bot = agent_for("heuristic", 1)
    while sights(match)[0].kind != kind:
        _ = answer(match, {Seat(0): bot}, most=1)
    return bot.choose(sights(match)[0])


SHAFT = {f"B{depth}": "open-cavern" for depth in range(1, 4)}


def test_saving_gains_where_the_way_back_is_long_and_the_way_ahead_is_deadly() -> None:
    deadly = {"B4": place("treasure-vault", obstacles=["gap", "wolf-pack"])}
    raider = spelunker("B3", entrance="B1")
    safe = a_match([raider], SHAFT | {"B4": "treasure-vault"}, round="draw")
    grim = a_match([raider], SHAFT | deadly, round="draw")
    here = space_named("B3")
    calm, afraid = (
        Atlas(scene, scene.me) for scene in (Scene(sights(match)[0]) for match in (safe, grim))
    )
    assert afraid.saving(here) > calm.saving(here) >= 0.0
    assert afraid.saving(space_named("B1")) <= afraid.saving(here)


def test_a_raider_that_is_shut_in_throws_cards_away_for_one_that_makes_a_way() -> None:
    held = ["just-made-it", "look-again", "small-medi-pack", "leather-jacket"] * 2
    raider = spelunker("B1", hand=held, deck=["rope"] * 4)
    free = a_match([raider], {"B1": "open-cavern"}, round="draw")
    assert bot_answers(free, "discard") == "done"
    shut = a_match([raider], {"B1": "dead-end"}, round="draw")
    assert bot_answers(shut, "discard") != "done"
    helped = spelunker("B1", hand=["the-way-through", *held[1:]], deck=["rope"] * 4)
    match = a_match([helped], {"B1": "dead-end"}, round="draw")
    assert bot_answers(match, "discard") == "done"
