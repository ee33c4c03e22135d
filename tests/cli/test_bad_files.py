"""Every command that reads a file, and files that are none of what it reads.

Whatever lies there, it is refused in few words that name the file, with the exit code of bad
input; nothing waits, and nobody is shown how the program looks inside.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.each import for_each, try_each
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.content.reading.fault_limits import MOST_FAULTS
from gorin.content.reading.files import LARGEST_JOURNAL

DEEP = 10_000

DOORS = {
    "cards-import": ("cards import {}", ".toml"),
    "cards-import-csv": ("cards import {}", ".csv"),
    "decks-show": ("decks show {}", ".toml"),
    "decks-show-list": ("decks show {}", ".txt"),
    "decks-show-dek": ("decks show {}", ".dek"),
    "decks-check": ("decks check {}", ".toml"),
    "decks-check-level": ("decks check arsenal --level {}", ".toml"),
    "decks-convert": ("decks convert {} --to list", ".toml"),
    "levels-check": ("levels check {}", ".toml"),
    "judge": ("judge {}", ".toml"),
    "replay": ("replay {}", ".jsonl"),
    "verify": ("verify {}", ".jsonl"),
    "series-sheet": ("series sheet {}", ".jsonl"),
    "sim-level": ("sim tomb-raider --games 1 --level {}", ".toml"),
    "report-levels": ("report tomb-raider --games 1 --levels {}", ".toml"),
    "play-level": ("play --line --fast --level {}", ".toml"),
    "play-deck": ("play --line --fast --seat human --deck {}", ".toml"),
}


def _large(file: Path) -> None:
    with file.open("wb") as open_file:
        open_file.truncate(LARGEST_JOURNAL + 1)


def _nothing(file: Path) -> None:
    assert not file.exists()


def _holding(data: bytes) -> Callable[[Path], None]:
    def made(file: Path) -> None:
        file.write_bytes(data)

    return made


FILES: dict[str, Callable[[Path], None]] = {
    "missing": _nothing,
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "device": lambda file: file.symlink_to("/dev/zero"),
    "circle": lambda file: file.symlink_to(file),
    "large": _large,
    "empty": _holding(b""),
    "mark-alone": _holding(b"\xef\xbb\xbf"),
    "zeros": _holding(b"\x00" * 100),
    "not-utf-8": _holding(b'title = "\xff\xfe"\r\n'),
    "utf-16": _holding('title = "x"\n'.encode("utf-16")),
    "deep-lists": _holding(b"title = " + b"[" * DEEP + b"]" * DEEP),
    "deep-tables": _holding(b"title = " + b"{a = " * DEEP + b"1" + b"}" * DEEP),
    "deep-names": _holding(b"a" + b".a" * DEEP + b" = 1"),
    "deep-json": _holding(b'{"entry": ' + b"[" * DEEP + b"]" * DEEP + b"}\n"),
    "long-number": _holding(b"title = " + b"9" * DEEP),
    "zip": _holding(b"PK\x03\x04" + bytes(range(256)) * 8),
    "latin-1": _holding('titulo = "águia"\n'.encode("latin-1")),
    "spaces": _holding(b" \t\n\r\n "),
    "feeds": _holding(b"\x0b\x0c\x1c\x85\n"),
    "unclosed-text": _holding(b'title = "x\n'),
    "unclosed-long-text": _holding(b'title = """x\n' * 50),
    "a-line-of-a-megabyte": _holding(b"x" * 2**20),
    "many-steps": _holding(b"title = 'x'\ngame = 'tomb-raider'\n" + b"[[step]]\nxyz = 1\n" * 300),
    "quotes": _holding(b'"' * 999),
    "many-tables": _holding(b"[[card]]\n[[step]]\n[[raiders]]\n" * 500),
    "a-list": _holding(b"[1, 2, 3]\n"),
    "a-number": _holding(b"1e999\n"),
    "no-number": _holding(b"title = nan\nseats = inf\nwhen = 1979-05-27T07:32:00Z\n"),
    "yaml": _holding(b"a: &a [1, 2]\nb: *a\n- c: ? !!python/object x\n"),
    "kinds": _holding(b"title = 1\ngame = []\nstep = 3\nsetup = 'x'\ncard = {}\n"),
    "every-kind-wrong": _holding(
        b"name = {}\nkind = 1\nseries = 0\nmap = 1\nformat = true\ncards = [[]]\nraiders = 5\n"
        b"[position]\nraiders = 3\n[[step]]\nseat = 'x'\nexpect = 4\nrefused = [[1]]\n"
    ),
    "line-ends": _holding(b'\xef\xbb\xbftitle = "x"\r\nnothing = 1\r\n'),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GORIN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.parametrize("door", DOORS)
def test_a_file_that_cannot_be_meant_is_refused(door: str, tmp_path: Path) -> None:
    command, suffix = DOORS[door]

    def refused(kind: str) -> None:
        file = tmp_path / kind / f"handed-in{suffix}"
        file.parent.mkdir()
        FILES[kind](file)
        _refused(command, str(file))

    try_each(FILES, refused)


@for_each(DOORS)
def test_a_name_that_no_system_takes_is_refused(door: str) -> None:
    command, suffix = DOORS[door]
    _refused(command, "x" * 5_000 + suffix)


def _refused(command: str, file: str) -> None:
    words = [file if word == "{}" else word for word in command.split()]
    result = CliRunner().invoke(app, words, input="")
    assert isinstance(result.exception, SystemExit), (result.exception, result.output)
    assert result.exit_code == 2, result.output
    lines = result.stderr.splitlines()
    assert 1 <= len(lines) <= MOST_FAULTS + 1, result.output
    assert any(file in line for line in lines), result.stderr
    assert "Traceback" not in result.output
