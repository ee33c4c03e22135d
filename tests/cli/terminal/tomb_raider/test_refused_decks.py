"""A saved game whose deck the rules do not allow any more: that is said, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.web.test_refused_decks import BEASTS
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.cli.terminal.saves import saves_folder
from gorin.games.tomb_raider import setup
from gorin.text.language import LANGUAGES


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GORIN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "300")


def run(command: str, typed: str = "") -> Result:
    result = CliRunner().invoke(app, command.split(), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def begun(folder: Path, patch: pytest.MonkeyPatch) -> Path:
    """Return the save of a game that a version began which did not ask what a solo deck holds."""
    deck = folder / "beasts.toml"
    _ = deck.write_text(BEASTS)
    allow_any_deck(patch)
    result = run(f"play --line --fast --seat human --deck {deck}", "1\nquit\n")
    assert "is saved" in result.output
    (save,) = saves_folder().glob("*.jsonl")
    return save


def allow_any_deck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(setup, "deck_faults", lambda *_, **__: ())


def kept() -> dict[str, bytes]:
    """Return what lies among the saves; locks come and go."""
    files = [file for file in saves_folder().iterdir() if file.suffix != ".lock"]
    return {file.name: file.read_bytes() for file in files}


def test_it_is_said_and_whoever_allows_the_deck_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        save = begun(tmp_path, patch)
    before = kept()
    for command in ("resume 1", f"replay {save}", f"verify {save}"):
        result = run(command, "quit\n")
        assert result.exit_code == 2
        lines = result.stderr.splitlines()
        assert all(line.startswith(f"{save}:1: ") for line in lines)
        assert "the rules do not allow any more" in lines[0]
        assert "nothing of it is lost" in lines[0]
        clauses = [line.rpartition(" ")[2] for line in lines[1:]]
        assert clauses == ["(TR-13.1)", "(TR-3.5)", "(TR-3.5)"]
        assert kept() == before
    with monkeypatch.context() as patch:
        allow_any_deck(patch)
        assert "is saved" in run("resume 1", "quit\n").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        _ = begun(tmp_path, patch)
    lines = run(f"resume 1 --lang {language}").stderr.splitlines()
    assert len(lines) == 4
    assert "journal-refused" not in lines[0]
