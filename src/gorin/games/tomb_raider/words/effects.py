"""Effects: what cards do."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.tomb_raider.board import (
    DEEPER,
    NOWHERE,
    SIDE_NAMES,
    SIDES,
    neighbour,
)
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.mapping import (
    ExitAdded,
    ExitBlocked,
    SavePointMade,
)
from gorin.games.tomb_raider.events.piles import CardCancelled, CardDiscarded, ItemTaken
from gorin.games.tomb_raider.events.raiders import EffectHeld, ExtraLifeGained
from gorin.games.tomb_raider.events.trials import DiceTakenUp, SearchEnded, TestChanged
from gorin.games.tomb_raider.facts import ABILITIES, Ability
from gorin.games.tomb_raider.measures import others, raiders_at, takeable
from gorin.games.tomb_raider.phases.damage import (
    become_stuck,
    check_life,
    deal_damage,
    heal_damage,
    heal_injury,
    injure,
    reduce_damage,
)
from gorin.games.tomb_raider.phases.drawing import draw_cards
from gorin.games.tomb_raider.phases.exploring import relocate
from gorin.games.tomb_raider.phases.overcoming import obstacles_at, remove_obstacle
from gorin.games.tomb_raider.phases.searching import begin_search
from gorin.games.tomb_raider.phases.trials import drop_test, result_of, run_test
from gorin.games.tomb_raider.script import Effect, Use
from gorin.games.tomb_raider.state import (
    CardId,
    Moment,
    Zone,
    hindrance,
    obstacle_slug,
    zone_of,
)
from gorin.games.tomb_raider.windows import is_item
from gorin.games.tomb_raider.words.conditions import others_test, own_test
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

CHOOSE_SIDE = Prompt("side", "TR-12.1", "ask-side")
CHOOSE_RAIDER = Prompt("raider", "TR-12.1", "ask-raider")
CHOOSE_ITEM = Prompt("item", "TR-12.1", "ask-item")
CHOOSE_WOUND = Prompt("wound", "TR-10.10", "ask-wound")
CHOOSE_OBSTACLE = Prompt("remove", "TR-12.1", "ask-remove")


# -- what failing an obstacle does ---------------------------------------------------------


class TakeDamage(Effect, frozen=True):
    """The raider takes damage, in points."""

    amount: int

    def do(self, use: Use) -> None:
        deal_damage(use.table, use.seat, self.amount, "TR-6.23")


class GetStuck(Effect, frozen=True):
    """The raider is stuck."""

    def do(self, use: Use) -> None:
        become_stuck(use.table, use.seat)


class GetInjured(Effect, frozen=True):
    """The raider is injured in an ability."""

    ability: Ability

    def do(self, use: Use) -> None:
        injure(use.table, use.seat, self.ability)


class LoseItem(Effect, frozen=True):
    """The raider loses an unsaved item of its player's choice, if it has one."""

    def do(self, use: Use) -> Play[None] | None:
        items = _items(use, use.seat)
        return self._lose(use, items) if items else None

    def _lose(self, use: Use, items: tuple[Option[CardId], ...]) -> Play[None]:
        card = yield from ask(Decision(use.seat, CHOOSE_ITEM, items))
        slug = use.table.state.slug(card)
        happen(use.table, CardDiscarded(use.seat, card, slug, Zone.UNSAVED, clause="TR-6.23"))
        check_life(use.table, use.seat)


def _items(use: Use, seat: Seat) -> tuple[Option[CardId], ...]:
    state = use.table.state
    return tuple(
        Option(f"item:{state.slug(card)}.{card}", card)
        for card in state.zones[zone_of(Zone.UNSAVED, seat)]
        if is_item(state, card)
    )


# -- tests in progress ---------------------------------------------------------------------


class AddDice(Effect, frozen=True):
    """Your test rolls more dice."""

    count: int

    def do(self, use: Use) -> None:
        if own_test(use):
            happen(use.table, TestChanged(use.seat, "dice", self.count))


