"""State of a campaign: plain data in a few containers that copy shallowly."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

from gorin.games.l5r_strategic.rokugan import CASTLES, IMPASSABLE, OWNED, PLACES, SEA
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame, Outcome, Table

K = TypeVar("K")
V = TypeVar("V")

NOBODY = Seat(-9)
WITNESS = Seat(-10)
"""Stands for whoever sees the map as it lies and has no seat: in a replay of what is over."""
CLANS = (
    "dragon",
    "lion",
    "phoenix",
    "crane",
    "scorpion",
    "unicorn",
    "crab",
    "mantis",
    "shadowlands",
    "ratling",
)
"""The clans that can be played, in the order in which they sit."""
CONQUER, LIBERATE = "conquer", "liberate"
SHARED, BY_CASTLES = "shared", "castles"


class Numbers(Struct, frozen=True):
    """The figures that a format may change."""

    armies: int = 1
    more_on_castle: int = 1
    delay_step: int = 3
    own_points: int = 2
    other_points: int = 1
    castle_points: int = 1
    hand: int = 5
    dragon_hand: int = 6
    phoenix_cards: int = 2
    crane_honor: int = 3
    lion_force: int = 1
    crab_force: int = 1
    taint: int = 1
    ratling_points: int = 2


class Army(Struct, frozen=True, gc=False):
    """The army that one general leads.

    Attributes:
        clan: whose it is.
        place: where it stands; empty while it is destroyed.
        declared: what it means to do with the province, until it happens or the army goes.
        lost: where it was destroyed the last time.
        dishonored: it was destroyed by dishonor.
        target: where it is to appear again; empty if no order of that kind is pending.
        due: the turn in which it does.
    """

    clan: str
    place: str = ""
    declared: str = ""
    lost: str = ""
    dishonored: bool = False
    target: str = ""
    due: int = 0


@states("STR-1.3", "STR-1.7")
class Post(Struct, frozen=True, gc=False):
    """The roles of a seat in its clan: one of them, some, or all.

    Attributes:
        clan: whose it is; empty for the referee.
        daimyo: it leads the clan as a whole.
        karo: it carries what the Daimyo says to the generals.
        armies: the armies whose generals it is.
    """

    clan: str = ""
    daimyo: bool = False
    karo: bool = False
    armies: tuple[str, ...] = ()

    @property
    def is_held(self) -> bool:
        """It has a role in the campaign."""
        return bool(self.armies) or self.daimyo or self.karo

    @property
    def has_map(self) -> bool:
        """It is in the map room, or comes there: only who is a general alone does not."""
        return self.daimyo or self.karo or not self.armies

    def __add__(self, other: Post) -> Post:
        """Return the post of who takes the roles of another one of the clan, too."""
        return Post(
            self.clan,
            self.daimyo or other.daimyo,
            self.karo or other.karo,
            tuple(sorted({*self.armies, *other.armies})),
        )


Commands = tuple[tuple[str, str], ...]
"""The places to which a Daimyo wants armies to go, by army."""


@states("STR-3.7")
class Sheet(Struct, frozen=True, gc=False):
    """The sheet that a seat handed in for one turn: as a general, as Daimyo, as Karo.

    Attributes:
        marches: where armies go.
        rides: where those of the Unicorn go on to.
        rebuilds: where destroyed armies are to appear again.
        declarations: which armies mean to conquer or liberate where they stand then.
        attacks: the armies that begin a battle anew where one has ended.
        permits: the clans that may take the provinces where they stand with armies.
        allies: the clans that this one calls allies from now on.
        breaks: the clans that it does not call so any more.
        commands: where a Daimyo wants armies to go that he does not lead.
        carries: a Karo goes to the generals.
    """

    marches: tuple[tuple[str, str], ...] = ()
    rides: tuple[tuple[str, str], ...] = ()
    rebuilds: tuple[tuple[str, str], ...] = ()
    declarations: tuple[tuple[str, str], ...] = ()
    attacks: tuple[str, ...] = ()
    permits: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    breaks: tuple[str, ...] = ()
    commands: Commands = ()
    carries: bool = False


class News(Struct, frozen=True, gc=False):
    """The news of a Karo to the generals of his clan: the map as it lay then, and the commands."""

    turn: int
    holders: dict[str, str]
    places: dict[str, str]
    battles: tuple[str, ...]
    allies: tuple[tuple[str, str], ...]
    commands: Commands


def first_holders() -> dict[str, str]:
    """Return who holds each province at the start."""
    return {place: clan for clan, places in OWNED.items() for place in places}


def at_first() -> News:
    """Return what everybody knows of the map: who held what at the start."""
    return News(0, first_holders(), {}, (), (), ())


class Terms(Struct, frozen=True, gc=False):
    """The advantages of a general in a battle, beside his deck.

    Attributes:
        farms: so many Small Farms lie before him at the start.
        honor: so much more Family Honor he starts with.
        hand: so many Fate cards he starts with.
        force: so much more Force all Personalities of his clan have.
        taint: so much less Force all Personalities have that are not of the Shadowlands.
    """

    farms: int = 0
    honor: int = 0
    hand: int = 5
    force: int = 0
    taint: int = 0


USUAL = Terms()


class Report(Struct, frozen=True, gc=False):
    """The state of things before the referee reported of a battle in this turn.

    Attributes:
        armies: those that stood in the province.
        fighters: those that fought.
        holder: the clan that held the province.
    """

    armies: tuple[tuple[str, Army], ...]
    fighters: tuple[str, ...]
    holder: str


class State(Struct, kw_only=True):
    """A whole match.

    Attributes:
        seats: everybody at the table, the referee last if there is one.
        posts: what each seat does.
        clans: the clans that play.
        alive: those of them that have not left.
        referee: who reports the results of battles; nobody if they are drawn.
        turns: after so many turns points are counted.
        minutes: so long the box is open in a turn; 0: until all have handed in.
        ties: how equal points are ranked.
        holders: the clan that holds each province on land.
        armies: by name, which is the clan and the number of the general.
        battles: the armies that fight, by province.
        terms: what each army has in the battle to which it sat down last.
        truces: the armies among which a battle has ended, by province.
        box: what was handed in in this turn, by seat.
        sheets: what was taken out of the box in this turn, by seat.
        calls: the clans that each Daimyo calls allies.
        allies: pairs of clans that called each other allies, each pair in order.
        commands: what each Daimyo wants, as long as his Karo has not carried it.
        news: what the generals of each clan have heard last.
        reports: what the referee has reported in this turn, by province.
        corrected: the provinces of which the referee has taken back a report in this turn.
        settled: the reports of this turn stand.
        winners: the armies that won their battles and have not said yet whom they destroy, by
            province.
    """

    seats: tuple[Seat, ...]
    posts: tuple[Post, ...]
    clans: tuple[str, ...]
    alive: tuple[str, ...]
    referee: Seat
    generals: int
    turns: int
    minutes: int = 0
    ties: str = SHARED
    holders: dict[str, str]
    armies: dict[str, Army]
    battles: dict[str, tuple[str, ...]] = {}
    terms: dict[str, Terms] = {}
    truces: dict[str, tuple[str, ...]] = {}
    box: dict[int, Sheet] = {}
    sheets: dict[int, Sheet] = {}
    calls: dict[str, tuple[str, ...]] = {}
    allies: tuple[tuple[str, str], ...] = ()
    commands: dict[str, Commands] = {}
    news: dict[str, News] = {}
    reports: dict[str, Report] = {}
    corrected: tuple[str, ...] = ()
    settled: bool = False
    winners: dict[str, str] = {}
    turn: int = 0
    phase: str = "setup"
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> State:
        # The other tables change seldom: whatever changes one puts another in its place.
        twin = copy.copy(self)
        twin.holders = self.holders.copy()
        twin.armies = self.armies.copy()
        twin.battles = self.battles.copy()
        twin.truces = self.truces.copy()
        twin.box = self.box.copy()
        return twin

    @property
    def is_apart(self) -> bool:
        """There are seats that have one role alone."""
        return len(self.posts) > len(self.clans) + 1

    def sees_map(self, seat: Seat | None) -> bool:
        """Return whether somebody sees the map as it lies; when all is over, everybody does.

        Where generals have no map whoever only looks on has none: they might tell a general.
        """
        if self.phase == "over":
            return True
        return not self.is_apart if seat is None else self.post(seat).has_map

    def post(self, seat: Seat | None) -> Post:
        """Return what a seat does; who only looks on does nothing."""
        return self.posts[seat] if seat is not None and 0 <= seat < len(self.posts) else Post()

    def seat_of(self, clan: str) -> Seat:
        """Return the seat of a clan's Daimyo; of a clan that has left, the first it had."""
        own = [seat for seat in self.seats if self.posts[seat].clan == clan]
        return next((seat for seat in own if self.posts[seat].daimyo), own[0])

    def clan_at(self, seat: Seat) -> str:
        """Return the clan of a seat; empty for the referee, and for chance."""
        return self.post(seat).clan

    def armies_of(self, clan: str) -> tuple[str, ...]:
        """Return the names of a clan's armies, by number."""
        return tuple(army_name(clan, number) for number in range(1, self.generals + 1))

    def at(self, place: str) -> tuple[str, ...]:
        """Return the armies in a province, in order of their names."""
        return tuple(sorted(name for name, army in self.armies.items() if army.place == place))

    def is_fighting(self, name: str) -> bool:
        """Return whether an army fights in a battle."""
        return name in self.battles.get(self.armies[name].place, ())


