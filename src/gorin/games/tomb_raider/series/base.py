"""The three series that the rules suggest, over one base."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.games.tomb_raider.numbers import Numbers as DeckNumbers
from gorin.games.tomb_raider.series import keeping, steps
from gorin.games.tomb_raider.series.game import SeriesGame
from gorin.games.tomb_raider.series.numbers import Numbers
from gorin.kernel.rule import Rulebook

STEPS: Mapping[str, Callable[..., Any]] = {
    # "level" is not here: whoever plays a series with its levels carries that step out.
    "order": steps.order_step,
    "start": keeping.start_step,
    "keep": keeping.keep_step,
    "prize": keeping.prize_step,
    "additions": keeping.additions_step,
    "add": keeping.add_step,
    "next": steps.next_step,
}

LINKED = Rulebook(SeriesGame(), "tomb-raider-series/linked", "1", Numbers(prizes=True), STEPS)
"""Levels in order, with a treasure for the winner of each."""

TIMED = LINKED.amended(
    "tomb-raider-series/timed",
    steps.score.becomes(steps.fewest_extra_turns, clause="TR-17.2"),
    numbers=Numbers(one_level_each=True, same_power=True),
)
"""A race through a level of each player: extra turns count."""

PICK_UP = LINKED.amended(
    "tomb-raider-series/pick-up",
    steps.score.becomes(steps.most_levels, clause="TR-17.1"),
    numbers=Numbers(
        decks=DeckNumbers(deck_minimum=60),
        one_level_each=True,
        treasure_row=4,
        first_atlantean_row=3,
        depth_step=2,
        start_treasure=1,
        prizes=True,
        prize_optional=True,
        additions=10,
    ),
)
"""Deeper and deeper through the levels that players built, with all that was picked up."""
