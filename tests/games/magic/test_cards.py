"""The cards of the ready decks: what each does, and what it must not do."""

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

from gorin.games.magic.behaviours import SCRIPTS
from gorin.games.magic.cards import CARDS
from gorin.games.magic.decks import DECKS, deck_of


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


@pytest.mark.clause("CR-608.2h")
def test_path_to_exile_lets_its_victims_controller_fetch_a_tapped_basic_land() -> None:
    game = Playing(kaalia("path-to-exile"), lies("serra-angel"))
    game.do("cast:path")
    game.settle("land:island")
    assert game.pile("exiles", TWO) == ["serra-angel"]
    assert game.lying("island").tapped
    assert game.lying("island").seat == TWO


@pytest.mark.clause("CR-701.23")
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


@pytest.mark.clause("CR-107.3")
@pytest.mark.clause("CR-601.2")
def test_earthquake_hurts_everybody_but_flyers() -> None:
    game = Playing(kaalia("earthquake", lying=("kaalia-of-the-vast",)), lies("wall-of-omens"))
    game.do("cast:earthquake", 3)
    assert sum(found.tapped for found in game.state.play.values()) == 4, "R and X are paid"
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


@pytest.mark.clause("CR-400.3")
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


@pytest.mark.clause("CR-607.1")
@pytest.mark.clause("CR-400.7")
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
