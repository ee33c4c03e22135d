"""Construction of decks: what each format allows, and that all faults are told at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from gorin.content.l5r_lcg.decks import RULES
from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg.formats.card_lists import JADE, LAST, NONE, card_list
from gorin.games.l5r_lcg.formats.construction import (
    CONFLICT,
    DYNASTY,
    ELEMENTS,
    PROVINCES,
    ROLE,
    SIDEBOARD,
    STRONGHOLD,
    USUAL,
    Brought,
    CardList,
    clan_of,
    faults,
    influence_of,
    is_in_clan,
    is_out_of_clan,
)
from gorin.games.l5r_lcg.rulings import Sideboard
from gorin.kernel.words import Name

Counts = Mapping[str, int]
CARDS = shipped().cards
FREE = CardList()
FIVE = (
    "the-art-of-peace",
    "entrenched-position",
    "meditations-on-the-tao",
    "rally-to-the-cause",
    "shameful-display",
)


def dynasty(clan: str, size: int, copies: int) -> dict[str, int]:
    """Return dynasty cards of the Core Set for a deck of a clan."""
    return _side("dynasty", clan, size, copies)


def conflict(clan: str, size: int, copies: int) -> dict[str, int]:
    """Return conflict cards of the Core Set for a deck of a clan, none bought."""
    return _side("conflict", clan, size, copies)


def _side(side: str, clan: str, size: int, copies: int) -> dict[str, int]:
    found: dict[str, int] = {}
    lists = (card_list("skirmish", LAST), card_list("stronghold"))
    listed = {slug for each in lists for slug in (*each.banned, *each.restricted)}
    for card in CARDS.values():
        fits = card.side == side and card.clan in (clan, "neutral") and card.slug not in listed
        left = size - sum(found.values())
        if fits and left and not card.role and card.limit == USUAL and not card.version:
            found[card.slug] = min(copies, left)
    assert sum(found.values()) == size
    return found


def deck(clan: str = "", /, **parts: Counts) -> Brought:
    """Return a deck as it is judged."""
    return Brought(
        {name: tuple((CARDS[slug], n) for slug, n in part.items()) for name, part in parts.items()},
        clan,
    )


def skirmish(clan: str = "crane", /, **changes: Counts) -> Brought:
    """Return a legal Skirmish deck with some parts of it changed."""
    parts: dict[str, Counts] = {DYNASTY: dynasty(clan, 30, 2), CONFLICT: conflict(clan, 30, 2)}
    return deck(**{**parts, **changes})


def castle(clan: str = "crane", home: str = "shizuka-toshi", /, **changes: Counts) -> Brought:
    """Return a legal deck of the stronghold game with some parts of it changed."""
    parts: dict[str, Counts] = {
        STRONGHOLD: {home: 1},
        PROVINCES: dict.fromkeys(FIVE, 1),
        DYNASTY: dynasty(clan, 40, 3),
        CONFLICT: conflict(clan, 40, 3),
    }
    return deck(**{**parts, **changes})


def told(
    found: Brought,
    format: str = "stronghold",
    lists: CardList = FREE,
    check: Sideboard = "after-swap",
) -> list[Any]:
    """Return what is wrong with a deck: clause, message, and the card that it is about."""
    return [
        (fault.clause, fault.reason.id, _card(fault.reason.args.get("card")))
        for fault in faults(found, RULES[format], lists, check)
    ]


def _card(name: object) -> str:
    return name.key if isinstance(name, Name) else ""


def with_cards(counts: Counts, **more: int) -> dict[str, int]:
    """Return as many cards, with others among them; first ones have made room for these."""
    added = {slug.replace("_", "-"): count for slug, count in more.items()}
    found = {**counts, **added}
    left = sum(found.values()) - sum(counts.values())
    for slug in counts:
        if slug not in added:
            gone = min(left, found[slug])
            found[slug] -= gone
            left -= gone
    return {slug: count for slug, count in found.items() if count}


def test_legal_decks_have_no_faults() -> None:
    assert told(skirmish(), "skirmish") == []
    assert told(castle()) == []
    assert told(castle(), "enlightenment") == []


# -- the stronghold game -------------------------------------------------------------------


HOMES: tuple[Counts, ...] = ({}, {"shizuka-toshi": 2}, {"shizuka-toshi": 1, "kyuden-kakita": 1})


@pytest.mark.clause("LCG-S2.1")
@pytest.mark.parametrize("homes", HOMES)
def test_a_deck_has_exactly_one_stronghold(homes: Counts) -> None:
    found = told(castle(**{STRONGHOLD: homes}))
    ids = {0: "deck-section-few", 2: "deck-section-many"}
    assert ("LCG-S2.1", ids[sum(homes.values())], "") in found


@pytest.mark.clause("LCG-S2.2")
def test_a_deck_has_one_role_at_most() -> None:
    assert told(castle(**{ROLE: {"keeper-of-air": 1}})) == []
    two = castle(**{ROLE: {"keeper-of-air": 1, "seeker-of-fire": 1}})
    assert told(two) == [("LCG-S2.2", "deck-section-many", "")]


@pytest.mark.clause("LCG-S2.3", "LCG-S2.5")
@pytest.mark.parametrize(("part", "clause"), [(DYNASTY, "LCG-S2.3"), (CONFLICT, "LCG-S2.5")])
def test_each_deck_has_forty_to_forty_five_cards(part: str, clause: str) -> None:
    for size in (39, 40, 45, 46):
        cards = dynasty("crane", size, 3) if part == DYNASTY else conflict("crane", size, 3)
        found = told(castle(**{part: cards}))
        wrong = {39: "deck-section-few", 46: "deck-section-many"}.get(size)
        assert found == ([(clause, wrong, "")] if wrong else [])


@pytest.mark.clause("LCG-S2.4", "LCG-S2.22", "LCG-S2.23")
def test_dynasty_cards_are_in_clan_or_neutral() -> None:
    assert is_in_clan(CARDS["doji-whisperer"], "crane")
    assert is_out_of_clan(CARDS["akodo-toturi"], "crane")
    neutral = CARDS["miya-mystic"]
    assert not is_in_clan(neutral, "crane")
    assert not is_out_of_clan(neutral, "crane")
    cards = with_cards(dynasty("crane", 40, 3), akodo_toturi=1, miya_mystic=1)
    assert told(castle(**{DYNASTY: cards})) == [
        ("LCG-S2.4", "lcg-deck-other-clan", "akodo-toturi"),
    ]


@pytest.mark.clause("LCG-S2.6")
def test_conflict_cards_are_bought_from_one_other_clan() -> None:
    one = with_cards(conflict("crane", 40, 3), ready_for_battle=3)
    assert told(castle(**{CONFLICT: one})) == []
    two = with_cards(conflict("crane", 40, 3), ready_for_battle=1, blackmail=1)
    assert told(castle(**{CONFLICT: two})) == [("LCG-S2.6", "lcg-deck-two-clans", "")]


@pytest.mark.clause("LCG-S2.7")
def test_each_copy_costs_its_influence() -> None:
    cost = CARDS["stand-your-ground"].influence
    assert (cost, influence_of(castle(), RULES["stronghold"])) == (2, 10)
    for more, wrong in ((2, False), (3, True)):
        cards = with_cards(
            conflict("crane", 40, 3),
            stand_your_ground=3,
            master_of_the_spear=1,
            ready_for_battle=more - 1,
        )
        found = told(castle(**{CONFLICT: cards}))
        assert found == ([("LCG-S2.7", "lcg-deck-influence", "")] if wrong else [])


@pytest.mark.clause("LCG-S2.8")
def test_a_card_without_a_cost_in_influence_is_not_bought() -> None:
    cards = with_cards(conflict("crane", 40, 3), way_of_the_lion=1)
    assert told(castle(**{CONFLICT: cards})) == [
        ("LCG-S2.8", "lcg-deck-not-bought", "way-of-the-lion")
    ]


@pytest.mark.clause("LCG-S2.8")
def test_a_card_that_names_clans_is_in_decks_of_those_alone() -> None:
    slug = "isawa-tadaka-2"
    cards = with_cards(conflict("crane", 40, 3), **{slug.replace("-", "_"): 1})
    assert told(castle(**{CONFLICT: cards})) == [("LCG-S2.8", "lcg-deck-not-bought", slug)]
    crab = with_cards(conflict("crab", 40, 3), **{slug.replace("-", "_"): 1})
    parts = {CONFLICT: crab, PROVINCES: {**dict.fromkeys(FIVE[1:], 1), "manicured-garden": 1}}
    assert told(castle("crab", "shiro-nishiyama", **parts)) == []


@pytest.mark.clause("LCG-S2.9")
def test_there_are_three_copies_of_a_title_in_both_decks_together() -> None:
    cards = with_cards(dynasty("crane", 40, 3), doji_hotaru=3)
    found = castle(**{DYNASTY: cards})
    assert told(found) == []
    more = with_cards(cards, doji_hotaru=3, doji_hotaru_2=1)
    assert told(castle(**{DYNASTY: more})) == [("LCG-S2.9", "lcg-deck-copies", "doji-hotaru")]


@pytest.mark.clause("LCG-S2.9")
def test_a_count_below_one_is_a_fault() -> None:
    cards = {**dynasty("crane", 40, 3), "miya-mystic": 0}
    wrong = ("LCG-S2.9", "deck-bad-count", "miya-mystic")
    assert wrong in told(castle(**{DYNASTY: cards}))


@pytest.mark.clause("LCG-S2.10")
def test_a_card_may_have_a_limit_of_its_own() -> None:
    slug = next(
        card.slug
        for card in CARDS.values()
        if card.limit == 1 and card.kind == "holding" and card.clan == "neutral" and not card.role
    )
    one = {**dynasty("crane", 40, 3), slug: 1}
    assert told(castle(**{DYNASTY: one})) == []
    two = {**dynasty("crane", 40, 3), slug: 2}
    assert told(castle(**{DYNASTY: two})) == [("LCG-S2.10", "lcg-deck-copies", slug)]


@pytest.mark.clause("LCG-S2.11")
def test_five_provinces_fill_the_five_elements() -> None:
    four = told(castle(**{PROVINCES: dict.fromkeys(FIVE[1:], 1)}))
    assert four == [
        ("LCG-S2.11", "deck-section-few", ""),
        ("LCG-S2.11", "lcg-deck-elements", ""),
    ]
    same = {**dict.fromkeys(FIVE[1:], 1), "night-raid": 1}
    assert told(castle(**{PROVINCES: same})) == [("LCG-S2.11", "lcg-deck-elements", "")]


@pytest.mark.clause("LCG-S2.11")
def test_a_province_of_several_elements_fills_any_one_of_them() -> None:
    both = CARDS["city-of-the-rich-frog"]
    assert len(both.elements) == 2
    places = [ELEMENTS.index(element) for element in both.elements]
    for missing in range(5):
        others = [slug for place, slug in enumerate(FIVE) if place != missing]
        found = told(castle(**{PROVINCES: {**dict.fromkeys(others, 1), both.slug: 1}}))
        wrong = [("LCG-S2.11", "lcg-deck-elements", "")]
        assert found == ([] if missing in places else wrong)


@pytest.mark.clause("LCG-S2.12")
def test_no_two_provinces_have_the_same_title() -> None:
    twice = {**dict.fromkeys(FIVE[1:], 1), "shameful-display": 2}
    assert told(castle(**{PROVINCES: twice})) == [
        ("LCG-S2.11", "lcg-deck-elements", ""),
        ("LCG-S2.12", "lcg-deck-province-twice", "shameful-display"),
    ]


@pytest.mark.clause("LCG-S2.13")
def test_provinces_are_in_clan_or_neutral() -> None:
    found = castle(**{PROVINCES: {**dict.fromkeys(FIVE[:3], 1), "the-art-of-war": 1, FIVE[4]: 1}})
    assert told(found) == [("LCG-S2.13", "lcg-deck-other-clan", "the-art-of-war")]


@pytest.mark.clause("LCG-S2.14")
@pytest.mark.parametrize(
    ("role", "wrongs"),
    [("keeper-of-air", 0), ("seeker-of-air", 1), ("support-of-the-lion", 1), ("", 1)],
)
def test_a_card_of_a_role_needs_that_role(role: str, wrongs: int) -> None:
    cards = with_cards(dynasty("crane", 40, 3), keeper_initiate=1)
    found = castle(**{DYNASTY: cards, ROLE: {role: 1} if role else {}})
    wrong = ("LCG-S2.14", "lcg-deck-role", "keeper-initiate")
    assert told(found) == [wrong] * wrongs


@pytest.mark.clause("LCG-S2.15")
def test_one_province_can_lie_under_the_stronghold() -> None:
    outer = ("tsuma", "city-of-the-rich-frog", "before-the-throne", "public-forum")
    assert all(CARDS[slug].outer for slug in outer)
    wrong = ("LCG-S2.15", "lcg-deck-all-outer", "")
    assert wrong in told(castle(**{PROVINCES: dict.fromkeys(outer, 1)}))
    assert wrong not in told(castle(**{PROVINCES: dict.fromkeys((*outer, FIVE[0]), 1)}))


@pytest.mark.clause("LCG-S2.16")
def test_one_title_of_the_restricted_list_is_enough() -> None:
    lists = card_list("stronghold")
    cards = conflict("crane", 40, 3)
    assert told(castle(**{CONFLICT: with_cards(cards, embrace_the_void=3)}), lists=lists) == []
    two = with_cards(cards, embrace_the_void=1, display_of_power=1)
    assert told(castle(**{CONFLICT: two}), lists=lists) == [
        ("LCG-S2.16", "lcg-deck-restricted", "")
    ]


@pytest.mark.clause("LCG-S2.17")
def test_a_banned_card_is_in_no_deck() -> None:
    found = castle(**{CONFLICT: with_cards(conflict("crane", 40, 3), charge=1)})
    assert told(found, lists=card_list("stronghold")) == [
        ("LCG-S2.17", "lcg-deck-banned", "charge")
    ]
    assert told(found, lists=card_list("stronghold", NONE)) == []


@pytest.mark.clause("LCG-S2.18")
def test_a_keeper_adds_three_influence() -> None:
    rules = RULES["stronghold"]
    assert influence_of(castle(**{ROLE: {"keeper-of-fire": 1}}), rules) == 13
    assert influence_of(castle(**{ROLE: {"seeker-of-fire": 1}}), rules) == 10


@pytest.mark.clause("LCG-S2.19")
def test_a_seeker_may_have_one_more_province_of_its_element() -> None:
    two = {**dict.fromkeys(FIVE[:3], 1), "night-raid": 1, FIVE[4]: 1}
    found = castle(**{PROVINCES: two, ROLE: {"seeker-of-fire": 1}})
    assert told(found) == []
    for role in ("seeker-of-air", "keeper-of-fire"):
        other = castle(**{PROVINCES: two, ROLE: {role: 1}})
        assert told(other) == [("LCG-S2.11", "lcg-deck-elements", "")]
    three = {FIVE[0]: 1, FIVE[1]: 1, FIVE[2]: 1, "night-raid": 1, "sanpuku-seido": 1}
    assert ("LCG-S2.11", "lcg-deck-elements", "") in told(
        castle(**{PROVINCES: three, ROLE: {"seeker-of-fire": 1}})
    )


@pytest.mark.clause("LCG-S2.21")
def test_support_of_a_clan_is_for_cards_of_that_clan_alone() -> None:
    rules = RULES["stronghold"]
    role = {ROLE: {"support-of-the-lion": 1}}
    assert influence_of(castle(**role), rules) == 18
    lion = with_cards(conflict("crane", 40, 3), stand_your_ground=3, master_of_the_spear=3)
    assert told(castle(**{CONFLICT: lion, **role})) == []
    scorpion = with_cards(conflict("crane", 40, 3), blackmail=1)
    assert told(castle(**{CONFLICT: scorpion, **role})) == [
        ("LCG-S2.21", "lcg-deck-support", "blackmail")
    ]


def test_all_faults_are_told_at_once() -> None:
    wrong = castle(
        **{
            STRONGHOLD: {},
            PROVINCES: {"the-art-of-war": 1},
            DYNASTY: {"akodo-toturi": 4, "keeper-initiate": 1},
            CONFLICT: {"charge": 1, "doji-hotaru-2": 1},
        }
    )
    clauses = [clause for clause, _, _ in told(wrong, lists=card_list("stronghold"))]
    assert clauses == [
        *("LCG-S2.1", "LCG-S2.11", "LCG-S2.3", "LCG-S2.5"),
        *("LCG-S2.8", "LCG-S2.9", "LCG-S2.11", "LCG-S2.14", "LCG-S2.17"),
    ]


# -- Skirmish ------------------------------------------------------------------------------


@pytest.mark.clause("SKI-2.1")
def test_a_skirmish_deck_has_no_stronghold_province_or_role() -> None:
    more = {STRONGHOLD: {"shizuka-toshi": 1}, ROLE: {"keeper-of-air": 1}, PROVINCES: {FIVE[0]: 1}}
    assert told(skirmish(**more), "skirmish") == [
        ("SKI-2.1", "lcg-deck-not-here", slug)
        for slug in ("shizuka-toshi", "keeper-of-air", FIVE[0])
    ]


@pytest.mark.clause("SKI-2.2")
def test_a_card_of_a_role_is_in_no_skirmish_deck() -> None:
    cards = with_cards(dynasty("crane", 30, 2), keeper_initiate=1)
    wrong = ("SKI-2.2", "lcg-deck-role", "keeper-initiate")
    assert told(skirmish(**{DYNASTY: cards}), "skirmish") == [wrong]
    with_role = skirmish(**{DYNASTY: cards, ROLE: {"keeper-of-air": 1}})
    assert wrong in told(with_role, "skirmish")


@pytest.mark.clause("SKI-2.3", "SKI-2.4", "SKI-2.9")
@pytest.mark.parametrize(("part", "clause"), [(DYNASTY, "SKI-2.3"), (CONFLICT, "SKI-2.4")])
def test_each_skirmish_deck_has_thirty_to_forty_cards(part: str, clause: str) -> None:
    side = dynasty if part == DYNASTY else conflict
    for size in (29, 30, 40, 41):
        clan = "lion"
        found = told(skirmish(clan, **{part: side(clan, size, 2)}), "skirmish")
        wrong = {29: "deck-section-few", 41: "deck-section-many"}.get(size)
        assert found == ([(clause, wrong, "")] if wrong else [])


@pytest.mark.clause("SKI-2.3")
def test_a_dynasty_card_of_another_clan_is_in_no_skirmish_deck() -> None:
    cards = with_cards(dynasty("crane", 30, 2), akodo_toturi=1)
    wrong = ("SKI-2.3", "lcg-deck-other-clan", "akodo-toturi")
    assert told(skirmish(**{DYNASTY: cards}), "skirmish") == [wrong]


@pytest.mark.clause("SKI-2.4", "SKI-2.5", "SKI-8.9")
def test_a_skirmish_deck_buys_for_six_influence_from_one_clan() -> None:
    rules = RULES["skirmish"]
    assert influence_of(skirmish(), rules) == 6
    six = with_cards(conflict("crane", 30, 2), stand_your_ground=2, ready_for_battle=2)
    assert told(skirmish(**{CONFLICT: six}), "skirmish") == []
    seven = with_cards(six, honored_blade=1)
    assert told(skirmish(**{CONFLICT: seven}), "skirmish") == [
        ("SKI-2.5", "lcg-deck-influence", "")
    ]
    two = with_cards(conflict("crane", 30, 2), ready_for_battle=1, blackmail=1)
    assert told(skirmish(**{CONFLICT: two}), "skirmish") == [("SKI-2.4", "lcg-deck-two-clans", "")]
    none = with_cards(conflict("crane", 30, 2), way_of_the_lion=1)
    assert told(skirmish(**{CONFLICT: none}), "skirmish") == [
        ("SKI-2.4", "lcg-deck-not-bought", "way-of-the-lion")
    ]


@pytest.mark.clause("SKI-2.6")
def test_there_are_two_copies_of_a_title_in_a_skirmish_deck() -> None:
    cards = with_cards(dynasty("crane", 30, 2), doji_hotaru=3)
    assert told(skirmish(**{DYNASTY: cards}), "skirmish") == [
        ("SKI-2.6", "lcg-deck-copies", "doji-hotaru")
    ]


@pytest.mark.clause("SKI-2.7", "SKI-9")
def test_cards_are_banned_in_skirmish_by_the_list_that_counts() -> None:
    def wrong(slug: str, preset: str) -> list[Any]:
        card = CARDS[slug]
        part = DYNASTY if card.side == "dynasty" else CONFLICT
        side = dynasty if part == DYNASTY else conflict
        clan = "crane" if card.clan == "neutral" else card.clan
        cards = with_cards(side(clan, 30, 2), **{slug.replace("-", "_"): 1})
        return told(skirmish(clan, **{part: cards}), "skirmish", card_list("skirmish", preset))

    sheet = card_list("skirmish")
    assert len(sheet.banned) == 12
    assert sheet.since == "2020-03-20"
    for slug in sheet.banned:
        assert wrong(slug, "usual") == [("SKI-9", "lcg-deck-banned", slug)]
        assert wrong(slug, LAST) == [("SKI-2.7", "lcg-deck-banned", slug)]
    for slug in ("spyglass", "lost-papers", "windswept-yurt"):
        assert wrong(slug, "usual") == []
        assert wrong(slug, LAST) == [("SKI-2.7", "lcg-deck-banned", slug)]
    assert wrong("charge", NONE) == []


@pytest.mark.clause("SKI-R10")
def test_a_skirmish_deck_is_of_the_clan_it_names_or_of_that_of_its_cards() -> None:
    assert clan_of(skirmish("lion")) == "lion"
    assert clan_of(replace(skirmish("lion"), clan="crane")) == "crane"
    neutral = deck(**{DYNASTY: {"miya-mystic": 2}, CONFLICT: {"banzai": 2, "honored-blade": 1}})
    assert clan_of(neutral) == "lion"
    nobody = deck(**{DYNASTY: {"miya-mystic": 2}, CONFLICT: {"banzai": 2}})
    assert ("SKI-R10", "lcg-deck-no-clan", "") in told(nobody, "skirmish")
    named = deck("crab", **{DYNASTY: {"miya-mystic": 2}, CONFLICT: {"banzai": 2}})
    assert "SKI-R10" not in [clause for clause, _, _ in told(named, "skirmish")]


# -- Enlightenment, and other lists --------------------------------------------------------


@pytest.mark.clause("ENL-13")
def test_five_cards_are_banned_in_enlightenment() -> None:
    booklet = card_list("enlightenment")
    assert len(booklet.banned) == 5
    assert set(booklet.banned) <= set(CARDS)
    cards = {**conflict("crane", 40, 3), "know-the-world": 1}
    found = told(castle(**{CONFLICT: cards}), "enlightenment", booklet)
    assert found == [("ENL-13", "lcg-deck-banned", "know-the-world")]
    assert told(castle(**{CONFLICT: cards}), "stronghold", card_list("stronghold")) == []


@pytest.mark.clause("LCG-S2.16", "LCG-S2.17")
def test_lists_name_cards_that_there_are() -> None:
    for preset, banned, restricted in ((LAST, 16, 22), (JADE, 45, 28)):
        found = card_list("stronghold", preset)
        assert (len(found.banned), len(found.restricted)) == (banned, restricted)
        assert set(found.banned) | set(found.restricted) <= set(CARDS)
    assert card_list("enlightenment", JADE) == card_list("enlightenment")


# -- sideboards ----------------------------------------------------------------------------


@pytest.mark.clause("SKI-2.8")
def test_a_sideboard_has_ten_cards_at_most_in_skirmish_and_there_is_none_elsewhere() -> None:
    many = dict(list(dynasty("crane", 40, 1).items())[-11:])
    ten = dict(list(many.items())[:10])
    assert told(skirmish(**{SIDEBOARD: ten}), "skirmish") == []
    wrong = ("SKI-2.8", "deck-section-many", "")
    assert told(skirmish(**{SIDEBOARD: many}), "skirmish") == [wrong]
    assert told(castle(**{SIDEBOARD: {"doji-hotaru": 1}})) == [wrong]


@pytest.mark.clause("SKI-2.8")
def test_a_sideboard_holds_what_may_be_in_one_of_the_two_decks() -> None:
    assert told(skirmish(**{SIDEBOARD: {FIVE[0]: 1, "keeper-of-air": 1}}), "skirmish") == [
        ("SKI-2.1", "lcg-deck-not-here", FIVE[0]),
        ("SKI-2.1", "lcg-deck-not-here", "keeper-of-air"),
    ]
    none = skirmish(**{SIDEBOARD: {"doji-hotaru": 0}})
    assert told(none, "skirmish") == [("SKI-2.8", "deck-bad-count", "doji-hotaru")]


@pytest.mark.clause("SKI-2.8")
def test_by_the_ruling_the_deck_after_the_swap_is_judged_or_deck_and_sideboard_together() -> None:
    """A third copy, too much influence, a second clan, a banned card, a role, a foreign card."""
    deck_cards = {
        DYNASTY: with_cards(dynasty("crane", 30, 2), doji_hotaru=2),
        CONFLICT: with_cards(conflict("crane", 30, 2), stand_your_ground=2, ready_for_battle=2),
    }
    beside = {
        "doji-hotaru": 1,
        "honored-blade": 1,
        "blackmail": 1,
        "guest-of-honor": 1,
        "keeper-initiate": 1,
        "akodo-toturi": 1,
    }
    found = skirmish(**deck_cards, **{SIDEBOARD: beside})
    lists = card_list("skirmish")
    assert told(found, "skirmish", lists) == []
    assert sorted(told(found, "skirmish", lists, "combined")) == sorted(
        [
            ("SKI-2.3", "lcg-deck-other-clan", "akodo-toturi"),
            ("SKI-2.4", "lcg-deck-two-clans", ""),
            ("SKI-2.5", "lcg-deck-influence", ""),
            ("SKI-2.6", "lcg-deck-copies", "doji-hotaru"),
            ("SKI-2.2", "lcg-deck-role", "keeper-initiate"),
            ("SKI-9", "lcg-deck-banned", "guest-of-honor"),
        ]
    )


@pytest.mark.clause("SKI-2.8")
def test_how_many_cards_each_deck_has_is_counted_without_the_sideboard() -> None:
    full = {DYNASTY: dynasty("lion", 40, 2), SIDEBOARD: {"doji-hotaru": 1, "banzai": 1}}
    assert told(skirmish("lion", **full), "skirmish") == []
    another = list(dynasty("crane", 40, 1))[-1]
    few = {DYNASTY: dynasty("crane", 29, 2), SIDEBOARD: {another: 1}}
    for check in ("after-swap", "combined"):
        wrong = told(skirmish(**few), "skirmish", FREE, check)
        assert wrong == [("SKI-2.3", "deck-section-few", "")]
