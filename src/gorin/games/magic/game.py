"""The game as the kernel sees it, and its rulebooks."""

from __future__ import annotations

from typing import Any

from gorin.games.magic import attempts, casting, combat, resolving, turns
from gorin.games.magic.asking import called
from gorin.games.magic.behaviours import SCRIPTS
from gorin.games.magic.cards import title
from gorin.games.magic.state import Match, Numbers, State
from gorin.games.magic.view import MagicView, hidden, view
from gorin.kernel.about import CardTarget, SeatTarget, Targets
from gorin.kernel.clauses import Refusal
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.plain import CardGame
from gorin.kernel.rule import Rulebook
from gorin.kernel.snapshot import Packer
from gorin.kernel.words import Message, say, seat_name

GAME = "magic"
AIMED = ("target", "spell")
"""Verbs of answers that choose a card which somebody else may control."""
_PACKER = Packer(State, static=("decks", "printed", "commanders", "seats"))


class Magic(CardGame[State]):
    """Magic: The Gathering."""

    id = GAME
    packer = _PACKER

    def view(self, table: Match, seat: Seat | None) -> MagicView:
        return view(table, seat)

    def option_message(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Message:
        verb, _, thing = option.key.partition(":")
        if verb in ("player", "seat"):
            return say(f"option-{verb}", seat=seat_name(int(thing)))
        if not thing or thing.isdigit():
            return say(f"option-{verb}")
        slug, _, rest = thing.partition(".")
        if decision.prompt.kind == "search":
            return say("option-found", card=title(slug))
        if verb in AIMED:
            handle = int(rest.partition(".")[0])
            return say(f"option-{verb}", card=called(table.state, decision.seat, handle, slug))
        return say(f"option-{verb}", card=title(slug))

    def option_targets(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Targets:
        verb, _, thing = option.key.partition(":")
        if verb in ("player", "seat"):
            return (SeatTarget(Seat(int(thing))),)
        slug, _, rest = thing.partition(".")
        number = rest.partition(".")[0]
        if verb == "trigger" or not thing or slug.isdigit():
            return ()
        return (CardTarget(slug, int(number) if number else None),)

    def hidden(self, table: Match, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
        return hidden(table, seat)

    def handles(self, state: State) -> tuple[int, ...]:
        return _handles(state)

    def attempts(self, table: Match, seat: Seat, stem: str = "") -> tuple[str, ...]:
        return attempts.attempts(table, seat, stem)

    def why_not(self, table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        return attempts.why_not(table, seat, attempt)


def _handles(state: State) -> tuple[int, ...]:
    """Return all cards where they lie; tokens are no cards."""
    zones = (
        state.libraries,
        state.hands,
        state.graveyards,
        state.exiles,
        state.commands,
        state.aside,
        state.gone,
    )
    found = [handle for zone in zones for cards in zone.values() for handle in cards]
    found += (item.card for item in state.stack if item.kind == "spell")
    found += (handle for handle in state.play if handle < state.printed)
    return tuple(sorted(found))


COMMANDER = Rulebook(
    Magic(),
    "magic-commander",
    "2",
    Numbers(),
    {
        "setup": turns.setup,
        "shuffle": turns.shuffle_library,
        "draw": turns.draw_cards,
        "mulligan": turns.mulligan,
        "set-aside": turns.set_aside,
        "turn": turns.turn,
        "phase": turns.phase,
        "priority": casting.priority,
        "resolve": resolving.resolve,
        "attack": combat.attack,
        "step": combat.step,
        "block": combat.block,
        "order-blockers": combat.order_blockers,
        "damage": combat.damage,
        "end-combat": combat.end_combat,
        "cleanup": turns.cleanup,
        "next-turn": turns.next_turn,
        "concede": turns.concede,
    },
    scripts=SCRIPTS,
)
