from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.shipped import reader_for

from gorin.cli.terminal.answers import meant, read_answer, safe_answer
from gorin.cli.terminal.domains import help_lines, how_to, how_to_lines, in_words, unsaid, wrong
from gorin.cli.terminal.saves import Settings
from gorin.cli.terminal.tomb_raider.table import TombRaiderTable
from gorin.content.tomb_raider.customs import CUSTOMS
from gorin.kernel.domain import (
    Assignment,
    Division,
    Domain,
    Form,
    Named,
    OneOf,
    Ordering,
    Pick,
    Range,
    Subset,
    Text,
)
from gorin.kernel.observe import OptionView, QuestionView
from gorin.kernel.words import Message, Name, say
from gorin.text.language import LANGUAGES


def asked(*keys: str, kind: str = "move") -> QuestionView:
    options = tuple(OptionView(key, message_of(key)) for key in keys)
    return QuestionView(1, kind, "TR-6.1", say("ask-move"), options)


def message_of(key: str) -> Message:
    verb, _, thing = key.partition(":")
    if verb in ("play", "take"):
        return say(f"option-{verb}", card=Name("card", thing.partition(".")[0]))
    if verb == "move":
        side = Message(f"side-{thing}")
        return say("option-move", side=side, space="A2")
    return say(f"option-{verb}")


def settings(stops: str = "useful", **choices: str) -> Settings:
    """Return what the terminal begins with, and what somebody has set."""
    return Settings(stops, {**TombRaiderTable.usual, **choices})


def automatic(
    question: QuestionView,
    settings: Settings,
    *,
    skipping: bool,
    injured: bool = True,
    hand: int = 9,
    is_new: bool = True,
    **more: Any,
) -> str | None:
    return CUSTOMS.automatic(
        question.kind,
        [option.key for option in question.options],
        settings,
        skipping=skipping,
        view=lambda: seen(injured=injured, hand=hand, **more),
        is_new=lambda: is_new,
    )


def seen(
    *,
    injured: bool,
    hand: int,
    kinds: tuple[str, ...] = (),
    treasure: bool = False,
    tests: tuple[Any, ...] = (),
) -> Any:
    """Return what customs read of a view: a raider with Think 3 and a hand limit of 9."""
    raider = SimpleNamespace(
        seat=0,
        space="B2",
        cut_off=False,
        injuries=(int(injured), 0, 0, 0),
        abilities=(2, 2, 3, 3),
        hand_count=hand,
        hand_limit=9,
    )
    return SimpleNamespace(
        seat=0,
        raiders=(raider,),
        hand=tuple(SimpleNamespace(kind=kind) for kind in kinds),
        places=(SimpleNamespace(space="B2", treasure=treasure),),
        prize=None,
        tests=tests,
    )


MOVES = asked("stay", "move:ahead", "move:right")


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "stay"),
        ("3", "move:right"),
        ("move:ahead", "move:ahead"),
        ("ahead", "move:ahead"),
        ("st", "stay"),
        ("Stay here", "stay"),
        ("move a", "move:ahead"),
        ("the right", "move:right"),
    ],
)
def test_a_number_a_key_or_part_of_a_text_is_an_answer(typed: str, key: str) -> None:
    assert read_answer(MOVES, typed, reader_for("en", game="tomb-raider")).answer == key


@pytest.mark.parametrize("typed", ["0", "4", "99999999999999999999", "fly", "-1", "move"])
def test_anything_else_is_none(typed: str) -> None:
    assert not read_answer(MOVES, typed, reader_for("en", game="tomb-raider")).is_answer


def test_what_may_mean_several_answers_lists_them() -> None:
    assert len(read_answer(MOVES, "move", reader_for("en", game="tomb-raider")).candidates) == 2


def test_copies_of_a_card_are_one_answer() -> None:
    question = asked("pass", "play:take-aim.4", "play:take-aim.9")
    assert (
        read_answer(question, "take aim", reader_for("en", game="tomb-raider")).answer
        == "play:take-aim.4"
    )


def test_a_text_in_the_language_of_the_table_is_an_answer() -> None:
    assert read_answer(MOVES, "Ficar", reader_for("pt-BR", game="tomb-raider")).answer == "stay"


def test_a_question_without_a_list_takes_numbers() -> None:
    question = QuestionView(1, "bid", "", say("ask-move"), (), Range(1, 5))
    assert read_answer(question, "3", reader_for("en", game="tomb-raider")).answer == 3
    assert read_answer(question, "1, 2", reader_for("en", game="tomb-raider")).answer == (1, 2)


PAID = Form((("coins", Range(0, 3)), ("payee", Subset(("a", "b"), 1, 1))))
WORDED = Form((("coins", Range(0, 3)), ("payee", Text(9))))


