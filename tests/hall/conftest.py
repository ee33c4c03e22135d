"""What tests of tables share: a PostgreSQL of the test run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.hall.postgres import Postgres, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for this test run; skips where it is not installed."""
    with cluster() as running:
        yield running
