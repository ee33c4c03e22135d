"""`gorin serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from gorin import __version__
from gorin.cli.output import Lang, Output, guard
from gorin.hall.store.holding import InUse, check_unused
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.web.logs import log_to
from gorin.web.run import PORT, Bound, bind, run
from gorin.web.settings import Settings, settings_from
from gorin.web.several import check_shared, run_several

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def serve(
    *,
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port.", show_default=str(PORT))
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept.", show_default=False)
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="So many processes; more than one need PostgreSQL.")
    ] = 1,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address people know it by.", show_default=False),
    ] = None,
    json_logs: Annotated[
        bool, typer.Option("--json-logs", help="Write the log as JSON.", show_default=False)
    ] = False,
    lang: Lang = None,
) -> None:
    """Open the table in the browser: the page and the server behind it."""
    with guard(lang) as output:
        settings = settings_from(os.environ, public_url=public_url)
        log_to(json=json_logs)
        if processes > 1:
            check_shared(database)
        # Whoever named the port, or a proxy that leads here, would not find another one.
        exactly = port is not None or bool(settings.public_url)
        asked = PORT if port is None else port
        try:
            bound = _bind(host, asked, database, exactly=exactly)

            def ready(place: str) -> None:
                _tell(output, bound, settings, asked, place)
                if open_page:
                    threading.Thread(target=_open, args=(output, bound.local), daemon=True).start()

            try:
                if processes > 1:
                    run_several(processes, bound, settings, database, ready, json_logs=json_logs)
                else:
                    asyncio.run(run(output.library, bound, settings, database, ready))
            except KeyboardInterrupt:
                output.text("")
            finally:
                bound.socket.close()
        except InUse as other:
            if not open_page or not other.address:
                raise
            # Whoever only wants to play gets what they want.
            output.text(say("serve-runs-already", address=other.address))
            _open(output, other.address)
            return
        output.text(say("serve-stopped"))


def _bind(host: str, port: int, database: str | None, *, exactly: bool) -> Bound:
    """Take a port.

    Raises:
        InUse: it is taken, and another server has the tables too: most likely the same one.
        BadInput: there is none.
    """
    try:
        return bind(host, port, exactly=exactly)
    except BadInput:
        check_unused(database)
        raise


def _tell(output: Output, bound: Bound, settings: Settings, asked: int, place: str) -> None:
    """Say where everything is, before anybody asks."""
    output.text(say("serve-started", version=__version__))
    output.text(say("serve-kept", place=place))
    if asked and bound.port != asked:
        output.text(say("serve-port-taken", asked=str(asked), port=str(bound.port)))
    output.text(say("serve-open", address=settings.public_url or bound.local))
    if bound.others and not settings.public_url:
        output.text(say("serve-others", address=bound.others))
    if bound.is_open and not settings.is_https:
        output.text(say("serve-not-secret"))
    output.text(say("serve-stop"))
    output.console.file.flush()


def _open(output: Output, address: str) -> None:
    # Without a display there may be a browser in the terminal, which is in use already.
    has_display = sys.platform in ("darwin", "win32") or any(map(os.environ.get, DISPLAYS))
    if not has_display or not webbrowser.open(address):
        output.text(say("serve-no-browser"))
        output.console.file.flush()
