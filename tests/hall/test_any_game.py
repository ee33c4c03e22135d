"""A game that the house has never heard of is opened, played, taken back, kept, and verified."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.elsewhere import second_game
from tests.hall.tables import ANA, BEN, CAI, DOT, NAMES, NOON, SEED, Table, observed
from tests.shipped import Replay, check_terms, match_of, plan_of, wishes_for
from tests.synthetic import box as courts
from tests.synthetic.events import Saluted

from gorin.content import boxes
from gorin.content.box.box import Box
from gorin.content.box.wishes import Plan, Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, make_header, plan
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.summary import summary_of
from gorin.hall.process import keeping
from gorin.hall.table.commands import (
    Act,
    ActAsks,
    AnswerUndo,
    AskUndo,
    ChooseDeck,
    ListAttempts,
    WhyNot,
)
from gorin.hall.table.terms import Chosen, Stops, Terms
from gorin.hall.table.updates import ActAsked, AttemptList, Reasons
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Text
from gorin.kernel.journal import read
from gorin.kernel.verify import verify
from gorin.kernel.words import say
from gorin.sim.series import Series, play_series


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with second_game(monkeypatch):
        yield


def chosen(format: str | None = None, **options: Any) -> Chosen:
    return Chosen("courts", format, options)


def table_of(*people: str, **terms: Any) -> Table:
    return Table(*people, chosen=terms.pop("chosen", chosen()), **terms)


def test_it_is_among_the_games_and_its_own_default_format_is_played() -> None:
    assert {"tomb-raider", "courts"} <= set(boxes.games())
    table = table_of(ANA, BEN)
    seen = table.room.view(NOON, {})
    assert (seen.game, seen.format, seen.title.id) == ("courts", "peace", "format-courts-peace")


def test_who_wants_to_be_asked_everything_is_asked_what_has_one_answer() -> None:
    def answered(game: Box, stops: Stops) -> object:
        return game.customs.automatic(
            "any", ["only"], stops, skipping=False, view=lambda: None, is_new=lambda: True
        )

    for game in boxes.boxes():
        found = answered(game, Stops("useful")), answered(game, Stops("all"))
        assert found == ("only", None), game.id


@pytest.mark.parametrize("format", ["peace", "tempest"])
def test_four_people_play_it_to_its_end(format: str) -> None:
    people = (ANA, BEN, CAI, DOT)
    table = table_of(*people, chosen=chosen(format, turns=8)).begin()
    for _ in range(400):
        for person in people:
            if table.room.stage != "over" and table.question(person) is not None:
                table.answer(person)
    assert table.room.stage == "over"
    summary = summary_of(table.room)
    assert summary.finished is not None
    assert (summary.game, summary.format, summary.finished.board) == ("courts", format, format)
    assert 0 < summary.finished.turns <= 8
    journal = read(table.room.journal_text(public=True))
    found = verify(journal, match_of)
    assert (found.replayed, found.state_matches, found.chance) == (True, True, "verified")


def test_a_table_of_it_goes_on_after_it_was_loaded_and_from_what_was_kept() -> None:
    table = table_of(ANA, BEN).begin()
    for _ in range(40):
        for person in (ANA, BEN):
            if table.question(person) is not None:
                table.answer(person)
    assert observed(table.loaded()) == observed(table)
    number, body = table.room.next, keeping.kept_of(table.room)
    twin = keeping.resumed(SHIPPED, table.room.id, SEED, body, [])
    assert twin.match is not None
    assert twin.next == number
    assert twin.match.state_digest() == table.match.state_digest()


def test_a_choice_is_taken_back_where_the_others_agree() -> None:
    table = table_of(ANA, BEN, undo="any").begin()
    first, second = sorted((ANA, BEN), key=lambda one: table.question(one) is None)
    before = table.match.state_digest()
    table.answer(first)
    table.do(first, AskUndo(1))
    table.do(second, AnswerUndo(2, agrees=True))
    assert table.match.state_digest() == before


def test_the_table_does_not_make_an_offer_that_nobody_has_to_make() -> None:
    table = table_of(ANA, BEN).begin()
    (talk,) = (each for each in table.match.pending if each.decision.prompt.kind == "talk")
    person = ANA if table.match_seat(ANA) == talk.decision.seat else BEN
    assert [option.key for option in talk.decision.options] == ["offer:0"]
    table.wait(60)
    assert table.match.table.state.spoken == ()
    asked = table.question(person)
    assert asked is not None
    assert asked.kind == "talk"


def test_who_cannot_take_back_is_told_why() -> None:
    table = table_of(ANA, BEN, undo="casual").begin()
    first = next(one for one in (ANA, BEN) if table.question(one) is not None)
    nothing = table.room.you(first).no_undo
    assert nothing is not None
    assert nothing.id == "hall-undo-nothing"
    table.answer(first)
    seen = table.room.you(first)
    assert (seen.can_undo, seen.no_undo) == (False, say("hall-undo-changed"))
    never = table_of(ANA, BEN, undo="none").begin().room.you(ANA).no_undo
    assert never == say("hall-undo-never")


def test_who_gives_up_is_told_so_at_once_while_the_others_play_on() -> None:
    table = table_of(ANA, BEN, CAI, DOT).begin()
    waits = next(one for one in (ANA, BEN) if not table.room.you(one).gave_up)
    table.concede(waits)
    assert table.room.you(waits).gave_up
    assert not table.room.you(CAI).gave_up


def test_where_a_game_does_not_say_what_comes_to_light_all_that_changes_does() -> None:
    table = table_of(ANA, BEN).begin()
    first = next(one for one in (ANA, BEN) if table.question(one) is not None)
    table.answer(first)
    assert table.refuses(first, AskUndo(1)) == ("hall-undo-changed",)


def test_no_seat_is_shown_what_another_holds() -> None:
    table = table_of(ANA, BEN).begin()
    views = [table.room.sight(table.room.seat_of(person), None) for person in (ANA, BEN)]
    mine, theirs = (sight.view["hands"] for sight in views if sight is not None)
    assert all(name for _, name in msgspec.to_builtins(mine, str_keys=True)["0"])
    assert not any(name for _, name in msgspec.to_builtins(theirs, str_keys=True)["0"])


@pytest.mark.parametrize(
    ("terms", "faults"),
    [
        (Terms(seats=2, chosen=chosen(turns=0, life=99)), ["courts-bad-option"] * 2),
        (
            Terms(seats=2, pause=99, chosen=chosen(turns=0)),
            ["hall-bad-seconds", "courts-bad-option"],
        ),
        (Terms(seats=2, chosen=chosen(level="x", turns="y")), ["field-unknown", "field-wrong"]),
        (Terms(seats=1, chosen=chosen()), ["setup-bad-seats"]),
        (Terms(seats=7, chosen=chosen()), ["setup-bad-seats"]),
        (Terms(seats=2, chosen=chosen("chess")), ["format-unknown"]),
        (Terms(seats=1, guided=True, chosen=chosen()), ["hall-no-lessons", "setup-bad-seats"]),
    ],
)
def test_all_that_is_wrong_with_its_terms_is_told_at_once(terms: Terms, faults: list[str]) -> None:
    with pytest.raises(BadInput) as caught:
        Room("x", SEED, SHIPPED).open(ANA, NAMES[ANA], terms, NOON)
    assert sorted(one.message.id for one in caught.value.all) == sorted(faults)


def test_what_a_box_judges_again_where_it_plans_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def judged(wishes: Wishes) -> Plan:
        found = [*courts.faults(wishes), BadInput(say("courts-bad-option", most=1), place="turns")]
        raise BadInput.together(found)

    module = SimpleNamespace(BOX=replace(courts.BOX, plan=judged))
    monkeypatch.setitem(sys.modules, "judged", module)
    terms = Terms(seats=2, chosen=chosen(turns=0, life=99))
    with second_game(monkeypatch, "judged"), pytest.raises(BadInput) as caught:
        check_terms(terms)
    told = [(one.place, one.message.args["most"]) for one in caught.value.all]
    # Another fault at the same place is told too.
    assert told == [("turns", 60), ("life", 60), ("turns", 1)]


def test_nobody_chooses_a_deck_in_it() -> None:
    table = table_of(ANA, BEN)
    assert table.refuses(ANA, ChooseDeck(1, 0, deck="arsenal")) == ("hall-no-decks",)


def test_bots_play_many_games_of_it_and_a_game_is_replayed() -> None:
    planned = plan("courts", wishes_for("courts", seats=3, turns=6))
    results = play_series(Series(planned, ("random",) * 3, 5, seed=3))
    assert not results.failed
    assert all(0 < game.turns <= 6 for game in results.played)
    table = table_of(ANA, BEN, chosen=chosen(turns=3)).begin()
    for _ in range(400):
        for person in (ANA, BEN):
            if table.room.stage != "over" and table.question(person) is not None:
                table.answer(person)
    replay = Replay(read(table.room.journal_text(public=False)))
    assert replay.steps > 3
    assert replay.statistics() is None


def test_a_journal_of_other_rules_is_refused() -> None:
    header = make_header(plan("courts", wishes_for("courts", seats=2)))
    assert begin(plan_of(header)).state.turn == 0
    with pytest.raises(BadInput):
        plan_of(msgspec.structs.replace(header, setup={**header.setup, "seats": [0]}))


def test_the_box_that_lies_elsewhere_is_the_one_that_is_found() -> None:
    assert boxes.find_box("courts") is courts.BOX


@pytest.mark.parametrize("module", ["nothing.here", "json"])
def test_a_module_without_a_game_is_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # It ends with the test: what is undone after the second game would bring that back.
    with monkeypatch.context() as inner:
        inner.setenv(boxes.ELSEWHERE, module)
        with pytest.raises(BadInput) as caught:
            boxes.boxes.__wrapped__()
    assert caught.value.message.id == "games-elsewhere"
    assert caught.value.message.args["module"] == module


def test_an_attempt_is_walked_part_by_part_and_what_is_done_at_once_is_seen_at_once() -> None:
    table = table_of(ANA, BEN)
    table.begin()
    seat = table.asked()
    idle = ANA if seat == BEN else BEN
    listed = table.do(seat, ListAttempts(1))
    assert isinstance(listed, AttemptList)
    aimed = [one for one in listed.attempts if one.startswith(("play:strike.", "play:gift."))]
    for attempt in listed.attempts:
        further = table.do(seat, ListAttempts(2, stem=attempt))
        assert isinstance(further, AttemptList)
        expected = (f"{attempt}>at:0", f"{attempt}>at:1") if attempt in aimed else ()
        assert further.attempts == expected
        for one in further.attempts:
            assert isinstance(table.do(seat, WhyNot(3, one)), Reasons)
    assert table.do(seat, ListAttempts(4, stem="x" * 5000)) == AttemptList(4, ())
    _ = table.do(idle, Act(5, "hail", "Peace"))
    assert table.asked() == seat
    assert table.match.table.state.banners == {table.match_seat(idle): "Peace"}
    assert table.loaded().match.table.state.banners == {table.match_seat(idle): "Peace"}


def test_what_is_said_with_something_unasked_is_told_before_and_read_like_an_answer() -> None:
    table = table_of(ANA, BEN)
    table.begin()
    idle = ANA if table.asked() == BEN else BEN
    assert {"concede", "hail", "salute"} <= set(table.room.you(idle).initiatives)
    assert table.do(idle, ActAsks(1, "concede")) == ActAsked(1, "concede", None)
    hail, salute = (table.do(idle, ActAsks(2, kind)) for kind in ("hail", "salute"))
    assert isinstance(hail, ActAsked)
    assert hail.asked is not None
    assert (hail.asked.serial, hail.asked.domain) == (0, Text(20, 1))
    assert isinstance(salute, ActAsked)
    assert salute.asked is not None
    (option,) = salute.asked.options
    _ = table.do(idle, Act(3, "salute", option.key))
    assert table.match.log()[-1] == Saluted(table.match_seat(idle), Seat(int(option.key[5:])))
    assert table.refuses(idle, Act(4, "salute", "seat:9")) == ("refused-no-such-option",)
    assert table.refuses(idle, Act(5, "hail")) == ("answer-not-text",)
    assert table.refuses(idle, ActAsks(6, "fly")) == ("refused-initiative",)
    assert table.loaded().match.state_digest() == table.match.state_digest()
