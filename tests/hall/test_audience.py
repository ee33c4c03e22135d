from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace
from tests.hall.halls import ALL, Client, House, breathe, is_done, play_on, run, until
from tests.hall.tables import ANA, BEN, CAI, DOT, NAMES

from gorin.hall.eyes.views import CASTER
from gorin.hall.process.live import Live
from gorin.hall.table.commands import (
    Act,
    AnswerUndo,
    AskUndo,
    Begin,
    Choose,
    Consent,
    Hold,
    Moderate,
    Older,
    Rename,
    Resync,
    Sit,
    Speak,
    Stand,
    TakeBack,
    Wish,
)
from gorin.hall.table.terms import Role
from gorin.hall.table.updates import OlderLines, TableView, Welcome
from gorin.kernel.clauses import GorinError

FEW, MANY = 6, 150
EYES: tuple[Role, ...] = ("spectator", "player", "referee")


# -- what is folded is what is so ----------------------------------------------------------


def timeless(table: TableView) -> TableView:
    """Return a table without what changes as time goes by."""
    seats = tuple(replace(seat, away=min(1, seat.away)) for seat in table.seats)
    return replace(table, now=0, seats=seats)


def check(live: Live, client: Client) -> None:
    """Check that what a client has folded is what somebody who comes in now would be told."""
    room, person = live.room, client.person
    viewer = room.viewer_of(person)
    assert client.you == room.you(person)
    assert client.table is not None
    assert timeless(client.table) == timeless(live.view())
    role = room.people[person]
    chat = {line.number: line for line in room.chat(role, 0)}
    assert {number: client.chat.get(number) for number in chat} == chat
    assert all(client.chat[each].channel == "watchers" for each in client.chat.keys() - chat.keys())
    if room.match is None:
        assert client.sight is None
        return
    assert client.sight == room.sight(viewer, None)
    lines = {line.at: line for line in room.lines(viewer, client.first)}
    assert client.lines == lines


class Crowd:
    """People who do whatever comes to their minds at one table, in any number of tabs."""

    def __init__(self, house: House, live: Live, seed: int) -> None:
        self.house = house
        self.live = live
        self.below = random.Random(seed)
        self.tabs: list[Client] = []
        self.done = 0

    async def begin(self) -> None:
        """Let Ana and Ben sit down and begin, whatever happened before."""
        for seat, person in enumerate((ANA, BEN)):
            await self.live.enter(person, NAMES[person], "player", invited=True)
            self.tabs.append(await Client.of(self.live, person))
            if self.live.room.seat_of(person) is None:
                await self._do(person, Sit(1, seat))
                await self._do(person, Sit(1, 1 - seat))
            await self._do(person, Choose(1, ALL))
        await self._do(ANA, Begin(1))
        assert self.live.room.stage == "playing"

    async def act(self) -> None:
        """Let one of them do something."""
        does = (self._answer,) * 8 + (self._talk, self._tab, self._close, self._take_back) * 2
        await self.below.choice((*does, self._go, self._come, self._move, self._stray))()
        self.tabs = [tab for tab in self.tabs if tab.bye is None]

    async def _do(self, person: str, wish: Wish) -> None:
        tabs = [tab for tab in self.tabs if tab.person == person]
        if tabs:
            self.done += is_done(await self.below.choice(tabs).do(wish))

    async def _answer(self) -> None:
        asked = [tab for tab in self.tabs if tab.is_asked]
        if asked:
            self.done += is_done(await self.below.choice(asked).answer(below=self.below))

    async def _talk(self) -> None:
        channels: tuple[Literal["table", "watchers"], ...] = ("table", "watchers")
        channel = self.below.choice(channels)
        self.house.time.leap(2)
        await self._do(self._anybody(), Speak(1, "so", channel))

    async def _take_back(self) -> None:
        await self._do(self.below.choice((ANA, BEN)), AskUndo(1))
        for person in (ANA, BEN):
            if self.below.random() < 0.8:
                await self._do(person, AnswerUndo(1, agrees=self.below.random() < 0.8))

    def _anybody(self) -> str:
        return self.below.choice((ANA, BEN, CAI, DOT))

    async def _tab(self) -> None:
        person = self._anybody()
        if len(self.tabs) < 8 and self.live.room.is_here(person):
            self.tabs.append(await Client.of(self.live, person))

    async def _close(self) -> None:
        if len(self.tabs) > 4:
            self.tabs.pop(self.below.randrange(len(self.tabs))).close()

    async def _go(self) -> None:
        try:
            await self.live.leave(self.below.choice((CAI, DOT)))
        except GorinError:
            return

    async def _come(self) -> None:
        person, role = self.below.choice((CAI, DOT)), self.below.choice(EYES)
        try:
            await self.live.enter(person, NAMES[person], role, invited=True)
        except GorinError:
            return

    async def _move(self) -> None:
        """Let seats change hands: by standing up, or by a bot that holds them meanwhile."""
        wishes = (
            Stand(1), Sit(1, self.below.randrange(2)), TakeBack(1), Hold(1, 0), Hold(1, 1),
            Moderate(1, self.below.randrange(2, 5), "remove"), Begin(1),
        )  # fmt: skip
        self.house.time.leap(6)
        await self._do(self._anybody(), self.below.choice(wishes))
        await breathe()

    async def _stray(self) -> None:
        name = self.below.choice(("Eve", "Finn", "Gil"))
        wish = self.below.choice((Resync(1), Rename(1, name), Choose(1, ALL), Older(1, 10)))
        await self._do(self._anybody(), wish)


