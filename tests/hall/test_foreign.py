"""Tables whose match other rules played: told apart, ended by their people, readable as stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.before import Before, before, mended, names
from tests.hall.halls import open_store
from tests.shipped import match_of, reader_for

from gorin.content.box.drawing import DRAWING, Drawing
from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.summary import summary_of
from gorin.hall.eyes.told import read_board, read_lines
from gorin.hall.process import keeping
from gorin.hall.process.hall import Hall
from gorin.hall.store.rows import NewTable
from gorin.hall.table.commands import Again, Answer, AskUndo, Close, Pause, Speak
from gorin.hall.table.records import Began, Kept, Played
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered, Entry, read
from gorin.kernel.words import Message
from gorin.text.language import LANGUAGES

ANA, BEN, CAI = (letter * 32 for letter in "abc")
LATER = 10_000_000
ONE = "tomb-raider timed"
THEN = names()


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The rules were mended since."""
    with mended(monkeypatch):
        yield


def loaded(then: Before, kept: tuple[Kept, ...]) -> Room:
    room = Room("table", bytes.fromhex(then.seed), SHIPPED)
    room.fold(kept)
    return room


def entries_of(kept: tuple[Kept, ...]) -> list[Entry]:
    return [entry for one in kept if isinstance(one.record, Played) for entry in one.record.entries]


@pytest.mark.parametrize("name", THEN)
def test_a_table_of_before_is_played_on_or_stands_still(name: str) -> None:
    then = before()[name]
    for kept in (then.running, then.whole):
        room = loaded(then, kept)
        assert (room.match is None) == (room.foreign is not None)
        room.tick(LATER)


@pytest.mark.parametrize("name", THEN)
@pytest.mark.usefixtures("other_rules")
def test_a_running_table_of_other_rules_is_ended_by_its_people_and_keeps_all(name: str) -> None:
    then = before()[name]
    room = loaded(then, then.running)
    view = room.view(LATER, {})
    assert view.stage == "paused"
    assert view.seed == ""
    assert view.other_rules is not None
    assert view.other_rules.id == "other-rules-version"
    assert room.sight(room.viewer_of(ANA), None) is None
    assert "Good luck!" in [line.text for line in room.chat("player", 0)]
    last = list(room.people)[-1]
    _ = room.obey(last, Close(1), LATER)
    assert room.stage == "closed"
    assert room.has_ended
    assert room.view(LATER, {}).seed == then.seed
    told = [line.message.id for line in room.chat("player", 0) if line.message is not None]
    assert told[-1] == "hall-told-ended-foreign"
    journal = read(room.journal_text(public=True))
    assert journal.entries == entries_of(then.running)
    assert journal.result is None


@pytest.mark.parametrize("name", [each for each in THEN if "told" in each.id])
@pytest.mark.usefixtures("other_rules")
def test_what_was_told_of_a_match_is_read_by_every_later_version(name: str) -> None:
    """What is drawn comes as it is drawn today, and each line has its words in every language."""
    then = before()[name]
    assert then.told is not None
    game, *_ = name.split(" ")
    for viewer in (None, Seat(0)):
        lines, board = read_lines(then.told, viewer), read_board(then.told, viewer)
        assert lines
        assert isinstance(board.get(DRAWING, Drawing()), Drawing)
        for language in LANGUAGES:
            reader = reader_for(language, game=game)
            assert not [text for line in lines if "⟦" in (text := reader.read(line.message))]


@pytest.mark.usefixtures("other_rules")
def test_what_needs_the_match_is_refused_with_the_reason() -> None:
    room = loaded(before()[ONE], before()[ONE].running)
    for wish in (Answer(1, 1, "pass"), AskUndo(1), Pause(1, on=True), Again(1)):
        with pytest.raises(Refused) as caught:
            _ = room.obey(ANA, wish, LATER)
        assert caught.value.message.id == "other-rules-version"
    _ = room.obey(BEN, Speak(1, "Oh no"), LATER)
    assert room.chat("player", 0)[-1].text == "Oh no"


