"""The weight of what happens in a game of Magic."""

from __future__ import annotations

from gorin.content.box.weights import Weight, Weights
from gorin.games.magic import combat_events as combat
from gorin.games.magic import events, lasting_events, stack_events


def of_moves(moved: events.Moved) -> Weight:
    """Return the weight of cards that move: grave where some leave the battlefield."""
    return "grave" if any(move.source == "battlefield" for move in moved.moves) else "small"


WEIGHTS = Weights(
    grave=frozenset({
        combat.AttackersDeclared,
        combat.BlockersDeclared,
        combat.Damaged,
        events.Eliminated,
        events.Ended,
        lasting_events.ControlChanged,
        stack_events.Announced,
    }),
    none=frozenset({
        combat.CombatEnded,
        combat.StayedBack,
        combat.Struck,
        events.Passed,
        events.SetAside,
        events.Shuffled,
        events.StepBegan,
        events.TurnWornOff,
        lasting_events.ChangeChosen,
        stack_events.Paid,
    }),
    judged={events.Moved: of_moves},
)  # fmt: skip
"""Spells, attackers and blockers, damage, what dies and who is out have their time."""
