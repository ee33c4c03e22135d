from __future__ import annotations

from typing import Any

import pytest
from tests.hall.tables import ANA, BEN, CAI, DOT, HERE, SEED, Table, ids, observed
from tests.raids import raid, raid_stops

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.robots.automatic import is_skipping
from gorin.hall.table.commands import (
    Act,
    Again,
    Answer,
    Begin,
    Choose,
    ChooseDeck,
    Close,
    Consent,
    Hold,
    Moderate,
    Older,
    Pause,
    Resync,
    Sit,
    Speak,
    TakeBack,
)
from gorin.hall.table.records import Woke
from gorin.hall.table.terms import Clock
from gorin.hall.table.updates import Done, PauseView
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Seat


def away(person: str, since: int) -> dict[str, int]:
    return {**HERE, person: since}


def test_whoever_plays_may_pause_and_whoever_plays_lets_it_go_on() -> None:
    table = Table(ANA, BEN, CAI).begin()
    table.enter(DOT, "spectator")
    assert table.refuses(DOT, Pause(1, on=True)) == ("hall-players-only",)
    for person in (ANA, BEN, CAI):
        table.do(BEN, Pause(1, on=True))
        assert table.room.view(table.at, HERE).pause == PauseView(2, "Ben", referee=False)
        assert table.refuses(DOT, Pause(1, on=False)) == ("hall-players-only",)
        table.do(person, Pause(1, on=False))
        assert table.room.stage == "playing"
        assert table.room.view(table.at, HERE).pause is None


def refereed(**terms: Any) -> Table:
    """Return a table at which Dot, a referee, has paused."""
    table = Table(ANA, BEN, CAI, **terms)
    table.enter(DOT, "referee")
    table.begin().do(DOT, Pause(1, on=True))
    return table


def test_what_a_referee_paused_waits_for_a_referee_or_while_none_is_there_the_host() -> None:
    table = refereed(grace=10)
    gone = away(DOT, table.at)
    assert table.room.view(table.at, HERE).pause == PauseView(4, "Dot", referee=True)
    for person in (ANA, BEN):
        assert table.refuses(person, Pause(1, on=False)) == ("hall-paused-by",)
    assert table.refuses(BEN, Pause(1, on=False), gone) == ("hall-paused-by",)
    table.do(ANA, Pause(1, on=False), gone)
    table.do(DOT, Pause(1, on=True))
    table.do(DOT, Pause(1, on=False))
    assert table.room.stage == "playing"


def test_when_referee_and_host_are_gone_for_too_long_whoever_plays_goes_on() -> None:
    table = refereed(grace=10)
    gone = {**HERE, DOT: table.at, ANA: table.at}
    table.at += 9_999
    assert table.refuses(CAI, Pause(1, on=False), gone) == ("hall-paused-by",)
    table.at += 1
    table.do(CAI, Pause(1, on=False), gone)


def test_a_referee_who_became_a_spectator_holds_nobody_up() -> None:
    table = refereed()
    table.enter(DOT, "spectator")
    table.do(BEN, Pause(1, on=False))


def test_a_referee_lets_go_on_what_a_player_paused() -> None:
    table = refereed()
    table.do(DOT, Pause(1, on=False))
    table.do(BEN, Pause(1, on=True))
    table.do(DOT, Pause(1, on=False))
    assert table.room.stage == "playing"


def pauses(table: Table, person: str) -> int:
    """Let somebody pause as often as they may; return how often that was."""
    for count in range(10):
        table.at += 10_000
        try:
            table.do(person, Pause(1, on=True))
        except Refused as error:
            if error.message.id == "hall-paused-often":
                return count
            raise
        table.do(person, Pause(1, on=False))
    return 10


def test_with_a_clock_each_player_pauses_three_times_and_a_referee_as_often_as_need_be() -> None:
    table = Table(ANA, BEN, clock=Clock("game", 10_000))
    table.enter(DOT, "referee")
    table.begin()
    assert (pauses(table, BEN), pauses(table, ANA), pauses(table, DOT)) == (3, 3, 10)
    twin = table.loaded()
    assert twin.refuses(BEN, Pause(1, on=True)) == ("hall-paused-often",)


