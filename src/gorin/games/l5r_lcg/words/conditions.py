"""Conditions: when an ability may be used, or a constant effect holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorin.games.l5r_lcg.events.notes import AGAINST, is_first_of_type, noted
from gorin.games.l5r_lcg.measures import elements_of, glory, is_fighting, slot_of_own, total
from gorin.games.l5r_lcg.script import Condition, Phrase, Use, Who
from gorin.games.l5r_lcg.state import HOME, NOBODY, Conflict
from gorin.games.l5r_lcg.words.filters import YOURS, Is
from gorin.games.l5r_lcg.words.phrases import This, Those
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say


class Fight(Phrase, frozen=True):
    """A conflict, as far as anything is said of it.

    Attributes:
        kind: its type.
        ring: one of its elements.
        here: whether it is at this province.
        you: what you are there, attacker or defender.
        who: somebody who takes part.
        unopposed: whether it is unopposed.
        alone: whether you have a single participant there.
        first: whether it is the first of its type in the round.
    """

    kind: str = "any"
    ring: str = ""
    here: bool = False
    you: str = ""
    who: Who | None = None
    unopposed: bool = False
    alone: bool = False
    first: bool = False

    def said(self) -> Message:
        return self.said_with_article(self.noun())

    def said_with_article(self, noun: Message) -> Message:
        """Return a noun for it, of which more may be said, with its article."""
        return say("lcg-first-conflict" if self.first else "lcg-one-conflict", noun=noun)

    def noun(self) -> Message:
        """Return it as a noun without an article."""
        noun = say("lcg-noun-conflict")
        if self.kind != "any":
            noun = say("lcg-conflict-kind", noun=noun, kind=say(f"lcg-kind-{self.kind}"))
        for name in ("unopposed", "here", "alone"):
            if getattr(self, name):
                noun = say(f"lcg-conflict-{name}", noun=noun)
        if self.ring:
            noun = say("lcg-conflict-ring", noun=noun, ring=say(f"lcg-ring-{self.ring}"))
        if self.you:
            noun = say(f"lcg-conflict-you-{self.you}", noun=noun)
        if self.who is not None:
            noun = say("lcg-conflict-who", noun=noun, who=self.who.said())
        return noun

    def fits(self, use: Use) -> bool:
        """Return whether this is the conflict that is fought now."""
        conflict = use.state.conflict
        if conflict is None or self is ANY:  # most words name nothing, and this is asked often
            return conflict is not None
        return self._is_such(use, conflict) and self._is_fought_so(use, conflict)

    def _is_such(self, use: Use, conflict: Conflict) -> bool:
        """Return whether the conflict itself is meant: its type, its element, its province."""
        if self.kind not in ("any", conflict.kind):
            return False
        if self.ring and self.ring not in elements_of(use.table, conflict.ring):
            return False
        if self.first and not is_first_of_type(use.state, conflict.kind):
            return False
        return not self.here or is_here(use, conflict)

    def _is_fought_so(self, use: Use, conflict: Conflict) -> bool:
        """Return whether those are meant who fight it."""
        if self.you and use.seat != getattr(conflict, self.you):
            return False
        if self.unopposed and not conflict.unopposed:
            return False
        if self.alone and len(own_participants(use)) != 1:
            return False
        who, state = self.who, use.state
        return who is None or any(is_fighting(state, card) for card in who.everyone(use))


ANY = Fight()


def is_here(use: Use, conflict: Conflict) -> bool:
    """Return whether a conflict is fought at the province of a use."""
    if conflict.defender != use.state.owners[use.card]:
        return False
    return slot_of_own(use.state, use.card) in (conflict.slot, *conflict.also)


def own_participants(use: Use) -> tuple[int, ...]:
    """Return the participants of the seat of a use."""
    state = use.state
    return tuple(card for card in state.characters(use.seat) if is_fighting(state, card))


class During(Condition, frozen=True):
    """A conflict is fought."""

    fight: Fight = ANY

    def holds(self, use: Use) -> bool:
        return self.fight.fits(use)


def during(
    kind: str = "any",
    *,
    ring: str = "",
    here: bool = False,
    you: str = "",
    first: bool = False,
) -> During:
    """Return the condition that a conflict is fought."""
    return During(Fight(kind, ring, here, you, first=first))


class OutsideConflicts(Condition, frozen=True):
    """No conflict is fought."""

    def holds(self, use: Use) -> bool:
        return use.state.conflict is None


class DuringPhase(Condition, frozen=True):
    """It is a phase."""

    phase: str

    def holds(self, use: Use) -> bool:
        return use.state.phase == self.phase


class While(Condition, frozen=True):
    """Somebody is in a state."""

    who: Who
    what: Is

    def said(self) -> Message:
        return say(f"lcg-while-{self.what.state}", who=self.who.said())

    def holds(self, use: Use) -> bool:
        if isinstance(self.who, This):  # the usual case, asked with each look at the board
            return use.card in use.state.play and self.what.fits(use, use.card)
        return any(self.what.fits(use, card) for card in self.who.everyone(use))


class Dire(Condition, frozen=True):
    """This character has no fate."""

    @states("LCG-S8.11")
    def holds(self, use: Use) -> bool:
        this = use.state.play.get(use.card)
        return this is not None and not this.fate


class There(Condition, frozen=True):
    """There are enough cards of those that an object phrase means."""

    who: Those
    least: int = 1

    def said(self) -> Message:
        who, verb = self.who, "there"
        if YOURS in who.filters:
            others = tuple(each for each in who.filters if each != YOURS)
            who, verb = Those(others, who.kind), "you-control"
        if self.least == 1:
            return say(f"lcg-if-{verb}", who=who.said())
        return say(f"lcg-if-{verb}-many", count=self.least, who=who.said_many(self.least))

    def holds(self, use: Use) -> bool:
        return len(self.who.everyone(use)) >= self.least


# -- who has more --------------------------------------------------------------------------


def opponents_alive(use: Use, whose: str) -> list[int]:
    """Return the opponent in the conflict, or all that are left."""
    if whose == "opponent":
        return [] if use.opponent == NOBODY else [use.opponent]
    return [seat for seat in use.state.alive if seat != use.seat]


def _skill_now(use: Use, seat: int) -> int:
    side = use.state.side_of(Seat(seat))
    return -1 if use.state.conflict is None or side == HOME else total(use.table, side)


def _glory_now(use: Use, seat: int) -> int:
    if use.state.conflict is None:
        return -1
    ready = (
        card
        for card, one in use.state.play.items()
        if one.seat == seat and one.side != HOME and not one.bowed
    )
    return sum(glory(use.table, card) for card in ready)


def _honored(use: Use, seat: int) -> int:
    return sum(each.seat == seat and each.status > 0 for each in use.state.play.values())


FIGURES: Mapping[str, Callable[[Use, int], int]] = {
    "honor": lambda use, seat: use.state.honor[Seat(seat)],
    "dial": lambda use, seat: use.state.dials[Seat(seat)],
    "skill": _skill_now,
    "glory": _glory_now,
    "honored": _honored,
}
"""The figures of which players may have more or less."""


@states("ENL-6.6", "ENL-7.4")
class Ahead(Condition, frozen=True):
    """You have more of something than your opponent in the conflict, or than any opponent."""

    figure: str
    than: str = "opponent"
    by: int = 1

    def said(self) -> Message:
        more = f"-{self.than}" + ("-by" if self.by > 1 else "")
        return say(f"lcg-ahead{more}", figure=say(f"lcg-figure-of-{self.figure}"), amount=self.by)

    def holds(self, use: Use) -> bool:
        value = FIGURES[self.figure]
        own = value(use, use.seat) - self.by
        return any(value(use, seat) <= own for seat in opponents_alive(use, self.than))


class Behind(Condition, frozen=True):
    """You have less of something than your opponent in the conflict, or than any opponent."""

    figure: str
    than: str = "opponent"

    def said(self) -> Message:
        return say(f"lcg-behind-{self.than}", figure=say(f"lcg-figure-of-{self.figure}"))

    def holds(self, use: Use) -> bool:
        value = FIGURES[self.figure]
        own = value(use, use.seat)
        return any(value(use, seat) > own for seat in opponents_alive(use, self.than))


@states("LCG-S8.5")
class Composure(Condition, frozen=True):
    """Your honor dial shows less than that of an opponent."""

    def holds(self, use: Use) -> bool:
        return Behind("dial", "an-opponent").holds(use)


class RingClaimed(Condition, frozen=True):
    """You have claimed the ring of an element."""

    ring: str

    def holds(self, use: Use) -> bool:
        rings = use.state.rings.items()
        own = (name.partition(".")[0] for name, ring in rings if ring.seat == use.seat)
        return self.ring in own


class FirstPlayer(Condition, frozen=True):
    """You are the first player."""

    def holds(self, use: Use) -> bool:
        return use.state.first == use.seat


class AttackedTwice(Condition, frozen=True):
    """An opponent has declared two conflicts or more against you in this phase."""

    def holds(self, use: Use) -> bool:
        return any(attacked_twice(use, seat) for seat in use.state.alive)


def attacked_twice(use: Use, seat: int) -> bool:
    """Return whether a seat has declared two conflicts or more against that of a use."""
    return noted(use.state, "phase", AGAINST, Seat(seat), use.seat) > 1
