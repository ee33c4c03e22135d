"""`gorin play` and `gorin resume`: a table in the terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from msgspec.structs import replace
from rich.text import Text

from gorin.cli.codes import FINE
from gorin.cli.decks import line_note
from gorin.cli.output import Json, Lang, Output, guard
from gorin.cli.terminal import ending, matches, saves, session, starting
from gorin.cli.terminal.saves import Listed
from gorin.cli.terminal.screen import Screen, open_screen
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest
from gorin.content.desk.decks import notes_on
from gorin.content.desk.matches import wishes_for
from gorin.content.desk.options import typed_options

Line = Annotated[
    bool, typer.Option("--line", help="Plain lines: no boxes, no colour.", show_default=False)
]
Fast = Annotated[
    bool,
    typer.Option("--fast", help="Tell without pauses, ask for no entropy.", show_default=False),
]


def play(
    game: Annotated[str, typer.Argument(help="The game.")] = "tomb-raider",
    *,
    format: Annotated[str | None, typer.Option(help="The format of the game.")] = None,
    level: Annotated[str | None, typer.Option(help="A level, by id or file.")] = None,
    variant: Annotated[str | None, typer.Option(help="The variant of the level.")] = None,
    seat: Annotated[
        list[str] | None, typer.Option(help="human, human:NAME or bot:LEVEL, once per seat.")
    ] = None,
    deck: Annotated[
        list[str] | None, typer.Option(help="A deck, by id or file, in seat order.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="The seed of chance: hex digits or any text.")
    ] = None,
    opening: Annotated[str | None, typer.Option(help="Opening hands: chosen or random.")] = None,
    games: Annotated[
        int, typer.Option(help="A match of so many games, with swaps in between: 1, 3 or 5.")
    ] = 1,
    turn_limit: Annotated[
        int | None, typer.Option(min=1, help="After so many turns nobody wins.")
    ] = None,
    points: Annotated[
        list[str] | None,
        typer.Option(metavar="KIND=NUMBER", help="Bounty Hunter: points for traps or hazards."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, by its name."),
    ] = None,
    lang: Lang = None,
    line: Line = False,
    fast: Fast = False,
) -> None:
    """Play a game in this terminal: alone, with friends at one keyboard, against bots."""
    with guard(lang, game=game) as output:
        screen = open_screen(output.console, line=line, fast=fast)
        flags = {
            "level": level,
            "variant": variant,
            "turn_limit": turn_limit,
            "opening": opening,
            "points": tuple(points or ()) or None,
        }
        options = typed_options(game, option or (), flags)
        cards, decks = output.library, tuple(deck or ())
        wishes = wishes_for(cards, game, seats=1, format=format, decks=decks, **options)
        asked = PlayRequest(game=game, seats=tuple(seat or ()), wishes=wishes, seed=seed, fast=fast)
        screen.lines([line_note(output, *told) for told in notes_on(game, wishes)])
        with leaving(screen):
            _play(asked, games, screen, output)


def resume(
    save: Annotated[
        str | None, typer.Argument(help="A saved game, by its number in the list or its id.")
    ] = None,
    *,
    list_only: Annotated[
        bool, typer.Option("--list", help="Only list the saved games.", show_default=False)
    ] = False,
    lang: Lang = None,
    json: Json = False,
    line: Line = False,
    fast: Fast = False,
) -> None:
    """Go on with a saved game, or list them."""
    with guard(lang, as_json=json) as output:
        if json:
            listed = saves.list_saves()
            output.data(
                {
                    "saves": [row_of(each) for each in listed],
                    "series": [each.id for each in listed if each.series],
                    "old_series": saves.list_old_series(),
                }
            )
            return
        screen = open_screen(output.console, line=line, fast=fast)
        with leaving(screen):
            wanted = save or _ask_which(screen, output, asks=not list_only)
            if wanted is not None:
                go_on(saves.find_save(wanted), screen, output)


@contextmanager
def leaving(screen: Screen) -> Iterator[None]:
    """Let whoever ends the input or stops the program at the keyboard leave in good order."""
    try:
        yield
    except (EOFError, KeyboardInterrupt):
        screen.line()
        raise typer.Exit(FINE) from None


def _play(asked: PlayRequest, games: int, screen: Screen, output: Output) -> None:
    reader, language = output.reader, output.reader.language
    chairs = starting.seats_of(asked, screen, reader)
    asked = replace(asked, wishes=replace(asked.wishes, seats=len(chairs)))
    match = matches.begun(asked, games)
    if match is not None:
        asked = matches.frozen(asked)
    while True:
        asked = matches.swaps(asked, chairs, screen, reader)
        sitting = starting.new_game(asked, chairs, screen, language, reader)
        if match is not None:
            sitting.save.notes.match = replace(match, decks=asked.wishes.decks)
        if not _play_match(sitting, fast=asked.fast) or not _another(sitting):
            return
        # Whoever names a seed wants that game once, not again and again.
        asked = replace(asked, seed=None)


def go_on(id: str, screen: Screen, output: Output) -> None:
    """Go on with a saved game until it is over or somebody leaves the table."""
    with saves.locked(id):
        sitting = starting.saved_game(output.library, id, screen, output.reader.language)
        screen.lines([output.read("play-resumed", level=sitting.title)])
        is_over = _play_out(sitting)
    if is_over and matches.goes_on(sitting):
        _ = _go_on_with_match(sitting, fast=screen.pace == 0)


def conduct(sitting: Sitting) -> bool:
    """Play a new game until it is over (True) or somebody leaves the table (False)."""
    with saves.locked(sitting.save.id):
        return _play_out(sitting)


def _play_match(sitting: Sitting, *, fast: bool) -> bool:
    """Play a game, and all that follow if it begins a match; see `conduct`."""
    if not conduct(sitting):
        return False
    return not matches.goes_on(sitting) or _go_on_with_match(sitting, fast=fast)


def _go_on_with_match(sitting: Sitting, *, fast: bool) -> bool:
    """Play the games of a match that follow one that is over; see `conduct`."""
    while matches.goes_on(sitting):
        screen, reader = sitting.screen, sitting.reader
        try:
            asked, kept = matches.following(sitting, fast=fast)
            asked = matches.swaps(asked, sitting.chairs, screen, reader)
            after = starting.new_game(asked, sitting.chairs, screen, reader.language, reader)
        except (EOFError, KeyboardInterrupt):
            _tell_left(sitting)
            return False
        after.save.notes.match = replace(kept, decks=asked.wishes.decks)
        after.save.notes.settings = sitting.settings
        after.keep()
        sitting.save.discard()
        sitting = after
        if not conduct(sitting):
            return False
    return True


def _tell_left(sitting: Sitting) -> None:
    """Tell how to go on with a game that somebody leaves."""
    sitting.screen.lines(["", sitting.read("play-left", save=sitting.save.id)])
    sitting.screen.lines([f"  gorin {sitting.table.resume_command} {sitting.save.id}"])


def _play_out(sitting: Sitting) -> bool:
    """Play until the game is over (True) or somebody leaves the table (False)."""
    try:
        session.play(sitting)
    except session.Left:
        _tell_left(sitting)
        return False
    keeps = matches.goes_on(sitting)  # until the next game of the match is on the disk
    save, match = sitting.save, sitting.match
    journal = save.finished(match) if keeps else save.finish(match)
    sitting.table.last_look()
    ending.show(sitting, journal)
    score = matches.score_of(sitting)
    if score is not None:
        sitting.screen.lines([Text(matches.told(sitting, score), "bold")])
    return True


def _another(sitting: Sitting) -> bool:
    """Ask whether to play once more; only where somebody can answer."""
    if not sitting.people or not sys.stdin.isatty():
        return False
    sitting.screen.lines([sitting.read("play-another")])
    word = sitting.read("yes").casefold()
    return sitting.screen.ask().casefold() in ("y", "yes", word, word[:1])


# -- the list of saved games ---------------------------------------------------------------


def _ask_which(screen: Screen, output: Output, *, asks: bool) -> str | None:
    listed = saves.list_saves()
    if not listed:
        screen.lines([output.read("play-no-saves")])
        tell_of_old_series(screen, output)
        return None
    screen.lines(listing(listed, output))
    tell_of_old_series(screen, output)
    if not asks or not sys.stdin.isatty():
        screen.lines([output.read("play-resume-how")])
        return None
    screen.lines([output.read("play-resume-which")])
    return screen.ask() or "1"


def tell_of_old_series(screen: Screen, output: Output) -> None:
    """Say farewell to saved series of an earlier version."""
    old = saves.list_old_series()
    if old:
        screen.lines([output.read("series-old-saves", series=tuple(old), count=len(old))])
        screen.lines([output.read("series-farewell")])


def listing(listed: Sequence[Listed], output: Output) -> list[Text]:
    """Return saved games as a numbered list."""
    lines = []
    for number, save in enumerate(listed, 1):
        line = Text(f"{number:>3}  ", "bold")
        if save.fault is not None:
            text = output.read("play-save-damaged")
        else:
            players = tuple(chair.name for chair in save.chairs)
            text = output.read("play-save", level=save.title, turn=save.turn, players=players)
        line.append(text, "not bold").append(f"  {_when(save)}  {save.id}", "not bold dim")
        lines.append(line)
    return lines


def _when(save: Listed) -> str:
    moment = datetime.fromtimestamp(save.when, tz=UTC).astimezone()
    today = datetime.fromtimestamp(time.time(), tz=UTC).astimezone().date()
    return moment.strftime("%H:%M" if moment.date() == today else "%Y-%m-%d %H:%M")


def row_of(save: Listed) -> dict[str, Any]:
    """Return a saved game as data."""
    when = datetime.fromtimestamp(save.when, tz=UTC).isoformat(timespec="seconds")
    chairs = [{"name": chair.name, "bot": chair.bot} for chair in save.chairs]
    return {
        "id": save.id,
        "when": when,
        "level": save.title,
        "turn": save.turn,
        "seats": chairs,
        "readable": save.fault is None,
    }
