"""Events of a series: the only things that change its state."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gorin.games.tomb_raider.series.state import Played, Series, State, deck_of
from gorin.kernel.decision import Seat
from gorin.kernel.event import Event, Happened
from gorin.kernel.table import Outcome
from gorin.kernel.words import Message, Name, say


def happen(table: Series, *events: Event[State]) -> None:
    """Let events happen, in this order: the one door through which the state changes."""
    for event in events:
        table.record(event)


def level_name(title: str) -> Name:
    """Return the name of a level by its title."""
    return Name("level", title)


class Told(Happened[State], frozen=True, gc=False):
    """Something that happened in a series; public unless `told` says otherwise."""

    prefix: ClassVar[str] = "series-log-"
    untold: ClassVar[tuple[str, ...]] = ("clause", "played", "level", "levels", "order", "stage")


class StageBegan(Told, frozen=True):
    """The series goes on to something else; nothing to tell."""

    stage: str
    clause: str = "TR-17.1"

    def apply(self, state: State) -> None:
        state.stage = self.stage

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class OrderSettled(Told, frozen=True):
    """The order of the levels is settled, by lot or as they were listed."""

    order: tuple[int, ...]
    levels: tuple[str, ...]
    by_lot: bool
    clause: str = "TR-17.4a"

    def apply(self, state: State) -> None:
        state.order = self.order

    def told(self, viewer: Seat | None) -> Message | None:
        names = tuple(level_name(title) for title in self.levels)
        return Message(
            "series-log-order-" + ("drawn" if self.by_lot else "kept"), {"levels": names}
        )


class StartTreasureTaken(Told, frozen=True):
    """A player starts the series with a treasure."""

    seat: Seat
    slug: str
    clause: str = "TR-17.4c"

    def apply(self, state: State) -> None:
        standing = state.players[self.seat]
        state.players[self.seat] = replace(standing, kept=(*standing.kept, self.slug))


class LevelBegan(Told, frozen=True):
    """A level begins."""

    number: int
    level: str
    depth: int
    clause: str = "TR-17.1"

    def told(self, viewer: Seat | None) -> Message | None:
        deeper = "-deeper" if self.depth > 1 else ""
        return self.message(deeper, level=level_name(self.level))


class LevelOver(Told, frozen=True):
    """A level is over: who won it, after how many turns, and how it ended."""

    number: int
    level: str
    seats: tuple[Seat, ...]
    turns: int
    reason: str
    played: Played
    clause: str = "TR-17.1"

    def apply(self, state: State) -> None:
        state.played += (self.played,)

    def told(self, viewer: Seat | None) -> Message | None:
        level = level_name(self.level)
        if not self.reason:
            return say("series-log-level-over-broken-off", number=self.number, level=level)
        return self.message("" if self.seats else "-drawn", level=level)


class ExtraTurnsCounted(Told, frozen=True):
    """A raider needed more turns than the first one to finish a timed level."""

    seat: Seat
    turns: int
    finished: bool
    clause: str = "TR-17.2"

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.finished else "-unfinished")


class CardsKept(Told, frozen=True):
    """A raider keeps cards of its saved row for the next level."""

    seat: Seat
    slugs: tuple[str, ...]
    clause: str = "TR-17.4e"

    def apply(self, state: State) -> None:
        standing = state.players[self.seat]
        deck = deck_of(standing)
        for slug in self.slugs:
            # A card that a level granted belongs to the player's cards from now on.
            if slug not in deck and state.is_drawn(slug):
                deck[slug] = 1
        state.players[self.seat] = replace(standing, kept=self.slugs, deck=tuple(deck.items()))
        last = state.played[-1]
        kept = tuple(
            self.slugs if seat == self.seat else slugs for seat, slugs in enumerate(last.kept)
        )
        state.played = (*state.played[:-1], replace(last, kept=kept))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message() if self.slugs else None


class PrizeTaken(Told, frozen=True):
    """The winner of a level takes a treasure."""

    seat: Seat
    slug: str
    clause: str = "TR-17.4d"

    def apply(self, state: State) -> None:
        standing = state.players[self.seat]
        state.players[self.seat] = replace(
            standing, kept=(*standing.kept, self.slug), won=(*standing.won, self.slug)
        )
        last = state.played[-1]
        prizes = tuple(
            self.slug if seat == self.seat else slug for seat, slug in enumerate(last.prizes)
        )
        state.played = (*state.played[:-1], replace(last, prizes=prizes))


class PrizeDeclined(Told, frozen=True):
    """The winner of a level takes no treasure, or there is none left to take."""

    seat: Seat
    clause: str = "TR-17.4d"


class CardAdded(Told, frozen=True):
    """A player added a card to the deck; which one is nobody else's business."""

    seat: Seat
    slug: str
    clause: str = "TR-17.4f"

    def apply(self, state: State) -> None:
        standing = state.players[self.seat]
        deck = deck_of(standing)
        deck[self.slug] = deck.get(self.slug, 0) + 1
        state.players[self.seat] = replace(standing, deck=tuple(deck.items()))
        last = state.played[-1]
        added = tuple(count + (seat == self.seat) for seat, count in enumerate(last.added))
        state.played = (*state.played[:-1], replace(last, added=added))

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message() if viewer == self.seat else None


class AdditionsMade(Told, frozen=True):
    """A player has added what cards it wanted to; how many is public."""

    seat: Seat
    count: int
    clause: str = "TR-17.4f"


class SeriesEnded(Told, frozen=True):
    """The series is over; no winning seats mean that nobody won."""

    seats: tuple[Seat, ...]
    reason: str
    clause: str = "TR-17.1"

    def apply(self, state: State) -> None:
        state.stage = "over"
        state.outcome = Outcome(self.seats, self.clause, self.reason)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.seats else "-drawn")
