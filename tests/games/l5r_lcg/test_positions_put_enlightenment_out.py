"""Positions of Enlightenment put to the referee as files: who is out."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-6.7", "ENL-R7", "ENL-12.1", "ENL-R16")
def test_the_token_of_a_first_player_whose_stronghold_falls_passes_over_a_seat_that_is_out(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Token to seat 3, the favor is unclaimed, no ring effect, the contested ring in its
        # pool, the attackers bowed.
        [position]
        first = 1
        favor = 1
        favor_kind = "military"
        conflict = { ring = "void", province = 5 }
        [[position.seats]]
        clan = "lion"
        characters.akodo-toturi = { fights = true, honored = true, fate = 1 }
        characters.matsu-beiona = { fights = true }
        [[position.seats]]
        clan = "crane"
        provinces = [{ broken = true }, { broken = true }, { broken = true }, { broken = true }]
        [[position.seats]]
        out = true
        [[position.seats]]
        characters = { brash-samurai = { fate = 1 } }
        [[step]]
        seat = 3
        asked = "declare"
        is_not_asked = ["ring", "place-ring"]
        [step.expect]
        first = 3
        alive = [0, 3]
        "common.count" = 10
        "seats.0.pool.count" = 5
        "seats.0.characters.akodo-toturi.bowed" = true
        """,
    )


@pytest.mark.clause("ENL-9.6", "ENL-R10")
def test_without_a_ring_there_is_nothing_that_a_seeker_could_add_air_to(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # A ringless conflict has no element and no ring effect, whatever the seeker would
        # add.
        position.conflict = { kind = "political", ring = "" }
        [[position.seats]]
        honor = 10
        provinces = [{ rings = ["air", "earth", "fire", "water"] }]
        characters = { seeker-of-knowledge = { fights = true } }
        [[position.seats]]
        honor = 10
        pool = ["void.0"]
        characters = { brash-samurai = {} }
        [[position.seats]]
        [[step]]
        seat = 1
        asked = "declare"
        is_not_asked = ["ring", "place-ring"]
        [step.expect]
        "seats.0.honor" = 10
        "seats.1.honor" = 10
        "seats.0.characters.seeker-of-knowledge.bowed" = true
        """,
    )


@pytest.mark.clause("ENL-12.1", "ENL-7.7", "ENL-6.3", "LCG-S7.9")
def test_an_outsider_puts_the_defender_out_in_the_middle_no_winner_the_ring_goes_back(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The dishonored defender leaves, its player loses the last honor; ring to the
        # attacker's pool, attackers bowed.
        [position]
        conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters = { matsu-beiona = { fights = true } }
        [[position.seats]]
        honor = 1
        provinces = [{ rings = ["air"] }]
        characters = { akodo-gunso = { fights = true, dishonored = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        hand = ["assassination"]
        characters = { brash-samurai = {} }
        [[step]]
        seat = 2
        choose = "play:assassination"
        [[step]]
        seat = 2
        choose = "on:akodo-gunso"
        [[step]]
        seat = 2
        asked = "declare"
        is_not_asked = ["ring", "place-ring"]
        offered = ["declare:military.fire.1", "declare:military.air.1", "declare:military.fire.2"]
        [step.expect]
        alive = [0, 2]
        "seats.2.honor" = 7
        "seats.0.pool.count" = 5
        "seats.0.characters.matsu-beiona.bowed" = true
        "common.count" = 5
        """,
    )


