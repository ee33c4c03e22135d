"""Every game of the house is played to its end by a newcomer, through the prompts of a terminal.

The process is a real one, in a terminal of its own, but begun as a copy of this one: to start
Python and import all games again takes as long as to play. `test_play` starts whole processes.
Whoever plays knows only what is shown.
"""

from __future__ import annotations

import os
import random
import re
import sys
from pathlib import Path

import pexpect
import pytest
from tests.cli.newcomer import Newcomer, Stuck
from tests.lengths import FEWEST, fewest_lines
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.content.boxes import boxes

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")

SHORT = ("--turn-limit", "8")
"""A game of Tomb Raider goes on until somebody finds the treasure, and a newcomer wanders."""
MORE = {
    ("tomb-raider", "standard"): (1,),
    ("l5r-lcg", "skirmish"): (3,),
    ("l5r-ccg", "diamond"): (3,),
    ("l5r-strategic", "campaign"): (3, 4),
    ("magic", "commander"): (4,),
}
"""At how many seats a format is played beside its usual number."""
GAMES = [
    (box.id, format.id, seats)
    for box in boxes()
    for format in box.choosable
    for seats in sorted({format.usual_seats, *MORE.get((box.id, format.id), ())})
]
"""Every format of every game, with the seats at which it is played."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    monkeypatch.setenv("GORIN_LANG", "en")
    return tmp_path


def terminal(*arguments: str) -> pexpect.spawn[str]:
    environment = dict(os.environ, TERM="dumb", COLUMNS="80", LINES="24")

    def run() -> None:
        # The end of a pipe is among these: while it is open `spawn` waits for another program.
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
        os.environ.update(environment)
        sys.stdin, sys.stdout, sys.stderr = (
            os.fdopen(number, mode, encoding="utf-8", closefd=False)
            for number, mode in enumerate("rww")
        )
        status = 1
        try:
            app(arguments)
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
        finally:
            sys.stdout.flush()
            os._exit(status)

    child: pexpect.spawn[str] = pexpect.spawn(
        sys.executable,  # never begun: `run` ends the process
        encoding="utf-8",
        timeout=120,
        dimensions=(24, 80),
        echo=False,
        preexec_fn=run,
    )
    child.delaybeforesend = None
    return child


def seats_asked_for(count: int, fewest: int) -> list[str]:
    """Return what is typed for seats: nothing where the menu asks for them."""
    if count == max(2, fewest):
        return []
    return [part for at in range(count) for part in ("--seat", "bot" if at else "human:Ann")]


def test_more_seats_are_asked_of_formats_that_are_there() -> None:
    assert set(MORE) <= {(game, format) for game, format, _ in GAMES}


def test_each_game_that_was_measured_asks_for_more_than_ten_lines_others_for_an_answer() -> None:
    assert set(FEWEST) <= {game for game, _, _ in GAMES}
    assert min(map(fewest_lines, FEWEST)) > 10
    assert fewest_lines("a game of one answer") == 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "format", "seats"), GAMES)
def test_a_newcomer_plays_to_the_end(game: str, format: str, seats: int) -> None:
    arguments = ["play", game, "--format", format, "--line", "--seed", f"{game} {format} {seats}"]
    arguments += seats_asked_for(seats, seats)
    child = terminal(*arguments, *(SHORT if game == "tomb-raider" else ()))
    newcomer = Newcomer(random.Random(seats))
    newcomer.play(child)
    assert not newcomer.refused, newcomer.refused[0]
    assert newcomer.typed >= fewest_lines(game)
    command = re.search(r"gorin (verify \S+)", str(child.after))
    assert command is not None
    assert re.search(r"\bwins?\b|\bNobody wins\b", newcomer.end), newcomer.end
    child.expect("once more")
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    verified = CliRunner().invoke(app, command[1].split())
    assert verified.exit_code == 0, verified.output


HEAD = "@1 Ann: Which?\n"


@pytest.mark.parametrize(
    "shown",
    [
        "Type what you please.",
        "Type some of these, however many: 1 Plains and 2 Swamp",
        "Type a number for each of these, with commas between them; together they make 9:"
        " 1 Plains (0 to 2) and 2 Swamp (0 to 3)",
        "Type what goes where, such as 1>2, with commas between several, or - for nothing.",
    ],
)
def test_a_prompt_that_does_not_say_what_to_type_leaves_the_newcomer_stuck(shown: str) -> None:
    newcomer = Newcomer(random.Random(1))
    try:
        found = newcomer.answer_to(HEAD + shown)
    except Stuck:
        found = None
    assert found is None


@pytest.mark.parametrize(
    ("shown", "typed"),
    [
        ("1. Pass ↵\n2. Play Plains", r"[12]"),
        ("Type a whole number from 3 to 4.", r"[34]"),
        (
            "Type some of these, with commas between them, 2 to 2: 1 Ann, Ben, 4 Cai and 7 D",
            r"\d, \d",
        ),
        ("Type these in the order you want, with commas between them: 3 A and 4 B", r"3, 4|4, 3"),
        (
            "Type a number for each of these, with commas between them; together they make 4:"
            " 1 A (1 to 2) and 2 B (1 to 2)",
            r"2, 2",
        ),
        ("Your answer: Plains. Enter gives it; or type another one.", ""),
    ],
)
def test_a_newcomer_types_what_the_prompt_says(shown: str, typed: str) -> None:
    found = Newcomer(random.Random(1)).answer_to(HEAD + shown)
    assert found is not None
    assert re.fullmatch(typed, found), found
