"""The referee of treaties: it watches what happens, and ends treaties or calls them broken.

Promises of set forms are judged by what happens in each step, at its end. Of promises in words a
partner claims the breach, or is asked when their time is over; the other admits it, or those who
have no part in the treaty vote. They may also say that such a thing may not be promised: no program
reads whether words hand something over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from gorin.games.l5r_lcg.ends import honor_events, over
from gorin.games.l5r_lcg.events.conflicts import Attacked, Broken, ConflictBegan, OpportunityPassed
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import Aimed
from gorin.games.l5r_lcg.events.seats import BidsShown, DialsShown
from gorin.games.l5r_lcg.pacts import (
    ATTACK,
    BID_LEAST,
    BID_MOST,
    LEAVE,
    NO_ATTACK,
    NO_BREAK,
    NO_EVENTS,
    ONCE,
    PASS,
    PHASE,
    ROUND,
    WORDS,
    Promise,
    Treaty,
)
from gorin.games.l5r_lcg.state import NOBODY, Conflict, Match, State, element_of
from gorin.games.l5r_lcg.treaties import cards as treaty_cards
from gorin.games.l5r_lcg.treaties.events import (
    BreachAnswered,
    BreachClaimed,
    BreachJudged,
    OfferDropped,
    PromiseAccepted,
    TreatyBroken,
    TreatyDissolved,
    TreatyMade,
    TreatyMarked,
    find_treaty,
)
from gorin.games.l5r_lcg.treaties.offers import CLAIM
from gorin.games.l5r_lcg.treaties.offers import STEPS as BESIDE
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, ask_all
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg, seat_name

DUE = "treaty-due"
KEPT = Prompt(DUE, "ENL-10.4", "ask-lcg-promise-kept")
ADMIT = Prompt("treaty-admit", "ENL-R18", "ask-lcg-breach-admit")
VOTE = Prompt("treaty-vote", "ENL-R18", "ask-lcg-breach-vote")
Step: TypeAlias = Callable[[Match, Frame], Play[None] | None]
Lost: TypeAlias = dict[Seat, int]

VERDICTS = ("kept", "broken", "void")
"""The verdicts on a promise in words, by those who have no part in the treaty."""
FULFILLED, AGAINST, SPENT = "fulfilled", "against", "spent"
"""The meanings of an event for a promise: it fulfils it, breaks it, or uses up its one time."""


# -- watching the steps --------------------------------------------------------------------


@states("ENL-10.5")
def watched(name: str, step: Step) -> Step:
    """Return a step after which the referee looks at what happened in it."""
    ended = ENDED.get(name, ())

    def play(table: Match, frame: Frame) -> Play[None] | None:
        if ended and frame.texts != RAN_OUT and _run_out(table, frame, ended):
            return None
        start, fought = len(table.log), table.state.conflict
        played = step(table, frame)
        if played is not None:
            return _to_its_end(table, played, start, fought)
        look(table, start, fought)
        return None

    return play


ENDED: Mapping[str, tuple[str, ...]] = {
    "draw-phase": (PHASE,),
    "conflict-phase": (PHASE,),
    "fate-phase": (PHASE,),
    "round": (PHASE, ROUND),
}
"""The times that are over when a step begins."""
RAN_OUT = ("ran-out",)
"""The texts of a frame whose step begins anew after what ran out before it."""


def _to_its_end(
    table: Match, played: Play[None], start: int, fought: Conflict | None
) -> Play[None]:
    yield from played
    look(table, start, fought)


def steps_watched(steps: Mapping[str, Step]) -> dict[str, Step]:
    """Return all steps of a rulebook, watched, with those of treaties."""
    every: dict[str, Step] = {**steps, **treaty_cards.STEPS}
    result = {name: watched(name, step) for name, step in every.items()}
    return {**result, **BESIDE, CLAIM: watched(CLAIM, claim), DUE: watched(DUE, due)}


def look(table: Match, start: int, fought: Conflict | None) -> None:
    """Look at what happened since an event: who acted against a promise breaks the treaty."""
    state = table.state
    if over(table) or not (state.treaties or state.offers):
        return
    lost: Lost = {}
    events = table.log.since(start)
    young = [event.number for event in events if isinstance(event, TreatyMade)]
    for event in events:
        if isinstance(event, TreatyMade):
            young.remove(event.number)
        for treaty in state.treaties:
            if treaty.number not in young:
                _judge(table, treaty, event, lost)
    _leave_to_the_living(table)
    if fought is not None and state.conflict is None:
        _after_conflict(table, fought)
    lose(table, lost)


def lose(table: Match, lost: Lost) -> None:
    """Let those who broke treaties lose what they staked. It is the last thing a step does."""
    events = [
        event
        for seat, stake in lost.items()
        if seat in table.state.alive
        for event in honor_events(table, seat, -stake, "ENL-10.5")
    ]
    happen(table, *events)
    _leave_to_the_living(table)


@states("ENL-6.5")
def _leave_to_the_living(table: Match) -> None:
    """The treaties and offers of a seat that is out are over at once, without a loss."""
    state = table.state
    if over(table):
        return
    for treaty in state.treaties:
        one, other = treaty.seats
        if one not in state.alive or other not in state.alive:
            gone = (one, other) if one not in state.alive else (other, one)
            table.record(TreatyDissolved(*gone, treaty.number, "out", "ENL-6.5"))
    for offer in state.offers:
        if offer.seat not in state.alive or offer.other not in state.alive:
            table.record(OfferDropped(offer.seat, offer.other, offer.number, "lapsed", "ENL-6.5"))


# -- judging promises ----------------------------------------------------------------------


def _judge(table: Match, treaty: Treaty, event: Any, lost: Lost) -> None:
    """Judge what an event means for both promises of a treaty."""
    state = table.state
    meanings = {seat: _means(state, treaty, seat, event) for seat in treaty.seats}
    breakers = tuple(seat for seat in treaty.seats if meanings[seat] == AGAINST)
    if breakers:
        break_treaty(table, treaty, breakers, "ENL-10.5", lost)
        return
    changed = treaty
    for seat, meant in meanings.items():
        promise = treaty.promise(seat)
        if meant == FULFILLED and not promise.kept:
            changed = changed.with_promise(seat, replace(promise, kept=True))
        if meant and promise.until == ONCE:
            spent = replace(changed.promise(seat), over=True)
            changed = changed.with_promise(seat, spent)
    _mark(table, treaty, changed)


def _means(state: State, treaty: Treaty, seat: Seat, event: LcgHappened) -> str:
    """Return what an event means for the promise of a seat; empty if nothing."""
    promise = treaty.promise(seat)
    judge = JUDGES.get((promise.kind, type(event)))
    if judge is None or promise.over:
        return ""
    return judge(state, seat, treaty.partner(seat), promise, event)


def _no_attack(state: State, seat: Seat, partner: Seat, promise: Promise, event: Any) -> str:
    if event.seat != seat:
        return ""
    return AGAINST if event.other == partner else SPENT


def _attack(state: State, seat: Seat, partner: Seat, promise: Promise, event: Any) -> str:
    if event.seat != seat or promise.whom not in state.alive:
        return ""
    if event.other == promise.whom:
        return FULFILLED
    return AGAINST if promise.until == ONCE else ""


def _no_break(state: State, seat: Seat, partner: Seat, promise: Promise, event: Any) -> str:
    """Judge a break of a partner's province; one that the partner breaks itself is no breach."""
    if event.own:
        return ""
    return AGAINST if (event.other, event.seat) == (seat, partner) else ""


