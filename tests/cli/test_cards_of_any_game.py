"""`gorin card` and `gorin cards` with a second game in the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.elsewhere import second_game
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.text.language import LANGUAGES

FORM = "number,name,power,effect\n99,Rope,7,play at turn do lose-life 2\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GORIN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    with second_game(monkeypatch):
        yield tmp_path


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == code, result.output
    return result


def data(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json").stdout)


def a_form(home: Path, text: str = FORM) -> str:
    path = home / "courts.csv"
    _ = path.write_text(text)
    return str(path)


def test_a_card_is_looked_for_in_all_games() -> None:
    assert run("card", "strike", "3").stdout.startswith("Strike 3  004 · strike")
    assert data("card", "gift-7")["game"] == "courts"
    assert data("card", "pit-trap")["game"] == "tomb-raider"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_two_games_asks_which(language: str) -> None:
    told = run("card", "rope", "--lang", language, code=2).stderr
    assert len(told.splitlines()) == 1
    assert all(word in told for word in ("tomb-raider", "courts", "--game"))
    assert "⟦" not in told


def test_a_game_is_chosen_by_its_id() -> None:
    assert data("card", "rope", "--game", "courts")["number"] == "099"
    assert data("card", "rope", "--game", "tomb-raider")["game"] == "tomb-raider"
    assert "chess" in run("card", "rope", "--game", "chess", code=2).stderr
    assert len(run("card", "rope", "--game", "chess", code=2).stderr.splitlines()) == 1


def test_a_form_is_exported_filled_in_imported_listed_and_forgotten(home: Path) -> None:
    form = run("cards", "export", "courts").stdout
    assert run("cards", "export", "--game", "courts").stdout == form
    assert "099,Silk Rope,strike,4,yes ?," in form
    report = data("cards", "import", a_form(home), "--game", "courts")
    assert (report["cards"], report["values"], report["entered"]) == (["099"], 2, 1)
    (row,) = data("cards", "list", "--game", "courts", "--entered")["cards"]
    assert (row["slug"], row["stand_in"]) == ("rope", ["weapon"])
    assert row["entered"] == ["power", "effect"]
    assert data("cards", "list", "--entered")["cards"] == []
    values = data("card", "rope", "--game", "courts")["values"]
    assert [value["source"] for value in values] == ["entered", "stand-in", "entered"]
    assert "strike" in run("cards", "list", "--game", "courts").stdout
    assert data("cards", "forget", "rope", "--game", "courts") == {"forgotten": ["099"]}
    assert data("cards", "list", "--game", "courts")["digest"] == ""


def test_a_form_of_one_game_does_not_go_into_another(home: Path) -> None:
    told = run("cards", "import", a_form(home), code=2).stderr
    assert "999" not in told.replace(str(home), "")  # a folder of the tests may be called so
    assert "courts.csv:2" in told
    assert not (home / "home" / "cards").exists()


def test_the_words_are_those_of_the_game() -> None:
    listed = data("cards", "words", "--game", "courts")
    assert {row["word"].split()[0] for row in listed["words"]} == {
        *("at-war", "pay-coins", "lose-life", "safe-from"),
    }
    assert listed["moments"] == ["whenever", "turn", "against"]


def test_a_game_that_nobody_enters_cards_of_is_refused_in_one_line() -> None:
    for command in ("export", "list", "words"):
        told = run("cards", command, "--game", "chess", code=2).stderr
        assert len(told.splitlines()) == 1
        assert "chess" in told