@pytest.mark.parametrize(
    ("domain", "typed", "answer"),
    [
        (Subset(("a", "b"), 0, 2), "b", ("b",)),
        (Subset(("a", "b"), 0, 2), "-", ()),
        (Subset(("a", "b"), 0, 2), "b, a", ("a", "b")),
        (Ordering(("a",)), "a", ("a",)),
        (Ordering(("a", "b")), "b,a", ("b", "a")),
        (Ordering(("a", "b")), "-", ("a", "b")),
        (Division(3, ("a", "b")), "1, 2", (1, 2)),
        (Division(3, ("a",)), "3", (3,)),
        (Ordering(("a", "b", "c")), "c", ("c", "a", "b")),
        (Assignment(("a", "b"), ("c",), 0, 2), "b>c", (("b", "c"),)),
        (Assignment(("a", "b"), ("c",), 0, 2), " b > c, a>c", (("a", "c"), ("b", "c"))),
        (Assignment(("a", "b"), ("c",), 0, 2), "-", ()),
        (PAID, "3; b", (3, ("b",))),
        (WORDED, "3; to Bo", (3, "to Bo")),
        (WORDED, "a: 3", (3, "")),
        (WORDED, "a: 3; b:", (3, "")),
        (WORDED, "b: a: b; a: 3", (3, "a: b")),
        (OneOf(("a", "b")), "b", "b"),
        (Text(20), " Peace, at last ", "Peace, at last"),
        (Named("cards", ("a",)), "c", "c"),
    ],
)
def test_several_things_are_typed_with_commas(domain: Domain, typed: str, answer: object) -> None:
    question = QuestionView(1, "share", "", say("ask-move"), (), domain)
    read = read_answer(question, typed, reader_for("en")).answer
    assert domain.read(read) == answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_type_is_said_for_every_kind_of_question(language: str) -> None:
    domains = (
        Range(0, 3),
        Subset(("a", "b"), 0, 2),
        Subset(("a", "b", "c"), 1, 2),
        Subset(("a", "b", "c"), 2, 2),
        Ordering(("a", "b")),
        Division(7, ("a", "b")),
        Assignment(("a",), ("b",), 0, 1),
        PAID,
        Pick(2),
        OneOf(("a", "b")),
        Text(20, 2),
        Named("cards", ("a", "b")),
        Subset(("a", "b"), 0, 2, (1, 2), 1, 2),
        Subset(("a", "b"), 0, 2, (1, 2), 1),
        Division(7, ("a", "b"), 0, ((0, 5), (2, 7))),
    )
    reader = reader_for(language)
    told = [
        reader.read(how_to(QuestionView(1, "share", "", say("ask-move"), (), domain)))
        for domain in domains
    ]
    assert len(set(told)) == len(told)
    assert not any("⟦" in text for text in told)
    assert "3" in told[0]
    assert "7" in told[5]


def test_whoever_chooses_exactly_so_many_is_told_one_number() -> None:
    things = ("a", "b", "c")
    told = [
        reader_for("en").read(
            how_to(QuestionView(1, "share", "", say("ask-move"), (), Subset(things, count, count)))
        )
        for count in (1, 2)
    ]
    assert told == [
        "Type one of these: a, b and c",
        "Type 2 of these, with commas between them: a, b and c",
    ]


THINGS = {
    "card:3": say("with-aside", text="Bow", aside="3"),
    "card:4": say("with-aside", text="Bag", aside="4"),
    "seat:7": say("with-aside", text="Seat", aside="7"),
    "coins": say("play-draft-nothing"),
    "payee": say("play-any-down"),
    "orders": say("play-any-active"),
}


def with_things(domain: Domain) -> QuestionView:
    things = tuple(OptionView(key, THINGS.get(key, say(key))) for key in domain.things())
    return QuestionView(1, "share", "", say("ask-move"), (), domain, things=things)


@pytest.mark.parametrize(
    ("domain", "typed", "answer"),
    [
        (Subset(("card:3", "card:4"), 0, 2), "2", ("card:4",)),
        (Subset(("card:3", "card:4"), 0, 2), "Bow", ("card:3",)),
        (Subset(("card:3", "card:4"), 0, 2), "card:4", ("card:4",)),
        (Subset(("card:3", "card:4"), 0, 2), "B", ("B",)),  # either: it is refused by its name
        (Subset(("card:3", "card:4"), 0, 2), "9", ("9",)),
        (OneOf(("card:3", "card:4")), "2", "card:4"),
        (Named("cards", ("card:3", "card:4")), "Bow", "card:3"),
        (Named("cards", ("card:3", "card:4")), "Sword", "Sword"),
        (Assignment(("card:3", "card:4"), ("seat:7",), 0, 2), "2>3", (("card:4", "seat:7"),)),
        (
            Form((("coins", Range(0, 3)), ("payee", Subset(("card:3", "seat:7"), 1, 1)))),
            "2; 2",  # parts have no number
            (2, ("seat:7",)),
        ),
    ],
)
def test_things_are_typed_by_their_numbers_keys_or_words(
    domain: Domain, typed: str, answer: object
) -> None:
    assert read_answer(with_things(domain), typed, reader_for("en")).answer == answer


