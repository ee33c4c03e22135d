"""The levels of a series: how players build those of a Pick Up series, and how they get deeper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from gorin.games.tomb_raider.facts import CardFacts, Location
from gorin.games.tomb_raider.levels.faults import location_faults
from gorin.games.tomb_raider.levels.format import (
    Arrangement,
    Building,
    EntranceSpot,
    Level,
    LevelDeck,
    Limits,
    Players,
)
from gorin.games.tomb_raider.series.numbers import Numbers
from gorin.games.tomb_raider.series.state import Series, numbers
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.rule import rule

WIDTH, DEPTH = 3, 6
ATLANTEAN = "atlantean"
BUILDING = Building(minimum=18, copies=2, treasure_rooms=1, entrances=2)


def built_level(locations: tuple[str, ...], title: str, cards: Mapping[str, CardFacts]) -> Level:
    """Return a level of a player's own, with its entrances in both corners of depth 1.

    Its power is that of its treasure room.
    """
    corners = tuple(EntranceSpot(column=column, depth=1) for column in (1, WIDTH))
    return Level(
        id="pick-up",
        title=title,
        clause="TR-17.4g",
        players=Players(2, 6),
        power=room_power(locations, cards),
        width=WIDTH,
        depth=DEPTH,
        entrances=(Arrangement(corners),),
        decks=(LevelDeck("own", locations),),
        building=BUILDING,
    )


def room_power(locations: tuple[str, ...], cards: Mapping[str, CardFacts]) -> int:
    """Return the power of the treasure room among some locations, 1 if there is none."""
    for slug in locations:
        facts = cards.get(slug)
        if isinstance(facts, Location) and facts.treasure is not None:
            return facts.treasure.power
    return 1


@states("TR-17.4g")
def built_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[Refusal]:
    """A player's own level has a map of 3 x 6 and a deck of 18 locations or more of any type.

    Two of them are entrances, exactly one is a treasure room, and none is in it more than twice.
    """
    if (level.width, level.depth) != (WIDTH, DEPTH):
        yield refuse("TR-17.4g", "series-level-size", width=level.width, depth=level.depth)
    yield from location_faults(replace(level, building=BUILDING), cards)


@states("TR-17.4i")
def shallow_faults(
    level: Level, cards: Mapping[str, CardFacts], numbers: Numbers
) -> Iterator[Refusal]:
    """In the first level Atlantean locations lie in row 3 or deeper.

    So its deck needs enough locations that may lie in the rows before, one for each space beside
    the entrances.
    """
    rows = numbers.first_atlantean_row - 1
    wanted = rows * WIDTH - BUILDING.entrances
    count = sum(
        isinstance(facts := cards.get(slug), Location) and _is_shallow(facts, rows)
        for slug in level.decks[0].cards
    )
    if count < wanted:
        yield refuse("TR-17.4i", "series-level-too-deep", count=count, wanted=wanted, rows=rows)


def _is_shallow(facts: Location, rows: int) -> bool:
    if facts.entrance or facts.treasure is not None or facts.family == ATLANTEAN:
        return False
    return facts.minimum_depth <= rows


@rule("TR-17.4h", "TR-17.4j", "TR-R24")
def level_of(table: Series, number: int) -> Level:
    """The depth of the first row rises by 2 with each level of a Pick Up series.

    That counts for danger only: the limits of the treasure room, row 4 at least, and of
    Atlantean locations are rows of the map, and the second one is for the first level only.
    Levels are counted from 1.
    """
    state = table.state
    level = state.levels[state.order[number - 1]]
    if numbers(table).depth_step:
        level = replace(level, first_depth=1 + numbers(table).depth_step * (number - 1))
    row = numbers(table).treasure_row
    if row:
        families = {ATLANTEAN: numbers(table).first_atlantean_row} if number == 1 else {}
        level = replace(level, limits=Limits(treasure=row, families=families))
    return level
