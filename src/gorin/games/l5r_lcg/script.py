"""The parts of a card's script: abilities with their moments, costs, targets and effects.

The rules meet only these types. The vocabulary itself, and the cards written in it, lie above.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, cast

from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.state import NOBODY, Match, State, as_seat
from gorin.kernel.clauses import states
from gorin.kernel.decision import Play, Seat
from gorin.kernel.words import Arg, Message, Word, message_id, say, shown, shown_fields
from gorin.timing.limits import Limit
from gorin.timing.occurring import FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION, WOULD

ACTION = "action"
ROUND = Limit(1, "round")
BEARER = "bearer"
"""The place of an ability that what its card is attached to gains."""
RESERVE = "reserve"
"""The place of an ability that is used from a dynasty discard pile or a province."""
TRAIT, ROLE, STATE, CLAN, NEGATION, OWNER, WITH = range(7)
"""The order of filters beside a noun, the nearest first: "attacking Bushi character", then
"of the Lion Clan", "that is not unique", "you control", "with attachments". One order serves all
languages: it is counted from the noun, on whichever side of it a language puts its words.
"""
ENUMERATED = (
    *("figure", "kind", "skill", "trait", "clan", "until", "ring", "phase", "type", "period"),
    "sort",
)


class Use:
    """One use of a card: at which table, by which seat, which card, and what it answers.

    `event` is the first of the `events` that it could answer. `chosen` are the targets that still
    are what they were when they were chosen, `spent` are the cards that were chosen to pay with.
    """

    __slots__ = ("card", "chosen", "event", "events", "seat", "spent", "table")

    def __init__(
        self,
        table: Match,
        seat: Seat,
        card: int,
        event: Any = None,
        chosen: tuple[int, ...] = (),
    ) -> None:
        self.table = table
        self.seat = seat
        self.card = card
        self.event = event
        self.events: tuple[Any, ...] = ()
        self.chosen = chosen
        self.spent: tuple[int, ...] = ()

    @property
    def state(self) -> State:
        """The state of the match."""
        return self.table.state

    @property
    def opponent(self) -> Seat:
        """Return the seat that it fights in the conflict, NOBODY if it fights none."""
        return self.table.state.opponent(self.seat)

    @property
    def rival(self) -> Seat:
        """The opponent that was chosen; without one, that in the conflict."""
        chosen = (as_seat(target) for target in self.chosen)
        return next((seat for seat in chosen if seat != NOBODY), self.opponent)


class Phrase(Word, frozen=True):
    """A word of the game, named in the catalogue with the game's prefix."""

    def said(self) -> Message:
        return Message(message_id(type(self), "lcg-word-"), shown_fields(self, self.shown))

    def shown(self, name: str, value: Any) -> Arg:
        if isinstance(value, Word):
            return value.said()
        if isinstance(value, tuple):
            return tuple(self.shown(name, part) for part in cast("Sequence[Any]", value))
        if value is None:
            return ""
        if name in ENUMERATED:
            return say(f"lcg-{name}-{value}")
        return shown(name, value)


@cache
def spoken(word: Word) -> Message:
    """Return what a word says, composed once: refusals say it again and again.

    Words and messages are values. Equal words are of one class and say the same, whoever asks.
    """
    return word.said()


def joined(kind: str, said: tuple[Message, ...]) -> Message:
    """Return what is said one after another as one: the game says how effects are joined."""
    text = said[0]
    for number, other in enumerate(said[1:], 2):
        place = "last" if number == len(said) else "more"
        text = say(f"lcg-{kind}-{place}", first=text, second=other)
    return text


@states("LCG-S9.2")
class Condition(Phrase, frozen=True):
    """A condition under which an ability may be used, or a constant effect holds."""

    def holds(self, use: Use) -> bool:
        """Return whether it holds."""
        raise NotImplementedError


class Trigger(Phrase, frozen=True):
    """A kind of event that an ability answers."""

    kinds: ClassVar[tuple[type[LcgHappened], ...]] = ()

    def answers(self) -> tuple[type[LcgHappened], ...]:
        """Return the kinds of events among which it may be; they are indexed by these."""
        return self.kinds

    def fits(self, use: Use, event: Any) -> bool:
        """Return whether an event of one of its kinds is what the ability answers."""
        raise NotImplementedError


class Count(Phrase, frozen=True):
    """A number that is counted when it is needed: "the number of ..." or "for each ..."."""

    def value(self, use: Use) -> int:
        """Return how many there are."""
        raise NotImplementedError

    def said_each(self) -> Message:
        """Return it as what something is done for each of."""
        said = self.said()
        return Message(f"{said.id}-each", said.args)


