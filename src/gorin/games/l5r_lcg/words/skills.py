"""Effects on skill and glory, and what happens to each of several characters."""

from __future__ import annotations

from gorin.games.l5r_lcg.happened import LcgHappened
from gorin.games.l5r_lcg.measures import can_fight, lasting_on, slug
from gorin.games.l5r_lcg.play_events import Strengthened
from gorin.games.l5r_lcg.script import Count, Effect, Filter, Use, number, phrase
from gorin.games.l5r_lcg.state import EMPTY, TYPES
from gorin.games.l5r_lcg.words.effects import OnChosen, OnThis
from gorin.kernel.words import Message, say


class Improve(OnChosen, frozen=True):
    """It has more of both skills until the end of the conflict, for each of what is counted."""

    amount: int
    per: Count | None = None

    def said(self) -> Message:
        if self.per is None:
            return say("lcg-word-improve-plainly", amount=self.amount)
        return say("lcg-word-improve", amount=self.amount, per=self.per.said_each())

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        counted = Use(use.table, use.seat, use.card, chosen=(card,))
        amount = self.amount * (1 if self.per is None else number(counted, self.per))
        return changed(use, card, TYPES, amount)


class Weaken(OnChosen, frozen=True):
    """It has less of both skills until the end of the conflict."""

    amount: int

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return changed(use, card, TYPES, -self.amount)


class WeakenIn(OnChosen, frozen=True):
    """It has less skill of a type until the end of the conflict."""

    kind: str
    amount: int

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return changed(use, card, (self.kind,), -self.amount)


def changed(use: Use, card: int, kinds: tuple[str, ...], amount: int) -> tuple[LcgHappened, ...]:
    """Return what gives a character more or less of skills until the end of the conflict."""
    name = slug(use.state, card)
    return tuple(
        Strengthened(card, name, kind, amount, source=use.card)
        for kind in kinds
        if amount and can_fight(use.state, card, kind)
    )


class StrengthenThisIn(OnThis, frozen=True):
    """This character has more skill of a type until the end of the conflict."""

    kind: str
    amount: int

    def on_this(self, use: Use) -> tuple[LcgHappened, ...]:
        return changed(use, use.card, (self.kind,), self.amount)


class DoubleThis(OnThis, frozen=True):
    """The skill of this character is doubled until the end of the conflict."""

    kind: str

    def on_this(self, use: Use) -> tuple[LcgHappened, ...]:
        return changed(use, use.card, (self.kind,), 2) and (
            Strengthened(
                use.card, slug(use.state, use.card), f"times-{self.kind}", 2, source=use.card
            ),
        )


class SwitchBase(OnChosen, frozen=True):
    """Its base skills are switched until the end of the conflict."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if not all(can_fight(use.state, card, kind) for kind in TYPES):
            return ()
        name, bases = slug(use.state, card), [base_of(use, card, kind) for kind in TYPES]
        return tuple(
            Strengthened(card, name, f"set-base-{kind}", bases[1 - place], source=use.card)
            for place, kind in enumerate(TYPES)
        )


def base_of(use: Use, card: int, kind: str) -> int:
    """Return the base skill of a character: what is printed, or what stands in its place."""
    state = use.state
    printed: int = getattr(state.facts(card), kind)
    return [printed, *lasting_on(use.table, card, f"set-base-{kind}")][-1]


class MoreGlory(OnChosen, frozen=True):
    """It has more glory until the end of the phase."""

    amount: int

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        name = slug(use.state, card)
        return (Strengthened(card, name, "glory", self.amount, until="phase", source=use.card),)


class Each(Effect, frozen=True):
    """Something happens to each character that the filters say."""

    filters: tuple[Filter, ...]
    effect: OnChosen

    def said(self) -> Message:
        who = say("lcg-every", noun=phrase("character", self.filters))
        return say("lcg-word-each", who=who, effect=self.effect.said())

    def can_do(self, use: Use) -> bool:
        return any(self.effect.affects(use, card) for card in self._found(use))

    def _found(self, use: Use) -> tuple[int, ...]:
        return tuple(
            card
            for card, found in use.state.play.items()
            if found.host == EMPTY and all(each.fits(use, card) for each in self.filters)
        )

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return tuple(event for card in self._found(use) for event in self.effect.on(use, card))
