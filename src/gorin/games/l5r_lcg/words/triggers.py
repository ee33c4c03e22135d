"""Triggers: what an ability answers, as a pattern over an event: who, in which role, how much."""

from __future__ import annotations

from typing import Any, ClassVar

from gorin.games.l5r_lcg.events.cards import AttachmentMoved, FateMoved, PhaseEnded, WasPlayed
from gorin.games.l5r_lcg.events.conflicts import (
    Broken,
    Claimed,
    ConflictEnded,
    Decided,
    Declared,
    Joined,
    OpportunityPassed,
    ProvinceShown,
)
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.notes import DECLARED, noted
from gorin.games.l5r_lcg.events.plays import (
    Entered,
    FateAdded,
    Initiating,
    LeftPlay,
    Moved,
    Settled,
    StatusChanged,
    Turned,
)
from gorin.games.l5r_lcg.events.seats import DialsShown, FirstPlayer, PhaseBegan
from gorin.games.l5r_lcg.measures import bids_vary, elements_of, is_fighting, slot_of_own
from gorin.games.l5r_lcg.script import Trigger, Use, Who
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, SIDES
from gorin.games.l5r_lcg.words.conditions import ANY, Fight
from gorin.games.l5r_lcg.words.phrases import THIS, Those
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say

Kinds = tuple[type[LcgHappened], ...]
YOU, OPPONENT = "you", "opponent"
"""Of which player something is told: you, or any opponent."""


def is_player(use: Use, player: str, seat: int) -> bool:
    """Return whether a seat is the player that a trigger tells of."""
    return seat != NOBODY and (seat == use.seat) == (player == YOU)


# -- conflicts -----------------------------------------------------------------------------


class Decides(Trigger, frozen=True):
    """You, or somebody, win or lose a conflict; by a margin, and on a side if these are named.

    A character wins and loses with its controller, if it takes part.
    """

    kinds: ClassVar[Kinds] = (Decided,)
    outcome: ClassVar[str] = "wins"
    who: Who | str = YOU
    fight: Fight = ANY
    by: int = 0
    side: str = ""

    def said(self) -> Message:
        noun = self.fight.noun()
        if self.by:
            noun = say("lcg-conflict-by", noun=noun, amount=self.by)
        if self.side:
            noun = say(f"lcg-conflict-as-{self.side}", noun=noun)
        fight = self.fight.said_with_article(noun)
        if isinstance(self.who, str):
            return say(f"lcg-after-{self.who}-{self.outcome}", fight=fight)
        return say(f"lcg-after-{self.outcome}", fight=fight, who=self.who.said())

    def fits(self, use: Use, event: Any) -> bool:
        seat = event.seat if self.outcome == "wins" else event.other
        if NOBODY in (seat, event.seat) or not self._who_fits(use, seat):
            return False
        return self.fight.fits(use) and abs(event.attack - event.defense) >= self.by

    def _who_fits(self, use: Use, seat: int) -> bool:
        if isinstance(self.who, str):
            return is_player(use, self.who, seat)
        play = use.state.play
        fighting = (play[card] for card in self.who.everyone(use) if is_fighting(use.state, card))
        sides = (SIDES[one.side] for one in fighting if one.seat == seat)
        return any(self.side in ("", side) for side in sides)


class Wins(Decides, frozen=True):
    """You, or somebody, win a conflict."""


class Loses(Decides, frozen=True):
    """You, or somebody, lose a conflict."""

    outcome: ClassVar[str] = "loses"


class Breaks(Trigger, frozen=True):
    """You break a province in a conflict."""

    kinds: ClassVar[Kinds] = (Broken,)
    fight: Fight = ANY

    def fits(self, use: Use, event: Any) -> bool:
        return event.other == use.seat and self.fight.fits(use)


class ThisProvinceBreaks(Trigger, frozen=True):
    """This province breaks."""

    kinds: ClassVar[Kinds] = (Broken,)

    def fits(self, use: Use, event: Any) -> bool:
        seat, slot = Seat(event.seat), int(event.slot)
        return use.state.provinces[seat][slot].own == use.card


