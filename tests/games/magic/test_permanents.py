"""Permanents of the ready decks: what each does while it stays, and what it must not do."""

from __future__ import annotations

import pytest
from tests.games.magic.playing import (
    ONE,
    THREE,
    TWO,
    Playing,
    kaalia,
    lies,
    zedruu,
)

from gorin.content.magic.drawing import printed
from gorin.games.magic.behaviours import SCRIPTS
from gorin.games.magic.cards import CARDS, TITLES
from gorin.games.magic.state import NOBODY
from gorin.games.magic.words import Destroy, X, by

# -- what stays ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "keyword"),
    [
        ("vow-of-duty", "vigilance"),
        ("vow-of-lightning", "first strike"),
        ("vow-of-flight", "flying"),
        ("vow-of-malice", "intimidate"),
    ],
)
def test_a_vow_strengthens_a_creature_that_leaves_its_maker_alone(slug: str, keyword: str) -> None:
    vow = {"card": slug, "attached": "guest"}
    game = Playing(
        lies({"card": "wall-of-omens", "name": "guest", "controller": 1}, vow, "false-prophet"),
        {"hand": ["plains"]},
        {},
        active=1,
        scripts={"wall-of-omens": SCRIPTS["terminate"]},
    )
    assert game.size("wall-of-omens") == (2, 6)
    assert game.now("wall-of-omens").has(keyword)
    assert game.size("false-prophet") == (2, 2), "the others stay as they are"
    from gorin.games.magic.combat import may_attack

    wall = game.handle("wall-of-omens")
    assert not may_attack(game.match.table, wall, ONE)
    assert may_attack(game.match.table, wall, THREE)


def test_crescendo_of_war_strengthens_attackers_and_own_blockers() -> None:
    crescendo = {"card": "crescendo-of-war", "counters": {"strife": 2}}
    game = Playing(
        lies("serra-angel", "bull-cerodon", "soul-snare"),
        lies(crescendo, "serra-sphinx"),
        step="attackers",
    )
    game.attack(serra_angel=1)
    assert game.size("serra-angel") == (6, 4)
    assert game.size("bull-cerodon") == (5, 5)
    game.until("block")
    game.block(serra_sphinx="serra-angel")
    assert game.size("serra-sphinx") == (6, 4)
    game.until("priority", step="upkeep")
    assert game.lying("crescendo-of-war").count("strife") == 2
    game.settle()
    assert game.lying("crescendo-of-war").count("strife") == 3


@pytest.mark.parametrize("slug", ["ghostly-prison", "propaganda", "windborn-muse"])
def test_who_attacks_past_a_prison_pays_two_for_each(slug: str) -> None:
    lands = ("plains", "plains")
    game = Playing(
        lies("serra-angel", "bull-cerodon", *lands), lies(slug, "soul-snare"), {}, step="attackers"
    )
    game.attack(serra_angel=1, bull_cerodon=2)
    assert game.kind == "pay-to-attack", "nobody pays for the one that goes elsewhere"
    assert game.keys == ["stay", f"pay:serra-angel.{game.handle('serra-angel')}"]
    game.answer("pay")
    assert game.lying("serra-angel").attacking == TWO
    assert game.lying("bull-cerodon").attacking == THREE
    assert game.lying("plains").tapped


def test_who_does_not_pay_stays_back_untapped() -> None:
    game = Playing(lies("false-prophet", "plains", "plains"), lies("propaganda"), step="attackers")
    game.attack(false_prophet=1)
    game.answer("stay")
    assert game.lying("false-prophet").attacking == NOBODY
    assert not any(found.tapped for found in game.state.play.values())
    assert game.state.step != "blockers"


def test_fog_bank_neither_deals_nor_is_dealt_combat_damage_but_dies_of_other() -> None:
    game = Playing(lies("bull-cerodon", "soul-snare"), lies("fog-bank"), step="attackers")
    game.attack(bull_cerodon=1)
    game.until("block")
    game.block(fog_bank="bull-cerodon")
    game.until("priority", step="upkeep")
    assert game.has("fog-bank")
    assert game.state.life[TWO] == 40
    game = Playing(kaalia("sulfurous-blast"), lies("fog-bank"))
    game.do("cast:sulfurous")
    game.settle()
    assert not game.has("fog-bank")


