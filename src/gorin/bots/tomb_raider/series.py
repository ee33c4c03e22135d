"""The heuristic bot between the levels of a series: treasures, what is kept, cards added."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorin.bots.agent import RANDOM, Agent
from gorin.bots.random_bot import RandomBot
from gorin.bots.sight import Sight
from gorin.bots.tomb_raider.keepsakes import worth
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat

SPARE = 2.5
"""Cards below this value are not worth adding: they make the good ones rarer."""
LARA = "lara-croft"
"""The raider whose upgrades there are; other raiders cannot use them."""


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
            return sight.sample(self._below)
        judge = JUDGES.get(sight.kind)
        if judge is None:
            return keys[self._below(len(keys))]
        view: SeriesView = sight.view
        values = {key: judge(view, sight.seat, key) for key in keys}
        most = max(values.values())
        best = [key for key in keys if values[key] >= most]
        return best[self._below(len(best))]


def _order(view: SeriesView, seat: Seat, key: str) -> float:
    """Weigh an order: the first on the list starts without a treasure and prefers lots."""
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
"""The judge of options, by the kind of question."""
