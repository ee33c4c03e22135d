"""Effects of failed obstacles beyond damage, injuries and getting stuck.

One that can do nothing does nothing: the other effects of the same failure still come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from gorin.games.tomb_raider.board import (
    BACK,
    DEEPER,
    NOWHERE,
    neighbour,
    opposite,
)
from gorin.games.tomb_raider.events.failures import (
    CARRIED,
    CarriedAway,
    MovementStopped,
    SearchLost,
)
from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.piles import CardDiscarded
from gorin.games.tomb_raider.facts import Ability, Discovery
from gorin.games.tomb_raider.measures import hand
from gorin.games.tomb_raider.phases.damage import check_life, injure
from gorin.games.tomb_raider.phases.exploring import is_acting, relocate
from gorin.games.tomb_raider.script import Effect, Use
from gorin.games.tomb_raider.state import ROWS, CardId, Zone, zone_of
from gorin.games.tomb_raider.windows import is_item
from gorin.games.tomb_raider.words.effects import CHOOSE_ITEM, BlockExit, TakeDamage
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask, draw_chance
from gorin.kernel.domain import Pick

CHOOSE_CARD = Prompt("drop", "TR-6.23", "ask-drop")
CHOOSE_INJURY = Prompt("injury", "TR-6.23", "ask-injury")
RANDOM_CARD = Prompt("random-card", "TR-6.23", "ask-random-card")

Held: TypeAlias = tuple[Zone, CardId]
"""A card in a row of a raider, and which row it is."""


# -- the hand ------------------------------------------------------------------------------


class DropCards(Effect, frozen=True):
    """The raider's player discards cards from hand at random, one by one."""

    count: int

    def do(self, use: Use) -> Play[None]:
        for _ in range(self.count):
            held = hand(use.table.state, use.seat)
            if held:
                place: int = 0
                if len(held) > 1:
                    place = yield from draw_chance(RANDOM_CARD, Pick(len(held)))
                _discard(use, (Zone.HAND, held[place]))


class DiscardCards(Effect, frozen=True):
    """The raider's player discards cards from hand of its own choice, one by one."""

    count: int

    def do(self, use: Use) -> Play[None]:
        state = use.table.state
        for _ in range(self.count):
            cards = tuple(
                Option(f"discard:{state.slug(card)}.{card}", card) for card in hand(state, use.seat)
            )
            if cards:
                card = yield from ask(Decision(use.seat, CHOOSE_CARD, cards, secret=True))
                _discard(use, (Zone.HAND, card))


# -- what the raider carries ---------------------------------------------------------------


class LoseWeapon(Effect, frozen=True):
    """The raider loses a weapon of its player's choice, saved or not, if it has one."""

    def do(self, use: Use) -> Play[None] | None:
        return _lose_one(use, [held for held in _carried(use, ROWS) if _is_weapon(use, held)])


class LoseSavedItem(Effect, frozen=True):
    """The raider loses a saved item of its player's choice, if it has one."""

    def do(self, use: Use) -> Play[None] | None:
        return _lose_one(use, _carried(use, (Zone.SAVED,)))


class LoseUnsavedItems(Effect, frozen=True):
    """The raider loses all unsaved items."""

    def do(self, use: Use) -> None:
        for held in _carried(use, (Zone.UNSAVED,)):
            _discard(use, held)
        check_life(use.table, use.seat)


def _carried(use: Use, zones: Sequence[Zone]) -> list[Held]:
    state = use.table.state
    return [
        (zone, card)
        for zone in zones
        for card in state.zones[zone_of(zone, use.seat)]
        if is_item(state, card)
    ]


def _is_weapon(use: Use, held: Held) -> bool:
    facts = use.table.state.facts(held[1])
    return isinstance(facts, Discovery) and facts.weapon


def _lose_one(use: Use, items: Sequence[Held]) -> Play[None] | None:
    return _choose_lost(use, items) if items else None


