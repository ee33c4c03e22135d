from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from gorin.content.desk import scenario_run, scenarios
from gorin.content.desk.names import reader_for
from gorin.content.desk.scenario_facts import fact, flattened
from gorin.content.desk.scenarios import Verdict, read_scenario, step_lines
from gorin.content.reading.scenario_files import find_files, shipped
from gorin.content.tomb_raider.box import TOMB_RAIDER
from gorin.kernel.clauses import BadInput
from gorin.text.language import LANGUAGES

DATA = Path(__file__).parent.parent / "data" / "scenarios"
Judge = Callable[[str], Verdict]

HEAD = """
title = "One raider at an entrance"
clauses = []
game = "tomb-raider"
"""
POSITION = """
[position]
level_deck = ["fork", "pond", "overlook"]
[[position.raiders]]
card = "lara-croft-spelunker"
at = "A1"
hand = ["run", "snoop-ahead", "snoop-ahead"]
deck = ["rope", "push", "bats", "bear"]
[position.map.A1]
card = "cave-entrance"
"""


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Judge a scenario from its text."""

    def run(text: str) -> Verdict:
        file = tmp_path / "written.toml"
        file.write_text(text, encoding="utf-8")
        return scenario_run.judge(read_scenario(file, "written.toml"))

    return run


def reasons(verdict: Verdict) -> list[tuple[str, str]]:
    return [(failure.place, failure.message.id) for failure in verdict.failures]


# -- the scenarios that come with the program ------------------------------------------------


@pytest.mark.parametrize("name", [name for name, _ in shipped()])
def test_every_shipped_scenario_holds(name: str) -> None:
    case = read_scenario(dict(shipped())[name], name)
    verdict = scenario_run.judge(case)
    assert reasons(verdict) == []
    assert case.scenario.clauses


# -- failing -----------------------------------------------------------------------------------


def test_a_scenario_that_fails_says_where_and_what_is_instead() -> None:
    verdict = scenario_run.judge(read_scenario(DATA / "failing.toml", "failing.toml"))
    assert not verdict.passed
    assert reasons(verdict) == [
        ("failing.toml:18", "scenario-not-offered"),
        ("failing.toml:18", "scenario-offered"),
        ("failing.toml:18", "scenario-allowed"),
        ("failing.toml:18", "scenario-other-clause"),
        ("failing.toml:18", "attempt-unknown"),
        ("failing.toml:33", "scenario-expect"),
        ("failing.toml:33", "scenario-no-fact"),
        ("failing.toml:33", "scenario-expect"),
        ("failing.toml:33", "scenario-no-fact"),
        ("failing.toml:33", "scenario-expect"),
        ("failing.toml:33", "scenario-no-fact"),
        ("failing.toml:33", "scenario-not-logged"),
        ("failing.toml:33", "scenario-logged"),
        ("failing.toml:33", "scenario-winner"),
        ("failing.toml:33", "scenario-ended"),
        ("failing.toml:48", "scenario-misfit"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_failures_read_well_in_every_language(language: str) -> None:
    verdict = scenario_run.judge(read_scenario(DATA / "failing.toml", "failing.toml"))
    reader = reader_for(language, game="tomb-raider")
    told = [reader.read(failure.message) for failure in verdict.failures]
    assert all(text and "⟦" not in text for text in told)
    assert '"attack:1"' in told[-1]


def test_a_script_that_does_not_fit_says_what_was_offered(judge: Judge) -> None:
    verdict = judge(HEAD + POSITION + '[[step]]\nseat = 0\nchoose = "move:back"\n')
    misfit, passed = verdict.failures
    text = reader_for("en", game="tomb-raider").read(misfit.message)
    assert misfit.place == "written.toml:15"
    assert 'choose = "move:back"' in text
    assert "stay, move:ahead and move:right" in text
    assert "window-start" in reader_for("en", game="tomb-raider").read(passed.message)


def test_a_script_for_a_match_that_is_over_does_not_fit(judge: Judge) -> None:
    steps = '[[step]]\nseat = 0\ninitiative = "concede"\n[[step]]\nchance = [1]\n'
    verdict = judge(HEAD + POSITION + steps)
    assert reasons(verdict) == [("written.toml:18", "scenario-misfit-over")]


def test_an_answer_that_fits_two_different_options_is_ambiguous(judge: Judge) -> None:
    verdict = judge(HEAD + POSITION + '[[step]]\nchoose = "move:*"\n')
    assert reasons(verdict) == [("written.toml:15", "scenario-ambiguous")]


def test_an_initiative_that_is_not_allowed_fails(judge: Judge) -> None:
    verdict = judge(HEAD + POSITION + '[[step]]\nseat = 0\ninitiative = "sing"\n')
    assert reasons(verdict) == [("written.toml:15", "refused-initiative")]


# -- what scripts may leave out ----------------------------------------------------------------


def test_copies_of_a_card_are_one_option(judge: Judge) -> None:
    steps = '[[step]]\nchoose = "play:snoop-ahead"\n[[step]]\nasked = "look"\n'
    assert judge(HEAD + POSITION + steps).passed


def test_windows_are_passed_unless_passing_is_turned_off(judge: Judge) -> None:
    steps = '[[step]]\nchoose = "stay"\n'
    assert judge(HEAD + POSITION + steps).passed
    verdict = judge(HEAD + "passing = false\n" + POSITION + steps)
    assert reasons(verdict) == [("written.toml:16", "scenario-misfit")]


def test_passing_may_be_written_out(judge: Judge) -> None:
    steps = '[[step]]\npass = true\n[[step]]\nchoose = "stay"\n'
    assert judge(HEAD + "passing = false\n" + POSITION + steps).passed


def test_a_window_that_the_next_step_answers_is_not_passed(judge: Judge) -> None:
    steps = (
        '[[step]]\nexpect = { turn = 1 }\n[[step]]\nasked = "window-start"\nchoose = "play:run"\n'
    )
    assert judge(HEAD + POSITION + steps).passed


def test_otherwise_answers_what_the_script_leaves_out(judge: Judge) -> None:
    head = HEAD + 'otherwise = ["stay", "no-search", "done", "play-on"]\n'
    assert judge(head + POSITION + '[[step]]\nasked = "reset"\n').passed


def test_a_script_that_waits_for_nothing_gives_up(judge: Judge) -> None:
    head = HEAD + 'otherwise = ["stay", "no-search", "done", "play-on"]\n'
    verdict = judge(head + POSITION + '[[step]]\nasked = "never"\n')
    assert reasons(verdict)[0] == ("written.toml:16", "scenario-misfit")


# -- chance ------------------------------------------------------------------------------------

RESET = """
[[step]]
choose = "stay"
[[step]]
choose = "no-search"
[[step]]
choose = "done"
[[step]]
choose = "reset"
"""


def test_shuffles_keep_the_order_unless_told(judge: Judge) -> None:
    facts = 'expect = { "raiders.0.deck.count" = 5, "raiders.0.hand" = ["bats", "bear"] }\n'
    assert judge(HEAD + POSITION + RESET + '[[step]]\nasked = "move"\n' + facts).failures == ()
    assert judge(HEAD + POSITION + RESET + '[[step]]\nchance = "keep"\n' + facts).failures == ()


def test_a_shuffle_may_name_the_first_cards(judge: Judge) -> None:
    step = '[[step]]\nchance = ["push", "run"]\nexpect = { "raiders.0.hand" = ["push", "run"] }\n'
    assert judge(HEAD + POSITION + RESET + step).failures == ()


def test_a_shuffle_of_any_order_is_the_same_every_time(judge: Judge) -> None:
    text = (
        HEAD + POSITION + RESET + '[[step]]\nchance = "any"\nexpect = { "raiders.0.hand" = [] }\n'
    )
    first, second = judge(text), judge(text)
    assert not first.passed
    assert first == second


def test_dice_are_never_left_out(judge: Judge) -> None:
    steps = '[[step]]\nchoose = "stay"\n[[step]]\nchoose = "search"\n[[step]]\nasked = "reset"\n'
    assert reasons(judge(HEAD + POSITION + steps))[0] == ("written.toml:19", "scenario-misfit")
    wrong = steps.replace('asked = "reset"', "chance = [7, 7, 7]")
    assert reasons(judge(HEAD + POSITION + wrong))[0] == ("written.toml:19", "scenario-misfit")


# -- reading -----------------------------------------------------------------------------------


def faults(file: Path) -> list[tuple[str, str]]:
    with pytest.raises(BadInput) as caught:
        read_scenario(file, file.name)
    return [(fault.place, fault.message.id) for fault in caught.value.all]


def test_all_faults_of_a_file_are_told_with_their_places() -> None:
    name = "many-faults.toml"
    assert faults(DATA / "broken" / name) == [
        (name, "register-no-clause"),
        (f"{name}:20", "scenario-empty-step"),
        (f"{name}:23", "scenario-two-acts"),
        (f"{name}:23", "scenario-needs-seat"),
        (f"{name}:27: chose", "field-unknown"),
        (f"{name}:31", "register-no-clause"),
        (f"{name}: level_deck", "position-unknown-card"),
        (f"{name}: raiders[0].card", "position-unknown-card"),
        (f"{name}: map.A1.facing", "position-bad-side"),
        (f"{name}: raiders[0].at", "position-nowhere"),
    ]


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        (
            "seats.toml",
            [("seats.toml:8", "scenario-bad-seat"), ("seats.toml:12", "scenario-bad-seat")],
        ),
        (
            "no-start.toml",
            [("no-start.toml", "scenario-no-steps"), ("no-start.toml", "scenario-no-start")],
        ),
        ("not-toml.toml", [("not-toml.toml:1", "file-not-toml")]),
        ("other-game.toml", [("other-game.toml", "game-not-playable")]),
        ("nothing-there.toml", [("nothing-there.toml", "file-missing")]),
    ],
)
def test_broken_files_say_what_is_wrong(file: str, expected: list[tuple[str, str]]) -> None:
    assert faults(DATA / "broken" / file) == expected


@pytest.mark.parametrize("field", ["cards", "level"])
def test_a_position_cannot_bring_its_own_cards(field: str, tmp_path: Path) -> None:
    file = tmp_path / "written.toml"
    file.write_text(HEAD + f"[position]\n{field} = []\n[[step]]\nexpect = {{ turn = 1 }}\n")
    assert faults(file) == [("written.toml: position", "scenario-position-field")]


@pytest.mark.parametrize("name", ["board", "level"])
def test_a_level_beside_the_scenario_may_be_named(name: str, tmp_path: Path) -> None:
    """It is the board of a scenario; files of older versions call it a level."""
    level = (DATA.parent / "levels" / "shuffled-room.toml").read_text(encoding="utf-8")
    (tmp_path / "own.toml").write_text(level, encoding="utf-8")
    file = tmp_path / "written.toml"
    step = '[[step]]\nexpect = { level = "shuffled-room" }\n'
    file.write_text(HEAD + f'{name} = "own.toml"\n' + POSITION + step, encoding="utf-8")
    assert scenario_run.judge(read_scenario(file)).passed


def test_a_board_has_one_name_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "written.toml"
    twice = 'level = "introductory"\nboard = "introductory"\n'
    file.write_text(HEAD + twice + POSITION + "[[step]]\nexpect = { turn = 1 }\n")
    assert faults(file) == [("written.toml: level", "field-unknown")]


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("board", ("x.toml: board", "scenario-no-boards")),
        ("level", ("x.toml: level", "field-unknown")),
    ],
)
def test_a_game_without_boards_says_so(
    name: str, fault: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = replace(TOMB_RAIDER, board_option="")
    monkeypatch.setattr(scenarios, "find_box", lambda game: plain)
    monkeypatch.setattr(scenarios, "box_of", lambda game: plain)
    file = tmp_path / "x.toml"
    step = "[[step]]\nexpect = { turn = 1 }\n"
    file.write_text(HEAD + f'{name} = "introductory"\n' + POSITION + step, encoding="utf-8")
    assert faults(file) == [fault]


def test_lines_of_steps_are_found() -> None:
    assert step_lines("a = 1\n[[step]]\nx = 2\n\n  [[ step ]]  # so\n[step.expect]\n") == [2, 5]


# -- finding files -----------------------------------------------------------------------------


def test_files_folders_and_names_are_found() -> None:
    assert [name for name, _ in find_files([Path("pit-trap")])] == ["tomb-raider/pit-trap"]
    assert [name for name, _ in find_files([Path("tomb-raider/pit-trap")])] == [
        "tomb-raider/pit-trap"
    ]
    assert len(find_files([DATA / "broken"])) == 5
    assert len(find_files([DATA])) == 6


def test_what_is_nowhere_is_told_together(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        find_files([Path("pitrap"), tmp_path])
    assert [fault.message.id for fault in caught.value.all] == [
        "scenario-unknown",
        "scenario-none-found",
    ]
    assert caught.value.message.args["near"] == ("pit-trap",)


# -- facts -------------------------------------------------------------------------------------


def test_facts_are_found_by_path() -> None:
    position = {"raiders": [{"hand": ["rope"]}], "map": {"A1": {}, "A2": {"empty": True}}}
    assert fact(position, "raiders.0.hand.0") == "rope"
    assert fact(position, "raiders.0.hand.count") == 1
    assert fact(position, "map.count") == 2
    assert fact(position, "map.A2.empty") is True


@pytest.mark.parametrize("path", ["raiders.1", "map.B1", "raiders.0.hand.0.name", "raiders.x"])
def test_a_fact_that_is_not_there_is_missed(path: str) -> None:
    with pytest.raises(LookupError):
        fact({"raiders": [{"hand": ["rope"]}], "map": {}}, path)


def test_tables_say_the_same_as_dots() -> None:
    assert dict(flattened({"a": {"b": {"c": 1}}, "d.e": 2, "f": {}})) == {
        "a.b.c": 1,
        "d.e": 2,
        "f": {},
    }


# -- the documentation -------------------------------------------------------------------------


def test_the_example_of_the_documentation_holds(judge: Judge) -> None:
    text = (DATA.parent.parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert reasons(judge(example)) == []
