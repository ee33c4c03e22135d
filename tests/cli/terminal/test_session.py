from __future__ import annotations

import re

import pytest
from tests.cli.terminal.tables import Script, advance, table, typing
from tests.raids import agent_for

from gorin.bots.sight import sight_of
from gorin.cli.terminal import ending, session
from gorin.cli.terminal.commands import COMMANDS, LETTERS, LOOKING, USAGES
from gorin.cli.terminal.screen import CLEAR, CLEAR_SCROLLBACK
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.tomb_raider import commands as own
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered
from gorin.text.language import LANGUAGES

WISHES = ("Search", "ahead", "explore", "Test", "Pass", "nothing", "Play on", "Find")


def sensible(text: str) -> str:
    """Type the number of a sensible answer to the question on the screen."""
    asked = text.rpartition("\n>")[2]
    answers = re.findall(r"^(\d+)\. (.*)$", asked, re.MULTILINE)
    for wish in WISHES:
        for number, answer in answers:
            if wish in answer and not answer.startswith("Do not"):
                return str(number)
    return str(answers[0][0]) if answers else ""


def finish(sitting: Sitting, screen: Script) -> str:
    """Play to the end and return all that was shown."""
    session.play(sitting)
    ending.show(sitting, sitting.save.finish(sitting.match))
    return screen.text


def play(screen: Script, **options: object) -> str:
    return finish(table(screen, **options), screen)  # type: ignore[arg-type]


def test_a_whole_game_alone_is_played_by_choosing_numbers() -> None:
    bot = agent_for("heuristic", 1)

    def number(text: str) -> str:
        (question,) = sitting.match.pending
        sight = sight_of(sitting.match, question)
        return str(sight.keys.index(str(bot.choose(sight))) + 1)

    screen = Script(number)
    sitting = table(screen, opening="chosen")
    text = finish(sitting, screen)
    assert "Ann wins: the treasure is found · TR-9.1" in text
    assert "gorin verify" in text
    assert "⟦" not in text


def test_a_game_against_a_bot_and_one_of_bots_alone_end() -> None:
    assert "verify" in play(Script(sensible), bots=("heuristic",), turn_limit=12)
    assert "verify" in play(Script(typing()), people=(), bots=("heuristic", "random"))


def test_leaving_the_table_keeps_the_game() -> None:
    for lines in (("quit",), ("q",), ()):
        sitting = table(Script(typing("?", *lines)))
        with pytest.raises(session.Left):
            session.play(sitting)
        assert sitting.save.path.exists()


def test_an_interrupt_keeps_the_game() -> None:
    def interrupt(text: str) -> str:
        raise KeyboardInterrupt

    sitting = table(Script(interrupt))
    with pytest.raises(session.Left):
        session.play(sitting)
    assert sitting.save.path.exists()


def test_nothing_of_one_hand_is_on_the_screen_of_another() -> None:
    def stop_late(text: str) -> str:
        if len(text) > 400_000 or text.count("Pass the keyboard") > 12:
            raise EOFError
        asked = text.rpartition("\n>")[2]
        return "hand" if "1. " in asked and text.count("> hand") % 2 == 0 else sensible(text)

    screen = Script(stop_late)
    sitting = table(screen, people=("Ann", "Ben"), turn_limit=9)
    with pytest.raises(session.Left):
        session.play(sitting)
    scenes = screen.text.split(CLEAR + CLEAR_SCROLLBACK)
    assert len(scenes) > 6
    for scene in scenes:
        names = set(re.findall(r"^@\d (Ann|Ben): ", scene, re.MULTILINE))
        assert len(names) <= 1
        private = set(re.findall(r"^(Ann|Ben) draws .*(?:and|: )", scene, re.MULTILINE))
        assert not names or private <= names | {"Ann", "Ben"}
        if "Pass the keyboard" in scene:
            assert "Hand (" not in scene


