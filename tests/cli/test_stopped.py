"""Commands that are stopped, or whose output goes nowhere: a line each, and nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest

from gorin.cli.codes import BAD, STOPPED, UNREAD

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""The seconds after which a process that does not end is taken for one that never will."""
STUCK = """
import os, signal
from pathlib import Path
from gorin.sim import series
from gorin.cli.app import main

def play(numbers):
    Path("playing", str(os.getpid())).touch()
    while True:
        signal.pause()

def begin():
    # What is run in the background ignores Ctrl-C, and its children do.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    series._chunk = play
    main()
"""
"""A `gorin` whose processes never come to the end of what they were given to play."""
MANY = ("sim", "tomb-raider", "--games", "64", "--jobs", "2")
ALONE, ALL = os.kill, os.killpg


def environment(home: Path) -> dict[str, str]:
    path = os.pathsep.join((str(home), str(ROOT / "src")))
    return {**os.environ, "PYTHONPATH": path, "GORIN_HOME": str(home), "GORIN_LANG": "en"}


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("stop", [ALONE, ALL], ids=["alone", "all"])
def test_who_stops_many_games_waits_for_none_of_them(
    tmp_path: Path, stop: Callable[[int, int], None]
) -> None:
    (tmp_path / "stuck.py").write_text(STUCK, encoding="utf-8")
    playing = tmp_path / "playing"
    playing.mkdir()
    with subprocess.Popen(
        (sys.executable, "-c", "import stuck; stuck.begin()", *MANY),
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            while len(list(playing.iterdir())) < 2 and process.poll() is None:
                sleep(0.01)
            stop(process.pid, signal.SIGINT)
            said, complained = process.communicate(timeout=PATIENCE)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert (said, complained) == ("", "Stopped.\n")
    assert process.returncode == STOPPED
    assert [each.name for each in playing.iterdir() if is_there(int(each.name))] == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize("command", ["", "--help", "--version", "games", "games --json"])
def test_output_that_has_no_room_is_told_in_a_line(tmp_path: Path, command: str) -> None:
    with Path("/dev/full").open("w") as full:
        process = subprocess.run(
            [sys.executable, "-m", "gorin", *command.split()],
            env=environment(tmp_path),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert process.stderr == ("What is to be said cannot be written: No space left on device\n")
    assert process.returncode == BAD


@pytest.mark.parametrize("command", ["--help", "games", "games --json"])
def test_output_that_nobody_reads_any_more_is_no_answer(tmp_path: Path, command: str) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    process = subprocess.run(
        [sys.executable, "-m", "gorin", *command.split()],
        env=environment(tmp_path),
        stdout=writes,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writes)
    assert process.stderr == ""
    assert process.returncode == UNREAD


def test_who_stops_a_command_that_is_only_being_read_is_told_so(tmp_path: Path) -> None:
    stopping = (
        "from gorin.cli import app\n"
        "def load(name):\n    raise KeyboardInterrupt\n"
        "app.load = load\n"
        "app.main()"
    )
    process = subprocess.run(
        [sys.executable, "-c", stopping, "--lang", "es", "games"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (process.stdout, process.stderr) == ("", "Detenido.\n")
    assert process.returncode == STOPPED
