"""Routes for those that watch over the server: its health, its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starlette.responses import Response

from gorin import __version__
from gorin.web.bodies.common import Health
from gorin.web.metrics import MEDIA
from gorin.web.routes import Call, Route

STAGES = ("gathering", "playing", "paused", "over", "closed")


async def health(call: Call[None]) -> Health:
    """Say that the server answers, and whether it can keep what is done."""
    site = call.site
    connections = sum(site.sockets.values())
    if site.stopping:
        return Health("stopping", __version__, connections)
    return Health("ok" if site.store.can_write else "no-writes", __version__, connections)


async def metrics(call: Call[None]) -> Response:
    """Give all figures."""
    site = call.site
    stages = Counter[str](live.room.stage for live in site.hall.tables)
    for stage in STAGES:
        site.metrics.tables.labels(stage).set(stages[stage])
    return Response(site.metrics.text(), media_type=MEDIA)


def _routes() -> Iterator[Route]:
    yield Route(
        method="GET",
        path="/health",
        handler=health,
        says="Whether the server answers, and can keep what is done.",
        about="server",
        gives=Health,
    )
    yield Route(
        method="GET",
        path="/metrics",
        handler=metrics,
        says="Figures in the form that Prometheus reads.",
        about="server",
        media=MEDIA,
    )


ROUTES = tuple(_routes())
