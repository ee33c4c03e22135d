"""`gorin report` as people and programs call it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.elsewhere import second_game
from tests.shipped import reader_for
from typer import Typer
from typer.testing import CliRunner, Result

from gorin.cli import report as module
from gorin.kernel.words import say
from gorin.sim.report.balance import Fault
from gorin.sim.report.run import Work, play_all
from gorin.text.language import LANGUAGES

APP = Typer(add_completion=False)
_ = APP.command("report")(module.report)

QUICK = ("tomb-raider", "--levels", "introductory", "--seats", "1", "--bots", "heuristic")


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "100", "LANG": "C"}).invoke(APP, arguments)


def report(folder: Path, *arguments: str) -> Result:
    return run(*QUICK, "--jobs", "1", "--games", "3", "--output", str(folder), *arguments)


def told(folder: Path, *arguments: str) -> Any:
    result = report(folder, "--json", *arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.slow
def test_a_page_a_table_and_the_games_are_written(tmp_path: Path) -> None:
    result = report(tmp_path)
    assert result.exit_code == 0, result.output
    assert f"Page: {tmp_path / 'index.html'}" in result.stdout
    assert "The Introductory level, alone" in result.stdout
    assert "2 of 2: Introductory: " in result.stderr
    assert "<svg" in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert len((tmp_path / "figures.csv").read_text(encoding="utf-8").splitlines()) == 3
    assert sorted(file.name for file in (tmp_path / "data").iterdir()) == [
        "introductory.cave.1.heuristic.json",
        "introductory.tomb.1.heuristic.json",
    ]


def test_the_same_again_plays_nothing_and_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = told(tmp_path)
    monkeypatch.setattr(module, "play_all", None)
    assert told(tmp_path) == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_of_its_words(tmp_path: Path, language: str) -> None:
    result = report(tmp_path, "--lang", language)
    assert result.exit_code == 0, result.output
    assert "⟦" not in result.output
    assert f'lang="{language}"' in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_json_has_checks_and_figures(tmp_path: Path) -> None:
    made = told(tmp_path)
    assert (made["games"], made["all_games"], made["failed"]) == (6, 6, [])
    assert made["checks"][0]["id"] == "introductory"
    assert [found["case"]["variant"] for found in made["cases"]] == ["tomb", "cave"]
    assert set(made["cases"][0]["won"]) == {"count", "share", "interval"}


def test_bots_whose_games_are_long_may_play_fewer(tmp_path: Path) -> None:
    made = told(tmp_path, "--bots", "heuristic,random", "--random-games", "1", "--turn-limit", "9")
    assert made["wanted"] == {"heuristic": 3, "random": 1}
    assert [found["games"] for found in made["cases"]] == [3, 1, 3, 1]


@pytest.mark.slow
def test_a_long_case_is_shared_by_processes_with_the_same_result(tmp_path: Path) -> None:
    one, two = told(tmp_path / "one"), told(tmp_path / "two", "--jobs", "2")
    for made in (one, two):
        del made["seconds"]
        for found in made["cases"]:
            del found["seconds"]
    assert one == two


def test_stopping_keeps_the_games_and_writes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(works: Sequence[Work], **_: object) -> None:
        play_all(works[:1])
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "play_all", stopped)
    result = report(tmp_path)
    assert result.exit_code == 130
    assert "3 of 6 games are kept" in result.stdout
    assert "3 of 6 games have been played" in (tmp_path / "index.html").read_text(encoding="utf-8")
    monkeypatch.undo()
    assert told(tmp_path)["games"] == 6


def test_games_that_break_are_told_and_the_exit_code_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(works: Sequence[Work], **_: object) -> None:
        play_all(works)
        del works[0].games[1]
        works[0].failed[1] = Fault(1, "ZeroDivisionError: a fault")

    monkeypatch.setattr(module, "play_all", broken)
    result = report(tmp_path)
    assert result.exit_code == 1
    assert "1 game crashed" in result.stdout
    assert "ZeroDivisionError: a fault" in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_the_page_can_be_drawn_again_from_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = told(tmp_path)
    monkeypatch.setattr(module, "play_all", None)
    again = told(tmp_path, "--redraw", "--seed", "1")
    assert [found["current"] for found in again["cases"]] == [False, False]
    for name in ("games", "won", "turns"):
        assert [row[name] for row in again["cases"]] == [row[name] for row in first["cases"]]
    result = report(tmp_path / "empty", "--redraw")
    assert result.exit_code == 2
    assert "nothing is kept here" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("chess",), "There is no game"),
        (("tomb-raider", "--levels", "nowhere"), "There is no level"),
        (("tomb-raider", "--bots", "oracle"), "There is no bot"),
        (("tomb-raider", "--seats", "two"), "not a number of seats"),
        (("tomb-raider", "--seats", "0"), "not a number of seats"),
        (("tomb-raider", "--levels", "introductory", "--seats", "4"), "nothing of this can be"),
        (("tomb-raider", "--games", "0"), "--games"),
        (("tomb-raider", "--jobs", "0"), "--jobs"),
    ],
)
def test_bad_input_gives_one_clear_message(
    tmp_path: Path, arguments: tuple[str, ...], shown: str
) -> None:
    result = run(*arguments, "--output", str(tmp_path))
    assert result.exit_code == 2
    assert shown in result.output
    assert "Traceback" not in result.output


def test_all_names_that_are_unknown_are_told_at_once(tmp_path: Path) -> None:
    names = ("--levels", "nowhere,introductory,elsewhere", "--bots", "oracle,random,sage")
    result = run("tomb-raider", *names, "--output", str(tmp_path))
    assert result.exit_code == 2
    for name in ("nowhere", "elsewhere", "oracle", "sage"):
        assert name in result.stderr


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    _ = file.write_text("", encoding="utf-8")
    result = report(file)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert str(file) in result.stderr


# -- any game ------------------------------------------------------------------------------


def label(id: str) -> str:
    """Return what the courts game calls something; the head of a column may be cut."""
    return reader_for("en", game="courts").read(say(id)).strip("⟦⟧")


def test_another_game_has_a_report_of_its_formats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (
        "courts",
        "--games",
        "3",
        "--jobs",
        "1",
        "--output",
        str(tmp_path),
        "--turn-limit",
        "4",
    )
    with second_game(monkeypatch):
        result = run(*asked, "--option", "life=1")
        assert result.exit_code == 0, result.output
        assert "(SYN-1.1): too few games" in result.stdout
        assert len((tmp_path / "figures.csv").read_text(encoding="utf-8").splitlines()) == 5
        page = (tmp_path / "index.html").read_text(encoding="utf-8")
        assert "life=1" in page
        assert label("courts-coins") in page
        made = json.loads(run(*asked, "--option", "life=1", "--json").stdout)
    assert (made["turn_limit"], made["options"]) == (4, {"life": 1})
    assert [found["turns"]["most"] <= 4 for found in made["cases"]] == [True] * 4
    assert made["checks"][0]["findings"][1]["seat"] == 1


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("courts", "--levels", "war,peace,chaos"), ("“war”", "“chaos”")),
        (
            ("courts", "--seats", "x", "--option", "y=1", "--bots", "sage"),
            ("--seats: ", "y: There is no such", "“sage”"),
        ),
        (("courts", "--option", "life=99"), ("life: ",)),
        (("tomb-raider", "--option", "level=atlantis"), ("level: A report chooses",)),
    ],
)
def test_what_is_wrong_with_what_is_asked_of_any_game_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    shown: tuple[str, ...],
) -> None:
    with second_game(monkeypatch):
        result = run(*arguments, "--output", str(tmp_path))
    assert result.exit_code == 2
    for part in shown:
        assert part in result.output
    assert "Traceback" not in result.output
