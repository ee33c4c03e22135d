"""Pages about Tomb Raider cards: what is printed, what is known of it, and what a card does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from typing import Any

from gorin.content.cards.columns import ENTERED, KIND, KNOWN, OURS, TITLE, tag_of
from gorin.content.cards.pages import Page, Row
from gorin.content.clauses.homes import script_place
from gorin.content.tomb_raider.cardtext import card_text
from gorin.content.tomb_raider.columns import (
    EFFECT,
    column_of,
    scripts_of,
    source,
)
from gorin.content.tomb_raider.pool import GAME, CardPool
from gorin.content.tomb_raider.untitled import UNTITLED
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
from gorin.kernel.words import Arg, Message, Name, say


def page(pool: CardPool, asked: str) -> Page:
    """Return the page of a card, found by slug, name, alias or number.

    Raises:
        BadInput: there is no such card; the message names the nearest ones.
    """
    return page_of(pool, pool.find(asked))


def page_of(pool: CardPool, facts: CardFacts) -> Page:
    """Return what there is to say of a card."""
    column = column_of(facts, EFFECT)
    effect = "" if column is None else source(facts, column)
    # Our script is not that of a card which an owner entered as one that does nothing.
    is_foreign = effect == ENTERED or (not effect and KIND in facts.entered)
    return Page(
        game=GAME,
        slug=facts.slug,
        name=facts.name,
        number=facts.number,
        kind=say(f"card-kind-{tag_of(facts)}"),
        rarity=say(f"rarity-{facts.rarity}"),
        aliases=facts.aliases,
        stand_in=facts.stand_in,
        rows=tuple(rows(pool, facts)),
        text=text_of(pool, facts),
        place=None if is_foreign else script_place(facts.slug),
        effect=effect,
    )


def text_of(pool: CardPool, facts: CardFacts) -> tuple[Message, ...]:
    """Return all that a card says, sentence by sentence."""
    scripts = scripts_of(pool.scripts)
    return card_text(scripts.get(facts.slug, NO_BEHAVIOUR), facts, scripts)


def rows(pool: CardPool, facts: CardFacts) -> Iterator[Row]:
    """Yield the printed values of a card and where they come from."""
    if facts.number == UNTITLED:
        named: tuple[Arg, ...] = (
            Name("card", facts.slug),
            say(f"card-kind-{tag_of(facts)}"),
        )
        for field, shown in zip(TITLE, named, strict=True):
            yield Row(field, say(f"field-{field}"), shown, source_of(facts, field))
    for field, value in values(pool, facts):
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


def values(pool: CardPool, facts: CardFacts) -> Iterator[tuple[str, Arg]]:
    """Yield the printed values of a card by field."""
    read = _VALUES.get(type(facts))
    if read is not None:
        yield from read(facts)
    if isinstance(facts, Location | Obstacle) and facts.obstacle is not None:
        yield from _hindrance(pool, facts.obstacle)


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


def _obstacle(facts: Obstacle) -> Iterator[tuple[str, Arg]]:
    yield "danger", facts.danger


def _hindrance(pool: CardPool, part: Hindrance) -> Iterator[tuple[str, Arg]]:
    yield "obstacle-kind", say(f"kind-{part.kind}")
    yield "tests", reduce(_or, (_trial(trial) for trial in part.tests))
    if part.life is not None:
        yield "life", part.life
    scripts = scripts_of(pool.scripts)
    yield "failure", tuple(_consequence(scripts, name) for name in part.failure)


def _trial(trial: Trial) -> Message:
    return say("card-test", ability=say(f"ability-{trial.ability}"), target=trial.target)


def _or(first: Message, second: Message) -> Message:
    return say("card-or-test", first=first, second=second)


def _consequence(scripts: Mapping[str, Any], name: str) -> Arg:
    effect = scripts.get(f"failure/{name}")
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
