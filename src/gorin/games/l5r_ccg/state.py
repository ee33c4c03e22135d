"""State of a match: plain data in a few containers that copy shallowly."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.l5r_ccg.cards import CARDS, TITLES
from gorin.games.l5r_ccg.decks import READY, Deck, titles_of
from gorin.games.l5r_ccg.facts import Facts
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.plain import copying
from gorin.kernel.table import Frame, Outcome, Table
from gorin.timing.windows import around, following

NOBODY = Seat(-9)
EMPTY = -1
HOME = -1
"""Where a unit is that is at no battlefield."""


@states("CCG-12.1")
class Numbers(Struct, frozen=True):
    """The figures that a format may change."""

    honor_to_win: int = 40
    honor_to_lose: int = -20
    provinces: int = 4
    hand: int = 5
    most_cards: int = 8
    drawn: int = 1
    discount: int = 2
    honor_for_card: int = 2
    most_turns: int = 200


class InPlay(Struct, frozen=True, gc=False):
    """A card in play.

    Attributes:
        seat: who controls it.
        host: the personality that a follower is attached to.
        at: the province of the defender at whose battlefield it is, or HOME.
        attacks: it is on the attacking side there.
        early: it was assigned among the infantry.
        fought: it has attacked in a battle that is over; it may move to no other one.
        force: what it has more until the end of the turn; `for_battle`, of the battle.
        chi: what it has more until the end of the turn.
        used: how often its ability was used in this turn.
        bowing: how often the ability was used that its stronghold gives it.
        switched: its stronghold's ability has had it as a target in this turn.
        also: how often its second ability was used.
        dishonorable: it has been dishonored.
        under: the personality that it has overlaid.
        entered: the turn in which it came into play.
    """

    seat: Seat
    host: int = EMPTY
    bowed: bool = False
    at: int = HOME
    attacks: bool = False
    early: bool = False
    fought: bool = False
    force: int = 0
    for_battle: int = 0
    chi: int = 0
    used: int = 0
    bowing: int = 0
    switched: bool = False
    also: int = 0
    dishonorable: bool = False
    under: int = EMPTY
    entered: int = 0


class Province(Struct, frozen=True, gc=False):
    """A province, the Dynasty card that lies there, and the region that is attached to it."""

    card: int = EMPTY
    open: bool = False
    destroyed: bool = False
    region: int = EMPTY


class Attack(Struct, frozen=True, gc=False):
    """An attack.

    Attributes:
        allies: who has joined a side: the seat, and whether it attacks.
        slot: the province where the battle is that is fought now, EMPTY between battles.
        fought: the provinces where a battle is over.
        terrain: the terrain at the battlefield where a battle is fought now.
    """

    attacker: Seat
    defender: Seat
    allies: tuple[tuple[Seat, bool], ...] = ()
    slot: int = EMPTY
    fought: tuple[int, ...] = ()
    terrain: int = EMPTY

    def attacks(self, seat: Seat) -> bool:
        """Return whether a seat is on the attacking side."""
        return seat == self.attacker or (seat, True) in self.allies

    def defends(self, seat: Seat) -> bool:
        """Return whether a seat is on the defending side."""
        return seat == self.defender or (seat, False) in self.allies


class Duel(Struct, frozen=True, gc=False):
    """A duel.

    Attributes:
        challenger: the personality that challenges; `challenged`, the other one.
        stats: by what each of them is measured: chi, force or honor.
        focused: the cards that each side has focused, face down.
        source: the card by whose action it is fought.
        seats: who controlled them when it began.
    """

    challenger: int
    challenged: int
    seats: tuple[Seat, Seat]
    stats: tuple[str, str] = ("chi", "chi")
    focused: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    source: int = EMPTY


COPIED = (
    "honor",
    "hands",
    "dynasty_decks",
    "fate_decks",
    "dynasty_piles",
    "fate_piles",
    "provinces",
    "removed",
    "play",
    "known",
)
"""The fields that a copy has of its own."""


class State(Struct, kw_only=True):
    """A whole match.

    Zones hold handles; `physical` says which card a handle stands for, `titles` which title a card
    has, `owners` whose a handle is. The first handle of each seat is its stronghold.

    Attributes:
        strongholds: the handle of each seat's stronghold.
        removed: what is out of the game.
        favor: who has the Imperial Favor, NOBODY if nobody has.
        lobbied: the active seat has lobbied in this turn.
        acted: the seats that have announced something in the running round, one after the other.
    """

    seats: tuple[Seat, ...]
    alive: tuple[Seat, ...]
    decks: tuple[str, ...]
    physical: tuple[int, ...]
    titles: tuple[int, ...]
    owners: tuple[Seat, ...]
    strongholds: tuple[int, ...]
    honor: dict[Seat, int]
    hands: dict[Seat, tuple[int, ...]]
    dynasty_decks: dict[Seat, tuple[int, ...]]
    fate_decks: dict[Seat, tuple[int, ...]]
    dynasty_piles: dict[Seat, tuple[int, ...]]
    fate_piles: dict[Seat, tuple[int, ...]]
    provinces: dict[Seat, tuple[Province, ...]]
    removed: dict[Seat, tuple[int, ...]]
    play: dict[int, InPlay]
    known: dict[int, tuple[Seat, ...]] = {}
    attack: Attack | None = None
    acted: tuple[Seat, ...] = ()
    duel: Duel | None = None
    favor: Seat = NOBODY
    lobbied: bool = False
    first: Seat = Seat(0)
    active: Seat = Seat(0)
    turn: int = 0
    phase: str = "setup"
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    copy = copying(*COPIED)

    def facts(self, handle: int) -> Facts:
        """Return what is printed on the card that a handle stands for."""
        return CARDS[self.titles[self.physical[handle]]]

    def slug(self, handle: int) -> str:
        """Return the title of the card that a handle stands for."""
        return CARDS[self.titles[self.physical[handle]]].slug

    def slugs(self, handles: tuple[int, ...]) -> tuple[str, ...]:
        """Return the titles of several cards."""
        return tuple(map(self.slug, handles))

    def around(self, start: Seat) -> tuple[Seat, ...]:
        """Return the seats in the match from one on, in turn order."""
        return around(self.alive, start)

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in turn order."""
        return following(self.alive, seat)

    def controlled(self, seat: Seat, kind: str) -> tuple[int, ...]:
        """Return the cards of a kind that a seat controls."""
        return tuple(
            handle
            for handle, found in self.play.items()
            if found.seat == seat and self.facts(handle).kind == kind
        )

    def unit(self, handle: int) -> tuple[int, ...]:
        """Return a personality and what is attached to it."""
        return (handle, *(card for card, found in self.play.items() if found.host == handle))

    def at(self, slot: int) -> tuple[int, ...]:
        """Return the personalities at a battlefield."""
        return tuple(
            handle
            for handle, found in self.play.items()
            if found.at == slot and found.host == EMPTY
        )

    def standing(self, seat: Seat) -> tuple[int, ...]:
        """Return the numbers of a seat's provinces that are not destroyed."""
        return tuple(
            slot for slot, province in enumerate(self.provinces[seat]) if not province.destroyed
        )


