"""Every command that a page shows is one that there is, and those that end by themselves run."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from tests.cli.shown import Shown, pages, shown
from tests.each import try_each
from tests.meta.sources import ROOT, written
from typer.testing import CliRunner

from gorin.cli.app import app

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""All that a command line is refused for; Typer names only the kinds of it."""
OF_SHELLS = "--install-completion"
GORIN = tuple(
    each for page in pages() for each in shown(page, "gorin") if OF_SHELLS not in each.words
)
STAYS = ("serve",)
"""Commands that go on until somebody stops them."""
PLACEHOLDERS = {
    "JOURNAL": "journal.jsonl",
    "SCENARIO.toml": "my-question.toml",
    "MY-DECK.txt": "my-deck.txt",
    "FILE": "my-deck.txt",
    "NAME": "Pit Trap",
    "NUMBER": "057",
    "CLAUSE": "TR-6.13",
    "GAME": "tomb-raider",
    "<game>": "tomb-raider",
    "LEVEL": "atlantis",
    "TEXT": "abc",
}
"""What stands for the words that a reader puts in."""
UNFINISHED = "Missing|requires an argument|NoArgsIsHelp"
"""What is said of the beginning of a command, which a sentence may name."""
LIGHTER: dict[str, tuple[str, ...]] = {
    "sim": ("--games", "1", "--jobs", "1"),
    "series": ("--series", "1", "--jobs", "1"),
    "report": ("--games", "1", "--levels", "introductory", "--seats", "1", "--bots", "heuristic"),
}
"""What a command that plays many games gets beside, so that it plays few."""
MANY = ("sim", "report")


def refused(words: tuple[str, ...]) -> str:
    """Return what a command line is refused for before anything is done; empty if it is not."""
    command: Any = typer.main.get_command(app)
    rest = list(words)
    while rest and hasattr(command, "commands") and not rest[0].startswith("-"):
        name = rest.pop(0)
        if name not in command.commands:
            return f"there is no command {name}"
        command = command.get_command(typer.Context(command), name)
    try:
        with command.make_context(command.name, rest):
            return ""
    except UsageError as error:
        return str(getattr(error, "message", error)) or type(error).__name__


def is_whole(each: Shown) -> bool:
    """Return whether it is a command to be typed, not the beginning of one in a sentence."""
    return not each.inline or (len(each.words) > 2 and not refused(each.words[1:]))


def test_pages_show_commands() -> None:
    assert len(GORIN) > 100
    assert {"README.md", "docs/playing.md", "docs/commander.md"} <= {each.page for each in GORIN}


@pytest.mark.parametrize("page", sorted({each.page for each in GORIN}))
def test_each_command_of_a_page_is_one_that_there_is(page: str) -> None:
    def is_one(each: Shown) -> None:
        wrong = refused(each.words[1:])
        assert not wrong or (each.inline and re.search(UNFINISHED, wrong)), wrong

    try_each([each for each in GORIN if each.page == page], is_one)


@pytest.mark.parametrize("words", ["simm x", "sim", "sim tomb-raider --gamess 2", "decks lst"])
def test_a_command_that_there_is_not_is_found(words: str) -> None:
    assert refused(tuple(words.split()))


# -- running them --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder with files of a reader's own, under the names that the pages use."""
    folder = tmp_path_factory.mktemp("reader")
    with pytest.MonkeyPatch.context() as patched:
        enter(folder, patched)
        run("play", "tomb-raider", "--seat", "bot", "--fast")
        (journal,) = (folder / "home").rglob("*.jsonl")
        Path("journal.jsonl").write_bytes(journal.read_bytes())
        for form in ("txt", "toml"):
            run("decks", "convert", "into-the-caves", "--output", f"my-deck.{form}")
        run(*["levels", "new", "my-level.toml", "--title", "Mine", "--width", "4", "--depth", "6"])
        scenario = ROOT / "src/gorin/data/tomb-raider/scenarios/pit-trap.toml"
        for name in ("my-question.toml", "questions/first.toml"):
            Path(name).parent.mkdir(exist_ok=True)
            Path(name).write_bytes(scenario.read_bytes())
        run("play", "tomb-raider", "--seat", "human")
    return folder


