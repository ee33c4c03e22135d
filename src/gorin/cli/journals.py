"""`gorin replay` and `gorin verify`: reading journals again.

A journal's file has one line per entry after its header, so faults name the file and line.
Steps are the entries that count: answers, draws of chance and acts that were not taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct
from rich.text import Text

from gorin.cli.codes import BAD, FALSE
from gorin.cli.output import Json, Lang, Output, guard, open_output
from gorin.cli.terminal.drawings import table_of
from gorin.cli.terminal.saves import OLD_SERIES
from gorin.cli.terminal.table import Position
from gorin.content.cards.pool import Library
from gorin.content.desk.judging import judge
from gorin.content.desk.matches import match_of
from gorin.content.desk.taken import taken_text
from gorin.content.desk.versions import OtherRules, playing_again
from gorin.content.reading.files import LARGEST_JOURNAL, is_folder, read_text
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE, TABLE, Seat
from gorin.kernel.journal import Answered, Header, Journal, effective, read
from gorin.kernel.match import Match
from gorin.kernel.observe import observe
from gorin.kernel.verify import Verdict
from gorin.kernel.words import Message, Name, say

File = Annotated[Path, typer.Argument(metavar="FILE", help="A journal.", show_default=False)]

EVERYBODY = "all"
"""The value of `--seat` that shows what every seat saw."""


class Record(Struct, frozen=True):
    """A journal as it was read from a file: where its lines were, and what was in it."""

    name: str
    rows: tuple[int, ...]
    journal: Journal

    def place(self, entry: int) -> str:
        """Return file and line of an entry, counted from 1; 0 is the header."""
        return f"{self.name}:{self.rows[entry] if entry < len(self.rows) else self.rows[-1]}"


def load(path: Path) -> Record:
    """Read a journal from a file and check its chain.

    Raises:
        BadInput: it cannot be read, is no journal, or was edited after it was written, or is the
            folder of a series of an earlier version.
    """
    if is_folder(path) and (path / OLD_SERIES).is_file():
        raise BadInput(say("series-farewell"), place=str(path))
    name = str(path)
    text = read_text(path, name, LARGEST_JOURNAL)
    journal = read(text, name=name)
    rows = tuple(number for number, row in enumerate(text.split("\n"), 1) if row.strip())
    return Record(name, rows, journal)


def begin(library: Library, record: Record, header: Header) -> Match[Any]:
    """Return the match a journal starts from, not started.

    Raises:
        BadInput: the header does not fit this version or makes no sense.
    """
    try:
        return match_of(library, header)
    except BadInput as error:
        raise _moved(error, record.place(0)) from None
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        # A header whose hashes fit but that no program wrote.
        reason = say("journal-bad-header", reason=str(error))
        raise BadInput(reason, place=record.place(0)) from None


def _moved(error: BadInput, place: str) -> BadInput:
    """Return an error with its place told as a line of the file."""
    return BadInput.together(
        [BadInput(fault.message, place=place, clause=fault.clause) for fault in error.all]
    )


def _refuse_public(record: Record) -> None:
    """Raise an error for a copy that leaves secret answers out: it cannot be played again."""
    for number, entry in enumerate(record.journal.entries, 1):
        answer = entry.answer if isinstance(entry, Answered) else None
        if isinstance(answer, dict) and "hidden" in answer:
            raise BadInput(say("journal-public-copy"), place=record.place(number))


# -- replay --------------------------------------------------------------------------------


class LogLine(Struct, frozen=True):
    """One line of the log: by which step it came about, the clause, the text."""

    step: int
    clause: str
    text: str
    heading: bool = False


def replay(
    file: File,
    *,
    step: Annotated[
        int | None,
        typer.Option("--step", min=0, help="Stop after N steps and show the position."),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="N|all", help="Whose eyes: a seat, or all."),
    ] = None,
    as_position: Annotated[
        bool,
        typer.Option("--as-position", help="Write the position as a scenario file."),
    ] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play a journal again and print its log, up to a step if one is given."""
    try:
        record = load(file)
    except BadInput as error:
        open_output(lang, as_json=json).fail(error)
        raise typer.Exit(BAD) from None
    header = record.journal.header
    with guard(lang, as_json=json, players=header.players, game=header.game) as output:
        _refuse_public(record)
        match = begin(output.library, record, header)
        viewers = (None,) if as_position else _viewers(record, match, seat)
        steps = effective(record.journal.entries)
        if step is not None and step > len(steps):
            raise BadInput(say("replay-no-step", asked=str(step), steps=len(steps)), place="--step")
        if as_position:
            text = _position_text(record, match, steps, step, seat, output)
            _print_text(output, text, as_json=json)
            return
        lines = list(_played(record, match, steps[:step], viewers, output))
        if json:
            output.data(_report(record, match, lines, viewers, len(steps)))
            return
        _introduce(output, record, len(steps))
        _print_log(output, lines)
        if step is not None:
            output.text("")
            for viewer in viewers:
                _print_position(output, match, viewer, header)
        _print_end(output, match, viewers)


