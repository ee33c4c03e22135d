"""Positions of the stronghold game put to the referee as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S11.7", "LCG-S11.9", "LCG-S7.8", "LCG-S7.9", "LCG-3.2.4")
def test_who_loses_a_duel_with_a_dishonored_character_may_lose_the_last_honor(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Dishonored 2 - 2 = 0 (S7.8), 3 + 1 beats 0 + 2 (S11.9); the loser without fate goes,
        # -1 (S7.9).
        position.conflict = { ring = "fire" }
        position.seats = [
            { honor = 10, characters = { mirumoto-raitsugu = { fights = true } } },
            { honor = 2, characters = { brash-samurai = { fights = true, dishonored = true } } },
        ]
        [[step]]
        seat = 0
        choose = "use:mirumoto-raitsugu"
        [[branch]]
        title = "A bid of 2 against 1 gives 1 honor, the character takes the other one"
        [[branch.step]]
        seat = 0
        asked = "duel-bid"
        choose = 1
        [[branch.step]]
        seat = 1
        asked = "duel-bid"
        choose = 2
        winner = [0]
        expect = { "seats.0.honor" = 11, "seats.1.honor" = 0 }
        [[branch]]
        title = "With bids of 1 the character takes one, and the unopposed conflict the other"
        [[branch.step]]
        seat = 0
        asked = "duel-bid"
        choose = 1
        [[branch.step]]
        seat = 1
        asked = "duel-bid"
        choose = 1
        winner = [0]
        log = ["LCG-3.2.4"]
        not_log = ["LCG-3.2.6"]
        expect = { "seats.0.honor" = 10, "seats.1.honor" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.3", "LCG-3.2.4", "LCG-S7.32")
def test_a_dishonored_attacker_without_skill_wins_nothing_though_nobody_defends(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 0 - 1 is 0 (S7.32), 0 against 0 has no winner (3.2.3): no honor lost (3.2.4), the
        # ring goes back.
        position.conflict = { ring = "water" }
        position.seats = [
            { honor = 10, characters = { doji-whisperer = { fights = true, dishonored = true } } },
            { honor = 10, characters = { matsu-beiona = {} } },
        ]
        [[step]]
        seat = 1
        asked = "declare"
        offered = ["declare:military.water", "declare:political.water"]
        is_not_asked = ["ring"]
        not_log = ["LCG-3.2.4"]
        [step.expect]
        "seats.1.honor" = 10
        "seats.0.characters.doji-whisperer.bowed" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.4", "LCG-3.2.6")
def test_unopposed_and_air_together_take_two_honor_one_after_the_other(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3.2.4 takes 1 before the ring is asked (3.2.6), air takes the last: 2 -> 1 -> 0.
        position.conflict = { ring = "air" }
        position.seats = [
            { honor = 10, characters = { akodo-gunso = { fights = true } } },
            { honor = 2 },
        ]
        [[step]]
        seat = 0
        asked = "ring"
        expect = { "seats.1.honor" = 1, "seats.0.honor" = 10 }
        [[step]]
        seat = 0
        choose = "take"
        winner = [0]
        expect = { "seats.0.honor" = 11, "seats.1.honor" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.4", "LCG-3.2.5", "LCG-S6.3", "LCG-S6.4")
def test_who_loses_the_last_honor_unopposed_has_lost_before_the_province_breaks(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 3.2.4 comes before 3.2.5: 1 -> 0, the match is over, nothing breaks, no ring effect.
        position.conflict = { ring = "void" }
        position.seats = [
            { honor = 10, characters = { akodo-toturi = { fights = true } } },
            { honor = 1, characters = { brash-samurai = { fate = 1 } } },
        ]
        [[step]]
        winner = [0]
        not_log = ["LCG-3.2.5", "LCG-3.2.6", "LCG-3.2.7"]
        is_not_asked = ["ring"]
        expect = { "seats.1.provinces.0.broken" = false }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.26", "LCG-3.2.5")
def test_the_third_province_that_breaks_opens_the_stronghold_to_the_next_conflict_of_the_round(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # With three broken the stronghold province and the fourth are eligible, broken ones
        # are not (4, 3.2).
        position.conflict = { ring = "void", province = 3 }
        [[position.seats]]
        clan = "lion"
        opportunities = ["political"]
        characters = { akodo-toturi = { fights = true }, doji-whisperer = {} }
        [[position.seats]]
        clan = "crane"
        honor = 10
        opportunities = []
        provinces = [{ broken = true }, { broken = true }]
        [[step]]
        seat = 0
        asked = "declare"
        choose = "declare:political.air"
        [[step]]
        seat = 0
        asked = "province"
        offered = ["province:1.3", "province:1.4"]
        not_offered = ["province:1.0", "province:1.1", "province:1.2"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.4.2", "LCG-S4.56")
def test_a_favor_that_is_set_to_political_helps_in_no_military_conflict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # +1 in conflicts of the type it is set to: 2 defends with 2, then 3 attacks with 4.
        position.favor = 1
        position.favor_kind = "political"
        position.conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        opportunities = []
        characters = { matsu-beiona = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        opportunities = ["political"]
        characters = { akodo-gunso = { fights = true }, doji-whisperer = {} }
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        offered = ["decline"]
        [[step]]
        seat = 1
        asked = "declare"
        choose = "declare:political.earth"
        [[step]]
        seat = 1
        asked = "province"
        choose = "province:0.0"
        [[step]]
        seat = 1
        asked = "attackers"
        choose = ["character:doji-whisperer"]
        [[step]]
        seat = 1
        asked = "ring"
        expect = { "conflict.attack_skill" = 4, "conflict.kind" = "political" }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.44", "LCG-S9.45")
def test_each_copy_has_its_own_limit_two_challengers_call_one_each(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Once per round per ability per card (9): each copy once, then no more.
        position.conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["banzai"]
        [position.seats.characters]
        doji-challenger = { fights = true }
        second = { card = "doji-challenger", fights = true }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = {}, matsu-beiona = {}, ikoma-prodigy = {} }
        [[step]]
        seat = 0
        choose = "use:doji-challenger"
        [[step]]
        seat = 0
        choose = "on:akodo-gunso"
        expect = { "seats.1.characters.akodo-gunso.fights" = true }
        [[step]]
        seat = 0
        choose = "use:doji-challenger"
        [[step]]
        seat = 0
        choose = "on:matsu-beiona"
        [[step]]
        seat = 0
        asked = "act"
        offered = ["play:banzai"]
        not_offered = ["use:doji-challenger"]
        expect."seats.1.characters.matsu-beiona.fights" = true
        expect."seats.1.characters.ikoma-prodigy.fights" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.4", "LCG-S1.20")
def test_a_defender_who_is_blackmailed_fights_for_the_attacker_with_its_katana_and_then_goes_back(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Participating on the new side, attachments stay their controller's, 0 + 2 + 2 = 4;
        # nobody (1, 3.2.4)
        # defends: 1 honor. After the conflict control ends; it is bowed, at home, with its katana.
        position.conflict = { ring = "void" }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1, attached = { fine-katana = {} } }
        characters.matsu-beiona = {}
        [[step]]
        seat = 0
        choose = "play:blackmail"
        [[step]]
        seat = 0
        asked = "ring"
        log = ["LCG-3.2.4"]
        [[step]]
        seat = 0
        choose = "decline"
        [[step]]
        seat = 1
        asked = "declare"
        [step.expect]
        "seats.1.honor" = 9
        "seats.1.characters.akodo-gunso.bowed" = true
        "seats.1.characters.akodo-gunso.attached.count" = 1
        "seats.0.characters.count" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S6.8", "LCG-S6.9", "LCG-2.5")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_anew_for_5_honor_and_the_draw_goes_on(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 1 drawn, 5 lost, the pile shuffled in, 2 more drawn. (6, running out)
        position.phase = "draw"
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai"]
        conflict_pile = ["rout", "outwit", "assassination"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "outwit", "rout"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 3
        [[step]]
        seat = 1
        asked = "bid"
        choose = 3
        [step.expect]
        "seats.0.honor" = 5
        "seats.0.hand.count" = 3
        "seats.0.conflict_deck.count" = 1
        "seats.0.conflict_pile.count" = 0
        "seats.1.honor" = 10
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-4.4", "LCG-4.7")
def test_rings_that_are_claimed_gather_no_fate_though_they_return_in_the_same_phase(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # 4.4 comes before 4.7: air has 0, void 2 + 1, the others 1.
        [position]
        phase = "fate"
        rings = { air = { claimed = 0 }, void = { fate = 2 } }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "bid"
        [step.expect]
        "rings.air.fate" = 0
        "rings.void.fate" = 3
        "rings.fire.fate" = 1
        "rings.earth.fate" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.25", "LCG-S10.1")
def test_what_is_attached_to_a_character_one_controls_leaves_a_blackmailed_one(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The commander is discarded, the katana stays. (10: checked continuously, 1: its
        # control does not change)
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.brash-samurai.fights = true
        characters.brash-samurai.fate = 1
        characters.brash-samurai.attached = { watch-commander = {}, fine-katana = {} }
        [[step]]
        seat = 0
        choose = "play:blackmail"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "conflict.attack_skill" = 4
        "seats.0.honor" = 5
        "seats.1.conflict_pile" = ["watch-commander"]
        "seats.0.characters.brash-samurai.attached.count" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S1.24", "LCG-3.2.3", "LCG-3.2.7")
def test_the_only_attacker_is_blackmailed_the_defender_wins_with_it_and_claims_the_ring(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Participating on the new side: 0 against 2; the defender wins, claims, no effect,
        # nobody is unopposed.
        [position]
        conflict = { ring = "air" }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        characters = { doji-whisperer = {} }
        [[step]]
        seat = 1
        choose = "play:blackmail"
        [[step]]
        seat = 1
        asked = "declare"
        not_offered = ["declare:political.air"]
        is_not_asked = ["ring"]
        not_log = ["LCG-3.2.4"]
        [step.expect]
        "rings.air.claimed" = 1
        "seats.0.honor" = 10
        "seats.1.honor" = 5
        "seats.0.characters.akodo-gunso.bowed" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.9", "LCG-S1.23", "LCG-S1.25")
def test_who_controls_a_blackmailed_dishonored_character_loses_the_honor_its_owner_has_the_card(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Its controller loses 1 when it leaves; it goes to its owner's pile (1), and its
        # katana too. (7)
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 5
        fate = 3
        hand = ["blackmail"]
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        hand = ["assassination"]
        characters.brash-samurai.fights = true
        characters.brash-samurai.fate = 1
        characters.brash-samurai.dishonored = true
        characters.brash-samurai.attached = { fine-katana = {} }
        characters.matsu-beiona = {}
        [[step]]
        seat = 0
        choose = "play:blackmail"
        [[step]]
        seat = 1
        choose = "play:assassination"
        [[step]]
        seat = 1
        choose = "on:brash-samurai"
        [[step]]
        seat = 1
        asked = "declare"
        [step.expect]
        "seats.0.honor" = 4
        "seats.1.honor" = 7
        "seats.1.dynasty_pile" = ["brash-samurai"]
        "seats.1.conflict_pile" = ["fine-katana", "assassination"]
        "seats.0.conflict_pile" = ["blackmail"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-4.6", "LCG-S4.65", "LCG-S4.66")
def test_in_the_fate_phase_what_lies_open_in_a_broken_province_must_go_elsewhere_it_may_stay(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Broken: must go; unbroken: may; both empty slots are refilled facedown. (4.6)
        [position]
        phase = "fate"
        [[position.seats]]
        honor = 10
        provinces = [{ broken = true, card = "doji-whisperer" }, "brash-samurai"]
        dynasty_deck = ["matsu-beiona", "akodo-gunso", "akodo-toturi", "doji-challenger"]
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "tidy"
        choose = []
        [[step]]
        seat = 0
        asked = "bid"
        [step.expect]
        "seats.0.dynasty_pile" = ["doji-whisperer"]
        "seats.0.provinces.1.card" = "brash-samurai"
        """,
        "stronghold",
    )
