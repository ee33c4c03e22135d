"""Corners put to the referee as files by another judge: what resolves, later and again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.51")
def test_tranquility_follows_who_was_at_home_into_the_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # What silences it holds until the conflict ends, wherever it goes.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        provinces = ["favorable-ground"]
        hand = ["banzai"]
        characters = { brash-samurai = { fights = true, fate = 1 }, wandering-ronin = { fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["tranquility"]
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "play:tranquility"
        [[step]]
        seat = 0
        choose = "use:favorable-ground"
        [[step]]
        seat = 0
        choose = "on:wandering-ronin"
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:wandering-ronin"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.51")
def test_who_comes_home_after_tranquility_is_not_silenced(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Those that are there when it resolves; the adept that is played home later may act.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 4
        hand = ["adept-of-shadows", "banzai"]
        [position.seats.characters]
        brash-samurai = { fights = true, fate = 1 }
        border-rider = { fate = 1, bowed = true }
        [[position.seats]]
        honor = 10
        hand = ["tranquility"]
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        choose = "play:tranquility"
        [[step]]
        seat = 0
        asked = "act"
        not_offered = ["use:border-rider"]
        choose = "play:adept-of-shadows"
        [[step]]
        seat = 0
        choose = "home"
        [[step]]
        seat = 0
        choose = 1
        [[step]]
        seat = 0
        asked = "act"
        offered = ["use:adept-of-shadows"]
        not_offered = ["use:border-rider"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.51", "LCG-S7.32")
def test_shoju_waits_for_the_rest_of_the_conflict_until_no_skill_is_left(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 2 - 1 is 1: it stays. A later -2 leaves 0 while the effect lasts: discarded.
        [position]
        conflict = { ring = "void", kind = "political" }
        [[position.seats]]
        honor = 10
        characters = { bayushi-shoju = { fights = true, fate = 1 }, sinister-soshi = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { asako-diplomat = { fights = true, fate = 1 }, doji-whisperer = {} }
        [[step]]
        seat = 0
        choose = "use:bayushi-shoju"
        [[step]]
        seat = 1
        asked = "act"
        expect."seats.1.characters.asako-diplomat.political" = 1
        pass = true
        [[step]]
        seat = 0
        choose = "use:sinister-soshi"
        [[step]]
        seat = 0
        choose = "on:asako-diplomat"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.1.characters.count" = 1
        expect."seats.1.dynasty_pile" = ["asako-diplomat"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.38", "LCG-S9.69")
def test_fate_that_kazue_moves_is_placed_on_a_prodigy(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 3
        hand = ["togashi-kazue"]
        characters.ikoma-prodigy = { fate = 1, fights = true }
        characters.brash-samurai = { fights = true, fate = 2 }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:togashi-kazue"
        [[step]]
        seat = 0
        choose = "as-attachment"
        [[step]]
        seat = 0
        choose = "on:ikoma-prodigy"
        [[step]]
        seat = 0
        choose = "use:togashi-kazue"
        [[step]]
        seat = 0
        choose = "use:ikoma-prodigy"
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.0.honor" = 11 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.19", "LCG-S10.8")
def test_a_favor_of_the_daimyo_makes_a_monk_cheaper_that_becomes_an_attachment(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The next attachment on its bearer costs 1 less, and a wanderer is one: 1 - 1.
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["tattooed-wanderer"]
        characters.akodo-gunso = { fate = 1, attached = { daimyo-s-favor = {} } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:daimyo-s-favor"
        [[step]]
        seat = 0
        choose = "play:tattooed-wanderer"
        [[step]]
        seat = 0
        choose = "as-attachment"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.characters.akodo-gunso.attached.count" = 2
        expect."seats.0.fate" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.59", "LCG-S9.12")
def test_a_voice_of_honor_may_silence_the_second_banzai_alone(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The honor is lost; the event resolves again and that is cancelled: 2 + 2 only.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.akodo-gunso = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["voice-of-honor"]
        characters.brash-samurai = { fights = true, fate = 1, honored = true }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 0
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        asked = "again"
        choose = "on:akodo-gunso"
        [[step]]
        seat = 1
        choose = "play:voice-of-honor"
        [[step]]
        seat = 1
        asked = "act"
        expect = { "conflict.attack_skill" = 4, "seats.0.honor" = 9 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.59", "LCG-S9.21")
def test_a_second_banzai_does_not_choose_one_above_question_either(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Resolved again it chooses again, and that one cannot be chosen by an opponent's event.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.brash-samurai = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1, attached = { above-question = {} } }
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 0
        asked = "again"
        offered = ["on:brash-samurai", "decline"]
        not_offered = ["on:akodo-gunso"]
        choose = "decline"
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.32", "LCG-S9.51")
def test_way_of_the_phoenix_on_a_ring_that_is_two_closes_both_elements(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The contested ring is fire and air beside the seeker.
        [position]
        conflict = { ring = "fire", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["way-of-the-phoenix"]
        characters = { seeker-of-knowledge = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "play:way-of-the-phoenix"
        [[step]]
        seat = 0
        choose = "ring:fire"
        [[step]]
        seat = 0
        asked = "element"
        choose = "element:air"
        [[step]]
        seat = 0
        choose = "take"
        [[step]]
        seat = 1
        asked = "declare"
        not_offered = ["declare:military.air"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.51")
def test_rings_of_one_element_are_one_choice_beside_the_contested_ring_of_two(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Every other ring of fire closes fire alone; the contested one closes air too.
        [position]
        conflict = { ring = "fire.0", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["way-of-the-phoenix"]
        characters = { seeker-of-knowledge = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:way-of-the-phoenix"
        [[step]]
        seat = 0
        choose = "seat:1"
        [[step]]
        seat = 0
        asked = "closed-ring"
        offered = ["ring:fire", "ring:fire.0", "ring:void"]
        not_offered = ["ring:fire.1", "ring:air.0"]
        """,
    )
