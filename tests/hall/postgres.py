"""A PostgreSQL of one's own for a test run: a throw-away cluster on a socket in a folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

MISSING = "PostgreSQL is not installed: apt-get install postgresql"
UNPRIVILEGED = ("postgres", "nobody")
"""As whom the server runs when the tests run as root, which it refuses."""
LONG = "3600"
"""For so many seconds `pg_ctl` waits at most. It sees a server that fails; a slow one may take it.

Of its own accord it gives up after a minute.
"""

_numbers = count()


class Postgres:
    """A running cluster; each test takes a database of its own."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self._programs = programs
        self.folder = folder
        self._user = user

    @property
    def data(self) -> Path:
        """Where the cluster lies."""
        return self.folder / "data"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs."""
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(
            command, user=self._user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)

    def start(self) -> None:
        """Start the server; what it acknowledges is kept, however its processes end.

        It writes to the system's cache without a wait for the disk, which only a machine that
        falls could tell. Each new database is some 300 files: after forty of them the disk had
        half a minute of work before the server could stop, and more beside others.
        """
        options = f"-k {self.folder} -c listen_addresses= -c max_connections=60 -c fsync=off"
        log = str(self.folder / "log")
        self._control("-o", options, "-l", log, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server; "immediate" is like pulling the plug, "fast" lets it tidy up."""
        self._control("-m", mode, "stop")

    def _control(self, *arguments: str) -> None:
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", LONG, *arguments)

    @staticmethod
    def wait_until_left(address: str) -> None:
        """Wait until nobody is connected to a database.

        What a process had sent when it was killed may be done a moment later.
        """
        others = (
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND backend_type = 'client backend'"
            " AND pid <> pg_backend_pid()"
        )
        end = time.monotonic() + float(LONG)
        with psycopg.connect(address, autocommit=True) as connection:
            while connection.execute(others).fetchone() != (0,):
                assert time.monotonic() < end, f"somebody does not leave {address}"
                time.sleep(0.01)

    def database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"test{next(_numbers)}"
        self.run("createdb", "-h", str(self.folder), "-U", "gorin", name)
        return f"postgresql://gorin@/{name}?host={self.folder}"


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest version's."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3])
    )
    return folders[-1].parent if folders else None


def _user() -> str | None:
    """Return as whom to run the server, None: as who runs the tests."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in UNPRIVILEGED if name in known), None)


@contextmanager
def cluster() -> Iterator[Postgres]:
    """Run a new cluster; skip the test if PostgreSQL is not installed."""
    found = programs()
    if found is None:
        pytest.skip(MISSING)
    # A socket's path may have some hundred characters at most, so not in pytest's folder.
    folder = Path(tempfile.mkdtemp(prefix="gorin-pg-"))
    user = _user()
    if user is not None:
        shutil.chown(folder, user)
    server = Postgres(found, folder, user)
    try:
        server.run(
            "initdb", "-D", str(server.data), "-U", "gorin", "-A", "trust", "-N", "-E", "UTF8"
        )
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
