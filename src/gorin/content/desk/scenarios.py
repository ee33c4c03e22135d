"""Scenario files: a position in words, scripted answers and chance, and what must come of it.

`docs/scenarios.md` explains the format. This module reads files and reports all that is wrong
with them; `scenario_run` plays them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import fields, replace

from gorin.content.box.box import Box
from gorin.content.box.positions import FromTheBeginning, Positions
from gorin.content.box.wishes import Deck, Wishes
from gorin.content.boxes import box_of, find_box, read_options
from gorin.content.cards.forms import read_tables
from gorin.content.cards.owned import check
from gorin.content.cards.pool import Library
from gorin.content.clauses.registers import known_clauses, nearest
from gorin.content.desk import matches
from gorin.content.desk.cards import find_sheet, library_with
from gorin.content.desk.saved import SAVED, saved_table
from gorin.content.desk.scenario_faults import Places, located, meant
from gorin.content.reading.fault_limits import limit_faults
from gorin.content.reading.files import convert, read_text, toml_of
from gorin.content.reading.toml_lines import entry_lines
from gorin.content.reading.unknown import unknown
from gorin.kernel.clauses import BadInput, GorinError
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import Arg, Message, say

ACTS = ("choose", "chance", "initiative", "pass")


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a seat tries and may not do, and the clause that forbids it.

    Without a seat it is the one the step names, or the one that is asked.
    """

    attempt: str
    clause: str = ""
    seat: int | None = None


class RefusedAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that a seat may not give to what it is asked, and the clause that forbids it.

    With an `initiative` it is what the seat would say with that, unasked.
    """

    answer: Any
    clause: str = ""
    seat: int | None = None
    initiative: str = ""


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename={"passes": "pass"}):
    """One step of a script: at most one answer or act, and what must be true around it.

    `asked` names the kind of question; `offered`, `not_offered`, `refused` and `refused_answer` are
    looked at before the answer, everything else that is claimed after it. `sees` are facts of what
    the seat `seen_by` is shown, a spectator if none is named. `is_asked` and `is_not_asked` are
    kinds of questions since the script last answered, `never_offered` what none of these offered;
    `asked_times` counts kinds from the beginning. An answer in several parts may name some of them
    alone.
    """

    seat: int | None = None
    asked: str = ""
    choose: str | int | list[Any] | dict[str, Any] | None = None
    chance: str | int | list[Any] | dict[str, Any] | None = None
    initiative: str = ""
    data: Any = None
    passes: bool = False
    offered: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    refused: Attempt | tuple[Attempt, ...] = ()
    refused_answer: RefusedAnswer | tuple[RefusedAnswer, ...] = ()
    expect: dict[str, Any] = field(default_factory=dict[str, Any])
    log: tuple[str, ...] = ()
    not_log: tuple[str, ...] = ()
    winner: tuple[int, ...] | None = None
    ended: str | None = None
    sees: dict[str, Any] = field(default_factory=dict[str, Any])
    seen_by: int | None = None
    is_asked: tuple[str, ...] = ()
    is_not_asked: tuple[str, ...] = ()
    never_offered: tuple[str, ...] = ()
    asked_times: dict[str, int] = field(default_factory=dict[str, int])

    @property
    def acts(self) -> tuple[str, ...]:
        """The answers and acts of the step; more than one is a fault."""
        values = (
            self.choose is not None,
            self.chance is not None,
            bool(self.initiative),
            self.passes,
        )
        return tuple(name for name, is_given in zip(ACTS, values, strict=True) if is_given)

    @property
    def selects(self) -> bool:
        """The step waits for a question that it fits; other windows are passed before."""
        answers = self.choose is not None or self.chance is not None or self.passes
        return answers or bool(self.asked) or bool(self.offered)

    @property
    def attempts(self) -> tuple[Attempt, ...]:
        return (self.refused,) if isinstance(self.refused, Attempt) else self.refused

    @property
    def refused_answers(self) -> tuple[RefusedAnswer, ...]:
        tried = self.refused_answer
        return (tried,) if isinstance(tried, RefusedAnswer) else tried

    @property
    def tried(self) -> tuple[Attempt | RefusedAnswer, ...]:
        """All that the step says is refused."""
        return (*self.attempts, *self.refused_answers)

    @property
    def clauses(self) -> tuple[str, ...]:
        """All clauses the step names."""
        named = (tried.clause for tried in self.tried if tried.clause)
        return (*named, *self.log, *self.not_log)


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """One way on from where the steps of a file end."""

    title: str
    step: tuple[dict[str, Any], ...] = ()


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file. `otherwise` holds answers to questions that the script leaves out.

    `seats_from` is the number of the first seat in the fields that name seats: 0, or 1 as in
    messages. `refuses` are clauses that forbid the position or the setup; then nothing is played.
    `ruling` is the number of a published ruling on cards that the file shows, or several; nothing
    depends on it.
    """

    title: str
    clauses: tuple[str, ...]
    game: str
    ruling: int | tuple[int, ...] | None = None
    format: str | None = None
    board: str | None = None
    note: str = ""
    passing: bool = True
    otherwise: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    step: tuple[dict[str, Any], ...] = ()
    branch: tuple[Branch, ...] = ()
    seats_from: Literal[0, 1] = 0
    refuses: tuple[str, ...] = ()
    card: Any = None


