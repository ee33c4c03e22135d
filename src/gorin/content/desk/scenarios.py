"""Scenario files: a position in words, scripted answers and chance, and what must come of it.

`docs/scenarios.md` explains the format. This module reads files and reports all that is wrong
with them; `scenario_run` plays them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from gorin.content.box.box import Box
from gorin.content.box.positions import FromTheBeginning, Positions
from gorin.content.box.wishes import Deck, Wishes
from gorin.content.boxes import box_of, find_box, read_options
from gorin.content.clauses.registers import known_clauses, nearest
from gorin.content.desk import matches
from gorin.content.reading.files import convert, read_text, read_toml
from gorin.kernel.clauses import BadInput, GorinError
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import Arg, Message, say

STEP = re.compile(r"^[ \t]*\[\[[ \t]*step[ \t]*\]\]", re.MULTILINE)
ACTS = ("choose", "chance", "initiative", "pass")


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a seat tries and may not do, and the clause that forbids it.

    Without a seat it is the one the step names, or the one that is asked.
    """

    attempt: str
    clause: str = ""
    seat: int | None = None


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename={"passes": "pass"}):
    """One step of a script: at most one answer or act, and what must be true around it.

    `asked` names the kind of question; `offered`, `not_offered` and `refused` are looked at
    before the answer, `expect`, `log`, `not_log`, `winner` and `ended` after it.
    """

    seat: int | None = None
    asked: str = ""
    choose: str | int | list[Any] | None = None
    chance: str | int | list[int | str] | None = None
    initiative: str = ""
    data: Any = None
    passes: bool = False
    offered: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    refused: Attempt | tuple[Attempt, ...] = ()
    expect: dict[str, Any] = field(default_factory=dict[str, Any])
    log: tuple[str, ...] = ()
    not_log: tuple[str, ...] = ()
    winner: tuple[int, ...] | None = None
    ended: str | None = None

    @property
    def acts(self) -> tuple[str, ...]:
        """The answers and acts of the step; more than one is a fault."""
        given = (
            self.choose is not None,
            self.chance is not None,
            bool(self.initiative),
            self.passes,
        )
        return tuple(name for name, is_given in zip(ACTS, given, strict=True) if is_given)

    @property
    def selects(self) -> bool:
        """The step waits for a question that it fits; other windows are passed before."""
        answers = self.choose is not None or self.chance is not None or self.passes
        return answers or bool(self.asked) or bool(self.offered)

    @property
    def attempts(self) -> tuple[Attempt, ...]:
        return (self.refused,) if isinstance(self.refused, Attempt) else self.refused

    @property
    def clauses(self) -> tuple[str, ...]:
        """All clauses the step names."""
        named = (attempt.clause for attempt in self.attempts if attempt.clause)
        return (*named, *self.log, *self.not_log)


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file. `otherwise` holds answers to questions that the script leaves out."""

    title: str
    clauses: tuple[str, ...]
    game: str
    format: str | None = None
    board: str | None = None
    note: str = ""
    passing: bool = True
    otherwise: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    step: tuple[dict[str, Any], ...] = ()


class Placed(Struct, frozen=True):
    """A step, where it stands in its file, and how it is written there."""

    place: str
    step: Step
    written: Mapping[str, Any]


class Case(Struct, frozen=True):
    """A scenario that has been read and can be played."""

    name: str
    scenario: Scenario
    steps: tuple[Placed, ...]
    table: Table[Any]
    positions: Positions

    def match(self) -> Match[Any]:
        """Return a new match at the scenario's beginning; chance is left to the script."""
        return Match(Table(self.table.rulebook, self.table.state.copy()))


def read_scenario(file: Path | Traversable, name: str = "") -> Case:
    """Read a scenario file.

    Raises:
        BadInput: all that is wrong with it, each fault with its place.
    """
    shown = name or str(file)
    data = read_toml(file, shown)
    lines = step_lines(read_text(file, shown))
    folder = file.parent if isinstance(file, Path) else Path(str(file)).parent
    scenario = convert(_in_general_names(data), Scenario, shown)
    faults = list(_head_faults(scenario, shown))
    steps: list[Placed] = []
    for number, row in enumerate(scenario.step):
        place = f"{shown}:{lines[number]}" if number < len(lines) else shown
        try:
            steps.append(Placed(place, convert(row, Step, place), row))
            faults += _step_faults(steps[-1])
        except BadInput as fault:
            faults.append(fault)
    table = None
    try:
        table = _table(scenario, folder)
    except BadInput as error:
        faults += _within(error, shown)
    if table is not None:
        seats = table.rulebook.game.seats(table.state)
        faults += _seat_faults(steps, len(seats))
    if faults:
        raise BadInput.together(faults)
    assert table is not None, shown
    return Case(shown, scenario, tuple(steps), table, _positions(find_box(scenario.game)))


def _positions(box: Box) -> Positions:
    return box.positions or FromTheBeginning(box.id)


