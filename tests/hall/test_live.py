from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from tests.hall.halls import (
    Client,
    House,
    breathe,
    failed,
    is_done,
    play_on,
    run,
    until,
)
from tests.hall.tables import ANA, BEN, CAI

from gorin.hall.eyes.audience import Audience
from gorin.hall.process.live import Live
from gorin.hall.table import handlers
from gorin.hall.table.commands import (
    Begin,
    Moderate,
    Older,
    Resync,
    Sit,
    Speak,
    Stand,
    WhyNot,
)
from gorin.hall.table.records import Played, Said
from gorin.hall.table.standing import Asking
from gorin.hall.table.updates import Update, Welcome
from gorin.kernel.clauses import GorinError, Refused


def said(client: Client) -> list[str]:
    return [line.text for line in client.chat.values() if line.text]


async def stored(house: House, live: Live) -> list[Any]:
    return [kept.record for kept in await house.store.records(live.id)]


# -- nothing is told before it is stored ---------------------------------------------------


def test_nobody_hears_of_anything_before_it_is_stored(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        view, heard = live.view(), len(ana.news) + len(ben.news)
        house.store.gate.clear()
        asked = asyncio.create_task(ana.do(Stand(1)))
        await until(lambda: house.store.waiting == 1)
        await breathe()
        assert live.room.seat_of(ANA) is None
        assert live.view().seats == view.seats
        assert len(ana.news) + len(ben.news) == heard
        house.store.gate.set()
        assert is_done(await asked)
        assert live.view().seats[0].person is None
        assert ben.table is not None
        assert ben.table.seats[0].person is None

    run(tmp_path, test)


def test_a_table_that_waits_for_the_store_holds_up_no_other(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        one, other = await house.table(ANA), await house.table(BEN)
        ana, ben = await Client.of(one, ANA), await Client.of(other, BEN)
        house.store.held = one.id
        house.store.gate.clear()
        asked = asyncio.create_task(ana.do(Speak(1, "one")))
        await until(lambda: house.store.waiting == 1)
        assert is_done(await ben.do(Speak(1, "other")))
        assert not asked.done()
        house.store.gate.set()
        assert is_done(await asked)

    run(tmp_path, test)


def test_commands_of_a_table_are_carried_out_one_after_another(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA)
        ana = await Client.of(live, ANA)
        house.store.gate.clear()
        asked = [asyncio.create_task(ana.do(Speak(n, str(n)))) for n in range(5)]
        await until(lambda: house.store.waiting == 1)
        await breathe()
        assert house.store.waiting == 1
        house.store.gate.set()
        await asyncio.gather(*asked)
        assert said(ana) == ["0", "1", "2", "3", "4"]

    run(tmp_path, test)


def test_what_was_begun_is_done_and_told_also_if_the_asker_goes(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        house.store.gate.clear()
        asked = asyncio.create_task(ana.do(Speak(1, "gone")))
        await until(lambda: house.store.waiting == 1)
        asked.cancel()
        ana.close()
        await breathe()
        assert said(ben) == []
        house.store.gate.set()
        await until(lambda: said(ben) == ["gone"])
        assert ben.table is not None
        assert not ben.table.seats[0].present
        assert is_done(await ben.do(Speak(1, "on")))

    run(tmp_path, test)


def test_what_the_table_answers_at_once_is_told_with_what_led_to_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA)
        ana = await Client.of(live, ANA)
        assert is_done(await ana.do(Begin(1)))
        await breathe()
        for _ in range(30):
            before = len(ana.updates)
            assert is_done(await ana.answer())
            await breathe()
            assert len(ana.updates) == before + 1
        by = [one.by for one in await stored(house, live) if isinstance(one, Played)]
        assert by.count("table") > 1

    run(tmp_path, test)


def test_who_left_and_came_again_is_told_when_they_are_removed(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA)
        ana = await Client.of(live, ANA)
        reasons: list[str] = []
        for _ in range(2):
            ben = await Client.come(live, BEN)
            if not reasons:
                await live.leave(BEN)
            else:
                assert is_done(await ana.do(Moderate(1, 2, "remove")))
            assert ben.bye is not None
            reasons.append(ben.bye.reason.id)
        assert reasons == ["hall-left", "hall-removed"]

    run(tmp_path, test)


# -- what fails ----------------------------------------------------------------------------


@pytest.mark.parametrize("broken", ["before", "bug"])
def test_what_is_not_stored_has_not_happened(tmp_path: Path, broken: str) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN)
        before, digest = live.room.next, live.room.match and live.room.match.state_digest()
        asked, other = (ana, ben) if ana.is_asked else (ben, ana)
        house.store.broken = (broken,)
        told = "store-failed" if broken == "before" else "hall-broken"
        assert failed(await asked.answer()) == (told,)
        assert (ana.welcomes, ben.welcomes) == (2, 2)
        assert live.room.match is not None
        assert live.room.match.state_digest() == digest
        assert len(await house.store.records(live.id)) == before
        house.store.broken = ()
        assert is_done(await asked.answer())
        assert is_done(await other.do(Speak(1, "on")))
        assert said(asked) == ["on"]
        await play_on([ana, ben])

    run(tmp_path, test)


def test_a_full_disk_refuses_without_loading_anything_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: House) -> None:
        _, (ana, ben) = await house.match(ANA, BEN)
        asked = ana if ana.is_asked else ben
        house.store.broken = ("full",)
        assert failed(await asked.answer()) == ("store-failed",)
        loads, lines = house.store.loads, len(caplog.records)
        for number in range(5):
            assert failed(await ben.do(Speak(number, "is anybody there?"))) == ("store-failed",)
        assert house.store.loads == loads
        assert len(caplog.records) == lines == 1
        assert caplog.records[0].exc_info is None
        house.store.broken = ()
        assert is_done(await asked.answer())
        assert is_done(await ben.do(Speak(9, "on")))
        assert said(ana) == ["on"]
        await play_on([ana, ben])

    run(tmp_path, test)


