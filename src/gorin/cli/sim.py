"""`gorin sim`: let bots play many games, and count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct
from msgspec.structs import replace
from rich.bar import Bar
from rich.table import Table
from rich.text import Text

from gorin.cli.codes import FALSE
from gorin.cli.options import Option, gathered
from gorin.cli.output import Json, Lang, Output, guard, light_table
from gorin.cli.progress import progress_bar
from gorin.content.box.measures import Measure, Of
from gorin.content.box.wishes import Wishes
from gorin.content.boxes import find_box
from gorin.content.desk.matches import plan, wishes_for
from gorin.content.desk.options import typed_options
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.sim.dealing import dealt
from gorin.sim.plots import Labels, check_plot, has_letters, plot
from gorin.sim.series import CHANCE, Results, Series, measures_in, play_series, seed_for
from gorin.sim.statistics import Means, Share, Summary, summarize, ways_of, won_by

DEFAULT_SEATS = 2
WIDE = 100
"""The number of columns from which on there is room for long bars."""
SHOWN_FAULTS = 5


class Fault(Struct, frozen=True):
    """A game that broke: its number from 1, what chance derived from, and the traceback."""

    number: int
    chance_seed: int
    trace: str


class SimRequest(Struct, frozen=True):
    """The request of the command line: what is played, and the options that decide it."""

    game: str
    wishes: Wishes
    options: dict[str, Any]


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    *,
    format: Annotated[str | None, typer.Option("--format", show_default=False)] = None,
    level: Annotated[str | None, typer.Option("--level", show_default=False)] = None,
    variant: Annotated[str | None, typer.Option("--variant", show_default=False)] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", min=1, help="How many bots play.", show_default=False)
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="bot[:LEVEL]", help="Who plays.", show_default=False),
    ] = None,
    deck: Annotated[
        list[str] | None,
        typer.Option("--deck", metavar="DECK", help="What is played with.", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option("--seed", help="What chance and bots derive from.")] = 0,
    turn_limit: Annotated[
        int | None, typer.Option("--turn-limit", min=1, show_default=False)
    ] = None,
    points: Annotated[
        list[str] | None, typer.Option("--points", metavar="KIND=NUMBER", show_default=False)
    ] = None,
    option: Option = None,
    swap: Annotated[
        bool, typer.Option("--swap", help="Bots change seats from game to game.")
    ] = False,
    number: Annotated[
        int | None, typer.Option("--game", min=1, help="Play only this one.", show_default=False)
    ] = None,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", show_default=False)
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Let bots play many games, and count."""
    with guard(lang, as_json=json, game=game) as output:
        if plot_file is not None:
            check_plot(plot_file)
        flags = {"level": level, "variant": variant, "points": points}
        entrants, options = gathered(
            lambda: entrants_of(game, seats, seat or [], format, len(deck or ())),
            lambda: options_of(game, format, option or [], flags, turn_limit),
        )
        wishes = wishes_for(output.library, game, seats=len(entrants), format=format, **options)
        asked = SimRequest(game, wishes, options)
        plain = Series(plan(game, wishes), entrants, games, seed, swap)
        series = _with_decks(plain, wishes, deck or ())
        results = _play(output, series, jobs, number)
        summary = summarize(series, results)
        if json:
            output.data(_data(series, asked, summary, results))
        else:
            _show(output, series, asked, summary)
        _tell_faults(output, series, results)
        if plot_file is not None and results.played:
            plot(plot_file, summary, results, _labels(output, lang, series, asked, summary))
            if not json:
                output.text(say("sim-plotted", file=str(plot_file)))
        if results.failed:
            raise typer.Exit(FALSE)


def _with_decks(series: Series, wishes: Wishes, decks: Sequence[str]) -> Series:
    """Return a series with the decks that are named.

    Raises:
        BadInput: all that is wrong with them.
    """
    if not decks:
        return series
    anew = dealt(series.plan.game, wishes, decks)
    return replace(series, plan=anew.plan, decks=anew.decks, deals=anew.deals)


def entrants_of(
    game: str, seats: int | None, named: list[str], format: str | None = None, decks: int = 0
) -> tuple[str, ...]:
    """Return the level of each bot; seats that are not named get the best one.

    If nobody says how many play, one for each deck, as far as so many may; without decks as many
    as usual in the format, or more if more are named.

    Raises:
        BadInput: a seat is no bot, there is no such level, or more are named than seats.
    """
    count = seats or len(named) or _usual_seats(game, format, decks)
    check_named(named, count)
    faults: list[BadInput] = []
    levels: list[str] = []
    for asked in named:
        try:
            levels.append(bot_level(game, asked))
        except BadInput as error:
            faults.append(error)
    if faults:
        raise BadInput.together(faults)
    return (*levels, *(find_box(game).players.usual for _ in range(count - len(levels))))


