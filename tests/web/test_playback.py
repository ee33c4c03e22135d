"""Replays a chunk at a time: who may see what, journals that are handed in, and their faults."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.shipped import Replay
from tests.web.serving import Served, faults
from tests.web.test_people import play
from tests.web.test_tables import finished, opened, seen

from gorin.content.boxes import find_box
from gorin.content.desk import match_statistics
from gorin.hall.process.live import Live
from gorin.hall.store.failures import StoreFailed
from gorin.hall.store.store import Store
from gorin.hall.table.commands import Act, Answer, Close
from gorin.hall.table.updates import News, Welcome
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Journal, read, write
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, observe
from gorin.kernel.words import say
from gorin.web import playback
from gorin.web.playback import LONGEST
from gorin.web.shelf import MOST_REPLAYS, Ready, Shelf, file_id


def plain(value: object) -> Any:
    """Return a value as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def steps(guest: httpx.AsyncClient, id: str, view: str) -> list[dict[str, Any]]:
    """Return all steps of a replay, fetched a chunk at a time."""
    found: list[dict[str, Any]] = []
    while True:
        asked = f"/api/replays/{id}/steps?view={view}&first={len(found)}&count=90"
        answer = await guest.get(asked)
        assert answer.status_code == 200, answer.text
        chunk = answer.json()
        assert chunk["steps"][0]["whole"]
        found += chunk["steps"]
        if len(found) == chunk["total"]:
            return found


async def bots_play(served: Served, guest: httpx.AsyncClient, terms: dict[str, Any]) -> str:
    """Let bots play a match on terms to its end; return the table's id."""
    short = {**terms, "chosen": {"options": {"turn_limit": 3}}}
    id = await opened(guest, terms=short, bots=["easy"] * terms["seats"], begin=True)
    live = await served.hall.table(id)
    while live.room.stage != "over":
        live.drive()
        await asyncio.sleep(0.001)  # lets the bots answer
    _ = await live.journal()  # what was done last is durable then
    return id


async def journal_of(served: Served, guest: httpx.AsyncClient) -> str:
    """Return the journal of a match that two bots have played."""
    id = await finished(served, guest)
    return (await guest.get(f"/api/tables/{id}/journal")).text


def test_all_chunks_together_make_the_view_and_the_log_of_each_viewer(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        match = (await served.hall.table(id)).room.match
        assert match is not None
        for view, seat in (("public", None), ("seat1", Seat(0)), ("seat2", Seat(1))):
            found = await steps(guest, id, view)
            view_at_end: dict[str, Any] = {}
            for step in found:
                view_at_end = step["view"] if step["whole"] else view_at_end | step["view"]
            assert view_at_end == plain(observe(match, seat).view)
            told = [line["message"] for step in found for line in step["lines"]]
            assert told == [plain(line.message) for line in lines(match, seat)]

    play(tmp_path, do)


def test_the_head_of_a_finished_match_tells_its_length_turns_and_proof(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        head = (await guest.get(f"/api/replays/{id}/head")).json()
        table = await seen(guest, id)
        assert (head["over"], head["file"], head["id"]) == (True, False, id)
        assert [seat["name"] for seat in head["seats"]] == [seat["name"] for seat in table["seats"]]
        for name in ("commitment", "seed", "entropy", "title"):
            assert head[name] == table[name]
        outline = head["outline"]
        assert outline["outcome"]["winners"] is not None
        assert outline["steps"] == len(await steps(guest, id, "all"))
        marks = [mark["message"]["args"]["turn"] for mark in outline["marks"]]
        assert marks == list(range(1, len(marks) + 1))

    play(tmp_path, do)


def test_a_table_is_looked_at_only_where_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True)
        view = Live.view

        def viewed(self: Live) -> Any:
            _ = asyncio.get_running_loop()  # in another thread there is none
            return view(self)

        monkeypatch.setattr(Live, "view", viewed)
        assert (await guest.get(f"/api/replays/{id}/head")).status_code == 200

    play(tmp_path, do)


def test_an_end_that_is_not_stored_opens_no_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True)
        live = await served.hall.table(id)
        ready, given_up, put = asyncio.Event(), asyncio.Event(), Shelf.put

        async def slow(self: Shelf, *args: Any) -> Ready:
            found = await put(self, *args)
            ready.set()
            _ = await given_up.wait()
            return found

        failing = asyncio.Event()

        async def broken(*given: Any, **more: Any) -> None:
            _ = await failing.wait()
            raise StoreFailed(say("store-failed"))

        monkeypatch.setattr(Shelf, "put", slow)
        asked = asyncio.create_task(other.get(f"/api/replays/{id}/steps?view=all"))
        _ = await ready.wait()
        with monkeypatch.context() as while_broken:
            while_broken.setattr(Store, "append", broken)
            host, at = live.room.host, served.hall.now()
            ending = asyncio.create_task(
                live._act(lambda: live.room.obey(host, Act(1, "concede"), at))
            )
            while not live.room.has_ended:
                await asyncio.sleep(0)
            given_up.set()
            answer = await asked
            failing.set()
            with pytest.raises(StoreFailed):
                _ = await ending
        assert not live.room.has_ended
        assert (answer.status_code, faults(answer)) == (403, ["web-replay-only-own"])

    play(tmp_path, do)


