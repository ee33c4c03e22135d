"""The columns of the form in which owners enter cards, and what a card is with them entered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from gorin.content.cards.columns import (
    ENTERED,
    KNOWN,
    OURS,
    TITLE,
    CardSheet,
    Column,
    Entered,
    Untitled,
    tag_of,
)
from gorin.content.cards.notation import Doing, read_behaviour, write_behaviour
from gorin.content.cards.shapes import NONE, OneOf, Slug, SomeOf, Truth, Whole, Words
from gorin.content.tomb_raider.grammar import GRAMMAR, OBSTACLE_KINDS
from gorin.content.tomb_raider.pool import EDITIONS, GAME, edition, shipped
from gorin.content.tomb_raider.shapes import (
    HIGHEST_TARGET,
    SIDES,
    Failures,
    Trials,
    failure_scripts,
)
from gorin.content.tomb_raider.untitled import MADE, UNTITLED, recast
from gorin.games.tomb_raider.facts import (
    Action,
    CardFacts,
    Discovery,
    Hindrance,
    Location,
    Obstacle,
    Printed,
    Raider,
    SecretMove,
    Treasure,
    Upgrade,
)
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import NO_BEHAVIOUR, Behaviour
from gorin.kernel.words import Message, say

EFFECT = "effect"
"""The column of what a card does."""


LIMIT = Whole(may_be_none=True, absent=0, least=1, most=99)
KIND = OneOf(may_be_none=True, names=OBSTACLE_KINDS)

COLUMNS = (
    Column("exits", "exits", SomeOf(names=SIDES), (Location,)),
    Column("danger", "danger", Whole(least=0, most=30), (Location, Obstacle)),
    Column("search_bonus", "search", Whole(least=0, most=9), (Location,)),
    Column("save_point", "save_point", Truth(), (Location,)),
    Column("minimum_depth", "minimum_depth", LIMIT, (Location,)),
    Column("maximum_depth", "maximum_depth", LIMIT, (Location,)),
    Column("treasure_power", "treasure.power", Whole(least=1, most=9), (Location,)),
    Column("treasure_target", "treasure.target", Whole(least=1, most=HIGHEST_TARGET), (Location,)),
    Column("obstacle_name", "obstacle.name", Slug(), (Location,)),
    Column("obstacle_kind", "obstacle.kind", KIND, (Location,)),
    Column("obstacle_kind", "obstacle.kind", OneOf(names=OBSTACLE_KINDS), (Obstacle,)),
    Column("tests", "obstacle.tests", Trials(), (Location, Obstacle)),
    Column(
        "failure", "obstacle.failure", Failures(may_be_none=True, absent=[]), (Location, Obstacle)
    ),
    Column(
        "life", "obstacle.life", Whole(may_be_none=True, least=1, most=20), (Location, Obstacle)
    ),
    Column("fight", "fight", Whole(least=0, most=9), (Raider,)),
    Column("move", "move", Whole(least=0, most=9), (Raider,)),
    Column("search", "search", Whole(least=0, most=9), (Raider,)),
    Column("think", "think", Whole(least=0, most=9), (Raider,)),
    Column("power", "power", Whole(least=1, most=9), (Raider, Treasure, Upgrade)),
    Column("character", "character", Words(may_be_none=True, absent=""), (Upgrade,)),
    Column("form", "form", OneOf(names=("item", "trigger")), (Discovery,)),
    Column("difficulty", "difficulty", Whole(least=0, most=HIGHEST_TARGET), (Discovery,)),
    Column("weapon", "weapon", Truth(), (Discovery,)),
    Column(
        EFFECT, EFFECT, Doing(grammar=GRAMMAR), (Action, Discovery, Treasure, Upgrade, SecretMove)
    ),
)
"""All columns in the order in which a form has them."""

NAMES = tuple(dict.fromkeys(column.name for column in COLUMNS))
"""The names of the columns."""

VERBS: Mapping[type[Printed], tuple[str, ...]] = {
    Action: ("play",),
    Discovery: ("found", "use", "always"),
    Treasure: ("use", "always"),
    Upgrade: ("play", "use", "always"),
    SecretMove: ("play", "use", "always"),
}
"""The beginnings of an effect's lines, by the kind of card that has it."""


def is_obstacle(column: Column) -> bool:
    """Return whether a column belongs to an obstacle, an own card or built into a location."""
    return column.path.startswith("obstacle.")


def columns_of(facts: CardFacts) -> tuple[Column, ...]:
    """Return the columns of a card; only treasure rooms have those of a treasure room."""
    is_room = isinstance(facts, Location) and facts.treasure is not None
    return tuple(
        column
        for column in COLUMNS
        if type(facts) in column.kinds and (is_room or not column.path.startswith("treasure."))
    )


def column_of(facts: CardFacts, name: str) -> Column | None:
    """Return the column of a card by its name, None if a card of its kind has no such column."""
    return next((column for column in columns_of(facts) if column.name == name), None)


def source(facts: CardFacts, column: Column) -> str:
    """Return where a value of a card comes from: `KNOWN`, `ENTERED` or `OURS`.

    What obstacle is built into a location that has none follows from there being none.
    """
    has_none = isinstance(facts, Location) and facts.obstacle is None and is_obstacle(column)
    if column.name in facts.entered or (has_none and "obstacle_kind" in facts.entered):
        return ENTERED
    is_known = column.path in facts.facts or (is_obstacle(column) and "obstacle" in facts.facts)
    return KNOWN if is_known or not facts.stand_in else OURS