class Claims(Trigger, frozen=True):
    """You claim a ring in a conflict, one of the element of your role if that is said."""

    kinds: ClassVar[Kinds] = (Claimed,)
    fight: Fight | None = None
    of_role: bool = False

    def said(self) -> Message:
        if self.of_role:
            return say("lcg-word-claims-of-role")
        return say("lcg-word-claims", fight=(self.fight or ANY).said())

    def fits(self, use: Use, event: Any) -> bool:
        state = use.state
        if event.seat != use.seat or (self.fight is not None and not self.fight.fits(use)):
            return False
        if not self.of_role:
            return True
        role = state.roles.get(use.seat, EMPTY)
        traits = () if role == EMPTY else state.facts(role).traits
        return any(one in traits for one in elements_of(use.table, event.ring))


@states("ENL-12.2")
class Declares(Trigger, frozen=True):
    """An opponent declares a conflict: of an element, for a ring with fate; or anybody one here."""

    kinds: ClassVar[Kinds] = (Declared,)
    ring: str = ""
    fate: bool = False
    here: bool = False

    def said(self) -> Message:
        if self.here:
            return say("lcg-word-declares-here")
        if self.fate:
            return say("lcg-word-declares-fate")
        return say("lcg-word-declares", fight=Fight(ring=self.ring).said())

    def fits(self, use: Use, event: Any) -> bool:
        if self.here:
            own = event.other == use.state.owners[use.card]
            return own and bool(slot_of_own(use.state, use.card) == event.slot)
        if event.seat == use.seat or (self.fate and not event.fate):
            return False
        return self.ring in ("", event.ring.partition(".")[0])


class Passes(Trigger, frozen=True):
    """An opponent passes instead of declaring a conflict."""

    kinds: ClassVar[Kinds] = (OpportunityPassed,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.seat != use.seat)


class YourFirstConflictEnds(Trigger, frozen=True):
    """Your first conflict in this phase as the attacker is over, and it broke a province."""

    kinds: ClassVar[Kinds] = (ConflictEnded,)

    def fits(self, use: Use, event: Any) -> bool:
        if event.seat != use.seat or not event.broke:
            return False
        return noted(use.state, "phase", DECLARED, use.seat) == 1


class Revealed(Trigger, frozen=True):
    """A province is revealed."""

    kinds: ClassVar[Kinds] = (ProvinceShown,)
    who: Who

    def fits(self, use: Use, event: Any) -> bool:
        return self.who.fits(use, event.handle)


# -- what happens to somebody --------------------------------------------------------------


class Enters(Trigger, frozen=True):
    """This character enters play, from a province or on a side if these are named."""

    kinds: ClassVar[Kinds] = (Entered,)
    how: str = "any"

    def said(self) -> Message:
        return say(f"lcg-word-enters-{self.how}")

    def fits(self, use: Use, event: Any) -> bool:
        if event.handle != use.card:
            return False
        if self.how == "from-province":
            return bool(event.slot != EMPTY)
        return self.how in ("any", event.side)


class Leaves(Trigger, frozen=True):
    """Somebody leaves play, or would; during a conflict if one is named."""

    kinds: ClassVar[Kinds] = (LeftPlay,)
    who: Who
    fight: Fight | None = None

    def said(self) -> Message:
        if self.fight is None:
            return say("lcg-word-would-leave", who=self.who.said())
        return say("lcg-word-leaves", who=self.who.said(), fight=self.fight.said())

    def fits(self, use: Use, event: Any) -> bool:
        if self.fight is not None and not self.fight.fits(use):
            return False
        return self.who.left(use, event)


class FatePlaced(Trigger, frozen=True):
    """Fate is placed on somebody; what moves there from another one is placed too."""

    kinds: ClassVar[Kinds] = (FateAdded, FateMoved)
    who: Who = THIS

    def fits(self, use: Use, event: Any) -> bool:
        placed = event.host if isinstance(event, FateMoved) else event.handle
        return event.amount > 0 and self.who.fits(use, placed)


class StatusChanges(Trigger, frozen=True):
    """Somebody is honored, or dishonored, or either."""

    kinds: ClassVar[Kinds] = (StatusChanged,)
    who: Who
    how: str = "any"

    def said(self) -> Message:
        return say(f"lcg-word-status-{self.how}", who=self.who.said())

    def fits(self, use: Use, event: Any) -> bool:
        if event.handle not in use.state.play or not self.who.fits(use, event.handle):
            return False
        return self.how == "any" or (event.amount > 0) == (self.how == "honored")