def test_without_a_clock_or_alone_nobody_counts_pauses() -> None:
    assert pauses(Table(ANA, BEN).begin(), BEN) == 10
    alone = Table(ANA, seats=2, clock=Clock("game", 10_000)).begin("easy")
    assert pauses(alone, ANA) == 10


def test_in_the_next_level_of_a_series_and_in_the_next_match_pauses_count_anew() -> None:
    levels = ("into-the-caves", "atlantis")
    series = raid(series="linked", levels=levels, turn_limit=1)
    table = Table(ANA, BEN, chosen=series, clock=Clock("game", 10_000)).begin()
    assert pauses(table, BEN) == 3
    table.until(lambda: table.match.table.state.number == 2, most=20_000)
    assert pauses(table, BEN) == 3
    table.until(lambda: table.room.stage == "over", most=20_000)
    room = Room("next", SEED, SHIPPED)
    room.open_again(table.room, table.at)
    room.obey(ANA, Begin(1), table.at, HERE)
    room.obey(BEN, Pause(1, on=True), table.at, HERE)
    assert room.stage == "paused"


def test_while_it_is_paused_whoever_plays_may_give_up_and_leave() -> None:
    table = Table(ANA, BEN, CAI).begin()
    table.do(ANA, Pause(1, on=True))
    assert table.room.you(BEN).initiatives == ("concede",)
    with pytest.raises(Refused):
        table.room.leave(BEN, table.at)
    table.concede(BEN)
    assert table.room.stage == "paused"
    assert table.room.you(BEN).initiatives == ()
    table.room.leave(BEN, table.at)
    assert not table.room.is_here(BEN)
    assert table.room.standing.chairs[1].person == BEN, "it is they who lost"
    table.enter(BEN, "player")
    assert table.room.seat_of(BEN) == 1
    assert table.refuses(BEN, Pause(1, on=False)) == ("hall-players-only",)
    assert observed(table.loaded()) == observed(table)


def test_who_gives_up_while_it_is_paused_loses_and_the_clocks_stand_still() -> None:
    table = Table(ANA, BEN, clock=Clock("game", 60)).begin()
    table.until_kind("move")
    table.do(ANA, Pause(1, on=True))
    table.at += 10**8
    table.room.tick(table.at)
    clocks = [seat.clock for seat in table.room.view(table.at, HERE).seats]
    table.concede(BEN)
    assert [seat.clock for seat in table.room.view(table.at, HERE).seats] == clocks
    assert table.room.stage == "over"
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)


def test_pausing_twice_changes_nothing() -> None:
    table = Table(ANA, BEN).begin()
    table.do(BEN, Pause(1, on=True))
    before = observed(table)
    table.do(ANA, Pause(1, on=True))
    assert observed(table) == before


def test_the_host_who_does_not_play_goes_on_but_does_not_pause() -> None:
    table = Table(ANA, BEN, seats=2)
    table.enter(ANA, "spectator")
    table.enter(CAI, "player")
    table.begin()
    assert table.refuses(ANA, Pause(1, on=True)) == ("hall-players-only",)
    table.do(BEN, Pause(1, on=True))
    table.do(ANA, Pause(1, on=False))


def test_a_bot_holds_a_seat_only_after_the_grace_period() -> None:
    table = Table(ANA, BEN, grace=10).begin()
    table.enter(CAI, "spectator")
    gone = away(BEN, table.at)
    table.at += 9_999
    assert table.refuses(ANA, Hold(1, 1), HERE) == ("hall-not-away",)
    with pytest.raises(Refused) as caught:
        table.do(ANA, Hold(1, 1), gone)
    (told,) = [one.reason for one in caught.value.refusals]
    assert (told.id, told.args) == ("hall-away-too-short", {"name": "Ben", "seconds": 1})
    table.at += 1
    assert table.refuses(BEN, Hold(1, 1), gone) == ("hall-not-away",), "it is the own seat"
    assert table.refuses(CAI, Hold(1, 1), gone) == ("hall-players-only",)
    assert table.refuses(ANA, Hold(1, 0), gone) == ("hall-not-away",)
    assert table.refuses(ANA, Hold(1, 7), gone) == ("hall-no-such-seat",)
    table.do(ANA, Hold(1, 1), gone)
    seat = table.room.view(table.at, gone).seats[1]
    assert (seat.name, seat.person, seat.bot, seat.present, seat.away) == (
        "Ben",
        2,
        "heuristic",
        False,
        10,
    )
    assert table.refuses(ANA, Hold(1, 1), gone) == ("hall-not-a-persons-seat",)


