"""Events of battles: who fights, what is reported, and how a battle ends."""

from __future__ import annotations

from gorin.games.l5r_strategic.events import CampaignHappened, army_said
from gorin.games.l5r_strategic.state import USUAL, Army, Report, State, Terms, without
from gorin.kernel.words import Message, say


class BattleBegan(CampaignHappened, frozen=True):
    """Enemies stand in one province: a battle began."""

    place: str
    armies: tuple[str, ...]
    clause: str = "STR-7.1"

    def apply(self, state: State) -> None:
        state.battles[self.place] = self.armies
        _ = state.truces.pop(self.place, None)


class BattleJoined(CampaignHappened, frozen=True):
    """Armies entered a running battle."""

    place: str
    armies: tuple[str, ...]
    fighters: tuple[str, ...]
    clause: str = "STR-7.5"

    def apply(self, state: State) -> None:
        state.battles[self.place] = tuple(sorted((*self.fighters, *self.armies)))

    @property
    def concerned(self) -> tuple[str, ...]:
        return (*self.fighters, *self.armies)

    def said(self) -> Message | None:
        return self.message(without=("fighters",))


class SatDown(CampaignHappened, frozen=True):
    """A general sits down to a battle, with what his clan has there beside his deck."""

    army: str
    place: str
    terms: Terms
    clause: str = "STR-9.1"

    def apply(self, state: State) -> None:
        state.terms = {**state.terms, self.army: self.terms}

    def said(self) -> Message | None:
        terms = self.terms
        if terms == USUAL:
            return None
        return self.message(
            without=("terms",),
            farms=terms.farms,
            honor=terms.honor,
            hand=terms.hand,
            force=terms.force,
            taint=terms.taint,
        )


class Conceded(CampaignHappened, frozen=True):
    """A general gave up a battle: his army is destroyed, not by dishonor."""

    army: str
    place: str
    fighters: tuple[str, ...]
    clause: str = "STR-7.11"

    def apply(self, state: State) -> None:
        place, gone = self.place, Army(state.armies[self.army].clan, lost=self.place)
        state.armies[self.army] = gone
        state.battles[place] = tuple(name for name in state.battles[place] if name != self.army)
        before = state.reports.get(place)
        if before is not None:  # a report that is taken back does not undo it
            armies = tuple(
                (name, gone if name == self.army else army) for name, army in before.armies
            )
            fighters = tuple(name for name in before.fighters if name != self.army)
            state.reports = {**state.reports, place: Report(armies, fighters, before.holder)}

    @property
    def concerned(self) -> tuple[str, ...]:
        return self.fighters

    def said(self) -> Message | None:
        return self.message(without=("fighters",))


class BattleReported(CampaignHappened, frozen=True):
    """The result of a battle: who was destroyed, by dishonor or not, and whether it is over.

    `by_lot` says that nobody reported it: the result was drawn.
    """

    place: str
    fighters: tuple[str, ...]
    lost: tuple[str, ...]
    dishonored: tuple[str, ...]
    is_over: bool
    by_lot: bool
    clause: str = "STR-7.3"

    def apply(self, state: State) -> None:
        place = self.place
        if not self.by_lot:
            here = tuple((name, state.armies[name]) for name in state.at(place))
            report = Report(here, self.fighters, state.holders[place])
            state.reports = {**state.reports, place: report}
        gone = (*self.lost, *self.dishonored)
        for name in gone:
            clan = state.armies[name].clan
            state.armies[name] = Army(clan, lost=place, dishonored=name in self.dishonored)
        left = tuple(name for name in state.battles.pop(place) if name not in gone)
        if not self.is_over:
            state.battles[place] = left
        elif len(left) > 1:
            state.truces[place] = left

    @property
    def concerned(self) -> tuple[str, ...]:
        return self.fighters

    def said(self) -> Message | None:
        hidden = ("fighters", "lost", "dishonored", "is_over", "by_lot")
        return self.message(
            "-drawn" if self.by_lot else "",
            without=hidden,
            how="drawn" if self.by_lot else "reported",
            lost=tuple(map(army_said, self.lost)),
            losses=len(self.lost),
            dishonored=tuple(map(army_said, self.dishonored)),
            dishonors=len(self.dishonored),
            state=say("campaign-battle-over" if self.is_over else "campaign-battle-on"),
        )


class BattleWon(CampaignHappened, frozen=True):
    """A general won the game of a battle: he says which of the others he destroys."""

    army: str
    place: str
    fighters: tuple[str, ...]
    clause: str = "STR-7.9"

    def apply(self, state: State) -> None:
        state.winners = {**state.winners, self.place: self.army}

    @property
    def concerned(self) -> tuple[str, ...]:
        return self.fighters

    def said(self) -> Message | None:
        return self.message(without=("fighters",))


class WinnerDestroyed(CampaignHappened, frozen=True):
    """The winner of a battle destroyed armies of his choice, none of them by dishonor."""

    army: str
    place: str
    lost: tuple[str, ...]
    fighters: tuple[str, ...]
    clause: str = "STR-7.9"

    def apply(self, state: State) -> None:
        for name in self.lost:
            state.armies[name] = Army(state.armies[name].clan, lost=self.place)
        left = tuple(name for name in state.truces.pop(self.place, ()) if name not in self.lost)
        if len(left) > 1:
            state.truces[self.place] = left
        state.winners = without(state.winners, self.place)

    @property
    def concerned(self) -> tuple[str, ...]:
        return self.fighters

    def said(self) -> Message | None:
        return self.message(
            without=("fighters", "lost"),
            lost=tuple(map(army_said, self.lost)),
            losses=len(self.lost),
        )


class ReportWithdrawn(CampaignHappened, frozen=True):
    """The referee took a report back, to report anew: all is as it was before it."""

    place: str
    fighters: tuple[str, ...]
    clause: str = "STR-R7"

    def apply(self, state: State) -> None:
        before = state.reports[self.place]
        state.reports = without(state.reports, self.place)
        state.corrected += (self.place,)
        state.holders[self.place] = before.holder
        for name, army in before.armies:
            if name in state.armies:
                state.armies[name] = army
        _ = state.truces.pop(self.place, None)
        state.winners = without(state.winners, self.place)
        state.battles[self.place] = tuple(name for name in before.fighters if name in state.armies)

    @property
    def concerned(self) -> tuple[str, ...]:
        return self.fighters

    def said(self) -> Message | None:
        return self.message(without=("fighters",))


class BattleBroken(CampaignHappened, frozen=True):
    """A battle ended since no enemies are left in it."""

    place: str
    armies: tuple[str, ...]
    clause: str = "STR-7.10"

    def apply(self, state: State) -> None:
        left = state.battles.pop(self.place)
        if len(left) > 1:
            state.truces[self.place] = left

    def said(self) -> Message | None:
        return self.message(without=("armies",))