def number(use: Use, amount: int | Count) -> int:
    """Return an amount, which may have to be counted."""
    return amount.value(use) if isinstance(amount, Count) else amount


class Filter(Phrase, frozen=True):
    """A filter of cards: what is said beside a noun.

    Its message has the place `noun`, for what is said already; each language puts its own words
    before or behind that, and agrees with it.
    """

    @property
    def rank(self) -> int:
        """Return how near to the noun it is said, TRAIT the nearest."""
        return WITH

    @property
    def sets_apart(self) -> bool:
        """Return whether it only sets another card apart from this one, as an article can."""
        return False

    def fits(self, use: Use, card: int) -> bool:
        """Return whether a card is meant."""
        raise NotImplementedError

    def left(self, use: Use, event: Any) -> bool:
        """Return whether a card is meant that has left play, by the event of that."""
        return False

    def beside(self, noun: Message) -> Message:
        """Return a noun with what this says of it."""
        said = self.said()
        return Message(said.id, {**said.args, "noun": noun})


def phrase(kind: str, filters: tuple[Filter, ...], count: int = 1) -> Message:
    """Return cards of a kind as a noun with all that filters say of it, without an article."""
    noun = say(f"lcg-noun-{kind}", count=count)
    for each in sorted(filters, key=lambda each: each.rank):
        noun = each.beside(noun)
    return noun


def one_of(kind: str, filters: tuple[Filter, ...]) -> Message:
    """Return any one card of a kind as a noun with its article."""
    others = tuple(each for each in filters if not each.sets_apart)
    article = "one" if len(others) == len(filters) else "another"
    return say(f"lcg-{article}-{kind}", noun=phrase(kind, others))


class Who(Phrase, frozen=True):
    """Somebody that something is said of: this card, its bearer, or any that filters mean."""

    def fits(self, use: Use, card: int) -> bool:
        """Return whether a card is meant."""
        raise NotImplementedError

    def everyone(self, use: Use) -> tuple[int, ...]:
        """Return all that are meant."""
        raise NotImplementedError

    def said_every(self) -> Message:
        """Return it where something happens to all that are meant."""
        return self.said()

    def left(self, use: Use, event: Any) -> bool:
        """Return whether a card is meant that has left play, by the event of that."""
        return self.fits(use, event.handle)


class Aim(Phrase, frozen=True):
    """The choice of an ability's targets: of what, by whom, and how many."""

    def said_chosen(self) -> Message:
        """Return that it is chosen, and by whom if somebody else chooses."""
        return say("lcg-choose", aim=self.said())

    def candidates(self, use: Use) -> tuple[int, ...]:
        """Return what may be chosen."""
        raise NotImplementedError

    def chooser(self, use: Use) -> Seat:
        """Return who chooses."""
        return use.seat

    def count(self, use: Use) -> tuple[int, int]:
        """Return how few and how many are chosen."""
        return 1, 1


@states("LCG-S9.16")
class Cost(Phrase, frozen=True):
    """A cost of using an ability; `gives_up` says whether it is gone for good.

    What is only bowed is readied again. With `refills` it empties a province, which is filled
    when the ability is over if it still is empty.
    """

    gives_up: ClassVar[bool] = True
    refills: ClassVar[bool] = False

    def can_pay(self, use: Use) -> bool:
        """Return whether it can be paid."""
        raise NotImplementedError

    def takes(self, use: Use) -> tuple[int, ...]:
        """Return the cards in play that are gone once it is paid: no targets are left."""
        return ()

    def pay(self, use: Use) -> tuple[LcgHappened, ...] | Play[tuple[LcgHappened, ...]]:
        """Return what paying it lets happen; it may ask with what."""
        raise NotImplementedError


