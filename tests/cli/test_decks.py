"""`gorin decks` as people who build decks use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.shipped import reader_for
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.content.boxes import find_box
from gorin.content.decks.deck_files import FORMATS
from gorin.content.desk.decks import title
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.pool import shipped
from gorin.text.language import LANGUAGES

SHORT = "Name: Short\nLara Croft, Spelunker\n3 Take Aim\n2 Bats\n2 Push\n"


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("GORIN_LANG", "en")


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["decks", *arguments])
    assert result.exit_code == code, result.output
    return result


def data(*arguments: str, code: int = 0) -> Any:
    return json.loads(run(*arguments, "--json", code=code).stdout)


def a_file(folder: Path, text: str = SHORT, name: str = "short.txt") -> str:
    path = folder / name
    _ = path.write_text(text)
    return str(path)


def test_the_decks_that_come_along_are_listed_and_only_two_were_printed() -> None:
    rows = {row["id"]: row for row in data("list")["decks"]}
    assert set(rows) == set(tomb_raider.deck_names())
    assert {id for id, row in rows.items() if row["printed"]} == set(tomb_raider.STARTERS)
    assert rows["into-the-caves"]["lead"] == "Lara Croft, Spelunker"
    listed = run("list").stdout
    assert all(id in listed for id in rows)


def test_a_ready_deck_tells_its_clan_and_what_it_is_legal_in() -> None:
    rows = {row["id"]: row for row in data("list", "--game", "l5r-lcg")["decks"]}
    assert rows["skirmish-lion"]["line"] == "Lion Clan"
    assert rows["skirmish-lion"]["formats"] == ["skirmish"]
    home = rows["stronghold-unicorn"]
    assert home["line"] == "Unicorn Clan, Golden Plains Outpost, Keeper of Water"
    assert home["formats"] == ["stronghold", "enlightenment"]
    told = run("list", "--game", "l5r-lcg").stdout
    assert "Keeper of Water · Stronghold, Enlightenment" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_decks_are_called_in_every_language_and_printed_ones_as_printed(language: str) -> None:
    decks = find_box("tomb-raider").decks
    assert decks is not None
    reader = reader_for(language, game="tomb-raider")
    called = {id: title(reader, id, "") for id in decks.names()}
    assert {id for id, name in called.items() if not name} == {*decks.printed}
    listed = {row["id"]: row["name"] for row in data("list", "--lang", language)["decks"]}
    assert listed == {id: name or listed[id] for id, name in called.items()}
    assert listed["into-the-caves"] == "Into the Caves"
    assert data("show", "hard-road", "--lang", language)["name"] == called["hard-road"]
    games = CliRunner().invoke(app, ["games", "--lang", language])
    assert called["hard-road"] in games.stdout
    assert (called["hard-road"] == "The Hard Road") is (language == "en")


def test_a_deck_is_shown_by_kinds_with_what_does_nothing_alone(tmp_path: Path) -> None:
    report = data("show", a_file(tmp_path))
    sections = {section["id"]: section for section in report["sections"]}
    assert (report["name"], report["total"]) == ("Short", 7)
    assert [card["name"] for card in sections["raider"]["cards"]] == ["Lara Croft, Spelunker"]
    idle = ["nothing when playing alone"]
    told = [
        (line["count"], line["name"], line["kind"], line["notes"])
        for line in sections["cards"]["cards"]
    ]
    assert told == [
        (3, "Take Aim", "action", []),
        (2, "Push", "action", idle),
        (2, "Bats", "obstacle", []),
    ]
    assert report["figures"] == {"difficulty": None, "danger": 3.0, "idle_alone": 2}
    shown = run("show", str(tmp_path / "short.txt")).stdout
    assert "action (5)" in shown
    assert "063  Push" in next(line for line in shown.splitlines() if "nothing when" in line)


def test_averages_count_every_copy() -> None:
    report = data("show", "into-the-caves")
    found = [line for line in report["sections"][0]["cards"] if line["kind"] == "discovery"]
    total = sum(line["figure"] * line["count"] for line in found)
    copies = sum(line["count"] for line in found)
    assert report["figures"]["difficulty"] == round(total / copies, 1)


def test_a_deck_the_rules_allow_is_fine() -> None:
    assert data("check", "into-the-caves")["legal"]
    assert "the rules allow it" in run("check", "into-the-caves").stdout


@pytest.mark.clause("TR-3.5")
def test_all_that_the_rules_forbid_is_told_and_the_exit_code_is_1(tmp_path: Path) -> None:
    file = a_file(tmp_path)
    lines = run("check", file, code=1).stdout.splitlines()
    assert [line.endswith("(TR-3.5)") for line in lines] == [True, True]
    assert lines[1].startswith(f"{file}:3: ")
    report = data("check", file, code=1)
    assert not report["legal"]
    assert [row["clause"] for row in report["violations"]] == ["TR-3.5", "TR-3.5"]


@pytest.mark.parametrize("text", ["", "2 Take Aim\n"], ids=["empty", "without a raider"])
def test_what_a_deck_lacks_as_a_whole_is_forbidden_too(tmp_path: Path, text: str) -> None:
    lines = run("check", a_file(tmp_path, text), code=1).stdout.splitlines()
    assert [line.rpartition("(")[2] for line in lines] == ["TR-3.2)", "TR-3.5)"]


def test_a_ready_deck_that_is_converted_says_in_words_what_it_is_for() -> None:
    for form in ("list", "toml"):
        written = run("convert", "arsenal", "--to", form, "--lang", "es").stdout
        assert "Para niveles de poder 2" in written


def test_a_heading_without_a_raider_below_it_is_told(tmp_path: Path) -> None:
    cards = "".join(f"2 {number:03}\n" for number in range(51, 67))
    text = "Name: x\n" + cards + "Raider: 067\n"
    lines = run("check", a_file(tmp_path, text), code=1).stdout.splitlines()
    assert any("raider" in line for line in lines)


def test_lines_that_say_nothing_are_told_with_what_the_rules_forbid(tmp_path: Path) -> None:
    file = a_file(tmp_path, SHORT + "2 Takke Aim\n")
    lines = run("check", file, code=2).stderr.splitlines()
    assert [line.removeprefix(file).split(" ")[0] for line in lines] == [":", ":3:", ":6:"]
    assert "Take Aim" in lines[-1]


def test_a_deck_is_checked_for_a_level_and_a_number_of_players() -> None:
    _ = run("check", "into-the-caves", "--level", "introductory", "--seats", "1")
    told = run("check", "into-the-caves", "--level", "introductory", "--seats", "5", code=1).stdout
    assert "5 players" in told
    _ = run("check", "into-the-caves", "--level", "nowhere", code=2)


@pytest.mark.parametrize("form", FORMATS)
def test_a_deck_is_converted_and_converted_back(tmp_path: Path, form: str) -> None:
    file = tmp_path / f"deck.{form}"
    _ = run("convert", "into-the-caves", "--to", form, "--output", str(file))
    assert run("convert", "into-the-caves", "--to", form).stdout == file.read_text()
    back = run("convert", str(file), "--to", "toml").stdout
    assert back == run("convert", "into-the-caves", "--to", "toml").stdout


def test_the_form_follows_the_name_of_the_file(tmp_path: Path) -> None:
    for name, begins in (("x.toml", "name ="), ("x.txt", "Name:"), ("x.dek", "<?xml")):
        _ = run("convert", "into-the-caves", "--output", str(tmp_path / name))
        assert (tmp_path / name).read_text().startswith(begins)
    assert run("convert", "into-the-caves").stdout.startswith("Name:")


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "nothing"),
        ("check", "nothing.txt"),
        ("convert", "into-the-caves", "--to", "xml"),
        ("convert", "into-the-caves", "--output", "."),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(arguments: tuple[str, ...]) -> None:
    assert len(run(*arguments, code=2).stderr.splitlines()) == 1


def test_a_deck_in_any_form_can_be_played(tmp_path: Path) -> None:
    for form in FORMATS:
        file = tmp_path / f"deck.{form}"
        _ = run("convert", "into-the-caves", "--to", form, "--output", str(file))
        plan = tomb_raider.plan_match(shipped(), seats=2, decks=(str(file),))
        assert (
            plan.seats[0]
            == tomb_raider.plan_match(shipped(), seats=2, decks=("into-the-caves",)).seats[0]
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(tmp_path: Path, language: str) -> None:
    file = a_file(tmp_path)
    commands = [("list",), ("--help",), ("convert", file), ("check", "into-the-caves")]
    for command in [*commands, *(("show", id) for id in tomb_raider.deck_names())]:
        output = run(*command, "--lang", language).output
        assert "⟦" not in output
        assert "deck-about" not in output
    assert "⟦" not in run("check", file, "--lang", language, code=1).output
