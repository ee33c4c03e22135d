"""Plans of a bot of the campaign: what each way of an army gains, and what it risks.

A battle without a referee is drawn from all results, so that two armies against one lose one as
often as it falls. Where it is reported, more armies are no worse: the bot counts alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from gorin.bots.l5r_strategic.scene import Scene, rides, steps
from gorin.games.l5r_strategic.rokugan import OPEN, PLACES, distance
from gorin.games.l5r_strategic.state import is_land
from gorin.games.l5r_strategic.view import CampaignArmy

FUTURE = 0.3
"""The share that counts of what can be taken later."""
LATE = 1.2
"""The worth of a turn in which an army is not there."""

Allowed = Mapping[str, tuple[str, ...]]
"""The places to which orders may send armies, by their names."""


class Way(Struct, frozen=True):
    """The place of an army after a turn; `over` is where one of the Unicorn goes first."""

    army: str
    end: str
    over: str = ""


def falls(own: int, foes: int) -> float:
    """Return how likely a given one of some armies falls in a battle that is drawn."""
    count = own + foes
    return float((2 * 3 ** (count - 1) - 2**count) / (3**count - 2**count))


def wins(own: int, foes: int) -> float:
    """Return how likely all foes fall in a battle that is drawn, and one's own do not all."""
    count = own + foes
    return float(2**foes * (3**own - 2**own) / (3**count - 2**count))


class Planner:
    """Sends armies one after another: the one that gains most comes first."""

    def __init__(self, scene: Scene, misjudged: Callable[[], float]) -> None:
        self.scene = scene
        self._misjudged = misjudged
        self._going = Counter(
            army.place
            for army in scene.view.armies
            if army.clan == scene.clan and army.place and army.fights
        )

    def plan(self, allowed: Allowed, ridden: Allowed) -> dict[str, Way]:
        """Return where armies go: those that may be sent somewhere, or may stay."""
        scene = self.scene
        waiting = [name for name in allowed if scene.armies[name].place]
        ways: dict[str, Way] = {}
        while waiting:
            scored = [
                (self.worth(way) + self._misjudged(), way)
                for name in waiting
                for way in self._ways(name, allowed[name], ridden.get(name, ()))
            ]
            # Equal ones: the first army goes where it was listed first.
            _, best = max(scored, key=lambda each: each[0])
            ways[best.army] = best
            waiting.remove(best.army)
            self._send(best)
        return ways

    def _send(self, way: Way) -> None:
        self._going[way.end] += 1
        if self.scene.prize(way.end):
            self.scene.take(way.end)

    def _ways(self, name: str, open: tuple[str, ...], ridden: tuple[str, ...]) -> Iterator[Way]:
        here = self.scene.armies[name].place
        # Where another army was sent there is no staying, if there is anywhere to go.
        if self._has_room(here) or not any(map(self._has_room, open)):
            yield Way(name, here)
        for end in open:
            if self._has_room(end) and not self._is_lost(name, end):
                yield Way(name, end)
        for end in ridden:
            over = self._over(here, end, open) if end in rides(here) else ""
            if over and self._has_room(end) and not self._is_lost(name, end):
                yield Way(name, end, over)

    def _has_room(self, place: str) -> bool:
        """Return whether one more army of the clan may be in a province."""
        held = self.scene.view.holders.get(place) == self.scene.clan
        return self._going[place] < 1 + (held and PLACES[place].castle)

    def _is_lost(self, name: str, end: str) -> bool:
        """Return whether more enemies stand in a province than armies of the clan come there."""
        foes = len(self.scene.strangers.get(end, ()))
        return is_land(end) and foes > 1 + self._going[end]

    def _over(self, here: str, end: str, open: tuple[str, ...]) -> str:
        """Return over which province a second step leads: nobody stands there, it is worth most."""
        scene = self.scene
        between = [
            each
            for each in open
            if is_land(each) and end in OPEN[each] and each not in scene.strangers
            if self._has_room(each)
        ]
        return max(between, key=scene.prize, default="")

    # -- what a way is worth ---------------------------------------------------------------

    def worth(self, way: Way) -> float:
        """Return what a way gains and what it risks, in points."""
        scene = self.scene
        value = FUTURE * scene.ahead(way.end)
        if not is_land(way.end):
            return value
        chances = scene.chances.get(way.end, ())
        clear = 1.0
        for chance in chances:
            clear *= 1 - chance
        prize, stake = scene.prize(way.end), scene.stake(way.end)
        if not chances:
            return value + prize
        fought = 1 - clear
        own, foes = 1 + self._going[way.end], max(1, round(sum(chances) / fought))
        down, won = falls(own, foes), wins(own, foes)
        value += prize * (clear + fought * won)
        # Who stands in one's own province keeps it while the battle lasts.
        value += stake * fought * (1 - down)
        return value + fought * down * scene.army_worth * (1 / len(scene.rivals) - 1.1)

    # -- what appears again ----------------------------------------------------------------

    def rebuilt(self, allowed: Allowed) -> Iterator[tuple[str, str]]:
        """Yield where destroyed armies appear again: soon, where much is near or threatened."""
        for name, open in allowed.items():
            army = self.scene.armies[name]
            if army.place or not open or self._is_due(army):
                continue
            fitting = [place for place in open if self._has_room(place)] or list(open)
            best = max(fitting, key=lambda place: self._home(army, place))
            self._going[best] += 1
            yield name, best

    def _is_due(self, army: CampaignArmy) -> bool:
        """Return whether an order for it stands that nothing is against: a new one begins anew."""
        scene, target = self.scene, army.target
        return bool(target) and scene.holders.get(target, scene.clan) == scene.clan

    def _home(self, army: CampaignArmy, place: str) -> float:
        scene = self.scene
        turns = -(-distance(army.lost, place) // 3) if army.lost else 0
        threat = sum(scene.chances.get(place, ()))
        return FUTURE * scene.ahead(place) + threat * scene.stake(place) / 2 - LATE * turns


def reachable(scene: Scene, name: str, place: str) -> bool:
    """Return whether an army gets to a province in one turn."""
    here = scene.armies[name].place
    return bool(here) and place in steps(scene.clan, here)
