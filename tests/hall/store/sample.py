"""Records and summaries to be kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from gorin.hall.store.rows import Finished, Member, NewTable, SeatRow, Stage, Summary
from gorin.hall.store.store import Store
from gorin.hall.table.records import Came, Kept, Opened, Played, Said
from gorin.hall.table.terms import Terms
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered, Initiated, Undone
from gorin.kernel.words import Name, say

ANA, BO = "a" * 32, "b" * 32


def summary(
    *, stage: Stage = "gathering", listed: bool = True, finished: Finished | None = None
) -> Summary:
    """A table for two that Ana opened."""
    return Summary(
        "tomb-raider",
        "standard",
        say("title", level=Name("level", "caves"), goals=(say("goal", points=3), "other")),
        ANA,
        stage=stage,
        listed=listed,
        seats=(SeatRow("Ana", ANA), SeatRow()),
        members=(Member(ANA, "player", Seat(0)),),
        finished=finished,
    )


def opened() -> Kept:
    """The first record of a table."""
    return Kept(0, 1000, Opened(ANA, "Ana", Terms(seats=2)))


def new_table(id: str = "t1", *, listed: bool = True) -> NewTable:
    """A table that was just opened."""
    return NewTable(id, "ab" * 32, summary(listed=listed), (opened(),))


def said(number: int, text: str = "Hello") -> Kept:
    """A record with a number of its own."""
    return Kept(number, 1000 + number, Said(ANA, "table", text))


def varied() -> list[Kept]:
    """Records that are hard to keep: nested entries, odd answers, letters of all kinds."""
    return [
        Kept(1, 1001, Came(BO, "Bö \U0001f600 \x00", "spectator")),
        Kept(
            2,
            1002,
            Played(
                (
                    Answered(1, Seat(0), "move:B4"),
                    Answered(2, Seat(-1), [3, 1, 2], secret=True),
                    Initiated(Seat(1), "concede", {"why": None, "much": [1.5, True]}),
                    Undone(Seat(0), 1),
                ),
                by="bot",
            ),
        ),
        said(3, '"quoted" \\ \n 探险'),
    ]


@asynccontextmanager
async def opened_store(address: str) -> AsyncIterator[Store]:
    """A store that runs, and is stopped at the end."""
    store = Store.open(address)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()
