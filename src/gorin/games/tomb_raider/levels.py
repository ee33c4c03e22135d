"""Levels: what a level prescribes, as a value read from a level file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from gorin.games.tomb_raider.board import space_at
from gorin.games.tomb_raider.facts import CardFacts, Location
from gorin.games.tomb_raider.state import LevelPlan
from gorin.kernel.clauses import Refusal, refuse, states


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    """How many may play, both numbers included."""

    min: int
    max: int


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A space by column (from 1 on the left) and depth (from 1 at the entrance)."""

    column: int
    depth: int

    @property
    def space(self) -> int:
        return space_at(self.column, self.depth)


class TreasurePlacing(Struct, frozen=True, forbid_unknown_fields=True):
    """How the treasure room comes into play: "fixed" face down at a spot, or "shuffled"."""

    placement: str
    column: int = 0
    depth: int = 0
    minimum_depth: int = 1


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """Solo play: where the obstacle deck comes from, and targets if the level sets any.

    "starter" makes the obstacle deck of the obstacles of the player's starter. The targets are
    the most turns and resets that a success may take; the rules of the game give no numbers.
    """

    obstacles: str
    turns: int | None = None
    resets: int | None = None


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of level deck; `locations` leaves out the entrance and the treasure room."""

    id: str
    title: str
    entrance: str
    treasure_room: str
    locations: tuple[str, ...]
    recommended: bool = False


@states("TR-3.1", "TR-15.1")
class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A level: size of the map, entrances, treasure room, level decks, who may play it."""

    id: str
    title: str
    clause: str
    players: Players
    power: int
    width: int
    depth: int
    entrances: tuple[Spot, ...]
    treasure: TreasurePlacing
    goal: str
    variants: tuple[Variant, ...]
    solo: Solo | None = None
    first_depth: int = 1

    def variant(self, id: str | None) -> Variant | None:
        """Return a variant by id, the first one if none is asked for, None if there is none."""
        if id is None:
            return self.variants[0]
        return next((variant for variant in self.variants if variant.id == id), None)

    @property
    def plan(self) -> LevelPlan:
        """What the rules of play need of the level."""
        solo = self.solo
        return LevelPlan(
            self.id,
            self.clause,
            self.power,
            self.width,
            self.depth,
            self.treasure.minimum_depth,
            self.first_depth,
            solo.turns if solo else None,
            solo.resets if solo else None,
        )


@states("TR-4.1")
def level_faults(level: Level, cards: Mapping[str, CardFacts]) -> Iterator[Refusal]:
    """Yield all that is wrong with a level: sizes, spots off the map, unknown cards."""
    if not (1 <= level.width <= 26 and 1 <= level.depth <= 99):
        yield refuse("TR-18.1", "level-bad-size", width=level.width, depth=level.depth)
    if not 1 <= level.players.min <= level.players.max:
        minimum, maximum = level.players.min, level.players.max
        yield refuse("TR-3.1", "level-bad-players", minimum=minimum, maximum=maximum)
    if not level.entrances:
        yield refuse("TR-4.3", "level-no-entrance")
    if not level.variants:
        yield refuse("TR-3.3", "level-no-variant")
    if level.goal != "find-treasure":
        yield refuse("TR-9.1", "level-bad-goal", goal=level.goal)
    yield from _spots(level)
    yield from _solo_faults(level)
    for variant in level.variants:
        yield from _variant_faults(variant, cards)


def _spots(level: Level) -> Iterator[Refusal]:
    spots = list(level.entrances)
    if level.treasure.placement == "fixed":
        spots.append(Spot(level.treasure.column, level.treasure.depth))
    elif level.treasure.placement != "shuffled":
        yield refuse("TR-4.4", "level-bad-placement", placement=level.treasure.placement)
    for spot in spots:
        if not (1 <= spot.column <= level.width and 1 <= spot.depth <= level.depth):
            yield refuse("TR-4.8", "level-off-map", column=spot.column, depth=spot.depth)
    if len({spot.space for spot in spots}) != len(spots):
        yield refuse("TR-4.1", "level-spot-twice")
    if level.treasure.minimum_depth > level.depth:
        yield refuse("TR-4.9", "level-minimum-too-deep", depth=level.treasure.minimum_depth)


def _solo_faults(level: Level) -> Iterator[Refusal]:
    solo = level.solo
    if solo is None:
        return
    if solo.obstacles != "starter":
        yield refuse("TR-13.1", "level-bad-solo-obstacles", obstacles=solo.obstacles)
    for target, least in ((solo.turns, 1), (solo.resets, 0)):
        if target is not None and target < least:
            yield refuse("TR-13.4", "level-bad-solo-target", target=target, least=least)


@states("TR-12.4")
def _variant_faults(variant: Variant, cards: Mapping[str, CardFacts]) -> Iterator[Refusal]:
    """Location cards only map the level: its decks and spots are made of them and nothing else."""
    for slug in (variant.entrance, variant.treasure_room, *variant.locations):
        if not isinstance(cards.get(slug), Location):
            yield refuse("TR-12.4", "level-no-location", card=slug, variant=variant.id)
    entrance, room = cards.get(variant.entrance), cards.get(variant.treasure_room)
    if isinstance(entrance, Location) and not entrance.entrance:
        yield refuse("TR-4.3", "level-not-entrance", card=variant.entrance)
    if isinstance(room, Location) and room.treasure is None:
        yield refuse("TR-9.1", "level-not-treasure-room", card=variant.treasure_room)
