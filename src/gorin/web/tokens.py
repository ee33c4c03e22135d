"""Tokens: what proves who somebody is, and signed links that end."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import TypeVar

import msgspec
from filelock import FileLock
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

from gorin.content.reading.folders import OWN, PRIVATE, unwritable, write_whole
from gorin.hall.table.terms import Role
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

T = TypeVar("T", bound="Link")

TOKEN_BYTES = 24
"""192 bits of chance: nobody guesses a token."""
LONGEST_TOKEN = 2000
SECRET_FILE = "web-secret"
SHORTEST_SECRET = 32
"""The fewest characters of a secret; with less, anybody could make links that log in as others."""


def new_token() -> str:
    """Return a new secret for a cookie."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """Return what is stored of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def kept_secret(folder: Path) -> str:
    """Return the secret that links are signed with; it is made and kept the first time.

    Raises:
        BadInput: the folder cannot be written to, or the file is there and cannot be read, or holds
            no secret: a copy that was broken off, perhaps.
    """
    file = folder / SECRET_FILE
    if not file.exists():
        _make_secret(file)
    try:
        secret = file.read_text(encoding="ascii")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        message = say("file-unreadable", file=str(file), reason=reason)
        raise BadInput(message, place=str(file)) from None
    except UnicodeDecodeError:
        secret = ""
    if len(secret.strip()) < SHORTEST_SECRET:
        raise BadInput(say("web-kept-secret", least=SHORTEST_SECRET), place=str(file))
    return secret


def _make_secret(file: Path) -> None:
    """Make a secret and keep it; of processes that begin together one does.

    With secrets of their own none would know the links of the others.

    Raises:
        BadInput: the folder cannot be written to.
    """
    try:
        file.parent.mkdir(OWN, parents=True, exist_ok=True)
        with FileLock(file.with_name(f"{file.name}.lock"), mode=PRIVATE):
            if not file.exists():
                write_whole(file, secrets.token_hex(32).encode("ascii"))
    except OSError as error:
        raise unwritable(file, error) from None


class Link(Struct, frozen=True, array_like=True):
    """The content of a signed link, and until when it counts: milliseconds since 1970."""

    expires: int


class InvitationLink(Link, frozen=True, array_like=True):
    """A link that lets its holder come to a table in a role.

    `bans` is how many people were banned from the table when the link was made: another ban makes
    it void, since whoever was banned may have it and come as somebody else.
    """

    table: str
    role: Role
    bans: int = 0


class ResumeLink(Link, frozen=True, array_like=True):
    """A link that makes its holder the same person, until their other browsers are logged out."""

    person: str
    generation: int = 0


class DeviceLink(Link, frozen=True, array_like=True):
    """A browser that has logged in before, with a name of this hash; it proves nothing else."""

    name: str


class Signer:
    """Signs links and reads them again. Each kind of link has a signature of its own."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def sign(self, link: Link) -> str:
        """Return a link's token."""
        return str(self._of(type(link)).dumps(msgspec.to_builtins(link)))

    def read(self, token: str, kind: type[T], now: int) -> T:
        """Return what a token says.

        Args:
            token: what somebody has shown.
            kind: the kind of link it must be.
            now: the time, in milliseconds since 1970.

        Raises:
            BadInput: nobody here has signed it, or it has ended.
        """
        try:
            # The serializer knows the kind by the salt; what it holds was checked when signed.
            data = self._of(kind).loads(token[:LONGEST_TOKEN])
            link = msgspec.convert(data, kind)
        except (BadSignature, msgspec.ValidationError):
            raise BadInput(say("web-link-forged")) from None
        if link.expires <= now:
            raise BadInput(say("web-link-ended"))
        return link

    def _of(self, kind: type[Link]) -> URLSafeSerializer:
        return URLSafeSerializer(self._secret, salt=f"gorin.{kind.__name__}")