@pytest.mark.clause("ENL-12.1", "ENL-6.8", "ENL-7.7")
def test_an_outsider_who_loses_its_last_honor_in_a_conflict_of_others_does_not_end_it(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Two players still fight (12.1), what the outsider did lasts (6.8): 2 + 2 at least;
        # the ring is resolved and claimed.
        [position]
        conflict = { ring = "air" }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true } }
        [[position.seats]]
        honor = 10
        characters = { matsu-beiona = { fights = true } }
        [[position.seats]]
        honor = 1
        fate = 1
        hand = ["banzai"]
        [[position.seats]]
        [[step]]
        seat = 2
        choose = "play:banzai"
        [[step]]
        seat = 2
        choose = "on:akodo-gunso"
        [[step]]
        seat = 2
        asked = "again"
        choose = "on:akodo-gunso"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        alive = [0, 1, 3]
        "conflict.winner" = 0
        "common.count" = 5
        """,
    )


@pytest.mark.clause("ENL-12.1", "ENL-R7", "ENL-4.2", "ENL-3.3")
def test_air_that_puts_the_defender_out_leaves_the_ring_unclaimed_though_it_were_the_fifth(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 3.2.6 puts the defender out, the conflict ends there without a winner: nothing is
        # claimed at 3.2.7.
        [position]
        conflict = { ring = "air" }
        [[position.seats]]
        honor = 10
        provinces = [{ rings = ["earth.1", "fire.1", "water.1", "void.1"] }]
        characters = { akodo-gunso = { fights = true } }
        [[position.seats]]
        honor = 1
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = {} }
        [[step]]
        seat = 0
        asked = "ring"
        offered = ["take", "gain"]
        [[branch]]
        title = "One honor is taken: the defender is out, the ring goes back"
        [[branch.step]]
        seat = 0
        choose = "take"
        [[branch.step]]
        seat = 2
        asked = "declare"
        is_not_asked = ["place-ring"]
        [branch.step.expect]
        alive = [0, 2]
        "seats.0.honor" = 11
        "seats.0.pool.count" = 5
        [[branch]]
        title = "Two are gained: the fifth ring is claimed and wins"
        [[branch.step]]
        seat = 0
        choose = "gain"
        [[branch.step]]
        seat = 0
        asked = "place-ring"
        choose = "place:1"
        winner = [0]
        log = ["ENL-3.3"]
        """,
    )


@pytest.mark.clause("ENL-7.7", "LCG-3.2.3", "ENL-R9")
def test_an_outsider_who_discards_the_only_attacker_leaves_a_conflict_without_a_winner(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # A winner needs 1 skill and a participant (3.2.3): nobody; the ring goes back to the
        # pool, fate and honor stay.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = {} }
        [[position.seats]]
        honor = 10
        hand = ["assassination"]
        [[step]]
        seat = 2
        choose = "play:assassination"
        [[step]]
        seat = 2
        choose = "on:akodo-gunso"
        [[step]]
        seat = 1
        asked = "declare"
        is_not_asked = ["ring", "place-ring"]
        not_log = ["ENL-4.2", "LCG-3.2.4"]
        [step.expect]
        alive = [0, 1, 2]
        "seats.0.pool.count" = 5
        "seats.0.honor" = 10
        "seats.1.honor" = 10
        "seats.2.honor" = 7
        """,
    )


@pytest.mark.clause("ENL-12.1", "ENL-6.3")
def test_a_common_ring_of_a_conflict_that_ends_with_its_defender_is_common_again(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # To the common pool, not to the attacker's. (12.1, in brackets)
        [position]
        conflict = { ring = "fire.3" }
        [[position.seats]]
        honor = 10
        characters = { matsu-beiona = { fights = true } }
        [[position.seats]]
        honor = 1
        characters = { akodo-gunso = { fights = true, dishonored = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        hand = ["assassination"]
        characters = { brash-samurai = {} }
        [[position.seats]]
        out = true
        [[step]]
        seat = 2
        choose = "play:assassination"
        [[step]]
        seat = 2
        choose = "on:akodo-gunso"
        [[step]]
        seat = 2
        asked = "declare"
        offered = ["declare:military.fire.3"]
        is_not_asked = ["ring", "place-ring"]
        [step.expect]
        alive = [0, 2]
        "common.count" = 10
        "seats.0.pool.count" = 5
        """,
    )


