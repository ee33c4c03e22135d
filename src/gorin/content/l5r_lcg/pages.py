"""Pages about cards of L5R LCG: their figures, what they do, if they can be played."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.content.cards.columns import KNOWN
from gorin.content.cards.pages import Page, Row
from gorin.content.clauses.homes import script_place
from gorin.content.l5r_lcg.pool import GAME, CardPool, is_playable, packs
from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.facts import DASH, Facts
from gorin.games.l5r_lcg.formats.construction import USUAL, clan_name, element_name
from gorin.kernel.words import Arg, Message, say

VARIABLE = "X"
NO_FIGURE = "-"
FIGURES = {
    "character": ("cost", "military", "political", "glory"),
    "attachment": ("cost", "military", "political"),
    "event": ("cost",),
    "holding": ("strength",),
    "province": ("strength",),
    "stronghold": ("honor", "fate", "pool", "strength"),
    "warlord": ("military", "political", "glory"),
}
"""The figures that cards have, by their type."""


def page_of(pool: CardPool, facts: Facts) -> Page:
    """Return what there is to say of a card."""
    return Page(
        game=GAME,
        slug=facts.slug,
        name=facts.name,
        number=facts.number,
        kind=type_name(facts),
        rows=tuple(Row(name, field_name(name), value, KNOWN) for name, value in _values(facts)),
        text=text_of(facts),
        place=script_place(facts.slug),
        effect=KNOWN if facts.slug in SCRIPTS else "",
    )


def type_name(facts: Facts) -> Message:
    """Return the name of a card's type."""
    return say(f"lcg-type-{facts.kind}")


def field_name(name: str) -> Message:
    """Return what a value of a card is called."""
    return say(f"lcg-field-{name}")


def text_of(facts: Facts) -> tuple[Message, ...]:
    """Return what a card does, or that this cannot be played yet."""
    if not is_playable(facts):
        return (say("lcg-not-playable"),)
    return SCRIPTS[facts.slug].lines() if facts.slug in SCRIPTS else ()


def figure(facts: Facts, name: str) -> int | str:
    """Return a figure as it is printed."""
    value: int = getattr(facts, name)
    if name in facts.variables:
        return VARIABLE
    return NO_FIGURE if value == DASH else value


def trait_name(trait: str) -> Message:
    """Return a trait as the texts of cards say it."""
    return say(f"lcg-trait-{trait}")


def _values(facts: Facts) -> Iterator[tuple[str, Arg]]:
    yield "clan", clan_name(facts.clan)
    yield "set", packs()[facts.pack].name
    if facts.side in ("dynasty", "conflict"):
        yield "side", say(f"lcg-section-{facts.side}")
    for name in FIGURES.get(facts.kind, ()):
        yield name, figure(facts, name)
    if facts.influence != DASH and facts.clan != "neutral":
        yield "influence", facts.influence
    if facts.elements:
        yield "elements", tuple(map(element_name, facts.elements))
    if facts.traits:
        yield "traits", tuple(map(trait_name, facts.traits))
    yield from _limits(facts)


def _limits(facts: Facts) -> Iterator[tuple[str, Arg]]:
    """Yield what a card asks of a deck that has it."""
    if facts.unique:
        yield "unique", say("yes")
    if facts.role:
        yield "role", say(f"lcg-role-{facts.role}")
    if facts.only:
        yield "only", tuple(map(clan_name, facts.only))
    if facts.limit != USUAL and facts.side in ("dynasty", "conflict"):
        yield "limit", facts.limit
