"""Effects that last until the end of a period."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.l5r_lcg.events.cards import WITHOUT_SKILL, Lasts
from gorin.games.l5r_lcg.events.citing import EFFECT, TARGET
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.seats import BidChanged
from gorin.games.l5r_lcg.events.statuses import control_taken
from gorin.games.l5r_lcg.events.uses import Selected
from gorin.games.l5r_lcg.measures import bid_of, bids_vary, is_second, slug
from gorin.games.l5r_lcg.script import Effect, Phrase, Use, Who
from gorin.games.l5r_lcg.state import NOBODY, TYPES
from gorin.games.l5r_lcg.windows.asking import aimed, used
from gorin.games.l5r_lcg.windows.deferring import AtEndOf
from gorin.games.l5r_lcg.windows.happening import stands
from gorin.games.l5r_lcg.words.aims import OtherWithAbility, printed
from gorin.games.l5r_lcg.words.effects import OnChosen
from gorin.games.l5r_lcg.words.phrases import BEARER, IT, cannot
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.words import Message, say

WHOSE = Prompt("target", TARGET, "ask-lcg-target")
ABILITY = Prompt("select", TARGET, "ask-lcg-select")
ON_ANOTHER = OtherWithAbility()


def holding_for(use: Use, card: int, what: str, until: str = "conflict", amount: int = 0) -> Lasts:
    """Return the event of something that lasts for a card."""
    state = use.state
    source, name = slug(state, use.card), slug(state, card)
    return Lasts(what, amount, until, source, use.seat, card, name)


def holding(
    use: Use, what: str, until: str = "conflict", amount: int = 0, seat: Seat = NOBODY
) -> Lasts:
    """Return the event of something that lasts for no card: for the seat of a use, or another."""
    whose = use.seat if seat == NOBODY else seat
    return Lasts(what, amount, until, slug(use.state, use.card), whose)


class CannotUntil(OnChosen, frozen=True):
    """Something cannot happen to it, or be done by it, until the end of a period."""

    what: tuple[str, ...]
    who: Who = IT
    until: str = "conflict"

    def said(self) -> Message:
        does = cannot(self.what, self.who.said_every())
        if self.what == ("bow-at-end",):  # there it is over
            return does
        return say("lcg-cannot-until", does=does, until=say(f"lcg-span-{self.until}"))

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if card not in use.state.play:
            return ()
        return tuple(holding_for(use, card, f"cannot-{each}", self.until) for each in self.what)


class DiscardWithoutSkill(OnChosen, frozen=True):
    """It is discarded as soon as it has no skill of a type, until the end of the conflict."""

    figure: str

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (holding_for(use, card, WITHOUT_SKILL, amount=TYPES.index(self.figure)),)


class CovertDuring(OnChosen, frozen=True):
    """It has covert in conflicts of an element, until the end of the phase."""

    ring: str

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (holding_for(use, card, f"covert-{self.ring}", "phase"),)


class AbilityGained(Phrase, frozen=True):
    """This character gains it until the end of the phase."""


class GainAbility(Effect, frozen=True):
    """You choose an ability printed on another character, and this one gains it.

    The ability is chosen, not the character: what keeps characters from being chosen, or
    answers that they are, has nothing to do with it.
    """

    def said(self) -> Message:
        return say("lcg-does-to", chosen=ON_ANOTHER.said_chosen(), does=AbilityGained().said())

    def can_do(self, use: Use) -> bool:
        return use.card in use.state.play and bool(ON_ANOTHER.candidates(use))

    def beforehand(self, use: Use) -> Play[None] | None:
        cards = ON_ANOTHER.candidates(use)
        return self._choose(use, cards) if cards else None

    def _choose(self, use: Use, cards: tuple[int, ...]) -> Play[None]:
        state, seat = use.state, use.seat
        options = tuple(Option(f"on:{slug(state, card)}.{card}", card) for card in cards)
        args = aimed(state, seat, ON_ANOTHER, (AbilityGained(),))
        card: int = yield from ask(Decision(seat, WHOSE, options, args=args))
        title = state.facts(card).slug
        numbers = tuple(Option(f"ability:{title}.{n}", n) for n in printed(use, card))
        number: int = yield from ask(Decision(seat, ABILITY, numbers, args=used(state, seat)))
        what = use.table.rulebook.scripts[title].abilities[number].said()
        use.table.record(Selected(seat, what, number, card, title))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        state = use.state
        one = state.resolving[-1]
        card, born = one.source
        if use.card not in state.play or card not in state.play or state.born(card) != born:
            return ()
        kind = f"ability:{state.facts(card).slug}"
        return (holding_for(use, use.card, kind, "phase", one.selected),)


class KeepOut(Effect, frozen=True):
    """No character of an opponent moves to this conflict or is played from the hand."""

    def can_do(self, use: Use) -> bool:
        return any(stands(use.table, event) for event in self.events(use))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (holding(use, "rooted"),)


class NextCheaper(Effect, frozen=True):
    """The next event you play in this phase costs less, or the next attachment on the bearer."""

    what: str
    amount: int

    def said(self) -> Message:
        return say(f"lcg-word-next-{self.what}-cheaper", amount=self.amount)

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        what = f"cheaper-{self.what}"
        if self.what == "event":
            return (holding(use, what, "phase", self.amount),)
        hosts = BEARER.everyone(use)
        return tuple(holding_for(use, host, what, "phase", self.amount) for host in hosts)


class ChangeBid(Effect, frozen=True):
    """Your bid counts as higher, or as lower, but not as less than 0."""

    amount: int

    def said(self) -> Message:
        how = "raise-bid" if self.amount > 0 else "lower-bid-by"
        return say(f"lcg-word-{how}", amount=abs(self.amount))

    def can_do(self, use: Use) -> bool:
        return bids_vary(use.table) and (self.amount > 0 or bid_of(use.table, use.seat) > 0)

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (BidChanged(use.seat, self.amount),)


class TakeControl(OnChosen, frozen=True):
    """You control it until the end of the conflict."""

    def affects(self, use: Use, card: int) -> bool:
        seat = use.state.play[card].seat
        return seat != use.seat and not is_second(use.state, use.seat, card)

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        owner = use.state.play[card].seat
        return (
            control_taken(use.state, use.seat, card, EFFECT),
            holding_for(use, card, "owner", amount=owner),
        )


class TakeRingOver(Effect, frozen=True):
    """You have the effect of the ring instead of the attacker, and claim it."""

    def can_do(self, use: Use) -> bool:
        taken = (each.what.kind == "ring-taken" for each in use.state.lasting)
        return use.state.conflict is not None and not any(taken)

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return (holding(use, "ring-taken"),)


class DishonorIfYouWin(OnChosen, frozen=True):
    """If you win the conflict you may dishonor it."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return (holding_for(use, card, "dishonor-if-won"),)


class AtEndOfThen(AtEndOf, frozen=True):
    """At the end of a period something happens to what has been brought about before."""

    follows: ClassVar[bool] = True

    def said(self) -> Message:
        return say(f"lcg-word-at-end-of-{self.period}", effect=self.effect.said())
