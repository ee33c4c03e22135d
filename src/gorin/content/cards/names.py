"""Finding cards by what people type: numbers, names, aliases and slugs, in any spelling."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from typing import Generic, Protocol, TypeVar

NUMBER_LENGTH = 3
SUGGESTIONS = 3
LIKENESS = 0.6
"""The likeness that a name needs to be suggested, from 0 to 1."""
MISSPELT = 0.75
"""The likeness from which on a text is a name that somebody spelt wrongly."""


class Printed(Protocol):
    """A card as far as people find it: by its number, its name, its slug, other names."""

    @property
    def number(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def slug(self) -> str: ...
    @property
    def aliases(self) -> tuple[str, ...]: ...


C = TypeVar("C", bound=Printed)


def folded(name: str) -> str:
    """Return a name without case, accents, punctuation and spaces that make no difference."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    # An apostrophe, straight or curled, joins what stands beside it.
    joined = re.sub("['\u2018\u2019]", "", letters)
    return " ".join(re.findall(r"[^\W_]+", joined))


@lru_cache(maxsize=4096)
def folded_print(name: str) -> str:
    """Return the name of a card, folded; cards are few, and every deck is read with all names."""
    return folded(name)


class CardNames(Generic[C]):
    """The names of some cards, to find cards by."""

    def __init__(self, cards: Iterable[C]) -> None:
        self._by_name: dict[str, C] = {}
        self._by_number: dict[str, C] = {}
        for facts in cards:
            self._by_number[facts.number] = facts
            for name in (facts.name, facts.slug, *facts.aliases):
                self._by_name.setdefault(folded_print(name), facts)

    def find(self, asked: str) -> C | None:
        """Return the card that a text names, None if it names none."""
        return self.numbered(asked) or self._by_name.get(folded(asked))

    def numbered(self, asked: str) -> C | None:
        """Return the card of a number, which need not begin with its noughts."""
        text = asked.strip().removeprefix("#")
        return self._by_number.get(text) or self._by_number.get(text.zfill(NUMBER_LENGTH))

    def is_like(self, asked: str) -> bool:
        """Return whether a text may be a name that is spelt wrongly."""
        return bool(get_close_matches(folded(asked), list(self._by_name), n=1, cutoff=MISSPELT))

    def near(self, asked: str) -> tuple[str, ...]:
        """Return the printed names that are most like a text, the most alike first."""
        names = get_close_matches(
            folded(asked), list(self._by_name), n=SUGGESTIONS, cutoff=LIKENESS
        )
        return tuple(dict.fromkeys(self._by_name[name].name for name in names))
