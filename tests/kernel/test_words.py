from __future__ import annotations

from typing import Any

from gorin.kernel.words import (
    Arg,
    Message,
    Name,
    Word,
    card_name,
    message_id,
    say,
    seat_name,
    sentences,
    shown,
)


def test_a_message_is_an_id_with_what_fills_its_places() -> None:
    name = Name("card", "lamp")
    assert say("drawn", card=name, count=2) == Message("drawn", {"card": name, "count": 2})
    assert say("drawn").args == {}


def test_sentences_are_joined_one_by_one_and_the_last_apart() -> None:
    rain, wind, snow = say("rain"), say("wind"), say("snow")
    two = say("sentences-last", first=rain, second=wind)
    three = say("sentences-more", first=rain, second=wind)
    assert sentences((rain, wind)) == two
    assert sentences([rain, wind, snow]) == say("sentences-last", first=three, second=snow)


def test_one_sentence_stands_alone_and_none_is_an_empty_list() -> None:
    assert sentences((say("rain"),)) == say("rain")
    assert sentences(()) == ()


class MakeReadyNow(Word, frozen=True):
    """A word with a field of every kind that the kernel knows, and one of a game."""

    seat: int
    slugs: tuple[str, ...]
    count: int
    side: int
    reason: str = "too-late"

    def shown(self, name: str, value: Any) -> Arg:
        return say(f"side-{value}") if name == "side" else shown(name, value)


class Rest(Word, frozen=True):
    """A word whose fields every game knows."""

    turns: int


def test_a_word_of_plain_fields_needs_nothing_of_its_own() -> None:
    assert Rest(2).said() == say("word-rest", turns=2)


def test_a_word_says_its_class_and_its_fields() -> None:
    assert MakeReadyNow(1, ("lamp", "rope"), 2, 3).said() == say(
        "word-make-ready-now",
        seat=Name("seat", "1"),
        slugs=(Name("card", "lamp"), Name("card", "rope")),
        count=2,
        side=say("side-3"),
        reason=say("too-late"),
    )


def test_a_message_id_is_the_name_of_a_class() -> None:
    assert message_id(MakeReadyNow, "") == "make-ready-now"
    assert message_id(Word, "word-") == "word-word"


def test_fields_are_shown_by_their_names_or_as_they_are() -> None:
    assert shown("seats", (0, 2)) == (seat_name(0), seat_name(2))
    assert shown("slug", "lamp") == card_name("lamp")
    assert shown("reason", "late") == say("late")
    for plain in (3, "text", say("late"), seat_name(1)):
        assert shown("anything", plain) is plain
    assert shown("anything", [1, None, 2.5]) == (1, "None", "2.5")
