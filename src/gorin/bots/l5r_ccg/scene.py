"""The scene of one question for a bot of L5R CCG: its own side, the others, gold and armies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from gorin.bots.sight import Sight
from gorin.games.l5r_ccg.cards import CARDS, TITLES
from gorin.games.l5r_ccg.facts import Facts
from gorin.games.l5r_ccg.state import EMPTY, HOME, Attack
from gorin.games.l5r_ccg.view import CcgInPlay, CcgSeat, CcgView

DISCOUNT = 2
HOLDINGS = 6
"""The number of holdings that are enough to live on."""


def facts_of(slug: str) -> Facts:
    """Return what is printed on a title."""
    return CARDS[TITLES[slug]]


def parts(key: str) -> tuple[str, str, int]:
    """Return the verb, the title and the number of an option's key."""
    verb, _, thing = key.partition(":")
    slug, _, number = thing.partition(".")
    return verb, slug, int(number) if number.isdecimal() else EMPTY


class Scene:
    """One question, with what its seat may know."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat

    @cached_property
    def view(self) -> CcgView:
        """The view of the seat."""
        result: CcgView = self.sight.view
        return result

    @property
    def me(self) -> CcgSeat:
        """Return what belongs to the seat."""
        return self.view.seats[self.seat]

    @cached_property
    def cards(self) -> dict[int, CcgInPlay]:
        """All cards in play by their numbers."""
        return {card.number: card for seat in self.view.seats for card in seat.cards}

    def is_own(self, card: CcgInPlay) -> bool:
        """Return whether the seat controls a card."""
        return card.state.seat == self.seat

    def people(self, seat: CcgSeat) -> tuple[CcgInPlay, ...]:
        """Return the personalities of a seat."""
        return tuple(card for card in seat.cards if facts_of(card.slug).kind == "personality")

    def unit(self, card: CcgInPlay) -> int:
        """Return the Force of a unit: of its unbowed cards."""
        others = (each for each in self.cards.values() if each.state.host == card.number)
        return sum(each.force for each in (card, *others) if not each.state.bowed)

    def ready(self, seat: CcgSeat) -> tuple[CcgInPlay, ...]:
        """Return the unbowed personalities of a seat at home."""
        return tuple(
            card for card in self.people(seat) if not card.state.bowed and card.state.at == HOME
        )

    # -- gold ------------------------------------------------------------------------------

    @cached_property
    def gold(self) -> int:
        """The gold that the seat can produce now, about."""
        return sum(facts_of(card.slug).gold for card in self.me.cards if not card.state.bowed)

    @cached_property
    def gold_in_all(self) -> int:
        """The gold that the seat can produce in a turn, about."""
        return sum(facts_of(card.slug).gold for card in self.me.cards)

    def hopes(self, facts: Facts) -> bool:
        """Return whether a card of a province may be paid for soon."""
        return self.buys(facts) > 0 and self.least(facts) <= self.gold_in_all

    def least(self, facts: Facts) -> int:
        """Return for how little a card of a province may be brought into play."""
        own = facts.kind == "personality" and facts.clan == self.me.deck
        return facts.cost - DISCOUNT * own

    def wanted(self) -> Iterator[Facts]:
        """Yield the cards in the seat's provinces that it would pay for."""
        for province in self.me.provinces:
            if province.card is not None and province.card.slug and not province.destroyed:
                facts = facts_of(province.card.slug)
                if facts.kind in ("personality", "holding") and self.buys(facts) > 0:
                    yield facts

    def buys(self, facts: Facts) -> float:
        """Return what it is worth to bring a card of a province into play."""
        if facts.kind == "holding":
            own = sum(facts_of(card.slug).kind == "holding" for card in self.me.cards)
            earns = facts.gold - facts.cost / 4
            gains = facts.ability.amount if facts.ability is not None else 0
            return earns + gains / 2 + 2.0 if own < HOLDINGS else earns - 2.0
        if facts.requirement > self.me.honor:
            return -1.0
        return facts.force + facts.honor / 2 + 0.5

    @cached_property
    def reserve(self) -> int:
        """The gold that the next purchase takes."""
        prices = ((facts.cost, self.least(facts)) for facts in self.wanted())
        costs = [full if full <= self.gold else least for full, least in prices]
        return max((cost for cost in costs if cost <= self.gold), default=0)

    # -- battles ---------------------------------------------------------------------------

    @property
    def attack(self) -> Attack | None:
        """The attack under way."""
        return self.view.attack

    @property
    def attacks(self) -> bool:
        """Return whether the seat is on the attacking side."""
        return self.attack is not None and self.attack.attacks(self.seat)

    def is_enemy(self, card: CcgInPlay) -> bool:
        """Return whether a card is on the other side of the battle that is fought."""
        attack = self.attack
        here = attack is not None and card.state.at == attack.slot != HOME
        return here and card.state.attacks != self.attacks

    @cached_property
    def enemies(self) -> tuple[CcgInPlay, ...]:
        """The unbowed cards on the other side, the strongest one first."""
        cards = (card for card in self.cards.values() if self.is_enemy(card))
        able = (card for card in cards if not card.state.bowed)
        return tuple(sorted(able, key=lambda card: -card.force))

    @cached_property
    def lead(self) -> int:
        """Return the lead of the seat's side in the battle; the attacker must beat the land."""
        attack = self.attack
        if attack is None or attack.slot == EMPTY:
            return 0
        ours, theirs = self.view.forces
        if not self.attacks:
            return theirs - ours
        return ours - theirs - self.view.seats[attack.defender].strength
