from __future__ import annotations

from tests.hall.tables import ANA, SEED, Table, observed
from tests.raids import raid
from tests.shipped import reader_for

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.table.commands import AskUndo
from gorin.hall.table.terms import Chosen, Terms
from gorin.text.language import LANGUAGES


def tutorial() -> Table:
    chosen = raid(format="learn-to-play", variant="cave")
    return Table(ANA, chosen=chosen, guided=True, undo="any").begin()


def titles(table: Table) -> list[str]:
    sight = table.room.sight(table.room.seat_of(ANA), None)
    assert sight is not None
    return [lesson.title.id for lesson in sight.lessons if lesson.title is not None]


def test_each_lesson_comes_up_once_with_the_question_it_is_about() -> None:
    table = tutorial()
    seen: list[str] = []
    for _ in range(400):
        table.room.tick(table.at)
        seen += titles(table)
        if table.match.outcome is not None:
            break
        table.answer(ANA, hint(table))
    assert len(seen) == len(set(seen))
    assert {"lesson-goal", "lesson-map", "lesson-move", "lesson-obstacle"} <= set(seen)
    assert table.room.stage == "over"


def hint(table: Table) -> str:
    """Return the key of the answer that the hint names."""
    sight = table.room.sight(table.room.seat_of(ANA), None)
    assert sight is not None
    (found,) = [lesson for lesson in sight.lessons if lesson.title is None]
    question = sight.questions[0]
    answer = found.messages[0].args["answer"]
    return next(option.key for option in question.options if option.message == answer)


def test_a_question_with_a_lesson_is_asked_even_if_it_has_one_answer() -> None:
    table = tutorial()
    for _ in range(300):
        if titles(table):
            assert table.room.due(table.at) is None
        table.room.tick(table.at)
        if table.match.outcome is not None:
            return
        table.answer(ANA)


def test_what_was_taken_back_is_not_taught_again_and_a_loaded_table_goes_on() -> None:
    table = tutorial()
    table.until(lambda: bool(titles(table)))
    taught = titles(table)
    table.answer(ANA)
    table.do(ANA, AskUndo(1))
    assert not set(taught) & set(titles(table))
    assert observed(table.loaded()) == observed(table)


def test_a_game_against_others_may_have_lessons_and_they_are_for_the_first_seat() -> None:
    room = Room("x", SEED, SHIPPED)
    chosen = Chosen(game="l5r-lcg", format="enlightenment")
    room.open(ANA, "Ana", Terms(chosen=chosen, seats=3, guided=True), 0)
    assert room.terms.guided


def test_lessons_are_for_the_learner_alone_and_only_at_a_tutorial() -> None:
    table = tutorial()
    spectator = table.room.sight(None, None)
    assert spectator is not None
    assert spectator.lessons == ()
    assert titles(Table(ANA).begin()) == []


def test_lessons_can_be_read_in_every_language() -> None:
    table = tutorial()
    sight = table.room.sight(table.room.seat_of(ANA), None)
    assert sight is not None
    for language in LANGUAGES:
        reader = reader_for(language, game="tomb-raider")
        for lesson in sight.lessons:
            for message in lesson.messages:
                assert "\u27e6" not in reader.read(message)
            if lesson.title is not None:
                assert "\u27e6" not in reader.title(lesson.title.id)
