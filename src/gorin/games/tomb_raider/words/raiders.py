"""Raiders: where yours stands and what befalls others."""

from __future__ import annotations

from gorin.games.tomb_raider.board import distance, space_name
from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.items import FightOverlooked
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.measures import depth_number, move_limit, others
from gorin.games.tomb_raider.phases.damage import deal_damage, injure, reduce_damage
from gorin.games.tomb_raider.phases.exploring import is_acting, relocate
from gorin.games.tomb_raider.script import Condition, Effect, Use
from gorin.games.tomb_raider.state import Round
from gorin.games.tomb_raider.words.effects import CHOOSE_RAIDER
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.table import Frame

CHOOSE_SPACE = Prompt("space", "TR-12.1", "ask-space")


# -- conditions ----------------------------------------------------------------------------


class AtDepth(Condition, frozen=True):
    """Your raider is at a depth or deeper."""

    least: int

    def holds(self, use: Use) -> bool:
        raider = use.raider
        return raider.is_active and depth_number(use.table.state, raider.space) >= self.least


class StillMoving(Condition, frozen=True):
    """Your raider may still move in its Action round."""

    def holds(self, use: Use) -> bool:
        raider = use.raider
        if not raider.is_active or raider.halted or raider.stuck:
            return False
        return is_acting(use.table, use.seat) and raider.moved < move_limit(use.table, use.seat)


class NoExtraLife(Condition, frozen=True):
    """Your raider has no marker of extra life."""

    def holds(self, use: Use) -> bool:
        return not use.raider.extra_life


class YouRemovedObstacle(Condition, frozen=True):
    """Your raider has just removed an obstacle."""

    def holds(self, use: Use) -> bool:
        removed = use.table.state.last_removed
        return removed is not None and removed[0] == use.seat


# -- what befalls others -------------------------------------------------------------------


def _others(use: Use) -> tuple[Option[Seat], ...]:
    state = use.table.state
    return tuple(
        Option(f"raider:{seat}", seat)
        for seat in others(state, use.seat)
        if state.raiders[seat].is_active
    )


class HarmRaider(Effect, frozen=True):
    """Another raider of your choice, wherever it is, takes damage, in points."""

    amount: int

    def can_do(self, use: Use) -> bool:
        return bool(_others(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._harm(use) if self.can_do(use) else None

    def _harm(self, use: Use) -> Play[None]:
        target = yield from ask(Decision(use.seat, CHOOSE_RAIDER, _others(use)))
        deal_damage(use.table, target, self.amount, "TR-12.1")


class InjureRaider(Effect, frozen=True):
    """Another raider of your choice, wherever it is, is injured in an ability."""

    ability: Ability

    def can_do(self, use: Use) -> bool:
        return bool(_others(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._injure(use) if self.can_do(use) else None

    def _injure(self, use: Use) -> Play[None]:
        target = yield from ask(Decision(use.seat, CHOOSE_RAIDER, _others(use)))
        injure(use.table, target, self.ability)


# -- what befalls yours --------------------------------------------------------------------


class TakePassage(Effect, frozen=True):
    """Your raider goes to an explored location within a number of spaces, without exits."""

    count: int

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active and bool(self._spaces(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._go(use) if self.can_do(use) else None

    def _spaces(self, use: Use) -> tuple[Option[int], ...]:
        here = use.raider.space
        return tuple(
            Option(f"space:{space_name(space)}", space)
            for space, place in use.table.state.places.items()
            if place.face_up and space != here and distance(space, here) <= self.count
        )

    def _go(self, use: Use) -> Play[None]:
        space = yield from ask(Decision(use.seat, CHOOSE_SPACE, self._spaces(use)))
        relocate(use.table, use.seat, space)


class PreventAllDamage(Effect, frozen=True):
    """Damage about to be dealt to your raider is not dealt."""

    def do(self, use: Use) -> None:
        harms = use.table.state.harms
        if harms and harms[-1].seat == use.seat:
            reduce_damage(use.table, harms[-1].amount)


class SearchAfterFight(Effect, frozen=True):
    """Your raider may search in this turn although it used Fight."""

    def can_do(self, use: Use) -> bool:
        raider = use.raider
        if not raider.is_active or not raider.fought or raider.searched or raider.stuck:
            return False
        state = use.table.state
        return state.round is Round.ACTION or Frame("search", use.seat) in state.frames

    def do(self, use: Use) -> None:
        if self.can_do(use):
            happen(use.table, FightOverlooked(use.seat))
