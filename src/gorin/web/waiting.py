"""Connections: how long one may take to ask and to hear, and how many one address may have.

Whoever begins a request and never ends it would keep a connection for ever, and some hundreds of
them all that there are. So would whoever asks and never reads. What comes slowly but comes is let
through.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from gorin.kernel.words import say
from gorin.web.errors import simple_failure
from gorin.web.routes import network_of

FOR_HEADERS = 20.0
"""The seconds that a request has to say what is asked."""
FOR_BODY = 120.0
"""The seconds that its body has after that."""
FOR_ANSWER = 120.0
"""The seconds that an answer may lie there of which nothing is read."""

_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n"
    b"Content-Length: 0\r\n\r\n"
)


class Crowd:
    """Counts connections of each address.

    Attributes:
        most: so many may one address have at once; 0: any number.
    """

    def __init__(self, most: int, believed: list[str] | str) -> None:
        self.most = most
        self._any = believed == "*"
        self._believed = (
            [] if isinstance(believed, str) else [ipaddress.ip_network(one) for one in believed]
        )
        self._here: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count one connection more; return whether it may stay.

        Those of a proxy are never too many: everybody comes by it.
        """
        network = network_of(host)
        if self.most and self._here[network] >= self.most and not self._is_believed(host):
            return False
        self._here[network] += 1
        return True

    def leave(self, host: str) -> None:
        """Count one connection less."""
        network = network_of(host)
        self._here[network] -= 1
        if self._here[network] <= 0:
            del self._here[network]

    def _is_believed(self, host: str) -> bool:
        if self._any:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._believed)


class PatientProtocol(H11Protocol):
    """HTTP of one connection, with an end to waiting; `crowd` is what counts it."""

    crowd: ClassVar[Crowd]
    seconds: ClassVar[tuple[float, float]] = (FOR_HEADERS, FOR_BODY)
    for_answer: ClassVar[float] = FOR_ANSWER
    _ending: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _is_body = False
    _host = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, if the address has not too many connections."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not self.crowd.enter(host):
            self.connections.discard(self)
            transport.write(_TOO_MANY)
            transport.close()
            return
        self._host = host
        self._wait(is_body=False)

    def data_received(self, data: bytes) -> None:
        """Read on; the waiting ends with the request."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # handed on to a socket, whose request counts as unfinished for ever
        asked = self.conn.their_state
        if asked is h11.SEND_BODY:
            if not self._is_body or self._ending is None:
                self._wait(is_body=True)
        elif asked is h11.IDLE:
            if self._ending is None:
                self._wait(is_body=False)
        else:
            self._rest()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what was counted."""
        self._rest()
        self._has_read()
        self._uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection on; of sockets everybody may have so many, and they answer pings."""
        self._rest()
        self._uncount()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Say that what came is no request, as every error is said."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            refusal = simple_failure(400, say("web-no-request"), {"Connection": "close"})
            response = h11.Response(
                status_code=400, headers=refusal.raw_headers, reason=b"Bad Request"
            )
            for event in (response, h11.Data(data=bytes(refusal.body)), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
        self._wait_for_reader()

    # -- those who do not read -------------------------------------------------------------

    def pause_writing(self) -> None:
        """Wait for whoever asked to read."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """Go on; what was there is read."""
        super().resume_writing()
        self._has_read()

    def timeout_keep_alive_handler(self) -> None:
        """End a connection that is not used; what was answered may not be read yet."""
        super().timeout_keep_alive_handler()
        self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        if left:
            self._has_read()
            self._reading = self.loop.call_later(self.for_answer, self._look_for_reader, left)

    def _look_for_reader(self, before: int) -> None:
        """End a connection of which nothing was read meanwhile."""
        self._reading = None
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()
        else:
            self._wait_for_reader()

    def _has_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _uncount(self) -> None:
        if self._host:
            self.crowd.leave(self._host)
            self._host = ""

    def _wait(self, *, is_body: bool) -> None:
        self._rest()
        self._is_body = is_body
        self._ending = self.loop.call_later(self.seconds[is_body], self._end)

    def _rest(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None

    def _end(self) -> None:
        """End a connection whose request did not come whole in time."""
        self._ending = None
        if self.transport.is_closing():
            return
        if self.conn.our_state is h11.IDLE:
            self.transport.write(_TOO_SLOW)
        # An answer that waits for the rest of a body learns that nobody is there any more.
        self.transport.close()
        self._wait_for_reader()


def patient(crowd: Crowd) -> type[PatientProtocol]:
    """Return the protocol of one server, whose connections are counted together."""
    return type("Counted", (PatientProtocol,), {"crowd": crowd})
