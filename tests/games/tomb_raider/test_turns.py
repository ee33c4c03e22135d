"""TR-5: turn structure and the Ready round."""

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
    play,
    refusals,
    runner,
    spelunker,
)

from gorin.games.tomb_raider.events.turns import ActionBegan, OrderRolled, OrderSet, RoundBegan
from gorin.games.tomb_raider.state import Round

HALL = "test-hall"
ROW = {"A1": HALL, "B1": HALL, "C1": HALL}
DECK = ["run", "push", "lost", "rope", "bounty", "rope"]


@pytest.mark.clause("TR-5.1")
def test_a_turn_has_the_ready_action_search_and_draw_rounds() -> None:
    match = a_match([spelunker("A1"), hunter("C1")], ROW, round="ready", turn=2)
    seen = [fact(match, "round")]
    for answers in (
        ("0>keep-order", "1>keep-order"),
        ("stay", "1>stay"),
        ("no-search", "1>no-search"),
        ("play-on", "play-on"),
    ):
        play(match, *answers)
        seen.append(fact(match, "round"))
    assert seen == ["ready", "action", "search", "draw", "ready"]
    assert fact(match, "turn") == 3
    assert [began.round for began in events(match, RoundBegan)] == [
        Round.ACTION,
        Round.SEARCH,
        Round.DRAW,
    ]


@pytest.mark.clause("TR-5.1")
def test_what_belongs_to_one_round_is_refused_in_another() -> None:
    match = a_match([spelunker("A1"), hunter("C1")], ROW)
    assert refusals(match, 0, "search")[0] == "TR-7.1"
    assert refusals(match, 0, "reset") == ["TR-8.5"]
    play(match, "stay", "stay", until="search")
    assert refusals(match, 0, "move:ahead")[0] == "TR-5.1"
    assert refusals(match, 0, "attack:1")[0] == "TR-6.17"


@pytest.mark.clause("TR-5.2")
def test_every_player_finishes_a_round_before_the_next_one_starts() -> None:
    match = a_match([spelunker("A1"), hunter("C1")], ROW)
    steps = []
    while fact(match, "turn") == 1:
        (seat, kind), *_ = asks(match)
        steps.append((seat, kind))
        play(match, {"move": "stay", "search": "no-search", "reset": "play-on"}[kind])
    assert steps == [
        (0, "move"),
        (1, "move"),
        (0, "search"),
        (1, "search"),
        (0, "reset"),
        (1, "reset"),
    ]


@pytest.mark.clause("TR-5.2")
def test_each_player_does_all_its_draw_steps_before_the_next_one() -> None:
    match = a_match(
        [spelunker("A1", hand=["rope"], deck=DECK), hunter("C1", hand=["rope"], deck=DECK)],
        ROW,
        round="draw",
    )
    steps = []
    while fact(match, "turn") == 1:
        (seat, kind), *_ = asks(match)
        if not kind.startswith("window"):
            steps.append((seat, kind))
        play(match, {"discard": "done", "reset": "play-on"}.get(kind, "pass"), passing=False)
    assert steps == [(0, "discard"), (0, "reset"), (1, "discard"), (1, "reset")]


@pytest.mark.clause("TR-5.2", "TR-5.5")
def test_all_rounds_follow_the_turn_order() -> None:
    match = a_match(
        [spelunker("A1"), hunter("B1"), runner("C1")],
        ROW,
        level="shuffled-room",
        order=[2, 0, 1],
        active=2,
    )
    steps = []
    while fact(match, "turn") == 1:
        (seat, kind), *_ = asks(match)
        steps.append(seat)
        play(match, {"move": "stay", "search": "no-search", "reset": "play-on"}[kind])
    assert steps == [2, 0, 1] * 3


@pytest.mark.clause("TR-5.3", "TR-R3")
def test_on_the_first_turn_all_roll_their_move_and_the_highest_names_the_first_raider() -> None:
    match = a_match([spelunker("A1"), hunter("C1")], ROW, round="ready")
    assert dice_asked(match) == 3
    play(match, (1, 1, 1))
    assert dice_asked(match) == 2
    play(match, (6, 6))
    assert asks(match) == [(1, "first")]
    assert offered(match) == ["first:0", "first:1"]
    play(match, "first:0")
    assert fact(match, "order") == [0, 1]
    assert asks(match) == [(0, "move")]
    assert [rolled.total for rolled in events(match, OrderRolled)] == [3, 12]