@pytest.mark.parametrize(
    ("domain", "value", "told"),
    [
        (Subset(("card:3", "card:4"), 0, 2), (), "nothing"),
        (Ordering(("card:3", "card:4")), ("card:4", "card:3"), "Bag (4) and Bow (3)"),
        (Division(2, ("card:3", "card:4")), (2, 0), "Bow (3): 2 and Bag (4): 0"),
        (Assignment(("card:3",), ("card:4",), 0, 1), (("card:3", "card:4"),), "Bow (3) to Bag (4)"),
        (
            Form((("coins", Range(0, 3)), ("payee", Subset(("card:3",), 1, 1)))),
            (2, ("card:3",)),
            "nothing: 2; face down: Bow (3)",
        ),
        (
            Form((("coins", OneOf(("card:3",))), ("payee", Text(9)))),
            ("card:3", "Yes"),
            "nothing: Bow (3); face down: Yes",
        ),
    ],
)
def test_a_draft_is_told_in_words(domain: Domain, value: object, told: str) -> None:
    said = reader_for("en").read(in_words(with_things(domain), value))
    assert said.startswith(f"Your answer: {told}. ")


SHEET = Form(
    (
        (
            "orders",
            Assignment(("card:3", "card:4"), ("seat:7",), 0, 2, (("seat:7",), ("seat:7",))),
        ),
        ("payee", Subset(("card:3", "seat:7"), 0, 2)),
    )
)


@pytest.mark.parametrize(
    ("typed", "draft", "answer"),
    [
        ("1>3", None, ((("card:3", "seat:7"),), ())),
        ("a: 1>3", None, ((("card:3", "seat:7"),), ())),
        ("b: 1, 3", None, ((), ("card:3", "seat:7"))),
        ("b: seat", None, ((), ("seat:7",))),
        ("B:1; a: 2>3", None, ((("card:4", "seat:7"),), ("card:3",))),
        ("-", None, ((), ())),
        ("b: 1", ((("card:3", "seat:7"),), ()), ((("card:3", "seat:7"),), ("card:3",))),
        ("a: -", ((("card:3", "seat:7"),), ("card:3",)), ((), ("card:3",))),
    ],
)
def test_the_parts_of_a_form_are_typed_one_after_another_or_by_their_letters(
    typed: str, draft: object, answer: object
) -> None:
    question = with_things(SHEET)
    assert SHEET.read(read_answer(question, typed, reader_for("en"), draft).answer) == answer


