"""The scene of one question for a bot of the campaign: provinces, armies, and those to come."""

from __future__ import annotations

from functools import cache, cached_property

from gorin.bots.sight import Sight
from gorin.games.l5r_strategic.rokugan import OPEN, PLACES, distance, sailed
from gorin.games.l5r_strategic.state import Numbers, is_land
from gorin.games.l5r_strategic.view import CampaignArmy, CampaignSeat, CampaignView

NUMBERS = Numbers()
STAYS = 0.4
"""The chance that an army of another clan stays where it stands."""
IDLY = 0.3
"""The wish of another clan to go where it wins nothing, in points."""
FADES = 0.5
"""The worth that a province loses for each province that it lies farther away."""


@cache
def steps(clan: str, place: str) -> tuple[str, ...]:
    """Return where an army of a clan gets in one turn."""
    if clan == "mantis":
        return (*OPEN[place], *sailed(place))
    return (*OPEN[place], *rides(place)) if clan == "unicorn" else OPEN[place]


@cache
def rides(place: str) -> tuple[str, ...]:
    """Return where a second step over land leads, that the first does not."""
    if not is_land(place):
        return ()
    near = [each for each in OPEN[place] if is_land(each)]
    far = {end for each in near for end in OPEN[each] if is_land(end)}
    return tuple(sorted(far - {*near, place}))


def gain(place: str, clan: str) -> int:
    """Return the points that a province is worth to a clan that holds it."""
    province = PLACES[place]
    points = NUMBERS.own_points if province.clan == clan else NUMBERS.other_points
    return points + NUMBERS.castle_points * province.castle


class Scene:
    """One question, with what its seat may know.

    Attributes:
        holders: who holds each province; those that an army is sent to take are held already.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view: CampaignView = sight.view
        self.clan = self.view.seats[sight.seat].clan
        self.holders = dict(self.view.holders)
        self._prizes: dict[str, float] = {}
        self._ahead: dict[str, float] = {}

    @cached_property
    def left(self) -> int:
        """Count the boxes that will still be opened."""
        return max(1, self.view.turns - max(1, self.view.turn) + 1)

    @cached_property
    def armies(self) -> dict[str, CampaignArmy]:
        """All armies that the seat knows of, by name."""
        return {army.name: army for army in self.view.armies}

    @cached_property
    def teams(self) -> dict[str, CampaignSeat]:
        """The clans that play on, each with the seat that tells of it."""
        seats: dict[str, CampaignSeat] = {}
        for each in self.view.seats:
            if each.clan and each.alive:
                _ = seats.setdefault(each.clan, each)
        return seats

    @cached_property
    def friends(self) -> frozenset[str]:
        """The allies of the clan."""
        pairs = (pair for pair in self.view.allies if self.clan in pair)
        return frozenset(one if other == self.clan else other for one, other in pairs)

    @cached_property
    def rivals(self) -> tuple[str, ...]:
        """The clans that play against this one."""
        others = {*self.teams} | {army.clan for army in self.view.armies}
        return tuple(sorted(others - {self.clan} - self.friends))

    # -- what provinces are worth ----------------------------------------------------------

    def prize(self, place: str) -> float:
        """Return what it is worth to take a province: the points, and what its holder loses."""
        holder = self.holders.get(place, "")
        if holder in ("", self.clan) or holder in self.friends:
            return 0.0
        lost = gain(place, holder) / len(self.rivals) if holder in self.rivals else 0.0
        return gain(place, self.clan) + lost

    def stake(self, place: str) -> float:
        """Return what it costs if a rival takes a province that the clan holds."""
        if self.holders.get(place) != self.clan or not self.rivals:
            return 0.0
        return gain(place, self.clan) + gain(place, "") / len(self.rivals)

    def ahead(self, place: str) -> float:
        """Return what can be taken later from a province: what is near counts most."""
        if not self._prizes:
            self._prizes = {each: self.prize(each) for each in self.holders}
            self._ahead = {}
        if place not in self._ahead:
            self._ahead[place] = sum(
                prize * FADES**far
                for each, prize in self._prizes.items()
                if prize and 0 < (far := distance(place, each)) < self.left
            )
        return self._ahead[place]

    def take(self, place: str) -> None:
        """Count a province as held by the clan: an army is sent to take it."""
        self.holders[place] = self.clan
        self._prizes = {}

    @cached_property
    def army_worth(self) -> float:
        """Return the worth of an army: the provinces it takes until another one stands here."""
        held = any(
            place in PLACES and PLACES[place].castle and PLACES[place].clan == self.clan
            for place, holder in self.holders.items()
            if holder == self.clan
        )
        return 1.2 * (min(self.left - 1, 4) if held or self.clan == "ratling" else self.left - 1)

    # -- armies of others ------------------------------------------------------------------

    @cached_property
    def strangers(self) -> dict[str, tuple[CampaignArmy, ...]]:
        """The armies of rivals, by province."""
        armies: dict[str, tuple[CampaignArmy, ...]] = {}
        for army in self.view.armies:
            if army.place and army.clan in self.rivals:
                armies[army.place] = (*armies.get(army.place, ()), army)
        return armies

    @cached_property
    def chances(self) -> dict[str, tuple[float, ...]]:
        """Return the chances of each army of a rival for each province when all have moved."""
        result: dict[str, tuple[float, ...]] = {}
        for here, armies in self.strangers.items():
            for army in armies:
                for place, chance in self._ways(army, here).items():
                    result[place] = (*result.get(place, ()), chance)
        return result

    def _ways(self, army: CampaignArmy, here: str) -> dict[str, float]:
        if army.fights:
            return {here: 1.0}
        wants = {place: IDLY + self._wanted(army.clan, place) for place in steps(army.clan, here)}
        share = (1 - STAYS) / sum(wants.values())
        return {here: STAYS, **{place: want * share for place, want in wants.items()}}

    def _wanted(self, clan: str, place: str) -> float:
        """Return what a province is worth to another clan that does not hold it."""
        holder = self.view.holders.get(place, "")
        return float(gain(place, clan)) if holder not in ("", clan) else 0.0
