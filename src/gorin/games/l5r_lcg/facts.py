"""The figures printed on the cards; names and figures are facts, texts are not kept.

The cards themselves are data: whoever sets up a match gives those that it is played with.
"""

from __future__ import annotations

from msgspec import Struct

from gorin.kernel.clauses import states
from gorin.kernel.words import Arg, Message, card_name, say

KINDS = ("character", "attachment", "holding", "event", "province", "stronghold", "role")
"""The types of cards."""

DASH = -1
"""A figure that is printed as a dash: a character takes no part in conflicts of that skill, a card
cannot be paid for, or cannot be bought with influence."""
NEUTRAL = "neutral"
CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
"""The clans that a deck may be of."""


@states("LCG-S1.1", "LCG-S1.2")
class Facts(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The figures of a card. Of an attachment the skills are what it adds.

    Attributes:
        slug: its id, which sites of decks share.
        name: its title as it is printed.
        kind: what type of card it is.
        side: the deck it belongs to; strongholds are of the provinces.
        number: the code of its pack and its number in there.
        pack: the id of its pack.
        quantity: so many copies of it are in the pack.
        title: the slug that all versions of its title share, empty if that is its own.
        version: which of several cards with its title it is, empty for the first.
        strength: of a province, or what a holding or a stronghold adds to its province.
        influence: so much each copy costs in a deck of another clan; DASH if it cannot be bought.
        pool: so much influence a stronghold gives.
        honor: with so much honor a stronghold begins.
        fate: so much fate a stronghold collects in a round.
        role: the role that a deck needs to have it, such as `keeper` or `air`.
        limit: so many copies a deck may have, if that is fewer than usual.
        only: the clans whose decks may have it, if it says so itself.
        outer: it cannot be the province under a stronghold.
        variables: figures that are printed as a letter.
        plain: nothing is printed in its text box.
    """

    slug: str
    name: str
    clan: str
    kind: str
    side: str
    number: str = ""
    pack: str = ""
    quantity: int = 1
    title: str = ""
    version: str = ""
    cost: int = 0
    military: int = 0
    political: int = 0
    glory: int = 0
    unique: bool = False
    traits: tuple[str, ...] = ()
    strength: int = 0
    influence: int = DASH
    pool: int = 0
    honor: int = 0
    fate: int = 0
    elements: tuple[str, ...] = ()
    role: str = ""
    limit: int = 3
    only: tuple[str, ...] = ()
    outer: bool = False
    variables: tuple[str, ...] = ()
    plain: bool = False

    @property
    def called(self) -> str:
        """The slug that all versions of its title share: these are copies of each other."""
        return self.title or self.slug

    @property
    def aliases(self) -> tuple[str, ...]:
        """Other names that it is found by: none."""
        return ()

    @property
    def facts(self) -> tuple[str, ...]:
        """The figures that a source of the real cards states: all of them."""
        return self.__struct_fields__

    @property
    def entered(self) -> tuple[str, ...]:
        """The figures that an owner of the card entered: none."""
        return ()

    @property
    def stand_in(self) -> bool:
        """Return whether there are figures of this project's own: there are none."""
        return False


def title(slug: str) -> Message:
    """Return the title of a card as a message."""
    return say("lcg-card", card=card_name(slug))


STRONGHOLD_SLOT = 4
"""The place of the stronghold in a row, in the formats that have one in play."""


def place(slot: int) -> Arg:
    """Return the number of a province, from 1 on, and whether the stronghold lies there."""
    return say("lcg-slot-stronghold", slot=slot + 1) if slot == STRONGHOLD_SLOT else slot + 1
