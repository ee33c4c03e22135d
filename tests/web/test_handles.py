from __future__ import annotations

import asyncio
import errno
import logging
import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.web.process import Process

from gorin.web.handles import EVERY, NONE_LEFT, Scarcity


def told(caplog: pytest.LogCaptureFixture) -> int:
    return len(caplog.records)


def test_that_none_are_left_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(Scarcity(64, lambda: now))
    for number in sorted(NONE_LEFT):
        for _ in range(50):
            loop.call_exception_handler({"message": "accept", "exception": OSError(number, "no")})
    assert told(caplog) == 1
    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.ERROR, None)
    assert "64" in record.getMessage()
    now += EVERY
    loop.call_exception_handler({"message": "accept", "exception": OSError(errno.EMFILE, "no")})
    assert told(caplog) == 2
    loop.close()


@pytest.mark.parametrize("error", [OSError(errno.EPIPE, "gone"), ValueError("wrong"), None])
def test_other_errors_of_the_loop_are_told_as_before(
    error: Exception | None, caplog: pytest.LogCaptureFixture
) -> None:
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(Scarcity(64))
    for _ in range(2):
        loop.call_exception_handler({"message": "something broke", "exception": error})
    assert [record.message.split("\n")[0] for record in caplog.records] == ["something broke"] * 2
    loop.close()


@pytest.mark.parametrize(("soft", "hard", "found"), [(64, 200, 200), (200, 200, 200)])
def test_a_server_takes_as_many_handles_as_it_may(soft: int, hard: int, found: int) -> None:
    says = "from gorin.web.handles import raise_limit; import resource; "
    says += "print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    done = subprocess.run(
        [sys.executable, "-c", says], preexec_fn=limit, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(found), str(found)]


@pytest.mark.slow
def test_a_server_without_handles_says_so_in_a_line_and_goes_on(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.start()
    soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
    open_now = len(list(Path(f"/proc/{process.pid}/fd").iterdir()))
    resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (open_now + 20, hard))
    said = tmp_path / "stderr.txt"
    host, port = process.address.split(":")
    try:
        with ExitStack() as many:
            for _ in range(100):
                _ = many.enter_context(socket.create_connection((host, int(port))))
            for _ in range(200):
                if "nobody new gets in" in said.read_text():
                    break
                time.sleep(0.05)
            # It tries again each second.
            time.sleep(2.5)
        text = said.read_text()
        assert text.count("nobody new gets in") == 1
        assert "Traceback" not in text
        assert len(text) < 2_000
        for _ in range(100):
            try:
                assert httpx.get(f"http://{process.address}/health", timeout=1).is_success
                break
            except httpx.TransportError:
                time.sleep(0.1)
        else:
            raise AssertionError("it lets nobody in again")
    finally:
        process.kill()
    assert soft > open_now
