from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toy import PROMPT, ROLL, A, B, choice

from gorin.kernel.decision import (
    CHANCE,
    All,
    Alone,
    AnyOf,
    Decision,
    Lazily,
    Option,
    Play,
    Worded,
    ask,
    ask_all,
    ask_any,
    draw_chance,
    played,
)
from gorin.kernel.domain import Dice
from gorin.kernel.words import Arg, Message


def result(play: Play[Any]) -> Any:
    with pytest.raises(StopIteration) as stopped:
        next(play)
    return stopped.value.value


def sent(play: Play[Any], value: Any) -> Any:
    with pytest.raises(StopIteration) as stopped:
        play.send(value)
    return stopped.value.value


def test_a_question_is_put_and_its_value_returned() -> None:
    decision = choice(A, "yes", "no")
    play = ask(decision)
    assert next(play) is decision
    assert sent(play, "no") == "no"


def test_a_public_question_with_one_option_is_not_put() -> None:
    """Whoever plays the rules learns of it, and goes on without an answer."""
    decision = choice(A, "yes")
    play = ask(decision)
    alone = next(play)
    assert isinstance(alone, Alone)
    assert alone.decision is decision
    assert sent(play, None) == "yes"


def test_a_secret_question_with_one_option_is_put() -> None:
    decision = choice(A, "yes", secret=True)
    assert next(ask(decision)) is decision


def test_questions_to_all_return_the_values_by_seat() -> None:
    play = ask_all({B: choice(B, "x"), A: choice(A, "y")})
    asked = next(play)
    assert isinstance(asked, All)
    assert [decision.seat for decision in asked.decisions] == [B, A]
    assert sent(play, ("x", "y")) == {B: "x", A: "y"}


def test_a_question_to_nobody_is_not_put() -> None:
    assert result(ask_all({})) == {}


def test_open_questions_return_the_one_that_was_answered() -> None:
    first, second = choice(A, "x"), choice(B, "y")
    play = ask_any(first, second)
    asked = next(play)
    assert isinstance(asked, AnyOf)
    assert asked.decisions == (first, second)
    assert sent(play, (second, "y")) == (second, "y")


def test_chance_is_asked_like_a_seat() -> None:
    play = draw_chance(ROLL, Dice(2), secret=True)
    asked = next(play)
    assert isinstance(asked, Decision)
    assert (asked.seat, asked.domain, asked.secret) == (CHANCE, Dice(2), True)
    assert sent(play, (1, 2)) == (1, 2)


def test_a_decision_finds_its_options_and_says_itself() -> None:
    decision = Decision(A, PROMPT, (Option("a", 1), Option("b", 2)), args={"number": 3})
    found = decision.option("b")
    assert found is not None
    assert found.value == 2
    assert decision.option("c") is None
    assert decision.message == Message("ask-toy", {"number": 3})


def test_options_may_be_listed_when_somebody_looks() -> None:
    looked: list[int] = []

    def listed() -> tuple[Option[str], ...]:
        looked.append(1)
        return (Option("x", "x"), Option("y", "y"))

    options, plain = Lazily(listed), (Option("x", "x"), Option("y", "y"))
    decision: Decision[str] = Decision(A, PROMPT, options)
    assert next(ask(decision)) is decision
    assert looked == []
    assert len(decision.options) == 2
    assert [option.key for option in decision.options] == ["x", "y"]
    assert (decision.options[1], decision.options[:1]) == (plain[1], plain[:1])
    assert decision.option("y") == plain[1]
    assert looked == [1]
    same = Lazily(listed)
    assert options == same
    assert tuple(options) == plain
    assert hash(options) == hash(plain)
    assert options != Lazily(lambda: plain[:1])
    assert options.__eq__(plain)
    assert not options.__eq__("xy")
    assert looked == [1, 1]


def test_a_question_that_is_listed_when_somebody_looks_is_asked_with_one_option_too() -> None:
    decision: Decision[str] = Decision(A, PROMPT, Lazily(lambda: (Option("x", "x"),)))
    play = ask(decision)
    assert next(play) is decision
    assert sent(play, "x") == "x"


def test_what_a_rule_returns_is_played_alike_if_it_has_to_ask_first() -> None:
    def asking() -> Play[str]:
        return (yield from ask(choice(A, "yes", "no")))

    assert result(played("at once")) == "at once"
    waits: str | Play[str] = asking()
    play = played(waits)
    asked = next(play)
    assert isinstance(asked, Decision)
    assert asked.seat == A
    assert sent(play, "no") == "no"


def test_what_fills_a_question_is_put_into_words_when_it_is_first_read() -> None:
    made: list[str] = []

    def worded() -> dict[str, Arg]:
        made.append("made")
        return {"card": "banzai", "amount": 2}

    decision: Decision[str] = Decision(A, PROMPT, args=Worded(worded))
    assert made == []
    assert decision.message == Message(PROMPT.message, {"card": "banzai", "amount": 2})
    assert (len(decision.args), decision.args["amount"]) == (2, 2)
    assert decision.args == {"card": "banzai", "amount": 2}
    assert "seat" not in decision.args
    assert made == ["made"]
