"""Corners put to the referee as files by another judge: who leaves play, and what follows."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S0.2", "LCG-S9.21")
def test_who_cannot_be_declared_as_an_attacker_may_be_moved_into_the_attack(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # What forbids the declaration does not forbid a move; one who cannot participate at all
        # as an attacker is no target.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        provinces = ["favorable-ground"]
        characters.doji-whisperer = { fights = true, fate = 1 }
        characters.hiruma-yojimbo = { fate = 1 }
        characters.shiba-peacemaker = { fate = 1 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:favorable-ground"
        [[step]]
        seat = 0
        offered = ["on:hiruma-yojimbo", "on:doji-whisperer"]
        not_offered = ["on:shiba-peacemaker"]
        choose = "on:hiruma-yojimbo"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "conflict.attack_skill" = 4 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.58", "LCG-3.4.2")
def test_who_has_the_favor_and_counts_most_again_sets_it_anew(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        favor = 0
        favor_kind = "political"
        rings = { air = { claimed = 0 } }
        [[position.seats]]
        honor = 10
        opportunities = []
        [[position.seats]]
        honor = 10
        opportunities = []
        characters = { akodo-toturi = { bowed = true, fate = 1 } }
        [[step]]
        seat = 0
        asked = "favor"
        choose = "set:military"
        expect = { favor = 0, favor_kind = "military" }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S6.8", "LCG-S5.2", "LCG-S6.3")
def test_earth_from_an_empty_deck_costs_its_resolver_the_last_five_honor(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # To draw is to pay 5 first: 5 - 5 = 0, out; the opponent wins though it lost the
        # conflict.
        [position]
        conflict = { ring = "earth" }
        [[position.seats]]
        honor = 5
        conflict_pile = ["banzai"]
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["rout"]
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[step]]
        seat = 0
        asked = "ring"
        choose = "draw-and-make"
        winner = [1]
        expect = { "seats.0.honor" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.20", "LCG-S8.19")
def test_a_doomed_shugenja_that_is_put_into_play_does_not_mind_that_one_was_played(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # One is played from a province, the other is put into play by a Charge in the same
        # round.
        [position]
        phase = "dynasty"
        [[position.seats]]
        honor = 10
        fate = 0
        hand = ["charge"]
        conflict_deck = ["banzai"]
        provinces = ["doomed-shugenja", "doomed-shugenja"]
        dynasty_deck = ["doji-whisperer", "doji-whisperer"]
        characters = { akodo-toturi = { fate = 2 } }
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai"]
        [[step]]
        seat = 0
        choose = "play:doomed-shugenja"
        [[step]]
        seat = 0
        asked = "dynasty"
        not_offered = ["play:doomed-shugenja"]
        pass = true
        [[step]]
        seat = 0
        asked = "bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "bid"
        choose = 1
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
        choose = ["character:akodo-toturi"]
        [[step]]
        seat = 0
        choose = "play:charge"
        expect."seats.0.characters.count" = 3
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.1", "LCG-S7.2")
def test_an_ambush_in_a_military_conflict_finds_nobody_but_a_dash(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # A liar has a military dash and cannot be put into a military conflict; into a
        # political one it can.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        fate = 3
        hand = ["ambush"]
        provinces = ["bayushi-liar"]
        dynasty_deck = ["eager-scout"]
        characters = { yogo-outcast = { fate = 1 } }
        [[position.seats]]
        honor = 10
        [[branch]]
        title = "Military"
        [[branch.step]]
        seat = 0
        choose = "declare:military.fire"
        [[branch.step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[branch.step]]
        seat = 0
        asked = "attackers"
        choose = ["character:yogo-outcast"]
        [[branch.step]]
        seat = 0
        asked = "ring"
        is_not_asked = ["target", "targets"]
        expect."seats.0.hand.count" = 1
        [[branch]]
        title = "Political"
        [[branch.step]]
        seat = 0
        choose = "declare:political.fire"
        [[branch.step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[branch.step]]
        seat = 0
        asked = "attackers"
        choose = ["character:yogo-outcast"]
        [[branch.step]]
        seat = 0
        choose = "play:ambush"
        [[branch.step]]
        seat = 0
        choose = ["card:2"]
        expect."seats.0.characters.bayushi-liar.fights" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.24", "LCG-S9.5")
def test_who_fights_beside_a_bowed_companion_does_not_fight_alone(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The bowed one goes on participating: no only participant, no lone defender.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["admit-defeat"]
        characters.brash-samurai = { fights = true, fate = 1 }
        characters.doji-whisperer = { fights = true, bowed = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.ikoma-prodigy = { fights = true, bowed = true, fate = 1 }
        [[step]]
        seat = 0
        asked = "act"
        not_offered = ["play:admit-defeat", "use:brash-samurai"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.25", "LCG-S0.2")
def test_a_bowed_guest_of_honor_still_bars_interrupts_and_reactions_too(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Events of any kind are barred while it participates.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["way-of-the-crane"]
        characters.guest-of-honor = { fights = true, bowed = true, fate = 1 }
        characters.doji-hotaru = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["voice-of-honor", "banzai"]
        characters.doji-whisperer = { fights = true, honored = true, fate = 1 }
        [[step]]
        seat = 1
        asked = "act"
        not_offered = ["play:banzai"]
        pass = true
        [[step]]
        seat = 0
        choose = "play:way-of-the-crane"
        [[step]]
        seat = 0
        choose = "on:doji-hotaru"
        is_not_asked = ["interrupt"]
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.characters.doji-hotaru.honored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.36", "LCG-S7.37", "LCG-S8.23")
def test_what_a_clouded_mind_has_gained_it_keeps_and_what_is_printed_it_loses(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Printed pride is gone; the pride of a kimono is gained.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso.fights = true
        characters.akodo-gunso.fate = 1
        characters.akodo-gunso.attached = { cloud-the-mind = { owner = 1 } }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        [position.seats.characters.akodo-gunso]
        fights = true
        fate = 1
        attached = { cloud-the-mind = { owner = 0 }, magnificent-kimono = {} }
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.akodo-gunso.honored" = false
        "seats.1.characters.akodo-gunso.dishonored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.62", "LCG-S9.55", "LCG-S8.27")
def test_the_order_in_which_they_leave_decides_whether_the_honored_one_is_sincere(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Sincerity of the storyteller's lasts while she is in play.
        [position]
        phase = "fate"
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit"]
        dynasty_deck = [
            "doji-whisperer",
            "doji-whisperer",
            "doji-whisperer",
            "doji-whisperer",
            "doji-whisperer",
        ]
        characters = { asahina-storyteller = {}, brash-samurai = { honored = true } }
        [[position.seats]]
        honor = 10
        [[branch]]
        title = "She leaves first"
        [[branch.step]]
        seat = 0
        choose = "next:asahina-storyteller"
        [[branch.step]]
        seat = 0
        asked = "bid"
        expect = { "seats.0.hand.count" = 1, "seats.0.honor" = 11 }
        [[branch]]
        title = "She leaves last"
        [[branch.step]]
        seat = 0
        choose = "next:brash-samurai"
        [[branch.step]]
        seat = 0
        asked = "bid"
        expect = { "seats.0.hand.count" = 2, "seats.0.honor" = 11 }
        """,
        "stronghold",
    )
