"""Faults of a level: sizes, spaces off the map, cards, decks that cannot be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from gorin.games.tomb_raider.facts import CardFacts, Location, Obstacle, Treasure, Upgrade
from gorin.games.tomb_raider.levels.format import (
    ARRANGEMENTS,
    CHOOSING,
    GOALS,
    Arrangement,
    Bonus,
    Level,
    LevelDeck,
    Solo,
    Spot,
)
from gorin.games.tomb_raider.levels.lengths import too_long
from gorin.games.tomb_raider.levels.supply import all_named, brought, is_room, named, supply
from gorin.games.tomb_raider.state import DeckPlan
from gorin.kernel.clauses import Refusal, refuse, states

WIDEST, DEEPEST = 26, 99
LARGEST = 12_000
"""The most spaces and cards in all versions of a level together: far more than is any use."""

Path: TypeAlias = tuple[str | int, ...]
"""A place in a level: keys, and places in lists counted from 0."""


class LevelFault(Refusal, frozen=True):
    """A fault of a level, and its place in the level's file."""

    path: Path = ()


def at(refusal: Refusal, *path: str | int) -> LevelFault:
    """Return a refusal as the fault of an entry of a level."""
    return LevelFault(refusal.clause, refusal.reason, path)


def level_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    """Yield all that is wrong with a level, in each of its variants, each fault once.

    One that is larger than any use is told so, and nothing else.
    """
    if large := tuple(_size_faults(level, cards)):
        yield from large
        return
    by_path: dict[Path, list[LevelFault]] = {}
    for fault in _faults_of_all(level, cards):
        here = by_path.setdefault(fault.path, [])
        if fault not in here:
            here.append(fault)
    for at_path in by_path.values():
        yield from at_path


def _size_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    lists = tuple(too_long(level, cards))
    for path, most in lists:
        yield at(refuse("TR-18.1", "level-too-many", most=most), *path)
    if not lists and sum(_size(form, cards) for form in level.forms) > LARGEST:
        yield at(refuse("TR-18.1", "level-too-large", most=LARGEST), "decks")


