"""Dials, roles, strongholds, what was used and lost: what a position of L5R LCG can say too."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.shipped import read_scenario, reader_for

from gorin.content.desk import scenario_run
from gorin.kernel.clauses import BadInput
from gorin.text.language import LANGUAGES

POSITION = """format = "stronghold"
[position]
conflict = { ring = "air" }
[[position.seats]]
honor = 9
SEAT
hand = ["banzai"]
characters.brash-samurai = { fights = true }
[[position.seats]]
honor = 9
[[step]]
seat = 0
asked = "act"
"""


def judged(folder: Path, seat: str, claims: str = "", language: str = "en") -> list[str]:
    """Return what is said of a position: faults of the file, or what is not so."""
    file = folder / "written.toml"
    text = POSITION.replace("SEAT", seat) + claims
    file.write_text(f'title = "A"\nclauses = []\ngame = "l5r-lcg"\n{text}\n', encoding="utf-8")
    reader = reader_for(language, game="l5r-lcg")
    try:
        verdict = scenario_run.judge(read_scenario(file, "written.toml"))
    except BadInput as error:
        return [f"{each.place}: {reader.read(each.message)}" for each in error.all]
    return [reader.read(each.message) for each in verdict.failures]


@pytest.mark.parametrize(
    ("seat", "fact", "value"),
    [
        ("bid = 3", "bid", "3"),
        ("", "bid", "0"),
        ('role = "keeper-of-air"', "role", '"keeper-of-air"'),
        ("", "role", '""'),
        ('stronghold = "golden-plains-outpost"', "stronghold", '"golden-plains-outpost"'),
        ('clan = "lion"', "stronghold", '"yojin-no-shiro"'),
        ("conflicts_lost = 2", "conflicts_lost", "2"),
        ('used = ["brash-samurai"]', "used", '["brash-samurai"]'),
        ("", "used", "[]"),
    ],
)
def test_what_a_position_says_is_so(tmp_path: Path, seat: str, fact: str, value: str) -> None:
    assert judged(tmp_path, seat, f'expect = {{ "seats.0.{fact}" = {value} }}') == []


def test_an_ability_that_was_used_is_used_up(tmp_path: Path) -> None:
    """It is the only one that may be used once in a round."""
    offered = 'offered = ["use:brash-samurai"]'
    refused = 'refused = { attempt = "use:brash-samurai", clause = "LCG-S9.45" }'
    assert judged(tmp_path, "", offered) == []
    assert judged(tmp_path, 'used = ["brash-samurai"]', refused) == []
    (allowed,) = judged(tmp_path, "", refused)
    assert allowed.endswith(" is allowed")


def test_an_event_that_was_played_counts_for_its_title(tmp_path: Path) -> None:
    """At most one of the title is played in a conflict; the first one lies on the pile."""
    played = 'conflict_pile = ["banzai"]\nused = ["banzai"]'
    refused = 'refused = { attempt = "play:banzai" }'
    assert judged(tmp_path, played, refused) == []
    (allowed,) = judged(tmp_path, 'conflict_pile = ["banzai"]', refused)
    assert allowed.endswith(" is allowed")


def test_a_title_named_twice_was_used_twice(tmp_path: Path) -> None:
    twice = 'used = ["brash-samurai", "brash-samurai"]'
    claim = 'expect = { "seats.0.used" = ["brash-samurai", "brash-samurai"] }'
    assert judged(tmp_path, twice, claim) == []


def test_a_stronghold_of_another_clan_is_used(tmp_path: Path) -> None:
    """The seat is of the Lion; what lies in its stronghold's place is the Unicorn's."""
    own = 'clan = "lion"\nstronghold = "golden-plains-outpost"'
    assert judged(tmp_path, own, 'is_asked = ["act"]\nexpect."seats.0.clan" = "lion"') == []
    assert judged(tmp_path, own, 'not_offered = ["use:yojin-no-shiro"]') == []


WRONG = """bid = 9
conflicts_lost = -1
role = "banzai"
stronghold = "brash-samurai"
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_wrong_with_them_is_told(tmp_path: Path, language: str) -> None:
    told = judged(tmp_path, WRONG, language=language)
    assert sorted(line.split("]")[1].split(":")[0] for line in told if "seats[" in line) == [
        ".bid",
        ".conflicts_lost",
        ".role",
        ".stronghold",
    ]
    other = 'used = ["zzz", "golden-plains-outpost"]'
    unknown = judged(tmp_path, other, language=language)
    assert [line.partition(": ")[0] for line in unknown] == ["written.toml:9"] * 2
    assert not any("⟦" in line for line in (*told, *unknown))


def test_a_card_without_a_limit_is_not_used_up(tmp_path: Path) -> None:
    other = 'used = ["doji-whisperer"]\ncharacters.doji-whisperer = {}'
    (told,) = judged(tmp_path, other)
    assert told == (
        "written.toml:9: seats[0].used: No ability of “doji-whisperer” is limited: "
        "that it was used changes nothing"
    )