class Effect(Phrase, frozen=True):
    """Something that a card does; `on_targets` says whether all of it is to what was chosen.

    What `follows` begins when all that stands before it has happened. Where the card itself
    `is_target`, it is chosen beside others, and has to be one that something can happen to.
    """

    @property
    def on_targets(self) -> bool:
        """Return whether all of it is to what was chosen."""
        return False

    @property
    def is_target(self) -> bool:
        """Return whether the card itself is chosen for it beside others."""
        return False

    @property
    def enters(self) -> bool:
        """Return whether the card itself enters play by it."""
        return False

    follows: ClassVar[bool] = False

    def affects(self, use: Use, card: int) -> bool:
        """Return whether it would change a card that might be chosen."""
        return True

    def can_do(self, use: Use) -> bool:
        """Return whether it could change anything; for effects without targets."""
        return True

    def beforehand(self, use: Use) -> Play[None] | None:
        """Select and choose what is chosen with the targets, before effects may be cancelled."""
        return None

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        """Return what happens, all of it together."""
        return ()

    def do(self, use: Use) -> Play[tuple[LcgHappened, ...] | None] | None:
        """Do what is more than events: push steps, ask. It comes before `events` happen.

        What it returns happens together with the events of all effects.
        """
        return None

    def parts(self) -> tuple[Effect, ...]:
        """Return the effects that this one is made of, one of which may be selected."""
        return ()

    def said_to_rival(self) -> Message | None:
        """Return it in words for the opponent that it is done to, if these have to differ."""
        return None


class Number(Phrase, frozen=True):
    """The number that X is."""

    def count(self, use: Use) -> int:
        """Return the number."""
        raise NotImplementedError


class Keyword(Phrase, frozen=True):
    """A keyword: rules of the game say what it does."""


class Constant(Phrase, frozen=True):
    """An effect that holds as long as the card is in play.

    Each method is a hook that only those that override it are asked by.
    """

    def skill(self, use: Use, card: int, kind: str) -> int:
        """Return how much more skill of a type a character has."""
        return 0

    def glory(self, use: Use, card: int) -> int:
        """Return how much more glory a character has."""
        return 0

    def strength(self, use: Use, seat: Seat, slot: int) -> int:
        """Return how much stronger a province is."""
        return 0

    def income(self, use: Use, seat: Seat) -> int:
        """Return how much more fate a seat collects in a round."""
        return 0

    def bid(self, use: Use, seat: Seat) -> int:
        """Return how much higher a bid of a seat counts."""
        return 0

    def discount(self, use: Use, card: int) -> int:
        """Return by how much the fate cost of a card that the same seat plays is reduced."""
        return 0

    def elements(self, use: Use, ring: str) -> tuple[str, ...]:
        """Return the elements that a ring has beside its own."""
        return ()

    def wins(self, use: Use) -> bool:
        """Return whether who controls it has won."""
        return False

    def gives(self, use: Use, card: int) -> tuple[Keyword, ...]:
        """Return the keywords that a card gains."""
        return ()

    def forbids(self, use: Use, what: str, card: int) -> bool:
        """Return whether something cannot happen to a card."""
        return False

    def blanks(self, use: Use, seat: Seat, slot: int) -> bool:
        """Return whether the text of a province is treated as if it were blank."""
        return False

    def blanks_card(self, use: Use, card: int) -> bool:
        """Return whether the text of a card in play is treated as if it were blank."""
        return False

    def shields(self, use: Use, card: int, source: Use) -> bool:
        """Return whether a card is immune to what another card does."""
        return False

    def guards(self, use: Use, source: Use, card: int) -> bool:
        """Return whether a card cannot be chosen as a target of what another card does."""
        return False

    def bars(self, use: Use, seat: Seat, card: int) -> bool:
        """Return whether a seat cannot play a card."""
        return False

    def foils(self, use: Use, number: int) -> bool:
        """Return whether the effects of an ability that would begin now are cancelled."""
        return False

    def traits(self, use: Use, card: int) -> tuple[str, ...]:
        """Return the traits that a card gains."""
        return ()

    def leaves(self, use: Use) -> bool:
        """Return whether the card itself must be discarded now."""
        return False

    def more_uses(self, use: Use, card: int) -> int:
        """Return how often more the limited abilities of a card may be used."""
        return 0

    def most_defenders(self, use: Use) -> int | None:
        """Return how many defenders may be declared, None if any number."""
        return None


