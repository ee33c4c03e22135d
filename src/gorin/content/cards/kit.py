"""The kit of a game's cards: looking them up, searching, reading and entering them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from gorin.content.cards.columns import CardSheet
from gorin.content.cards.grammar import Grammar
from gorin.content.cards.names import folded
from gorin.content.cards.pages import ExpansionCard, Page, plain_page
from gorin.content.cards.pool import CardPool, Library, Overlay, digest_of
from gorin.content.cards.search import Index
from gorin.kernel.table import Table
from gorin.kernel.words import Name
from gorin.text.render import Reader


def no_digests(table: Table[Any], entered: Overlay) -> dict[str, str]:
    """Return no digests: journals of the game say nothing of its cards."""
    return {}


def none_named() -> tuple[ExpansionCard, ...]:
    """Return no cards: all that are known can be played."""
    return ()


def always(facts: Any) -> bool:
    """Hold of every card."""
    return True


def no_keys(pool: CardPool[Any]) -> tuple[str, ...]:
    """Return no keys: everything is named by the catalogue."""
    return ()


class CardKit(Struct, frozen=True, kw_only=True):
    """The cards of a game; only the first two are needed.

    Attributes:
        game: the id of the game.
        shipped: the cards as they come with the program.
        name: the printed name of a card of a pool, None for what is no card of the game.
        digests: the digests of the cards of a match and of what was entered of them: a journal's
            header keeps them.
        page: what there is to say of a card of a pool; its columns where a game does not say.
        sheet: what an owner enters, None for a game whose cards nobody enters.
        grammar: in what it is written what cards do, None for a game that has no notation.
        index: cards to be searched by readers of some languages; None for a game
            whose cards nobody searches.
        named: the cards that are known by name only.
        playable: says whether a card can be played; what others do is not known to the rules.
        by_key: the keys of what an owner named, that go by their keys.
    """

    game: str
    shipped: Callable[[], CardPool[Any]]
    name: Callable[[CardPool[Any], Name], str | None] | None = None
    digests: Callable[[Table[Any], Overlay], dict[str, str]] = no_digests
    page: Callable[[CardPool[Any], Any], Page] | None = None
    sheet: CardSheet | None = None
    grammar: Grammar | None = None
    index: Callable[[CardPool[Any], tuple[Reader, ...]], Index] | None = None
    named: Callable[[], tuple[ExpansionCard, ...]] = none_named
    playable: Callable[[Any], bool] = always
    by_key: Callable[[CardPool[Any]], tuple[str, ...]] = no_keys

    def pool(self, library: Library) -> CardPool[Any]:
        """Return the cards of the game in a library.

        Raises:
            BadInput: what an owner entered cannot be read.
        """
        return library.pool(self.game, self.shipped)

    def called(self, library: Library, name: Name) -> str | None:
        """Return the printed name of a card, None for what is no card of the game."""
        if self.name is not None:
            return self.name(self.pool(library), name)
        facts = self.pool(library).cards.get(name.key) if name.kind == "card" else None
        return None if facts is None else str(facts.name)

    def entered(self, library: Library) -> Overlay:
        """Return what the owner of cards entered, as far as it counts."""
        return self.pool(library).entered

    def in_use(self, library: Library) -> str:
        """Return the digest of all cards, as they are in a library."""
        return digest_of(self.pool(library).cards.values())

    def page_of(self, library: Library, facts: Any) -> Page:
        """Return what there is to say of a card."""
        if self.page is not None:
            return self.page(self.pool(library), facts)
        return plain_page(self.game, facts, self.sheet)

    def only_named(self, asked: str) -> ExpansionCard | None:
        """Return a card known by name only, by name or number."""
        wanted = folded(asked)
        for card in self.named():
            if wanted and wanted in (folded(card.name), folded(card.number)):
                return card
        return None
