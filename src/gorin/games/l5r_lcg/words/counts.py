"""Counts: numbers that are counted when they are needed."""

from __future__ import annotations

from gorin.games.l5r_lcg import rings
from gorin.games.l5r_lcg.measures import has_trait, is_fighting
from gorin.games.l5r_lcg.script import Count, Use
from gorin.games.l5r_lcg.state import ATTACKING, EMPTY, NOBODY


class Attackers(Count, frozen=True):
    """How many characters attack."""

    def value(self, use: Use) -> int:
        return len(use.state.fighting(ATTACKING))


class FacedownProvinces(Count, frozen=True):
    """How many of your provinces have not been revealed."""

    def value(self, use: Use) -> int:
        row = use.state.provinces[use.seat]
        return sum(each.own != EMPTY and not each.shown for each in row)


class Holdings(Count, frozen=True):
    """How many holdings you control."""

    def value(self, use: Use) -> int:
        state = use.state
        row = (card for each in state.provinces[use.seat] for card in each.open_cards())
        return sum(state.facts(card).kind == "holding" for card in row)


class CharactersWithTrait(Count, frozen=True):
    """How many characters with a trait you control."""

    trait: str

    def value(self, use: Use) -> int:
        own = use.state.characters(use.seat)
        return sum(has_trait(use.table, card, self.trait) for card in own)


class ParticipantsOfClan(Count, frozen=True):
    """How many participating characters of a clan you control."""

    clan: str

    def value(self, use: Use) -> int:
        state = use.state
        own = (card for card in state.characters(use.seat) if is_fighting(state, card))
        return sum(state.facts(card).clan == self.clan for card in own)


class ClaimedRings(Count, frozen=True):
    """How many rings have been claimed."""

    def value(self, use: Use) -> int:
        return len(rings.claimed(use.table, use.seat))


def unclaimed(use: Use) -> tuple[str, ...]:
    """Return the rings that are neither claimed nor contested, as the seat sees them."""
    return rings.unclaimed(use.table, use.seat)


class UnclaimedRings(Count, frozen=True):
    """How many rings are unclaimed."""

    def value(self, use: Use) -> int:
        return len(unclaimed(use))


class FateOnRings(Count, frozen=True):
    """How much fate lies on unclaimed rings."""

    def value(self, use: Use) -> int:
        return sum(use.state.rings[name].fate for name in unclaimed(use))


class AttachmentsUpTo(Count, frozen=True):
    """How many attachments the chosen character has, but so many at most."""

    amount: int

    def value(self, use: Use) -> int:
        state = use.state
        worn = (len(state.play[card].worn) for card in use.chosen if card in state.play)
        return min(self.amount, next(worn, 0))


class HandAbove(Count, frozen=True):
    """How many cards more than a number your opponent holds."""

    amount: int

    def value(self, use: Use) -> int:
        if use.opponent == NOBODY:
            return 0
        return max(0, len(use.state.hands[use.opponent]) - self.amount)
