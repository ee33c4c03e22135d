"""Commanders: whose they are, what they cost, where they go, what they deal."""

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


@pytest.mark.clause("CMD-2.1")
def test_a_deck_names_one_legendary_creature_first() -> None:
    for name in DECKS:
        first = CARDS[deck_of(name)[0]]
        assert first.slug == COMMANDERS[name]
        assert first.legendary
        assert first.is_a("creature")


@pytest.mark.clause("CR-108.3")
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
        scripts={"propaganda": Behaviour(always=(Static(ALL, loses=True, base=(1, 1)),))},
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
        scripts={"propaganda": Behaviour(always=(Static(ALL, loses=True, base=(1, 1)),))},
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


@pytest.mark.clause("CMD-R1")
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


@pytest.mark.clause("CMD-R5")
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
    seat, other = (asked.decision.seat for asked in match.pending)
    match.choose(seat, "mulligan", serial=match.pending[0].serial)
    match.choose(other, "keep", serial=match.pending[0].serial)
    (question,) = match.pending
    domain: Any = question.decision.domain
    match.choose(seat, domain.keys[:2], serial=question.serial)
    own = view(match.table, seat).seats[seat]
    assert len(own.aside) == 2
    assert view(match.table, other).seats[seat].aside == ()
    assert view(match.table, None).seats[seat].aside == ()


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


@pytest.mark.clause("CR-603.2g")
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
    lord = {"zedruu-the-greathearted": Behaviour(always=(Static(ALL, power=3),))}
    game = Playing({"hand": ["plains"], "battlefield": ["fog-bank"]}, scripts=lord)
    assert game.size("fog-bank") == (0, 2)
    lying = ["fog-bank", "zedruu-the-greathearted"]
    game = Playing({"hand": ["plains"], "battlefield": lying}, scripts=lord)
    assert game.size("fog-bank") == (3, 2)


@pytest.mark.clause("CMD-R2")
@pytest.mark.clause("CMD-10.3")
def test_casts_are_counted_for_each_commander() -> None:
    game = Playing(
        {"deck": "kaalia", "hand": ["plains"], "battlefield": WHITE_RED_BLACK},
        {"deck": "kaalia", "hand": ["plains"]},
    )
    game.do("command:kaalia")
    state = game.state
    assert state.casts == {state.commanders[ONE]: 1}
    (other,) = state.commands[TWO]
    assert generic(game.match.table, TWO, other) == 1


@pytest.mark.clause("CMD-R15")
def test_a_commander_that_is_discarded_may_go_to_the_command_zone() -> None:
    for answer, zone in (("return", "commands"), ("let", "graveyards")):
        hand = ["plains"] * 7 + ["zedruu-the-greathearted"]
        game = Playing({"hand": hand, "command": []}, {"hand": ["plains"]}, step="end")
        game.until("discard")
        domain: Any = game.asked.domain
        game.answer(tuple(key for key in domain.keys if "zedruu" in key))
        assert game.kind == "return"
        game.answer(answer)
        assert game.pile(zone, ONE) == ["zedruu-the-greathearted"]


@pytest.mark.clause("CMD-R9")
def test_the_first_mulligan_costs_a_card_too() -> None:
    match = commander(3, seats=4)
    match.start()
    seat = match.pending[0].decision.seat
    for asked in tuple(match.pending):
        answer = "mulligan" if asked.decision.seat == seat else "keep"
        match.choose(asked.decision.seat, answer, serial=asked.serial)
    (question,) = match.pending
    domain: Any = question.decision.domain
    match.choose(seat, domain.keys, serial=question.serial)
    assert len(match.table.state.hands[seat]) == 6
    assert [option.key for option in match.pending[0].decision.options] == ["keep", "mulligan"]


def test_whoever_keeps_is_asked_no_more_and_whoever_does_not_sets_a_card_aside() -> None:
    match = commander(3, seats=2)
    match.start()
    first, second = (asked.decision.seat for asked in match.pending)
    match.choose(first, "keep", serial=match.pending[0].serial)
    match.choose(second, "mulligan", serial=match.pending[0].serial)
    (question,) = match.pending
    domain: Any = question.decision.domain
    assert (question.decision.seat, domain.at_least) == (second, 1)
    match.choose(second, domain.keys[:2], serial=question.serial)
    assert [asked.decision.seat for asked in match.pending] == [second]
    assert len(match.table.state.hands[second]) == 6
    match.choose(second, "keep", serial=match.pending[0].serial)
    assert match.table.state.aside[second] == ()
    assert match.table.state.turn == 1


@pytest.mark.clause("CMD-R18")
def test_the_commander_of_a_leaver_leaves_though_another_controls_it() -> None:
    game = Playing(
        {"hand": ["plains"]},
        {"battlefield": [{"card": "zedruu-the-greathearted", "controller": 0}]},
        {"hand": ["plains"]},
    )
    game.match.initiate(TWO, "concede")
    while TWO in game.state.alive:
        game.default()
    assert not game.has("zedruu-the-greathearted")
    assert "zedruu-the-greathearted" in game.pile("gone", TWO)
