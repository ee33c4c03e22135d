"""The common actions 075 to 090: what each does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
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

from gorin.games.tomb_raider.events.actions import CardPicked, DeckSeen, TestReplaced
from gorin.kernel.decision import Seat

HALL = "test-hall"
ONE = {"B1": HALL}
ROW = {"B1": HALL, "C1": HALL}


def guarded(*obstacles: str, location: str = HALL) -> dict[str, Any]:
    return {"B1": place(location, obstacles=list(obstacles)), "C1": HALL}


# -- 075 Concentration ---------------------------------------------------------------------


def test_concentration_gives_two_dice_for_another_card() -> None:
    match = a_match([spelunker("B1", hand=["concentration", "rope", "gap"])], guarded("test-net"))
    play(match, "stay", "play:concentration", "discard:rope", until="roll")
    assert dice_asked(match) == 3 + 2
    assert fact(match, "raiders.0.hand") == ["gap"]
    assert fact(match, "raiders.0.discard") == ["rope", "concentration"]


def test_concentration_needs_another_card_and_comes_before_the_roll() -> None:
    match = a_match([spelunker("B1", hand=["concentration"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:concentration") == ["TR-12.1"]
    match = a_match([spelunker("B1", hand=["concentration", "gap"])], guarded("test-net"))
    play(match, "stay", (1, 1, 1), until="window-roll")
    assert offered(match) == ["pass"]


def test_concentration_that_is_cancelled_costs_its_card_all_the_same() -> None:
    match = a_match(
        [
            spelunker("B1", hand=["concentration", "rope"]),
            hunter("C1", hand=["superior-tactics"]),
        ],
        guarded("test-net"),
    )
    play(match, "0>stay", "play:concentration", "discard:rope", "1>play:superior-tactics")
    assert dice_asked(match) == 3
    assert fact(match, "raiders.0.discard") == ["rope", "concentration"]


# -- 076 Quick Assessment ------------------------------------------------------------------


def test_quick_assessment_takes_one_of_three_cards_and_puts_the_others_under_the_deck() -> None:
    deck = ["rope", "bats", "gap", "push"]
    match = a_match([spelunker("B1", hand=["quick-assessment"], deck=deck)], ONE)
    play(match, "play:quick-assessment", until="pick")
    assert offered(match) == ["take:rope", "take:bats", "take:gap"]
    play(match, "take:bats", until="move")
    assert fact(match, "raiders.0.hand") == ["bats"]
    assert fact(match, "raiders.0.deck") == ["push", "rope", "gap"]


def test_quick_assessment_shows_nobody_else_what_is_seen_and_taken() -> None:
    match = a_match(
        [spelunker("B1", hand=["quick-assessment"], deck=["rope", "bats"]), hunter("C1")], ROW
    )
    play(match, "0>play:quick-assessment", "0>take:bats", until="move")
    (seen,), (picked,) = events(match, DeckSeen), events(match, CardPicked)
    for viewer in (Seat(1), None):
        told = (seen.told(viewer), picked.told(viewer))
        assert all(message is not None for message in told)
        assert not any({"slug", "slugs"} & set(message.args) for message in told if message)
        seat = None if viewer is None else int(viewer)
        assert view_of(match, seat).raiders[0].known_hand == ()
    known = match.table.state.known
    assert known
    assert set(known.values()) == {(Seat(0),)}


def test_quick_assessment_needs_a_card_in_the_deck() -> None:
    match = a_match([spelunker("B1", hand=["quick-assessment"], discard=["rope"])], ONE)
    assert offered(match) == ["pass"]


# -- 077 The Second Barrel -----------------------------------------------------------------


def test_the_second_barrel_rolls_a_fight_again() -> None:
    match = a_match([spelunker("B1", hand=["the-second-barrel"])], guarded("wolves"))
    play(match, "stay", (1, 1), "play:the-second-barrel", (6, 6), until="discard")
    assert fact(match, "map.B1.damage") == {"wolves": 1}


def test_the_second_barrel_does_not_roll_other_tests_again() -> None:
    match = a_match([spelunker("B1", hand=["the-second-barrel"])], guarded("test-net"))
    play(match, "stay", (1, 1, 1), until="window-roll")
    assert offered(match) == ["pass"]


# -- 078 Backflip --------------------------------------------------------------------------


@pytest.mark.clause("TR-12.10")
def test_backflip_takes_one_damage_off_and_can_save_a_life() -> None:
    match = a_match([spelunker("B1", damage=1, hand=["backflip"])], guarded("test-spikes"))
    play(match, "stay", (1, 1, 1), "play:backflip", until="search")
    assert not fact(match, "raiders.0.dead")
    assert fact(match, "raiders.0.damage") == 1


def test_backflip_takes_off_no_more_than_one_and_helps_nobody_else() -> None:
    match = a_match([spelunker("B1", hand=["backflip"]), hunter("C1")], guarded("bear"))
    play(match, "0>stay", (1, 1), "play:backflip", until="move")
    assert fact(match, "raiders.0.damage") == 1
    match = a_match([spelunker("B1"), hunter("C1", hand=["backflip"])], guarded("test-spikes"))
    play(match, "0>stay", (1, 1, 1), until="window-damage")
    assert offered(match, 1) == ["pass"]


# -- 081 Drive Out -------------------------------------------------------------------------


def test_drive_out_moves_a_creature_next_door_with_its_damage() -> None:
    match = a_match(
        [spelunker("B1", hand=["drive-out"])],
        {
            "B1": place(HALL, obstacles=["wolves"], damage={"wolves": 1}),
            "B2": HALL,
            "C1": HALL,
        },
    )
    play(match, "play:drive-out", until="shift-to")
    assert offered(match) == ["shift-to:B2", "shift-to:C1"]
    play(match, "shift-to:C1", "stay", until="search")
    assert fact(match, "map.B1.obstacles") == []
    assert fact(match, "map.C1.obstacles") == ["wolves"]
    assert fact(match, "map.C1.damage") == {"wolves": 1}


@pytest.mark.parametrize(
    "here",
    [
        place(HALL, obstacles=["pit-trap"]),
        place("test-den"),
        place("test-pit", obstacles=["wolves"]),
    ],
    ids=["a trap", "a built-in creature", "no exit"],
)
def test_drive_out_moves_only_creature_cards_and_only_through_exits(here: dict[str, Any]) -> None:
    match = a_match([spelunker("B1", hand=["drive-out"])], {"B1": here, "C1": HALL})
    assert offered(match) == ["pass"]


def test_drive_out_needs_an_explored_location_and_the_own_action_round() -> None:
    alone = {"B1": place(HALL, obstacles=["wolves"])}
    match = a_match([spelunker("B1", hand=["drive-out"])], alone)
    assert offered(match) == ["pass"]
    match = a_match([hunter("C1"), spelunker("B1", hand=["drive-out"])], guarded("wolves"))
    assert offered(match, 1) == ["pass"]


# -- 083 Ambush ----------------------------------------------------------------------------


def test_ambush_attacks_a_raider_that_comes_along_with_one_more_die() -> None:
    match = a_match(
        [spelunker("B1"), hunter("B2", hand=["ambush"])], {"B1": HALL, "B2": HALL, "B3": HALL}
    )
    play(match, "0>move:ahead", "1>play:ambush", until="roll")
    assert dice_asked(match) == 2 + 1
    play(match, (6, 6, 6), (1, 1), until="move")
    assert fact(match, "raiders.0.damage") == 1
    assert raider_of(match, 1).fought
    assert not raider_of(match, 0).fought


def test_ambush_is_the_one_attack_of_the_turn_and_may_go_wrong() -> None:
    match = a_match([spelunker("B1"), hunter("B2", hand=["ambush"])], {"B1": HALL, "B2": HALL})
    play(match, "0>move:ahead", "1>play:ambush", (1, 1, 1), (6, 6), until="move")
    assert fact(match, "raiders.1.damage") == 1
    assert raider_of(match, 1).attacked
    assert "TR-R10" in refusals(match, 1, "attack:0")


def test_ambush_needs_another_players_action_round_and_somebody_here() -> None:
    match = a_match([spelunker("B1", hand=["ambush"]), hunter("B1")], ONE)
    play(match, "0>stay", "no-attack", until="window-step")
    assert offered(match, 0) == ["pass"]
    match = a_match(
        [spelunker("B1"), hunter("C1", hand=["ambush"])], {"B1": HALL, "B2": HALL, "C1": HALL}
    )
    play(match, "0>move:ahead", until="window-step")
    assert offered(match, 1) == ["pass"]


# -- 084 Detailed Search -------------------------------------------------------------------


@pytest.mark.clause("TR-7.4")
def test_detailed_search_rolls_one_more_die_even_where_all_is_found() -> None:
    match = a_match(
        [spelunker("B1", hand=["detailed-search", "rope"])],
        {"B1": place(HALL, empty=True)},
        round="search",
    )
    assert offered(match) == ["no-search", "play:detailed-search"]
    play(match, "play:detailed-search", (3, 2, 2, 2), "find:rope", until="reset")
    assert fact(match, "raiders.0.unsaved") == ["rope"]


def test_detailed_search_searches_the_treasure_room_too() -> None:
    match = a_match(
        [spelunker("B4", hand=["detailed-search"])], {"B4": "test-room"}, round="search"
    )
    play(match, "play:detailed-search", (3, 3, 2, 2))
    assert fact(match, "winners") == [0]


@pytest.mark.clause("TR-7.4")
def test_detailed_search_needs_that_the_raider_may_search_and_takes_its_place() -> None:
    match = a_match([spelunker("B1", fought=True, hand=["detailed-search"])], ONE, round="search")
    assert "search" not in kinds(match)
    assert "TR-7.4" in refusals(match, 0, "play:detailed-search")
    match = a_match([spelunker("B1", hand=["detailed-search"])], ONE, round="search")
    play(match, "play:detailed-search", (1, 1, 1, 1))
    assert kinds(match) != ["search"]
    assert raider_of(match, 0).searched


# -- 085 Improvise -------------------------------------------------------------------------


def test_improvise_tests_another_ability_against_a_target_2_higher() -> None:
    match = a_match([spelunker("B1", hand=["improvise"])], guarded("test-net"))
    play(match, "stay", "play:improvise", until="improvise")
    assert offered(match) == ["test:fight", "test:search", "test:think"]
    play(match, "test:think", until="roll")
    assert dice_asked(match) == 2
    (replaced,) = events(match, TestReplaced)
    assert replaced.target == 8 + 2


@pytest.mark.parametrize(("dice", "stuck"), [((5, 5), False), ((5, 4), True)])
def test_improvise_succeeds_only_at_the_higher_target(
    *, dice: tuple[int, ...], stuck: bool
) -> None:
    match = a_match([spelunker("B1", hand=["improvise"])], guarded("test-net"))
    play(match, "stay", "play:improvise", "test:think", dice)
    assert raider_of(match, 0).stuck is stuck


def test_improvise_with_fight_uses_fight_and_keeps_dice_added_before() -> None:
    match = a_match(
        [spelunker("B1", hand=["concentration", "gap", "improvise"])], guarded("test-net")
    )
    play(match, "stay", "play:concentration", "discard:gap", "play:improvise", "test:fight")
    assert dice_asked(match) == 2 + 2
    play(match, (6, 6, 6, 6))
    assert raider_of(match, 0).fought


def test_improvise_is_not_for_searches_nor_after_the_roll() -> None:
    match = a_match([spelunker("B1", hand=["improvise"])], ONE, round="search")
    play(match, "search", until="window-test")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", hand=["improvise"])], guarded("test-net"))
    play(match, "stay", (1, 1, 1), until="window-roll")
    assert offered(match) == ["pass"]


# -- 086 Weapon Jam ------------------------------------------------------------------------


def test_weapon_jam_takes_a_die_from_another_raiders_fight() -> None:
    match = a_match([spelunker("B1"), hunter("C1", hand=["weapon-jam"])], guarded("wolves"))
    play(match, "0>stay", "1>play:weapon-jam", until="roll")
    assert dice_asked(match) == 1


def test_weapon_jam_leaves_one_die_and_other_tests_and_the_own_fight_alone() -> None:
    weak = spelunker("B1", injuries={"fight": 1})
    match = a_match([weak, hunter("C1", hand=["weapon-jam"])], guarded("wolves"))
    play(match, "0>stay", until="window-test")
    assert offered(match, 1) == ["pass"]
    match = a_match([spelunker("B1"), hunter("C1", hand=["weapon-jam"])], guarded("test-net"))
    play(match, "0>stay", until="window-test")
    assert offered(match, 1) == ["pass"]
    match = a_match([spelunker("B1", hand=["weapon-jam"])], guarded("wolves"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]


def test_weapon_jam_hits_one_of_two_others_that_fight_each_other() -> None:
    match = a_match([spelunker("B1"), runner("B1"), hunter("C1", hand=["weapon-jam"])], ROW)
    play(match, "0>stay", "attack:1", "2>play:weapon-jam", until="raider")
    assert offered(match, 2) == ["raider:0", "raider:1"]
    play(match, "2>raider:1", (6, 6), until="roll")
    assert dice_asked(match) == 3 - 1


# -- 087 Coordinated Fire ------------------------------------------------------------------


def test_coordinated_fire_adds_a_die_and_a_damage_with_a_weapon() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["magnum-pistols"], hand=["coordinated-fire"])], guarded("bear")
    )
    play(match, "stay", "play:coordinated-fire", (3, 3, 2), until="discard")
    assert fact(match, "map.B1.obstacles") == []


def test_coordinated_fire_needs_a_weapon_and_a_success() -> None:
    match = a_match([spelunker("B1", hand=["coordinated-fire"])], guarded("bear"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    match = a_match(
        [runner("B1", unsaved=["magnum-pistols"], hand=["coordinated-fire"])], guarded("bear")
    )
    play(match, "stay", "play:coordinated-fire", (1, 1, 1, 1))
    assert fact(match, "map.B1.damage") == {}


# -- 088 Fool's Gambit ---------------------------------------------------------------------


def test_fools_gambit_takes_one_damage_for_4_more() -> None:
    match = a_match([spelunker("B1", hand=["fools-gambit"])], guarded("test-net"))
    play(match, "stay", (1, 1, 2), "play:fools-gambit", until="search")
    assert fact(match, "raiders.0.damage") == 1
    assert not fact(match, "raiders.0.stuck")


def test_fools_gambit_is_not_for_the_last_life_and_nothing_lessens_its_cost() -> None:
    match = a_match([spelunker("B1", damage=1, hand=["fools-gambit"])], guarded("test-net"))
    play(match, "stay", (1, 1, 2), until="window-roll")
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:fools-gambit") == ["TR-12.1"]
    match = a_match([spelunker("B1", hand=["fools-gambit", "backflip"])], guarded("test-net"))
    play(match, "stay", (1, 1, 2), "play:fools-gambit", until="search")
    assert fact(match, "raiders.0.damage") == 1
    assert fact(match, "raiders.0.hand") == ["backflip"]


# -- 089 Fresh Start -----------------------------------------------------------------------


def test_fresh_start_draws_as_many_cards_as_were_discarded() -> None:
    match = a_match(
        [spelunker("B1", hand=["fresh-start", "rope", "bats"], deck=["gap", "push", "run"])], ONE
    )
    play(match, "play:fresh-start", until="move")
    assert fact(match, "raiders.0.hand") == ["gap", "push"]
    assert fact(match, "raiders.0.discard") == ["rope", "bats", "fresh-start"]


def test_fresh_start_does_nothing_without_another_card_in_hand() -> None:
    match = a_match([spelunker("B1", hand=["fresh-start"], deck=["gap", "push"])], ONE)
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:fresh-start") == ["TR-12.1"]


# -- 090 Over Encumbered -------------------------------------------------------------------


def test_over_encumbered_costs_a_laden_raider_an_item_of_its_players_choice() -> None:
    laden = hunter("C1", unsaved=["rope", "backpack"])
    match = a_match([spelunker("B1", hand=["over-encumbered"]), laden], ROW)
    play(match, "0>play:over-encumbered", "1>item:backpack", until="move")
    assert fact(match, "raiders.1.unsaved") == ["rope"]
    assert fact(match, "raiders.1.discard") == ["backpack"]


def test_over_encumbered_spares_who_carries_little_or_has_saved_it() -> None:
    light = hunter("C1", unsaved=["rope"], saved=["backpack", "leather-jacket"])
    match = a_match(
        [spelunker("B1", unsaved=["rope", "backpack"], hand=["over-encumbered"]), light], ROW
    )
    assert offered(match, 0) == ["pass"]
