"""State of a match: plain data in a few containers that copy shallowly."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.magic.cards import CARDS
from gorin.games.magic.decks import deck_of
from gorin.games.magic.facts import Facts
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.plain import copying
from gorin.kernel.table import Frame, Outcome, Table
from gorin.timing.lasting import Lasting
from gorin.timing.windows import around, following

NOBODY = Seat(-9)
EMPTY = -1
PLAYER = -1
"""In the place of a card a target has this if it is a player."""


class Numbers(Struct, frozen=True):
    """The figures that a format may change."""

    life: int = 40
    hand: int = 7
    most_cards: int = 7
    commander_damage: int = 21
    tax: int = 2


class Permanent(Struct, frozen=True, gc=False):
    """A card or token on the battlefield.

    Attributes:
        seat: who controls it.
        born: when it came there; whatever refers to it names that too.
        title: what is printed on it, by the number of its title.
        base: who put it there: it is theirs unless an effect gives it to somebody else.
        stamp: its timestamp (CR 613.7): when it came, or was attached.
        attached: the permanent that it is attached to.
        counters: the counters on it, by kind.
        sick: it came under its controller's control since their turn began (CR 302.6).
        damage: the damage marked on it.
        doomed: a source with deathtouch has dealt damage to it.
        attacking: whom it attacks.
        blocking: the attacker that it blocks.
        blocked: it became blocked, whatever has become of the blockers.
        has_struck: it has dealt first-strike damage in this combat.
    """

    seat: Seat
    born: int
    title: int
    base: Seat = NOBODY
    stamp: int = 0
    attached: int = EMPTY
    counters: tuple[tuple[str, int], ...] = ()
    tapped: bool = False
    sick: bool = True
    damage: int = 0
    doomed: bool = False
    attacking: Seat = NOBODY
    blocking: int = EMPTY
    blocked: bool = False
    has_struck: bool = False

    def count(self, kind: str) -> int:
        """Return how many counters of a kind are on it."""
        return next((number for each, number in self.counters if each == kind), 0)


class Target(Struct, frozen=True, gc=False):
    """What a spell is aimed at: a card since it was born, or a player."""

    card: int
    born: int = 0
    seat: Seat = NOBODY


class Item(Struct, frozen=True, gc=False):
    """A spell or an ability on the stack.

    Attributes:
        number: tells it apart from all others.
        kind: "spell", "trigger", "ability" (activated) or "later" (a delayed trigger).
        card: the card that is cast, or that the ability is of.
        slug: its title.
        seat: who controls it.
        x: the value of X.
        place: which of the card's abilities of that kind it is.
        born: of which permanent an ability is: when that came.
        about: what triggered an ability, or whom it is about.
    """

    number: int
    kind: str
    card: int
    slug: str
    seat: Seat
    targets: tuple[Target, ...] = ()
    x: int = 0
    place: int = 0
    born: int = 0
    about: Target = Target(PLAYER)


class Change(Struct, frozen=True, gc=False):
    """What an effect that lasts does to the permanents that it holds."""

    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()
    control: Seat = NOBODY


class Due(Struct, frozen=True, gc=False):
    """An ability that triggers later, by its card and its place among those that do."""

    card: int
    born: int
    slug: str
    place: int


class Shield(Struct, frozen=True, gc=False):
    """How much damage to something is prevented still."""

    target: Target
    amount: int


COPIED = (
    "life",
    "libraries",
    "hands",
    "graveyards",
    "exiles",
    "commands",
    "aside",
    "gone",
    "floating",
    "play",
    "known",
    "casts",
    "dealt",
    "linked",
    "uses",
)
"""The fields that a copy has of its own."""


class State(Struct, kw_only=True):
    """A whole match.

    Zones hold handles; `physical` says which card a handle stands for, `titles` which title a card
    has, `owners` whose a handle is. Cards beyond `printed` are tokens.

    Attributes:
        commanders: the cards (not handles) that are commanders, by seat.
        casts: how often each of them was cast from the command zone.
        dealt: the combat damage that a commander has dealt to a seat, by `commander * 16 + seat`.
        floating: the colourless mana in each pool.
        aside: what was set aside in mulligans.
        gone: the cards of those who have left.
        failed: who has drawn from an empty library since the last check.
        waiting: triggered abilities that are to be put on the stack.
        born: how many objects have come to the battlefield or the stack.
        lands: how many lands were played in this turn.
        lasting: effects that last, by the numbers that permanents were born under.
        delays: abilities that trigger later.
        shields: damage that is prevented.
        linked: the cards that a permanent has exiled, by when it was born.
        uses: how often an ability was activated in this turn, by `born * 16 + place`.
    """

    seats: tuple[Seat, ...]
    alive: tuple[Seat, ...]
    decks: tuple[str, ...]
    printed: int
    physical: tuple[int, ...]
    titles: tuple[int, ...]
    owners: tuple[Seat, ...]
    commanders: tuple[int, ...]
    life: dict[Seat, int]
    libraries: dict[Seat, tuple[int, ...]]
    hands: dict[Seat, tuple[int, ...]]
    graveyards: dict[Seat, tuple[int, ...]]
    exiles: dict[Seat, tuple[int, ...]]
    commands: dict[Seat, tuple[int, ...]]
    aside: dict[Seat, tuple[int, ...]]
    gone: dict[Seat, tuple[int, ...]]
    floating: dict[Seat, int]
    play: dict[int, Permanent] = {}
    known: dict[int, tuple[Seat, ...]] = {}
    casts: dict[int, int] = {}
    dealt: dict[int, int] = {}
    stack: tuple[Item, ...] = ()
    waiting: tuple[Item, ...] = ()
    failed: tuple[Seat, ...] = ()
    born: int = 0
    lands: int = 0
    lasting: tuple[Lasting[Change], ...] = ()
    delays: tuple[Lasting[Due], ...] = ()
    shields: tuple[Lasting[Shield], ...] = ()
    linked: dict[int, tuple[int, ...]] = {}
    uses: dict[int, int] = {}
    first: Seat = Seat(0)
    active: Seat = Seat(0)
    turn: int = 0
    step: str = "setup"
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    copy = copying(*COPIED)

    def facts(self, handle: int) -> Facts:
        """Return what is printed on the card that a handle stands for."""
        return CARDS[self.titles[self.physical[handle]]]

    def slug(self, handle: int) -> str:
        """Return the title of the card that a handle stands for."""
        return self.facts(handle).slug

    def around(self, start: Seat) -> tuple[Seat, ...]:
        """Return the seats in the match from one on, in turn order."""
        return around(self.alive, start)

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in turn order."""
        return following(self.alive, seat)

    def controlled(self, seat: Seat) -> tuple[int, ...]:
        """Return the permanents that a seat controls."""
        return tuple(handle for handle, found in self.play.items() if found.seat == seat)

    @states("CMD-8.1", "CMD-8.2", "CMD-8.4", "CMD-8.5")
    def commander_of(self, handle: int) -> int:
        """Return whose commander a handle stands for, EMPTY if it is none (CMD-8.1)."""
        card = self.physical[handle]
        return self.commanders.index(card) if card in self.commanders else EMPTY