@pytest.fixture
def folder(files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give such a folder to a page alone, and go there."""
    own = tmp_path / "reader"
    shutil.copytree(files, own)
    enter(own, monkeypatch)
    return own


def enter(folder: Path, patched: pytest.MonkeyPatch) -> None:
    """Go to a folder, with a home of Gorin there."""
    patched.setenv("GORIN_HOME", str(folder / "home"))
    patched.setenv("GORIN_LANG", "en")
    patched.setenv("COLUMNS", "100")
    patched.chdir(folder)


def run(*words: str) -> str:
    """Run a command for somebody who leaves at the first question; return what it says."""
    result = CliRunner().invoke(app, list(words), input="")
    assert result.exit_code == 0, f"exit code {result.exit_code}: {result.output[-300:]}"
    assert "Traceback" not in result.output
    return result.stdout


def typed(each: Shown) -> list[str]:
    """Return what is typed of a shown command: with files that are there, and little to play."""
    words = [PLACEHOLDERS.get(word, word) for word in each.words[1:]]
    plays_many = any(word in MANY for word in words[:2])
    return [*words, *LIGHTER[words[0]]] if plays_many else words


def prepare(words: list[str]) -> None:
    """Make what a command is about: the deck one of its game, a card entered, a series played."""
    if words[:2] == ["cards", "forget"]:
        Path("own.csv").write_text("number,effect\n057,play at test do add-dice 1\n")
        run("cards", "import", "own.csv")
    if words[:2] == ["series", "sheet"]:
        run("series", "play", "linked", "--seat", "bot", "--seat", "bot", "--fast")
        words[2] = str(max(Path("home").rglob("*.jsonl"), key=lambda file: file.stat().st_mtime))
    if words[:2] == ["levels", "new"]:
        Path(words[2]).unlink(missing_ok=True)
    if "l5r-lcg" in words:
        kind = "stronghold" if "stronghold" in words else "skirmish"
        for form in ("txt", "json"):
            name = f"my-deck.{form}"
            run("decks", "convert", f"{kind}-crab", "--game", "l5r-lcg", "--output", name)


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({each.page for each in GORIN}))
@pytest.mark.usefixtures("folder")
def test_commands_of_a_page_run(page: str) -> None:
    def runs(each: Shown) -> None:
        words = typed(each)
        prepare(words)
        said = run(*words)
        if each.into:
            Path(each.into).write_text(said, encoding="utf-8")

    whole = [each for each in GORIN if each.page == page and is_whole(each)]
    ending = [each for each in whole if not {*STAYS} & {*each.words}]
    if ending:
        try_each(ending, runs)


# -- what developers type ------------------------------------------------------------------

MADE = tuple(each for page in pages() for each in shown(page, "make", "npm"))
PYTHON = tuple(each for page in pages() for each in shown(page, "python"))


def test_targets_and_variables_of_make_are_in_the_makefile() -> None:
    makefile = written(ROOT / "Makefile")

    def is_made(each: Shown) -> None:
        for word in each.words[1:]:
            name, is_variable, _ = word.partition("=")
            pattern = rf"^{name} \?=" if is_variable else rf"^{name}:"
            assert re.search(pattern, makefile, re.MULTILINE), name

    try_each([each for each in MADE if each.words[0] == "make"], is_made)


def test_scripts_of_npm_are_in_its_file() -> None:
    scripts = json.loads(written(ROOT / "client" / "package.json"))["scripts"]

    def is_script(each: Shown) -> None:
        if "run" in each.words:
            assert each.words[each.words.index("run") + 1] in scripts

    try_each([each for each in MADE if each.words[0] == "npm"], is_script)


@pytest.mark.slow
def test_programs_of_developers_take_the_options_that_pages_show() -> None:
    def takes(each: Shown) -> None:
        words = each.words[1:]
        place = 2 if words[0] == "-m" else 1
        if words[0] == "player.py" or words[:2] == ("-m", "venv"):
            return
        asked = subprocess.run(
            [sys.executable, *words[:place], "--help"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        for word in words[place:]:
            if word.startswith("--"):
                assert word in asked.stdout, asked.stdout + asked.stderr
        found = ROOT / words[0] if place == 1 else ROOT / (words[1].replace(".", "/") + ".py")
        inside = ROOT / "src" / found.relative_to(ROOT)
        package = found.with_suffix("") / "__main__.py"
        assert any(path.exists() for path in (found, inside, package)), found

    try_each(PYTHON, takes)
