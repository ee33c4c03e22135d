"""The rules text of a card: its printed figures and its script, each sentence a message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce, singledispatch

from gorin.games.tomb_raider.events.log import ability_name, obstacle_name
from gorin.games.tomb_raider.facts import (
    CardFacts,
    Discovery,
    Hindrance,
    Location,
    Obstacle,
    Printed,
    Raider,
    Treasure,
    Trial,
    Upgrade,
)
from gorin.games.tomb_raider.script import Ability, Behaviour, Condition, Effect
from gorin.games.tomb_raider.state import ANY_TIME, Moment
from gorin.games.tomb_raider.words.conditions import (
    CardAnswered,
    DamageToYou,
    OtherAction,
    YourAction,
    YouRemovedCreature,
)
from gorin.games.tomb_raider.words.effects import CONSEQUENCES
from gorin.games.tomb_raider.words.failures import FAILURES
from gorin.games.tomb_raider.words.raiders import StillMoving, YouRemovedObstacle
from gorin.games.tomb_raider.words.rows import OnceATurn
from gorin.kernel.words import Message, Word, say

BUILT_IN = -1

ALL_FAILURES: Mapping[str, Effect] = {**CONSEQUENCES, **FAILURES}
"""The consequences of failing an obstacle, by the names of the standard game."""

IMPLIED: Mapping[type[Condition], Moment] = {
    DamageToYou: Moment.DAMAGE,
    YouRemovedCreature: Moment.REMOVED,
    YouRemovedObstacle: Moment.REMOVED,
    CardAnswered: Moment.PLAYED,
}
"""Conditions that name their moment themselves, so that it need not be said twice."""

AT_START: Mapping[type[Condition], str] = {
    YourAction: "card-when-your-action-starts",
    OtherAction: "card-when-other-action-starts",
}
"""Words for these conditions together with the start of an Action round."""

BETWEEN_STEPS: Mapping[type[Condition], tuple[str, ...]] = {
    YourAction: ("card-when-between-your-steps",),
    StillMoving: ("card-when-between-steps", "word-still-moving"),
}
"""Words for these conditions where something may be done at a round's start and after steps."""


def card_text(
    behaviour: Behaviour, facts: CardFacts, consequences: Mapping[str, object] = ALL_FAILURES
) -> tuple[Message, ...]:
    """Return all that a card says, sentence by sentence.

    Args:
        behaviour: What the card does; `NO_BEHAVIOUR` if nothing beyond its figures.
        facts: What is printed on it.
        consequences: What the failures of obstacles do, such as the scripts of a rulebook.
    """
    return (*_figures(facts, consequences), *_script(behaviour))


def _script(behaviour: Behaviour) -> Iterator[Message]:
    if behaviour.from_hand == behaviour.from_row:
        for ability in behaviour.from_hand:
            yield from _ability("card-play-or-use", ability)
    else:
        for ability in behaviour.from_hand:
            yield from _ability("card-play", ability)
        for ability in behaviour.from_row:
            yield from _ability("card-use", ability)
    if behaviour.found:
        yield say("card-found", effects=_chain("card-then", _messages(behaviour.found)))
    if behaviour.constants:
        yield say("card-constant", constant=_chain("card-also", _messages(behaviour.constants)))


# -- printed figures -----------------------------------------------------------------------


@singledispatch
def _figures(facts: Printed, consequences: Mapping[str, object]) -> Iterator[Message]:
    """Yield the sentences on the figures of a card; actions and secret moves have none."""
    yield from ()


@_figures.register
def _location(facts: Location, consequences: Mapping[str, object]) -> Iterator[Message]:
    if facts.entrance:
        yield say("card-entrance")
    yield say("card-exits", sides=tuple(say(f"printed-{side}") for side in facts.exits))
    yield say("card-danger", danger=facts.danger)
    if facts.search:
        yield say("card-search-bonus", dice=facts.search)
    if facts.save_point:
        yield say("card-save-point")
    if facts.treasure is not None:
        room = facts.treasure
        yield say("card-treasure-room", power=room.power, target=room.target)
    if facts.obstacle is not None:
        name = obstacle_name(facts.obstacle.name, BUILT_IN)
        yield say("card-built-in", obstacle=name, kind=say(f"kind-{facts.obstacle.kind}"))
        yield from _hindrance(facts.obstacle, consequences)


