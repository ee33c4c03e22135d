"""`gorin series`: several levels by agreement: Timed, Linked, Pick Up."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.text import Text

from gorin.bots.agent import HEURISTIC
from gorin.cli.codes import FALSE
from gorin.cli.groups import hand_on, new_group
from gorin.cli.journals import begin as begin_journal
from gorin.cli.journals import load as load_journal
from gorin.cli.output import Json, Lang, Output, guard
from gorin.cli.play import (
    Fast,
    Line,
    conduct,
    go_on,
    leaving,
    listing,
    row_of,
    tell_of_old_series,
)
from gorin.cli.progress import progress_bar
from gorin.cli.sim import DEFAULT_SEATS, bot_level, check_named, decimal, wins_cells, wins_table
from gorin.cli.terminal import saves, starting
from gorin.cli.terminal.screen import open_screen
from gorin.cli.terminal.starting import BOT, HUMAN, PlayRequest
from gorin.cli.terminal.tomb_raider import series_sheet
from gorin.cli.terminal.tomb_raider.series_counts import Broke, Row, Total, told_of, total_of
from gorin.content.desk.matches import wishes_for
from gorin.content.desk.names import reader_for
from gorin.content.desk.versions import playing_again
from gorin.content.reading.files import is_there
from gorin.content.tomb_raider.options import plan_of_series
from gorin.content.tomb_raider.pool import pool_in
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.games.tomb_raider.joined.view import JoinedView
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import effective
from gorin.kernel.words import say
from gorin.sim.series import Results, Series, play_series

GAME = "tomb-raider"
SIM_TURN_LIMIT = 100
DRAWS = "series"
"""The name that the seeds of chance in series have: the same ones give the same series."""

series = new_group()

Kind = Annotated[str, typer.Argument(metavar="KIND", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", min=2, max=6, show_default=False)]
Levels = Annotated[str | None, typer.Option("--levels", metavar="A,B,...", show_default=False)]
Decks = Annotated[str | None, typer.Option("--decks", metavar="A,B,...", show_default=False)]
Order = Annotated[
    str | None, typer.Option("--order", metavar="listed|random|ask", show_default=False)
]
Scoring = Annotated[str | None, typer.Option("--scoring", show_default=False)]
Carry = Annotated[str | None, typer.Option("--carry", metavar="A,B,...", show_default=False)]
TurnLimit = Annotated[int | None, typer.Option("--turn-limit", min=1, show_default=False)]
Opening = Annotated[str, typer.Option("--opening", metavar="chosen|random")]


class Report(Struct, frozen=True):
    """All that `gorin series sim` gives as JSON."""

    kind: str
    seed: int
    entrants: tuple[str, ...]
    total: Total
    records: tuple[Row, ...]


@series.callback()
def group(context: typer.Context, *, lang: Lang = None) -> None:
    """Play several levels by agreement: a Timed, a Linked or a Pick Up series."""
    hand_on(context, lang)


@series.command("play")
def play_command(
    kind: Kind,
    *,
    seats: Seats = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", show_default=False)] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL")] = HEURISTIC,
    levels: Levels = None,
    decks: Decks = None,
    order: Order = None,
    scoring: Scoring = None,
    carry: Carry = None,
    turn_limit: TurnLimit = None,
    opening: Opening = "chosen",
    seed: Annotated[str | None, typer.Option("--seed", show_default=False)] = None,
    lang: Lang = None,
    line: Line = False,
    fast: Fast = False,
) -> None:
    """Play a series in this terminal."""
    with guard(lang) as output:
        screen = open_screen(output.console, line=line, fast=fast)
        wanted = _seats(seats, seat or [], bots)
        wishes = SeriesWishes(
            kind=kind,
            seats=len(wanted),
            levels=_listed(levels),
            decks=_listed(decks),
            order=order,
            scoring=scoring,
            carry=_listed(carry),
            turn_limit=turn_limit,
            opening=opening,
        )
        asked = PlayRequest(
            game=GAME,
            seats=wanted,
            wishes=wishes_for(output.library, GAME, seats=len(wanted)),
            seed=seed,
            fast=fast,
            plan=lambda: plan_of_series(pool_in(output.library), wishes),
        )
        with leaving(screen):
            reader = output.reader
            chairs = starting.seats_of(asked, screen, reader)
            _ = conduct(starting.new_game(asked, chairs, screen, reader.language, reader))


def _listed(text: str | None) -> tuple[str, ...]:
    """Return the parts of an option that lists things."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def _seats(count: int | None, named: list[str], bots: str) -> tuple[str, ...]:
    """Return who sits where: as named, the others bots; one person if nobody is named.

    Raises:
        BadInput: more are named than there are seats.
    """
    named = named or [HUMAN]
    total = count or max(DEFAULT_SEATS, len(named))
    check_named(named, total)
    return (*named, *(f"{BOT}:{bots}" for _ in range(total - len(named))))


