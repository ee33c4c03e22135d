"""Bodies about people: who the reader is, accounts, what is kept of them."""

from __future__ import annotations

from msgspec import Struct

from gorin.web.bodies.common import RequestBody
from gorin.web.bodies.tables import FinishedMatch, LobbyEntry


class Me(Struct, frozen=True):
    """The reader on this server; `settings` are the page's own and mean nothing to the server."""

    name: str
    settings: dict[str, str | int | bool]


class Hello(Struct, frozen=True):
    """The greeting of a server: all that a page must know first.

    Attributes:
        version: the version of the server.
        protocol: a page of another protocol should load itself again.
        languages: the languages of the catalogues.
        language: the one of them that the browser asks for first.
        you: who the reader is.
        account: what the reader logs in with; empty without an account.
        public: others can reach the server: invitations work beyond this machine.
    """

    version: str
    protocol: int
    languages: tuple[str, ...]
    language: str
    you: Me
    account: str
    public: bool


class ChangeMe(RequestBody, frozen=True):
    """Go by another name, or keep other settings in place of those before; null: as it was."""

    name: str | None = None
    settings: dict[str, str | int | bool] | None = None


class ResumeLink(Struct, frozen=True):
    """A link that makes another browser the same person; milliseconds since 1970 end it."""

    link: str
    expires: int


class Resuming(Struct, frozen=True):
    """The person that a link is for, and whether the reader is that person already."""

    name: str
    is_you: bool


class Resume(RequestBody, frozen=True):
    """Become the person of a link; `leaving` is the name of who the browser is until then."""

    leaving: str = ""


class Login(RequestBody, frozen=True):
    """A name and a password."""

    name: str
    password: str


class ChangePassword(RequestBody, frozen=True):
    """The password, and the new one."""

    password: str
    wanted: str


class Account(Struct, frozen=True):
    """The name that the reader logs in with; empty without an account."""

    name: str


class OwnFile(Struct, frozen=True):
    """A deck or a level that the reader keeps, as the text of a file in any form.

    `updated` is when it was kept, in milliseconds since 1970.
    """

    id: str
    game: str
    name: str
    text: str
    updated: int


class KeepFile(RequestBody, frozen=True):
    """Keep a deck or a level; with the id of one that is kept already, in its place."""

    name: str
    text: str
    game: str = "tomb-raider"
    id: str = ""


class OwnFiles(Struct, frozen=True):
    """The decks or the levels that the reader keeps, by name."""

    files: tuple[OwnFile, ...]


class Export(Struct, frozen=True):
    """All that the server keeps of the reader, but for what happened at tables of several.

    `created` is when they came first, in milliseconds since 1970.
    """

    name: str
    account: str
    created: int
    settings: dict[str, str | int | bool]
    decks: tuple[OwnFile, ...]
    levels: tuple[OwnFile, ...]
    tables: tuple[LobbyEntry, ...]
    matches: tuple[FinishedMatch, ...]
