from __future__ import annotations

from typing import Any

import pytest
from tests.hall.tables import ANA, BEN, CAI, DOT, HERE, Table, ids, observed

from gorin.hall.table.commands import Act, Hold, Moderate, Rename, Sit, TakeBack
from gorin.hall.table.people import LONGEST_NAME, MOST_PEOPLE, cleaned, free_name
from gorin.hall.table.records import Came
from gorin.kernel.clauses import BadInput, Refused


def numbers(table: Table) -> dict[str, int]:
    return {one.name: one.number for one in table.room.view(table.at, HERE).people}


def why(table: Table, person: str, role: str, *, invited: bool = False) -> str:
    before = observed(table)
    with pytest.raises(Refused) as caught:
        table.enter(person, role, invited=invited)
    assert observed(table) == before
    return caught.value.message.id


def test_coming_again_changes_nothing() -> None:
    table = Table(ANA, BEN)
    before = observed(table)
    table.enter(BEN)
    table.enter(ANA)
    assert observed(table) == before


def test_who_plays_needs_an_invitation_unless_the_lobby_shows_the_table() -> None:
    assert why(Table(ANA, seats=2), BEN, "player") == "hall-not-invited"
    table = Table(ANA, seats=2, listed=True)
    table.enter(BEN, invited=False)
    assert table.room.seat_of(BEN) == 1


def test_who_may_watch_is_as_the_terms_say() -> None:
    opened = Table(ANA, seats=2)
    opened.enter(BEN, "spectator", invited=False)
    assert opened.room.people[BEN] == "spectator"
    some = Table(ANA, seats=2, watching="invited")
    assert why(some, BEN, "spectator") == "hall-not-invited"
    some.enter(BEN, "spectator", invited=True)
    nobody = Table(ANA, seats=2, watching="none")
    assert why(nobody, BEN, "spectator", invited=True) == "hall-not-invited"


def test_casters_and_referees_are_invited() -> None:
    table = Table(ANA, seats=2, listed=True)
    for role in ("caster", "referee"):
        assert why(table, BEN, role) == "hall-not-invited"
    table.enter(BEN, "caster")
    table.enter(CAI, "referee")
    assert (table.room.people[BEN], table.room.people[CAI]) == ("caster", "referee")


def test_a_full_table_takes_no_more_players_but_watchers() -> None:
    table = Table(ANA, BEN)
    assert why(table, CAI, "player", invited=True) == "hall-no-free-seat"
    table.enter(CAI, "spectator")
    for number in range(MOST_PEOPLE - 3):
        table.room.enter(f"{number:032}", f"Fan {number}", "spectator", table.at, invited=False)
    assert why(table, DOT, "spectator") == "hall-full"


def test_a_watcher_becomes_a_player_and_a_player_a_watcher_before_the_game() -> None:
    table = Table(ANA, seats=2)
    table.enter(BEN, "spectator")
    table.enter(BEN, "player")
    assert table.room.seat_of(BEN) == 1
    table.enter(BEN, "spectator")
    assert (table.room.seat_of(BEN), table.room.people[BEN]) == (None, "spectator")


def test_who_plays_stays_a_player_while_the_game_runs() -> None:
    table = Table(ANA, BEN).begin()
    before = observed(table)
    table.enter(BEN, "spectator")
    table.enter(BEN, "caster")
    assert observed(table) == before
    assert why(table, CAI, "player", invited=True) == "hall-no-free-seat"