def _usual_seats(game: str, format: str | None, decks: int) -> int:
    """Return how many play a format; that there is no such format is told elsewhere."""
    played = next((each for each in find_box(game).choosable if format in (None, each.id)), None)
    if played is None:
        return DEFAULT_SEATS
    if not decks:
        return played.usual_seats
    return max(played.fewest_seats, min(decks, played.most_seats))


def check_named(named: Sequence[str], seats: int) -> None:
    """Check that no more are named than there are seats.

    Raises:
        BadInput: more are.
    """
    if len(named) > seats:
        raise BadInput(say("sim-too-many-seats", named=len(named), seats=seats), place="--seat")


def bot_level(game: str, asked: str) -> str:
    """Return the level that "bot" or "bot:LEVEL" names.

    Raises:
        BadInput: it names no bot, or no level of a game's bots.
    """
    kind, _, level = asked.partition(":")
    if kind != "bot":
        raise BadInput(say("sim-not-a-bot", asked=asked), place="--seat")
    players = find_box(game).players
    level = level or players.usual
    _ = players.agent(level, 0)
    return level


def options_of(
    game: str,
    format: str | None,
    typed: Sequence[str],
    flags: Mapping[str, Any],
    turn_limit: int | None,
) -> dict[str, Any]:
    """Return the options of the games: those that were typed, and the usual ones among bots.

    Raises:
        BadInput: all that is wrong with them.
    """
    balance = find_box(game).balance
    options = typed_options(game, typed, {**flags, **limited(game, turn_limit)})
    return {**balance.usual(format, options), **options}


def limited(game: str, turn_limit: int | None) -> dict[str, Any]:
    """Return the option of a game that ends a match after some turns, if one is asked for.

    Raises:
        BadInput: the game has no such option.
    """
    if turn_limit is None:
        return {}
    name = find_box(game).balance.limit
    if not name:
        raise BadInput(say("sim-no-turn-limit"), place="--turn-limit")
    return {name: turn_limit}


def _play(output: Output, series: Series, jobs: int, number: int | None) -> Results:
    numbers = None if number is None else (number - 1,)
    total = series.games if numbers is None else 1
    with progress_bar(output, total) as progress:
        return play_series(series, jobs=min(jobs, total), numbers=numbers, progress=progress)


def _data(series: Series, asked: SimRequest, summary: Summary, results: Results) -> dict[str, Any]:
    """Return all that a series gave as plain data, what is counted by the ids of measures."""
    failed = tuple(
        Fault(game.number + 1, seed_for(series.seed, game.number, CHANCE), game.trace)
        for game in results.failed
    )
    result = {
        **asked.options,
        "game": series.plan.game,
        "format": series.plan.format,
        "entrants": series.entrants,
        "games": series.games,
        "seed": series.seed,
        "swap": series.swap,
        "decks": tuple(deck.name for deck in series.decks),
        "summary": summary,
        "records": results.played,
        "failed": failed,
    }
    data: dict[str, Any] = _flat(msgspec.to_builtins(result))
    return data


def _flat(value: Any) -> Any:
    """Return data with what measures counted among the other figures."""
    if isinstance(value, list | tuple):
        return [_flat(each) for each in value]
    if not isinstance(value, dict):
        return value
    flat: dict[str, Any] = {}
    for name, each in value.items():
        flat |= each if name == "counted" else {name: _flat(each)}
    return flat


# -- showing -------------------------------------------------------------------------------


def _title(output: Output, series: Series, asked: SimRequest, summary: Summary) -> str:
    box = find_box(asked.game)
    format = series.plan.format
    played = box.balance.played
    title = say(box.any_format(format).title)
    return output.read(
        "sim-title",
        game=say(f"game-{asked.game}"),
        played=title if played is None else played(asked.wishes, format),
        games=summary.games,
        seed=str(series.seed),
    )


def _show(output: Output, series: Series, asked: SimRequest, summary: Summary) -> None:
    output.show(Text(_title(output, series, asked, summary), style="bold"))
    if summary.games:
        if summary.decks:
            _show_decks(output, summary)
        _show_wins(output, series, summary)
        _show_games(output, series, summary)


def _show_decks(output: Output, summary: Summary) -> None:
    """Show how often each deck won, and in which ways."""
    table = wins_table(output, "sim-column-deck", ("sim-column-games",))
    ways = ways_of(summary)
    for way in ways:
        table.add_column(output.read(way), justify="right")
    for deck in summary.decks:
        counts = (str(won_by(deck, way)) for way in ways)
        table.add_row(Text(deck.name), *wins_cells(output, deck.wins), str(deck.games), *counts)
    output.show(table)


def _counted(series: Series, of: Of) -> tuple[Measure, ...]:
    """Return what is counted of each seat, or of a whole game, of a series."""
    measures = measures_in(find_box(series.plan.game), series.plan.format)
    return tuple(each for each in measures if each.counted is not None and each.of == of)


