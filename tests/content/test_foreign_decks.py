"""Decks that other programs and sites write: their XML, and what stands around their lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.elsewhere import second_game
from tests.guilds import DECKS as GUILDS
from tests.guilds import GAME as GUILD_GAME
from tests.guilds import OUTLINE as GUILD_OUTLINE
from tests.shipped import reader_for

from gorin.content.cards.pool import SHIPPED
from gorin.content.decks import sheets
from gorin.content.decks.deck_files import read_deck
from gorin.content.decks.lists import MOST_LINES
from gorin.content.decks.sheets import Sheet
from gorin.content.desk import decks as desk
from gorin.content.l5r_lcg.decks import OUTLINE, known_in
from gorin.content.l5r_lcg.pool import GAME, shipped
from gorin.text.language import LANGUAGES

KNOWN = known_in(shipped())


def read(text: str, name: str = "mine.txt") -> Sheet[sheets.Deck]:
    """Return a deck of the L5R LCG from the text of a file."""
    return read_deck(text, name, OUTLINE, KNOWN)


def told(sheet: Sheet[Any]) -> list[tuple[str, str]]:
    """Return what is wrong with the lines of a file: where, and what."""
    return [(fault.place.partition(":")[2], fault.message.id) for fault in sheet.faults]


def noted(sheet: Sheet[Any]) -> list[tuple[int, str, object]]:
    """Return the notes on a file: in which line, what, and the text."""
    return [(note.line, note.message.id, note.message.args["text"]) for note in sheet.notes]


# -- XML of other programs -----------------------------------------------------------------

OCTGN = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="00000000-1111-2222-3333-444444444444" sleeveid="0">
  <section name="Stronghold" shared="False">
    <card qty="1" id="00000000-0000-0000-0000-00000000000a">Shiro Nishiyama</card>
  </section>
  <section name="Role" shared="False">
    <card qty="1" id="00000000-0000-0000-0000-00000000000b">Keeper of Earth</card>
  </section>
  <section name="Province Deck" shared="False">
    <card qty="1" id="00000000-0000-0000-0000-00000000000c">Shameful Display</card>
    <card qty="1" id="00000000-0000-0000-0000-00000000000d">Pilgrimage</card>
  </section>
  <section name="Dynasty Deck" shared="False">
    <card qty="3" id="00000000-0000-0000-0000-00000000000e">Eager Scout</card>
  </section>
  <section name="Conflict Deck" shared="False">
    <card qty="2" id="00000000-0000-0000-0000-00000000000f">Banzai!</card>
  </section>
  <section name="Sideboard" shared="False">
    <card qty="1" id="00000000-0000-0000-0000-000000000010">Court Games</card>
  </section>
  <notes><![CDATA[Hold the wall.]]></notes>
</deck>
"""
COCKATRICE = """\
<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <lastLoadedTimestamp>never</lastLoadedTimestamp>
  <deckname>Wall</deckname>
  <comments>Hold the wall.</comments>
  <bannerCard providerId="">Banzai!</bannerCard>
  <tags/>
  <zone name="main">
    <card number="1" name="Shiro Nishiyama"/>
    <card number="1" name="Keeper of Earth"/>
    <card number="1" name="Shameful Display"/>
    <card number="1" name="Pilgrimage"/>
    <card number="3" name="Eager Scout"/>
    <card number="2" name="Banzai!"/>
  </zone>
  <zone name="side">
    <card number="1" name="Court Games"/>
  </zone>
  <zone name="tokens">
    <card number="2" name="Goblin"/>
  </zone>
</cockatrice_deck>
"""
WALL = {
    "stronghold": {"shiro-nishiyama": 1},
    "role": {"keeper-of-earth": 1},
    "provinces": {"pilgrimage": 1, "shameful-display": 1},
    "dynasty": {"eager-scout": 3},
    "conflict": {"banzai": 2},
    "sideboard": {"court-games": 1},
}


