"""`gorin learn`: a tutorial in the terminal, with lessons and hints while one plays."""

from __future__ import annotations

from typing import Annotated

import typer

from gorin.cli.output import Lang, guard
from gorin.cli.play import Fast, Line, conduct, leaving
from gorin.cli.terminal import starting
from gorin.cli.terminal.drawings import table_of
from gorin.cli.terminal.screen import open_screen
from gorin.cli.terminal.starting import HUMAN, Asked
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
    seed: Annotated[
        str | None, typer.Option(help="The seed of chance: hex digits or any text.")
    ] = None,
    lang: Lang = None,
    line: Line = False,
    fast: Fast = False,
) -> None:
    """Learn a game by playing it alone, with a lesson whenever something new comes up."""
    with guard(lang, game=game) as output:
        screen = open_screen(output.console, line=line, fast=fast)
        taught, tutorial = find_box(game).lessons, table_of(game).tutorial
        if taught is None or tutorial is None:
            raise BadInput(say("hall-no-lessons"))
        options = tutorial.options if variant is None else {"variant": variant}
        cards = output.library
        wishes = wishes_for(cards, game, seats=1, format=tutorial.format, **options)
        asked = Asked(game=game, seats=(HUMAN,), wishes=wishes, seed=seed, fast=fast, guided=True)
        with leaving(screen):
            chairs = starting.seats_of(asked, screen, output.reader)
            language = output.reader.language
            _ = conduct(starting.new_game(asked, chairs, screen, language, output.reader))
