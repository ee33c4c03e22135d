"""Several processes behind one port: each is a whole server, and tables live in one of them.

The system gives each connection to whichever process takes it first. One that dies is started
again; its tables are taken over by the others meanwhile.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.process import parent_process

from msgspec.structs import replace

from gorin.hall.store.address import address_of
from gorin.hall.thinking import cores
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.web.logs import log_to
from gorin.web.run import Bound, run
from gorin.web.settings import Settings

REST = 1.0
"""So many seconds go by before a process that died is started again."""
PATIENCE = 15.0
"""So many seconds the processes have to end."""

_CONTEXT = multiprocessing.get_context("spawn")


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
    """Serve in so many processes until a signal ends them; `ready` as for `run`."""
    _ = signal.signal(signal.SIGTERM, _interrupt)
    settings = shared(settings, count)
    told, tell = _CONTEXT.Pipe(duplex=False)

    def started() -> SpawnProcess:
        given = (bound, settings, database, tell)
        made = _CONTEXT.Process(target=_serve, args=given, kwargs={"json_logs": json_logs})
        made.start()
        return made

    running = [started() for _ in range(count)]
    try:
        is_told = False
        while True:
            for found in wait([*(one.sentinel for one in running), *([] if is_told else [told])]):
                if found is told:
                    ready(told.recv())
                    is_told = True
            dead = [one for one in running if not one.is_alive()]
            if dead and not is_told:
                return  # it cannot even begin, and has said why
            for one in dead:
                time.sleep(REST)
                running[running.index(one)] = started()
    finally:
        _end(running)


def shared(settings: Settings, count: int) -> Settings:
    """Return the settings of each of so many processes: together they have the cores once."""
    if settings.thinkers is not None:
        return settings
    return replace(settings, thinkers=max(1, cores() // count))


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


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
        asyncio.run(run(bound, settings, database, tell.send))


def _end_with_the_first() -> None:
    first = parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
