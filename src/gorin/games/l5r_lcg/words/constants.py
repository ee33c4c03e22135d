"""Constants: what holds as long as a card is in play."""

from __future__ import annotations

from typing import Any, ClassVar

from gorin.games.l5r_lcg.keywords import Sincerity
from gorin.games.l5r_lcg.measures import (
    RING_FATE,
    elements_of,
    is_fighting,
    slot_of_own,
    wearing,
)
from gorin.games.l5r_lcg.notes import ACTED, LOST, is_first_of_type, noted
from gorin.games.l5r_lcg.script import Constant, Count, Keyword, Use, number
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, EMPTY, HOME
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say
from gorin.timing.occurring import NONE


class HonoredOfClanGainSincerity(Constant, frozen=True):
    """Each honored character of a clan that you control gains sincerity."""

    clan: str

    def gives(self, use: Use, card: int) -> tuple[Keyword, ...]:
        state = use.state
        found = state.play.get(card)
        if found is None or found.seat != use.seat or found.status <= 0:
            return ()
        return (Sincerity(),) if state.facts(card).clan == self.clan else ()


class BlanksProvinceAlone(Constant, frozen=True):
    """While it attacks alone, the text of the attacked province counts as blank."""

    def blanks(self, use: Use, seat: Seat, slot: int) -> bool:
        conflict = use.state.conflict
        if conflict is None or (conflict.defender, conflict.slot) != (seat, slot):
            return False
        return use.state.fighting(ATTACKING) == (use.card,)


class LeadsClan(Constant, frozen=True):
    """While it takes part, each other participant of a clan that you control has more skill."""

    clan: str
    kind: str
    amount: int

    def skill(self, use: Use, card: int, kind: str) -> int:
        state = use.state
        if kind != self.kind or card == use.card or state.play[use.card].side == HOME:
            return 0
        found = state.play[card]
        if found.side == HOME or found.seat != use.seat:
            return 0
        return self.amount if state.facts(card).clan == self.clan else 0


class StrongerInDefense(Constant, frozen=True):
    """It has more skill of a type while it defends."""

    kind: str
    amount: int

    def skill(self, use: Use, card: int, kind: str) -> int:
        if card != use.card or kind != self.kind:
            return 0
        return self.amount if use.state.play[card].side == DEFENDING else 0


@states("LCG-S13.5")
class NobodyIsDishonored(Constant, frozen=True):
    """While it takes part in a conflict, no character can become dishonored."""

    def forbids(self, use: Use, what: str, card: int) -> bool:
        found = use.state.play.get(use.card)
        return what == "dishonor" and found is not None and found.side != HOME


class RespectsFavor(Constant, frozen=True):
    """It cannot attack a player who controls the Imperial Favor."""

    def forbids(self, use: Use, what: str, card: int) -> bool:
        return card == use.card and what == f"attack-{use.state.favor}"


class StrongerAgainst(Constant, frozen=True):
    """This province is stronger in conflicts of a type."""

    kind: str
    amount: int

    def strength(self, use: Use, seat: Seat, slot: int) -> int:
        state, conflict = use.state, use.state.conflict
        if conflict is None or conflict.kind != self.kind or state.owners[use.card] != seat:
            return 0
        return self.amount if slot_of_own(state, use.card) == slot else 0


@states("LCG-S9.35")
class NoRingEffects(Constant, frozen=True):
    """Ring effects of conflicts at this province are cancelled unless it breaks."""

    def forbids(self, use: Use, what: str, card: int) -> bool:
        state, conflict = use.state, use.state.conflict
        if what != "ring" or conflict is None or conflict.defender != state.owners[use.card]:
            return False
        slot = slot_of_own(state, use.card)
        return slot == conflict.slot and not state.provinces[conflict.defender][slot].broken


# -- skill and glory -----------------------------------------------------------------------


class StrongerPer(Constant, frozen=True):
    """It has 1 more of both skills for each of what is counted."""

    count: Count

    def shown(self, name: str, value: Any) -> Arg:
        return value.said_each() if isinstance(value, Count) else super().shown(name, value)

    def skill(self, use: Use, card: int, kind: str) -> int:
        return number(use, self.count) if card == use.card else 0


