"""Series of levels over HTTP: the catalogue lists them, tables take them, replays show them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from tests.web.serving import Served, faults
from tests.web.test_people import play
from tests.web.test_playback import plain, steps
from tests.web.test_tables import opened, seen

from gorin.content.tomb_raider.series import KINDS
from gorin.content.tomb_raider.setup import deck_names, level_names
from gorin.kernel.decision import Seat
from gorin.kernel.observe import observe

LINKED: dict[str, Any] = {
    "options": {"series": "linked", "levels": ["into-the-caves", "atlantis"], "turn_limit": 2}
}


async def finished(served: Served, guest: httpx.AsyncClient, chosen: dict[str, Any]) -> str:
    """Let two bots play a series to its end; return the table's id."""
    terms = {"seats": 2, "listed": True, "chosen": chosen}
    id = await opened(guest, terms=terms, bots=["easy", "easy"], begin=True)
    live = await served.hall.table(id)
    while live.room.stage != "over":
        live.drive()
        await asyncio.sleep(0.001)  # lets the bots answer
    _ = await live.journal()  # what was done last is durable then
    return id


def test_the_catalogue_lists_the_series_and_what_may_be_agreed_on(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        found = (await served.visitor().get("/api/catalogue")).json()
        games = {game["id"]: game for game in found["games"]}
        assert games["magic"]["own"] is None
        series = {one["id"]: one for one in games["tomb-raider"]["own"]["series"]}
        assert tuple(series) == tuple(KINDS)
        for one in series.values():
            assert one["title"]["id"] == f"series-{one['id']}"
            assert set(one["levels"]) <= set(one["allowed"]) <= set(level_names())
            assert len(one["decks"]) == one["most_seats"]
            assert set(one["decks"]) <= set(deck_names())
            assert one["order"] in one["orders"]
        assert series["timed"]["same_power"]
        assert series["linked"]["carry"] == ["upgrade", "secret-move", "item"]
        assert series["pick-up"]["carry"] == []
        assert "learn-to-play" not in series["linked"]["allowed"]
        assert all(id.startswith("pick-up-") for id in series["pick-up"]["allowed"])

    play(tmp_path, do)


def test_every_level_that_is_allowed_in_a_series_can_be_played_in_it(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        found = (await served.visitor().get("/api/catalogue")).json()["games"][0]
        for series in found["own"]["series"]:
            guest = await served.guest()  # nobody may open so many tables
            for id in series["allowed"]:
                chosen = {"options": {"series": series["id"], "levels": [id, id]}}
                _ = await opened(guest, terms={"seats": 2, "chosen": chosen})

    play(tmp_path, do)


def test_a_table_plays_a_series_and_says_which(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest, LINKED)
        table = await seen(guest, id)
        assert (table["stage"], table["format"]) == ("over", "linked-series")
        assert table["title"]["id"] == "hall-series-title"
        assert table["title"]["args"]["series"]["id"] == "series-linked"
        played = (await guest.get("/api/played")).json()
        (match,) = played["last"]
        assert (match["table"], match["title"]["id"]) == (id, "series-linked")
        verified = (await guest.get(f"/api/tables/{id}/verify")).json()
        assert (verified["replayed"], verified["chance"]) == (True, "verified")
        assert verified["state_matches"]

    play(tmp_path, do)


def test_the_list_of_tables_says_which_series_is_played(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        terms = {"seats": 2, "listed": True, "chosen": LINKED}
        id = await opened(guest, terms=terms)
        (row,) = (await served.visitor().get("/api/tables")).json()["tables"]
        assert (row["id"], row["format"]) == (id, "linked-series")
        assert row["title"]["args"]["series"]["id"] == "series-linked"

    play(tmp_path, do)


def test_all_that_is_wrong_with_a_series_is_told_at_once(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        levels = ["/etc/passwd", "nowhere"]
        chosen = {"options": {"series": "linked", "levels": levels, "level": "atlantis"}}
        terms = {"seats": 2, "pause": 99, "chosen": chosen}
        answer = await guest.post("/api/tables", json={"terms": terms})
        assert answer.status_code == 400
        assert faults(answer) == [
            "hall-bad-seconds",
            "hall-not-in-series",
            "level-unknown",
            "level-unknown",
        ]

    play(tmp_path, do)


def test_a_replay_of_a_series_shows_its_levels_and_its_score_sheet(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest, LINKED)
        match = (await served.hall.table(id)).room.match
        assert match is not None
        head = (await guest.get(f"/api/replays/{id}/head")).json()
        marks = [mark["message"]["id"] for mark in head["outline"]["marks"]]
        assert sum(mark.startswith("series-log-level-began") for mark in marks) == 2
        at_end: dict[str, Any] = {}
        for view, seat in (("public", None), ("seat2", Seat(1))):
            at_end = {}
            for step in await steps(guest, id, view):
                at_end = step["view"] if step["whole"] else at_end | step["view"]
            assert at_end == plain(observe(match, seat).view)
            assert [one["number"] for one in at_end["series"]["played"]] == [1, 2]
        figures = (await guest.get(f"/api/replays/{id}/figures")).json()
        assert figures["turns"] == sum(one["turns"] for one in at_end["series"]["played"])

    play(tmp_path, do)
