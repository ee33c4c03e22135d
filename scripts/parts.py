"""The parts of a check: what each took, and how it ended.

`run` runs a command as a part and notes it in `build/parts`; `python -m scripts.parts` prints all
that were noted since `python -m scripts.parts --anew`, and at the very end the tests that needed
a second try. Nothing here decides whether a check passes: the speed of a machine is no fault.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "parts"
SAID = "said"
"""The end of the name of a file that holds what a part printed."""


class Part(msgspec.Struct, frozen=True):
    """One part of a check.

    Attributes:
        title: what it is called.
        status: the exit code of its command.
        seconds: how long it took by the clock on the wall.
        processor: seconds of processors, its own and of all processes that it waited for.
        begun: when it began, in seconds of the epoch: parts are listed in this order.
        passed: how many tests passed, if it runs tests.
        failed: how many tests failed in the end.
        again: the tests that needed a second try.
    """

    title: str
    status: int
    seconds: float
    processor: float
    begun: float
    passed: int = 0
    failed: int = 0
    again: tuple[str, ...] = ()


def path_of(title: str, kind: str = "json") -> Path:
    """Return the file in which a part is noted."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in title)
    return FOLDER / f"{plain}.{kind}"


def run(
    title: str,
    command: Sequence[str],
    *,
    env: Mapping[str, str] | None = None,
    shows: bool = True,
) -> Part:
    """Run a command as a part, and note it.

    Args:
        title: what the part is called.
        command: the command and its arguments.
        env: variables beside those of this process.
        shows: whether what it prints is seen at once; else it is kept in a file.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    begun, start = time.time(), time.monotonic()
    with path_of(title, SAID).open("wb") as said:
        out = None if shows else said
        stderr = None if shows else subprocess.STDOUT
        process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **(env or {})}, stdout=out, stderr=stderr
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    part = Part(
        title,
        process.returncode,
        time.monotonic() - start,
        used.ru_utime + used.ru_stime,
        begun,
    )
    note(part)
    return part


def note(part: Part) -> None:
    """Keep a part."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    _ = path_of(part.title).write_bytes(msgspec.json.encode(part))


def noted() -> list[Part]:
    """Return the parts that are noted, in the order in which they began."""
    parts = [msgspec.json.decode(path.read_bytes(), type=Part) for path in FOLDER.glob("*.json")]
    return sorted(parts, key=lambda part: part.begun)


def forget() -> None:
    """Forget all parts."""
    for path in FOLDER.glob("*"):
        path.unlink()


def table(parts: Sequence[Part]) -> Iterator[str]:
    """Yield what each part took and all of them, and last which tests needed a second try."""
    yield f"{'part':<36} {'minutes':>8} {'of processors':>14} {'passed':>7} {'failed':>7}"
    for part in parts:
        tests = f"{part.passed:7} {part.failed:7}" if part.passed or part.failed else ""
        ended = "" if part.status == 0 else f"  exit code {part.status}"
        minutes = f"{part.seconds / 60:8.1f} {part.processor / 60:14.1f}"
        yield f"{part.title:<36} {minutes} {tests}{ended}"
    if parts:
        first = min(part.begun for part in parts)
        last = max(part.begun + part.seconds for part in parts)
        processor = sum(part.processor for part in parts)
        yield f"{'all':<36} {(last - first) / 60:8.1f} {processor / 60:14.1f}"
    passed = sum(part.passed for part in parts)
    yield f"{passed} passed, {sum(part.failed for part in parts)} failed"
    again = [test for part in parts for test in part.again]
    yield f"Tests that needed a second try: {len(again) or 'none'}"
    yield from (f"  {test}" for test in again)


def main(arguments: Sequence[str]) -> int:
    """Print the table, or forget all parts where `--anew` is said."""
    if "--anew" in arguments:
        forget()
    else:
        for line in table(noted()):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