def _choose_lost(use: Use, items: Sequence[Held]) -> Play[None]:
    state = use.table.state
    options = {card: Option(f"item:{state.slug(card)}.{card}", card) for _, card in items}
    chosen = yield from ask(Decision(use.seat, CHOOSE_ITEM, tuple(options.values())))
    _discard(use, next(held for held in items if held[1] == chosen))
    check_life(use.table, use.seat)


def _discard(use: Use, held: Held) -> None:
    zone, card = held
    slug = use.table.state.slug(card)
    happen(use.table, CardDiscarded(use.seat, card, slug, zone, clause="TR-6.23"))


# -- the raider itself ---------------------------------------------------------------------


class GetInjuredByChoice(Effect, frozen=True):
    """The raider is injured in an ability of its player's choice."""

    def do(self, use: Use) -> Play[None]:
        injuries = tuple(Option(f"injure:{ability.name.lower()}", ability) for ability in Ability)
        ability = yield from ask(Decision(use.seat, CHOOSE_INJURY, injuries))
        injure(use.table, use.seat, ability)


class LoseSearch(Effect, frozen=True):
    """The raider does not search this turn, if it has not done so yet."""

    def do(self, use: Use) -> None:
        if not use.raider.searched:
            happen(use.table, SearchLost(use.seat))


class StopMoving(Effect, frozen=True):
    """The raider moves no further this turn, if it could have."""

    def do(self, use: Use) -> None:
        if is_acting(use.table, use.seat) and not use.raider.halted:
            happen(use.table, MovementStopped(use.seat))


# -- being moved ---------------------------------------------------------------------------


class FallDeeper(Effect, frozen=True):
    """The raider falls one depth deeper, wherever exits lead."""

    def do(self, use: Use) -> None:
        _carry(use, _beside(use, DEEPER))


class SlideBack(Effect, frozen=True):
    """The raider slides one depth back towards the entrance, wherever exits lead."""

    def do(self, use: Use) -> None:
        _carry(use, _beside(use, BACK))


class BeThrownBack(Effect, frozen=True):
    """The raider is thrown across the bottom of the card: whence the location was first entered."""

    def do(self, use: Use) -> None:
        top = use.table.state.places[use.raider.space].rotation
        _carry(use, _beside(use, opposite(top)))


class BeCarriedOff(Effect, frozen=True):
    """The raider is put where it would come back to: its save point or entrance."""

    def do(self, use: Use) -> None:
        _carry(use, use.raider.save_point or use.raider.entrance)


def _beside(use: Use, side: int) -> int:
    level = use.table.state.level
    return neighbour(use.raider.space, side, level.width, level.depth)


def _carry(use: Use, space: int) -> None:
    """Put the raider elsewhere, where it faces what is there.

    Once in a turn only: two obstacles could throw a raider about without end.
    """
    state = use.table.state
    if space in (NOWHERE, use.raider.space):
        return
    if any(held.kind == CARRIED and held.seat == use.seat for held in state.lasting):
        return
    happen(use.table, CarriedAway(use.seat))
    relocate(use.table, use.seat, space)


FAILURES: dict[str, Effect] = {
    "failure/damage-3": TakeDamage(3),
    "failure/drop-card": DropCards(1),
    "failure/drop-card-2": DropCards(2),
    "failure/discard-card": DiscardCards(1),
    "failure/discard-card-2": DiscardCards(2),
    "failure/lose-weapon": LoseWeapon(),
    "failure/lose-saved-item": LoseSavedItem(),
    "failure/lose-unsaved": LoseUnsavedItems(),
    "failure/choose-injury": GetInjuredByChoice(),
    "failure/lose-search": LoseSearch(),
    "failure/stop": StopMoving(),
    "failure/fall": FallDeeper(),
    "failure/slide-back": SlideBack(),
    "failure/thrown-back": BeThrownBack(),
    "failure/carried-off": BeCarriedOff(),
    "failure/block-exit": BlockExit(),
}
"""The failures that obstacles name beyond `CONSEQUENCES`."""
