"""The page: one document for all its addresses, and the files that it loads."""

from __future__ import annotations

from html import escape
from importlib import resources
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from gorin.kernel.words import say
from gorin.text.render import Reader
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


def static_folder() -> Path:
    """Return the folder of the built page; it is empty or missing if nobody has built it."""
    return Path(str(resources.files("gorin.web"))) / "static"


class Hashed(StaticFiles):
    """Files whose names change with what is in them, so that browsers may keep them for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
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
        accepted = Headers(scope=scope).get("accept", "")
        is_api = scope["path"].startswith("/api/")
        return "text/html" in accepted and not is_api and self.index.is_file()


def page_routes(folder: Path) -> list[BaseRoute]:
    """Return the routes of the page in a folder of built files."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return not_built(request)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    routes: list[BaseRoute] = [Route(path, page, methods=["GET"]) for path in PATHS]
    if (folder / ASSETS).is_dir():
        routes.append(Mount(f"/{ASSETS}", Hashed(directory=folder / ASSETS), name=ASSETS))
    if folder.is_dir():
        routes.append(Mount("/", Page(folder), name="files"))
    return routes


def not_built(request: Request) -> Response:
    """Say how the page is built, for those who have its source only."""
    language = language_of(request)
    read = Reader(language).read
    title, how = escape(read(say("web-not-built"))), escape(read(say("web-build-how")))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Gorin</title>'
        f"<h1>{title}</h1><p>{how}</p><pre>cd client\nnpm ci\nnpm run build</pre></html>",
        503,
    )
