"""The course of a scenario: what is answered by itself, and when its claims are looked at."""

from __future__ import annotations

import pytest
from tests.content.judging import Judge
from tests.shipped import reader_for

from gorin.content.desk.scenarios import Failure, Verdict
from gorin.text.language import LANGUAGES


def read(verdict: Verdict, told: tuple[Failure, ...], language: str = "en") -> list[str]:
    """Return in words what is told."""
    reader = reader_for(language, game=verdict.game)
    return [reader.read(each.message) for each in told]


# -- one possible answer -------------------------------------------------------------------------

ALONE = {
    "tomb-raider": (
        """[position]
[[position.raiders]]
card = "lara-croft-spelunker"
at = "A1"
deck = ["run", "rope", "push"]
[position.map.A1]
card = "cave-entrance"
[position.map.A2]
card = "open-cavern"
obstacles = ["pit-trap"]
[[step]]
choose = "move:ahead"
[[step]]
choose = "go-on"
""",
        ("face:pit-trap", "face", "face:bats", "test:move"),
    ),
    "l5r-lcg": (
        """[position]
conflict = { ring = "air" }
[[position.seats]]
hand = ["banzai"]
honor = 9
characters.brash-samurai = { fights = true }
[[position.seats]]
[[step]]
choose = "play:banzai"
""",
        ("on:brash-samurai", "target", "on:akodo-gunso", "decline"),
    ),
    "l5r-ccg": (
        """[position]
phase = "attack"
[[position.seats]]
deck = "scorpion"
units.bayushi-tsimaru = {}
[[position.seats]]
deck = "unicorn"
units.utaku-yisheng = {}
[[step]]
choose = "attack:1"
[[step]]
seat = 0
choose = [["unit:bayushi-tsimaru", "field:1.1"]]
[[step]]
seat = 1
choose = []
[[step]]
seat = 1
choose = []
""",
        ("field:1.1", "battle", "field:1.2", "pass"),
    ),
    "magic": (
        """[position]
[[position.seats]]
hand = ["terminate"]
battlefield = ["swamp", "mountain"]
[[position.seats]]
battlefield = ["serra-angel"]
[[step]]
choose = "cast:terminate"
""",
        ("target:serra-angel", "target", "target:fog-bank", "pass"),
    ),
}
"""Positions of each game with steps that lead to a question with one possible answer."""


@pytest.mark.parametrize("game", ALONE)
def test_a_step_may_give_the_only_answer_there_is(judge: Judge, game: str) -> None:
    start, (answer, kind, other, then) = ALONE[game]
    alone = f'[[step]]\nseat = 0\nasked = "{kind}"\nchoose = "{answer}"\n'
    verdict = judge(game, start + alone + f'[[step]]\nchoose = "{then}"\n')
    assert read(verdict, verdict.failures) == []
    (note,) = read(verdict, verdict.notes)
    assert note.startswith("Answered by itself, as one answer only was possible: Seat 1 (seat = 0")
    assert f"“{kind}”): {answer}" in note
    # It is no answer to anything else, and nothing that could be answered otherwise.
    wrong = judge(game, start + alone.replace(f'"{answer}"', f'"{other}"'))
    told = read(wrong, wrong.failures)
    assert told[0].startswith("The script has ")
    assert any(line.startswith("Not asked before that, as one answer only") for line in told)
    assert wrong.notes == ()


def test_the_only_answer_is_given_once(judge: Judge) -> None:
    start, (answer, *_) = ALONE["l5r-lcg"]
    twice = f'[[step]]\nasked = "target"\nchoose = "{answer}"\n' * 2
    verdict = judge("l5r-lcg", start + twice)
    assert [each.message.id for each in verdict.notes] == ["scenario-alone"]
    assert verdict.failures[0].message.id == "scenario-misfit"


def test_what_is_logged_of_the_only_answer_is_since_the_one_before(judge: Judge) -> None:
    start, (answer, *_) = ALONE["l5r-lcg"]
    step = f'[[step]]\nasked = "target"\nchoose = "{answer}"\n'
    assert judge("l5r-lcg", start + step + 'log = ["LCG-S9.13"]\n').failures == ()
    assert judge("l5r-lcg", start + step + 'not_log = ["LCG-S9.13"]\n').failures != ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_answered_by_itself_reads_well_in_every_language(
    judge: Judge, language: str
) -> None:
    start, (answer, *_) = ALONE["l5r-lcg"]
    verdict = judge("l5r-lcg", start + f'[[step]]\nchoose = "{answer}"\n' * 2)
    assert all("⟦" not in line for line in read(verdict, verdict.notes, language))
    assert all("⟦" not in line for line in read(verdict, verdict.failures, language))


