"""The numbers of the Tomb Raider rules that an amendment may change."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Numbers printed in the rules; cards are counted in cards, damage in points.

    Attributes:
        hand_above_think: how far a hand may be filled above Think (TR-8.2).
        empty_hand_draws: how many times Think an empty hand draws (TR-8.3).
        fight_damage: damage of a won fight without weapons (TR-6.18, TR-6.25).
        starting_power: the power of a raider at the start (TR-3.2).
        deck_minimum: the fewest cards of a draw deck (TR-3.5).
        large_deck: from how many cards on a deck may hold `large_copies` of a card (TR-3.5).
        large_copies: copies of a card in a large deck (TR-3.5).
        small_copies: copies of a card in a smaller deck (TR-3.5).
    """

    hand_above_think: int = 6
    empty_hand_draws: int = 2
    fight_damage: int = 1
    starting_power: int = 1
    deck_minimum: int = 30
    large_deck: int = 60
    large_copies: int = 3
    small_copies: int = 2
