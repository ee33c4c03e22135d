"""Effects made of effects: one after another, for each player, by another card's text."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_lcg.events.citing import LATER_TARGET
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import Aimed
from gorin.games.l5r_lcg.measures import script, slug, slugs
from gorin.games.l5r_lcg.script import ACTION, Aim, Effect, Use, joined
from gorin.games.l5r_lcg.windows.abilities import instead
from gorin.games.l5r_lcg.windows.asking import aimed
from gorin.games.l5r_lcg.windows.happening import TIMING, announce, player_order, stands
from gorin.games.l5r_lcg.windows.uses import Answer
from gorin.games.l5r_lcg.words.aims import Character
from gorin.games.l5r_lcg.words.effects import OnChosen
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.words import Message, say
from gorin.timing.occurring import NONE

LATER = Prompt("target", LATER_TARGET, "ask-lcg-target")


def events_of(use: Use, effects: tuple[Effect, ...]) -> Play[tuple[LcgHappened, ...]]:
    """Return what some effects let happen; what is more than that is done."""
    events: list[LcgHappened] = []
    for effect in effects:
        play = effect.do(use)
        if play is not None:
            events += (yield from play) or ()
        events += effect.events(use)
    return tuple(events)


class InOrder(Effect, frozen=True):
    """Effects, and what comes of them later."""

    first: tuple[Effect, ...]
    later: tuple[Effect, ...]

    def said(self) -> Message:
        first = joined("effects", tuple(effect.said() for effect in self.first))
        later = joined("effects", tuple(effect.said() for effect in self.later))
        return Message(super().said().id, {"first": first, "later": later})

    def affects(self, use: Use, card: int) -> bool:
        return any(effect.affects(use, card) for effect in self.first)

    def can_do(self, use: Use) -> bool:
        return any(effect.can_do(use) for effect in self.first)


class Then(InOrder, frozen=True):
    """An effect; then, if all of it has happened, another one."""

    def do(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        return self._do(use)

    @states("LCG-S9.27")
    def _do(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        events = yield from events_of(use, self.first)
        before = len(use.table.log)
        yield from TIMING.done(use.table, *events)
        happened: list[Any] = list(use.table.log.since(before))
        if not events or not self.enough([event in happened for event in events]):
            return ()
        return (yield from events_of(use, self.later))

    def enough(self, happened: list[bool]) -> bool:
        """Return whether enough has happened for the later part to happen too."""
        return all(happened)


class IfYouDo(Then, frozen=True):
    """An effect; if it was done, another one."""

    def enough(self, happened: list[bool]) -> bool:
        return any(happened)


class To(InOrder, frozen=True):
    """An effect to have another one: both together, the second if all of the first can happen."""

    @states("LCG-S9.28")
    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        first = [event for effect in self.first for event in effect.events(use)]
        if not first or not all(stands(use.table, event) for event in first):
            return tuple(first)
        return (*first, *(event for effect in self.later for event in effect.events(use)))


class ChosenLater(Effect, frozen=True):
    """An effect on what is chosen only when it comes to it."""

    aim: Aim
    effect: Effect

    def said(self) -> Message:
        chosen = self.aim.said_chosen()
        return say("lcg-word-chosen-later", chosen=chosen, effect=self.effect.said())

    @states("LCG-S9.23")
    def do(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        return self._do(use)

    def _do(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        candidates = self.aim.candidates(use)
        chooser = self.aim.chooser(use)
        if not candidates or chooser not in use.state.alive:
            return ()
        card = yield from choose(use, chooser, candidates, self.aim, self.effect)
        return self.effect.events(Use(use.table, use.seat, use.card, use.event, (card,)))


def choose(use: Use, seat: Seat, cards: tuple[int, ...], aim: Aim, effect: Effect) -> Play[int]:
    """Let a seat choose one of some cards in play, and tell it."""
    options = tuple(Option(f"on:{slug(use.state, card)}.{card}", card) for card in cards)
    args = aimed(use.state, seat, aim, (effect,))
    card = yield from ask(Decision(seat, LATER, options, args=args))
    use.table.record(Aimed(seat, (card,), slugs(use.state, (card,))))
    return card


class EachChooses(Effect, frozen=True):
    """Each player chooses a character of theirs; then the effect is on all of these together."""

    effect: OnChosen

    def do(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        return self._do(use)

    @states("LCG-S9.58")
    def _do(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        chosen: list[int] = []
        for seat in player_order(use.table):
            own = use.state.characters(seat)
            if own:
                chosen.append((yield from choose(use, seat, own, Character(), self.effect)))
        together = Use(use.table, use.seat, use.card, use.event, tuple(chosen))
        return self.effect.events(together)


class ResolveAction(OnChosen, frozen=True):
    """The first action of the chosen card is resolved: its costs, its targets and its effects."""

    def affects(self, use: Use, card: int) -> bool:
        return any(each.stage == ACTION for each in script(use.table, card).abilities)

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return ()

    @states("LCG-S9.59")
    def do(self, use: Use) -> None:
        """All of its text is followed; the card is not played, and its limit does not count."""
        for card in use.chosen:
            abilities = script(use.table, card).abilities
            number = next(n for n, each in enumerate(abilities) if each.stage == ACTION)
            answer = Answer(use.seat, card, number, "resolved", slug(use.state, card))
            announce(use.table, answer, NONE)


class Instead(Effect, frozen=True):
    """Something happens instead of that which is about to."""

    effect: OnChosen

    @states("LCG-S9.31")
    def can_do(self, use: Use) -> bool:
        """Return whether it would change something; else it does not replace anything."""
        return any(stands(use.table, event) for event in self.effect.events(use))

    def do(self, use: Use) -> None:
        for event in self.effect.events(use):
            instead(use.table, use.state.resolving[-1].serial, use.event, event)
