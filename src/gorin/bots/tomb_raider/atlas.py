"""Paths to the treasure: how many turns away it is, danger counted in turns too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from gorin.bots.tomb_raider.scene import (
    Scene,
    bonus_of,
    damage_of,
    effects_of,
    odds_of,
    space_of,
)
from gorin.games.tomb_raider.board import (
    ALL_EXITS,
    DEEPER,
    SIDE_NAMES,
    SIDES,
    depth_of,
    neighbour,
    neighbours,
    space_at,
)
from gorin.games.tomb_raider.facts import ABILITIES, Ability
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.view import ObstacleView, PlaceView, RaiderView
from gorin.games.tomb_raider.words.effects import DropRaider, OpenDoor, OpenExit, PassAnywhere

FAR = 60.0
"""Turns to where no path leads."""
HOPELESS = 40.0
"""Turns to the treasure at most for whoever can get there, however hard it is to find."""
UNKNOWN = 0.45
"""Turns that an unknown location costs on average for obstacles and missing exits."""
DEATH = 4.0
"""Turns that a raider loses by dying, before it is known what its way back is."""
ESCAPE = 3.0
"""Turns that a way costs which only a card makes."""
LEAST_TOLL = 0.01
"""Turns that entering a space costs at least."""
ROUNDING = 1e-9
LOSS = 1.6
"""Turns that the cards lost with a life are worth."""
SETBACKS = {
    "stuck": 1.1,
    "carried-off": 3.0,
    "choose-injury": 1.2,
    "lose-search": 0.8,
    "slide-back": 0.8,
    "thrown-back": 0.8,
    "fall": 0.0,
}
"""Turns that failures cost which neither damage nor injure in a named ability; 0.3 for others."""


class Atlas:
    """The map as one raider should see it: turns from each space to finding the treasure."""

    def __init__(self, scene: Scene, raider: RaiderView, before: Atlas | None = None) -> None:
        """Read the map, or take it from an atlas made `before` of the same map and raider."""
        self.scene = scene
        self.raider = raider
        self.places = scene.places
        self.stride: float
        self.spaces: tuple[int, ...]
        self.toll: dict[int, float]
        self.plain: dict[int, float]
        self.turns: dict[int, float]
        if before is not None:
            self.stride, self.spaces = before.stride, before.spaces
            self.toll, self.plain = before.toll, before.plain
            self.turns = self._with_escapes()
            return
        self.stride = 1.0 / max(1, raider.abilities[Ability.MOVE])
        view = scene.view
        self.spaces = tuple(
            space_at(column, depth)
            for depth in range(1, view.depth + 1)
            for column in range(1, view.width + 1)
        )
        self.toll = {space: self._toll(space) for space in self.spaces}
        self.plain = self._turns()
        self.turns = self._with_escapes()

    # -- reading -----------------------------------------------------------------------------

    def through(self, space: int, side: int) -> float:
        """Return the turns to the treasure when leaving a space by a side."""
        near = neighbour(space, side, self.scene.view.width, self.scene.view.depth)
        return self.toll[near] + self.turns[near] if near else FAR

    def best_through(self, space: int, sides: Iterator[int] | tuple[int, ...]) -> float:
        """Return the turns to the treasure by the best of some sides."""
        return min((self.through(space, side) for side in sides), default=FAR)

    def arriving(self, space: int) -> float:
        """Return the turns to the treasure from being put into a space."""
        return self.toll[space] + self.turns[space]

    def sides_open(self, space: int) -> tuple[int, ...]:
        """Return the sides by which a space can be left; all of them if it is unknown."""
        place = self.places.get(space)
        if place is None or not place.face_up:
            return SIDES
        return tuple(side for side in SIDES if SIDE_NAMES[side] in place.exits)

    # -- what a space costs ------------------------------------------------------------------

    def _toll(self, space: int) -> float:
        """Return the turns that entering a space costs: the step, and what may go wrong."""
        place = self.places.get(space)
        if place is None or not place.face_up:
            return 1.0 - self.stride / 2 + UNKNOWN
        # Never for nothing: a strong raider gains by a fight, and would walk in circles for it.
        return max(LEAST_TOLL, self.stride + self.facing(place))

    def facing(self, place: PlaceView) -> float:
        """Return the turns that facing all obstacles of a location costs."""
        return sum(self.trial(obstacle, place)[1] for obstacle in place.obstacles)

    def trial(self, obstacle: ObstacleView, place: PlaceView) -> tuple[Ability, float]:
        """Return the best ability against an obstacle, and the turns that facing it costs."""
        costs = [
            (self.trial_cost(obstacle, place, ABILITIES[name], target), ABILITIES[name])
            for name, target in obstacle.tests
        ]
        if not costs:
            return Ability.FIGHT, 0.0
        cost, ability = min(costs)
        return ability, cost

    def trial_cost(
        self, obstacle: ObstacleView, place: PlaceView, ability: Ability, target: int
    ) -> float:
        chance = odds_of(self.raider, ability, target)
        cost = (1 - chance) * self.failure(obstacle)
        if ability is Ability.FIGHT:
            cost += self._fight_cost(obstacle, place, chance)
        return cost

    def _fight_cost(self, obstacle: ObstacleView, place: PlaceView, chance: float) -> float:
        """Whoever fights may not search; a removed obstacle is gone for good."""
        left = obstacle.life - obstacle.damage
        removes = obstacle.life > 0 and left <= damage_of(self.raider)
        gain = 0.5 * chance if removes else 0.2 * chance
        return (1.0 if place.treasure else 0.15) - gain

    def failure(self, obstacle: ObstacleView) -> float:
        """Return the turns that failing an obstacle costs."""
        return sum(self._affliction(name) for name in obstacle.failure)

    def _affliction(self, name: str) -> float:
        life = self.raider.life
        if name.startswith("damage"):
            amount = int(name.removeprefix("damage").lstrip("-") or 1)
            return self.death if amount >= life else self.death * 0.45 * amount / life
        if name.startswith("injured"):
            ability = ABILITIES[name.removeprefix("injured-")]
            lowers = self.raider.abilities[ability] <= self.raider.maximum_life
            harm = self._affliction("damage") if lowers else 0.5
            return harm + (1.0 if ability is Ability.SEARCH else 0.2)
        return SETBACKS.get(name, 0.3)

    @property
    def death(self) -> float:
        """Return the turns that dying costs."""
        return DEATH + LOSS

    # -- turns to the treasure ---------------------------------------------------------------

    def search_turns(self) -> float:
        """Return the turns of searching in the treasure room until it succeeds."""
        room = self.scene.room
        if room is None:
            return 2.0
        dice = self.raider.abilities[Ability.SEARCH] + (room.search if room.face_up else 1)
        chance = at_least(dice, room.target - bonus_of(self.raider, Ability.SEARCH))
        return min(FAR, 1.0 / chance) if chance else FAR

    def _goals(self) -> dict[int, float]:
        room = self.scene.room
        searching = self.search_turns()
        if room is not None:
            at = next(space for space, place in self.places.items() if place.treasure)
            facing = self.facing(room) if room.face_up else 0.0
            return {at: min(HOPELESS, searching * (1.0 + facing))}
        bottom = self.scene.view.depth
        unknown = [space for space in self.spaces if space not in self.places]
        return {space: searching + (bottom - depth_of(space)) + 1.0 for space in unknown}

    def _turns(self) -> dict[int, float]:
        """Return the turns to the treasure from all spaces by the exits there are."""
        turns = dict.fromkeys(self.spaces, FAR) | self._goals()
        _ = self._relax(turns, {space: (0.0, self._ways(space)) for space in self.spaces})
        return turns

    def _with_escapes(self) -> dict[int, float]:
        """Where no path leads to the treasure, the cards in hand that make one are counted on."""
        here = space_of(self.raider)
        if not here or self.plain[here] < FAR or self.raider is not self.scene.me:
            return self.plain
        turns = self.plain.copy()
        made = {space: (ESCAPE, self._made_ways(space)) for space in self.places}
        plain = {space: (0.0, self._ways(space)) for space in self.spaces}
        while self._relax(turns, made) or self._relax(turns, plain):
            pass
        return turns

    def _relax(
        self, turns: dict[int, float], ways: Mapping[int, tuple[float, tuple[int, ...]]]
    ) -> bool:
        """Make turns shorter by ways that cost so much more, until nothing gets shorter."""
        toll = self.toll
        shortened = False
        changed = True
        while changed:
            changed = False
            for space, (cost, near) in ways.items():
                for other in near:
                    through = cost + toll[other] + turns[other]
                    if through < turns[space] - ROUNDING:
                        turns[space] = through
                        changed = shortened = True
        return shortened

    def _ways(self, space: int) -> tuple[int, ...]:
        view = self.scene.view
        mask = sum(1 << side for side in self.sides_open(space))
        return neighbours(space, mask, view.width, view.depth)

    def _made_ways(self, space: int) -> tuple[int, ...]:
        view = self.scene.view
        return neighbours(space, self.escapes, view.width, view.depth)

    @cached_property
    def escapes(self) -> int:
        """The sides, as bits, by which cards in hand lead without an exit."""
        mask = 0
        for card in self.scene.view.hand:
            for effect in effects_of(card.slug):
                if isinstance(effect, PassAnywhere | OpenExit | OpenDoor):
                    mask |= ALL_EXITS
                elif isinstance(effect, DropRaider):
                    mask |= 1 << DEEPER
        return mask

    @property
    def now(self) -> float:
        """Return the turns to the treasure from where the raider stands."""
        space = space_of(self.raider)
        return self.turns[space] if space else FAR


def atlas_of(scene: Scene, raider: RaiderView) -> Atlas:
    """Return the atlas of a raider; it is made anew when something changed that it tells of."""
    now = scene.made.get(raider.seat)
    if isinstance(now, Atlas):
        return now
    inputs = (
        scene.terrain,
        raider.abilities,
        raider.life,
        raider.unsaved,
        raider.saved,
    )
    found = scene.atlases.get(raider.seat)
    before = found[1] if found is not None and found[0] == inputs else None
    made = Atlas(scene, raider, before if isinstance(before, Atlas) else None)
    scene.atlases[raider.seat] = (inputs, made)
    scene.made[raider.seat] = made
    return made
