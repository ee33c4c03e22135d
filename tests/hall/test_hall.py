from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from tests.hall.halls import Client, House, breathe, is_done, open_store, play_on, run, until
from tests.hall.tables import ANA, BEN

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.process import hall as halls
from gorin.hall.process.hall import Hall, NoSuchTable, Stopping
from gorin.hall.process.live import Live
from gorin.hall.table.commands import Again, Begin, ChooseDeck, SeatBot, Speak, Stand
from gorin.hall.table.terms import Clock, Terms
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat


def shown(live: Live) -> Any:
    """Return what can be seen of a table, but what depends on the time."""
    match = live.room.match
    return (
        live.room.stage,
        dict(live.room.people),
        None if match is None else match.state_digest(),
        [live.room.sight(seat, None) for seat in (None, Seat(0), Seat(1))],
        live.room.chat("spectator", 0),
    )


async def reopened(house: House) -> Hall:
    """Return another hall on the same store, as if the first process had been killed."""
    store = open_store(Path(house.store._engines.url.database or "").parent)
    hall = Hall(store, clock=house.time, library=SHIPPED)
    await hall.start()
    return hall


def test_there_is_no_table_that_nobody_opened(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for id in ("nothing", "", "a" * 16):
            with pytest.raises(NoSuchTable):
                await house.hall.table(id)
        assert house.hall.tables == ()

    run(tmp_path, test)


def test_a_table_is_opened_only_with_terms_that_make_sense(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        with pytest.raises(BadInput):
            await house.hall.open(ANA, "", Terms(seats=99))
        assert await house.hall.tables_of(ANA) == ()
        id = await house.hall.open(ANA, "Ana", Terms(seats=2, listed=True))
        assert [row.id for row in await house.hall.tables_of(ANA)] == [id]
        assert [row.id for row in await house.hall.lobby()] == [id]

    run(tmp_path, test)


def test_who_comes_at_once_finds_one_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        house.time.leap(1000)
        await house.hall.let_go()
        assert house.hall.tables == ()
        loads = house.store.loads
        found = await asyncio.gather(*(house.hall.table(live.id) for _ in range(20)))
        assert len(set(map(id, found))) == 1
        assert house.store.loads == loads + 1
        assert await house.hall.table(live.id) is found[0]

    run(tmp_path, test)


def test_who_goes_while_a_table_is_loaded_takes_it_from_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        house.time.leap(1000)
        await house.hall.let_go()
        impatient = asyncio.create_task(house.hall.table(live.id))
        patient = asyncio.create_task(house.hall.table(live.id))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await patient).id == live.id

    run(tmp_path, test)


def test_what_cannot_be_read_now_can_be_read_later(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        house.time.leap(1000)
        await house.hall.let_go()
        house.store.broken = ("load",)
        for _ in range(2):
            with pytest.raises(Exception, match="store-failed"):
                await house.hall.table(live.id)
        house.store.broken = ()
        assert (await house.hall.table(live.id)).room.seat_of(BEN) == 1

    run(tmp_path, test)


# -- letting go ----------------------------------------------------------------------------


def test_idle_tables_are_let_go_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN)
        for _ in range(30):
            await (ana if ana.is_asked else ben).answer()
        before = shown(live)
        house.time.leap(1000)
        await house.hall.let_go()
        assert house.hall.tables == (live,), "somebody is there"
        ana.close()
        ben.close()
        await house.hall.let_go()
        assert house.hall.tables == (live,), "somebody was there a moment ago"
        house.time.leap(1000)
        await house.hall.let_go()
        assert not house.hall.tables
        again = await house.hall.table(live.id)
        assert again is not live
        assert shown(again) == before
        await play_on([await Client.of(again, ANA), await Client.of(again, BEN)])

    run(tmp_path, test)


def test_a_table_where_a_clock_runs_is_not_let_go(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, clients = await house.match(ANA, BEN, clock=Clock("day", 3))
        for client in clients:
            client.close()
        house.time.leap(5000)
        await breathe()
        await house.hall.let_go()
        assert house.hall.tables == (live,)

    run(tmp_path, test)


def test_a_table_that_somebody_has_just_asked_for_is_not_let_go(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        house.time.leap(1000)
        assert await house.hall.table(live.id) is live
        await house.hall.let_go()
        _ = await Client.of(live, ANA)
        assert house.hall.tables == (live,)

    run(tmp_path, test)


# -- starting and stopping -----------------------------------------------------------------


def test_a_process_that_is_killed_leaves_all_that_was_done(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN)
        for number in range(70):
            await (ana if ana.is_asked else ben).answer()
            if number in (20, 69):
                other = await reopened(house)
                twin = await other.table(live.id)
                assert shown(twin) == shown(live)
                await other.store.stop()

    run(tmp_path, test)


def test_after_a_start_bots_play_on_without_anybody_coming(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, seats=2)
        ana = await Client.of(live, ANA)
        live._driver.stop()
        for wish in (Stand(1), SeatBot(1, 0, "random"), SeatBot(1, 1, "random"), Begin(1)):
            assert is_done(await ana.do(wish))
        other = await reopened(house)
        await until(lambda: any(one.id == live.id for one in other.tables))
        twin = await other.table(live.id)
        await until(lambda: twin.room.stage == "over")
        assert live.room.stage == "playing"
        await other.stop()

    run(tmp_path, test)


def test_after_a_start_clocks_run_from_there(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, _ = await house.match(ANA, BEN, clock=Clock("move", 60))
        house.time.leap(50)
        live._driver.stop()
        await house.store.append(live.id, ())
        house.time.leap(5000)
        other = await reopened(house)
        await until(lambda: any(one.id == live.id for one in other.tables))
        twin = await other.table(live.id)
        await breathe()
        assert twin.room.stage == "playing"
        house.time.leap(61)
        await until(lambda: twin.room.stage == "over")
        await other.stop()

    run(tmp_path, test)


@pytest.mark.parametrize("by", ["itself", "somebody"])
def test_time_that_a_machine_sleeps_counts_for_nobody(tmp_path: Path, by: str) -> None:
    async def test(house: House) -> None:
        live, (ana, _) = await house.match(ANA, BEN, clock=Clock("move", 60))
        house.time.leap(50)
        house.be_away(5000)
        if by == "somebody":
            await ana.do(Speak(1, "good morning"))
        else:
            live.drive()
            await breathe()
        assert live.room.stage == "playing"
        house.time.leap(50)
        await breathe()
        assert live.room.stage == "playing"
        house.time.leap(11)
        await until(lambda: live.room.stage == "over")

    run(tmp_path, test)


def test_a_hall_that_stops_tells_all_to_come_back_and_keeps_what_was_begun(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN)
        cai = await Client.of(await house.table(BEN), BEN)
        house.store.gate.clear()
        asked = asyncio.create_task(ana.do(Speak(1, "the last word")))
        await until(lambda: house.store.waiting == 1)
        stopping = asyncio.create_task(house.hall.stop())
        await breathe()
        assert not stopping.done()
        house.store.gate.set()
        await stopping
        assert is_done(await asked)
        for client in (ana, ben, cai):
            assert client.bye is not None
            assert (client.bye.reason.id, client.bye.again) == ("hall-stopping", True)
        await house.hall.start()
        ana = await Client.of(await house.hall.table(live.id), ANA)
        assert "the last word" in [line.text for line in ana.chat.values()]
        assert is_done(await ana.do(Speak(2, "here again")))

    run(tmp_path, test)


def test_a_hall_that_stops_opens_and_loads_nothing_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, _ = await house.match(ANA, BEN)
        house.store.held = "new"
        house.store.gate.clear()
        begun = asyncio.create_task(house.hall.open(ANA, "Ana", Terms()))
        await until(lambda: house.store.waiting == 1)
        stopping = asyncio.create_task(house.hall.stop())
        await breathe()
        opening = asyncio.create_task(house.hall.open(ANA, "Ana", Terms()))
        await until(opening.done)
        with pytest.raises(Stopping):
            _ = await opening
        with pytest.raises(Stopping):
            _ = await house.hall.table("a" * 16)
        assert await house.hall.table(live.id) is live
        house.store.gate.set()
        await stopping
        id = await begun
        assert house.hall.tables == ()
        await house.hall.start()
        assert (await house.hall.table(id)).room.stage == "gathering"

    run(tmp_path, test)


# -- what cannot be read -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ('{"type":"levitated","seat":1}', "store-bad-record"),
        ("{", "store-bad-record"),
        ('{"type":"sat","seat":7,"person":"nobody"}', "store-bad-record"),
    ],
)
def test_a_damaged_table_is_refused_and_harms_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: str, told: str
) -> None:
    async def test(house: House) -> None:
        bad, _ = await house.match(ANA, BEN, clock=Clock("day", 3))
        good, _ = await house.match(BEN, ANA, clock=Clock("day", 3))
        engine = create_engine(f"sqlite:///{tmp_path}/gorin.sqlite3")
        with engine.begin() as connection:
            statement = "update records set body = :body where table_id = :id and number = 2"
            connection.execute(text(statement), {"body": body, "id": bad.id})
            connection.execute(text("update tables set updated = 0 where id = :i"), {"i": bad.id})
        engine.dispose()
        other = await reopened(house)
        await until(lambda: any(one.id == good.id for one in other.tables))
        for _ in range(2):
            with pytest.raises(BadInput) as caught:
                await other.table(bad.id)
            assert caught.value.message.id == told
        assert [one.id for one in other.tables] == [good.id]
        assert len(await other.tables_of(ANA)) == 2
        await other.stop()

    with caplog.at_level(logging.CRITICAL):
        run(tmp_path, test)


def test_a_store_that_cannot_be_read_at_the_start_stops_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA)
        store = open_store(tmp_path)
        other = Hall(store, clock=house.time, library=SHIPPED)
        store.broken = ("load",)
        await other.start()
        await breathe()
        store.broken = ()
        assert (await other.table(live.id)).id == live.id
        await other.stop()

    run(tmp_path, test)


