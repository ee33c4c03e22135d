"""Triggers: what an ability answers."""

from __future__ import annotations

from typing import Any, ClassVar

from gorin.games.l5r_lcg.card_events import AttachmentMoved, FateMoved, PhaseEnded, WasPlayed
from gorin.games.l5r_lcg.conflict_events import (
    Broken,
    Claimed,
    ConflictEnded,
    Decided,
    Declared,
    Joined,
    OpportunityPassed,
    ProvinceShown,
)
from gorin.games.l5r_lcg.events import DialsShown, FirstPlayer, PhaseBegan
from gorin.games.l5r_lcg.happened import LcgHappened
from gorin.games.l5r_lcg.measures import (
    bids_vary,
    elements_of,
    has_trait,
    is_fighting,
    slot_of_own,
    wearing,
)
from gorin.games.l5r_lcg.notes import DECLARED, noted
from gorin.games.l5r_lcg.play_events import (
    Entered,
    FateAdded,
    Initiating,
    LeftPlay,
    Moved,
    Settled,
    StatusChanged,
    Turned,
)
from gorin.games.l5r_lcg.script import Trigger, Use
from gorin.games.l5r_lcg.state import ATTACKING, EMPTY, NOBODY
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say

Kinds = tuple[type[LcgHappened], ...]


class YouClaimRingHere(Trigger, frozen=True):
    """You claim a ring in a conflict of a type in which this character takes part."""

    kinds: ClassVar[Kinds] = (Claimed,)
    kind: str

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        if conflict is None or conflict.kind != self.kind or event.seat != use.seat:
            return False
        return is_fighting(use.state, use.card)


class ThisEnters(Trigger, frozen=True):
    """This character enters play."""

    kinds: ClassVar[Kinds] = (Entered,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card)


class ThisEntersFromProvince(Trigger, frozen=True):
    """This character enters play from a province."""

    kinds: ClassVar[Kinds] = (Entered,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card and event.slot != EMPTY)


class FatePlacedHere(Trigger, frozen=True):
    """Fate is placed on this character; what moves here from another one is placed too."""

    kinds: ClassVar[Kinds] = (FateAdded, FateMoved)

    def fits(self, use: Use, event: Any) -> bool:
        placed = event.host if isinstance(event, FateMoved) else event.handle
        return bool(placed == use.card and event.amount > 0)


class YouLose(Trigger, frozen=True):
    """You lose a conflict of a type."""

    kinds: ClassVar[Kinds] = (Decided,)
    kind: str

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        if conflict is None or conflict.kind != self.kind:
            return False
        return bool(event.seat != NOBODY and event.other == use.seat)


class YouWinBy(Trigger, frozen=True):
    """You win a conflict of a type by so much skill."""

    kinds: ClassVar[Kinds] = (Decided,)
    kind: str
    amount: int

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        if conflict is None or conflict.kind != self.kind or event.seat != use.seat:
            return False
        return bool(abs(event.attack - event.defense) >= self.amount)


class WearerWins(Trigger, frozen=True):
    """The character that this is attached to wins a conflict."""

    kinds: ClassVar[Kinds] = (Decided,)

    def fits(self, use: Use, event: Any) -> bool:
        state = use.state
        host = wearing(state, use.card)
        return is_fighting(state, host) and state.play[host].seat == event.seat


class EventWouldBegin(Trigger, frozen=True):
    """The effects of an event would begin."""

    kinds: ClassVar[Kinds] = (Initiating,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.event)


class HonoredWouldLeave(Trigger, frozen=True):
    """An honored character of yours would leave play."""

    kinds: ClassVar[Kinds] = (LeftPlay,)

    def fits(self, use: Use, event: Any) -> bool:
        found = use.state.play.get(event.handle)
        return found is not None and found.seat == use.seat and found.status > 0


class YoursBowed(Trigger, frozen=True):
    """An effect of an opponent's card or of a ring bows a character of yours."""

    kinds: ClassVar[Kinds] = (Turned,)

    def fits(self, use: Use, event: Any) -> bool:
        found = use.state.play.get(event.handle)
        if found is None or found.seat != use.seat or not event.bowed:
            return False
        return bool(event.ring or event.by not in (NOBODY, use.seat))


class ThisProvinceShown(Trigger, frozen=True):
    """This province is revealed."""

    kinds: ClassVar[Kinds] = (ProvinceShown,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card)


class ThisProvinceBreaks(Trigger, frozen=True):
    """This province breaks."""

    kinds: ClassVar[Kinds] = (Broken,)

    def fits(self, use: Use, event: Any) -> bool:
        seat, slot = Seat(event.seat), int(event.slot)
        return use.state.provinces[seat][slot].own == use.card


# -- characters ----------------------------------------------------------------------------


class ThisHonored(Trigger, frozen=True):
    """This character is honored."""

    kinds: ClassVar[Kinds] = (StatusChanged,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card and event.amount > 0)


class ThisEntersDefending(Trigger, frozen=True):
    """This character enters play as a defender."""

    kinds: ClassVar[Kinds] = (Entered,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == use.card and event.side == "defending")


