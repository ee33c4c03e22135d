"""`gorin series` as people run it: played, killed and gone on with, shown, checked, counted."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

import pexpect
import pytest
from tests.cli.test_play import calm, play_on, run, sensible, terminal

from gorin.cli import series_files
from gorin.cli.terminal.saves import journals_folder, saves_folder
from gorin.content.tomb_raider.series import KINDS
from gorin.text.language import LANGUAGES

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")

BOTS = ("--seat", "bot:random", "--bots", "random", "--fast")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    monkeypatch.setenv("GORIN_LANG", "en")
    return tmp_path


def played(kind: str, *more: str) -> tuple[str, Path]:
    """Let bots play a short series; return the output and the journal."""
    result = run("series", "play", kind, *BOTS, "--turn-limit", "2", *more)
    assert result.exit_code == 0, result.output
    found = re.search(r"gorin verify (\S+)", result.output)
    assert found is not None
    return result.output, Path(found[1])


# -- playing -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_bots_play_a_series_that_verifies_with_all_its_levels(kind: str, home: Path) -> None:
    output, journal = played(kind, "--seats", "3")
    assert "⟦" not in output
    assert "so far" in output
    assert journal.parent.parent == journals_folder()
    assert sorted(path.name for path in journal.parent.iterdir()) == [
        *(f"level-{number}.jsonl" for number in (1, 2, 3)),
        "series.jsonl",
    ]
    assert not any(saves_folder().iterdir())
    verified = run("verify", str(journal))
    assert verified.exit_code == 0, verified.output
    assert verified.output.count("starts from what the series says") == 3
    assert run("verify", str(journal.parent)).output.count("✔") == 7
    for number in (1, 2, 3):
        level = run("verify", str(journal.parent / f"level-{number}.jsonl"))
        assert level.exit_code == 0, level.output
        assert "Chance: the seed fits" in level.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_is_told_in_every_language(language: str) -> None:
    output, journal = played("pick-up", "--lang", language, "--seats", "2")
    assert "⟦" not in output
    sheet = run("series", "sheet", str(journal), "--lang", language)
    assert sheet.exit_code == 0
    assert "⟦" not in sheet.output
    verified = run("verify", str(journal), "--lang", language)
    assert "⟦" not in verified.output


def test_the_same_seed_gives_the_same_series() -> None:
    first, second, other = (
        played("pick-up", "--seed", seed)[0].split("gorin verify")[0] for seed in ("a", "a", "b")
    )
    assert first == second
    assert first != other


def test_levels_decks_and_options_are_taken_as_asked_for() -> None:
    output, _ = played(
        "linked",
        *("--levels", "introductory:cave, into-the-caves", "--scoring", "final"),
        *("--carry", "upgrade,item", "--decks", "into-the-caves,into-the-caves"),
        *("--opening", "random", "--order", "listed"),
    )
    assert "Level 1 begins: Introductory" in output
    assert "Level 2 begins: Into the Caves" in output
    assert "Level 3" not in output


# -- people --------------------------------------------------------------------------------


def begin(*more: str) -> pexpect.spawn[str]:
    return terminal("series", "play", "pick-up", "--line", "--fast", "--order", "listed", *more)


def test_a_person_is_asked_between_levels_and_may_look_around() -> None:
    child = begin("--seat", "bot", "--seat", "human:Ann", "--turn-limit", "1")
    child.expect("Ann: Which treasure does your raider start with")
    child.expect("> ")
    for typed, answer in (
        ("?", "Also: list, sheet, deck"),
        ("sheet", "Level 2, Tombs of our own, built by Ann: still to come"),
        ("deck", "Your draw deck, 60 cards"),
        ("card idol of fortune", "Idol of Fortune"),
        ("card idol", "Idol of Fortune"),
        ("card zzz", "no card"),
        ("zzz", "no answer here"),
        ("list", "1. Take"),
        ("", "no answer here|Type an answer|Choose"),
    ):
        child.sendline(typed)
        child.expect(answer)
        child.expect("> ")
    child.sendline("idol of fortune")
    child.expect("Ann starts the series with Idol of Fortune")
    child.expect("> ")
    child.sendline("quit")
    child.expect("gorin series resume pick-up-")
    child.expect(pexpect.EOF)
    assert len(series_files.list_series()) == 1


def test_a_killed_series_goes_on_at_the_same_question_in_a_level_and_between_levels() -> None:
    child = begin("--seat", "human:Ann", "--seat", "bot", "--turn-limit", "1")
    assert not play_on(child, 3)
    child.expect(r"\r\n> ")
    asked = last_lines(child)
    child = killed_and_resumed(child)
    child.expect(r"\r\n> ")
    assert last_lines(child) == asked
    child.sendline("1")
    while child.expect([r"Which card do you add", r"\r\n> "]):
        child.sendline(sensible(str(child.before)))
    child.expect(r"\r\n> ")
    child.sendline("dart trap")
    child.expect("You may add 9 more")
    child.expect(r"\r\n> ")
    child = killed_and_resumed(child)
    child.expect("You may add 9 more")
    child.expect(r"\r\n> ")
    child.sendline("")
    child.expect("Level 2 begins")
    child.expect(r"\r\n> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    (one,) = series_files.list_series()
    sheet = json.loads(run("series", "sheet", one.id, "--json").stdout)["sheet"]
    assert sheet["played"][0]["added"][0] == 1
    assert sheet["stage"] == "level"


def last_lines(child: pexpect.spawn[str]) -> list[str]:
    return str(child.before).replace("\r", "").strip().splitlines()[-3:]


def killed_and_resumed(child: pexpect.spawn[str]) -> pexpect.spawn[str]:
    calm(child)
    child.kill(signal.SIGKILL)
    child.close()
    return terminal("series", "resume", "1", "--line", "--fast")


def test_two_people_hand_the_keyboard_over_between_levels() -> None:
    child = begin("--seat", "bot", "--seat", "human:Ann", "--seat", "human:Ben")
    child.expect("Pass the keyboard to Ann")
    child.sendline("")
    child.expect("Ann: Which treasure")
    child.expect("> ")
    child.sendline("1")
    child.expect("Pass the keyboard to Ben")
    child.sendline("")
    child.expect("Ben: Which treasure")
    calm(child)
    child.sendintr()
    child.expect("gorin series resume")
    child.expect(pexpect.EOF)


def test_a_level_that_ended_before_the_series_was_told_is_told_on_resuming() -> None:
    _, journal = played("linked")
    folder = saves_folder() / journal.parent.name
    journal.parent.rename(folder)
    rows = (folder / "series.jsonl").read_text().splitlines(keepends=True)
    places = [at for at, row in enumerate(rows) if '"seat":-3' in row]
    (folder / "series.jsonl").write_text("".join(rows[: places[1]]))
    seeds = {path.stem: json.loads(path.read_text().splitlines()[-1])["result"]["seed"]
             for path in folder.glob("level-*.jsonl")}  # fmt: skip
    seeds["series"] = json.loads(rows[-1])["result"]["seed"]
    chairs = [{"name": "A", "bot": "random"}, {"name": "B", "bot": "random"}]
    for name, seed in seeds.items():
        (folder / f"{name}.json").write_text(json.dumps({"seed": seed, "chairs": chairs}))
    (folder / "level-3.jsonl").unlink()
    resumed = run("series", "resume", folder.name, "--fast")
    assert resumed.exit_code == 0, resumed.output
    assert "Level 1 begins" not in resumed.output
    verified = run("verify", str(journal.parent))
    assert verified.exit_code == 0, verified.output
    assert verified.output.count("starts from what the series says") == 3


# -- the list, the sheet, checking ---------------------------------------------------------


def test_saved_series_are_listed() -> None:
    assert "no saved series" in run("series", "resume").output
    assert json.loads(run("series", "resume", "--json").stdout) == {"series": []}
    _ = run("series", "play", "pick-up", "--seat", "bot", "--seat", "human", "--fast")
    listed = run("series", "resume")
    assert listed.exit_code == 0
    assert "  1  pick-up-" in listed.output
    (row,) = json.loads(run("series", "resume", "--json").stdout)["series"]
    assert run("series", "resume", row["id"][:12], "--line").exit_code == 0


def test_resume_tells_of_saved_series() -> None:
    assert "series" not in run("resume", "--list").output
    assert json.loads(run("resume", "--json").stdout)["series"] == []
    _ = run("series", "play", "pick-up", "--seat", "bot", "--seat", "human", "--fast")
    assert "There is a saved series too: gorin series resume" in run("resume", "--list").output
    (id,) = json.loads(run("resume", "--json").stdout)["series"]
    assert id.startswith("pick-up-")


def test_the_sheet_is_found_by_id_folder_or_file() -> None:
    _, journal = played("timed")
    shown = [run("series", "sheet", str(path)).output for path in (journal, journal.parent)]
    shown.append(run("series", "sheet", journal.parent.name).output)
    assert len(set(shown)) == 1
    assert "Level 2" in shown[0]
    data = json.loads(run("series", "sheet", journal.parent.name, "--json").stdout)
    assert [row["number"] for row in data["sheet"]["played"]] == [1, 2]
    assert data["outcome"]["reason"] == "ended-series"
    level = run("series", "sheet", str(journal.parent / "level-1.jsonl"))
    assert level.exit_code == 2
    assert "single level" in level.output


def test_verify_finds_a_level_that_was_exchanged_removed_or_edited() -> None:
    _, journal = played("linked")
    first, second, third = (journal.parent / f"level-{number}.jsonl" for number in (1, 2, 3))
    whole = first.read_text()
    first.write_text(second.read_text())
    assert "does not start from what the series says" in wrong(journal)
    first.unlink()
    assert "No sound journal of level 1" in wrong(journal)
    first.write_text(whole.replace('"serial":4,', '"serial":5,', 1))
    assert "changed after it was written" in wrong(journal)
    first.write_text(whole)
    assert run("verify", str(journal)).exit_code == 0
    rows = third.read_text().splitlines(keepends=True)
    third.write_text("".join(rows[:-9]))
    assert "is not what the series was told" in wrong(journal)


def wrong(journal: Path) -> str:
    result = run("verify", str(journal))
    assert result.exit_code == 1, result.output
    return result.output


def test_a_series_is_replayed_like_any_journal() -> None:
    _, journal = played("pick-up")
    result = run("replay", str(journal))
    assert result.exit_code == 0
    assert "⟦" not in result.output
    assert "its first row at depth 3" in result.output
    assert run("replay", str(journal), "--step", "3").exit_code == 0


# -- many series ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_many_series_are_counted(kind: str) -> None:
    arguments = ("series", "sim", kind, "--series", "3", "--turn-limit", "30", "--seats", "2")
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert "⟦" not in result.output
    assert "3 series" in result.output


def test_processes_share_the_series_and_the_results_are_the_same() -> None:
    arguments = ("series", "sim", "pick-up", "--series", "4", "--turn-limit", "20", "--json")
    swapped = ("--swap", "--seat", "bot:random", "--seat", "bot")
    reports = [json.loads(run(*arguments, *swapped, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    for report in reports:
        report["total"].pop("seconds")
    assert reports[0] == reports[1]
    assert reports[0]["entrants"] == ["random", "heuristic"]
    assert reports[0]["records"][1]["seats"] == [1, 0]
    lines = reports[0]["total"]["lines"]
    assert lines[1]["levels"] >= lines[0]["levels"]


# -- what cannot be done -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play long", "no series “long”"),
        ("play linked --levels nowhere", "no level “nowhere”"),
        ("play linked --levels introductory:sea", "no variant “sea”"),
        ("play linked --order backwards", "no order “backwards”"),
        ("play linked --scoring best", "no scoring “best”"),
        ("play linked --carry luck", "“luck” cannot be carried over"),
        ("play pick-up --carry item", "laid down by its rules"),
        ("play pick-up --decks into-the-caves", "needs at least 60"),
        ("play pick-up --seats 3 --levels pick-up-caves", "Each player builds one level"),
        ("play timed --levels pick-up-caves,pick-up-atlantis", "have the same power"),
        ("play linked --seats 2 --seat human --seat human --seat bot", "bots are named"),
        ("play linked --seat cat", "“cat” is no seat"),
        ("resume 7", "no saved series"),
        ("sheet nowhere.jsonl", "nowhere.jsonl"),
        ("sim linked --seat human", "cannot sit here"),
        ("sim linked --seats 2 --seat bot --seat bot --seat bot", "bots are named"),
    ],
)
def test_bad_input_gives_one_message_and_code_2(arguments: str, said: str) -> None:
    result = run("series", *arguments.split())
    assert result.exit_code == 2, result.output
    assert said in result.output
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "play", "resume", "sheet", "sim"])
def test_help_is_in_every_language(command: str, language: str) -> None:
    result = run("series", *command.split(), "--help", "--lang", language)
    assert result.exit_code == 0
    assert "⟦" not in result.output
