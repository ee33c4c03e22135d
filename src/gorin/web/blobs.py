"""Answers that stay the same for long: made once, compressed once, told by an ETag."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

CACHE = "no-cache"
"""Browsers keep a copy and ask whether it is still right."""


class Blob(Struct, frozen=True, dict=True):
    """Content that is sent often.

    Attributes:
        content: what is sent.
        media: its media type.
        shrinks: it is sent compressed to whoever can read that; fonts are compressed already.
    """

    content: bytes
    media: str
    shrinks: bool = True

    @cached_property
    def tag(self) -> str:
        """The ETag: a digest of the content."""
        return f'"{hashlib.sha256(self.content).hexdigest()[:20]}"'

    @cached_property
    def compressed(self) -> bytes:
        """The content, compressed."""
        return gzip.compress(self.content, 6, mtime=0)

    def answer(self, request: Request) -> Response:
        """Return the answer to a request: the content, or that the browser's copy is right."""
        headers = {"ETag": self.tag, "Cache-Control": CACHE}
        if self.shrinks:
            headers["Vary"] = "Accept-Encoding"
        asked = request.headers.get("if-none-match", "")
        if self.tag in (part.strip().removeprefix("W/") for part in asked.split(",")):
            return Response(status_code=304, headers=headers)
        if self.shrinks and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.compressed, headers=headers, media_type=self.media)
        return Response(self.content, headers=headers, media_type=self.media)