class AddToResult(Effect, frozen=True):
    """The result of your test rises."""

    amount: int

    def do(self, use: Use) -> None:
        if own_test(use):
            happen(use.table, TestChanged(use.seat, "bonus", self.amount))


class AddToFightDamage(Effect, frozen=True):
    """Your Fight test deals more damage if it succeeds, in points."""

    amount: int

    def do(self, use: Use) -> None:
        if own_test(use):
            happen(use.table, TestChanged(use.seat, "damage", self.amount))


class RaiseTarget(Effect, frozen=True):
    """The target of another raider's test rises."""

    amount: int

    def can_do(self, use: Use) -> bool:
        test = others_test(use)
        return test is not None and test.target is not None

    def do(self, use: Use) -> None:
        test = others_test(use)
        if test is not None and test.target is not None:
            happen(use.table, TestChanged(test.seat, "target", self.amount))


class RollAgain(Effect, frozen=True):
    """All dice of your test are rolled again."""

    def can_do(self, use: Use) -> bool:
        test = own_test(use)
        return test is not None and bool(test.faces)

    def do(self, use: Use) -> None:
        if self.can_do(use):
            happen(use.table, DiceTakenUp((use.seat,), tied=False))
            use.table.push(Frame("roll", use.seat))


# -- damage --------------------------------------------------------------------------------


class PreventDamage(Effect, frozen=True):
    """Damage about to be dealt is reduced, in points."""

    amount: int

    def do(self, use: Use) -> None:
        if use.table.state.harms:
            reduce_damage(use.table, self.amount)


class Heal(Effect, frozen=True):
    """Points of damage or injuries of your raider are healed, one by one."""

    amount: int

    def can_do(self, use: Use) -> bool:
        raider = use.raider
        return bool(raider.damage or any(raider.injuries))

    def do(self, use: Use) -> Play[None]:
        for _ in range(self.amount):
            if self.can_do(use) and use.raider.is_active:
                yield from self._heal_one(use)

    def _heal_one(self, use: Use) -> Play[None]:
        raider = use.raider
        wounds: tuple[Option[Ability | None], ...] = tuple(
            Option(f"heal:{ability.name.lower()}", ability)
            for ability in Ability
            if raider.injuries[ability]
        )
        if raider.damage:
            wounds = (Option("heal:damage", None), *wounds)
        ability = yield from ask(Decision(use.seat, CHOOSE_WOUND, wounds))
        if ability is None:
            heal_damage(use.table, use.seat)
        else:
            heal_injury(use.table, use.seat, ability)


class GainLife(Effect, frozen=True):
    """Your raider gains extra life, in points."""

    amount: int

    def do(self, use: Use) -> None:
        happen(use.table, ExtraLifeGained(use.seat, self.amount))


# -- cards ---------------------------------------------------------------------------------


class DrawCards(Effect, frozen=True):
    """You draw cards."""

    count: int

    def do(self, use: Use) -> Play[None]:
        yield from draw_cards(use.table, use.seat, self.count, clause="TR-12.1")


class CancelCard(Effect, frozen=True):
    """The card announced just before has no effect."""

    clause: ClassVar[str] = "TR-12.9"

    def can_do(self, use: Use) -> bool:
        announced = use.table.state.announced
        return bool(announced) and not announced[-1].answered

    def do(self, use: Use) -> None:
        announced = use.table.state.announced
        if len(announced) > 1:
            cancel_card(use.table, use.seat)


@rule("TR-12.9")
def cancel_card(table: TombRaider, seat: Seat) -> None:
    """A card that cancels answers the card announced just before it, at once.

    Once another card has answered that one it is too late, even if that card came to nothing.
    """
    target = table.state.announced[-2]
    happen(table, CardCancelled(seat, table.state.slug(target.card)))


# -- moving --------------------------------------------------------------------------------


class MoveFurther(Effect, frozen=True):
    """Your raider may move more locations this turn."""

    count: int

    def do(self, use: Use) -> None:
        happen(use.table, EffectHeld(use.seat, "move-bonus", self.count))


