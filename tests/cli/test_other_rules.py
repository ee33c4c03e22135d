"""In the terminal: what other rules played is told apart, and `gorin verify` ends with 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.before import before, mended
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.content.desk.versions import numbered
from gorin.text.language import LANGUAGES

NAME = "l5r-lcg skirmish"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "then.jsonl"
    path.write_text(before()[NAME].journal, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_journal_of_other_rules_is_told_apart(
    command: str, language: str, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mended(monkeypatch):
        done = CliRunner().invoke(app, [command, str(journal), "--lang", language])
    assert done.exit_code == 2, done.output
    told = " ".join(done.output.split())
    listed = numbered("l5r-lcg", "skirmish")
    assert listed is not None
    assert any(one.revision in told for one in listed.earlier)
    assert "⟦" not in told
    assert "✘" not in told


def test_it_is_told_as_data_too(journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with mended(monkeypatch):
        done = CliRunner().invoke(app, ["verify", str(journal), "--json", "--lang", "en"])
    assert done.exit_code == 2
    assert "played by other rules" in json.dumps(json.loads(done.output))


def test_a_sheet_of_a_series_of_other_rules_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "then.jsonl"
    path.write_text(before()["tomb-raider linked-series"].journal, encoding="utf-8")
    with mended(monkeypatch):
        done = CliRunner().invoke(app, ["series", "sheet", str(path), "--lang", "en"])
    assert done.exit_code == 2
    assert "played by other rules" in " ".join(done.output.split())
