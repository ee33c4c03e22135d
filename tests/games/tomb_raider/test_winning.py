"""TR-9: winning a level, and treasures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider.tables import (
    CARDS,
    a_match,
    a_plan,
    asks,
    dice_asked,
    fact,
    kinds,
    match_of,
    offered,
    place,
    play,
    raider_of,
    refusals,
    spelunker,
    view_of,
)

from gorin.content.tomb_raider.setup import MatchPlan
from gorin.games.tomb_raider.facts import Treasure
from gorin.games.tomb_raider.levels.faults import treasures_of
from gorin.kernel.clauses import BadInput

ROOM = {"B4": "treasure-cave"}  # target 14, search bonus +1
VAULT = {"B4": "treasure-vault"}  # target 17, search bonus +2


@pytest.mark.clause("TR-9.1", "TR-R16")
def test_the_first_to_succeed_at_the_treasure_rooms_search_wins_at_once() -> None:
    match = a_match([spelunker("B4"), spelunker("B4")], ROOM, round="search")
    play(match, "0>search", (3, 3, 4, 4))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.clause == "TR-9.1"
    # Seat 1 stood there too and is not asked any more.
    assert not match.pending


@pytest.mark.clause("TR-9.1")
def test_a_result_below_the_target_does_not_win_and_the_next_may_try() -> None:
    match = a_match([spelunker("B4"), spelunker("B4")], ROOM, round="search")
    play(match, "0>search", (3, 3, 4, 3))
    assert match.outcome is None
    assert asks(match) == [(1, "search")]
    play(match, "1>search", (3, 3, 4, 4))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.clause("TR-9.1")
def test_reaching_the_room_alone_does_not_win() -> None:
    match = a_match(
        [spelunker("B3")], {"B3": "open-cavern", "B4": place("treasure-vault", face_up=False)}
    )
    play(match, "move:ahead")
    assert fact(match, "raiders.0.at") == "B4"
    assert match.outcome is None
    play(match, "no-search")
    assert match.outcome is None


@pytest.mark.clause("TR-R16", "TR-7.5")
def test_the_treasure_search_rolls_search_plus_the_rooms_bonus() -> None:
    match = a_match([spelunker("B4")], VAULT, round="search")
    play(match, "search")
    assert dice_asked(match) == 5


@pytest.mark.clause("TR-R16")
def test_modifiers_of_a_search_count_in_the_treasure_room() -> None:
    match = a_match([spelunker("B4", saved=["idol-of-fortune"])], ROOM, round="search")
    play(match, "search", (3, 3, 4, 3))
    assert match.outcome is not None


@pytest.mark.clause("TR-R16")
def test_the_bans_of_a_search_hold_in_the_treasure_room() -> None:
    for more, clause in (({"fought": True}, "TR-7.2"), ({"stuck": True}, "TR-7.3")):
        match = a_match([spelunker("B4", **more)], ROOM, round="search")
        assert kinds(match) == ["reset"]
        assert clause in refusals(match, 0, "search")


@pytest.mark.clause("TR-R16")
def test_no_discovery_is_played_with_the_roll_for_the_treasure() -> None:
    match = a_match([spelunker("B4", hand=["rope"])], ROOM, round="search")
    play(match, "search", (3, 3, 4, 3))
    assert kinds(match) == ["discard"]
    assert fact(match, "raiders.0.hand") == ["rope"]
    assert "TR-R16" in refusals(match, 0, "find:rope")


@pytest.mark.clause("TR-R16", "TR-6.10")
def test_the_treasure_room_receives_obstacles() -> None:
    match = a_match(
        [spelunker("B3"), spelunker("A1", hand=["test-net"])],
        {
            "A1": "open-cavern",
            "B3": "open-cavern",
            "B4": place("treasure-vault", face_up=False),
        },
    )
    play(match, "move:ahead", until="obstacle")
    assert offered(match, 1) == ["no-obstacle", "obstacle:test-net"]


@pytest.mark.clause("TR-12.11")
def test_a_raider_that_died_and_reset_often_still_wins() -> None:
    match = a_match([spelunker("B4", deaths=7, entrance="B4")], ROOM, round="draw")
    play(match, "reset", "stay", "search", (6, 6, 6, 6))
    assert raider_of(match, 0).deaths == 8
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def with_treasures(*treasures: str) -> MatchPlan:
    """Return a plan for one seat that is granted treasures at a level of power 1."""
    plan = a_plan(seats=1)
    granted = replace(plan.seats[0], treasures=treasures)
    made = tuple(facts for facts in CARDS.values() if facts.slug.startswith("test-"))
    return replace(plan, seats=(granted,), extra_cards=made)


@pytest.mark.clause("TR-9.3", "TR-9.4")
def test_a_granted_treasure_lies_in_the_saved_row_beside_the_deck() -> None:
    deck = sum(a_plan(seats=1).seats[0].deck.values())
    match = match_of(with_treasures("idol-of-fortune"), start=False)
    assert fact(match, "raiders.0.saved") == ["idol-of-fortune"]
    cards = fact(match, "raiders.0.deck") + fact(match, "obstacle_deck")
    assert len(cards) == deck
    assert "idol-of-fortune" not in cards


@pytest.mark.clause("TR-9.4")
@pytest.mark.parametrize("card", ["test-orb", "rope", "no-such-card"])
def test_a_treasure_above_the_levels_power_or_no_treasure_is_not_granted(card: str) -> None:
    with pytest.raises(BadInput) as caught:
        match_of(with_treasures("idol-of-fortune", card), start=False)
    assert [fault.clause for fault in caught.value.all] == ["TR-9.4"]


@pytest.mark.clause("TR-9.3", "TR-9.5")
def test_treasures_held_from_the_start_lie_in_the_saved_row_and_work() -> None:
    match = a_match(
        [spelunker("B4", saved=["claw-of-the-cave-bear", "test-orb"])],
        {"B4": place("open-cavern", obstacles=["test-ghost"])},
    )
    assert view_of(match).raiders[0].abilities == (2, 4, 3, 2)
    # Fight 6 + 1 makes 7, which is just enough.
    play(match, "stay", "test:fight", (3, 3))
    assert fact(match, "raiders.0.damage") == 0


@pytest.mark.clause("TR-9.5")
def test_a_treasure_does_nothing_for_other_raiders_nor_in_a_hand() -> None:
    match = a_match(
        [spelunker("B4", hand=["test-orb"]), spelunker("B4", saved=["test-orb"])],
        {"B4": "open-cavern"},
    )
    moves = [raider.abilities[1] for raider in view_of(match).raiders]
    assert moves == [3, 4]


@pytest.mark.clause("TR-9.4")
def test_a_treasure_may_be_any_of_the_levels_power_or_less() -> None:
    treasures = {slug: card for slug, card in CARDS.items() if isinstance(card, Treasure)}
    for power in (1, 2, 3):
        expected = {slug for slug, card in treasures.items() if card.power <= power}
        assert set(treasures_of(power, CARDS)) == expected
    assert "test-orb" not in treasures_of(1, CARDS)
    assert "test-orb" in treasures_of(2, CARDS)
    # What is no treasure is never a choice, whatever its power.
    assert "test-expert" not in treasures_of(3, CARDS)
