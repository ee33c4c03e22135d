"""State of a match: plain data in a few containers that copy shallowly."""

from __future__ import annotations

import copy
from typing import Any

from msgspec import Struct

from gorin.games.l5r_lcg.facts import (
    CARDS,
    CONFLICT,
    DYNASTY,
    HOMES,
    NUMBER,
    Facts,
    deck_of,
)
from gorin.games.l5r_lcg.pacts import Offer, Treaty
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame, Outcome, Table
from gorin.timing.lasting import Lasting
from gorin.timing.limits import Marks
from gorin.timing.occurring import Occurrence
from gorin.timing.windows import around, following

NOBODY = Seat(-9)
EMPTY = -1
HOME, ATTACKING, DEFENDING = 0, 1, 2
ELEMENTS = ("air", "earth", "fire", "water", "void")
TYPES = ("military", "political")
SIDES = ("home", "attacking", "defending")


class Numbers(Struct, frozen=True):
    """The figures that a format may change; these are those of the stronghold game.

    Attributes:
        honor_to_win: with so much honor a seat wins.
        dial: bids are from 1 to so many.
        hand: so many cards are drawn at first.
        provinces: so many provinces of a seat hold dynasty cards.
        open_stronghold: so many of them must be broken before the stronghold can be attacked.
        new_deck: so much honor the making of a new deck costs.
        first_pass: so much fate the first seat gains that passes in the dynasty phase.
        unopposed: so much honor a seat loses that loses without defenders.
        ring_fate: so much fate each unclaimed ring gains.
        copies: so often each title is in a ready deck.
    """

    honor_to_win: int = 25
    dial: int = 5
    hand: int = 4
    provinces: int = 4
    open_stronghold: int = 3
    new_deck: int = 5
    first_pass: int = 1
    unopposed: int = 1
    ring_fate: int = 1
    copies: int = 3


@states("LCG-S1.18")
class InPlay(Struct, frozen=True, gc=False):
    """A character or an attachment in play, and whose it is.

    Attributes:
        seat: who controls it.
        born: since when it is this object: a number that no other one has.
        status: 1 if it is honored, -1 if it is dishonored.
        side: on which side of the conflict it takes part.
        worn: what is attached to it.
        host: what it is attached to, EMPTY for a character.
    """

    seat: Seat
    born: int = 0
    fate: int = 0
    bowed: bool = False
    status: int = 0
    side: int = HOME
    worn: tuple[int, ...] = ()
    host: int = EMPTY


class Province(Struct, frozen=True, gc=False):
    """A province, and the dynasty card that lies there.

    Attributes:
        card: the dynasty card, EMPTY if there is none.
        open: whether that lies face up.
        broken: whether the province is broken.
        own: the card that the province itself is, EMPTY where a token stands for it.
        shown: whether that lies face up.
    """

    card: int = EMPTY
    open: bool = False
    broken: bool = False
    own: int = EMPTY
    shown: bool = False


class Stronghold(Struct, frozen=True, gc=False):
    """The stronghold of a seat: its card, and whether it is bowed."""

    card: int
    bowed: bool = False


class Ring(Struct, frozen=True, gc=False):
    """A ring: who has claimed it, and the fate that lies on it."""

    seat: Seat = NOBODY
    fate: int = 0


class Conflict(Struct, frozen=True, gc=False):
    """The conflict that is fought: who attacks whom, where, how, and for which ring.

    `covered` are characters that may not be declared as defenders; `unopposed` says whether the
    attacker had won and nobody defended when skill was compared.
    """

    attacker: Seat
    kind: str
    ring: str
    defender: Seat = NOBODY
    slot: int = 0
    winner: Seat = NOBODY
    margin: int = 0
    covered: tuple[int, ...] = ()
    unopposed: bool = False


class Duel(Struct, frozen=True, gc=False):
    """A duel: who challenges whom, by which skill, and who has lost it."""

    one: int
    other: int
    kind: str
    loser: int = EMPTY
    winner: int = EMPTY


class Resolving(Struct, frozen=True, gc=False):
    """An ability that is being carried out, from its announcement to its end.

    Attributes:
        seat: who uses it.
        card: whose ability it is.
        ability: which of the abilities of that card.
        place: where the card was: in play, in a hand, on a discard pile.
        serial: what it answers, a number of an occurrence; NONE for an action.
        targets: what was chosen, each with since when it is that object.
        cancelled: whether its effects do not happen.
        unpaid: whether its costs could not be paid: then the card stays where it was.
        born: since when the card is this object.
        number: no other one in the match has it.
    """

    seat: Seat
    card: int
    ability: int
    place: str
    serial: int = -1
    targets: tuple[tuple[int, int], ...] = ()
    cancelled: bool = False
    unpaid: bool = False
    born: int = 0
    number: int = 0


class More(Struct, frozen=True, gc=False):
    """So much more of a skill; of a base skill, so many times as much."""

    kind: str
    amount: int


