"""What failing an obstacle does beyond damage: each word does its thing and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    CARDS,
    Answer,
    Sketch,
    a_match,
    events,
    fact,
    hunter,
    kinds,
    offered,
    place,
    place_of,
    play,
    raider_of,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.failures import CarriedAway, MovementStopped
from gorin.games.tomb_raider.events.mapping import RaiderMoved
from gorin.games.tomb_raider.events.piles import CardDiscarded
from gorin.games.tomb_raider.facts import Hindrance, Obstacle, Trial
from gorin.games.tomb_raider.state import State
from gorin.games.tomb_raider.words.effects import CONSEQUENCES
from gorin.games.tomb_raider.words.failures import FAILURES
from gorin.kernel.decision import CHANCE
from gorin.kernel.domain import Pick
from gorin.kernel.match import Match

HALL = "test-hall"
COLUMN = {f"{column}{depth}": HALL for column in "ABC" for depth in range(1, 7)}
LOW = (1, 1, 1, 1, 1, 1)
HIGH = (6, 6, 6, 6, 6, 6)


def a_trap(*failure: str) -> dict[str, Any]:
    """Return a trap card that fails as named: Move 12."""
    return {
        "number": "T",
        "slug": "test-trap",
        "name": "Trap",
        "rarity": "common",
        "danger": 0,
        "obstacle": Hindrance("trap", (Trial("move", 12),), failure),
    }


def trapped(
    *failure: str,
    raiders: tuple[Sketch, ...] = (),
    map: dict[str, Any] | None = None,
    at: str = "B3",
    facing: str = "ahead",
    **more: Any,
) -> Match[State]:
    """Return a match whose first raider stands at a trap that fails as named."""
    spaces = {**COLUMN, **(map or {})}
    spaces[at] = place(HALL, obstacles=["test-trap"], facing=facing)
    cards = {**CARDS, "test-trap": Obstacle(**a_trap(*failure))}
    return a_match(raiders or (runner(at, entrance="A1"),), spaces, cards=cards, **more)


def fail(match: Match[State], *answers: Answer, until: str = "*") -> Match[State]:
    """Stay, fail at the trap, give the answers, and stop at the next question."""
    play(match, "stay", LOW, *answers, until=until)
    while kinds(match)[0].startswith("window-"):
        play(match, "pass", until=until)
    return match


def draw(match: Match[State], position: int) -> None:
    """Let chance pick what lies at a position."""
    (question,) = match.pending
    assert isinstance(question.decision.domain, Pick)
    match.choose(CHANCE, position, serial=question.serial)


def test_every_failure_that_an_obstacle_names_exists_and_is_used() -> None:
    named: set[str] = set()
    for card in CARDS.values():
        part = getattr(card, "obstacle", None)
        if isinstance(part, Hindrance):
            named |= {f"failure/{name}" for name in part.failure}
    known = {*CONSEQUENCES, *FAILURES}
    assert named <= known
    assert set(FAILURES) <= named
    assert not set(CONSEQUENCES) & set(FAILURES)


@pytest.mark.parametrize("name", sorted(FAILURES))
def test_a_failure_comes_to_nothing_on_success_and_touches_nobody_else(name: str) -> None:
    rival = runner("C3", hand=["run"], unsaved=["rope", "test-cannon"], saved=["backpack"])
    mine = runner("B3", hand=["run", "push"], unsaved=["rope"], saved=["test-cannon"])
    for faces in (HIGH, LOW):
        match = trapped(name.removeprefix("failure/"), raiders=(mine, rival))
        before = fact(match, "raiders")
        play(match, "0>stay", faces, until="*")
        for _ in range(12):
            if kinds(match) == ["random-card"]:
                draw(match, 0)
            elif match.pending[0].decision.seat == 1 and kinds(match)[0] == "move":
                break
            else:
                play(match, match.pending[0].decision.options[0].key, passing=False, until="*")
        after = fact(match, "raiders")
        assert after[1] == before[1]
        assert faces == LOW or after[0] == before[0]


# -- the hand ------------------------------------------------------------------------------


def test_dropping_cards_takes_what_chance_picks_and_shows_it_to_all() -> None:
    mine = runner("B3", hand=["run", "push", "lost"], deck=["rope"])
    match = fail(trapped("drop-card", raiders=(mine,)))
    assert kinds(match) == ["random-card"]
    draw(match, 1)
    assert fact(match, "raiders.0.hand") == ["run", "lost"]
    assert fact(match, "raiders.0.discard") == ["push"]
    (event,) = events(match, CardDiscarded)
    told = event.told(None)
    assert told is not None
    assert told.args["slug"] == event.told(event.seat).args["slug"]  # type: ignore[union-attr]


def test_the_last_card_is_dropped_without_chance_and_an_empty_hand_drops_nothing() -> None:
    match = fail(trapped("drop-card-2", raiders=(runner("B3", hand=["run"], unsaved=["rope"]),)))
    assert kinds(match) == ["search"]
    assert fact(match, "raiders.0.hand") == []
    assert fact(match, "raiders.0.unsaved") == ["rope"]
    assert len(events(match, CardDiscarded)) == 1


def test_cards_are_discarded_by_choice_one_by_one_and_nobody_else_sees_the_options() -> None:
    mine = runner("B3", hand=["run", "push", "lost"])
    match = fail(trapped("discard-card-2", raiders=(mine, hunter("C3"))))
    assert offered(match, 0) == ["discard:run", "discard:push", "discard:lost"]
    assert match.pending[0].decision.secret
    play(match, "discard:lost", "discard:run", until="*")
    assert fact(match, "raiders.0.hand") == ["push"]
    assert fact(match, "raiders.0.discard") == ["lost", "run"]


def test_nobody_is_asked_to_discard_from_an_empty_hand() -> None:
    assert kinds(fail(trapped("discard-card-2"))) == ["search"]


# -- what the raider carries ---------------------------------------------------------------


def test_a_weapon_is_lost_saved_or_not_and_no_other_item() -> None:
    mine = runner("B3", unsaved=["rope", "test-cannon"], saved=["magnum-pistols", "backpack"])
    match = fail(trapped("lose-weapon", raiders=(mine,)))
    assert offered(match) == ["item:test-cannon", "item:magnum-pistols"]
    play(match, "item:magnum-pistols", until="*")
    assert fact(match, "raiders.0.saved") == ["backpack"]
    assert fact(match, "raiders.0.discard") == ["magnum-pistols"]
    assert fact(match, "raiders.0.unsaved") == ["rope", "test-cannon"]


def test_without_a_weapon_none_is_lost() -> None:
    match = fail(trapped("lose-weapon", raiders=(runner("B3", unsaved=["rope"]),)))
    assert kinds(match) == ["search"]
    assert fact(match, "raiders.0.unsaved") == ["rope"]


def test_a_saved_item_is_lost_but_no_upgrade_treasure_or_unsaved_item() -> None:
    saved = ["test-expert", "idol-of-fortune", "backpack", "rope"]
    match = fail(
        trapped("lose-saved-item", raiders=(runner("B3", unsaved=["run"], saved=saved, power=2),))
    )
    assert offered(match) == ["item:backpack", "item:rope"]
    play(match, "item:backpack", until="*")
    assert fact(match, "raiders.0.saved") == ["test-expert", "idol-of-fortune", "rope"]
    match = fail(trapped("lose-saved-item", raiders=(runner("B3", unsaved=["rope"]),)))
    assert fact(match, "raiders.0.unsaved") == ["rope"]


def test_all_unsaved_items_are_lost_and_nothing_that_is_saved() -> None:
    mine = runner("B3", unsaved=["rope", "test-cannon"], saved=["backpack"])
    match = fail(trapped("lose-unsaved", raiders=(mine,)))
    assert fact(match, "raiders.0.unsaved") == []
    assert fact(match, "raiders.0.saved") == ["backpack"]
    assert fact(match, "raiders.0.discard") == ["rope", "test-cannon"]


@pytest.mark.clause("TR-10.2")
@pytest.mark.parametrize("name", ["lose-saved-item", "lose-unsaved"])
def test_who_lives_by_an_item_alone_dies_of_losing_it(name: str) -> None:
    row = "saved" if name == "lose-saved-item" else "unsaved"
    # Think 1 is a single life; the charm raises it to 2, of which 1 is damaged.
    frail = {"card": "test-frail", "at": "B3", "entrance": "A1", "damage": 1, row: ["test-charm"]}
    match = trapped(name, raiders=(frail,))
    play(match, "stay", until="roll")
    assert not raider_of(match, 0).deaths
    play(match, (1, 1), until="*")
    assert raider_of(match, 0).deaths == 1


# -- the raider itself ---------------------------------------------------------------------


def test_the_player_chooses_the_ability_that_is_injured() -> None:
    match = fail(trapped("choose-injury"))
    assert offered(match) == ["injure:fight", "injure:move", "injure:search", "injure:think"]
    play(match, "injure:think", until="*")
    assert raider_of(match, 0).injuries == (0, 0, 0, 1)


@pytest.mark.clause("TR-7.1")
def test_a_lost_search_is_lost_for_this_turn_only() -> None:
    match = trapped("lose-search")
    play(match, "stay", LOW, until="reset")
    assert refusals(match, 0, "search")
    play(match, "play-on", until="move")
    assert not raider_of(match, 0).searched
    play(match, "stay", HIGH, until="search")


def test_a_lost_search_does_not_make_stuck() -> None:
    match = trapped("lose-search")
    play(match, "stay", LOW, "play-on", until="move")
    assert "move:ahead" in offered(match)
    assert not raider_of(match, 0).stuck


def test_who_is_stopped_moves_no_further_this_turn_but_searches_and_leaves_in_the_next() -> None:
    match = trapped("stop", raiders=(runner("B2"),))
    play(match, "move:ahead", "go-on", LOW, until="*")
    assert kinds(match) == ["search"]
    assert fact(match, "raiders.0.at") == "B3"
    play(match, "no-search", "play-on", until="move")
    play(match, "move:ahead", until="move")
    assert fact(match, "raiders.0.at") == "B4"


def test_nobody_is_stopped_in_the_round_of_another() -> None:
    push = runner("B2", hand=["push"])
    match = trapped("stop", raiders=(push, runner("B2")))
    play(match, "0>play:push", "side:ahead", LOW, until="move")
    play(match, "0>stay", until="move")
    assert not events(match, MovementStopped)
    assert fact(match, "raiders.1.at") == "B3"
    assert offered(match, 1)[1:] == ["move:ahead", "move:right", "move:back", "move:left"]


# -- being moved ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "facing", "space"),
    [
        ("fall", "right", "B4"),
        ("slide-back", "right", "B2"),
        ("thrown-back", "ahead", "B2"),
        ("thrown-back", "right", "A3"),
        ("thrown-back", "back", "B4"),
        ("thrown-back", "left", "C3"),
        ("carried-off", "right", "A1"),
    ],
)
def test_failures_move_a_raider_whatever_exits_there_are(
    name: str, facing: str, space: str
) -> None:
    match = trapped(name, facing=facing)
    play(match, "stay", LOW, until="search")
    assert fact(match, "raiders.0.at") == space
    (moved,) = events(match, RaiderMoved)
    assert not moved.walked


def test_who_has_saved_is_carried_to_its_save_point() -> None:
    match = trapped("carried-off", raiders=(runner("B3", save_point="C5"),))
    play(match, "stay", LOW, until="search")
    assert fact(match, "raiders.0.at") == "C5"


@pytest.mark.parametrize(
    ("name", "at"), [("fall", "B6"), ("slide-back", "B1"), ("thrown-back", "B1")]
)
def test_nobody_is_moved_off_the_map(name: str, at: str) -> None:
    match = trapped(name, at=at)
    play(match, "stay", LOW, until="search")
    assert fact(match, "raiders.0.at") == at
    assert not events(match, CarriedAway)


def test_at_its_entrance_nobody_is_carried_off() -> None:
    match = trapped("carried-off", at="A1", raiders=(runner("A1"),))
    play(match, "stay", LOW, until="search")
    assert not events(match, RaiderMoved)


@pytest.mark.clause("TR-12.5", "TR-6.7")
def test_who_falls_into_the_unknown_maps_it_and_others_may_play_an_obstacle_there() -> None:
    spaces: dict[str, Any] = {space: HALL for space in COLUMN if space != "B4"}
    spaces["B3"] = place(HALL, obstacles=["test-trap"])
    match = a_match(
        [runner("B3"), hunter("C1", hand=["test-spikes"])],
        spaces,
        cards={**CARDS, "test-trap": Obstacle(**a_trap("fall"))},
        level_deck=["pond"],
    )
    play(match, "stay", LOW, until="obstacle")
    assert offered(match, 1) == ["no-obstacle", "obstacle:test-spikes"]
    play(match, "1>no-obstacle", until="overcome")
    assert fact(match, "raiders.0.at") == "B4"
    assert fact(match, "map.B4.card") == "pond"


@pytest.mark.clause("TR-12.5")
def test_who_is_moved_faces_what_is_there_but_is_moved_only_once_in_a_turn() -> None:
    below = place(HALL, obstacles=["test-trap"])
    match = trapped("damage", "fall", map={"B4": below}, raiders=(runner("B3", extra_life=5),))
    play(match, "stay", LOW, LOW, until="search")
    assert fact(match, "raiders.0.at") == "B4"
    assert fact(match, "raiders.0.damage") == 2
    assert len(events(match, CarriedAway)) == 1
    # In the next turn it may happen again.
    play(match, "no-search", "play-on", "stay", LOW, until="search")
    assert fact(match, "raiders.0.at") == "B5"


def test_one_raider_moved_does_not_keep_another_where_it_is() -> None:
    match = trapped("fall", raiders=(runner("B3"), runner("B3")))
    play(match, "0>stay", "0>no-attack", LOW, "1>stay", LOW, until="search")
    assert [fact(match, f"raiders.{seat}.at") for seat in (0, 1)] == ["B4", "B4"]


@pytest.mark.clause("TR-6.23")
def test_the_dead_are_not_moved() -> None:
    match = trapped("damage-3", "fall", raiders=(spelunker("B3"),))
    play(match, "stay", LOW[:3], until="*")
    assert raider_of(match, 0).deaths == 1
    assert not events(match, CarriedAway)


def test_effects_after_a_fall_come_where_the_raider_lies() -> None:
    match = trapped("fall", "stuck")
    play(match, "stay", LOW, until="*")
    assert fact(match, "raiders.0.at") == "B4"
    assert raider_of(match, 0).stuck


# -- the map -------------------------------------------------------------------------------


@pytest.mark.clause("TR-11.2")
def test_the_player_chooses_which_exit_collapses() -> None:
    match = fail(trapped("block-exit"))
    assert offered(match) == ["side:ahead", "side:right", "side:back", "side:left"]
    play(match, "side:left", until="search")
    assert fact(match, "map.B3.blocked") == ["left"]
    assert "blocked" not in fact(match, "map.A3") or fact(match, "map.A3.blocked") == []


def test_where_no_exit_is_left_none_collapses() -> None:
    sealed = place("test-pit", obstacles=["test-trap"])
    cards = {**CARDS, "test-trap": Obstacle(**a_trap("block-exit"))}
    match = a_match([runner("B3")], {**COLUMN, "B3": sealed}, cards=cards)
    play(match, LOW, until="*")
    assert kinds(match) == ["search"]
    assert place_of(match, "B3").blocked == 0


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_damage_3_is_a_point_more_than_damage_2(amount: int) -> None:
    name = "damage" if amount == 1 else f"damage-{amount}"
    match = trapped(name, raiders=(runner("B3", extra_life=3),))
    play(match, "stay", LOW, until="search")
    assert raider_of(match, 0).damage == amount


def test_what_is_dropped_is_hidden_until_chance_has_picked_it() -> None:
    mine = runner("B3", hand=["run", "push"])
    match = fail(trapped("drop-card", raiders=(mine, hunter("C3"))))
    assert view_of(match, 1).raiders[0].known_hand == ()
    assert view_of(match, 1).raiders[0].discard == ()
    draw(match, 1)
    assert view_of(match, 1).raiders[0].known_hand == ()
    assert [card.slug for card in view_of(match, 1).raiders[0].discard] == ["push"]
