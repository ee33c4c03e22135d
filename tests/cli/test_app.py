from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from gorin import __version__
from gorin.cli.app import COMMANDS, EXAMPLES, app, load, names_no_command, reader_of
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments))


def test_the_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert re.fullmatch(rf"gorin {__version__}( \(revision [0-9a-f]{{8}}\))?\n", result.output)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gorin_alone_shows_what_to_type(language: str) -> None:
    result = run("--lang", language)
    assert result.exit_code == 0
    assert "⟦" not in result.output
    assert "gorin play tomb-raider" in result.output
    assert all(name.partition("-")[0] in COMMANDS for name in EXAMPLES)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_loaded_and_takes_a_language(name: str) -> None:
    parameters = {parameter.name for parameter in load(name).params}
    assert "lang" in parameters


@pytest.mark.parametrize("name", ["games", "rules", "card", "judge", "replay", "verify", "sim"])
def test_every_command_that_reports_can_report_as_json(name: str) -> None:
    assert "--json" in {option for parameter in load(name).params for option in parameter.opts}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_complete_in_every_language(name: str, language: str) -> None:
    reader = reader_of(["--lang", language])
    assert reader.has(f"cli-help-{name}")
    for parameter in load(name).params:
        ids = (f"cli-help-{name}-{parameter.name}", f"cli-help-any-{parameter.name}")
        assert any(reader.has(id) for id in ids), parameter.name


def test_help_is_shown_in_the_language_that_is_asked_for() -> None:
    assert "nível" in run("play", "--help", "--lang", "pt-BR").output
    assert "关卡" in run("play", "--lang=zh", "--help").output
    assert "level" in run("--lang", "en", "play", "--help").output
    listed = run("--help", "--lang", "es").output
    assert all(name in listed for name in COMMANDS)


def test_a_language_before_the_command_counts_for_the_command() -> None:
    assert "关卡" in run("--lang", "zh", "games").output
    assert "nivel" in run("--lang", "zh", "games", "--lang", "es").output


@pytest.mark.parametrize(
    "arguments",
    [("gems",), ("games", "--jason"), ("games", "twice"), ("--lang", "tlh"), ("verify",)],
)
def test_bad_usage_ends_with_two_and_one_message(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_mistyped_command_is_corrected() -> None:
    assert "verify" in run("verfy", "journal").output


def test_the_version_does_not_wait_for_games_or_catalogues() -> None:
    code = "import sys, gorin.cli.app; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    assert not [name for name in loaded if name.startswith(("gorin.games", "gorin.text", "fluent"))]


def test_python_can_run_the_package() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gorin", "--version"], check=True, capture_output=True, text=True
    )
    assert done.stdout.startswith(f"gorin {__version__}")


def test_a_terminal_without_the_letters_gets_others_and_no_error() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gorin", "games", "--lang", "zh"],
        check=True,
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert b"tomb-raider" in done.stdout


def test_commands_are_plain_functions() -> None:
    for place in COMMANDS.values():
        module, _, function = place.partition(":")
        assert callable(getattr(import_module(module), function))
    assert isinstance(app, typer.Typer)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_help_is_cut_off(name: str, language: str) -> None:
    shown = run(name, "--help", "--lang", language).output
    assert not re.search(r"\S… *│", shown), shown


def test_help_in_chinese_says_all_it_has_to_say() -> None:
    shown = re.sub(r"[\s│]", "", run("sim", "--help", "--lang", "zh").output)
    told = reader_of(["--lang", "zh"]).read(say("cli-help-sim-seat"))
    assert re.sub(r"\s", "", told) in shown


def test_the_boxes_of_help_have_titles_in_the_language_that_is_asked_for() -> None:
    spanish = run("sim", "--help", "--lang", "es").output
    assert "─ Opciones ─" in spanish
    assert "[predeterminado: 100]" in spanish
    assert "[default" not in spanish
    assert "─ 命令 ─" in run("--help", "--lang", "zh").output
    assert "─ Options ─" in run("sim", "--help", "--lang", "en").output


HEAVY = ("sqlalchemy", "starlette", "uvicorn", "gorin.games", "gorin.content", "gorin.hall")
"""Modules that the list of all commands does not wait for."""


@pytest.mark.parametrize("arguments", [["--help"], ["--lang", "es", "--help"], ["--help", "sim"]])
def test_the_list_of_all_commands_imports_none_of_them(arguments: list[str]) -> None:
    program = (
        "import sys\n"
        "from gorin.cli.app import main\n"
        f"sys.argv = ['gorin', *{arguments!r}]\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        f"    print([one for one in {HEAVY!r} if one in sys.modules])\n"
    )
    command = (sys.executable, "-c", program)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    assert all(re.search(rf"│ {name} ", done.stdout) for name in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "names_none"),
    [
        (["--help"], True),
        (["--lang", "es", "--help"], True),
        (["--lang=es", "--help"], True),
        (["--help", "sim"], True),
        (["sim", "--help"], False),
        (["--lang", "es", "sim", "--help"], False),
    ],
)
def test_help_is_asked_of_all_commands_or_of_one(arguments: list[str], *, names_none: bool) -> None:
    assert names_no_command(arguments) is names_none