@_figures.register
def _raider(facts: Raider, consequences: Mapping[str, object]) -> Iterator[Message]:
    fight, move, search, think = facts.abilities
    yield say("card-abilities", fight=fight, move=move, search=search, think=think)
    yield say("card-power", power=facts.power)


@_figures.register
def _treasure(facts: Treasure, consequences: Mapping[str, object]) -> Iterator[Message]:
    yield say("card-power", power=facts.power)


@_figures.register
def _upgrade(facts: Upgrade, consequences: Mapping[str, object]) -> Iterator[Message]:
    yield say("card-power", power=facts.power)
    if facts.character:
        yield say("card-character", character=facts.character)


@_figures.register
def _discovery(facts: Discovery, consequences: Mapping[str, object]) -> Iterator[Message]:
    kind = "card-trigger" if facts.form == "trigger" else "card-item"
    yield say(kind, difficulty=facts.difficulty)
    if facts.weapon:
        yield say("card-weapon")


@_figures.register
def _obstacle(facts: Obstacle, consequences: Mapping[str, object]) -> Iterator[Message]:
    yield say("card-obstacle-kind", kind=say(f"kind-{facts.obstacle.kind}"))
    yield say("card-danger", danger=facts.danger)
    yield from _hindrance(facts.obstacle, consequences)


def _hindrance(part: Hindrance, consequences: Mapping[str, object]) -> Iterator[Message]:
    yield say("card-tests", tests=_chain("card-or-test", map(_trial, part.tests)))
    effects = tuple(consequences[f"failure/{name}"] for name in part.failure)
    words = tuple(effect for effect in effects if isinstance(effect, Effect))
    if words:
        yield say("card-failure", effects=_chain("card-then", _messages(words)))
    if part.life is not None:
        yield say("card-life", life=part.life)


def _trial(trial: Trial) -> Message:
    return say("card-test", ability=ability_name(trial.tested), target=trial.target)


# -- abilities -----------------------------------------------------------------------------


def _ability(verb: str, ability: Ability) -> Iterator[Message]:
    """Yield the sentences on one ability: when, at what cost, what it does."""
    message = say(verb, when=_when(ability))
    if ability.costs:
        cost = _chain("card-and", _messages(ability.costs))
        message = Message(f"{message.id}-paid", {**message.args, "cost": cost})
    if ability.effects:
        effects = _chain("card-then", _messages(ability.effects))
        message = Message(message.id, {**message.args, "effects": effects})
    else:
        message = Message(f"{message.id}-only", message.args)
    yield message
    if any(isinstance(condition, OnceATurn) for condition in ability.conditions):
        yield say("card-once-a-turn")
    if not ability.needs_raider:
        yield say("card-without-raider")


def _when(ability: Ability) -> Message:
    """Return when an ability may be used: its moments and conditions as one phrase.

    How often is a sentence of its own.
    """
    kinds = {type(condition) for condition in ability.conditions}
    if ability.searches:
        parts = [say("card-instead-of-search")]
    elif any(IMPLIED.get(kind) == ability.when for kind in kinds):
        parts = []
    else:
        parts = [_moments(ability.when)]
    for condition in ability.conditions:
        start = AT_START.get(type(condition))
        between = BETWEEN_STEPS.get(type(condition))
        if start is not None and ability.when == Moment.START:
            parts[0] = say(start)
        elif between is not None and ability.when == Moment.START | Moment.STEP:
            parts[:1] = (say(phrase) for phrase in between)
        elif not isinstance(condition, OnceATurn):
            parts.append(condition.said())
    return _chain("card-comma", parts)


def _moments(when: Moment) -> Message:
    if when == ANY_TIME:
        return say("window-any")
    names = (str(moment.name).lower() for moment in Moment if moment & when)
    return _chain("card-or", (say(f"window-{name}") for name in names))


# -- joining -------------------------------------------------------------------------------


def _messages(words: Iterable[Word]) -> Iterator[Message]:
    return (word.said() for word in words)


def _chain(joint: str, messages: Iterable[Message]) -> Message:
    """Return messages as one, joined two by two by the message `joint`."""

    def join(first: Message, second: Message) -> Message:
        return say(joint, first=first, second=second)

    return reduce(join, messages)
