"""Accounts, and decks that people keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "accounts",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_accounts")),
        sa.UniqueConstraint("person", name=op.f("uq_accounts_person")),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_accounts_person"), ondelete="CASCADE"
        ),
    )
    op.create_table(
        "decks",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_decks_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "id", name=op.f("pk_decks")),
    )
