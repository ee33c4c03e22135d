"""The parts of a card's script: abilities with their moments, effects and constants.

The rules meet only these types. The vocabulary itself, and the cards written in it, lie above.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from msgspec import Struct

from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.games.tomb_raider.events.log import shown
from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.state import CardId, Moment, RaiderState, Test
from gorin.kernel.decision import Play, Seat
from gorin.kernel.words import Arg, Word


class Use:
    """One use of a card: at which table, by which seat, which card or obstacle it comes from."""

    __slots__ = ("moment", "seat", "source", "table")

    def __init__(self, table: TombRaider, seat: Seat, source: int, moment: Moment) -> None:
        self.table = table
        self.seat = seat
        self.source = source
        self.moment = moment

    @property
    def card(self) -> CardId:
        """The card's handle; the source is not a built-in obstacle."""
        return CardId(self.source)

    @property
    def raider(self) -> RaiderState:
        """The raider of whoever uses the card."""
        return self.table.state.raiders[self.seat]


class Phrase(Word, frozen=True):
    """A word of Tomb Raider: what its fields hold is shown as in the log."""

    def shown(self, name: str, value: Any) -> Arg:
        return shown(name, value)


class Condition(Phrase, frozen=True):
    """A condition under which an ability may be used."""

    def holds(self, use: Use) -> bool:
        """Return whether the ability may be used now, as far as this condition goes."""
        raise NotImplementedError


class Cost(Phrase, frozen=True):
    """The cost of an ability."""

    def can_pay(self, use: Use) -> bool:
        """Return whether the cost can be paid."""
        raise NotImplementedError

    def pay(self, use: Use) -> Play[None] | None:
        """Pay it; it may ask with what."""
        raise NotImplementedError


class Effect(Phrase, frozen=True):
    """Something a card does; it may ask, and it may queue steps.

    `clause` is the one that forbids a card whose effect could do nothing.
    """

    clause: ClassVar[str] = "TR-12.1"

    def can_do(self, use: Use) -> bool:
        """Return whether it could do anything now; a card that could not is not offered."""
        return True

    def do(self, use: Use) -> Play[None] | None:
        """Do it."""
        raise NotImplementedError

    def lets_play(self, use: Use, obstacle: CardId) -> bool:
        """Return whether it lets whoever uses it play an obstacle card from hand."""
        return False


class Constant(Phrase, frozen=True):
    """An advantage that a card gives as long as it lies in a row of its raider."""

    def to_ability(self, skill: Skill, printed: int) -> int:
        """Return by how much an ability rises; `printed` is the raider card's."""
        return 0

    def to_dice(self, test: Test) -> int:
        """Return how many dice a test of the raider gains."""
        return 0

    def to_result(self, test: Test) -> int:
        """Return by how much the result of a test of the raider rises."""
        return 0

    def to_damage(self, test: Test) -> int:
        """Return how much more damage a won Fight test deals, in points."""
        return 0

    def to_hand(self) -> int:
        """Return by how many cards the hand limit rises."""
        return 0

    def to_movement(self) -> int:
        """Return how many more locations the raider may move in a turn."""
        return 0

    def to_life(self) -> int:
        """Return how much extra life the raider has, in points."""
        return 0


class Ability(Struct, frozen=True):
    """One thing a card can do: at which moments, under which conditions, at what cost.

    `needs_raider` is false for actions that a player may play while its raider is dead.
    `searches` marks an action that takes the place of the normal search (TR-7.4).
    """

    when: Moment
    effects: tuple[Effect, ...]
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    needs_raider: bool = True
    searches: bool = False


class Behaviour(Struct, frozen=True, dict=True):
    """The script of a card: abilities used from hand or from a row, effects when found, constants.

    `local` counts as written by hand rather than in words: a generator of its own.
    """

    from_hand: tuple[Ability, ...] = ()
    from_row: tuple[Ability, ...] = ()
    found: tuple[Effect, ...] = ()
    constants: tuple[Constant, ...] = ()
    local: bool = False

    @cached_property
    def hand_moments(self) -> int:
        """The moments at which it may be played from hand, as bits."""
        return _moments(self.from_hand)

    @cached_property
    def row_moments(self) -> int:
        """The moments at which it may be used from a row, as bits."""
        return _moments(self.from_row)


def _moments(abilities: tuple[Ability, ...]) -> int:
    bits = 0
    for ability in abilities:
        bits |= int(ability.when)
    return bits


NO_BEHAVIOUR = Behaviour()


def behaviour(table: TombRaider, card: CardId) -> Behaviour:
    """Return what the card behind a handle does."""
    result: Any = table.rulebook.scripts.get(table.state.slug(card), NO_BEHAVIOUR)
    assert isinstance(result, Behaviour), result
    return result


def consequence(table: TombRaider, name: str) -> Effect:
    """Return the effect an obstacle names as its failure."""
    effect: Any = table.rulebook.scripts["failure/" + name]
    assert isinstance(effect, Effect), effect
    return effect
