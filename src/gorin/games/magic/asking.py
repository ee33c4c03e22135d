"""What questions and answers say beside their words: what passing leads to, whose a card is."""

from __future__ import annotations

from gorin.games.magic.cards import title
from gorin.games.magic.state import Match, State
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, say, seat_name

Args = dict[str, Arg]


def follows(state: State) -> Message:
    """Return what comes when all pass in a row: something resolves, or the next step begins."""
    if state.stack:
        top = state.stack[-1]
        kind = "spell" if top.kind == "spell" else "ability"
        return say(f"magic-then-{kind}", card=title(top.slug), seat=seat_name(top.seat))
    return say(f"magic-then-{state.step}")


def priority_asked(table: Match, seat: Seat, passes: int) -> Args:
    """Return who has priority next, and what comes when all pass."""
    state = table.state
    is_last = passes + 1 >= len(state.alive)
    return {
        "next": "nobody" if is_last else "somebody",
        "other": seat_name(state.after(seat)),
        "then": follows(state),
    }


def called(state: State, seat: Seat, handle: int, slug: str) -> Arg:
    """Return what a seat hears a card called: that it is somebody else's is said."""
    found = state.play.get(handle)
    spell = next((each for each in state.stack if each.card == handle), None)
    owner = found.seat if found is not None else spell.seat if spell is not None else seat
    name = title(slug)
    return name if owner == seat else say("magic-card-of", card=name, seat=seat_name(owner))
