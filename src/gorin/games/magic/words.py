"""What cards are made of: words as plain data. What they do is in `effects`, `layers`, `replacing`.

A word says itself as the message `magic-word-<class>`; its fields fill the places there.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from gorin.kernel.words import Arg, Message, Word, message_id, say, sentences, shown_fields

Phrase = tuple[str, ...]


class MagicWord(Word, frozen=True):
    """A word of a card."""

    unsaid: ClassVar[Phrase] = ()

    def said(self) -> Message:
        fields = shown_fields(self, self.shown, without=self.unsaid)
        return Message(message_id(type(self), "magic-word-"), fields)

    def shown(self, name: str, value: Any) -> Arg:
        if isinstance(value, MagicWord):
            return value.said()
        if name == "keywords":
            return tuple(say(f"magic-keyword-{each.replace(' ', '-')}") for each in value)
        if name == "cost":
            return value or "0"
        if name in ("who", "when", "until", "whose", "zone", "counter") and isinstance(value, str):
            return say(f"magic-{name}-{value or 'any'}")
        return super().shown(name, value)


# -- what is meant ---------------------------------------------------------------------------------


class Things(MagicWord, frozen=True):
    """Permanents of a description; all that is said of them has to fit.

    Attributes:
        kinds: one of these types; none given is any permanent.
        subtypes: one of these subtypes.
        colours: one of these colours.
        without: not of these types, and without these keywords.
        whose: "you" or "opponent": who controls it; empty for anybody.
        which: "this", "host" (what this is attached to) or "other"; empty for any.
        combat: "attacking", "blocking", or "attacking you".
    """

    kinds: Phrase = ()
    subtypes: Phrase = ()
    colours: str = ""
    without: Phrase = ()
    whose: str = ""
    which: str = ""
    combat: str = ""

    def said(self) -> Message:
        return say(f"magic-things-{self.name}")

    def one(self) -> Message:
        """Return the description of one of them."""
        return say(f"magic-one-{self.name}")

    def aimed(self) -> Message:
        """Return the description of one that is a target."""
        return say(f"magic-target-{self.name}")

    @property
    def name(self) -> str:
        """The description in one word: what its messages are named by."""
        parts = (
            self.which,
            self.combat,
            *self.colours,
            *self.kinds,
            *self.subtypes,
            *(f"without-{each}" for each in self.without),
            self.whose,
        )
        name = "-".join(part.replace(" ", "-").lower() for part in parts if part)
        return name or "permanent"


class Aim(MagicWord, frozen=True):
    """A target: a permanent of a description, a player, or a spell; `one of` them, chosen once."""

    things: Things | None = None
    players: str = ""
    spells: bool = False

    def said(self) -> Message:
        if self.spells:
            return say("magic-aim-spell")
        if self.things is None:
            return say(f"magic-aim-{self.players}")
        return self.things.aimed()


class This(MagicWord, frozen=True):
    """The permanent that the ability is of."""


class It(MagicWord, frozen=True):
    """What the ability is about: what triggered it, or the target before."""


Meant = Aim | This | It | Things


# -- amounts ---------------------------------------------------------------------------------------


class X(MagicWord, frozen=True):
    """The value that was chosen for X."""


class Times(MagicWord, frozen=True):
    """So many for each permanent of a description."""

    things: Things
    each: int = 1

    def shown(self, name: str, value: Any) -> Arg:
        return value.one() if isinstance(value, Things) else super().shown(name, value)


class Counters(MagicWord, frozen=True):
    """As many as there are counters of a kind on this."""

    counter: str


class GivenAway(MagicWord, frozen=True):
    """As many as there are permanents that you own and opponents control."""


class InMain(MagicWord, frozen=True):
    """One number, or another if it is cast in the own main phase."""

    usual: int
    main: int


class ManaValue(MagicWord, frozen=True):
    """The mana value of whatever it acts on."""


def by(amount: Any) -> str:
    """Return what a message's id ends with whose amount is more than a number."""
    return "" if isinstance(amount, int | X) else "-by"


