"""The formats that the contracts are checked on: a name, and how to make a match from a seed.

Each maker returns a match that has not started, can fork, and draws from a fast source of
chance. Add a format here and all contracts run on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.raids import raid_wishes
from tests.synthetic.duel import duel
from tests.synthetic.game import TEMPEST, courts

from gorin.content.box.format import Format
from gorin.content.desk.matches import begin, plan
from gorin.content.l5r_lcg.decks import ready
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.formats import LEVEL_OF
from gorin.content.tomb_raider.formats import LEVELS as RAIDS
from gorin.content.tomb_raider.goals import aimed
from gorin.content.tomb_raider.pool import shipped
from gorin.games.l5r_ccg.decks import DECKS as CCG_DECKS
from gorin.games.l5r_ccg.game import DIAMOND
from gorin.games.l5r_ccg.state import new_state as new_diamond_state
from gorin.games.l5r_lcg.formats.enlightenment import ENLIGHTENMENT
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.state import new_state
from gorin.games.l5r_strategic.game import CAMPAIGN
from gorin.games.l5r_strategic.state import CLANS as WARRING
from gorin.games.l5r_strategic.state import new_state as new_campaign_state
from gorin.games.magic.decks import DECKS
from gorin.games.magic.game import COMMANDER
from gorin.games.magic.state import new_state as new_commander_state
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.table import Table

LEVELS = Path(__file__).parent / "data" / "levels"


def tomb_raid(
    chosen: Format, seed: int, *, seats: int, level: str = "introductory", opening: str = "chosen"
) -> Match[Any]:
    """A Tomb Raider match with starter decks that ends after 24 turns at the latest.

    In formats that change little 15 turns are enough to meet what they change.
    """
    limit = 24 if chosen.id == "standard" else 15
    plan = tomb_raider.plan_match(
        shipped(), seats=seats, level=level, turn_limit=limit, opening=opening
    )
    plan = replace(plan, level=aimed(plan.level, None, chosen.id, ()))
    return Match(tomb_raider.begin(chosen.rulebook, plan, shipped()), chance=Fast(seed))


def playable() -> dict[str, Callable[[int], Match[Any]]]:
    """Every format of Tomb Raider on a level, in the sizes that matter."""
    makers: dict[str, Callable[[int], Match[Any]]] = {}
    for chosen in RAIDS:
        name = f"tomb-raider/{chosen.id}"
        if chosen.id in LEVEL_OF:
            level = LEVEL_OF[chosen.id]
            makers[f"{name}, alone"] = partial(tomb_raid, chosen, seats=1, level=level)
            continue
        if chosen.fewest_seats == 1:
            makers[f"{name}, alone"] = partial(tomb_raid, chosen, seats=1)
        makers[f"{name}, two"] = partial(tomb_raid, chosen, seats=2)
        if chosen.id != "standard":
            continue  # what differs from the standard rules shows in these sizes
        makers[f"{name}, three with random hands"] = partial(
            tomb_raid, chosen, seats=3, level=str(LEVELS / "shuffled-room.toml"), opening="random"
        )
        makers[f"{name}, four"] = partial(
            tomb_raid, chosen, seats=4, level=str(LEVELS / "proving-ground.toml")
        )
    return makers


def of_level(seed: int, *, seats: int, level: str, variant: str | None = None) -> Match[Any]:
    """A match of a shipped level under the standard rules, of three turns at most."""
    plan = tomb_raider.plan_match(
        shipped(), seats=seats, level=level, variant=variant, turn_limit=3
    )
    return Match(tomb_raider.begin(RAIDS[0].rulebook, plan, shipped()), chance=Fast(seed))


def levels() -> dict[str, Callable[[int], Match[Any]]]:
    """Levels with what others lack: several decks, entrances by a roll, bonuses, spare cards."""
    return {
        "levels/fixed map with spare locations": partial(
            of_level, seats=2, level="death-by-design", variant="spare"
        ),
        "levels/three decks and bonuses": partial(of_level, seats=2, level="explore-the-depths"),
        "levels/supplied by the first": partial(
            of_level, seats=2, level="freestyle", variant="power-2-supplied"
        ),
    }


def joined(kind: str, seed: int, *, seats: int, **agreed: Any) -> Match[Any]:
    """A series that is played together with its levels, of two turns at most each."""
    wishes = raid_wishes(seats=seats, series=kind, turn_limit=2, **agreed)
    return Match(begin(plan("tomb-raider", wishes)), chance=Fast(seed))


def joined_series() -> dict[str, Callable[[int], Match[Any]]]:
    """Each kind of series together with its levels."""
    return {
        "joined/timed": partial(joined, "timed", seats=2, order="ask"),
        "joined/linked": partial(
            joined, "linked", seats=2, levels=("into-the-caves", "atlantis"), carry=("item",)
        ),
        "joined/pick-up": partial(joined, "pick-up", seats=2, order="ask"),
    }


def skirmish(seed: int, *, seats: int) -> Match[Any]:
    """A Skirmish of the ready decks, whose clans sit in turns."""
    decks = tuple(ready("skirmish", ("crane", "lion")[seat % 2]) for seat in range(seats))
    return Match(Table(SKIRMISH, new_state(decks, SKIRMISH.numbers)), chance=Fast(seed))


def stronghold(seed: int) -> Match[Any]:
    """A match of the stronghold game between Crane and Lion."""
    decks = tuple(ready("stronghold", clan) for clan in ("crane", "lion"))
    return Match(Table(STRONGHOLD, new_state(decks, STRONGHOLD.numbers)), chance=Fast(seed))


def enlightenment(seed: int, *, seats: int) -> Match[Any]:
    """A match of Enlightenment of Crane and Lion, who sit in turns."""
    decks = tuple(ready("enlightenment", ("crane", "lion")[seat % 2]) for seat in range(seats))
    return Match(Table(ENLIGHTENMENT, new_state(decks, ENLIGHTENMENT.numbers)), chance=Fast(seed))


def diamond(seed: int, *, seats: int) -> Match[Any]:
    """A match of the L5R CCG between two ready decks, which sit in turns."""
    decks = tuple(CCG_DECKS[seat % len(CCG_DECKS)] for seat in range(seats))
    return Match(Table(DIAMOND, new_diamond_state(decks, DIAMOND.numbers)), chance=Fast(seed))


def commander(seed: int, *, seats: int) -> Match[Any]:
    """A match of Commander between two ready decks, which sit in turns."""
    decks = tuple(DECKS[seat % len(DECKS)] for seat in range(seats))
    return Match(Table(COMMANDER, new_commander_state(decks, COMMANDER.numbers)), chance=Fast(seed))


def campaign(seed: int, *, clans: int, **agreed: Any) -> Match[Any]:
    """A campaign of some clans, of five turns unless said otherwise."""
    first = agreed.pop("first", 0)
    state = new_campaign_state(WARRING[first : first + clans], **{"turns": 5, **agreed})
    return Match(Table(CAMPAIGN, state), chance=Fast(seed))


FORMATS: dict[str, Callable[[int], Match[Any]]] = {
    "courts": lambda seed: courts(chance=Fast(seed)),
    "courts-of-two": lambda seed: courts(seats=2, chance=Fast(seed)),
    "tempest": lambda seed: courts(TEMPEST, chance=Fast(seed)),
    "duel": duel,
    "l5r-ccg/diamond, two": partial(diamond, seats=2),
    "l5r-ccg/diamond, three": partial(diamond, seats=3),
    "l5r-lcg/enlightenment, three": partial(enlightenment, seats=3),
    "l5r-lcg/enlightenment, four": partial(enlightenment, seats=4),
    "l5r-lcg/enlightenment, five": partial(enlightenment, seats=5),
    "l5r-lcg/enlightenment, six": partial(enlightenment, seats=6),
    "l5r-lcg/skirmish, two": partial(skirmish, seats=2),
    "l5r-lcg/skirmish, three": partial(skirmish, seats=3),
    "l5r-lcg/stronghold": stronghold,
    "l5r-strategic/campaign, two": partial(campaign, clans=2),
    "l5r-strategic/campaign, three": partial(campaign, clans=3, ties="castles"),
    "l5r-strategic/campaign, four": partial(campaign, clans=4, generals=4),
    "l5r-strategic/campaign, two and a referee": partial(campaign, clans=2, referee=True),
    "l5r-strategic/campaign, four and a referee": partial(
        campaign, clans=4, generals=4, referee=True
    ),
    "l5r-strategic/campaign, Scorpion and Unicorn with time": partial(
        campaign, clans=2, first=4, minutes=15
    ),
    "l5r-strategic/campaign, Crab, Mantis, Shadowlands and Ratling": partial(
        campaign, clans=4, first=6
    ),
    "l5r-strategic/campaign, roles apart in one clan": partial(
        campaign, clans=2, generals=2, apart=("dragon",), turns=4
    ),
    "l5r-strategic/campaign, roles apart, time, a referee": partial(
        campaign, clans=2, generals=1, apart=("dragon", "lion"), minutes=15, referee=True, turns=6
    ),
    "magic/commander, two": partial(commander, seats=2),
    "magic/commander, three": partial(commander, seats=3),
    "magic/commander, four": partial(commander, seats=4),
    **playable(),
    # Whose a contract is, the budget of tests reads from its name.
    **{f"tomb-raider, {name}": make for name, make in {**levels(), **joined_series()}.items()},
}

FIRST = 0
"""The seed that every run plays."""
LONG = ("l5r-lcg/enlightenment, five", "l5r-lcg/enlightenment, six")
"""Formats whose matches take long: their first seed is one of the long tests, others are soaked."""
ALIKE = (
    "l5r-strategic/campaign, two",
    "l5r-strategic/campaign, four",
    "l5r-strategic/campaign, two and a referee",
)
"""Rows in which nothing is that others do not have too, among other things: they are soaked."""


def every_format() -> list[Any]:
    """Return all formats as parameters of a test."""
    return [
        pytest.param(name, marks=_marks(name, is_first=True), id=name) for name in sorted(FORMATS)
    ]


def every_match(seeds: Sequence[int]) -> list[Any]:
    """Return all formats with each of some seeds as parameters of a test, a name and a seed."""
    return [
        pytest.param((name, seed), marks=_marks(name, is_first=seed == FIRST), id=f"{name}-{seed}")
        for name in sorted(FORMATS)
        for seed in seeds
    ]


def _marks(name: str, *, is_first: bool) -> tuple[pytest.MarkDecorator, ...]:
    """Return when a match of a format is played: in every run, in the long one, or when soaked."""
    if name in ALIKE or (name in LONG and not is_first):
        return (pytest.mark.soak,)
    return () if is_first and name not in LONG else (pytest.mark.slow,)
