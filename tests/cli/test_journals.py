from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.raids import raid_wishes
from tests.shipped import match_of
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.content.desk.matches import make_header, plan
from gorin.kernel.chance import Committed, Fast
from gorin.kernel.decision import CHANCE
from gorin.kernel.journal import Answered, Journal, Result, write
from gorin.text.language import LANGUAGES

SEED = b"a secret of 32 bytes for a table"


@cache
def played(answers: int | None = None) -> Journal:
    """Return a random game of two seats: the whole of it, or its first answers."""
    header = make_header(
        plan("tomb-raider", raid_wishes(seats=2, turn_limit=6)), players=("Ana", "Bia"), seed=SEED
    )
    match = match_of(header)
    match.chance = Committed(SEED, header.entropy)
    match.start()
    below = Fast(5).below
    given = 0
    while match.pending and given != answers:
        question = match.pending[0]
        match.pick(question, below(len(question.decision.options)))
        given += 1
    if match.pending:
        return Journal(header, match.journal.all())
    outcome = msgspec.to_builtins(match.outcome)
    result = Result(match.state_digest(), outcome, SEED.hex())
    return Journal(header, match.journal.all(), result)


Save = Callable[..., Path]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    def save(journal: Journal | str | bytes) -> Path:
        path = tmp_path / "game.jsonl"
        if isinstance(journal, Journal):
            journal = write(journal, seed=SEED)
        path.write_bytes(journal.encode() if isinstance(journal, str) else journal)
        return path

    return save


def run(command: str, path: Path, *options: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, [command, str(path), "--lang", "en", *options])
    assert result.exit_code == code, result.output
    assert "⟦" not in result.output.replace("⟦log-", "").replace("⟦ended-", "")
    assert "Traceback" not in result.output
    return result.output.replace("\n", " ") if code == 2 else result.output


def checks(path: Path, *, code: int) -> dict[str, str]:
    report = json.loads(run("verify", path, "--json", code=code))
    assert report["fine"] == (code == 0)
    return {check["name"]: check["verdict"] for check in report["checks"]}


def forged(journal: Journal, **changes: Any) -> Journal:
    """Return a journal with parts replaced; written again, its chain fits."""
    return msgspec.structs.replace(journal, **changes)


# -- verify --------------------------------------------------------------------------------


