"""Accounts: names that people log in with."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Select, delete, insert, select, update

from gorin.hall.store import schema
from gorin.hall.store.rows import AccountRow

T = TypeVar("T")


class Do(Protocol):
    """Does something with the database, in its own time."""

    def __call__(self, do: Callable[[Connection], T], /) -> Awaitable[T]:
        """Return what `do` returns."""
        ...


def key_of(name: str) -> str:
    """Return a name as far as it tells accounts apart."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """Accounts in the store."""

    def __init__(self, read: Do, write: Do) -> None:
        self._read = read
        self._write = write

    async def open(self, account: AccountRow) -> None:
        """Keep an account.

        Raises:
            Conflict: somebody has this name, or the person has an account.
        """
        row = {"key": key_of(account.name), **_columns(account)}
        await self._write(lambda connection: _insert(connection, row))

    async def named(self, name: str) -> AccountRow | None:
        """Return the account of a name, or None."""
        wanted = _accounts().where(schema.accounts.c.key == key_of(name))
        return await self._read(lambda connection: _account(connection, wanted))

    async def of(self, person: str) -> AccountRow | None:
        """Return the account of somebody, or None."""
        wanted = _accounts().where(schema.accounts.c.person == person)
        return await self._read(lambda connection: _account(connection, wanted))

    async def change(self, person: str, hash: str, token_hash: str) -> None:
        """Change somebody's password; of their tokens only one stays, and no link to be them."""
        await self._write(lambda connection: _change(connection, person, hash, token_hash))

    async def close(self, person: str) -> None:
        """Forget somebody's account; the person stays."""
        await self._write(lambda connection: _close(connection, person))


def _columns(account: AccountRow) -> dict[str, str | int]:
    return {
        "person": account.person,
        "name": account.name,
        "hash": account.hash,
        "created": account.created,
    }


def _close(connection: Connection, person: str) -> None:
    columns = schema.accounts.c
    _ = connection.execute(delete(schema.accounts).where(columns.person == person))


def _insert(connection: Connection, row: dict[str, str | int]) -> None:
    _ = connection.execute(insert(schema.accounts), row)


def _accounts() -> Select[str, str, str, int, int]:
    columns, people = schema.accounts.c, schema.people.c
    wanted = select(columns.person, columns.name, columns.hash, columns.created, people.generation)
    return wanted.join(schema.people, people.id == columns.person)


def _account(connection: Connection, wanted: Select[str, str, str, int, int]) -> AccountRow | None:
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    return AccountRow(row.person, row.name, row.hash, row.created, row.generation)


def _change(connection: Connection, person: str, hash: str, token_hash: str) -> None:
    columns, tokens, people = schema.accounts.c, schema.tokens.c, schema.people.c
    # First of all: whoever is let in by what held until now is let in before this, or not at all.
    grown = update(schema.people).where(people.id == person)
    _ = connection.execute(grown.values(generation=people.generation + 1))
    changed = update(schema.accounts).where(columns.person == person).values(hash=hash)
    _ = connection.execute(changed)
    others = (tokens.person == person) & (tokens.hash != token_hash)
    _ = connection.execute(delete(schema.tokens).where(others))
