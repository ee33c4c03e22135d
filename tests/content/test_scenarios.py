from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.shipped import read_scenario, reader_for

from gorin.content.desk import scenario_run, scenarios
from gorin.content.desk.scenario_facts import fact, flattened
from gorin.content.desk.scenario_faults import meant
from gorin.content.desk.scenarios import Verdict
from gorin.content.reading.scenario_files import find_files, shipped
from gorin.content.tomb_raider.box import TOMB_RAIDER
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
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
        ("failing.toml:33", "scenario-passed-over"),
        ("failing.toml:33", "scenario-happened"),
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
        (f"{name}:27: chose", "scenario-no-field"),
        (f"{name}:31", "register-no-clause"),
        (f"{name}:6: level_deck", "position-unknown-card"),
        (f"{name}:9: raiders[0].card", "position-unknown-card"),
        (f"{name}:14: map.A1.facing", "position-bad-side"),
        (f"{name}:10: raiders[0].at", "position-nowhere"),
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
        ("other-game.toml", [("other-game.toml", "game-unknown")]),
        ("nothing-there.toml", [("nothing-there.toml", "file-missing")]),
    ],
)
def test_broken_files_say_what_is_wrong(file: str, expected: list[tuple[str, str]]) -> None:
    assert faults(DATA / "broken" / file) == expected


@pytest.mark.parametrize("field", ["cards", "level"])
def test_a_position_cannot_bring_its_own_cards(field: str, tmp_path: Path) -> None:
    file = tmp_path / "written.toml"
    file.write_text(HEAD + f"[position]\n{field} = []\n[[step]]\nexpect = {{ turn = 1 }}\n")
    assert faults(file) == [("written.toml:5: position", "scenario-position-field")]


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
    assert faults(file) == [("written.toml:5: level", "field-unknown")]


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("board", ("x.toml:5: board", "scenario-no-boards")),
        ("level", ("x.toml:5: level", "field-unknown")),
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


DOCUMENT = DATA.parent.parent.parent / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)

KINDS = ("[[branch]]", "[[card]]", "refuses", "sees")


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_of_the_documentation_hold(judge: Judge, number: int) -> None:
    assert reasons(judge(EXAMPLES[number])) == []


def test_the_documentation_has_an_example_of_each_kind() -> None:
    assert all(
        any(word in example for example in EXAMPLES)
        for word in (*KINDS, "is_not_asked", "asked_times", "danger_limit")
    )


# -- what else may be claimed --------------------------------------------------------------------

STAYS = POSITION + '[[step]]\nseat = 0\nchoose = "stay"\n'


def found(judge: Judge, claims: str, start: str = STAYS) -> list[str]:
    """Return what is not so of claims, without what has happened instead."""
    verdict = judge(HEAD + start + claims + "\n")
    besides = ("scenario-happened", "scenario-passed-over")
    return [id for _, id in reasons(verdict) if id not in besides]


@pytest.mark.parametrize(
    ("path", "value", "other"),
    [
        ("raiders.0.abilities.fight", "2", "4"),
        ("raiders.0.life", "2", "3"),
        ("raiders.0.hand_limit", "8", "9"),
        ("raiders.0.moves_left", "3", "2"),
        ("raiders.0.cut_off", "true", "false"),
        ("map.A1.danger_limit", "1", "2"),
    ],
)
def test_what_the_rules_make_of_a_position_may_be_claimed(
    judge: Judge, path: str, value: str, other: str
) -> None:
    assert found(judge, f'expect = {{ "{path}" = {value} }}') == []
    assert found(judge, f'expect = {{ "{path}" = {other} }}') == ["scenario-expect"]


def test_what_a_seat_and_a_spectator_see_may_be_claimed(judge: Judge) -> None:
    assert found(judge, 'seen_by = 0\nsees = { "hand.count" = 3 }') == []
    assert found(judge, 'seen_by = 0\nsees = { "hand.count" = 2 }') == ["scenario-expect"]
    assert found(judge, 'sees = { "hand.count" = 0, "raiders.0.hand_count" = 3 }') == []


def test_what_is_asked_and_how_often_may_be_claimed(judge: Judge) -> None:
    assert found(judge, 'is_asked = ["search"]\nis_not_asked = ["reset", "move"]') == []
    assert found(judge, 'is_asked = ["reset"]') == ["scenario-not-asked"]
    assert found(judge, 'is_not_asked = ["sea*"]') == ["scenario-was-asked"]
    assert found(judge, "asked_times = { move = 1, search = 1, reset = 0 }") == []
    assert found(judge, "asked_times = { move = 2 }") == ["scenario-asked-times"]


