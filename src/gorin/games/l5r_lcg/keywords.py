"""Keywords: words that stand for rules of the game."""

from __future__ import annotations

from gorin.games.l5r_lcg.script import Keyword
from gorin.kernel.clauses import states


@states("LCG-S8.4")
class Ancestral(Keyword, frozen=True):
    """It goes to its owner's hand when what it is attached to leaves play."""


@states("LCG-S8.7")
class Courtesy(Keyword, frozen=True):
    """Its controller gains 1 fate when it leaves play."""


@states("LCG-S8.8", "LCG-S8.10")
class Covert(Keyword, frozen=True):
    """When it attacks, a character without covert may be chosen that cannot be declared."""


@states("LCG-S8.19")
class Limited(Keyword, frozen=True):
    """A player plays at most one limited card in a round."""


@states("LCG-S8.21")
class NoAttachments(Keyword, frozen=True):
    """Nothing can be attached to it."""


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


@states("LCG-S8.26")
class Restricted(Keyword, frozen=True):
    """A character has at most two of these attached."""


@states("LCG-S8.27")
class Sincerity(Keyword, frozen=True):
    """Its controller draws a card when it leaves play."""