def _position_text(
    record: Record,
    match: Match[Any],
    steps: list[Any],
    step: int | None,
    asked: str | None,
    output: Output,
) -> str:
    """Return the position after some steps as the text of a scenario file.

    What chance has answered then is done too: a script waits for nothing but people.

    Raises:
        BadInput: the match goes on and nobody says for whose eyes, or it cannot be written.
    """
    whose = _whose(record, match, asked)
    number = len(steps) if step is None else step
    match.start()
    for place, entry in enumerate(steps):
        waits = bool(match.pending) and match.pending[0].decision.seat == CHANCE
        if place >= number and not waits:
            break
        _feed(record, match, entry)
        number = max(number, place + 1)
    header = record.journal.header
    return taken_text(match, header, whose, number, output.reader)


def _whose(record: Record, match: Match[Any], asked: str | None) -> Seat | None:
    """Return whose knowledge a position is; None for all that is so.

    Raises:
        BadInput: nobody may know all, for the match goes on with several seats.
    """
    if asked not in (None, EVERYBODY):
        return _viewers(record, match, asked)[0]
    seats = match.table.rulebook.game.seats(match.table.state)
    if record.journal.result is None and len(seats) > 1:
        raise BadInput(say("scenario-taken-whose"), place="--seat")
    return None


def _print_text(output: Output, text: str, *, as_json: bool) -> None:
    if as_json:
        output.data({"position": text})
    else:
        output.console.file.write(text)


def _viewers(record: Record, match: Match[Any], asked: str | None) -> tuple[Seat | None, ...]:
    """Return through whose eyes to look: a spectator's (None) unless something is asked.

    Raises:
        BadInput: there is no such seat, or all hands of a running match are asked for.
    """
    seats = match.table.rulebook.game.seats(match.table.state)
    if asked is None:
        return (None,)
    if asked == EVERYBODY:
        result = record.journal.result
        if result is None:
            raise BadInput(say("replay-not-finished"), place="--seat")
        return (None, *seats)
    if not (asked.isdecimal() and Seat(int(asked) - 1) in seats):
        raise BadInput(say("replay-no-seat", asked=asked, seats=len(seats)), place="--seat")
    return (Seat(int(asked) - 1),)


def _played(
    record: Record,
    match: Match[Any],
    steps: list[Any],
    viewers: tuple[Seat | None, ...],
    output: Output,
) -> Iterator[LogLine]:
    """Play steps and yield what the viewers are told of each."""
    headings = table_of(record.journal.header.game).headings
    match.start()
    seen = 0
    for number in range(len(steps) + 1):
        if number:
            _feed(record, match, steps[number - 1])
        for event in match.log(seen):
            for message in _messages(event.told, viewers):
                heading = message.id.startswith(headings)
                yield LogLine(number, event.clause, output.reader.read(message), heading)
        seen = len(match.table.log)