def test_the_log_of_a_step_has_nothing_of_steps_before_it(judge: Judge) -> None:
    """What is claimed of the log is about what came since the script last answered."""
    moves = (
        (POSITION + "[position.map.A2]\ncard = 'open-cavern'\n")
        + """
[[step]]
seat = 0
choose = "move:ahead"
log = ["TR-6.1"]

[[step]]
seat = 0
choose = "stay"
"""
    )
    assert found(judge, 'not_log = ["TR-6.1"]', moves) == []
    assert found(judge, 'log = ["TR-6.1"]', moves) == ["scenario-not-logged"]


def test_branches_go_on_from_the_same_place_and_each_fails_for_itself(judge: Judge) -> None:
    def branch(title: str, choose: str, claim: str) -> str:
        step = f'[[branch.step]]\nseat = 0\nchoose = "{choose}"\n{claim}\n'
        return f'[[branch]]\ntitle = "{title}"\n{step}'

    wrong = "expect = { turn = 9 }\n" + branch("a", "no-search", "") + branch("b", "search", "")
    verdict = judge(HEAD + STAYS + wrong)
    # What comes before the branches fails once, not once for each.
    assert [id for _, id in reasons(verdict) if id == "scenario-expect"] == ["scenario-expect"]
    dice = "[[branch.step]]\nchance = [1, 1, 1]\nis_asked = ['no']\n"
    text = HEAD + STAYS + branch("a", "no-search", "") + branch("b", "search", "") + dice
    line = text[: text.rindex("[[branch.step]]")].count("\n") + 1
    assert reasons(judge(text))[0] == (f"written.toml:{line}", "scenario-not-asked")


def test_a_beginning_may_be_claimed_to_be_refused(judge: Judge) -> None:
    small = HEAD + 'refuses = ["{clause}"]\n[setup]\nseats = {seats}\n'
    assert reasons(judge(small.format(clause="TR-15.1", seats=5))) == []
    other = reasons(judge(small.format(clause="TR-3.5", seats=5)))
    assert other == [("written.toml", "scenario-refused-by")]
    allowed = reasons(judge(small.format(clause="TR-3.5", seats=2)))
    assert allowed == [("written.toml", "scenario-not-refused")]


def test_a_slip_of_the_pen_is_no_refusal(judge: Judge) -> None:
    """What no clause forbids is told like any fault, whatever else is forbidden."""
    wrong = POSITION.replace("hand =", "hnad =")
    for clause in ("TR-3.2", "TR-15.1"):
        with pytest.raises(BadInput) as caught:
            _ = judge(HEAD + f'refuses = ["{clause}"]\n' + wrong)
        assert [fault.message.id for fault in caught.value.all] == ["scenario-no-field"]


def test_where_nothing_is_played_no_step_and_no_empty_branch_is_passed_over(judge: Judge) -> None:
    refused = HEAD + 'refuses = ["TR-15.1"]\n[setup]\nseats = 5\n[[step]]\nchoose = "stay"\n'
    empty = HEAD + POSITION + '[[step]]\nchoose = "stay"\n[[branch]]\ntitle = "a"\n'
    for text, fault in (
        (refused, ("written.toml:5", "scenario-refused-steps")),
        (empty, ("written.toml:17", "scenario-empty-branch")),
    ):
        with pytest.raises(BadInput) as caught:
            _ = judge(text)
        assert [(each.place, each.message.id) for each in caught.value.all] == [fault]


def test_seats_may_be_counted_from_1_as_messages_do(judge: Judge) -> None:
    head = HEAD + "seats_from = 1\n"
    step = '[[step]]\nseat = {seat}\ninitiative = "concede"\nseen_by = {seat}\n'
    step += 'sees = {{ "raiders.count" = 1 }}\n'
    assert reasons(judge(head + POSITION + step.format(seat=1))) == []
    for seat in (0, 2):
        with pytest.raises(BadInput) as caught:
            _ = judge(head + POSITION + step.format(seat=seat))
        assert {fault.message.id for fault in caught.value.all} == {"scenario-bad-seat"}
        assert caught.value.all[0].message.args == {"seat": seat, "first": 1, "last": 1}


SETUP = "[setup]\nseats = 2\n"
HOLDS = "[[step]]\nexpect = { turn = 1 }\n"


