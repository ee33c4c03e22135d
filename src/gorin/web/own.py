"""Things people keep on the server, for any device: decks, levels; and all of it as a file.

Guests may keep things too, but only those with an account come back to them from elsewhere.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable, Iterator

from msgspec import Struct
from starlette.responses import Response

from gorin.content.boxes import games
from gorin.content.reading.lines import shows_something
from gorin.hall.store.files import Files
from gorin.hall.store.rows import FileRow
from gorin.hall.store.store import Store
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.web.bodies.people import Export, KeepFile, OwnFile, OwnFiles
from gorin.web.errors import Denied, NotThere, TooMuch
from gorin.web.lists import finished_match, listed
from gorin.web.routes import Call, Parameter, Route, encoded

MOST = 200
"""The most decks, and the most levels, that somebody may keep."""
LONGEST_TEXT = 32 * 1024
LONGEST_NAME = 80
ID = re.compile(r"[a-z0-9]{1,32}")


class Kind(Struct, frozen=True):
    """A kind of things that people keep.

    Attributes:
        path: the end of its address.
        one: what one of them is called in the description of the API.
        files: gives where the store holds them.
    """

    path: str
    one: str
    files: Callable[[Store], Files]


KINDS = (
    Kind("decks", "deck", lambda store: store.decks),
    Kind("levels", "level", lambda store: store.levels),
)


def _own(rows: tuple[FileRow, ...]) -> tuple[OwnFile, ...]:
    return tuple(OwnFile(row.id, row.game, row.name, row.text, row.updated) for row in rows)


def _mine(kind: Kind) -> Callable[[Call[None]], Awaitable[OwnFiles]]:
    async def mine(call: Call[None]) -> OwnFiles:
        return OwnFiles(_own(await kind.files(call.site.store).of(call.person.id)))

    # OpenAPI names operations after their functions.
    mine.__name__ = f"my_{kind.path}"
    return mine


def _keep(kind: Kind) -> Callable[[Call[KeepFile]], Awaitable[OwnFile]]:
    async def keep(call: Call[KeepFile]) -> OwnFile:
        files, person, asked = kind.files(call.site.store), call.person, call.body
        faults = [*_faults(asked)]
        if faults:
            raise BadInput.together(faults)
        id = asked.id or secrets.token_hex(8)
        name = " ".join(asked.name.split())
        row = FileRow(id, asked.game, name, asked.text, call.site.clock())
        if not await files.keep(person.id, row, MOST):
            raise TooMuch(say("web-many-own", most=MOST))
        (kept,) = _own((row,))
        return kept

    keep.__name__ = f"keep_{kind.one}"
    return keep


def _faults(asked: KeepFile) -> Iterator[BadInput]:
    if not shows_something(asked.name) or len(asked.name) > LONGEST_NAME:
        yield BadInput(say("web-own-name", most=LONGEST_NAME), place="name")
    if len(asked.text) > LONGEST_TEXT:
        yield BadInput(say("web-too-large", most=LONGEST_TEXT), place="text")
    if asked.game not in games():
        yield BadInput(say("game-unknown", asked=asked.game, known=games()), place="game")
    if asked.id and not ID.fullmatch(asked.id):
        yield BadInput(say("web-own-id"), place="id")


def _drop(kind: Kind) -> Callable[[Call[None]], Awaitable[Response]]:
    async def drop(call: Call[None]) -> Response:
        person, id = call.person.id, call.path("id")
        if not ID.fullmatch(id) or not await kind.files(call.site.store).drop(person, id):
            raise NotThere(say("web-no-own"))
        return Response(status_code=204)

    drop.__name__ = f"drop_{kind.one}"
    return drop


async def export_me(call: Call[None]) -> Response:
    """Hand out all that is kept of the reader."""
    store, id = call.site.store, call.person.id
    row = await store.person(id)
    account = await store.accounts.of(id)
    if row is None:
        raise Denied(say("web-who"))
    export = Export(
        row.name,
        "" if account is None else account.name,
        row.created,
        row.settings,
        _own(await store.decks.of(id)),
        _own(await store.levels.of(id)),
        listed(await store.tables_of(id), id).tables,
        tuple(finished_match(each, id) for each in await store.finished(person=id)),
    )
    answer = encoded(export)
    answer.headers["Content-Disposition"] = 'attachment; filename="gorin.json"'
    return answer


def _routes() -> Iterator[Route]:
    about = "what is kept"
    yield Route(
        method="GET",
        path="/api/me/export",
        handler=export_me,
        says="All that the server keeps of the reader.",
        about=about,
        gives=Export,
        who=True,
    )
    for kind in KINDS:
        path = f"/api/me/{kind.path}"
        yield Route(
            method="GET",
            path=path,
            handler=_mine(kind),
            says=f"The {kind.path} that the reader keeps.",
            about=about,
            gives=OwnFiles,
            who=True,
        )
        yield Route(
            method="POST",
            path=path,
            handler=_keep(kind),
            says=f"Keeps a {kind.one}.",
            about=about,
            takes=KeepFile,
            gives=OwnFile,
            who=True,
            faults=(409,),
        )
        yield Route(
            method="DELETE",
            path=f"{path}/{{id}}",
            handler=_drop(kind),
            says=f"Forgets a {kind.one}.",
            about=about,
            status=204,
            parameters=(Parameter("id", f"The reader's id of the {kind.one}."),),
            who=True,
            faults=(404,),
        )


ROUTES = tuple(_routes())
