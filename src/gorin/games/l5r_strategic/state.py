"""State of a campaign: plain data in a few containers that copy shallowly."""

from __future__ import annotations

import copy

from msgspec import Struct

from gorin.games.l5r_strategic.rokugan import CASTLES, IMPASSABLE, OWNED, PLACES, SEA
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame, Outcome, Table

NOBODY = Seat(-9)
CLANS = ("dragon", "lion", "phoenix", "crane")
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


@states("STR-3.7", "STR-R11")
class Sheet(Struct, frozen=True, gc=False):
    """What a clan put into the order box for one turn.

    Attributes:
        marches: where armies go.
        rebuilds: where destroyed armies are to appear again.
        declarations: which armies mean to conquer or liberate where they stand then.
        attacks: the armies that begin a battle anew where one has ended.
        allies: the clans that this one calls allies.
        permits: the clans that may take the provinces where they stand with this one's armies.
    """

    marches: tuple[tuple[str, str], ...] = ()
    rebuilds: tuple[tuple[str, str], ...] = ()
    declarations: tuple[tuple[str, str], ...] = ()
    attacks: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    permits: tuple[str, ...] = ()


class State(Struct, kw_only=True):
    """A whole match.

    Attributes:
        seats: everybody at the table, the referee last if there is one.
        clans: the clan of each seat that leads one, in seat order.
        alive: the clans whose seats have not left.
        referee: who reports the results of battles; nobody if they are drawn.
        turns: after so many turns points are counted.
        ties: how equal points are ranked.
        holders: the clan that holds each province on land.
        armies: by name, which is the clan and the number of the general.
        battles: the armies that fight, by province.
        truces: the armies among which a battle has ended, by province.
        sheets: the sheets that were taken out of the box in this turn.
        allies: pairs of clans that called each other allies, each pair in order.
    """

    seats: tuple[Seat, ...]
    clans: tuple[str, ...]
    alive: tuple[str, ...]
    referee: Seat
    generals: int
    turns: int
    ties: str = SHARED
    holders: dict[str, str]
    armies: dict[str, Army]
    battles: dict[str, tuple[str, ...]] = {}
    truces: dict[str, tuple[str, ...]] = {}
    sheets: dict[str, Sheet] = {}
    allies: tuple[tuple[str, str], ...] = ()
    turn: int = 0
    phase: str = "setup"
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> State:
        twin = copy.copy(self)
        twin.holders = self.holders.copy()
        twin.armies = self.armies.copy()
        twin.battles = self.battles.copy()
        twin.truces = self.truces.copy()
        twin.sheets = self.sheets.copy()
        return twin

    def seat_of(self, clan: str) -> Seat:
        """Return the seat that leads a clan."""
        return self.seats[self.clans.index(clan)]

    def clan_at(self, seat: Seat) -> str:
        """Return the clan that a seat leads; empty for the referee, and for chance."""
        return self.clans[seat] if 0 <= seat < len(self.clans) else ""

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
    referee: bool = False,
    generals: int = 3,
    turns: int = 8,
    ties: str = SHARED,
) -> State:
    """Return a campaign before the armies are placed."""
    seats = tuple(Seat(number) for number in range(len(clans) + referee))
    return State(
        seats=seats,
        clans=clans,
        alive=clans,
        referee=seats[-1] if referee else NOBODY,
        generals=generals,
        turns=turns,
        ties=ties,
        holders={place: clan for clan, places in OWNED.items() for place in places},
        armies={
            army_name(clan, number): Army(clan)
            for clan in clans
            for number in range(1, generals + 1)
        },
        frames=(Frame("setup"),),
    )


def held_castles(state: State, clan: str) -> int:
    """Return how many castles a clan holds."""
    castles = (place for places in CASTLES.values() for place in places)
    return sum(state.holders[place] == clan for place in castles)