async def _fold(house: House, seed: int) -> None:
    live = await house.table(ANA, BEN, undo="any", grace=10)
    crowd = Crowd(house, live, seed)
    crowd.tabs = [await Client.of(live, ANA), await Client.of(live, BEN)]
    for number in range(150):
        if number == 15:
            await crowd.begin()
        await crowd.act()
        await until(lambda: live.is_sound)
        for tab in crowd.tabs:
            check(live, tab)
    assert crowd.done > 30


@pytest.mark.parametrize("seed", range(FEW))
def test_what_a_client_folds_is_what_somebody_new_is_told(tmp_path: Path, seed: int) -> None:
    run(tmp_path, lambda house: _fold(house, seed))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(FEW, MANY))
def test_what_a_client_folds_is_what_is_so_whatever_happens(tmp_path: Path, seed: int) -> None:
    run(tmp_path, lambda house: _fold(house, seed))


def test_a_field_that_did_not_change_is_not_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, (ana, ben) = await house.match(ANA, BEN)
        heard = len(ana.news)
        for _ in range(10):
            await (ana if ana.is_asked else ben).answer()
        told = [len(update.sight.view) for update in ana.updates[-10:] if update.sight]
        assert len(ana.news) > heard
        assert sum(told) / len(told) < len(ana.view) / 3
        await ana.do(Speak(1, "nothing new in the match"))
        assert ana.updates[-1].sight is None
        assert ana.updates[-1].table is None

    run(tmp_path, test)


def test_what_watchers_said_is_told_to_players_when_the_match_is_over(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana, ben) = await house.match(ANA, BEN)
        cai = await Client.come(live, CAI)
        await cai.do(Speak(1, "Ana bluffs", "watchers"))
        await ben.do(Speak(1, "hm"))
        assert "Ana bluffs" not in [line.text for line in ana.chat.values()]
        assert is_done(await ben.do(Act(1, "concede")))
        await play_on([ana, ben])
        assert live.room.stage == "over"
        for client in (ana, ben, cai):
            check(live, client)
            assert "Ana bluffs" in [line.text for line in client.chat.values()]

    run(tmp_path, test)


def test_a_table_loaded_after_an_undo_voids_nothing_that_is_so(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana,) = await house.match(ANA, undo="any")
        for _ in range(5):
            await ana.answer()
        assert is_done(await ana.do(AskUndo(1)))
        ana.close()
        house.time.leap(1000)
        await house.hall.let_go()
        again = await house.hall.table(live.id)
        assert again is not live
        client = await Client.of(again, ANA)
        await client.do(Speak(1, "so"))
        assert all(update.undone is None for update in client.updates)
        check(again, client)

    run(tmp_path, test)


