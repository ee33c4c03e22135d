"""`gorin games`: what can be played here, and what not yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from rich.padding import Padding
from rich.text import Text

from gorin.cli.output import Json, Lang, Output, guard, light_table
from gorin.content.box.boards import Boards
from gorin.content.box.choices import choices
from gorin.content.boxes import find_box
from gorin.content.boxes import games as game_ids
from gorin.content.desk import decks as desk
from gorin.content.desk.names import reader_for
from gorin.kernel.words import Message, say


class FormatRow(Struct, frozen=True):
    """A playable format; seats are how many may play it at most, boards may allow fewer."""

    id: str
    title: str
    book: str
    fewest_seats: int
    most_seats: int


class BoardRow(Struct, frozen=True):
    """A board that comes with the program, such as a level; `alone`: one may play it alone."""

    id: str
    title: str
    fewest_seats: int
    most_seats: int
    alone: bool
    variants: tuple[str, ...]


class DeckRow(Struct, frozen=True):
    """A deck that comes with the program; `cards` counts those of its large sections.

    `line` tells it from others, such as its clan; `formats` are those that it is legal in.
    """

    id: str
    name: str
    cards: int
    line: str = ""
    formats: tuple[str, ...] = ()


class OptionRow(Struct, frozen=True):
    """An option of a game: what `--option` calls it, and what it may be if that is fixed."""

    name: str
    label: str
    allowed: tuple[str | int, ...]
    usual: Any


class GameRow(Struct, frozen=True, kw_only=True):
    """A game Gorin is for. One without formats cannot be played yet.

    `kind` is what its boards are called in commands, such as "levels"; empty without any.
    """

    id: str
    title: str
    playable: bool = False
    formats: tuple[FormatRow, ...] = ()
    kind: str = ""
    boards: tuple[BoardRow, ...] = ()
    decks: tuple[DeckRow, ...] = ()
    options: tuple[OptionRow, ...] = ()


def games(*, lang: Lang = None, json: Json = False) -> None:
    """List the games, their formats, boards, decks and options."""
    with guard(lang, as_json=json) as output:
        rows = [game_row(output, game) for game in game_ids()]
        if json:
            output.data({"games": rows})
            return
        for row in rows:
            _show(output, row)
        output.text(say("games-try", game=rows[0].id))


def game_row(output: Output, game: str) -> GameRow:
    """Return what there is of a game."""
    title, box = output.read(f"game-{game}"), find_box(game)
    reader = reader_for(output.library, output.reader.language, game=game)
    formats = tuple(
        FormatRow(each.id, output.read(each.title), each.book, each.fewest_seats, each.most_seats)
        for each in box.choosable
    )
    return GameRow(
        id=game,
        title=title,
        playable=bool(formats),
        formats=formats,
        kind="" if box.boards is None else box.boards.kind,
        boards=() if box.boards is None else tuple(_boards(output, game, box.boards)),
        decks=tuple(
            DeckRow(
                deck.id,
                desk.title(reader, deck.id, deck.name),
                deck.cards,
                "" if deck.line is None else reader.read(deck.line),
                deck.formats,
            )
            for deck in desk.shipped(output.library, game)
        ),
        options=tuple(
            OptionRow(each.name, reader.read(each.label), each.allowed, each.usual)
            for each in choices(box.options, box.text_options)
        ),
    )


def _boards(output: Output, game: str, boards: Boards) -> Iterator[BoardRow]:
    reader = reader_for(output.library, output.reader.language, game=game)
    for each in boards.entries(output.library):
        title = reader.read(each.title)
        seats = each.fewest_seats, each.most_seats
        yield BoardRow(each.id, title, *seats, each.alone, each.variants)


def _show(output: Output, row: GameRow) -> None:
    output.show(Text(row.title, "bold").append(f"  {row.id}", "dim"))
    table = light_table()
    table.show_header = False
    for style in ("dim", "bold", "", "dim"):
        # Ids are typed, so none is cut.
        table.add_column(style=style, no_wrap=style == "bold")
    before = ""
    for kind, id, title, note in _lines(output, row):
        # What a line is stands at the first of its kind.
        table.add_row("" if kind == before else kind, id, title, note)
        before = kind
    output.show(Padding(table, (0, 0, 1, 2)))


def _lines(output: Output, row: GameRow) -> Iterator[tuple[str, str, str, str]]:
    """Yield what there is of a game: what it is, its id, its title, for how many or how large."""
    company = find_box(row.id).company
    for each in row.formats:
        seats = _seats(each.fewest_seats, each.most_seats)
        note = output.reader.read(seats if company is None else company)
        yield output.read("games-format"), each.id, each.title, note
    box = find_box(row.id)
    for board in row.boards:
        assert box is not None, row.id
        assert box.boards is not None, row.id
        seats = _seats(board.fewest_seats, board.most_seats)
        if board.alone and board.fewest_seats > 1:
            seats = say("games-seats-solo", seats=seats)
        kind = reader_for(output.library, output.reader.language, game=row.id).read(
            say(box.boards.one)
        )
        yield kind, board.id, board.title, output.reader.read(seats)
    for deck in row.decks:
        size = output.read("games-deck-size", cards=deck.cards)
        yield output.read("games-deck"), deck.id, deck.name, size
    for option in row.options:
        allowed = ", ".join(map(str, option.allowed))
        yield output.read("games-option"), option.name, option.label, allowed


def _seats(fewest: int, most: int) -> Message:
    """Return for how many seats something is."""
    if fewest == most:
        return say("games-seats", count=most)
    return say("games-seats-range", fewest=fewest, most=most)