# -- when a claim is looked at -------------------------------------------------------------------

MOMENTS = {
    "l5r-lcg": (
        """[position]
declare = 0
[[position.seats]]
honor = 9
characters.brash-samurai = {}
[[position.seats]]
honor = 9
characters.akodo-gunso = {}
[[step]]
seat = 0
asked = "declare"
pass = true
""",
        "round",
        1,
    ),
    "l5r-ccg": (
        """[position]
phase = "attack"
[[position.seats]]
units.bayushi-tsimaru = {}
provinces = ["silk-works", ""]
[[position.seats]]
[[step]]
asked = "declare"
pass = true
""",
        "turn",
        1,
    ),
    "magic": (
        """[position]
[[position.seats]]
hand = ["mountain"]
library = ["swamp"]
[[position.seats]]
library = ["island"]
[[step]]
choose = "land:mountain"
""",
        "active",
        0,
    ),
}
"""Steps, and a fact that is so as soon as the last one is answered, and no more at its end."""


@pytest.mark.parametrize("game", MOMENTS)
def test_a_claim_is_looked_at_as_soon_as_the_answer_is_carried_out(judge: Judge, game: str) -> None:
    steps, path, value = MOMENTS[game]
    verdict = judge(game, steps + f'expect."{path}" = {value}\n')
    assert read(verdict, verdict.failures) == []
    (note,) = read(verdict, verdict.notes)
    assert note.startswith(f"{path} is ")
    assert f", not {value}; it was so before this was answered without the script: " in note


@pytest.mark.parametrize("game", MOMENTS)
def test_a_claim_that_is_never_so_fails(judge: Judge, game: str) -> None:
    steps, path, _ = MOMENTS[game]
    verdict = judge(game, steps + f'expect."{path}" = 999\n')
    assert read(verdict, verdict.failures)[0].endswith(", not 999")
    assert verdict.notes == ()


def test_a_claim_that_was_so_before_the_answer_alone_fails_and_says_so(judge: Judge) -> None:
    steps = MOMENTS["magic"][0]
    verdict = judge("magic", steps + 'expect = { "seats.0.hand" = ["mountain"] }\n')
    fault = read(verdict, verdict.failures)[0]
    assert fault.endswith(', not ["mountain"]; it was so before the script answered')
    assert verdict.notes == ()


def test_a_claim_that_was_so_for_a_while_later_fails_and_says_until_when(judge: Judge) -> None:
    """The second seat's turn begins only when the first one's windows are passed."""
    start = MOMENTS["magic"][0].replace('library = ["swamp"]', 'library = ["swamp", "swamp"]')
    verdict = judge("magic", start + "expect = { turn = 6 }\n")
    fault = read(verdict, verdict.failures)[0]
    assert "; it was so before this was answered without the script: Seat 2" in fault


def test_what_is_seen_is_looked_at_at_once_too(judge: Judge) -> None:
    steps, path, value = MOMENTS["magic"]
    verdict = judge("magic", steps + f'sees."{path}" = {value}\n')
    assert verdict.failures == ()
    assert [each.message.id for each in verdict.notes] == ["scenario-so-before"]


def test_a_claim_in_a_step_without_an_answer_is_about_now(judge: Judge) -> None:
    steps, path, value = MOMENTS["magic"]
    verdict = judge("magic", steps + f'[[step]]\nexpect."{path}" = {value}\n')
    assert verdict.failures[0].message.id == "scenario-expect"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_so_before_reads_well_in_every_language(judge: Judge, language: str) -> None:
    claims = 'expect = { "seats.0.hand" = ["mountain"], active = 0 }\n'
    verdict = judge("magic", MOMENTS["magic"][0] + claims)
    told = read(verdict, (*verdict.failures, *verdict.notes), language)
    assert len(told) > 2
    assert all("⟦" not in line for line in told)
