"""Golden playthroughs to read: whole games in words, with what was asked, chosen and told.

What the seats answered is kept beside each of them, so that a better bot changes nothing here, and
a changed rule shows. When a change is meant, let the bots play anew with `GORIN_WRITE_GOLDEN=1`,
or write only how the same games read with `GORIN_WRITE_GOLDEN=words`, and review the difference
like code: somebody who knows the game follows it without asking back.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from tests.shipped import reader_for, wishes_for

from gorin.bots.agent import HEURISTIC, answer
from gorin.content.boxes import find_box
from gorin.content.desk.matches import plan, starter
from gorin.content.desk.replays import EVERYBODY, told_to
from gorin.kernel.chance import Fast
from gorin.kernel.decision import CHANCE, Decision, Option, Seat
from gorin.kernel.journal import Answered, Initiated
from gorin.kernel.match import Match
from gorin.kernel.words import say
from gorin.text.render import Reader

GOLDEN = Path(__file__).parent / "golden"
WORDS = "words"
"""Asks for the same games in the words of now."""
SHOWN = 24
"""Of more answers than so many only their number is told."""


class Game(Struct, frozen=True):
    """What is played: the game and its format, who sits there with which deck, by which seed."""

    game: str
    format: str
    players: tuple[str, ...]
    decks: tuple[str, ...]
    seed: int


GAMES: dict[str, Game] = {
    "l5r-lcg-stronghold-two": Game(
        "l5r-lcg",
        "stronghold",
        ("Crane", "Scorpion"),
        ("stronghold-crane", "stronghold-scorpion"),
        3,
    ),
    "l5r-lcg-skirmish-two": Game(
        "l5r-lcg", "skirmish", ("Lion", "Dragon"), ("skirmish-lion", "skirmish-dragon"), 5
    ),
    "l5r-lcg-skirmish-three": Game(
        "l5r-lcg",
        "skirmish",
        ("Crab", "Phoenix", "Unicorn"),
        ("skirmish-crab", "skirmish-phoenix", "skirmish-unicorn"),
        7,
    ),
    "l5r-lcg-enlightenment-three": Game(
        "l5r-lcg",
        "enlightenment",
        ("Crane", "Dragon", "Lion"),
        ("stronghold-crane", "stronghold-dragon", "stronghold-lion"),
        9,
    ),
    "l5r-lcg-enlightenment-four": Game(
        "l5r-lcg",
        "enlightenment",
        ("Crab", "Phoenix", "Scorpion", "Unicorn"),
        ("stronghold-crab", "stronghold-phoenix", "stronghold-scorpion", "stronghold-unicorn"),
        11,
    ),
}

Deed = list[Any]
"""A seat and its answer; or a seat, what it did unasked, and what it said with it."""


def match_of(game: Game) -> Match[Any]:
    """Return the match of a playthrough, not started."""
    seats = len(game.players)
    wished = wishes_for(game.game, seats=seats, format=game.format, decks=game.decks)
    return starter(plan(game.game, wished), forkable=True)(Fast(game.seed))


def asked(match: Match[Any], seat: Seat) -> Any:
    """Return the question that a seat is asked."""
    return next(question for question in match.pending if question.decision.seat == seat)


def is_free(decision: Decision[Any]) -> bool:
    """Return whether a seat has anything to choose."""
    return decision.domain is not None or len(decision.options) > 1


def played_by_bots(game: Game) -> list[Deed]:
    """Let bots play, and return what they did where they could do anything else."""
    box = find_box(game.game)
    seats = range(len(game.players))
    agents = {
        Seat(seat): box.players.agent(HEURISTIC, game.seed + seat, game.format) for seat in seats
    }
    match = match_of(game)
    match.start()
    _ = answer(match, agents)
    again, deeds = match_of(game), list[Deed]()
    again.start()
    for entry in match.journal.all():
        if isinstance(entry, Initiated):
            deeds.append([entry.seat, entry.kind, entry.data])
        elif isinstance(entry, Answered) and entry.seat != CHANCE:
            if is_free(asked(again, entry.seat).decision):
                deeds.append([entry.seat, entry.answer])
        else:
            continue  # chance answers by itself
        again.feed(entry)
    return deeds


def transcript(game: Game, deeds: list[Deed]) -> Iterator[str]:
    """Yield a playthrough in words: who was asked what, what could be answered, what came of it."""
    reader = reader_for("en", game.players, game=game.game)
    match = match_of(game)
    seats = tuple(Seat(seat) for seat in range(len(game.players)))
    match.start()
    yield from told(match, reader, seats, 0)
    for deed in deeds:
        yield from forced(match, reader, seats)
        seen = len(match.table.log)
        yield from done(match, reader, game, deed)
        yield from told(match, reader, seats, seen)
    yield from forced(match, reader, seats)
    outcome = match.outcome
    assert outcome is not None, "a playthrough goes to its end"
    winners = ", ".join(game.players[seat] for seat in outcome.winners)
    yield f"{winners or 'Nobody'} wins: {reader.read(say(outcome.reason))} · {outcome.clause}"


def forced(match: Match[Any], reader: Reader, seats: tuple[Seat, ...]) -> Iterator[str]:
    """Give the answers that alone are possible, and yield what comes of them."""
    while match.pending and not any(is_free(open.decision) for open in match.pending):
        seen = len(match.table.log)
        match.pick(match.pending[0], 0)
        yield from told(match, reader, seats, seen)


def done(match: Match[Any], reader: Reader, game: Game, deed: Deed) -> Iterator[str]:
    """Do what a seat did, and yield what it was asked and what it answered."""
    seat, name = Seat(deed[0]), game.players[deed[0]]
    if len(deed) > 2:  # whoever is asked says nothing more
        yield f"{name}, unasked: {reader.read(say(f'initiative-{deed[1]}'))}"
        match.initiate(seat, deed[1], deed[2])
        return
    decision = asked(match, seat).decision
    yield f"{name} is asked: {reader.read(decision.message)} · {decision.prompt.clause}"
    named = match.table.rulebook.game.option_message
    keys = [] if decision.domain is None else getattr(decision.domain, "keys", [])
    options = (*decision.options, *(Option(key, key) for key in keys))
    count = Counter(reader.read(named(match.table, decision, one)) for one in options)
    words = [f"{word} ({times} times)" if times > 1 else word for word, times in count.items()]
    more = f" | and {len(words) - SHOWN} more" if len(words) > SHOWN else ""
    if words:
        yield f"    {' | '.join(words[:SHOWN])}{more}"
    chosen = decision.option(deed[1]) if isinstance(deed[1], str) else None
    if chosen is None:
        parts = deed[1] if isinstance(deed[1], list) else [deed[1]]
        named_parts = [Option(part, part) for part in parts if isinstance(part, str)]
        meant = [reader.read(named(match.table, decision, part)) for part in named_parts]
        yield f"    -> {', '.join(meant) or deed[1] or 'none'}"
    else:
        yield f"    -> {reader.read(named(match.table, decision, chosen))}"
    match.choose(seat, deed[1])


def told(match: Match[Any], reader: Reader, seats: tuple[Seat, ...], seen: int) -> Iterator[str]:
    """Yield what all together are told of what happened."""
    for event in match.log(seen):
        for message in told_to(event, EVERYBODY, seats):
            yield f"  {reader.read(message)} · {event.clause}"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_whole_game_goes_as_it_went(name: str) -> None:
    game, deeds_file, words_file = GAMES[name], GOLDEN / f"{name}.json", GOLDEN / f"{name}.txt"
    written = os.environ.get("GORIN_WRITE_GOLDEN", "")
    if written not in ("", WORDS):
        lines = (json.dumps(deed, separators=(",", ":")) for deed in played_by_bots(game))
        deeds_file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    deeds: list[Deed] = json.loads(deeds_file.read_text(encoding="utf-8"))
    now = "\n".join(transcript(game, deeds)) + "\n"
    if written:
        words_file.write_text(now, encoding="utf-8")
    assert now == words_file.read_text(encoding="utf-8"), (
        "review the difference, then write it anew"
    )
