"""What takes long holds up nobody: it is counted, done elsewhere, and done once."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.web.serving import PLENTY, Served, faults, listening
from tests.web.test_people import play
from tests.web.test_playback import bots_play
from tests.web.test_socket import ask, browser, reasons, socket
from websockets.exceptions import InvalidStatus

from gorin.content.desk import decks
from gorin.content.desk.replays import Replay
from gorin.hall.table import play as matches
from gorin.kernel.journal import read, write
from gorin.web import shelf

TWO: dict[str, Any] = {"seats": 2}


def test_the_journal_of_a_match_that_is_over_is_written_once_and_not_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def noted(*parts: Any, **more: Any) -> str:
        threads.append(threading.current_thread())
        return write(*parts, **more)

    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await bots_play(served, guest, TWO)
        monkeypatch.setattr(matches, "write", noted)
        path = f"/api/tables/{id}/journal"
        answers = await asyncio.gather(*(guest.get(path) for _ in range(5)))
        plain = await guest.get(path, headers={"accept-encoding": "identity"})
        assert {answer.text for answer in answers} == {plain.text}
        assert read(plain.text).result is not None
        assert (await guest.get(f"/api/tables/{id}/verify")).json()["replayed"]
        assert len(threads) == 1
        assert threads[0] is not threading.main_thread()

    play(tmp_path, do)


def forbidden(*_: object, **__: object) -> str:
    pytest.fail("written")


def test_journals_and_their_checks_are_limited_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await bots_play(served, guest, TWO)
        assert (await guest.post("/api/decks/check", json={"text": ""})).status_code == 200
        monkeypatch.setattr(matches, "write", forbidden)
        for part in ("journal", "verify"):
            answer = await guest.get(f"/api/tables/{id}/{part}")
            assert (answer.status_code, faults(answer)) == (429, ["web-too-many"])

    play(tmp_path, do, replace(PLENTY, checks=1))


def test_tables_with_texts_are_limited_like_texts_that_are_handed_in(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        for body in ({"deck_texts": ["1 Pit Trap"]}, {}):
            chosen = {} if body else {"options": {"level_text": "x"}}
            assert (await guest.post("/api/decks/check", json={"text": ""})).status_code == 200
            answer = await guest.post(
                "/api/tables", json={"terms": {**TWO, "chosen": chosen}, **body}
            )
            assert (answer.status_code, faults(answer)) == (429, ["web-too-many"])
            guest = await served.guest(client=("10.0.0.2", 1))
        assert (await guest.post("/api/tables", json={"terms": TWO})).status_code == 201

    play(tmp_path, do, replace(PLENTY, checks=1))


def test_deck_texts_over_a_socket_are_limited_too(tmp_path: Path) -> None:
    async def run() -> None:
        settings = replace(PLENTY, checks=1)
        async with listening(tmp_path, settings) as served, browser(served) as guest:
            id = (await guest.post("/api/tables", json={"terms": TWO})).json()["id"]
            async with socket(served, guest, id) as client:
                first = await ask(client, type="choose-deck", seat=0, text="1 zq")
                assert "web-too-many" not in reasons(first)
                second = await ask(client, type="choose-deck", seat=0, text="1 zq")
                assert reasons(second) == ["web-too-many"]
                known = await ask(client, type="choose-deck", seat=0, deck="arsenal")
                assert known["type"] == "done"

    asyncio.run(run())


def test_handshakes_of_sockets_count_as_requests(tmp_path: Path) -> None:
    async def run() -> None:
        settings = replace(PLENTY, requests=1, requests_burst=5)
        async with listening(tmp_path, settings) as served, browser(served) as guest:
            id = (await guest.post("/api/tables", json={"terms": TWO})).json()["id"]

            async def come_often() -> None:
                for _ in range(10):
                    async with socket(served, guest, id):
                        pass

            with pytest.raises(InvalidStatus) as caught:
                await come_often()
            response = caught.value.response
            assert response.status_code == 429
            assert int(response.headers["Retry-After"]) >= 1

    asyncio.run(run())


def test_decks_are_judged_in_threads_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = list[str]()
    report = decks.report

    def noted(*parts: Any) -> Any:
        threads.append(threading.current_thread().name)
        return report(*parts)

    async def do(served: Served) -> None:
        guest = await served.guest()
        monkeypatch.setattr("gorin.web.decks.desk.report", noted)
        _ = await guest.post("/api/decks/check", json={"text": "1 Pit Trap"})
        assert [name.rpartition("_")[0] for name in threads] == ["judge"]

    play(tmp_path, do)


def test_a_deck_or_form_in_place_of_a_text_may_not_be_longer_than_one(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        cards = {f"zq{number}": 1 for number in range(3000)}
        deck = {"name": "x", "sections": {"raider": {"lara-croft": 1}, "cards": cards}}
        for path, body in (
            ("decks", {"deck": deck}),
            ("boards", {"game": "tomb-raider", "form": {"title": "x" * 30_000}}),
        ):
            answer = await guest.post(f"/api/{path}/check", json=body)
            assert (answer.status_code, faults(answer)) == (400, ["hall-text-too-long"])

    play(tmp_path, do)


def test_a_replay_does_not_wait_for_the_chances_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def slow(replay: Replay, *, beat: object) -> None:
        begun.set()
        assert may_end.wait(20)

    async def do(served: Served) -> None:
        guest = await served.guest()
        first, second = [await bots_play(served, guest, TWO) for _ in range(2)]
        monkeypatch.setattr(shelf, "chances_of", slow)
        chances: asyncio.Task[httpx.Response] = asyncio.create_task(
            guest.get(f"/api/replays/{first}/chances")
        )
        assert await asyncio.to_thread(begun.wait, 20)
        try:
            async with asyncio.timeout(20):
                assert (await guest.get(f"/api/replays/{second}/head")).status_code == 200
            assert not chances.done()
        finally:
            may_end.set()
        assert (await chances).status_code == 200

    play(tmp_path, do)
