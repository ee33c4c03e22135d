"""The outlook of one player on a Tomb Raider match, read for advice: odds, risks and ways.

Everything is counted in turns: how many it is to the treasure, what a failed test costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

from msgspec.structs import replace

from gorin.games.tomb_raider.board import (
    DEEPER,
    NOWHERE,
    SIDE_NAMES,
    SIDES,
    depth_of,
    neighbour,
    space_at,
    space_named,
)
from gorin.games.tomb_raider.facts import ABILITIES, Ability, CardFacts, Discovery
from gorin.games.tomb_raider.formats.learn_to_play import LEARN_TO_PLAY
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.script import NO_BEHAVIOUR, Behaviour, Constant, Effect
from gorin.games.tomb_raider.seen import (
    ObstacleView,
    PlaceView,
    TestView,
    TombRaiderView,
)
from gorin.games.tomb_raider.state import Test
from gorin.games.tomb_raider.words.effects import DropRaider, OpenDoor, OpenExit, PassAnywhere

FAR = 60.0
"""Turns to where no way leads."""
DEATH = 5.0
"""Turns that a life costs."""
LOST_CARDS = 1.6
"""Turns that the hand and the unsaved cards are worth which a raider loses with its life."""
UNKNOWN = 0.45
"""Turns that obstacles and missing exits of an unknown location cost on average."""
SETBACKS = {"stuck": 1.1, "discard-item": 0.3}
"""Turns that a failure costs which neither damages nor injures; 0.8 for others."""
ROUNDING = 1e-9
OPENING_PLAYED = 1.0
"""Turns that a card in hand is worth by which a raider leaves without an exit."""
OPENING_DRAWN = 5.0
"""Turns until such a card is drawn and an exit is found with it."""
OPENING_DRAWN_LATE = 8.0
"""The same where nothing more is found: fewer cards help."""

OPENERS = (OpenExit, OpenDoor, PassAnywhere, DropRaider)
"""The effects that make a way where there is none."""


def script_of(slug: str) -> Behaviour:
    """Return what a card does."""
    script = LEARN_TO_PLAY.scripts.get(slug, NO_BEHAVIOUR)
    return script if isinstance(script, Behaviour) else NO_BEHAVIOUR


def effects_of(slug: str) -> tuple[Effect, ...]:
    """Return all that a card can do when it is found, played or used."""
    script = script_of(slug)
    abilities = (*script.from_hand, *script.from_row)
    return (*script.found, *(effect for ability in abilities for effect in ability.effects))


def opens_a_way(slug: str) -> bool:
    """Return whether a card makes a way where there is none."""
    return any(isinstance(effect, OPENERS) for effect in effects_of(slug))


class Outlook:
    """The outlook of one seat: what it sees, and what follows from it.

    Attributes:
        view: what the seat sees.
        cards: what is printed on the cards, by slug.
        me: its raider.
        places: what lies on the map, by space.
    """

    def __init__(self, view: TombRaiderView, cards: Mapping[str, CardFacts]) -> None:
        self.view = view
        self.cards = cards
        self.me = next(raider for raider in view.raiders if raider.seat == view.seat)
        self.places = {space_named(place.space): place for place in view.places}

    # -- where ---------------------------------------------------------------------------------

    @property
    def space(self) -> int:
        """Return where the raider stands; it may be nowhere."""
        return NOWHERE if self.me.space == "-" else space_named(self.me.space)

    @property
    def here(self) -> PlaceView | None:
        """The location of the raider."""
        return self.places.get(self.space)

    @cached_property
    def room(self) -> PlaceView | None:
        """The treasure room, face up or down."""
        return next((place for place in self.view.places if place.treasure), None)

    @property
    def is_in_room(self) -> bool:
        """Whether the raider stands in the treasure room."""
        return self.room is not None and self.room.face_up and self.me.space == self.room.space

    def beside(self, space: int, side: int) -> int:
        """Return the space on a side of another one, 0 off the map."""
        return neighbour(space, side, self.view.width, self.view.depth)

    # -- odds ----------------------------------------------------------------------------------

    def constants(self) -> Iterable[Constant]:
        """Yield what the cards in the raider's rows give."""
        for card in (*self.me.unsaved, *self.me.saved):
            yield from script_of(card.slug).constants

    def chance(self, ability: Ability, target: int) -> float:
        """Return the probability that the raider passes a test of an ability."""
        return self._reaches(
            Test(seat=self.me.seat, ability=ability, dice=self.me.abilities[ability]), target
        )

    def chance_of(self, test: TestView, target: int, *, dice: int = 0, bonus: int = 0) -> float:
        """Return the probability that a test in progress reaches a target, dice rolled or not."""
        if test.faces:
            return 1.0 if self.result(test) + bonus >= target else 0.0
        rolled, added = self.modifiers(test)
        return at_least(rolled + dice, target - added - bonus)

    def result(self, test: TestView) -> int:
        """Return the result of a test as far as its dice have been rolled."""
        return sum(test.faces) + self.modifiers(test)[1]

    def modifiers(self, test: TestView) -> tuple[int, int]:
        """Return how many dice a test in progress rolls, and what is added to the total."""
        dice, added = self._from_cards(
            Test(seat=self.me.seat, ability=ABILITIES[test.ability], dice=test.dice)
        )
        return test.dice + dice, test.bonus + added

    def _from_cards(self, test: Test) -> tuple[int, int]:
        """Return the dice and the bonus that the raider's cards give a test."""
        constants = tuple(self.constants())
        dice = sum(constant.to_dice(test) for constant in constants)
        return dice, sum(constant.to_result(test) for constant in constants)

    def _reaches(self, test: Test, target: int) -> float:
        dice, added = self._from_cards(test)
        return at_least(test.dice + dice, target - added)

    def search_chance(self, place: PlaceView, target: int) -> float:
        """Return the probability that a search of a location reaches a result."""
        dice = self.me.abilities[Ability.SEARCH] + place.search
        return self._reaches(Test(seat=self.me.seat, ability=Ability.SEARCH, dice=dice), target)

    @cached_property
    def fight_damage(self) -> int:
        """The damage of a won fight."""
        test = Test(seat=self.me.seat, ability=Ability.FIGHT, dice=0)
        return 1 + sum(constant.to_damage(test) for constant in self.constants())

    # -- risks ---------------------------------------------------------------------------------

    def facing(self, place: PlaceView) -> float:
        """Return the turns that facing all obstacles of a location costs on average."""
        return sum(self.least_risk(obstacle) for obstacle in place.obstacles)

    def least_risk(self, obstacle: ObstacleView) -> float:
        """Return the turns that facing an obstacle costs with the best ability."""
        risks = [self.risk(obstacle, ABILITIES[name], at) for name, at in obstacle.tests]
        return max(0.0, min(risks, default=0.0))

    def risk(self, obstacle: ObstacleView, ability: Ability, target: int) -> float:
        """Return the turns that a test against an obstacle costs; a won fight gains some."""
        chance = self.chance(ability, target)
        gain = 0.2 * chance if ability is Ability.FIGHT and obstacle.life else 0.0
        return (1 - chance) * self.failure(obstacle) - gain

    def failure(self, obstacle: ObstacleView) -> float:
        """Return the turns that failing an obstacle costs."""
        return sum(self._setback(name) for name in obstacle.failure)

    def _setback(self, name: str) -> float:
        life = self.me.life
        if name.startswith("damage"):
            amount = int(name.removeprefix("damage").lstrip("-") or 1)
            return DEATH if amount >= life else DEATH * 0.5 * amount / life
        if name.startswith("injured-"):
            return self._injury(ABILITIES[name.removeprefix("injured-")])
        return SETBACKS.get(name, 0.8)

    def _injury(self, ability: Ability) -> float:
        """An injured lowest ability takes a life too; without Search nothing is found."""
        lowers = self.me.abilities[ability] <= self.me.maximum_life
        harm = self._setback("damage") if lowers else 0.4
        return harm + (1.0 if ability is Ability.SEARCH else 0.2)

    # -- ways ----------------------------------------------------------------------------------

    @cached_property
    def stride(self) -> float:
        """The turns that a step takes."""
        return 1.0 / max(1, self.me.abilities[Ability.MOVE])

    @cached_property
    def toll(self) -> Mapping[int, float]:
        """The turns that entering each space costs: the step, and what may go wrong there."""
        return {space: self._toll(space) for space in self.spaces}

    @property
    def spaces(self) -> tuple[int, ...]:
        """All spaces of the map."""
        depths, columns = range(1, self.view.depth + 1), range(1, self.view.width + 1)
        return tuple(space_at(column, depth) for depth in depths for column in columns)

    def _toll(self, space: int) -> float:
        place = self.places.get(space)
        if place is None or not place.face_up:
            has_treasure = place is not None and place.treasure
            return 1.0 - self.stride / 2 + (0.0 if has_treasure else UNKNOWN)
        return self.stride + self.facing(place)

    @cached_property
    def turns(self) -> Mapping[int, float]:
        """The turns from each space to the treasure, by exits and by what cards may open."""
        return self._solve(self.opening)

    @cached_property
    def by_exits(self) -> Mapping[int, float]:
        """The turns from each space to the treasure by the exits there are; `FAR` for no way."""
        return self._solve(lambda _space, _side: FAR)

    def _solve(self, opening: Callable[[int, int], float]) -> Mapping[int, float]:
        turns = dict.fromkeys(self.spaces, FAR) | self._goals()
        shorter = True
        while shorter:
            shorter = False
            for space in self.spaces:
                exits = self.sides_open(space)
                for side in SIDES:
                    near = self.beside(space, side)
                    more = 0.0 if side in exits else opening(space, side)
                    way = more + self.toll[near] + turns[near] if near else FAR
                    if way < turns[space] - ROUNDING:
                        turns[space], shorter = way, True
        return turns

    def _goals(self) -> dict[int, float]:
        room = self.room
        if room is not None:
            chance = self.search_chance(room, room.target)
            return {space_named(room.space): min(FAR / 2, 1.0 / chance if chance else FAR)}
        unknown = [space for space in self.spaces if space not in self.places]
        return {space: 3.0 + self.view.depth - depth_of(space) for space in unknown}

    def sides_open(self, space: int) -> tuple[int, ...]:
        """Return the sides by which a space can be left; all of them while it is unknown."""
        place = self.places.get(space)
        if place is None or not place.face_up:
            return SIDES
        return tuple(side for side in SIDES if SIDE_NAMES[side] in place.exits)

    def opening(self, space: int, side: int) -> float:
        """Return the turns until a card lets the raider leave a space by a side without exit."""
        place = self.places[space]
        waiting = OPENING_DRAWN_LATE if place.empty else OPENING_DRAWN
        for card in self.view.hand:
            effects = effects_of(card.slug)
            if any(isinstance(effect, PassAnywhere) for effect in effects):
                return OPENING_PLAYED
            if side == DEEPER and any(isinstance(effect, DropRaider) for effect in effects):
                return OPENING_PLAYED
            facts = self.cards.get(card.slug)
            if opens_a_way(card.slug) and isinstance(facts, Discovery) and not place.empty:
                chance = self.search_chance(place, facts.difficulty)
                waiting = min(waiting, 1.0 / chance if chance else waiting)
        return waiting * (1.0 + self.facing(place))

    def opening_here(self) -> float:
        """Return the turns to the treasure if a card makes the way from where the raider is."""
        exits = self.sides_open(self.space)
        closed = [side for side in SIDES if side not in exits and self.beside(self.space, side)]
        ways = [self.opening(self.space, side) + self.through(side) for side in closed]
        return min(ways, default=FAR)

    def through(self, side: int) -> float:
        """Return the turns to the treasure when the raider leaves by a side, exit or not."""
        near = self.beside(self.space, side)
        return min(FAR, self.toll[near] + self.turns[near]) if near else FAR

    @property
    def now(self) -> float:
        """The turns to the treasure from where the raider stands."""
        return self.turns[self.space] if self.space else FAR

    @property
    def is_cut_off(self) -> bool:
        """Whether no way leads to the treasure from where the raider stands."""
        return not self.space or self.by_exits[self.space] >= FAR

    def steps_known(self) -> int:
        """Return through how many known locations the best way leads before an unknown one."""
        space, steps = self.space, 0
        while space and steps < len(self.spaces):
            nears = [self.beside(space, side) for side in self.sides_open(space)]
            ways = [(self.toll[near] + self.turns[near], near) for near in nears if near]
            if not ways or min(ways)[0] > self.turns[space] + ROUNDING:
                break
            space = min(ways)[1]
            place = self.places.get(space)
            if place is None or not place.face_up:
                break
            steps += 1
        return steps

    def danger_ahead(self, side: int) -> float:
        """Return the turns that obstacles on the known way by a side cost."""
        space, danger, passed = self.beside(self.space, side), 0.0, set[int]()
        while space and space not in passed:
            passed.add(space)
            place = self.places.get(space)
            if place is None or not place.face_up or place.treasure:
                break
            danger += self.facing(place)
            nears = [self.beside(space, way) for way in self.sides_open(space)]
            ways = [(self.toll[near] + self.turns[near], near) for near in nears if near]
            space = min(ways)[1] if ways else NOWHERE
        return danger

    def after_coming_back(self) -> float:
        """Return the turns to the treasure of a raider that starts over, whole again."""
        return min(FAR, self.healed.turns[self.home] + LOST_CARDS) if self.home else FAR

    @cached_property
    def home(self) -> int:
        """Return where the raider comes back."""
        return space_named(self.me.save_point) if self.me.save_point != "-" else self.entrance

    @property
    def is_trapped(self) -> bool:
        """Whether only starting over helps: no way, no card that makes one, and a way from home."""
        if not self.is_cut_off or any(opens_a_way(card.slug) for card in self.view.hand):
            return False
        return bool(self.home) and self.by_exits[self.home] < FAR

    @cached_property
    def healed(self) -> Outlook:
        """The same with a raider that starts over: neither damaged nor injured, without a hand."""
        me = self.me
        fight, move, search, think = (
            value + hurt for value, hurt in zip(me.abilities, me.injuries, strict=True)
        )
        whole = replace(me, abilities=(fight, move, search, think), damage=0, life=me.maximum_life)
        raiders = tuple(whole if one is me else one for one in self.view.raiders)
        return Outlook(replace(self.view, raiders=raiders, hand=()), self.cards)

    @cached_property
    def entrance(self) -> int:
        """Return where the raider began."""
        at = (space for space, place in self.places.items() if self._is_entrance(place))
        return next(at, NOWHERE)

    def _is_entrance(self, place: PlaceView) -> bool:
        return bool(getattr(self.cards.get(place.slug), "entrance", False))
