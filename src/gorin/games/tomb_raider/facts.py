"""Facts printed on Tomb Raider cards, as values, one type per kind of card."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

from msgspec import Struct

from gorin.kernel.clauses import states


@states("TR-1.6", "TR-2.1")
class Ability(IntEnum):
    """The four abilities of a raider, in the order printed from top to bottom.

    Each is a whole number: the dice of its tests; Move is also how far a raider goes in a
    turn and Think how many cards it draws.
    """

    FIGHT = 0
    MOVE = 1
    SEARCH = 2
    THINK = 3


ABILITIES = {ability.name.lower(): ability for ability in Ability}


@states("TR-1.5")
class Printed(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """The facts of every card: its number, by which levels name it, names and its sources.

    `facts` names the figures that a source of the real cards states, `entered` those that an
    owner of the card entered; when `stand_in` is true the others are this project's own.
    """

    number: str
    slug: str
    name: str
    rarity: str
    aliases: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    stand_in: bool = False
    entered: tuple[str, ...] = ()


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to overcome an obstacle: the ability tested and the target of the result."""

    ability: str
    target: int

    @property
    def tested(self) -> Ability:
        return ABILITIES[self.ability]


@states("TR-1.9")
class Hindrance(Struct, frozen=True, forbid_unknown_fields=True):
    """An obstacle's own part, on an obstacle card or built into a location.

    `kind` is trap, creature or hazard; `tests` the ways to overcome it; `failure` what
    happens on a failed test; `life` the damage it takes to remove it, if it can be fought.
    """

    kind: str
    tests: tuple[Trial, ...]
    failure: tuple[str, ...]
    life: int | None = None
    name: str = ""


class TreasureRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that make a location a treasure room: its power and the target of its search."""

    power: int
    target: int


@states("TR-1.7")
class Location(Printed, frozen=True, tag="location"):
    """A location: exits relative to the card, danger, search bonus in dice, what is built in.

    `minimum_depth` and `maximum_depth` are limits printed on the card (TR-4.9): it may lie
    neither nearer to the entrance nor deeper, depths counted from 1; 0 is no limit.
    """

    # Its own fields are not keyword-only: then they would come after those of `Printed`, and
    # the order of fields is in the digests of states.
    family: str
    exits: tuple[str, ...]
    danger: int
    search: int = 0
    entrance: bool = False
    save_point: bool = False
    treasure: TreasureRoom | None = None
    obstacle: Hindrance | None = None
    minimum_depth: int = 0
    maximum_depth: int = 0


class Raider(Printed, frozen=True, tag="raider"):
    """A raider: four abilities and a power."""

    fight: int
    move: int
    search: int
    think: int
    power: int

    @property
    def abilities(self) -> tuple[int, int, int, int]:
        return (self.fight, self.move, self.search, self.think)


class Treasure(Printed, frozen=True, tag="treasure"):
    """A treasure card; its power says for which levels it may be granted."""

    power: int


class Action(Printed, frozen=True, tag="action"):
    """An action card: what it does is its script."""


@states("TR-1.8")
class Discovery(Printed, frozen=True, tag="discovery"):
    """A discovery: the difficulty of finding it, and whether it is an item or a trigger."""

    difficulty: int
    form: str
    weapon: bool = False


class Obstacle(Printed, frozen=True, tag="obstacle"):
    """An obstacle card; its danger limits where it may be played."""

    danger: int
    obstacle: Hindrance


@states("TR-9.6")
class Upgrade(Printed, frozen=True, tag="upgrade"):
    """A better version of a raider, in the draw deck; `character` names whose, empty if anyone's.

    It is played when its requirements are met: its power and character, and what its script says.
    """

    power: int
    character: str = ""


class SecretMove(Printed, frozen=True, tag="secret-move"):
    """A secret move: played when first used, then kept in the saved row."""


CardFacts: TypeAlias = (
    Location | Raider | Treasure | Action | Discovery | Obstacle | Upgrade | SecretMove
)

SET_OUT: tuple[type[Printed], ...] = (Raider, Location, Treasure)
"""The kinds that start in play or enter under special conditions (TR-1.3)."""

DRAWN: tuple[type[Printed], ...] = (Upgrade, Action, Discovery, Obstacle, SecretMove)
"""The kinds that a draw deck is made of (TR-1.4)."""


@states("TR-1.3")
def is_set_out(card: CardFacts) -> bool:
    """Raiders, locations and treasures are set out; they are not in a draw deck."""
    return isinstance(card, SET_OUT)


@states("TR-1.4")
def is_drawn(card: CardFacts) -> bool:
    """Upgrades, actions, discoveries, obstacles and secret moves make up the draw deck."""
    return isinstance(card, DRAWN)


class Entrance(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the grid: column from 1 on the left, depth from 1 at the entrance."""

    column: int
    depth: int
