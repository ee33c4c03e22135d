"""What a newcomer to L5R LCG is told in the terminal: aim, prices, provinces, treaties, doubts."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.bots.test_lcg_bot import bot
from tests.cli.terminal.tables import Script, typing
from tests.shipped import reader_for, wishes_for
from typer.testing import CliRunner

from gorin.bots.sight import sight_of
from gorin.cli.app import app
from gorin.cli.terminal import asking, clauses, ending, session
from gorin.cli.terminal.drawings import table_of
from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest, new_game
from gorin.content.box.drawing import Drawn, SeatArea
from gorin.content.l5r_lcg import guidance
from gorin.content.l5r_lcg.drawing import draw
from gorin.games.l5r_lcg.facts import title
from gorin.games.l5r_lcg.view import LcgView
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import Message, say
from gorin.text.language import LANGUAGES

ME = Seat(0)
GAME = "l5r-lcg"
PEACE = ("seat:0", *("no-attack", "round:1", "") * 2, 2)
SEATS = {"enlightenment": 3, "stronghold": 2, "skirmish": 2}


def begun(
    *lines: str, format: str = "enlightenment", language: str = "en", guided: bool = False
) -> Sitting:
    """Return a new table of a person and bots, with what the person will type."""
    return seated(typing(*lines), format=format, language=language, guided=guided)


def seated(
    type_next: Callable[[str], str],
    *,
    format: str = "enlightenment",
    language: str = "en",
    guided: bool = False,
) -> Sitting:
    chairs = (Chair("Ann"), *(Chair(f"Bot {n}", "heuristic") for n in range(1, SEATS[format])))
    wishes = wishes_for(GAME, seats=len(chairs), format=format)
    asked = PlayRequest(
        game=GAME, seats=(), wishes=wishes, seed="a fixed seed", fast=True, guided=guided
    )
    return new_game(asked, chairs, Script(type_next), language, reader_for(language, game=GAME))


def asked_for(sitting: Sitting, kind: str) -> QuestionView:
    """Let bots answer until the person is asked so; return the question as the person reads it."""
    agent = bot()
    for _ in range(2000):
        question = sitting.match.pending[0]
        seat = question.decision.seat
        if seat == ME and question.decision.prompt.kind == kind:
            return sitting.table.worded(ME, asking.as_asked(sitting, question))
        sitting.match.choose(seat, agent.choose(sight_of(sitting.match, question)))
    raise AssertionError(kind)


def shown(sitting: Sitting) -> str:
    """Return what the screen says until the person leaves the table."""
    with pytest.raises(session.Left):
        session.play(sitting)
    assert isinstance(sitting.screen, Script)
    return sitting.screen.text


# -- the aim -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format", SEATS)
def test_how_a_format_is_won_and_lost_stands_first_and_in_the_help(
    format: str, language: str
) -> None:
    text = shown(begun("?", format=format, language=language))
    read = reader_for(language, game=GAME).read
    for id in ("lesson-lcg-goal", f"lesson-lcg-win-{format}", "lesson-lcg-round"):
        assert text.count(read(say(id))) == 2
    others = SEATS.keys() - {format}
    assert not any(read(say(f"lesson-lcg-win-{other}")) in text for other in others)
    assert (read(say("lesson-lcg-own-rings")) in text) is (format == "enlightenment")


def test_clauses_are_found_by_words_and_by_how_their_names_begin() -> None:
    text = shown(begun("rule three ways", "rule ENL-10", "rule nonsense", "rule ENL-3.2"))
    ways, chapter, unknown, one = re.split(r"^> rule .*$", text, flags=re.MULTILINE)[1:]
    assert "ENL-3.2 · Three ways to win" in ways
    assert "ENL-10.1 · A treaty" in chapter
    assert "ENL-8.4" not in chapter
    assert "There is no clause “nonsense”" in unknown
    assert one.startswith("\nENL-3.2 · Three ways to win\n")


def test_many_clauses_are_counted() -> None:
    reader = reader_for("en", game=GAME)
    found = clauses.meant(GAME, "LCG", reader)
    lines = clauses.listed(found, reader)
    assert len(lines) == clauses.MOST + 2
    assert str(lines[-1]).startswith(f"There are {len(found) - clauses.MOST} more")
    assert clauses.meant(GAME, "win", reader)[:2] == ["LCG-S6.7", "ENL-3.2"]
    assert all(clause.startswith("TR") for clause in clauses.meant("tomb-raider", "win", reader))


# -- prices and provinces ------------------------------------------------------------------


def told(sitting: Sitting, message: Message) -> str:
    return sitting.reader.read(message)


def test_answers_tell_what_cards_cost_and_the_question_how_much_fate_there_is() -> None:
    sitting = begun()
    question = asked_for(sitting, "dynasty")
    fate = sitting.match.table.state.fate[ME]
    assert f"You have {fate} fate." in told(sitting, question.message)
    plays = [option for option in question.options if option.key.startswith("play:")]
    assert plays
    for option in plays:
        assert re.search(r"\(Character, cost \d, military", told(sitting, option.message))
    assert told(sitting, question.options[0].message) == "Pass"


def test_a_price_that_is_another_now_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begun()
    key = next(o.key for o in asked_for(sitting, "dynasty").options if o.key.startswith("play:"))
    table = sitting.match.table
    usual = guidance.price_of(table, ME, key)
    assert usual is not None
    monkeypatch.setattr(guidance, "prices_of", lambda *about: {1: 9, 2: 8})
    now = guidance.price_of(table, ME, key)
    assert now is not None
    assert told(sitting, now) == f"{told(sitting, usual)}; now it costs 8"


def test_provinces_are_named_by_the_cards_that_the_seat_knows() -> None:
    sitting = begun()
    question = asked_for(sitting, "mulligan-row")
    view: LcgView = sitting.view(ME)
    row = view.seats[ME].provinces
    for thing, found in zip(question.things, row, strict=False):
        assert found.card is not None
        name = sitting.reader.read(title(found.card.slug))
        assert told(sitting, thing.message).endswith(f": {name}")
    question = asked_for(sitting, "province")
    view = sitting.view(ME)
    for option in question.options:
        seat, slot = map(int, option.key.partition(":")[2].split("."))
        province = view.seats[seat].provinces[slot]
        known = [card.slug for card in (province.own, province.card) if card and card.slug]
        words = told(sitting, option.message)
        assert not known or f"({sitting.reader.read(title(known[0]))})" in words


def test_rings_on_a_province_are_named_and_so_is_a_province_that_is_attacked() -> None:
    sitting = begun()
    _ = asked_for(sitting, "province")
    state = sitting.match.table.state
    name = "void.1"
    state.rings = {**state.rings, name: replace(state.rings[name], seat=1, slot=2, pool=-1)}
    question = asked_for(sitting, "province")
    words = {option.key: told(sitting, option.message) for option in question.options}
    assert "Void Ring of Bot 1" in words["province:1.2"]
    assert "Void Ring" not in words["province:1.1"]
    question = asked_for(sitting, "defenders")
    view: LcgView = sitting.view(ME)
    assert view.conflict is not None
    own = view.seats[ME].provinces[view.conflict.slot].own
    assert own is not None
    words_ = told(sitting, question.message)
    assert words_.endswith(f"The province: {sitting.reader.read(title(own.slug))}")


def test_help_tells_how_an_order_is_typed() -> None:
    text = shown(begun("?"))
    assert "- leaves them as they stand" in text
    assert "- for none" not in text


# -- passing -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["dynasty", "declare"])
def test_a_pass_that_ends_more_than_a_window_is_asked_once_more(kind: str) -> None:
    sitting = begun("pass", "no", "", "yes")
    question = asked_for(sitting, kind)
    before = len(sitting.match.journal)
    assert len(question.options) > 1
    text = shown(sitting)
    assert text.count("Type “yes” to pass.") >= 2
    first = sitting.match.journal.all()[before]
    assert (first.seat, getattr(first, "answer", None)) == (ME, "pass")


def test_a_pass_is_not_asked_once_more_where_nothing_else_is_left_or_in_a_window() -> None:
    sitting = begun()
    question = asked_for(sitting, "dynasty")
    (passing,) = (option for option in question.options if option.key == "pass")
    alone = replace(question, options=(passing,))
    assert sitting.table.sure(ME, question, "pass") is not None
    assert sitting.table.sure(ME, alone, "pass") is None
    assert sitting.table.sure(ME, question, question.options[-1].key) is None
    window = asked_for(sitting, "act")
    assert sitting.table.sure(ME, window, "pass") is None


# -- treaties ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_offer_and_how_to_answer_stands_above_the_question(language: str) -> None:
    sitting = begun(language=language)
    _ = asked_for(sitting, "dynasty")
    _ = sitting.unread(ME)
    sitting.match.initiate(Seat(1), "treaty-offer", PEACE)
    _ = sitting.unread(ME)
    lines = [told(sitting, note) for note in sitting.table.notes(ME)]
    assert "Bot 1" in lines[0]
    assert "treaty-accept" in lines[1]
    sitting.match.initiate(ME, "treaty-accept", "offer:1.1")
    _ = sitting.unread(ME)
    assert [note.id for note in sitting.table.notes(ME)] == ["log-lcg-treaty-made"]
    _ = sitting.unread(ME)
    assert sitting.table.notes(ME) == ()


def test_help_tells_of_treaties_only_where_there_are_any() -> None:
    assert "do treaty-offer" in shown(begun("?"))
    assert "treaty-offer" not in shown(begun("?", format="stronghold"))


# -- progress ------------------------------------------------------------------------------


def area(sitting: Sitting) -> SeatArea:
    return draw(sitting.view(ME), (), Drawn()).seats[ME]


def test_each_seat_shows_which_elements_it_holds_and_which_are_missing() -> None:
    sitting = begun()
    _ = asked_for(sitting, "dynasty")
    notes = [told(sitting, note) for note in area(sitting).notes if isinstance(note, Message)]
    assert "Rings: none of five" in notes
    assert not any("Broken" in note for note in notes)
    state = sitting.match.table.state
    for element, slot in (("void", 0), ("air", 1)):
        name = f"{element}.0"
        state.rings = {**state.rings, name: replace(state.rings[name], seat=ME, slot=slot, pool=-1)}
    notes = [told(sitting, note) for note in area(sitting).notes if isinstance(note, Message)]
    assert "Rings: Air and Void; missing: Earth, Fire and Water" in notes


def test_games_without_rings_of_ones_own_show_broken_provinces() -> None:
    sitting = begun(format="stronghold")
    _ = asked_for(sitting, "dynasty")
    view: LcgView = sitting.view(ME)
    mine, *others = view.seats
    first, *more = mine.provinces
    mine = replace(mine, provinces=(replace(first, broken=True), *more))
    shown_ = draw(replace(view, seats=(mine, *others)), (), Drawn()).seats
    lines = [[sitting.reader.read(note) for note in each.notes] for each in shown_]
    assert ["Broken provinces: 1 of 5" in line for line in lines] == [True, False]
    assert not any("Rings" in told_ for line in lines for told_ in line)


# -- learning and taking back --------------------------------------------------------------


def test_the_lessons_are_those_of_the_page() -> None:
    tutorial = table_of(GAME).tutorial_of(GAME)
    assert tutorial is not None
    assert len(tutorial.lessons()) == 23
    for format, command in zip(SEATS, tutorial.after({}), strict=True):
        assert command[0].startswith("gorin play l5r-lcg"), format


def test_a_choice_is_taken_back() -> None:
    sitting = begun("2", "undo")
    question = asked_for(sitting, "declare")
    assert question.options[1].key.startswith("declare:")
    text = shown(sitting)
    assert "Your last choice is taken back." in text
    (asked,) = sitting.match.pending
    assert (asked.decision.seat, asked.decision.prompt.kind) == (ME, "declare")


def obedient(text: str) -> str:
    """Read lessons, follow hints, and answer with the least where there is no hint."""
    said = text.rpartition("\n> ")[2]
    hinted = re.findall(r"^Hint: (\d+) ", said, re.MULTILINE)
    hinted += re.findall(r"^Hint: type (.+)\. That", said, re.MULTILINE)
    if hinted:
        return str(hinted[-1])
    if "Enter: " in said or "Enter gives it" in said:
        return ""
    if "Type “yes”" in said:
        return "yes"
    if "There is no hint" not in said:
        return "h"
    asked = text.rpartition("\nType ")[2]
    if (least := re.match(r"a whole number from (\d+)", asked)) is not None:
        return least[1]
    fewest = re.match(r"some of these, with commas between them, (\d+) to", asked)
    return ", ".join(map(str, range(1, int(fewest[1]) + 1))) if fewest is not None else "-"


def test_a_newcomer_learns_skirmish_by_lessons_and_hints() -> None:
    sitting = seated(obedient, format="skirmish", guided=True)
    session.play(sitting)
    assert isinstance(sitting.screen, Script)
    ending.show(sitting, sitting.save.finish(sitting.match))
    text = sitting.screen.text
    for title_ in ("The goal", "The round", "The bid", "How to attack", "What comes next"):
        assert text.count(f"Lesson: {title_}\n") == 1
    assert "Hint: type " in text
    assert re.search(r"How much do you bid(?s:.*?)\n> h\nHint: type \d\. That", text)
    assert re.search(r"Who attacks province(?s:.*?)\n> h\nHint: type \d", text)
    assert "gorin play l5r-lcg --format enlightenment" in text


def test_any_format_is_learned_with_bots_in_the_other_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    asked = ("learn", GAME, "--format", "enlightenment", "--line", "--fast", "--lang", "en")
    found = CliRunner().invoke(app, list(asked), input="")
    assert found.exit_code == 0
    assert "Lesson: The goal" in found.output
    assert "Enlightenment: with a ring of each" in found.output
    assert "Bot 3" in found.output
    wrong = CliRunner().invoke(app, ["learn", GAME, "--format", "nonsense", "--lang", "en"])
    assert wrong.exit_code != 0
    assert "nonsense" in wrong.output