class OtherOfYoursLeaves(Trigger, frozen=True):
    """Another character of yours leaves play during a conflict."""

    kinds: ClassVar[Kinds] = (LeftPlay,)

    def fits(self, use: Use, event: Any) -> bool:
        if use.state.conflict is None or event.seat != use.seat or event.handle == use.card:
            return False
        return bool(event.character)


class BearerWouldLeave(Trigger, frozen=True):
    """The character that this is attached to would leave play."""

    kinds: ClassVar[Kinds] = (LeftPlay,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.handle == wearing(use.state, use.card) != EMPTY)


class StatusWouldChange(Trigger, frozen=True):
    """A character would be honored or dishonored."""

    kinds: ClassVar[Kinds] = (StatusChanged,)

    def fits(self, use: Use, event: Any) -> bool:
        return event.handle in use.state.play


class BearerEntersConflict(Trigger, frozen=True):
    """The character that this is attached to commits to a conflict or moves to one."""

    kinds: ClassVar[Kinds] = (Joined, Moved)

    def fits(self, use: Use, event: Any) -> bool:
        host = wearing(use.state, use.card)
        if isinstance(event, Joined):
            return host in event.handles
        return bool(event.handle == host and event.side != "home")


class SomebodyMovesHere(Trigger, frozen=True):
    """A character moves to a conflict in which this one takes part."""

    kinds: ClassVar[Kinds] = (Moved,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.side != "home" and is_fighting(use.state, use.card))


class YouAttachHere(Trigger, frozen=True):
    """You attach something with a trait to this character."""

    kinds: ClassVar[Kinds] = (Entered, AttachmentMoved)
    trait: str

    def fits(self, use: Use, event: Any) -> bool:
        found = use.state.play.get(event.handle)
        if found is None or event.host != use.card or found.seat != use.seat:
            return False
        return has_trait(use.table, event.handle, self.trait)


# -- conflicts -----------------------------------------------------------------------------


class ThisWins(Trigger, frozen=True):
    """This character wins a conflict, of a type and on a side if these are named."""

    kinds: ClassVar[Kinds] = (Decided,)
    kind: str = "any"
    side: str = "any"

    def said(self) -> Message:
        if self.side != "any":
            return say(f"lcg-word-this-wins-{self.side}")
        if self.kind == "any":
            return say("lcg-word-this-wins-any")
        return say("lcg-word-this-wins", kind=say(f"lcg-kind-{self.kind}"))

    def fits(self, use: Use, event: Any) -> bool:
        state, conflict = use.state, use.state.conflict
        if conflict is None or self.kind not in ("any", conflict.kind):
            return False
        if not is_fighting(state, use.card) or event.seat != use.seat:
            return False
        return self.side == "any" or state.play[use.card].side != ATTACKING


class ThisLosesAttacking(Trigger, frozen=True):
    """This character loses a conflict as an attacker."""

    kinds: ClassVar[Kinds] = (Decided,)

    def fits(self, use: Use, event: Any) -> bool:
        found = use.state.play.get(use.card)
        if found is None or found.side != ATTACKING:
            return False
        return bool(event.other == use.seat)


class YouWin(Trigger, frozen=True):
    """You win a conflict of a type."""

    kinds: ClassVar[Kinds] = (Decided,)
    kind: str

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        return conflict is not None and conflict.kind == self.kind and event.seat == use.seat


class YouWinAlone(Trigger, frozen=True):
    """You win a conflict in which you have a single participant."""

    kinds: ClassVar[Kinds] = (Decided,)

    def fits(self, use: Use, event: Any) -> bool:
        return event.seat == use.seat and len(own_participants(use)) == 1


def own_participants(use: Use) -> tuple[int, ...]:
    """Return the participants of the seat of a use."""
    state = use.state
    return tuple(card for card in state.characters(use.seat) if is_fighting(state, card))


class YouWinHere(Trigger, frozen=True):
    """You win a conflict at this province."""

    kinds: ClassVar[Kinds] = (Decided,)

    def fits(self, use: Use, event: Any) -> bool:
        state, conflict = use.state, use.state.conflict
        if conflict is None or event.seat != use.seat or conflict.defender != use.seat:
            return False
        return slot_of_own(state, use.card) == conflict.slot


class YouWinDefending(Trigger, frozen=True):
    """You win a conflict of an element as the defending player."""

    kinds: ClassVar[Kinds] = (Decided,)
    ring: str

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        if conflict is None or event.seat != use.seat or conflict.defender != use.seat:
            return False
        return self.ring in elements_of(use.table, conflict.ring)


class YouLoseUnopposed(Trigger, frozen=True):
    """You lose a conflict without defenders."""

    kinds: ClassVar[Kinds] = (Decided,)

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        return conflict is not None and conflict.unopposed and event.other == use.seat


class YouBreak(Trigger, frozen=True):
    """You break a province in a conflict of a type."""

    kinds: ClassVar[Kinds] = (Broken,)
    kind: str

    def fits(self, use: Use, event: Any) -> bool:
        conflict = use.state.conflict
        return conflict is not None and conflict.kind == self.kind and event.other == use.seat


