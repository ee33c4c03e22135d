"""`gorin serve`, at which a test says by a header from what its tables are dealt.

Whatever is drawn at a table follows from its seed: cards, seats, what bots choose. So a test
that names its deal meets the same match whenever it is run, on its own or after others, and one
that fails can be run again. Of one name each table that a server opens has a seed of its own.

    python -m tests.web.dealing serve --no-open
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from contextvars import ContextVar
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from gorin.cli.app import main
from gorin.hall.process import hall
from gorin.web import run
from gorin.web.app import make_app

DEAL = "gorin-test-deal"
"""The header that names a deal."""

_deal: ContextVar[str] = ContextVar("deal", default="")
_opened: Counter[str] = Counter()


class Deals:
    """Notes which deal a request names; tables that are opened on its behalf are dealt from it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "lifespan":
            _ = _deal.set(Headers(scope=scope).get(DEAL, ""))
        await self._app(scope, receive, send)


def dealt_seed() -> bytes:
    """Return the seed of the next table of the deal that is named, else one that nobody knows."""
    deal = _deal.get()
    if not deal:
        return secrets.token_bytes(32)
    _opened[deal] += 1
    return hashlib.sha256(f"{deal} {_opened[deal]}".encode()).digest()


def app_that_deals(*things: Any, **named: Any) -> Starlette:
    """Return the application, with a gate before it that notes deals."""
    app = make_app(*things, **named)
    app.add_middleware(Deals)
    return app


if __name__ == "__main__":
    hall.new_seed = dealt_seed
    vars(run)["make_app"] = app_that_deals
    main()
