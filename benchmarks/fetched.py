"""Counts what a page fetches, as it goes over the wire: its bytes and its requests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SEND_LATER = """{
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
        setTimeout(() => {
            if (this.readyState === WebSocket.OPEN) send.call(this, text);
        }, %d);
    };
}"""
"""The browser can delay what a page fetches, but not what goes over a socket."""


def slow_down(page: Page, trip: int) -> None:
    """Let each answer to a page come so many milliseconds later."""
    whole = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
    wire = page.context.new_cdp_session(page)
    wire.send("Network.emulateNetworkConditions", {**whole, "latency": trip})
    page.add_init_script(SEND_LATER % trip)


class Fetched:
    """Counts what a page fetches from now on, sockets too; answers come with their headers.

    Attributes:
        told: what came over sockets, in bytes as it was before it was compressed.
    """

    def __init__(self, page: Page) -> None:
        """Begin to count what a page fetches that has not been opened yet."""
        self._asked: dict[str, str] = {}
        self._sizes: dict[str, int] = {}
        self.told = 0
        wire = page.context.new_cdp_session(page)
        wire.on("Network.requestWillBeSent", self._ask)
        wire.on("Network.loadingFinished", self._answer)
        wire.on("Network.webSocketCreated", self._open)
        wire.on("Network.webSocketFrameReceived", self._tell)
        wire.send("Network.enable")

    @property
    def requests(self) -> int:
        """The number of requests."""
        return len(self._asked)

    @property
    def size(self) -> int:
        """The bytes of all answers."""
        return sum(self._sizes.values())

    def __str__(self) -> str:
        """Return all that was fetched in lines, the largest first."""
        largest = sorted(self._asked, key=lambda id: -self._sizes.get(id, 0))
        lines = (f"{self._sizes.get(id, 0):8} {self._asked[id]}" for id in largest)
        return f"{self.size} bytes in {self.requests} requests\n" + "\n".join(lines)

    def _ask(self, event: dict[str, Any]) -> None:
        self._asked[event["requestId"]] = event["request"]["url"]

    def _open(self, event: dict[str, Any]) -> None:
        self._asked[event["requestId"]] = event["url"]

    def _answer(self, event: dict[str, Any]) -> None:
        self._sizes[event["requestId"]] = int(event["encodedDataLength"])

    def _tell(self, event: dict[str, Any]) -> None:
        self.told += len(event["response"]["payloadData"].encode())
