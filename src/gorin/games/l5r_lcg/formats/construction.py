"""Construction of decks: what a format allows in a deck, and all that is wrong with one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from gorin.games.l5r_lcg.facts import CLANS, DASH, NEUTRAL, Facts
from gorin.games.l5r_lcg.rulings import Sideboard
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.words import Arg, Message, card_name, say

ELEMENTS = ("air", "earth", "fire", "water", "void")
KEEPER, SEEKER = "keeper", "seeker"
KEEPERS = 3
SUPPORT = 8
STRONGHOLD, ROLE, PROVINCES, DYNASTY, CONFLICT = SECTIONS = (
    "stronghold",
    "role",
    "provinces",
    "dynasty",
    "conflict",
)
"""The parts of a deck."""
SIDEBOARD = "sideboard"
"""The section beside a deck; its cards may be swapped in before a game."""
DRAFT = "draft-pack"
"""The pack whose cards are for drafts alone."""
USUAL = Facts(slug="", name="", clan="", kind="", side="").limit
"""The number of copies of a card that says nothing of it."""

Copies = tuple[tuple[Facts, int], ...]


class Brought(Struct, frozen=True):
    """A deck as it is judged: the cards of each of its parts, and the clan it says it is of."""

    parts: Mapping[str, Copies]
    clan: str = ""

    def part(self, name: str) -> Copies:
        """Return the cards of a part."""
        return self.parts.get(name, ())

    def count(self, name: str) -> int:
        """Return how many cards a part has."""
        return sum(count for _, count in self.part(name))

    @property
    def with_sideboard(self) -> Brought:
        """It as if each card of its sideboard were in the deck of its side."""
        sections: dict[str, dict[str, tuple[Facts, int]]] = {
            name: {card.slug: (card, count) for card, count in self.part(name)} for name in SECTIONS
        }
        for card, count in self.part(SIDEBOARD):
            part = sections.get(card.side, {})
            part[card.slug] = (card, part.get(card.slug, (card, 0))[1] + count)
        return Brought({name: tuple(part.values()) for name, part in sections.items()}, self.clan)

    @property
    def role(self) -> Facts | None:
        """Its first role, None without one."""
        return next((card for card, _ in self.part(ROLE)), None)

    @property
    def cards(self) -> Iterator[tuple[str, Facts, int]]:
        """All cards, each with its part and how often it is there."""
        for name in SECTIONS:
            for card, count in self.part(name):
                yield name, card, count


class CardList(Struct, frozen=True):
    """The cards that a format restricts and bans, since when, and by which clause."""

    since: str = ""
    restricted: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    clause: str = "LCG-S2.17"


class Construction(Struct, frozen=True, kw_only=True):
    """The demands of a format on decks; these are those of the stronghold game.

    Attributes:
        strongholds: a deck has a stronghold, five provinces, and a role if it wants.
        fewest: each of its two decks has at least so many cards.
        most: and at most so many.
        copies: so many copies of a title are in both together.
        influence: so much influence a deck has without a stronghold.
        sideboard: so many cards at most may lie beside a deck.
        clauses: clauses of the format that stand in the place of those of the base.
    """

    strongholds: bool = True
    fewest: int = 40
    most: int = 45
    copies: int = 3
    influence: int = 0
    sideboard: int = 0
    clauses: Mapping[str, str] = field(default_factory=dict[str, str])

    def clause(self, base: str) -> str:
        """Return the clause that says here what one of the base says."""
        return self.clauses.get(base, base)


@states(
    "SKI-2.1",
    "SKI-2.2",
    "SKI-2.3",
    "SKI-2.4",
    "SKI-2.5",
    "SKI-8.9",
    "SKI-2.6",
    "SKI-2.7",
    "SKI-2.9",
)
class SkirmishConstruction(Construction, frozen=True, kw_only=True):
    """Two decks of 30 to 40 cards, two copies of a title, 6 influence, no strongholds.

    Neither provinces nor roles, nor cards that ask for a role.
    """

    strongholds: bool = False
    fewest: int = 30
    most: int = 40
    copies: int = 2
    influence: int = 6
    sideboard: int = 10
    clauses: Mapping[str, str] = field(
        default_factory=lambda: {
            "LCG-S2.1": "SKI-2.1",
            "LCG-S2.2": "SKI-2.1",
            "LCG-S2.3": "SKI-2.3",
            "LCG-S2.4": "SKI-2.3",
            "LCG-S2.5": "SKI-2.4",
            "LCG-S2.6": "SKI-2.4",
            "LCG-S2.7": "SKI-2.5",
            "LCG-S2.8": "SKI-2.4",
            "LCG-S2.9": "SKI-2.6",
            "LCG-S2.11": "SKI-2.1",
            "LCG-S2.14": "SKI-2.2",
            "LCG-S2.17": "SKI-2.7",
        }
    )


@states("LCG-S2.22")
def is_in_clan(card: Facts, clan: str) -> bool:
    """Return whether a card is of the clan of a deck."""
    return card.clan == clan


@states("LCG-S2.23")
def is_out_of_clan(card: Facts, clan: str) -> bool:
    """Return whether a card is of another clan: neutral ones are neither in clan nor out of it."""
    return card.clan not in (clan, NEUTRAL)


@states("SKI-R10")
def clan_of(deck: Brought) -> str:
    """Return the clan of a deck: that of its stronghold, else the one it names, else of its cards.

    Where nothing tells, as with neutral cards alone, it is empty: such a deck must name its clan.
    """
    home = deck.part(STRONGHOLD)
    if home:
        return home[0][0].clan
    if deck.clan:
        return deck.clan
    for name in (DYNASTY, CONFLICT):
        counts = Counter[str]()
        for card, count in deck.part(name):
            if card.clan in CLANS:
                counts[card.clan] += count
        if counts:
            return max(CLANS, key=lambda clan: counts[clan])
    return ""


@states("SKI-2.8")
def faults(
    deck: Brought, rules: Construction, lists: CardList, check: Sideboard = "after-swap"
) -> Iterator[Refusal]:
    """Yield all that a format forbids in a deck, each with its clause.

    What holds for cards holds for those of the deck alone, or for those of its sideboard, too;
    how many cards each deck has is always counted without the sideboard.

    Args:
        deck: the deck; cards that nobody knows are left out.
        rules: what the format asks for.
        lists: the cards that are restricted and banned.
        check: whether the deck alone must be legal, or it and its sideboard together.
    """
    clan = clan_of(deck)
    yield from _sizes(deck, rules)
    yield from _beside(deck, rules)
    if check == "combined":
        deck = deck.with_sideboard
    if not clan and not rules.strongholds:
        yield refuse("SKI-R10", "lcg-deck-no-clan", known=tuple(map(clan_name, CLANS)))
    if clan:
        yield from _clans(deck, rules, clan)
        yield from _bought(deck, rules, clan)
    yield from _copies(deck, rules)
    if rules.strongholds:
        yield from _elements(deck)
        yield from _provinces(deck)
    yield from _roles(deck, rules)
    yield from _listed(deck, rules, lists)


def clan_name(clan: str) -> Message:
    """Return the name of a clan."""
    return say(f"lcg-clan-{clan}")


def element_name(element: str) -> Message:
    """Return the name of an element."""
    return say(f"lcg-element-{element}")


def about(clause: str, reason: str, card: Facts, **args: Arg) -> Refusal:
    """Return what is wrong with a card."""
    return refuse(clause, reason, card=card_name(card.slug), **args)


# -- how many ------------------------------------------------------------------------------

MANY = 5
"""More copies of a province fill nothing more."""
SIZES = {DYNASTY: "LCG-S2.3", CONFLICT: "LCG-S2.5"}
ALONE = {STRONGHOLD: ("LCG-S2.1", 1, 1), ROLE: ("LCG-S2.2", 0, 1), PROVINCES: ("LCG-S2.11", 5, 5)}
"""The parts that only decks with a stronghold have: how few cards, and how many."""


@states("LCG-S2.1", "LCG-S2.2", "LCG-S2.3", "LCG-S2.5")
def _sizes(deck: Brought, rules: Construction) -> Iterator[Refusal]:
    """One stronghold, one role at most; each deck has its size."""
    for name, (clause, least, most) in ALONE.items():
        if rules.strongholds:
            yield from _size(deck, name, clause, least, most)
        else:
            for card, _ in deck.part(name):
                yield about(rules.clause(clause), "lcg-deck-not-here", card)
    for name, clause in SIZES.items():
        yield from _size(deck, name, rules.clause(clause), rules.fewest, rules.most)


def _size(deck: Brought, name: str, clause: str, least: int, most: int) -> Iterator[Refusal]:
    count, section = deck.count(name), _section(name)
    if count < least:
        yield refuse(clause, "deck-section-few", section=section, count=count, minimum=least)
    if count > most:
        yield refuse(clause, "deck-section-many", section=section, count=count, most=most)


def _beside(deck: Brought, rules: Construction) -> Iterator[Refusal]:
    """A sideboard has its size, and holds what may be in one of the two decks (SKI-2.8)."""
    yield from _size(deck, SIDEBOARD, "SKI-2.8", 0, rules.sideboard)
    for card, count in deck.part(SIDEBOARD):
        if card.side not in SIZES:
            yield about(rules.clause("LCG-S2.11"), "lcg-deck-not-here", card)
        if count < 1:
            yield about("SKI-2.8", "deck-bad-count", card, count=count)


def _section(name: str) -> Message:
    return say(f"lcg-section-{name}")


@states("LCG-S2.9", "LCG-S2.10")
def _copies(deck: Brought, rules: Construction) -> Iterator[Refusal]:
    """No title is there more often than the format allows, or the card itself."""
    counts = Counter[str]()
    cards: dict[str, Facts] = {}
    for name, card, count in deck.cards:
        if count < 1:
            yield about(rules.clause("LCG-S2.9"), "deck-bad-count", card, count=count)
        elif name in SIZES:
            counts[card.called] += count
            _ = cards.setdefault(card.called, card)
    for called, count in counts.items():
        card = cards[called]
        own = card.limit != USUAL
        most = card.limit if own else rules.copies
        if count > most:
            clause = "LCG-S2.10" if own else rules.clause("LCG-S2.9")
            yield about(clause, "lcg-deck-copies", card, count=count, limit=most)


# -- clans and influence -------------------------------------------------------------------


@states("LCG-S2.4", "LCG-S2.13")
def _clans(deck: Brought, rules: Construction, clan: str) -> Iterator[Refusal]:
    """Dynasty cards and provinces are of the deck's clan or neutral."""
    parts = {DYNASTY: "LCG-S2.4"} | ({PROVINCES: "LCG-S2.13"} if rules.strongholds else {})
    for name, clause in parts.items():
        for card, _ in deck.part(name):
            if is_out_of_clan(card, clan):
                yield about(
                    rules.clause(clause),
                    "lcg-deck-other-clan",
                    card,
                    section=_section(name),
                    clan=clan_name(clan),
                )


