"""The process in which bots think, `python -m gorin.hall.robots.thinker`.

`thinking.Processes` begins it.

It reads positions, a line of JSON each, and writes what bots make of them. It ends when nobody can
ask it any more: then its input ends, also if the server was killed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable
from io import RawIOBase

import msgspec

from gorin.hall.robots.thinking import Position, Thought, think

YIELDING = 10
"""The niceness beside the server: where cores are few, people go first."""


def main() -> None:
    """Answer until nobody asks any more."""
    # The server ends this process, before or after it ends itself; not whoever ends all at once.
    for number in (signal.SIGINT, signal.SIGTERM):
        _ = signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        _ = os.nice(YIELDING)
    # Without a buffer, so that nothing is left to be written when nobody listens any more.
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0) as answers:
        sys.stdout = sys.stderr  # whatever else is printed is no answer
        serve(sys.stdin.buffer, answers)


def serve(questions: Iterable[bytes], answers: RawIOBase) -> None:
    """Answer each line with a line."""
    for line in questions:
        thought = _thought(line)
        try:
            _ = answers.write(msgspec.json.encode(thought) + b"\n")
        except BrokenPipeError:
            return


def _thought(line: bytes) -> Thought:
    try:
        return Thought(think(msgspec.json.decode(line, type=Position)))
    except Exception as error:  # noqa: BLE001  whatever it is, the next question may be answered
        return Thought(error=repr(error))


if __name__ == "__main__":
    main()