class YouBreakWithThis(YouBreak, frozen=True):
    """You break a province in a conflict of a type in which this character takes part."""

    def fits(self, use: Use, event: Any) -> bool:
        return super().fits(use, event) and is_fighting(use.state, use.card)


class OpponentPasses(Trigger, frozen=True):
    """An opponent passes instead of declaring a conflict."""

    kinds: ClassVar[Kinds] = (OpportunityPassed,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.seat != use.seat)


@states("ENL-12.2")
class OpponentSelectsFate(Trigger, frozen=True):
    """An opponent declares a conflict for a ring with fate on it, against whomever."""

    kinds: ClassVar[Kinds] = (Declared,)

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.seat != use.seat and event.fate)


class OpponentDeclares(Trigger, frozen=True):
    """An opponent declares a conflict of an element."""

    kinds: ClassVar[Kinds] = (Declared,)
    ring: str

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.seat != use.seat and event.ring.partition(".")[0] == self.ring)


class ConflictDeclaredHere(Trigger, frozen=True):
    """A conflict is declared against this province."""

    kinds: ClassVar[Kinds] = (Declared,)

    def fits(self, use: Use, event: Any) -> bool:
        if event.other != use.state.owners[use.card]:
            return False
        return bool(slot_of_own(use.state, use.card) == event.slot)


class YourFirstConflictEnds(Trigger, frozen=True):
    """Your first conflict in this phase as the attacker is over, and it broke a province."""

    kinds: ClassVar[Kinds] = (ConflictEnded,)

    def fits(self, use: Use, event: Any) -> bool:
        if event.seat != use.seat or not event.broke:
            return False
        return noted(use.state, "phase", DECLARED, use.seat) == 1


class ProvinceOfElementShown(Trigger, frozen=True):
    """A province of yours with an element is revealed."""

    kinds: ClassVar[Kinds] = (ProvinceShown,)
    ring: str

    def fits(self, use: Use, event: Any) -> bool:
        return event.seat == use.seat and self.ring in use.state.facts(event.handle).elements


class YouClaimRingOfRole(Trigger, frozen=True):
    """You claim a ring of the element of your role."""

    kinds: ClassVar[Kinds] = (Claimed,)

    def fits(self, use: Use, event: Any) -> bool:
        state = use.state
        if event.seat != use.seat or use.seat not in state.roles:
            return False
        return event.ring.partition(".")[0] in state.facts(state.roles[use.seat]).traits


# -- cards that are played, dials, phases --------------------------------------------------


class OpponentPlaysCard(Trigger, frozen=True):
    """An opponent plays a card in a conflict in which the bearer of this takes part."""

    kinds: ClassVar[Kinds] = (WasPlayed, Settled)

    def fits(self, use: Use, event: Any) -> bool:
        if isinstance(event, Settled) and not event.played:
            return False
        return event.seat != use.seat and is_fighting(use.state, wearing(use.state, use.card))


class YouPlayCharacter(Trigger, frozen=True):
    """You play a character of your hand."""

    kinds: ClassVar[Kinds] = (WasPlayed,)

    def fits(self, use: Use, event: Any) -> bool:
        if event.seat != use.seat or not event.hand:
            return False
        found = use.state.play.get(event.handle)
        is_attached = found is not None and found.host != EMPTY
        return use.state.facts(event.handle).kind == "character" and not is_attached


class AbilityTargetsYours(Trigger, frozen=True):
    """The effects of an ability would begin that is aimed at a character of yours with a trait."""

    kinds: ClassVar[Kinds] = (Initiating,)
    trait: str

    def fits(self, use: Use, event: Any) -> bool:
        state = use.state
        one = next((each for each in state.resolving if each.number == event.number), None)
        targets = () if one is None else one.targets
        return any(
            state.born(card) == born
            and card in state.play
            and state.play[card].seat == use.seat
            and has_trait(use.table, card, self.trait)
            for card, born in targets
        )


class DialsRevealed(Trigger, frozen=True):
    """Honor dials are revealed, yours among them, for bids that something may change."""

    kinds: ClassVar[Kinds] = (DialsShown,)

    def fits(self, use: Use, event: Any) -> bool:
        return use.seat in event.seats and bids_vary(use.table)


class PhaseBegins(Trigger, frozen=True):
    """A phase begins."""

    kinds: ClassVar[Kinds] = (PhaseBegan,)
    phase: str

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.phase == self.phase)


class PhaseEnds(Trigger, frozen=True):
    """A phase ends."""

    kinds: ClassVar[Kinds] = (PhaseEnded,)
    phase: str

    def fits(self, use: Use, event: Any) -> bool:
        return bool(event.phase == self.phase)


class YouWouldPassFirst(Trigger, frozen=True):
    """You would pass the first player token."""

    kinds: ClassVar[Kinds] = (FirstPlayer,)

    def fits(self, use: Use, event: Any) -> bool:
        return use.state.first == use.seat
