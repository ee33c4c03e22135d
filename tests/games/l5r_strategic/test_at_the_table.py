"""Campaigns at a table of the hall: the room's clock, late sheets, a referee, many seats."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hall.tables import ANA, BEN, CAI, HERE, Table

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.table.commands import Answer, Pause, SeatBot, Speak
from gorin.hall.table.terms import Chosen
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Domain

QUARTER = 15 * 60 * 1_000


def campaign(*people: str, seats: int | None = None, **options: Any) -> Table:
    """Return a campaign that has begun, its armies placed."""
    chosen = Chosen("l5r-strategic", None, options)
    table = Table(*people, chosen=chosen, pause=0, seats=seats or len(people))
    for seat in range(len(people), table.room.terms.seats):
        table.do(people[0], SeatBot(7, seat, "random"))
    table.begin()
    table.room.bot_turn(table.at, 500)
    while table.match.table.state.phase == "setup":
        default(table)
    return table


def default(table: Table, kind: str = "") -> None:
    """Let the first person who is asked (of a kind) answer what costs nothing."""
    people = {table.room.seat_of(person): person for person in (ANA, BEN, CAI)}
    question = next(
        q
        for q in table.match.pending
        if q.decision.seat in people and kind in ("", q.decision.prompt.kind)
    )
    decision = question.decision
    answer: Any = decision.options[0].key if decision.options else _costless(decision.domain)
    person = people[decision.seat]
    assert table.room.standing.play is not None
    serial = table.room.standing.play.wire(question)
    table.do(person, Answer(7, serial=serial, answer=answer))
    table.room.bot_turn(table.at, 500)


def _costless(domain: Domain | None) -> Any:
    assert domain is not None
    return domain.default()


def left(table: Table) -> int | None:
    """Return how many milliseconds are left of a turn."""
    return table.room.view(table.at, HERE).time_left


def pass_time(table: Table, milliseconds: int) -> None:
    """Let time go by, and what is due happen."""
    table.at += milliseconds
    table.room.tick(table.at)


# -- the clock of the room -----------------------------------------------------------------------


@pytest.mark.clause("STR-3.1", "STR-3.5")
def test_the_room_tells_that_the_time_of_a_turn_is_up() -> None:
    table = campaign(ANA, BEN, minutes=15)
    pass_time(table, QUARTER)  # the talk
    state = table.match.table.state
    assert (state.turn, left(table)) == (1, QUARTER)
    assert table.room.due(table.at) == table.at + QUARTER
    pass_time(table, QUARTER - 1)
    assert (state.turn, left(table)) == (1, 1)
    pass_time(table, 1)
    assert table.match.table.state.turn == 2
    assert left(table) == QUARTER


def test_a_turn_that_all_have_ended_gives_the_next_its_whole_time() -> None:
    table = campaign(ANA, BEN, minutes=15)
    pass_time(table, QUARTER)
    pass_time(table, 60_000)
    default(table)
    default(table)
    assert table.match.table.state.turn == 2
    assert left(table) == QUARTER


def test_the_time_stands_still_while_the_table_is_paused() -> None:
    table = campaign(ANA, BEN, minutes=15)
    pass_time(table, QUARTER)
    pass_time(table, 100_000)
    table.do(ANA, Pause(7, on=True))
    pass_time(table, 10 * QUARTER)
    assert table.match.table.state.turn == 1
    assert left(table) == QUARTER - 100_000
    table.do(ANA, Pause(7, on=False))
    pass_time(table, QUARTER - 100_001)
    assert table.match.table.state.turn == 1
    pass_time(table, 1)
    assert table.match.table.state.turn == 2


def test_without_minutes_there_is_no_time() -> None:
    table = campaign(ANA, BEN)
    assert left(table) is None
    assert table.room.due(table.at) is None


@pytest.mark.clause("STR-3.3")
def test_a_late_sheet_is_refused_with_the_clause_and_changes_nothing() -> None:
    table = campaign(ANA, BEN, minutes=15)
    pass_time(table, QUARTER)
    play = table.room.standing.play
    assert play is not None
    question = table.match.question(Seat(0))
    late = Answer(7, serial=play.wire(question), answer=_costless(question.decision.domain))
    pass_time(table, QUARTER)
    with pytest.raises(Refused) as caught:
        table.do(ANA, late)
    assert caught.value.message.id == "hall-answer-late"
    assert caught.value.clause == "STR-3.3"
    assert not table.match.table.state.box


def test_bots_hand_in_at_once_and_a_person_has_the_time() -> None:
    table = campaign(ANA, seats=4, minutes=15)
    pass_time(table, QUARTER)
    table.room.bot_turn(table.at, 500)
    assert [q.decision.seat for q in table.match.pending] == [0, -3]
    pass_time(table, QUARTER)
    assert table.match.table.state.turn == 2


def test_a_table_that_is_folded_again_has_the_same_time_left() -> None:
    table = campaign(ANA, BEN, minutes=15)
    pass_time(table, QUARTER)
    pass_time(table, 123_456)
    default(table)
    again = Room("table", table.room.seed, SHIPPED)
    again.fold((*table.kept, *table.room.take_out()))
    assert again.view(table.at, HERE).time_left == QUARTER - 123_456
    assert again.match is not None
    assert again.match.state_digest() == table.match.state_digest()


# -- many seats, and a referee -------------------------------------------------------------------


def test_a_whole_team_of_bots_and_one_person_play_to_the_end() -> None:
    table = campaign(ANA, seats=25, roles="apart", generals=4, referee=True, turns=2)
    assert len(table.room.standing.chairs) == 25
    while table.match.outcome is None:
        default(table)
    assert table.match.table.state.turn == 2


def test_a_person_in_the_seat_of_the_referee_reports_and_corrects() -> None:
    table = campaign(ANA, BEN, CAI, referee=True, turns=16, generals=3)
    kinds: list[str] = []
    for _ in range(200):
        asked = [q for q in table.match.pending if q.decision.seat == 2]
        if not asked:
            march_together(table)
            continue
        kinds += [q.decision.prompt.kind for q in asked]
        break
    assert kinds == ["campaign-report"]
    default(table, "campaign-report")
    (question,) = (q for q in table.match.pending if q.decision.seat == 2)
    play = table.room.standing.play
    assert play is not None
    key = question.decision.options[1].key
    table.do(CAI, Answer(7, serial=play.wire(question), answer=key))
    (question,) = (q for q in table.match.pending if q.decision.seat == 2)
    assert question.decision.prompt.kind == "campaign-report"


def march_together(table: Table) -> None:
    """Send an army of each clan to the border that they share, so that they meet there."""
    state, play = table.match.table.state, table.room.standing.play
    assert play is not None
    ways = {"dr6": "li1", "li4": "li1"}
    for seat, person in ((0, ANA), (1, BEN)):
        question = table.match.question(Seat(seat))
        domain: Any = question.decision.domain
        answer = {name: part.default() for name, part in domain.parts}
        answer["orders"] = {
            key: f"place:{ways[place]}"
            for key, place in ((k, state.armies[k[5:]].place) for k in domain.parts[0][1].keys)
            if place in ways
        }
        table.do(person, Answer(7, serial=play.wire(question), answer=answer))


# -- who hears whom ------------------------------------------------------------------------------


@pytest.mark.clause("STR-1.10")
def test_a_daimyo_and_his_generals_hear_each_other_only_through_their_karo() -> None:
    table = campaign(ANA, BEN, CAI, seats=10, roles="apart")
    for person in (ANA, BEN, CAI):  # Daimyo, Karo and first general of one clan
        table.do(person, Speak(7, f"from {person[0]}", "table"))

    def heard(person: str) -> set[str]:
        lines = table.room.chat("player", 0, table.room.seat_of(person))
        return {line.text for line in lines if line.text}

    assert heard(ANA) == {"from a", "from b"}
    assert heard(BEN) == {"from a", "from b", "from c"}
    assert heard(CAI) == {"from b", "from c"}
    together = campaign(ANA, BEN)
    together.do(ANA, Speak(7, "to all", "table"))
    assert "to all" in {line.text for line in together.room.chat("player", 0, Seat(1))}
