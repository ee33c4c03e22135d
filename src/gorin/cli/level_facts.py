"""What `gorin levels show` tells of a level: facts in lines, decks with their cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from rich.table import Table
from rich.text import Text

from gorin.cli.level_map import draw, legend, letter, style
from gorin.cli.output import Output
from gorin.content import tomb_raider
from gorin.content.tomb_raider_level_sheets import (
    FIXED,
    DeckSheet,
    LevelSheet,
    SpaceSheet,
    sheet_of,
)
from gorin.content.tomb_raider_levels import read_title
from gorin.games.tomb_raider.board import space_name
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.levels.faults import solo_obstacles
from gorin.games.tomb_raider.levels.format import Level, Solo
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Arg, Message, Name, say
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


def facts_of(reader: Reader, level: Level, variant: str | None, seats: int | None) -> Facts:
    """Return a level in a variant, laid out for so many raiders, else for the fewest.

    Raises:
        BadInput: there is no such variant, or the level is not for so many.
    """
    known = tuple(found.id for found in level.variants)
    form = level.variant(variant)
    if form is None:
        found = say("setup-no-variant", asked=variant or "", known=known)
        raise BadInput(found, place="--variant", clause=level.clause)
    count = form.players.min if seats is None else seats
    fewest = 1 if form.solo else form.players.min
    if not fewest <= count <= form.players.max:
        found = say("setup-bad-seats", count=count, minimum=fewest, maximum=form.players.max)
        raise BadInput(found, place="--seats", clause=form.clause)
    sheet = sheet_of(form, count)
    shown = variant or (known[0] if known else "")
    obstacles = solo_obstacles(form.solo, tomb_raider.cards()) if form.solo else ()
    return Facts(
        form.id,
        read_title(reader, form.title),
        form.clause,
        tuple(
            Variant(found.id, read_title(reader, found.title), found.id == shown)
            for found in level.variants
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
    for name, told in (*_frame(facts), *_ways(facts), *_alone(facts)):
        rows.add_row(output.read(f"levels-fact-{name}"), Text(output.reader.read(told)))
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


def span(first: int, last: int) -> Message:
    """Return numbers from one to another as one message."""
    if first == last:
        return say("number", number=first)
    return say("levels-span", first=first, last=last)


def listed(parts: tuple[Arg, ...]) -> Arg:
    """Return several things as one argument."""
    return parts[0] if len(parts) == 1 else parts


# -- facts in lines ------------------------------------------------------------------------


def _frame(facts: Facts) -> Iterator[tuple[str, Message]]:
    level = facts.level
    players = level.players
    yield "players", span(players.min, players.max)
    yield "power", say("number", number=level.power)
    size = say("levels-size", width=level.width, depth=level.depth)
    if level.first_depth > 1:
        last = level.first_depth + level.depth - 1
        size = say("levels-size-from", size=size, first=level.first_depth, last=last)
    yield "map", size
    yield "goal", say(f"levels-goal-{level.goal}")
    if level.turn_limit is not None:
        yield "turn-limit", say("number", number=level.turn_limit)
    if not level.save_points:
        yield "save-points", say("levels-no")


def _ways(facts: Facts) -> Iterator[tuple[str, Message]]:
    """Yield who starts where, where the treasure room lies, what else is special."""
    level = facts.level
    for number, arrangement in enumerate(level.entrances):
        spaces = tuple(space_name(spot.space) for spot in arrangement.spots)
        when = "else" if number and arrangement.when == "any" else arrangement.when
        yield "entrances", say(f"levels-entrances-{when}", spaces=listed(spaces))
    yield "start", say(f"levels-choosing-{level.choosing}")
    rooms = tuple(space.space for space in facts.spaces if space.kind == FIXED and space.room)
    if rooms:
        yield "room", say("levels-room-fixed", space=rooms[0])
    else:
        room = say("levels-room-drawn", depth=level.limits.treasure)
        if facts.last_space is not None:
            some, all_cases = facts.last_space
            room = say("levels-room-last", room=room, percent=round(100 * some / all_cases))
        yield "room", room
    for family, least in level.limits.families.items():
        yield "limit", say("levels-family-limit", family=say(f"family-{family}"), depth=least)
    if level.bonuses is not None:
        first, *others = (
            say(f"levels-bonus-{bonus.kind}", power=bonus.power) for bonus in level.bonuses.choices
        )
        for other in others:
            first = say("levels-bonus-or", first=first, second=other)
        told = "levels-bonus-others" if level.bonuses.supplied else "levels-bonus-each"
        yield "bonus", say(told, choices=first)
    yield from _building(level)


def _building(level: Level) -> Iterator[tuple[str, Message]]:
    """Yield what level decks must be like, as far as the level says so."""
    building = level.building
    parts: list[Message] = []
    if building.minimum > 1:
        parts.append(say("levels-building-minimum", count=building.minimum))
    if building.copies:
        parts.append(say("levels-building-copies", count=building.copies))
    if building.families:
        families = tuple(say(f"family-{family}") for family in building.families)
        parts.append(say("levels-building-families", families=listed(families)))
    for name in ("treasure_rooms", "entrances"):
        count: int = getattr(building, name)
        if count:
            parts.append(say(f"levels-building-{name.replace('_', '-')}", count=count))
    if building.room_power:
        parts.append(say("levels-building-room-power", power=building.room_power))
    for part in parts:
        yield "building", part


def _alone(facts: Facts) -> Iterator[tuple[str, Message]]:
    solo = facts.level.solo
    if solo is None:
        yield "alone", say("levels-alone-no")
        return
    yield "alone", say("levels-alone-ours" if solo.ours else "levels-alone-yes")
    for target in _targets(solo):
        yield "target", target
    for score in _scores(solo):
        yield "points", score


def _targets(solo: Solo) -> Iterator[Message]:
    for name in ("turns", "resets", "mapped", "searched", "cleared", "points"):
        bound: int | None = getattr(solo, name)
        if bound is not None:
            yield say(f"levels-target-{name}", bound=bound)


def _scores(solo: Solo) -> Iterator[Message]:
    for name in solo.scoring.__struct_fields__:
        points: int = getattr(solo.scoring, name)
        if points:
            yield say("levels-points", points=points, what=say(f"levels-points-{name}"))


# -- decks ---------------------------------------------------------------------------------


def _show_deck(output: Output, level: Level, deck: DeckSheet, number: int) -> None:
    about = say("levels-deck", count=len(deck.cards), left=deck.left)
    head = Text(letter(number), f"bold {style(number)}").append(f"  {deck.id}  ", "bold")
    for part in _parts(level, deck):
        about = say("levels-deck-and", first=about, second=part)
    output.show(head.append(output.reader.read(about), "not bold"))
    cards = tomb_raider.cards()
    found = [facts for slug in deck.cards if isinstance(facts := cards[slug], Location)]
    for line in _composition(found):
        output.text(line)
    output.show(Text("  " + _named(output, deck.cards), "dim"))


def _parts(level: Level, deck: DeckSheet) -> Iterator[Message]:
    if deck.spare:
        yield say("levels-deck-spare")
        return
    if deck.columns != (1, level.width):
        first, last = (chr(64 + column) for column in deck.columns)
        id = "levels-deck-column" if first == last else "levels-deck-columns"
        yield say(id, first=first, last=last)
    if deck.depths != (1, level.depth):
        top, bottom = deck.depths
        id = "levels-deck-depth" if top == bottom else "levels-deck-depths"
        yield say(id, first=top, last=bottom)
    if deck.player:
        yield say("levels-deck-player", number=deck.player)


def _composition(cards: list[Location]) -> Iterator[Message]:
    """Yield what a level deck is made of: families, and what matters for playing it."""
    families: dict[str, int] = {}
    for facts in cards:
        families[facts.family] = families.get(facts.family, 0) + 1
    parts: tuple[Any, ...] = tuple(
        say("levels-count", thing=say(f"family-{family}"), count=count)
        for family, count in families.items()
    )
    kinds: dict[str, int] = {
        "levels-treasure-rooms": sum(facts.treasure is not None for facts in cards),
        "levels-entrances": sum(facts.entrance for facts in cards),
        "levels-save-points": sum(facts.save_point for facts in cards),
        "levels-built-in": sum(facts.obstacle is not None for facts in cards),
        "levels-dead-ends": sum(len(facts.exits) == 1 for facts in cards),
    }
    parts += tuple(
        say("levels-count", thing=say(id), count=count) for id, count in kinds.items() if count
    )
    danger = round(sum(facts.danger for facts in cards) / max(1, len(cards)))
    yield say("levels-composition", parts=listed(parts), danger=danger)


def _show_obstacles(output: Output, facts: Facts) -> None:
    solo = facts.level.solo
    ours = "levels-obstacles-ours" if solo is not None and solo.ours else "levels-obstacles"
    output.text(say(ours, count=len(facts.obstacles)))
    output.show(Text("  " + _named(output, tuple(sorted(facts.obstacles, key=_number))), "dim"))


def _number(slug: str) -> str:
    return tomb_raider.cards()[slug].number


def _named(output: Output, slugs: tuple[str, ...]) -> str:
    """Return cards by number and name, those that are there several times with how often."""
    counts = {slug: slugs.count(slug) for slug in slugs}
    return " · ".join(
        f"{_number(slug)} {output.reader.read(_counted(slug, count))}"
        for slug, count in counts.items()
    )


def _counted(slug: str, count: int) -> Arg:
    name = Name("card", slug)
    return name if count == 1 else say("levels-times", card=name, count=count)
