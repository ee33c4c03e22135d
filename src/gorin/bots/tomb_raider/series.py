"""The heuristic bot between the levels of a series: treasures, what is kept, cards added."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorin.bots.agent import RANDOM, Agent
from gorin.bots.random_bot import RandomBot
from gorin.bots.sight import Sight
from gorin.bots.tomb_raider.scene import effects_of, script_of
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.script import Constant
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.games.tomb_raider.words.constants import (
    AddDiceToTests,
    AddToTests,
    HoldMoreCards,
    MoreLife,
    RaiseAbilitiesThatBeganAt,
    RaiseAbility,
    RaiseEveryAbility,
    WalkFurther,
    Weapon,
)
from gorin.games.tomb_raider.words.effects import Heal, PreventDamage, RollAgain
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat

CONSTANTS: Mapping[type[Constant], float] = {
    RaiseEveryAbility: 8.0,
    RaiseAbilitiesThatBeganAt: 7.0,
    RaiseAbility: 5.0,
    AddDiceToTests: 4.0,
    MoreLife: 4.0,
    WalkFurther: 3.0,
    AddToTests: 3.0,
    Weapon: 3.0,
    HoldMoreCards: 1.0,
}
"""What cards that stay in play are worth for the rest of a series."""
USES = {RollAgain: 5.0, PreventDamage: 4.0, Heal: 3.5}
SEARCH = 3.0
"""What a card is worth more that helps Search tests: they win levels."""
SPARE = 2.5
"""Cards below this value are not worth adding: they make the good ones rarer."""
LARA = "lara-croft"
"""Whose upgrades there are; other raiders cannot use them."""


def series_agent(level: str, seed: int) -> Agent:
    """Return who decides between levels for a bot of a level: at random, or by rules of thumb."""
    return RandomBot(seed) if level == RANDOM else SeriesBot(seed)


class SeriesBot:
    """Plays one seat between levels; the seed decides between answers that look equally good."""

    def __init__(self, seed: int) -> None:
        self._below = Fast(seed).below

    def choose(self, sight: Sight) -> object:
        keys = sight.keys
        if not keys:
            assert sight.domain is not None, sight.kind
            return sight.domain.sample(self._below)
        judge = JUDGES.get(sight.kind)
        if judge is None:
            return keys[self._below(len(keys))]
        view = sight.view
        assert isinstance(view, SeriesView)
        values = {key: judge(view, sight.seat, key) for key in keys}
        most = max(values.values())
        best = [key for key in keys if values[key] >= most]
        return best[self._below(len(best))]


def worth(slug: str) -> float:
    """Return what a card is worth for the rest of a series."""
    script = script_of(slug)
    found = [
        CONSTANTS.get(type(constant), 2.0) + _search(constant) for constant in script.constants
    ]
    found += [USES.get(type(effect), 1.0) for effect in effects_of(slug)]
    return sum(found)


def _search(constant: Constant) -> float:
    return SEARCH if getattr(constant, "ability", None) is Ability.SEARCH else 0.0


def _order(view: SeriesView, seat: Seat, key: str) -> float:
    """Who is listed first starts without a treasure, and would rather draw lots."""
    wants_lots = seat == 0 and "item" in view.carry
    return 1.0 if (key == "levels-by-lot") is wants_lots else 0.0


def _take(view: SeriesView, seat: Seat, key: str) -> float:
    slug = key.partition(":")[2]
    return worth(slug) + 0.1 if slug else 0.0


def _add(view: SeriesView, seat: Seat, key: str) -> float:
    """Add what is strong and not in the deck yet."""
    slug = key.partition(":")[2]
    if not slug:
        return SPARE
    me = next(player for player in view.players if player.seat == seat)
    if slug.startswith(LARA) and (not me.raider.startswith(LARA) or slug in me.kept):
        return 0.0
    return worth(slug) - 2.0 * dict(view.deck).get(slug, 0)


JUDGES: Mapping[str, Callable[[SeriesView, Seat, str], float]] = {
    "series-order": _order,
    "series-start": _take,
    "series-prize": _take,
    "series-keep": _take,
    "series-add": _add,
}
"""How good an option is, by the kind of question."""
