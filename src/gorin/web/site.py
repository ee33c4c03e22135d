"""The site: all that requests share."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from starlette.datastructures import URL
from starlette.requests import HTTPConnection

from gorin.hall.process.hall import Hall
from gorin.hall.store.store import Store
from gorin.kernel.clauses import BadInput
from gorin.web.identity import Identity
from gorin.web.journals import Journals
from gorin.web.limits import Limit, per_minute
from gorin.web.metrics import Metrics
from gorin.web.passwords import Passwords
from gorin.web.sessions import Sessions
from gorin.web.settings import Settings
from gorin.web.shelf import Shelf
from gorin.web.strangers import Strangers
from gorin.web.tokens import InvitationLink, Signer
from gorin.web.workers import Workers

LOOPBACK = frozenset(("localhost", "127.0.0.1", "::1"))
DAY = 24 * 3600 * 1000
"""Milliseconds of a day."""


class Site:
    """One server: its tables, its people, its settings, what it allows and counts.

    Attributes:
        library: the cards that are played with.
        clock: gives the time in milliseconds since 1970.
        shelf: replays that are ready to be looked at.
        judges: judge decks and levels.
        scribes: write journals, and check them.
        strangers: play journals again that were handed in.
        journals: what was written of matches that have ended.
        sockets: how many sockets each person has open.
        sessions: those sockets, to be ended when their tokens are forgotten.
        stopping: the server is about to end.
    """

    def __init__(
        self,
        hall: Hall,
        store: Store,
        settings: Settings,
        secret: str,
        clock: Callable[[], int],
    ) -> None:
        self.hall = hall
        self.library = hall.library
        self.store = store
        self.settings = settings
        self.clock = clock
        self.signer = Signer(settings.secret or secret)
        self.people = Identity(store, per_minute(settings.guests), clock)
        self.requests = Limit(settings.requests, settings.requests_burst)
        self.welcomes = Limit(settings.welcomes, settings.welcomes_burst)
        self.invitations = per_minute(settings.invitations)
        self.checks = per_minute(settings.checks)
        self.chunks = per_minute(settings.chunks)
        self.logins = per_minute(settings.logins)
        self.passwords = Passwords()
        self.metrics = Metrics()
        store.measure(self.metrics.committed, self.metrics.store_failures.inc)
        self.strangers = Strangers()
        self.shelf = Shelf(hall.library, self.strangers)
        self.judges = Workers(2, "judge")
        self.scribes = Workers(2, "scribe")
        self.journals = Journals(self.scribes)
        self.sockets: dict[str, int] = {}
        self.sessions = Sessions(store)
        self.stopping = False
        self._opening = Counter[str]()
        self._calls = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._public = _host_in(settings.public_url.partition("//")[2])
        self._hosts = _hosts_of(settings)

    @contextmanager
    def opening(self, person: str) -> Iterator[int]:
        """Note that somebody opens a table; gives how many they are opening now, this one too.

        What is not stored yet would not be counted there.
        """
        self._opening[person] += 1
        try:
            yield self._opening[person]
        finally:
            self._opening[person] -= 1
            self._opening += Counter()  # nobody is kept who opens none

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Note that a request is being answered."""
        self._calls += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._calls -= 1
            if not self._calls:
                self._quiet.set()

    async def quiet(self, patience: float) -> None:
        """Wait until no request is being answered, for so many seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                _ = await self._quiet.wait()

    def table_in(self, token: str) -> str:
        """Return the id of the table that an invitation is to, empty if it is none or has ended."""
        try:
            return self.signer.read(token, InvitationLink, self.clock()).table
        except BadInput:
            return ""

    def knows_host(self, header: str) -> bool:
        """Return whether the server goes by the host that a request names.

        A page of a stranger's site could have its name lead here and then ask as if it were
        ours; so a name must be known. Bare addresses cannot be had that way.
        """
        host = _host_in(header)
        return "/" not in header and (host in self._hosts or _is_address(host))

    def is_ours(self, connection: HTTPConnection) -> bool:
        """Return whether a request comes from a page of ours, as far as its browser tells."""
        origin = connection.headers.get("origin")
        if origin is None:
            # Programs send none; browsers say at least where they stand.
            stands = connection.headers.get("sec-fetch-site", "none")
            return stands in ("same-origin", "none")
        if self.settings.public_url and origin == self.settings.public_url.rstrip("/"):
            return True
        scheme, _, host = origin.partition("://")
        if scheme == "http" and self.settings.is_https and _host_in(host) == self._public:
            return False  # anybody on the way may have put that page there
        return scheme in ("http", "https") and host == connection.headers.get("host", "")

    def is_https(self, connection: HTTPConnection) -> bool:
        """Return whether a browser reached the server by https."""
        return self.settings.is_https or connection.url.scheme in ("https", "wss")

    def link(self, connection: HTTPConnection, path: str) -> str:
        """Return the address of a page for people to hand on."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/") + path
        url: URL = connection.url
        return str(url.replace(path=path, query="", fragment=""))

    def is_public(self, connection: HTTPConnection) -> bool:
        """Return whether links lead here from other machines too."""
        base = self.settings.public_url or f"//{connection.headers.get('host', '')}"
        return _host_in(base.partition("//")[2]) not in LOOPBACK


def _hosts_of(settings: Settings) -> frozenset[str]:
    own = socket.gethostname().casefold()
    named = (part.strip().casefold() for part in settings.hosts.split(","))
    public = _host_in(settings.public_url.partition("//")[2])
    return LOOPBACK | {own, f"{own}.local", *filter(None, named), *filter(None, (public,))}


def _host_in(header: str) -> str:
    """Return the host of a `Host` header or of what follows "//" in an address."""
    place = header.partition("/")[0].casefold()
    # What stands behind the host is a port or nothing; else the whole names no host. Behind "@" an
    # address has another host, and a link that is made of it leads there.
    if place.startswith("["):
        host, bracket, port = place[1:].partition("]")
        is_port = not port or (port[0] == ":" and port[1:].isdecimal())
        return host if bracket and is_port else place
    host, colon, port = place.rpartition(":")
    return host if colon and (not port or port.isdecimal()) else place


def _is_address(host: str) -> bool:
    try:
        _ = ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