@pytest.mark.clause("ENL-3.2", "ENL-12.1", "LCG-S6.5")
def test_the_last_opponent_who_is_out_by_a_ring_effect_ends_the_match_not_the_conflict(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # With the other two out, air takes the last honor: the last one alive wins.
        [position]
        conflict = { ring = "air", defender = 3 }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true } }
        [[position.seats]]
        out = true
        [[position.seats]]
        out = true
        [[position.seats]]
        honor = 1
        [[step]]
        seat = 0
        asked = "ring"
        choose = "take"
        winner = [0]
        expect = { "seats.0.honor" = 11, "seats.3.honor" = 0 }
        """,
    )


@pytest.mark.clause("LCG-4.2", "LCG-S7.9", "ENL-6.3", "ENL-6.7", "ENL-9.8")
def test_who_is_out_when_characters_leave_puts_no_fate_on_a_ring_its_rings_are_common(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 4.2 takes the last honor of seat 1, the first player: token to 2; 9.8 in order 2, 3,
        # 0; then 8.2 passes it to 3.
        [position]
        phase = "fate"
        first = 1
        [[position.seats]]
        [[position.seats]]
        honor = 1
        provinces = [{ rings = ["air.0"] }]
        characters = { akodo-gunso = { dishonored = true } }
        [[position.seats]]
        [[position.seats]]
        [[step]]
        seat = 2
        asked = "fate-on-ring"
        choose = "ring:fire.2"
        [[step]]
        seat = 3
        asked = "fate-on-ring"
        choose = "ring:fire.3"
        [[step]]
        seat = 0
        asked = "fate-on-ring"
        not_offered = ["ring:air.0", "ring:fire.1"]
        choose = "ring:fire.0"
        [step.expect]
        alive = [0, 2, 3]
        "common.count" = 6
        first = 3
        round = 2
        """,
    )


@pytest.mark.clause("ENL-6.4", "ENL-6.8", "ENL-R16", "ENL-12.1")
def test_a_katana_of_an_outsider_who_is_out_leaves_the_attacker(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 2 + 2 of the katana + 2 (lasting, 6.8); the katana is removed (6.4, R-E16), the
        # conflict goes on.
        [position]
        conflict = { ring = "air" }
        [[position.seats]]
        honor = 10
        characters.brash-samurai = { fights = true, attached = { fine-katana = { owner = 2 } } }
        [[position.seats]]
        honor = 10
        characters = { ikoma-prodigy = { fights = true } }
        [[position.seats]]
        honor = 1
        fate = 1
        hand = ["banzai"]
        [[position.seats]]
        [[step]]
        seat = 2
        choose = "play:banzai"
        [[step]]
        seat = 2
        choose = "on:brash-samurai"
        [[step]]
        seat = 2
        asked = "again"
        choose = "on:ikoma-prodigy"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        alive = [0, 1, 3]
        "conflict.attack_skill" = 4
        "seats.0.characters.brash-samurai.attached.count" = 0
        """,
    )


@pytest.mark.clause("ENL-12.2")
def test_the_stone_of_an_outsider_keeps_fate_on_a_ring_of_the_attacker(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # All opponents gain no fate from rings while the bearer is ready; its own player
        # does. (12.2)
        [position]
        declare = 0
        ring_fate = { "fire.0" = 2, "air.2" = 2 }
        [[position.seats]]
        opportunities = ["military"]
        characters = { matsu-beiona = {} }
        [[position.seats]]
        opportunities = []
        [[position.seats]]
        opportunities = ["military"]
        characters.doji-challenger = { attached = { the-stone-of-sorrows = {} } }
        characters.brash-samurai = {}
        [[step]]
        seat = 0
        choose = "declare:military.fire.0"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:matsu-beiona"]
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.0.fate" = 0 }
        choose = "decline"
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:0"
        [[step]]
        seat = 2
        choose = "declare:military.air.2"
        [[step]]
        seat = 2
        asked = "province"
        expect = { "seats.2.fate" = 2, "seats.0.fate" = 0 }
        """,
    )
