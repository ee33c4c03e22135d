"""People the server knows: who a token belongs to, names, settings."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, text, update

from gorin.hall.store import schema
from gorin.hall.store.reading import decoded
from gorin.hall.store.rows import PersonRow
from gorin.hall.store.writing import text_of

_SETTINGS = msgspec.json.Decoder(dict[str, str | int | bool])

_PEOPLE = select(
    schema.people.c.id,
    schema.people.c.name,
    schema.people.c.created,
    schema.people.c.seen,
    schema.people.c.settings,
    schema.people.c.generation,
)
# Put together once: that takes longer than to ask it.
_BY_ID = _PEOPLE.where(schema.people.c.id == bindparam("key"))
_BY_TOKEN = _PEOPLE.join(schema.tokens, schema.tokens.c.person == schema.people.c.id).where(
    schema.tokens.c.hash == bindparam("key")
)
_FORGOTTEN = "WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.hash = given.value)"
_GONE = {
    "sqlite": text(f"SELECT given.value FROM json_each(:hashes) AS given {_FORGOTTEN}"),
    "postgresql": text(
        "SELECT given.value FROM json_array_elements_text(CAST(:hashes AS json)) AS given (value)"
        f" {_FORGOTTEN}"
    ),
}
_PLAYING = (
    select(schema.tokens.c.hash, *_PEOPLE.selected_columns)
    .select_from(schema.tables)
    .join(schema.members, schema.members.c.table_id == schema.tables.c.id)
    .join(schema.people, schema.people.c.id == schema.members.c.person)
    .join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
    .where(schema.tables.c.stage == "playing")
    .order_by(schema.tables.c.updated.desc())
)


def remember(connection: Connection, person: str, token_hash: str, name: str, at: int) -> None:
    """Keep somebody and a token; who is known keeps their name."""
    columns = schema.people.c
    if connection.execute(select(columns.id).where(columns.id == person)).first() is None:
        row = {"id": person, "name": name, "created": at, "seen": at, "settings": "{}"}
        connection.execute(insert(schema.people), row)
    _add_token(connection, person, token_hash, at)


def _add_token(connection: Connection, person: str, token_hash: str, at: int) -> None:
    token = {"hash": token_hash, "person": person, "created": at}
    connection.execute(insert(schema.tokens), token)


def admit(
    connection: Connection, person: str, generation: int, token_hash: str, at: int
) -> PersonRow | None:
    """Keep another token of somebody, if they are still of a generation; return them then."""
    # Locked until the token is there: whoever logs them out meanwhile waits, and finds it.
    row = _person(connection, _BY_ID.with_for_update(), person)
    if row is None or row.generation != generation:
        return None
    _add_token(connection, person, token_hash, at)
    return row


def gone(connection: Connection, hashes: Sequence[str]) -> frozenset[str]:
    """Return which of some tokens belong to nobody any more."""
    # Handed over as one text: there may be thousands, and mostly none is gone.
    parameters = {"hashes": msgspec.json.encode(hashes).decode()}
    missing = connection.execute(_GONE[connection.dialect.name], parameters).scalars()
    return frozenset(map(str, missing))


def _person(
    connection: Connection, wanted: Select[str, str, int, int, str, int], key: str
) -> PersonRow | None:
    row = connection.execute(wanted, {"key": key}).one_or_none()
    if row is None:
        return None
    id, name, created, seen, settings, generation = row
    return PersonRow(id, name, created, seen, decoded(_SETTINGS.decode, settings, id), generation)


def find(connection: Connection, token_hash: str) -> PersonRow | None:
    """Return whom a token belongs to."""
    return _person(connection, _BY_TOKEN, token_hash)


def get(connection: Connection, person: str) -> PersonRow | None:
    """Return somebody by id."""
    return _person(connection, _BY_ID, person)


def playing(connection: Connection, most: int) -> dict[str, PersonRow]:
    """Return the people at tables where a match runs, by their tokens."""
    return {
        hash: PersonRow(
            id, name, created, seen, decoded(_SETTINGS.decode, settings, id), generation
        )
        for hash, id, name, created, seen, settings, generation in connection.execute(
            _PLAYING.limit(most)
        ).all()
    }


def _set(connection: Connection, person: str, **values: str | int) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))


def rename(connection: Connection, person: str, name: str) -> None:
    """Change somebody's name."""
    _set(connection, person, name=name)


def set_settings(
    connection: Connection, person: str, settings: dict[str, str | int | bool]
) -> None:
    """Change somebody's settings."""
    _set(connection, person, settings=text_of(settings))


def seen(connection: Connection, person: str, at: int) -> None:
    """Note that somebody was here."""
    _set(connection, person, seen=at)


def revoke(connection: Connection, token_hash: str) -> None:
    """Forget a token."""
    connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == token_hash))


def forget(connection: Connection, person: str) -> None:
    """Forget somebody, with their tokens and memberships."""
    connection.execute(delete(schema.members).where(schema.members.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
