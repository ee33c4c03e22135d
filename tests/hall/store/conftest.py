"""Stores on both databases."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/gorin.sqlite3"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.database()
