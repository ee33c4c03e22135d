"""Figures of cards: what is compared with a number, or with a figure of somebody else."""

from __future__ import annotations

from gorin.games.l5r_lcg.measures import glory, skill
from gorin.games.l5r_lcg.script import Count, Filter, Use, Who, number
from gorin.kernel.words import Message, say


def figure(use: Use, name: str, card: int) -> int:
    """Return a figure of a card: its cost, a skill, its glory, the fate on it."""
    if name in ("military", "political"):
        return skill(use.table, card, name)
    if name == "glory":
        return glory(use.table, card)
    return use.state.play[card].fate if name == "fate" else use.state.facts(card).cost


class FigureOf(Count, frozen=True):
    """A figure of somebody: the highest if several are meant, below any if nobody is."""

    figure: str
    who: Who

    def value(self, use: Use) -> int:
        return max((figure(use, self.figure, card) for card in self.who.everyone(use)), default=-1)


class With(Filter, frozen=True):
    """A figure of it is `at-most`, `at-least` or `below` an amount, as `how` says."""

    figure: str
    how: str
    amount: int | Count

    def said(self) -> Message:
        name = say(f"lcg-figure-{self.figure}")
        if isinstance(self.amount, FigureOf) and self.amount.figure == self.figure:
            return say(f"lcg-with-{self.how}-that", figure=name, who=self.amount.who.said())
        counted = "-count" if isinstance(self.amount, Count) else ""
        amount = self.shown("amount", self.amount)
        return say(f"lcg-with-{self.how}{counted}", figure=name, amount=amount)

    def fits(self, use: Use, card: int) -> bool:
        mine, other = figure(use, self.figure, card), number(use, self.amount)
        if self.how == "at-least":
            return mine >= other
        return mine < other if self.how == "below" else mine <= other


def cost_at_most(amount: int) -> With:
    """Return what means cards of a low printed cost."""
    return With("cost", "at-most", amount)
