"""L5R LCG in scenario files: positions in words, their faults, and what they say again as facts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.shipped import read_scenario

from gorin.content.desk import scenario_run
from gorin.content.desk.scenarios import Verdict
from gorin.content.l5r_lcg.positions import FORMATS, LcgPositions, read_position
from gorin.games.l5r_lcg.state import State
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.table import Table

Judge = Callable[[str], Verdict]
HEAD = 'title = "A position"\nclauses = []\ngame = "l5r-lcg"\n'


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Judge a scenario from its text."""

    def run(text: str) -> Verdict:
        file = tmp_path / "written.toml"
        file.write_text(HEAD + text, encoding="utf-8")
        return scenario_run.judge(read_scenario(file, "written.toml"))

    return run


def placed(format: str, **position: Any) -> Any:
    """Return the facts of a position where the match waits for its first answer."""
    table = Table(FORMATS[format].rulebook, read_position(position, format))
    match: Match[State] = Match(table)
    match.start()
    return LcgPositions().facts(match)


def faults(format: str = "skirmish", **position: Any) -> list[tuple[str, str]]:
    """Return what is wrong with a position."""
    with pytest.raises(BadInput) as caught:
        _ = read_position(position, format)
    return [(fault.place, fault.message.id) for fault in caught.value.all]


def test_a_position_is_what_it_says_and_its_facts_say_it_again() -> None:
    facts = placed(
        "stronghold",
        round=3,
        first=1,
        favor=0,
        favor_kind="political",
        rings={"air": {"claimed": 1}, "void": {"fate": 2}},
        conflict={"kind": "political", "ring": "water", "province": 2},
        seats=[
            {
                "fate": 4,
                "stronghold_bowed": True,
                "characters": {
                    "doji-hotaru": {
                        "fights": True,
                        "honored": True,
                        "fate": 1,
                        "attached": {"ornate-fan": {}, "fine-katana": {"owner": 1}},
                    },
                    "other": {"card": "akodo-gunso", "owner": 1, "dishonored": True},
                },
                "conflict_deck": ["banzai", "rout"],
                "dynasty_pile": ["brash-samurai"],
            },
            {
                "honor": 8,
                "hand": ["banzai"],
                "provinces": [
                    {"broken": True, "own": "pilgrimage"},
                    {"card": "favorable-ground", "own": "ancestral-lands"},
                    {"card": "ikoma-prodigy", "open": False},
                ],
                "characters": {"ikoma-prodigy": {"fights": True}},
            },
        ],
    )
    one, other = facts["seats"]
    assert (facts["round"], facts["phase"], facts["first"]) == (3, "conflict", 1)
    assert (facts["favor"], facts["favor_kind"], facts["asked"]) == (0, "political", [1])
    assert facts["rings"]["air"] == {"claimed": 1, "fate": 0}
    assert facts["rings"]["void"] == {"claimed": None, "fate": 2}
    # 6 with 3 for honor and 2 for the fan, and 1 for the Imperial Favor.
    assert facts["conflict"]["attack_skill"] == 12
    assert facts["conflict"]["defense_skill"] == 2
    hotaru, gunso = one["characters"]["doji-hotaru"], one["characters"]["akodo-gunso"]
    assert (hotaru["military"], hotaru["political"], hotaru["glory"]) == (8, 11, 3)
    assert (hotaru["fights"], hotaru["fate"], hotaru["owner"]) == (True, 1, 0)
    assert hotaru["attached"]["fine-katana"] == {"card": "fine-katana", "bowed": False, "owner": 1}
    assert (gunso["owner"], gunso["dishonored"], gunso["military"]) == (1, True, 0)
    assert (one["honor"], one["fate"], one["stronghold_bowed"]) == (11, 4, True)
    assert one["opportunities"] == ["military"]
    assert other["opportunities"] == ["military", "political"]
    assert (one["conflict_deck"], one["dynasty_pile"]) == (["banzai", "rout"], ["brash-samurai"])
    assert (other["honor"], other["hand"]) == (8, ["banzai"])
    first, second, third, *_ = other["provinces"]
    assert (first["own"], first["broken"], first["shown"]) == ("pilgrimage", True, True)
    # 5, as much again in a political conflict, and 1 for the holding.
    assert (second["strength"], second["shown"]) == (11, True)
    assert (third["card"], third["open"], third["shown"]) == ("ikoma-prodigy", False, False)


def test_all_that_is_wrong_with_a_position_is_told_at_once() -> None:
    found = faults(
        first=4,
        phase="draw",
        declare=0,
        rings={"fire": {"claimed": 0, "fate": -1}},
        conflict={"province": 4},
        seats=[
            {
                "clan": "mantis",
                "stronghold_bowed": True,
                "provinces": [{"own": "pilgrimage"}, "banzai"],
                "hand": ["banzaii"],
            },
            {
                "fate": -2,
                "characters": {
                    "akodo-gunso": {
                        "honored": True,
                        "dishonored": True,
                        "attached": {"banzai": {"owner": 7}},
                    }
                },
            },
            {"characters": {"ikoma-eiji": {"fights": True}}, "provinces": ["", "", "", ""]},
        ],
    )
    assert found == [
        ("first", "lcg-position-seat"),
        ("conflict.province", "lcg-position-province"),
        ("conflict.ring", "lcg-position-ring"),
        ("phase", "lcg-position-phase"),
        ("declare", "lcg-position-declare"),
        ("seats[0].clan", "lcg-position-clan"),
        ("seats[0].stronghold_bowed", "lcg-position-no-stronghold"),
        ("seats[0].provinces[0].own", "lcg-position-own"),
        ("seats[0].provinces[1]", "lcg-position-card"),
        ("seats[0].hand", "deck-unknown-near"),
        ("seats[1].fate", "lcg-position-amount"),
        ("seats[1].characters.akodo-gunso", "lcg-position-status"),
        ("seats[1].characters.akodo-gunso.attached.banzai.owner", "lcg-position-seat"),
        ("seats[1].characters.akodo-gunso.attached.banzai", "lcg-position-card"),
        ("seats[2].characters.ikoma-eiji.fights", "lcg-position-fights"),
        ("seats[2].provinces", "lcg-position-provinces"),
        ("rings.fire.fate", "lcg-position-amount"),
    ]


