"""The facts of all cards of the L5R LCG: that they are all there, and made of a compilation."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from scripts.l5r_lcg_facts import TARGET, files
from tests.shipped import reader_for

from gorin.content.l5r_lcg.pages import trait_name
from gorin.content.l5r_lcg.pool import packs, playable, shipped
from gorin.games.l5r_lcg.facts import CLANS, DASH, NEUTRAL, Facts
from gorin.games.l5r_lcg.formats.construction import ELEMENTS
from gorin.text.language import LANGUAGES

COMPILATION = Path(__file__).parents[2].parent / "shared" / "data" / "l5r-lcg"
"""Where the compilation lies beside a working copy; printed texts are in it, so it is not here."""
CARDS = shipped().cards


def test_all_cards_are_known_pack_by_pack() -> None:
    assert len(CARDS) == sum(len(pack.cards) for pack in packs().values()) == 1373
    assert len(packs()) == 42
    assert all(card.pack == pack.id for pack in packs().values() for card in pack.cards)
    kinds = Counter(card.kind for card in CARDS.values())
    assert (kinds["character"], kinds["event"], kinds["province"]) == (613, 309, 123)
    assert len(packs()["core"].cards) == 223
    assert len({card.number for card in CARDS.values()}) == len(CARDS)


def test_figures_are_as_the_rules_count_them() -> None:
    berserker = CARDS["matsu-berserker"]
    assert (berserker.cost, berserker.military, berserker.political) == (1, 3, DASH)
    assert CARDS["height-of-fashion"].political == 4
    assert CARDS["way-of-the-crane"].influence == DASH
    assert CARDS["fine-katana"].influence == 0
    shizuka = CARDS["shizuka-toshi"]
    assert (shizuka.honor, shizuka.fate, shizuka.pool, shizuka.strength) == (11, 7, 10, 2)
    assert CARDS["iron-crane-legion"].variables == ("military",)
    assert CARDS["doji-hotaru-2"].called == CARDS["doji-hotaru"].called == "doji-hotaru"
    assert CARDS["tsuma"].outer
    assert CARDS["doji-whisperer"].plain


def test_figures_fit_the_kind_of_their_card() -> None:
    for card in CARDS.values():
        assert card.clan in (*CLANS, NEUTRAL, "shadowlands"), card.slug
        assert set(card.elements) <= set(ELEMENTS), card.slug
        assert bool(card.elements) == (card.kind == "province"), card.slug
        assert (card.honor > 0) == (card.kind == "stronghold"), card.slug
        assert card.called in CARDS or card.version, card.slug


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_is_said_as_texts_say_it(language: str) -> None:
    reader = reader_for(language, game="l5r-lcg")
    traits = {trait for card in CARDS.values() for trait in card.traits}
    said = {trait: reader.read(trait_name(trait)) for trait in traits}
    assert not [trait for trait, text in said.items() if "\u27e6" in text]
    assert len(set(said.values())) == len(traits)
    assert (said["kaiu-wall"] == "Kaiu Wall") == (language == "en")


def test_no_text_of_a_card_is_kept() -> None:
    known = set(Facts.__struct_fields__) | {"cards", "id", "name", "code", "released"}
    for file in TARGET.glob("*.json"):
        data = msgspec.json.decode(file.read_bytes())
        assert set(data) <= known
        for row in data["cards"]:
            assert set(row) <= known
            assert all(len(str(value)) < 60 or name == "traits" for name, value in row.items())


def test_cards_that_can_be_played_are_fewer_than_those_that_are_known() -> None:
    found = {card.slug for card in playable()}
    assert {"doji-hotaru", "matsu-berserker", "yojin-no-shiro"} <= found
    assert "doji-hotaru-2" not in found


@pytest.mark.skipif(not COMPILATION.exists(), reason="the compilation of cards is not here")
def test_the_data_are_what_the_script_makes_of_the_compilation() -> None:
    made = dict(files(COMPILATION))
    kept = {file.name: file.read_text(encoding="utf-8") for file in TARGET.glob("*.json")}
    assert made == kept
