"""Searching cards: the language, what it finds, and what it says of a search that makes none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.shipped import reader_for, search_index

from gorin.content.cards.search import (
    SIGNS,
    AllOf,
    Compared,
    Field,
    Named,
    Negated,
    Query,
    Search,
    all_of,
    any_of,
)
from gorin.content.cards.search_text import (
    DEEPEST,
    LONGEST,
    SearchFault,
    read_search,
    search_in,
    write_search,
)
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.search import expansion_key
from gorin.games.tomb_raider.facts import Discovery, Location, Obstacle, Raider
from gorin.text.language import LANGUAGES

CARDS = shipped().cards
INDEX = search_index("tomb-raider", "en")
ALL = [entry.key for entry in INDEX.entries]
NAMES = {
    **{slug: facts.name for slug, facts in CARDS.items()},
    **{expansion_key(card): card.name for card in tomb_raider.expansion_cards()},
}


WIDE = "".join(chr(ord(sign) + 0xFEE0) for sign in ":()-=<>!/")
"""The signs of the language as Chinese keyboards type them."""


def wide(text: str) -> str:
    """Return a search as it is typed on a Chinese keyboard."""
    return "".join(chr(ord(sign) + 0xFEE0) if sign in ":()-<" else sign for sign in text)


def found(text: str, language: str = "en") -> list[str]:
    result = search_in(search_index("tomb-raider", language), text)
    assert result.faults == ()
    return list(result.keys)


def faults(text: str) -> list[tuple[int, int, str]]:
    result = search_in(INDEX, text)
    assert result.keys == ()
    return [(fault.at, fault.length, fault.message.id) for fault in result.faults]


def where(test: object) -> list[str]:
    """Return the playable cards for which something is so."""
    assert callable(test)
    return [slug for slug, facts in CARDS.items() if test(facts)]


# -- searches of any kind ------------------------------------------------------------------


@st.composite
def comparisons(draw: st.DrawFn) -> Query:
    field = draw(st.sampled_from(INDEX.fields))
    sign = draw(st.sampled_from(SIGNS[field.shape]))
    return Compared(field.name, sign, draw(values(field)))


def values(field: Field) -> st.SearchStrategy[str]:
    if field.shape == "text":
        return st.text(max_size=8)
    if field.shape == "number":
        return st.integers(0, 20).map(str)
    return st.sampled_from([name for choice in field.choices for name in choice.names])


TERMS: st.SearchStrategy[Query] = st.one_of(
    comparisons(),
    st.text(max_size=8).map(Named),
    st.text(st.sampled_from(WIDE + 'ab"\\“”-/!()or '), max_size=6).map(Named),
    st.text(min_size=1, max_size=8).map(lambda text: Named(text, whole=True)),
    st.sampled_from(sorted(NAMES.values())).map(Named),
)


def joined(inner: st.SearchStrategy[Query]) -> st.SearchStrategy[Query]:
    several = st.lists(inner, min_size=2, max_size=3)
    return st.one_of(
        inner.map(Negated),
        several.map(lambda parts: cast("Query", all_of(parts))),
        several.map(lambda parts: cast("Query", any_of(parts))),
    )


QUERIES = st.recursive(TERMS, joined, max_leaves=8)


@given(st.none() | QUERIES, st.sampled_from(("", *INDEX.orders)), st.booleans())
def test_a_search_that_is_written_reads_as_the_same(
    query: Query | None, order: str, descending: Any
) -> None:
    search = Search(query, order, descending)
    text = write_search(search)
    assume(len(text) <= LONGEST)
    read = read_search(INDEX, text)
    assert read.faults == ()
    assert read.search == search


@given(QUERIES)
def test_what_a_search_does_not_find_is_what_its_negation_finds(query: Query) -> None:
    keys = INDEX.find(Search(query))
    others = INDEX.find(Search(Negated(query)))
    assert sorted((*keys, *others)) == sorted(ALL)


@given(QUERIES, QUERIES)
def test_parts_side_by_side_both_hold_and_with_or_between_them_one(
    first: Query, second: Query
) -> None:
    one, other = (set(INDEX.find(Search(query))) for query in (first, second))
    assert set(INDEX.find(Search(all_of([first, second])))) == one & other
    assert set(INDEX.find(Search(any_of([first, second])))) == one | other


@given(QUERIES, st.sampled_from(INDEX.orders), st.booleans())
def test_an_order_changes_nothing_but_the_order(query: Query, order: str, descending: Any) -> None:
    plain = INDEX.find(Search(query))
    ordered = INDEX.find(Search(query, order, descending))
    assert sorted(plain) == sorted(ordered)


@given(st.text(st.sampled_from('ab1 :<>=!()-"/\\or“danger”t.*'), max_size=40) | st.text())
def test_whatever_is_typed_every_fault_lies_in_it(text: str) -> None:
    for fault in search_in(INDEX, text).faults:
        assert 0 <= fault.at < len(text)
        assert 1 <= fault.length <= len(text) - fault.at


# -- names ---------------------------------------------------------------------------------


def test_there_are_592_cards() -> None:
    assert len(set(ALL)) == len(ALL) == 592


def test_every_card_is_found_by_its_exact_name() -> None:
    for key, name in NAMES.items():
        assert found(f'!"{name}"') == [other for other in ALL if NAMES[other] == name]
        assert key in found(f'"{name}"')
        assert key in found(name)
        assert key in found(name.upper())


def test_words_are_looked_for_in_any_order_and_texts_as_they_stand() -> None:
    assert "lara-croft-spelunker" in found("spelunker lara")
    assert found('"spelunker lara"') == []
    assert found("name:spelunker") == found("spelunker")
    assert found("name=bats") == ["bats"]
    assert found("zzqq") == []
    assert found("") == ALL


# -- fields --------------------------------------------------------------------------------


def test_numbers_compare_with_what_is_printed() -> None:
    def danger(facts: object) -> int | None:
        return facts.danger if isinstance(facts, Location | Obstacle) else None

    assert found("danger:5") == found("danger=5") == where(lambda facts: danger(facts) == 5)
    assert found("danger<3") == where(lambda facts: (danger(facts) or 99) < 3 or danger(facts) == 0)
    assert found("danger>=6") == where(lambda facts: (danger(facts) or 0) >= 6)
    assert found("danger!=5") == where(lambda facts: danger(facts) not in (None, 5))
    assert found("diff>11") == where(
        lambda facts: isinstance(facts, Discovery) and facts.difficulty > 11
    )
    assert found("move>=3 t:raider") == where(
        lambda facts: isinstance(facts, Raider) and facts.move >= 3
    )
    assert found("move>=3")
    assert found("life<=2 is:playable") == where(
        lambda facts: (
            (part := getattr(facts, "obstacle", None)) is not None
            and part.life is not None
            and part.life <= 2
        )
    )
    assert found("is:playable cn:57") == ["take-aim"]


def test_what_is_not_so_differs_from_what_is_something_else() -> None:
    """`danger!=5` is about cards that have a danger, `-danger=5` about all cards."""
    assert set(found("danger!=5")) < set(found("-danger=5"))
    assert "take-aim" not in found("danger!=5")
    assert "take-aim" in found("-danger=5")


def test_tests_and_targets_are_those_of_obstacles() -> None:
    found_ones = found("t:obstacle tests:fight target<=9 is:playable")
    assert found_ones == where(
        lambda facts: (
            isinstance(facts, Obstacle)
            and any(trial.ability == "fight" for trial in facts.obstacle.tests)
            and any(trial.target <= 9 for trial in facts.obstacle.tests)
        )
    )
    assert found_ones
    assert found("ways=2 t:obstacle") == where(
        lambda facts: isinstance(facts, Obstacle) and len(facts.obstacle.tests) == 2
    )


def test_a_value_may_be_begun_but_a_whole_one_means_itself() -> None:
    assert found("t:obst is:playable") == where(lambda facts: isinstance(facts, Obstacle))
    assert found("r:u") == found("r:uncommon") != found("r:ultra-rare")
    assert found("t:treasure-room") == found('t:"treasure room"')
    assert set(found("r=rare")) & set(found("r=ultra-rare")) == set()
    assert faults("r=unc") == [(0, 5, "search-unknown-value-near")]


def test_rarities_have_an_order() -> None:
    assert found("r>=rare is:playable") == where(
        lambda facts: facts.rarity in ("rare", "ultra-rare")
    )
    assert set(found("r<common")) == set(found("r:fixed"))


def test_cards_known_by_name_only_are_not_playable_and_have_no_figures() -> None:
    assert len(found("is:playable")) == 211
    assert len(found("-is:playable")) == 381
    assert found("set:sww is:playable") == []
    assert all(key.startswith("slippery-when-wet/") for key in found("s:sww"))
    assert found("-is:playable (danger>=0 or power>=0 or o:a)") == []


def test_stand_ins_are_told_from_what_is_known() -> None:
    assert found("is:standin") == where(lambda facts: facts.stand_in)
    assert set(found("is:known")) <= {slug for slug, facts in CARDS.items() if not facts.stand_in}


@pytest.mark.parametrize(
    ("language", "kind", "ability"),
    [
        ("en", "trap", '"fight test"'),
        ("pt-BR", "armadilha", "luta"),
        ("es", "trampa", "lucha"),
        ("zh", "陷阱", "战斗"),
    ],
)
def test_kinds_and_rules_text_are_found_in_the_readers_language_and_in_english(
    language: str, kind: str, ability: str
) -> None:
    assert found(f"t:{kind}", language) == found("t:trap", language) == found("t:trap")
    assert "take-aim" in found(f"o:{ability}", language)
    assert "take-aim" in found('o:"roll 1 more die"', language)
    if language != "en":
        assert found(f"o:{ability}", "en") == []


def test_accents_and_what_phones_and_chinese_keyboards_type_make_no_difference() -> None:
    assert found("t:acao", "pt-BR") == found("t:ação", "pt-BR") == found("t:action")
    assert found("“pit trap”") == found('"pit trap"')
    assert found(wide("-t:陷阱 (danger<5)"), "zh") == found("-t:trap (danger<5)")


# -- order ---------------------------------------------------------------------------------


def test_cards_come_by_number_unless_an_order_is_asked_for() -> None:
    numbers = [CARDS[slug].number for slug in found("is:playable")]
    assert numbers == sorted(numbers)
    names = [NAMES[key] for key in found("t:raider is:playable order:name")]
    assert names == sorted(names)


def test_cards_without_what_they_are_ordered_by_come_last_either_way() -> None:
    for direction, sign in (("asc", 1), ("desc", -1)):
        keys = found(f"is:playable order:difficulty dir:{direction}")
        cards = [CARDS[key] for key in keys]
        having = [facts.difficulty for facts in cards if isinstance(facts, Discovery)]
        assert having == sorted(having, key=lambda value: sign * value)
        assert all(isinstance(facts, Discovery) for facts in cards[: len(having)])


def test_rarities_are_ordered_by_how_rare_they_are() -> None:
    keys = found("is:playable order:r direction:desc")
    assert [CARDS[key].rarity for key in (keys[0], keys[-1])] == ["ultra-rare", "fixed"]


# -- faults --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("dangr<3", [(0, 7, "search-unknown-field-near")]),
        ("qqqq:3", [(0, 6, "search-unknown-field")]),
        ("danger<x", [(0, 8, "search-not-number")]),
        ("danger:1.5", [(0, 10, "search-not-number")]),
        ("a t:trapp", [(2, 7, "search-unknown-value-near")]),
        ("t:zzzz", [(0, 6, "search-unknown-value")]),
        ("o<x", [(0, 3, "search-bad-sign")]),
        ("t>=trap", [(0, 7, "search-bad-sign")]),
        ("t:", [(0, 2, "search-no-value")]),
        ("bats t: x", [(5, 2, "search-no-value")]),
        ("!", [(0, 1, "search-no-value")]),
        ("(bats", [(0, 5, "search-open-group")]),
        ("bats)", [(4, 1, "search-closed-group")]),
        ("()", [(0, 2, "search-empty-group")]),
        ("or bats", [(0, 2, "search-or-alone")]),
        ("bats or", [(5, 2, "search-or-alone")]),
        ("bats or or lions", [(5, 2, "search-or-alone")]),
        ("bats or order:name", [(5, 2, "search-or-alone")]),
        ("- bats", [(0, 1, "search-minus-alone")]),
        ('"bats', [(0, 5, "search-open-quote")]),
        ("/ba(t)+/ x", [(0, 8, "search-pattern")]),
        ("o:/b t/", [(0, 7, "search-pattern")]),
        ("-order:name", [(1, 10, "search-order-inside")]),
        ("(order:name bats)", [(1, 10, "search-order-inside")]),
        ("order:name sort:r", [(11, 6, "search-order-twice")]),
        ("order:colour", [(0, 12, "search-bad-order")]),
        ("order:o", [(0, 7, "search-bad-order")]),
        ("direction:up", [(0, 12, "search-bad-direction")]),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, told: list[tuple[int, int, str]]) -> None:
    assert faults(text) == told


def test_all_that_is_wrong_is_told_at_once_and_nothing_is_looked_for() -> None:
    assert faults('dangr<3 bats t:zzzz (o:/x/ or "a') == [
        (0, 7, "search-unknown-field-near"),
        (13, 6, "search-unknown-value"),
        (20, 12, "search-open-group"),
        (21, 5, "search-pattern"),
        (30, 2, "search-open-quote"),
    ]


def test_the_nearest_names_are_offered() -> None:
    (fault,) = search_in(INDEX, "difficultyy>3").faults
    near = fault.message.args["near"]
    assert isinstance(near, tuple)
    assert near[0] == "difficulty"
    (fault,) = search_in(INDEX, "t:obstcle").faults
    assert fault.message.args["near"] == ("obstacle",)


def test_a_search_may_be_neither_too_long_nor_too_deep() -> None:
    assert faults("a" * (LONGEST + 1)) == [(LONGEST, 1, "search-too-long")]
    assert faults("-" * LONGEST)[0][2] == "search-too-deep"
    assert faults("(" * LONGEST)[-1][2] in ("search-too-deep", "search-open-group")
    assert found("-" * DEEPEST + "bats") == found("bats")


def test_the_search_is_told_as_it_was_understood() -> None:
    result = search_in(INDEX, '  Danger<5   (SET:bg OR "Pit  Trap")  sort:DIFF ')
    assert result.search == 'danger<5 (set:bg or "Pit  Trap") order:difficulty'
    assert isinstance(read_search(INDEX, result.search).search.query, AllOf)


# -- documentation -------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "cards-and-decks.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## Searching cards")[2]


def test_the_examples_of_the_documentation_find_something() -> None:
    examples = re.findall(r"^    (.+)$", SECTION, re.MULTILINE)
    assert len(examples) == 6
    assert [text for text in examples if not found(text)] == []


def test_every_field_name_and_choice_is_documented() -> None:
    rows = [row.split("|") for row in SECTION.split("\n") if row.startswith("| `")]
    documented = {
        name: re.findall("`([^`]+)`", row[3])
        for row in rows
        for name in re.findall("`(.+?)`", row[1])
    }
    others = {name for row in rows for name in re.findall("`(.+?)`", row[2])}
    assert set(documented) == {field.name for field in INDEX.fields}
    assert others == {name for field in INDEX.fields for name in field.others}
    for field in INDEX.fields:
        missing = {choice.key for choice in field.choices} - set(documented[field.name])
        assert missing == set()


# -- words ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_choices_and_faults_read_in_every_language(language: str) -> None:
    reader = reader_for(language, game="tomb-raider")
    messages = [field.about for field in INDEX.fields]
    messages += [choice.label for field in INDEX.fields for choice in field.choices]
    wrong: tuple[SearchFault, ...] = ()
    for text in ("dangr<3 qqqq:3 t:zzz t:trapp o<x t: () or", "order:x dir:y", "a" * 2000):
        wrong += search_in(INDEX, text).faults
    messages += [fault.message for fault in wrong]
    assert not [text for text in map(reader.read, messages) if "⟦" in text or not text]
