"""`gorin learn`: a tutorial in the terminal, with lessons and hints while one plays."""

from __future__ import annotations

from typing import Annotated

import typer

from gorin.cli.output import Lang, guard
from gorin.cli.play import Fast, Line, conduct, leaving
from gorin.cli.terminal import starting
from gorin.cli.terminal.drawings import table_of
from gorin.cli.terminal.screen import open_screen
from gorin.cli.terminal.starting import BOT, HUMAN, PlayRequest
from gorin.content.boxes import find_box
from gorin.content.desk.matches import wishes_for
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say


def learn(
    game: Annotated[str, typer.Argument(help="The game.")] = "tomb-raider",
    *,
    variant: Annotated[
        str | None, typer.Option(help="The starter to learn with: cave or tomb.")
    ] = None,
    format: Annotated[
        str | None, typer.Option(help="The format to learn; without one the one to begin with.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="The seed of chance: hex digits or any text.")
    ] = None,
    lang: Lang = None,
    line: Line = False,
    fast: Fast = False,
) -> None:
    """Learn a game by playing it, with a lesson whenever something new comes up."""
    with guard(lang, game=game) as output:
        screen = open_screen(output.console, line=line, fast=fast)
        taught, tutorial = find_box(game).lessons, table_of(game).tutorial_of(game)
        if taught is None or tutorial is None:
            raise BadInput(say("hall-no-lessons"))
        options = tutorial.options if variant is None else {"variant": variant}
        cards = output.library
        played = find_box(game).format(format or tutorial.format)
        seats = (HUMAN, *(BOT,) * (played.fewest_seats - 1))
        wishes = wishes_for(cards, game, seats=len(seats), format=played.id, **options)
        asked = PlayRequest(
            game=game, seats=seats, wishes=wishes, seed=seed, fast=fast, guided=True
        )
        with leaving(screen):
            chairs = starting.seats_of(asked, screen, output.reader)
            language = output.reader.language
            _ = conduct(starting.new_game(asked, chairs, screen, language, output.reader))
