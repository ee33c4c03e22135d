"""`gorin sim` as people and programs call it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.elsewhere import second_game
from tests.shipped import reader_for
from tests.synthetic.box import BOX
from typer import Typer
from typer.testing import CliRunner, Result

from gorin.cli import sim as module
from gorin.content.box.box import check_seats
from gorin.content.boxes import find_box
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.sim.series import Failed, Results, Series
from gorin.text.language import LANGUAGES

APP = Typer(add_completion=False)
_ = APP.command("sim")(module.sim)


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "100", "LANG": "C"}).invoke(APP, arguments)


def told(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_table_shows_wins_turns_and_endings() -> None:
    result = run("tomb-raider", "--games", "4", "--seat", "bot", "--seat", "bot:random")
    assert result.exit_code == 0, result.output
    assert "4 games, seed 0" in result.stdout
    assert "1: heuristic bot" in result.stdout
    assert "2: random bot" in result.stdout
    assert "Turns:" in result.stdout
    assert "the treasure is found" in result.stdout
    assert "Traceback" not in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_of_its_words(language: str) -> None:
    result = run("tomb-raider", "--games", "2", "--seats", "2", "--swap", "--lang", language)
    assert result.exit_code == 0, result.output
    assert "sim-" not in result.output
    assert "bot-level" not in result.output


def test_the_title_names_format_level_and_variant_in_the_language_of_the_reader() -> None:
    asked = ("tomb-raider", "--games", "1", "--seats", "1", "--turn-limit", "1")
    title = run(*asked, "--variant", "tomb", "--lang", "es").stdout
    assert "Estándar, nivel Introductorio (Tumba)" in title
    assert "introductory" not in title


def test_json_has_every_game() -> None:
    report = told("tomb-raider", "--games", "3", "--seat", "bot:random", "--seed", "9")
    assert report["seed"] == 9
    assert report["entrants"] == ["random"]
    assert report["summary"]["games"] == 3
    assert [record["number"] for record in report["records"]] == [0, 1, 2]
    assert set(report["summary"]["turns"]) >= {"mean", "interval", "median", "p90"}


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing_but_the_time() -> None:
    asked = ("tomb-raider", "--games", "5", "--seat", "bot:random", "--seat", "bot", "--swap")
    one, two = told(*asked), told(*asked, "--jobs", "2")
    for report in (one, two):
        for name in ("seconds", "games_per_second", "decisions_per_second"):
            del report["summary"][name]
    assert one == two


def test_one_game_of_a_series_can_be_played_again() -> None:
    asked = ("tomb-raider", "--games", "4", "--seat", "bot:random")
    assert told(*asked, "--game", "3")["records"] == told(*asked)["records"][2:3]


def test_seats_that_are_not_named_get_the_best_bot() -> None:
    report = told("tomb-raider", "--games", "1", "--seats", "2", "--seat", "bot:random")
    assert report["entrants"] == ["random", "heuristic"]
    assert told("tomb-raider", "--games", "1")["entrants"] == ["heuristic", "heuristic"]


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "wins.svg"
    result = run("tomb-raider", "--games", "2", "--plot", str(file))
    assert result.exit_code == 0, result.output
    assert "<svg" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("chess",), "There is no game"),
        (("tomb-raider", "--seat", "human"), "only bots play"),
        (
            ("tomb-raider", "--seat", "bot:oracle"),
            "the bots are random, easy, medium, heuristic and search",
        ),
        (("tomb-raider", "--seats", "1", "--seat", "bot", "--seat", "bot"), "2 bots are named"),
        (("tomb-raider", "--seats", "5"), "TR-15.1"),
        (("tomb-raider", "--level", "nowhere"), "There is no level"),
        (("tomb-raider", "--format", "other"), "There is no format"),
        (("tomb-raider", "--variant", "swamp"), "swamp"),
        (("tomb-raider", "--games", "0"), "--games"),
        (("tomb-raider", "--jobs", "0"), "--jobs"),
        (("tomb-raider", "--plot", "wins.pdf"), ".png and .svg"),
        (("tomb-raider", "--deck", "nothing-of-it"), "There is no deck"),
        (("magic", "--deck", "any"), "Decks of magic are not read"),
    ],
)
def test_bad_input_gives_one_clear_message(arguments: tuple[str, ...], shown: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert shown in result.output
    assert "Traceback" not in result.output


def test_all_bad_seats_are_told_at_once() -> None:
    result = run("tomb-raider", "--seat", "human", "--seat", "bot:oracle")
    assert "human" in result.output
    assert "oracle" in result.output


def test_a_game_that_breaks_is_told_with_how_to_play_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(series: Series, **_: object) -> Results:
        return Results((Failed(6, (0, 1), "Traceback\nZeroDivisionError: a fault"),), 1.0)

    monkeypatch.setattr(module, "play_series", broken)
    result = run("tomb-raider", "--games", "9", "--seed", "5")
    assert result.exit_code == 1
    assert "--seed 5 --game 7" in result.output
    assert "ZeroDivisionError: a fault" in result.output
    result = run("tomb-raider", "--games", "9", "--seed", "5", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["failed"][0]["number"] == 7


# -- any game ------------------------------------------------------------------------------


def label(id: str) -> str:
    """Return what the courts game calls something; the head of a column may be cut."""
    return reader_for("en", game="courts").read(say(id)).strip("⟦⟧")


def test_another_game_is_played_with_its_own_options_and_measures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with second_game(monkeypatch):
        asked = ("courts", "--games", "4", "--seats", "4", "--option", "turns=5")
        result = run(*asked)
        assert result.exit_code == 0, result.output
        assert label("courts-coins") in result.stdout
        assert label("courts-treaties") in result.stdout
        assert "5.0 on average" in result.stdout
        report = told(*asked)
        assert (report["game"], report["format"], report["turns"]) == ("courts", "peace", 5)
        assert {"coins", "treaties"} <= set(report["records"][0])
        assert {game["turns"] for game in report["records"]} == {5}
        assert told("courts", "--games", "1", "--turn-limit", "3")["turns"] == 3


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("--option", "turns=0", "--option", "life=99"), ("turns: ", "life: ")),
        (
            ("--level", "introductory", "--option", "life", "--option", "turns=x"),
            ("level: There is no such field", "“life” does not say", "turns: This should be"),
        ),
        (("--seat", "human", "--option", "x=1"), ("only bots play", "x: There is no such field")),
        (
            (
                "--seat",
                "bot:heuristic",
            ),
            ("There is no bot",),
        ),
        (("--seats", "7"), ("not for 7 players",)),
        (("--option", "turns=4", "--turn-limit", "5"), ("turns: This option is given twice",)),
    ],
)
def test_all_that_is_wrong_with_the_options_of_a_game_is_told(
    monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    with second_game(monkeypatch):
        result = run("courts", *arguments)
    assert result.exit_code == 2
    for part in shown:
        assert part in result.output
    assert "Traceback" not in result.output


def test_a_game_without_a_turn_limit_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with second_game(monkeypatch):
        box = replace(BOX, balance=replace(BOX.balance, limit=""))
        monkeypatch.setattr(module, "find_box", lambda game: box)
        result = run("courts", "--turn-limit", "5")
    assert result.exit_code == 2
    assert "no turn limit" in result.output


def test_an_option_of_a_game_is_as_good_as_its_flag() -> None:
    asked = ("tomb-raider", "--games", "2", "--seats", "2")
    flags = told(*asked, "--level", "introductory", "--variant", "cave", "--turn-limit", "30")
    options = ("level=introductory", "variant=cave", "turn_limit=30")
    typed = told(*asked, *(part for option in options for part in ("--option", option)))
    assert (flags["level"], flags["variant"], flags["turn_limit"]) == ("introductory", "cave", 30)
    for name in ("records", "level", "variant", "turn_limit"):
        assert typed[name] == flags[name]


def test_a_series_of_levels_is_played_as_one_match_of_several_parts() -> None:
    asked = ("tomb-raider", "--games", "1", "--option", "series=timed", "--turn-limit", "6")
    (record,) = told(*asked)["records"]
    assert len(record["level-turns"]) == sum(record["levels"]) + record["undecided"][0]
    assert "deaths" not in record


@pytest.mark.parametrize(
    ("fewest", "most", "usual"), [(1, 4, 2), (2, 2, 2), (3, 3, 3), (3, 5, 3), (1, 1, 1)]
)
def test_as_many_bots_play_as_usual_in_a_game(
    monkeypatch: pytest.MonkeyPatch, fewest: int, most: int, usual: int
) -> None:
    with second_game(monkeypatch):
        box = find_box("courts")
        seats = {"fewest_seats": fewest, "most_seats": most}
        formats = tuple(replace(each, **seats) for each in box.formats)
        monkeypatch.setattr(module, "find_box", lambda game: replace(box, formats=formats))
        assert len(module.entrants_of("courts", None, [])) == usual
        assert len(module.entrants_of("courts", None, ["bot", "bot"])) == 2
        assert len(module.entrants_of("courts", 4, [])) == 4


@pytest.mark.parametrize(("language", "said"), [("en", "exactly 3"), ("zh", "正好适合 3 名")])
def test_a_game_for_one_number_of_seats_says_so(language: str, said: str) -> None:
    format = replace(find_box("tomb-raider").format(), fewest_seats=3, most_seats=3)
    check_seats(format, 3)
    with pytest.raises(BadInput) as caught:
        check_seats(format, 2)
    assert said in reader_for(language, game="tomb-raider").read(caught.value.message)


DECKS = ("skirmish-crane", "skirmish-lion", "skirmish-crab")
LCG = ("l5r-lcg", "--games", "6", "--seed", "4")


def named(decks: tuple[str, ...]) -> list[str]:
    return [part for deck in decks for part in ("--deck", deck)]


def test_decks_are_told_with_their_ways_of_winning() -> None:
    asked = (*LCG, *named(DECKS[:2]), "--swap")
    shown = run(*asked).stdout
    assert "skirmish-crane" in shown
    report = told(*asked)
    assert report["decks"] == list(DECKS[:2])
    lines = report["summary"]["decks"]
    assert [line["games"] for line in lines] == [6, 6]
    assert sum(line["wins"]["count"] for line in lines) == 6
    for line in lines:
        assert sum(way["games"] for way in line["ways"]) == line["wins"]["count"]
    ways = {way["reason"] for line in lines for way in line["ways"]}
    assert ways <= {"lcg-out-by-provinces", "lcg-out-by-honor", "lcg-won-by-honor"}
    assert reader_for("en", game="l5r-lcg").read(say(min(ways))) in shown


def test_decks_move_on_with_their_bots() -> None:
    records = told(*LCG, *named(DECKS[:2]), "--swap")["records"]
    assert [record["decks"] for record in records[:3]] == [[0, 1], [1, 0], [0, 1]]
    assert [record["seats"] for record in records[:3]] == [[0, 1], [1, 0], [0, 1]]
    records = told(*LCG, *named(DECKS[:2]))["records"]
    assert [record["decks"] for record in records[:3]] == [[0, 1]] * 3


def test_as_many_bots_play_as_there_are_decks_if_nobody_says() -> None:
    asked = ("l5r-lcg", "--games", "1", "--seat", "bot:random")
    assert len(told("l5r-lcg", "--games", "1", *named(DECKS))["entrants"]) == 3
    assert len(told(*asked, *named(DECKS[:2]), "--seats", "2")["entrants"]) == 2
    two = ("l5r-lcg", "--games", "1", "--format", "stronghold", "--deck", "stronghold-lion")
    assert told(*two)["decks"] == ["stronghold-lion", "stronghold-lion"]


def test_with_more_decks_than_seats_all_pairs_play_in_turn() -> None:
    records = told(*LCG, *named(DECKS), "--seats", "2", "--swap")["records"]
    pairs = [record["decks"] for record in records]
    assert pairs == [[0, 1], [0, 2], [1, 2], [1, 0], [2, 0], [2, 1]]


def test_all_that_is_wrong_with_decks_is_told_at_once() -> None:
    decks = (*DECKS[:2], "stronghold-lion", "stronghold-crane")
    shown = run("l5r-lcg", *named(decks), "--seats", "2").output
    assert "SKI-2" in shown
    assert all(deck in shown for deck in decks[2:])


def test_a_plot_of_decks_names_them_and_their_ways_of_winning(tmp_path: Path) -> None:
    file = tmp_path / "decks.svg"
    asked = (*LCG, *named(DECKS), "--seats", "2", "--plot", str(file))
    assert run(*asked).exit_code == 0
    drawn = file.read_text(encoding="utf-8")
    assert all(deck in drawn for deck in DECKS)
    ways = ("all provinces are broken", "no honor is left", "enough honor")
    assert any(way in drawn for way in ways)
