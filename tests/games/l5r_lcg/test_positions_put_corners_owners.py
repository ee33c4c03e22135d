"""Corners put to the referee as files by another judge: owners, costs and duels."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S8.7", "LCG-S8.27", "LCG-S1.23", "LCG-S1.26")
def test_an_envoy_that_an_actress_called_leaves_its_fate_and_card_to_her_player(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Control without an end lasts; in the fate phase its controller gains, its owner has
        # the card.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout"]
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        opportunities = []
        characters = { shosuro-actress = { fights = true } }
        [[position.seats]]
        honor = 10
        opportunities = []
        conflict_deck = ["banzai", "rout"]
        dynasty_pile = ["kaiu-envoy"]
        dynasty_deck = [
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
            "eager-scout",
        ]
        [[step]]
        seat = 0
        choose = "use:shosuro-actress"
        [[step]]
        seat = 0
        asked = "favor"
        choose = "set:military"
        [[step]]
        seat = 0
        asked = "bid"
        [step.expect]
        "seats.0.fate" = 8
        "seats.1.fate" = 8
        "seats.0.hand.count" = 1
        "seats.1.hand.count" = 0
        "seats.1.dynasty_pile" = ["kaiu-envoy"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.54", "LCG-S7.7", "LCG-S8.23")
def test_a_called_gunso_honored_by_pride_leaves_an_honor_when_it_goes_under_the_deck(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # It wins, is honored, and at the end of the conflict goes back below the deck: 1 honor.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        dynasty_pile = ["akodo-gunso"]
        dynasty_deck = ["eager-scout"]
        characters.akodo-toturi = { fights = true, fate = 1 }
        characters.kitsu-spiritcaller = { fate = 1 }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { fights = true, fate = 1 } }
        [[step]]
        seat = 0
        choose = "use:kitsu-spiritcaller"
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        expect."seats.0.honor" = 11
        expect."seats.0.dynasty_deck" = ["eager-scout", "akodo-gunso"]
        expect."seats.0.dynasty_pile.count" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.53", "LCG-S4.55")
def test_a_sashimono_keeps_its_bearer_upright_in_a_conflict_that_became_military(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The type at the end counts; the political opportunity is spent.
        [position]
        conflict = { ring = "void", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["captive-audience"]
        opportunities = ["military"]
        characters.akodo-toturi = { fights = true, fate = 1, attached = { sashimono = {} } }
        characters.kitsu-spiritcaller = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        opportunities = []
        [[step]]
        seat = 0
        choose = "play:captive-audience"
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 0
        asked = "declare"
        offered = ["declare:military.fire"]
        not_offered = ["declare:political.fire"]
        [step.expect]
        "seats.0.characters.akodo-toturi.bowed" = false
        "seats.0.characters.kitsu-spiritcaller.bowed" = true
        "seats.0.honor" = 9
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.25", "LCG-S9.16", "LCG-S7.10")
def test_spies_at_court_take_the_one_card_there_is_and_may_be_paid_with_honor(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # As much is done as can be; the honored one that pays is ordinary then.
        [position]
        conflict = { ring = "void", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["spies-at-court"]
        characters.doji-whisperer = { fights = true, honored = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["banzai"]
        [[step]]
        seat = 0
        choose = "play:spies-at-court"
        [[step]]
        chance = "any"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.1.hand.count" = 0
        "seats.0.characters.doji-whisperer.honored" = false
        "seats.0.characters.doji-whisperer.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.10", "LCG-S13.5", "LCG-S9.7")
def test_where_nobody_receives_a_dishonored_token_an_honored_one_may_still_lose_its_own(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # To dishonor an honored character gives no token, so the Steward does not forbid it.
        [position]
        conflict = { ring = "void", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["way-of-the-scorpion"]
        characters.steward-of-law = { fights = true, fate = 1 }
        characters.doji-hotaru = { fights = true, honored = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.doji-whisperer = { fights = true, fate = 1 }
        characters.akodo-gunso = { fights = true, honored = true, fate = 1 }
        [[step]]
        seat = 0
        choose = "play:way-of-the-scorpion"
        [[step]]
        seat = 0
        offered = ["on:doji-hotaru", "on:akodo-gunso"]
        not_offered = ["on:doji-whisperer", "on:steward-of-law"]
        choose = "on:akodo-gunso"
        expect."seats.1.characters.akodo-gunso.honored" = false
        expect."seats.1.characters.akodo-gunso.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S13.5", "LCG-S9.6")
def test_a_courtier_who_cannot_be_dishonored_forges_no_edict(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The cost of dishonoring cannot be paid with an ordinary courtier beside the Steward.
        [position]
        conflict = { ring = "void", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["court-games"]
        characters.doji-hotaru = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["forged-edict"]
        characters.steward-of-law = { fights = true, fate = 1 }
        [[step]]
        seat = 0
        choose = "play:court-games"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.doji-hotaru.honored" = true
        "seats.1.hand" = ["forged-edict"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.41", "LCG-S4.51", "LCG-S10.16")
def test_the_plains_that_take_the_only_attacker_leave_nobody_to_win(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The province is broken, but no attacker is left: no winner, no unopposed honor, the
        # ring is unclaimed.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        opportunities = ["military"]
        characters = { akodo-toturi = { fate = 2 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        opportunities = []
        provinces = [{ own = "endless-plains" }]
        dynasty_deck = ["eager-scout", "eager-scout"]
        [[step]]
        seat = 0
        choose = "declare:military.void"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 0
        asked = "attackers"
        choose = ["character:akodo-toturi"]
        [[step]]
        seat = 1
        choose = "use:endless-plains"
        [[step]]
        seat = 0
        asked = "bid"
        is_not_asked = ["ring"]
        not_log = ["LCG-3.2.4"]
        [step.expect]
        "seats.1.honor" = 10
        "seats.1.provinces.0.broken" = true
        "seats.0.characters.count" = 0
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S6.9", "LCG-S6.8")
def test_the_art_of_war_that_draws_from_an_empty_deck_pays_for_it(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 1 card, 5 honor, 2 more of the new deck.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 2 } }
        [[position.seats]]
        clan = "lion"
        honor = 7
        conflict_deck = ["banzai"]
        conflict_pile = ["rout", "outwit", "let-go"]
        provinces = [{ own = "the-art-of-war" }]
        [[step]]
        seat = 1
        choose = "use:the-art-of-war"
        [[step]]
        seat = 0
        asked = "ring"
        expect."seats.1.honor" = 1
        expect."seats.1.hand.count" = 3
        expect."seats.1.conflict_deck.count" = 1
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.7", "LCG-S5.7", "LCG-S6.3")
def test_toturi_resolves_air_again_and_takes_the_last_honor_twice(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3.2.6 takes one, the reaction to the claim (3.2.7) the other: 2 - 2 = 0.
        [position]
        conflict = { ring = "air" }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 2 } }
        [[position.seats]]
        honor = 2
        characters = { doji-whisperer = { fights = true, fate = 2 } }
        [[step]]
        seat = 0
        asked = "ring"
        choose = "take"
        expect = { "seats.1.honor" = 1 }
        [[step]]
        seat = 0
        choose = "use:akodo-toturi"
        [[step]]
        seat = 0
        choose = "take"
        winner = [0]
        expect = { "seats.0.honor" = 12, "seats.1.honor" = 0 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.27", "LCG-S7.28")
def test_nobody_is_ahead_of_who_has_as_much_skill_for_asami(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # 3 against 3: not more. With the bowed defender left out she is ahead.
        [position]
        conflict = { ring = "air", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["for-shame"]
        characters = { kakita-asami = { fights = true, fate = 2 } }
        [[position.seats]]
        honor = 10
        characters = { doji-whisperer = { fights = true, fate = 2 } }
        [[step]]
        seat = 0
        asked = "act"
        not_offered = ["use:kakita-asami"]
        choose = "play:for-shame"
        [[step]]
        seat = 1
        choose = "bow:doji-whisperer"
        [[step]]
        seat = 0
        asked = "act"
        offered = ["use:kakita-asami"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.21", "LCG-S10.8")
def test_a_wanderer_as_an_attachment_is_a_monk_where_no_others_may_be(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # No attachments except Monk: a wanderer keeps its traits; it adds no skill.
        [position]
        [[position.seats]]
        honor = 10
        fate = 2
        hand = ["tattooed-wanderer"]
        characters = { ascetic-visionary = { fate = 2 }, moto-horde = { fate = 2 } }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "play:tattooed-wanderer"
        [[step]]
        seat = 0
        choose = "as-attachment"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        "seats.0.characters.ascetic-visionary.attached.count" = 1
        "seats.0.characters.moto-horde.attached.count" = 0
        "seats.0.characters.ascetic-visionary.military" = 3
        "seats.0.characters.ascetic-visionary.political" = 4
        """,
        "stronghold",
    )
