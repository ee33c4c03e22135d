"""Abilities as a seat could use them now, and all that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gorin.games.l5r_lcg.events.citing import ALLOWED, BLANK, LIMIT
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.measures import (
    active_constants,
    cannot,
    is_blank,
    is_immune,
    script,
    slug,
)
from gorin.games.l5r_lcg.prices import PLAYED, event_cost, has_price
from gorin.games.l5r_lcg.script import Ability, Aim, Behaviour, Condition, Use, spoken
from gorin.games.l5r_lcg.standing import changes
from gorin.games.l5r_lcg.state import Match, State
from gorin.games.l5r_lcg.texts import limits_of
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.timing.limits import Mark, is_left
from gorin.timing.occurring import WOULD, Occurrence


class Answer(Struct, frozen=True, gc=False):
    """An ability as a seat may use it now, and where its card is."""

    seat: Seat
    card: int
    ability: int
    place: str
    slug: str
    script: str = ""

    @property
    def key(self) -> str:
        return f"{self.script or self.slug}.{self.card}"

    @property
    def mark(self) -> tuple[int, ...]:
        return (self.card, self.ability, *map(ord, self.script))


LcgOccurrence = Occurrence[LcgHappened]


def ability_of(table: Match, card: int, number: int, title: str = "") -> Ability:
    """Return one of the abilities of a card, or one that it has gained from another title."""
    if title:
        name, _, form = title.partition("/")
        behaviour: Behaviour = table.rulebook.scripts[name]
        text = behaviour.attached if form and behaviour.attached is not None else behaviour
        return text.abilities[number]
    return script(table, card).abilities[number]


@states("LCG-S9.44", "LCG-S9.45", "LCG-S9.46", "LCG-S9.47", "LCG-S9.49", "LCG-S9.50")
def mark_of(state: State, answer: Answer, giver: int = 0) -> Mark:
    """Return what a use is counted by, also by the object that gives the ability if one does.

    An ability gained from a copy of its own title is its own.
    """
    born = state.born(answer.card)
    gained = answer.script not in ("", answer.slug)
    title = f"{answer.slug}/{answer.script}" if gained else answer.slug
    return Mark(answer.seat, title, answer.ability, answer.card, born, giver)


def next_mark(table: Match, answer: Answer, ability: Ability) -> Mark | None:
    """Return what one more use counts for, None if its limits allow none.

    Several attachments that give a card the same ability each give one of its own.
    """
    state = table.state
    limits = limits_of(table, answer.card, ability)
    for giver in _givers(state, answer):
        mark = mark_of(state, answer, giver)
        if is_left(state.used, limits, mark):
            return mark
    return None


def _givers(state: State, answer: Answer) -> tuple[int, ...]:
    """Return the objects that give a card an ability; 0 stands for none."""
    worn = state.play[answer.card].worn if answer.script and answer.card in state.play else ()
    given = [state.born(card) for card in worn if slug(state, card) == answer.script]
    return tuple(given) or (0,)


def find_events(use: Use, ability: Ability, occurrence: LcgOccurrence | None) -> None:
    """Note which events of an occurrence an ability could answer, and the first of them."""
    use.events = tuple(_fitting(use, ability, occurrence))
    use.event = use.events[0] if use.events else None


def _fitting(use: Use, ability: Ability, occurrence: LcgOccurrence | None) -> Iterator[LcgHappened]:
    """Yield the events of an occurrence that an ability answers."""
    if ability.trigger is None or occurrence is None:
        return
    table = use.table
    replaced = ability.stage != WOULD and bool(table.state.superseded)
    for event in occurrence.events:
        if not isinstance(event, ability.trigger.answers()) or not ability.trigger.fits(use, event):
            continue
        if replaced and is_superseded(table, event):
            continue
        if ability.stage == WOULD and not changes(table, event):
            continue  # what would change nothing never is about to happen
        yield event


def candidates(use: Use, ability: Ability) -> tuple[int, ...]:
    """Return what may be chosen for an ability: what it could change in some way.

    It is chosen after the costs are paid, and so not what they take.
    """
    if ability.aim is None:
        return ()
    taken = tuple(card for cost in ability.costs for card in cost.takes(use))
    return tuple(
        [
            card
            for card in choosable(use, ability.aim)
            if any(effect.affects(use, card) for effect in ability.effects) and card not in taken
        ]
    )


def choosable(use: Use, aim: Aim) -> Iterator[int]:
    """Yield what an aim finds that nothing keeps from being chosen."""
    for card in aim.candidates(use):
        if not is_immune(use.table, card, use) and not is_guarded(use, card):
            yield card


def is_guarded(by: Use, card: int) -> bool:
    """Return whether something in play keeps a card from being chosen for an ability."""
    return any(each.guards(use, by, card) for use, each in active_constants(by.table, "guards"))


@rule("LCG-S9.5", "LCG-S9.6", "LCG-S9.7", "LCG-S9.21")
def forbids_use(
    table: Match, answer: Answer, occurrence: LcgOccurrence | None
) -> Iterator[Refusal]:
    """Yield every clause that forbids using an ability, as an answer to an occurrence if any."""
    ability = ability_of(table, answer.card, answer.ability, answer.script)
    use = Use(table, answer.seat, answer.card)
    if ability.trigger is not None:
        find_events(use, ability, occurrence)
        if use.event is None:
            yield refuse(ALLOWED, "refused-lcg-trigger", trigger=spoken(ability.trigger))
            return
    yield from _silenced(table, answer)
    plays = script(table, answer.card).plays if answer.place in PLAYED else ()
    yield from _unmet(use, (*plays, *ability.conditions))
    yield from _unpaid(use, ability, answer.place)
    if next_mark(table, answer, ability) is None:
        yield refuse(LIMIT, "refused-lcg-limit")
    if not _would_change(use, ability):
        yield refuse("LCG-S9.7", "refused-lcg-no-target")


def _silenced(table: Match, answer: Answer) -> Iterator[Refusal]:
    """Yield what keeps a card from being used at all, whatever it does."""
    if is_blank(table, answer.card) and not answer.script:
        yield refuse(BLANK, "refused-lcg-blank")
    if answer.place in PLAYED:
        if is_barred(table, answer.seat, answer.card):
            yield refuse(ALLOWED, "refused-lcg-barred")
    elif cannot(table, "trigger", answer.card):
        yield refuse(ALLOWED, "refused-lcg-silenced")


def is_barred(table: Match, seat: Seat, card: int) -> bool:
    """Return whether something in play keeps a seat from playing a card."""
    return any(each.bars(use, seat, card) for use, each in active_constants(table, "bars"))


def _unpaid(use: Use, ability: Ability, place: str) -> Iterator[Refusal]:
    fate, cost = use.state.fate[use.seat], event_cost(use.table, use.seat, use.card, place)
    if place in PLAYED and not has_price(use.table, use.card):
        yield refuse("LCG-S9.18", "refused-lcg-no-price")
    if fate < cost:
        yield refuse("LCG-1.4", "refused-lcg-cost", cost=cost, fate=fate)
    for price in ability.costs:
        if not price.can_pay(use):
            yield refuse("LCG-S9.6", "refused-lcg-unpaid", paid=spoken(price))


def _unmet(use: Use, conditions: tuple[Condition, ...]) -> Iterator[Refusal]:
    for condition in conditions:
        if not condition.holds(use):
            yield refuse(ALLOWED, "refused-lcg-condition", condition=spoken(condition))


def _would_change(use: Use, ability: Ability) -> bool:
    if ability.aim is not None:
        least, targets = ability.aim.count(use)[0], candidates(use, ability)
        if least or targets:
            return len(targets) >= max(1, least) and not ability.lacks_itself(use)
    # Where nothing has to be chosen and nothing can be, what is done to that changes nothing.
    without = [each for each in ability.effects if ability.aim is None or not each.on_targets]
    return any(effect.can_do(use) for effect in without)


def usable(table: Match, answer: Answer, occurrence: LcgOccurrence | None) -> bool:
    """Return whether nothing forbids using an ability."""
    return next(iter(forbids_use(table, answer, occurrence)), None) is None


def is_replacement(state: State, event: LcgHappened) -> bool:
    """Return whether an event that waits is to happen instead of another one."""
    return any(
        each.serial == occurrence.serial and event in (occurrence.events[at] for at in each.by)
        for each in state.superseded
        for occurrence in state.pending
        if not occurrence.happened
    )


def is_superseded(table: Match, event: LcgHappened) -> bool:
    """Return whether something else will happen than an event that waits."""
    state = table.state
    return any(
        each.serial == occurrence.serial and occurrence.events[each.at] == event
        for each in state.superseded
        for occurrence in state.pending
        if not occurrence.happened
    )
