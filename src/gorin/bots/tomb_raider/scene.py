"""The scene of an observation for the heuristic bot: its raider, its rivals, what cards give."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from gorin.bots.sight import Sight
from gorin.games.tomb_raider.board import NOWHERE, space_named
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.odds import at_least
from gorin.games.tomb_raider.script import NO_BEHAVIOUR, Behaviour, Effect
from gorin.games.tomb_raider.seen import PlaceView, RaiderView, TestView, TombRaiderView
from gorin.games.tomb_raider.state import Moment, Test
from gorin.games.tomb_raider.words.effects import MakeSavePoint
from gorin.kernel.decision import Seat

Atlases: TypeAlias = dict[Seat, tuple[object, object]]
"""The map as each raider sees it, remembered with what it depended on."""

SCRIPTS: Mapping[str, Any] = STANDARD.scripts


class _Book:
    """The scripts of cards that bots read: those of the match in which one was asked last.

    Owners of cards may have entered other effects than those of the stand-ins.
    """

    scripts: Mapping[str, Any] = SCRIPTS


def script_of(slug: str) -> Behaviour:
    """Return what a card does; cards are values that a bot can read."""
    behaviour = _Book.scripts.get(slug, NO_BEHAVIOUR)
    return behaviour if isinstance(behaviour, Behaviour) else NO_BEHAVIOUR


def effects_of(slug: str) -> tuple[Effect, ...]:
    """Return all that a card can do, when found, from hand and from a row."""
    script = script_of(slug)
    abilities = (*script.from_hand, *script.from_row)
    return (*script.found, *(effect for ability in abilities for effect in ability.effects))


def waits_for_save(slug: str) -> bool:
    """Return whether a card is played when its raider saves."""
    return any(ability.when == Moment.SAVE for ability in script_of(slug).from_hand)


def makes_save_point(slug: str) -> bool:
    """Return whether a card, when found, makes a save point."""
    return any(isinstance(effect, MakeSavePoint) for effect in script_of(slug).found)


def slug_of(key: str) -> str:
    """Return the slug in an option's key like "play:take-aim.12"."""
    return key.partition(":")[2].partition(".")[0]


def space_of(raider: RaiderView) -> int:
    """Return where a raider stands, 0 if it is off the map."""
    return NOWHERE if raider.space == "-" else space_named(raider.space)


def bonus_of(raider: RaiderView, ability: Ability) -> int:
    """Return what the cards in a raider's rows add to the results of an ability's tests."""
    test = Test(seat=raider.seat, ability=ability, dice=0)
    return sum(
        constant.to_result(test)
        for card in (*raider.unsaved, *raider.saved)
        for constant in script_of(card.slug).constants
    )


def damage_of(raider: RaiderView) -> int:
    """Return the damage of a raider's won fight."""
    test = Test(seat=raider.seat, ability=Ability.FIGHT, dice=0)
    return 1 + sum(
        constant.to_damage(test)
        for card in (*raider.unsaved, *raider.saved)
        for constant in script_of(card.slug).constants
    )


def odds_of(raider: RaiderView, ability: Ability, target: int, *, dice: int = 0) -> float:
    """Return the probability that a raider passes a test, with more dice if there are some."""
    return at_least(raider.abilities[ability] + dice, target - bonus_of(raider, ability))


class Position(NamedTuple):
    """The view of a position by a seat."""

    view: Any
    seat: Seat


class Scene:
    """A sight of one moment, read once and looked up often."""

    def __init__(self, sight: Sight | Position, atlases: Atlases | None = None) -> None:
        """Read a sight, or a position in which nothing is asked."""
        self.question = sight if isinstance(sight, Sight) else None
        if isinstance(sight, Sight) and sight.scripts:
            _Book.scripts = sight.scripts
        self.view: TombRaiderView = sight.view
        self.seat = sight.seat
        self.made: dict[Seat, object] = {}
        self.atlases: Atlases = {} if atlases is None else atlases

    @property
    def sight(self) -> Sight:
        """The question that is asked."""
        assert self.question is not None
        return self.question

    @cached_property
    def raiders(self) -> Mapping[Seat, RaiderView]:
        """All raiders, by seat."""
        return {raider.seat: raider for raider in self.view.raiders}

    @cached_property
    def me(self) -> RaiderView:
        """The raider of the seat that is asked."""
        return self.raiders[self.seat]

    @cached_property
    def rivals(self) -> tuple[RaiderView, ...]:
        """The other raiders, in the order of their seats."""
        return tuple([raider for raider in self.view.raiders if raider.seat != self.seat])

    @cached_property
    def places(self) -> Mapping[int, PlaceView]:
        """Return what lies on the map, by space."""
        return {space_named(place.space): place for place in self.view.places}

    @cached_property
    def terrain(self) -> object:
        """Return what of the map paths depend on: not who stands where."""
        return [
            (place.space, place.exits, place.obstacles, place.face_up, place.treasure)
            for place in self.view.places
        ]

    @cached_property
    def room(self) -> PlaceView | None:
        """The treasure room if it lies on the map."""
        return next((place for place in self.view.places if place.treasure), None)

    @property
    def here(self) -> PlaceView | None:
        """The location of the seat's raider."""
        return self.places.get(space_of(self.me))

    @property
    def is_my_action(self) -> bool:
        """It is the Action round of the seat that is asked."""
        return self.view.round == "action" and self.view.active == self.me.seat

    @cached_property
    def test(self) -> TestView | None:
        """The test in progress, the seat's own one if it has one."""
        own = [test for test in self.view.tests if test.seat == self.me.seat]
        return own[-1] if own else (self.view.tests[-1] if self.view.tests else None)

    def is_in_room(self, raider: RaiderView) -> bool:
        """Return whether a raider stands in the treasure room."""
        return self.room is not None and self.room.face_up and raider.space == self.room.space

    def is_for_treasure(self, test: TestView) -> bool:
        """Return whether a test searches the treasure room."""
        searches = test.ability == "search" and not test.obstacle
        return searches and self.view.round == "search" and self.is_in_room(self.raiders[test.seat])

    def target_of(self, test: TestView) -> int:
        """Return what a result is held against, 0 if nothing is."""
        if self.room is not None and self.is_for_treasure(test):
            return self.room.target
        return test.target