@pytest.mark.parametrize("name", ["wall.o8d", "wall.xml", "wall.txt", "wall.dek", "wall.toml"])
def test_a_deck_of_octgn_is_read_whatever_its_file_is_called(name: str) -> None:
    sheet = read(OCTGN, name)
    assert (sheet.faults, sheet.notes) == ((), ())
    assert sheet.deck.sections == WALL
    assert (sheet.deck.name, sheet.deck.description) == ("wall", "Hold the wall.")
    assert sheet.place("eager-scout") == f"{name}:14"


def test_a_deck_of_cockatrice_is_read_and_its_tokens_are_no_cards_of_it() -> None:
    sheet = read(COCKATRICE, "wall.cod")
    assert sheet.faults == ()
    assert noted(sheet) == [(20, "deck-note-token", "Goblin")]
    assert sheet.deck.sections == WALL
    assert (sheet.deck.name, sheet.deck.description) == ("Wall", "Hold the wall.")


def test_the_set_that_cockatrice_names_tells_two_cards_of_one_title_apart() -> None:
    card = shipped().cards["doji-hotaru-2"]
    text = (
        '<cockatrice_deck><zone name="main"><card number="1" name="Doji Hotaru" '
        f'setShortName="{card.pack}"/></zone></cockatrice_deck>'
    )
    assert read(text, "x.cod").deck.section("dynasty") == {"doji-hotaru-2": 1}


def test_a_section_decides_where_a_card_could_stand_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        '<deck game="g"><section name="Master"><card qty="1">Bram</card></section>'
        '<section name="Members"><card qty="2">Bram</card></section></deck>'
    )
    with second_game(monkeypatch, "tests.guilds"):
        sheet = read_deck(text, "x.o8d", GUILD_OUTLINE, GUILDS.known(SHIPPED))
    assert sheet.faults == ()
    assert sheet.deck.section("master") == {"bram": 1}
    assert sheet.deck.section("members") == {"bram": 2}


def test_all_that_is_wrong_with_their_cards_is_told_by_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    octgn = """\
<deck game="g"><section name="Dynasty">
<card qty="1">Eager Scuot</card>
<card qty="0">Eager Scout</card>
<card qty="-2">Eager Scout</card>
<card qty="many">Eager Scout</card>
<card qty="1.5">Eager Scout</card>
<card qty="999999999999999999999999">Eager Scout</card>
<card qty="2"></card>
<card>Eager Scout</card>
<card qty="&#x663;">Banzai!</card>
</section></deck>
"""
    wrong = [
        ("2", "deck-unknown-near"),
        ("3", "deck-bad-count"),
        ("4", "deck-bad-count"),
        ("5", "deck-not-a-count"),
        ("6", "deck-not-a-count"),
        ("7", "deck-far-too-many"),
        ("8", "deck-no-name"),
    ]
    sheet = read(octgn, "x.o8d")
    assert told(sheet) == wrong
    assert sheet.deck.section("dynasty") == {"eager-scout": 1}
    assert sheet.deck.section("conflict") == {"banzai": 3}
    cod = octgn.replace('<deck game="g"><section name="Dynasty">', "<cockatrice_deck><zone>")
    cod = cod.replace("</section></deck>", "</zone></cockatrice_deck>")
    for before, after in (('<card qty="', '<card number="'), ("<card>", '<card number="">')):
        cod = cod.replace(before, after)
    cod = cod.replace('">', '" name="').replace("</card>", '"/>')
    assert told(read(cod, "x.cod")) == wrong
    side = '<deck game="g"><section name="Sideboard"><card qty="1">Bram</card></section></deck>'
    with second_game(monkeypatch, "tests.guilds"):
        sheet = read_deck(side, "x.o8d", GUILD_OUTLINE, GUILDS.known(SHIPPED))
    assert told(sheet) == [("1", "deck-sideboard")]


