"""OpenAPI: the description of the HTTP API, made of the routes and their types."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Union

import msgspec
from msgspec import Struct

from gorin import __version__
from gorin.content.boxes import boxes
from gorin.hall.table.commands import Wish
from gorin.hall.table.updates import News
from gorin.kernel.domain import Domain
from gorin.web.bodies.common import Faults
from gorin.web.errors import JSON
from gorin.web.identity import COOKIE
from gorin.web.routes import Parameter, Route

WORDS = {
    304: "The browser's copy is still right.",
    400: "What was asked for makes no sense.",
    403: "Whoever asks may not do this, or nobody knows them (`web-who`).",
    404: "What was asked for does not exist.",
    409: "The rules or the table do not allow it now, or there is as much of it as may be.",
    413: "The request is too long.",
    429: "Asked too often.",
    503: "The server cannot do this now.",
}
ANY_DOMAIN: Any = Union[tuple(Domain.__subclasses__())]  # noqa: UP007 - of a tuple
LATER = {
    "Retry-After": {
        "description": "In how many seconds to ask again, where that is known.",
        "schema": {"type": "integer"},
    }
}
ADMITTED = {
    "Set-Cookie": {
        "description": f"The cookie `{COOKIE}`, unless whoever asks is that person already.",
        "schema": {"type": "string"},
    }
}
SOCKET = (
    "A WebSocket: a page sends commands (`Wish`) and receives news (`News`), each a text of JSON."
)


def description(routes: Iterable[Route]) -> dict[str, Any]:
    """Return the description of an API as plain data."""
    listed = tuple(routes)
    types: list[Any] = [Faults, Wish, News, ANY_DOMAIN]
    types += [
        kind
        for route in listed
        for kind in (route.takes, *_answer_types(route))
        if kind is not None
    ]
    unique = tuple(dict.fromkeys(types))
    shapes, components = msgspec.json.schema_components(
        unique, ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip(unique, shapes, strict=True))
    # Questions refer to all domains by their common base, which is none itself.
    components["Domain"] = schemas[ANY_DOMAIN]
    paths: dict[str, dict[str, Any]] = {}
    for route in listed:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    named = {"Wish": schemas[Wish], "News": schemas[News]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gorin", "version": __version__, "description": SOCKET},
        "paths": paths,
        "components": {
            "schemas": components | named,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    # Of any request the host may be one that this server is not known by.
    errors = {400, 429, 503, *route.faults}
    if route.takes is not None:
        errors |= {413}
    if route.who or route.method != "GET":
        errors |= {403}
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.says,
        "tags": [route.about],
        "responses": {
            str(route.status): _answer(route, schemas),
            **({"304": {"description": WORDS[304]}} if route.tagged else {}),
            **{str(status): _error(status, schemas) for status in sorted(errors)},
        },
        "security": [{"guest": []}] if route.who else [{}, {"guest": []}],
    }
    if route.parameters:
        operation["parameters"] = [_parameter(each) for each in route.parameters]
    if route.takes is not None:
        content = {JSON: {"schema": schemas[route.takes]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _answer_types(route: Route) -> tuple[type[Struct], ...]:
    """Return the types of a route's answer: several where each game has its own."""
    if route.by_game is None:
        return () if route.gives is None else (route.gives,)
    return tuple(kind for box in boxes() if (kind := route.by_game(box)) is not None)


def _answer(route: Route, schemas: dict[type[Struct], Any]) -> dict[str, Any]:
    if route.status == 204:
        return {"description": "Done."}
    answers = [schemas[kind] for kind in _answer_types(route)]
    if route.by_game is not None:
        schema = answers[0] if len(answers) == 1 else {"anyOf": answers} if answers else {}
    else:
        schema = answers[0] if answers else {"type": "string"}
    is_typed = route.gives is not None or route.by_game is not None
    media = JSON if is_typed else route.media.partition(";")[0]
    headers = {"headers": ADMITTED} if route.admits else {}
    return {"description": "Done.", **headers, "content": {media: {"schema": schema}}}


def _error(status: int, schemas: dict[Any, Any]) -> dict[str, Any]:
    content = {JSON: {"schema": schemas[Faults]}}
    headers = {"headers": LATER} if status in (429, 503) else {}
    return {"description": WORDS[status], **headers, "content": content}


def _parameter(parameter: Parameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": parameter.where,
        "required": parameter.where == "path",
        "description": parameter.says,
        "schema": {"type": parameter.type},
    }


def written(routes: Iterable[Route]) -> bytes:
    """Return the description as JSON."""
    return json.dumps(description(routes), ensure_ascii=False).encode()
