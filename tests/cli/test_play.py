"""`gorin play` and `gorin resume` as people run them: in a terminal, in a pipe, killed."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.cli.terminal import saves
from gorin.text.language import LANGUAGES

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")

SENSIBLE = ("Search", "ahead", "explore", "Test", "Pass", "nothing", "Play on", "Find", "Keep")
MOST_ANSWERS = 400


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    monkeypatch.setenv("GORIN_LANG", "en")
    return tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def terminal(*arguments: str, drawn: bool = False) -> pexpect.spawn[str]:
    environment = dict(os.environ, TERM="xterm" if drawn else "dumb", COLUMNS="80", LINES="24")
    child: pexpect.spawn[str] = pexpect.spawn(
        sys.executable,
        ["-m", "gorin", *arguments],
        env=environment,
        encoding="utf-8",
        timeout=20,
        dimensions=(24, 80),
        echo=False,
        preexec_fn=listen_to_interrupts,
    )
    return child


def listen_to_interrupts() -> None:
    """Undo that a test run in the background ignores Ctrl-C, which its children inherit."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def sensible(asked: str) -> str:
    answers = re.findall(r"^(\d+)\. (.*?)\r?$", asked, re.MULTILINE)
    for wish in SENSIBLE:
        for number, answer in answers:
            if wish in answer and not answer.startswith("Do not"):
                return str(number)
    return str(answers[0][0]) if answers else ""


def play_on(child: pexpect.spawn[str], most: int = MOST_ANSWERS) -> bool:
    """Answer sensibly until the game ends (True) or so many answers were given."""
    for _ in range(most):
        if child.expect([r"\r\n> ", "gorin verify .*jsonl"]) == 1:
            return True
        child.sendline(sensible(str(child.before)))
    return False


@pytest.mark.slow
def test_a_newcomer_presses_enter_and_plays_a_whole_game_alone(home: Path) -> None:
    child = terminal("play", "--line", "--turn-limit", "8")
    child.expect("How do you want to play")
    child.expect("> ")
    child.sendline("")
    child.expect(r"fingerprint begins with [0-9a-f]{16}\s")
    child.expect("> ")
    child.sendline("some words of mine")
    assert play_on(child)
    command = re.search(r"gorin (verify \S+)", str(child.after))
    assert command is not None
    child.expect("once more")
    child.expect("> ")
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert not saves.list_saves()
    verified = run(*command[1].split())
    assert verified.exit_code == 0, verified.output


def calm(child: pexpect.spawn[str]) -> None:
    """Wait until the program has asked and reads: a key that comes just before may be lost."""
    while True:
        try:
            child.expect(".+", timeout=0.4)
        except pexpect.TIMEOUT:
            return


def test_a_drawn_game_shows_map_hand_and_question(home: Path) -> None:
    child = terminal("play", "--seat", "human", "--opening", "random", "--fast", drawn=True)
    child.expect("Do you keep this opening hand")
    child.sendline("")
    child.expect("┌")
    child.expect("Tomb")
    child.expect("Hand")
    child.expect("▶ ")
    calm(child)
    child.sendeof()
    child.expect("gorin resume introductory-")
    child.expect(pexpect.EOF)


@pytest.mark.slow
def test_a_killed_game_goes_on_at_the_same_question(home: Path) -> None:
    child = terminal("play", "--line", "--seat", "human", "--fast")
    assert not play_on(child, 25)
    child.expect(r"\r\n> ")
    asked = str(child.before).replace("\r", "")
    child.kill(signal.SIGKILL)
    child.close()
    position = asked.strip().splitlines()[-3:]
    resumed = terminal("resume", "1", "--line", "--fast")
    resumed.expect("goes on where it was left")
    resumed.expect(r"\r\n> ")
    assert str(resumed.before).replace("\r", "").strip().splitlines()[-3:] == position
    resumed.sendline("quit")
    resumed.expect(pexpect.EOF)


