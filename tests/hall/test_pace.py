"""What changes nothing makes no record; what makes records is not done without end."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle, islice

import pytest
from tests.hall.tables import ANA, BEN, CAI, HERE, Table, observed
from tests.raids import raid_stops

from gorin.content.cards.pool import SHIPPED
from gorin.hall.process import keeping
from gorin.hall.table.commands import (
    Again,
    AnswerUndo,
    AskUndo,
    Choose,
    ChooseDeck,
    Consent,
    Moderate,
    Pause,
    Rename,
    SeatBot,
    Sit,
    Speak,
    Stand,
    Wish,
)
from gorin.hall.table.pace import BURST, EVERY
from gorin.hall.table.terms import Chosen
from gorin.kernel.clauses import Refused


def records(table: Table, person: str, wish: Wish) -> int:
    """Return how many records a command makes when it comes for the second time."""
    table.do(person, wish)
    before = table.room.next
    table.do(person, wish)
    return table.room.next - before


@pytest.mark.parametrize(
    "wish",
    [
        SeatBot(1, 2, "easy"),
        ChooseDeck(1, 0, "cave-crawler"),
        Choose(1, raid_stops()),
        Choose(1, raid_stops("all")),
    ],
)
def test_before_the_match_what_changes_nothing_makes_no_record(wish: Wish) -> None:
    assert records(Table(ANA, BEN, seats=3), ANA, wish) == 0


@pytest.mark.parametrize(
    "wish",
    [
        Choose(1, raid_stops()),
        Choose(1, raid_stops("all", "ask", "ask")),
        Choose(1, raid_stops(skip="turn")),
        Consent(1, agrees=True),
        Consent(1, agrees=False),
        Pause(1, on=True),
        Moderate(1, 2, "mute"),
    ],
)
def test_in_a_match_what_changes_nothing_makes_no_record(wish: Wish) -> None:
    assert records(Table(ANA, BEN).begin(), ANA, wish) == 0


def test_after_the_match_wanting_to_play_again_twice_makes_one_record() -> None:
    table = Table(ANA, BEN).begin()
    table.concede(BEN)
    table.until(lambda: table.room.stage == "over")
    assert records(table, ANA, Again(1)) == 0


def test_sitting_where_one_sits_makes_no_record() -> None:
    table = Table(ANA, BEN, seats=3)
    assert table.refuses(ANA, Sit(1, 0)) == ("hall-seat-taken",)


def test_passing_for_another_turn_is_a_change() -> None:
    table = Table(ANA, BEN).begin().until_turn(1)
    table.do(BEN, Choose(1, raid_stops(skip="turn")))
    table.until_turn(2)
    before = table.room.next
    table.do(BEN, Choose(1, raid_stops(skip="turn")))
    assert table.room.next == before + 1


def done(table: Table, person: str, wishes: Iterable[Wish]) -> int:
    """Let somebody do things until they are told that it is too often; return how many."""
    for count, wish in enumerate(islice(wishes, 2 * BURST)):
        try:
            table.do(person, wish)
        except Refused as error:
            if error.message.id == "hall-too-fast":
                return count
            raise
    raise AssertionError("nobody minds")


SIT = [Stand(1), Sit(1, 1)]
CONSENT = [Consent(1, agrees=True), Consent(1, agrees=False)]
PAUSE = [Pause(1, on=True), Pause(1, on=False)]
STOPS = [Choose(1, raid_stops("all")), Choose(1, raid_stops())]
UNDO = [AskUndo(1), AnswerUndo(1, agrees=False)]


@pytest.mark.parametrize("wishes", [SIT, CONSENT, PAUSE, STOPS, UNDO])
def test_nobody_fills_the_records(wishes: list[Wish]) -> None:
    table = Table(ANA, BEN, undo="any")
    if wishes is not SIT:
        table.begin().until(lambda: table.room.you(BEN).can_undo)
    table.at += 10**6
    assert done(table, BEN, cycle(wishes)) in (BURST, BURST + 1)
    assert done(table, ANA, cycle(CONSENT)) in (BURST, BURST + 1), "each counts alone"
    table.do(BEN, Speak(1, "oh"))
    table.at += EVERY
    seat = table.room.seat_of(BEN)
    after = wishes if seat is not None else wishes[::-1]
    assert done(table, BEN, cycle(after)) in (1, 2)
    assert observed(table.loaded()) == observed(table)


def test_whoever_comes_and_goes_is_stopped_too() -> None:
    table = Table(ANA, BEN)
    for _ in range(BURST // 2 + 1):
        table.enter(CAI, "spectator")
        table.room.leave(CAI, table.at)
    with pytest.raises(Refused) as caught:
        table.enter(CAI, "spectator")
    assert caught.value.message.id == "hall-too-fast"


def test_a_table_that_is_loaded_or_kept_counts_the_same() -> None:
    table = Table(ANA, BEN).begin()
    assert done(table, BEN, cycle(CONSENT)) > BURST // 2
    wish = Consent(1, agrees=True)
    kept = keeping.kept_of(table.room)
    for twin in (table.loaded().room, keeping.resumed(SHIPPED, "table", table.room.seed, kept, ())):
        with pytest.raises(Refused):
            twin.obey(BEN, wish, table.at, HERE)


def test_letting_go_on_and_withdrawing_a_consent_are_never_too_often() -> None:
    table = Table(ANA, BEN).begin()
    table.do(BEN, Consent(1, agrees=True))
    table.do(BEN, Pause(1, on=True))
    assert done(table, BEN, cycle(STOPS)) > 0
    table.do(BEN, Consent(1, agrees=False))
    table.do(BEN, Pause(1, on=False))


def test_all_seats_are_set_up_at_once() -> None:
    table = Table(ANA, seats=6)
    table.do(ANA, Stand(1))
    for seat in range(6):
        for level in ("easy", "heuristic"):
            table.do(ANA, SeatBot(1, seat, level))
        for deck in ("cave-crawler", ""):
            table.do(ANA, ChooseDeck(1, seat, deck))
    assert table.room.standing.chairs[5].bot == "heuristic"


def test_however_many_bots_come_with_the_opening_they_count_once() -> None:
    options = {"roles": "apart", "generals": 4, "referee": True}
    table = Table(ANA, seats=61, chosen=Chosen("l5r-strategic", None, options))
    for seat in range(1, 61):
        table.do(ANA, SeatBot(1, seat, "random"))
    table.at += 1
    bots = cycle((SeatBot(1, 60, "easy"), SeatBot(1, 60, "random")))
    assert done(table, ANA, bots) == BURST - 1
    assert observed(table.loaded()) == observed(table)


def test_a_clock_that_is_put_back_keeps_nobody_from_anything() -> None:
    table = Table(ANA, BEN, seats=3)
    table.do(BEN, Speak(1, "before"))
    table.at += 3_600_000
    for number in range(8):
        table.do(BEN, Speak(1, str(number)))
    table.do(BEN, Rename(1, "Two"))
    for seat in cycle((2, 1)):
        if table.room.standing.people[BEN].busy - table.at > (BURST - 1) * EVERY:
            break
        table.do(BEN, Sit(1, seat))
    table.at -= 3_600_000
    table.do(BEN, Sit(1, 2 if table.room.seat_of(BEN) == 1 else 1))
    table.do(BEN, Speak(1, "after"))
    table.do(BEN, Rename(1, "Three"))
    assert observed(table.loaded()) == observed(table)