STRANGE = {
    "html": ("<!DOCTYPE html>\n<html><body>Eager Scout</body></html>", "2", "html"),
    "another program": ('<Deck><Cards Quantity="1" Name="Eager Scout"/></Deck>', "1", "Deck"),
    "a deck of nobody": ("<deck>\n<pile/></deck>", "2", "deck/pile"),
    "nothing in it": ("<deck>\n</deck>", "2", "deck"),
    "long": (f"<{'a' * 500}/>", "1", "a" * 80),
}


@pytest.mark.parametrize("kind", STRANGE)
def test_xml_of_another_form_is_told_in_one_message_with_those_that_are_known(kind: str) -> None:
    text, line, root = STRANGE[kind]
    report = desk.report(
        GAME, desk.sheet_from(SHIPPED, GAME, text, "x.xml"), desk.wishes_for(SHIPPED, GAME)
    )
    (fault,) = report.faults
    assert (str(fault.line), fault.message.id) == (line, "deck-xml-unknown")
    assert fault.message.args["root"] == root
    assert (report.violations, report.legal) == ((), False)
    for language in LANGUAGES:
        said = reader_for(language).read(fault.message)
        assert all(program in said for program in ("LackeyCCG", "OCTGN", "Cockatrice"))


@pytest.mark.parametrize("root", ['deck game="g"', "cockatrice_deck", "html"])
def test_hostile_xml_is_refused_in_every_form(root: str) -> None:
    tag = root.partition(" ")[0]
    declared = f'<!DOCTYPE {tag} [<!ENTITY a "zq">\n<!ENTITY b "&a;&a;">]><{root}>&b;</{tag}>'
    assert [id for _, id in told(read(declared))] == ["deck-xml-declares"]
    outside = f'<!DOCTYPE {tag} [<!ENTITY x SYSTEM "file:///etc/hostname">]><{root}>&x;</{tag}>'
    assert [id for _, id in told(read(outside))] == ["deck-xml-declares"]


def test_xml_as_deep_or_as_long_as_one_likes_is_read_no_further() -> None:
    deep = '<deck game="g">' + "<section>" * 50_000
    assert [id for _, id in told(read(deep, "x.o8d"))] == ["deck-not-xml"]
    many = '<deck game="g">' + '<card qty="1">Banzai!</card>' * (MOST_LINES + 7) + "</deck>"
    sheet = read(many, "x.o8d")
    assert told(sheet) == [("", "deck-many-lines")]
    assert sheet.faults[0].message.args["count"] == 7
    long = f'<deck game="g"><card qty="1">{"x" * 5_000}</card></deck>'
    assert told(read(long)) == [("1", "deck-long-line")]


def test_half_a_file_says_that_it_is_damaged_and_keeps_what_could_be_read() -> None:
    half = OCTGN[: OCTGN.index("Banzai!")]
    sheet = read(half, "x.o8d")
    assert told(sheet) == [("17", "deck-not-xml")]
    assert sheet.deck.section("dynasty") == {"eager-scout": 3}
    assert not sheet.is_unread
    assert read(half[:40], "x.o8d").is_unread


def test_blank_lines_and_a_mark_before_xml_do_no_harm() -> None:
    sheet = read("\ufeff" + OCTGN, "x.o8d")
    assert (sheet.faults, sheet.deck.sections) == ((), WALL)
    moved = read("\n\n  " + OCTGN.replace("Eager Scout", "Eager Scuot"), "x.o8d")
    assert told(moved) == [("16", "deck-unknown-near")]


# -- what stands around a list -------------------------------------------------------------

PASTED = """\
Wall of Stone v3
by: Somebody

Shiro Nishiyama  (Core)
Keeper of Earth (Core)
Pilgrimage (Core)
Shameful Display  (Core)

Dynasty Deck (5)
3x Eager Scout (Core)
2x Kaiu Envoy (Core)

Conflict Deck 2 cards:
2x Banzai!  (Core)
1x Banzia (Core)

Total Influence: 0/10
Exported from somewhere: https://example.org/deck/9
"""