class Placed(Struct, frozen=True):
    """A step, where it stands in its file, and how it is written there."""

    place: str
    step: Step
    written: Mapping[str, Any]


class Case(Struct, frozen=True):
    """A scenario that has been read and can be played.

    `ways` are the steps of each branch, which come after the others. A scenario about what is
    refused has no table; `refusal` is what became of it, None if it was not refused.
    """

    name: str
    scenario: Scenario
    steps: tuple[Placed, ...]
    table: Table[Any] | None
    positions: Positions
    library: Library
    ways: tuple[tuple[Placed, ...], ...] = ()
    refusal: BadInput | None = None

    @property
    def runs(self) -> tuple[tuple[Placed, ...], ...]:
        """The steps of each way through the file, from the beginning."""
        return tuple((*self.steps, *way) for way in self.ways) or (self.steps,)

    def match(self) -> Match[Any]:
        """Return a new match at the scenario's beginning; chance is left to the script."""
        assert self.table is not None, self.name
        return Match(Table(self.table.rulebook, self.table.state.copy()))


def read_scenario(library: Library, file: Path | Traversable, name: str = "") -> Case:
    """Read a scenario file, to be played with the cards of a library.

    Raises:
        BadInput: all that is wrong with it, each fault with its place.
    """
    shown = name or str(file)
    text = read_text(file, shown)
    data = toml_of(text, shown)
    lines = entry_lines(text)
    folder = file.parent if isinstance(file, Path) else Path(str(file)).parent
    places = Places(shown, lines)
    scenario, faults = _head(_in_general_names(data), places)
    if scenario.card is not None:
        library = _with_cards(scenario, text, shown)
    reading = _Steps(places, scenario.seats_from)
    faults += _head_faults(scenario, places)
    steps = reading.read(scenario.step)
    ways = tuple(
        reading.read(branch.step, "branch", number) for number, branch in enumerate(scenario.branch)
    )
    faults += reading.faults
    table: Table[Any] | None = None
    refusal: BadInput | None = None
    try:
        table = _table(library, scenario, folder)
    except BadInput as error:
        refusal = error
        # What no clause forbids is no refusal of the rules but a slip of the pen.
        slips = [each for each in error.all if not (scenario.refuses and each.clause)]
        faults += located(meant(slips, _cards(scenario.game, library)), places)
    if table is not None:
        seats = table.rulebook.game.seats(table.state)
        every = (*steps, *(placed for way in ways for placed in way))
        faults += _seat_faults(every, len(seats), scenario.seats_from)
    if faults:
        raise BadInput.together(list(limit_faults(faults, shown)))
    positions = _positions(find_box(scenario.game))
    return Case(shown, scenario, steps, table, positions, library, ways, refusal)


