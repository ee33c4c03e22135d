"""Phrases: who something is said of."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_lcg.measures import wearing
from gorin.games.l5r_lcg.script import Filter, Use, Who, one_of, phrase
from gorin.games.l5r_lcg.state import EMPTY, State
from gorin.kernel.words import Message, say


class It(Who, frozen=True):
    """The thing that was chosen for the ability."""

    def said(self) -> Message:
        return say("lcg-it")

    def fits(self, use: Use, card: int) -> bool:
        return card in use.chosen

    def everyone(self, use: Use) -> tuple[int, ...]:
        return use.chosen


class That(Who, frozen=True):
    """The thing that the answered event is about."""

    def fits(self, use: Use, card: int) -> bool:
        return card in self.everyone(use)

    def everyone(self, use: Use) -> tuple[int, ...]:
        return () if use.event is None else (use.event.handle,)


class This(Who, frozen=True):
    """This card."""

    kind: str = "character"

    def said(self) -> Message:
        return say(f"lcg-this-{self.kind}")

    def fits(self, use: Use, card: int) -> bool:
        return card == use.card

    def everyone(self, use: Use) -> tuple[int, ...]:
        return (use.card,) if use.card in use.state.play else ()


class Bearer(Who, frozen=True):
    """The card that this is attached to."""

    def fits(self, use: Use, card: int) -> bool:
        return wearing(use.state, use.card) == card != EMPTY

    def everyone(self, use: Use) -> tuple[int, ...]:
        host = wearing(use.state, use.card)
        return (host,) if host in use.state.play else ()


class Those(Who, frozen=True):
    """Any cards of a kind that filters mean: character, attachment, holding or province.

    Whoever asks whether a card is among them knows that it is of the kind.
    """

    filters: tuple[Filter, ...] = ()
    kind: str = "character"

    def said(self) -> Message:
        return one_of(self.kind, self.filters)

    def said_every(self) -> Message:
        return say("lcg-every", noun=phrase(self.kind, self.filters))

    def said_many(self, count: int = 2) -> Message:
        """Return it as a noun without an article."""
        return phrase(self.kind, self.filters, count)

    def fits(self, use: Use, card: int) -> bool:
        return all(each.fits(use, card) for each in self.filters)

    def left(self, use: Use, event: Any) -> bool:
        if event.handle in use.state.play:
            return self.fits(use, event.handle)
        if event.character != (self.kind == "character"):
            return False
        return all(each.left(use, event) for each in self.filters)

    def everyone(self, use: Use) -> tuple[int, ...]:
        return tuple([card for card in self._all(use.state) if self.fits(use, card)])

    def _all(self, state: State) -> list[int]:
        """Return all cards of the kind that lie open or in play."""
        if self.kind in ("character", "attachment"):
            is_character = self.kind == "character"
            return [card for card, one in state.play.items() if (one.host == EMPTY) == is_character]
        rows = [each for seat in state.alive for each in state.provinces[seat]]
        if self.kind == "province":
            return [each.own for each in rows if each.own != EMPTY and each.shown]
        cards = (card for each in rows for card in each.open_cards())
        return [card for card in cards if state.facts(card).kind == self.kind]


IT, THAT, THIS, BEARER = It(), That(), This(), Bearer()
THIS_ATTACHMENT, THIS_PROVINCE = This("attachment"), This("province")


def cannot(what: tuple[str, ...], who: Message) -> Message:
    """Return what cannot happen to somebody; what is said of them at once has one message."""
    return say(f"lcg-cannot-{'-or-'.join(what)}", who=who)


def any_(*filters: Filter, kind: str = "character") -> Those:
    """Return any cards that filters mean."""
    return Those(filters, kind)