def test_what_was_stored_after_all_is_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        house.store.broken = ("after",)
        assert failed(await ana.do(Speak(1, "stored"))) == ("store-failed",)
        assert said(ana) == said(ben) == ["stored"]
        assert failed(await ana.do(Moderate(2, 2, "remove"))) == ("store-failed",)
        assert ben.bye is not None
        assert ana.table is not None
        assert [person.name for person in ana.table.people] == ["Ana"]

    run(tmp_path, test)


def test_lists_are_right_also_after_something_was_stored_after_all(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN, listed=True)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        assert is_done(await ana.do(Speak(1, "here")))
        house.store.broken = ("after",)
        assert failed(await ben.do(Stand(2))) == ("store-failed",)
        house.store.broken = ()
        assert [row.summary.free for row in await house.hall.lobby()] == [1]
        assert is_done(await ben.do(Sit(3, 1)))
        assert [row.summary.free for row in await house.hall.lobby()] == [0]

    run(tmp_path, test)


def test_a_table_that_cannot_be_loaded_again_goes_on_once_it_can(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        view = live.view()
        house.store.broken = ("before", "load")
        for _ in range(3):
            assert failed(await ana.do(Stand(1))) == ("store-failed",)
        assert live.view().seats == view.seats
        with pytest.raises(GorinError):
            await Client.of(live, ANA)
        with pytest.raises(GorinError):
            await live.enter(CAI, "Cai", "spectator", invited=True)
        ben.close()
        house.store.broken = ()
        assert is_done(await ana.do(Speak(1, "on")))
        assert ana.welcomes == 2
        assert ana.table is not None
        assert [seat.person for seat in ana.table.seats] == [1, 2]
        assert [seat.present for seat in ana.table.seats] == [True, False]

    run(tmp_path, test)


def test_who_goes_while_a_command_fails_makes_nothing_of_it_known(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        house.store.gate.clear()
        asked = asyncio.create_task(ana.do(Speak(1, "never")))
        await until(lambda: house.store.waiting == 1)
        ben.close()
        house.store.broken = ("before", "load")
        house.store.gate.set()
        assert failed(await asked) == ("store-failed",)
        house.store.broken = ()
        assert is_done(await ana.do(Speak(2, "ever")))
        assert said(ana) == ["ever"]
        assert "never" not in str(ana.news)

    run(tmp_path, test)


def test_an_unforeseen_fault_in_a_command_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def speak(asking: Asking, wish: Speak) -> None:
        asking.keep(Said(asking.person.id, "table", wish.text))
        if wish.text == "bug":
            raise ZeroDivisionError

    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        monkeypatch.setattr(handlers, "COMMANDS", dict(handlers.COMMANDS) | {Speak: speak})
        with caplog.at_level(logging.ERROR):
            assert failed(await ana.do(Speak(1, "bug"))) == ("hall-broken",)
        assert "ZeroDivisionError" in caplog.text
        assert is_done(await ana.do(Speak(2, "fine")))
        assert said(ana) == said(ben) == ["fine"]
        records = await stored(house, live)
        assert [one.text for one in records if isinstance(one, Said)] == ["fine"]

    run(tmp_path, test)


def test_what_fails_before_anything_has_changed_loads_a_table_once_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def speak(asking: Asking, wish: Speak) -> None:
        if wish.text == "bug":
            raise RecursionError
        asking.keep(Said(asking.person.id, "table", wish.text))

    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        monkeypatch.setattr(handlers, "COMMANDS", dict(handlers.COMMANDS) | {Speak: speak})
        before = house.store.loads
        for number in range(20):
            assert failed(await ben.do(Begin(number))) == ("hall-host-only",)
        assert house.store.loads == before
        assert not caplog.records
        for number in range(20, 40):
            assert failed(await ben.do(Speak(number, "bug"))) == ("hall-broken",)
        assert house.store.loads == before + 1
        assert [bool(record.exc_info) for record in caplog.records] == [True] + 19 * [False]
        assert is_done(await ana.do(Speak(50, "fine")))
        assert said(ana) == said(ben) == ["fine"]
        # Whatever is wrong after that may be another fault.
        assert failed(await ben.do(Speak(51, "bug"))) == ("hall-broken",)
        assert house.store.loads == before + 2

    run(tmp_path, test)


def test_a_refusal_that_has_changed_something_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def speak(asking: Asking, wish: Speak) -> None:
        asking.keep(Said(asking.person.id, "table", wish.text))
        raise Refused(())

    async def test(house: House) -> None:
        live = await house.table(ANA)
        ana = await Client.of(live, ANA)
        before = live.room.next
        monkeypatch.setattr(Refused, "__init__", lambda self, refusals: None)
        monkeypatch.setattr(Refused, "refusals", (), raising=False)
        monkeypatch.setattr(handlers, "COMMANDS", dict(handlers.COMMANDS) | {Speak: speak})
        assert failed(await ana.do(Speak(1, "half"))) == ()
        assert live.room.next == before
        assert said(ana) == []

    run(tmp_path, test)


def test_a_fault_in_telling_lets_everybody_start_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        with monkeypatch.context() as patch:
            patch.setattr(Audience, "_news", lambda *given: 1 / 0)
            assert is_done(await ana.do(Speak(1, "told")))
        assert said(ben) == ["told"]
        assert is_done(await ana.do(Speak(2, "again")))
        assert said(ana) == said(ben) == ["told", "again"]

    run(tmp_path, test)


async def taken_up(house: House, live: Live) -> Live:
    """The table after it was let go and loaded again: only that it was taken up is not stored."""
    house.time.leap(4 * 3600)
    await house.hall.let_go()
    again = await house.hall.table(live.id)
    assert again is not live
    assert again.room.is_changed
    return again


def test_that_a_table_was_taken_up_is_not_lost_where_nothing_else_is_to_be_stored(
    tmp_path: Path,
) -> None:
    """Else there would be a gap in the records, and nobody could load the table any more."""

    async def test(house: House) -> None:
        live, clients = await house.match(ANA, BEN)
        for client in clients:
            client.close()
        live = await taken_up(house, live)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        house.store.broken = ("before",)
        assert failed(await ana.do(Older(1, 5))) == ("store-failed",)
        house.store.broken = ()
        await play_on([ana, ben])
        numbers = [kept.number for kept in await house.store.records(live.id)]
        assert numbers == list(range(live.room.next))
        assert (await house.hall.load(live.id)).stage == "over"

    run(tmp_path, test)


def test_whoever_could_not_be_welcomed_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana = await Client.of(live, ANA)
        with monkeypatch.context() as patch:
            patch.setattr(Audience, "welcome", lambda *given: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await Client.of(live, BEN)
        assert live.connections == 1
        assert is_done(await ana.do(Speak(1, "on")))
        assert present(ana) == [True, False]

    run(tmp_path, test)


def test_a_fault_in_telling_who_went_lets_everybody_start_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        welcomes = ana.welcomes
        with monkeypatch.context() as patch:
            patch.setattr(Audience, "tell", lambda *given: 1 / 0)
            ben.close()
        await until(lambda: ana.welcomes > welcomes)
        assert present(ana) == [True, False]

    run(tmp_path, test)


# -- coming and going ----------------------------------------------------------------------


def present(client: Client) -> list[bool]:
    assert client.table is not None
    return [seat.present for seat in client.table.seats]


def test_who_comes_and_goes_is_told_once_for_all_their_tabs(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana = await Client.of(live, ANA)
        assert present(ana) == [True, False]
        one, two = await Client.of(live, BEN), await Client.of(live, BEN)
        assert present(ana) == present(one) == present(two) == [True, True]
        one.close()
        one.close()
        assert present(ana) == [True, True]
        house.time.leap(5)
        two.close()
        assert present(ana) == [True, False]
        house.time.leap(7)
        _ = await ana.do(Speak(1, "where?"))
        assert ana.table is not None
        assert ana.table.seats[1].away == 7

    run(tmp_path, test)


def test_who_comes_is_told_all_once_and_the_others_only_that_they_came(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN)
        ben.close()
        heard = len(ana.news)
        again = await Client.of(live, BEN)
        assert [type(news) for news in again.news] == [Welcome]
        assert ana.news[heard:] == [Update(table=ana.table)]
        assert present(ana) == present(again) == [True, True]
        await (ana if ana.is_asked else again).answer()
        for client in (ana, again):
            assert client.sight == live.room.sight(live.room.viewer_of(client.person), None)

    run(tmp_path, test)


@pytest.mark.parametrize("wish", [Speak(1, "hello"), WhyNot(1, "move:B4"), Speak(1, "")])
def test_who_goes_while_something_is_done_is_told_afterwards(tmp_path: Path, wish: Any) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        async with live._lock:
            asked = asyncio.create_task(ana.do(wish))
            await breathe()
            ben.close()
            assert present(ana) == [True, True]
        await asked
        assert present(ana) == [True, False]

    run(tmp_path, test)


def test_who_leaves_and_who_is_removed_hear_why_their_connection_ends(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, seats=2)
        ana = await Client.of(live, ANA)
        ben, cai = await Client.come(live, BEN), await Client.come(live, CAI)
        await live.leave(BEN)
        assert ben.bye is not None
        assert (ben.bye.reason.id, ben.bye.again) == ("hall-left", False)
        assert is_done(await ana.do(Moderate(1, 3, "remove")))
        assert cai.bye is not None
        assert cai.bye.reason.id == "hall-removed"
        for gone in (ben, cai):
            for wish in (Resync(5), Speak(6, "still here")):
                gone.bye = None
                assert failed(await gone.do(wish)) == ("hall-not-here",)
        assert live.connections == 1

    run(tmp_path, test)


def test_who_could_not_leave_and_is_removed_later_hears_that(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN)
        with pytest.raises(Refused):
            await live.leave(BEN)
        assert is_done(await ana.do(Moderate(1, 2, "remove")))
        assert ben.bye is not None
        assert ben.bye.reason.id == "hall-removed"

    run(tmp_path, test)


def test_only_who_has_come_may_connect(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, seats=2)
        with pytest.raises(Refused):
            await Client.of(live, BEN)
        assert live.connections == 0

    run(tmp_path, test)


def test_who_asks_for_everything_gets_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN)
        heard = len(ben.news)
        await ana.do(Resync(1))
        assert isinstance(ana.news[-1], Welcome)
        assert len(ben.news) == heard
        assert live.connections == 2

    run(tmp_path, test)


# -- the end -------------------------------------------------------------------------------


def test_a_table_that_stops_finishes_what_was_begun_and_begins_nothing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        house.store.gate.clear()
        first = asyncio.create_task(ana.do(Speak(1, "first")))
        await until(lambda: house.store.waiting == 1)
        second = asyncio.create_task(ben.do(Speak(2, "second")))
        await breathe()
        stopping = asyncio.create_task(live.stop(None))
        await breathe()
        assert not stopping.done()
        house.store.gate.set()
        assert is_done(await first)
        assert failed(await second) == ("hall-stopping",)
        await stopping
        assert failed(await ana.do(Speak(3, "third"))) == ("hall-stopping",)
        records = await stored(house, live)
        assert [one.text for one in records if isinstance(one, Said)] == ["first"]

    run(tmp_path, test)
