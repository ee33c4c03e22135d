"""Discoveries 080 to 180: what each does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    CARDS,
    RULEBOOK,
    Sketch,
    a_match,
    dice_asked,
    events,
    fact,
    frail,
    hunter,
    kinds,
    offered,
    place,
    play,
    refusals,
    runner,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.items import HandSeen
from gorin.games.tomb_raider.events.mapping import LevelCardSeen
from gorin.games.tomb_raider.events.trials import ObstacleDamaged
from gorin.games.tomb_raider.facts import Discovery
from gorin.games.tomb_raider.state import State
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match

HALL = "test-hall"
ONE = {"B1": HALL}
ROOM = {"B1": "test-room"}


def guarded(*obstacles: str) -> dict[str, Any]:
    return {"B1": place(HALL, obstacles=list(obstacles)), "C1": HALL}


def searching(raider: Sketch, *others: Sketch, map: dict[str, Any] | None = None) -> Match[State]:
    return a_match([raider, *others], ONE if map is None else map, round="search")


def found(
    slug: str, *others: Sketch, map: dict[str, Any] | None = None, **more: Any
) -> Match[State]:
    """Search with a high result and find the card; stop before the next question."""
    match = searching(runner("B1", hand=[slug, "run"], **more), *others, map=map)
    play(match, "0>search", (6, 6, 6), f"0>find:{slug}", until="*")
    return match


NEW = [
    facts
    for facts in CARDS.values()
    if isinstance(facts, Discovery) and facts.number.isdecimal() and int(facts.number) > 74
]


def test_there_are_22_discoveries_of_which_each_has_a_script_and_a_difficulty_within_reach() -> (
    None
):
    assert len(NEW) == 22
    for facts in NEW:
        assert facts.slug in RULEBOOK.scripts
        assert facts.form in ("item", "trigger")
        assert 6 <= facts.difficulty <= 18
        assert facts.stand_in


@pytest.mark.parametrize("facts", NEW, ids=lambda facts: facts.slug)
def test_an_item_goes_to_the_unsaved_row_and_a_trigger_to_the_discards(facts: Discovery) -> None:
    match = found(facts.slug, deck=["rope"] * 3)
    play(match, until="discard")
    kept = facts.form == "item"
    assert fact(match, "raiders.0.unsaved") == ([facts.slug] if kept else [])
    assert fact(match, "raiders.0.discard") == ([] if kept else [facts.slug])


@pytest.mark.parametrize("facts", NEW, ids=lambda facts: facts.slug)
def test_none_is_found_one_below_its_difficulty(facts: Discovery) -> None:
    short = facts.difficulty - 1
    faces = (min(6, short - 2), min(6, max(1, short - 7)), min(6, max(1, short - 12)))
    match = searching(runner("B1", hand=[facts.slug]))
    play(match, "search", faces, until="find")
    assert offered(match) == ["find-nothing"]
    assert refusals(match, 0, f"find:{facts.slug}") == ["TR-7.6"]


# -- ammunition and weapons ----------------------------------------------------------------


def test_uzi_clip_is_discarded_for_a_die_and_a_damage_in_a_fight() -> None:
    match = a_match([spelunker("B1", unsaved=["uzi-clip"])], guarded("wolves"))
    play(match, "stay", "use:uzi-clip", until="roll")
    assert dice_asked(match) == 3
    play(match, (3, 3, 2), until="discard")
    assert [event.amount for event in events(match, ObstacleDamaged)] == [2]
    assert fact(match, "map.B1.obstacles") == []
    assert fact(match, "raiders.0.unsaved") == []


def test_uzi_clip_is_not_for_other_tests_nor_after_the_roll() -> None:
    match = a_match([spelunker("B1", unsaved=["uzi-clip"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", unsaved=["uzi-clip"])], guarded("wolves"))
    play(match, "stay", (1, 1), until="*")
    assert "TR-12.2" in refusals(match, 0, "use:uzi-clip")


@pytest.mark.clause("TR-6.19")
@pytest.mark.parametrize(("weapon", "damage"), [("shotgun", 3), ("uzi", 2), ("combat-knife", 1)])
def test_a_weapon_adds_its_damage_to_a_won_attack_and_none_to_a_lost_one(
    weapon: str, damage: int
) -> None:
    match = a_match([runner("B1", unsaved=[weapon]), runner("B1", extra_life=3)], ONE)
    play(match, "0>stay", "attack:1", until="roll")
    play(match, (6,) * dice_asked(match), (1, 1, 1), until="move")
    assert fact(match, "raiders.1.damage") == damage
    match = a_match([runner("B1", unsaved=[weapon]), runner("B1")], ONE)
    play(match, "0>stay", "attack:1", until="roll")
    play(match, (1,) * dice_asked(match), (6, 6, 6), until="move")
    assert fact(match, "raiders.0.damage") == 1
    assert fact(match, "raiders.1.damage") == 0


def test_uzi_rolls_a_die_more_in_fights_only() -> None:
    match = a_match([spelunker("B1", unsaved=["uzi"])], guarded("test-ghost"))
    play(match, "stay", "test:fight", until="roll")
    assert dice_asked(match) == 3
    match = a_match([spelunker("B1", unsaved=["uzi"])], guarded("test-ghost"))
    play(match, "stay", "test:think", until="roll")
    assert dice_asked(match) == 2


def test_combat_knife_adds_1_to_fight_results_only() -> None:
    for answer, faces, damage in (
        ("test:fight", (3, 3), 0),
        ("test:fight", (3, 2), 1),
        ("test:think", (3, 3), 1),
    ):
        match = a_match([spelunker("B1", unsaved=["combat-knife"])], guarded("test-ghost"))
        play(match, "stay", answer, faces, until="*")
        play(match, until="reset")
        assert fact(match, "raiders.0.damage") == damage


@pytest.mark.clause("TR-R29")
def test_a_second_copy_of_an_item_adds_nothing_but_another_item_does() -> None:
    knives = runner("B1", unsaved=["shotgun"], saved=["shotgun"])
    match = a_match([knives, runner("B1", extra_life=6)], ONE)
    play(match, "0>stay", "attack:1", (6, 6, 6), (1, 1, 1), until="move")
    assert fact(match, "raiders.1.damage") == 3
    both = runner("B1", unsaved=["shotgun"], saved=["magnum-pistols"])
    match = a_match([both, runner("B1", extra_life=6)], ONE)
    play(match, "0>stay", "attack:1", (6, 6, 6), (1, 1, 1), until="move")
    assert fact(match, "raiders.1.damage") == 4


def test_scope_rolls_the_lowest_die_of_a_fight_again_once_a_turn() -> None:
    match = a_match([spelunker("B1", unsaved=["scope"])], guarded("wolves"))
    play(match, "stay", (1, 4), "use:scope", (6,), until="window-roll")
    assert match.table.state.tests[-1].faces == (6, 4)
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "use:scope") == ["TR-12.1"]
    play(match, until="discard")
    assert fact(match, "map.B1.damage") == {"wolves": 1}
    assert fact(match, "raiders.0.unsaved") == ["scope"]


def test_scope_works_again_in_the_next_turn() -> None:
    match = a_match([spelunker("B1", unsaved=["scope"])], guarded("bear"))
    play(match, "stay", (4, 4), "use:scope", (6,), "play-on", "stay", (4, 4), until="window-roll")
    assert offered(match) == ["pass", "use:scope"]


def test_scope_is_not_for_searching_nor_for_anothers_fight() -> None:
    match = searching(spelunker("B1", unsaved=["scope"]))
    play(match, "search", (1, 1, 1), until="window-roll")
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1"), hunter("C1", unsaved=["scope"])], guarded("wolves"))
    play(match, "0>stay", (1, 4), until="window-roll")
    assert offered(match, 1) == ["pass"]


# -- looking and searching -----------------------------------------------------------------


def test_flare_is_discarded_for_two_more_dice_in_a_search() -> None:
    match = searching(spelunker("B1", unsaved=["flare"]))
    play(match, "search", "use:flare", until="roll")
    assert dice_asked(match) == 5
    assert fact(match, "raiders.0.discard") == ["flare"]


def test_flare_helps_against_an_obstacle_that_is_searched_out_but_not_in_other_tests() -> None:
    match = a_match([spelunker("B1", unsaved=["flare"])], guarded("dark"))
    play(match, "stay", "test:search", until="window-test")
    assert offered(match) == ["pass", "use:flare"]
    match = a_match([spelunker("B1", unsaved=["flare"])], guarded("dark"))
    play(match, "stay", "test:think", until="window-test")
    assert offered(match) == ["pass"]


def test_compass_looks_at_the_level_deck_once_in_its_owners_turn() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["compass"])], ONE, level_deck=["pond", "fork", "overlook"]
    )
    play(match, "use:compass", "bury", until="window-start")
    assert fact(match, "level_deck") == ["fork", "overlook", "pond"]
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "use:compass") == ["TR-12.1"]


def test_two_copies_of_an_item_are_still_used_once_a_turn_together() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["compass"], saved=["compass"])], ONE, level_deck=["pond", "fork"]
    )
    assert offered(match) == ["pass", "use:compass", "use:compass"]
    play(match, "use:compass", "leave", until="window-start")
    assert offered(match) == ["pass"]


def test_each_raider_uses_its_own_copy_in_its_own_turn_only() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["compass"]), hunter("C1", unsaved=["compass"])],
        {"B1": HALL, "C1": HALL},
        level_deck=["pond", "fork"],
    )
    play(match, "0>use:compass", "0>leave", "0>pass", until="window-start")
    assert offered(match, 1) == ["pass"]
    play(match, "1>pass", "0>stay", "1>use:compass", "1>leave", until="search")
    assert len(events(match, LevelCardSeen)) == 2


def test_binoculars_show_another_players_hand_to_their_owner_alone() -> None:
    match = a_match(
        [
            spelunker("B1", unsaved=["binoculars"]),
            hunter("B1", hand=["rope", "bats"]),
            hunter("B1"),
        ],
        ONE,
    )
    play(match, "0>use:binoculars", until="window-start")
    assert [card.slug for card in view_of(match, 0).raiders[1].known_hand] == ["rope", "bats"]
    assert view_of(match, 2).raiders[1].known_hand == ()
    assert view_of(match).raiders[1].known_hand == ()
    (seen,) = events(match, HandSeen)
    own, other = seen.told(Seat(0)), seen.told(Seat(2))
    assert own is not None
    assert other is not None
    assert "slugs" in own.args
    assert "slugs" not in other.args
    assert refusals(match, 0, "use:binoculars") == ["TR-12.1"]


def test_binoculars_show_no_hand_in_anothers_turn() -> None:
    match = a_match([hunter("B1", hand=["rope"]), spelunker("B1", unsaved=["binoculars"])], ONE)
    play(match, "0>pass", until="window-start")
    assert offered(match, 1) == ["pass"]


def test_binoculars_show_nothing_of_an_empty_hand_and_nothing_alone() -> None:
    match = a_match([spelunker("B1", unsaved=["binoculars"]), hunter("B1")], ONE)
    assert offered(match) == ["pass"]
    match = a_match([spelunker("B1", unsaved=["binoculars"])], ONE)
    assert offered(match) == ["pass"]


def test_binoculars_let_their_owner_choose_whose_hand() -> None:
    match = a_match(
        [
            spelunker("B1", hand=["run"], unsaved=["binoculars"]),
            hunter("B1", hand=["rope"]),
            hunter("B1", hand=["bats"]),
        ],
        ONE,
    )
    play(match, "use:binoculars", until="hand")
    assert offered(match) == ["hand:1", "hand:2"]
    play(match, "hand:2", until="window-start")
    assert view_of(match, 0).raiders[1].known_hand == ()
    assert [card.slug for card in view_of(match, 0).raiders[2].known_hand] == ["bats"]


def test_infrared_goggles_add_a_die_to_search_tests_and_no_other() -> None:
    match = searching(spelunker("B1", unsaved=["infrared-goggles"]))
    play(match, "search", until="roll")
    assert dice_asked(match) == 4
    match = a_match([spelunker("B1", unsaved=["infrared-goggles"])], guarded("dark"))
    play(match, "stay", "test:think", until="roll")
    assert dice_asked(match) == 2


@pytest.mark.clause("TR-9.1")
def test_treasure_map_adds_3_to_a_search_of_the_treasure_room() -> None:
    match = searching(spelunker("B1", unsaved=["treasure-map"]), map=ROOM)
    play(match, "search", (2, 2, 3), "use:treasure-map")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_treasure_map_does_not_find_what_is_further_away_than_3() -> None:
    match = searching(spelunker("B1", unsaved=["treasure-map"]), map=ROOM)
    play(match, "search", (2, 2, 2), "use:treasure-map", until="reset")
    assert match.outcome is None
    assert fact(match, "raiders.0.unsaved") == []


def test_treasure_map_is_of_no_use_elsewhere_nor_before_the_roll() -> None:
    match = searching(spelunker("B1", unsaved=["treasure-map"]))
    play(match, "search", (2, 2, 3), until="window-roll")
    assert offered(match) == ["pass"]
    match = searching(spelunker("B1", hand=["run"], unsaved=["treasure-map"]), map=ROOM)
    play(match, "search", until="window-test")
    assert offered(match) == ["pass"]


# -- life ----------------------------------------------------------------------------------


@pytest.mark.clause("TR-10.10")
def test_large_medi_pack_heals_three_points_of_damage_or_injury() -> None:
    match = a_match(
        [runner("B1", damage=1, injuries={"move": 2, "think": 1}, unsaved=["large-medi-pack"])], ONE
    )
    play(match, "use:large-medi-pack", "heal:move", "heal:damage", "heal:move", until="move")
    assert fact(match, "raiders.0.damage") == 0
    assert fact(match, "raiders.0.injuries") == {"think": 1}
    assert fact(match, "raiders.0.discard") == ["large-medi-pack"]


def test_large_medi_pack_is_not_offered_to_the_unhurt_and_heals_no_more_than_there_is() -> None:
    match = a_match([runner("B1", unsaved=["large-medi-pack"])], ONE)
    assert offered(match) == ["pass"]
    match = a_match([runner("B1", damage=1, unsaved=["large-medi-pack"])], ONE)
    play(match, "use:large-medi-pack", until="move")
    assert view_of(match).raiders[0].life == 3


@pytest.mark.clause("TR-12.10")
def test_idol_of_life_is_discarded_to_prevent_all_damage() -> None:
    match = a_match([spelunker("B1", unsaved=["idol-of-life"])], guarded("spiked-slope"))
    play(match, "stay", "test:move", (1, 1, 1), "use:idol-of-life", until="search")
    assert fact(match, "raiders.0.damage") == 0
    assert fact(match, "raiders.0.discard") == ["idol-of-life"]


def test_idol_of_life_does_not_help_others_nor_against_injuries() -> None:
    match = a_match(
        [spelunker("B1"), hunter("C1", unsaved=["idol-of-life"])], guarded("test-spikes")
    )
    play(match, "0>stay", (1, 1, 1), until="window-damage")
    assert offered(match, 1) == ["pass"]
    match = a_match([spelunker("B1", unsaved=["idol-of-life"])], guarded("rough-ground"))
    play(match, "stay", "test:move", (1, 1, 1), until="search")
    assert fact(match, "raiders.0.unsaved") == ["idol-of-life"]


@pytest.mark.clause("TR-11.5")
def test_the_amulet_gives_an_extra_life_while_it_is_worn() -> None:
    match = a_match([spelunker("B1", unsaved=["atlantean-life-amulet"])], guarded("spiked-slope"))
    raider = view_of(match).raiders[0]
    assert (raider.life, raider.maximum_life, raider.abilities) == (3, 3, (2, 3, 3, 2))
    play(match, "stay", "test:move", (1, 1, 1), until="search")
    assert view_of(match).raiders[0].life == 1


@pytest.mark.clause("TR-10.2")
def test_who_loses_the_amulet_with_its_last_life_dies() -> None:
    match = a_match(
        [spelunker("B1", unsaved=["atlantean-life-amulet"], damage=2)], guarded("test-thief")
    )
    play(match, "stay", (1, 1, 1), until="discard")
    assert fact(match, "raiders.0.deaths") == 1


def test_an_amulet_that_is_stolen_gives_its_life_to_the_thief() -> None:
    match = searching(
        runner("B1", hand=["steal-item"]),
        spelunker("B1", unsaved=["atlantean-life-amulet"], damage=2),
    )
    play(match, "0>play:steal-item", (6, 6, 6), until="search")
    assert view_of(match).raiders[0].maximum_life == 4
    assert view_of(match).raiders[1].dead


def test_stone_tablet_raises_think_and_what_depends_on_it() -> None:
    match = a_match([spelunker("B1", unsaved=["stone-tablet"], deck=["run"] * 9)], ONE)
    raider = view_of(match).raiders[0]
    assert (raider.abilities, raider.hand_limit, raider.life) == ((2, 3, 3, 3), 9, 2)
    plain = a_match([spelunker("B1", hand=["stone-tablet"])], ONE)
    assert view_of(plain).raiders[0].abilities == (2, 3, 3, 2)


# -- the rest ------------------------------------------------------------------------------


def test_rusty_key_lets_the_next_move_pass_a_wall_in_the_middle_of_a_movement() -> None:
    match = a_match(
        [spelunker("A1", unsaved=["rusty-key"])],
        {"A1": HALL, "A2": "test-pit", "A3": "test-pit"},
    )
    play(match, "move:ahead", "use:rusty-key", "move:ahead", until="move")
    assert fact(match, "raiders.0.at") == "A3"
    assert "TR-4.6" in refusals(match, 0, "move:ahead")
    assert fact(match, "raiders.0.discard") == ["rusty-key"]


def test_rusty_key_is_of_no_use_after_the_movement_or_in_anothers_turn() -> None:
    match = a_match([spelunker("B1", unsaved=["rusty-key"])], ONE)
    play(match, "stay", until="window-step")
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "use:rusty-key") == ["TR-12.1"]
    match = a_match([hunter("B1"), spelunker("B1", unsaved=["rusty-key"])], ONE)
    assert offered(match, 1) == ["pass"]


def test_rusty_key_is_of_no_use_to_the_stuck_or_to_who_has_moved_as_far_as_it_may() -> None:
    match = a_match([spelunker("B1", stuck=True, unsaved=["rusty-key"])], ONE)
    assert offered(match) == ["pass"]
    match = a_match([hunter("A1", unsaved=["rusty-key"])], {"A1": HALL, "A2": HALL, "A3": HALL})
    play(match, "move:ahead", "move:ahead", until="window-step")
    assert offered(match) == ["pass"]


def test_cool_shades_cancel_another_players_card() -> None:
    match = a_match([spelunker("B1", hand=["run"]), hunter("B1", unsaved=["cool-shades"])], ONE)
    play(match, "0>play:run", "1>use:cool-shades", until="move")
    assert view_of(match).raiders[0].moves_left == 3
    assert fact(match, "raiders.1.discard") == ["cool-shades"]


@pytest.mark.clause("TR-12.9")
def test_cool_shades_are_too_late_after_another_answer_and_not_for_ones_own_card() -> None:
    match = a_match([spelunker("B1", hand=["run"], unsaved=["cool-shades"])], ONE)
    play(match, "play:run", until="window-played")
    assert offered(match) == ["pass"]
    match = a_match(
        [
            spelunker("B1", hand=["run"]),
            hunter("B1", hand=["test-cancel"]),
            hunter("B1", unsaved=["cool-shades"]),
        ],
        ONE,
    )
    play(match, "0>play:run", "1>play:test-cancel", "2>use:cool-shades", until="move")
    # The shades answered the cancel, so Run took effect.
    assert view_of(match).raiders[0].moves_left == 5


def test_laptop_computer_draws_a_card_once_in_its_owners_turn() -> None:
    deck = ["rope", "run", "bats"]
    match = a_match([spelunker("B1", unsaved=["laptop-computer"], deck=deck), hunter("B1")], ONE)
    play(match, "0>use:laptop-computer", until="window-start")
    assert fact(match, "raiders.0.hand") == ["rope"]
    assert offered(match, 0) == ["pass"]
    match = a_match([hunter("B1"), spelunker("B1", unsaved=["laptop-computer"], deck=deck)], ONE)
    assert offered(match, 1) == ["pass"]


def test_charm_of_the_beast_sends_a_creature_away_and_no_trap() -> None:
    match = a_match([spelunker("B1", unsaved=["charm-of-the-beast"])], guarded("dart-trap", "bear"))
    play(match, "use:charm-of-the-beast", until="move")
    assert fact(match, "map.B1.obstacles") == ["dart-trap"]
    assert fact(match, "raiders.0.unsaved") == []
    match = a_match([spelunker("B1", unsaved=["charm-of-the-beast"])], guarded("dart-trap"))
    assert offered(match) == ["pass"]


def test_charm_of_the_beast_does_nothing_in_vain_for_a_creature_elsewhere() -> None:
    match = a_match(
        [spelunker("C1", unsaved=["charm-of-the-beast"])],
        {"B1": place(HALL, obstacles=["bear"]), "C1": HALL},
    )
    assert offered(match) == ["pass"]


# -- triggers ------------------------------------------------------------------------------


def test_ancient_glyph_draws_three_cards() -> None:
    match = found("ancient-glyph", deck=["rope", "run", "bats", "lost"])
    play(match, until="discard")
    assert fact(match, "raiders.0.hand") == ["run", "rope", "run", "bats"]
    assert fact(match, "raiders.0.discard") == ["ancient-glyph"]


def test_cursed_idol_injures_another_raider_wherever_it_is() -> None:
    two = {"B1": HALL, "C1": HALL}
    match = found("cursed-idol", hunter("B1"), hunter("C1"), map=two)
    assert offered(match, 0) == ["raider:1", "raider:2"]
    play(match, "raider:2", until="search")
    assert fact(match, "raiders.2.injuries") == {"think": 1}
    assert fact(match, "raiders.1.injuries") == {}


def test_cursed_idol_does_not_turn_on_its_finder_even_alone() -> None:
    match = found("cursed-idol")
    play(match, until="discard")
    assert fact(match, "raiders.0.injuries") == {}
    assert fact(match, "raiders.0.discard") == ["cursed-idol"]


@pytest.mark.clause("TR-10.11")
def test_cursed_idol_kills_whom_it_leaves_no_think() -> None:
    match = found("cursed-idol", frail("C1"), map={"B1": HALL, "C1": HALL})
    play(match, until="reset")
    assert view_of(match).raiders[1].dead


def test_unpleasant_surprise_deals_2_damage_that_may_be_reduced() -> None:
    jacket = runner("C1", unsaved=["leather-jacket"])
    match = found("unpleasant-surprise", jacket, map={"B1": HALL, "C1": HALL})
    play(match, "1>use:leather-jacket", until="search")
    assert fact(match, "raiders.1.damage") == 1
    assert fact(match, "raiders.0.damage") == 0


def test_unpleasant_surprise_spares_the_dead_and_who_is_alone() -> None:
    dead = hunter("", entrance="C1", dead=True)
    match = found("unpleasant-surprise", dead, runner("C1"), map={"B1": HALL, "C1": HALL})
    # One raider only was left to choose.
    play(match, until="search")
    assert fact(match, "raiders.2.damage") == 2
    alone = found("unpleasant-surprise")
    assert kinds(alone)[0].startswith("window-") or kinds(alone) == ["reset"]
    assert fact(alone, "raiders.0.damage") == 0


@pytest.mark.clause("TR-12.5")
def test_secret_passage_leads_to_an_explored_location_where_obstacles_are_faced() -> None:
    far = {
        "B1": "test-pit",
        "B3": place(HALL, obstacles=["test-net"]),
        "B4": HALL,
        "B5": HALL,
        "A2": place(HALL, face_up=False),
    }
    match = found("secret-passage", map=far)
    assert offered(match) == ["space:B3", "space:B4"]
    play(match, "space:B3", (1,) * 6, until="reset")
    assert fact(match, "raiders.0.at") == "B3"
    assert fact(match, "raiders.0.stuck")


def test_secret_passage_leads_nowhere_if_nothing_near_is_explored() -> None:
    match = found("secret-passage", map={"B1": HALL, "B5": HALL})
    play(match, until="reset")
    assert fact(match, "raiders.0.at") == "B1"
