"""Owners with different cards in one process: each table plays with those of its own library."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest
from msgspec.structs import replace
from tests.hall.tables import ANA, BEN, HERE, SEED, Table, observed

from gorin.content.cards.pool import SHIPPED, Library, Overlay
from gorin.content.cards.search_text import search_in
from gorin.content.desk import decks
from gorin.content.desk.cards import find_card, library_with, search_index
from gorin.content.desk.matches import match_of
from gorin.content.desk.names import reader_for
from gorin.hall.eyes.room import Room
from gorin.hall.process import keeping
from gorin.hall.robots.thinking import Position
from gorin.hall.table.commands import Close, Pause
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import Seat
from gorin.kernel.journal import canonical, read
from gorin.kernel.verify import verify
from gorin.kernel.words import Name

GAME = "tomb-raider"
FIRST: Overlay = {"022": {"danger": "3"}, "211": {"name": "Gunpowder Keg"}}
SECOND: Overlay = {"022": {"danger": "9"}, "057": {"effect": "play at test do add-dice 2"}}


def libraries() -> tuple[Library, Library]:
    """Return the cards of two owners."""
    return library_with(GAME, FIRST), library_with(GAME, SECOND)


def bear_of(table: Table) -> int:
    """Return the danger of the bear in a match."""
    cards = table.match.table.state.cards
    return next(int(facts.danger) for facts in cards if facts.slug == "bear")


def by_turns(*tables: Table) -> None:
    """Begin matches and answer in them, one question of each after the other."""
    for table in tables:
        table.enter(BEN)
    for table in tables:
        table.begin()
    for _ in range(30):
        for table in tables:
            table.answer(table.asked())


@pytest.fixture(scope="module")
def tables() -> tuple[Table, Table, Table]:
    """Two owners' tables and one with the shipped cards, all played side by side."""
    first, second = libraries()
    made = [Table(ANA, seats=2, library=each) for each in (first, second, SHIPPED)]
    by_turns(*made)
    return made[0], made[1], made[2]


def test_tables_side_by_side_play_with_the_cards_of_their_own_owners(
    tables: tuple[Table, Table, Table],
) -> None:
    assert [bear_of(table) for table in tables][:2] == [3, 9]
    assert bear_of(tables[2]) not in (3, 9)
    rulebooks = [table.match.table.rulebook for table in tables]
    effects = [rulebook.scripts["take-aim"] for rulebook in rulebooks]
    assert effects[0] == effects[2] != effects[1]
    headers = [table.room.header for table in tables]
    digests = [header.digests.get("entered") for header in headers if header is not None]
    assert digests[0] != digests[1]
    assert digests[2] is None


def test_each_is_loaded_and_verified_with_its_own_cards_and_refused_with_others(
    tables: tuple[Table, Table, Table],
) -> None:
    known = [table.room.standing.library for table in tables]
    bodies = [keeping.kept_of(table.room) for table in tables]
    for place, table in enumerate(tables):
        assert observed(table.loaded()) == observed(table)
        journal = read(table.room.journal_text(public=False))
        for other, library in enumerate(known):
            begun = partial(match_of, library)
            resume = partial(keeping.resumed, library, "table", SEED, bodies[place], [])
            if other == place:
                assert verify(journal, begun).replayed
                assert resume().match is not None
                continue
            for refused in (partial(verify, journal, begun), resume):
                with pytest.raises(BadInput) as caught:
                    _ = refused()
                assert caught.value.message.id in ("journal-other-cards", "journal-shipped-cards")


def test_a_table_of_other_cards_says_which_and_stands_still_until_they_are_here_again(
    tables: tuple[Table, Table, Table],
) -> None:
    known = [table.room.standing.library for table in tables]
    for table in tables:
        kept = table.loaded().kept
        for library in known:
            room = Room("table", SEED, library)
            room.fold(kept)
            view = room.view(table.at, HERE)
            if library is table.room.standing.library:
                assert room.match is not None
                assert view.other_rules is None
                continue
            assert view.stage == "paused"
            assert view.other_rules is not None
            assert view.other_rules.id in ("journal-other-cards", "journal-shipped-cards")
            with pytest.raises(Refused, match=view.other_rules.id):
                _ = room.obey(ANA, Pause(1, on=True), table.at)
            _ = room.obey(ANA, Close(2), table.at)
            journal = read(room.journal_text(public=True))
            assert canonical(journal.entries) == canonical(table.match.journal.all())


def test_a_bot_in_another_process_thinks_with_the_cards_of_its_table(
    tables: tuple[Table, Table, Table],
) -> None:
    for table in tables:
        play, (question, *_) = table.room.standing.play, table.match.pending
        assert play is not None
        seat = Seat(question.decision.seat)
        told = Position(
            play.header, play.match.snapshot(), seat, question.serial, "random", 1, play.entered
        )
        come = msgspec.json.decode(msgspec.json.encode(told), type=Position)
        assert come.sight().question.serial == question.serial
        if play.entered:
            with pytest.raises(BadInput):
                _ = replace(come, entered={}).sight()


def test_readers_searches_pages_and_reports_have_the_cards_they_are_given() -> None:
    first, second = libraries()
    keg = Name("card", "treasure-211")
    for library, name, danger in ((first, "Gunpowder Keg", 3), (second, "", 9), (first, "", 3)):
        read_in = reader_for(library, "en", (), GAME).read(keg)
        assert (read_in == "Gunpowder Keg") == (library is first)
        assert not name or read_in == name
        assert find_card(library, "bear", GAME).facts.danger == danger
        found = search_in(search_index(library, GAME, "en"), f"bear danger:{danger}").keys
        assert found == ("bear",)
        sheet = decks.sheet_from(library, GAME, "1 Gunpowder Keg\n1 Bear\n")
        assert ("treasure-211" in sheet.deck.section("treasure")) == (library is first)
        report = decks.report(GAME, sheet, decks.wishes_for(library, GAME))
        figures = {figure.id: figure.value for figure in report.figures}
        assert figures["danger"] == danger