def _in_general_names(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a scenario's fields with its board under that name, not the one of its game."""
    game = data.get("game")
    box = box_of(game) if isinstance(game, str) else None
    if box is None or box.board_option not in data or "board" in data:
        return data
    return {"board" if name == box.board_option else name: data[name] for name in data}


def step_lines(text: str) -> list[int]:
    """Return the line of each step of a file."""
    return [text.count("\n", 0, found.start()) + 1 for found in STEP.finditer(text)]


def _within(error: BadInput, name: str) -> Iterator[BadInput]:
    """Yield the faults of an error with the file's name in front of their places."""
    for fault in error.all:
        inside = fault.place and not fault.place.startswith(name)
        place = f"{name}: {fault.place}" if inside else fault.place or name
        yield BadInput(fault.message, place=place, clause=fault.clause)


def _head_faults(scenario: Scenario, name: str) -> Iterator[BadInput]:
    yield from _unknown_clauses(scenario.clauses, name)
    if not scenario.step:
        yield BadInput(say("scenario-no-steps"), place=name)
    if (scenario.position is None) == (scenario.setup is None):
        yield BadInput(say("scenario-no-start"), place=name)


def _unknown_clauses(clauses: Iterable[str], place: str) -> Iterator[BadInput]:
    for clause in clauses:
        if clause not in known_clauses():
            message = say("register-no-clause", clause=clause, near=nearest(clause))
            yield BadInput(message, place=place)


def _step_faults(placed: Placed) -> Iterator[BadInput]:
    step = placed.step
    yield from _unknown_clauses(step.clauses, placed.place)
    if len(step.acts) > 1:
        yield BadInput(say("scenario-two-acts", acts=step.acts), place=placed.place)
    if not set(placed.written) - {"seat", "data"}:
        yield BadInput(say("scenario-empty-step"), place=placed.place)
    if step.initiative and step.seat is None:
        yield BadInput(say("scenario-needs-seat"), place=placed.place)


def _seat_faults(steps: Iterable[Placed], count: int) -> Iterator[BadInput]:
    for placed in steps:
        trying = (attempt.seat or 0 for attempt in placed.step.attempts)
        named = (*(placed.step.winner or ()), placed.step.seat or 0, *trying)
        for seat in named:
            if not 0 <= seat < count:
                message = say("scenario-bad-seat", seat=seat, last=count - 1)
                yield BadInput(message, place=placed.place)


def _table(scenario: Scenario, folder: Path) -> Table[Any] | None:
    """Return the table a scenario starts from, or None if it does not say."""
    box = find_box(scenario.game)
    _ = box.format(scenario.format)
    positions = _positions(box)
    if scenario.board is not None and not box.board_option:
        raise BadInput(say("scenario-no-boards", game=scenario.game), place="board")
    board = {} if scenario.board is None else {box.board_option: scenario.board}
    if scenario.position is not None:
        state, played = positions.position(scenario.position, board, scenario.format, folder)
        return Table(box.any_format(played).rulebook, state)
    if scenario.setup is None:
        return None
    begin = {**scenario.setup, **board}
    seats, decks = _begun(begin)
    options = read_options(box, positions.beside(begin, folder))
    wishes = Wishes(
        seats=seats,
        format=scenario.format,
        options=options,
        decks=tuple(Deck(_beside(deck, folder)) for deck in decks),
        files=True,
    )
    return matches.begin(matches.plan(scenario.game, wishes))


class Begun(Struct, frozen=True):
    """How many play from the beginning, and with which decks; the rest are the game's options."""

    seats: int
    decks: tuple[str, ...] = ()


def _begun(begin: dict[str, Any]) -> tuple[int, tuple[str, ...]]:
    """Take the seats and the decks out of the setup of a match."""
    own = {name: begin.pop(name) for name in ("seats", "decks") if name in begin}
    begun = convert(own, Begun, "setup")
    return begun.seats, begun.decks


def _beside(asked: str, folder: Path) -> str:
    """Return an id as it is, and a path as seen from the scenario's folder."""
    return str(folder / asked) if asked.endswith(".toml") else asked


# -- verdicts ----------------------------------------------------------------------------------


class Failure(Struct, frozen=True):
    """Something a scenario says that is not so: where it says it, and what is."""

    place: str
    message: Message


class Verdict(Struct, frozen=True):
    """What came of judging a scenario."""

    name: str
    title: str
    clauses: tuple[str, ...]
    steps: int
    failures: tuple[Failure, ...] = ()
    game: str = ""

    @property
    def passed(self) -> bool:
        return not self.failures


def failure(place: str, reason: str, **args: Arg) -> Failure:
    """Return a failure; its reason is a message id and the arguments."""
    return Failure(place, say(reason, **args))


def failure_of(place: str, error: GorinError) -> Failure:
    """Return the failure that an error is."""
    return Failure(place, error.message)
