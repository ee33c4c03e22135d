from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from tests.shipped import cards
from typer.testing import CliRunner

from gorin.cli.card import card
from gorin.content.cards.owned import save_pool
from gorin.content.tomb_raider.columns import SHEET
from gorin.text.language import LANGUAGES

app = typer.Typer()
app.command()(card)


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200", "LC_ALL": "C"})
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("name", ["pit-trap", "Pit Trap", "PIT TRAP", "062", "62"])
def test_a_card_is_found_by_slug_name_and_number(name: str) -> None:
    code, out, err = run(name)
    assert (code, err) == (0, "")
    assert out.startswith("Pit Trap  062")


def test_a_name_needs_no_quotes_and_no_comma() -> None:
    assert run("lara", "croft", "adventurer")[1].startswith("Lara Croft, Adventurer")


def test_an_alias_is_a_name() -> None:
    _, out, _ = run("Entry Cave")
    assert out.startswith("Cave Entrance")
    assert "Entrance Cave and Entry Cave" in out


def test_values_say_whether_they_are_known() -> None:
    _, out, _ = run("pit-trap", "--json")
    row = json.loads(out)
    known = {value["field"]: value["known"] for value in row["values"]}
    assert row["stand_in"]
    assert known == {"danger": True, "obstacle-kind": False, "tests": False, "failure": True}


def test_a_built_in_obstacle_may_be_known_whole() -> None:
    _, out, _ = run("dim-cavern", "--json")
    known = {value["field"]: value["known"] for value in json.loads(out)["values"]}
    assert known["tests"]
    assert known["failure"]
    assert not known["danger"]


def test_a_card_without_stand_ins_has_no_marks() -> None:
    _, out, _ = run("take-aim")
    assert "Stand-in" not in out
    assert "ours" not in out


def test_the_script_of_a_card_is_named() -> None:
    _, out, _ = run("rope")
    assert "gorin/games/tomb_raider/cards/starters.py:" in out


def test_an_unknown_card_names_the_nearest_and_gives_code_2() -> None:
    code, out, err = run("pit", "tarp")
    assert (code, out) == (2, "")
    assert "Pit Trap" in err


def test_a_card_of_an_expansion_is_known_by_name_only() -> None:
    code, out, err = run("Rocket", "Launcher")
    assert (code, err) == (0, "")
    assert out.startswith("Rocket Launcher  B101 · discovery · rare")
    assert "Big Guns" in out
    assert "cannot be played" in out
    row = json.loads(run("b101", "--json")[1])
    assert (row["name"], row["set"], row["playable"]) == ("Rocket Launcher", "big-guns", False)
    assert json.loads(run("pit-trap", "--json")[1])["playable"]


def test_a_card_without_a_number_has_none_in_its_head() -> None:
    assert run("Lara Croft, Goddess")[1].startswith("Lara Croft, Goddess  raider · promotional")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_the_expansions_can_be_read_in_every_language(language: str) -> None:
    for number in ("S001", "B001", "S201", "B132", "212", "B005", "S020", "S022"):
        code, out, _ = run(number, "--lang", language)
        assert code == 0
        assert "⟦" not in out, number


@pytest.mark.parametrize(
    "turn", [0, *(pytest.param(turn, marks=pytest.mark.slow) for turn in (1, 2, 3))]
)
def test_every_card_can_be_read_in_every_language(turn: int) -> None:
    """The short test reads each card once, its languages by turns; the long ones do the rest."""
    for number, slug in enumerate(cards()):
        language = LANGUAGES[(number + turn) % len(LANGUAGES)]
        code, out, _ = run(slug, "--game", "tomb-raider", "--lang", language)
        assert code == 0
        assert "⟦" not in out, f"{slug} in {language}"


def test_a_name_that_an_owner_entered_is_shown_as_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "[red]Boo[/x]"
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    save_pool(SHEET, {"211": {"name": name}})
    code, out, err = run("211")
    assert (code, err) == (0, "")
    assert out.startswith(f"{name}  211")
    assert out.count(name) > 1
