"""Replacement and prevention effects, in the order that whoever is concerned likes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.magic.playing import (
    ONE,
    TWO,
    WHITE_BLUE_RED,
    WHITE_RED_BLACK,
    Playing,
)

from gorin.games.magic.words import (
    Aim,
    Behaviour,
    Damage,
    ExileInstead,
    MoreTokens,
    PreventCombat,
    Shield,
    Things,
    Token,
)

EXILING = {"propaganda": Behaviour(replacing=(ExileInstead(),))}
CREATURE = Aim(Things(kinds=("creature",)))


def doomed(*lying: Any, **more: Any) -> Playing:
    """Seat 0 holds a Terminate; seat 1 has its commander."""
    return Playing(
        {
            "deck": "kaalia",
            "hand": ["terminate", "plains"],
            "battlefield": [*WHITE_RED_BLACK, *lying],
        },
        {"battlefield": ["zedruu-the-greathearted"]},
        **more,
    )


@pytest.mark.clause("CR-614.1")
def test_what_would_go_to_the_graveyard_is_exiled_instead() -> None:
    game = doomed("propaganda", scripts=EXILING)
    game.do("cast:terminate")
    game.until("first-change")
    assert game.asked.seat == TWO, "who controls what is affected"
    game.answer("change:propaganda")
    assert game.kind == "return", "it is asked again: exile is the other zone"
    game.answer("let")
    assert game.pile("exiles", TWO) == ["zedruu-the-greathearted"]
    assert game.pile("graveyards", TWO) == []
    assert game.pile("graveyards", ONE) == ["terminate"], "only what opponents own is exiled"


@pytest.mark.clause("CR-614.5")
@pytest.mark.clause("CR-614.6")
@pytest.mark.clause("CR-616.1")
@pytest.mark.clause("CMD-10.5")
def test_a_commander_that_has_gone_to_the_command_zone_is_not_exiled_any_more() -> None:
    game = doomed("propaganda", scripts=EXILING)
    game.do("cast:terminate")
    game.until("first-change")
    assert [key.partition(":")[0] for key in game.keys] == ["return", "change"]
    game.answer("return")
    assert game.kind == "return"
    game.answer("return")
    assert game.kind == "priority"
    assert game.pile("commands", TWO) == ["zedruu-the-greathearted"]


@pytest.mark.clause("CMD-R3")
@pytest.mark.clause("CR-616.1")
def test_who_declines_the_command_zone_is_exiled_and_may_return_from_that() -> None:
    game = doomed("propaganda", scripts=EXILING)
    game.do("cast:terminate")
    game.until("first-change")
    game.answer("return")
    game.answer("let")
    assert game.kind == "return", "now it would be exiled: that is another destination"
    game.answer("return")
    assert game.pile("commands", TWO) == ["zedruu-the-greathearted"]


@pytest.mark.clause("CMD-R17")
@pytest.mark.clause("CMD-10.7")
def test_a_commander_that_goes_to_hand_or_library_is_not_asked_about() -> None:
    game = Playing(
        {"hand": ["repulse", "plains"], "battlefield": WHITE_BLUE_RED},
        {"battlefield": ["zedruu-the-greathearted"]},
    )
    game.do("cast:repulse")
    game.settle()
    assert game.pile("hands", TWO) == ["zedruu-the-greathearted"]


@pytest.mark.clause("CR-614.5")
@pytest.mark.clause("CR-701.7")
@pytest.mark.clause("CR-616.1")
@pytest.mark.clause("CR-111.1")
@pytest.mark.parametrize(("first", "count"), [("change:propaganda", 3), ("change:righteous", 4)])
def test_twice_as_many_and_one_more_come_in_the_order_that_their_controller_likes(
    first: str, count: int
) -> None:
    scripts = {
        "propaganda": Behaviour(replacing=(MoreTokens(times=2),)),
        "righteous-cause": Behaviour(replacing=(MoreTokens(more=1),)),
        "vision-skeins": Behaviour(spell=(Token("dragon-token"),)),
    }
    game = Playing(
        {
            "hand": ["vision-skeins", "plains"],
            "battlefield": [*WHITE_BLUE_RED, "propaganda", "righteous-cause"],
        },
        scripts=scripts,
    )
    game.do("cast:vision-skeins")
    game.until("first-change")
    game.answer(first)
    assert len([h for h in game.state.play if h >= game.state.printed]) == count


def test_others_tokens_are_not_more() -> None:
    scripts = {
        "propaganda": Behaviour(replacing=(MoreTokens(times=2),)),
        "vision-skeins": Behaviour(spell=(Token("dragon-token"),)),
    }
    game = Playing(
        {"hand": ["vision-skeins", "plains"], "battlefield": WHITE_BLUE_RED},
        {"battlefield": ["propaganda"]},
        scripts=scripts,
    )
    game.do("cast:vision-skeins")
    game.settle()
    assert len([h for h in game.state.play if h >= game.state.printed]) == 1


@pytest.mark.clause("CR-615.1")
@pytest.mark.clause("CR-615.7")
@pytest.mark.clause("CR-615.6")
def test_a_shield_prevents_what_it_can_and_the_rest_goes_through() -> None:
    scripts = {
        "repulse": Behaviour(spell=(Shield(3, CREATURE),)),
        "vision-skeins": Behaviour(spell=(Damage(2, CREATURE),)),
    }
    game = Playing(
        {
            "hand": ["repulse", "vision-skeins", "vision-skeins", "plains"],
            "battlefield": [*WHITE_BLUE_RED, "goliath-sphinx"],
        },
        scripts=scripts,
    )
    game.do("cast:repulse")
    game.settle()
    game.do("cast:vision-skeins")
    game.settle()
    assert game.lying("goliath-sphinx").damage == 0
    assert [shield.what.amount for shield in game.state.shields] == [1]
    game.do("cast:vision-skeins")
    game.settle()
    assert game.lying("goliath-sphinx").damage == 1
    assert game.state.shields == ()


@pytest.mark.clause("CR-616.1")
def test_whose_creature_is_hit_says_which_prevention_comes_first() -> None:
    scripts = {
        "serra-angel": Behaviour(replacing=(PreventCombat(),)),
        "repulse": Behaviour(spell=(Shield(3, CREATURE),)),
        "soul-snare": Behaviour(),
    }
    game = Playing(
        {"battlefield": ["bull-cerodon"]},
        {"hand": ["repulse", "plains"], "battlefield": [*WHITE_BLUE_RED, "serra-angel"]},
        scripts=scripts,
        step="attackers",
    )
    game.attack(bull_cerodon=1)
    game.do("cast:repulse", "target:serra", seat=TWO)
    game.until("block")
    game.block(serra_angel="bull-cerodon")
    game.until("first-change")
    assert game.asked.seat == TWO
    game.answer("change:serra-angel")
    assert [shield.what.amount for shield in game.state.shields] == [3], "it was not needed"
    assert game.lying("serra-angel").damage == 0
    assert game.lying("bull-cerodon").damage == 0, "it prevents what it deals, too"


@pytest.mark.clause("CR-614.12")
def test_what_comes_tapped_comes_tapped_from_wherever() -> None:
    game = Playing({"deck": "kaalia", "hand": ["akoum-refuge", "plains"]})
    game.do("land:akoum-refuge")
    assert game.lying("akoum-refuge").tapped
    game = Playing({"hand": ["plains", "island"]})
    game.do("land:plains")
    assert not game.lying("plains").tapped


@pytest.mark.clause("CMD-9.4")
def test_commander_damage_that_is_prevented_does_not_count() -> None:
    for prevented in (True, False):
        scripts = {"kaalia-of-the-vast": Behaviour(replacing=(PreventCombat(),))}
        game = Playing(
            {"deck": "kaalia", "battlefield": ["kaalia-of-the-vast"]},
            {"damage": {"0": 20}},
            {},
            scripts=scripts if prevented else {"soul-snare": Behaviour()},
            step="attackers",
        )
        game.attack(kaalia_of_the_vast=1)
        while game.match.pending and game.state.active == ONE:
            game.default()
        assert (TWO in game.state.alive) == prevented
