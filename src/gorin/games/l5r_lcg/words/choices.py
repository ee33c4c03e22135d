"""Choices between effects, and effects that come one after the other."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.l5r_lcg.events.citing import TARGET
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import Aimed
from gorin.games.l5r_lcg.events.uses import Selected
from gorin.games.l5r_lcg.measures import slug
from gorin.games.l5r_lcg.script import Aim, Effect, Use, part_of, parts_of
from gorin.games.l5r_lcg.state import EMPTY, NOBODY
from gorin.games.l5r_lcg.windows.asking import aimed, used
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.games.l5r_lcg.windows.uses import choosable
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.words import Message, say

SELECT = Prompt("select", TARGET, "ask-lcg-select")
CHOOSE = Prompt("target", TARGET, "ask-lcg-target")


def _either(effects: tuple[Effect, ...]) -> Message:
    """Return effects as a choice between them."""
    first, *rest = effects
    if not rest:
        return first.said()
    return say("lcg-either", first=first.said(), second=_either(tuple(rest)))


def _title(use: Use) -> str:
    """Return the title whose ability is carried out."""
    one = use.state.resolving[-1]
    return one.script.partition("/")[0] or slug(use.state, use.card)


def _part(use: Use, number: int) -> Effect:
    return part_of(use.table.rulebook.scripts[_title(use)], number)


class SelectOne(Effect, frozen=True):
    """You select one of several effects that can do something."""

    effects: tuple[Effect, ...]

    def said(self) -> Message:
        return Message(super().said().id, {"effects": _either(self.effects)})

    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def affects(self, use: Use, card: int) -> bool:
        return any(effect.affects(use, card) for effect in self.effects)

    def can_do(self, use: Use) -> bool:
        return any(effect.can_do(use) for effect in self.effects)

    def _possible(self, use: Use) -> list[Effect]:
        return [
            effect
            for effect in self.effects
            if all(effect.affects(use, card) for card in use.chosen) and effect.can_do(use)
        ]

    def do(self, use: Use) -> Play[None] | None:
        possible = self._possible(use)
        return self._select(use, possible) if possible else None

    def _selected(self, use: Use, seat: Seat, possible: list[Effect]) -> Play[int]:
        """Let a seat select, and return which part of the effects of the card it is."""
        title = _title(use)
        parts = parts_of(use.table.rulebook.scripts[title])
        numbers = (parts.index(effect) for effect in possible)
        options = tuple(Option(f"select:{title}.{number}", number) for number in numbers)
        return (yield from ask(Decision(seat, SELECT, options, args=used(use.state, seat))))

    def _select(self, use: Use, possible: list[Effect]) -> Play[None]:
        effect = _part(use, (yield from self._selected(use, use.seat, possible)))
        use.table.record(Selected(use.seat, effect.said()))
        play = effect.do(use)
        if play is not None:
            yield from play
        happen(use.table, *effect.events(use))


class SelectFirst(SelectOne, frozen=True):
    """You select one of several effects with the targets, before effects may be cancelled.

    What stands behind the dash is chosen only when the effect comes.
    """

    def said(self) -> Message:
        return say("lcg-word-select-one", effects=_either(self.effects))

    def selector(self, use: Use) -> Seat:
        """Return who selects."""
        return use.seat

    def beforehand(self, use: Use) -> Play[None] | None:
        """Select what stands before the dash when targets are chosen."""
        possible, seat = self._possible(use), self.selector(use)
        return self._beforehand(use, seat, possible) if possible and seat != NOBODY else None

    def _beforehand(self, use: Use, seat: Seat, possible: list[Effect]) -> Play[None]:
        number = yield from self._selected(use, seat, possible)
        effect = _part(use, number)
        mine = effect.said() if seat == use.seat else effect.said_to_rival()
        use.table.record(Selected(seat, mine or effect.said(), number))

    def do(self, use: Use) -> Play[None] | None:
        number = use.state.resolving[-1].selected
        return None if number == EMPTY else self._carry_out(use, _part(use, number))

    def _carry_out(self, use: Use, effect: Effect) -> Play[None]:
        play = effect.do(use)
        if play is not None:
            yield from play
        happen(use.table, *effect.events(use))


class OpponentSelectsOne(SelectFirst, frozen=True):
    """Your opponent selects one of several effects, or who controls what was chosen."""

    def said(self) -> Message:
        return say("lcg-word-opponent-selects-one", effects=_either(self.effects))

    def selector(self, use: Use) -> Seat:
        state = use.state
        theirs = (state.play[card].seat for card in use.chosen if card in state.play)
        return next((seat for seat in theirs if seat in state.alive), use.rival)


class ChooseAnd(Effect, frozen=True):
    """A card is chosen, and something happens to it.

    It is chosen when the effect comes, too late for it to be cancelled.
    """

    aim: Aim
    effect: Effect

    def said(self) -> Message:
        chosen = self.aim.said_chosen()
        return say("lcg-word-choose-and", chosen=chosen, effect=self.effect.said())

    def _candidates(self, use: Use) -> tuple[int, ...]:
        return tuple(card for card in choosable(use, self.aim) if self.effect.affects(use, card))

    def can_do(self, use: Use) -> bool:
        return bool(self._candidates(use))

    def do(self, use: Use) -> Play[None] | None:
        cards, seat = self._candidates(use), self.aim.chooser(use)
        return self._choose(use, seat, cards) if cards and seat != NOBODY else None

    def _choose(self, use: Use, seat: Seat, cards: tuple[int, ...]) -> Play[None]:
        state = use.state
        options = tuple(Option(f"on:{slug(state, card)}.{card}", card) for card in cards)
        args = aimed(state, seat, self.aim, (self.effect,))
        card = yield from ask(Decision(seat, CHOOSE, options, args=args))
        use.table.record(Aimed(seat, (card,), (slug(state, card),)))
        chosen = Use(use.table, use.seat, use.card, use.event, (card,))
        play = self.effect.do(chosen)
        if play is not None:
            yield from play
        happen(use.table, *self.effect.events(chosen))


class Afterwards(Effect, frozen=True):
    """Then something more happens."""

    effect: Effect
    follows: ClassVar[bool] = True

    def do(self, use: Use) -> Play[tuple[LcgHappened, ...] | None] | None:
        return self.effect.do(use)

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return self.effect.events(use)
