"""Positions as files: what judges them, and draw phases in short."""

from __future__ import annotations

from pathlib import Path

from tests.shipped import read_scenario

from gorin.content.desk import scenario_run


def holds(folder: Path, text: str, form: str = "enlightenment") -> None:
    """Judge a scenario from its text, which has to hold."""
    head = f'title = "A position"\nclauses = []\ngame = "l5r-lcg"\nformat = "{form}"\n'
    file = folder / "written.toml"
    file.write_text(head + text, encoding="utf-8")
    verdict = scenario_run.judge(read_scenario(file, "written.toml"))
    assert not verdict.failures, verdict.failures


def drawn(honor: list[int], bids: list[int], *steps: str, first: int = 0, raises: int = -1) -> str:
    """Return a draw phase: what each bids (0 for who is out), and a Bayushi Manipulator's seat."""
    deck = ["banzai", "outwit", "rout", "assassination", "for-shame", "banzai", "outwit"]
    lines = ["[position]", 'phase = "draw"', f"first = {first}"]
    for seat, amount in enumerate(honor):
        lines += ["[[position.seats]]", f"honor = {amount}", f"conflict_deck = {deck}"]
        lines += ["out = true"] if not bids[seat] else []
        lines += ["characters = { bayushi-manipulator = {} }"] if seat == raises else []
    four = sum(bid > 0 for bid in bids) > 3
    for seat, bid in enumerate(bids):
        if bid:
            answer = f'"bid:{bid}"' if four else bid
            lines += ["[[step]]", f"seat = {seat}", 'asked = "bid"', f"choose = {answer}"]
    return "\n".join([*lines, *steps])