def text_of(facts: CardFacts, column: Column, scripts: Mapping[str, Any]) -> str:
    """Return a value of a card as it is typed; empty if words cannot say it.

    `scripts` are those of entered cards.
    """
    if column.name == EFFECT:
        behaviour = scripts_of(scripts).get(facts.slug, NO_BEHAVIOUR)
        return write_behaviour(GRAMMAR, behaviour) or "" if isinstance(behaviour, Behaviour) else ""
    data = _plain(facts)
    for part in column.path.split("."):
        if data is None:
            return NONE if column.name == "obstacle_kind" else ""
        data = data[part]
    return column.shape.write(data)


def _plain(facts: CardFacts) -> Any:
    """Return facts as plain data with all fields."""
    return msgspec.to_builtins(facts)


# -- a card with values entered ------------------------------------------------------------


def with_entered(facts: CardFacts, texts: Mapping[str, str]) -> Entered:
    """Return a card with values entered, all of which were checked.

    Raises:
        ValueFault: a value cannot be read.
    """
    kind = type(facts)
    facts = recast(facts, texts)
    data = _plain(facts)
    for name, text in texts.items():
        if name in TITLE:
            continue
        column = column_of(facts, name)
        assert column is not None, name
        if name != EFFECT:
            _put(data, column, column.shape.read(text))
    data["entered"] = [name for name in (*TITLE, *NAMES) if name in texts]
    card: CardFacts = msgspec.convert(data, CardFacts)
    is_whole = all(source(card, column) != OURS for column in columns_of(card))
    if card.number == UNTITLED:
        is_whole = is_whole and all(name in texts for name in TITLE)
    scripts: dict[str, Any] = {}
    if EFFECT in texts:
        scripts[facts.slug] = read_behaviour(GRAMMAR, texts[EFFECT])[0]
    elif type(facts) is not kind:
        # What our card of another kind does is not what this one does.
        scripts[facts.slug] = NO_BEHAVIOUR
    part = card.obstacle if isinstance(card, Location | Obstacle) else None
    if part is not None:
        scripts |= failure_scripts(part.failure)
    return Entered(replace(card, stand_in=card.stand_in and not is_whole), scripts)


def _put(data: dict[str, Any], column: Column, value: Any) -> None:
    holder, _, part = column.path.rpartition(".")
    if not holder:
        data[part] = value
    elif value is None and column.name == "obstacle_kind":
        data[holder] = None
    else:
        # An obstacle that a location did not have gets its other parts in turn.
        data[holder] = {**(data[holder] or {"kind": "", "tests": [], "failure": []}), part: value}


def whole_faults(facts: CardFacts, texts: Mapping[str, str]) -> Iterator[Message]:
    """Yield what is wrong with values that are each fine but do not fit together."""
    facts = recast(facts, texts)
    if isinstance(facts, Location):
        yield from _built_in_faults(facts.obstacle, texts)
        yield from _depth_faults(facts, texts)
    if EFFECT in texts:
        starts = GRAMMAR.starts
        behaviour, _ = read_behaviour(GRAMMAR, texts[EFFECT])
        allowed = VERBS[type(facts)]
        for verb, (field, _) in starts.items():
            if getattr(behaviour, field) and verb not in allowed:
                kind = say(f"card-kind-{tag_of(facts)}")
                yield say("form-verb", kind=kind, verb=verb, known=allowed)


def other_kind_faults(
    shipped: CardFacts, card: CardFacts, entered: Iterable[str]
) -> Iterator[Message]:
    """Yield what is missing of a card of another kind than our stand-in: it is entered whole."""
    if type(card) is type(shipped):
        return
    needed = [column.name for column in columns_of(card) if not column.shape.may_be_none]
    columns = tuple(entered)
    if missing := tuple(name for name in needed if name not in columns):
        kind = say(f"card-kind-{tag_of(card)}")
        yield say("form-kind-part", kind=kind, missing=missing)


def _built_in_faults(shipped: Hindrance | None, texts: Mapping[str, str]) -> Iterator[Message]:
    """A built-in obstacle is entered whole where there was none, or not at all."""
    parts = tuple(name for name in ("obstacle_name", "tests", "failure") if name in texts)
    kind = texts.get("obstacle_kind")
    if kind == NONE:
        if columns := (*parts, *(("life",) if "life" in texts else ())):
            yield say("form-no-obstacle", columns=columns)
    elif shipped is None and (kind or parts or "life" in texts):
        needed = ("obstacle_name", "obstacle_kind", "tests", "failure")
        if missing := tuple(name for name in needed if name not in texts):
            yield say("form-obstacle-part", missing=missing)


def _depth_faults(facts: Location, texts: Mapping[str, str]) -> Iterator[Message]:
    """The limits of depth leave at least one depth."""
    limits = []
    for name in ("minimum_depth", "maximum_depth"):
        column = column_of(facts, name)
        assert column is not None, name
        asked = texts.get(name)
        limits.append(getattr(facts, name) if asked is None else column.shape.read(asked))
    least, most = limits
    if least and most and least > most:
        yield say("form-depths", least=least, most=most)


def scripts_of(scripts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what cards do: as the standard game has it, with what was entered."""
    return {**STANDARD.scripts, **scripts}


SHEET = CardSheet(
    game=GAME,
    shipped=shipped,
    columns=COLUMNS,
    columns_of=columns_of,
    source=source,
    text_of=text_of,
    make=with_entered,
    faults=whole_faults,
    lines=(EFFECT,),
    untitled=Untitled(UNTITLED, tuple(MADE), recast, other_kind_faults),
    editions={day: partial(edition, day) for day in EDITIONS},
)
"""The values that an owner enters of Tomb Raider's cards."""
