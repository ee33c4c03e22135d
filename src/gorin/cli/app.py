"""The `gorin` command: which commands there are, and where each of them is.

A command's module is imported when the command is called, so that `gorin --version` and
completion in a shell do not wait for games, catalogues and drawing.
"""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from gorin import __version__
from gorin.cli.codes import BAD, STOPPED, UNREAD
from gorin.cli.terminal.drawings import own_commands
from gorin.revision import revision

if TYPE_CHECKING:
    from gorin.kernel.words import Arg
    from gorin.text.render import Reader

COMMANDS: Mapping[str, str] = {
    "serve": "gorin.cli.serve:serve",
    "learn": "gorin.cli.learn:learn",
    "play": "gorin.cli.play:play",
    "resume": "gorin.cli.play:resume",
    "games": "gorin.cli.games:games",
    "rules": "gorin.cli.rules:rules",
    "card": "gorin.cli.card:card",
    "cards": "gorin.cli.cards:cards",
    "decks": "gorin.cli.decks:decks",
    **own_commands(),
    "judge": "gorin.cli.judge:judge",
    "replay": "gorin.cli.journals:replay",
    "verify": "gorin.cli.journals:verify_command",
    "sim": "gorin.cli.sim:sim",
    "report": "gorin.cli.report:report",
}
"""The commands in the order in which help lists them, each with the function that is it.

Those of single games stand where boards do: beside decks.
"""

EXAMPLES = (
    "serve",
    "learn",
    "play",
    "play-bot",
    "resume",
    "games",
    "rules",
    "card",
    "judge",
    "verify",
    "sim",
)
"""The examples that `gorin` alone shows: `cli-example-*` is what to type, its title says why."""


class LazyGroup(TyperGroup):
    """The group of all commands; one is imported when it is looked up."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        # Names are enough to suggest one to somebody who mistyped it.
        self.commands = {name: TyperCommand(name) for name in COMMANDS}
        self._loaded: dict[str, Any] = {}

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        reader = ctx.meta.get("gorin.help")
        if reader is not None and ctx.meta.get("gorin.lists"):
            return listed(cmd_name, reader)
        if cmd_name not in self._loaded:
            self._loaded[cmd_name] = load(cmd_name)
        command = self._loaded[cmd_name]
        if reader is not None:
            translate(command, reader, ctx)
        return command

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            # Its command was not there yet: else it says so itself.
            complain("cli-stopped")
            raise typer.Exit(STOPPED) from None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if "--help" in args:
            ctx.meta["gorin.help"] = reader = reader_of(args)
            ctx.meta["gorin.lists"] = names_no_command(args)
            import_module("gorin.cli.help_frame").frame(reader)
            translate(self, reader, ctx)
        return super().parse_args(ctx, args)


def load(name: str) -> Any:
    """Return a command, imported now."""
    module, _, function = COMMANDS[name].partition(":")
    # What is imported stays: to look for garbage meanwhile takes a tenth of the time, for nothing.
    gc.disable()
    try:
        callback: Callable[..., None] | typer.Typer = getattr(import_module(module), function)
    finally:
        gc.enable()
    if isinstance(callback, typer.Typer):
        group = typer.main.get_command(callback)
        group.name = name
        return group
    alone = typer.Typer(add_completion=False)
    alone.command(name)(callback)
    return typer.main.get_command(alone)


def names_no_command(arguments: Sequence[str]) -> bool:
    """Return whether help is asked of all commands, not of one."""
    before = arguments[: arguments.index("--help")]
    return not any(
        not one.startswith("-") and "".join(before[at - 1 : at]) != "--lang"
        for at, one in enumerate(before)
    )


def listed(name: str, reader: Reader) -> TyperCommand:
    """Return a command as a list of all shows it, not imported: its name, and what it is for."""
    from gorin.kernel.words import say

    return TyperCommand(name, help=reader.read(say(f"cli-help-{name}")))


def reader_of(arguments: Sequence[str]) -> Reader:
    """Return a reader in the language that a command line asks for; never fails.

    Help is shown before options are read, so this looks for `--lang` itself.
    """
    from gorin.text.language import OWN, known_language, usual_language
    from gorin.text.render import Reader

    asked = os.environ.get(OWN, "")
    for position, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            asked = argument.partition("=")[2]
        elif argument == "--lang":
            asked = "".join(arguments[position + 1 : position + 2])
    return Reader(known_language(asked) or usual_language(os.environ))


def translate(command: Any, reader: Reader, context: Any, *, within: str = "") -> None:
    """Put a command's help into a reader's language, where the catalogue has it.

    `within` is the name of the group that the command belongs to and a hyphen.
    """
    from gorin.kernel.words import say

    about = f"cli-help-{within}{command.name}"
    if reader.has(about):
        command.help = reader.read(say(about))
    for parameter in command.get_params(context):
        own, shared = f"{about}-{parameter.name}", f"cli-help-any-{parameter.name}"
        id = own if reader.has(own) else shared
        if reader.has(id):
            parameter.help = reader.read(say(id))


app = typer.Typer(
    name="gorin",
    cls=LazyGroup,
    help="A referee and a table for card games, most of them out of print.",
    invoke_without_command=True,
    add_completion=True,
    rich_markup_mode="rich",
    # A traceback is for bugs only and then in full; errors of people's input never reach it.
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:  # noqa: FBT001 - Typer calls it so
    if asked:
        made = f" (revision {revision()})" if revision() else ""
        typer.echo(f"gorin {__version__}{made}")
        raise typer.Exit


@app.callback()
def gorin(
    context: typer.Context,
    *,
    lang: Annotated[
        str | None, typer.Option("--lang", help="Language: en, pt-BR, es, zh.", show_default=False)
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """Show what to type when no command is given."""
    if lang is not None:
        context.default_map = {name: {"lang": lang} for name in COMMANDS}
    if context.invoked_subcommand is None:
        short_help(lang)


def short_help(lang: str | None) -> None:
    """Print what Gorin is and what to type first."""
    from rich.table import Table
    from rich.text import Text

    from gorin.cli.output import guard
    from gorin.kernel.words import say

    with guard(lang) as output:
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        for name in EXAMPLES:
            id = f"cli-example-{name}"
            typed, does = output.read(id), output.reader.title(id)
            rows.add_row(Text(f"  {typed}", "bold"), Text(does))
        output.text(say("cli-about"))
        output.text("")
        output.show(rows)
        output.text("")
        output.text(say("cli-more-help"))


class Unwritable(Exception):
    """Standard output does not take what is written: a full disk, or nobody reads it any more."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


