"""Positions as files, of every game: where they lie, and what is wrong with one.

`tests/games/<game>/positions/<clause>/<sentence>.toml` is a scenario file as docs/scenarios.md
explains them. Its folder is the first of its clauses, its name is its title.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.shipped import read_scenario, reader_for

from gorin.content.clauses.marks import positions_in
from gorin.content.desk import scenario_run
from gorin.content.desk.scenarios import Scenario
from gorin.kernel.clauses import BadInput

SO_FOR_A_MOMENT = "scenario-so-before"
TESTS = Path(__file__).parents[1]


def found_files() -> tuple[Path, ...]:
    """Return the positions of all games."""
    return positions_in(TESTS)


def place_of(file: Path) -> tuple[str, ...]:
    """Return where a position lies: the folder of its game, that of positions, and the rest."""
    parts = file.parts
    return parts[max(number for number, part in enumerate(parts) if part == "positions") - 1 :]


def shown(file: Path) -> str:
    """Return how a position is named among the tests: its game, its clause, its sentence."""
    game, _, *rest = place_of(file)
    return "/".join([game, *rest]).removesuffix(".toml")


def written(title: str) -> str:
    """Return how the name of a file says a title."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "")).strip("-")


def faults(file: Path) -> list[str]:
    """Return all that is wrong with a position, in words; nothing if what it claims is so."""
    name = "/".join(["tests", "games", *place_of(file)])
    try:
        case = read_scenario(file, name)
    except BadInput as error:
        reader = reader_for("en", game=_game_of(file))
        return [f"{fault.place}: {reader.read(fault.message)}" for fault in error.all]
    reader = reader_for("en", game=case.scenario.game)
    misplaced = [f"{name}: {each}" for each in _misplaced(case.scenario, file)]
    verdict = scenario_run.judge(case)
    # What was so for a moment proves little: a test says at which question it looks.
    short = [each for each in verdict.notes if each.message.id == SO_FOR_A_MOMENT]
    failed = (*verdict.failures, *short)
    return misplaced + [f"{each.place}: {reader.read(each.message)}" for each in failed]


def _game_of(file: Path) -> str:
    return shown(file).partition("/")[0].replace("_", "-")


def _misplaced(scenario: Scenario, file: Path) -> Iterator[str]:
    """Yield what the head of a position says otherwise than the place where it lies."""
    _, *folders, sentence = shown(file).split("/")
    if scenario.game != _game_of(file):
        yield f"It lies among the positions of {_game_of(file)}, but is one of {scenario.game}."
    if not scenario.clauses:
        yield "Its list of clauses is empty. Name the clauses that it shows."
    elif folders != [scenario.clauses[0].lower()]:
        where = "/".join(folders) or "no folder"
        yield f"It lies in {where}, but the first of its clauses is {scenario.clauses[0]}."
    if sentence != written(scenario.title):
        yield f"Its title asks for the name {written(scenario.title)}.toml."
