"""Runs the migrations for alembic, on the connection of whoever opens the database."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from gorin.hall.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
