"""Tables at which something may happen with nobody there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the column; what runs may act until its summary is written again."""
    op.add_column(
        "tables", sa.Column("acts", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    tables = sa.table("tables", sa.column("stage", sa.Text()), sa.column("acts", sa.Boolean()))
    op.execute(sa.update(tables).where(tables.c.stage == "playing").values(acts=sa.true()))