def test_what_changed_while_a_watcher_was_away_and_back_again_is_told_as_it_is(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        live, (ana,) = await house.match(ANA, undo="any")
        cai = await Client.come(live, CAI)
        cai.close()
        assert is_done(await ana.answer())
        cai = await Client.of(live, CAI)
        check(live, cai)
        assert is_done(await ana.do(AskUndo(1)))
        check(live, cai)

    run(tmp_path, test)


# -- casters -------------------------------------------------------------------------------


async def casting(house: House, **terms: Any) -> tuple[Live, Client, Client, Client]:
    """Return a match of two with a caster to whom both have consented."""
    live, (ana, ben) = await house.match(ANA, BEN, undo="any", **terms)
    for client in (ana, ben):
        assert is_done(await client.do(Consent(1, agrees=True)))
    return live, ana, ben, await Client.come(live, CAI, "caster")


async def burst(ana: Client, ben: Client, below: random.Random) -> None:
    """Let both answer a few times, and take something back."""
    for _ in range(6):
        await (ana if ana.is_asked else ben).answer(below=below)
    if below.random() < 0.7:
        asker, other = (ana, ben) if below.random() < 0.5 else (ben, ana)
        await asker.do(AskUndo(1))
        await other.do(AnswerUndo(1, agrees=True))
    await ana.do(Speak(1, "so"))


def seen(live: Live) -> tuple[Any, Any]:
    """Return what casters could see now if there were no delay."""
    return live.room.sight(CASTER, None), {line.at: line for line in live.room.lines(CASTER, 0)}


def heard(client: Client) -> tuple[Any, Any]:
    return client.sight, client.lines


def hands(client: Client) -> bool:
    """Return whether a client was ever told of hands."""
    return any(b'"hands"' in msgspec.json.encode(news) for news in client.news)


@pytest.mark.parametrize("seed", range(4))
def test_a_caster_sees_all_as_it_was_a_while_ago(tmp_path: Path, seed: int) -> None:
    async def test(house: House) -> None:
        below = random.Random(seed)
        live, ana, ben, cai = await casting(house, delay=60)
        assert cai.sight is None
        begun = seen(live)
        house.time.leap(20)
        await burst(ana, ben, below)
        first = seen(live)
        dot = await Client.come(live, DOT, "caster")
        house.time.leap(20)
        await burst(ana, ben, below)
        second = seen(live)
        await breathe()
        assert heard(cai) == heard(dot) == (None, {})
        house.time.leap(22)
        await until(lambda: heard(cai) == begun)
        assert heard(dot) == (None, {})
        house.time.leap(20)
        await until(lambda: heard(cai) == first)
        await until(lambda: heard(dot) == first)
        house.time.leap(20)
        await until(lambda: heard(cai) == second)
        await until(lambda: heard(dot) == second)
        assert cai.view["hands"]

    run(tmp_path, test)


def test_a_second_caster_waits_when_the_first_has_heard_all_there_is(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, ana, ben, cai = await casting(house, delay=60)
        house.time.leap(61)
        await until(lambda: heard(cai) == seen(live))
        dot = await Client.come(live, DOT, "caster")
        first = seen(live)
        await breathe()
        assert heard(dot) == (None, {})
        house.time.leap(59)
        await breathe()
        assert heard(dot) == (None, {})
        assert not hands(dot)
        await burst(ana, ben, random.Random(6))
        house.time.leap(2)
        await until(lambda: heard(dot) == first)
        assert hands(dot)

    run(tmp_path, test)


def test_a_caster_hears_talk_and_the_table_at_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, ana, _, cai = await casting(house)
        await ana.do(Speak(1, "now"))
        assert "now" in [line.text for line in cai.chat.values()]
        assert cai.table is not None
        assert timeless(cai.table) == timeless(live.view())
        assert cai.sight is None

    run(tmp_path, test)


def test_the_welcome_of_a_caster_tells_nothing_of_the_match(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, ana, ben, cai = await casting(house)
        await burst(ana, ben, random.Random(1))
        house.time.leap(61)
        await until(lambda: cai.sight is not None)
        await cai.do(Resync(1))
        for news in cai.news:
            if isinstance(news, Welcome):
                assert (news.sight, news.lines) == (None, ())

    run(tmp_path, test)


def test_without_consent_nothing_more_of_hands_is_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, ana, ben, cai = await casting(house)
        await burst(ana, ben, random.Random(1))
        house.time.leap(30)
        assert is_done(await ben.do(Consent(1, agrees=False)))
        check(live, cai)
        house.time.leap(100)
        await breathe()
        await burst(ana, ben, random.Random(2))
        assert not hands(cai)
        check(live, cai)
        # Who consents again shows what is so from then on, not what was dropped.
        assert is_done(await ben.do(Consent(1, agrees=True)))
        public, now = cai.sight, seen(live)
        house.time.leap(55)
        await breathe()
        assert cai.sight == public
        house.time.leap(10)
        await until(lambda: heard(cai) == now)

    run(tmp_path, test)


def test_what_changed_without_consent_and_back_again_is_told_as_it_is(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, (ana,) = await house.match(ANA, undo="any")
        assert is_done(await ana.do(Consent(1, agrees=True)))
        cai = await Client.come(live, CAI, "caster")
        house.time.leap(61)
        await until(lambda: heard(cai) == seen(live))
        assert is_done(await ana.do(Consent(1, agrees=False)))
        assert is_done(await ana.answer())
        assert is_done(await ana.do(Consent(1, agrees=True)))
        assert is_done(await ana.do(AskUndo(1)))
        house.time.leap(61)
        await until(lambda: heard(cai) == seen(live))
        assert live.room.undos == 1

    run(tmp_path, test)


def test_what_waited_when_consent_ended_is_dropped_for_good(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, _, ben, cai = await casting(house)
        house.time.leap(50)
        for agrees in (False, True):
            assert is_done(await ben.do(Consent(1, agrees=agrees)))
        house.time.leap(30)
        await breathe()
        assert not hands(cai)
        house.time.leap(40)
        await until(lambda: hands(cai))

    run(tmp_path, test)


def test_who_casts_from_before_the_match_sees_it_begin_late(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(ANA, BEN)
        ana, ben = await Client.of(live, ANA), await Client.of(live, BEN)
        for client in (ana, ben):
            assert is_done(await client.do(Consent(1, agrees=True)))
        cai = await Client.come(live, CAI, "caster")
        assert is_done(await ana.do(Begin(1)))
        now = seen(live)
        assert cai.sight is None
        house.time.leap(61)
        await until(lambda: heard(cai) == now)

    run(tmp_path, test)


def test_older_lines_tell_a_caster_nothing_early(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, ana, ben, cai = await casting(house)
        await burst(ana, ben, random.Random(3))

        async def older() -> tuple[Any, ...]:
            reply = await cai.do(Older(1, 10_000))
            assert isinstance(reply, OlderLines)
            return reply.lines

        assert await older() == ()
        house.time.leap(61)
        await until(lambda: cai.sight is not None)
        told = live.room.lines(CASTER, 0)
        assert await older() == told
        _ = await Client.come(live, DOT, "caster")
        assert await older() == told
        await ana.answer() if ana.is_asked else await ben.answer()
        assert (await older()) == told
        # What is taken back and played anew has the same places in the log.
        asker, other = (ana, ben) if ana.you and ana.you.can_undo else (ben, ana)
        for _ in range(2):
            await asker.do(AskUndo(1))
            await other.do(AnswerUndo(1, agrees=True))
        undone = live.room.undone_to
        for _ in range(8):
            await (ana if ana.is_asked else ben).answer(below=random.Random(9))
        assert all(line.at < undone for line in await older())
        assert [line for line in await older() if line not in told] == []

    run(tmp_path, test)


def test_who_casts_anew_gets_nothing_early_as_older_lines(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, ana, ben, cai = await casting(house)
        house.time.leap(61)
        await until(lambda: cai.sight is not None)
        reply = await cai.do(Older(1, 10_000))
        assert reply.lines == live.room.lines(CASTER, 0)
        await live.enter(CAI, "Cai", "spectator", invited=True)
        asker, other = (ana, ben) if ana.you and ana.you.can_undo else (ben, ana)
        await (ana if ana.is_asked else ben).answer()
        await asker.do(AskUndo(1))
        await other.do(AnswerUndo(1, agrees=True))
        assert live.room.undone_to < len(reply.lines)
        for _ in range(8):
            await (ana if ana.is_asked else ben).answer(below=random.Random(9))
        await live.enter(CAI, "Cai", "caster", invited=True)
        assert (await cai.do(Older(2, 10_000))).lines == ()
        house.time.leap(61)
        await until(lambda: heard(cai) == seen(live))
        assert (await cai.do(Older(3, 10_000))).lines == live.room.lines(CASTER, 0)

    run(tmp_path, test)


def test_a_caster_who_only_watches_from_now_on_sees_no_hands(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live, ana, ben, cai = await casting(house)
        await burst(ana, ben, random.Random(4))
        await live.enter(CAI, "Cai", "spectator", invited=True)
        check(live, cai)
        house.time.leap(100)
        await burst(ana, ben, random.Random(5))
        await breathe()
        check(live, cai)
        assert not hands(cai)

    run(tmp_path, test)
