"""Tables of finished games: how often who won, and how long games were, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.boxes import box_of
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say
from gorin.sim.statistics import Share, Spread, share_of, spread_of


class Sitter(Struct, frozen=True):
    """A player at a seat: a bot, by its level, or a person, by a key and a name to be shown.

    `deck` is what the deck of the seat is called, empty if that is not known.
    """

    kind: Literal["person", "bot"]
    key: str
    name: str = ""
    deck: str = ""


class GameRow(Struct, frozen=True):
    """A game that is over.

    Attributes:
        game: the id of the game.
        format: the id of its format.
        board: the id of what it was played on, such as a level.
        title: what that is called.
        sitters: who sat at the seats, in their order.
        winners: the seats that won; none if nobody did.
        turns: how many turns it took.
        seconds: how long it took.
    """

    game: str
    format: str
    board: str
    title: Message
    sitters: tuple[Sitter, ...]
    winners: tuple[Seat, ...]
    turns: int
    seconds: int


class TableLine(Struct, frozen=True):
    """The results of games of one kind.

    `wins` is the share of them that were won: by whom the line is about, or by anybody.
    """

    key: str
    label: Message
    games: int
    wins: Share
    turns: Spread
    seconds: Spread


class Length(Struct, frozen=True):
    """The number of games that took a number of turns."""

    turns: int
    games: int


class GameTables(Struct, frozen=True):
    """All that is counted of finished games; the lines with most games come first.

    A game counts in the line of a bot, a person or a deck once for each seat they had. `places`
    are seats by number, in games of several.
    """

    games: int
    undecided: int
    turns: Spread
    seconds: Spread
    lengths: tuple[Length, ...]
    boards: tuple[TableLine, ...]
    formats: tuple[TableLine, ...]
    seats: tuple[TableLine, ...]
    places: tuple[TableLine, ...]
    bots: tuple[TableLine, ...]
    people: tuple[TableLine, ...]
    decks: tuple[TableLine, ...]


class _Sitting(Struct, frozen=True):
    """A game in one line of a table: the key and the name of the line, and whether it was won.

    `seat` is the one that the line is about, None if it is about the game.
    """

    key: str
    label: Message
    row: GameRow
    won: bool
    seat: int | None = None


def tables_of(rows: Iterable[GameRow]) -> GameTables:
    """Return what finished games come to."""
    games = tuple(rows)
    return _tables(
        games,
        boards=_whole(games, _board),
        formats=_whole(games, _format),
        seats=_whole(games, _seats),
        places=_places(games),
        bots=_sat(games, "bot"),
        people=_sat(games, "person"),
        decks=_decks(games),
    )


def tables_of_one(rows: Iterable[GameRow], person: str) -> GameTables:
    """Return what the games of one person come to: every line counts what they won.

    `bots` and `people` are whom they played with, `places` and `decks` are their own.
    """
    games = tuple(row for row in rows if _own_seat(row, person) is not None)
    return _tables(
        games,
        boards=_mine(_whole(games, _board), person),
        formats=_mine(_whole(games, _format), person),
        seats=_mine(_whole(games, _seats), person),
        places=_of_seat(_places(games), person),
        bots=_mine(_met(games, "bot", person), person),
        people=_mine(_met(games, "person", person), person),
        decks=_of_seat(_decks(games), person),
    )


def _tables(games: Sequence[GameRow], **sittings: Iterable[_Sitting]) -> GameTables:
    """Return what games come to, with the sittings of each field that has lines."""
    lengths = Counter(row.turns for row in games)
    return GameTables(
        games=len(games),
        undecided=sum(not row.winners for row in games),
        turns=spread_of([row.turns for row in games]),
        seconds=spread_of([row.seconds for row in games]),
        lengths=tuple(Length(turns, lengths[turns]) for turns in sorted(lengths)),
        **{name: _lines(sat) for name, sat in sittings.items()},
    )


def _own_seat(row: GameRow, person: str) -> int | None:
    seats = (
        seat
        for seat, sitter in enumerate(row.sitters)
        if (sitter.kind, sitter.key) == ("person", person)
    )
    return next(seats, None)


def _mine(sittings: Iterable[_Sitting], person: str) -> Iterator[_Sitting]:
    """Yield sittings as won where one person won."""
    for sitting in sittings:
        yield replace(sitting, won=_own_seat(sitting.row, person) in sitting.row.winners)


def _of_seat(sittings: Iterable[_Sitting], person: str) -> Iterator[_Sitting]:
    """Yield the sittings at the seat that one person had."""
    for sitting in sittings:
        if sitting.seat == _own_seat(sitting.row, person):
            yield sitting


def _met(
    games: Sequence[GameRow], kind: Literal["person", "bot"], person: str
) -> Iterator[_Sitting]:
    """Yield each game once for everybody of a kind whom one person played with."""
    for row in games:
        met = {sitter.key: sitter for sitter in row.sitters if sitter.kind == kind}
        for key, sitter in met.items():
            if (kind, key) != ("person", person):
                yield _Sitting(key, _called(sitter), row, won=False)


def _board(row: GameRow) -> tuple[str, Message]:
    return row.board, row.title


def _format(row: GameRow) -> tuple[str, Message]:
    box = box_of(row.game)
    titles = () if box is None else (each.title for each in box.formats if each.id == row.format)
    plain = say("stats-deck", name=row.format)  # what was played before and is gone
    return row.format, next((say(title) for title in titles), plain)


def _seats(row: GameRow) -> tuple[str, Message]:
    count = len(row.sitters)
    return str(count), say("stats-seats", count=count)


def _whole(
    games: Sequence[GameRow], named: Callable[[GameRow], tuple[str, Message]]
) -> Iterator[_Sitting]:
    """Yield each game once, under a name of its own."""
    for row in games:
        key, label = named(row)
        yield _Sitting(key, label, row, bool(row.winners))


def _places(games: Sequence[GameRow]) -> Iterator[_Sitting]:
    for row in games:
        for seat in range(len(row.sitters) if len(row.sitters) > 1 else 0):
            label = say("seat-name", number=seat + 1)
            yield _Sitting(str(seat), label, row, seat in row.winners, seat)


def _decks(games: Sequence[GameRow]) -> Iterator[_Sitting]:
    for row in games:
        for seat, sitter in enumerate(row.sitters):
            if sitter.deck:
                label = say("stats-deck", name=sitter.deck)
                yield _Sitting(sitter.deck, label, row, seat in row.winners, seat)


def _sat(games: Sequence[GameRow], kind: str) -> Iterator[_Sitting]:
    for row in games:
        for seat, sitter in enumerate(row.sitters):
            if sitter.kind == kind:
                yield _Sitting(sitter.key, _called(sitter), row, seat in row.winners)


def _called(sitter: Sitter) -> Message:
    if sitter.kind == "bot":
        return say(f"bot-level-{sitter.key}")
    return say("stats-person", name=sitter.name)


def _lines(sittings: Iterable[_Sitting]) -> tuple[TableLine, ...]:
    groups: dict[str, list[_Sitting]] = {}
    for sitting in sittings:
        groups.setdefault(sitting.key, []).append(sitting)
    lines = [_line(key, same) for key, same in groups.items()]
    return tuple(sorted(lines, key=lambda line: (-line.games, line.key)))


def _line(key: str, sittings: Sequence[_Sitting]) -> TableLine:
    """Return a line; somebody is called as in their last game."""
    count = len(sittings)
    return TableLine(
        key,
        sittings[-1].label,
        count,
        share_of(sum(sitting.won for sitting in sittings), count),
        spread_of([sitting.row.turns for sitting in sittings]),
        spread_of([sitting.row.seconds for sitting in sittings]),
    )
