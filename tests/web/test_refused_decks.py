"""A table whose deck the rules do not allow any more: that is said, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import faults, serving
from tests.web.test_tables import seen

from gorin.games.tomb_raider import setup
from gorin.hall.table import play as matches

BEASTS = """\
name = "Nothing but beasts"
raider = "lara-croft-spelunker"

[cards]
bats = 15
bear = 15
"""
ALONE: dict[str, Any] = {"terms": {"seats": 1}, "deck_texts": [BEASTS], "begin": True}
TOLD = ["journal-refused", "deck-too-small-alone", "deck-too-many-copies", "deck-too-many-copies"]


def allow_any_deck(patch: pytest.MonkeyPatch) -> None:
    """Be a version that did not ask what a solo deck holds."""
    patch.setattr(setup, "deck_faults", lambda *_, **__: ())
    patch.setattr(matches, "_start", matches._start.__wrapped__)


def test_it_is_said_and_whoever_allows_the_deck_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        with monkeypatch.context() as patch:
            allow_any_deck(patch)
            async with serving(tmp_path) as served:
                guest = await served.guest()
                id = (await guest.post("/api/tables", json=ALONE)).json()["id"]
                before = await seen(guest, id)
                assert before["stage"] == "playing"
        cookies = dict(guest.cookies)
        async with serving(tmp_path) as served:
            guest = served.visitor(cookies=cookies)
            for part in ("", "/journal", "/verify"):
                answer = await guest.get(f"/api/tables/{id}{part}")
                assert (answer.status_code, faults(answer)) == (400, TOLD)
            (row,) = (await guest.get("/api/me/tables")).json()["tables"]
            assert (row["id"], row["stage"]) == (id, "playing")
        with monkeypatch.context() as patch:
            allow_any_deck(patch)
            async with serving(tmp_path) as served:
                guest = served.visitor(cookies=cookies)
                assert {**await seen(guest, id), "now": before["now"]} == before

    asyncio.run(run())
