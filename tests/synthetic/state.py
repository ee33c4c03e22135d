"""State of a courts match: plain data in a few containers that copy shallowly."""

from __future__ import annotations

import copy

from msgspec import Struct
from tests.synthetic.cards import COUNT

from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame, Outcome, Table

NOBODY = Seat(-9)
ROLES = ("captain", "scout")


class Numbers(Struct, frozen=True):
    """The figures that a format may change."""

    life: int = 1
    hand: int = 3
    coins: int = 3
    turns: int = 24
    places: int = 6
    bid_every: int = 3
    duel_every: int = 5
    storm_every: int = 4
    tally_every: int = 6
    council_every: int = 4
    charter_every: int = 1000


class State(Struct, kw_only=True):
    """A whole match. Zones hold handles; `physical` says which card a handle stands for.

    Of `refused` treaties the seat that offered stands first.
    """

    seats: tuple[Seat, ...]
    alive: tuple[Seat, ...]
    team: dict[Seat, int]
    role: dict[Seat, str]
    life: dict[Seat, int]
    coins: dict[Seat, int]
    hands: dict[Seat, tuple[int, ...]]
    deck: tuple[int, ...]
    physical: tuple[int, ...]
    discard: tuple[int, ...] = ()
    objectives: dict[int, int] = {}
    opened: tuple[int, ...] = ()
    known: dict[int, tuple[Seat, ...]] = {}
    offers: tuple[Seat, ...] = ()
    spoken: tuple[Seat, ...] = ()
    refused: tuple[tuple[Seat, Seat], ...] = ()
    treaties: tuple[tuple[Seat, Seat], ...] = ()
    banners: dict[Seat, str] = {}
    active: Seat = NOBODY
    turn: int = 0
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> State:
        twin = copy.copy(self)
        for name in ("team", "role", "life", "coins", "hands", "objectives", "known", "banners"):
            setattr(twin, name, dict(getattr(self, name)))
        return twin


Court = Table[State]


def new_state(seats: int, numbers: Numbers) -> State:
    """Return a match before its first shuffle: two teams, a captain and a scout in each."""
    all_seats = tuple(Seat(number) for number in range(seats))
    return State(
        seats=all_seats,
        alive=all_seats,
        team={seat: seat % 2 for seat in all_seats},
        role={seat: ROLES[seat // 2 % 2] for seat in all_seats},
        life=dict.fromkeys(all_seats, numbers.life),
        coins=dict.fromkeys(all_seats, numbers.coins),
        hands=dict.fromkeys(all_seats, ()),
        deck=tuple(range(COUNT)),
        physical=tuple(range(COUNT)),
        frames=(Frame("turn", Seat(0)), Frame("deal"), Frame("shuffle")),
    )


def after(state: State, seat: Seat) -> Seat:
    """Return the next seat in play, around the table."""
    return min(state.alive, key=lambda other: (other <= seat, other))


def around(state: State) -> tuple[Seat, ...]:
    """Return the seats in play from the active one on."""
    active = state.active
    return tuple(sorted(state.alive, key=lambda other: (other < active, other)))


def knows(state: State, viewer: Seat | None, handle: int) -> bool:
    """Return whether a viewer (None: a spectator) knows which card a handle stands for."""
    if handle in state.discard or handle in state.opened:
        return True
    return viewer is not None and viewer in state.known.get(handle, ())


def at_peace(state: State, one: Seat, other: Seat) -> bool:
    """Return whether two seats may not strike each other."""
    return (
        state.team[one] == state.team[other] or (min(one, other), max(one, other)) in state.treaties
    )


def targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that `seat` may strike."""
    return tuple(other for other in state.alive if not at_peace(state, seat, other))
