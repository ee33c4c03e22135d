"""State of a Tomb Raider match: frozen records in a few containers that copy shallowly."""

from __future__ import annotations

import copy
from enum import IntEnum, IntFlag, StrEnum
from typing import NewType

from msgspec import Struct, field

from gorin.games.tomb_raider.facts import Ability, CardFacts, Hindrance, Location
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame, Outcome

CardId = NewType("CardId", int)
"""A public handle of a card. A shuffle deals the cards behind its handles anew."""

NOBODY = Seat(-9)
"""No seat: owns the level's cards; among those who know a card it stands for spectators."""


class Zone(StrEnum):
    """A place for cards. Zones of a seat are its own; the others belong to the level."""

    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard"
    UNSAVED = "unsaved"
    SAVED = "saved"
    PLAYED = "played"
    LEVEL = "level-deck"
    MAP = "map"
    OBSTACLES = "obstacle-deck"
    OBSTACLE_DISCARD = "obstacle-discard"
    COLLECTION = "collection"
    PRIZE = "prize"
    BOX = "box"


SEAT_ZONES = (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.UNSAVED, Zone.SAVED)
ROWS = (Zone.UNSAVED, Zone.SAVED)
_KEYS = {zone: tuple(f"{zone}/{seat}" for seat in range(64)) for zone in SEAT_ZONES}


def zone_of(zone: Zone, seat: Seat) -> str:
    """Return the key of one seat's zone."""
    return _KEYS[zone][seat]


class Moment(IntFlag):
    """The moment in which a window opens: what has just been announced or done."""

    START = 1  # a raider's Action round begins, it has not moved yet
    STEP = 2  # a step is over
    TEST = 4  # a test is announced, no die has been rolled
    ROLL = 8  # dice of a test lie on the table
    DAMAGE = 16  # damage is about to be dealt
    PLAYED = 32  # a card was announced and has not taken effect
    REMOVED = 64  # an obstacle was removed
    SAVE = 128  # a raider saves


ANY_TIME = Moment(255)


class Round(IntEnum):
    """The four rounds of a turn, and what comes before the first one."""

    SETUP = 0
    READY = 1
    ACTION = 2
    SEARCH = 3
    DRAW = 4


@states("TR-R9")
class RaiderState(Struct, frozen=True, gc=False, kw_only=True):
    """One raider. `space` is 0 while it is not on the map; damage and lives are points.

    `save_point` is 0 until the raider has saved. `faced` lists the obstacles faced since it
    entered its location in this Action round. Damage is counted, not subtracted: a raider
    lives while its damage is less than its lowest ability and its extra life together.
    `finished` is the turn in which it finished a timed level, 0 if it has not.
    """

    seat: Seat
    card: str
    entrance: int
    space: int
    power: int = 1
    save_point: int = 0
    damage: int = 0
    injuries: tuple[int, int, int, int] = (0, 0, 0, 0)
    extra_life: int = 0
    stuck: bool = False
    dead: bool = False
    reset: bool = False
    gone: bool = False
    deaths: int = 0
    fought: bool = False
    attacked: bool = False
    searched: bool = False
    moved: int = 0
    halted: bool = False
    entered: bool = False
    faced: tuple[int, ...] = ()
    finished: int = 0

    @property
    def is_active(self) -> bool:
        """It stands on the map and may act."""
        return not (self.dead or self.reset or self.gone or self.finished)


class Place(Struct, frozen=True, gc=False, kw_only=True):
    """A location card on the map, with what lies on it.

    `rotation` is in clockwise quarter turns; `exits` are the usable ones as bits of map sides,
    exit markers added and blocked ones taken out; `obstacles` are the cards played on it.
    `searched` says that a raider has searched it, whatever was found.
    """

    space: int
    card: CardId
    face_up: bool = False
    rotation: int = 0
    exits: int = 0
    blocked: int = 0
    added: int = 0
    obstacles: tuple[CardId, ...] = ()
    removed: bool = False
    empty: bool = False
    searched: bool = False
    save_point: bool = False


