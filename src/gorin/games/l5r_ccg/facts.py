"""What is printed on the cards, as figures; names and figures are facts, texts are not kept."""

from __future__ import annotations

import re

from msgspec import Struct

from gorin.kernel.clauses import states

NONE = -99
"""An Honor Requirement that is printed as a dash: there is none."""


DYNASTY = ("personality", "holding", "event", "region")
ATTACHED = ("follower", "item", "spell", "ancestor")
STARTING = ("stronghold", "wind", "sensei")
"""The kinds of cards that begin in play and never leave it."""


class Ability(Struct, frozen=True):
    """What a card can do, in the words of this program.

    Attributes:
        effect: what happens, by its name in `effects`.
        when: the designators by which it may be used: battle, open, limited.
        aims: what is chosen for it, in this order, by the names in `aims`.
        amount: the figure of the effect.
        bow: the card bows as a cost.
        gold: the gold that it costs beside.
        discard: a card of the hand is discarded as a cost.
        either: bowing the card or discarding a card pays for it.
        destroy: the card is destroyed when the effect has happened.
        times: how often it may be used in a turn; 0 means as often as its costs can be paid.
        tireless: it may be used while the card is bowed.
        host: the personality that the card is attached to bows as a cost.
        favor: the Imperial Favor is discarded as a cost.
        trigger: what has to happen before a reaction or an interrupt, by its name in `reactions`.
        remote: it may be used in a battle where the card is not.
        political: it is a Political action.
    """

    effect: str
    when: tuple[str, ...]
    aims: tuple[str, ...] = ()
    amount: int = 0
    bow: bool = False
    gold: int = 0
    discard: bool = False
    either: bool = False
    destroy: bool = False
    times: int = 1
    tireless: bool = False
    remote: bool = False
    political: bool = False
    host: bool = False
    favor: bool = False
    trigger: str = ""


@states("CCG-1.2")
class Facts(Struct, frozen=True):
    """The figures of a title.

    Attributes:
        kind: stronghold, wind, sensei, personality, holding, event, region; follower, item, spell,
            ancestor, ring or strategy.
        clan: the clan of a personality or stronghold.
        gold: the gold that a stronghold or holding produces.
        gold_of_clan: what it produces for a player of the clan it favours, 0 if it favours none.
        keywords: such as cavalry, samurai, unique.
        focus: the focus value of a Fate card.
        trait: a text that needs no action, by its name in the catalogue.
        also: a second action.
        overlays: the lower level of an experienced personality.
    """

    slug: str
    name: str
    kind: str
    cost: int = 0
    force: int = 0
    chi: int = 0
    requirement: int = NONE
    honor: int = 0
    clan: str = ""
    gold: int = 0
    gold_of_clan: int = 0
    focus: int = 0
    strength: int = 0
    keywords: tuple[str, ...] = ()
    ability: Ability | None = None
    trait: str = ""
    also: Ability | None = None
    overlays: str = ""

    def has(self, keyword: str) -> bool:
        """Return whether it has a keyword."""
        return keyword in self.keywords

    @property
    def is_dynasty(self) -> bool:
        """Whether it is a card of the Dynasty deck."""
        return self.kind in DYNASTY

    @property
    def is_attached(self) -> bool:
        """Whether it is attached to a personality."""
        return self.kind in ATTACHED


def slug_of(name: str) -> str:
    """Return the slug of a name."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def words(text: str) -> tuple[str, ...]:
    """Return keywords that are written with blanks between them."""
    return tuple(text.split())
