"""No name of a hidden card is in what a server sends to whoever may not know it.

All that real sockets of all seats and of a spectator are sent is searched while each game of the
house is played at random. A name may be in it once its viewer has seen a card of that name, which
the oracle says, who believes only the log. Orders of a campaign name no cards: two tables that
differ in what one seat wrote send the same to everybody else.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.hall.test_secrecy import values
from tests.hall.test_traffic import PLAYED, Case
from tests.oracle import Viewer, Witness
from tests.sights import WITHOUT_CARDS, sight_of
from tests.web.players import Guest, Player
from tests.web.serving import PLENTY, Served, listening

from gorin.hall.eyes import views
from gorin.hall.eyes.room import Room
from gorin.hall.table.play import Play
from gorin.kernel.answers import random_answer
from gorin.kernel.decision import Question, Seat
from gorin.kernel.event import Event
from gorin.kernel.match import Match
from gorin.kernel.table import Table

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
ANSWERS = 70
WITH_CARDS = tuple(
    case for case in PLAYED if case.game != "tomb-raider" and case.game not in WITHOUT_CARDS
)
"""Of Tomb Raider the hall's test of secrecy searches the traffic, of series too."""
CAMPAIGN = {"game": "l5r-strategic", "format": "campaign", "options": {}}

of_cards = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=pytest.mark.slow) if case.seats > 2 else case for case in WITH_CARDS],
    ids=str,
)


SEARCH = "search"
"""The kind of question to a seat that looks through its deck, in Magic."""


class Eyes(Witness):
    """A witness who never forgets what a viewer has seen: the names of cards.

    Attributes:
        names: what each viewer has seen a card of.
    """

    def __init__(self, room: Room) -> None:
        match = room.match
        assert match is not None
        assert match._initial is not None
        sight = sight_of(match)
        assert sight is not None
        self.names: dict[Viewer, set[str]] = defaultdict(set)
        super().__init__(sight, match._initial.copy())

    def _happen(self, event: Event[Any]) -> None:
        super()._happen(event)
        for viewer, seen in self.seen.items():
            self.names[viewer].update(map(self._name, seen))

    def search(self, match: Match[Any]) -> None:
        """Note what a seat sees that searches its deck: the cards that it may take."""
        for question in match.pending:
            decision = question.decision
            if decision.prompt.kind == SEARCH:
                found = (option.key.partition(":")[2] for option in decision.options)
                self.names[decision.seat].update(found)

    def hidden_from(self, viewer: Viewer) -> set[str]:
        """Return the names of cards of which a viewer has seen none."""
        if viewer is not None:
            found = self.sight.looked_through(self.state, viewer)
            self.names[viewer].update(map(self._name, found))
        return {self._name(card) for card in range(len(self.faces))} - self.names[viewer]


class Ear(Player):
    """One socket that hears everything; who asks waits until all before the answer is heard."""

    def __init__(self, guest: Guest, table: str, seat: Seat | None) -> None:
        super().__init__(guest, table)
        self.seat = seat
        self.replied: set[int] = set()
        self.searched = 0

    def _take(self, text: str | bytes) -> None:
        self.replied.add(msgspec.json.decode(text).get("id", 0))
        super()._take(text)

    async def ask(self, **wish: Any) -> None:
        """Send a command and hear the server out until it has replied."""
        number = await self.send(**wish)
        async with asyncio.timeout(20):
            while number not in self.replied:
                self.changed.clear()
                await self.changed.wait()

    def fresh(self) -> list[str]:
        """Return what was heard since the last time."""
        found = self.heard[self.searched :]
        self.searched = len(self.heard)
        return found


class Company:
    """A table at which everybody sits at a socket."""

    def __init__(self, room: Room, ears: list[Ear]) -> None:
        self.room = room
        self.ears = ears

    @property
    def play(self) -> Play:
        """The match."""
        play = self.room.standing.play
        assert play is not None
        return play

    async def answer(self, question: Question, below: Callable[[int], int]) -> None:
        """Let whoever is asked answer at random, and all hear what comes of it."""
        decision = question.decision
        answer: Any
        if decision.domain is None:
            answer = decision.options[below(len(decision.options))].key
        else:
            answer = msgspec.to_builtins(random_answer(decision, below))
        ear = next(ear for ear in self.ears if ear.seat == decision.seat)
        await ear.ask(type="answer", serial=self.play.wire(question), answer=answer)
        assert not ear.failed or ear.seat is None, ear.failed
        for one in self.ears:
            await one.ask(type="attempts")  # a spectator is refused, and that is a reply too