def _pass(state: State, seat: Seat, partner: Seat, promise: Promise, event: Any) -> str:
    if event.seat != seat:
        return ""
    return AGAINST if isinstance(event, ConflictBegan) else SPENT


def _leave_ring(state: State, seat: Seat, partner: Seat, promise: Promise, event: Any) -> str:
    if event.seat != seat:
        return ""
    return AGAINST if element_of(event.ring) == promise.ring else SPENT


def _bid(state: State, seat: Seat, partner: Seat, promise: Promise, event: Any) -> str:
    """Bids for cards are meant; those of a duel are not."""
    if seat not in event.seats or state.duel is not None:
        return ""
    bid = event.bids[event.seats.index(seat)]
    fits = bid <= promise.number if promise.kind == BID_MOST else bid >= promise.number
    return SPENT if fits else AGAINST


def _no_events(state: State, seat: Seat, partner: Seat, promise: Promise, event: Any) -> str:
    if event.seat != seat or not _plays_event(state, seat):
        return ""
    against = any(_owner(state, handle) == partner for handle in event.handles)
    return AGAINST if against else SPENT


def _plays_event(state: State, seat: Seat) -> bool:
    """Return whether it is an event of a seat that is being carried out."""
    top = state.resolving[-1] if state.resolving else None
    return top is not None and top.seat == seat and state.facts(top.card).kind == "event"


def _owner(state: State, handle: int) -> Seat:
    """Return who controls a card in play, or whose it is elsewhere."""
    entry = state.play.get(handle)
    return state.owners[handle] if entry is None else entry.seat


