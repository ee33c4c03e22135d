from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.shipped import judge_level

from gorin.content.cards.forms import read_toml_form
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk import decks as desk
from gorin.content.reading.files import read_toml
from gorin.content.reading.toml_text import DEEPEST, LARGEST, load_toml
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.columns import SHEET
from gorin.content.tomb_raider.decks import GAME
from gorin.content.tomb_raider.pool import shipped
from gorin.kernel.clauses import BadInput

HOSTILE = {
    "thousands of digits": "id = " + "9" * 5000,
    "lists in lists": "x = " + "[" * 9000,
    "tables in tables": "x = " + "{a=" * 5000,
    "a long path": "a." * 9000 + "b = 1",
    "a number that JSON spoils": f"x = {LARGEST + 1}",
    "half a file": 'id = "x"\n[[[',
}
DEEP = ("lists in lists", "tables in tables", "a long path")


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_no_file_can_mean_is_no_toml(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        _ = load_toml(text)


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_level_or_deck_that_is_no_toml_is_judged_all_the_same(kind: str) -> None:
    text = HOSTILE[kind]
    report = judge_level(text)
    expected = "file-too-deep" if kind in DEEP else "file-not-toml"
    assert [fault.message.id for fault in report.faults] == [expected]
    assert (report.form, report.drawings) == (None, ())
    deck = desk.report(GAME, desk.sheet_from(SHIPPED, GAME, text), desk.wishes_for(SHIPPED, GAME))
    assert deck.faults
    assert not deck.legal


@pytest.mark.parametrize("kind", DEEP)
def test_what_is_too_deep_is_told_with_its_line(kind: str) -> None:
    text = f"# [[ {'. ' * 99}\nname = '{'[' * 99}'\ncards = 1\n{HOSTILE[kind]}"
    (fault,) = judge_level(text).faults
    assert (fault.message.id, fault.message.args, fault.line) == ("file-too-deep", {"most": 40}, 4)
    sheet = tomb_raider.sheet_from(shipped(), text, "deck")
    assert [(one.message.id, one.place) for one in sheet.faults] == [("file-too-deep", "deck:4")]


def test_what_is_too_deep_over_many_lines_is_told_with_the_line_where_it_becomes_so() -> None:
    text = "cards = [" + "[\n" * 100 + "]" * 101
    assert [one.place for one in tomb_raider.sheet_from(shipped(), text, "deck").faults] == [
        "deck:39"
    ]
    spread = f"[{'a.' * 30}a]\ncards.{'b.' * 30}b = 1\n"
    assert judge_level(spread).faults[0].line == 0


def test_what_is_as_deep_and_large_as_may_be_is_read() -> None:
    text = f"x = {LARGEST}\ny = " + "[" * (DEEPEST - 2) + "]" * (DEEPEST - 2)
    assert load_toml(text)["x"] == LARGEST


def test_a_span_of_cards_with_thousands_of_digits_names_no_card() -> None:
    level = """
        id = "x"\ntitle = "X"\nplayers = { min = 1, max = 2 }\npower = 1\nwidth = 1\ndepth = 2
        entrances = [{ spots = [{ column = 1, depth = 1, card = "001" }] }]
        decks = [{ id = "all", cards = ["1-%s"] }]
    """
    found = judge_level(level % ("9" * 5000)).faults
    assert "level-no-location" in [fault.message.id for fault in found]


def test_a_level_with_more_cards_than_can_be_of_use_is_told_so_and_nothing_else() -> None:
    level = """
        id = "x"\ntitle = "X"\nplayers = { min = 1, max = 2 }\npower = 1\nwidth = 3\ndepth = 6
        entrances = [{ spots = [{ column = 2, depth = 1, card = "001" }] }]
        decks = [{ id = "all", cards = [%s] }]
    """
    report = judge_level(level % ", ".join(['"002-160"'] * 500))
    (fault,) = report.faults
    assert (fault.message.id, fault.entry) == ("level-too-many", "decks[0].cards[25]")
    variants = "".join(f'[[variants]]\nid = "{size}"\ntitle = "X"\n' for size in range(40))
    (fault,) = judge_level(level % ", ".join(['"002-160"'] * 5) + variants).faults
    assert (fault.message.id, fault.entry) == ("level-too-large", "decks")
    assert not report.drawings


@pytest.mark.parametrize("inside", ["[" * 5000 + "]" * 5000, "{a=" * 3000 + "1" + "}" * 3000])
def test_a_file_that_goes_too_deep_is_refused_with_its_line(tmp_path: Path, inside: str) -> None:
    path = tmp_path / "deep.toml"
    _ = path.write_text(f"title = 'x'\na = {inside}\n", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_toml(path, "deep.toml")
    assert (caught.value.message.id, caught.value.place) == ("file-too-deep", "deep.toml:2")
    (fault,) = read_toml_form(SHEET, path.read_text("utf-8"), "deep.toml").faults
    assert (fault.message.id, fault.place) == ("file-too-deep", "deep.toml:2")
