"""TR-14: the tutorial, as what it changes of the standard rules."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider import cards as made
from tests.games.tomb_raider.tables import (
    Order,
    a_level,
    a_match,
    events,
    fact,
    hunter,
    kinds,
    offered,
    place,
    play,
    raider_of,
    refusals,
    spelunker,
)
from tests.raids import raid_wishes

from gorin.content.box.wishes import Plan, Wishes
from gorin.content.desk.matches import begin, plan
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.formats import LEVELS
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider.board import space_at
from gorin.games.tomb_raider.events.piles import CardsDrawn, OpeningChosen
from gorin.games.tomb_raider.events.trials import (
    NoObstacle,
    ObstaclePassedOver,
    ObstaclePlayed,
    ObstacleRemoved,
)
from gorin.games.tomb_raider.facts import Obstacle, is_drawn
from gorin.games.tomb_raider.formats.learn_to_play import LEARN_TO_PLAY, afterwards
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.levels.format import Solo
from gorin.games.tomb_raider.state import State, Zone, zone_of
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match

TUTORIAL = LEARN_TO_PLAY.amended("tomb-raider/tests", scripts=made.SCRIPTS)
ALONE = Seat(0)
HALL = "test-hall"  # danger 0: at depth 2 an obstacle's danger may be 2 at most
DECK = ["rope", "run", "backpack", "look-again", "good-shot", "bounty", "shotgun-ammo", "lost"]


def new_state(variant: str) -> State:
    return begin(plan("tomb-raider", wishes(variant))).state  # type: ignore[no-any-return]


def wishes(variant: str | None = None, **more: Any) -> Wishes:
    return raid_wishes(seats=1, format="learn-to-play", variant=variant, **more)


def new_match(variant: str, seed: int = 1) -> Match[State]:
    match: Match[State] = Match(begin(plan("tomb-raider", wishes(variant))), chance=Fast(seed))
    match.start()
    return match


def learn(raiders: list[dict[str, Any]], map: dict[str, Any], **more: Any) -> Match[State]:
    return a_match(raiders, map, level="learn-to-play", rulebook=TUTORIAL, **more)


def numbers(state: State, zone: str) -> list[str]:
    return sorted(state.facts(card).number for card in state.zones[zone])


# -- getting ready -----------------------------------------------------------------------------


@pytest.mark.clause("TR-14.1")
@pytest.mark.parametrize(
    ("variant", "entrance", "room", "first", "last"),
    [("cave", "001", "003", 1, 18), ("tomb", "026", "028", 26, 43)],
)
def test_one_starter_lies_on_a_map_four_deep(
    variant: str, entrance: str, room: str, first: int, last: int
) -> None:
    state = new_state(variant)
    placed = {
        space: (state.facts(found.card).number, found.face_up)
        for space, found in state.places.items()
    }
    assert placed == {space_at(1, 1): (entrance, True), space_at(2, 4): (room, False)}
    shuffled = numbers(state, Zone.LEVEL)
    assert sorted([entrance, room, *shuffled]) == [f"{n:03}" for n in range(first, last + 1)]
    assert (state.level.depth, state.level.first_depth) == (4, 1)


@pytest.mark.clause("TR-14.1")
@pytest.mark.parametrize("level", ["introductory", "deeper", "room-below-the-entrance"])
def test_another_map_is_not_the_tutorial(level: str) -> None:
    with pytest.raises(BadInput) as caught:
        begin(planned_on(level))
    assert caught.value.clause == "TR-14.1"


def planned_on(name: str) -> Plan:
    found = plan("tomb-raider", wishes("cave", level="introductory"))
    if name == "introductory":
        return found
    level = a_level("learn-to-play")
    cave = level.variants[0]
    if name == "deeper":
        level = replace(level, depth=5)
    else:
        places = cave.places or ()
        level = replace(level, variants=(replace(cave, places=(replace(places[0], column=1),)),))
    made_of = tomb_raider.read_plan(found.data, "test")
    return replace(found, data=tomb_raider.plan_data(replace(made_of, level=level)))


@pytest.mark.clause("TR-14.2")
@pytest.mark.parametrize(("variant", "raider"), [("cave", "019"), ("tomb", "044")])
def test_the_raider_is_the_starters_own_and_its_treasure_is_set_aside(
    variant: str, raider: str
) -> None:
    state = new_state(variant)
    cards = {facts.slug: facts.number for facts in state.cards}
    assert cards[state.raiders[ALONE].card] == raider
    assert {"020", "045"}.isdisjoint(cards.values())


@pytest.mark.clause("TR-14.2")
def test_no_other_raider_and_no_other_deck_learns_to_play() -> None:
    with pytest.raises(BadInput) as caught:
        begin(plan("tomb-raider", wishes("cave", decks=("trapped-in-the-tombs",))))
    assert caught.value.clause == "TR-14.1"  # the raider is one of the two, the map the other's
    found = plan("tomb-raider", wishes("cave"))
    made_of = tomb_raider.read_plan(found.data, "test")
    (seat,) = made_of.seats
    drawn = [facts for facts in shipped().cards.values() if is_drawn(facts)]
    legal = {facts.slug: 2 for facts in drawn if not isinstance(facts, Obstacle)}
    for other in (
        replace(seat, deck=legal, starter=False),
        replace(seat, treasures=("claw-of-the-cave-bear",)),
    ):
        data = tomb_raider.plan_data(replace(made_of, seats=(other,)))
        with pytest.raises(BadInput) as caught:
            begin(replace(found, data=data))
        assert caught.value.clause == "TR-14.2"


@pytest.mark.clause("TR-14.3")
@pytest.mark.parametrize(("variant", "own"), [("cave", ["022", "025"]), ("tomb", ["047", "050"])])
def test_the_obstacle_pile_holds_nine_cards_by_number(variant: str, own: list[str]) -> None:
    state = new_state(variant)
    pile = [*own, "058", "059", "060", "062", "062", "064", "065"]
    assert numbers(state, Zone.OBSTACLES) == pile
    assert not set(pile) & set(numbers(state, zone_of(Zone.DECK, ALONE)))


@pytest.mark.clause("TR-14.3")
def test_another_pile_is_not_the_tutorials() -> None:
    level = a_level("learn-to-play")
    cave = replace(level.variants[0], solo=Solo(obstacles=("022", "025")))
    found = plan("tomb-raider", wishes("cave"))
    made_of = tomb_raider.read_plan(found.data, "test")
    other = replace(made_of, level=replace(level, variants=(cave,)))
    with pytest.raises(BadInput) as caught:
        begin(replace(found, data=tomb_raider.plan_data(other)))
    assert caught.value.clause == "TR-14.3"


@pytest.mark.clause("TR-14.4")
@pytest.mark.parametrize(
    ("variant", "opening", "left"),
    [("cave", ["057", "068"], 19), ("tomb", ["057", "068", "071"], 18)],
)
def test_the_opening_hand_is_fixed_and_the_rest_is_the_draw_deck(
    variant: str, opening: list[str], left: int
) -> None:
    for wished in ("chosen", "random"):
        found = plan("tomb-raider", wishes(variant, opening=wished))
        match: Match[State] = Match(begin(found), chance=Fast(3))
        match.start()
        assert numbers(match.table.state, zone_of(Zone.HAND, ALONE)) == opening
        assert len(match.table.state.zones[zone_of(Zone.DECK, ALONE)]) == left
        assert {event.clause for event in events(match, OpeningChosen)} == {"TR-14.4"}
        assert "opening" not in kinds(match)


# -- the Action round --------------------------------------------------------------------------


@pytest.mark.clause("TR-14.5")
def test_from_the_entrance_the_raider_goes_forward_or_to_the_right() -> None:
    match = new_match("cave")
    play(match, until="move")
    assert offered(match) == ["stay", "move:ahead", "move:right"]
    assert "TR-14.5" in refusals(match, 0, "move:left")
    # Even where the map would have a way to the left.
    match = learn([spelunker("B1")], {"B1": "cave-entrance", "A1": HALL})
    assert offered(match) == ["stay", "move:ahead", "move:right"]
    assert refusals(match, 0, "move:left") == ["TR-14.5"]
    match = learn([spelunker("B1", entrance="C1")], {"B1": "cave-entrance", "A1": HALL})
    assert "move:left" in offered(match)


@pytest.mark.clause("TR-14.6")
def test_a_legal_obstacle_of_the_pile_is_placed_and_the_others_stay_in_it() -> None:
    pile = ["bear", "test-crusher", "test-guard", "test-net", "test-crusher"]
    match = learn([spelunker("A1")], {"A1": HALL}, level_deck=[HALL, HALL], obstacle_deck=pile)
    play(match, "move:ahead")
    (placed,) = events(match, ObstaclePlayed)
    assert (placed.slug, placed.clause, placed.seat) == ("test-guard", "TR-14.6", -9)
    assert fact(match, "obstacle_deck") == ["bear", "test-crusher", "test-net", "test-crusher"]
    assert fact(match, "obstacle_discard") == []
    assert not events(match, ObstaclePassedOver)


@pytest.mark.clause("TR-14.6")
def test_any_legal_obstacle_of_the_pile_may_be_found() -> None:
    pile = ["bear", "test-net", "test-guard", "test-crusher"]
    match = learn([spelunker("A1")], {"A1": HALL}, level_deck=[HALL], obstacle_deck=pile)
    play(match, "move:ahead", Order((3, 2, 1, 0)))
    assert [event.slug for event in events(match, ObstaclePlayed)] == ["test-guard"]


@pytest.mark.clause("TR-14.6")
def test_without_a_legal_obstacle_none_is_placed_and_none_comes_back() -> None:
    match = learn(
        [spelunker("A1")],
        {"A1": HALL},
        level_deck=[HALL, HALL],
        obstacle_deck=["bear"],
        obstacle_discard=["test-net"],
    )
    play(match, "move:ahead", until="search")
    assert [event.clause for event in events(match, NoObstacle)] == ["TR-14.6"]
    assert fact(match, "obstacle_deck") == ["bear"]
    assert fact(match, "obstacle_discard") == ["test-net"]


@pytest.mark.clause("TR-14.6")
def test_coming_back_to_a_location_adds_no_obstacle() -> None:
    match = learn(
        [spelunker("A1")], {"A1": HALL, "A2": HALL}, level_deck=[HALL], obstacle_deck=["test-net"]
    )
    play(match, "move:ahead", "stay", until="search")
    assert not events(match, ObstaclePlayed)
    assert fact(match, "obstacle_deck") == ["test-net"]


@pytest.mark.clause("TR-14.7")
def test_two_hits_kill_a_starter_raider_and_three_an_adventurer() -> None:
    def hit(**raider: Any) -> Match[State]:
        guard = {"B2": place(HALL, obstacles=["test-guard"])}
        return learn([spelunker("B2", entrance="B1", **raider)], {"B1": HALL, **guard})

    match = hit()
    play(match, "stay", (1, 1), until="search")
    assert (raider_of(match, 0).damage, raider_of(match, 0).dead) == (1, False)
    match = hit(damage=1)
    play(match, "stay", (1, 1), until="move")
    assert raider_of(match, 0).deaths == 1
    match = hit(damage=1, saved=["lara-croft-adventurer"], power=2)
    play(match, "stay", (1, 1, 1), until="search")
    assert (raider_of(match, 0).damage, raider_of(match, 0).deaths) == (2, 0)
    match = hit(damage=2, saved=["lara-croft-adventurer"], power=2)
    play(match, "stay", (1, 1, 1), until="move")
    assert raider_of(match, 0).deaths == 1


@pytest.mark.clause("TR-14.7")
def test_obstacles_are_overcome_and_removed_and_stick_as_in_the_standard_game() -> None:
    guard = {"B2": place(HALL, obstacles=["test-guard"], damage={"test-guard": 1})}
    match = learn([spelunker("B2")], guard)
    play(match, "stay", (6, 6), until="search")
    assert [event.obstacle for event in events(match, ObstacleRemoved)] == ["test-guard"]
    match = learn([spelunker("B2")], {"B2": place(HALL, obstacles=["test-net"])})
    play(match, "stay", (1, 1, 1), until="mulligan")
    assert raider_of(match, 0).stuck


@pytest.mark.clause("TR-14.11")
def test_no_obstacle_is_played_on_the_treasure_room() -> None:
    match = learn(
        [spelunker("B3")],
        {"B3": HALL, "B4": place("test-room", face_up=False)},
        obstacle_deck=["test-net"],
    )
    play(match, "move:ahead", until="search")
    assert [event.clause for event in events(match, NoObstacle)] == ["TR-14.11"]
    assert not events(match, ObstaclePlayed)
    play(match, "search", (6, 6, 1))
    assert match.outcome is not None
    assert match.outcome.winners == (ALONE,)


@pytest.mark.clause("TR-14.12")
def test_cards_that_need_an_opponent_are_ignored() -> None:
    cards = ["push", "lost", "steal-item", "ferocious-attack", "run"]
    match = learn([spelunker("B1", hand=cards)], {"B1": HALL}, level_deck=[HALL])
    assert kinds(match) == ["window-start"]
    assert offered(match) == ["pass", "play:run"]
    for slug in ("push", "lost", "ferocious-attack"):
        assert refusals(match, 0, f"play:{slug}") == ["TR-14.12"]
    assert "TR-14.12" in refusals(match, 0, "play:steal-item")
    assert "TR-14.12" not in refusals(match, 0, "play:run")


@pytest.mark.clause("TR-14.12")
def test_action_cards_are_played_at_any_suitable_time() -> None:
    guard = {"B2": place(HALL, obstacles=["test-guard"])}
    match = learn([spelunker("B2", hand=["take-aim", "good-shot"])], guard)
    play(match, "stay", "play:take-aim", (6, 6, 6), "play:good-shot", until="search")
    assert [event.obstacle for event in events(match, ObstacleRemoved)] == ["test-guard"]


# -- the Search round --------------------------------------------------------------------------


@pytest.mark.clause("TR-14.8")
def test_a_raider_may_search_in_the_turn_in_which_it_fought() -> None:
    def fought(**more: Any) -> Match[State]:
        match = a_match(
            [spelunker("B2", hand=["test-boots"])],
            {"B2": place(HALL, obstacles=["test-guard"])},
            level="learn-to-play",
            **more,
        )
        play(match, "stay", (6, 6))
        return match

    match = fought(rulebook=TUTORIAL)
    assert kinds(match) == ["search"]
    play(match, "search", (4, 4, 4), "find:test-boots", until="mulligan")
    assert fact(match, "raiders.0.unsaved") == ["test-boots"]
    assert "search" not in kinds(fought())


@pytest.mark.clause("TR-14.8")
def test_a_stuck_raider_still_may_not_search() -> None:
    match = learn([spelunker("B2")], {"B2": place(HALL, obstacles=["test-net"])})
    play(match, "stay", (1, 1, 1))
    assert "search" not in kinds(match)


# -- the Draw round ----------------------------------------------------------------------------


def drawing(hand: list[str], **more: Any) -> Match[State]:
    raider = {"hand": hand, "deck": DECK, "entrance": "B1", **more.pop("raider", {})}
    return learn([spelunker("B2", **raider)], {"B1": HALL, "B2": HALL}, round="draw", **more)


@pytest.mark.clause("TR-14.9")
def test_a_hand_is_discarded_down_to_six_and_no_further() -> None:
    match = drawing(["run"] * 8, turn=2)
    assert kinds(match) == ["discard"]
    assert offered(match) == ["discard:run"] * 8
    play(match, "discard:run", "discard:run", until="reset")
    assert fact(match, "raiders.0.hand") == ["run"] * 6 + DECK[:2]
    assert kinds(drawing(["run"] * 6, turn=2)) == ["reset"]


@pytest.mark.clause("TR-14.9")
@pytest.mark.parametrize("held", [0, 1, 6])
def test_as_many_cards_as_think_are_drawn_with_an_empty_hand_too(held: int) -> None:
    match = drawing(["push"] * held, turn=2)
    (drawn,) = events(match, CardsDrawn)
    assert (drawn.slugs, drawn.clause) == (tuple(DECK[:2]), "TR-14.9")


@pytest.mark.clause("TR-14.9")
def test_the_opening_hand_may_be_drawn_again_once_after_the_first_draw() -> None:
    match = drawing(["take-aim", "magnum-pistols"])
    assert (kinds(match), offered(match)) == (["mulligan"], ["keep-hand", "new-hand"])
    play(match, "new-hand", until="reset")
    assert fact(match, "raiders.0.hand") == DECK[2:6]
    assert len(fact(match, "raiders.0.deck")) == 6
    assert "take-aim" in fact(match, "raiders.0.deck")
    kept = drawing(["take-aim", "magnum-pistols"])
    play(kept, "keep-hand", until="reset")
    assert fact(kept, "raiders.0.hand") == ["take-aim", "magnum-pistols", *DECK[:2]]
    assert "mulligan" not in kinds(drawing(["take-aim"], turn=2))


@pytest.mark.clause("TR-14.9")
def test_a_raider_may_reset_and_comes_back_with_a_new_hand() -> None:
    match = drawing(["run"], turn=2, raider={"unsaved": ["rope"]})
    assert offered(match) == ["play-on", "reset"]
    play(match, "reset", until="move")
    raider = fact(match, "raiders.0")
    assert (raider["at"], raider["unsaved"], len(raider["hand"])) == ("B1", [], 2)


@pytest.mark.clause("TR-14.9", "TR-14.10")
def test_a_living_raider_at_a_save_point_saves_and_may_play_the_adventurer() -> None:
    match = learn(
        [hunter("B2", entrance="B1", hand=["lara-croft-adventurer"], deck=DECK, unsaved=["rope"])],
        {"B1": HALL, "B2": "safe-cave"},
        round="draw",
        turn=2,
    )
    play(match, "play-on", "play:lara-croft-adventurer", until="move")
    raider = fact(match, "raiders.0")
    assert raider["saved"] == ["rope", "lara-croft-adventurer"]
    assert (raider["save_point"], raider["power"]) == ("B2", 2)


@pytest.mark.clause("TR-14.9")
def test_a_dead_raider_only_comes_back() -> None:
    match = learn(
        [spelunker("", entrance="B1", dead=True, hand=["run"] * 8, deck=DECK)],
        {"B1": HALL},
        round="draw",
    )
    assert kinds(match) == ["shuffle"]
    play(match, until="move")
    assert fact(match, "raiders.0.at") == "B1"
    assert len(fact(match, "raiders.0.hand")) == 2


# -- afterwards, and the amendment as a whole --------------------------------------------------


@pytest.mark.clause("TR-14.13")
def test_afterwards_the_standard_rules_are_played_on_the_introductory_level() -> None:
    after = afterwards()
    assert (after.format, after.level, after.opponents) == ("standard", "introductory", (1, 2))
    (standard,) = (found for found in LEVELS if found.id == after.format)
    assert standard.rulebook is STANDARD
    wished = raid_wishes(seats=1 + after.opponents[0], format=after.format, level=after.level)
    assert len(begin(plan("tomb-raider", wished)).state.raiders) == 2


def test_the_tutorial_is_an_amendment_of_the_standard_rules() -> None:
    own = LEARN_TO_PLAY.changes[len(STANDARD.changes) :]
    assert {change.clause for change in own} == {
        f"TR-14.{number}" for number in (1, 4, 5, 6, 8, 9, 11, 12)
    }
    assert LEARN_TO_PLAY.numbers == STANDARD.numbers
    assert LEARN_TO_PLAY.scripts == STANDARD.scripts


def test_only_one_plays_the_tutorial() -> None:
    with pytest.raises(BadInput):
        begin(plan("tomb-raider", raid_wishes(seats=2, format="learn-to-play")))
