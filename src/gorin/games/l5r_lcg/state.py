"""State of a match: plain data in a few containers that copy shallowly."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.pacts import Offer, Treaty
from gorin.games.l5r_lcg.rulings import RECOMMENDED, Rulings
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.plain import copying
from gorin.kernel.table import Frame, Outcome, Table
from gorin.timing.lasting import Lasting
from gorin.timing.limits import Marks
from gorin.timing.occurring import Occurrence
from gorin.timing.windows import around, following

NOBODY = Seat(-9)
EVERYBODY = Seat(-8)
"""Among those who know a card: all who look on."""
FIRST_SEAT = -10
"""Seats that are chosen as targets are numbers from here down, so that no card has them."""
EMPTY = -1
HOME, ATTACKING, DEFENDING = 0, 1, 2
ELEMENTS = ("air", "earth", "fire", "water", "void")
TYPES = ("military", "political")
SIDES = ("home", "attacking", "defending")


def seat_target(seat: Seat) -> int:
    """Return the number by which a seat is chosen as a target."""
    return FIRST_SEAT - seat


def as_seat(target: int) -> Seat:
    """Return the seat that was chosen as a target, NOBODY if it is a card."""
    return Seat(FIRST_SEAT - target) if target <= FIRST_SEAT else NOBODY


@states("LCG-S12.1")
class Numbers(Struct, frozen=True):
    """The figures that a format may change; these are those of the stronghold game.

    Attributes:
        honor_to_win: with so much honor a seat wins.
        dial: bids are from 1 to so many.
        hand: so many cards are drawn at first.
        provinces: so many provinces of a seat hold dynasty cards.
        open_stronghold: so many of them must be broken before the stronghold can be attacked.
        new_deck: so much honor the making of a new deck costs.
        first_income: the clause under which the first player collects fate.
        first_pass: so much fate the first seat gains that passes in the dynasty phase.
        unopposed: so much honor a seat loses that loses without defenders.
        ring_fate: so much fate each unclaimed ring gains.
        own_rings: whether each seat has a set of rings of its own, not all one together.
        rulings: what is played where the documents disagree.
        clauses: by clauses of the base game, those of the format that say the same of it.
        fewest_seats: so many play at least.
        most_seats: so many play at most.
    """

    honor_to_win: int = 25
    dial: int = 5
    hand: int = 4
    provinces: int = 4
    open_stronghold: int = 3
    new_deck: int = 5
    first_income: str = "LCG-1.3"
    first_pass: int = 1
    unopposed: int = 1
    ring_fate: int = 1
    own_rings: bool = False
    rulings: Rulings = RECOMMENDED
    clauses: tuple[tuple[str, str], ...] = ()
    fewest_seats: int = 2
    most_seats: int = 2


def may_sit(numbers: Numbers, count: int) -> bool:
    """Return whether this number of seats may play by the numbers of a format."""
    fewest, most = numbers.fewest_seats, numbers.most_seats
    return fewest <= count <= most


def numbers_with(numbers: Numbers, rulings: Rulings) -> Numbers:
    """Return the numbers of a format as they are with some rulings."""
    result = replace(numbers, rulings=rulings)
    if not numbers.own_rings:
        return result
    return replace(result, open_stronghold=int(rulings.enl_stronghold_attackable_after))


@states("LCG-S1.18")
class InPlay(Struct, frozen=True, gc=False):
    """A character or an attachment in play, and whose it is.

    Attributes:
        seat: who controls it.
        born: since when it is this object: a number that no other one has.
        status: 1 if it is honored, -1 if it is dishonored.
        tainted: whether it is tainted, which has nothing to do with its honor.
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
    tainted: bool = False