def test_people_are_known_by_small_numbers_and_never_by_their_ids() -> None:
    table = Table(ANA, BEN)
    table.enter(CAI, "spectator")
    assert numbers(table) == {"Ana": 1, "Ben": 2, "Cai": 3}
    assert table.room.view(table.at, HERE).host == 1
    shown = repr((table.room.view(table.at, HERE), table.room.you(BEN), ids(table)))
    for person in (ANA, BEN, CAI):
        assert person not in shown


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Lara   Croft ", "Lara Croft"),
        ("Li\u202eve", "Live"),
        ("a\x00b\x1bc", "abc"),
        ("two\nlines", "two lines"),
        ("\u2066x\u2069", "x"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_names_are_shown_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    table = Table(ANA, BEN)
    table.do(BEN, Rename(1, typed))
    assert table.room.you(BEN).name == shown


def test_a_name_is_neither_empty_nor_long_nor_taken() -> None:
    table = Table(ANA, BEN)
    assert table.refuses(BEN, Rename(1, " \u200b ")) == ("hall-name-empty",)
    assert table.refuses(BEN, Rename(1, "x" * 25)) == ("hall-name-too-long",)
    for blank in ("\u2800\u2800", "\u3164", "\u115f\u1160", "--"):
        assert table.refuses(BEN, Rename(1, blank)) == ("hall-name-empty",)
    # The last of them are written with Cyrillic and Greek letters, or a one for an l.
    for taken in ("Ana", "aNA", "\uff21na", "Bot 2", "\u0410n\u0430", "\u0391na", "B\u03bft 2"):
        assert table.refuses(BEN, Rename(1, taken)) == ("hall-name-taken",)
    table.do(BEN, Rename(1, "BEN"))
    assert ids(table)[-1] == "hall-told-renamed"
    with pytest.raises(BadInput):
        table.room.enter(CAI, "", "spectator", table.at, invited=False)


def test_the_muted_keep_their_names_also_when_they_come_again() -> None:
    table = Table(ANA, BEN)
    table.enter(CAI, "spectator")
    table.do(ANA, Moderate(1, 3, "mute"))
    assert table.refuses(CAI, Rename(1, "Bob holds Pit Trap")) == ("hall-muted",)
    table.room.leave(CAI, table.at)
    table.room.enter(CAI, "Bob holds Pit Trap", "spectator", table.at, invited=False)
    assert table.room.you(CAI).name == "Cai"
    table.do(ANA, Moderate(1, 3, "unmute"))
    table.do(CAI, Rename(1, "Zoe"))


def test_who_watches_keeps_the_name_while_a_match_is_played() -> None:
    table = Table(ANA, BEN)
    table.enter(CAI, "spectator")
    table.enter(DOT, "caster")
    table.begin()
    for person in (CAI, DOT):
        assert table.refuses(person, Rename(1, "Bob holds Pit Trap")) == ("hall-rename-later",)
    table.room.leave(CAI, table.at)
    table.room.enter(CAI, "Bob holds Pit Trap", "spectator", table.at, invited=False)
    assert table.room.you(CAI).name == "Cai"
    table.do(BEN, Rename(1, "Benny"))
    table.concede(BEN)
    table.until(lambda: table.room.stage == "over")
    table.do(CAI, Rename(1, "Zoe"))


def test_nobody_changes_the_name_twice_a_minute_nor_records_the_same_one() -> None:
    table = Table(ANA, BEN)
    table.do(BEN, Rename(1, "One"))
    before = table.room.next
    table.do(BEN, Rename(1, "One"))
    assert table.room.next == before
    table.at += 59_999
    assert table.refuses(BEN, Rename(1, "Two")) == ("hall-renamed-lately",)
    assert table.loaded().refuses(BEN, Rename(1, "Two")) == ("hall-renamed-lately",)
    table.at += 1
    table.do(BEN, Rename(1, "Two"))


def test_who_comes_with_a_name_that_is_taken_gets_a_number_behind_it() -> None:
    table = Table(ANA, BEN)
    for person in (CAI, DOT):
        table.room.enter(person, "ana", "spectator", table.at, invited=False)
    assert [one.name for one in table.room.view(table.at, HERE).people] == [
        "Ana",
        "Ben",
        "ana 2",
        "ana 3",
    ]
    assert len(free_name("x" * 24, ["x" * 24])) == LONGEST_NAME
    assert cleaned("") == ""


def test_watchers_leave_and_players_only_when_they_do_not_play() -> None:
    table = Table(ANA, BEN)
    table.enter(CAI, "spectator")
    table.room.leave(CAI, table.at)
    assert not table.room.is_here(CAI)
    table.room.leave(BEN, table.at)
    assert table.room.view(table.at, HERE).seats[1].name == ""
    table.enter(BEN)
    assert numbers(table) == {"Ana": 1, "Ben": 2}
    table.begin()
    with pytest.raises(Refused):
        table.room.leave(BEN, table.at)
    with pytest.raises(Refused):
        table.room.leave(DOT, table.at)


def test_the_host_removes_and_the_removed_may_come_again() -> None:
    table = Table(ANA, BEN)
    table.do(ANA, Moderate(1, 2, "remove"))
    assert not table.room.is_here(BEN)
    assert table.room.view(table.at, HERE).seats[1].name == ""
    with pytest.raises(Refused):
        table.do(BEN, Rename(1, "Zoe"))
    table.enter(BEN)
    assert table.room.seat_of(BEN) == 1
    assert "hall-told-remove" in ids(table)


def test_who_is_banned_never_comes_again() -> None:
    table = Table(ANA, BEN, listed=True)
    table.do(ANA, Moderate(1, 2, "ban"))
    for role in ("player", "spectator", "caster"):
        assert why(table, BEN, role, invited=True) == "hall-banned"
    assert why(table.loaded(), BEN, "player", invited=True) == "hall-banned"


def test_who_was_removed_can_still_be_banned() -> None:
    table = Table(ANA, BEN)
    table.do(ANA, Moderate(1, 2, "remove"))
    assert table.refuses(ANA, Moderate(1, 2, "mute")) == ("hall-no-such-person",)
    table.do(ANA, Moderate(1, 2, "ban"))
    assert why(table, BEN, "player", invited=True) == "hall-banned"


def test_only_the_host_moderates_and_not_themselves() -> None:
    table = Table(ANA, BEN)
    assert table.refuses(BEN, Moderate(1, 1, "ban")) == ("hall-host-only",)
    assert table.refuses(ANA, Moderate(1, 1, "mute")) == ("hall-not-yourself",)
    assert table.refuses(ANA, Moderate(1, 9, "mute")) == ("hall-no-such-person",)
    before = table.room.next
    table.do(ANA, Moderate(1, 2, "unmute"))
    assert table.room.next == before


def test_a_bot_goes_on_for_a_player_who_was_removed_until_somebody_takes_over() -> None:
    table = Table(ANA, BEN, watching="open").begin()
    table.enter(CAI, "spectator")
    table.enter(DOT, "caster")
    table.do(ANA, Moderate(1, 2, "ban"))
    seat = table.room.view(table.at, HERE).seats[1]
    assert (seat.name, seat.person, seat.bot) == ("Bot 2", None, "heuristic")
    assert table.room.viewer_of(BEN) is None
    table.until(lambda: table.match.pending[0].decision.seat == 1)
    assert table.room.bot_turn(table.at, 1) == 1
    assert why(table, DOT, "player", invited=True) == "hall-has-cast"
    assert table.refuses(CAI, Sit(1, 1)) == ("hall-players-only",)
    table.enter(CAI, "player")
    assert table.room.seat_of(CAI) == 1
    assert table.refuses(CAI, TakeBack(1)) == ("hall-not-held",)
    table.until(lambda: table.match.pending[0].decision.seat == 1)
    assert table.asked() == CAI
    assert observed(table.loaded()) == observed(table)


@pytest.mark.parametrize("act", ["remove", "ban"])
def test_the_seat_of_who_has_given_up_stays_theirs_also_when_they_are_removed(act: Any) -> None:
    table = Table(ANA, BEN, CAI).begin()
    table.do(BEN, Act(1, "concede"))
    table.do(ANA, Moderate(1, 2, act))
    seat = table.room.view(table.at, HERE).seats[1]
    assert (seat.name, seat.person, seat.bot) == ("Ben", 2, "")
    assert why(table, DOT, "player", invited=True) == "hall-no-free-seat"
    assert observed(table.loaded()) == observed(table)


def test_a_held_seat_is_not_given_to_somebody_else() -> None:
    table = Table(ANA, BEN, grace=10).begin()
    table.at += 30_000
    table.do(ANA, Hold(1, 1), {**HERE, BEN: 1})
    assert why(table, CAI, "player", invited=True) == "hall-no-free-seat"
    assert table.refuses(BEN, Act(1, "concede")) == ("hall-bot-holds",)


def test_coming_is_recorded_once() -> None:
    table = Table(ANA, BEN)
    table.enter(BEN)
    assert sum(isinstance(record, Came) for record in table.records) == 1
