"""State of a match: plain data in a few containers that copy shallowly."""

from __future__ import annotations

import copy

from msgspec import Struct

from gorin.games.l5r_lcg.cards import CARDS, CONFLICT, DYNASTY, Facts, deck_of
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame, Outcome, Table

NOBODY = Seat(-9)
EMPTY = -1
HOME, ATTACKING, DEFENDING = 0, 1, 2
ELEMENTS = ("air", "earth", "fire", "water", "void")
TYPES = ("military", "political")


class Numbers(Struct, frozen=True):
    """The figures that a format may change."""

    honor: int = 6
    honor_to_win: int = 12
    fate: int = 6
    dial: int = 3
    hand: int = 3
    provinces: int = 3
    strength: int = 3
    new_deck: int = 3


class InPlay(Struct, frozen=True, gc=False):
    """A character in play; `status` is 1 if it is honored and -1 if it is dishonored.

    `military` is what it has more until the end of the conflict.
    """

    seat: Seat
    fate: int = 0
    bowed: bool = False
    status: int = 0
    side: int = HOME
    worn: tuple[int, ...] = ()
    military: int = 0


class Province(Struct, frozen=True, gc=False):
    """A province and the dynasty card that lies there."""

    card: int = EMPTY
    open: bool = False
    broken: bool = False


class Ring(Struct, frozen=True, gc=False):
    """A ring: who has claimed it, and the fate that lies on it."""

    seat: Seat = NOBODY
    fate: int = 0


class Conflict(Struct, frozen=True, gc=False):
    """The conflict that is fought: who attacks whom, where, how, and for which ring."""

    attacker: Seat
    kind: str
    ring: str
    defender: Seat = NOBODY
    slot: int = 0
    winner: Seat = NOBODY
    margin: int = 0


class State(Struct, kw_only=True):
    """A whole match.

    Zones hold handles; `physical` says which card a handle stands for, and `titles` which title
    each card has, by its place in `CARDS`.
    """

    seats: tuple[Seat, ...]
    alive: tuple[Seat, ...]
    clans: tuple[str, ...]
    physical: tuple[int, ...]
    titles: tuple[int, ...]
    owners: tuple[Seat, ...]
    honor: dict[Seat, int]
    fate: dict[Seat, int]
    dials: dict[Seat, int]
    hands: dict[Seat, tuple[int, ...]]
    dynasty_decks: dict[Seat, tuple[int, ...]]
    conflict_decks: dict[Seat, tuple[int, ...]]
    dynasty_piles: dict[Seat, tuple[int, ...]]
    conflict_piles: dict[Seat, tuple[int, ...]]
    provinces: dict[Seat, tuple[Province, ...]]
    rings: dict[str, Ring]
    play: dict[int, InPlay] = {}
    known: dict[int, tuple[Seat, ...]] = {}
    conflict: Conflict | None = None
    declared: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    favor: Seat = NOBODY
    first: Seat = Seat(0)
    turn: int = 0
    phase: str = "setup"
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> State:
        twin = copy.copy(self)
        for name in COPIED:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def facts(self, handle: int) -> Facts:
        """Return what is printed on the card that a handle stands for."""
        return CARDS[self.titles[self.physical[handle]]]

    def around(self, start: Seat) -> tuple[Seat, ...]:
        """Return the seats in play from one on, clockwise."""
        return tuple(sorted(self.alive, key=lambda seat: (seat < start, seat)))

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in play, clockwise."""
        return min(self.alive, key=lambda other: (other <= seat, other))

    def characters(self, seat: Seat) -> tuple[int, ...]:
        """Return the characters that a seat controls."""
        return tuple(handle for handle, found in self.play.items() if found.seat == seat)

    def fighting(self, side: int) -> tuple[int, ...]:
        """Return the characters that take part in the conflict on one side."""
        return tuple(handle for handle, found in self.play.items() if found.side == side)


COPIED = (
    "honor",
    "fate",
    "dials",
    "hands",
    "dynasty_decks",
    "conflict_decks",
    "dynasty_piles",
    "conflict_piles",
    "provinces",
    "rings",
    "play",
    "known",
)

Match = Table[State]


def new_state(clans: tuple[str, ...], numbers: Numbers) -> State:
    """Return a match before its first shuffle, for one ready deck at each seat."""
    seats = tuple(Seat(number) for number in range(len(clans)))
    found: list[int] = []
    owners: list[Seat] = []
    decks: list[dict[Seat, tuple[int, ...]]] = [{}, {}]
    for seat, clan in zip(seats, clans, strict=True):
        for side, titles in enumerate((DYNASTY, CONFLICT)):
            cards = deck_of(clan, titles)
            decks[side][seat] = tuple(range(len(found), len(found) + len(cards)))
            found += cards
            owners += [seat] * len(cards)
    return State(
        seats=seats,
        alive=seats,
        clans=clans,
        physical=tuple(range(len(found))),
        titles=tuple(found),
        owners=tuple(owners),
        honor=dict.fromkeys(seats, numbers.honor),
        fate=dict.fromkeys(seats, 0),
        dials=dict.fromkeys(seats, 0),
        hands=dict.fromkeys(seats, ()),
        dynasty_decks=decks[0],
        conflict_decks=decks[1],
        dynasty_piles=dict.fromkeys(seats, ()),
        conflict_piles=dict.fromkeys(seats, ()),
        provinces=dict.fromkeys(seats, (Province(),) * numbers.provinces),
        rings=dict.fromkeys(ELEMENTS, Ring()),
        frames=(Frame("setup"),),
    )


def open_cards(state: State) -> tuple[int, ...]:
    """Return the handles of all cards that lie open."""
    found: list[int] = []
    for handle, character in state.play.items():
        found += (handle, *character.worn)
    for piles in (state.dynasty_piles, state.conflict_piles):
        for pile in piles.values():
            found += pile
    for row in state.provinces.values():
        found += (province.card for province in row if province.open and province.card != EMPTY)
    return tuple(found)