class State(Struct, kw_only=True):
    """A whole match.

    Zones hold handles; `physical` says which card a handle stands for, and `titles` which title
    each card has, by its place in `CARDS`. A character or an attachment that is being played lies
    open in `played` until it enters play.
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
    strongholds: dict[Seat, Stronghold] = {}
    unplaced: dict[Seat, tuple[int, ...]] = {}
    play: dict[int, InPlay] = {}
    known: dict[int, tuple[Seat, ...]] = {}
    opportunities: dict[Seat, tuple[str, ...]] = {}
    conflict: Conflict | None = None
    duel: Duel | None = None
    passed: tuple[Seat, ...] = ()
    favor: Seat = NOBODY
    favor_kind: str = ""
    first: Seat = Seat(0)
    turn: int = 0
    phase: str = "setup"
    pending: tuple[Occurrence[Any], ...] = ()
    resolving: tuple[Resolving, ...] = ()
    played: tuple[int, ...] = ()
    lasting: tuple[Lasting[More], ...] = ()
    used: Marks = ()
    offers: tuple[Offer, ...] = ()
    treaties: tuple[Treaty, ...] = ()
    pacts: int = 0
    counter: int = 0
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

    def back(self, handle: int) -> str:
        """Return of which deck a card is, as its back shows: dynasty, conflict, or province."""
        number = self.titles[self.physical[handle]]
        if number < len(DYNASTY):
            return "dynasty"
        return "conflict" if number < len(DYNASTY) + len(CONFLICT) else "province"

    def around(self, start: Seat) -> tuple[Seat, ...]:
        """Return the seats in play from one on, clockwise."""
        return around(self.alive, start)

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in play, clockwise."""
        return following(self.alive, seat)

    def characters(self, seat: Seat) -> tuple[int, ...]:
        """Return the characters that a seat controls."""
        return tuple(
            [
                handle
                for handle, found in self.play.items()
                if found.seat == seat and found.host == EMPTY
            ]
        )

    def fighting(self, side: int) -> tuple[int, ...]:
        """Return the characters that take part in the conflict on one side."""
        return tuple([handle for handle, found in self.play.items() if found.side == side])

    def side_of(self, seat: Seat) -> int:
        """Return on which side of the conflict a seat fights; HOME for none."""
        conflict = self.conflict
        if conflict is None or seat not in (conflict.attacker, conflict.defender):
            return HOME
        return ATTACKING if seat == conflict.attacker else DEFENDING

    def opponent(self, seat: Seat) -> Seat:
        """Return whom a seat fights in the conflict; NOBODY if it fights none (ENL-7.3)."""
        side = self.side_of(seat)
        if self.conflict is None or side == HOME:
            return NOBODY
        return self.conflict.defender if side == ATTACKING else self.conflict.attacker

    def born(self, handle: int) -> int:
        """Return since when a card in play is this object; 0 for one that is not in play."""
        found = self.play.get(handle)
        return 0 if found is None else found.born


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
    "strongholds",
    "unplaced",
    "play",
    "known",
    "opportunities",
)
STATIC = ("seats", "clans", "titles", "owners")
"""What never changes in a match."""

Match = Table[State]


def new_state(clans: tuple[str, ...], numbers: Numbers, *, strongholds: bool = False) -> State:
    """Return a match before its first shuffle, for one ready deck at each seat."""
    seats = tuple(Seat(number) for number in range(len(clans)))
    found: list[int] = []
    owners: list[Seat] = []
    decks: list[dict[Seat, tuple[int, ...]]] = [{}, {}]
    homes: dict[Seat, Stronghold] = {}
    unplaced: dict[Seat, tuple[int, ...]] = {}

    def added(seat: Seat, cards: tuple[int, ...]) -> tuple[int, ...]:
        handles = tuple(range(len(found), len(found) + len(cards)))
        found.extend(cards)
        owners.extend([seat] * len(cards))
        return handles

    for seat, clan in zip(seats, clans, strict=True):
        for side, titles in enumerate((DYNASTY, CONFLICT)):
            decks[side][seat] = added(seat, deck_of(clan, titles, numbers.copies))
        if strongholds:
            home, provinces = HOMES[clan]
            homes[seat] = Stronghold(added(seat, (NUMBER[home],))[0])
            unplaced[seat] = added(seat, tuple(NUMBER[each.slug] for each in provinces))
    return State(
        seats=seats,
        alive=seats,
        clans=clans,
        physical=tuple(range(len(found))),
        titles=tuple(found),
        owners=tuple(owners),
        honor=dict.fromkeys(seats, 0),
        fate=dict.fromkeys(seats, 0),
        dials=dict.fromkeys(seats, 0),
        hands=dict.fromkeys(seats, ()),
        dynasty_decks=decks[0],
        conflict_decks=decks[1],
        dynasty_piles=dict.fromkeys(seats, ()),
        conflict_piles=dict.fromkeys(seats, ()),
        provinces=dict.fromkeys(seats, (Province(),) * numbers.provinces),
        rings=dict.fromkeys(ELEMENTS, Ring()),
        strongholds=homes,
        unplaced=unplaced,
        known={card: (seat,) for seat, cards in unplaced.items() for card in cards},
        frames=(Frame("setup"),),
    )


def open_cards(state: State) -> tuple[int, ...]:
    """Return the handles of all cards that lie open."""
    found: list[int] = [*state.play, *state.played]
    found += (resolving.card for resolving in state.resolving)
    found += (stronghold.card for stronghold in state.strongholds.values())
    for piles in (state.dynasty_piles, state.conflict_piles):
        for pile in piles.values():
            found += pile
    for row in state.provinces.values():
        found += (province.card for province in row if province.open and province.card != EMPTY)
        found += (province.own for province in row if province.shown and province.own != EMPTY)
    return tuple(found)
