"""The scene of one question for a bot of Magic: what lies there, and what that is worth.

Worth is counted in points: a creature of power 2 and toughness 2 is worth 3 of them.
"""

from __future__ import annotations

from functools import cached_property

from gorin.bots.sight import Sight
from gorin.games.magic.cards import CARDS, TITLES
from gorin.games.magic.facts import Facts
from gorin.games.magic.state import Item
from gorin.games.magic.view import MagicPermanent, MagicSeat, MagicView
from gorin.games.magic.words import NOTHING, Behaviour, Things
from gorin.kernel.decision import Seat

FEW_LANDS = 7
"""The number of lands with which another one is worth little."""
EVASION = ("flying", "intimidate")
UNKNOWN = -1


def parts(key: str) -> tuple[str, str, int, int]:
    """Return the verb, the title, the number and the ability of an option's key."""
    verb, _, thing = key.partition(":")
    slug, _, rest = thing.partition(".")
    number, _, place = rest.partition(".")
    return verb, slug, int(number) if number else UNKNOWN, int(place) if place else 0


def facts_of(slug: str) -> Facts:
    """Return what is printed on a title."""
    return CARDS[TITLES[slug]]


class Scene:
    """One question, with what its seat may know."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat

    @cached_property
    def view(self) -> MagicView:
        """The view of the seat."""
        result: MagicView = self.sight.view
        return result

    @cached_property
    def me(self) -> MagicSeat:
        """Return what belongs to the seat."""
        return next(each for each in self.view.seats if each.seat == self.seat)

    @cached_property
    def rivals(self) -> tuple[MagicSeat, ...]:
        """The others who play still."""
        return tuple(each for each in self.view.seats if each.alive and each.seat != self.seat)

    @cached_property
    def permanents(self) -> dict[int, MagicPermanent]:
        """All permanents by their numbers."""
        return {each.number: each for seat in self.view.seats for each in seat.permanents}

    @cached_property
    def top(self) -> Item | None:
        """Return what lies on top of the stack."""
        stack = self.view.stack
        return stack[-1] if stack else None

    def behaviour(self, slug: str) -> Behaviour:
        """Return what a card does."""
        result: Behaviour = self.sight.scripts.get(slug, NOTHING)
        return result

    def is_own(self, permanent: MagicPermanent) -> bool:
        """Return whether the seat controls a permanent."""
        return permanent.state.seat == self.seat

    def of(self, seat: Seat) -> MagicSeat:
        """Return what belongs to somebody."""
        return next(each for each in self.view.seats if each.seat == seat)

    # -- mana ------------------------------------------------------------------------------

    @cached_property
    def lands(self) -> int:
        """Count the sources of mana that the seat has."""
        return sum(bool(facts_of(each.slug).mana) for each in self.me.permanents)

    @cached_property
    def mana(self) -> int:
        """Count the mana that the seat can make now, about."""
        ready = (each for each in self.me.permanents if not each.state.tapped)
        return sum(max(1, mana.count("C")) for each in ready if (mana := facts_of(each.slug).mana))

    # -- worth -----------------------------------------------------------------------------

    def worth(self, permanent: MagicPermanent) -> float:
        """Return what a permanent is worth to whoever controls it."""
        if "creature" in permanent.kinds:
            sizes = permanent.power + permanent.toughness / 2
            return max(0.5, sizes) + self._able(permanent.slug, permanent.keywords)
        if "land" in permanent.kinds:
            return 3.0 if self.lands < FEW_LANDS else 1.2
        return facts_of(permanent.slug).value / 2 + 1.0

    def _able(self, slug: str, keywords: tuple[str, ...]) -> float:
        """Return what keywords and abilities add to a creature."""
        behaviour = self.behaviour(slug)
        evades = sum(each in EVASION for each in keywords)
        return (
            1.5 * evades
            + 0.5 * len(keywords)
            + 1.0 * bool(behaviour.triggers or behaviour.activated)
        )

    def printed(self, slug: str) -> float:
        """Return what a creature will be worth on the battlefield."""
        facts = facts_of(slug)
        return max(0.5, facts.power + facts.toughness / 2) + self._able(slug, facts.keywords)

    def fits(self, things: Things, permanent: MagicPermanent, source: int = UNKNOWN) -> bool:
        """Return whether a permanent is of a description, as far as anybody can see."""
        own = self.is_own(permanent)
        facts = facts_of(permanent.slug)
        hit = permanent.state.attacking
        return (
            (not things.kinds or any(each in permanent.kinds for each in things.kinds))
            and (not things.subtypes or any(each in facts.subtypes for each in things.subtypes))
            and not any(each in permanent.kinds for each in things.without)
            and not any(each in permanent.keywords for each in things.without)
            and (not things.whose or own is (things.whose == "you"))
            and (not things.combat.startswith("attacking") or hit >= 0)
            and (things.combat != "attacking you" or hit == self.seat)
            and (things.which != "other" or permanent.number != source)
        )
