"""The standing of a table: everything its records have made of it, and nothing else.

It is changed by applying records only. Commands look at it, and make records.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from gorin.content.box.format import Played
from gorin.content.box.windows import Skipping
from gorin.content.box.wishes import DEFAULT, Deck
from gorin.content.cards.pool import Library
from gorin.content.desk.scores import Score
from gorin.content.desk.versions import OtherRules
from gorin.hall.table.clocks import Clocks
from gorin.hall.table.foreign import Foreign
from gorin.hall.table.lessons import Lessons
from gorin.hall.table.people import Person
from gorin.hall.table.planning import what_is_played
from gorin.hall.table.play import Play
from gorin.hall.table.records import GameEnded, Record, Set
from gorin.hall.table.talk import Talk
from gorin.hall.table.terms import Stops, Terms
from gorin.hall.table.updates import PassedWindow
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Entry
from gorin.kernel.words import Message, say

Stage: TypeAlias = Literal["gathering", "playing", "paused", "over", "closed"]

Presence: TypeAlias = Mapping[str, int]
"""Absences by person: 0 while they are connected, else since when they have been away. Whoever is
not in it has not been seen since the table was taken up.
"""

USUAL_STOPS = Stops()


class Chair:
    """A seat of the table.

    Attributes:
        person: the id of who plays it, empty for a bot or a free seat.
        bot: the level of the bot that plays it, empty for a person or a free seat.
        held: the level of the bot that holds it for its person; or, if the person was removed,
            for whoever takes it over.
        held_from: how many effective entries the journal had when a bot took it last.
        skipping: until when its person passes in every window.
        refusals: in which turn others have refused to let it take back, and how often.
        conceded: it has left the match.
        passed: the number of windows passed for its person since they answered last.
        windows: the last of these.
        ready: its person is ready for the next game of the match.
    """

    __slots__ = (
        "again",
        "bot",
        "cards",
        "casts",
        "conceded",
        "deck_name",
        "entropy",
        "held",
        "held_from",
        "passed",
        "person",
        "ready",
        "refusals",
        "skipping",
        "stops",
        "windows",
    )

    def __init__(self) -> None:
        self.person = ""
        self.bot = ""
        self.held = ""
        self.held_from = 0
        self.cards: Deck = DEFAULT
        self.deck_name = ""
        self.entropy = ""
        self.stops = USUAL_STOPS
        self.skipping: Skipping | None = None
        self.refusals: tuple[int, int] = (0, 0)
        self.casts = False
        self.again = False
        self.conceded = False
        self.passed = 0
        self.windows: tuple[PassedWindow, ...] = ()
        self.ready = False

    @property
    def is_free(self) -> bool:
        """Nobody plays it yet."""
        return not self.person and not self.bot and not self.held

    @property
    def level(self) -> str:
        """The level of the bot that answers for it now, empty if its person does."""
        return self.held or self.bot

    def clear(self, *, keeps_deck: bool = False) -> None:
        """Make the seat free again; what its person chose goes with them, but perhaps the deck."""
        free = Chair()
        if keeps_deck:
            free.cards, free.deck_name = self.cards, self.deck_name
        for name in self.__slots__:
            setattr(self, name, getattr(free, name))


UNDO_WAIT = 60_000
"""The milliseconds after which a request to take back lapses."""


class UndoRequest(Struct, frozen=True):
    """A seat asks to take back all after the first `to` entries; these have agreed so far.

    The log had `told` lines then.
    """

    seat: Seat
    to: int
    at: int
    told: int
    agreed: tuple[Seat, ...] = ()


class Moment(Struct, frozen=True):
    """The moment at which a record was made: its number, and the time."""

    number: int
    at: int


class Standing:
    """A table as its records have made it."""

    def __init__(self, id: str, seed: bytes, library: Library) -> None:
        self.id = id
        self.seed = seed
        self.library = library
        self.terms = Terms()
        self.host = ""
        self.rematch_of = ""
        self.again = ""
        self.earlier: tuple[GameEnded, ...] = ()
        self.match_ended = False
        self.earlier_told = False
        self.people: dict[str, Person] = {}
        self.chairs: tuple[Chair, ...] = ()
        self.play: Play | None = None
        self.foreign: Foreign | None = None
        self.clocks = Clocks(self.terms.clock, 0)
        self.talk = Talk()
        self.lessons: Lessons | None = None
        self.undo: UndoRequest | None = None
        self.paused_by = ""
        self.closed = False
        self.next = 0
        self.last = 0
        self.taken_up = 0
        self.began = 0
        self.ended = 0
        self._played: Played | None = None

    @property
    def stage(self) -> Stage:
        """The stage at which the table is."""
        if self.closed:
            return "closed"
        if self.foreign is not None:
            return "over" if self.foreign.is_over else "paused"
        if self.play is None:
            return "gathering"
        if self.play.match.outcome is not None:
            return "over"
        return "paused" if self.paused_by else "playing"

    @property
    def has_begun(self) -> bool:
        """A match was begun, by these rules or by others."""
        return self.play is not None or self.foreign is not None

    @property
    def is_running(self) -> bool:
        """A match runs, or is paused; one by other rules does neither."""
        return self.play is not None and self.stage in ("playing", "paused")

    @property
    def has_ended(self) -> bool:
        """The match is over, or was begun and the table closed: nothing of it is secret.

        A game of a match of several keeps its secrets until the match is over: they would tell
        what the others have in their decks and beside them.
        """
        is_over = self.play is not None and not self.is_running
        if self.foreign is not None:
            is_known = self.terms.games == 1 or self.match_ended
            return self.closed or (self.foreign.is_over and is_known)
        return is_over and (self.match_ended or not self.goes_on)

    def knows_decks(self, seat: Seat) -> bool:
        """Return whether the cards in the decks of all others are known to a seat.

        Those that come with Gorin are. What somebody wrote is not, nor what was added in secret
        since, between the levels of a series.
        """
        others = (chair for place, chair in enumerate(self.chairs) if place != seat)
        is_later = self.play is not None and self.play.part > 1
        return not is_later and not any(chair.cards.text for chair in others)

    @property
    def score(self) -> Score:
        """The score of the match, this game too if it is over."""
        outcome = None if self.play is None else self.play.match.outcome
        now = () if outcome is None else (outcome.winners,)
        return Score(self.terms.games, (*(game.winners for game in self.earlier), *now))

    @property
    def goes_on(self) -> bool:
        """The game is over, and another one of the match follows."""
        return self.foreign is None and self.stage == "over" and not self.score.is_decided

    @property
    def is_apart(self) -> bool:
        """Players and watchers are apart: a match runs, or waits for its next game."""
        between = bool(self.earlier) and self.stage == "gathering"
        if self.foreign is not None:
            return not self.has_ended
        return self.is_running or between or (self.goes_on and not self.match_ended)

    @property
    def owes_earlier(self) -> bool:
        """The match is over, and the tables of its earlier games were not told yet."""
        ended = self.closed or (self.stage == "over" and self.score.is_decided)
        return bool(self.earlier) and ended and not self.earlier_told

    @property
    def played(self) -> Played:
        """The game that is played, in words."""
        if self._played is None:
            try:
                self._played = what_is_played(self.library, self.terms)
            except BadInput:  # an older version knew the level
                chosen = self.terms.chosen
                title = say("level-own-title", title=chosen.game)
                self._played = Played(title, chosen.format or "")
        return self._played

    def give_up(self, error: OtherRules, entries: Iterable[Entry]) -> None:
        """Play the match no further: other rules played it, and these do not fit."""
        assert self.play is not None
        self.foreign, self.play = Foreign(self.play.header, error, entries), None
        self.clocks, self.undo = Clocks(self.terms.clock, len(self.chairs)), None
        self.paused_by = ""

    def seat_of(self, person: str) -> Seat | None:
        """Return the seat of a person."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return Seat(seat)
        return None

    def name_at(self, seat: int) -> str:
        """Return what to call whoever plays a seat; empty while it is free."""
        chair = self.chairs[seat]
        if chair.person:
            return self.people[chair.person].name
        return bot_name(seat) if chair.level else ""

    def called_at(self, seat: int) -> str | Message:
        """Return what the table calls whoever plays a seat: a bot in the language of who reads."""
        chair = self.chairs[seat]
        if chair.person or not chair.level:
            return self.name_at(seat)
        return say("seat-bot", number=seat + 1)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that are taken at the table, those of bots too."""
        bots = tuple(bot_name(seat) for seat in range(len(self.chairs)))
        return (*(person.name for person in self.people.values() if person.here), *bots)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats of people who still play."""
        return tuple(
            Seat(seat)
            for seat, chair in enumerate(self.chairs)
            if chair.person and not chair.conceded
        )

    @property
    def answering(self) -> tuple[Seat, ...]:
        """The seats whose people answer for themselves."""
        return tuple(seat for seat in self.players if not self.chairs[seat].held)

    @property
    def is_paused_by_referee(self) -> bool:
        """A referee paused the table, and still is one."""
        person = self.people.get(self.paused_by)
        return person is not None and person.role == "referee"

    @property
    def held_for(self) -> tuple[Seat, ...]:
        """The seats that bots hold for people who are away."""
        return tuple(seat for seat in self.players if self.chairs[seat].held)

    @property
    def bans(self) -> int:
        """The number of people who were banned; it only ever grows."""
        return sum(person.banned for person in self.people.values())

    def skipping_as(self, record: Set) -> Skipping | None:
        """Return until when a seat passes in every window as it has set it."""
        play, until = self.play, record.stops.skip
        return None if play is None else play.windows.skipping(play.match, record.seat, until)

    def vacate(self, chair: Chair) -> None:
        """Make a seat free; its deck goes too, but while a match goes on it stays there."""
        chair.clear(keeps_deck=bool(self.earlier))

    def withdraw(self, seat: Seat) -> None:
        """End the request of a seat to take back; nobody is there to play what comes of it."""
        if self.undo is not None and self.undo.seat == seat:
            self.undo = None

    def away_since(self, person: str, presence: Presence) -> int | None:
        """Return since when a person has been away, None if they are here."""
        since = presence.get(person, self.taken_up)
        return since or None


def bot_name(seat: int) -> str:
    """Return what a bot is called in records and lists, which have no language.

    Whoever shows it says `seat-bot` in its place.
    """
    return f"Bot {seat + 1}"


Keep: TypeAlias = Callable[[Record], None]
"""Makes a record: applies it, and puts it among those for the store."""


class Asking(Struct, frozen=True):
    """A command that is being carried out: at which table, by whom, when.

    `presence` tells who is away, `keep` makes the records that come of it.
    """

    table: Standing
    person: Person
    at: int
    presence: Presence
    keep: Keep

    @property
    def seat(self) -> Seat | None:
        """The seat of whoever asks."""
        return self.table.seat_of(self.person.id)

    @property
    def is_host(self) -> bool:
        """The person who asks opened the table."""
        return self.person.id == self.table.host
