"""`gorin play`, `resume`, `replay` and `verify` with a game that lies elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.elsewhere import second_game
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.cli.terminal.saves import journals_folder
from gorin.kernel.journal import read
from gorin.text.language import LANGUAGES

OPEN = ("play", "courts", "--line", "--fast", "--seed", "x")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    monkeypatch.setenv("GORIN_LANG", "en")
    with second_game(monkeypatch):
        yield tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def play_out(*options: str) -> Path:
    """Let people who type 1 and press Enter play a match to its end; return its journal."""
    result = run(*OPEN, *options, typed="1\n\n" * 200)
    assert result.exit_code == 0, result.output
    (journal,) = journals_folder().glob("*.jsonl")
    return journal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_opened_with_options_played_replayed_and_verified(language: str) -> None:
    lang = ("--lang", language)
    chosen = ("--format", "tempest", "--option", "turns=5", "--option", "life=3")
    journal = play_out("--seat", "human:Ana", "--seat", "bot", *chosen, *lang)
    header = read(journal.read_text()).header
    assert header.format == "tempest"
    assert header.setup["options"] == {"turns": 5, "life": 3, "councils": 4}
    verified = run("verify", str(journal), *lang)
    assert verified.exit_code == 0, verified.output
    for seat in ("1", "2", "all"):
        replayed = run("replay", str(journal), "--seat", seat, "--step", "9", *lang)
        assert replayed.exit_code == 0, replayed.output
        assert "SYN-3.1" in replayed.output
        assert "⟦" not in replayed.output
        assert "Ana" in replayed.output


def test_a_replay_shows_a_position_as_each_seat_saw_it() -> None:
    journal = play_out("--seat", "human:Ana", "--seat", "human:Ben", "--option", "turns=4")
    own = run("replay", str(journal), "--seat", "1", "--step", "1").output
    assert re.search(r"^Courts · Peace · ", own, re.MULTILINE)
    assert re.search(r"^Your hand \(4\): [A-Z]\w+ \d+", own, re.MULTILINE)
    assert re.search(r"^Ben: .*Life: 2 · Coins: 3 · Hand \(3\)$", own, re.MULTILINE)
    public = run("replay", str(journal), "--step", "1").output
    assert "Your hand" not in public
    data = json.loads(run("replay", str(journal), "--json").output)
    assert (data["game"], data["format"]) == ("courts", "peace")
    assert data["positions"][0]["turn"] == 4


def test_a_match_is_saved_listed_and_resumed() -> None:
    left = run(*OPEN, "--seat", "human:Ana", "--seat", "bot", typed="1\nq\n")
    assert re.search(r"gorin resume courts-\S+", left.output)
    assert "Courts · Peace, turn 2: Ana and Bot 2" in run("resume", "--list").output
    resumed = run("resume", "1", "--line", "--fast", typed="1\n" * 300)
    assert resumed.exit_code == 0, resumed.output
    assert "Courts · Peace: the game goes on where it was left." in resumed.output
    assert "gorin verify" in resumed.output
    assert run("resume", "--list").output.startswith("There are no saved games")


def test_whoever_names_no_seats_plays_against_a_bot() -> None:
    result = run(*OPEN, typed="q\n")
    assert re.search(r"^Player 1: .*\nBot 2 ", result.output, re.MULTILINE)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--option", "turns=99", "--option", "life=0"), ("turns: ", "life: ")),
        (("--option", "moons=1", "--level", "x"), ("moons: ", "level: ")),
        (("--option", "turns"), ("turns",)),
        (("--deck", "x"), ("--deck: No deck is chosen in this game",)),
        (("--format", "war"), ("no format “war”",)),
        (("--seat", "bot:sage"), ("bot:sage",)),
    ],
)
def test_all_that_is_wrong_is_told_in_one_line_each(
    options: tuple[str, ...], said: tuple[str, ...]
) -> None:
    seats = () if "--seat" in options else ("--seat", "human")
    result = run(*OPEN, *seats, *options)
    assert result.exit_code == 2
    for part in said:
        assert part in result.output
    assert "Traceback" not in result.output


def test_no_lessons_are_given_in_a_game_without_them() -> None:
    result = run("learn", "courts")
    assert (result.exit_code, result.output) == (2, "No lessons are given in this game\n")