@pytest.mark.parametrize(
    ("domain", "typed", "told"),
    [
        (SHEET.parts[0][1], "1", "“1” does not say what goes where: that is typed as 1>2"),
        (SHEET.parts[0][1], "1>3, 2", "“2” does not say what goes where"),
        (SHEET.parts[0][1], "1>2", "Bow (3): It may not go to “2”"),
        (SHEET, "1", "has the turn: “1” does not say what goes where"),
        (SHEET, "b: 2", "face down: “2” is none of the things to choose from"),
        (SHEET, "1>3; 1; 3", "“1>3; 1; 3” does not say for which parts it is"),
        (SHEET, "1>3; b: 1", "“1>3; b: 1” does not say for which parts it is"),
        (PAID, "b: a", "There is nothing for “nothing”"),
        (Subset(("card:3", "card:4"), 1, 1), "1, 2", "“1, 2” has too many or too few entries"),
        (Ordering(("card:3", "card:4")), "1, 1", "“1, 1” must list each item exactly once"),
        (Division(3, ("card:3", "card:4")), "1, 1", "The parts of “1, 1” do not add up"),
    ],
)
def test_what_is_wrong_is_said_of_what_was_typed(domain: Domain, typed: str, told: str) -> None:
    question = with_things(domain)
    value = read_answer(question, typed, reader_for("en")).answer
    with pytest.raises(ValueError, match="answer-") as found:
        domain.read(value)
    said = [reader_for("en").read(one) for one in wrong(question, typed, value, found.value)]
    assert said[0].startswith(told)
    assert not any("('" in text or "card:" in text for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_how_each_thing_may_go_and_how_parts_are_typed(language: str) -> None:
    reader = reader_for(language)
    told = [reader.read(line) for line in how_to_lines(with_things(SHEET))]
    assert len(told) == 1 + len(SHEET.parts) + 2  # each of two cards has a line
    assert "1>3" in told[1]
    assert "a" in told[0]
    assert "a: 1>5; b: 1" in reader.read(help_lines(SHEET)[0])
    assert len(help_lines(SHEET)) == 3
    assert help_lines(Range(1, 2)) == ()


def test_of_what_a_sheet_says_nothing_the_game_has_words() -> None:
    question = with_things(SHEET)
    (said,) = unsaid(question, ((("card:3", "seat:7"),), ()), lambda id: id == "unsaid-orders")
    assert said == say("unsaid-orders", things=(THINGS["card:4"],))
    assert not list(unsaid(question, ((), ()), lambda id: False))


def test_meant_prefers_the_whole_over_a_beginning() -> None:
    assert meant("run", ["run", "run-away"]) == [0]


def test_a_single_answer_is_given_silently_unless_all_are_to_be_asked() -> None:
    window = asked("pass", kind="window-step")
    assert automatic(window, settings(), skipping=False) == "pass"
    assert automatic(window, settings(stops="all"), skipping=False) is None


def test_a_window_with_a_card_to_play_is_asked_unless_skipped() -> None:
    window = asked("pass", "play:run.1", kind="window-step")
    assert automatic(window, settings(), skipping=False) is None
    assert automatic(window, settings(), skipping=True) == "pass"


def test_the_order_is_kept_unless_the_setting_says_to_ask() -> None:
    order = asked("keep-order", "roll-order", kind="roll-order")
    assert automatic(order, settings(), skipping=False) == "keep-order"
    assert automatic(order, settings(order="ask"), skipping=False) is None


def test_the_reset_question_can_be_left_out() -> None:
    reset = asked("play-on", "reset", kind="reset")
    assert automatic(reset, settings(), skipping=False) is None
    assert automatic(reset, settings(reset="skip"), skipping=False) == "play-on"


def test_the_reset_question_can_be_left_for_when_it_may_help() -> None:
    reset, useful = asked("play-on", "reset", kind="reset"), settings(reset="useful")
    assert automatic(reset, useful, skipping=False, injured=True) is None
    assert automatic(reset, useful, skipping=False, injured=False) == "play-on"
    assert automatic(reset, settings(), skipping=False, injured=False) is None


def test_discarding_is_asked_for_where_it_brings_more_cards() -> None:
    discard = asked("done", "discard:run.1", kind="discard")
    for hand, is_asked in ((1, True), (2, False), (6, False), (7, True), (9, True), (12, True)):
        given = automatic(discard, settings(), skipping=False, hand=hand)
        assert given == (None if is_asked else "done"), hand
    assert automatic(discard, settings(discard="ask"), skipping=False, hand=2) is None
    # The tutorial asks which cards go, not whether: nobody answers that for anybody.
    must = asked("discard:run.1", "discard:rope.2", kind="discard")
    assert automatic(must, settings(), skipping=False, hand=2) is None


def test_searching_is_asked_for_where_something_can_be_found() -> None:
    search = asked("no-search", "search", kind="search")
    nothing = ("action", "obstacle")
    assert automatic(search, settings(), skipping=False, kinds=nothing) == "no-search"
    assert automatic(search, settings(), skipping=False, kinds=("discovery",)) is None
    assert automatic(search, settings(), skipping=False, treasure=True, kinds=nothing) is None
    assert automatic(search, settings(search="ask"), skipping=False, kinds=nothing) is None
    card = asked("no-search", "search", "play:rummage.4", kind="search")
    assert automatic(card, settings(), skipping=False, kinds=nothing) is None


def test_a_test_that_has_succeeded_is_no_reason_to_ask() -> None:
    window = asked("pass", "play:run.1", kind="window-roll")

    def given(seat: int = 0, ability: str = "move", faces: tuple[int, ...] = (6, 2)) -> str | None:
        test = SimpleNamespace(seat=seat, ability=ability, target=8, bonus=0, faces=faces)
        return automatic(window, settings(), skipping=False, tests=(test,))

    assert given() == "pass"
    assert given(faces=(5, 2)) is None
    assert given(ability="fight") is None  # it may still do more damage
    assert given(seat=1) is None
    always = settings(windows="always")
    test = SimpleNamespace(seat=0, ability="move", target=8, bonus=0, faces=(6, 2))
    assert automatic(window, always, skipping=False, tests=(test,)) is None


def test_enter_stands_for_a_safe_answer_only() -> None:
    assert safe_answer(asked("pass", "play:run.1"), TombRaiderTable.safe) == 0
    assert safe_answer(MOVES, TombRaiderTable.safe) is None
