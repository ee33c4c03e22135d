"""Events of using cards: what is replaced, what waits, what is shown and supported."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gorin.games.l5r_lcg.events.citing import CANCEL, TARGET
from gorin.games.l5r_lcg.events.happened import LcgHappened, discard, leave_deck, used_as
from gorin.games.l5r_lcg.facts import title
from gorin.games.l5r_lcg.state import EMPTY, EVERYBODY, Deferred, State, Superseded
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say
from gorin.timing.limits import withdrawn


class EffectDeferred(LcgHappened, frozen=True):
    """An effect waits for the end of a period."""

    waits: Deferred
    clause: str = "LCG-S9.54"

    def apply(self, state: State) -> None:
        state.counter = self.waits.number
        state.deferred += (self.waits,)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class EffectCame(LcgHappened, frozen=True):
    """The moment of a delayed effect has come."""

    number: int
    clause: str = "LCG-S9.54"

    def apply(self, state: State) -> None:
        state.deferred = tuple(each for each in state.deferred if each.number != self.number)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class Averted(LcgHappened, frozen=True):
    """A card keeps an event from happening: the token of the first player may stay."""

    seat: Seat
    slug: str
    first: bool
    clause: str = CANCEL

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-first" * self.first, without=("first",))


class Replaced(LcgHappened, frozen=True):
    """Something else will happen instead of one event of an occurrence, or of its replacement.

    Attributes:
        serial: which occurrence.
        at: the place of the event in it.
        by: the places of what happens instead.
        earlier: the places of what was to happen instead before.
    """

    serial: int
    at: int
    by: tuple[int, ...]
    earlier: tuple[int, ...] = ()
    clause: str = "LCG-S9.29"

    def apply(self, state: State) -> None:
        waiting = [occurrence.serial for occurrence in state.pending]
        left = tuple(each for each in state.superseded if each.serial in waiting)
        gone = tuple(Superseded(self.serial, place) for place in self.earlier)
        state.superseded = (*left, *gone, Superseded(self.serial, self.at, self.by))

    def told(self, viewer: Seat | None) -> Message | None:
        return None


@states("LCG-S9.10")
class NotBegun(LcgHappened, frozen=True):
    """A part of what an ability takes was not paid: it never began, and its use does not count."""

    number: int
    slug: str
    script: str = ""
    clause: str = "LCG-S9.10"

    def apply(self, state: State) -> None:
        for each in state.resolving:
            if each.number == self.number:
                state.used = withdrawn(state.used, each.noted)
        state.resolving = tuple(
            replace(each, cancelled=True) if each.number == self.number else each
            for each in state.resolving
        )

    def told(self, viewer: Seat | None) -> Message | None:
        slug = used_as(title(self.slug), self.slug, self.script)
        return say("log-lcg-not-begun", slug=slug)


class CardSpoiled(LcgHappened, frozen=True):
    """A card that was played did not enter play: it goes to the discard pile."""

    handle: int
    slug: str
    clause: str = "LCG-S9.12"

    def apply(self, state: State) -> None:
        state.played = tuple(card for card in state.played if card != self.handle)
        discard(state, self.handle)


class Selected(LcgHappened, frozen=True):
    """A seat selected one of several effects of the ability that is carried out.

    Attributes:
        part: which part of the effects, or which ability, EMPTY if it happens at once.
        source: the card that an ability is printed on, EMPTY for an effect.
        slug: the title of that card.
    """

    seat: Seat
    what: Message
    part: int = EMPTY
    source: int = EMPTY
    slug: str = ""
    clause: str = TARGET

    def apply(self, state: State) -> None:
        *below, top = state.resolving
        source = top.source if self.source == EMPTY else (self.source, state.born(self.source))
        state.resolving = (*below, replace(top, selected=self.part, source=source))

    def told(self, viewer: Seat | None) -> Message | None:
        if self.slug:
            return self.message("-ability", without=("part", "source"))
        return self.message(without=("part", "source", "slug"))


@states("LCG-S9.64")
class Presented(LcgHappened, frozen=True):
    """A seat shows the card that it is about to play; it stays where it is."""

    seat: Seat
    handle: int
    slug: str
    clause: str = "LCG-S9.64"

    def apply(self, state: State) -> None:
        state.known[self.handle] = (EVERYBODY,)


class SupportOffered(LcgHappened, frozen=True):
    """A seat offered to pay a part of the cost of another's card."""

    unread: ClassVar[bool] = True

    seat: Seat
    amount: int
    clause: str = "LCG-S8.28"


class TookOver(LcgHappened, frozen=True):
    """A disguised card took over what the character wears whose place it takes, and all on it."""

    handle: int
    target: int
    slugs: tuple[str, str]
    clause: str = "LCG-S8.14"

    def apply(self, state: State) -> None:
        new, old = state.play[self.handle], state.play[self.target]
        for card in old.worn:
            state.play[card] = replace(state.play[card], host=self.handle)
        state.play[self.handle] = replace(
            new,
            fate=new.fate + old.fate,
            status=max(-1, min(1, new.status + old.status)),
            tainted=new.tainted or old.tainted,
            worn=(*new.worn, *old.worn),
        )
        bare = replace(old, fate=0, status=0, tainted=False, worn=())
        state.play[self.target] = bare

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("target",))


class Searched(LcgHappened, frozen=True):
    """A seat looks at cards of its conflict deck, which nobody else sees."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "LCG-S9.61"

    def apply(self, state: State) -> None:
        for handle in self.handles:
            state.known[handle] = tuple(dict.fromkeys((*state.known.get(handle, ()), self.seat)))

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own")
        return self.message(without=("slugs",), count=len(self.handles))


@states("LCG-S9.62")
class Found(LcgHappened, frozen=True):
    """A seat took a card that it searched for; it is revealed if it had to be of some sort."""

    seat: Seat
    handle: int
    slug: str = ""
    clause: str = "LCG-S9.62"

    def apply(self, state: State) -> None:
        deck = state.conflict_decks[self.seat]
        state.conflict_decks[self.seat] = tuple(card for card in deck if card != self.handle)
        state.hands[self.seat] += (self.handle,)
        leave_deck(state, self.handle)
        state.known[self.handle] = (EVERYBODY,) if self.slug else (self.seat,)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-shown") if self.slug else self.message(without=("slug",))
