"""The game as the kernel sees it, and its rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from gorin.games.magic import attempts, casting, combat, resolving, turns
from gorin.games.magic.asking import called
from gorin.games.magic.behaviours import SCRIPTS
from gorin.games.magic.cards import title
from gorin.games.magic.state import Match, Numbers, State
from gorin.games.magic.view import MagicView, hidden, view
from gorin.kernel.about import CardTarget, SeatTarget, Targets
from gorin.kernel.clauses import BadInput, Refusal
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.domain import Below
from gorin.kernel.game import field_of
from gorin.kernel.rule import Rulebook
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, say, seat_name

GAME = "magic"
AIMED = ("target", "spell")
"""Verbs of answers that choose a card which somebody else may control."""
_PACKER = Packer(State, static=("decks", "printed", "commanders", "seats"))


class Magic:
    """Magic: The Gathering."""

    id = GAME
    leaving: tuple[str, ...] = ("concede",)
    at_once: tuple[str, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return state.seats

    def view(self, table: Match, seat: Seat | None) -> MagicView:
        return view(table, seat)

    def view_part(self, table: Match, seat: Seat | None, name: str) -> Any:
        return field_of(self.view(table, seat), name)

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

    def conceal(self, table: Match, seat: Seat | None, start: State, below: Below) -> None:
        physical = list(start.physical)
        for group in hidden(table, seat):
            cards = [start.physical[handle] for handle in group]
            for handle in group:
                physical[handle] = cards.pop(below(len(cards)))
        start.physical = tuple(physical)

    def cards(self, state: State) -> tuple[int, ...]:
        return tuple(state.physical[handle] for handle in _handles(state))

    def attempts(self, table: Match, seat: Seat, stem: str = "") -> tuple[str, ...]:
        return attempts.attempts(table, seat, stem)

    def why_not(self, table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        return attempts.why_not(table, seat, attempt)

    def initiatives(self, table: Match, seat: Seat) -> tuple[str, ...]:
        return ("concede",) if seat in table.state.alive else ()

    def initiative_asks(self, table: Match, seat: Seat, kind: str) -> Decision[Any] | None:
        return None

    def initiative(self, table: Match, seat: Seat, kind: str, value: Any) -> Frame:
        return Frame(kind, seat)

    def read_position(self, data: Mapping[str, Any]) -> State:
        try:
            return msgspec.convert(data, State, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadInput(say("bad-position", reason=str(error))) from None

    def write_position(self, state: State) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
        return found

    def pack_state(self, state: State) -> bytes:
        return _PACKER.pack(state)

    def unpack_state(self, start: State, data: bytes) -> State:
        return _PACKER.unpack(start, data)


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
