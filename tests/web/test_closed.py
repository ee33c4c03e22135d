"""What was played at a table that was closed before the end, and at one that nobody may watch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.serving import Served, faults
from tests.web.test_people import play
from tests.web.test_playback import bots_play, steps
from tests.web.test_tables import opened

from gorin.hall.process.live import Live
from gorin.hall.table.commands import Act, Answer, Close, Wish
from gorin.hall.table.updates import News
from gorin.kernel.journal import read

PARTS = ("head", "steps", "steps?view=all", "figures", "chances", "verify")


async def do_as_host(live: Live, *wishes: Wish) -> None:
    """Let the host do something."""
    news: list[News] = []
    client = await live.connect(live.room.host, news.append)
    for wish in wishes:
        await client.do(wish)
    client.close()


async def closed(served: Served, guest: httpx.AsyncClient, **terms: Any) -> str:
    """Return the id of a table that was closed after its match had begun."""
    terms = {"seats": 2, **terms}
    id = await opened(guest, terms=terms, bots=["", "easy"], begin=True)
    live = await served.hall.table(id)
    assert live.room.match is not None
    question = live.room.match.pending[0]
    sight = live.room.sight(question.decision.seat, None)
    assert sight is not None
    serial = sight.questions[0].serial
    if question.decision.options and question.decision.seat == 0:
        await do_as_host(live, Answer(1, serial, question.decision.options[0].key))
    assert (await guest.get(f"/api/tables/{id}/journal")).status_code == 409
    await do_as_host(live, Close(1))
    assert live.room.stage == "closed"
    return id


async def refused(reader: httpx.AsyncClient, id: str) -> set[str]:
    """Return why nothing of what was played is given to somebody."""
    answers = [await reader.get(f"/api/replays/{id}/{part}") for part in PARTS]
    answers += [await reader.get(f"/api/tables/{id}/{part}") for part in ("journal", "verify")]
    assert {answer.status_code for answer in answers} == {403}
    return {fault for answer in answers for fault in faults(answer)}


def test_a_match_that_was_closed_is_looked_at_like_one_that_is_over(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest, stranger = await served.guest(), served.visitor()
        id = await closed(served, guest)
        head = (await stranger.get(f"/api/replays/{id}/head")).json()
        assert (head["over"], head["closed"], head["outline"]["outcome"]) == (True, True, None)
        found = await steps(stranger, id, "all")
        assert len(found) == head["outline"]["steps"]
        assert found[-1]["view"] or len(found) > 1
        for part in PARTS:
            assert (await stranger.get(f"/api/replays/{id}/{part}")).status_code == 200, part
        for place in ("tables", "replays"):
            verified = (await stranger.get(f"/api/{place}/{id}/verify")).json()
            assert (verified["chance"], verified["state_matches"]) == ("verified", True)
        table = (await stranger.get(f"/api/tables/{id}")).json()
        assert table["seed"] == head["seed"] != ""

    play(tmp_path, do)


def test_the_journal_of_a_match_that_was_closed_opens_on_the_page(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest, stranger = await served.guest(), await served.guest()
        id = await closed(served, guest)
        text = (await stranger.get(f"/api/tables/{id}/journal")).text
        result = read(text).result
        assert result is not None
        assert (result.outcome, bool(result.seed)) == (None, True)
        answer = await stranger.post("/api/replays", json={"text": text})
        assert answer.status_code == 201, answer.text
        head = answer.json()
        assert (head["over"], head["closed"], head["file"]) == (True, True, True)
        assert await steps(stranger, head["id"], "all") == await steps(stranger, id, "all")

    play(tmp_path, do)


def test_a_match_that_is_over_was_not_closed(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await bots_play(served, guest, {"seats": 2})
        head = (await guest.get(f"/api/replays/{id}/head")).json()
        assert (head["over"], head["closed"]) == (True, False)

    play(tmp_path, do)


def test_a_table_that_was_closed_before_its_match_has_nothing_to_see(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest)
        await do_as_host(await served.hall.table(id), Close(1))
        assert (await guest.get(f"/api/tables/{id}/journal")).status_code == 409
        assert (await guest.get(f"/api/replays/{id}/head")).status_code == 403

    play(tmp_path, do)


@pytest.mark.parametrize("listed", [True, False])
@pytest.mark.parametrize("over", [True, False])
def test_where_nobody_may_watch_only_those_who_were_there_look_back(
    tmp_path: Path, *, listed: bool, over: bool
) -> None:
    async def do(served: Served) -> None:
        guest, stranger = await served.guest(), await served.guest()
        terms = {"seats": 2, "watching": "none", "listed": listed}
        if over:
            id = await opened(guest, terms=terms, bots=["", "easy"], begin=True)
            live = await served.hall.table(id)
            await do_as_host(live, Act(1, "concede"))
            while live.room.stage != "over":
                _ = live.room.bot_turn(served.clock(), 1)
        else:
            id = await closed(served, guest, watching="none", listed=listed)
        for reader in (stranger, served.visitor()):
            told = "web-only-those-there" if listed else "web-not-invited"
            assert await refused(reader, id) == {told}
            played = (await reader.get("/api/played")).json()
            assert id not in [match["table"] for match in played["last"]]
            table = await reader.get(f"/api/tables/{id}")
            assert (table.status_code, table.json().get("seed")) == (
                (200, "") if listed else (403, None)
            )
        assert (await guest.get(f"/api/tables/{id}")).json()["seed"]
        assert (await guest.post(f"/api/tables/{id}/leave")).status_code == 204
        for part in (*(f"replays/{id}/{part}" for part in PARTS), f"tables/{id}/journal"):
            assert (await guest.get(f"/api/{part}")).status_code == 200, part

    play(tmp_path, do)
