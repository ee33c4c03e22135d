"""`gorin learn` as a newcomer runs it: in a terminal, following the hints to the treasure."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest
from rich.cells import cell_len
from tests.cli.terminal.tables import Script
from tests.raids import raid_wishes
from tests.shipped import reader_for
from typer.testing import CliRunner, Result

from gorin.cli.app import app
from gorin.cli.terminal import ending, saves, session
from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.screen import CLEAR
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest, new_game
from gorin.content.tomb_raider.customs import RESET
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES

terminal_only = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")

HINT = re.compile(r"^(?:Hint: |Dica: |Pista: |提示：)(\d+) ", re.MULTILINE)  # noqa: RUF001 - as in zh
LESSON_WAITS = re.compile(r"^(?:Enter: |Intro: |回车：)", re.MULTILINE)  # noqa: RUF001 - as in zh
MOST_TYPED = 900
ENGLISH_AND_LONG_ONES = [
    "en",
    *(pytest.param(language, marks=pytest.mark.slow) for language in LANGUAGES if language != "en"),
]
"""In a terminal of its own; without one the short tests follow the hints in every language."""
PROMPT = r"\r\n(?:\x1b\[\?2004h)?> "


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    monkeypatch.setenv("GORIN_LANG", "en")
    return tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def terminal(*arguments: str, drawn: bool = False) -> pexpect.spawn[str]:
    size = {"COLUMNS": "80", "LINES": "24"}
    environment = dict(os.environ, TERM="xterm" if drawn else "dumb", **size)
    child: pexpect.spawn[str] = pexpect.spawn(
        sys.executable,
        ["-m", "gorin", *arguments],
        env=environment,
        encoding="utf-8",
        timeout=30,
        dimensions=(24, 80),
        echo=False,
    )
    return child


def obedient(shown: str) -> str:
    """Type Enter at a lesson, ask for a hint at a question, and then do what it says."""
    if LESSON_WAITS.search(shown) or "┃ " in shown:
        return ""
    hinted = HINT.findall(shown)
    return hinted[-1] if hinted else "h"


def won(language: str) -> str:
    return reader_for(language, game="tomb-raider").read(say("ended-treasure"))


def follow_the_hints(child: pexpect.spawn[str]) -> str:
    """Play to the end and return what is said there."""
    for _ in range(MOST_TYPED):
        if child.expect([PROMPT, "gorin learn tomb-raider"]) == 1:
            return str(child.before)
        shown = str(child.before).replace("\r", "").rpartition(CLEAR)[2]
        child.sendline(obedient(shown))
    raise AssertionError(str(child.before))


@terminal_only
@pytest.mark.parametrize("language", ENGLISH_AND_LONG_ONES)
def test_a_newcomer_finishes_the_tutorial_by_following_the_hints(language: str, home: Path) -> None:
    child = terminal("learn", "tomb-raider", "--line", "--seed", "lesson 31", "--lang", language)
    told = follow_the_hints(child)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert won(language) in told
    assert "⟦" not in told
    assert "gorin play tomb-raider" in told
    assert not saves.list_saves()
    (journal,) = (home / "journals").glob("*.jsonl")
    assert run("verify", str(journal)).exit_code == 0


@pytest.mark.slow
@terminal_only
@pytest.mark.parametrize(("language", "variant"), [("en", "tomb"), ("pt-BR", "cave")])
def test_on_a_drawn_screen_too(language: str, variant: str) -> None:
    arguments = ("--variant", variant, "--fast", "--seed", "lesson 31", "--lang", language)
    child = terminal("learn", *arguments, drawn=True)
    assert won(language) in follow_the_hints(child)
    child.expect(pexpect.EOF)


@pytest.mark.slow
@terminal_only
def test_a_killed_tutorial_goes_on_with_the_lesson_that_was_open() -> None:
    child = terminal("learn", "--line", "--seed", "first")
    for title in ("The goal", "The map", "Moving and exploring"):
        child.expect(f"Lesson: {title}")
        child.expect(PROMPT)
        child.sendline("")
    child.expect(PROMPT)
    child.sendline("2")
    child.expect("Lesson: Obstacles")
    child.expect(PROMPT)
    child.kill(signal.SIGKILL)
    child.close()
    resumed = terminal("resume", "1", "--line")
    resumed.expect("goes on where it was left")
    resumed.expect("Lesson: ")
    resumed.expect(PROMPT)
    assert "Obstacles" in str(resumed.before)
    assert "The goal" not in str(resumed.before)
    resumed.sendline("quit")
    resumed.expect(pexpect.EOF)


# -- what the table does -----------------------------------------------------------------------


def lesson_table(
    screen: Script, *, language: str = "en", variant: str = "cave", seed: str = "first"
) -> Sitting:
    wishes = raid_wishes(seats=1, format="learn-to-play", variant=variant)
    asked = PlayRequest(
        game="tomb-raider", seats=(), wishes=wishes, seed=seed, fast=True, guided=True
    )
    return new_game(
        asked, (Chair("Ana"),), screen, language, reader_for(language, game="tomb-raider")
    )


def typed(*lines: str, drawn: bool = False) -> str:
    """Return all that is shown while these lines are typed and the table is left."""
    left = [*lines, "quit"]
    screen = Script(lambda text: left.pop(0), plain=not drawn)
    sitting = lesson_table(screen)
    with pytest.raises(session.Left):
        session.play(sitting)
    return screen.text


THREE = ("", "", "")


def test_lessons_wait_for_enter_and_the_question_comes_after_them() -> None:
    text = typed(*THREE)
    lessons = [text.index(f"Lesson: {title}") for title in ("The goal", "The map", "Moving")]
    assert sorted(lessons) == lessons
    assert text.index("Where to?") > lessons[-1]
    # What Enter leads to is counted without the lesson that is on the screen.
    ends = [text.index("(2 more)"), text.index("(1 more)"), text.index("Enter: go on")]
    assert sorted([*lessons, *ends]) == [
        place for pair in zip(lessons, ends, strict=True) for place in pair
    ]
    assert text.count("Enter: next lesson") == 2


def test_the_first_words_of_a_beginner_are_those_of_the_first_lesson() -> None:
    screen = Script(lambda text: "quit")
    wishes = raid_wishes(seats=1, format="learn-to-play", variant="cave")
    asked = PlayRequest(
        game="tomb-raider", seats=(), wishes=wishes, seed="x", fast=True, guided=True
    )
    new_game(asked, (Chair("Ana"),), screen, "en", reader_for("en", game="tomb-raider"))
    assert screen.text == ""


def test_lessons_still_to_come_stand_in_the_brackets_of_the_language() -> None:
    assert re.search(r"(?m)^ +\d+  \(Save points\)$", typed("lessons", *THREE))
    opening, closing = "\N{FULLWIDTH LEFT PARENTHESIS}", "\N{FULLWIDTH RIGHT PARENTHESIS}"
    chinese = typed("lang zh", "lessons", *THREE)
    assert re.search(rf"(?m)^ +\d+  {opening}存档点{closing}$", chinese)


def test_an_answer_to_a_question_that_is_not_shown_yet_is_not_taken() -> None:
    text = typed("2", *THREE)
    assert "press Enter to go on to the question" in text
    assert "A2 is mapped" not in text


def test_an_answer_may_be_given_beside_a_lesson() -> None:
    before, _, after = typed("2", drawn=True).partition("A2 is mapped")
    assert "The goal" in before
    assert "The goal" not in after
    assert "The map" in after


def test_commands_work_beside_a_lesson() -> None:
    text = typed("rule TR-14.1", "lessons", *THREE)
    assert "TR-14.1" in text
    assert "  1  The goal" in text


def test_h_is_a_hint_in_a_tutorial_and_the_hand_elsewhere() -> None:
    text = typed(*THREE, "h", "hint", "hand", "?")
    assert text.count("Hint: 2 Move ahead and explore A2.") == 2
    assert "Hand (2)" in text
    assert "a sensible answer, why, and the odds" in text
    left = ["h", "hint", "lessons", "?", "quit"]
    screen = Script(lambda shown: left.pop(0))
    wishes = raid_wishes(seats=1, format="learn-to-play", variant="cave")
    asked = PlayRequest(game="tomb-raider", seats=(), wishes=wishes, seed="x", fast=True)
    sitting = new_game(asked, (Chair("Ana"),), screen, "en", reader_for("en", game="tomb-raider"))
    assert sitting.guide is None
    with pytest.raises(session.Left):
        session.play(sitting)
    assert "Lesson" not in screen.text
    assert "Hint" not in screen.text
    assert "Hand (2)" in screen.text
    assert "“hint” is not an answer here" in screen.text


def test_lessons_are_listed_and_read_again() -> None:
    text = typed(*THREE, "lessons", "lessons 2", "lessons 99", "lessons x")
    assert "  3  Moving and exploring" in text
    assert re.search(r"\d  \(Stuck\)", text)
    assert text.count("Lesson: The map") == 2
    assert "There is no lesson “99”" in text
    assert "There is no lesson “x”" in text


def test_a_lesson_is_not_given_again_after_a_choice_is_taken_back() -> None:
    text = typed(*THREE, "1", "", "undo")
    assert text.count("Where to?") == 2
    assert text.count("Lesson: Moving") == text.count("Lesson: Searching") == 1
    assert "Your last choice is taken back" in text


def test_the_reset_is_asked_for_only_when_it_may_help() -> None:
    screen = Script(lambda text: obedient(text.rpartition("\n> ")[2]))
    sitting = lesson_table(screen)
    assert sitting.settings.choices.get("reset", RESET.usual) == "useful"
    session.play(sitting)
    asked = re.findall(r"Do you reset your raider\? ", screen.text)
    injured = "is injured" in screen.text or "No way leads from here" in screen.text
    assert bool(asked) <= injured
    assert "Turn 3 begins" in screen.text


@pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES if each != "en")],
)
@pytest.mark.parametrize("size", [(80, 24), pytest.param((100, 30), marks=pytest.mark.slow)])
def test_lessons_and_questions_fit_the_screen(language: str, size: tuple[int, int]) -> None:
    width, height = size

    def type_next(text: str) -> str:
        return obedient(text.rpartition(CLEAR)[2])

    screen = Script(type_next, plain=False, width=width, height=height)
    sitting = lesson_table(screen, language=language, seed="fits")
    session.play(sitting)
    ending.show(sitting, sitting.save.finish(sitting.match))
    assert won(language) in " ".join(screen.text.split())
    assert "⟦" not in screen.text
    frames = re.sub(r"\x1b\[[0-9;]*m", "", screen.text).split(CLEAR)[1:]
    assert len(frames) > 20
    for frame in frames:
        shown = frame.partition("\n> ")[0].split("\n")
        assert len(shown) < height, frame
        assert max(map(cell_len, shown)) <= width, frame
    lessons = [frame for frame in frames if "┃ " in frame.partition("\n> ")[0]]
    assert len(lessons) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_errors_speak_every_language(language: str) -> None:
    told = run("learn", "--help", "--lang", language)
    assert told.exit_code == 0
    assert reader_for(language, game="tomb-raider").read(say("cli-help-learn")) in " ".join(
        told.output.split()
    )
    assert "⟦" not in told.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("learn chess", "no game “chess”"),
        ("learn chess", "There is no game"),
        ("learn --variant sea", "no variant “sea”"),
        ("learn --lang xx", "xx"),
    ],
)
def test_bad_input_gives_one_message_and_code_2(arguments: str, said: str) -> None:
    result = run(*arguments.split())
    assert result.exit_code == 2, result.output
    assert said in result.output
    assert "Traceback" not in result.output


def test_the_format_is_playable_without_lessons() -> None:
    result = run("play", "--format", "learn-to-play", "--seat", "bot", "--fast", "--seed", "x")
    assert result.exit_code == 0, result.output
    assert "Lesson" not in result.output
    assert "gorin verify" in result.output
