"""Deck files as people break them, in every form that is read: what is told, what is kept."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pytest
from tests.shipped import reader_for

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk import decks as desk
from gorin.content.l5r_lcg.pool import GAME
from gorin.text.language import LANGUAGES


class Broken(NamedTuple):
    """A file, all that is told of it by line, and the cards that are kept all the same."""

    name: str
    text: str
    faults: list[str]
    cards: dict[str, int]


FILES = (
    Broken("neg.txt", "-3 Eager Scout\n", ["1 deck-bad-count"], {}),
    Broken("zero.txt", "0 Eager Scout", ["1 deck-bad-count"], {}),
    Broken("huge.txt", "99999999999999999999999999 Eager Scout", ["1 deck-far-too-many"], {}),
    Broken("dec.txt", "1.5 Eager Scout", ["1 deck-unknown-near"], {}),
    Broken("both.txt", "2 Eager Scout x3", ["1 deck-unknown-near"], {}),
    Broken(
        "only count.txt",
        "3\n3x\nx3\n",
        ["1 deck-unknown-card", "2 deck-unknown-card", "3 deck-unknown-card"],
        {},
    ),
    Broken("empty.txt", "", [], {}),
    Broken("blank.txt", "\n\n  \n\t\n", [], {}),
    Broken("onlycomment.txt", "# nothing\n// nothing", [], {}),
    Broken(
        "twostrong.txt",
        "1 Shiro Nishiyama\n1 Golden Plains Outpost\n",
        ["2 deck-only-one"],
        {"shiro-nishiyama": 1},
    ),
    Broken(
        "tworole.txt",
        "Role: Seeker of Void\nRole: Keeper of Earth\n2 Seeker of Void",
        ["2 deck-only-one", "3 deck-only-one"],
        {"seeker-of-void": 1},
    ),
    Broken("bom.txt", "\ufeff3 Banzai!\n", [], {"banzai": 3}),
    Broken("bom.json", '\ufeff{"cards": {"banzai": 3}}', [], {"banzai": 3}),
    Broken("bom.toml", '\ufeffname="x"\n[dynasty]\neager-scout=1', [], {"eager-scout": 1}),
    Broken(
        "crlf.txt",
        "1 Shiro Nishiyama\r\n3 Banzai!\r\n2 Eagr Scout\r\n",
        ["3 deck-unknown-near"],
        {"shiro-nishiyama": 1, "banzai": 3},
    ),
    Broken(
        "cr.txt",
        "1 Shiro Nishiyama\r3 Banzai!\r2 Eagr Scout\r",
        ["3 deck-unknown-near"],
        {"shiro-nishiyama": 1, "banzai": 3},
    ),
    Broken(
        "crlf.o8d",
        (
            "<deck game='x'>\r\n<section name='Dynasty'>\r\n<card qty='3'>"
            "Eagr Scout</card>\r\n</section></deck>"
        ),
        ["3 deck-unknown-near"],
        {},
    ),
    Broken(
        "tabs.txt", "3\tBanzai!\t(Core)\n\t2\tEager Scout\n", [], {"eager-scout": 2, "banzai": 3}
    ),
    Broken(
        "nbsp.txt", "3\xa0Banzai!\n2\u3000Eager Scout\u200b\n", [], {"eager-scout": 2, "banzai": 3}
    ),
    Broken("zw.txt", "\u200b3 Banzai!\n3\u200bx Banzai!\n", [], {"banzai": 6}),
    Broken(
        "nonlatin.txt",
        ("3 \u4e07\u5c81\n2 \u0411\u0430\u043d\u0437\u0430\u0439\n1 \u30d0\u30f3\u30b6\u30a4\n"),
        ["1 deck-unknown-card", "2 deck-unknown-card", "3 deck-unknown-card"],
        {},
    ),
    Broken(
        "fullwidth.txt", "\uff13 Banzai!\n2\xd7 Eager Scout\n", [], {"eager-scout": 2, "banzai": 3}
    ),
    Broken(
        "times.txt",
        (
            "3\xd7 Banzai!\nBanzai! \xd72\n3 x Banzai!\n3X Banzai!\n(3) Banzai!\n"
            "[3] Banzai!\n3. Banzai!\n3: Banzai!\n3, Banzai!\nBanzai!, 3\n"
            "Banzai! (3)\nBanzai! - 3\n"
        ),
        [
            "7 deck-unknown-near",
            "8 deck-unknown-near",
            "9 deck-unknown-near",
            "10 deck-unknown-near",
            "11 deck-count-behind",
            "12 deck-unknown-near",
        ],
        {"banzai": 17},
    ),
    Broken("half.json", '{"name":"x","cards":{"banzai":3,', ["1 deck-not-json"], {}),
    Broken("list.json", "3 Banzai!\n2 Eager Scout", [], {"eager-scout": 2, "banzai": 3}),
    Broken("toml.json", 'name="x"\n[conflict]\nbanzai=3\n', [], {"banzai": 3}),
    Broken("toml.txt", 'name="x"\n[conflict]\nbanzai=3\n', [], {"banzai": 3}),
    Broken("list.toml", "3 Banzai!\n2 Eager Scout", ["1 file-not-toml"], {}),
    Broken("json.toml", '{"cards": {"banzai": 3}}', [], {"banzai": 3}),
    Broken(
        "json.txt",
        (
            '{"cards": {"banzai": -3, "eager-scout": 1e3, "court-games": true,'
            ' "rout": null, "": 2, " ": 2}}'
        ),
        [
            "1 deck-not-a-count",
            "1 deck-not-a-count",
            "1 deck-not-a-count",
            "1 deck-no-name",
            "1 deck-no-name",
            "1 deck-bad-count",
        ],
        {},
    ),
    Broken(
        "bighuge.json",
        '{"cards": {"banzai": 9999999999999999999999999999999999999999}}',
        ["1 deck-far-too-many"],
        {},
    ),
    Broken(
        "nan.json",
        '{"cards": {"banzai": NaN, "rout": Infinity}}',
        ["1 deck-not-a-count", "1 deck-not-a-count"],
        {},
    ),
    Broken("arr.json", '{"cards": ["banzai", "banzai"]}', ["1 deck-json-no-cards"], {}),
    Broken("arr2.json", '[{"name": "Banzai!", "count": 3}]', ["deck-json-no-cards"], {}),
    Broken(
        "dup.json",
        '{"cards": {"banzai": 1, "banzai": 2}, "cards": {"rout": 1}}',
        ["1 deck-card-twice", "1 deck-card-twice"],
        {"rout": 1},
    ),
    Broken("nul.txt", "3 Banzai!\x00\n", [], {"banzai": 3}),
    Broken(
        "ctrl.txt",
        "3 Banzai!\x0c2 Eager Scout\x0b1 Rout\u20281 Court Games\n",
        [],
        {"eager-scout": 2, "banzai": 3, "court-games": 1, "rout": 1},
    ),
    Broken(
        "nul.o8d", "<deck game='x'><card qty='1'>Ban\x00zai</card></deck>", ["1 deck-not-xml"], {}
    ),
    Broken(
        "half.o8d",
        "<deck game='x'><section name='Dynasty'><card qty='3'>Eager Sc",
        ["1 deck-not-xml"],
        {},
    ),
    Broken(
        "half.cod", "<cockatrice_deck><zone name='main'><card number='3' na", ["1 deck-not-xml"], {}
    ),
    Broken(
        "half.dek",
        "<deck version='0.8'><superzone name='Dynasty'><card><name>Eager Scout</name>",
        ["1 deck-not-xml"],
        {"eager-scout": 1},
    ),
    Broken("half.toml", 'name = "x"\n[dynasty]\neager-scout = 3\nbanz', ["file-not-toml"], {}),
    Broken(
        "dec.toml",
        (
            'name="x"\n[dynasty]\neager-scout = 1.5\nkaiu-envoy=-1\nborder-rider="3"\n'
            'vanguard-warrior=99999999999999999999\n"Eager Scout"=1\n'
        ),
        ["file-not-toml"],
        {},
    ),
    Broken(
        "wrongtypes.toml",
        (
            'name=3\nstronghold=["a"]\nrole=5\nprovinces="x"\ndynasty=3\n'
            "conflict=[1]\nsideboard={x=1}\n"
        ),
        [
            "1 field-wrong",
            "2 field-wrong",
            "3 field-wrong",
            "4 field-wrong",
            "5 field-wrong",
            "6 field-wrong",
            "7 deck-unknown-card",
        ],
        {"x": 1},
    ),
    Broken("wrongsec.toml", 'name="x"\n[main]\nbanzai=3\n', ["2 field-unknown"], {}),
    Broken(
        "inline.toml",
        'name="x"\ndynasty = { banzai = 3 }\nconflict = { eager-scout = 1 }\n',
        [],
        {"banzai": 3, "eager-scout": 1},
    ),
    Broken(
        "two.toml",
        'name="x"\nstronghold="shiro-nishiyama"\nstronghold="golden-plains-outpost"\n',
        ["3 file-not-toml"],
        {},
    ),
    Broken("html.txt", "<html><body>3 Banzai!</body></html>", ["1 deck-xml-unknown"], {}),
    Broken("rtf.txt", "{\\rtf1\\ansi 3 Banzai!\\par}", ["1 deck-not-json"], {}),
    Broken(
        "mtgo.dek",
        ('<?xml version="1.0"?>\n<Deck><Cards CatID="1" Quantity="2" Name="Banzai!"/></Deck>'),
        ["2 deck-xml-unknown"],
        {},
    ),
    Broken("tts.json", '{"ObjectStates":[{"Name":"DeckCustom"}]}', ["deck-json-no-cards"], {}),
    Broken(
        "quote.txt",
        '"3 Banzai!"\n\u201cEager Scout\u201d\n',
        ["1 deck-unknown-near"],
        {"eager-scout": 1},
    ),
    Broken("slash.txt", "1/2 Banzai!\n", ["1 deck-unknown-near"], {}),
    Broken("twice.txt", "2 Banzai!\n2 Banzai!\n", [], {"banzai": 4}),
    Broken(
        "twice.o8d",
        "<deck game='x'><card qty='2'>Banzai!</card><card qty='2'>Banzai!</card></deck>",
        [],
        {"banzai": 4},
    ),
    Broken(
        "deck.o8d",
        (
            "<deck game='x'><section><card qty='2' >Banzai! &amp; more</card>"
            "</section><section name='Maybe'><card qty='1'>Rout</card></section>"
            "</deck>"
        ),
        ["1 deck-unknown-near"],
        {"rout": 1},
    ),
    Broken(
        "nested.o8d",
        (
            "<deck game='x'><section name='Dynasty'><card qty='2'>Eager <b>Scout</b>"
            "</card></section></deck>"
        ),
        ["1 deck-no-name"],
        {},
    ),
    Broken(
        "signs.txt",
        "\u201cEager Scout\u201d\n\xad2 Rout\u200e\n[Core Set]\n",
        ["3 deck-unknown-near"],
        {"eager-scout": 1, "rout": 2},
    ),
    Broken("square.txt", "3x Banzai! [Core Set]\n", [], {"banzai": 3}),
    Broken("sides.txt", "3 Banzai!\nSide deck (1)\n1 Rout\n", [], {"banzai": 3, "rout": 1}),
)
NUMBERS = {
    "n.txt": "{} Eager Scout",
    "n.json": '{{"cards": {{"eager-scout": {}}}}}',
    "n.o8d": '<deck game="1"><card qty="{}">Eager Scout</card></deck>',
    "n.cod": (
        '<cockatrice_deck><zone><card number="{}" name="Eager Scout"/></zone></cockatrice_deck>'
    ),
    "n.toml": 'name = "n"\n[dynasty]\neager-scout = {}\n',
}


def text_of(text: str, name: str) -> str:
    """Return all that is told of a file, read in every language."""
    report = desk.report(
        GAME, desk.sheet_from(SHIPPED, GAME, text, name), desk.wishes_for(SHIPPED, GAME)
    )
    assert not report.legal
    assert msgspec.json.encode(report)
    told = [each.message for each in (*report.faults, *report.violations)]
    told += [each.message for each in report.notes]
    assert told
    readers = [reader_for(language, game=GAME) for language in LANGUAGES]
    return "\n".join(reader.read(message) for reader in readers for message in told)


@pytest.mark.parametrize("broken", FILES, ids=lambda broken: broken.name)
def test_all_that_is_wrong_with_a_broken_file_is_told_and_the_rest_is_kept(broken: Broken) -> None:
    sheet = desk.sheet_from(SHIPPED, GAME, broken.text, broken.name)
    told = [f"{fault.place.partition(':')[2]} {fault.message.id}".strip() for fault in sheet.faults]
    assert told == broken.faults
    held = [counts for counts in sheet.deck.sections.values() if counts]
    assert {slug: n for counts in held for slug, n in counts.items()} == broken.cards
    said = text_of(broken.text, broken.name)
    assert "\u27e6" not in said
    assert desk.game_of(broken.text, broken.name)


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("count", ["0", "-1", f"-{'9' * 40}", "101", "9" * 12, "9" * 40, "9" * 99])
def test_a_count_that_no_deck_has_is_told_however_long_it_is(name: str, count: str) -> None:
    text = NUMBERS[name].format(count)
    sheet = desk.sheet_from(SHIPPED, GAME, text, name)
    report = desk.report(GAME, sheet, desk.wishes_for(SHIPPED, GAME))
    told = {each.message.id for each in (*report.faults, *report.violations)}
    assert told & {"deck-bad-count", "deck-far-too-many", "file-not-toml"}
    assert len(text_of(text, name)) < 9_000


def test_an_odd_letter_in_xml_is_no_harm() -> None:
    sheet = desk.sheet_from(SHIPPED, GAME, '<deck game="1"><card>\ud800</card></deck>', "x.o8d")
    assert [fault.message.id for fault in sheet.faults] == ["deck-unknown-card"]
