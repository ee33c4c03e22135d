"""Control signs are refused wherever texts come in, and what a database says stays here."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy.exc import DataError, IntegrityError
from tests.web import test_socket as sockets
from tests.web.serving import PLENTY, Served, faults
from tests.web.test_people import play
from tests.web.test_socket import ask, hear, reasons, socket

from gorin.hall.store.failures import Conflict, StoreFailed, told
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say
from gorin.web import routes
from gorin.web import socket as read
from gorin.web.bodies.replays import OpenReplay

BAD = "a\x00b"
PASSWORD = "password one"
TERMS: dict[str, Any] = {"seats": 2}


@pytest.mark.parametrize(
    ("module", "look_at"),
    [
        (routes, lambda: routes.decoded(b'{"text": [1, {}, ""]}', OpenReplay)),
        (read, lambda: read.read_wish('{"type": "speak", "id": 1, "text": [1, {}, ""]}')),
    ],
)
def test_what_does_not_fit_is_not_looked_through_for_signs(
    monkeypatch: pytest.MonkeyPatch, module: Any, look_at: Callable[[], object]
) -> None:
    def look(*_: object) -> None:
        raise AssertionError("to look through millions of values takes seconds")

    monkeypatch.setattr(module, "check_signs", look)
    with pytest.raises(BadInput) as caught:
        look_at()
    assert caught.value.message.id == "field-wrong"


@pytest.mark.parametrize(
    ("method", "path", "body", "place"),
    [
        ("PATCH", "/api/me", {"name": BAD}, "name"),
        ("PATCH", "/api/me", {"settings": {"theme": BAD}}, "settings.theme"),
        ("PATCH", "/api/me", {"settings": {BAD: 1}}, "settings"),
        ("POST", "/api/account", {"name": BAD, "password": PASSWORD}, "name"),
        ("POST", "/api/login", {"name": BAD, "password": PASSWORD}, "name"),
        ("POST", "/api/me/decks", {"name": BAD, "text": "1 Pit Trap"}, "name"),
        ("POST", "/api/me/decks", {"name": "One", "text": BAD}, "text"),
        ("POST", "/api/me/decks", {"name": "One", "text": "1", "id": BAD}, "id"),
        ("POST", "/api/me/levels", {"name": BAD, "text": "width = 3"}, "name"),
        ("POST", "/api/me/levels", {"name": "One", "text": "\x1b"}, "text"),
        ("POST", "/api/tables", {"terms": TERMS, "name": BAD}, "name"),
        ("POST", "/api/tables", {"terms": TERMS, "entropy": BAD}, "entropy"),
        ("POST", "/api/tables", {"terms": TERMS, "deck_texts": ["", BAD]}, "deck_texts[1]"),
        (
            "POST",
            "/api/tables",
            {"terms": {"seats": 2, "chosen": {"options": {"level_text": BAD}}}},
            "terms.chosen.options.level_text",
        ),
        ("POST", "/api/tables/{id}/enter", {"name": BAD}, "name"),
    ],
)
def test_no_control_sign_comes_in_with_a_request(
    tmp_path: Path, method: str, path: str, body: dict[str, Any], place: str
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        made = await guest.post("/api/tables", json={"terms": TERMS})
        answer = await guest.request(method, path.replace("{id}", made.json()["id"]), json=body)
        assert (answer.status_code, faults(answer)) == (400, ["field-control-sign"])
        assert [fault["place"] for fault in answer.json()["faults"]] == [f"body: {place}"]

    play(tmp_path, do, replace(PLENTY, logins=1000))


def test_lines_and_tabs_are_kept_as_they_are(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = "1 Pit Trap\r\n\t2 Pit Trap\n"
        answer = await guest.post("/api/me/decks", json={"name": "One", "text": text})
        assert (answer.status_code, answer.json()["text"]) == (200, text)

    play(tmp_path, do)


@pytest.mark.parametrize("id", ["%00", "%1b", "a%00", "A", "x" * 33])
def test_what_cannot_be_an_id_names_nothing(tmp_path: Path, id: str) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        answer = await guest.delete(f"/api/me/decks/{id}")
        assert (answer.status_code, faults(answer)) == (404, ["web-no-own"])
        assert (await guest.get(f"/api/tables/{id}")).status_code == 404

    play(tmp_path, do)


@pytest.mark.parametrize(
    "wish",
    [
        {"type": "speak", "text": BAD},
        {"type": "rename", "name": BAD},
        {"type": "choose-deck", "seat": 0, "text": BAD},
        {"type": "stir", "entropy": BAD},
        {"type": "seat-bot", "seat": 1, "level": BAD},
        {"type": "answer", "serial": 1, "answer": {"keys": [BAD]}},
        {"type": "act", "kind": "concede", "data": {BAD: 1}},
    ],
)
def test_no_control_sign_comes_in_through_a_socket(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, id) as client:
            before = (await served.hall.table(id)).room.next
            news = await ask(client, **wish)
            assert (news["type"], reasons(news)) == ("failed", ["field-control-sign"])
            assert (await served.hall.table(id)).room.next == before

    sockets.play(tmp_path, do, table={"terms": TERMS})


def test_a_socket_of_what_cannot_be_a_table_ends_for_good(tmp_path: Path) -> None:
    async def do(served: Served, guest: httpx.AsyncClient, id: str) -> None:
        async with socket(served, guest, "%00") as client:
            bye = await hear(client, "bye")
            assert (bye["reason"]["id"], bye["again"]) == ("web-no-table", False)

    sockets.play(tmp_path, do)


def test_no_control_sign_hides_in_how_a_level_is_written(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        chosen = {"options": {"level_text": 'id = "a\\u0000b"\ntitle = "x"\n'}}
        body = {"terms": {"seats": 1, "chosen": chosen}}
        answer = await guest.post("/api/tables", json=body)
        assert (answer.status_code, faults(answer)) == (400, ["file-not-toml"])

    play(tmp_path, do)


# -- what a database says ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "kind", "message"),
    [
        (DataError("INSERT", {}, Exception("secret of host db7")), StoreFailed, "store-failed"),
        (IntegrityError("INSERT", {}, Exception("secret (key)=(ana)")), Conflict, "store-conflict"),
    ],
)
def test_what_a_database_says_is_in_the_log_and_nowhere_else(
    error: Exception, kind: type[StoreFailed], message: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        found = told(error)
    assert isinstance(found, kind)
    assert found.message == Message(message, {})
    assert "secret" in caplog.text


def test_who_asks_hears_only_that_it_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()

        async def broken(*given: object) -> None:
            raise told(DataError("UPDATE", {}, Exception("secret of host db7")))

        monkeypatch.setattr(served.store, "rename", broken)
        answer = await guest.patch("/api/me", json={"name": "Ana"})
        assert (answer.status_code, faults(answer)) == (503, ["store-failed"])
        assert "secret" not in answer.text

    play(tmp_path, do)
    assert say("store-failed") == Message("store-failed", {})