@states("LCG-S1.6")
class Province(Struct, frozen=True, gc=False):
    """A province, and the dynasty card that lies there.

    Attributes:
        card: the dynasty card, EMPTY if there is none.
        open: whether that lies face up.
        broken: whether the province is broken.
        own: the card that the province itself is, EMPTY where a token stands for it.
        shown: whether that lies face up.
        status: -1 if the province is dishonored.
        tainted: whether it is tainted, on whichever side it lies.
        more: further dynasty cards that lie there face up.
        under: further dynasty cards that lie there face down.
    """

    card: int = EMPTY
    open: bool = False
    broken: bool = False
    own: int = EMPTY
    shown: bool = False
    status: int = 0
    tainted: bool = False
    more: tuple[int, ...] = ()
    under: tuple[int, ...] = ()

    def open_cards(self) -> tuple[int, ...]:
        """Return the dynasty cards that lie here face up."""
        first = (self.card,) if self.open and self.card != EMPTY else ()
        return (*first, *self.more)

    def hidden_cards(self) -> tuple[int, ...]:
        """Return the dynasty cards that lie here face down."""
        first = (self.card,) if not self.open and self.card != EMPTY else ()
        return (*first, *self.under)

    def cards(self) -> tuple[int, ...]:
        """Return all dynasty cards that lie here."""
        return (*self.open_cards(), *self.hidden_cards())


class Stronghold(Struct, frozen=True, gc=False):
    """The stronghold of a seat: its card, and whether it is bowed."""

    card: int
    bowed: bool = False


class Ring(Struct, frozen=True, gc=False):
    """A ring: who has claimed it, and the fate that lies on it.

    Attributes:
        pool: in whose unclaimed pool it is while nobody has claimed it, NOBODY: the common one.
        slot: on which of the provinces of its seat it lies, EMPTY where rings lie on none.
    """

    seat: Seat = NOBODY
    fate: int = 0
    pool: Seat = NOBODY
    slot: int = EMPTY


def ring_of(element: str, seat: Seat) -> str:
    """Return what the ring of an element is called that a seat begins with."""
    return f"{element}.{seat}"


def element_of(ring: str) -> str:
    """Return the element that is printed on a ring."""
    return ring.partition(".")[0]


def new_rings(seats: tuple[Seat, ...], *, own: bool) -> dict[str, Ring]:
    """Return the rings of a match: one of each element, or one of each for each seat."""
    if not own:
        return dict.fromkeys(ELEMENTS, Ring())
    return {ring_of(element, seat): Ring(pool=seat) for seat in seats for element in ELEMENTS}


class Conflict(Struct, frozen=True, gc=False):
    """The conflict that is fought: who attacks whom, where, how, and for which ring if for any.

    `covered` are characters that may not be declared as defenders; `unopposed` says whether the
    attacker had won and nobody defended when skill was compared. `also` are further provinces of
    the defender that are attacked, and `contested` says whether the ring still is.
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
    also: tuple[int, ...] = ()
    contested: bool = True


class Duel(Struct, frozen=True, gc=False):
    """A duel: who challenges whom by what, for which seats, and who has won and lost it."""

    one: int
    other: int
    kind: str
    loser: int = EMPTY
    winner: int = EMPTY
    seats: tuple[Seat, Seat] = (NOBODY, NOBODY)


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
        paid: whether its costs are paid: until then the card stays where it was.
        born: since when the card is this object.
        number: no other one in the match has it.
        script: the title whose ability it is, empty if that is printed on the card.
        spent: the cards that were chosen to pay with, each with since when it is that object.
        selected: what was selected before its effects begin, by its number: which part of them,
            which province, which ability of its `source`; EMPTY if nothing was.
        source: the card whose ability was chosen, with since when it is that object.
        noted: what was noted of its use, which counts only if it begins.
    """

    seat: Seat
    card: int
    ability: int
    place: str
    serial: int = -1
    targets: tuple[tuple[int, int], ...] = ()
    cancelled: bool = False
    paid: bool = False
    born: int = 0
    number: int = 0
    script: str = ""
    spent: tuple[tuple[int, int], ...] = ()
    selected: int = -1
    source: tuple[int, int] = (-1, 0)
    noted: Marks = ()


class Superseded(Struct, frozen=True, gc=False):
    """An event of an occurrence that does not happen: by its place there, and what does instead."""

    serial: int
    at: int
    by: tuple[int, ...] = ()


