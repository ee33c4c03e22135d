"""Corners put to the referee as files by another judge: honor, broken provinces and claims."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("LCG-S9.13", "LCG-S9.50")
def test_a_guidance_played_from_the_pile_is_a_card_played_for_a_commander(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        fate = 1
        conflict_pile = ["guidance-of-the-ancestors"]
        characters.brash-samurai = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso.fights = true
        characters.akodo-gunso.fate = 1
        characters.akodo-gunso.attached = { watch-commander = {} }
        [[step]]
        seat = 1
        asked = "act"
        pass = true
        [[step]]
        seat = 0
        choose = "use:guidance-of-the-ancestors"
        [[step]]
        seat = 0
        choose = "on:brash-samurai"
        [[step]]
        seat = 1
        choose = "use:watch-commander"
        expect."seats.0.honor" = 9
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.3", "LCG-3.2.7", "LCG-3.2.1")
def test_defenders_who_come_after_the_plains_took_the_only_attacker_win_and_claim(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The conflict goes on without attackers; 2 against nothing.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fate = 2 } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "endless-plains" }]
        characters = { brash-samurai = { fate = 1 } }
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
        seat = 1
        asked = "defenders"
        choose = ["character:brash-samurai"]
        [[step]]
        seat = 1
        asked = "favor"
        log = ["LCG-3.2.7"]
        expect."rings.void.claimed" = 1
        expect."seats.1.characters.brash-samurai.bowed" = true
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.54", "LCG-S10.16")
def test_plains_that_broke_themselves_open_a_breakthrough(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The conflict broke a province; the attacker goes on at once.
        [position]
        declare = 0
        [[position.seats]]
        honor = 10
        hand = ["breakthrough"]
        characters.akodo-toturi = { fate = 2 }
        characters.brash-samurai = { fate = 1 }
        characters.doji-whisperer = { fate = 1 }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = [{ own = "endless-plains" }]
        characters = { akodo-gunso = { fate = 1 } }
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
        seat = 1
        asked = "defenders"
        choose = ["character:akodo-gunso"]
        [[step]]
        seat = 0
        choose = "play:breakthrough"
        [[step]]
        seat = 0
        asked = "declare"
        offered = ["declare:political.air"]
        not_offered = ["declare:military.air"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S8.23", "LCG-S13.5")
def test_a_loser_with_pride_receives_no_token_beside_a_steward(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # An ordinary one stays ordinary, an honored one loses its token.
        [position]
        conflict = { ring = "void" }
        [[position.seats]]
        honor = 10
        characters.akodo-gunso = { fights = true, fate = 1 }
        characters.second = { card = "akodo-gunso", fights = true, fate = 1, honored = true }
        [[position.seats]]
        honor = 10
        characters.steward-of-law = { fights = true, fate = 1 }
        characters.akodo-toturi = { fights = true, fate = 1 }
        [[step]]
        seat = 1
        asked = "favor"
        [step.expect]
        "seats.0.characters.akodo-gunso.dishonored" = false
        "seats.0.characters.akodo-gunso-2.honored" = false
        "seats.0.characters.akodo-gunso-2.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S7.10", "LCG-S9.6")
def test_an_honored_courtier_forges_an_edict_beside_a_steward(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The cost takes a token and gives none.
        [position]
        conflict = { ring = "void", kind = "political" }
        [[position.seats]]
        honor = 10
        hand = ["court-games"]
        characters.doji-hotaru = { fights = true, fate = 1 }
        [[position.seats]]
        honor = 10
        hand = ["forged-edict"]
        characters.steward-of-law = { fights = true, fate = 1, honored = true }
        [[step]]
        seat = 0
        choose = "play:court-games"
        [[step]]
        seat = 0
        choose = "select:court-games.0"
        [[step]]
        seat = 1
        choose = "play:forged-edict"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "seats.0.characters.doji-hotaru.honored" = false
        "seats.1.characters.steward-of-law.honored" = false
        "seats.1.characters.steward-of-law.dishonored" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-3.2.6", "LCG-3.2.7", "LCG-S5.8")
def test_toturi_who_defends_and_claims_resolves_what_he_claimed(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # A defender has no ring effect at 3.2.6, but his text gives it to him at the claim.
        [position]
        conflict = { ring = "air" }
        [[position.seats]]
        honor = 1
        characters = { brash-samurai = { fights = true, fate = 1 } }
        [[position.seats]]
        honor = 10
        characters = { akodo-toturi = { fights = true, fate = 2 } }
        [[step]]
        seat = 1
        choose = "use:akodo-toturi"
        [[step]]
        seat = 1
        choose = "take"
        winner = [1]
        expect = { "seats.1.honor" = 11 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S9.5", "LCG-3.2.3")
def test_five_more_skill_is_enough_to_fall_in_battle_and_four_is_not(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        [position]
        [[position.seats]]
        honor = 10
        fate = 2
        hand = ["fallen-in-battle"]
        characters = { matsu-berserker = { fate = 1 }, brash-samurai = { fate = 1 } }
        [[position.seats]]
        honor = 10
        characters.doji-whisperer = { fate = 1 }
        characters.eager-scout = {}
        characters.hida-guardian = { fate = 1 }
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
        choose = ["character:matsu-berserker", "character:brash-samurai"]
        [[branch]]
        title = "5 to 0"
        [[branch.step]]
        seat = 1
        asked = "defenders"
        choose = ["character:doji-whisperer"]
        [[branch.step]]
        seat = 0
        choose = "play:fallen-in-battle"
        [[branch.step]]
        seat = 0
        choose = "on:doji-whisperer"
        expect."seats.1.characters.count" = 2
        [[branch]]
        title = "5 to 1"
        [[branch.step]]
        seat = 1
        asked = "defenders"
        choose = ["character:hida-guardian"]
        [[branch.step]]
        seat = 0
        asked = "ring"
        expect."seats.0.hand" = ["fallen-in-battle"]
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S6.4", "LCG-S9.9", "LCG-S6.6")
def test_a_sacrifice_at_24_honor_against_1_wins_before_the_dishonored_one_goes(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Cost first: 25. The other, first player at that, still has 1 honor.
        [position]
        first = 1
        [[position.seats]]
        honor = 24
        fate = 1
        hand = ["noble-sacrifice"]
        characters = { brash-samurai = { honored = true, fate = 1 } }
        [[position.seats]]
        honor = 1
        characters = { doji-whisperer = { dishonored = true, fate = 1 } }
        [[step]]
        seat = 0
        choose = "play:noble-sacrifice"
        winner = [0]
        expect = { "seats.0.honor" = 25, "seats.1.honor" = 1, "seats.1.characters.count" = 1 }
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S5.4", "LCG-S9.36")
def test_water_that_bows_an_own_character_is_answered_by_battle(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # A ring effect, whoever resolves it.
        [position]
        conflict = { ring = "water" }
        [[position.seats]]
        honor = 10
        hand = ["ready-for-battle"]
        characters = { akodo-toturi = { fights = true, fate = 1 }, doji-whisperer = {} }
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        asked = "ring"
        choose = "bow:doji-whisperer"
        [[step]]
        seat = 0
        choose = "play:ready-for-battle"
        [[step]]
        seat = 0
        asked = "declare"
        expect."seats.0.characters.doji-whisperer.bowed" = false
        """,
        "stronghold",
    )


@pytest.mark.clause("LCG-S4.14", "LCG-S9.38")
def test_a_prodigy_that_is_given_fate_from_its_pool_at_its_coming_answers_it(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        [position]
        phase = "dynasty"
        [[position.seats]]
        honor = 24
        provinces = ["ikoma-prodigy"]
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
        [[step]]
        seat = 0
        choose = "play:ikoma-prodigy"
        [[step]]
        seat = 0
        choose = 1
        [[step]]
        seat = 0
        choose = "use:ikoma-prodigy"
        winner = [0]
        """,
        "stronghold",
    )
