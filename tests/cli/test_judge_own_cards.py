"""Scenario files that bring cards of their own: everybody gets the same verdict."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.text.language import LANGUAGES

EASY = 'number = "062"\ntests = "move 6"\n'
SCENARIO = """\
title = "Of a Pit Trap that is easy six is enough"
clauses = ["TR-10.12"]
game = "tomb-raider"

[[card]]
{card}
[position]

[[position.raiders]]
card = "lara-croft-spelunker"
at = "A1"
deck = ["run", "rope", "push"]

[position.map.A1]
card = "cave-entrance"

[position.map.A2]
card = "open-cavern"
obstacles = ["pit-trap"]

[[step]]
choose = "move:ahead"

[[step]]
choose = "go-on"

[[step]]
chance = [2, 2, 2]
expect = {{ "raiders.0.stuck" = false }}
"""
OTHER = 'number,tests\n062,"move 18"\n'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GORIN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == code, result.output
    return result


def a_scenario(folder: Path, card: str = EASY) -> str:
    file = folder / "easy-trap.toml"
    text = SCENARIO.format(card=card) if card else SCENARIO.replace("[[card]]\n{card}\n", "")
    _ = file.write_text(text if card else text.replace("{{", "{").replace("}}", "}"))
    return str(file)


def enter_other_values(folder: Path) -> None:
    form = folder / "cards.csv"
    _ = form.write_text(OTHER)
    _ = run("cards", "import", str(form))


def verdict(file: str, code: int = 0) -> Any:
    report = json.loads(run("judge", file, "--json", code=code).stdout)
    return report["scenarios"][0]


def test_the_cards_of_a_file_count_whatever_its_reader_has_entered(home: Path) -> None:
    found = verdict(a_scenario(home))
    assert found["passed"]
    assert found["cards"] == ["Pit Trap"]
    enter_other_values(home)
    assert verdict(a_scenario(home)) == found


def test_without_them_the_cards_of_the_reader_count(home: Path) -> None:
    file = a_scenario(home, card="")
    assert not verdict(file, code=1)["passed"]
    enter_other_values(home)
    found = verdict(file, code=1)
    assert found["cards"] == []
    assert found["entered"]


def test_the_verdict_names_the_cards(home: Path) -> None:
    enter_other_values(home)
    out = run("judge", a_scenario(home)).stdout
    assert "brings cards of its own, which were played with: Pit Trap." in out
    assert "card data of your own" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_named_in_every_language(home: Path, language: str) -> None:
    out = run("judge", a_scenario(home), "--lang", language).stdout
    assert [line for line in out.splitlines() if "easy-trap" in line][-1].count("Pit Trap") == 1


def test_two_verdicts_of_the_same_cards_have_one_digest(home: Path) -> None:
    first = verdict(a_scenario(home))["entered"]
    assert first == verdict(a_scenario(home))["entered"] != ""
    other = verdict(a_scenario(home, EASY.replace("move 6", "move 5")))["entered"]
    assert other != first


@pytest.mark.parametrize(
    ("card", "line", "words"),
    [
        ('number = "062"\ntests = "jump 6"\n', 7, "tests"),
        ('number = "999"\n', 5, "999"),
        ('number = "062"\nweight = 3\n', 7, "weight"),
        ('tests = "move 6"\n', 5, "number"),
        ('number = "062"\n[[card]]\nnumber = "62"\n', 7, "already on line 5"),
    ],
)
def test_faults_of_the_cards_have_their_lines(home: Path, card: str, line: int, words: str) -> None:
    told = run("judge", a_scenario(home, card), code=2).stderr
    (fault,) = told.splitlines()
    assert f"easy-trap.toml:{line}: " in fault
    assert words in fault


@pytest.mark.parametrize("card", ["card = 3", "card = [1]", "[card]\nnumber = 62"])
def test_cards_are_tables(home: Path, card: str) -> None:
    file = Path(a_scenario(home))
    _ = file.write_text(file.read_text().replace(f"[[card]]\n{EASY}", card + "\n"))
    told = run("judge", str(file), code=2).stderr
    assert "easy-trap.toml:" in told
    assert "Cards must be tables [[card]]" in told


def test_a_game_whose_cards_nobody_enters_brings_none(home: Path) -> None:
    file = home / "other.toml"
    _ = file.write_text(
        'title = "x"\nclauses = []\ngame = "nothing"\n[[card]]\nnumber = 1\n[[step]]\npass = true\n'
    )
    told = run("judge", str(file), code=2).stderr
    assert len(told.splitlines()) == 1
    assert "other.toml" in told
    assert "nothing" in told
