"""Constants: what holds as long as a card is in play."""

from __future__ import annotations

from gorin.games.l5r_lcg.keywords import Sincerity
from gorin.games.l5r_lcg.measures import slot_of_own
from gorin.games.l5r_lcg.script import Constant, Keyword, Use
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, HOME
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat


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
