"""Deck files in all their forms, what is wrong with them, and the decks that come along."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.shipped import reader_for

from gorin.content.cards.names import CardNames, folded
from gorin.content.cards.notation import read_behaviour
from gorin.content.decks.deck_files import DEK, FORMATS, LACKEY, LIST, TOML
from gorin.content.decks.lists import Entry, read_list
from gorin.content.decks.sheets import Known, Sheet
from gorin.content.decks.xml_lists import read_xml
from gorin.content.reading.lines import shows_something
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.alone import (
    NEEDS_OTHERS,
    WORK_ALONE,
    needs_others,
    works_alone,
)
from gorin.content.tomb_raider.decks import (
    Deck,
    canonical,
    read_deck,
    violations,
    write_deck,
)
from gorin.content.tomb_raider.grammar import GRAMMAR
from gorin.content.tomb_raider.pool import CardPool, shipped
from gorin.games.tomb_raider.facts import Location, Raider, Treasure, Upgrade, is_drawn
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import NO_BEHAVIOUR, Behaviour, Phrase
from gorin.games.tomb_raider.setup import SeatSetup, Setup
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say
from gorin.text.language import LANGUAGES

CARDS = shipped().cards
KNOWN = Known(CARDS, {folded(card.name): card.set for card in tomb_raider.expansion_cards()})
SUFFIX = {TOML: "toml", LIST: "txt", LACKEY: "txt", DEK: "dek"}
RAIDER = "1 Lara Croft, Spelunker\n"

WORDS = GRAMMAR.vocabulary


def sheet(text: str, name: str = "deck.txt") -> Sheet[Deck]:
    return read_deck(text, name, KNOWN)


def cards_in(text: str, name: str = "deck.txt") -> dict[str, int]:
    found = sheet(text, name)
    assert [str(fault) for fault in found.faults] == []
    return found.deck.cards


def told(text: str, name: str = "deck.txt") -> list[str]:
    """Return what is wrong with a file: each line (or nothing) and message id."""
    return [
        f"{fault.place.removeprefix(name).removeprefix(':')} {fault.message.id}"
        for fault in sheet(text, name).faults
    ]


# -- plain lists ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "2 Take Aim",
        "2x Take Aim",
        "2 x Take Aim",
        "x2 Take Aim",
        "2\tTake Aim",
        "2\u00a0Take Aim",
        "Take Aim x2",
        "Take Aim 2x",
        "Take Aim (057) x2",
        "2 Take Aim (057)",
        "2 Take Aim [57]",
        "2 057",
        "2 (057)",
        "2x #057",
        "2 take-aim",
        "2 TAKE  AIM",
        "2 Take Áim",
        "2 Take Aim # good",
        "2 Take Aim // good",
        "Take Aim\n057",
        "1 Take Aim\n1 take aim",
    ],
)
def test_a_card_may_be_written_in_many_ways(line: str) -> None:
    assert cards_in(RAIDER + line) == {"take-aim": 2}


def test_what_kind_of_card_it_is_tells_where_it_belongs() -> None:
    text = RAIDER + "1 Claw of the Cave Bear\n2 Overlook\n1 Fork\n2 Bats\n"
    found = sheet(text).deck
    assert (found.raider, found.treasure) == ("lara-croft-spelunker", "claw-of-the-cave-bear")
    assert found.locations == ("overlook", "overlook", "fork")
    assert found.cards == {"bats": 2}


def test_comments_headings_and_what_a_deck_is_about() -> None:
    text = (
        "# Name: My raid\n// a comment\n; another\nDescription: for: caves # all of it\n\n"
        "Raider: Lara Croft, Spelunker\nActions (3)\n2 Take Aim\n[Obstacles]\n== Discoveries ==\n"
        "Anything:\n1 Bats\nSideboard:\n"
    )
    found = sheet(text)
    assert found.faults == ()
    assert (found.deck.name, found.deck.description) == ("My raid", "for: caves # all of it")
    assert (found.deck.raider, found.deck.cards) == (
        "lara-croft-spelunker",
        {"take-aim": 2, "bats": 1},
    )
    assert (found.lines["take-aim"], found.lines["bats"]) == (8, 12)


def test_a_deck_without_name_is_called_like_its_file() -> None:
    assert sheet(RAIDER, "folder/my deck.txt").deck.name == "my deck"


def test_line_breaks_of_windows_and_card_names_that_look_like_counts() -> None:
    assert cards_in((RAIDER + "2 Take Aim\n1 Treasure No. 211\n").replace("\n", "\r\n")) == {
        "take-aim": 2
    }
    names = CardNames(CARDS.values())
    listing = read_list("Three of a Kind\n209\n", lambda line: names.find(line) is not None)
    assert listing.entries == [Entry(1, 1, "Three of a Kind"), Entry(2, 1, "209")]


@pytest.mark.parametrize("card", ["Cave Entrance", "Rope"])
def test_copies_without_end_are_not_read(card: str) -> None:
    assert told(f"{RAIDER}100 {card}\n{10**12} {card}\n") == ["3 deck-far-too-many"]
    text = f'name = "x"\nraider = "Lara Croft, Spelunker"\n\n[cards]\n"{card}" = {10**12}\n'
    assert told(text, "deck.toml") == ["5 deck-far-too-many"]


def test_all_that_is_wrong_with_a_list_is_told_by_line() -> None:
    text = (
        "2 Takke Aim\n3 Piranhas\n0 Rope\n2 Rope (999)\n1 Zzqqy Xxv\n2 Lara Croft, Spelunker\n"
        "1 Lara Croft, Treasure Hunter\nSideboard:\n2 Run\n"
    )
    assert told(text) == [
        "1 deck-unknown-near",
        "2 deck-name-only",
        "3 deck-bad-count",
        "4 deck-other-number",
        "5 deck-unknown-card",
        "6 deck-only-one",
        "7 deck-only-one",
        "9 deck-sideboard",
    ]
    assert told("2 Take Aim\n") == [" deck-no-raider"]


def test_the_nearest_names_are_offered() -> None:
    (fault, _) = sheet("2 Smalll Medipack\n").faults[::-1]
    assert fault.message.args["near"] == ("Small Medi Pack", "Large Medi Pack")


def test_every_fault_can_be_read() -> None:
    text = "2 Takke Aim\n3 Piranhas\n0 Rope\n2 Rope (999)\n1 Zz\nSideboard:\n2 Run\n"
    for language in ("en", "pt-BR", "es", "zh"):
        for fault in (*sheet(text).faults, *sheet("<deck>", "x.dek").faults):
            assert "⟦" not in reader_for(language, game="tomb-raider").read(fault.message)


# -- TOML ----------------------------------------------------------------------------------


def test_toml_names_cards_by_slug_number_name_or_alias() -> None:
    text = 'name = "x"\nraider = "019"\nlocations = ["Entry Cave", "fork"]\n\n[cards]\n'
    text += 'take-aim = 2\n"Bats" = 1\n060 = 1\n'
    found = sheet(text, "x.toml")
    assert found.faults == ()
    assert found.deck == Deck(
        "x",
        "lara-croft-spelunker",
        {"take-aim": 2, "bats": 1, "wolves": 1},
        locations=("cave-entrance", "fork"),
    )
    assert found.lines["wolves"] == 8


def test_all_that_is_wrong_with_toml_is_told_by_line() -> None:
    text = 'name = 3\nraider = "lara-croft-spelunker"\nfoo = 1\n\n[cards]\ntake-aim = "two"\n'
    assert told(text, "x.toml") == ["1 field-wrong", "3 field-unknown", "6 field-wrong"]
    text = 'name = "x"\nraider = "xqz"\ntreasure = "qqq"\nlocations = [\n"fork",\n"spoon",\n]\n'
    text += "\n[cards]\ntake-aim = 1\ntake-iam = 1\n057 = 1\n"
    assert told(text, "x.toml") == [
        "2 deck-unknown-card",
        "3 deck-unknown-card",
        "6 deck-unknown-near",
        "11 deck-unknown-near",
        "12 deck-card-twice",
    ]
    assert told('name = "x\n', "x.toml") == ["1 file-not-toml"]


def test_the_form_of_a_file_is_told_by_what_is_in_it() -> None:
    deck = tomb_raider.load_deck(shipped(), "into-the-caves")
    for form in FORMATS:
        assert sheet(write_deck(deck, form, CARDS), "a file").deck == deck


def test_what_the_page_has_kept_of_a_deck_is_read() -> None:
    text = (
        'name = "Mine \\u2014 \\"caves\\""\nraider = "pierre"\ntreasure = "idol-of-fortune"\n'
        'locations = ["fork", "overlook", "fork"]\n\n[cards]\nbats = 2\n"take-aim" = 1\n'
        '# page {"wishes":{"format":"","level":"atlantis","variant":"","seats":2},"left":["2 X"]}\n'
    )
    for name in ("deck", "mine.toml"):
        found = sheet(text, name)
        assert found.faults == ()
        assert found.deck == Deck(
            'Mine — "caves"',
            "pierre",
            {"take-aim": 1, "bats": 2},
            "idol-of-fortune",
            ("overlook", "fork", "fork"),
        )


# -- LackeyCCG -----------------------------------------------------------------------------


def test_lines_for_lackey_have_counts_tabs_and_sections() -> None:
    deck = Deck("Raid", "lara-croft-spelunker", {"take-aim": 2, "bats": 1}, "idol-of-fortune")
    assert write_deck(deck, LACKEY, CARDS) == (
        "// Name: Raid\n2\tTake Aim\n1\tBats\nRaider:\n1\tLara Croft, Spelunker\n"
        "Treasure:\n1\tIdol of Fortune\n"
    )


def test_a_deck_file_of_lackey_has_an_element_for_each_copy() -> None:
    text = (
        '<?xml version="1.0" encoding="ISO-8859-1"?>\n'
        '<!DOCTYPE deck SYSTEM "http://www.lackeyccg.com/deck.dtd">\n'
        '<deck version="0.8">\n <meta><title>Raid &amp; run</title><author>me</author></meta>\n'
        ' <superzone name="Deck">\n'
        '  <card><name id="x">Take Aim</name><set>Premiere</set></card>\n'
        "  <card><name>Take Aim</name></card>\n"
        "  <card><name>Lara Croft, Spelunker</name></card>\n"
        "  <card><name>Takke Aim</name></card>\n"
        " </superzone>\n"
        ' <superzone name="Sideboard"><card><name>Run</name></card></superzone>\n</deck>\n'
    )
    found = sheet(text, "raid.dek")
    assert (found.deck.name, found.deck.cards) == ("Raid & run", {"take-aim": 2})
    assert told(text, "raid.dek") == ["9 deck-unknown-near", "11 deck-sideboard"]
    assert told("<deck>\n<card>", "raid.dek")[-1] == "2 deck-not-xml"
    assert read_xml("<deck/>").entries == []


@pytest.mark.parametrize("inner", ["&c;", ""])
def test_a_deck_file_that_declares_entities_is_not_read_on(inner: str) -> None:
    # Ten times ten times ten, and so on: a few lines would stand for more than any memory.
    grown = "".join(f'<!ENTITY {one} "{f"&{other};" * 10}">' for one, other in ("ba", "cb"))
    text = f'<!DOCTYPE deck [<!ENTITY a "zq">\n{grown}]><deck>{inner}</deck>'
    assert told(text, "raid.dek")[-1].endswith("1 deck-xml-declares")
    outside = '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/hostname">]><deck>&x;</deck>'
    assert told(outside, "raid.dek")[-1].endswith("1 deck-xml-declares")


# -- all forms -----------------------------------------------------------------------------

DRAWN = sorted(slug for slug, facts in CARDS.items() if is_drawn(facts))


def of_kind(kind: type) -> list[str]:
    return sorted(slug for slug, facts in CARDS.items() if isinstance(facts, kind))


def texts(least: int) -> st.SearchStrategy[str]:
    letters = st.characters(codec="utf-8", exclude_categories=("C", "Zl", "Zp"))
    return (
        st.text(letters, min_size=least, max_size=40)
        .map(str.strip)
        .filter(lambda text: len(text) >= least)
    )


DECKS = st.builds(
    Deck,
    name=texts(1).filter(shows_something),
    raider=st.sampled_from(of_kind(Raider)),
    cards=st.dictionaries(st.sampled_from(DRAWN), st.integers(1, 12), max_size=20),
    treasure=st.sampled_from(["", *of_kind(Treasure)]),
    locations=st.lists(st.sampled_from(of_kind(Location)), max_size=6).map(tuple),
    description=texts(0),
)


@pytest.mark.parametrize("form", FORMATS)
@given(deck=DECKS)
def test_a_deck_that_is_written_reads_back_as_the_same(form: str, deck: Deck) -> None:
    written = write_deck(deck, form, CARDS)
    found = sheet(written, f"x.{SUFFIX[form]}")
    assert found.faults == ()
    assert found.deck == canonical(deck, CARDS)
    assert write_deck(found.deck, form, CARDS) == written


def test_a_deck_that_comes_along_is_read_once_with_the_same_cards() -> None:
    found = tomb_raider.deck_sheet(shipped(), "into-the-caves")
    assert tomb_raider.deck_sheet(shipped(), "into-the-caves") is found
    few = {slug: card for slug, card in shipped().cards.items() if slug != "run"}
    faults = tomb_raider.deck_sheet(CardPool(few), "into-the-caves").faults
    assert [fault.message.args["card"] for fault in faults] == ["run"]
    assert tomb_raider.deck_sheet(shipped(), "into-the-caves") is found


def test_cards_are_written_in_the_order_of_their_numbers() -> None:
    deck = Deck("x", "lara-croft-spelunker", {"run": 1, "take-aim": 1, "bounty": 1})
    assert list(canonical(deck, CARDS).cards) == ["bounty", "take-aim", "run"]


# -- the rules -----------------------------------------------------------------------------


def broken(text: str, *, seats: int = 2, starter: bool = False) -> list[str]:
    """Return what the rules forbid in a deck: line, clause and message id."""
    found = sheet(text)
    deck = found.deck
    other = tomb_raider.load_deck(shipped(), "into-the-caves")
    places = [SeatSetup(deck.raider, deck.cards, starter=starter)]
    places += [SeatSetup(other.raider, other.cards) for _ in range(seats - 1)]
    setup = Setup(tomb_raider.load_level(shipped(), "introductory"), "tomb", tuple(places), CARDS)
    faults = violations(found, setup, STANDARD.numbers)
    return [f"{_at(fault)} {fault.clause} {fault.message.id}" for fault in faults]


def _at(fault: BadInput) -> str:
    return fault.place.removeprefix("deck.txt").removeprefix(":")


@pytest.mark.clause("TR-3.5")
def test_all_that_the_rules_forbid_is_told_with_line_and_clause() -> None:
    text = "1 Lara Croft, Duelist\n3 Take Aim\n2 Bats\n4 Run\n"
    assert broken(text) == [
        " TR-3.5 deck-too-small",
        "2 TR-3.5 deck-too-many-copies",
        "4 TR-3.5 deck-too-many-copies",
    ]


def test_what_nobody_knows_is_told_once() -> None:
    assert broken("1 Lara Croft, Duelist\n1 Zzz\n") == [" TR-3.5 deck-too-small"]


@pytest.mark.clause("TR-R28")
def test_a_starter_is_what_was_printed_whatever_file_it_is_in() -> None:
    starter = tomb_raider.load_deck(shipped(), "trapped-in-the-tombs")
    assert tomb_raider.is_starter(starter)
    assert tomb_raider.is_starter(sheet(write_deck(starter, LIST, CARDS)).deck)
    assert tomb_raider.seat_plan(shipped(), "into-the-caves").starter
    others = [name for name in tomb_raider.deck_names() if name not in tomb_raider.STARTERS]
    assert not any(tomb_raider.seat_plan(shipped(), name).starter for name in others)
    fewer = Deck(starter.name, starter.raider, {**starter.cards, "gap": 2})
    assert not tomb_raider.is_starter(fewer)


# -- playing alone -------------------------------------------------------------------------


def words_used() -> Iterator[Phrase]:
    for made in STANDARD.scripts.values():
        if isinstance(made, Behaviour):
            abilities = (*made.from_hand, *made.from_row)
            yield from (*made.found, *made.constants)
            for ability in abilities:
                yield from (*ability.conditions, *ability.effects)


def test_every_word_that_speaks_of_others_is_known_to_need_them_or_not() -> None:
    speaks = re.compile(r"(other) (raider|player)", re.IGNORECASE)
    described = {
        entry.name: inspect.getdoc(entry.word) or "" for entry in GRAMMAR.vocabulary.values()
    }
    about_others = {name for name, text in described.items() if speaks.search(text)}
    assert about_others <= NEEDS_OTHERS | WORK_ALONE
    assert set(described) >= NEEDS_OTHERS | WORK_ALONE


def test_every_word_of_a_single_card_that_speaks_of_others_needs_them() -> None:
    single = [word for word in words_used() if type(word) not in {e.word for e in WORDS.values()}]
    assert [word for word in single if "nother" in (inspect.getdoc(word) or "")] == [
        word for word in single if needs_others(word)
    ]


@pytest.mark.parametrize(
    ("text", "works"),
    [
        ("play at test if during-your-fight do add-dice 1", True),
        ("play at test if during-other-fight do add-dice 1", False),
        ("play at step do push-raider", False),
        ("play at step do push-raider then draw-cards 1", True),
        ("play at step do push-raider; play at step do draw-cards 1", True),
        ("play at save", True),
        ("always weapon 1", True),
        ("found do open-exit", True),
        ("", True),
    ],
)
def test_a_card_does_something_alone_if_one_of_its_abilities_does(
    text: str, *, works: bool
) -> None:
    assert works_alone(read_behaviour(GRAMMAR, text)[0]) is works


def test_cards_against_others_do_nothing_alone() -> None:
    idle = {slug for slug in CARDS if not works_alone(_script(slug))}
    assert {"push", "steal-item", "ferocious-attack", "lost"} <= idle
    assert not {"take-aim", "chute-trap", "bear", "rope", "lara-croft-adventurer"} & idle


def _script(slug: str) -> Behaviour:
    found = STANDARD.scripts.get(slug, NO_BEHAVIOUR)
    assert isinstance(found, Behaviour)
    return found


def test_messages_of_sets_exist() -> None:
    sets = {card.set for card in tomb_raider.expansion_cards()}
    for name in sets:
        assert "⟦" not in reader_for("en", game="tomb-raider").read(Message(f"set-{name}"))


# -- the decks that come along -------------------------------------------------------------

BY_POWER = {
    1: ("cave-crawler", "beast-hunter", "hard-road"),
    2: ("sunken-city", "arsenal", "sticky-fingers"),
    3: ("long-descent", "war-party", "nothing-but-trouble"),
}
LEVEL_OF = {1: "into-the-caves", 2: "atlantis", 3: "explore-the-depths"}
OURS = [(name, power) for power, names in BY_POWER.items() for name in names]


@pytest.mark.parametrize(("name", "power"), OURS)
def test_the_rules_allow_a_deck_in_the_levels_it_is_for(name: str, power: int) -> None:
    found = tomb_raider.deck_sheet(shipped(), name)
    deck = found.deck
    level = tomb_raider.load_level(shipped(), LEVEL_OF[power])
    other = tomb_raider.load_deck(shipped(), "into-the-caves")
    seats = (SeatSetup(deck.raider, deck.cards), SeatSetup(other.raider, other.cards))
    setup = Setup(level, level.variants[0].id if level.variants else None, seats, CARDS)
    assert level.power == power
    assert (found.faults, list(violations(found, setup, STANDARD.numbers))) == ((), [])


@pytest.mark.parametrize(("name", "power"), OURS)
def test_a_deck_can_use_its_upgrades_in_the_levels_it_is_for(name: str, power: int) -> None:
    deck = tomb_raider.load_deck(shipped(), name)
    upgrades = [facts for slug in deck.cards if isinstance(facts := CARDS[slug], Upgrade)]
    assert all(upgrade.power <= max(2, power) for upgrade in upgrades)
    # An upgrade of power 3 needs one of power 2 first (TR-9.8).
    assert not upgrades or min(upgrade.power for upgrade in upgrades) == 2
    assert all(CARDS[deck.raider].name.startswith(upgrade.character) for upgrade in upgrades)


@pytest.mark.parametrize("name", tomb_raider.deck_names())
def test_every_deck_says_what_it_is_for_in_every_language(name: str) -> None:
    about = tomb_raider.load_deck(shipped(), name).description
    told = {
        language: reader_for(language, game="tomb-raider").read(say(about))
        for language in LANGUAGES
    }
    assert len(set(told.values())) == len(LANGUAGES)
    assert not any("⟦" in text for text in told.values())


def test_decks_differ() -> None:
    decks = {name: set(tomb_raider.load_deck(shipped(), name).cards) for name, _ in OURS}
    for one, other in combinations(decks, 2):
        shared = decks[one] & decks[other]
        assert len(shared) < 0.75 * min(len(decks[one]), len(decks[other])), (one, other)
