from __future__ import annotations

import pytest
from tests.hall.tables import ANA, BEN, CAI, DOT, Table, observed

from gorin.hall.table.commands import MOST_TEXT, Moderate, Pause, Speak
from gorin.hall.table.talk import KEPT_LINES
from gorin.hall.table.terms import Role
from gorin.hall.table.updates import ChatLine

EVE = "e" * 32


ROLES: tuple[Role, ...] = ("player", "spectator", "caster", "referee")


def said(table: Table, role: Role) -> list[str]:
    lines = table.room.chat(role, 0)
    return [line.text for line in lines if line.person]


def watched() -> Table:
    table = Table(ANA, BEN)
    table.enter(CAI, "spectator")
    table.enter(DOT, "caster")
    table.room.enter(EVE, "Eve", "referee", table.at, invited=True)
    return table


def test_before_the_match_all_speak_and_read_everywhere() -> None:
    table = watched()
    table.do(CAI, Speak(1, "good luck"))
    table.do(ANA, Speak(1, "thanks", "watchers"))
    for role in ROLES:
        assert said(table, role) == ["good luck", "thanks"]


def test_while_a_match_runs_those_who_play_and_those_who_watch_are_apart() -> None:
    table = watched().begin()
    table.do(ANA, Speak(1, "hm"))
    table.do(CAI, Speak(1, "she has the key!", "watchers"))
    table.do(DOT, Speak(1, "indeed", "watchers"))
    table.do(EVE, Speak(1, "time"))
    for watcher in (CAI, DOT):
        assert table.refuses(watcher, Speak(1, "psst")) == ("hall-other-channel",)
    assert table.refuses(BEN, Speak(1, "psst", "watchers")) == ("hall-other-channel",)
    assert said(table, "player") == ["hm", "time"]
    assert said(table, "spectator") == ["hm", "she has the key!", "indeed", "time"]
    table.concede(ANA)
    table.until(lambda: table.room.stage == "over")
    assert said(table, "player") == said(table, "spectator")


def test_a_line_says_who_said_it_when_and_where() -> None:
    table = Table(ANA, BEN)
    table.at += 5
    table.do(BEN, Speak(1, "hello"))
    number = table.room.next - 1
    assert table.room.chat("player", number) == (
        ChatLine(number, table.at, 2, "Ben", "table", "hello"),
    )
    assert table.room.chat("player", number + 1) == ()


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  a\tb\nc  ", "a b c"),
        ("evil \u202etxt.exe", "evil txt.exe"),
        ("bell\x07", "bell"),
        ("\U0001f468\u200d\U0001f680", "\U0001f468\u200d\U0001f680"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("x" * MOST_TEXT, "x" * MOST_TEXT),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, shown: str) -> None:
    table = Table(ANA)
    table.do(ANA, Speak(1, typed))
    assert said(table, "player") == [shown]


@pytest.mark.parametrize("typed", ["", "   ", "\x00", "\u200d", "\u200d \u200d", "\u202e"])
def test_nothing_is_not_said(typed: str) -> None:
    assert Table(ANA).refuses(ANA, Speak(1, typed)) == ("hall-nothing-said",)


def test_too_much_is_not_said() -> None:
    assert Table(ANA).refuses(ANA, Speak(1, "x" * 501)) == ("hall-text-too-long",)


def test_who_is_muted_says_nothing_until_they_may_again() -> None:
    table = Table(ANA, BEN)
    table.do(ANA, Moderate(1, 2, "mute"))
    assert table.refuses(BEN, Speak(1, "but")) == ("hall-muted",)
    assert [one.muted for one in table.room.view(table.at, {}).people] == [False, True]
    table.do(ANA, Moderate(1, 2, "unmute"))
    table.do(BEN, Speak(1, "thanks"))


def test_nobody_floods_the_table() -> None:
    table = Table(ANA, BEN)
    for number in range(8):
        table.do(BEN, Speak(1, str(number)))
    assert table.refuses(BEN, Speak(1, "more")) == ("hall-too-fast",)
    table.do(ANA, Speak(1, "calm"))
    table.at += 10_000
    table.do(BEN, Speak(1, "more"))


def test_lines_of_the_table_push_out_nothing_that_was_said() -> None:
    table = Table(ANA, BEN).begin()
    table.do(BEN, Speak(1, "hello"))
    for number in range(KEPT_LINES + 10):
        table.at += 10_000
        table.do(ANA, Pause(1, on=number % 2 == 0))
    lines = table.room.chat("player", 0)
    assert said(table, "player") == ["hello"]
    assert len(lines) == KEPT_LINES + 1
    numbers = [line.number for line in lines]
    assert numbers == sorted(numbers)
    assert [line.number for line in table.room.chat("player", numbers[-3])] == numbers[-3:]
    assert observed(table.loaded()) == observed(table)


def test_watchers_push_out_nothing_that_players_have_said() -> None:
    table = watched().begin()
    table.do(BEN, Speak(1, "I promise"))
    for number in range(KEPT_LINES + 10):
        table.at += 2_000
        table.do(CAI, Speak(1, str(number), "watchers"))
    assert said(table, "player") == ["I promise"]
    heard = said(table, "spectator")
    assert heard == ["I promise", *map(str, range(10, KEPT_LINES + 10))]
    assert observed(table.loaded()) == observed(table)


def test_only_the_last_lines_are_remembered() -> None:
    table = Table(ANA)
    for number in range(KEPT_LINES + 10):
        table.at += 2_000
        table.do(ANA, Speak(1, str(number)))
    lines = said(table, "player")
    assert (len(lines), lines[-1]) == (KEPT_LINES, str(KEPT_LINES + 9))
    assert observed(table.loaded()) == observed(table)
