"""Identity: a guest is the person that holds the token in their browser's cookie.

The token is stored as a hash only, so that whoever reads the database cannot be anybody. A page
says hello first, and then a new guest is made; nothing else makes one.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.rows import PersonRow
from gorin.hall.store.store import Store
from gorin.hall.table.people import read_name
from gorin.kernel.words import say
from gorin.text.language import ENGLISH, known_language
from gorin.text.render import Reader
from gorin.web.limits import Limit
from gorin.web.tokens import hash_of, new_token

COOKIE = "gorin"
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 200
MOST_KEPT = 10_000
"""The most people that are remembered without asking the store."""
RECENT = 3600 * 1000
"""The milliseconds in which it need not be noted again that somebody was here."""

log = logging.getLogger("gorin.web")


class Person(Struct, frozen=True):
    """Somebody: `id` is the server's own name for them and never shown to others."""

    id: str
    name: str
    settings: dict[str, str | int | bool]


class Known(Struct):
    """Somebody who is remembered, and when it was noted last that they were here."""

    person: Person
    seen: int


def language_of(connection: HTTPConnection) -> str:
    """Return the language of the catalogues that a browser asks for first, else English."""
    asked = connection.headers.get("accept-language", "")
    for part in asked.split(","):
        language = known_language(part.partition(";")[0])
        if language is not None:
            return language
    return ENGLISH


def token_in(connection: HTTPConnection) -> str:
    """Return the hash of the token that a browser sends, empty if it sends none."""
    token = connection.cookies.get(COOKIE, "")
    return hash_of(token) if 0 < len(token) <= LONGEST_TOKEN else ""


def _person(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.settings)


class Identity:
    """Knows people by their cookies."""

    def __init__(self, store: Store, guests: Limit, clock: Callable[[], int]) -> None:
        self._store = store
        self._guests = guests
        self._clock = clock
        self._kept: OrderedDict[str, Known] = OrderedDict()
        self._changes = 0
        self._noting: set[asyncio.Task[None]] = set()

    async def known(self, connection: HTTPConnection) -> Person | None:
        """Return who sends a cookie, None if nobody knows."""
        hash = token_in(connection)
        if not hash:
            return None
        known = self._kept.get(hash)
        if known is not None:
            self._kept.move_to_end(hash)
        else:
            known = await self._from_store(hash)
            if known is None:
                return None
        self._note(known)
        return known.person

    async def _from_store(self, hash: str) -> Known | None:
        """Ask the store who somebody is, and remember it if nobody else can change it."""
        while True:
            before = self._changes
            row = await self._store.find_person(hash)
            if before == self._changes:
                break  # else what was read may be older than what was forgotten meanwhile
        if row is None:
            return None
        if self._store.is_shared:
            # Other processes may forget tokens, and what they forget must count here at once.
            return Known(_person(row), row.seen)
        return self._keep(hash, row)

    async def recall(self) -> None:
        """Remember those whose matches run: after a start all of them come at once.

        Raises:
            StoreFailed: the store cannot be read.
        """
        people = await self._store.people_playing(MOST_KEPT)
        for hash, row in reversed(people.items()):
            _ = self._keep(hash, row)

    def _keep(self, hash: str, row: PersonRow) -> Known:
        known = self._kept[hash] = Known(_person(row), row.seen)
        if len(self._kept) > MOST_KEPT:
            _ = self._kept.popitem(last=False)
        return known

    def _note(self, known: Known) -> None:
        """Note that somebody is here, if that was not done lately; they do not wait for it."""
        now = self._clock()
        if now - known.seen >= RECENT:
            known.seen = now
            task = asyncio.create_task(self._noted(known.person.id, now))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _noted(self, person: str, now: int) -> None:
        try:
            await self._store.seen(person, now)
        except StoreFailed as error:
            log.warning("not noted that somebody was here: %s", error)

    async def new_guest(self, connection: HTTPConnection, address: str) -> tuple[Person, str]:
        """Return a new guest and their token.

        Raises:
            TooMany: there were many new guests from this address just now.
        """
        self._guests.take(address)
        number = 100 + secrets.randbelow(900)
        name = Reader(language_of(connection)).read(say("web-guest", number=str(number)))
        token = new_token()
        id = secrets.token_hex(16)
        await self._store.remember(id, hash_of(token), name, self._clock())
        return Person(id, name, {}), token

    async def new_device(self, person: str, generation: int) -> tuple[Person, str] | None:
        """Return somebody and one more token of theirs.

        Args:
            person: their id.
            generation: theirs when what proves who they are was made.

        Returns:
            None if they are not known any more, or all their other browsers were logged out since.
        """
        token = new_token()
        row = await self._store.admit(person, generation, hash_of(token), self._clock())
        return None if row is None else (_person(row), token)

    async def call(self, person: Person, name: str) -> None:
        """Call somebody by another name.

        Raises:
            BadInput: it is no name.
        """
        await self._store.rename(person.id, read_name(name))
        self.forget_tokens(person.id)

    async def set(self, person: Person, settings: dict[str, str | int | bool]) -> None:
        """Keep the settings of somebody's page."""
        await self._store.set_settings(person.id, settings)
        self.forget_tokens(person.id)

    async def leave(self, connection: HTTPConnection) -> None:
        """Forget the token of a browser; it is nobody then."""
        hash = token_in(connection)
        await self._store.revoke(hash)
        self._changes += 1
        _ = self._kept.pop(hash, None)

    async def forget(self, person: Person) -> None:
        """Forget somebody, on all their devices."""
        await self._store.forget(person.id)
        self.forget_tokens(person.id)

    def forget_tokens(self, id: str) -> None:
        """Ask the store again who somebody's browsers are."""
        self._changes += 1
        for hash in [hash for hash, known in self._kept.items() if known.person.id == id]:
            del self._kept[hash]


def give_cookie(response: Response, token: str, *, https: bool) -> None:
    """Let a browser keep a token where no script of a page can read it."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", secure=https, httponly=True, samesite="lax"
    )


def take_cookie(response: Response, *, https: bool) -> None:
    """Let a browser forget its token."""
    response.delete_cookie(COOKIE, path="/", secure=https, httponly=True, samesite="lax")
