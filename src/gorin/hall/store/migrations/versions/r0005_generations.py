"""Generations of people: how often all their other browsers were logged out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the column; links that were made before go on until the first change."""
    op.add_column(
        "people", sa.Column("generation", sa.Integer(), nullable=False, server_default="0")
    )
