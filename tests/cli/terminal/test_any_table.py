"""A game that the terminal has never heard of is drawn, asked, played, saved and resumed."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from tests.cli.terminal.courts import GAME, court
from tests.cli.terminal.tables import Script, typing
from tests.elsewhere import second_game
from tests.shipped import match_of, reader_for
from tests.synthetic import box as courts
from tests.synthetic.game import Courts

from gorin.bots.random_bot import RandomBot
from gorin.bots.sight import sight_of
from gorin.cli.terminal import any as anything
from gorin.cli.terminal import asking, ending, saves, session, starting
from gorin.cli.terminal.drawings import DRAWINGS, drawing_of, table_of
from gorin.cli.terminal.screen import CLEAR
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.table import TerminalTable
from gorin.content import boxes
from gorin.content.box.customs import Customs, Setting
from gorin.content.box.wishes import Deck, Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.kernel.clauses import BadInput, refuse
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered, read
from gorin.kernel.verify import verify
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES

ME = Seat(0)


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with second_game(monkeypatch):
        yield


def leave(sitting: Sitting) -> str:
    with pytest.raises(session.Left):
        session.play(sitting)
    assert isinstance(sitting.screen, Script)
    return sitting.screen.text


def typed(*lines: str, **options: Any) -> str:
    """Return what is on the screen after some lines were typed and the table was left."""
    plain, height = options.pop("plain", True), options.pop("height", 24)
    screen = Script(typing(*lines), plain=plain, width=options.pop("width", 80), height=height)
    return leave(court(screen, **options))


def answering(pick: Callable[[list[str]], str]) -> Callable[[str], str]:
    """Return what types an answer picked from those on the screen."""

    def type_next(text: str) -> str:
        asked = text.rpartition("\n>")[2]
        numbers = re.findall(r"^(\d+)\. ", asked, re.MULTILINE)
        if "Pass the keyboard" in asked.rpartition("\n\n")[2] and not numbers:
            return ""
        return pick(numbers) if numbers else "1"

    return type_next


FIRST = answering(lambda numbers: numbers[0])
LAST = answering(lambda numbers: numbers[-1])


def test_only_games_with_a_drawing_of_their_own_are_in_the_index() -> None:
    assert drawing_of(GAME) is None
    assert table_of(GAME) is anything.AnyTable
    for each in DRAWINGS:
        assert boxes.find_box(each.id).id == each.id
        assert issubclass(table_of(each.id), TerminalTable)


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pick", [FIRST, LAST], ids=["first", "last"])
def test_a_whole_game_against_bots_is_played_and_its_journal_verified(
    pick: Callable[[str], str], language: str
) -> None:
    screen = Script(pick)
    sitting = court(screen, bots=3, turns=7, language=language)
    session.play(sitting)
    journal = sitting.save.finish(sitting.match)
    sitting.table.last_look()
    ending.show(sitting, journal)
    assert "gorin verify" in screen.text
    assert "⟦" not in screen.text
    found = verify(read(journal.read_text()), match_of)
    assert (found.replayed, found.state_matches, found.chance) == (True, True, "verified")


def test_people_at_one_keyboard_and_bots_alone_play_to_the_end() -> None:
    for people, bots in ((("Ann", "Ben"), 0), ((), 3)):
        screen = Script(LAST)
        sitting = court(screen, people=people, bots=bots, turns=6)
        session.play(sitting)
        assert sitting.match.outcome is not None
        assert screen.text.count("Pass the keyboard") > (1 if people else -1)


def test_a_saved_match_goes_on_where_it_was_left() -> None:
    sitting = court(Script(typing()), bots=2)
    advance_by_bot(sitting, 25)
    sitting.keep()
    (listed,) = saves.list_saves()
    assert (listed.title, listed.turn) == ("Courts · Peace", sitting.match.table.state.turn)
    assert listed.id.startswith("courts-")
    again = starting.saved_game(SHIPPED, listed.id, Script(typing("quit")), "en")
    assert again.match.state_digest() == sitting.match.state_digest()
    assert again.title == "Courts · Peace"
    assert "Courts · Peace · Turn" in leave(again)


def advance_by_bot(sitting: Sitting, answers: int) -> None:
    agent = RandomBot(7)
    for _ in range(answers):
        question = sitting.match.pending[0]
        answer = agent.choose(sight_of(sitting.match, question))
        sitting.match.choose(question.decision.seat, answer, serial=question.serial)


# -- what is drawn -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40)])
def test_every_screen_fits_the_terminal_with_all_seats_and_figures(
    width: int, height: int, language: str
) -> None:
    screen = Script(typing(*["1"] * 12), plain=False, width=width, height=height)
    text = leave(court(screen, bots=3, language=language))
    frames = [frame.partition("\n> ")[0].split("\n") for frame in text.split(CLEAR)[1:]]
    assert len(frames) > 5
    for lines in frames:
        assert max(map(cell_len, lines)) <= width
        assert len(lines) <= height
        for seat in range(1, 5):
            assert any(f"@{seat} " in line for line in lines)
        assert sum("▶" in line for line in lines) == 1


def test_numbers_of_answers_stand_beside_what_they_concern_in_the_hand() -> None:
    text = typed(plain=False).replace("\N{NO-BREAK SPACE}", " ")
    hand = next(line for line in text.split("\n") if line.startswith("Your hand"))
    shown = dict(re.findall(r"([A-Z][a-z]+ \d+) \[(\d+)\]", hand))
    answers = dict(re.findall(r"(\d+) Play ([A-Z][a-z]+ \d+)", text))
    assert shown
    assert {number: card for card, number in shown.items()} == answers


def test_no_line_ends_within_the_name_of_a_card_in_hand() -> None:
    text = typed(*["1"] * 7, plain=False, width=60, life=9)
    frames = [frame.partition("\n> ")[0] for frame in text.split(CLEAR)[1:]]
    hands = [frame.partition("Your hand")[2].partition("─")[0] for frame in frames]
    assert any("\n" in hand.strip() for hand in hands)
    for line in (line for hand in hands for line in hand.split("\n")):
        assert not re.match(r"^ *(\d|\[)", line), line


def test_a_figure_of_zero_is_shown() -> None:
    sitting = court(Script(typing("quit")))
    sitting.match.table.state.coins[ME] = 0
    assert "Coins: 0" in leave(sitting)


def test_whose_turn_it_is_is_said_by_a_sign_and_in_words() -> None:
    assert re.search(r"^@1 Ann ◀", typed(plain=False), re.MULTILINE)
    assert re.search(r"^Ann: has the turn", typed(), re.MULTILINE)


def test_a_tall_terminal_shows_what_the_cards_in_hand_do() -> None:
    told = re.compile(r"^  [A-Z]\w+ \d+( \[\d+\])? · (In your turn|When|After)", re.MULTILINE)
    assert told.search(typed(plain=False, height=40, width=110))
    assert not told.search(typed(plain=False, height=24, width=110))


def test_the_whole_table_is_told_or_drawn_again() -> None:
    assert "Discard pile (0)" in typed("table")
    assert typed("t", plain=False).count(CLEAR) == typed("q", plain=False).count(CLEAR) + 1


def test_nobody_sees_the_hand_of_another() -> None:
    text = typed("table")
    assert re.search(r"^Bot 1: .* Hand \(3\)$", text, re.MULTILINE)
    assert "face down" in text


def test_a_game_that_does_not_draw_shows_the_fields_of_its_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = replace(courts.BOX, draw=None)
    monkeypatch.setattr(courts, "BOX", plain)
    boxes.boxes.cache_clear()
    told = typed("hand", "card Gift", "table")
    assert re.search(r"^turn: 1$", told, re.MULTILINE)
    assert "There is no card “Gift”" in told
    drawn = typed(plain=False)
    assert "turn: 1" in drawn
    boxes.boxes.cache_clear()


# -- what is typed -------------------------------------------------------------------------


def test_a_card_is_read_by_the_beginning_of_its_name() -> None:
    cards = re.search(r"^Your hand \(4\): (\w+) (\d+)", typed(), re.MULTILINE)
    assert cards is not None
    kind, number = cards.groups()
    text = typed("hand", f"card {kind.lower()} {number}", "card nothing", "card")
    assert re.search(rf"^  {kind} {number}( \[\d\])? · ", text, re.MULTILINE)
    assert re.search(
        rf"^{kind} {number}( \[\d\])?\n  (In your turn|When|After)", text, re.MULTILINE
    )
    assert "There is no card “nothing”" in text
    assert "Which card?" in text


def test_what_is_forbidden_is_told_with_its_clause() -> None:
    text = typed("why", "why peek")
    assert "Look at the deck: not now (SYN-3.3)" in text
    assert "Only a scout looks at the deck" in text


def test_an_attempt_is_asked_about_part_by_part() -> None:
    text = typed("why strike", "why strike>1", "why strike > aim at ann", "why strike>at:7")
    played = re.search(r"No clause forbids “(Play [^”]+)” now\.", text)
    assert played is not None
    assert played[1].startswith("Play Strike ")
    assert f"It may go on so:\n  {played[1]} > Aim at Ann: not now (SYN-6.2)" in text
    assert f"“{played[1]} > Aim at Ann” is not possible now" in text
    assert "There is nothing like “strike>at:7” to try" in text


BIDS = """
page-attempt-bid =
    { $number ->
        [one] Bid { $number } coin
       *[other] Bid { $number } coins
    }
