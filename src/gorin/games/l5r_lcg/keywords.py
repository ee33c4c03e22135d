"""Keywords: words that stand for rules of the game."""

from __future__ import annotations

from gorin.games.l5r_lcg.script import Keyword
from gorin.kernel.clauses import states
from gorin.kernel.words import Message, say


@states("LCG-S8.4")
class Ancestral(Keyword, frozen=True):
    """It goes to its owner's hand when what it is attached to leaves play."""


@states("LCG-S8.7")
class Courtesy(Keyword, frozen=True):
    """Its controller gains 1 fate when it leaves play."""


@states("LCG-S8.8", "LCG-S8.10")
class Covert(Keyword, frozen=True):
    """The attacker chooses a character without covert, which cannot be declared as a defender."""


@states("LCG-S8.6")
class Corrupted(Keyword, frozen=True):
    """It enters play tainted."""


@states("LCG-S8.12")
class Disguised(Keyword, frozen=True):
    """It may take the place of a character that is not unique, of a trait or of a clan."""

    trait: str = ""
    clan: str = ""

    @property
    def of(self) -> str:
        """The trait or the clan that is meant."""
        return self.trait or self.clan

    def said(self) -> Message:
        meant = say(f"lcg-trait-{self.trait}" if self.trait else f"lcg-clan-{self.clan}")
        return say("lcg-word-disguised", of=meant)


@states("LCG-S8.17")
class Eminent(Keyword, frozen=True):
    """This province lies face up from the start, and never under the stronghold."""


@states("LCG-S8.18")
class Ephemeral(Keyword, frozen=True):
    """It is removed from the game after it is played."""


@states("LCG-S8.19")
class Limited(Keyword, frozen=True):
    """A player plays at most one limited card in a round."""


@states("LCG-S8.21")
class NoAttachments(Keyword, frozen=True):
    """Nothing can be attached to it, or only what has a trait, or nothing that has one."""

    except_: str = ""
    of: str = ""

    def said(self) -> Message:
        if not (self.of or self.except_):
            return say("lcg-word-no-attachments")
        suffix = "of" if self.of else "except"
        trait = say(f"lcg-trait-{self.of or self.except_}")
        return say(f"lcg-word-no-attachments-{suffix}", trait=trait)

    def allows(self, traits: tuple[str, ...]) -> bool:
        """Return whether what has these traits can be attached."""
        if self.of:
            return self.of not in traits
        return bool(self.except_) and self.except_ in traits


class AttachmentsOnly(Keyword, frozen=True):
    """Nothing can be attached to it but what has one of these traits."""

    trait: tuple[str, ...]


class NoFateWhenPlayed(Keyword, frozen=True):
    """No fate is put on it when it is played from a province."""


class OnePerBearer(Keyword, frozen=True):
    """A character has at most one attachment of this title: the older one goes."""


@states("LCG-S8.23")
class Pride(Keyword, frozen=True):
    """It is honored after it wins a conflict and dishonored after it loses one."""


@states("LCG-S8.24")
class Rally(Keyword, frozen=True):
    """One more card is added face up to the province in which this one is revealed."""


@states("LCG-S8.26")
class Restricted(Keyword, frozen=True):
    """A character has at most two of these attached."""


@states("LCG-S8.27")
class Sincerity(Keyword, frozen=True):
    """Its controller draws a card when it leaves play."""


@states("LCG-S8.28")
class Support(Keyword, frozen=True):
    """Other players may pay a part of its fate cost."""
