"""The end of a game: who won, by which clause, in how many turns, and how to check it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from gorin.cli.terminal import guiding, panels
from gorin.cli.terminal.guiding import Guide
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.style import FAINT
from gorin.cli.terminal.table import Tutorial
from gorin.kernel.words import Message, say


def result_lines(sitting: Sitting) -> list[Text]:
    """Return how the game ended."""
    outcome = sitting.match.outcome
    assert outcome is not None
    read = sitting.reader.read
    reason = Message(outcome.reason)
    if outcome.winners:
        winners = tuple(panels.seat_text(seat) for seat in outcome.winners)
        won = say("play-won", winners=winners, count=len(winners), reason=reason)
    else:
        won = say("play-nobody-won", reason=reason)
    head = Text(read(won), "bold").append(f" · {outcome.clause}", "not bold " + FAINT)
    return [head, *sitting.table.result_lines()]


def show(sitting: Sitting, journal: Path) -> None:
    """Show the result, where the journal lies, how to check it, and after a tutorial what next."""
    _show_result(sitting, journal)
    if sitting.guide is not None and sitting.tutorial is not None:
        _say_farewell(sitting, sitting.guide, sitting.tutorial)


def _say_farewell(sitting: Sitting, guide: Guide, tutorial: Tutorial) -> None:
    """Show the last lessons, and what to type to play on."""
    screen, reader = sitting.screen, sitting.reader
    _ = guide.look(sitting.match)
    for lesson in guide.waiting:
        panel = guiding.panel_of(lesson, reader, tutorial.extras, plain=screen.plain)
        if screen.plain:
            screen.lines(guiding.told(panel, reader))
        else:
            screen.lines([Text(), *guiding.drawn(panel, reader, screen.width)])
    screen.line()
    for command, does in tutorial.after(sitting.save.header.setup):
        line = Text(f"  {command}", "bold").append("  " + reader.read(does), "not bold " + FAINT)
        screen.console.print(line, soft_wrap=True, highlight=False)
    screen.console.file.flush()


def _show_result(sitting: Sitting, journal: Path) -> None:
    screen = sitting.screen
    sitting.table.before_result()
    lines = result_lines(sitting)
    lines.append(Text(sitting.read("play-verify")))
    verify = Text(f"  gorin verify {_quoted(journal)}", "bold")
    if screen.plain:
        screen.lines(["", *lines, verify])
        return
    width = screen.width
    rule = Text("━" * width, FAINT)
    screen.lines([Text(), rule])
    for line in lines:
        screen.lines(panels.wrap(line, width))
    # Not wrapped: a command is for copying.
    screen.console.print(verify, soft_wrap=True, highlight=False)
    screen.lines([rule])


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text
