"""A room that goes on from what was kept of it is the room of all records."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.hall.tables import ANA, BEN, CAI, NAMES, SEED, Table, observed
from tests.hall.test_fold import Anybody, wild

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Reply, Room
from gorin.hall.eyes.summary import summary_of
from gorin.hall.process import keeping
from gorin.hall.table.clocks import Clocks
from gorin.hall.table.commands import AnswerUndo, AskUndo, Older, Speak, Wish
from gorin.hall.table.people import Person
from gorin.hall.table.records import Kept
from gorin.hall.table.standing import Chair, Presence
from gorin.hall.table.terms import Clock
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.event import Elsewhere
from gorin.kernel.match import Match

DERIVED = {
    *("betweens", "drawn", "put", "told"),
    *("match", "customs", "drawing", "entered", "field_names", "leaving"),
    *("_seed", "_lit", "_lights"),
}
"""What of a match is made anew."""


class Snapshot:
    """What is kept of a table at one moment."""

    def __init__(self, table: Table) -> None:
        _ = table.all_kept()
        self.number = table.room.next
        self.body = keeping.kept_of(table.room)

    def resumed(self, table: Table) -> Resumed:
        """Return the table that goes on from here, with all that it has recorded since."""
        twin: Resumed = object.__new__(Resumed)
        twin.at = table.at
        twin.kept = stored(table)
        twin.losses = 0
        after = [one for one in twin.kept if one.number >= self.number]
        twin.room = keeping.resumed(SHIPPED, table.room.id, table.room.seed, self.body, after)
        return twin


class Resumed(Table):
    """A table whose room goes on from a snapshot; like its owner it helps itself to the rest."""

    losses: int

    def do(self, person: str, wish: Wish, presence: Presence = {}) -> Reply:  # noqa: B006
        _ = self.all_kept()
        try:
            return super().do(person, wish, presence)
        except Elsewhere:
            self.losses += 1
            self.room = self.loaded().room
            return super().do(person, wish, presence)

    def loaded(self) -> Table:
        # What was made before something was missing was never stored.
        _ = self.room.take_out()
        return super().loaded()


def stored(table: Table) -> list[Kept]:
    return msgspec.json.decode(msgspec.json.encode(table.all_kept()), type=list[Kept])


def same(twin: Table, table: Table) -> None:
    """Everything that can be observed is the same, of log and journal as much as is there."""
    log = journal = 0
    if twin.room.match is not None:
        log, journal = twin.match.table.log.first, twin.match.journal.first
    found = observed(twin, log=log, journal=journal)
    assert found == observed(table, log=log, journal=journal)


class Undos:
    """Notes which records of a table take back what was before the step that runs."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.far: list[int] = []
        undo = Match.undo

        def noted(match: Match[Any], seat: Seat, *, to: int) -> None:
            if match is table.room.match and to < match.snapshot().count:
                self.far.append(table.room.next)
            undo(match, seat, to=to)

        monkeypatch.setattr(Match, "undo", noted)

    def lack(self, snapshot: Snapshot) -> bool:
        """Return whether something of before a snapshot was taken back after it."""
        before = msgspec.json.decode(snapshot.body, type=keeping.KeptTable).play
        has_before = before is not None and before.snapshot.entries > 0
        return has_before and any(number >= snapshot.number for number in self.far)


