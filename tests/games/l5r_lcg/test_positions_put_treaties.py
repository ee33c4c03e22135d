"""Positions of Enlightenment put to the referee as files: treaties."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds


@pytest.mark.clause("ENL-10.5", "ENL-6.1", "ENL-12.1", "ENL-6.5", "ENL-6.7")
def test_who_breaks_a_treaty_with_its_last_honor_is_out_and_its_conflict_is_over(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Stake 3 of 3 is lost, not given; out; the other treaty dissolves; the contested ring
        # is common too.
        [position]
        declare = 0
        treaties = [
            { between = [0, 1], promises = ["no-attack", "no-attack"], stake = 3 },
            { between = [0, 2], promises = ["no-attack", "no-attack"], stake = 5 },
        ]
        [[position.seats]]
        honor = 3
        characters = { matsu-beiona = {} }
        [[position.seats]]
        honor = 10
        characters = { brash-samurai = {} }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        choose = "declare:military.fire.0"
        [[step]]
        seat = 0
        asked = "province"
        choose = "province:1.0"
        [[step]]
        seat = 1
        asked = "declare"
        is_not_asked = ["ring", "defenders"]
        [step.expect]
        alive = [1, 2, 3]
        "common" = ["air.0", "earth.0", "fire.0", "water.0", "void.0"]
        "seats.1.honor" = 10
        "seats.2.honor" = 10
        "treaties.count" = 0
        first = 1
        """,
    )


@pytest.mark.clause("ENL-10.5", "ENL-5.1")
def test_who_promised_to_break_nothing_and_breaks_pays_the_stake_and_keeps_the_rings(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # The treaty is broken at once, 2 honor lost; the rings of the province are taken all
        # the same.
        [position]
        conflict = { ring = "fire", province = 2 }
        treaties = [{ between = [0, 1], promises = ["no-break", "no-attack"], stake = 2 }]
        [[position.seats]]
        clan = "lion"
        honor = 10
        characters = { akodo-toturi = { fights = true } }
        [[position.seats]]
        clan = "crane"
        honor = 10
        provinces = ["", { own = "shameful-display", rings = ["void"] }]
        [[position.seats]]
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:0"
        [[step]]
        seat = 0
        asked = "ring"
        [step.expect]
        "treaties.count" = 0
        "seats.0.honor" = 8
        "seats.1.honor" = 10
        "seats.0.provinces.0.rings" = ["void.1"]
        """,
    )


@pytest.mark.clause("ENL-10.2c", "ENL-10.5")
def test_a_promise_whose_time_is_over_binds_no_more_the_others_still_does(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The treaty lasts as long as the longer promise; seat 0 may attack in round 2, seat 1
        # may not. (10.2c)
        [position]
        phase = "fate"
        first = 2
        [[position.treaties]]
        between = [0, 1]
        promises = ["no-attack", "no-attack"]
        until = ["round:1", "game"]
        stake = 4
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout"]
        characters = { matsu-beiona = { fate = 3 } }
        [[position.seats]]
        honor = 10
        conflict_deck = ["banzai", "rout"]
        characters = { brash-samurai = { fate = 3 } }
        [[position.seats]]
        conflict_deck = ["banzai", "rout"]
        [[step]]
        seat = 2
        asked = "fate-on-ring"
        choose = "ring:fire.2"
        [[step]]
        seat = 0
        choose = "ring:air.0"
        [[step]]
        seat = 1
        choose = "ring:air.1"
        [[step]]
        seat = 0
        asked = "bid"
        choose = 1
        [[step]]
        seat = 1
        asked = "bid"
        choose = 1
        [[step]]
        seat = 2
        asked = "bid"
        choose = 1
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
        expect = { "treaties.count" = 1, "seats.0.honor" = 10 }
        [[step]]
        seat = 1
        asked = "defenders"
        choose = []
        [[step]]
        seat = 0
        asked = "ring"
        choose = "decline"
        [[step]]
        seat = 0
        asked = "place-ring"
        choose = "place:0"
        [[step]]
        seat = 1
        asked = "declare"
        choose = "declare:military.fire.1"
        [[step]]
        seat = 1
        asked = "province"
        choose = "province:0.0"
        expect = { "treaties.count" = 0, "seats.1.honor" = 6, "seats.0.honor" = 10 }
        """,
    )


