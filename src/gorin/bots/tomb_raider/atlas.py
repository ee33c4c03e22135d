"""Paths to the treasure: how many turns away it is, danger counted in turns too.

A raider that dies comes back where it saved and has its way to go again: entering a space costs
its step, what failing there costs, and the chance of dying there times the turns from home.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from heapq import heapify, heappop, heappush
from typing import TypeAlias

from msgspec.structs import replace

from gorin.bots.tomb_raider.goals import (
    entrances,
    hidden_goals,
    is_prize_here,
    prize_goals,
    search_chance,
)
from gorin.bots.tomb_raider.scene import (
    Scene,
    bonus_of,
    damage_of,
    effects_of,
    space_of,
    waits_for_save,
)
from gorin.games.tomb_raider.board import (
    ALL_EXITS,
    DEEPER,
    SIDE_NAMES,
    SIDES,
    neighbour,
    opposite,
    space_at,
    space_named,
)
from gorin.games.tomb_raider.facts import ABILITIES, Ability
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.seen import ObstacleView, PlaceView, RaiderView
from gorin.games.tomb_raider.words.effects import DropRaider, OpenDoor, OpenExit, PassAnywhere

FAR = 60.0
"""Turns to where no path leads."""
HOPELESS = 40.0
"""The most turns to the treasure for whoever can get there, however hard it is to find."""
MOST_FAILURES = 30.0
"""The most failures of a raider that is stuck before it gets away."""
UNKNOWN = 0.3
"""Turns that an unknown location costs on average for obstacles and missing exits."""
UNKNOWN_RISK = 0.05
"""The chance to die in an unknown location."""
ESCAPE = 3.0
"""Turns that a way costs which only a card makes."""
LEAST_TOLL = 0.01
"""Turns that entering a space costs at least."""
LOSS = 1.6
"""Turns that the cards lost with a life are worth."""
LEAST_DEATH = 2.0
"""Turns that dying costs at least, cards apart."""
WOUND = 0.45
"""The share of a death that is in a wound that does not kill, by the share of life it takes."""
LONG_WAY = 35.0
"""The most turns that the way from home is reckoned at."""
AGREED = 0.5
"""Turns by which the way from home may differ from what the risks were reckoned with."""
MOST_DOOM = 0.8
"""The greatest chance to die that saving is judged by: a raider that must die has no way."""
RACING = 0.5
"""The share of a saving that counts where others may find the treasure before it has paid."""
STOP = 0.5
"""Turns that ending a turn at a save point costs."""
KEEPING = 0.8
"""Turns that it is worth to have one's unsaved cards saved."""
WAITING = 2.5
"""Turns that it is worth to play a card that is played when its raider saves."""
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

Cost: TypeAlias = tuple[float, float]
"""The turns that something costs a raider that stays alive, and how much of a death it is."""
FREE: Cost = (0.0, 0.0)
MASKS = {
    tuple(SIDE_NAMES[side] for side in SIDES if mask & 1 << side): mask
    for mask in range(ALL_EXITS + 1)
}
"""The exits of a location as bits, by their names."""


@cache
def grid(width: int, depth: int) -> tuple[int, ...]:
    """Return all spaces of a map."""
    return tuple(space_at(x, y) for y in range(1, depth + 1) for x in range(1, width + 1))


@cache
def approaches(width: int, depth: int) -> Mapping[int, tuple[tuple[int, int], ...]]:
    """Return from which spaces each space can be entered, with the exit needed there as a bit."""
    return {
        space: tuple(
            (near, 1 << opposite(side))
            for side in SIDES
            if (near := neighbour(space, side, width, depth))
        )
        for space in grid(width, depth)
    }


