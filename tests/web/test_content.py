from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from fluent.syntax import FluentParser, ast
from tests.elsewhere import second_game
from tests.shipped import cards, text_of
from tests.web.serving import Served, faults
from tests.web.test_people import play

from gorin.content.boxes import LISTED, find_box
from gorin.content.desk.names import texts_of
from gorin.content.tomb_raider.setup import deck_names, level_names
from gorin.text.catalogue import load_catalogue, sources
from gorin.text.language import LANGUAGES


def messages_in(text: str) -> dict[str, ast.Message]:
    found = FluentParser().parse(text).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_those_of_the_catalogue_but_for_commands(
    tmp_path: Path, language: str
) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        house = messages_in((await visitor.get(f"/api/text/{language}.ftl")).text)
        own = messages_in((await visitor.get(f"/api/text/{language}/tomb-raider.ftl")).text)
        path = f"/api/text/{language}/tomb-raider/clauses.ftl"
        clauses = messages_in((await visitor.get(path)).text)
        assert len({**house, **own, **clauses}) == len(house) + len(own) + len(clauses)
        told = {**house, **own, **clauses}
        texts = texts_of("tomb-raider")
        for source in sources(language, texts):
            for id, message in messages_in(source.text).items():
                if id in told:
                    assert told[id].equals(message, ignored_fields=["span", "comment"]), id
        for needed in ("seat-name", "list-pair", "web-too-slow", "hall-banned", "level-atlantis",
                       "game-tomb-raider", "series-linked"):  # fmt: skip
            assert load_catalogue("en").has(needed), needed
            assert needed in house
        for needed in ("log-turn-began", "field-power", "card-kind-action"):
            assert load_catalogue("en", texts).has(needed), needed
            assert needed in own
        # What clauses say is half of it, and is fetched when somebody unfolds one.
        assert "clause-TR-6_13" in clauses
        assert {id for id in told if id.startswith("clause-")} == clauses.keys()
        assert not [id for id in told if id.startswith(("cli-help-", "cli-example-", "sim-"))]
        assert "play-counts" not in told

    play(tmp_path, do)


def test_a_game_that_lies_elsewhere_says_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        for language in LANGUAGES:
            house = messages_in((await visitor.get(f"/api/text/{language}.ftl")).text)
            assert {"game-courts", "format-courts-peace", "game-tomb-raider"} < house.keys()
            own = messages_in((await visitor.get(f"/api/text/{language}/courts.ftl")).text)
            assert {"log-struck", "ask-act", "option-play", "courts-bad-option"} < own.keys()
            assert not own.keys() & house.keys()

    with second_game(monkeypatch):
        play(tmp_path, do)


