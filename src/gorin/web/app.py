"""The application: all routes over one hall, ready for any ASGI server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, WebSocketRoute
from starlette.routing import Route as Served

from gorin.hall.process.hall import Hall, milliseconds
from gorin.hall.store.store import Store
from gorin.kernel.clauses import GorinError
from gorin.kernel.words import say
from gorin.web import (
    accounts,
    boards,
    cards,
    catalogue,
    decks,
    own,
    people,
    playback,
    played,
    rules,
    search,
    tables,
    texts,
    told,
    watch,
)
from gorin.web.blobs import Blob
from gorin.web.errors import JSON, Denied, failure, simple_failure
from gorin.web.forward import Forward
from gorin.web.openapi import written
from gorin.web.pages import page_routes, static_folder
from gorin.web.routes import Call, Route, encoded, read_body
from gorin.web.security import Gate
from gorin.web.settings import Settings
from gorin.web.site import Site
from gorin.web.socket import table_socket

log = logging.getLogger("gorin.web")

MODULES = (
    people,
    accounts,
    own,
    tables,
    playback,
    told,
    played,
    catalogue,
    cards,
    rules,
    texts,
    decks,
    boards,
    search,
    watch,
)
ROUTES: tuple[Route, ...] = tuple(route for module in MODULES for route in module.ROUTES)
"""All routes of the HTTP API."""


def make_app(
    hall: Hall,
    store: Store,
    settings: Settings,
    *,
    secret: str = "",
    folder: Path | None = None,
    clock: Callable[[], int] = milliseconds,
) -> Starlette:
    """Return the application.

    Args:
        hall: all tables of this process; started and stopped by whoever made it.
        store: where people are kept.
        settings: what the host chose.
        secret: what links are signed with unless the settings say.
        folder: the built page; None for the one that comes with Gorin.
        clock: gives the time in milliseconds since 1970.
    """
    site = Site(hall, store, settings, secret, clock)
    described = Blob(written(ROUTES), JSON)

    async def give_description(request: Request) -> Response:
        return described.answer(request)

    # Sockets first: after a restart all of them come at once.
    served: list[BaseRoute] = [WebSocketRoute("/api/tables/{id}/socket", table_socket)]
    served += [_served(site, route) for route in _ordered(ROUTES)]
    served.append(Served("/api/openapi.json", give_description))
    served += page_routes(folder or static_folder())
    handlers: dict[Any, Any] = {HTTPException: _no_such_address, ClientDisconnect: _gone}

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        watching = asyncio.create_task(site.sessions.watch()) if store.is_shared else None
        try:
            yield
        finally:
            site.stopping = True
            if watching is not None:
                _ = watching.cancel()

    gates = [Middleware(Gate, site=site)]
    if hall.houses is not None:
        most_body = max(settings.most_body, *(route.most for route in ROUTES))
        gates.append(Middleware(Forward, hall=hall, most_body=most_body, table_in=site.table_in))
    app = Starlette(
        routes=served,
        middleware=gates,
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    app.state.site = site
    return app


def _ordered(routes: tuple[Route, ...]) -> list[Route]:
    """Return routes, those with names in the path last: "/api/decks/check" is no deck."""
    return sorted(routes, key=lambda route: "{" in route.path.rpartition("/")[2])


def _served(site: Site, route: Route) -> Served:
    async def handle(request: Request) -> Response:
        try:
            return await _answer(site, route, request)
        except GorinError as error:
            return failure(error)
        except (HTTPException, ClientDisconnect):
            raise
        except Exception:
            # A bug of ours: whoever runs the server reads about it, whoever asked does not.
            log.exception("a request broke: %s %s", route.method, route.path)
            return simple_failure(500, say("web-broken"))

    return Served(route.path, handle, methods=[route.method])


async def _answer(site: Site, route: Route, request: Request) -> Response:
    body: Any = None
    person = await site.people.known(request)
    if route.who and person is None:
        raise Denied(say("web-who"))
    if route.takes is not None:
        most = route.most or site.settings.most_body
        body = await read_body(request, route.takes, most)
        person = await site.people.known(request)  # a body may have taken long to come
    call = Call(request, site, person, body)
    result = await route.handler(call)
    return result if isinstance(result, Response) else encoded(result, route.status)


async def _no_such_address(request: Request, error: HTTPException) -> Response:
    """Tell that there is no such address, or that it is asked otherwise."""
    status, methods = error.status_code, _methods(request)
    if status == 405 and not methods:
        status = 404  # nobody answers there, however it is asked
    id = {404: "web-no-such-address", 405: "web-other-method"}.get(status, "web-broken")
    response = simple_failure(status, say(id))
    response.headers.update(error.headers or {})
    if status == 405:
        response.headers["Allow"] = ", ".join(methods)
    return response


def _methods(request: Request) -> list[str]:
    """Return how an address may be asked: several routes may have it, for a method each."""
    methods: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Served) and route.matches(request.scope)[0] != Match.NONE:
            methods |= route.methods or set()
    return sorted(methods)


async def _gone(request: Request, error: ClientDisconnect) -> Response:
    """Answer nobody: whoever asked has gone."""
    return Response(status_code=400)
