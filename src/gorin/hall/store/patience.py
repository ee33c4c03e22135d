"""Connections to PostgreSQL that do not wait for ever.

The system tells of a line that is cut, and of one through which nothing is acknowledged. It does
not tell of one that takes everything and hands nothing on: a proxy that stands still, a database
that does. Whoever waits there for an answer would wait for good, and with it all that comes after.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg
from psycopg.pq.abc import PGconn

T = TypeVar("T")

LONGEST = 15.0
"""The seconds that an answer of the database may take; then its connection counts as lost."""


class Patient(psycopg.Connection[Any]):
    """A connection that is given up if an answer does not come.

    Attributes:
        patience: the seconds that an answer may take; None for as long as it takes.
    """

    patience: float | None = LONGEST

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **more: Any) -> T:
        """Wait for an answer.

        Raises:
            OperationalError: it does not come.
        """
        if self.patience is not None:
            gen = _bounded(gen, self.pgconn, time.monotonic() + self.patience)
        return super().wait(gen, *args, **more)


def _bounded(
    gen: Generator[Any, Any, T], connection: PGconn, until: float
) -> Generator[Any, Any, T]:
    """Yield what is waited for until a time, then give the connection up.

    Whoever waits looks in here some ten times a second, also if nothing comes.
    """
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > until:
                connection.finish()
                raise psycopg.OperationalError("no answer comes any more")
            wanted = gen.send(ready)
    except StopIteration as end:
        result: T = end.value
        return result
