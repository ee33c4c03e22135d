"""A spell or an ability while it resolves: what it means by its words."""

from __future__ import annotations

from dataclasses import dataclass, field

from gorin.games.magic.layers import board, fits, now
from gorin.games.magic.noticing import given_away
from gorin.games.magic.state import EMPTY, NOBODY, PLAYER, Item, Match, State, Target
from gorin.games.magic.words import (
    Aim,
    Amount,
    GivenAway,
    InMain,
    It,
    Meant,
    Things,
    This,
    Times,
    X,
)
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule

MAIN = ("main", "main-2")


@dataclass(slots=True)
class Use:
    """What resolves: the item, its legal targets, and who controlled each when that began."""

    table: Match
    item: Item
    targets: dict[Aim, Target]
    controllers: dict[int, Seat] = field(default_factory=dict[int, Seat])

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def seat(self) -> Seat:
        """Who controls it: the "you" of its words."""
        return self.item.seat

    @property
    def source(self) -> int:
        """The permanent that the ability is of, EMPTY if that is gone or it is a spell."""
        found = self.state.play.get(self.item.card)
        return self.item.card if found is not None and found.born == self.item.born else EMPTY

    def permanents(self, what: Meant) -> tuple[int, ...]:
        """Return the permanents that are meant and that are still there."""
        if isinstance(what, This):
            return () if self.source == EMPTY else (self.source,)
        if isinstance(what, It):
            return self._there(self.item.about)
        if isinstance(what, Things):
            return tuple(
                handle
                for handle, one in board(self.table).values.items()
                if fits(self.state, what, handle, one, self.item.card, self.seat)
            )
        target = self.targets.get(what)
        return () if target is None else self._there(target)

    def _there(self, target: Target) -> tuple[int, ...]:
        found = self.state.play.get(target.card)
        return (target.card,) if found is not None and found.born == target.born else ()

    def seats(self, who: str | Aim) -> tuple[Seat, ...]:
        """Return the players that are meant, in turn order."""
        if isinstance(who, Aim):
            target = self.targets.get(who)
            return () if target is None or target.card != PLAYER else (target.seat,)
        around = self.state.around(self.state.active)
        if who == "each":
            return around
        if who == "opponents":
            return tuple(seat for seat in around if seat != self.seat)
        seat = self._seat(who)
        return (seat,) if seat in self.state.alive else ()

    def _seat(self, who: str) -> Seat:
        if who == "active":
            return self.item.about.seat
        if who == "controller":
            return next(iter(self.controllers.values()), NOBODY)
        return self.seat

    def number(self, amount: Amount) -> int:
        """Return an amount."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, X):
            return self.item.x
        if isinstance(amount, Times):
            return amount.each * len(self.permanents(amount.things))
        if isinstance(amount, GivenAway):
            return given_away(self.state, self.seat)
        if isinstance(amount, InMain):
            is_own = self.state.active == self.seat and self.state.step in MAIN
            return amount.main if is_own else amount.usual
        raise TypeError(amount)


@rule("CR-608.2h")
def use_of(table: Match, item: Item, targets: dict[Aim, Target]) -> Use:
    """Return a spell or an ability as it begins to resolve."""
    controllers = {
        target.card: now(table, target.card).seat
        for target in targets.values()
        if target.card in table.state.play
    }
    return Use(table, item, targets, controllers)
