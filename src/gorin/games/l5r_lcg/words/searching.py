"""Searching a deck, and amounts that are called X."""

from __future__ import annotations

from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.seats import FateChanged
from gorin.games.l5r_lcg.events.uses import Found, Searched
from gorin.games.l5r_lcg.measures import script, slug, slugs
from gorin.games.l5r_lcg.script import Effect, Use
from gorin.games.l5r_lcg.state import EMPTY
from gorin.games.l5r_lcg.windows.asking import used
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg, Message, say

SEARCH = Prompt("search", EFFECT, "ask-lcg-search")


class Search(Effect, frozen=True):
    """You search your conflict deck for a card to take in hand.

    Attributes:
        sort: of which type the card must be; then it is shown.
        top: how many cards are looked at; 0 for all.
        shuffles: whether the deck is shuffled though it was not searched whole.
    """

    sort: str = "any"
    top: int = 0
    shuffles: bool = False

    def said(self) -> Message:
        args: dict[str, Arg] = {"top": self.top, "sort": self.shown("sort", self.sort)}
        search = Message("lcg-word-search" if self.sort == "any" else "lcg-word-search-sort", args)
        return say("lcg-word-search-shuffled", search=search) if self.shuffles else search

    def can_do(self, use: Use) -> bool:
        return bool(use.state.conflict_decks[use.seat])

    @states("LCG-S9.61")
    def do(self, use: Use) -> Play[None] | None:
        """Nobody else sees what is looked at, and nothing need be found."""
        return self._search(use) if self.can_do(use) else None

    @states("LCG-S9.63")
    def _search(self, use: Use) -> Play[None]:
        """A deck that was searched whole is shuffled, and one of which the text says so."""
        state, seat, table = use.state, use.seat, use.table
        deck = state.conflict_decks[seat]
        seen = deck[: self.top] if self.top else deck
        table.record(Searched(seat, seen, slugs(state, seen)))
        fitting = (
            Option(f"card:{card}", card)
            for card in seen
            if self.sort in ("any", state.facts(card).kind)
        )
        none: Option[int] = Option("decline", EMPTY)
        options, args = (*fitting, none), used(state, seat)
        card = yield from ask(Decision(seat, SEARCH, options, secret=True, args=args))
        if card != EMPTY:
            shown = slug(state, card) if self.sort != "any" else ""
            table.record(Found(seat, card, shown))
        if self.shuffles or seen == deck:
            table.push(Frame("shuffle-conflict", seat))


@states("LCG-S9.60")
def x_of(use: Use) -> int:
    """Return how much X is: what the ability that is resolved says; 0 if it says nothing."""
    one = use.state.resolving[-1]
    counted = script(use.table, one.card).abilities[one.ability].x
    return 0 if counted is None else counted.count(use)


class GainXFate(Effect, frozen=True):
    """You gain X fate."""

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        amount = x_of(use)
        return (FateChanged(use.seat, amount, EFFECT),) if amount else ()