def test_with_everything_open_the_hands_of_all_seats_are_there(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        found = await steps(guest, id, "all")
        assert any(step["view"].get("seats", {}).get("1", {}).get("hand") for step in found)
        assert all(not step["view"].get("hand") for step in await steps(guest, id, "public"))

    play(tmp_path, do)


def test_of_a_match_that_runs_others_see_only_what_is_public(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True)
        head = (await other.get(f"/api/replays/{id}/head")).json()
        assert (head["over"], head["outline"]["outcome"], head["seed"]) == (False, None, "")
        assert head["seat"] is None
        assert "setup" not in head
        forbidden = ((guest, "seat2"), (guest, "all"), (other, "seat1"), (other, "all"))
        for reader, view in (*forbidden, (served.visitor(), "seat1")):
            answer = await reader.get(f"/api/replays/{id}/steps?view={view}")
            assert (answer.status_code, faults(answer)) == (403, ["web-replay-only-own"])
        for reader in (guest, other):
            public = await steps(reader, id, "public")
            assert all(not step["view"].get("hand") for step in public)
            # What was asked in secret at the beginning, and what was answered, is nobody's.
            assert all(step["question"] is None for step in public)
            assert all(step["answer"] is None for step in public if step["kind"] == "opening")
        verified = await other.get(f"/api/replays/{id}/verify")
        assert (verified.status_code, faults(verified)) == (409, ["web-verify-when-over"])

    play(tmp_path, do)


def test_a_player_sees_a_match_that_runs_through_the_own_eyes(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["easy", ""], begin=True)
        match = (await served.hall.table(id)).room.match
        assert match is not None
        for _ in range(3):
            await answer_once(served, id)
            await asked(match, Seat(1))
        assert (await guest.get(f"/api/replays/{id}/head")).json()["seat"] == 1
        own = await steps(guest, id, "seat2")
        view: dict[str, Any] = {}
        for step in own:
            view = step["view"] if step["whole"] else view | step["view"]
        assert view == plain(observe(match, Seat(1)).view)
        assert view["hand"]
        # What they answered themselves they may know; what others were asked they may not.
        assert {step["seat"] for step in own if step["question"]} == {1}
        secret = [step for step in own if step["kind"] == "opening" and step["seat"] == 0]
        assert secret
        assert all(step["answer"] is None for step in secret)

    play(tmp_path, do)


@pytest.mark.parametrize("watching", ["invited", "none"])
def test_a_match_that_strangers_may_not_watch_is_not_replayed_for_them(
    tmp_path: Path, watching: str
) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        # A listed table shows who sits there, but not the match.
        terms = {"seats": 2, "watching": watching, "listed": True}
        id = await opened(guest, terms=terms, bots=["", "easy"], begin=True)
        for part in ("head", "steps", "figures"):
            assert (await other.get(f"/api/replays/{id}/{part}")).status_code == 403
            assert (await guest.get(f"/api/replays/{id}/{part}")).status_code == 200
        over = await bots_play(served, guest, {"seats": 2, "watching": watching})
        assert (await other.get(f"/api/replays/{over}/head")).status_code == 403
        assert (await guest.get(f"/api/replays/{over}/head")).status_code == 200

    play(tmp_path, do)


CAMPAIGN: dict[str, Any] = {
    "seats": 10,
    "chosen": {"game": "l5r-strategic", "options": {"roles": "apart", "turns": 2}},
}
"""A campaign with a seat for each role; the third of a clan is a general, who has no map."""


def maps(found: list[dict[str, Any]]) -> list[bool]:
    """Return of each step of a campaign whether it shows armies and what they do."""
    view: dict[str, Any] = {}
    shown: list[bool] = []
    for step in found:
        view = step["view"] if step["whole"] else view | step["view"]
        told = {line["event"] for line in step["lines"]}
        happened = told & {"Placed", "Marched", "Taken", "TurnEnded", "BattleBegan"}
        known = (view["has_map"], view["armies"], view["holders"], happened)
        shown.append(any(known) or any(seat["points"] for seat in view["seats"]))
    return shown


@pytest.mark.parametrize("watching", ["open", "invited", "none"])
def test_nobody_gets_the_map_of_a_campaign_from_its_replay_while_it_runs(
    tmp_path: Path, watching: str
) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        bots = ["random", "random", "", *["random"] * 7]
        terms = {**CAMPAIGN, "watching": watching}
        id = await opened(guest, terms=terms, bots=bots, begin=True)
        live = await served.hall.table(id)
        match = live.room.match
        assert match is not None
        while not any(one.decision.seat == 2 for one in match.pending):
            live.drive()
            await asyncio.sleep(0.001)
        found = await steps(guest, id, "public")
        assert len(found) > 1
        assert not any(maps(found))
        strangers = (await other.get(f"/api/replays/{id}/steps?view=public")).status_code
        assert strangers == (200 if watching == "open" else 403)
        if watching == "open":
            assert await steps(other, id, "public") == found
        # Once the table is closed nothing of what was played is secret any more.
        client = await live.connect(live.room.host, lambda news: None)
        await client.do(Close(1))
        client.close()
        for view in ("public", "all"):
            assert all(maps(await steps(guest, id, view))[1:]), view

    play(tmp_path, do)


def test_a_replay_that_nobody_may_watch_is_refused_to_who_does_not_sit_at_the_table(
    tmp_path: Path,
) -> None:
    async def do(served: Served) -> None:
        host, guest = await served.guest(), await served.guest()
        terms = {"seats": 2, "watching": "none"}
        id = await opened(host, terms=terms, bots=["easy", "easy"], begin=True)
        answer = await host.get(f"/api/replays/{id}/steps?view=public")
        assert (answer.status_code, faults(answer)) == (403, ["web-not-invited"])
        sits = await opened(guest, terms=terms, bots=["", "easy"], begin=True)
        assert (await guest.get(f"/api/replays/{sits}/steps?view=public")).status_code == 200

    play(tmp_path, do)


def test_a_replay_of_a_match_that_runs_grows_with_it(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True)
        before = (await guest.get(f"/api/replays/{id}/head")).json()["outline"]["entries"]
        await answer_once(served, id)
        after = (await guest.get(f"/api/replays/{id}/head")).json()["outline"]["entries"]
        assert after > before
        assert len(await steps(guest, id, "public")) > 1

    play(tmp_path, do)


async def answer_once(served: Served, id: str) -> None:
    """Let the host of a table answer a question."""
    live = await served.hall.table(id)
    news: list[News] = []
    client = await live.connect(live.room.host, news.append)
    welcome = news[0]
    assert isinstance(welcome, Welcome)
    assert welcome.sight is not None
    question = welcome.sight.questions[0]
    await client.do(Answer(1, question.serial, question.options[0].key))
    client.close()


async def asked(match: Match[Any], seat: Seat) -> None:
    """Let bots answer until a seat is asked something."""
    while all(question.decision.seat != seat for question in match.pending):
        await asyncio.sleep(0.001)


def test_a_table_that_has_not_begun_has_no_replay(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest)
        answer = await guest.get(f"/api/replays/{id}/head")
        assert (answer.status_code, faults(answer)) == (403, ["web-replay-not-begun"])
        assert (await guest.get("/api/replays/nowhere/head")).status_code == 404

    play(tmp_path, do)


def test_eyes_and_steps_that_there_are_not_are_told(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        for asked in ("view=seat0", "view=seat3", "view=seatx", "view=mine", "view=seat-1"):
            assert (await guest.get(f"/api/replays/{id}/steps?{asked}")).status_code == 400
        for asked in ("first=999999", "first=-1", "count=x"):
            assert (await guest.get(f"/api/replays/{id}/steps?{asked}")).status_code == 400

    play(tmp_path, do)


def test_the_figures_of_a_match_name_each_seat(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        assert (await guest.get(f"/api/replays/{id}/head")).json()["figures"]
        figures = (await guest.get(f"/api/replays/{id}/figures")).json()
        assert figures["seats"] == [0, 1]
        assert all(len(line["values"]) == 2 for line in figures["lines"])
        assert all(len(one) == figures["turns"] for one in figures["series"][0]["values"])

    play(tmp_path, do)


def test_no_figures_are_promised_of_a_game_that_counts_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = replace(find_box("tomb-raider"), figures=None)
    for module in (playback, match_statistics):
        monkeypatch.setattr(module, "box_of", lambda game: plain)

    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        assert not (await guest.get(f"/api/replays/{id}/head")).json()["figures"]
        answer = await guest.get(f"/api/replays/{id}/figures")
        assert (answer.status_code, faults(answer)) == (404, ["web-replay-no-figures"])

    play(tmp_path, do)


def test_the_chances_in_a_match_are_given_when_it_is_over(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        steps = (await guest.get(f"/api/replays/{id}/head")).json()["outline"]["steps"]
        first = await guest.get(f"/api/replays/{id}/chances")
        assert [len(of_seat) for of_seat in first.json()["values"]] == [steps] * 2
        assert (await guest.get(f"/api/replays/{id}/chances")).content == first.content

    play(tmp_path, do)


def test_chances_tell_nobody_of_hands_in_a_match_that_runs(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True)
        refused = await guest.get(f"/api/replays/{id}/chances")
        assert (refused.status_code, faults(refused)) == (409, ["web-chances-when-over"])

    play(tmp_path, do)


def test_who_played_alone_has_no_chances(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await bots_play(served, guest, {"seats": 1})
        chances = (await guest.get(f"/api/replays/{id}/chances")).json()
        assert chances == {"seats": [], "values": [], "turns": [], "turning": None}

    play(tmp_path, do)


# -- journals that are handed in -------------------------------------------------------------


def test_a_journal_is_opened_looked_at_and_verified_like_its_table(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = await journal_of(served, guest)
        answer = await guest.post("/api/replays", json={"text": text})
        assert answer.status_code == 201, answer.text
        head = answer.json()
        (live,) = served.hall.tables
        assert head["id"] == file_id(text)
        assert (head["file"], head["over"]) == (True, True)
        table = (await guest.get(f"/api/replays/{live.id}/head")).json()
        assert head["outline"] == table["outline"]
        assert (head["seed"], head["title"]) == (table["seed"], table["title"])
        assert await steps(guest, head["id"], "all") == await steps(guest, live.id, "all")
        verified = (await guest.get(f"/api/replays/{head['id']}/verify")).json()
        assert (verified["chance"], verified["state_matches"]) == ("verified", True)

    play(tmp_path, do)


def test_what_is_no_journal_is_refused_with_its_place(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = await journal_of(served, guest)
        first, *others = text.splitlines(keepends=True)
        wrong = {
            "": "journal-empty",
            "hello": "journal-not-json",
            "{}": "journal-bad-line",
            "".join(others): "journal-no-header",
            first + "".join(others[:40]): "web-replay-unfinished",
            text.replace('"level"', '"leval"', 1): "journal-edited",
        }
        for given, told in wrong.items():
            answer = await guest.post("/api/replays", json={"text": given})
            assert (answer.status_code, faults(answer)) == (400, [told]), given[:80]

    play(tmp_path, do)


def test_a_journal_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        for length in (LONGEST + 1, 4 * LONGEST):
            answer = await guest.post("/api/replays", json={"text": "x" * length})
            assert (answer.status_code, faults(answer)) == (413, ["web-too-large"])

    play(tmp_path, do)


def test_no_id_opens_a_file_and_forgotten_files_are_told(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        for id in ("file-" + "0" * 32, "file-..%2F..%2Fetc%2Fpasswd", "file-"):
            answer = await guest.get(f"/api/replays/{id}/head")
            assert answer.status_code == 404

    play(tmp_path, do)


def test_a_journal_that_breaks_the_rules_is_refused_cleanly(tmp_path: Path) -> None:
    """Entries are changed and the chain is made anew, so that only the rules can object."""

    async def do(served: Served) -> None:
        guest = await served.guest()
        journal = read(await journal_of(served, guest))
        below = random.Random(4)
        refused = 0
        for _ in range(60):
            answer = await guest.post("/api/replays", json={"text": broken(journal, below)})
            assert answer.status_code in (201, 400), answer.text
            refused += answer.status_code == 400
        assert refused > 40
        assert len(served.app.state.site.shelf._replays) <= MOST_REPLAYS

    play(tmp_path, do)


def broken(journal: Journal, below: random.Random) -> str:
    """Return a journal with something wrong in it and a chain that fits."""
    made = msgspec.json.decode(msgspec.json.encode(journal), type=Journal)
    place = below.randrange(len(made.entries))
    nonsense = below.choice([None, "no:such.1", -1, 10**9, [], {"a": 1}, ["x"], True, 1.5, ""])
    way = below.randrange(5)
    if way == 0:
        del made.entries[place]
    elif way == 1:
        made.entries.insert(place, made.entries[below.randrange(len(made.entries))])
    elif way == 2:
        made.entries[place] = msgspec.structs.replace(made.entries[place], seat=Seat(7))
    elif way == 3 and hasattr(made.entries[place], "answer"):
        made.entries[place] = msgspec.structs.replace(made.entries[place], answer=nonsense)
    else:
        setup = dict(made.header.setup)
        setup[below.choice([*setup])] = nonsense
        made.header = msgspec.structs.replace(made.header, setup=setup, digests={})
    return write(made)


def test_the_replay_of_a_journal_is_that_of_its_match(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = await journal_of(served, guest)
        head = (await guest.post("/api/replays", json={"text": text})).json()
        assert head["outline"] == plain(Replay(read(text)).outline())

    play(tmp_path, do)
