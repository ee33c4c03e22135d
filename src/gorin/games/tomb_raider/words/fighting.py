"""Fights: attacking raiders at other times, and who else gets hurt."""

from __future__ import annotations

from gorin.games.tomb_raider.events.actions import TestHindered
from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.trials import TestChanged
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.measures import abilities, adjacent, is_known, raiders_at
from gorin.games.tomb_raider.phases.attacking import begin_attack, forbids_attack
from gorin.games.tomb_raider.phases.damage import deal_damage
from gorin.games.tomb_raider.phases.overcoming import damage_obstacle, obstacles_at
from gorin.games.tomb_raider.script import Effect, Use
from gorin.games.tomb_raider.state import hindrance
from gorin.games.tomb_raider.words.effects import CHOOSE_RAIDER
from gorin.kernel.decision import Decision, Option, Play, Seat, ask


class _Attack(Effect, frozen=True):
    """Your raider attacks another one there, which is its attack of this turn."""

    def can_do(self, use: Use) -> bool:
        return bool(_targets(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._attack(use) if self.can_do(use) else None

    def _attack(self, use: Use) -> Play[None]:
        rival = yield from ask(Decision(use.seat, CHOOSE_RAIDER, _targets(use)))
        begin_attack(use.table, use.seat, rival)
        self.favour(use, rival)

    def favour(self, use: Use, rival: Seat) -> None:
        """Change the two tests that have just been announced."""
        raise NotImplementedError


def _targets(use: Use) -> tuple[Option[Seat], ...]:
    return tuple(
        Option(f"raider:{seat}", seat)
        for seat in use.table.state.raiders
        if next(forbids_attack(use.table, use.seat, seat), None) is None
    )


class AttackWithMoreDice(_Attack, frozen=True):
    """Your raider attacks another one there and rolls more dice."""

    count: int

    def favour(self, use: Use, rival: Seat) -> None:
        happen(use.table, TestChanged(use.seat, "dice", self.count))


class AttackUnawares(_Attack, frozen=True):
    """Your raider attacks another one there, which rolls fewer dice, but always one."""

    count: int

    def favour(self, use: Use, rival: Seat) -> None:
        fewer = min(self.count, abilities(use.table, rival)[Ability.FIGHT] - 1)
        if fewer > 0:
            happen(use.table, TestHindered(rival, "dice", fewer))


class HurtOthersNear(Effect, frozen=True):
    """All other raiders and all creatures where your raider is or next to it take damage."""

    amount: int

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active and bool(_raiders_near(use) or _creatures_near(use))

    def do(self, use: Use) -> None:
        if not self.can_do(use):
            return
        raiders = _raiders_near(use)
        for number in _creatures_near(use):
            damage_obstacle(use.table, use.seat, number, self.amount)
        for seat in raiders:
            deal_damage(use.table, seat, self.amount, "TR-12.1")


def _near(use: Use) -> tuple[int, ...]:
    """Return the raider's location and the explored ones adjacent to it."""
    here = use.raider.space
    around = adjacent(use.table, here)
    return (here, *(space for space in around if is_known(use.table, space)))


def _raiders_near(use: Use) -> list[Seat]:
    state = use.table.state
    raiders = [raider for space in _near(use) for raider in raiders_at(state, space)]
    return [raider.seat for raider in raiders if raider.seat != use.seat]


def _creatures_near(use: Use) -> list[int]:
    state = use.table.state
    numbers = [number for space in _near(use) for number in obstacles_at(use.table, space)]
    parts = [(number, hindrance(state, number)) for number in numbers]
    return [number for number, part in parts if part.kind == "creature" and part.life is not None]