@series.command("resume")
def resume_command(
    save: Annotated[str | None, typer.Argument(metavar="SERIES", show_default=False)] = None,
    *,
    lang: Lang = None,
    json: Json = False,
    line: Line = False,
    fast: Fast = False,
) -> None:
    """Go on with a saved series, or list them."""
    with guard(lang, as_json=json) as output:
        listed = [one for one in saves.list_saves() if one.series]
        if json:
            output.data({"series": [row_of(one) for one in listed]})
            return
        screen = open_screen(output.console, line=line, fast=fast)
        if save is None:
            screen.lines(listing(listed, output) or [output.read("series-no-saves")])
            tell_of_old_series(screen, output)
            if listed:
                screen.lines([output.read("series-resume-how")])
            if not listed or not sys.stdin.isatty():
                return
        with leaving(screen):
            asked = save or screen.ask() or "1"
            go_on(saves.find_save(asked, series=True), screen, output)


@series.command("sheet")
def sheet_command(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    *,
    lang: Lang = None,
    json: Json = False,
    line: Line = False,
) -> None:
    """Show the score sheet of a series."""
    with guard(lang, as_json=json) as output:
        record = load_journal(_journal_at(file))
        match = begin_journal(output.library, record, record.journal.header)
        match.start()
        with playing_again(record.journal.header):
            match.replay(effective(record.journal.entries))
        view: Any = match.table.rulebook.game.view(match.table, None)
        if not isinstance(view, JoinedView):
            raise BadInput(say("series-not-a-series"), place=record.name)
        if json:
            output.data({"sheet": view.series, "outcome": match.outcome})
            return
        reader = reader_for(
            output.library, output.reader.language, record.journal.header.players, GAME
        )
        if line or not output.console.is_terminal:
            output.text("\n".join(series_sheet.told(view.series, reader)))
        else:
            output.show(series_sheet.drawn(view.series, reader))


def _journal_at(asked: str) -> Path:
    """Return the journal of a series from its file, or from its id if it is saved or finished."""
    path = Path(asked)
    if not is_there(path):
        for folder in (saves.saves_folder(), saves.journals_folder()):
            for journal in (folder / f"{asked}.jsonl", folder / asked):
                if is_there(journal):
                    return journal
    return path


# -- many series ---------------------------------------------------------------------------


@series.command("sim")
def sim_command(
    kind: Kind,
    *,
    seats: Seats = None,
    seat: Annotated[
        list[str] | None, typer.Option("--seat", metavar="bot[:LEVEL]", show_default=False)
    ] = None,
    count: Annotated[int, typer.Option("--series", min=1)] = 100,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    swap: Annotated[bool, typer.Option("--swap")] = False,
    levels: Levels = None,
    decks: Decks = None,
    order: Order = None,
    scoring: Scoring = None,
    carry: Carry = None,
    turn_limit: Annotated[int, typer.Option("--turn-limit", min=1)] = SIM_TURN_LIMIT,
    opening: Opening = "chosen",
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Let bots play many series, and count."""
    with guard(lang, as_json=json) as output:
        entrants = _entrants(seats, seat or [])
        wishes = SeriesWishes(
            kind=kind,
            seats=len(entrants),
            levels=_listed(levels),
            decks=_listed(decks),
            order=order,
            scoring=scoring,
            carry=_listed(carry),
            turn_limit=turn_limit,
            opening=opening,
        )
        plan = plan_of_series(pool_in(output.library), wishes)
        runs = Series(plan, entrants, count, seed, swap, DRAWS)
        results = _simulate(output, runs, min(jobs, count))
        records = tuple(map(told_of, results.records))
        total = total_of(runs, results)
        if json:
            output.data(Report(kind, seed, entrants, total, records))
        else:
            _show(output, kind, runs, total)
        _tell_faults(output, records)
        if total.failed:
            raise typer.Exit(FALSE)


def _entrants(count: int | None, named: list[str]) -> tuple[str, ...]:
    """Return the level of each bot; seats that are not named get the best one."""
    total = count or max(DEFAULT_SEATS, len(named))
    check_named(named, total)
    levels = [bot_level(GAME, text) for text in named]
    return (*levels, *(HEURISTIC for _ in range(total - len(levels))))


def _simulate(output: Output, runs: Series, jobs: int) -> Results:
    with progress_bar(output, runs.games) as progress:
        return play_series(runs, jobs=jobs, progress=progress)


def _show(output: Output, kind: str, runs: Series, total: Total) -> None:
    title = output.read(
        "series-sim-title",
        kind=say(f"series-{kind}"),
        series=total.series,
        seats=len(runs.entrants),
        seed=str(runs.seed),
    )
    output.show(Text(title, style="bold"))
    if not total.series:
        return
    more = ("series-column-levels", "series-column-treasures", "series-column-extra")
    table = wins_table(output, "sim-column-bot", more)
    for entry in total.lines:
        level = say(f"bot-level-{entry.level}")
        table.add_row(
            Text(output.read("sim-entrant", number=entry.place + 1, level=level)),
            *wins_cells(output, entry.wins),
            decimal(output, entry.levels, 2),
            decimal(output, entry.treasures, 2),
            decimal(output, entry.extra, 1),
        )
    output.show(table)
    output.text(
        say(
            "series-sim-levels",
            levels=total.levels,
            turns=decimal(output, total.turns, 1),
            undecided=total.undecided,
            nobody=total.nobody,
        )
    )


def _tell_faults(output: Output, records: Sequence[Row]) -> None:
    broken = [record for record in records if isinstance(record, Broke)]
    if broken and not output.as_json:
        text = output.read("series-sim-faults", count=len(broken), number=broken[0].number + 1)
        output.errors.print(Text(text), soft_wrap=True)
        output.errors.print(Text(broken[0].trace), soft_wrap=True)