class StrongerPerInConflict(StrongerPer, frozen=True):
    """While it takes part it has 1 more of both skills for each of what is counted."""

    def skill(self, use: Use, card: int, kind: str) -> int:
        if card != use.card or not is_fighting(use.state, card):
            return 0
        return number(use, self.count)


class BearerStrongerPer(Constant, frozen=True):
    """What this is attached to has 1 more skill of a type for each of what is counted."""

    kind: str
    count: Count

    def shown(self, name: str, value: Any) -> Arg:
        return value.said_each() if isinstance(value, Count) else super().shown(name, value)

    def skill(self, use: Use, card: int, kind: str) -> int:
        if kind != self.kind or wearing(use.state, use.card) != card:
            return 0
        return number(use, self.count)


class StrongerWhileLessHonorable(Constant, frozen=True):
    """It has more of both skills while you have less honor than an opponent."""

    amount: int

    def skill(self, use: Use, card: int, kind: str) -> int:
        honor = use.state.honor
        if card != use.card or all(honor[seat] <= honor[use.seat] for seat in use.state.alive):
            return 0
        return self.amount


class StrongerInFirst(Constant, frozen=True):
    """It has more skill of a type in the first conflict of that type of each round."""

    kind: str
    amount: int

    def skill(self, use: Use, card: int, kind: str) -> int:
        conflict = use.state.conflict
        if card != use.card or kind != self.kind:
            return 0
        if conflict is None or conflict.kind != kind or not is_first_of_type(use.state, kind):
            return 0
        return self.amount


class MoreGloryDuring(Constant, frozen=True):
    """It has more glory in conflicts of an element."""

    ring: str
    amount: int

    def glory(self, use: Use, card: int) -> int:
        conflict = use.state.conflict
        if card != use.card or conflict is None:
            return 0
        return self.amount if self.ring in elements_of(use.table, conflict.ring) else 0


# -- what cannot be ------------------------------------------------------------------------


class CannotBe(Constant, frozen=True):
    """It cannot do something at all."""

    what: ClassVar[str]

    def forbids(self, use: Use, what: str, card: int) -> bool:
        return card == use.card and what == self.what


class CannotBeDeclaredAttacker(CannotBe, frozen=True):
    """It cannot be declared as an attacker."""

    what: ClassVar[str] = "declare-attack"


class CannotBeDeclaredDefender(CannotBe, frozen=True):
    """It cannot be declared as a defender."""

    what: ClassVar[str] = "declare-defense"


class CannotAttack(Constant, frozen=True):
    """It cannot take part in conflicts as an attacker."""

    def forbids(self, use: Use, what: str, card: int) -> bool:
        return card == use.card and what.startswith("attack-")


class HoldsGround(Constant, frozen=True):
    """While it defends, effects of opponents' cards neither bow nor move it."""

    def forbids(self, use: Use, what: str, card: int) -> bool:
        if card != use.card or what not in ("bow-by-opponent", "move-by-opponent"):
            return False
        return use.state.play[card].side == DEFENDING


class BearerCannotFight(Constant, frozen=True):
    """What this is attached to takes no part in conflicts of a type."""

    kind: str

    def forbids(self, use: Use, what: str, card: int) -> bool:
        return what == f"fight-{self.kind}" and wearing(use.state, use.card) == card


class BearerStaysUpright(Constant, frozen=True):
    """What this is attached to does not bow at the end of conflicts of a type."""

    kind: str

    def forbids(self, use: Use, what: str, card: int) -> bool:
        conflict = use.state.conflict
        if what != "bow-at-end" or conflict is None or conflict.kind != self.kind:
            return False
        return wearing(use.state, use.card) == card


class KeepsFateOnRings(Constant, frozen=True):
    """While what this is attached to is ready, opponents can take no fate from rings (ENL-12.2)."""

    def forbids(self, use: Use, what: str, card: int) -> bool:
        if not what.startswith(RING_FATE) or what == f"{RING_FATE}{use.seat}":
            return False
        found = use.state.play.get(wearing(use.state, use.card))
        return found is not None and not found.bowed