@asynccontextmanager
async def company(served: Served, chosen: dict[str, Any], seats: int) -> Any:
    """Open a table with somebody at every seat and a spectator; the match has begun."""
    address = served.address.removeprefix("http://")
    guests = [await Guest.arrive(address) for _ in range(seats + 1)]
    terms = {"seats": seats, "undo": "none", "chosen": chosen}
    id = await guests[0].open(terms)
    for guest in guests[1:-1]:
        await guest.join(id, guests[0])
    await guests[-1].join(id, guests[0], role="spectator")
    ears = [Ear(guest, id, Seat(seat)) for seat, guest in enumerate(guests[:-1])]
    ears.append(Ear(guests[-1], id, None))
    tasks = []
    for ear in ears:
        await ear.connect()
        tasks.append(asyncio.create_task(ear.listen()))
    for ear in ears[:-1]:
        await ear.ask(type="stops", stops={"stops": "all", "skip": "", "choices": {}})
    await ears[0].ask(type="begin")
    live = await served.hall.table(id)
    try:
        yield Company(live.room, ears)
    finally:
        for ear in ears:
            await ear.close()
        await asyncio.gather(*tasks, return_exceptions=True)


def serve(folder: Path, do: Callable[[Served], Awaitable[None]]) -> None:
    """Serve at a real port of this machine, to people who ask as fast as it replies."""
    settings = msgspec.structs.replace(PLENTY, wishes=1_000_000, wishes_burst=1_000_000)

    async def run() -> None:
        async with listening(folder, settings) as served:
            await do(served)

    asyncio.run(run())


def names_in(text: str) -> set[str]:
    """Return all that may be the name of a card in what was sent."""
    found: set[str] = set()
    for said in values(msgspec.json.decode(text)):
        found.update(SLUG.findall(said))
        found.add("-".join(SLUG.findall(said.casefold().replace("'", ""))))
    return found


async def search(served: Served, case: Case) -> int:
    """Play and search all that is sent; return how many names were hidden from somebody."""
    below = random.Random(str(case))
    chosen = {"game": case.game, "format": case.format, "options": case.options}
    async with company(served, chosen, case.seats) as table:
        eyes = Eyes(table.room)
        hidden = 0
        for _ in range(ANSWERS):
            match = table.play.match
            eyes.follow(match)
            eyes.search(match)
            for ear in table.ears:
                unseen = eyes.hidden_from(ear.seat)
                hidden += len(unseen)
                for text in ear.fresh():
                    leaked = names_in(text) & unseen
                    assert not leaked, f"{ear.seat} heard of {sorted(leaked)}: {text[:2000]}"
            if not match.pending:
                break
            question = below.choice(match.pending)
            await table.answer(question, below.randrange)
        assert all(len(ear.heard) > 20 for ear in table.ears)
        return hidden


@of_cards
def test_no_name_of_a_hidden_card_is_sent(tmp_path: Path, case: Case) -> None:
    async def do(served: Served) -> None:
        assert await search(served, case) > 1000

    serve(tmp_path, do)


through_own_eyes = views._fields


@of_cards
def test_a_hand_that_is_sent_to_all_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    def leak(
        play: Play, table: Table[Any], seat: Seat | None, keys: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        return through_own_eyes(play, table, Seat(0))

    async def do(served: Served) -> None:
        with pytest.raises(AssertionError, match="heard of"):
            _ = await search(served, case)

    monkeypatch.setattr(views, "_fields", leak)
    serve(tmp_path, do)


# -- orders of a campaign ------------------------------------------------------------------


async def orders(served: Served, number: int) -> list[list[str]]:
    """Return what others are sent when one seat hands in orders, ids of the table put aside."""
    async with company(served, CAMPAIGN, 3) as table:
        for seat in range(3):
            await table.answer(table.play.match.question(Seat(seat)), random.Random(seat).randrange)
        for ear in table.ears:
            _ = ear.fresh()
        await table.answer(table.play.match.question(Seat(1)), random.Random(number).randrange)
        return [
            [re.sub(r'"id":\d+', "", text).replace(ear.table, "") for text in ear.fresh()]
            for ear in table.ears
            if ear.seat != 1
        ]


def test_nobody_else_is_sent_what_orders_say(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        first, *others = [await orders(served, number) for number in range(4)]
        assert all(heard for heard in first)
        assert all(other == first for other in others)

    serve(tmp_path, do)


def test_orders_that_are_sent_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(
        play: Play, table: Table[Any], seat: Seat | None, keys: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        return {
            **through_own_eyes(play, table, seat, keys),
            "box": repr(play.match.table.state.box),
        }

    async def do(served: Served) -> None:
        assert await orders(served, 0) != await orders(served, 1)

    monkeypatch.setattr(views, "_fields", leak)
    serve(tmp_path, do)