class Deferred(Struct, frozen=True, gc=False):
    """An effect that waits for its moment.

    Attributes:
        seat: who used the ability that it came from.
        card: whose ability it was, and so its source.
        slug: the title that has the ability: of that card then, or of the one it was gained from.
        ability: which of its abilities.
        effect: which of the effects of that.
        moment: at the end of which period it happens.
        targets: what it is about, each with since when it is that object.
        number: no other one in the match has it.
    """

    seat: Seat
    card: int
    slug: str
    ability: int
    effect: int
    moment: str
    targets: tuple[tuple[int, int], ...] = ()
    number: int = 0


class More(Struct, frozen=True, gc=False):
    """An addition to a figure, such as military skill or glory.

    The kind says how before it names the figure: `base` multiplies what is printed and `set-base`
    stands in its place, `times` and `half` multiply and divide what all comes to, `set` stands in
    the place of all. `blank` takes the printed text away, and `trait` gives one. `cannot` says
    what cannot happen to the card.
    """

    kind: str
    amount: int


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
    "roles",
    "guises",
    "removed",
    "removed_hidden",
    "play",
    "known",
    "opportunities",
)
"""The fields that a copy has of its own."""


class State(Struct, kw_only=True):
    """A whole match.

    Zones hold handles; `physical` says which card a handle stands for, and `cards` what is printed
    on each card. A character or an attachment that is being played lies open in `played` until it
    enters play. `guises` says of which other card a card is a copy for a while. The cards of a
    seat that is out are removed from the game: those that lay open to `removed`, the others to
    `removed_hidden`.
    """

    seats: tuple[Seat, ...]
    alive: tuple[Seat, ...]
    clans: tuple[str, ...]
    physical: tuple[int, ...]
    cards: tuple[Facts, ...]
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
    roles: dict[Seat, int] = {}
    guises: dict[int, int] = {}
    removed: dict[Seat, tuple[int, ...]] = {}
    removed_hidden: dict[Seat, tuple[int, ...]] = {}
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
    superseded: tuple[Superseded, ...] = ()
    resolving: tuple[Resolving, ...] = ()
    played: tuple[int, ...] = ()
    lasting: tuple[Lasting[More], ...] = ()
    deferred: tuple[Deferred, ...] = ()
    used: Marks = ()
    offers: tuple[Offer, ...] = ()
    treaties: tuple[Treaty, ...] = ()
    pacts: int = 0
    counter: int = 0
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    copy = copying(*COPIED)

    def facts(self, handle: int) -> Facts:
        """Return what is printed on the card that a handle stands for, or that it is a copy of."""
        if handle in self.guises:
            return self.cards[self.guises[handle]]
        return self.cards[self.physical[handle]]

    @states("LCG-S1.3")
    def back(self, handle: int) -> str:
        """Return of which deck a card is, as its back shows: dynasty, conflict, or province."""
        return self.cards[self.physical[handle]].side

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
                for handle, entry in self.play.items()
                if entry.seat == seat and entry.host == EMPTY
            ]
        )

    def fighting(self, side: int) -> tuple[int, ...]:
        """Return the characters that take part in the conflict on one side."""
        return tuple([handle for handle, entry in self.play.items() if entry.side == side])

    @property
    def contested(self) -> str:
        """The ring that is contested now; empty if none is."""
        conflict = self.conflict
        return conflict.ring if conflict is not None and conflict.contested else ""

    def side_of(self, seat: Seat) -> int:
        """Return on which side of the conflict a seat fights; HOME for none."""
        conflict = self.conflict
        if conflict is None or seat not in (conflict.attacker, conflict.defender):
            return HOME
        return ATTACKING if seat == conflict.attacker else DEFENDING

    @states("ENL-7.3", "ENL-R23")
    def opponent(self, seat: Seat) -> Seat:
        """Return whom a seat fights in the conflict; NOBODY if it fights none.

        Where only two are left the other one always is the opponent.
        """
        side = self.side_of(seat)
        if self.conflict is None or side == HOME:
            others = [other for other in self.alive if other != seat]
            return others[0] if len(others) == 1 else NOBODY
        return self.conflict.defender if side == ATTACKING else self.conflict.attacker

    def top(self, seat: Seat) -> int:
        """Return the top card of a conflict deck if it lies open to be played, else EMPTY."""
        deck = self.conflict_decks[seat][:1]
        for each in self.lasting:
            if each.what.kind == "top" and each.seat == seat and (each.what.amount,) == deck:
                return deck[0]
        return EMPTY

    def in_hand(self, seat: Seat) -> tuple[int, ...]:
        """Return the cards that a seat may play as of its hand."""
        top = self.top(seat) if self.lasting else EMPTY
        return self.hands[seat] if top == EMPTY else (*self.hands[seat], top)

    def born(self, handle: int) -> int:
        """Return since when a card in play is this object; 0 for one that is not in play."""
        entry = self.play.get(handle)
        return 0 if entry is None else entry.born