Amount = int | X | Times | Counters | GivenAway | InMain | ManaValue


# -- continuous effects ----------------------------------------------------------------------------


class Static(MagicWord, frozen=True):
    """A continuous effect of a permanent, by layers (CR 613).

    Attributes:
        control: layer 2: its controller controls them.
        kinds, subtypes: layer 4: types that they have in addition, land types that they become.
        becomes: layer 5: the colours that they become.
        keywords, loses: layer 6: what they gain; whether they lose all abilities.
        defines: layer 7a: this one's own power and toughness, by its own ability.
        base: layer 7b: the power and toughness that they have.
        power, toughness: layer 7c: what they get.
        switches: layer 7d: power and toughness are switched.
        cannot: "attack", "block", or "attack you"; no layer, but a rule.
    """

    things: Things
    control: bool = False
    kinds: Phrase = ()
    subtypes: Phrase = ()
    becomes: str = ""
    keywords: Phrase = ()
    loses: bool = False
    defines: Amount | None = None
    base: tuple[Amount, Amount] | None = None
    power: Amount = 0
    toughness: Amount = 0
    switches: bool = False
    cannot: str = ""

    def said(self) -> Message:
        parts: list[Message] = []
        if self.power != 0 or self.toughness != 0:
            size = {name: self.shown(name, getattr(self, name)) for name in ("power", "toughness")}
            parts.append(say("magic-static-size" + by(self.power), **size))
        if self.keywords:
            parts.append(
                say("magic-static-keywords", keywords=self.shown("keywords", self.keywords))
            )
        if self.cannot:
            parts.append(say(f"magic-static-cannot-{self.cannot.replace(' ', '-')}"))
        return say("magic-word-static", things=self.things.said(), parts=tuple(parts))


class AttackTax(MagicWord, frozen=True):
    """Who attacks this one's controller pays so much for each attacker."""

    amount: int


# -- replacement effects ---------------------------------------------------------------------------


class Replacing(MagicWord, frozen=True):
    """Something happens instead of something else, or with a change (CR 614)."""


class ExileInstead(Replacing, frozen=True):
    """What would go to an opponent's graveyard is exiled."""


class EntersTapped(Replacing, frozen=True):
    """It comes to the battlefield tapped."""


class PreventCombat(Replacing, frozen=True):
    """All combat damage to it, and by it, is prevented."""

    by: bool = True


class MoreTokens(Replacing, frozen=True):
    """Who would create tokens creates twice as many, and some more."""

    times: int = 1
    more: int = 0


# -- one-shot effects ------------------------------------------------------------------------------


class Effect(MagicWord, frozen=True):
    """Something that a spell or an ability does when it resolves."""


class Destroy(Effect, frozen=True):
    """Permanents are destroyed."""

    what: Meant


class Exile(Effect, frozen=True):
    """Permanents are exiled; `linked` ones come back when this leaves."""

    what: Meant
    linked: bool = False


class ComesBack(Effect, frozen=True):
    """What was exiled by this returns under its owner's control."""


class Bounce(Effect, frozen=True):
    """Permanents return to their owners' hands."""

    what: Meant


class CounterSpell(Effect, frozen=True):
    """A spell is countered; it goes to the bottom of its owner's library."""

    what: Aim


class Tuck(Effect, frozen=True):
    """This spell goes to the bottom of its owner's library."""


class FetchBasic(Effect, frozen=True):
    """Somebody may put a basic land of the library onto the battlefield, tapped."""

    who: str = "controller"


class Damage(Effect, frozen=True):
    """This deals damage to permanents, and to players."""

    amount: Amount
    what: Meant | None = None
    who: str = ""

    def said(self) -> Message:
        amount = self.shown("amount", self.amount)
        to: list[Message] = [] if self.what is None else [self.what.said()]
        if self.who:
            to.append(say(f"magic-who-{self.who}"))
        return say("magic-word-damage" + by(self.amount), amount=amount, to=tuple(to))


