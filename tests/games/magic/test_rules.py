"""Commanders, mana, priority, turns and combat, rule by rule, played from positions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.formats import commander
from tests.games.magic.playing import (
    ONE,
    THREE,
    TWO,
    WHITE_BLUE_RED,
    WHITE_RED_BLACK,
    Playing,
)

from gorin.games.magic.cards import CARDS
from gorin.games.magic.casting import generic
from gorin.games.magic.decks import COMMANDERS, DECKS, deck_of
from gorin.games.magic.mana import payment
from gorin.games.magic.view import view
from gorin.games.magic.words import Behaviour, Dies, GainLife, Static, Things, Trigger

ALL = Things(kinds=("creature",))
KAALIA = "kaalia-of-the-vast"


def to_turn(game: Playing, turn: int) -> None:
    while game.match.pending and game.state.turn < turn:
        game.default()


# -- commanders ------------------------------------------------------------------------------------


@pytest.mark.clause("CMD-2.1")
def test_a_deck_names_one_legendary_creature_first() -> None:
    for name in DECKS:
        first = CARDS[deck_of(name)[0]]
        assert first.slug == COMMANDERS[name]
        assert first.legendary
        assert first.is_a("creature")


@pytest.mark.clause("CMD-2.3")
@pytest.mark.clause("CMD-9.5")
def test_two_players_may_have_the_same_commander_each_of_their_own() -> None:
    match = commander(3, seats=4)
    state = match.table.state
    assert state.decks[0] == state.decks[2]
    assert len(set(state.commanders)) == 4
    assert [state.commander_of(card) for card in state.commanders] == [0, 1, 2, 3]


@pytest.mark.clause("CMD-8.1")
@pytest.mark.clause("CMD-8.2")
@pytest.mark.clause("CMD-8.4")
@pytest.mark.clause("CMD-8.5")
def test_a_commander_without_abilities_under_anothers_control_is_one_still() -> None:
    game = Playing(
        {"deck": "kaalia", "hand": ["plains"]},
        {"deck": "zedruu", "battlefield": ["propaganda"]},
        scripts={"propaganda": Behaviour(statics=(Static(ALL, loses=True, base=(1, 1)),))},
    )
    state = game.state
    (card,) = state.commands[ONE]
    assert state.commander_of(card) == ONE
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["plains", "terminate"],
            "battlefield": [*WHITE_RED_BLACK, {"card": KAALIA, "controller": 1}],
        },
        {"battlefield": ["propaganda"]},
        scripts={"propaganda": Behaviour(statics=(Static(ALL, loses=True, base=(1, 1)),))},
    )
    assert not game.now(KAALIA).has("flying")
    card = game.handle(KAALIA)
    assert game.state.commander_of(card) == ONE
    game.do("cast:terminate")
    game.until("return")
    assert game.asked.seat == ONE
    game.answer("return")
    assert game.state.commander_of(game.state.commands[ONE][0]) == ONE


@pytest.mark.clause("CMD-9.6")
def test_a_player_may_lose_by_the_own_commander_in_anothers_hands() -> None:
    own = Playing(
        {"deck": "kaalia", "damage": {"0": 19}, "battlefield": [{"card": KAALIA, "controller": 1}]},
        {},
        {},
        active=1,
        step="attackers",
    )
    own.attack(kaalia_of_the_vast=0)
    while own.match.pending and own.state.turn == 5:
        own.default()
    assert ONE not in own.state.alive
    assert set(own.state.alive) == {TWO, THREE}


@pytest.mark.clause("CMD-9.7")
def test_what_a_commander_dealt_stays_when_it_leaves_and_comes_back() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["terminate", "plains"],
            "battlefield": [*WHITE_RED_BLACK, KAALIA],
        },
        {"damage": {"0": 19}},
        {},
    )
    game.do("cast:terminate")
    game.until("return")
    game.answer("return")
    game.do("command:kaalia")
    game.settle()
    to_turn(game, 8)
    game.until("attack")
    game.attack(kaalia_of_the_vast=1)
    to_turn(game, 9)
    assert TWO not in game.state.alive
    assert game.state.casts[game.state.commanders[ONE]] == 1


@pytest.mark.clause("CMD-10.4")
def test_the_tax_is_paid_beside_the_cost_and_is_not_part_of_it() -> None:
    game = Playing({"deck": "kaalia", "casts": 3, "hand": ["plains"]})
    (card,) = game.state.commands[ONE]
    assert generic(game.match.table, ONE, card) == 1 + 3 * 2
    assert game.state.facts(card).value == 4
    attempt = f"command:{KAALIA}.{card}"
    (reason,) = game.match.why_not(ONE, attempt)
    assert reason.clause == "CR-118.3"
    in_hand = Playing(
        {"deck": "kaalia", "casts": 3, "hand": [KAALIA], "battlefield": WHITE_RED_BLACK[3:9]}
    )
    card = in_hand.state.hands[ONE][0]
    assert generic(in_hand.match.table, ONE, card) == 1, "from elsewhere it costs no more"


@pytest.mark.clause("CMD-10.10")
@pytest.mark.clause("CMD-10.11")
def test_nobody_else_casts_it_and_in_the_command_zone_it_does_nothing() -> None:
    lands = {"battlefield": WHITE_BLUE_RED, "hand": ["plains"]}
    game = Playing({"deck": "zedruu", **lands}, {"deck": "zedruu", **lands})
    assert [key.partition(":")[0] for key in game.keys].count("command") == 1
    assert not [key for key in game.keys if key.startswith("use:")]
    owner = int(next(key for key in game.keys if key.startswith("command")).rpartition(".")[2])
    assert game.state.owners[owner] == ONE


@pytest.mark.clause("CMD-2.5")
@pytest.mark.clause("CMD-11.1")
@pytest.mark.clause("CMD-11.3")
def test_two_commanders_of_one_name_both_go_and_each_owner_decides() -> None:
    game = Playing(
        {"deck": "zedruu", "battlefield": ["zedruu-the-greathearted", "fog-bank"]},
        {"deck": "zedruu", "battlefield": ["zedruu-the-greathearted", "fog-bank"]},
    )
    assert (game.kind, game.asked.seat) == ("return", ONE)
    game.answer("return")
    assert (game.kind, game.asked.seat) == ("return", TWO)
    game.answer("let")
    assert not game.has("zedruu-the-greathearted")
    assert game.pile("commands", ONE) == ["zedruu-the-greathearted"]
    assert game.pile("graveyards", TWO) == ["zedruu-the-greathearted"]
    assert len([h for h in game.state.play if game.state.slug(h) == "fog-bank"]) == 2


@pytest.mark.clause("CMD-7.6")
def test_only_its_owner_sees_what_was_set_aside() -> None:
    match = commander(3, seats=2)
    match.start()
    question = match.pending[0]
    domain: Any = question.decision.domain
    seat = question.decision.seat
    match.choose(seat, domain.keys[:2], serial=question.serial)
    other = match.pending[0].decision.seat
    match.choose(other, (), serial=match.pending[0].serial)
    own = view(match.table, seat).seats[seat]
    assert len(own.aside) == 2
    assert view(match.table, other).seats[seat].aside == ()
    assert view(match.table, None).seats[seat].aside == ()


# -- mana ------------------------------------------------------------------------------------------


@pytest.mark.clause("CMD-4.1")
@pytest.mark.clause("CMD-4.2")
@pytest.mark.clause("CMD-4.3")
def test_mana_has_the_colours_of_the_commander_of_whoever_gets_it() -> None:
    lands = ["island", "swamp", "command-tower"]
    for deck, cost, is_paid in (
        ("zedruu", "U", True),
        ("zedruu", "B", False),
        ("kaalia", "B", True),
        ("kaalia", "U", False),
        ("kaalia", "3", True),
    ):
        game = Playing({"deck": deck, "battlefield": lands})
        found = payment(game.match.table, ONE, cost if cost.isalpha() else "", 3 * cost.isdigit())
        assert (found[1] >= 0) == is_paid, (deck, cost)


@pytest.mark.clause("CR-118.3")
def test_sources_of_several_colours_are_matched_exactly() -> None:
    game = Playing({"deck": "kaalia", "battlefield": ["akoum-refuge", "swamp", "command-tower"]})
    assert payment(game.match.table, ONE, "BRW", 0)[1] == 0
    assert payment(game.match.table, ONE, "BBR", 0)[1] == 0
    assert payment(game.match.table, ONE, "RRR", 0)[1] < 0
    assert payment(game.match.table, ONE, "BBB", 0)[1] == 0
    assert payment(game.match.table, ONE, "BBB", 1)[1] < 0


# -- priority and casting --------------------------------------------------------------------------


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


# -- life, cards and turns -------------------------------------------------------------------------


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


@pytest.mark.clause("CR-514.1")
def test_the_active_player_discards_down_to_seven_cards() -> None:
    game = Playing({"hand": ["plains"] * 9}, {"hand": ["island"] * 9}, step="end")
    game.until("discard")
    domain: Any = game.asked.domain
    assert (game.asked.seat, domain.at_least, domain.at_most) == (ONE, 2, 2)
    game.default()
    assert len(game.pile("hands", ONE)) == 7
    assert len(game.pile("hands", TWO)) >= 9


# -- combat ----------------------------------------------------------------------------------------


@pytest.mark.clause("CR-509.1")
@pytest.mark.clause("CR-509.1b")
@pytest.mark.clause("CR-702.13")
def test_intimidation_is_met_by_artifacts_and_by_own_colours_alone() -> None:
    game = Playing(
        {
            "battlefield": [
                {"card": "arrogant-vampire"},
                {"card": "vow-of-malice", "attached": "arrogant-vampire"},
                "soul-snare",
            ]
        },
        {
            "battlefield": ["serra-sphinx", "razorjaw-oni", "howling-mine", "shattered-angel"],
        },
        scripts={
            "howling-mine": Behaviour(
                statics=(
                    Static(
                        Things(which="this"), kinds=("creature",), keywords=("reach",), base=(1, 1)
                    ),
                )
            ),
            "razorjaw-oni": Behaviour(
                statics=(Static(Things(which="this"), keywords=("flying",)),)
            ),
        },
        step="attackers",
    )
    game.attack(arrogant_vampire=1)
    game.until("block")
    domain: Any = game.asked.domain
    able = {key.partition(":")[2].partition(".")[0] for key in domain.keys}
    assert able == {"razorjaw-oni", "howling-mine"}


@pytest.mark.clause("CR-509.2")
@pytest.mark.clause("CR-510.1")
@pytest.mark.clause("CR-511.3")
def test_damage_goes_to_blockers_in_the_order_that_the_attacker_says() -> None:
    game = Playing(
        {"battlefield": ["serra-angel", "soul-snare"]},
        {"battlefield": ["wall-of-denial", "serra-sphinx", "fog-bank"]},
        scripts={"fog-bank": Behaviour()},
        step="attackers",
    )
    game.attack(serra_angel=1)
    game.until("block")
    game.block(serra_sphinx="serra-angel", fog_bank="serra-angel")
    game.until("order-blockers")
    domain: Any = game.asked.domain
    assert game.asked.seat == ONE
    order = sorted(domain.keys, key=lambda key: "sphinx" in key)
    game.answer(tuple(order))
    game.until("priority", step="damage")
    assert not game.has("fog-bank"), "two for the first one"
    assert game.lying("serra-sphinx").damage == 2
    assert game.state.life[TWO] == 40
    game.until("priority", step="main-2")
    assert all(found.blocking < 0 for found in game.state.play.values())


@pytest.mark.clause("CR-702.4")
@pytest.mark.clause("CR-702.7")
def test_double_strike_deals_damage_twice_and_first_strike_once_before() -> None:
    game = Playing(
        {"battlefield": ["boros-swiftblade", "knight-of-meadowgrain", "soul-snare"]},
        {},
        step="attackers",
    )
    game.attack(boros_swiftblade=1, knight_of_meadowgrain=1)
    game.until("priority", step="first-strike")
    assert game.state.life[TWO] == 40 - 1 - 2
    game.until("priority", step="damage")
    assert game.state.life[TWO] == 40 - 2 - 2


@pytest.mark.clause("CR-702.10")
@pytest.mark.clause("CR-702.3")
@pytest.mark.clause("CR-302.6")
def test_haste_attacks_at_once_and_others_and_defenders_do_not() -> None:
    new = [{"card": slug, "new": True} for slug in ("bull-cerodon", "serra-angel")]
    game = Playing({"battlefield": [*new, "fog-bank", "goliath-sphinx"]}, step="attackers")
    assert game.attackers() == ["bull-cerodon", "goliath-sphinx"]


@pytest.mark.clause("CR-702.15")
def test_lifelink_gives_as_much_life_as_it_deals_damage() -> None:
    game = Playing(
        {"battlefield": ["vampire-nighthawk", "soul-snare"]},
        {"battlefield": ["wall-of-denial"]},
        step="attackers",
    )
    game.attack(vampire_nighthawk=1)
    game.until("block")
    game.block(wall_of_denial="vampire-nighthawk")
    game.until("priority", step="main-2")
    assert game.state.life[ONE] == 42


@pytest.mark.clause("CR-702.2")
@pytest.mark.clause("CR-702.19")
def test_with_deathtouch_one_is_lethal_and_the_rest_tramples_over() -> None:
    game = Playing(
        {"battlefield": ["goblin-deathraiders", "soul-snare"]},
        {"battlefield": ["wall-of-denial"]},
        scripts={
            "soul-snare": Behaviour(
                statics=(
                    Static(Things(kinds=("creature",), whose="you"), keywords=("deathtouch",)),
                )
            ),
        },
        step="attackers",
    )
    game.attack(goblin_deathraiders=1)
    game.until("block")
    game.block(wall_of_denial="goblin-deathraiders")
    while game.match.pending and game.state.active == ONE:
        game.default()
    assert game.state.life[TWO] == 40 - 2
    assert not game.has("wall-of-denial")


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


@pytest.mark.clause("CMD-10.6")
def test_a_commander_that_goes_to_the_command_zone_has_not_died() -> None:
    dies = Trigger(Dies(Things(which="this")), (GainLife("you", 9),))
    for answer, life in (("return", 40), ("let", 49)):
        game = Playing(
            {"deck": "kaalia", "hand": ["terminate", "plains"], "battlefield": WHITE_RED_BLACK},
            {"battlefield": ["zedruu-the-greathearted"]},
            scripts={"zedruu-the-greathearted": Behaviour(triggers=(dies,))},
        )
        game.do("cast:terminate")
        game.until("return")
        game.answer(answer)
        game.settle()
        assert game.state.life[TWO] == life


@pytest.mark.clause("CMD-10.11")
def test_what_a_commander_says_of_others_does_not_count_from_the_command_zone() -> None:
    lord = {"zedruu-the-greathearted": Behaviour(statics=(Static(ALL, power=3),))}
    game = Playing({"hand": ["plains"], "battlefield": ["fog-bank"]}, scripts=lord)
    assert game.size("fog-bank") == (0, 2)
    lying = ["fog-bank", "zedruu-the-greathearted"]
    game = Playing({"hand": ["plains"], "battlefield": lying}, scripts=lord)
    assert game.size("fog-bank") == (3, 2)


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
