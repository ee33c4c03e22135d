"""Decks of any game: those that come with Gorin, and those of one's own while they are made."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.content.box.wishes import Wishes
from gorin.content.boxes import boxes
from gorin.content.cards.pool import Library
from gorin.content.decks.lists import MOST_TEXT
from gorin.content.decks.report import DeckReport
from gorin.content.decks.sheets import Deck, Sheet
from gorin.content.desk import decks as desk
from gorin.content.reading.unknown import unknown_deck
from gorin.kernel.words import say
from gorin.web.bodies.content import DeckEntry, FileText
from gorin.web.bodies.decks import (
    CheckDeck,
    ConvertDeck,
    DeckAsked,
    DecksOfGame,
    DeckWishes,
    SectionEntry,
)
from gorin.web.errors import NotThere
from gorin.web.routes import Call, Parameter, Route
from gorin.web.wording import check_length, check_size

ABOUT = "decks and levels"


def _game_in(call: Call[None]) -> str:
    game = call.path("game")
    if not desk.has_decks(game):
        raise NotThere(say("decks-none", game=game))
    return game


def deck_entries(library: Library, game: str) -> tuple[DeckEntry, ...]:
    """Return the decks of a game that come with Gorin; none if nobody chooses decks in it."""
    return tuple(
        DeckEntry(
            deck.id,
            deck.name,
            deck.description,
            deck.lead,
            deck.cards,
            deck.printed,
            deck.line,
            deck.formats,
        )
        for deck in desk.shipped(library, game)
    )


async def give_decks(call: Call[None]) -> DecksOfGame:
    """Give what decks of a game are like, and those that come with Gorin."""
    game = _game_in(call)
    outline = desk.decks_of(game).outline
    return DecksOfGame(
        game,
        tuple(
            SectionEntry(
                section.id,
                say(section.title),
                section.style,
                section.fewest,
                section.most,
                section.copies,
                section.clause,
            )
            for section in outline.sections
        ),
        deck_entries(call.site.library, game),
    )


async def give_deck(call: Call[None]) -> DeckReport:
    """Give a deck that comes with Gorin."""
    game, id = _game_in(call), call.path("deck")
    known = desk.decks_of(game).names()
    if id not in known:
        raise NotThere(unknown_deck(id, known))
    library = call.site.library
    sheet = desk.shipped_sheet(library, game, id)
    return desk.report(game, sheet, desk.wishes_for(library, game))


def _check_lengths(asked: DeckAsked) -> None:
    """Check that a deck is no longer than one that a table takes.

    Raises:
        BadInput: it is longer.
    """
    check_length(asked.text, MOST_TEXT, "text")
    check_size(asked.deck, MOST_TEXT, "deck")


def _game_of(asked: DeckAsked) -> str:
    """Return the game of a deck: the one that is named, that its text says, or the first.

    Raises:
        BadInput: there is no such game.
    """
    if asked.game:
        return asked.game
    return boxes()[0].id if asked.deck is not None else desk.game_of(asked.text)


def _sheet(library: Library, game: str, asked: DeckAsked) -> Sheet[Deck]:
    if asked.deck is None:
        return desk.sheet_from(library, game, asked.text)
    return desk.sheet_with(library, game, asked.deck)


def _wishes(library: Library, game: str, wishes: DeckWishes) -> Wishes:
    return desk.wishes_for(
        library, game, format=wishes.format, seats=wishes.seats, options=wishes.options
    )


async def check_deck(call: Call[CheckDeck]) -> DeckReport:
    """Read and judge a deck."""
    call.site.checks.take(call.address)
    asked, library = call.body, call.site.library
    _check_lengths(asked)

    def judged() -> DeckReport:
        game = _game_of(asked)
        wishes = _wishes(library, game, asked.wishes)
        return desk.report(game, _sheet(library, game, asked), wishes)

    return await call.site.judges.do(judged)


async def convert_deck(call: Call[ConvertDeck]) -> FileText:
    """Write a deck in a form."""
    call.site.checks.take(call.address)
    asked, library = call.body, call.site.library
    _check_lengths(asked)

    def written() -> str:
        game = _game_of(asked)
        sheet = _sheet(library, game, asked)
        deck = sheet.sound() if asked.deck is None else sheet.deck
        return desk.export(library, game, deck, asked.to)

    return FileText(await call.site.judges.do(written))


# -- routes --------------------------------------------------------------------------------


def _routes() -> Iterator[Route]:
    game, deck = Parameter("game", "The id of a game."), Parameter("deck", "The id of a deck.")
    yield Route(
        method="GET",
        path="/api/decks/{game}",
        handler=give_decks,
        says="The sections of the decks of a game, and the decks that come with Gorin.",
        about=ABOUT,
        gives=DecksOfGame,
        parameters=(game,),
        faults=(404,),
    )
    yield Route(
        method="GET",
        path="/api/decks/{game}/{deck}",
        handler=give_deck,
        says="A deck that comes with Gorin, with all there is to say of it.",
        about=ABOUT,
        gives=DeckReport,
        parameters=(game, deck),
        faults=(404,),
    )
    yield Route(
        method="POST",
        path="/api/decks/check",
        handler=check_deck,
        says="Reads and judges a deck, finished or not: all faults, all reasons, its figures.",
        about=ABOUT,
        takes=CheckDeck,
        gives=DeckReport,
    )
    yield Route(
        method="POST",
        path="/api/decks/convert",
        handler=convert_deck,
        says="Writes a deck in a form.",
        about=ABOUT,
        takes=ConvertDeck,
        gives=FileText,
    )


ROUTES = tuple(_routes())