def _feed(record: Record, match: Match[Any], entry: Any) -> None:
    try:
        with playing_again(record.journal.header):
            match.feed(entry)
    except BadInput as error:
        number = next(
            place for place, kept in enumerate(record.journal.entries, 1) if kept is entry
        )
        raise _moved(error, record.place(number)) from None


def _messages(
    message_for: Callable[[Seat | None], Message | None], viewers: tuple[Seat | None, ...]
) -> list[Message]:
    """Return what viewers are told of an event, the same thing once.

    Where seats are told more than a spectator, the spectator's line says nothing new.
    """
    public = message_for(viewers[0])
    own = [message for viewer in viewers[1:] if (message := message_for(viewer)) is not None]
    more: list[Message] = []
    for message in own:
        if message != public and message not in more:
            more.append(message)
    return more or ([] if public is None else [public])


def _introduce(output: Output, record: Record, steps: int) -> None:
    header = record.journal.header
    output.text(
        say(
            "replay-title",
            game=say(f"game-{header.game}"),
            format=header.format,
            version=header.version,
            steps=steps,
        )
    )
    if header.players:
        output.text(say("replay-players", players=header.players))


def _print_log(output: Output, lines: list[LogLine]) -> None:
    width = len(str(lines[-1].step)) if lines else 1
    for line in lines:
        if line.heading:
            output.text("")
        shown = Text.assemble(
            (f"{line.step:>{width}}  ", "dim"),
            (line.text, "bold" if line.heading else ""),
            (f"  {line.clause}", "dim"),
        )
        output.console.print(shown, soft_wrap=True)


def _print_end(output: Output, match: Match[Any], viewers: tuple[Seat | None, ...]) -> None:
    """Show the end or what is asked."""
    output.text("")
    if match.outcome is not None:
        outcome = match.outcome
        output.text(say("replay-ended", reason=say(outcome.reason), clause=outcome.clause))
        return
    for question in match.pending:
        decision = question.decision
        asked = {"seat": _whom(decision.seat), "clause": decision.prompt.clause}
        # What a seat is asked may tell what it holds.
        if decision.seat in viewers:
            output.text(say("replay-waits", question=decision.message, **asked))
        else:
            output.text(say("replay-waits-other", **asked))


def _whom(seat: Seat | None) -> Message | Name:
    """Return who looks or is asked: a seat, chance, or a spectator (None)."""
    if seat is None:
        return say("replay-spectator")
    if seat == TABLE:
        return say("replay-table")
    return say("replay-chance") if seat == CHANCE else Name("seat", str(int(seat)))


def _print_position(output: Output, match: Match[Any], viewer: Seat | None, header: Header) -> None:
    """Draw what a viewer sees; say it in lines where the output is no terminal."""
    seen, console = observe(match, viewer), output.console
    keys = tuple(option.key for question in seen.questions for option in question.options)
    size = console.size if console.is_terminal else None
    output.text(say("replay-position", viewer=_whom(viewer)))
    position = Position(header, output.reader, viewer, seen.view, keys, size, output.library)
    for line in table_of(header.game).position(position):
        console.print(line if isinstance(line, Text) else Text(line), soft_wrap=True)
    output.text("")


def _report(
    record: Record,
    match: Match[Any],
    lines: list[LogLine],
    viewers: tuple[Seat | None, ...],
    steps: int,
) -> dict[str, Any]:
    header = record.journal.header
    last = observe(match, viewers[0])
    return {
        "file": record.name,
        "game": header.game,
        "format": header.format,
        "version": header.version,
        "players": header.players,
        "steps": steps,
        "seats": [viewer for viewer in viewers if viewer is not None],
        "log": [{"step": line.step, "clause": line.clause, "text": line.text} for line in lines],
        "positions": [msgspec.to_builtins(observe(match, viewer).view) for viewer in viewers],
        "waiting": last.waiting,
        "outcome": match.outcome,
    }


# -- verify --------------------------------------------------------------------------------


