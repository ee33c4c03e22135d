"""`gorin play --games 3`: matches of several games with sideboards, left and resumed in between."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.hall.test_matches import MINE
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.kernel.journal import read

GIVE_UP = "concede\nyes\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    monkeypatch.setenv("GORIN_LANG", "en")
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    return tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def play(home: Path, *more: str, games: int = 3, typed: str = "") -> Result:
    asked = ("l5r-lcg", "--format", "skirmish", "--games", str(games), "--line", "--fast")
    return run("play", *asked, "--deck", str(home / "mine.toml"), *more, typed=typed)


def outwits(home: Path) -> list[int]:
    """Return how many copies of a card were in the deck of the first seat, game by game."""
    journals = sorted((home / "journals").iterdir(), key=lambda path: path.stat().st_mtime_ns)
    setups = [read(path.read_text(encoding="utf-8")).header.setup for path in journals]
    return [setup["seats"][0]["conflict"].get("outwit", 0) for setup in setups]


AGAINST_A_BOT = ("--seat", "human:Ana", "--seat", "bot:random")


@pytest.mark.clause("SKI-2.8")
def test_a_match_is_played_left_between_games_resumed_and_decided(home: Path) -> None:
    swap = "- Banzai!\n+ outwit\n\n"
    left = play(home, *AGAINST_A_BOT, typed=swap + GIVE_UP)
    assert left.exit_code == 0, left.output
    assert "Game 1 of 3 · 0 : 1" in left.output
    assert "gorin resume" in left.output
    (saved,) = json.loads(run("resume", "--json").output)["saves"]
    back = "- outwit\n+ Banzai!\n\n"
    over = run("resume", saved["id"], "--line", "--fast", typed=back + GIVE_UP)
    assert "Bot 2 (plays at random) wins the match, 0 : 2." in over.output
    assert outwits(home) == [1, 0]
    assert json.loads(run("resume", "--json").output)["saves"] == []


@pytest.mark.clause("SKI-2.8")
def test_a_deck_that_is_not_legal_after_the_swap_is_not_played(home: Path) -> None:
    typed = "- Banzai!\n\n+ Savvy Politician\n+ Nobody\n+ Outwit\n- Savvy Politician\n\n" + GIVE_UP
    found = play(home, *AGAINST_A_BOT, games=1, typed=typed)
    assert found.exit_code == 0, found.output
    assert found.output.count("· SKI-2.4") == 4
    assert found.output.count("· SKI-2.3") == 3
    assert "Nothing to move: + Nobody" in found.output
    assert "wins the match" not in found.output.split("Ana is out")[1].splitlines()[-1]
    assert outwits(home) == [1]


def test_bots_keep_their_decks_and_play_a_match_to_its_end(home: Path) -> None:
    found = play(home, "--seat", "bot:random", "--seat", "bot:random", "--seed", "a match")
    assert found.exit_code == 0, found.output
    assert "wins the match, " in found.output
    assert len(outwits(home)) in (2, 3)
    assert set(outwits(home)) == {0}
    assert "+ CARD" not in found.output


def test_a_format_without_matches_of_so_many_games_says_so(home: Path) -> None:
    for games in (2, 4):
        found = play(home, *AGAINST_A_BOT, games=games)
        assert found.exit_code == 2
        assert "--games" in found.output
        assert "1, 3" in found.output
    other = run("play", "tomb-raider", "--games", "3")
    assert other.exit_code == 2
    assert "may be 1 here, not 3" in other.output


def test_a_deck_is_shown_with_its_sideboard_apart(home: Path) -> None:
    found = run("decks", "show", str(home / "mine.toml"), "--game", "l5r-lcg")
    assert "60 cards" in found.output
    assert "Sideboard (3)" in found.output
    combined = ("--option", "ski_sideboard_check=combined")
    asked = ("decks", "check", str(home / "mine.toml"), "--game", "l5r-lcg", "--format", "skirmish")
    assert run(*asked).exit_code == 0
    refused = run(*asked, *combined)
    assert refused.exit_code == 1
    assert "SKI-2.3" in refused.output
