"""Costs: what using an ability takes."""

from __future__ import annotations

from gorin.games.l5r_lcg.ends import honor_events
from gorin.games.l5r_lcg.events import FateChanged
from gorin.games.l5r_lcg.happened import LcgHappened
from gorin.games.l5r_lcg.happening import CLAUSE, leaving
from gorin.games.l5r_lcg.measures import slug
from gorin.games.l5r_lcg.play_events import FateRemoved, HoldingLost, StrongholdTurned
from gorin.games.l5r_lcg.script import Cost, Use
from gorin.games.l5r_lcg.state import EMPTY, NOBODY
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask
from gorin.kernel.table import Frame

SACRIFICE = Prompt("sacrifice", CLAUSE, "ask-lcg-sacrifice")


class LoseHonor(Cost, frozen=True):
    """You lose honor."""

    amount: int

    def can_pay(self, use: Use) -> bool:
        return use.state.honor[use.seat] >= self.amount

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return honor_events(use.table, use.seat, -self.amount, CLAUSE)


class SacrificeThis(Cost, frozen=True):
    """You sacrifice this card."""

    def can_pay(self, use: Use) -> bool:
        return use.card in use.state.play or self._slot(use) != EMPTY

    def _slot(self, use: Use) -> int:
        row = use.state.provinces[use.seat]
        found = (slot for slot, each in enumerate(row) if each.open and each.card == use.card)
        return next(found, EMPTY)

    @states("LCG-S10.17")
    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        if use.card in use.state.play:
            return (leaving(use.table, use.card, CLAUSE, "sacrificed"),)
        # What answers the sacrifice comes before the province is refilled.
        use.table.push(Frame("fill", use.seat))
        return (HoldingLost(use.seat, use.card, slug(use.state, use.card)),)


class SacrificeHonored(Cost, frozen=True):
    """You sacrifice an honored character of yours."""

    def can_pay(self, use: Use) -> bool:
        return bool(self._found(use))

    def _found(self, use: Use) -> tuple[int, ...]:
        state = use.state
        return tuple(card for card in state.characters(use.seat) if state.play[card].status > 0)

    def pay(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        options = tuple(
            Option(f"on:{slug(use.state, card)}.{card}", card) for card in self._found(use)
        )
        card = yield from ask(Decision(use.seat, SACRIFICE, options))
        return (leaving(use.table, card, CLAUSE, "sacrificed"),)


class RemoveFateHere(Cost, frozen=True):
    """1 fate is removed from this character."""

    def can_pay(self, use: Use) -> bool:
        found = use.state.play.get(use.card)
        return found is not None and found.fate > 0

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return (FateRemoved((use.card,), (slug(use.state, use.card),), CLAUSE),)


class GiveFate(Cost, frozen=True):
    """You give your opponent fate."""

    amount: int

    def can_pay(self, use: Use) -> bool:
        return use.opponent != NOBODY and use.state.fate[use.seat] >= self.amount

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return (
            FateChanged(use.seat, -self.amount, CLAUSE),
            FateChanged(use.opponent, self.amount, CLAUSE),
        )


class BowThisStronghold(Cost, frozen=True):
    """You bow this stronghold."""

    def can_pay(self, use: Use) -> bool:
        home = use.state.strongholds.get(use.seat)
        return home is not None and not home.bowed

    def pay(self, use: Use) -> tuple[LcgHappened, ...]:
        return (StrongholdTurned(use.seat, slug(use.state, use.card), bowed=True),)
