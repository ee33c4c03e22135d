"""The worth of cards of the starters in an opening hand: fitted, not judged.

By so much each card raises the chance to win the Introductory level against another heuristic bot,
in the way of `scripts/fit_opening.py`: from 16,000 games with opening hands taken at random, what
chance alone would make of such figures taken off. Cards that are not listed gave nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

OPENING: Mapping[str, float] = {
    "lara-croft-adventurer": 0.022,
    "wolves": 0.019,
    "bats": 0.017,
    "rough-ground": 0.015,
    "wolf-pack": 0.011,
    "look-again": 0.011,
    "chute-trap": 0.008,
    "dart-trap": 0.008,
    "pit-trap": 0.006,
    "loaded-for-bear": 0.005,
    "small-medi-pack": 0.005,
    "just-made-it": 0.004,
    "leather-jacket": 0.003,
    "rope": 0.001,
}
"""The rise in the chance to win by a card in the opening hand."""
