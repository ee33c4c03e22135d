"""Effects on skill and glory, and what happens to each of several characters."""

from __future__ import annotations

from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import Strengthened
from gorin.games.l5r_lcg.lasting import base_after, held
from gorin.games.l5r_lcg.measures import can_fight, slug
from gorin.games.l5r_lcg.script import Count, Use, Who, number
from gorin.games.l5r_lcg.state import TYPES
from gorin.games.l5r_lcg.words.effects import OnChosen
from gorin.games.l5r_lcg.words.phrases import IT
from gorin.kernel.words import Message, say


class Has(OnChosen, frozen=True):
    """It has more of a figure, or less, until the end of a period: for each thing if counted."""

    figure: str
    amount: int
    who: Who = IT
    per: Count | None = None
    until: str = "conflict"

    def said(self) -> Message:
        name = "glory" if self.figure == "glory" else f"skill-{self.figure}"
        args = {"who": self.whom.said_every(), "figure": say(f"lcg-more-{name}")}
        id = "lcg-has-until" if self.amount > 0 else "lcg-has-less-until"
        said = say(id, amount=abs(self.amount), until=say(f"lcg-span-{self.until}"), **args)
        return said if self.per is None else say("lcg-per", text=said, each=self.per.said_each())

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        kinds = TYPES if self.figure == "both" else (self.figure,)
        amount = self.amount
        if self.per is not None:
            amount *= number(Use(use.table, use.seat, use.card, chosen=(card,)), self.per)
        return changed(use, card, kinds, amount, self.until)


def changed(
    use: Use, card: int, kinds: tuple[str, ...], amount: int, until: str = "conflict"
) -> tuple[LcgHappened, ...]:
    """Return what gives a character more or less of figures until the end of a period."""
    name = slug(use.state, card)
    return tuple(
        Strengthened(card, name, kind, amount, until=until, source=use.card)
        for kind in kinds
        if amount and (kind not in TYPES or can_fight(use.state, card, kind))
    )


class Double(OnChosen, frozen=True):
    """Its skill of a type is doubled until the end of the conflict, or its base skill."""

    figure: str
    who: Who = IT
    base: bool = False

    def said(self) -> Message:
        said = super().said()
        return Message(f"{said.id}-base", said.args) if self.base else said

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if self.base and getattr(use.state.facts(card), self.figure) <= 0:
            return ()
        if not can_fight(use.state, card, self.figure):
            return ()
        how = "base" if self.base else "times"
        name = slug(use.state, card)
        return (Strengthened(card, name, f"{how}-{self.figure}", 2, source=use.card),)


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
    """Return the base skill of a character: what is printed, or what it was made until now."""
    state = use.state
    printed: int = getattr(state.facts(card), kind)
    return base_after(printed, held(state, state.born(card), kind))
