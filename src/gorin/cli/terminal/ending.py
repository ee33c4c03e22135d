"""The end of a game: who won, by which clause, in how many turns, and how to check it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from gorin.cli.terminal import between, guiding, panels
from gorin.cli.terminal.board import FAINT, figure
from gorin.cli.terminal.guiding import Guide
from gorin.cli.terminal.sitting import Sitting
from gorin.kernel.words import Message, say


def result_lines(sitting: Sitting) -> list[Text]:
    """Return how the game ended."""
    outcome = sitting.match.outcome
    assert outcome is not None
    read = sitting.reader.read
    view = sitting.view(None)
    reason = Message(outcome.reason)
    if outcome.winners:
        winners = tuple(panels.seat_text(seat) for seat in outcome.winners)
        won = say("play-won", winners=winners, count=len(winners), reason=reason)
    else:
        won = say("play-nobody-won", reason=reason)
    head = Text(read(won), "bold").append(f" · {outcome.clause}", "not bold " + FAINT)
    if sitting.is_series:
        return [head]
    lines = [head, Text(read(say("play-turns", turns=view.turn)))]
    for raider in view.raiders:
        line = Text().append_text(figure(raider.seat)).append(" ")
        told = say("play-deaths", seat=panels.seat_text(raider.seat), deaths=raider.deaths)
        lines.append(line.append(read(told)))
        if raider.points is not None:
            seat = panels.seat_text(raider.seat)
            score = read(say("play-final-points", seat=seat, points=raider.points))
            lines.append(Text().append_text(figure(raider.seat)).append(f" {score}"))
    return lines


def show(sitting: Sitting, journal: Path) -> None:
    """Show the result, where the journal lies, how to check it, and after a tutorial what next."""
    _show_result(sitting, journal)
    if sitting.guide is not None:
        _say_farewell(sitting, sitting.guide)


def _say_farewell(sitting: Sitting, guide: Guide) -> None:
    """Show the last lessons, and what to type to play on."""
    screen, reader = sitting.screen, sitting.reader
    _ = guide.look(sitting.match)
    for lesson in guide.waiting:
        panel = guiding.panel_of(lesson, reader, plain=screen.plain)
        if screen.plain:
            screen.lines(guiding.told(panel, reader))
        else:
            screen.lines([Text(), *guiding.drawn(panel, reader, screen.width)])
    screen.line()
    for command, does in guiding.commands_after(str(sitting.save.header.setup.get("variant"))):
        line = Text(f"  {command}", "bold").append("  " + reader.read(does), "not bold " + FAINT)
        screen.console.print(line, soft_wrap=True, highlight=False)
    screen.console.file.flush()


def _show_result(sitting: Sitting, journal: Path) -> None:
    screen = sitting.screen
    between.show_sheet(sitting)
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