# -- playing again -------------------------------------------------------------------------


async def over(house: House) -> tuple[Live, Client, Client]:
    """Return a table whose match is over; Ben played a deck of his choice."""
    live = await house.table(ANA, BEN)
    ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
    assert is_done(await ben.do(ChooseDeck(1, 1, "war-party")))
    assert is_done(await ana.do(Begin(2)))
    await play_on([ana, ben])
    return live, ana, ben


def test_who_wants_to_play_again_finds_the_next_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, ana, ben = await over(house)
        assert is_done(await ana.do(Again(1)))
        await breathe()
        assert ana.table is not None
        assert ana.table.again == ""
        assert is_done(await ben.do(Again(1)))
        await until(lambda: ana.table is not None and ana.table.again != "")
        assert ben.table is not None
        next_table = await house.hall.table(ben.table.again)
        assert (next_table.room.seat_of(ANA), next_table.room.seat_of(BEN)) == (1, 0)
        view = next_table.view()
        assert view.rematch_of == live.id
        assert [bool(seat.deck) for seat in view.seats] == [True, False]
        assert len(await house.hall.tables_of(ANA)) == 2
        dot = await Client.of(next_table, ANA)
        assert is_done(await dot.do(Begin(1)))

    run(tmp_path, test)


def test_the_next_table_is_opened_once_also_if_that_was_not_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        live, ana, ben = await over(house)
        with monkeypatch.context() as patch:
            patch.setattr(Room, "again_opened", lambda *given: 1 / 0)
            assert is_done(await ana.do(Again(1)))
            assert is_done(await ben.do(Again(1)))
            await until(lambda: len(house.hall.tables) == 2 and live._driver.waits)
        other = await reopened(house)
        twin = await other.table(live.id)
        client = await Client.of(twin, ANA)
        await until(lambda: client.table is not None and client.table.again != "")
        assert client.table is not None
        assert len(await other.tables_of(ANA)) == 2
        assert (await other.table(client.table.again)).view().rematch_of == live.id
        await other.stop()

    run(tmp_path, test)


def test_ids_of_tables_cannot_be_guessed(tmp_path: Path) -> None:
    ids = {halls.new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(id) == 16 and id.isalnum() and id == id.lower() for id in ids)
