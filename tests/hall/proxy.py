"""A proxy before a PostgreSQL of a test run that may swallow what goes through it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

from sqlalchemy import make_url

PORT = 5432
"""The port in the name of the socket at which PostgreSQL listens."""


class Line:
    """A connection through the proxy."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self._ends = near, far
        self._carriers = [
            Thread(target=self._carry, args=both) for both in ((near, far), (far, near))
        ]
        self.is_swallowing = False
        for carrier in self._carriers:
            carrier.start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                if not self.is_swallowing:
                    other.sendall(data)
        self._hang_up()

    def _hang_up(self) -> None:
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """End it, so that both ends see it."""
        self._hang_up()
        for carrier in self._carriers:
            carrier.join()
        for end in self._ends:
            end.close()


class Proxy:
    """A port that leads to a PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self._place = str(folder / f".s.PGSQL.{PORT}")
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._lines: list[Line] = []
        self._server = Thread(target=self._serve)
        self._server.start()

    @property
    def port(self) -> int:
        """The port at which it is found."""
        number: int = self._listening.getsockname()[1]
        return number

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._place)
                self._lines.append(Line(near, far))

    def swallow(self) -> None:
        """Take all that is sent over the lines that there are, and hand nothing on any more."""
        for line in self._lines:
            line.is_swallowing = True

    def cut(self) -> None:
        """End the lines that there are."""
        for line in self._lines:
            line.cut()
        self._lines.clear()

    def close(self) -> None:
        """End all."""
        self._listening.shutdown(socket.SHUT_RDWR)
        self._server.join()
        self._listening.close()
        self.cut()


@contextmanager
def proxied(address: str) -> Iterator[tuple[str, Proxy]]:
    """Give the address of a database behind a proxy, and the proxy."""
    url = make_url(address)
    proxy = Proxy(Path(str(url.query["host"])))
    through = url.set(host="127.0.0.1", port=proxy.port, query={})
    try:
        yield through.render_as_string(hide_password=False), proxy
    finally:
        proxy.close()