class Draw(Effect, frozen=True):
    """Players draw cards."""

    who: str | Aim = "you"
    amount: Amount = 1

    def said(self) -> Message:
        who, amount = self.shown("who", self.who), self.shown("amount", self.amount)
        return say("magic-word-draw" + by(self.amount), who=who, amount=amount)


class GainLife(Effect, frozen=True):
    """Players gain life."""

    who: str | Aim = "you"
    amount: Amount = 1

    def said(self) -> Message:
        who, amount = self.shown("who", self.who), self.shown("amount", self.amount)
        return say("magic-word-gain-life" + by(self.amount), who=who, amount=amount)


class LoseLife(Effect, frozen=True):
    """Players lose life."""

    who: str | Aim = "you"
    amount: Amount = 1

    def said(self) -> Message:
        who, amount = self.shown("who", self.who), self.shown("amount", self.amount)
        return say("magic-word-lose-life" + by(self.amount), who=who, amount=amount)


class Token(Effect, frozen=True):
    """Players create a token; `but` says who does not."""

    slug: str
    who: str = "you"
    but: Aim | None = None

    def said(self) -> Message:
        token = say(f"magic-token-{self.slug}")
        if self.but is None:
            return say("magic-word-token", who=self.shown("who", self.who), token=token)
        return say("magic-word-token-but", but=self.but.said(), token=token)


class PutCounter(Effect, frozen=True):
    """A counter is put on this."""

    counter: str


class Pump(Effect, frozen=True):
    """Creatures get power, toughness and keywords until end of turn."""

    what: Meant
    power: Amount = 0
    toughness: Amount = 0
    keywords: Phrase = ()

    def said(self) -> Message:
        what = self.what.said()
        if self.keywords:
            return say("magic-word-gain", what=what, keywords=self.shown("keywords", self.keywords))
        size = {name: self.shown(name, getattr(self, name)) for name in ("power", "toughness")}
        return say("magic-word-pump", what=what, **size)


class Shield(Effect, frozen=True):
    """The next so much damage to a creature or player is prevented this turn."""

    amount: int
    what: Aim


class Take(Effect, frozen=True):
    """You gain control of permanents until end of turn; they are untapped and have haste."""

    what: Meant


class Give(Effect, frozen=True):
    """A target opponent gains control of your permanent."""

    to: Aim
    what: Aim


class SacrificeThis(Effect, frozen=True):
    """This is sacrificed."""


class EachDiscards(Effect, frozen=True):
    """Each opponent discards a card; you draw a card for each."""


class EnterFromHand(Effect, frozen=True):
    """You may put a creature of one of these subtypes from the hand there, attacking."""

    subtypes: Phrase

    def said(self) -> Message:
        first, *others = (say(f"magic-subtype-{subtype}") for subtype in self.subtypes)
        for other in others:
            first = say("magic-or", first=first, other=other)
        return say("magic-word-enter-from-hand", subtypes=first)


class HighestLife(Effect, frozen=True):
    """Each player's life becomes the highest of all."""


class Attach(Effect, frozen=True):
    """This is attached to a creature."""

    what: Aim


class Later(Effect, frozen=True):
    """At the beginning of the next end step something happens (CR 603.7).

    `often`: only if the ability has been activated at least so often in this turn.
    """

    effects: tuple[Effect, ...]
    often: int = 0

    def said(self) -> Message:
        effects = sentences(tuple(each.said() for each in self.effects))
        if self.often:
            return say("magic-word-later-often", effects=effects, often=self.often)
        return say("magic-word-later", effects=effects)


# -- abilities -------------------------------------------------------------------------------------


class When(MagicWord, frozen=True):
    """What an ability triggers on."""

    def shown(self, name: str, value: Any) -> Arg:
        if not isinstance(value, Things):
            return super().shown(name, value)
        return value.one() if value.which == "this" else say("magic-a", things=value.one())


