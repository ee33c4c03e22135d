"""Files that people keep for themselves: decks, levels, each as its text."""

from __future__ import annotations

from sqlalchemy import Connection, Table, delete, func, insert, select

from gorin.hall.store.accounts import Do
from gorin.hall.store.rows import FileRow


class Files:
    """The files of one kind in the store; `table` holds them."""

    def __init__(self, read: Do, write: Do, table: Table) -> None:
        self._read = read
        self._write = write
        self._table = table

    async def of(self, person: str) -> tuple[FileRow, ...]:
        """Return what somebody keeps, by name."""
        columns = self._table.c
        wanted = (
            select(columns.id, columns.game, columns.name, columns.text, columns.updated)
            .where(columns.person == person)
            .order_by(columns.name, columns.id)
        )
        return await self._read(
            lambda connection: tuple(
                FileRow(row.id, row.game, row.name, row.text, row.updated)
                for row in connection.execute(wanted)
            )
        )

    async def keep(self, person: str, file: FileRow, most: int) -> bool:
        """Keep something of somebody, in place of what has the same id.

        Returns:
            Whether it is kept: it is not if it is new, and they keep `most` already.
        """
        row: dict[str, str | int] = {
            "person": person,
            "id": file.id,
            "game": file.game,
            "name": file.name,
            "text": file.text,
            "updated": file.updated,
        }

        def replace(connection: Connection) -> bool:
            is_new = not self._drop(connection, person, file.id)
            if is_new and self._count(connection, person) >= most:
                return False
            _ = connection.execute(insert(self._table), row)
            return True

        return await self._write(replace)

    async def drop(self, person: str, id: str) -> bool:
        """Forget something of somebody; return whether it was there."""
        return await self._write(lambda connection: self._drop(connection, person, id))

    def _count(self, connection: Connection, person: str) -> int:
        wanted = select(func.count()).where(self._table.c.person == person)
        return connection.execute(wanted).scalar_one()

    def _drop(self, connection: Connection, person: str, id: str) -> bool:
        columns = self._table.c
        same = (columns.person == person) & (columns.id == id)
        return connection.execute(delete(self._table).where(same)).rowcount > 0
