"""Answers that positions must refuse: a file cannot claim it of what is chosen freely."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.shipped import read_scenario

from gorin.content.desk import scenario_run

POSITIONS = Path(__file__).parent / "positions"


@pytest.mark.parametrize(
    ("file", "asked", "answer"),
    [
        pytest.param(
            "lcg-3.2.1/a-second-defender-is-moved-to-who-lets-only-one-be-declared",
            "defenders",
            ["character:akodo-gunso", "character:doji-whisperer"],
            marks=pytest.mark.clause("LCG-3.2.1"),
        ),
        pytest.param(
            "lcg-s8.1/covert-that-is-gained-by-who-is-covert-already-chooses-one-only",
            "covert",
            ["character:akodo-gunso", "character:brash-samurai"],
            marks=pytest.mark.clause("LCG-S8.1", "LCG-S8.8"),
        ),
        pytest.param(
            "lcg-s8.8/covert-of-three-seats-keeps-a-character-of-the-defender-out",
            "covert",
            ["character:matsu-beiona"],
            marks=pytest.mark.clause("LCG-S8.8"),
        ),
        pytest.param(
            "lcg-s8.8/covert-of-three-seats-keeps-a-character-of-the-defender-out",
            "defenders",
            ["character:brash-samurai"],
            marks=pytest.mark.clause("LCG-S8.8"),
        ),
        pytest.param(
            "lcg-s7.35/two-copies-of-a-unique-rider-do-not-come-with-the-reserves-together",
            "put",
            ["card:8", "card:9"],
            marks=pytest.mark.clause("LCG-S7.35"),
        ),
        pytest.param(
            "lcg-s7.35/two-copies-of-a-unique-scorpion-are-not-ambushed-with",
            "put",
            ["card:2", "card:3"],
            marks=pytest.mark.clause("LCG-S7.35"),
        ),
    ],
)
def test_another_answer_to_a_position_is_refused(file: str, asked: str, answer: list[str]) -> None:
    case = read_scenario(POSITIONS / f"{file}.toml")
    (step,) = (each for each in case.steps if each.step.asked == asked)
    number = case.steps.index(step)
    other = replace(step, step=replace(step.step, choose=answer))
    steps = (*case.steps[:number], other, *case.steps[number + 1 :])
    failures = scenario_run.judge(replace(case, steps=steps)).failures
    assert [each.place for each in failures] == [step.place]
