"""`gorin levels`: list, show, check, new; and playing a level of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.content.tomb_raider.setup import level_names
from gorin.text.language import LANGUAGES


def run(*arguments: str, code: int = 0, width: int = 100) -> Result:
    environment = {"COLUMNS": str(width), "LC_ALL": "C"}
    result = CliRunner().invoke(app, ["levels", *arguments], env=environment)
    assert result.exit_code == code, result.output
    return result


def data(*arguments: str, code: int = 0) -> Any:
    return json.loads(run(*arguments, "--json", code=code).stdout)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# -- list ----------------------------------------------------------------------------------


def test_the_list_tells_players_solo_power_size_and_clause() -> None:
    rows = {row["id"]: row for row in data("list")["levels"]}
    assert list(rows) == list(level_names())
    caves = rows["into-the-caves"]
    assert (caves["fewest_seats"], caves["most_seats"], caves["power"]) == (2, 6, 1)
    assert (caves["width"], caves["depth"], caves["clause"]) == (3, 6, "TR-15.2")
    assert (caves["solo"], caves["ours"]) == (True, True)
    introductory = rows["introductory"]
    assert (introductory["solo"], introductory["ours"]) == (True, False)
    assert [found["id"] for found in introductory["variants"]] == ["tomb", "cave"]
    assert not rows["parallel-pick-up"]["solo"]
    lines = run("list").stdout.splitlines()
    (line,) = (line for line in lines if line.startswith("explore-the-depths"))
    assert line.split() == [
        *("explore-the-depths", "Explore", "the", "Depths"),
        *("1", "to", "6", "ours", "3", "3", "\u00d7", "12", "TR-15.9"),
    ]
    assert "this program\u2019s own" in run("list").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_in_any_language(language: str) -> None:
    for arguments in (
        ["list"],
        ["show", "freestyle", "--variant", "power-3-supplied"],
        ["show", "parallel-pick-up"],
        ["show", "death-by-design", "--variant", "spare"],
        ["check", "atlantis"],
    ):
        assert "⟦" not in run(*arguments, "--lang", language).output


# -- show ----------------------------------------------------------------------------------


def test_a_level_is_drawn_with_the_deepest_row_on_top() -> None:
    lines = run("show", "death-by-design").stdout.splitlines()
    rows = [line for line in lines if line.startswith((" 7", " 6", " 2", " 1"))]
    top, second, near, nearest = rows
    assert [cell.strip() for cell in top[3:].strip("│").split("│")] == [
        "? Blind Corner",
        "? End of Slide",
        "a ★",
        "? Open Cavern",
        "? No Return",
    ]
    assert "? Sharp Bend" in second
    assert "? Narrow Crossing" in near
    assert nearest[4:].startswith("⌂ Tomb Entrance")
    assert any("─ A ─" in line and "─ E ─" in line for line in lines)


def test_decks_have_letters_and_the_spaces_that_may_hold_the_room_are_marked() -> None:
    lines = run("show", "parallel-peril").stdout.splitlines()
    cells = {
        line[:2].strip(): [cell.strip() for cell in line[3:].strip("│").split("│")]
        for line in lines
        if line[:2].strip().isdecimal() and "│" in line
    }
    assert cells["8"] == ["a ★", "a ★", "b ★", "b ★"]
    assert cells["4"] == ["a", "a", "b", "b"]
    assert [cell[0] for cell in cells["1"]] == ["⌂", "a", "b", "⌂"]
    assert any(line.startswith("a  caves  18 locations, 17 to be shuffled") for line in lines)
    assert any("columns C to D" in line for line in lines)


def test_a_fixed_treasure_room_is_shown_where_it_lies() -> None:
    lines = run("show", "introductory", "--seats", "1").stdout.splitlines()
    (row,) = (line for line in lines if line.startswith(" 4 "))
    assert [cell.strip() for cell in row[3:].strip("│").split("│")] == [
        "a",
        "★ Treasure Vault",
        "a",
    ]
    (row,) = (line for line in lines if line.startswith(" 1 "))
    # Alone the second corner stays empty.
    assert [cell.strip()[:1] for cell in row[3:].strip("│").split("│")] == ["⌂", "a", "a"]


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_the_map_fits_the_terminal(width: int) -> None:
    lines = run("show", "death-by-design", width=width).stdout.splitlines()
    drawn = [line for line in lines if line[3:4] in ("│", "├", "┌", "└")]
    assert len(drawn) == 15
    assert len({len(line) for line in drawn}) == 1
    assert len(drawn[0]) <= width


def test_all_that_is_derived_is_there_as_json() -> None:
    shown = data("show", "explore-the-depths", "--seats", "2")
    assert (shown["title"], shown["clause"], shown["seats"]) == (
        "Explore the Depths",
        "TR-15.9",
        2,
    )
    assert [len(deck["cards"]) for deck in shown["decks"]] == [18, 19, 20]
    assert shown["last_space"] == [9, 20]
    rooms = [space["space"] for space in shown["spaces"] if space["room"]]
    assert rooms == [f"{column}{depth}" for depth in range(9, 13) for column in "ABC"]
    assert shown["level"]["solo"]["ours"]


def test_what_solo_play_is_made_of_says_whose_it_is() -> None:
    output = run("show", "atlantis").stdout
    assert "the rules list none" in output
    assert "Solo obstacle deck: 23 cards, this program\u2019s own" in output
    assert "needs an opponent" in run("show", "parallel-pick-up").stdout
    assert "this program" not in run("show", "introductory").stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["show", "nowhere"], "There is no level “nowhere”"),
        (["show", "freestyle", "--variant", "swamp"], "--variant: There is no variant “swamp”"),
        (["show", "introductory", "--seats", "3"], "--seats: This is not for 3 players"),
        (["check", "none.toml"], "There is no such file"),
    ],
)
def test_what_is_not_there_is_said_with_code_2(arguments: list[str], told: str) -> None:
    assert told in run(*arguments, code=2).stderr


# -- check and new -------------------------------------------------------------------------


def test_a_new_file_checks_clean_and_can_be_shown(folder: Path) -> None:
    run("new", "mine.toml", "--title", "Mine alone", "--width", "4", "--depth", "8")
    assert "nothing is wrong" in run("check", "mine.toml").stdout
    assert data("check", "mine.toml") == {"level": "mine.toml", "fits": True, "faults": []}
    shown = data("show", "mine.toml")
    assert (shown["title"], shown["level"]["width"], shown["level"]["depth"]) == (
        "Mine alone",
        4,
        8,
    )
    # Not even its author writes over it by accident.
    before = (folder / "mine.toml").read_text()
    assert "already" in run("new", "mine.toml", code=2).stderr
    assert (folder / "mine.toml").read_text() == before


def test_a_new_file_may_be_like_another_level(folder: Path) -> None:
    run("new", "deep.toml", "--like", "freestyle", "--variant", "power-3", "--players", "2")
    shown = data("show", "deep.toml")
    assert (shown["level"]["depth"], shown["level"]["players"]["max"]) == (12, 2)
    assert not shown["level"]["solo"]["ours"]
    run("new", "bad.toml", "--width", "0", code=2)
    assert not (folder / "bad.toml").exists()


def test_faults_of_the_rules_give_code_1_and_what_cannot_be_read_code_2(folder: Path) -> None:
    run("new", "mine.toml")
    path = folder / "mine.toml"
    text = path.read_text()
    number = next(at for at, line in enumerate(text.splitlines(), 1) if line == "power = 1")
    path.write_text(text.replace("power = 1", "power = 7").replace("width = 3", "width = 1"))
    told = run("check", "mine.toml", code=1).stdout.splitlines()
    assert told[0] == (
        f"mine.toml:{number}: A level cannot have power 7; the powers are 1, 2 and 3 (TR-9.4)"
    )
    assert len(told) == 3
    found = data("check", "mine.toml", code=1)
    assert not found["fits"]
    assert [fault["clause"] for fault in found["faults"]] == ["TR-9.4", "TR-4.8", "TR-4.8"]
    path.write_text(text.replace("power = 1", 'power = "much"'))
    assert (
        f"mine.toml:{number}: power: This should be a whole number, not text"
        in run("check", "mine.toml", code=2).stderr
    )


def test_a_level_of_ones_own_is_played_and_simulated_by_its_file(folder: Path) -> None:
    run("new", "mine.toml", "--title", "Mine alone")
    seats = ["--seat", "human:Ana", "--seat", "bot:random"]
    played = CliRunner().invoke(
        app,
        [
            *("play", "tomb-raider", "--level", "mine.toml", *seats),
            *("--turn-limit", "2", "--seed", "x", "--fast", "--line", "--lang", "en"),
        ],
        env={"GORIN_HOME": str(folder)},
        input="1\n",
    )
    assert played.exit_code == 0, played.output
    assert "Mine alone" in played.output
    assert "⟦" not in played.output
    simulated = CliRunner().invoke(
        app,
        [
            *("sim", "tomb-raider", "--level", "mine.toml", "--games", "2", "--turn-limit", "3"),
            *("--seat", "bot:random", "--seat", "bot:random", "--json"),
        ],
    )
    assert simulated.exit_code == 0, simulated.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_every_language(language: str) -> None:
    for command in ("list", "show", "check", "new"):
        output = run(command, "--help", "--lang", language).output
        assert "⟦" not in output
    assert "--like" in run("new", "--help").output
