"""Bodies: what every request and every refusal has in common."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gorin.hall.table.updates import Fault


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A request's body."""


class Faults(Struct, frozen=True):
    """The faults of a request that was not met: all that is wrong with it."""

    faults: tuple[Fault, ...]


class Health(Struct, frozen=True):
    """The server answers; `connections` are the sockets that it holds now.

    Its status is `no-writes` as long as nothing can be kept: a disk that is full, a database that
    does not answer. Whoever looks on then still may.
    """

    status: Literal["ok", "stopping", "no-writes"]
    version: str
    connections: int