class Test(Struct, frozen=True, gc=False, kw_only=True):
    """A test in progress: dice are rolled once it has been announced.

    `target` is None when the result is compared with `rival`'s. `obstacle` is the obstacle
    faced, by its number; `room` says that the test searches the location.
    """

    seat: Seat
    ability: Ability
    dice: int
    target: int | None = None
    rival: Seat = NOBODY
    obstacle: int | None = None
    bonus: int = 0
    damage: int = 0
    faces: tuple[int, ...] = ()
    source: CardId = CardId(-1)

    @property
    @states("TR-11.6")
    def result(self) -> int:
        """The total of the dice plus modifiers."""
        return sum(self.faces) + self.bonus


class Harm(Struct, frozen=True, gc=False):
    """Damage about to be dealt to a raider, in points, and the clause that deals it."""

    seat: Seat
    amount: int
    clause: str


class Announced(Struct, frozen=True, gc=False):
    """A card that was announced and has not taken effect; `ability` is its place in the script.

    `answered` says that another card was announced after it: it is too late to cancel it.
    """

    seat: Seat
    card: CardId
    ability: int
    cancelled: bool = False
    answered: bool = False


class Lasting(Struct, frozen=True, gc=False):
    """Something that holds until the end of the turn: its kind, whom it concerns, how much."""

    kind: str
    seat: Seat
    amount: int


class DeckPlan(Struct, frozen=True):
    """A level deck: its zone, and the columns and rows, from and to, it is for.

    A spare one is for no space.
    """

    zone: str
    columns: tuple[int, int]
    depths: tuple[int, int]
    spare: bool = False

    @states("TR-15.6a")
    def owns(self, space: int) -> bool:
        """Return whether a space is the deck's: of two decks each has the columns of its side."""
        column, depth = space % 100, space // 100
        return (
            not self.spare
            and self.columns[0] <= column <= self.columns[1]
            and self.depths[0] <= depth <= self.depths[1]
        )


class SoloPlan(Struct, frozen=True):
    """Targets of solo play: figures with a most, figures with a least.

    `points` are for the treasure, for each location mapped, searched and cleared, for each turn
    and each reset. `ours` says that not the rules but this program set them.
    """

    at_most: tuple[tuple[str, int], ...] = ()
    at_least: tuple[tuple[str, int], ...] = ()
    points: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    ours: bool = False


class LevelPlan(Struct, frozen=True, kw_only=True):
    """The level being played: the size of its map and how its treasure room comes into play.

    `treasure_minimum` is the least row of a treasure room that comes from a deck, `families`
    are the least rows of families of locations; `first_depth` is the depth number of the first
    row. `choosing` is "seats" or "roll": who starts at which entrance. `bonuses` are the kinds
    and powers of cards that raiders may start with, with `bonus_supplied` all but the first one.
    `bounty` says what removing an obstacle of a kind scores, if the level is about points.
    """

    id: str
    clause: str
    power: int
    width: int
    depth: int
    treasure_minimum: int = 1
    first_depth: int = 1
    decks: tuple[DeckPlan, ...] = ()
    families: tuple[tuple[str, int], ...] = ()
    choosing: str = "seats"
    save_points: bool = True
    goal: str = "find-treasure"
    bonuses: tuple[tuple[str, int], ...] = ()
    bonus_supplied: bool = False
    solo: SoloPlan | None = None
    bounty: tuple[tuple[str, int], ...] = ()


class Prize(Struct, frozen=True, gc=False):
    """The treasure that was found and must be brought back, and the target of its search.

    `space` is where it lies, 0 while a raider carries it in its unsaved row.
    """

    card: CardId
    target: int
    space: int = 0


def level_zone(number: int) -> str:
    """Return the zone of a level deck by its place among the level's decks."""
    return f"{Zone.LEVEL}/{number}" if number else str(Zone.LEVEL)


@states("TR-15.9a")
def deck_owning(level: LevelPlan, space: int) -> int | None:
    """A location comes from the level deck of its depth or column; None if none is for it."""
    for number, deck in enumerate(level.decks):
        if deck.owns(space):
            return number
    return None


