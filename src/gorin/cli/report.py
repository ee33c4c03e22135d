"""`gorin report`: let bots play a game many times, and write a page on how it plays."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from gorin.bots.agent import RANDOM, SEARCH
from gorin.cli.codes import FALSE, STOPPED
from gorin.cli.options import Option, gathered
from gorin.cli.output import Json, Lang, Output, guard
from gorin.cli.sim import limited
from gorin.content.box.box import Box
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.options import typed_options
from gorin.content.reading.folders import SHARED, write_whole
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.sim.plots import check_installed
from gorin.sim.report.balance import cases, subjects_of, usual_seats
from gorin.sim.report.page import page_of
from gorin.sim.report.report import Report, data_of, report_of, table_of
from gorin.sim.report.run import State, Work, play_all, work_for
from gorin.sim.report.words import Words

FOLDER = Path("balance")
PAGE, TABLE, DATA = "index.html", "figures.csv", "data"


class ReportRequest(Struct, frozen=True):
    """The request of the command line."""

    game: str
    levels: tuple[str, ...]
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    fewer: dict[str, int | None]
    seed: int
    limit: int | None
    options: dict[str, Any]
    folder: Path


def report(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    *,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of each case.")] = 1000,
    random_games: Annotated[
        int | None, typer.Option("--random-games", min=1, show_default=False)
    ] = None,
    search_games: Annotated[
        int | None, typer.Option("--search-games", min=1, show_default=False)
    ] = None,
    levels: Annotated[
        str | None, typer.Option("--levels", metavar="A,B", show_default=False)
    ] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B", show_default=False)] = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="A,B", help="How many bots.", show_default=False),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, help="How many processes.", show_default=False)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="What chance and bots derive from.")] = 0,
    turn_limit: Annotated[
        int | None, typer.Option("--turn-limit", min=1, show_default=False)
    ] = None,
    option: Option = None,
    folder: Annotated[Path, typer.Option("--output", metavar="FOLDER")] = FOLDER,
    redraw: Annotated[bool, typer.Option("--redraw", help="Play nothing.")] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Let bots play a game many times, and write a page on how it plays."""
    with guard(lang, as_json=json, game=game) as output:
        box = find_box(game)
        check_installed(PAGE)
        names = _list(levels) or subjects_of(box).ids()
        usual = (level for level in box.players.levels if level != SEARCH)
        players = _list(bots) or tuple(usual)
        _, (counts, options) = gathered(
            lambda: _check_names(output.library, box, names, players),
            lambda: gathered(
                lambda: read_seats(_list(seats)),
                lambda: _options(output.library, box, option or [], turn_limit),
            ),
        )
        asked = ReportRequest(
            game,
            names,
            players,
            counts or usual_seats(box),
            games,
            {RANDOM: random_games, SEARCH: search_games},
            seed,
            options.pop(box.balance.limit, box.balance.long),
            options,
            folder,
        )
        works = works_for(output.library, asked, redraw=redraw)
        stopped = not redraw and _play(output, works, jobs or os.cpu_count() or 1)
        result = report_of(output.library, works, asked.bots)
        _write(output, folder, result)
        if json:
            output.data(data_of(result))
        else:
            _tell(output, folder, result, stopped=stopped)
        if stopped:
            raise typer.Exit(STOPPED)
        if result.failed:
            raise typer.Exit(FALSE)


def _list(text: str | None) -> tuple[str, ...]:
    """Return what stands between commas, each thing once."""
    named = (part.strip() for part in (text or "").split(","))
    return tuple(dict.fromkeys(name for name in named if name))


def read_seats(named: Sequence[str]) -> tuple[int, ...]:
    """Return numbers of seats.

    Raises:
        BadInput: all that are none.
    """
    faults = [
        BadInput(say("report-bad-seats", asked=text), place="--seats")
        for text in named
        if not (text.isascii() and text.isdecimal() and int(text))
    ]
    if faults:
        raise BadInput.together(faults)
    return tuple(sorted(int(text) for text in named))