class Check(Struct, frozen=True):
    """One check of a journal: what was checked, how it came out, and that in words.

    `verdict` is "fine", "wrong", or "unknown" if it cannot be told.
    """

    name: str
    verdict: str
    text: str


MARKS = {
    "fine": ("✔", "green"),
    "wrong": ("✘", "red"),
    "unknown": ("?", "dim"),
}


def verify_journal(library: Library, record: Record) -> Verdict:
    """Play a journal again and check everything in it.

    Raises:
        OtherRules: it was played by other rules, or does not fit and may have been.
        BadInput: the header makes no sense, or the copy leaves answers out.
    """
    _refuse_public(record)
    try:
        return judge(record.journal, lambda header: begin(library, record, header))
    except OtherRules as error:
        place = record.place(entry_number(error.place))
        raise OtherRules(error.message, place=place) from None


def verify_command(file: File, *, lang: Lang = None, json: Json = False) -> None:
    """Check a journal: its chain, its moves, its last state, and every draw of chance."""
    with guard(lang, as_json=json) as output:
        checks = list(_checks(file, output))
        fine = all(check.verdict != "wrong" for check in checks)
        if json:
            output.data({"file": str(file), "fine": fine, "checks": checks})
        else:
            for check in checks:
                mark, style = MARKS[check.verdict]
                line = Text.assemble((mark, style), f" {check.text}")
                output.console.print(line, soft_wrap=True)
            output.text(say("verify-fine" if fine else "verify-wrong", file=str(file)))
        if not fine:
            raise typer.Exit(FALSE)


def _checks(file: Path, output: Output) -> Iterator[Check]:
    """Yield the checks of a journal; after a broken chain nothing else means anything."""

    def check(name: str, verdict: str, message: Message) -> Check:
        return Check(name, verdict, output.reader.read(message))

    try:
        record = load(file)
    except BadInput as error:
        if error.message.id != "journal-edited":
            raise
        yield check("chain", "wrong", say("verify-chain-wrong", place=error.place))
        return
    output.about(record.journal.header.game)
    count = len(record.journal.entries)
    yield check("chain", "fine", say("verify-chain-fine", entries=count))
    verdict = verify_journal(output.library, record)
    if verdict.replayed:
        yield check("moves", "fine", say("verify-moves-fine", entries=count))
    else:
        place = record.place(entry_number(verdict.place))
        reason = verdict.message or say("journal-edited")
        yield check("moves", "wrong", say("verify-moves-wrong", place=place, reason=reason))
    yield check("state", *_state(record, verdict))
    yield check("chance", *_chance(record, verdict))


def entry_number(place: str) -> int:
    """Return the number in a place such as "entry 12"."""
    number = place.rpartition(" ")[2]
    return int(number) if number.isdecimal() else 0


def _state(record: Record, verdict: Verdict) -> tuple[str, Message]:
    if record.journal.result is None:
        return "unknown", say("verify-state-unfinished")
    if not verdict.replayed:
        return "unknown", say("verify-state-not-reached")
    if not verdict.state_matches:
        return "wrong", say("verify-state-wrong")
    if not verdict.outcome_matches:
        return "wrong", say("verify-outcome-wrong")
    return "fine", say("verify-state-fine")


def _chance(record: Record, verdict: Verdict) -> tuple[str, Message]:
    if verdict.chance == "verified":
        return "fine", say("verify-chance-fine", draws=verdict.draws)
    if verdict.chance == "not-revealed":
        return "unknown", say("verify-chance-not-revealed", draws=verdict.draws)
    if record.journal.header.commitment is None:
        return "wrong", say("verify-chance-no-commitment")
    if verdict.chance == "unverifiable":
        return "unknown", say("verify-chance-uncommitted", draws=verdict.draws)
    if verdict.wrong_draw is None:
        return "wrong", say("verify-chance-wrong-seed")
    return "wrong", say("verify-chance-wrong-draw", place=record.place(verdict.wrong_draw))
