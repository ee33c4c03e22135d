"""The page: one document for all its addresses, and the files that it loads."""

from __future__ import annotations

from html import escape
from importlib import resources
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from gorin.kernel.words import Message, say
from gorin.text.render import Reader
from gorin.web.blobs import Blob
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
    "/decks",
    "/decks/{id}",
    "/levels",
    "/levels/{id}",
    "/cards",
    "/rules",
    "/rules/{clause}",
    "/stats",
    "/me",
)
"""The addresses of the page; which of its views each shows is the page's own business."""

FOR_EVER = "public, max-age=31536000, immutable"
ASSETS = "assets"
TEXTS = (".js", ".css")


def static_folder() -> Path:
    """Return the folder of the built page; it is empty or missing if nobody has built it."""
    return Path(str(resources.files("gorin.web"))) / "static"


class Hashed(StaticFiles):
    """Files whose names change with what is in them, so that browsers may keep them for ever.

    Texts are sent compressed; fonts are so already.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.blobs: dict[str, Blob] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and path.endswith(TEXTS):
            blob = self.blobs.get(path)
            if blob is None:
                content = await run_in_threadpool(Path(response.path).read_bytes)
                blob = self.blobs[path] = Blob(content, response.media_type or "text/plain")
            response = blob.answer(Request(scope))
        if response.status_code in (200, 304):
            response.headers["Cache-Control"] = FOR_EVER
        return response


class Page(StaticFiles):
    """The other files of the page; for an address that is none, the page that says so."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, or the page with the status 404 to whoever browses.

        Raises:
            HTTPException: there is no such file, and a program asks for it.
        """
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not self._is_browsing(scope):
                raise
            return FileResponse(self.index, 404, headers={"Cache-Control": "no-cache"})

    def _is_browsing(self, scope: Scope) -> bool:
        return is_browsing(scope) and self.index.is_file()


def page_routes(folder: Path) -> list[BaseRoute]:
    """Return the routes of the page in a folder of built files."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return not_built(request)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    routes: list[BaseRoute] = [Route(path, page, methods=["GET"]) for path in PATHS]
    if (folder / ASSETS).is_dir():
        routes.append(Mount(f"/{ASSETS}", Hashed(folder / ASSETS), name=ASSETS))
    if folder.is_dir():
        routes.append(Mount("/", Page(folder), name="files"))
    return routes


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
