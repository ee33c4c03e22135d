"""Settings of the server: what a host may change, from the command line or the environment."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from gorin.hall.archiving import Patience
from gorin.hall.thinking import Processes, Thinkers, Threads
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

VARIABLE = "GORIN_WEB_"
"""How the environment variables begin that settings are read from: GORIN_WEB_PUBLIC_URL."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host may change.

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
        open_tables: tables of one host that are not over.
        guests: new guests from one address in a minute.
        invitations: links that one person may make in a minute.
        checks: what takes long, for one address in a minute: decks and levels that are judged,
            also those that a table is opened with or a seat chooses as texts, and journals that
            are written, checked, or made replays of.
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
    most_body: int = 256 * 1024
    most_message: int = 64 * 1024
    requests: int = 50
    requests_burst: int = 400
    wishes: int = 20
    wishes_burst: int = 60
    connections: int = 10
    queue: int = 256
    open_tables: int = 20
    guests: int = 30
    invitations: int = 20
    checks: int = 60
    logins: int = 10
    invitation_days: int = 7
    resume_days: int = 7
    idle_hours: int = 48
    idle_days: int = 90
    thinkers: int | None = None

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url.startswith("https://")

    @property
    def patience(self) -> Patience:
        """When idle tables are closed."""
        private = max(self.idle_hours, 24 * self.invitation_days)
        return Patience(
            _milliseconds(self.idle_hours),
            _milliseconds(private if self.idle_hours > 0 else 0),
            _milliseconds(24 * self.idle_days),
        )

    @property
    def where_to_think(self) -> Thinkers:
        """Where bots think that take their time."""
        return Threads(1) if self.thinkers == 0 else Processes(self.thinkers)


def _milliseconds(hours: int) -> int | None:
    """Return some hours in milliseconds; None if they never end."""
    return 3600 * 1000 * hours if hours > 0 else None


def settings_from(environment: Mapping[str, str], **chosen: object) -> Settings:
    """Return the settings; what is `chosen` overrules the environment, None chooses nothing.

    Raises:
        BadInput: a variable is unknown or holds what its setting cannot be.
    """
    names = {f"{VARIABLE}{name.upper()}": name for name in Settings.__struct_fields__}
    found: dict[str, object] = {}
    for variable, value in environment.items():
        if not variable.startswith(VARIABLE):
            continue
        if variable not in names:
            raise BadInput(say("web-no-setting", asked=variable, known=tuple(names)))
        found[names[variable]] = value
    found |= {name: value for name, value in chosen.items() if value is not None}
    try:
        # Not strict: variables of the environment are texts, also where they mean numbers.
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(say("web-bad-setting", reason=str(error))) from None
