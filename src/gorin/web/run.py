"""Running the server: a port, the hall, the application, until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
from collections.abc import Callable

import uvicorn
from msgspec import Struct
from msgspec.structs import replace

from gorin.content.boxes import boxes
from gorin.content.cards.pool import Library
from gorin.content.reading.folders import home
from gorin.hall.process.hall import Hall
from gorin.hall.store.store import Store
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.web.app import make_app
from gorin.web.frames import SocketProtocol
from gorin.web.handles import BACKLOG, Scarcity, raise_limit
from gorin.web.proxies import proxies
from gorin.web.settings import Settings
from gorin.web.site import LOOPBACK, Site
from gorin.web.tokens import kept_secret
from gorin.web.waiting import Crowd, patient

PORT = 8675
TRIES = 20
"""The number of ports that are tried from the one that was asked for."""
WILDCARDS = ("0.0.0.0", "::", "")
PING = 20.0
"""The seconds after which a socket is asked again whether somebody is still there."""
PATIENCE = 5
"""The seconds that requests have to end when the server stops."""
TURN = 0.0005
"""The seconds after which a thread that judges decks lets tables and requests go first."""
READ = 4
"""The length of a message, in times of what is allowed, up to which its sender is told why."""
GARBAGE = 10_000, 3, 20
"""The number of new objects before garbage is looked for, and of rounds before all else is too.

With tables all that is looked through grows; it must not happen each time that many people come.
"""


class Bound(Struct, frozen=True):
    """A port that is ours.

    Attributes:
        local: where browsers of this machine find the server.
        others: where those of other machines do; empty if that is not known.
        is_open: other machines can reach it.
    """

    socket: socket.socket
    port: int
    local: str
    others: str = ""
    is_open: bool = False


def bind(host: str, port: int, *, exactly: bool = False) -> Bound:
    """Take a port, the one asked for or the next free one.

    Args:
        host: the address to listen at.
        port: the port that is tried first.
        exactly: no other will do: somebody else leads people to it.

    Raises:
        BadInput: none is free, or the address is not of this machine.
    """
    last = port + (1 if exactly else TRIES)
    for tried in range(port, last):
        taken = _taken(host, tried)
        if taken is not None:
            return _bound(taken, host)
    if exactly:
        raise BadInput(say("serve-port-in-use", port=str(port)))
    raise BadInput(say("serve-no-port", first=str(port), last=str(last - 1)))


def _taken(host: str, port: int) -> socket.socket | None:
    """Return a socket that listens at a port, None if somebody has it already.

    Raises:
        BadInput: nobody can listen there.
    """
    try:
        return _listen(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return None
        reason = error.strerror or type(error).__name__
        raise BadInput(say("serve-cannot-listen", host=host, reason=reason)) from None


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named asyncio sends small pieces at once. Else the second piece of every
    # answer waits some 40 ms, until the first one is acknowledged.
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((host, port))
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened


def _bound(taken: socket.socket, host: str) -> Bound:
    port: int = taken.getsockname()[1]
    if host in LOOPBACK:
        return Bound(taken, port, _address(host, port))
    if host not in WILDCARDS:
        return Bound(taken, port, _address(host, port), _address(host, port), is_open=True)
    own = own_address()
    others = _address(own, port) if own else ""
    return Bound(taken, port, _address("localhost", port), others, is_open=True)


def _place(taken: socket.socket) -> str:
    """Return host and port of a socket."""
    host, port = taken.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _address(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def own_address() -> str:
    """Return the address of this machine in its network, or an empty text."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which way it would go.
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address in LOOPBACK or address in WILDCARDS else address


class TableServer(uvicorn.Server):
    """The server; before it lets go of its sockets everybody hears that it ends."""

    def __init__(self, config: uvicorn.Config, hall: Hall, site: Site, ready: Callable[[], None]):
        super().__init__(config)
        self._hall = hall
        self._site = site
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        # In a thread: to say it in somebody's language takes a third of a second at first.
        _ = asyncio.get_running_loop().run_in_executor(None, self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, store all, and end."""
        self._site.stopping = True
        await self._site.quiet(PATIENCE)
        await self._hall.stop()
        # One turn for the news to be written before the sockets are closed.
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def _compresses(settings: Settings, bound: Bound) -> bool:
    """Return whether messages are compressed: on the way within one machine that is no gain."""
    if settings.deflate is not None:
        return settings.deflate
    return bound.is_open or bool(settings.public_url)


async def run(
    library: Library,
    bound: Bound,
    settings: Settings,
    database: str | None,
    ready: Callable[[str], None],
) -> None:
    """Serve until a signal ends it.

    Args:
        library: the cards that are played with.
        bound: the port.
        settings: what the host chose.
        database: where tables are kept; None for a file in the user's data folder.
        ready: called with the place of the tables once requests are answered.

    Raises:
        InUse: another server uses the database, which is a file.
        BadInput: the database cannot be opened.
    """
    if not settings.public_url and bound.others:
        settings = replace(settings, public_url=bound.others)
    asyncio.get_running_loop().set_exception_handler(Scarcity(raise_limit()))
    secret = settings.secret or kept_secret(home())
    store = await asyncio.to_thread(Store.open, database, server=bound.local)
    # Every table needs the cards: the first one shall not wait for them.
    for box in boxes():
        if box.cards is not None:
            _ = await asyncio.to_thread(box.cards.entered, library)
    hall = Hall(
        store, library=library, patience=settings.patience, thinkers=settings.where_to_think
    )
    sockets = [bound.socket]
    if store.is_shared:
        sockets.append(bind(settings.house, 0).socket)
    await hall.start(_place(sockets[1]) if store.is_shared else "")
    app = make_app(hall, store, settings, secret=secret)
    believed = proxies(os.environ)
    config = uvicorn.Config(
        app,
        http=patient(Crowd(settings.address_connections, believed)),
        ws=SocketProtocol,
        ws_max_size=READ * settings.most_message,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=_compresses(settings, bound),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        forwarded_allow_ips=believed,
        backlog=BACKLOG,
    )
    site: Site = app.state.site
    if not store.is_shared:
        # Else others may let people go meanwhile, who would still be known here.
        await site.people.recall()
    sys.setswitchinterval(TURN)
    # What is here by now stays for good: nobody waits while it is looked through for garbage.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server = TableServer(config, hall, site, lambda: ready(store.address))
    await server.serve(sockets=sockets)
