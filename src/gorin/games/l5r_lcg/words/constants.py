"""Constants: what holds as long as a card is in play."""

from __future__ import annotations

from gorin.games.l5r_lcg.events.notes import ACTED, LOST, noted
from gorin.games.l5r_lcg.measures import RING_FATE, slot_of_own, wearing
from gorin.games.l5r_lcg.script import (
    Condition,
    Constant,
    Count,
    Keyword,
    Use,
    Who,
    joined,
    number,
)
from gorin.games.l5r_lcg.state import ATTACKING, EMPTY
from gorin.games.l5r_lcg.words.conditions import While
from gorin.games.l5r_lcg.words.phrases import THIS, Those, cannot
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say
from gorin.timing.occurring import NONE


class Holding(Constant, frozen=True):
    """A constant that holds while conditions do."""

    while_: tuple[Condition, ...] = ()

    def met(self, use: Use) -> bool:
        """Return whether all conditions hold."""
        return all(each.holds(use) for each in self.while_)

    def said_of(self, who: Who) -> Message:
        """Return of whom it is said; a condition may have named them in the same sentence."""
        named = any(isinstance(each, While) and each.who == who for each in self.while_)
        return say("lcg-the-same") if named else who.said_every()

    def said_so(self, text: Message) -> Message:
        """Return what holds as a sentence, with its conditions."""
        if self.while_:
            conditions = joined("conditions", tuple(each.said() for each in self.while_))
            text = say("lcg-holds-while", text=text, conditions=conditions)
        return say("lcg-holds", text=text)


# -- skill, glory, strength ----------------------------------------------------------------


class More(Holding, frozen=True, kw_only=True):
    """Somebody has more of a figure: an amount, or 1 for each of what is counted."""

    amount: int | Count
    who: Who = THIS

    def what(self) -> str:
        """Return of what it has more."""
        raise NotImplementedError

    def said(self) -> Message:
        figure = say(f"lcg-more-{self.what()}")
        if isinstance(self.amount, Count):  # what is counted may be characters too: name them again
            who, each = self.who.said_every(), self.amount.said_each()
            return self.said_so(say("lcg-has-more-per", who=who, figure=figure, each=each))
        who, amount = self.said_of(self.who), abs(self.amount)
        id = "lcg-has-more" if self.amount > 0 else "lcg-has-less"
        return self.said_so(Message(id, {"who": who, "figure": figure, "amount": amount}))

    def given(self, use: Use, card: int) -> int:
        """Return how much more somebody has."""
        if not self.who.fits(use, card) or not self.met(use):
            return 0
        return number(use, self.amount)


class Stronger(More, frozen=True):
    """Somebody has more skill of a type, or of both."""

    kind: str = "both"

    def what(self) -> str:
        return f"skill-{self.kind}"

    def skill(self, use: Use, card: int, kind: str) -> int:
        return self.given(use, card) if self.kind in ("both", kind) else 0


class MoreGlorious(More, frozen=True):
    """Somebody has more glory."""

    def what(self) -> str:
        return "glory"

    def glory(self, use: Use, card: int) -> int:
        return self.given(use, card)


class Sturdier(More, frozen=True):
    """This province is stronger."""

    def what(self) -> str:
        return "strength"

    def strength(self, use: Use, seat: Seat, slot: int) -> int:
        state = use.state
        if state.owners[use.card] != seat or slot_of_own(state, use.card) != slot:
            return 0
        return self.given(use, use.card)


# -- what cannot be ------------------------------------------------------------------------


class Cannot(Holding, frozen=True, kw_only=True):
    """Something cannot happen to somebody, or be done by them."""

    what: tuple[str, ...]
    who: Who = THIS

    def said(self) -> Message:
        if isinstance(self.who, Those):
            noun = self.who.said_many(1)
            return self.said_so(say(f"lcg-none-can-{'-or-'.join(self.what)}", noun=noun))
        return self.said_so(cannot(self.what, self.said_of(self.who)))

    def forbids(self, use: Use, what: str, card: int) -> bool:
        if what not in self.what and not self._is_attack(use, what):
            return False
        return self.who.fits(use, card) and self.met(use)

    def _is_attack(self, use: Use, what: str) -> bool:
        """Attacks are named by whom they are against."""
        if not what.startswith("attack-"):
            return False
        if "attack" in self.what:
            return True
        return "attack-favored" in self.what and what == f"attack-{use.state.favor}"