class State(Struct, kw_only=True):
    """All that is true at one moment.

    `mapping` says whose raider has just mapped which space, while the others may still play an
    obstacle there; `search_result` is what the active seat's search of its location came to,
    while it may still find something by it. `used` lists the cards that each seat has announced
    in this turn, by slug, for what works once a turn. `prize` is None until the treasure of a
    Recovery game is found; `points` are those of a Bounty Hunter game, empty in others.
    """

    level: LevelPlan
    cards: tuple[CardFacts, ...]
    physical: tuple[int, ...]
    raiders: dict[Seat, RaiderState]
    zones: dict[str, tuple[CardId, ...]]
    places: dict[int, Place] = field(default_factory=dict[int, Place])
    damaged: dict[int, int] = field(default_factory=dict[int, int])
    known: dict[CardId, tuple[Seat, ...]] = field(default_factory=dict[CardId, tuple[Seat, ...]])
    owners: tuple[Seat, ...] = ()
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None
    turn: int = 0
    turn_limit: int | None = None
    round: Round = Round.SETUP
    order: tuple[Seat, ...] = ()
    active: Seat = NOBODY
    tests: tuple[Test, ...] = ()
    harms: tuple[Harm, ...] = ()
    announced: tuple[Announced, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    used: tuple[tuple[Seat, str], ...] = ()
    last_removed: tuple[Seat, str] | None = None
    mapping: tuple[Seat, int] | None = None
    search_result: int | None = None
    opening: str = "chosen"
    prize: Prize | None = None
    points: dict[Seat, int] = field(default_factory=dict[Seat, int])

    def copy(self) -> State:
        """Return an independent copy; the records in it are shared, being frozen."""
        twin = copy.copy(self)
        twin.raiders = self.raiders.copy()
        twin.zones = self.zones.copy()
        twin.places = self.places.copy()
        twin.damaged = self.damaged.copy()
        twin.known = self.known.copy()
        twin.points = self.points.copy()
        return twin

    def facts(self, card: CardId) -> CardFacts:
        """Return what is printed on the card behind a handle."""
        return self.cards[self.physical[card]]

    def slug(self, card: CardId) -> str:
        """Return the slug of the card behind a handle."""
        return self.cards[self.physical[card]].slug

    def location(self, space: int) -> Location:
        """Return what is printed on the location at a space of the map."""
        facts = self.facts(self.places[space].card)
        assert isinstance(facts, Location), facts.slug
        return facts

    def held(self, kind: str, seat: Seat) -> int:
        """Return how much of a kind holds for a seat until the end of the turn, 0 if nothing."""
        return sum([held.amount for held in self.lasting if (held.kind, held.seat) == (kind, seat)])

    @property
    def carrier(self) -> Seat | None:
        """Return the seat whose raider carries the treasure to bring back."""
        prize = self.prize
        if prize is None or prize.space:
            return None
        for seat in self.raiders:
            if prize.card in self.zones[zone_of(Zone.UNSAVED, seat)]:
                return seat
        return None

    @property
    def is_solo(self) -> bool:
        """One seat plays alone: the rules of TR-13 hold."""
        return len(self.raiders) == 1


def built_in(space: int) -> int:
    """Return the number of the obstacle that is built into the location at a space.

    Obstacles are numbered: a card by its handle, a built-in one by its space below zero.
    """
    return -space


def hindrance(state: State, obstacle: int) -> Hindrance:
    """Return the obstacle's own part for an obstacle's number."""
    if obstacle < 0:
        threat = state.location(-obstacle).obstacle
        assert threat is not None, obstacle
        return threat
    card = state.facts(CardId(obstacle))
    part = getattr(card, "obstacle", None)
    assert isinstance(part, Hindrance), card.slug
    return part


def obstacle_slug(state: State, obstacle: int) -> str:
    """Return the name of an obstacle: its card's slug, or that of the built-in one."""
    if obstacle < 0:
        return hindrance(state, obstacle).name
    return state.slug(CardId(obstacle))


def is_on_map(state: State, obstacle: int) -> bool:
    """Return whether an obstacle, by its number, has not been removed."""
    if obstacle < 0:
        return not state.places[-obstacle].removed
    return any(obstacle in place.obstacles for place in state.places.values())