@pytest.mark.clause("ENL-R19", "ENL-10.4", "ENL-3.2")
def test_two_who_both_fail_a_promise_lose_both_stakes_and_with_them_the_match(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # At expiry both lose the stake together; both are out, the third is the last one.
        # (R-E19)
        [position]
        phase = "fate"
        treaties = [{ between = [0, 1], promises = ["attack:2", "attack:2"], stake = 3 }]
        [[position.seats]]
        honor = 3
        [[position.seats]]
        honor = 3
        [[position.seats]]
        honor = 9
        [[step]]
        seat = 0
        asked = "fate-on-ring"
        choose = "ring:fire.0"
        [[step]]
        seat = 1
        asked = "fate-on-ring"
        choose = "ring:fire.1"
        [[step]]
        seat = 2
        asked = "fate-on-ring"
        choose = "ring:fire.2"
        winner = [2]
        expect = { "seats.0.honor" = 0, "seats.1.honor" = 0 }
        """,
    )


@pytest.mark.clause("ENL-R18")
def test_a_claim_of_a_breach_on_which_two_others_are_of_two_minds_is_no_breach(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Denied, the two uninvolved vote, one each: a tie is not broken; nobody loses honor.
        # (R-E18)
        [position]
        declare = 0
        [[position.treaties]]
        between = [0, 1]
        promises = ["words", "words"]
        words = ["I help you", "I help you"]
        stake = 2
        [[position.seats]]
        honor = 10
        characters = { matsu-beiona = {} }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        initiative = "treaty-claim"
        data = "treaty:1.1"
        [[step]]
        seat = 1
        asked = "treaty-admit"
        choose = "deny"
        [[branch]]
        title = "One each"
        [[branch.step]]
        seat = 2
        asked = "treaty-vote"
        choose = "broken"
        [[branch.step]]
        seat = 3
        asked = "treaty-vote"
        choose = "kept"
        [[branch.step]]
        seat = 0
        asked = "declare"
        expect = { "treaties.count" = 1, "seats.1.honor" = 10, "seats.0.honor" = 10 }
        [[branch]]
        title = "Both say it is broken: 2 honor are lost, and nobody gets them"
        [[branch.step]]
        seat = 2
        asked = "treaty-vote"
        choose = "broken"
        [[branch.step]]
        seat = 3
        asked = "treaty-vote"
        choose = "broken"
        [[branch.step]]
        seat = 0
        asked = "declare"
        expect."treaties.count" = 0
        expect."seats.1.honor" = 8
        expect."seats.0.honor" = 10
        expect."seats.2.honor" = 10
        """,
    )


@pytest.mark.clause("ENL-R18", "ENL-10.5")
def test_of_three_who_judge_a_breach_two_decide(tmp_path: Path) -> None:
    holds(
        tmp_path,
        """
        # The uninvolved vote; 2 against 1 is a majority. The last 2 honor put the breaker out
        # (6.1). (R-E18)
        [position]
        declare = 0
        [[position.treaties]]
        between = [0, 1]
        promises = ["words", "words"]
        words = ["I help you", "I help you"]
        stake = 2
        [[position.seats]]
        honor = 10
        characters = { matsu-beiona = {} }
        [[position.seats]]
        honor = 2
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[position.seats]]
        honor = 10
        [[step]]
        seat = 0
        initiative = "treaty-claim"
        data = "treaty:1.1"
        [[step]]
        seat = 1
        asked = "treaty-admit"
        choose = "deny"
        [[step]]
        seat = 2
        asked = "treaty-vote"
        choose = "broken"
        [[step]]
        seat = 3
        asked = "treaty-vote"
        choose = "kept"
        [[step]]
        seat = 4
        asked = "treaty-vote"
        choose = "broken"
        [[step]]
        seat = 0
        asked = "declare"
        [step.expect]
        alive = [0, 2, 3, 4]
        "common.count" = 5
        "treaties.count" = 0
        """,
    )


@pytest.mark.clause("ENL-10.6", "ENL-10.7")
def test_both_agree_to_dissolve_no_honor_moves_and_the_attack_that_follows_breaks_nothing(
    tmp_path: Path,
) -> None:
    holds(
        tmp_path,
        """
        # Allowed when both agree; then neither is bound (10.5 does not apply). (10.6)
        [position]
        declare = 0
        [[position.treaties]]
        between = [0, 1]
        promises = ["no-attack", "no-attack"]
        until = ["game", "game"]
        stake = 5
        [[position.seats]]
        honor = 10
        characters = { matsu-beiona = {} }
        [[position.seats]]
        honor = 10
        [[position.seats]]
        [[step]]
        seat = 1
        initiative = "treaty-dissolve"
        data = "treaty:0.1"
        expect = { "treaties.count" = 1 }
        [[step]]
        seat = 0
        initiative = "treaty-dissolve"
        data = "treaty:1.1"
        expect = { "treaties.count" = 0 }
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
        expect = { "seats.0.honor" = 10, "seats.1.honor" = 10 }
        """,
    )
