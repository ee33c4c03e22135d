from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.web.serving import ADDRESS, PLENTY, Served, faults, serving
from tests.web.test_people import play

from gorin.web.settings import Settings


def test_browsers_are_told_to_load_and_frame_nothing_from_elsewhere(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for path in ("/", "/api/hello", "/api/nothing", "/api/catalogue"):
            headers = (await served.visitor().get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"

    play(tmp_path, do)


def test_what_is_anybodys_own_is_not_kept_by_caches(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        for path in ("/api/hello", "/api/me/tables", "/api/tables"):
            assert (await guest.get(path)).headers["cache-control"] == "no-store"

    play(tmp_path, do)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8675",
        "localhost.evil.example",
        "",
        "[evil]",
        "a" * 999,
        "[::1]evil.example",
        "[::1]:80.evil.example",
        "[::1].evil.example:80",
        "[::1",
    ],
)
def test_a_strangers_name_does_not_lead_here(tmp_path: Path, host: str) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().get("/api/hello", headers={"host": host})
        assert (answer.status_code, faults(answer)) == (400, ["web-unknown-host"])
        assert "set-cookie" not in answer.headers

    play(tmp_path, do)


def test_whoever_browses_under_a_strangers_name_reads_how_the_server_learns_it(
    tmp_path: Path,
) -> None:
    async def do(served: Served) -> None:
        browsing = {"host": "nas.lan", "accept": "text/html,*/*;q=0.8", "accept-language": "pt-BR"}
        answer = await served.visitor().get("/table/x", headers=browsing)
        assert answer.status_code == 400
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "Este servidor não responde por esse nome" in answer.text
        assert "GORIN_WEB_PUBLIC_URL" in answer.text
        assert "set-cookie" not in answer.headers
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        programs = await served.visitor().get("/api/hello", headers=browsing)
        assert faults(programs) == ["web-unknown-host"]

    play(tmp_path, do)


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1:8675", "[::1]:8675", "192.168.1.7:8675", "gorin.example", "b.example"],
)
def test_own_names_and_bare_addresses_lead_here(tmp_path: Path, host: str) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().get("/api/hello", headers={"host": host})
        assert answer.status_code == 200

    settings = replace(PLENTY, public_url="https://gorin.example", hosts="b.example, c.example")
    play(tmp_path, do, settings)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8264@evil.example",
        "localhost:8675@evil.example",
        "127.0.0.1@evil.example",
        "evil.example@127.0.0.1",
        "127.0.0.1:x",
        "127.0.0.1/@evil.example",
        "localhost:8675/x",
        "[::1]:8264@evil.example",
    ],
)
def test_an_own_name_with_another_host_behind_it_does_not_lead_here(
    tmp_path: Path, host: str
) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().get("/api/hello", headers={"host": host})
        assert (answer.status_code, faults(answer)) == (400, ["web-unknown-host"])

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": ADDRESS}, 200),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "https://localhost:8675.evil.example"}, 403),
        ({"origin": "http://localhost:9999"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_only_own_pages_may_change_anything(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        answer = await guest.patch("/api/me", json={"name": "Ana"}, headers=headers)
        assert answer.status_code == status
        name = (await guest.get("/api/hello")).json()["you"]["name"]
        assert (name == "Ana") == (status == 200)

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://gorin.example", 200),
        ("http://gorin.example", 403),
        ("http://b.example", 403),
    ],
)
def test_a_page_without_https_changes_nothing_where_people_come_by_https(
    tmp_path: Path, origin: str, status: int
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest("https://gorin.example")
        answer = await guest.patch("/api/me", json={"name": "Ana"}, headers={"origin": origin})
        assert answer.status_code == status

    play(tmp_path, do, replace(PLENTY, public_url="https://gorin.example", hosts="b.example"))


def test_who_asks_too_often_has_to_wait_and_others_need_not(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        statuses = [(await visitor.get("/health")).status_code for _ in range(8)]
        assert statuses[:5] == [200] * 5
        assert 429 in statuses
        assert (await served.visitor(client=("10.0.0.2", 1)).get("/health")).status_code == 200

    play(tmp_path, do, Settings(requests=1, requests_burst=5))


def test_a_long_request_is_not_read_to_its_end(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        sent = 0

        async def parts() -> AsyncIterator[bytes]:
            nonlocal sent
            for _ in range(1000):
                sent += 1024
                yield b"x" * 1024

        whole = await guest.post("/api/decks/check", content=b"x" * 5000)
        assert (whole.status_code, faults(whole)) == (413, ["web-too-large"])
        stream = await guest.post("/api/decks/check", content=parts())
        assert stream.status_code == 413
        assert sent < 10_000

    play(tmp_path, do, replace(PLENTY, most_body=4096))


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[" * 5000, b'"' + b"x" * 99, b"null", b"1e999999", b"{}{}"],
)
def test_garbage_is_refused_with_a_reason(tmp_path: Path, content: bytes) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        for path in ("/api/decks/check", "/api/tables", "/api/boards/new"):
            answer = await guest.post(path, content=content)
            assert answer.status_code == 400
            assert faults(answer)

    play(tmp_path, do)


def test_all_faults_of_a_request_are_told_with_their_places(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        body = {"terms": {"seats": "two", "clock": {"kind": "sun"}}, "bots": 7, "x": 1}
        answer = await guest.post("/api/tables", json=body)
        places = {fault["place"] for fault in answer.json()["faults"]}
        assert places == {"body: terms.seats", "body: terms.clock.kind", "body: bots", "body: x"}

    play(tmp_path, do)


def test_an_address_that_is_not_there_says_so_in_the_form_of_all_faults(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        nothing = await visitor.get("/api/nothing")
        assert (nothing.status_code, faults(nothing)) == (404, ["web-no-such-address"])
        other = await visitor.delete("/api/catalogue")
        assert (other.status_code, faults(other)) == (405, ["web-other-method"])
        mine = await visitor.put("/api/me")
        assert (mine.status_code, mine.headers["allow"]) == (405, "DELETE, PATCH")

    play(tmp_path, do)


def test_a_bug_is_told_without_its_details_and_noted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            guest = await served.guest()
            monkeypatch.setattr(served.store, "tables_of", None)
            answer = await guest.get("/api/me/tables")
            assert (answer.status_code, faults(answer)) == (500, ["web-broken"])
            assert "NoneType" not in answer.text

    asyncio.run(run())
    assert "NoneType" in caplog.text


def test_tokens_in_addresses_do_not_reach_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")

    async def do(served: Served) -> None:
        guest = await served.guest()
        link = (await guest.post("/api/me/resume")).json()["link"]
        token = link.rpartition("/")[2]
        _ = await served.visitor().post(f"/api/resume/{token}", json={})
        _ = await served.visitor().get(f"/resume/{token}")
        assert "/api/resume/{token}" in caplog.text
        own = [record for record in caplog.records if record.name.startswith("gorin")]
        assert own
        assert not any(token in record.getMessage() for record in own)

    play(tmp_path, do)
