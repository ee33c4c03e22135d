"""Object phrases: which cards are meant, and who something is said of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.games.l5r_lcg.measures import (
    bid_of,
    can_fight,
    glory,
    has_trait,
    is_fighting,
    skill,
    wearing,
)
from gorin.games.l5r_lcg.script import Count, Filter, Use, Who, number, one_of, phrase
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, EMPTY, NOBODY, State
from gorin.kernel.words import Message, say


def seat_of(state: State, card: int) -> int:
    """Return who controls a card in play, or owns one that is not."""
    found = state.play.get(card)
    return state.owners[card] if found is None else found.seat


# -- adjectives ----------------------------------------------------------------------------


class Is(Filter, frozen=True):
    """It is in a state: of the conflict, of its card, of its token."""

    state: str

    @property
    def rank(self) -> int:
        return 4 if self.state in ("home", "alone") else 1

    def said(self) -> Message:
        return say(f"lcg-is-{self.state}")

    def fits(self, use: Use, card: int) -> bool:
        return STATES[self.state](use.state, card)


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
    """Who controls it: you, your opponent in the conflict, or any opponent."""

    whose: str

    @property
    def rank(self) -> int:
        return 3

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


class Not(Filter, frozen=True):
    """It is not what another filter says."""

    filter: Filter

    @property
    def rank(self) -> int:
        return 2

    def said(self) -> Message:
        found = self.filter.said()
        return Message(f"{found.id}-not", found.args)

    def fits(self, use: Use, card: int) -> bool:
        return not self.filter.fits(use, card)


class WithTrait(Filter, frozen=True):
    """It has a trait."""

    trait: str

    @property
    def rank(self) -> int:
        return 0

    def fits(self, use: Use, card: int) -> bool:
        return has_trait(use.table, card, self.trait)


class OfClan(Filter, frozen=True):
    """It is of a clan."""

    clan: str

    @property
    def rank(self) -> int:
        return 0

    def fits(self, use: Use, card: int) -> bool:
        return use.state.facts(card).clan == self.clan


class OfElement(Filter, frozen=True):
    """It has an element."""

    ring: str

    @property
    def rank(self) -> int:
        return 4

    def fits(self, use: Use, card: int) -> bool:
        return self.ring in use.state.facts(card).elements


class HasSkill(Filter, frozen=True):
    """It has a skill of a type, not a dash."""

    kind: str

    @property
    def rank(self) -> int:
        return 4

    def fits(self, use: Use, card: int) -> bool:
        return can_fight(use.state, card, self.kind)


class Wears(Filter, frozen=True):
    """Something is attached to it, with a trait if one is named."""

    trait: str = ""

    @property
    def rank(self) -> int:
        return 4

    def said(self) -> Message:
        return super().said() if self.trait else Message("lcg-word-wears-any")

    def fits(self, use: Use, card: int) -> bool:
        worn = use.state.play[card].worn
        return any(not self.trait or has_trait(use.table, each, self.trait) for each in worn)


class EitherOf(Filter, frozen=True):
    """It is what one filter or the other one says."""

    first: Filter
    second: Filter

    @property
    def rank(self) -> int:
        return 4

    def beside(self, noun: Message) -> Message:
        first, second = self.first.beside(noun), self.second.beside(noun)
        return say("lcg-either-noun", first=first, second=second)

    def fits(self, use: Use, card: int) -> bool:
        return self.first.fits(use, card) or self.second.fits(use, card)


class BidsLess(Filter, frozen=True):
    """Its controller is an opponent whose bid is lower than yours."""

    @property
    def rank(self) -> int:
        return 4

    def fits(self, use: Use, card: int) -> bool:
        return bid_of(use.table, use.state.play[card].seat) < bid_of(use.table, use.seat)


class OtherThan(Filter, frozen=True):
    """It is another card than that of which something is said."""

    who: Who

    @property
    def rank(self) -> int:
        return 5

    def fits(self, use: Use, card: int) -> bool:
        return not self.who.fits(use, card)

    def left(self, use: Use, event: Any) -> bool:
        return not self.who.fits(use, event.handle)


# -- who -----------------------------------------------------------------------------------


class It(Who, frozen=True):
    """What was chosen."""

    def said(self) -> Message:
        return say("lcg-it")

    def fits(self, use: Use, card: int) -> bool:
        return card in use.chosen

    def found(self, use: Use) -> tuple[int, ...]:
        return use.chosen


class That(Who, frozen=True):
    """What the event is about that is answered."""

    def fits(self, use: Use, card: int) -> bool:
        return card in self.found(use)

    def found(self, use: Use) -> tuple[int, ...]:
        return () if use.event is None else (use.event.handle,)


class This(Who, frozen=True):
    """This card."""

    kind: str = "character"

    def said(self) -> Message:
        return say(f"lcg-this-{self.kind}")

    def fits(self, use: Use, card: int) -> bool:
        return card == use.card

    def found(self, use: Use) -> tuple[int, ...]:
        return (use.card,) if use.card in use.state.play else ()


class Bearer(Who, frozen=True):
    """What this is attached to."""

    def fits(self, use: Use, card: int) -> bool:
        return wearing(use.state, use.card) == card != EMPTY

    def found(self, use: Use) -> tuple[int, ...]:
        host = wearing(use.state, use.card)
        return (host,) if host in use.state.play else ()


class Those(Who, frozen=True):
    """Any cards of a kind that filters mean."""

    filters: tuple[Filter, ...] = ()
    kind: str = "character"

    def said(self) -> Message:
        return one_of(self.kind, self.filters)

    def said_every(self) -> Message:
        return say("lcg-every", noun=phrase(self.kind, self.filters))

    def said_many(self, count: int = 2) -> Message:
        """Return it as a noun without an article."""
        return phrase(self.kind, self.filters, count)

    def fits(self, use: Use, card: int) -> bool:
        return all(each.fits(use, card) for each in self.filters)

    def left(self, use: Use, event: Any) -> bool:
        if event.handle in use.state.play:
            return self.fits(use, event.handle)
        if event.character != (self.kind == "character"):
            return False
        return all(each.left(use, event) for each in self.filters)

    def found(self, use: Use) -> tuple[int, ...]:
        return tuple([card for card in self._all(use.state) if self.fits(use, card)])

    def _all(self, state: State) -> list[int]:
        if self.kind == "holding":
            rows = (each for seat in state.alive for each in state.provinces[seat])
            cards = (card for each in rows for card in each.open_cards())
            return [card for card in cards if state.facts(card).kind == "holding"]
        is_character = self.kind == "character"
        return [card for card, one in state.play.items() if (one.host == EMPTY) == is_character]


IT, THAT, THIS, BEARER = It(), That(), This(), Bearer()
THIS_PROVINCE = This("province")
ANOTHER = OtherThan(THIS)


def any_(*filters: Filter, kind: str = "character") -> Those:
    """Return any cards that filters mean."""
    return Those(filters, kind)


# -- comparisons ---------------------------------------------------------------------------


def figure(use: Use, name: str, card: int) -> int:
    """Return a figure of a card: its cost, a skill, its glory, the fate on it."""
    if name in ("military", "political"):
        return skill(use.table, card, name)
    if name == "glory":
        return glory(use.table, card)
    return use.state.play[card].fate if name == "fate" else use.state.facts(card).cost


class FigureOf(Count, frozen=True):
    """A figure of somebody, the highest if several are meant."""

    figure: str
    who: Who

    def value(self, use: Use) -> int:
        return max((figure(use, self.figure, card) for card in self.who.found(use)), default=-1)


class With(Filter, frozen=True):
    """A figure of it is at most, at least or below so much."""

    figure: str
    how: str
    amount: int | Count

    @property
    def rank(self) -> int:
        return 4

    def said(self) -> Message:
        kind = say(f"lcg-figure-{self.figure}")
        if isinstance(self.amount, FigureOf) and self.amount.figure == self.figure:
            return say(f"lcg-with-{self.how}-that", figure=kind, who=self.amount.who.said())
        counted = "-count" if isinstance(self.amount, Count) else ""
        amount = self.shown("amount", self.amount)
        return say(f"lcg-with-{self.how}{counted}", figure=kind, amount=amount)

    def fits(self, use: Use, card: int) -> bool:
        mine, other = figure(use, self.figure, card), number(use, self.amount)
        if self.how == "at-least":
            return mine >= other
        return mine < other if self.how == "below" else mine <= other


def cost_at_most(amount: int) -> With:
    """Return what means cards of a low printed cost."""
    return With("cost", "at-most", amount)


def opponents_alive(use: Use, whose: str) -> list[int]:
    """Return the opponent in the conflict, or all that are left."""
    if whose == "opponent":
        return [] if use.opponent == NOBODY else [use.opponent]
    return [seat for seat in use.state.alive if seat != use.seat]