class Bows(Trigger, frozen=True):
    """An effect of an opponent's card or of a ring bows somebody."""

    kinds: ClassVar[Kinds] = (Turned,)
    who: Who

    def fits(self, use: Use, event: Any) -> bool:
        if not event.bowed or event.handle not in use.state.play:
            return False
        if not (event.ring or event.by not in (NOBODY, use.seat)):
            return False
        return self.who.fits(use, event.handle)


class Joins(Trigger, frozen=True):
    """Somebody moves to a conflict, or is declared in one too; to one with this if that is said."""

    who: Who
    moves: bool = False
    fight: Fight | None = None

    def answers(self) -> Kinds:
        return (Moved,) if self.moves else (Joined, Moved)

    def said(self) -> Message:
        how = "moves" if self.moves else "joins"
        fight = (self.fight or ANY).said()
        return say(f"lcg-word-{how}", who=self.who.said(), fight=fight)

    def fits(self, use: Use, event: Any) -> bool:
        if self.fight is not None and not self.fight.fits(use):
            return False
        if isinstance(event, Joined):
            return any(self.who.fits(use, card) for card in event.handles)
        return event.side != "home" and self.who.fits(use, event.handle)


class Attaches(Trigger, frozen=True):
    """You attach something to this character."""

    kinds: ClassVar[Kinds] = (Entered, AttachmentMoved)
    what: Those

    def fits(self, use: Use, event: Any) -> bool:
        attachment = use.state.play.get(event.handle)
        if attachment is None or event.host != use.card or attachment.seat != use.seat:
            return False
        return self.what.fits(use, event.handle)


# -- cards that are played, dials, phases --------------------------------------------------


class Plays(Trigger, frozen=True):
    """A player plays a card: a character of the hand if that is said, or any in a conflict."""

    player: str = YOU
    character: bool = False
    fight: Fight | None = None

    def answers(self) -> Kinds:
        return (WasPlayed,) if self.character else (WasPlayed, Settled)

    def said(self) -> Message:
        what = "character" if self.character else "card"
        id = f"lcg-after-{self.player}-plays-{what}"
        return say(id) if self.fight is None else say(f"{id}-in", fight=self.fight.said())

    def fits(self, use: Use, event: Any) -> bool:
        if isinstance(event, Settled) and not event.played:
            return False
        if not is_player(use, self.player, event.seat):
            return False
        if self.fight is not None and not self.fight.fits(use):
            return False
        return not self.character or self._is_character(use, event)

    def _is_character(self, use: Use, event: Any) -> bool:
        one = use.state.play.get(event.handle)
        is_attached = one is not None and one.host != EMPTY
        return event.hand and use.state.facts(event.handle).kind == "character" and not is_attached


class EffectsBegin(Trigger, frozen=True):
    """The effects of an event would begin; or of an ability that is aimed at somebody."""

    kinds: ClassVar[Kinds] = (Initiating,)
    target: Who | None = None

    def said(self) -> Message:
        if self.target is None:
            return say("lcg-word-effects-begin")
        return say("lcg-word-effects-begin-on", who=self.target.said())

    def fits(self, use: Use, event: Any) -> bool:
        if self.target is None:
            return bool(event.event)
        state = use.state
        one = next((each for each in state.resolving if each.number == event.number), None)
        return any(
            state.born(card) == born and card in state.play and self.target.fits(use, card)
            for card, born in (() if one is None else one.targets)
        )


class DialsRevealed(Trigger, frozen=True):
    """Honor dials are revealed, yours among them, for bids that something may change."""

    kinds: ClassVar[Kinds] = (DialsShown,)

    def fits(self, use: Use, event: Any) -> bool:
        return use.seat in event.seats and bids_vary(use.table)


class PhaseTurns(Trigger, frozen=True):
    """A phase begins, or ends."""

    phase: str
    how: str = "begins"

    def answers(self) -> Kinds:
        return (PhaseBegan,) if self.how == "begins" else (PhaseEnded,)

    def said(self) -> Message:
        return say(f"lcg-word-phase-{self.how}", phase=say(f"lcg-phase-{self.phase}"))

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.phase == self.phase)


class YouWouldPassFirst(Trigger, frozen=True):
    """You would pass the first player token."""

    kinds: ClassVar[Kinds] = (FirstPlayer,)

    def fits(self, use: Use, event: Any) -> bool:
        return use.state.first == use.seat
