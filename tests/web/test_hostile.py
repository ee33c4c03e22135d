"""`benchmarks/hostile.py` in small against a real server, and what it judges by."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.greedy import CALM, WISHES
from benchmarks.hostility.judging import Judge
from benchmarks.hostility.requests import Asked, judge_reply
from benchmarks.hostility.wire import Reply
from benchmarks.load import Client, all_past

ROOT = Path(__file__).parents[2]
SMALL = ("--commands", "600", "--files", "200", "--slow", "24", "--idle", "2")
OTHERS = ("--within", "100")
"""Other tests have the cores too: here nobody measures how long others wait, only that they can."""
PATIENCE = 300
"""The seconds after which a run that stands still is broken off."""
KNOWN = b'{"faults":[{"message":{"type":"message","id":"web-no-json","args":{}},"place":""}]}'


@pytest.mark.slow
def test_a_server_holds_against_whoever_is_hostile() -> None:
    command = (sys.executable, "-m", "benchmarks.hostile", *SMALL, *OTHERS, "--seed", "7")
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            said, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            # Its server and whoever asks for its health go too; what it held until then is told.
            os.killpg(process.pid, signal.SIGKILL)
            said, _ = process.communicate()
    assert process.returncode == 0, said
    assert "offences: 0" in said


@pytest.mark.slow
def test_others_are_answered_while_a_guest_asks_for_the_dearest_things() -> None:
    command = (sys.executable, "-m", "benchmarks.greedy", "--seconds", "1", "--times", "100")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for phase in (CALM, *WISHES):
        assert f"\n{phase}: " in f"\n{done.stdout}"


def test_who_plays_on_all_the_time_can_be_broken_off_at_any_moment() -> None:
    async def break_off(turns: int) -> bool:
        client = Client("")
        waits = asyncio.create_task(all_past([client], 0))
        for _ in range(3):
            await asyncio.sleep(0)
        client.number = 1
        client.heard.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        if waits.done():
            return False
        waits.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waits
        return True

    broken_off = [asyncio.run(break_off(turns)) for turns in range(6)]
    assert broken_off[0]
    assert not broken_off[-1]


def judged(reply: Reply) -> list[str]:
    judge = Judge()
    judge_reply(judge, Asked("zq", b""), reply)
    return list(judge.offences)


def test_a_refusal_that_can_be_read_is_no_offence() -> None:
    assert judged(Reply(400, b"", KNOWN)) == []


@pytest.mark.parametrize(
    ("reply", "offence"),
    [
        (Reply(200, b"", KNOWN), "zq (HTTP): answered with 200"),
        (Reply(500, b"", KNOWN), "zq (HTTP): answered with 500"),
        (Reply(0), "zq (HTTP): answered with 0"),
        (Reply(400, b"", b"Bad Request"), "zq (HTTP): a refusal that is no list of faults"),
        (Reply(400, b"", b'{"faults":[]}'), "zq (HTTP): a refusal without a reason"),
        (Reply(400, b"", KNOWN.replace(b"no-json", b"zq")), "web-zq: it does not read in en"),
    ],
)
def test_what_is_no_clear_refusal_is_held_against_a_server(reply: Reply, offence: str) -> None:
    assert judged(reply)[:1] == [offence]


def test_errors_in_the_log_are_held_against_a_server() -> None:
    judge = Judge()
    judge.judge_said("WARNING gorin: zq\n")
    assert judge.offences == {}
    judge.judge_said("Traceback (most recent call last):\n  File\nKeyError: 'method'\nERROR zq\n")
    assert list(judge.offences) == ["a traceback: KeyError: 'method'", "the log tells an error"]
