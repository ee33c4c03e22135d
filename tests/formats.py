"""The formats that the contracts are checked on: a name, and how to make a match from a seed.

Each maker returns a match that has not started, can fork, and draws from a fast source of
chance. Add a format here and all contracts run on it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.synthetic.duel import duel
from tests.synthetic.game import TEMPEST, courts

from gorin.content import tomb_raider
from gorin.games.catalog import FORMATS as CATALOGUE
from gorin.games.catalog import Format
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match

LEVELS = Path(__file__).parent / "data" / "levels"


def tomb_raid(
    chosen: Format, seed: int, *, seats: int, level: str = "introductory", opening: str = "chosen"
) -> Match[Any]:
    """A Tomb Raider match with starter decks that ends after 40 turns at the latest."""
    plan = tomb_raider.plan_match(seats=seats, level=level, turn_limit=40, opening=opening)
    return Match(tomb_raider.begin(chosen.rulebook, plan), chance=Fast(seed))


def playable() -> dict[str, Callable[[int], Match[Any]]]:
    """Every format of the catalogue, in the sizes that matter."""
    makers: dict[str, Callable[[int], Match[Any]]] = {}
    for chosen in CATALOGUE:
        name = f"{chosen.game}/{chosen.id}"
        assert chosen.game == "tomb-raider", name
        makers[f"{name}, alone"] = partial(tomb_raid, chosen, seats=1)
        makers[f"{name}, two"] = partial(tomb_raid, chosen, seats=2)
        makers[f"{name}, three with random hands"] = partial(
            tomb_raid, chosen, seats=3, level=str(LEVELS / "shuffled-room.toml"), opening="random"
        )
        makers[f"{name}, four"] = partial(
            tomb_raid, chosen, seats=4, level=str(LEVELS / "proving-ground.toml")
        )
    return makers


FORMATS: dict[str, Callable[[int], Match[Any]]] = {
    "courts": lambda seed: courts(chance=Fast(seed)),
    "courts-of-two": lambda seed: courts(seats=2, chance=Fast(seed)),
    "tempest": lambda seed: courts(TEMPEST, chance=Fast(seed)),
    "duel": duel,
    **playable(),
}
