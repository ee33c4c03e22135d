"""Diamond in scenario files: positions in words, their faults, and answers without numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.shipped import read_scenario

from gorin.content.desk import scenario_run
from gorin.content.desk.scenarios import Verdict
from gorin.content.l5r_ccg.positions import read_position
from gorin.games.l5r_ccg.state import HOME
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat

Judge = Callable[[str], Verdict]
HEAD = 'title = "A position"\nclauses = []\ngame = "l5r-ccg"\n'


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Judge a scenario from its text."""

    def run(text: str) -> Verdict:
        file = tmp_path / "written.toml"
        file.write_text(HEAD + text, encoding="utf-8")
        return scenario_run.judge(read_scenario(file, "written.toml"))

    return run


def test_a_unit_fights_with_all_that_is_attached_on_the_side_of_its_seat() -> None:
    state = read_position(
        {
            "attack": {"battle": 2},
            "seats": [
                {"units": {"yogo-soto": {"at": 2, "attached": {"war-dogs": {"bowed": True}}}}},
                {"units": {"first": {"card": "moto-zhijuan"}}, "hand": ["utz"]},
            ],
        }
    )
    (soto,), (zhijuan,) = (state.controlled(Seat(seat), "personality") for seat in (0, 1))
    _, dogs = state.unit(soto)
    found = [state.play[card] for card in (soto, dogs, zhijuan)]
    assert [(each.at, each.attacks) for each in found] == [(1, True), (1, True), (HOME, False)]
    assert state.play[dogs].bowed
    (card,) = state.hands[Seat(1)]
    assert state.known[card] == (Seat(1),)
    assert state.decks == ("scorpion", "unicorn")


def test_all_that_is_wrong_with_a_position_is_told_at_once() -> None:
    with pytest.raises(BadInput) as caught:
        _ = read_position(
            {
                "active": 4,
                "seats": [
                    {"deck": "crane", "hand": ["silk-works", "utzz"]},
                    {"units": {"moto-zhijuan": {"at": 2}, "utz": {}}, "holdings": {"stables": {}}},
                ],
            }
        )
    assert [(fault.place, fault.message.id) for fault in caught.value.all] == [
        ("active", "ccg-position-seat"),
        ("seats[0].deck", "ccg-position-deck"),
        ("seats[0].hand", "ccg-position-card"),
        ("seats[0].hand", "ccg-position-card"),
        ("seats[1].units.moto-zhijuan.at", "ccg-position-province"),
        ("seats[1].units.utz", "ccg-position-card"),
    ]


@pytest.mark.parametrize(
    ("attack", "fault"),
    [
        ({"attacker": 1}, "ccg-position-attack"),
        ({"defender": 7}, "ccg-position-seat"),
        ({"allies": [{"seat": 3, "attacks": True}]}, "ccg-position-seat"),
    ],
)
def test_an_attack_is_of_one_seat_on_another(attack: dict[str, object], fault: str) -> None:
    with pytest.raises(BadInput) as caught:
        _ = read_position({"attack": attack, "seats": [{}, {}]})
    assert [each.message.id for each in caught.value.all] == [fault]


def test_a_position_has_two_seats() -> None:
    with pytest.raises(BadInput) as caught:
        _ = read_position({"seats": [{}]})
    assert caught.value.message.id == "ccg-position-seats"


@pytest.mark.parametrize("phase", ["straighten", "events", "action", "attack", "dynasty", "end"])
def test_a_turn_goes_on_from_each_phase(judge: Judge, phase: str) -> None:
    verdict = judge(
        f"""
        [position]
        phase = "{phase}"
        [[position.seats]]
        fate_deck = ["utz"]
        [[position.seats]]
        [[step]]
        expect = {{ "ended" = "ccg-ended-by-turns", "seats.0.fate_deck.count" = 0 }}
        """
    )
    assert verdict.failures == ()


def test_copies_in_a_list_are_named_by_their_title(judge: Judge) -> None:
    verdict = judge(
        """
        passing = false
        [position]
        phase = "attack"
        [[position.seats]]
        units = { yogo-soto = {}, more = { card = "yogo-soto" }, soshi-angai = {} }
        [[position.seats]]
        [[step]]
        choose = "attack:1"
        [[step]]
        choose = [["unit:yogo-soto", "field:1.2"], ["unit:yogo-soto", "field:1.3"]]
        expect = { "seats.0.units.yogo-soto.at" = 3, "seats.0.units.yogo-soto-2.at" = 4 }
        [[step]]
        refused = { attempt = "play:utz" }
        """
    )
    assert [each.message.id for each in verdict.failures] == ["unknown-attempt"]
