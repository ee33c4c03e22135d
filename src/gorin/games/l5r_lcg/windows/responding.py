"""The seats that may answer an event, with which abilities, and what the question tells them."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_lcg.events.cards import PhaseEnded
from gorin.games.l5r_lcg.events.conflicts import Broken
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import Initiating, LeftPlay, StatusChanged
from gorin.games.l5r_lcg.events.seats import FirstPlayer
from gorin.games.l5r_lcg.measures import constants_for, script, slug
from gorin.games.l5r_lcg.prices import discounts
from gorin.games.l5r_lcg.script import Ability, Use
from gorin.games.l5r_lcg.standing import changes
from gorin.games.l5r_lcg.state import EMPTY, Match, State
from gorin.games.l5r_lcg.texts import abilities, from_hands
from gorin.games.l5r_lcg.windows.uses import (
    Answer,
    LcgOccurrence,
    ability_of,
    is_superseded,
    usable,
)
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat, Worded
from gorin.kernel.words import Arg, say, sentences

FORESEEN = (Broken, FirstPlayer, Initiating, LeftPlay, PhaseEnded, StatusChanged)
"""The events that may be told before they happen: all that they say lies open already."""


def own_answers(
    table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence, *, public: bool = False
) -> Iterator[Answer]:
    """Yield what a seat may answer with; of `public` only what lies in play."""
    state = table.state
    index = abilities(table)
    seen: list[Answer] = []
    for kind in dict.fromkeys(type(event) for event in occurrence.events):
        for owner, card, title, number in index.get((stage, kind), ()):
            answer = Answer(owner, card, number, "play", slug(state, card), title)
            if owner == seat and answer not in seen and answer.mark not in occurrence.used:
                seen.append(answer)
                if usable(table, answer, occurrence):
                    yield answer
    if state.phase == "dynasty":
        yield from _row_answers(table, seat, stage, occurrence)
    if not public and may_hold(table, seat, stage, occurrence):
        yield from _hand_answers(table, seat, stage, occurrence)


@states("LCG-S10.13")
def _row_answers(
    table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence
) -> Iterator[Answer]:
    """Yield what events answer that lie open in provinces: in the dynasty phase only."""
    state = table.state
    for card in open_events(state, seat):
        for number, ability in enumerate(script(table, card).abilities):
            if ability.place == "province" and ability.stage == stage:
                answer = Answer(seat, card, number, "province", slug(state, card))
                if answer.mark not in occurrence.used and usable(table, answer, occurrence):
                    yield answer


def open_events(state: State, seat: Seat) -> Iterator[int]:
    """Yield the events that lie open in provinces of a seat."""
    for province in state.provinces[seat]:
        for card in province.open_cards():
            if state.facts(card).kind == "event":
                yield card


def _hand_answers(
    table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence
) -> Iterator[Answer]:
    state = table.state
    for card in state.in_hand(seat):
        for number, ability in enumerate(script(table, card).abilities):
            if ability.place == "hand" and ability.stage == stage:
                answer = Answer(seat, card, number, "hand", slug(state, card))
                if usable(table, answer, occurrence):
                    yield answer


def may_hold(table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence) -> bool:
    """Return whether a hand might hold an answer, for all that is known.

    What each hand might hold is public, and so are its fate and the conditions of what it holds.
    """
    state = table.state
    if not state.in_hand(seat):
        return False
    held, fate, use = from_hands(table)[seat], state.fate[seat], Use(table, seat, EMPTY)
    reduced = bool(constants_for(table, "discount") or discounts(state, seat, "event"))
    for event in occurrence.events:
        for cost, ability in held.get((stage, type(event)), ()):
            if (reduced or cost <= fate) and _might_answer(use, ability, event):
                return True
    return False


def _might_answer(use: Use, ability: Ability, event: LcgHappened) -> bool:
    if ability.trigger is None or not ability.trigger.fits(use, event):
        return False
    return all(condition.holds(use) for condition in ability.conditions)


# -- what a question says ------------------------------------------------------------------


def about(table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence) -> Worded:
    """Return what has happened, or is about to, for the question whether a seat answers it."""
    return Worded(lambda: {"events": _lines(table, seat, stage, occurrence)})


def _lines(table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence) -> Arg:
    events = list(_answerable(table, seat, stage, occurrence)) or list(occurrence.events)
    if not occurrence.happened:
        events = [each for each in events if isinstance(each, FORESEEN) and changes(table, each)]
        events = [each for each in events if not is_superseded(table, each)]
    lines = [line for each in events if (line := each.asked_of(seat)) is not None]
    return sentences(lines) if lines else say("lcg-happens-something")


def _answerable(
    table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence
) -> Iterator[LcgHappened]:
    """Yield the events that a seat may answer, or might for all that the others know."""
    may = [(each.card, ability) for each, ability in _own(table, seat, stage, occurrence)]
    held = from_hands(table)[seat]
    for event in occurrence.events:
        might = [(EMPTY, ability) for _, ability in held.get((stage, type(event)), ())]
        for card, ability in may or might:
            if ability.trigger is None or not isinstance(event, ability.trigger.answers()):
                continue
            if ability.trigger.fits(Use(table, seat, card), event):
                yield event
                break


def _own(
    table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence
) -> Iterator[tuple[Answer, Ability]]:
    for answer in own_answers(table, seat, stage, occurrence):
        yield answer, ability_of(table, answer.card, answer.ability, answer.script)
