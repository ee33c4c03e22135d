"""The texts of the page, without what commands say: those of the house, and those of each game.

A page that shows nothing of a game loads the house's; one that does loads the game's as well. What
the clauses of a game's rules say is a file of its own: half of all that a game says, and a page
needs none of it before somebody unfolds a clause.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from starlette.responses import Response

from gorin.content.boxes import find_box
from gorin.content.desk.names import texts_of
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.text.catalogue import Source, Texts, game_sources, house_sources
from gorin.text.language import LANGUAGES
from gorin.web.blobs import Blob
from gorin.web.errors import NotThere
from gorin.web.routes import Call, Parameter, Route

MEDIA = "text/plain; charset=utf-8"

ABOUT_COMMANDS = ("/cli-report.ftl", "/cli-sim.ftl", "/cli-house.ftl", "/terminal.ftl")
"""Files of the house and of games that nothing on a page ever says."""
OF_COMMANDS = ("cli-help-", "cli-example-", "judge-", "report-", "sim-", "series-sim-")
"""The beginnings of messages' ids that nothing on a page ever says."""
OF_CLAUSES = "clause-"
"""The beginning of the ids of what clauses say."""


@cache
def page_texts(language: str, texts: Texts) -> Blob:
    """Return the messages that a page may need, as one Fluent file.

    They are the house's, or those of a game that the house's lack.
    """
    return _blob(part for part in _parts(language, texts) if not part.startswith(OF_CLAUSES))


@cache
def clause_texts(language: str, texts: Texts) -> Blob:
    """Return what the clauses of a game's rules say, as one Fluent file."""
    return _blob(part for part in _parts(language, texts) if part.startswith(OF_CLAUSES))


def _blob(parts: Iterable[str]) -> Blob:
    return Blob("\n".join(parts).encode(), MEDIA)


def _parts(language: str, texts: Texts) -> Iterator[str]:
    if texts.game is None:
        found = house_sources(language, texts)
    else:
        found = game_sources(language, texts.game, texts)
    for source in found:
        yield from _entries(source)


def _entries(source: Source) -> Iterator[str]:
    if source.name.endswith(ABOUT_COMMANDS):
        return
    for entry in FluentParser().parse(source.text).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.span and entry.id.span:
            # A comment before a message belongs to it and to its span, but not on the wire.
            text = source.text[entry.id.span.start : entry.span.end].rstrip()
            if not text.startswith(OF_COMMANDS):
                yield f"-{text}" if isinstance(entry, ast.Term) else text


async def texts(call: Call[None]) -> Response:
    """Give the house's messages of a language."""
    return await _answer(call, page_texts, texts_of(None))


async def game_texts(call: Call[None]) -> Response:
    """Give a game's messages of a language."""
    return await _answer(call, page_texts, _texts_of_game(call))


async def game_clauses(call: Call[None]) -> Response:
    """Give what the clauses of a game's rules say in a language."""
    return await _answer(call, clause_texts, _texts_of_game(call))


def _texts_of_game(call: Call[None]) -> Texts:
    try:
        return texts_of(find_box(call.path("game")).id)
    except BadInput as error:
        raise NotThere(error.message) from None


async def _answer(call: Call[None], made: Callable[[str, Texts], Blob], found: Texts) -> Response:
    language = call.path("language")
    if language not in LANGUAGES:
        raise NotThere(say("cli-unknown-language", asked=language, known=LANGUAGES))
    # The first who asks for a language waits until it is read; the others do not.
    blob = await asyncio.to_thread(made, language, found)
    return blob.answer(call.request)


LANGUAGE = Parameter("language", "en, pt-BR, es or zh.")
GAME = Parameter("game", "The id of a game.")

ROUTES = (
    Route(
        method="GET",
        path="/api/text/{language}.ftl",
        handler=texts,
        says="The messages of a language that a page may need and no game says, as a Fluent file.",
        about="texts",
        media=MEDIA,
        parameters=(LANGUAGE,),
        tagged=True,
        faults=(404,),
    ),
    Route(
        method="GET",
        path="/api/text/{language}/{game}.ftl",
        handler=game_texts,
        says=(
            "The messages of a language that a game says beside those, but for what the clauses of "
            "its rules say, as a Fluent file."
        ),
        about="texts",
        media=MEDIA,
        parameters=(LANGUAGE, GAME),
        tagged=True,
        faults=(404,),
    ),
    Route(
        method="GET",
        path="/api/text/{language}/{game}/clauses.ftl",
        handler=game_clauses,
        says="What the clauses of a game's rules say in a language, as a Fluent file.",
        about="texts",
        media=MEDIA,
        parameters=(LANGUAGE, GAME),
        tagged=True,
        faults=(404,),
    ),
)
