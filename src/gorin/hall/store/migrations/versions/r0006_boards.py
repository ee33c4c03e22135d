"""Boards: what a match was played on, such as a level, under a name that fits any game."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None

_AT_ONCE = 200
"""The number of rows that are read and written together."""


def upgrade() -> None:
    """Rename the column, and the name in what is kept as text of a match that has ended."""
    op.alter_column("results", "level", new_column_name="board")
    _rewrite("results", "table_id", "body")
    _rewrite("tables", "id", "summary", within="finished")


def _rewrite(table: str, key: str, column: str, within: str = "") -> None:
    id, text = sa.column(key, sa.Text()), sa.column(column, sa.Text())
    rows = sa.table(table, id, text)
    with_level = sa.select(id, text).select_from(rows).where(text.contains('"level":'))
    update = rows.update().where(id == sa.bindparam("of")).values({column: sa.bindparam("new")})
    connection, last = op.get_bind(), ""
    while True:
        page = with_level.where(id > last).order_by(id).limit(_AT_ONCE)
        batch = connection.execute(page).all()
        if not batch:
            return
        connection.execute(update, [{"of": of, "new": _renamed(old, within)} for of, old in batch])
        last = batch[-1][0]


def _renamed(text: str, within: str) -> str:
    """Return a text with the new name; its order and the rest stay as they are."""
    data = json.loads(text)
    inner = data.get(within) if within else data
    if not isinstance(inner, dict) or "level" not in inner:
        return text
    inner = {"board" if name == "level" else name: value for name, value in inner.items()}
    whole = {**data, within: inner} if within else inner
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
