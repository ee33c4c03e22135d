"""Pages about Tomb Raider cards: what is printed, what is known of it, and what a card does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache, reduce
from typing import Any

from msgspec import Struct

from gorin.content.clauses.homes import script_place
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.cardtext import card_text
from gorin.content.tomb_raider.columns import (
    EFFECT,
    ENTERED,
    KNOWN,
    OURS,
    column_of,
    scripts_of,
    source,
)
from gorin.content.tomb_raider.pool import pool_in_use
from gorin.content.tomb_raider.untitled import KIND, TITLE, UNTITLED
from gorin.games.tomb_raider.facts import (
    ABILITIES,
    CardFacts,
    Discovery,
    Hindrance,
    Location,
    Obstacle,
    Raider,
    Treasure,
    Trial,
    Upgrade,
)
from gorin.games.tomb_raider.script import NO_BEHAVIOUR, Effect
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Arg, Message, Name, say


class Row(Struct, frozen=True):
    """A value of a card: its field, how to call it, what it is, and where it comes from.

    `source` is one of `KNOWN`, `ENTERED` and `OURS`.
    """

    field: str
    label: Message
    value: Arg
    source: str

    @property
    def known(self) -> bool:
        """Whether a source of the real card states it."""
        return self.source == KNOWN


class Page(Struct, frozen=True):
    """What there is to say of a card.

    `stand_in` says that at least one value or the effect is this project's own. `text` is all
    that the card says, in words of this project; `place` the file and line of its script.
    `effect` tells where what it does comes from; it is empty for kinds that do nothing.
    """

    game: str
    slug: str
    name: str
    number: str
    kind: Message
    rarity: Message
    aliases: tuple[str, ...]
    stand_in: bool
    rows: tuple[Row, ...]
    text: tuple[Message, ...]
    place: tuple[str, int] | None
    effect: str = ""


def page(asked: str) -> Page:
    """Return the page of a card, found by slug, name, alias or number.

    Raises:
        BadInput: there is no such card; the message names the nearest ones.
    """
    facts = find_card(asked)
    kind = str(type(facts).__struct_config__.tag)
    column = column_of(facts, EFFECT)
    effect = "" if column is None else source(facts, column)
    # Our script is not that of a card which an owner entered as one that does nothing.
    is_foreign = effect == ENTERED or (not effect and KIND in facts.entered)
    return Page(
        "tomb-raider",
        facts.slug,
        facts.name,
        facts.number,
        say(f"card-kind-{kind}"),
        say(f"rarity-{facts.rarity}"),
        facts.aliases,
        facts.stand_in,
        tuple(rows(facts)),
        text_of(facts),
        None if is_foreign else script_place(facts.slug),
        effect,
    )


def find_card(asked: str) -> CardFacts:
    """Return a card by slug, name, alias or number, upper and lower case alike.

    Raises:
        BadInput: there is no such card; the message names the nearest ones.
    """
    by_name, cards = _by_name(pool_in_use().digest), tomb_raider.cards()
    found = by_name.get(_folded(asked)) or by_name.get(asked.strip().zfill(3))
    if found is not None:
        return cards[found]
    near = get_close_matches(_folded(asked), list(by_name), n=5, cutoff=0.5)
    names = tuple(dict.fromkeys(cards[by_name[name]].name for name in near))
    raise BadInput(say("card-unknown", asked=asked, near=names))


@cache
def _by_name(_digest: str) -> Mapping[str, str]:
    """Return slugs by name, with a name that an owner entered; that is told by the digest."""
    by_name: dict[str, str] = {}
    for facts in pool_in_use().cards.values():
        for name in (facts.slug, facts.name, facts.number, *facts.aliases):
            by_name.setdefault(_folded(name), facts.slug)
    return by_name


def expansion_card(asked: str) -> tomb_raider.ExpansionCard | None:
    """Return a card known by name only, by name or number, unless a playable one is meant."""
    folded, by_name = _folded(asked), _by_name(pool_in_use().digest)
    if folded in by_name or asked.strip().zfill(3) in by_name:
        return None
    for found in tomb_raider.expansion_cards():
        if folded and folded in (_folded(found.name), _folded(found.number)):
            return found
    return None


def _folded(name: str) -> str:
    return " ".join(name.casefold().replace("-", " ").replace(",", " ").split())


def text_of(facts: CardFacts) -> tuple[Message, ...]:
    """Return all that a card says, sentence by sentence."""
    scripts = scripts_of(pool_in_use().scripts)
    return card_text(scripts.get(facts.slug, NO_BEHAVIOUR), facts, scripts)


def rows(facts: CardFacts) -> Iterator[Row]:
    """Yield the printed values of a card and where they come from."""
    if facts.number == UNTITLED:
        named: tuple[Arg, ...] = (
            Name("card", facts.slug),
            say(f"card-kind-{facts.__struct_config__.tag}"),
        )
        for field, shown in zip(TITLE, named, strict=True):
            yield Row(field, say(f"field-{field}"), shown, source_of(facts, field))
    for field, value in values(facts):
        label = say(f"ability-{field}") if field in ABILITIES else say(f"field-{field}")
        yield Row(field, label, value, source_of(facts, field))


def source_of(facts: CardFacts, field: str) -> str:
    """Return where a value comes from: the owner of the card, a source of the real one, or us."""
    if all(name in facts.entered for name in _COLUMNS.get(field, (field.replace("-", "_"),))):
        return ENTERED
    return KNOWN if is_known(facts, field) else OURS


_COLUMNS = {"treasure": ("treasure_power", "treasure_target")}
"""The columns of the form for values that are several; others have one of their own name."""


def is_known(facts: CardFacts, field: str) -> bool:
    """Return whether a value is a known fact: named as one, or on a card without stand-ins."""
    names = facts.facts
    within = field in ("tests", "life", "failure", "obstacle-kind", "obstacle-name")
    part = f"obstacle.{field.removeprefix('obstacle-')}" if within else field
    known = part in names or (within and "obstacle" in names)
    # The families that level lists name are known; that a location is plain is inferred.
    family = field == "family" and getattr(facts, field) != "plain"
    return known or not facts.stand_in or family or field == "entrance"


def values(facts: CardFacts) -> Iterator[tuple[str, Arg]]:
    """Yield the printed values of a card by field."""
    found = _VALUES.get(type(facts))
    if found is not None:
        yield from found(facts)


def _raider(facts: Raider) -> Iterator[tuple[str, Arg]]:
    for name, ability in ABILITIES.items():
        yield name, facts.abilities[ability]
    yield "power", facts.power


def _location(facts: Location) -> Iterator[tuple[str, Arg]]:
    yield "family", say(f"family-{facts.family}")
    yield "exits", tuple(say(f"printed-{side}") for side in facts.exits)
    yield "danger", facts.danger
    yield "search-bonus", facts.search
    if facts.entrance:
        yield "entrance", say("yes")
    if facts.save_point:
        yield "save-point", say("yes")
    if facts.treasure is not None:
        room = facts.treasure
        yield "treasure", say("value-treasure-room", power=room.power, target=room.target)
    if facts.obstacle is not None:
        yield "obstacle-name", Name("obstacle", facts.obstacle.name)
        yield from _hindrance(facts.obstacle)


def _obstacle(facts: Obstacle) -> Iterator[tuple[str, Arg]]:
    yield "danger", facts.danger
    yield from _hindrance(facts.obstacle)


def _hindrance(part: Hindrance) -> Iterator[tuple[str, Arg]]:
    yield "obstacle-kind", say(f"kind-{part.kind}")
    yield "tests", reduce(_or, (_trial(trial) for trial in part.tests))
    if part.life is not None:
        yield "life", part.life
    yield "failure", tuple(_consequence(name) for name in part.failure)


def _trial(trial: Trial) -> Message:
    return say("card-test", ability=say(f"ability-{trial.ability}"), target=trial.target)


def _or(first: Message, second: Message) -> Message:
    return say("card-or-test", first=first, second=second)


def _consequence(name: str) -> Arg:
    effect = scripts_of(pool_in_use().scripts).get(f"failure/{name}")
    return effect.said() if isinstance(effect, Effect) else name


def _discovery(facts: Discovery) -> Iterator[tuple[str, Arg]]:
    yield "form", say(f"form-{facts.form}")
    yield "difficulty", facts.difficulty
    if facts.weapon:
        yield "weapon", say("yes")


def _upgrade(facts: Upgrade) -> Iterator[tuple[str, Arg]]:
    yield "power", facts.power
    if facts.character:
        yield "character", facts.character


def _treasure(facts: Treasure) -> Iterator[tuple[str, Arg]]:
    yield "power", facts.power


_VALUES: Mapping[type, Callable[[Any], Iterator[tuple[str, Arg]]]] = {
    Raider: _raider,
    Location: _location,
    Obstacle: _obstacle,
    Discovery: _discovery,
    Upgrade: _upgrade,
    Treasure: _treasure,
}
