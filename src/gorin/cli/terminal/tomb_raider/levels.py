"""`gorin levels`: levels that come with the program and files of levels, shown and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from rich.text import Text

from gorin.cli.codes import FALSE
from gorin.cli.groups import hand_on, new_group
from gorin.cli.output import Json, Lang, Output, guard, light_table, placed
from gorin.cli.terminal.tomb_raider.level_facts import facts_of, show_facts
from gorin.content.reading.folders import SHARED, write_whole
from gorin.content.tomb_raider.level_facts import span
from gorin.content.tomb_raider.level_files import Wanted, is_unreadable, write_level
from gorin.content.tomb_raider.level_sheets import sheet_of
from gorin.content.tomb_raider.levels import level_names, load_level, read_title
from gorin.content.tomb_raider.pool import pool_in
from gorin.games.tomb_raider.levels.format import Level
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

levels = new_group()

Asked = Annotated[str, typer.Argument(metavar="LEVEL", show_default=False)]


class VariantRow(Struct, frozen=True):
    """A version of a level."""

    id: str
    title: str
    recommended: bool


class ListRow(Struct, frozen=True):
    """A level that comes with the program; `ours` says that its solo play is not in the rules."""

    id: str
    title: str
    fewest_seats: int
    most_seats: int
    solo: bool
    ours: bool
    power: int
    width: int
    depth: int
    clause: str
    variants: tuple[VariantRow, ...]


@levels.callback()
def group(context: typer.Context, *, lang: Lang = None) -> None:
    """Look at levels, check files of levels, and begin a level of your own."""
    hand_on(context, lang)


# -- list ----------------------------------------------------------------------------------


@levels.command("list")
def list_command(*, lang: Lang = None, json: Json = False) -> None:
    """List the levels that come with the program."""
    with guard(lang, as_json=json) as output:
        pool = pool_in(output.library)
        rows = [list_row(output, load_level(pool, id)) for id in level_names()]
        if json:
            output.data({"levels": rows})
            return
        table = light_table()
        for column in ("level", "title", "players", "alone", "power", "map", "clause"):
            table.add_column(output.read(f"levels-column-{column}"), no_wrap=column == "level")
        for row in rows:
            table.add_row(*_cells(output, row))
        output.show(table)
        if any(row.ours for row in rows):
            output.text(say("levels-ours-note"))
        output.text(say("levels-list-how"))


def list_row(output: Output, level: Level) -> ListRow:
    """Return a level in a line, in its first variant."""
    form = level.variant(None) or level
    return ListRow(
        level.id,
        read_title(output.reader, level.title),
        form.players.min,
        form.players.max,
        form.solo is not None,
        form.solo is not None and form.solo.ours,
        form.power,
        form.width,
        form.depth,
        level.clause,
        tuple(
            VariantRow(each.id, read_title(output.reader, each.title), each.recommended)
            for each in level.variants
        ),
    )


def _cells(output: Output, row: ListRow) -> tuple[Text, ...]:
    alone = "levels-ours" if row.ours else "levels-yes" if row.solo else "levels-no"
    return (
        Text(row.id, "bold"),
        Text(row.title),
        Text(output.reader.read(span(row.fewest_seats, row.most_seats))),
        Text(output.read(alone)),
        Text(str(row.power)),
        Text(output.read("levels-size-short", width=row.width, depth=row.depth)),
        Text(row.clause, "dim"),
    )


# -- show ----------------------------------------------------------------------------------


@levels.command("show")
def show_command(
    level: Asked,
    *,
    variant: Annotated[str | None, typer.Option("--variant", show_default=False)] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", min=1, show_default=False)
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Draw a level and tell all about it."""
    with guard(lang, as_json=json) as output:
        pool = pool_in(output.library)
        board = load_level(pool, level)
        facts = facts_of(pool, output.reader, board, variant, seats)
        if json:
            output.data(facts)
        else:
            show_facts(output, facts, sheet_of(pool, facts.level, facts.seats))


# -- check ---------------------------------------------------------------------------------


@levels.command("check")
def check_command(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Check a level file: exit code 1 if the rules forbid it, 2 if it cannot be read."""
    with guard(lang, as_json=json) as output:
        level: Level | None = None
        faults: tuple[BadInput, ...] = ()
        try:
            level = load_level(pool_in(output.library), file)
        except BadInput as error:
            if any(is_unreadable(fault) for fault in error.all):
                raise
            faults = error.all
        if json:
            output.data({"level": file, "fits": not faults, "faults": output.rows(faults)})
        elif level is None:
            for fault in faults:
                output.text(placed(fault))
        else:
            title = read_title(output.reader, level.title)
            count = len(level.variants)
            output.text(say("levels-fits", title=title, variants=count))
    if faults:
        raise typer.Exit(FALSE)


# -- new -----------------------------------------------------------------------------------


@levels.command("new")
def new_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    like: Annotated[str | None, typer.Option("--like", metavar="LEVEL", show_default=False)] = None,
    variant: Annotated[str | None, typer.Option("--variant", show_default=False)] = None,
    title: Annotated[
        str | None, typer.Option("--title", metavar="TEXT", show_default=False)
    ] = None,
    width: Annotated[int | None, typer.Option("--width", metavar="N", show_default=False)] = None,
    depth: Annotated[int | None, typer.Option("--depth", metavar="N", show_default=False)] = None,
    power: Annotated[
        int | None, typer.Option("--power", metavar="1|2|3", show_default=False)
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a level file to change: a usual level or one like another, every field explained."""
    with guard(lang) as output:
        if file.exists():
            raise BadInput(say("levels-file-exists"), place=str(file))
        asked = Wanted(file.stem, title, like, variant, width, depth, power, players)
        text = write_level(pool_in(output.library), asked, output.reader)
        write_whole(file, text.encode(), mode=SHARED)
        output.text(say("levels-written", file=str(file)))
        output.text(say("levels-written-how", file=str(file)))