def _head(data: Mapping[str, Any], places: Places) -> tuple[Scenario, list[BadInput]]:
    """Return a scenario without the fields that there are not, and these as faults.

    Raises:
        BadInput: what is wrong with the others; it cannot be read.
    """
    try:
        return convert(data, Scenario, places.name), []
    except BadInput as error:
        faults = list(located(meant(error.all), places))
    known = {each.encode_name for each in fields(Scenario)}
    try:
        left = {name: data[name] for name in data if name in known}
        return convert(left, Scenario, places.name), faults
    except BadInput:
        raise BadInput.together(list(limit_faults(faults, places.name))) from None


def _cards(game: str, library: Library) -> tuple[str, ...]:
    """Return the slugs of the cards of a game."""
    box = box_of(game)
    kit = None if box is None else box.cards
    return () if kit is None else tuple(kit.pool(library).cards)


class _Steps:
    """A reader of steps where they stand, which keeps what is wrong with them."""

    def __init__(self, places: Places, seats_from: int) -> None:
        self.places = places
        self.seats_from = seats_from
        self.faults: list[BadInput] = []

    def read(self, rows: Iterable[dict[str, Any]], *within: str | int) -> tuple[Placed, ...]:
        """Return those that can be read."""
        steps: list[Placed] = []
        for number, row in enumerate(rows):
            place = self.places.at(*within, "step", number)
            try:
                step = convert(row, Step, place)
            except BadInput as fault:
                self.faults += meant(fault.all)
                continue
            placed = Placed(place, _counted_from_0(step, self.seats_from), row)
            steps.append(placed)
            self.faults += _step_faults(placed)
        return tuple(steps)


def _counted_from_0(step: Step, first: int) -> Step:
    """Return a step with the numbers of seats that the program counts by."""

    def number(seat: int | None) -> int | None:
        return None if seat is None else seat - first

    if not first:
        return step
    tried = tuple(replace(each, seat=number(each.seat)) for each in step.attempts)
    answers = tuple(replace(each, seat=number(each.seat)) for each in step.refused_answers)
    winner = None if step.winner is None else tuple(seat - first for seat in step.winner)
    return replace(
        step,
        seat=number(step.seat),
        seen_by=number(step.seen_by),
        refused=tried,
        refused_answer=answers,
        winner=winner,
    )


def _with_cards(scenario: Scenario, text: str, name: str) -> Library:
    """Return the cards as they come with Gorin, but those that a scenario brings.

    Whoever judges it, with whatever cards of their own, judges the same.

    Raises:
        BadInput: everything that is wrong with its cards, by line; or nobody enters cards of the
            game.
    """
    try:
        sheet = find_sheet(scenario.game)
    except BadInput as error:
        raise BadInput(error.message, place=name) from None
    form = read_tables(sheet, scenario.card, text, name)
    return library_with(scenario.game, check(sheet, form, {}).entered)


def _positions(box: Box) -> Positions:
    return box.positions or FromTheBeginning(box.id)


