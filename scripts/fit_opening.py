"""Fit what cards are worth in an opening hand of the Introductory level.

Two heuristic bots play with opening hands taken at random from their starters. For each card the
share of games is counted that were won with it, beyond the share of its deck; what chance alone
would make of such figures is taken off. Prints the weights for `opening.py`.

    python scripts/fit_opening.py --games 8000
"""

from __future__ import annotations

import argparse
from collections import Counter

from gorin.bots.agent import answer
from gorin.bots.sight import Sight
from gorin.bots.tomb_raider.bot import TombRaiderBot
from gorin.bots.tomb_raider.scene import slug_of
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import plan, starter, wishes_for
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat

VARIANTS = ("tomb", "cave")
SEATS = (Seat(0), Seat(1))


class Opener(TombRaiderBot):
    """The heuristic bot with an opening hand taken at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.taken: list[str] = []
        self._pick = Fast(seed ^ 0x5555).below

    def choose(self, sight: Sight) -> object:
        if sight.kind != "opening":
            return super().choose(sight)
        key = sight.keys[self._pick(len(sight.keys))]
        self.taken.append(slug_of(key))
        return key


def played(games: int) -> tuple[Counter[tuple[int, str]], Counter[tuple[int, str]], Counter[int]]:
    """Return how often cards of each deck were taken, how often they won, and the decks' wins."""
    makes = [
        starter(
            plan(
                "tomb-raider",
                wishes_for(SHIPPED, "tomb-raider", seats=2, turn_limit=150, variant=variant),
            )
        )
        for variant in VARIANTS
    ]
    taken: Counter[tuple[int, str]] = Counter()
    won: Counter[tuple[int, str]] = Counter()
    wins: Counter[int] = Counter()
    for game in range(games):
        variant = game % len(VARIANTS)
        match = makes[variant](Fast(7 * game + 1))
        bots = {seat: Opener(2 * game + seat) for seat in SEATS}
        match.start()
        _ = answer(match, bots)
        winners = () if match.outcome is None else match.outcome.winners
        for seat in SEATS:
            deck = (variant + seat) % len(VARIANTS)
            wins[deck] += seat in winners
            for slug in bots[seat].taken:
                taken[deck, slug] += 1
                won[deck, slug] += seat in winners
    return taken, won, wins


def weights(games: int) -> dict[str, float]:
    """Return by how much each card raises the chance to win, the likeliest figure for it."""
    taken, won, wins = played(games)
    raw = {key: won[key] / count - wins[key[0]] / games for key, count in taken.items()}
    noise = {key: 0.25 / count for key, count in taken.items()}
    spread = sum(value * value - noise[key] for key, value in raw.items()) / len(raw)
    spread = max(spread, 0.0)
    # Of a card in both decks the two figures are one guess, by how sure each of them is.
    parts: dict[str, list[tuple[float, float]]] = {}
    for key, value in raw.items():
        parts.setdefault(key[1], []).append((value, 1.0 / noise[key]))
    values: dict[str, float] = {}
    for slug, each in parts.items():
        sure = sum(weight for _, weight in each)
        mean = sum(value * weight for value, weight in each) / sure
        values[slug] = mean * spread / (spread + 1.0 / sure) if spread else 0.0
    return values


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit what cards are worth in an opening hand.")
    _ = parser.add_argument("--games", type=int, default=8000, help="games to play")
    values = weights(parser.parse_args().games)
    for slug, value in sorted(values.items(), key=lambda item: (-item[1], item[0])):
        print(f'    "{slug}": {value:.3f},')


if __name__ == "__main__":
    main()