Judge: TypeAlias = Callable[[State, Seat, Seat, Promise, Any], str]
JUDGES: Mapping[tuple[str, type[LcgHappened]], Judge] = {
    (NO_ATTACK, Attacked): _no_attack,
    (ATTACK, Attacked): _attack,
    (NO_BREAK, Broken): _no_break,
    (PASS, ConflictBegan): _pass,
    (PASS, OpportunityPassed): _pass,
    (LEAVE, ConflictBegan): _leave_ring,
    (BID_MOST, BidsShown): _bid,
    (BID_MOST, DialsShown): _bid,
    (BID_LEAST, BidsShown): _bid,
    (BID_LEAST, DialsShown): _bid,
    (NO_EVENTS, Aimed): _no_events,
}
"""The judge of each kind of promise for each event."""


def break_treaty(
    table: Match, treaty: Treaty, breakers: tuple[Seat, ...], clause: str, lost: Lost
) -> None:
    """Break a treaty; what is lost is noted, and paid at the end of the step.

    Where treaty cards are in the match, one of them says after the step what is lost instead.
    """
    seat = breakers[0]
    both = breakers == treaty.seats
    other = treaty.partner(seat)
    table.record(TreatyBroken(seat, other, treaty.number, treaty.stake, both, clause))
    if treaty_cards.are_played(table):
        treaty_cards.turn_up(table, treaty.stake, breakers, NOBODY if both else other)
        return
    for breaker in breakers:
        lost[breaker] = lost.get(breaker, 0) + treaty.stake


def _mark(table: Match, treaty: Treaty, changed: Treaty) -> None:
    if changed != treaty:
        table.record(TreatyMarked(changed))
    _dissolve_if_over(table, changed)


@states("ENL-10.4")
def _dissolve_if_over(table: Match, treaty: Treaty) -> None:
    """A treaty lasts as long as the longer promise; then it dissolves if both were kept."""
    if all(promise.over for promise in treaty.promises):
        one, other = treaty.seats
        table.record(TreatyDissolved(one, other, treaty.number, "over", "ENL-10.4"))


# -- running out ---------------------------------------------------------------------------


def _after_conflict(table: Match, fought: Conflict) -> None:
    """A conflict is over: what was promised for the next one has run out."""
    for treaty in table.state.treaties:
        ended = tuple(seat for seat in treaty.seats if _was_for(treaty, seat, fought))
        _ = _end_promises(table, treaty, ended, {})


def _was_for(treaty: Treaty, seat: Seat, fought: Conflict) -> bool:
    promise = treaty.promise(seat)
    attackers = {NO_BREAK: seat, WORDS: treaty.partner(seat)}
    return promise.until == ONCE and attackers.get(promise.kind) == fought.attacker


def _run_out(table: Match, frame: Frame, ended: tuple[str, ...]) -> bool:
    """Let promises run out before a step; return whether something comes before it."""
    state = table.state
    if over(table) or not (state.treaties or state.offers):
        return False
    lost: Lost = {}
    before, again = state.frames, replace(frame, texts=RAN_OUT)
    table.push(again)
    if ROUND in ended:
        for offer in state.offers:
            table.record(OfferDropped(offer.seat, offer.other, offer.number, "lapsed"))
    for treaty in state.treaties:
        _let_run_out(table, treaty, ended, lost)
    lose(table, lost)
    if state.frames[-1] is again:
        state.frames = before
        return over(table)
    return True


def _let_run_out(table: Match, treaty: Treaty, ended: tuple[str, ...], lost: Lost) -> None:
    changed = treaty
    if ROUND in ended:
        changed = replace(changed, claimed=(), dissolving=())
    done: list[Seat] = []
    for seat in treaty.seats:
        promise = treaty.promise(seat)
        if promise.until == ROUND and ROUND in ended and promise.rounds:
            promise = replace(promise, rounds=promise.rounds - 1)
            changed = changed.with_promise(seat, promise)
        if _is_up(promise, ended):
            done.append(seat)
    if changed != treaty:
        table.record(TreatyMarked(changed))
    _end_promises(table, changed, tuple(done), lost)


def _is_up(promise: Promise, ended: tuple[str, ...]) -> bool:
    if promise.over or promise.due:
        return False
    if promise.until == ONCE:
        return ROUND in ended
    if promise.until == ROUND:
        return ROUND in ended and not promise.rounds
    return promise.until in ended


