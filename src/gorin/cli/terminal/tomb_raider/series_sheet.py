"""The score sheet of a series: in plain lines, or as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from gorin.content.tomb_raider.levels import read_title
from gorin.games.tomb_raider.series.view import LevelView, PlayedView, SeriesView, StandingView
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Name, say
from gorin.text.render import Reader


def seat_name(seat: Seat) -> Name:
    """Return the name of a seat as something to read."""
    return Name("seat", str(int(seat)))


def cards_shown(slugs: tuple[str, ...]) -> tuple[Arg, ...]:
    """Return cards as a list to read."""
    return tuple(Name("card", slug) for slug in slugs)


def level_title(view: SeriesView, setup: Mapping[str, Any], reader: Reader) -> str:
    """Return the title of the level that is played or was played last.

    While the order of the levels is open it is that of the series, by what it started from.
    """
    if not view.levels:
        return reader.read(say(f"series-{setup['kind']}"))
    return read_title(reader, view.levels[max(1, view.number) - 1].title)


def told(view: SeriesView, reader: Reader) -> list[str]:
    """Return the sheet in lines: each level that was played, those to come, where all stand."""
    lines: list[str] = []
    for played in view.played:
        lines.append(reader.read(_played(played)))
        lines += [f"  {text}" for text in _details(view, played, reader)]
    played_so_far = len(view.played)
    lines += [reader.read(_to_come(level)) for level in view.levels[played_so_far:]]
    lines += [reader.read(_standing(view, player)) for player in view.players]
    return lines


def _played(played: PlayedView) -> Arg:
    args: dict[str, Arg] = {
        "number": played.number,
        "level": Name("level", played.title),
        "turns": played.turns,
    }
    if not played.winners:
        return say("series-sheet-drawn", **args)
    winners = tuple(seat_name(seat) for seat in played.winners)
    return say("series-sheet-won", winners=winners, **args)


def _to_come(level: LevelView) -> Arg:
    name = Name("level", level.title)
    if level.builder is None:
        return say("series-sheet-to-come", number=level.number, level=name)
    builder = seat_name(level.builder)
    return say("series-sheet-to-come-of", number=level.number, level=name, seat=builder)


def _details(view: SeriesView, played: PlayedView, reader: Reader) -> Iterator[str]:
    for player in view.players:
        facts = tuple(_facts(played, player.seat))
        if facts:
            name = seat_name(player.seat)
            yield reader.read(say("series-sheet-seat", seat=name, facts=facts))


def _facts(played: PlayedView, seat: Seat) -> Iterator[Arg]:
    """Yield what there is to tell of a seat in a level."""
    if played.extra:
        yield say("series-fact-extra", turns=played.extra[seat])
        if not played.finished[seat]:
            yield say("series-fact-unfinished")
    if played.prizes[seat]:
        yield say("series-fact-prize", card=Name("card", played.prizes[seat]))
    if played.kept[seat]:
        yield say("series-fact-kept", cards=cards_shown(played.kept[seat]))
    if played.added[seat]:
        yield say("series-fact-added", count=played.added[seat])


def _standing(view: SeriesView, player: StandingView) -> Arg:
    return say(
        "series-sheet-standing", seat=seat_name(player.seat), facts=tuple(_sums(view, player))
    )


def _sums(view: SeriesView, player: StandingView) -> Iterator[Arg]:
    if view.scoring == "turns":
        yield say("series-fact-extra", turns=player.extra)
    yield say("series-fact-levels", count=player.levels)
    if player.won:
        yield say("series-fact-won", cards=cards_shown(player.won))
    if player.kept and len(view.played) < len(view.levels):
        yield say("series-fact-holds", cards=cards_shown(player.kept))


def drawn(view: SeriesView, reader: Reader) -> Table:
    """Return the sheet as a table: a line for each level, a column for each player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", justify="right", no_wrap=True)
    for id in ("series-column-level", "series-column-winner"):
        table.add_column(reader.read(say(id)))
    table.add_column(reader.read(say("series-column-turns")), justify="right")
    for player in view.players:
        table.add_column(Text(reader.read(seat_name(player.seat))))
    for played in view.played:
        winners = tuple(seat_name(seat) for seat in played.winners)
        table.add_row(
            str(played.number),
            Text(reader.read(Name("level", played.title))),
            Text(reader.read(winners) if winners else "-"),
            str(played.turns),
            *(_cell(tuple(_facts(played, player.seat)), reader) for player in view.players),
        )
    for level in view.levels[len(view.played) :]:
        table.add_row(str(level.number), Text(reader.read(Name("level", level.title)), "dim"))
    table.add_section()
    sums = (_cell(tuple(_sums(view, player)), reader) for player in view.players)
    table.add_row("", Text(reader.read(say("series-column-sum")), "bold"), "", "", *sums)
    return table


def _cell(facts: tuple[Arg, ...], reader: Reader) -> Text:
    return Text("\n".join(reader.read(fact) for fact in facts))
