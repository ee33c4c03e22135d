"""A database in a file belongs to one server at a time: a second one would spoil its tables.

A lock on a file beside it says that somebody holds it; the system lets go of that when the process
ends, however it ends. Where the server is found stands in the database itself.
"""

from __future__ import annotations

import time
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout
from sqlalchemy.exc import SQLAlchemyError

from gorin.content.reading.folders import PRIVATE
from gorin.hall.store import ownership
from gorin.hall.store.address import Engines, address_of, engines_of, shown
from gorin.hall.store.failures import reason_of
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

HOLDER = "holder"
"""The name under which the server of a file is noted among the processes."""


class InUse(BadInput):
    """Another server uses the database; `address` is where browsers find it, if that is known."""

    def __init__(self, address: str, place: str) -> None:
        where = say("store-in-use", address=address) if address else say("store-in-use-somewhere")
        super().__init__(where, place=place)
        self.address = address


def hold(engines: Engines) -> BaseFileLock:
    """Take a file for this process, until it lets go or ends.

    Raises:
        InUse: another process has it.
        BadInput: the lock cannot be made.
    """
    place = shown(engines.url)
    path = Path(place).resolve()
    # Taken in one thread and let go of in another.
    lock = FileLock(path.with_name(path.name + ".lock"), mode=PRIVATE, thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise InUse(_holder(engines), place) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadInput(say("store-cannot-open", reason=reason), place=place) from None
    return lock


def check_unused(url: str | None) -> None:
    """Check that no server uses a database, None for the file in the user's data folder.

    Servers that share one do not mind each other.

    Raises:
        InUse: one does; the database is a file.
        BadInput: the file cannot be opened.
    """
    address = address_of(url)
    if address.drivername != "sqlite" or not Path(str(address.database)).exists():
        return
    engines = engines_of(address)
    try:
        hold(engines).release()
    finally:
        engines.dispose()


def sign(engines: Engines, address: str) -> None:
    """Note in a file that this process holds where its server is found.

    Raises:
        BadInput: it cannot be written.
    """
    try:
        with engines.writer.begin() as connection:
            ownership.heartbeat(connection, HOLDER, address, int(time.time() * 1000))
    except SQLAlchemyError as error:
        message = say("store-cannot-open", reason=reason_of(error))
        raise BadInput(message, place=shown(engines.url)) from None


def _holder(engines: Engines) -> str:
    """Return where the server is found that holds the file, an empty text if nobody knows."""
    try:
        with engines.reader.begin() as connection:
            addresses = {row.id: row.address for row in ownership.processes(connection, 0)}
    except SQLAlchemyError:
        return ""
    return addresses.get(HOLDER, "")
