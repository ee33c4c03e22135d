from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.terminal.tables import Script, advance, table, typing
from tests.shipped import match_of

from gorin.cli.terminal import saves
from gorin.content.cards.pool import SHIPPED
from gorin.kernel.chance import ENTROPY
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import digest, read
from gorin.kernel.verify import verify


def test_a_saved_game_is_resumed_at_the_same_position_and_draws_the_same_chance() -> None:
    sitting = table(Script(typing()), people=("Ann", "Ben"))
    for _ in range(6):
        advance(sitting, 13)
        sitting.keep()
        save, match = saves.load(SHIPPED, sitting.save.id)
        assert match.state_digest() == sitting.match.state_digest()
        assert digest(match.journal.all()) == digest(sitting.match.journal.all())
        assert save.notes.chairs == sitting.chairs
    twin = saves.load(SHIPPED, sitting.save.id)[1]
    for _ in range(60):
        if sitting.match.outcome is not None:
            break
        question = sitting.match.pending[0]
        key = question.decision.options[-1].key
        sitting.match.choose(question.decision.seat, key)
        twin.choose(question.decision.seat, key)
    assert twin.state_digest() == sitting.match.state_digest()


def test_settings_that_an_earlier_version_kept_are_in_force() -> None:
    sitting = table(Script(typing()))
    sitting.keep()
    path = saves.saves_folder() / f"{sitting.save.id}.json"
    notes = json.loads(path.read_text())
    for settings, choices in (
        ({"stops": "all", "order": "ask", "reset": "skip"}, {"order": "ask", "reset": "skip"}),
        ({"stops": "all", "choices": {"order": "ask"}}, {"order": "ask"}),
    ):
        path.write_text(json.dumps({**notes, "settings": settings}))
        found = saves.load(SHIPPED, sitting.save.id)[0].notes.settings
        assert (found.stops, found.choices) == ("all", choices)


def test_a_game_with_undone_choices_and_late_entropy_is_resumed() -> None:
    sitting = table(Script(typing()), opening="chosen")
    advance(sitting, 2)
    sitting.match.undo(Seat(0), to=3)
    sitting.match.initiate(Seat(0), ENTROPY, "more chance")
    advance(sitting, 30)
    sitting.keep()
    match = saves.load(SHIPPED, sitting.save.id)[1]
    assert match.state_digest() == sitting.match.state_digest()
    advance(sitting, 5000, bot="random")
    path = sitting.save.finish(sitting.match)
    assert verify(read(path.read_text()), match_of).chance == "verified"


def test_a_finished_game_moves_to_the_journals_and_verifies() -> None:
    sitting = table(Script(typing()))
    sitting.keep()
    advance(sitting, 5000)
    path = sitting.save.finish(sitting.match)
    verdict = verify(read(path.read_text()), match_of)
    assert (verdict.replayed, verdict.state_matches, verdict.chance) == (True, True, "verified")
    assert path.parent == saves.journals_folder()
    assert not list(saves.saves_folder().iterdir())


def test_the_seed_of_a_running_game_is_not_in_its_journal_and_only_for_its_owner() -> None:
    sitting = table(Script(typing()))
    sitting.keep()
    notes = saves.saves_folder() / f"{sitting.save.id}.json"
    assert sitting.save.notes.seed not in sitting.save.path.read_text()
    assert sitting.save.notes.seed in notes.read_text()
    if os.name == "posix":
        assert notes.stat().st_mode & 0o077 == 0


def test_the_newest_game_is_listed_first_and_found_by_number_or_id() -> None:
    first = table(Script(typing()))
    first.keep()
    second = table(Script(typing()), people=("Ben",))
    second.keep()
    os.utime(first.save.path, (1, 1))
    assert [found.id for found in saves.list_saves()] == [second.save.id, first.save.id]
    assert saves.find_save("2") == first.save.id
    assert saves.find_save(second.save.id) == second.save.id
    for asked in ("3", "0", "nothing", "introductory"):
        with pytest.raises(BadInput):
            saves.find_save(asked)


def test_a_damaged_game_is_listed_as_such_and_says_what_is_wrong() -> None:
    sitting = table(Script(typing()))
    sitting.keep()
    notes = saves.saves_folder() / f"{sitting.save.id}.json"
    for content in ("{", '{"seed": "xyz", "chairs": []}', '{"seed": 1}'):
        notes.write_text(content)
        assert saves.list_saves()[0].fault is not None
        with pytest.raises(BadInput):
            saves.load(SHIPPED, sitting.save.id)
    notes.unlink()
    with pytest.raises(BadInput):
        saves.load(SHIPPED, sitting.save.id)


def test_an_edited_or_cut_journal_is_refused_with_its_line() -> None:
    sitting = table(Script(typing()))
    advance(sitting, 20)
    sitting.keep()
    path = sitting.save.path
    text = path.read_text()
    path.write_text(text.replace('"seat":-1', '"seat":0', 1))
    with pytest.raises(BadInput) as caught:
        saves.load(SHIPPED, sitting.save.id)
    assert caught.value.place.startswith(path.name)
    path.write_text(text[:-30])
    with pytest.raises(BadInput):
        saves.load(SHIPPED, sitting.save.id)


def test_a_folder_that_cannot_be_written_to_gives_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "file"))
    sitting = table(Script(typing()))
    with pytest.raises(BadInput), saves.locked(sitting.save.id):
        pass
    with pytest.raises(BadInput):
        sitting.keep()


HOLD = """
import sys
from gorin.cli.terminal.saves import locked
with locked(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_process_is_told_who_plays_and_a_killed_one_holds_nothing() -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, "game"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(BadInput) as caught, saves.locked("game"):
            pass
        assert caught.value.message.args["process"] == str(holder.pid)
        holder.kill()
        _ = holder.wait()
        with saves.locked("game"):
            pass