def influence_of(deck: Brought, rules: Construction) -> int:
    """Return how much influence a deck has."""
    own = sum(card.pool for card, _ in deck.part(STRONGHOLD)[:1])
    return (own if rules.strongholds else rules.influence) + _more_influence(deck, rules)


@states("LCG-S2.18", "LCG-S2.21")
def _more_influence(deck: Brought, rules: Construction) -> int:
    """A Keeper adds 3 influence, support of a clan 8 for cards of that clan alone."""
    role = deck.role if rules.strongholds else None
    if role is None:
        return 0
    return KEEPERS if KEEPER in role.traits else SUPPORT * (supported(role) != "")


def supported(role: Facts | None) -> str:
    """Return the clan that a role supports: influence is spent on its cards alone."""
    clans = (clan for clan in CLANS if role is not None and clan in role.traits)
    return next(clans, "")


def bought(deck: Brought, clan: str) -> Copies:
    """Return the cards of other clans in a deck's conflict deck."""
    return tuple(each for each in deck.part(CONFLICT) if is_out_of_clan(each[0], clan))


@states("LCG-S2.6", "LCG-S2.7", "LCG-S2.8")
def _bought(deck: Brought, rules: Construction, clan: str) -> Iterator[Refusal]:
    """Conflict cards of one other clan are bought with influence, if they can be."""
    cards = bought(deck, clan)
    for card, _ in cards:
        if card.influence == DASH or (card.only and clan not in card.only):
            yield about(rules.clause("LCG-S2.8"), "lcg-deck-not-bought", card, clan=clan_name(clan))
    sold = [each for each in cards if each[0].influence != DASH]
    clans = tuple(each for each in CLANS if any(card.clan == each for card, _ in sold))
    if len(clans) > 1:
        names = tuple(map(clan_name, clans))
        yield refuse(rules.clause("LCG-S2.6"), "lcg-deck-two-clans", clans=names)
    one = supported(deck.role) if rules.strongholds else ""
    for card, _ in sold:
        if one and card.clan != one:
            yield about("LCG-S2.21", "lcg-deck-support", card, clan=clan_name(one))
    spent, most = sum(card.influence * count for card, count in sold), influence_of(deck, rules)
    if spent > most:
        yield refuse(rules.clause("LCG-S2.7"), "lcg-deck-influence", spent=spent, most=most)


