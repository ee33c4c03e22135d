"""The API as it is described: the description is sound, and no request whatever breaks it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure
from schemathesis.specs.openapi import checks
from tests.web.serving import PLENTY, Served, listening

from gorin.web.app import ROUTES
from gorin.web.identity import COOKIE
from gorin.web.openapi import description

SPARED = ["forget_me", "leave"]
"""They would make the guest who asks nobody, so that all later requests are refused."""


def test_every_route_is_described_once() -> None:
    told = description(ROUTES)
    found = [(path, method) for path, each in told["paths"].items() for method in each]
    assert sorted(found) == sorted((route.path, route.method.lower()) for route in ROUTES)
    ids = [each["operationId"] for path in told["paths"].values() for each in path.values()]
    assert len(ids) == len(set(ids))


def test_whatever_stands_in_a_path_is_told_as_a_parameter() -> None:
    for route in ROUTES:
        named = set(re.findall(r"{(\w+)}", route.path))
        assert named == {each.name for each in route.parameters if each.where == "path"}


def test_no_description_refers_to_what_is_not_there() -> None:
    told = description(ROUTES)
    schemas = told["components"]["schemas"]
    for part in json.dumps(told).split('"$ref": "')[1:]:
        name = part.partition('"')[0].removeprefix("#/components/schemas/")
        assert name in schemas


# -- any request ---------------------------------------------------------------------------


class Running:
    """A server in a thread of its own, for tests that cannot wait."""

    def __init__(self, folder: Path) -> None:
        self.address = ""
        self.cookie = ""
        self.table = ""
        self._folder = folder
        self._ready, self._done = Event(), Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    async def _serve(self) -> None:
        async with listening(self._folder, PLENTY) as served:
            await self._prepare(served)
            self._ready.set()
            _ = await asyncio.to_thread(self._done.wait)

    async def _prepare(self, served: Served) -> None:
        self.address = served.address
        async with httpx.AsyncClient(base_url=served.address) as guest:
            _ = await guest.get("/api/hello")
            self.cookie = guest.cookies[COOKIE]
            body = {"terms": {"seats": 2}, "bots": ["", "easy"], "begin": True}
            self.table = (await guest.post("/api/tables", json=body)).json()["id"]

    def __enter__(self) -> Running:
        self._thread.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join(30)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("api")) as found:
        yield found


KNOWN: dict[str, str] = {
    "game": "tomb-raider",
    "deck": "war-party",
    "level": "atlantis",
    "clause": "TR-6.13",
    "language": "en",
}
"""What the paths of half of all requests hold, so that they lead somewhere."""

schema = schemathesis.openapi.from_dict(description(ROUTES))


CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.mark.slow
@schema.exclude(operation_id=SPARED).parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: Case[Any], running: Running) -> None:
    known = {**KNOWN, "id": running.table}
    parameters: dict[str, Any] = dict(case.path_parameters or {})
    if len(repr(case.body)) % 2 == 0:
        case.path_parameters = {name: known.get(name, value) for name, value in parameters.items()}
    answer = case.call(base_url=running.address, cookies={COOKIE: running.cookie})
    assert answer.status_code < 500, answer.text
    try:
        case.validate_response(answer, checks=CHECKS)
    except Failure as failure:
        raise AssertionError(str(failure)) from None
