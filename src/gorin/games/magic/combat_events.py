"""Events of combat and of damage."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.magic.cards import title
from gorin.games.magic.events import MagicHappened
from gorin.games.magic.state import EMPTY, NOBODY, State
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say, seat_name, sentences


class Hit(Struct, frozen=True, gc=False):
    """Damage that one source deals to a creature, or to a player if `card` is EMPTY."""

    source: int
    slug: str
    amount: int
    card: int = EMPTY
    victim: str = ""
    seat: Seat = NOBODY


class Damaged(MagicHappened, frozen=True):
    """Sources dealt damage, all at once.

    Attributes:
        commanders: for each hit the card of the commander that dealt combat damage, else EMPTY.
        gains: for each hit the seat that gains as much life, by lifelink.
        deadly: for each hit whether its source has deathtouch.
    """

    hits: tuple[Hit, ...]
    commanders: tuple[int, ...]
    gains: tuple[Seat, ...]
    deadly: tuple[bool, ...]
    clause: str

    def apply(self, state: State) -> None:
        each = zip(self.hits, self.commanders, self.gains, self.deadly, strict=True)
        for hit, commander, gains, deadly in each:
            if hit.card == EMPTY:
                state.life[hit.seat] -= hit.amount
                if commander != EMPTY:
                    key = commander * SEATS + hit.seat
                    state.dealt[key] = state.dealt.get(key, 0) + hit.amount
            elif hit.card in state.play:
                found = state.play[hit.card]
                state.play[hit.card] = replace(
                    found, damage=found.damage + hit.amount, doomed=found.doomed or deadly
                )
            if gains != NOBODY:
                state.life[gains] += hit.amount

    def told(self, viewer: Seat | None) -> Message | None:
        return say("log-magic-damaged", hits=sentences(tuple(map(_hit, self.hits))))


SEATS = 16
"""More than there can be seats: a commander's damage to a seat is kept under one number."""


def _hit(hit: Hit) -> Message:
    source = title(hit.slug)
    if hit.card == EMPTY:
        return say("magic-hit-seat", card=source, seat=seat_name(hit.seat), amount=hit.amount)
    return say("magic-hit-card", card=source, other=title(hit.victim), amount=hit.amount)


class AttackPlanned(MagicHappened, frozen=True):
    """The active seat means to attack with creatures of which some have to be paid for."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "CR-508.1"


class StayedBack(MagicHappened, frozen=True):
    """A creature does not attack: it was not paid for."""

    handle: int
    slug: str
    clause: str = "CR-508.1g"


class AttackersDeclared(MagicHappened, frozen=True):
    """The active seat declared attackers, each against a player."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    against: tuple[Seat, ...]
    stay: tuple[bool, ...]
    clause: str = "CR-508.1"

    def apply(self, state: State) -> None:
        each = zip(self.handles, self.against, self.stay, strict=True)
        for handle, other, stays in each:
            found = state.play[handle]
            state.play[handle] = replace(found, attacking=other, tapped=found.tapped or not stays)

    def told(self, viewer: Seat | None) -> Message | None:
        parts = zip(self.slugs, self.against, strict=True)
        each = tuple(
            say("magic-attacks", card=title(slug), seat=seat_name(seat)) for slug, seat in parts
        )
        return say("log-magic-attackers", seat=seat_name(self.seat), attacks=sentences(each))


class BlockersDeclared(MagicHappened, frozen=True):
    """A defending seat declared blockers."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    attackers: tuple[int, ...]
    titles: tuple[str, ...]
    clause: str = "CR-509.1"

    def apply(self, state: State) -> None:
        for handle, attacker in zip(self.handles, self.attackers, strict=True):
            state.play[handle] = replace(state.play[handle], blocking=attacker)
            state.play[attacker] = replace(state.play[attacker], blocked=True)

    def told(self, viewer: Seat | None) -> Message | None:
        parts = zip(self.slugs, self.titles, strict=True)
        each = tuple(say("magic-blocks", card=title(a), other=title(b)) for a, b in parts)
        return say("log-magic-blockers", seat=seat_name(self.seat), blocks=sentences(each))


class BlockersOrdered(MagicHappened, frozen=True):
    """The attacking seat said in which order an attacker deals damage to its blockers."""

    handle: int
    slug: str
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "CR-509.2"

    def apply(self, state: State) -> None:
        # The order in which permanents lie is the order in which they came: it is set anew.
        found = {card: state.play.pop(card) for card in self.handles}
        state.play.update(found)


class Struck(MagicHappened, frozen=True):
    """Creatures dealt their first-strike damage."""

    handles: tuple[int, ...]
    clause: str = "CR-510.1"

    def apply(self, state: State) -> None:
        for handle in self.handles:
            if handle in state.play:
                state.play[handle] = replace(state.play[handle], has_struck=True)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class CombatEnded(MagicHappened, frozen=True):
    """All creatures were removed from combat."""

    clause: str = "CR-511.3"

    def apply(self, state: State) -> None:
        for handle, found in state.play.items():
            if found.attacking != NOBODY or found.blocking != EMPTY or found.blocked:
                state.play[handle] = replace(
                    found, attacking=NOBODY, blocking=EMPTY, blocked=False, has_struck=False
                )

    def told(self, viewer: Seat | None) -> Message | None:
        return None
