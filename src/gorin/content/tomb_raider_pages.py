"""Pages about Tomb Raider cards: what is printed, what is known of it, and what a card does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import reduce
from typing import Any

from msgspec import Struct

from gorin.content import tomb_raider
from gorin.content.cardtext import card_text
from gorin.content.homes import script_place
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
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import NO_BEHAVIOUR, Effect
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Arg, Message, say


class Row(Struct, frozen=True):
    """A value of a card: its field, how to call it, what it is, and whether a source states it."""

    field: str
    label: Message
    value: Arg
    known: bool


class Page(Struct, frozen=True):
    """What there is to say of a card.

    `stand_in` says that at least one value or the effect is this project's own. `text` is all
    that the card says, in words of this project; `place` the file and line of its script.
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


def page(asked: str) -> Page:
    """Return the page of a card, found by slug, name, alias or number.

    Raises:
        BadInput: there is no such card; the message names the nearest ones.
    """
    facts = find_card(asked)
    kind = str(type(facts).__struct_config__.tag)
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
        script_place(facts.slug),
    )


def find_card(asked: str) -> CardFacts:
    """Return a card by slug, name, alias or number, upper and lower case alike.

    Raises:
        BadInput: there is no such card; the message names the nearest ones.
    """
    known = tomb_raider.cards()
    by_name: dict[str, CardFacts] = {}
    for facts in known.values():
        for name in (facts.slug, facts.name, facts.number, *facts.aliases):
            by_name.setdefault(_folded(name), facts)
    found = by_name.get(_folded(asked)) or by_name.get(asked.strip().zfill(3))
    if found is not None:
        return found
    near = get_close_matches(_folded(asked), list(by_name), n=5, cutoff=0.5)
    names = tuple(dict.fromkeys(by_name[name].name for name in near))
    raise BadInput(say("card-unknown", asked=asked, near=names))


def _folded(name: str) -> str:
    return " ".join(name.casefold().replace("-", " ").replace(",", " ").split())


def text_of(facts: CardFacts) -> tuple[Message, ...]:
    """Return all that a card says, sentence by sentence."""
    return card_text(STANDARD.scripts.get(facts.slug, NO_BEHAVIOUR), facts, STANDARD.scripts)


def rows(facts: CardFacts) -> Iterator[Row]:
    """Yield the printed values of a card and whether a source of the real card states them."""
    for field, value in values(facts):
        label = say(f"ability-{field}") if field in ABILITIES else say(f"field-{field}")
        yield Row(field, label, value, is_known(facts, field))


def is_known(facts: CardFacts, field: str) -> bool:
    """Return whether a value is a known fact: named as one, or on a card without stand-ins."""
    names = facts.facts
    within = field in ("tests", "life", "failure", "obstacle-kind", "obstacle-name")
    part = f"obstacle.{field.removeprefix('obstacle-')}" if within else field
    known = part in names or (within and "obstacle" in names)
    # The family of every location is known, and so is each name and number.
    return known or not facts.stand_in or field in ("family", "entrance")


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
        yield "obstacle-name", say(f"obstacle-{facts.obstacle.name}")
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
    effect = STANDARD.scripts.get(f"failure/{name}")
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