def _options(
    library: Library, box: Box, typed: Sequence[str], turn_limit: int | None
) -> dict[str, Any]:
    """Return the options of the game that were typed, and the turn limit among them.

    Raises:
        BadInput: all that is wrong with them, or those that a report chooses itself.
    """
    options = typed_options(box.id, typed, limited(box.id, turn_limit))
    subjects = subjects_of(box)
    own = {
        name
        for id in subjects.ids()[:1]
        for each in subjects.named(library, id)
        for name in each.options
    }
    faults = [BadInput(say("report-own-option"), place=name) for name in options if name in own]
    if faults:
        raise BadInput.together(faults)
    return options


def works_for(library: Library, asked: ReportRequest, *, redraw: bool = False) -> list[Work]:
    """Return the cases that are asked for, with the games of them that are kept.

    Raises:
        BadInput: what is asked for cannot be played, or there is nothing to play or to show.
    """
    box = find_box(asked.game)
    works = [
        work_for(
            library,
            asked.game,
            case,
            asked.folder / DATA,
            games=asked.fewer.get(case.bot) or asked.games,
            seed=asked.seed,
            limit=asked.limit,
            options=asked.options,
            anyhow=redraw,
        )
        for case in cases(library, box, asked.levels, asked.bots, asked.seats)
    ]
    if not works:
        raise BadInput(say("report-nothing"), place="--seats")
    if redraw and not any(work.count for work in works):
        raise BadInput(say("report-nothing-kept"), place=str(asked.folder))
    return works


def _check_names(library: Library, box: Box, names: Sequence[str], bots: Sequence[str]) -> None:
    """Check that there is all that it plays, and all bots.

    Raises:
        BadInput: all that there is not.
    """
    faults: list[BadInput] = []
    for bot in bots:
        try:
            _ = box.players.agent(bot, 0)
        except BadInput as error:
            faults.append(BadInput(error.message, place="--bots"))
    for name in names:
        try:
            _ = list(subjects_of(box).named(library, name))
        except BadInput as error:
            faults += error.all
    if faults:
        raise BadInput.together(faults)


# -- playing -------------------------------------------------------------------------------


def _play(output: Output, works: Sequence[Work], jobs: int) -> bool:
    """Play what is missing; return whether somebody stopped it."""
    if all(work.done for work in works):
        return False
    try:
        with _progress(output, works[0].series.plan.game) as show:
            play_all(works, jobs=jobs, told=show)
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def _progress(output: Output, game: str) -> Iterator[Callable[[State], None]]:
    """Show how far the games are: in a terminal a bar, elsewhere a line for each case."""
    words = Words(output.library, output.reader, game)
    if output.as_json:
        yield lambda _: None
    elif not output.errors.is_terminal:
        yield lambda state: _tell_in_lines(output, words, state)
    else:
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.fields[games]}"),
            TextColumn("{task.fields[left]}", style="progress.remaining"),
            console=output.errors,
            transient=True,
        )
        with bar:
            task = bar.add_task(output.read("sim-playing"), total=None, games="", left="")
            yield lambda state: bar.update(
                task,
                description=words.case(state.case),
                completed=state.seconds,
                total=state.all_seconds,
                games=words.read("report-progress", games=state.games, all=state.all_games),
                left=words.read("report-left", time=_time(state.left)),
            )


def _tell_in_lines(output: Output, words: Words, state: State) -> None:
    if state.finished:
        text = words.read(
            "report-case-done",
            cases=state.cases,
            all=state.all_cases,
            case=words.case(state.case),
            time=_time(state.left),
        )
        output.errors.print(Text(text), soft_wrap=True)


def _time(seconds: float) -> str:
    return str(timedelta(seconds=round(seconds)))


# -- writing -------------------------------------------------------------------------------


def _write(output: Output, folder: Path, result: Report) -> None:
    write_whole(folder / TABLE, table_of(result).encode(), mode=SHARED)
    write_whole(folder / PAGE, page_of(output.library, output.reader, result).encode(), mode=SHARED)


def _tell(output: Output, folder: Path, result: Report, *, stopped: bool) -> None:
    words = Words(output.library, output.reader, result.game)
    for check in result.checks:
        output.text(say("report-checked", asked=words.asked(check), verdict=words.verdict(check)))
    if stopped:
        output.text(say("report-stopped", games=result.games, all=result.all_games))
    if result.failed:
        output.text(say("report-faults", count=len(result.failed)))
    output.text(say("report-written", file=str(folder / PAGE)))
