"""Decks and levels: what comes with Gorin, and those of one's own while they are made; search."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from gorin.content.cards.search_text import Found, search_in
from gorin.content.reading.files import read_text
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.deck_service import (
    DeckReport,
    DeckWishes,
    export_deck,
    judge_deck,
    judge_text,
    setting_of,
)
from gorin.content.tomb_raider.level_files import Wanted
from gorin.content.tomb_raider.level_service import LevelReport, judge_form, judge_level, new_level
from gorin.content.tomb_raider.levels import LEVELS, SUFFIX
from gorin.content.tomb_raider.options import MOST_DECK_TEXT, MOST_LEVEL_TEXT
from gorin.content.tomb_raider.search import search_index
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES
from gorin.web.bodies.content import (
    CheckDeck,
    CheckLevel,
    ConvertDeck,
    FileText,
    Like,
    SearchFields,
)
from gorin.web.cards import why_no_cards
from gorin.web.errors import NotThere
from gorin.web.identity import language_of
from gorin.web.routes import Call, Parameter, Route

ABOUT = "decks and levels"
MOST_SEATS = 20


def check_length(text: str, most: int, place: str) -> None:
    """Check that a text is no longer than one that a table takes.

    Judging takes time that grows with the text.

    Raises:
        BadInput: it is longer.
    """
    if len(text) > most:
        raise BadInput(say("hall-text-too-long", most=most), place=place)


def _check_size(found: object, most: int, place: str) -> None:
    """Check that what comes in place of a text would be no longer than one that a table takes.

    Raises:
        BadInput: it would be.
    """
    try:
        text = msgspec.json.encode(found).decode()
    except RecursionError:
        raise BadInput(say("web-no-json"), place=place) from None
    check_length(text, most, place)


def language_in(call: Call[Any], asked: str) -> str:
    """Return a language: the one asked for, else that of the browser.

    Raises:
        BadInput: there is no such language.
    """
    if asked and asked not in LANGUAGES:
        told = say("cli-unknown-language", asked=asked, known=LANGUAGES)
        raise BadInput(told, place="language")
    return asked or language_of(call.request)


# -- decks ---------------------------------------------------------------------------------


async def give_deck(call: Call[None]) -> DeckReport:
    """Give a deck that comes with Gorin."""
    id = call.path("deck")
    known = tomb_raider.deck_names()
    if id not in known:
        raise NotThere(say("deck-unknown", asked=id, known=known))
    return judge_deck(tomb_raider.load_deck(id), setting_of(DeckWishes()))


async def check_deck(call: Call[CheckDeck]) -> DeckReport:
    """Read and judge a deck."""
    call.site.checks.take(call.address)
    asked = call.body
    check_length(asked.text, MOST_DECK_TEXT, "text")
    _check_size(asked.deck, MOST_DECK_TEXT, "deck")
    check_length(asked.wishes.level_text, MOST_LEVEL_TEXT, "level")

    def judged() -> DeckReport:
        setting = setting_of(asked.wishes)
        if asked.deck is not None:
            return judge_deck(asked.deck, setting)
        return judge_text(asked.text, setting)

    return await call.site.judges.do(judged)


async def convert_deck(call: Call[ConvertDeck]) -> FileText:
    """Write a deck in a form."""
    call.site.checks.take(call.address)
    asked = call.body
    check_length(asked.text, MOST_DECK_TEXT, "text")
    _check_size(asked.deck, MOST_DECK_TEXT, "deck")

    def written() -> str:
        deck = asked.deck
        if deck is None:
            deck = tomb_raider.deck_of(tomb_raider.sheet_from(asked.text, "deck"))
        return export_deck(deck, asked.to)

    return FileText(await call.site.judges.do(written))


# -- levels --------------------------------------------------------------------------------


async def give_level(call: Call[None]) -> LevelReport:
    """Give a level that comes with Gorin, drawn."""
    id = call.path("level")
    known = tomb_raider.level_names()
    if id not in known:
        raise NotThere(say("level-unknown", asked=id, known=known))
    seats = call.number("seats", 0)
    text = read_text(LEVELS / f"{id}{SUFFIX}", id)
    return await call.site.judges.do(lambda: judge_level(text, seats=seats or None))


async def check_level(call: Call[CheckLevel]) -> LevelReport:
    """Read and judge a level."""
    call.site.checks.take(call.address)
    asked = call.body
    check_length(asked.text, MOST_LEVEL_TEXT, "text")
    _check_size(asked.form, MOST_LEVEL_TEXT, "form")
    language = language_in(call, asked.language)
    seats = asked.seats if 0 < asked.seats <= MOST_SEATS else None

    def judged() -> LevelReport:
        if asked.form is None:
            return judge_level(asked.text, seats=seats)
        try:
            return judge_form(asked.form, seats=seats, language=language)
        except RecursionError:
            raise BadInput(say("web-no-json"), place="form") from None

    return await call.site.judges.do(judged)


async def begin_level(call: Call[Like]) -> LevelReport:
    """Begin a level of one's own."""
    call.site.checks.take(call.address)
    asked = call.body
    wanted = Wanted(
        "level",
        asked.title or None,
        asked.like or None,
        asked.variant or None,
        asked.width or None,
        asked.depth or None,
        asked.power or None,
        asked.players or None,
    )
    language = language_in(call, asked.language)
    return await call.site.judges.do(lambda: judge_level(new_level(wanted, language)))


