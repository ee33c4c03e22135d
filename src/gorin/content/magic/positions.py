"""Positions of Magic in words, and the facts that scenario files may claim."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from gorin.content.box.position_reader import FREE, CardReader, meant_card
from gorin.content.box.positions import Positions
from gorin.content.cards.pool import Library
from gorin.games.magic.cards import TITLES
from gorin.games.magic.combat_events import SEATS
from gorin.games.magic.decks import COMMANDERS
from gorin.games.magic.layers import now
from gorin.games.magic.state import (
    EMPTY,
    NOBODY,
    PLAYER,
    Item,
    Numbers,
    Permanent,
    State,
    Target,
    new_state,
)
from gorin.games.magic.turns import PHASES, frames_from
from gorin.kernel.decision import Seat
from gorin.kernel.fields import read_fields
from gorin.kernel.match import Match

COMMANDER = "commander"
FEWEST, MOST = 2, 4
"""The fewest and the most seats of a position."""
PLACE = "position"
STEPS = (*PHASES[:3], "attackers", *PHASES[3:])
ZONES = ("command", "hand", "library", "graveyard", "exile")


class Lying(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A permanent: its card, how it stands, and what it is attached to, by the name of that."""

    card: str
    name: str = ""
    tapped: bool = False
    new: bool = False
    damage: int = 0
    controller: int | None = None
    attached: str = ""
    counters: dict[str, int] = field(default_factory=dict[str, int])


class Sitting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The things of a seat. `damage` is what the commanders of seats have dealt to it."""

    deck: str = "kaalia"
    life: int = 40
    command: tuple[str, ...] | None = None
    hand: tuple[str, ...] = ()
    library: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    exile: tuple[str, ...] = ()
    battlefield: tuple[str | Lying, ...] = ()
    floating: int = 0
    casts: int = 0
    damage: dict[str, int] = field(default_factory=dict[str, int])


class Lain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A spell on the stack, and what it is aimed at: names of permanents, or `seat.1`."""

    card: str
    seat: int
    targets: tuple[str, ...] = ()
    x: int = 0


