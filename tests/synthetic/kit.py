"""The card kit of the courts game: what is printed on its cards, and what an owner may enter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from tests.synthetic.cards import COUNT, kind_of, name_of
from tests.synthetic.script import grammar

from gorin.content.cards.columns import CardSheet, Column, Entered
from gorin.content.cards.kit import CardKit
from gorin.content.cards.names import folded
from gorin.content.cards.notation import Doing, read_behaviour
from gorin.content.cards.pool import CardPool
from gorin.content.cards.search import Entry, Field, Index, choices_of
from gorin.content.cards.shapes import Truth, Whole
from gorin.kernel.words import say
from gorin.text.render import Reader

GAME = "courts"
ROPE = "rope"
"""The slug of a card that Tomb Raider has too: here it is a strike of silk."""


class CourtCard(Struct, frozen=True, kw_only=True):
    """The print on a card."""

    number: str
    slug: str
    name: str
    kind: str
    power: int
    weapon: bool = False
    effect: str = ""
    aliases: tuple[str, ...] = ()
    facts: tuple[str, ...] = ("power",)
    entered: tuple[str, ...] = ()
    stand_in: bool = True


@cache
def shipped() -> CardPool[CourtCard]:
    """Return the cards: all that a match is played with, and one that is not printed yet."""
    slugs = [(name_of(card), kind_of(card)) for card in range(COUNT)]
    cards = [
        CourtCard(
            number=f"{at:03}",
            slug=slug,
            name=slug.replace("-", " ").capitalize(),
            kind=kind,
            power=at % 7,
            weapon=kind == "strike",
        )
        for at, (slug, kind) in enumerate(slugs, 1)
    ]
    rope = CourtCard(
        number="099",
        slug=ROPE,
        name="Silk Rope",
        aliases=("Rope",),
        kind="strike",
        power=4,
        weapon=True,
    )
    return CardPool({card.slug: card for card in (*cards, rope)})


GRAMMAR = grammar(lambda: shipped().cards)


def with_entered(facts: CourtCard, texts: Mapping[str, str]) -> Entered:
    """Return a card with values entered; what it does then comes with it as a script."""
    plain = replace(SHEET, make=None).entered(facts, texts)
    effect = plain.facts.effect
    return Entered(plain.facts, {facts.slug: read_behaviour(GRAMMAR, effect)[0]} if effect else {})


SHEET = CardSheet(
    game=GAME,
    shipped=shipped,
    columns=(
        Column("power", "power", Whole(least=0, most=9)),
        Column("weapon", "weapon", Truth()),
        Column("effect", "effect", Doing(grammar=GRAMMAR)),
    ),
    kind=lambda facts: facts.kind,
    kind_called=str,
    make=with_entered,
    lines=("effect",),
)


def index(pool: CardPool[Any], readers: tuple[Reader, ...]) -> Index:
    """Return the cards, to be searched by power and by whose their values are."""
    states = choices_of({"standin": say("search-is-standin")}, readers, {})
    entries = (
        Entry(
            card.slug,
            (folded(card.name),),
            {"power": (card.power,), "is": ("standin",) if card.stand_in else ()},
        )
        for card in pool.cards.values()
    )
    fields = (
        Field("power", "number", say("field-power")),
        Field("is", "choice", say("search-field-is"), (), states),
    )
    return Index(fields, tuple(entries))


KIT = CardKit(game=GAME, shipped=shipped, sheet=SHEET, grammar=GRAMMAR, index=index)