Match = Table[State]


@states("CMD-2.3", "CR-108.3")
def new_state(decks: tuple[str, ...], numbers: Numbers) -> State:
    """Return a match before its first shuffle, with a ready deck at each seat."""
    seats = tuple(Seat(number) for number in range(len(decks)))
    titles: list[int] = []
    owners: list[Seat] = []
    commanders: list[int] = []
    libraries: dict[Seat, tuple[int, ...]] = {}
    for seat, deck in zip(seats, decks, strict=True):
        cards = deck_of(deck)
        commanders.append(len(titles))
        libraries[seat] = tuple(range(len(titles) + 1, len(titles) + len(cards)))
        titles += cards
        owners += [seat] * len(cards)
    none: dict[Seat, tuple[int, ...]] = dict.fromkeys(seats, ())
    return State(
        seats=seats,
        alive=seats,
        decks=decks,
        printed=len(titles),
        physical=tuple(range(len(titles))),
        titles=tuple(titles),
        owners=tuple(owners),
        commanders=tuple(commanders),
        life=dict.fromkeys(seats, numbers.life),
        libraries=libraries,
        hands=dict(none),
        graveyards=dict(none),
        exiles=dict(none),
        commands={seat: (commanders[seat],) for seat in seats},
        aside=dict(none),
        gone=dict(none),
        floating=dict.fromkeys(seats, 0),
        frames=(Frame("setup"),),
    )


def open_cards(state: State) -> tuple[int, ...]:
    """Return the handles of all cards that lie open."""
    found: list[int] = [*state.play]
    found += (item.card for item in state.stack if item.kind == "spell")
    for zone in (state.graveyards, state.exiles, state.commands):
        for cards in zone.values():
            found += cards
    return tuple(found)
