from __future__ import annotations

from pathlib import Path

from tests.hall.halls import Client, House, is_done, play_on, run
from tests.hall.tables import ANA, BEN, CAI

from gorin.hall.eyes.summary import summary_of
from gorin.hall.process.live import Live
from gorin.hall.store.rows import Finished, Member, SeatRow, Summary
from gorin.hall.table.commands import Act, Begin, ChooseDeck, Pause, Rename, SeatBot, Speak, Stand
from gorin.kernel.decision import Seat


def turn_of(live: Live) -> int:
    play = live.room.standing.play
    assert play is not None
    return play.turn


async def listed(house: House, live: Live) -> Summary:
    """Return what the lists show of a table; it must be what the table is."""
    (row,) = [row for row in await house.hall.tables_of(ANA) if row.id == live.id]
    assert row.summary == summary_of(live.room)
    return row.summary


async def finished(house: House) -> list[Finished]:
    return [row.finished for row in await house.store.finished()]


def test_lists_show_a_table_as_it_is_at_every_stage(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, seats=2, listed=True)
        ana = await Client.of(live, ANA)
        found = await listed(house, live)
        assert (found.stage, found.free, found.turn, found.host) == ("gathering", 1, 0, ANA)
        assert found.seats == (SeatRow("Ana", ANA), SeatRow())
        assert found.title.id
        ben = await Client.come(live, BEN, "player")
        cai = await Client.come(live, CAI)
        found = await listed(house, live)
        assert found.free == 0
        assert found.members == (
            Member(ANA, "player", Seat(0)),
            Member(BEN, "player", Seat(1)),
            Member(CAI, "spectator"),
        )
        assert [row.id for row in await house.hall.tables_of(CAI)] == [live.id]
        await live.leave(CAI)
        assert cai.bye is not None
        assert await house.hall.tables_of(CAI) == ()
        assert [row.summary.stage for row in await house.hall.lobby()] == ["gathering"]
        assert is_done(await ana.do(Begin(1)))
        assert (await listed(house, live)).stage == "playing"
        assert is_done(await ben.do(Pause(1, on=True)))
        assert (await listed(house, live)).stage == "paused"
        assert is_done(await ben.do(Pause(1, on=False)))
        assert [row.summary.stage for row in await house.hall.lobby()] == ["playing"]
        assert await finished(house) == []
        await play_on([ana, ben])
        found = await listed(house, live)
        assert (found.stage, found.turn) == ("over", turn_of(live))
        assert await house.hall.lobby() == ()

    run(tmp_path, test)


def test_a_bot_is_shown_with_its_level(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, seats=2)
        ana = await Client.of(live, ANA)
        await ana.do(SeatBot(1, 1, "medium"))
        found = await listed(house, live)
        assert found.seats[1].bot == "medium"
        assert found.free == 0
        await ana.do(Stand(1))
        assert (await listed(house, live)).free == 1

    run(tmp_path, test)


def test_a_finished_match_is_counted_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        assert is_done(await ben.do(ChooseDeck(1, 1, "war-party")))
        assert is_done(await ana.do(Begin(1)))
        house.time.leap(90)
        await play_on([ana, ben])
        (first,) = await finished(house)
        match = live.room.match
        assert match is not None
        assert match.outcome is not None
        assert [seat.person for seat in first.seats] == [ANA, BEN]
        assert [seat.won for seat in first.seats] == [
            seat in match.outcome.winners for seat in (0, 1)
        ]
        assert sum(seat.first for seat in first.seats) == 1
        # Ana has chosen none: she played the one that the level gives her.
        assert [seat.deck for seat in first.seats] == ["trapped-in-the-tombs", "war-party"]
        assert (first.reason, first.clause) == (match.outcome.reason, match.outcome.clause)
        assert first.board
        assert first.turns == turn_of(live)
        assert first.answers > 20
        assert 90 <= first.seconds < 150
        # What is said afterwards makes it neither two nor longer.
        house.time.leap(500)
        for text in ("well played", "again?"):
            assert is_done(await ana.do(Speak(1, text)))
        assert await finished(house) == [first]
        assert is_done(await ana.do(Rename(1, "Anna")))
        assert len(await finished(house)) == 1
        ana.close()
        ben.close()
        house.time.leap(1000)
        await house.hall.let_go()
        again = await Client.of(await house.hall.table(live.id), ANA)
        assert is_done(await again.do(Speak(1, "still here")))
        (last,) = await finished(house)
        assert (last.seconds, last.answers, last.turns) == (
            first.seconds,
            first.answers,
            first.turns,
        )

    run(tmp_path, test)


def test_statistics_tell_people_and_bots_apart(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, bots=["easy"])
        ana = await Client.of(live, ANA)
        assert is_done(await ana.do(Begin(1)))
        assert is_done(await ana.do(Act(1, "concede")))
        await play_on([ana])
        (found,) = await finished(house)
        assert [(seat.person, seat.bot) for seat in found.seats] == [(ANA, ""), ("", "easy")]
        assert [seat.won for seat in found.seats] == [False, True]

    run(tmp_path, test)
