"""The texts of the page: the catalogue of a language in one file, without what commands say."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from starlette.responses import Response

from gorin.kernel.words import say
from gorin.text.catalogue import Source, sources
from gorin.text.language import LANGUAGES
from gorin.web.blobs import Blob
from gorin.web.errors import NotThere
from gorin.web.routes import Call, Parameter, Route

MEDIA = "text/plain; charset=utf-8"

ABOUT_COMMANDS = ("cli-report.ftl", "cli-sim.ftl", "cli-house.ftl")
"""Files that nothing on a page ever says."""
OF_COMMANDS = ("cli-help-", "cli-example-", "judge-", "report-", "sim-", "series-sim-")
"""How the ids of messages begin that nothing on a page ever says."""


@cache
def page_texts(language: str) -> Blob:
    """Return all messages of a language that a page may need, as one Fluent file."""
    told = (part for source in sources(language) for part in _parts(source))
    return Blob("\n".join(told).encode(), MEDIA)


def _parts(source: Source) -> Iterator[str]:
    if source.name.rpartition("/")[2] in ABOUT_COMMANDS:
        return
    for entry in FluentParser().parse(source.text).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.span and entry.id.span:
            # A comment before a message belongs to it and to its span, but not on the wire.
            told = source.text[entry.id.span.start : entry.span.end].rstrip()
            if not told.startswith(OF_COMMANDS):
                yield f"-{told}" if isinstance(entry, ast.Term) else told


async def texts(call: Call[None]) -> Response:
    """Give all messages of a language."""
    language = call.path("language")
    if language not in LANGUAGES:
        raise NotThere(say("cli-unknown-language", asked=language, known=LANGUAGES))
    # The first who asks for a language waits until it is read; the others do not.
    return (await asyncio.to_thread(page_texts, language)).answer(call.request)


ROUTES = (
    Route(
        method="GET",
        path="/api/text/{language}.ftl",
        handler=texts,
        says="All messages of a language that a page may need, as a Fluent file.",
        about="texts",
        media=MEDIA,
        parameters=(Parameter("language", "en, pt-BR, es or zh."),),
        tagged=True,
        faults=(404,),
    ),
)
