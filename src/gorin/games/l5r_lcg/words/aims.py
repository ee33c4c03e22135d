"""Aims: what is chosen for an ability."""

from __future__ import annotations

from gorin.games.l5r_lcg.script import Aim, Filter, Use
from gorin.games.l5r_lcg.state import EMPTY
from gorin.kernel.decision import Seat


class Character(Aim, frozen=True):
    """A character in play, as the filters say."""

    filters: tuple[Filter, ...] = ()

    def candidates(self, use: Use) -> tuple[int, ...]:
        return tuple(
            [
                card
                for card, found in use.state.play.items()
                if found.host == EMPTY and all(each.fits(use, card) for each in self.filters)
            ]
        )


class CharacterOfTheirChoice(Character, frozen=True):
    """A character that your opponent chooses."""

    def chooser(self, use: Use) -> Seat:
        return use.opponent


class Characters(Character, frozen=True):
    """So many characters."""

    number: int = 2

    def count(self, use: Use) -> tuple[int, int]:
        return self.number, self.number


class Attachment(Aim, frozen=True):
    """An attachment in play."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        return tuple(card for card, found in use.state.play.items() if found.host != EMPTY)


class FacedownInYourProvinces(Aim, frozen=True):
    """A card that lies face down in one of your provinces."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        row = use.state.provinces[use.seat]
        return tuple(each.card for each in row if each.card != EMPTY and not each.open)


class CharacterToPutIntoPlay(Aim, frozen=True):
    """A character with a trait and a low cost, on your dynasty discard pile or in a province."""

    trait: str
    amount: int

    def candidates(self, use: Use) -> tuple[int, ...]:
        state = use.state
        row = (each.card for each in state.provinces[use.seat] if each.open and each.card != EMPTY)
        return tuple(
            card for card in (*state.dynasty_piles[use.seat], *row) if self._fits(use, card)
        )

    def _fits(self, use: Use, card: int) -> bool:
        state = use.state
        facts = state.facts(card)
        if facts.kind != "character" or facts.cost > self.amount:
            return False
        if self.trait not in facts.traits:
            return False
        own = (state.facts(other).slug for other in state.characters(use.seat))
        return not facts.unique or facts.slug not in own
