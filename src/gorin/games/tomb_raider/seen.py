"""The records that a view is made of: what a seat may know of a Tomb Raider match."""

from __future__ import annotations

from msgspec import Struct

from gorin.kernel.decision import Seat


class ThreatView(Struct, frozen=True):
    """An obstacle card on the map: its kind, its tests, its life, what failing it does."""

    kind: str
    tests: tuple[tuple[str, int], ...]
    life: int
    failure: tuple[str, ...]


class CardView(Struct, frozen=True):
    """A card a seat knows: its slug, and the number by which answers name it.

    `kind` is "action", "discovery", "obstacle", "upgrade", "secret-move" or "treasure"; `figure`
    is a discovery's difficulty, an obstacle's danger, the power of an upgrade or a treasure.
    """

    slug: str
    number: int
    kind: str = ""
    figure: int = 0
    threat: ThreatView | None = None


class ObstacleView(Struct, frozen=True):
    """An obstacle on the map; `life` is 0 if it cannot be fought.

    `failure` names what happens on a failed test, as on the card ("damage-2", "stuck").
    """

    slug: str
    number: int
    kind: str
    tests: tuple[tuple[str, int], ...]
    damage: int
    life: int
    failure: tuple[str, ...] = ()


class PlaceView(Struct, frozen=True, kw_only=True):
    """A space of the map; `slug` is empty for a face-down card whose face is not public.

    `target` is what a search of the treasure room must reach, 0 of other locations. `ways` is how
    many exits are printed on a face-down card whose face the seat has seen.
    """

    space: str
    slug: str
    face_up: bool = False
    exits: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    danger: int = 0
    search: int = 0
    save_point: bool = False
    empty: bool = False
    searched: bool = False
    treasure: bool = False
    obstacles: tuple[ObstacleView, ...] = ()
    raiders: tuple[Seat, ...] = ()
    target: int = 0
    entrance: bool = False
    ways: int = 0


class RaiderView(Struct, frozen=True, kw_only=True):
    """A raider and its player's cards, as everybody sees them.

    `cut_off` says that no path leads from here to the treasure room or to where it could be, as
    long as the treasure has not been found. `points` is None where none are counted; `carries`
    says that it has the treasure which is to be brought back, also among its unsaved cards.
    `finished` is the turn in which it finished a timed level, 0 if it has not; such a raider does
    no more than a dead one. `moved` counts the locations it has moved in its Action round;
    `entrance` is where it comes back as long as it has not saved; `fought` says that it has used
    Fight in this turn and may not search.
    """

    seat: Seat
    card: str
    space: str
    abilities: tuple[int, int, int, int]
    injuries: tuple[int, int, int, int]
    life: int
    maximum_life: int
    damage: int
    power: int
    stuck: bool
    cut_off: bool
    dead: bool
    gone: bool
    deaths: int
    moves_left: int
    save_point: str
    hand_count: int
    hand_limit: int
    deck_count: int
    unsaved: tuple[CardView, ...]
    saved: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    known_hand: tuple[CardView, ...]
    points: int | None = None
    carries: bool = False
    finished: int = 0
    moved: int = 0
    entrance: str = "-"
    fought: bool = False


class PrizeView(Struct, frozen=True):
    """The treasure to bring back: the seat that carries it, or where it lies.

    `space` is that of the carrier while it is carried; `target` is what a search for it, or for
    taking it from its carrier, must reach.
    """

    slug: str
    number: int
    space: str
    carrier: Seat | None
    target: int


class LevelDeckView(Struct, frozen=True):
    """A level deck: how many cards it has, the columns and rows it is for, its top if known.

    `spare` says that it is for no space: its cards are swapped in. `ways` is how many exits are
    printed on a known top.
    """

    count: int
    columns: tuple[int, int]
    depths: tuple[int, int]
    top: str = ""
    spare: bool = False
    ways: int = 0


class SoloTargetView(Struct, frozen=True):
    """A target of solo play: what counts, how it stands, its bound, a least one or a most."""

    kind: str
    figure: int
    bound: int
    at_least: bool


class SoloView(Struct, frozen=True):
    """The state of a solo match; `points` is None where the level gives no points.

    `ours` says that the targets are this program's own.
    """

    turns: int
    resets: int
    mapped: int
    searched: int
    cleared: int
    targets: tuple[SoloTargetView, ...]
    points: int | None = None
    ours: bool = False


class TestView(Struct, frozen=True):
    """A test in progress; a target of 0 means that the result is compared with a rival's."""

    __test__ = False
    seat: Seat
    ability: str
    dice: int
    target: int
    bonus: int
    faces: tuple[int, ...]
    rival: Seat | None
    obstacle: str


class TombRaiderView(Struct, frozen=True, kw_only=True):
    """All a seat may know (None: a spectator). Spaces are named like "B4".

    `goal` is "find-treasure", "recovery" or "bounty-hunter"; `bounty` is what removing an
    obstacle of a kind scores. Without `save_points` nothing is saved and no place counts as one.
    `hiding` are the spaces where the treasure room could still come to lie.
    """

    seat: Seat | None
    level: str
    width: int
    depth: int
    first_depth: int
    turn: int
    turn_limit: int | None
    round: str
    order: tuple[Seat, ...]
    active: Seat | None
    places: tuple[PlaceView, ...]
    raiders: tuple[RaiderView, ...]
    hand: tuple[CardView, ...]
    level_decks: tuple[LevelDeckView, ...]
    obstacle_deck_count: int
    obstacle_discard: tuple[CardView, ...]
    tests: tuple[TestView, ...]
    harm: tuple[tuple[Seat, int], ...]
    announced: tuple[tuple[Seat, str], ...]
    lasting: tuple[tuple[str, Seat, int], ...]
    solo: SoloView | None = None
    goal: str = "find-treasure"
    prize: PrizeView | None = None
    bounty: tuple[tuple[str, int], ...] = ()
    save_points: bool = True
    hiding: tuple[str, ...] = ()