def test_a_finished_game_is_verified_in_words(save: Save) -> None:
    *checked, verdict = run("verify", save(played())).splitlines()
    assert [line[0] for line in checked] == ["✔"] * 4
    assert verdict.endswith(" is consistent.")
    assert checks(save(played()), code=0) == {
        "chain": "fine",
        "moves": "fine",
        "state": "fine",
        "chance": "fine",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_words_in_every_language(save: Save, language: str) -> None:
    for journal in (played(), played(30), forged(played(), result=Result("0" * 64))):
        result = CliRunner().invoke(app, ["verify", str(save(journal)), "--lang", language])
        assert "⟦" not in result.output


def test_of_an_unfinished_game_the_end_and_the_seed_are_unknown(save: Save) -> None:
    assert checks(save(played(30)), code=0) == {
        "chain": "fine",
        "moves": "fine",
        "state": "unknown",
        "chance": "unknown",
    }


def test_an_edited_line_breaks_the_chain_at_its_place(save: Save) -> None:
    rows = write(played(), seed=SEED).splitlines(keepends=True)
    rows[8] = rows[8].replace('"answer":', '"answer" :', 1).replace('"serial":', '"serial":1', 1)
    path = save("".join(rows))
    assert checks(path, code=1) == {"chain": "wrong"}
    assert f"{path}:9" in run("verify", path, code=1)


def test_a_line_taken_out_breaks_the_chain(save: Save) -> None:
    rows = write(played(), seed=SEED).splitlines(keepends=True)
    path = save("".join(rows[:20] + rows[21:]))
    assert f"{path}:21" in run("verify", path, code=1)


def test_a_forged_move_does_not_fit_the_rules(save: Save) -> None:
    journal = played()
    entries = list(journal.entries)
    place = next(n for n, e in enumerate(entries) if isinstance(e, Answered) and e.seat >= 0)
    entries[place] = msgspec.structs.replace(entries[place], answer="win")
    path = save(forged(journal, entries=entries))
    assert checks(path, code=1)["moves"] == "wrong"
    assert f"{path}:{place + 2}" in run("verify", path, code=1)


def test_a_forged_die_does_not_follow_from_the_seed(save: Save) -> None:
    journal = played()
    entries = list(journal.entries)
    place, die = [
        (n, e) for n, e in enumerate(entries) if isinstance(e, Answered) and e.seat == CHANCE
    ][-1]
    faces = [2 if die.answer[0] == 1 else 1, *die.answer[1:]]
    entries[place] = msgspec.structs.replace(die, answer=faces)
    found = checks(save(forged(journal, entries=entries)), code=1)
    assert found["chance"] == "wrong"


def test_a_forged_ending_and_a_forged_seed_are_told(save: Save) -> None:
    journal = played()
    assert journal.result is not None
    other = msgspec.structs.replace(journal.result, state="0" * 64)
    assert checks(save(forged(journal, result=other)), code=1)["state"] == "wrong"
    other = msgspec.structs.replace(journal.result, seed="ab" * 32)
    assert checks(save(forged(journal, result=other)), code=1)["chance"] == "wrong"


def test_without_a_commitment_the_journal_is_not_good(save: Save) -> None:
    journal = played()
    header = msgspec.structs.replace(journal.header, commitment=None)
    found = checks(save(forged(journal, header=header)), code=1)
    assert found["chance"] == "wrong"


def test_another_winner_or_reason_than_was_reached_is_wrong(save: Save) -> None:
    journal = played()
    assert journal.result is not None
    assert journal.result.outcome is not None
    others = (
        {"winners": [0]},
        {"winners": [1]},
        {"reason": "ended-otherwise"},
    )
    reached = journal.result.outcome
    forgeries = [{**reached, **change} for change in others]
    assert sum(each == reached for each in forgeries) <= 1
    for outcome in (*(each for each in forgeries if each != reached), None):
        result = msgspec.structs.replace(journal.result, outcome=outcome)
        found = checks(save(forged(journal, result=result)), code=1)
        assert found == {"chain": "fine", "moves": "fine", "state": "wrong", "chance": "fine"}


# -- replay --------------------------------------------------------------------------------


def test_a_game_is_told_by_turns_with_clauses(save: Save) -> None:
    output = run("replay", save(played()))
    assert "Ana and Bia" in output
    assert "TR-5.1" in output
    assert output.count("TR-5.1") == 6
    assert "over" in output.splitlines()[-1]


def test_a_step_shows_the_position_and_who_is_asked(save: Save) -> None:
    path = save(played(30))
    report = json.loads(run("replay", path, "--step", "20", "--json"))
    assert report["waiting"]
    assert max(line["step"] for line in report["log"]) <= 20
    assert report["positions"][0]["turn"] >= 1
    assert report["positions"][0]["hand"] == []
    text = run("replay", path, "--step", "20")
    assert "a spectator sees" in text


def test_a_seat_sees_its_own_hand(save: Save) -> None:
    steps = json.loads(run("replay", save(played(30)), "--json"))["steps"]
    options = ("--step", str(steps), "--seat", "2", "--json")
    report = json.loads(run("replay", save(played(30)), *options))
    assert report["positions"][0]["seat"] == 1
    assert report["positions"][0]["hand"]


def test_all_seats_are_shown_only_after_the_end(save: Save) -> None:
    message = run("replay", save(played(30)), "--seat", "all", code=2)
    assert "not over" in message
    report = json.loads(run("replay", save(played()), "--seat", "all", "--step", "60", "--json"))
    assert [view["seat"] for view in report["positions"]] == [None, 0, 1]


def test_what_all_seats_saw_says_no_less_than_what_a_spectator_saw(save: Save) -> None:
    path = save(played())
    public = json.loads(run("replay", path, "--json"))["log"]
    whole = json.loads(run("replay", path, "--seat", "all", "--json"))["log"]
    assert len(whole) >= len(public)


def judged(text: str, folder: Path) -> str:
    """Return what judge says of a position that was written."""
    file = folder / "taken.toml"
    file.write_text(text, encoding="utf-8")
    return run("judge", file)


def test_a_step_of_a_finished_game_is_written_as_a_position(save: Save, tmp_path: Path) -> None:
    path = save(played())
    steps = json.loads(run("replay", path, "--json"))["steps"]
    for step in (0, 7, 20, 60, steps):
        text = run("replay", path, "--step", str(step), "--as-position")
        assert text.startswith('title = "Step ')
        assert 'note = "Taken out of a match: all is so as it was there."' in text
        assert "Ana" not in text
        assert "1 of 1 scenario holds." in judged(text, tmp_path)
    told = json.loads(run("replay", path, "--step", "20", "--as-position", "--json"))
    assert told["position"].startswith('title = "Step 2')
    own = run("replay", path, "--step", "20", "--as-position", "--seat", "2")
    assert "seen_by = 1" in own


def test_of_a_running_game_a_seat_takes_what_it_knows(save: Save, tmp_path: Path) -> None:
    path = save(played(30))
    assert "written for one seat" in run("replay", path, "--as-position", code=2)
    assert "written for one seat" in run("replay", path, "--as-position", "--seat", "all", code=2)
    text = run("replay", path, "--as-position", "--seat", "1")
    assert "as Ana knows it: what that seat cannot know was dealt anew" in text
    assert "seen_by = 0" in text
    assert "[step.expect]" not in text
    assert "1 of 1 scenario holds." in judged(text, tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_written_in_every_language(save: Save, language: str) -> None:
    path = save(played(30))
    text = run("replay", path, "--as-position", "--seat", "1", "--lang", language)
    assert "\n# [position]\n" in text
    assert "⟦" not in text
    assert "⟦" not in run("replay", path, "--as-position", "--lang", language, code=2)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--as-position", "--seat", "3"), "no seat “3”"),
        (("--as-position", "--step", "99999"), "no step 99999"),
        (("--step", "99999"), "no step 99999"),
        (("--seat", "3"), "no seat “3”"),
        (("--seat", "me"), "no seat “me”"),
        (("--step", "-1"), "greater"),
    ],
)
def test_what_is_not_there_is_said(save: Save, options: tuple[str, ...], told: str) -> None:
    assert told in run("replay", save(played(30)), *options, code=2)


