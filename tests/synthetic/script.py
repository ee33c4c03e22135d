"""Scripts of cards of the courts game, as their words say them."""

from __future__ import annotations

from collections.abc import Callable, Container
from enum import Flag, auto

from msgspec import Struct
from tests.synthetic import words
from tests.synthetic.cards import KINDS

from gorin.content.cards.grammar import Grammar
from gorin.kernel.words import Word


class Condition(Word, frozen=True):
    """When it may be played."""


class Cost(Word, frozen=True):
    """The cost of playing it."""


class Effect(Word, frozen=True):
    """The effect of playing it."""


class Constant(Word, frozen=True):
    """A gift that lasts as long as it lies there."""


class Moment(Flag):
    """When a card may be played."""

    TURN = auto()
    AGAINST = auto()


class Ability(Struct, frozen=True):
    """One thing that a card can do; `secret` ones are not announced."""

    when: Moment
    effects: tuple[Effect, ...]
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    secret: bool = False


class Behaviour(Struct, frozen=True):
    """The script of a card: from hand, when it is drawn, and as long as it lies there."""

    from_hand: tuple[Ability, ...] = ()
    drawn: tuple[Effect, ...] = ()
    constants: tuple[Constant, ...] = ()


def grammar(slugs: Callable[[], Container[str]]) -> Grammar:
    """Return the grammar that what the cards do is written in."""
    return Grammar(
        words=words,
        kinds={"condition": Condition, "cost": Cost, "effect": Effect, "constant": Constant},
        behaviour=Behaviour,
        ability=Ability,
        moment=Moment,
        any_time=("whenever", Moment.TURN | Moment.AGAINST),
        slugs=slugs,
        verbs={"from_hand": "play", "drawn": "drawn", "constants": "gives"},
        names={"kind": tuple(dict.fromkeys(KINDS))},
    )
