"""Play between the levels of a series: its score sheet, and questions that no map belongs to."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from gorin.cli.terminal import panels
from gorin.cli.terminal.answers import safe_answer
from gorin.cli.terminal.company import Company
from gorin.cli.terminal.table import TerminalTable
from gorin.cli.terminal.tomb_raider import series_sheet
from gorin.content.tomb_raider.options import is_joined
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import Name, say

ASKED_BY_SERIES = "series-"
"""The beginning of the kinds of questions that are asked between levels."""
MANY = 24
"""The most answers that are listed before somebody asks for them."""
NEWS = 6
"""The number of lines of what happened that stand above a question."""


def sheet_of(company: Company, seat: Seat | None = None) -> SeriesView | None:
    """Return the score sheet as a seat may know it, None if a single level is played."""
    if not is_joined(company.save.header.format):
        return None
    game = company.match.table.rulebook.game
    return cast("SeriesView", game.view_part(company.match.table, seat, "series"))


def is_between(question: QuestionView) -> bool:
    """Return whether a question is asked between two levels."""
    return question.kind.startswith(ASKED_BY_SERIES)


def show_sheet(company: Company) -> None:
    """Show the score sheet, once there is something on it."""
    sheet, screen = sheet_of(company), company.screen
    if sheet is None or not sheet.levels:
        return
    screen.line()
    if screen.plain:
        screen.lines(series_sheet.told(sheet, company.reader))
    else:
        screen.console.print(series_sheet.drawn(sheet, company.reader))


def show(table: TerminalTable, seat: Seat, question: QuestionView) -> None:
    """Show a question between two levels: in a drawn screen under the sheet and what happened."""
    company, screen = table.company, table.company.screen
    asked = _wrapped(company, panels.question_text(question, company.reader, seat))
    if not screen.plain:
        screen.redraw(())
        show_sheet(company)
        for line in company.news(seat)[-NEWS:]:
            screen.lines(_wrapped(company, line))
    screen.lines([Text(), *asked])
    if len(question.options) <= MANY:
        show_answers(table, question)
    else:
        screen.lines([company.read("series-many", count=len(question.options))])


def show_answers(table: TerminalTable, question: QuestionView) -> None:
    """List the answers to a question."""
    screen, reader = table.company.screen, table.company.reader
    if screen.plain:
        texts = (reader.read(option.message) for option in question.options)
        screen.lines(f"{number}. {text}" for number, text in enumerate(texts, 1))
    else:
        default = safe_answer(question, table.safe)
        screen.lines(panels.answer_lines(question, reader, screen.width, default=default))


def show_deck(company: Company, seat: Seat) -> None:
    """Show the draw deck of a seat for the next level."""
    sheet = sheet_of(company, seat)
    deck = () if sheet is None else sheet.deck
    named = tuple(say("series-deck-card", card=Name("card", s), count=n) for s, n in deck)
    text = company.read("series-deck", cards=named, count=sum(n for _, n in deck))
    company.screen.lines(_wrapped(company, Text(text)))


def _wrapped(company: Company, text: Text) -> list[Text]:
    return [text] if company.screen.plain else panels.wrap(text, company.screen.width)