@pytest.mark.parametrize(
    ("wrong", "place", "message", "near"),
    [
        (
            POSITION.replace('"run"', '"Snoop Aheat"'),
            ":11: raiders[0].hand",
            "card",
            "snoop-ahead",
        ),
        (POSITION.replace("hand =", "hnad ="), ":11: position: raiders[0].hnad", "field", "hand"),
        (
            POSITION.replace("level_deck", "level_dek"),
            ":7: position: level_dek",
            "field",
            "level_deck",
        ),
        (POSITION + '[[step]]\nofered = ["stay"]\n', ":15: ofered", "field", "offered"),
        ("titel = 'x'\n" + POSITION, ":5: titel", "field", "title"),
        (SETUP + 'varint = "cave"\n', ":7: varint", "field", "variant"),
        (SETUP + 'decks = ["hard-raod"]\n', ": hard-raod", "other", "hard-road"),
    ],
)
def test_what_is_misspelt_is_told_with_its_line_and_with_what_is_meant(
    wrong: str, place: str, message: str, near: str, judge: Judge
) -> None:
    ids = {"card": "scenario-no-card", "field": "scenario-no-field", "other": "scenario-meant"}
    with pytest.raises(BadInput) as caught:
        _ = judge(HEAD + wrong + HOLDS)
    (fault,) = caught.value.all
    assert (fault.message.id, fault.message.args["near"]) == (ids[message], near)
    assert fault.place == "written.toml" + place


def test_cards_of_a_game_without_a_list_of_them_are_meant_by_what_its_message_knows() -> None:
    told = say("ccg-position-card", card="Brash Hero", known=("brash-hero", "other"))
    right = say("ccg-position-card", card="brash-hero", known=("brash-hero",))
    wrong = say("ccg-position-card", card="bash-hero", known=("brash-hero", "other"))
    found = [fault.message for fault in meant(map(BadInput, (told, right, wrong)))]
    assert [message.args.get("near") for message in found] == ["brash-hero", None, "brash-hero"]


def test_what_is_like_nothing_is_told_as_it_is(judge: Judge) -> None:
    for wrong, message in (
        (POSITION.replace('"run"', '"Zzzzzz"'), "position-unknown-card"),
        (POSITION.replace("hand =", "zzzzzz ="), "field-unknown"),
    ):
        with pytest.raises(BadInput) as caught:
            _ = judge(HEAD + wrong + HOLDS)
        assert [fault.message.id for fault in caught.value.all] == [message]


def test_misspelt_fields_of_the_head_hide_no_other_fault(judge: Judge) -> None:
    with pytest.raises(BadInput) as caught:
        _ = judge(HEAD + "titel = 'x'\n" + POSITION + "[[step]]\n")
    assert [(fault.place, fault.message.id) for fault in caught.value.all] == [
        ("written.toml:5: titel", "scenario-no-field"),
        ("written.toml:16", "scenario-empty-step"),
    ]


def test_what_is_asked_instead_names_a_seat_as_the_file_does(judge: Judge) -> None:
    step = '[[step]]\nseat = {}\nchoose = "sing"\n'
    for first in (0, 1):
        verdict = judge(f"{HEAD}seats_from = {first}\n" + POSITION + step.format(first))
        told = reader_for("en", game="tomb-raider").read(verdict.failures[0].message)
        assert f"asked instead: Seat 1 (seat = {first}, “move”)" in told


SERIES = """
otherwise = ["no-obstacle", "play-on", "done", "keep-order", "no-search", "no-attack"]
[setup]
seats = 2
series = "linked"
[[step]]
expect = { "series.number" = 1, "series.stage" = "level", level = "into-the-caves", turn = 0 }
sees = { "series.players.count" = 2 }
[[step]]
chance = ["fork", "pond"]
expect = { "level_deck.0" = "fork", "raiders.0.at" = "A1", "raiders.0.moves_left" = 2 }
[[step]]
seat = 1
initiative = "concede"
expect = { "series.left" = [1] }
winner = [0]
"""


def test_a_series_of_levels_is_judged_like_any_match(judge: Judge) -> None:
    assert reasons(judge(HEAD + SERIES)) == []
    wrong = SERIES.replace('"series.left" = [1]', '"series.left" = [true]')
    assert reasons(judge(HEAD + wrong))[0] == ("written.toml:16", "scenario-expect")


def test_where_a_claim_fails_the_dice_are_told(judge: Judge) -> None:
    """A search that misses is told as what it is, not only as a match without a winner."""
    searched = POSITION + '[[step]]\nseat = 0\nchoose = "stay"\n[[step]]\nchoose = "search"\n'
    verdict = judge(HEAD + searched + "[[step]]\nchance = [1, 1, 1]\nwinner = [0]\n")
    told = verdict.failures[-1].message
    assert told.id == "scenario-happened"
    shown = reader_for("en", (), "tomb-raider").read(told)
    assert "1 + 1 + 1, result 3" in shown
