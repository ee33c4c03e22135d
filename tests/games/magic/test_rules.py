"""Mana, priority, casting, zones and turns, rule by rule, played from positions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.formats import commander
from tests.games.magic.playing import (
    FILLED,
    ONE,
    THREE,
    TWO,
    WHITE_BLUE_RED,
    WHITE_RED_BLACK,
    Playing,
)

from gorin.games.magic.mana import payment
from gorin.games.magic.words import Activated, Behaviour, GainLife, Static, Things
from gorin.kernel.decision import CHANCE

ALL = Things(kinds=("creature",))


@pytest.mark.clause("CR-118.3")
def test_sources_of_several_colours_are_matched_exactly() -> None:
    game = Playing({"deck": "kaalia", "battlefield": ["akoum-refuge", "swamp", "command-tower"]})
    assert payment(game.match.table, ONE, "BRW", 0)[1] == 0
    assert payment(game.match.table, ONE, "BBR", 0)[1] == 0
    assert payment(game.match.table, ONE, "RRR", 0)[1] < 0
    assert payment(game.match.table, ONE, "BBB", 0)[1] == 0
    assert payment(game.match.table, ONE, "BBB", 1)[1] < 0


@pytest.mark.clause("CR-505.6a")
@pytest.mark.clause("CR-117.1")
@pytest.mark.clause("CR-601.3")
@pytest.mark.clause("CR-305.2")
@pytest.mark.clause("CMD-10.1")
def test_instants_are_cast_at_any_time_and_others_in_an_own_main_phase_alone() -> None:
    hand = ["repulse", "wall-of-omens", "plains"]
    game = Playing(
        {"hand": hand, "battlefield": [*WHITE_BLUE_RED, "fog-bank"]}, {"hand": ["plains"]}
    )
    verbs = {key.partition(".")[0] for key in game.keys}
    assert verbs == {
        "pass",
        "cast:repulse",
        "cast:wall-of-omens",
        "land:plains",
        "command:zedruu-the-greathearted",
    }
    game.do("cast:wall-of-omens")
    assert {key.partition(".")[0] for key in game.keys} == {"pass", "cast:repulse"}
    game = Playing({"hand": hand, "battlefield": [*WHITE_BLUE_RED, "fog-bank"]}, {}, active=1)
    game.do()
    assert {key.partition(".")[0] for key in game.keys} == {"pass", "cast:repulse"}
    seat = game.asked.seat
    held = {game.state.slug(card): card for card in game.state.hands[ONE]}
    reasons = game.match.why_not(seat, f"cast:wall-of-omens.{held['wall-of-omens']}")
    assert [reason.clause for reason in reasons] == ["CR-601.3"]


@pytest.mark.clause("CR-117.4")
@pytest.mark.clause("CR-117.3")
def test_all_pass_in_turn_order_before_anything_resolves_and_who_acts_goes_on() -> None:
    lands = {"hand": ["repulse", "vision-skeins"], "battlefield": [*WHITE_BLUE_RED, "fog-bank"]}
    game = Playing(lands, lands, lands)
    game.do("cast:vision-skeins")
    assert game.asked.seat == ONE, "who has acted goes on"
    asked = []
    while game.state.stack:
        asked.append(game.asked.seat)
        game.answer("pass")
    assert asked == [ONE, TWO, THREE]
    assert game.asked.seat == ONE, "then the active player has it"


@pytest.mark.clause("CR-601.2a")
@pytest.mark.clause("CR-601.2c")
@pytest.mark.clause("CR-601.2h")
@pytest.mark.clause("CR-115.1")
def test_targets_are_chosen_when_it_is_cast_and_only_legal_ones_are_offered() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["terminate", "plains"],
            "battlefield": [*WHITE_RED_BLACK, "serra-angel"],
        },
        {"battlefield": ["propaganda", "wall-of-denial", "fog-bank"]},
    )
    game.do("cast:terminate")
    assert game.kind == "target"
    assert {key.partition(".")[0] for key in game.keys} == {"target:serra-angel", "target:fog-bank"}
    game.answer("target:fog-bank")
    (item,) = game.state.stack
    assert [target.card for target in item.targets] == [game.handle("fog-bank")]


@pytest.mark.clause("CR-117.5")
@pytest.mark.clause("CR-603.3")
def test_what_triggered_is_on_the_stack_before_anybody_has_priority() -> None:
    game = Playing(
        {"hand": ["wall-of-omens", "plains"], "battlefield": WHITE_BLUE_RED},
        {"hand": ["plains"], "battlefield": ["soul-snare"]},
    )
    game.do("cast:wall-of-omens")
    while not game.has("wall-of-omens"):
        game.answer("pass")
    assert [item.kind for item in game.state.stack] == ["trigger"]
    assert game.state.waiting == ()
    assert len(game.pile("hands", ONE)) == 1, "nothing has resolved yet"


@pytest.mark.clause("CMD-R4")
@pytest.mark.clause("CR-104.2a")
@pytest.mark.clause("CR-119.3")
@pytest.mark.clause("CR-120.3")
@pytest.mark.clause("CR-704.5a")
def test_damage_costs_life_is_marked_on_creatures_and_ends_a_match() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "life": 3,
            "hand": ["sulfurous-blast", "plains"],
            "battlefield": [*WHITE_RED_BLACK, "goliath-sphinx"],
        },
        {"life": 4},
        {"life": 3},
    )
    game.do("cast:sulfurous")
    while game.match.pending and game.state.stack:
        game.answer("pass")
    assert game.state.life[TWO] == 1
    assert game.state.alive == (TWO,), "two lost at once"
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (TWO,)


@pytest.mark.clause("CR-104.4a")
@pytest.mark.clause("CMD-R4")
def test_if_all_lose_together_nobody_wins() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "life": 1,
            "hand": ["sulfurous-blast", "plains"],
            "battlefield": WHITE_RED_BLACK,
        },
        {"life": 2},
    )
    game.do("cast:sulfurous")
    while game.match.pending:
        game.answer("pass")
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ()


@pytest.mark.clause("CR-121.1")
@pytest.mark.clause("CR-704.5b")
def test_cards_come_from_the_top_and_who_finds_none_loses_when_that_is_checked() -> None:
    game = Playing(
        {
            "hand": ["vision-skeins"],
            "library": ["swamp", "island", "plains"],
            "battlefield": WHITE_BLUE_RED,
        },
        {"library": ["plains"]},
        {},
    )
    game.do("cast:vision")
    game.settle()
    assert game.pile("hands", ONE) == ["swamp", "island"]
    assert TWO not in game.state.alive
    assert {ONE, THREE} == set(game.state.alive)


@pytest.mark.clause("CR-508.8")
@pytest.mark.clause("CR-500.1")
@pytest.mark.clause("CR-502.3")
@pytest.mark.clause("CR-504.1")
def test_a_turn_untaps_draws_and_goes_through_its_steps() -> None:
    tapped = {"card": "plains", "tapped": True}
    game = Playing(
        {"hand": ["plains"], "battlefield": ["soul-snare", tapped]},
        {"hand": ["plains"], "battlefield": ["soul-snare", tapped, "serra-angel"]},
        step="end",
    )
    steps: list[str] = []
    while game.match.pending and game.state.turn < 7:
        if game.state.turn == 6 and game.state.step not in steps:
            steps.append(game.state.step)
        game.default()
    assert steps == ["upkeep", "draw", "main", "attackers", "main-2", "end"]
    assert len(game.pile("hands", TWO)) == 2
    tapped_by = [found.seat for found in game.state.play.values() if found.tapped]
    assert tapped_by == [], "each of them has untapped in the own turn"


@pytest.mark.clause("CR-402.2")
@pytest.mark.clause("CR-514.1")
def test_the_active_player_discards_down_to_seven_cards() -> None:
    game = Playing({"hand": ["plains"] * 9}, {"hand": ["island"] * 9}, step="end")
    game.until("discard")
    domain: Any = game.asked.domain
    assert (game.asked.seat, domain.at_least, domain.at_most) == (ONE, 2, 2)
    game.default()
    assert len(game.pile("hands", ONE)) == 7
    assert len(game.pile("hands", TWO)) >= 9


@pytest.mark.clause("CMD-7.1")
def test_before_the_first_turn_a_player_is_chosen_and_every_library_is_shuffled() -> None:
    match = commander(5, seats=3)
    before = {seat: match.table.state.libraries[seat] for seat in match.table.state.seats}
    cards = dict(enumerate(match.table.state.physical))
    match.start()
    state = match.table.state
    kinds = [type(event).__name__ for event in match.log()]
    assert kinds[0] == "FirstPlayer"
    assert kinds.count("Shuffled") == 3
    assert kinds.count("Drawn") == 3
    for seat, handles in before.items():
        assert [state.physical[each] for each in handles] != [cards[each] for each in handles]
        assert len(state.commands[seat]) == 1


@pytest.mark.clause("CR-701.3")
@pytest.mark.clause("CR-702.6")
@pytest.mark.clause("CR-301.5")
def test_equipment_moves_to_one_creature_after_the_other_in_an_own_main_phase_alone() -> None:
    lying = ["lightning-greaves", "fog-bank", "serra-angel"]
    game = Playing({"hand": ["plains"], "battlefield": lying}, {"hand": ["plains"]})
    game.do("use:lightning-greaves", "target:fog-bank")
    game.settle()
    assert game.now("fog-bank").has("haste")
    game.do("use:lightning-greaves")
    game.settle()
    assert game.now("serra-angel").has("haste"), "the other one has shroud"
    assert not game.now("fog-bank").has("haste")
    game = Playing({"hand": ["plains"], "battlefield": lying}, {"hand": ["plains"]}, active=1)
    game.do()
    assert game.keys == ["pass"]
    greaves = f"use:lightning-greaves.{game.handle('lightning-greaves')}"
    assert [reason.clause for reason in game.match.why_not(ONE, greaves)] == ["CR-602.2"]


@pytest.mark.clause("CR-400.7")
@pytest.mark.clause("CR-122.1")
def test_counters_are_gone_with_what_they_lay_on() -> None:
    grown = {"card": "serra-angel", "counters": {"+1/+1": 3}}
    game = Playing(
        {"hand": ["repulse", "plains"], "battlefield": (*WHITE_BLUE_RED, *WHITE_BLUE_RED, grown)}
    )
    assert game.size("serra-angel") == (7, 7)
    game.do("cast:repulse")
    game.settle()
    game.do("cast:serra-angel")
    game.settle()
    assert game.size("serra-angel") == (4, 4)


@pytest.mark.clause("CR-106.4")
def test_mana_that_is_left_is_lost_when_the_step_ends() -> None:
    game = Playing(
        {"floating": 2, "hand": ["plains"], "battlefield": ["soul-snare"]}, step="main-2"
    )
    assert game.state.floating[ONE] == 0, "the step has just begun"
    game = Playing(
        {"hand": ["howling-mine", "fog-bank"], "battlefield": ["dreamstone-hedron", "soul-snare"]}
    )
    game.do("cast:howling-mine")
    assert game.state.floating[ONE] == 1
    game.settle()
    assert game.state.floating[ONE] == 1
    game.until("priority", step="main-2")
    assert game.state.floating[ONE] == 0


@pytest.mark.clause("CR-111.7")
@pytest.mark.clause("CR-704.5d")
def test_a_token_that_leaves_the_battlefield_is_nowhere() -> None:
    game = Playing(
        {"hand": ["death-by-dragons", "repulse", "plains"], "battlefield": WHITE_BLUE_RED * 2}
    )
    game.do("cast:death-by-dragons", "player:1")
    game.settle()
    token = game.handle("dragon-token")
    game.do("cast:repulse")
    game.settle()
    assert not game.has("dragon-token")
    zones = (game.state.hands, game.state.graveyards, game.state.exiles, game.state.libraries)
    assert all(token not in zone[ONE] for zone in zones)


@pytest.mark.clause("CR-602.5a")
def test_a_new_creature_is_not_tapped_for_its_ability() -> None:
    tapper = {"fog-bank": Behaviour(activated=(Activated((GainLife("you", 1),), tap=True),))}
    for new in (True, False):
        game = Playing(
            {"hand": ["plains"], "battlefield": [{"card": "fog-bank", "new": new}]}, scripts=tapper
        )
        assert any(key.startswith("use:") for key in game.keys) != new
    game = Playing({"hand": ["plains"], "battlefield": ["fog-bank"]}, scripts=tapper)
    game.do("use:fog-bank")
    assert game.lying("fog-bank").tapped
    assert not any(key.startswith("use:") for key in game.keys)


@pytest.mark.clause("CR-603.3d")
def test_a_trigger_without_a_legal_target_is_removed() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["journey-to-nowhere", "plains"],
            "battlefield": WHITE_RED_BLACK,
        },
        {"battlefield": ["wall-of-denial"]},
    )
    game.do("cast:journey")
    game.settle()
    assert game.has("journey-to-nowhere")
    assert game.has("wall-of-denial")
    assert game.state.stack == ()


@pytest.mark.clause("CR-608.3")
def test_an_aura_whose_target_is_gone_goes_to_the_graveyard() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["vow-of-duty", "plains"],
            "battlefield": [*WHITE_RED_BLACK, "serra-angel"],
        },
        {"deck": "kaalia", "hand": ["terminate"], "battlefield": WHITE_RED_BLACK},
    )
    game.do("cast:vow-of-duty")
    game.do("cast:terminate", seat=TWO)
    game.settle()
    assert sorted(game.pile("graveyards", ONE)) == ["serra-angel", "vow-of-duty"]


@pytest.mark.clause("CR-611.3a")
def test_what_a_permanent_says_of_others_counts_for_those_that_come_later_too() -> None:
    lord = {"propaganda": Behaviour(always=(Static(ALL, power=1),))}
    game = Playing(
        {"hand": ["wall-of-omens", "plains"], "battlefield": [*WHITE_BLUE_RED, "propaganda"]},
        scripts=lord,
    )
    game.do("cast:wall-of-omens")
    game.settle()
    assert game.size("wall-of-omens") == (1, 4)


@pytest.mark.clause("CR-701.24")
def test_whoever_searched_a_library_shuffles_it_even_for_nothing() -> None:
    game = Playing(
        {"deck": "kaalia", "hand": ["path-to-exile", "plains"], "battlefield": WHITE_RED_BLACK},
        {"battlefield": ["fog-bank"]},
    )
    game.do("cast:path")
    game.settle("none")
    assert (game.kind, game.asked.seat) == ("shuffle", CHANCE)
    domain: Any = game.asked.domain
    game.answer(tuple(reversed(range(domain.count))))
    assert game.pile("libraries", TWO) == list(reversed(FILLED))


@pytest.mark.clause("CR-702.5")
def test_an_aura_falls_from_what_it_may_not_enchant_any_more() -> None:
    game = Playing(
        {
            "hand": ["plains"],
            "battlefield": ["howling-mine", {"card": "vow-of-duty", "attached": "howling-mine"}],
        }
    )
    assert game.pile("graveyards", ONE) == ["vow-of-duty"]
    assert game.has("howling-mine")
