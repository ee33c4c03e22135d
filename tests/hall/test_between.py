"""States of a match on the way to the next question, where something grave happened."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.hall.halls import Client, House, is_done, run
from tests.hall.tables import ANA, BEN, Table

from gorin.content.box.weights import Weights
from gorin.content.boxes import games
from gorin.hall.table.between import MOST, Betweens
from gorin.hall.table.commands import AnswerUndo, AskUndo
from gorin.hall.table.play import start_of
from gorin.hall.table.terms import Chosen
from gorin.hall.table.updates import BetweenView, Sight, Splice, Update
from gorin.kernel.match import Match
from gorin.kernel.table import Table as RulesTable

ANSWERS = 120
MATCHES = 8


def spliced(before: Any, changes: tuple[Splice, ...]) -> list[Any]:
    """Return a list after some of its rows were replaced."""
    rows, at = list[Any](), 0
    for one in changes:
        rows += [*before[at : one.at], *one.rows]
        at = one.at + one.gone
    return [*rows, *before[at:]]


def after(view: Mapping[str, Any], one: BetweenView | Sight) -> dict[str, Any]:
    """Return a view after some of its fields and rows have changed."""
    lists = {name: spliced(view[name], changes) for name, changes in one.rows.items()}
    return {**view, **one.view, **lists}


def at_event(match: Match[Any], start: RulesTable[Any], at: int) -> RulesTable[Any]:
    """Return the table as the events before a place have made it, and nothing else."""
    state = start.state.copy()
    for event in match.log()[:at]:
        event.apply(state)
    return RulesTable(start.rulebook, state, match.table.log.fork(at))


def plain(value: Any) -> Any:
    """Return a value as a client has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def on_the_way(client: Client) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield what a client was told of how the match stood on the way, with the whole view."""
    view: dict[str, Any] = {}
    for news in client.news:
        sight = getattr(news, "sight", None)
        if not isinstance(sight, Sight):
            continue
        way = view
        places = [one.at for one in sight.between]
        assert places == sorted(set(places))
        if isinstance(news, Update) and places:
            assert all(any(line.at < at for line in news.lines) for at in places)
        for one in sight.between:
            way = after(way, one)
            yield one.at, way
        view = dict(sight.view) if sight.whole else after(view, sight)


@pytest.mark.parametrize("game", games())
def test_each_seat_is_told_how_the_match_stood_when_something_grave_happened(
    game: str, tmp_path: Path
) -> None:
    """All that is told is what the events up to there have made, as this seat sees it."""

    async def test(house: House) -> None:
        below = random.Random(4)
        # Chance may let a match go by without anything grave.
        for _ in range(MATCHES):
            if await look_at(house, below, game):
                return
        raise AssertionError(f"{MATCHES} matches, and nothing grave has happened")

    run(tmp_path, test)


async def look_at(house: House, below: random.Random, game: str) -> int:
    """Play a match at random; return how often it was told how it stood on the way."""
    live, clients = await house.match(ANA, BEN, chosen=Chosen(game, None, {}))
    await answers(clients, below, ANSWERS)
    match = live.room.match
    assert match is not None
    header = live.room.header
    assert header is not None
    start = start_of(live.room.standing.library, header)
    looked = 0
    for client in clients:
        seat = live.room.seat_of(client.person)
        for at, view in on_the_way(client):
            looked += 1
            table = at_event(match, start, at)
            expected = table.rulebook.game.view(table, seat)
            for name in table.rulebook.game.view(table, seat).__struct_fields__:
                assert plain(view[name]) == plain(getattr(expected, name)), (at, name)
    return looked


async def answers(clients: Sequence[Client], below: random.Random, most: int) -> None:
    """Answer at random so many times, or until nobody is asked."""
    for _ in range(most):
        asked = [client for client in clients if client.is_asked]
        if not asked:
            return
        _ = await any_answer(below.choice(asked), below)


async def any_answer(client: Client, below: random.Random) -> Any:
    """Answer what is asked first, at random."""
    assert client.sight is not None
    question = client.sight.questions[0]
    if question.options:
        return await client.answer(below=below)
    assert question.domain is not None
    return await client.answer(question.domain.default())


def test_what_is_taken_back_leaves_nothing_behind(tmp_path: Path) -> None:
    """After something is taken back the way leads from how it stands then."""

    async def test(house: House) -> None:
        chosen = Chosen("l5r-lcg", None, {})
        live, (ana, ben) = await house.match(ANA, BEN, chosen=chosen, undo="any")
        below = random.Random(9)
        await answers((ana, ben), below, 60)
        play = live.room.standing.play
        assert play is not None
        assert play.betweens.kept == [], "all are told"
        before = len(play.match.table.log)
        for client in (ana, ben):
            if is_done(await client.do(AskUndo(1))):
                _ = await (ben if client is ana else ana).do(AnswerUndo(1, agrees=True))
        assert len(play.match.table.log) < before, "nothing was taken back"
        undone = [news for news in ana.updates if news.undone is not None]
        assert all(news.sight is None or not news.sight.between for news in undone)
        told = len(list(on_the_way(ana)))
        await answers((ana, ben), below, 60)
        assert len(list(on_the_way(ana))) > told, "after it nobody looks any more"

    run(tmp_path, test)


def test_there_is_a_state_after_a_grave_event_and_before_it_after_small_ones() -> None:
    table = Table(ANA, BEN).begin()
    log = table.until(lambda: len(table.match.table.log) > 60).match.log()
    kinds = [type(event) for event in log]
    assert len(set(kinds)) > 6
    start = start_of(table.room.standing.library, _header(table))
    graves = frozenset(sorted(set(kinds), key=kinds.index)[3:5])
    for weights, expected in (
        (Weights(), set[int]()),
        (Weights(none=frozenset(kinds)), set[int]()),
        (Weights(grave=frozenset(kinds)), set(range(1, len(log)))),
        (Weights(grave=graves), _expected(log, graves)),
    ):
        betweens = Betweens(weights)
        again = RulesTable(start.rulebook, start.state.copy())
        betweens.watch(again)
        for event in log:
            again.record(event)
        kept = [one.at for one in betweens.kept]
        assert kept == sorted(expected)[:MOST]


def _expected(log: Any, graves: frozenset[type]) -> set[int]:
    """Return where a state is worth seeing: after grave events, and before if small led there."""
    places, small = set[int](), False
    for at, event in enumerate(log):
        if type(event) in graves:
            if small:
                places.add(at)
            places.add(at + 1)
            small = False
        else:
            small = True
    return {at for at in places if at < len(log)}


def _header(table: Table) -> Any:
    header = table.room.header
    assert header is not None
    return header
