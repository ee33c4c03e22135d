"""`gorin cards` as owners of cards use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gorin.cli.app import app, load, reader_of
from gorin.content.cards.owned import entered_path
from gorin.content.cards.pool import SHIPPED
from gorin.content.reading.files import DATA
from gorin.content.tomb_raider.grammar import GRAMMAR
from gorin.content.tomb_raider.pool import pool_in, shipped
from gorin.text.language import LANGUAGES

GOOD = "number,name,danger,effect\n057,Take Aim,,play at test do add-dice 2\n060,,8,\n"
BAD = "number,danger\n060,lots\n999,1\n"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GORIN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def kept() -> Path:
    return entered_path("tomb-raider")


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == code, result.output
    return result


def data(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json").stdout)


def a_form(home: Path, text: str = GOOD, name: str = "cards.csv") -> str:
    path = home / name
    _ = path.write_text(text)
    return str(path)


def test_what_is_missing_is_exported_filled_in_and_imported(home: Path) -> None:
    form = run("cards", "export", "--missing", "tomb-raider").stdout
    row = next(line for line in form.splitlines() if line.startswith("060,"))
    column = form.split("\nnumber,")[1].splitlines()[0].split(",").index("danger") + 1
    cells = row.split(",")
    assert cells[column] == ""
    filled = ",".join([*cells[:column], "9", *cells[column + 1 :]])
    result = run("cards", "import", a_form(home, form.replace(row, filled)))
    assert "1 value of 1 card" in result.stdout
    assert "211 cards: 1 with values you entered, 210 with stand-ins." in result.stdout
    assert data("card", "wolves")["values"][0]["source"] == "entered"


@pytest.mark.parametrize("format", ["csv", "toml"])
def test_a_form_can_be_written_to_a_file(home: Path, format: str) -> None:
    file = home / f"form.{format}"
    told = run("cards", "export", "--format", format, "--output", str(file)).stdout
    assert str(file) in told
    assert run("cards", "export", "--format", format).stdout == file.read_text()
    assert "0 values of 0 cards" in run("cards", "import", str(file)).stdout


def test_a_form_with_faults_changes_nothing_and_tells_all_of_them(home: Path) -> None:
    _ = run("cards", "import", a_form(home))
    before = kept().read_text()
    result = run("cards", "import", a_form(home, BAD, "bad.csv"), code=2)
    assert result.stdout == ""
    assert [line.split(":")[1] for line in result.stderr.splitlines()] == ["2", "3"]
    assert kept().read_text() == before
    errors = json.loads(run("cards", "import", str(home / "bad.csv"), "--json", code=2).stderr)
    assert [row["place"].rpartition(":")[2] for row in errors["errors"]] == ["2", "3"]


def test_values_unlike_known_ones_are_taken_and_told(home: Path) -> None:
    result = run("cards", "import", a_form(home))
    assert "cards.csv:2: Take Aim: the known value" in result.stdout
    report = data("cards", "import", a_form(home, "number,danger\n4,9\n"))
    assert report["cards"] == ["004"]
    assert len(report["differs"]) == 1
    assert report["entered"] == 3


def test_cards_are_listed_by_where_their_values_come_from(home: Path) -> None:
    _ = run("cards", "import", a_form(home))
    listed = data("cards", "list", "--entered")
    assert {row["number"]: row["entered"] for row in listed["cards"]} == {
        "057": ["effect"],
        "060": ["danger"],
    }
    assert len(listed["digest"]) == 64
    assert len(data("cards", "list")["cards"]) == 211
    known = data("cards", "list", "--known")["cards"]
    assert all(row["known"] for row in known)
    assert {"022", "005"} <= {row["number"] for row in known}
    assert all(row["stand_in"] for row in data("cards", "list", "--stand-in")["cards"])
    assert "Take Aim" in run("cards", "list", "--entered").stdout


def test_cards_are_forgotten_one_by_one_and_all(home: Path) -> None:
    _ = run("cards", "import", a_form(home))
    assert data("cards", "forget", "take aim") == {"forgotten": ["057"]}
    assert [row["number"] for row in data("cards", "list", "--entered")["cards"]] == ["060"]
    assert "Nothing was entered" in run("cards", "forget", "rope", code=2).stderr
    assert data("cards", "forget", "--all") == {"forgotten": ["060"]}
    assert not kept().exists()
    _ = run("cards", "forget", code=2)
    _ = run("cards", "forget", "60", "--all", code=2)


def test_what_is_kept_and_damaged_is_told_and_can_be_forgotten(home: Path) -> None:
    _ = run("cards", "import", a_form(home))
    _ = kept().write_text("[[card]]\nnumber = 60\ndanger = 999\n")
    assert f"{entered_path('tomb-raider')}:3" in run("card", "wolves", code=2).stderr
    assert f"{entered_path('tomb-raider')}:3" in run("games", code=2).stderr
    _ = run("cards", "forget", "--all")
    _ = run("card", "wolves")


def test_cards_entered_are_used_while_a_command_runs_and_not_after(home: Path) -> None:
    _ = run("cards", "import", a_form(home))
    assert data("card", "take-aim")["effect"] == "entered"
    assert pool_in(SHIPPED) is shipped()


def test_a_game_says_what_it_uses_and_its_journal_needs_the_same_cards(home: Path) -> None:
    _ = run("cards", "import", a_form(home))
    bots = ("--seat", "bot", "--seat", "bot", "--turn-limit", "3", "--seed", "x")
    played = run("play", "--line", "--fast", *bots).stdout
    assert "2 with values you entered" in "".join(played.splitlines()[:2])
    (journal,) = (home / "home" / "journals").iterdir()
    _ = run("verify", str(journal))
    _ = run("cards", "forget", "--all")
    told = run("verify", str(journal), code=2).stderr
    assert told.startswith(f"{journal}:1: ")
    assert len(told.splitlines()) == 1
    assert "in use: none" in told


def test_shipped_scenarios_are_judged_with_shipped_cards_and_others_with_ones_own(
    home: Path,
) -> None:
    _ = run("cards", "import", a_form(home, "number,tests\n005,think 40 or search 40\n"))
    assert "your own" not in run("judge", "dim-cavern").stdout
    own = home / "mine.toml"
    scenario = DATA / "tomb-raider" / "scenarios" / "dim-cavern.toml"
    _ = own.write_text(scenario.read_text(encoding="utf-8"), encoding="utf-8")
    assert "your own" in run("judge", str(own), code=1).stdout


def test_the_words_are_listed_with_what_they_say() -> None:
    listed = data("cards", "words")
    assert {row["word"].split()[0] for row in listed["words"]} == set(GRAMMAR.vocabulary)
    assert {"test", "any-time"} <= set(listed["moments"])
    row = next(row for row in listed["words"] if row["word"] == "add-dice COUNT")
    assert row == {"kind": "effect", "word": "add-dice COUNT", "text": "roll COUNT more dice"}
    assert "remove-obstacle [KIND]" in run("cards", "words").stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("cards", "export", "chess"),
        ("cards", "export", "--format", "xml"),
        ("cards", "import", "nowhere.csv"),
        ("cards", "import", "."),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(arguments: tuple[str, ...]) -> None:
    assert len(run(*arguments, code=2).stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "language", ["zh", *(pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES[:-1])]
)
def test_everything_is_said_in_every_language(home: Path, language: str) -> None:
    file = a_form(home)
    commands = [
        ("cards", "export"),
        ("cards", "export", "--missing", "--format", "toml"),
        ("cards", "import", file),
        ("cards", "list"),
        ("cards", "words"),
        ("card", "take-aim"),
        ("cards", "forget", "57"),
        ("cards", "--help"),
    ]
    for command in commands:
        assert "⟦" not in run(*command, "--lang", language).output, command
    assert "⟦" not in run("cards", "import", a_form(home, BAD), "--lang", language, code=2).output


def test_a_language_before_the_command_counts_for_it() -> None:
    assert "卡牌" in run("--lang", "zh", "cards", "list", "--entered").stdout
    assert "Carta" in run("cards", "--lang", "es", "list", "--entered").stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", ["cards", "decks"])
def test_help_is_complete_in_every_language(group: str, language: str) -> None:
    reader = reader_of(["--lang", language])
    for name, command in load(group).commands.items():
        about = f"cli-help-{group}-{name}"
        assert reader.has(about)
        for parameter in command.params:
            ids = (f"{about}-{parameter.name}", f"cli-help-any-{parameter.name}")
            assert any(reader.has(id) for id in ids), (name, parameter.name)
        shown = run(group, name, "--help", "--lang", language).output
        assert reader.title(about) or shown
        assert "⟦" not in shown


def test_help_of_a_command_is_shown_in_the_language_asked_for() -> None:
    assert "formulário" in run("cards", "import", "--help", "--lang", "pt-BR").output
    assert "表单" in run("cards", "export", "--lang=zh", "--help").output
