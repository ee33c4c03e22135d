"""What the deck builder and the level editor ask for: texts of any size, tables with own decks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Served, faults, serving
from tests.web.test_people import play

from gorin.content.decks.lists import MOST_TEXT
from gorin.content.tomb_raider.options import MOST_LEVEL_TEXT

TWO: dict[str, Any] = {"seats": 2}


async def deck_text(served: Served, deck: str, form: str = "toml") -> str:
    """Return a deck that comes with Gorin as a text."""
    visitor = served.visitor()
    found = (await visitor.get(f"/api/decks/tomb-raider/{deck}")).json()["deck"]
    answer = await visitor.post("/api/decks/convert", json={"deck": found, "to": form})
    text: str = answer.json()["text"]
    return text


@pytest.mark.parametrize("form", ["toml", "list", "lackey", "dek"])
def test_a_table_is_opened_with_the_text_of_an_own_deck_in_any_form(
    tmp_path: Path, form: str
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = await deck_text(served, "cave-crawler", form)
        body = {"terms": TWO, "bots": ["", "easy"], "deck_texts": [text], "begin": True}
        answer = await guest.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table = (await guest.get(f"/api/tables/{answer.json()['id']}")).json()
        assert table["stage"] == "playing"
        assert table["seats"][0]["deck"] == "Cave Crawler"
        assert table["seats"][1]["deck"] == ""

    play(tmp_path, do)


def test_decks_by_id_and_by_text_go_to_their_own_seats(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = await deck_text(served, "cave-crawler")
        body = {"terms": TWO, "bots": ["easy"], "decks": ["arsenal"], "deck_texts": ["", text]}
        answer = await guest.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table = (await guest.get(f"/api/tables/{answer.json()['id']}")).json()
        assert [seat["deck"] for seat in table["seats"]] == ["arsenal", "Cave Crawler"]

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("more", "id"),
    [
        ({"decks": ["arsenal"], "deck_texts": ["1 Bounty"]}, "hall-two-decks"),
        ({"deck_texts": ["1 Bouncy"]}, "deck-unknown-near"),
        ({"deck_texts": ["../../etc/passwd"]}, "deck-unknown-card"),
        ({"deck_texts": ["x" * (MOST_TEXT + 1)]}, "hall-text-too-long"),
        ({"deck_texts": ["1 Lara Croft, Spelunker\n1 Bounty"]}, "deck-too-small"),
    ],
)
def test_a_table_refuses_a_deck_that_cannot_be_played_and_says_why(
    tmp_path: Path, more: dict[str, Any], id: str
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        answer = await guest.post("/api/tables", json={"terms": TWO, **more})
        assert answer.status_code == 400
        assert id in faults(answer)

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/decks/check", {"text": "x" * (MOST_TEXT + 1)}),
        ("/api/decks/convert", {"text": "x" * (MOST_TEXT + 1)}),
        ("/api/decks/check", {"wishes": {"options": {"level_text": "#" * (MOST_LEVEL_TEXT + 1)}}}),
        ("/api/boards/check", {"game": "tomb-raider", "text": "#" * (MOST_LEVEL_TEXT + 1)}),
    ],
)
def test_a_text_that_no_table_would_take_is_not_judged(
    tmp_path: Path, path: str, body: dict[str, Any]
) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().post(path, json=body)
        assert (answer.status_code, faults(answer)) == (400, ["hall-text-too-long"])

    play(tmp_path, do)


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"decks": 3, "entrances": [1, {"spots": 5}], "solo": [], "variants": [1]},
        {"title": '<b>&"\\\n😀', "id": None, "a b": {"c": [{}]}},
        {"width": 10**15, "depth": -1},
        {"decks": [{"id": "x", "cards": [], "columns": [1, 2, 3]}]},
    ],
)
def test_a_form_may_hold_anything_and_is_judged(tmp_path: Path, form: dict[str, Any]) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().post(
            "/api/boards/check", json={"game": "tomb-raider", "form": form}
        )
        assert answer.status_code == 200, answer.text
        report = answer.json()
        assert report["faults"]
        again = await served.visitor().post(
            "/api/boards/check", json={"game": "tomb-raider", "text": report["text"]}
        )
        assert again.json()["form"] == report["form"]

    play(tmp_path, do)


def test_a_form_within_forms_without_end_is_refused(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for deep in (60, 900):
            body = '{"game":"tomb-raider","form":' + '{"a":' * deep + "1" + "}" * deep + "}"
            answer = await served.visitor().post(
                "/api/boards/check",
                content=body,
                headers={"content-type": "application/json"},
            )
            assert answer.status_code in (200, 400), deep
            if answer.status_code == 200:
                (fault,) = answer.json()["faults"]
                assert fault["message"]["id"] == "file-too-deep"

    play(tmp_path, do)


def test_the_page_answers_at_the_addresses_of_decks_and_levels(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    _ = (page / "index.html").write_text("<!doctype html><title>G</title>", "utf-8")

    async def go() -> None:
        async with serving(tmp_path, page=page) as served:
            for path in ("/decks", "/decks/new", "/decks/own-1", "/levels", "/levels/atlantis"):
                answer = await served.visitor().get(path)
                assert (answer.status_code, "<title>G" in answer.text) == (200, True), path
            assert (await served.visitor().get("/decks/a/b")).status_code == 404

    asyncio.run(go())
