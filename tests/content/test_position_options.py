"""Options of a format in a position: those that count there, and what is said of the others."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.shipped import read_scenario, reader_for

from gorin.content.boxes import LISTED
from gorin.content.desk import scenario_run
from gorin.kernel.clauses import BadInput

SEATS = "[[position.seats]]\n"
ENLIGHTENMENT = f"""format = "enlightenment"
[position]
declare = 0
OPTIONS
[[position.seats]]
characters.brash-samurai = {{}}
[[position.seats]]
provinces = [{{ broken = true }}, {{ broken = true }}, {{ broken = true }}]
{SEATS}
[[step]]
choose = "declare:military.air.0"
[[step]]
asked = "province"
"""
BOUNTY = """format = "bounty-hunter"
[position]
OPTIONS
[[position.raiders]]
card = "lara-croft-spelunker"
at = "A1"
[position.map.A1]
card = "cave-entrance"
[[step]]
asked = "move"
"""


def judged(folder: Path, game: str, text: str) -> list[str]:
    """Return what is said of a scenario, in English: faults of the file, or what is not so."""
    file = folder / "written.toml"
    file.write_text(f'title = "A"\nclauses = []\ngame = "{game}"\n' + text, encoding="utf-8")
    reader = reader_for("en", game=game)
    try:
        verdict = scenario_run.judge(read_scenario(file, "written.toml"))
    except BadInput as error:
        return [f"{each.place}: {reader.read(each.message)}" for each in error.all]
    return [reader.read(each.message) for each in verdict.failures]


@pytest.mark.parametrize(
    ("options", "claim"),
    [
        ("", 'not_offered = ["province:1.4"]'),
        ('enl_stronghold_attackable_after = "3"', 'offered = ["province:1.4"]'),
        ('rulings = "rrg16"', 'offered = ["province:1.4"]'),
        (
            'rulings = "rrg16", enl_stronghold_attackable_after = "4"',
            'not_offered = ["province:1.4"]',
        ),
    ],
)
def test_rulings_of_a_position_are_played(tmp_path: Path, options: str, claim: str) -> None:
    text = ENLIGHTENMENT.replace("OPTIONS", f"options = {{ {options} }}")
    assert judged(tmp_path, "l5r-lcg", text + claim + "\n") == []


def test_agreed_points_of_a_position_are_played(tmp_path: Path) -> None:
    told = judged(
        tmp_path, "tomb-raider", BOUNTY.replace("OPTIONS", 'options = { points = ["x"] }')
    )
    assert told
    assert "written.toml:6" in told[0]
    fine = BOUNTY.replace("OPTIONS", 'options = { points = ["traps=7"] }')
    assert judged(tmp_path, "tomb-raider", fine) == []
    other = fine.replace('format = "bounty-hunter"\n', "")
    assert any("points" in line for line in judged(tmp_path, "tomb-raider", other))


def test_a_variant_of_a_level_is_one_that_it_has(tmp_path: Path) -> None:
    options = 'options = { variant = "xyzzy" }'
    (told,) = judged(tmp_path, "tomb-raider", BOUNTY.replace("OPTIONS", options))
    assert told.startswith("written.toml:6: position: options.variant: ")
    assert "xyzzy" in told


@pytest.mark.parametrize("game", [box.id for box in LISTED if box.positions])
def test_an_option_that_does_not_count_is_a_fault(tmp_path: Path, game: str) -> None:
    text = "[position]\noptions = { deck = 'x', zzz = 1 }\n[[step]]\nasked = '*'\n"
    told = judged(tmp_path, game, text)
    assert [line.partition(": A position")[0] for line in told if "takes no option" in line] == [
        "written.toml:5: position: options.deck",
        "written.toml:5: position: options.zzz",
    ]


def test_an_option_of_the_wrong_kind_is_a_fault(tmp_path: Path) -> None:
    options = 'options = { enl_treaty_cards = "maybe", rulings = 3 }'
    told = judged(tmp_path, "l5r-lcg", ENLIGHTENMENT.replace("OPTIONS", options))
    assert len(told) == 2
    assert told[0].startswith("written.toml:7: position: options.")
    one = judged(tmp_path, "l5r-lcg", ENLIGHTENMENT.replace("OPTIONS", "options = 3"))
    assert one[0].startswith("written.toml:7: position: options")