def test_a_game_that_is_not_there_says_nothing(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for game, reason in (("chess", "game-unknown"),
                             ("courts", "game-unknown"), ("..", "game-unknown")):  # fmt: skip
            for form in ("/api/text/en/{}.ftl", "/api/text/en/{}/clauses.ftl"):
                answer = await served.visitor().get(form.format(quote(game, safe="")))
                assert answer.status_code == 404, game
                if game != "..":
                    assert faults(answer) == [reason], game

    play(tmp_path, do)


def test_terms_go_out_with_the_messages_that_use_them(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for language in LANGUAGES:
            own = f"/api/text/{language}/tomb-raider"
            paths = (f"/api/text/{language}.ftl", f"{own}.ftl", f"{own}/clauses.ftl")
            text = "\n".join([(await served.visitor().get(path)).text for path in paths])
            used = set(re.findall(r"\{ (-[\w-]+)", text))
            assert used <= set(re.findall(r"^(-[\w-]+) =", text, re.MULTILINE))

    play(tmp_path, do)


def test_a_language_that_is_not_there_is_not_found(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for language in ("fr", "..", "..%2Fen", "EN", "pt"):
            answer = await served.visitor().get(f"/api/text/{language}.ftl")
            assert answer.status_code == 404, language

    play(tmp_path, do)


def test_what_stays_the_same_is_sent_once_and_compressed(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for path in ("/api/text/en.ftl", "/api/text/en/tomb-raider.ftl",
                     "/api/text/en/tomb-raider/clauses.ftl", "/api/cards/tomb-raider",
                     "/api/cards/tomb-raider/names", "/api/catalogue", "/api/rules",
                     "/api/openapi.json"):  # fmt: skip
            visitor = served.visitor()
            first = await visitor.get(path)
            assert first.headers["content-encoding"] == "gzip"
            assert first.headers["cache-control"] == "no-cache"
            tag = first.headers["etag"]
            for asked in (tag, f"W/{tag}", f'"other", {tag}'):
                again = await visitor.get(path, headers={"if-none-match": asked})
                assert (again.status_code, again.content) == (304, b"")
            assert (await visitor.get(path, headers={"if-none-match": '"x"'})).status_code == 200
            plain = await visitor.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == first.content

    play(tmp_path, do)


def test_a_compressed_answer_is_the_same_at_every_start() -> None:
    assert gzip.compress(b"x", 6, mtime=0) == gzip.compress(b"x", 6, mtime=0)


def test_the_catalogue_lists_what_can_be_played(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        found = (await served.visitor().get("/api/catalogue")).json()
        games = {game["id"]: game for game in found["games"]}
        game = games["tomb-raider"]
        assert tuple(level["id"] for level in game["own"]["levels"]) == level_names()
        assert tuple(deck["id"] for deck in game["decks"]) == deck_names()
        assert game["bots"][0] == "random"
        assert all(each["formats"] for each in games.values())
        known = set(deck_names())
        for level in game["own"]["levels"]:
            assert len(level["decks"]) == level["most_seats"]
            for form in (level, *level["variants"]):
                assert set(form["decks"]) <= known
                assert form["title"]["id"].startswith("level-")
        assert found["terms"]["chosen"]["game"] == "tomb-raider"

    play(tmp_path, do)


def test_every_card_tells_what_it_is_and_what_of_it_is_known(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        found = (await served.visitor().get("/api/cards/tomb-raider")).json()
        assert [card["printed"]["slug"] for card in found["cards"]] == list(cards())
        by_slug = {card["printed"]["slug"]: card for card in found["cards"]}
        trap = by_slug["pit-trap"]
        assert trap["printed"]["kind"] == "obstacle"
        assert trap["printed"]["obstacle"]["tests"]
        assert {row["source"] for row in trap["rows"]} <= {"known", "entered", "stand-in"}
        assert len(trap["text"]) == len(text_of(cards()["pit-trap"]))
        assert {card["set"] for card in found["named"]} == {
            "slippery-when-wet",
            "big-guns",
            "promo",
        }

    play(tmp_path, do)


@pytest.mark.parametrize("game", [box.id for box in LISTED])
def test_the_names_of_cards_are_those_that_the_cards_have(tmp_path: Path, game: str) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        found = (await visitor.get(f"/api/cards/{game}/names")).json()
        whole = await visitor.get(f"/api/cards/{game}")
        assert found["game"] == game
        if find_box(game).cards is None:
            assert whole.status_code == 404
            assert (found["names"], found["built_in"]) == ({}, [])
            return
        printed = [card["printed"] for card in whole.json()["cards"]]
        assert found["names"] == {card["slug"]: card["name"] for card in printed}
        assert found["names"]
        assert found["built_in"] == whole.json()["built_in"]

    play(tmp_path, do)


def test_a_clause_comes_with_its_code_and_tests(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        rule = (await visitor.get("/api/rules/TR-6.13")).json()
        assert rule["message"] == {"type": "message", "id": "clause-TR-6_13", "args": {}}
        assert rule["homes"]
        assert rule["book"] == "tomb-raider"
        books = (await visitor.get("/api/rules")).json()["books"]
        (book,) = (book for book in books if book["id"] == "tomb-raider")
        rows = {row["id"]: row for row in book["clauses"]}
        assert rows["TR-6.13"]["tests"] == len(rule["tests"])
        missing = await visitor.get("/api/rules/TR-6.133")
        assert (missing.status_code, faults(missing)) == (404, ["register-no-clause"])

    play(tmp_path, do)


@pytest.mark.parametrize(
    "path",
    ["/api/cards/chess", "/api/cards/chess/names", "/api/cards/x",
     "/api/decks/x", "/api/decks/chess", "/api/decks/tomb-raider/x",
     "/api/decks/tomb-raider/..%2F..%2Fetc%2Fpasswd",
     "/api/boards/tomb-raider/x", "/api/boards/tomb-raider/%2Fetc%2Fpasswd",
     "/api/search/chess"],
)  # fmt: skip
def test_what_does_not_exist_is_not_found(tmp_path: Path, path: str) -> None:
    async def do(served: Served) -> None:
        answer = await served.visitor().get(path)
        assert answer.status_code == 404
        assert faults(answer)

    play(tmp_path, do)


# -- decks and levels ----------------------------------------------------------------------


def test_every_deck_that_comes_with_gorin_is_told_in_full(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        for id in deck_names():
            report = (await served.visitor().get(f"/api/decks/tomb-raider/{id}")).json()
            assert not report["faults"]
            (drawn,) = (one for one in report["sections"] if one["id"] == "cards")
            assert report["total"] == sum(card["count"] for card in drawn["cards"])

    play(tmp_path, do)


def test_a_deck_is_judged_with_lines_reasons_and_clauses(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        text = "1 Lara Croft, Adventurer\n99 Pit Trap\n1 Nonsense of Mine\n"
        answer = await served.visitor().post("/api/decks/check", json={"text": text})
        report = answer.json()
        assert answer.status_code == 200
        assert not report["legal"]
        assert (3, "TR-3.5") in {(fault["line"], fault["clause"]) for fault in report["faults"]}
        assert report["violations"]
        assert all(fault["clause"] for fault in report["violations"])

    play(tmp_path, do)


def test_a_deck_comes_back_from_every_form(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        deck = (await visitor.get("/api/decks/tomb-raider/war-party")).json()["deck"]
        for form in ("toml", "list", "lackey", "dek"):
            body = {"deck": deck, "to": form}
            text = (await visitor.post("/api/decks/convert", json=body)).json()["text"]
            again = await visitor.post("/api/decks/check", json={"text": text})
            assert again.json()["deck"]["sections"] == deck["sections"], form
            other = await visitor.post("/api/decks/convert", json={"text": text, "to": form})
            assert other.json()["text"] == text

    play(tmp_path, do)


def test_no_request_names_a_file_of_the_server(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    _ = own.write_text('id = "own"\n', "utf-8")

    async def do(served: Served) -> None:
        guest = await served.guest()
        for path, body in (
            ("/api/decks/check", {"text": "", "wishes": {"options": {"level": str(own)}}}),
            ("/api/boards/new", {"game": "tomb-raider", "wanted": {"like": str(own)}}),
            ("/api/tables", {"terms": {"chosen": {"options": {"level": str(own)}}}}),
        ):
            answer = await guest.post(path, json=body)
            assert (answer.status_code, faults(answer)) == (400, ["level-unknown"]), path

    play(tmp_path, do)


def test_a_level_is_begun_and_judged_as_text_and_as_a_form(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        begun = await visitor.post(
            "/api/boards/new",
            json={"game": "tomb-raider", "wanted": {"width": 5, "depth": 5, "power": 1}},
        )
        report = begun.json()
        assert (begun.status_code, report["faults"]) == (200, [])
        (drawing,) = report["drawings"]
        assert (drawing["width"], drawing["depth"]) == (5, 5)
        form = {**report["form"], "width": 0}
        judged = (
            await visitor.post("/api/boards/check", json={"game": "tomb-raider", "form": form})
        ).json()
        assert judged["faults"]
        text = await visitor.post(
            "/api/boards/check", json={"game": "tomb-raider", "text": report["text"]}
        )
        assert text.json()["faults"] == []
        shown = (await visitor.get("/api/boards/tomb-raider/atlantis")).json()
        assert not shown["faults"]

    play(tmp_path, do)


def test_a_language_that_is_asked_for_goes_before_that_of_the_browser(tmp_path: Path) -> None:
    path = "/api/search/tomb-raider/fields"

    async def do(served: Served) -> None:
        visitor = served.visitor()
        found = set()
        for language in LANGUAGES:
            browser = {"Accept-Language": language}
            other = {"Accept-Language": "es" if language == "en" else "en"}
            asked = await visitor.get(path, params={"language": language}, headers=other)
            assert asked.text == (await visitor.get(path, headers=browser)).text
            found.add(asked.text)
        assert len(found) == len(LANGUAGES)

    play(tmp_path, do)


def test_cards_are_searched_in_the_language_asked_for(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        visitor = served.visitor()
        found = (await visitor.get("/api/search/tomb-raider", params={"q": "pit trap"})).json()
        assert "pit-trap" in found["keys"]
        fields = await visitor.get("/api/search/tomb-raider/fields", params={"language": "zh"})
        assert fields.json()["fields"]
        wrong = await visitor.get(
            "/api/search/tomb-raider", params={"q": "power>>", "language": "es"}
        )
        assert wrong.json()["faults"]
        other = await visitor.get("/api/search/tomb-raider", params={"language": "fr"})
        assert faults(other) == ["cli-unknown-language"]

    play(tmp_path, do)
