"""Levels while they are made: text and form, checked like files, drawn, begun from others."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.shipped import (
    check_level,
    judge_form,
    judge_level,
    load_level,
    new_level,
    reader_for,
    templates,
)
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.content.reading.files import read_text
from gorin.content.tomb_raider.level_files import Wanted, form_of, write_form
from gorin.content.tomb_raider.level_service import LevelReport, level_title
from gorin.content.tomb_raider.levels import LEVELS, level_names
from gorin.kernel.clauses import BadInput
from gorin.text.language import LANGUAGES

OWN = Path(__file__).parents[1] / "data" / "levels"
TEXTS = {
    **{id: read_text(LEVELS / f"{id}.toml") for id in level_names()},
    **{path.stem: path.read_text() for path in sorted(OWN.glob("*.toml"))},
}
FORMS: dict[str, dict[str, Any]] = {id: tomllib.loads(text) for id, text in TEXTS.items()}
READER = reader_for("en", game="tomb-raider")
SMALL: dict[str, Any] = {
    "id": "small",
    "title": "A small level",
    "players": {"min": 2, "max": 4},
    "power": 1,
    "width": 2,
    "depth": 3,
    "entrances": [{"spots": [{"column": 1, "depth": 1, "card": "001"}]}],
    "decks": [{"id": "all", "cards": ["002-018"]}],
}


def told(report: LevelReport) -> list[tuple[str, str]]:
    return [(fault.entry, fault.message.id) for fault in report.faults]


def changed(**changes: Any) -> dict[str, Any]:
    return {**SMALL, **changes}


# -- text and form -------------------------------------------------------------------------


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_level_goes_from_text_to_form_and_back_without_loss(name: str, language: str) -> None:
    read = judge_level(TEXTS[name])
    assert read.faults == ()
    assert read.form == FORMS[name]
    written = judge_form(FORMS[name], language=language)
    assert written.form == FORMS[name]
    assert written.drawings == read.drawings
    assert check_level(written.text, "x").level == check_level(TEXTS[name], "x").level


@pytest.mark.parametrize("name", level_names())
def test_a_level_that_was_read_can_be_written(name: str) -> None:
    level = load_level(name)
    assert check_level(write_form(form_of(level), READER), "x").level == level


PLAIN = st.recursive(
    st.booleans() | st.integers(-(10**6), 10**6) | st.text(max_size=30) | st.floats(0, 1e3),
    lambda inner: st.lists(inner, max_size=20) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=30,
)


@given(st.dictionaries(st.sampled_from((*SMALL, "solo", "variants", "a b", "")), PLAIN))
def test_any_plain_data_can_be_written_and_read_again(form: dict[str, Any]) -> None:
    assert tomllib.loads(write_form(form, READER)) == form


def test_what_is_left_empty_in_a_form_is_left_out() -> None:
    report = judge_form({**SMALL, "turn_limit": None, "limits": {"treasure": None}})
    assert report.faults == ()
    assert report.form is not None
    assert "turn_limit" not in report.form


# -- checking ------------------------------------------------------------------------------

WRONG = [
    changed(width=0),
    changed(width=99),
    changed(power=9, goal="nothing", choosing="dice"),
    changed(decks=[{"id": "all", "cards": ["002", "bats", "zzz"]}]),
    changed(entrances=[{"spots": [{"column": 5, "depth": 9, "card": "002"}], "when": "never"}]),
    changed(players={"min": 5, "max": 2}, turn_limit=0),
    changed(variants=[{"id": "a", "title": "A", "depth": 0}, {"id": "a", "title": "B"}]),
    changed(solo={"turns": -1}, clause="TR-99.9"),
    changed(title=5, extra=True),
    {"id": "nothing"},
    changed(decks=[{"id": "all", "cards": ["004-018"]}]),
]


@pytest.mark.parametrize("form", WRONG)
def test_the_faults_are_those_of_the_command_with_lines_and_clauses(
    form: dict[str, Any], tmp_path: Path
) -> None:
    text = write_form(form, READER)
    file = tmp_path / "level.toml"
    file.write_text(text)
    result = CliRunner().invoke(app, ["levels", "check", str(file), "--json"])
    assert result.exit_code in (1, 2)
    report = judge_level(text)
    assert report.faults
    assert report.readable is (result.exit_code == 1)
    found = json.loads(result.stdout or result.stderr)
    rows = found["faults"] if "faults" in found else found["errors"]
    assert [(row["clause"], row["message"]) for row in rows] == [
        (fault.clause, READER.read(fault.message)) for fault in report.faults
    ]
    lines = [int(row["place"].removeprefix(f"{file}:").partition(":")[0]) for row in rows]
    assert lines == [fault.line for fault in report.faults]


def test_a_fault_names_its_entry_and_its_line_holds_it() -> None:
    report = judge_form(changed(decks=[{"id": "all", "cards": ["002", "bats"]}], power=9))
    assert told(report)[:2] == [("power", "level-bad-power"), ("decks[0].cards[1]", LOCATION)]
    lines = report.text.split("\n")
    assert lines[report.faults[0].line - 1] == "power = 9"
    assert '"bats"' in lines[report.faults[1].line - 1]


LOCATION = "level-no-location"


def test_a_text_that_is_no_toml_has_one_fault_and_no_form() -> None:
    report = judge_level('id = "x"\nwidth = = 3\n')
    assert [(fault.line, fault.message.id) for fault in report.faults] == [(2, "file-not-toml")]
    assert (report.form, report.drawings, report.readable) == (None, (), False)


# Control signs are refused before a form comes here.
WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=3)
JUNK: st.SearchStrategy[Any] = st.one_of(st.integers(-2, 9), WORDS, st.just([]), st.just({}))


def test_of_a_bonus_without_choices_it_is_told_what_is_missing() -> None:
    report = judge_form(changed(bonuses={"choices": []}))
    assert [fault.message.id for fault in report.faults] == ["level-no-bonus"]


# The first level read takes longer: the cards are read too.
@settings(deadline=None)
@given(st.sampled_from(sorted(FORMS)), st.data())
def test_whatever_is_edited_there_is_an_answer(name: str, data: st.DataObject) -> None:
    form = json.loads(json.dumps(FORMS[name]))
    place = form
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key: Any = data.draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or data.draw(st.booleans()):
            place[key] = data.draw(JUNK)
            break
        place = inner
    report = judge_form(form)
    assert report.form == tomllib.loads(report.text)
    assert report.readable or not report.drawings
    if not report.faults:
        assert report.drawings
    for fault in report.faults:
        assert 0 < fault.line <= report.text.count("\n")


# -- drawing -------------------------------------------------------------------------------


def test_a_drawing_tells_what_lies_where() -> None:
    (drawing,) = judge_form(
        changed(
            places=[{"column": 2, "depth": 3, "card": "003"}],
            decks=[{"id": "near", "cards": ["002-018"], "depths": [1, 2]}],
        )
    ).drawings
    assert (drawing.width, drawing.depth, len(drawing.rows)) == (2, 3, 3)
    assert [[space.kind for space in row] for row in drawing.rows] == [
        ["entrance", "deck"],
        ["deck", "deck"],
        ["none", "fixed"],
    ]
    assert drawing.rows[2][1].card == "treasure-cave"
    assert drawing.rows[2][1].room
    assert [space.space for space in drawing.rows[1]] == ["A2", "B2"]
    assert [deck.deck.id for deck in drawing.decks] == ["near"]
    assert drawing.decks[0].parts


def test_each_variant_is_drawn_for_the_seats_asked_for() -> None:
    drawings = judge_level(TEXTS["introductory"], seats=9).drawings
    assert [(drawing.variant, drawing.seats) for drawing in drawings] == [("tomb", 2), ("cave", 2)]
    assert {drawing.fewest for drawing in drawings} == {1}
    one, many = (judge_level(TEXTS["into-the-caves"], seats=seats) for seats in (1, 99))
    assert one.drawings[0].seats == 1
    assert many.drawings[0].seats == many.drawings[0].most == 6


def test_a_level_is_drawn_although_its_goal_is_wrong_but_not_its_map() -> None:
    (drawing,) = judge_form(changed(goal="nothing", choosing="dice")).drawings
    assert drawing.facts == ()
    assert judge_form(SMALL).drawings[0].rows == drawing.rows
    assert judge_form(changed(width=0)).drawings == ()
    assert judge_form(changed(decks=[{"id": "all", "cards": ["zzz"]}])).drawings == ()


def test_the_largest_map_can_be_drawn() -> None:
    form = changed(width=26, depth=99, decks=[{"id": "all", "cards": ["002-018"] * 200}])
    (drawing,) = judge_form(form).drawings
    assert sum(map(len, drawing.rows)) == 26 * 99


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_level_reads_in_every_language(language: str) -> None:
    reader = reader_for(language, game="tomb-raider")
    for text in TEXTS.values():
        report = judge_level(text)
        messages = [report.title, *(drawing.title for drawing in report.drawings)]
        for drawing in report.drawings:
            messages += [part for fact in drawing.facts for part in (fact.label, fact.text)]
            messages += [part for deck in drawing.decks for part in deck.parts]
        assert not [said for said in map(reader.read, messages) if "⟦" in said or not said]
    assert reader.read(level_title("My own")) == "My own"
    assert reader.read(level_title("level-of-mine")) == "level-of-mine"


# -- beginning -----------------------------------------------------------------------------


def test_a_new_level_may_be_like_any_that_comes_along() -> None:
    found = list(templates())
    assert [template.id for template in found] == list(level_names())
    for template in found:
        for variant in (None, *template.variants):
            text = new_level(Wanted("mine", "Mine", template.id, variant), "pt-BR")
            report = judge_level(text)
            assert report.faults == ()
            assert reader_for("en", game="tomb-raider").read(report.title) == "Mine"
    assert judge_level(new_level(Wanted("mine", width=4, depth=5))).faults == ()


def test_no_name_of_a_template_opens_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXTS["introductory"])
    for asked in (str(file), "nowhere"):
        with pytest.raises(BadInput) as caught:
            new_level(Wanted("x", like=asked))
        assert caught.value.message.id == "level-unknown"