Match = Table[State]


def without(mapping: Mapping[K, V], *keys: K) -> dict[K, V]:
    """Return a table without some of its keys."""
    return {key: value for key, value in mapping.items() if key not in keys}


def army_name(clan: str, number: int) -> str:
    """Return the name of an army."""
    return f"{clan}-{number}"


def are_enemies(state: State, one: str, other: str) -> bool:
    """Return whether the armies of two clans are enemies: two clans, and no allies."""
    return one != other and (min(one, other), max(one, other)) not in state.allies


def hostile(state: State, names: tuple[str, ...]) -> bool:
    """Return whether there are enemies among some armies."""
    clans = sorted({state.armies[name].clan for name in names})
    return any(
        are_enemies(state, one, other) for at, one in enumerate(clans) for other in clans[at + 1 :]
    )


def is_land(place: str) -> bool:
    """Return whether a province can be held and fought for."""
    return PLACES[place].kind not in (SEA, IMPASSABLE)


@states("STR-1.1", "STR-1.2", "STR-1.9")
def new_state(
    clans: tuple[str, ...],
    *,
    apart: tuple[str, ...] = (),
    referee: bool = False,
    generals: int = 3,
    turns: int = 8,
    minutes: int = 0,
    ties: str = SHARED,
) -> State:
    """Return a campaign before the armies are placed.

    In the clans named in `apart` each role has a seat of its own.
    """
    posts = tuple(post for clan in clans for post in posts_of(clan, generals, apart=clan in apart))
    posts += (Post(),) * referee
    seats = tuple(Seat(number) for number in range(len(posts)))
    return State(
        seats=seats,
        posts=posts,
        clans=clans,
        alive=clans,
        referee=seats[-1] if referee else NOBODY,
        generals=generals,
        turns=turns,
        minutes=minutes,
        ties=ties,
        holders=first_holders(),
        armies={
            army_name(clan, number): Army(clan)
            for clan in clans
            for number in range(1, generals + 1)
        },
        calls=dict.fromkeys(clans, ()),
        frames=(Frame("setup"),),
    )


def posts_of(clan: str, generals: int, *, apart: bool) -> tuple[Post, ...]:
    """Return the posts of a clan: a Daimyo, a Karo and its generals, or one who is all of them."""
    armies = tuple(army_name(clan, number) for number in range(1, generals + 1))
    if not apart:
        return (Post(clan, daimyo=True, karo=True, armies=armies),)
    return (
        Post(clan, daimyo=True),
        Post(clan, karo=True),
        *(Post(clan, armies=(name,)) for name in armies),
    )


def held_castles(state: State, clan: str) -> int:
    """Return how many castles a clan holds."""
    return castles_in(state.holders, clan)


def castles_in(holders: Mapping[str, str], clan: str) -> int:
    """Return how many castles a clan holds on a map."""
    castles = (place for places in CASTLES.values() for place in places)
    return sum(holders[place] == clan for place in castles)
