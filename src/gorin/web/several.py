"""Several processes behind one port: each is a whole server, and tables live in one of them.

The system gives each connection to whichever process takes it first. One that dies is started
again; its tables are taken over by the others meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.process import parent_process

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.desk.cards import own_library
from gorin.hall.robots.thinking import cores
from gorin.hall.store.address import address_of
from gorin.kernel.clauses import BadInput, GorinError
from gorin.kernel.words import Message, say
from gorin.web.logs import log_to
from gorin.web.run import Bound, run
from gorin.web.settings import Settings

REST = 1.0
"""The seconds before a process that died is started again."""
PATIENCE = 15.0
"""The seconds that the processes have to end."""

CONTEXT = multiprocessing.get_context("spawn")

log = logging.getLogger("gorin.web")


class Trouble(Struct, frozen=True):
    """The reason that a process cannot begin: an error of people, as it goes between processes."""

    message: Message
    place: str


def check_shared(database: str | None) -> None:
    """Check that several processes may use a database.

    Raises:
        BadInput: they may not, or the address cannot be read.
    """
    if address_of(database).drivername == "sqlite":
        raise BadInput(say("serve-needs-postgres"), place="--processes")


def run_several(
    count: int,
    bound: Bound,
    settings: Settings,
    database: str | None,
    ready: Callable[[str], None],
    *,
    json_logs: bool,
) -> None:
    """Serve in several processes until a signal ends them; `ready` as for `run`.

    Raises:
        BadInput: they cannot begin.
    """
    settings = shared(settings, count)
    reports, tell = CONTEXT.Pipe(duplex=False)

    def started() -> SpawnProcess:
        args = (bound, settings, database, tell)
        process = CONTEXT.Process(target=_serve, args=args, kwargs={"json_logs": json_logs})
        process.start()
        return process

    with _signals() as asked:
        running = [started() for _ in range(count)]
        try:
            is_told = False
            while not asked.poll():
                _ = wait([asked, reports, *(one.sentinel for one in running)])
                dead = [one for one in running if not one.is_alive()]
                while reports.poll():
                    is_told = _hear(reports.recv(), ready, is_told=is_told)
                if dead and not is_told:
                    if asked.poll(REST):
                        return  # Ctrl-C ends all at once
                    raise BadInput(say("serve-did-not-begin"))
                for one in dead:
                    if asked.poll(REST):
                        return
                    running[running.index(one)] = started()
        finally:
            _end(running)


def _hear(news: str | Trouble, ready: Callable[[str], None], *, is_told: bool) -> bool:
    """Hear from a process that it serves, or why it cannot; return whether one has served.

    Raises:
        BadInput: not even the first one can.
    """
    if isinstance(news, str):
        if not is_told:
            ready(news)
        return True
    trouble = BadInput(news.message, place=news.place)
    if not is_told:
        raise trouble
    log.error("a process cannot begin again: %s", trouble)
    return True


def shared(settings: Settings, count: int) -> Settings:
    """Return the settings of each of several processes: together they have the cores once."""
    if settings.thinkers is not None:
        return settings
    return replace(settings, thinkers=max(1, cores() // count))


@contextmanager
def _signals() -> Iterator[Connection]:
    """Tell of signals to end by what can be read, as long as this lasts.

    An exception could come between a process and its being known, and it would never be ended.
    """
    asked, ask = CONTEXT.Pipe(duplex=False)
    before = {
        number: signal.signal(number, lambda *_: ask.send(None))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield asked
    finally:
        for number, handler in before.items():
            _ = signal.signal(number, handler)


def _end(running: list[SpawnProcess]) -> None:
    for one in running:
        one.terminate()
    until = time.monotonic() + PATIENCE
    for one in running:
        one.join(max(0.0, until - time.monotonic()))
        if one.is_alive():
            one.kill()


def _serve(
    bound: Bound, settings: Settings, database: str | None, tell: Connection, *, json_logs: bool
) -> None:
    """Serve in a process of its own, for as long as the first one lives."""
    log_to(json=json_logs)
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    with suppress(KeyboardInterrupt):
        try:
            asyncio.run(run(own_library(), bound, settings, database, tell.send))
        except GorinError as error:
            tell.send(Trouble(error.message, error.place))


def _end_with_the_first() -> None:
    first = parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
