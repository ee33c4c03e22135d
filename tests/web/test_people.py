from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from tests.web.serving import PLENTY, Served, faults, serving

from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.rows import PersonRow
from gorin.hall.table.commands import Begin
from gorin.kernel.words import say
from gorin.web.identity import COOKIE, RECENT, Identity
from gorin.web.limits import Limit
from gorin.web.settings import Settings
from gorin.web.site import DAY
from gorin.web.tokens import InvitationLink, hash_of


def play(
    folder: Path, do: Callable[[Served], Awaitable[None]], settings: Settings = PLENTY
) -> None:
    async def run() -> None:
        async with serving(folder, settings) as served:
            await do(served)

    asyncio.run(run())


def test_a_new_browser_becomes_a_guest_and_stays_the_same_one(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        first = await visitor.get("/api/hello")
        again = await visitor.get("/api/hello")
        assert first.json()["you"]["name"].startswith("Guest ")
        assert first.json()["you"] == again.json()["you"]
        assert "set-cookie" not in again.headers

    play(tmp_path, do)


def test_when_somebody_was_here_last_is_kept_to_the_hour(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        came = served.clock.now
        people = served.app.state.site.people

        async def seen_after(milliseconds: int) -> int:
            served.clock.now = came + milliseconds
            people._kept.clear()
            _ = await guest.get("/api/me/tables")
            await asyncio.gather(*people._noting)
            row = await served.store.find_person(hash_of(guest.cookies["gorin"]))
            assert row is not None
            assert row.created == came
            return row.seen - came

        assert await seen_after(RECENT - 1) == 0
        assert await seen_after(RECENT) == RECENT
        assert await seen_after(2 * RECENT - 1) == RECENT
        assert await seen_after(2 * RECENT + 7) == 2 * RECENT + 7

    play(tmp_path, do)


def test_nobody_is_turned_away_since_their_coming_cannot_be_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(person: str, at: int) -> None:
        raise StoreFailed(say("store-failed", reason="a test"))

    async def do(served: Served) -> None:
        guest = await served.guest()
        people = served.app.state.site.people
        people._kept.clear()
        served.clock.now += RECENT
        monkeypatch.setattr(served.store, "seen", broken)
        assert (await guest.get("/api/me/tables")).status_code == 200
        await asyncio.gather(*people._noting)

    play(tmp_path, do)


def test_who_plays_is_known_after_a_start_without_asking_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def do(served: Served) -> None:
        ana, ben = await served.guest(), await served.guest()
        chosen = {"options": {"level": "introductory"}}
        body = {"terms": {"seats": 1, "chosen": chosen}, "name": "Ana"}
        made = await ana.post("/api/tables", json=body)
        live = await served.hall.table(made.json()["id"])
        seat = await live.connect(live.room.host, lambda news: None)
        await seat.do(Begin(1))
        assert live.room.stage == "playing"
        before, find = served.app.state.site.people, served.store.find_person

        async def finding(hash: str) -> PersonRow | None:
            asked.append(hash)
            return await find(hash)

        monkeypatch.setattr(served.store, "find_person", finding)
        after = Identity(served.store, Limit(1, 1), served.clock)
        await after.recall()
        cookies = [f"{COOKIE}={visitor.cookies[COOKIE]}".encode() for visitor in (ana, ben)]
        scopes = [{"type": "http", "headers": [(b"cookie", cookie)]} for cookie in cookies]
        known = [await after.known(HTTPConnection(scope)) for scope in scopes]
        assert asked == [hash_of(ben.cookies[COOKIE])]
        assert known == [await before.known(HTTPConnection(scope)) for scope in scopes]
        assert None not in known

    play(tmp_path, do)


def test_no_script_can_read_the_cookie_and_no_other_site_sends_it(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        cookie = (await served.visitor().get("/api/hello")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        behind = served.visitor("https://localhost:8675")
        assert "Secure" in (await behind.get("/api/hello")).headers["set-cookie"]

    play(tmp_path, do)


def test_the_database_does_not_hold_what_would_let_its_reader_be_somebody(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def do(served: Served) -> None:
        guest = await served.guest()
        tokens.append(guest.cookies[COOKIE])

    play(tmp_path, do)
    for file in tmp_path.iterdir():
        assert tokens[0].encode() not in file.read_bytes()


def test_a_made_up_cookie_is_nobody(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor(cookies={COOKIE: "mine"})
        assert (await visitor.get("/api/me/tables")).status_code == 403
        hello = await visitor.get("/api/hello")
        assert COOKIE in hello.headers["set-cookie"]
        assert "mine" not in hello.headers["set-cookie"]

    play(tmp_path, do)


@pytest.mark.parametrize("cookie", ["x" * 5000, "\x7f", "a;b", "=", ""])
def test_strange_cookies_are_nobody(tmp_path: Path, cookie: str) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().get(
            "/api/me/tables", headers={"cookie": f"{COOKIE}={cookie}"}
        )
        assert (answer.status_code, faults(answer)) == (403, ["web-who"])

    play(tmp_path, do)


def test_a_guest_is_greeted_in_the_language_of_the_browser(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for asked, language, name in (
            ("pt-PT,pt;q=0.9,en;q=0.8", "pt-BR", "Visitante"),
            ("fr,zh-TW;q=0.5", "zh", "访客"),
            ("fr", "en", "Guest"),
            (",;q=,", "en", "Guest"),
        ):
            hello = await served.visitor().get("/api/hello", headers={"accept-language": asked})
            assert hello.json()["language"] == language
            assert hello.json()["you"]["name"].startswith(name)

    play(tmp_path, do)


def test_too_many_new_guests_from_one_address_have_to_wait(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        answers = [await served.visitor().get("/api/hello") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert faults(answers[3]) == ["web-too-many"]
        assert int(answers[3].headers["retry-after"]) >= 1
        other = served.visitor(client=("10.0.0.2", 1))
        assert (await other.get("/api/hello")).status_code == 200

    play(tmp_path, do, replace(PLENTY, guests=3))


def test_a_name_and_settings_are_kept(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        changed = await guest.patch(
            "/api/me",
            json={"name": "  Zé  da\tMesa ", "settings": {"sound": True, "theme": "dark"}},
        )
        assert changed.json() == {
            "name": "Zé da Mesa",
            "settings": {"sound": True, "theme": "dark"},
        }
        assert (await guest.get("/api/hello")).json()["you"] == changed.json()
        renamed = await guest.patch("/api/me", json={"name": "Ana"})
        assert renamed.json()["settings"] == {"sound": True, "theme": "dark"}

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"name": ""}, "hall-name-empty"),
        ({"name": "\u202e\u200b"}, "hall-name-empty"),
        ({"name": "x" * 25}, "hall-name-too-long"),
        ({"name": 7}, "field-wrong"),
        ({"nick": "Ana"}, "field-unknown"),
        ({"settings": {str(number): 1 for number in range(101)}}, "web-settings-long"),
        ({"settings": {"x": "y" * 501}}, "web-settings-long"),
    ],
)
def test_what_cannot_be_a_name_or_a_setting_changes_nothing(
    tmp_path: Path, body: object, told: str
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        before = (await guest.get("/api/hello")).json()["you"]
        answer = await guest.patch("/api/me", json=body)
        assert (answer.status_code, faults(answer)) == (400, [told])
        assert (await guest.get("/api/hello")).json()["you"] == before

    play(tmp_path, do)


# -- links ---------------------------------------------------------------------------------


async def resume_path(guest: httpx.AsyncClient) -> str:
    link: str = (await guest.post("/api/me/resume")).json()["link"]
    assert link.startswith("http://localhost:8675/resume/")
    return f"/api/resume/{link.rpartition('/')[2]}"


def test_a_resume_link_makes_another_browser_the_same_person(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        _ = await guest.patch("/api/me", json={"name": "Ana"})
        path = await resume_path(guest)
        phone = served.visitor()
        assert (await phone.post(path, json={})).json()["name"] == "Ana"
        assert (await phone.get("/api/hello")).json()["you"]["name"] == "Ana"
        assert phone.cookies[COOKIE] != guest.cookies[COOKIE]

    play(tmp_path, do)


def test_nobody_becomes_somebody_else_unawares(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        _ = await guest.patch("/api/me", json={"name": "Ana"})
        _ = await other.patch("/api/me", json={"name": "Ben"})
        path = await resume_path(guest)
        assert (await other.get(path)).json() == {"name": "Ana", "is_you": False}
        assert (await guest.get(path)).json() == {"name": "Ana", "is_you": True}
        for body in ({}, {"leaving": "Ana"}, {"leaving": "ben"}):
            answer = await other.post(path, json=body)
            assert (answer.status_code, faults(answer)) == (409, ["web-resume-other"])
            assert "set-cookie" not in answer.headers
        assert (await other.get("/api/hello")).json()["you"]["name"] == "Ben"
        assert (await other.post(path, json={"leaving": "Ben"})).status_code == 200
        assert (await other.get("/api/hello")).json()["you"]["name"] == "Ana"

    play(tmp_path, do)


def test_a_link_that_has_ended_tells_no_name(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        path = await resume_path(await served.guest())
        served.clock.now += 7 * DAY
        answer = await served.visitor().get(path)
        assert (answer.status_code, faults(answer)) == (400, ["web-link-ended"])

    play(tmp_path, do)


def test_a_link_ends(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        path = await resume_path(await served.guest())
        served.clock.now += 7 * DAY - 1
        assert (await served.visitor().post(path, json={})).status_code == 200
        served.clock.now += 1
        answer = await served.visitor().post(path, json={})
        assert (answer.status_code, faults(answer)) == (400, ["web-link-ended"])
        assert "set-cookie" not in answer.headers

    play(tmp_path, do)


def test_a_damaged_link_is_none(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        path = await resume_path(await served.guest())
        stem, _, signature = path.rpartition(".")
        for forged in (
            path[:-1],
            stem,
            f"{stem}.{signature[::-1]}",
            "/api/resume/x",
            "/api/resume/é",
        ):
            answer = await served.visitor().post(forged, json={})
            assert (answer.status_code, faults(answer)) == (400, ["web-link-forged"])

    play(tmp_path, do)


def test_an_invitation_is_no_resume_link(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        link = InvitationLink(served.clock.now + DAY, guest.cookies[COOKIE], "player")
        token = served.app.state.site.signer.sign(link)
        answer = await served.visitor().post(f"/api/resume/{token}", json={})
        assert faults(answer) == ["web-link-forged"]

    play(tmp_path, do)


def test_who_leaves_is_nobody_in_that_browser_only(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        path = await resume_path(guest)
        phone = served.visitor()
        _ = await phone.post(path, json={})
        token = guest.cookies[COOKIE]
        assert (await guest.post("/api/me/leave")).status_code == 204
        assert COOKIE not in guest.cookies
        old = served.visitor(cookies={COOKIE: token})
        assert (await old.get("/api/me/tables")).status_code == 403
        assert (await phone.get("/api/me/tables")).status_code == 200

    play(tmp_path, do)


def test_who_is_forgotten_is_nobody_anywhere(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        path = await resume_path(guest)
        phone = served.visitor()
        _ = await phone.post(path, json={})
        assert (await guest.delete("/api/me")).status_code == 204
        assert (await phone.get("/api/me/tables")).status_code == 403
        assert faults(await served.visitor().post(path, json={})) == ["web-link-ended"]

    play(tmp_path, do)


def test_links_lead_to_the_address_that_people_know(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest("https://gorin.example")
        link = (await guest.post("/api/me/resume")).json()["link"]
        assert link.startswith("https://gorin.example/resume/")
        assert (await guest.get("/api/hello")).json()["public"]

    play(tmp_path, do, replace(PLENTY, public_url="https://gorin.example/"))
