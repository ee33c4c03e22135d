"""Corners put to the referee as files by another judge: a second unique, a third restricted."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S7.34", "LCG-S7.35")
def test_the_actress_calls_nobody_whose_owner_has_that_unique_one_in_play(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # A unique card counts for its owner and for its controller.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { shosuro-actress = { fights = true }, kakita-asami = { fate = 1 } }
        [[position.seats]]
        honor = 10
        dynasty_pile = ["kakita-kaezin", "kakita-asami", "akodo-gunso", "isawa-masahiro"]
        characters = { kakita-kaezin = { fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:shosuro-actress"
        [[step]]
        seat = 0
        offered = ["on:akodo-gunso", "on:isawa-masahiro"]
        not_offered = ["on:kakita-kaezin", "on:kakita-asami"]
        choose = "on:isawa-masahiro"
        expect."seats.0.characters.isawa-masahiro.fights" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.34", "LCG-S7.35")
def test_a_spiritcaller_calls_nobody_whom_another_has_from_its_player(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Its own Kaezin fights for the opponent: as its owner it has one in play.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        dynasty_pile = ["kakita-kaezin", "brash-samurai"]
        characters.kitsu-spiritcaller = { fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { kakita-kaezin = { owner = 0, fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:kitsu-spiritcaller"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.0.characters.brash-samurai.fights" = true
        expect."seats.0.dynasty_pile" = ["kakita-kaezin"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.35", "LCG-S9.25")
def test_a_stone_that_favors_cannot_take_over_is_discarded(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Seat 0 has that unique card in play: it cannot take control of another. So it is discarded
        # instead.
        [position]
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.brash-samurai = { fate = 1, attached = { the-stone-of-sorrows = {} } }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fate = 1, attached = { the-stone-of-sorrows = {} } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:calling-in-favors"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.brash-samurai.attached.count" = 1
        "seats.0.characters.brash-samurai.dishonored" = true
        "seats.1.characters.akodo-gunso.attached.count" = 0
        "seats.1.conflict_pile" = ["the-stone-of-sorrows"]
        """,
        "enlightenment",
    )


@pytest.mark.clause("LCG-S8.26", "LCG-S9.38")
def test_a_third_weapon_of_a_master_readies_him_though_one_had_to_go(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Attached is attached, whichever of the three goes then.
        [position]
        [[position.seats]]
        honor = 10
        hand = ["fine-katana"]
        [position.seats.characters.niten-master]
        bowed = true
        fate = 1
        attached = { ancestral-daisho = {}, ornate-fan = {} }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:fine-katana"
        [[step]]
        seat = 0
        choose = "on:ornate-fan"
        [[step]]
        seat = 0
        choose = "use:niten-master"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.niten-master.bowed" = false
        "seats.0.conflict_pile" = ["ornate-fan"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.5", "LCG-S10.6")
def test_a_pacifism_that_favors_bring_into_the_battle_sends_its_bearer_home(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It was played long before; attached now, its bearer cannot participate any more.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["calling-in-favors"]
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1, dishonored = true }
        [[position.seats]]
        honor = 10
        characters.brash-samurai = { fate = 1, attached = { pacifism = {} } }
        [[step]]
        seat = 0
        choose = "play:calling-in-favors"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.akodo-gunso.fights" = false
        "seats.0.characters.akodo-gunso.bowed" = true
        "seats.0.characters.akodo-gunso.attached.count" = 1
        "conflict.attack_skill" = 3
        """,
        "stronghold",
    )
