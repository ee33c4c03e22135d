"""Words for the writer of a script: what is asked, and what may be answered, with its bounds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.shipped import read_scenario, reader_for

from gorin.content.desk import scenario_run
from gorin.content.desk.scenario_words import FORMS, form_of
from gorin.kernel import domain as domains
from gorin.kernel.domain import (
    Assignment,
    Dice,
    Division,
    Domain,
    Form,
    Named,
    OneOf,
    Ordering,
    Pick,
    Range,
    Reported,
    Shuffle,
    Subset,
    Text,
)
from gorin.text.language import LANGUAGES

ASKED: list[tuple[Domain, str]] = [
    (Range(1, 5), "a number: 1 to 5"),
    (OneOf(("a", "b")), "one of a and b"),
    (Text(40, 1), "a text; characters: 1 to 40"),
    (Named("cards", ("run", "rope")), "an entry of the catalogue “cards”, such as run and rope"),
    (Subset(("a", "b", "c"), 1, 2), "a list, 1 to 2 of these: a, b and c"),
    (Subset(("a", "b"), 2, 9), "a list, 2 of these: a and b"),
    (
        Subset(("a", "b"), 0, 2, (3, 1), 3),
        "a list, 0 to 2 of these, whose numbers make 3 to 4 together: a (3) and b (1)",
    ),
    (Ordering(("a", "b")), "a list of all of these, in any order: a and b"),
    (
        Division(4, ("a", "b"), bounds=((1, 3), (0, 2))),
        "a list of numbers that make 4, one for each of these in their order: "
        "a: 1 to 3 and b: 0 to 2",
    ),
    (
        Assignment(("a", "b"), ("x", "y"), 0, 2),
        "pairs, 0 to 2 in all: one of a and b with one of x and y",
    ),
    (
        Assignment(("a", "b"), ("x", "y"), 1, 1, (("x",), ("x", "y"))),
        "pairs, 1 in all: a: one of x and b: one of x and y",
    ),
    (
        Form((("stake", Range(1, 3)), ("words", Text(9)))),
        "a table: stake: a number: 1 to 3 and words: a text; characters: 0 to 9",
    ),
    (Pick(3), "a number: 0 to 2"),
    (Reported("a battle"), "a report of “a battle”"),
]


@pytest.mark.parametrize(("domain", "words"), ASKED, ids=map(str, range(len(ASKED))))
def test_the_form_of_an_answer_is_told_with_its_bounds(domain: Domain, words: str) -> None:
    assert reader_for("en").read(form_of(domain)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_form_has_words_in_every_language(language: str) -> None:
    reader = reader_for(language)
    for domain, _ in ASKED:
        assert "⟦" not in reader.read(form_of(domain))


def test_no_form_of_an_answer_is_without_words() -> None:
    kinds = {
        each
        for each in vars(domains).values()
        if isinstance(each, type) and issubclass(each, Domain) and each is not Domain
    }
    assert set(FORMS) == kinds - {Dice, Shuffle}
    assert {type(domain) for domain, _ in ASKED} == set(FORMS)


def test_a_form_with_many_things_names_some_of_them() -> None:
    told = reader_for("en").read(form_of(OneOf(tuple(f"k{number}" for number in range(30)))))
    assert "k23" in told
    assert "k24" not in told
    assert told.endswith("and 6 more")


# -- in a script that does not fit ---------------------------------------------------------------

Told = Callable[[str, str], list[str]]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """Return what is said of a scenario of a game, the head left out, in English."""

    def run(game: str, text: str, language: str = "en") -> list[str]:
        file = tmp_path / "written.toml"
        file.write_text(f'title = "A"\nclauses = []\ngame = "{game}"\n' + text, encoding="utf-8")
        verdict = scenario_run.judge(read_scenario(file, "written.toml"))
        reader: Any = reader_for(language, game=game)
        return [reader.read(each.message) for each in verdict.failures]

    return run


EDICT = """[position]
conflict = { ring = "void", kind = "political" }
[[position.seats]]
hand = ["court-games"]
characters.doji-hotaru = { fights = true, fate = 1 }
[[position.seats]]
characters.steward-of-law = { fights = true, honored = true }
[[step]]
choose = "play:court-games"
[[step]]
choose = "KEY"
"""


def test_choices_that_only_a_number_tells_apart_have_their_words(told: Told) -> None:
    (misfit,) = [line for line in told("l5r-lcg", EDICT.replace("KEY", "x")) if "x" in line]
    assert "select:court-games.0 (Select: choose a participating" in misfit
    assert "select:court-games.1 (Select: your opponent chooses" in misfit
    (ambiguous,) = told("l5r-lcg", EDICT.replace("KEY", "select:court-games"))
    assert "select:court-games.0 (Select: choose a participating" in ambiguous


def test_copies_of_a_card_need_no_words(told: Told) -> None:
    copies = EDICT.replace('["court-games"]', '["court-games", "court-games"]')
    misfit, *_ = told("l5r-lcg", "passing = false\n" + copies.replace("play:court", "x:court"))
    assert "play:court-games.1 and play:court-games.2" in misfit


def test_chance_is_called_chance(told: Told) -> None:
    first = "[setup]\nseats = 2\n[[step]]\nseat = 0\nasked = 'x'\n"
    assert "chance (“first”): a number: 0 to 1" in told("l5r-lcg", first)[0]
    assert "chance (“first”): a number: 0 to 1" in told("magic", first)[0]


def test_the_table_is_called_the_table(told: Told) -> None:
    campaign = '[position]\nclans = ["dragon", "lion"]\nminutes = 9\n[[step]]\nasked = "x"\n'
    assert "the table (“campaign-time”): time" in told("l5r-strategic", campaign)[0]


def test_bounds_are_told_where_an_answer_does_not_fit(told: Told) -> None:
    bids = '[position]\nphase = "draw"\n[[position.seats]]\n[[position.seats]]\n'
    misfit = told("l5r-lcg", bids + "[[step]]\nchoose = 6\nasked = 'x'\n")[0]
    assert "(seat = 0, “bid”): a number: 1 to 3" in misfit
