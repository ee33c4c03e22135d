"""Parts that all commands of `gorin` share: language, JSON, errors on a line each, exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from gorin.cli.codes import BAD, STOPPED
from gorin.content.boxes import USUAL
from gorin.content.cards.pool import Library
from gorin.content.desk.cards import own_library
from gorin.content.desk.names import reader_for
from gorin.kernel.clauses import BadInput, GorinError
from gorin.kernel.words import Arg, Message, say
from gorin.text.language import LANGUAGES, UnknownLanguage, pick_language, usual_language
from gorin.text.render import Reader

Lang = Annotated[
    str | None,
    typer.Option("--lang", help="Language: en, pt-BR, es, zh.", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="Report as JSON.", show_default=False)]


class FaultRow(Struct, frozen=True):
    """One fault of a file as JSON has it: where it is, by which clause, in words."""

    place: str
    clause: str
    message: str


@dataclass(slots=True)
class Output:
    """The output of a command: where it writes, its language, its game, and its cards.

    Attributes:
        library: the cards that the command plays with: as this person entered them.
        reader: reads messages in the language of the command, the house's and those of a game.
        as_json: the command reports as JSON.
        console: standard output.
        errors: standard error.
        players: names of the people at the seats.
    """

    library: Library
    reader: Reader
    as_json: bool
    console: Console
    errors: Console
    players: tuple[str, ...] = ()

    def about(self, game: str) -> None:
        """Go on about a game: what is read and what fails from now on says what it says."""
        self.reader = reader_for(self.library, self.reader.language, self.players, game)

    def read(self, id: str, **args: Arg) -> str:
        """Return the text of a message."""
        return self.reader.read(say(id, **args))

    def text(self, arg: Arg) -> None:
        """Print a message, or anything that may fill one, as a line of plain text."""
        self.console.print(Text(self.reader.read(arg)), soft_wrap=True)

    def show(self, shown: RenderableType) -> None:
        """Print a table, a panel or anything else that Rich draws."""
        self.console.print(shown)

    def data(self, value: object) -> None:
        """Print a value as JSON, people's letters as they are."""
        written = msgspec.json.format(msgspec.json.encode(value), indent=2)
        self.console.file.write(written.decode() + "\n")

    def rows(self, faults: Iterable[GorinError]) -> tuple[FaultRow, ...]:
        """Return faults as JSON has them."""
        return tuple(
            FaultRow(fault.place, fault.clause, self.reader.read(fault.message)) for fault in faults
        )

    def fail(self, error: GorinError) -> None:
        """Print an error with all its faults to standard error."""
        faults = error.all if isinstance(error, BadInput) else (error,)
        if self.as_json:
            written = msgspec.json.encode({"errors": self.rows(faults)})
            self.errors.file.write(written.decode() + "\n")
            return
        for fault in faults:
            self.errors.print(Text(self.reader.read(placed(fault))), soft_wrap=True)


def placed(fault: GorinError) -> Message:
    """Return an error as one message: where, what, and the clause that says so."""
    if fault.place and fault.clause:
        return say("error-at-clause", place=fault.place, reason=fault.message, clause=fault.clause)
    if fault.place:
        return say("error-at", place=fault.place, reason=fault.message)
    if fault.clause:
        return say("refused", reason=fault.message, clause=fault.clause)
    return fault.message


def light_table() -> Table:
    """Return a table without lines that has no columns yet."""
    return Table(box=None, padding=(0, 2, 0, 0), header_style="dim")


def open_output(
    lang: str | None,
    *,
    as_json: bool = False,
    players: tuple[str, ...] = (),
    game: str = USUAL,
) -> Output:
    """Return the output of a command.

    Args:
        lang: the value of `--lang`, or None for what the environment says.
        as_json: the command reports as JSON.
        players: names of the people at the seats.
        game: the id of the game that the command is about.

    Raises:
        typer.Exit: there is no such language; it has been said.
    """
    console, errors = Console(file=sys.stdout), Console(file=sys.stderr)
    library = own_library()
    try:
        language = pick_language(lang, os.environ)
    except UnknownLanguage as error:
        reader = reader_for(library, usual_language(os.environ))
        output = Output(library, reader, as_json, console, errors)
        output.fail(BadInput(say("cli-unknown-language", asked=error.asked, known=LANGUAGES)))
        raise typer.Exit(BAD) from None
    reader = reader_for(library, language, players, game)
    return Output(library, reader, as_json, console, errors, players)


@contextmanager
def guard(
    lang: str | None,
    *,
    as_json: bool = False,
    players: tuple[str, ...] = (),
    game: str = USUAL,
) -> Iterator[Output]:
    """Give a command its output; what it cannot do is said in one message, with exit code 2.

    Whoever stops it with Ctrl-C is told so in a line, unless the command has more to say.

    A command reads `with guard(lang, as_json=json) as output:` around all that it does, and
    raises `typer.Exit(FALSE)` itself when what was asked is not so. One that learns only then
    which game it is about calls `output.about(game)`.
    """
    output = open_output(lang, as_json=as_json, players=players, game=game)
    try:
        yield output
    except GorinError as error:
        output.fail(error)
        raise typer.Exit(BAD) from None
    except KeyboardInterrupt:
        if output.errors.is_terminal:
            # The terminal has written ^C there.
            output.errors.line()
        output.fail(GorinError(say("cli-stopped")))
        raise typer.Exit(STOPPED) from None
