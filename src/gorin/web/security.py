"""Checks on every request: whose it is, how often they come, what browsers may do with us.

Headers forbid pages of strangers to frame or read us, and ours to load anything from elsewhere.
"""

from __future__ import annotations

import logging
from time import monotonic
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from gorin.kernel.words import say
from gorin.web.errors import failure, simple_failure
from gorin.web.limits import TooMany
from gorin.web.pages import is_browsing, unknown_host
from gorin.web.routes import address_of
from gorin.web.site import Site

log = logging.getLogger("gorin.web.access")

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))

POLICY = (
    "default-src 'self'; img-src 'self' blob: data:; connect-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
HEALTH = "/health"
RETRY = {"Retry-After": "5"}
"""The header of a refusal as the server ends: the seconds until the next one may be asked."""
STRICT_TRANSPORT = "max-age=31536000"


class Gate:
    """Stands before the application: refuses what is not for it, and dresses its answers."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        if not self._site.knows_host(websocket.headers.get("host", "")):
            _ = await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            self._site.requests.take(address_of(websocket))
        except TooMany as error:
            _ = await receive()
            if "websocket.http.response" in scope.get("extensions", {}):
                await websocket.send_denial_response(failure(error))
            else:
                await send({"type": "websocket.close", "code": 1013})
            return
        await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        start, status = monotonic(), 500
        https = self._site.is_https(request)

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    _ = headers.setdefault(name, value)
                if https:
                    _ = headers.setdefault("Strict-Transport-Security", STRICT_TRANSPORT)
                if scope["path"].startswith("/api/"):
                    _ = headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            refused = self._refused(request)
            if refused is not None:
                await refused(scope, receive, dressed)
                return
            with self._site.answering():
                await self._app(scope, receive, dressed)
        finally:
            self._note(scope, status, monotonic() - start)

    def _refused(self, request: Request) -> ASGIApp | None:
        """Return the answer to a request that is not let in."""
        site = self._site
        if not site.knows_host(request.headers.get("host", "")):
            if is_browsing(request.scope):
                return unknown_host(request)
            return simple_failure(400, say("web-unknown-host"))
        if site.stopping and request.url.path != HEALTH:
            return simple_failure(503, say("hall-stopping"), RETRY)
        try:
            site.requests.take(address_of(request))
        except TooMany as error:
            return failure(error)
        if request.method not in SAFE and not site.is_ours(request):
            return simple_failure(403, say("web-not-our-page"))
        return None

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # The pattern of the path and not the path: that may hold a token.
        route: Any = scope.get("route")
        path = str(getattr(route, "path", "")) or "other"
        metrics = self._site.metrics
        metrics.requests.labels(path, str(status)).inc()
        metrics.request_seconds.observe(seconds)
        log.info(
            "%s %s %d",
            scope["method"],
            path,
            status,
            extra={"route": path, "status": status, "seconds": round(seconds, 4)},
        )
