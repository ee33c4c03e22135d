"""A game the house has never heard of, over HTTP: listed, opened, played, replayed, counted."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.elsewhere import second_game
from tests.synthetic.box import BOX
from tests.web.serving import Served, faults
from tests.web.test_people import play
from tests.web.test_playback import steps
from tests.web.test_tables import opened, seen

from gorin.content import boxes


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with second_game(monkeypatch):
        yield


async def played(served: Served, guest: Any, chosen: dict[str, Any]) -> str:
    """Let four bots play to the end; return the table's id."""
    terms = {"seats": 4, "listed": True, "chosen": {"game": "courts", **chosen}}
    id = await opened(guest, terms=terms, bots=["random"] * 4, begin=True)
    live = await served.hall.table(id)
    while live.room.stage != "over":
        live.drive()
        await asyncio.sleep(0.001)
    _ = await live.journal()
    return id


def test_the_catalogue_lists_it_with_its_formats_and_bots(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        found = (await served.visitor().get("/api/catalogue")).json()
        games = {game["id"]: game for game in found["games"]}
        formats = games["courts"]["formats"]
        assert [(one["id"], one["fewest_seats"], one["most_seats"]) for one in formats] == [
            ("peace", 2, 6),
            ("tempest", 2, 6),
        ]
        assert games["courts"]["bots"] == ["random"]
        assert games["courts"]["decks"] == []
        assert games["courts"]["own"] is None
        assert not games["courts"]["lessons"]
        options = {option["name"]: option for option in games["courts"]["options"]}
        assert {
            name: (one["kind"], one["usual"], one["most"]) for name, one in options.items()
        } == {
            "turns": ("whole", 12, 60),
            "life": ("whole", 2, 60),
            "councils": ("whole", 4, 60),
        }
        assert options["turns"]["label"]["id"] == "choice-turns"
        assert games["magic"]["own"] is None

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("clause", "file"),
    [
        ("SYN-4.5", "tests/synthetic/windows.py"),  # a rule
        ("SYN-4.6", "tests/synthetic/events.py"),  # only an event
        ("TEM-1", "tests/synthetic/game.py"),  # what a format changes
    ],
)
def test_a_clause_of_it_says_where_it_stands(tmp_path: Path, clause: str, file: str) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        rule = (await visitor.get(f"/api/rules/{clause}")).json()
        assert (rule["id"], rule["book"], rule["message"]) == (clause, "courts", None)
        assert rule["homes"][0]["file"] == file
        assert rule["homes"][0]["line"] > 0
        assert rule["title"]
        assert (await visitor.get("/api/rules/SYN-99")).status_code == 404

    play(tmp_path, do)


def test_bots_play_it_and_it_is_verified_replayed_and_counted(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await played(served, guest, {"format": "tempest", "options": {"turns": 5}})
        table = await seen(guest, id)
        assert (table["stage"], table["game"], table["format"]) == ("over", "courts", "tempest")
        verified = (await guest.get(f"/api/tables/{id}/verify")).json()
        assert (verified["replayed"], verified["chance"]) == (True, "verified")
        shown = await steps(guest, id, "public")
        assert len(shown) > 5
        for eyes, named in (("public", False), ("all", True)):
            view = (await steps(guest, id, eyes))[0]["view"]["drawing"]
            (face,) = next(zone for zone in view["zones"] if zone["id"] == "objective.0")["cards"]
            assert (face["name"] is not None) == named
        head = (await guest.get(f"/api/replays/{id}/head")).json()
        assert head["title"]["id"] == "format-courts-tempest"
        journal = (await guest.get(f"/api/tables/{id}/journal")).text
        given = (await guest.post("/api/replays", json={"text": journal})).json()
        assert given["title"]["id"] == "game-courts"
        found = (await guest.get("/api/played")).json()
        (match,) = found["last"]
        assert (match["table"], match["title"]["id"]) == (id, "format-courts-tempest")
        (line,) = found["all"]["boards"]
        assert line["label"]["id"] == "format-courts-tempest"

    play(tmp_path, do)


def test_what_it_does_not_have_is_refused_and_nothing_breaks(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        chosen = {"game": "courts", "options": {"turns": 0, "level": "atlantis"}}
        answer = await guest.post("/api/tables", json={"terms": {"seats": 2, "chosen": chosen}})
        assert (answer.status_code, faults(answer)) == (400, ["field-unknown"])
        terms = {"seats": 2, "chosen": {"game": "courts"}}
        answer = await guest.post("/api/tables", json={"terms": terms, "decks": ["arsenal"]})
        assert (answer.status_code, faults(answer)) == (400, ["hall-no-decks"])

    play(tmp_path, do)


def test_its_cards_are_given_and_searched(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        found = (await guest.get("/api/cards/courts")).json()
        assert (found["game"], found["digest"], found["named"]) == ("courts", "", [])
        (rope,) = (card for card in found["cards"] if card["printed"]["slug"] == "rope")
        assert [(row["field"], row["value"], row["source"]) for row in rope["rows"]] == [
            ("power", "4", "known"),
            ("weapon", "yes", "stand-in"),
        ]
        raids = (await guest.get("/api/cards/tomb-raider")).json()["cards"]
        assert "discovery" in {card["printed"]["kind"] for card in raids}
        answer = (await guest.get("/api/search/courts?q=power%3A4 rope")).json()
        assert (answer["keys"], answer["faults"]) == (["rope"], [])
        fields = (await guest.get("/api/search/courts/fields")).json()["fields"]
        assert [field["name"] for field in fields] == ["power", "is"]

    play(tmp_path, do)


def test_a_game_without_cards_has_none_to_give(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.synthetic.box.BOX", replace(BOX, cards=None))
    boxes.boxes.cache_clear()

    async def do(served: Served) -> None:
        guest = await served.guest()
        for path in ("/api/cards/courts", "/api/search/courts?q=x", "/api/search/courts/fields"):
            answer = await guest.get(path)
            assert (answer.status_code, faults(answer)) == (404, ["web-no-cards"]), path
        for answer in (
            await guest.get("/api/boards/courts/atlantis"),
            await guest.post("/api/boards/check", json={"game": "courts", "text": ""}),
            await guest.post("/api/boards/new", json={"game": "courts"}),
        ):
            assert (answer.status_code, faults(answer)) == (404, ["web-no-boards"])

    play(tmp_path, do)
