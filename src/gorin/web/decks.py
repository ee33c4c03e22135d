"""Decks: those that come with Gorin, and those of one's own while they are made."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.deck_service import (
    DeckReport,
    DeckWishes,
    export_deck,
    judge_deck,
    judge_text,
    setting_of,
)
from gorin.content.tomb_raider.options import MOST_DECK_TEXT, MOST_LEVEL_TEXT
from gorin.kernel.words import say
from gorin.web.bodies.content import CheckDeck, ConvertDeck, FileText
from gorin.web.errors import NotThere
from gorin.web.routes import Call, Parameter, Route
from gorin.web.wording import check_length, check_size

ABOUT = "decks and levels"


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
    check_size(asked.deck, MOST_DECK_TEXT, "deck")
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
    check_size(asked.deck, MOST_DECK_TEXT, "deck")

    def written() -> str:
        deck = asked.deck
        if deck is None:
            deck = tomb_raider.deck_of(tomb_raider.sheet_from(asked.text, "deck"))
        return export_deck(deck, asked.to)

    return FileText(await call.site.judges.do(written))


# -- routes --------------------------------------------------------------------------------


def _routes() -> Iterator[Route]:
    deck = Parameter("deck", "The id of a deck.")
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


ROUTES = tuple(_routes())
