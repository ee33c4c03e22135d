"""Over the web: a match that other rules played is shown as each was told it, and no further."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.before import mended
from tests.hall.test_told import without_answers
from tests.web.serving import Served, faults
from tests.web.test_people import play
from tests.web.test_tables import opened

from gorin.content.box.drawing import DRAWING
from gorin.content.boxes import games
from gorin.hall.eyes.views import view_fields
from gorin.hall.process.live import Live
from gorin.hall.table.commands import Answer, Begin, Close, Wish
from gorin.kernel.decision import Seat
from gorin.web import told as telling

GAMES = games()
EYES: dict[str, Seat | None] = {"public": None, "seat1": Seat(0), "seat2": Seat(1)}


class Sat:
    """Two at a table, a third who is at none, and what each audience was told there."""

    def __init__(self, served: Served, *guests: httpx.AsyncClient) -> None:
        self.served = served
        self.ana, self.ben, self.cai = guests
        self.id = ""
        self.lines: dict[str, Any] = {}
        self.boards: dict[str, Any] = {}

    @staticmethod
    async def playing(
        served: Served, game: str = "magic", watching: str = "open", answers: int = 14
    ) -> Sat:
        """Play some answers, and let the table go from memory."""
        sat = Sat(served, *[await served.guest() for _ in range(3)])
        terms = {"seats": 2, "chosen": {"game": game}, "watching": watching}
        sat.id = await opened(sat.ana, terms=terms)
        link = (await sat.ana.post(f"/api/tables/{sat.id}/invitations", json={})).json()["link"]
        asked = {"invitation": link.rpartition("/")[2]}
        came = await sat.ben.post(f"/api/tables/{sat.id}/enter", json=asked)
        assert came.status_code == 200, came.text
        live = await served.hall.table(sat.id)
        await sat.obeyed(live, live.room.host, Begin(1))
        for _ in range(answers):
            await sat.answer(live)
        sat.note(live)
        await served.hall._forget(live)
        assert served.hall.tables == ()
        return sat

    async def obeyed(self, live: Live, person: str, wish: Wish) -> None:
        async with live.turn():
            await live.change(lambda: live.room.obey(person, wish, self.served.clock()))

    async def answer(self, live: Live) -> None:
        """Give the last answer that can be given."""
        standing = live.room.standing
        assert standing.play is not None
        pending = standing.play.match.pending
        question = next((one for one in pending if one.decision.seat >= 0), None)
        if question is None:
            return
        decision = question.decision
        value = decision.domain.default() if decision.domain else decision.options[-1].key
        person = standing.chairs[decision.seat].person
        await self.obeyed(live, person, Answer(1, standing.play.wire(question), value))

    def note(self, live: Live) -> None:
        play = live.room.standing.play
        assert play is not None
        for eyes, viewer in EYES.items():
            self.lines[eyes] = plain(live.room.lines(viewer, 0))
            fields = view_fields(play, viewer)
            shown = {DRAWING: fields[DRAWING]} if DRAWING in fields else fields
            self.boards[eyes] = without_answers(shown)

    async def asked(self, guest: httpx.AsyncClient, view: str = "", before: int = 0) -> Any:
        query: dict[str, str | int] = {"view": view, "before": before}
        return await guest.get(f"/api/tables/{self.id}/told", params=query)

    async def told(self, guest: httpx.AsyncClient, view: str = "", before: int = 0) -> Any:
        answer = await self.asked(guest, view, before)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def sees(self, guest: httpx.AsyncClient, eyes: str, view: str = "") -> None:
        """Whoever asks is shown all that was told these eyes, and nothing else."""
        told = await self.told(guest, view)
        assert (told["kept"], told["is_whole"], told["seat"]) == (True, True, EYES[eyes])
        assert told["lines"] == self.lines[eyes]
        assert without_answers(told["view"]) == self.boards[eyes]

    async def denies(self, guest: httpx.AsyncClient, id: str, view: str = "") -> None:
        answer = await self.asked(guest, view)
        assert (answer.status_code, faults(answer)) == (403, [id]), answer.text


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES)
def test_each_is_shown_what_they_were_told_and_nobody_more(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        sat = await Sat.playing(served, game)
        if game != "l5r-strategic":  # its seats know all that the public knows, until they order
            assert sat.boards["seat1"] != sat.boards["public"]
        with mended(monkeypatch):
            await sat.sees(sat.ana, "seat1")
            await sat.sees(sat.ben, "seat2")
            await sat.sees(sat.cai, "public")
            await sat.sees(sat.ana, "public", "public")
            assert (await sat.told(sat.ana))["may"] == [0]
            assert (await sat.told(sat.cai))["may"] == []
            for guest, view in ((sat.ben, "seat1"), (sat.cai, "seat1"), (sat.cai, "all")):
                await sat.denies(guest, "web-replay-only-own", view)

    play(tmp_path, do)


def test_a_match_that_is_ended_is_open_to_all_who_may_look_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        sat = await Sat.playing(served)
        with mended(monkeypatch):
            live = await served.hall.table(sat.id)
            await sat.obeyed(live, live.room.host, Close(1))
            assert (await sat.told(sat.cai))["may"] == [0, 1]
            for eyes in EYES:
                await sat.sees(sat.cai, eyes, eyes)

    play(tmp_path, do)


@pytest.mark.parametrize("watching", ["invited", "none"])
def test_nobody_is_shown_a_match_that_they_could_not_watch(
    watching: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        sat = await Sat.playing(served, watching=watching)
        with mended(monkeypatch):
            await sat.denies(sat.cai, "web-not-invited")
            await sat.sees(sat.ben, "seat2")
            live = await served.hall.table(sat.id)
            await sat.obeyed(live, live.room.host, Close(1))
            if watching == "none":
                await sat.denies(sat.cai, "web-not-invited")
            await sat.sees(sat.ana, "seat1")

    play(tmp_path, do)


def test_a_table_that_can_be_played_has_a_replay_instead(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        sat = await Sat.playing(served, answers=2)
        answer = await sat.asked(sat.ana)
        assert (answer.status_code, faults(answer)) == (409, ["web-told-when-foreign"])

    play(tmp_path, do)


def test_of_a_long_log_the_last_lines_are_given_and_those_before_them_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "MOST_LINES", 3)

    async def do(served: Served) -> None:
        sat = await Sat.playing(served)
        with mended(monkeypatch):
            lines = sat.lines["seat1"]
            last = await sat.told(sat.ana)
            assert (last["lines"], last["has_more"]) == (lines[-3:], True)
            earlier = await sat.told(sat.ana, before=last["lines"][0]["at"])
            assert earlier["lines"] == lines[-6:-3]
            first = await sat.told(sat.ana, before=lines[2]["at"])
            assert (first["lines"], first["has_more"]) == (lines[:2], False)

    play(tmp_path, do)


def test_what_was_answered_after_it_was_kept_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        sat = await Sat.playing(served)
        # The server dies after some more answers.
        live = await served.hall.table(sat.id)
        for _ in range(3):
            await sat.answer(live)
        await live.stop(None)
        del served.hall._tables[sat.id]
        with mended(monkeypatch):
            told = await sat.told(sat.ana)
            assert (told["lines"], told["is_whole"]) == (sat.lines["seat1"], False)

    play(tmp_path, do)


def test_a_match_of_which_nothing_was_kept_shows_nothing_and_one_that_is_damaged_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        sat = await Sat.playing(served)
        kept = await served.store.told(sat.id)
        assert kept is not None
        with mended(monkeypatch):
            await served.store.save_snapshot(sat.id, None, replace(kept, boards=b"damaged"))
            answer = await sat.asked(sat.ana)
            assert (answer.status_code, faults(answer)) == (400, ["store-bad-record"])
            monkeypatch.setattr(served.store, "told", nothing)
            told = await sat.told(sat.ana)
            assert (told["kept"], told["lines"], told["view"]) == (False, [], {})

    play(tmp_path, do)


async def nothing(table: str) -> None:
    return None
