"""The page: a document for its addresses, another one for tables, and the files that it loads."""

from __future__ import annotations

import hashlib
from functools import partial
from html import escape
from importlib import resources
from mimetypes import guess_type
from pathlib import Path, PurePosixPath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Receive, Scope, Send

from gorin.kernel.words import Message, say
from gorin.text.render import Reader
from gorin.web.blobs import CACHE, Blob
from gorin.web.identity import language_of

PATHS = (
    "/",
    "/new",
    "/invite",
    "/table/{id}",
    "/invite/{token}",
    "/resume/{token}",
    "/replay/{id}",
    "/watch",
    "/learn",
    "/parts",
    "/decks",
    "/decks/{id}",
    "/levels",
    "/levels/{id}",
    "/{game}/decks",
    "/{game}/decks/{id}",
    "/{game}/cards",
    "/cards",
    "/rules",
    "/rules/{clause}",
    "/stats",
    "/me",
)
"""The addresses of the page; which of its views each shows is the page's own business."""

FOR_EVER = "public, max-age=31536000, immutable"
NOT_HERE = 1008
"""The code that refuses a socket at an address that has none."""
INDEX = "index.html"
DOCUMENTS = {"/table/{id}": "table.html"}
"""The documents of addresses that have one of their own: it names more that is needed there."""
ASSETS = "assets/"
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
}
"""The types of a page's texts, which are sent compressed. A system's own list may be wrong."""


def static_folder() -> Path:
    """Return the folder of the built page; it is empty or missing if nobody has built it."""
    return Path(str(resources.files("gorin.web"))) / "static"


class Built:
    """A built page, read once: a server hands out one page as long as it runs.

    Files keep their names from build to build, so an open page must never get a file of another
    build: what its files ask of each other has changed. Therefore the document names its scripts
    and styles below the id of the build, where each finds the others by its side; there they
    may be kept for ever, and there are none of any other build. By its plain name a file is told
    by its ETag; so are fonts, which are the same in most builds.

    Attributes:
        id: names the build by what is in its files.
        files: what is sent, by path in the folder.
    """

    def __init__(self, folder: Path) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        contents = {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
        digest = hashlib.sha256()
        for name, content in contents.items():
            digest.update(f"{name} {len(content)} ".encode() + content)
        self.id = digest.hexdigest()[:12]
        named = f'"/{ASSETS}{self.id}/'.encode()
        for name in contents.keys() & {INDEX, *DOCUMENTS.values()}:
            contents[name] = contents[name].replace(f'"/{ASSETS}'.encode(), named)
        self.files = {name: _blob(name, content) for name, content in contents.items()}

    def document(self, path: str) -> Blob | None:
        """Return the document of an address of the page, or None if the page is not built."""
        index = self.files.get(INDEX)
        return self.files.get(DOCUMENTS.get(path, INDEX), index)

    def missing(self) -> Response | None:
        """Return the document for an address that is none, or None if the page is not built."""
        index = self.files.get(INDEX)
        if index is None:
            return None
        return HTMLResponse(index.content, 404, headers={"Cache-Control": CACHE})

    def file(self, path: str, request: Request) -> Response | None:
        """Return a file, by its plain path or below the id of the build, or None."""
        blob = self.files.get(path)
        if blob is not None:
            return blob.answer(request)
        ours = f"{ASSETS}{self.id}/"
        blob = self.files.get(ASSETS + path.removeprefix(ours)) if path.startswith(ours) else None
        if blob is None:
            return None
        answer = blob.answer(request)
        answer.headers["Cache-Control"] = FOR_EVER
        return answer


def _blob(name: str, content: bytes) -> Blob:
    media = MEDIA.get(PurePosixPath(name).suffix)
    if media is not None:
        return Blob(content, media)
    return Blob(content, guess_type(name)[0] or "application/octet-stream", shrinks=False)


def page_routes(folder: Path) -> list[BaseRoute]:
    """Return the routes of the page in a folder of built files."""
    built = Built(folder)

    def page(document: Blob | None, request: Request) -> Response:
        return not_built(request) if document is None else document.answer(request)

    async def other(scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, or the page with the status 404 to whoever browses."""
        if scope["type"] == "websocket":
            _ = await receive()
            await send({"type": "websocket.close", "code": NOT_HERE})
            return
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        path = scope["path"].removeprefix(scope.get("root_path", "")).removeprefix("/")
        answer = built.file(path, Request(scope))
        if answer is None and is_browsing(scope):
            answer = built.missing()
        if answer is None:
            raise HTTPException(404)
        await answer(scope, receive, send)

    routes: list[BaseRoute] = [
        Route(path, partial(page, built.document(path)), methods=["GET"]) for path in PATHS
    ]
    # A mount, so that what is asked of the API in a wrong way is not taken for a file.
    return [*routes, Mount("/", other, name="files")]


def is_browsing(scope: Scope) -> bool:
    """Return whether somebody asks who wants to read the answer, and no program."""
    accepted = Headers(scope=scope).get("accept", "")
    return "text/html" in accepted and not scope["path"].startswith("/api/")


def not_built(request: Request) -> Response:
    """Say how the page is built, for those who have its source only."""
    commands = "<pre>cd client\nnpm ci\nnpm run build</pre>"
    return _plain(request, 503, say("web-not-built"), say("web-build-how"), commands)


def unknown_host(request: Request) -> Response:
    """Say how the server learns its name: whoever sets it up reads this before anybody else."""
    return _plain(request, 400, say("web-unknown-host"), say("web-host-how"))


def _plain(
    request: Request, status: int, title: Message, how: Message, commands: str = ""
) -> Response:
    """Return a page that needs nothing beside itself."""
    language = language_of(request)
    reader = Reader(language)
    heading, text = escape(reader.read(title)), escape(reader.read(how))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Gorin</title>'
        f"<h1>{heading}</h1><p>{text}</p>{commands}</html>",
        status,
    )
