"""The numbers by which series differ."""

from __future__ import annotations

from dataclasses import dataclass, field

from gorin.games.tomb_raider.numbers import Numbers as DeckNumbers


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Numbers of a series; what one kind of series leaves out is 0 or False.

    Attributes:
        decks: the numbers that draw decks are held to between levels.
        one_level_each: there are as many levels as players, each built by one of them.
        same_power: all levels have the same power.
        treasure_row: the least row of the treasure room in levels that players build.
        first_atlantean_row: the least row of Atlantean locations in the first level.
        depth_step: by how much the depth of the first row rises from level to level.
        start_treasure: the power of the treasure with which all but the first player start.
        prizes: who wins a level gets a treasure.
        prize_optional: who wins a level may do without the treasure.
        additions: how many cards a player may add to the deck between two levels.
    """

    decks: DeckNumbers = field(default_factory=DeckNumbers)
    one_level_each: bool = False
    same_power: bool = False
    treasure_row: int = 0
    first_atlantean_row: int = 0
    depth_step: int = 0
    start_treasure: int = 0
    prizes: bool = False
    prize_optional: bool = False
    additions: int = 0
