"""The fields that Tomb Raider's cards are searched by, those known by name only too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gorin.content.cards.columns import OURS, tag_of
from gorin.content.cards.names import folded
from gorin.content.cards.pages import ExpansionCard
from gorin.content.cards.search import Choice, Entry, Field, Index, choices_of
from gorin.content.tomb_raider.alone import works_alone
from gorin.content.tomb_raider.cardtext import card_text
from gorin.content.tomb_raider.columns import columns_of, scripts_of, source
from gorin.content.tomb_raider.pool import CardPool
from gorin.content.tomb_raider.setup import expansion_cards
from gorin.games.tomb_raider.facts import (
    ABILITIES,
    CardFacts,
    Discovery,
    Hindrance,
    Location,
    Obstacle,
    Printed,
    Raider,
    Treasure,
    Upgrade,
    is_drawn,
)
from gorin.games.tomb_raider.script import NO_BEHAVIOUR, Behaviour
from gorin.kernel.words import Message, say
from gorin.text.render import Reader

PREMIERE = "premiere"
"""The set of the cards that can be played."""

TRAITS: Mapping[str, str | None] = {
    **{str(kind.__struct_config__.tag): "card-kind" for kind in Printed.__subclasses__()},
    **dict.fromkeys(("trap", "creature", "hazard"), "kind"),
    **dict.fromkeys(("cave", "tomb", "atlantean", "plain"), "family"),
    **dict.fromkeys(("item", "trigger"), "form"),
    **dict.fromkeys(("weapon", "entrance", "save-point"), "field"),
    "treasure-room": None,
}
"""The values of `t`, with how the messages begin that say them."""

SETS = (PREMIERE, "slippery-when-wet", "big-guns", "promo")
RARITIES = ("fixed", "common", "uncommon", "rare", "ultra-rare", "promo")
STATES = ("playable", "standin", "entered", "known", "alone", "drawn")
"""The values of `is`."""

SHORT: Mapping[str, tuple[str, ...]] = {
    "slippery-when-wet": ("sww",),
    "big-guns": ("bg",),
    "premiere": ("pre",),
    "common": ("c",),
    "uncommon": ("u",),
    "rare": ("r",),
    "ultra-rare": ("ur",),
    "fixed": ("f",),
    "standin": ("stand in",),
}
"""Words that may be typed for some choices beside their names."""

NUMBERS: Mapping[str, tuple[str, ...]] = {
    "number": ("cn",),
    "danger": (),
    "difficulty": ("diff",),
    "power": ("pow",),
    "life": (),
    "fight": (),
    "move": (),
    "search": (),
    "think": (),
    "target": (),
    "ways": (),
    "exits": (),
    "bonus": (),
}
"""The fields that hold numbers, with what else they may be called."""


def index(pool: CardPool, readers: tuple[Reader, ...]) -> Index:
    """Return cards to be searched in the languages of some readers."""
    scripts = scripts_of(pool.scripts)
    played = tuple(_played(facts, scripts, readers) for facts in pool.cards.values())
    return Index(_fields(readers), (*played, *map(_named_only, expansion_cards())))


# -- fields --------------------------------------------------------------------------------


def _fields(readers: tuple[Reader, ...]) -> tuple[Field, ...]:
    def choices(labels: Mapping[str, Message]) -> tuple[Choice, ...]:
        return choices_of(labels, readers, SHORT)

    traits = {
        trait: say("search-treasure-room" if kind is None else f"{kind}-{trait}")
        for trait, kind in TRAITS.items()
    }
    abilities = {name: say(f"ability-{name}") for name in ABILITIES}
    return (
        Field("o", "text", say("search-field-o"), ("oracle", "text")),
        Field("t", "choice", say("search-field-t"), ("type", "kind"), choices(traits)),
        Field(
            "set",
            "choice",
            say("search-field-set"),
            ("s", "e", "edition"),
            choices({id: say(f"search-set-{id}") for id in SETS}),
        ),
        Field(
            "r",
            "rank",
            say("search-field-r"),
            ("rarity",),
            choices({id: say(f"rarity-{id}") for id in RARITIES}),
        ),
        Field(
            "is",
            "choice",
            say("search-field-is"),
            (),
            choices({id: say(f"search-is-{id}") for id in STATES}),
        ),
        Field("tests", "choice", say("search-field-tests"), ("test",), choices(abilities)),
        *(
            Field(name, "number", say(f"search-field-{name}"), others)
            for name, others in NUMBERS.items()
        ),
    )


# -- cards ---------------------------------------------------------------------------------


def _played(facts: CardFacts, scripts: Mapping[str, object], readers: tuple[Reader, ...]) -> Entry:
    """Return a card that can be played, as it is searched."""
    behaviour = scripts.get(facts.slug, NO_BEHAVIOUR)
    assert isinstance(behaviour, Behaviour), facts.slug
    text = card_text(behaviour, facts, scripts)
    values: dict[str, tuple[int | str, ...]] = {
        "o": tuple(folded(" ".join(map(reader.read, text))) for reader in readers),
        "t": (tag_of(facts), *_traits(facts)),
        "set": (PREMIERE,),
        "r": (facts.rarity,),
        "is": tuple(_states(facts, behaviour)),
    }
    part = facts.obstacle if isinstance(facts, Location | Obstacle) else None
    if part is not None:
        values["tests"] = tuple(trial.ability for trial in part.tests)
    for name, numbers in _numbers(facts, part):
        values[name] = (*values.get(name, ()), *numbers)
    names = tuple(dict.fromkeys(folded(name) for name in (facts.name, *facts.aliases)))
    return Entry(facts.slug, names, values)


def _traits(facts: CardFacts) -> Iterator[str]:
    """Yield what a card is beside its kind."""
    if isinstance(facts, Discovery):
        yield facts.form
        if facts.weapon:
            yield "weapon"
    elif isinstance(facts, Obstacle):
        yield facts.obstacle.kind
    elif isinstance(facts, Location):
        yield from _features(facts)


def _features(facts: Location) -> Iterator[str]:
    yield facts.family
    if facts.entrance:
        yield "entrance"
    if facts.save_point:
        yield "save-point"
    if facts.treasure is not None:
        yield "treasure-room"
    if facts.obstacle is not None:
        yield facts.obstacle.kind


def _states(facts: CardFacts, behaviour: Behaviour) -> Iterator[str]:
    yield "playable"
    if facts.stand_in:
        yield "standin"
    if facts.entered:
        yield "entered"
    if all(source(facts, column) != OURS for column in columns_of(facts)):
        yield "known"
    if is_drawn(facts):
        yield "drawn"
        if works_alone(behaviour):
            yield "alone"


def _numbers(facts: CardFacts, part: Hindrance | None) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield the figures of a card by field; what it does not have is left out."""
    yield "number", (int(facts.number),)
    if isinstance(facts, Location | Obstacle):
        yield "danger", (facts.danger,)
    if isinstance(facts, Discovery):
        yield "difficulty", (facts.difficulty,)
    if isinstance(facts, Raider | Treasure | Upgrade):
        yield "power", (facts.power,)
    if isinstance(facts, Raider):
        yield from ((name, (facts.abilities[ability],)) for name, ability in ABILITIES.items())
    if isinstance(facts, Location):
        yield "exits", (len(facts.exits),)
        yield "bonus", (facts.search,)
    room = facts.treasure if isinstance(facts, Location) else None
    if room is not None:
        yield "power", (room.power,)
        yield "target", (room.target,)
    yield from _figures_of(part)


def _figures_of(part: Hindrance | None) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield the figures of an obstacle, a card of its own or built into a location."""
    if part is not None:
        yield "ways", (len(part.tests),)
        yield "target", tuple(trial.target for trial in part.tests)
        if part.life is not None:
            yield "life", (part.life,)


def _named_only(card: ExpansionCard) -> Entry:
    """Return a card of which only the name is known; its key is told from those of others."""
    values: dict[str, tuple[int | str, ...]] = {
        "t": (card.kind,),
        "set": (card.set,),
        "r": (card.rarity,),
    }
    # Numbers of expansions begin with a letter; one promotional card has none.
    if digits := card.number.lstrip("SB"):
        values["number"] = (int(digits),)
    return Entry(expansion_key(card), (folded(card.name),), values)


def expansion_key(card: ExpansionCard) -> str:
    """Return the key under which a card is found that is known by name only."""
    return f"{card.set}/{folded(card.name).replace(' ', '-')}"
