"""What people keep on the server: decks, levels, and all of it as a file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Served, faults
from tests.web.test_accounts import MANY, with_account
from tests.web.test_people import play
from tests.web.test_tables import finished

KINDS = ("/api/me/decks", "/api/me/levels")


@pytest.mark.parametrize("path", KINDS)
def test_what_is_kept_is_changed_and_forgotten(tmp_path: Path, path: str) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        body: dict[str, Any] = {"name": " My  deck ", "text": "1 Pit Trap"}
        kept = (await guest.post(path, json=body)).json()
        assert kept["name"] == "My deck"
        changed = await guest.post(path, json={**kept_body(kept), "text": "2 Pit Trap"})
        assert changed.json()["id"] == kept["id"]
        _ = await other.post(path, json={**kept_body(kept), "name": "Other"})
        (row,) = (await guest.get(path)).json()["files"]
        assert (row["name"], row["text"]) == ("My deck", "2 Pit Trap")
        assert (await guest.delete(f"{path}/{kept['id']}")).status_code == 204
        assert (await guest.get(path)).json()["files"] == []
        assert len((await other.get(path)).json()["files"]) == 1
        assert (await guest.delete(f"{path}/{kept['id']}")).status_code == 404

    play(tmp_path, do)


def kept_body(deck: dict[str, Any]) -> dict[str, Any]:
    return {name: deck[name] for name in ("id", "game", "name", "text")}


@pytest.mark.parametrize("path", KINDS)
def test_all_faults_of_what_is_to_be_kept_are_told(tmp_path: Path, path: str) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        body = {"name": " ", "text": "x" * 40_000, "game": "chess", "id": "../x"}
        answer = await guest.post(path, json=body)
        assert [fault["place"] for fault in answer.json()["faults"]] == [
            "name",
            "text",
            "game",
            "id",
        ]

    play(tmp_path, do)


def test_everybody_may_have_all_that_is_kept_of_them_and_nothing_of_others(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        _ = await guest.patch("/api/me", json={"settings": {"theme": "dark"}})
        _ = await guest.post("/api/me/decks", json={"name": "One", "text": "1 Pit Trap"})
        _ = await guest.post("/api/me/levels", json={"name": "Two", "text": "width = 3"})
        other = await served.guest()
        _ = await finished(served, other)
        answer = await guest.get("/api/me/export")
        told = answer.json()
        assert (told["account"], told["settings"]) == ("Ana", {"theme": "dark"})
        assert [deck["name"] for deck in told["decks"]] == ["One"]
        assert [level["name"] for level in told["levels"]] == ["Two"]
        assert (told["tables"], told["matches"]) == ([], [])
        assert "argon2" not in answer.text
        assert "gorin.json" in answer.headers["content-disposition"]

    play(tmp_path, do, MANY)


def test_whoever_is_forgotten_leaves_no_account_and_nothing_kept(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        for path in KINDS:
            _ = await guest.post(path, json={"name": "One", "text": "1 Pit Trap"})
        account = await served.store.accounts.named("Ana")
        assert account is not None
        assert len(await served.store.levels.of(account.person)) == 1
        assert (await guest.delete("/api/me")).status_code == 204
        assert await served.store.accounts.named("Ana") is None
        assert await served.store.decks.of(account.person) == ()
        assert await served.store.levels.of(account.person) == ()

    play(tmp_path, do, MANY)


@pytest.mark.parametrize("path", KINDS)
@pytest.mark.parametrize("name", ["", "  ", "\u3164", "\u2800\u200b"])
def test_what_is_kept_has_a_name_that_can_be_seen(tmp_path: Path, path: str, name: str) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        answer = await guest.post(path, json={"name": name, "text": "1 Pit Trap"})
        assert (answer.status_code, faults(answer)) == (400, ["web-own-name"])

    play(tmp_path, do)


@pytest.mark.parametrize("path", KINDS)
def test_nobody_keeps_more_than_there_is_room_for(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gorin.web.own.MOST", 2)

    async def do(served: Served) -> None:
        guest = await served.guest()
        for id in ("a", "b", "a"):
            body = {"id": id, "name": "One", "text": "1 Pit Trap"}
            assert (await guest.post(path, json=body)).status_code == 200
        answer = await guest.post(path, json={"name": "One", "text": "1 Pit Trap"})
        assert (answer.status_code, faults(answer)) == (409, ["web-many-own"])

    play(tmp_path, do)


@pytest.mark.parametrize("path", KINDS)
def test_who_keeps_many_things_at_once_keeps_no_more_either(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gorin.web.own.MOST", 2)

    async def do(served: Served) -> None:
        guest = await served.guest()
        body = {"name": "One", "text": "1 Pit Trap"}
        answers = await asyncio.gather(*(guest.post(path, json=body) for _ in range(6)))
        assert sorted(answer.status_code for answer in answers) == [200, 200, 409, 409, 409, 409]
        assert len((await guest.get(path)).json()["files"]) == 2

    play(tmp_path, do)