class Enters(When, frozen=True):
    """A permanent comes to the battlefield."""

    things: Things


class Dies(When, frozen=True):
    """A creature goes to the graveyard; the ability looks back (CR 603.10)."""

    things: Things


class Leaves(When, frozen=True):
    """This leaves the battlefield; the ability looks back."""


class Attacks(When, frozen=True):
    """A creature is declared as an attacker."""

    things: Things


class Upkeep(When, frozen=True):
    """An upkeep begins."""

    whose: str = "you"


class DrawStep(When, frozen=True):
    """A draw step begins."""

    whose: str = "each"


class EndStep(When, frozen=True):
    """An end step begins."""

    whose: str = "each"


class Trigger(MagicWord, frozen=True):
    """An ability that triggers.

    Attributes:
        may: its controller may decline when it resolves.
        given: it triggers, and does something, only if you have given something away (CR 603.4).
        untapped: only if this is untapped.
    """

    when: When
    effects: tuple[Effect, ...]
    may: bool = False
    given: bool = False
    untapped: bool = False

    def said(self) -> Message:
        effects = sentences(tuple(each.said() for each in self.effects))
        name = "magic-word-trigger" + ("-may" if self.may else "")
        name += "-untapped" if self.untapped else ""
        return say(name, when=self.when.said(), effects=effects)


class Activated(MagicWord, frozen=True):
    """An ability that is activated.

    Attributes:
        cost: the symbols of its mana.
        sacrifice: what is sacrificed: "this", or "creature".
        tap: this is tapped for it.
        sorcery: only in the own main phase, with an empty stack.
    """

    effects: tuple[Effect, ...]
    cost: str = ""
    sacrifice: str = ""
    tap: bool = False
    sorcery: bool = False

    def said(self) -> Message:
        paid: list[Arg] = [self.cost or "0"] if self.cost or not self.sacrifice else []
        if self.tap:
            paid.append(say("magic-cost-tap"))
        if self.sacrifice:
            paid.append(say(f"magic-cost-sacrifice-{self.sacrifice}"))
        effects = sentences(tuple(each.said() for each in self.effects))
        return say("magic-word-activated", cost=sentences(paid), effects=effects)


class Behaviour(Struct, frozen=True):
    """What a card does beside its keywords and its mana."""

    spell: tuple[Effect, ...] = ()
    enchant: Aim | None = None
    triggers: tuple[Trigger, ...] = ()
    activated: tuple[Activated, ...] = ()
    always: tuple[Static, ...] = ()
    taxes: tuple[AttackTax, ...] = ()
    replacing: tuple[Replacing, ...] = ()

    def said(self) -> tuple[Message, ...]:
        """Return all of it as messages, in the order in which it is read."""
        words: tuple[MagicWord, ...] = (
            *self.replacing,
            *self.spell,
            *self.always,
            *self.taxes,
            *self.triggers,
            *self.activated,
        )
        said = tuple(word.said() for word in words)
        if self.enchant is None:
            return said
        return (say("magic-word-enchant", things=_things(self.enchant).one()), *said)


def _things(aim: Aim) -> Things:
    return aim.things or Things()


NOTHING = Behaviour()


def aims_of(effects: tuple[Effect, ...]) -> tuple[Aim, ...]:
    """Return the targets that effects name, each once, in their order."""
    found: list[Aim] = []
    for effect in effects:
        for name in effect.__struct_fields__:
            value = getattr(effect, name)
            if isinstance(value, Aim) and value not in found:
                found.append(value)
    return tuple(found)


def laters_of(behaviour: Behaviour) -> tuple[Later, ...]:
    """Return what may happen later by the abilities of a card."""
    effects = list(behaviour.spell)
    for trigger in behaviour.triggers:
        effects += trigger.effects
    for ability in behaviour.activated:
        effects += ability.effects
    return tuple(effect for effect in effects if isinstance(effect, Later))
