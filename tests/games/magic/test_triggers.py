"""Triggers, state-based actions, leaving: what is noticed, checked, and in which order."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.magic.playing import ONE, THREE, TWO, WHITE_BLUE_RED, WHITE_RED_BLACK, Playing

from gorin.games.magic.cards import TITLES
from gorin.games.magic.words import (
    Aim,
    Behaviour,
    Damage,
    Destroy,
    Dies,
    Draw,
    EndStep,
    Enters,
    GainLife,
    Later,
    Pump,
    Static,
    Things,
    Token,
    Trigger,
    Upkeep,
)

ALL = Things(kinds=("creature",))
KINDS = {"howling-mine": "artifact", "fog-bank": "creature"}
CREATURE = Aim(ALL)


def gains(amount: int) -> tuple[GainLife, ...]:
    return (GainLife("you", amount),)


@pytest.mark.clause("CR-503.1")
@pytest.mark.clause("CR-603.3b")
@pytest.mark.clause("CR-603.2b")
def test_triggers_go_on_the_stack_in_turn_order_and_each_player_orders_the_own() -> None:
    each = Trigger(Upkeep("each"), gains(1))
    scripts = {
        "propaganda": Behaviour(triggers=(each,)),
        "ghostly-prison": Behaviour(triggers=(each,)),
    }
    both = ["propaganda", "ghostly-prison", "soul-snare"]
    game = Playing({"battlefield": both}, {"battlefield": both}, scripts=scripts, step="upkeep")
    assert (game.kind, game.asked.seat) == ("order-triggers", ONE)
    domain: Any = game.asked.domain
    game.answer(tuple(reversed(domain.keys)))
    assert (game.kind, game.asked.seat) == ("order-triggers", TWO)
    game.default()
    stack = [(item.seat, item.slug) for item in game.state.stack]
    assert stack == [
        (ONE, "ghostly-prison"),
        (ONE, "propaganda"),
        (TWO, "propaganda"),
        (TWO, "ghostly-prison"),
    ]


@pytest.mark.clause("CR-603.2c")
@pytest.mark.clause("CR-508.3a")
def test_nobody_orders_triggers_that_are_alike() -> None:
    game = Playing(
        {
            "hand": ["plains"],
            "battlefield": ["righteous-cause", "serra-angel", "bull-cerodon", "soul-snare"],
        },
        step="attackers",
    )
    game.attack(serra_angel=1, bull_cerodon=1)
    assert game.kind == "priority"
    assert len(game.state.stack) == 2
    game.settle()
    assert game.state.life[ONE] == 42


@pytest.mark.clause("CR-603.6a")
def test_what_comes_is_noticed_by_itself_and_by_others_once_each() -> None:
    any_creature = Trigger(Enters(ALL), gains(1))
    scripts = {
        "propaganda": Behaviour(triggers=(any_creature,)),
        "fog-bank": Behaviour(triggers=(Trigger(Enters(Things(which="this")), gains(5)),)),
    }
    game = Playing(
        {"hand": ["fog-bank", "plains"], "battlefield": [*WHITE_BLUE_RED, "propaganda"]},
        scripts=scripts,
    )
    game.do("cast:fog-bank")
    game.until("order-triggers")
    game.default()
    game.settle()
    assert game.state.life[ONE] == 46


@pytest.mark.clause("CR-603.10")
@pytest.mark.clause("CR-704.3")
@pytest.mark.clause("CR-704.5g")
def test_creatures_that_die_together_see_each_other_die() -> None:
    dies = Trigger(Dies(ALL), gains(1))
    scripts = {slug: Behaviour(triggers=(dies,)) for slug in ("fog-bank", "wall-of-omens")}
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["earthquake", "sulfurous-blast", "plains"],
            "battlefield": WHITE_RED_BLACK,
        },
        {"battlefield": ["fog-bank", {"card": "wall-of-omens", "damage": 1}]},
        scripts=scripts,
    )
    game.do("cast:sulfurous-blast")
    while game.state.stack or game.kind == "order-triggers":
        game.default()
    assert game.state.life[TWO] == 37 + 4, "two saw two"


@pytest.mark.clause("CR-704.5f")
def test_a_creature_without_toughness_dies_and_that_is_looked_at_again() -> None:
    scripts = {"propaganda": Behaviour(always=(Static(ALL, toughness=-2),))}
    game = Playing(
        {"hand": ["plains"], "battlefield": ["propaganda", "fog-bank", "serra-angel"]},
        scripts=scripts,
    )
    assert not game.has("fog-bank")
    assert game.size("serra-angel") == (4, 2)


@pytest.mark.clause("CR-704.5h")
def test_any_damage_by_deathtouch_is_lethal() -> None:
    game = Playing(
        {"battlefield": ["vampire-nighthawk", "soul-snare"]},
        {"battlefield": ["goliath-sphinx"]},
        step="attackers",
    )
    game.attack(vampire_nighthawk=1)
    game.until("block")
    game.block(goliath_sphinx="vampire-nighthawk")
    game.until("priority", step="main-2")
    assert not game.has("goliath-sphinx")


@pytest.mark.clause("CR-704.5m")
@pytest.mark.clause("CR-303.4")
def test_an_aura_comes_to_its_target_and_goes_with_it() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["vow-of-duty", "terminate", "plains"],
            "battlefield": [*WHITE_RED_BLACK, "serra-angel"],
        },
    )
    game.do("cast:vow-of-duty")
    game.settle()
    assert game.lying("vow-of-duty").attached == game.handle("serra-angel")
    assert game.size("serra-angel") == (6, 6)
    game.do("cast:terminate")
    game.settle()
    assert sorted(game.pile("graveyards", ONE)) == ["serra-angel", "terminate", "vow-of-duty"]


@pytest.mark.clause("CR-704.5n")
def test_equipment_stays_when_its_creature_goes() -> None:
    greaves = {"card": "lightning-greaves", "attached": "fog-bank"}
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["sulfurous-blast", "plains"],
            "battlefield": [*WHITE_RED_BLACK, "fog-bank", greaves],
        },
    )
    game.do("cast:sulfurous")
    game.settle()
    assert not game.has("fog-bank")
    assert game.lying("lightning-greaves").attached == -1


@pytest.mark.clause("CR-701.23")
@pytest.mark.clause("CR-608.2b")
def test_a_spell_without_a_legal_target_does_nothing_at_all() -> None:
    game = Playing(
        {"deck": "kaalia", "hand": ["path-to-exile", "plains"], "battlefield": WHITE_RED_BLACK},
        {"deck": "kaalia", "hand": ["terminate"], "battlefield": [*WHITE_RED_BLACK, "serra-angel"]},
    )
    game.do("cast:path")
    game.do("cast:terminate", seat=TWO)
    game.settle()
    assert sorted(game.pile("graveyards", TWO)) == ["serra-angel", "terminate"]
    assert game.kind == "priority", "nobody searches for a land"
    assert game.pile("exiles", TWO) == []


@pytest.mark.clause("CR-608.2b")
def test_a_spell_without_a_legal_target_does_not_even_what_has_none() -> None:
    game = Playing(
        {"hand": ["repulse", "plains"], "battlefield": WHITE_BLUE_RED},
        {"deck": "kaalia", "hand": ["terminate"], "battlefield": [*WHITE_RED_BLACK, "serra-angel"]},
    )
    game.do("cast:repulse")
    game.do("cast:terminate", seat=TWO)
    game.settle()
    assert game.pile("hands", ONE) == ["plains"], "no card is drawn"
    assert game.pile("graveyards", ONE) == ["repulse"]


@pytest.mark.clause("CR-603.4")
@pytest.mark.parametrize("kills", [True, False])
def test_an_ability_looks_again_whether_something_is_given_away(*, kills: bool) -> None:
    howls = Trigger(Upkeep("you"), gains(3), given=True)
    game = Playing(
        {
            "hand": ["plains"],
            "battlefield": ["howling-mine", {"card": "fog-bank", "controller": 1}],
        },
        {"deck": "kaalia", "hand": ["terminate"], "battlefield": WHITE_RED_BLACK},
        step="upkeep",
        scripts={"howling-mine": Behaviour(triggers=(howls,))},
    )
    assert len(game.state.stack) == 1
    if kills:
        game.do("cast:terminate", seat=TWO)
    game.settle()
    assert game.state.life[ONE] == (40 if kills else 43)


@pytest.mark.clause("CR-603.4")
def test_what_an_ability_asks_for_has_to_be_so_when_it_resolves_too() -> None:
    game = Playing(
        {
            "hand": ["plains"],
            "battlefield": ["zedruu-the-greathearted", {"card": "fog-bank", "controller": 1}],
        },
        {"deck": "kaalia", "hand": ["terminate"], "battlefield": WHITE_RED_BLACK},
        step="upkeep",
    )
    assert len(game.state.stack) == 1
    game.do("cast:terminate", "target:fog-bank", seat=TWO)
    game.settle()
    assert game.state.life[ONE] == 40


@pytest.mark.clause("CR-603.5")
def test_who_may_decline_is_asked_when_the_ability_resolves() -> None:
    scripts = {
        "fog-bank": Behaviour(triggers=(Trigger(Enters(Things(which="this")), gains(3), may=True),))
    }
    game = Playing({"hand": ["fog-bank", "plains"], "battlefield": WHITE_BLUE_RED}, scripts=scripts)
    game.do("cast:fog-bank")
    game.until("may")
    assert game.state.stack == ()
    game.answer("decline")
    assert game.state.life[ONE] == 40


@pytest.mark.clause("CR-513.1")
@pytest.mark.clause("CR-603.7")
def test_what_is_put_off_happens_once_at_the_next_end_step_even_without_its_source() -> None:
    later = Later((Draw("you", 1),))
    scripts = {"repulse": Behaviour(spell=(later,))}
    game = Playing({"hand": ["repulse", "plains"], "battlefield": WHITE_BLUE_RED}, scripts=scripts)
    game.do("cast:repulse")
    game.settle()
    assert len(game.pile("hands", ONE)) == 1
    while game.state.turn < 7:
        game.default()
    assert len(game.pile("hands", ONE)) == 2, "one later, and the draw of this turn is to come"


@pytest.mark.clause("CR-514.3")
@pytest.mark.clause("CR-514.2")
def test_who_lives_by_a_toughness_of_the_turn_dies_in_cleanup() -> None:
    smaller = Static(Things(kinds=("creature",), whose="you"), toughness=-2)
    scripts = {
        "propaganda": Behaviour(always=(smaller,)),
        "repulse": Behaviour(spell=(Pump(CREATURE, toughness=3),)),
        "wall-of-omens": Behaviour(
            triggers=(Trigger(Dies(Things(which="this")), (*gains(7), Draw("you", 7))),)
        ),
    }
    game = Playing(
        {
            "hand": ["repulse", "propaganda", "plains"],
            "battlefield": [*WHITE_BLUE_RED, {"card": "wall-of-omens", "counters": {"+1/+1": 1}}],
        },
        {"hand": ["plains"]},
        scripts={**scripts, "ghostly-prison": Behaviour(always=(smaller, smaller))},
    )
    game.do("cast:repulse")
    game.settle()
    game.do("cast:propaganda")
    game.settle()
    state = game.state
    handle = state.libraries[ONE][0]
    prison = replace(game.lying("propaganda"), born=90, stamp=90)
    state.play[handle] = replace(prison, title=TITLES["ghostly-prison"])
    game.match.table.memo.clear()
    assert game.size("wall-of-omens") == (1, 4 + 1 + 3 - 6)
    while game.has("wall-of-omens"):
        assert game.state.active == ONE
        game.default()
    assert (game.state.active, game.state.step) == (ONE, "end"), "there was priority in cleanup"
    while game.state.stack:
        game.default()
    while game.kind == "priority":
        game.default()
    assert (game.kind, game.state.turn) == ("discard", 5), "another cleanup follows"
    assert game.state.life[ONE] == 47


def test_end_steps_are_noticed() -> None:
    scripts = {"propaganda": Behaviour(triggers=(Trigger(EndStep("you"), gains(2)),))}
    game = Playing(
        {"hand": ["plains"], "battlefield": ["propaganda", "soul-snare"]}, scripts=scripts
    )
    while game.state.turn < 6:
        game.default()
    assert game.state.life[ONE] == 42
    while game.state.turn < 7:
        game.default()
    assert game.state.life[ONE] == 42, "not in the end step of another"


# -- leaving ---------------------------------------------------------------------------------------


@pytest.mark.clause("CR-800.4a")
def test_what_a_leaver_put_there_of_others_is_exiled_and_what_was_lent_goes_back() -> None:
    game = Playing(
        {
            "battlefield": ["zedruu-the-greathearted", "fog-bank", "plains", "island", "mountain"],
            "hand": ["plains"],
        },
        {"battlefield": [{"card": "serra-angel", "controller": 2}]},
        {"hand": ["plains"]},
    )
    game.do("use:zedruu", "player:2", "target:fog-bank")
    game.settle()
    assert game.lying("fog-bank").seat == THREE
    game.match.initiate(THREE, "concede")
    while THREE in game.state.alive:
        game.default()
    assert game.lying("fog-bank").seat == ONE
    assert game.pile("exiles", TWO) == ["serra-angel"], "the leaver had put it there"
    assert game.state.lasting == ()


@pytest.mark.clause("CR-800.4a")
def test_spells_and_abilities_of_a_leaver_are_gone() -> None:
    game = Playing(
        {"hand": ["repulse", "plains"], "battlefield": [*WHITE_BLUE_RED, "fog-bank"]},
        {"hand": ["plains"], "battlefield": ["soul-snare"]},
        {"hand": ["plains"], "battlefield": ["soul-snare"]},
    )
    game.do("cast:repulse")
    game.match.initiate(ONE, "concede")
    while ONE in game.state.alive:
        game.default()
    assert game.state.stack == ()
    assert all(game.state.owners[handle] != ONE for handle in game.state.play)


@pytest.mark.clause("CR-701.9")
@pytest.mark.clause("CR-101.4")
def test_each_discards_in_turn_order_a_card_of_their_choice() -> None:
    game = Playing(
        {"deck": "kaalia", "hand": ["syphon-mind", "plains"], "battlefield": WHITE_RED_BLACK},
        {"hand": ["island", "plains"]},
        {"hand": ["swamp", "mountain"]},
    )
    game.do("cast:syphon")
    game.until("discard-one")
    assert game.asked.seat == TWO
    game.answer("card:plains")
    assert game.asked.seat == THREE
    game.answer("card:swamp")
    assert game.pile("graveyards", TWO) == ["plains"]
    assert game.pile("graveyards", THREE) == ["swamp"]
    assert len(game.pile("hands", ONE)) == 3


@pytest.mark.clause("CR-701.6")
def test_a_countered_spell_does_nothing() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["congregate", "plains"],
            "battlefield": [*WHITE_RED_BLACK, "serra-angel"],
        },
        {"hand": ["spell-crumple"], "battlefield": WHITE_BLUE_RED},
    )
    game.do("cast:congregate", "player:0")
    game.do("cast:spell-crumple", seat=TWO)
    game.settle()
    assert game.state.life[ONE] == 40


@pytest.mark.clause("CR-508.3a")
@pytest.mark.clause("CR-508.3")
def test_who_comes_attacking_was_not_declared() -> None:
    scripts = {"serra-angel": Behaviour(triggers=())}
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["serra-angel"],
            "battlefield": [*WHITE_RED_BLACK, "kaalia-of-the-vast", "righteous-cause"],
        },
        scripts=scripts,
        step="attackers",
    )
    game.attack(kaalia_of_the_vast=1)
    game.until("order-triggers")
    game.default()
    game.until("enter")
    game.answer("enter")
    game.settle()
    assert game.state.life[ONE] == 41


def test_damage_without_a_creature_or_player_left_is_not_dealt() -> None:
    scripts = {"repulse": Behaviour(spell=(Damage(2, None, "opponents"), Token("dragon-token")))}
    game = Playing(
        {"hand": ["repulse", "plains"], "battlefield": WHITE_BLUE_RED}, {}, {}, scripts=scripts
    )
    game.do("cast:repulse")
    game.settle()
    assert [game.state.life[seat] for seat in (ONE, TWO, THREE)] == [40, 38, 38]
    assert game.has("dragon-token")


@pytest.mark.clause("CR-603.10")
@pytest.mark.parametrize(("slug", "life"), [("howling-mine", 40), ("fog-bank", 43)])
def test_only_creatures_die(slug: str, life: int) -> None:
    mourns = Behaviour(triggers=(Trigger(Dies(Things(which="this")), gains(3)),))
    game = Playing(
        {"hand": ["repulse", "plains"], "battlefield": (*WHITE_BLUE_RED, slug)},
        scripts={
            slug: mourns,
            "repulse": Behaviour(spell=(Destroy(Things(kinds=(KINDS[slug],))),)),
        },
    )
    game.do("cast:repulse")
    game.settle()
    assert not game.has(slug)
    assert game.state.life[ONE] == life