def test_head_and_foot_of_a_list_are_skipped_with_a_note_and_a_misspelt_card_is_not() -> None:
    sheet = read(PASTED)
    assert told(sheet) == [("15", "deck-unknown-near")]
    assert noted(sheet) == [
        (1, "deck-note-title", "Wall of Stone v3"),
        (2, "deck-note-skipped", "by: Somebody"),
        (17, "deck-note-skipped", "Total Influence: 0/10"),
        (18, "deck-note-skipped", "Exported from somewhere: https://example.org/deck/9"),
    ]
    assert sheet.deck.name == "Wall of Stone v3"
    assert sheet.deck.section("dynasty") == {"eager-scout": 3, "kaiu-envoy": 2}
    assert sheet.deck.only("role") == "keeper-of-earth"
    for language in LANGUAGES:
        reader = reader_for(language)
        for note in sheet.notes:
            assert str(note.message.args["text"]) in reader.read(note.message)


@pytest.mark.parametrize(
    "line",
    [
        "Format: Skirmish",
        "Author: Kakita Somebody",
        "by Somebody Else",
        "Influence: 6/10",
        "Total Influence 4 / 10",
        "40 cards",
        "Total: 85",
        "Created with Bushi Builder",
        "Created with Bushi Builder: 5 May 2021",
        "Deck created with a program",
        "Exported from EmeraldDB",
        "https://www.emeralddb.org/decks/0a1b2c",
        "www.fiveringsdb.com",
        "fiveringsdb.com/decklist/1",
        "Packs: Core Set, Tears of Amaterasu",
        "Primary Clan: Crab",
        "Last updated: 2020-01-01",
        "Version: 1.2",
        "Restricted list: 12",
        "Deck: Stone upon Stone",
        "Strategy: hold the wall",
    ],
)
def test_lines_that_sites_write_around_lists_are_skipped_above_and_below(line: str) -> None:
    for text in (f"{line}\n3x Banzai! (Core)\n", f"3x Banzai! (Core)\n\n{line}\n"):
        sheet = read(text)
        assert sheet.faults == ()
        assert [text for _, id, text in noted(sheet) if id == "deck-note-skipped"] == [line]
        assert sheet.deck.section("conflict") == {"banzai": 3}


@pytest.mark.parametrize("line", ["----------", "=====", "* * *", "~~~", "\u2014\u2014\u2014"])
def test_lines_without_a_letter_are_like_blank_ones(line: str) -> None:
    sheet = read(f"{line}\n3x Banzai!\n{line}\n2x Court Games")
    assert (sheet.faults, sheet.notes) == ((), ())
    assert sheet.deck.section("conflict") == {"banzai": 3, "court-games": 2}


@pytest.mark.parametrize(
    "heading",
    [
        "Dynasty Deck 40 cards:",
        "Dynasty Deck (40 cards, 3 influence)",
        "[Dynasty Deck] (40)",
        "**Dynasty Deck - 40**",
        "--- Dynasty: 40 ---",
        "== Characters (12) ==",
        "Deck 40 cards:",
        "Dynasty Deck 40/45",
    ],
)
def test_headings_with_all_kinds_of_sizes_are_no_cards(heading: str) -> None:
    sheet = read(f"{heading}\n3x Eager Scout\n")
    assert (sheet.faults, sheet.notes) == ((), ())
    assert sheet.deck.section("dynasty") == {"eager-scout": 3}


def test_a_sideboard_with_its_size_is_one() -> None:
    for heading in (
        "Sideboard 1 cards:",
        "Sideboard (1)",
        "[Sideboard] - 1",
        "1 Sideboard:",
        "Side deck (1)",
    ):
        sheet = read(f"3x Banzai!\n{heading}\n1x Court Games\n")
        assert sheet.faults == ()
        assert sheet.deck.section("sideboard") == {"court-games": 1}, heading


def test_signs_of_a_list_before_a_card_do_no_harm() -> None:
    sheet = read("- 3x Banzai!\n* 2 Court Games\n\u2022 Eager Scout\n")
    assert sheet.faults == ()
    assert sheet.deck.section("conflict") == {"banzai": 3, "court-games": 2}


