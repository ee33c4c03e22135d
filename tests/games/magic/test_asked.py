"""What questions and answers of Magic say: what passing leads to, whose a card is, who aims."""

from __future__ import annotations

import pytest
from tests.formats import commander
from tests.games.magic.playing import ONE, WHITE_RED_BLACK, Playing
from tests.shipped import reader_for

from gorin.kernel.observe import lines, question_view
from gorin.kernel.words import Message
from gorin.text.language import LANGUAGES

PLAYERS = ("Ann", "Bo", "Cy", "Di")
ENGLISH = reader_for("en", PLAYERS, "magic")
STEPS = (
    *("setup", "upkeep", "draw", "main", "attackers", "blockers", "first-strike"),
    *("damage", "end-of-combat", "main-2", "end"),
)


def asks(game: Playing) -> tuple[str, list[str]]:
    """Return the open question and the answers to it, in English."""
    shown = question_view(game.match, game.match.pending[0])
    return ENGLISH.read(shown.message), [ENGLISH.read(each.message) for each in shown.options]


def test_keeping_and_a_mulligan_are_two_answers() -> None:
    match = commander(3, seats=4)
    match.start()
    shown = question_view(match, match.pending[0])
    assert [ENGLISH.read(each.message) for each in shown.options] == [
        "Keep this hand",
        "Take a mulligan",
    ]


def test_passing_says_who_is_next_and_what_comes_when_all_pass() -> None:
    hand = ["path-to-exile"]
    game = Playing(
        {"hand": hand, "battlefield": WHITE_RED_BLACK},
        {"hand": hand, "battlefield": WHITE_RED_BLACK},
        step="main",
    )
    assert asks(game)[0] == "Do something, or pass to Bo. When all pass, combat begins."
    game.answer("pass")
    assert asks(game)[0] == (
        "Do something, or pass. All others have passed: if you pass, combat begins."
    )


def test_what_waits_on_the_stack_is_named_with_its_target() -> None:
    game = Playing(
        {"hand": ["path-to-exile"], "battlefield": [*WHITE_RED_BLACK, "serra-angel"]},
        {"hand": ["path-to-exile"], "battlefield": [*WHITE_RED_BLACK, "serra-angel"]},
        step="main",
    )
    game.do("cast:path-to-exile", seat=ONE)
    text, answers = asks(game)
    assert text == "Choose a target for Path to Exile"
    assert sorted(answers) == ["Choose Serra Angel", "Choose Serra Angel of Bo"]
    game.answer(answers_key(game, "Choose Serra Angel of Bo"))
    assert asks(game)[0].endswith("Path to Exile of Ann resolves.")
    told = [ENGLISH.read(line.message) for line in lines(game.match, None)]
    assert "Path to Exile of Ann targets Serra Angel" in told


def answers_key(game: Playing, says: str) -> str:
    shown = question_view(game.match, game.match.pending[0])
    return next(each.key for each in shown.options if ENGLISH.read(each.message) == says)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_for_what_follows_it(language: str) -> None:
    reader = reader_for(language, PLAYERS, "magic")
    for id in ("magic-goal", *(f"magic-then-{step}" for step in STEPS)):
        assert "⟦" not in reader.read(Message(id))
