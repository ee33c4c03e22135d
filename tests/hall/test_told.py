"""A match is kept as each was told it, and read again when its rules are here no more."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts.told_messages import HOUSES, read_register
from tests.hall.halls import TestStore, open_store
from tests.hall.tables import ANA, BEN, NAMES, SEED, Table
from tests.hall.test_fold import wild
from tests.hall.test_lessons import tutorial
from tests.raids import raid
from tests.text.said import needed, said_in

from gorin.content.box.drawing import DRAWING
from gorin.content.boxes import LISTED
from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.summary import summary_of
from gorin.hall.eyes.told import audiences, read_board, read_lines
from gorin.hall.eyes.views import view_fields
from gorin.hall.process.rooms import EVERY, Rooms
from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.rows import NewTable, Told
from gorin.hall.table.commands import Answer, AskUndo, Speak
from gorin.hall.table.terms import Chosen
from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.event import Elsewhere
from gorin.kernel.words import say

FORMATS = [
    pytest.param(box.id, format, id=f"{box.id}/{format.id}")
    for box in LISTED
    for format in box.choosable
]


class Kept:
    """A table whose room is written down as it grows, and loaded anew now and then."""

    def __init__(self, store: TestStore, table: Table) -> None:
        self.store = store
        self.table = table
        self.rooms = Rooms(store, SHIPPED)

    async def create(self) -> None:
        room = self.table.room
        first = tuple(room.take_out())
        self.table.kept += first
        await self.store.create(NewTable(room.id, SEED.hex(), summary_of(room), first))

    async def keep(self) -> None:
        """Store what happened."""
        room = self.table.room
        news = room.take_out()
        self.table.kept += news
        if news:
            await self.store.append(room.id, news)
            self.rooms.grown(room)

    async def again(self) -> None:
        """Let the table go, and load it."""
        await self.keep()
        await self.let_go()
        self.table.room = await self.loaded()

    async def let_go(self) -> None:
        await self.rooms.written()
        await self.rooms.let_go(self.table.room)

    async def loaded(self, *, whole: bool = False) -> Room:
        room = await self.rooms.load(self.table.room.id, whole=whole)
        assert room is not None
        return room

    async def told(self) -> Told:
        told = await self.store.told(self.table.room.id)
        assert told is not None
        return told


def run(folder: Path, table: Table, test: Callable[[Kept], Awaitable[None]]) -> None:
    async def within() -> None:
        store = open_store(folder)
        await store.start()
        try:
            kept = Kept(store, table)
            await kept.create()
            await test(kept)
        finally:
            await store.stop()

    asyncio.run(within())


async def is_kept(kept: Kept) -> None:
    """All lines and the board are kept as each audience of the table was told them."""
    told, whole = await kept.told(), await kept.loaded(whole=True)
    play = whole.standing.play
    assert play is not None
    for viewer in (None, *audiences(whole.standing)):
        assert read_lines(told, viewer) == whole.lines(viewer, 0)
        board, fields = read_board(told, viewer), view_fields(play, viewer)
        if DRAWING in fields:
            assert without_answers(board) == without_answers({DRAWING: fields[DRAWING]})
        else:
            assert board == plain(fields)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def without_answers(value: object) -> Any:
    """Return what is drawn, without the answers that lie there."""
    found = plain(value)

    def strip(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: strip(each) for name, each in part.items() if name != "answers"}
        return [strip(each) for each in part] if isinstance(part, list) else part

    return strip(found)


def answer(table: Table, chance: Fast) -> None:
    """Answer at random what is asked first."""
    decision = table.match.pending[0].decision
    if decision.seat < 0:
        table.wait(10_000_000)
        return
    play, person = table.room.standing.play, (*NAMES,)[decision.seat]
    assert play is not None
    value = (
        decision.options[chance.below(len(decision.options))].key
        if decision.domain is None
        else random_answer(decision, chance.below)
    )
    try:
        table.do(person, Answer(1, play.wire(table.match.pending[0]), value))
    except Refused:
        default = decision.options[decision.default].key if decision.domain is None else None
        value = decision.domain.default() if decision.domain is not None else default
        table.do(person, Answer(1, play.wire(table.match.pending[0]), value))


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_every_format_is_kept_as_it_was_told(game: str, format: Any, tmp_path: Path) -> None:
    people = (*NAMES,)[: format.fewest_seats]
    table = Table(*people, seats=format.fewest_seats, chosen=Chosen(game, format.id)).begin()

    async def test(kept: Kept) -> None:
        chance = Fast(3)
        for number in range(80):
            if table.room.stage == "playing":
                answer(table, chance)
                await kept.keep()
            if number == 40:
                await kept.again()
        await kept.again()
        await is_kept(kept)
        assert unlisted(game, await kept.told()) == set()

    run(tmp_path, table, test)


def unlisted(game: str, told: Told) -> set[str]:
    """Return the messages of what is kept that the register of such messages lacks."""
    bodies = [zlib.decompress(body) for body in (told.boards, *(one.body for one in told.parts))]
    register = read_register()
    known = needed("en", game).keys()
    held = set[str]().union(*(said_in(msgspec.json.decode(body)) for body in bodies))
    return (held & known) - {*register[HOUSES], *register[game]}


@pytest.mark.parametrize(
    "seed", [1, 2, 5, 6, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (0, 3, 4, 7))]
)
def test_whatever_is_done_lines_are_kept_as_they_were_told(seed: int, tmp_path: Path) -> None:
    table, anybody = wild(seed)

    async def test(kept: Kept) -> None:
        below = Fast(seed + 100).below
        for _ in range(300):
            if below(40) == 0:
                await kept.again()
            try:
                anybody.act()
            except Elsewhere:  # what is older than the room is needed
                table.room = await kept.loaded(whole=True)
            await kept.keep()
        await kept.again()
        if table.room.match is not None:
            await is_kept(kept)

    run(tmp_path, table, test)


@pytest.mark.parametrize("how", ["over", "closed"])
def test_a_match_that_ends_is_kept_at_once_and_what_is_said_afterwards_keeps_nothing_more(
    how: str, tmp_path: Path
) -> None:
    table = Table(ANA, BEN).begin()

    async def test(kept: Kept) -> None:
        for _ in range(4):
            table.answer(table.asked())
        await kept.keep()
        assert await kept.store.told("table") is None
        if how == "over":
            table.concede(ANA)
        else:
            table.room.close("hall-told-idle", table.at)
        while table.room.stage == "playing":
            table.answer(table.asked())
        await kept.keep()
        await kept.rooms.written()
        assert table.room.stage == how
        number = (await kept.told()).number
        assert number == table.room.next
        await is_kept(kept)
        if how == "over":
            table.do(BEN, Speak(1, "Well played"))
            await kept.keep()
            await kept.rooms.written()
            assert (await kept.told()).number == number

    run(tmp_path, table, test)


def test_a_tutorial_is_kept_as_it_was_told_though_it_goes_on_from_nothing(tmp_path: Path) -> None:
    table = tutorial()

    async def test(kept: Kept) -> None:
        while table.room.next < EVERY and table.room.stage == "playing":
            table.answer(ANA)
            await kept.keep()
        await kept.rooms.written()
        loaded = await kept.store.load("table")
        assert loaded is not None
        assert loaded.told >= EVERY
        await kept.again()
        await is_kept(kept)

    run(tmp_path, table, test)


def test_what_could_not_be_written_is_written_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(ANA, BEN).begin()

    async def fails(*_: Any) -> None:
        raise StoreFailed(say("store-failed"))

    async def play(kept: Kept, answers: int) -> None:
        for _ in range(answers):
            table.answer(table.asked())
            await kept.keep()
        await kept.rooms.written()

    async def test(kept: Kept) -> None:
        await play(kept, EVERY)
        before = await kept.told()
        with monkeypatch.context() as patch:
            patch.setattr(kept.store, "save_snapshot", fails)
            await play(kept, EVERY)
        assert await kept.told() == before
        await kept.let_go()
        assert (await kept.told()).number == table.room.next
        await is_kept(kept)

    run(tmp_path, table, test)


@pytest.mark.parametrize("loaded", [False, True])
def test_what_was_taken_back_is_told_no_more(*, loaded: bool, tmp_path: Path) -> None:
    table = Table(ANA, seats=1, chosen=raid(turn_limit=40), undo="any").begin()

    async def play(kept: Kept, answers: int) -> None:
        for _ in range(answers):
            chance = Fast(len(table.kept))
            answer(table, chance)
            await kept.keep()

    async def test(kept: Kept) -> None:
        await play(kept, 30)
        await kept.let_go()
        before = await kept.told()
        if loaded:
            table.room = await kept.loaded()
        await play(kept, 3)
        for _ in range(8):
            try:
                table.do(ANA, AskUndo(1))
            except Elsewhere:
                table.room = await kept.loaded(whole=True)
                table.do(ANA, AskUndo(1))
            await kept.keep()
        told, now = read_lines(before, None), table.room.lines(None, 0)
        assert now == told[: len(now)] != told
        await play(kept, 20)
        await kept.let_go()
        await is_kept(kept)
        (*_, last) = (await kept.told()).parts
        assert loaded or last.first > 0

    run(tmp_path, table, test)