def _in_general_names(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a scenario's fields with its board under that name, not the one of its game."""
    game = data.get("game")
    box = box_of(game) if isinstance(game, str) else None
    if box is None or box.board_option not in data or "board" in data:
        return data
    return {"board" if name == box.board_option else name: data[name] for name in data}


def _head_faults(scenario: Scenario, places: Places) -> Iterator[BadInput]:
    name = places.name
    yield from _unknown_clauses(scenario.clauses, name)
    yield from _unknown_clauses(scenario.refuses, name)
    played = bool(scenario.step or scenario.branch)
    if not (played or scenario.refuses):
        yield BadInput(say("scenario-no-steps"), place=name)
    if played and scenario.refuses:
        yield BadInput(say("scenario-refused-steps"), place=places.at("refuses"))
    for number, branch in enumerate(scenario.branch):
        if not branch.step:
            yield BadInput(say("scenario-empty-branch"), place=places.at("branch", number))
    if (scenario.position is None) == (scenario.setup is None):
        yield BadInput(say("scenario-no-start"), place=name)


def _unknown_clauses(clauses: Iterable[str], place: str) -> Iterator[BadInput]:
    for clause in clauses:
        if clause not in known_clauses():
            message = unknown("register-no-clause", nearest(clause), clause=clause)
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


def _seat_faults(steps: Iterable[Placed], count: int, first: int) -> Iterator[BadInput]:
    for placed in steps:
        step = placed.step
        trying = (each.seat or 0 for each in step.tried)
        for seat in (*(step.winner or ()), step.seat or 0, step.seen_by or 0, *trying):
            if not 0 <= seat < count:
                last = count - 1 + first
                message = say("scenario-bad-seat", seat=seat + first, first=first, last=last)
                yield BadInput(message, place=placed.place)


def _table(library: Library, scenario: Scenario, folder: Path) -> Table[Any] | None:
    """Return the table a scenario starts from, or None if it does not say."""
    box = find_box(scenario.game)
    _ = box.format(scenario.format)
    positions = _positions(box)
    if scenario.board is not None and not box.board_option:
        raise BadInput(say("scenario-no-boards", game=scenario.game), place="board")
    board = {} if scenario.board is None else {box.board_option: scenario.board}
    if scenario.position is not None and SAVED in scenario.position:
        if len(scenario.position) > 1 or board:
            raise BadInput(say("scenario-saved-alone"), place=f"position: {SAVED}")
        return saved_table(library, scenario.position[SAVED])
    if scenario.position is not None:
        data = dict(scenario.position)
        options = _options_in(box, positions, data.pop("options", {}))
        state, played = positions.position(
            library, data, {**options, **board}, scenario.format, folder
        )
        return Table(positions.amended(box.any_format(played).rulebook, options), state)
    if scenario.setup is None:
        return None
    begin = {**scenario.setup, **board}
    seats, decks = _begun(begin)
    options = read_options(box, positions.beside(begin, folder))
    wishes = Wishes(
        seats=seats,
        library=library,
        format=scenario.format,
        options=options,
        decks=tuple(Deck(_beside(deck, folder)) for deck in decks),
        files=True,
    )
    return matches.begin(matches.plan(scenario.game, wishes))


def _options_in(box: Box, positions: Positions, options: Any) -> dict[str, Any]:
    """Return the options that a position names.

    Raises:
        BadInput: what is unknown or of the wrong kind, and what the position says itself.
    """
    place = "position: options"
    named: dict[str, Any] = convert(options, dict[str, Any], place)
    faults = [
        BadInput(
            say("scenario-option-elsewhere", option=name, known=positions.takes),
            place=f"{place}.{name}",
        )
        for name in named
        if name not in positions.takes
    ]
    try:
        _ = read_options(box, {name: named[name] for name in named if name in positions.takes})
    except BadInput as error:
        faults += [BadInput(each.message, place=f"{place}.{each.place}") for each in error.all]
    if faults:
        raise BadInput.together(faults)
    return named


class Begun(Struct, frozen=True):
    """The start from the beginning: the number of seats, their decks; the rest is the game's."""

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
    """The result of judging a scenario.

    `entered` is the digest of what an owner has entered of the cards that were played with, empty
    if the cards are those that come with the program: another owner may get another verdict.
    `cards` are the names of those that the scenario brings itself: nothing that an owner has
    entered counts then, and everybody gets the same verdict. `notes` are no failures: which answers
    of the script were given by themselves.
    """

    name: str
    title: str
    clauses: tuple[str, ...]
    steps: int
    failures: tuple[Failure, ...] = ()
    game: str = ""
    entered: str = ""
    cards: tuple[str, ...] = ()
    notes: tuple[Failure, ...] = ()

    @property
    def passed(self) -> bool:
        return not self.failures


def failure(place: str, reason: str, **args: Arg) -> Failure:
    """Return a failure; its reason is a message id and the arguments."""
    return Failure(place, say(reason, **args))


def failure_of(place: str, error: GorinError) -> Failure:
    """Return the failure that an error is."""
    return Failure(place, error.message)
