"""The game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

import msgspec

from gorin.games.l5r_lcg.attempts import attempts, why_not
from gorin.games.l5r_lcg.events import cards, conflicts, plays, seats, statuses, uses
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import OUT_OF_PLAY
from gorin.games.l5r_lcg.facts import title
from gorin.games.l5r_lcg.options import MEANT, SAID
from gorin.games.l5r_lcg.script import Behaviour, part_of
from gorin.games.l5r_lcg.state import EMPTY, STATIC, Match, State
from gorin.games.l5r_lcg.treaties import offers as treaties
from gorin.games.l5r_lcg.view import PARTS, LcgView, hidden, view
from gorin.games.l5r_lcg.windows.asking import OF_PROVINCES, called
from gorin.games.l5r_lcg.windows.offering import using
from gorin.games.l5r_lcg.windows.uses import Answer
from gorin.kernel.about import CardTarget, Targets
from gorin.kernel.clauses import BadInput, Refusal
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.plain import CardGame
from gorin.kernel.rule import rule
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, say
from gorin.timing.occurring import Occurrence

GAME = "l5r-lcg"
KINDS: tuple[Any, ...] = tuple(
    kind
    for module in (cards, conflicts, seats, plays, statuses, uses)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, LcgHappened) and kind is not LcgHappened
)
EVENTS: Any = reduce(lambda one, other: one | other, KINDS)
"""All events, one of which may wait to happen."""
_OCCURRENCE: Any = Occurrence
WAITING: Any = tuple.__class_getitem__((_OCCURRENCE[EVENTS], ...))
SELECTED = ("select", "ability")
"""The verbs of answers that select something of the text of a card."""
_PACKER = Packer(State, static=STATIC, types={"pending": WAITING})


@rule()
def initiatives(table: Match, seat: Seat) -> tuple[str, ...]:
    """A seat may give up at any time."""
    return ("concede",) if seat in table.state.alive else ()


@rule()
def initiative_asks(table: Match, seat: Seat, kind: str) -> Decision[Any] | None:
    """Return what a seat has to say with what it does unasked."""
    return None


@rule()
def initiative(table: Match, seat: Seat, kind: str, value: Any) -> Frame:
    """Return the step that carries out what a seat does unasked."""
    return Frame(kind, seat)


class L5rLcg(CardGame[State]):
    """L5R: The Card Game."""

    id = GAME
    packer = _PACKER
    at_once: tuple[str, ...] = treaties.AT_ONCE

    def view(self, table: Match, seat: Seat | None) -> LcgView:
        return view(table, seat)

    def view_part(self, table: Match, seat: Seat | None, name: str) -> Any:
        return PARTS[name](table, seat)

    def option_message(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Message:
        if decision.prompt.kind in treaties.CLAUSES:
            return treaties.in_words(table.state, decision.seat, option.key)
        verb, _, thing = option.key.partition(":")
        if thing and verb in SAID:
            return SAID[verb](decision.seat, thing)
        if verb in OF_PROVINCES:
            return OF_PROVINCES[verb](table, decision.seat, thing)
        if isinstance(option.value, Answer):
            return using(table, decision.seat, verb, option.value)
        first, _, last = thing.partition(".")
        if verb == "card":
            return title(table.state.facts(int(first)).slug)
        if verb in SELECTED:
            return _selected(table, decision.seat, verb, table.rulebook.scripts[first], int(last))
        return _named(table.state, decision.seat, verb, thing)

    def option_targets(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Targets:
        if decision.prompt.kind in treaties.CLAUSES:
            return treaties.about(option.key)
        verb, _, thing = option.key.partition(":")
        if thing and verb in MEANT:
            return MEANT[verb](decision.seat, thing)
        first, _, last = thing.partition(".")
        if verb == "card":
            return (CardTarget(table.state.facts(int(first)).slug, int(first)),)
        if verb in SELECTED:
            return ()
        return (CardTarget(first, int(last)),) if last else ()

    def hidden(self, table: Match, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
        return hidden(table, seat)

    def handles(self, state: State) -> tuple[int, ...]:
        return _handles(state)

    def attempts(self, table: Match, seat: Seat, stem: str = "") -> tuple[str, ...]:
        return () if stem else attempts(table, seat)

    def why_not(self, table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        return why_not(table, seat, attempt)

    def initiatives(self, table: Match, seat: Seat) -> tuple[str, ...]:
        return initiatives(table, seat)

    def initiative_asks(self, table: Match, seat: Seat, kind: str) -> Decision[Any] | None:
        return initiative_asks(table, seat, kind)

    def initiative(self, table: Match, seat: Seat, kind: str, value: Any) -> Frame:
        return initiative(table, seat, kind, value)

    def read_position(self, data: Mapping[str, Any]) -> State:
        try:
            state = msgspec.convert(data, State, str_keys=True)
            state.pending = msgspec.convert(data.get("pending", ()), WAITING)
        except msgspec.ValidationError as error:
            raise BadInput(say("bad-position", reason=str(error))) from None
        return state


def _selected(table: Match, seat: Seat, verb: str, text: Behaviour, number: int) -> Message:
    """Return an answer that selects one of the abilities of a card, or a part of its effects."""
    if verb == "ability":
        return say("option-ability", what=text.abilities[number].said())
    part = part_of(text, number)
    theirs = table.state.resolving[-1].seat != seat
    mine = part.said_to_rival() if theirs else part.said()
    if mine is not None:
        return say("option-select", what=mine)
    return say("option-select-theirs", what=part.said())


def _named(state: State, seat: Seat, verb: str, thing: str) -> Message:
    """Return an answer that is made of a verb and at most a card."""
    if not thing:
        return say(f"option-{verb}")
    name, _, number = thing.partition(".")
    return say(f"option-{verb}", card=called(state, seat, int(number)) if number else title(name))


def _handles(state: State) -> tuple[int, ...]:
    """Return all cards where they lie."""
    zones = (
        state.hands,
        state.dynasty_decks,
        state.conflict_decks,
        state.dynasty_piles,
        state.conflict_piles,
        state.unplaced,
        state.removed,
        state.removed_hidden,
    )
    handles = [handle for zone in zones for cards in zone.values() for handle in cards]
    handles += (*state.play, *state.played)
    handles += (
        each.card
        for each in state.resolving
        if each.paid and each.place in OUT_OF_PLAY and each.card not in state.play
    )
    handles += (each.card for each in state.strongholds.values())
    handles += state.roles.values()
    rows = [each for row in state.provinces.values() for each in row]
    handles += (card for each in rows for card in each.cards())
    handles += (each.own for each in rows if each.own != EMPTY)
    return tuple(sorted(handles))