@pytest.mark.clause("TR-5.3", "TR-R3")
@pytest.mark.parametrize(("named", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_play_passes_clockwise_from_the_raider_named(named: int, order: list[int]) -> None:
    match = a_match(
        [spelunker("A1"), hunter("B1"), hunter("C1")], ROW, level="shuffled-room", round="ready"
    )
    play(match, (6, 6, 6), (1, 1), (1, 1), f"first:{named}")
    assert fact(match, "order") == order
    play(match, "stay", "stay", "stay")
    assert [began.seat for began in events(match, ActionBegan)] == order


@pytest.mark.clause("TR-R3", "TR-5.3")
def test_only_those_tied_for_the_highest_roll_again() -> None:
    match = a_match(
        [hunter("A1"), hunter("B1"), hunter("C1")], ROW, level="shuffled-room", round="ready"
    )
    play(match, (5, 5), (1, 1), (4, 6))
    assert len(events(match, OrderRolled)) == 3
    # Seats 0 and 2 are tied with 10: they roll again, and again.
    play(match, (2, 2), (3, 1), (1, 1), (1, 2))
    assert [rolled.seat for rolled in events(match, OrderRolled)] == [0, 1, 2, 0, 2, 0, 2]
    assert asks(match) == [(2, "first")]


@pytest.mark.clause("TR-5.3")
def test_an_injured_raider_rolls_fewer_dice_for_the_order() -> None:
    match = a_match([spelunker("A1", injuries={"move": 1}), hunter("C1")], ROW, round="ready")
    assert dice_asked(match) == 2


@pytest.mark.clause("TR-5.4", "TR-R3")
def test_on_later_turns_the_order_stands_if_nobody_wants_to_roll() -> None:
    match = a_match(
        [spelunker("A1"), hunter("C1")], ROW, round="ready", turn=2, order=[1, 0], active=1
    )
    assert asks(match) == [(0, "roll-order"), (1, "roll-order")]
    play(match, "0>keep-order", "1>keep-order")
    assert fact(match, "order") == [1, 0]
    assert asks(match) == [(1, "move")]
    assert events(match, OrderSet) == []


@pytest.mark.clause("TR-5.4", "TR-R3")
@pytest.mark.parametrize("wishing", [0, 1])
def test_on_later_turns_one_players_wish_suffices_to_roll_again(wishing: int) -> None:
    match = a_match(
        [spelunker("A1"), hunter("C1")], ROW, round="ready", turn=2, order=[1, 0], active=1
    )
    play(match, f"{wishing}>roll-order", f"{1 - wishing}>keep-order")
    assert dice_asked(match) == 3
    play(match, (6, 6, 6), (1, 1), "0>first:0")
    assert fact(match, "order") == [0, 1]


@pytest.mark.clause("TR-5.4")
def test_the_order_is_asked_about_on_every_later_turn() -> None:
    match = a_match([spelunker("A1"), hunter("C1")], ROW, round="draw", turn=4)
    play(match, "play-on", "play-on")
    assert fact(match, "turn") == 5
    assert kinds(match) == ["roll-order", "roll-order"]


@pytest.mark.clause("TR-R3")
def test_alone_there_is_no_roll_for_the_order() -> None:
    match = a_match([spelunker("A1")], ROW, round="ready")
    assert kinds(match) == ["move"]
    assert events(match, OrderRolled) == []
    assert "TR-5.3" not in log_clauses(match)


@pytest.mark.clause("TR-5.5")
def test_a_player_does_all_its_action_steps_before_the_next_player_starts() -> None:
    match = a_match(
        [runner("A1"), runner("B1")],
        {**ROW, "A1": HALL, "B1": place(HALL, obstacles=["test-spikes"])},
    )
    play(match, "move:right", "stop")
    # Step 4, then step 5, then the other player.
    assert asks(match) == [(0, "attack")]
    assert refusals(match, 1, "move:ahead") == ["TR-5.5"]
    play(match, "no-attack", (6, 6, 6, 6, 6, 6))
    assert asks(match) == [(1, "move")]
    assert refusals(match, 0, "move:ahead")[0] == "TR-5.5"
    assert fact(match, "active") == 1