def test_guard_gomazoa_is_dealt_no_combat_damage_but_deals_its_own() -> None:
    game = Playing(lies("bull-cerodon", "soul-snare"), lies("guard-gomazoa"), step="attackers")
    game.attack(bull_cerodon=1)
    game.until("block")
    game.block(guard_gomazoa="bull-cerodon")
    while game.state.step != "damage":
        game.until("priority")
        game.answer("pass")
    assert game.lying("bull-cerodon").damage == 1
    assert game.lying("guard-gomazoa").damage == 0


def test_howling_mine_gives_whose_draw_step_it_is_a_card_unless_it_is_tapped() -> None:
    for tapped, drawn in ((False, 2), (True, 1)):
        mine = {"card": "howling-mine", "tapped": tapped}
        game = Playing({}, lies(mine, "dreamstone-hedron"), step="draw")
        game.until("priority", step="draw")
        game.settle()
        assert len(game.pile("hands", ONE)) == drawn
        assert game.pile("hands", TWO) == []


def test_righteous_cause_gives_its_controller_a_life_for_each_attacker() -> None:
    game = Playing(
        lies("serra-angel", "bull-cerodon"),
        lies("righteous-cause", "fog-bank"),
        {},
        step="attackers",
    )
    game.attack(serra_angel=2, bull_cerodon=2)
    game.settle()
    assert game.state.life[TWO] == 42
    assert game.state.life[ONE] == 40


@pytest.mark.clause("CR-113.7a")
@pytest.mark.clause("CR-802.2")
@pytest.mark.clause("CR-602.2")
def test_soul_snare_exiles_only_what_attacks_its_controller() -> None:
    game = Playing(
        lies("serra-angel", "bull-cerodon"),
        lies("soul-snare", "plains"),
        {},
        step="attackers",
    )
    game.attack(serra_angel=1, bull_cerodon=2)
    game.do("use:soul-snare", seat=TWO)
    game.settle()
    assert game.pile("exiles", ONE) == ["serra-angel"]
    assert game.pile("graveyards", TWO) == ["soul-snare"]
    assert game.has("bull-cerodon")


def test_razorjaw_oni_keeps_black_creatures_from_blocking() -> None:
    from gorin.games.magic.combat import may_block

    game = Playing(lies("bull-cerodon"), lies("razorjaw-oni", "arrogant-vampire", "serra-angel"))
    attacker = game.handle("bull-cerodon")
    able = {
        slug: may_block(game.match.table, game.handle(slug), attacker)
        for slug in ("razorjaw-oni", "arrogant-vampire", "serra-angel")
    }
    assert able == {"razorjaw-oni": False, "arrogant-vampire": False, "serra-angel": True}


@pytest.mark.clause("CR-702.18")
@pytest.mark.clause("CR-702.6")
@pytest.mark.clause("CR-301.5")
def test_lightning_greaves_give_haste_and_shroud_to_one_creature_of_yours() -> None:
    game = Playing(
        kaalia("terminate", lying=("lightning-greaves", {"card": "false-prophet", "new": True})),
        lies("serra-angel"),
    )
    assert not game.now("false-prophet").has("haste")
    game.do("use:lightning-greaves")
    game.settle()
    assert game.now("false-prophet").has("haste")
    assert game.now("false-prophet").has("shroud")
    game.do("cast:terminate")
    game.settle()
    assert game.pile("graveyards", TWO) == ["serra-angel"], "it was the only legal target"


def test_wall_of_denial_can_be_no_target() -> None:
    game = Playing(kaalia("terminate"), lies("wall-of-denial"))
    assert not [key for key in game.keys if key.startswith("cast")]
    seat = game.asked.seat
    attempt = f"cast:terminate.{game.state.hands[ONE][0]}"
    assert [reason.clause for reason in game.match.why_not(seat, attempt)] == ["CR-115.1"]


@pytest.mark.clause("CR-602.2")
def test_dreamstone_hedron_gives_three_mana_or_is_sacrificed_for_three_cards() -> None:
    lands = ("plains", "plains")
    game = Playing({"hand": ["howling-mine"], "battlefield": (*lands, "dreamstone-hedron")})
    assert not [key for key in game.keys if key.startswith("use")], "it cannot pay for itself"
    game = Playing(lies("plains", *lands, "dreamstone-hedron"))
    game.do("use:dreamstone-hedron")
    game.settle()
    assert len(game.pile("hands", ONE)) == 3
    assert not game.has("dreamstone-hedron")