class Atlas:
    """The map as one raider should see it: turns from each space to the treasure.

    Attributes:
        turns: the turns from each space; ways that cards in hand make are counted where there is
            no other.
        plain: the same by the exits there are.
        doom: the chance to die on the way from each space.
        home: where the raider comes back, 0 if nobody knows.
        from_home: the turns to the treasure from there, whole again.
    """

    def __init__(
        self,
        scene: Scene,
        raider: RaiderView,
        before: Atlas | None = None,
        last: Atlas | None = None,
    ) -> None:
        """Read the map.

        Args:
            scene: what the seat sees.
            raider: whose map it is.
            before: an atlas of the same map and raider, from which all is taken.
            last: an atlas of the same raider at another moment: what it tells of is nearly so.
        """
        self.scene = scene
        self.raider = raider
        self.places = scene.places
        self.turns: dict[int, float]
        self.plain: dict[int, float]
        self.doom: dict[int, float]
        self.costs: dict[int, Cost]
        self.known: dict[int, tuple[PlaceView, Cost]]
        self.powers: tuple[tuple[int, ...], int, tuple[int, int, int, int], int, int]
        self.goals: dict[int, float]
        self.exits: dict[int, int]
        self.stride: float
        self.spaces: tuple[int, ...]
        self.home: int
        self.from_home: float
        if before is not None:
            self.costs, self.known, self.powers = before.costs, before.known, before.powers
            self.stride, self.spaces = before.stride, before.spaces
            self.home, self.from_home = before.home, before.from_home
            self.plain, self.doom = before.plain, before.doom
            self.exits, self.goals = before.exits, before.goals
            self.turns = self._with_escapes()
            if self.turns is self.plain:
                self.turns = self._with_saving()
            return
        view = scene.view
        self.spaces = grid(view.width, view.depth)
        self.stride = 1.0 / max(1, raider.abilities[Ability.MOVE])
        self.powers = (
            tuple([bonus_of(raider, ability) for ability in Ability]),
            damage_of(raider),
            raider.abilities,
            raider.life,
            raider.maximum_life,
        )
        kept = last is not None and last.powers == self.powers
        self.known = last.known if kept and last else {}
        self.costs = {space: self._cost(space) for space in self.spaces}
        self.exits = {
            space: MASKS[place.exits] if place.face_up else ALL_EXITS
            for space, place in self.places.items()
        }
        self.home = self._home()
        self.from_home = self._guess(last)
        self.goals = self._find_goals()
        self.plain, self.doom = self._solve(self.goals)
        if not any(raider.injuries) and not raider.damage:
            self._agree()
        self.turns = self._with_escapes()
        if self.turns is self.plain:
            self.turns = self._with_saving()

    # -- reading -----------------------------------------------------------------------------

    def through(self, space: int, side: int) -> float:
        """Return the turns to the treasure when leaving a space by a side."""
        near = neighbour(space, side, self.scene.view.width, self.scene.view.depth)
        return self.arriving(near) if near else FAR

    def best_through(self, space: int, sides: Iterable[int]) -> float:
        """Return the turns to the treasure by the best of some sides."""
        return min((self.through(space, side) for side in sides), default=FAR)

    def arriving(self, space: int) -> float:
        """Return the turns to the treasure from being put into a space."""
        return self._entering(space, self.turns[space])

    def sides_open(self, space: int) -> tuple[int, ...]:
        """Return the sides by which a space can be left; all of them if it is unknown."""
        mask = self.exits.get(space, ALL_EXITS)
        return SIDES if mask == ALL_EXITS else tuple([s for s in SIDES if mask & 1 << s])

    @property
    def toll(self) -> Mapping[int, float]:
        """The turns that entering each space costs."""
        return {space: self.arriving(space) - self.turns[space] for space in self.spaces}

    @property
    def now(self) -> float:
        """Return the turns to the treasure from where the raider stands."""
        space = space_of(self.raider)
        return self.turns[space] if space else FAR

    @property
    def danger(self) -> float:
        """Return the chance to die on the way from where the raider stands."""
        return self.doom.get(space_of(self.raider), 0.0)

    def entering(self, space: int) -> float:
        """Return the turns to the treasure when entering a space, by the exits there are."""
        return self._entering(space, self.plain[space])

    @property
    def bonuses(self) -> tuple[int, ...]:
        """Return what the cards in the raider's rows add to the results of each ability's tests."""
        return self.powers[0]

    def harm(self, obstacle: ObstacleView) -> float:
        """Return how much of a death failing an obstacle is."""
        return self._failure(obstacle)[1]

    def risk(self, obstacle: ObstacleView, place: PlaceView) -> float:
        """Return the chance that facing an obstacle is deadly."""
        return self._trial(obstacle, place)[1][1]

    # -- what a space costs ------------------------------------------------------------------

    def _cost(self, space: int) -> Cost:
        place = self.places.get(space)
        if place is None or not place.face_up:
            return 1.0 - self.stride / 2 + UNKNOWN, UNKNOWN_RISK
        if not place.obstacles:
            return self.stride, 0.0
        last = self.known.get(space)
        if last is not None and last[0] is place:
            return last[1]
        turns, risk = self._facing(place)
        # Never for nothing: a strong raider gains by a fight, and would walk in circles for it.
        cost = max(LEAST_TOLL, self.stride + turns), risk
        self.known[space] = (place, cost)
        return cost

    def _facing(self, place: PlaceView) -> Cost:
        turns, alive = 0.0, 1.0
        for obstacle in place.obstacles:
            _, (cost, risk) = self._trial(obstacle, place)
            turns += cost
            alive *= 1.0 - risk
        return turns, 1.0 - alive

    def facing(self, place: PlaceView) -> float:
        """Return the turns that facing all obstacles of a location costs."""
        turns, risk = self._facing(place)
        return turns + risk * self._death_at(place)

    def trial(self, obstacle: ObstacleView, place: PlaceView) -> tuple[Ability, float]:
        """Return the best ability against an obstacle, and the turns that facing it costs."""
        ability, (turns, risk) = self._trial(obstacle, place)
        return ability, turns + risk * self._death_at(place)

    def _trial(self, obstacle: ObstacleView, place: PlaceView) -> tuple[Ability, Cost]:
        best: tuple[float, Ability, Cost] | None = None
        for name, target in obstacle.tests:
            ability = ABILITIES[name]
            cost = self._trial_cost(obstacle, place, ability, target)
            whole = cost[0] + cost[1] * 8.0
            if best is None or whole < best[0]:
                best = (whole, ability, cost)
        return (best[1], best[2]) if best is not None else (Ability.FIGHT, FREE)

    def trial_cost(
        self,
        obstacle: ObstacleView,
        place: PlaceView,
        ability: Ability,
        target: int,
        chance: float | None = None,
    ) -> float:
        """Return the turns that facing an obstacle with an ability costs.

        Its chance is that of a bare test unless another one is given.
        """
        turns, risk = self._trial_cost(obstacle, place, ability, target, chance)
        return turns + risk * self._death_at(place)

    def _trial_cost(
        self,
        obstacle: ObstacleView,
        place: PlaceView,
        ability: Ability,
        target: int,
        chance: float | None = None,
    ) -> Cost:
        bonuses, _, abilities, _, _ = self.powers
        if chance is None:
            chance = at_least(abilities[ability], target - bonuses[ability])
        turns, risk = self._failure(obstacle)
        fails = 1.0 - chance
        if "stuck" in obstacle.failure:
            # Whoever is stuck faces it again before going on.
            fails = min(MOST_FAILURES, fails / max(0.01, chance))
        turns *= fails
        risk = min(1.0, risk * fails)
        if ability is Ability.FIGHT:
            turns += self._fight_cost(obstacle, place, chance)
        return turns, risk

    def _fight_cost(self, obstacle: ObstacleView, place: PlaceView, chance: float) -> float:
        """Return the cost of a fight: no search follows; a removed obstacle is gone for good."""
        left = obstacle.life - obstacle.damage
        removes = obstacle.life > 0 and left <= self.powers[1]
        gain = 0.5 * chance if removes else 0.2 * chance
        return (1.0 if place.treasure else 0.15) - gain

    def failure(self, obstacle: ObstacleView) -> float:
        """Return the turns that failing an obstacle costs."""
        turns, risk = self._failure(obstacle)
        return turns + risk * self.death

    def _failure(self, obstacle: ObstacleView) -> Cost:
        turns, risk = 0.0, 0.0
        for name in obstacle.failure:
            lost, deadly = self._affliction(name)
            turns += lost
            risk += deadly
        return turns, min(1.0, risk)

    def _affliction(self, name: str) -> Cost:
        _, _, abilities, life, maximum = self.powers
        if name.startswith("damage"):
            amount = int(name.removeprefix("damage").lstrip("-") or 1)
            return 0.0, 1.0 if amount >= life else WOUND * amount / life
        if name.startswith("injured"):
            ability = ABILITIES[name.removeprefix("injured-")]
            lowers = abilities[ability] <= maximum
            turns, risk = self._affliction("damage") if lowers else (0.5, 0.0)
            return turns + (1.0 if ability is Ability.SEARCH else 0.2), risk
        return SETBACKS.get(name, 0.3), 0.0

    def _death_at(self, place: PlaceView) -> float:
        """Return the turns that dying in a location costs."""
        there = self.plain.get(space_named(place.space), FAR)
        return LOSS + max(LEAST_DEATH, 1.0 + self.from_home - there)

    @property
    def death(self) -> float:
        """Return the turns that dying where the raider stands costs."""
        there = self.plain.get(space_of(self.raider), FAR)
        return LOSS + max(LEAST_DEATH, 1.0 + self.from_home - there)

    # -- turns to the treasure ---------------------------------------------------------------

    def search_turns(self) -> float:
        """Return the turns of searching where the treasure lies until it succeeds."""
        if self.scene.room is None and self.scene.view.prize is None:
            return 2.0
        return min(FAR, 1.0 / search_chance(self.scene, self.raider))

    def _find_goals(self) -> dict[int, float]:
        scene, raider = self.scene, self.raider
        prize = prize_goals(scene, raider, self.search_turns())
        if prize:
            return prize
        room = scene.room
        if room is None:
            return hidden_goals(scene, self.spaces, 2.0)
        chance = search_chance(scene, raider)
        turns, risk = self._facing(room) if room.face_up and room.obstacles else FREE
        # One search, and if it fails, what is faced before the next one.
        again = (1.0 - chance) * (turns + risk * (self.from_home + LOSS + 1.0))
        left = (1.0 + again) / (1.0 - (1.0 - chance) * (1.0 - risk))
        return {space_named(room.space): min(HOPELESS, left)}

    def _home(self) -> int:
        me = self.raider
        for name in (me.save_point, me.entrance):
            if name != "-":
                return space_named(name)
        return next(iter(entrances(self.scene)), 0)

    def _guess(self, last: Atlas | None) -> float:
        """Return what the way from home seems to be before it is known.

        Whoever dies with the treasure has to find it once more where it fell, which is harder.
        """
        if self.raider.carries:
            return LONG_WAY
        if last is not None and self.home:
            if last.home == self.home:
                return last.from_home
            return min(LONG_WAY, last.plain[self.home])
        return min(LONG_WAY, 4.0 + self.scene.view.depth)

    def _agree(self) -> None:
        """Reckon risks with the way from home that comes out, one step of Newton's."""
        if not self.home or self.raider.carries:
            return
        for _ in range(2):
            turns = self.plain[self.home]
            off = turns - self.from_home
            if turns >= FAR or abs(off) < AGREED:
                return
            wanted = self.from_home + off / max(0.2, 1.0 - self.doom[self.home])
            wanted = max(1.0, min(LONG_WAY, wanted))
            if abs(wanted - self.from_home) < AGREED:
                return
            self.from_home = wanted
            self.goals = self._find_goals()
            self.plain, self.doom = self._solve(self.goals)

    def _entering(self, space: int, turns: float) -> float:
        """Return the turns left when entering a space, by those from there."""
        cost, risk = self.costs[space]
        if not risk:
            return cost + turns
        return cost + turns + risk * (LOSS + max(LEAST_DEATH, 1.0 + self.from_home - turns))

    def _solve(
        self, goals: Mapping[int, float], escapes: int = 0
    ) -> tuple[dict[int, float], dict[int, float]]:
        """Return the turns to the nearest goal from all spaces, and the chance to die before.

        Args:
            goals: the turns left at the goals.
            escapes: sides, as bits, by which cards lead from known locations, for some turns more.
        """
        view = self.scene.view
        near = approaches(view.width, view.depth)
        turns = dict.fromkeys(self.spaces, FAR)
        doom = dict.fromkeys(self.spaces, 0.0)
        turns.update(goals)
        open_exits, tolls = self.exits.get, self.costs
        heap = [(left, space) for space, left in goals.items()]
        heapify(heap)
        while heap:
            left, space = heappop(heap)
            if left > turns[space]:
                continue
            entering = self._entering(space, left)
            for other, exit in near[space]:
                through = entering
                if not open_exits(other, ALL_EXITS) & exit:
                    if not escapes & exit:
                        continue
                    through += ESCAPE
                if through < turns[other]:
                    turns[other] = through
                    risk = tolls[space][1]
                    doom[other] = risk + (1.0 - risk) * doom[space]
                    heappush(heap, (through, other))
        return turns, doom

    def _with_escapes(self) -> dict[int, float]:
        """Count on the cards in hand that make a path to the treasure where none leads there."""
        here = space_of(self.raider)
        if not here or self.plain[here] < FAR or self.raider.seat != self.scene.me.seat:
            return self.plain
        return self._solve(self.goals, self.escapes)[0] if self.escapes else self.plain

    def saving(self, space: int) -> float:
        """Return the turns that saving at a space gains: each later death costs a shorter way."""
        doom = min(MOST_DOOM, self.doom[space])
        nearer = min(LONG_WAY, self.from_home) - self.plain[space]
        return max(0.0, self.patience * nearer * doom / (1.0 - doom))

    @property
    def patience(self) -> float:
        """Return the share that counts of what pays later: less where others may be quicker."""
        return RACING if self.scene.rivals else 1.0

    def _with_saving(self) -> dict[int, float]:
        """Save points on the way are goals too if saving there gains more than the stop costs."""
        scene, raider = self.scene, self.raider
        if not scene.view.save_points or raider.carries or raider.seat != scene.me.seat:
            return self.plain
        goals: dict[int, float] = {}
        for space, place in self.places.items():
            if place.save_point and place.face_up and place.space != raider.save_point:
                gain = self.saving(space) + self.kept
                if gain > STOP and self.plain[space] < FAR:
                    goals[space] = self.plain[space] + STOP - gain
        return self._solve({**self.goals, **goals})[0] if goals else self.plain

    @cached_property
    def kept(self) -> float:
        """The turns that the next saving gains beside a nearer place to come back to."""
        waiting = any(waits_for_save(card.slug) for card in self.scene.view.hand)
        gained = (KEEPING if self.raider.unsaved else 0.0) + (WAITING if waiting else 0.0)
        return self.patience * gained

    def toward(self, goals: Mapping[int, float]) -> dict[int, float]:
        """Return the turns from all spaces to other goals than the treasure."""
        return self._solve(goals)[0]

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

    @cached_property
    def is_there(self) -> bool:
        """The raider stands where it wants to be: where the treasure lies, or home with it."""
        if self.raider.carries:
            return space_of(self.raider) in self.goals
        return is_prize_here(self.scene, self.raider)


def healed(raider: RaiderView) -> RaiderView:
    """Return a raider as it comes back."""
    injuries = raider.injuries
    if not raider.damage and not any(injuries):
        return raider
    whole = [value + hurt for value, hurt in zip(raider.abilities, injuries, strict=True)]
    most = max(raider.maximum_life, min(whole))
    return replace(
        raider,
        abilities=(whole[0], whole[1], whole[2], whole[3]),
        injuries=(0, 0, 0, 0),
        damage=0,
        life=most,
        maximum_life=most,
    )


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
        raider.save_point,
        scene.view.prize,
    )
    entry = scene.atlases.get(raider.seat)
    last = entry[1] if entry is not None and isinstance(entry[1], Atlas) else None
    same = entry is not None and entry[0] == inputs
    atlas = Atlas(scene, raider, last if same else None, last)
    scene.atlases[raider.seat] = (inputs, atlas)
    scene.made[raider.seat] = atlas
    return atlas
