from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner

from gorin.cli.rules import rules
from gorin.content.clauses.registers import find_register
from gorin.text.language import LANGUAGES

app = typer.Typer()
app.command()(rules)


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200", "LC_ALL": "C"})
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def test_without_anything_the_books_are_listed() -> None:
    code, out, _ = run()
    assert code == 0
    assert "tomb-raider" in out
    assert "228" in out


def test_a_clause_is_shown_with_code_and_scenarios() -> None:
    code, out, err = run("tr-6.13")
    assert (code, err) == (0, "")
    assert out.startswith("TR-6.13")
    assert "gorin/games/tomb_raider/phases/placing.py:" in out
    assert "tomb-raider/obstacle-choice" in out


def test_a_clause_as_json_holds_everything() -> None:
    code, out, _ = run("TR-6.4", "--json")
    page = json.loads(out)
    assert code == 0
    assert (page["id"], page["book"], page["rulings"]) == ("TR-6.4", "tomb-raider", ["TR-R4"])
    assert page["code"][0]["file"].endswith("movement.py")
    assert page["text"]


def test_a_clause_that_does_not_apply_says_why() -> None:
    _, out, _ = run("TR-1.2")
    assert "not applicable: Physical components" in out


def test_a_book_is_a_table_of_its_clauses() -> None:
    register = find_register("tomb-raider")
    code, out, _ = run("tomb-raider")
    assert code == 0
    assert register is not None
    assert all(id in out for id in register.clauses)
    assert "The book has 228 clauses" in out


def test_a_book_as_json_has_its_coverage() -> None:
    _, out, _ = run("tomb-raider", "--json")
    book = json.loads(out)
    assert len(book["clauses"]) == book["coverage"]["clauses"] == 228


@pytest.mark.parametrize(
    ("chapter", "inside", "outside"), [("TR-1", "TR-1.3", "TR-10.3"), ("tr-r", "TR-R4", "TR-6.4")]
)
def test_a_chapter_is_a_part_of_its_book(chapter: str, inside: str, outside: str) -> None:
    code, out, _ = run(chapter, "--json")
    ids = [row["id"] for row in json.loads(out)["clauses"]]
    assert code == 0
    assert inside in ids
    assert outside not in ids


def test_an_unknown_clause_names_the_nearest_and_gives_code_2() -> None:
    code, out, err = run("TR-6.99")
    assert (code, out) == (2, "")
    assert "TR-6.9" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_messages(language: str) -> None:
    for what in ("TR-1.2", "TR-6.13", "TR-R4", "TR-6", "TR-99"):
        _, out, err = run(what, "--lang", language)
        assert "⟦" not in out + err


def test_clauses_are_read_in_the_language_asked_for() -> None:
    _, out, _ = run("TR-6.13", "--lang", "zh")
    assert "障碍" in out
