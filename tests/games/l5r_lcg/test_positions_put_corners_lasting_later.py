"""Corners put to the referee as files by another judge: what lasts and what is counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.25", "LCG-S7.11")
def test_a_mask_returns_from_a_bearer_that_cannot_be_dishonored_any_more(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # As much as can be is done.
        [position]
        [[position.seats]]
        honor = 10
        characters.doji-whisperer.fate = 1
        characters.doji-whisperer.dishonored = true
        characters.doji-whisperer.attached = { court-mask = {} }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:court-mask"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.hand" = ["court-mask"]
        expect."seats.0.characters.doji-whisperer.dishonored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.51", "LCG-S9.52")
def test_what_a_guardian_gave_for_a_holding_stays_when_the_holding_is_gone(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Fixed when it resolves: 2 + 4 for two holdings; the guardian moves home, the one that
        # moved it is gone.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        provinces = ["favorable-ground", "funeral-pyre"]
        characters.hida-guardian = { fights = true, fate = 1 }
        characters.brash-samurai = { fights = true, fate = 1 }
        characters.eager-scout = {}
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:hida-guardian"
        [[step]]
        seat = 0
        choose = "use:favorable-ground"
        [[step]]
        seat = 0
        choose = "on:hida-guardian"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 6 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S5.4", "LCG-S9.70")
def test_a_defender_that_no_card_bows_is_bowed_by_the_ring_of_water(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Opponents' card effects do not bow it while it defends; a ring effect is none.
        [position]
        conflict = { ring = "water" }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [position.seats.characters]
        borderlands-defender = { fights = true }
        [[step]]
        seat = 0
        asked = "ring"
        offered = ["bow:borderlands-defender"]
        choose = "bow:borderlands-defender"
        expect."seats.1.characters.borderlands-defender.bowed" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.54", "LCG-S9.29")
def test_a_called_one_that_is_reprieved_stays_in_play(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # What returns it to the deck would make it leave play: the reprieve goes instead.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["reprieve"]
        dynasty_pile = ["doji-hotaru"]
        dynasty_deck = ["eager-scout"]
        characters.akodo-toturi = { fights = true, fate = 1 }
        characters.kitsu-spiritcaller = { fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:kitsu-spiritcaller"
        [[step]]
        seat = 0
        choose = "play:reprieve"
        [[step]]
        seat = 0
        choose = "on:doji-hotaru"
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 0
        choose = "use:reprieve"
        [[step]]
        seat = 1
        asked = "declare"
        expect."seats.0.characters.count" = 3
        expect."seats.0.characters.doji-hotaru.bowed" = true
        expect."seats.0.conflict_pile" = ["reprieve"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S11.8", "LCG-S7.23")
def test_two_bowed_duelists_still_have_their_skill(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3 + 1 against 2 + 1, though both are bowed.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { mirumoto-raitsugu = { fights = true, bowed = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, bowed = true, fate = 2 }
        characters.doji-whisperer = {}
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "declare"
        expect."seats.1.characters.akodo-gunso.fate" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S11.6", "LCG-S11.12", "LCG-S11.9")
def test_a_manipulator_raises_a_bid_of_a_duel_to_a_draw(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3 + 1 + 1 = 5 against 2 + 3 = 5: nobody loses, and 3 - 2 = 1 honor passes.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.mirumoto-raitsugu = { fights = true, fate = 1 }
        characters.bayushi-manipulator = { fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true, fate = 2 } }
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[step]]
        seat = 0
        asked = "duel-bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "duel-bid"
        choose = 3
        [[step]]
        seat = 0
        choose = "use:bayushi-manipulator"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.honor" = 11
        "seats.1.honor" = 9
        "seats.1.characters.akodo-gunso.fate" = 2
        "seats.0.characters.mirumoto-raitsugu.fate" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S6.4", "LCG-S9.28")
def test_a_banzai_of_the_last_honor_is_not_resolved_a_second_time(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # To resolve it twice the last honor is lost: out.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 1
        hand = ["banzai"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 0
        asked = "again"
        choose = "on:brash-samurai"
        winner = [1]
        expect = { "seats.0.honor" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.14", "LCG-S10.9")
def test_a_holding_of_the_opponent_is_in_play_too_but_none_that_lies_facedown(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # "A holding in play" is anybody's, if it lies open.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["banzai", "rout"]
        provinces = [{ card = "imperial-storehouse", open = false }]
        characters = { kaiu-shuichi = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        provinces = ["", "imperial-storehouse"]
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        asked = "act"
        offered = ["use:kaiu-shuichi"]
        choose = "play:banzai"
        [[step]]
        seat = 0
        choose = "on:kaiu-shuichi"
        [[step]]
        seat = 0
        choose = "decline"
        [[step]]
        seat = 1
        choose = "use:imperial-storehouse"
        [[step]]
        seat = 0
        asked = "act"
        not_offered = ["use:kaiu-shuichi"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.36", "LCG-S9.55")
def test_a_scout_alone_takes_the_strength_that_a_text_adds_and_another_beside_it_does_not(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Strength 5 of the card, without the 5 of its text, as long as the scout is alone.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.cautious-scout = { fights = true, fate = 1 }
        characters.shinjo-outrider = { fate = 1 }
        [[position.seats]]
        honor = 10
        provinces = [{ own = "entrenched-position", shown = true }]
        characters = { brash-samurai = { fate = 1 } }
        [[step]]
        seat = 0
        asked = "act"
        expect = { "seats.1.provinces.0.strength" = 5 }
        [[step]]
        seat = 0
        choose = "use:shinjo-outrider"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.1.provinces.0.strength" = 10 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.3", "LCG-S9.1")
def test_pride_is_no_ability_that_an_ambusher_stops(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Keywords are not triggered: the winner is honored.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        fate = 2
        hand = ["hiruma-ambusher"]
        [[step]]
        seat = 1
        choose = "play:hiruma-ambusher"
        [[step]]
        seat = 1
        choose = "join"
        [[step]]
        seat = 1
        choose = "use:hiruma-ambusher"
        [[step]]
        seat = 1
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.characters.akodo-gunso.honored" = true
        """,
        "stronghold",
    )
