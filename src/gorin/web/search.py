"""Search: the cards that answer to a question, and by what one may ask."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from gorin.content.cards.search_text import Found, search_in
from gorin.content.desk.cards import search_index
from gorin.kernel.words import say
from gorin.web.bodies.content import SearchFields
from gorin.web.cards import kit_for
from gorin.web.errors import NotThere
from gorin.web.routes import Call, Parameter, Route
from gorin.web.wording import language_in

ABOUT = "decks and levels"


async def search_cards(call: Call[None]) -> Found:
    """Search cards."""
    language = language_in(call, call.query("language"))
    text, game = call.query("q"), _searched(call.path("game"))
    library = call.site.library
    return await asyncio.to_thread(lambda: search_in(search_index(library, game, language), text))


async def search_fields(call: Call[None]) -> SearchFields:
    """Tell by what cards can be searched."""
    language = language_in(call, call.query("language"))
    game = _searched(call.path("game"))
    index = await asyncio.to_thread(search_index, call.site.library, game, language)
    return SearchFields(index.fields)


def _searched(game: str) -> str:
    """Return the id of a game whose cards can be searched."""
    if kit_for(game).index is None:
        raise NotThere(say("web-no-cards", game=game))
    return game


# -- routes --------------------------------------------------------------------------------


def _routes() -> Iterator[Route]:
    language = Parameter("language", "The language that values are typed in.", "query")
    game = Parameter("game", "The id of a game.")
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