class MoveAtMost(Effect, frozen=True):
    """The raider whose turn it is may move only a number of locations this turn."""

    count: int

    def do(self, use: Use) -> None:
        happen(use.table, EffectHeld(use.table.state.active, "move-limit", self.count))


class PassAnywhere(Effect, frozen=True):
    """Your raider's next move this turn needs no exit."""

    def do(self, use: Use) -> None:
        happen(use.table, EffectHeld(use.seat, "way-through", 1))


class PushRaider(Effect, frozen=True):
    """Another raider at your location goes through an exit of your choice."""

    def can_do(self, use: Use) -> bool:
        return bool(_targets(use)) and bool(_ways(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._push(use) if use.raider.is_active and self.can_do(use) else None

    def _push(self, use: Use) -> Play[None]:
        target = yield from ask(Decision(use.seat, CHOOSE_RAIDER, _targets(use)))
        space = yield from ask(Decision(use.seat, CHOOSE_SIDE, _ways(use)))
        relocate(use.table, target, space)


def _targets(use: Use) -> tuple[Option[Seat], ...]:
    state = use.table.state
    return tuple(
        Option(f"raider:{raider.seat}", raider.seat)
        for raider in raiders_at(state, use.raider.space)
        if raider.seat != use.seat
    )


def _ways(use: Use) -> tuple[Option[int], ...]:
    level, space = use.table.state.level, use.raider.space
    exits = use.table.state.places[space].exits
    return tuple(
        Option(f"side:{SIDE_NAMES[side]}", near)
        for side in SIDES
        if exits & 1 << side and (near := neighbour(space, side, level.width, level.depth))
    )


class DropRaider(Effect, frozen=True):
    """A raider of your choice falls one depth, wherever exits lead."""

    def can_do(self, use: Use) -> bool:
        return bool(_falling(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._drop(use) if self.can_do(use) else None

    def _drop(self, use: Use) -> Play[None]:
        target = yield from ask(Decision(use.seat, CHOOSE_RAIDER, _falling(use)))
        state = use.table.state
        space = state.raiders[target].space
        level = state.level
        relocate(use.table, target, neighbour(space, DEEPER, level.width, level.depth))


def _falling(use: Use) -> tuple[Option[Seat], ...]:
    state = use.table.state
    level = state.level
    return tuple(
        Option(f"raider:{seat}", seat)
        for seat in (use.seat, *others(state, use.seat))
        if state.raiders[seat].is_active
        and neighbour(state.raiders[seat].space, DEEPER, level.width, level.depth) != NOWHERE
    )


# -- the map -------------------------------------------------------------------------------


class OpenExit(Effect, frozen=True):
    """An exit marker goes on a side of your raider's location that has no exit."""

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active and bool(_closed(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._open(use) if self.can_do(use) else None

    def _open(self, use: Use) -> Play[None]:
        side = yield from ask(Decision(use.seat, CHOOSE_SIDE, _closed(use)))
        happen(use.table, ExitAdded(use.raider.space, side))


class OpenDoor(Effect, frozen=True):
    """Exit markers go on both sides of a closed side of your raider's location."""

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active and bool(_closed(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._open(use) if self.can_do(use) else None

    def _open(self, use: Use) -> Play[None]:
        side = yield from ask(Decision(use.seat, CHOOSE_SIDE, _closed(use)))
        state = use.table.state
        here = use.raider.space
        happen(use.table, ExitAdded(here, side))
        there = neighbour(here, side, state.level.width, state.level.depth)
        if there in state.places and state.places[there].face_up:
            happen(use.table, ExitAdded(there, (side + 2) % 4))


def _closed(use: Use) -> tuple[Option[int], ...]:
    return _sides(use, wanted=False)


def _sides(use: Use, *, wanted: bool) -> tuple[Option[int], ...]:
    state = use.table.state
    level, space = state.level, use.raider.space
    if space not in state.places:
        return ()
    exits = state.places[space].exits
    return tuple(
        Option(f"side:{SIDE_NAMES[side]}", side)
        for side in SIDES
        if bool(exits & 1 << side) is wanted and neighbour(space, side, level.width, level.depth)
    )


class BlockExit(Effect, frozen=True):
    """An exit of your raider's location is blocked."""

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active and bool(_sides(use, wanted=True))

    def do(self, use: Use) -> Play[None] | None:
        return self._block(use) if self.can_do(use) else None

    def _block(self, use: Use) -> Play[None]:
        side = yield from ask(Decision(use.seat, CHOOSE_SIDE, _sides(use, wanted=True)))
        happen(use.table, ExitBlocked(use.raider.space, side))


class MakeSavePoint(Effect, frozen=True):
    """Your raider's location becomes a save point."""

    clause: ClassVar[str] = "TR-18.7"

    def can_do(self, use: Use) -> bool:
        return use.table.state.level.save_points

    def do(self, use: Use) -> None:
        if use.raider.is_active and self.can_do(use):
            happen(use.table, SavePointMade(use.raider.space))


class RemoveObstacle(Effect, frozen=True):
    """An obstacle at your raider's location is removed, damaged or not; any kind if empty."""

    kind: str = ""

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active and bool(self._here(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._remove(use) if self.can_do(use) else None

    def _here(self, use: Use) -> tuple[Option[int], ...]:
        state = use.table.state
        return tuple(
            Option(f"remove:{obstacle_slug(state, number)}.{number}", number)
            for number in obstacles_at(use.table, use.raider.space)
            if self.kind in ("", hindrance(state, number).kind)
        )

    def _remove(self, use: Use) -> Play[None]:
        number = yield from ask(Decision(use.seat, CHOOSE_OBSTACLE, self._here(use)))
        remove_obstacle(use.table, use.seat, number)


# -- searching -----------------------------------------------------------------------------


class StealBySearch(Effect, frozen=True):
    """Instead of searching, test Search to take an item of a raider at your location."""

    def can_do(self, use: Use) -> bool:
        return bool(_stealable(use, result=1000))

    def do(self, use: Use) -> None:
        if use.raider.is_active:
            begin_search(use.table, use.seat)
            run_test(use.table, use.seat, "steal-end", (use.source,))


def _stealable(use: Use, *, result: int) -> tuple[Option[tuple[Seat, CardId]], ...]:
    state = use.table.state
    raider = use.raider
    if not raider.is_active:
        return ()
    return tuple(
        Option(f"item:{state.slug(card)}.{card}", (other.seat, card))
        for other in raiders_at(state, raider.space)
        if other.seat != use.seat
        for card, difficulty in takeable(state, other.seat)
        if difficulty <= result
    )


def steal_end_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Decide a search for another raider's item: one whose difficulty the result reaches."""
    seat = frame.seat
    if not table.state.raiders[seat].is_active:
        drop_test(table)
        return None
    result = result_of(table, table.state.tests[-1])
    happen(table, SearchEnded(seat, result, normal=False))
    items = _stealable(Use(table, seat, frame.data[0], Moment.STEP), result=result)
    return _steal(table, seat, items) if items else None


def _steal(
    table: TombRaider, seat: Seat, items: tuple[Option[tuple[Seat, CardId]], ...]
) -> Play[None]:
    rival, card = yield from ask(Decision(seat, CHOOSE_ITEM, items))
    happen(table, ItemTaken(seat, rival, card, table.state.slug(card)))
    check_life(table, rival)


CONSEQUENCES: dict[str, Effect] = {
    "failure/damage": TakeDamage(1),
    "failure/damage-2": TakeDamage(2),
    "failure/stuck": GetStuck(),
    "failure/discard-item": LoseItem(),
    **{f"failure/injured-{name}": GetInjured(ability) for name, ability in ABILITIES.items()},
}
"""The failures that obstacles name."""
