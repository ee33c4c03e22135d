"""Series of levels at a table: one match over several levels, by people and bots."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.hall.tables import ANA, BEN, CAI, SEED, Table, observed
from tests.raids import raid
from tests.shipped import check_terms, match_of

from gorin.content.cards.pool import SHIPPED
from gorin.games.tomb_raider.joined.state import State
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.summary import summary_of
from gorin.hall.process import keeping
from gorin.hall.robots.thinking import think
from gorin.hall.table import planning
from gorin.hall.table.commands import Again, AskUndo, ChooseDeck
from gorin.hall.table.old_records import read_record
from gorin.hall.table.records import Kept, Opened
from gorin.hall.table.terms import Chosen, Terms
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import read
from gorin.kernel.verify import verify

TWO = ("into-the-caves", "atlantis")
LINKED = raid(series="linked", levels=TWO, turn_limit=2)
TIMED = raid(series="timed", turn_limit=2, order="ask")
PICK_UP = raid(series="pick-up", turn_limit=2, order="listed")


def series_table(*people: str, chosen: Chosen = LINKED, **terms: Any) -> Table:
    return Table(*people, chosen=chosen, **terms)


def state_of(table: Table) -> State:
    state: State = table.match.table.state
    return state


def sheet(table: Table) -> Any:
    sight = table.room.sight(None, None)
    assert sight is not None
    return sight.view["series"]


def played_out(table: Table) -> Table:
    return table.until(lambda: table.room.stage == "over", most=20_000)


# -- opening -------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [LINKED, TIMED, PICK_UP])
def test_a_series_is_played_to_its_score_sheet(chosen: Chosen) -> None:
    table = series_table(ANA, BEN, chosen=chosen).begin()
    played_out(table)
    view = sheet(table)
    assert [one.number for one in view.played] == [1, 2]
    assert view.stage == "over"
    assert table.match.outcome == state_of(table).series.outcome


def test_what_is_wrong_is_told_all_at_once() -> None:
    chosen = raid(series="linked", level="atlantis", variant="x", points=("traps=1",))
    with pytest.raises(BadInput) as caught:
        check_terms(Terms(chosen=chosen, seats=2, pause=99))
    told = [(one.message.id, one.place) for one in caught.value.all]
    assert told[:4] == [
        ("hall-bad-seconds", "pause"),
        ("hall-not-in-series", "level"),
        ("hall-not-in-series", "variant"),
        ("hall-not-in-series", "points"),
    ]


@pytest.mark.parametrize(
    ("chosen", "seats", "id"),
    [
        (raid(series="unheard-of"), 2, "series-unknown"),
        (raid(series="linked"), 1, "series-too-few-players"),
        (raid(series="linked", levels=("../../secret",)), 2, "level-unknown"),
        (raid(series="linked", levels=("atlantis:x",)), 2, "setup-no-variant"),
        (raid(series="linked", levels=("introductory",)), 3, "series-bad-seats"),
        (raid(series="timed", levels=TWO), 3, "series-levels-each"),
        (raid(series="timed", levels=TWO), 2, "series-unequal-power"),
        (raid(series="linked", order="alphabetic"), 2, "series-bad-order"),
        (raid(series="linked", scoring="beauty"), 2, "series-bad-scoring"),
        (raid(series="linked", carry=("hat",)), 2, "series-bad-carry"),
        (raid(series="timed", carry=("item",)), 2, "series-carry-fixed"),
        (raid(series="linked", levels=TWO * 7), 2, "hall-too-many-levels"),
        (raid(levels=TWO), 2, "hall-only-in-series"),
        (raid(scoring="final"), 2, "hall-only-in-series"),
    ],
)
def test_what_no_series_can_be_is_refused(chosen: Chosen, seats: int, id: str) -> None:
    with pytest.raises(BadInput) as caught:
        check_terms(Terms(chosen=chosen, seats=seats))
    assert id in [one.message.id for one in caught.value.all]


def test_of_a_series_with_far_too_many_levels_no_match_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def make(*_: object) -> None:
        raise AssertionError("every table would wait for minutes")

    monkeypatch.setattr(planning, "plan_of_table", make)
    with pytest.raises(BadInput) as caught:
        check_terms(Terms(chosen=raid(series="linked", levels=("introductory",) * 10_000)))
    assert [one.message.id for one in caught.value.all] == ["hall-too-many-levels"]


def test_records_from_before_there_were_series_are_read() -> None:
    old = '{"type":"opened","host":"a","name":"Ana","terms":{"chosen":{"level":"atlantis"}}}'
    opened = read_record(old)
    assert isinstance(opened, Opened)
    assert opened.terms.chosen == raid(level="atlantis")


def test_the_title_says_which_series_and_which_levels() -> None:
    table = series_table(ANA, BEN)
    title = table.room.view(table.at, {}).title
    assert title.id == "hall-series-title"
    levels: Any = title.args["levels"]
    assert [name.key for name in levels] == ["level-into-the-caves", "level-atlantis"]
    assert summary_of(table.room).format == "linked-series"


def test_a_deck_too_small_for_a_pick_up_series_is_refused() -> None:
    table = series_table(ANA, BEN, chosen=PICK_UP)
    assert "deck-too-small" in table.refuses(ANA, ChooseDeck(1, 0, "into-the-caves"))
    table.do(ANA, ChooseDeck(1, 0, "pick-up-fighter"))


# -- playing -------------------------------------------------------------------------------


def test_what_is_asked_between_levels_is_asked_at_the_table() -> None:
    table = series_table(ANA, BEN, chosen=TIMED).begin()
    question = table.question(ANA)
    assert question is not None
    assert question.kind == "series-order"
    assert sheet(table).stage == "order"
    table.answer(ANA, "levels-as-listed")
    table.answer(BEN, "levels-as-listed")
    assert sheet(table).stage == "level"
    assert [level.title for level in sheet(table).levels] == [
        "level-pick-up-caves",
        "level-pick-up-tombs",
    ]


def test_before_the_first_level_the_map_is_empty() -> None:
    table = series_table(ANA, BEN, chosen=TIMED).begin()
    sight = table.room.sight(table.room.seat_of(ANA), None)
    assert sight is not None
    assert (sight.view["width"], sight.view["places"]) == (0, ())
    assert sight.view["seat"] == 0


def test_turns_are_counted_through_all_levels() -> None:
    table = series_table(ANA, BEN).begin()
    table.until(lambda: state_of(table).number == 2 and state_of(table).running)
    table.until(lambda: sheet(table).stage == "level" and state_of(table).turn > 2)
    sight = table.room.sight(None, None)
    assert sight is not None
    assert sight.view["turn"] == 1
    assert state_of(table).turn == 3


def test_bots_of_every_level_play_a_series() -> None:
    chosen = raid(series="pick-up", turn_limit=1, order="ask")
    table = series_table(ANA, chosen=chosen, seats=4).begin("random", "easy", "search")
    played_out(table)
    assert len(sheet(table).played) == 4


def test_a_bot_that_takes_its_time_thinks_about_a_series_elsewhere() -> None:
    table = series_table(ANA, chosen=PICK_UP, seats=2).begin("search")
    asked: set[str] = set()
    while len(asked) < 2:
        question = table.room.bot_question()
        if question is None:
            assert table.room.bot_turn(table.at, 1) or table.answer(ANA)
            continue
        asked.add(question.position.sight().kind.partition("-")[0])
        given = think(question.position)
        assert table.room.bot_answer(question.seat, question.serial, given, table.at)
    assert "series" in asked


def test_who_gives_up_leaves_the_series_and_the_last_one_wins_it() -> None:
    table = series_table(ANA, BEN).begin()
    table.until_turn(1)
    table.concede(ANA)
    assert table.room.stage == "over"
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (1,)
    assert table.match.outcome.reason == "ended-conceded"


def test_whoever_left_plays_no_level_that_is_to_come() -> None:
    table = series_table(ANA, BEN, CAI).begin()
    table.until_turn(1)
    table.concede(BEN)
    table.until(lambda: state_of(table).number == 2 and state_of(table).turn > 2)
    assert state_of(table).running
    level = state_of(table).level
    assert level is not None
    assert [raider.gone for raider in level.raiders.values()] == [False, True, False]
    played_out(table)
    assert table.match.outcome is not None
    assert 1 not in table.match.outcome.winners


def test_giving_up_between_levels_ends_a_series_of_two() -> None:
    table = series_table(ANA, BEN, chosen=TIMED).begin()
    table.concede(BEN)
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)


def test_a_choice_is_taken_back_across_the_border_of_levels() -> None:
    chosen = raid(series="linked", levels=TWO, turn_limit=1)
    table = series_table(ANA, chosen=chosen, seats=2, undo="any").begin("random")
    table.until(lambda: state_of(table).number == 2 and state_of(table).running)
    before = state_of(table).series.played
    table.do(ANA, AskUndo(1))
    while state_of(table).number == 2:
        table.do(ANA, AskUndo(1))
    assert len(before) == 1
    assert state_of(table).series.played == ()
    played_out(table)
    assert len(sheet(table).played) == 2


def test_playing_again_is_the_same_series_with_seats_swapped() -> None:
    table = series_table(ANA, BEN, chosen=PICK_UP)
    table.do(BEN, ChooseDeck(1, 1, "pick-up-trickster"))
    played_out(table.begin())
    for person in (ANA, BEN):
        table.do(person, Again(1))
    assert table.room.wants_again
    again = Room("again", SEED, SHIPPED)
    again.open_again(table.room, table.at)
    assert again.terms == table.room.terms
    assert (again.seat_of(ANA), again.seat_of(BEN)) == (1, 0)
    assert again.standing.chairs[0].deck_name == "pick-up-trickster"


# -- what is kept --------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [LINKED, TIMED, PICK_UP])
def test_a_series_goes_on_in_the_middle_after_it_was_loaded(chosen: Chosen) -> None:
    table = series_table(ANA, BEN, chosen=chosen).begin()
    for wanted in (
        lambda: state_of(table).turn >= 1,
        lambda: state_of(table).number == 2,
        lambda: table.room.stage == "over",
    ):
        table.until(wanted, most=20_000)
        assert observed(table.loaded()) == observed(table)


def test_a_series_goes_on_from_what_was_kept_of_it() -> None:
    table = series_table(ANA, BEN).begin()
    table.until(lambda: state_of(table).number == 2 and state_of(table).turn > 2)
    kept = msgspec.json.decode(msgspec.json.encode(table.all_kept()), type=list[Kept])
    number, body = table.room.next, keeping.kept_of(table.room)
    twin = keeping.resumed(SHIPPED, table.room.id, SEED, body, [])
    assert kept[-1].number == number - 1
    assert twin.match is not None
    assert twin.match.state_digest() == table.match.state_digest()
    for viewer in (table.match_seat(ANA), None):
        assert twin.sight(viewer, None) == table.room.sight(viewer, None)


@pytest.mark.parametrize("chosen", [LINKED, TIMED, PICK_UP])
def test_the_journal_of_a_series_verifies(chosen: Chosen) -> None:
    table = series_table(ANA, BEN, chosen=chosen).begin()
    played_out(table)
    journal = read(table.room.journal_text(public=True))
    assert journal.header.format == f"{chosen.options['series']}-series"
    found = verify(journal, match_of)
    assert (found.replayed, found.state_matches, found.chance) == (True, True, "verified")


def test_the_result_names_the_winners_of_the_series() -> None:
    table = series_table(ANA, BEN).begin()
    played_out(table)
    finished = summary_of(table.room).finished
    assert finished is not None
    assert table.match.outcome is not None
    winners = [seat for seat, one in enumerate(finished.seats) if one.won]
    assert winners == list(table.match.outcome.winners)
    assert finished.turns == sum(one.turns for one in sheet(table).played)