def test_an_answer_typed_too_early_does_not_open_another_hand() -> None:
    screen = Script(typing("1", "2", "", "quit"))
    sitting = table(screen, people=("Ann", "Ben"))
    with pytest.raises(session.Left):
        session.play(sitting)
    assert screen.typed == ["1", "2", "", "quit"]


def test_a_drawn_game_clears_and_redraws() -> None:
    screen = Script(typing("map", "1", "quit"), plain=False)
    sitting = table(screen, opening="chosen")
    with pytest.raises(session.Left):
        session.play(sitting)
    assert screen.text.count(CLEAR) == 3


EVERYTHING = (
    "?", "why", "why move left", "why xyz", "why play", "map", "map a1", "map z9", "map x",
    "hand", "h", "card", "card take aim", "card nothing like it", "card a", "card 056", "log",
    "log 3", "log 0", "log -1", "rows", "rule", "rule 6.1", "rule TR-R4", "rule ../x", "rule tr-99",
    "r 6.13", "save", "auto", "set", "set order ask", "set order x", "set a b", "stops all",
    "stops", "stops useful", "set reset skip", "lang", "lang xx", "concede", "no", "undo", "99",
    "0", "-1", "search", "move", "left", "", "   ", "\x1b[A", "💥", "a" * 5000, "quit now",
)  # fmt: skip


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_every_language_reads_well(language: str, *, plain: bool) -> None:
    screen = Script(typing(*EVERYTHING), plain=plain)
    sitting = table(screen, language=language)
    advance(sitting, 5)
    with pytest.raises(session.Left):
        session.play(sitting)
    assert "⟦" not in screen.text
    assert "Traceback" not in screen.text
    assert sitting.settings.choices == {"order": "ask", "reset": "skip"}


def test_help_lists_every_command() -> None:
    named = {usage.split()[0] for usage in (*LOOKING, *USAGES)}
    assert set(COMMANDS) - named == {"help", "auto"}
    assert set(LETTERS.values()) <= set(COMMANDS)
    assert set(own.ALWAYS) - {usage.split()[0] for usage in own.USAGES} == {"r"}
    assert set(own.LETTERS.values()) <= set(own.ALWAYS)


def test_a_refused_attempt_is_told_its_clauses() -> None:
    screen = Script(typing("", "left", "why reset", "quit"))
    sitting = table(screen)
    with pytest.raises(session.Left):
        session.play(sitting)
    assert "TR-4.8" in screen.text
    assert "TR-8.5" in screen.text


@pytest.mark.parametrize(
    ("language", "listed", "told"),
    [
        ("en", r"Reset: not now \(TR-8\.5\)$", "“Move to the left” is not possible now:"),
        ("es", r"Reiniciar: ahora no \(TR-8\.5\)$", "no es posible ahora:"),
    ],
)
def test_attempts_are_listed_and_refused_in_words(language: str, listed: str, told: str) -> None:
    screen = Script(typing("", "why", "why move:left", "quit"))
    with pytest.raises(session.Left):
        session.play(table(screen, language=language))
    assert re.search("(?m)^  " + listed, screen.text)
    assert told in screen.text
    assert "move:" not in screen.text.replace("> why move:left", "")


def test_clauses_are_listed_with_the_signs_of_the_language() -> None:
    screen = Script(typing("", "why", "quit"))
    with pytest.raises(session.Left):
        session.play(table(screen, language="zh"))
    opening, closing = "\N{FULLWIDTH LEFT PARENTHESIS}", "\N{FULLWIDTH RIGHT PARENTHESIS}"
    assert re.search(rf"{opening}TR-[\d.]+、TR-[\d.]+{closing}\n", screen.text)
    assert "(" not in screen.text[screen.text.index("> why") :]


def test_an_attempt_is_found_by_its_words_too() -> None:
    screen = Script(typing("", "why reset", "why move to the left", "quit"))
    with pytest.raises(session.Left):
        session.play(table(screen))
    assert screen.text.count("is not possible now:") == 2


