"""TR-9.6 to TR-9.10: upgrades."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    CARDS,
    a_match,
    asks,
    events,
    fact,
    hunter,
    kinds,
    offered,
    place,
    play,
    refusals,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.raiders import PowerRaised
from gorin.games.tomb_raider.facts import Upgrade, is_drawn

CAVERN = {"B1": "open-cavern"}
SAFE = {"B1": "safe-cave"}
ADVENTURER = "lara-croft-adventurer"


@pytest.mark.clause("TR-9.6", "TR-2.8")
def test_the_adventurer_is_played_on_saving_and_raises_what_began_at_2() -> None:
    match = a_match([spelunker("B1", hand=[ADVENTURER])], SAFE, round="draw")
    play(match, "done", "play-on", until="window-save")
    assert asks(match) == [(0, "window-save")]
    assert offered(match) == ["pass", f"play:{ADVENTURER}"]
    assert refusals(match, 0, f"play:{ADVENTURER}") == []
    before = view_of(match).raiders[0]
    assert (before.abilities, before.maximum_life, before.power) == ((2, 3, 3, 2), 2, 1)
    play(match, f"play:{ADVENTURER}", until="window-start")
    after = view_of(match).raiders[0]
    assert (after.abilities, after.maximum_life, after.power) == ((3, 3, 3, 3), 3, 2)
    assert fact(match, "raiders.0.saved") == [ADVENTURER]


@pytest.mark.clause("TR-9.6")
def test_the_adventurer_is_not_played_without_saving() -> None:
    match = a_match([spelunker("B1", hand=[ADVENTURER])], CAVERN)
    assert offered(match) == ["pass"]
    assert refusals(match, 0, f"play:{ADVENTURER}") == ["TR-12.2"]
    match = a_match([spelunker("B1", hand=[ADVENTURER])], CAVERN, round="draw")
    play(match, "done", "play-on", until="window-start")
    assert fact(match, "raiders.0.saved") == []


@pytest.mark.clause("TR-9.6")
def test_only_who_saves_plays_in_the_window_of_the_save() -> None:
    match = a_match(
        [spelunker("B1", hand=["bats"]), hunter("B1", hand=[ADVENTURER, "run"])],
        SAFE,
        round="draw",
    )
    play(match, "0>done", "0>play-on", until="window-save")
    assert asks(match) == [(0, "window-save")]
    assert refusals(match, 1, f"play:{ADVENTURER}") == ["TR-12.2"]
    play(match, "0>pass", until="discard")
    # Seat 1 had no opportunity there; it saves later itself.
    assert asks(match) == [(1, "discard")]
    play(match, "1>done", "1>play-on", until="window-save")
    assert offered(match, 1) == ["pass", f"play:{ADVENTURER}"]


@pytest.mark.clause("TR-9.6")
def test_upgrades_belong_in_draw_decks() -> None:
    assert all(is_drawn(card) for card in CARDS.values() if isinstance(card, Upgrade))


@pytest.mark.clause("TR-9.6", "TR-R17")
def test_an_upgrade_without_a_moment_of_its_own_is_played_in_the_owners_turn() -> None:
    match = a_match([spelunker("B1", hand=["test-expert"]), hunter("B1")], CAVERN)
    assert offered(match) == ["pass", "play:test-expert"]
    match = a_match([hunter("B1"), spelunker("B1", hand=["test-expert"])], CAVERN)
    assert "play:test-expert" not in offered(match, 1)
    assert refusals(match, 1, "play:test-expert") == ["TR-12.1"]


@pytest.mark.clause("TR-9.7")
def test_an_upgrade_goes_to_the_saved_row_and_survives_death_and_reset() -> None:
    match = a_match([spelunker("B1", hand=["test-expert"], entrance="B1")], CAVERN)
    play(match, "play:test-expert", "stay", "no-search", "reset", until="window-start")
    assert fact(match, "raiders.0.saved") == ["test-expert"]
    assert fact(match, "raiders.0.unsaved") == []
    assert view_of(match).raiders[0].abilities[0] == 3
    assert view_of(match).raiders[0].power == 2
    match = a_match(
        [spelunker("", entrance="B1", dead=True, saved=["test-expert"])], CAVERN, round="draw"
    )
    play(match, until="window-start")
    assert fact(match, "raiders.0.saved") == ["test-expert"]


@pytest.mark.clause("TR-9.8", "TR-R17")
def test_power_3_needs_power_2_first() -> None:
    match = a_match([spelunker("B1", hand=["test-legend", "test-expert"])], CAVERN)
    assert offered(match) == ["pass", "play:test-expert"]
    assert refusals(match, 0, "play:test-legend") == ["TR-9.8"]
    play(match, "play:test-expert", until="window-start")
    assert [event.power for event in events(match, PowerRaised)] == [2]
    assert offered(match) == ["pass", "play:test-legend"]
    play(match, "play:test-legend", until="move")
    assert fact(match, "raiders.0.power") == 3
    assert fact(match, "raiders.0.saved") == ["test-expert", "test-legend"]


@pytest.mark.clause("TR-R17", "TR-9.8")
def test_a_raiders_power_is_the_highest_of_its_card_and_upgrades() -> None:
    match = a_match([spelunker("B1", saved=["test-expert", "test-legend"])], CAVERN)
    assert view_of(match).raiders[0].power == 3
    # Another one of power 2 does not lower it.
    match = a_match(
        [spelunker("B1", hand=["test-prowess"], saved=["test-expert", "test-legend"])], CAVERN
    )
    play(match, "play:test-prowess", until="move")
    assert view_of(match).raiders[0].power == 3


@pytest.mark.clause("TR-9.8")
def test_a_treasure_of_power_2_does_not_stand_in_for_an_upgrade() -> None:
    match = a_match([spelunker("B1", hand=["test-legend"], saved=["test-orb"])], CAVERN)
    assert refusals(match, 0, "play:test-legend") == ["TR-9.8"]


@pytest.mark.clause("TR-9.9")
def test_three_upgrades_of_power_2_and_two_of_power_3_all_give_their_benefits() -> None:
    hand = ["test-expert", "test-scholar", "test-prowess", "test-legend", "test-glory"]
    match = a_match([spelunker("B1", hand=hand)], CAVERN)
    play(match, *(f"play:{slug}" for slug in hand), until="move")
    assert fact(match, "raiders.0.saved") == hand
    # Spelunker 2 3 3 2; expert and prowess +1 Fight, scholar +1 Think, legend +2, glory +1 Search.
    assert view_of(match).raiders[0].abilities == (4, 3, 6, 3)


@pytest.mark.clause("TR-9.10")
def test_a_second_copy_of_an_upgrade_is_not_played() -> None:
    match = a_match([spelunker("B1", hand=["test-expert"], saved=["test-expert"])], CAVERN)
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:test-expert") == ["TR-9.10"]


@pytest.mark.clause("TR-9.10")
def test_an_opponent_may_have_its_own_copy() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-expert"]), hunter("B1", saved=["test-expert"])], CAVERN
    )
    assert refusals(match, 0, "play:test-expert") == []
    play(match, "play:test-expert", until="move")
    assert fact(match, "raiders.0.saved") == ["test-expert"]


@pytest.mark.clause("TR-R17")
def test_an_upgrade_named_for_a_character_needs_that_character() -> None:
    match = a_match([spelunker("B1", hand=["test-stranger"])], CAVERN)
    assert refusals(match, 0, "play:test-stranger") == ["TR-R17"]
    match = a_match([{"card": "test-runner", "at": "B1", "hand": [ADVENTURER]}], SAFE, round="draw")
    play(match, "done", "play-on", until="window-*")
    assert offered(match) == ["pass"]
    assert "TR-R17" in refusals(match, 0, f"play:{ADVENTURER}")


@pytest.mark.clause("TR-R9", "TR-9.6", "TR-2.8")
def test_an_upgrade_adds_life_at_once_without_healing_damage() -> None:
    match = a_match([spelunker("B1", hand=[ADVENTURER], damage=1)], SAFE, round="draw")
    assert view_of(match).raiders[0].life == 1
    play(match, "done", "play-on", f"play:{ADVENTURER}", until="window-start")
    after = view_of(match).raiders[0]
    assert (after.life, after.maximum_life, after.damage) == (2, 3, 1)


@pytest.mark.clause("TR-9.6")
def test_a_cancelled_upgrade_is_discarded_and_raises_nothing() -> None:
    match = a_match(
        [
            spelunker("B1", hand=["test-expert"], deck=["run"] * 9),
            hunter("B1", hand=["test-cancel"]),
        ],
        CAVERN,
    )
    play(match, "play:test-expert", "1>play:test-cancel", until="move")
    assert fact(match, "raiders.0.discard") == ["test-expert"]
    assert fact(match, "raiders.0.power") == 1
    assert not events(match, PowerRaised)


@pytest.mark.clause("TR-9.7")
def test_an_upgrade_in_play_is_not_an_item_that_can_be_lost() -> None:
    pond = place("pond")
    match = a_match([spelunker("B1", saved=["test-expert"])], {"B1": pond})
    play(match, "stay", "test:think", (1, 1))
    assert kinds(match) == ["reset"]
    assert fact(match, "raiders.0.saved") == ["test-expert"]
