"""A contract that looks at whole steps: what they tell does not depend on what is hidden.

Copies of a match that are dealt anew only play the running step again, up to the question
that is open. Here steps are played again when they are over, with other hidden cards, which
reaches those without questions and what happens after the last answer of a step.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.contracts import Make, points
from tests.moments import Moments

from gorin.kernel.answers import possible
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Alone, AnyOf, Ask, Decision, Play, Seat
from gorin.kernel.domain import Shuffle
from gorin.kernel.journal import canonical
from gorin.kernel.table import Frame, Table

FOR_ALL = 150
"""The steps that are played again for everybody who looks on; later ones for one by turns."""
RARER = 256
"""The steps after which not every one is played again."""


def steps_tell_nothing_hidden(make: Make, seed: int, *, by_turns: bool = False) -> int:
    """Play steps again with what a seat cannot know dealt anew: it is told the same.

    So is whoever only looks on: what everybody is told is in what each seat is told.

    These are all steps of short matches; those with a shuffle are left out, since handles mean
    something else after it. `by_turns` plays each again for one of those who look on, the next one
    for another; where it is not said that begins when many were played. Returns how many steps
    were played again.
    """
    match = make(seed)
    watcher = Watcher(random.Random(seed), by_turns=by_turns)
    steps = {name: watcher.watched(step) for name, step in match._steps.items()}
    match._steps = steps
    match.start()
    for _ in points(match, Fast(seed).below):
        pass
    return watcher.count


class Watcher:
    """Plays the steps of a match again when they are over, and compares what is told."""

    def __init__(self, dealer: random.Random, *, by_turns: bool) -> None:
        self.dealer = dealer
        self.by_turns = by_turns
        self.count = 0
        self.steps = 0
        self.moments = Moments(1, rarer=RARER)
        self.running: tuple[Table[Any], list[tuple[Ask | None, Any]]] | None = None
        """The table at which a step runs, and its answers so far, those of acts beside it too."""

    def watched(self, step: Callable[..., Any]) -> Callable[[Table[Any], Frame], Any]:
        """Return a step that does the same and is played again afterwards."""

        def enter(table: Table[Any], frame: Frame) -> Play[None] | None:
            if self.running is not None and self.running[0] is table:
                self.running[1].append((None, lambda twin: step(twin, frame)))
                assert step(table, frame) is None
                return None
            self.steps += 1
            if not self.moments.due(self.steps):
                play = step(table, frame)
                return None if play is None else self._followed(table, play, _leave)
            before, mark = table.state.copy(), len(table.log)

            def compare(answers: list[tuple[Ask | None, Any]]) -> None:
                self.count += 1
                self._compare(table, mark, before, lambda twin: step(twin, frame), answers)

            play = step(table, frame)
            if play is None:
                compare([])
                return None
            return self._followed(table, play, compare)

        return enter

    def _compare(
        self,
        table: Table[Any],
        mark: int,
        before: Any,
        step: Callable[[Table[Any]], Play[None] | None],
        answers: list[tuple[Ask | None, Any]],
    ) -> None:
        game = table.rulebook.game
        events = table.log.since(mark)
        everybody: tuple[Seat | None, ...] = (*game.seats(table.state), None)
        one = self.count % len(everybody)
        by_turns = self.by_turns or self.count > FOR_ALL
        for viewer in everybody[one : one + 1] if by_turns else everybody:
            start = before.copy()
            game.conceal(table, viewer, start, self.dealer.randrange)
            twin: Table[Any] = Table(table.rulebook, start)
            play = step(twin)
            if play is not None:
                self._repeat(twin, play, answers, viewer)
            for eyes in dict.fromkeys((viewer, None)):
                messages = [event.told(eyes) for event in events]
                assert [event.told(eyes) for event in twin.log.all()] == messages, (viewer, eyes)
                shown = canonical(game.view(table, eyes))
                assert canonical(game.view(twin, eyes)) == shown, (viewer, eyes)

    def _repeat(
        self,
        twin: Table[Any],
        play: Play[None],
        answers: list[tuple[Ask | None, Any]],
        viewer: Seat | None,
    ) -> None:
        """Give the same answers again, or others where these cannot be given any more."""
        asked = _next(play, None)
        for first, value in answers:
            if first is None:
                value(twin)
                continue
            assert asked is not None, "a step asks less when hidden cards change"
            if isinstance(first, AnyOf):
                assert isinstance(asked, AnyOf)
                decision, chosen = value
                place = next(at for at, one in enumerate(first.decisions) if one is decision)
                asked = _next(play, (asked.decisions[place], chosen))
            else:
                asked = _next(play, possible(asked, value, self.dealer.randrange, viewer, first))
        assert asked is None, "a step asks more when hidden cards change"

    def _followed(
        self,
        table: Table[Any],
        play: Play[None],
        compare: Callable[[list[tuple[Ask | None, Any]]], None],
    ) -> Play[None]:
        answers: list[tuple[Ask | None, Any]] = []
        asked = _next(play, None)
        try:
            while asked is not None:
                self.running = (table, answers)
                value = yield asked
                answers.append((asked, value))
                self.running = None
                asked = _next(play, value)
        finally:
            self.running = None
        if not any(question is not None and _is_shuffle(question) for question, _ in answers):
            compare(answers)


def _leave(answers: list[tuple[Ask | None, Any]]) -> None:
    """Do not play a step again."""


def _next(play: Play[None], value: Any) -> Ask | None:
    """Return the next question of a step, or None when it is over."""
    try:
        asked = play.send(value)
        while isinstance(asked, Alone):
            asked = play.send(None)
    except StopIteration:
        return None
    return asked


def _is_shuffle(asked: Ask) -> bool:
    return isinstance(asked, Decision) and isinstance(asked.domain, Shuffle)