@states("ENL-R19")
def _end_promises(table: Match, treaty: Treaty, ended: tuple[Seat, ...], lost: Lost) -> None:
    """The time of promises is over: those not kept break the treaty, of both if both failed."""
    failed = tuple(seat for seat in ended if _has_failed(table.state, treaty.promise(seat)))
    if failed:
        break_treaty(table, treaty, failed, "ENL-10.4", lost)
        return
    changed = treaty
    frames: list[Frame] = []
    for seat in ended:
        promise = treaty.promise(seat)
        if promise.kind == WORDS:
            changed = changed.with_promise(seat, replace(promise, due=True))
            frames.append(Frame(DUE, treaty.partner(seat), (treaty.number,)))
        else:
            changed = changed.with_promise(seat, replace(promise, over=True))
    _mark(table, treaty, changed)
    table.push(*frames)


def _has_failed(state: State, promise: Promise) -> bool:
    """Return whether something promised was not done, though it still could be."""
    return promise.kind == ATTACK and not promise.kept and promise.whom in state.alive


# -- promises in words ---------------------------------------------------------------------


def due(table: Match, frame: Frame) -> Play[None] | None:
    """The time of a promise in words is over: the partner says whether it was kept."""
    state, seat = table.state, frame.seat
    treaty = find_treaty(state, frame.data[0])
    return None if treaty is None or seat not in state.alive else _due(table, treaty, seat)


def _due(table: Match, treaty: Treaty, seat: Seat) -> Play[None]:
    partner = treaty.partner(seat)
    said = yield from ask(_decision(KEPT, seat, ("kept", "broken"), treaty, partner))
    current = find_treaty(table.state, treaty.number)
    if current is None:
        return  # the two have dissolved it meanwhile
    if said == "kept":
        table.record(PromiseAccepted(seat, partner))
    elif (yield from _claimed(table, current, seat)):
        return
    current = find_treaty(table.state, treaty.number)
    if current is not None:
        ended = replace(current.promise(partner), over=True, due=False)
        _mark(table, current, current.with_promise(partner, ended))


@states("ENL-R18")
def claim(table: Match, frame: Frame) -> Play[None] | None:
    """A seat claims that its partner broke a promise in words."""
    state, seat = table.state, frame.seat
    treaty = find_treaty(state, frame.data[0])
    if treaty is None or over(table) or any(other not in state.alive for other in treaty.seats):
        return None
    return _claim(table, treaty, seat)


def _claim(table: Match, treaty: Treaty, seat: Seat) -> Play[None]:
    _ = yield from _claimed(table, treaty, seat)


def _decision(
    prompt: Prompt, seat: Seat, keys: tuple[str, ...], treaty: Treaty, other: Seat
) -> Decision[str]:
    """Return a question about a promise in words, in which another seat is named."""
    accused = seat if prompt is ADMIT else other
    words = treaty.promise(accused).words
    args: dict[str, Arg] = {"seat": seat_name(other), "words": words, "treaty": treaty.number}
    return Decision(seat, prompt, tuple(Option(key, key) for key in keys), args=args)


def _claimed(table: Match, treaty: Treaty, seat: Seat) -> Play[bool]:
    """Let the accused admit a breach or deny it, and all others vote; return whether it was one."""
    state = table.state
    partner = treaty.partner(seat)
    table.record(BreachClaimed(seat, partner, treaty.number, treaty.promise(partner)))
    said = yield from ask(_decision(ADMIT, partner, ("deny", "admit"), treaty, seat))
    admits = said == "admit"
    table.record(BreachAnswered(partner, admits))
    if find_treaty(state, treaty.number) is None:
        return False
    breach = admits or (yield from _voted(table, treaty, seat))
    current = find_treaty(state, treaty.number)
    if not breach or current is None:
        return False
    lost: Lost = {}
    break_treaty(table, current, (partner,), "ENL-R18", lost)
    lose(table, lost)
    return True


def _voted(table: Match, treaty: Treaty, seat: Seat) -> Play[bool]:
    state = table.state
    partner = treaty.partner(seat)
    voters = tuple(other for other in state.around(seat) if other not in treaty.seats)
    if not voters:
        return False
    decisions = {
        voter: replace(_decision(VOTE, voter, VERDICTS, treaty, partner), secret=True)
        for voter in voters
    }
    votes: dict[Seat, str] = yield from ask_all(decisions)
    judged = BreachJudged(tuple(votes), tuple(votes.values()))
    table.record(judged)
    if judged.verdict == "void" and find_treaty(state, treaty.number) is not None:
        _declare_void(table, treaty)
    return judged.verdict == "broken"


def _declare_void(table: Match, treaty: Treaty) -> None:
    """Declare void a treaty that hands something over, or promises what the seat cannot do."""
    one, other = treaty.seats
    table.record(TreatyDissolved(one, other, treaty.number, "void", "ENL-10.3"))