MISSPELT = {
    "at the top": ("Shiro Nishyama\n3x Banzai!\n", [1]),
    "at the top, with its pack": ("Zzqqy Xxv (Core)\n3x Banzai! (Core)\n", [1]),
    "at the top, with a pack alone": ("Shiro Nishyama (Core)\n3x Banzai!\n", [1]),
    "at the top, counted": ("1x Zzqqy Xxv\n3x Banzai!\n", [1]),
    "with a colon": ("Zzqqy: Ada\n3x Banzai!\n", [1]),
    "alone": ("Zzqqy Xxv\n", [1]),
    "second": ("My Deck\nShiro Nishyama\n3x Banzai!\n", [2]),
    "in the middle": ("3x Banzai!\nMade in secret\n2x Court Games\n", [2]),
    "counted like a sentence": ("3x Banzai!\n2x Created with ink\n", [2]),
    "in a list without counts": ("Zzqqy Xxv\nBanzai!\nCourt Games\n", [1]),
}


@pytest.mark.parametrize("kind", MISSPELT)
def test_what_may_be_a_card_stays_a_fault(kind: str) -> None:
    text, lines = MISSPELT[kind]
    wrong = [int(line) for line, id in told(read(text)) if id.startswith("deck-unknown")]
    assert wrong == lines


def test_a_card_is_a_card_though_it_sounds_like_a_line_of_a_site() -> None:
    sounds = [
        card.name for card in shipped().cards.values() if card.name.startswith(("By ", "Made"))
    ]
    for name in (*sounds, "Way of the Lion"):
        sheet = read(f"3x Banzai!\n{name}\n")
        assert (sheet.faults, sheet.notes) == ((), ()), name
    # Below the title stands who made the deck; then it is one, though a card is called so.
    sheet = read("Way of the Lion\nby: Somebody\n3x Banzai!\n")
    assert (sheet.faults, sheet.deck.name) == ((), "Way of the Lion")
    assert sheet.deck.section("conflict") == {"banzai": 3}


def test_a_title_may_have_brackets_where_cards_have_none() -> None:
    sheet = read("Nobody Comes Through (Skirmish)\n3x Banzai!\n")
    assert (sheet.faults, sheet.deck.name) == ((), "Nobody Comes Through (Skirmish)")


def test_a_name_that_a_list_says_is_kept_and_only_one_line_is_a_title() -> None:
    sheet = read("Name: Mine\nQqzz Vvxx\n3x Banzai!\n")
    assert sheet.deck.name == "Mine"
    assert told(sheet) == [("2", "deck-unknown-card")]
    assert told(read("Qqzz Vvxx\nWwkk Jjpp\n3x Banzai!\n")) == [("2", "deck-unknown-card")]


def test_notes_without_end_are_counted() -> None:
    sheet = read("3x Banzai!\n" + "https://example.org\n" * 130)
    assert len(sheet.notes) == 101
    assert sheet.notes[-1].message.args == {"count": 30}
    assert sheet.notes[-1].line == 0


def test_a_long_address_is_noted_and_not_looked_through_for_a_heading() -> None:
    # To look for the size of a section behind such a bracket takes ever longer.
    assert len(read("3x Banzai!\nhttps://example.org (" + "1" * 19_000).notes) == 1


def test_a_line_too_long_for_a_card_is_noted_in_short() -> None:
    ((_, _, text),) = noted(read("3x Banzai!\nhttps://example.org/" + "a" * 900))
    assert len(str(text)) == 201


@pytest.fixture
def guilds() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch, second_game(patch, "tests.guilds"):
        yield


@pytest.mark.usefixtures("guilds")
def test_words_that_mean_something_in_a_game_are_no_notes() -> None:
    sheet = desk.sheet_from(SHIPPED, GUILD_GAME, "Format: any\nMaster: Ada\n2 Bram\n", "x.txt")
    assert sheet.faults == ()
    assert noted(sheet) == [(1, "deck-note-skipped", "Format: any")]
    assert sheet.deck.only("master") == "ada"
