"""The contract of attempts: what may be tried can be judged, and it is offered or refused."""

from __future__ import annotations

from typing import Any

from tests.contracts import Watch
from tests.moments import Moments

from gorin.kernel.clauses import Refusal
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Assignment
from gorin.kernel.match import Match

TO = ">"
"""Stands between the parts of an attempt."""
MOST = 40
"""The most completions of an attempt that are tried."""


def further(match: Match[Any], seat: Seat, stem: str = "") -> tuple[str, ...]:
    """Return the attempts that are one part longer than a stem."""
    attempts = match.table.rulebook.game.attempts(match.table, seat, stem)
    assert len(set(attempts)) == len(attempts)
    if stem:
        assert all(one.startswith(f"{stem}{TO}") for one in attempts), (stem, attempts)
        assert not any(TO in one[len(stem) + 1 :] for one in attempts), (stem, attempts)
    else:
        assert not any(TO in one for one in attempts), attempts
    return attempts


def why(match: Match[Any], seat: Seat, attempt: str) -> tuple[Refusal, ...]:
    """Return what forbids an attempt; each refusal names its clause."""
    refusals = match.why_not(seat, attempt)
    assert all(refusal.clause for refusal in refusals), attempt
    return refusals


def completed(match: Match[Any], seat: Seat, stem: str, most: int) -> int:
    """See that a stem is refused by what forbids all its completions; return what is left to try.

    Of a stem that is offered the next question offers the completions that are not refused.
    """
    completions = further(match, seat, stem)[:most]
    if not completions:
        return most
    of_stem = why(match, seat, stem)
    refused = {one: bool(why(match, seat, one)) for one in completions}
    for one in completions:
        # That nobody asks for it now is told only of what no clause forbids.
        forbids, of_all = clauses(match, seat, one), clauses(match, seat, stem)
        assert of_all <= forbids, (seat, one, of_all, forbids)
        assert refused[one] or not of_stem, (seat, one)
    is_whole = len(completions) == len(further(match, seat, stem))
    assert of_stem or not is_whole or not all(refused.values()), (seat, stem)
    if not of_stem:
        asked_next(match, seat, stem, refused)
    most -= len(completions)
    for one in completions:
        most = completed(match, seat, one, most)
    return most


def clauses(match: Match[Any], seat: Seat, attempt: str) -> set[str]:
    """Return the clauses of the game that forbid an attempt."""
    refusals = match.table.rulebook.game.why_not(match.table, seat, attempt)
    return {refusal.clause for refusal in refusals}


def asked_next(match: Match[Any], seat: Seat, stem: str, refused: dict[str, bool]) -> None:
    """Answer along a stem in a copy, and compare the completions with what is asked there."""
    fork = match.fork()
    parts = {one.rpartition(TO)[2]: is_refused for one, is_refused in refused.items()}
    first = stem.partition(TO)[0]
    places = places_of(fork, seat, first)
    if places is not None:
        assert TO not in stem, (seat, stem)
        for part, is_refused in parts.items():
            assert is_refused != (part in places), (seat, stem, part, places)
        return
    for part in stem.split(TO):
        keys = offered_to(fork, seat)
        if part not in keys:
            return  # something else is asked first
        fork.choose(seat, part)
    keys = offered_to(fork, seat)
    if not keys & parts.keys():
        return  # what could be answered in one way only was not asked
    for part, is_refused in parts.items():
        assert is_refused != (part in keys), (seat, stem, part, keys)


def offered_to(match: Match[Any], seat: Seat) -> set[str]:
    """Return the keys of what a seat is asked first."""
    own = (question.decision for question in match.pending if question.decision.seat == seat)
    decision = next(own, None)
    return set() if decision is None else {option.key for option in decision.options}


def places_of(match: Match[Any], seat: Seat, first: str) -> tuple[str, ...] | None:
    """Return where a thing may go, if a seat is asked now to which places things go."""
    for question in match.pending:
        decision = question.decision
        if decision.seat == seat and isinstance(decision.domain, Assignment):
            for at, key in enumerate(decision.domain.keys):
                if first in names(decision.prompt.kind, key):
                    return decision.domain.open_to(at)
    return None


def names(kind: str, thing: str) -> tuple[str, ...]:
    """Return how an attempt names a thing of a domain: whole, or without its own verb."""
    return f"{kind}:{thing}", f"{kind}:{thing.partition(':')[2]}"


def all_offered_to(match: Match[Any], seat: Seat) -> set[str]:
    """Return all keys that a seat is asked for, and how attempts name what domains hold."""
    own = [question.decision for question in match.pending if question.decision.seat == seat]
    keys = {option.key for decision in own for option in decision.options}
    for decision in own:
        for thing in () if decision.domain is None else decision.domain.things():
            keys.update(names(decision.prompt.kind, thing))
    return keys


def why_not_agrees(match: Match[Any], seed: int, *, every: int = 3) -> Watch:
    """Watch that an attempt is refused if it is not offered, and only then.

    Returns how many attempts were offered as options at the same moment.
    """
    offered = 0
    moments = Moments(every, seed)
    while (number := (yield)) is not None:
        if not moments.due(number):
            continue
        before = match.state_digest()
        for stem in ("no-such:stem", TO, f"pass{TO}pass", ":"):
            assert further(match, Seat(0), stem) == (), stem
        for seat in match.table.rulebook.game.seats(match.table.state):
            keys = all_offered_to(match, seat)
            for attempt in further(match, seat):
                refusals = why(match, seat, attempt)
                is_offered = any(f"{key}.".startswith(f"{attempt}.") for key in keys)
                assert is_offered != bool(refusals), (seat, attempt, keys, refusals)
                offered += is_offered
                completed(match, seat, attempt, MOST)
        assert match.state_digest() == before
    return offered