def _faults_of_all(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    """Yield the faults of all forms of a level; what several share comes with each."""
    ids = [variant.id for variant in level.variants]
    for number, id in enumerate(ids):
        if id in ids[:number]:
            yield at(refuse("TR-18.2", "level-variant-twice", id=id), "variants", number)
    for number, form in enumerate(level.forms):
        for fault in _form_faults(form, cards):
            yield at(fault, *_path_in(level, number, fault.path))


def _size(form: Level, cards: Mapping[str, CardFacts]) -> int:
    """Return how many spaces and cards a version of a level has to check."""
    spaces = min(max(form.width, 0), WIDEST) * min(max(form.depth, 0), DEEPEST)
    return spaces + sum(len(named(cards, entry)) for deck in form.decks for entry in deck.cards)


def _path_in(level: Level, number: int, path: Path) -> Path:
    """Return where an entry of a variant stands: with the variant, or else with the level."""
    if not level.variants or not path:
        return path
    own = getattr(level.variants[number], str(path[0]), None)
    return path if own is None else ("variants", number, *path)


def _form_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    sound = [*_frame_faults(level), *_entrance_faults(level, cards)]
    yield from sound
    sound += (place_faults := list(_place_faults(level, cards)))
    yield from place_faults
    yield from _deck_faults(level)
    yield from _grant_faults(level, cards)
    if level.solo is not None:
        yield from _solo_faults(level.solo, cards)
    if not sound:
        yield from location_faults(level, cards)
        yield from _room_faults(level, cards)


@states("TR-4.1")
def _frame_faults(level: Level) -> Iterator[LevelFault]:
    """Yield the faults of the frame: a level is a grid, for some players, with a goal."""
    size = {"width": level.width, "depth": level.depth}
    if not 1 <= level.width <= WIDEST:
        yield at(refuse("TR-18.1", "level-bad-size", **size), "width")
    if not 1 <= level.depth <= DEEPEST:
        yield at(refuse("TR-18.1", "level-bad-size", **size), "depth")
    if level.first_depth < 1:
        refusal = refuse("TR-18.5", "level-bad-first-depth", depth=level.first_depth)
        yield at(refusal, "first_depth")
    if not 1 <= level.power <= 3:
        yield at(refuse("TR-9.4", "level-bad-power", power=level.power), "power")
    if not 1 <= level.players.min <= level.players.max:
        minimum, maximum = level.players.min, level.players.max
        refusal = refuse("TR-3.1", "level-bad-players", minimum=minimum, maximum=maximum)
        yield at(refusal, "players")
    yield from _setting_faults(level)


def _setting_faults(level: Level) -> Iterator[LevelFault]:
    if level.goal not in GOALS:
        yield at(refuse("TR-9.1", "level-bad-goal", goal=level.goal, known=GOALS), "goal")
    yield from _bounty_faults(level)
    if level.choosing not in CHOOSING:
        refusal = refuse("TR-3.2", "level-bad-choosing", asked=level.choosing, known=CHOOSING)
        yield at(refusal, "choosing")
    if level.turn_limit is not None and level.turn_limit < 1:
        refusal = refuse("TR-18.7", "level-bad-turn-limit", turns=level.turn_limit)
        yield at(refusal, "turn_limit")
    yield from _limit_faults(level)


def _limit_faults(level: Level) -> Iterator[LevelFault]:
    limits = level.limits
    if limits.treasure > level.depth:
        refusal = refuse("TR-4.9", "level-minimum-too-deep", depth=limits.treasure)
        yield at(refusal, "limits", "treasure")
    for family, least in limits.families.items():
        if least > level.depth:
            refusal = refuse("TR-4.9", "level-family-too-deep", family=family, depth=least)
            yield at(refusal, "limits", "families", family)


def _bounty_faults(level: Level) -> Iterator[LevelFault]:
    for kind, points in (("traps", level.bounty.traps), ("hazards", level.bounty.hazards)):
        if points < 0:
            yield at(refuse("TR-16.5", "level-bad-bounty", points=points), "bounty", kind)


def _entrance_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    for number, arrangement in enumerate(level.entrances):
        for fault in _arrangement_faults(level, arrangement, cards):
            yield at(fault, "entrances", number, *fault.path)
    alone = (1,) if level.solo is not None else ()
    fewest, most = level.players.min, min(level.players.max, level.players.min + 1)
    for count in dict.fromkeys((*alone, *range(max(1, fewest), most + 1))):
        if level.arrangement(count) is None:
            yield at(refuse("TR-4.3", "level-no-entrance-for", count=count), "entrances")


def _arrangement_faults(
    level: Level, arrangement: Arrangement, cards: Mapping[str, CardFacts]
) -> Iterator[LevelFault]:
    """Yield the faults of an arrangement, their paths counted from it."""
    if arrangement.when not in ARRANGEMENTS:
        fault = refuse("TR-4.3", "level-bad-when", asked=arrangement.when, known=ARRANGEMENTS)
        yield at(fault, "when")
    if not arrangement.spots:
        yield at(refuse("TR-4.3", "level-no-entrance"), "spots")
    taken = [place.space for place in level.places]
    for number, spot in enumerate(arrangement.spots):
        for refusal in _off_map(level, spot):
            yield at(refusal, "spots", number)
        if spot.card:
            for refusal in _entrance_card(spot.card, cards):
                yield at(refusal, "spots", number, "card")
        if spot.space in taken:
            yield at(_spot_twice(spot), "spots", number)
        taken.append(spot.space)


def _entrance_card(entry: str, cards: Mapping[str, CardFacts]) -> Iterator[Refusal]:
    slugs = named(cards, entry)
    facts = cards.get(slugs[0])
    if len(slugs) != 1 or not isinstance(facts, Location):
        yield refuse("TR-12.4", "level-no-location", card=entry)
    elif not facts.entrance:
        yield refuse("TR-4.3", "level-not-entrance", card=entry)


def _is_possible(level: Level) -> bool:
    return 1 <= level.width <= WIDEST and 1 <= level.depth <= DEEPEST


def _off_map(level: Level, spot: Spot) -> Iterator[Refusal]:
    if not _is_possible(level):
        return  # on a map that cannot be everything would be off it
    if not (1 <= spot.column <= level.width and 1 <= spot.depth <= level.depth):
        yield refuse("TR-4.8", "level-off-map", column=spot.column, depth=spot.depth)


def _spot_twice(spot: Spot) -> Refusal:
    return refuse("TR-4.1", "level-spot-twice", column=spot.column, depth=spot.depth)


@states("TR-12.4")
def _place_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    """Location cards only map the level: its decks and spots are made of them and nothing else."""
    taken: list[int] = []
    for number, place in enumerate(level.places):
        for refusal in _off_map(level, place):
            yield at(refusal, "places", number)
        slugs = named(cards, place.card)
        if len(slugs) != 1 or not isinstance(cards.get(slugs[0]), Location):
            fault = refuse("TR-12.4", "level-no-location", card=place.card)
            yield at(fault, "places", number, "card")
        if place.space in taken:
            yield at(_spot_twice(place), "places", number)
        taken.append(place.space)
    entries = [
        (number, nth, slug)
        for number, deck in enumerate(level.decks)
        for nth, entry in enumerate(deck.cards)
        for slug in named(cards, entry)
    ]
    for number, nth, slug in entries:
        if not isinstance(cards.get(slug), Location):
            fault = refuse("TR-12.4", "level-no-location", card=slug)
            yield at(fault, "decks", number, "cards", nth)


def _deck_faults(level: Level) -> Iterator[LevelFault]:
    ids = [deck.id for deck in level.decks]
    for number, deck in enumerate(level.decks):
        if deck.id in ids[:number]:
            yield at(refuse("TR-18.2", "level-deck-twice", deck=deck.id), "decks", number, "id")
        for name, span, last in (
            ("columns", deck.columns, level.width),
            ("depths", deck.depths, level.depth),
        ):
            if span and not (len(span) == 2 and 1 <= span[0] <= span[1] <= last):
                refusal = refuse("TR-18.2", "level-bad-span", deck=deck.id, last=last)
                yield at(refusal, "decks", number, name)
        if not 0 <= deck.player <= level.players.max:
            refusal = refuse("TR-15.7", "level-bad-player", deck=deck.id, player=deck.player)
            yield at(refusal, "decks", number, "player")


def _grant_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    choices = level.bonuses.choices if level.bonuses else ()
    if level.bonuses is not None and not choices:
        yield at(refuse("TR-9.4", "level-no-bonus"), "bonuses", "choices")
    for number, bonus in enumerate(choices):
        if bonus.kind not in ("treasure", "upgrade") or not bonus_cards((bonus,), cards):
            refusal = refuse("TR-9.4", "level-bad-bonus", kind=bonus.kind, power=bonus.power)
            yield at(refusal, "bonuses", "choices", number)
    families = [facts.family for facts in cards.values() if isinstance(facts, Location)]
    known = tuple(dict.fromkeys(families))
    for number, family in enumerate(level.building.families):
        if family not in known:
            refusal = refuse("TR-18.2", "level-bad-family", family=family, known=known)
            yield at(refusal, "building", "families", number)
    for family in level.limits.families:
        if family not in known:
            refusal = refuse("TR-18.2", "level-bad-family", family=family, known=known)
            yield at(refusal, "limits", "families", family)


def _solo_faults(solo: Solo, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    if solo.starter is bool(solo.obstacles):
        yield at(refuse("TR-13.1", "level-bad-solo-obstacles"), "solo")
    for number, entry in enumerate(solo.obstacles):
        for slug in named(cards, entry):
            if not isinstance(cards.get(slug), Obstacle):
                refusal = refuse("TR-13.1", "level-no-obstacle", card=slug)
                yield at(refusal, "solo", "obstacles", number)
    for name, least in (
        ("turns", 1),
        ("resets", 0),
        ("mapped", 1),
        ("searched", 1),
        ("cleared", 1),
    ):
        target: int | None = getattr(solo, name)
        if target is not None and target < least:
            refusal = refuse("TR-13.4", "level-bad-solo-target", target=target, least=least)
            yield at(refusal, "solo", name)


def _room_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[LevelFault]:
    """A level without a treasure room, or without a space for it, cannot be won."""
    laid = supply(level, cards, max(2, level.players.min))
    fixed = [space for space, slug, _ in laid.places if is_room(cards, slug)]
    decks = [
        deck
        for deck, slugs in zip(level.plan.decks, laid.decks, strict=True)
        if any(is_room(cards, slug) for slug in slugs)
    ]
    if not fixed and not decks:
        # Where each deck must have its room, what is wrong with the deck tells so.
        if not (level.building.treasure_rooms and any(not deck.spare for deck in level.decks)):
            yield _no_room()
    elif not fixed and not any(_has_room_for(level, deck) for deck in decks):
        refusal = refuse("TR-4.9", "level-no-space-for-room", depth=level.limits.treasure)
        yield at(refusal, "limits", "treasure")
    for space, slug in laid.entrances:
        if not slug:
            refusal = refuse("TR-4.3", "level-no-entrance-card", column=space % 100)
            yield at(refusal, "entrances")


def _no_room() -> LevelFault:
    return at(refuse("TR-9.1", "level-no-treasure-room"), "decks")


def brought_faults(
    level: Level, cards: Mapping[str, CardFacts], own: Sequence[tuple[str, ...]]
) -> Iterator[LevelFault]:
    """Yield all that is wrong with the locations that players bring, in order of seats.

    With them too there must be a treasure room, also where none is asked for in each deck.
    """
    yield from location_faults(level, cards, own)
    if not level.building.treasure_rooms:
        laid = supply(level, cards, len(own), own)
        slugs = (*(slug for _, slug, _ in laid.places), *(s for deck in laid.decks for s in deck))
        if not any(is_room(cards, slug) for slug in slugs):
            yield _no_room()


def _has_room_for(level: Level, deck: DeckPlan) -> bool:
    taken = {place.space for place in level.places}
    return any(
        deck.owns(depth * 100 + column) and depth * 100 + column not in taken
        for depth in range(level.limits.treasure, level.depth + 1)
        for column in range(1, level.width + 1)
    )


def location_faults(
    level: Level, cards: Mapping[str, CardFacts], own: Sequence[tuple[str, ...]] = ()
) -> Iterator[LevelFault]:
    """Yield all that is wrong with the locations of a level, as it says how to build its decks.

    `own` are the locations that the players bring, in order of seats.
    """
    building = level.building
    for number, slugs in enumerate(brought(level, cards, own)):
        deck = level.decks[number]
        path = ("decks", number)
        if deck.spare:
            continue
        if len(slugs) < building.minimum:
            count, least = len(slugs), building.minimum
            fault = refuse(level.clause, "level-too-few", deck=deck.id, count=count, least=least)
            yield at(fault, *path)
        entries = _last_entries(deck, cards)
        for slug, count in Counter(slugs).items():
            for refusal in _card_faults(level, slug, count, cards):
                yield at(refusal, *path, "cards", *entries.get(slug, ()))
        for refusal in _special_faults(level, deck.id, slugs, cards):
            yield at(refusal, *path)


def _last_entries(deck: LevelDeck, cards: Mapping[str, CardFacts]) -> Mapping[str, tuple[int]]:
    """Return by slug where a deck names each card last, which is the copy too many."""
    return {slug: (nth,) for nth, entry in enumerate(deck.cards) for slug in named(cards, entry)}


def _card_faults(
    level: Level, slug: str, count: int, cards: Mapping[str, CardFacts]
) -> Iterator[Refusal]:
    """Yield what is wrong with a card of a level deck; entrances may be there several times."""
    building = level.building
    facts = cards.get(slug)
    if not isinstance(facts, Location):
        yield refuse("TR-12.4", "level-no-location", card=slug)
        return
    if building.copies and count > building.copies and not facts.entrance:
        limit = building.copies
        yield refuse(level.clause, "level-copies", card=slug, count=count, limit=limit)
    special = facts.entrance or facts.treasure is not None
    if building.families and facts.family not in building.families and not special:
        yield refuse(level.clause, "level-wrong-family", card=slug, family=facts.family)
    power = facts.treasure.power if facts.treasure else 0
    if building.room_power and power > building.room_power:
        yield refuse(level.clause, "level-room-power", card=slug, power=power)


def _special_faults(
    level: Level, deck: str, slugs: Sequence[str], cards: Mapping[str, CardFacts]
) -> Iterator[Refusal]:
    """Yield what is wrong with the numbers of treasure rooms and entrances of a level deck."""
    building = level.building
    locations = [facts for slug in slugs if isinstance(facts := cards.get(slug), Location)]
    rooms = sum(facts.treasure is not None for facts in locations)
    if building.treasure_rooms and rooms != building.treasure_rooms:
        wanted = building.treasure_rooms
        yield refuse(level.clause, "level-wrong-rooms", deck=deck, count=rooms, wanted=wanted)
    entrances = sum(facts.entrance for facts in locations)
    if building.entrances and entrances != building.entrances:
        wanted = building.entrances
        yield refuse(
            level.clause, "level-wrong-entrances", deck=deck, count=entrances, wanted=wanted
        )


@states("TR-9.4")
def treasures_of(power: int, cards: Mapping[str, CardFacts]) -> tuple[str, ...]:
    """A raider that is granted a treasure gets any of the power or less.

    It comes from the collection, not from a deck.
    """
    return tuple(
        slug
        for slug, facts in cards.items()
        if isinstance(facts, Treasure) and facts.power <= power
    )


@states("TR-18.6")
def bonus_cards(choices: tuple[Bonus, ...], cards: Mapping[str, CardFacts]) -> tuple[str, ...]:
    """Hard levels give raiders start bonuses: treasures up to a power, upgrades of a power."""
    slugs: list[str] = []
    for bonus in choices:
        if bonus.kind == "treasure":
            slugs += treasures_of(bonus.power, cards)
        else:
            slugs += [
                slug
                for slug, facts in cards.items()
                if isinstance(facts, Upgrade) and facts.power == bonus.power
            ]
    return tuple(dict.fromkeys(slugs))


def solo_obstacles(solo: Solo, cards: Mapping[str, CardFacts]) -> tuple[str, ...]:
    """Return the obstacle deck of a level for one player, empty if it is the player's own."""
    return all_named(cards, solo.obstacles)
