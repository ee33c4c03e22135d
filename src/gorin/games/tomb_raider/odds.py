"""Exact odds of dice, for whoever advises or decides by them."""

from __future__ import annotations

from functools import cache

SIDES = 6


def percent(chance: float) -> int:
    """Return a probability in whole per cent; only what is certain is 0 or 100."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


@cache
def ways(dice: int) -> tuple[float, ...]:
    """Return the probability of each total of some dice, from a total of 0 on."""
    chances = [1.0]
    for _ in range(dice):
        rolled = [0.0] * (len(chances) + SIDES)
        for total, chance in enumerate(chances):
            for face in range(1, SIDES + 1):
                rolled[total + face] += chance / SIDES
        chances = rolled
    return tuple(chances)


@cache
def at_least(dice: int, target: int) -> float:
    """Return the probability that some dice total at least the target."""
    return sum(ways(max(0, dice))[max(0, target) :])


@cache
def wins_against(dice: int, bonus: int, rival_dice: int, rival_bonus: int) -> float:
    """Return the probability of the higher result when ties are rolled again."""
    won = lost = 0.0
    for total, chance in enumerate(ways(max(0, dice))):
        for other, rival_chance in enumerate(ways(max(0, rival_dice))):
            if total + bonus > other + rival_bonus:
                won += chance * rival_chance
            elif total + bonus < other + rival_bonus:
                lost += chance * rival_chance
    return won / (won + lost) if won + lost else 0.5
