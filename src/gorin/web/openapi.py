"""OpenAPI: the description of the HTTP API, made of the routes and their types."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from gorin import __version__
from gorin.hall.commands import Wish
from gorin.hall.updates import News
from gorin.web.bodies.common import Faults
from gorin.web.errors import JSON
from gorin.web.identity import COOKIE
from gorin.web.routes import Parameter, Route

WORDS = {
    400: "What was asked for makes no sense.",
    403: "Whoever asks may not do this.",
    404: "What was asked for does not exist.",
    409: "The rules or the table do not allow it now.",
    413: "The request is too long.",
    429: "Asked too often, or had too much already.",
    503: "The server cannot do this now.",
}
SOCKET = (
    "A WebSocket: a page sends commands (`Wish`) and receives news (`News`), each a text of JSON."
)


def description(routes: Iterable[Route]) -> dict[str, Any]:
    """Return the description of an API as plain data."""
    known = tuple(routes)
    types: list[Any] = [Faults, Wish, News]
    types += [kind for route in known for kind in (route.takes, route.gives) if kind is not None]
    unique = tuple(dict.fromkeys(types))
    shapes, components = msgspec.json.schema_components(
        unique, ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip(unique, shapes, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in known:
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
    errors = {429, 503, *route.faults}
    if route.takes is not None:
        errors |= {400, 413}
    elif route.parameters:
        errors |= {400}
    if route.method != "GET":
        errors |= {403}
    faults = {"content": {JSON: {"schema": schemas[Faults]}}}
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.says,
        "tags": [route.about],
        "responses": {
            str(route.status): _answer(route, schemas),
            **{str(status): {"description": WORDS[status], **faults} for status in sorted(errors)},
        },
        "security": [{}, {"guest": []}],
    }
    if route.parameters:
        operation["parameters"] = [_parameter(each) for each in route.parameters]
    if route.takes is not None:
        content = {JSON: {"schema": schemas[route.takes]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _answer(route: Route, schemas: dict[type[Struct], Any]) -> dict[str, Any]:
    if route.status == 204:
        return {"description": "Done."}
    schema = {"type": "string"} if route.gives is None else schemas[route.gives]
    media = route.media.partition(";")[0] if route.gives is None else JSON
    return {"description": "Done.", "content": {media: {"schema": schema}}}


def _parameter(found: Parameter) -> dict[str, Any]:
    return {
        "name": found.name,
        "in": found.where,
        "required": found.where == "path",
        "description": found.says,
        "schema": {"type": found.type},
    }


def written(routes: Iterable[Route]) -> bytes:
    """Return the description as JSON."""
    return json.dumps(description(routes), ensure_ascii=False).encode()
