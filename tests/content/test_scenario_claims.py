"""Claims of scenario files about matches of each game, and what is said where they fail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.shipped import read_scenario, reader_for

from gorin.content.desk import scenario_run
from gorin.content.desk.scenarios import Verdict

Judge = Callable[[str, str], Verdict]

POSITIONS = {
    "tomb-raider": """[position]
[[position.raiders]]
card = "lara-croft-spelunker"
at = "A1"
hand = ["run", "snoop-ahead", "snoop-ahead"]
deck = ["rope", "push", "bats", "bear"]
[position.map.A1]
card = "cave-entrance"
""",
    "l5r-lcg": """[position]
[[position.seats]]
honor = 9
[[position.seats]]
honor = 9
""",
    "l5r-ccg": """[position]
phase = "attack"
[[position.seats]]
units.bayushi-tsimaru = {}
[[position.seats]]
""",
    "l5r-strategic": """[position]
clans = ["dragon", "lion"]
armies = { dragon-1 = "dr5", lion-1 = "li4" }
""",
    "magic": """[position]
[[position.seats]]
battlefield = ["sol-ring"]
[[position.seats]]
""",
}
"""A position of each game in which somebody is asked something."""


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Judge a scenario of a game from its text, the head left out."""

    def run(game: str, text: str) -> Verdict:
        file = tmp_path / "written.toml"
        head = f'title = "A claim"\nclauses = []\ngame = "{game}"\n'
        file.write_text(head + text, encoding="utf-8")
        return scenario_run.judge(read_scenario(file, "written.toml"))

    return run


def told(verdict: Verdict) -> list[str]:
    """Return in words what is not so."""
    reader = reader_for("en", game=verdict.game)
    return [reader.read(failure.message) for failure in verdict.failures]


@pytest.mark.parametrize("game", POSITIONS)
def test_each_position_asks_something(judge: Judge, game: str) -> None:
    assert told(judge(game, POSITIONS[game] + '[[step]]\nasked = "*"\n')) == []


# -- nobody --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("l5r-lcg", "favor"),
        ("l5r-lcg", "rings.air.claimed"),
        ("l5r-ccg", "favor"),
        ("magic", "seats.0.battlefield.sol-ring.attacking"),
    ],
)
def test_nobody_may_be_claimed(judge: Judge, game: str, path: str) -> None:
    claim = POSITIONS[game] + f'[[step]]\nasked = "*"\nexpect."{path}" = '
    assert told(judge(game, claim + '"nobody"\n')) == []
    assert told(judge(game, claim + "0\n")) == [f'{path} is "nobody", not 0']


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
def test_somebody_is_not_nobody(judge: Judge, game: str) -> None:
    favor = POSITIONS[game].replace("[position]\n", "[position]\nfavor = 1\n")
    claim = favor + '[[step]]\nasked = "*"\nexpect.favor = "nobody"\n'
    assert told(judge(game, claim)) == ['favor is 1, not "nobody"']


def test_nothing_may_be_claimed_of_what_is_shown(judge: Judge) -> None:
    claim = POSITIONS["tomb-raider"] + '[[step]]\nasked = "*"\nsees = { FACT = "nothing" }\n'
    assert told(judge("tomb-raider", claim.replace("FACT", "prize"))) == []
    assert told(judge("tomb-raider", claim.replace("FACT", "turn"))) == ['turn is 1, not "nothing"']