@pytest.mark.parametrize(
    "seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(6, 16))]
)
def test_a_room_that_was_kept_stands_where_the_folded_one_stands(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anybody = wild(seed)
    undos = Undos(table, monkeypatch)
    below = Fast(seed + 1000).below
    snapshot = Snapshot(table)
    for number in range(450):
        anybody.act()
        if below(60) == 0:
            snapshot = Snapshot(table)
        if number % 23 == 0 and keeping.can_be_kept(table.room):
            if undos.lack(snapshot):
                with pytest.raises(Elsewhere):
                    snapshot.resumed(table)
            else:
                same(snapshot.resumed(table), table)


@pytest.mark.parametrize("seed", [1, 2, 5, 6, 7, 10])
def test_play_goes_on_the_same_from_a_room_that_was_kept(seed: int) -> None:
    table, anybody = wild(seed)
    for _ in range(150):
        anybody.act()
    if not keeping.can_be_kept(table.room):
        pytest.skip("a tutorial")
    twin = Snapshot(table).resumed(table)
    other = Anybody(twin, 99)
    anybody.below = Fast(99).below
    for _ in range(300):
        # Bots may remember what a new one has not seen: here only people and the table answer.
        table.room._robots._agents.clear()
        anybody.act()
        twin.room._robots._agents.clear()
        other.act()
        assert table.at == twin.at
    same(twin, table)
    assert stored(twin) == stored(table)


def played(*people: str, answers: int = 60, **terms: Any) -> Table:
    """Return a table at which people have answered so often, and all is asked."""
    table = Table(*people, **terms).begin()
    for _ in range(answers):
        table.answer(table.asked())
    return table


def test_a_kept_room_is_the_same_wherever_a_step_was() -> None:
    table = Table(ANA, BEN, clock=Clock("game", 300, 5), undo="any").begin()
    for _ in range(40):
        table.at += 700
        table.answer(table.asked())
        same(Snapshot(table).resumed(table), table)


def test_a_kept_room_is_small_and_quick_to_apply() -> None:
    table = played(ANA, BEN, answers=100)
    twin = Snapshot(table).resumed(table)
    assert len(twin.match.journal) - twin.match.journal.first < 25
    assert len(Snapshot(table).body) < 40_000


def test_a_room_before_the_match_and_after_it_is_kept_too() -> None:
    table = Table(ANA, BEN)
    table.do(ANA, Speak(1, "hello"))
    same(Snapshot(table).resumed(table), table)
    table.begin().concede(BEN)
    table.until(lambda: table.room.stage == "over")
    same(Snapshot(table).resumed(table), table)


def test_talk_people_and_bans_are_kept() -> None:
    table = Table(ANA, BEN).begin()
    table.enter(CAI, "spectator")
    table.do(CAI, Speak(1, "who watches?", "watchers"))
    table.do(ANA, Speak(1, "hello"))
    twin = Snapshot(table).resumed(table)
    assert twin.room.chat("spectator", 0) == table.room.chat("spectator", 0)
    assert [one.name for one in twin.room.view(1, {}).people] == [
        NAMES[person] for person in (ANA, BEN, CAI)
    ]


# -- what needs more than is there ---------------------------------------------------------


def test_older_lines_of_the_log_need_all_records() -> None:
    table = played(ANA, BEN)
    twin = Snapshot(table).resumed(table)
    first = twin.match.table.log.first
    assert first > 0
    with pytest.raises(Elsewhere):
        twin.room.obey(ANA, Older(1, first), twin.at)
    assert twin.do(ANA, Older(1, first)) == table.do(ANA, Older(1, first))
    assert twin.losses == 1


def test_lines_on_return_begin_where_the_room_goes_on() -> None:
    table = played(ANA, BEN)
    twin = Snapshot(table).resumed(table)
    first = twin.match.table.log.first
    assert twin.room.lines(None, 0) == table.room.lines(None, first)


def test_the_text_of_the_journal_needs_all_records() -> None:
    table = Table(ANA, BEN).begin()
    table.concede(BEN)
    table.until(lambda: table.room.stage == "over")
    twin = Snapshot(table).resumed(table)
    with pytest.raises(Elsewhere):
        twin.room.journal_text(public=True)


def test_what_statistics_keep_of_a_match_needs_all_records() -> None:
    table = played(ANA, BEN)
    twin = Snapshot(table).resumed(table)
    assert summary_of(twin.room) == summary_of(table.room)
    twin.concede(BEN)
    twin.until(lambda: twin.room.stage == "over")
    with pytest.raises(Elsewhere):
        summary_of(twin.room)
    _ = twin.all_kept()
    assert summary_of(twin.loaded().room).finished is not None


def _kept_when(table: Table, *, within: bool) -> Resumed:
    """Play until the last choice of ANA is within the running step, or before it; keep that."""
    for _ in range(200):
        table.answer(table.asked())
        play, seat = table.room.standing.play, table.match_seat(ANA)
        assert play is not None
        last = max((mark.entry for mark in play.marks if mark.seat == seat), default=None)
        if last is not None and (last >= table.match.snapshot().count) == within:
            return Snapshot(table).resumed(table)
    raise AssertionError("it never came to be")


def _take_back(table: Table) -> None:
    table.do(ANA, AskUndo(1))
    table.do(BEN, AnswerUndo(2, agrees=True))
    assert table.room.undos == 1


def test_taking_back_what_was_before_needs_all_records() -> None:
    table = Table(ANA, BEN, undo="any").begin()
    twin = _kept_when(table, within=False)
    _take_back(table)
    _take_back(twin)
    assert twin.losses == 1
    assert observed(twin) == observed(table)


def test_taking_back_a_choice_of_the_running_step_needs_nothing_older() -> None:
    table = Table(ANA, BEN, undo="any").begin().until_turn(2)
    twin = _kept_when(table, within=True)
    _take_back(table)
    _take_back(twin)
    assert twin.losses == 0
    same(twin, table)


def test_all_that_a_table_is_made_of_is_kept() -> None:
    table = played(ANA, BEN, answers=5).room.standing
    play = table.play
    assert play is not None
    made = {
        keeping.KeptTable: ({*vars(table)}, {"seed", "library", "lessons", "_played", "foreign"}),
        # What is kept of the windows are those in which people have passed.
        keeping.KeptPlay: ({*vars(play), "passed"}, DERIVED | {"windows", "_offer"}),
        keeping.KeptPerson: ({*Person.__slots__}, set[str]()),
        keeping.KeptChair: ({*Chair.__slots__}, set[str]()),
        keeping.KeptClocks: ({*Clocks.__slots__}, {"_clock", "_full"}),
    }
    for kind, (names, follow) in made.items():
        assert {*kind.__struct_fields__} - {"snapshot", "digest"} == names - follow, kind


def test_what_is_kept_of_a_room_that_was_kept_is_the_same() -> None:
    table = played(ANA, BEN, answers=5)
    ben = table.room.standing.people[BEN]
    fresh = Person(BEN, ben.number, ben.name, ben.role)
    ben.here, ben.banned, ben.muted, ben.has_cast = False, True, True, True
    ben.busy, ben.renamed, ben.pauses = 7, 8, (1, 2)
    ben.spoke.append(9)
    same = {name for name in Person.__slots__ if getattr(ben, name) == getattr(fresh, name)}
    assert same == {"id", "number", "name", "role"}
    body = keeping.kept_of(table.room)
    twin = keeping.resumed(SHIPPED, table.room.id, table.room.seed, body, ())
    assert msgspec.json.decode(keeping.kept_of(twin)) == msgspec.json.decode(body)


# -- what does not fit ---------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["", "{}", "null", '{"id": 1}'])
def test_what_is_damaged_is_refused(damage: str) -> None:
    with pytest.raises(BadInput):
        keeping.resumed(SHIPPED, "table", SEED, damage.encode(), ())


def test_what_was_kept_of_another_table_is_refused() -> None:
    table = Table(ANA).begin()
    body = Snapshot(table).body
    with pytest.raises(BadInput):
        keeping.resumed(SHIPPED, "other", SEED, body, ())


def test_a_state_that_is_not_the_same_is_refused() -> None:
    table = played(ANA, answers=10)
    plain = msgspec.json.decode(Snapshot(table).body)
    plain["play"]["digest"] = "0" * 64
    with pytest.raises(BadInput):
        keeping.resumed(SHIPPED, "table", SEED, msgspec.json.encode(plain), ())


def test_tutorials_are_not_kept() -> None:
    assert not keeping.can_be_kept(Table(ANA, guided=True).room)
    assert keeping.can_be_kept(Table(ANA).room)


def test_the_form_names_what_this_version_keeps() -> None:
    assert keeping.form() == keeping.form()
    assert len(keeping.form()) < 60


def test_what_light_stands_for_is_the_same_in_every_process() -> None:
    table = played(ANA, BEN, answers=20)
    twin = table.loaded()
    mine, others = table.room.standing.play, twin.room.standing.play
    assert mine is not None
    assert others is not None
    assert isinstance(mine.light(table.match_seat(ANA)), str)
    assert mine.marks == others.marks


def test_what_is_kept_follows_from_the_records_alone() -> None:
    table = played(ANA, BEN, answers=20)
    room = Room(table.room.id, table.room.seed, SHIPPED)
    room.fold(stored(table))
    assert keeping.kept_of(room) == keeping.kept_of(table.room)