class GuardsBearerFromEvents(Constant, frozen=True):
    """What this is attached to cannot be chosen as a target of an opponent's event."""

    def guards(self, use: Use, source: Use, card: int) -> bool:
        if wearing(use.state, use.card) != card or source.seat == use.seat:
            return False
        return use.state.facts(source.card).kind == "event"


class BarsEventsOfOpponents(Constant, frozen=True):
    """While it takes part in a conflict, opponents cannot play events."""

    def bars(self, use: Use, seat: Seat, card: int) -> bool:
        if seat == use.seat or not is_fighting(use.state, use.card):
            return False
        return use.state.facts(card).kind == "event"


class OneDefenderAgainstThisAlone(Constant, frozen=True):
    """While it attacks alone, at most one defender is declared."""

    def most_defenders(self, use: Use) -> int | None:
        return 1 if use.state.fighting(ATTACKING) == (use.card,) else None


class FoilsFirstAction(Constant, frozen=True):
    """While you have lost no conflict in this phase, an opponent's first action is cancelled.

    That is the first action ability that an opponent triggers in each conflict.
    """

    def foils(self, use: Use, number: int) -> bool:
        state = use.state
        one = next((each for each in state.resolving if each.number == number), None)
        if one is None or state.conflict is None or one.serial != NONE:
            return False
        if one.seat != use.opponent or noted(state, "phase", LOST, use.seat):
            return False  # an outsider has no opponent
        return noted(state, "conflict", ACTED, one.seat) == 1


class LeavesIfLessHonorable(Constant, frozen=True):
    """It is discarded if an opponent has more honor than you."""

    def leaves(self, use: Use) -> bool:
        honor = use.state.honor
        return any(honor[seat] > honor[use.seat] for seat in use.state.alive)


# -- what is gained ------------------------------------------------------------------------


class GivesBearer(Constant, frozen=True):
    """What this is attached to has a keyword."""

    keyword: Keyword

    def gives(self, use: Use, card: int) -> tuple[Keyword, ...]:
        return (self.keyword,) if wearing(use.state, use.card) == card else ()


class GivesBearerTrait(Constant, frozen=True):
    """What this is attached to has a trait."""

    trait: str

    def traits(self, use: Use, card: int) -> tuple[str, ...]:
        return (self.trait,) if wearing(use.state, use.card) == card != EMPTY else ()


class BlanksBearer(Constant, frozen=True):
    """What this is attached to has no text."""

    def blanks_card(self, use: Use, card: int) -> bool:
        return wearing(use.state, use.card) == card != EMPTY


class MoreUsesForBearer(Constant, frozen=True):
    """Abilities of what this is attached to may be triggered once more in each period."""

    def more_uses(self, use: Use, card: int) -> int:
        return 1 if wearing(use.state, use.card) == card != EMPTY else 0


class GivesElementAttacking(Constant, frozen=True):
    """While it attacks, the contested ring gains an element."""

    ring: str

    def elements(self, use: Use, ring: str) -> tuple[str, ...]:
        state, conflict = use.state, use.state.conflict
        found = state.play.get(use.card)
        if conflict is None or conflict.ring != ring or found is None:
            return ()
        return (self.ring,) if found.side == ATTACKING else ()


class CheaperWhileFirst(Constant, frozen=True):
    """It costs less while you are the first player."""

    amount: int

    def discount(self, use: Use, card: int) -> int:
        return self.amount if card == use.card and use.state.first == use.seat else 0


# -- what is said of decks -----------------------------------------------------------------


class MoreInfluence(Constant, frozen=True):
    """A deck with this role has more influence."""

    amount: int


class OneMoreProvince(Constant, frozen=True):
    """A deck with this role may have one more province of an element instead of another one."""

    ring: str


class NeedsRole(Constant, frozen=True):
    """Only a deck with a role of a kind may have this."""

    role: str

    def said(self) -> Message:
        return say(f"lcg-word-needs-role-{self.role}")