def _show_wins(output: Output, series: Series, summary: Summary) -> None:
    measures = _counted(series, "seat")
    rows = [
        (_bot(output, series, entrant.place), entrant.wins, entrant.counted)
        for entrant in summary.entrants
    ]
    output.show(_table(output, "sim-column-bot", rows, measures))
    if series.swap and len(series.entrants) > 1:
        rows = [
            (output.read("seat-name", number=line.seat + 1), line.wins, line.counted)
            for line in summary.seats
        ]
        output.show(_table(output, "sim-column-seat", rows, measures))


def _table(
    output: Output,
    head: str,
    rows: list[tuple[str, Share, Means]],
    measures: Sequence[Measure],
) -> Table:
    table = wins_table(output, head)
    room = 24 if output.console.width >= WIDE else 8
    table.add_column("", width=room)
    for measure in measures:
        table.add_column(output.reader.read(measure.label), justify="right")
    for name, wins, counted in rows:
        table.add_row(
            Text(name),
            *wins_cells(output, wins),
            Bar(1.0, 0.0, wins.share, width=room, color="cyan"),
            *(decimal(output, counted[measure.id], 2) for measure in measures),
        )
    return table


def wins_table(output: Output, head: str, more: tuple[str, ...] = ()) -> Table:
    """Return a table of who won how often, and columns of more figures."""
    table = light_table()
    table.add_column(output.read(head), no_wrap=True)
    for column in ("sim-column-wins", "sim-column-share", "sim-column-interval", *more):
        table.add_column(output.read(column), justify="right", no_wrap=True)
    return table


def wins_cells(output: Output, wins: Share) -> tuple[str, str, str]:
    """Return how often somebody won, the share of it, and where the share may really lie."""
    low, high = percent(output, wins.interval.low), percent(output, wins.interval.high)
    interval = output.read("sim-interval", low=low, high=high)
    return str(wins.count), percent(output, wins.share), interval


def _show_games(output: Output, series: Series, summary: Summary) -> None:
    turns = summary.turns
    output.text(
        say(
            "sim-turns",
            mean=decimal(output, turns.mean, 1),
            low=decimal(output, turns.interval.low, 1),
            high=decimal(output, turns.interval.high, 1),
            median=decimal(output, turns.median, 1),
            p90=decimal(output, turns.p90, 1),
            least=turns.least,
            most=turns.most,
        )
    )
    for ending in summary.endings:
        share = percent(output, ending.games / summary.games)
        output.text(say("sim-ending", reason=say(ending.reason), games=ending.games, share=share))
    for measure in _counted(series, "match"):
        mean = decimal(output, summary.counted[measure.id], 1)
        output.text(say("sim-counted", label=measure.label, mean=mean))
    output.text(
        say(
            "sim-speed",
            decisions=decimal(output, summary.decisions / summary.games, 0),
            rate=decimal(output, summary.games_per_second, 1),
            seconds=decimal(output, summary.seconds, 1),
        )
    )


def _bot(output: Output, series: Series, place: int) -> str:
    """Return the name of an entrant: its number if there are several, and its level."""
    level = say(f"bot-level-{series.entrants[place]}")
    if len(series.entrants) == 1:
        return output.reader.read(level)
    return output.read("sim-entrant", number=place + 1, level=level)


def decimal(output: Output, value: float, places: int) -> str:
    """Return a number as people of the reader's language write it."""
    shown = f"{value:.{places}f}"
    return shown.replace(".", output.read("sim-decimal-mark"))


def percent(output: Output, share: float) -> str:
    """Return a share in percent."""
    return output.read("sim-percent", number=decimal(output, 100 * share, 1))


def _tell_faults(output: Output, series: Series, results: Results) -> None:
    """Tell which games broke and how to play each again; the traceback of the first one."""
    if not results.failed or output.as_json:
        return
    count = len(results.failed)
    output.errors.print(Text(output.read("sim-faults", count=count), style="bold"))
    for game in results.failed[:SHOWN_FAULTS]:
        text = output.read(
            "sim-fault", number=game.number + 1, seed=str(series.seed), error=_last_line(game.trace)
        )
        output.errors.print(Text(text), soft_wrap=True)
    output.errors.print(Text(results.failed[0].trace), soft_wrap=True)


def _last_line(trace: str) -> str:
    return trace.strip().rpartition("\n")[2]


def _labels(
    output: Output, lang: str | None, series: Series, asked: SimRequest, summary: Summary
) -> Labels:
    if not has_letters(output.reader.language):
        with guard("en", game=asked.game) as english:
            return _labels(english, "en", series, asked, summary)
    bars = tuple(_bot(output, series, place) for place in range(len(series.entrants)))
    return Labels(
        _title(output, series, asked, summary),
        tuple(deck.name for deck in summary.decks) or bars,
        output.read("plot-wins"),
        output.read("plot-turns"),
        output.read("plot-games"),
        output.read("plot-caption", games=summary.games),
        {way: output.read(way) for way in ways_of(summary)},
    )