def test_fallen_angel_eats_creatures_and_nothing_else() -> None:
    game = Playing(lies("fallen-angel", "fog-bank", "howling-mine"))
    game.do("use:fallen-angel")
    assert game.kind == "sacrifice"
    assert {key.partition(".")[0] for key in game.keys} == {
        "sacrifice:fallen-angel",
        "sacrifice:fog-bank",
    }
    game.answer("sacrifice:fog-bank")
    game.settle()
    assert game.size("fallen-angel") == (5, 4)
    game.until("priority", step="upkeep")
    assert game.size("fallen-angel") == (3, 3)


def test_furnace_whelp_breathes_fire_until_the_turn_ends() -> None:
    game = Playing(lies("furnace-whelp", "mountain", "mountain"))
    game.do("use:furnace")
    game.do("use:furnace")
    game.settle()
    assert game.size("furnace-whelp") == (4, 2)
    assert len([key for key in game.keys if key.startswith("use")]) == 0
    game.until("priority", step="upkeep")
    assert game.size("furnace-whelp") == (2, 2)


@pytest.mark.clause("CR-603.7")
@pytest.mark.parametrize("times", [3, 4])
def test_dragon_whelp_burns_up_at_the_end_if_it_breathes_four_times(times: int) -> None:
    game = Playing(lies("dragon-whelp", *("mountain",) * 4, hand=["plains"]))
    for _ in range(times):
        game.do("use:dragon-whelp")
        game.settle()
    assert game.size("dragon-whelp") == (2 + times, 3)
    assert game.has("dragon-whelp")
    while game.state.active == ONE:
        game.default()
    assert game.has("dragon-whelp") == (times < 4)
    assert game.state.delays == ()


# -- commanders ------------------------------------------------------------------------------------


def test_kaalia_brings_an_angel_a_demon_or_a_dragon_that_attacks_with_her() -> None:
    game = Playing(
        kaalia("serra-angel", "bull-cerodon", lying=("kaalia-of-the-vast",)),
        {},
        {},
        step="attackers",
    )
    game.attack(kaalia_of_the_vast=1)
    game.until("enter")
    assert [key.partition(".")[0] for key in game.keys] == ["none", "enter:serra-angel"]
    game.answer("enter")
    assert game.lying("serra-angel").attacking == TWO
    assert game.lying("serra-angel").tapped
    game.until("priority", step="main-2")
    assert game.state.life[TWO] == 40 - 2 - 4


def test_kaalia_brings_nothing_if_her_controller_does_not_like() -> None:
    game = Playing(kaalia("serra-angel", lying=("kaalia-of-the-vast",)), step="attackers")
    game.attack(kaalia_of_the_vast=1)
    game.until("enter")
    game.answer("none")
    assert not game.has("serra-angel")
    assert game.pile("hands", ONE) == ["serra-angel"]


def test_zedruu_gives_away_and_is_thanked_in_the_own_upkeep_only() -> None:
    game = Playing(zedruu("plains", lying=("zedruu-the-greathearted", "propaganda")), {})
    game.do("use:zedruu", "target:propaganda")
    game.settle()
    assert game.lying("propaganda").seat == TWO
    assert game.state.life[ONE] == 40
    while game.state.turn < 7:
        game.default()
    game.settle()
    assert game.state.life[ONE] == 41
    assert len(game.pile("hands", ONE)) == 2, "one for the gift; it is not drawn for the turn yet"
    assert game.state.life[TWO] == 40


def test_zedruu_who_has_given_nothing_away_gets_nothing() -> None:
    game = Playing(lies("zedruu-the-greathearted", hand=["plains"]), step="upkeep")
    game.until("priority", step="main")
    assert game.state.life[ONE] == 40


# -- mana ------------------------------------------------------------------------------------------


def test_sol_ring_gives_two_colourless_and_the_tower_any_own_colour() -> None:
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["terminate", "howling-mine"],
            "battlefield": ["sol-ring", "fog-bank"],
        }
    )
    assert [key.partition(".")[0] for key in game.keys] == ["pass", "cast:howling-mine"]
    game = Playing(
        {
            "deck": "kaalia",
            "hand": ["terminate", "spell-crumple"],
            "battlefield": ["command-tower", "command-tower", "fog-bank"],
        }
    )
    assert "cast:terminate" in [key.partition(".")[0] for key in game.keys]


# -- words -----------------------------------------------------------------------------------------


def test_every_card_says_what_it_does() -> None:
    for slug, behaviour in SCRIPTS.items():
        messages = printed(CARDS[TITLES[slug]])
        assert all(said in messages for said in behaviour.said())
        assert behaviour.said(), slug
    assert (by(3), by(X())) == ("", "")
    assert Destroy.__doc__
