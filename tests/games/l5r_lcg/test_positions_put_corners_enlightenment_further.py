"""Corners put to the referee as files by another judge: Enlightenment."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-7.3", "ENL-7.6")
def test_a_challenger_calls_nobody_but_those_of_the_defender(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # "Your opponent" is the defender.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { doji-challenger = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fate = 1 }, brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { matsu-berserker = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:doji-challenger"
        [[step]]
        seat = 0
        offered = ["on:akodo-gunso", "on:brash-samurai"]
        not_offered = ["on:matsu-berserker"]
        choose = "on:akodo-gunso"
        expect."seats.1.characters.akodo-gunso.fights" = true
        """,
    )


@pytest.mark.clause("ENL-7.4", "LCG-S1.23")
def test_an_actress_calls_from_the_pile_of_an_outsider(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # "An opponent's discard pile": any of theirs, in a conflict too.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { shosuro-actress = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        dynasty_pile = ["matsu-berserker"]
        [[step]]
        seat = 0
        choose = "use:shosuro-actress"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 3, "seats.2.dynasty_pile.count" = 0 }
        """,
    )


@pytest.mark.clause("ENL-R23", "ENL-7.3")
def test_court_games_are_no_game_for_an_outsider(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["court-games"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["court-games", "for-shame", "way-of-the-scorpion"]
        characters = { doji-whisperer = { fate = 1 } }
        [[step]]
        seat = 1
        asked = "act"
        offered = ["play:court-games"]
        pass = true
        [[step]]
        seat = 2
        asked = "act"
        offered = ["play:way-of-the-scorpion"]
        not_offered = ["play:court-games", "play:for-shame"]
        """,
    )


@pytest.mark.clause("ENL-7.5", "ENL-4.4")
def test_an_ishiken_counts_the_claimed_rings_of_its_own_player_only(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Two of its own, not the three of the others; the contested one is not claimed.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        provinces = [{ rings = ["air", "void"] }]
        characters = { ishiken-initiate = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        provinces = ["", { rings = ["air", "void"] }]
        [[position.seats]]
        honor = 10
        provinces = [{ rings = ["air"] }]
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 3 }
        """,
    )


@pytest.mark.clause("LCG-S7.34", "ENL-R21")
def test_whose_stone_is_in_the_hands_of_another_plays_no_second_one(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Its owner has it in play as its owner.
        [position]
        first = 1
        [[position.seats]]
        honor = 10
        fate = 1
        characters.brash-samurai.fate = 1
        characters.brash-samurai.attached = { the-stone-of-sorrows = { owner = 1 } }
        [[position.seats]]
        honor = 10
        fate = 5
        hand = ["the-stone-of-sorrows", "fine-katana"]
        characters.akodo-gunso = { fate = 1 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 1
        asked = "act"
        offered = ["play:fine-katana"]
        not_offered = ["play:the-stone-of-sorrows"]
        """,
    )


@pytest.mark.clause("ENL-7.4", "LCG-S9.5")
def test_a_mediator_counts_what_each_opponent_has_declared_by_itself(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Two of two opponents are not two of one.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        opportunities = ["military"]
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        opportunities = ["military", "political"]
        characters = { brash-samurai = { fate = 1 }, akodo-gunso = { fate = 1 } }
        [[position.seats]]
        honor = 10
        opportunities = []
        characters = { meddling-mediator = { bowed = true, fate = 1 } }
        hand = ["way-of-the-crane", "fine-katana"]
        [[step]]
        seat = 0
        choose = "declare:military.air.0"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:2.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:brash-samurai"]
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:0"
        [[step]]
        seat = 1
        asked = "declare"
        choose = "declare:military.air.1"
        [[step]]
        seat = 1
        asked = "province"
        choose = "province:2.1"
        [[step]]
        seat = 1
        asked = "attackers"
        choose = ["character:brash-samurai"]
        [[step]]
        seat = 2
        asked = "act"
        offered = ["play:fine-katana"]
        not_offered = ["use:meddling-mediator"]
        pass = true
        [[step]]
        seat = 1
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 1
        asked = "place-ring"
        choose = "place:0"
        [[step]]
        seat = 1
        asked = "declare"
        choose = "declare:political.fire.1"
        [[step]]
        seat = 1
        asked = "province"
        choose = "province:2.2"
        [[step]]
        seat = 1
        asked = "attackers"
        choose = ["character:akodo-gunso"]
        [[step]]
        seat = 2
        asked = "act"
        offered = ["use:meddling-mediator"]
        """,
    )


@pytest.mark.clause("ENL-6.4", "ENL-R16", "LCG-S1.26")
def test_a_character_taken_from_one_who_is_out_is_removed_with_its_cards(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Called by an actress, it belongs to one who is put out: removed from the game, from
        # the other's side.
        [position]
        conflict = { ring = "fire", province = 5 }
        [[position.seats]]
        clan = "lion"
        honor = 10
        characters.akodo-toturi = { fights = true, honored = true, fate = 1 }
        characters.matsu-beiona = { fights = true, fate = 1 }
        characters.doji-hotaru = { owner = 1, fate = 3 }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ broken = true }, { broken = true }, { broken = true }, { broken = true }]
        [[position.seats]]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [0, 2]
        "seats.0.characters.count" = 2
        "seats.1.removed.0" = "doji-hotaru"
        """,
    )


