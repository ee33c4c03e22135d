"""Sockets below their messages: what is no text ends one, and who does not read is let go."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NO_TEXT = 1007
"""The code with which a socket is closed whose client sends a text that is no UTF-8."""
FOR_THE_END = 20.0
"""The most seconds that the last message may lie unread after a socket has ended."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of sockets, for clients of any kind."""

    for_the_end: ClassVar[float] = FOR_THE_END

    def send_receive_event_to_app(self) -> None:
        """Hand a message on that is whole; a text that is no UTF-8 ends the socket."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            if not self.close_sent:
                self.conn.fail(NO_TEXT, "no UTF-8")
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Let go of a socket that nobody serves any more."""
        super().on_task_complete(task)
        self._let_go()

    def keepalive_timeout(self) -> None:
        """Let go of a client that does not answer."""
        super().keepalive_timeout()
        self._let_go()

    def _let_go(self) -> None:
        """End the connection for good after a while.

        A connection that is closed waits until all is sent, and somebody who does not read would
        keep it for ever.
        """
        if not self.disconnected:
            _ = self.loop.call_later(self.for_the_end, self.transport.abort)


def _is_text(frames: list[bytes]) -> bool:
    try:
        _ = b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
