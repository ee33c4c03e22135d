from __future__ import annotations

import json
import re

import pytest
from rich.cells import cell_len
from tests.elsewhere import second_game
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.content.boxes import boxes, games
from gorin.text.language import LANGUAGES


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["games", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_all_games_are_listed_and_those_not_playable_say_so() -> None:
    output = run("--lang", "en")
    assert [game for game in games() if game in output] == list(games())
    assert output.count("not playable yet") == len(games()) - len(boxes())


def test_json_has_formats_with_seats_and_levels_and_decks() -> None:
    games = {game["id"]: game for game in json.loads(run("--json"))["games"]}
    raider = games["tomb-raider"]
    assert raider["playable"]
    standard = raider["formats"][0]
    assert (standard["id"], standard["fewest_seats"], standard["most_seats"]) == ("standard", 1, 6)
    levels = {level["id"]: level for level in raider["boards"]}
    assert len(levels) >= 9
    level = levels["introductory"]
    assert (level["fewest_seats"], level["most_seats"]) == (1, 2)
    assert level["alone"]
    assert raider["kind"] == "levels"
    assert level["variants"] == ["tomb", "cave"]
    assert not levels["parallel-pick-up"]["alone"]
    assert {"into-the-caves", "trapped-in-the-tombs"} < {deck["id"] for deck in raider["decks"]}
    assert games["l5r-strategic"]["title"] == "L5R Estratégico: a war of clans"
    assert (games["magic"]["kind"], games["magic"]["boards"]) == ("", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_of_a_game_is_a_table_that_fits(language: str) -> None:
    lines = run("--lang", language).splitlines()
    assert max(map(cell_len, lines)) <= 80
    ids = ("introductory", "into-the-caves", "recovery", "arsenal")
    starts = {cell_len(line.partition(id)[0]) for id in ids for line in lines if f" {id} " in line}
    assert len(starts) == 1


def test_options_are_listed_with_all_that_they_may_be() -> None:
    games = {game["id"]: game for game in json.loads(run("--json"))["games"]}
    decks = {game: games[game]["options"][0] for game in ("magic", "l5r-ccg")}
    assert decks == {
        "magic": {
            "name": "deck",
            "label": "Your deck",
            "allowed": ["kaalia", "zedruu"],
            "usual": "kaalia",
        },
        "l5r-ccg": {
            "name": "deck",
            "label": "Deck of the first seat",
            "allowed": ["scorpion", "unicorn"],
            "usual": "scorpion",
        },
    }
    output = run("--lang", "en")
    assert re.search(r"^  option +deck +Your deck +kaalia, zedruu *$", output, re.MULTILINE)
    named = [option["name"] for game in games.values() for option in game["options"]]
    assert [name for name in named if f" {name} " not in output] == []


def test_what_a_line_is_stands_at_the_first_of_its_kind() -> None:
    output = run("--lang", "en")
    assert len(re.findall(r"^  level ", output, re.MULTILINE)) == 1
    assert re.search(r"^  level +introductory +Introductory +1 to 2 seats", output, re.MULTILINE)
    assert re.search(r" Death by Design +2 seats, or alone *$", output, re.MULTILINE)
    assert output.rstrip().endswith("gorin play tomb-raider")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    output = run("--lang", language)
    assert "⟦" not in output
    assert "introductory" in output


def test_a_second_game_is_listed_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    with second_game(monkeypatch):
        shown = {game["id"]: game for game in json.loads(run("--json"))["games"]}["courts"]
        assert shown["playable"]
        assert [each["id"] for each in shown["formats"]] == ["peace", "tempest"]
        assert (shown["kind"], shown["boards"]) == ("", [])
        output = run("--lang", "en")
        assert "courts" in output
        assert "tempest" in output
