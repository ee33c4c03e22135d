"""The course of an event: who may answer it, what must follow, and what follows at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.games.l5r_lcg.attachments import illegal
from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.ends import honor_events, settle
from gorin.games.l5r_lcg.events.cards import WITHOUT_SKILL, AttachmentMoved
from gorin.games.l5r_lcg.events.citing import ANSWERS, EFFECT, ORDERS, WOULD_DO
from gorin.games.l5r_lcg.events.conflicts import Broken, Decided, ProvinceShown
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.notes import ACTED, with_note
from gorin.games.l5r_lcg.events.plays import (
    Announced,
    Entered,
    LeftPlay,
    Moved,
    StatusChanged,
    Turned,
    status_changed,
)
from gorin.games.l5r_lcg.events.seats import FateChanged, Filled, Revealed
from gorin.games.l5r_lcg.events.uses import TookOver
from gorin.games.l5r_lcg.keywords import Corrupted, Pride, Rally
from gorin.games.l5r_lcg.measures import (
    active_constants,
    can_fight,
    can_join,
    has,
    lasting_on,
    script,
    skill,
    slug,
)
from gorin.games.l5r_lcg.script import ACTION, Behaviour
from gorin.games.l5r_lcg.standing import changes
from gorin.games.l5r_lcg.state import HOME, TYPES, Match, Resolving, State
from gorin.games.l5r_lcg.texts import (
    answered,
)
from gorin.games.l5r_lcg.windows.responding import about, may_hold, own_answers
from gorin.games.l5r_lcg.windows.uses import (
    Answer,
    LcgOccurrence,
    ability_of,
    is_superseded,
    next_mark,
)
from gorin.kernel.clauses import states
from gorin.kernel.decision import Option, Prompt, Seat
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, derived
from gorin.timing.limits import noted
from gorin.timing.occurring import (
    APPLY,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    NONE,
    REACTION,
    STEP,
    WOULD,
    Occurrence,
    Timing,
)

PROMPTS = {
    WOULD: Prompt("would", WOULD_DO, "ask-lcg-would"),
    INTERRUPT: Prompt("interrupt", ANSWERS, "ask-lcg-interrupt"),
    REACTION: Prompt("reaction", ANSWERS, "ask-lcg-reaction"),
    FORCED_INTERRUPT: Prompt("forced", ORDERS, "ask-lcg-forced"),
    FORCED_REACTION: Prompt("forced", ORDERS, "ask-lcg-forced"),
}


# -- windows around an event ---------------------------------------------------------------


@rule("ENL-7.1")
def player_order(table: Match) -> tuple[Seat, ...]:
    """Seats answer in player order, from the first player on."""
    return table.state.around(table.state.first)


@rule("LCG-S9.37")
def may_answer(table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence) -> bool:
    """A seat is asked if anybody could think that it has an answer: in play, or in its hand."""
    if may_hold(table, seat, stage, occurrence):
        return True
    return next(own_answers(table, seat, stage, occurrence, public=True), None) is not None


@rule("LCG-S9.36", "LCG-S9.38", "LCG-S9.40")
def answers(
    table: Match, seat: Seat, stage: str, occurrence: LcgOccurrence
) -> tuple[Option[Answer | None], ...]:
    """A seat may use one of its abilities that answer the event, or pass."""
    return _options(table, (seat, stage, occurrence))


@derived
def _options(
    table: Match, about: tuple[Seat, str, LcgOccurrence]
) -> tuple[Option[Answer | None], ...]:
    verbs = {"play": "use", "hand": "play", "province": "play"}
    options: list[Option[Answer | None]] = [Option("pass", None)]
    answers = own_answers(table, *about)
    options.extend([Option(f"{verbs[each.place]}:{each.key}", each) for each in answers])
    return tuple(options)


@rule()
def forced(table: Match, stage: str, occurrence: LcgOccurrence) -> tuple[Answer, ...]:
    """Abilities that must be used, of all seats."""
    return tuple(
        answer
        for seat in player_order(table)
        for answer in own_answers(table, seat, stage, occurrence, public=True)
    )


def relevant(table: Match, events: tuple[LcgHappened, ...]) -> bool:
    """Return whether anything in play, in a deck or brought in by an event might answer it."""
    types = answered(table)
    return any(type(event) in types or _brings_answer(table, event) for event in events)


def _brings_answer(table: Match, event: LcgHappened) -> bool:
    """Return whether an event is answered by the very card that enters play or is revealed.

    Until a province is revealed nobody may know by what happens whether it has an answer.
    """
    if not isinstance(event, Entered):
        return isinstance(event, ProvinceShown)
    triggers = (ability.trigger for ability in script(table, event.handle).abilities)
    return any(isinstance(event, trigger.answers()) for trigger in triggers if trigger is not None)


@rule("LCG-S7.10", "LCG-S7.11", "LCG-S9.66")
def stands(table: Match, event: LcgHappened) -> bool:
    """An event happens only if what it is about is still there and it changes something."""
    return not (table.state.superseded and is_superseded(table, event)) and changes(table, event)


# -- announcing, and what follows ----------------------------------------------------------


def _text_of(table: Match, answer: Answer) -> str:
    """Return which text an ability is of: the card may be another one before it has resolved."""
    if answer.script:
        return answer.script
    whole: Behaviour = table.rulebook.scripts[answer.slug]
    is_attached = whole.attached is not None and script(table, answer.card) is whole.attached
    return f"{answer.slug}/attached" if is_attached else answer.slug


def announce(table: Match, answer: Answer, serial: int) -> None:
    """Announce the use of an ability; paying, choosing and the effects follow."""
    state = table.state
    ability = ability_of(table, answer.card, answer.ability, answer.script)
    mark = None if answer.place == "resolved" else next_mark(table, answer, ability)
    used = state.used if mark is None else noted(state.used, ability.limits, mark)
    if ability.stage == ACTION and state.conflict is not None:
        used = with_note(used, "conflict", ACTED, answer.seat)
    table.record(
        Announced(
            answer.seat,
            answer.card,
            answer.slug,
            answer.ability,
            answer.place,
            serial,
            state.counter + 1,
            used,
            _text_of(table, answer),
            played=state.facts(answer.card).kind == "event",
        )
    )
    number = state.resolving[-1].number
    empties = answer.place == "province" or any(cost.refills for cost in ability.costs)
    fill = ("fill",) if empties else ()
    steps = ("pay", "aim", "begin", "effects", "settle", *fill)
    table.push(*(Frame(step, answer.seat, (number,)) for step in steps))


@states("LCG-S9.42")
def use_action(table: Match, answer: Answer) -> None:
    """Announce an action."""
    announce(table, answer, NONE)


def carried_out(state: State, frame: Frame) -> Resolving | None:
    """Return the ability that a step belongs to; None if that is over or its seat has left."""
    if frame.seat not in state.alive:
        return None
    return next((each for each in state.resolving if each.number == frame.data[0]), None)


@rule("LCG-S7.7", "LCG-S7.9", "LCG-S8.2", "LCG-S8.3")
def after(table: Match, occurrence: LcgOccurrence) -> None:
    """Keywords and status follow at once, then whoever has won or lost does."""
    follow: list[LcgHappened] = []
    draws: list[Frame] = []
    for event in occurrence.events:
        follow += _following(table, event, draws)
    settle(table)
    if table.state.outcome is None and (follow or draws):
        table.push(*draws)
        TIMING.occur(table, *follow)
    if table.state.outcome is None:
        check(table)


def check(table: Match, frame: Frame | None = None) -> None:
    """Let leave play what must now, and send home who cannot be in the conflict.

    Cards leave play by their own text, or because they cannot stay attached.
    """
    gone = [use.card for use, each in active_constants(table, "leaves") if each.leaves(use)]
    lost = [leaving(table, card, "LCG-S9.56") for card in gone]
    lost += [leaving(table, card, "LCG-S10.2") for card in illegal(table)]
    happen_unpreventably(table, *lost, *_misplaced(table))
    if table.state.lasting and table.state.outcome is None:
        TIMING.occur(table, *(leaving(table, card, EFFECT) for card in _without_skill(table)))


def _without_skill(table: Match) -> Iterator[int]:
    """Yield whom something that lasts discards: they have no skill left of the type it names.

    It may be replaced, but is to happen again then as long as that lasts.
    """
    state = table.state
    if not any(each.what.kind == WITHOUT_SKILL for each in state.lasting):
        return
    about_to = [
        event
        for occurrence in state.pending
        if not occurrence.happened
        for event in occurrence.events
    ]
    leaves = [event.handle for event in about_to if isinstance(event, LeftPlay)]
    for card in tuple(state.play):
        for at in lasting_on(table, card, WITHOUT_SKILL):
            kind = TYPES[at]
            if card not in leaves and can_fight(state, card, kind) and not skill(table, card, kind):
                yield card
                break


def _following(table: Match, event: LcgHappened, draws: list[Frame]) -> Iterator[LcgHappened]:
    """Yield what follows from one event; questions and draws are pushed."""
    if type(event) is LeftPlay:
        yield from _left(table, event, draws)
    elif type(event) is Decided:
        chosen = tuple(_won_chosen(table, event))
        for pride in _prides(table, event):
            if pride.amount < 0 or pride.handle not in chosen:
                yield pride
        draws += _dishonors(table, event, chosen)
    elif type(event) in (Entered, AttachmentMoved, TookOver):
        draws += _restricts(table, event)
    elif type(event) is Broken:
        province_broken(table, event)
    elif type(event) is Revealed:
        yield from _rallies(table, event)


def _restricts(table: Match, event: Any) -> Iterator[Frame]:
    """Yield what looks, before reactions, whether a character now wears too much."""
    host = event.handle if type(event) is TookOver else event.host
    if host in table.state.play:
        yield Frame("restrict", table.state.play[host].seat, (host,))


@states("LCG-S9.56")
def happen_unpreventably(table: Match, *events: LcgHappened) -> None:
    """Let events happen that nothing prevents, as when a constant effect ends a stay in play."""
    if not events or not relevant(table, events):
        TIMING.occur(table, *events)
        return
    state = table.state
    state.counter += 1
    state.pending = (*state.pending, Occurrence(state.counter, events))
    at = TIMING.stages.index(APPLY)
    table.push(Frame(STEP, player_order(table)[0], (state.counter, at)))


@states("LCG-S8.25")
def _rallies(table: Match, event: Revealed) -> Iterator[LcgHappened]:
    """Yield what rally does: one more card is added there face up, which is not revealed."""
    state = table.state
    if has(table, event.handle, Rally) and state.dynasty_decks[event.seat]:
        top = state.dynasty_decks[event.seat][0]
        yield Filled(event.seat, event.slot, top, slug=slug(state, top), clause="LCG-S8.24")


@rule()
def province_broken(table: Match, event: Broken) -> None:
    """Let follow what a broken province brings beside the loss of its card."""


def _left(table: Match, event: LeftPlay, draws: list[Frame]) -> Iterator[LcgHappened]:
    """Yield what comes of a character that left: honor by its status, its keywords."""
    if event.status:
        clause = "LCG-S7.7" if event.status > 0 else "LCG-S7.9"
        yield from honor_events(table, event.seat, event.status, clause)
    if event.courteous:
        yield FateChanged(event.seat, 1, "LCG-S8.7")
    if event.sincere:
        draws.append(Frame("draw", event.seat, (1,), ("LCG-S8.27",)))


def _won_chosen(table: Match, event: Decided) -> Iterator[int]:
    """Yield the characters that who wins may dishonor."""
    state = table.state
    for each in state.lasting:
        if each.what.kind == "dishonor-if-won" and each.seat == event.seat:
            for handle, entry in state.play.items():
                if entry.born in (each.holds or ()):
                    yield handle


def _dishonors(table: Match, event: Decided, chosen: tuple[int, ...]) -> Iterator[Frame]:
    """Yield what asks the winner about them; whom pride honors too is the first player's to order.

    The keyword and the delayed effect come at one moment (LCG-S9.57).
    """
    proud = {pride.handle for pride in _prides(table, event) if pride.amount > 0}
    for handle in chosen:
        yield Frame("won-order" if handle in proud else "won-chosen", event.seat, (handle,))
        proud.discard(handle)


@states("LCG-S4.43")
def _prides(table: Match, event: Decided) -> Iterator[StatusChanged]:
    """Yield what pride does: it honors who has won and dishonors who has lost."""
    state = table.state
    for handle, entry in state.play.items():
        if entry.side != HOME and has(table, handle, Pride):
            won = entry.seat == event.seat
            if won or entry.seat == event.other:
                amount = 1 if won else -1
                yield status_changed(state, handle, amount, "LCG-S8.23")


@states("LCG-S7.5")
def _misplaced(table: Match) -> Iterator[LcgHappened]:
    """Yield what sends those home bowed who are found in a conflict in which they cannot be.

    They have a dash in the type that it has now, or a card forbids it, whenever that came.
    """
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return
    for handle, entry in state.play.items():
        if entry.side != HOME and not can_join(table, handle, entry.side):
            name = slug(state, handle)
            yield Moved(handle, name, "home", "LCG-S7.5")
            yield Turned(handle, name, bowed=True, clause="LCG-S7.5")


def entering(table: Match, seat: Seat, handle: int, clause: str, **more: Any) -> Entered:
    """Return the event of a card that enters play under the control of a seat.

    What it enters with, such as the taint of a corrupted card, it has not become.
    """
    state = table.state
    born = state.counter + 1
    tainted = any(type(each) is Corrupted for each in script(table, handle).keywords)
    more = {"tainted": tainted, **more}
    return Entered(seat, handle, slug(state, handle), born, clause=clause, **more)


TIMING: Timing[LcgHappened, Answer] = Timing(
    order=player_order,
    may_answer=may_answer,
    answers=answers,
    forced=forced,
    use=announce,
    after=after,
    relevant=relevant,
    stands=stands,
    prompts=PROMPTS,
    about=about,
)


@states("LCG-S9.39")
def happen(table: Match, *events: LcgHappened) -> None:
    """Let events happen together. It is the last thing that a step does."""
    TIMING.occur(table, *events)
