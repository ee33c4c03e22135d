"""A table whose deck the rules do not allow any more: all is said, shown and kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import faults, serving
from tests.web.test_tables import seen
from tests.web.test_told import plain

from gorin.games.tomb_raider import setup
from gorin.hall.table import play as matches
from gorin.kernel.decision import Seat
from gorin.kernel.journal import read

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
                lines = plain((await served.hall.table(id)).room.lines(Seat(0), 0))
        cookies = dict(guest.cookies)
        async with serving(tmp_path) as served:
            guest = served.visitor(cookies=cookies)
            table = await seen(guest, id)
            assert table["stage"] == "paused"
            said = [table["other_rules"], *(one["message"] for one in table["other_faults"])]
            assert [message["id"] for message in said] == TOLD
            told = (await guest.get(f"/api/tables/{id}/told")).json()
            assert (told["seat"], told["lines"], told["is_whole"]) == (0, lines, True)
            answer = await guest.get(f"/api/replays/{id}/head")
            assert (answer.status_code, faults(answer)) == (400, TOLD)
            journal = read((await guest.get(f"/api/tables/{id}/journal")).text)
            assert journal.header.game == "tomb-raider"
            (row,) = (await guest.get("/api/me/tables")).json()["tables"]
            assert (row["id"], row["stage"]) == (id, "playing")
        with monkeypatch.context() as patch:
            allow_any_deck(patch)
            async with serving(tmp_path) as served:
                guest = served.visitor(cookies=cookies)
                assert {**await seen(guest, id), "now": before["now"]} == before

    asyncio.run(run())
