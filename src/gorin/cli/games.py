"""`gorin games`: what can be played here, and what not yet."""

from __future__ import annotations

from msgspec import Struct
from rich.text import Text

from gorin.cli.output import Json, Lang, Output, guard
from gorin.content.boxes import box_of
from gorin.content.boxes import games as game_ids
from gorin.content.desk import decks as desk
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.levels import read_title
from gorin.kernel.words import say


class FormatRow(Struct, frozen=True):
    """A playable format; seats are how many may play it at most, levels may allow fewer."""

    id: str
    title: str
    book: str
    fewest_seats: int
    most_seats: int


class LevelRow(Struct, frozen=True):
    """A level that comes with the program."""

    id: str
    title: str
    fewest_seats: int
    most_seats: int
    solo: bool
    variants: tuple[str, ...]


class DeckRow(Struct, frozen=True):
    """A deck that comes with the program; `cards` counts those of its large sections."""

    id: str
    name: str
    cards: int


class GameRow(Struct, frozen=True):
    """A game Gorin is for. One without formats cannot be played yet."""

    id: str
    title: str
    playable: bool
    formats: tuple[FormatRow, ...] = ()
    levels: tuple[LevelRow, ...] = ()
    decks: tuple[DeckRow, ...] = ()


def games(*, lang: Lang = None, json: Json = False) -> None:
    """List the games, their formats, levels and decks."""
    with guard(lang, as_json=json) as output:
        rows = [game_row(output, game) for game in game_ids()]
        if json:
            output.data({"games": rows})
            return
        for row in rows:
            _show(output, row)
        output.text(say("games-try"))


def game_row(output: Output, game: str) -> GameRow:
    """Return what there is of a game."""
    box = box_of(game)
    formats = tuple(
        FormatRow(
            found.id, output.read(found.title), found.book, found.fewest_seats, found.most_seats
        )
        for found in (() if box is None else box.choosable)
    )
    title = output.read(f"game-{game}")
    decks = tuple(DeckRow(deck.id, deck.name, deck.cards) for deck in desk.shipped(game))
    if game != "tomb-raider":
        return GameRow(game, title, bool(formats), formats, decks=decks)
    levels = tuple(_level(output, name) for name in tomb_raider.level_names())
    return GameRow(game, title, bool(formats), formats, levels, decks)


def _level(output: Output, name: str) -> LevelRow:
    level = tomb_raider.load_level(name)
    return LevelRow(
        level.id,
        read_title(output.reader, level.title),
        level.players.min,
        level.players.max,
        level.solo is not None,
        tuple(variant.id for variant in level.variants),
    )


def _show(output: Output, row: GameRow) -> None:
    state = "" if row.playable else " — " + output.read("games-not-yet")
    output.show(Text(row.title, "bold").append(f"  {row.id}", "dim").append(state, "not bold"))
    for found in row.formats:
        seats = {"fewest": found.fewest_seats, "most": found.most_seats}
        _line(output, "games-format", found.id, output.read("games-seats", **seats), found.title)
    for level in row.levels:
        seats = {"fewest": level.fewest_seats, "most": level.most_seats}
        id = "games-seats-solo" if level.solo else "games-seats"
        _line(output, "games-level", level.id, output.read(id, **seats), level.title)
    for deck in row.decks:
        size = output.read("games-deck-size", cards=deck.cards)
        _line(output, "games-deck", deck.id, size, deck.name)
    output.text("")


def _line(output: Output, kind: str, id: str, note: str, title: str) -> None:
    line = Text("  ").append(output.read(kind) + " ", "dim").append(id, "bold")
    output.show(line.append("  " + output.read("with-aside", text=title, aside=note)))