def test_the_language_changes_at_once() -> None:
    screen = Script(typing("lang zh", "quit"))
    sitting = table(screen)
    with pytest.raises(session.Left):
        session.play(sitting)
    assert "回合" in screen.text or "首回合" in screen.text


def test_giving_up_ends_the_game() -> None:
    text = play(Script(typing("concede", "yes")))
    assert "Nobody wins: the game is given up" in text


def test_skip_passes_until_the_turn_is_over() -> None:
    screen = Script(typing("skip", "1", "quit"))
    sitting = table(screen, opening="chosen", seed="demo")
    advance(sitting, 3)
    with pytest.raises(session.Left):
        session.play(sitting)
    answers = [entry.answer for entry in sitting.match.journal.all() if isinstance(entry, Answered)]
    assert answers.count("pass") >= 1


def test_passing_until_something_concerns_ends_with_an_answer_of_ones_own() -> None:
    screen = Script(typing("skip concern", "1", "quit"))
    sitting = table(screen, opening="chosen", seed="demo")
    advance(sitting, 3)
    with pytest.raises(session.Left):
        session.play(sitting)
    assert "until something concerns you" in screen.text
    assert sitting.skipping == {}


def test_a_card_is_asked_about_as_somebody_wants() -> None:
    wishes = ("stops rope never", "stops no such card never", "stops all", "set")
    screen = Script(typing(*wishes, "stops rope usual", "quit"))
    sitting = table(screen)
    with pytest.raises(session.Left):
        session.play(sitting)
    assert screen.text.count("Rope: no window is opened") == 2
    assert "no such card" in screen.text
    assert "Rope: you are asked as" in screen.text
    assert sitting.settings.cards == {}
    assert sitting.settings.stops == "all"


def test_undo_takes_back_a_choice_that_revealed_nothing() -> None:
    screen = Script(typing("1", "undo", "quit"))
    sitting = table(screen, opening="chosen")
    before = sitting.match.state_digest()
    with pytest.raises(session.Left):
        session.play(sitting)
    assert sitting.match.state_digest() == before
    assert "taken back" in screen.text


def test_undo_is_refused_after_chance_after_a_reveal_and_for_several() -> None:
    screen = Script(typing("undo", "quit"))
    sitting = table(screen)
    with pytest.raises(session.Left):
        session.play(sitting)
    assert "no choice of yours" in screen.text or "can no longer be taken back" in screen.text

    def explore(text: str) -> str:
        asked = text.rpartition("\n>")[2]
        if "undo" in text.rpartition("\n> ")[2]:
            raise EOFError
        found = re.search(r"^(\d+)\. Move .* explore", asked, re.MULTILINE)
        if found:
            return found[1]
        return "undo" if "is mapped" in text else sensible(text)

    screen = Script(explore)
    with pytest.raises(session.Left):
        session.play(table(screen))
    assert "can no longer be taken back" in screen.text

    screen = Script(typing("", "undo", "quit"))
    with pytest.raises(session.Left):
        session.play(table(screen, people=("Ann", "Ben")))
    assert "only when playing alone" in screen.text


def test_people_are_asked_secret_questions_one_after_the_other() -> None:
    def answer(text: str) -> str:
        if text.count("Pass the keyboard") > 3:
            raise EOFError
        return "" if text.endswith("press Enter.\n") else "1"

    screen = Script(answer)
    sitting = table(screen, people=("Ann", "Ben"), opening="chosen")
    with pytest.raises(session.Left):
        session.play(sitting)
    seats = [
        entry.seat
        for entry in sitting.match.journal.all()
        if isinstance(entry, Answered) and entry.seat >= 0
    ]
    # Who sits at the keyboard goes on first, so that it changes hands as little as it can.
    # Their raiders have Think 3 and 2: so many cards they choose.
    assert seats[:5] == [Seat(0), Seat(1), Seat(1), Seat(0), Seat(0)]
