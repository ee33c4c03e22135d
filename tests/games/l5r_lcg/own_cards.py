"""Cards for tests: words that do whatever a test says, and figures that a test prints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from tests.games.l5r_lcg.tables import LION, PRINTED, Sitting

from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.seats import FateChanged
from gorin.games.l5r_lcg.script import (
    Ability,
    Behaviour,
    Constant,
    Cost,
    Effect,
    Keyword,
    Trigger,
    Use,
)
from gorin.games.l5r_lcg.words.effects import GainFate, OnChosen
from gorin.kernel.decision import Seat


class Does(Effect, frozen=True):
    """Whatever a test says happens."""

    what: Callable[[Use], tuple[LcgHappened, ...]]

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return self.what(use)


class DoesTo(OnChosen, frozen=True):
    """Whatever a test says happens to what was chosen."""

    what: Callable[[Use, int], tuple[LcgHappened, ...]]

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return self.what(use, card)


class Costs(Cost, frozen=True):
    """Whatever a test says is paid."""

    what: Callable[[Use], tuple[LcgHappened, ...]]

    def can_pay(self, use: Use) -> bool:
        return True

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return self.what(use)


class Says(Constant, frozen=True):
    """A constant effect that says what a test gives it, by the names of its hooks."""

    skills: Callable[[Use, int, str], int] | None = None
    forbidden: Callable[[Use, str, int], bool] | None = None
    given: Callable[[Use, int], tuple[Keyword, ...]] | None = None
    blanked: Callable[[Use, int], bool] | None = None
    shielded: Callable[[Use, int, Use], bool] | None = None
    less: Callable[[Use, int], int] | None = None
    bids: Callable[[Use, Seat], int] | None = None
    fate: Callable[[Use, Seat], int] | None = None
    ring: Callable[[Use, str], tuple[str, ...]] | None = None
    won: Callable[[Use], bool] | None = None
    glorious: Callable[[Use, int], int] | None = None

    def skill(self, use: Use, card: int, kind: str) -> int:
        return self.skills(use, card, kind) if self.skills else 0

    def glory(self, use: Use, card: int) -> int:
        return self.glorious(use, card) if self.glorious else 0

    def forbids(self, use: Use, what: str, card: int) -> bool:
        return bool(self.forbidden and self.forbidden(use, what, card))

    def gives(self, use: Use, card: int) -> tuple[Keyword, ...]:
        return self.given(use, card) if self.given else ()

    def blanks_card(self, use: Use, card: int) -> bool:
        return bool(self.blanked and self.blanked(use, card))

    def shields(self, use: Use, card: int, source: Use) -> bool:
        return bool(self.shielded and self.shielded(use, card, source))

    def discount(self, use: Use, card: int) -> int:
        return self.less(use, card) if self.less else 0

    def bid(self, use: Use, seat: Seat) -> int:
        return self.bids(use, seat) if self.bids else 0

    def income(self, use: Use, seat: Seat) -> int:
        return self.fate(use, seat) if self.fate else 0

    def elements(self, use: Use, ring: str) -> tuple[str, ...]:
        return self.ring(use, ring) if self.ring else ()

    def wins(self, use: Use) -> bool:
        return bool(self.won and self.won(use))


def when(kind: type[LcgHappened], fits: Callable[[Use, Any], bool] | None = None) -> Trigger:
    """Return what an ability answers: events of a kind, or those that fit."""

    class When(Trigger, frozen=True):
        kinds: ClassVar[tuple[type[LcgHappened], ...]] = (kind,)

        def fits(self, use: Use, event: Any) -> bool:
            return fits is None or fits(use, event)

    return When()


def action(*effects: Effect, **more: Any) -> Ability:
    """Return an action."""
    return Ability(effects, **more)


def does(*abilities: Ability, **more: Any) -> Behaviour:
    """Return what a card does: these abilities."""
    return Behaviour(abilities, **more)


def says(**hooks: Any) -> Behaviour:
    """Return what a card does: one constant effect."""
    return Behaviour(constants=(Says(**hooks),))


def printed(monkeypatch: pytest.MonkeyPatch, title: str, **figures: Any) -> None:
    """Let a card have other figures in this test."""
    monkeypatch.setitem(PRINTED, title, figures)


GAIN = GainFate(1)
SEEN: list[Any] = []


def note(what: Any, *events: Any) -> Does:
    """Return an effect that notes what a test wants to know when it happens."""

    def noted(use: Use) -> tuple[Any, ...]:
        SEEN.append(what(use))
        return events or (FateChanged(use.seat, 1, EFFECT),)

    SEEN.clear()
    return Does(noted)


def duel_of(*abilities: Ability, **more: Any) -> Sitting:
    """Return a match in which a ronin of the Lion has these abilities."""
    sitting = Sitting(scripts={"wandering-ronin": does(*abilities, **more)})
    sitting.play(LION, "wandering-ronin", fate=2)
    return sitting


def onward_to(sitting: Sitting, seat: int) -> list[str]:
    """Let others pass until a seat may act, and return what it may do."""
    while sitting.asked is not None and sitting.asked != (seat, "act"):
        sitting.answer("pass")
    return sitting.offered
