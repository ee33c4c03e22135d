"""Looking at locations that have not been explored."""

from __future__ import annotations

from gorin.games.tomb_raider.board import space_name
from gorin.games.tomb_raider.events.happen import happen
from gorin.games.tomb_raider.events.mapping import (
    FaceDownSeen,
    FaceDownSwapped,
    LevelCardBuried,
    LevelCardSeen,
)
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.measures import adjacent
from gorin.games.tomb_raider.script import Effect, Use
from gorin.games.tomb_raider.state import DeckPlan, State
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask

LOOK_WHERE = Prompt("look-where", "TR-12.1", "ask-look-where")
LOOK = Prompt("look", "TR-12.1", "ask-look")
SWAP = Prompt("swap", "TR-15.4d", "ask-swap")
LEAVE: Option[bool] = Option("leave", value=False)


class LookAtLevel(Effect, frozen=True):
    """You look at the next location of a level deck and may put it on the bottom.

    On a map that is laid out you look at a face-down location next to your raider's instead.
    """

    def can_do(self, use: Use) -> bool:
        return bool(_targets(use))

    def do(self, use: Use) -> Play[None] | None:
        return _look(use) if self.can_do(use) else None


def _targets(use: Use) -> tuple[Option[int], ...]:
    """Return what may be looked at: level decks by place below zero, spaces by number."""
    state = use.table.state
    decks = tuple(
        Option(f"look:deck.{number}", -1 - number)
        for number, deck in enumerate(state.level.decks)
        if state.zones[deck.zone] and not deck.spare
    )
    raider = use.raider
    if not raider.is_active:
        return decks
    return decks + tuple(
        Option(f"look:{space_name(space)}", space)
        for space in adjacent(use.table, raider.space)
        if _is_hidden(state, space)
    )


def _is_hidden(state: State, space: int) -> bool:
    place = state.places.get(space)
    if place is None or place.face_up:
        return False
    facts = state.facts(place.card)
    return isinstance(facts, Location) and facts.treasure is None


def _look(use: Use) -> Play[None]:
    target = yield from ask(Decision(use.seat, LOOK_WHERE, _targets(use)))
    if target > 0:
        yield from _look_at_place(use, target)
        return
    state = use.table.state
    zone = state.level.decks[-1 - target].zone
    card = state.zones[zone][0]
    happen(use.table, LevelCardSeen(use.seat, card, state.slug(card)))
    options = (LEAVE, Option("bury", value=True))
    if (yield from ask(Decision(use.seat, LOOK, options, secret=True))):
        happen(use.table, LevelCardBuried(use.seat, zone))


@states("TR-15.4d")
def _look_at_place(use: Use, space: int) -> Play[None]:
    """Without a level deck there is little to look at but the map itself.

    If locations were set aside as a spare deck, the one seen may be swapped for the first of them.
    """
    state = use.table.state
    card = state.places[space].card
    happen(use.table, FaceDownSeen(use.seat, space, card, state.slug(card)))
    spare = _spare(state)
    if spare is None:
        return
    options = (LEAVE, Option("swap", value=True))
    if (yield from ask(Decision(use.seat, SWAP, options, secret=True))):
        happen(use.table, FaceDownSwapped(use.seat, space, spare.zone))


def _spare(state: State) -> DeckPlan | None:
    return next((deck for deck in state.level.decks if deck.spare and state.zones[deck.zone]), None)