STATIC = ("seats", "clans", "cards", "owners")
"""The fields that never change in a match."""

Match = Table[State]


class SeatDeck(Struct, frozen=True, kw_only=True):
    """The cards that a seat plays with, each as often as it is there.

    Without a stronghold and provinces of its own a seat has tokens for provinces.
    """

    clan: str
    dynasty: tuple[Facts, ...]
    conflict: tuple[Facts, ...]
    stronghold: Facts | None = None
    role: Facts | None = None
    provinces: tuple[Facts, ...] = ()


@states("LCG-S1.11", "LCG-S1.12", "LCG-S1.13", "LCG-S3.1", "LCG-S3.2", "LCG-S3.14")
def new_state(brought: tuple[SeatDeck, ...], numbers: Numbers) -> State:
    """Return a match before its first shuffle, with the deck of each seat."""
    seats = tuple(Seat(number) for number in range(len(brought)))
    facts: list[Facts] = []
    owners: list[Seat] = []
    decks: list[dict[Seat, tuple[int, ...]]] = [{}, {}]
    homes: dict[Seat, Stronghold] = {}
    unplaced: dict[Seat, tuple[int, ...]] = {}
    roles: dict[Seat, int] = {}

    def added(seat: Seat, cards: tuple[Facts, ...]) -> tuple[int, ...]:
        handles = tuple(range(len(facts), len(facts) + len(cards)))
        facts.extend(cards)
        owners.extend([seat] * len(cards))
        return handles

    for seat, deck in zip(seats, brought, strict=True):
        decks[0][seat] = added(seat, deck.dynasty)
        decks[1][seat] = added(seat, deck.conflict)
        if deck.stronghold is not None:
            homes[seat] = Stronghold(added(seat, (deck.stronghold,))[0])
            unplaced[seat] = added(seat, deck.provinces)
        if deck.role is not None:
            roles[seat] = added(seat, (deck.role,))[0]
    return State(
        seats=seats,
        alive=seats,
        clans=tuple(deck.clan for deck in brought),
        physical=tuple(range(len(facts))),
        cards=tuple(facts),
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
        rings=new_rings(seats, own=numbers.own_rings),
        strongholds=homes,
        unplaced=unplaced,
        roles=roles,
        removed=dict.fromkeys(seats, ()),
        known={card: (seat,) for seat, cards in unplaced.items() for card in cards},
        frames=(Frame("setup"),),
    )


def open_cards(state: State) -> tuple[int, ...]:
    """Return the handles of all cards that lie open."""
    handles: list[int] = [*state.play, *state.played]
    handles += (resolving.card for resolving in state.resolving)
    handles += (stronghold.card for stronghold in state.strongholds.values())
    handles += state.roles.values()
    handles += (card for card in map(state.top, state.seats) if card != EMPTY)
    for piles in (state.dynasty_piles, state.conflict_piles, state.removed):
        for pile in piles.values():
            handles += pile
    for row in state.provinces.values():
        handles += (card for province in row for card in province.open_cards())
        handles += (province.own for province in row if province.shown and province.own != EMPTY)
    return tuple(handles)


def cited(table: Match, base: str) -> str:
    """Return the clause that a format has for one of the base game."""
    clauses: tuple[tuple[str, str], ...] = table.rulebook.numbers.clauses
    return dict(clauses).get(base, base)
