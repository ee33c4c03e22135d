"""Sideboards of Skirmish put to the referee as files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.l5r_lcg.files_put import holds

DECK = files("gorin") / "data" / "l5r-lcg" / "decks" / "skirmish-crane.toml"

TEN = ("banzai", "rout", "contingency-plan", "good-omen", "spies-at-court")

BEGINS = """
[[step]]
chance = "any"
[[step]]
asked = "mulligan-row"
"""


def boarded(folder: Path, **cards: int) -> None:
    """Put a ready deck with a sideboard beside the scenario."""
    lines = DECK.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith("description")]
    lines += ["", "[sideboard]"]
    lines += [f"{card.replace('_', '-')} = {copies}" for card, copies in cards.items()]
    (folder / "boarded.toml").write_text("\n".join([*lines, ""]), encoding="utf-8")


def setup(check: str = "", refuses: str = "") -> str:
    """Return the head and the setup of a match with that deck."""
    lines = [f"refuses = {refuses}"] if refuses else []
    lines += ["[setup]", "seats = 2", 'decks = ["boarded.toml", "skirmish-lion"]']
    lines += [f'ski_sideboard_check = "{check}"'] if check else []
    return "\n".join([*lines, "" if refuses else BEGINS])


@pytest.mark.clause("SKI-2.8", "SKI-2.6", "SKI-9")
def test_a_third_copy_and_a_banned_card_may_lie_beside_the_decks(tmp_path: Path) -> None:
    # What counts is the decks after the swap, and these are not swapped in (2.8).
    boarded(tmp_path, fine_katana=1, guest_of_honor=1)
    holds(tmp_path, setup(), "skirmish")


@pytest.mark.clause("SKI-2.8", "SKI-2.6", "SKI-9")
def test_judged_together_the_third_copy_and_the_banned_card_are_refused(tmp_path: Path) -> None:
    boarded(tmp_path, fine_katana=1, guest_of_honor=1)
    holds(tmp_path, setup("combined", '["SKI-2.6", "SKI-9"]'), "skirmish")


@pytest.mark.clause("SKI-2.8")
def test_eleven_cards_are_too_many_beside_the_decks(tmp_path: Path) -> None:
    boarded(tmp_path, **dict.fromkeys(TEN, 2), cloud_the_mind=1)
    holds(tmp_path, setup(refuses='["SKI-2.8"]'), "skirmish")


@pytest.mark.clause("SKI-2.8", "SKI-2.3", "SKI-2.4")
def test_ten_cards_beside_the_decks_do_not_count_for_their_size(tmp_path: Path) -> None:
    boarded(tmp_path, **dict.fromkeys(TEN, 2))
    holds(tmp_path, setup("combined"), "skirmish")
