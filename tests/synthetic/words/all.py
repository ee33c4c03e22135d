"""All of them: one of each kind."""

from __future__ import annotations

from tests.synthetic.script import Condition, Constant, Cost, Effect


class AtWar(Condition, frozen=True):
    """The court of whoever plays the card has no treaty."""


class PayCoins(Cost, frozen=True):
    """It takes some coins."""

    count: int


class LoseLife(Effect, frozen=True):
    """Somebody loses some life; a card of this slug goes with it."""

    count: int
    slug: str = ""


class SafeFrom(Constant, frozen=True):
    """It keeps off cards of a kind."""

    kind: str
