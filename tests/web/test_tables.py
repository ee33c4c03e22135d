from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from msgspec.structs import replace
from tests.hall.halls import Client, is_done
from tests.web.serving import PLENTY, Served, faults
from tests.web.test_people import play

from gorin.hall.table.commands import Begin, Moderate, Pause
from gorin.hall.table.updates import Failed, News
from gorin.kernel.journal import read
from gorin.text.language import LANGUAGES
from gorin.web.site import DAY
from gorin.web.tokens import InvitationLink

TWO: dict[str, Any] = {"seats": 2}


async def opened(guest: httpx.AsyncClient, **body: Any) -> str:
    """Open a table and return its id."""
    answer = await guest.post("/api/tables", json={"terms": TWO, **body})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


async def seen(guest: httpx.AsyncClient, id: str) -> dict[str, Any]:
    answer = await guest.get(f"/api/tables/{id}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_one_request_opens_a_table_and_begins_the_match(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        _ = await guest.patch("/api/me", json={"name": "Ana"})
        id = await opened(guest, bots=["easy", ""], decks=["war-party"], begin=True)
        table = await seen(guest, id)
        assert table["stage"] == "playing"
        assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [
            ("Bot 1", "easy"),
            ("Ana", ""),
        ]
        (row,) = (await guest.get("/api/me/tables")).json()["tables"]
        assert (row["id"], row["yours"], row["seat"]) == (id, True, 1)

    play(tmp_path, do)


def test_who_opens_a_table_adds_to_chance_before_it_begins(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True, entropy="ab12")
        table = await seen(guest, id)
        assert (table["stage"], table["entropy"]) == ("playing", ["ab12"])

    play(tmp_path, do)


def test_a_table_of_as_many_bots_as_a_game_has_seats_is_opened_at_once(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        options = {"roles": "apart", "generals": 4, "referee": True, "turns": 1}
        chosen = {"game": "l5r-strategic", "options": options}
        bots = ["", *["random"] * 60]
        id = await opened(guest, terms={"seats": 61, "chosen": chosen}, bots=bots, begin=True)
        assert (await seen(guest, id))["stage"] == "playing"

    play(tmp_path, do)


def test_a_host_may_let_bots_have_all_seats(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["easy", "random"], begin=True)
        assert [seat["person"] for seat in (await seen(guest, id))["seats"]] == [None, None]
        watched = await opened(guest, sits=False)
        assert [seat["person"] for seat in (await seen(guest, watched))["seats"]] == [None, None]

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("body", "status", "told"),
    [
        ({"bots": ["genius"]}, 400, "bot-unknown"),
        ({"begin": True}, 409, "hall-seats-free"),
        ({"decks": ["none"]}, 400, "deck-unknown"),
        ({"decks": ["../../x.toml"]}, 400, "deck-unknown"),
        ({"bots": ["", "easy", "easy"]}, 400, "hall-no-such-seat"),
        ({"terms": {"seats": 99}}, 400, None),
        ({"terms": {"chosen": {"game": "chess"}}}, 400, None),
    ],
)
def test_what_a_table_cannot_be_is_told(
    tmp_path: Path, body: dict[str, Any], status: int, told: str | None
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        answer = await guest.post("/api/tables", json={"terms": TWO, **body})
        assert answer.status_code == status, answer.text
        assert faults(answer)
        assert told is None or faults(answer) == [told]
        # Nothing is left of it, which would count among the tables of its host.
        assert (await guest.get("/api/me/tables")).json()["tables"] == []
        assert served.hall.tables == ()

    play(tmp_path, do)


def test_nobody_opens_a_table_without_having_said_hello(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().post("/api/tables", json={"terms": TWO})
        assert (answer.status_code, faults(answer)) == (403, ["web-who"])

    play(tmp_path, do)


def test_a_host_has_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        for _ in range(2):
            _ = await opened(guest)
        answer = await guest.post("/api/tables", json={"terms": TWO})
        assert (answer.status_code, faults(answer)) == (409, ["web-many-tables"])
        _ = await opened(await served.guest())

    play(tmp_path, do, replace(PLENTY, open_tables=2))


def test_who_opens_many_tables_at_once_gets_no_more(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        asked = [guest.post("/api/tables", json={"terms": TWO}) for _ in range(20)]
        answers = await asyncio.gather(*asked)
        assert Counter(answer.status_code for answer in answers)[201] <= 3
        assert len(served.hall.tables) <= 3
        # What was refused then does not count now.
        while (await guest.post("/api/tables", json={"terms": TWO})).status_code == 201:
            pass
        assert len(served.hall.tables) == 3

    play(tmp_path, do, replace(PLENTY, open_tables=3))


def test_the_lobby_shows_listed_tables_and_no_ids_of_people(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        skirmish = {"game": "l5r-lcg", "format": "skirmish"}
        match = {**TWO, "chosen": skirmish, "games": 3}
        listed = await opened(guest, terms={**match, "listed": True})
        _ = await opened(guest)
        answer = await other.get("/api/tables")
        (row,) = answer.json()["tables"]
        assert (row["id"], row["yours"], row["free"]) == (listed, False, 1)
        assert row["games"] == 3
        people = await served.store.tables_of(served_id(served))
        assert people
        assert served_id(served) not in answer.text
        assert (await served.visitor().get("/api/tables")).status_code == 200

    def served_id(served: Served) -> str:
        (host,) = {table.room.host for table in served.hall.tables}
        return host

    play(tmp_path, do)


def test_own_tables_tell_who_is_asked_and_those_of_others_do_not(tmp_path: Path) -> None:
    async def asked(guest: httpx.AsyncClient, path: str = "/api/me/tables") -> list[list[int]]:
        return [row["asked"] for row in (await guest.get(path)).json()["tables"]]

    async def do(served: Served) -> None:
        host, friend, stranger = [await served.guest() for _ in range(3)]
        id = await opened(host, terms={**TWO, "listed": True})
        body = {"role": "player", "invitation": token_in(await invitation(host, id))}
        assert (await friend.post(f"/api/tables/{id}/enter", json=body)).status_code == 200
        assert await asked(host) == [[]]
        live = await served.hall.table(id)
        players = [await Client.of(live, chair.person) for chair in live.room.standing.chairs]
        assert is_done(await players[0].do(Begin(1)))
        assert await asked(host) == await asked(friend) == [[0, 1]]
        assert is_done(await players[0].answer())
        assert await asked(host) == await asked(friend) == [[1]]
        assert await asked(host, "/api/tables") == await asked(stranger, "/api/tables") == [[]]
        assert is_done(await players[0].do(Pause(2, on=True)))
        assert await asked(friend) == [[]]

    play(tmp_path, do)


def test_a_table_in_no_memory_waits_for_the_only_person_there(tmp_path: Path) -> None:
    async def asked(guest: httpx.AsyncClient) -> list[list[int]]:
        return [row["asked"] for row in (await guest.get("/api/me/tables")).json()["tables"]]

    async def do(served: Served) -> None:
        host, friend, third = [await served.guest() for _ in "123"]
        body = {"terms": TWO, "bots": ["", "random"], "begin": True}
        assert (await host.post("/api/tables", json=body)).status_code == 201
        id = await opened(friend, terms=TWO)
        body = {"role": "player", "invitation": token_in(await invitation(friend, id))}
        assert (await third.post(f"/api/tables/{id}/enter", json=body)).status_code == 200
        live = await served.hall.table(id)
        client = await Client.of(live, live.room.standing.host)
        assert is_done(await client.do(Begin(1)))
        assert await asked(friend) == [[0, 1]]
        known[:] = [dict(guest.cookies) for guest in (host, friend)]

    async def later(served: Served) -> None:
        host, friend = [served.visitor(cookies=cookies) for cookies in known]
        assert served.hall.tables == ()
        assert await asked(host) == [[0]]
        assert await asked(friend) == [[]]

    known: list[dict[str, str]] = []
    play(tmp_path, do)
    play(tmp_path, later)


@pytest.mark.parametrize("id", ["nothing", "x" * 500, "%00", "é", "a b", "..%2f.."])
def test_a_table_that_does_not_exist_is_not_found(tmp_path: Path, id: str) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        for path in (f"/api/tables/{id}", f"/api/tables/{id}/journal", f"/api/tables/{id}/verify"):
            assert (await guest.get(path)).status_code == 404
        assert (await guest.post(f"/api/tables/{id}/enter", json={})).status_code == 404
        assert (await guest.post(f"/api/tables/{id}/invitations", json={})).status_code == 404

    play(tmp_path, do)


# -- invitations ---------------------------------------------------------------------------


async def invitation(guest: httpx.AsyncClient, id: str, role: str = "player") -> dict[str, Any]:
    answer = await guest.post(f"/api/tables/{id}/invitations", json={"role": role})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def token_in(found: dict[str, Any]) -> str:
    return str(found["link"]).rpartition("/")[2]


def test_whoever_has_the_link_comes_in_and_others_do_not(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        host, friend, stranger = [await served.guest() for _ in range(3)]
        id = await opened(host, terms={**TWO, "watching": "none"})
        token = token_in(await invitation(host, id))
        refused = await stranger.post(f"/api/tables/{id}/enter", json={"role": "player"})
        assert (refused.status_code, faults(refused)) == (409, ["hall-not-invited"])
        assert (await stranger.get(f"/api/tables/{id}")).status_code == 403
        told = (await served.visitor().get(f"/api/invitations/{token}")).json()
        assert (told["table"], told["role"], told["stage"]) == (id, "player", "gathering")
        assert (told["game"], told["title"]["id"]) == ("tomb-raider", "level-introductory")
        assert told["host"].startswith("Guest ")
        body = {"role": "player", "name": "Bo", "invitation": token}
        entered = await friend.post(f"/api/tables/{id}/enter", json=body)
        assert [seat["name"] for seat in entered.json()["seats"]][1] == "Bo"
        assert (await friend.get(f"/api/tables/{id}")).status_code == 200

    play(tmp_path, do)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_keeps_the_name_that_they_come_by(tmp_path: Path, language: str) -> None:
    async def name(guest: httpx.AsyncClient) -> str:
        return str((await guest.get("/api/hello")).json()["you"]["name"])

    async def do(served: Served) -> None:
        host, guest = await served.guest(), served.visitor()
        guest.headers["accept-language"] = language
        given = await name(guest)
        id = await opened(host)
        body = {"role": "player", "invitation": token_in(await invitation(host, id))}
        path = f"/api/tables/{id}/enter"
        assert (await guest.post(path, json=body)).status_code == 200
        assert await name(guest) == given
        assert (await guest.post(path, json={**body, "name": "Bo"})).status_code == 200
        assert await name(guest) == "Bo"
        # Whoever has a name of their own keeps it, whatever they are called at one table.
        elsewhere = await opened(host)
        body["invitation"] = token_in(await invitation(host, elsewhere))
        body["name"] = "Captain"
        path = f"/api/tables/{elsewhere}/enter"
        assert (await guest.post(path, json=body)).status_code == 200
        assert await name(guest) == "Bo"

    play(tmp_path, do)


def test_an_invitation_to_watch_is_none_to_play_nor_to_see_hands(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        host, friend = await served.guest(), await served.guest()
        id = await opened(host, terms={**TWO, "watching": "invited"})
        token = token_in(await invitation(host, id, "spectator"))
        for role, status in (("player", 409), ("caster", 409), ("spectator", 200)):
            body = {"role": role, "invitation": token}
            answer = await friend.post(f"/api/tables/{id}/enter", json=body)
            assert answer.status_code == status, role

    play(tmp_path, do)


def test_an_invitation_to_play_is_one_to_watch(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        host, friend = await served.guest(), await served.guest()
        id = await opened(host, terms={**TWO, "watching": "invited"})
        body = {"role": "spectator", "invitation": token_in(await invitation(host, id))}
        assert (await friend.post(f"/api/tables/{id}/enter", json=body)).status_code == 200

    play(tmp_path, do)


def test_an_invitation_is_to_one_table_and_ends(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        host, friend = await served.guest(), await served.guest()
        id, other = await opened(host), await opened(host)
        found = await invitation(host, id)
        token = token_in(found)
        assert found["expires"] == served.clock.now + 7 * DAY
        body = {"role": "player", "invitation": token}
        elsewhere = await friend.post(f"/api/tables/{other}/enter", json=body)
        assert (elsewhere.status_code, faults(elsewhere)) == (403, ["web-other-invitation"])
        served.clock.now += 7 * DAY
        late = await friend.post(f"/api/tables/{id}/enter", json=body)
        assert (late.status_code, faults(late)) == (400, ["web-link-ended"])
        assert faults(await friend.get(f"/api/invitations/{token}")) == ["web-link-ended"]

    play(tmp_path, do)


async def told(guest: httpx.AsyncClient, token: str) -> tuple[bool, bool, bool]:
    """Return whether a seat is free, whether one may watch, and whether the reader is there."""
    found = (await guest.get(f"/api/invitations/{token}")).json()
    return found["free"], found["watching"], found["here"]


@pytest.mark.parametrize("watching", ["open", "invited", "none"])
def test_an_invitation_tells_whether_a_seat_is_free_and_one_may_watch(
    tmp_path: Path, watching: str
) -> None:
    seen = watching != "none"

    async def do(served: Served) -> None:
        host, friend, late = [await served.guest() for _ in range(3)]
        id = await opened(host, terms={**TWO, "watching": watching})
        token = token_in(await invitation(host, id))
        assert await told(friend, token) == (True, seen, False)
        assert await told(host, token) == (True, seen, True)
        body = {"role": "player", "invitation": token}
        assert (await friend.post(f"/api/tables/{id}/enter", json=body)).status_code == 200
        assert await told(friend, token) == (False, seen, True)
        assert await told(late, token) == await told(served.visitor(), token)
        assert await told(late, token) == (False, seen, False)
        refused = await late.post(f"/api/tables/{id}/enter", json=body)
        assert faults(refused) == ["hall-no-free-seat"]
        body["role"] = "spectator"
        entered = await late.post(f"/api/tables/{id}/enter", json=body)
        assert (entered.status_code == 200) == seen
        assert await told(late, token) == (False, seen, False)
        # To a link for watchers, who watches is there already.
        to_watch = token_in(await invitation(host, id, "spectator"))
        assert (await told(late, to_watch))[2] == seen

    play(tmp_path, do)


async def ban(served: Served, id: str, name: str) -> None:
    """Let the host of a table ban somebody."""
    live = await served.hall.table(id)
    number = next(person.number for person in live.view().people if person.name == name)
    news: list[News] = []
    client = await live.connect(live.room.host, news.append)
    await client.do(Moderate(1, number, "ban"))
    assert not [each for each in news if isinstance(each, Failed)]
    client.close()


def test_a_ban_voids_the_invitations_that_were_made_before(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        host, ben, cleo = [await served.guest() for _ in range(3)]
        id = await opened(host, terms={**TWO, "watching": "invited"})
        path = f"/api/tables/{id}/enter"
        token = token_in(await invitation(host, id))
        body = {"role": "player", "name": "Ben", "invitation": token}
        watch = {"role": "spectator", "name": "Cleo", "invitation": token}
        assert (await ben.post(path, json=body)).status_code == 200
        assert (await cleo.post(path, json=watch)).status_code == 200
        await ban(served, id, "Ben")
        again = await ben.post(path, json=body)
        assert (again.status_code, faults(again)) == (409, ["hall-banned"])
        renewed = await served.guest()
        for role in ("player", "spectator"):
            answer = await renewed.post(path, json={**body, "role": role})
            assert (answer.status_code, faults(answer)) == (400, ["web-invitation-void"])
        assert faults(await renewed.get(f"/api/invitations/{token}")) == ["web-invitation-void"]
        # Whoever is there already may open the link again.
        assert (await cleo.post(path, json=watch)).status_code == 200
        seen = (await host.get(f"/api/tables/{id}")).json()
        assert (seen["bans"], len(seen["people"])) == (1, 2)
        fresh = token_in(await invitation(host, id))
        assert (await renewed.get(f"/api/invitations/{fresh}")).status_code == 200
        assert (await renewed.post(path, json={**body, "invitation": fresh})).status_code == 200
        refused = await ben.post(path, json={**body, "invitation": fresh})
        assert (refused.status_code, faults(refused)) == (409, ["hall-banned"])

    play(tmp_path, do)


def test_invitations_outlive_whatever_is_no_ban(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        host, ben = await served.guest(), await served.guest()
        id = await opened(host)
        token = token_in(await invitation(host, id))
        body = {"role": "player", "name": "Ben", "invitation": token}
        assert (await ben.post(f"/api/tables/{id}/enter", json=body)).status_code == 200
        live = await served.hall.table(id)
        client = await live.connect(live.room.host, lambda news: None)
        for act in ("mute", "remove"):
            await client.do(Moderate(1, 2, act))
        assert len(live.room.people) == 1
        assert (await ben.post(f"/api/tables/{id}/enter", json=body)).status_code == 200

    play(tmp_path, do)


def test_an_invitation_that_others_signed_is_none(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        host, friend = await served.guest(), await served.guest()
        id = await opened(host)
        signer = type(served.app.state.site.signer)("a secret of others")
        token = signer.sign(InvitationLink(served.clock.now + DAY, id, "player"))
        body = {"role": "player", "invitation": token}
        answer = await friend.post(f"/api/tables/{id}/enter", json=body)
        assert faults(answer) == ["web-link-forged"]

    play(tmp_path, do)


def test_players_invite_but_only_the_host_lets_anybody_see_hands(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        host, friend, stranger = [await served.guest() for _ in range(3)]
        id = await opened(host)
        body = {"role": "player", "invitation": token_in(await invitation(host, id))}
        _ = await friend.post(f"/api/tables/{id}/enter", json=body)
        _ = await invitation(friend, id, "spectator")
        _ = await invitation(host, id, "caster")
        for guest, role in ((friend, "caster"), (friend, "referee"), (stranger, "spectator")):
            answer = await guest.post(f"/api/tables/{id}/invitations", json={"role": role})
            assert (answer.status_code, faults(answer)) == (403, ["web-may-not-invite"])

    play(tmp_path, do)


def test_the_code_of_an_invitation_is_a_drawing_without_colours_of_its_own(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        found = await invitation(guest, await opened(guest))
        drawing = ElementTree.fromstring(found["qr"])
        assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
        assert not re.search("style|script|http(?!://www.w3.org/2000/svg)", found["qr"])

    play(tmp_path, do)


def test_so_many_invitations_and_then_a_wait(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest)
        for _ in range(2):
            _ = await invitation(guest, id)
        answer = await guest.post(f"/api/tables/{id}/invitations", json={})
        assert answer.status_code == 429

    play(tmp_path, do, replace(PLENTY, invitations=2))


# -- what was played -----------------------------------------------------------------------


async def finished(served: Served, guest: httpx.AsyncClient) -> str:
    """Let two bots play a match to its end; return the table's id."""
    terms = {**TWO, "chosen": {"options": {"turn_limit": 3}}}
    id = await opened(guest, terms=terms, bots=["easy", "easy"], begin=True)
    live = await served.hall.table(id)
    while live.room.stage != "over":
        live.drive()
        await asyncio.sleep(0.001)  # lets the bots answer
    return id


def test_a_finished_match_is_verified_and_handed_out(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        verified = (await guest.get(f"/api/tables/{id}/verify")).json()
        assert verified["replayed"]
        assert verified["chance"] == "verified"
        assert verified["state_matches"]
        assert verified["draws"] > 0
        journal = await guest.get(f"/api/tables/{id}/journal")
        assert read(journal.text).result is not None
        assert f'{id}.jsonl"' in journal.headers["content-disposition"]

    play(tmp_path, do)


def test_before_the_end_there_is_neither_a_journal_nor_a_check(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True)
        assert (await guest.get(f"/api/tables/{id}/journal")).status_code == 409
        answer = await guest.get(f"/api/tables/{id}/verify")
        assert (answer.status_code, faults(answer)) == (409, ["web-verify-when-over"])

    play(tmp_path, do)
