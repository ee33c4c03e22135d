"""What cards do, written in words and read back."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from enum import Enum
from functools import partial
from typing import Any

import pytest
from tests.each import for_each
from tests.shipped import reader_for

from gorin.content.cards.grammar import Entry, Slot
from gorin.content.cards.notation import (
    read_behaviour,
    read_effects,
    write_behaviour,
    write_word,
)
from gorin.content.tomb_raider.grammar import GRAMMAR
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider import words
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import Ability, Behaviour, Effect, Phrase
from gorin.games.tomb_raider.state import ANY_TIME, Moment
from gorin.games.tomb_raider.words.conditions import DamageToYou, DuringYourFight
from gorin.games.tomb_raider.words.constants import AddToTests, Weapon
from gorin.games.tomb_raider.words.costs import DiscardThis
from gorin.games.tomb_raider.words.effects import AddDice, OpenExit, PreventDamage, RemoveObstacle

WORDS = GRAMMAR.vocabulary
read, effects = partial(read_behaviour, GRAMMAR), partial(read_effects, GRAMMAR)

SCRIPTS = {slug: made for slug, made in STANDARD.scripts.items() if isinstance(made, Behaviour)}
IN_WORDS = [slug for slug, made in SCRIPTS.items() if not made.local]
LOCAL = [slug for slug, made in SCRIPTS.items() if made.local]


def test_almost_all_cards_are_written_in_words() -> None:
    assert len(IN_WORDS) > 4 * len(LOCAL)


@for_each(IN_WORDS)
def test_what_a_card_does_reads_back_as_the_same(slug: str) -> None:
    text = write_behaviour(GRAMMAR, SCRIPTS[slug])
    assert text
    assert read(text) == (SCRIPTS[slug], ())


class Alone(Effect, frozen=True):
    """What a single card does."""


def test_what_words_cannot_say_is_not_written() -> None:
    assert write_behaviour(GRAMMAR, Behaviour(found=(OpenExit(), Alone()))) is None
    assert write_behaviour(GRAMMAR, Behaviour(from_hand=(Ability(ANY_TIME, (Alone(),)),))) is None
    assert [write_behaviour(GRAMMAR, SCRIPTS[slug]) for slug in LOCAL] == [None] * len(LOCAL)


def test_lines_say_when_under_which_condition_at_what_cost_and_what() -> None:
    text = "use at damage if damage-to-you cost discard-this do prevent-damage 1"
    ability = Ability(
        Moment.DAMAGE, (PreventDamage(1),), conditions=(DamageToYou(),), costs=(DiscardThis(),)
    )
    assert read(text) == (Behaviour(from_row=(ability,)), ())


def test_lines_end_at_breaks_and_semicolons_and_add_up() -> None:
    text = "found do open-exit; always weapon 1\n\nalways add-to-tests fight 2 ;"
    made = Behaviour(found=(OpenExit(),), constants=(Weapon(1), AddToTests(*_fight(), 2)))
    assert read(text) == (made, ())
    assert read(write_behaviour(GRAMMAR, made) or "") == (made, ())


def _fight() -> tuple[Any]:
    return (next(slot for slot in GRAMMAR.entries("constant")["add-to-tests"].slots).type.FIGHT,)


def test_moments_are_joined_and_any_time_is_all_of_them() -> None:
    made, _ = read_behaviour(
        GRAMMAR, "play at start or step do add-dice 1; play at any-time do open-exit"
    )
    assert [ability.when for ability in made.from_hand] == [Moment.START | Moment.STEP, ANY_TIME]


def test_flags_turn_what_an_ability_is_without_them() -> None:
    made, faults = read("play at step do open-exit even-dead instead-of-search")
    assert faults == ()
    assert (made.from_hand[0].needs_raider, made.from_hand[0].searches) == (False, True)
    assert set(GRAMMAR.extras) >= {"even-dead", "instead-of-search"}


def test_clauses_come_in_any_order() -> None:
    usual = read("play at test if during-your-fight do add-dice 1")
    assert read("play at test do add-dice 1 if during-your-fight") == usual
    assert usual[0].from_hand[0].conditions == (DuringYourFight(),)


def test_an_optional_field_may_be_left_out() -> None:
    assert effects("remove-obstacle then add-dice 1") == (
        RemoveObstacle(),
        AddDice(1),
    )
    assert effects("remove-obstacle trap") == (RemoveObstacle("trap"),)
    assert write_word(GRAMMAR, RemoveObstacle()) == "remove-obstacle"


@pytest.mark.parametrize(
    ("line", "id", "told"),
    [
        ("plya at test do add-dice 1", "effect-unknown-start", "plya"),
        ("play do add-dice 1", "effect-expected", "at"),
        ("play at", "effect-unknown-moment", "effect-line-end"),
        ("play at tset do add-dice 1", "effect-unknown-moment", "tset"),
        ("play at test if add-dice 1", "effect-wrong-kind", "add-dice"),
        ("play at test do ad-dice 1", "effect-unknown-word", "add-dice"),
        ("play at test do zzzz", "effect-unknown-word-alone", "zzzz"),
        ("play at test do add-dice", "effect-bad-value", "effect-line-end"),
        ("play at test do add-dice fight", "effect-bad-value", "fight"),
        ("play at test do add-dice 99", "effect-bad-value", "99"),
        ("play at test do add-dice -1", "effect-bad-value", "-1"),
        ("play at test do add-dice 1 2", "effect-too-much", "2"),
        ("play at test do add-dice 1 then", "effect-expected", "effect-line-end"),
        ("play at test if during-your-test if your-action do open-exit", "effect-twice", "if"),
        ("always add-to-tests strength 1", "effect-bad-value", "strength"),
        ("always if during-your-test", "effect-expected", "if"),
        ("found open-exit", "effect-expected", "open-exit"),
        ("use at any-time do remove-obstacle monster", "effect-bad-value", "monster"),
        ('use at any-time do remove-obstacle "trap', "effect-open-quote", "trap"),
        ("use at test if you-have nothing do roll-again", "effect-bad-value", "nothing"),
    ],
)
def test_a_line_that_says_nothing_names_the_word_and_what_is_expected(
    line: str, id: str, told: str
) -> None:
    _, faults = read(f"always weapon 1\n{line}")
    (fault,) = faults
    assert (fault.line, fault.message.id) == (1, id)
    assert told in str(fault.message.args)
    assert "⟦" not in reader_for("en", game="tomb-raider").read(fault.message)


def test_every_bad_line_is_told() -> None:
    _, faults = read_behaviour(
        GRAMMAR, "play at never\nalways weapon\nalways weapon 1\nfound nothing"
    )
    assert [fault.line for fault in faults] == [0, 1, 3]


# -- the vocabulary ------------------------------------------------------------------------


def words_in_the_code() -> Iterator[type[Phrase]]:
    for found in pkgutil.iter_modules(words.__path__):
        module = importlib.import_module(f"{words.__name__}.{found.name}")
        for value in vars(module).values():
            is_own = inspect.isclass(value) and value.__module__ == module.__name__
            if (
                is_own
                and issubclass(value, tuple(GRAMMAR.kinds.values()))
                and value.__name__[0] != "_"
            ):
                yield value


def test_every_word_of_the_code_is_in_the_vocabulary_and_none_is_reserved() -> None:
    found = {entry.word for entry in WORDS.values()}
    assert set(words_in_the_code()) == found
    assert not set(WORDS) & (
        GRAMMAR.reserved | set(GRAMMAR.moments) | set(GRAMMAR.extras) | set(GRAMMAR.starts)
    )


def example(slot: Slot) -> Any:
    if slot.is_card:
        return next(iter(shipped().cards))
    if slot.choices and slot.type is str:
        return slot.choices[0]
    if isinstance(slot.type, type) and issubclass(slot.type, Enum):
        return list(slot.type)[-1]
    return {bool: True, int: GRAMMAR.largest, str: "x"}[slot.type]


@for_each(WORDS.values(), show=lambda entry: entry.name)
def test_every_word_can_be_written_and_read(entry: Entry) -> None:
    word = entry.word(*(example(slot) for slot in entry.slots))
    written = write_word(GRAMMAR, word)
    line = {
        "condition": f"play at test if {written} do open-exit",
        "cost": f"play at test cost {written} do open-exit",
        "effect": f"play at test do {written}",
        "constant": f"always {written}",
    }[entry.kind]
    made, faults = read(line)
    assert faults == ()
    assert write_behaviour(GRAMMAR, made) == line


@pytest.mark.parametrize("language", ["en", "pt-BR", "es", "zh"])
def test_every_word_says_itself_without_values(language: str) -> None:
    reader = reader_for(language, game="tomb-raider")
    for entry in WORDS.values():
        text = reader.read(entry.message)
        assert "⟦" not in text
        assert "{" not in text


def test_every_way_to_begin_a_line_is_shown() -> None:
    assert [form.split()[0] for form in GRAMMAR.line_forms] == list(GRAMMAR.starts)
