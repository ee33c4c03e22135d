"""Draw decks and hands: choosing what comes, starting anew, and what others must give up."""

from __future__ import annotations

from gorin.games.tomb_raider.events.actions import (
    CardPicked,
    DeckSeen,
    DieThrown,
    SavePointLost,
)
from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.items import HandSeen
from gorin.games.tomb_raider.events.piles import CardDiscarded
from gorin.games.tomb_raider.measures import adjacent, hand, others
from gorin.games.tomb_raider.phases.damage import check_life
from gorin.games.tomb_raider.phases.drawing import draw_cards
from gorin.games.tomb_raider.phases.trials import DIE_SIDES
from gorin.games.tomb_raider.script import Condition, Effect, Use
from gorin.games.tomb_raider.state import CardId, Zone, zone_of
from gorin.games.tomb_raider.windows import is_item
from gorin.games.tomb_raider.words.effects import CHOOSE_ITEM, CHOOSE_RAIDER
from gorin.games.tomb_raider.words.hands import CHOOSE_HAND
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, draw_chance
from gorin.kernel.domain import Dice

CHOOSE_PICK = Prompt("pick", "TR-12.1", "ask-pick")
LUCK_ROLL = Prompt("luck-roll", "TR-12.1", "ask-luck-roll")
CHOOSE_SPOILED = Prompt("spoil", "TR-12.1", "ask-spoil")


# -- your own cards ------------------------------------------------------------------------


class PickFromDeck(Effect, frozen=True):
    """You look at the top cards of your draw deck, take one and put the others under it."""

    count: int

    def can_do(self, use: Use) -> bool:
        return bool(use.table.state.zones[zone_of(Zone.DECK, use.seat)])

    def do(self, use: Use) -> Play[None] | None:
        return self._pick(use) if self.can_do(use) else None

    def _pick(self, use: Use) -> Play[None]:
        state = use.table.state
        cards = state.zones[zone_of(Zone.DECK, use.seat)][: self.count]
        slugs = tuple(state.slug(card) for card in cards)
        happen(use.table, DeckSeen(use.seat, cards, slugs))
        options = tuple(
            Option(f"take:{slug}.{card}", card) for card, slug in zip(cards, slugs, strict=True)
        )
        card = yield from ask(Decision(use.seat, CHOOSE_PICK, options, secret=True))
        happen(use.table, CardPicked(use.seat, card, state.slug(card), cards))


class DrawNewHand(Effect, frozen=True):
    """You discard your hand and draw as many cards."""

    def can_do(self, use: Use) -> bool:
        return any(card != use.card for card in hand(use.table.state, use.seat))

    def do(self, use: Use) -> Play[None] | None:
        return self._draw(use) if self.can_do(use) else None

    def _draw(self, use: Use) -> Play[None]:
        state = use.table.state
        cards = hand(state, use.seat)
        for card in cards:
            happen(use.table, CardDiscarded(use.seat, card, state.slug(card), clause="TR-12.1"))
        yield from draw_cards(use.table, use.seat, len(cards), clause="TR-12.1")


class DrawByDie(Effect, frozen=True):
    """You roll a die and draw as many cards as it shows."""

    def do(self, use: Use) -> Play[None]:
        (face,) = yield from draw_chance(LUCK_ROLL, Dice(1, DIE_SIDES))
        happen(use.table, DieThrown(use.seat, face))
        yield from draw_cards(use.table, use.seat, face, clause="TR-12.1")


# -- what others have ----------------------------------------------------------------------


class SpoilHand(Effect, frozen=True):
    """You look at the hand of another player and discard a card of it."""

    def can_do(self, use: Use) -> bool:
        return bool(self._hands(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._spoil(use) if self.can_do(use) else None

    def _hands(self, use: Use) -> tuple[Option[Seat], ...]:
        state = use.table.state
        return tuple(
            Option(f"hand:{seat}", seat) for seat in others(state, use.seat) if hand(state, seat)
        )

    def _spoil(self, use: Use) -> Play[None]:
        state = use.table.state
        rival = yield from ask(Decision(use.seat, CHOOSE_HAND, self._hands(use)))
        cards = hand(state, rival)
        slugs = tuple(state.slug(card) for card in cards)
        happen(use.table, HandSeen(use.seat, rival, cards, slugs))
        options = tuple(
            Option(f"discard:{slug}.{card}", card) for card, slug in zip(cards, slugs, strict=True)
        )
        card = yield from ask(
            Decision(use.seat, CHOOSE_SPOILED, options, concerns=rival, secret=True)
        )
        happen(use.table, CardDiscarded(rival, card, state.slug(card), clause="TR-12.1"))


class Unburden(Effect, frozen=True):
    """Another raider with many unsaved items loses one of its player's choice."""

    least: int

    def can_do(self, use: Use) -> bool:
        return bool(self._laden(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._unburden(use) if self.can_do(use) else None

    def _laden(self, use: Use) -> tuple[Option[Seat], ...]:
        state = use.table.state
        return tuple(
            Option(f"raider:{seat}", seat)
            for seat in others(state, use.seat)
            if state.raiders[seat].is_active and len(_carried(use, seat)) >= self.least
        )

    def _unburden(self, use: Use) -> Play[None]:
        rival = yield from ask(Decision(use.seat, CHOOSE_RAIDER, self._laden(use)))
        card = yield from ask(Decision(rival, CHOOSE_ITEM, _carried(use, rival)))
        slug = use.table.state.slug(card)
        happen(use.table, CardDiscarded(rival, card, slug, Zone.UNSAVED, clause="TR-12.1"))
        check_life(use.table, rival)


def _carried(use: Use, seat: Seat) -> tuple[Option[CardId], ...]:
    state = use.table.state
    return tuple(
        Option(f"item:{state.slug(card)}.{card}", card)
        for card in state.zones[zone_of(Zone.UNSAVED, seat)]
        if is_item(state, card)
    )


class TakeSavePoint(Effect, frozen=True):
    """Another raider loses its save point, not what it has saved."""

    def can_do(self, use: Use) -> bool:
        return bool(self._saved(use))

    def do(self, use: Use) -> Play[None] | None:
        return self._take(use) if self.can_do(use) else None

    def _saved(self, use: Use) -> tuple[Option[Seat], ...]:
        state = use.table.state
        return tuple(
            Option(f"raider:{seat}", seat)
            for seat in others(state, use.seat)
            if state.raiders[seat].save_point
        )

    def _take(self, use: Use) -> Play[None]:
        rival = yield from ask(Decision(use.seat, CHOOSE_RAIDER, self._saved(use)))
        happen(use.table, SavePointLost(rival))


# -- where your raider stands --------------------------------------------------------------


class ExitsHere(Condition, frozen=True):
    """Your raider's location has enough exits that lead somewhere."""

    least: int

    def holds(self, use: Use) -> bool:
        raider = use.raider
        return raider.is_active and len(adjacent(use.table, raider.space)) >= self.least