def test_two_processes_do_not_play_the_same_game(home: Path) -> None:
    child = terminal("play", "--line", "--seat", "human", "--fast")
    child.expect(r"\r\n> ")
    second = run("resume", "1")
    assert second.exit_code == 2
    assert f"process {child.pid}" in second.output
    calm(child)
    child.sendcontrol("c")
    child.expect("gorin resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert run("resume", "1", "--line", typed="quit\n").exit_code == 0


def test_two_people_hand_the_keyboard_over(home: Path) -> None:
    arguments = ("--seat", "human:Ann", "--seat", "human:Ben", "--fast", "--opening", "random")
    child = terminal("play", *arguments, drawn=True)
    for name in ("Ann", "Ben"):
        child.expect(f"Pass the keyboard to {name}")
        child.sendline("")
        child.expect("3J")  # what stands above is wiped, the scrolled part too
        child.expect(f"{name}: Do you keep")
        child.sendline("1")
    calm(child)
    child.sendintr()
    child.expect("gorin resume")
    child.expect(pexpect.EOF)


def test_play_against_a_friend_from_the_menu_asks_for_names(home: Path) -> None:
    child = terminal("play", "--line", "--fast")
    child.expect("> ")
    child.sendline("nonsense")
    child.expect("1 to 3")
    child.sendline("2")
    child.expect("player 1")
    child.sendline("Ann")
    child.expect("player 2")
    child.sendline("")
    child.expect("Pass the keyboard to Ann")
    calm(child)
    child.sendeof()
    child.expect(pexpect.EOF)
    (saved,) = saves.list_saves()
    assert [chair.name for chair in saved.chairs] == ["Ann", "Player 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pipe_gets_plain_lines_in_every_language(language: str) -> None:
    result = run(
        "play", "--fast", "--lang", language, "--seat", "bot", "--seat", "bot:random", "--seed", "x"
    )
    assert result.exit_code == 0, result.output
    assert "⟦" not in result.output
    assert "\x1b" not in result.output
    assert "┌" not in result.output
    assert "gorin verify" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_games_are_listed_in_every_language(language: str) -> None:
    for command in ("play --fast --seat human:Ann --seat bot", "play --fast --seat human"):
        assert run(*command.split(), "--lang", language).exit_code == 0
    listed = run("resume", "--lang", language)
    assert listed.exit_code == 0
    assert "⟦" not in listed.output
    assert "Ann" in listed.output


def test_the_list_as_json_names_seats_and_when() -> None:
    assert json.loads(run("resume", "--json").stdout) == {
        "saves": [],
        "series": [],
        "old_series": [],
    }
    _ = run("play", "--fast", "--seat", "human:Ann", "--seat", "bot:random")
    (row,) = json.loads(run("resume", "--json").stdout)["saves"]
    assert row["seats"][0] == {"name": "Ann", "bot": ""}
    assert row["seats"][1]["bot"] == "random"
    assert row["readable"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", row["when"])


def test_lines_around_the_list_of_a_deck_are_noted_before_the_game(tmp_path: Path) -> None:
    shipped = run("decks", "convert", "skirmish-lion", "--game", "l5r-lcg", "--to", "list").stdout
    cards = "".join(shipped.splitlines(keepends=True)[3:])
    file = tmp_path / "mine.txt"
    _ = file.write_text(f"Lions of Spring\nby: Somebody\n{cards}\nTotal Influence: 0/10\n")
    asked = ("play", "l5r-lcg", "--line", "--fast", "--seat", "human", "--seat", "bot")
    # A file that two seats play with is noted once; a wrong one is told by the fault alone.
    said = run(*asked, "--deck", str(file), "--deck", str(file), typed="quit\n").output
    assert said.count("Taken for the name of the deck: “Lions of Spring”") == 1
    assert said.count("Skipped, since it names no card") == 2
    assert f"{file}:2: " in said
    wrong = run(*asked, "--deck", str(tmp_path / "none.txt"), typed="quit\n")
    assert (wrong.exit_code, len(wrong.stderr.splitlines())) == (2, 1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play chess", "no game “chess”"),
        ("play chess", "There is no game"),
        ("play --seat cat", "“cat” is not a seat"),
        ("play --seat bot:genius", "“bot:genius” is not a seat"),
        ("play --seat human --level nowhere", "no level “nowhere”"),
        ("play --seat human --variant sea", "no variant “sea”"),
        ("play --seat human --deck none", "no deck “none”"),
        ("play --seat human --opening stacked", "“chosen” or “random”"),
        ("play --seat human --format modern", "no format “modern”"),
        ("play --seat bot --seat bot --seat bot", "1 to 2"),
        ("resume 7", "no saved game “7”"),
        ("resume ../../etc/passwd", "no saved game"),
        ("play --lang xx", "xx"),
    ],
)
def test_bad_input_gives_one_message_and_code_2(arguments: str, said: str) -> None:
    result = run(*arguments.split())
    assert result.exit_code == 2, result.output
    assert said in result.output
    assert "Traceback" not in result.output
    assert isinstance(result.exception, SystemExit)


def test_a_broken_save_gives_one_message(home: Path) -> None:
    _ = run("play", "--fast", "--seat", "human")
    (path,) = (home / "saves").glob("*.jsonl")
    path.write_text(path.read_text().replace('"serial":1', '"serial":9', 1))
    result = run("resume", "1")
    assert result.exit_code == 2
    assert "changed after it was written" in result.output
    for notes in (home / "saves").glob("*.json"):
        notes.write_text("no notes")
    assert "cannot be read" in run("resume").output
    assert run("resume", "1").exit_code == 2


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (
        run("play", "--seat", "bot", "--seat", "bot", "--seed", seed).output.split("verify")[0]
        for seed in ("a", "a", "b")
    )
    assert first == second
    assert first != other
