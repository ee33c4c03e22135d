"""A game just large enough for windows and occurrences: seats with life, cards that answer."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from msgspec import Struct

from gorin.kernel.decision import Alone, Decision, Option, Play, Prompt, Seat
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Frame, Outcome, Table
from gorin.timing.occurring import NESTED, STEP, Occurrence, Timing

A, B, C = Seat(0), Seat(1), Seat(2)
ASKED = Prompt("asked", "", "ask-asked")


class Little(Struct, kw_only=True):
    """Who plays, what they have, and what waits."""

    seats: tuple[Seat, ...] = (A, B, C)
    life: dict[Seat, int] = {}
    told: tuple[str, ...] = ()
    frames: tuple[Frame, ...] = ()
    pending: tuple[Occurrence[Any], ...] = ()
    counter: int = 0
    outcome: Outcome | None = None

    def copy(self) -> Little:
        return copy.copy(self)


class Hit(Struct, frozen=True):
    """A seat loses life."""

    unread: ClassVar[bool] = False

    seat: Seat
    amount: int
    clause: str = ""

    def apply(self, state: Little) -> None:
        state.life[self.seat] = state.life.get(self.seat, 10) - self.amount

    def told(self, viewer: Seat | None) -> None:
        return None


class Said(Struct, frozen=True):
    """Somebody said something, which nothing answers."""

    unread: ClassVar[bool] = False

    text: str
    clause: str = ""

    def apply(self, state: Little) -> None:
        state.told += (self.text,)

    def told(self, viewer: Seat | None) -> None:
        return None


class Card(Struct, frozen=True):
    """Something that answers a hit at a stage."""

    number: int
    seat: Seat
    stage: str
    does: str
    forced: bool = False

    @property
    def key(self) -> str:
        return f"{self.does}.{self.number}"

    @property
    def mark(self) -> tuple[int, ...]:
        return (self.number,)


def timing(
    *cards: Card,
    stages: tuple[str, ...] = NESTED,
    do: Callable[[Table[Little], Card, int], None] | None = None,
    after: Callable[[Table[Little], Occurrence[Any]], None] | None = None,
) -> Timing[Any, Card]:
    """Return the timing of a game in which these cards lie open."""

    def fitting(seat: Seat, stage: str, found: Occurrence[Any]) -> Iterator[Card]:
        for card in cards:
            fits = (card.seat, card.stage) == (seat, stage) and not card.forced
            if fits and card.mark not in found.used:
                yield card

    def answers(
        table: Table[Little], seat: Seat, stage: str, found: Occurrence[Any]
    ) -> tuple[Option[Card | None], ...]:
        options: list[Option[Card | None]] = [Option("pass", None)]
        options += (Option(card.key, card) for card in fitting(seat, stage, found))
        return tuple(options)

    def used(table: Table[Little], card: Card, serial: int) -> None:
        table.record(Said(card.key))
        if do is not None:
            do(table, card, serial)

    return Timing(
        order=lambda table: table.state.seats,
        may_answer=lambda table, seat, stage, found: any(fitting(seat, stage, found)),
        answers=answers,
        forced=lambda table, stage, found: tuple(
            card for card in cards if card.forced and card.stage == stage
        ),
        replacements=lambda table, found: tuple(
            (card.seat, card) for card in cards if card.stage == stages[0] and card.forced
        ),
        use=used,
        after=after or (lambda table, found: None),
        relevant=lambda table, events: bool(cards) and any(type(each) is Hit for each in events),
        stands=lambda table, event: type(event) is not Hit or event.seat in table.state.seats,
        prompts=dict.fromkeys(stages, ASKED),
        stages=stages,
    )


def table_of(*frames: Frame, **steps: Callable[..., Any]) -> Table[Little]:
    """Return a table with steps and with frames on its cursor, the first one first."""
    game: Any = None
    found = Table(Rulebook(game, "little", "1", None, steps), Little(life={}))
    found.push(*frames)
    return found


def with_timing(found: Timing[Any, Card], *frames: Frame, **steps: Any) -> Table[Little]:
    """Return a table that plays occurrences."""
    return table_of(*frames, **{STEP: found.play, **steps})


class Played:
    """Plays steps until somebody is asked; `asked` says who, `keys` what they may answer."""

    def __init__(self, table: Table[Little]) -> None:
        self.table = table
        self.running: Play[None] | None = None
        self.question: Decision[Any] | None = None
        self._go_on(None)

    @property
    def asked(self) -> Seat | None:
        return None if self.question is None else self.question.seat

    @property
    def keys(self) -> list[str]:
        return [] if self.question is None else [each.key for each in self.question.options]

    def answer(self, *keys: str) -> Played:
        """Answer what is asked, one question after the other."""
        for key in keys:
            assert self.question is not None, key
            option = self.question.option(key)
            assert option is not None, (key, self.keys)
            self.question = None
            self._go_on(option.value)
        return self

    def _go_on(self, value: Any) -> None:
        state = self.table.state
        while self.running is not None or state.frames:
            if self.running is None:
                frame = state.frames[-1]
                state.frames = state.frames[:-1]
                self.running = self.table.rulebook.steps[frame.step](self.table, frame)
                value = None
                if self.running is None:
                    continue
            try:
                asked: Any = self.running.send(value)
                while type(asked) is Alone:
                    asked = self.running.send(None)
            except StopIteration:
                self.running = None
                continue
            self.question = asked
            return