@states("LCG-S9.1", "LCG-S9.3", "LCG-S9.4")
class Ability(Phrase, frozen=True):
    """Something that a seat may do with a card, or must.

    Attributes:
        stage: an action, or at which stage of an occurrence it answers.
        trigger: what it answers, None for an action.
        place: where the card is used from. An ability of the place `bearer` is gained by what its
            card is attached to.
        x: how much X is in its text, if anything says so.
    """

    effects: tuple[Effect, ...]
    stage: str = ACTION
    trigger: Trigger | None = None
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    aim: Aim | None = None
    limits: tuple[Limit, ...] = (ROUND,)
    place: str = "play"
    x: Number | None = None

    def lacks_itself(self, use: Use) -> bool:
        """Return whether the card itself is among what is chosen, and nothing happens to it."""
        return any(effect.is_target and not effect.can_do(use) for effect in self.effects)

    def said(self) -> Message:
        """Return the whole ability as a sentence."""
        does = joined("effects", tuple(effect.said() for effect in self.effects))
        if self.aim is not None:
            does = say("lcg-does-to", chosen=self.aim.said_chosen(), does=does)
        if self.costs:
            does = say("lcg-does-for", costs=tuple(cost.said() for cost in self.costs), does=does)
        if when := (*self._said_place(), *(each.said() for each in self.conditions)):
            does = say("lcg-does-if", conditions=joined("conditions", when), does=does)
        if self.trigger is not None:
            does = say("lcg-does-after", trigger=self.trigger.said(), does=does)
        for limit in self._said_limits():
            does = say("lcg-does-limited", does=does, limit=limit)
        does = say(f"lcg-ability-{self.stage}", does=does)
        return say("lcg-bearer-gains", text=does) if self.place == BEARER else does

    def _said_limits(self) -> tuple[Message, ...]:
        """Return the limits but the usual one; of cards in play also that there is none.

        That an event is used up as it is played nobody has to say.
        """
        if not self.limits:
            return (say("lcg-limit-none"),) if self.place in ("play", BEARER) else ()
        named = (each for each in self.limits if each != ROUND)
        return tuple(say(f"lcg-limit-{each.of}-{each.per}", count=each.count) for each in named)

    def _said_place(self) -> tuple[Message, ...]:
        """Return where the card has to be, if it enters play from there.

        That an event is played from the hand nobody has to say.
        """
        enters = any(effect.enters for effect in self.effects)
        return (say(f"lcg-place-{self.place}"),) if enters and self.place != "play" else ()


def reaction(trigger: Trigger, *effects: Effect, **more: Any) -> Ability:
    """Return a reaction."""
    return Ability(effects, REACTION, trigger, **more)


def forced_reaction(trigger: Trigger, *effects: Effect, **more: Any) -> Ability:
    """Return a forced reaction."""
    return Ability(effects, FORCED_REACTION, trigger, **more)


def forced_interrupt(trigger: Trigger, *effects: Effect, **more: Any) -> Ability:
    """Return a forced interrupt."""
    return Ability(effects, FORCED_INTERRUPT, trigger, **more)


def interrupt(trigger: Trigger, *effects: Effect, **more: Any) -> Ability:
    """Return an interrupt."""
    return Ability(effects, INTERRUPT, trigger, **more)


@states("LCG-S9.32")
def would(trigger: Trigger, *effects: Effect, **more: Any) -> Ability:
    """Return an interrupt that comes before others: it cancels or replaces."""
    return Ability(effects, WOULD, trigger, **more)


class Behaviour(Phrase, frozen=True):
    """All that a card does.

    Attributes:
        abilities: what is used, in play or from elsewhere.
        constants: what holds while it is in play.
        keywords: those printed on it.
        plays: what must hold for the card to be played at all.
        attach: what this attachment may be attached to, at all times.
        played_on: what it may be played on, when it is played.
        on_provinces: whether it is attached to a province.
        as_attachment: whether this character may be played as an attachment.
        local: whether an effect of its own stands in for words; these are counted.
        attached: what a character does that is played as an attachment.
    """

    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    plays: tuple[Condition, ...] = ()
    local: bool = False
    attach: tuple[Filter, ...] = ()
    played_on: tuple[Filter, ...] = ()
    on_provinces: bool = False
    as_attachment: bool = False
    attached: Behaviour | None = None

    def lines(self) -> tuple[Message, ...]:
        """Return all that the card does, as sentences."""
        lines = [say("lcg-plays-if", condition=each.said()) for each in self.plays]
        if self.attach:
            lines.append(say("lcg-bearers", who=one_of("character", self.attach)))
        words = (*self.keywords, *self.constants, *self.abilities)
        lines += (say("lcg-text", text=word.said()) for word in words)
        if self.attached is not None:
            lines += (say("lcg-as-attachment", text=line) for line in self.attached.lines())
        return tuple(lines)


def parts_of(behaviour: Behaviour) -> tuple[Effect, ...]:
    """Return the parts of the effects of a card that may be selected, in their order."""
    return tuple(
        part
        for ability in behaviour.abilities
        for effect in ability.effects
        for part in effect.parts()
    )


def part_of(behaviour: Behaviour, number: int) -> Effect:
    """Return a part of an effect of a card by its number."""
    return parts_of(behaviour)[number]


NOTHING = Behaviour()
