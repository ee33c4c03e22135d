"""The lessons of L5R LCG: each kind of question is explained once, when it first comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.formats import skirmish
from tests.games.l5r_lcg.tables import CRANE, Sitting
from tests.shipped import reader_for

from gorin.bots.l5r_lcg.bot import LcgBot
from gorin.bots.sight import sight_of
from gorin.content.cards.pool import SHIPPED
from gorin.content.l5r_lcg.box import L5R_LCG
from gorin.content.l5r_lcg.decks import ready
from gorin.content.l5r_lcg.lessons import ENDING, LESSONS, advise, due
from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg.facts import CLANS
from gorin.games.l5r_lcg.state import new_state
from gorin.hall.table.lessons import LEARNER, Lessons
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.observe import QuestionView, lines, observe
from gorin.kernel.table import Frame, Table
from gorin.text.language import LANGUAGES

TAUGHT = {
    "mulligan-row": "lcg-cards",
    "mulligan-hand": "lcg-cards",
    "dynasty": "lcg-dynasty",
    "fate": "lcg-fate",
    "bid": "lcg-bid",
    "declare": "lcg-declare",
    "province": "lcg-province",
    "attackers": "lcg-attackers",
    "defenders": "lcg-defenders",
    "ring": "lcg-ring",
    "places": "lcg-places",
    "place-ring": "lcg-place",
}
"""What explains each kind of question; these come in every match of a format that has them."""
SHARED = {"lcg-cards"}
"""What explains two kinds of questions, and has come with the first of them."""


def match_of(format: str, seats: int, seed: int) -> Match[Any]:
    rulebook = L5R_LCG.format(format).rulebook
    prefix = "skirmish" if format == "skirmish" else "stronghold"
    decks = tuple(ready(prefix, CLANS[(seed + seat) % len(CLANS)]) for seat in range(seats))
    return Match(Table(rulebook, new_state(decks, rulebook.numbers)), chance=Fast(seed))


def taught(match: Match[Any]) -> Iterator[tuple[QuestionView | None, tuple[str, ...]]]:
    """Let bots play a match; yield each question to the learner with the lessons that came up."""
    cards = shipped().cards
    bots = [LcgBot(seat, 0.0, cards) for seat in range(8)]
    shown: set[str] = set()
    match.start()
    while match.pending:
        question = match.pending[0]
        seat = question.decision.seat
        if seat == LEARNER:
            seen, told = observe(match, LEARNER), lines(match, LEARNER)
            found = tuple(each.id for each in due(SHIPPED, seen, told, shown))
            assert not shown.intersection(found)
            shown.update(found)
            yield seen.questions[0], found
        chosen = bots[seat].choose(sight_of(match, question))
        match.choose(seat, chosen, serial=question.serial)
    last = due(SHIPPED, observe(match, LEARNER), lines(match, LEARNER), shown)
    yield None, tuple(each.id for each in last)


@pytest.mark.parametrize(
    ("format", "seats", "never"),
    [
        ("skirmish", 2, {"places", "place-ring"}),
        ("stronghold", 2, {"place-ring"}),
        ("enlightenment", 3, set[str]()),
    ],
    ids=["skirmish", "stronghold", "enlightenment"],
)
def test_each_kind_of_question_is_explained_when_it_first_comes(
    format: str, seats: int, never: set[str]
) -> None:
    first: dict[str, set[str]] = {}
    shown: list[str] = []
    for question, found in taught(match_of(format, seats, 3)):
        told = set(shown)
        shown += found
        if question is not None and len(question.options) == 1:
            assert found == ()
        elif question is not None and question.kind not in first:
            first[question.kind] = {*found} | (told & SHARED)
    assert (shown[0], shown[-1]) == ("lcg-goal", ENDING.id)
    assert first.keys() & TAUGHT.keys() == TAUGHT.keys() - never
    assert [kind for kind in first if kind in TAUGHT and TAUGHT[kind] not in first[kind]] == []
    assert not {TAUGHT[kind] for kind in never} & {*shown}


def test_few_lessons_come_at_once_and_the_one_about_the_question_is_among_the_first() -> None:
    for question, found in taught(match_of("skirmish", 2, 4)):
        assert len(found) <= 2
        if question is not None and question.kind == "declare":
            assert found == ("lcg-declare", "lcg-rings")
            return
    raise AssertionError


@pytest.mark.parametrize("format", ["skirmish", "stronghold"])
def test_the_goal_says_how_the_format_is_won(format: str) -> None:
    match = match_of(format, 2, 1)
    match.start()
    seat = match.pending[0].decision.seat
    (goal, *_) = due(SHIPPED, observe(match, seat), lines(match, seat), ())
    assert [detail.id for detail in goal.details] == [f"lesson-lcg-win-{format}"]


def test_rings_of_ones_own_and_treaties_are_explained_early_and_only_in_enlightenment() -> None:
    ones_own = {"lcg-own-rings", "lcg-treaties"}
    for format, seats in (("skirmish", 2), ("stronghold", 2)):
        shown = {id for _, found in taught(match_of(format, seats, 3)) for id in found}
        assert not shown & ones_own
    kinds: list[str] = []
    for question, found in taught(match_of("enlightenment", 3, 3)):
        assert question is not None
        kinds.append(question.kind)
        ones_own -= set(found)
        if not ones_own:
            break
    assert "declare" not in kinds
    assert kinds.index("act") == len(kinds) - 1


@pytest.mark.clause("ENL-8.3")
def test_only_the_stronghold_game_tells_that_who_has_no_defender_loses_honor() -> None:
    says = {}
    for format, seats in (("skirmish", 2), ("stronghold", 2), ("enlightenment", 3)):
        match = match_of(format, seats, 3)
        costs: int = match.table.rulebook.numbers.unopposed
        for question, found in taught(match):
            if question is not None and question.kind == "defenders" and "lcg-defenders" in found:
                break
        shown = {entry.id for entry in LESSONS} - {"lcg-defenders"}
        seen = observe(match, LEARNER)
        (lesson,) = due(SHIPPED, seen, lines(match, LEARNER), shown)
        says[format] = [each.id for each in lesson.details] == ["lesson-lcg-unopposed"]
        assert says[format] is bool(costs)
    assert says == {"skirmish": False, "stronghold": True, "enlightenment": False}


def test_advice_is_an_answer_that_is_offered_with_a_reason_that_can_be_read() -> None:
    reader = reader_for("en", game="l5r-lcg")
    match = skirmish(5, seats=2)
    cards = shipped().cards
    match.start()
    bots = [LcgBot(seat, 0.0, cards) for seat in range(2)]
    advised = 0
    while match.pending and advised < 150:
        question = match.pending[0]
        seat = question.decision.seat
        seen = observe(match, seat)
        asked = seen.questions[0]
        view: Any = seen.view
        if asked.options:
            advice = advise(SHIPPED, view, asked)
            assert advice.key in {option.key for option in asked.options}
            assert reader.has(advice.reason.id)
            advised += 1
        chosen = bots[seat].choose(sight_of(match, question))
        match.choose(seat, chosen, serial=question.serial)
    assert advised > 20


def test_a_table_tells_lessons_and_a_hint() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "akodo-toturi")
    sitting.state.opportunities[CRANE] = ("military", "political")
    sitting.begin(Frame("declare", CRANE))
    teaching = L5R_LCG.lessons
    assert teaching is not None
    lessons = Lessons(teaching, SHIPPED)
    lessons.look(sitting.match)
    told = lessons.told(sitting.match)
    assert [each.title is None for each in told] == [False, False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_title_and_a_text_in_every_language(language: str) -> None:
    reader = reader_for(language, game="l5r-lcg")
    for entry in (*LESSONS, ENDING):
        assert reader.has(f"lesson-{entry.id}")
        assert reader.title(f"lesson-{entry.id}")
