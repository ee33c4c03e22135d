"""Cards 020 to 050 and all obstacles of the starters: what each does, what it must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    CARDS,
    RULEBOOK,
    Answer,
    a_match,
    dice_asked,
    events,
    fact,
    hunter,
    kinds,
    offered,
    place,
    play,
    raider_of,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.mapping import LevelCardSeen
from gorin.games.tomb_raider.events.trials import ObstacleRemoved, Rolled
from gorin.games.tomb_raider.facts import Obstacle
from gorin.games.tomb_raider.state import RaiderState, State
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match

HALL = "test-hall"
ONE = {"B1": HALL}


def guarded(*obstacles: str, location: str = HALL) -> dict[str, Any]:
    return {"B1": place(location, obstacles=list(obstacles)), "C1": HALL}


def fought(match: Match[State], *answers: Answer) -> Match[State]:
    """Stay, fight the one obstacle there with the given answers, and stop at the next question."""
    play(match, "stay", *answers, until="*")
    while kinds(match)[0].startswith("window-"):
        play(match, "pass", until="*")
    return match


# -- 020 and 045, the treasures ------------------------------------------------------------


def test_claw_of_the_cave_bear_adds_1_to_fight_results() -> None:
    claw = spelunker("B1", saved=["claw-of-the-cave-bear"])
    match = fought(a_match([claw], guarded("test-ghost")), "test:fight", (3, 3))
    assert fact(match, "raiders.0.damage") == 0


def test_claw_of_the_cave_bear_adds_nothing_to_other_results() -> None:
    claw = spelunker("B1", saved=["claw-of-the-cave-bear"])
    match = fought(a_match([claw], guarded("test-ghost")), "test:think", (3, 3))
    assert fact(match, "raiders.0.damage") == 1


def test_idol_of_fortune_adds_1_to_search_results_and_no_die() -> None:
    match = a_match([spelunker("B1", saved=["idol-of-fortune"])], ONE, round="search")
    play(match, "search")
    assert dice_asked(match) == 3
    play(match, (1, 1, 1))
    assert [event.result for event in events(match, Rolled)] == [4]


# -- 021 to 025 ----------------------------------------------------------------------------


def test_bounty_draws_two_cards_after_a_creature_was_removed() -> None:
    bounty = spelunker("B1", hand=["bounty"], deck=["rope", "run", "lost"])
    match = a_match([bounty], guarded("bats"))
    play(match, "stay", "test:fight", (6, 6), until="window-removed")
    assert offered(match) == ["pass", "play:bounty"]
    assert refusals(match, 0, "play:bounty") == []
    play(match, "play:bounty", until="discard")
    assert fact(match, "raiders.0.hand") == ["rope", "run"]
    assert fact(match, "raiders.0.discard") == ["bounty"]


def test_bounty_is_not_played_for_a_damaged_creature_a_trap_or_anothers_creature() -> None:
    match = a_match([spelunker("B1", hand=["bounty"])], guarded("wolves"))
    play(match, "stay", (6, 6), until="window-removed")
    assert not events(match, ObstacleRemoved)
    trap = spelunker("B1", hand=["test-dynamite", "bounty"])
    match = a_match([trap], guarded("dart-trap"))
    play(match, "play:test-dynamite", until="window-removed")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1"), hunter("C1", hand=["bounty"])], guarded("bats"))
    play(match, "stay", "test:fight", (6, 6), until="window-removed")
    assert offered(match, 1) == ["pass"]


def test_bear_deals_2_damage_and_takes_3_damage_to_remove() -> None:
    match = fought(a_match([runner("B1", extra_life=1)], guarded("bear")), (1, 1, 1))
    assert fact(match, "raiders.0.damage") == 2
    match = fought(
        a_match([runner("B1")], {"B1": place(HALL, obstacles=["bear"], damage={"bear": 2})}),
        (6, 6, 6),
    )
    assert fact(match, "map.B1.obstacles") == []


def test_bear_is_not_removed_by_two_won_fights_and_only_fought() -> None:
    match = a_match([runner("B1")], {"B1": place(HALL, obstacles=["bear"], damage={"bear": 1})})
    play(match, "stay")
    assert dice_asked(match) == 3
    play(match, (6, 6, 6))
    assert fact(match, "map.B1.damage") == {"bear": 2}
    assert fact(match, "map.B1.obstacles") == ["bear"]


def test_leather_jacket_is_discarded_to_take_one_damage_less() -> None:
    match = a_match([spelunker("B1", unsaved=["leather-jacket"])], guarded("spiked-slope"))
    play(match, "stay", "test:move", (1, 1, 1), "use:leather-jacket", until="search")
    assert fact(match, "raiders.0.damage") == 1
    assert fact(match, "raiders.0.unsaved") == []
    assert fact(match, "raiders.0.discard") == ["leather-jacket"]


def test_leather_jacket_does_not_help_others_nor_in_the_hand() -> None:
    match = a_match(
        [spelunker("B1", hand=["leather-jacket"]), hunter("C1", unsaved=["leather-jacket"])],
        guarded("test-spikes"),
    )
    play(match, "stay", (1, 1, 1), until="move")
    assert fact(match, "raiders.0.damage") == 1
    assert fact(match, "raiders.1.unsaved") == ["leather-jacket"]


def test_ferocious_attack_raises_the_target_of_anothers_fight_with_a_creature_by_3() -> None:
    match = a_match([spelunker("B1"), hunter("C1", hand=["ferocious-attack"])], guarded("bats"))
    play(match, "stay", "test:fight", "1>play:ferocious-attack", until="roll")
    assert match.table.state.tests[-1].target == 10
    play(match, (4, 5), until="move")
    assert raider_of(match, 0).injuries == (0, 0, 1, 0)


def test_ferocious_attack_is_not_played_on_another_ability_a_ghost_or_ones_own_fight() -> None:
    attack = hunter("C1", hand=["ferocious-attack"])
    for obstacle, answer in (("bats", "test:think"), ("test-ghost", "test:fight")):
        match = a_match([spelunker("B1"), attack], guarded(obstacle))
        play(match, "stay", answer, until="window-test")
        assert offered(match, 1) == ["pass"]
    match = a_match([spelunker("B1", hand=["ferocious-attack"])], guarded("bats"))
    play(match, "stay", "test:fight", until="window-test")
    assert offered(match, 0) == ["pass"]


# -- the obstacles -------------------------------------------------------------------------

FAILURES = {
    "bear": {"damage": 2},
    "wolf-pack": {"damage": 1},
    "spiked-slope": {"damage": 2},
    "gap": {"damage": 1, "stuck": True},
    "rough-ground": {"injuries": (0, 1, 0, 0)},
    "bats": {"injuries": (0, 0, 1, 0)},
    "wolves": {"damage": 1},
    "pit-trap": {"stuck": True},
    "dart-trap": {"damage": 1},
    "dark": {"stuck": True},
}


def _suffered(raider: RaiderState) -> dict[str, Any]:
    found = {"damage": raider.damage, "stuck": raider.stuck}
    found["injuries"] = raider.injuries if any(raider.injuries) else False  # type: ignore[assignment]
    return {name: value for name, value in found.items() if value}


def test_the_obstacle_cards_of_the_starters_are_all_tested() -> None:
    starters = {
        slug
        for slug, card in CARDS.items()
        if isinstance(card, Obstacle) and card.number.isdecimal() and int(card.number) <= 74
    }
    assert set(FAILURES) == starters


@pytest.mark.clause("TR-6.23")
@pytest.mark.parametrize("obstacle", FAILURES)
def test_an_obstacle_does_what_it_names_when_a_test_falls_1_short_and_nothing_else(
    obstacle: str,
) -> None:
    card = CARDS[obstacle]
    assert isinstance(card, Obstacle)
    for trial in card.obstacle.tests:
        for short, expected in ((1, FAILURES[obstacle]), (0, {})):
            # Extra dice make every result possible, extra life keeps the raider on the map.
            match = a_match([runner("B1", extra_life=2)], guarded(obstacle))
            play(match, "stay", until="overcome")
            if len(card.obstacle.tests) > 1:
                play(match, f"test:{trial.ability}", until="roll")
            else:
                play(match, until="roll")
            faces = _faces(dice_asked(match), trial.target - short)
            play(match, faces)
            assert _suffered(raider_of(match, 0)) == expected, trial


def _faces(count: int, total: int) -> tuple[int, ...]:
    """Return faces of so many dice with this total."""
    faces = [1] * count
    for place_ in range(count):
        faces[place_] += min(5, total - sum(faces))
    assert sum(faces) == total
    return tuple(faces)


# -- 046 to 050 ----------------------------------------------------------------------------


def test_snoop_ahead_shows_the_next_location_and_may_bury_it() -> None:
    match = a_match(
        [spelunker("B1", hand=["snoop-ahead"])], ONE, level_deck=["pond", "fork", "overlook"]
    )
    play(match, "play:snoop-ahead", until="look")
    assert view_of(match, 0).level_decks[0].top == "pond"
    play(match, "bury", until="move")
    assert fact(match, "level_deck") == ["fork", "overlook", "pond"]


def test_snoop_ahead_leaves_the_card_if_wanted_and_shows_it_to_nobody_else() -> None:
    match = a_match(
        [spelunker("B1", hand=["snoop-ahead"]), hunter("B1")], ONE, level_deck=["pond", "fork"]
    )
    play(match, "play:snoop-ahead", "leave", until="move")
    assert fact(match, "level_deck") == ["pond", "fork"]
    assert view_of(match, 1).level_decks[0].top == ""
    (seen,) = events(match, LevelCardSeen)
    other = seen.told(Seat(1))
    assert other is not None
    assert "slug" not in other.args


def test_spiked_slope_cannot_be_fought() -> None:
    match = a_match([spelunker("B1")], guarded("spiked-slope"))
    play(match, "stay")
    assert offered(match) == ["test:move", "test:think"]


def test_backpack_holds_two_more_cards() -> None:
    match = a_match(
        [spelunker("B1", hand=["run"] * 8, unsaved=["backpack"], deck=["bats"] * 5)],
        ONE,
        round="draw",
    )
    play(match, "done", until="reset")
    assert len(fact(match, "raiders.0.hand")) == 10


def test_backpack_draws_no_more_than_think() -> None:
    match = a_match(
        [spelunker("B1", hand=["run"] * 7, unsaved=["backpack"], deck=["bats"] * 5)],
        ONE,
        round="draw",
    )
    play(match, "done", until="reset")
    assert len(fact(match, "raiders.0.hand")) == 9


def test_lost_lets_another_raider_move_one_location_at_most() -> None:
    column = {f"B{depth}": HALL for depth in range(1, 7)}
    match = a_match([runner("B1"), hunter("B6", hand=["lost"])], column)
    play(match, "1>play:lost", "0>move:ahead", until="move")
    # Seat 0 was not asked for another movement: it is seat 1's turn.
    assert fact(match, "raiders.0.at") == "B2"
    assert [question.decision.seat for question in match.pending] == [1]


def test_lost_does_not_slow_its_own_player_and_is_gone_in_the_next_turn() -> None:
    match = a_match([runner("B1", hand=["lost"])], ONE)
    assert offered(match) == ["pass"]
    column = {f"B{depth}": HALL for depth in range(1, 7)}
    match = a_match([spelunker("B1"), spelunker("B6", hand=["lost"])], column)
    play(match, "1>play:lost", "0>stay", "1>move:back", "1>move:back", until="move")
    assert fact(match, "raiders.1.at") == "B4"
    assert match.table.state.lasting
    play(match, "1>stay", "0>no-search", "1>no-search", "0>play-on", "1>play-on")
    assert kinds(match) == ["roll-order", "roll-order"]
    assert not match.table.state.lasting


def test_gap_cannot_be_fought_nor_removed() -> None:
    match = a_match([runner("B1")], guarded("gap"))
    play(match, "stay", "test:move", (6, 6, 6, 6, 6, 6))
    assert fact(match, "map.B1.obstacles") == ["gap"]


def test_every_starter_card_that_does_something_has_a_script() -> None:
    for slug, card in CARDS.items():
        if not card.number.isdecimal() or int(card.number) > 74:
            continue
        if not hasattr(card, "exits") and not hasattr(card, "fight"):
            assert (slug in RULEBOOK.scripts) is (slug not in FAILURES), slug