def test_the_bot_plays_until_the_person_takes_the_seat_back() -> None:
    table = Table(ANA, BEN, grace=10).begin()
    table.at += 20_000
    table.do(ANA, Hold(1, 1), away(BEN, 1))
    table.until(lambda: table.match.pending[0].decision.seat == 1)
    question = table.question(BEN)
    assert question is not None
    assert table.refuses(BEN, Answer(1, question.serial, "stay")) == ("hall-bot-holds",)
    assert table.refuses(ANA, TakeBack(1)) == ("hall-not-held",)
    table.do(BEN, TakeBack(1))
    assert table.room.bot_turn(table.at, 5) == 0
    table.answer(BEN)
    assert ids(table)[-2:] == ["hall-told-held", "hall-told-taken-back"]


def test_the_host_may_close_a_table_where_others_wait_for_a_match() -> None:
    table = Table(ANA, BEN)
    assert table.refuses(BEN, Close(1)) == ("hall-host-only",)
    table.do(ANA, Close(1))
    assert table.room.stage == "closed"


def test_who_takes_the_seat_back_passes_no_more_for_the_rest_of_the_turn() -> None:
    table = Table(ANA, BEN, grace=10).begin().until_turn(1)
    table.do(BEN, Choose(1, raid_stops(skip="turn")))
    assert is_skipping(table.room.standing, Seat(1))
    table.at += 20_000
    table.do(ANA, Hold(1, 1), away(BEN, 1))
    table.do(BEN, TakeBack(1))
    assert not is_skipping(table.room.standing, Seat(1))
    assert not is_skipping(table.loaded().room.standing, Seat(1))


def test_consent_is_told_when_it_changes_and_not_again() -> None:
    table = Table(ANA, BEN).begin()
    for agrees in (False, True, True, False, False):
        table.do(BEN, Consent(1, agrees=agrees))
    assert ids(table)[-3:] == ["hall-told-began", "hall-told-casts", "hall-told-casts-not"]


def test_somebody_who_was_never_seen_is_away_since_the_server_took_the_table_up() -> None:
    table = Table(ANA, BEN, grace=10).begin()
    twin = table.loaded()
    twin.at += 10**8
    twin.room.wake(twin.at)
    assert twin.records[-1] == Woke()
    twin.at += 9_000
    assert twin.room.view(twin.at, {ANA: 0}).seats[1].away == 9
    assert twin.refuses(ANA, Hold(1, 1), {ANA: 0}) == ("hall-away-too-short",)
    twin.at += 1_000
    twin.do(ANA, Hold(1, 1), {ANA: 0})


def test_who_has_given_up_does_not_say_who_plays_for_others() -> None:
    table = Table(ANA, BEN, CAI, grace=10).begin()
    table.concede(BEN)
    gone = away(CAI, table.at)
    table.at += 10_000
    assert table.refuses(BEN, Hold(1, 2), gone) == ("hall-players-only",)
    table.do(ANA, Hold(1, 2), gone)


def test_bots_hold_no_seat_of_bots_nor_before_the_match() -> None:
    table = Table(ANA, BEN, seats=3, grace=10)
    table.at += 10**6
    assert table.refuses(ANA, Hold(1, 1), away(BEN, 1)) == ("hall-not-begun",)
    table.begin("easy")
    assert table.refuses(ANA, Hold(1, 2), away(BEN, 1)) == ("hall-not-a-persons-seat",)


def test_settings_are_those_of_the_seat() -> None:
    table = Table(ANA, BEN).begin()
    table.enter(CAI, "spectator")
    table.do(BEN, Choose(1, raid_stops("all", "ask", "skip")))
    assert (table.room.you(ANA).stops, table.room.you(BEN).stops) == (
        raid_stops(),
        raid_stops("all", "ask", "skip"),
    )
    assert table.room.you(CAI).stops is None
    assert table.refuses(CAI, Choose(1, raid_stops())) == ("hall-no-seat",)


# -- playing again -------------------------------------------------------------------------


def over(*people: str, bots: int = 0) -> Table:
    table = Table(*people, seats=len(people) + bots)
    table.do(people[0], ChooseDeck(1, 0, "cave-crawler"))
    table.begin(*["easy"] * bots)
    table.until(lambda: table.room.stage == "over")
    return table


