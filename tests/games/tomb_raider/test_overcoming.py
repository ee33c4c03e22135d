"""TR-6, step 5: overcoming obstacles."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    a_match,
    asks,
    dice_asked,
    events,
    fact,
    hunter,
    kinds,
    log_clauses,
    offered,
    place,
    place_of,
    play,
    raider_of,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.mapping import RaiderMoved
from gorin.games.tomb_raider.events.trials import ObstacleRemoved, TestBegan, TestDropped, TestEnded
from gorin.games.tomb_raider.facts import Ability

HALL = "test-hall"
COLUMN = {f"B{depth}": HALL for depth in range(1, 7)}
HIGH = (6, 6, 6, 6, 6, 6)
LOW = (1, 1, 1, 1, 1, 1)


def guarded(*obstacles: str, **more: object) -> dict[str, object]:
    return place(HALL, obstacles=list(obstacles), **more)


@pytest.mark.clause("TR-6.20")
def test_a_built_in_obstacle_and_cards_from_earlier_turns_must_all_be_faced() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": place("test-den", obstacles=["test-net"])})
    play(match, "move:ahead", "stop")
    assert offered(match) == ["face:test-beast", "face:test-net"]
    play(match, "face:test-beast", (6, 6, 6), HIGH)
    assert [began.ability for began in events(match, TestBegan)] == [Ability.FIGHT, Ability.MOVE]
    # Fight was used, so there is no search and nothing else is left to face.
    assert kinds(match) == ["reset"]


@pytest.mark.clause("TR-6.20")
def test_an_obstacle_played_this_turn_must_be_faced() -> None:
    match = a_match(
        [runner("B1"), runner("B6", hand=["test-spikes"])], COLUMN | {"B6": HALL}, level_deck=[]
    )
    assert asks(match)[0] == (1, "window-start")
    match = a_match(
        [runner("A1"), runner("B6", hand=["test-spikes"])],
        {**COLUMN, "A1": HALL},
        level_deck=["open-cavern"],
    )
    play(match, "move:ahead", "1>obstacle:test-spikes")
    assert kinds(match) == ["roll"]
    assert dice_asked(match) == 6


@pytest.mark.clause("TR-6.20")
def test_a_raider_that_stops_faces_the_obstacles_there_after_its_movement() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-spikes")})
    play(match, "move:ahead", "stop")
    assert kinds(match) == ["roll"]


@pytest.mark.clause("TR-6.20")
def test_nobody_faces_obstacles_of_locations_it_does_not_enter() -> None:
    match = a_match([runner("B1")], {**COLUMN, "A1": guarded("bear"), "B2": guarded("bear")})
    play(match, "stay")
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-6.21", "TR-R11")
def test_leaving_the_starting_location_needs_no_test() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B1": guarded("test-net")})
    assert kinds(match) == ["move"]
    play(match, "move:ahead", "stay")
    assert kinds(match) == ["search"]
    assert events(match, TestBegan) == []


@pytest.mark.clause("TR-6.21", "TR-R11")
def test_staying_at_the_starting_location_means_facing_all_its_obstacles() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B1": guarded("test-net", "test-spikes")})
    play(match, "stay")
    assert offered(match) == ["face:test-net", "face:test-spikes"]
    play(match, "face:test-spikes", HIGH, HIGH)
    assert len(events(match, TestEnded)) == 2
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-R11", "TR-6.21")
def test_coming_back_to_the_starting_location_counts_as_entering_it() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B1": guarded("test-net")})
    play(match, "move:ahead", "move:back")
    assert kinds(match) == ["move-on"]
    play(match, "go-on", HIGH)
    assert kinds(match) == ["move"]


@pytest.mark.clause("TR-6.21", "TR-R4")
def test_a_raider_held_at_its_starting_location_faces_the_obstacles_there() -> None:
    match = a_match([runner("B1", stuck=True)], {**COLUMN, "B1": guarded("test-net")})
    assert kinds(match) == ["roll"]
    play(match, LOW)
    assert raider_of(match, 0).stuck


@pytest.mark.clause("TR-6.22")
@pytest.mark.parametrize("first", ["test-net", "test-spikes", "test-guard"])
def test_several_obstacles_are_faced_in_the_players_order(first: str) -> None:
    three = ["test-guard", "test-net", "test-spikes"]
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded(*three)})
    play(match, "move:ahead", "stop")
    assert offered(match) == [f"face:{slug}" for slug in three]
    play(match, f"face:{first}", HIGH if first != "test-guard" else (6, 6, 6))
    three.remove(first)
    assert offered(match) == [f"face:{slug}" for slug in three]


@pytest.mark.clause("TR-6.22")
@pytest.mark.parametrize("faces", [LOW, HIGH])
def test_each_obstacle_is_faced_whatever_happened_with_the_others(faces: tuple[int, ...]) -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-net", "test-spikes")})
    play(match, "move:ahead", "stop", "face:test-net", faces)
    assert raider_of(match, 0).stuck is (faces == LOW)
    assert kinds(match) == ["roll"]
    play(match, LOW)
    assert raider_of(match, 0).damage == 1


@pytest.mark.clause("TR-6.22")
def test_two_copies_of_an_obstacle_are_two_obstacles() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-spikes", "test-spikes")})
    play(match, "move:ahead", "stop")
    assert offered(match) == ["face:test-spikes", "face:test-spikes"]
    play(match, "face:test-spikes", LOW, LOW)
    assert raider_of(match, 0).damage == 2


@pytest.mark.clause("TR-6.23")
def test_on_failure_all_listed_effects_apply() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-crusher")})
    play(match, "move:ahead", "stop", LOW)
    raider = raider_of(match, 0)
    assert (raider.damage, raider.injuries, raider.stuck) == (1, (0, 1, 0, 0), True)


@pytest.mark.clause("TR-6.23")
def test_on_success_the_effects_are_avoided() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-crusher")})
    play(match, "move:ahead", "stop", HIGH)
    raider = raider_of(match, 0)
    assert (raider.damage, raider.injuries, raider.stuck) == (0, (0, 0, 0, 0), False)


@pytest.mark.clause("TR-6.24")
def test_an_overcome_obstacle_is_faced_again_at_every_entry() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-spikes")})
    play(match, "move:ahead", "go-on", HIGH, "move:ahead", "move:back")
    assert kinds(match) == ["move-on"]
    play(match, "stop", HIGH, "no-search", "play-on")
    # And on the next turn, if it stays.
    play(match, "stay")
    assert kinds(match) == ["roll"]
    assert fact(match, "map.B2.obstacles") == ["test-spikes"]


@pytest.mark.clause("TR-6.24")
def test_a_removed_obstacle_is_not_faced_again() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": place("test-den", removed=True)})
    play(match, "move:ahead", "stay")
    assert events(match, TestBegan) == []


@pytest.mark.clause("TR-6.24")
def test_another_raider_faces_what_the_first_one_overcame() -> None:
    match = a_match([runner("B1"), runner("B3")], {**COLUMN, "B2": guarded("test-spikes")})
    play(match, "move:ahead", "stop", HIGH, "1>move:back", "stop", "no-attack")
    assert kinds(match) == ["roll"]


@pytest.mark.clause("TR-6.25")
def test_a_won_fight_deals_one_damage_to_that_obstacle_only() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-guard", "test-guard")})
    play(match, "move:ahead", "stop", "face:test-guard", (6, 6, 6), (1, 1, 1))
    damage = sorted(found.damage for found in view_of(match).places[1].obstacles)
    assert damage == [0, 1]


@pytest.mark.clause("TR-6.25")
def test_a_lost_fight_deals_no_damage() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-guard")})
    play(match, "move:ahead", "stop", (1, 1, 1))
    assert fact(match, "map.B2.damage") == {}


@pytest.mark.clause("TR-6.25")
def test_overcoming_by_another_ability_than_fight_deals_no_damage() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": "bat-cave"})
    play(match, "move:ahead", "stop", "test:move", HIGH)
    assert fact(match, "map.B2.damage") == {}
    assert not place_of(match, "B2").removed


@pytest.mark.clause("TR-6.25")
def test_weapons_and_cards_add_damage_to_an_obstacle() -> None:
    match = a_match(
        [runner("B1", unsaved=["magnum-pistols"], hand=["good-shot"])],
        {**COLUMN, "B2": guarded("bear")},
    )
    play(match, "move:ahead", "stop", (6, 6, 6), "play:good-shot", until="reset")
    # One, one for the pistols, one for the shot: the bear's whole life.
    assert fact(match, "map.B2.obstacles") == []


@pytest.mark.clause("TR-6.25")
def test_an_obstacle_without_life_is_not_damaged_by_a_won_fight() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": guarded("test-ghost")})
    play(match, "move:ahead", "stop", "test:fight", (6, 6, 6))
    assert fact(match, "map.B2.damage") == {}
    assert fact(match, "map.B2.obstacles") == ["test-ghost"]


@pytest.mark.clause("TR-6.26")
def test_an_obstacle_card_out_of_life_is_discarded_to_its_owner() -> None:
    match = a_match(
        [runner("A1"), runner("B6", hand=["test-guard"])],
        {**COLUMN, "A1": HALL},
        level_deck=["open-cavern"],
    )
    play(match, "move:ahead", "1>obstacle:test-guard", (6, 6, 6))
    assert fact(match, "map.A2.damage") == {"test-guard": 1}
    assert fact(match, "raiders.1.discard") == []
    play(match, "1>stay", "1>no-search", "0>play-on", "1>play-on")
    play(match, "0>keep-order", "1>keep-order", "0>stay", (6, 6, 6))
    assert fact(match, "map.A2.obstacles") == []
    assert fact(match, "raiders.1.discard") == ["test-guard"]
    assert fact(match, "raiders.0.discard") == []


@pytest.mark.clause("TR-6.26")
def test_a_built_in_obstacle_out_of_life_gets_a_skull() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": place("test-den", damage={"test-beast": 1})})
    play(match, "move:ahead", "stop", (6, 6, 6))
    assert place_of(match, "B2").removed
    assert fact(match, "map.B2.card") == "test-den"
    assert fact(match, "map.B2.damage") == {}
    assert view_of(match).places[1].obstacles == ()


@pytest.mark.clause("TR-6.26")
def test_a_skull_leaves_cards_on_the_location_alone() -> None:
    match = a_match(
        [runner("B1")],
        {**COLUMN, "B2": place("test-den", damage={"test-beast": 1}, obstacles=["test-net"])},
    )
    play(match, "move:ahead", "stop", "face:test-beast", (6, 6, 6))
    assert kinds(match) == ["roll"]
    assert fact(match, "map.B2.obstacles") == ["test-net"]


@pytest.mark.clause("TR-6.26")
def test_more_damage_than_life_removes_an_obstacle_too() -> None:
    match = a_match(
        [runner("B1", unsaved=["test-cannon"])], {**COLUMN, "B2": guarded("test-guard")}
    )
    play(match, "move:ahead", "stop", (6, 6, 6))
    assert len(events(match, ObstacleRemoved)) == 1


@pytest.mark.clause("TR-6.27")
def test_a_damaged_obstacle_works_at_full_strength() -> None:
    match = a_match([runner("B1")], {**COLUMN, "B2": place("test-den", damage={"test-beast": 1})})
    play(match, "move:ahead", "stop", (2, 2, 2))
    (ended,) = events(match, TestEnded)
    assert (ended.target, ended.success) == (7, False)
    assert raider_of(match, 0).damage == 1
    assert fact(match, "map.B2.damage") == {"test-beast": 1}


@pytest.mark.clause("TR-6.28")
@pytest.mark.parametrize("slug", ["test-net", "test-guard"])
def test_some_cards_remove_an_obstacle_outright_with_or_without_life(slug: str) -> None:
    match = a_match([runner("B1", hand=["test-dynamite"])], {**COLUMN, "B1": guarded(slug)})
    play(match, "play:test-dynamite", "stay")
    assert fact(match, "map.B1.obstacles") == []
    assert events(match, TestBegan) == []
    assert "TR-6.26" in log_clauses(match)


@pytest.mark.clause("TR-6.28")
def test_some_cards_remove_obstacles_of_their_kind_only() -> None:
    match = a_match(
        [runner("B1", hand=["test-repellent"])],
        {**COLUMN, "B1": place("test-den", obstacles=["test-net", "test-guard"])},
    )
    play(match, "play:test-repellent")
    assert offered(match) == ["remove:test-beast", "remove:test-guard"]
    play(match, "remove:test-beast", "stay")
    assert place_of(match, "B1").removed
    assert offered(match) == ["face:test-net", "face:test-guard"]


@pytest.mark.clause("TR-6.28")
def test_a_card_that_removes_a_kind_is_not_offered_without_one() -> None:
    match = a_match([runner("B1", hand=["test-repellent"])], {**COLUMN, "B1": guarded("test-net")})
    assert offered(match) == ["pass"]


@pytest.mark.clause("TR-6.28", "TR-R12")
def test_a_test_against_an_obstacle_that_a_card_removes_meanwhile_comes_to_nothing() -> None:
    match = a_match(
        [runner("B1", hand=["test-blast"])], {**COLUMN, "B1": guarded("test-guard", "test-net")}
    )
    play(match, "stay", "face:test-guard", "play:test-blast", "remove:test-guard")
    assert len(events(match, TestDropped)) == 1
    assert raider_of(match, 0).damage == 0
    assert not raider_of(match, 0).fought  # no Fight was rolled, so it may still search
    assert kinds(match) == ["roll"]


@pytest.mark.clause("TR-6.20", "TR-R19")
def test_a_raider_moved_in_its_own_turn_faces_what_it_meets_before_it_moves_on() -> None:
    match = a_match(
        [runner("B1"), spelunker("B1", hand=["push"])], {**COLUMN, "B2": guarded("test-spikes")}
    )
    play(match, "1>play:push", "side:ahead")
    # No attack and no test yet: its own steps are still to come.
    assert [moved.walked for moved in events(match, RaiderMoved)] == [False]
    assert asks(match) == [(0, "move-on")]
    play(match, "go-on", HIGH, "move:ahead", "stay")
    assert fact(match, "raiders.0.at") == "B3"


@pytest.mark.clause("TR-6.22", "TR-6.23")
def test_a_raider_that_dies_of_one_obstacle_does_not_face_the_others() -> None:
    match = a_match(
        [runner("B1", damage=2), runner("B6")],
        {**COLUMN, "B2": guarded("test-crusher", "test-net")},
    )
    play(match, "move:ahead", "stop", "face:test-crusher", LOW)
    raider = raider_of(match, 0)
    assert raider.dead
    # Nor do the further effects of the failure reach it.
    assert (raider.injuries, raider.stuck) == ((0, 0, 0, 0), False)
    assert asks(match) == [(1, "move")]
    assert len(events(match, TestBegan)) == 1


@pytest.mark.clause("TR-6.23")
def test_a_failure_that_costs_an_item_lets_its_player_choose_an_unsaved_one() -> None:
    match = a_match(
        [hunter("B1", unsaved=["rope", "backpack"], saved=["test-lamp"])],
        {**COLUMN, "B1": guarded("test-thief")},
    )
    play(match, "stay", (1, 1))
    assert offered(match) == ["item:rope", "item:backpack"]
    play(match, "item:rope")
    assert fact(match, "raiders.0.discard") == ["rope"]
    assert fact(match, "raiders.0.unsaved") == ["backpack"]
