"""The weight of what happens in a game of the L5R LCG."""

from __future__ import annotations

from gorin.content.box.weights import Weight, Weights
from gorin.games.l5r_lcg.events import cards, conflicts, plays, seats, statuses, uses
from gorin.games.l5r_lcg.state import ATTACKING, SIDES
from gorin.games.l5r_lcg.treaties import events as treaties

FATE_PHASE = "LCG-4.2"
"""By this clause characters without fate leave play one after another, many in a round."""


def of_use(announced: plays.Announced) -> Weight:
    """Return the weight of an ability: grave where a card is played for it."""
    return "grave" if announced.played and announced.place == "hand" else "small"


def of_side(joined: conflicts.Joined) -> Weight:
    """Return the weight of who joins a conflict: grave for attackers."""
    return "grave" if joined.side == SIDES[ATTACKING] else "small"


def of_leaving(left: plays.LeftPlay) -> Weight:
    """Return the weight of a card that leaves play: grave unless the fate phase takes it."""
    return "small" if left.clause == FATE_PHASE or not left.character else "grave"


WEIGHTS = Weights(
    grave=frozenset({
        cards.CardsRevealed,
        conflicts.Broken,
        conflicts.Claimed,
        conflicts.ConflictSpread,
        conflicts.Decided,
        conflicts.DuelDecided,
        conflicts.ProvinceShown,
        conflicts.RingSwitched,
        conflicts.Switched,
        plays.Cancelled,
        plays.CardPlayed,
        seats.DialsShown,
        seats.Eliminated,
        seats.Ended,
        seats.FavorClaimed,
        statuses.BecameCopy,
        statuses.ControlTaken,
        statuses.Restored,
        treaties.BreachClaimed,
        treaties.TreatyBroken,
        treaties.TreatyMade,
        uses.Averted,
    }),
    none=frozenset({
        cards.PhaseEnded,
        cards.WasPlayed,
        conflicts.ConflictEnded,
        conflicts.Declared,
        conflicts.Expired,
        conflicts.RingIdle,
        conflicts.Uncontested,
        plays.Aimed,
        plays.Initiating,
        plays.Paid,
        plays.Settled,
        seats.Passed,
        seats.Shuffled,
        uses.Selected,
    }),
    judged={
        plays.Announced: of_use,
        conflicts.Joined: of_side,
        plays.LeftPlay: of_leaving,
    },
)  # fmt: skip
"""Cards that are played, attacks, their ends, what breaks, leaves or is claimed have their time."""
