"""Settings of the server: what a host may change, from the command line or the environment."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import Annotated, Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from gorin.hall.process.archiving import Patience
from gorin.hall.robots.thinking import Processes, Thinkers, Threads
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say
from gorin.web.proxies import proxies
from gorin.web.tokens import SHORTEST_SECRET

VARIABLE = "GORIN_WEB_"
"""The beginning of the environment variables with settings: GORIN_WEB_PUBLIC_URL."""
HOST = re.compile(r"[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?")
PORTS: Mapping[str, int] = {"http": 80, "https": 443}
"""The port of an address that names none; browsers then name none either."""

Some: TypeAlias = Annotated[int, Meta(ge=1)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
"""A number that may be 0; where there are none of `Some`, nothing could be done."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings that a host may change.

    Attributes:
        public_url: the address that people know the server by, such as "https://gorin.example";
            without one, links are made from the address that a browser asked for.
        hosts: further host names that the server answers to, between commas.
        secret: what links are signed with; without one it is made once and kept.
        deflate: messages of sockets are compressed: a sixth of the bytes for some 20 microseconds
            and, for each socket, 40 kB of memory. Not said: if others reach the server.
        house: the address at which other processes of the same database reach this one; it must
            be of this machine, and reachable for nobody else.
        most_body: bytes of a request.
        most_message: bytes of a message of a socket.
        requests: requests of one address in a second, and at most `requests_burst` at once; a
            socket that is opened is one too.
        wishes: commands of one connection in a second, and at most `wishes_burst` at once.
        connections: sockets of one person at the same time.
        queue: news that may wait for one client before it is told to come back.
        queue_bytes: bytes of news that may wait for one client; a single one may be larger.
        welcomes: the times in a second that one person may be told a whole table, and at most
            `welcomes_burst` at once; who asks more often waits.
        open_tables: tables of one host that are not over.
        address_connections: connections of one address at the same time, sockets not counted, nor
            those of a proxy. 0: any number.
        guests: new guests from one address in a minute.
        invitations: links that one person may make in a minute.
        checks: what takes long, for one address in a minute: decks and levels that are judged,
            also those that a table is opened with or a seat chooses as texts, and journals that
            are written, checked, or made replays of.
        chunks: parts of replays, some 100 steps each, that one address may ask for in a minute
            before they are ready; and parts of what was told of matches of other rules.
        logins: tries of one address, and at one account, to log in, in a minute.
        invitation_days: after so many days an invitation ends.
        resume_days: after so many days a resume link ends.
        idle_hours: a table in the lobby at which nobody has been for so many hours is closed
            before its game begins; one that is not in the lobby not before its invitations have
            ended. 0: never.
        idle_days: a table at whose game nobody has been for so many days is closed, unless a
            clock runs there. 0: never.
        thinkers: so many processes in which bots that search think; they are begun when they are
            needed. 0: none, such bots think in a thread of the server, and it is slower then. Not
            said: as many as there are cores.
    """

    public_url: str = ""
    hosts: str = ""
    secret: str = ""
    deflate: bool | None = None
    house: str = "127.0.0.1"
    most_body: Some = 256 * 1024
    most_message: Some = 64 * 1024
    requests: Some = 50
    requests_burst: Some = 400
    wishes: Some = 20
    wishes_burst: Some = 60
    connections: Some = 10
    queue: Some = 256
    queue_bytes: Some = 2_000_000
    welcomes: Some = 2
    welcomes_burst: Some = 20
    open_tables: Some = 20
    address_connections: Count = 200
    guests: Some = 30
    invitations: Some = 20
    checks: Some = 60
    chunks: Some = 240
    logins: Some = 10
    invitation_days: Some = 7
    resume_days: Some = 7
    idle_hours: Count = 48
    idle_days: Count = 90
    thinkers: Count | None = None

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url.startswith("https://")

    @property
    def patience(self) -> Patience:
        """The times after which idle tables are closed."""
        private = max(self.idle_hours, 24 * self.invitation_days)
        return Patience(
            _milliseconds(self.idle_hours),
            _milliseconds(private if self.idle_hours > 0 else 0),
            _milliseconds(24 * self.idle_days),
        )

    @property
    def where_to_think(self) -> Thinkers:
        """Return where bots think that take their time."""
        return Threads(1) if self.thinkers == 0 else Processes(self.thinkers)


def _milliseconds(hours: int) -> int | None:
    """Return some hours in milliseconds; None if they never end."""
    return 3600 * 1000 * hours if hours > 0 else None


def settings_from(environment: Mapping[str, str], **chosen: object) -> Settings:
    """Return the settings; what is `chosen` overrules the environment, None chooses nothing.

    Raises:
        BadInput: variables are unknown or hold what their settings cannot be; all faults.
    """
    names = {f"{VARIABLE}{name.upper()}": name for name in Settings.__struct_fields__}
    texts: dict[str, tuple[str, object]] = {
        names[variable]: (variable, value)
        for variable, value in environment.items()
        if variable in names
    }
    faults = [
        BadInput(say("web-no-setting", asked=variable, known=tuple(names)))
        for variable in environment
        if variable.startswith(VARIABLE) and variable not in names
    ]
    for name, value in chosen.items():
        if value is not None:
            texts[name] = (f"--{name.replace('_', '-')}", value)
    values: dict[str, Any] = {}
    for name, (place, value) in texts.items():
        try:
            values[name] = _read(name, value)
        except _Unfit as unfit:
            faults.append(BadInput(unfit.needed, place=place))
    try:
        _ = proxies(environment)
    except BadInput as error:
        faults += error.all
    if faults:
        raise BadInput.together(faults)
    return Settings(**values)


class _Unfit(Exception):
    """A value that a setting cannot have; `needed` says what it must be."""

    def __init__(self, needed: Message) -> None:
        super().__init__(needed)
        self.needed = needed


def _read(name: str, value: object) -> object:
    """Return the value of a setting.

    Raises:
        _Unfit: it cannot have this value.
    """
    (kind,) = (field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    try:
        # Not strict: variables of the environment are texts, also where they mean numbers.
        read: object = msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        if name == "deflate":
            raise _Unfit(say("web-setting-yes-or-no")) from None
        raise _Unfit(say("web-setting-number", least=0 if _takes(kind, 0) else 1)) from None
    check = CHECKS.get(name)
    return read if check is None or not read else check(str(read).strip())


def _takes(kind: Any, value: int) -> bool:
    try:
        _ = msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _public_url(text: str) -> str:
    """Return an address as browsers write it where they say whose page asks."""
    needed = _Unfit(say("web-setting-public-url"))
    try:
        parts = urlsplit(text.casefold())
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise needed from None
    behind = parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in PORTS or behind or not _is_host(host):
        raise needed
    shown = f"[{host}]" if ":" in host else host
    is_usual = port is None or port == PORTS[parts.scheme]
    return f"{parts.scheme}://{shown}" + ("" if is_usual else f":{port}")


def _hosts(text: str) -> str:
    for part in text.casefold().split(","):
        if (host := part.strip()) and not _is_host(host):
            raise _Unfit(say("web-setting-hosts", asked=host))
    return text


def _secret(text: str) -> str:
    if len(text) < SHORTEST_SECRET:
        raise _Unfit(say("web-setting-secret", least=SHORTEST_SECRET))
    return text


def _is_host(text: str) -> bool:
    """Return whether a text is a bare name or address."""
    try:
        _ = ip_address(text)
    except ValueError:
        return HOST.fullmatch(text) is not None
    return True


CHECKS: Mapping[str, Callable[[str], str]] = {
    "public_url": _public_url,
    "hosts": _hosts,
    "secret": _secret,
}
"""Readers of texts that must be something more: each returns it, or raises `_Unfit`."""
