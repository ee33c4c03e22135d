"""Decks of a game that the house has never heard of, over HTTP and at its tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.elsewhere import second_game
from tests.guilds import GAME, MASTER, MEMBERS, OATHS
from tests.web.serving import Served, faults
from tests.web.test_people import play

SIX = "2 Bram\n2 Cleo\n2 Edda\n"


@pytest.fixture(autouse=True)
def with_guilds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with second_game(monkeypatch, "tests.guilds"):
        yield


def test_its_sections_and_decks_are_told(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        told = (await visitor.get(f"/api/decks/{GAME}")).json()
        assert [
            (each["id"], each["style"], each["fewest"], each["most"], each["clause"])
            for each in told["sections"]
        ] == [
            (MEMBERS, "counted", 6, 10, "GU-2"),
            (MASTER, "one", 1, 1, "GU-3"),
            (OATHS, "listed", 0, 2, "GU-4"),
        ]
        assert [(deck["id"], deck["lead"], deck["cards"]) for deck in told["decks"]] == [
            ("salt", "ada", 6),
            ("iron", "falk", 7),
        ]
        report = (await visitor.get(f"/api/decks/{GAME}/salt")).json()
        assert (report["game"], report["legal"]) == (GAME, True)
        assert report["deck"]["sections"][MASTER] == {"ada": 1}

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("path", "id"),
    [
        (f"/api/decks/{GAME}/arsenal", "deck-unknown"),
        ("/api/decks/magic", "decks-none"),
        ("/api/decks/chess/salt", "decks-none"),
    ],
)
def test_what_it_does_not_have_is_not_found(tmp_path: Path, path: str, id: str) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().get(path)
        assert (answer.status_code, faults(answer)) == (404, [id])

    play(tmp_path, do)


@pytest.mark.parametrize("more", [{"game": GAME}, {"game": ""}])
def test_a_deck_is_judged_with_all_faults_and_their_lines(
    tmp_path: Path, more: dict[str, Any]
) -> None:
    text = f"Game: guilds\nMaster: Adda\n{SIX}3 Hild\n3 Gerd\n1 Oath of Salt\n2 Oath of Iron\n"

    async def do(served: Served) -> None:
        answer = await served.visitor().post("/api/decks/check", json={"text": text, **more})
        assert answer.status_code == 200, answer.text
        report = answer.json()
        assert (report["game"], report["legal"]) == (GAME, False)
        told = [
            (fault["line"], fault["clause"], fault["message"]["id"])
            for fault in (*report["faults"], *report["violations"])
        ]
        assert told == [
            (2, "GU-1", "deck-unknown-near"),
            (0, "GU-2", "deck-section-many"),
            (0, "GU-3", "deck-section-few"),
            (0, "GU-4", "deck-section-many"),
            (6, "GU-2", "deck-section-copies"),
            (7, "GU-2", "deck-section-copies"),
            (9, "GU-4", "deck-section-copies"),
        ]

    play(tmp_path, do)


def test_a_deck_comes_back_from_every_form(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        deck = (await visitor.get(f"/api/decks/{GAME}/iron")).json()["deck"]
        for form in ("toml", "list", "lackey", "dek"):
            body = {"game": GAME, "deck": deck, "to": form}
            text = (await visitor.post("/api/decks/convert", json=body)).json()["text"]
            # The text says whose it is.
            again = (await visitor.post("/api/decks/check", json={"text": text})).json()
            assert (again["game"], again["deck"], again["legal"]) == (GAME, deck, True), form
            other = await visitor.post("/api/decks/convert", json={"text": text, "to": form})
            assert other.json()["text"] == text

    play(tmp_path, do)


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": GAME, "wishes": {"format": "closed"}}, "format-unknown"),
        ({"game": GAME, "wishes": {"options": {"level": "atlantis"}}}, "field-none"),
    ],
)
def test_what_it_cannot_be_judged_for_is_told(
    tmp_path: Path, body: dict[str, Any], id: str
) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().post("/api/decks/check", json=body)
        assert (answer.status_code, faults(answer)) == (400, [id])

    play(tmp_path, do)


def test_seats_play_decks_by_id_by_text_and_their_usual_ones(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = f"Name: Mine\nMaster: Hild\n{SIX}"
        body = {
            "terms": {"seats": 3, "chosen": {"game": GAME}},
            "bots": ["", "random", "random"],
            "decks": ["", "iron"],
            "deck_texts": [text],
            "begin": True,
        }
        answer = await guest.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        id = answer.json()["id"]
        table = (await guest.get(f"/api/tables/{id}")).json()
        assert [seat["deck"] for seat in table["seats"]] == ["Mine", "iron", ""]
        live = await served.hall.table(id)
        assert live.room.match is not None
        coins = live.room.match.table.state.coins
        assert list(coins.values()) == [0, 2, 1], "an oath of the deck is a coin"

    play(tmp_path, do)


def test_a_table_refuses_a_deck_with_all_that_is_wrong(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        terms = {"seats": 2, "chosen": {"game": GAME}}
        for text, ids in (
            ("Master: Adda\n1 Bromm\n", ["deck-unknown-near", "deck-unknown-near"]),
            ("Master: Ada\n3 Bram\n", ["deck-section-few", "deck-section-copies"]),
            ("x" * 20_001, ["hall-text-too-long"]),
        ):
            answer = await guest.post("/api/tables", json={"terms": terms, "deck_texts": [text]})
            assert (answer.status_code, faults(answer)) == (400, ids)
        answer = await guest.post("/api/tables", json={"terms": terms, "decks": ["arsenal"]})
        assert (answer.status_code, faults(answer)) == (400, ["deck-unknown"])

    play(tmp_path, do)


def test_the_catalogue_lists_its_decks_for_the_seats(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        found = (await served.visitor().get("/api/catalogue")).json()
        (game,) = (game for game in found["games"] if game["id"] == GAME)
        assert [(deck["id"], deck["name"]) for deck in game["decks"]] == [
            ("salt", "Salt"),
            ("iron", "Iron"),
        ]

    play(tmp_path, do)


def test_a_deck_is_kept_with_an_account_of_whatever_game(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        body = {"game": GAME, "name": "Mine", "text": f"Master: Ada\n{SIX}"}
        assert (await guest.post("/api/me/decks", json=body)).status_code == 200
        (kept,) = (await guest.get("/api/me/decks")).json()["files"]
        assert (kept["game"], kept["text"]) == (GAME, body["text"])

    play(tmp_path, do)


def test_the_catalogue_tells_what_decks_are_legal_in_and_which_are_usual(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        found = (await served.visitor().get("/api/catalogue")).json()
        games = {game["id"]: game for game in found["games"]}
        lcg = games["l5r-lcg"]
        legal = {deck["id"]: deck["formats"] for deck in lcg["decks"]}
        for format in lcg["formats"]:
            assert format["decks"]
            assert all(format["id"] in legal[deck] for deck in format["decks"])
        assert legal["skirmish-crab"] == ["skirmish"]
        assert lcg["decks"][0]["line"]["id"] == "lcg-clan-crab"
        assert all(deck["line"] is None for deck in games["tomb-raider"]["decks"])

    play(tmp_path, do)