page-attempt-heap = Take from heap { $thing }
"""


def test_a_number_in_an_attempt_is_a_seat_only_where_the_words_of_its_verb_say_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    texts = tmp_path / "texts"
    _ = shutil.copytree(str(courts.TEXTS), texts)
    for folder in texts.iterdir():
        _ = (folder / "bids.ftl").write_text(BIDS, "utf-8")
    forbids = (refuse("SYN-7.2", "refused-not-your-turn"),)
    monkeypatch.setattr(Courts, "attempts", lambda *_: ("bid:1", "bid:2", "heap:1"))
    monkeypatch.setattr(Courts, "why_not", lambda *_: forbids)
    bidding = SimpleNamespace(BOX=replace(courts.BOX, texts=texts))
    monkeypatch.setitem(sys.modules, "bidding", bidding)
    with second_game(monkeypatch, "bidding"):
        text = typed("why bid:1", "why bid:2", "why heap:1")
    for words in ("Bid 1 coin", "Bid 2 coins", "Take from heap 1"):
        assert f"“{words}” is not possible now" in text


EVERYTHING = (
    "?", "why", "why x", "table", "t", "hand", "h", "card", "card strike", "card x", "log",
    "log 3", "log 0", "rule", "rule SYN-3.3", "rule 3.3", "rule ../x", "r 1", "save", "auto",
    "set", "set stops all", "set order ask", "stops useful", "skip", "lang", "lang xx", "concede",
    "no", "undo", "99", "0", "-1", "pass out", "map", "rows", "", "   ", "\x1b[A", "💥", "quit",
)  # fmt: skip


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_reads_well_in_every_language(language: str, *, plain: bool) -> None:
    text = typed(*EVERYTHING, plain=plain, language=language, bots=3)
    assert "⟦" not in text
    assert "Tomb" not in text
    assert "TR-" not in text


def test_a_bid_is_a_number_and_anything_else_is_told_why_not() -> None:
    bids = ["", "9", "many", "2"]

    def bid(text: str) -> str:
        asked = text.rpartition("\n\n")[2]
        return bids.pop(0) if bids and "How many coins" in asked else FIRST(text)

    screen = Script(bid)
    sitting = court(screen, turns=4)
    session.play(sitting)
    assert not bids
    assert screen.text.count("Type a whole number from 0 to 3.") == 2
    assert "“9” is outside the range asked for" in screen.text
    assert "A whole number is asked for, not “many”" in screen.text
    given = [one.answer for one in sitting.match.journal.all() if isinstance(one, Answered)]
    assert 2 in given


def test_an_answer_of_several_things_is_a_draft_until_enter_gives_it() -> None:
    asked = typed("1", councils=1, life=9)
    things = re.search(r"at most 2; .*: 1 (\w+ \d+), 2 (\w+ \d+)", asked)
    assert things, asked
    first, second = things.groups()
    text = typed("1", "1, 2", second, "", councils=1, life=9)
    assert f"Your answer: {first} and {second}. Enter gives it" in text
    assert f"Your answer: {second}. Enter gives it" in text
    assert f"Ann discards {second}" in text
    again = typed("1", "-", "-", councils=1, life=9)  # the same once more gives it, too
    assert "Your answer: nothing." in again
    assert "Ann discards nothing" in again


def test_plain_lines_are_whole_and_say_which_answer_enter_takes() -> None:
    told = typed("1", "-", councils=1, life=9, width=60)
    assert "Your answer: nothing. Enter gives it; or type another one.\n" in told
    offered = typed("1", "", "", councils=4, life=9)
    assert re.search(r"^\d+\. (?:Pass|Say nothing now) ↵$", offered, re.MULTILINE), offered
    assert offered.count("↵") < len(re.findall(r"^\d+\. ", offered, re.MULTILINE))


def test_all_that_is_wrong_with_an_answer_is_told_and_nothing_is_given() -> None:
    text = typed("1", "1, 2, 3", "nobody", councils=1, life=9)
    assert "has too many or too few entries" in text
    assert "“nobody” is none of the things to choose from" in text
    assert "Your answer" not in text


def test_the_cards_that_an_answer_may_name_have_their_numbers_in_the_hand() -> None:
    text = typed("1", councils=1, life=9, plain=False).replace("\N{NO-BREAK SPACE}", " ")
    assert re.search(r"Your hand \(4\).*\w+ \d+ \[1\].* \[2\]", text)


def test_giving_up_ends_a_match_of_two() -> None:
    screen = Script(typing("concede", "yes"))
    sitting = court(screen)
    session.play(sitting)
    assert sitting.match.outcome is not None
    assert sitting.match.outcome.winners == (Seat(1),)


@pytest.mark.parametrize(("leaving", "lines"), [((), 0), (("concede",), 1)])
def test_nobody_is_offered_to_give_up_where_nobody_can(
    monkeypatch: pytest.MonkeyPatch, leaving: tuple[str, ...], lines: int
) -> None:
    screen = Script(typing("help", "concede", "no", "quit"))
    sitting = court(screen)
    monkeypatch.setattr(sitting.match.table.rulebook.game, "leaving", leaving)
    with pytest.raises(session.Left):
        session.play(sitting)
    assert len(re.findall(r"^ *concede ", screen.text, re.MULTILINE)) == lines
    assert ("This game cannot be given up" in screen.text) == (not lines)
    assert ("Type “yes”" in screen.text) == bool(lines)


def test_passing_is_told_of_only_where_there_is_something_to_pass() -> None:
    for customs, lines in ((Customs(), 0), (Customs(automatic=lambda *_, **more: None), 1)):
        screen = Script(typing("help", "skip", "quit"))
        sitting = court(screen)
        sitting.box = replace(sitting.box, customs=customs)
        with pytest.raises(session.Left):
            session.play(sitting)
        assert len(re.findall(r"^ *skip ", screen.text, re.MULTILINE)) == lines
        assert ("You pass until" in screen.text) == bool(lines)
        assert ("that you could pass on" in screen.text) == (not lines)


# -- questions beside others ---------------------------------------------------------------


def test_an_offer_can_be_made_or_left_and_is_not_asked_twice() -> None:
    def offers(text: str) -> str:
        asked = text.rpartition("\n>")[2]
        if "Offer a treaty?" in asked:
            return "1" if text.count("Offer a treaty?") < 3 else "2"
        return FIRST(text)

    screen = Script(offers)
    sitting = court(screen, turns=12)
    session.play(sitting)
    made = [
        entry.answer
        for entry in sitting.match.journal.all()
        if isinstance(entry, Answered) and str(entry.answer).startswith("offer")
    ]
    assert made[0] == "offer:1"
    assert screen.text.count("1. Say nothing now") == screen.text.count("Offer a treaty?")
    turns = screen.text.count("Turn of Bot 1")
    assert screen.text.count("Offer a treaty?") <= turns


def test_what_lies_open_beside_the_own_question_is_in_one_list_with_it() -> None:
    sitting = court(Script(typing()))
    advance_to_act(sitting)
    sitting.match.choose(Seat(1), "offer:0")
    first, *_ = sitting.match.pending
    asked = asking.as_asked(sitting, first)
    keys = [option.key for option in asked.options]
    assert keys[0] == "pass"
    assert keys[-2:] == ["accept:1", "refuse:1"]
    serial = asking.serial_of(sitting, ME, asked, "accept:1")
    assert serial != asked.serial
    sitting.match.choose(ME, "accept:1", serial=serial)
    assert sitting.match.table.state.treaties


def advance_to_act(sitting: Sitting) -> None:
    (question, *_) = sitting.match.pending
    assert (question.decision.seat, question.decision.prompt.kind) == (ME, "act")


def test_a_bot_answers_an_offer_before_it_acts() -> None:
    sitting = court(Script(typing()))
    advance_to_act(sitting)
    sitting.match.choose(ME, "pass")
    assert asking.next_question(sitting).decision.prompt.kind == "talk"
    sitting.match.choose(ME, "offer:1")
    question = asking.next_question(sitting)
    assert (question.decision.seat, question.decision.prompt.kind) == (Seat(1), "reply")


# -- taking back, setting, opening ---------------------------------------------------------


def test_a_choice_is_taken_back_unless_something_changed_on_the_table() -> None:
    assert "Something has changed on the table" in typed("1", "1", "undo")
    assert "only when playing alone" in typed("undo", "", "undo", people=("Ann", "Ben"), bots=0)


def test_a_choice_that_nobody_saw_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    blind = Customs(come_to_light=lambda table, seat: ())
    monkeypatch.setattr(courts, "BOX", replace(courts.BOX, customs=blind))
    boxes.boxes.cache_clear()
    sitting = court(Script(typing("1", "undo", "quit")))
    before = sitting.match.state_digest()
    assert "Your last choice is taken back." in leave(sitting)
    assert sitting.match.state_digest() == before
    boxes.boxes.cache_clear()


def test_settings_of_a_game_are_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    mood = Setting("mood", say("courts-life"), (("good", say("yes")), ("bad", say("option-pass"))))
    monkeypatch.setattr(courts, "BOX", replace(courts.BOX, customs=Customs(choices=(mood,))))
    boxes.boxes.cache_clear()
    text = typed("set", "set mood bad", "set mood worse", "quit")
    assert "set mood good|bad: good. Life: yes" in text
    assert "set mood good|bad: bad. Life: Pass" in text
    boxes.boxes.cache_clear()


def test_all_that_is_wrong_with_the_options_is_told_at_once() -> None:
    with pytest.raises(BadInput) as caught:
        court(Script(typing()), turns=99, life=0)
    assert [fault.place for fault in caught.value.all] == ["turns", "life"]


def test_a_game_without_decks_takes_none() -> None:
    wishes = starting.PlayRequest(
        game=GAME,
        seats=(),
        wishes=Wishes(seats=2, library=SHIPPED, options=courts.Options(), decks=(Deck("x"),)),
        seed="x",
        fast=True,
    )
    with pytest.raises(BadInput) as caught:
        starting.new_game(wishes, (), Script(typing()), "en", reader_for("en"))
    assert [fault.message.id for fault in caught.value.all] == ["hall-no-decks"]


def test_what_nobody_asks_for_is_listed_and_done_by_its_number_or_name() -> None:
    text = typed("do", "do salute", "do 2 1", "do banner Peace and rice", "log 3")
    assert "You may at any time:\n  1. Banner (do hail)\n  2. Salute (do salute)\n" in text
    assert "Salute whom?\nType “do salute” and, behind it on the same line:\n  [1] Bot 1" in text
    assert "Ann salutes Bot 1" in text
    assert "Ann raises a banner: “Peace and rice”" in text


def test_what_cannot_be_done_unasked_is_refused_in_words() -> None:
    text = typed("do dance", "do hail " + "x" * 30, "do salute 9", "?")
    assert "There is nothing like “dance” to do now; “do” alone lists what there is." in text
    assert "(SYN-8.2)" in text
    assert text.count("Salute whom?") == 1
    assert "do WHAT" in text
