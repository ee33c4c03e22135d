"""How things happen here: who may answer an event, what must follow, and what follows at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from gorin.games.l5r_lcg.conflict_events import (
    Broken,
    Claimed,
    Decided,
    Joined,
    ProvinceShown,
    Switched,
)
from gorin.games.l5r_lcg.ends import honor_events, settle
from gorin.games.l5r_lcg.events import Begun, FateChanged, HonorChanged
from gorin.games.l5r_lcg.happened import LcgHappened
from gorin.games.l5r_lcg.keywords import Ancestral, Courtesy, Pride, Sincerity
from gorin.games.l5r_lcg.measures import (
    abilities,
    can_fight,
    cannot,
    forces,
    from_hands,
    has,
    is_blank,
    script,
    slug,
)
from gorin.games.l5r_lcg.play_events import (
    Announced,
    Entered,
    FateAdded,
    FateRemoved,
    HoldingLost,
    LeftPlay,
    Moved,
    RowTurned,
    StatusChanged,
    StatusLost,
    Strengthened,
    StrongholdTurned,
    Turned,
)
from gorin.games.l5r_lcg.script import ACTION, Ability, Condition, Use
from gorin.games.l5r_lcg.state import EMPTY, HOME, NOBODY, Match, Resolving, State
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Option, Prompt, Seat
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, keep
from gorin.timing.limits import Mark, is_left, noted
from gorin.timing.occurring import (
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    NONE,
    REACTION,
    WOULD,
    Occurrence,
    Timing,
)

CLAUSE = "LCG-3.2.2"
PROMPTS = {
    WOULD: Prompt("would", CLAUSE, "ask-lcg-would"),
    INTERRUPT: Prompt("interrupt", CLAUSE, "ask-lcg-interrupt"),
    REACTION: Prompt("reaction", CLAUSE, "ask-lcg-reaction"),
    FORCED_INTERRUPT: Prompt("forced", CLAUSE, "ask-lcg-forced"),
    FORCED_REACTION: Prompt("forced", CLAUSE, "ask-lcg-forced"),
}


class Answer(Struct, frozen=True, gc=False):
    """An ability as a seat may use it now, and where its card is."""

    seat: Seat
    card: int
    ability: int
    place: str
    slug: str

    @property
    def key(self) -> str:
        return f"{self.slug}.{self.card}"

    @property
    def mark(self) -> tuple[int, ...]:
        return (self.card, self.ability)


Found = Occurrence[LcgHappened]


# -- what may be used ----------------------------------------------------------------------


def ability_of(table: Match, card: int, number: int) -> Ability:
    """Return one of the abilities of a card."""
    return script(table, card).abilities[number]


@states("LCG-S9.44", "LCG-S9.45", "LCG-S9.46", "LCG-S9.47", "LCG-S9.48")
def mark_of(state: State, answer: Answer) -> Mark:
    """Return what a use is counted by."""
    born = state.born(answer.card)
    return Mark(answer.seat, answer.slug, answer.ability, answer.card, born)


def event_of(table: Match, use: Use, ability: Ability, found: Found | None) -> LcgHappened | None:
    """Return which event of an occurrence an ability answers."""
    if ability.trigger is None or found is None:
        return None
    for event in found.events:
        if isinstance(event, ability.trigger.kinds) and ability.trigger.fits(use, event):
            return event
    return None


def candidates(use: Use, ability: Ability) -> tuple[int, ...]:
    """Return what may be chosen for an ability: what it could change in some way."""
    if ability.aim is None:
        return ()
    return tuple(
        [
            card
            for card in ability.aim.candidates(use)
            if any(effect.affects(use, card) for effect in ability.effects)
        ]
    )


@rule("LCG-S9.5", "LCG-S9.6", "LCG-S9.7", "LCG-S9.21")
def forbids_use(table: Match, answer: Answer, found: Found | None) -> Iterator[Refusal]:
    """Yield every clause that forbids using an ability, as an answer to an occurrence if any."""
    state = table.state
    ability = ability_of(table, answer.card, answer.ability)
    use = Use(table, answer.seat, answer.card)
    if ability.trigger is not None:
        use.event = event_of(table, use, ability, found)
        if use.event is None:
            yield refuse(CLAUSE, "refused-lcg-trigger", trigger=ability.trigger.said())
            return
    if is_blank(table, answer.card):
        yield refuse(CLAUSE, "refused-lcg-blank")
    yield from _unmet(use, (*script(table, answer.card).plays, *ability.conditions))
    yield from _unpaid(use, ability)
    if not is_left(state.used, ability.limits, mark_of(state, answer)):
        yield refuse(CLAUSE, "refused-lcg-limit")
    if not _would_change(use, ability):
        yield refuse(CLAUSE, "refused-lcg-no-target")


def _unpaid(use: Use, ability: Ability) -> Iterator[Refusal]:
    fate, cost = use.state.fate[use.seat], event_cost(use.state, use.card)
    if fate < cost:
        yield refuse("LCG-1.4", "refused-lcg-cost", cost=cost, fate=fate)
    for price in ability.costs:
        if not price.can_pay(use):
            yield refuse(CLAUSE, "refused-lcg-unpaid", paid=price.said())


def event_cost(state: State, card: int) -> int:
    """Return the fate that an ability of a card takes by itself: that of an event."""
    facts = state.facts(card)
    return facts.cost if facts.kind == "event" else 0


def _unmet(use: Use, conditions: tuple[Condition, ...]) -> Iterator[Refusal]:
    for condition in conditions:
        if not condition.holds(use):
            yield refuse(CLAUSE, "refused-lcg-condition", condition=condition.said())


def _would_change(use: Use, ability: Ability) -> bool:
    if ability.aim is not None:
        return len(candidates(use, ability)) >= max(1, ability.aim.count(use)[0])
    return any(effect.can_do(use) for effect in ability.effects)


def usable(table: Match, answer: Answer, found: Found | None) -> bool:
    """Return whether nothing forbids using an ability."""
    return next(iter(forbids_use(table, answer, found)), None) is None


def own_answers(
    table: Match, seat: Seat, stage: str, found: Found, *, public: bool = False
) -> Iterator[Answer]:
    """Yield what a seat may answer with; of `public` only what lies in play."""
    state = table.state
    index = abilities(table)
    seen: list[Answer] = []
    for kind in dict.fromkeys(type(event) for event in found.events):
        for owner, card, number in index.get((stage, kind), ()):
            answer = Answer(owner, card, number, "play", slug(state, card))
            if owner == seat and answer not in seen and answer.mark not in found.used:
                seen.append(answer)
                if usable(table, answer, found):
                    yield answer
    if not public and _may_hold(table, seat, stage, found):
        yield from _hand_answers(table, seat, stage, found)


def _hand_answers(table: Match, seat: Seat, stage: str, found: Found) -> Iterator[Answer]:
    state = table.state
    for card in state.hands[seat]:
        for number, ability in enumerate(script(table, card).abilities):
            if ability.place == "hand" and ability.stage == stage:
                answer = Answer(seat, card, number, "hand", slug(state, card))
                if usable(table, answer, found):
                    yield answer


def _may_hold(table: Match, seat: Seat, stage: str, found: Found) -> bool:
    """Return whether a hand might hold an answer, for all that is known.

    What each hand might hold is public, and so are its fate and the conditions of what it holds.
    """
    state = table.state
    if not state.hands[seat]:
        return False
    held, fate, use = from_hands(table)[seat], state.fate[seat], Use(table, seat, EMPTY)
    for event in found.events:
        for cost, ability in held.get((stage, type(event)), ()):
            if cost <= fate and _might_answer(use, ability, event):
                return True
    return False


def _might_answer(use: Use, ability: Ability, event: LcgHappened) -> bool:
    if ability.trigger is None or not ability.trigger.fits(use, event):
        return False
    return all(condition.holds(use) for condition in ability.conditions)


# -- windows around an event ---------------------------------------------------------------


@rule("ENL-7.1")
def player_order(table: Match) -> tuple[Seat, ...]:
    """Seats answer in player order, from the first player on."""
    return table.state.around(table.state.first)


@rule("LCG-S9.37")
def may_answer(table: Match, seat: Seat, stage: str, found: Found) -> bool:
    """A seat is asked if anybody could think that it has an answer: in play, or in its hand."""
    if _may_hold(table, seat, stage, found):
        return True
    return next(own_answers(table, seat, stage, found, public=True), None) is not None


def offered(key: str, answer: Answer) -> Option[Answer | None]:
    """Return an answer as an option beside passing."""
    return Option(key, answer)


@rule("LCG-S9.36", "LCG-S9.40")
def answers(
    table: Match, seat: Seat, stage: str, found: Found
) -> tuple[Option[Answer | None], ...]:
    """A seat may use one of its abilities that answer the event, or pass."""
    verbs = {"play": "use", "hand": "play"}
    options: list[Option[Answer | None]] = [Option("pass", None)]
    options += (
        offered(f"{verbs[answer.place]}:{answer.key}", answer)
        for answer in own_answers(table, seat, stage, found)
    )
    return tuple(options)


@rule()
def forced(table: Match, stage: str, found: Found) -> tuple[Answer, ...]:
    """Abilities that must be used, of all seats."""
    return tuple(
        answer
        for seat in player_order(table)
        for answer in own_answers(table, seat, stage, found, public=True)
    )


def relevant(table: Match, events: tuple[LcgHappened, ...]) -> bool:
    """Return whether anything in play, in a deck or brought in by an event might answer it."""
    types = _answered(table)
    return any(type(event) in types or _brings_answer(table, event) for event in events)


def _answered(table: Match) -> frozenset[type]:
    def types() -> frozenset[type]:
        hands = (kind for least in from_hands(table).values() for _, kind in least)
        return frozenset([*(kind for _, kind in abilities(table)), *hands])

    return keep(table, "relevant", (forces(table), table.state.alive), types)


def _brings_answer(table: Match, event: LcgHappened) -> bool:
    """Return whether an event is answered by the very card that enters play or is revealed.

    Until a province is revealed nobody may know by what happens whether it has an answer.
    """
    if not isinstance(event, Entered):
        return isinstance(event, ProvinceShown)
    triggers = (ability.trigger for ability in script(table, event.handle).abilities)
    return any(isinstance(event, trigger.kinds) for trigger in triggers if trigger is not None)


@rule("LCG-S7.10", "LCG-S7.11", "LCG-S9.66")
def stands(table: Match, event: LcgHappened) -> bool:
    """An event happens only if what it is about is still there and it changes something."""
    check = STANDS.get(type(event))
    return check is None or check(table, event)


def _turned(table: Match, event: Any) -> bool:
    found = table.state.play.get(event.handle)
    return found is not None and found.bowed != event.bowed


def _status(table: Match, event: Any) -> bool:
    found = table.state.play.get(event.handle)
    if found is None or found.status == event.amount:
        return False
    return found.status != 0 or event.amount > 0 or not cannot(table, "dishonor", event.handle)


def _in_play(table: Match, event: Any) -> bool:
    return event.handle in table.state.play


def _moved(table: Match, event: Any) -> bool:
    found = table.state.play.get(event.handle)
    if found is None or table.state.conflict is None:
        return False
    return bool((found.side == HOME) != (event.side == "home"))


def _entered(table: Match, event: Any) -> bool:
    state = table.state
    if event.seat not in state.alive or event.handle in state.play:
        return False
    if event.side != "home" and state.conflict is None:
        return False
    if state.owners[event.handle] not in state.alive:
        return False
    return event.host == EMPTY or event.host in state.play


def _some_in_play(table: Match, event: Any) -> bool:
    return any(handle in table.state.play for handle in event.handles)


def _in_conflict(table: Match, event: Any) -> bool:
    return table.state.conflict is not None


def _claimed(table: Match, event: Any) -> bool:
    """A contested ring is claimed in its conflict; one on a province as long as it lies there."""
    state = table.state
    if event.seat not in state.alive:
        return False
    if event.other == NOBODY:
        return state.conflict is not None
    return bool(state.rings[event.ring].seat == event.other)


def _alive(table: Match, event: Any) -> bool:
    return event.seat in table.state.alive


OF_SEATS = (HoldingLost, StrongholdTurned, RowTurned, ProvinceShown)
"""What happens to cards that a seat has not in play: they go with it."""
STANDS: dict[type, Any] = {
    Turned: _turned,
    StatusChanged: _status,
    Moved: _moved,
    Entered: _entered,
    FateRemoved: _some_in_play,
    **dict.fromkeys((LeftPlay, FateAdded, Strengthened, StatusLost), _in_play),
    Claimed: _claimed,
    **dict.fromkeys((Decided, Broken, Joined), _in_conflict),
    **dict.fromkeys((HonorChanged, FateChanged, Begun, *OF_SEATS), _alive),
}


# -- announcing, and what follows ----------------------------------------------------------


def announce(table: Match, answer: Answer, serial: int) -> None:
    """Announce the use of an ability; paying, choosing and the effects follow."""
    state = table.state
    ability = ability_of(table, answer.card, answer.ability)
    used = noted(state.used, ability.limits, mark_of(state, answer))
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
        )
    )
    number = state.resolving[-1].number
    steps = ("pay", "aim", "begin", "effects", "settle")
    table.push(*(Frame(step, answer.seat, (number,)) for step in steps))


def use_action(table: Match, answer: Answer) -> None:
    """Announce an action."""
    announce(table, answer, NONE)


def carried_out(state: State, frame: Frame) -> Resolving | None:
    """Return the ability that a step belongs to; None if that is over or its seat has left."""
    if frame.seat not in state.alive:
        return None
    return next((each for each in state.resolving if each.number == frame.data[0]), None)


@rule("LCG-S7.7", "LCG-S7.9", "LCG-S8.3")
def after(table: Match, found: Found) -> None:
    """Keywords and status follow at once, then whoever has won or lost does."""
    follow: list[LcgHappened] = []
    draws: list[Frame] = []
    for event in found.events:
        if type(event) is LeftPlay:
            follow += _left(table, event, draws)
        elif type(event) is Decided:
            follow += _prides(table, event)
        elif type(event) is Switched:
            follow += _dashes(table)
        elif type(event) is Broken:
            province_broken(table, event)
    settle(table)
    if table.state.outcome is None and (follow or draws):
        table.push(*draws)
        TIMING.occur(table, *follow)


@rule()
def province_broken(table: Match, event: Broken) -> None:
    """Let follow what a broken province brings beside the loss of its card."""


def _left(table: Match, event: LeftPlay, draws: list[Frame]) -> Iterator[LcgHappened]:
    """Yield what comes of a character that left: honor by its status, its keywords."""
    if event.status:
        yield from honor_events(table, event.seat, event.status, "LCG-4.2")
    if event.courteous:
        yield FateChanged(event.seat, 1, "LCG-4.2")
    if event.sincere:
        draws.append(Frame("draw", event.seat, (1,)))


@states("LCG-S4.43")
def _prides(table: Match, event: Decided) -> Iterator[LcgHappened]:
    """Yield what pride does: it honors who has won and dishonors who has lost."""
    state = table.state
    for handle, found in state.play.items():
        if found.side != HOME and has(table, handle, Pride):
            won = found.seat == event.seat
            if won or found.seat == event.other:
                amount = 1 if won else -1
                yield StatusChanged(handle, slug(state, handle), amount, "LCG-3.2.3")


@states("LCG-S7.5")
def _dashes(table: Match) -> Iterator[LcgHappened]:
    """Yield what sends those home bowed who have a dash in the type that the conflict has now."""
    state, conflict = table.state, table.state.conflict
    if conflict is None:
        return
    for handle, found in state.play.items():
        if found.side != HOME and not can_fight(state, handle, conflict.kind):
            name = slug(state, handle)
            yield Moved(handle, name, "home", "LCG-S7.5")
            yield Turned(handle, name, bowed=True, clause="LCG-S7.5")


def entering(table: Match, seat: Seat, handle: int, clause: str, **more: Any) -> Entered:
    """Return the event of a card that enters play."""
    state = table.state
    born = state.counter + 1
    return Entered(seat, handle, slug(state, handle), born, clause=clause, **more)


def leaving(table: Match, handle: int, clause: str, how: str = "discarded") -> LeftPlay:
    """Return the event of a card that leaves play, as it is now."""
    state = table.state
    found = state.play[handle]
    return LeftPlay(
        handle,
        slug(state, handle),
        found.seat,
        found.status,
        clause,
        how,
        tuple(card for card in found.worn if _is_ancestral(table, card)),
        courteous=has(table, handle, Courtesy),
        sincere=has(table, handle, Sincerity),
    )


def _is_ancestral(table: Match, card: int) -> bool:
    return any(type(each) is Ancestral for each in script(table, card).keywords)


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
)


def happen(table: Match, *events: LcgHappened) -> None:
    """Let events happen together. It is the last thing that a step does."""
    TIMING.occur(table, *events)


def actions(table: Match, seat: Seat, *, hand: bool) -> Iterator[Answer]:
    """Yield the actions that a seat may use now: of cards in force, and of its hand."""
    state = table.state
    for owner, card in forces(table):
        if owner == seat:
            yield from _actions_of(table, seat, card, "play")
    for card in state.conflict_piles[seat]:
        yield from _actions_of(table, seat, card, "pile")
    if hand:
        for card in state.hands[seat]:
            yield from _actions_of(table, seat, card, "hand")


def _actions_of(table: Match, seat: Seat, card: int, place: str) -> Iterator[Answer]:
    for number, ability in enumerate(script(table, card).abilities):
        if ability.stage == ACTION and ability.place == place:
            yield Answer(seat, card, number, place, slug(table.state, card))
