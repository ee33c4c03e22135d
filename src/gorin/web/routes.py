"""Routes: each is declared once, with what it takes and gives, and OpenAPI tells the same.

A handler is an asynchronous function from a `Call` to what the answer holds. What is wrong with
a request it raises; the application makes an answer of either.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.signs import check_signs
from gorin.kernel.words import say
from gorin.web.errors import JSON, Denied, TooLarge

if TYPE_CHECKING:
    from gorin.content.box.box import Box
    from gorin.web.identity import Person
    from gorin.web.site import Site

B = TypeVar("B")

Method: TypeAlias = Literal["GET", "POST", "PATCH", "DELETE"]


class Parameter(Struct, frozen=True):
    """Something in the path or the query of a request: its name and what it says."""

    name: str
    says: str
    where: Literal["path", "query"] = "path"
    type: Literal["string", "integer"] = "string"


class Call(Generic[B]):
    """One request: who asks, with what, and the site that is asked."""

    def __init__(self, request: Request, site: Site, person: Person | None, body: B) -> None:
        self.request = request
        self.site = site
        self.known = person
        self.body = body

    @property
    def person(self) -> Person:
        """The person that asks.

        Raises:
            Denied: nobody knows; a page says hello first.
        """
        if self.known is None:
            raise Denied(say("web-who"))
        return self.known

    @property
    def address(self) -> str:
        """The address of the machine that asks, as limits count it."""
        return address_of(self.request)

    def path(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str:
        """Return a value of the query, or an empty text."""
        return self.request.query_params.get(name, "")

    def number(self, name: str, default: int) -> int:
        """Return a value of the query as a number that is not negative.

        Raises:
            BadInput: it is none.
        """
        text = self.query(name)
        if not text:
            return default
        if not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise BadInput(say("answer-not-number"), place=name)
        return int(text)


Handler: TypeAlias = Callable[[Call[Any]], Awaitable[Any]]


class Route(Struct, frozen=True, kw_only=True):
    """A route: how it is asked, what answers, and how it is told in OpenAPI.

    Attributes:
        takes: the type of the request's body, None for none.
        gives: the type of the answer's body; None for one that is no JSON of a type.
        most: how many bytes the request's body may have; 0: as many as the server's settings say.
        by_game: the type of the answer's body for a game, where each has its own; None for a game
            that is never answered about.
        media: the media type of an answer without a type.
        says: what it does, in a line.
        about: the group it is listed in.
        tagged: whether the answer has an ETag, so that a browser may ask whether its copy is right.
        who: whether only those may ask who are known by a cookie.
        admits: whether the answer may give a cookie.
        faults: statuses of errors beside those that any request may meet.
    """

    method: Method
    path: str
    handler: Handler
    says: str
    about: str
    takes: type[Struct] | None = None
    gives: type[Struct] | None = None
    by_game: Callable[[Box], type[Struct] | None] | None = None
    most: int = 0
    media: str = JSON
    status: int = 200
    parameters: tuple[Parameter, ...] = ()
    tagged: bool = False
    who: bool = False
    admits: bool = False
    faults: tuple[int, ...] = ()


def address_of(request: HTTPConnection) -> str:
    """Return where the machine that asks is, as limits count it.

    Of IPv6 that is a network: whoever has one address there has all of its 2**64.
    """
    return network_of(request.client.host if request.client is not None else "")


def network_of(whole: str) -> str:
    """Return an address as limits count it, or its network; what is none stays as it is."""
    try:
        address = ip_address(whole)
    except ValueError:
        return whole
    if not isinstance(address, IPv6Address):
        return whole
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


async def read_body(request: Request, kind: type[B], most: int) -> B:
    """Return the body of a request.

    Raises:
        BadInput: it is no JSON, or does not fit; all faults.
        TooLarge: it is longer than `most` bytes.
    """
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TooLarge(most)
    return decoded(bytes(data), kind)


def decoded(data: bytes, kind: type[B]) -> B:
    """Return JSON as a value of a type.

    Raises:
        BadInput: it is no JSON, holds signs that are never kept, or does not fit; all faults.
    """
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadInput(say("web-no-json")) from None
    # What does not fit is seen at once, and not looked through: that takes time, as all the rest.
    body = read_fields(plain, kind, "body")
    check_signs(plain, "body")
    return body


def encoded(body: Struct, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return an answer that holds a value as JSON."""
    return Response(msgspec.json.encode(body), status, headers, JSON)