class KeepsFateOnRings(Holding, frozen=True):
    """Opponents can take no fate from rings (ENL-12.2)."""

    def said(self) -> Message:
        return self.said_so(say("lcg-word-keeps-fate-on-rings"))

    def forbids(self, use: Use, what: str, card: int) -> bool:
        if not what.startswith(RING_FATE) or what == f"{RING_FATE}{use.seat}":
            return False
        return self.met(use)


class BarsEventsOfOpponents(Holding, frozen=True):
    """Opponents cannot play events."""

    def said(self) -> Message:
        return self.said_so(say("lcg-word-bars-events-of-opponents"))

    def bars(self, use: Use, seat: Seat, card: int) -> bool:
        return seat != use.seat and use.state.facts(card).kind == "event" and self.met(use)


class BlanksProvinceAlone(Constant, frozen=True):
    """While it attacks alone, the text of the attacked province counts as blank."""

    def blanks(self, use: Use, seat: Seat, slot: int) -> bool:
        conflict = use.state.conflict
        if conflict is None or (conflict.defender, conflict.slot) != (seat, slot):
            return False
        return use.state.fighting(ATTACKING) == (use.card,)


@states("LCG-S9.35")
class NoRingEffects(Constant, frozen=True):
    """Ring effects of conflicts at this province are cancelled unless it breaks."""

    def forbids(self, use: Use, what: str, card: int) -> bool:
        state, conflict = use.state, use.state.conflict
        if what != "ring" or conflict is None or conflict.defender != state.owners[use.card]:
            return False
        slot = slot_of_own(state, use.card)
        return slot == conflict.slot and not state.provinces[conflict.defender][slot].broken


class GuardsBearerFromEvents(Constant, frozen=True):
    """An opponent's event cannot choose what this is attached to as a target."""

    def guards(self, use: Use, source: Use, card: int) -> bool:
        if wearing(use.state, use.card) != card or source.seat == use.seat:
            return False
        return use.state.facts(source.card).kind == "event"


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


class BlanksBearer(Constant, frozen=True):
    """The card that this is attached to has no text."""

    def blanks_card(self, use: Use, card: int) -> bool:
        return wearing(use.state, use.card) == card != EMPTY


class MoreUsesForBearer(Constant, frozen=True):
    """Abilities of what this is attached to may be triggered once more in each period."""

    def more_uses(self, use: Use, card: int) -> int:
        return 1 if wearing(use.state, use.card) == card != EMPTY else 0


class LeavesIf(Holding, frozen=True):
    """It is discarded."""

    def said(self) -> Message:
        return self.said_so(say("lcg-word-leaves-if"))

    def leaves(self, use: Use) -> bool:
        return self.met(use)


# -- what is gained ------------------------------------------------------------------------


class Gives(Holding, frozen=True, kw_only=True):
    """Somebody has a keyword."""

    keyword: Keyword
    who: Who

    def said(self) -> Message:
        text = self.said_so(say("lcg-word-gives", who=self.said_of(self.who)))
        return say("lcg-with-keyword", text=text, keyword=self.keyword.said())

    def gives(self, use: Use, card: int) -> tuple[Keyword, ...]:
        if card not in use.state.play or not self.who.fits(use, card) or not self.met(use):
            return ()
        return (self.keyword,)


class GivesTrait(Constant, frozen=True):
    """Somebody has a trait."""

    trait: str
    who: Who

    def traits(self, use: Use, card: int) -> tuple[str, ...]:
        return (self.trait,) if self.who.fits(use, card) else ()


class GivesElement(Holding, frozen=True, kw_only=True):
    """The contested ring gains an element."""

    ring: str

    def said(self) -> Message:
        return self.said_so(say("lcg-word-gives-element", ring=say(f"lcg-ring-{self.ring}")))

    def elements(self, use: Use, ring: str) -> tuple[str, ...]:
        conflict = use.state.conflict
        if conflict is None or conflict.ring != ring:
            return ()
        return (self.ring,) if self.met(use) else ()


class Cheaper(Holding, frozen=True, kw_only=True):
    """It costs less."""

    amount: int

    def said(self) -> Message:
        return self.said_so(say("lcg-word-cheaper", amount=self.amount))

    def discount(self, use: Use, card: int) -> int:
        return self.amount if card == use.card and self.met(use) else 0


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
