"""The cards of the ready decks: what each does, and what it must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.magic.playing import (
    ONE,
    THREE,
    TWO,
    WHITE_BLUE_RED,
    WHITE_RED_BLACK,
    Playing,
)

from gorin.content.magic.drawing import printed
from gorin.games.magic.behaviours import SCRIPTS
from gorin.games.magic.cards import CARDS, TITLES
from gorin.games.magic.decks import DECKS, deck_of
from gorin.games.magic.words import Destroy, X, by


def kaalia(*hand: str, lying: tuple[Any, ...] = (), **more: Any) -> dict[str, Any]:
    return {"deck": "kaalia", "hand": hand, "battlefield": (*WHITE_RED_BLACK, *lying), **more}


def zedruu(*hand: str, lying: tuple[Any, ...] = (), **more: Any) -> dict[str, Any]:
    return {"deck": "zedruu", "hand": hand, "battlefield": (*WHITE_BLUE_RED, *lying), **more}


def lies(*permanents: Any, **more: Any) -> dict[str, Any]:
    return {"battlefield": permanents, **more}


def test_some_forty_titles_of_the_ready_decks_have_a_text() -> None:
    played = {CARDS[number].slug for name in DECKS for number in deck_of(name)}
    assert set(SCRIPTS) <= played
    assert len(SCRIPTS) >= 40


# -- spells ----------------------------------------------------------------------------------------


@pytest.mark.clause("CR-608.2")
@pytest.mark.parametrize(
    ("slug", "destroyed", "spared"),
    [
        ("terminate", "serra-angel", "propaganda"),
        ("wrecking-ball", "plains", "propaganda"),
        ("mortify", "propaganda", "howling-mine"),
    ],
)
def test_what_destroys_something_destroys_nothing_else(
    slug: str, destroyed: str, spared: str
) -> None:
    game = Playing(
        kaalia(slug), lies("serra-angel", "fog-bank", "howling-mine", "propaganda", "plains")
    )
    game.do(f"cast:{slug}")
    assert not [key for key in game.keys if spared in key]
    game.answer(next(k for k in reversed(game.keys) if destroyed in k))
    game.settle()
    assert game.pile("graveyards", TWO) == [destroyed]
    assert game.pile("graveyards", ONE) == [slug]
    assert game.has(spared)


def test_path_to_exile_lets_its_victims_controller_fetch_a_tapped_basic_land() -> None:
    game = Playing(kaalia("path-to-exile"), lies("serra-angel"))
    game.do("cast:path")
    game.settle("land:island")
    assert game.pile("exiles", TWO) == ["serra-angel"]
    assert game.lying("island").tapped
    assert game.lying("island").seat == TWO


def test_path_to_exile_lets_nobody_fetch_who_does_not_want_to() -> None:
    game = Playing(kaalia("path-to-exile"), lies("serra-angel"))
    game.do("cast:path")
    game.settle("none")
    assert not game.has("island")
    assert game.pile("graveyards", TWO) == []


def test_sulfurous_blast_deals_three_in_the_own_main_phase_only() -> None:
    game = Playing(kaalia("sulfurous-blast"), lies("serra-angel", "fog-bank"))
    game.do("cast:sulfurous")
    game.settle()
    assert game.lying("serra-angel").damage == 3
    assert (game.state.life[ONE], game.state.life[TWO]) == (37, 37)
    game = Playing(kaalia("sulfurous-blast"), lies("serra-angel"), active=1)
    game.do("cast:sulfurous")
    game.settle()
    assert game.lying("serra-angel").damage == 2
    assert game.state.life[TWO] == 38


@pytest.mark.clause("CR-601.2")
def test_earthquake_hurts_everybody_but_flyers() -> None:
    game = Playing(kaalia("earthquake", lying=("kaalia-of-the-vast",)), lies("wall-of-omens"))
    game.do("cast:earthquake", 3)
    game.settle()
    assert game.lying("kaalia-of-the-vast").damage == 0
    assert game.lying("wall-of-omens").damage == 3
    assert (game.state.life[ONE], game.state.life[TWO]) == (37, 37)


def test_vision_skeins_lets_each_player_draw_two_cards() -> None:
    game = Playing(zedruu("vision-skeins"), {"hand": ["plains"]})
    game.do("cast:vision")
    game.settle()
    assert (len(game.pile("hands", ONE)), len(game.pile("hands", TWO))) == (2, 3)


@pytest.mark.clause("CR-119.3")
def test_congregate_gives_life_to_one_player_for_each_creature_on_the_table() -> None:
    game = Playing(kaalia("congregate", lying=("serra-angel",)), lies("fog-bank", "propaganda"))
    game.do("cast:congregate", "player:1")
    game.settle()
    assert (game.state.life[ONE], game.state.life[TWO]) == (40, 44)


@pytest.mark.clause("CR-119.3")
def test_sign_in_blood_costs_whoever_draws_two_life() -> None:
    game = Playing(kaalia("sign-in-blood"))
    game.do("cast:sign", "player:1")
    game.settle()
    assert (len(game.pile("hands", TWO)), game.state.life[TWO]) == (2, 38)
    assert (game.pile("hands", ONE), game.state.life[ONE]) == ([], 40)


def test_death_by_dragons_spares_its_target_alone() -> None:
    game = Playing(zedruu("death-by-dragons"), {}, {})
    game.do("cast:death", "player:1")
    game.settle()
    dragons = [found.seat for h, found in game.state.play.items() if h >= game.state.printed]
    assert dragons == [ONE, THREE]
    assert game.size("dragon-token") == (5, 5)
    assert game.now("dragon-token").colours == "R"


def test_spell_crumple_puts_both_spells_at_the_bottom_of_their_owners_libraries() -> None:
    game = Playing(kaalia("terminate"), zedruu("spell-crumple", lying=("serra-angel",)))
    game.do("cast:terminate")
    game.do("cast:spell-crumple", seat=TWO)
    game.settle()
    assert game.pile("libraries", ONE)[-1] == "terminate"
    assert game.pile("libraries", TWO)[-1] == "spell-crumple"
    assert game.has("serra-angel")
    assert game.pile("graveyards", ONE) == game.pile("graveyards", TWO) == []


def test_repulse_returns_a_creature_to_its_owner_not_its_controller() -> None:
    game = Playing(
        zedruu("repulse", lying=({"card": "serra-angel", "controller": 1},)), lies("propaganda")
    )
    game.do("cast:repulse")
    game.settle()
    assert "serra-angel" in game.pile("hands", ONE)
    assert len(game.pile("hands", ONE)) == 2, "and a card is drawn"
    assert game.pile("hands", TWO) == []


def test_insurrection_takes_all_creatures_for_a_turn_ready_to_attack() -> None:
    game = Playing(
        zedruu("insurrection"),
        lies({"card": "serra-angel", "tapped": True}, "howling-mine"),
    )
    game.do("cast:insurrection")
    game.settle()
    assert game.lying("serra-angel").seat == ONE
    assert game.lying("howling-mine").seat == TWO
    game.until("attack")
    assert game.attackers() == ["serra-angel"]
    game.attack(serra_angel=1)
    assert game.state.life[TWO] == 36 or game.kind == "priority"
    game.until("priority", step="upkeep")
    assert game.lying("serra-angel").seat == TWO
    assert game.lying("serra-angel").base == TWO


def test_syphon_mind_draws_for_each_card_that_was_discarded() -> None:
    game = Playing(kaalia("syphon-mind"), {"hand": ["plains", "island"]}, {"hand": []})
    game.do("cast:syphon")
    game.settle("card:island")
    assert game.pile("graveyards", TWO) == ["island"]
    assert len(game.pile("hands", ONE)) == 1, "nobody else had a card"


# -- what comes ------------------------------------------------------------------------------------


def test_flametongue_kavu_has_to_hit_a_creature_even_itself() -> None:
    game = Playing(zedruu("flametongue-kavu"))
    game.do("cast:flametongue")
    game.settle()
    assert not game.has("flametongue-kavu")
    game = Playing(zedruu("flametongue-kavu"), lies("wall-of-denial", "serra-angel"))
    game.do("cast:flametongue")
    game.until("target")
    assert [key.partition(".")[0] for key in game.keys] == [
        "target:serra-angel",
        "target:flametongue-kavu",
    ]
    game.settle("target:serra-angel")
    assert game.pile("graveyards", TWO) == ["serra-angel"]
    assert game.has("flametongue-kavu")


def test_angel_of_despair_destroys_any_permanent_once() -> None:
    game = Playing(kaalia("angel-of-despair"), lies("propaganda", "howling-mine"))
    game.do("cast:angel-of-despair")
    game.until("target")
    game.settle("target:propaganda")
    assert game.pile("graveyards", TWO) == ["propaganda"]
    assert game.has("howling-mine")


def test_arbiter_lifts_everybody_to_the_highest_life_and_lowers_nobody() -> None:
    game = Playing(zedruu("arbiter-of-knollridge", life=12), {"life": 31}, {"life": 3})
    game.do("cast:arbiter")
    game.settle()
    assert set(game.state.life.values()) == {31}


def test_wall_of_omens_draws_a_card_when_it_comes_not_when_it_goes() -> None:
    game = Playing(zedruu("wall-of-omens"))
    game.do("cast:wall-of-omens")
    game.settle()
    assert len(game.pile("hands", ONE)) == 1
    game = Playing(kaalia("terminate"), lies("wall-of-omens"))
    game.do("cast:terminate")
    game.settle()
    assert game.pile("hands", TWO) == []


def test_false_prophet_exiles_all_creatures_when_it_dies_not_when_it_is_exiled() -> None:
    game = Playing(kaalia("terminate"), lies("false-prophet", "fog-bank", "propaganda"))
    game.do("cast:terminate", "target:false-prophet")
    game.settle()
    assert game.pile("exiles", TWO) == ["fog-bank"]
    assert game.pile("graveyards", TWO) == ["false-prophet"]
    assert game.has("propaganda")
    game = Playing(kaalia("path-to-exile"), lies("false-prophet", "fog-bank"))
    game.do("cast:path", "target:false-prophet")
    game.settle("none")
    assert game.has("fog-bank")


def test_journey_to_nowhere_gives_back_what_it_took_when_it_leaves() -> None:
    game = Playing(kaalia("journey-to-nowhere", "mortify"), lies("serra-angel", "howling-mine"))
    game.do("cast:journey")
    game.settle()
    assert game.pile("exiles", TWO) == ["serra-angel"]
    game.do("cast:mortify")
    game.settle()
    assert game.lying("serra-angel").seat == TWO
    assert game.lying("serra-angel").sick, "it is another one than before"
    assert game.pile("exiles", TWO) == []


def test_akoum_refuge_comes_tapped_gives_a_life_and_two_colours() -> None:
    game = Playing({"deck": "kaalia", "hand": ["akoum-refuge", "terminate"]}, lies("fog-bank"))
    game.do("land:akoum-refuge")
    game.settle()
    assert game.lying("akoum-refuge").tapped
    assert game.state.life[ONE] == 41
    assert not [key for key in game.keys if key.startswith("cast")]


def test_shattered_angel_gains_life_for_others_lands_if_its_controller_likes() -> None:
    game = Playing(kaalia("plains", lying=("shattered-angel",)))
    game.do("land:plains")
    assert not game.state.stack
    game = Playing(lies("shattered-angel"), {"hand": ["plains", "island"]}, active=1)
    game.do("land:plains", seat=TWO)
    game.until("may")
    game.answer("do")
    game.settle()
    assert game.state.life[ONE] == 43
    game = Playing(lies("shattered-angel"), {"hand": ["plains"]}, active=1)
    game.do("land:plains", seat=TWO)
    game.until("may")
    game.answer("decline")
    assert game.state.life[ONE] == 40


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
    game = Playing(lies("bull-cerodon", "plains", "plains"), lies("propaganda"), step="attackers")
    game.attack(bull_cerodon=1)
    game.answer("stay")
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
