"""Watchers of the one random match of a seed: everything that holds at every moment.

What is here only looks on. Contracts that play a match in another way of their own (forks that
are played on, undos, acts at once, snapshots, steps that are played again, matches that answer
themselves) have their own, and so has the oracle of secrecy, in whose matches hardly anybody
leaves: see `tests/sights.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from tests.attempts import why_not_agrees
from tests.beside import questions_end_with_their_turn
from tests.caches import caches_are_fresh
from tests.contracts import (
    Make,
    Watcher,
    anybody_may_leave,
    bad_answers_change_nothing,
    cards_are_conserved,
    forks_keep_partial_answers,
    nothing_hidden_is_seen,
    onlookers_are_told_no_more,
    options_are_well_formed,
    played,
    sealed_answers_are_not_seen,
    summary,
)
from tests.formats import FIRST
from tests.walk import walk

from gorin.kernel.journal import digest


def watchers(seed: int, seats: int) -> Mapping[str, Watcher]:
    """Return who watches a match; some look closer if it is not the first seed."""
    is_first = seed == FIRST
    return {
        "options_are_well_formed": partial(options_are_well_formed, every=5),
        "forks_keep_partial_answers": forks_keep_partial_answers,
        "sealed_answers_are_not_seen": sealed_answers_are_not_seen,
        "cards_are_conserved": cards_are_conserved,
        # If a seat leaves inside nested windows the others continue: there it is tried everywhere.
        "anybody_may_leave": partial(anybody_may_leave, every=1 if seats > 2 else 3),
        "onlookers_are_told_no_more": onlookers_are_told_no_more,
        "nothing_hidden_is_seen": partial(nothing_hidden_is_seen, every=12 if is_first else 8),
        "caches_are_fresh": partial(caches_are_fresh, every=20 if is_first else 10),
        "questions_end_with_their_turn": questions_end_with_their_turn,
        "why_not_agrees": why_not_agrees,
        "bad_answers_change_nothing": partial(bad_answers_change_nothing, every=5),
    }


def what_holds_at_every_moment(make: Make, seed: int) -> dict[str, Any]:
    """Let all of them watch one match; it is the same one, to the end, if nobody does.

    Returns what each has met.
    """
    start = make(seed)
    seats = len(start.table.rulebook.game.seats(start.table.state))
    watched, met = walk(make, seed, watchers(seed, seats))
    alone = played(make, seed)
    assert digest(watched.journal.all()) == digest(alone.journal.all())
    assert summary(watched) == summary(alone)
    return met
