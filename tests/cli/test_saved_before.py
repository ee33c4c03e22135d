"""What an earlier version saved beside a server's store: a game, a level file, a scenario.

`tests/data/saved-before` says what there is.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from tests.raids import GAME, raid_wishes
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.cli.terminal import saves
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk import matches
from gorin.kernel.journal import canonical, read

SAVED = Path(__file__).parents[1] / "data" / "saved-before"
SAVE = "shuffled-room-1"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody who saved a game then."""
    shutil.copytree(SAVED / "saves", tmp_path / "saves")
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    monkeypatch.setenv("GORIN_LANG", "en")
    return tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def test_a_saved_game_is_listed_played_to_its_end_and_verified() -> None:
    listed = run("resume", "--list")
    assert SAVE in listed.output
    assert "turn 3" in listed.output
    played = run("resume", SAVE, "--line", "--fast", typed="1\n" * 400)
    assert played.exit_code == 0, played.output
    assert "turn 3 · Search round · Ana" in played.output
    found = re.search(r"gorin verify (\S+)", played.output)
    assert found is not None, played.output[-500:]
    verified = run("verify", found[1])
    assert verified.exit_code == 0, verified.output
    assert "Chance: the seed fits" in verified.output


def test_settings_of_a_saved_game_are_as_they_were() -> None:
    save, match = saves.load(SHIPPED, SAVE)
    assert save.notes.settings.stops == "all"
    assert save.notes.settings.choices == {"order": "ask", "reset": "skip"}
    assert [chair.bot for chair in save.notes.chairs] == ["", "easy"]
    assert match.pending


def test_a_level_file_is_read_as_it_was() -> None:
    """The saved game was begun on it: its journal has all that the version of then read."""
    text = (SAVED / "saves" / f"{SAVE}.jsonl").read_text(encoding="utf-8")
    then = read(text).header.setup["level"]
    wishes = raid_wishes(seats=2, level=str(SAVED / "level.toml"), turn_limit=12)
    now = json.loads(canonical(matches.plan(GAME, wishes).data["level"]))
    assert {name: now[name] for name in then} == then


def test_a_scenario_file_holds_as_it_did() -> None:
    judged = run("judge", str(SAVED / "scenario.toml"))
    assert judged.exit_code == 0, judged.output
