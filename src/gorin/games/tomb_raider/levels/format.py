"""Levels: what a level prescribes, as values read from a level file."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from gorin.games.tomb_raider.board import space_at
from gorin.games.tomb_raider.state import DeckPlan, LevelPlan, SoloPlan, level_zone
from gorin.kernel.clauses import states

GOALS = ("find-treasure", "recovery", "bounty-hunter")
"""The goals of levels: the treasure, bringing it back (TR-16.1), points (TR-16.5)."""

ARRANGEMENTS = ("any", "alone", "odd", "even")
"""The numbers of raiders for which an arrangement of entrances may be meant."""

CHOOSING = ("seats", "roll")
"""The ways to settle starts: by seats round the entrances, or each by choice after a roll."""


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    """The fewest and the most that may play."""

    min: int
    max: int


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A space by column (from 1 on the left) and depth (from 1 at the entrance)."""

    column: int
    depth: int

    @property
    def space(self) -> int:
        return space_at(self.column, self.depth)


class EntranceSpot(Spot, frozen=True, forbid_unknown_fields=True):
    """An entrance face up; without a card it is the entrance in the deck that owns the space."""

    card: str = ""


class FixedPlace(Spot, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A location that lies on the map from the start, face down unless it says otherwise."""

    card: str
    face_up: bool = False


@states("TR-18.4")
class Arrangement(Struct, frozen=True, forbid_unknown_fields=True):
    """The place of the entrances: one for all, for early fights, or several to keep raiders apart.

    `when` says for how many raiders: "any" number, one "alone", an "odd" or an "even" number.
    """

    spots: tuple[EntranceSpot, ...]
    when: str = "any"

    def is_for(self, count: int) -> bool:
        """Return whether it is meant for this number of raiders."""
        return (
            self.when == "any"
            or (self.when == "alone" and count == 1)
            or (self.when == "odd" and count % 2 == 1)
            or (self.when == "even" and count % 2 == 0)
        )


class LevelDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A level deck: its cards, and the part of the map that takes its locations from it.

    `cards` are slugs, numbers ("153") or ranges of numbers ("004-018"); a copy for each time a
    card is named. Without `columns` and `depths` the deck is for the whole map; `[1, 2]` means
    from 1 to 2. `player` is the number of the player who brings the deck, `cards` are then what
    is used if none is brought. A `spare` deck is for no space: its cards are swapped in.
    """

    id: str
    cards: tuple[str, ...]
    columns: tuple[int, ...] = ()
    depths: tuple[int, ...] = ()
    player: int = 0
    spare: bool = False


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """The demands of a level on its locations, for those who bring their own.

    `minimum` locations each deck, entrances and treasure room counted; `copies` of a location
    at most besides entrances (0: any number); only the `families` named, if any are; exactly so
    many treasure rooms and entrances a deck (0: any number); `room_power` at most (0: any).
    """

    minimum: int = 1
    copies: int = 0
    families: tuple[str, ...] = ()
    treasure_rooms: int = 0
    entrances: int = 0
    room_power: int = 0


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The least rows of the map for treasure rooms and for families of locations."""

    treasure: int = 1
    families: dict[str, int] = field(default_factory=dict[str, int])


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card a raider may start with, "treasure" or "upgrade", of at most a power."""

    kind: str
    power: int


class Bonuses(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that raiders start with: one of any of these kinds each, of the player's choice.

    With `supplied` the first player supplies the level and the others may have the bonus.
    """

    choices: tuple[Bonus, ...]
    supplied: bool = False


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """Points of solo play for each location, for the treasure, and for what it took."""

    treasure: int = 0
    mapped: int = 0
    searched: int = 0
    cleared: int = 0
    turns: int = 0
    resets: int = 0


class Bounty(Struct, frozen=True, forbid_unknown_fields=True):
    """The points that players agree on for whoever removes an obstacle, beyond 1 for a creature.

    Only a level about points counts any.
    """

    traps: int = 0
    hazards: int = 0

    @property
    def plan(self) -> tuple[tuple[str, int], ...]:
        """The points of each kind of obstacle that scores."""
        scores = (("creature", 1), ("trap", self.traps), ("hazard", self.hazards))
        return tuple((kind, points) for kind, points in scores if points)


class Solo(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Solo play: where the obstacle deck comes from, and targets if the level sets any.

    With `starter` the obstacle deck is that of the player's own draw deck; else `obstacles`
    are slugs or numbers. `turns` and `resets` are targets, at most so many; `mapped`,
    `searched`, `cleared` are numbers of locations, and `points` a score, at least so many. The
    rules of the game give no numbers: a level of this program says so by `ours`.
    """

    starter: bool = False
    obstacles: tuple[str, ...] = ()
    turns: int | None = None
    resets: int | None = None
    mapped: int | None = None
    searched: int | None = None
    cleared: int | None = None
    points: int | None = None
    scoring: Points = Points()
    ours: bool = False

    @property
    def plan(self) -> SoloPlan:
        """Return what the rules of play need of it."""
        score = self.scoring
        at_most = (("turns", self.turns), ("resets", self.resets))
        at_least = (
            ("mapped", self.mapped),
            ("searched", self.searched),
            ("cleared", self.cleared),
            ("points", self.points),
        )
        return SoloPlan(
            tuple((kind, most) for kind, most in at_most if most is not None),
            tuple((kind, least) for kind, least in at_least if least is not None),
            (
                score.treasure,
                score.mapped,
                score.searched,
                score.cleared,
                score.turns,
                score.resets,
            ),
            self.ours,
        )


class Form(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parts of a level that a variant may replace; None where it leaves the level's own."""

    clause: str | None = None
    players: Players | None = None
    power: int | None = None
    width: int | None = None
    depth: int | None = None
    first_depth: int | None = None
    entrances: tuple[Arrangement, ...] | None = None
    choosing: str | None = None
    decks: tuple[LevelDeck, ...] | None = None
    places: tuple[FixedPlace, ...] | None = None
    building: Building | None = None
    limits: Limits | None = None
    bonuses: Bonuses | None = None
    goal: str | None = None
    bounty: Bounty | None = None
    turn_limit: int | None = None
    save_points: bool | None = None
    solo: Solo | None = None


class Variant(Form, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A version of a level: a name of its own and what is different."""

    id: str
    title: str
    recommended: bool = False


@states("TR-3.1", "TR-18.1", "TR-18.2")
class Level(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A level: size of the map, entrances, level decks, fixed locations, who may play it.

    `choosing` says who starts where: "seats" goes round the entrances in order of seats, by
    "roll" each raider rolls a die and they choose in order of the dice. `turn_limit` ends the
    level after so many turns; without `save_points` nothing is saved and nobody comes back
    anywhere but to the entrance. With `own_goal` the level is played for its own goal only.
    `title` is what people read, or the id of a message if it begins with "level-".
    """

    id: str
    title: str
    clause: str = "TR-18.2"
    players: Players
    power: int
    width: int
    depth: int
    entrances: tuple[Arrangement, ...] = ()
    choosing: str = "seats"
    first_depth: int = 1
    decks: tuple[LevelDeck, ...] = ()
    places: tuple[FixedPlace, ...] = ()
    building: Building = Building()
    limits: Limits = Limits()
    bonuses: Bonuses | None = None
    goal: str = "find-treasure"
    own_goal: bool = False
    bounty: Bounty = Bounty()
    turn_limit: int | None = None
    save_points: bool = True
    solo: Solo | None = None
    variants: tuple[Variant, ...] = ()

    def variant(self, id: str | None) -> Level | None:
        """Return the level in one of its variants, in the first one if none is asked for.

        None if there is no such variant. A level without variants is its own.
        """
        if not self.variants:
            return self if id is None else None
        if id is None:
            return self._in(self.variants[0])
        return next((self._in(each) for each in self.variants if each.id == id), None)

    @property
    def forms(self) -> tuple[Level, ...]:
        """The level in each of its variants; without variants it is its own only form."""
        return tuple(self._in(variant) for variant in self.variants) or (self,)

    def _in(self, variant: Variant) -> Level:
        changes: dict[str, Any] = {
            name: value
            for name in Form.__struct_fields__
            if (value := getattr(variant, name)) is not None
        }
        return msgspec.structs.replace(self, variants=(), **changes)

    def arrangement(self, count: int) -> Arrangement | None:
        """Return where the entrances lie for a number of raiders, None if that is not said."""
        return next((each for each in self.entrances if each.is_for(count)), None)

    @property
    def plan(self) -> LevelPlan:
        """Return what the rules of play need of the level."""
        return LevelPlan(
            id=self.id,
            clause=self.clause,
            power=self.power,
            width=self.width,
            depth=self.depth,
            treasure_minimum=self.limits.treasure,
            first_depth=self.first_depth,
            decks=tuple(
                DeckPlan(
                    level_zone(number),
                    _span(deck.columns, self.width),
                    _span(deck.depths, self.depth),
                    deck.spare,
                )
                for number, deck in enumerate(self.decks)
            ),
            families=tuple(self.limits.families.items()),
            choosing=self.choosing,
            save_points=self.save_points,
            goal=self.goal,
            bonuses=tuple((bonus.kind, bonus.power) for bonus in self.bonuses.choices)
            if self.bonuses
            else (),
            bonus_supplied=self.bonuses is not None and self.bonuses.supplied,
            solo=self.solo.plan if self.solo else None,
            bounty=self.bounty.plan if self.goal == "bounty-hunter" else (),
        )

    def aimed(self, goal: str) -> Level:
        """Return the level with another goal, in each of its variants."""
        variants = tuple(msgspec.structs.replace(each, goal=None) for each in self.variants)
        return msgspec.structs.replace(self, goal=goal, variants=variants)

    def scored(self, bounty: Bounty) -> Level:
        """Return the level with other agreed points, in each of its variants."""
        variants = tuple(msgspec.structs.replace(each, bounty=None) for each in self.variants)
        return msgspec.structs.replace(self, bounty=bounty, variants=variants)


def _span(ends: tuple[int, ...], last: int) -> tuple[int, int]:
    return (ends[0], ends[-1]) if ends else (1, last)