# -- provinces and roles -------------------------------------------------------------------


@states("LCG-S2.11", "LCG-S2.19")
def _elements(deck: Brought) -> Iterator[Refusal]:
    """Five provinces fill the five elements; a Seeker may have its own one in place of another."""
    rows = ([card.elements] * min(count, MANY) for card, count in deck.part(PROVINCES))
    provinces = [elements for row in rows for elements in row]
    role = deck.role
    seeks = () if role is None or SEEKER not in role.traits else role.traits
    wanted: list[tuple[str, ...]] = [ELEMENTS]
    for more in (element for element in ELEMENTS if element in seeks):
        wanted += [
            tuple(more if each == other else each for each in ELEMENTS) for other in ELEMENTS
        ]
    missing = min((_unfilled(provinces, elements) for elements in wanted), key=len)
    if missing:
        names = tuple(map(element_name, missing))
        yield refuse("LCG-S2.11", "lcg-deck-elements", missing=names)


def _unfilled(provinces: list[tuple[str, ...]], wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Return the elements that are left when as many as can be have a province each."""
    filled: dict[int, int] = {}

    def fills(place: int, tried: list[int]) -> bool:
        """Give an element a province, moving others to where they fit too."""
        for number, elements in enumerate(provinces):
            if wanted[place] in elements and number not in tried:
                tried.append(number)
                if number not in filled or fills(filled[number], tried):
                    filled[number] = place
                    return True
        return False

    return tuple([wanted[place] for place in range(len(wanted)) if not fills(place, [])])


@states("LCG-S2.12")
def _provinces(deck: Brought) -> Iterator[Refusal]:
    """No two provinces have the same title, and one can lie under the stronghold (LCG-S2.15)."""
    counts = Counter[str]()
    for card, count in deck.part(PROVINCES):
        counts[card.called] += count
        if counts[card.called] > 1:
            yield about("LCG-S2.12", "lcg-deck-province-twice", card)
    if counts.total() and all(card.outer for card, _ in deck.part(PROVINCES)):
        yield refuse("LCG-S2.15", "lcg-deck-all-outer")


@states("LCG-S2.14")
def _roles(deck: Brought, rules: Construction) -> Iterator[Refusal]:
    """A card for some roles alone needs one of them."""
    role = deck.role if rules.strongholds else None
    for _, card, _ in deck.cards:
        if card.role and (role is None or card.role not in role.traits):
            name = say(f"lcg-role-{card.role}")
            yield about(rules.clause("LCG-S2.14"), "lcg-deck-role", card, role=name)


# -- lists ---------------------------------------------------------------------------------


@states("LCG-S2.16", "LCG-S2.17")
def _listed(deck: Brought, rules: Construction, lists: CardList) -> Iterator[Refusal]:
    """No card is banned, and one title at most is restricted."""
    restricted: dict[str, Facts] = {}
    for _, card, _ in deck.cards:
        if card.slug in lists.banned:
            yield about(lists.clause, "lcg-deck-banned", card, since=lists.since)
        if card.slug in lists.restricted:
            _ = restricted.setdefault(card.called, card)
    if len(restricted) > 1:
        names = tuple(card_name(card.slug) for card in restricted.values())
        yield refuse("LCG-S2.16", "lcg-deck-restricted", cards=names, since=lists.since)
