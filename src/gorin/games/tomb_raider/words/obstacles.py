"""Obstacle cards on the map: moving them, exchanging them, playing them late.

An obstacle that is moved is not played: the limit of danger does not hold for it, and neither
does the rule that obstacles come only to newly mapped locations. What is built into a location
stays there.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.board import space_name
from gorin.games.tomb_raider.events.actions import ObstacleShifted
from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.raiders import EffectHeld
from gorin.games.tomb_raider.events.trials import NoObstacle, ObstaclePlayed
from gorin.games.tomb_raider.facts import Obstacle
from gorin.games.tomb_raider.measures import adjacent, hand, is_known, others
from gorin.games.tomb_raider.phases.placing import NONE, danger_limit, danger_of
from gorin.games.tomb_raider.script import Effect, Use
from gorin.games.tomb_raider.state import CardId, State, hindrance
from gorin.games.tomb_raider.words.effects import CHOOSE_RAIDER
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask

CHOOSE_SHIFTED = Prompt("shift", "TR-12.1", "ask-shift")
CHOOSE_GOAL = Prompt("shift-to", "TR-12.1", "ask-shift-to")
CHOOSE_EXCHANGED = Prompt("exchange", "TR-12.1", "ask-exchange")
CHOOSE_THREAT = Prompt("obstacle", "TR-12.1", "ask-threat")


def _lying(state: State, kind: str = "") -> Iterator[tuple[int, CardId]]:
    """Yield the obstacle cards of a kind (any kind if empty) with the spaces they lie at."""
    for space, place in state.places.items():
        for card in place.obstacles:
            if kind in ("", hindrance(state, card).kind):
                yield space, card


def _option(state: State, card: CardId) -> Option[CardId]:
    return Option(f"shift:{state.slug(card)}.{card}", card)


def _shift(use: Use, card: CardId, space: int) -> None:
    state = use.table.state
    start = next(at for at, other in _lying(state) if other == card)
    happen(use.table, ObstacleShifted(space, start, card, state.slug(card)))


class DriveOut(Effect, frozen=True):
    """An obstacle card of a kind goes from your raider's location to an adjacent explored one."""

    kind: str

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active and bool(self._here(use)) and bool(_goals(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._drive(use) if self.can_do(use) else None

    def _here(self, use: Use) -> tuple[Option[CardId], ...]:
        state, here = use.table.state, use.raider.space
        return tuple(
            _option(state, card) for space, card in _lying(state, self.kind) if space == here
        )

    def _drive(self, use: Use) -> Play[None]:
        card = yield from ask(Decision(use.seat, CHOOSE_SHIFTED, self._here(use)))
        space = yield from ask(Decision(use.seat, CHOOSE_GOAL, _goals(use)))
        _shift(use, card, space)


def _goals(use: Use) -> tuple[Option[int], ...]:
    return tuple(
        Option(f"shift-to:{space_name(space)}", space)
        for space in adjacent(use.table, use.raider.space)
        if is_known(use.table, space)
    )


class SetOnRaider(Effect, frozen=True):
    """An obstacle card of a kind goes from anywhere to the location of another raider."""

    kind: str

    def can_do(self, use: Use) -> bool:
        return bool(self._cards(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._set(use) if self.can_do(use) else None

    def _cards(self, use: Use) -> tuple[Option[CardId], ...]:
        state = use.table.state
        return tuple(
            _option(state, card)
            for space, card in _lying(state, self.kind)
            if self._prey(use, space)
        )

    def _prey(self, use: Use, space: int) -> tuple[Option[Seat], ...]:
        """Return the other raiders that are not at a space."""
        state = use.table.state
        return tuple(
            Option(f"raider:{seat}", seat)
            for seat in others(state, use.seat)
            if state.raiders[seat].is_active and state.raiders[seat].space != space
        )

    def _set(self, use: Use) -> Play[None]:
        state = use.table.state
        card = yield from ask(Decision(use.seat, CHOOSE_SHIFTED, self._cards(use)))
        start = next(at for at, other in _lying(state) if other == card)
        prey = yield from ask(Decision(use.seat, CHOOSE_RAIDER, self._prey(use, start)))
        _shift(use, card, state.raiders[prey].space)


class ExchangeObstacles(Effect, frozen=True):
    """An obstacle card at your raider's location changes places with one elsewhere."""

    def can_do(self, use: Use) -> bool:
        return use.raider.is_active and all(self._cards(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._exchange(use) if self.can_do(use) else None

    def _cards(self, use: Use) -> tuple[tuple[Option[CardId], ...], tuple[Option[CardId], ...]]:
        """Return the obstacle cards here and those elsewhere."""
        state, here = use.table.state, use.raider.space
        lying = tuple(_lying(state))
        return (
            tuple(_option(state, card) for space, card in lying if space == here),
            tuple(_option(state, card) for space, card in lying if space != here),
        )

    def _exchange(self, use: Use) -> Play[None]:
        near, far = self._cards(use)
        ours = yield from ask(Decision(use.seat, CHOOSE_SHIFTED, near))
        theirs = yield from ask(Decision(use.seat, CHOOSE_EXCHANGED, far))
        away = next(at for at, other in _lying(use.table.state) if other == theirs)
        _shift(use, theirs, use.raider.space)
        _shift(use, ours, away)


class PlayThreat(Effect, frozen=True):
    """You play an obstacle card where the acting raider is, its danger above the limit.

    What is in a hand is secret: whoever has no such card is asked all the same.
    """

    above: int

    def can_do(self, use: Use) -> bool:
        return self._space(use) is not None and len(self._options(use)) > 1

    def lets_play(self, use: Use, obstacle: CardId) -> bool:
        return self._space(use) is not None and any(
            option.value == obstacle for option in self._options(use)
        )

    def do(self, use: Use) -> Play[None] | None:
        space = self._space(use)
        if space is None or not hand(use.table.state, use.seat):
            return None
        return self._play(use, space)

    def _space(self, use: Use) -> int | None:
        raider = use.table.state.raiders.get(use.table.state.active)
        return raider.space if raider is not None and raider.is_active else None

    def _limit(self, use: Use) -> int:
        space = self._space(use)
        return 0 if space is None else danger_limit(use.table, space) + self.above

    def _options(self, use: Use) -> tuple[Option[CardId | None], ...]:
        state = use.table.state
        limit = self._limit(use)
        return (
            NONE,
            *(
                Option[CardId | None](f"obstacle:{facts.slug}.{card}", card)
                for card in hand(state, use.seat)
                if isinstance(facts := state.facts(card), Obstacle) and facts.danger <= limit
            ),
        )

    def _play(self, use: Use, space: int) -> Play[None]:
        state, limit = use.table.state, self._limit(use)
        card = yield from ask(
            Decision(
                use.seat,
                CHOOSE_THREAT,
                self._options(use),
                args={"space": space_name(space), "limit": limit},
                secret=True,
            )
        )
        if card is None:
            happen(use.table, NoObstacle(space, clause="TR-12.1"))
            return
        danger = danger_of(state, card)
        played = ObstaclePlayed(
            use.seat, space, card, state.slug(card), danger, limit, clause="TR-12.1"
        )
        happen(use.table, played)


class PassObstacles(Effect, frozen=True):
    """This turn your raider faces no obstacles of locations that it only passes."""

    def do(self, use: Use) -> None:
        happen(use.table, EffectHeld(use.seat, "unhindered", 1))
