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
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from msgspec import Struct
from msgspec.structs import replace
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure
from schemathesis.core.result import Ok
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.specs.openapi import checks
from tests.elsewhere import second_game
from tests.web.serving import PLENTY, Served, faults, listening, serving

from gorin.content.boxes import find_box
from gorin.content.clauses.registers import proofs
from gorin.kernel.domain import (
    Assignment,
    Dice,
    Division,
    Domain,
    Form,
    Named,
    OneOf,
    Ordering,
    Pick,
    Range,
    Reported,
    Shuffle,
    Subset,
    Text,
)
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import say
from gorin.web.app import ROUTES
from gorin.web.identity import COOKIE
from gorin.web.openapi import description
from gorin.web.routes import Route

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


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.handler.__name__)
def test_whatever_needs_a_cookie_says_so(route: Route, tmp_path: Path) -> None:
    told = description(ROUTES)["paths"][route.path][route.method.lower()]
    assert told["security"] == ([{"guest": []}] if route.who else [{}, {"guest": []}])

    async def ask() -> httpx.Response:
        async with serving(tmp_path) as served, served.visitor() as stranger:
            path = re.sub(r"{(\w+)}", lambda part: KNOWN.get(part[1], "x"), route.path)
            return await stranger.request(route.method, path)

    answer = asyncio.run(ask())
    assert str(answer.status_code) in told["responses"]
    is_asked_who = answer.status_code == 403 and faults(answer) == ["web-who"]
    assert is_asked_who == route.who


def test_headers_are_described_where_they_are_sent() -> None:
    admitting = [("/api/hello", "get"), ("/api/login", "post"), ("/api/resume/{token}", "post")]
    for path, each in description(ROUTES)["paths"].items():
        for method, told in each.items():
            answers = told["responses"]
            assert all("Retry-After" in answers[status]["headers"] for status in ("429", "503"))
            gives = any("Set-Cookie" in answer.get("headers", ()) for answer in answers.values())
            assert gives == ((path, method) in admitting)


def _domains() -> Iterator[Domain]:
    yield Range(1, 6)
    yield OneOf(("a", "b"))
    yield Text(20, 3)
    yield Named("cards", ("a",))
    yield Subset(("a", "b"), 0, 2, (1, 2), 0, 3)
    yield Ordering(("a", "b"))
    yield Division(3, ("a", "b"), 0, ((0, 3), (0, 1)))
    yield Assignment(("a", "b"), ("c",), 0, 1, (("c",), ()))
    yield Form((("a", Range(1, 6)), ("b", Form((("c", Subset(("a",), 0, 1)),)))))
    yield Dice(2)
    yield Shuffle(4)
    yield Pick(4)
    yield Reported("match")


DOMAINS = tuple(_domains())


def _is_question(found: object) -> bool:
    told = description(ROUTES)
    schema = {"$ref": "#/components/schemas/QuestionView", "components": told["components"]}
    return jsonschema_rs.is_valid(schema, found)


@pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: type(domain).__name__)
def test_questions_are_as_they_are_described(domain: Domain) -> None:
    question = QuestionView(1, "kind", "TR-1.1", say("answer-late"), domain=domain)
    found = json.loads(msgspec.json.encode(question))
    assert _is_question(found)
    found["domain"]["type"] = "Whatever"
    assert not _is_question(found)


def test_every_kind_of_domain_is_tried() -> None:
    assert {type(domain) for domain in DOMAINS} == set(Domain.__subclasses__())


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
    _ = proofs()  # seconds of reading, which the first who asks for the books would wait for
    with Running(tmp_path_factory.mktemp("api")) as found:
        yield found


PATIENCE = 120
"""Seconds after which a server that does not answer is taken to be stuck."""
KNOWN: dict[str, str] = {
    "game": "tomb-raider",
    "deck": "war-party",
    "board": "atlantis",
    "clause": "TR-6.13",
    "language": "en",
}
"""What the paths of half of all requests hold, so that they lead somewhere."""

SCHEMA = schemathesis.openapi.from_dict(description(ROUTES))


def asked_for() -> list[str]:
    """Return the operations that anybody may ask for."""
    told = description(ROUTES)["paths"].values()
    ids = [each["operationId"] for path in told for each in path.values()]
    assert set(SPARED) < set(ids)
    return [id for id in ids if id not in SPARED]


CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.mark.slow
@pytest.mark.hypothesis
@pytest.mark.parametrize("id", asked_for())
def test_no_request_breaks_the_server(id: str, running: Running) -> None:
    """Make the examples here: `SCHEMA.parametrize()` would make them while tests are gathered."""
    (found,) = SCHEMA.include(operation_id=id).get_all_operations()
    assert isinstance(found, Ok)
    test = build_operation_test(
        config=SCHEMA.config,
        operation=found.ok(),
        test_func=lambda case: breaks_nothing(case, running),
        explicit_settings=settings(suppress_health_check=list(HealthCheck)),
        given_kwargs={},
        feedback=FeedbackSources(),
    )
    test()


def breaks_nothing(case: Case[Any], running: Running) -> None:
    known = {**KNOWN, "id": running.table}
    parameters: dict[str, Any] = dict(case.path_parameters or {})
    if len(repr(case.body)) % 2 == 0:
        case.path_parameters = {name: known.get(name, value) for name, value in parameters.items()}
    answer = case.call(base_url=running.address, cookies={COOKIE: running.cookie}, timeout=PATIENCE)
    assert answer.status_code < 500, answer.text
    try:
        case.validate_response(answer, checks=CHECKS)
    except Failure as failure:
        raise AssertionError(str(failure)) from None


def test_an_answer_of_each_game_has_the_type_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    def named() -> list[str]:
        told = description(ROUTES)["paths"]["/api/boards/check"]["post"]["responses"]["200"]
        schema = told["content"]["application/json"]["schema"]
        return [each["$ref"].rpartition("/")[2] for each in schema.get("anyOf", [schema])]

    assert named() == ["LevelReport"]
    with second_game(monkeypatch):
        assert named() == ["LevelReport"]
        boards = find_box("tomb-raider").boards
        assert boards is not None
        own = replace(boards, report=CourtReport)
        courts = replace(find_box("courts"), boards=own)
        known = (find_box("tomb-raider"), courts)
        monkeypatch.setattr("gorin.web.openapi.boxes", lambda: known)
        assert named() == ["LevelReport", "CourtReport"]
        schemas = description(ROUTES)["components"]["schemas"]
        assert {"LevelReport", "CourtReport"} <= set(schemas)


class CourtReport(Struct, frozen=True):
    """What a game of the tests would say of a board."""

    text: str