@pytest.mark.usefixtures("other_rules")
def test_nobody_but_those_with_a_seat_and_the_host_ends_it() -> None:
    room = loaded(before()[ONE], before()[ONE].running)
    room.enter(CAI, "Cai", "spectator", LATER, invited=True)
    with pytest.raises(Refused, match="hall-host-only"):
        _ = room.obey(CAI, Close(1), LATER)
    assert room.stage == "paused"


@pytest.mark.usefixtures("other_rules")
def test_its_journal_stays_secret_until_it_is_ended() -> None:
    room = loaded(before()[ONE], before()[ONE].running)
    with pytest.raises(Refused, match="hall-journal-later"):
        _ = room.journal_text(public=True)


@pytest.mark.usefixtures("other_rules")
def test_nothing_happens_by_itself_and_nothing_is_written_down() -> None:
    room = loaded(before()[ONE], before()[ONE].running)
    room.wake(LATER)
    room.tick(LATER)
    assert room.bot_turn(LATER, 10) == 0
    assert room.due(LATER) is None
    assert not room.is_changed
    assert not room.wants_again
    assert not keeping.can_be_kept(room)


def test_a_match_that_stops_to_fit_on_the_way_keeps_what_is_stored() -> None:
    """Its number is that of these rules; it is from before the number said what plays alike."""
    then = before()[ONE]
    kept = list(then.running)
    spot = [
        number
        for number, one in enumerate(kept)
        if isinstance(one.record, Played) and _is_choice(one.record.entries[0])
    ][10]
    record: Any = kept[spot].record
    wrong = replace(record.entries[0], answer="nothing-of-the-kind")
    kept[spot] = replace(kept[spot], record=replace(record, entries=(wrong, *record.entries[1:])))
    room = loaded(then, tuple(kept))
    view = room.view(LATER, {})
    assert view.other_rules is not None
    assert view.other_rules.id == "other-rules-uncounted"
    _ = room.obey(BEN, Close(1), LATER)
    assert read(room.journal_text(public=True)).entries == entries_of(tuple(kept))


def _is_choice(entry: Entry) -> bool:
    return isinstance(entry, Answered) and entry.seat >= 0


def test_lists_show_what_they_showed_of_a_match_that_other_rules_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before()[ONE]
    room = loaded(then, then.whole)
    summary = summary_of(room)
    assert summary.stage == "over"
    assert summary.finished is not None

    async def within() -> None:
        store = open_store(tmp_path)
        hall = Hall(store, library=SHIPPED, clock=lambda: LATER)
        await hall.start()
        try:
            await store.create(NewTable("then", then.seed, summary, then.whole))
            with mended(monkeypatch):
                live = await hall.table("then")
                assert live.room.foreign is not None
                assert live.room.stage == "over"
                assert live.room.has_ended
                assert live.length == len(entries_of(then.whole))
                assert summary_of(live.room) == summary
                await live.enter(CAI, "Cai", "spectator", invited=True)
                (row,) = await store.tables_of(CAI)
                assert row.summary.finished == summary.finished
                assert row.summary.turn == summary.turn
                assert "entry" in await live.journal()
        finally:
            await hall.stop()

    asyncio.run(within())


def test_the_version_of_the_rules_names_what_is_written_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keeping.form.cache_clear()
    now = keeping.form()
    for raised in (True, False):
        keeping.form.cache_clear()
        with mended(monkeypatch, raised=raised):
            assert keeping.form() != now
    keeping.form.cache_clear()


def test_a_journal_of_the_ended_table_is_played_again_by_the_rules_that_played_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    then = before()[ONE]
    with mended(monkeypatch):
        room = loaded(then, then.running)
        _ = room.obey(ANA, Close(1), LATER)
        text = room.journal_text(public=True)
    journal = read(text)
    match = match_of(journal.header)
    match.start()
    match.replay([entry for entry in journal.entries if not hasattr(entry, "to")])
    assert match.pending
    began = next(one.record for one in then.running if isinstance(one.record, Began))
    assert journal.header == began.header
    assert isinstance(room.view(LATER, {}).other_rules, Message)
