"""The contract of caches: what is kept is what is computed without them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.contracts import Watch, viewers
from tests.moments import Moments

from gorin.kernel.journal import canonical
from gorin.kernel.match import Match
from gorin.kernel.table import Table


def caches_are_fresh(match: Match[Any], seed: int, *, every: int = 1) -> Watch:
    """Watch that cached values equal those computed without caches, in copies too.

    Returns how many values were compared.
    """
    compared = 0
    dealer = random.Random(seed)
    moments = Moments(every, seed)
    while (number := (yield)) is not None:
        if not moments.due(number):
            continue
        dealt = match.determinized(dealer.choice(viewers(match)), dealer.randrange)
        for copy in (match, match.fork(), dealt):
            compared += _compared(copy)
    return compared


def _compared(match: Match[Any]) -> int:
    """Compare what a match has kept, and what is seen of it, with a table without caches."""
    table = match.table
    keys = [key for key in {**table.memo, **table.kept} if type(key) is tuple and callable(key[0])]
    for compute, about in keys:
        bare: Table[Any] = Table(table.rulebook, table.state, table.log)
        kept, fresh = _value(compute, table, about), _value(compute, bare, about)
        assert kept == fresh, (compute, about, kept, fresh)
    game = table.rulebook.game
    for viewer in viewers(match):
        bare = Table(table.rulebook, table.state, table.log)
        shown = canonical(game.view(table, viewer))
        assert shown == canonical(game.view(bare, viewer)), viewer
    return len(keys) + len(viewers(match))


def _value(compute: Callable[[Any, Any], object], table: Table[Any], about: object) -> object:
    """Return a value, or that there is none: what it is about may be gone."""
    try:
        return compute(table, about)
    except LookupError as error:
        return type(error)
