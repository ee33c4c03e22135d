"""Levels: those that come with Gorin, and those of one's own while they are made."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.content.reading.files import read_text
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.level_files import Wanted
from gorin.content.tomb_raider.level_service import LevelReport, judge_form, judge_level, new_level
from gorin.content.tomb_raider.levels import LEVELS, SUFFIX
from gorin.content.tomb_raider.options import MOST_LEVEL_TEXT
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.web.bodies.content import CheckLevel, Like
from gorin.web.errors import NotThere
from gorin.web.routes import Call, Parameter, Route
from gorin.web.wording import check_length, check_size, language_in

ABOUT = "decks and levels"
MOST_SEATS = 20


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
    check_size(asked.form, MOST_LEVEL_TEXT, "form")
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


# -- routes --------------------------------------------------------------------------------


def _routes() -> Iterator[Route]:
    level = Parameter("level", "The id of a level.")
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


ROUTES = tuple(_routes())