def test_taken_back_steps_are_not_replayed(save: Save) -> None:
    match = match_of(played().header)
    match.chance = Committed(SEED)
    match.start()
    for _ in range(10):
        match.pick(match.pending[0], 0)
    before = len(match.journal)
    match.undo(match.pending[0].decision.seat, to=before - 1)
    path = save(Journal(played().header, match.journal.all()))
    assert json.loads(run("replay", path, "--json"))["steps"] < len(match.journal) - 1
    assert checks(path, code=0)["moves"] == "fine"


# -- files that are no journals ------------------------------------------------------------


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "empty"),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "not text"),
        (b"hello\n", ":1"),
        (b'{"hash": 3}\n', ":1"),
        (b'{"hash": ""}\n', ":1"),
        (b"[]\n", ":1"),
        (b"null\n", ":1"),
        (b'{"hash":"", "header": {}}\n', ":1"),
        (b"[" * 5000, ":1"),
    ],
)
def test_garbage_is_told_with_its_place(
    save: Save, command: str, content: bytes, told: str
) -> None:
    path = save(content)
    message = run(command, path, code=2)
    assert str(path) in message.replace(" ", "") or path.name in message
    if told.startswith(":"):
        assert f"{path.name}{told}" in message


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_line_cut_in_the_middle_is_told_with_its_place(save: Save, command: str) -> None:
    rows = write(played(30), seed=SEED).splitlines(keepends=True)
    path = save("".join(rows[:10]) + rows[10][:25])
    assert f"{path.name}:11" in run(command, path, code=2)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"format": "skirmish"},
        {"setup": {"seats": 3}},
        {"setup": {"seats": [1, 2]}},
        {"setup": {"seats": [], "level": {}}},
        {"digests": {"rulebook": "0", "cards": "0"}},
        {"version": "9.9.9", "digests": {"rulebook": "0"}},
    ],
)
def test_a_header_of_another_program_is_told(
    save: Save, command: str, changes: dict[str, Any]
) -> None:
    original = msgspec.to_builtins(played().header)
    header = msgspec.convert(original | {"digests": {}} | changes, type(played().header))
    path = save(Journal(header, []))
    assert f"{path.name}:1" in run(command, path, code=2)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there_and_a_folder_are_told(tmp_path: Path, command: str) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        assert path.name in run(command, path, code=2)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_copy_without_secret_answers_is_told(save: Save, command: str) -> None:
    journal = played(30)
    secret = next(n for n, e in enumerate(journal.entries) if isinstance(e, Answered) and e.secret)
    path = save(write(journal, seed=SEED, public=True))
    assert f"{path.name}:{secret + 2}" in run(command, path, code=2)
