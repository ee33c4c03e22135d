"""Figures of L5R LCG's decks: types of cards, influence, curves of costs and skills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from gorin.content.cards.pool import Library
from gorin.content.decks.report import Bar, Chart, DeckFigure, Sort, Telling
from gorin.content.decks.sheets import Deck
from gorin.content.l5r_lcg.decks import RULES, brought, format_of_deck
from gorin.content.l5r_lcg.pages import FIGURES, field_name
from gorin.content.l5r_lcg.pool import is_playable, pool_in
from gorin.games.l5r_lcg.facts import DASH, Facts
from gorin.games.l5r_lcg.formats.construction import (
    CONFLICT,
    DYNASTY,
    PROVINCES,
    Brought,
    bought,
    clan_name,
    clan_of,
    element_name,
    influence_of,
)
from gorin.kernel.words import Message, say

KINDS = ("character", "holding", "attachment", "event", "province", "stronghold", "role")
"""The types of cards in the order in which decks are told."""
TITLED = ("character", "holding", "attachment", "event")
"""The types that stand apart in a section."""
SKILLS = ("military", "political")
Counted: TypeAlias = Counter[int]


def sort_of(library: Library, card: Facts) -> Sort:
    """Return what a card is told as: its type, its cost or strength, whether it can be played."""
    name = next(iter(FIGURES.get(card.kind, ())), "")
    value = getattr(card, name) if name and name not in card.variables else DASH
    return Sort(
        card.kind,
        say(f"lcg-types-{card.kind}") if card.kind in TITLED else None,
        None if value == DASH else value,
        None if value == DASH else field_name(name),
        () if is_playable(card) else (say("lcg-not-playable"),),
    )


def figures_of(library: Library, deck: Deck) -> tuple[DeckFigure, ...]:
    """Return what bought cards cost and may cost, average costs, and what cannot be played."""
    cards = brought(deck, pool_in(library).cards)
    return tuple(_figures(cards, format_of_deck(deck)))


def _figures(deck: Brought, format: str) -> Iterator[DeckFigure]:
    clan = clan_of(deck)
    spent = sum(max(card.influence, 0) * count for card, count in bought(deck, clan) if clan)
    yield DeckFigure("influence-spent", say("lcg-figure-influence-spent"), spent)
    own = influence_of(deck, RULES[format])
    yield DeckFigure("influence", say("lcg-figure-influence"), own)
    for part in (DYNASTY, CONFLICT):
        costs = _counts(deck, (part,), "cost")
        label = say(f"lcg-figure-cost-{part}")
        yield DeckFigure(f"cost-{part}", label, _average(costs))
    idle = sum(count for _, card, count in deck.cards if not is_playable(card))
    yield DeckFigure("not-playable", say("lcg-figure-not-playable"), idle)


def _counts(deck: Brought, parts: tuple[str, ...], name: str) -> Counted:
    """Return how many cards have which figure; cards without it are left out."""
    counts: Counted = Counter()
    for part in parts:
        for card, count in deck.part(part):
            has_it = name in FIGURES.get(card.kind, ()) and name not in card.variables
            if has_it and getattr(card, name) != DASH:
                counts[getattr(card, name)] += count
    return counts


def _average(counts: Counted) -> float | None:
    copies = counts.total()
    if not copies:
        return None
    return round(sum(value * count for value, count in counts.items()) / copies, 1)


# -- charts --------------------------------------------------------------------------------


def charts_of(library: Library, deck: Deck) -> tuple[Chart, ...]:
    """Return what is counted of a deck, each copy of a card once."""
    return tuple(_charts(brought(deck, pool_in(library).cards)))


def _charts(deck: Brought) -> Iterator[Chart]:
    both = (DYNASTY, CONFLICT)
    kinds = _named(deck, both, lambda card: (card.kind,))
    yield _chart("types", {kind: say(f"lcg-types-{kind}") for kind in TITLED}, kinds)
    for part in both:
        yield _curve(f"cost-{part}", _counts(deck, (part,), "cost"))
    people = {
        part: tuple(each for each in deck.part(part) if each[0].kind == "character")
        for part in both
    }
    for skill in SKILLS:
        yield _curve(skill, _counts(Brought(people), both, skill))
    clans = _named(deck, both, lambda card: (card.clan,))
    yield _chart("clans", {clan: clan_name(clan) for clan in clans}, clans)
    elements = _named(deck, (PROVINCES,), lambda card: card.elements)
    yield _chart("elements", {each: element_name(each) for each in sorted(elements)}, elements)


def _named(
    deck: Brought, parts: tuple[str, ...], keys: Callable[[Facts], tuple[str, ...]]
) -> Counter[str]:
    counts = Counter[str]()
    for part in parts:
        for card, count in deck.part(part):
            for key in keys(card):
                counts[key] += count
    return counts


def _chart(id: str, labels: Mapping[str, Message], counts: Mapping[str, int]) -> Chart:
    bars = tuple(Bar(label, counts.get(key, 0)) for key, label in labels.items())
    return Chart(id, say(f"deck-chart-{id}"), bars)


def _curve(id: str, counts: Counted) -> Chart:
    """Return the copies by a figure, from the least there is to the greatest without gaps."""
    values = range(min(counts), max(counts) + 1) if counts else ()
    bars = tuple(Bar(say("number", number=value), counts[value]) for value in values)
    return Chart(id, say(f"deck-chart-{id}"), bars, _average(counts))


TELLING = Telling(sort=sort_of, kinds=KINDS, figures=figures_of, charts=charts_of)