def test_the_next_game_is_opened_when_everybody_at_a_seat_wants_it() -> None:
    table = Table(ANA, BEN).begin()
    assert table.refuses(ANA, Again(1)) == ("hall-not-over",)
    table = over(ANA, BEN)
    table.enter(CAI, "spectator")
    assert table.refuses(CAI, Again(1)) == ("hall-no-seat",)
    table.do(ANA, Again(1))
    table.do(ANA, Again(1))
    assert not table.room.wants_again
    table.do(BEN, Again(1))
    assert table.room.wants_again
    table.room.again_opened("next", table.at)
    assert not table.room.wants_again
    assert table.room.view(table.at, {}).again == "next"
    assert ids(table).count("hall-told-again") == 2


def test_against_bots_one_wish_is_enough() -> None:
    table = over(ANA, bots=1)
    table.do(ANA, Again(1))
    assert table.room.wants_again


def test_seats_move_on_by_one_with_decks_and_all_who_are_there() -> None:
    table = over(ANA, BEN, bots=1)
    table.enter(CAI, "spectator")
    table.enter(DOT, "spectator")
    table.do(ANA, Moderate(1, 4, "ban"))
    table.do(ANA, Moderate(1, 3, "mute"))
    room = Room("next", SEED[::-1], SHIPPED)
    room.open_again(table.room, table.at)
    view = room.view(table.at, HERE)
    assert [(seat.name, seat.bot, seat.deck) for seat in view.seats] == [
        ("Bot 1", "easy", ""),
        ("Ana", "", "cave-crawler"),
        ("Ben", "", ""),
    ]
    assert (view.rematch_of, view.terms) == ("table", table.room.terms)
    assert room.people == {ANA: "player", BEN: "player", CAI: "spectator"}
    assert [one.muted for one in view.people] == [False, False, True]
    room.obey(ANA, Begin(1), table.at, HERE)
    kept = room.take_out()
    twin = Room("next", SEED[::-1], SHIPPED)
    twin.fold(kept)
    assert twin.view(table.at, HERE) == room.view(table.at, HERE)
    assert not twin.is_here(DOT)


def test_when_the_host_has_gone_another_player_is_host() -> None:
    table = over(ANA, BEN)
    table.room.leave(ANA, table.at)
    table.do(BEN, Again(1))
    assert table.room.wants_again
    room = Room("next", SEED, SHIPPED)
    room.open_again(table.room, table.at)
    assert (room.host, room.seat_of(BEN), room.is_here(ANA)) == (BEN, 0, False)


# -- closing -------------------------------------------------------------------------------


def test_the_host_closes_a_table_at_which_nobody_else_plays() -> None:
    table = Table(ANA, seats=2)
    table.enter(BEN, "spectator")
    assert table.refuses(BEN, Close(1)) == ("hall-host-only",)
    table.do(ANA, Close(1))
    assert table.room.stage == "closed"
    alone = Table(ANA, seats=2).begin("random")
    alone.do(ANA, Close(1))
    assert alone.room.stage == "closed"


def test_the_host_does_not_close_a_game_under_the_hands_of_others() -> None:
    table = Table(ANA, BEN).begin()
    assert table.refuses(ANA, Close(1)) == ("hall-others-play",)
    table.do(BEN, Act(1, "concede"))
    if table.room.stage == "playing":
        table.do(ANA, Close(1))
    assert table.room.stage in ("closed", "over")


def test_at_a_closed_table_nothing_is_done_any_more_but_looking() -> None:
    table = Table(ANA, BEN).begin()
    table.room.close("hall-told-idle", table.at)
    assert table.room.stage == "closed"
    assert table.refuses(ANA, Speak(1, "hello?")) == ("hall-is-closed",)
    assert table.refuses(ANA, Sit(1, 1)) == ("hall-is-closed",)
    assert table.do(ANA, Resync(1)) == Done(1)
    table.do(ANA, Older(1, 20))
    assert table.room.bot_turn(table.at, 1) == 0
    assert table.room.due(table.at) is None
    before = table.room.next
    table.room.close("hall-told-idle", table.at)
    assert table.room.next == before
    assert observed(table.loaded()) == observed(table)
