"""Over the web: what other rules played is told apart, never judged, and given as it is stored."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.before import before, mended
from tests.web.serving import Served, faults
from tests.web.test_people import play
from tests.web.test_tables import finished, opened

from gorin.hall.store.rows import NewTable, Summary
from gorin.hall.table.commands import Close
from gorin.hall.table.records import Opened
from gorin.kernel.journal import read
from gorin.kernel.words import say

ID = "abcdefghijklmnop"
TOLD = "other-rules-version"
HOST = "a" * 32


async def kept(served: Served, name: str) -> None:
    """Put a running table of then into the store; anybody may look at it."""
    then = before()[name]
    first = then.running[0]
    assert isinstance(first.record, Opened)
    terms = replace(first.record.terms, watching="open")
    first = replace(first, record=replace(first.record, terms=terms))
    game, format = name.split(" ")
    summary = Summary(game, format, say(f"game-{game}"), HOST, stage="playing")
    records = (first, *then.running[1:])
    await served.store.create(NewTable(ID, then.seed, summary, records))


@pytest.mark.parametrize("name", ["tomb-raider standard", "l5r-lcg skirmish", "magic commander"])
def test_a_running_table_of_other_rules_is_shown_ended_and_handed_out(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        await kept(served, name)
        guest = await served.guest()
        view = (await guest.get(f"/api/tables/{ID}")).json()
        assert view["other_rules"]["id"] == TOLD
        assert view["stage"] == "paused"
        await _says_why(guest, f"/api/replays/{ID}/head")
        live = await served.hall.table(ID)
        async with live.turn():
            await live.change(lambda: live.room.obey(HOST, Close(1), served.clock()))
        view = (await guest.get(f"/api/tables/{ID}")).json()
        assert view["stage"] == "closed"
        assert view["seed"] == before()[name].seed
        await _says_why(guest, f"/api/tables/{ID}/verify")
        await _says_why(guest, f"/api/replays/{ID}/verify")
        journal = read((await guest.get(f"/api/tables/{ID}/journal")).text)
        assert journal.header.game == name.split(" ")[0]
        assert journal.entries

    with mended(monkeypatch):
        play(tmp_path, do)


async def _says_why(guest: httpx.AsyncClient, path: str) -> None:
    answer = await guest.get(path)
    assert answer.status_code == 400, answer.text
    assert faults(answer) == [TOLD]


def test_a_journal_of_other_rules_that_is_handed_in_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = before()["l5r-lcg skirmish"].journal
        with mended(monkeypatch):
            answer = await guest.post("/api/replays", json={"text": text})
            assert answer.status_code == 400, answer.text
            assert faults(answer) == [TOLD]

    play(tmp_path, do)


def test_a_table_that_is_over_when_the_rules_change_is_not_called_false(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        assert (await guest.get(f"/api/tables/{id}/verify")).json()["state_matches"]
        with mended(monkeypatch):
            await _says_why(guest, f"/api/tables/{id}/verify")

    play(tmp_path, do)


def test_a_table_of_these_rules_says_nothing_of_others(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest)
        assert (await guest.get(f"/api/tables/{id}")).json()["other_rules"] is None

    play(tmp_path, do)
