"""Commands at a table of Tomb Raider beside those of every game."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.cli.terminal import commands
from gorin.cli.terminal.table import Command, Reply, Typed
from gorin.cli.terminal.tomb_raider import between, board, panels
from gorin.kernel.words import say


def show_map(typed: Typed) -> Reply:
    """Draw the map again, tell it in plain mode, or tell one space of it."""
    company = typed.company
    view = company.view(typed.seat)
    if typed.rest:
        space = typed.rest.upper()
        place = next((place for place in view.places if place.space == space), None)
        if place is None:
            return typed.say(say("play-place-unknown", space=space))
        return typed.show(board.told_place(view, place, company.reader))
    if company.screen.plain:
        return typed.show(*board.told(view, company.reader))
    return Reply.REDRAW


def show_rows(typed: Typed) -> Reply:
    """Show everybody's raider with the unsaved and the saved row."""
    reader = typed.company.reader
    for raider in typed.company.view(typed.seat).raiders:
        typed.show(*panels.told_raider(raider, reader))
    return Reply.SHOWN


def show_rows_or_rule(typed: Typed) -> Reply:
    """Show the rows, or a clause if one is named: both begin with an r."""
    return commands.show_rule(typed) if typed.rest else show_rows(typed)


def show_sheet(typed: Typed) -> Reply:
    """Show the score sheet of the series."""
    between.show_sheet(typed.company)
    return Reply.SHOWN


def list_answers(typed: Typed) -> Reply:
    """List all answers, also where there are many."""
    between.show_answers(typed.table, typed.question)
    return Reply.SHOWN


def show_deck(typed: Typed) -> Reply:
    """Show the draw deck for the next level."""
    between.show_deck(typed.company, typed.seat)
    return Reply.SHOWN


LETTERS: Mapping[str, str] = {"m": "map", "r": "r"}

ALWAYS: Mapping[str, Command] = {"map": show_map, "rows": show_rows, "r": show_rows_or_rule}

IN_SERIES: Mapping[str, Command] = {"sheet": show_sheet}
"""Commands in a series only."""

BETWEEN: Mapping[str, Command] = {"list": list_answers, "deck": show_deck, **IN_SERIES}
"""Commands between its levels only."""

USAGES = ("map SPACE", "rows")
