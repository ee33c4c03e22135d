"""`gorin series` as people run it: played, killed and gone on with, shown, checked, counted."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
from pathlib import Path

import pexpect
import pytest
from tests.cli.test_play import MOST_ANSWERS, calm, play_on, run, sensible, terminal
from tests.shipped import reader_for

from gorin.cli.terminal.saves import journals_folder, list_saves, saves_folder
from gorin.content.tomb_raider.series import KINDS
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")

OLD_SERIES = Path(__file__).parents[3] / "data" / "old-series"
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
def test_bots_play_a_series_that_verifies(kind: str, home: Path) -> None:
    output, journal = played(kind, "--seats", "3")
    assert "⟦" not in output
    assert output.count("so far") == 3 * 3
    assert journal.parent == journals_folder()
    assert journal.name.startswith(kind)
    assert not any(saves_folder().iterdir())
    verified = run("verify", str(journal))
    assert verified.exit_code == 0, verified.output
    assert verified.output.count("✔") == 4
    assert "Chance: the seed fits" in verified.output


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
        ("?", "list .* all answers, also where there are many"),
        ("sheet", "Level 2, Tombs of our own, built by Ann: still to come"),
        ("deck", "Your draw deck, 60 cards"),
        ("card idol of fortune", "Idol of Fortune"),
        ("card idol", "Idol of Fortune"),
        ("card zzz", "no card"),
        ("why", "Take Idol of Fortune: allowed"),
        ("zzz", "not an answer here"),
        ("list", "1. Take"),
        ("", "Type a number from 1 to|Type an answer"),
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
    assert [save.series for save in list_saves()] == [True]


@pytest.mark.slow
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
    (one,) = list_saves()
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


def test_who_gives_up_leaves_the_whole_series() -> None:
    child = begin("--seat", "human:Ann", "--seat", "bot", "--turn-limit", "1")
    child.expect(r"\r\n> ")
    child.sendline("concede")
    child.expect("Give up the whole series, with the levels still to come")
    child.expect(r"\r\n> ")
    child.sendline("yes")
    child.expect("Ann leaves the series")
    child.expect("so far: no level won")
    child.expect("Bot 2 .* has won|Bot 2 .* wins")
    child.expect("gorin verify .*jsonl")
    child.expect(pexpect.EOF)


def test_a_drawn_series_shows_the_sheet_after_each_level() -> None:
    child = terminal(
        *("series", "play", "timed", "--seat", "human:Ann", "--seat", "bot:random", "--fast"),
        *("--turn-limit", "1", "--opening", "random"),
        drawn=True,
    )
    for _ in range(MOST_ANSWERS):
        found = child.expect([r"Press Enter to go on", r"\r\n> ", "gorin verify .*jsonl"])
        if found == 0:
            assert "so far" in str(child.before)
            break
        assert found == 1, child.before
        child.sendline("1")
    child.sendline("")
    child.expect("before the first turn|turn 1")
    child.expect("> ")
    child.sendline("sheet")
    child.expect("so far")
    child.expect("> ")
    child.sendline("quit")
    child.expect("gorin series resume timed-")
    child.expect(pexpect.EOF)


# -- the list, the sheet, checking ---------------------------------------------------------


def test_saved_series_are_listed() -> None:
    assert "no saved series" in run("series", "resume").output
    assert json.loads(run("series", "resume", "--json").stdout) == {"series": []}
    _ = run("series", "play", "pick-up", "--seat", "bot", "--seat", "human", "--fast")
    listed = run("series", "resume")
    assert listed.exit_code == 0
    assert re.search("  1  Pick Up series, turn 0: .*  pick-up-", listed.output)
    (row,) = json.loads(run("series", "resume", "--json").stdout)["series"]
    assert run("series", "resume", row["id"][:12], "--line").exit_code == 0


def test_resume_lists_series_among_the_saved_games() -> None:
    assert "series" not in run("resume", "--list").output
    _ = run("series", "play", "pick-up", "--seat", "bot", "--seat", "human", "--fast")
    assert "Pick Up series, turn 0" in run("resume", "--list").output
    listed = json.loads(run("resume", "--json").stdout)
    (row,) = listed["saves"]
    assert row["level"] == "Pick Up series"
    assert listed["series"] == [row["id"]]
    resumed = run("resume", row["id"], "--line")
    assert resumed.exit_code == 0
    assert f"gorin series resume {row['id']}" in resumed.output


def test_a_single_level_is_no_series_to_go_on_with() -> None:
    _ = run("play", "--seat", "human", "--fast")
    assert "no saved series" in run("series", "resume").output
    assert run("series", "resume", "1").exit_code == 2


def test_the_sheet_is_found_by_id_or_file() -> None:
    _, journal = played("timed")
    shown = [run("series", "sheet", asked).output for asked in (str(journal), journal.stem)]
    assert shown[0] == shown[1]
    assert "Level 2" in shown[0]
    data = json.loads(run("series", "sheet", journal.stem, "--json").stdout)
    assert [row["number"] for row in data["sheet"]["played"]] == [1, 2]
    assert data["outcome"]["reason"] == "ended-series"


def test_of_a_single_level_there_is_no_sheet() -> None:
    result = run(
        "play", "--seat", "bot:random", "--seat", "bot:random", "--turn-limit", "1", "--fast"
    )
    found = re.search(r"gorin verify (\S+)", result.output)
    assert found is not None, result.output
    level = run("series", "sheet", found[1])
    assert level.exit_code == 2
    assert "single level" in level.output


# -- series of earlier versions ------------------------------------------------------------


@pytest.fixture
def old(home: Path) -> Path:
    """Return a folder with a saved and a finished series as an earlier version wrote them."""
    shutil.copytree(OLD_SERIES, home, dirs_exist_ok=True)
    return home


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        "resume pick-up-1",
        "series resume pick-up-1",
        "series sheet pick-up-1",
        "series sheet {home}/journals/timed-1",
        "series sheet {home}/journals/timed-1/series.jsonl",
        "verify {home}/journals/timed-1",
        "verify {home}/journals/timed-1/series.jsonl",
        "replay {home}/journals/timed-1/series.jsonl",
        "verify {home}/saves/pick-up-1/series.jsonl",
    ],
)
def test_an_old_series_gets_a_farewell_and_nothing_of_it_is_deleted(
    command: str, language: str, old: Path
) -> None:
    before = files_in(old)
    result = run(*command.format(home=old).split(), "--lang", language)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    said = reader_for(language, game="tomb-raider").read(say("series-farewell"))
    assert " ".join(said.split()) in " ".join(result.output.split())
    assert files_in(old) == before


def files_in(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("command", ["resume --list", "resume", "series resume"])
def test_saved_old_series_are_told_of_in_the_lists(command: str, old: Path) -> None:
    result = run(*command.split())
    assert result.exit_code == 0, result.output
    assert "A saved series of an earlier version: pick-up-1" in result.output
    assert "Nothing was deleted" in result.output
    assert json.loads(run("resume", "--json").stdout)["old_series"] == ["pick-up-1"]


def test_a_series_is_replayed_like_any_journal() -> None:
    _, journal = played("pick-up")
    result = run("replay", str(journal))
    assert result.exit_code == 0
    assert "⟦" not in result.output
    assert "its first row at depth 3" in result.output
    before, within = (run("replay", str(journal), "--step", step) for step in ("0", "60"))
    assert before.exit_code == within.exit_code == 0
    assert "so far: no level won" in before.output
    assert "Level 1, " in within.output


def test_a_position_before_the_first_level_is_the_sheet_alone() -> None:
    _, journal = played("pick-up", "--order", "ask")
    child = terminal("replay", str(journal), "--step", "0", drawn=True)
    child.expect("so far: no level won")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# -- many series ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_many_series_are_counted(kind: str) -> None:
    arguments = ("series", "sim", kind, "--series", "2", "--turn-limit", "12", "--seats", "2")
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert "⟦" not in result.output
    assert "2 series" in result.output


@pytest.mark.slow
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
        ("play linked --seat cat", "“cat” is not a seat"),
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
