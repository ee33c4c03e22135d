"""`gorin decks` with a game that the house has never heard of."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.elsewhere import second_game
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.content.decks.deck_files import FORMATS

SIX = "2 Bram\n2 Cleo\n2 Edda\n"


@pytest.fixture(autouse=True)
def with_guilds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("GORIN_LANG", "en")
    with second_game(monkeypatch, "tests.guilds"):
        yield


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["decks", *arguments])
    assert result.exit_code == code, result.output
    return result


def data(*arguments: str, code: int = 0) -> Any:
    return json.loads(run(*arguments, "--json", code=code).stdout)


def a_file(folder: Path, text: str, name: str = "deck.txt") -> str:
    path = folder / name
    _ = path.write_text(text)
    return str(path)


def test_its_decks_are_listed() -> None:
    told = data("list", "--game", "guilds")
    assert told["game"] == "guilds"
    assert [(row["id"], row["cards"], row["printed"]) for row in told["decks"]] == [
        ("salt", 6, True),
        ("iron", 7, False),
    ]
    assert "Iron" in run("list", "--game", "guilds").stdout
    games = json.loads(CliRunner().invoke(app, ["games", "--json"]).stdout)["games"]
    (guilds,) = (game for game in games if game["id"] == "guilds")
    assert [deck["name"] for deck in guilds["decks"]] == ["Salt", "Iron"]
    for game in ("magic", "chess"):
        assert len(run("list", "--game", game, code=2).stderr.splitlines()) == 1


def test_a_deck_is_shown_by_its_sections() -> None:
    report = data("show", "iron", "--game", "guilds")
    assert [(section["id"], section["count"]) for section in report["sections"]] == [
        ("members", 7),
        ("master", 1),
        ("oaths", 2),
    ]
    shown = run("show", "iron", "--game", "guilds").stdout
    assert all(name in shown for name in ("Falk", "Oath of Bread", "Dirk"))
    assert len(run("show", "iron", code=2).stderr.splitlines()) == 1, "no deck of the first game"


def test_a_deck_file_that_says_its_game_decides(tmp_path: Path) -> None:
    text = f"Name: Mine\nGame: guilds\nMaster: Ada\n{SIX}"
    assert data("check", a_file(tmp_path, text)) == {
        "game": "guilds",
        "deck": "Mine",
        "legal": True,
        "violations": [],
        "notes": [],
    }
    without = a_file(tmp_path, text.replace("Game: guilds\n", ""), "without.txt")
    assert data("check", without, "--game", "guilds")["legal"]
    _ = run("check", without, code=2)  # of the first game, which knows nobody here
    assert (
        "tomb-raider"
        in run("check", str(tmp_path / "deck.txt"), "--game", "tomb-raider", code=2).stderr
    )


def test_all_that_is_forbidden_is_told_with_its_line_and_the_exit_code_is_1(
    tmp_path: Path,
) -> None:
    file = a_file(tmp_path, f"Game: guilds\n{SIX}3 Hild\n2 Oath of Salt\n")
    lines = run("check", file, code=1).stdout.splitlines()
    places = [(line.split(" ")[0].removeprefix(file), line[-6:]) for line in lines]
    assert places == [(":", "(GU-3)"), (":5:", "(GU-2)"), (":6:", "(GU-4)")]
    rows = data("check", file, code=1)["violations"]
    assert [row["clause"] for row in rows] == ["GU-3", "GU-2", "GU-4"]


def test_lines_that_say_nothing_are_told_with_what_is_forbidden(tmp_path: Path) -> None:
    file = a_file(tmp_path, f"Game: guilds\n{SIX}3 Hild\n1 Falkk\n")
    lines = run("check", file, code=2).stderr.splitlines()
    assert [line.split(" ")[0].removeprefix(file) for line in lines] == [":", ":5:", ":6:"]
    assert "Falk" in lines[-1]


def test_lines_around_a_list_are_noted_beside_what_is_wrong(tmp_path: Path) -> None:
    text = f"Iron Folk\nby: Somebody\nMaster: Ada\n{SIX}https://example.org/iron\n"
    file = a_file(tmp_path, text)
    report = data("check", file, "--game", "guilds")
    assert (report["deck"], report["legal"]) == ("Iron Folk", True)
    assert [row["place"].removeprefix(file) for row in report["notes"]] == [":1", ":2", ":7"]
    assert "example.org" in report["notes"][-1]["message"]
    for command in ("check", "show", "convert"):
        said = run(command, file, "--game", "guilds").stderr.splitlines()
        assert [line.split(" ")[0].removeprefix(file) for line in said] == [":1:", ":2:", ":7:"]
    assert data("show", file, "--game", "guilds")["notes"] == report["notes"]
    # They are told beside faults, and are none.
    wrong = a_file(tmp_path, text + "2 Falkk\n", "wrong.txt")
    for command in ("check", "show", "convert"):
        said = run(command, wrong, "--game", "guilds", code=2).stderr.splitlines()
        places = [line.split(" ")[0].removeprefix(wrong) for line in said]
        assert places[:4] == [":1:", ":2:", ":7:", ":8:"]


@pytest.mark.parametrize("program", ["octgn", "cockatrice"])
def test_a_deck_of_another_program_is_checked_and_converted(tmp_path: Path, program: str) -> None:
    if program == "octgn":
        master = '<section name="Master"><card qty="1" id="1">Ada</card></section>'
        rows = "".join(f'<card qty="2" id="1">{name}</card>' for name in ("Bram", "Cleo", "Edda"))
        text = f'<deck game="1">{master}<section name="Members">{rows}</section></deck>'
    else:
        # It has no zone for a master: whoever may stand in two sections is a member.
        rows = "".join(f'<card number="2" name="{name}"/>' for name in ("Bram", "Cleo", "Edda"))
        text = f'<cockatrice_deck><zone name="main">{rows}</zone></cockatrice_deck>'
    file = a_file(tmp_path, text, "iron.xml")
    converted = run("convert", file, "--game", "guilds", "--to", "list").stdout
    assert all(f"2 {name}" in converted for name in ("Bram", "Cleo", "Edda"))
    assert ("1 Ada" in converted) == (program == "octgn")
    report = data("check", file, "--game", "guilds", code=0 if program == "octgn" else 1)
    assert [row["clause"] for row in report["violations"]] == (
        [] if program == "octgn" else ["GU-3"]
    )


def test_xml_of_another_form_is_one_line(tmp_path: Path) -> None:
    file = a_file(tmp_path, "<html><body/></html>", "deck.xml")
    for command in ("check", "show", "convert"):
        (line,) = run(command, file, "--game", "guilds", code=2).stderr.splitlines()
        assert line.startswith(f"{file}:1: ")
        assert all(program in line for program in ("html", "LackeyCCG", "OCTGN", "Cockatrice"))


@pytest.mark.parametrize("form", FORMATS)
def test_a_deck_is_converted_and_converted_back(tmp_path: Path, form: str) -> None:
    file = tmp_path / f"deck.{form}"
    _ = run("convert", "iron", "--game", "guilds", "--to", form, "--output", str(file))
    # The file says whose it is.
    back = run("convert", str(file), "--to", "toml").stdout
    assert back == run("convert", "iron", "--game", "guilds", "--to", "toml").stdout


def test_an_option_that_the_game_does_not_have_is_told() -> None:
    for option in (("--level", "atlantis"), ("--option", "level=atlantis")):
        told = run("check", "salt", "--game", "guilds", *option, code=2).stderr
        assert told.startswith("level: ")
    assert "closed" in run("check", "salt", "--game", "guilds", "--format", "closed", code=2).stderr
