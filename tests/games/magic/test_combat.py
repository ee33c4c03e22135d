"""Combat: who attacks and blocks, and what damage does, played from positions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.magic.playing import (
    ONE,
    THREE,
    TWO,
    WHITE_RED_BLACK,
    Playing,
)

from gorin.games.magic.words import Behaviour, Static, Things


def to_turn(game: Playing, turn: int) -> None:
    while game.match.pending and game.state.turn < turn:
        game.default()


@pytest.mark.clause("CR-509.1")
@pytest.mark.clause("CR-509.1b")
@pytest.mark.clause("CR-702.13")
def test_intimidation_is_met_by_artifacts_and_by_own_colours_alone() -> None:
    game = Playing(
        {
            "battlefield": [
                {"card": "arrogant-vampire"},
                {"card": "vow-of-malice", "attached": "arrogant-vampire"},
                "soul-snare",
            ]
        },
        {
            "battlefield": ["serra-sphinx", "razorjaw-oni", "howling-mine", "shattered-angel"],
        },
        scripts={
            "howling-mine": Behaviour(
                always=(
                    Static(
                        Things(which="this"), kinds=("creature",), keywords=("reach",), base=(1, 1)
                    ),
                )
            ),
            "razorjaw-oni": Behaviour(always=(Static(Things(which="this"), keywords=("flying",)),)),
        },
        step="attackers",
    )
    game.attack(arrogant_vampire=1)
    game.until("block")
    domain: Any = game.asked.domain
    able = {key.partition(":")[2].partition(".")[0] for key in domain.keys}
    assert able == {"razorjaw-oni", "howling-mine"}


@pytest.mark.clause("CR-510.1c")
@pytest.mark.clause("CR-509.2")
@pytest.mark.clause("CR-510.1")
@pytest.mark.clause("CR-511.3")
def test_damage_goes_to_blockers_in_the_order_that_the_attacker_says() -> None:
    game = Playing(
        {"battlefield": ["serra-angel", "soul-snare"]},
        {"battlefield": ["wall-of-denial", "serra-sphinx", "fog-bank"]},
        scripts={"fog-bank": Behaviour()},
        step="attackers",
    )
    game.attack(serra_angel=1)
    game.until("block")
    game.block(serra_sphinx="serra-angel", fog_bank="serra-angel")
    game.until("order-blockers")
    domain: Any = game.asked.domain
    assert game.asked.seat == ONE
    order = sorted(domain.keys, key=lambda key: "sphinx" in key)
    game.answer(tuple(order))
    game.until("priority", step="damage")
    assert not game.has("fog-bank"), "two for the first one"
    assert game.lying("serra-sphinx").damage == 2
    assert game.state.life[TWO] == 40
    game.until("priority", step="main-2")
    assert all(found.blocking < 0 for found in game.state.play.values())


@pytest.mark.clause("CR-510.4")
@pytest.mark.clause("CR-702.4")
@pytest.mark.clause("CR-702.7")
def test_double_strike_deals_damage_twice_and_first_strike_once_before() -> None:
    game = Playing(
        {"battlefield": ["boros-swiftblade", "knight-of-meadowgrain", "soul-snare"]},
        {},
        step="attackers",
    )
    game.attack(boros_swiftblade=1, knight_of_meadowgrain=1)
    game.until("priority", step="first-strike")
    assert game.state.life[TWO] == 40 - 1 - 2
    game.until("priority", step="damage")
    assert game.state.life[TWO] == 40 - 2 - 2


@pytest.mark.clause("CR-702.10")
@pytest.mark.clause("CR-702.3")
@pytest.mark.clause("CR-302.6")
def test_haste_attacks_at_once_and_others_and_defenders_do_not() -> None:
    new = [{"card": slug, "new": True} for slug in ("bull-cerodon", "serra-angel")]
    game = Playing({"battlefield": [*new, "fog-bank", "goliath-sphinx"]}, step="attackers")
    assert game.attackers() == ["bull-cerodon", "goliath-sphinx"]


@pytest.mark.clause("CR-702.15")
def test_lifelink_gives_as_much_life_as_it_deals_damage() -> None:
    game = Playing(
        {"battlefield": ["vampire-nighthawk", "soul-snare"]},
        {"battlefield": ["wall-of-denial"]},
        step="attackers",
    )
    game.attack(vampire_nighthawk=1)
    game.until("block")
    game.block(wall_of_denial="vampire-nighthawk")
    game.until("priority", step="main-2")
    assert game.state.life[ONE] == 42


@pytest.mark.clause("CR-702.2")
@pytest.mark.clause("CR-702.19")
def test_with_deathtouch_one_is_lethal_and_the_rest_tramples_over() -> None:
    game = Playing(
        {"battlefield": ["goblin-deathraiders", "soul-snare"]},
        {"battlefield": ["wall-of-denial"]},
        scripts={
            "soul-snare": Behaviour(
                always=(Static(Things(kinds=("creature",), whose="you"), keywords=("deathtouch",)),)
            ),
        },
        step="attackers",
    )
    game.attack(goblin_deathraiders=1)
    game.until("block")
    game.block(wall_of_denial="goblin-deathraiders")
    while game.match.pending and game.state.active == ONE:
        game.default()
    assert game.state.life[TWO] == 40 - 2
    assert not game.has("wall-of-denial")


@pytest.mark.clause("CR-509.1h")
@pytest.mark.clause("CR-510.1c")
def test_an_attacker_is_blocked_still_when_its_blocker_is_gone() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["terminate"],
            "battlefield": [*WHITE_RED_BLACK, "serra-angel", "gerrards-irregulars"],
        },
        {"battlefield": ["fog-bank", "wall-of-denial"]},
        scripts={"wall-of-denial": Behaviour()},
        step="attackers",
    )
    game.attack(serra_angel=1)
    game.until("block")
    game.block(fog_bank="serra-angel")
    game.do("cast:terminate", "target:fog-bank")
    game.until("priority", step="main-2")
    assert game.state.life[TWO] == 40


@pytest.mark.clause("CR-800.4e")
@pytest.mark.clause("CR-800.4k")
@pytest.mark.clause("CR-802.4")
def test_blocks_go_round_and_who_has_left_is_dealt_nothing_and_has_no_turn() -> None:
    wall = {"hand": ["plains"], "battlefield": ["fog-bank", "soul-snare"]}
    game = Playing(
        {"battlefield": ["serra-angel", "bull-cerodon", "soul-snare"]}, wall, wall, step="attackers"
    )
    game.attack(serra_angel=1, bull_cerodon=2)
    game.until("block")
    assert game.asked.seat == TWO
    game.answer(())
    assert (game.kind, game.asked.seat) == ("block", THREE)
    game.match.initiate(TWO, "concede")
    game.answer(())
    game.until("priority", step="main-2")
    assert game.state.life[TWO] == 40
    assert game.state.life[THREE] == 35
    to_turn(game, 6)
    assert game.state.active == THREE


@pytest.mark.clause("CR-702.15")
def test_lifelink_is_for_whoever_controls_the_creature() -> None:
    game = Playing(
        {},
        {"battlefield": [{"card": "child-of-night", "controller": 0}]},
        {},
        step="attackers",
    )
    game.attack(child_of_night=2)
    while game.state.step != "main-2":
        game.default()
    assert [game.state.life[seat] for seat in game.state.seats] == [42, 40, 38]
