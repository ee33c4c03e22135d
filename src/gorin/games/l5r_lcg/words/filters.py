"""Filters: which cards are meant, by their state, their owner, what is printed on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.games.l5r_lcg.measures import can_fight, has_trait, is_fighting
from gorin.games.l5r_lcg.script import (
    CLAN,
    NEGATION,
    OWNER,
    ROLE,
    STATE,
    TRAIT,
    WITH,
    Filter,
    Use,
    Who,
)
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, State
from gorin.games.l5r_lcg.words.phrases import THIS, This
from gorin.kernel.words import Message, say


def seat_of(state: State, card: int) -> int:
    """Return who controls a card in play, or owns one that is not."""
    one = state.play.get(card)
    return state.owners[card] if one is None else one.seat


class Is(Filter, frozen=True):
    """It is in a state: of the conflict, of its card, of its token."""

    state: str

    @property
    def rank(self) -> int:
        return RANKS.get(self.state, STATE)

    def said(self) -> Message:
        return say(f"lcg-is-{self.state}")

    def fits(self, use: Use, card: int) -> bool:
        return STATES[self.state](use.state, card)


RANKS = {
    **dict.fromkeys(("participating", "attacking", "defending", "home"), ROLE),
    "alone": WITH,
}
"""The place beside its noun of a state that is no adjective like the others."""
STATES: Mapping[str, Callable[[State, int], bool]] = {
    "participating": is_fighting,
    "home": lambda state, card: not is_fighting(state, card),
    "attacking": lambda state, card: state.play[card].side == ATTACKING,
    "defending": lambda state, card: state.play[card].side == DEFENDING,
    "alone": lambda state, card: (
        is_fighting(state, card) and state.fighting(state.play[card].side) == (card,)
    ),
    "ready": lambda state, card: not state.play[card].bowed,
    "bowed": lambda state, card: state.play[card].bowed,
    "honored": lambda state, card: state.play[card].status > 0,
    "dishonored": lambda state, card: state.play[card].status < 0,
    "unique": lambda state, card: state.facts(card).unique,
}

PARTICIPATING, AT_HOME = Is("participating"), Is("home")
ATTACKS, DEFENDS, ALONE = Is("attacking"), Is("defending"), Is("alone")
READY, BOWED = Is("ready"), Is("bowed")
HONORED, DISHONORED, UNIQUE = Is("honored"), Is("dishonored"), Is("unique")


class Of(Filter, frozen=True):
    """The controller: you, your opponent in the conflict, any opponent, or whoever chooses."""

    whose: str

    @property
    def rank(self) -> int:
        return OWNER

    def said(self) -> Message:
        return say(f"lcg-of-{self.whose}")

    def fits(self, use: Use, card: int) -> bool:
        return self._is(use, seat_of(use.state, card))

    def left(self, use: Use, event: Any) -> bool:
        return self._is(use, event.seat)

    def _is(self, use: Use, seat: int) -> bool:
        if self.whose == "opponent":
            return seat == use.opponent
        return (seat == use.seat) == (self.whose == "you")


YOURS, OPPONENTS, AN_OPPONENTS = Of("you"), Of("opponent"), Of("an-opponent")
THEIR_OWN = Of("them")
"""Cards of your opponent's where your opponent is said to choose one."""


class Not(Filter, frozen=True):
    """It is not what another filter says."""

    filter: Filter

    @property
    def rank(self) -> int:
        return NEGATION

    def said(self) -> Message:
        said = self.filter.said()
        return Message(f"{said.id}-not", said.args)

    def fits(self, use: Use, card: int) -> bool:
        return not self.filter.fits(use, card)


class WithTrait(Filter, frozen=True):
    """It has a trait."""

    trait: str

    @property
    def rank(self) -> int:
        return TRAIT

    def fits(self, use: Use, card: int) -> bool:
        return has_trait(use.table, card, self.trait)


class OfClan(Filter, frozen=True):
    """It is of a clan."""

    clan: str

    @property
    def rank(self) -> int:
        return CLAN

    def fits(self, use: Use, card: int) -> bool:
        return use.state.facts(card).clan == self.clan


class OfElement(Filter, frozen=True):
    """It has an element."""

    ring: str

    def fits(self, use: Use, card: int) -> bool:
        return self.ring in use.state.facts(card).elements


class HasSkill(Filter, frozen=True):
    """It has a skill of a type, not a dash."""

    figure: str

    def fits(self, use: Use, card: int) -> bool:
        return can_fight(use.state, card, self.figure)


class Wears(Filter, frozen=True):
    """Something is attached to it, with a trait if one is named."""

    trait: str = ""

    def said(self) -> Message:
        return super().said() if self.trait else Message("lcg-word-wears-any")

    def fits(self, use: Use, card: int) -> bool:
        worn = use.state.play[card].worn
        return any(not self.trait or has_trait(use.table, each, self.trait) for each in worn)


class EitherOf(Filter, frozen=True):
    """It is what one filter or the other one says."""

    first: Filter
    second: Filter

    def beside(self, noun: Message) -> Message:
        second = self.second.beside(say("lcg-same-noun", noun=noun))
        return say("lcg-either-noun", noun=self.first.beside(noun), second=second)

    def fits(self, use: Use, card: int) -> bool:
        return self.first.fits(use, card) or self.second.fits(use, card)


class DialShowsLess(Filter, frozen=True):
    """Its controller is an opponent whose dial shows less than yours."""

    def fits(self, use: Use, card: int) -> bool:
        dials = use.state.dials
        return dials[use.state.play[card].seat] < dials[use.seat]


class OtherThan(Filter, frozen=True):
    """It is another card than that of which something is said."""

    who: Who

    @property
    def rank(self) -> int:
        return WITH + 1

    @property
    def sets_apart(self) -> bool:
        return isinstance(self.who, This)

    def said(self) -> Message:
        return Message("lcg-other") if self.sets_apart else super().said()

    def fits(self, use: Use, card: int) -> bool:
        return not self.who.fits(use, card)

    def left(self, use: Use, event: Any) -> bool:
        return not self.who.fits(use, event.handle)


ANOTHER = OtherThan(THIS)
