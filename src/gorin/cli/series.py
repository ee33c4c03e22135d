"""`gorin series`: several levels by agreement: Timed, Linked, Pick Up."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.text import Text

from gorin.bots.agent import HEURISTIC
from gorin.cli import series_files, series_sheet
from gorin.cli.groups import hand_on, new_group
from gorin.cli.journals import begin as begin_journal
from gorin.cli.journals import load as load_journal
from gorin.cli.output import FALSE, Json, Lang, Output, guard
from gorin.cli.play import Fast, Line, leaving
from gorin.cli.progress import progress_bar
from gorin.cli.series_table import SeriesTable
from gorin.cli.sim import DEFAULT_SEATS, bot_level, check_named, decimal, wins_cells, wins_table
from gorin.cli.terminal import starting
from gorin.cli.terminal.saves import Chair, Notes, Save, Settings
from gorin.cli.terminal.screen import Screen, open_screen
from gorin.cli.terminal.session import Left
from gorin.cli.terminal.starting import BOT, HUMAN, Asked
from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import begin, make_header, plan_of_series, wishes_for
from gorin.content.tomb_raider.owned import values_used
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.games.tomb_raider.joined.view import JoinedView
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.chance import Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import effective
from gorin.kernel.match import Match
from gorin.kernel.words import Name, say
from gorin.sim.level_series import Broke, Record, Runs, Total, play_runs, total_of

GAME = "tomb-raider"
SIM_TURN_LIMIT = 100

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
    records: tuple[Record, ...]


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
        plan = plan_of_series(wishes)
        asked = Asked(
            game=GAME,
            seats=wanted,
            wishes=wishes_for(GAME, seats=len(wanted)),
            seed=seed,
            fast=fast,
        )
        with leaving(screen):
            chairs = starting.seats_of(asked, screen, output.reader)
            save, match = _new_series(plan, asked, chairs, screen, output)
            with series_files.locked(series_files.id_of(save)):
                _play_out(SeriesTable(save, match, screen, output.reader.language, told=0))


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


def _new_series(
    plan: Plan, asked: Asked, chairs: tuple[Chair, ...], screen: Screen, output: Output
) -> tuple[Save, Match[Any]]:
    reader = output.reader
    table = begin(plan)
    screen.lines([reader.read(values_used(table.state.cards))])
    seed = starting.seed_of(asked.seed)
    screen.lines([output.read("play-commitment", hash=Committed.commitment(seed))])
    entropy = () if asked.fast else _entropy(chairs, screen, output)
    players = tuple(chair.name for chair in chairs)
    header = make_header(plan, players=players, seed=seed, entropy=entropy)
    notes = Notes(seed.hex(), chairs, settings=Settings())
    save = series_files.new_save(header, notes)
    match = Match(table, chance=Committed(seed, entropy))
    match.start()
    return save, match


def _entropy(chairs: tuple[Chair, ...], screen: Screen, output: Output) -> tuple[str, ...]:
    """Let each person add to chance; a seat that adds nothing adds an empty text."""
    given: list[str] = []
    for chair in chairs:
        if chair.bot:
            given.append("")
            continue
        screen.lines([output.read("play-entropy", player=chair.name)])
        given.append(starting.cleaned(screen.ask(), starting.LONGEST_ENTROPY))
    return tuple(given) if any(given) else ()


def _play_out(table: SeriesTable) -> None:
    """Play until the series is over or somebody leaves the table."""
    screen = table.screen
    try:
        table.play()
    except Left:
        screen.lines(["", table.read("series-left", save=table.id)])
        screen.lines([f"  gorin series resume {table.id}"])
        return
    series_files.finish(table.save, table.match)
    path = series_files.archive(table.id)
    screen.lines(["", *_result(table), table.read("play-verify")])
    screen.console.print(Text(f"  gorin verify {path}", "bold"), soft_wrap=True, highlight=False)


def _result(table: SeriesTable) -> list[str]:
    outcome = table.match.outcome
    assert outcome is not None
    reason = say(outcome.reason)
    if not outcome.winners:
        return [table.read("play-nobody-won", reason=reason)]
    winners = tuple(Name("seat", str(int(seat))) for seat in outcome.winners)
    return [table.read("play-won", winners=winners, count=len(winners), reason=reason)]


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
        found = series_files.list_series()
        if json:
            rows = [{"id": one.id, "when": _when(one.when)} for one in found]
            output.data({"series": rows})
            return
        screen = open_screen(output.console, line=line, fast=fast)
        if save is None:
            _list(found, output)
            if not found or not sys.stdin.isatty():
                return
        with leaving(screen):
            id = series_files.find_series(save or screen.ask() or "1")
            with series_files.locked(id):
                loaded, match = series_files.load(id)
                _play_out(SeriesTable(loaded, match, screen, output.reader.language))


def _when(moment: float) -> str:
    return datetime.fromtimestamp(moment, tz=UTC).isoformat(timespec="seconds")


def _list(found: Sequence[series_files.ListedSeries], output: Output) -> None:
    if not found:
        output.text(say("series-no-saves"))
        return
    for number, one in enumerate(found, 1):
        output.show(Text(f"{number:>3}  {one.id}"))
    output.text(say("series-resume-how"))


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
        record = load_journal(series_files.file_of(file))
        match = begin_journal(record, record.journal.header)
        match.start()
        match.replay(effective(record.journal.entries))
        view: Any = match.table.rulebook.game.view(match.table, None)
        if isinstance(view, JoinedView):  # of a table, where series and levels are one match
            view = view.series
        if not isinstance(view, SeriesView):
            raise BadInput(say("series-not-a-series"), place=record.name)
        if json:
            output.data({"sheet": view, "outcome": match.outcome})
            return
        reader = _with_players(output, record.journal.header.players)
        if line or not output.console.is_terminal:
            output.text("\n".join(series_sheet.told(view, reader)))
        else:
            output.show(series_sheet.drawn(view, reader))


def _with_players(output: Output, players: tuple[str, ...]) -> Any:
    from gorin.content.desk.names import reader_for

    return reader_for(output.reader.language, players)


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
        runs = Runs(plan_of_series(wishes), entrants, count, seed, swap)
        records, seconds = _simulate(output, runs, min(jobs, count))
        total = total_of(runs, records, seconds)
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


def _simulate(output: Output, runs: Runs, jobs: int) -> tuple[tuple[Record, ...], float]:
    with progress_bar(output, runs.count) as progress:
        return play_runs(runs, jobs=jobs, progress=progress)


def _show(output: Output, kind: str, runs: Runs, total: Total) -> None:
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


def _tell_faults(output: Output, records: Sequence[Record]) -> None:
    broken = [record for record in records if isinstance(record, Broke)]
    if broken and not output.as_json:
        told = output.read("series-sim-faults", count=len(broken), number=broken[0].number + 1)
        output.errors.print(Text(told), soft_wrap=True)
        output.errors.print(Text(broken[0].trace), soft_wrap=True)