# -- search --------------------------------------------------------------------------------


async def search_cards(call: Call[None]) -> Found:
    """Search cards."""
    language = language_in(call, call.query("language"))
    text = call.query("q")
    _check_game(call.path("game"))
    return await asyncio.to_thread(lambda: search_in(search_index(language), text))


async def search_fields(call: Call[None]) -> SearchFields:
    """Tell by what cards can be searched."""
    language = language_in(call, call.query("language"))
    _check_game(call.path("game"))
    index = await asyncio.to_thread(search_index, language)
    return SearchFields(index.fields)


def _check_game(game: str) -> None:
    if game != "tomb-raider":
        raise NotThere(why_no_cards(game))


# -- routes --------------------------------------------------------------------------------


def _routes() -> Iterator[Route]:
    deck, level = Parameter("deck", "The id of a deck."), Parameter("level", "The id of a level.")
    language = Parameter("language", "The language that values are typed in.", "query")
    game = Parameter("game", "The id of a game.")
    yield Route(
        method="GET",
        path="/api/decks/{deck}",
        handler=give_deck,
        says="A deck that comes with Gorin, with all that is to be said of it.",
        about=ABOUT,
        gives=DeckReport,
        parameters=(deck,),
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
    yield Route(
        method="GET",
        path="/api/levels/{level}",
        handler=give_level,
        says="A level that comes with Gorin, drawn.",
        about=ABOUT,
        gives=LevelReport,
        parameters=(level, Parameter("seats", "For how many raiders.", "query", "integer")),
        faults=(404,),
    )
    yield Route(
        method="POST",
        path="/api/levels/check",
        handler=check_level,
        says="Reads, judges, and draws a level, finished or not.",
        about=ABOUT,
        takes=CheckLevel,
        gives=LevelReport,
    )
    yield Route(
        method="POST",
        path="/api/levels/new",
        handler=begin_level,
        says="Begins a level: like one that there is, or an empty map of a size.",
        about=ABOUT,
        takes=Like,
        gives=LevelReport,
    )
    yield Route(
        method="GET",
        path="/api/search/{game}",
        handler=search_cards,
        says="The cards that answer to a search.",
        about=ABOUT,
        gives=Found,
        parameters=(game, language, Parameter("q", "The search.", "query")),
        faults=(404,),
    )
    yield Route(
        method="GET",
        path="/api/search/{game}/fields",
        handler=search_fields,
        says="By what cards can be searched.",
        about=ABOUT,
        gives=SearchFields,
        parameters=(game, language),
        faults=(404,),
    )


ROUTES = tuple(_routes())
