"""Counts: numbers that are counted when they are needed."""

from __future__ import annotations

from gorin.games.l5r_lcg import rings
from gorin.games.l5r_lcg.script import Count, Use, number
from gorin.games.l5r_lcg.state import EMPTY, NOBODY
from gorin.games.l5r_lcg.words.phrases import Those
from gorin.kernel.words import Message, say


class HowMany(Count, frozen=True):
    """The number of cards that an object phrase means."""

    who: Those

    def said(self) -> Message:
        return say("lcg-word-how-many", who=self.who.said_many())

    def said_each(self) -> Message:
        return say("lcg-word-how-many-each", who=self.who.said_many(1))

    def value(self, use: Use) -> int:
        return len(self.who.everyone(use))


class FacedownProvinces(Count, frozen=True):
    """The number of your provinces that have not been revealed."""

    def value(self, use: Use) -> int:
        row = use.state.provinces[use.seat]
        return sum(each.own != EMPTY and not each.shown for each in row)


class Rings(Count, frozen=True):
    """The number of claimed, or unclaimed, rings."""

    sort: str

    def said(self) -> Message:
        return say(f"lcg-word-rings-{self.sort}")

    def value(self, use: Use) -> int:
        if self.sort == "claimed":
            return len(rings.claimed(use.table, use.seat))
        return len(unclaimed(use))


def unclaimed(use: Use) -> tuple[str, ...]:
    """Return the rings that are neither claimed nor contested, as the seat sees them."""
    return rings.unclaimed(use.table, use.seat)


class FateOnRings(Count, frozen=True):
    """The fate on unclaimed rings."""

    def value(self, use: Use) -> int:
        return sum(use.state.rings[name].fate for name in unclaimed(use))


class AttachmentsOnIt(Count, frozen=True):
    """The number of attachments on the chosen character."""

    def value(self, use: Use) -> int:
        play = use.state.play
        return next((len(play[card].worn) for card in use.chosen if card in play), 0)


class AtMost(Count, frozen=True):
    """A number, but at most an amount."""

    count: Count
    amount: int

    def said_each(self) -> Message:
        return say("lcg-word-at-most-each", each=self.count.said_each(), amount=self.amount)

    def value(self, use: Use) -> int:
        return min(self.amount, number(use, self.count))


class HandAbove(Count, frozen=True):
    """The number of cards that your opponent holds beyond a number."""

    amount: int

    def value(self, use: Use) -> int:
        if use.opponent == NOBODY:
            return 0
        return max(0, len(use.state.hands[use.opponent]) - self.amount)
