from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from tests.elsewhere import second_game
from typer.testing import CliRunner

from gorin.cli.judge import judge
from gorin.content.boxes import LISTED
from gorin.content.reading.scenario_files import shipped
from gorin.text.language import LANGUAGES

DATA = Path(__file__).parent.parent / "data" / "scenarios"
GAMES = Path(__file__).parent.parent / "games"
FAILING = str(DATA / "failing.toml")
BROKEN = str(DATA / "broken" / "many-faults.toml")

app = typer.Typer()
app.command()(judge)


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "200", "LC_ALL": "C"})
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.stdout, result.stderr


def test_without_paths_all_shipped_scenarios_are_judged() -> None:
    code, out, err = run()
    count = len(shipped())
    assert (code, err) == (0, "")
    assert f"{count} of {count} scenarios hold." in out


def test_a_scenario_is_judged_by_name() -> None:
    code, out, _ = run("pit-trap")
    assert code == 0
    assert "tomb-raider/pit-trap" in out
    assert "1 of 1 scenario holds." in out


def test_a_failing_scenario_gives_code_1_and_says_what_is_instead() -> None:
    code, out, err = run(FAILING, "pit-trap")
    assert (code, err) == (1, "")
    assert "1 of 2 scenarios hold." in out
    assert "failing.toml:33: raiders.0.damage is 0, not 1" in out
    assert 'The script has seat = 0, choose = "attack:1"' in out


def test_a_broken_file_gives_code_2_and_all_its_faults() -> None:
    code, out, err = run(BROKEN)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 10
    assert "many-faults.toml:27: " in err
    assert "Traceback" not in err


def test_a_folder_is_judged_whole_even_if_some_files_are_broken() -> None:
    code, out, err = run(str(DATA))
    assert code == 2
    assert "0 of 1 scenario holds." in out
    assert "not-toml.toml" in err


def test_what_is_nowhere_gives_code_2() -> None:
    code, out, err = run("pit-tarp")
    assert (code, out) == (2, "")
    assert "pit-trap" in err


def test_verdicts_as_json() -> None:
    code, out, err = run("--json", FAILING, BROKEN, "pit-trap")
    report = json.loads(out)
    assert code == 2
    assert (report["passed"], report["failed"], report["unreadable"]) == (1, 1, [BROKEN])
    failing, holding = report["scenarios"]
    assert holding["passed"]
    assert failing["failures"][0]["place"].endswith("failing.toml:18")
    assert len(json.loads(err)["errors"]) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_messages(language: str) -> None:
    _, out, err = run("--lang", language, FAILING, BROKEN)
    assert "⟦" not in out + err


def wrong_of(game: str) -> Path:
    """Return the file of a position in which much is wrong, from the folder of a game's tests."""
    return GAMES / game.replace("-", "_") / "wrong.toml"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [box.id for box in LISTED if box.positions])
def test_what_is_wrong_with_a_position_its_game_says(game: str, language: str) -> None:
    file = wrong_of(game)
    assert file.is_file(), "a game with positions shows one in which several things are wrong"
    code, out, err = run("--lang", language, str(file))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) > 2
    assert "⟦" not in err
    told = json.loads(run("--lang", language, "--json", str(file))[2])["errors"]
    assert [row["message"] in err for row in told] == [True] * len(told)


def test_an_unknown_language_gives_code_2() -> None:
    code, _, err = run("--lang", "xx")
    assert code == 2
    assert "xx" in err


ALONE = """title = "One samurai to play it on"
clauses = []
game = "l5r-lcg"
[position]
conflict = { ring = "air" }
[[position.seats]]
hand = ["banzai"]
characters.brash-samurai = { fights = true }
[[position.seats]]
[[step]]
choose = "play:banzai"
[[step]]
asked = "target"
choose = "on:brash-samurai"
"""


def test_what_is_answered_by_itself_is_told_and_no_failure(tmp_path: Path) -> None:
    file = tmp_path / "alone.toml"
    _ = file.write_text(ALONE, "utf-8")
    code, out, err = run("--lang", "en", str(file))
    assert (code, err) == (0, "")
    assert "alone.toml:12: Answered by itself, as one answer only was possible: Seat 1" in out
    (row,) = json.loads(run("--lang", "en", "--json", str(file))[1])["scenarios"]
    (note,) = row["notes"]
    assert note["place"].endswith("alone.toml:12")
    assert row["passed"]


def court(folder: Path, more: str) -> str:
    """Return the file of a scenario of the courts game, which has no positions."""
    file = folder / "court.toml"
    head = 'title = "A court"\ngame = "courts"\nclauses = []\n'
    _ = file.write_text(head + more, "utf-8")
    return str(file)


def test_a_game_without_positions_begins_scenarios_as_matches_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = "[setup]\nseats = 2\nturns = 1\n[[step]]\nchance = 'any'\n"
    with second_game(monkeypatch):
        assert run("--lang", "en", court(tmp_path, begun))[0] == 0
        code, out, _ = run("--lang", "en", court(tmp_path, begun + "[[step]]\nchance = ['x']\n"))
        assert (code, "court.toml:9" in out) == (1, True)
        code, _, err = run("--lang", "en", court(tmp_path, begun.replace("turns", "rounds")))
        assert (code, "rounds" in err) == (2, True)


def test_a_game_without_positions_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    described = "[position]\nturn = 3\n[[step]]\nchance = 'any'\n"
    with second_game(monkeypatch):
        code, out, err = run("--lang", "en", court(tmp_path, described))
    assert (code, out) == (2, "")
    (fault,) = err.splitlines()
    assert "court.toml:4: position: Scenarios cannot set up “courts” yet" in fault


GENERAL = """
seats_from = 1
[setup]
seats = 2
turns = 1
[[step]]
chance = 'any'
is_not_asked = ['no-such']
asked_times = { no-such = 0 }
sees = { 'turn' = TURN }
[[branch]]
title = 'one'
[[branch.step]]
seen_by = 1
sees = { 'turn' = TURN }
[[branch]]
title = 'other'
[[branch.step]]
seen_by = 2
sees = { 'turn' = TURN }
"""


def test_what_any_game_may_be_asked_is_asked_of_one_that_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with second_game(monkeypatch):
        code, out, err = run("--lang", "en", court(tmp_path, GENERAL.replace("TURN", "1")))
        assert (code, err) == (0, ""), out
        code, out, _ = run("--lang", "en", court(tmp_path, GENERAL.replace("TURN", "7")))
        assert (code, out.count("turn is 1, not 7")) == (1, 3)
        beyond = GENERAL.replace("TURN", "1").replace("seen_by = 2", "seen_by = 3")
        code, _, err = run("--lang", "en", court(tmp_path, beyond))
        assert (code, "seats count from 1 to 2" in err) == (2, True)