class Told(io.TextIOWrapper):
    """Standard output that says by an error of its own that it takes no more.

    So nothing takes that for a file which a command was asked for, nor a library for a closed
    pipe that it may pass over in silence.
    """

    def write(self, text: str, /) -> int:
        """Write a text."""
        try:
            return super().write(text)
        except OSError as error:
            raise Unwritable(error) from None

    def flush(self) -> None:
        """Write what waits."""
        try:
            super().flush()
        except OSError as error:
            raise Unwritable(error) from None


def main() -> None:
    """Run the command; the entry point of the package."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter gets another sign instead of an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    # What stands in its place belongs to whoever put it there.
    if sys.stdout is sys.__stdout__ and isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout = told(sys.stdout)
    try:
        try:
            app(prog_name="gorin")
        finally:
            sys.stdout.flush()
    except Unwritable as unwritable:
        sys.exit(give_up(unwritable.error))


def told(stream: io.TextIOWrapper) -> Told:
    """Return a stream in place of another one, which is not to be used any more."""
    encoding, errors = stream.encoding, stream.errors
    at_once, lines = stream.write_through, stream.line_buffering
    return Told(stream.detach(), encoding, errors, None, lines, at_once)


def give_up(error: OSError) -> int:
    """Say that standard output takes no more, and return the exit code."""
    # What still waits would fail once more when the interpreter ends.
    with Path(os.devnull).open("wb") as nothing:
        os.dup2(nothing.fileno(), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return UNREAD
    complain("cli-unwritable", reason=error.strerror or type(error).__name__)
    return BAD


def complain(id: str, **args: Arg) -> None:
    """Say a message where errors are told, before or after any command."""
    from gorin.kernel.words import say

    sys.stderr.write(reader_of(sys.argv).read(say(id, **args)) + "\n")


if __name__ == "__main__":
    main()
