"""Decks of a game that the house has never heard of: read, judged by sections, written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.elsewhere import second_game
from tests.guilds import CARDS, DECKS, GAME, MASTER, MEMBERS, OATHS, OUTLINE, TEXTS

from gorin.content.cards.pool import SHIPPED
from gorin.content.decks.deck_files import DEK, FORMATS, LACKEY, LIST, TOML, game_in, read_deck
from gorin.content.decks.report import DeckReport
from gorin.content.decks.sheets import Deck, Sheet, canonical, sheet_of
from gorin.content.decks.writing import write_deck
from gorin.content.desk import decks as desk
from gorin.kernel.clauses import BadInput

SUFFIX = {TOML: "toml", LIST: "txt", LACKEY: "txt", DEK: "dek"}
PEOPLE = sorted(slug for slug, card in CARDS.items() if card.kind != "oath")
SWORN = sorted(slug for slug, card in CARDS.items() if card.kind == "oath")
SIX = "2 Bram\n2 Cleo\n2 Edda\n"


@pytest.fixture(autouse=True, scope="module")
def with_guilds() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, second_game(patch, "tests.guilds"):
        yield


def sheet(text: str, name: str = "deck.txt") -> Sheet[Deck]:
    return read_deck(text, name, OUTLINE, DECKS.known(SHIPPED))


def told(text: str, name: str = "deck.txt") -> list[str]:
    """Return all that is wrong with a deck by line: line, clause, message id."""
    report = judged(text, name)
    return [
        f"{fault.line} {fault.clause} {fault.message.id}"
        for fault in (*report.faults, *report.violations)
    ]


def judged(text: str, name: str = "deck.txt") -> DeckReport:
    return desk.report(GAME, sheet(text, name), desk.wishes_for(SHIPPED, GAME))


# -- reading -------------------------------------------------------------------------------


def test_the_heading_says_where_a_card_stands_that_may_stand_in_two_sections() -> None:
    text = f"Game: guilds\nMaster:\n1 Bram\n\nMembers (6):\n{SIX}Oaths\nOath of Salt\n"
    found = sheet(text)
    assert found.faults == ()
    assert found.deck.section(MASTER) == {"bram": 1}
    assert found.deck.section(MEMBERS) == {"bram": 2, "cleo": 2, "edda": 2}
    assert found.deck.section(OATHS) == {"oath-of-salt": 1}
    assert sheet(f"Master: Bram\n{SIX}").deck.only(MASTER) == "bram"


def test_without_a_heading_a_card_stands_where_it_usually_does() -> None:
    found = sheet("1 Ada\n1 Oath of Iron\n")
    assert (found.deck.section(MASTER), found.deck.section(MEMBERS)) == ({}, {"ada": 1})
    assert found.deck.section(OATHS) == {"oath-of-iron": 1}
    # Nobody swears an oath as a member: the heading cannot put it there.
    assert sheet("Members\n1 Oath of Iron\n").deck.section(OATHS) == {"oath-of-iron": 1}


def test_words_of_another_game_mean_nothing_in_a_list() -> None:
    assert told(f"Raider: Ada\nMaster: Ada\n{SIX}") == ["1 GU-1 deck-unknown-card"]


def test_all_that_is_wrong_is_told_at_once_with_line_and_clause() -> None:
    text = (
        "Master: Ada\n1 Zzqqy Xxv\n3 Bram\n2 Cleoo\n1 Ivor\n0 Dirk\n1 Oath of Salt\n"
        "1 Oath of Iron\n1 Oath of Bread\nMaster: Falk\nSideboard\n1 Edda\n"
    )
    assert told(text) == [
        "2 GU-1 deck-unknown-card",
        "4 GU-1 deck-unknown-near",
        "5 GU-1 deck-name-only",
        "6 GU-1 deck-bad-count",
        "10  deck-only-one",
        "12  deck-sideboard",
        "0 GU-2 deck-section-few",
        "0 GU-4 deck-section-many",
        "3 GU-2 deck-section-copies",
    ]


def test_all_that_is_wrong_with_toml_is_told_with_its_line() -> None:
    text = (
        'name = "x"\ngame = "tomb-raider"\nmaster = "oath-of-salt"\nraider = "ada"\n'
        'oaths = [\n"oath-of-salt",\n"salt",\n]\n\n[members]\nada = 11\nbrom = 1\n"Ada" = 1\n'
        'hild = "two"\n"oath-of-bread" = 1\n'
    )
    assert told(text, "deck.toml") == [
        "2  deck-other-game",
        "4  field-unknown",
        "7 GU-1 deck-unknown-card",
        "12 GU-1 deck-unknown-near",
        "13  deck-card-twice",
        "14  field-wrong",
        "0 GU-2 deck-section-many",
        "3 GU-3 deck-section-not",
        "11 GU-2 deck-section-copies",
        "15 GU-2 deck-section-not",
    ]
    assert told('name = "x"\n[oaths]\n', "x.toml")[:3] == [
        "1  deck-field-missing",
        "1  deck-field-missing",
        "2  field-wrong",
    ]


def test_a_deck_of_nothing_lacks_what_the_sections_need() -> None:
    assert told("") == ["0 GU-2 deck-section-few", "0 GU-3 deck-section-few"]


def test_of_a_card_that_is_free_there_may_be_any_number() -> None:
    assert told("Master: Ada\n9 Apprentice\n") == []
    assert told("Master: Ada\n11 Apprentice\n") == ["0 GU-2 deck-section-many"]


def test_a_card_in_two_sections_has_a_line_in_each() -> None:
    assert told(f"Master: Falk\n{SIX}3 Falk\n") == ["5 GU-2 deck-section-copies"]


def test_the_nearest_names_are_offered() -> None:
    (fault,) = sheet(f"Master: Ada\n{SIX}1 Hidl\n").faults
    assert fault.message.args["near"] == ("Hild",)


def test_a_deck_that_is_data_is_judged_like_one_that_is_read() -> None:
    deck = Deck(
        "x", {MASTER: {"ada": 1, "bram": 1}, MEMBERS: {"zed": 1, "cleo": 10**9}, "crew": {}}
    )
    found = sheet_of(deck, OUTLINE, DECKS.known(SHIPPED))
    assert [(fault.message.id, fault.place) for fault in found.faults] == [
        ("deck-no-section", "sections"),
        ("deck-unknown-card", ""),
        ("deck-only-one", ""),
        ("deck-far-too-many", ""),
    ]


def test_the_report_has_the_sections_with_their_bounds() -> None:
    report = judged(TEXTS["iron"], "iron.toml")
    assert report.legal
    assert [
        (each.id, each.style, each.count, each.fewest, each.most, each.copies)
        for each in report.sections
    ] == [
        (MEMBERS, "counted", 7, 6, 10, 2),
        (MASTER, "one", 1, 1, 1, None),
        (OATHS, "listed", 2, 0, 2, 1),
    ]
    lines = [(line.sort.kind, line.slug) for line in report.sections[0].cards]
    assert lines == [("knight", "dirk"), ("smith", "falk"), ("smith", "gerd"), ("smith", "hild")]
    assert (report.total, report.figures, report.charts) == (7, (), ())


# -- writing -------------------------------------------------------------------------------

NAMED = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Zl", "Zp", "Zs")), min_size=1
)
GUILDS = st.builds(
    lambda name, master, members, oaths: Deck(
        name, {MASTER: {master: 1}, MEMBERS: members, OATHS: dict.fromkeys(oaths, 1)}
    ),
    NAMED,
    st.sampled_from(PEOPLE),
    st.dictionaries(st.sampled_from(PEOPLE), st.integers(1, 9)),
    st.lists(st.sampled_from(SWORN), unique=True),
)


@pytest.mark.parametrize("form", FORMATS)
@given(deck=GUILDS)
def test_a_deck_that_is_written_reads_back_as_the_same(form: str, deck: Deck) -> None:
    text = write_deck(deck, form, OUTLINE, CARDS)
    found = sheet(text, f"x.{SUFFIX[form]}")
    assert found.faults == ()
    assert found.deck == canonical(deck, OUTLINE, CARDS)
    assert write_deck(found.deck, form, OUTLINE, CARDS) == text
    assert game_in(text, f"x.{SUFFIX[form]}")[0].casefold() == GAME


def test_lists_divide_a_section_and_leave_no_card_out() -> None:
    text = desk.export(SHIPPED, GAME, desk.shipped_sheet(SHIPPED, GAME, "iron").deck, LIST)
    assert text == (
        "Name: Iron\nGame: guilds\n\nSmiths (6):\n2 Falk\n2 Gerd\n2 Hild\n\nMembers (1):\n"
        "1 Dirk\n\nMaster (1):\n1 Falk\n\nOaths (2):\n1 Oath of Bread\n1 Oath of Iron\n"
    )


def test_cards_that_nobody_knows_cannot_be_written() -> None:
    with pytest.raises(BadInput) as caught:
        _ = desk.export(SHIPPED, GAME, Deck("x", {MEMBERS: {"zed": 1}, OATHS: {"zod": 1}}), LIST)
    assert [fault.message.args["card"] for fault in caught.value.all] == ["zed", "zod"]


# -- which game ----------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMATS)
def test_a_file_says_its_game_and_one_that_says_none_is_of_the_first(form: str) -> None:
    text = write_deck(desk.shipped_sheet(SHIPPED, GAME, "salt").deck, form, OUTLINE, CARDS)
    assert desk.game_of(text) == GAME
    own = desk.export(
        SHIPPED, "tomb-raider", desk.shipped_sheet(SHIPPED, "tomb-raider", "arsenal").deck, form
    )
    assert desk.game_of(own) == "tomb-raider"


def test_a_file_of_a_game_that_there_is_not_is_told() -> None:
    for text, id in (("Game: chess\n", "game-unknown"), ("Game: go", "game-unknown")):
        with pytest.raises(BadInput) as caught:
            _ = desk.game_of(text)
        assert caught.value.message.id == id


def test_other_programs_call_games_as_they_like() -> None:
    text = desk.export(SHIPPED, GAME, desk.shipped_sheet(SHIPPED, GAME, "salt").deck, DEK)
    other = text.replace("<game>Guilds</game>", "<game>guilds (second edition)</game>")
    assert other != text
    assert desk.game_of(other) == "tomb-raider"
    assert sheet(other, "x.dek").faults == ()


def test_the_decks_that_come_along_are_told_by_their_master() -> None:
    told = {
        deck.id: (deck.name, deck.lead, deck.cards, deck.printed)
        for deck in desk.shipped(SHIPPED, GAME)
    }
    assert told == {"salt": ("Salt", "ada", 6, True), "iron": ("Iron", "falk", 7, False)}


def test_a_game_without_decks_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with second_game(monkeypatch):
        assert desk.shipped(SHIPPED, "courts") == ()
        with pytest.raises(BadInput) as caught:
            _ = desk.sheet_from(SHIPPED, "courts", "1 Ada")
    assert caught.value.message.id == "decks-none"
