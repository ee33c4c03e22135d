"""Boards of any game that has some: those that come with Gorin, and those in the making."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gorin.content.box.boards import Boards
from gorin.content.box.box import Box
from gorin.content.boxes import box_of, games
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.words import Message, say
from gorin.web.bodies.content import CheckBoard, NewBoard
from gorin.web.errors import NotThere
from gorin.web.routes import Call, Parameter, Route
from gorin.web.wording import check_length, check_size, language_in

ABOUT = "decks and boards"
MOST_SEATS = 20


def boards_of(game: str) -> Boards:
    """Return the boards of a game.

    Raises:
        NotThere: the game has none, or there is no such game.
    """
    box = box_of(game)
    if box is None or box.boards is None:
        raise NotThere(_why_none(game))
    return box.boards


def _why_none(game: str) -> Message:
    if game not in games():
        return say("game-unknown", asked=game, known=games())
    return say("web-no-boards", game=game)


def report_type(box: Box) -> type[Struct] | None:
    """Return the type of what is said of a board of a game."""
    return None if box.boards is None else box.boards.report


async def give_board(call: Call[None]) -> Struct:
    """Give a board that comes with Gorin, drawn."""
    boards = boards_of(call.path("game"))
    try:
        text = boards.text(call.path("board"))
    except BadInput as error:
        raise NotThere(error.message) from None
    library, seats = call.site.library, call.number("seats", 0)
    return await call.site.judges.do(lambda: boards.judge(library, text, seats or None))


async def check_board(call: Call[CheckBoard]) -> Struct:
    """Read and judge a board."""
    call.site.checks.take(call.address)
    asked, library = call.body, call.site.library
    boards = boards_of(asked.game)
    check_length(asked.text, boards.longest, "text")
    check_size(asked.form, boards.longest, "form")
    language = language_in(call, asked.language)
    seats = asked.seats if 0 < asked.seats <= MOST_SEATS else None

    def judged() -> Struct:
        if asked.form is None:
            return boards.judge(library, asked.text, seats)
        try:
            return boards.judge(library, boards.write(library, asked.form, language), seats)
        except RecursionError:
            raise BadInput(say("web-no-json"), place="form") from None

    return await call.site.judges.do(judged)


async def begin_board(call: Call[NewBoard]) -> Struct:
    """Begin a board of one's own."""
    call.site.checks.take(call.address)
    boards = boards_of(call.body.game)
    wanted = read_fields(call.body.wanted, boards.wanted, "wanted")
    language = language_in(call, call.body.language)
    library = call.site.library

    def judged() -> Struct:
        return boards.judge(library, boards.begin(library, wanted, language), None)

    return await call.site.judges.do(judged)


# -- routes --------------------------------------------------------------------------------


def _routes() -> Iterator[Route]:
    yield Route(
        method="GET",
        path="/api/boards/{game}/{board}",
        handler=give_board,
        says="A board that comes with Gorin, such as a level, drawn.",
        about=ABOUT,
        by_game=report_type,
        parameters=(
            Parameter("game", "The id of a game."),
            Parameter("board", "The id of a board."),
            Parameter("seats", "For how many seats.", "query", "integer"),
        ),
        faults=(404,),
    )
    yield Route(
        method="POST",
        path="/api/boards/check",
        handler=check_board,
        says="Reads, judges, and draws a board, finished or not.",
        about=ABOUT,
        takes=CheckBoard,
        by_game=report_type,
        faults=(404,),
    )
    yield Route(
        method="POST",
        path="/api/boards/new",
        handler=begin_board,
        says="Begins a board: like one that there is, or as its game begins one.",
        about=ABOUT,
        takes=NewBoard,
        by_game=report_type,
        faults=(404,),
    )


ROUTES = tuple(_routes())
