from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.web.serving import PLENTY, Served, faults
from tests.web.test_people import play
from tests.web.test_tables import opened

from gorin.web.accounts import DEVICE
from gorin.web.tokens import ResumeLink

MANY = replace(PLENTY, logins=1000)
LOGIN = {"name": "Ana", "password": "correct horse"}


async def with_account(served: Served) -> httpx.AsyncClient:
    guest = await served.guest()
    answer = await guest.post("/api/account", json=LOGIN)
    assert (answer.status_code, answer.json()) == (201, {"name": "Ana"})
    return guest


def test_with_an_account_one_is_the_same_person_anywhere(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        id = await opened(guest)
        phone = await served.guest()
        assert (await phone.get("/api/me/tables")).json()["tables"] == []
        answer = await phone.post("/api/login", json={**LOGIN, "name": "\uff21\uff2e\uff21"})
        assert answer.status_code == 200
        assert [row["id"] for row in (await phone.get("/api/me/tables")).json()["tables"]] == [id]
        assert (await phone.get("/api/account")).json() == {"name": "Ana"}

    play(tmp_path, do, MANY)


@pytest.mark.parametrize(
    "login",
    [{**LOGIN, "password": "correct horsE"}, {**LOGIN, "name": "Bo"}, {**LOGIN, "password": ""}],
)
def test_a_wrong_name_and_a_wrong_password_are_told_alike(
    tmp_path: Path, login: dict[str, str]
) -> None:
    async def do(served: Served) -> None:
        _ = await with_account(served)
        answer = await served.visitor().post("/api/login", json=login)
        assert (answer.status_code, faults(answer)) == (403, ["web-login-wrong"])
        assert "set-cookie" not in answer.headers

    play(tmp_path, do, MANY)


def test_passwords_cannot_be_tried_often_at_one_account_from_anywhere(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        statuses = []
        for number in range(5):
            visitor = served.visitor(client=(f"10.0.1.{number}", 1))
            statuses.append((await visitor.post("/api/login", json=LOGIN)).status_code)
        assert statuses == [403, 403, 403, 429, 429]

    play(tmp_path, do, replace(PLENTY, logins=3))


def test_nobody_keeps_the_owner_out_by_wrong_tries(tmp_path: Path) -> None:
    wrong = {**LOGIN, "password": "wrong horse"}

    async def do(served: Served) -> None:
        _ = await with_account(served)
        own, other = served.visitor(client=("10.0.2.1", 1)), served.visitor(client=("10.0.2.2", 1))
        assert (await own.post("/api/login", json=LOGIN)).status_code == 200
        assert LOGIN["name"] not in (own.cookies.get(DEVICE, path="/api/login") or LOGIN["name"])
        for number in range(9):
            visitor = served.visitor(client=(f"10.0.1.{number}", 1))
            _ = await visitor.post("/api/login", json=wrong)
        assert (await other.post("/api/login", json=LOGIN)).status_code == 429
        assert (await own.post("/api/login", json=LOGIN)).status_code == 200
        # Tries at another account, and many of its own, are counted as everybody's.
        named = {**LOGIN, "name": "Bea"}
        for number in range(9):
            visitor = served.visitor(client=(f"10.0.4.{number}", 1))
            _ = await visitor.post("/api/login", json=named)
        assert (await own.post("/api/login", json=named)).status_code == 429

    play(tmp_path, do, replace(PLENTY, logins=3))


def test_a_browser_that_has_logged_in_has_no_endless_tries(tmp_path: Path) -> None:
    wrong = {**LOGIN, "password": "wrong horse"}

    async def do(served: Served) -> None:
        _ = await with_account(served)
        own = served.visitor(client=("10.0.2.1", 1))
        assert (await own.post("/api/login", json=LOGIN)).status_code == 200
        cookies = own.cookies
        statuses = []
        for number in range(6):
            moved = served.visitor(client=(f"10.0.3.{number}", 1))
            moved.cookies = cookies
            statuses.append((await moved.post("/api/login", json=wrong)).status_code)
        assert statuses == [403, 403, 403, 429, 429, 429]

    play(tmp_path, do, replace(PLENTY, logins=3))


async def resume_path(guest: httpx.AsyncClient) -> str:
    link: str = (await guest.post("/api/me/resume")).json()["link"]
    return f"/api/resume/{link.rpartition('/')[2]}"


def test_a_changed_password_voids_the_links_that_were_made_before(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        before = await resume_path(guest)
        change = {"password": LOGIN["password"], "wanted": "battery staple"}
        assert (await guest.patch("/api/account", json=change)).status_code == 204
        thief = served.visitor()
        answer = await thief.post(before, json={})
        assert (answer.status_code, faults(answer)) == (400, ["web-link-ended"])
        assert "set-cookie" not in answer.headers
        after = await resume_path(guest)
        assert (await served.visitor().post(after, json={})).status_code == 200

    play(tmp_path, do, MANY)


def test_links_outlive_a_new_name_and_an_account(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        path = await resume_path(guest)
        _ = await guest.patch("/api/me", json={"name": "Ana", "settings": {"a": 1}})
        _ = await guest.post("/api/account", json=LOGIN)
        assert (await served.visitor().post(path, json={})).status_code == 200

    play(tmp_path, do, MANY)


def test_a_link_that_names_no_generation_holds_until_the_first_change(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        account = await served.store.accounts.named("Ana")
        assert account is not None
        site = served.app.state.site
        # As links were signed before there were generations.
        plain = site.signer._of(ResumeLink).dumps([served.clock.now + 1000, account.person])
        assert (await served.visitor().post(f"/api/resume/{plain}", json={})).status_code == 200
        change = {"password": LOGIN["password"], "wanted": "battery staple"}
        assert (await guest.patch("/api/account", json=change)).status_code == 204
        answer = await served.visitor().post(f"/api/resume/{plain}", json={})
        assert faults(answer) == ["web-link-ended"]

    play(tmp_path, do, MANY)


def test_a_password_that_is_changed_while_it_is_looked_at_lets_nobody_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        passwords = served.app.state.site.passwords
        fits = passwords.fits

        async def slow(hash: str | None, password: str) -> bool:
            found: bool = await fits(hash, password)
            monkeypatch.setattr(passwords, "fits", fits)
            change = {"password": LOGIN["password"], "wanted": "battery staple"}
            assert (await guest.patch("/api/account", json=change)).status_code == 204
            return found

        monkeypatch.setattr(passwords, "fits", slow)
        answer = await served.visitor().post("/api/login", json=LOGIN)
        assert (answer.status_code, faults(answer)) == (403, ["web-login-wrong"])

    play(tmp_path, do, MANY)


def test_the_password_is_nowhere_in_the_database(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        _ = await with_account(served)

    play(tmp_path, do, MANY)
    for file in tmp_path.iterdir():
        assert LOGIN["password"].encode() not in file.read_bytes()


@pytest.mark.parametrize(
    ("login", "status", "told"),
    [
        ({"name": "Bo", "password": "short"}, 400, "web-password-length"),
        ({"name": "Bo", "password": "x" * 201}, 400, "web-password-length"),
        ({"name": "", "password": "long enough"}, 400, "hall-name-empty"),
        ({"name": "aNA", "password": "long enough"}, 409, "web-account-taken"),
    ],
)
def test_what_cannot_be_an_account_is_told(
    tmp_path: Path, login: dict[str, str], status: int, told: str
) -> None:
    async def do(served: Served) -> None:
        _ = await with_account(served)
        guest = await served.guest()
        answer = await guest.post("/api/account", json=login)
        assert (answer.status_code, faults(answer)) == (status, [told])
        assert (await guest.get("/api/account")).json() == {"name": ""}

    play(tmp_path, do, MANY)


def test_one_person_has_one_account(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        answer = await guest.post("/api/account", json={**LOGIN, "name": "Other"})
        assert (answer.status_code, faults(answer)) == (409, ["web-account-there"])

    play(tmp_path, do, MANY)


def test_a_page_is_told_in_the_greeting_whether_the_reader_has_an_account(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        assert (await visitor.get("/api/hello")).json()["account"] == ""
        assert (await visitor.get("/api/hello")).json()["account"] == ""
        answer = await visitor.post("/api/account", json=LOGIN)
        assert answer.status_code == 201, answer.text
        assert (await visitor.get("/api/hello")).json()["account"] == "Ana"
        _ = await visitor.post("/api/me/leave")
        assert (await visitor.get("/api/hello")).json()["account"] == ""

    play(tmp_path, do, MANY)


def test_a_new_password_sends_other_browsers_away(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        thief = served.visitor()
        _ = await thief.post("/api/login", json=LOGIN)
        assert (await thief.get("/api/me/tables")).status_code == 200
        body = {"password": LOGIN["password"], "wanted": "battery staple"}
        wrong = await guest.patch("/api/account", json={**body, "password": "wrong one"})
        assert wrong.status_code == 403
        assert (await guest.patch("/api/account", json=body)).status_code == 204
        assert (await thief.get("/api/me/tables")).status_code == 403
        assert (await guest.get("/api/me/tables")).status_code == 200
        assert (await served.visitor().post("/api/login", json=LOGIN)).status_code == 403
        new = {**LOGIN, "password": "battery staple"}
        assert (await served.visitor().post("/api/login", json=new)).status_code == 200

    play(tmp_path, do, MANY)


def test_a_closed_account_lets_nobody_in_and_the_guest_stays(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await with_account(served)
        assert (await guest.post("/api/account/close", json=LOGIN)).status_code == 204
        assert (await served.visitor().post("/api/login", json=LOGIN)).status_code == 403
        assert (await guest.get("/api/account")).json() == {"name": ""}
        again = await (await served.guest()).post("/api/account", json=LOGIN)
        assert again.status_code == 201

    play(tmp_path, do, MANY)