def test_a_listed_card_that_cannot_lie_here_is_said_to_be_banned_or_restricted() -> None:
    def told(format: str, *hand: str) -> list[tuple[str, str, Any]]:
        with pytest.raises(BadInput) as caught:
            _ = read_position({"seats": [{"hand": list(hand)}, {}]}, format)
        return [
            (fault.message.id, fault.clause, fault.message.args.get("since"))
            for fault in caught.value.all
        ]

    assert told("skirmish", "guest-of-honor") == [
        ("lcg-position-card", "", None),
        ("lcg-deck-banned", "SKI-9", "2020-03-20"),
    ]
    # What cannot be played yet cannot lie here either.
    assert told("stronghold", "policy-debate", "embrace-the-void") == [
        ("lcg-deck-unplayable", "", None),
        ("lcg-deck-banned", "LCG-S2.17", "2021-06-03"),
        ("lcg-deck-unplayable", "", None),
        ("lcg-card-restricted", "LCG-S2.16", "2021-06-03"),
    ]
    assert told("enlightenment", "display-of-powr") == [
        ("lcg-position-seats", "", None),
        ("deck-unknown-near", "", None),
    ]
    # A table may have another list: whatever can lie here does.
    state = read_position({"seats": [{"hand": ["display-of-power"]}, {}]}, "stronghold")
    assert [state.facts(card).slug for card in state.hands[Seat(0)]] == ["display-of-power"]


@pytest.mark.parametrize(
    ("conflict", "fault"),
    [
        ({"attacker": 1}, ("conflict", "lcg-position-conflict")),
        ({"defender": 7}, ("conflict.defender", "lcg-position-seat")),
        ({"defender": 2}, ("conflict.defender", "lcg-position-seat")),
        ({"province": 2}, ("conflict.province", "lcg-position-province")),
    ],
)
def test_a_conflict_is_of_one_seat_on_an_unbroken_province_of_another(
    conflict: dict[str, Any], fault: tuple[str, str]
) -> None:
    seats = [{}, {"provinces": ["", {"broken": True}]}, {"out": True}]
    assert faults(conflict=conflict, seats=seats) == [fault]


@pytest.mark.parametrize(("format", "count"), [("skirmish", 1), ("skirmish", 6), ("stronghold", 3)])
def test_a_format_says_how_many_seats_there_are(format: str, count: int) -> None:
    assert faults(format, seats=[{}] * count) == [("seats", "lcg-position-seats")]


def test_two_seats_at_least_are_still_in_the_match() -> None:
    assert faults(seats=[{}, {"out": True}]) == [("seats", "lcg-position-seats")]


@pytest.mark.parametrize("format", ["skirmish", "stronghold"])
@pytest.mark.parametrize(
    ("phase", "round", "asked"),
    [("dynasty", 4, [0, 1]), ("draw", 4, [0, 1]), ("conflict", 5, [1, 0]), ("fate", 5, [1, 0])],
)
def test_a_round_goes_on_from_each_phase(
    format: str, phase: str, round: int, asked: list[int]
) -> None:
    rows = {"conflict_deck": ["banzai"] * 9}
    table = Table(
        FORMATS[format].rulebook,
        read_position({"round": 4, "phase": phase, "seats": [rows] * 2}, format),
    )
    match: Match[State] = Match(table)
    match.start()
    while match.pending[0].decision.prompt.kind != "bid":
        question = match.pending[0]
        assert question.decision.prompt.kind in ("act", "dynasty"), question.decision.prompt.kind
        match.choose(question.decision.seat, "pass", serial=question.serial)
    facts = LcgPositions().facts(match)
    assert (facts["round"], facts["phase"], facts["asked"]) == (round, "draw", asked)


def test_the_seat_that_is_named_declares_first(judge: Judge) -> None:
    verdict = judge(
        """
        [position]
        declare = 1
        [[position.seats]]
        [[position.seats]]
        characters = { akodo-gunso = {} }
        [[step]]
        seat = 1
        asked = "declare"
        refused = { attempt = "play:banzai" }
        choose = "declare:military.air"
        expect = { "conflict.ring" = "air", "seats.1.opportunities" = [] }
        """
    )
    assert [each.message.id for each in verdict.failures] == ["unknown-attempt"]


def test_a_fault_names_its_line_and_what_is_meant(judge: Judge) -> None:
    with pytest.raises(BadInput) as caught:
        _ = judge(
            '[position]\n[[position.seats]]\nclan = "cranes"\nhand = ["banzay"]\n'
            "[[position.seats]]\n[[step]]\npass = true\n"
        )
    assert [(fault.place, fault.message.id) for fault in caught.value.all] == [
        ("written.toml:6: seats[0].clan", "scenario-meant"),
        ("written.toml:7: seats[0].hand", "scenario-no-card"),
    ]


def test_hands_and_provinces_that_lie_face_down_are_known_to_their_seat() -> None:
    state = read_position({"seats": [{"hand": ["banzai"]}, {}]}, "stronghold")
    (card,) = state.hands[Seat(0)]
    own = state.provinces[Seat(1)][0].own
    assert (state.known[card], state.known[own]) == ((Seat(0),), (Seat(1),))