class Position(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position: it begins with a step, or, if something lies on the stack, within it."""

    seats: tuple[Sitting, ...]
    turn: int = 5
    active: int = 0
    step: str = "main"
    lands: int = 0
    stack: tuple[Lain, ...] = ()


class MagicPositions(Positions):
    """Positions of Commander: what each seat has, the stack, and the step that begins."""

    fields = Position

    def position(
        self,
        library: Library,
        data: Mapping[str, Any],
        options: Mapping[str, Any],
        format: str | None,
        folder: Path,
    ) -> tuple[State, str]:
        """Describe it between ready decks' commanders."""
        return read_position(data), format or COMMANDER

    def facts(self, match: Match[State]) -> Mapping[str, Any]:
        """Return zones by the names of cards, and what permanents are by all that acts on them."""
        table = match.table
        state = table.state
        outcome = state.outcome
        return {
            "turn": state.turn,
            "active": int(state.active),
            "step": state.step,
            "stack": [item.slug for item in state.stack],
            "seats": [_facts_of(match, seat) for seat in state.seats],
            "winners": [] if outcome is None else list(map(int, outcome.winners)),
            "ended": "" if outcome is None else outcome.reason,
        }

    def words(self, match: Match[State]) -> Mapping[str, Any]:
        """Say whose commander a seat has, and lay permanents where their owners are."""
        facts, state = self.facts(match), match.table.state
        decks = {commander: deck for deck, commander in COMMANDERS.items()}
        seats = [
            {**row, "deck": decks[state.slug(state.commanders[seat])], "battlefield": []}
            for seat, row in zip(state.seats, facts["seats"], strict=True)
        ]
        for seat, row in zip(state.seats, facts["seats"], strict=True):
            for name, lying in row["battlefield"].items():
                seats[lying["owner"]]["battlefield"].append(_lying_words(int(seat), name, lying))
        return {**facts, "seats": seats}

    def pile(self, match: Match[State]) -> tuple[str, ...]:
        """Return the library that is shuffled: it is the one of the same size."""
        domain: Any = match.pending[0].decision.domain
        state = match.table.state
        sized = (pile for pile in state.libraries.values() if len(pile) == domain.count)
        return tuple(map(state.slug, next(sized, ())))


def _facts_of(match: Match[State], seat: Seat) -> dict[str, Any]:
    state = match.table.state
    zones = (state.commands, state.hands, state.libraries, state.graveyards, state.exiles)
    piles = {
        name: [state.slug(card) for card in zone[seat]]
        for name, zone in zip(ZONES, zones, strict=True)
    }
    permanents: dict[str, Any] = {}
    for handle, permanent in state.play.items():
        if permanent.seat == seat:
            name = state.slug(handle)
            same = sum(each.partition("/")[0] == name for each in permanents)
            permanents[f"{name}/{same + 1}" if same else name] = _lying(match, handle, permanent)
    return {
        "out": seat not in state.alive,
        "life": state.life[seat],
        "floating": state.floating[seat],
        "casts": state.casts.get(state.commanders[seat], 0),
        "damage": {
            str(state.commanders.index(key // SEATS)): amount
            for key, amount in state.dealt.items()
            if key % SEATS == seat
        },
        **piles,
        "battlefield": permanents,
    }


def _lying(match: Match[State], handle: int, permanent: Permanent) -> dict[str, Any]:
    state, one = match.table.state, now(match.table, handle)
    attached = "" if permanent.attached == EMPTY else state.slug(permanent.attached)
    return {
        "owner": int(state.owners[handle]),
        "kinds": list(one.kinds),
        "power": one.power,
        "toughness": one.toughness,
        "keywords": list(one.keywords),
        "tapped": permanent.tapped,
        "new": permanent.sick,
        "damage": permanent.damage,
        "attached": attached,
        "attacking": None if permanent.attacking == NOBODY else int(permanent.attacking),
        "counters": dict(permanent.counters),
    }


def _lying_words(seat: int, name: str, lying: Mapping[str, Any]) -> dict[str, Any]:
    """Return a permanent as a position says it."""
    card = name.partition("/")[0]
    controller = None if lying["owner"] == seat else seat
    return {**lying, "card": card, "name": "" if card == name else name, "controller": controller}


# -- reading ---------------------------------------------------------------------------------------


def read_position(data: Mapping[str, Any]) -> State:
    """Return the state that a position describes.

    Raises:
        BadInput: all that is wrong with it.
    """
    reader = _Reader(read_fields(data, Position, PLACE))
    reader.check()
    reader.stop()
    return reader.lay()


def _cards_of(sitting: Sitting) -> Iterator[str]:
    for name in ZONES:
        yield from getattr(sitting, name) or ()
    for each in sitting.battlefield:
        yield each if isinstance(each, str) else each.card


class _Reader(CardReader[Position, int]):
    """A reader that checks first and lays out then. Its cards are their places in the list."""

    state: State

    def __init__(self, position: Position) -> None:
        super().__init__(position, range(len(position.seats)))
        self.names: dict[str, int] = {}

    def look_up(self, slug: str, place: str, kinds: tuple[str, ...]) -> int | None:
        """Return the place of a card, whatever it is."""
        if slug in TITLES:
            return TITLES[slug]
        near = meant_card(slug, TITLES)
        if near:
            self.fault(place, "position-card-near", card=slug, near=near)
        else:
            self.fault(place, "position-card", card=slug)
        return None

    # -- checks --------------------------------------------------------------------------------

    def check(self) -> None:
        """Note all that is wrong but names of permanents."""
        position = self.position
        if not FEWEST <= len(self.seats) <= MOST:
            self.fault("position: seats", "position-seats")
        if position.step not in STEPS:
            self.fault("position: step", "position-step", step=position.step, steps=STEPS)
        named = (str(position.active), *(str(item.seat) for item in position.stack))
        for seat in (*named, *(other for sitting in position.seats for other in sitting.damage)):
            if seat not in map(str, self.seats):
                self.fault(PLACE, "position-seat", seat=seat)
        for number, sitting in enumerate(position.seats):
            place = f"position: seats[{number}]"
            if sitting.deck not in COMMANDERS:
                decks = tuple(COMMANDERS)
                self.fault(place, "position-deck", deck=sitting.deck, decks=decks)
            self._check_cards(_cards_of(sitting), place)
        self._check_cards((item.card for item in position.stack), "position: stack")

    def _check_cards(self, slugs: Iterable[str], place: str) -> None:
        for slug in slugs:
            _ = self.look_up(slug, place, FREE)

    # -- laying out ----------------------------------------------------------------------------

    def lay(self) -> State:
        """Return the state of a position in which nothing is wrong.

        Raises:
            BadInput: something is called by a name that nothing has.
        """
        position = self.position
        self.state = state = new_state(tuple(sitting.deck for sitting in position.seats), Numbers())
        state.commanders = ()
        for number, sitting in enumerate(position.seats):
            self._sit(Seat(number), sitting)
        for number, sitting in enumerate(position.seats):
            self._lay(Seat(number), sitting)
        for item in position.stack:
            self._stack(item)
        self._crown()
        state.printed = len(self.printed)
        state.titles, state.owners = tuple(self.printed), tuple(self.owners)
        state.physical = self.physical
        state.active = state.first = Seat(position.active)
        state.turn, state.lands = position.turn, position.lands
        state.step = position.step
        state.frames = frames_from(state.active, position.step, within=bool(position.stack))[::-1]
        return state

    def _sit(self, seat: Seat, sitting: Sitting) -> None:
        state = self.state
        commander = COMMANDERS[sitting.deck]
        lying = {each if isinstance(each, str) else each.card for each in sitting.battlefield}
        command = sitting.command
        if command is None:
            elsewhere = (*sitting.hand, *sitting.library, *sitting.graveyard, *sitting.exile)
            on_stack = {item.card for item in self.position.stack if item.seat == seat}
            away = commander in lying | on_stack or commander in elsewhere
            command = () if away else (commander,)
        zones = (state.commands, state.hands, state.libraries, state.graveyards, state.exiles)
        piles = (command, sitting.hand, sitting.library, sitting.graveyard, sitting.exile)
        for zone, slugs in zip(zones, piles, strict=True):
            zone[seat] = self.cards(slugs, seat, PLACE)
        for handle in state.hands[seat]:
            state.known[handle] = (seat,)
        state.life[seat], state.floating[seat] = sitting.life, sitting.floating

    def _lay(self, seat: Seat, sitting: Sitting) -> None:
        state = self.state
        for each in sitting.battlefield:
            lying = Lying(card=each) if isinstance(each, str) else each
            handle = self.card(lying.card, seat, PLACE)
            self.names[lying.name or lying.card] = handle
            holder = seat if lying.controller is None else Seat(lying.controller)
            state.born += 1
            state.play[handle] = Permanent(
                holder,
                state.born,
                TITLES[lying.card],
                holder,
                state.born,
                attached=self._named(lying.attached) if lying.attached else EMPTY,
                counters=tuple(sorted(lying.counters.items())),
                tapped=lying.tapped,
                sick=lying.new,
                damage=lying.damage,
            )

    def _crown(self) -> None:
        """Find the commanders, wherever they lie, and what they have done."""
        state = self.state
        for number, sitting in enumerate(self.position.seats):
            commander, seat = TITLES[COMMANDERS[sitting.deck]], Seat(number)
            commanders = [
                handle
                for handle, owner in enumerate(self.owners)
                if owner == seat and self.printed[handle] == commander
            ]
            handle = commanders[0] if commanders else self._gone(seat, sitting.deck)
            state.commanders = (*state.commanders, handle)
            if sitting.casts:
                state.casts[handle] = sitting.casts
        for number, sitting in enumerate(self.position.seats):
            for other, amount in sitting.damage.items():
                state.dealt[state.commanders[int(other)] * SEATS + number] = amount

    def _gone(self, seat: Seat, deck: str) -> int:
        handle = self.card(COMMANDERS[deck], seat, PLACE)
        self.state.exiles[seat] += (handle,)
        return handle

    def _named(self, name: str) -> int:
        if name not in self.names:
            self.fault(PLACE, "position-name", name=name)
            self.stop()
        return self.names[name]

    def _stack(self, item: Lain) -> None:
        state, seat = self.state, Seat(item.seat)
        handle = self.card(item.card, seat, PLACE)
        state.born += 1
        self.names[item.card] = handle
        targets = tuple(self._target(name) for name in item.targets)
        spell = Item(state.born, "spell", handle, item.card, seat, targets, item.x)
        state.stack = (*state.stack, spell)

    def _target(self, name: str) -> Target:
        word, _, number = name.partition(".")
        if word == "seat" and number.isdigit():
            return Target(PLAYER, 0, Seat(int(number)))
        handle = self._named(name)
        permanent = self.state.play.get(handle)
        if permanent is not None:
            return Target(handle, permanent.born)
        number_of = next(each.number for each in self.state.stack if each.card == handle)
        return Target(handle, number_of)
