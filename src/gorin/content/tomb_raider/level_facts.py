"""Facts of a level: who plays it and how, what lies where, what is special."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from gorin.content.tomb_raider.level_sheets import FIXED, DeckSheet, LevelSheet
from gorin.games.tomb_raider.board import space_name
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.levels.format import Level, Solo
from gorin.kernel.words import Arg, Message, say


class FactLine(Struct, frozen=True):
    """Something that is told of a level: what it is about, and what is so."""

    label: Message
    text: Message


def fact_lines(sheet: LevelSheet) -> Iterator[FactLine]:
    """Yield all that is told of a level."""
    for name, message in (*_frame(sheet), *_ways(sheet), *_alone(sheet)):
        yield FactLine(say(f"levels-fact-{name}"), message)


def span(first: int, last: int) -> Message:
    """Return numbers from one to another as one message."""
    if first == last:
        return say("number", number=first)
    return say("levels-span", first=first, last=last)


def listed(parts: tuple[Arg, ...]) -> Arg:
    """Return several things as one argument."""
    return parts[0] if len(parts) == 1 else parts


def _frame(sheet: LevelSheet) -> Iterator[tuple[str, Message]]:
    level = sheet.level
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


def _ways(sheet: LevelSheet) -> Iterator[tuple[str, Message]]:
    """Yield who starts where, where the treasure room lies, what else is special."""
    level = sheet.level
    for number, arrangement in enumerate(level.entrances):
        spaces = tuple(space_name(spot.space) for spot in arrangement.spots)
        when = "else" if number and arrangement.when == "any" else arrangement.when
        yield "entrances", say(f"levels-entrances-{when}", spaces=listed(spaces))
    yield "start", say(f"levels-choosing-{level.choosing}")
    rooms = tuple(
        space.space for row in sheet.rows for space in row if space.kind == FIXED and space.room
    )
    if rooms:
        yield "room", say("levels-room-fixed", space=rooms[0])
    else:
        room = say("levels-room-drawn", depth=level.limits.treasure)
        if sheet.last_space is not None:
            some, all_cases = sheet.last_space
            room = say("levels-room-last", room=room, percent=round(100 * some / all_cases))
        yield "room", room
    for family, least in level.limits.families.items():
        yield "limit", say("levels-family-limit", family=say(f"family-{family}"), depth=least)
    if level.bonuses is not None and level.bonuses.choices:
        first, *others = (
            say(f"levels-bonus-{bonus.kind}", power=bonus.power) for bonus in level.bonuses.choices
        )
        for other in others:
            first = say("levels-bonus-or", first=first, second=other)
        id = "levels-bonus-others" if level.bonuses.supplied else "levels-bonus-each"
        yield "bonus", say(id, choices=first)
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


def _alone(sheet: LevelSheet) -> Iterator[tuple[str, Message]]:
    solo = sheet.level.solo
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


def deck_parts(level: Level, deck: DeckSheet) -> Iterator[Message]:
    """Yield which part of the map a level deck is for, and whose it is."""
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


def composition(cards: list[Location]) -> Iterator[Message]:
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
