"""The fields that the cards of L5R LCG are searched by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gorin.content.cards.names import folded
from gorin.content.cards.search import Choice, Entry, Field, Index, choices_of
from gorin.content.l5r_lcg.pages import FIGURES, field_name, text_of, trait_name
from gorin.content.l5r_lcg.pool import CardPool, is_playable, packs
from gorin.games.l5r_lcg.facts import CLANS, DASH, NEUTRAL, Facts
from gorin.games.l5r_lcg.formats.card_lists import LAST, USUAL, card_list
from gorin.games.l5r_lcg.formats.construction import ELEMENTS, clan_name, element_name
from gorin.kernel.words import Message, say
from gorin.text.render import Reader

TYPES = (
    *("character", "attachment", "event", "holding", "province", "stronghold", "role"),
    *("treaty", "warlord"),
)
SIDES = ("dynasty", "conflict")
STATES = ("playable", "unique", "restricted", "banned")
"""The values of `is`; lists are the last ones of the stronghold game, and those of Skirmish."""
NUMBERS: Mapping[str, tuple[str, ...]] = {
    "cost": ("c",),
    "military": ("mil",),
    "political": ("pol",),
    "glory": ("g",),
    "strength": ("str",),
    "honor": (),
    "fate": (),
    "pool": (),
    "influence": ("inf",),
    "quantity": (),
}
"""The fields that hold numbers, with what else they may be called."""


def index(pool: CardPool, readers: tuple[Reader, ...]) -> Index:
    """Return cards to be searched in the languages of some readers."""
    cards = tuple(pool.cards.values())
    return Index(tuple(_fields(cards, readers)), tuple(_entry(card, readers) for card in cards))


def _fields(cards: tuple[Facts, ...], readers: tuple[Reader, ...]) -> Iterator[Field]:
    def choices(
        labels: Mapping[str, Message], others: Mapping[str, tuple[str, ...]]
    ) -> tuple[Choice, ...]:
        return choices_of(labels, readers, others)

    traits = sorted({trait for card in cards for trait in card.traits} - set(TYPES))
    kinds = {kind: say(f"lcg-type-{kind}") for kind in TYPES}
    named = {trait: trait_name(trait) for trait in traits}
    printed = {trait: (trait.replace("-", " "),) for trait in traits}
    clans = {clan: clan_name(clan) for clan in (*CLANS, NEUTRAL, "shadowlands")}
    elements = {element: element_name(element) for element in ELEMENTS}
    sets = {pack.id: say("lcg-text-as-it-is", text=pack.name) for pack in packs().values()}
    codes = {pack.id: (folded(pack.code),) for pack in packs().values()}
    sides = {side: say(f"lcg-section-{side}") for side in SIDES}
    states = {state: say(f"search-is-{state}") for state in STATES}
    yield Field("o", "text", say("search-field-o"), ("oracle", "text"))
    yield Field(
        "t",
        "choice",
        say("search-field-t"),
        ("type", "kind", "trait"),
        choices(kinds | named, printed),
    )
    yield Field("clan", "choice", field_name("clan"), ("faction", "f"), choices(clans, {}))
    yield Field("deck", "choice", field_name("side"), ("side",), choices(sides, {}))
    yield Field("element", "choice", field_name("elements"), ("e",), choices(elements, {}))
    yield Field("set", "choice", field_name("set"), ("s", "pack"), choices(sets, codes))
    yield Field("is", "choice", say("search-field-is"), (), choices(states, {}))
    for name, others in NUMBERS.items():
        yield Field(name, "number", field_name(name), others)


def _entry(card: Facts, readers: tuple[Reader, ...]) -> Entry:
    text = text_of(card) if is_playable(card) else ()
    values: dict[str, tuple[int | str, ...]] = {
        "o": tuple(folded(" ".join(map(reader.read, text))) for reader in readers),
        "t": tuple(dict.fromkeys((card.kind, *card.traits))),
        "clan": (card.clan,),
        "set": (card.pack,),
        "is": tuple(_states(card)),
        "quantity": (card.quantity,),
    }
    if card.side in SIDES:
        values["deck"] = (card.side,)
    if card.elements:
        values["element"] = card.elements
    if card.influence != DASH:
        values["influence"] = (card.influence,)
    for name in FIGURES.get(card.kind, ()):
        if name not in card.variables and getattr(card, name) != DASH:
            values[name] = (getattr(card, name),)
    return Entry(card.slug, (folded(card.name),), values)


def _states(card: Facts) -> Iterator[str]:
    if is_playable(card):
        yield "playable"
    if card.unique:
        yield "unique"
    lists = (card_list("stronghold"), card_list("skirmish", LAST), card_list("skirmish", USUAL))
    if any(card.slug in each.restricted for each in lists):
        yield "restricted"
    if any(card.slug in each.banned for each in lists):
        yield "banned"
