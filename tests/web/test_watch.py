from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.web.serving import Served
from tests.web.test_people import play
from tests.web.test_tables import opened

from gorin import __version__


def test_health_tells_the_version_and_whether_the_server_stops(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        assert (await visitor.get("/health")).json() == {
            "status": "ok",
            "version": __version__,
            "connections": 0,
        }
        served.app.state.site.stopping = True
        assert (await visitor.get("/health")).json()["status"] == "stopping"

    play(tmp_path, do)


def test_figures_are_in_the_form_that_prometheus_reads(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        _ = await opened(guest)
        _ = await opened(guest, bots=["", "easy"], begin=True)
        _ = await guest.get("/api/resume/secret-token")
        text = (await guest.get("/metrics")).text
        assert 'gorin_tables{stage="playing"} 1.0' in text
        assert 'gorin_tables{stage="gathering"} 1.0' in text
        assert 'gorin_requests_total{route="/api/tables",status="201"} 2.0' in text
        assert "gorin_answer_seconds_bucket" in text
        assert 'gorin_commit_seconds_bucket{le="0.001"}' in text
        writes = re.search(r"^gorin_commit_writes_sum (\d+)\.0$", text, re.MULTILINE)
        assert writes is not None
        assert int(writes[1]) >= 2
        assert "secret-token" not in text

    play(tmp_path, do)


def test_a_database_that_fails_is_counted(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        assert "gorin_store_failures_total 0.0" in (await guest.get("/metrics")).text
        with closing(sqlite3.connect(tmp_path / "gorin.sqlite3")) as by_hand:
            _ = by_hand.execute("ALTER TABLE decks RENAME TO others")
            by_hand.commit()
        assert (await guest.get("/api/me/decks")).status_code == 503
        assert "gorin_store_failures_total 1.0" in (await guest.get("/metrics")).text

    play(tmp_path, do)
