"""Corners put to the referee as files by another judge: tokens, pride and sums."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.9", "LCG-S6.4", "LCG-S6.3")
def test_the_three_honor_of_an_assassination_are_the_last_ones_and_its_victim_stays(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Costs are paid before targets are met (S9.9): 3 - 3 is 0, out at once (S6.4); nobody
        # is discarded.
        position.conflict = { ring = "fire" }
        [[position.seats]]
        honor = 3
        hand = ["assassination"]
        characters = { akodo-toturi = { fights = true } }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = { fights = true, honored = true } }
        [[step]]
        seat = 0
        choose = "play:assassination"
        winner = [1]
        expect."seats.0.honor" = 0
        expect."seats.1.honor" = 10
        expect."seats.1.characters.brash-samurai.honored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.7", "LCG-S6.2", "LCG-S6.4")
def test_an_honored_sacrifice_at_24_honor_wins_before_what_it_pays_for(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The cost makes it the 25th honor: won at once, no card is drawn any more.
        [position]
        [[position.seats]]
        honor = 24
        provinces = ["funeral-pyre"]
        conflict_deck = ["banzai", "rout"]
        characters = { hida-guardian = { honored = true } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "use:funeral-pyre"
        winner = [0]
        expect."seats.0.honor" = 25
        expect."seats.0.hand.count" = 0
        expect."seats.0.dynasty_pile" = ["hida-guardian"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.20", "LCG-S4.22", "LCG-2.5")
def test_a_bid_of_one_that_is_lowered_draws_nothing_and_is_paid_as_nothing(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 1 - 1 = 0 against 5: 5 honor and no card; the dial still shows 1.
        [position]
        phase = "draw"
        [[position.seats]]
        honor = 10
        hand = ["contingency-plan"]
        conflict_deck = ["banzai", "rout"]
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit", "banzai", "rout", "outwit"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "bid"
        choose = 5
        [[step]]
        seat = 0
        choose = "play:contingency-plan"
        [[step]]
        seat = 0
        choose = "select:contingency-plan.1"
        [step.expect]
        "seats.0.honor" = 15
        "seats.1.honor" = 5
        "seats.0.hand.count" = 0
        "seats.1.hand.count" = 5
        "seats.0.bid" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-2.3", "LCG-S4.19", "LCG-S4.20")
def test_a_bid_of_five_may_be_raised_to_six_cards(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 5 + 1 against 1: 5 honor are paid and six cards drawn.
        [position]
        phase = "draw"
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout", "outwit", "banzai", "rout", "outwit", "let-go"]
        characters = { bayushi-manipulator = {} }
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout"]
        [[step]]
        seat = 0
        asked = "bid"
        choose = 5
        [[step]]
        seat = 1
        asked = "bid"
        choose = 1
        [[step]]
        seat = 0
        choose = "use:bayushi-manipulator"
        [step.expect]
        "seats.0.honor" = 5
        "seats.1.honor" = 15
        "seats.0.hand.count" = 6
        "seats.0.bid" = 5
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.1", "LCG-S8.23", "LCG-S7.10")
def test_two_prides_on_an_honored_loser_take_one_token_only(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # Pride of its own and of the kimono is one pride (S8.1): dishonored once, so it is
        # ordinary (S7.10).
        position.conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        [position.seats.characters.akodo-gunso]
        fights = true
        honored = true
        fate = 1
        attached = { magnificent-kimono = {} }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        [[step]]
        seat = 1
        asked = "favor"
        [step.expect]
        "seats.0.characters.akodo-gunso.honored" = false
        "seats.0.characters.akodo-gunso.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.11", "LCG-S8.23", "LCG-S8.2")
def test_an_honored_winner_with_pride_stays_so_and_a_dishonored_loser_too(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # No second token of the same kind.
        position.conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, honored = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true, dishonored = true, fate = 1 } }
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.akodo-gunso.honored" = true
        "seats.1.characters.akodo-gunso.dishonored" = true
        "seats.1.honor" = 10
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.3", "LCG-S7.10", "LCG-S4.43")
def test_a_dishonored_winner_with_pride_is_ordinary_again(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        position.conflict = { ring = "fire" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, dishonored = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { akodo-gunso = { fights = true, fate = 1 } }
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.akodo-gunso.honored" = false
        "seats.0.characters.akodo-gunso.dishonored" = false
        "seats.1.characters.akodo-gunso.dishonored" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.44", "LCG-3.2.4", "LCG-S9.36")
def test_who_falls_in_battle_after_the_comparison_has_still_opposed(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # It participated when skill was compared (S4.44): no honor for an unopposed conflict,
        # only for its own dishonor.
        position.conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        fate = 1
        hand = ["fallen-in-battle"]
        characters = { akodo-toturi = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { fights = true, dishonored = true } }
        [[step]]
        seat = 0
        choose = "play:fallen-in-battle"
        [[step]]
        seat = 0
        choose = "on:doji-whisperer"
        [[step]]
        seat = 0
        asked = "ring"
        not_log = ["LCG-3.2.4"]
        [step.expect]
        "seats.1.honor" = 9
        "seats.1.provinces.0.broken" = true
        "seats.1.characters.count" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.24", "LCG-S7.23", "LCG-3.2.4")
def test_a_defender_who_is_bowed_and_adds_nothing_still_opposes(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 0 skill, but it participates (S7.24).
        [position]
        conflict = { ring = "void", kind = "political" }
        [[position.seats]]
        clan = "crane"
        honor = 10
        characters = { doji-hotaru = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { fights = true, bowed = true, fate = 1 } }
        [[step]]
        seat = 0
        asked = "ring"
        not_log = ["LCG-3.2.4"]
        expect."conflict.defense_skill" = 0
        expect."seats.1.honor" = 10
        expect."seats.1.provinces.0.broken" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.29", "LCG-S7.32", "LCG-S9.55")
def test_a_skill_that_was_pressed_below_nothing_is_lifted_from_there(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 0 - 2 + 2 is 0, not 2: worked out from the base each time.
        position.conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        [position.seats.characters.doji-whisperer]
        fights = true
        attached = { fiery-madness = { owner = 1 } }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = {} }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 0
        choose = "decline"
        [[step]]
        seat = 1
        asked = "declare"
        [step.expect]
        "seats.1.honor" = 10
        "seats.1.provinces.0.broken" = false
        "seats.0.characters.doji-whisperer.bowed" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.30", "LCG-S7.29")
def test_a_skill_is_doubled_after_all_that_is_added_later_too(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # (3 + 2) x 2 = 10, though the Banzai comes after the doubling.
        position.conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        characters.vengeful-berserker = { fights = true, fate = 1 }
        characters.stoic-gunso = { fights = true, fate = 1 }
        characters.eager-scout = {}
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = {} }
        [[step]]
        seat = 0
        choose = "use:stoic-gunso"
        [[step]]
        seat = 0
        choose = "on:eager-scout"
        [[step]]
        seat = 0
        choose = "use:vengeful-berserker"
        [[step]]
        seat = 0
        choose = "play:banzai"
        [[step]]
        seat = 0
        choose = "on:vengeful-berserker"
        [[step]]
        seat = 0
        choose = "decline"
        expect."seats.0.characters.vengeful-berserker.military" = 10
        """,
        "stronghold",
    )