@pytest.mark.clause("ENL-11.4", "ENL-12.1", "LCG-S11.7")
def test_the_last_bid_of_an_enlightened_duel_is_the_whole_dial_and_the_last_honor(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Four seats: 5 against 1 in a duel costs 4, the last ones of the attacker: out, its
        # conflict is over.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 4
        characters = { mirumoto-raitsugu = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = {} }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 5
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 2
        asked = "declare"
        [step.expect]
        alive = [1, 2, 3]
        "seats.1.honor" = 14
        "seats.1.characters.akodo-gunso.fate" = 2
        "seats.1.characters.akodo-gunso.bowed" = true
        "common.count" = 5
        """,
    )


@pytest.mark.clause("ENL-10.7", "ENL-10.5")
def test_a_treaty_may_be_made_anew_in_the_very_conflict_phase_in_which_it_was_broken(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # After it ends the pair may make another one.
        [position]
        declare = 0
        treaties = [{ between = [0, 1], promises = ["no-attack", "no-attack"], stake = 1 }]
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "declare:military.fire.0"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        expect = { "treaties.count" = 0, "seats.0.honor" = 9 }
        [[step]]
        seat = 1
        initiative = "treaty-offer"
        data = ["seat:0", "no-attack", "round:1", "", "no-break", "round:1", "", 5]
        expect = { "offers.count" = 1 }
        [[step]]
        seat = 0
        initiative = "treaty-accept"
        data = "offer:1.2"
        expect = { "treaties.count" = 1, "treaties.0.stake" = 5, "seats.0.honor" = 9 }
        """,
    )


@pytest.mark.clause("ENL-10.5", "ENL-10.3")
def test_a_promise_not_to_touch_the_partner_with_events_is_broken_by_one_that_is_cancelled(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # It was played and chose the partner's character; that nothing came of it does not
        # matter.
        [position]
        conflict = { ring = "fire" }
        treaties = [{ between = [0, 2], promises = ["no-attack", "no-events"], stake = 2 }]
        [[position.seats]]
        honor = 10
        hand = ["voice-of-honor"]
        characters = { brash-samurai = { fights = true, honored = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["way-of-the-scorpion"]
        [[step]]
        seat = 2
        choose = "play:way-of-the-scorpion"
        [[step]]
        seat = 2
        choose = "on:brash-samurai"
        [[step]]
        seat = 0
        choose = "play:voice-of-honor"
        [[step]]
        seat = 0
        asked = "ring"
        expect."treaties.count" = 0
        expect."seats.2.honor" = 8
        expect."seats.0.characters.brash-samurai.honored" = true
        """,
    )


@pytest.mark.clause("ENL-4.5", "ENL-R15")
def test_toturi_who_defends_in_enlightenment_claims_nothing_and_resolves_nothing(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "air" }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 2 } }
        [[position.seats]]
        characters = { brash-samurai = { fate = 1 } }
        [[step]]
        seat = 2
        asked = "declare"
        is_not_asked = ["reaction", "ring"]
        expect = { "seats.0.pool.count" = 5, "seats.1.honor" = 10 }
        """,
    )
