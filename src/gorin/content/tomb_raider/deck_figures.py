"""What a deck is like: its cards kind by kind, counts and averages, a match to judge it in."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.alone import works_alone
from gorin.content.tomb_raider.columns import scripts_of
from gorin.content.tomb_raider.decks import Deck, Sheet
from gorin.content.tomb_raider.forms import kind_of
from gorin.content.tomb_raider.pool import pool_in_use
from gorin.games.tomb_raider.facts import CardFacts, Discovery, Obstacle, Upgrade
from gorin.games.tomb_raider.script import NO_BEHAVIOUR
from gorin.games.tomb_raider.setup import SeatSetup, Setup


class CardLine(Struct, frozen=True):
    """A card of a deck: `alone` says whether it does anything for a raider that plays alone."""

    number: str
    slug: str
    name: str
    kind: str
    count: int
    figure: int | None
    alone: bool


class Figures(Struct, frozen=True):
    """What a deck is like: counts of cards, averages over all copies (None without any)."""

    cards: int
    by_kind: dict[str, int]
    difficulty: float | None
    danger: float | None
    idle_alone: int


def card_lines(deck: Deck) -> Iterator[CardLine]:
    """Yield the draw cards of a deck, kind by kind."""
    scripts = scripts_of(pool_in_use().scripts)
    cards = tomb_raider.cards()
    kinds = ("upgrade", "action", "discovery", "obstacle", "secret-move")
    found = [cards[slug] for slug in deck.cards if slug in cards]
    drawn = [facts for facts in found if kind_of(facts) in kinds]
    for facts in sorted(drawn, key=lambda facts: (kinds.index(kind_of(facts)), facts.number)):
        yield CardLine(
            facts.number,
            facts.slug,
            facts.name,
            kind_of(facts),
            deck.cards[facts.slug],
            figure(facts),
            works_alone(scripts.get(facts.slug, NO_BEHAVIOUR)),
        )


def figure(facts: CardFacts) -> int | None:
    """Return the figure that tells most of a card: difficulty, danger or power."""
    if isinstance(facts, Discovery):
        return facts.difficulty
    if isinstance(facts, Obstacle):
        return facts.danger
    return facts.power if isinstance(facts, Upgrade) else None


def average(lines: tuple[CardLine, ...], kind: str) -> float | None:
    """Return the average figure of the cards of a kind, each copy counted."""
    found = [(line.figure or 0, line.count) for line in lines if line.kind == kind]
    copies = sum(count for _, count in found)
    return round(sum(value * count for value, count in found) / copies, 1) if copies else None


def figures_of(lines: tuple[CardLine, ...]) -> Figures:
    """Return the counts and averages of cards."""
    by_kind: dict[str, int] = {}
    for line in lines:
        by_kind[line.kind] = by_kind.get(line.kind, 0) + line.count
    return Figures(
        sum(by_kind.values()),
        by_kind,
        average(lines, "discovery"),
        average(lines, "obstacle"),
        sum(line.count for line in lines if not line.alone),
    )


def setup_for(sheet: Sheet, level: str | None, seats: int | None) -> Setup:
    """Return a match in which a deck plays the first seat, against starters."""
    played = tomb_raider.load_level(level or tomb_raider.DEFAULT_LEVEL)
    variant = played.variants[0].id if played.variants else None
    deck = sheet.deck
    own = SeatSetup(deck.raider, deck.cards, starter=tomb_raider.is_starter(deck))
    others = [
        tomb_raider.load_deck(tomb_raider.STARTERS[seat % 2])
        for seat in range(1, seats or played.players.max)
    ]
    rest = (SeatSetup(other.raider, other.cards, starter=True) for other in others)
    return Setup(played, variant, (own, *rest), tomb_raider.cards())
