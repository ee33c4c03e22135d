"""Figures of Tomb Raider's decks: kinds of cards, averages, charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from gorin.content.cards.columns import tag_of
from gorin.content.cards.pool import Library
from gorin.content.decks.report import Bar, Chart, DeckFigure, Sort, Telling
from gorin.content.decks.sheets import Deck
from gorin.content.tomb_raider.alone import works_alone
from gorin.content.tomb_raider.columns import scripts_of
from gorin.content.tomb_raider.decks import CARDS
from gorin.content.tomb_raider.pool import CardPool, pool_in
from gorin.games.tomb_raider.facts import ABILITIES, CardFacts, Discovery, Obstacle, Upgrade
from gorin.games.tomb_raider.script import NO_BEHAVIOUR
from gorin.kernel.words import say

KINDS = ("upgrade", "action", "discovery", "obstacle", "secret-move")
"""The kinds of draw cards in the order in which decks are told."""
FIGURES = {"upgrade": "power", "discovery": "difficulty", "obstacle": "danger"}
"""The figure that tells most of a card, by its kind; other kinds have none."""
AVERAGED = ("discovery", "obstacle")
OBSTACLES = ("trap", "creature", "hazard")
IDLE = "idle_alone"


def sort_of(library: Library, facts: CardFacts) -> Sort:
    """Return what a card is told as: its kind, its figure, whether it does nothing alone."""
    kind = tag_of(facts)
    name = FIGURES.get(kind)
    return Sort(
        kind,
        say(f"card-kind-{kind}") if kind in KINDS else None,
        figure(facts),
        say(f"field-{name}") if name else None,
        () if is_of_use_alone(pool_in(library), facts) else (say("decks-idle-alone"),),
    )


def is_of_use_alone(pool: CardPool, facts: CardFacts) -> bool:
    """Return whether a card does anything for a raider that plays alone."""
    return works_alone(scripts_of(pool.scripts).get(facts.slug, NO_BEHAVIOUR))


def figure(facts: CardFacts) -> int | None:
    """Return the figure that tells most of a card: difficulty, danger or power."""
    if isinstance(facts, Discovery):
        return facts.difficulty
    if isinstance(facts, Obstacle):
        return facts.danger
    return facts.power if isinstance(facts, Upgrade) else None


def _draw_cards(pool: CardPool, deck: Deck) -> tuple[tuple[CardFacts, int], ...]:
    """Return the draw cards of a deck that somebody knows, and how many there are of each."""
    cards = pool.cards
    counts = deck.section(CARDS).items()
    cards_drawn = ((cards[slug], count) for slug, count in counts if slug in cards)
    return tuple((facts, count) for facts, count in cards_drawn if tag_of(facts) in KINDS)


def figures_of(library: Library, deck: Deck) -> tuple[DeckFigure, ...]:
    """Return the averages of a deck, and how many of its cards do nothing alone."""
    pool = pool_in(library)
    drawn = _draw_cards(pool, deck)
    idle = sum(count for facts, count in drawn if not is_of_use_alone(pool, facts))
    averages = (
        DeckFigure(
            FIGURES[kind],
            say("decks-average", figure=say(f"field-{FIGURES[kind]}")),
            _average(_figures(drawn, kind)),
        )
        for kind in AVERAGED
    )
    return (*averages, DeckFigure(IDLE, say("decks-idle-alone"), idle))


def _figures(drawn: tuple[tuple[CardFacts, int], ...], kind: str) -> Counter[int]:
    counts = Counter[int]()
    for facts, count in drawn:
        if tag_of(facts) == kind:
            counts[figure(facts) or 0] += count
    return counts


def _average(counts: Counter[int]) -> float | None:
    copies = counts.total()
    if not copies:
        return None
    return round(sum(value * count for value, count in counts.items()) / copies, 1)


# -- charts --------------------------------------------------------------------------------


def charts_of(library: Library, deck: Deck) -> tuple[Chart, ...]:
    """Return what is counted of a deck, each copy of a card once."""
    return tuple(_charts(_draw_cards(pool_in(library), deck)))


def _charts(drawn: tuple[tuple[CardFacts, int], ...]) -> Iterator[Chart]:
    kinds = _counted(drawn, lambda facts: (tag_of(facts),))
    yield _chart("kinds", KINDS, kinds, "card-kind")
    for kind, name in FIGURES.items():
        yield _figure_chart(name, _figures(drawn, kind))
    sorts = _counted(drawn, _obstacle_kind)
    yield _chart("obstacles", OBSTACLES, sorts, "kind")
    tested = _counted(drawn, _abilities)
    yield _chart("tests", tuple(ABILITIES), tested, "ability")


def _obstacle_kind(facts: CardFacts) -> tuple[str, ...]:
    return (facts.obstacle.kind,) if isinstance(facts, Obstacle) else ()


def _abilities(facts: CardFacts) -> tuple[str, ...]:
    """Return the abilities that overcome an obstacle, each once."""
    if not isinstance(facts, Obstacle):
        return ()
    return tuple(dict.fromkeys(trial.ability for trial in facts.obstacle.tests))


def _counted(
    drawn: tuple[tuple[CardFacts, int], ...], keys: Callable[[CardFacts], tuple[str, ...]]
) -> Counter[str]:
    counts = Counter[str]()
    for facts, count in drawn:
        for key in keys(facts):
            counts[key] += count
    return counts


def _chart(id: str, keys: tuple[str, ...], counts: Mapping[str, int], label: str) -> Chart:
    bars = tuple(Bar(say(f"{label}-{key}"), counts.get(key, 0)) for key in keys)
    return Chart(id, say(f"deck-chart-{id}"), bars)


def _figure_chart(name: str, counts: Counter[int]) -> Chart:
    """Return the copies by a figure, from the least there is to the greatest without gaps."""
    values = range(min(counts), max(counts) + 1) if counts else ()
    bars = tuple(Bar(say("number", number=value), counts[value]) for value in values)
    return Chart(name, say(f"deck-chart-{name}"), bars, _average(counts))


TELLING = Telling(sort=sort_of, kinds=KINDS, figures=figures_of, charts=charts_of)
