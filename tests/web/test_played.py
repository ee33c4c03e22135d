"""What was played: tables of all games and of one's own, and lists without strangers' tables."""

from __future__ import annotations

from pathlib import Path

from tests.web.serving import Served
from tests.web.test_people import play
from tests.web.test_playback import bots_play
from tests.web.test_tables import TWO, opened

from gorin.hall.store.rows import Finished, FinishedRow, ResultSeat
from gorin.hall.table.commands import Act
from gorin.hall.table.updates import News
from gorin.web.played import played


def test_nothing_played_yet_is_told_as_nothing(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        found = (await (await served.guest()).get("/api/played")).json()
        assert (found["all"]["games"], found["yours"]["games"]) == (0, 0)
        assert (found["last"], found["your_last"]) == ([], [])
        assert (await served.visitor().get("/api/played")).json()["yours"] is None

    play(tmp_path, do)


def test_games_of_bots_count_for_all_and_not_for_whoever_watched(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        _ = await bots_play(served, guest, TWO)
        found = (await guest.get("/api/played")).json()
        assert (found["all"]["games"], found["yours"]["games"]) == (1, 0)
        (line,) = found["all"]["bots"]
        assert (line["key"], line["games"]) == ("easy", 2)
        (level,) = found["all"]["boards"]
        assert level["label"]["id"] == "level-introductory"

    play(tmp_path, do)


def test_only_listed_tables_are_listed(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        _ = await bots_play(served, guest, TWO)
        shown = await bots_play(served, guest, {"seats": 2, "listed": True})
        found = (await guest.get("/api/played")).json()
        assert [match["table"] for match in found["last"]] == [shown]
        (match,) = found["last"]
        assert match["seat"] is None
        assert [seat["bot"] for seat in match["seats"]] == ["easy", "easy"]

    play(tmp_path, do)


def test_a_match_with_dice_drawn_again_is_listed_but_not_counted() -> None:
    def row(table: str, taken_back: int, drawn_again: int) -> FinishedRow:
        seats = (ResultSeat("", "", "easy", won=True), ResultSeat("", "", "hard"))
        finished = Finished(seats, taken_back=taken_back, drawn_again=drawn_again)
        return FinishedRow(table, "tomb-raider", "standard", 1, finished)

    rows = (row("fair", 0, 0), row("slip", 2, 0), row("again", 2, 1))
    found = played(rows, rows, (), "")
    assert found.all.games == 2
    listed = [(match.table, match.taken_back, match.drawn_again) for match in found.last]
    assert listed == [("fair", 0, 0), ("slip", 2, 0), ("again", 2, 1)]


async def give_up(served: Served, id: str) -> None:
    """Let the host of a table give up."""
    live = await served.hall.table(id)
    news: list[News] = []
    client = await live.connect(live.room.host, news.append)
    await client.do(Act(1, "concede"))
    client.close()
    assert live.room.stage == "over"
    _ = await live.journal()  # it is durable then


def test_no_id_of_a_person_is_told(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True)
        await give_up(served, id)
        answer = await guest.get("/api/played")
        host = (await served.hall.table(id)).room.host
        assert host not in answer.text
        found = answer.json()
        assert found["all"]["people"] == []
        assert found["yours"]["games"] == 1
        (match,) = found["your_last"]
        assert (match["table"], match["seat"]) == (id, 0)
        assert match["won"] == [1]
        assert [line["wins"]["count"] for line in found["yours"]["bots"]] == [0]

    play(tmp_path, do)
