"""Errors of a request, as an answer: a status and all faults."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from gorin.hall.process.hall import NoSuchTable
from gorin.hall.process.live import faults_of
from gorin.hall.table.updates import Fault
from gorin.kernel.clauses import BadInput, GorinError, Refused
from gorin.kernel.words import Message, say
from gorin.web.bodies.common import Faults
from gorin.web.limits import TooMany

JSON = "application/json"


class Denied(GorinError):
    """A request that its sender may not make."""


class NotThere(GorinError):
    """A request for something that does not exist."""


class TooLarge(GorinError):
    """A request is longer than this server reads."""

    def __init__(self, most: int) -> None:
        super().__init__(say("web-too-large", most=most))


class TooLong(GorinError):
    """A request that takes more time than this server gives it."""

    def __init__(self, most: float) -> None:
        super().__init__(say("web-too-long", seconds=max(1, round(most))))


class TooMuch(GorinError):
    """Somebody has as many of something as they may have."""


class Unavailable(GorinError):
    """The server cannot do this now; later it may."""


STATUS: Mapping[type[GorinError], int] = {
    Denied: 403,
    NotThere: 404,
    NoSuchTable: 404,
    Refused: 409,
    TooLarge: 413,
    TooMany: 429,
    TooMuch: 409,
    TooLong: 400,
    Unavailable: 503,
    BadInput: 400,
}
"""The status of each kind of error; the first that fits counts."""


def status_of(error: GorinError) -> int:
    """Return the status of an answer that tells an error."""
    # The server's own trouble, such as a store that cannot be written to, is the only other one.
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 503)


def failure(error: GorinError) -> Response:
    """Return the answer that tells an error."""
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooMany) else {}
    body = msgspec.json.encode(Faults(faults_of(error)))
    return Response(body, status_of(error), headers, JSON)


def simple_failure(
    status: int, message: Message, headers: Mapping[str, str] | None = None
) -> Response:
    """Return the answer that tells one message."""
    body = msgspec.json.encode(Faults((Fault(message),)))
    return Response(body, status, headers, JSON)
