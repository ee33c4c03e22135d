"""The parts that Tomb Raider brings to the terminal."""

from __future__ import annotations

from gorin.cli.terminal.game import TerminalGame

TOMB_RAIDER = TerminalGame(
    id="tomb-raider",
    table="gorin.cli.terminal.tomb_raider.table:TombRaiderTable",
    commands={
        "levels": "gorin.cli.terminal.tomb_raider.levels:levels",
        "series": "gorin.cli.terminal.tomb_raider.series:series",
    },
)
