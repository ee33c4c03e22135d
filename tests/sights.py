"""The contract of secrecy: random play of any format before the eyes of the oracle.

Every game must say here what the oracle is to look at, or why there is nothing to see.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tests.contracts import Make, Watch
from tests.games.l5r_ccg.sight import CcgSight
from tests.games.l5r_lcg.sight import LcgSight
from tests.games.magic.sight import MagicSight
from tests.games.tomb_raider.sight import JoinedSight, RaiderSight
from tests.oracle import Sight, Witness
from tests.synthetic.sight import CourtSight
from tests.walk import walk

from gorin.kernel.match import Match

WITHOUT_CARDS: Mapping[str, str] = {
    "duel": "stances are open secret questions; no card lies anywhere",
    "l5r-strategic": "order sheets in the box, and the map from generals; no card lies anywhere",
    "tomb-raider-series": "decks are lists of names; cards lie in the levels, as joined formats",
}
"""Games in which no card lies anywhere, and what is hidden in them instead."""
SIGHTS: Mapping[str, Callable[[Match[Any]], Sight]] = {
    "courts": lambda _: CourtSight(),
    "l5r-ccg": lambda _: CcgSight(),
    "l5r-lcg": lambda _: LcgSight(),
    "magic": lambda _: MagicSight(),
    "tomb-raider": lambda _: RaiderSight(),
    "tomb-raider-joined": lambda match: JoinedSight(match.table.rulebook.numbers),
}
"""Sights of the cards of each other game: where they lie, what events show."""

RARELY = 3_000
"""One answer in this many comes with something unasked: games in which nobody leaves are longer."""


def sight_of(match: Match[Any]) -> Sight | None:
    """Return what the oracle is told of a match's game, None of a game without cards.

    Raises:
        LookupError: nobody has said what cards a game has.
    """
    game = match.table.rulebook.game.id
    if game in WITHOUT_CARDS:
        assert not match.table.rulebook.game.cards(match.table.state), game
        return None
    if game not in SIGHTS:
        raise LookupError(f"{game}: the oracle of secrecy has no sight of this game")
    return SIGHTS[game](match)


def witness_of(match: Match[Any]) -> Witness | None:
    """Return a witness of a match that has not started, None of a game without cards."""
    sight = sight_of(match)
    return None if sight is None else Witness(sight, match.table.state.copy())


def known_was_shown(match: Match[Any], seed: int, *, every: int = 5) -> Watch:
    """Nobody knows, sees, hears of or is offered a card that was not shown, and none is forgotten.

    Worlds that are imagined keep what a viewer has seen, and deal the rest anew. Cards that
    belong to somebody lie only where that seat's may. Returns how often what was met.
    """
    met: Counter[str] = Counter()
    witness = witness_of(match)
    if witness is None:
        return met
    dealer = random.Random(seed)
    while (number := (yield)) is not None:
        if number % every:
            continue
        witness.check(match)
        if number % (3 * every) == 0:
            viewer = dealer.choice(witness.sight.viewers(match.table.state))
            witness.check_imagined(match, match.determinized(viewer, dealer.randrange), viewer)
    witness.check(match)
    witness.check_dealt_anew()
    return witness.met


def what_is_known_was_shown(
    make: Make, seed: int, *, every: int = 5, initiatives: int = RARELY
) -> Counter[str]:
    """Play a match before the eyes of the oracle; return how often what was met.

    It is a match of its own: where hardly anybody leaves, more is dealt and more is seen.
    """
    watcher = partial(known_was_shown, every=every)
    _, met = walk(make, seed, {"known_was_shown": watcher}, initiatives=initiatives)
    counts: Counter[str] = met["known_was_shown"]
    return counts
