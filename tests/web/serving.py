"""A server for tests: the real hall and store, asked without a network or through a real port."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette

from gorin.content.cards.pool import SHIPPED
from gorin.hall.process.hall import Hall
from gorin.hall.store.store import Store
from gorin.web.app import make_app
from gorin.web.frames import SocketProtocol
from gorin.web.run import READ, Bound, bind
from gorin.web.settings import Settings

ADDRESS = "http://localhost:8675"
SECRET = "a secret of tests"
PLENTY = Settings(
    requests=10_000,
    requests_burst=10_000,
    welcomes=1000,
    welcomes_burst=1000,
    guests=1000,
    checks=1000,
    chunks=1000,
)


class Clock:
    """A clock that stands until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_795_000_000_000

    def __call__(self) -> int:
        return self.now


class Served:
    """A server under test."""

    def __init__(self, app: Starlette, hall: Hall, store: Store, clock: Clock) -> None:
        self.app = app
        self.hall = hall
        self.store = store
        self.clock = clock
        self.address = ADDRESS

    def visitor(self, address: str = ADDRESS, **options: Any) -> httpx.AsyncClient:
        """Return a browser that nobody knows yet."""
        transport = httpx.ASGITransport(self.app, client=options.pop("client", ("10.0.0.1", 1)))
        return httpx.AsyncClient(transport=transport, base_url=address, **options)

    async def guest(self, address: str = ADDRESS, **options: Any) -> httpx.AsyncClient:
        """Return a browser that has said hello."""
        visitor = self.visitor(address, **options)
        answer = await visitor.get("/api/hello")
        assert answer.status_code == 200, answer.text
        return visitor


@asynccontextmanager
async def serving(
    folder: Path, settings: Settings = PLENTY, *, page: Path | None = None
) -> AsyncIterator[Served]:
    """Serve without a network; `folder` is where tables are kept."""
    store = Store.open(f"sqlite:///{folder}/gorin.sqlite3")
    clock = Clock()
    hall = Hall(store, library=SHIPPED)
    await hall.start()
    app = make_app(
        hall, store, settings, secret=SECRET, folder=page or folder / "none", clock=clock
    )
    try:
        yield Served(app, hall, store, clock)
    finally:
        await hall.stop()


@asynccontextmanager
async def listening(folder: Path, settings: Settings = PLENTY) -> AsyncIterator[Served]:
    """Serve at a real port of this machine."""
    async with serving(folder, settings) as served:
        bound: Bound = bind("127.0.0.1", 0)
        config = uvicorn.Config(
            served.app,
            ws=SocketProtocol,
            ws_max_size=READ * settings.most_message,
            ws_per_message_deflate=bool(settings.deflate),
            log_config=None,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[bound.socket]))
        while not server.started:
            await asyncio.sleep(0.005)
        served.address = bound.local
        try:
            yield served
        finally:
            server.should_exit = True
            await task
            bound.socket.close()


def faults(answer: httpx.Response) -> list[str]:
    """Return the ids of the messages of an answer that tells errors."""
    return [fault["message"]["id"] for fault in answer.json()["faults"]]
