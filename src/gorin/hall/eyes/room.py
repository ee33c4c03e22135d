"""The room: one table as the fold of its records. It neither waits nor looks at a clock.

Whoever owns a room gives it commands with the time and takes out the records that come of them, to
store them. A table that is loaded folds the same records and stands where it stood. What a command
forbids raises, with all reasons, and has changed nothing.

The owner also has to see to what happens by itself: `tick` when `due` says so, and `bot_turn` (or
`bot_question` for bots that take their time) after each change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.versions import OtherRules, playing_again
from gorin.hall.eyes import views
from gorin.hall.eyes.views import Viewer
from gorin.hall.robots import automatic
from gorin.hall.robots.robots import BotQuestion, Robots
from gorin.hall.store.rows import Summary
from gorin.hall.table import coming, handlers, pace, planning, playing
from gorin.hall.table import records as kinds
from gorin.hall.table.again import records_again
from gorin.hall.table.commands import (
    Answer,
    Begin,
    ListAttempts,
    ListPassed,
    Older,
    Ready,
    Resync,
    WhyNot,
    Wish,
)
from gorin.hall.table.foreign import Foreign, has_use
from gorin.hall.table.lessons import Lessons
from gorin.hall.table.people import Person, not_here, read_name
from gorin.hall.table.play import Mark, Unwritten
from gorin.hall.table.records import Kept, Played, Record
from gorin.hall.table.refusing import refused
from gorin.hall.table.standing import Asking, Moment, Presence, Stage, Standing
from gorin.hall.table.terms import Role, Terms
from gorin.hall.table.updates import (
    ActAsked,
    AttemptList,
    ChatLine,
    Done,
    LogLine,
    OlderLines,
    PassedList,
    Reasons,
    Sight,
    TableView,
    You,
)
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered, Entry, Header
from gorin.kernel.match import Match

Reply: TypeAlias = Done | Reasons | AttemptList | PassedList | ActAsked | OlderLines
"""The replies to commands."""

NOBODY_AWAY: Presence = {}
MOST_OLDER = 200
"""The most events of the log that are told at once when older lines are asked for."""
MOST_AT_ONCE = 500
"""The most answers that the table gives at once; the next tick goes on."""
READING = (WhyNot, ListAttempts, ListPassed, Older, Resync)
"""Commands that a closed table still answers."""


class Room:
    """A table. Its first record must be `Opened`, by `open` or by `fold`."""

    def __init__(self, id: str, seed: bytes, library: Library) -> None:
        self._table = Standing(id, seed, library)
        self._robots = Robots(self._table)
        self._records: list[Kept] = []
        self._before: Summary | None = None

    @staticmethod
    def of(table: Standing) -> Room:
        """Return the room of a table as records have made it."""
        room: Room = object.__new__(Room)
        room._table = table
        room._robots = Robots(table)
        room._records = []
        room._before = None
        return room

    # -- what it is ------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The id of the table."""
        return self._table.id

    @property
    def seed(self) -> bytes:
        """The secret seed; it must leave the server only when the match has ended."""
        return self._table.seed

    @property
    def terms(self) -> Terms:
        """The terms that the table was opened with."""
        return self._table.terms

    @property
    def stage(self) -> Stage:
        """The stage at which the table is."""
        return self._table.stage

    @property
    def has_ended(self) -> bool:
        """The match is over, or was begun and the table closed: nothing of it is secret."""
        return self._table.has_ended

    @property
    def match(self) -> Match[Any] | None:
        """The match, None before it has begun."""
        return None if self._table.play is None else self._table.play.match

    @property
    def foreign(self) -> Foreign | None:
        """The match if other rules played it; then there is no other."""
        return self._table.foreign

    @property
    def header(self) -> Header | None:
        """The header of the match's journal; None before the match has begun."""
        return None if self._table.play is None else self._table.play.header

    def knows_decks(self, seat: Seat) -> bool:
        """Return whether the cards in the decks of all others are known to a seat."""
        return self._table.knows_decks(seat)

    @property
    def host(self) -> str:
        """The id of whoever opened the table."""
        return self._table.host

    @property
    def last(self) -> int:
        """The time of the last record."""
        return self._table.last

    @property
    def next(self) -> int:
        """The number of the next record."""
        return self._table.next

    @property
    def undos(self) -> int:
        """The number of times that something was taken back."""
        return 0 if self._table.play is None else self._table.play.undos

    @property
    def undone_to(self) -> int:
        """The length of the log after that happened last: later lines are void and new."""
        return 0 if self._table.play is None else self._table.play.undone_to

    @property
    def people(self) -> Mapping[str, Role]:
        """The people at the table, by id, with their roles."""
        return {one.id: one.role for one in self._table.people.values() if one.here}

    def is_here(self, person: str) -> bool:
        """Return whether somebody is at the table: they came, and have neither left nor had to."""
        member = self._table.people.get(person)
        return member is not None and member.here

    def was_here(self, person: str) -> bool:
        """Return whether somebody has been at the table, and may come back."""
        member = self._table.people.get(person)
        return member is not None and not member.banned

    def seat_of(self, person: str) -> Seat | None:
        """Return the seat of a person."""
        return self._table.seat_of(person)

    @property
    def standing(self) -> Standing:
        """All that the records have made; only to be read."""
        return self._table

    # -- records ---------------------------------------------------------------------------

    def fold(self, kept: Iterable[Kept]) -> None:
        """Apply stored records.

        Of a match that other rules played only what is stored is known; see `Foreign`.

        Raises:
            OtherRules: the match does not fit these rules, and what was before is not known.
            BadInput: the match was played with other cards, or does not fit the rules.
        """
        table, is_whole = self._table, self._table.next == 0
        played: list[Entry] = []
        for one in kept:
            mark: Mark | None = None
            record = one.record
            if isinstance(record, Played) and table.play is not None:
                table.play.sleep()
                mark = self._mark(record, one.at)
                try:
                    with playing_again(table.play.header):
                        table.play.feed(record)
                except OtherRules as error:
                    if not is_whole:
                        raise
                    table.give_up(error, played)
                played += record.entries
            self._apply(one, mark)
        if table.play is not None:
            table.play.betweens.forget()
            if table.is_running:
                self._draw(table.last)

    def remember(self, summary: Summary) -> None:
        """Remember what lists show of a match by other rules: its records tell it no more."""
        self._before = summary
        if self._table.foreign is not None:
            self._table.foreign.is_over = summary.stage == "over"

    @property
    def before(self) -> Summary | None:
        """The summary that lists had of a match by other rules; None of any other."""
        return self._before

    @property
    def is_changed(self) -> bool:
        """Records have been made that nobody has taken out."""
        return bool(self._records)

    @property
    def made(self) -> tuple[int, int]:
        """The number of the next record, and how many nobody has taken out: what tells a change."""
        return self._table.next, len(self._records)

    def take_out(self) -> tuple[Kept, ...]:
        """Return the records made since the last call, for the store."""
        records, self._records = tuple(self._records), []
        return records

    def _keep(self, record: Record, at: int, mark: Mark | None = None) -> None:
        kept = Kept(self._table.next, max(at, self._table.last), record)
        self._records.append(kept)
        self._apply(kept, mark)

    def _keep_of(self, person: Person, record: Record, at: int) -> None:
        """Make a record that a command of somebody asks for, unless it changes nothing.

        Raises:
            Refused: they do too much.
        """
        if not pace.changes_nothing(self._table, record):
            pace.check(person, record, at)
            self._keep(record, at)

    def _mark(self, record: Played, at: int) -> Mark | None:
        """Return what must be remembered before a person answers in earnest."""
        first = record.entries[0]
        if record.by != "person" or not isinstance(first, Answered):
            return None
        return self._remember(first.seat, at)

    def _remember(self, seat: Seat, at: int) -> Mark:
        table = self._table
        assert table.play is not None
        clocks = table.clocks.kept(max(at, table.last))
        return table.play.mark(seat, clocks, is_casual=table.terms.undo == "casual")

    def _apply(self, kept: Kept, mark: Mark | None) -> None:
        table, record = self._table, kept.record
        moment = Moment(kept.number, kept.at)
        if isinstance(record, kinds.Woke):
            table.clocks.skip(kept.at)
        else:
            table.clocks.settle(kept.at)
        table.next, table.last = kept.number + 1, kept.at
        pace.note(table, record, kept.at)
        if table.foreign is not None and isinstance(record, Played):
            table.foreign.note(record, kept.number)
        elif isinstance(record, Played):
            playing.played(table, record, moment, mark)
        elif table.foreign is None or has_use(record):
            handlers.RECORDS[type(record)](table, record, moment)
        self._after(record)

    def _after(self, record: Record) -> None:
        """Let the clocks of those run who are asked, and teach what comes up."""
        table, play = self._table, self._table.play
        if play is None:
            return
        if isinstance(record, kinds.Began | Played) and table.terms.guided:
            table.lessons = table.lessons or _lessons_of(table.library, table.terms.chosen.game)
            if table.lessons is not None:
                table.lessons.look(play.match)
        asked = {question.decision.seat for question in play.match.pending}
        runs = table.stage == "playing"
        table.clocks.run(asked.intersection(table.answering) if runs else ())
        timed = automatic.time_asked(play)
        if timed is None:
            table.clocks.count(0, None, runs=False)
        else:
            table.clocks.count(play.wire(timed[0]), timed[1], runs=runs)

    # -- commands --------------------------------------------------------------------------

    def open(self, host: str, name: str, terms: Terms, at: int, *, rematch_of: str = "") -> None:
        """Open the table; the host sits at the first seat.

        Raises:
            BadInput: all that is wrong with the name and the terms.
        """
        planning.check_opening(self._table.library, name, terms)
        self._keep(kinds.Opened(host, read_name(name), terms, rematch_of), at)
        self._keep(kinds.Sat(Seat(0), host), at)

    def open_again(self, old: Room, at: int) -> None:
        """Open the table at which the people of another one play again, seats moved on by one."""
        for record in records_again(old.standing):
            self._keep(record, at)

    def enter(self, person: str, name: str, role: Role, at: int, *, invited: bool) -> None:
        """Let somebody in; who is there already stays as they are, as far as that is possible.

        Raises:
            BadInput: the name is no name.
            Refused: they may not come in, or not in this role.
        """
        member = self._table.people.get(person)

        def keep(record: Record) -> None:
            if member is not None and isinstance(record, kinds.Came):
                pace.check(member, record, at)
            self._keep(record, at)

        coming.enter(self._table, person, name, role, keep, invited=invited)

    def leave(self, person: str, at: int) -> None:
        """Let somebody go who does not play in a running match.

        Raises:
            Refused: they are not here, or play.
        """
        coming.leave(self._table, person, lambda record: self._keep(record, at))

    def obey(self, person: str, wish: Wish, at: int, presence: Presence = NOBODY_AWAY) -> Reply:
        """Carry out a command.

        Raises:
            Refused: it is not allowed now, or makes no sense; nothing has changed.
            BadInput: all that is wrong with what came with it; nothing has changed.
            Elsewhere: the room goes on from a snapshot, and what came before is needed; it is
                good for nothing any more, and one made of all records is to be asked again.
        """
        table = self._table
        member = table.people.get(person)
        if member is None or not member.here:
            raise not_here()
        _check_possible(table, wish)
        if isinstance(wish, Older):
            return self._older(person, wish)
        if isinstance(wish, Resync):
            return Done(wish.id)
        asking = Asking(table, member, at, presence, lambda one: self._keep_of(member, one, at))
        mark: Mark | None = None
        seat = asking.seat
        if isinstance(wish, Answer) and seat is not None and table.stage == "playing":
            mark = self._remember(seat, at)
        reply = handlers.COMMANDS[type(wish)](asking, wish)
        if isinstance(reply, Played):
            self._keep(reply, at, mark)
            reply = None
        if isinstance(wish, Begin | Ready) and table.play is not None:
            self._draw(at)
        return Done(wish.id) if reply is None else reply

    def _draw(self, at: int) -> None:
        """Let chance answer what it is asked before anybody else."""
        play = self._table.play
        assert play is not None
        play.wake()
        if views.waits_for_chance(play):
            self._keep(playing.done(play, play.draw, "table"), at)

    def _older(self, person: str, wish: Older) -> OlderLines:
        play = self._table.play
        written = 0 if play is None else len(play.match.table.log)
        end = max(0, min(wish.before, written))
        first = max(0, end - MOST_OLDER)
        lines = views.log_lines(self._table, self.viewer_of(person), first, end)
        return OlderLines(wish.id, first, lines)

    # -- what happens by itself ------------------------------------------------------------

    def bot_turn(self, at: int, most: int, *, slow: bool = False) -> int:
        """Let bots answer some of their questions, at most `most`; return how many they answered.

        Those that take their time wait for `bot_question`, unless they are let to be `slow`.
        """
        answers = 0
        while answers < most:
            record = self._robots.answer(slow=slow)
            if record is None:
                break
            self._keep(record, at)
            answers += 1
        return answers

    def waits_for_bot(self, *, slow: bool) -> bool:
        """Return whether a bot has something to answer; those that take their time if `slow`."""
        return self._robots.is_asked(slow=slow)

    def bot_question(self) -> BotQuestion | None:
        """Return a question for a bot that takes its time; it may think in another thread."""
        return self._robots.ask()

    def bot_answer(self, seat: Seat, serial: int, answer: object, at: int) -> bool:
        """Let a bot answer that has thought; False if the question is open no more."""
        record = self._robots.take(seat, serial, answer)
        if record is None:
            return False
        self._keep(record, at)
        return True

    def due(self, at: int) -> int | None:
        """Return when something happens by itself next, `at` if it is overdue; None if nothing."""
        next_at = automatic.next_due(self._table)
        return None if next_at is None else max(at, next_at)

    def tick(self, at: int) -> None:
        """Do what is due by now: answers that the table gives, requests that lapse, time-outs."""
        table = self._table
        at = max(at, table.last)
        lapsed = automatic.lapse(table, at)
        if lapsed is not None:
            self._keep(lapsed, at)
        for _ in range(MOST_AT_ONCE):
            seat = automatic.flagged(table, at)
            if seat is not None:
                self._keep(kinds.Flagged(seat), at)
                self._keep(automatic.run_out(table, seat), at)
                continue
            record = automatic.time_up(table, at) or automatic.pass_for(table, at)
            if record is None:
                return
            self._keep(record, at)

    def wake(self, at: int) -> None:
        """Take the table up again after it was loaded: what went by since counts for nobody."""
        if self._table.is_running:
            self._keep(kinds.Woke(), at)

    def close(self, reason: str, at: int) -> None:
        """Close the table for good; `reason` is a message id."""
        if not self._table.closed:
            self._keep(kinds.Closed(reason), at)

    # -- playing again ---------------------------------------------------------------------

    @property
    def wants_again(self) -> bool:
        """Everybody at a seat wants to play again, or the match goes on: a table is wanted."""
        table = self._table
        if table.goes_on:
            return not table.again
        chairs = [chair for chair in table.chairs if chair.person]
        here = [chair for chair in chairs if table.people[chair.person].here]
        wanted = bool(here) and all(chair.again for chair in here)
        return table.stage == "over" and not table.again and wanted

    def again_opened(self, table: str, at: int) -> None:
        """Tell that the next game is played at another table."""
        self._keep(kinds.AgainOpened(table), at)

    @property
    def owes_earlier(self) -> bool:
        """The tables of the earlier games of the match have not heard yet that it is over."""
        return self._table.owes_earlier

    @property
    def earlier(self) -> tuple[str, ...]:
        """The tables at which the earlier games of the match were played."""
        return tuple(game.table for game in self._table.earlier)

    def earlier_told(self, at: int) -> None:
        """Note that the tables of the earlier games were told."""
        self._keep(kinds.EarlierTold(), at)

    def match_ended(self, at: int) -> None:
        """Hear that the match is over that the game belongs to: nothing of it is secret now."""
        if not self._table.match_ended:
            self._keep(kinds.MatchEnded(), at)

    # -- looking ---------------------------------------------------------------------------

    def viewer_of(self, person: str) -> Viewer:
        """Return through whose eyes somebody looks: a seat, `CASTER`, or None for the public."""
        return views.viewer_of(self._table, person)

    def view(self, at: int, presence: Presence) -> TableView:
        """Return the table as everybody there sees it."""
        return views.table_view(self._table, at, presence)

    def you(self, person: str) -> You:
        """Return who somebody is at the table.

        Raises:
            Refused: they are not at the table.
        """
        member = self._table.people.get(person)
        if member is None or not member.here:
            raise not_here()
        return views.you(self._table, member)

    def sight(self, viewer: Viewer, before: Mapping[str, Any] | None) -> Sight | None:
        """Return what a viewer may know of the match; None before it has begun.

        `before` are the fields of the view that the viewer has; those that are still the same
        are left out. With None the sight is whole.
        """
        return views.sight(self._table, viewer, before)

    def between(self, viewer: Viewer, start: int) -> Iterator[tuple[int, dict[str, Any]]]:
        """Yield how the match stood after event `start` where something grave happened."""
        return views.between(self._table, viewer, start)

    def lines(self, viewer: Viewer, start: int) -> tuple[LogLine, ...]:
        """Return the lines of the log from event `start` on as a viewer reads them.

        A room that did not see the beginning of its match tells those since it goes on.
        """
        match = self.match
        first = 0 if match is None else match.table.log.first
        return views.log_lines(self._table, viewer, max(start, first), None)

    def chat(self, role: Role, start: int, seat: Seat | None = None) -> tuple[ChatLine, ...]:
        """Return what somebody in a role may read of what was said from record `start` on.

        Where a game says who hears whom, whoever only looks on reads what all seats hear.
        """
        table = self._table
        lines = table.talk.read(role, start, running=table.is_apart)
        if table.play is None or not table.is_running:
            return lines
        hears, match = table.play.customs.hears, table.play.match
        if hears is None:
            return lines
        seats = range(len(table.chairs)) if seat is None else (seat,)
        return tuple(
            line
            for line in lines
            if (speaker := line.seat) is None
            or all(hears(match.table, Seat(listener), speaker) for listener in seats)
        )

    def journal_text(self, *, public: bool) -> str:
        """Return the journal of the match as text; see `unwritten`."""
        return self.unwritten(public=public).text()

    def unwritten(self, *, public: bool) -> Unwritten:
        """Return the journal of the match to be written; when it has ended the seed is revealed.

        Its header names all cards of all decks, so until then a table of several keeps it.

        Raises:
            Refused: the match has not begun, or runs.
        """
        table = self._table
        ended = table.has_ended
        if public and table.has_begun and not ended and len(table.chairs) > 1:
            raise refused("hall-journal-later")
        if table.foreign is not None:
            return table.foreign.unwritten(table.seed, public=public and not ended)
        if table.play is None:
            raise refused("hall-not-begun")
        return table.play.unwritten(public=public and not ended, ended=ended)


def _check_possible(table: Standing, wish: Wish) -> None:
    """Check that anything of a command's kind can be done at a table.

    Raises:
        Refused: the table is closed, or other rules play its match.
    """
    if table.closed and not isinstance(wish, READING):
        raise refused("hall-is-closed")
    if table.foreign is not None:
        table.foreign.check(wish)


def _lessons_of(library: Library, game: str) -> Lessons | None:
    """Return the lessons of a game, None if it has none."""
    taught = find_box(game).lessons
    return None if taught is None else Lessons(taught, library)
