"""The output of `gorin levels show`: facts of a level in lines, decks with their cards."""

from __future__ import annotations

from msgspec import Struct
from rich.table import Table
from rich.text import Text

from gorin.cli.output import Output
from gorin.cli.terminal.tomb_raider.level_map import draw, legend, letter, style
from gorin.content.tomb_raider.level_facts import composition, deck_parts, fact_lines
from gorin.content.tomb_raider.level_sheets import (
    DeckSheet,
    LevelSheet,
    SpaceSheet,
    sheet_of,
)
from gorin.content.tomb_raider.levels import read_title
from gorin.content.tomb_raider.pool import CardPool, pool_in
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.levels.faults import solo_obstacles
from gorin.games.tomb_raider.levels.format import Level
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Arg, Name, say
from gorin.text.render import Reader


class Variant(Struct, frozen=True):
    """A version of a level, and whether it is the one shown."""

    id: str
    title: str
    shown: bool


class Facts(Struct, frozen=True):
    """A level in one variant, with all that is derived from its file."""

    id: str
    title: str
    clause: str
    variants: tuple[Variant, ...]
    seats: int
    level: Level
    spaces: tuple[SpaceSheet, ...]
    decks: tuple[DeckSheet, ...]
    last_space: tuple[int, int] | None
    obstacles: tuple[str, ...]


def facts_of(
    pool: CardPool, reader: Reader, level: Level, variant: str | None, seats: int | None
) -> Facts:
    """Return a level in a variant, laid out for a number of raiders, else for the fewest.

    Raises:
        BadInput: there is no such variant, or the level is not for so many.
    """
    variants = tuple(each.id for each in level.variants)
    form = level.variant(variant)
    if form is None:
        message = say("setup-no-variant", asked=variant or "", known=variants)
        raise BadInput(message, place="--variant", clause=level.clause)
    count = form.players.min if seats is None else seats
    fewest = 1 if form.solo else form.players.min
    if not fewest <= count <= form.players.max:
        message = say("setup-bad-seats", count=count, minimum=fewest, maximum=form.players.max)
        raise BadInput(message, place="--seats", clause=form.clause)
    sheet = sheet_of(pool, form, count)
    shown = variant or (variants[0] if variants else "")
    obstacles = solo_obstacles(form.solo, pool.cards) if form.solo else ()
    return Facts(
        form.id,
        read_title(reader, form.title),
        form.clause,
        tuple(
            Variant(each.id, read_title(reader, each.title), each.id == shown)
            for each in level.variants
        ),
        count,
        form,
        tuple(space for row in sheet.rows for space in row),
        sheet.decks,
        sheet.last_space,
        obstacles,
    )


def show_facts(output: Output, facts: Facts, sheet: LevelSheet) -> None:
    """Show a level: its name, its facts, its map, its decks."""
    head = Text(facts.title, "bold").append(f"  {facts.id}  {facts.clause}", "not bold dim")
    output.show(head)
    for variant in facts.variants:
        sign = "●" if variant.shown else "○"
        output.show(Text(f"  {sign} {variant.title}").append(f"  {variant.id}", "dim"))
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column(overflow="fold")
    for fact in fact_lines(sheet):
        rows.add_row(output.reader.read(fact.label), Text(output.reader.read(fact.text)))
    output.text("")
    output.show(rows)
    output.text("")
    for line in draw(sheet, output.reader, output.console.width):
        output.console.print(line, soft_wrap=True)
    output.text(legend(sheet, output.reader))
    for number, deck in enumerate(facts.decks):
        output.text("")
        _show_deck(output, facts.level, deck, number)
    if facts.obstacles:
        output.text("")
        _show_obstacles(output, facts)


# -- decks ---------------------------------------------------------------------------------


def _show_deck(output: Output, level: Level, deck: DeckSheet, number: int) -> None:
    about = say("levels-deck", count=len(deck.cards), left=deck.left)
    head = Text(letter(number), f"bold {style(number)}").append(f"  {deck.id}  ", "bold")
    for part in deck_parts(level, deck):
        about = say("levels-deck-and", first=about, second=part)
    output.show(head.append(output.reader.read(about), "not bold"))
    cards = pool_in(output.library).cards
    locations = [facts for slug in deck.cards if isinstance(facts := cards[slug], Location)]
    for line in composition(locations):
        output.text(line)
    output.show(Text("  " + _named(output, deck.cards), "dim"))


def _show_obstacles(output: Output, facts: Facts) -> None:
    solo = facts.level.solo
    ours = "levels-obstacles-ours" if solo is not None and solo.ours else "levels-obstacles"
    output.text(say(ours, count=len(facts.obstacles)))
    output.show(
        Text(
            "  "
            + _named(
                output, tuple(sorted(facts.obstacles, key=lambda slug: _number(output, slug)))
            ),
            "dim",
        )
    )


def _number(output: Output, slug: str) -> str:
    return pool_in(output.library).cards[slug].number


def _named(output: Output, slugs: tuple[str, ...]) -> str:
    """Return cards by number and name, those that are there several times with how often."""
    counts = {slug: slugs.count(slug) for slug in slugs}
    return " · ".join(
        f"{_number(output, slug)} {output.reader.read(_counted(slug, count))}"
        for slug, count in counts.items()
    )


def _counted(slug: str, count: int) -> Arg:
    name = Name("card", slug)
    return name if count == 1 else say("levels-times", card=name, count=count)
