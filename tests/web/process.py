"""`gorin serve` in a process of its own, as a host runs it."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
from filelock import FileLock, Timeout

PLENTY = {
    f"GORIN_WEB_{name}": "1000000"
    for name in (
        "REQUESTS",
        "REQUESTS_BURST",
        "CHECKS",
        "CHUNKS",
        "GUESTS",
        "INVITATIONS",
        "LOGINS",
        "WISHES",
        "WISHES_BURST",
        "WELCOMES",
        "WELCOMES_BURST",
    )
}
"""Tests come all from one address, which the limits are there to stop."""


PORTS = range(20_000, 30_000)
"""From these no system takes ports for connections: while a server is down its port stays free."""
LOCKS = Path(tempfile.gettempdir())
"""Where tests of all checkouts on this machine note which ports they use."""


class Port:
    """A port that no other test takes while this is kept, also while nobody listens there.

    Without that a server that is down, or only about to start, finds another test's in its place.
    """

    def __init__(self) -> None:
        ports = list(PORTS)
        random.SystemRandom().shuffle(ports)
        self.number = next(filter(self._is_free, ports))

    def _is_free(self, port: int) -> bool:
        lock = FileLock(LOCKS / f"gorin-test-port-{port}.lock")
        with socket.socket() as probe, suppress(OSError, Timeout):
            lock.acquire(timeout=0)
            probe.bind(("127.0.0.1", port))
            self._lock = lock  # it is held for as long as somebody refers to it
            return True
        lock.release()
        return False


class Process:
    """A server that can be killed and started again, always at the same port, or held still.

    Attributes:
        module: what is started the next time.
    """

    def __init__(
        self, folder: Path, database: str = "", *options: str, module: str = "gorin"
    ) -> None:
        self._port = Port()
        self._folder = folder
        self._database = database
        self._options = options
        self.module = module
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self._port.number}"

    @property
    def database(self) -> str:
        """The address of its database."""
        return self._database or f"sqlite:///{self._folder / 'gorin.sqlite3'}"

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            self.module,
            "serve",
            "--no-open",
            "--port",
            str(self._port.number),
        ]
        if self._database:
            command += ["--database", self._database]
        command += self._options
        said = self._folder / "stderr.txt"
        with said.open("wb") as stderr:
            self._process = subprocess.Popen(
                command,
                env={**os.environ, "GORIN_HOME": str(self._folder), **PLENTY},
                stdout=subprocess.DEVNULL,
                stderr=stderr,
            )
        for _ in range(1200):
            assert self._process.poll() is None, f"it does not start: {said.read_text()}"
            try:
                if httpx.get(f"http://{self.address}/health").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, as Ctrl-C does."""
        self._end(signal.SIGINT)

    def freeze(self) -> None:
        """Let it fall silent: its sockets stay open, and nothing is answered any more."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on where it stood; nothing happens to one that is not frozen."""
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(30)
                raise
