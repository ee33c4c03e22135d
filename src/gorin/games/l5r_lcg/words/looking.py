"""Effects that look at cards of a conflict deck, show them and take some."""

from __future__ import annotations

from gorin.games.l5r_lcg.events.cards import CardsRevealed, CardsSeen, CardSunk, CardTaken
from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.seats import HandDiscarded
from gorin.games.l5r_lcg.measures import slug, slugs
from gorin.games.l5r_lcg.script import Effect, Use
from gorin.games.l5r_lcg.windows.asking import used
from gorin.games.l5r_lcg.words.lasting import holding
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.table import Frame

DISCARD = Prompt("discard-theirs", EFFECT, "ask-lcg-discard-theirs")
TAKE = Prompt("take", EFFECT, "ask-lcg-take")


class TakeOneOfTop(Effect, frozen=True):
    """You look at the top cards of your deck, take one and put the others at the bottom."""

    count: int

    def can_do(self, use: Use) -> bool:
        return bool(use.state.conflict_decks[use.seat])

    def do(self, use: Use) -> Play[None]:
        state, seat = use.state, use.seat
        cards = state.conflict_decks[seat][: self.count]
        use.table.record(CardsSeen(seat, cards, slugs(state, cards)))
        options = tuple(Option(f"card:{card}", card) for card in cards)
        taken = yield from ask(Decision(seat, TAKE, options, secret=True, args=used(state, seat)))
        use.table.record(CardTaken(seat, taken))
        for card in cards:
            if card != taken:
                use.table.record(CardSunk(seat, card))


class GiftFromEachDeck(Effect, frozen=True):
    """The top cards of each conflict deck are revealed; each player gets one that you choose."""

    count: int

    def can_do(self, use: Use) -> bool:
        return any(use.state.conflict_decks[seat] for seat in use.state.alive)

    def do(self, use: Use) -> Play[None]:
        state = use.state
        shown: dict[Seat, tuple[int, ...]] = {}
        for seat in state.around(use.seat):
            cards = state.conflict_decks[seat][: self.count]
            if cards:
                shown[seat] = cards
                use.table.record(CardsRevealed(seat, cards, slugs(state, cards)))
        for seat, cards in shown.items():
            options = tuple(Option(f"card:{card}", card) for card in cards)
            card = yield from ask(Decision(use.seat, TAKE, options, args=used(state, use.seat)))
            use.table.record(CardTaken(seat, card, slug(state, card)))
        use.table.push(*(Frame("shuffle-conflict", seat) for seat in shown))


class RevealTopToPlay(Effect, frozen=True):
    """The top card of your conflict deck is revealed; you may play it until the phase ends."""

    def can_do(self, use: Use) -> bool:
        return bool(use.state.conflict_decks[use.seat])

    def do(self, use: Use) -> None:
        state, seat = use.state, use.seat
        cards = state.conflict_decks[seat][:1]
        use.table.record(CardsRevealed(seat, cards, slugs(state, cards)))
        for card in cards:
            use.table.record(holding(use, "top", "phase", card))


class LookAtProvince(Effect, frozen=True):
    """You look at it."""

    def do(self, use: Use) -> None:
        for card in use.chosen:
            use.table.record(CardsSeen(use.seat, (card,), slugs(use.state, (card,))))


class DiscardFromTheirHand(Effect, frozen=True):
    """You look at your opponent's hand and discard a card of it."""

    def can_do(self, use: Use) -> bool:
        return bool(use.state.hands.get(use.opponent))

    def do(self, use: Use) -> Play[None] | None:
        return self._look(use) if self.can_do(use) else None

    def _look(self, use: Use) -> Play[None]:
        state, other = use.state, use.opponent
        hand = state.hands[other]
        use.table.record(CardsSeen(use.seat, hand, slugs(state, hand)))
        options = tuple(Option(f"card:{card}", card) for card in hand)
        args = used(state, use.seat)
        card = yield from ask(Decision(use.seat, DISCARD, options, secret=True, args=args))
        use.table.record(HandDiscarded(other, card, slug(state, card), EFFECT))
