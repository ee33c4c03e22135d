"""Corners put to the referee as files by another judge: who bears what, and for whom."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S1.25", "LCG-S10.4")
def test_a_blade_on_a_blackmailed_bearer_honors_the_side_that_lost(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Its bearer wins on the other side; the blade stays under its controller, who gains the
        # honor.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        [position.seats.characters.brash-samurai]
        fights = true
        fate = 1
        attached = { honored-blade = {} }
        [[step]]
        seat = 0
        choose = "play:blackmail"
        [[step]]
        seat = 1
        choose = "use:honored-blade"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 4, "seats.1.honor" = 10 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S10.4", "LCG-S9.50", "LCG-S9.47")
def test_a_commander_that_was_called_in_watches_the_other_side(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Under its new controller it costs its old one honor.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.brash-samurai = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.akodo-gunso.fights = true
        characters.akodo-gunso.fate = 1
        characters.akodo-gunso.attached = { watch-commander = {} }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:calling-in-favors"
        [[step]]
        seat = 1
        choose = "play:banzai"
        [[step]]
        seat = 1
        choose = "on:akodo-gunso"
        [[step]]
        seat = 1
        choose = "decline"
        [[step]]
        seat = 0
        choose = "use:watch-commander"
        [[step]]
        seat = 1
        asked = "favor"
        expect = { "seats.1.honor" = 9, "seats.0.honor" = 10 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.36", "LCG-S10.4")
def test_a_training_that_another_attached_is_used_by_who_controls_its_bearer(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The character gains the ability; its controller uses it.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.akodo-toturi.fights = true
        characters.akodo-toturi.fate = 1
        characters.akodo-toturi.attached = { duelist-training = { owner = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.akodo-gunso = { fights = true, fate = 1 }
        [[step]]
        seat = 1
        asked = "act"
        not_offered = ["use:duelist-training"]
        pass = true
        [[step]]
        seat = 0
        choose = "use:duelist-training"
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
        asked = "act"
        expect."seats.1.characters.akodo-gunso.bowed" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S10.4", "LCG-S9.29")
def test_a_reprieve_of_the_opponent_saves_whom_its_controller_wants(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The interrupt is its controller's, though another controls the character.
        [position]
        phase = "fate"
        [[position.seats]]
        honor = 10
        characters.doji-whisperer.dishonored = true
        characters.doji-whisperer.attached = { reprieve = { owner = 1 } }
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        [[position.seats]]
        honor = 10
        [[branch]]
        title = "It is used"
        [[branch.step]]
        seat = 1
        choose = "use:reprieve"
        [[branch.step]]
        seat = 0
        asked = "bid"
        expect."seats.0.honor" = 10
        expect."seats.0.characters.count" = 1
        expect."seats.1.conflict_pile" = ["reprieve"]
        [[branch]]
        title = "It is not"
        [[branch.step]]
        seat = 0
        asked = "bid"
        expect."seats.0.honor" = 9
        expect."seats.0.characters.count" = 0
        expect."seats.1.conflict_pile" = ["reprieve"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.36", "LCG-S9.55")
def test_a_general_whose_mind_is_clouded_leads_nobody(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3 and 2, without 1 more.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.honored-general.fights = true
        characters.honored-general.fate = 1
        characters.honored-general.attached = { cloud-the-mind = { owner = 1 } }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 9 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.5", "LCG-S4.36", "LCG-S4.55")
def test_a_rally_to_arms_sends_home_who_came_to_talk_before_anybody_defends(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Political becomes military as the province is revealed: two dashes go home bowed, one
        # fights on.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        opportunities = ["military", "political"]
        characters.bayushi-liar = { fate = 1 }
        characters.otomo-courtier = { fate = 1 }
        characters.brash-samurai = { fate = 1 }
        [[position.seats]]
        clan = "crane"
        honor = 10
        opportunities = []
        provinces = [{ own = "rally-to-the-cause" }]
        [[step]]
        seat = 0
        choose = "declare:political.fire"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = [
            "character:bayushi-liar",
            "character:otomo-courtier",
            "character:brash-samurai",
        ]
        [[step]]
        seat = 1
        choose = "use:rally-to-the-cause"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "conflict.attack_skill" = 2
        "conflict.kind" = "military"
        "seats.0.characters.bayushi-liar.bowed" = true
        "seats.0.characters.otomo-courtier.fights" = false
        "seats.0.opportunities" = ["military"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.25", "LCG-S9.60")
def test_a_night_raid_takes_no_more_cards_than_there_are(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Three attackers, two cards.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        hand = ["banzai", "rout"]
        characters.brash-samurai = { fate = 1 }
        characters.akodo-gunso = { fate = 1 }
        characters.eager-scout = { fate = 1 }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "night-raid" }]
        [[step]]
        seat = 0
        choose = "declare:military.fire"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:brash-samurai", "character:akodo-gunso", "character:eager-scout"]
        [[step]]
        seat = 1
        choose = "use:night-raid"
        [[step]]
        seat = 0
        asked = "give-up"
        choose = ["card:9", "card:10"]
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.0.hand.count" = 0, "seats.0.conflict_pile.count" = 2 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.54", "LCG-S9.29", "LCG-S7.13")
def test_a_called_one_who_stands_its_ground_stays_without_its_honor(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Pride honored it; its token goes instead of it, and nobody gains honor.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        hand = ["stand-your-ground"]
        dynasty_pile = ["akodo-gunso"]
        dynasty_deck = ["eager-scout"]
        characters.akodo-toturi = { fights = true, fate = 1 }
        characters.kitsu-spiritcaller = { fate = 1 }
        [[position.seats]]
        honor = 10
        characters.doji-whisperer = { fights = true, fate = 1 }
        characters.brash-samurai = { fate = 1 }
        [[step]]
        seat = 0
        choose = "use:kitsu-spiritcaller"
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 0
        choose = "play:stand-your-ground"
        [[step]]
        seat = 1
        asked = "declare"
        [step.expect]
        "seats.0.honor" = 10
        "seats.0.characters.akodo-gunso.honored" = false
        "seats.0.characters.akodo-gunso.fights" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.49", "LCG-S7.6")
def test_a_mystic_keeps_her_air_when_the_ring_is_claimed(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Until the conflict ends the claimed ring gives it its element: glory 3 for the last
        # reaction too.
        [position]
        conflict = { ring = "air", kind = "political" }
        [[position.seats]]
        honor = 10
        characters.doji-hotaru = { fights = true, fate = 1 }
        characters.fearsome-mystic = { fights = true, honored = true, fate = 1 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "ring"
        choose = "gain"
        [[step]]
        seat = 0
        choose = "use:doji-hotaru"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.characters.fearsome-mystic.glory" = 3
        expect."conflict.attack_skill" = 13
        """,
        "stronghold",
    )