Match = Table[State]


def starting_honor(deck: Deck) -> int:
    """Return the Family Honor with which a deck begins: of its stronghold, and of its sensei."""
    sensei = CARDS[TITLES[deck.sensei]].honor if deck.sensei else 0
    return CARDS[TITLES[deck.stronghold]].honor + sensei


def new_state(decks: tuple[str, ...], numbers: Numbers) -> State:
    """Return a match before its first shuffle, with a ready deck at each seat."""
    seats = tuple(Seat(number) for number in range(len(decks)))
    titles: list[int] = []
    owners: list[Seat] = []
    strongholds: list[int] = []
    beside: dict[int, InPlay] = {}
    piles: tuple[dict[Seat, tuple[int, ...]], ...] = ({}, {})
    for seat, name in zip(seats, decks, strict=True):
        deck = READY[name]
        strongholds.append(len(titles))
        titles.append(TITLES[deck.stronghold])
        for slug in filter(None, (deck.wind, deck.sensei)):
            beside[len(titles)] = InPlay(seat)
            titles.append(TITLES[slug])
        for pile, counts in zip(piles, (deck.dynasty, deck.fate), strict=True):
            cards = titles_of(counts)
            pile[seat] = tuple(range(len(titles), len(titles) + len(cards)))
            titles += cards
        owners += [seat] * (len(titles) - len(owners))
    none: dict[Seat, tuple[int, ...]] = dict.fromkeys(seats, ())
    return State(
        seats=seats,
        alive=seats,
        decks=decks,
        physical=tuple(range(len(titles))),
        titles=tuple(titles),
        owners=tuple(owners),
        strongholds=tuple(strongholds),
        honor={seat: starting_honor(READY[name]) for seat, name in zip(seats, decks, strict=True)},
        hands=dict(none),
        dynasty_decks=piles[0],
        fate_decks=piles[1],
        dynasty_piles=dict(none),
        fate_piles=dict(none),
        provinces=dict.fromkeys(seats, (Province(),) * numbers.provinces),
        removed=dict(none),
        play={**{strongholds[seat]: InPlay(seat) for seat in seats}, **beside},
        frames=(Frame("setup"),),
    )


def open_cards(state: State) -> tuple[int, ...]:
    """Return the handles of all cards that lie open."""
    found: list[int] = [*state.play]
    for piles in (state.dynasty_piles, state.fate_piles):
        for pile in piles.values():
            found += pile
    for row in state.provinces.values():
        found += (province.card for province in row if province.open and province.card != EMPTY)
    return (*found, *set_apart(state))


def set_apart(state: State) -> tuple[int, ...]:
    """Return the cards that lie open where others do not: regions, a terrain, what is overlaid."""
    found = [card for pile in state.removed.values() for card in pile]
    found += (each.region for row in state.provinces.values() for each in row)
    found += (each.under for each in state.play.values())
    found.append(EMPTY if state.attack is None else state.attack.terrain)
    return tuple(card for card in found if card != EMPTY)
