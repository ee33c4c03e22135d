"""A series as the kernel, bots, servers and tests see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin.games.tomb_raider.facts import Treasure
from gorin.games.tomb_raider.series.keeping import (
    forbids_add,
    forbids_keep,
    forbids_treasure,
    items,
)
from gorin.games.tomb_raider.series.state import Series, Standing, State, deck_of, numbers
from gorin.games.tomb_raider.series.view import build_view
from gorin.kernel.about import CardTarget, Targets
from gorin.kernel.clauses import BadInput, Refusal, Refused, refuse
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.domain import Below
from gorin.kernel.game import field_of
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, Name, say

T = TypeVar("T")

VERBS = ("treasure", "keep", "add")
_PACKER = Packer(State, static=("levels", "pool", "agreed", "built"))


class SeriesGame:
    """The game beside its rules: views, attempts, hidden cards, positions."""

    id = "tomb-raider-series"
    leaving: tuple[str, ...] = ()
    at_once: tuple[str, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(state.players)

    def view(self, table: Series, seat: Seat | None) -> Struct:
        return build_view(table, seat)

    def view_part(self, table: Series, seat: Seat | None, name: str) -> Any:
        return field_of(self.view(table, seat), name)

    def option_message(
        self, table: Series, decision: Decision[Any], option: Option[Any]
    ) -> Message:
        verb, _, slug = option.key.partition(":")
        if slug:
            return say(f"option-series-{verb}", card=Name("card", slug))
        return say(f"option-{verb}")

    def option_targets(
        self, table: Series, decision: Decision[Any], option: Option[Any]
    ) -> Targets:
        """A treasure lies on the table; cards of a deck or of the pool lie nowhere there."""
        verb, _, slug = option.key.partition(":")
        return (CardTarget(slug),) if slug and verb == "treasure" else ()

    def conceal(self, table: Series, seat: Seat | None, start: State, below: Below) -> None:
        """Deal the decks of the others anew: what is in them is theirs alone.

        What lies in their saved rows is public, and so is how many cards they have.
        """
        for other, standing in start.players.items():
            if other != seat:
                start.players[other] = _dealt(table, start, standing, other, below)

    def cards(self, state: State) -> tuple[int, ...]:
        return ()

    def attempts(self, table: Series, seat: Seat, stem: str = "") -> tuple[str, ...]:
        if stem:
            return ()
        state = table.state
        keys = [f"treasure:{card.slug}" for card in state.cards if isinstance(card, Treasure)]
        if state.played:
            keys += [f"keep:{slug}" for slug in items(table, seat)]
        keys += [f"add:{card.slug}" for card in state.cards if state.is_drawn(card.slug)]
        return tuple(keys)

    def why_not(self, table: Series, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        verb, _, slug = attempt.partition(":")
        facts = table.state.pool.get(slug)
        if seat not in table.state.players or verb not in VERBS or facts is None:
            raise BadInput(say("attempt-unknown", attempt=attempt, verbs=VERBS))
        if verb == "keep":
            return tuple(forbids_keep(table, seat, slug))
        if verb == "add":
            return tuple(forbids_add(table, seat, slug))
        return tuple(forbids_treasure(table, seat, slug))

    def initiatives(self, table: Series, seat: Seat) -> tuple[str, ...]:
        return ()

    def initiative_asks(self, table: Series, seat: Seat, kind: str) -> Decision[Any] | None:
        return None

    def initiative(self, table: Series, seat: Seat, kind: str, value: Any) -> Frame:
        raise Refused((refuse("", "refused-initiative", kind=kind),))

    def read_position(self, data: Mapping[str, Any]) -> State:
        return read_state(data, State)

    def write_position(self, state: State) -> dict[str, Any]:
        return write_state(state)

    def pack_state(self, state: State) -> bytes:
        return _PACKER.pack(state)

    def unpack_state(self, start: State, data: bytes) -> State:
        return _PACKER.unpack(start, data)


def read_state(data: Mapping[str, Any], kind: type[T]) -> T:
    """Return a state that was written as plain data.

    Raises:
        BadInput: the data are no such state.
    """
    try:
        return msgspec.convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadInput(say("field-other", reason=str(error))) from None


def write_state(state: object) -> dict[str, Any]:
    """Return a state as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
    return data


def _dealt(table: Series, state: State, standing: Standing, seat: Seat, below: Below) -> Standing:
    """Return a player's cards with others in the deck, as many and as legal as they are.

    What is seen in the saved row stays as it is.
    """
    seen = list(standing.kept)
    if state.played:
        seen += state.played[-1].saved[seat]
    drawn = [slug for slug in state.pool if slug not in seen and state.is_drawn(slug)]
    before = deck_of(standing)
    size = sum(before.values())
    rules = numbers(table).decks
    copies = rules.large_copies if size >= rules.large_deck else rules.small_copies
    deck = {slug: min(before[slug], seen.count(slug)) for slug in seen if slug in before}
    left = size - sum(deck.values())
    while left > 0:
        slug = drawn[below(len(drawn))]
        if deck.get(slug, 0) < copies:
            deck[slug] = deck.get(slug, 0) + 1
            left -= 1
    return replace(standing, deck=tuple(deck.items()))
