"""The card data against the published figures: how many of which kind, numbers, rarities, names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from tests.each import for_each
from tests.shipped import cards, find_card

from gorin.content.cards.pages import ExpansionCard
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import expansion_cards
from gorin.games.tomb_raider.facts import CardFacts, Hindrance, Location
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.kernel.clauses import BadInput

UNTITLED = "211"
"""The card without a title: no list says what it is."""

PREMIERE = {
    "location": 64,
    "action": 52,
    "obstacle": 33,
    "discovery": 31,
    "raider": 9,
    "upgrade": 5,
    "treasure": 7,
    "secret-move": 9,
}
EXPANSIONS: Mapping[str, Mapping[str, int]] = {
    "slippery-when-wet": {
        "location": 62,
        "action": 48,
        "obstacle": 33,
        "discovery": 29,
        "raider": 10,
        "upgrade": 12,
        "treasure": 7,
        "secret-move": 9,
    },
    "big-guns": {
        "location": 30,
        "action": 42,
        "obstacle": 30,
        "discovery": 23,
        "raider": 11,
        "upgrade": 10,
        "treasure": 5,
        "secret-move": 9,
    },
    "promo": {"action": 10, "raider": 1},
}
RARITIES: Mapping[str, Mapping[str, int]] = {
    "slippery-when-wet": {"fixed": 75, "common": 26, "uncommon": 50, "rare": 50, "ultra-rare": 9},
    "big-guns": {"common": 50, "uncommon": 50, "rare": 50, "ultra-rare": 9, "fixed": 1},
    "promo": {"promo": 11},
}


def kind(card: CardFacts) -> str:
    return str(type(card).__struct_config__.tag)


def slug_of(name: str) -> str:
    """Return what a card of a name is called in files: lower case, hyphens, no punctuation."""
    plain = name.lower().replace("'", "").replace("&", "and")
    return "-".join(re.findall(r"[a-z0-9]+", plain))


# -- the Premiere set ----------------------------------------------------------------------


def test_the_premiere_set_has_as_many_cards_of_each_kind_as_its_lists() -> None:
    counted = Counter(kind(card) for card in cards().values() if card.number != UNTITLED)
    assert counted == PREMIERE
    assert sum(counted.values()) == 210


def test_every_number_of_the_premiere_set_is_there_once() -> None:
    numbers = [card.number for card in cards().values()]
    assert sorted(numbers) == [f"{number:03}" for number in range(1, 212)]


def test_cards_come_in_order_of_their_numbers() -> None:
    numbers = [card.number for card in cards().values()]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize(
    ("first", "last", "rarity"),
    [
        (1, 50, "fixed"),
        (51, 100, "common"),
        (101, 150, "uncommon"),
        (151, 200, "rare"),
        (201, 209, "ultra-rare"),
        (210, 210, "fixed"),
        (211, 211, "ultra-rare"),
    ],
)
def test_numbers_say_how_rare_a_card_is(first: int, last: int, rarity: str) -> None:
    found = {card.rarity for card in cards().values() if first <= int(card.number) <= last}
    assert found == {rarity}


def test_slugs_are_the_names_in_lower_case() -> None:
    titled = [card for card in cards().values() if card.number != UNTITLED]
    assert [card.name for card in titled if card.slug != slug_of(card.name)] == []
    assert {"deathtrap", "natlas-thug", "break-away-floor"} <= set(cards())


def test_names_and_slugs_are_unique() -> None:
    assert len({card.slug for card in cards().values()}) == 211
    assert len({card.name for card in cards().values()}) == 211


@for_each(sorted(cards()))
def test_the_facts_of_a_card_are_values_that_it_has(slug: str) -> None:
    card = cards()[slug]
    values: dict[str, Any] = msgspec.to_builtins(card)
    for name in card.facts:
        if name == "effect":
            assert slug in STANDARD.scripts
            continue
        part: Any = values
        for step in name.split("."):
            assert step in part, name
            part = part[step]


def test_families_of_locations_are_those_of_the_level_lists() -> None:
    families = Counter(card.family for card in cards().values() if isinstance(card, Location))
    assert families == {"cave": 18, "tomb": 18, "atlantean": 18, "plain": 10}


def test_there_is_a_treasure_room_of_each_power() -> None:
    rooms = {
        card.slug: card.treasure.power
        for card in cards().values()
        if isinstance(card, Location) and card.treasure is not None
    }
    assert rooms == {
        "treasure-cave": 1,
        "treasure-vault": 1,
        "atlantean-treasure": 2,
        "sanctuary": 3,
    }


def test_obstacles_are_traps_creatures_or_hazards_that_can_be_met() -> None:
    for card in cards().values():
        part = getattr(card, "obstacle", None)
        if isinstance(part, Hindrance):
            assert part.kind in ("trap", "creature", "hazard"), card.slug
            assert part.failure, card.slug
            abilities = [trial.ability for trial in part.tests]
            assert 1 <= len(abilities) == len({*abilities}) <= 2, card.slug
            assert (part.life is None) or "fight" in abilities, card.slug


# -- the expansions ------------------------------------------------------------------------


def named(asked: str) -> ExpansionCard | None:
    """Return the card known by name only that a text means."""
    return find_card(asked, "tomb-raider").named


def of(set_: str) -> list[ExpansionCard]:
    return [card for card in expansion_cards() if card.set == set_]


@for_each(EXPANSIONS)
def test_an_expansion_has_as_many_cards_of_each_kind_and_rarity_as_its_lists(name: str) -> None:
    assert Counter(card.kind for card in of(name)) == EXPANSIONS[name]
    assert Counter(card.rarity for card in of(name)) == RARITIES[name]


def test_all_sets_together_have_592_cards() -> None:
    assert [len(of(name)) for name in EXPANSIONS] == [210, 160, 11]
    assert len(cards()) + len(expansion_cards()) == 592


def test_numbers_of_the_expansions_are_unique_and_one_promotional_card_has_none() -> None:
    numbers = [card.number for card in expansion_cards()]
    assert numbers.count("") == 1
    assert len({*numbers}) == len(numbers)
    assert not {*numbers} & {card.number for card in cards().values()}


def test_known_by_name_only_means_not_playable() -> None:
    assert all(card.rarity != "promo" for card in cards().values())
    for card in expansion_cards():
        if slug_of(card.name) not in cards():
            assert named(card.name) is not None, card.name
            with pytest.raises(BadInput):
                _ = shipped().find(card.name)


def test_a_name_of_both_sets_means_the_card_that_can_be_played() -> None:
    assert named("Pit Trap") is None
    assert named("chasm") is None
    by_number = named("s055")
    assert by_number is not None
    assert by_number.name == "Pit Trap"


def test_what_is_no_card_at_all_is_not_found_among_the_expansions() -> None:
    for asked in ("", "S999", "Nobody's Card"):
        with pytest.raises(BadInput):
            _ = named(asked)


def test_damaged_data_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"number": "S001", "name": "Beach", "kind": "location"}
    monkeypatch.setattr(
        tomb_raider, "read_toml", lambda *place: {"set": [{"id": "wet", "cards": [row]}]}
    )
    with pytest.raises(BadInput, match="rarity"):
        _ = tomb_raider.expansion_cards.__wrapped__()
